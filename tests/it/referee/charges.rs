//! Which actions a charge and a withdrawal take.

use std::collections::BTreeMap;

use fivefoot::field::{Battlefield, Creature, Encounter, InitiativeEntry, Name, Rounds, Side, Stage, TurnLog};
use fivefoot::grid::Square;
use fivefoot::referee::{Charge, Charges, Fact, Referee, Remaining, TurnFact, Withdrawal, Withdrawals};
use fivefoot::ruleset::RulesetLibrary;

fn name(text: &str) -> Name {
    Name::new(text).unwrap()
}

fn table(whose: &str, turn_log: TurnLog) -> Encounter {
    let mut table = Encounter::new("srd35", Battlefield::open(12, 3).unwrap());
    for (who, side, x) in [("Aldo", "heroes", 1), ("Orc", "foes", 7)] {
        table.put(Creature::plain(name(who), Square::new(x, 1), Side(name(side))));
    }
    let turn_log = BTreeMap::from([(name("Aldo"), turn_log)]);
    let stage = Stage::Turn(Some(name(whose)));
    let place = |who| InitiativeEntry {
        name: name(who),
        initiative: 10,
        bonus: 0,
        dexterity: 0,
        rolls: Vec::new(),
        shares: None,
    };
    let order = vec![place("Aldo"), place("Orc")];
    table.rounds = Some(Box::new(Rounds { round: 1, stage, order, turn_log, ..Rounds::not_begun() }));
    table
}

/// The turn refusals of a charge, of a charge with one action, and of a withdrawal.
fn refused(ruleset: &str, table: &Encounter) -> [Vec<TurnFact>; 3] {
    let library = RulesetLibrary::bundled().unwrap();
    let referee = Referee::new(library.get(ruleset).unwrap(), table);
    let mover = referee.mover(&name("Aldo")).unwrap();
    let charge = |one_action| {
        let asked = Charge { one_action, ..Charge::at(name("Orc")) };
        Charges(referee).charge(&mover, table.creature(&name("Orc")).unwrap(), &asked).ruling
    };
    let withdrawal = Withdrawals(referee).withdraw(&mover, &Withdrawal::default());
    [charge(false), charge(true), withdrawal].map(|ruling| {
        let turns = ruling.findings.into_iter().filter_map(|finding| match finding.fact {
            Fact::Turn(fact) => Some(fact),
            _ => None,
        });
        turns.collect()
    })
}

#[test]
fn a_charge_and_a_withdrawal_take_their_actions() {
    use fivefoot::referee::Action::{FullRound, Only, Standard};
    let none: [Vec<TurnFact>; 3] = Default::default();
    let lacks = |action, left| vec![TurnFact::NoActionLeft { action, left }];
    for ruleset in ["srd35", "epic-path"] {
        assert_eq!(refused(ruleset, &table("Aldo", TurnLog::default())), none, "{ruleset}");
        let whose = || vec![TurnFact::NotItsTurn { whose: name("Orc") }];
        assert_eq!(refused(ruleset, &table("Orc", TurnLog::default())), [whose(), whose(), whose()], "{ruleset}");
        let stepped = table("Aldo", TurnLog { steps: 1, ..TurnLog::default() });
        let step = || vec![TurnFact::SteppedAlready { by_standing: false }];
        assert_eq!(refused(ruleset, &stepped), [step(), step(), step()], "{ruleset}");
    }
    let moved = table("Aldo", TurnLog { moves: 1, ..TurnLog::default() });
    let [charge, short, away] = [FullRound, Only, FullRound].map(|action| lacks(action, Remaining::Either));
    assert_eq!(refused("srd35", &moved), [charge, short, away]);
    assert_eq!(refused("epic-path", &moved), none);
    let acted = table("Aldo", TurnLog { standard: true, ..TurnLog::default() });
    let [charge, short, away] = [FullRound, Only, FullRound].map(|action| lacks(action, Remaining::Move));
    assert_eq!(refused("srd35", &acted), [charge, short, away]);
    assert_eq!(refused("epic-path", &acted), [(); 3].map(|()| lacks(Standard, Remaining::Move)));
    let made = TurnLog { maneuver: Some("overrun".to_owned()), ..TurnLog::default() };
    let one = || vec![TurnFact::OneManeuver { made: "overrun".to_owned() }];
    assert_eq!(refused("epic-path", &table("Aldo", made.clone())), [one(), one(), one()]);
    assert_eq!(refused("srd35", &table("Aldo", made)), none);
}

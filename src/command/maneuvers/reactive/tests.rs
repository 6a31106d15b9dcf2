use super::*;
use crate::command::core::dice::DiceSource;
use crate::command::core::rights::{Person, Standing};
use crate::command::input::invocation::Invocation;
use crate::command::maneuvers::withdraw::WITHDRAW;
use crate::field::{Battlefield, Creature, Encounter, Rounds, Side};
use crate::referee::Distances;
use crate::ruleset::RulesetLibrary;
use crate::words::{Locale, Message};

fn name(text: &str) -> Name {
    Name::new(text).expect("a name")
}

/// An open board with creatures: name, anchor, side and speed.
fn board(creatures: &[(&str, (i32, i32), &str, u32)]) -> Encounter {
    let mut encounter = Encounter::new("rise", Battlefield::open(20, 9).expect("a board"));
    for &(who, (x, y), side, speed) in creatures {
        let mut creature = Creature::plain(name(who), Square::new(x, y), Side(name(side)));
        creature.speed = Some(Feet(speed));
        encounter.put(creature);
    }
    encounter
}

fn decide(encounter: &Encounter, options: &[(&str, &str)]) -> Result<Outcome, UserError> {
    let library = RulesetLibrary::bundled().expect("the bundled files");
    let owned = options.iter().map(|&(option, value)| (option.to_owned(), value.to_owned())).collect();
    let given = Invocation { name: "withdraw".to_owned(), options: owned, ..Invocation::default() };
    let options = WITHDRAW.check(&given)?;
    let keep = KeepDistance::parse(&options)?.ok_or_else(|| UserError::new(Message::literal("nothing to keep")))?;
    let dice = DiceSource::open(Some(1)).expect("a cup").dice();
    let person = Person { id: 1, standing: Standing::Gm, locale: Locale::default() };
    let (sheet, roster, stops_after) = (None, &[][..], None);
    let (encounter, library, dice) = (Some(encounter), &library, &dice);
    let table = Table { encounter, library, ruleset: None, person, stops_after, dice, sheet, roster };
    keep.decide(&table)
}

fn stands(encounter: &Encounter, who: &str) -> String {
    encounter.creature(&name(who)).map(|creature| creature.anchor.to_string()).expect("somebody")
}

fn feet(outcome: &Outcome) -> u64 {
    outcome.ruling.as_ref().and_then(|ruling| ruling["feet"].as_u64()).expect("feet")
}

/// Rise, Withdraw: keeps a minimum distance, from one opponent or several.
#[test]
fn whoever_withdraws_gets_away_from_all_of_them() {
    let encounter = board(&[("W", (5, 4), "heroes", 30), ("A", (4, 4), "foes", 30), ("B", (5, 8), "foes", 30)]);
    let from_one = decide(&encounter, &[("creature", "W"), ("from", "A"), ("distance", "20")]).expect("an outcome");
    assert_eq!((feet(&from_one), stands(from_one.next.as_ref().expect("a table"), "W")), (15, "I5".to_owned()));
    let from_both = decide(&encounter, &[("creature", "W"), ("from", "A, B"), ("distance", "25")]).expect("an outcome");
    let next = from_both.next.as_ref().expect("a table");
    let library = RulesetLibrary::bundled().expect("the bundled files");
    let referee = Referee::new(library.get("rise").expect("a ruleset"), next);
    let spot = |who: &str| Distances(referee).spot(next.creature(&name(who)).expect("somebody"));
    for other in ["A", "B"] {
        assert!(Distances(referee).feet_between(spot("W"), spot(other)) >= Feet(25), "{other}: {}", from_both.message);
    }
    // It goes as far as its speed allows, and no further than it needs to.
    let far = decide(&encounter, &[("creature", "W"), ("from", "A"), ("distance", "500")]).expect("an outcome");
    assert_eq!((feet(&far), stands(far.next.as_ref().expect("a table"), "W")), (30, "L5".to_owned()));
    let near = decide(&encounter, &[("creature", "W"), ("from", "A"), ("distance", "5")]).expect("an outcome");
    assert_eq!(feet(&near), 0);
}

/// Rise: following and withdrawing answer each other step by step, and the faster creature gets its way.
#[test]
fn between_one_who_follows_and_one_who_withdraws_the_faster_has_its_way() {
    for (wolf, hare, end) in [(20, 40, 25), (40, 20, 5)] {
        let mut encounter = board(&[("Hare", (6, 4), "heroes", hare), ("Wolf", (3, 4), "foes", wolf)]);
        let mut rounds = Rounds::in_phases();
        let follows = Intent::Follow { target: name("Hare"), distance: Feet(5), lost: None };
        rounds.intents.insert(name("Wolf"), follows);
        encounter.rounds = Some(Box::new(rounds));
        let outcome =
            decide(&encounter, &[("creature", "Hare"), ("from", "Wolf"), ("distance", "25")]).expect("an outcome");
        let next = outcome.next.as_ref().expect("a table");
        let apart = stands(next, "Hare").parse::<Square>().expect("a square").x
            - stands(next, "Wolf").parse::<Square>().expect("a square").x;
        assert_eq!(apart * 5, end, "{}", outcome.message);
        let rounds = next.rounds.as_ref().expect("rounds");
        for (who, speed) in [("Hare", hare), ("Wolf", wolf)] {
            assert!(rounds.of(&name(who)).expect("doings").total_feet() <= Feet(speed), "{who}");
        }
        assert!(matches!(rounds.intents.get(&name("Hare")), Some(Intent::KeepAway { .. })));
    }
}

#[test]
fn a_withdrawal_that_makes_no_sense_is_told() {
    let encounter = board(&[("W", (5, 4), "heroes", 30), ("A", (4, 4), "foes", 30)]);
    for (from, distance, hint) in [
        ("W", "20", "cannot withdraw from itself"),
        (" , ", "20", "with commas between"),
        ("Nobody", "20", "Nobody here is called"),
        ("A", "0", "at least 5 ft"),
        ("A", "10000", "from 0 to 1000"),
    ] {
        let mistake = decide(&encounter, &[("creature", "W"), ("from", from), ("distance", distance)]);
        assert!(mistake.expect_err("a mistake").to_string().contains(hint), "{from} {distance}");
    }
}

//! A table without its hidden creatures, and merging back what was done there.

use fivefoot::field::{Battlefield, Creature, Encounter, InitiativeEntry, Name, Rounds, Side, Stage, TurnLog};
use fivefoot::grid::Square;

fn name(text: &str) -> Name {
    Name::new(text).expect("a name")
}

fn table() -> Encounter {
    let mut table = Encounter::new("srd35", Battlefield::open(9, 9).expect("a board"));
    let mut rounds = Rounds::not_begun();
    for (at, (who, hidden)) in [("Aldo", false), ("Bryn", false), ("Stalker", true)].into_iter().enumerate() {
        let creature = Creature::plain(name(who), Square::new(at as i32, 0), Side(name("heroes")));
        table.put(Creature { hidden, ..creature });
        rounds.put(InitiativeEntry {
            name: name(who),
            initiative: 20 - at as i32,
            bonus: 0,
            dexterity: 0,
            rolls: Vec::new(),
            shares: None,
        });
        rounds.turn_log.insert(name(who), TurnLog { moves: 1, ..TurnLog::default() });
    }
    rounds.round = 1;
    rounds.stage = Stage::Turn(Some(name("Bryn")));
    table.rounds = Some(Box::new(rounds));
    table
}

#[test]
fn hidden_creatures_are_out_of_view_and_not_lost() {
    let table = table();
    let view = table.visible().into_owned();
    assert!(!format!("{view:?}").to_lowercase().contains("stalker"), "{view:?}");
    assert_eq!(table.with_unseen(view.clone(), |one| one.hidden), table);
    // The turn skips hidden creatures, and the new round clears what they have done.
    let mut next = view;
    if let Some(rounds) = next.rounds.as_deref_mut() {
        rounds.next_turn(|_| true);
    }
    let whole = table.with_unseen(next, |one| one.hidden);
    let rounds = whole.rounds.as_deref().expect("turns");
    assert_eq!((rounds.round, rounds.acting()), (2, Some(&name("Aldo"))));
    assert!(rounds.place(&name("Stalker")).is_some() && rounds.of(&name("Stalker")).is_none());
}

#[test]
fn a_hidden_creature_gives_up_a_name_taken_meanwhile() {
    let table = table();
    let mut next = table.visible().into_owned();
    next.put(Creature::plain(name("stalker"), Square::new(5, 5), Side(name("heroes"))));
    let whole = table.with_unseen(next, |one| one.hidden);
    let there: Vec<(&str, bool)> = whole.creatures().iter().map(|one| (one.name.as_str(), one.hidden)).collect();
    assert_eq!(there, [("Aldo", false), ("Bryn", false), ("stalker", false), ("Stalker 2", true)]);
    let places: Vec<&str> = whole.rounds.iter().flat_map(|r| &r.order).map(|place| place.name.as_str()).collect();
    assert_eq!(places, ["Aldo", "Bryn", "Stalker 2"]);
}

//! How much the search for ways to a target does.

use fivefoot::field::{Battlefield, Creature, Encounter, Name, Side};
use fivefoot::grid::{Feet, Square};
use fivefoot::referee::{Aim, Approaches, CommandVerdict, Referee, Tally};
use fivefoot::ruleset::RulesetLibrary;

fn creature(who: &str, at: (i32, i32), side: &str) -> Creature {
    let name = |text: &str| Name::new(text).expect("a name");
    Creature::plain(name(who), Square::new(at.0, at.1), Side(name(side)))
}

/// On a board of 40 by 40 with 20 creatures, most of them in the way, the searches stay small in every ruleset, for
/// walkers and for fliers.
#[test]
fn what_is_searched_stays_small() {
    let library = RulesetLibrary::bundled().expect("the bundled files");
    for id in library.ids() {
        let mut table = Encounter::new(id, Battlefield::open(40, 40).expect("a board"));
        let class = match id {
            "epic-path" => " greater",
            "rise" => "",
            _ => " good",
        };
        table.put(Creature { speed: Some(Feet(30)), ..creature("Aldo", (15, 20), "heroes") });
        let modes = format!("fly 60{class}").parse().expect("a mode");
        table.put(Creature { speed: Some(Feet(30)), modes, ..creature("Bat", (15, 22), "heroes") });
        table.put(creature("Ogre", (21, 20), "foes"));
        for nth in 0..18 {
            let at = (16 + nth % 6, 15 + 2 * (nth / 6) * 2 + nth % 2);
            table.put(creature(&format!("Goblin {}", nth + 1), at, "foes"));
        }
        let ruleset = library.get(id).expect("it is listed");
        let referee = Referee::new(ruleset, &table);
        let name = |who: &str| Name::new(who).expect("a name");
        let target = table.creature(&name("Ogre")).expect("it is there");
        for who in ["Aldo", "Bat"] {
            let mover = referee.mover(&name(who)).expect("it is there");
            for aim in [Aim::Target(target), Aim::Away, Aim::Square(Square::new(25, 25))] {
                Tally::forget();
                let found = Approaches(referee).find(&mover, &aim, (12, &|_| CommandVerdict::Same));
                let made = Tally::done().labels;
                assert!(made < 100_000, "{id} {who} {aim:?}: {made} labels");
                assert!(!found.ways.is_empty() || !found.refused.is_empty());
            }
        }
    }
}

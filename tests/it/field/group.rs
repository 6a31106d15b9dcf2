//! Groups of creatures as people type them: `Goblin 1-12`, `Goblin 1, 4`, or the name of a side.

use fivefoot::field::{Battlefield, Creature, Encounter, Name, Side};
use fivefoot::grid::Square;

fn table(names: &[&str]) -> Encounter {
    let name = |text: &str| Name::new(text).expect("a name");
    let mut table = Encounter::new("srd35", Battlefield::open(20, 5).expect("a board"));
    for text in names {
        let side = if text.starts_with("Goblin") { "monsters" } else { "heroes" };
        table.put(Creature::plain(name(text), Square::new(0, 0), Side(name(side))));
    }
    table
}

fn found(table: &Encounter, typed: &str) -> String {
    match table.find_group(typed) {
        Ok(all) => all.iter().map(|one| one.name.as_str()).collect::<Vec<_>>().join(", "),
        Err(part) => format!("? {part}"),
    }
}

#[test]
fn ranges_lists_and_sides_name_groups() {
    let names = ["Aldo", "Goblin 1", "Goblin 2", "Goblin 4", "Goblin 10", "Brakka"];
    let table = table(&names);
    for (typed, group) in [
        ("Goblin 1-12", "Goblin 1, Goblin 2, Goblin 4, Goblin 10"),
        ("goblin2-4", "Goblin 2, Goblin 4"),
        ("gob 4 – 10", "Goblin 4, Goblin 10"),
        ("Goblin 4-1, Aldo", "Goblin 1, Goblin 2, Goblin 4, Aldo"),
        ("Goblin 1, 4, 10", "Goblin 1, Goblin 4, Goblin 10"),
        ("Goblin 1, Goblin 1-2", "Goblin 1, Goblin 2"),
        ("Monsters", "Goblin 1, Goblin 2, Goblin 4, Goblin 10"),
        ("heroes; Goblin 2", "Aldo, Brakka, Goblin 2"),
        ("ald", "Aldo"),
        ("Goblin 4", "Goblin 4"),
        ("Goblin 20-30", "? Goblin 20-30"),
        ("Aldo, Ogre", "? Ogre"),
        ("Goblin, Aldo", "? Goblin"),
        ("goblins", "Goblin 1, Goblin 2, Goblin 4, Goblin 10"),
        ("goblins, ald", "Goblin 1, Goblin 2, Goblin 4, Goblin 10, Aldo"),
        ("gob2 gob4", "Goblin 2, Goblin 4"),
        ("gob2 ogre", "? gob2 ogre"),
        ("aldo 4", "? aldo 4"),
        ("gob2, aldo 4", "? aldo 4"),
        ("aldos", "? aldos"),
        (",", "? ,"),
    ] {
        assert_eq!(found(&table, typed), group, "{typed}");
    }
}

#[test]
fn a_creatures_own_name_means_that_creature() {
    let table = table(&["Goblin 1", "Goblin 2", "Goblin 1-12", "Monsters"]);
    assert_eq!(found(&table, "Goblin 1-12"), "Goblin 1-12");
    assert_eq!(found(&table, "monsters"), "Monsters");
    assert_eq!(found(&table, "goblin 1-2"), "Goblin 1, Goblin 2");
}

//! Whatever `/table export` writes, `/table import` reads back to the same table: after any commands, with the extremes of
//! everything that they accept.

use fivefoot::command::{SPECS, Status};

use crate::boards::how_many;
use crate::chance::Chance;
use crate::door::Door;

/// Commands that don't belong in a session, or that don't concern the table itself.
const LEFT_OUT: [&str; 9] = [
    "table new",
    "table import",
    "table export",
    "map import",
    "map paste",
    "privacy delete",
    "undo",
    "redo",
    "replay",
];

#[test]
fn every_table_that_is_exported_is_imported() {
    let (mut exports, mut done) = (0, 0);
    for seed in 0..how_many(5) {
        let mut chance = Chance(seed);
        let book = ["srd35", "dnd35", "reaction", "epic-path", "rise"][(seed % 5) as usize];
        let mut here = Door::seeded(Some(seed));
        here.done(&format!("/table new width:12 height:9 ruleset:{book}"));
        here.done("/map paint squares:A1:C2 terrain:pit");
        here.done("/creature add name:Aldo at:B2 modes:\"fly 60\" initiative:3");
        here.done("/creature add name:Bryn at:F6 side:foes initiative:2");
        let specs: Vec<_> = SPECS.iter().filter(|spec| !LEFT_OUT.contains(&&*spec.words()) && !spec.looks).collect();
        for nth in 1..=60 {
            let spec = if nth % 3 == 0 {
                SPECS.iter().find(|spec| spec.words() == "creature edit").unwrap()
            } else {
                chance.one_of(&specs)
            };
            let line = chance.command(spec, &["Aldo", "Bryn"]);
            done += usize::from(here.ask(&line)["status"] == "done");
            if nth % 15 != 0 {
                continue;
            }
            let exported = here.hand("/table export", b"").file.expect("a file").bytes;
            let mut there = Door::open();
            let read = there.hand("/table import file:table.json", &exported);
            assert_eq!(read.status, Status::Done, "seed {seed}, {line}: {}", read.text());
            let again = there.hand("/table export", b"").file.expect("a file").bytes;
            assert_eq!(String::from_utf8(again), String::from_utf8(exported), "seed {seed}, {line}");
            exports += 1;
        }
    }
    println!("{exports} exports after {done} commands that were done");
    assert!(done > exports, "{done}");
}

/// Two commands may together exceed the limit of each: high above a pit is even higher above its floor.
#[test]
fn the_height_above_a_pit_is_no_reason_to_refuse_a_table() {
    let mut here = Door::open();
    here.done("/table new width:9 height:9");
    here.done("/creature add name:Aldo at:B2 modes:\"fly 60\" altitude:1000");
    here.done("/map paint squares:B2 terrain:pit");
    let exported = here.hand("/table export", b"").file.unwrap().bytes;
    let read = Door::open().hand("/table import file:table.json", &exported);
    assert_eq!(read.status, Status::Done, "{}", read.text());
}

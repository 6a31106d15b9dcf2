//! Any line gets an answer.

use proptest::prelude::*;

use crate::boards::one_in;
use crate::door::Door;

/// Gives the lines on a small table that has everything on it, and accepts any well-formed answer.
fn ask_on_a_table(lines: &[String]) -> Result<(), TestCaseError> {
    let mut door = Door::open();
    for line in [
        "/table new width:6 height:5",
        "/map paint squares:C2:C3 terrain:solid",
        "/map edge squares:D4 side:east barrier:low",
        "/creature add name:Ogre at:D1 size:large side:foes",
        "/creature add name:Rat at:A5 size:tiny",
    ] {
        door.done(line);
    }
    for line in lines {
        let reply = door.ask(line);
        let known = ["done", "refused", "pending", "error"].contains(&reply["status"].as_str().unwrap_or_default());
        prop_assert!(known, "{line}: {reply}");
        let message = reply["message"].as_str().unwrap_or_default();
        prop_assert!(!message.trim().is_empty(), "{line}: {reply}");
        prop_assert!(!message.contains("our side"), "a fault of ours. {line}: {reply}");
    }
    Ok(())
}

/// A line that is almost a command: real words with absurd values.
fn absurd() -> impl Strategy<Value = String> {
    let words = prop::sample::select(vec![
        "/table new",
        "/map paint",
        "/map edge",
        "/creature add",
        "/creature edit",
        "/creature remove",
        "/place",
        "/move",
        "/reachable",
        "/threat",
        "/measure",
        "/undo",
        "/redo",
        "/history",
        "/show",
        "/help",
        "/",
        "/creature",
        "/MOVE",
    ]);
    let options = prop::sample::select(vec![
        "width",
        "height",
        "squares",
        "terrain",
        "layers",
        "side",
        "barrier",
        "name",
        "at",
        "size",
        "speed",
        "reach",
        "altitude",
        "helpless",
        "conditions",
        "prone",
        "ignores",
        "weapon-reach",
        "space",
        "armor",
        "speed-bonus",
        "constitution",
        "fits",
        "creature",
        "to",
        "from",
        "pace",
        "prefer",
        "preview",
        "force",
        "as-far-as",
        "mode",
        "x",
    ]);
    let values = prop_oneof![
        prop::sample::select(vec![
            "A1",
            "F5",
            "G6",
            "ZZ9999",
            "A0",
            "A1:F5",
            "F5:A1",
            "\"A1 B1 A1\"",
            "\"D1 D1\"",
            "\"E2 E3 Z99 A1\"",
            "0",
            "5",
            "7",
            "-5",
            "4294967295",
            "99999999999999999999",
            "1000ft",
            "0.5",
            "1e9",
            "true",
            "maybe",
            "Ogre",
            "Rat",
            "o",
            "\"\"",
            "\" \"",
            "colossal",
            "titanic",
            "fine",
            "narrow",
            "concealed",
            "none",
            "heavy",
            "E5:E6",
            "\"prone blinded\"",
            "\"low difficult\"",
            "solid",
            "difficult",
            "wall",
            "low",
            "north",
            "double",
            "safest",
            "neutral",
            "\u{202e}x",
            "<@everyone>",
            "```",
            "'; DROP TABLE creatures; --",
            "NaN",
            "\u{0}",
            "é\u{301}\u{301}\u{301}",
        ])
        .prop_map(str::to_owned),
        "[ -~]{0,8}",
        "\\PC{0,6}",
    ];
    let option = (options, values).prop_map(|(option, value)| format!(" {option}:{value}"));
    (words, prop::collection::vec(option, 0..5)).prop_map(|(words, options)| words.to_owned() + &options.concat())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 60 / one_in(3) as u32, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn nothing_panics_on_absurd_commands(lines in prop::collection::vec(absurd(), 1..12)) {
        ask_on_a_table(&lines)?;
    }

    #[test]
    fn nothing_panics_on_lines_that_are_no_commands(lines in prop::collection::vec("\\PC{0,40}", 1..6)) {
        ask_on_a_table(&lines)?;
    }
}

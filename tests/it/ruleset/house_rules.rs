//! House rules that change rulings: a board and a question for each.

use serde_json::Value;

use crate::boards::one_in;
use crate::door::Door;

/// A ruling without the sources of its rules.
fn judged(door: &mut Door, question: &str) -> Value {
    let mut ruling = door.ask(question)["ruling"].clone();
    let answer = ruling.as_object_mut().unwrap_or_else(|| panic!("no ruling: {question}"));
    answer.remove("rules");
    answer.remove("speed");
    ruling
}

/// For each house rule about ground movement: a ruleset, a value, a table, and a question whose answer it changes.
const MATTERS: &[Matter] = &[
    ("srd35", "diagonals", "one-for-one", &["/creature add name:A at:A1"], "/move to:D4 preview:true"),
    (
        "rise",
        "squeezing",
        "doubles",
        &["/map paint squares:\"A1:H1 A3:H3\" terrain:solid", "/creature add name:A at:A2 size:large space:A2:B2"],
        "/move to:E2 preview:true",
    ),
    (
        "rise",
        "squeezing",
        "hampers",
        &["/map paint squares:\"A1:H1 A3:H3\" terrain:solid", "/creature add name:A at:A2 size:large space:A2:B2"],
        "/move to:E2 preview:true",
    ),
    ("rise", "poor-visibility", "1", &["/creature add name:A at:A1 conditions:blinded"], "/move to:C1 preview:true"),
    (
        "rise",
        "dead",
        "rough",
        &["/creature add name:A at:A1", "/creature add name:B at:B1 conditions:dead"],
        "/move creature:A to:C1 preview:true",
    ),
    (
        "srd35",
        "corner",
        "allowed",
        &["/map paint squares:B1 terrain:solid", "/creature add name:A at:A1"],
        "/move to:B2 preview:true",
    ),
    (
        "srd35",
        "corner",
        "by-fill",
        &["/map paint squares:B1 terrain:pillar", "/creature add name:A at:A1"],
        "/move to:B2 preview:true",
    ),
    (
        "srd35",
        "fills-corner",
        "as-solid",
        &["/creature add name:A at:A1", "/creature add name:Ooze at:B1 fills:true side:foes"],
        "/move creature:A to:B2 preview:true",
    ),
    (
        "srd35",
        "hampering",
        "once",
        &["/map paint squares:B1:B9 terrain:difficult layers:2", "/creature add name:A at:A1"],
        "/move to:C1 preview:true",
    ),
    (
        "srd35",
        "difficult-diagonal",
        "counted",
        &["/map paint squares:B2 terrain:difficult", "/creature add name:A at:A1"],
        "/move to:\"B2 C3\" preview:true",
    ),
    (
        "srd35",
        "big-ignore",
        "growth-and-shallows",
        &["/map paint squares:A1:L9 terrain:heavy-undergrowth", "/creature add name:A at:A1 size:huge"],
        "/move to:B1 preview:true",
    ),
    (
        "srd35",
        "low-barrier",
        "blocks",
        &["/map edge squares:A1:A10 side:east barrier:low", "/creature add name:A at:A1"],
        "/move to:C1 preview:true",
    ),
    (
        "srd35",
        "low-diagonal",
        "15",
        &["/map edge squares:A1:A10 side:east barrier:low", "/creature add name:A at:A1"],
        "/move to:B2 preview:true",
    ),
    (
        "epic-path",
        "impeded",
        "no-effect",
        &["/map paint squares:B1:B10 terrain:impeded", "/creature add name:A at:A1"],
        "/move to:C1 preview:true",
    ),
    (
        "srd35",
        "squeezing",
        "free",
        &["/map paint squares:C2:L9 terrain:solid", "/creature add name:A at:A1 size:large"],
        "/move to:D1 preview:true",
    ),
    (
        "srd35",
        "squeeze-width",
        "next-smaller",
        &["/map paint squares:E3:L9 terrain:solid", "/creature add name:A at:A1 size:gargantuan"],
        "/reachable",
    ),
    (
        "srd35",
        "squeeze-stacking",
        "worst",
        &[
            "/map paint squares:C2:L9 terrain:solid",
            "/map paint squares:C1:L1 terrain:difficult",
            "/creature add name:A at:A1 size:large speed:60",
        ],
        "/move to:D1 preview:true",
    ),
    (
        "srd35",
        "squeeze-penalty",
        "armor-and-reflex",
        &["/map paint squares:C2:L9 terrain:solid", "/creature add name:A at:A1 size:large"],
        "/move to:D1 preview:true",
    ),
    ("srd35", "poor-visibility", "0", &["/creature add name:A at:A1 conditions:blinded"], "/move to:C1 preview:true"),
    (
        "srd35",
        "occupied-friend",
        "closed",
        &["/map paint squares:A2:L9 terrain:solid", "/creature add name:B at:B1", "/creature add name:A at:A1"],
        "/move creature:A to:C1 preview:true",
    ),
    (
        "srd35",
        "occupied-opponent",
        "pass",
        &[
            "/map paint squares:A2:L9 terrain:solid",
            "/creature add name:B at:B1 side:foes",
            "/creature add name:A at:A1",
        ],
        "/move creature:A to:C1 preview:true",
    ),
    (
        "srd35",
        "occupied-helpless",
        "closed",
        &[
            "/map paint squares:A2:L9 terrain:solid",
            "/creature add name:B at:B1 side:foes helpless:true",
            "/creature add name:A at:A1",
        ],
        "/move creature:A to:C1 preview:true",
    ),
    (
        "srd35",
        "neutral",
        "as-opponent",
        &[
            "/map paint squares:A2:L9 terrain:solid",
            "/creature add name:B at:B1 side:neutral",
            "/creature add name:A at:A1",
        ],
        "/move creature:A to:C1 preview:true",
    ),
    (
        "srd35",
        "dead",
        "rough",
        &[
            "/map paint squares:A2:L9 terrain:solid",
            "/creature add name:B at:B1 side:foes conditions:dead",
            "/creature add name:A at:A1",
        ],
        "/move creature:A to:C1 preview:true",
    ),
    (
        "srd35",
        "paralyzed",
        "hampers",
        &[
            "/map paint squares:A2:L9 terrain:solid",
            "/creature add name:B at:B1 side:foes conditions:paralyzed",
            "/creature add name:A at:A1",
        ],
        "/move creature:A to:C1 preview:true",
    ),
    (
        "srd35",
        "helpless-obstacle",
        "0",
        &[
            "/map paint squares:A2:L9 terrain:solid",
            "/creature add name:B at:B1 side:foes helpless:true helpless-obstacle:true",
            "/creature add name:A at:A1",
        ],
        "/move creature:A to:C1 preview:true",
    ),
    (
        "srd35",
        "size-apart",
        "2",
        &[
            "/map paint squares:A2:L9 terrain:solid",
            "/creature add name:B at:B1 side:foes size:tiny",
            "/creature add name:A at:A1",
        ],
        "/move creature:A to:C1 preview:true",
    ),
    (
        "srd35",
        "size-apart-way",
        "bigger-steps-over",
        &[
            "/map paint squares:A2:L9 terrain:solid",
            "/creature add name:B at:B1 side:foes size:diminutive",
            "/creature add name:A at:A1",
        ],
        "/move creature:A to:B1 preview:true",
    ),
    (
        "epic-path",
        "stepover",
        "double-move-too",
        &[
            "/map paint squares:A2:L9 terrain:solid",
            "/creature add name:B at:B1 side:foes size:tiny",
            "/creature add name:A at:A1",
        ],
        "/move creature:A to:C1 pace:double preview:true",
    ),
    (
        "srd35",
        "very-small",
        "as-others",
        &["/creature add name:B at:B1 side:foes", "/creature add name:A at:A1 size:tiny"],
        "/move creature:A to:B1 preview:true",
    ),
    (
        "srd35",
        "ending",
        "by-agreement",
        &["/creature add name:B at:B1", "/creature add name:A at:A1"],
        "/move creature:A to:B1 share:true preview:true",
    ),
    (
        "srd35",
        "ending",
        "unless-far-apart",
        &["/creature add name:B at:B1 size:gargantuan side:foes", "/creature add name:A at:A1"],
        "/move creature:A to:B1 preview:true",
    ),
    (
        "srd35",
        "closest-of-equals",
        "first",
        &[
            "/map paint squares:A2:L9 terrain:solid",
            "/creature add name:B at:B1 side:foes",
            "/creature add name:A at:B1",
        ],
        "/settle creature:A preview:true",
    ),
    (
        "srd35",
        "incorporeal",
        "passes",
        &["/map paint squares:B1:B8 terrain:solid", "/creature add name:A at:A1 conditions:incorporeal"],
        "/move creature:A to:C1 preview:true",
    ),
    (
        "srd35",
        "charge-tie",
        "straightest",
        &["/creature add name:B at:D2 side:foes", "/creature add name:A at:A1"],
        "/charge creature:A target:B preview:true",
    ),
    (
        "srd35",
        "crowd",
        "four",
        &[
            "/creature add name:B1 at:B1 size:diminutive",
            "/creature add name:B2 at:B1 size:diminutive",
            "/creature add name:B3 at:B1 size:diminutive",
            "/creature add name:B4 at:B1 size:diminutive",
            "/creature add name:A at:A1 size:diminutive",
        ],
        "/move creature:A to:B1 preview:true",
    ),
    (
        "epic-path",
        "small-in-a-square",
        "two",
        &["/creature add name:B at:B1 size:small", "/creature add name:A at:A1 size:small"],
        "/move creature:A to:B1 preview:true",
    ),
    (
        "srd35",
        "squeeze-past",
        "through",
        &[
            "/map paint squares:C2:L9 terrain:solid",
            "/creature add name:B at:E1 side:foes",
            "/creature add name:A at:A1 size:large",
        ],
        "/move creature:A to:F1 preview:true",
    ),
    (
        "srd35",
        "own-squares",
        "always",
        &["/creature add name:B at:B2 side:foes weapon-reach:true", "/creature add name:A at:B2 size:tiny"],
        "/move creature:A to:B3 preview:true",
    ),
    ("srd35", "threat", "nothing", &["/creature add name:A at:B2"], "/threat"),
    ("srd35", "reach-diagonal", "no", &["/creature add name:A at:C3 size:large"], "/threat"),
    (
        "srd35",
        "provoking",
        "nothing",
        &["/creature add name:B at:B2 side:foes", "/creature add name:A at:B1"],
        "/move creature:A to:D1 preview:true",
    ),
    (
        "srd35",
        "left-squares",
        "any",
        &["/creature add name:B at:A1 side:foes", "/creature add name:A at:B2 size:large speed:5"],
        "/move creature:A to:A2 preview:true",
    ),
    (
        "srd35",
        "five-foot-step",
        "clear",
        &[
            "/table house-rule rule:poor-visibility value:0",
            "/map paint squares:B1 terrain:concealed",
            "/creature add name:A at:A1",
        ],
        "/step to:B1 preview:true",
    ),
    ("srd35", "full-round", "nothing", &["/creature add name:A at:A1"], "/step to:B1 full-round:true preview:true"),
    ("srd35", "minimum-movement", "standard", &["/creature add name:A at:A1"], "/move to:B1 pace:minimum preview:true"),
    ("srd35", "crawl", "unknown", &["/creature add name:A at:A1 conditions:prone"], "/crawl to:B1 preview:true"),
    ("srd35", "running-out", "stops", &["/creature add name:A at:A1"], "/move to:L1 preview:true"),
    ("srd35", "run", "5", &["/creature add name:A at:A1"], "/run to:B1 preview:true"),
    (
        "srd35",
        "run-penalty",
        "added",
        &["/creature add name:A at:A1 armor:heavy load:heavy"],
        "/run to:B1 preview:true",
    ),
    ("srd35", "run-exposes", "flat-footed", &["/creature add name:A at:A1"], "/run to:B1 preview:true"),
    (
        "srd35",
        "run-line",
        "any-way",
        &["/map paint squares:C1 terrain:solid", "/creature add name:A at:A1"],
        "/run to:F1 preview:true",
    ),
    (
        "srd35",
        "run-over",
        "yes",
        &["/map paint squares:B1:B10 terrain:difficult", "/creature add name:A at:A1"],
        "/run to:F1 preview:true",
    ),
    (
        "srd35",
        "run-limit",
        "might-check",
        &["/creature add name:A at:A1 constitution:10"],
        "/run to:F1 rounds:10 preview:true",
    ),
    ("srd35", "carrying", "unknown", &["/creature add name:A at:A1 strength:10 load:60"], "/reachable"),
    (
        "srd35",
        "carrying",
        "by-light-load",
        &["/creature add name:A at:A1 strength:10 load:60 light-load:60"],
        "/reachable",
    ),
    (
        "epic-path",
        "carrying",
        "by-strength",
        &["/creature add name:A at:A1 strength:10 load:35 light-load:60"],
        "/reachable",
    ),
    ("srd35", "overloaded", "unknown", &["/creature add name:A at:A1 strength:10 load:120"], "/reachable"),
    (
        "srd35",
        "overloaded",
        "impedes",
        &["/creature add name:A at:A1 strength:10 load:400"],
        "/move to:B1 pace:minimum preview:true",
    ),
    ("srd35", "weight-slows", "nothing", &["/creature add name:A at:A1 armor:heavy"], "/reachable"),
    (
        "srd35",
        "dwarf-in-armor",
        "slowed",
        &["/creature add name:A at:A1 armor:heavy race:dwarf speed:natural"],
        "/reachable",
    ),
    ("epic-path", "medium-at-twenty", "5", &["/creature add name:A at:A1 armor:medium speed:20"], "/reachable"),
    (
        "rise",
        "gait-order",
        "difficult-first",
        &["/map paint squares:A1:L9 terrain:difficult", "/creature add name:A at:A1 speed-category:slow"],
        "/move to:B1 preview:true",
    ),
    (
        "srd35",
        "illegal-end",
        "squeezes",
        &[
            "/map paint squares:A2:L9 terrain:solid",
            "/creature add name:B at:B1 side:foes",
            "/creature add name:A at:B1",
        ],
        "/settle creature:A preview:true",
    ),
];

#[test]
fn a_house_rule_changes_the_rulings_that_it_is_about() {
    all_matter(MATTERS);
}

/// A ruleset, a rule, a value for it, a table, and a question whose answer the value changes.
pub(super) type Matter = (&'static str, &'static str, &'static str, &'static [&'static str], &'static str);

/// Fails unless each value changes the answer, and removing it restores the rulebook's answer.
pub(super) fn all_matter(matters: &[Matter]) {
    let mut wrong = Vec::new();
    for (ruleset, rule, value, setup, question) in matters {
        let mut door = Door::open();
        door.done(&format!("/table new width:12 height:10 ruleset:{ruleset}"));
        setup.iter().for_each(|line| door.done(line));
        let book = judged(&mut door, question);
        door.done(&format!("/table house-rule rule:{rule} value:{value}"));
        let own = judged(&mut door, question);
        if own == book {
            wrong.push(format!("{rule} {value} changes nothing of {question}: {book}"));
        }
        door.done("/undo");
        assert_eq!(judged(&mut door, question), book, "{rule}: undone");
        if one_in(2) > 1 {
            continue;
        }
        door.done("/redo");
        assert_eq!(judged(&mut door, question), own, "{rule}: done again");
        door.done(&format!("/table house-rule rule:{rule} value:book"));
        assert_eq!(judged(&mut door, question), book, "{rule}: taken back");
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

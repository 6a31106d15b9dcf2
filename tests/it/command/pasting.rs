//! Creatures pasted as text: each entry is read like the options of `/creature add`.

use serde_json::Value;

use crate::door::Door;

/// The board after these lines.
fn after(lines: &[&str]) -> Value {
    let mut door = Door::open();
    door.done("/table new width:20 height:15");
    for line in lines {
        door.done(line);
    }
    door.ask("/creature list")["ruling"].clone()
}

#[test]
fn each_line_reads_like_the_options_of_add() {
    let pasted = after(&[
        r#"/creature paste text:"Ogre at D4: Large giant, Spd 40 ft.\n\n Goblin, H3, H4:\nSmall\nReach 5 ft.\nGuard at B2\nRat H3:H3 : Tiny" side:foes"#,
    ]);
    let added = after(&[
        r#"/creature add name:Ogre at:D4 stats:"Large giant, Spd 40 ft." side:foes"#,
        r#"/creature add name:Goblin at:"H3 H4" stats:"Small, Reach 5 ft." side:foes"#,
        "/creature add name:Guard at:B2 side:foes",
        "/creature add name:Rat at:H3:H3 stats:Tiny side:foes",
    ]);
    assert_eq!(pasted, added);
    assert_eq!(pasted["creatures"].as_array().map(Vec::len), Some(5));
}

#[test]
fn a_stat_block_has_its_name_on_top() {
    let block = r#"Ogre\nLarge Giant\nHit Dice: 4d8+11 (29 hp)\nSpeed: 30 ft. in hide armor (6 squares); base speed 40 ft.\nSpace/Reach: 10 ft./10 ft."#;
    let named = after(&[&format!(r#"/creature paste text:"{block}" at:D4"#)]);
    let renamed = after(&[&format!(r#"/creature paste text:"{block}" at:D4 name:Bob"#)]);
    let stats = block.replace("Ogre\\n", "").replace("\\n", " ");
    assert_eq!(named, after(&[&format!(r#"/creature add name:Ogre at:D4 stats:"{stats}""#)]));
    assert_eq!(renamed, after(&[&format!(r#"/creature add name:Bob at:D4 stats:"{stats}""#)]));
    assert_eq!(
        after(&[r#"/creature paste text:"Ogre: Large" at:D4"#]),
        after(&["/creature add name:Ogre at:D4 stats:Large"])
    );
}

#[test]
fn errors_name_their_line() {
    let mut door = Door::open();
    door.done("/table new width:20 height:15");
    for (line, told) in [
        (r#"/creature paste text:" \n ""#, "`text` is missing: one creature a line"),
        (r#"/creature paste text:"Ogre\nLarge giant""#, "`Ogre` doesn't say who and where"),
        (r#"/creature paste text:"Ogre\nLarge giant" name:Ogre"#, "`at` is missing"),
        (r#"/creature paste text:"A at B2\nOgre at D4: sings""#, "`Ogre at D4: sings`: `stats` takes"),
        (r#"/creature paste text:"Rat at H3:J5""#, "`Rat at H3:J5`: `count` is missing"),
        (r#"/creature paste text:"AC16: nothing""#, "doesn't say who and where"),
    ] {
        let reply = door.ask(line);
        assert_eq!(reply["status"], "error", "{line}: {reply}");
        assert!(reply["message"].as_str().unwrap().contains(told), "{line}: {reply}");
    }
}

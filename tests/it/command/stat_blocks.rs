//! Stat lines and whole stat blocks, in the formats that books print.

use std::cell::RefCell;

use proptest::prelude::*;
use proptest::test_runner::{Config, TestRunner};

use crate::door::Door;

/// A table with a creature added from these statistics and saved in the roster, and the answer to the line that added it.
fn added(text: &str) -> (Door, String) {
    let mut door = Door::open();
    door.done("/table new width:20 height:15");
    let message = door.ask(&line(text))["message"].as_str().unwrap().to_owned();
    door.done("/roster save creature:X");
    (door, message)
}

/// The line that adds it; the line breaks of a stat block are kept.
fn line(text: &str) -> String {
    let escaped = text.replace('\\', "\\\\").replace('"', "\\\"");
    format!("/creature add name:X at:D4 stats:\"{escaped}\"")
}

/// How the creature differs from a plain one, as options of `/creature add`.
fn told(text: &str) -> Vec<String> {
    let (mut door, _) = added(text);
    let options = door.ask("/roster list")["ruling"]["templates"][0]["options"].clone();
    let plain = ["shape:tall", "side:monsters", "size:medium"];
    let all = options.as_object().unwrap().iter().map(|(name, value)| format!("{name}:{}", value.as_str().unwrap()));
    all.filter(|option| !plain.contains(&option.as_str())).collect()
}

/// The parts that the answer lists as not understood.
fn left(text: &str) -> Vec<String> {
    let (_, message) = added(text);
    let Some((_, left)) = message.split_once("Not used from the stat line: ") else { return Vec::new() };
    left.lines().next().unwrap().split('`').skip(1).step_by(2).map(str::to_owned).collect()
}

#[test]
fn a_short_line_says_size_speed_and_reach() {
    let line = "Large giant, Spd 40 ft., Reach 10 ft.";
    assert_eq!(told(line), ["reach:10", "size:large", "speed:40"]);
    assert_eq!(left(line), [""; 0]);
    for line in
        ["LARGE GIANT SPD 40FT REACH 10'", "large, speed: 40 feet; reach: 10", "Reach 10 ft.\nSpeed 40 ft\nLarge"]
    {
        assert_eq!(told(line), ["reach:10", "size:large", "speed:40"], "{line}");
        assert_eq!(left(line), [""; 0], "{line}");
    }
    assert_eq!(told("Huge (long), 5"), ["shape:long", "size:huge"]);
    assert_eq!(left("Huge (long), 5"), ["5"]);
}

#[test]
fn further_ways_of_moving_are_read_with_their_maneuverability() {
    let line = "Spd 30 ft., fly 60 ft. (good), swim 20 ft., burrow 10, climb 20 ft.";
    assert_eq!(told(line), ["modes:climb 20, fly 60 good, swim 20, burrow 10", "speed:30"]);
    assert_eq!(left(line), [""; 0]);
    assert_eq!(told("Speed: Fly 100 ft. (perfect) (20 squares)"), ["modes:fly 100 perfect"]);
    // A speed that the rules don't have is reported, not dropped.
    assert_eq!(left("Spd 30 ft., fly 33 ft. (good), fly 60 ft."), ["fly 33 ft. (good)"]);
    assert_eq!(left("Spd 30 ft., hover 20 ft."), ["hover 20 ft."]);
    assert_eq!(left("Spd 30 ft., fly 60 ft., fly 90 ft."), ["fly 90 ft."]);
    assert_eq!(left("Medium, Speed fast, Reach long, 7.5 ft. wide"), ["Speed fast", "Reach long", "7.5 ft. wide"]);
}

const OGRE: &str = "Ogre
Large Giant
Hit Dice: 4d8+11 (29 hp)
Initiative: \u{2013}1
Speed: 30 ft. in hide armor (6 squares); base speed 40 ft.
Armor Class: 16 (\u{2013}1 size, \u{2013}1 Dex, +5 natural, +3 hide armor), touch 8, flat-footed 16
Base Attack/Grapple: +3/+12
Attack: Greatclub +8 melee (2d8+7) or javelin +1 ranged (1d8+5)
Space/Reach: 10 ft./10 ft.
Special Qualities: Darkvision 60 ft., low-light vision
Saves: Fort +6, Ref +0, Will +1
Abilities: Str 21, Dex 8, Con 15, Int 6, Wis 10, Cha 7
Skills: Climb +5, Listen +2, Swim 20, Spot +2
Feats: Toughness, Weapon Focus (greatclub)
Environment: Temperate hills
Advancement: 5\u{2013}8 HD (Huge); Large (5 HD)";

#[test]
fn a_stat_block_is_read_as_it_is_printed_with_its_lines_or_without() {
    let expected = [
        "armor:medium",
        "constitution:15",
        "dexterity:8",
        "initiative:-1",
        "reach:10",
        "size:large",
        "speed:40",
        "strength:21",
    ];
    for block in [OGRE.to_owned(), OGRE.replace('\n', " "), OGRE.to_uppercase(), OGRE.replace('\n', "\r\n")] {
        assert_eq!(told(&block), expected, "{block}");
        let left = left(&block);
        assert!(left.len() == 1 && left[0].eq_ignore_ascii_case("ogre"), "{left:?}");
    }
}

#[test]
fn other_ways_of_printing_it() {
    assert_eq!(
        told(
            "CE Large giant; Init +2; Senses darkvision 60 ft.; Spd 40 ft. (8 squares), fly 60 ft. (good); Space 10 ft.; Reach 10 ft."
        ),
        ["initiative:2", "modes:fly 60 good", "reach:10", "size:large", "speed:40"]
    );
    assert_eq!(told("Speed 30 ft. (40 ft. base)"), ["speed:30"]);
    assert_eq!(left("Speed 30 ft. (40 ft. base)"), ["(40 ft. base)"]);
    assert_eq!(told("Space/Reach: 2-1/2 ft./0 ft. Tiny vermin"), ["reach:0", "size:tiny"]);
    assert_eq!(told("Face/Reach: 5 ft. by 5 ft./5 ft."), ["reach:5"]);
    assert_eq!(left("Large, Space 5 ft. by 10 ft."), ["Space 5 ft. by 10 ft."]);
    assert_eq!(left("Medium, Space/Reach: 5 ft./5 ft. (10 ft. with longspear)"), ["(10 ft. with longspear)"]);
    assert_eq!(
        told("Large animal Spd 60 ft. Feats: Endurance, Run Str 14, Con \u{2014}"),
        ["runner:true", "size:large", "speed:60", "strength:14"]
    );
    // Without a base speed, armor would slow the creature twice.
    assert_eq!(told("Speed 20 ft. in chainmail"), ["speed:20"]);
    assert_eq!(left("Speed 20 ft. in chainmail"), ["in chainmail"]);
    assert_eq!(left("Speed 20 ft. in mithral plate; base speed 30 ft."), ["in mithral plate", "base speed 30 ft."]);
    assert_eq!(
        left("Large, Speed 20 ft., Medium, Speed 30 ft., Reach 7 ft."),
        ["Medium", "Speed 30 ft.", "Reach 7 ft."]
    );
}

#[test]
fn what_says_nothing_is_a_mistake_with_an_example() {
    let mut door = Door::open();
    for text in ["", "   ", "ogre", "Darkvision 60 ft.", "Str +5", "99999999999999999999"] {
        let reply = door.ask(&line(text));
        let mistake = reply["message"].as_str().unwrap();
        assert!(mistake.contains("Large giant, Spd 40 ft., Reach 10 ft."), "{text}: {mistake}");
    }
    // No more parts are named than fit in an answer.
    assert!(left(&format!("Large, {}", "7 ft., ".repeat(400))).len() <= 8);
}

#[test]
fn no_stat_line_breaks_it() {
    let door = RefCell::new(Door::open());
    let asks = |text: String| {
        let reply = door.borrow_mut().ask(&line(&text));
        prop_assert_eq!(&reply["status"], "error", "there is no table yet");
        Ok(())
    };
    let mut runner = TestRunner::new(Config { cases: 100, failure_persistence: None, ..Config::default() });
    runner.run(&"\\PC{0,80}", asks).unwrap();
    let words = "(large|spd|speed|40|ft\\.|base|in|hide|\\(|\\)|/|reach|space|fly|good|str|init|\\+|-|½|1/2|feats|run|by|:|,|\n)";
    let phrases = proptest::collection::vec(words, 0..30);
    runner.run(&phrases.prop_map(|words| words.join(" ")), asks).unwrap();
}

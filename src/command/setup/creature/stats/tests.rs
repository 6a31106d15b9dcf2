use proptest::prelude::*;

use super::*;

fn options(text: &str) -> Vec<String> {
    let mut all: Vec<String> =
        read(text).expect(text).options.into_iter().map(|(name, value)| format!("{name}:{value}")).collect();
    all.sort();
    all
}

fn left(text: &str) -> Vec<String> {
    read(text).expect(text).left
}

#[test]
fn a_short_line_says_size_speed_and_reach() {
    let line = "Large giant, Spd 40 ft., Reach 10 ft.";
    assert_eq!(options(line), ["reach:10", "size:large", "speed:40"]);
    assert_eq!(left(line), [""; 0]);
    for line in
        ["LARGE GIANT SPD 40FT REACH 10'", "large, speed: 40 feet; reach: 10", "Reach 10 ft.\nSpeed 40 ft\nLarge"]
    {
        assert_eq!(options(line), ["reach:10", "size:large", "speed:40"], "{line}");
        assert_eq!(left(line), [""; 0], "{line}");
    }
    assert_eq!(options("Huge (long), 5"), ["shape:long", "size:huge"]);
    assert_eq!(left("Huge (long), 5"), ["5"]);
}

#[test]
fn further_ways_of_moving_are_read_with_their_maneuverability() {
    let line = "Spd 30 ft., fly 60 ft. (good), swim 20 ft., burrow 10, climb 20 ft.";
    assert_eq!(options(line), ["modes:fly 60 good, swim 20, burrow 10, climb 20", "speed:30"]);
    assert_eq!(left(line), [""; 0]);
    assert_eq!(options("Speed: Fly 100 ft. (perfect) (20 squares)"), ["modes:fly 100 perfect"]);
    // A speed the rules do not have is reported, not dropped.
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
        "armor:hide",
        "constitution:15",
        "dexterity:8",
        "initiative:-1",
        "reach:10",
        "size:large",
        "speed:40",
        "strength:21",
    ];
    for block in [OGRE.to_owned(), OGRE.replace('\n', " "), OGRE.to_uppercase(), OGRE.replace('\n', "\r\n")] {
        let stats = read(&block).expect("a stat block");
        assert_eq!(options(&block), expected, "{block}");
        assert_eq!((stats.armored, stats.space), (Some(30), Some(10)));
        assert!(stats.left.len() == 1 && stats.left[0].eq_ignore_ascii_case("ogre"), "{:?}", stats.left);
    }
}

#[test]
fn other_ways_of_printing_it() {
    assert_eq!(
        options(
            "CE Large giant; Init +2; Senses darkvision 60 ft.; Spd 40 ft. (8 squares), fly 60 ft. (good); Space 10 ft.; Reach 10 ft."
        ),
        ["initiative:2", "modes:fly 60 good", "reach:10", "size:large", "speed:40"]
    );
    assert_eq!(options("Speed 30 ft. (40 ft. base)"), ["speed:30"]);
    assert_eq!(left("Speed 30 ft. (40 ft. base)"), ["(40 ft. base)"]);
    assert_eq!(options("Space/Reach: 2-1/2 ft./0 ft. Tiny vermin"), ["reach:0", "size:tiny"]);
    assert_eq!(options("Face/Reach: 5 ft. by 5 ft./5 ft."), ["reach:5"]);
    assert_eq!(left("Large, Space 5 ft. by 10 ft."), ["Space 5 ft. by 10 ft."]);
    assert_eq!(left("Medium, Space/Reach: 5 ft./5 ft. (10 ft. with longspear)"), ["(10 ft. with longspear)"]);
    assert_eq!(
        options("Large animal Spd 60 ft. Feats: Endurance, Run Str 14, Con \u{2014}"),
        ["constitution:none", "runner:true", "size:large", "speed:60", "strength:14"]
    );
    // Without a base speed, the armor would slow the creature twice.
    assert_eq!(options("Speed 20 ft. in chainmail"), ["speed:20"]);
    assert_eq!(left("Speed 20 ft. in chainmail"), ["in chainmail"]);
    assert_eq!(left("Speed 20 ft. in mithral plate; base speed 30 ft."), ["in mithral plate", "base speed 30 ft."]);
    assert_eq!(
        left("Large, Speed 20 ft., Medium, Speed 30 ft., Reach 7 ft."),
        ["Medium", "Speed 30 ft.", "Reach 7 ft."]
    );
}

#[test]
fn what_says_nothing_is_a_mistake_with_an_example() {
    for text in ["", "   ", "ogre", "Darkvision 60 ft.", "Str +5", "99999999999999999999"] {
        let error = read(text).expect_err(text).to_string();
        assert!(error.contains("Large giant, Spd 40 ft., Reach 10 ft."), "{text}: {error}");
    }
    assert!(read(&"Large, ".repeat(1_000)).expect_err("long").to_string().contains("at most 4000"));
    assert!(left(&format!("Large, {}", "7 ft., ".repeat(400))).len() <= MOST_PIECES);
}

proptest! {
    #[test]
    fn never_panics(text in "\\PC{0,80}") {
        let _ = read(&text);
    }

    #[test]
    fn never_panics_on_its_own_words(words in proptest::collection::vec("(large|spd|speed|40|ft\\.|base|in|hide|\\(|\\)|/|reach|space|fly|good|str|init|\\+|-|½|1/2|feats|run|by|:|,|\n)", 0..30)) {
        let _ = read(&words.join(" "));
        let _ = read(&words.concat());
    }
}

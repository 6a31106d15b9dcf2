//! Falls whose dice the rulebooks give.

use judge::{Fall, Help, Ruleset, Surface, collision, thing_by_size, thing_by_weight};

fn fall(rules: Ruleset, feet: u32) -> Fall {
    Fall { rules, size: 4, feet, jumped: false, surface: Surface::Ground, water: 0, most_dice: None }
}

fn jump(rules: Ruleset, feet: u32) -> Fall {
    Fall { jumped: true, ..fall(rules, feet) }
}

/// Lethal and nonlethal dice, `-` for none.
fn dice(fall: Fall, helped: bool) -> [String; 2] {
    let harm = fall.harm(helped);
    [harm.dice(), harm.mild_dice()].map(|dice| dice.unwrap_or_else(|| "-".to_owned()))
}

#[test]
fn thirty_feet_under_epic_path() {
    let rules = Ruleset::EpicPath;
    assert_eq!(dice(fall(rules, 30), false), ["3d6", "-"]);
    assert_eq!(dice(jump(rules, 30), false), ["2d6", "-"]);
    assert_eq!(dice(jump(rules, 30), true), ["1d6", "-"]);
    assert_eq!(dice(jump(rules, 20), true), ["-", "-"]);
    assert_eq!(dice(Fall { surface: Surface::Jagged, ..fall(rules, 30) }, false), ["3d6+6", "-"]);
    assert_eq!(dice(Fall { surface: Surface::Soft, ..fall(rules, 30) }, false), ["3d6-3", "-"]);
    assert_eq!(dice(fall(rules, 305), false), ["20d6", "-"]);
    assert_eq!(dice(Fall { most_dice: Some(25), ..fall(rules, 305) }, false), ["25d6", "-"]);
    assert!(fall(rules, 10).is_prone_after(1) && !fall(rules, 10).is_prone_after(0));
    assert!(!fall(Ruleset::Srd35, 10).is_prone_after(6));
}

#[test]
fn soft_ground_and_a_willing_jump_add_up_in_3_5() {
    let rules = Ruleset::Srd35;
    assert_eq!(dice(fall(rules, 9), false), ["-", "-"]);
    assert_eq!(dice(fall(rules, 205), false), ["20d6", "-"]);
    assert_eq!(dice(fall(rules, 30), true), ["2d6", "-"], "tumbled");
    assert_eq!(dice(jump(rules, 30), false), ["2d6", "1d6"]);
    assert_eq!(dice(jump(rules, 30), true), ["1d6", "1d6"]);
    assert_eq!(dice(Fall { surface: Surface::Soft, ..jump(rules, 30) }, false), ["1d6", "2d6"]);
    assert_eq!(dice(Fall { surface: Surface::Soft, ..jump(rules, 10) }, false), ["-", "1d6"]);
    assert_eq!(dice(Fall { surface: Surface::Hard, ..fall(rules, 30) }, false), ["3d6", "-"]);
}

#[test]
fn divers_by_the_rows_of_the_table() {
    for (feet, depth, lethal, mild) in [
        (20, 10, "-", "-"),
        (30, 10, "-", "1d3"),
        (40, 20, "-", "2d3"),
        (50, 20, "1d6", "2d3"),
        (100, 35, "6d6", "2d3"),
        (240, 80, "20d6", "2d3"),
    ] {
        for rules in [Ruleset::EpicPath, Ruleset::Reaction] {
            let dive = Fall { water: depth, ..jump(rules, feet) };
            assert_eq!(dice(dive, false), [lethal, mild], "{feet}");
            assert_eq!(dice(dive, true), ["-", "-"]);
        }
    }
    let dive = |feet, water| Fall { water, ..jump(Ruleset::Dnd35, feet) }.help();
    let takes = |dc| Some(Help { skills: "Swim or Tumble", dc, dives: true });
    assert_eq!([dive(45, 15), dive(50, 17), dive(100, 34)], [takes(15), takes(20), takes(25)]);
    assert_eq!(dive(45, 14), None, "too shallow");
    assert_eq!(Fall { water: 40, ..fall(Ruleset::Dnd35, 45) }.help(), None, "no dive");
    assert_eq!(dice(Fall { water: 9, ..fall(Ruleset::EpicPath, 30) }, false), ["3d6", "-"]);
}

#[test]
fn rise_goes_by_weight() {
    for (size, feet, lethal) in [
        (1, 100, "-"),
        (2, 30, "3d2"),
        (4, 39, "3d8"),
        (5, 40, "4d10"),
        (6, 10, "2d6"),
        (8, 20, "4d10"),
        (3, 500, "30d6"),
    ] {
        assert_eq!(dice(Fall { size, water: 40, ..fall(Ruleset::Rise, feet) }, false), [lethal, "-"], "{size} {feet}");
    }
    assert_eq!(dice(jump(Ruleset::Rise, 20), false), ["1d8", "-"]);
    assert_eq!(fall(Ruleset::Rise, 20).help(), None);
}

#[test]
fn things_and_collisions() {
    let weighed = |pounds, feet| thing_by_weight(pounds, feet).dice();
    assert_eq!(
        [weighed(200, 10), weighed(400, 30), weighed(150, 40), weighed(5, 69)].map(Option::unwrap_or_default),
        ["1d6", "4d6", "2d6", ""]
    );
    assert_eq!(weighed(200, 9), None);
    assert_eq!(thing_by_size(5, 25, -1).dice().unwrap(), "7d6-7");
    assert_eq!(thing_by_size(12, 0, 0).dice().unwrap(), "34d6");
    assert_eq!(collision(80, 1, false, None).dice().unwrap(), "8d6");
    assert_eq!(collision(30, 4, false, Some(10)).dice().unwrap(), "10d6");
    assert_eq!(collision(80, 1, true, None).dice(), None);
    // 0 to 5 per d6 on soft ground, never less.
    let soft = thing_by_size(4, 0, -2);
    assert_eq!(soft.bounds(&soft.lethal), (0, 12, 5.0));
}

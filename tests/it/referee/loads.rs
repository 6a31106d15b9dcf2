//! Loads: the printed tables cell by cell, the effect of a load on movement, and how sheets show it.

use fivefoot::field::{Armor, BonusKind, Creature, Load, Means, Mode, Name, Race, Side, Size, SpeedBonuses, Weight};
use fivefoot::grid::{Feet, Square};
use fivefoot::ruleset::{Overload, RulesetLibrary};
use proptest::prelude::*;
use serde_json::{Value, json};

use crate::door::Door;
use crate::referee::falls::message;

fn somebody(change: impl FnOnce(&mut Creature)) -> Creature {
    let name = |text: &str| Name::new(text).unwrap();
    let mut creature = Creature::plain(name("Aldo"), Square::new(0, 0), Side(name("heroes")));
    change(&mut creature);
    creature
}

fn limits(ruleset: &str, change: impl FnOnce(&mut Creature)) -> [u64; 3] {
    let library = RulesetLibrary::bundled().unwrap();
    let limits = library.get(ruleset).unwrap().limits(&somebody(change)).unwrap();
    [limits.light, limits.medium, limits.heavy]
}

pub fn table(ruleset: &str, traits: &str) -> Door {
    let mut door = Door::seeded(Some(3));
    door.done(&format!("/table new width:30 height:10 ruleset:{ruleset}"));
    door.done(&format!("/creature add name:Aldo at:B5 speed:30 {traits}"));
    door
}

pub fn reasons(reply: &Value) -> Vec<&str> {
    reply["ruling"]["reasons"].as_array().unwrap().iter().map(|why| why["rule"].as_str().unwrap()).collect()
}

/// 3.5 SRD, Carrying Capacity: the whole printed table.
const BY_STRENGTH: [(i32, [u64; 3]); 29] = [
    (1, [3, 6, 10]),
    (2, [6, 13, 20]),
    (3, [10, 20, 30]),
    (4, [13, 26, 40]),
    (5, [16, 33, 50]),
    (6, [20, 40, 60]),
    (7, [23, 46, 70]),
    (8, [26, 53, 80]),
    (9, [30, 60, 90]),
    (10, [33, 66, 100]),
    (11, [38, 76, 115]),
    (12, [43, 86, 130]),
    (13, [50, 100, 150]),
    (14, [58, 116, 175]),
    (15, [66, 133, 200]),
    (16, [76, 153, 230]),
    (17, [86, 173, 260]),
    (18, [100, 200, 300]),
    (19, [116, 233, 350]),
    (20, [133, 266, 400]),
    (21, [153, 306, 460]),
    (22, [173, 346, 520]),
    (23, [200, 400, 600]),
    (24, [233, 466, 700]),
    (25, [266, 533, 800]),
    (26, [306, 613, 920]),
    (27, [346, 693, 1_040]),
    (28, [400, 800, 1_200]),
    (29, [466, 933, 1_400]),
];

#[test]
fn every_strength_has_its_printed_limits() {
    for ruleset in ["srd35", "dnd35", "reaction"] {
        for (strength, printed) in BY_STRENGTH {
            assert_eq!(limits(ruleset, |one| one.strength = Some(strength)), printed, "{ruleset}: Strength {strength}");
        }
    }
}

#[test]
fn ten_more_strength_carries_four_times_as_much() {
    for (strength, printed) in [
        (30, [532, 1_064, 1_600]),
        (31, [612, 1_224, 1_840]),
        (38, [1_600, 3_200, 4_800]),
        (39, [1_864, 3_732, 5_600]),
        (40, [2_128, 4_256, 6_400]),
        (49, [7_456, 14_928, 22_400]),
        (50, [8_512, 17_024, 25_600]),
        (200, [133 << 36, 266 << 36, 400 << 36]),
    ] {
        assert_eq!(limits("srd35", |one| one.strength = Some(strength)), printed, "Strength {strength}");
    }
    let most = limits("srd35", |one| (one.strength, one.size) = (Some(i32::MAX), Size::Colossal));
    assert!(most[0] <= most[1] && most[1] <= most[2], "whatever the Strength, there is an answer: {most:?}");
}

/// 3.5 SRD, Bigger and Smaller Creatures: each multiplier, for Strength 10.
#[test]
fn every_size_and_build_has_its_printed_share() {
    for (size, biped, quadruped) in [
        (Size::Fine, [4, 8, 12], [8, 16, 25]),
        (Size::Diminutive, [8, 16, 25], [16, 33, 50]),
        (Size::Tiny, [16, 33, 50], [24, 49, 75]),
        (Size::Small, [24, 49, 75], [33, 66, 100]),
        (Size::Medium, [33, 66, 100], [49, 99, 150]),
        (Size::Large, [66, 132, 200], [99, 198, 300]),
        (Size::Huge, [132, 264, 400], [198, 396, 600]),
        (Size::Gargantuan, [264, 528, 800], [396, 792, 1_200]),
        (Size::Colossal, [528, 1_056, 1_600], [792, 1_584, 2_400]),
    ] {
        for (four, printed) in [(false, biped), (true, quadruped)] {
            let outcome = limits("srd35", |one| (one.strength, one.size, one.quadruped) = (Some(10), size, four));
            assert_eq!(outcome, printed, "{size}, on four legs: {four}");
        }
    }
}

#[test]
fn lifting_and_dragging_follow_the_heavy_load() {
    let library = RulesetLibrary::bundled().unwrap();
    let strong = |light| somebody(|one| (one.strength, one.light_load) = (Some(10), light));
    let srd = library.get("srd35").unwrap().limits(&strong(None)).unwrap();
    assert_eq!((srd.heavy, srd.most, srd.drag, srd.stand_in), (100, 200, 500, false));
    let epic = library.get("epic-path").unwrap();
    let outcome = epic.limits(&strong(Some(40))).unwrap();
    assert_eq!(
        (outcome.light, outcome.medium, outcome.heavy, outcome.drag, outcome.stand_in),
        (40, 80, 120, 600, false)
    );
    let stand_in = epic.limits(&strong(None)).unwrap();
    assert_eq!((stand_in.light, stand_in.medium, stand_in.heavy, stand_in.drag), (33, 66, 99, 495));
    assert!(stand_in.stand_in);
    assert_eq!(epic.limits(&somebody(|_| {})), None);
    assert_eq!(library.get("rise").unwrap().limits(&strong(Some(40))), None);
}

#[test]
fn the_same_pounds_weigh_more_on_the_weaker() {
    let library = RulesetLibrary::bundled().unwrap();
    let srd = library.get("srd35").unwrap();
    let with = |pounds| somebody(|one| (one.strength, one.load) = (Some(10), Load::Pounds(pounds)));
    for (pounds, weight, overload, feet) in [
        (0, Weight::Light, None, 30),
        (33, Weight::Light, None, 30),
        (34, Weight::Medium, None, 20),
        (66, Weight::Medium, None, 20),
        (67, Weight::Heavy, None, 20),
        (100, Weight::Heavy, None, 20),
        (101, Weight::Heavy, Some(Overload::OneSquare), 0),
        (200, Weight::Heavy, Some(Overload::OneSquare), 0),
        (201, Weight::Heavy, Some(Overload::Nothing), 0),
    ] {
        let one = with(pounds);
        assert_eq!(
            (srd.load(&one), srd.overload(&one), srd.speed(&one)),
            (weight, overload, Feet(feet)),
            "{pounds} lb"
        );
    }
    // A load given as a category keeps it, however strong the carrier is.
    let of_strength = |strength| somebody(|one| (one.strength, one.load) = (strength, Load::Category(Weight::Heavy)));
    assert!([None, Some(1), Some(50)].into_iter().all(|strength| srd.load(&of_strength(strength)) == Weight::Heavy));
    let epic = library.get("epic-path").unwrap();
    let with = |pounds| somebody(|one| (one.light_load, one.load) = (Some(40), Load::Pounds(pounds)));
    for (pounds, overload) in [
        (120, None),
        (121, Some(Overload::OneSquare)),
        (600, Some(Overload::OneSquare)),
        (601, Some(Overload::Nothing)),
    ] {
        assert_eq!(epic.overload(&with(pounds)), overload, "{pounds} lb");
    }
}

/// Armor and load together with a runner's feat, as printed: the worse of the two counts in 3.5.
#[test]
fn a_run_is_as_many_times_the_speed_as_armor_and_load_leave() {
    let library = RulesetLibrary::bundled().unwrap();
    let times = |ruleset: &str, armor, pounds, runner| {
        let one = somebody(|one| {
            (one.armor, one.runner, one.light_load) = (Armor::from(armor), runner, Some(30));
            (one.strength, one.load) = (Some(9), Load::Pounds(pounds));
        });
        library.get(ruleset).unwrap().run_multiple(&one)
    };
    use Weight::{Heavy, Light, Medium};
    for (armor, pounds, runner, srd, epic) in [
        (Light, 30, false, 4, 4),
        (Medium, 30, false, 4, 4),
        (Heavy, 30, false, 3, 3),
        (Light, 60, false, 4, 4),
        (Light, 90, false, 3, 3),
        (Medium, 60, false, 4, 3),
        (Heavy, 90, false, 3, 1),
        (Light, 30, true, 5, 5),
        (Medium, 60, true, 5, 4),
        (Light, 90, true, 4, 4),
        (Heavy, 30, true, 4, 4),
    ] {
        assert_eq!(times("srd35", armor, pounds, runner), srd, "{armor:?}, {pounds} lb, runner {runner}");
        assert_eq!(times("epic-path", armor, pounds, runner), epic, "{armor:?}, {pounds} lb, runner {runner}");
    }
    // The feat's 5 ft require a light load.
    let fleet =
        |pounds| somebody(|one| (one.runner, one.light_load, one.load) = (true, Some(30), Load::Pounds(pounds)));
    let epic = library.get("epic-path").unwrap();
    assert_eq!((epic.speed(&fleet(30)), epic.speed(&fleet(31))), (Feet(35), Feet(25)));
}

fn anybody() -> impl Strategy<Value = Creature> {
    let weight = || prop::sample::select(Weight::ALL.to_vec());
    let race = prop::option::of(prop::sample::select(Race::ALL.to_vec()));
    let size = prop::sample::select(Size::ALL[..9].to_vec());
    let bare = (1..120i32, size, any::<bool>(), prop::option::of(0..24u32), 0..8u32, race);
    (bare, weight(), any::<bool>(), 0..2_000u32, prop::option::of(1..400u32)).prop_map(
        |((strength, size, four, speed, bonus, race), armor, runner, pounds, light)| {
            somebody(|one| {
                (one.strength, one.size, one.quadruped) = (Some(strength), size, four);
                one.speed = speed.map(|squares| Feet(5 * squares));
                one.speed_bonuses = SpeedBonuses::plain(Feet(5 * bonus));
                (one.race, one.armor, one.runner) = (race, Armor::from(armor), runner);
                (one.load, one.light_load) = (Load::Pounds(pounds), light);
            })
        },
    )
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(400) })]

    #[test]
    fn more_strength_never_carries_less_and_more_load_never_goes_faster(one in anybody(), more in 1..400u32) {
        let library = RulesetLibrary::bundled().unwrap();
        for id in ["srd35", "dnd35", "reaction", "epic-path", "rise"] {
            let ruleset = library.get(id).unwrap();
            let stronger = Creature { strength: one.strength.map(|score| score + 1), ..one.clone() };
            if let (Some(now), Some(then)) = (ruleset.limits(&one), ruleset.limits(&stronger)) {
                prop_assert!(now.light <= then.light && now.medium <= then.medium && now.heavy <= then.heavy);
                prop_assert!(now.light <= now.medium && now.medium <= now.heavy && now.heavy <= now.most);
                prop_assert!(now.most <= now.drag);
            }
            let pounds = one.load.pounds().unwrap() + more;
            let laden = Creature { load: Load::Pounds(pounds), ..one.clone() };
            prop_assert!(ruleset.speed(&laden) <= ruleset.speed(&one), "{id}: {pounds} lb");
            prop_assert!(ruleset.run_multiple(&laden) <= ruleset.run_multiple(&one));
            let fins = Means::plain(Mode::Swim, Feet(40));
            prop_assert!(ruleset.speed_by(&laden, &fins) <= ruleset.speed_by(&one, &fins));
            prop_assert!(ruleset.speed(&stronger) >= ruleset.speed(&one));
        }
    }

    /// A bonus counts like the creature's own speed: armor and load slow the sum.
    #[test]
    fn bonuses_come_before_what_load_takes(one in anybody()) {
        let library = RulesetLibrary::bundled().unwrap();
        let speed = one.speed.unwrap_or(Feet(30));
        let bonus = Creature { speed: Some(speed), ..one.clone() };
        let sum = speed + one.speed_bonuses.of(BonusKind::Plain);
        let own = Creature { speed: Some(sum), speed_bonuses: SpeedBonuses::default(), ..one.clone() };
        for id in ["srd35", "dnd35", "reaction", "epic-path", "rise"] {
            let ruleset = library.get(id).unwrap();
            prop_assert_eq!(ruleset.speed(&bonus), ruleset.speed(&own), "{}", id);
        }
    }
}

#[test]
fn the_sheet_shows_pounds_with_limits_by_strength_and_size() {
    let mut door = table("srd35", "strength:10 load:\"85 lb\"");
    let outcome = door.ask("/creature edit creature:Aldo runner:false");
    let line = "carries 85 lb: a heavy load (light up to 33, medium up to 66, heavy up to 100; lifts 200, drags 500), maximum Dexterity bonus to AC +1, check penalty -6";
    assert!(message(&outcome).contains(line) && message(&outcome).contains("speed 20 ft"), "{outcome}");
    let sheet = |door: &mut Door| door.ask("/creature list creature:Aldo")["ruling"]["creatures"][0].clone();
    let outcome = sheet(&mut door);
    let limits = json!({"light": 33, "medium": 66, "heavy": 100, "lift": 200, "drag": 500, "stand_in": false});
    assert_eq!((&outcome["load"], &outcome["carries"]["category"]), (&json!("heavy"), &json!("heavy")));
    assert_eq!((&outcome["carries"]["pounds"], &outcome["carries"]["limits"]), (&json!(85), &limits));
    assert_eq!(outcome["carries"]["penalty"], json!({"dexterity": 1, "checks": 6}));
    for (edit, load, speed) in [
        ("strength:14", json!("medium"), 20),
        ("quadruped:true", json!(null), 30),
        ("quadruped:false size:large", json!(null), 30),
        ("size:tiny", json!("heavy"), 20),
        ("size:medium load:40", json!(null), 30),
        ("load:medium", json!("medium"), 20),
        ("strength:30", json!("medium"), 20),
        ("load:none", json!(null), 30),
    ] {
        door.done(&format!("/creature edit creature:Aldo {edit}"));
        let outcome = sheet(&mut door);
        assert_eq!((&outcome["load"], &outcome["speed"]), (&load, &json!(speed)), "{edit}: {outcome}");
    }
}

#[test]
fn a_stand_in_is_called_one_wherever_it_decides() {
    let mut door = table("epic-path", "strength:10 load:50");
    for question in
        ["/creature edit creature:Aldo runner:false", "/move to:C5 preview:true", "/creature list creature:Aldo"]
    {
        let outcome = door.ask(question);
        assert!(message(&outcome).contains("stands in"), "{question}: {outcome}");
    }
    let moved = door.ask("/move to:C5 preview:true");
    let speed = json!({"feet": 25, "unburdened": 30, "rules": ["weight-slows", "carrying"]});
    assert_eq!(moved["ruling"]["speed"], speed, "{moved}");
    let outcome = door.ask("/creature sheet creature:Aldo light-load:60");
    assert!(
        !message(&outcome).contains("stand-in") && message(&outcome).contains("light up to 60, medium up to 120"),
        "{outcome}"
    );
    assert_eq!(door.ask("/move to:C5 preview:true")["ruling"]["speed"]["feet"], 30);
}

#[test]
fn what_makes_no_load_is_a_mistake_that_says_what_would() {
    for (ruleset, line, hint) in [
        ("srd35", "load:-5", "whole pounds from 0 to 100000000 such as 85"),
        ("srd35", "load:1e9", "whole pounds from 0"),
        ("srd35", "load:1000000000", "whole pounds from 0"),
        ("srd35", "load:heavyish", "not `heavyish`"),
        ("srd35", "load:heavi", "Did you mean `heavy`?"),
        ("srd35", "load:85kg", "not `85kg`"),
        ("srd35", "load:85", "strength:14 (/creature sheet)"),
        ("srd35", "strength:0", "`strength` is at least 1 in the 3.5 SRD"),
        ("srd35", "strength:-3 load:20", "`strength` is at least 1"),
        ("epic-path", "load:85", "light-load:50 (/creature sheet)"),
        ("epic-path", "strength:10 size:titanic load:85", "this size has no stand-in: light-load:50"),
        ("rise", "strength:4 load:85", "Rise doesn't use pounds. Use light, medium or heavy"),
        ("rise", "armor:chainmail", "Use light, medium or heavy"),
        ("srd35", "armor:mithral", "full-plate"),
        ("srd35", "light-load:-1", "a whole number from 0"),
    ] {
        let mut door = table(ruleset, "");
        let before = door.ask("/show");
        let outcome = door.ask(&format!("/creature edit creature:Aldo {line}"));
        assert_eq!(outcome["status"], "error", "{ruleset} {line}: {outcome}");
        assert!(message(&outcome).contains(hint), "{ruleset} {line}: {outcome}");
        assert_eq!(door.ask("/show"), before, "{ruleset} {line}");
    }
    // Under Rise a Strength of 0 counts too.
    assert_eq!(table("rise", "").ask("/creature edit creature:Aldo strength:0 load:heavy")["status"], "done");
}

/// Old loads in pounds for which there is no table don't prevent other edits.
#[test]
fn old_pounds_without_a_table_block_no_edit() {
    let mut carried = table("srd35", "strength:10 load:50");
    carried.done("/table ruleset name:rise");
    let mut grown = table("epic-path", "strength:10 load:50");
    grown.done("/creature edit creature:Aldo size:titanic");
    for (mut door, pounds) in [(carried, "doesn't use pounds"), (grown, "light-load:50")] {
        for edit in ["strength:12", "strength:13 size:large", "speed:40", "strength:none"] {
            door.done(&format!("/creature edit creature:Aldo {edit}"));
        }
        let outcome = door.ask("/creature edit creature:Aldo load:60");
        assert!(outcome["status"] == "error" && message(&outcome).contains(pounds), "{outcome}");
    }
}

#[test]
fn pounds_that_another_ruleset_does_not_know_weigh_nothing_there() {
    let mut door = table("srd35", "strength:10 load:250");
    assert_eq!(reasons(&door.ask("/move to:C5 preview:true")), ["overloaded"]);
    door.done("/table ruleset name:rise");
    assert!(message(&door.ask("/creature list")).contains("carries 250 lb, with no limits set"));
    assert_eq!(door.ask("/move to:C5 preview:true")["status"], "done");
    door.done("/creature edit creature:Aldo runner:true");
}

#[test]
fn armor_goes_by_its_name() {
    let mut door = table("srd35", "");
    for (named, weight) in [
        ("none", None),
        ("padded", Some("light")),
        ("leather", Some("light")),
        ("studded-leather", Some("light")),
        ("chain-shirt", Some("light")),
        ("hide", Some("medium")),
        ("scale-mail", Some("medium")),
        ("chainmail", Some("medium")),
        ("breastplate", Some("medium")),
        ("splint-mail", Some("heavy")),
        ("banded-mail", Some("heavy")),
        ("half-plate", Some("heavy")),
        ("full-plate", Some("heavy")),
    ] {
        door.done(&format!("/creature edit creature:Aldo armor:{named}"));
        assert_eq!(door.ask("/show")["ruling"]["creatures"][0]["armor"], json!(weight), "{named}");
    }
}

#[test]
fn with_more_than_a_heavy_load_nothing_goes_but_one_square() {
    for (ruleset, load, guard) in [
        ("srd35", 150, "takes away their Dexterity bonus to AC"),
        ("dnd35", 150, "their Dexterity bonus"),
        ("epic-path", 450, "flat-footed in combat"),
    ] {
        let wings = if ruleset == "epic-path" { "lesser" } else { "good" };
        let traits = format!("strength:10 load:{load} modes:\"fly 40 {wings}, swim 30, climb 20, burrow 20\"");
        let mut door = table(ruleset, &traits);
        door.done("/creature add name:Foe at:B8 side:foes");
        door.done("/map paint squares:D5 terrain:water");
        door.done("/map paint squares:A6:C6 terrain:solid");
        for line in [
            "/move to:C5",
            "/move to:C5 pace:double",
            "/run to:C5",
            "/step to:C5",
            "/charge target:Foe",
            "/withdraw to:B1",
            "/fly to:C5 altitude:5",
            "/climb to:B5 altitude:5 surface:rough",
            "/burrow to:B5 altitude:-5",
            "/jump to:D5",
            "/jump altitude:5",
            "/overrun target:Foe to:B9",
            "/bull-rush target:Foe",
            "/tumble to:C5",
            "/swim to:D5",
        ] {
            let outcome = door.ask(&format!("{line} creature:Aldo preview:true"));
            assert_eq!(outcome["status"], "refused", "{ruleset} {line}: {outcome}");
            assert!(
                reasons(&outcome).iter().any(|rule| ["overloaded", "climb-load", "flight-load"].contains(rule)),
                "{ruleset} {line}: {outcome}"
            );
        }
        let reach = door.ask("/reachable creature:Aldo");
        assert_eq!(reach["ruling"]["squares"], json!({"B5": 0}), "{ruleset}: {reach}");
        assert_eq!(reasons(&reach), ["overloaded"]);
        let one = door.ask("/move creature:Aldo to:C4 pace:minimum");
        assert_eq!((&one["status"], &one["ruling"]["feet"]), (&json!("done"), &json!(5)), "{ruleset}: {one}");
        assert!(message(&one).contains(guard) && message(&one).contains("full-round action"), "{ruleset}: {one}");
    }
}

#[test]
fn what_is_too_much_is_not_carried_at_all() {
    for (ruleset, load, expected) in [
        ("srd35", 201, "200 lb at most, and pushing or dragging up to 500 lb"),
        ("epic-path", 496, "they carry or drag 495 lb at most (the 3.5 SRD's light load stands in"),
    ] {
        let mut door = table(ruleset, &format!("strength:10 load:{load}"));
        for line in ["/move to:C5", "/move to:C5 pace:minimum", "/run to:C5", "/step to:C5"] {
            let refused = door.ask(line);
            assert_eq!(
                (&refused["status"], reasons(&refused)),
                (&json!("refused"), vec!["overloaded"]),
                "{line}: {refused}"
            );
            assert!(message(&refused).contains(expected), "{refused}");
        }
        assert_eq!(door.ask("/move to:C5 force:true")["status"], "done");
    }
}

#[test]
fn one_square_under_such_a_load_takes_the_round() {
    for (ruleset, load) in [("srd35", 150), ("epic-path", 450)] {
        let mut door = table(ruleset, &format!("strength:10 load:{load}"));
        door.done("/initiative creature:Aldo check:15");
        door.done("/turn start");
        door.done("/move to:C5 pace:minimum");
        let again = door.ask("/move to:D5 pace:minimum");
        assert_eq!((&again["status"], reasons(&again)), (&json!("refused"), vec!["actions"]), "{ruleset}: {again}");
    }
}

#[test]
fn the_overloaded_are_flat_footed_in_epic_path() {
    let mut door = table("epic-path", "strength:10 load:450");
    assert_eq!(door.ask("/threat creature:Aldo")["ruling"]["threatened"], json!([]));
    door.done("/creature edit creature:Aldo load:90");
    assert_ne!(door.ask("/threat creature:Aldo")["ruling"]["threatened"], json!([]));
}

#[test]
fn a_flier_is_grounded_by_the_load_that_its_pounds_are() {
    let mut door = table("srd35", "strength:10 load:34 modes:\"fly 60 good\"");
    assert_eq!(reasons(&door.ask("/fly to:E5 altitude:10 preview:true")), ["flight-load"]);
    door.done("/creature edit creature:Aldo load:33");
    assert_eq!(door.ask("/fly to:E5 altitude:10 preview:true")["status"], "done");
    // Barding is for mounts, and armor for riders.
    door.done("/creature edit creature:Aldo load:none armor:chainmail");
    assert_eq!(door.ask("/fly to:E5 altitude:10 preview:true")["status"], "done");
    door.done("/creature edit creature:Aldo quadruped:true");
    let barded = door.ask("/fly to:E5 altitude:10 preview:true");
    assert_eq!(reasons(&barded), ["flight-load"]);
    assert!(message(&barded).contains("medium barding"), "{barded}");
    door.done("/creature edit creature:Aldo armor:leather");
    assert_eq!(door.ask("/fly to:E5 altitude:10 preview:true")["status"], "done");
}

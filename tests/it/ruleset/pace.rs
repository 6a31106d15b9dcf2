//! A creature's speed: what the ruleset prints, its bonuses, and what armor and load cost.

use fivefoot::field::{Armor, Creature, Load, Name, Race, Side, Size, Weight};
use fivefoot::grid::{Feet, Square};
use fivefoot::ruleset::RulesetLibrary;

fn somebody(change: impl FnOnce(&mut Creature)) -> Creature {
    let name = |text: &str| Name::new(text).expect("a name");
    let mut creature = Creature::plain(name("Aldo"), Square::new(0, 0), Side(name("heroes")));
    change(&mut creature);
    creature
}

fn speed(ruleset: &str, change: impl FnOnce(&mut Creature)) -> u32 {
    let library = RulesetLibrary::bundled().expect("the bundled files");
    library.get(ruleset).expect("a ruleset").speed(&somebody(change)).0
}

fn run_multiple(ruleset: &str, armor: Weight, load: Weight, runner: bool) -> u32 {
    let library = RulesetLibrary::bundled().expect("the bundled files");
    library.get(ruleset).expect("a ruleset").run_multiple(&somebody(|one| {
        (one.armor, one.load, one.runner) = (armor.into(), Load::Category(load), runner);
    }))
}

/// 3.5 SRD and D&D 3.5, the tables of tactical speed: they differ for dwarves in armor.
#[test]
fn a_people_has_its_printed_speed_in_light_and_in_heavier_armor() {
    let races = [(Race::Human, 30, 20), (Race::HalfOrc, 30, 20), (Race::Halfling, 20, 15), (Race::Gnome, 20, 15)];
    for ruleset in ["srd35", "dnd35", "reaction"] {
        for (race, light, heavy) in races {
            assert_eq!(speed(ruleset, |one| one.race = Some(race)), light, "{ruleset}");
            for weight in [Weight::Medium, Weight::Heavy] {
                let armored = speed(ruleset, |one| (one.race, one.armor) = (Some(race), weight.into()));
                assert_eq!(armored, heavy, "{ruleset}: {race:?} in {weight:?} armor");
            }
        }
    }
    let dwarf = |ruleset| speed(ruleset, |one| (one.race, one.armor) = (Some(Race::Dwarf), Armor::Heavy));
    assert_eq!((dwarf("srd35"), dwarf("dnd35")), (20, 15));
}

/// SRD 3.5, Armor: the whole printed table of reduced speeds.
#[test]
fn armor_takes_a_third_off_a_speed_as_printed() {
    for (base, reduced) in [(20, 15), (30, 20), (40, 30), (50, 35), (60, 40), (70, 50), (80, 55), (90, 60), (100, 70)] {
        let armored = |load| {
            speed("srd35", |one| {
                (one.speed, one.armor, one.load) = (Some(Feet(base)), Armor::Medium, Load::Category(load))
            })
        };
        assert_eq!(armored(Weight::Light), reduced);
        assert_eq!(armored(Weight::Heavy), reduced, "armor and load do not add up");
    }
}

/// 3.5 SRD, bonuses to speed: they apply before armor.
#[test]
fn bonuses_come_before_armor() {
    let quick = |bonuses: &str, armor, load| {
        speed("srd35", |one| {
            one.speed_bonuses = bonuses.parse().expect("bonuses");
            (one.armor, one.load) = (armor, Load::Category(load));
        })
    };
    let light = |bonuses| quick(bonuses, Armor::None, Weight::Light);
    assert_eq!((light("10"), quick("10", Armor::Medium, Weight::Light)), (40, 30));
    let barbarian = |armor, load| quick("fast-movement 10", armor, load);
    assert_eq!((barbarian(Armor::Medium, Weight::Light), barbarian(Armor::Light, Weight::Medium)), (30, 30));
    assert_eq!((barbarian(Armor::Heavy, Weight::Light), barbarian(Armor::Light, Weight::Heavy)), (20, 20));
    let monk = |armor, load| quick("monk 20", armor, load);
    assert_eq!((light("monk 20"), monk(Armor::Medium, Weight::Light)), (50, 20));
    assert_eq!((monk(Armor::None, Weight::Medium), monk(Armor::Light, Weight::Light)), (20, 30));
    // Bonuses of a kind don't stack.
    assert_eq!((light("enhancement 10, fast-movement 10"), light("10, enhancement 10")), (50, 50));
    assert_eq!((light("enhancement 10, monk 20"), light("enhancement 10, haste 30")), (50, 60));
    assert_eq!(light("enhancement 10, monk 20, haste 30, fast-movement 10"), 70);
    // Haste doubles a speed at most, in every mode.
    assert_eq!(
        speed("srd35", |one| (one.speed, one.speed_bonuses) = (Some(Feet(20)), "haste 30".parse().expect("bonuses"))),
        40
    );
}

/// Epic Path, Encumbrance: penalties of five and ten feet, added up; at a speed of 20 or less only heavy counts.
#[test]
fn epic_path_adds_armor_and_load_up() {
    let walker = |feet: u32, armor: Weight, load| {
        speed("epic-path", |one| {
            (one.speed, one.armor, one.load) = (Some(Feet(feet)), armor.into(), Load::Category(load))
        })
    };
    assert_eq!(walker(30, Weight::Medium, Weight::Light), 25);
    assert_eq!(walker(30, Weight::Heavy, Weight::Medium), 15);
    assert_eq!(walker(20, Weight::Heavy, Weight::Medium), 15);
    assert_eq!(walker(10, Weight::Heavy, Weight::Heavy), 0);
}

/// Epic Path, Run and Encumbrance: every printed multiple.
#[test]
fn epic_path_runs_as_often_its_speed_as_armor_and_load_allow() {
    use Weight::{Heavy, Light, Medium};
    let multiple = |armor, load| run_multiple("epic-path", armor, load, false);
    assert_eq!((multiple(Light, Light), multiple(Medium, Light), multiple(Heavy, Light)), (4, 4, 3));
    assert_eq!((multiple(Light, Medium), multiple(Light, Heavy), multiple(Heavy, Heavy)), (4, 3, 1));
    let runner = |armor| run_multiple("epic-path", armor, Light, true);
    assert_eq!((runner(Light), runner(Medium), runner(Heavy)), (5, 5, 4));
    for ruleset in ["srd35", "dnd35", "reaction"] {
        assert_eq!(run_multiple(ruleset, Medium, Medium, false), 4);
        assert_eq!(run_multiple(ruleset, Light, Heavy, false), 3);
        assert_eq!(run_multiple(ruleset, Light, Light, true), 5);
    }
    assert_eq!(run_multiple("rise", Light, Light, false), 0, "it knows no running");
}

/// Rise, size categories: the size gives the base speed, and armor doesn't affect it.
#[test]
fn rise_has_a_base_speed_for_each_size() {
    for (size, feet) in
        [(Size::Fine, 10), (Size::Small, 20), (Size::Medium, 30), (Size::Large, 40), (Size::Colossal, 80)]
    {
        assert_eq!(speed("rise", |one| (one.size, one.armor) = (size, Armor::Heavy)), feet, "{size}");
    }
    assert_eq!(speed("rise", |one| one.speed = Some(Feet(35))), 35, "its own speed counts first");
}

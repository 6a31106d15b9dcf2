//! The initials on tokens: short, and all different.

use std::collections::HashSet;

use fivefoot::render::Scene;

use super::scenes::{board, token};

fn initials<'a>(names: impl Iterator<Item = &'a str>) -> Vec<String> {
    let mut scene = Scene::of(&board("9x9"));
    scene.tokens = names.map(|name| token(name, "A1", "monsters")).collect();
    scene.initials()
}

#[test]
fn they_tell_creatures_apart() {
    let names = ["Ogre", "Goblin 1", "Goblin 12", "Orc Brute", "ogress", "Goblin", "X", "élan", "Goblin 1 b", "G12"];
    assert_eq!(initials(names.into_iter()), ["Og", "G1", "G12", "OB", "Or", "Go", "X", "Él", "GB", "G2"]);
}

#[test]
fn groups_with_the_same_numbers_have_letters_of_their_own() {
    let names = ["Goblin 1", "Goblin 10", "Gnoll 1", "Gnoll 10", "Guard 7", "Gg 1"];
    assert_eq!(initials(names.into_iter()), ["G1", "G10", "N1", "N10", "G7", "Gg"]);
}

#[test]
fn names_without_a_letter_of_ours_get_numbers() {
    assert_eq!(initials(["山田", "佐藤", "", "🐉"].into_iter()), ["#1", "#2", "#3", "#4"]);
}

#[test]
fn a_hundred_alike_stay_apart() {
    let names = vec!["Rat"; 150];
    let all = initials(names.into_iter());
    assert_eq!(all.iter().collect::<HashSet<_>>().len(), 150);
    assert!(all.iter().all(|initials| (1..=3).contains(&initials.chars().count())));
}

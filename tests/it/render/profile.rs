//! The side view of a way that rises or falls: the words below the board.

use fivefoot::field::Battlefield;
use fivefoot::grid::{Feet, Footprint, Height, Placement};
use fivefoot::render::{Scene, Token, Trail, TrailStep};

use super::plain;

fn at(square: &str) -> Placement {
    Footprint::square(1).at(square.parse().expect("a square"))
}

fn scene(notation: &str, steps: &[(&str, i32)]) -> Scene {
    let mut scene = Scene::of(&Battlefield::from_notation(notation).expect("a board"));
    let way = steps.iter().zip(0..).map(|(&(to, up), nth)| TrailStep {
        to: at(to),
        altitude: Height(up),
        total: Feet::of_squares(nth).into(),
        beyond: false,
        refused: false,
    });
    let mut way: Vec<TrailStep> = way.collect();
    let start = way.remove(0);
    scene.trail = Some(Trail { start: start.to, altitude: start.altitude, steps: way });
    scene
}

fn words(scene: &Scene) -> Option<String> {
    let text = fivefoot::render::text::board(scene);
    text.lines().find_map(|line| line.strip_prefix("side view: ")).map(str::to_owned)
}

#[test]
fn a_way_is_labelled_where_it_begins_to_rise_or_fall() {
    let level = scene("9x3", &[("A1", 0), ("B1", 0), ("C2", 0)]);
    assert_eq!(words(&level), None);
    let aloft = scene("9x3\nfloor+10 B1:B3", &[("A1", 20), ("B1", 10), ("C2", 20)]);
    assert_eq!(words(&aloft), None, "a level flight over a ledge");
    let stairs = scene("9x3\nfloor+5 B1\nfloor+10 C1:D1", &[("A1", 0), ("B1", 0), ("C1", 0), ("D1", 0)]);
    assert_eq!(words(&stairs).as_deref(), Some("A1 0 ft > C1 10 ft > D1 10 ft"));
    let shaft = scene("9x3\nfloor-10 A1", &[("A1", 0), ("A1", 5), ("A1", 10), ("B2", 5), ("D2", 0)]);
    assert_eq!(words(&shaft).as_deref(), Some("A1 -10 ft > A1 0 ft > B2 5 ft > D2 0 ft"));
}

#[test]
fn a_creature_that_came_down_at_the_end_fell() {
    let mut scene = scene("9x3\nfloor+40 A1:B3", &[("B2", 0), ("C2", 40)]);
    assert_eq!(words(&scene), None, "still in the air");
    let rogue = plain("Rogue", at("C2"), "heroes");
    let token = |altitude: i32| Token { altitude: Height(altitude), acting: true, ..rogue.clone() };
    scene.tokens = vec![token(0)];
    assert_eq!(words(&scene).as_deref(), Some("B2 40 ft > C2 40 ft > falls to 0 ft"));
    scene.tokens = vec![token(40)];
    assert_eq!(words(&scene), None);
    // A fall alone is a way without steps.
    scene.tokens = vec![token(0)];
    scene.trail = Some(Trail { start: at("C2"), altitude: Height(60), steps: Vec::new() });
    assert_eq!(words(&scene).as_deref(), Some("C2 60 ft > falls to 0 ft"));
}

#[test]
fn a_way_of_many_turns_is_cut_short() {
    let steps: Vec<(&str, i32)> = (0..100).map(|nth| ("A1", nth % 2 * 5)).collect();
    let words = words(&scene("2x2", &steps)).expect("a side view");
    assert_eq!(words.matches(" > ").count(), 25, "{words}");
    assert!(words.ends_with(" > ... > A1 5 ft"), "{words}");
}

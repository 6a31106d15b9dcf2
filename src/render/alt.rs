//! A scene in sentences, for those who cannot see its picture: what an ear needs first comes first.

use std::collections::BTreeMap;

use super::profile::Profile;
use super::{Scene, Token, Trail, relief};
use crate::field::Fill;
use crate::grid::{Area, Square};

/// What the picture of a scene shows.
#[must_use]
pub fn text(scene: &Scene) -> String {
    let (width, height) = (scene.battlefield.width(), scene.battlefield.height());
    let mut told = vec![format!("A board of {width} x {height} squares.")];
    told.extend(scene.trail.as_ref().filter(|trail| !trail.steps.is_empty()).map(way));
    told.extend(Profile::of(scene).map(|profile| format!("From the side: {}.", profile.told())));
    told.extend(scene.others.iter().map(|trail| format!("In answer: {}", way(trail))));
    let strikes = scene.strikes.iter().enumerate();
    told.extend(
        strikes.map(|(index, strike)| format!("Strike {}: {} as {} is left.", index + 1, strike.by, strike.leaving)),
    );
    told.extend(scene.lane.map(|lane| format!("The lane of the charge from {} to {}.", lane.from, lane.to)));
    told.extend(scene.goal.map(|goal| format!("Refused end: {goal}.")));
    told.extend(scene.nearest.map(|nearest| format!("Nearest legal end: {nearest}.")));
    told.extend(listed("Spoiled at", &scene.spoilt));
    told.extend(scene.measure.map(|measure| format!("From {} to {}: {}.", measure.from, measure.to, measure.feet)));
    told.push(who(scene));
    told.extend(reached(scene));
    told.extend(listed("Threatened:", &scene.threatened));
    told.extend(ground(scene));
    told.join(" ")
}

fn way(trail: &Trail) -> String {
    let steps = trail.steps.iter().map(|step| {
        let refused = if step.refused || step.beyond { " (not allowed)" } else { "" };
        format!("{} {} ft{refused}", step.to.anchor, step.spent())
    });
    format!("The way from {}: {}.", trail.start.anchor, steps.collect::<Vec<_>>().join(", "))
}

fn who(scene: &Scene) -> String {
    let tokens = &scene.tokens;
    if tokens.is_empty() {
        return "Nobody stands on it.".to_owned();
    }
    let one = |token: &Token| {
        let (aloft, befallen) = (scene.aloft(token), token.befallen());
        format!("{} ({}) at {}{aloft}{befallen}", token.name, token.side, token.placement)
    };
    format!("{}.", tokens.iter().map(one).collect::<Vec<_>>().join("; "))
}

/// Where somebody could go, by the feet that it takes.
fn reached(scene: &Scene) -> Option<String> {
    let mut by_feet: BTreeMap<u32, Vec<Square>> = BTreeMap::new();
    for (space, feet) in scene.reach.iter().filter(|(_, feet)| feet.0 > 0) {
        by_feet.entry(feet.0).or_default().push(space.anchor);
    }
    let rings = by_feet.iter().map(|(feet, squares)| format!("{feet} ft {}", runs(squares)));
    let rings = rings.collect::<Vec<_>>().join("; ");
    (!rings.is_empty()).then(|| format!("Reached for {rings}."))
}

/// The squares of each kind of ground that is not open.
fn ground(scene: &Scene) -> Vec<String> {
    let mut kinds: BTreeMap<&str, Vec<Square>> = BTreeMap::new();
    for square in scene.battlefield.area().squares() {
        let ground = scene.battlefield.ground(square);
        match ground.fill {
            Fill::Open => {}
            Fill::Solid => kinds.entry("Solid:").or_default().push(square),
            Fill::Pillar => kinds.entry("Pillars:").or_default().push(square),
        }
        for (terrain, _) in ground.layers.iter() {
            kinds.entry(terrain.word()).or_default().push(square);
        }
    }
    let mut told: Vec<String> = kinds.iter().filter_map(|(kind, squares)| listed(kind, squares)).collect();
    let heights = relief::heights(&scene.battlefield, scene.battlefield.area());
    told.extend(heights.iter().map(|(floor, areas)| format!("Floor at {floor}: {}.", relief::named(areas))));
    let edges = scene.battlefield.barriers().map(|(edge, barrier)| format!("{} {edge}", barrier.notation()));
    let edges = edges.collect::<Vec<_>>().join(", ");
    if !edges.is_empty() {
        told.push(format!("Between squares: {edges}."));
    }
    let partitions = scene.battlefield.partitions().all();
    let count = |word: &str| partitions.iter().filter(|one| one.barrier.word() == word).count();
    let kinds = ["wall", "door", "open-door"].map(|word| (word, count(word)));
    let kinds: Vec<String> =
        kinds.iter().filter(|(_, count)| *count > 0).map(|(word, count)| format!("{word} {count}")).collect();
    if !kinds.is_empty() {
        told.push(format!("Pieces off the grid lines: {}.", kinds.join(", ")));
    }
    if scene.backdrop.is_some() {
        told.push("A painted map lies under the board.".to_owned());
    }
    told
}

fn listed(what: &str, squares: &[Square]) -> Option<String> {
    (!squares.is_empty()).then(|| format!("{what} {}.", runs(squares)))
}

/// Squares in reading order, those side by side in a row as one: `C3:F3 C4`.
fn runs(squares: &[Square]) -> String {
    let mut sorted = squares.to_vec();
    sorted.sort_unstable();
    sorted.dedup();
    let mut runs: Vec<Area> = Vec::new();
    for square in sorted {
        match runs.last_mut() {
            Some(run) if run.south_east().offset((1, 0)) == square => *run = run.around(Area::from(square)),
            _ => runs.push(Area::from(square)),
        }
    }
    runs.iter().map(Area::to_string).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::field::{Battlefield, Size};
    use crate::grid::{Feet, Footprint, Height};
    use crate::render::{Strike, TrailStep};

    #[test]
    fn a_scene_is_told_in_the_order_that_matters() {
        let board = Battlefield::from_notation("6x4\nsolid A1:C1\ndifficult B3:C4\nwall D2/E2\nnarrow-tiny D3/E3")
            .expect("a board");
        let square = |name: &str| name.parse::<Square>().expect("a square");
        let at = |name: &str| Footprint::square(1).at(square(name));
        let mut scene = Scene::of(&board);
        scene.tokens.push(Token {
            name: "Ogre".into(),
            placement: Footprint::square(2).at(square("E3")),
            side: "monsters".into(),
            size: Size::Large,
            altitude: Height(10),
            conditions: "helpless prone".parse().expect("conditions"),
            flanked: true,
            acting: true,
        });
        let step = |to: &str, total: u32, beyond: bool| TrailStep {
            to: at(to),
            altitude: Height(0),
            total: Feet(total),
            half: false,
            beyond,
            refused: false,
        };
        scene.trail = Some(Trail {
            start: at("A2"),
            altitude: Height(0),
            steps: vec![step("B2", 5, false), step("C3", 20, true)],
        });
        scene.strikes = vec![Strike { leaving: square("B2"), by: "Ogre".into() }];
        scene.threatened = ["D2", "D4", "D3", "E2"].map(square).to_vec();
        scene.reach = vec![(at("A2"), Feet(0)), (at("B2"), Feet(5)), (at("A3"), Feet(5))];
        assert_eq!(
            text(&scene),
            "A board of 6 x 4 squares. The way from A2: B2 5 ft, C3 20 ft (not allowed). Strike 1: Ogre as B2 is left. \
             Ogre (monsters) at E3:F4, 10 ft up, helpless, prone, flanked. Reached for 5 ft B2 A3. Threatened: D2:E2 D3 D4. \
             Solid: A1:C1. difficult B3:C3 B4:C4. Between squares: wall D2/E2, narrow-tiny D3/E3."
        );
    }

    #[test]
    fn heights_are_told_too() {
        let field = Battlefield::from_notation("6x4\nfloor+20 A1:B4\nfloor-10 F1").expect("a board");
        let mut scene = Scene::of(&field);
        let at = |name: &str| Footprint::square(1).at(name.parse().expect("a square"));
        scene.tokens.push(Token {
            name: "Mole".into(),
            placement: at("D2"),
            side: "monsters".into(),
            size: Size::Small,
            altitude: Height(-10),
            conditions: "".parse().expect("conditions"),
            flanked: false,
            acting: true,
        });
        scene.trail = Some(Trail { start: at("B2"), altitude: Height(10), steps: Vec::new() });
        assert_eq!(
            text(&scene),
            "A board of 6 x 4 squares. Mole (monsters) at D2, 10 ft below the floor. Floor at -10 ft: F1. \
             Floor at 20 ft: A1:B4."
        );
        let (to, total) = (at("C2"), Feet(5));
        let step = TrailStep { to, altitude: Height(10), total, half: false, beyond: false, refused: false };
        scene.trail = Some(Trail { start: at("B2"), altitude: Height(10), steps: vec![step] });
        let told = text(&scene);
        assert!(told.contains("The way from B2: C2 5 ft. From the side: B2 30 ft > C2 10 ft. Mole"), "{told}");
    }
}

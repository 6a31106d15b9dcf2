//! A [`Scene`] with letters, for a terminal and for whoever cannot use pictures.

use std::borrow::Cow;
use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

use super::profile::Profile;
use super::{Break, Scene, TrailStep, relief};
use crate::field::{Barrier, Fill, Terrain};
use crate::grid::{Area, Edge, Feet, Footprint, Side, Square};

/// The board of the scene as lines of text: coordinates, a few characters a square, walls between them, and below it what
/// the characters mean. It shows the same squares as the picture.
#[must_use]
pub fn board(scene: &Scene) -> String {
    let view = scene.view();
    let marks = marks(scene);
    let wide = marks.values().map(|(text, _)| text.chars().count()).max().unwrap_or(0).clamp(2, 5);
    let mut used = Used::new();
    let mark = |square: Square| marks.get(&square).cloned().unwrap_or_else(|| ground(scene, square));
    let mut text = drawn(scene, view, wide, mark, &mut used);
    legend(&mut text, scene, view, &used);
    text
}

/// The squares of a view with their coordinates and what stands between them; what is used for what is noted.
pub(super) fn drawn(
    scene: &Scene,
    view: Area,
    wide: usize,
    mark: impl Fn(Square) -> (String, Meaning),
    used: &mut Used,
) -> String {
    let columns = view.north_west().x..=view.south_east().x;
    let mut text = String::from("    ");
    for x in columns.clone() {
        // A name of two letters takes the room between two columns where squares have one character.
        let _ = write!(text, "{:1$}", Square::column_letters(x), wide + 1);
    }
    for y in view.north_west().y..=view.south_east().y {
        end_line(&mut text);
        let _ = write!(text, "{:3}", y + 1);
        text.push(upright(scene, Edge::of(Square::new(view.north_west().x, y), Side::West)));
        for x in columns.clone() {
            let square = Square::new(x, y);
            let (mark, meaning) = mark(square);
            used.extend(meaning.map(|meaning| (meaning, mark.clone())));
            let _ = write!(text, "{mark:wide$}");
            text.push(upright(scene, Edge::of(square, Side::East)));
        }
        between(&mut text, scene, view, y, wide);
    }
    end_line(&mut text);
    text
}

/// Ends a line without spaces at its end.
fn end_line(text: &mut String) {
    text.truncate(text.trim_end_matches(' ').len());
    text.push('\n');
}

/// What a character in a square means, where that is the same for every square; shown below the board if it is used.
pub(super) type Meaning = Option<Cow<'static, str>>;

/// The meanings that came up, each with its characters.
pub(super) type Used = BTreeSet<(Cow<'static, str>, String)>;

/// What is shown in squares instead of their ground, what matters most last.
fn marks(scene: &Scene) -> BTreeMap<Square, (String, Meaning)> {
    let mut marks: BTreeMap<Square, (String, Meaning)> = BTreeMap::new();
    let one = |square: Square| scene.on_board(Footprint::square(1).at(square)).map(Area::north_west);
    for square in scene.threatened.iter().flat_map(|by| &by.squares).filter_map(|&square| one(square)) {
        marks.insert(square, ("x".into(), Some("threatened".into())));
    }
    for (square, feet) in scene.reach.iter().filter_map(|&(space, feet)| Some((one(space.anchor)?, feet))) {
        marks.insert(square, (number(feet), Some("numbers: feet".into())));
    }
    for end in scene.measure.iter().flat_map(|measure| [measure.from, measure.to]).filter_map(one) {
        marks.insert(end, ("<>".into(), Some("measured".into())));
    }
    for trail in scene.others.iter().chain(&scene.trail) {
        if let Some(square) = one(trail.start.anchor) {
            marks.insert(square, ("o".into(), Some("start".into())));
        }
        for step in &trail.steps {
            let refused = step.beyond || step.refused;
            let (mark, meaning) = if refused { ("!!".into(), "refused") } else { (spent(step), "numbers: feet") };
            if let Some(square) = one(step.to.anchor) {
                marks.insert(square, (mark.clone(), Some(meaning.into())));
            }
        }
    }
    if let Some(square) = scene.nearest.and_then(|nearest| one(nearest.anchor)) {
        marks.insert(square, ("@".into(), Some("nearest legal end".into())));
    }
    if let Some(square) = scene.goal.and_then(|goal| one(goal.anchor)) {
        marks.insert(square, ("X".into(), Some("refused end".into())));
    }
    for square in scene.spoilt.iter().filter_map(|&square| one(square)) {
        marks.insert(square, ("!!".into(), Some("refused".into())));
    }
    let tokens = scene.tokens.iter().zip(scene.initials());
    let mut tokens: Vec<_> =
        tokens.filter_map(|(token, initials)| Some((scene.on_board(token.placement)?, token, initials))).collect();
    // As on the picture: the smaller stand above the bigger.
    tokens.sort_by_key(|(area, token, _)| {
        (Reverse(u64::from(area.width()) * u64::from(area.height())), token.acting, token.altitude)
    });
    for (area, _, initials) in tokens {
        for square in area.squares() {
            marks.insert(square, (initials.clone(), None));
        }
    }
    marks
}

/// The feet spent up to a step; halves too, where they still matter.
fn spent(step: &TrailStep) -> String {
    if step.total.0 > 999 { number(step.total) } else { step.spent() }
}

/// Feet in at most three digits.
fn number(feet: Feet) -> String {
    if feet.0 > 999 { "999".into() } else { feet.0.to_string() }
}

/// What the ground of a square is shown as.
pub(super) fn ground(scene: &Scene, square: Square) -> (String, Meaning) {
    let ground = scene.battlefield.ground(square);
    let told = |mark: &str, meaning: &'static str| (mark.to_owned(), Some(meaning.into()));
    match ground.fill {
        Fill::Solid => told("##", "solid"),
        Fill::Pillar => told("()", "pillar"),
        // What may change a price goes before what only hides.
        Fill::Open => match ground.layers.iter().max_by_key(|&(terrain, _)| (terrain != Terrain::Concealed, terrain)) {
            None => (".".into(), None),
            Some((terrain, 0 | 1)) => told(&sign(terrain).repeat(2), terrain.word()),
            Some((terrain, layers)) => {
                (format!("{}{layers}", sign(terrain)), Some(format!("{} ×{layers}", terrain.word()).into()))
            }
        },
    }
}

/// The sign of a terrain: twice for one layer, with their number for more.
fn sign(terrain: Terrain) -> &'static str {
    match terrain {
        Terrain::Difficult => ":",
        Terrain::Obstacle => "%",
        Terrain::Impeded => "&",
        Terrain::Hazardous => "^",
        Terrain::Water => "~",
        Terrain::ShallowWater => "_",
        Terrain::LightUndergrowth => ",",
        Terrain::HeavyUndergrowth => ";",
        Terrain::Concealed => "?",
    }
}

/// What stands between two squares: on their edge, or across the way from one to the other.
fn standing(scene: &Scene, edge: Edge) -> Barrier {
    let (a, b) = edge.squares();
    match scene.battlefield.barrier(edge) {
        Barrier::None => scene.battlefield.partitions().between(a, b).unwrap_or_default(),
        barrier => barrier,
    }
}

fn upright(scene: &Scene, edge: Edge) -> char {
    match standing(scene, edge) {
        Barrier::None => ' ',
        Barrier::Wall => '|',
        Barrier::Door => '+',
        Barrier::OpenDoor => '/',
        Barrier::Low => '=',
        Barrier::Narrow(_) => '*',
    }
}

/// A line for the barriers between a row and the next, if there are any.
fn between(text: &mut String, scene: &Scene, view: Area, y: i32, wide: usize) {
    let squares = (view.north_west().x..=view.south_east().x).map(|x| Square::new(x, y));
    let barriers: Vec<Barrier> = squares.map(|square| standing(scene, Edge::of(square, Side::South))).collect();
    if barriers.iter().all(|barrier| *barrier == Barrier::None) {
        return;
    }
    end_line(text);
    text.push_str("    ");
    for barrier in barriers {
        let lying = match barrier {
            Barrier::None => " ",
            Barrier::Wall => "-",
            Barrier::Door => "+",
            Barrier::OpenDoor => "/",
            Barrier::Low => "=",
            Barrier::Narrow(_) => "*",
        };
        let _ = write!(text, "{} ", lying.repeat(wide));
    }
}

fn legend(text: &mut String, scene: &Scene, view: Area, used: &Used) {
    for (token, initials) in scene.tokens.iter().zip(scene.initials()) {
        let Some(area) = scene.on_board(token.placement).filter(|area| area.overlaps(view)) else { continue };
        let _ = write!(text, "{initials} {} at {area}, {}", token.name, token.side);
        let _ = writeln!(text, "{}{}", scene.aloft(token), token.befallen());
    }
    for (number, strike) in (1..).zip(&scene.strikes) {
        let _ = writeln!(text, "strike {number}: {} as {} is left", strike.by, square_name(strike.leaving));
    }
    let steps = scene.trail.iter().flat_map(|trail| &trail.steps).map(|step| step.to.anchor);
    let stops: Vec<Square> = scene.trail.iter().map(|trail| trail.start.anchor).chain(steps).collect();
    for Break { after, told } in &scene.breaks {
        if let Some(&stop) = stops.get(*after) {
            let _ = writeln!(text, "{told}: {}", square_name(stop));
        }
    }
    if let Some(measure) = scene.measure {
        let (from, to) = (square_name(measure.from), square_name(measure.to));
        let _ = writeln!(text, "{from} to {to}: {}", measure.feet);
    }
    if let Some(profile) = Profile::of(scene) {
        let _ = writeln!(text, "from the side: {}", profile.told());
    }
    for (floor, areas) in relief::heights(&scene.battlefield, view) {
        let _ = writeln!(text, "{} floor {floor}", relief::named(&areas));
    }
    let told = meanings(scene, view, used);
    if !told.is_empty() {
        let _ = writeln!(text, "{}", told.join("   "));
    }
}

/// What the characters mean that were used.
pub(super) fn meanings(scene: &Scene, view: Area, used: &Used) -> Vec<String> {
    let mut meanings: BTreeMap<Cow<'_, str>, &str> = BTreeMap::new();
    for (meaning, mark) in used {
        meanings.entry(meaning.clone()).or_insert(mark);
    }
    let seen = |edge: &Edge| view.contains(edge.squares().0) || view.contains(edge.squares().1);
    let partitions = scene.battlefield.partitions().all().iter().map(|partition| partition.barrier);
    let on_edges = scene.battlefield.barriers().filter(|(edge, _)| seen(edge)).map(|(_, barrier)| barrier);
    for barrier in on_edges.chain(partitions.filter(|barrier| barrier.blocks())) {
        let (mark, meaning) = match barrier {
            Barrier::None => continue,
            Barrier::Wall => ("| -", "wall".into()),
            Barrier::Door => ("+", "door".into()),
            Barrier::OpenDoor => ("/", "open door".into()),
            Barrier::Low => ("=", "low barrier".into()),
            Barrier::Narrow(fits) => ("*", format!("narrow gap up to {fits}").into()),
        };
        meanings.insert(meaning, mark);
    }
    let told = |(meaning, mark): (Cow<'_, str>, &str)| match &*meaning {
        "numbers: feet" => meaning.into_owned(),
        _ => format!("{mark} {meaning}"),
    };
    meanings.into_iter().map(told).collect()
}

/// A square's name, also where it lies off every board.
fn square_name(square: Square) -> String {
    if (0..10_000).contains(&square.x) && (0..10_000).contains(&square.y) {
        square.to_string()
    } else {
        "far off".into()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::field::{Battlefield, Size};
    use crate::grid::{Height, Placement};
    use crate::render::{Strike, Token, Trail};

    fn at(name: &str, side: u32) -> Placement {
        Footprint::square(side).at(name.parse().expect("a square"))
    }

    #[test]
    fn a_board_reads_like_a_map() {
        let notation = "7x5\nsolid A1:B1\npillar G5\ndifficult D2:D3\nwall B3/B4\nwall E2/F2\ndoor E3/F3\nlow C4/C5\n\
                        shallow-water F5\nconcealed D3 F4\nnarrow-small A4/B4";
        let mut scene = Scene::of(&Battlefield::from_notation(notation).expect("a board"));
        let token = |name: &str, placement: Placement, side: &str| Token {
            name: name.into(),
            placement,
            side: side.into(),
            size: Size::Medium,
            altitude: Height(if name == "Bat" { 10 } else { 0 }),
            conditions: if name == "Bat" { "dead prone" } else { "" }.parse().expect("conditions"),
            flanked: false,
            facing: None,
            owner: None,
            portrait: None,
            acting: false,
        };
        scene.tokens = vec![token("Ogre", at("D4", 2), "monsters"), token("Bat", at("A5", 1), "neutral")];
        let step = |to: &str, total: u32, refused: bool| TrailStep {
            altitude: Height(0),
            to: at(to, 2),
            total: Feet(total),
            half: false,
            beyond: false,
            refused,
        };
        scene.trail = Some(Trail {
            start: at("C2", 2),
            altitude: Height(0),
            steps: vec![step("C3", 5, false), step("D4", 15, true)],
        });
        scene.strikes = vec![Strike { leaving: "C2".parse().expect("a square"), by: "Bat".into() }];
        scene.goal = Some(at("F1", 1));
        insta::assert_snapshot!(board(&scene), @r"
            A  B  C  D  E  F  G
          1 ## ## .  .  .  X  .
          2 .  .  o  :: . |.  .
          3 .  .  5  :: . +.  .
               --
          4 . *.  .  Og Og ?? .
                  ==
          5 Ba .  .  Og Og __ ()
        Og Ogre at D4:E5, monsters
        Ba Bat at A5, neutral, 10 ft up, dead, prone
        strike 1: Bat as C2 is left
        ?? concealed   :: difficult   + door   = low barrier   * narrow gap up to small   numbers: feet   () pillar   X refused end   __ shallow-water   ## solid   o start   | - wall
        ");
    }

    #[test]
    fn heights_are_told_below_the_board() {
        let field = Battlefield::from_notation("4x3\nfloor+20 C1:D2\nfloor-10 A3").expect("a board");
        let mut scene = Scene::of(&field);
        let step = |to: &str, up: i32| TrailStep {
            to: at(to, 1),
            altitude: Height(up),
            total: Feet(5),
            half: false,
            beyond: false,
            refused: false,
        };
        scene.trail =
            Some(Trail { start: at("A2", 1), altitude: Height(0), steps: vec![step("B2", 20), step("C2", 0)] });
        insta::assert_snapshot!(board(&scene), @r"
            A  B  C  D
          1 .  .  .  .
          2 o  5  5  .
          3 .  .  .  .
        from the side: A2 0 ft > B2 20 ft > C2 20 ft
        A3 floor -10 ft
        C1:D2 floor 20 ft
        numbers: feet   o start
        ");
    }
}

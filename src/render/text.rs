//! A [`Scene`] in characters, for a terminal and for people who cannot use pictures.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

use super::profile::Profile;
use super::scene::called;
use super::{Break, Scene, relief};
use crate::field::{Barrier, Fill, GroundCheck, Passing, Terrain};
use crate::grid::{Area, Cardinal, Edge, Feet, Footprint, Square};
use crate::say;
use crate::words::{Length, Message};

/// The scene's board as lines of text: coordinates, a few characters per square, walls between them, and below it the
/// meaning of the characters. It shows the same squares as the picture.
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

/// The squares of a view with their coordinates and the barriers between them; records in `used` what the characters
/// mean.
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
        // If squares have one character, a name of two letters takes the space between two columns.
        let _ = write!(text, "{:1$}", Square::column_letters(x), wide + 1);
    }
    for y in view.north_west().y..=view.south_east().y {
        end_line(&mut text);
        let _ = write!(text, "{:3}", y + 1);
        text.push(upright(scene, Edge::of(Square::new(view.north_west().x, y), Cardinal::West)));
        for x in columns.clone() {
            let square = Square::new(x, y);
            let (mark, meaning) = mark(square);
            used.extend(meaning.map(|meaning| (meaning, mark.clone())));
            let _ = write!(text, "{mark:wide$}");
            text.push(upright(scene, Edge::of(square, Cardinal::East)));
        }
        between(&mut text, scene, view, y, wide);
    }
    end_line(&mut text);
    text
}

/// Ends a line, trimming trailing spaces.
fn end_line(text: &mut String) {
    text.truncate(text.trim_end_matches(' ').len());
    text.push('\n');
}

/// What a character in a square means, if that is the same for every square; listed below the board if it is used.
pub(super) type Meaning = Option<String>;

/// The meanings that occurred, each with its characters.
pub(super) type Used = BTreeSet<(String, String)>;

/// What is shown in squares instead of their ground; later entries matter more.
fn marks(scene: &Scene) -> BTreeMap<Square, (String, Meaning)> {
    let mut marks: BTreeMap<Square, (String, Meaning)> = BTreeMap::new();
    let one = |square: Square| scene.on_board(Footprint::square(1).at(square)).map(Area::north_west);
    let numbers = scene.localize(&numbers(scene));
    let refused = scene.localize(&say!("map-refused"));
    for square in scene.threatened.iter().flat_map(|by| &by.squares).filter_map(|&square| one(square)) {
        marks.insert(square, ("x".into(), Some(scene.localize(&say!("map-threatened")))));
    }
    for (square, feet) in scene.reach.iter().filter_map(|&(space, feet)| Some((one(space.anchor)?, feet))) {
        marks.insert(square, (number(scene, feet.bare()), Some(numbers.clone())));
    }
    for end in scene.measure.iter().flat_map(|measure| [measure.from, measure.to]).filter_map(one) {
        marks.insert(end, ("<>".into(), Some(scene.localize(&say!("map-measured")))));
    }
    for trail in scene.others.iter().chain(&scene.trail) {
        if let Some(square) = one(trail.start.anchor) {
            marks.insert(square, ("o".into(), Some(scene.localize(&say!("map-start")))));
        }
        for step in &trail.steps {
            let (mark, meaning) = match step.beyond || step.refused {
                true => ("!!".into(), &refused),
                false => (number(scene, step.total.bare()), &numbers),
            };
            if let Some(square) = one(step.to.anchor) {
                marks.insert(square, (mark, Some(meaning.clone())));
            }
        }
    }
    for (number, trail) in (1..).zip(&scene.ways) {
        let end = trail.steps.last().map(|step| step.to.anchor);
        if let Some(square) = end.and_then(one) {
            marks.entry(square).or_insert((format!("={number}"), Some(scene.localize(&say!("map-way-end")))));
        }
    }
    if let Some(square) = scene.nearest.and_then(|nearest| one(nearest.anchor)) {
        marks.insert(square, ("@".into(), Some(scene.localize(&say!("map-nearest-end")))));
    }
    if let Some(square) = scene.goal.and_then(|goal| one(goal.anchor)) {
        marks.insert(square, ("X".into(), Some(scene.localize(&say!("map-refused-end")))));
    }
    if let Some(square) = scene.cursor.and_then(one) {
        marks.insert(square, ("><".into(), Some(scene.localize(&say!("map-cursor")))));
    }
    for square in scene.spoilt.iter().filter_map(|&square| one(square)) {
        marks.insert(square, ("!!".into(), Some(refused.clone())));
    }
    let tokens = scene.tokens.iter().zip(scene.initials());
    let mut tokens: Vec<_> =
        tokens.filter_map(|(token, initials)| Some((scene.on_board(token.placement)?, token, initials))).collect();
    // As on the picture: smaller creatures are drawn above bigger ones.
    tokens.sort_by_key(|(area, token, _)| {
        let squares = u64::from(area.width()) * u64::from(area.height());
        (Reverse(squares), token.rides.is_some(), token.acting, token.altitude)
    });
    for (area, token, initials) in tokens {
        // A rider is shown on one of its mount's squares.
        let shown = if token.rides.is_some() { 1 } else { usize::MAX };
        for square in area.squares().take(shown) {
            marks.insert(square, (initials.clone(), None));
        }
    }
    marks
}

/// The unit of the numbers on the board.
fn numbers(scene: &Scene) -> Message {
    say!("map-numbers", units = scene.locale.units.word())
}

/// A length in at most three digits, with its fraction while that matters.
fn number(scene: &Scene, length: Length) -> String {
    scene.locale.length(if length.half_feet > 2 * 999 + 1 { Feet(999).bare() } else { length })
}

/// How the ground of a square is shown.
pub(super) fn ground(scene: &Scene, square: Square) -> (String, Meaning) {
    let ground = scene.battlefield.ground(square);
    let marked = |mark: &str, meaning: Message| (mark.to_owned(), Some(scene.localize(&meaning)));
    match ground.fill {
        Fill::Solid => marked("##", say!("map-solid")),
        Fill::Pillar => marked("()", say!("map-pillar")),
        // Ground that may change a price comes before ground that only hides.
        Fill::Open => match ground.layers.iter().max_by_key(|&(terrain, _)| (terrain != Terrain::Concealed, terrain)) {
            None => (".".into(), None),
            Some((terrain, 0 | 1)) => marked(&terrain.sign().to_string().repeat(2), Message::of(&terrain)),
            Some((terrain, layers)) => marked(
                &format!("{}{layers}", terrain.sign()),
                Message::of(&terrain).then(Message::literal(format!(" ×{layers}"))),
            ),
        },
    }
}

/// The barrier between two squares: on their edge, or across the way from one to the other.
fn standing(scene: &Scene, edge: Edge) -> Barrier {
    let (a, b) = edge.squares();
    match scene.battlefield.barrier(edge) {
        Barrier::None => scene.battlefield.partitions().between(a, b).unwrap_or_default(),
        barrier => barrier,
    }
}

fn upright(scene: &Scene, edge: Edge) -> char {
    barrier_sign(standing(scene, edge), '|')
}

/// The sign of a barrier; `wall` is the sign of a wall in this direction.
fn barrier_sign(barrier: Barrier, wall: char) -> char {
    match barrier.as_seen() {
        Barrier::None => ' ',
        Barrier::Wall | Barrier::SecretDoor | Barrier::OneWayLeft | Barrier::OneWayRight => wall,
        Barrier::Door | Barrier::LockedDoor => '+',
        Barrier::OpenDoor => '/',
        Barrier::Low => '=',
        Barrier::Window => '"',
        Barrier::Grate => '@',
        Barrier::Curtain => '$',
        Barrier::Narrow(_) => '*',
    }
}

/// Adds a line for the barriers between a row and the next, if there are any.
fn between(text: &mut String, scene: &Scene, view: Area, y: i32, wide: usize) {
    let squares = (view.north_west().x..=view.south_east().x).map(|x| Square::new(x, y));
    let barriers: Vec<Barrier> = squares.map(|square| standing(scene, Edge::of(square, Cardinal::South))).collect();
    if barriers.iter().all(|barrier| *barrier == Barrier::None) {
        return;
    }
    end_line(text);
    text.push_str("    ");
    for barrier in barriers {
        let lying = barrier_sign(barrier, '-').to_string();
        let _ = write!(text, "{} ", lying.repeat(wide));
    }
}

fn legend(text: &mut String, scene: &Scene, view: Area, used: &Used) {
    for (token, initials) in scene.tokens.iter().zip(scene.initials()) {
        let Some(area) = scene.on_board(token.placement).filter(|area| area.overlaps(view)) else { continue };
        let line = say!("map-token", initials, name = token.name, at = area, side = token.side);
        let line = [line].into_iter().chain(scene.height_note(token)).chain(token.condition_names());
        let _ = writeln!(text, "{}", scene.localize(&Message::list(line)));
    }
    for (number, strike) in (1_usize..).zip(&scene.strikes) {
        let line = say!("map-strike", number, by = strike.by, leaving = called(strike.leaving));
        let _ = writeln!(text, "{}", scene.localize(&line));
    }
    let steps = scene.trail.iter().flat_map(|trail| &trail.steps).map(|step| step.to.anchor);
    let stops: Vec<Square> = scene.trail.iter().map(|trail| trail.start.anchor).chain(steps).collect();
    for Break { after, label } in &scene.breaks {
        if let Some(&stop) = stops.get(*after) {
            let _ = writeln!(text, "{}", scene.localize(&say!("map-break", label, at = called(stop))));
        }
    }
    if let Some(measure) = scene.measure {
        let (from, to) = (called(measure.from), called(measure.to));
        let _ = writeln!(text, "{}", scene.localize(&say!("map-measure", from, to, feet = measure.feet)));
    }
    if let Some(profile) = Profile::of(scene) {
        let _ = writeln!(text, "{}", scene.localize(&say!("map-from-the-side", way = profile.message())));
    }
    for (floor, areas) in relief::heights(&scene.battlefield, view) {
        let line = say!("map-floor", areas = relief::named(&areas), floor);
        let _ = writeln!(text, "{}", scene.localize(&line));
    }
    for (GroundCheck { skill, dc }, areas) in relief::checks(&scene.battlefield, view) {
        let line = say!("map-check", areas = relief::named(&areas), skill = Message::term("skill", skill.word()), dc);
        let _ = writeln!(text, "{}", scene.localize(&line));
    }
    let known = meanings(scene, view, used);
    if !known.is_empty() {
        let _ = writeln!(text, "{}", known.join("   "));
    }
}

/// The meanings of the characters that were used.
pub(super) fn meanings(scene: &Scene, view: Area, used: &Used) -> Vec<String> {
    let mut meanings: BTreeMap<String, &str> = BTreeMap::new();
    for (meaning, mark) in used {
        meanings.entry(meaning.clone()).or_insert(mark);
    }
    let seen = |edge: &Edge| view.contains(edge.squares().0) || view.contains(edge.squares().1);
    let partitions = scene.battlefield.partitions().all().iter().map(|partition| partition.barrier);
    let on_edges = scene.battlefield.barriers().filter(|(edge, _)| seen(edge)).map(|(_, barrier)| barrier);
    for barrier in on_edges.chain(partitions.filter(|barrier| barrier.stops(Passing::Step))) {
        let (mark, meaning) = match barrier {
            Barrier::None => continue,
            Barrier::Wall | Barrier::SecretDoor | Barrier::OneWayLeft | Barrier::OneWayRight => {
                ("| -", say!("map-wall"))
            }
            Barrier::Door | Barrier::LockedDoor => ("+", say!("map-door")),
            Barrier::OpenDoor => ("/", say!("map-open-door")),
            Barrier::Low => ("=", say!("map-low")),
            Barrier::Window => ("\"", say!("map-window")),
            Barrier::Grate => ("@", say!("map-grate")),
            Barrier::Curtain => ("$", say!("map-curtain")),
            Barrier::Narrow(fits) => ("*", say!("map-narrow", fits)),
        };
        meanings.insert(scene.localize(&meaning), mark);
    }
    let numbers = scene.localize(&numbers(scene));
    let shown =
        |(meaning, mark): (String, &str)| if meaning == numbers { meaning } else { format!("{mark} {meaning}") };
    meanings.into_iter().map(shown).collect()
}

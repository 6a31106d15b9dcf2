//! The board as a map of characters for a phone: one per square, with few enough columns that no line breaks.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

use super::text::{Meaning, Used, drawn, ground, meanings};
use super::{Scene, Token};
use crate::grid::{Area, Square};
use crate::say;
use crate::words::Message;

/// The columns and rows that fit a phone without breaking lines or filling its screen.
const PHONE: (u32, u32) = (17, 20);
/// The most bytes of a map including walls, and of all including the key, so that a message has room for words.
const MOST: usize = 1_100;
const MOST_IN_ALL: usize = 1_600;

/// A board as a map for a phone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Map {
    /// The squares that it shows.
    pub view: Area,
    /// Its lines: coordinates, squares and the barriers between them, then the meaning of the characters.
    pub drawn: String,
}

/// The scene's board as a map: its view, or as much of that as fits around the creatures in it.
#[must_use]
pub fn map(scene: &Scene) -> Map {
    let whole = scene.view();
    let within = |token: &Token| scene.on_board(token.placement)?.within(whole);
    let middle = scene.tokens.iter().filter_map(within).reduce(Area::around).unwrap_or(whole);
    let signs = signs(scene);
    let mut rows = PHONE.1;
    loop {
        let view = about(middle, whole, (PHONE.0, rows));
        let mut used = Used::new();
        let mark = |square: Square| signs.get(&square).cloned().unwrap_or_else(|| narrow(ground(scene, square)));
        let mut drawn = drawn(scene, view, 1, mark, &mut used);
        if drawn.len() <= MOST || rows <= 1 {
            let keys = meanings(scene, view, &used);
            let fitting = keys.iter().scan(drawn.len(), |long, key| {
                *long += key.len() + 1;
                (*long <= MOST_IN_ALL).then_some(key)
            });
            let fitting: Vec<&String> = fitting.collect();
            let more = keys.len() - fitting.len();
            for key in fitting {
                let _ = writeln!(drawn, "{key}");
            }
            if more > 0 {
                let _ = writeln!(drawn, "{}", scene.localize(&say!("map-and-more", more)));
            }
            return Map { view, drawn };
        }
        rows -= 1;
    }
}

/// A part of `whole`, at most this large, centred on an area.
fn about(area: Area, whole: Area, (columns, rows): (u32, u32)) -> Area {
    let axis = |low: i32, high: i32, first: i32, last: i32, most: u32| {
        let long = (last - first + 1).min(i32::try_from(most).unwrap_or(i32::MAX));
        let from = (low + (high - low + 1 - long) / 2).clamp(first, last + 1 - long);
        (from, from + long - 1)
    };
    let (a, b, c, d) = (area.north_west(), area.south_east(), whole.north_west(), whole.south_east());
    let (west, east) = axis(a.x, b.x, c.x, d.x, columns);
    let (north, south) = axis(a.y, b.y, c.y, d.y, rows);
    Area::between(Square::new(west, north), Square::new(east, south))
}

/// One character for each occupied square, and who stands there.
fn signs(scene: &Scene) -> BTreeMap<Square, (String, Meaning)> {
    let mut taken = BTreeSet::new();
    let mut bodies: Vec<(Area, &Token, char)> = Vec::new();
    for token in &scene.tokens {
        let own = token.name.chars().filter(char::is_ascii_alphanumeric);
        let all = own.clone().map(|c| c.to_ascii_uppercase()).chain(own).chain('A'..='Z').chain('a'..='z');
        let sign = all.chain('0'..='9').find(|&sign| taken.insert(sign)).unwrap_or('$');
        bodies.extend(scene.on_board(token.placement).map(|area| (area, token, sign)));
    }
    // As on the picture: smaller creatures are drawn above bigger ones.
    bodies.sort_by_key(|(area, token, _)| {
        let squares = u64::from(area.width()) * u64::from(area.height());
        (Reverse(squares), token.rides.is_some(), token.acting, token.altitude)
    });
    let mut signs = BTreeMap::new();
    for (area, token, sign) in bodies {
        // A rider is shown on one of its mount's squares.
        let (shown, meaning) = match &token.rides {
            Some(mount) => (
                1,
                scene.localize(&Message::list([Message::literal(token.name.clone()), say!("picture-rides", mount)])),
            ),
            None if token.turn => {
                let turn = [Message::literal(token.name.clone()), say!("picture-turn")];
                (usize::MAX, scene.localize(&Message::list(turn)))
            }
            None => (usize::MAX, token.name.clone()),
        };
        for square in area.squares().take(shown) {
            signs.insert(square, (sign.to_string(), Some(meaning.clone())));
        }
    }
    signs
}

/// The first character of a square's mark, with its meaning for any number of layers.
fn narrow((mark, meaning): (String, Meaning)) -> (String, Meaning) {
    let first = if mark == "()" { '@' } else { mark.chars().next().unwrap_or(' ') };
    let plain = |meaning: String| match meaning.split_once(" ×") {
        Some((terrain, _)) => terrain.to_owned(),
        None => meaning,
    };
    (first.to_string(), meaning.map(plain))
}

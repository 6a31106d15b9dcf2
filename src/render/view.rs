//! Which part of the board a picture shows: small enough for readable squares on a phone.

use super::scene::{Scene, Token};
use crate::grid::{Area, Feet, Footprint, Placement, Square};

/// The most columns and rows for which squares on a phone hold a token's initials and a number of feet.
const ROOMY: (u32, u32) = (17, 11);
/// The most columns and rows for which squares, 40 pixels wide, still hold initials: accepted to keep everybody in the
/// picture.
const TIGHT: (u32, u32) = (23, 15);
/// The least size of a crop, if the board allows it, so that one can tell which part of the board it is.
const LEAST: (u32, u32) = (12, 8);
/// The margin around what matters, in squares.
const MARGIN: i32 = 2;

impl Scene {
    /// The rectangle of the board that the picture shows: the requested part; the whole board if it is small or was
    /// requested; otherwise what matters with a margin around it. If nothing in particular matters, that is
    /// everybody, or the whole board if they stand too far apart for readable squares.
    #[must_use]
    pub fn view(&self) -> Area {
        let board = self.battlefield.area();
        if let Some(part) = self.part.and_then(|part| part.within(board)) {
            return part;
        }
        if self.whole || fits(board, ROOMY) {
            return board;
        }
        let Some(core) = essential(self).into_iter().reduce(Area::around) else {
            return everybody(self, board);
        };
        let mut others = bystanders(self);
        others.sort_by_key(|&other| (gap(core, other), other.north_west()));
        let seen = others.into_iter().fold(core, |seen, other| {
            let wider = seen.around(other);
            if fits(margined(wider, 1, board), ROOMY) { wider } else { seen }
        });
        framed(seen, ROOMY, board)
    }

    /// The creatures that the picture does not show, because they are outside [`Scene::view`] or off the board.
    #[must_use]
    pub fn left_out(&self) -> Vec<&Token> {
        let view = self.view();
        let shown = |token: &Token| self.on_board(token.placement).is_some_and(|area| area.overlaps(view));
        self.tokens.iter().filter(|token| !shown(token)).collect()
    }
}

/// If nobody matters more than anybody else: everybody together, or the whole board if they stand too far apart for that.
fn everybody(scene: &Scene, board: Area) -> Area {
    match bystanders(scene).into_iter().reduce(Area::around) {
        Some(all) if fits(margined(all, 1, board), TIGHT) => framed(all, TIGHT, board),
        _ => board,
    }
}

/// The area with the widest margin that leaves its squares large enough.
fn framed(area: Area, limit: (u32, u32), board: Area) -> Area {
    let wide = margined(area, MARGIN, board);
    stretched(if fits(wide, limit) { wide } else { margined(area, 1, board) }, board)
}

/// The area with this many squares around it, as far as the board reaches.
fn margined(area: Area, margin: i32, board: Area) -> Area {
    area.grown(margin).within(board).unwrap_or(board)
}

/// What the answer is about: it is always shown in full, even if squares become small.
fn essential(scene: &Scene) -> Vec<Area> {
    let on_board = |space: Placement| scene.on_board(space);
    let square = |square: &Square| scene.on_board(Footprint::square(1).at(*square));
    let acting = |token: &&Token| token.acting;
    let mut all: Vec<Area> = Vec::new();
    all.extend(scene.tokens.iter().filter(acting).filter_map(|token| on_board(token.placement)));
    for trail in scene.trail.iter().chain(&scene.others).chain(&scene.ways) {
        all.extend(on_board(trail.start));
        all.extend(trail.steps.iter().filter_map(|step| on_board(step.to)));
    }
    let target = |token: &&Token| Some(&token.name) == scene.target.as_ref();
    all.extend(scene.tokens.iter().filter(target).filter_map(|token| on_board(token.placement)));
    all.extend(scene.goal.and_then(on_board));
    all.extend(scene.nearest.and_then(on_board));
    // If a second move's squares fit only in part, the first move's squares stay large.
    let first = |feet: Feet| scene.moves.is_none_or(|first| feet <= first);
    all.extend(scene.reach.iter().filter(|(_, feet)| first(*feet)).filter_map(|&(space, _)| on_board(space)));
    all.extend(scene.strikes.iter().filter_map(|strike| square(&strike.leaving)));
    let strikes = |token: &&Token| scene.strikes.iter().any(|strike| strike.by == token.name);
    all.extend(scene.tokens.iter().filter(strikes).filter_map(|token| on_board(token.placement)));
    all.extend(scene.spoilt.iter().filter_map(square));
    all.extend(scene.lane.iter().flat_map(|lane| [lane.from, lane.to]).filter_map(on_board));
    if let Some(measure) = scene.measure {
        all.extend([measure.from, measure.to].iter().filter_map(square));
    }
    all.extend(scene.focus.and_then(|focus| focus.within(scene.battlefield.area())));
    all
}

/// Who and what is shown if there is room.
fn bystanders(scene: &Scene) -> Vec<Area> {
    let tokens = scene.tokens.iter().filter_map(|token| scene.on_board(token.placement));
    let threatened = scene
        .threatened
        .iter()
        .flat_map(|by| &by.squares)
        .filter_map(|&square| scene.on_board(Footprint::square(1).at(square)));
    tokens.chain(threatened).collect()
}

fn fits(area: Area, (columns, rows): (u32, u32)) -> bool {
    area.width() <= columns && area.height() <= rows
}

/// Squares between two areas, along the longer axis.
fn gap(a: Area, b: Area) -> i32 {
    let axis = |a0: i32, a1: i32, b0: i32, b1: i32| (b0 - a1).max(a0 - b1).max(0);
    let (a0, a1, b0, b1) = (a.north_west(), a.south_east(), b.north_west(), b.south_east());
    axis(a0.x, a1.x, b0.x, b1.x).max(axis(a0.y, a1.y, b0.y, b1.y))
}

/// The area extended to [`LEAST`], equally on both sides, without leaving the board.
fn stretched(area: Area, board: Area) -> Area {
    let axis = |low: i32, high: i32, last: i32, least: u32| {
        let length = (high - low + 1).max(least as i32).min(last + 1);
        let low = (low - (length - (high - low + 1)) / 2).clamp(0, last + 1 - length);
        (low, low + length - 1)
    };
    let (a, b, last) = (area.north_west(), area.south_east(), board.south_east());
    let (west, east) = axis(a.x, b.x, last.x, LEAST.0);
    let (north, south) = axis(a.y, b.y, last.y, LEAST.1);
    Area::between(Square::new(west, north), Square::new(east, south))
}

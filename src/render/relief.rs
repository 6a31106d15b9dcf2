//! The relief of the ground: areas of equal height, for drawing and for describing.

use std::collections::BTreeMap;

use crate::field::{Battlefield, Fill, GroundCheck};
use crate::grid::{Area, Height, Square};

/// Offsets to the squares that share a side with a square.
const BESIDE: [(i32, i32); 4] = [(0, -1), (1, 0), (0, 1), (-1, 0)];

/// Connected squares of equal height. Solid squares have no floor and belong to none.
pub(super) struct Plateau {
    /// Their height above the map's own level.
    pub(super) floor: Height,
    /// The squares, in reading order.
    pub(super) squares: Vec<Square>,
}

/// All plateaus in the view; none on a level board.
pub(super) fn plateaus(field: &Battlefield, view: Area) -> Vec<Plateau> {
    if field.is_level() {
        return Vec::new();
    }
    let has_floor = |square: Square| field.fill(square) != Fill::Solid;
    // The heights of the squares that belong to no plateau yet, in reading order.
    let mut left: Vec<Option<Height>> =
        view.squares().map(|square| has_floor(square).then(|| field.floor(square))).collect();
    let (corner, width) = (view.north_west(), i64::from(view.width()));
    let nth = |square: Square| {
        let (x, y) = corner.to(square);
        view.contains(square).then(|| usize::try_from(i64::from(y) * width + i64::from(x)).ok()).flatten()
    };
    let mut found = Vec::new();
    for first in view.squares() {
        let Some(floor) = nth(first).and_then(|nth| left[nth].take()) else { continue };
        let mut squares = vec![first];
        let mut next = 0;
        while let Some(&square) = squares.get(next) {
            next += 1;
            for beside in BESIDE.map(|delta| square.offset(delta)) {
                let beside = nth(beside).filter(|&nth| left[nth] == Some(floor)).map(|nth| (nth, beside));
                if let Some((nth, beside)) = beside {
                    left[nth] = None;
                    squares.push(beside);
                }
            }
        }
        squares.sort_unstable();
        found.push(Plateau { floor, squares });
    }
    found
}

/// The squares of each height other than the map's own level, merged into few rectangles, lowest first.
pub(super) fn heights(field: &Battlefield, view: Area) -> Vec<(Height, Vec<Area>)> {
    let mut heights: BTreeMap<Height, Vec<Square>> = BTreeMap::new();
    for plateau in plateaus(field, view).into_iter().filter(|plateau| plateau.floor != Height::ZERO) {
        heights.entry(plateau.floor).or_default().extend(plateau.squares);
    }
    heights.into_iter().map(|(floor, squares)| (floor, blocks(squares))).collect()
}

/// The squares that call for a check, grouped by check and merged into few rectangles.
pub(super) fn checks(field: &Battlefield, view: Area) -> Vec<(GroundCheck, Vec<Area>)> {
    let mut checks: BTreeMap<GroundCheck, Vec<Square>> = BTreeMap::new();
    for square in field.checked_squares().squares().filter(|square| view.contains(*square)) {
        if let Some(check) = field.ground(square).check {
            checks.entry(check).or_default().push(square);
        }
    }
    checks.into_iter().map(|(check, squares)| (check, blocks(squares))).collect()
}

/// Rectangles that cover exactly these squares: first rows, then rows of equal width below each other.
fn blocks(mut squares: Vec<Square>) -> Vec<Area> {
    squares.sort_unstable();
    let mut rows: Vec<Area> = Vec::new();
    for square in squares {
        match rows.last_mut() {
            Some(row) if row.south_east().offset((1, 0)) == square => *row = row.around(Area::from(square)),
            _ => rows.push(Area::from(square)),
        }
    }
    let mut blocks: Vec<Area> = Vec::new();
    for row in rows {
        let above = |block: &&mut Area| {
            block.north_west().x == row.north_west().x && block.south_east().offset((0, 1)) == row.south_east()
        };
        match blocks.iter_mut().find(above) {
            Some(block) => *block = block.around(row),
            None => blocks.push(row),
        }
    }
    blocks
}

/// `A1:B4 C2`.
pub(super) fn named(blocks: &[Area]) -> String {
    blocks.iter().map(Area::to_string).collect::<Vec<_>>().join(" ")
}

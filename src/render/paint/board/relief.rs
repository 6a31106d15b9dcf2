//! Ground at different heights: shading that gets lighter with height, edges at drops, and heights in feet.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use crate::field::{Battlefield, Fill};
use crate::grid::{Cardinal, Edge, Feet, Height, Mask, Square};
use crate::render::Scene;
use crate::render::paint::colour::Colour;
use crate::render::paint::layout::Layout;
use crate::render::paint::raster::{Canvas, Ink, Rect, TEXT, font};
use crate::render::relief::{Plateau, plateaus};

/// The colours of low ground and of its edges and numbers: existing browns, since a palette is short.
pub const SHADE: Colour = Colour::Shade;
pub const EDGE: Colour = Colour::Label;
/// The darkest of the distinguishable shades, in eighths; the lightest is no shade.
const DARKEST: usize = 5;
/// The darkest shade of the map's own level: beyond that, ledges share shades rather than getting gloomier.
const DARKEST_LEVEL: usize = 3;
/// The greatest difference in shade between two neighbouring heights.
const WIDEST: usize = 2;
/// A step no higher than this is a stair.
const STAIR: u32 = 5;
/// How far a number may extend beyond its area on either side, in pixels.
const OVERHANG: i32 = 2;
/// On squares smaller than this the teeth of a drop would be a smear.
const LEAST_TOOTHED: i32 = 16;

/// The heights of the whole board, so that a part looks the same as on the whole.
struct Shades {
    /// Above the map's own level, from the highest down.
    ledges: Vec<Height>,
    /// Below it, from the highest down.
    pits: Vec<Height>,
}

impl Shades {
    fn of(field: &Battlefield) -> Self {
        let open = field.area().squares().filter(|&square| field.fill(square) != Fill::Solid);
        let mut heights: Vec<Height> = open.map(|square| field.floor(square)).collect();
        heights.sort_unstable();
        heights.dedup();
        let downward = || heights.iter().rev().copied();
        Shades {
            ledges: downward().filter(|&height| height > Height::ZERO).collect(),
            pits: downward().filter(|&height| height < Height::ZERO).collect(),
        }
    }

    /// How dark ground of this height is. The highest is bright, and anything below the map's own level is darker than that
    /// level.
    fn shade(&self, floor: Height) -> usize {
        let nth = |downward: &[Height]| downward.binary_search_by(|height| floor.cmp(height)).ok();
        let level = (self.ledges.len() * WIDEST).min(DARKEST_LEVEL);
        if let Some(nth) = nth(&self.ledges) {
            return nth * level / self.ledges.len();
        }
        let deepest = (level + self.pits.len() * WIDEST).min(DARKEST);
        let nth = nth(&self.pits).map_or(0, |nth| nth + 1);
        level + (nth * (deepest - level)).div_ceil(self.pits.len().max(1))
    }
}

/// Shades the ground and draws its edges. Does nothing on a level board.
pub fn draw(canvas: &mut Canvas, scene: &Scene, layout: &Layout) {
    let field = &scene.battlefield;
    if field.is_level() {
        return;
    }
    canvas.clip(layout.board);
    let shades = Shades::of(field);
    let has_floor = |square: Square| field.fill(square) != Fill::Solid;
    let ink_of = |square: Square| {
        // Water is level, however deep; deep water is bluer.
        has_floor(square).then(|| match field.water_depth(square) {
            Some(_) => Colour::Wave.thin(2),
            None => SHADE.thin(u8::try_from(shades.shade(field.floor(square))).unwrap_or_default()),
        })
    };
    // Squares of one ink that stand in a row are filled at once.
    let mut run: Option<(Ink, Rect)> = None;
    for square in layout.view.squares() {
        let (ink, rect) = (ink_of(square), layout.square(square));
        if let Some((before, filled)) =
            run.as_mut().filter(|(_, filled)| (filled.right, filled.top) == (rect.left, rect.top))
            && ink == Some(*before)
        {
            filled.right = rect.right;
            continue;
        }
        let done = std::mem::replace(&mut run, ink.map(|ink| (ink, rect)));
        done.into_iter().for_each(|(ink, rect)| canvas.fill_rect(rect, ink));
    }
    run.into_iter().for_each(|(ink, rect)| canvas.fill_rect(rect, ink));
    for square in layout.view.squares() {
        for side in [Cardinal::East, Cardinal::South] {
            let edge = Edge::of(square, side);
            let (a, b) = edge.squares();
            if layout.view.contains(b) && has_floor(a) && has_floor(b) {
                brink(canvas, layout, edge, (field.floor(a), field.floor(b)));
            }
        }
    }
    canvas.clip(canvas.bounds());
}

/// The edge between two squares: a thin line for a stair, and a thick one with teeth on the lower side for a higher step.
fn brink(canvas: &mut Canvas, layout: &Layout, edge: Edge, (first, second): (Height, Height)) {
    let apart = first.apart(second).0;
    if apart == 0 {
        return;
    }
    let (from, to) = layout.edge(edge);
    if apart <= STAIR {
        canvas.line(from, to, layout.part(0.03).clamp(1.0, 2.0), EDGE);
        return;
    }
    canvas.line(from, to, layout.part(0.06).clamp(2.0, 4.0), EDGE);
    if layout.square < LEAST_TOOTHED {
        return;
    }
    // The deeper the drop, the longer its teeth.
    let long = layout.part(0.10 + 0.02 * apart.min(40) as f32 / STAIR as f32);
    let down = if first > second { long } else { -long };
    let pen = layout.part(0.04).clamp(1.0, 3.0);
    for tooth in [0.1, 0.3, 0.5, 0.7, 0.9] {
        let root = (from.0 + (to.0 - from.0) * tooth, from.1 + (to.1 - from.1) * tooth);
        let tip = if edge.is_horizontal() { (root.0, root.1 + down) } else { (root.0 + down, root.1) };
        canvas.line(root, tip, pen, EDGE);
    }
}

/// The height of each plateau: a number in it if there is room, preferably where nothing else is.
pub fn numbers(canvas: &mut Canvas, scene: &Scene, layout: &Layout) {
    let tokens = scene.tokens.iter().map(|token| token.placement);
    let trail = scene.trail.iter().chain(&scene.others);
    let steps = trail.flat_map(|trail| trail.steps.iter().map(|step| step.to).chain([trail.start]));
    let ends = scene.goal.into_iter().chain(scene.nearest);
    let mut taken = Mask::empty_like(scene.battlefield.open_squares());
    tokens.chain(steps).chain(ends).filter_map(|space| scene.on_board(space)).for_each(|area| taken.insert_area(area));
    // Two numbers on one square could not be read, so a plateau whose squares all have one goes without; alt text has its height.
    let mut numbered = Mask::empty_like(&taken);
    scene.reach.iter().for_each(|(space, _)| numbered.insert(space.anchor));
    let mut beyond = Mask::full_like(&taken);
    canvas.clip(layout.board);
    let plateaus = plateaus(&scene.battlefield, layout.view);
    // The level around a pit or a ledge needs no number.
    let widest = plateaus.iter().map(|plateau| plateau.squares.len()).max().unwrap_or(0);
    for plateau in plateaus.into_iter().filter(|one| one.floor != Height::ZERO || one.squares.len() < widest) {
        let label = match plateau.floor.0 {
            // A small sign, so that the number fits a stair of one square.
            up @ 1.. => format!("⁺{}", scene.figure(Feet(up.unsigned_abs()))),
            0 => "0".to_owned(),
            down => format!("−{}", scene.figure(Feet(down.unsigned_abs()))),
        };
        plateau.squares.iter().for_each(|&square| beyond.remove(square));
        if let Some(middle) = place(scene, layout, &plateau, (&beyond, &taken, &numbered), &label) {
            canvas.write_seam(&label, TEXT, middle, Colour::Floor);
            canvas.write_centred(&label, TEXT, middle, EDGE);
        }
        plateau.squares.iter().for_each(|&square| beyond.insert(square));
    }
    canvas.clip(canvas.bounds());
}

/// The middle of the best square for a number: preferably free, then bare, then away from the edges, then near the
/// middle. `beyond` are the squares outside the plateau, `taken` those that something else is drawn on, `numbered` those with
/// another number.
fn place(
    scene: &Scene,
    layout: &Layout,
    plateau: &Plateau,
    (beyond, taken, numbered): (&Mask, &Mask, &Mask),
    label: &str,
) -> Option<(f32, f32)> {
    let wide = font::width(label, TEXT);
    let columns = || plateau.squares.iter().map(|square| square.x);
    let across = columns().max().zip(columns().min()).map_or(0, |(most, least)| most.abs_diff(least) + 1);
    if wide > i32::try_from(across).unwrap_or(i32::MAX).saturating_mul(layout.square) + 2 * OVERHANG {
        return None;
    }
    let half = (wide as f32 / 2.0, font::cap_height(TEXT) / 2.0);
    let many = i32::try_from(plateau.squares.len()).unwrap_or(i32::MAX).max(1);
    let sum = |of: fn(&Square) -> i32| plateau.squares.iter().map(of).fold(0_i32, i32::saturating_add) / many;
    let centre = Square::new(sum(|square| square.x), sum(|square| square.y));
    let field = &scene.battlefield;
    let alike = |square: Square| field.floor(square) == plateau.floor && field.fill(square) != Fill::Solid;
    let is_bare = |square: Square| {
        let ground = field.ground(square);
        ground.fill == Fill::Open && ground.layers.is_empty()
    };
    let is_inside = |square: Square| {
        let around = (-1..=1).flat_map(|dy| (-1..=1).map(move |dx| (dx, dy)));
        around.map(|delta| square.offset(delta)).all(alike)
    };
    let off = |&square: &Square| {
        let (dx, dy) = square.to(centre);
        Reverse((i64::from(dx).pow(2) + i64::from(dy).pow(2), square))
    };
    // From the middle outwards. Most are not examined: the first with the fewest faults that there can be is the best.
    let fewest = (false, !plateau.squares.iter().any(|&square| is_bare(square)), false);
    let mut squares: BinaryHeap<_> = plateau.squares.iter().map(off).collect();
    let mut best = None;
    while let Some(Reverse((_, square))) = squares.pop() {
        let (x, y) = layout.middle(square);
        let label = Rect {
            left: (x - half.0).floor() as i32,
            top: (y - half.1).floor() as i32,
            right: (x + half.0).ceil() as i32,
            bottom: (y + half.1).ceil() as i32,
        };
        // A digit may touch the line.
        let most = Rect { left: label.left + OVERHANG, right: label.right - OVERHANG, ..label };
        let under = layout.under(most);
        if label.within(layout.board) != label || beyond.meets(under) || numbered.meets(under) {
            continue;
        }
        // If tokens stand everywhere, a half-hidden number is better than none.
        let is_taken = taken.meets(layout.under(label));
        let faults = (is_taken, !is_bare(square), !is_inside(square));
        if best.is_none_or(|(least, _)| faults < least) {
            best = Some((faults, (x, y)));
        }
        if faults == fewest {
            break;
        }
    }
    best.map(|(_, middle)| middle)
}

/// A legend swatch of the numbers, shades and edges.
pub fn swatch(canvas: &mut Canvas, rect: Rect) {
    let half = Rect { left: rect.left + rect.width() / 2, ..rect };
    canvas.fill_rect(rect.inset(-1), Colour::FifthLine);
    canvas.fill_rect(rect, Colour::Floor);
    canvas.fill_rect(half, SHADE.thin(2));
    let (x, top, bottom) = (half.left as f32, rect.top as f32, rect.bottom as f32);
    canvas.line((x, top), (x, bottom), 3.0, EDGE);
    for tooth in [0.1, 0.3, 0.5, 0.7, 0.9] {
        let y = top + (bottom - top) * tooth;
        canvas.line((x, y), (x + rect.width() as f32 * 0.2, y), 2.0, EDGE);
    }
}

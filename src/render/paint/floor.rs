//! What lies still: the ground with its patterns, the grid, and the coordinates around it.

use super::canvas::{Canvas, Ink, Mask, Rect};
use super::glyph;
use super::layout::{Layout, TEXT};
use super::shape;
use super::theme::Colour;
use crate::field::Terrain;
use crate::grid::Square;
use crate::render::Scene;

/// Fills the board, square by square, and draws the grid over it and the terrain's patterns over the grid.
pub(super) fn draw(canvas: &mut Canvas, scene: &Scene, layout: &Layout) {
    canvas.clip(layout.board);
    canvas.fill(layout.board, Colour::Floor);
    let covered: Vec<_> = layout
        .view
        .squares()
        .map(|at| (at, scene.battlefield.ground(at).layers))
        .filter(|(_, l)| !l.is_empty())
        .collect();
    for &(square, layers) in &covered {
        for (nth, (terrain, _)) in layers.iter().enumerate() {
            let colour = ground(terrain);
            // Of several kinds each must show: the first is laid thick, the next half over it.
            let ink = if nth == 0 { Ink::from(colour) } else { colour.thin(4) };
            canvas.fill(layout.square(square), ink);
        }
    }
    grid(canvas, layout);
    let mut patterns = Patterns::of(layout.square);
    for &(square, layers) in &covered {
        let rect = layout.square(square);
        for (terrain, count) in layers.iter() {
            patterns.draw(canvas, terrain, count, (rect.left, rect.top));
        }
    }
    canvas.clip(canvas.all());
}

fn grid(canvas: &mut Canvas, layout: &Layout) {
    let (board, first) = (layout.board, layout.view.north_west());
    let line = |canvas: &mut Canvas, at: i32, rect: Rect| {
        // Lines closer than this would be a grey veil.
        if at % 5 == 0 {
            canvas.fill(rect, Colour::FifthLine);
        } else if layout.square >= 9 {
            canvas.fill(rect, Colour::GridLine);
        }
    };
    for strong in [false, true] {
        for (nth, left) in (0..).zip((board.left..board.right).step_by(layout.square.unsigned_abs() as usize)) {
            let at = first.x + nth;
            if (at % 5 == 0) == strong {
                line(canvas, at, Rect::new(left - 1, board.top, 2, board.height()));
            }
        }
        for (nth, top) in (0..).zip((board.top..board.bottom).step_by(layout.square.unsigned_abs() as usize)) {
            let at = first.y + nth;
            if (at % 5 == 0) == strong {
                line(canvas, at, Rect::new(board.left, top - 1, board.width(), 2));
            }
        }
    }
}

/// Letters above and below, numbers left and right.
pub(super) fn coordinates(canvas: &mut Canvas, layout: &Layout) {
    let (board, view) = (layout.board, layout.view);
    let widest = glyph::width(&Square::column_letters(view.south_east().x), TEXT);
    let every = layout.every(widest + 10);
    let named = |at: i32, every: i32| (at + 1) % every == 0;
    let gap = 19.0;
    for x in (view.north_west().x..=view.south_east().x).filter(|&x| named(x, every)) {
        let (middle, _) = layout.middle(Square::new(x, view.north_west().y));
        for y in [board.top as f32 - gap, board.bottom as f32 + gap] {
            canvas.write_centred(&Square::column_letters(x), TEXT, (middle, y), Colour::Label);
        }
    }
    let every = layout.every(i32::from(TEXT));
    for y in (view.north_west().y..=view.south_east().y).filter(|&y| named(y, every)) {
        let (_, middle) = layout.middle(Square::new(view.north_west().x, y));
        let half = layout.side as f32 / 2.0;
        let right = layout.numbers_right.then_some(board.right as f32 + half);
        for x in [board.left as f32 - half].into_iter().chain(right) {
            canvas.write_centred(&(y + 1).to_string(), TEXT, (x, middle), Colour::Label);
        }
    }
}

/// The colour of the ground under a pattern.
pub(super) fn ground(terrain: Terrain) -> Colour {
    match terrain {
        Terrain::Difficult => Colour::DifficultGround,
        Terrain::Obstacle => Colour::ObstacleGround,
        Terrain::Impeded => Colour::ImpededGround,
        Terrain::Hazardous => Colour::HazardGround,
        Terrain::Water => Colour::WaterGround,
        Terrain::LightUndergrowth => Colour::LightGrowthGround,
        Terrain::HeavyUndergrowth => Colour::HeavyGrowthGround,
    }
}

fn pattern_colour(terrain: Terrain) -> Colour {
    match terrain {
        Terrain::Difficult => Colour::Rubble,
        Terrain::Obstacle => Colour::Brick,
        Terrain::Impeded => Colour::Mire,
        Terrain::Hazardous => Colour::Flame,
        Terrain::Water => Colour::Wave,
        Terrain::LightUndergrowth => Colour::Grass,
        Terrain::HeavyUndergrowth => Colour::Bush,
    }
}

/// The patterns of one picture's terrain, each worked out once.
pub(super) struct Patterns {
    /// The side of a square in pixels.
    side: i32,
    worked_out: Vec<(Terrain, bool, Mask)>,
}

impl Patterns {
    /// Patterns for squares of this side.
    pub(super) fn of(side: i32) -> Self {
        Patterns { side, worked_out: Vec::new() }
    }

    /// Draws the pattern of a terrain that lies so often on a square; more layers are visibly denser.
    pub(super) fn draw(&mut self, canvas: &mut Canvas, terrain: Terrain, layers: u8, at: (i32, i32)) {
        let dense = layers > 1;
        let known = self.worked_out.iter().position(|(kind, packed, _)| (*kind, *packed) == (terrain, dense));
        let place = known.unwrap_or_else(|| {
            self.worked_out.push((terrain, dense, pattern(terrain, dense, self.side)));
            self.worked_out.len() - 1
        });
        if let Some((_, _, mask)) = self.worked_out.get(place) {
            canvas.stamp(mask, at, pattern_colour(terrain));
        }
    }
}

/// Where tufts, bushes and flames stand in a square, in parts of its side; the first few if they are sparse.
const SPOTS: [(f32, f32); 7] =
    [(0.28, 0.30), (0.72, 0.40), (0.36, 0.74), (0.80, 0.80), (0.54, 0.15), (0.14, 0.55), (0.57, 0.57)];

fn pattern(terrain: Terrain, dense: bool, side: i32) -> Mask {
    let s = side as f32;
    let window = Rect::new(0, 0, side, side);
    let pen = (s * 0.045).max(1.5);
    let spots = |sparse: usize| if dense { SPOTS.len() } else { sparse };
    match terrain {
        // Angular stones of three sizes.
        Terrain::Difficult => {
            let many = spots(4);
            Mask::of(window, move |x, y| {
                let stones = SPOTS.iter().take(many).enumerate().map(|(nth, &(cx, cy))| {
                    let size = s * [0.13, 0.10, 0.11, 0.07][nth % 4];
                    let (dx, dy) = ((x - cx * s).abs(), y - cy * s);
                    let slanted = (dx * 0.8 + dy.abs() * 0.6).max(dx).max(dy.abs() * 1.1) / 1.1;
                    slanted - size
                });
                stones.fold(f32::MAX, f32::min)
            })
        }
        // Courses of stone, every other one shifted.
        Terrain::Obstacle => {
            let course = if dense { s / 5.0 } else { s / 3.0 };
            let brick = if dense { s / 3.0 } else { s / 2.0 };
            Mask::of(window, move |x, y| {
                let row = (y / course).floor();
                let in_row = y - row * course;
                let shifted = x + if row.rem_euclid(2.0) < 0.5 { 0.0 } else { brick / 2.0 };
                let in_brick = shifted - (shifted / brick).round() * brick;
                in_row.min(course - in_row).min(in_brick.abs()) - pen / 2.0
            })
        }
        // Lines both ways.
        Terrain::Impeded => {
            let every = s / if dense { 6.0 } else { 3.0 };
            let (up, down) = (shape::hatch(every, pen, true), shape::hatch(every, pen, false));
            Mask::of(window, move |x, y| up(x, y).min(down(x, y)))
        }
        // Flames: a drop with its tip up.
        Terrain::Hazardous => {
            let many = spots(4);
            Mask::of(window, move |x, y| {
                let flames = SPOTS.iter().take(many).map(|&(cx, cy)| {
                    let (dx, dy) = ((x - cx * s).abs(), y - cy * s - s * 0.03);
                    let body = (dx * dx + dy * dy).sqrt() - s * 0.085;
                    let tip = (dx * 0.89 - dy * 0.45 - s * 0.085).max(dy).max(-dy - s * 0.2);
                    body.min(tip)
                });
                flames.fold(f32::MAX, f32::min)
            })
        }
        // Rows of arcs that meet from square to square.
        Terrain::Water => {
            let rows = if dense { 5.0 } else { 3.0 };
            let arc = s / 4.0;
            Mask::of(window, move |x, y| {
                let waves = (0..5_u8).map(f32::from).take_while(|row| *row < rows).map(|row| {
                    let level = s * (row + 0.5) / rows;
                    let crest = (x / (2.0 * arc)).floor();
                    let (dx, dy) = (x - (crest * 2.0 + 1.0) * arc, y - level - arc * 0.55);
                    let (from_middle, cut) = ((dx * dx + dy * dy).sqrt(), dy + arc * 0.3);
                    ((from_middle - arc * 1.15).abs() - pen / 2.0).max(cut)
                });
                waves.fold(f32::MAX, f32::min)
            })
        }
        // Tufts of three blades.
        Terrain::LightUndergrowth => {
            let many = spots(3);
            Mask::of(window, move |x, y| {
                let blades = SPOTS.iter().take(many).flat_map(|&(cx, cy)| {
                    let foot = (cx * s, cy * s + s * 0.07);
                    [(-0.05, -0.13, -0.10), (0.0, 0.01, -0.17), (0.05, 0.13, -0.10)].map(|(from, dx, dy)| {
                        shape::line((foot.0 + from * s, foot.1), (foot.0 + dx * s, foot.1 + dy * s), pen)(x, y)
                    })
                });
                blades.fold(f32::MAX, f32::min)
            })
        }
        // Bushes: three discs each.
        Terrain::HeavyUndergrowth => {
            let many = spots(4);
            Mask::of(window, move |x, y| {
                let leaves = SPOTS.iter().take(many).flat_map(|&(cx, cy)| {
                    [(-0.07, 0.03), (0.07, 0.03), (0.0, -0.05)]
                        .map(|(dx, dy)| shape::disc(((cx + dx) * s, (cy + dy) * s), s * 0.085)(x, y))
                });
                leaves.fold(f32::MAX, f32::min)
            })
        }
    }
}

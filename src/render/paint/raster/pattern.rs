//! Patterns for kinds of ground, so that no colour is needed to distinguish them.

use super::mask::Mask;
use super::rect::Rect;
use super::shape;
use crate::field::Terrain;

/// The positions of tufts, bushes and flames in a square, in parts of its side; only the first few if they are sparse.
const SPOTS: [(f32, f32); 7] =
    [(0.28, 0.30), (0.72, 0.40), (0.36, 0.74), (0.80, 0.80), (0.54, 0.15), (0.14, 0.55), (0.57, 0.57)];

/// The pattern of a terrain over a square of this side.
pub fn of(terrain: Terrain, dense: bool, side: i32) -> Mask {
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
        // Lines in both directions.
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
        // Ripples: scattered short flat arcs.
        Terrain::ShallowWater => {
            let many = spots(3);
            Mask::of(window, move |x, y| {
                let ripples = SPOTS.iter().take(many).map(|&(cx, cy)| {
                    let (dx, dy) = (x - cx * s, y - cy * s - s * 0.12);
                    let from_middle = (dx * dx + dy * dy).sqrt();
                    ((from_middle - s * 0.17).abs() - pen / 2.0).max(dy + s * 0.09)
                });
                ripples.fold(f32::MAX, f32::min)
            })
        }
        // Wisps: horizontal strokes of several lengths.
        Terrain::Concealed => {
            let many = spots(5);
            Mask::of(window, move |x, y| {
                let wisps = SPOTS.iter().take(many).enumerate().map(|(nth, &(cx, cy))| {
                    let half = s * [0.18, 0.12, 0.15, 0.09][nth % 4];
                    shape::line(((cx * s) - half, cy * s), ((cx * s) + half, cy * s), pen * 1.8)(x, y)
                });
                wisps.fold(f32::MAX, f32::min)
            })
        }
        // A square frame: walls that leave half the square between them, whichever way one crosses it.
        Terrain::Crawlway => {
            let many = if dense { 2_u8 } else { 1 };
            Mask::of(window, move |x, y| {
                let out = (x - s / 2.0).abs().max((y - s / 2.0).abs());
                let frames = (0..many).map(|nth| (out - s * (0.25 + 0.12 * f32::from(nth))).abs() - pen / 2.0);
                frames.fold(f32::MAX, f32::min)
            })
        }
        // Banks with a slope of short strokes, above and below.
        Terrain::Trench => {
            let many = if dense { 5_u8 } else { 3 };
            Mask::of(window, move |x, y| {
                let bank = ((y - s / 2.0).abs() - s * 0.36).abs() - pen / 2.0;
                let strokes = (0..many).flat_map(|nth| {
                    let at = s * (f32::from(nth) + 1.0) / (f32::from(many) + 1.0);
                    [(0.14, 0.26), (0.86, 0.74)]
                        .map(|(from, to)| shape::line((at, s * from), (at, s * to), pen * 0.8)(x, y))
                });
                strokes.fold(bank, f32::min)
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

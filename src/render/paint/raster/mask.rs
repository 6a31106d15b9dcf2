//! Shapes as runs of pixels, each with its coverage.

use super::super::colour::LEVELS;
use super::rect::Rect;

/// Pixels of one row with the same coverage.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Run {
    pub y: i32,
    pub x: i32,
    pub length: i32,
    /// In [`LEVELS`].
    pub level: u8,
}

/// A shape rasterized once to be stamped many times.
#[derive(Clone, Debug)]
pub struct Mask {
    pub runs: Vec<Run>,
    /// A rectangle around all of them.
    pub bounds: Rect,
}

impl Default for Mask {
    fn default() -> Self {
        Mask::from(Vec::new())
    }
}

impl From<Vec<Run>> for Mask {
    fn from(runs: Vec<Run>) -> Self {
        let first = runs.first().map_or(Rect::new(0, 0, 0, 0), |run| Rect::new(run.x, run.y, run.length, 1));
        let bounds = runs.iter().fold(first, |all, run| Rect {
            left: all.left.min(run.x),
            top: all.top.min(run.y),
            right: all.right.max(run.x + run.length),
            bottom: all.bottom.max(run.y + 1),
        });
        Mask { runs, bounds }
    }
}

impl Mask {
    /// The shape inside which `distance` is negative, clipped to a window.
    pub fn of(window: Rect, distance: impl Fn(f32, f32) -> f32) -> Self {
        let mut runs = Vec::new();
        march(window, distance, |run| runs.push(run));
        runs.into()
    }

    /// A mask from 8-bit coverage, row by row, with its first pixel at `(left, top)`.
    pub fn of_coverage(coverage: &[u8], width: usize, (left, top): (i32, i32)) -> Self {
        let mut runs: Vec<Run> = Vec::new();
        for (y, row) in (top..).zip(coverage.chunks_exact(width.max(1))) {
            for (x, &covered) in (left..).zip(row) {
                let level = u8::try_from((u16::from(covered) * u16::from(LEVELS) + 127) / 255).unwrap_or(LEVELS);
                match runs.last_mut() {
                    _ if level == 0 => {}
                    Some(run) if run.y == y && run.x + run.length == x && run.level == level => run.length += 1,
                    _ => runs.push(Run { y, x, length: 1, level }),
                }
            }
        }
        runs.into()
    }
}

/// Finds the runs of a shape given by a signed distance: negative inside, positive outside, and never more than the
/// actual distance to its boundary. So from each pixel, whole stretches can be skipped or filled without sampling them.
pub fn march(window: Rect, distance: impl Fn(f32, f32) -> f32, mut emit: impl FnMut(Run)) {
    for y in window.top..window.bottom {
        let middle = y as f32 + 0.5;
        let mut x = window.left;
        let mut run = Run { y, x, length: 0, level: 0 };
        while x < window.right {
            let away = distance(x as f32 + 0.5, middle);
            let (length, level) = if away.abs() < 0.5 {
                (1, ((0.5 - away) * f32::from(LEVELS) + 0.5) as u8)
            } else {
                let length = ((away.abs() + 0.5) as i32).clamp(1, window.right - x);
                (length, if away < 0.0 { LEVELS } else { 0 })
            };
            if level == run.level {
                run.length += length;
            } else {
                if run.level > 0 {
                    emit(run);
                }
                run = Run { y, x, length, level };
            }
            x += length;
        }
        if run.level > 0 {
            emit(run);
        }
    }
}

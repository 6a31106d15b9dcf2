//! Conditions as small icons on a token: a white drawing on a black disc.

use crate::field::{Condition, Conditions};
use crate::render::paint::colour::Colour;
use crate::render::paint::raster::{Canvas, Point, Rect, shape};
use crate::words::Message;

/// What an icon means; conditions that look alike share one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ConditionIcon(Condition);

impl ConditionIcon {
    /// The icons of these conditions, the gravest first.
    pub fn all(conditions: Conditions) -> Vec<ConditionIcon> {
        let dead = conditions.has(Condition::Dead);
        let mut icons: Vec<ConditionIcon> = Vec::new();
        for condition in conditions.iter() {
            let icon = match condition {
                // Other conditions of the dead no longer matter.
                _ if dead => Condition::Dead,
                Condition::ProneByChoice | Condition::Splayed | Condition::Quelled => Condition::Prone,
                other => other,
            };
            if !icons.contains(&ConditionIcon(icon)) {
                icons.push(ConditionIcon(icon));
            }
        }
        icons
    }

    /// Its name in the legend.
    pub fn message(self) -> Message {
        Message::of(&self.0)
    }

    /// Draws the icon around a point.
    pub fn draw(self, canvas: &mut Canvas, at: Point, radius: f32) {
        let bounds = Rect::around(at, radius + 1.0);
        canvas.shape(bounds, Colour::White, shape::disc(at, radius));
        canvas.shape(bounds, Colour::Black, shape::disc(at, radius - 1.5));
        let pen = radius * 0.2;
        let point = |(x, y): Point| (at.0 + x * radius, at.1 + y * radius);
        let spot = |canvas: &mut Canvas, place: Point, size: f32, colour: Colour| {
            canvas.shape(bounds, colour, shape::disc(point(place), size * radius));
        };
        match self.0 {
            Condition::Dead => {
                spot(canvas, (0.0, -0.12), 0.52, Colour::White);
                let jaw = shape::slab(point((0.0, 0.42)), (0.26 * radius, 0.2 * radius), 1.0);
                canvas.shape(bounds, Colour::White, jaw);
                for side in [-0.22, 0.22] {
                    spot(canvas, (side, -0.1), 0.15, Colour::Black);
                }
            }
            Condition::Helpless => {
                for side in [-0.24, 0.24] {
                    let ring = shape::rim(shape::disc(point((side, 0.0)), 0.3 * radius), pen * 0.8);
                    canvas.shape(bounds, Colour::White, ring);
                }
            }
            Condition::Blinded => {
                let lid = |up: f32| shape::disc(point((0.0, up)), 0.72 * radius);
                canvas.shape(bounds, Colour::White, shape::rim(shape::both(lid(0.34), lid(-0.34)), pen * 0.7));
                spot(canvas, (0.0, 0.0), 0.16, Colour::White);
            }
            Condition::Unseen => {
                let mask = shape::slab(point((0.0, 0.0)), (0.66 * radius, 0.3 * radius), 0.28 * radius);
                canvas.shape(bounds, Colour::White, mask);
                for side in [-0.3, 0.3] {
                    spot(canvas, (side, 0.0), 0.14, Colour::Black);
                }
            }
            Condition::Incorporeal => {
                for ring in [0.22, 0.52] {
                    canvas.shape(bounds, Colour::White, shape::rim(shape::disc(at, ring * radius), pen * 0.6));
                }
            }
            Condition::FlatFooted => spot(canvas, (0.0, 0.5), 0.15, Colour::White),
            _ => {}
        }
        for &(from, to) in self.strokes() {
            canvas.shape(bounds, Colour::White, shape::line(point(from), point(to), pen));
        }
    }

    /// The strokes of its drawing, relative to its middle, in parts of the disc's radius.
    fn strokes(self) -> &'static [(Point, Point)] {
        match self.0 {
            Condition::Dead | Condition::Helpless | Condition::Unseen | Condition::Incorporeal => &[],
            // Asleep, or as good as.
            Condition::Unconscious => {
                &[((-0.36, -0.42), (0.36, -0.42)), ((0.36, -0.42), (-0.36, 0.42)), ((-0.36, 0.42), (0.36, 0.42))]
            }
            // Frozen.
            Condition::Paralyzed => {
                &[((0.0, -0.6), (0.0, 0.6)), ((-0.52, -0.3), (0.52, 0.3)), ((-0.52, 0.3), (0.52, -0.3))]
            }
            // Struck.
            Condition::Stunned => {
                &[((0.22, -0.62), (-0.28, 0.06)), ((-0.28, 0.06), (0.28, -0.06)), ((0.28, -0.06), (-0.22, 0.62))]
            }
            // Down on the ground.
            Condition::Prone | Condition::ProneByChoice | Condition::Quelled | Condition::Splayed => &[
                ((0.0, -0.58), (0.0, 0.2)),
                ((-0.34, -0.12), (0.0, 0.22)),
                ((0.34, -0.12), (0.0, 0.22)),
                ((-0.5, 0.52), (0.5, 0.52)),
            ],
            Condition::FlatFooted => &[((0.0, -0.58), (0.0, 0.14))],
            // A crossed-out eye.
            Condition::Blinded => &[((-0.5, 0.5), (0.5, -0.5))],
            // An hourglass.
            Condition::Slowed => &[
                ((-0.36, -0.5), (0.36, -0.5)),
                ((-0.36, 0.5), (0.36, 0.5)),
                ((-0.3, -0.46), (0.3, 0.46)),
                ((0.3, -0.46), (-0.3, 0.46)),
            ],
            // One half of a turn.
            Condition::Staggered => {
                &[((-0.5, 0.0), (-0.2, -0.4)), ((-0.2, -0.4), (0.2, 0.4)), ((0.2, 0.4), (0.5, 0.0))]
            }
            Condition::Fatigued => &[((-0.46, -0.16), (0.0, 0.26)), ((0.46, -0.16), (0.0, 0.26))],
            Condition::Exhausted => &[
                ((-0.46, -0.42), (0.0, 0.0)),
                ((0.46, -0.42), (0.0, 0.0)),
                ((-0.46, 0.06), (0.0, 0.48)),
                ((0.46, 0.06), (0.0, 0.48)),
            ],
            // A net.
            Condition::Entangled => &[
                ((-0.2, -0.55), (-0.2, 0.55)),
                ((0.2, -0.55), (0.2, 0.55)),
                ((-0.55, -0.2), (0.55, -0.2)),
                ((-0.55, 0.2), (0.55, 0.2)),
            ],
            // Off balance.
            Condition::Unsteady => {
                &[((-0.5, 0.5), (0.5, 0.5)), ((0.3, -0.55), (-0.1, 0.5)), ((-0.45, -0.2), (0.45, 0.1))]
            }
            // Between two walls.
            Condition::Squeezing => {
                &[((-0.4, -0.55), (-0.4, 0.55)), ((0.4, -0.55), (0.4, 0.55)), ((-0.12, 0.0), (0.12, 0.0))]
            }
            // A figure below an edge.
            Condition::Hanging => {
                &[((-0.5, -0.45), (0.5, -0.45)), ((0.0, -0.45), (0.0, 0.2)), ((0.0, 0.5), (0.0, 0.5))]
            }
            Condition::Midair => &[
                ((-0.46, 0.02), (0.0, -0.42)),
                ((0.46, 0.02), (0.0, -0.42)),
                ((-0.46, 0.5), (0.0, 0.06)),
                ((0.46, 0.5), (0.0, 0.06)),
            ],
        }
    }
}

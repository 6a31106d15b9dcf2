//! Pixels: a [`Scene`] or a [`DayChart`] as a PNG picture, a [`Replay`] as a GIF, sized for a phone. Nothing outside
//! this folder knows about pixels.
//!
//! From the bottom: `colour` says what each colour means in each theme, `raster` draws shapes and text on a canvas,
//! `layout` divides up the picture, `tokens` are creatures, `board` is everything on the board, layer by layer; then
//! come `legend`, `side_view` and the `journey` charts, and `replay` on top. Text is never smaller than
//! `raster::TEXT`. No meaning depends on colour alone: sides differ in shape, terrain and threat in pattern, and what
//! is refused is dashed and crossed out. A picture is drawn with a palette of at most 256 colours, and in full colour
//! only if it contains a map or a portrait; a replay with such pictures is reduced to 255 colours, the theme's
//! own first.
//!
//! `tests/it/render/legibility.rs` checks each theme's colours as colour-blind people see them and measures their contrast.

mod board;
mod journey;
mod layout;
mod legend;
mod replay;
mod side_view;
mod tokens;

use fivefoot_pixels::{colour, raster};

use self::raster::Canvas;
use super::profile::Profile;
use super::{DayChart, Replay, Scene};
use tokens::{Art, side_styles};

/// The scene as a PNG file, 1,100 pixels wide and at most 700 high (1,100 if the whole board was requested), or 900 with a
/// side view. The same scene always gives the same bytes.
#[must_use]
pub fn png(scene: &Scene) -> Vec<u8> {
    let (initials, styles) = (scene.initials(), side_styles(scene));
    let profile = Profile::of(scene);
    let (legend, layout) = legend::planned(scene, &initials, &styles, profile.as_ref().map(side_view::height));
    let mut canvas = Canvas::new(layout.width, layout.height, scene.theme);
    board::draw(&mut canvas, scene, &layout, (&initials, &styles), &mut Art::default());
    legend::draw(&mut canvas, &layout, &legend);
    if let Some(profile) = &profile {
        side_view::draw(&mut canvas, scene, &layout, profile, (&initials, &styles));
    }
    canvas.into_png()
}

/// A sequence of boards as an animated GIF, 1,100 pixels wide. The same boards always give the same bytes.
#[must_use]
pub fn gif(replay: &Replay) -> Vec<u8> {
    replay::gif(replay)
}

/// The chart as a PNG file, 1,100 pixels wide and at most 700 high. The same chart always gives the same bytes.
#[must_use]
pub fn day(chart: &DayChart) -> Vec<u8> {
    journey::drawn(chart).into_png()
}

/// Internals for tests of layout and colours. Pixels do not tell which words a legend left out, which of two colours
/// is under the other, or where a square is.
#[doc(hidden)]
pub mod inside {
    pub use super::board::floor::{ground, pattern_ink};
    pub use super::journey::TINTS;
    pub use super::layout::{ICON, Item, LINE, Layout, Placed, SMALLEST_WITH_LEGEND, column, columns, least_width};
    pub use super::tokens::{COLOURS, ConditionIcon};

    use super::super::profile::Profile;
    use super::{Scene, legend, side_styles, side_view};

    impl Layout {
        /// The layout of the scene's picture.
        #[must_use]
        pub fn of_picture(scene: &Scene) -> Self {
            let side_view = Profile::of(scene).as_ref().map(side_view::height);
            legend::planned(scene, &scene.initials(), &side_styles(scene), side_view).1
        }
    }
}

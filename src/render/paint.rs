//! Pixels: a [`Scene`] or a [`DayChart`] as a PNG picture sized for a phone. Nothing outside of this room knows a pixel.

mod backdrop;
mod canvas;
mod day;
mod fate;
mod floor;
mod glyph;
mod layout;
mod legend;
mod livery;
mod marks;
mod palette;
mod pattern;
mod plan;
mod portrait;
mod quantized;
mod reel;
mod relief;
mod shadow;
mod shape;
mod stencil;
mod strip;
mod theme;
mod threat;
mod token;
mod walls;

use super::profile::Profile;
use super::{DayChart, Reel, Scene};
use canvas::Canvas;
use layout::Layout;
use livery::Livery;
use portrait::Art;

/// The scene as a PNG file, 1,100 pixels wide and at most 700 high (1,100 where the whole board was asked for), or 900 with a
/// side view. The same scene always gives the same bytes.
#[must_use]
pub fn png(scene: &Scene) -> Vec<u8> {
    let (initials, liveries) = (scene.initials(), livery::liveries(scene));
    let legend = legend::entries(scene, &initials, &liveries);
    let profile = Profile::of(scene);
    let layout = Layout::of(
        scene,
        &legend.iter().map(|entry| &entry.item).collect::<Vec<_>>(),
        profile.as_ref().map(strip::height),
    );
    let mut canvas = Canvas::new(layout.width, layout.height, scene.theme);
    draw(&mut canvas, scene, &layout, (&initials, &liveries), &mut Art::default());
    legend::draw(&mut canvas, &layout, &legend);
    if let Some(profile) = &profile {
        strip::draw(&mut canvas, scene, &layout, profile, (&initials, &liveries));
    }
    canvas.into_png()
}

/// The board and all that lies and stands on it.
fn draw(
    canvas: &mut Canvas,
    scene: &Scene,
    layout: &Layout,
    (initials, liveries): (&[String], &[Livery]),
    art: &mut Art,
) {
    backdrop::draw(canvas, scene, layout, art);
    floor::draw(canvas, scene, layout);
    relief::draw(canvas, scene, layout);
    shadow::draw(canvas, scene, layout, liveries);
    marks::tints(canvas, scene, layout);
    walls::draw(canvas, scene, layout);
    floor::layers(canvas, scene, layout);
    relief::numbers(canvas, scene, layout);
    marks::reach_numbers(canvas, scene, layout);
    marks::lane(canvas, scene, layout);
    marks::way(canvas, scene, layout);
    marks::measure(canvas, scene, layout);
    marks::strike_lines(canvas, scene, layout, initials);
    token::draw(canvas, scene, layout, (initials, liveries), art);
    marks::spoilt(canvas, scene, layout);
    marks::ends(canvas, scene, layout);
    floor::coordinates(canvas, layout);
    marks::way_numbers(canvas, scene, layout, initials);
    marks::breaks(canvas, scene, layout, initials);
    marks::measure_number(canvas, scene, layout);
    token::tags(canvas, scene, layout, liveries);
    marks::strikes(canvas, scene, layout, initials);
}

/// The boards one after the other as an animated GIF, 1,100 pixels wide. The same boards always give the same bytes.
#[must_use]
pub fn gif(reel: &Reel) -> Vec<u8> {
    reel::gif(reel)
}

/// The chart as a PNG file, 1,100 pixels wide and at most 700 high. The same chart always gives the same bytes.
#[must_use]
pub fn day(chart: &DayChart) -> Vec<u8> {
    day::drawn(chart).into_png()
}

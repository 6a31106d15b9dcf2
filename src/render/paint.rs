//! Pixels: a [`Scene`] or a [`DayChart`] as a PNG picture sized for a phone. Nothing outside of this room knows a pixel.

mod backdrop;
mod canvas;
mod day;
mod fate;
mod floor;
mod glyph;
mod layout;
mod legend;
mod marks;
mod palette;
mod pattern;
mod plan;
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
use super::{DayChart, Scene};
use canvas::Canvas;
use layout::Layout;

/// The scene as a PNG file, 1,100 pixels wide and at most 700 high (1,100 where the whole board was asked for), or 900 with a
/// side view. The same scene always gives the same bytes.
#[must_use]
pub fn png(scene: &Scene) -> Vec<u8> {
    let (initials, liveries) = (scene.initials(), token::liveries(scene));
    let legend = legend::entries(scene, &initials, &liveries);
    let profile = Profile::of(scene);
    let layout = Layout::of(
        scene,
        &legend.iter().map(|entry| &entry.item).collect::<Vec<_>>(),
        profile.as_ref().map(strip::height),
    );
    let mut canvas = Canvas::new(layout.width, layout.height, scene.theme);
    backdrop::draw(&mut canvas, scene, &layout);
    floor::draw(&mut canvas, scene, &layout);
    relief::draw(&mut canvas, scene, &layout);
    shadow::draw(&mut canvas, scene, &layout, &liveries);
    marks::tints(&mut canvas, scene, &layout);
    walls::draw(&mut canvas, scene, &layout);
    floor::layers(&mut canvas, scene, &layout);
    relief::numbers(&mut canvas, scene, &layout);
    marks::reach_numbers(&mut canvas, scene, &layout);
    marks::lane(&mut canvas, scene, &layout);
    marks::way(&mut canvas, scene, &layout);
    marks::measure(&mut canvas, scene, &layout);
    marks::strike_lines(&mut canvas, scene, &layout, &initials);
    token::draw(&mut canvas, scene, &layout, &initials, &liveries);
    marks::spoilt(&mut canvas, scene, &layout);
    marks::ends(&mut canvas, scene, &layout);
    floor::coordinates(&mut canvas, &layout);
    marks::way_numbers(&mut canvas, scene, &layout, &initials);
    marks::breaks(&mut canvas, scene, &layout, &initials);
    marks::measure_number(&mut canvas, scene, &layout);
    token::tags(&mut canvas, scene, &layout, &liveries);
    marks::strikes(&mut canvas, scene, &layout, &initials);
    legend::draw(&mut canvas, &layout, &legend);
    if let Some(profile) = &profile {
        strip::draw(&mut canvas, scene, &layout, profile, (&initials, &liveries));
    }
    canvas.into_png()
}

/// The chart as a PNG file, 1,100 pixels wide and at most 700 high. The same chart always gives the same bytes.
#[must_use]
pub fn day(chart: &DayChart) -> Vec<u8> {
    day::drawn(chart).into_png()
}

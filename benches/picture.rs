//! From a scene to the bytes of an image: our painter, and a straightforward one with four bytes per pixel and the
//! encoder of the `image` crate. Compare only ratios within one run.

use std::process::ExitCode;

use divan::Bencher;
use divan::counter::BytesCount;
use fivefoot::field::{Battlefield, Fill, Terrain};
use fivefoot::grid::Square;
use fivefoot::render::{Scene, paint};
use image::{ImageFormat, Rgba, RgbaImage};

#[path = "../tests/it/render/scenes.rs"]
mod scenes;

mod ratio;

use ratio::Ratio;

fn main() -> ExitCode {
    if ratio::is_short() {
        return ratio::compared(&ratios());
    }
    for (name, scene) in scenes() {
        println!("{name}: {} bytes, {} bytes as RGBA without a letter", paint::png(&scene).len(), rgba(&scene).len());
    }
    divan::main();
    ExitCode::SUCCESS
}

fn ratios() -> Vec<Ratio> {
    let ratio = |what, noted, name| {
        let scene = scene(name);
        let ours = || drop(divan::black_box(paint::png(&scene)));
        Ratio { what, noted, now: ratio::times(15, ours, || drop(divan::black_box(rgba(&scene)))) }
    };
    vec![
        ratio("the skirmish with four bytes a pixel", 30.0, "skirmish"),
        ratio("a large board with four bytes a pixel", 34.0, "large"),
    ]
}

fn scenes() -> Vec<(&'static str, Scene)> {
    let mut all = scenes::golden();
    all.push(("widest", Scene::of(&Battlefield::open(200, 200).expect("a board"))));
    all.extend(scenes::high());
    all
}

fn scene(name: &str) -> Scene {
    scenes().into_iter().find(|(other, _)| *other == name).expect("a scene").1
}

#[divan::bench(args = ["large", "skirmish", "refused", "reach", "measured", "crowd", "fallen", "flanked", "gauntlet", "widest", "ledge", "flight"])]
fn indexed(bencher: Bencher, name: &str) {
    let scene = scene(name);
    bencher.counter(BytesCount::new(paint::png(&scene).len())).bench(|| paint::png(divan::black_box(&scene)));
}

#[divan::bench(args = ["large", "skirmish"])]
fn straightforward_rgba(bencher: Bencher, name: &str) {
    let scene = scene(name);
    bencher.counter(BytesCount::new(rgba(&scene).len())).bench(|| rgba(divan::black_box(&scene)));
}

/// Roughly the same picture without coordinates, legend and text, which is less work than ours.
fn rgba(scene: &Scene) -> Vec<u8> {
    let view = scene.view();
    let side = (1000 / view.width().max(view.height())).max(1);
    let (wide, high) = (view.width() * side, view.height() * side);
    let mut picture = RgbaImage::from_pixel(wide, high, Rgba([251, 247, 236, 255]));
    let half = side as f32 / 2.0;
    let corner = |square: Square| {
        let (dx, dy) = view.north_west().to(square);
        ((dx * side as i32) as f32, (dy * side as i32) as f32)
    };
    for square in view.squares() {
        let (x, y) = corner(square);
        let ground = scene.battlefield.ground(square);
        match ground.fill {
            Fill::Solid => fill(&mut picture, (x, y), (side, side), [87, 79, 72]),
            Fill::Pillar => disc(&mut picture, (x + half, y + half), half * 0.8, [87, 79, 72]),
            Fill::Open if ground.layers.count(Terrain::Water) > 0 => {
                fill(&mut picture, (x, y), (side, side), [208, 230, 239]);
                for row in 1..4_u8 {
                    let level = y + f32::from(row) * half / 2.0;
                    line(&mut picture, (x, level), (x + 2.0 * half, level), 2.0, [108, 165, 196]);
                }
            }
            Fill::Open if !ground.layers.is_empty() => {
                fill(&mut picture, (x, y), (side, side), [240, 228, 203]);
                for (cx, cy) in [(0.28, 0.3), (0.72, 0.4), (0.36, 0.74), (0.8, 0.8)] {
                    let middle = (x + cx * 2.0 * half, y + cy * 2.0 * half);
                    disc(&mut picture, middle, half * 0.2, [179, 159, 125]);
                }
            }
            Fill::Open => {}
        }
    }
    for at in 0..view.width() {
        fill(&mut picture, ((at * side) as f32, 0.0), (2, high), [224, 215, 195]);
    }
    for at in 0..view.height() {
        fill(&mut picture, (0.0, (at * side) as f32), (wide, 2), [224, 215, 195]);
    }
    for (edge, _) in scene.battlefield.barriers() {
        let (x, y) = corner(edge.squares().1);
        let to = if edge.is_horizontal() { (x + 2.0 * half, y) } else { (x, y + 2.0 * half) };
        line(&mut picture, (x, y), to, half * 0.24, [43, 38, 34]);
    }
    let middle = |square: Square| {
        let (x, y) = corner(square);
        (x + half, y + half)
    };
    if let Some(trail) = &scene.trail {
        let mut from = middle(trail.start.anchor);
        for step in &trail.steps {
            let to = middle(step.to.anchor);
            line(&mut picture, from, to, half * 0.22, [29, 63, 114]);
            from = to;
        }
    }
    for token in &scene.tokens {
        let (x, y) = corner(token.placement.anchor);
        let radius = token.placement.footprint.width as f32 * half;
        for (inset, colour) in [(2.0, [43, 38, 34]), (4.0, [255, 255, 255]), (6.0, [47, 108, 179])] {
            disc(&mut picture, (x + radius, y + radius), radius - inset, colour);
        }
    }
    let mut file = std::io::Cursor::new(Vec::new());
    picture.write_to(&mut file, ImageFormat::Png).expect("encoded");
    file.into_inner()
}

fn blend(picture: &mut RgbaImage, x: u32, y: u32, [r, g, b]: [u8; 3], covered: f32) {
    if let Some(pixel) = picture.get_pixel_mut_checked(x, y) {
        for (channel, colour) in pixel.0.iter_mut().zip([r, g, b]) {
            *channel = (f32::from(colour) * covered + f32::from(*channel) * (1.0 - covered)).round() as u8;
        }
    }
}

fn fill(picture: &mut RgbaImage, (x, y): (f32, f32), (wide, high): (u32, u32), colour: [u8; 3]) {
    for y in y as u32..y as u32 + high {
        for x in x as u32..x as u32 + wide {
            blend(picture, x, y, colour, 1.0);
        }
    }
}

fn shape(picture: &mut RgbaImage, a: (f32, f32), b: (f32, f32), colour: [u8; 3], away: impl Fn(f32, f32) -> f32) {
    for y in a.1.max(0.0) as u32..=b.1.max(0.0) as u32 {
        for x in a.0.max(0.0) as u32..=b.0.max(0.0) as u32 {
            let covered = (0.5 - away(x as f32 + 0.5, y as f32 + 0.5)).clamp(0.0, 1.0);
            if covered > 0.0 {
                blend(picture, x, y, colour, covered);
            }
        }
    }
}

fn disc(picture: &mut RgbaImage, (cx, cy): (f32, f32), radius: f32, colour: [u8; 3]) {
    let reach = radius + 1.0;
    shape(picture, (cx - reach, cy - reach), (cx + reach, cy + reach), colour, |x, y| {
        ((x - cx).powi(2) + (y - cy).powi(2)).sqrt() - radius
    });
}

fn line(picture: &mut RgbaImage, from: (f32, f32), to: (f32, f32), wide: f32, colour: [u8; 3]) {
    let (low, high) =
        ((from.0.min(to.0) - wide, from.1.min(to.1) - wide), (from.0.max(to.0) + wide, from.1.max(to.1) + wide));
    let (along, squared) = ((to.0 - from.0, to.1 - from.1), (to.0 - from.0).powi(2) + (to.1 - from.1).powi(2));
    shape(picture, low, high, colour, |x, y| {
        let part = (((x - from.0) * along.0 + (y - from.1) * along.1) / squared).clamp(0.0, 1.0);
        ((x - from.0 - along.0 * part).powi(2) + (y - from.1 - along.1 * part).powi(2)).sqrt() - wide / 2.0
    });
}

//! What lies still: the ground with its patterns, the grid, and the coordinates around it.

use std::collections::HashMap;

use crate::field::{Fill, Terrain};
use crate::grid::Square;
use crate::render::Scene;
use crate::render::paint::colour::Colour;
use crate::render::paint::layout::Layout;
use crate::render::paint::raster::{Canvas, Ink, Rect, Stencil, TEXT, font};

/// Fills the board, square by square, and draws the grid over it and the terrain's patterns over the grid.
pub fn draw(canvas: &mut Canvas, scene: &Scene, layout: &Layout) {
    canvas.clip(layout.board);
    // Over a picture the ground is only tinted, so that both are seen.
    let pictured = canvas.is_coloured();
    if !pictured {
        canvas.fill_rect(layout.board, Colour::Floor);
    }
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
            let ink = if nth == 0 && !pictured { Ink::from(colour) } else { colour.thin(4) };
            canvas.fill_rect(layout.square(square), ink);
        }
    }
    grid(canvas, layout);
    // Squares alike, the lines around them too, are drawn once and copied.
    let mut drawn = HashMap::new();
    for &(square, layers) in &covered {
        let rect = layout.square(square);
        let lines = [square.x, square.x + 1, square.y, square.y + 1].map(|at| at % 5 == 0);
        if let Some(&alike) = drawn.get(&(layers, lines)).filter(|_| !pictured) {
            canvas.copy(alike, rect);
            continue;
        }
        for (terrain, count) in layers.iter() {
            pattern(canvas, terrain, count, (rect.left, rect.top), layout.square);
        }
        drawn.insert((layers, lines), rect);
    }
    canvas.clip(canvas.bounds());
}

fn grid(canvas: &mut Canvas, layout: &Layout) {
    let (board, first, step) = (layout.board, layout.view.north_west(), layout.square.unsigned_abs() as usize);
    let upright = (first.x..).zip((board.left..=board.right).step_by(step));
    let upright = upright.map(|(at, left)| (at, Rect::new(left - 1, board.top, 2, board.height())));
    let level = (first.y..).zip((board.top..=board.bottom).step_by(step));
    let level = level.map(|(at, top)| (at, Rect::new(board.left, top - 1, board.width(), 2)));
    let (fifth, other): (Vec<_>, Vec<_>) = upright.chain(level).partition(|(at, _)| at % 5 == 0);
    // Lines closer than this would be a grey veil.
    for (_, line) in other.iter().filter(|_| layout.square >= 9) {
        canvas.fill_rect(*line, Colour::GridLine);
    }
    // A picture may be as dark or as light as the line itself, which therefore has a broad seam there.
    let seamed = canvas.is_coloured() && layout.square >= 24;
    for (_, line) in fifth.iter().filter(|_| seamed) {
        canvas.fill_rect(line.inset(-2), Colour::GridLine);
    }
    for (_, line) in &fifth {
        canvas.fill_rect(*line, Colour::FifthLine);
    }
}

/// On squares smaller than this the number of layers would cover all of their pattern.
const LEAST_LAYERED: i32 = 44;

/// How often a terrain lies on a square where it lies more than once, in the square's lower right corner.
pub fn layers(canvas: &mut Canvas, scene: &Scene, layout: &Layout) {
    if layout.square < LEAST_LAYERED {
        return;
    }
    // Where a plate with the feet of a step would hide half of it, it is left out.
    let steps = scene.trail.iter().flat_map(|trail| &trail.steps).map(|step| layout.centre(step.to));
    let reached = scene.reach.iter().map(|(space, _)| layout.middle(space.anchor));
    let numbers: Vec<(f32, f32)> = steps.chain(reached).collect();
    canvas.clip(layout.board);
    for square in layout.view.squares().filter(|&square| scene.battlefield.fill(square) == Fill::Open) {
        let rect = layout.square(square);
        let mut bottom = rect.bottom;
        for (terrain, count) in scene.battlefield.ground(square).layers.iter().filter(|&(_, count)| count > 1) {
            let high = 24;
            if bottom - high < rect.top {
                break;
            }
            let label = format!("×{count}");
            let half = font::width(&label, TEXT) as f32 / 2.0;
            let middle = (rect.right as f32 - half - 3.0, bottom as f32 - 13.0);
            bottom -= high;
            let hidden = |&(x, y): &(f32, f32)| (x - middle.0).abs() < half + 24.0 && (y - middle.1).abs() < 22.0;
            if !numbers.iter().any(hidden) {
                canvas.write_seam(&label, TEXT, middle, ground(terrain));
                canvas.write_centred(&label, TEXT, middle, Colour::Ink);
            }
        }
    }
    canvas.clip(canvas.bounds());
}

/// Letters above and below, numbers left and right.
pub fn coordinates(canvas: &mut Canvas, layout: &Layout) {
    let (board, view) = (layout.board, layout.view);
    let widest = font::width(&Square::column_letters(view.south_east().x), TEXT);
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
        for x in [board.left as f32 - half, board.right as f32 + half] {
            canvas.write_centred(&(y + 1).to_string(), TEXT, (x, middle), Colour::Label);
        }
    }
}

/// The colour of the ground under a pattern.
pub fn ground(terrain: Terrain) -> Colour {
    match terrain {
        Terrain::Difficult => Colour::DifficultGround,
        Terrain::Obstacle | Terrain::Crawlway | Terrain::Trench => Colour::ObstacleGround,
        Terrain::Impeded => Colour::ImpededGround,
        Terrain::Hazardous => Colour::HazardGround,
        Terrain::Water => Colour::WaterGround,
        Terrain::ShallowWater => Colour::ShallowGround,
        Terrain::LightUndergrowth => Colour::LightGrowthGround,
        Terrain::HeavyUndergrowth => Colour::HeavyGrowthGround,
        Terrain::Concealed => Colour::HazeGround,
    }
}

/// What the pattern of a terrain is drawn with.
pub fn pattern_ink(terrain: Terrain) -> Colour {
    match terrain {
        Terrain::Difficult => Colour::Rubble,
        Terrain::Obstacle | Terrain::Crawlway | Terrain::Trench => Colour::Brick,
        Terrain::Impeded => Colour::Mire,
        Terrain::Hazardous => Colour::Flame,
        Terrain::Water | Terrain::ShallowWater => Colour::Wave,
        Terrain::LightUndergrowth => Colour::Grass,
        Terrain::HeavyUndergrowth => Colour::Bush,
        Terrain::Concealed => Colour::Wisp,
    }
}

/// Draws the pattern of a terrain that lies so often on a square of this side; more layers are visibly denser.
pub fn pattern(canvas: &mut Canvas, terrain: Terrain, layers: u8, at: (i32, i32), side: i32) {
    canvas.stencil(Stencil::Pattern { terrain, dense: layers > 1, side }, at, pattern_ink(terrain));
}

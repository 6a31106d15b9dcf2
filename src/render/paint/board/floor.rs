//! The static background: the ground with its patterns, the grid, and the coordinates around it.

use std::collections::HashMap;

use crate::field::{Fill, Layers, Terrain};
use crate::grid::Square;
use crate::render::Scene;
use crate::render::paint::colour::Colour;
use crate::render::paint::layout::Layout;
use crate::render::paint::raster::{Canvas, Ink, Rect, Stencil, TEXT, font};

/// Fills the board square by square, draws the grid over it, and the terrain's patterns over the grid.
pub fn draw(canvas: &mut Canvas, scene: &Scene, layout: &Layout) {
    canvas.clip(layout.board);
    // Over a picture the ground is only tinted, so that both stay visible.
    let pictured = canvas.is_coloured();
    let covered = || {
        let layers = layout.view.squares().map(|at| (at, scene.battlefield.ground(at).layers));
        layers.filter(|(_, layers)| !layers.is_empty())
    };
    if pictured {
        for (square, layers) in covered() {
            tint(canvas, layout.square(square), layers, true);
        }
        grid_on_a_picture(canvas, layout);
    } else {
        rows(canvas, layout, covered());
        cross(canvas, layout);
    }
    // Squares that are alike, including the lines around them, are drawn once and copied.
    let mut drawn = HashMap::new();
    for (square, layers) in covered() {
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

/// Fills a rectangle with the ground of each terrain on its square.
fn tint(canvas: &mut Canvas, rect: Rect, layers: Layers, pictured: bool) {
    for (nth, (terrain, _)) in layers.iter().enumerate() {
        let colour = ground(terrain);
        // Each of several kinds must show: the first is opaque, the next covers it by half.
        let ink = if nth == 0 && !pictured { Ink::from(colour) } else { colour.thin(4) };
        canvas.fill_rect(rect, ink);
    }
}

/// The ground with the grid's vertical lines. Only one line of pixels is drawn per row of squares; the others are copies.
fn rows(canvas: &mut Canvas, layout: &Layout, covered: impl Iterator<Item = (Square, Layers)>) {
    let mut covered = covered.peekable();
    let upright = upright_lines(layout);
    for row in layout.view.north_west().y..=layout.view.south_east().y {
        let top = layout.square(Square::new(layout.view.north_west().x, row)).top;
        let line = Rect { top, bottom: top + 1, ..layout.board };
        canvas.fill_rect(line, Colour::Floor);
        while let Some((square, layers)) = covered.next_if(|(square, _)| square.y == row) {
            tint(canvas, layout.square(square).within(line), layers, false);
        }
        for (rect, colour) in &upright {
            canvas.fill_rect(rect.within(line), *colour);
        }
        for below in 1..layout.square {
            canvas.copy(line, Rect { top: top + below, bottom: top + below + 1, ..line });
        }
    }
}

/// The visible grid lines, numbered from the square where the first begins; every fifth comes last.
fn lines(layout: &Layout, first: i32, places: impl Iterator<Item = Rect>) -> Vec<(Rect, Colour)> {
    let (fifth, other): (Vec<_>, Vec<_>) = (first..).zip(places).partition(|(at, _)| at % 5 == 0);
    // Lines closer than this would blur into grey.
    let other = other.into_iter().filter(|_| layout.square >= 9).map(|(_, line)| (line, Colour::GridLine));
    other.chain(fifth.into_iter().map(|(_, line)| (line, Colour::FifthLine))).collect()
}

fn upright_lines(layout: &Layout) -> Vec<(Rect, Colour)> {
    let (board, step) = (layout.board, layout.square.unsigned_abs() as usize);
    let places = (board.left..=board.right).step_by(step).map(|left| Rect::new(left - 1, board.top, 2, board.height()));
    lines(layout, layout.view.north_west().x, places)
}

fn level_lines(layout: &Layout) -> Vec<(Rect, Colour)> {
    let (board, step) = (layout.board, layout.square.unsigned_abs() as usize);
    let places = (board.top..=board.bottom).step_by(step).map(|top| Rect::new(board.left, top - 1, board.width(), 2));
    lines(layout, layout.view.north_west().y, places)
}

/// The horizontal lines over the vertical ones; only a horizontal fifth line covers a vertical fifth line.
fn cross(canvas: &mut Canvas, layout: &Layout) {
    let upright = upright_lines(layout);
    for (line, colour) in level_lines(layout) {
        canvas.fill_rect(line, colour);
        for (crossed, over) in upright.iter().filter(|(_, over)| *over == Colour::FifthLine && colour != *over) {
            canvas.fill_rect(crossed.within(line), *over);
        }
    }
}

/// The grid over a picture, which may be as dark or as light as the line itself: every fifth line gets a broad seam.
fn grid_on_a_picture(canvas: &mut Canvas, layout: &Layout) {
    let (fifth, other): (Vec<_>, Vec<_>) = upright_lines(layout)
        .into_iter()
        .chain(level_lines(layout))
        .partition(|(_, colour)| *colour == Colour::FifthLine);
    for (line, colour) in other {
        canvas.fill_rect(line, colour);
    }
    for (line, _) in fifth.iter().filter(|_| layout.square >= 24) {
        canvas.fill_rect(line.inset(-2), Colour::GridLine);
    }
    for (line, colour) in fifth {
        canvas.fill_rect(line, colour);
    }
}

/// On squares smaller than this the number of layers would hide their pattern.
const LEAST_LAYERED: i32 = 44;

/// The number of layers of a terrain, if more than one, in the square's lower right corner.
pub fn layers(canvas: &mut Canvas, scene: &Scene, layout: &Layout) {
    if layout.square < LEAST_LAYERED {
        return;
    }
    // It is left out if the plate of a step would hide half of it.
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

/// Column letters above and below, row numbers left and right.
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

/// The colour of a terrain's pattern.
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

/// Draws a terrain's pattern on a square of this side; several layers are visibly denser.
pub fn pattern(canvas: &mut Canvas, terrain: Terrain, layers: u8, at: (i32, i32), side: i32) {
    canvas.stencil(Stencil::Pattern { terrain, dense: layers > 1, side }, at, pattern_ink(terrain));
}

//! The squares that the mover can reach, with the feet to each.

use crate::field::Fill;
use crate::grid::{Area, Feet, Square};
use crate::render::Scene;
use crate::render::paint::colour::Colour;
use crate::render::paint::layout::Layout;
use crate::render::paint::raster::{Canvas, Rect, TEXT, font};

/// A tint over every square that the mover could occupy, with an outline around them; squares that only a
/// second move reaches get their own tint and outline.
pub fn tint(canvas: &mut Canvas, scene: &Scene, layout: &Layout) {
    let first = |feet: &Feet| scene.moves.is_none_or(|first| *feet <= first);
    let squares = |second: bool| {
        let ends = scene.reach.iter().filter(|(_, feet)| first(feet) != second);
        let spaces = ends.filter_map(|(space, _)| scene.on_board(*space)?.within(layout.view));
        let mut reached: Vec<Square> = spaces.flat_map(Area::squares).collect();
        reached.sort_unstable();
        reached.dedup();
        reached
    };
    let reached = squares(false);
    let further: Vec<Square> =
        squares(true).into_iter().filter(|square| reached.binary_search(square).is_err()).collect();
    // The first outline covers the second.
    area(canvas, layout, &further, SECOND);
    area(canvas, layout, &reached, FIRST);
}

/// The colours of what one move reaches, and of what a second one adds.
const FIRST: Colour = Colour::Reach;
const SECOND: Colour = Colour::Measure;

fn area(canvas: &mut Canvas, layout: &Layout, reached: &[Square], colour: Colour) {
    let line = (layout.square / 16).max(1);
    for &square in reached {
        let rect = layout.square(square);
        canvas.fill_rect(rect, colour.thin(if colour == FIRST { 2 } else { 1 }));
        let sides = [
            ((0, -1), Rect { bottom: rect.top + line, ..rect }),
            ((0, 1), Rect { top: rect.bottom - line, ..rect }),
            ((-1, 0), Rect { right: rect.left + line, ..rect }),
            ((1, 0), Rect { left: rect.right - line, ..rect }),
        ];
        for (beyond, side) in sides {
            if reached.binary_search(&square.offset(beyond)).is_err() {
                canvas.fill_rect(side, colour);
            }
        }
    }
}

/// A legend swatch of what one move reaches, or of what a second one adds.
pub fn swatch(canvas: &mut Canvas, rect: Rect, second: bool) {
    let colour = if second { SECOND } else { FIRST };
    canvas.fill_rect(rect.inset(-2), colour);
    canvas.fill_rect(rect, Colour::Floor);
    canvas.fill_rect(rect, colour.thin(if second { 1 } else { 2 }));
}

/// The feet to each square in reach. They thin out on small squares, and one that would be cut off is left
/// out: half a number is another number.
pub fn numbers(canvas: &mut Canvas, scene: &Scene, layout: &Layout) {
    let widest = scene.reach.iter().map(|(_, feet)| font::width(&scene.figure(*feet), TEXT)).max().unwrap_or(0);
    let every = layout.every(widest + 3).max(layout.every(i32::from(TEXT)));
    let Some((origin, _)) = scene.reach.iter().min_by_key(|(_, feet)| *feet) else { return };
    let tokens = scene.tokens.iter().filter_map(|token| scene.on_board(token.placement));
    let covered: Vec<Rect> = tokens.map(|area| layout.rect(area)).collect();
    let on_rock = |label: Rect| {
        let under = layout.under(label);
        under.squares().any(|square| scene.battlefield.fill(square) != Fill::Open)
    };
    for (space, feet) in scene.reach.iter().filter(|(space, feet)| feet.0 > 0 && layout.view.contains(space.anchor)) {
        let (dx, dy) = origin.anchor.to(space.anchor);
        if dx % every != 0 || dy % every != 0 {
            continue;
        }
        let (text, (x, y)) = (scene.figure(*feet), layout.middle(space.anchor));
        let (half, high) = (font::width(&text, TEXT) as f32 / 2.0, font::cap_height(TEXT) / 2.0);
        let label = Rect {
            left: (x - half).floor() as i32,
            top: (y - high).floor() as i32,
            right: (x + half).ceil() as i32,
            bottom: (y + high).ceil() as i32,
        };
        let shows =
            label.within(layout.board) == label && !covered.iter().any(|token| token.meets(label)) && !on_rock(label);
        if shows {
            canvas.write_centred(&text, TEXT, (x, y), Colour::Trail);
        }
    }
}

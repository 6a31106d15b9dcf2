//! Creatures: a shape that fills the space, coloured by side, with initials or a portrait.

use super::beside::{self, Label};
use super::plate;
use super::portrait::{self, Art};
use super::pose::{LEAST_NAMED, lying, nose_length, order, room, room_for_name};
use super::side_style::SideStyle;
use crate::field::Condition;
use crate::grid::Direction;
use crate::render::paint::colour::Colour;
use crate::render::paint::layout::{ICON, Layout};
use crate::render::paint::raster::{Canvas, Outline, Point, Rect, TEXT, font, shape};
use crate::render::{Portrait, Scene, Token};

/// Draws everybody in the view, and the initials beside tokens.
pub fn draw(
    canvas: &mut Canvas,
    (scene, layout): (&Scene, &Layout),
    (initials, styles): (&[String], &[SideStyle]),
    labels: &[Label<'_>],
    art: &mut Art,
) {
    canvas.clip(layout.board.inset(-4));
    let mut plates = Vec::new();
    for (area, nth) in order(scene, layout) {
        let (token, style) = (&scene.tokens[nth], styles[nth]);
        let rect = room(layout, area, token);
        if token.turn {
            corners(canvas, rect, layout);
        }
        let plate = portrait::seat(scene, layout, area, (token, &initials[nth]));
        let face = plate.and(token.portrait.as_ref());
        body(canvas, lying(rect, token), layout, (token, style), (face, art));
        match plate {
            Some(at) => plates.push((at, nth)),
            None => name(canvas, room_for_name(scene, layout, area, token), &initials[nth], token, style),
        }
    }
    canvas.clip(canvas.bounds());
    beside::draw(canvas, labels);
    // They extend over others' squares, and no token may cover them.
    for (at, nth) in plates {
        plate::draw(canvas, &initials[nth], at, (styles[nth].colour, styles[nth].letters));
    }
}

/// Corners around the space of the creature whose turn it is. Unlike the ring around the creature that a picture is about,
/// they leave its shape unchanged, so that both can be seen at once.
fn corners(canvas: &mut Canvas, rect: Rect, layout: &Layout) {
    let (wide, long) = (layout.part(0.1).max(4.0) as i32, (rect.width().min(rect.height()) * 3 / 10).max(8));
    for (grown, colour) in [(1, Colour::Black), (0, Colour::Gold)] {
        let outer = rect.inset(-grown - 2);
        let (long, wide) = (long + 2 * grown, wide + 2 * grown);
        let (right, bottom) = (outer.left + outer.width(), outer.top + outer.height());
        for left in [outer.left, right - long] {
            canvas.fill_rect(Rect::new(left, outer.top, long, wide), colour);
            canvas.fill_rect(Rect::new(left, bottom - wide, long, wide), colour);
        }
        for top in [outer.top, bottom - long] {
            canvas.fill_rect(Rect::new(outer.left, top, wide, long), colour);
            canvas.fill_rect(Rect::new(right - wide, top, wide, long), colour);
        }
    }
}

fn body(
    canvas: &mut Canvas,
    rect: Rect,
    layout: &Layout,
    (token, style): (&Token, SideStyle),
    (face, art): (Option<&Portrait>, &mut Art),
) {
    // A phone shows a dot at half its size; without a firm outline it would vanish on ground of a similar colour.
    let least = if layout.square < LEAST_NAMED { 2.0 } else { 1.0 };
    let pen = layout.part(0.045).clamp(least, 3.0);
    let gap = layout.part(0.05).max(0.5);
    // On a small space the light ring inside the outline would take the initials' room, and everywhere a portrait's.
    let ring_inside = if face.is_some() || rect.width().min(rect.height()) < 50 { 0.0 } else { pen };
    if token.acting {
        let ring = layout.part(0.09).max(2.5);
        canvas.outline(style.outline, rect, gap - ring, Colour::Black, 8);
        canvas.outline(style.outline, rect, gap - ring + pen * 0.8, Colour::Gold, 8);
    }
    canvas.outline(style.outline, rect, gap, Colour::Ink, 8);
    if token.conditions.are_helpless() {
        canvas.outline(style.outline, rect, gap + pen, Colour::Paper, 8);
        if let Some(face) = face {
            art.draw(canvas, rect, (style.outline, gap + pen), face);
            canvas.outline(style.outline, rect, gap + pen, Colour::Paper, 4);
        }
        let dead = token.conditions.has(Condition::Dead);
        // The side of the dead no longer matters; the shape still shows it.
        let (stain, stroke, wide) =
            if dead { (Colour::Muted, Colour::Ink, 2.6) } else { (style.colour, style.colour, 1.6) };
        canvas.outline(style.outline, rect, gap + pen, stain, 3);
        canvas.cross(rect, (pen * wide, layout.part(0.14)), stroke);
    } else {
        canvas.outline(style.outline, rect, gap + pen, Colour::Plate, 8);
        canvas.outline(style.outline, rect, gap + pen + ring_inside, style.colour, 8);
        if let Some(face) = face {
            let rim = gap + pen + ring_inside + portrait::rim(layout);
            canvas.outline(style.outline, rect, rim, Colour::Ink, 8);
            art.draw(canvas, rect, (style.outline, rim + 1.0), face);
        }
    }
    if let Some(facing) = token.facing {
        nose(canvas, rect, layout, (facing, style.outline));
    }
}

/// A wedge at the border that shows the facing.
fn nose(canvas: &mut Canvas, rect: Rect, layout: &Layout, (facing, outline): (Direction, Outline)) {
    let (x, y) = rect.centre();
    let (half_wide, half_high) = (rect.width() as f32 / 2.0, rect.height() as f32 / 2.0);
    let (dx, dy) = facing.delta();
    let (dx, dy) = (dx as f32, dy as f32);
    let length = (dx * dx + dy * dy).sqrt();
    let along = (dx / length, dy / length);
    let long = nose_length(layout);
    let out = if length > 1.0 { outline.diagonal() } else { 1.0 };
    let tip = (x + dx * half_wide * out + along.0 * 5.0, y + dy * half_high * out + along.1 * 5.0);
    let corner =
        |back: f32, side: f32| (tip.0 - along.0 * back - along.1 * side, tip.1 - along.1 * back + along.0 * side);
    let wedge = |grown: f32| {
        let back = long + grown;
        let ahead = (tip.0 + along.0 * grown * 1.6, tip.1 + along.1 * grown * 1.6);
        shape::polygon([ahead, corner(back, long * 0.8 + grown * 1.4), corner(back, -long * 0.8 - grown * 1.4)])
    };
    let bounds = Rect::around(tip, long + 8.0);
    canvas.shape(bounds, Colour::Black, wedge(2.5));
    canvas.shape(bounds, Colour::White, wedge(0.0));
}

/// Initials typeset in a space.
struct Lettering<'a> {
    text: &'a str,
    /// The size of the letters, and their width in percent.
    type_size: (u16, u8),
    middle: Point,
}

/// Typesets initials in a space: narrower if necessary, so that they never extend over a neighbour; of a letter and a
/// number only the number if both are too wide. `None` on spaces too small for them.
fn lettering<'a>(rect: Rect, initials: &'a str, token: &Token) -> Option<Lettering<'a>> {
    let short = rect.width().min(rect.height());
    let size = u16::try_from(short * 2 / 5).unwrap_or(TEXT).clamp(TEXT, 72);
    if short < LEAST_NAMED {
        return None;
    }
    let number = initials.trim_start_matches(|c: char| !c.is_ascii_digit());
    // The outlines of some sides are narrower than their space.
    let widest = rect.width() * 9 / 10;
    let set = |text: &'a str| Some((text, font::narrowed(text, size, widest)?));
    let (text, percent) = set(initials).or_else(|| set(number).filter(|_| number.len() > 1))?;
    Some(Lettering { text, type_size: (size, percent), middle: lying(rect, token).centre() })
}

/// The bounds of initials that must stay readable, including those beside their tokens.
pub fn names(scene: &Scene, layout: &Layout, initials: &[String], labels: &[Label<'_>]) -> Vec<Rect> {
    let one = |(token, initials): (&Token, &String)| {
        let area = scene.on_board(token.placement).filter(|area| area.overlaps(layout.view))?;
        if let Some(at) = portrait::seat(scene, layout, area, (token, initials)) {
            return Some(plate::bounds(initials, at));
        }
        let set = lettering(room_for_name(scene, layout, area, token), initials, token)?;
        let (x, y) = set.middle;
        let half = font::narrow_width(set.text, set.type_size) as f32 / 2.0;
        let high = font::cap_height(set.type_size.0) / 2.0;
        let (wide, high) = (half.ceil() as i32, high.ceil() as i32);
        Some(Rect::new(x as i32 - wide, y as i32 - high, 2 * wide, 2 * high))
    };
    scene.tokens.iter().zip(initials).filter_map(one).chain(labels.iter().map(Label::bounds)).collect()
}

/// Draws initials as large as the space allows.
pub fn name(canvas: &mut Canvas, rect: Rect, initials: &str, token: &Token, style: SideStyle) {
    let Some(Lettering { text, type_size, middle }) = lettering(rect, initials, token) else { return };
    let helpless = token.conditions.are_helpless();
    let (letter, halo) = if helpless { (Colour::Ink, Colour::Paper) } else { (style.letters, style.colour) };
    // If letters come close to the outline or cross it, a seam separates them from it.
    let wide = font::narrow_width(text, type_size);
    if helpless || wide > rect.width() * 2 / 3 || token.conditions.has(Condition::Prone) {
        canvas.seam_narrow(text, type_size, middle, halo);
    }
    canvas.write_narrow(text, type_size, middle, letter);
}

/// How wide a token in the legend must be for its initials to fit inside its shape.
pub fn badge_width(initials: &str, style: SideStyle) -> i32 {
    let beside = if matches!(style.outline, Outline::Gem(_)) { 22 } else { 16 };
    (font::width(initials, TEXT) + beside).max(ICON)
}

/// A small token for the legend: shape, colour and initials, as wide as they need.
pub fn badge(canvas: &mut Canvas, rect: Rect, initials: &str, style: SideStyle, token: &Token) {
    let body = lying(rect, token);
    if token.acting {
        canvas.outline(style.outline, body, -1.0, Colour::Black, 8);
        canvas.outline(style.outline, body, 0.5, Colour::Gold, 8);
    }
    let helpless = token.conditions.are_helpless();
    canvas.outline(style.outline, body, 2.0, Colour::Ink, 8);
    if !helpless {
        canvas.outline(style.outline, body, 3.5, style.colour, 8);
    } else {
        let stain = if token.conditions.has(Condition::Dead) { Colour::Muted } else { style.colour };
        canvas.outline(style.outline, body, 4.0, Colour::Paper, 8);
        canvas.outline(style.outline, body, 4.0, stain, 3);
    }
    name(canvas, rect, initials, token, style);
}

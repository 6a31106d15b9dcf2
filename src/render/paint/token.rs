//! Creatures: a disc or another shape that fills the space, by side, with initials and what must be known about them.

use std::cmp::Reverse;

use super::canvas::{Canvas, Mask, Rect};
use super::glyph;
use super::layout::{Layout, TEXT};
use super::plan::ICON;
use super::shape::{self, Gem};
use super::stencil::Stencil;
use super::theme::Colour;
use crate::field::Condition;
use crate::grid::{Area, Feet, Height};
use crate::render::{Scene, Token};

/// How a side is told apart: by colour and by shape, so that neither is needed alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Livery {
    pub(super) colour: Colour,
    pub(super) outline: Outline,
}

/// The shape of a token.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Outline {
    Disc,
    /// A square with rounded corners.
    Slab,
    Gem(Gem),
    /// A square with sharp corners.
    Tile,
}

/// The side that always has the first colour, however many there are.
const HEROES: &str = "heroes";
/// The side of those who fight on none.
const NEUTRAL: &str = "neutral";

/// For each token its side's livery: heroes first, neutral ones apart, the others in the order of their names.
pub(super) fn liveries(scene: &Scene) -> Vec<Livery> {
    let key = |token: &Token| token.side.trim().to_lowercase();
    let mut sides: Vec<String> = scene.tokens.iter().map(key).filter(|s| s != HEROES && s != NEUTRAL).collect();
    sides.sort();
    sides.dedup();
    let others = [
        Livery { colour: Colour::Brickred, outline: Outline::Slab },
        Livery { colour: Colour::Forest, outline: Outline::Gem(Gem::Hexagon) },
        Livery { colour: Colour::Violet, outline: Outline::Gem(Gem::Diamond) },
        Livery { colour: Colour::Ochre, outline: Outline::Gem(Gem::Octagon) },
    ];
    let livery = |token: &Token| match key(token).as_str() {
        HEROES => Livery { colour: Colour::Azure, outline: Outline::Disc },
        NEUTRAL => Livery { colour: Colour::Slate, outline: Outline::Tile },
        side => others[sides.binary_search_by(|other| other.as_str().cmp(side)).unwrap_or(0) % others.len()],
    };
    scene.tokens.iter().map(livery).collect()
}

/// No number above a flier is smaller than this.
const LEAST_ALTITUDE: u16 = 14;
/// On squares smaller than this nobody is named.
const LEAST_NAMED: i32 = 26;

/// Everybody in the view by their number in the scene, in the order in which they are drawn: the biggest first, so that
/// nobody small disappears under somebody big, and of those in the same squares whoever acts or flies highest last.
fn order(scene: &Scene, layout: &Layout) -> Vec<(Area, usize)> {
    let spaces = (0..).zip(&scene.tokens).filter_map(|(nth, token)| Some((scene.on_board(token.placement)?, nth)));
    let mut order: Vec<(Area, usize)> = spaces.filter(|(area, _)| area.overlaps(layout.view)).collect();
    order.sort_by_key(|&(area, nth)| {
        let squares = u64::from(area.width()) * u64::from(area.height());
        (Reverse(squares), scene.tokens[nth].acting, scene.tokens[nth].altitude)
    });
    order
}

/// Draws everybody in the view.
pub(super) fn draw(canvas: &mut Canvas, scene: &Scene, layout: &Layout, initials: &[String], liveries: &[Livery]) {
    canvas.clip(layout.board.inset(-4));
    for (area, nth) in order(scene, layout) {
        let (rect, token, livery) = (layout.rect(area), &scene.tokens[nth], liveries[nth]);
        body(canvas, lying(rect, token), layout, token, livery);
        name(canvas, rect, &initials[nth], token, livery.colour);
    }
    canvas.clip(canvas.all());
}

/// Where its body is drawn: whoever is prone lies flat at the bottom of the space.
fn lying(rect: Rect, token: &Token) -> Rect {
    if !token.conditions.has(Condition::Prone) {
        return rect;
    }
    let height = (rect.height() * 5 / 8).max(1);
    Rect::new(rect.left, rect.bottom - height, rect.width(), height)
}

fn body(canvas: &mut Canvas, rect: Rect, layout: &Layout, token: &Token, livery: Livery) {
    let pen = layout.part(0.045).clamp(1.0, 3.0);
    let gap = layout.part(0.05).max(0.5);
    // On a small space the light ring inside the outline would take the initials' room.
    let ring_inside = if rect.width().min(rect.height()) < 50 { 0.0 } else { pen };
    if token.acting {
        let ring = layout.part(0.09).max(2.5);
        livery.outline.draw(canvas, rect, gap - ring, Colour::Ink, 8);
        livery.outline.draw(canvas, rect, gap - ring + pen * 0.8, Colour::Gold, 8);
    }
    livery.outline.draw(canvas, rect, gap, Colour::Ink, 8);
    if token.conditions.are_helpless() {
        livery.outline.draw(canvas, rect, gap + pen, Colour::Paper, 8);
        let dead = token.conditions.has(Condition::Dead);
        // The side of the dead no longer matters; the shape still tells it.
        let (stain, stroke, wide) =
            if dead { (Colour::Slate, Colour::Ink, 2.6) } else { (livery.colour, livery.colour, 1.6) };
        livery.outline.draw(canvas, rect, gap + pen, stain, 3);
        cross(canvas, rect, (pen * wide, layout.part(0.14)), stroke);
    } else {
        livery.outline.draw(canvas, rect, gap + pen, Colour::Light, 8);
        livery.outline.draw(canvas, rect, gap + pen + ring_inside, livery.colour, 8);
    }
}

/// Two strokes from corner to corner.
fn cross(canvas: &mut Canvas, rect: Rect, (width, inset): (f32, f32), colour: Colour) {
    let (left, top) = (rect.left as f32 + inset, rect.top as f32 + inset);
    let (right, bottom) = (rect.right as f32 - inset, rect.bottom as f32 - inset);
    canvas.shape(rect, colour, shape::line((left, top), (right, bottom), width));
    canvas.shape(rect, colour, shape::line((left, bottom), (right, top), width));
}

/// Initials as large as the space allows; on spaces too small for them there are none, since nothing shrinks.
pub(super) fn name(canvas: &mut Canvas, rect: Rect, initials: &str, token: &Token, colour: Colour) {
    let short = rect.width().min(rect.height());
    let size = u16::try_from(short * 2 / 5).unwrap_or(TEXT).clamp(TEXT, 72);
    let wide = glyph::width(initials, size);
    if wide > rect.width() * 5 / 4 || short < LEAST_NAMED {
        return;
    }
    let (x, y) = lying(rect, token).centre();
    let helpless = token.conditions.are_helpless();
    let (letter, halo) = if helpless { (Colour::Ink, Colour::Paper) } else { (Colour::Light, colour) };
    // Where letters come close to the outline or stand over it, a seam keeps them apart from it.
    if helpless || wide > rect.width() * 2 / 3 || token.conditions.has(Condition::Prone) {
        canvas.write_seam(initials, size, (x, y), halo);
    }
    canvas.write_centred(initials, size, (x, y), letter);
}

/// What a token carries on its corners, drawn after everything that could hide it: at the upper right how high somebody
/// flies, at the lower left how many stand in the same squares, where only one of them can be seen.
pub(super) fn tags(canvas: &mut Canvas, scene: &Scene, layout: &Layout) {
    let order = order(scene, layout);
    for (place, &(area, nth)) in order.iter().enumerate() {
        // Of those in the same squares only the last one drawn shows, and only its height may.
        if order[place + 1..].iter().any(|&(above, _)| above == area) {
            continue;
        }
        altitude(canvas, scene, layout, (area, &scene.tokens[nth]));
        let here = |other: &&(Area, usize)| other.0 == area && scene.tokens[other.1].flanked;
        if order.iter().any(|other| here(&other)) && layout.square >= LEAST_NAMED {
            flanked(canvas, layout, area);
        }
        let many = scene.sharing(area);
        if many > 1 && layout.square >= LEAST_NAMED {
            stack(canvas, scene, layout, area, many);
        }
    }
}

/// How far somebody is above or below the floor, or in the water: `↑20`, `↓10`; at the surface of water `≈`.
pub(super) fn height_label(scene: &Scene, token: &Token) -> String {
    let altitude = token.altitude;
    match scene.water_around(token).map(|depth| Height::from(depth).above(altitude)) {
        Some(Feet(0)) => "≈".to_owned(),
        Some(below) => format!("≈↓{}", below.0),
        None if altitude < Height::ZERO => format!("↓{}", altitude.0.unsigned_abs()),
        None => format!("↑{}", altitude.0),
    }
}

fn altitude(canvas: &mut Canvas, scene: &Scene, layout: &Layout, (area, token): (Area, &Token)) {
    let (rect, altitude) = (layout.rect(area), token.altitude);
    let label = height_label(scene, token);
    // Who is in the ground has a dark plate: it is not up there, and one sees it at a glance.
    let colours = if altitude < Height::ZERO { (Colour::Ink, Colour::Light) } else { (Colour::Light, Colour::Ink) };
    if altitude == Height::ZERO {
        return;
    }
    // How high somebody is matters wherever they are: where squares are small, the number is too.
    let half = |size: u16| glyph::width(&label, size) as f32 / 2.0 + 6.0;
    let fits = |&size: &u16| half(size) * 2.0 <= rect.width() as f32 * 1.5;
    let size = (LEAST_ALTITUDE..=TEXT).rev().find(fits).unwrap_or(LEAST_ALTITUDE);
    let half = half(size);
    // As low as it can without touching the initials.
    let down = (layout.part(0.5) - 28.0).clamp(-8.0, 4.0);
    let middle = (rect.right as f32 - half + 8.0, rect.top as f32 + down);
    sized_tag(canvas, (&label, size), middle, colours);
}

/// At the lower right two arrowheads that point at each other: somebody has it between them.
fn flanked(canvas: &mut Canvas, layout: &Layout, area: Area) {
    let rect = layout.rect(area);
    let radius = layout.part(0.22).clamp(8.0, 14.0);
    let middle = (rect.right as f32 - radius * 0.4, rect.bottom as f32 - radius * 0.4);
    flank_badge(canvas, middle, radius);
}

/// The mark of the flanked around a point.
pub(super) fn flank_badge(canvas: &mut Canvas, (x, y): (f32, f32), radius: f32) {
    let badge = Rect::around((x, y), radius + 1.0);
    canvas.shape(badge, Colour::Ink, shape::disc((x, y), radius));
    canvas.shape(badge, Colour::Gold, shape::disc((x, y), radius - 1.5));
    let (tip, back, high, pen) = (radius * 0.2, radius * 0.68, radius * 0.46, radius * 0.24);
    for side in [-1.0, 1.0] {
        for end in [-1.0, 1.0] {
            let (from, to) = ((x + side * back, y + end * high), (x + side * tip, y));
            canvas.shape(badge, Colour::Ink, shape::line(from, to, pen));
        }
    }
}

fn stack(canvas: &mut Canvas, scene: &Scene, layout: &Layout, area: Area, many: usize) {
    let rect = layout.rect(area);
    let label = format!("×{many}");
    let half = glyph::width(&label, TEXT) as f32 / 2.0 + 6.0;
    let down = (layout.part(0.5) - 26.0).clamp(-8.0, 8.0);
    // Where a way ends, its number has the lower side.
    let mut steps = scene.trail.iter().flat_map(|trail| &trail.steps);
    let numbered = steps.any(|step| scene.on_board(step.to) == Some(area));
    let y = if numbered { rect.top as f32 + down } else { rect.bottom as f32 - down };
    tag(canvas, &label, (rect.left as f32 + half - 8.0, y), (Colour::Gold, Colour::Ink));
}

/// A small plate with a text on it, held inside the picture; `colours` are the plate's and the letters'.
pub(super) fn tag(canvas: &mut Canvas, label: &str, at: (f32, f32), colours: (Colour, Colour)) {
    sized_tag(canvas, (label, TEXT), at, colours);
}

fn sized_tag(canvas: &mut Canvas, (label, size): (&str, u16), (x, y): (f32, f32), (plate, letters): (Colour, Colour)) {
    let half = (glyph::width(label, size) as f32 / 2.0 + 6.0, 15.0 - f32::from(TEXT - size) / 2.0);
    let margin = 2.0;
    let (right, bottom) = (canvas.all().right as f32, canvas.all().bottom as f32);
    let x = x.clamp(half.0 + margin, (right - half.0 - margin).max(half.0 + margin));
    let y = y.clamp(half.1 + margin, (bottom - half.1 - margin).max(half.1 + margin));
    let (width, height) = ((half.0 * 2.0) as i32, (half.1 * 2.0) as i32);
    let (left, top) = ((x - half.0).round() as i32, (y - half.1).round() as i32);
    canvas.stencil(Stencil::Plate { width, height, corner: 8 }, (left, top), letters);
    canvas.stencil(Stencil::Plate { width: width - 4, height: height - 4, corner: 6 }, (left + 2, top + 2), plate);
    canvas.write_centred(label, size, (x, y), letters);
}

/// How wide a token in the legend must be for its initials to lie inside of its shape.
pub(super) fn badge_width(initials: &str, livery: Livery) -> i32 {
    let beside = if matches!(livery.outline, Outline::Gem(_)) { 22 } else { 16 };
    (glyph::width(initials, TEXT) + beside).max(ICON)
}

/// A token in small for the legend: shape, colour and initials, as wide as they need it.
pub(super) fn badge(canvas: &mut Canvas, rect: Rect, initials: &str, livery: Livery, token: &Token) {
    let body = lying(rect, token);
    if token.acting {
        livery.outline.draw(canvas, body, -1.0, Colour::Ink, 8);
        livery.outline.draw(canvas, body, 0.5, Colour::Gold, 8);
    }
    let helpless = token.conditions.are_helpless();
    livery.outline.draw(canvas, body, 3.0, if helpless { Colour::Ink } else { livery.colour }, 8);
    if helpless {
        let stain = if token.conditions.has(Condition::Dead) { Colour::Slate } else { livery.colour };
        livery.outline.draw(canvas, body, 5.0, Colour::Paper, 8);
        livery.outline.draw(canvas, body, 5.0, stain, 3);
    }
    name(canvas, rect, initials, token, livery.colour);
}

impl Outline {
    /// Draws the shape in a rectangle, so far in from its sides.
    pub(super) fn draw(self, canvas: &mut Canvas, rect: Rect, inset: f32, colour: Colour, strength: u8) {
        let inset = (inset * 16.0) as i32;
        let body = Stencil::Body { outline: self, width: rect.width(), height: rect.height(), inset };
        canvas.stencil(body, (rect.left, rect.top), colour.thin(strength));
    }

    /// The shape in a space of this size, so many pixels in from its border.
    pub(super) fn cut(self, width: i32, height: i32, inset: f32) -> Mask {
        let rect = Rect::new(0, 0, width, height);
        let centre = rect.centre();
        let half = ((centre.0 - inset).max(0.5), (centre.1 - inset).max(0.5));
        let short = half.0.min(half.1);
        let stretch = (half.0 - short, half.1 - short);
        let bounds = rect.inset((inset.floor() as i32).min(0) - 1);
        match self {
            Outline::Disc => Mask::of(bounds, shape::slab(centre, half, short)),
            Outline::Slab => Mask::of(bounds, shape::slab(centre, half, short * 0.34)),
            Outline::Tile => Mask::of(bounds, shape::slab(centre, half, 1.0)),
            Outline::Gem(gem) => Mask::of(bounds, shape::gem(centre, short, stretch, gem)),
        }
    }

    /// The shape's boundary as dashes, for a space that nobody stands in.
    fn ghost(self, canvas: &mut Canvas, rect: Rect, width: f32, colour: Colour) {
        let dashes = shape::hatch(18.0, 11.0 * std::f32::consts::FRAC_1_SQRT_2, true);
        let centre = rect.centre();
        let half = (rect.width() as f32 / 2.0 - width, rect.height() as f32 / 2.0 - width);
        let short = half.0.min(half.1);
        let corner = if self == Outline::Disc { short } else { short * 0.34 };
        canvas.shape(rect, colour, shape::both(shape::rim(shape::slab(centre, half, corner), width), dashes));
    }
}

/// The outline of a space that somebody left or wanted to reach.
pub(super) fn ghost(canvas: &mut Canvas, layout: &Layout, rect: Rect, colour: Colour) {
    Outline::Slab.ghost(canvas, rect, layout.part(0.06).clamp(2.0, 5.0), colour);
}

/// A ghost that is crossed out; where somebody stands, a small cross at its corner leaves the initials readable.
pub(super) fn crossed_ghost(canvas: &mut Canvas, layout: &Layout, rect: Rect, occupied: bool) {
    ghost(canvas, layout, rect, Colour::Refused);
    if !occupied {
        cross(canvas, rect, (layout.part(0.07).clamp(2.0, 6.0), layout.part(0.24)), Colour::Refused);
        return;
    }
    let radius = layout.part(0.22).clamp(7.0, 15.0);
    let middle = (rect.left as f32 + radius * 0.5, rect.top as f32 + radius * 0.5);
    let badge = Rect::around(middle, radius + 1.0);
    canvas.shape(badge, Colour::Light, shape::disc(middle, radius));
    canvas.shape(badge, Colour::Refused, shape::disc(middle, radius - 1.5));
    cross(canvas, badge, (radius * 0.28, radius * 0.58), Colour::Light);
}

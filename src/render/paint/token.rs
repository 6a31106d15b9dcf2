//! Creatures: a disc or another shape that fills the space, by side, with initials and what must be known about them.

use std::cmp::Reverse;

use super::canvas::{Canvas, Mask, Rect};
use super::fate::Fate;
use super::glyph;
use super::layout::{Layout, TEXT};
use super::livery::{Livery, Outline};
use super::plan::ICON;
use super::portrait::{self, Art};
use super::shape::{self, Gem, Point};
use super::stencil::Stencil;
use super::theme::Colour;
use crate::field::Condition;
use crate::grid::{Area, Direction, Feet, Height};
use crate::render::{Portrait, Scene, Token};

/// Beside the letters on a plate: so little that numbers of two digits side by side fit the smallest squares.
pub(super) const PAD: f32 = 4.0;
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
pub(super) fn draw(
    canvas: &mut Canvas,
    scene: &Scene,
    layout: &Layout,
    (initials, liveries): (&[String], &[Livery]),
    art: &mut Art,
) {
    canvas.clip(layout.board.inset(-4));
    let mut plates = Vec::new();
    for (area, nth) in order(scene, layout) {
        let (rect, token, livery) = (layout.rect(area), &scene.tokens[nth], liveries[nth]);
        let plate = portrait::seat(scene, layout, area, (token, &initials[nth]));
        let face = plate.and(token.portrait.as_ref());
        body(canvas, lying(rect, token), layout, (token, livery), (face, art));
        match plate {
            Some(at) => plates.push((at, nth)),
            None => name(canvas, rect, &initials[nth], token, livery),
        }
    }
    canvas.clip(canvas.all());
    // They hang over others' squares, and nobody may stand on them.
    for (at, nth) in plates {
        tag(canvas, &initials[nth], at, (liveries[nth].colour, liveries[nth].letters));
    }
}

/// Where its body is drawn: whoever is prone lies flat at the bottom of the space.
pub(super) fn lying(rect: Rect, token: &Token) -> Rect {
    if !token.conditions.has(Condition::Prone) {
        return rect;
    }
    let height = (rect.height() * 5 / 8).max(1);
    Rect::new(rect.left, rect.bottom - height, rect.width(), height)
}

fn body(
    canvas: &mut Canvas,
    rect: Rect,
    layout: &Layout,
    (token, livery): (&Token, Livery),
    (face, art): (Option<&Portrait>, &mut Art),
) {
    let pen = layout.part(0.045).clamp(1.0, 3.0);
    let gap = layout.part(0.05).max(0.5);
    // On a small space the light ring inside the outline would take the initials' room, and a portrait's everywhere.
    let ring_inside = if face.is_some() || rect.width().min(rect.height()) < 50 { 0.0 } else { pen };
    if token.acting {
        let ring = layout.part(0.09).max(2.5);
        livery.outline.draw(canvas, rect, gap - ring, Colour::Black, 8);
        livery.outline.draw(canvas, rect, gap - ring + pen * 0.8, Colour::Gold, 8);
    }
    livery.outline.draw(canvas, rect, gap, Colour::Ink, 8);
    if token.conditions.are_helpless() {
        livery.outline.draw(canvas, rect, gap + pen, Colour::Paper, 8);
        if let Some(face) = face {
            art.draw(canvas, rect, (livery.outline, gap + pen), face);
            livery.outline.draw(canvas, rect, gap + pen, Colour::Paper, 4);
        }
        let dead = token.conditions.has(Condition::Dead);
        // The side of the dead no longer matters; the shape still tells it.
        let (stain, stroke, wide) =
            if dead { (Colour::Muted, Colour::Ink, 2.6) } else { (livery.colour, livery.colour, 1.6) };
        livery.outline.draw(canvas, rect, gap + pen, stain, 3);
        cross(canvas, rect, (pen * wide, layout.part(0.14)), stroke);
    } else {
        livery.outline.draw(canvas, rect, gap + pen, Colour::Plate, 8);
        livery.outline.draw(canvas, rect, gap + pen + ring_inside, livery.colour, 8);
        if let Some(face) = face {
            let rim = gap + pen + ring_inside + portrait::rim(layout);
            livery.outline.draw(canvas, rect, rim, Colour::Ink, 8);
            art.draw(canvas, rect, (livery.outline, rim + 1.0), face);
        }
    }
    if let Some(facing) = token.facing {
        nose(canvas, rect, layout, (facing, livery.outline));
    }
}

/// How long the wedge is that shows where somebody faces.
pub(super) fn nose_length(layout: &Layout) -> f32 {
    layout.part(0.2).clamp(7.0, 18.0)
}

/// A wedge at the border, toward where somebody faces.
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

/// Two strokes from corner to corner.
fn cross(canvas: &mut Canvas, rect: Rect, (width, inset): (f32, f32), colour: Colour) {
    let (left, top) = (rect.left as f32 + inset, rect.top as f32 + inset);
    let (right, bottom) = (rect.right as f32 - inset, rect.bottom as f32 - inset);
    canvas.shape(rect, colour, shape::line((left, top), (right, bottom), width));
    canvas.shape(rect, colour, shape::line((left, bottom), (right, top), width));
}

/// How large initials are set in a space and where their middle lies; on spaces too small for them there are none, since
/// nothing shrinks.
fn lettering(rect: Rect, initials: &str, token: &Token) -> Option<(u16, Point)> {
    let short = rect.width().min(rect.height());
    let size = u16::try_from(short * 2 / 5).unwrap_or(TEXT).clamp(TEXT, 72);
    let fits = glyph::width(initials, size) <= rect.width() * 5 / 4 && short >= LEAST_NAMED;
    fits.then(|| (size, lying(rect, token).centre()))
}

/// Where initials stand that must stay readable.
pub(super) fn names(scene: &Scene, layout: &Layout, initials: &[String]) -> Vec<Rect> {
    let one = |(token, initials): (&Token, &String)| {
        let area = scene.on_board(token.placement).filter(|area| area.overlaps(layout.view))?;
        if let Some(at) = portrait::seat(scene, layout, area, (token, initials)) {
            return Some(plate(initials, at));
        }
        let (size, (x, y)) = lettering(layout.rect(area), initials, token)?;
        let (half, high) = (glyph::width(initials, size) as f32 / 2.0, glyph::cap_height(size) / 2.0);
        let (wide, high) = (half.ceil() as i32, high.ceil() as i32);
        Some(Rect::new(x as i32 - wide, y as i32 - high, 2 * wide, 2 * high))
    };
    scene.tokens.iter().zip(initials).filter_map(one).collect()
}

/// Initials as large as the space allows.
pub(super) fn name(canvas: &mut Canvas, rect: Rect, initials: &str, token: &Token, livery: Livery) {
    let Some((size, (x, y))) = lettering(rect, initials, token) else { return };
    let helpless = token.conditions.are_helpless();
    let (letter, halo) = if helpless { (Colour::Ink, Colour::Paper) } else { (livery.letters, livery.colour) };
    // Where letters come close to the outline or stand over it, a seam keeps them apart from it.
    let wide = glyph::width(initials, size);
    if helpless || wide > rect.width() * 2 / 3 || token.conditions.has(Condition::Prone) {
        canvas.write_seam(initials, size, (x, y), halo);
    }
    canvas.write_centred(initials, size, (x, y), letter);
}

/// What a token carries on its corners, drawn after everything that could hide it: at the upper right how high somebody
/// flies, at the upper left what has befallen it, at the lower right whether it is flanked, at the lower left whose it is or
/// how many stand in the same squares, where only one of them can be seen.
pub(super) fn tags(canvas: &mut Canvas, scene: &Scene, layout: &Layout, liveries: &[Livery]) {
    let order = order(scene, layout);
    for (place, &(area, nth)) in order.iter().enumerate() {
        // Of those in the same squares only the last one drawn shows, and only its height may.
        if order[place + 1..].iter().any(|&(above, _)| above == area) {
            continue;
        }
        altitude(canvas, scene, layout, (area, &scene.tokens[nth]));
        if layout.square >= LEAST_NAMED {
            for (fate, at) in fates(layout, area, &scene.tokens[nth], liveries[nth].outline) {
                fate.draw(canvas, at, fate_radius(layout));
            }
        }
        let here = |other: &&(Area, usize)| other.0 == area && scene.tokens[other.1].flanked;
        if order.iter().any(|other| here(&other)) && layout.square >= LEAST_NAMED {
            flanked(canvas, layout, area);
        }
        let many = scene.sharing(area);
        if layout.square < LEAST_NAMED {
            continue;
        }
        if many > 1 {
            stack(canvas, scene, layout, area, many);
        } else if let Some(owner) = &scene.tokens[nth].owner {
            owned(canvas, layout, area, (&scene.tell(owner), liveries[nth].outline));
        }
    }
}

/// How far somebody is above or below the floor, or in the water: `↑20`, `↓10`; at the surface of water `≈`.
pub(super) fn height_label(scene: &Scene, token: &Token) -> String {
    let altitude = token.altitude;
    match scene.water_around(token).map(|depth| Height::from(depth).above(altitude)) {
        Some(Feet(0)) => "≈".to_owned(),
        Some(below) => format!("≈↓{}", scene.figure(below)),
        None => {
            let sign = if altitude < Height::ZERO { '↓' } else { '↑' };
            format!("{sign}{}", scene.figure(Feet(altitude.0.unsigned_abs())))
        }
    }
}

fn altitude(canvas: &mut Canvas, scene: &Scene, layout: &Layout, (area, token): (Area, &Token)) {
    let (rect, altitude) = (layout.rect(area), token.altitude);
    let label = height_label(scene, token);
    // Who is in the ground has a dark plate: it is not up there, and one sees it at a glance.
    let colours = if altitude < Height::ZERO { (Colour::Ink, Colour::Plate) } else { (Colour::Plate, Colour::Ink) };
    if altitude == Height::ZERO {
        return;
    }
    // Where squares are too small for the number, its sign alone says that somebody is up there: nothing shrinks.
    let half = |label: &str| glyph::width(label, TEXT) as f32 / 2.0 + PAD;
    let fits = half(&label) * 2.0 <= (rect.width() as f32 * 1.6).max(rect.width() as f32 + 36.0);
    let label =
        if fits { label } else { label.trim_end_matches(|c: char| c.is_numeric() || ".,".contains(c)).to_owned() };
    let half = half(&label);
    // As low as it can without touching the initials.
    let down = (layout.part(0.5) - 28.0).clamp(-8.0, 4.0);
    let middle = (rect.right as f32 - half + 8.0, rect.top as f32 + down);
    tag(canvas, &label, middle, colours);
}

fn fate_radius(layout: &Layout) -> f32 {
    layout.part(0.24).clamp(9.0, 17.0)
}

/// At the upper left what has befallen somebody: as many signs as there is room for, the gravest first.
fn fates(layout: &Layout, area: Area, token: &Token, outline: Outline) -> Vec<(Fate, Point)> {
    let (rect, radius) = (lying(layout.rect(area), token), fate_radius(layout));
    let room = ((rect.width() as f32 * 0.7 / (radius * 1.9)) as usize).max(1);
    let (dx, dy) = outline.dent(rect);
    let (x, y) = (rect.left as f32 + radius * 0.3 + dx, rect.top as f32 + radius * 0.3 + dy);
    let fates = (0_u8..).zip(Fate::all(token.conditions).into_iter().take(room));
    fates.map(|(nth, fate)| (fate, (x + f32::from(nth) * radius * 1.9, y))).collect()
}

/// Where signs stand on tokens. As tokens of all outlines have them near the corner, it is enough to know the discs'.
pub(super) fn signs(scene: &Scene, layout: &Layout) -> Vec<Rect> {
    let radius = fate_radius(layout);
    let spaces = scene.tokens.iter().filter_map(|token| Some((scene.on_board(token.placement)?, token)));
    let seen = spaces.filter(|(area, _)| area.overlaps(layout.view));
    let signs = seen.flat_map(|(area, token)| fates(layout, area, token, Outline::Disc));
    signs.map(|(_, at)| Rect::around(at, radius)).collect()
}

/// At the lower left the first letter of whose it is, on a dark plate.
fn owned(canvas: &mut Canvas, layout: &Layout, area: Area, (owner, outline): (&str, Outline)) {
    let Some(letter) = glyph::writable(owner).and_then(|name| name.chars().find(|c| c.is_alphanumeric())) else {
        return;
    };
    let rect = layout.rect(area);
    let (dx, dy) = outline.dent(rect);
    let down = (layout.part(0.5) - 26.0).clamp(-8.0, 8.0) + dy;
    let letter: String = letter.to_uppercase().collect();
    let half = glyph::width(&letter, TEXT) as f32 / 2.0 + PAD;
    let at = (rect.left as f32 + half - 10.0 + dx, rect.bottom as f32 - down);
    tag(canvas, &letter, at, (Colour::Ink, Colour::Plate));
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
    canvas.shape(badge, Colour::Black, shape::disc((x, y), radius));
    canvas.shape(badge, Colour::Gold, shape::disc((x, y), radius - 1.5));
    let (tip, back, high, pen) = (radius * 0.2, radius * 0.68, radius * 0.46, radius * 0.24);
    for side in [-1.0, 1.0] {
        for end in [-1.0, 1.0] {
            let (from, to) = ((x + side * back, y + end * high), (x + side * tip, y));
            canvas.shape(badge, Colour::Black, shape::line(from, to, pen));
        }
    }
}

fn stack(canvas: &mut Canvas, scene: &Scene, layout: &Layout, area: Area, many: usize) {
    let rect = layout.rect(area);
    let label = format!("×{many}");
    let half = glyph::width(&label, TEXT) as f32 / 2.0 + PAD;
    let down = (layout.part(0.5) - 26.0).clamp(-8.0, 8.0);
    // Where a way ends, its number has the lower side.
    let mut steps = scene.trail.iter().flat_map(|trail| &trail.steps);
    let numbered = steps.any(|step| scene.on_board(step.to) == Some(area));
    let y = if numbered { rect.top as f32 + down } else { rect.bottom as f32 - down };
    tag(canvas, &label, (rect.left as f32 + half - 8.0, y), (Colour::Gold, Colour::Black));
}

/// The pixels of a plate with a text on it around a point.
pub(super) fn plate(label: &str, (x, y): Point) -> Rect {
    let half = (glyph::width(label, TEXT) as f32 / 2.0 + PAD, 15.0);
    let (left, top) = ((x - half.0).round() as i32, (y - half.1).round() as i32);
    Rect::new(left, top, (half.0 * 2.0) as i32, (half.1 * 2.0) as i32)
}

/// A small plate with a text on it, held inside the picture; `colours` are the plate's and the letters'.
pub(super) fn tag(canvas: &mut Canvas, label: &str, (x, y): Point, (ground, letters): (Colour, Colour)) {
    let half = (glyph::width(label, TEXT) as f32 / 2.0 + PAD, 15.0);
    let margin = 2.0;
    let (right, bottom) = (canvas.all().right as f32, canvas.all().bottom as f32);
    let x = x.clamp(half.0 + margin, (right - half.0 - margin).max(half.0 + margin));
    let y = y.clamp(half.1 + margin, (bottom - half.1 - margin).max(half.1 + margin));
    let rect = plate(label, (x, y));
    let (width, height) = (rect.width(), rect.height());
    canvas.stencil(Stencil::Plate { width, height, corner: 8 }, (rect.left, rect.top), letters);
    let inner = Stencil::Plate { width: width - 4, height: height - 4, corner: 6 };
    canvas.stencil(inner, (rect.left + 2, rect.top + 2), ground);
    canvas.write_centred(label, TEXT, (x, y), letters);
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
        livery.outline.draw(canvas, body, -1.0, Colour::Black, 8);
        livery.outline.draw(canvas, body, 0.5, Colour::Gold, 8);
    }
    let helpless = token.conditions.are_helpless();
    livery.outline.draw(canvas, body, 2.0, Colour::Ink, 8);
    if !helpless {
        livery.outline.draw(canvas, body, 3.5, livery.colour, 8);
    } else {
        let stain = if token.conditions.has(Condition::Dead) { Colour::Muted } else { livery.colour };
        livery.outline.draw(canvas, body, 4.0, Colour::Paper, 8);
        livery.outline.draw(canvas, body, 4.0, stain, 3);
    }
    name(canvas, rect, initials, token, livery);
}

impl Outline {
    /// How far out its border lies on the way to a corner.
    fn diagonal(self) -> f32 {
        match self {
            Outline::Disc | Outline::Gem(Gem::Hexagon | Gem::Octagon) => 0.74,
            Outline::Slab => 0.9,
            Outline::Tile => 1.0,
            Outline::Gem(Gem::Diamond) => 0.6,
        }
    }

    /// How far in from the corners of a space its corner marks stand, so that they touch the shape.
    fn dent(self, rect: Rect) -> Point {
        let short = rect.width().min(rect.height()) as f32;
        let dent = short * (0.74 - self.diagonal()).max(0.0) * 0.5;
        (dent, dent)
    }

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
    canvas.shape(badge, Colour::Plate, shape::disc(middle, radius));
    canvas.shape(badge, Colour::Refused, shape::disc(middle, radius - 1.5));
    cross(canvas, badge, (radius * 0.28, radius * 0.58), Colour::Plate);
}

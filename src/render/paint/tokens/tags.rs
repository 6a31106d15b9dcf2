//! What a token carries on its corners.

use super::condition_icon::ConditionIcon;
use super::plate;
use super::pose::{LEAST_NAMED, lying, order};
use super::side_style::SideStyle;
use crate::grid::{Area, Feet, Height};
use crate::render::paint::colour::Colour;
use crate::render::paint::layout::Layout;
use crate::render::paint::raster::{Canvas, Outline, Point, Rect, TEXT, font, shape};
use crate::render::{Scene, Token};

/// What a token carries on its corners, drawn after everything that could hide it: at the upper right its height,
/// at the upper left its conditions, at the lower right whether it is flanked, at the lower left its owner or
/// the number of creatures in the same squares, where only one of them can be seen.
pub fn tags(canvas: &mut Canvas, scene: &Scene, layout: &Layout, styles: &[SideStyle]) {
    let order = order(scene, layout);
    for (place, &(area, nth)) in order.iter().enumerate() {
        // Of several in the same squares only the last one drawn shows, and only its height may; a rider has its mount's.
        let shown = |nth: usize| scene.tokens[nth].rides.is_none();
        if !shown(nth) || order[place + 1..].iter().any(|&(above, other)| above == area && shown(other)) {
            continue;
        }
        altitude(canvas, scene, layout, (area, &scene.tokens[nth]));
        if layout.square >= LEAST_NAMED {
            for (icon, at) in icons(layout, area, &scene.tokens[nth], styles[nth].outline) {
                icon.draw(canvas, at, icon_radius(layout));
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
            owned(canvas, layout, area, (&scene.localize(owner), styles[nth].outline));
        }
    }
}

/// A creature's height above or below the floor, or its depth in water: `↑20`, `↓10`; at the surface of water `≈`.
pub fn height_label(scene: &Scene, token: &Token) -> String {
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
    // A creature in the ground has a dark plate, so that it is not mistaken for one in the air.
    let below = token.altitude < Height::ZERO;
    let colours = if below { (Colour::Ink, Colour::Plate) } else { (Colour::Plate, Colour::Ink) };
    if let Some((label, at)) = height_plate(scene, layout, (area, token)) {
        plate::draw(canvas, &label, at, colours);
    }
}

/// The text of a token's height, and the position of its plate; `None` on the floor.
fn height_plate(scene: &Scene, layout: &Layout, (area, token): (Area, &Token)) -> Option<(String, Point)> {
    if token.altitude == Height::ZERO {
        return None;
    }
    let (rect, label) = (seen(layout, area), height_label(scene, token));
    // On squares too small for the number, only its sign shows that the creature is up there: nothing shrinks.
    let half = |label: &str| font::width(label, TEXT) as f32 / 2.0 + plate::PAD;
    let fits = half(&label) * 2.0 <= (rect.width() as f32 * 1.6).max(rect.width() as f32 + 36.0);
    let label =
        if fits { label } else { label.trim_end_matches(|c: char| c.is_numeric() || ".,".contains(c)).to_owned() };
    // As low as possible without touching the initials.
    let down = (layout.part(0.5) - 28.0).clamp(-8.0, 4.0);
    let middle = (rect.right as f32 - half(&label) + 8.0, rect.top as f32 + down);
    Some((label, middle))
}

/// The part of a token that the picture shows: its tags stay on the board if the board's edge cuts it.
fn seen(layout: &Layout, area: Area) -> Rect {
    layout.rect(area.within(layout.view).unwrap_or(area))
}

fn icon_radius(layout: &Layout) -> f32 {
    layout.part(0.24).clamp(9.0, 17.0)
}

/// The condition icons at the upper left: as many as fit, the gravest first.
fn icons(layout: &Layout, area: Area, token: &Token, outline: Outline) -> Vec<(ConditionIcon, Point)> {
    let (rect, radius) = (lying(seen(layout, area), token), icon_radius(layout));
    let room = ((rect.width() as f32 * 0.7 / (radius * 1.9)) as usize).max(1);
    let (dx, dy) = outline.dent(rect);
    let (x, y) = (rect.left as f32 + radius * 0.3 + dx, rect.top as f32 + radius * 0.3 + dy);
    let icons = (0_u8..).zip(ConditionIcon::all(token.conditions).into_iter().take(room));
    icons.map(|(nth, icon)| (icon, (x + f32::from(nth) * radius * 1.9, y))).collect()
}

/// The bounds of heights, conditions and owners' letters on tokens. Icons are near the corner for every outline, so the disc's
/// positions suffice.
pub fn tag_bounds(scene: &Scene, layout: &Layout) -> Vec<Rect> {
    let radius = icon_radius(layout);
    let spaces = scene.tokens.iter().filter_map(|token| Some((scene.on_board(token.placement)?, token)));
    let seen = spaces.filter(|(area, token)| token.rides.is_none() && area.overlaps(layout.view));
    let of = |(area, token): (Area, &Token)| {
        let conditions = icons(layout, area, token, Outline::Disc).into_iter().map(|(_, at)| Rect::around(at, radius));
        let owner = token.owner.as_ref().filter(|_| layout.square >= LEAST_NAMED && scene.sharing(area) < 2);
        let owner = owner.and_then(|owner| owner_letter(layout, area, &scene.localize(owner), Outline::Disc));
        let plates = height_plate(scene, layout, (area, token)).into_iter().chain(owner);
        conditions.chain(plates.map(|(label, at)| plate::bounds(&label, at))).collect::<Vec<_>>()
    };
    seen.flat_map(of).collect()
}

/// At the lower left, the first letter of the owner on a dark plate.
fn owned(canvas: &mut Canvas, layout: &Layout, area: Area, (owner, outline): (&str, Outline)) {
    if let Some((letter, at)) = owner_letter(layout, area, owner, outline) {
        plate::draw(canvas, &letter, at, (Colour::Ink, Colour::Plate));
    }
}

/// That letter and its position.
fn owner_letter(layout: &Layout, area: Area, owner: &str, outline: Outline) -> Option<(String, Point)> {
    let letter = font::writable(owner).and_then(|name| name.chars().find(|c| c.is_alphanumeric()))?;
    let rect = seen(layout, area);
    let (dx, dy) = outline.dent(rect);
    let down = (layout.part(0.5) - 26.0).clamp(-8.0, 8.0) + dy;
    let letter: String = letter.to_uppercase().collect();
    let half = font::width(&letter, TEXT) as f32 / 2.0 + plate::PAD;
    Some((letter, (rect.left as f32 + half - 10.0 + dx, rect.bottom as f32 - down)))
}

/// At the lower right, two arrowheads that point at each other: the creature is flanked.
fn flanked(canvas: &mut Canvas, layout: &Layout, area: Area) {
    let rect = seen(layout, area);
    let radius = layout.part(0.22).clamp(8.0, 14.0);
    let middle = (rect.right as f32 - radius * 0.4, rect.bottom as f32 - radius * 0.4);
    flank_badge(canvas, middle, radius);
}

/// The mark for flanking around a point.
pub fn flank_badge(canvas: &mut Canvas, (x, y): (f32, f32), radius: f32) {
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
    let rect = seen(layout, area);
    let label = format!("×{many}");
    let half = font::width(&label, TEXT) as f32 / 2.0 + plate::PAD;
    let down = (layout.part(0.5) - 26.0).clamp(-8.0, 8.0);
    // At the end of a way, the lower side has the step's number.
    let mut steps = scene.trail.iter().flat_map(|trail| &trail.steps);
    let numbered = steps.any(|step| scene.on_board(step.to) == Some(area));
    let y = if numbered { rect.top as f32 + down } else { rect.bottom as f32 - down };
    plate::draw(canvas, &label, (rect.left as f32 + half - 8.0, y), (Colour::Gold, Colour::Black));
}

//! What the answer says about the board: reach, threat, the way, who may strike, what spoiled a move.

use super::canvas::{Canvas, Rect};
use super::glyph;
use super::layout::{Layout, TEXT};
use super::shape::{self, Point};
use super::stencil::Stencil;
use super::theme::Colour;
use super::threat;
use super::token;
use crate::field::Fill;
use crate::grid::{Area, Placement, Square};
use crate::render::{Break, Lane, Measure, Scene, Trail, TrailStep};
use crate::words::Words;

/// Tints under walls and tokens: where somebody could go, what is threatened, what spoiled the move.
pub(super) fn tints(canvas: &mut Canvas, scene: &Scene, layout: &Layout) {
    canvas.clip(layout.board);
    reach(canvas, scene, layout);
    threat::tints(canvas, scene, layout);
    threat::borders(canvas, scene, layout);
    for &square in scene.spoilt.iter().filter(|&&square| layout.view.contains(square)) {
        canvas.fill(layout.square(square), Colour::Refused.thin(2));
    }
    canvas.clip(canvas.all());
}

/// A tint over every square that the mover could take up, with a line around them all.
fn reach(canvas: &mut Canvas, scene: &Scene, layout: &Layout) {
    let spaces = scene.reach.iter().filter_map(|(space, _)| scene.on_board(*space)?.within(layout.view));
    let mut reached: Vec<Square> = spaces.flat_map(Area::squares).collect();
    reached.sort_unstable();
    reached.dedup();
    let line = (layout.square / 16).max(1);
    for &square in &reached {
        let rect = layout.square(square);
        canvas.fill(rect, Colour::Reach.thin(2));
        let sides = [
            ((0, -1), Rect { bottom: rect.top + line, ..rect }),
            ((0, 1), Rect { top: rect.bottom - line, ..rect }),
            ((-1, 0), Rect { right: rect.left + line, ..rect }),
            ((1, 0), Rect { left: rect.right - line, ..rect }),
        ];
        for (beyond, side) in sides {
            if reached.binary_search(&square.offset(beyond)).is_err() {
                canvas.fill(side, Colour::Reach);
            }
        }
    }
}

/// The feet to each square in reach. They thin out where squares are small, and one that would not show whole is left
/// out: half a number is another number.
pub(super) fn reach_numbers(canvas: &mut Canvas, scene: &Scene, layout: &Layout) {
    let widest = scene.reach.iter().map(|(_, feet)| glyph::width(&scene.figure(*feet), TEXT)).max().unwrap_or(0);
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
        let (half, high) = (glyph::width(&text, TEXT) as f32 / 2.0, glyph::cap_height(TEXT) / 2.0);
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

/// Squares that spoiled the move get a frame over whatever stands there.
pub(super) fn spoilt(canvas: &mut Canvas, scene: &Scene, layout: &Layout) {
    for &square in scene.spoilt.iter().filter(|&&square| layout.view.contains(square)) {
        let rect = layout.square(square);
        let half = layout.part(0.5) - layout.part(0.05);
        let (body, wide) = (shape::slab(layout.middle(square), (half, half), 3.0), layout.part(0.08).max(2.0));
        // The seam keeps it apart from whoever stands there in a colour much like it.
        canvas.shape(rect, Colour::Plate, shape::rim(body, wide + 4.0));
        canvas.shape(rect, Colour::Refused, shape::rim(body, wide));
    }
}

/// The ends of a refused move: where it wanted to go and the nearest end that is legal.
pub(super) fn ends(canvas: &mut Canvas, scene: &Scene, layout: &Layout) {
    canvas.clip(layout.board);
    let rect = |space: Placement| scene.on_board(space).map(|area| layout.rect(area));
    if let Some(rect) = scene.nearest.and_then(rect) {
        token::ghost(canvas, layout, rect, Colour::Nearest);
        let middle = rect.centre();
        // On whoever stands there it would hide the initials.
        if !somebody_at(scene, middle, layout) {
            dot(canvas, middle, layout.part(0.12).max(2.0), Colour::Nearest);
        }
    }
    if let Some(rect) = scene.goal.and_then(rect) {
        token::crossed_ghost(
            canvas,
            layout,
            rect,
            scene.goal.is_some_and(|goal| somebody_at(scene, layout.centre(goal), layout)),
        );
    }
    canvas.clip(canvas.all());
}

/// How a step of the way is drawn.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Way {
    Allowed,
    Forbidden,
}

impl Way {
    fn colour(self, allowed: Colour) -> Colour {
        match self {
            Way::Allowed => allowed,
            Way::Forbidden => Colour::Refused,
        }
    }
}

fn ways(trail: &Trail) -> impl Iterator<Item = (Placement, &TrailStep, Way)> {
    let befores = std::iter::once(trail.start).chain(trail.steps.iter().map(|step| step.to));
    befores.zip(&trail.steps).map(|(before, step)| {
        let way = if step.beyond || step.refused { Way::Forbidden } else { Way::Allowed };
        (before, step, way)
    })
}

/// The lines of the ways, those of others first and muted, with a dot at each step: solid where it was allowed, red dashes where it was not.
pub(super) fn way(canvas: &mut Canvas, scene: &Scene, layout: &Layout) {
    let others = scene.others.iter().map(|trail| (trail, Colour::Muted));
    for (trail, colour) in others.chain(scene.trail.iter().map(|trail| (trail, Colour::Trail))) {
        one_way(canvas, scene, layout, (trail, colour));
    }
}

fn one_way(canvas: &mut Canvas, scene: &Scene, layout: &Layout, (trail, colour): (&Trail, Colour)) {
    canvas.clip(layout.board.inset(-layout.square / 3));
    let wide = layout.part(0.11).clamp(3.0, 9.0);
    if !scene.tokens.iter().any(|token| token.placement == trail.start)
        && let Some(start) = scene.on_board(trail.start)
    {
        token::ghost(canvas, layout, layout.rect(start), colour);
    }
    let pieces: Vec<(Point, Point, Way)> =
        ways(trail).map(|(before, step, way)| (layout.centre(before), layout.centre(step.to), way)).collect();
    // A light seam first, all along, so that the line shows on every ground.
    for &(from, to, _) in &pieces {
        canvas.line(from, to, wide + 4.0, Colour::Plate);
    }
    for &(from, to, way) in &pieces {
        match way {
            Way::Allowed => canvas.line(from, to, wide, way.colour(colour)),
            Way::Forbidden => dashes(canvas, from, to, wide, way.colour(colour)),
        }
    }
    let radius = wide * 1.05;
    if let Some(&(start, _, way)) = pieces.first() {
        dot(canvas, start, radius, way.colour(colour));
    }
    for &(_, to, way) in &pieces {
        dot(canvas, to, radius, way.colour(colour));
    }
    canvas.clip(canvas.all());
}

/// The lane of a charge: all that the space sweeps over, or the line between the centers.
pub(super) fn lane(canvas: &mut Canvas, scene: &Scene, layout: &Layout) {
    let Some(Lane { from, to, swept, refused }) = scene.lane else { return };
    let (Some(start), Some(end)) = (scene.on_board(from), scene.on_board(to)) else { return };
    let colour = if refused { Colour::Refused } else { Colour::Trail };
    canvas.clip(layout.board);
    if swept {
        let corners = hull(layout.rect(start), layout.rect(end));
        let bounds = layout.rect(start.around(end)).inset(-8);
        let around = shape::polygon(corners);
        canvas.shape(bounds, colour.thin(1), around);
        canvas.shape(bounds, colour, shape::rim(around, layout.part(0.06).max(2.0)));
    } else {
        let (from, to) = (layout.centre(from), layout.centre(to));
        canvas.line(from, to, 9.0, Colour::Plate);
        dashes(canvas, from, to, layout.part(0.08).clamp(3.0, 6.0), colour);
    }
    canvas.clip(canvas.all());
}

/// The corners of the smallest shape without dents around two boxes of one size.
fn hull(one: Rect, other: Rect) -> [Point; 6] {
    let (a, b) = if one.left <= other.left { (one, other) } else { (other, one) };
    let at = |x: i32, y: i32| (x as f32, y as f32);
    if a.top <= b.top {
        [
            at(a.left, a.top),
            at(a.right, a.top),
            at(b.right, b.top),
            at(b.right, b.bottom),
            at(b.left, b.bottom),
            at(a.left, a.bottom),
        ]
    } else {
        [
            at(a.left, a.bottom),
            at(a.left, a.top),
            at(b.left, b.top),
            at(b.right, b.top),
            at(b.right, b.bottom),
            at(a.right, a.bottom),
        ]
    }
}

pub(super) fn dot(canvas: &mut Canvas, at: Point, radius: f32, colour: Colour) {
    canvas.shape(Rect::around(at, radius + 1.0), colour, shape::disc(at, radius));
}

/// Dashes of about two widths and a half, a whole number of them between two points.
pub(super) fn dashes(canvas: &mut Canvas, from: Point, to: Point, width: f32, colour: Colour) {
    let (dx, dy) = (to.0 - from.0, to.1 - from.1);
    let many = ((dx * dx + dy * dy).sqrt() / (width * 3.4)).round().clamp(1.0, 400.0);
    let at = |part: f32| (from.0 + dx * part, from.1 + dy * part);
    for nth in 0..many as u16 {
        let begin = f32::from(nth) / many;
        canvas.line(at(begin + 0.22 / many), at(begin + 0.72 / many), width, colour);
    }
}

/// The plates with the feet spent, each in its place; they thin out where squares are small, the last one and the last
/// allowed one always stand.
fn way_plates(scene: &Scene, layout: &Layout, initials: &[String]) -> Vec<(String, Point, Way)> {
    let Some(trail) = &scene.trail else { return Vec::new() };
    let (names, signs) = (token::names(scene, layout, initials), token::signs(scene, layout));
    let spent = |step: &TrailStep| scene.tongue.length(step.spent());
    let widest = trail.steps.iter().map(|step| glyph::width(&spent(step), TEXT)).max().unwrap_or(0);
    let every = layout.every(widest + 2 * token::PAD as i32).unsigned_abs() as usize;
    let last = trail.steps.len();
    let last_allowed = ways(trail).take_while(|&(_, _, way)| way == Way::Allowed).count();
    let stands = |nth: usize| {
        nth == last
            || nth == last_allowed
            || (nth.is_multiple_of(every) && last - nth >= every && last_allowed.abs_diff(nth) >= every)
    };
    let seen = |space: Placement| scene.on_board(space).filter(|area| area.overlaps(layout.view));
    let all: Vec<(&TrailStep, Way)> = ways(trail).map(|(_, step, way)| (step, way)).collect();
    // Of steps straight up or down, which all end in one place, the last one tells.
    let goes_on =
        |nth: usize| all.get(nth).is_some_and(|(next, way)| next.to == all[nth - 1].0.to && *way == all[nth - 1].1);
    let steps = (1..).zip(&all).filter(|(nth, (step, _))| stands(*nth) && !goes_on(*nth) && seen(step.to).is_some());
    let steps: Vec<(&TrailStep, Way)> = steps.map(|(_, step)| *step).collect();
    let free = |rects: &[Rect], plate: Rect| !rects.iter().any(|other| other.meets(plate));
    // A plate in the middle of somebody would hide the initials, and one in the middle of a goal its cross.
    let central = |step: &TrailStep| {
        let plate = token::plate(&spent(step), layout.centre(step.to));
        (scene.goal != Some(step.to) && free(&names, plate)).then_some(plate)
    };
    let mut taken: Vec<Rect> = steps.iter().filter_map(|(step, _)| central(step)).collect();
    let mut plates = Vec::new();
    for (step, way) in steps {
        let (label, (x, y)) = (spent(step), layout.centre(step.to));
        if central(step).is_some() {
            plates.push((label, (x, y), way));
            continue;
        }
        let half = layout.part(0.5) * step.to.footprint.height.clamp(1, 300) as f32;
        let (top, bottom, aside) =
            ((y - half + 6.0).min(y - 26.0), (y + half - 6.0).max(y + 26.0), x + layout.part(0.3));
        let seats = [(x, bottom), (x, top), (aside, top)];
        let plate = |seat: &Point| token::plate(&label, *seat);
        let readable = |seat: &&Point| free(&names, plate(seat)) && free(&taken, plate(seat));
        let best = seats.iter().find(|seat| readable(seat) && free(&signs, plate(seat)));
        let seat = best.or_else(|| seats.iter().find(readable)).unwrap_or(&seats[0]);
        taken.push(plate(seat));
        plates.push((label, *seat, way));
    }
    plates
}

/// The feet spent at each step, on plates over everything else.
pub(super) fn way_numbers(canvas: &mut Canvas, scene: &Scene, layout: &Layout, initials: &[String]) {
    for (label, seat, way) in way_plates(scene, layout, initials) {
        token::tag(canvas, &label, seat, (Colour::Plate, way.colour(Colour::Trail)));
    }
}

/// A bar across the way where a turn or an action ends, and the plate that says so.
struct Bar {
    ends: [Point; 2],
    words: String,
    seat: Point,
}

fn bars(scene: &Scene, layout: &Layout, initials: &[String]) -> Vec<Bar> {
    let Some(trail) = scene.trail.as_ref().filter(|_| !scene.breaks.is_empty()) else { return Vec::new() };
    let places: Vec<Placement> = std::iter::once(trail.start).chain(trail.steps.iter().map(|step| step.to)).collect();
    let mut taken = token::names(scene, layout, initials);
    taken.extend(way_plates(scene, layout, initials).iter().map(|(label, seat, _)| token::plate(label, *seat)));
    let bar = |Break { after, told }: &Break| {
        let (here, next) = (*places.get(*after)?, *places.get(after + 1)?);
        scene.on_board(here).filter(|area| area.overlaps(layout.view))?;
        let (from, to) = (layout.centre(here), layout.centre(next));
        let (dx, dy) = (to.0 - from.0, to.1 - from.1);
        let long = (dx * dx + dy * dy).sqrt();
        let words = glyph::writable(&scene.tell(told)).filter(|_| long >= 1.0)?;
        let across = (-dy / long, dx / long);
        // Between the plates of the two steps.
        let middle = (from.0 + dx * 0.5, from.1 + dy * 0.5);
        let out = |by: f32| (middle.0 + across.0 * by, middle.1 + across.1 * by);
        let half = layout.part(0.34).max(14.0);
        // The words stand at an end of the bar where nothing else does, as near as can be.
        let wide = glyph::width(&words, TEXT) as f32 / 2.0 + token::PAD;
        let reach = half + 17.0 + (wide - 14.0) * across.0.abs();
        let seats = [1.0, 1.5, 2.0, 3.0].into_iter().flat_map(|far| [-1.0, 1.0].map(|side| out(side * reach * far)));
        let free = |seat: &Point| {
            let plate = token::plate(&words, *seat);
            plate.within(layout.board) == plate && !taken.iter().any(|other| other.meets(plate))
        };
        let seat = seats.clone().find(free).unwrap_or_else(|| out(-reach));
        Some(Bar { ends: [out(-half), out(half)], words, seat })
    };
    scene.breaks.iter().filter_map(bar).collect()
}

/// Where a turn or an action ends on the way: a bar across it, and beside that what ends and what begins.
pub(super) fn breaks(canvas: &mut Canvas, scene: &Scene, layout: &Layout, initials: &[String]) {
    for Bar { ends: [from, to], words, seat } in bars(scene, layout, initials) {
        for (wide, colour) in [(11.0, Colour::Plate), (6.0, Colour::Ink)] {
            canvas.line(from, to, wide, colour);
        }
        token::tag(canvas, &words, seat, (Colour::Ink, Colour::Plate));
    }
}

/// Whether a token covers this point.
fn somebody_at(scene: &Scene, (x, y): Point, layout: &Layout) -> bool {
    let spaces = scene.tokens.iter().filter_map(|token| scene.on_board(token.placement));
    spaces.map(|space| layout.rect(space).inset(2)).any(|rect| {
        (rect.left as f32..rect.right as f32).contains(&x) && (rect.top as f32..rect.bottom as f32).contains(&y)
    })
}

/// Where each strike in the view is marked: on the rim of the square that is left, toward who strikes, or at the next
/// place around it that no other mark, no number of the way and no initials take up.
fn struck(scene: &Scene, layout: &Layout, initials: &[String]) -> Vec<(usize, Option<Point>, Point)> {
    let outer = burst_radius(layout);
    let steps = scene.trail.iter().flat_map(|trail| &trail.steps);
    let numbers: Vec<Point> = steps.map(|step| layout.centre(step.to)).collect();
    let names: Vec<Point> = scene.tokens.iter().map(|token| layout.centre(token.placement)).collect();
    let bars: Vec<Rect> = bars(scene, layout, initials).iter().map(|bar| token::plate(&bar.words, bar.seat)).collect();
    let mut taken: Vec<Point> = Vec::new();
    let mut marks = Vec::new();
    for (number, strike) in (1..).zip(&scene.strikes).filter(|(_, strike)| layout.view.contains(strike.leaving)) {
        let middle = layout.middle(strike.leaving);
        let striker = scene.tokens.iter().find(|token| token.name == strike.by);
        let striker = striker.and_then(|token| scene.on_board(token.placement)).map(|area| layout.rect(area).centre());
        let (dx, dy) = striker.map_or((1.0, -1.0), |(x, y)| (x - middle.0, y - middle.1));
        let toward = |(dx, dy): Point, out: f32| {
            let scale = layout.part(out) / dx.abs().max(dy.abs()).max(f32::MIN_POSITIVE);
            (middle.0 + dx * scale, middle.1 + dy * scale)
        };
        let wanted = toward((dx, dy), 0.5);
        let mut places: Vec<Point> = Vec::new();
        // On the rim first; a number in the middle of a small square leaves no room there.
        for out in [0.5, 0.65, 0.8] {
            let mut around = shape::CLOCK.map(|hour| toward(hour, out));
            around.sort_by(|&a, &b| squared(a, wanted).total_cmp(&squared(b, wanted)));
            places.extend(around);
        }
        let apart = |a: Point, b: Point, (wide, high): Point| (a.0 - b.0).abs() >= wide || (a.1 - b.1).abs() >= high;
        let free = |place: &Point| {
            numbers.iter().all(|&number| apart(*place, number, (outer + 16.0, outer + 6.0)))
                && names.iter().all(|&name| apart(*place, name, (outer + 18.0, outer + 8.0)))
                && taken.iter().all(|&mark| apart(*place, mark, (outer * 1.7, outer * 1.7)))
                && !bars.iter().any(|bar| bar.meets(Rect::around(*place, outer)))
        };
        let place = std::iter::once(wanted).chain(places).find(free).unwrap_or(wanted);
        taken.push(place);
        marks.push((number, striker, place));
    }
    marks
}

fn squared(a: Point, b: Point) -> f32 {
    (a.0 - b.0).powi(2) + (a.1 - b.1).powi(2)
}

fn burst_radius(layout: &Layout) -> f32 {
    layout.part(0.4).clamp(22.0, 25.0)
}

/// A line from each who may strike to the mark of the strike, under the tokens.
pub(super) fn strike_lines(canvas: &mut Canvas, scene: &Scene, layout: &Layout, initials: &[String]) {
    canvas.clip(layout.board);
    for (_, striker, place) in struck(scene, layout, initials) {
        if let Some(striker) = striker {
            let wide = layout.part(0.07).clamp(2.0, 5.0);
            canvas.line(striker, place, wide + 3.0, Colour::Ink);
            canvas.line(striker, place, wide, Colour::Strike);
        }
    }
    canvas.clip(canvas.all());
}

/// Numbered bursts where somebody may strike.
pub(super) fn strikes(canvas: &mut Canvas, scene: &Scene, layout: &Layout, initials: &[String]) {
    for (number, _, place) in struck(scene, layout, initials) {
        numbered_burst(canvas, place, burst_radius(layout), number);
    }
}

/// A burst with its number.
pub(super) fn numbered_burst(canvas: &mut Canvas, middle: Point, outer: f32, number: usize) {
    let (outer, at) = (outer as i32, (middle.0.round() as i32, middle.1.round() as i32));
    let inner = outer * 18 / 25;
    canvas.stencil(Stencil::Burst { outer: outer + 2, inner: inner + 2 }, at, Colour::Ink);
    canvas.stencil(Stencil::Burst { outer, inner }, at, Colour::Strike);
    canvas.write_centred(&number.to_string(), TEXT, middle, Colour::Black);
}

/// A distance: a dashed line between two squares.
pub(super) fn measure(canvas: &mut Canvas, scene: &Scene, layout: &Layout) {
    let Some(Measure { from, to, .. }) = scene.measure else { return };
    let (from, to) = (layout.middle(from), layout.middle(to));
    canvas.clip(layout.board);
    canvas.line(from, to, 8.0, Colour::Plate);
    dashes(canvas, from, to, 5.0, Colour::Measure);
    for end in [from, to].into_iter().filter(|&end| !somebody_at(scene, end, layout)) {
        dot(canvas, end, 10.0, Colour::Plate);
        dot(canvas, end, 7.0, Colour::Measure);
    }
    canvas.clip(canvas.all());
}

/// The feet of a distance, in its middle.
pub(super) fn measure_number(canvas: &mut Canvas, scene: &Scene, layout: &Layout) {
    let Some(Measure { from, to, feet }) = scene.measure else { return };
    let (from, to) = (layout.middle(from), layout.middle(to));
    let middle = ((from.0 + to.0) / 2.0, (from.1 + to.1) / 2.0);
    token::tag(canvas, &scene.tell(&Words::of(&feet)), middle, (Colour::Plate, Colour::Measure));
}

//! The path of a move, with the feet spent at each step and bars where turns and actions end.

use crate::grid::{Feet, Placement};
use crate::render::paint::colour::Colour;
use crate::render::paint::layout::Layout;
use crate::render::paint::raster::{Canvas, Point, Rect, TEXT, font, shape};
use crate::render::paint::tokens::{ghost, plate, tag_bounds};
use crate::render::{Break, Scene, Trail, TrailStep};

/// How a step of the way is drawn.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum StepStyle {
    Allowed,
    /// Part of the second of two moves.
    Second,
    /// What a second move would cover.
    Later,
    Forbidden,
}

impl StepStyle {
    fn colour(self, allowed: Colour) -> Colour {
        match self {
            StepStyle::Allowed => allowed,
            StepStyle::Second | StepStyle::Later => Colour::Measure,
            StepStyle::Forbidden => Colour::Refused,
        }
    }

    fn is_made(self) -> bool {
        matches!(self, StepStyle::Allowed | StepStyle::Second)
    }
}

/// The steps, each with its start and how it is drawn; `first` is how far the first of two moves goes.
fn ways(trail: &Trail, first: Option<Feet>) -> impl Iterator<Item = (Placement, &TrailStep, StepStyle)> {
    let befores = std::iter::once(trail.start).chain(trail.steps.iter().map(|step| step.to));
    let mut closed = false;
    befores.zip(&trail.steps).map(move |(before, step)| {
        closed |= step.refused;
        let second = first.is_some_and(|first| step.total > first.into() && step.total <= (first * 2).into());
        let style = match (closed, step.beyond) {
            (true, _) => StepStyle::Forbidden,
            (false, false) if second => StepStyle::Second,
            (false, false) => StepStyle::Allowed,
            (false, true) if second => StepStyle::Later,
            (false, true) => StepStyle::Forbidden,
        };
        (before, step, style)
    })
}

/// The lines of the ways, others' first and muted, with a dot at each step: solid where allowed, red dashes where not.
pub fn lines(canvas: &mut Canvas, scene: &Scene, layout: &Layout) {
    let others = scene.others.iter().map(|trail| (trail, Colour::Muted));
    for (trail, colour) in others.chain(scene.trail.iter().map(|trail| (trail, Colour::Trail))) {
        line(canvas, scene, layout, (trail, colour));
    }
}

fn line(canvas: &mut Canvas, scene: &Scene, layout: &Layout, (trail, colour): (&Trail, Colour)) {
    canvas.clip(layout.board.inset(-layout.square / 3));
    let wide = layout.part(0.11).clamp(3.0, 9.0);
    if !scene.tokens.iter().any(|token| token.placement == trail.start)
        && let Some(start) = scene.on_board(trail.start)
    {
        ghost(canvas, layout, layout.rect(start), colour);
    }
    let first = scene.moves.filter(|_| colour == Colour::Trail);
    let pieces: Vec<(Point, Point, StepStyle)> =
        ways(trail, first).map(|(before, step, way)| (layout.centre(before), layout.centre(step.to), way)).collect();
    // First a light seam along the whole line, so that it shows on every ground.
    for &(from, to, _) in &pieces {
        canvas.step(from, to, wide + 4.0, Colour::Plate);
    }
    for &(from, to, way) in &pieces {
        if way.is_made() {
            canvas.step(from, to, wide, way.colour(colour));
        } else {
            canvas.dashed_line(from, to, wide, way.colour(colour));
        }
    }
    let radius = wide * 1.05;
    if let Some(&(start, _, way)) = pieces.first() {
        canvas.dot(start, radius, way.colour(colour));
    }
    for &(_, to, way) in &pieces {
        canvas.dot(to, radius, way.colour(colour));
    }
    canvas.clip(canvas.bounds());
}

/// The feet spent at a step, on a plate.
pub struct SpentPlate {
    label: String,
    seat: Point,
    way: StepStyle,
}

/// The plates with the feet spent, each in its place; they thin out on small squares, except for the last one and the last
/// allowed one.
pub fn spent_plates(scene: &Scene, layout: &Layout, names: &[Rect]) -> Vec<SpentPlate> {
    let Some(trail) = &scene.trail else { return Vec::new() };
    let signs = tag_bounds(scene, layout);
    let spent = |step: &TrailStep| scene.locale.length(step.total.bare());
    let widest = trail.steps.iter().map(|step| font::width(&spent(step), TEXT)).max().unwrap_or(0);
    let every = layout.every(widest + 2 * plate::PAD as i32).unsigned_abs() as usize;
    let last = trail.steps.len();
    let last_allowed = ways(trail, scene.moves).take_while(|&(_, _, way)| way.is_made()).count();
    let stands = |nth: usize| {
        nth == last
            || nth == last_allowed
            || (nth.is_multiple_of(every) && last - nth >= every && last_allowed.abs_diff(nth) >= every)
    };
    let seen = |space: Placement| scene.on_board(space).filter(|area| area.overlaps(layout.view));
    let all: Vec<(&TrailStep, StepStyle)> = ways(trail, scene.moves).map(|(_, step, way)| (step, way)).collect();
    // Of steps straight up or down, which share their end, only the last is labelled.
    let goes_on =
        |nth: usize| all.get(nth).is_some_and(|(next, way)| next.to == all[nth - 1].0.to && *way == all[nth - 1].1);
    let steps = (1..).zip(&all).filter(|(nth, (step, _))| stands(*nth) && !goes_on(*nth) && seen(step.to).is_some());
    let steps: Vec<(&TrailStep, StepStyle)> = steps.map(|(_, step)| *step).collect();
    let free = |rects: &[Rect], plate: Rect| !rects.iter().any(|other| other.meets(plate));
    // A plate in the middle of a token would hide its initials, and one in the middle of a goal its cross.
    let central = |step: &TrailStep| {
        let plate = plate::bounds(&spent(step), layout.centre(step.to));
        (scene.goal != Some(step.to) && free(names, plate)).then_some(plate)
    };
    let mut taken: Vec<Rect> = steps.iter().filter_map(|(step, _)| central(step)).collect();
    let mut plates = Vec::new();
    for (step, way) in steps {
        let (label, (x, y)) = (spent(step), layout.centre(step.to));
        if central(step).is_some() {
            plates.push(SpentPlate { label, seat: (x, y), way });
            continue;
        }
        let half = layout.part(0.5) * step.to.footprint.height.clamp(1, 300) as f32;
        let (top, bottom, aside) =
            ((y - half + 6.0).min(y - 26.0), (y + half - 6.0).max(y + 26.0), x + layout.part(0.3));
        let near = [(x, bottom), (x, top), (aside, top)];
        let ends = scene.trail.iter().any(|trail| trail.steps.last() == Some(step));
        let seats: Vec<Point> = near.into_iter().chain(around((x, y), layout).filter(|_| ends)).collect();
        let plate = |seat: &Point| plate::bounds(&label, *seat);
        let readable = |seat: &&Point| free(names, plate(seat)) && free(&taken, plate(seat));
        let best = seats.iter().find(|seat| readable(seat) && free(&signs, plate(seat)));
        // In a crowd, numbers take precedence over initials: the message names the creatures too.
        if let Some(seat) = best.or_else(|| seats.iter().find(readable)) {
            taken.push(plate(seat));
            plates.push(SpentPlate { label, seat: *seat, way });
        }
    }
    plates
}

/// Places around a point for a plate, the nearest first.
pub fn around((x, y): Point, layout: &Layout) -> impl Iterator<Item = Point> {
    let board = layout.board;
    let out = move |far: f32| shape::CLOCK.map(|(dx, dy)| (x + layout.part(far) * dx, y + layout.part(far) * dy));
    let on_board = move |&(x, y): &Point| {
        (board.left as f32..board.right as f32).contains(&x) && (board.top as f32..board.bottom as f32).contains(&y)
    };
    [0.75, 1.0, 1.25, 1.5].into_iter().flat_map(out).filter(on_board)
}

/// Draws the plates with the feet spent, over everything else.
pub fn numbers(canvas: &mut Canvas, plates: &[SpentPlate]) {
    for SpentPlate { label, seat, way } in plates {
        plate::draw(canvas, label, *seat, (Colour::Plate, way.colour(Colour::Trail)));
    }
}

/// A bar across the way where a turn or an action ends, and the plate that says so.
pub struct Bar {
    ends: [Point; 2],
    pub words: String,
    pub seat: Point,
}

/// The bars where turns and actions end on the way, with their words placed beside these initials and plates.
pub fn bars(scene: &Scene, layout: &Layout, names: &[Rect], plates: &[SpentPlate]) -> Vec<Bar> {
    let Some(trail) = scene.trail.as_ref().filter(|_| !scene.breaks.is_empty()) else { return Vec::new() };
    let places: Vec<Placement> = std::iter::once(trail.start).chain(trail.steps.iter().map(|step| step.to)).collect();
    let mut taken = names.to_vec();
    taken.extend(plates.iter().map(|SpentPlate { label, seat, .. }| plate::bounds(label, *seat)));
    let bar = |Break { after, label }: &Break| {
        let (here, next) = (*places.get(*after)?, *places.get(after + 1)?);
        scene.on_board(here).filter(|area| area.overlaps(layout.view))?;
        let (from, to) = (layout.centre(here), layout.centre(next));
        let (dx, dy) = (to.0 - from.0, to.1 - from.1);
        let long = (dx * dx + dy * dy).sqrt();
        let words = font::writable(&scene.localize(label)).filter(|_| long >= 1.0)?;
        let across = (-dy / long, dx / long);
        // Midway between the plates of the two steps.
        let middle = (from.0 + dx * 0.5, from.1 + dy * 0.5);
        let out = |by: f32| (middle.0 + across.0 * by, middle.1 + across.1 * by);
        let half = layout.part(0.34).max(14.0);
        // The words go to the nearest end of the bar where nothing else is.
        let wide = font::width(&words, TEXT) as f32 / 2.0 + plate::PAD;
        let reach = half + 17.0 + (wide - 14.0) * across.0.abs();
        let seats = [1.0, 1.5, 2.0, 3.0].into_iter().flat_map(|far| [-1.0, 1.0].map(|side| out(side * reach * far)));
        let free = |seat: &Point| {
            let plate = plate::bounds(&words, *seat);
            plate.within(layout.board) == plate && !taken.iter().any(|other| other.meets(plate))
        };
        let seat = seats.clone().find(free).unwrap_or_else(|| out(-reach));
        Some(Bar { ends: [out(-half), out(half)], words, seat })
    };
    scene.breaks.iter().filter_map(bar).collect()
}

/// Draws the bars, and beside each what ends and what begins.
pub fn breaks(canvas: &mut Canvas, bars: &[Bar]) {
    for Bar { ends: [from, to], words, seat } in bars {
        for (wide, colour) in [(11.0, Colour::Plate), (6.0, Colour::Ink)] {
            canvas.line(*from, *to, wide, colour);
        }
        plate::draw(canvas, words, *seat, (Colour::Ink, Colour::Plate));
    }
}

//! The side view: a way that goes up or down seen from the side, over the floor below it.

use super::board::relief::{EDGE, SHADE};
use super::colour::Colour;
use super::layout::{Layout, SIDE_VIEW, WIDTH, uncovered};
use super::raster::{Canvas, Point, Rect, TEXT, font};
use super::tokens::{self, SideStyle, plate};
use crate::grid::{HalfFeet, Height, Placement, Square};
use crate::render::profile::{Profile, Stop};
use crate::render::{Scene, Token};
use crate::words::{Length, Locale};

/// The room under the plot for the names of the squares.
const NAMES: i32 = 36;
/// The ground shown below the lowest floor.
const EARTH: f32 = 26.0;
/// The room above the highest point: half a plate.
const SKY: f32 = 18.0;
/// The largest width of a square along the way, and the largest height of 5 ft.
const LARGEST: (f32, f32) = (72.0, 44.0);
/// The least distance between two lines of the scale.
const LEAST_APART: f32 = 38.0;
/// The greatest ratio of a square's width to the height of 5 ft, unless that leaves no room for a number.
const STRETCHED: f32 = 2.2;
const NUMBERED: f32 = 62.0;
/// The least width and height of a creature, however small the scale.
const LEAST_BODY: f32 = 18.0;
/// The steps of the scale in feet.
const SCALE: [f32; 12] = [5.0, 10.0, 20.0, 50.0, 100.0, 200.0, 500.0, 1e3, 2e3, 5e3, 1e4, 1e6];

/// Converts squares and feet to pixels.
struct Plot {
    rect: Rect,
    /// Pixels per square along the way, and per foot of height.
    square: f32,
    foot: f32,
    /// The lowest and highest elevation shown, in feet.
    low: f32,
    high: f32,
    /// Squares shown before the way begins.
    margin: f32,
}

impl Plot {
    fn of(profile: &Profile, rect: Rect) -> Self {
        let elevations = || profile.stops.iter().flat_map(|stop| [stop.floor, stop.elevation]).chain(profile.fallen);
        let feet = |height: Option<Height>| height.unwrap_or_default().0 as f32;
        let low = feet(elevations().min());
        let tallest = profile.stops.iter().map(|stop| side(stop.space)).fold(1.0, f32::max);
        let top = feet(elevations().max());
        let along = profile.stops.last().map_or(0, |stop| stop.along) as f32;
        let margin = tallest / 2.0 + 1.0;
        let foot = |high: f32| ((rect.height() as f32 - EARTH - SKY) / (high - low).max(5.0)).min(LARGEST.1 / 5.0);
        // The scale has a line at or above the top of the way.
        let crowned = |high: f32| high.max((top / apart(foot(high))).ceil() * apart(foot(high)));
        let high = crowned(crowned(top + tallest * 5.0));
        let foot = foot(high);
        let widest = (foot * 5.0 * STRETCHED).clamp(NUMBERED, LARGEST.0);
        let square = (rect.width() as f32 / (along + 2.0 * margin)).min(widest);
        let width = ((along + 2.0 * margin) * square).ceil() as i32;
        let height = ((high - low) * foot + EARTH + SKY).ceil() as i32;
        let rect =
            Rect { right: (rect.left + width).min(rect.right), top: (rect.bottom - height).max(rect.top), ..rect };
        Plot { rect, square, foot, low, high, margin }
    }

    fn x(&self, along: f32) -> f32 {
        self.rect.left as f32 + (along + self.margin) * self.square
    }

    fn y(&self, feet: f32) -> f32 {
        self.rect.bottom as f32 - EARTH - (feet - self.low) * self.foot
    }

    fn point(&self, stop: &Stop) -> Point {
        (self.x(stop.along as f32), self.y(stop.elevation.0 as f32))
    }

    /// The space of a creature at this distance and height, to scale.
    fn body(&self, space: Placement, along: f32, elevation: Height) -> Rect {
        let (wide, high) = (side(space) * self.square, side(space) * 5.0 * self.foot);
        let (x, y) = (self.x(along), self.y(elevation.0 as f32));
        let high = high.max(LEAST_BODY);
        let wide = wide.clamp(LEAST_BODY, high * STRETCHED);
        Rect::new((x - wide / 2.0).round() as i32, (y - high).round() as i32, wide as i32, high as i32)
    }
}

/// The feet between two lines of a scale with this many pixels per foot.
fn apart(foot: f32) -> f32 {
    SCALE.into_iter().find(|step| step * foot >= LEAST_APART).unwrap_or(1e9)
}

/// The shorter side of a space, in squares.
fn side(space: Placement) -> f32 {
    space.footprint.width.min(space.footprint.height).clamp(1, 20) as f32
}

/// Its height if it has the whole width: less if the way hardly rises.
pub fn height(profile: &Profile) -> i32 {
    Plot::of(profile, Rect::new(0, 0, WIDTH, SIDE_VIEW - NAMES)).rect.height() + NAMES
}

/// Draws it where the layout has planned it.
pub fn draw(
    canvas: &mut Canvas,
    scene: &Scene,
    layout: &Layout,
    profile: &Profile,
    (initials, styles): (&[String], &[SideStyle]),
) {
    let Some(room) = layout.side_view else { return };
    let scale = Scale::of(profile, room, scene.locale);
    let rect = Rect { left: room.left + scale.width, top: room.top, right: room.right, bottom: room.bottom - NAMES };
    let plot = Plot::of(profile, rect);
    scale.draw(canvas, &plot);
    canvas.clip(plot.rect);
    ground(canvas, scene, &plot, profile);
    let end = profile.stops.last().zip(profile.stops.first());
    let people =
        scene.tokens.iter().zip(initials).zip(styles).filter_map(|((token, initials), style)| {
            Some((token, initials, style, body(scene, &plot, profile, token)?))
        });
    let mut people: Vec<_> = people.collect();
    people.sort_by_key(|(token, ..)| token.acting);
    for (token, initials, style, rect) in people {
        somebody(canvas, rect, (token, initials, *style));
    }
    if let Some((last, first)) = end {
        for (stop, colour) in
            [(first, Colour::Trail), (last, if last.allowed { Colour::Trail } else { Colour::Refused })]
        {
            if !scene.tokens.iter().any(|token| token.acting && token.placement == stop.space) {
                tokens::ghost(canvas, layout, plot.body(stop.space, stop.along as f32, stop.elevation), colour);
            }
        }
    }
    canvas.clip(Rect { top: room.top, ..plot.rect });
    let fallen = scene.tokens.iter().find(|token| token.acting).and_then(|token| body(scene, &plot, profile, token));
    way(canvas, &plot, profile, fallen);
    canvas.clip(canvas.bounds());
    plates(canvas, scene, &plot, profile);
    names(canvas, &plot, profile);
}

/// The lines of the scale, and how wide its numbers are.
struct Scale {
    width: i32,
    step: f32,
    locale: Locale,
}

impl Scale {
    fn of(profile: &Profile, room: Rect, locale: Locale) -> Self {
        let plot = Plot::of(profile, Rect { bottom: room.bottom - NAMES, ..room });
        let step = apart(plot.foot);
        let widest = lines(&plot, step).map(|feet| font::width(&label(feet, locale), TEXT)).max().unwrap_or(0);
        Scale { width: widest + 16, step, locale }
    }

    fn draw(&self, canvas: &mut Canvas, plot: &Plot) {
        for feet in lines(plot, self.step) {
            let y = plot.y(feet).round() as i32;
            let line = Rect::new(plot.rect.left - 6, y - 1, plot.rect.width() + 6, 2);
            canvas.fill_rect(line, if feet == 0.0 { Colour::FifthLine } else { Colour::GridLine });
            let text = label(feet, self.locale);
            let half = font::width(&text, TEXT) as f32 / 2.0;
            canvas.write_centred(&text, TEXT, (plot.rect.left as f32 - 10.0 - half, y as f32), Colour::Label);
        }
    }
}

/// The elevations of the scale's lines.
fn lines(plot: &Plot, step: f32) -> impl Iterator<Item = f32> + use<> {
    let first = (plot.low / step).ceil();
    let many = ((plot.high / step).floor() - first).clamp(0.0, 40.0) as u8;
    (0..=many).map(move |nth| (first + f32::from(nth)) * step)
}

fn label(feet: f32, locale: Locale) -> String {
    let sign = if feet < 0.0 { "−" } else { "" };
    format!("{sign}{}", locale.length(Length { half_feet: (feet.abs() * 2.0).round() as i64, unit: true }))
}

/// A section through the floor along the way, with any water above it.
fn ground(canvas: &mut Canvas, scene: &Scene, plot: &Plot, profile: &Profile) {
    let stops = &profile.stops;
    let between = |a: &Stop, b: &Stop| plot.x((a.along + b.along) as f32 / 2.0).round() as i32;
    let mut left = plot.rect.left;
    let mut before: Option<i32> = None;
    for (nth, stop) in stops.iter().enumerate() {
        let right = stops.get(nth + 1).map_or(plot.rect.right, |next| between(stop, next));
        let top = plot.y(stop.floor.0 as f32).round() as i32;
        let column = Rect { left, top, right, bottom: plot.rect.bottom };
        if right > left {
            let surface = plot.y(0.0).round() as i32;
            if scene.battlefield.water_depth(stop.space.anchor).is_some() {
                canvas.fill_rect(Rect { top: surface, bottom: top, ..column }, Colour::WaterGround);
                canvas.fill_rect(Rect { top: surface - 1, bottom: surface + 1, ..column }, Colour::Wave);
            }
            canvas.fill_rect(column, SHADE.thin(4));
            canvas.fill_rect(Rect { top: top - 1, bottom: top + 2, ..column }, EDGE);
            if let Some(before) = before.filter(|&before| before != top) {
                let (high, low) = (before.min(top) - 1, before.max(top) + 2);
                canvas.fill_rect(Rect { left: left - 1, top: high, right: left + 2, bottom: low }, EDGE);
            }
            before = Some(top);
        }
        left = right.max(left);
    }
}

/// Where a token is seen that went the way or is beside it; `None` for any other.
fn body(scene: &Scene, plot: &Plot, profile: &Profile, token: &Token) -> Option<Rect> {
    let elevation = scene.floor_under(token.placement) + token.altitude;
    // A creature far above or below is not beside the way.
    if !(plot.low..=plot.high).contains(&(elevation.0 as f32)) {
        return None;
    }
    if token.acting {
        let stops = profile.stops.iter().rev();
        let stop = stops.clone().find(|stop| stop.space == token.placement)?;
        return Some(plot.body(token.placement, stop.along as f32, elevation));
    }
    // A creature ahead of the end, or behind the start, is seen there and not in the same place.
    let space = scene.on_board(token.placement)?.grown(1);
    let beside = |stop: &&Stop| scene.on_board(stop.space).is_some_and(|area| area.overlaps(space));
    let nearest = profile.stops.iter().filter(beside).min_by_key(|stop| {
        let apart = stop.floor.apart(scene.floor_under(token.placement));
        (gap(stop.space, token.placement), apart, stop.elevation.apart(elevation))
    })?;
    let (first, last) = (profile.stops.first()?, profile.stops.last()?);
    let further = |a: Placement, b: Placement| {
        let (dx, dy) = (i64::from(b.anchor.x) - i64::from(a.anchor.x), i64::from(b.anchor.y) - i64::from(a.anchor.y));
        (dx.signum(), dy.signum())
    };
    let way = profile
        .stops
        .iter()
        .rev()
        .find(|stop| stop.along < last.along)
        .map_or((0, 0), |stop| further(stop.space, last.space));
    let out = further(nearest.space, token.placement);
    let ahead = nearest.along == last.along && last.along > first.along && out.0 * way.0 + out.1 * way.1 > 0;
    let along = nearest.along as f32 + if ahead { (side(nearest.space) + side(token.placement)) / 2.0 } else { 0.0 };
    Some(plot.body(token.placement, along, elevation))
}

fn gap(a: Placement, b: Placement) -> u64 {
    let centre = |at: i32, side: u32| 2 * i64::from(at) + i64::from(side);
    let apart = |a: i64, b: i64| a.abs_diff(b);
    apart(centre(a.anchor.x, a.footprint.width), centre(b.anchor.x, b.footprint.width))
        .max(apart(centre(a.anchor.y, a.footprint.height), centre(b.anchor.y, b.footprint.height)))
}

fn somebody(canvas: &mut Canvas, rect: Rect, (token, initials, style): (&Token, &str, SideStyle)) {
    if token.acting {
        canvas.outline(style.outline, rect, -2.0, Colour::Ink, 8);
        canvas.outline(style.outline, rect, -0.5, Colour::Gold, 8);
        canvas.outline(style.outline, rect, 2.0, Colour::Ink, 8);
        canvas.outline(style.outline, rect, 3.0, style.colour, 8);
    } else {
        canvas.outline(style.outline, rect, 1.0, Colour::Ink, 8);
        canvas.outline(style.outline, rect, 2.5, style.colour, 8);
    }
    tokens::name(canvas, rect, initials, token, style);
}

/// The way as on the board: solid where allowed, red dashes where not, with the fall at its end.
fn way(canvas: &mut Canvas, plot: &Plot, profile: &Profile, fallen: Option<Rect>) {
    let wide = (plot.square * 0.11).clamp(3.0, 6.0);
    let points: Vec<(Point, bool)> = profile.stops.iter().map(|stop| (plot.point(stop), stop.allowed)).collect();
    for pair in points.windows(2) {
        canvas.line(pair[0].0, pair[1].0, wide + 4.0, Colour::Plate);
    }
    let colour = |allowed: bool| if allowed { Colour::Trail } else { Colour::Refused };
    for pair in points.windows(2) {
        let ((from, _), (to, allowed)) = (pair[0], pair[1]);
        if allowed {
            canvas.line(from, to, wide, Colour::Trail);
        } else {
            canvas.dashed_line(from, to, wide, Colour::Refused);
        }
    }
    for &(point, allowed) in &points {
        canvas.dot(point, wide * 1.05, colour(allowed));
    }
    if let (Some(down), Some(&((x, y), _))) = (profile.fallen, points.last()) {
        let tip = wide * 2.2;
        // It ends above the fallen creature, to keep the initials free; without room for that, it goes down beside it.
        let above = fallen.map(|body| body.top as f32 - wide).filter(|bottom| bottom - y >= tip * 2.0);
        let beside = fallen.filter(|_| above.is_none()).map(|body| body.right as f32 + tip + 2.0);
        let (x, bottom) = (beside.unwrap_or(x), above.unwrap_or(plot.y(down.0 as f32)));
        canvas.line((x, y), (x, bottom), wide + 3.0, Colour::Ink);
        for (wide, colour) in [(wide + 3.0, Colour::Ink), (wide, Colour::Strike)] {
            for side in [-tip, tip] {
                canvas.line((x + side, bottom - tip * 1.3), (x, bottom - 1.0), wide, colour);
            }
        }
        canvas.dashed_line((x, y), (x, bottom), wide, Colour::Strike);
    }
}

/// The last stop, the first and then the others: the ends matter more than the middle.
fn ends_first(stops: &[Stop]) -> impl Iterator<Item = &Stop> {
    let middle = stops.get(1..stops.len().saturating_sub(1)).unwrap_or_default();
    stops.last().into_iter().chain(stops.first().filter(|_| stops.len() > 1)).chain(middle)
}

/// The feet spent at each stop, as on the board, below the token there; and the depth of a fall.
fn plates(canvas: &mut Canvas, scene: &Scene, plot: &Plot, profile: &Profile) {
    let stands = |stop: &Stop| {
        let here = |token: &&Token| token.acting && token.placement == stop.space;
        scene.tokens.iter().find(here).is_some_and(|token| stop.floor + token.altitude == stop.elevation)
    };
    let fall = profile.fallen.zip(profile.stops.last()).map(|(down, last)| {
        let (x, top, bottom) = (plot.x(last.along as f32), plot.point(last).1, plot.y(down.0 as f32));
        (
            format!("↓{}", scene.figure(last.elevation.above(down))),
            (x, (top + bottom) / 2.0),
            (Colour::Strike, Colour::Black),
        )
    });
    let last_allowed = profile.stops.iter().take_while(|stop| stop.allowed).last();
    let stops = ends_first(&profile.stops).take(1).chain(last_allowed).chain(ends_first(&profile.stops));
    let spent = stops.filter(|stop| stop.total > HalfFeet(0)).map(|stop| {
        let letters = if stop.allowed { Colour::Trail } else { Colour::Refused };
        let (x, y) = plot.point(stop);
        (scene.locale.length(stop.total.bare()), (x, if stands(stop) { y + 18.0 } else { y }), (Colour::Plate, letters))
    });
    let mover = scene.tokens.iter().filter(|token| token.acting);
    let mover: Vec<Rect> = mover.filter_map(|token| body(scene, plot, profile, token)).collect();
    let labels = fall.into_iter().chain(spent).map(|label| {
        let half = font::width(&label.0, TEXT) as f32 / 2.0 + 8.0;
        let (x, y) = label.1;
        (Rect::new((x - half) as i32, y as i32 - 17, (half * 2.0) as i32, 34), label)
    });
    for (text, at, colours) in uncovered(mover, labels) {
        plate::draw(canvas, &text, at, colours);
    }
}

/// The names of the squares below, as far as they fit.
fn names(canvas: &mut Canvas, plot: &Plot, profile: &Profile) {
    let y = plot.rect.bottom as f32 + NAMES as f32 / 2.0;
    let known = |square: Square| (0..1_000).contains(&square.x) && (0..1_000).contains(&square.y);
    let labels = ends_first(&profile.stops).filter(|stop| known(stop.space.anchor)).map(|stop| {
        let name = stop.space.anchor.to_string();
        let half = font::width(&name, TEXT) as f32 / 2.0;
        let x = plot.x(stop.along as f32).max(half + 2.0);
        (Rect::new((x - half - 8.0) as i32, 0, (half * 2.0 + 16.0) as i32, 1), (name, x))
    });
    for (name, x) in uncovered(Vec::new(), labels) {
        canvas.write_centred(&name, TEXT, (x, y), Colour::Label);
    }
}

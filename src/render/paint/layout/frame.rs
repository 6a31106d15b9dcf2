//! The areas of a picture: the board, its coordinates, the legend and the side view.

use super::columns::{self, Item, Plan};
use crate::grid::{Area, Edge, PARTS, Placement, Square};
use crate::render::Scene;
use crate::render::paint::raster::{Point, Rect, TEXT, font};

/// Twice the width at which Discord shows a picture on a desktop.
pub const WIDTH: i32 = 1100;
/// If the picture were higher, a phone would have to scroll.
const HEIGHT: i32 = 700;
/// The limit if the whole board was requested: it may be square.
const HEIGHT_OF_WHOLE: i32 = 1100;
/// The greatest height of the side view.
pub const SIDE_VIEW: i32 = 230;
/// The least width of a side view beside the board.
const NARROWEST_SIDE_VIEW: i32 = 460;
/// The height of a row of coordinates above or below the board.
const STRIP: i32 = 38;
/// The largest side of a square, however few there are.
const LARGEST_SQUARE: i32 = 96;
/// The smallest side to which squares shrink to make room for a legend.
pub const SMALLEST_WITH_LEGEND: i32 = 44;
/// The same for a side view.
const SMALLEST_WITH_SIDE_VIEW: i32 = 52;
/// The narrowest legend beside the board that holds a name.
const LEGEND: i32 = 226;
const WIDEST_LEGEND: i32 = 406;
/// The most legend lines that may make the picture higher.
const LINES_UNDER: usize = 3;
const GAP: i32 = 14;
/// The space on either side of a row's number.
const BESIDE: i32 = 10;
/// The space under a legend below the board; above it are the coordinates.
const FOOT: i32 = 4;

/// The areas of the picture, in pixels.
pub struct Layout {
    /// The width of the whole picture.
    pub width: i32,
    /// The height of the whole picture.
    pub height: i32,
    /// All squares of the board.
    pub field: Area,
    /// The squares shown.
    pub view: Area,
    /// Their rectangle.
    pub board: Rect,
    /// The side of a square.
    pub square: i32,
    /// The legend and its corner, if there is room for one.
    pub legend: Option<((i32, i32), Plan)>,
    /// The width of a column of coordinates.
    pub side: i32,
    /// The area of the side view, if there is one.
    pub side_view: Option<Rect>,
}

/// A way to divide the picture between the board and its legend.
struct Shared {
    square: i32,
    beside: bool,
    plan: Plan,
}

impl Layout {
    /// The layout for the scene, a legend of these entries and, if wanted, a side view of this height.
    pub fn of(scene: &Scene, legend: &[&Item], side_view: Option<i32>) -> Self {
        let roomy = Layout::within(scene, legend, HEIGHT);
        let Some(high) = side_view else { return roomy };
        let left_out = |layout: &Layout| layout.legend.as_ref().map_or(legend.len(), |(_, plan)| plan.left_out);
        if let Some(beside) = roomy.with_side_view_beside() {
            return beside;
        }
        // Below the board: squares may shrink for it, but not become small, and nothing else may be dropped.
        let (square, missing) = (roomy.square.min(SMALLEST_WITH_SIDE_VIEW), left_out(&roomy));
        let tighter = (1..=4).rev().map(|nth| Layout::within(scene, legend, HEIGHT - high * nth / 4));
        let below =
            tighter.into_iter().find(|tight| scene.whole || (tight.square >= square && left_out(tight) <= missing));
        let below = below.unwrap_or(roomy);
        let side_view = Some(Rect::new(GAP, below.height, WIDTH - 2 * GAP, high));
        Layout { side_view, height: below.height + high, ..below }
    }

    /// The same with a side view under the legend, if there is room: the board moves to the left for it.
    fn with_side_view_beside(&self) -> Option<Self> {
        let ((x, y), plan) = self.legend.as_ref()?;
        let moved = self.board.left - self.side;
        let (left, top) = (x - moved, y + plan.height + GAP);
        let free = Rect { left, top, right: WIDTH - GAP, bottom: self.height - GAP };
        if *x < self.board.right || free.width() < NARROWEST_SIDE_VIEW || free.height() < SIDE_VIEW {
            return None;
        }
        let side_view = Rect { top: free.bottom - SIDE_VIEW.max(free.height().min(SIDE_VIEW * 3 / 2)), ..free };
        let board = Rect { left: self.side, right: self.board.right - moved, ..self.board };
        let plan = Plan { placed: plan.placed.clone(), ..*plan };
        Some(Layout { board, legend: Some(((left, *y), plan)), side_view: Some(side_view), ..*self })
    }

    /// The layout for the scene and a legend of these entries, at most this high unless the whole board was requested.
    fn within(scene: &Scene, legend: &[&Item], height: i32) -> Self {
        let view = scene.view();
        let (columns, rows) = (count(view.width()), count(view.height()));
        let side = font::width(&view.south_east().y.saturating_add(1).to_string(), TEXT) + 2 * BESIDE;
        let strips = 2 * STRIP;
        let square = |free: i32, height: i32| (free / columns).min((height - strips) / rows).clamp(1, LARGEST_SQUARE);
        let free = WIDTH - 2 * side;
        let whole = scene.whole && square(free, height) < SMALLEST_WITH_LEGEND;
        let limit = if whole { HEIGHT_OF_WHOLE - (HEIGHT - height) } else { height };
        let alone = square(free, limit);
        // A legend may make squares smaller, but not small.
        let enough = |smaller: i32| smaller == alone || smaller >= SMALLEST_WITH_LEGEND;
        let narrowest = columns::least_width(legend).max(LEGEND) + GAP;
        let beside = |more: i32| {
            let smaller = square(free - narrowest - more, height).min(alone);
            let room = (free - smaller * columns).min(WIDEST_LEGEND + GAP);
            if !enough(smaller) || room < narrowest {
                return None;
            }
            let plan = columns::column(legend, room - GAP, height - 2 * GAP, scene.locale);
            Some(Shared { square: smaller, beside: true, plan })
        };
        // A whole board on request is as high as it needs to be, so its legend takes no room from it.
        let most = if scene.whole { HEIGHT_OF_WHOLE - (HEIGHT - height) } else { limit };
        let below = |lines: i32| {
            let smaller = (most - strips - lines * columns::LINE - FOOT) / rows;
            let smaller = smaller.min(alone);
            let plan = columns::columns(legend, WIDTH - 2 * GAP, lines.unsigned_abs() as usize, scene.locale)?;
            // Below a board of many small squares only a complete legend is worth its height.
            let worth = smaller >= SMALLEST_WITH_LEGEND || plan.left_out == 0;
            (smaller > 0 && enough(smaller) && worth).then_some(Shared { square: smaller, beside: false, plan })
        };
        // Prefer the most complete legend, then the largest squares.
        let ways = [0, 28, 56, 84].into_iter().map(beside).chain((1..=6).map(below)).flatten();
        let best = ways.min_by_key(|way| (way.plan.left_out, -way.square));
        // A board that fills the height gets its legend underneath if a few lines suffice: better a little higher than without
        // names.
        let under = |lines: usize| {
            let plan = columns::columns(legend, WIDTH - 2 * GAP, lines, scene.locale)?;
            let tells_all = plan.left_out == 0 && height == HEIGHT && alone >= SMALLEST_WITH_LEGEND;
            tells_all.then_some(Shared { square: alone, beside: false, plan })
        };
        let best = best.or_else(|| (1..=LINES_UNDER).find_map(under)).filter(|_| !legend.is_empty());
        let square = best.as_ref().map_or(alone, |way| way.square);
        let (across, down) = (square * columns, square * rows);
        let room = WIDTH - 2 * side - across;
        let (mut height, mut left, mut top) = (down + strips, side + room / 2, STRIP);
        let legend = best.map(|Shared { plan, beside, .. }| {
            if beside {
                let legend_width = room.min(WIDEST_LEGEND + GAP);
                height = height.max(plan.height + 2 * GAP);
                left = side + (room - legend_width) / 2;
                top += (height - down - strips) / 2;
                // Aligned with the board's top, unless it needs the room above.
                ((left + across + side, top.min(height - GAP - plan.height).max(GAP)), plan)
            } else {
                let corner = ((WIDTH - plan.width) / 2, height);
                height += plan.height + FOOT;
                (corner, plan)
            }
        });
        let board = Rect::new(left, top, across, down);
        let field = scene.battlefield.area();
        let side_view = None;
        Layout { width: WIDTH, height, field, view, board, square, legend, side, side_view }
    }

    /// An area of squares in pixels. An area far outside the view gives a rectangle just outside the picture.
    pub fn rect(&self, area: Area) -> Rect {
        let (first, last) = (area.north_west(), area.south_east());
        let (left, top) = self.corner(first);
        let (right, bottom) = self.corner(Square::new(last.x.saturating_add(1), last.y.saturating_add(1)));
        Rect { left, top, right, bottom }
    }

    /// The squares under a rectangle inside the board.
    pub fn under(&self, rect: Rect) -> Area {
        let origin = self.view.north_west();
        let at = |x: i32, y: i32| {
            let (dx, dy) = ((x - self.board.left) / self.square, (y - self.board.top) / self.square);
            self.view.clamp(origin.offset((dx, dy)))
        };
        Area::between(at(rect.left, rect.top), at(rect.right - 1, rect.bottom - 1))
    }

    /// A square in pixels.
    pub fn square(&self, square: Square) -> Rect {
        let (left, top) = self.corner(square);
        Rect::new(left, top, self.square, self.square)
    }

    /// The north-west corner of a square, clamped to the extent of the largest board so that no pixel overflows.
    fn corner(&self, square: Square) -> (i32, i32) {
        let origin = self.view.north_west();
        let along = |at: i32, from: i32| at.saturating_sub(from).clamp(-300, 300) * self.square;
        (self.board.left + along(square.x, origin.x), self.board.top + along(square.y, origin.y))
    }

    /// The middle of a square.
    pub fn middle(&self, square: Square) -> Point {
        self.square(square).centre()
    }

    /// The middle of a space.
    pub fn centre(&self, space: Placement) -> Point {
        let (left, top) = self.corner(space.anchor);
        let half = |side: u32| (side.clamp(1, 300) as i32 * self.square) as f32 / 2.0;
        (left as f32 + half(space.footprint.width), top as f32 + half(space.footprint.height))
    }

    /// Both ends of the edge between two squares.
    pub fn edge(&self, edge: Edge) -> (Point, Point) {
        let (left, top) = self.corner(edge.squares().1);
        let (x, y, long) = (left as f32, top as f32, self.square as f32);
        if edge.is_horizontal() { ((x, y), (x + long, y)) } else { ((x, y), (x, y + long)) }
    }

    /// One in how many columns, or rows, is labelled: labels thin out on small squares, they do not shrink.
    pub fn every(&self, label: i32) -> i32 {
        [1, 2, 5, 10, 20, 50].into_iter().find(|every| every * self.square >= label).unwrap_or(100)
    }

    /// A point of the board in pixels.
    pub fn point(&self, at: crate::grid::Point) -> Point {
        let (left, top) = self.corner(Square::new(0, 0));
        let along = |parts: i64| parts as f32 / PARTS as f32 * self.square as f32;
        (left as f32 + along(at.x), top as f32 + along(at.y))
    }

    /// A fraction of a square in pixels.
    pub fn part(&self, of_square: f32) -> f32 {
        self.square as f32 * of_square
    }
}

fn count(squares: u32) -> i32 {
    i32::try_from(squares).unwrap_or(i32::MAX).max(1)
}

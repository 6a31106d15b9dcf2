use super::canvas::Rect;
use super::glyph;
use super::shape::Point;
use crate::grid::{Area, Edge, Placement, Square};
use crate::render::Scene;

/// Nothing on a picture is written smaller than this: a phone shows the picture at a third of its size.
pub(super) const TEXT: u16 = 28;
/// Twice the width in which Discord shows a picture on a desktop.
const WIDTH: i32 = 1100;
/// Higher than this, a phone would have to scroll.
const HEIGHT: i32 = 700;
/// The whole board on request may be square.
const HEIGHT_OF_WHOLE: i32 = 1100;
/// Rows of coordinates above and below the board.
const STRIP: i32 = 38;
/// Squares never grow past this, however few there are.
const LARGEST_SQUARE: i32 = 96;
/// Squares shrink down to this to make room for a legend, not further.
const SMALLEST_BESIDE_LEGEND: i32 = 56;
/// The narrowest legend that holds a name.
const LEGEND: i32 = 240;
const WIDEST_LEGEND: i32 = 420;
/// A line of the legend.
pub(super) const LEGEND_LINE: i32 = 48;
const GAP: i32 = 14;

/// Where everything lies on the picture, in pixels.
pub(super) struct Layout {
    pub(super) width: i32,
    pub(super) height: i32,
    /// All squares of the board.
    pub(super) field: Area,
    /// The squares shown.
    pub(super) view: Area,
    /// Their rectangle.
    pub(super) board: Rect,
    /// The side of a square.
    pub(super) square: i32,
    /// Where the legend goes, if there is room for one.
    pub(super) legend: Option<Rect>,
    /// The width of a column of coordinates.
    pub(super) side: i32,
    /// Whether the rows are numbered on the right as well: a legend that needs the room takes it.
    pub(super) numbers_right: bool,
}

impl Layout {
    /// Room for the scene and a legend of so many lines.
    pub(super) fn of(scene: &Scene, legend_lines: usize) -> Self {
        let view = scene.view();
        let (columns, rows) = (count(view.width()), count(view.height()));
        let side = glyph::width(&view.south_east().y.saturating_add(1).to_string(), TEXT) + 2 * GAP;
        let strips = 2 * STRIP;
        let square = |free: i32, height: i32| (free / columns).min((height - strips) / rows).clamp(1, LARGEST_SQUARE);
        let free = WIDTH - 2 * side;
        let whole = scene.whole && square(free, HEIGHT) < SMALLEST_BESIDE_LEGEND;
        let alone = square(free, if whole { HEIGHT_OF_WHOLE } else { HEIGHT });
        // Beside a legend, squares may be smaller, but not small; and the numbers on the right go before the legend does.
        let beside = |free: i32| {
            let smaller = square(free - LEGEND, HEIGHT).min(alone);
            let enough = smaller == alone || smaller >= SMALLEST_BESIDE_LEGEND;
            (enough && legend_lines > 0 && smaller * columns <= free - LEGEND).then_some(smaller)
        };
        let both_sides = beside(free).map(|square| (square, true));
        let beside = both_sides.or_else(|| beside(free + side).map(|square| (square, false)));
        let (square, numbers_right) = beside.unwrap_or((alone, true));
        let (across, down) = (square * columns, square * rows);
        let right = if numbers_right { side } else { GAP };
        let room = WIDTH - side - across - right;
        let legend_width = if beside.is_some() { room.min(WIDEST_LEGEND) } else { 0 };
        let lines = i32::try_from(legend_lines).unwrap_or(i32::MAX).saturating_mul(LEGEND_LINE);
        let lines = if beside.is_some() { lines.saturating_add(2 * GAP).min(HEIGHT) } else { 0 };
        let height = (down + strips).max(lines);
        let left = side + (room - legend_width) / 2;
        let board = Rect::new(left, STRIP + (height - down - strips) / 2, across, down);
        let legend = beside.map(|_| {
            let left = board.right + right;
            Rect { left, top: GAP, right: left + legend_width - GAP, bottom: height - GAP }
        });
        let field = scene.battlefield.area();
        Layout { width: WIDTH, height, field, view, board, square, legend, side, numbers_right }
    }

    /// The pixels of an area of squares. An area far off the view gives a rectangle just outside of the picture.
    pub(super) fn rect(&self, area: Area) -> Rect {
        let (first, last) = (area.north_west(), area.south_east());
        let (left, top) = self.corner(first);
        let (right, bottom) = self.corner(Square::new(last.x.saturating_add(1), last.y.saturating_add(1)));
        Rect { left, top, right, bottom }
    }

    /// The pixels of one square.
    pub(super) fn square(&self, square: Square) -> Rect {
        let (left, top) = self.corner(square);
        Rect::new(left, top, self.square, self.square)
    }

    /// The north-west corner of a square, held within reach of the largest board so that no pixel overflows.
    fn corner(&self, square: Square) -> (i32, i32) {
        let origin = self.view.north_west();
        let along = |at: i32, from: i32| at.saturating_sub(from).clamp(-300, 300) * self.square;
        (self.board.left + along(square.x, origin.x), self.board.top + along(square.y, origin.y))
    }

    /// The middle of a square.
    pub(super) fn middle(&self, square: Square) -> Point {
        self.square(square).centre()
    }

    /// The middle of a space.
    pub(super) fn centre(&self, space: Placement) -> Point {
        let (left, top) = self.corner(space.anchor);
        let half = |side: u32| (side.clamp(1, 300) as i32 * self.square) as f32 / 2.0;
        (left as f32 + half(space.footprint.width), top as f32 + half(space.footprint.height))
    }

    /// Both ends of the line between two squares.
    pub(super) fn edge(&self, edge: Edge) -> (Point, Point) {
        let (left, top) = self.corner(edge.squares().1);
        let (x, y, long) = (left as f32, top as f32, self.square as f32);
        if edge.is_horizontal() { ((x, y), (x + long, y)) } else { ((x, y), (x, y + long)) }
    }

    /// One of how many columns, or rows, is named: labels thin out where squares are small, they do not shrink.
    pub(super) fn every(&self, label: i32) -> i32 {
        [1, 2, 5, 10, 20, 50].into_iter().find(|every| every * self.square >= label).unwrap_or(100)
    }

    /// A part of a square in pixels.
    pub(super) fn part(&self, of_square: f32) -> f32 {
        self.square as f32 * of_square
    }
}

fn count(squares: u32) -> i32 {
    i32::try_from(squares).unwrap_or(i32::MAX).max(1)
}

//! What blocks: solid squares, pillars, and the barriers on the edges between squares.

use crate::field::{Barrier, Fill, Partition};
use crate::grid::{Cardinal, Edge, Square};
use crate::render::Scene;
use crate::render::paint::colour::Colour;
use crate::render::paint::layout::Layout;
use crate::render::paint::raster::{Canvas, Point, Rect, shape};

/// Draws them all.
pub fn draw(canvas: &mut Canvas, scene: &Scene, layout: &Layout) {
    // The outline of a wall extends slightly beyond its squares.
    canvas.clip(layout.board.inset(-4));
    let filled = |fill: Fill| layout.view.squares().filter(move |&square| scene.battlefield.fill(square) == fill);
    for square in filled(Fill::Solid) {
        canvas.fill_rect(layout.square(square), Colour::WallFill);
    }
    for square in filled(Fill::Solid) {
        dress(canvas, scene, layout, square);
    }
    for square in filled(Fill::Pillar) {
        let middle = layout.middle(square);
        let radius = layout.part(0.42);
        let bounds = layout.square(square);
        canvas.shape(bounds, Colour::Ink, shape::disc(middle, radius));
        canvas.shape(bounds, Colour::WallFill, shape::disc(middle, radius - layout.part(0.05).max(1.0)));
        canvas.shape(bounds, Colour::WallEdge, shape::rim(shape::disc(middle, radius * 0.68), layout.part(0.04)));
    }
    let seen = |edge: Edge| {
        let (a, b) = edge.squares();
        layout.view.contains(a) || layout.view.contains(b)
    };
    if canvas.is_coloured() {
        on_a_picture(canvas, scene, layout);
    }
    for (edge, barrier) in scene.battlefield.barriers().filter(|&(edge, _)| seen(edge)) {
        stand(canvas, layout, edge, barrier);
    }
    for partition in scene.battlefield.partitions().all() {
        askew(canvas, layout, *partition);
    }
    border(canvas, layout);
    canvas.clip(canvas.bounds());
}

/// A light rim around everything to be drawn: a picture may be as dark as the ink of a wall.
fn on_a_picture(canvas: &mut Canvas, scene: &Scene, layout: &Layout) {
    let closed = |barrier: Barrier| barrier != Barrier::OpenDoor;
    let edges = scene.battlefield.barriers().filter(|(_, barrier)| closed(*barrier)).map(|(edge, _)| layout.edge(edge));
    let partitions = scene.battlefield.partitions().all().iter().filter(|partition| closed(partition.barrier));
    let point = |partition: &Partition| {
        let (a, b) = partition.line.ends();
        (layout.point(a), layout.point(b))
    };
    let wide = layout.part(0.12).max(2.0) + 5.0;
    for (from, to) in edges.chain(partitions.map(point)) {
        canvas.line(from, to, wide, Colour::Paper);
    }
}

/// An outline with a lighter inner edge wherever solid rock borders another square.
fn dress(canvas: &mut Canvas, scene: &Scene, layout: &Layout, square: Square) {
    let rect = layout.square(square);
    let outline = (layout.square / 16).max(1);
    let edge = outline + (layout.square / 10).max(1);
    let solid = |(dx, dy): (i32, i32)| scene.battlefield.fill(square.offset((dx, dy))) == Fill::Solid;
    let sides = [(0, -1), (1, 0), (0, 1), (-1, 0)].map(|delta| (delta, solid(delta)));
    if layout.square >= 20 {
        for (delta, solid) in sides {
            if !solid {
                canvas.fill_rect(strip(rect, delta, edge, outline.max(2)), Colour::WallEdge);
            }
        }
    }
    for (delta, solid) in sides {
        if !solid {
            canvas.fill_rect(strip(rect, delta, 0, outline), Colour::Ink);
        }
    }
}

/// A strip of this width along one side of a rectangle, this far in from it.
fn strip(rect: Rect, side: (i32, i32), inset: i32, wide: i32) -> Rect {
    match side {
        (0, -1) => Rect::new(rect.left, rect.top + inset, rect.width(), wide),
        (0, 1) => Rect::new(rect.left, rect.bottom - inset - wide, rect.width(), wide),
        (1, _) => Rect::new(rect.right - inset - wide, rect.top, wide, rect.height()),
        _ => Rect::new(rect.left + inset, rect.top, wide, rect.height()),
    }
}

/// How something on a line is drawn: points along it and across it, and a wall's thickness there.
struct Stroke {
    from: Point,
    along: Point,
    thick: f32,
    /// The side of a square, in pixels.
    square: f32,
}

impl Stroke {
    fn new(layout: &Layout, (from, to): (Point, Point)) -> Self {
        let along = (to.0 - from.0, to.1 - from.1);
        Stroke { from, along, thick: layout.part(0.12).max(2.0), square: layout.part(1.0) }
    }

    fn length(&self) -> f32 {
        self.along.0.hypot(self.along.1).max(1.0)
    }

    /// A point at this fraction of the line, and this many pixels to its right.
    fn at(&self, part: f32, across: f32) -> Point {
        let (x, y) = (self.along.0 / self.length(), self.along.1 / self.length());
        (self.from.0 + self.along.0 * part - y * across, self.from.1 + self.along.1 * part + x * across)
    }

    fn line(&self, canvas: &mut Canvas, colour: Colour, (a, b): (f32, f32), wide: f32) {
        canvas.line(self.at(a, 0.0), self.at(b, 0.0), wide, colour);
    }

    /// A thinner wall with teeth on the side from which it is closed.
    fn one_way(&self, canvas: &mut Canvas, side: f32) {
        self.line(canvas, Colour::Ink, (0.0, 1.0), self.thick * 0.7);
        let teeth = (self.length() / (self.square * 0.33).max(6.0)).round().max(1.0);
        for tooth in 0..teeth as u32 {
            let part = (tooth as f32 + 0.5) / teeth;
            let tip = side * (self.square * 0.14).max(3.0);
            canvas.line(self.at(part, 0.0), self.at(part, tip), self.thick.max(2.0), Colour::Ink);
        }
    }

    /// Two lines with light between them.
    fn window(&self, canvas: &mut Canvas) {
        let wide = (self.thick * 1.2).max(4.0);
        self.line(canvas, Colour::Ink, (0.0, 1.0), wide);
        let (end, pane) = ((self.thick / self.length()).min(0.2), (wide - 2.0).max(wide * 0.5));
        self.line(canvas, Colour::WaterGround, (end, 1.0 - end), pane);
    }

    /// Bars across the line.
    fn grate(&self, canvas: &mut Canvas) {
        let half = (self.square * 0.1).max(2.5);
        let bars = (self.length() / (self.square * 0.2).max(4.0)).round().max(2.0);
        self.line(canvas, Colour::Ink, (0.0, 1.0), (self.thick * 0.35).max(1.0));
        for bar in 0..bars as u32 {
            let part = (bar as f32 + 0.5) / bars;
            canvas.line(self.at(part, -half), self.at(part, half), (self.thick * 0.55).max(1.5), Colour::Ink);
        }
    }

    /// A folded line.
    fn curtain(&self, canvas: &mut Canvas) {
        let fold = (self.square * 0.09).max(2.0);
        let folds = (self.length() / (self.square * 0.17).max(3.0)).round().max(2.0);
        let point = |fold_at: u32| {
            let side = if fold_at.is_multiple_of(2) { -fold } else { fold };
            self.at(fold_at as f32 / folds, side)
        };
        for fold_at in 0..folds as u32 {
            canvas.line(point(fold_at), point(fold_at + 1), (self.thick * 0.7).max(1.5), Colour::Mire);
        }
    }
}

/// The thickness of the outline of a door's leaf: thinner on small boards, so that its colour shows.
fn rim(layout: &Layout) -> f32 {
    layout.part(0.06).clamp(0.8, 2.5)
}

/// A wall is a thick line, a door a leaf on the line or swung away from it, a low barrier a row of posts, a narrow gap a wall
/// with an opening in its middle, a window a pane, a grate bars, a curtain folds.
fn stand(canvas: &mut Canvas, layout: &Layout, edge: Edge, barrier: Barrier) {
    let (from, to) = layout.edge(edge);
    let stroke = Stroke::new(layout, (from, to));
    let along = (to.0 - from.0, to.1 - from.1);
    let at = |part: f32| (from.0 + along.0 * part, from.1 + along.1 * part);
    let thick = stroke.thick;
    let mut draw = |colour: Colour, a: f32, b: f32, width: f32| canvas.line(at(a), at(b), width, colour);
    match barrier {
        Barrier::None => {}
        Barrier::Narrow(_) => gap(canvas, from, to),
        Barrier::Wall | Barrier::SecretDoor | Barrier::OneWayLeft | Barrier::OneWayRight => {
            draw(Colour::Ink, 0.0, 1.0, thick);
        }
        Barrier::Low => {
            draw(Colour::LowBarrier, 0.0, 1.0, thick * 0.45);
            for post in [0.125, 0.375, 0.625, 0.875] {
                draw(Colour::LowBarrier, post - 0.04, post + 0.04, thick * 0.95);
            }
        }
        Barrier::Window => stroke.window(canvas),
        Barrier::Grate => stroke.grate(canvas),
        Barrier::Curtain => stroke.curtain(canvas),
        Barrier::Door | Barrier::LockedDoor => {
            draw(Colour::Ink, 0.0, 1.0, thick * 0.7);
            let (half_long, half_wide) = (layout.part(0.3), layout.part(0.11).max(3.5));
            let half = if edge.is_horizontal() { (half_long, half_wide) } else { (half_wide, half_long) };
            let bounds = Rect::around(at(0.5), half_long + 3.0);
            canvas.shape(bounds, Colour::Ink, shape::slab(at(0.5), half, 2.0));
            let inner = (half.0 - rim(layout), half.1 - rim(layout));
            canvas.shape(bounds, Colour::DoorLeaf, shape::slab(at(0.5), inner, 1.0));
        }
        Barrier::OpenDoor => {
            draw(Colour::Ink, 0.0, 0.14, thick);
            draw(Colour::Ink, 0.86, 1.0, thick);
            // The leaf is hinged at the first jamb and opens into the southern or eastern square.
            let hinge = at(0.16);
            let (c, s) = (0.5, 0.866);
            let leaf = layout.part(0.62);
            let swung = if edge.is_horizontal() { (c * leaf, s * leaf) } else { (s * leaf, c * leaf) };
            let tip = (hinge.0 + swung.0, hinge.1 + swung.1);
            let wide = (thick * 1.1).max(4.5);
            canvas.line(hinge, tip, wide, Colour::Ink);
            canvas.line(hinge, tip, (wide - 2.0 * rim(layout).min(2.0)).max(1.0), Colour::DoorLeaf);
        }
    }
}

/// A wall or a door that is not on an edge: a wall is the same thick line, a closed door a leaf along the line, an open one a
/// leaf swung away from it.
fn askew(canvas: &mut Canvas, layout: &Layout, partition: Partition) {
    let (a, b) = partition.line.ends();
    let (from, to) = (layout.point(a), layout.point(b));
    let stroke = Stroke::new(layout, (from, to));
    let thick = stroke.thick;
    let along = (to.0 - from.0, to.1 - from.1);
    let at = |part: f32, across: f32| {
        (from.0 + along.0 * part - along.1 * across, from.1 + along.1 * part + along.0 * across)
    };
    let leaf = |canvas: &mut Canvas, hinge: Point, tip: Point| {
        let wide = (thick * 1.3).max(5.0);
        canvas.line(hinge, tip, wide, Colour::Ink);
        canvas.line(hinge, tip, (wide - 2.0 * rim(layout).min(2.0)).max(1.0), Colour::DoorLeaf);
    };
    match partition.barrier {
        Barrier::Door | Barrier::LockedDoor => {
            canvas.line(from, to, thick * 0.7, Colour::Ink);
            leaf(canvas, at(0.2, 0.0), at(0.8, 0.0));
        }
        Barrier::OpenDoor => {
            canvas.line(from, at(0.14, 0.0), thick, Colour::Ink);
            canvas.line(at(0.86, 0.0), to, thick, Colour::Ink);
            leaf(canvas, at(0.16, 0.0), at(0.5, 0.5));
        }
        Barrier::Window => stroke.window(canvas),
        Barrier::Grate => stroke.grate(canvas),
        Barrier::Curtain => stroke.curtain(canvas),
        Barrier::OneWayLeft => stroke.one_way(canvas, -1.0),
        Barrier::OneWayRight => stroke.one_way(canvas, 1.0),
        _ => canvas.line(from, to, thick, Colour::Ink),
    }
}

/// A wall between two points with a narrow gap in its middle, a jamb on either side.
pub fn gap(canvas: &mut Canvas, from: Point, to: Point) {
    let along = (to.0 - from.0, to.1 - from.1);
    let long = along.0.abs().max(along.1.abs());
    let thick = (long * 0.12).max(2.0);
    // A point at this fraction of the line, and this fraction of its length across it.
    let at = |part: f32, across: f32| {
        (from.0 + along.0 * part - along.1 * across, from.1 + along.1 * part + along.0 * across)
    };
    for (end, jamb) in [(0.0, 0.36), (1.0, 0.64)] {
        canvas.line(at(end, 0.0), at(jamb, 0.0), thick, Colour::Ink);
        canvas.line(at(jamb, -0.13), at(jamb, 0.13), thick * 0.75, Colour::Ink);
    }
}

/// The board's own edge is strong; where the board continues beyond the picture, the edge is faint.
fn border(canvas: &mut Canvas, layout: &Layout) {
    let board = layout.board;
    let wide = 3;
    let last = layout.view;
    let ends = [
        (Cardinal::North, Rect::new(board.left - wide, board.top - wide, board.width() + 2 * wide, wide)),
        (Cardinal::South, Rect::new(board.left - wide, board.bottom, board.width() + 2 * wide, wide)),
        (Cardinal::West, Rect::new(board.left - wide, board.top, wide, board.height())),
        (Cardinal::East, Rect::new(board.right, board.top, wide, board.height())),
    ];
    for (side, rect) in ends {
        let at_the_end = match side {
            Cardinal::North => last.north_west().y == layout.field.north_west().y,
            Cardinal::West => last.north_west().x == layout.field.north_west().x,
            Cardinal::South => last.south_east().y == layout.field.south_east().y,
            Cardinal::East => last.south_east().x == layout.field.south_east().x,
        };
        canvas.fill_rect(rect, if at_the_end { Colour::Ink } else { Colour::FifthLine });
    }
}

//! Rectangles of pixels.

/// A rectangle of pixels; `right` and `bottom` are the first outside.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rect {
    /// The first column.
    pub left: i32,
    /// The first row.
    pub top: i32,
    /// The first column outside.
    pub right: i32,
    /// The first row outside.
    pub bottom: i32,
}

impl Rect {
    /// By its corner and its size.
    pub fn new(left: i32, top: i32, width: i32, height: i32) -> Self {
        Rect { left, top, right: left + width, bottom: top + height }
    }

    /// Its columns.
    pub fn width(self) -> i32 {
        self.right - self.left
    }

    /// Its rows.
    pub fn height(self) -> i32 {
        self.bottom - self.top
    }

    /// Smaller by this many pixels on every side.
    pub fn inset(self, by: i32) -> Self {
        Rect { left: self.left + by, top: self.top + by, right: self.right - by, bottom: self.bottom - by }
    }

    /// The part that both share; empty if there is none.
    pub fn within(self, other: Rect) -> Self {
        Rect {
            left: self.left.max(other.left),
            top: self.top.max(other.top),
            right: self.right.min(other.right),
            bottom: self.bottom.min(other.bottom),
        }
    }

    /// Whether both share a pixel.
    pub fn meets(self, other: Rect) -> bool {
        let shared = self.within(other);
        shared.left < shared.right && shared.top < shared.bottom
    }

    /// Its middle, which may be at half pixels.
    pub fn centre(self) -> (f32, f32) {
        ((self.left + self.right) as f32 / 2.0, (self.top + self.bottom) as f32 / 2.0)
    }

    /// The smallest rectangle of whole pixels that extends this far from a point on all sides.
    pub fn around((x, y): (f32, f32), reach: f32) -> Self {
        Rect {
            left: (x - reach).floor() as i32,
            top: (y - reach).floor() as i32,
            right: (x + reach).ceil() as i32,
            bottom: (y + reach).ceil() as i32,
        }
    }
}

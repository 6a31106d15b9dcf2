//! Where a token's body is, and in which order tokens are drawn.

use std::cmp::Reverse;

use crate::field::Condition;
use crate::grid::Area;
use crate::render::paint::layout::Layout;
use crate::render::paint::raster::{Point, Rect};
use crate::render::{Scene, Token};

/// The smallest squares, in pixels, on which tokens have initials.
pub const LEAST_NAMED: i32 = 26;

/// Everybody in the view by index in the scene, in drawing order: the biggest first, so that
/// no small token disappears under a big one; in the same squares the one that acts or flies highest comes last.
pub fn order(scene: &Scene, layout: &Layout) -> Vec<(Area, usize)> {
    let spaces = (0..).zip(&scene.tokens).filter_map(|(nth, token)| Some((scene.on_board(token.placement)?, nth)));
    let mut order: Vec<(Area, usize)> = spaces.filter(|(area, _)| area.overlaps(layout.view)).collect();
    order.sort_by_key(|&(area, nth)| {
        let squares = u64::from(area.width()) * u64::from(area.height());
        (Reverse(squares), scene.tokens[nth].rides.is_some(), scene.tokens[nth].acting, scene.tokens[nth].altitude)
    });
    order
}

/// The room for a token in its space: a rider has the upper part of its mount's.
pub fn room(layout: &Layout, area: Area, token: &Token) -> Rect {
    let rect = layout.rect(area);
    if token.rides.is_none() {
        return rect;
    }
    let side = (saddle(layout, rect)).max(1);
    Rect::new(rect.left + (rect.width() - side) / 2, rect.top, side, side)
}

/// The height of a rider's token on a mount: on a single square its initials need most of it.
fn saddle(layout: &Layout, mount: Rect) -> i32 {
    let side = mount.width().min(mount.height());
    if side < layout.square * 3 / 2 { side * 4 / 5 } else { side * 11 / 20 }
}

/// The room for a token's initials: below its rider, if it has one.
pub fn room_for_name(scene: &Scene, layout: &Layout, area: Area, token: &Token) -> Rect {
    let rect = room(layout, area, token);
    if !scene.is_ridden(token) {
        return rect;
    }
    let above = saddle(layout, rect);
    Rect::new(rect.left, rect.top + above, rect.width(), rect.height() - above)
}

/// Where a token's body is drawn: the prone lie flat at the bottom of their space.
pub fn lying(rect: Rect, token: &Token) -> Rect {
    if !token.conditions.has(Condition::Prone) {
        return rect;
    }
    let height = (rect.height() * 5 / 8).max(1);
    Rect::new(rect.left, rect.bottom - height, rect.width(), height)
}

/// The length of the wedge that shows a facing, in pixels.
pub fn nose_length(layout: &Layout) -> f32 {
    layout.part(0.2).clamp(7.0, 18.0)
}

/// Whether a token covers this point.
pub fn somebody_at(scene: &Scene, (x, y): Point, layout: &Layout) -> bool {
    let spaces = scene.tokens.iter().filter_map(|token| scene.on_board(token.placement));
    spaces.map(|space| layout.rect(space).inset(2)).any(|rect| {
        (rect.left as f32..rect.right as f32).contains(&x) && (rect.top as f32..rect.bottom as f32).contains(&y)
    })
}

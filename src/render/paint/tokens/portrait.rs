//! Portraits inside tokens, with the initials on a plate beside them: players need not recognise faces.

use std::collections::HashMap;

use image::RgbImage;
use image::imageops::{self, FilterType};

use super::{plate, pose};
use crate::field::Backdrop;
use crate::grid::{Area, Square};
use crate::render::paint::colour::Rgb;
use crate::render::paint::layout::Layout;
use crate::render::paint::raster::{Canvas, Outline, Point, Rect, TEXT, font};
use crate::render::{Portrait, Scene, Token};

/// In spaces lower than this no face would be recognisable above the plate, so the plate extends below the space.
const LEAST_SHOWN: i32 = 52;
/// In spaces lower than this, or if nothing can extend below, there are only initials.
const LEAST_WITHOUT_PLATE: i32 = 40;
/// The largest side in pixels to which a portrait is prepared; larger spaces scale it up.
const MOST_PIXELS: u32 = 512;
/// How far the middle of a plate is above the lower border of its token.
const ABOVE: f32 = 6.0;
/// How far it is below the border in a small space.
const BELOW: f32 = 7.0;
/// How far it may extend beyond a side.
const OVER: f32 = 10.0;

/// Pixels row by row, and their position.
pub type Laid = (Rect, Vec<Rgb>);

/// Pictures ready to be painted, prepared once for all boards of a file.
#[derive(Default)]
pub struct Art {
    /// Portraits by name and side in pixels; `None` for unreadable ones.
    faces: HashMap<(String, u32), Option<RgbImage>>,
    /// The visible part of the picture under the board, and its position; only valid for boards of one layout.
    pub under: Option<(Backdrop, Option<Laid>)>,
}

impl Art {
    /// Paints a portrait so that it fills the outline, inset by this many pixels.
    pub fn draw(&mut self, canvas: &mut Canvas, rect: Rect, (outline, inset): (Outline, f32), face: &Portrait) {
        let Some(png) = &face.png else { return };
        let (width, height) = (rect.width(), rect.height());
        let side = width.max(height).unsigned_abs();
        let read = || {
            let read = image::load_from_memory_with_format(png, image::ImageFormat::Png).ok()?.into_rgb8();
            let small = side.clamp(1, MOST_PIXELS);
            Some(imageops::resize(&read, small, small, FilterType::Triangle))
        };
        let Some(picture) = self.faces.entry((face.picture.clone(), side)).or_insert_with(read) else { return };
        let (left, top) = ((width.max(height) - width) / 2, (width.max(height) - height) / 2);
        let pixel = |x: i32, y: i32| -> Rgb {
            let within = |at: i32| at.max(0).unsigned_abs() * picture.width() / side.max(1);
            let last = picture.width() - 1;
            picture.get_pixel(within(x + left).min(last), within(y + top).min(last)).0
        };
        canvas.paint(&outline.mask(width, height, inset), (rect.left, rect.top), pixel);
    }
}

/// The width of the rim in the side's colour around a portrait.
pub fn rim(layout: &Layout) -> f32 {
    layout.part(0.07).clamp(3.0, 7.0)
}

/// The middle of the plate with the initials under a portrait: low, and clear of the marks at the lower corners and of the
/// facing. `None` if the initials are shown without a portrait.
pub fn seat(scene: &Scene, layout: &Layout, area: Area, (token, initials): (&Token, &str)) -> Option<Point> {
    token.portrait.as_ref()?.png.as_ref()?;
    let body = pose::lying(pose::room_for_name(scene, layout, area, token), token);
    let wide = font::width(initials, TEXT) as f32 + 2.0 * plate::PAD;
    let width = body.width() as f32;
    let least = body.width().min(body.height());
    let hangs = least < LEAST_SHOWN;
    if least < LEAST_WITHOUT_PLATE || wide > width * 1.25 || (hangs && !is_free_below(scene, layout, area)) {
        return None;
    }
    // The room that the marks for the owner, the number of creatures and flanking take on the lower side.
    let left = match scene.sharing(area) {
        2.. => 38.0,
        _ if token.owner.is_some() => 19.0,
        _ => 0.0,
    };
    let right = if token.flanked { 19.0 } else { 0.0 };
    let (x, middle) = body.centre();
    // It may extend beyond a border without a mark.
    let over = |mark: f32| if mark > 0.0 { 0.0 } else { OVER };
    let (west, east) = (x - width / 2.0 + left - over(left), x + width / 2.0 - right + over(right));
    let beside = wide <= east - west;
    let x = if beside { x.clamp(west + wide / 2.0, east - wide / 2.0) } else { x };
    let above = if hangs { -BELOW } else { ABOVE };
    let low = (body.bottom as f32 - above).min(layout.board.bottom as f32 - 13.0);
    let raised = match token.facing {
        _ if !beside => 24.0,
        Some(facing) if facing.delta().1 > 0 => pose::nose_length(layout),
        _ => 0.0,
    };
    Some((x, (low - raised).max(middle)))
}

/// Whether nobody stands just south of a space, and the picture continues there.
fn is_free_below(scene: &Scene, layout: &Layout, area: Area) -> bool {
    let (west, east) = (area.north_west(), area.south_east());
    let below = Area::between(Square::new(west.x, east.y + 1), Square::new(east.x, east.y + 1));
    let stands = |token: &Token| scene.on_board(token.placement).is_some_and(|other| other.overlaps(below));
    layout.view.contains(below.south_east()) && !scene.tokens.iter().any(stands)
}

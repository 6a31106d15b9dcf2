//! The visible part of the picture under the board.

use image::DynamicImage;

use crate::field::Backdrop;
use crate::grid::{PARTS, Point, Square};
use crate::render::paint::colour::Colour;
use crate::render::paint::layout::Layout;
use crate::render::paint::raster::{Canvas, Rect};
use crate::render::paint::tokens::{Art, Laid};
use crate::render::{Scene, Sheet};

/// Draws it, if there is one that can be read. From then on the canvas has more colours than a palette.
pub fn draw(canvas: &mut Canvas, scene: &Scene, layout: &Layout, art: &mut Art) {
    let Some(Sheet { backdrop, png: Some(png) }) = &scene.backdrop else { return };
    if art.under.as_ref().is_none_or(|(known, _)| known != backdrop) {
        let Ok(picture) = image::load_from_memory_with_format(png, image::ImageFormat::Png) else { return };
        art.under = Some((backdrop.clone(), seen(&picture, backdrop, layout)));
    }
    canvas.clip(layout.board);
    canvas.fill_rect(layout.board, Colour::Floor);
    if let Some((_, Some((rect, pixels)))) = &art.under {
        canvas.lay(*rect, pixels);
    }
    canvas.clip(canvas.bounds());
}

/// The part of a picture that is in the view, scaled to its size on the canvas, and its position.
fn seen(picture: &DynamicImage, backdrop: &Backdrop, layout: &Layout) -> Option<Laid> {
    let (width, height) = (backdrop.width.max(1), backdrop.height.max(1));
    // The visible part, in parts of squares.
    let corner = Point::corner(layout.view.north_west());
    let end = Point::corner(layout.view.south_east().offset((1, 1)));
    let (west, north) = (backdrop.left, backdrop.top);
    let seen = (corner.x.max(west), corner.y.max(north), end.x.min(west + width), end.y.min(north + height));
    if seen.0 >= seen.2 || seen.1 >= seen.3 {
        return None;
    }
    let pixels = |parts: i64, of: i64, side: u32| (parts * i64::from(side) / of) as u32;
    let across = |at: i64| pixels(at - west, width, picture.width());
    let down = |at: i64| pixels(at - north, height, picture.height());
    let (left, top) = (across(seen.0), down(seen.1));
    let right = across(seen.2).max(left + 1);
    let bottom = down(seen.3).max(top + 1);
    let ((x0, y0), (x1, y1)) = (whole(layout, seen.0, seen.1), whole(layout, seen.2, seen.3));
    let rect = Rect { left: x0, top: y0, right: x1, bottom: y1 }.within(layout.board);
    if rect.width() < 1 || rect.height() < 1 {
        return None;
    }
    let part = picture.crop_imm(left, top, right - left, bottom - top);
    let filter = image::imageops::FilterType::Triangle;
    let part = part.resize_exact(rect.width().unsigned_abs(), rect.height().unsigned_abs(), filter);
    Some((rect, part.into_rgb8().as_raw().chunks_exact(3).map(|rgb| [rgb[0], rgb[1], rgb[2]]).collect()))
}

/// The pixel nearest to a point of the board.
fn whole(layout: &Layout, x: i64, y: i64) -> (i32, i32) {
    let origin = layout.square(Square::new(0, 0));
    let along = |parts: i64| (parts * i64::from(layout.square) + PARTS / 2).div_euclid(PARTS) as i32;
    (origin.left + along(x), origin.top + along(y))
}

//! Images under boards and portraits, decoded within limits and stored no larger than they are shown.

use std::io::Cursor;

use image::{DynamicImage, ImageReader, Limits};

use super::{FileError, MAX_FILE_BYTES};
use crate::say;

/// The most pixels per side of an image.
const MAX_PIXELS_PER_SIDE: u32 = 8_192;
/// The most memory that decoding may take, in bytes.
const MAX_MEMORY: u64 = 128 * 1024 * 1024;
/// The most pixels per 5-ft square; no picture shows a square more than half again as large.
const SQUARE: u32 = 64;
/// The most pixels of a stored image, so that its PNG stays under 10 MiB whatever it shows.
const MAX_PIXELS: f64 = 3_000_000.0;

/// The most pixels per side of a portrait.
const PORTRAIT: u32 = 256;

/// A stored image: an RGB PNG.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PngImage {
    /// The PNG file.
    pub png: Vec<u8>,
    /// Width in pixels.
    pub width: u32,
    /// Height in pixels.
    pub height: u32,
}

impl PngImage {
    /// The id it is stored under: a hash of its bytes (FNV-1a) and their number.
    #[must_use]
    pub fn name(&self) -> String {
        let mixed = |sum: u64, byte: &u8| (sum ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3);
        format!("{:016x}-{}", self.png.iter().fold(0xcbf2_9ce4_8422_2325, mixed), self.png.len())
    }

    /// Reads a PNG, WebP or JPEG image that covers this many squares.
    ///
    /// # Errors
    /// If it is of another format, damaged, or takes too much memory to decode.
    pub fn read(bytes: &[u8], squares: (u32, u32)) -> Result<PngImage, FileError> {
        let full = decoded(bytes)?;
        let (width, height) = (full.width(), full.height());
        let (wide, high) = stored_size((width, height), squares);
        let small = if (wide, high) == (width, height) { full } else { full.thumbnail_exact(wide, high) };
        encoded(small).ok_or_else(|| FileError::because(say!("picture-not-kept")))
    }

    /// Reads a PNG, WebP or JPEG image as a portrait: its central square, scaled down.
    ///
    /// # Errors
    /// As [`PngImage::read`].
    pub fn portrait(bytes: &[u8]) -> Result<PngImage, FileError> {
        if bytes.len() > MAX_FILE_BYTES {
            return Err(FileError::because(say!("file-too-large")));
        }
        let full = decoded(bytes)?;
        let side = full.width().min(full.height());
        let square = full.crop_imm((full.width() - side) / 2, (full.height() - side) / 2, side, side);
        let small = if side > PORTRAIT { square.thumbnail_exact(PORTRAIT, PORTRAIT) } else { square };
        encoded(small).ok_or_else(|| FileError::because(say!("picture-not-kept")))
    }
}

/// Decodes an image within limits.
fn decoded(bytes: &[u8]) -> Result<DynamicImage, FileError> {
    let reader = || {
        let mut reader = ImageReader::new(Cursor::new(bytes)).with_guessed_format().ok()?;
        let mut limits = Limits::default();
        limits.max_image_width = Some(MAX_PIXELS_PER_SIDE);
        limits.max_image_height = Some(MAX_PIXELS_PER_SIDE);
        limits.max_alloc = Some(MAX_MEMORY);
        reader.limits(limits);
        reader.format()?;
        Some(reader)
    };
    let unknown = || FileError::because(say!("picture-unknown"));
    // Check the size in the header before decoding.
    let (width, height) = reader().ok_or_else(unknown)?.into_dimensions().map_err(|error| damaged(&error))?;
    if width > MAX_PIXELS_PER_SIDE || height > MAX_PIXELS_PER_SIDE {
        return Err(FileError::because(say!("picture-too-large", width, height, most = MAX_PIXELS_PER_SIDE)));
    }
    reader().ok_or_else(unknown)?.decode().map_err(|error| damaged(&error))
}

fn damaged(error: &image::ImageError) -> FileError {
    match error {
        image::ImageError::Limits(_) => FileError::because(say!("picture-memory")),
        _ => FileError::because(say!("picture-damaged")),
    }
}

/// The size to store: no more pixels than are ever shown, and never enlarged.
fn stored_size((width, height): (u32, u32), squares: (u32, u32)) -> (u32, u32) {
    let (wide, high) = (width.min(squares.0 * SQUARE).max(1), height.min(squares.1 * SQUARE).max(1));
    let shrink = (MAX_PIXELS / (f64::from(wide) * f64::from(high))).sqrt().min(1.0);
    let shrunk = |side: u32| ((f64::from(side) * shrink) as u32).max(1);
    (shrunk(wide), shrunk(high))
}

/// Transparent parts become white.
fn encoded(picture: DynamicImage) -> Option<PngImage> {
    let (width, height) = (picture.width(), picture.height());
    let rgb: Vec<u8> = if picture.color().has_alpha() {
        let over_white = |pixel: &[u8]| {
            let alpha = u16::from(pixel[3]);
            [pixel[0], pixel[1], pixel[2]]
                .map(|part| ((u16::from(part) * alpha + 255 * (255 - alpha) + 127) / 255) as u8)
        };
        picture.into_rgba8().as_raw().chunks_exact(4).flat_map(over_white).collect()
    } else {
        picture.into_rgb8().into_raw()
    };
    let mut png = Vec::new();
    let mut encoder = png::Encoder::new(&mut png, width, height);
    encoder.set_color(png::ColorType::Rgb);
    encoder.set_depth(png::BitDepth::Eight);
    encoder.set_compression(png::Compression::Fast);
    let mut writer = encoder.write_header().ok()?;
    writer.write_image_data(&rgb).ok()?;
    writer.finish().ok()?;
    Some(PngImage { png, width, height })
}

//! The picture under a board, and portraits: decoded within limits, and made as small as they are shown.

use std::io::Cursor;

use image::{DynamicImage, ImageReader, Limits};

use super::{MOST_BYTES, NotAMap};
use crate::say;

/// Neither side of a picture has more pixels.
const MOST_SIDE: u32 = 8_192;
/// What decoding one may take, in bytes.
const MOST_MEMORY: u64 = 128 * 1024 * 1024;
/// Pixels that a square of 5 ft gets at most: no square is shown larger than half as large again.
const SQUARE: u32 = 64;
/// Pixels of a whole picture that is kept: written as PNG that is less than 10 MiB, whatever it shows.
const MOST_PIXELS: f64 = 3_000_000.0;

/// Pixels that a portrait has from side to side at most.
const PORTRAIT: u32 = 256;

/// A picture as it is kept: a PNG file of three colours a pixel.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sheet {
    /// The file.
    pub png: Vec<u8>,
    /// Pixels from west to east.
    pub width: u32,
    /// Pixels from north to south.
    pub height: u32,
}

impl Sheet {
    /// The name under which it is kept: what its bytes come to (FNV-1a), and how many they are.
    #[must_use]
    pub fn name(&self) -> String {
        let mixed = |sum: u64, byte: &u8| (sum ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3);
        format!("{:016x}-{}", self.png.iter().fold(0xcbf2_9ce4_8422_2325, mixed), self.png.len())
    }

    /// Reads a PNG, WebP or JPEG file that lies under so many squares.
    ///
    /// # Errors
    /// If it is none of these, damaged, or too large to be decoded in little memory.
    pub fn read(bytes: &[u8], squares: (u32, u32)) -> Result<Sheet, NotAMap> {
        let whole = decoded(bytes)?;
        let (width, height) = (whole.width(), whole.height());
        let (wide, high) = fitting((width, height), squares);
        let small = if (wide, high) == (width, height) { whole } else { whole.thumbnail_exact(wide, high) };
        encoded(small).ok_or_else(|| NotAMap::because(say!("picture-not-kept")))
    }

    /// Reads a PNG, WebP or JPEG file as a portrait: a square from its middle, made small.
    ///
    /// # Errors
    /// As [`Sheet::read`].
    pub fn portrait(bytes: &[u8]) -> Result<Sheet, NotAMap> {
        if bytes.len() > MOST_BYTES {
            return Err(NotAMap::because(say!("file-too-large")));
        }
        let whole = decoded(bytes)?;
        let side = whole.width().min(whole.height());
        let square = whole.crop_imm((whole.width() - side) / 2, (whole.height() - side) / 2, side, side);
        let small = if side > PORTRAIT { square.thumbnail_exact(PORTRAIT, PORTRAIT) } else { square };
        encoded(small).ok_or_else(|| NotAMap::because(say!("picture-not-kept")))
    }
}

/// Decodes a picture within limits.
fn decoded(bytes: &[u8]) -> Result<DynamicImage, NotAMap> {
    let reader = || {
        let mut reader = ImageReader::new(Cursor::new(bytes)).with_guessed_format().ok()?;
        let mut limits = Limits::default();
        limits.max_image_width = Some(MOST_SIDE);
        limits.max_image_height = Some(MOST_SIDE);
        limits.max_alloc = Some(MOST_MEMORY);
        reader.limits(limits);
        reader.format()?;
        Some(reader)
    };
    let unknown = || NotAMap::because(say!("picture-unknown"));
    // What its first bytes say, before anything is decoded.
    let (width, height) = reader().ok_or_else(unknown)?.into_dimensions().map_err(|error| damaged(&error))?;
    if width > MOST_SIDE || height > MOST_SIDE {
        return Err(NotAMap::because(say!("picture-too-large", width, height, most = MOST_SIDE)));
    }
    reader().ok_or_else(unknown)?.decode().map_err(|error| damaged(&error))
}

fn damaged(error: &image::ImageError) -> NotAMap {
    match error {
        image::ImageError::Limits(_) => NotAMap::because(say!("picture-memory")),
        _ => NotAMap::because(say!("picture-damaged")),
    }
}

/// As many pixels as are ever shown, and no more than there are.
fn fitting((width, height): (u32, u32), squares: (u32, u32)) -> (u32, u32) {
    let (wide, high) = (width.min(squares.0 * SQUARE).max(1), height.min(squares.1 * SQUARE).max(1));
    let shrink = (MOST_PIXELS / (f64::from(wide) * f64::from(high))).sqrt().min(1.0);
    let shrunk = |side: u32| ((f64::from(side) * shrink) as u32).max(1);
    (shrunk(wide), shrunk(high))
}

/// What is not opaque lies on white paper.
fn encoded(picture: DynamicImage) -> Option<Sheet> {
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
    Some(Sheet { png, width, height })
}

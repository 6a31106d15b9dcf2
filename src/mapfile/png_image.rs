//! Images under boards and portraits, decoded within limits and stored no larger than they are shown.

use std::io::Cursor;

use image::{DynamicImage, ImageFormat, ImageReader, Limits, imageops};

use super::{FileError, MAX_FILE_BYTES, decoding, lossless};
use crate::say;

/// The most pixels per side of an image.
const MAX_PIXELS_PER_SIDE: u32 = 8_192;
/// The most memory that a file and its decoding may take, in bytes: less than 128 MiB together with the program itself and a
/// map file around the image.
const MAX_MEMORY: u64 = 92 * 1024 * 1024;
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
    /// The file that it was made from, to be returned on export; empty if that is the PNG itself, or was not kept.
    pub original: Vec<u8>,
}

impl PngImage {
    /// The id it is stored under: a hash of its bytes (FNV-1a) and their number.
    #[must_use]
    pub fn name(&self) -> String {
        let mixed = |sum: u64, byte: &u8| (sum ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3);
        format!("{:016x}-{}", self.png.iter().fold(0xcbf2_9ce4_8422_2325, mixed), self.png.len())
    }

    /// The original file, or the stored PNG if there is no original.
    #[must_use]
    pub fn original_or_png(&self) -> &[u8] {
        if self.original.is_empty() { &self.png } else { &self.original }
    }

    /// The width in pixels of [`PngImage::original_or_png`].
    #[must_use]
    pub fn original_width(&self) -> u32 {
        size_of(self.original_or_png()).map_or(self.width, |(width, _)| width)
    }

    /// Reads a PNG, WebP or JPEG image that covers this many squares.
    ///
    /// # Errors
    /// If it is of another format, damaged, or takes too much memory to decode.
    pub fn read(bytes: &[u8], squares: (u32, u32)) -> Result<PngImage, FileError> {
        let small = decoded(bytes, |all| ((0, 0), all), |all| stored_size(all, squares))?;
        let mut stored = encoded(small).ok_or_else(|| FileError::new(say!("picture-not-kept")))?;
        if stored.png != bytes {
            stored.original = bytes.to_vec();
        }
        Ok(stored)
    }

    /// Reads a PNG, WebP or JPEG image as a portrait: its central square, scaled down.
    ///
    /// # Errors
    /// As [`PngImage::read`].
    pub fn portrait(bytes: &[u8]) -> Result<PngImage, FileError> {
        if bytes.len() > MAX_FILE_BYTES {
            return Err(FileError::new(say!("file-too-large")));
        }
        let central = |(width, height): (u32, u32)| {
            let side = width.min(height);
            (((width - side) / 2, (height - side) / 2), (side, side))
        };
        let small = decoded(bytes, central, |(side, _)| (side.min(PORTRAIT), side.min(PORTRAIT)))?;
        encoded(small).ok_or_else(|| FileError::new(say!("picture-not-kept")))
    }
}

/// The width and height of an image in pixels, according to its header.
pub(super) fn size_of(bytes: &[u8]) -> Option<(u32, u32)> {
    ImageReader::new(Cursor::new(bytes)).with_guessed_format().ok()?.into_dimensions().ok()
}

/// A grayscale image, at most `most` pixels on its longer side.
pub(super) fn gray(bytes: &[u8], most: u32) -> Result<image::GrayImage, FileError> {
    let fitted = |(width, height): (u32, u32)| {
        let shrink = (f64::from(most) / f64::from(width.max(height))).min(1.0);
        let shrunk = |side: u32| ((f64::from(side) * shrink).round() as u32).max(1);
        (shrunk(width), shrunk(height))
    };
    Ok(decoded(bytes, |all| ((0, 0), all), fitted)?.into_luma8())
}

/// A part of an image in pixels: its corner, and its width and height.
type Part = ((u32, u32), (u32, u32));

/// Decodes an image within limits: the part that `part` chooses, scaled down to the size that `fitted` returns for it.
fn decoded(
    bytes: &[u8],
    part: impl Fn((u32, u32)) -> Part,
    fitted: impl Fn((u32, u32)) -> (u32, u32),
) -> Result<DynamicImage, FileError> {
    let reader = || {
        let mut reader = ImageReader::new(Cursor::new(bytes)).with_guessed_format().ok()?;
        let mut limits = Limits::default();
        limits.max_image_width = Some(MAX_PIXELS_PER_SIDE);
        limits.max_image_height = Some(MAX_PIXELS_PER_SIDE);
        limits.max_alloc = Some(MAX_MEMORY);
        reader.limits(limits);
        let format = reader.format()?;
        Some((reader, format))
    };
    let unknown = || FileError::new(say!("picture-unknown"));
    // Check the size in the header before decoding.
    let (header, format) = reader().ok_or_else(unknown)?;
    let (width, height) = header.into_dimensions().map_err(|error| damaged(&error))?;
    if width > MAX_PIXELS_PER_SIDE || height > MAX_PIXELS_PER_SIDE {
        return Err(FileError::new(say!("picture-too-large", width, height, most = MAX_PIXELS_PER_SIDE)));
    }
    let part = part((width, height));
    if format == ImageFormat::Png
        && let Some(read) = by_rows(bytes, part, fitted(part.1))
    {
        return read;
    }
    let pixels = u64::from(width) * u64::from(height);
    let (takes, has) = (decoding::memory(bytes, format, (width, height)), MAX_MEMORY - bytes.len() as u64);
    if takes > has {
        let most = pixels * has / takes / 1_000_000;
        return Err(FileError::new(say!("picture-too-many-pixels", width, height, most)));
    }
    if format == ImageFormat::WebP && takes + lossless::tables(bytes, (width, height), has - takes) > has {
        return Err(FileError::new(say!("picture-memory")));
    }
    let full = reader().ok_or_else(unknown)?.0.decode().map_err(|error| damaged(&error))?;
    Ok(shrunk(full, part, fitted(part.1)))
}

/// A part of an image, scaled to this size. The part is not copied: the whole image is in memory.
fn shrunk(full: DynamicImage, ((x, y), size): Part, (wide, high): (u32, u32)) -> DynamicImage {
    if ((x, y), size) == ((0, 0), (full.width(), full.height())) && size == (wide, high) {
        return full;
    }
    if size == (wide, high) {
        return full.crop_imm(x, y, wide, high);
    }
    match full {
        DynamicImage::ImageRgb8(all) => {
            DynamicImage::ImageRgb8(imageops::thumbnail(&*imageops::crop_imm(&all, x, y, size.0, size.1), wide, high))
        }
        DynamicImage::ImageRgba8(all) => {
            DynamicImage::ImageRgba8(imageops::thumbnail(&*imageops::crop_imm(&all, x, y, size.0, size.1), wide, high))
        }
        other => other.crop_imm(x, y, size.0, size.1).thumbnail_exact(wide, high),
    }
}

/// Reads a PNG row by row, so that it is never completely in memory; `None` if it is interlaced.
fn by_rows(
    bytes: &[u8],
    ((x, y), (wide, high)): Part,
    (to_wide, to_high): (u32, u32),
) -> Option<Result<DynamicImage, FileError>> {
    let broken = || FileError::new(say!("picture-damaged"));
    let mut decoder = png::Decoder::new_with_limits(Cursor::new(bytes), png::Limits { bytes: MAX_MEMORY as usize });
    decoder.set_transformations(png::Transformations::normalize_to_color8());
    let Ok(mut reader) = decoder.read_info() else { return Some(Err(broken())) };
    if reader.info().interlaced {
        return None;
    }
    let samples = reader.output_color_type().0.samples();
    let mut rgb = Vec::with_capacity(to_wide as usize * to_high as usize * 3);
    let mut sums = vec![[0_u32; 4]; to_wide as usize];
    // The column of the small image that a column of the part contributes to.
    let column = |at: u32| (u64::from(at) * u64::from(to_wide) / u64::from(wide)) as usize;
    let row = |at: u32| u64::from(at) * u64::from(to_high) / u64::from(high);
    for at in 0..y + high {
        let Ok(Some(line)) = reader.next_row() else { return Some(Err(broken())) };
        if at < y {
            continue;
        }
        let pixels = line.data().chunks_exact(samples).skip(x as usize).take(wide as usize);
        for (nth, pixel) in (0..).zip(pixels) {
            let sum = &mut sums[column(nth)];
            let (red, green, blue, alpha) = match *pixel {
                [gray] => (gray, gray, gray, 255),
                [gray, alpha] => (gray, gray, gray, alpha),
                [red, green, blue] => (red, green, blue, 255),
                [red, green, blue, alpha, ..] => (red, green, blue, alpha),
                [] => (255, 255, 255, 255),
            };
            let over_white =
                |part: u8| (u32::from(part) * u32::from(alpha) + 255 * (255 - u32::from(alpha)) + 127) / 255;
            sum[0] += over_white(red);
            sum[1] += over_white(green);
            sum[2] += over_white(blue);
            sum[3] += 1;
        }
        if at + 1 == y + high || row(at - y) != row(at + 1 - y) {
            for sum in &mut sums {
                let [red, green, blue, count] = std::mem::take(sum);
                rgb.extend([red, green, blue].map(|all| ((all + count / 2) / count.max(1)) as u8));
            }
        }
    }
    let image = image::RgbImage::from_raw(to_wide, to_high, rgb).map(DynamicImage::ImageRgb8);
    Some(image.ok_or_else(broken))
}

fn damaged(error: &image::ImageError) -> FileError {
    match error {
        image::ImageError::Limits(_) => FileError::new(say!("picture-memory")),
        _ => FileError::new(say!("picture-damaged")),
    }
}

/// The size to store: no more pixels than are ever shown, and never enlarged.
fn stored_size((width, height): (u32, u32), squares: (u32, u32)) -> (u32, u32) {
    let (wide, high) = (width.min(squares.0 * SQUARE).max(1), height.min(squares.1 * SQUARE).max(1));
    let shrink = (MAX_PIXELS / (f64::from(wide) * f64::from(high))).sqrt().min(1.0);
    let shrunk = |side: u32| ((f64::from(side) * shrink) as u32).max(1);
    (shrunk(wide), shrunk(high))
}

/// Encodes an image on a white background.
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
    Some(PngImage { png, width, height, original: Vec::new() })
}

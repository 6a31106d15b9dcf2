//! How much memory decoding an image takes, computed from its header before anything is decoded. The decoders' own limits do not
//! count what they keep besides the pixels.

use image::ImageFormat;

/// For rows of pixels, tables and the like.
const BESIDES: u64 = 4 * 1024 * 1024;

/// The most bytes that decoding takes, including the decoder's copy of the file.
pub(super) fn memory(bytes: &[u8], format: ImageFormat, (width, height): (u32, u32)) -> u64 {
    let pixels = u64::from(width) * u64::from(height);
    let decoded = match format {
        ImageFormat::Jpeg => pixels * 3 + coefficients(bytes, (width, height)),
        ImageFormat::WebP => pixels * webp(bytes),
        // An interlaced one: up to 8 bytes a pixel, and a pass of the same size.
        _ => pixels * 16,
    };
    decoded + bytes.len() as u64 + BESIDES
}

/// The bytes per pixel of a WebP file.
fn webp(bytes: &[u8]) -> u64 {
    const ALPHA: u8 = 0x10;
    const ANIMATED: u8 = 0x02;
    let flags = bytes.get(20).copied().unwrap_or(ANIMATED);
    match bytes.get(12..16) {
        // Lossy: its planes and the pixels.
        Some(b"VP8 ") => 5,
        // Lossless without transparency is first decoded with it.
        Some(b"VP8L") => 8,
        // The canvas, a frame, its planes and its transparency, and the pixels.
        Some(b"VP8X") if flags & ANIMATED != 0 => 19,
        // Transparency is a separate image, decoded as four channels.
        Some(b"VP8X") if flags & ALPHA != 0 => 11,
        Some(b"VP8X") => 8,
        _ => 19,
    }
}

/// What a JPEG says about its components before the first scan.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Frame {
    /// Whether all coefficients are kept until the last scan is read.
    in_scans: bool,
    /// The sampling factors of each component, horizontal and vertical.
    components: Vec<(u64, u64)>,
}

/// The bytes of the coefficients that a JPEG decoder keeps. It keeps them if they come in several scans: in progressive
/// files, and in files whose first scan lacks a component.
fn coefficients(bytes: &[u8], (width, height): (u32, u32)) -> u64 {
    // An unreadable header is assumed to be of the costliest kind.
    let frame = frame(bytes).unwrap_or(Frame { in_scans: true, components: vec![(1, 1); 4] });
    if !frame.in_scans {
        return 0;
    }
    let most = |each: fn(&(u64, u64)) -> u64| frame.components.iter().map(each).max().unwrap_or(1);
    let (across, down) = (most(|one| one.0), most(|one| one.1));
    let units = u64::from(width).div_ceil(8 * across) * u64::from(height).div_ceil(8 * down);
    let blocks: u64 = frame.components.iter().map(|(wide, high)| wide * high).sum();
    units * blocks * 64 * 2
}

/// Reads a JPEG up to its first scan; `None` if it does not follow the format.
fn frame(bytes: &[u8]) -> Option<Frame> {
    let mut at = 2;
    let mut found: Option<(bool, Vec<(u64, u64)>)> = None;
    while let [0xff, marker, high, low] = *bytes.get(at..at + 4)? {
        let long = usize::from(high) * 256 + usize::from(low);
        let content = bytes.get(at + 4..at + 2 + long)?;
        match marker {
            0xc0..=0xc2 if found.is_none() => {
                let sampled =
                    content.get(6..)?.chunks_exact(3).map(|one| (u64::from(one[1] >> 4), u64::from(one[1] & 15)));
                let components: Vec<(u64, u64)> = sampled.collect();
                let fits = components.len() == usize::from(content[5]) && (1..=4).contains(&components.len());
                let sane = components.iter().all(|(wide, high)| (1..=4).contains(wide) && (1..=4).contains(high));
                found = Some((marker == 0xc2, Some(components).filter(|_| fits && sane)?));
            }
            0xda => {
                let (progressive, components) = found?;
                let in_scans = progressive || usize::from(*content.first()?) != components.len();
                return Some(Frame { in_scans, components });
            }
            // Tables, application data, comments; no second frame.
            0xc4 | 0xdb | 0xdd | 0xe0..=0xef | 0xfe => {}
            _ => return None,
        }
        at += 2 + long;
    }
    None
}

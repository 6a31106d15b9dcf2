//! What decoding an image takes at most, counted in bytes, for files whose headers promise much.

use allocation_counter::measure;
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use fivefoot::mapfile::{PngImage, read};
use serde_json::json;

/// The most that reading an image takes beside the file itself, in bytes.
const MOST: u64 = 92 << 20;

/// A JPEG of these sides with one component a sampling factor, whose first scan has so many of them; nothing follows its header.
/// A decoder that is not strict takes it for gray, and allocates for all of it.
fn jpeg(frame: u8, sampled: &[u8], scanned: u8, (width, height): (u16, u16), padding: usize) -> Vec<u8> {
    let mut file = vec![0xff, 0xd8];
    let segment = |file: &mut Vec<u8>, marker: u8, content: &[u8]| {
        file.extend([0xff, marker]);
        file.extend((content.len() as u16 + 2).to_be_bytes());
        file.extend(content);
    };
    for _ in 0..padding {
        segment(&mut file, 0xfe, &[0; 65_000]);
    }
    if sampled.len() == 4 {
        segment(&mut file, 0xee, b"Adobe\0\x64\0\0\0\0\x02");
    }
    segment(&mut file, 0xdb, &[&[0][..], &[1; 64]].concat());
    let count = sampled.len() as u8;
    let sides = [height.to_be_bytes(), width.to_be_bytes()].concat();
    let each: Vec<u8> = sampled.iter().zip(1..).flat_map(|(sampled, nth)| [nth, *sampled, 0]).collect();
    segment(&mut file, frame, &[&[8][..], &sides, &[count], &each].concat());
    for table in [0x00, 0x10] {
        let mut lengths = [0_u8; 16];
        lengths[1] = 2;
        segment(&mut file, 0xc4, &[&[table][..], &lengths, &[0, 1]].concat());
    }
    let end = if frame == 0xc2 { 0 } else { 63 };
    let each: Vec<u8> = (1..=scanned).flat_map(|nth| [nth, 0]).collect();
    segment(&mut file, 0xda, &[&[scanned][..], &each, &[0, end, 0]].concat());
    file.extend([0; 64]);
    file.extend([0xff, 0xd9]);
    file
}

/// Reads images of growing sides until one is refused; each that is read stays within bounds. Returns the sides of the first that
/// is refused as too large.
fn first_refused(name: &str, file: impl Fn(u16) -> Vec<u8>) -> u16 {
    for side in [1_000, 2_900, 3_800, 4_700, 5_600, 8_100] {
        let bytes = file(side);
        let room = MOST - bytes.len() as u64;
        let mut refused = false;
        for portrait in [false, true] {
            let taken = measure(|| {
                let read = if portrait { PngImage::portrait(&bytes) } else { PngImage::read(&bytes, (30, 30)) };
                refused = read.is_err_and(|why| why.to_string().contains("pixels"));
            });
            assert!(taken.bytes_max <= room, "{name} {side}, portrait {portrait}: {} of {room}", taken.bytes_max);
        }
        if refused {
            return side;
        }
    }
    u16::MAX
}

/// A file that keeps its coefficients takes more than twice as much as one that does not.
#[test]
fn a_jpeg_takes_no_more_memory_than_it_may_however_it_is_made() {
    let of = |frame, sampled: &'static [u8], scanned, padding| {
        move |side: u16| jpeg(frame, sampled, scanned, (side, side), padding)
    };
    assert_eq!(first_refused("baseline", of(0xc0, &[0x22, 0x11, 0x11], 3, 0)), 5_600);
    assert_eq!(first_refused("baseline in scans", of(0xc0, &[0x11, 0x11, 0x11], 1, 0)), 3_800);
    assert_eq!(first_refused("progressive", of(0xc2, &[0x22, 0x11, 0x11], 3, 0)), 4_700);
    assert_eq!(first_refused("progressive in full", of(0xc2, &[0x11, 0x11, 0x11], 3, 0)), 3_800);
    assert_eq!(first_refused("four colours", of(0xc2, &[0x11, 0x11, 0x11, 0x11], 4, 0)), 2_900);
    assert_eq!(first_refused("a large file", of(0xc2, &[0x11, 0x11, 0x11], 3, 150)), 2_900);
}

/// A lossless WebP with and without transparency, and a PNG whose rows come in several passes or at once.
#[test]
fn other_images_take_no_more_than_their_headers_promise() {
    for side in [300_u32, 1_500] {
        let painted = image::RgbaImage::from_fn(side, side, |x, y| image::Rgba([x as u8, y as u8, (x * y) as u8, 200]));
        for (alpha, format) in [
            (true, image::ImageFormat::WebP),
            (false, image::ImageFormat::WebP),
            (true, image::ImageFormat::Png),
            (false, image::ImageFormat::Png),
        ] {
            let image = image::DynamicImage::ImageRgba8(painted.clone());
            let image = if alpha { image } else { image.into_rgb8().into() };
            let mut bytes = std::io::Cursor::new(Vec::new());
            image.write_to(&mut bytes, format).expect("written");
            let bytes = bytes.into_inner();
            let taken = measure(|| {
                PngImage::portrait(&bytes).expect("an image");
            });
            let promised = u64::from(side * side) * 8 + bytes.len() as u64 + (4 << 20);
            assert!(taken.bytes_max <= promised, "{format:?} {alpha} {side}: {} of {promised}", taken.bytes_max);
        }
    }
}

/// The image in a map file is held to the same, with the file around it.
#[test]
fn an_image_in_a_map_takes_no_more() {
    let image = STANDARD.encode(jpeg(0xc2, &[0x11; 3], 3, (2_800, 2_800), 100));
    let map = json!({
        "resolution": {"map_origin": {"x": 0, "y": 0}, "map_size": {"x": 20, "y": 20}, "pixels_per_grid": 140},
        "line_of_sight": [], "portals": [], "image": image,
    });
    let bytes = map.to_string().into_bytes();
    let taken = measure(|| {
        assert!(read(&bytes, None).expect("a map").image.is_some());
    });
    assert!(taken.bytes_max + bytes.len() as u64 <= MOST + (10 << 20), "{}", taken.bytes_max);
}

//! The most memory that decoding an image takes, in bytes, for files with extravagant headers.

use allocation_counter::measure;
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use fivefoot::mapfile::{PngImage, read};
use serde_json::json;

/// The most that reading an image may allocate besides the file itself, in bytes.
const MOST: u64 = 92 << 20;

/// A JPEG of this size with one component per sampling factor, whose first scan has `scanned` of them; nothing follows its
/// header. A lenient decoder takes it for gray, and allocates for all of it.
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

/// Reads an image of the longest permitted side, which stays within bounds, and one of the next side, which is refused as too
/// large.
fn is_read_up_to(longest: u16, refused: u16, name: &str, file: impl Fn(u16) -> Vec<u8>) {
    for side in [longest, refused] {
        let bytes = file(side);
        let room = MOST - bytes.len() as u64;
        for portrait in [false, true] {
            let mut too_large = false;
            let taken = measure(|| {
                let read = if portrait { PngImage::portrait(&bytes) } else { PngImage::read(&bytes, (30, 30)) };
                too_large = read.is_err_and(|why| why.to_string().contains("pixels"));
            });
            assert!(taken.bytes_max <= room, "{name} {side}, portrait {portrait}: {} of {room}", taken.bytes_max);
            assert_eq!(too_large, side == refused, "{name} {side}, portrait {portrait}");
        }
    }
}

/// A file whose coefficients are kept takes more than twice as much as another one.
#[test]
fn a_jpeg_takes_no_more_memory_than_it_may_however_it_is_made() {
    let of = |frame, sampled: &'static [u8], scanned, padding| {
        move |side: u16| jpeg(frame, sampled, scanned, (side, side), padding)
    };
    is_read_up_to(4_700, 5_600, "baseline", of(0xc0, &[0x22, 0x11, 0x11], 3, 0));
    is_read_up_to(2_900, 3_800, "baseline in scans", of(0xc0, &[0x11, 0x11, 0x11], 1, 0));
    is_read_up_to(3_800, 4_700, "progressive", of(0xc2, &[0x22, 0x11, 0x11], 3, 0));
    is_read_up_to(2_900, 3_800, "progressive in full", of(0xc2, &[0x11, 0x11, 0x11], 3, 0));
    is_read_up_to(1_000, 2_900, "four colours", of(0xc2, &[0x11, 0x11, 0x11, 0x11], 4, 0));
    is_read_up_to(1_000, 2_900, "a large file", of(0xc2, &[0x11, 0x11, 0x11], 3, 150));
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

/// A bit stream, least significant bit first.
#[derive(Default)]
struct Bits {
    bytes: Vec<u8>,
    /// The bits that don't fill a byte yet, and their number.
    rest: (u64, u32),
}

impl Bits {
    fn put(&mut self, value: u32, count: u32) {
        let (mut rest, mut held) = (self.rest.0 | u64::from(value) << self.rest.1, self.rest.1 + count);
        while held >= 8 {
            self.bytes.push(rest as u8);
            (rest, held) = (rest >> 8, held - 8);
        }
        self.rest = (rest, held);
    }

    fn bytes(mut self) -> Vec<u8> {
        self.put(0, 7);
        self.bytes
    }
}

/// A lossless WebP of 4 x 4 pixels with this many groups of codes. Each code takes 92 bits, and a table of 4 kB.
fn with_groups(groups: u32) -> Vec<u8> {
    let mut bits = Bits::default();
    let mut put = |fields: &[(u32, u32)]| fields.iter().for_each(|(value, count)| bits.put(*value, *count));
    put(&[(0x2f, 8), (3, 14), (3, 14), (0, 4)]);
    // No transform and no colour cache; one block, whose red and green are the number of its group.
    put(&[(0, 1), (0, 1), (1, 1), (0, 3), (0, 1)]);
    let number = groups - 1;
    put(&[(0b101, 3), (number & 255, 8), (0b101, 3), (number >> 8, 8), (1, 4), (1, 4), (1, 4)]);
    for _ in 0..groups * 5 {
        // The lengths 1 to 10, which have codes of 3 bits and of 4.
        put(&[
            (0, 1),
            (10, 4),
            (0, 9),
            (3, 3),
            (3, 3),
            (3, 3),
            (3, 3),
            (3, 3),
            (0, 3),
            (3, 3),
            (4, 3),
            (4, 3),
            (4, 3),
            (4, 3),
        ]);
        // Eleven lengths: 1 to 10, and 10 again.
        put(&[(1, 1), (1, 3), (9, 4)]);
        put(&[(0b000, 3), (0b100, 3), (0b010, 3), (0b110, 3), (0b001, 3), (0b101, 3)]);
        put(&[(0b0011, 4), (0b1011, 4), (0b0111, 4), (0b1111, 4), (0b1111, 4)]);
    }
    put(&[(0, 32), (0, 32), (0, 32)]);
    let stream = bits.bytes();
    let chunk = [b"WEBPVP8L", &(stream.len() as u32).to_le_bytes()[..], &stream, &vec![0; stream.len() % 2]].concat();
    [b"RIFF", &(chunk.len() as u32).to_le_bytes()[..], &chunk].concat()
}

/// A small file's tables can take hundreds of times its length: their size is computed before they are allocated.
#[test]
fn the_tables_of_a_lossless_image_take_no_more_than_they_may() {
    for (groups, is_read) in [(1, true), (1_000, true), (4_000, true), (6_000, false), (65_536, false)] {
        let file = with_groups(groups);
        let room = MOST - file.len() as u64;
        let mut read = None;
        let taken = measure(|| read = Some(PngImage::portrait(&file)));
        assert!(taken.bytes_max <= room, "{groups}: {} of {room}", taken.bytes_max);
        match read.expect("an answer") {
            Ok(_) => assert!(is_read, "{groups}"),
            Err(why) => assert!(!is_read && why.to_string().contains("too much memory"), "{groups}: {why}"),
        }
    }
}

/// The same limit holds for an image in a map file, with the file around it.
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

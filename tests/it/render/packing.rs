//! What our encoder compresses.

use fivefoot_pixels::raster::deflate::huffman::Code;
use fivefoot_pixels::raster::deflate::zlib;

/// Compresses the bytes as one filtered row of a picture, and decodes it with the library.
fn there_and_back(bytes: &[u8], row: usize) -> Vec<u8> {
    let mut file = Vec::new();
    let wide = u32::try_from(bytes.len()).expect("a width");
    let mut encoder = png::Encoder::new(&mut file, wide, 1);
    encoder.set_color(png::ColorType::Grayscale);
    let mut writer = encoder.write_header().expect("a head");
    writer.write_chunk(png::chunk::IDAT, &zlib(&[&[0], bytes].concat(), row)).expect("a chunk");
    writer.finish().expect("a file");
    let mut reader = png::Decoder::new(std::io::Cursor::new(file)).read_info().expect("a head");
    let mut read = vec![0; bytes.len()];
    reader.next_frame(&mut read).expect("what was packed");
    read
}

/// Bytes that repeat more or less often, the same in every run.
fn bytes(many: usize, kinds: u32, keep: u32) -> Vec<u8> {
    let mut seed = 7_u32;
    let mut next = move || {
        seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        seed >> 16
    };
    let mut bytes: Vec<u8> = Vec::new();
    while bytes.len() < many {
        let byte = (next() % kinds) as u8;
        bytes.extend(std::iter::repeat_n(byte, 1 + (next() % keep) as usize));
    }
    bytes.truncate(many);
    bytes
}

#[test]
fn what_is_packed_is_unpacked_by_others() {
    for many in [1, 2, 3, 7, 255, 256, 257, 258, 259, 260, 261, 517, 5_000, 70_000] {
        for (kinds, keep) in [(1, 1), (2, 1), (2, 300), (40, 3), (256, 1), (256, 400)] {
            let bytes = bytes(many, kinds, keep);
            for row in [1, 2, 101, 1_101, 40_000] {
                assert!(there_and_back(&bytes, row) == bytes, "{many} bytes of {kinds} kinds in rows of {row}");
            }
        }
    }
}

/// Frequencies that would otherwise make codes longer than the format allows.
#[test]
fn codes_stay_within_the_format() {
    let (mut bytes, mut few, mut more) = (Vec::new(), 1_usize, 1);
    for byte in 0..24_u8 {
        // No three in a row, so that nothing is copied.
        bytes.extend(std::iter::repeat_n([byte, byte ^ 0x80], few).flatten());
        (few, more) = (more, few + more);
    }
    assert!(there_and_back(&bytes, 1_101) == bytes);
    let frequencies: Vec<u32> =
        std::iter::successors(Some((1, 1)), |&(a, b)| Some((b, a + b))).map(|(a, _)| a).take(40).collect();
    for most in [7, 15] {
        let code = Code::of(&frequencies, most);
        let room: u32 = code.of.iter().filter(|(_, many)| *many > 0).map(|(_, many)| 1 << (most - *many)).sum();
        assert!(code.of.iter().all(|(_, many)| *many <= most && *many > 0) && room <= 1 << most);
    }
}

#[test]
fn a_repeated_row_takes_next_to_nothing() {
    let row = bytes(1_101, 200, 1);
    let once = zlib(&row, 1_101).len();
    assert!(zlib(&row.repeat(700), 1_101).len() < once + 4_500);
}

//! Palettes: blends, and reducing many colours to a few.

use fivefoot_pixels::colour::{LEVELS, Palette, Quantized, Rgb, UNCHANGED};

#[test]
fn it_blends_and_never_grows_past_a_byte() {
    let blended = |palette: &mut Palette, over: u8, level: u8, below: u8| {
        let mut pixel = [below];
        palette.lay(over, level, &mut pixel);
        pixel[0]
    };
    let mut palette = Palette::of([[0, 0, 0], [255, 255, 255]].into_iter());
    assert_eq!(blended(&mut palette, 1, 4, 0), 2);
    assert_eq!(palette.colour(2), [128, 128, 128]);
    assert_eq!(blended(&mut palette, 1, 4, 0), 2, "asked again, it is the same entry");
    let mut palette = Palette::of((0..250_u8).map(|step| [step, 255 - step, step.wrapping_mul(7)]));
    for below in 0..=255 {
        for level in 1..LEVELS {
            blended(&mut palette, 3, level, below);
        }
    }
    assert_eq!(palette.bytes().len(), 256 * 3);
}

#[test]
fn what_a_theme_has_stays_and_the_rest_comes_near() {
    let own = [[255, 255, 255], [20, 18, 16]];
    let slope = (0..=255_u8).flat_map(|n| [[n, 255 - n, n / 2], own[0]]);
    let picture: Vec<Rgb> = slope.cycle().take(40 * 512).collect();
    let mut few = Quantized::of(own.into_iter(), &picture);
    assert_eq!((few.entry(own[0]), few.entry(own[1])), (0, 1));
    assert_eq!(few.bytes().len(), 256 * 3);
    for colour in picture {
        let entry = few.entry(colour);
        assert!(entry != UNCHANGED);
        let got = few.bytes().as_chunks::<3>().0[usize::from(entry)];
        let apart = colour.iter().zip(got).map(|(a, b)| a.abs_diff(b)).max();
        assert!(apart < Some(24), "{colour:?} became {got:?}");
    }
    assert_eq!(Quantized::of(own.into_iter(), &own).entry([250, 250, 250]), 0);
}

#[test]
fn two_colours_of_a_theme_stay_two_however_near_they_are() {
    let own = [[252, 252, 252], [255, 255, 255], [253, 253, 253]];
    let mut few = Quantized::of(own.into_iter(), &own);
    assert_eq!([[254, 255, 255], own[0], own[1], own[2]].map(|colour| few.entry(colour)), [1, 0, 1, 2]);
}

//! How each theme looks to people with impaired colour or contrast vision.
//!
//! Colour-blindness is simulated by the matrices of Machado, Oliveira and Fernandes (2009, severity 1.0), which work on
//! linear light; the difference between two colours is CIEDE2000, in which 1 is what a trained eye just notices on large
//! adjacent patches. Tokens and marks are small and apart, so ten times that is required. Contrast is WCAG 2's: 4.5 for text
//! and 3 for graphics; the high-contrast theme keeps to 7 (level AAA) for text and 4.5 for graphics.

use fivefoot::field::{Terrain, Theme};
use fivefoot::render::paint::inside::{COLOURS, TINTS, ground, pattern_ink};
use fivefoot_pixels::colour::{Colour, Rgb, palette};

/// Colours this far apart are not confused.
const APART: f64 = 10.0;

type Linear = [f64; 3];

/// How eyes mix light: normally, and without the cones for long, middle and short waves.
const EYES: [(&str, [Linear; 3]); 4] = [
    ("trichromacy", [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]]),
    ("protanopia", [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]]),
    (
        "deuteranopia",
        [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881]],
    ),
    ("tritanopia", [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.303900]]),
];

fn seen(colour: Colour, theme: Theme) -> Rgb {
    palette(theme).nth(colour as usize).expect("a colour")
}

fn linear(colour: Rgb) -> Linear {
    colour.map(|channel| {
        let part = f64::from(channel) / 255.0;
        if part <= 0.04045 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
    })
}

fn mixed(rows: [Linear; 3], light: Linear) -> Linear {
    rows.map(|row| row.iter().zip(light).map(|(share, part)| share * part).sum())
}

/// WCAG 2's contrast ratio of two colours, 1 to 21.
fn contrast(one: Rgb, other: Rgb) -> f64 {
    let luminance = |colour| mixed([[0.2126, 0.7152, 0.0722]; 3], linear(colour))[0] + 0.05;
    let (one, other) = (luminance(one), luminance(other));
    one.max(other) / one.min(other)
}

/// CIELAB under daylight (D65).
fn lab(light: Linear) -> Linear {
    let white = [0.95047, 1.0, 1.08883];
    let rows =
        [[0.4124564, 0.3575761, 0.1804375], [0.2126729, 0.7151522, 0.0721750], [0.0193339, 0.1191920, 0.9503041]];
    let cube = |part: f64| if part > 216.0 / 24389.0 { part.cbrt() } else { (24389.0 / 27.0 * part + 16.0) / 116.0 };
    let xyz = mixed(rows, light.map(|part| part.clamp(0.0, 1.0)));
    let [x, y, z] = [0, 1, 2].map(|nth| cube(xyz[nth] / white[nth]));
    [116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z)]
}

/// CIEDE2000, as defined by Sharma, Wu and Dalal (2005).
fn difference([l1, a1, b1]: Linear, [l2, a2, b2]: Linear) -> f64 {
    let seventh = |chroma: f64| (chroma.powi(7) / (chroma.powi(7) + 25_f64.powi(7))).sqrt();
    let grey = 0.5 * (1.0 - seventh((a1.hypot(b1) + a2.hypot(b2)) / 2.0));
    let (a1, a2) = (a1 * (1.0 + grey), a2 * (1.0 + grey));
    let (c1, c2) = (a1.hypot(b1), a2.hypot(b2));
    let hue = |a: f64, b: f64| b.atan2(a).to_degrees().rem_euclid(360.0);
    let (h1, h2) = (hue(a1, b1), hue(a2, b2));
    let colourless = c1 * c2 == 0.0;
    let turn = if colourless { 0.0 } else { (h2 - h1 + 180.0).rem_euclid(360.0) - 180.0 };
    let middle_hue = if colourless { h1 + h2 } else { (h1 + turn / 2.0).rem_euclid(360.0) };
    let (middle_l, middle_c) = ((l1 + l2) / 2.0, (c1 + c2) / 2.0);
    let wave = |times: f64, shift: f64| (times * middle_hue + shift).to_radians().cos();
    let t = 1.0 - 0.17 * wave(1.0, -30.0) + 0.24 * wave(2.0, 0.0) + 0.32 * wave(3.0, 6.0) - 0.2 * wave(4.0, -63.0);
    let off = (middle_l - 50.0).powi(2);
    let lightness = (l2 - l1) / (1.0 + 0.015 * off / (20.0 + off).sqrt());
    let chroma = (c2 - c1) / (1.0 + 0.045 * middle_c);
    let hue = 2.0 * (c1 * c2).sqrt() * (turn / 2.0).to_radians().sin() / (1.0 + 0.015 * middle_c * t);
    let twist = (60.0 * (-((middle_hue - 275.0) / 25.0).powi(2)).exp()).to_radians().sin();
    let rotation = -twist * 2.0 * seventh(middle_c);
    (lightness.powi(2) + chroma.powi(2) + hue.powi(2) + rotation * chroma * hue).sqrt()
}

/// Fails if any two of these colours are too close to any eye.
fn are_apart(theme: Theme, colours: &[Colour]) {
    for (nth, &one) in colours.iter().enumerate() {
        for &other in &colours[..nth] {
            for (eye, rows) in EYES {
                let lab_of = |colour| lab(mixed(rows, linear(seen(colour, theme))));
                let apart = difference(lab_of(one), lab_of(other));
                assert!(apart >= APART, "{theme}, {eye}: {one:?} and {other:?} are {apart:.1} apart");
            }
        }
    }
}

fn stands_out(theme: Theme, pairs: impl IntoIterator<Item = (Colour, Colour)>, least: f64) {
    for (over, ground) in pairs {
        let contrast = contrast(seen(over, theme), seen(ground, theme));
        assert!(contrast >= least, "{theme}: {over:?} on {ground:?} has a contrast of {contrast:.2}");
    }
}

/// The minimum contrast of text, and of graphics.
fn least(theme: Theme) -> (f64, f64) {
    if theme == Theme::HighContrast { (7.0, 4.5) } else { (4.5, 3.0) }
}

#[test]
fn the_measures_are_those_that_were_published() {
    assert!((contrast([0, 0, 0], [255, 255, 255]) - 21.0).abs() < 1e-9);
    assert!((contrast([0x77; 3], [255; 3]) - 4.48).abs() < 0.01);
    // From the test data of Sharma, Wu and Dalal.
    for (one, other, apart) in [
        ([50.0, 2.6772, -79.7751], [50.0, 0.0, -82.7485], 2.0425),
        ([50.0, -1.3802, -84.2814], [50.0, 0.0, -82.7485], 1.0),
        ([50.0, 2.5, 0.0], [50.0, 0.0, -2.5], 4.3065),
        ([60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387], 1.2644),
        ([2.0776, 0.0795, -1.135], [0.9033, -0.0636, -0.5514], 0.9082),
    ] {
        assert!((difference(one, other) - apart).abs() < 1e-4, "{one:?} {other:?}");
    }
    // White stays white to every eye, and a red and a green that differ in little else look similar without one kind of cone.
    for (eye, rows) in EYES {
        assert!(mixed(rows, [1.0; 3]).iter().all(|part| (part - 1.0).abs() < 1e-4), "{eye}");
    }
    let to = |eye: usize, colour: Rgb| lab(mixed(EYES[eye].1, linear(colour)));
    let (red, green) = ([180, 90, 60], [115, 120, 60]);
    assert!(difference(to(0, red), to(0, green)) > 30.0 && difference(to(2, red), to(2, green)) < APART);
}

#[test]
fn sides_differ_to_every_eye() {
    for theme in Theme::ALL {
        are_apart(theme, &COLOURS.map(|(colour, _)| colour));
    }
}

#[test]
fn marks_differ_to_every_eye() {
    for theme in Theme::ALL {
        use Colour::{Measure, Nearest, Refused, Strike, Trail};
        are_apart(theme, &[Trail, Refused, Nearest, Measure, Strike]);
    }
}

#[test]
fn text_can_be_read_in_every_theme() {
    for theme in Theme::ALL {
        use Colour::*;
        let plates = [Ink, Trail, Refused, Measure, Nearest].map(|letters| (letters, Plate));
        let grounds = Terrain::ALL.map(|terrain| (Ink, ground(terrain)));
        let legs = TINTS.map(|tint| (Ink, tint));
        let others = [(Label, Paper), (Label, Floor), (Ink, Paper), (Trail, Floor), (Black, Strike), (Black, Gold)];
        let signs = [(White, Black)];
        let all = COLOURS.into_iter().map(|(colour, letters)| (letters, colour));
        let all = all.chain(plates).chain(grounds).chain(legs).chain(others).chain(signs);
        stands_out(theme, all, least(theme).0);
    }
}

#[test]
fn drawings_stand_out_in_every_theme() {
    for theme in Theme::ALL {
        use Colour::*;
        let marks = [Ink, Trail, Refused, Nearest, Measure, Reach, Threat, LowBarrier, Muted].map(|mark| (mark, Floor));
        let patterns = Terrain::ALL.map(|terrain| (pattern_ink(terrain), ground(terrain)));
        // A burst has an outline, and so does the ring around the acting creature.
        let others = [(Ink, Strike), (Trail, Plate), (Sun, Floor), (Wave, Plate), (Label, Paper)];
        stands_out(theme, marks.into_iter().chain(patterns).chain(others), least(theme).1);
        // Every fifth line is more visible than the others, and all are visible.
        let on_floor = |line: Colour| contrast(seen(line, theme), seen(Floor, theme));
        assert!(on_floor(GridLine) >= 1.25 && on_floor(FifthLine) >= 2.5, "{theme}: {}", on_floor(FifthLine));
    }
}

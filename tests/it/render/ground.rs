//! The ground of a picture: heights as shades, threat as hatching with a border.

use std::collections::HashMap;

use fivefoot::field::Battlefield;
use fivefoot::grid::{Feet, Footprint, Square};
use fivefoot::render::paint::inside::Layout;
use fivefoot::render::{Scene, paint, text};
use fivefoot_pixels::colour::{Colour, palette};
use fivefoot_pixels::raster::{Canvas, Hatching, Stencil};
use image::{Rgb, RgbImage};

use super::pictures::decoded;
use super::scenes::{square, threatened};

/// The brightness of these squares' ground: the sum of red, green and blue of its most frequent colour.
fn lightness(notation: &str, squares: &str) -> Vec<u32> {
    let scene = Scene::of(&Battlefield::from_notation(notation).expect("a board"));
    let (picture, layout) = (decoded(&paint::png(&scene)), Layout::of_picture(&scene));
    squares.split(' ').map(|name| ground(&picture, &layout, square(name))).collect()
}

fn ground(picture: &RgbImage, layout: &Layout, square: Square) -> u32 {
    let rect = layout.square(square);
    let mut seen: HashMap<[u8; 3], usize> = HashMap::new();
    for (x, y) in (rect.left..rect.right).flat_map(|x| (rect.top..rect.bottom).map(move |y| (x, y))) {
        *seen.entry(picture.get_pixel(x as u32, y as u32).0).or_default() += 1;
    }
    let (colour, _) = seen.into_iter().max_by_key(|(_, often)| *often).expect("a pixel");
    colour.into_iter().map(u32::from).sum()
}

#[test]
fn the_higher_the_lighter() {
    for (notation, from_the_highest) in [
        ("9x1\nfloor-10 A1", "C1 A1"),
        ("9x1\nfloor+20 A1", "A1 C1"),
        ("9x1\nfloor+20 A1\nfloor-20 B1\nfloor-30 C1", "A1 E1 B1 C1"),
        ("9x1\nfloor+5 A1\nfloor+10 B1\nfloor+20 D1\nfloor-5 E1", "D1 B1 A1 H1 E1"),
    ] {
        let found = lightness(notation, from_the_highest);
        assert!(found.is_sorted_by(|higher, lower| higher > lower), "{notation}: {found:?}");
    }
    let rock = lightness("9x1\nfloor+20 A1\nsolid A1", "C1");
    assert_eq!(rock, lightness("9x1\nsolid A1", "C1"), "rock has no floor");
}

/// A height is not written over the feet of a reached square, where neither could be read.
#[test]
fn two_numbers_never_share_a_square() {
    let middle = |floor: u32, reached: &[&str]| {
        let board = Battlefield::from_notation(&format!("9x3\nfloor+{floor} A1:C3")).expect("a board");
        let mut scene = Scene::of(&board);
        let ends = reached.iter().map(|name| (Footprint::square(1).at(square(name)), Feet(5)));
        scene.reach.extend(ends);
        let (picture, layout) = (decoded(&paint::png(&scene)), Layout::of_picture(&scene));
        let rect = layout.square(square("B2")).inset(4);
        let pixels = (rect.left..rect.right).flat_map(|x| (rect.top..rect.bottom).map(move |y| (x, y)));
        pixels.map(|(x, y)| *picture.get_pixel(x as u32, y as u32)).collect::<Vec<_>>()
    };
    let all = ["A1", "B1", "C1", "A2", "B2", "C2", "A3", "B3", "C3"];
    assert_ne!(middle(20, &[]), middle(25, &[]), "without feet the height is there");
    assert_eq!(middle(20, &all), middle(25, &all), "with feet it is not");
}

#[test]
fn an_area_of_one_height_ends_at_a_step_and_at_rock() {
    let board = "6x3\nfloor+20 A1:C2 E1:F3\nfloor-10 A3\nsolid D1:D3";
    let told = text::board(&Scene::of(&Battlefield::from_notation(board).expect("a board")));
    assert!(told.contains("\nA3 floor -10 ft\nA1:C2 E1:F3 floor 20 ft\n"), "{told}");
}

#[test]
fn each_of_eight_opponents_has_its_own_pattern() {
    let drawn = |nths: [usize; 2]| {
        let mut canvas = Canvas::new(60, 60, fivefoot::field::Theme::Light);
        for nth in nths {
            canvas.stencil(Stencil::Hatch { hatching: Hatching::of(nth), side: 56 }, (2, 2), Colour::Threat);
        }
        canvas.into_png()
    };
    let alone: Vec<Vec<u8>> = (0..8).map(|nth| drawn([nth, nth])).collect();
    for (nth, pattern) in alone.iter().enumerate() {
        assert!(!alone[..nth].contains(pattern), "opponent {nth}");
    }
    // Where two of the first four threaten, both are visible.
    for (one, other) in (0..4).flat_map(|one| (0..one).map(move |other| (one, other))) {
        assert!(!alone.contains(&drawn([one, other])), "{one} and {other}");
    }
}

#[test]
fn a_border_runs_around_squares_and_not_around_creatures() {
    let mut scene = Scene::of(&Battlefield::open(12, 8).expect("a board"));
    scene.threatened = vec![threatened("Ogre", "D4 E4")];
    let (picture, layout) = (decoded(&paint::png(&scene)), Layout::of_picture(&scene));
    let line = Rgb(palette(scene.theme).nth(Colour::Threat as usize).expect("a colour"));
    let is_line = |x: i32, y: i32| *picture.get_pixel(x as u32, y as u32) == line;
    let (d4, e4) = (layout.square(square("D4")), layout.square(square("E4")));
    for rect in [d4, e4] {
        for y in [rect.top + 1, rect.bottom - 2] {
            assert!((rect.left + 4..rect.right - 4).all(|x| is_line(x, y)), "a line along the row");
        }
    }
    let runs_down = |x: i32| (d4.top + 4..d4.bottom - 4).all(|y| is_line(x, y));
    assert!(runs_down(d4.left + 1) && runs_down(e4.right - 2));
    assert!(!runs_down(d4.right - 2) && !runs_down(e4.left + 1), "nothing runs between the two");
}

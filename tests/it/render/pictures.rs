//! Pictures: a few golden ones, and what has to hold for all of them.

use fivefoot::words::Message;
use std::path::{Path, PathBuf};

use fivefoot::field::{Barrier, Battlefield, Condition, Fill, Size, Terrain, Theme};
use fivefoot::grid::{Area, Cardinal, Direction, Edge, Feet, Footprint, Height, Square};
use fivefoot::render::{Break, Measure, Scene, Strike, Threatened, Token, Trail, TrailStep, paint, text};

use crate::render::scenes::{
    board, climb, crowd, flight, gauntlet, golden, high, large, ledge, reach, refused, skirmish, space, square, token,
};

/// Rewrites the golden pictures when set.
const BLESS: &str = "FIVEFOOT_BLESS";

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn actual(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("pictures");
    std::fs::create_dir_all(&folder).expect("a folder for pictures");
    folder.join(name)
}

/// The scenes whose pictures are kept.
fn kept() -> Vec<(&'static str, Scene)> {
    golden().into_iter().chain(super::crowds::all()).chain([("turn", super::turn::turn())]).collect()
}

pub fn decoded(png: &[u8]) -> image::RgbImage {
    image::load_from_memory_with_format(png, image::ImageFormat::Png).expect("a PNG file").to_rgb8()
}

/// The maximum height of a picture, in pixels; more for one of the whole board or with a side view.
fn highest(scene: &Scene) -> u32 {
    let aside = scene.to_string().contains("\nfrom the side ");
    if scene.whole { 1100 } else { 700 + if aside { 230 } else { 0 } }
}

/// Compares pixels, not bytes: another version of the compressor may compress the same picture differently.
pub fn is_golden_within(theme: Theme, name: &str, drawn: &[u8], highest: u32) {
    let picture = decoded(drawn);
    assert_eq!(picture.width(), 1100);
    assert!(picture.height() <= highest, "{name} is {} px high", picture.height());
    assert!(drawn.len() < MOST_BYTES, "{name}, {theme}: {} bytes", drawn.len());
    let (folder, file) = (root().join("tests/pictures").join(theme.word()), format!("{name}.png"));
    let golden = folder.join(&file);
    if std::env::var_os(BLESS).is_some() {
        std::fs::create_dir_all(&folder).expect("a folder");
        std::fs::write(&golden, drawn).expect("written");
    }
    let same = std::fs::read(&golden).is_ok_and(|kept| decoded(&kept) == picture);
    if !same {
        let seen = actual(&format!("{theme}-{file}"));
        std::fs::write(&seen, drawn).expect("written");
        panic!("{} does not look as it did: see {}; if it should, set {BLESS}=1", golden.display(), seen.display());
    }
}

/// What a phone on a bad connection still loads immediately.
const MOST_BYTES: usize = 200_000;

/// The same for a picture that is entirely drawn.
const MOST_DRAWN_BYTES: usize = 45_000;

#[test]
fn the_pictures_look_as_they_did_in_every_theme() {
    for theme in Theme::ALL {
        for (name, mut scene) in kept() {
            scene.theme = theme;
            let drawn = paint::png(&scene);
            assert!(drawn.len() <= MOST_DRAWN_BYTES, "{name}, {theme}: {} bytes", drawn.len());
            is_golden_within(theme, name, &drawn, highest(&scene));
        }
    }
}

#[test]
fn every_picture_that_is_kept_is_small_and_none_is_left_over() {
    let boards = kept().into_iter().map(|(name, _)| name);
    let days = crate::render::day_charts::all().into_iter().map(|(name, _)| name);
    // Other tests cover the pictures of maps from files and of portraits.
    let known: Vec<&str> = boards.chain(days).chain(["tavern", "portraits"]).collect();
    assert!(kept().len() >= 12);
    for theme in Theme::ALL {
        let folder = root().join("tests/pictures").join(theme.word());
        for file in std::fs::read_dir(folder).expect("a folder for each theme") {
            let path = file.expect("a file").path();
            let name = path.file_stem().and_then(|name| name.to_str()).expect("a name").to_owned();
            assert!(known.contains(&name.as_str()), "{}", path.display());
            assert!(path.metadata().expect("a size").len() < MOST_BYTES as u64, "{}", path.display());
        }
    }
}

#[test]
fn themes_change_colours_and_nothing_else() {
    for (name, scene) in kept() {
        let drawn = |theme: Theme| decoded(&paint::png(&Scene { theme, ..scene.clone() }));
        let (light, dark) = (drawn(Theme::Light), drawn(Theme::Dark));
        assert_eq!(light.dimensions(), dark.dimensions(), "{name}");
        let bright = |picture: &image::RgbImage| picture.pixels().map(|p| u64::from(p.0[1])).sum::<u64>();
        assert!(bright(&light) > 2 * bright(&dark), "{name}");
    }
}

#[test]
fn heights_leave_a_picture_small_enough() {
    for (name, scene) in high() {
        let bytes = paint::png(&scene).len();
        assert!(bytes <= 54_000, "{name}: {bytes} bytes");
    }
}

#[test]
fn a_side_view_is_shown_just_where_a_way_rises_or_falls() {
    let height = |scene: &Scene| decoded(&paint::png(scene)).height();
    let mut scene = Scene::of(&board("12x8\nfloor+20 E1:L8"));
    scene.tokens = vec![token("Bat", "C3", "heroes")];
    let bare = height(&scene);
    scene.trail = Some(climb("A3^20", "B3=5^20 C3=10^20"));
    assert_eq!(height(&scene), bare, "level in the air");
    scene.trail = Some(climb("A3^20", "B3=5^20 C3=10^15"));
    assert!(height(&scene) > bare, "down");
    scene.trail = Some(climb("D3^20", "E3=5^0 F3=10^0"));
    assert_eq!(height(&scene), bare, "level onto a ledge");
    scene.trail = Some(climb("D3", "E3=5 F3=10"));
    assert!(height(&scene) > bare, "up a ledge");
}

#[test]
fn a_long_way_up_has_a_side_view_of_the_usual_size() {
    for many in [0_i32, 1, 60, 500] {
        for up in [1, 5, 1_000, 10_000_000] {
            let mut scene = Scene::of(&board("200x60\nfloor+1000 A9:GR9\nfloor-1000 A10:GR10"));
            scene.tokens = vec![token("Roc", "C9", "heroes")];
            scene.tokens[0].acting = true;
            let step = |nth: i32| TrailStep {
                to: Footprint::square(3).at(Square::new(nth % 190, nth % 50)),
                altitude: Height(if nth % 3 == 0 { up } else { nth * 5 }),
                total: Feet(nth.unsigned_abs() * 5).into(),
                beyond: nth > 400,
                refused: false,
            };
            scene.trail =
                Some(Trail { start: space("C3"), altitude: Height(up), steps: (0..many).map(step).collect() });
            stands(&scene);
            assert!(paint::png(&scene).len() < 150_000);
        }
    }
}

#[test]
fn the_text_of_a_scene_has_heights() {
    let answer = ledge().to_string();
    for line in [
        "from the side D5 0 ft > E5 0 ft > I5 20 ft > K3 20 ft",
        "token Ba \"Bat\" L8 medium of \"monsters\" at 15 ft",
        "token Mo \"Mole\" E2 medium of \"monsters\" at -10 ft",
    ] {
        assert!(answer.lines().any(|answer| answer == line), "{line} is not in\n{answer}");
    }
    let answer = flight().to_string();
    assert!(answer.contains("trail B8:C9 > C7:D8 15 at 5 ft > D6:E7 30 at 10 ft > "), "{answer}");
}

#[test]
fn the_same_scene_gives_the_same_bytes_after_any_other() {
    let first = paint::png(&skirmish());
    for other in [refused(), large(), reach()] {
        let _ = paint::png(&other);
    }
    assert_eq!(first, paint::png(&skirmish()));
    // Another thread has its own glyph cache.
    let elsewhere = std::thread::spawn(|| paint::png(&skirmish())).join().expect("drawn");
    assert_eq!(first, elsewhere);
}

#[test]
fn a_view_holds_what_matters() {
    assert_eq!(reach().view().to_string(), "K7:Y21");
    let mut scene = Scene::of(&board("200x200"));
    assert_eq!(scene.view().to_string(), "A1:GR200", "nothing matters: all of it");
    scene.tokens = vec![token("A", "A1", "heroes"), token("B", "E4", "heroes"), token("C", "ET150", "heroes")];
    let left_out = |scene: &Scene| scene.left_out().iter().map(|token| token.name.clone()).collect::<Vec<_>>();
    assert_eq!(scene.view().to_string(), "A1:GR200", "too far apart for a part of it");
    assert!(left_out(&scene).is_empty());
    scene.tokens[2].placement = space("T12");
    assert_eq!(scene.view().to_string(), "A1:V14", "everybody, with a margin");
    scene.tokens[2].placement = space("ET150");
    scene.tokens[2].acting = true;
    assert_eq!(scene.view().to_string(), "EO147:EZ154");
    assert_eq!(left_out(&scene), ["A", "B"]);
    scene.goal = Some(space("GR200"));
    assert!(scene.view().contains(square("ET150")) && scene.view().contains(square("GR200")));
    scene.whole = true;
    assert_eq!(scene.view().to_string(), "A1:GR200");
}

#[test]
fn a_part_that_was_asked_for_is_all_that_is_shown() {
    let mut scene = gauntlet();
    let view = scene.view();
    assert!(view.width() <= 17 && view.height() <= 11, "{view}");
    for (name, inside) in [("Rogue", true), ("Ogre", true), ("Bugbear", true), ("Far one", false)] {
        assert_eq!(scene.left_out().iter().any(|token| token.name == name), !inside, "{name}");
    }
    scene.part = Some("C3:M12".parse().expect("an area"));
    assert_eq!(scene.view().to_string(), "C3:M12");
    scene.part = Some("BF50:ZZ99".parse().expect("an area"));
    assert_eq!(scene.view().to_string(), "BF50:BH60");
    stands(&scene);
}

#[test]
fn nobody_is_left_out_of_a_board_that_is_just_shown() {
    let mut scene = Scene::of(&board("30x20"));
    scene.tokens = vec![token("Archer", "A1", "heroes"), token("Target", "AD20", "monsters")];
    assert_eq!(scene.view().to_string(), "A1:AD20");
    let answer = text::board(&scene);
    assert!(answer.contains("Archer at A1") && answer.contains("Target at AD20"), "{answer}");
    scene.tokens.push(token("Nowhere", "AZ50", "monsters"));
    assert_eq!(scene.left_out(), [&scene.tokens[2]]);
}

#[test]
fn letters_tell_layers_apart_and_the_small_stand_above_the_big() {
    let answer = text::board(&crowd());
    let words = |line: &str| line.split_whitespace().take(7).collect::<Vec<_>>().join(" ");
    for row in ["1 :: :: :2 :3 . .", "2 :: :: :2 :4 . .", "4 . . . . Ra Og"] {
        assert!(answer.lines().any(|line| words(line) == row), "{row} is not in\n{answer}");
    }
    assert!(answer.contains(":3 difficult ×3") && answer.contains(";2 heavy undergrowth ×2"), "{answer}");
}

#[test]
fn a_scene_reads_as_text() {
    let answer = skirmish().to_string();
    for line in [
        "view A1:N10",
        "token Og \"Ogre\" H5:I6 large of \"monsters\" acting",
        "trail D3:E4 > E4:F5 10 > F4:G5 15 > G4:H5 20 > H5:I6 30",
        "strike 2 by \"Bryn\" at G5",
    ] {
        assert!(answer.lines().any(|answer| answer == line), "{line} is not in\n{answer}");
    }
}

/// Draws the scene as picture and as text, and checks what has to hold for all of them.
fn stands(scene: &Scene) {
    let picture = decoded(&paint::png(scene));
    assert_eq!(picture.width(), 1100);
    assert!(picture.height() <= highest(scene), "{} px high", picture.height());
    assert!(text::board(scene).lines().count() > scene.view().height() as usize);
    assert!(!scene.to_string().is_empty());
}

/// Everything that a scene can contain, on squares anywhere.
fn crowded(side: (u32, u32), at: impl Fn(u32) -> Square, many: u32) -> Scene {
    let mut field = Battlefield::open(side.0, side.1).expect("a board");
    let names = [
        "Ogre",
        "山田 太郎",
        "🐉🐉",
        "<@everyone>",
        "```",
        "",
        "W\u{335}\u{336}",
        "\u{202e}drawkcab",
        "مرحبا",
        "A\nB\0",
    ];
    let sides = ["heroes", "monsters", "Neutral", "a", "b", "c", "d", "", "🐉"];
    let pick = |list: &[&str], n: u32| list[n as usize % list.len()].to_owned();
    for (n, square) in (0..many).map(|n| (n, at(n))) {
        if n % 3 > 0 {
            field.set_floor(square, Height([5, -20, 1_000, -1_000, i32::MAX, i32::MIN][n as usize / 3 % 6]));
        }
        field.lay(square, Terrain::ALL[n as usize % 9], (n % 5) as u8);
        field.set_fill(square, [Fill::Open, Fill::Open, Fill::Solid, Fill::Pillar][n as usize % 4]);
        let side = if n % 2 == 0 { Cardinal::East } else { Cardinal::South };
        if (0..200).contains(&square.x) && (0..200).contains(&square.y) {
            let narrow = Barrier::Narrow(Size::ALL[n as usize % 13]);
            let barrier = Barrier::PLAIN.get(n as usize % 6).copied().unwrap_or(narrow);
            field.set_barrier(Edge::of(square, side), barrier);
        }
    }
    let mut scene = Scene::of(&field);
    let place = |n: u32| Footprint { width: n % 7, height: n % 5 }.at(at(n));
    for n in 0..many {
        scene.tokens.push(Token {
            name: pick(&names, n) + &"x".repeat(n as usize % 90),
            placement: place(n),
            side: pick(&sides, n),
            size: Size::ALL[n as usize % 13],
            altitude: Height([i32::MAX / (n as i32 + 1), 0, -5 * n as i32, i32::MIN, 10][n as usize % 5]),
            conditions: Condition::ALL.into_iter().skip(n as usize % 10).take(2).collect(),
            flanked: n % 4 == 1,
            facing: Direction::ALL.get(n as usize % 11).copied(),
            owner: (n % 3 == 0).then(|| Message::literal(pick(&names, n + 1))),
            portrait: if n % 4 == 0 { crate::command::portraits::portrait(n % 3) } else { None },
            rides: (n % 7 == 3).then(|| pick(&names, n - 1)),
            acting: n % 9 == 0,
            turn: n % 9 == 4,
        });
        scene.reach.push((place(n), Feet(n * 1000)));
        scene.threatened.push(Threatened { by: pick(&names, n), squares: vec![at(n), at(n + 1), at(n + 2)] });
        scene.breaks.push(Break { after: n as usize % 7 * 9, label: Message::literal(pick(&names, n)) });
        scene.spoilt.push(at(n + 3));
        scene.strikes.push(Strike { leaving: at(n), by: pick(&names, n) });
    }
    let absurd = if side.0 == 24 { 3 } else { 5 };
    let up = |n: u32| Height([0, 5 * n as i32, -10, i32::MAX, i32::MIN][n as usize % absurd]);
    let step = |n: u32| TrailStep {
        to: place(n),
        altitude: up(n),
        total: Feet(n * 7919).into(),
        beyond: n > 50,
        refused: n % 2 == 1,
    };
    scene.trail = Some(Trail { start: place(1), altitude: up(many), steps: (0..many).map(step).collect() });
    scene.measure = Some(Measure { from: at(1), to: at(2), feet: Feet(u32::MAX) });
    scene.moves = many.is_multiple_of(2).then_some(Feet(u32::MAX));
    (scene.goal, scene.nearest, scene.focus) = (Some(place(3)), Some(place(4)), Some(Area::between(at(5), at(6))));
    scene
}

#[test]
fn nothing_that_a_scene_holds_breaks_a_picture() {
    let scattered = |n: u32| Square::new((n * 7919 % 211) as i32 - 5, (n * 104_729 % 207) as i32 - 3);
    let far = |n: u32| {
        let out = [i32::MIN, i32::MIN + 1, -40, -1, 0, 4, 30_000, i32::MAX - 1, i32::MAX];
        Square::new(out[n as usize % 9], out[n as usize / 2 % 9])
    };
    for whole in [false, true] {
        for side in [(1, 1), (1, 200), (24, 24), (300, 300)] {
            for many in [0, 100] {
                let at_one_place = |_| Square::new(0, 0);
                let mut scenes =
                    vec![crowded(side, far, many), crowded(side, at_one_place, many), crowded(side, scattered, many)];
                // The largest board is drawn once, with everything on it.
                if side == (300, 300) {
                    scenes.truncate(usize::from(many > 0 && !whole));
                }
                for mut scene in scenes {
                    scene.whole = whole;
                    stands(&scene);
                }
            }
        }
    }
}

#[test]
fn a_space_of_absurd_size_is_drawn_as_far_as_the_board_goes() {
    let mut scene = Scene::of(&board("30x30"));
    scene.tokens = vec![token("Ogre", "C3", "monsters")];
    let vast = Footprint { width: u32::MAX, height: u32::MAX };
    scene.tokens[0].placement = vast.at(Square::new(i32::MIN, -3));
    scene.goal = Some(vast.at(Square::new(2, 2)));
    let step = TrailStep {
        to: vast.at(Square::new(3, 3)),
        altitude: Height(0),
        total: Feet(5).into(),
        beyond: false,
        refused: true,
    };
    scene.trail = Some(Trail { start: vast.at(Square::new(0, 0)), altitude: Height(0), steps: vec![step] });
    stands(&scene);
}

/// If the board's edge cuts a token, what it carries stays on the board: no letter is among the coordinates.
#[test]
fn a_token_that_the_edge_cuts_carries_nothing_beyond_the_board() {
    let drawn = |dusty: &str, owner: Option<&'static str>| {
        let mut scene = Scene::of(&board("30x30"));
        scene.tokens = vec![token("Dusty", dusty, "heroes")];
        scene.tokens[0].owner = owner.map(Message::literal);
        scene.part = Some(Area::between(square("A1"), square("L10")));
        decoded(&paint::png(&scene))
    };
    // How far down the owner's letter reaches, left of the legend.
    let lowest = |dusty: &str| {
        let (plain, owned) = (drawn(dusty, None), drawn(dusty, Some("Cleo")));
        let pixels = plain.enumerate_pixels().zip(owned.pixels());
        pixels.filter(|((x, _, a), b)| *x < 500 && a != b).map(|((_, y, _), _)| y).max()
    };
    let whole = lowest("E9:F10");
    assert!(whole.is_some() && lowest("E10:F11") <= whole, "{:?} below {whole:?}", lowest("E10:F11"));
}

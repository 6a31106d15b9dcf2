//! Portraits: uploaded, shown inside the token, removed, undone, and kept only as long as they are used.

use std::io::Cursor;
use std::sync::{Arc, LazyLock};

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use fivefoot::command::{Reply, Status};
use fivefoot::field::{Conditions, Theme};
use fivefoot::grid::{Direction, Height};
use fivefoot::mapfile::PngImage;
use fivefoot::render::{Picture, Portrait, Scene, paint};
use fivefoot::words::Message;
use image::{ImageFormat, Rgb, RgbImage};

use crate::door::Door;
use crate::mapfile::maps::uvtt;
use crate::render::pictures::{decoded, is_golden_within};
use crate::render::scenes::{board, token, trail};

/// A head in front of a sky, with colours of its own, in this size and format.
pub fn face(nth: u32, (width, height): (u32, u32), format: ImageFormat) -> Vec<u8> {
    let skin = [[231, 190, 160], [141, 85, 60], [120, 160, 90], [198, 134, 100], [150, 150, 170]][nth as usize % 5];
    let hair = [[60, 35, 20], [20, 20, 25], [180, 60, 30], [225, 200, 120], [235, 235, 235]][nth as usize % 5];
    let sky = [[90, 140, 190], [180, 120, 70], [60, 90, 70], [130, 90, 140], [60, 60, 80]][nth as usize % 5];
    let side = width.min(height) as f32;
    let (across, down) = (width as f32 / 2.0, height as f32 / 2.0);
    let pixel = |x: u32, y: u32| {
        let (x, y) = ((x as f32 + 0.5 - across) / side, (y as f32 + 0.5 - down) / side);
        let within = |cx: f32, cy: f32, rx: f32, ry: f32| ((x - cx) / rx).powi(2) + ((y - cy) / ry).powi(2) < 1.0;
        let shaded = |colour: [u8; 3], by: f32| Rgb(colour.map(|part| (f32::from(part) * by).clamp(0.0, 255.0) as u8));
        if within(-0.1, -0.06, 0.035, 0.03) || within(0.1, -0.06, 0.035, 0.03) {
            Rgb([20, 20, 30])
        } else if within(0.0, 0.14, 0.1, 0.025) {
            Rgb([130, 40, 40])
        } else if within(0.0, 0.02, 0.24, 0.29) && y > -0.15 {
            shaded(skin, 1.05 - x)
        } else if within(0.0, -0.08, 0.3, 0.29) {
            shaded(hair, 1.0 - x)
        } else if within(0.0, 0.6, 0.45, 0.32) {
            shaded(sky, 0.4 + x)
        } else {
            shaded(sky, 1.1 - y)
        }
    };
    let mut bytes = Cursor::new(Vec::new());
    let picture = image::DynamicImage::ImageRgb8(RgbImage::from_fn(width, height, pixel));
    picture.write_to(&mut bytes, format).expect("a picture");
    bytes.into_inner()
}

/// Five portraits, rendered once.
static FACES: LazyLock<Vec<Arc<Vec<u8>>>> = LazyLock::new(|| {
    let small = |nth| PngImage::portrait(&face(nth, (400, 500), ImageFormat::Jpeg)).expect("a portrait").png;
    (0..5).map(|nth| Arc::new(small(nth))).collect()
});

pub fn portrait(nth: u32) -> Option<Portrait> {
    let nth = nth as usize % FACES.len();
    Some(Portrait { picture: nth.to_string(), png: Some(Arc::clone(&FACES[nth])) })
}

/// Everything that a token with a portrait shows next to it.
fn scene() -> Scene {
    let mut scene = Scene::of(&board("13x8\nwall E1/F1 E2/F2\ndifficult B6:C7\nwater J1:K2"));
    let conditions = |words: &str| words.parse::<Conditions>().expect("conditions");
    let everybody = [
        ("Aldric", "C3", "heroes"),
        ("Bryn", "E4", "heroes"),
        ("Mira", "C6", "heroes"),
        ("Ogre", "G3:H4", "monsters"),
        ("Goblin 1", "I5", "monsters"),
        ("Wolf", "K6", "beasts"),
        ("Sage", "K3", "neutral"),
        ("Drake", "I7:J8", "dragons"),
        ("Golem", "M4", "golems"),
        ("Guard", "F6", "monsters"),
        ("Rogue", "E8", "heroes"),
    ];
    scene.tokens = (0..)
        .zip(everybody)
        .map(|(nth, (name, at, side))| {
            let mut one = token(name, at, side);
            one.portrait = portrait(nth);
            one
        })
        .collect();
    let of = |name: &str| everybody.iter().position(|one| one.0 == name).expect("somebody");
    scene.tokens[of("Aldric")].owner = Some(Message::literal("Mira"));
    scene.tokens[of("Bryn")].acting = true;
    scene.tokens[of("Rogue")].flanked = true;
    scene.tokens[of("Rogue")].owner = Some(Message::literal("Zoe"));
    scene.tokens[of("Sage")].flanked = true;
    scene.tokens[of("Mira")].conditions = conditions("prone");
    scene.tokens[of("Goblin 1")].conditions = conditions("unconscious");
    scene.tokens[of("Guard")].conditions = conditions("dead");
    scene.tokens[of("Drake")].altitude = Height(20);
    scene.tokens[of("Drake")].facing = Some(Direction::South);
    scene.tokens[of("Wolf")].facing = Some(Direction::South);
    scene.tokens[of("Ogre")].conditions = conditions("blinded");
    scene.tokens[of("Golem")].portrait = None;
    scene.trail = Some(trail("B4", "C4=5 D4=10 E4=15"));
    scene
}

#[test]
fn portraits_leave_everything_else_readable_in_every_theme() {
    for theme in Theme::ALL {
        let scene = Scene { theme, ..scene() };
        is_golden_within(theme, "portraits", &paint::png(&scene), 700);
    }
}

/// The colours in a creature's square.
fn colours(picture: &[u8]) -> usize {
    decoded(picture).pixels().copied().collect::<std::collections::HashSet<_>>().len()
}

fn drawn(reply: &Reply) -> Vec<u8> {
    reply.picture.as_ref().map(Picture::png).expect("a picture")
}

fn table() -> Door {
    let mut door = Door::open();
    door.done("/table new width:9 height:6");
    door.done("/creature add name:Aldo at:B2");
    door.done("/creature add name:Goblin count:2 at:\"F2 F4\" side:foes");
    door
}

#[test]
fn a_portrait_is_uploaded_shown_taken_away_and_undone() {
    let mut door = table();
    let plain = drawn(&door.reply("/show"));
    for format in [ImageFormat::Png, ImageFormat::Jpeg, ImageFormat::WebP] {
        let reply = door.hand("/creature portrait creature:ald file:aldo.png", &face(0, (900, 700), format));
        assert_eq!(reply.status, Status::Done, "{}", reply.text());
        assert!(reply.text().starts_with("New portrait for Aldo."), "{}", reply.text());
        assert!(colours(&drawn(&reply)) > 400);
        door.done("/undo");
        assert_eq!(drawn(&door.reply("/show")), plain);
        door.done("/redo");
        assert!(colours(&drawn(&door.reply("/show"))) > 400);
        door.done("/creature portrait creature:aldo clear:true");
        assert_eq!(drawn(&door.reply("/show")), plain);
        door.done("/undo");
        assert!(colours(&drawn(&door.reply("/show"))) > 400, "the picture is still kept");
        door.done("/undo");
    }
    // Several at once; a creature keeps its portrait when it is edited, renamed or moved.
    let reply = door
        .hand("/creature portrait creature:\"goblin 1, goblin 2\" file:g.png", &face(2, (64, 64), ImageFormat::Png));
    assert_eq!(reply.ruling.as_ref().expect("facts")["creatures"], serde_json::json!(["Goblin 1", "Goblin 2"]));
    door.done("/creature edit creature:\"goblin 1\" name:Grik at:G2 size:large");
    let Some(Picture::Board(scene)) = door.reply("/show").picture else { panic!("a board") };
    let with: Vec<&str> = scene.tokens.iter().filter(|one| one.portrait.is_some()).map(|one| &one.name[..]).collect();
    assert_eq!(with, ["Goblin 2", "Grik"]);
    assert!(scene.tokens.iter().filter_map(|one| one.portrait.as_ref()).all(|one| one.png.is_some()));
}

#[test]
fn what_is_no_portrait_is_refused_with_the_reason() {
    let mut door = table();
    let small = face(1, (20, 20), ImageFormat::Png);
    let mut bomb = small.clone();
    // The width that the file claims, with the checksum of its real one.
    bomb[16..20].copy_from_slice(&60_000_u32.to_be_bytes());
    for (bytes, expected) in [
        (b"GIF89a".to_vec(), "damaged or unreadable"),
        (Vec::new(), "isn't PNG, WebP or JPEG"),
        (small[..small.len() / 2].to_vec(), "damaged"),
        (bomb, "The image"),
        (vec![0x89; 10 * 1024 * 1024 + 1], "limit is 10 MiB"),
    ] {
        let reply = door.hand("/creature portrait creature:Aldo file:aldo.png", &bytes);
        assert!(reply.status == Status::Error && reply.text().contains(expected), "{expected}: {}", reply.text());
    }
    for (line, expected) in [
        ("/creature portrait creature:Aldo", "Give a `file`"),
        ("/creature portrait creature:Aldo file:a.png clear:true", "Give a `file`"),
        ("/creature portrait creature:Aldo file:a.png", "attach a file"),
        ("/creature portrait creature:Nobody clear:true", "There's no"),
    ] {
        let reply = door.reply(line);
        assert!(reply.status == Status::Error && reply.text().contains(expected), "{line}: {}", reply.text());
    }
    let one = door.hand("/creature portrait creature:Aldo file:a.png", &face(1, (1, 3), ImageFormat::Png));
    assert_eq!(one.status, Status::Done, "a single pixel is a picture: {}", one.text());
}

#[test]
fn a_portrait_is_a_small_square_from_the_middle() {
    let sheet = PngImage::portrait(&face(0, (900, 700), ImageFormat::Png)).expect("a portrait");
    assert_eq!((sheet.width, sheet.height), (256, 256));
    assert!(sheet.png.len() < 200_000);
    let mut wide = RgbImage::from_pixel(300, 100, Rgb([255, 0, 0]));
    for (x, _, pixel) in wide.enumerate_pixels_mut() {
        if (100..200).contains(&x) {
            *pixel = Rgb([0, 0, 255]);
        }
    }
    let mut bytes = Cursor::new(Vec::new());
    wide.write_to(&mut bytes, ImageFormat::Png).expect("a picture");
    let sheet = PngImage::portrait(&bytes.into_inner()).expect("a portrait");
    assert_eq!((sheet.width, sheet.height), (100, 100));
    assert!(decoded(&sheet.png).pixels().all(|pixel| pixel.0 == [0, 0, 255]));
}

#[test]
fn a_table_in_a_file_has_its_portraits_and_no_ids_of_them() {
    let mut door = table();
    door.hand("/creature portrait creature:Aldo file:aldo.png", &face(0, (90, 90), ImageFormat::Png));
    let exported = door.reply("/table export");
    assert!(!exported.text().contains("included"), "{}", exported.text());
    let text = String::from_utf8(exported.file.expect("a file").bytes).expect("text");
    let mut without: serde_json::Value = serde_json::from_str(&text).expect("JSON");
    assert_eq!(without["portraits"].as_array().map(Vec::len), Some(1));
    without.as_object_mut().expect("an object").remove("portraits");
    let text = format!("{without:#}");
    assert!(!text.contains("portrait"), "{text}");
    // The id of a portrait from another channel is refused.
    let forged = text.replace("\"name\": \"Aldo\"", "\"name\": \"Aldo\", \"portrait\": \"face-1\"");
    assert_ne!(forged, text);
    let reply = door.hand("/table import file:table.json", forged.as_bytes());
    let Some(Picture::Board(scene)) = reply.picture else { panic!("{}", reply.text()) };
    assert!(scene.tokens.iter().all(|one| one.portrait.is_none()));
}

#[test]
fn too_small_a_token_is_its_initials_alone() {
    let mut scene = Scene::of(&board("40x30"));
    scene.whole = true;
    scene.tokens = vec![token("Aldo", "C3", "heroes")];
    let plain = decoded(&paint::png(&scene));
    scene.tokens[0].portrait = portrait(0);
    assert_eq!(decoded(&paint::png(&scene)), plain);
    scene.tokens[0].portrait = Some(Portrait { picture: "1".to_owned(), png: Some(vec![1, 2, 3].into()) });
    scene.whole = false;
    assert!(!paint::png(&scene).is_empty(), "a damaged portrait breaks nothing");
}

/// The colours of every frame of a replay as an independent decoder sees them, and the size of the file.
fn replayed(reply: &Reply) -> (Vec<RgbImage>, usize) {
    let file = reply.picture.as_ref().expect("a picture").file();
    let mut options = gif::DecodeOptions::new();
    options.set_color_output(gif::ColorOutput::RGBA);
    let mut decoder = options.read_info(&file[..]).expect("a GIF file");
    let mut shown = RgbImage::new(decoder.width().into(), decoder.height().into());
    let mut boards = Vec::new();
    while let Some(frame) = decoder.read_next_frame().expect("a frame") {
        for (nth, pixel) in (0_u32..).zip(frame.buffer.chunks_exact(4)) {
            let (x, y) = (nth % u32::from(frame.width), nth / u32::from(frame.width));
            if pixel[3] == 255 {
                shown.put_pixel(
                    x + u32::from(frame.left),
                    y + u32::from(frame.top),
                    Rgb([pixel[0], pixel[1], pixel[2]]),
                );
            }
        }
        boards.push(shown.clone());
    }
    (boards, file.len())
}

#[test]
fn a_replay_shows_the_picture_under_the_board_and_portraits() {
    let mut door = Door::open();
    let painted = |width, height, format| face(3, (width, height), format);
    let picture = STANDARD.encode(painted(960, 640, ImageFormat::WebP));
    let map = uvtt((12, 8), serde_json::json!([]), &[], &picture).to_string();
    door.hand("/map import file:field.uvtt", map.as_bytes());
    door.done("/creature add name:Aldo at:B2");
    door.hand("/creature portrait creature:Aldo file:aldo.png", &painted(200, 200, ImageFormat::Png));
    for nth in 0..24 {
        door.done(&format!("/place creature:Aldo at:{}", ["B3", "K8", "C2", "H4"][nth % 4]));
    }
    let reply = door.reply("/replay count:19");
    let (boards, bytes) = replayed(&reply);
    assert_eq!(boards.len(), 20);
    assert!(bytes < 1 << 20, "{bytes} bytes");
    // The last frame is the normal picture, except for what 255 colours can't show.
    let Some(Picture::Replay(replay)) = &reply.picture else { panic!("a replay") };
    let Some(last) = replay.last_board() else { panic!("a board") };
    let mut scene = last.clone();
    scene.part = Some(scene.view());
    let plain = decoded(&paint::png(&scene));
    let gif = boards.last().expect("a board");
    let near = |one: &Rgb<u8>, other: &Rgb<u8>| one.0.iter().zip(other.0).all(|(a, b)| a.abs_diff(b) < 24);
    // Everything above the legend is in the same place.
    let rows = 60..plain.height().min(gif.height()) * 6 / 10;
    let pairs: Vec<(u32, u32)> = rows.flat_map(|y| (200..900).map(move |x| (x, y))).collect();
    let alike = pairs.iter().filter(|(x, y)| near(plain.get_pixel(*x, *y), gif.get_pixel(*x, *y))).count();
    assert!(alike * 100 > pairs.len() * 95, "{alike} of {}", pairs.len());
    // Nothing of the first board remains where nobody has been since.
    assert_ne!(boards[0], boards[1]);
    assert_eq!(boards[17].get_pixel(5, 5), boards[0].get_pixel(5, 5));
    let seen = |board: &RgbImage| board.pixels().copied().collect::<std::collections::HashSet<_>>().len();
    assert!((150..=255).contains(&seen(gif)), "{} colours", seen(gif));
}

/// Replays of normal boards have squares of 48 pixels. There the plate with the initials is below the face, unless it would hide
/// a creature.
#[test]
fn a_portrait_is_seen_on_small_squares_too() {
    let skin = |others: &[&str]| {
        let mut scene = Scene::of(&board("22x12"));
        scene.whole = true;
        let names = ["Mira", "Ogre", "Wolf"];
        scene.tokens = ["J6"].iter().chain(others).zip(names).map(|(at, name)| token(name, at, "heroes")).collect();
        scene.tokens[0].portrait = portrait(0);
        let near = |pixel: &&Rgb<u8>| pixel.0.iter().zip([231, 190, 160]).all(|(a, b)| a.abs_diff(b) < 30);
        decoded(&paint::png(&scene)).pixels().filter(near).count()
    };
    assert!(skin(&[]) > 200 && skin(&["K7", "H6"]) > 200, "{}", skin(&[]));
    assert_eq!(skin(&["J7"]), 0);
}

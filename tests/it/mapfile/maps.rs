//! Maps from files: every variant that the formats allow, in files made here; hostile files; and reading back what was written.

use std::io::Cursor;

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use fivefoot::command::{Reply, Status};
use fivefoot::field::{Barrier, Battlefield, Partition};
use fivefoot::grid::{Cardinal, Edge, Point, Segment, Square};
use fivefoot::mapfile::{MapFile, read, write_uvtt};
use fivefoot::render::Picture;
use fivefoot::words::{Language, Locale};
use proptest::prelude::*;
use serde_json::{Value, json};

use crate::door::Door;
use crate::render::pictures::{decoded, is_golden_within};

/// A Universal VTT file of this size in squares, with walls as polylines and doors as pairs of ends.
pub fn uvtt(size: (u32, u32), walls: Value, doors: &[([f64; 4], bool)], image: &str) -> Value {
    let spot = |x: f64, y: f64| json!({"x": x, "y": y});
    let portal = |&([ax, ay, bx, by], closed): &([f64; 4], bool)| {
        json!({
            "position": spot((ax + bx) / 2.0, (ay + by) / 2.0), "bounds": [spot(ax, ay), spot(bx, by)],
            "rotation": 3.0, "closed": closed, "freestanding": false
        })
    };
    let line = |wall: &Value| {
        let points = wall.as_array().unwrap().iter().map(|point| json!({"x": point[0], "y": point[1]}));
        Value::Array(points.collect())
    };
    json!({
        "format": 0.3,
        "resolution": {"map_origin": {"x": 0, "y": 0}, "map_size": {"x": size.0, "y": size.1}, "pixels_per_grid": 70},
        "line_of_sight": walls.as_array().unwrap().iter().map(line).collect::<Vec<_>>(),
        "portals": doors.iter().map(portal).collect::<Vec<_>>(),
        "image": image,
    })
}

/// The notes on a map that was read.
fn notes(map: &MapFile) -> Vec<String> {
    map.notes.iter().map(ToString::to_string).collect()
}

fn map(file: &Value) -> MapFile {
    read(file.to_string().as_bytes(), None).unwrap_or_else(|why| panic!("{why}: {file}"))
}

fn notation(file: &Value) -> String {
    map(file).board.to_notation()
}

/// A picture of this size, encoded.
pub fn painted(width: u32, height: u32, format: image::ImageFormat) -> Vec<u8> {
    let pixel = |x: u32, y: u32| image::Rgb([(x * 255 / width) as u8, (y * 255 / height) as u8, 120]);
    let picture = image::DynamicImage::ImageRgb8(image::RgbImage::from_fn(width, height, pixel));
    let mut file = Cursor::new(Vec::new());
    picture.write_to(&mut file, format).unwrap();
    file.into_inner()
}

#[test]
fn walls_lie_on_edges_where_they_can_and_elsewhere_where_they_must() {
    // A closed ring with a point twice, a wall that misses the grid line by less than a pixel, one that misses it by more, and a
    // diagonal; a door in a gap, one with a wall under it, and an open diagonal one.
    let file = uvtt(
        (8, 6),
        json!([
            [[1, 1], [3, 1], [3, 1], [3, 2], [1, 2], [1, 1]],
            [[5.012, 0], [4.99, 3.0]],
            [[6, 2.6], [8, 2.6]],
            [[0, 6], [2, 4]]
        ]),
        &[([4.991, 3.0, 5.0, 4.0], true), ([6.5, 2.6, 7.25, 2.6], true), ([2.0, 4.0, 2.707, 3.293], false)],
        "",
    );
    assert_eq!(
        notation(&file),
        "8x6\ndoor E4/F4\nwall B1/B2 C1/C2 E1/F1 A2/B2 B2/B3 C2/D2 C2/C3 E2/F2 E3/F3\n\
         door 6.5,2.6:7.25,2.6\nwall 0,6:2,4 6,2.6:6.5,2.6 7.25,2.6:8,2.6\nwindow 2,4:2.707,3.293"
    );
    assert!(
        notes(&map(&file))[0].starts_with("1 opening that lets light through is a window"),
        "{:?}",
        notes(&map(&file))
    );
    let mut arkenforge = file;
    arkenforge["software"] = json!("ARKENFORGE");
    assert!(notation(&arkenforge).contains("open-door 2,4:2.707,3.293"), "{}", notation(&arkenforge));
    assert!(notes(&map(&arkenforge))[0].starts_with("1 open door, as Arkenforge"), "{:?}", notes(&map(&arkenforge)));
}

#[test]
fn half_an_edge_is_no_edge() {
    let file = uvtt((4, 4), json!([[[2, 0], [2, 2.5]], [[0.2, 3], [0.8, 3]]]), &[], "");
    assert_eq!(notation(&file), "4x4\nwall B1/C1 B2/C2\nwall 0.2,3:0.8,3 2,2:2,2.5");
}

#[test]
fn a_crop_is_taken_off_whether_the_walls_were_moved_or_not() {
    let mut file = uvtt((4, 4), json!([[[46, 43], [50, 43]], [[1, 1], [2, 1]], [[47, 41], [47, 99]]]), &[], "");
    file["resolution"]["map_origin"] = json!({"x": 46, "y": 41});
    let read = map(&file);
    assert_eq!(read.board.to_notation(), "4x4\nwall A1/B1 A2/B2 A2/A3 B2/B3 C2/C3 D2/D3 A3/B3 A4/B4");
    assert!(
        notes(&read)[0].contains("3 of 6 wall and door points") && notes(&read)[0].contains("part of a bigger map"),
        "{:?}",
        read.notes
    );
    assert!(notes(&read)[1].contains("1 wall") && notes(&read)[1].contains("1 piece"), "{:?}", read.notes);
    // Already moved: moving it again would leave nothing.
    let mut file = uvtt((4, 4), json!([[[0, 2], [4, 2]]]), &[], "");
    file["resolution"]["map_origin"] = json!({"x": 46, "y": 41});
    assert_eq!(notation(&file), "4x4\nwall A2/A3 B2/B3 C2/C3 D2/D3");
    assert_eq!(notes(&map(&file)), [""; 0]);
}

#[test]
fn what_lies_beyond_the_map_is_counted() {
    let file = uvtt((4, 4), json!([[[-1, 2], [6, 2]], [[-2, -0.19], [-1, 9]]]), &[([9.0, 9.0, 9.0, 10.0], true)], "");
    let read = map(&file);
    assert_eq!(read.board.to_notation(), "4x4\nwall A2/A3 B2/B3 C2/C3 D2/D3");
    assert_eq!(
        notes(&read),
        [
            "Off the map: 6 of 6 wall and door points.",
            "Off the map, left out: 1 wall and 1 door; cut off at the map's edge: 1 piece."
        ]
    );
}

#[test]
fn old_and_sparse_files_are_maps_too() {
    let bare = json!({"format": 0.2, "resolution": {"map_size": {"x": 3.0, "y": 2.0}}});
    assert_eq!(notation(&bare), "3x2");
    let null =
        json!({"resolution": {"map_size": {"x": 3, "y": 2}, "map_origin": null}, "line_of_sight": null, "image": null});
    assert_eq!(notation(&null), "3x2");
    let mut bom = b"\xef\xbb\xbf".to_vec();
    bom.extend(bare.to_string().bytes());
    assert_eq!(read(&bom, None).unwrap().board.to_notation(), "3x2");
    let path = uvtt((3, 2), json!([]), &[], "worlds/tavern/map.webp");
    assert!(notes(&map(&path))[0].contains("names an image but doesn't contain it"));
    let mut odd = uvtt((3, 2), json!([]), &[], "");
    odd["objects_line_of_sight"] = json!([[{"x": 1, "y": 1}], [{"x": 1, "y": 1}]]);
    odd["lights"] = json!([{"position": {"x": 1, "y": 1}, "color": "ffeccd8b"}]);
    odd["portals"] = json!([{"position": {"x": 1, "y": 1}, "rotation": 0.785}]);
    odd["resolution"]["map_size"]["x"] = json!(2.5);
    let answer = notes(&map(&odd)).join(" ");
    for part in ["edge cut through squares", "1 door without two ends", "2 furniture outlines", "Left out 1 light"] {
        assert!(answer.contains(part), "{part}: {answer}");
    }
}

#[test]
fn a_square_of_the_map_may_measure_more_than_ours() {
    let file = uvtt((3, 2), json!([[[1, 0], [1, 1]]]), &[], "");
    let read = read(file.to_string().as_bytes(), Some(10)).unwrap();
    assert_eq!(read.board.to_notation(), "6x4\nwall B1/C1 B2/C2");
}

/// A scene of 4 x 3 squares of 100 pixels, with its walls in pixels from its own corner.
fn scene(walls: &[Value], padding: f64) -> Value {
    let off = ((400.0 * padding / 100.0_f64).ceil() * 100.0, (300.0 * padding / 100.0_f64).ceil() * 100.0);
    let placed = walls.iter().map(|wall| {
        let mut wall = wall.clone();
        for (number, at) in wall["c"].as_array_mut().unwrap().iter_mut().enumerate() {
            *at = json!(at.as_f64().unwrap() + if number % 2 == 0 { off.0 } else { off.1 });
        }
        wall
    });
    json!({"name": "Tavern", "width": 400, "height": 300, "padding": padding, "walls": placed.collect::<Vec<_>>()})
}

#[test]
fn scenes_of_every_version_are_read() {
    let walls = [
        json!({"c": [100, 0, 100, 100], "move": 20, "sight": 20, "door": 0, "ds": 0, "dir": 0}),
        json!({"c": [100, 100, 100, 200], "move": 20, "sight": 20, "door": 1, "ds": 1}),
        json!({"c": [100, 200, 100, 300], "move": 20, "sight": 20, "door": 1, "ds": 2}),
        json!({"c": [200, 0, 200, 100], "move": 20, "sight": 20, "door": 2, "ds": 0}),
        json!({"c": [300, 0, 300, 100], "move": 0, "sight": 20, "door": 0}),
        json!({"c": [0, 100, 100, 100], "move": 20, "sight": 0, "door": 0, "dir": 2}),
        json!({"c": [0, 200, 100, 200], "move": 20, "sight": 20, "door": 0, "dir": 2}),
    ];
    let expected = "4x3\ncurtain C1/D1\nlocked-door A3/B3\nopen-door A2/B2\nsecret-door B1/C1\nwall A1/B1\nwindow A1/A2\n\
                    one-way-right 0,2:1,2";
    let mut new = scene(&walls, 0.25);
    new["grid"] = json!({"type": 1, "size": 100, "distance": 5, "units": "ft"});
    new["background"] = json!({"src": "maps/tavern.webp", "offsetX": 0, "offsetY": 0});
    let read_new = map(&new);
    assert_eq!(read_new.board.to_notation(), expected);
    let answer = notes(&read_new).join(" ");
    for part in ["1 wall that only blocks sight", "1 one-way wall", "1 wall you can see through", "attach it"] {
        assert!(answer.contains(part), "{part}: {answer}");
    }
    // Secrets are only for the GM.
    let secrets = read_new.secrets.iter().map(ToString::to_string).collect::<String>();
    assert!(!answer.contains("secret") && !answer.contains("locked"), "{answer}");
    assert!(secrets.contains("1 secret door") && secrets.contains("1 locked door"), "{secrets}");
    // Before version 10: numbers 0 and 1, and a missing padding means a quarter.
    let old_walls: Vec<Value> = walls
        .iter()
        .map(|wall| {
            let mut wall = wall.clone();
            wall["move"] = json!(u8::from(wall["move"] != 0));
            wall["sense"] = json!(u8::from(wall["sight"] != 0));
            wall.as_object_mut().unwrap().remove("sight");
            wall
        })
        .collect();
    let mut old = scene(&old_walls, 0.25);
    old["grid"] = json!(100);
    old["gridDistance"] = json!(5);
    old.as_object_mut().unwrap().remove("padding");
    assert_eq!(notation(&old), expected);
    // The image is shifted, but the grid isn't: the board begins where the squares do.
    let mut shifted = scene(&[json!({"c": [100, 0, 100, 100], "move": 1})], 0.25);
    shifted["grid"] = json!(100);
    (shifted["shiftX"], shifted["shiftY"]) = (json!(30), json!(20));
    assert_eq!(notation(&shifted), "5x4\nwall B2/C2");
    new["grid"]["distance"] = json!(3);
    new["grid"]["units"] = json!("m");
    let metric = map(&new);
    assert_eq!((metric.board.width(), metric.board.height()), (8, 6));
    assert!(notes(&metric)[0].contains("is 10 ft"), "{:?}", metric.notes);
    (new["grid"]["distance"], new["grid"]["units"]) = (json!(7.5), json!("ft"));
    let odd = map(&new);
    assert!(notes(&odd)[0].contains("is 7.5 ft"), "{:?}", odd.notes);
    let german = odd.notes[0].localized(Locale { language: Language::German, ..Locale::default() });
    assert!(german.contains("misst 7,5 ft"), "{german}");
}

/// A PNG file that consists only of a header.
fn bomb(side: u32) -> Vec<u8> {
    let mut file = Vec::new();
    let mut encoder = png::Encoder::new(&mut file, side, side);
    encoder.set_color(png::ColorType::Grayscale);
    encoder.set_depth(png::BitDepth::One);
    let mut writer = encoder.write_header().unwrap();
    writer.write_image_data(&vec![0; side as usize * (side as usize).div_ceil(8)]).unwrap();
    writer.finish().unwrap();
    file
}

#[test]
fn what_is_no_map_is_refused_at_once_with_the_reason() {
    let good = || uvtt((4, 4), json!([[[1, 1], [2, 2]]]), &[], "");
    let with = |path: &str, value: Value| {
        let mut file = good();
        *file.pointer_mut(path).unwrap() = value;
        file.to_string().into_bytes()
    };
    let text = |text: &str| text.as_bytes().to_vec();
    let cut = |mut bytes: Vec<u8>, to: usize| {
        bytes.truncate(to);
        bytes
    };
    let far = json!([[{"x": 1, "y": 1}, {"x": 1e308, "y": 1}]]);
    let many = json!([vec![json!({"x": 1, "y": 1}); 20_001]]);
    let spread: Vec<Value> = (0..30).map(|_| json!(vec![json!({"x": 1, "y": 1}); 700])).collect();
    let mut hex = scene(&[], 0.0);
    hex["grid"] = json!({"type": 2, "size": 100});
    let mut point = scene(&[json!({"c": [1, 2, 3]})], 0.0);
    point["grid"] = json!(100);
    let mut flat = scene(&[], 0.0);
    flat["grid"] = json!({"size": 0});
    let long =
        |n: u32| json!([[[0.0, f64::from(n % 200) + 0.3], [200.0, f64::from(n % 199) + 0.7 + f64::from(n) / 9_000.0]]]);
    let long: Vec<Value> = (0..2_000).map(|n| long(n)[0].clone()).collect();
    let long = uvtt((200, 200), json!(long), &[], "");
    let webp = painted(64, 64, image::ImageFormat::WebP);
    let hostile: Vec<(&str, Vec<u8>, &str)> = vec![
        ("nothing", Vec::new(), "not a readable map"),
        ("words", text("Tavern"), "not a readable map"),
        ("another object", text("{}"), "not a readable map"),
        ("a packed file", text("PK\x03\x04rest"), "damaged"),
        ("a picture", painted(4, 4, image::ImageFormat::Png), "an image without walls"),
        ("half a file", cut(good().to_string().into_bytes(), 150), "EOF"),
        ("two scenes", text("{\"name\":\"Inn\",\"walls\":[]}\n{\"name\":\"Mill\",\"walls\":[]}"), "\"Inn\", \"Mill\""),
        ("no grid", text("{\"width\":400,\"height\":300,\"grid\":null,\"walls\":[]}"), "no grid size"),
        (
            "walls elsewhere",
            text("{\"width\":400,\"height\":300,\"grid\":100,\"walls\":[\"a1\",\"b2\"]}"),
            "only their ids",
        ),
        ("an odd wall", text("{\"width\":400,\"height\":300,\"grid\":100,\"walls\":[{\"c\":\"x\"}]}"), "column"),
        ("words in brackets", text("[1, 2]"), "not a readable map"),
        ("deep", text(&("{\"resolution\":".to_owned() + &"[".repeat(100_000))), "Can't read"),
        ("NaN", text(&good().to_string().replace("70", "NaN")), "Can't read"),
        ("1e400", text(&good().to_string().replace("70", "1e400")), "out of range"),
        ("1e308", with("/line_of_sight", far), "far off the map"),
        ("words for numbers", with("/line_of_sight", json!([[{"x": "one", "y": 1}]])), "invalid type"),
        ("a number for walls", with("/line_of_sight", json!(7)), "invalid type"),
        ("an object for walls", with("/line_of_sight", json!({"a": 1})), "invalid type"),
        ("no size", with("/resolution", json!({})), "map_size"),
        ("less than nothing", with("/resolution/map_size/x", json!(-4)), "at least 1"),
        ("nothing wide", with("/resolution/map_size/x", json!(0)), "at least 1"),
        ("wide", with("/resolution/map_size/x", json!(301)), "the limit is 300"),
        ("very wide", with("/resolution/map_size/x", json!(1e300)), "far off the map"),
        ("no pixels", with("/resolution/pixels_per_grid", json!(-70)), "pixels_per_grid"),
        ("many points", with("/line_of_sight", many), "20000"),
        ("many points in many walls", with("/line_of_sight", json!(spread)), "the limit is 20000"),
        ("many doors", with("/portals", json!(vec![json!({"bounds": []}); 2_001])), "2000"),
        ("no picture", with("/image", json!(STANDARD.encode(vec![7; 5_000]))), "isn't PNG, WebP or JPEG"),
        ("no base64", with("/image", json!("?".repeat(5_000))), "isn't base64"),
        ("half a picture", with("/image", json!(STANDARD.encode(&webp[..webp.len() / 2]))), "damaged"),
        ("a bomb", with("/image", json!(STANDARD.encode(bomb(11_585)))), "too much memory"),
        ("a flat bomb", with("/image", json!(STANDARD.encode(bomb(8_193)))), "too much memory"),
        ("walls without end", long.to_string().into_bytes(), "250000 squares"),
        ("hexagons", hex.to_string().into_bytes(), "hexes"),
        ("a wall of three numbers", point.to_string().into_bytes(), "four numbers"),
        ("squares of nothing", flat.to_string().into_bytes(), "no grid size"),
        ("too much", vec![b'{'; 10 * 1024 * 1024 + 1], "10 MiB"),
        ("numbers without end", text(&format!("{{\"resolution\":[{}0]}}", "0,".repeat(5_000_000))), "expected"),
        ("bad notation", text("4x4\nlava A1"), "line 2"),
        ("painting without end", text(&format!("200x200\nsolid{}", " A1:GR200".repeat(100_000))), "line 2"),
        ("a table", text("{\"fivefoot\":1}"), "/table import"),
    ];
    for (name, file, expected) in hostile {
        let refused = read(&file, None).map(|map| map.board.to_notation()).expect_err(name).to_string();
        assert!(refused.contains(expected) && refused.len() < 400, "{name}: {refused}");
    }
}

#[test]
fn nothing_that_is_cut_short_or_changed_panics() {
    let file = uvtt((4, 4), json!([[[1, 1], [2.5, 2]]]), &[([1.0, 2.0, 1.0, 3.0], true)], "").to_string();
    for at in 0..file.len() {
        let _ = read(&file.as_bytes()[..at], None);
        for with in ["-", "9", "e", "null", "\""] {
            let mut other = file.clone();
            other.replace_range(at..=at, with);
            let _ = read(other.as_bytes(), None);
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 100, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn what_is_written_is_read_again(
        (width, height) in (1_u32..12, 1_u32..12),
        edges in proptest::collection::vec((0_i32..12, 0_i32..12, any::<bool>(), 0_usize..9), 0..30),
        lines in proptest::collection::vec(((1_i64..12_000, 1_i64..12_000), (1_i64..12_000, 1_i64..12_000), 0_usize..10), 0..8),
    ) {
        const KINDS: [Barrier; 10] = [
            Barrier::Wall, Barrier::Door, Barrier::OpenDoor, Barrier::Window, Barrier::Grate, Barrier::Curtain,
            Barrier::LockedDoor, Barrier::SecretDoor, Barrier::Wall, Barrier::OneWayLeft,
        ];
        let mut board = Battlefield::open(width, height).unwrap();
        for (x, y, east, kind) in edges {
            board.set_barrier(Edge::of(Square::new(x, y), if east { Cardinal::East } else { Cardinal::South }), KINDS[kind]);
        }
        // Well away from the grid lines, and in distinct directions.
        let off = |at: i64| at / 1_000 * 1_000 + 100 + at % 1_000 * 8 / 10;
        let point = |(x, y): (i64, i64)| Point { x: off(x), y: off(y) };
        let partition = |(a, b, kind): ((i64, i64), (i64, i64), usize)| {
            let (a, b) = (point(a), point(b));
            let askew = (a.x - b.x).abs() > 300 && (a.y - b.y).abs() > 300;
            Some(Partition { barrier: KINDS[kind], line: Segment::between(a, b)? }).filter(|_| askew)
        };
        board.set_partitions(lines.into_iter().filter_map(partition).collect());
        let written = write_uvtt(&board, None);
        let read = read(written.text.as_bytes(), None).unwrap();
        prop_assert_eq!(read.board.to_notation(), board.to_notation());
        prop_assert_eq!(read.notes, Vec::new());
    }
}

/// A tavern with a diagonal wall and a painted floor.
pub fn tavern(image: &str) -> Value {
    let mut tavern = uvtt(
        (12, 8),
        json!([
            [[1, 1], [11, 1], [11, 7], [6, 7]],
            [[5, 7], [1, 7], [1, 1]],
            [[6.4, 1], [6.4, 2.2]],
            [[6.4, 3.4], [4.2, 5.6], [4.2, 7]],
            [[8.5, 4.5], [9.5, 4], [10, 5], [9, 5.5], [8.5, 4.5]]
        ]),
        &[([5.0, 7.0, 6.0, 7.0], true), ([6.4, 2.2, 6.4, 3.4], false)],
        image,
    );
    tavern["software"] = json!("Arkenforge 1.2");
    tavern
}

fn png_of(reply: &Reply) -> Vec<u8> {
    reply.picture.as_ref().map(Picture::png).expect("a picture")
}

#[test]
fn an_imported_map_is_played_on_shown_and_undone() {
    let image = STANDARD.encode(painted(840, 560, image::ImageFormat::WebP));
    let mut door = Door::open();
    let reply = door.hand("/map import file:tavern.dd2vtt", tavern(&image).to_string().as_bytes());
    assert_eq!(reply.status, Status::Done, "{}", reply.text());
    assert!(reply.text().contains("12 x 8 squares of 5 ft") && reply.text().contains("2 doors"), "{}", reply.text());
    door.done("/creature add name:Hero at:F4");
    door.done("/creature add name:Ogre at:I3 size:large side:foes");
    let refused = door.ask("/move creature:Hero to:\"G5\"");
    assert_eq!(refused["status"], "done", "round the end of the wall: {refused:#}");
    door.done("/undo");
    let straight = door.ask("/move creature:Hero to:\"F3 G3\" preview:true");
    assert_eq!(straight["ruling"]["verdict"], "legal", "the door stands open: {straight:#}");
    let through = door.ask("/step creature:Hero to:G3 preview:true");
    assert_eq!(through["ruling"]["verdict"], "legal", "{through:#}");
    let shown = door.hand("/show", b"");
    is_golden_within(fivefoot::field::Theme::Light, "tavern", &png_of(&shown), 700);
    // The door is closed, although it lies along no edge.
    door.done("/map edge squares:F3 side:east barrier:door");
    let shut = door.ask("/move creature:Hero to:\"F3 G3\" preview:true");
    assert_eq!(shut["ruling"]["verdict"], "illegal", "{shut:#}");
    assert!(shut["message"].as_str().unwrap().contains("A closed door is between the middle of F3"), "{shut:#}");
    door.done("/undo");
    // Undo and redo remove and restore the picture along with the import.
    let colours =
        |reply: &Reply| decoded(&png_of(reply)).pixels().copied().collect::<std::collections::HashSet<_>>().len();
    assert!(colours(&shown) > 1_000 && png_of(&shown).len() < 10 * 1024 * 1024);
    for _ in 0..3 {
        door.done("/undo");
    }
    assert!(door.ask("/show")["message"].as_str().unwrap().contains("/table new"));
    door.done("/redo");
    assert!(colours(&door.hand("/show", b"")) > 1_000);
}

#[test]
fn a_creature_that_has_no_place_on_the_map_stays_off_it_only_if_that_is_wanted() {
    let mut door = Door::open();
    door.done("/table new width:30 height:30");
    door.done("/creature add name:Near at:C3");
    door.done("/creature add name:Far at:Z20");
    let file = tavern("").to_string();
    let reply = door.hand("/map import file:tavern.dd2vtt", file.as_bytes());
    assert!(reply.status == Status::Error && reply.text().contains("no room on the map for Far"), "{}", reply.text());
    let reply = door.hand("/map import file:tavern.dd2vtt replace:true", file.as_bytes());
    assert!(reply.status == Status::Done && reply.text().contains("Taken off the board: Far."), "{}", reply.text());
    assert_eq!(reply.ruling.unwrap()["removed"], json!(["Far"]));
    assert_eq!(door.ask("/show")["ruling"]["creatures"].as_array().unwrap().len(), 1);
    door.done("/undo");
    assert_eq!(door.ask("/show")["ruling"]["creatures"].as_array().unwrap().len(), 2);
}

#[test]
fn a_board_that_is_exported_comes_back() {
    let image = STANDARD.encode(painted(120, 80, image::ImageFormat::Jpeg));
    let mut door = Door::open();
    door.hand("/map import file:tavern.dd2vtt", tavern(&image).to_string().as_bytes());
    let text = |reply: Reply| reply.file.expect("a file").bytes;
    let before = text(door.hand("/map export format:text", b""));
    let exported = door.hand("/map export", b"");
    assert_eq!(exported.file_name().as_deref(), Some("map-export.uvtt"));
    let exported = text(exported);
    let file: Value = serde_json::from_slice(&exported).expect("a file of ours");
    assert_eq!(file["image"], json!(image), "the picture as it came");
    let reply = door.hand("/map import file:again.uvtt", &exported);
    assert!(reply.text().contains("Its image is under the board"), "{}", reply.text());
    assert_eq!(text(door.hand("/map export format:text", b"")), before);
    door.done("/map paint squares:B2 terrain:difficult");
    let answer = door.hand("/map export", b"").text();
    assert!(answer.contains("don't get difficult"), "{answer}");
    let kept = text(door.hand("/map export format:text", b""));
    door.hand("/map import file:board.txt", &kept);
    assert_eq!(text(door.hand("/map export format:text", b"")), kept);
}

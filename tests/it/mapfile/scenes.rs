//! Foundry scenes: where their squares are, several scenes in a file, modules, images and tokens.

use std::io::{Cursor, Write};

use fivefoot::mapfile::{ImportOptions, read, read_with};
use serde_json::{Value, json};
use zip::ZipWriter;
use zip::write::SimpleFileOptions;

use super::maps::painted;
use crate::door::Door;

/// A scene as version 10 writes it: an image of 1,500 x 1,150 pixels on squares of 100, offset by 50 and 25 pixels, and a
/// padding of a tenth, which is rounded up to whole squares.
pub fn moved(name: &str) -> Value {
    json!({
        "_id": name, "name": name, "width": 1500, "height": 1150, "padding": 0.1,
        "grid": {"type": 1, "size": 100, "distance": 5, "units": "ft"},
        "background": {"src": "worlds/mill/maps/mill.webp", "offsetX": 50, "offsetY": 25},
        // The image begins at 150, 175, inside the square that begins at 100, 100.
        "walls": [
            {"c": [300, 200, 300, 500], "move": 20, "sight": 20, "door": 0},
            {"c": [300, 500, 500, 500], "move": 20, "sight": 20, "door": 1, "ds": 0},
        ],
        "tokens": [
            {"name": "Ogre", "x": 400, "y": 300, "width": 2, "disposition": -1},
            {"name": "Ogre", "x": 700, "y": 300, "width": 2, "disposition": -1},
            {"name": "Aldo", "x": 200, "y": 200, "width": 1, "disposition": 1},
        ]
    })
}

#[test]
fn the_squares_of_a_scene_lie_on_its_canvas() {
    let map = read(moved("Mill").to_string().as_bytes(), None).unwrap();
    // From 100 to 1650 are 16 squares, from 100 to 1325 are 13.
    assert_eq!(map.board.to_notation(), "16x13\ndoor C4/C5 D4/D5\nwall B2/C2 B3/C3 B4/C4");
    let image = painted(300, 230, image::ImageFormat::Jpeg);
    let text = moved("Mill").to_string();
    let map = read_with(text.as_bytes(), ImportOptions { image: Some(&image), ..ImportOptions::default() }).unwrap();
    let lies = map.image.expect("an image");
    assert_eq!((lies.corner, lies.size), ((500, 750), (15_000, 11_500)));
    assert_eq!(lies.sheet.original, image);
}

#[test]
fn one_of_several_scenes_is_chosen() {
    let mill = moved("Mill").to_string();
    let mut cellar = moved("Old Cellar");
    cellar["walls"] = json!([]);
    let gone = json!({"_id": "Mill", "$$deleted": true}).to_string();
    let pack = [mill.clone(), cellar.to_string()].join("\n");
    let wanted = |scene| ImportOptions { scene: Some(scene), ..ImportOptions::default() };
    let why = read(pack.as_bytes(), None).unwrap_err().to_string();
    assert!(why.contains("\"Mill\", \"Old Cellar\"") && why.contains("scene:\"Mill\""), "{why}");
    assert_eq!(read_with(pack.as_bytes(), wanted("cellar")).unwrap().imported, (0, 0));
    assert_eq!(read_with(pack.as_bytes(), wanted("MILL")).unwrap().imported, (1, 1));
    let why = read_with(pack.as_bytes(), wanted("attic")).unwrap_err().to_string();
    assert!(why.contains("No scene is called attic"), "{why}");
    // The last line about a scene counts, and deleted scenes are gone.
    let pack = [mill, cellar.to_string(), gone].join("\n");
    assert_eq!(read(pack.as_bytes(), None).unwrap().imported, (0, 0));
}

#[test]
fn a_scene_is_found_by_any_name() {
    let names = ["}\"{ mill", "[{] cellar \\"];
    let [mill, cellar] = names.map(moved);
    let adventure = json!({"name": "x", "journal": [{}], "scenes": [mill, cellar]}).to_string();
    for pack in [format!("{mill}\n{cellar}"), format!("[{mill}, {cellar}]"), adventure] {
        for name in names {
            let wanted = ImportOptions { scene: Some(name), ..ImportOptions::default() };
            assert_eq!(read_with(pack.as_bytes(), wanted).unwrap().imported, (1, 1), "{name}: {pack}");
        }
    }
}

#[test]
fn a_module_brings_its_scenes_and_images() {
    let mut archive = ZipWriter::new(Cursor::new(Vec::new()));
    let image = painted(300, 230, image::ImageFormat::WebP);
    let mut put = |name: &str, content: &[u8]| {
        archive.start_file(name, SimpleFileOptions::default()).unwrap();
        archive.write_all(content).unwrap();
    };
    put("mill/module.json", br#"{"name":"mill","title":"The Mill"}"#);
    put("mill/packs/scenes.db", moved("Mill").to_string().as_bytes());
    put("mill/maps/mill.webp", &image);
    let module = archive.finish().unwrap().into_inner();
    let map = read(&module, None).unwrap();
    assert_eq!(map.imported, (1, 1));
    assert_eq!(map.image.expect("its image").sheet.original, image);
    let mut archive = ZipWriter::new(Cursor::new(Vec::new()));
    archive.start_file("mill/packs/scenes/000005.ldb", SimpleFileOptions::default()).unwrap();
    let why = read(&archive.finish().unwrap().into_inner(), None).unwrap_err().to_string();
    assert!(why.contains("Export Data"), "{why}");
}

#[test]
fn tokens_become_creatures_if_that_is_wanted() {
    let mut door = Door::open();
    let text = moved("Mill").to_string();
    let reply = door.hand("/map import file:mill.json", text.as_bytes());
    assert!(reply.text().contains("3 tokens left out: tokens:true"), "{}", reply.text());
    let reply = door.hand("/map import file:mill.json tokens:true", text.as_bytes());
    assert!(
        reply.text().contains("On the board now: Ogre, Ogre 2, Aldo") || reply.text().contains("Ogre 2"),
        "{}",
        reply.text()
    );
    let shown = door.ask("/show");
    let one = |name: &str| {
        shown["ruling"]["creatures"].as_array().unwrap().iter().find(|it| it["name"] == name).unwrap().clone()
    };
    assert_eq!(one("Ogre 2")["anchor"], "G3");
    assert_eq!(one("Ogre")["size"], "large");
    assert_eq!((one("Aldo")["anchor"].clone(), one("Aldo")["side"].clone()), (json!("B2"), json!("heroes")));
}

#[test]
fn only_the_gm_reads_a_scenes_secrets() {
    let mut scene = moved("Mill");
    scene["walls"][0]["door"] = json!(2);
    scene["walls"][1]["ds"] = json!(2);
    let mut door = Door::open();
    let reply = door.hand("/map import file:mill.json", scene.to_string().as_bytes());
    let public = reply.text().to_lowercase() + &reply.json()["ruling"].to_string();
    assert!(!public.contains("secret") && !public.contains("lock"), "{public}");
    let aside = reply.json()["aside"].to_string();
    assert!(aside.contains("1 secret door") && aside.contains("1 locked door"), "{aside}");
    let shown = door.reply("/show text:true");
    let shown = shown.text() + &shown.letters.unwrap_or_default();
    assert!(!shown.contains("secret") && !shown.contains("lock") && shown.contains("wall"), "{shown}");
}

/// A one-way wall with direction "left" stops movement from its right as it was drawn, and vice versa. If it was drawn from
/// west to east, its left is the north; from east to west, the south. Foundry's coordinates run down, so it uses the opposite
/// names for these sides.
#[test]
fn a_one_way_wall_stops_the_same_side_as_in_foundry() {
    // The wall is slanted, so it is not an edge: between rows 2 and 3, at 3 squares from the image's corner.
    for (ends, dir, from_north, from_south) in [
        ([100, 305, 500, 295], 1, "illegal", "legal"),
        ([100, 305, 500, 295], 2, "legal", "illegal"),
        ([500, 295, 100, 305], 1, "legal", "illegal"),
        ([500, 295, 100, 305], 2, "illegal", "legal"),
    ] {
        let scene = json!({
            "name": "Cliff", "width": 600, "height": 600, "padding": 0, "grid": {"type": 1, "size": 100},
            "walls": [{"c": ends, "move": 20, "sight": 20, "door": 0, "dir": dir}],
        });
        let mut door = Door::open();
        door.hand("/map import file:cliff.json", scene.to_string().as_bytes());
        door.done("/creature add name:North at:B3");
        door.done("/creature add name:South at:D4");
        let verdict = |answer: Value| answer["ruling"]["verdict"].as_str().unwrap_or_default().to_owned();
        let north = verdict(door.ask("/move creature:North to:\"B3 B4\" preview:true"));
        let south = verdict(door.ask("/move creature:South to:\"D4 D3\" preview:true"));
        assert_eq!((north.as_str(), south.as_str()), (from_north, from_south), "{ends:?} {dir}");
    }
}

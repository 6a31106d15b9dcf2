//! Every kind of file is imported, exported as one of our files, and imported again without a difference.

use std::io::{Cursor, Write};

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use fivefoot::command::{Reply, Status};
use image::ImageFormat;
use serde_json::{Value, json};
use zip::ZipWriter;
use zip::write::SimpleFileOptions;

use super::maps::{painted, tavern, uvtt};
use super::scenes::moved;
use crate::door::Door;

/// A scene before version 10: numbers for the grid, and `img` for the image.
fn old_scene() -> Value {
    json!({
        "name": "Old", "width": 400, "height": 300, "padding": 0, "grid": 100, "gridType": 1, "gridDistance": 5,
        "gridUnits": "ft", "shiftX": 20, "shiftY": -10, "img": "worlds/old.webp",
        "walls": [
            {"c": [100, 0, 100, 100], "move": 1, "sense": 1, "door": 0},
            {"c": [100, 100, 100, 200], "move": 1, "sense": 1, "door": 1, "ds": 2},
            {"c": [0, 120, 90, 160], "move": 1, "sense": 0, "door": 0},
            {"c": [310, 20, 390, 90], "move": 1, "sense": 1, "door": 0, "dir": 2},
        ],
    })
}

fn module() -> Vec<u8> {
    let mut archive = ZipWriter::new(Cursor::new(Vec::new()));
    let image = painted(300, 230, ImageFormat::WebP);
    let mill = moved("Mill").to_string();
    for (name, content) in [
        ("mill/module.json", &br#"{"name":"mill","title":"The Mill"}"#[..]),
        ("mill/packs/scenes.db", mill.as_bytes()),
        ("mill/maps/mill.webp", &image),
    ] {
        archive.start_file(name, SimpleFileOptions::default()).unwrap();
        archive.write_all(content).unwrap();
    }
    archive.finish().unwrap().into_inner()
}

fn dungeon() -> Value {
    json!({
        "version": "1.2.7", "title": "Crypt", "story": "",
        "rects": [{"x": 0, "y": 0, "w": 3, "h": 3}, {"x": 3, "y": 1, "w": 1, "h": 1}, {"x": 4, "y": 0, "w": 3, "h": 3}],
        "doors": [{"x": 3, "y": 1, "dir": {"x": 1, "y": 0}, "type": 1}],
        "columns": [{"x": 1, "y": 1}],
        "water": [{"x": 5, "y": 1}],
    })
}

/// Each kind of map, the line that imports it, and the file.
fn kinds() -> Vec<(&'static str, &'static str, Vec<u8>)> {
    let image = |format| STANDARD.encode(painted(120, 80, format));
    let text = |value: Value| value.to_string().into_bytes();
    let import = "/map import file:map";
    let mut dungeondraft = tavern(&image(ImageFormat::Jpeg));
    dungeondraft["software"] = json!("Dungeondraft 1.1");
    let mut part = uvtt((12, 8), json!([[[1, 1], [11, 1]]]), &[], &image(ImageFormat::Png));
    part["resolution"]["map_size"] = json!({"x": 11.5, "y": 7.25});
    let pack = [moved("Mill").to_string(), moved("Cellar").to_string()].join("\n").into_bytes();
    vec![
        ("Universal VTT", import, text(uvtt((12, 8), json!([[[1, 1], [11, 1]]]), &[([5.0, 7.0, 6.0, 7.0], true)], ""))),
        ("parts of squares", import, text(part)),
        ("Dungeondraft", import, text(dungeondraft)),
        ("Arkenforge", import, text(tavern(&image(ImageFormat::WebP)))),
        ("Foundry 9", import, text(old_scene())),
        ("Foundry 10 to 13", import, text(moved("Mill"))),
        ("a pack", "/map import file:map scene:Cellar", pack),
        ("a module", import, module()),
        ("One Page Dungeon", import, text(dungeon())),
        (
            "our notation",
            import,
            b"9x7\npillar G5\nsolid A1:B1\ndifficult D2:D3\nfloor+10 A7\nlow C4/C5\nlocked-door E3/F3".to_vec(),
        ),
        ("letters", import, b"#######\n#..+..#\n#..#~~#\n#######".to_vec()),
        ("columns", import, b"\tF\tDL\n\tF\tF\n".to_vec()),
        ("a picture", "/map picture file:crypt-12x8.jpg", painted(240, 160, ImageFormat::Jpeg)),
        ("a picture askew", "/map picture file:crypt.png pixels:70", painted(240, 160, ImageFormat::Png)),
    ]
}

fn file(door: &mut Door, line: &str) -> Vec<u8> {
    let reply: Reply = door.hand(line, b"");
    reply.file.as_ref().unwrap_or_else(|| panic!("{line}: {}", reply.text())).bytes.clone()
}

fn hand(line: &str, bytes: &[u8]) -> Door {
    let mut door = Door::open();
    let reply = door.hand(line, bytes);
    assert_eq!(reply.status, Status::Done, "{line}: {}", reply.text());
    door
}

#[test]
fn a_map_of_every_kind_goes_in_and_out_and_in_without_a_difference() {
    for (kind, line, bytes) in kinds() {
        let mut here = hand(line, &bytes);
        if line.contains("picture") {
            here.done("/map align east:25 south:-10 larger:3");
            here.done("/map wall from:A2 to:C2");
        }
        let exported = file(&mut here, "/map export");
        let mut there = hand("/map import file:again.uvtt", &exported);
        assert_eq!(file(&mut there, "/map export format:text"), file(&mut here, "/map export format:text"), "{kind}");
        assert_eq!(file(&mut there, "/map export"), exported, "{kind}");
        // The same with the whole table.
        let table = file(&mut here, "/table export");
        let mut elsewhere = hand("/table import file:table.json", &table);
        assert_eq!(file(&mut elsewhere, "/table export"), table, "{kind}");
        assert_eq!(file(&mut elsewhere, "/map export"), exported, "{kind}");
        let read: Value = serde_json::from_slice(&table).unwrap();
        assert_eq!(
            read["picture"].is_object(),
            here.reply("/show").picture.is_some_and(|shown| has_image(&shown)),
            "{kind}"
        );
    }
}

fn has_image(picture: &fivefoot::render::Picture) -> bool {
    matches!(picture, fivefoot::render::Picture::Board(scene) if scene.backdrop.is_some())
}

/// Each portrait is exported once, however many creatures have it.
#[test]
fn a_table_takes_its_portraits_along() {
    let mut here = Door::open();
    for line in [
        "/table new width:8 height:8",
        "/creature add name:Aldo at:A1",
        "/creature add name:Goblin count:2 at:\"C1 D1\"",
        "/creature add name:Cyl at:A4",
    ] {
        here.done(line);
    }
    let face = painted(300, 400, ImageFormat::Jpeg);
    here.hand("/creature portrait creature:\"Goblin 1, Goblin 2\" file:goblin.jpg", &face);
    here.hand("/creature portrait creature:Aldo file:aldo.png", &painted(100, 100, ImageFormat::Png));
    let table = file(&mut here, "/table export");
    let read: Value = serde_json::from_slice(&table).unwrap();
    let portraits = read["portraits"].as_array().expect("portraits");
    let mut of: Vec<_> = portraits.iter().map(|one| one["of"].to_string()).collect();
    of.sort();
    assert_eq!(of, [r#"["Aldo"]"#, r#"["Goblin 1","Goblin 2"]"#]);
    let mut there = hand("/table import file:table.json", &table);
    assert_eq!(file(&mut there, "/table export"), table);
    assert_eq!(there.reply("/show").picture, here.reply("/show").picture);
    // A portrait's creature has to be on the table, and the portrait has to be a valid picture.
    for (path, value, expected) in [
        ("/portraits/0/of/0", json!("Nobody"), "Nobody"),
        ("/portraits/0/png", json!("AAAA"), "PNG"),
        ("/portraits/0/png", json!("?"), "base64"),
    ] {
        let mut other = read.clone();
        *other.pointer_mut(path).unwrap() = value;
        let refused = Door::open().hand("/table import file:table.json", other.to_string().as_bytes());
        assert!(refused.status == Status::Error && refused.text().contains(expected), "{path}: {}", refused.text());
    }
}

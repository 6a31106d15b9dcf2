//! Other programs' maps, and files that aren't maps.

use std::io::{Cursor, Write};

use fivefoot::field::Battlefield;
use fivefoot::mapfile::{read, write_uvtt};
use serde_json::json;
use zip::ZipWriter;
use zip::write::SimpleFileOptions;

use super::maps::painted;

#[test]
fn a_one_page_dungeon_has_rooms_doors_columns_and_water() {
    let door = |x: i32, y: i32, dir: (i32, i32), kind: u8| json!({"x": x, "y": y, "dir": {"x": dir.0, "y": dir.1}, "type": kind});
    let dungeon = json!({
        "version": "1.2.7", "title": "Crypt of the Test", "story": "",
        "rects": [
            {"x": -3, "y": -1, "w": 3, "h": 3},
            {"x": 0, "y": 0, "w": 1, "h": 1},
            {"x": 1, "y": -2, "w": 5, "h": 5, "rotunda": true},
            {"x": -2, "y": 2, "w": 1, "h": 1},
            {"x": -2, "y": 3, "w": 1, "h": 1},
        ],
        "doors": [door(0, 0, (1, 0), 1), door(-2, 2, (0, 1), 6), door(-2, 3, (0, 1), 3)],
        "columns": [{"x": 2, "y": -1}],
        "water": [{"x": 3, "y": 0}, {"x": 3, "y": 1}],
    });
    let map = read(dungeon.to_string().as_bytes(), None).unwrap();
    assert_eq!(
        map.board.to_notation(),
        "9x6\npillar F2\nsolid A1:E1 I1 D2 D4 A5 C5:E5 I5 A6 C6:I6\nshallow-water G3 G4\ndoor D3/E3\nsecret-door B5/B6"
    );
    assert!(map.secrets[0].to_string().contains("1 secret door"), "{:?}", map.secrets);
}

#[test]
fn what_cannot_be_read_is_refused_with_the_name_of_its_program() {
    for (file, program) in [
        (&br#"{"header":{"creation_build":"1.1"},"world":{"format":3}}"#[..], "Dungeondraft"),
        (br#"{"formatName":"dexie","formatVersion":1,"data":{}}"#, "Owlbear Rodeo"),
        (br#"{"schema_version":1,"pages":[]}"#, "Roll20"),
        (br#"{"version":1,"items":{},"scene":{}}"#, "Owlbear Rodeo"),
        (br#"{"pages":[{"walls":[]}],"schema_version":2}"#, "Roll20"),
        (br#"{"tiledversion":"1.9","layers":[]}"#, "Tiled"),
        (b"GIF89a and so on", "GIF"),
        (b"%PDF-1.7 and so on", "PDF"),
        (br#"<svg xmlns="http://www.w3.org/2000/svg"></svg>"#, "SVG"),
    ] {
        let why = read(file, None).unwrap_err().to_string();
        assert!(
            why.contains(program) && (why.contains("/map picture") || why.contains("Universal VTT")),
            "{program}: {why}"
        );
    }
    // Foundry's database folder, file by file.
    let table = [&b"some scenes"[..], b"\x57\xfb\x80\x8b\x24\x75\x47\xdb"].concat();
    for file in [&table[..], b"MANIFEST-000004\n"] {
        let why = read(file, None).unwrap_err().to_string();
        assert!(why.contains("Foundry database") && why.contains("Export Data"), "{why}");
    }
    let why =
        read(br#"{"format_version":"2.0.0","resolution":{},"geometry":{"walls":[]}}"#, None).unwrap_err().to_string();
    assert!(why.contains("Universal VTT version 2") && why.contains(".dd2vtt"), "{why}");
    let why = read(&painted(4, 4, image::ImageFormat::Png), None).unwrap_err().to_string();
    assert!(why.contains("/map picture"), "{why}");
}

/// A ZIP file of files with these names, each with a little JSON in it.
fn packed(names: &[&str]) -> Vec<u8> {
    let mut zip = ZipWriter::new(Cursor::new(Vec::new()));
    for name in names {
        zip.start_file(*name, SimpleFileOptions::default()).unwrap();
        zip.write_all(br#"{"name":"The Old Mill"}"#).unwrap();
    }
    zip.finish().unwrap().into_inner()
}

#[test]
fn what_is_packed_and_cannot_be_read_is_refused_with_the_name_of_its_program() {
    for (names, program, instead) in [
        (&["module.json", "packs/maps/000005.ldb", "packs/maps/CURRENT"][..], "Foundry", "Export Data"),
        (&["packs/maps/000003.log", "packs/maps/MANIFEST-000002", "packs/maps/CURRENT"], "Foundry", "Export Data"),
        (&["manifest.json", "manifest.hash", "maps/cellar/geometry.json"], "Universal VTT version 2", ".dd2vtt"),
        (&["campaign.json", "maps/1.png"], "Roll20", "/map picture"),
        (&["data.json", "files/1"], "Owlbear Rodeo", "/map picture"),
        (&["content.xml", "properties.xml"], "MapTool", "/map picture"),
        (&["map", "thumb.png"], "Dungeon Scrawl", "/map picture"),
        (&["holiday.txt"], "no map", "Foundry scene"),
    ] {
        let why = read(&packed(names), None).unwrap_err().to_string();
        assert!(why.contains(program) && why.contains(instead), "{names:?}: {why}");
    }
}

#[test]
fn a_board_comes_back_with_everything_on_it() {
    let text = "9x7\npillar G5\nsolid A1:B1\ndifficult D2:D3\nfloor+10 A7\nlow C4/C5\nlocked-door E3/F3\nnarrow-small A4/B4\n\
                secret-door B6/C6\nwall B3/B4\none-way-left 5,5:6.5,6";
    let board = Battlefield::from_notation(text).unwrap();
    let written = write_uvtt(&board, None).text;
    let read_again = read(written.as_bytes(), None).unwrap();
    assert_eq!(read_again.board, board);
    // If another program moves a wall, its walls count.
    let mut changed: serde_json::Value = serde_json::from_str(&written).unwrap();
    changed["line_of_sight"][0][0]["x"] = json!(7.0);
    assert_ne!(read(changed.to_string().as_bytes(), None).unwrap().board, board);
}

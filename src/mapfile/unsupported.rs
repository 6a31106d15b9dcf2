//! Files that people try but that are not maps we can read: which program they come from, and what to export instead.

use serde::Deserialize;
use serde::de::IgnoredAny;

use super::capped::Text;
use crate::say;
use crate::words::Message;

/// What to use instead.
#[derive(Clone, Copy)]
enum Instead {
    /// A Universal VTT file.
    Map,
    /// The picture of the map.
    Picture,
    /// The same picture in another format.
    Format,
}

fn refusal(program: &'static str, instead: Instead) -> Message {
    match instead {
        Instead::Map => say!("mapfile-export-map", program),
        Instead::Picture => say!("mapfile-export-picture", program),
        Instead::Format => say!("mapfile-other-picture", program),
    }
}

/// Recognizes a format by its first or last bytes.
pub(super) fn by_bytes(bytes: &[u8]) -> Option<Message> {
    let begins = |with: &[u8]| bytes.starts_with(with);
    let head = bytes.get(..400).unwrap_or(bytes);
    let holds = |text: &str| head.windows(text.len()).any(|part| part.eq_ignore_ascii_case(text.as_bytes()));
    let (program, instead) = match () {
        () if begins(b"\x89PNG")
            || begins(b"\xff\xd8\xff")
            || (begins(b"RIFF") && bytes.get(8..12) == Some(b"WEBP")) =>
        {
            return Some(say!("mapfile-picture"));
        }
        () if begins(b"GIF8") => ("GIF", Instead::Format),
        () if begins(b"BM") && bytes.get(6..10) == Some(&[0; 4]) => ("BMP", Instead::Format),
        () if bytes.get(4..12) == Some(b"ftypavif") => ("AVIF", Instead::Format),
        () if begins(b"%PDF") => ("PDF", Instead::Format),
        () if begins(b"<") && holds("<svg") => ("SVG", Instead::Format),
        () if begins(b"<") && holds("<map ") => ("Tiled", Instead::Picture),
        // A file from a LevelDB folder, where Foundry keeps scenes: a table by its last bytes, the manifest pointer by its
        // content.
        () if bytes.ends_with(b"\x57\xfb\x80\x8b\x24\x75\x47\xdb") || begins(b"MANIFEST-0") => {
            return Some(say!("foundry-leveldb"));
        }
        () if begins(b"\x1f\x8b") => ("Dungeon Scrawl", Instead::Picture),
        () => return None,
    };
    Some(refusal(program, instead))
}

#[derive(Deserialize)]
struct Keys {
    #[serde(default, rename = "formatName")]
    format_name: Text,
    header: Option<IgnoredAny>,
    world: Option<IgnoredAny>,
    schema_version: Option<IgnoredAny>,
    pages: Option<IgnoredAny>,
    tiledversion: Option<IgnoredAny>,
    layers: Option<IgnoredAny>,
    items: Option<IgnoredAny>,
    scene: Option<IgnoredAny>,
    geometry: Option<IgnoredAny>,
    uvtt_version: Option<IgnoredAny>,
}

/// Recognizes a format by its JSON keys.
pub(super) fn by_keys(bytes: &[u8]) -> Option<Message> {
    let keys: Keys = serde_json::from_slice(bytes).ok()?;
    let (program, instead) = match keys {
        Keys { geometry: Some(_), .. } | Keys { uvtt_version: Some(_), .. } => return Some(say!("mapfile-uvtt2")),
        Keys { header: Some(_), world: Some(_), .. } => ("Dungeondraft", Instead::Map),
        Keys { format_name: Text(Some(name)), .. } if name == "dexie" => ("Owlbear Rodeo", Instead::Picture),
        Keys { items: Some(_), scene: Some(_), .. } => ("Owlbear Rodeo", Instead::Picture),
        Keys { schema_version: Some(_), .. } | Keys { pages: Some(_), .. } => ("Roll20", Instead::Picture),
        Keys { tiledversion: Some(_), .. } | Keys { layers: Some(_), .. } => ("Tiled", Instead::Picture),
        _ => return None,
    };
    Some(refusal(program, instead))
}

/// Recognizes a program that packs its maps, by the names of the packed files.
pub(super) fn by_names(names: &[String]) -> Option<Message> {
    let any = |test: &dyn Fn(&str) -> bool| names.iter().any(|name| test(&name.to_lowercase()));
    let last = |name: &str| name.rsplit('/').next().unwrap_or_default().to_owned();
    let (program, instead) = match () {
        () if any(&|name| name.ends_with(".ldb") || last(name) == "current") => return Some(say!("foundry-leveldb")),
        () if any(&|name| last(name) == "geometry.json") => return Some(say!("mapfile-uvtt2")),
        () if any(&|name| name == "content.xml") => ("MapTool", Instead::Picture),
        () if any(&|name| name.ends_with("campaign.json")) => ("Roll20", Instead::Picture),
        () if any(&|name| name == "data.json") => ("Owlbear Rodeo", Instead::Picture),
        () if any(&|name| name == "map" || name.ends_with(".ds")) => ("Dungeon Scrawl", Instead::Picture),
        () => return None,
    };
    Some(refusal(program, instead))
}

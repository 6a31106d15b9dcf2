//! Packed files: a Foundry module with its scenes and images, or a zipped map.

use std::io::{Cursor, Read};

use zip::ZipArchive;

use super::{FileError, ImportOptions, MapFile, foundry, unsupported, uvtt};
use crate::say;

/// The most bytes unpacked, of one file or of all its scenes together: more than any module of a permitted size has.
const MOST_BYTES: u64 = 24 * 1024 * 1024;
/// The most files in an archive.
const MOST_FILES: usize = 20_000;

type Archive<'b> = ZipArchive<Cursor<&'b [u8]>>;

/// Reads the map in a packed file.
pub(super) fn read(bytes: &[u8], wanted: ImportOptions<'_>) -> Result<MapFile, FileError> {
    let unreadable = || FileError::new(say!("mapfile-packed-damaged"));
    let mut archive = ZipArchive::new(Cursor::new(bytes)).map_err(|_| unreadable())?;
    if archive.len() > MOST_FILES {
        return Err(unreadable());
    }
    let names: Vec<String> = archive.file_names().filter_map(|name| Some(name.ok()?.into_owned())).collect();
    let ends = |name: &str, endings: &[&str]| {
        let name = name.to_lowercase();
        !name.contains("__macosx") && endings.iter().any(|ending| name.ends_with(ending))
    };
    if let Some(map) = names.iter().find(|name| ends(name, &[".uvtt", ".dd2vtt", ".df2vtt"])) {
        let mut left = MOST_BYTES;
        return uvtt::read(&unpacked(&mut archive, map, &mut left).ok_or_else(unreadable)?, wanted.feet);
    }
    let mut left = MOST_BYTES;
    let mut scenes = Vec::new();
    for name in names.iter().filter(|name| ends(name, &[".db", ".json"])) {
        let Some(text) = unpacked(&mut archive, name, &mut left) else { continue };
        scenes.extend(foundry::scenes(&super::documents::split(&text)));
    }
    if scenes.is_empty() {
        return Err(FileError::new(unsupported::by_names(&names).unwrap_or_else(|| say!("mapfile-packed"))));
    }
    let chosen = foundry::chosen(&scenes, wanted.scene)?;
    let mut image = None;
    if wanted.image.is_none()
        && let Some(path) = chosen.image()
    {
        let path = path.replace("%20", " ");
        let own = path.rsplit('/').next().unwrap_or(&path).to_owned();
        let named = names.iter().find(|name| path.ends_with(name.as_str()));
        let named = named.or_else(|| names.iter().find(|name| name.rsplit('/').next() == Some(own.as_str())));
        let mut room = MOST_BYTES;
        image = named.and_then(|name| unpacked(&mut archive, name, &mut room));
    }
    foundry::read_scene(chosen, ImportOptions { image: wanted.image.or(image.as_deref()), ..wanted })
}

/// A file's content, if it fits into the remaining allowance.
fn unpacked(archive: &mut Archive<'_>, name: &str, left: &mut u64) -> Option<Vec<u8>> {
    let file = archive.by_name(name).ok()?;
    // The length in the directory is only a claim.
    if file.size() > *left {
        return None;
    }
    let mut content = Vec::new();
    file.take(*left + 1).read_to_end(&mut content).ok()?;
    *left = left.checked_sub(content.len() as u64)?;
    Some(content)
}

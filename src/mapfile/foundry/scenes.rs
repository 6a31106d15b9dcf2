//! The scenes in a file, and which of them is wanted.

use serde::Deserialize;
use serde::de::IgnoredAny;

use crate::mapfile::capped::Text;
use crate::mapfile::{FileError, expected};
use crate::say;
use crate::words::Message;

/// A scene that has not been parsed yet.
#[derive(Clone, Debug)]
pub(in crate::mapfile) struct RawScene {
    name: String,
    id: Option<String>,
    image: Option<String>,
    /// Its JSON.
    pub(super) text: Vec<u8>,
}

impl RawScene {
    /// The path of its image in Foundry's folders.
    pub(in crate::mapfile) fn image(&self) -> Option<&str> {
        self.image.as_deref().filter(|path| !path.is_empty())
    }
}

#[derive(Default, Deserialize)]
struct Head {
    #[serde(default)]
    _id: Text,
    #[serde(default)]
    name: Text,
    #[serde(default, rename = "$$deleted")]
    deleted: Option<IgnoredAny>,
    #[serde(default)]
    walls: Option<IgnoredAny>,
    #[serde(default)]
    grid: Option<IgnoredAny>,
    #[serde(default)]
    img: Text,
    #[serde(default)]
    background: Option<IgnoredAny>,
}

#[derive(Deserialize)]
struct Painted {
    background: super::Background,
}

/// The scenes among these documents. Databases are append-only: of several documents with the same id the last one
/// counts.
pub(in crate::mapfile) fn scenes(documents: &[&[u8]]) -> Vec<RawScene> {
    let mut scenes: Vec<RawScene> = Vec::new();
    for &text in documents {
        let head: Head = match serde_json::from_slice(text) {
            Ok(head) => head,
            // A single document gets an error that says what is wrong with it.
            Err(_) if documents.len() == 1 => Head { walls: Some(IgnoredAny), ..Head::default() },
            Err(_) => continue,
        };
        scenes.retain(|scene| head._id.0.is_none() || scene.id != head._id.0);
        if head.deleted.is_some() || (head.walls.is_none() && head.grid.is_none()) {
            continue;
        }
        let painted = || serde_json::from_slice::<Painted>(text).ok().and_then(|scene| scene.background.src);
        let image = if head.background.is_some() { painted() } else { None };
        scenes.push(RawScene {
            name: head.name.0.unwrap_or_default(),
            id: head._id.0,
            image: image.or(head.img.0),
            text: text.to_vec(),
        });
    }
    scenes
}

/// The scene with this name, or the only scene.
pub(in crate::mapfile) fn chosen<'s>(scenes: &'s [RawScene], name: Option<&str>) -> Result<&'s RawScene, FileError> {
    if let [only] = scenes {
        return Ok(only);
    }
    if scenes.is_empty() {
        return Err(FileError::new(expected()));
    }
    let names = || Message::names(scenes.iter().map(|scene| format!("\"{}\"", short(&scene.name))));
    let example = short(&scenes[0].name);
    let Some(wanted) = name.map(|name| name.trim().to_lowercase()) else {
        return Err(FileError::new(say!("foundry-several-scenes", names = names(), example)));
    };
    let one = |test: &dyn Fn(&str) -> bool| {
        let mut found = scenes.iter().filter(|scene| test(&scene.name.to_lowercase()));
        found.next().filter(|_| found.next().is_none())
    };
    let found = one(&|name| name == wanted)
        .or_else(|| one(&|name| name.starts_with(&wanted)))
        .or_else(|| one(&|name| name.contains(&wanted)));
    found.ok_or_else(|| {
        let typed = short(&wanted);
        FileError::new(say!("foundry-no-such-scene", typed, names = names(), example))
    })
}

fn short(name: &str) -> String {
    name.chars().filter(|letter| !letter.is_control()).take(60).collect()
}

//! `/map import` and `/map export`: maps from and for other programs.

use serde_json::json;

use crate::command::core::command::{Command, Makes, Spec};
use crate::command::core::naming::names;
use crate::command::core::outcome::Outcome;
use crate::command::core::table::Table;
use crate::command::input::invocation::Options;
use crate::command::input::option::{Kind, may};
use crate::command::input::options::FILE;
use crate::command::input::right::Right;
use crate::command::input::upload;
use crate::command::input::upload::{Attached, Content, Upload};
use crate::command::input::user_error::{UserError, quoted};
use crate::command::reply::picture;
use crate::command::setup::map::keep_in_the_air;
use crate::command::setup::table::RULESETS;
use crate::field::{Backdrop, Creature, Encounter, Name};
use crate::grid::Feet;
use crate::mapfile::{self, MapFile};
use crate::referee::{Referee, SharedSquares};
use crate::ruleset::Ruleset;
use crate::say;
use crate::words::Message;

/// The largest side of a map's square, in feet.
const MOST_FEET: u32 = 100;

pub(crate) const IMPORT: Spec = Spec {
    name: "map",
    sub: Some("import"),
    options: &[FILE.needed(), may("feet-per-square", Kind::Feet(MOST_FEET)), may("replace", Kind::Flag)],
    example: "/map import file:tavern.dd2vtt",
    right: Right::Gm,
    ..Spec::of::<ImportArgs>()
};

const FORMATS: &[&str] = &["uvtt", "text"];

pub(crate) const EXPORT: Spec = Spec {
    name: "map",
    sub: Some("export"),
    options: &[may("format", Kind::Choice(FORMATS))],
    example: "/map export format:uvtt",
    right: Right::Gm,
    private: true,
    ..Spec::of::<ExportArgs>()
};

/// `/map import`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct ImportArgs {
    file: String,
    upload: Option<Upload>,
    feet: Option<u32>,
    replace: bool,
}

impl Command for ImportArgs {
    fn parse(_: &'static Spec, options: &Options<'_>) -> Result<Self, UserError> {
        let feet = options.feet("feet-per-square")?.map(|feet| feet.0);
        if feet == Some(0) {
            return Err(UserError::new(say!("import-feet-least")));
        }
        let (file, upload) = options.required("file", options.file("file"))?;
        Ok(ImportArgs { file: file.to_owned(), upload, feet, replace: options.is_set("replace")? })
    }

    fn decide(&self, table: &Table<'_>) -> Result<Outcome, UserError> {
        let map = upload::held(self.upload.as_ref(), |content| match content {
            Content::Map(map) => Some(map),
            _ => None,
        })?;
        let before = table.encounter;
        let mut next = before.cloned().unwrap_or_else(|| Encounter::new(RULESETS[0], map.board.clone()));
        next.battlefield.clone_from(&map.board);
        next.backdrop = map.image.as_ref().map(|(sheet, (width, height))| Backdrop {
            picture: sheet.name(),
            width: *width,
            height: *height,
        });
        let ruleset = match table.ruleset {
            Some(ruleset) => ruleset,
            None => table.ruleset(&next.ruleset)?,
        };
        if let Some(before) = before {
            keep_in_the_air(ruleset, before, &mut next);
        }
        let out = homeless(ruleset, &next);
        if !out.is_empty() && !self.replace {
            return Err(UserError::new(say!("import-no-place", names = names(&out)))
                .or_example("/map import file:tavern.dd2vtt replace:true"));
        }
        take_off(&mut next, &out);
        let message = self.message(&map, &out);
        let ruling = json!({
            "action": "import",
            "format": map.kind,
            "width": map.board.width(),
            "height": map.board.height(),
            "walls": map.imported.0,
            "doors": map.imported.1,
            "off_grid": map.board.partitions().all().len(),
            "picture": map.image.is_some(),
            "notes": map.notes,
            "removed": out,
        });
        let mut scene = picture::board(ruleset, &next);
        scene.whole = true;
        let outcome = Outcome::said(message).ruled(ruling).showing(scene).leaving(next);
        Ok(match &map.image {
            Some((sheet, _)) => outcome.painting(sheet.name(), sheet.clone()),
            None => outcome,
        })
    }

    fn makes(&self) -> Makes {
        Makes::Board
    }

    fn brings_a_file(&self) -> bool {
        true
    }

    fn read_file(&self) -> Option<Content> {
        upload::read(self.upload.as_ref(), |bytes| mapfile::read(bytes, self.feet)).map(Content::Map)
    }
}

impl ImportArgs {
    fn message(&self, map: &MapFile, out: &[Name]) -> Message {
        let board = &map.board;
        let askew = board.partitions().all().len();
        let imported = say!(
            "imported",
            file = quoted(&self.file),
            kind = map.kind,
            width = board.width(),
            height = board.height(),
            square = Feet::SQUARE,
            walls = map.imported.0,
            doors = map.imported.1
        );
        let first = Message::sentences([
            Some(imported),
            (askew > 0).then(|| say!("imported-askew", askew)),
            map.image.is_some().then(|| say!("imported-picture")),
            (!out.is_empty()).then(|| say!("imported-removed", names = names(out))),
        ]);
        let notes = map.notes.iter().map(|note| Message::literal("- ").then(note.clone()));
        Message::lines([first].into_iter().chain(notes))
    }
}

/// The creatures without a place on the board: their space leaves the map or covers impassable ground.
fn homeless(ruleset: &Ruleset, next: &Encounter) -> Vec<Name> {
    let referee = Referee::new(ruleset, next);
    let fits = |creature: &&Creature| {
        next.battlefield.holds(ruleset.placement(creature)) && SharedSquares(referee).standing_in(creature).1
    };
    next.creatures().iter().filter(|creature| !fits(creature)).map(|creature| creature.name.clone()).collect()
}

fn take_off(next: &mut Encounter, out: &[Name]) {
    for name in out {
        next.remove(name);
        if let Some(mut rounds) = next.rounds.take() {
            rounds.forget(name, |name| next.takes_turns(name));
            next.rounds = Some(rounds);
        }
    }
}

/// `/map export`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct ExportArgs {
    text: bool,
}

impl Command for ExportArgs {
    fn parse(_: &'static Spec, options: &Options<'_>) -> Result<Self, UserError> {
        let format = options.choice("format", |word| FORMATS.iter().find(|format| **format == word))?;
        Ok(ExportArgs { text: format == Some(&"text") })
    }

    fn decide(&self, table: &Table<'_>) -> Result<Outcome, UserError> {
        let board = &table.referee()?.encounter().battlefield;
        let (width, height) = (board.width(), board.height());
        if self.text {
            let file = Attached { ending: "txt", bytes: board.to_notation().into_bytes() };
            return Ok(Outcome::said(say!("exported-as-text", width, height)).attaching(file));
        }
        let written = mapfile::write_uvtt(board, table.sheet);
        let exported = say!("exported-as-uvtt", width, height);
        let left_out = Message::list(&written.left_out);
        let left_out = (!left_out.is_empty()).then(|| say!("exported-without", left_out));
        Ok(Outcome::said(Message::sentences([Some(exported), left_out]))
            .attaching(Attached { ending: "uvtt", bytes: written.text.into_bytes() }))
    }

    fn takes_the_picture(&self) -> bool {
        true
    }
}

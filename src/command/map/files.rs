//! `/map import` and `/map export`: boards from and to other programs.

use serde_json::json;

use super::keep_in_the_air;
use crate::command::decide::{Outcome, Table, names};
use crate::command::given::Options;
use crate::command::mistake::Mistake;
use crate::command::picture;
use crate::command::rights::Right;
use crate::command::spec::{Kind, Spec, may, needs};
use crate::command::table::RULESETS;
use crate::command::upload::{self, Attached, Read, Upload};
use crate::field::{Backdrop, Creature, Encounter, Name};
use crate::mapfile::{self, MapFile};
use crate::referee::Referee;
use crate::ruleset::Ruleset;

/// The most feet that a square of a map may measure.
const MOST_FEET: u32 = 100;

pub(in crate::command) const IMPORT: Spec = Spec {
    name: "map",
    sub: Some("import"),
    options: &[needs("file", Kind::File), may("feet-per-square", Kind::Feet(MOST_FEET)), may("replace", Kind::Flag)],
    example: "/map import file:tavern.dd2vtt",
    right: Right::Gm,
    private: false,
};

const FORMATS: &[&str] = &["uvtt", "text"];

pub(in crate::command) const EXPORT: Spec = Spec {
    name: "map",
    sub: Some("export"),
    options: &[may("format", Kind::Choice(FORMATS))],
    example: "/map export format:uvtt",
    right: Right::Gm,
    private: true,
};

/// `/map import`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Import {
    file: String,
    upload: Option<Upload>,
    feet: Option<u32>,
    replace: bool,
    /// What the file holds, once it was read.
    read: Read<MapFile>,
}

impl Import {
    pub(in crate::command) fn parse(options: &Options<'_>) -> Result<Self, Mistake> {
        let feet = options.feet("feet-per-square")?.map(|feet| feet.0);
        if feet == Some(0) {
            return Err(Mistake::new("`feet-per-square` has to be at least 1."));
        }
        let (file, upload) = options.required("file", options.file("file"))?;
        Ok(Import {
            file: file.to_owned(),
            upload,
            feet,
            replace: options.flag("replace")?.unwrap_or(false),
            read: None,
        })
    }

    /// Reads the file. That is slow work, and needs no table.
    pub(in crate::command) fn read(&mut self) {
        self.read = upload::read(self.upload.as_ref(), |bytes| mapfile::read(bytes, self.feet));
    }

    pub(in crate::command) fn decide(&self, table: &Table<'_>) -> Result<Outcome, Mistake> {
        let map = upload::held(&self.read)?;
        let before = table.encounter;
        let mut next = before.cloned().unwrap_or_else(|| Encounter::new(RULESETS[0], map.board.clone()));
        next.battlefield.clone_from(&map.board);
        next.backdrop = map.sheet.as_ref().map(|(sheet, (width, height))| Backdrop {
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
            return Err(Mistake::new(format!(
                "There is no place on the map for {}; nothing was done. replace:true takes them off the board (/undo \
                 brings them back); or move them first.",
                names(&out)
            ))
            .or_example("/map import file:tavern.dd2vtt replace:true"));
        }
        take_off(&mut next, &out);
        let message = self.told(&map, &out);
        let ruling = json!({
            "action": "import",
            "format": map.kind,
            "width": map.board.width(),
            "height": map.board.height(),
            "walls": map.taken.0,
            "doors": map.taken.1,
            "off_grid": map.board.partitions().all().len(),
            "picture": map.sheet.is_some(),
            "notes": map.told,
            "removed": out,
        });
        let mut scene = picture::board(ruleset, &next);
        scene.whole = true;
        let outcome = Outcome::said(message).ruled(ruling).showing(scene).leaving(next);
        Ok(match &map.sheet {
            Some((sheet, _)) => outcome.painting(sheet.clone()),
            None => outcome,
        })
    }

    fn told(&self, map: &MapFile, out: &[Name]) -> String {
        let board = &map.board;
        let counted = super::counted;
        let askew = match board.partitions().all().len() {
            0 => String::new(),
            pieces => format!(" {} off the grid lines.", counted(pieces, "piece stands", "pieces stand")),
        };
        let picture = if map.sheet.is_some() { " Its picture lies under the board." } else { "" };
        let mut message = format!(
            "Imported {} ({}): {} x {} squares of 5 ft, {}, {}.{askew}{picture}",
            crate::command::mistake::quoted(&self.file),
            map.kind,
            board.width(),
            board.height(),
            counted(map.taken.0, "wall", "walls"),
            counted(map.taken.1, "door", "doors"),
        );
        if !out.is_empty() {
            message.push_str(&format!(" Taken off the board: {}.", names(out)));
        }
        for note in &map.told {
            message.push_str("\n- ");
            message.push_str(note);
        }
        message
    }
}

/// Who has no place on the board: its space leaves the map, or covers what nobody can stand in.
fn homeless(ruleset: &Ruleset, next: &Encounter) -> Vec<Name> {
    let referee = Referee::new(ruleset, next);
    let fits =
        |creature: &&Creature| next.battlefield.holds(ruleset.placement(creature)) && referee.standing_in(creature).1;
    next.creatures().iter().filter(|creature| !fits(creature)).map(|creature| creature.name.clone()).collect()
}

fn take_off(next: &mut Encounter, out: &[Name]) {
    for name in out {
        next.remove(name);
        if let Some(mut rounds) = next.rounds.take() {
            rounds.forget(name, |name| next.creature(name).is_some());
            next.rounds = Some(rounds);
        }
    }
}

/// `/map export`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Export {
    text: bool,
}

impl Export {
    pub(in crate::command) fn parse(options: &Options<'_>) -> Result<Self, Mistake> {
        let format = options.choice("format", |word| FORMATS.iter().find(|format| **format == word))?;
        Ok(Export { text: format == Some(&"text") })
    }

    pub(in crate::command) fn decide(&self, table: &Table<'_>) -> Result<Outcome, Mistake> {
        let board = &table.referee()?.encounter().battlefield;
        let size = format!("{} x {} squares", board.width(), board.height());
        if self.text {
            let file = Attached { ending: "txt", bytes: board.to_notation().into_bytes() };
            let message = format!("The board as text, {size}. /map import reads it again.");
            return Ok(Outcome::said(message).attaching(file));
        }
        let written = mapfile::write_uvtt(board, table.sheet);
        let mut message = format!("The board as a Universal VTT file, {size}.");
        if !written.left_out.is_empty() {
            message.push_str(&format!(
                " The format has no place for {}; format:text keeps it.",
                written.left_out.join(", ")
            ));
        }
        Ok(Outcome::said(message).attaching(Attached { ending: "uvtt", bytes: written.text.into_bytes() }))
    }
}

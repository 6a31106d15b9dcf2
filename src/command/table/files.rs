//! `/table export` and `/table import`: a whole table from one channel to another.

use serde_json::json;

use super::notice;
use crate::command::decide::{Outcome, Table};
use crate::command::given::Options;
use crate::command::mistake::Mistake;
use crate::command::picture;
use crate::command::rights::Right;
use crate::command::spec::{Kind, Spec, needs};
use crate::command::upload::{self, Attached, Read, Upload};
use crate::field::{Encounter, Stage};
use crate::mapfile::{self, TableFile};
use crate::ruleset::policy::Actions;
use crate::ruleset::{Ruleset, Switch};

pub(in crate::command) const EXPORT: Spec = Spec {
    name: "table",
    sub: Some("export"),
    options: &[],
    example: "/table export",
    right: Right::Gm,
    private: true,
};

pub(in crate::command) const IMPORT: Spec = Spec {
    name: "table",
    sub: Some("import"),
    options: &[needs("file", Kind::File)],
    example: "/table import file:table.json",
    right: Right::Gm,
    private: false,
};

/// Decides `/table export`.
pub(in crate::command) fn export(table: &Table<'_>) -> Result<Outcome, Mistake> {
    let encounter = table.referee()?.encounter();
    let (text, left_out) = mapfile::write_table(encounter, table.sheet);
    let picture = if left_out { " The picture under the board is not in it." } else { "" };
    let message = format!(
        "The table as a file, with {}.{picture} /table import puts it into another channel, here or elsewhere.",
        crate::command::map::counted(encounter.creatures().len(), "creature", "creatures")
    );
    Ok(Outcome::said(message).attaching(Attached { ending: "json", bytes: text.into_bytes() }))
}

/// `/table import`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Import {
    upload: Option<Upload>,
    /// What the file holds, once it was read.
    read: Read<TableFile>,
}

impl Import {
    pub(in crate::command) fn parse(options: &Options<'_>) -> Result<Self, Mistake> {
        let (_, upload) = options.required("file", options.file("file"))?;
        Ok(Import { upload, read: None })
    }

    /// Reads the file. That is slow work, and needs no table.
    pub(in crate::command) fn read(&mut self) {
        self.read = upload::read(self.upload.as_ref(), mapfile::read_table);
    }

    pub(in crate::command) fn decide(&self, table: &Table<'_>) -> Result<Outcome, Mistake> {
        let file = upload::held(&self.read)?;
        let mut next = file.encounter.clone();
        // Whoever was GM here stays GM.
        next.keepers = table.encounter.map(|before| before.keepers.clone()).unwrap_or_default();
        let ruleset = &rules_of(table, &next)?;
        if let Some(out) = next.creatures().iter().find(|one| !next.battlefield.holds(ruleset.placement(one))) {
            return Err(Mistake::new(format!("{} stands off the board in the file.", out.name)));
        }
        notice::stands(ruleset, &next)?;
        let turns = matches!(ruleset.actions.is, Actions::StandardAndMove);
        if next.rounds.take_if(|rounds| matches!(rounds.stage, Stage::Turn(_)) != turns).is_some() {
            return Err(Mistake::new("The file's turns are not those of its rulebook."));
        }
        let creatures = next.creatures().len();
        let message = format!(
            "The table from the file: {} x {} squares, {}, played by {}.{} /undo brings back what was here.",
            next.battlefield.width(),
            next.battlefield.height(),
            crate::command::map::counted(creatures, "creature", "creatures"),
            ruleset.name,
            next.rounds.as_ref().map_or(String::new(), |rounds| format!(" Round {} goes on.", rounds.round)),
        );
        let ruling = json!({
            "action": "import",
            "ruleset": next.ruleset,
            "width": next.battlefield.width(),
            "height": next.battlefield.height(),
            "creatures": creatures,
            "picture": file.sheet.is_some(),
        });
        let scene = picture::board(ruleset, &next);
        let outcome = Outcome::said(message).ruled(ruling).showing(scene).leaving(next);
        Ok(match &file.sheet {
            Some(sheet) => outcome.painting(sheet.clone()),
            None => outcome,
        })
    }
}

/// What the table in the file plays by, if all of it is known here.
fn rules_of(table: &Table<'_>, next: &Encounter) -> Result<Ruleset, Mistake> {
    table.ruleset(&next.ruleset)?;
    for (rule, value) in next.house_rules() {
        let known = Switch::named(rule).ok().filter(|switch| switch.rule.word() == rule);
        if !known.is_some_and(|switch| switch.value(value).is_ok_and(|known| known == value)) {
            return Err(Mistake::new(format!(
                "The file has a house rule that is not known here: {}.",
                crate::command::mistake::quoted(&format!("{rule}: {value}"))
            )));
        }
    }
    match table.shelf.with(&next.ruleset, next.house_rules()) {
        Ok(Some(ruleset)) => Ok(ruleset),
        Ok(None) => Err(Mistake::new("The file's rulebook is not known here.")),
        Err(unusable) => Err(Mistake::new(format!("{unusable}."))),
    }
}

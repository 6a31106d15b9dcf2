//! `/table export` and `/table import`: moves a whole table from one channel to another.

use std::sync::Arc;

use serde_json::json;

use crate::command::core::command::{Command, Spec, TableCreation};
use crate::command::core::outcome::Outcome;
use crate::command::core::table::Table;
use crate::command::input::invocation::Options;
use crate::command::input::options::FILE;
use crate::command::input::right::Right;
use crate::command::input::upload;
use crate::command::input::upload::{Attached, Content, Upload};
use crate::command::input::user_error::{UserError, quoted};
use crate::command::reply::picture;
use crate::command::setup::creature::portrait_id;
use crate::command::setup::table::{keep_settings, notice};
use crate::explain;
use crate::field::{Creature, Encounter, Name, Stage};
use crate::mapfile::{self, PngImage};
use crate::ruleset::{AdjustableRule, Ruleset};
use crate::say;
use crate::words::{Arg, Message};

pub(crate) const EXPORT: Spec = Spec {
    name: "table",
    sub: Some("export"),
    example: "/table export",
    right: Right::Gm,
    private: true,
    ..Spec::of::<ExportArgs>()
};

pub(crate) const IMPORT: Spec = Spec {
    name: "table",
    sub: Some("import"),
    options: &[FILE.needed()],
    example: "/table import file:table.json",
    right: Right::Gm,
    ..Spec::of::<ImportArgs>()
};

/// `/table export`.
#[derive(Debug)]
pub(crate) struct ExportArgs;

impl Command for ExportArgs {
    fn parse(_: &'static Spec, _: &Options<'_>) -> Result<Self, UserError> {
        Ok(ExportArgs)
    }

    fn decide(&self, table: &Table<'_>) -> Result<Outcome, UserError> {
        let encounter = table.referee()?.encounter();
        let written = mapfile::write_table(encounter, table.sheet, table.portraits);
        let creatures = encounter.creatures().len();
        let megabytes = |bytes: usize| Arg::decimal((bytes as f64 / 104_857.6).round() / 10.0);
        let picture =
            written.image_too_large.map(|bytes| say!("table-export-without-picture", megabytes = megabytes(bytes)));
        let portraits = written
            .portraits_too_large
            .map(|(count, bytes)| say!("table-export-without-portraits", count, megabytes = megabytes(bytes)));
        let lines = [Some(say!("table-exported", creatures)), picture, portraits, Some(say!("table-export-then"))];
        let message = Message::joined(lines.into_iter().flatten(), " ");
        Ok(Outcome::new(message).attaching(Attached { ending: "json", bytes: written.text.into_bytes() }))
    }

    fn takes_the_portraits(&self) -> bool {
        true
    }

    fn takes_the_picture(&self) -> bool {
        true
    }
}

/// `/table import`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct ImportArgs {
    upload: Option<Upload>,
}

impl Command for ImportArgs {
    fn parse(_: &'static Spec, options: &Options<'_>) -> Result<Self, UserError> {
        let (_, upload) = options.required("file", options.file("file"))?;
        Ok(ImportArgs { upload })
    }

    fn decide(&self, table: &Table<'_>) -> Result<Outcome, UserError> {
        let file = upload::held(self.upload.as_ref(), |content| match content {
            Content::Table(file) => Some(file),
            _ => None,
        })?;
        let mut next = file.encounter.clone();
        let portraits: Vec<(String, &PngImage, &[Name])> =
            file.portraits.iter().map(|(sheet, of)| (portrait_id(sheet), sheet, &of[..])).collect();
        for (id, _, of) in &portraits {
            for creature in of.iter().filter_map(|name| next.creature(name).cloned()).collect::<Vec<_>>() {
                next.put(Creature { portrait: Some(id.clone()), ..creature });
            }
        }
        keep_settings(table, &mut next);
        let ruleset = &rules_of(table, &next)?;
        if let Some(out) = next.creatures().iter().find(|one| !next.battlefield.holds(ruleset.placement(one))) {
            return Err(UserError::new(say!("tablefile-off-board", who = out.name)));
        }
        notice::check_fits(ruleset, &next)?;
        let turns = ruleset.actions.value.has_turns();
        if next.rounds.take_if(|rounds| matches!(rounds.stage, Stage::Turn(_)) != turns).is_some() {
            return Err(UserError::new(say!("tablefile-other-turns")));
        }
        let creatures = next.creatures().len();
        let (width, height, book) = (next.battlefield.width(), next.battlefield.height(), explain::book(ruleset));
        let message = match &next.rounds {
            Some(rounds) => say!("table-imported-in-round", width, height, creatures, book, round = rounds.round),
            None => say!("table-imported", width, height, creatures, book),
        };
        let ruling = json!({
            "action": "import",
            "ruleset": next.ruleset,
            "width": next.battlefield.width(),
            "height": next.battlefield.height(),
            "creatures": creatures,
            "picture": file.image.is_some(),
            "portraits": file.portraits.len(),
        });
        let scene = picture::board(ruleset, &next);
        let outcome = Outcome::new(message).ruled(ruling).showing(scene).leaving(next);
        let outcome =
            portraits.into_iter().fold(outcome, |outcome, (id, sheet, _)| outcome.painting(id, sheet.clone()));
        Ok(match &file.image {
            Some(sheet) => outcome.painting(sheet.name(), sheet.clone()),
            None => outcome,
        })
    }

    fn makes(&self) -> TableCreation {
        TableCreation::Replacement
    }

    fn brings_a_file(&self) -> bool {
        true
    }

    fn read_file(&self) -> Option<Content> {
        upload::read(self.upload.as_ref(), mapfile::read_table).map(Content::Table)
    }
}

/// The ruleset of the imported table. Fails if this bot doesn't know it or one of its house rules.
fn rules_of(table: &Table<'_>, next: &Encounter) -> Result<Arc<Ruleset>, UserError> {
    table.ruleset(&next.ruleset)?;
    for (rule, value) in next.house_rules() {
        let known = AdjustableRule::named(rule).ok().filter(|adjustable| adjustable.rule.word() == rule);
        if !known.is_some_and(|adjustable| adjustable.value(value).is_ok_and(|known| known == value)) {
            let said = quoted(&format!("{rule}: {value}"));
            return Err(UserError::new(say!("tablefile-house-rule", said)));
        }
    }
    match table.library.with(&next.ruleset, next.house_rules()) {
        Ok(Some(ruleset)) => Ok(ruleset),
        Ok(None) => Err(UserError::new(say!("tablefile-rulebook"))),
        Err(_) => Err(UserError::new(say!("house-rules-unusable"))),
    }
}

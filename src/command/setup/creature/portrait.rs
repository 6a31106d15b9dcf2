//! `/creature portrait`: sets a creature's picture from an uploaded file.

use serde_json::json;

use crate::command::core::command::{Command, GroupHandling, Spec};
use crate::command::core::menu::Menu;
use crate::command::core::naming::names;
use crate::command::core::outcome::Outcome;
use crate::command::core::table::Table;
use crate::command::input::invocation::Options;
use crate::command::input::option::{Kind, may};
use crate::command::input::options::{FILE, WHO};
use crate::command::input::right::Right;
use crate::command::input::upload;
use crate::command::input::upload::{Content, Upload};
use crate::command::input::user_error::UserError;
use crate::command::reply::picture;
use crate::field::{Creature, Found};
use crate::mapfile::PngImage;
use crate::say;
use crate::store::PORTRAIT_PREFIX;

pub(crate) const PORTRAIT: Spec = Spec {
    name: "creature",
    sub: Some("portrait"),
    options: &[FILE, WHO, may("clear", Kind::Flag)],
    menu: Menu::under("sheet", "portrait"),
    example: "/creature portrait creature:Aldo file:aldo.png",
    right: Right::Owner,
    ..Spec::of::<PortraitArgs>()
};

/// `/creature portrait`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct PortraitArgs {
    creature: Option<String>,
    /// The file, unless the portrait is to be removed.
    upload: Option<Upload>,
    clear: bool,
}

impl Command for PortraitArgs {
    fn parse(_: &'static Spec, options: &Options<'_>) -> Result<Self, UserError> {
        let clear = options.is_set("clear")?;
        let file = options.file("file");
        if clear == file.is_some() {
            return Err(UserError::new(say!("portrait-either")));
        }
        let creature = options.owned("creature");
        Ok(PortraitArgs { creature, upload: file.and_then(|(_, upload)| upload), clear })
    }

    fn decide(&self, table: &Table<'_>) -> Result<Outcome, UserError> {
        let referee = table.referee()?;
        let chosen = self.chosen(table)?;
        let sheet = if self.clear {
            None
        } else {
            Some(upload::held(self.upload.as_ref(), |content| match content {
                Content::Portrait(sheet) => Some(sheet),
                _ => None,
            })?)
        };
        let portrait = sheet.as_ref().map(|sheet| portrait_id(sheet));
        let mut next = referee.encounter().clone();
        for creature in &chosen {
            next.put(Creature { portrait: portrait.clone(), ..(*creature).clone() });
        }
        let all = names(chosen.iter().map(|one| &one.name));
        let message = match &sheet {
            Some(_) => say!("portrait-put", who = all),
            None => say!("portrait-gone", who = all),
        };
        let creatures: Vec<&str> = chosen.iter().map(|one| one.name.as_str()).collect();
        let ruling = json!({"action": "portrait", "creatures": creatures, "portrait": sheet.is_some()});
        let scene = match chosen[..] {
            [one] => picture::about(referee.ruleset(), &next, &one.name),
            _ => picture::board(referee.ruleset(), &next),
        };
        let outcome = Outcome::new(message).ruled(ruling).showing(scene).leaving(next);
        Ok(match (portrait, sheet) {
            (Some(name), Some(sheet)) => outcome.painting(name, (*sheet).clone()),
            _ => outcome,
        })
    }

    fn brings_a_file(&self) -> bool {
        !self.clear
    }

    fn read_file(&self) -> Option<Content> {
        upload::read(self.upload.as_ref(), PngImage::portrait).map(Content::Portrait)
    }

    fn group_handling(&self) -> GroupHandling {
        GroupHandling::Whole
    }
}

impl PortraitArgs {
    /// The creatures to change: one, or several separated by commas.
    fn chosen<'e>(&self, table: &Table<'e>) -> Result<Vec<&'e Creature>, UserError> {
        match self.creature.as_deref() {
            Some(typed) if !matches!(table.referee()?.encounter().find(typed), Found::One(_)) => {
                typed.split(',').map(|part| table.creature(Some(part.trim()))).collect()
            }
            typed => Ok(vec![table.creature(typed)?]),
        }
    }
}

/// The storage id of a portrait.
pub(crate) fn portrait_id(portrait: &PngImage) -> String {
    format!("{PORTRAIT_PREFIX}{}", portrait.name())
}

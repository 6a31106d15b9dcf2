//! `/table pings`, `/table refusals`, `/table initiative` and `/table phases`: how the table is run, apart from its
//! rules.

use serde_json::json;

use crate::command::core::command::{Command, Spec};
use crate::command::core::outcome::Outcome;
use crate::command::core::table::Table;
use crate::command::input::invocation::Options;
use crate::command::input::option::{Kind, needs};
use crate::command::input::options::ON;
use crate::command::input::right::Right;
use crate::command::input::user_error::UserError;
use crate::field::Settings;
use crate::say;
use crate::words::Message;

const MANNERS: &[&str] = &["private", "public"];

pub(crate) const PINGS: Spec = Spec {
    name: "table",
    sub: Some("pings"),
    options: &[ON],
    example: "/table pings on:true",
    right: Right::Gm,
    ..Spec::of::<SettingArgs>()
};

pub(crate) const REFUSALS: Spec = Spec {
    name: "table",
    sub: Some("refusals"),
    options: &[needs("manner", Kind::Choice(MANNERS))],
    example: "/table refusals manner:public",
    right: Right::Gm,
    ..Spec::of::<SettingArgs>()
};

pub(crate) const INITIATIVE: Spec = Spec {
    name: "table",
    sub: Some("initiative"),
    options: &[needs("shared", Kind::Flag)],
    example: "/table initiative shared:true",
    right: Right::Gm,
    ..Spec::of::<SettingArgs>()
};

pub(crate) const PHASES: Spec = Spec {
    name: "table",
    sub: Some("phases"),
    options: &[needs("declared", Kind::Flag)],
    example: "/table phases declared:true",
    right: Right::Gm,
    ..Spec::of::<SettingArgs>()
};

/// One of these commands: the setting and its new value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum SettingArgs {
    /// `/table pings`: whether owners are pinged when their turns begin.
    Pings(bool),
    /// `/table refusals`: whether everyone sees refusals.
    PublicRefusals(bool),
    /// `/table initiative`: whether monsters of a kind share one roll.
    SharedInitiative(bool),
    /// `/table phases`: whether movements are declared first.
    Declares(bool),
}

impl Command for SettingArgs {
    fn parse(spec: &'static Spec, options: &Options<'_>) -> Result<Self, UserError> {
        let flag = |name: &str| options.required(name, options.flag(name)?);
        let public = |word: &str| MANNERS.contains(&word).then_some(word == "public");
        match spec.sub {
            Some("pings") => flag("on").map(SettingArgs::Pings),
            Some("refusals") => {
                let manner = options.required("manner", options.choice("manner", public)?)?;
                Ok(SettingArgs::PublicRefusals(manner))
            }
            Some("phases") => flag("declared").map(SettingArgs::Declares),
            _ => flag("shared").map(SettingArgs::SharedInitiative),
        }
    }

    fn decide(&self, table: &Table<'_>) -> Result<Outcome, UserError> {
        let mut next = table.referee()?.encounter().clone();
        self.set(&mut next.settings);
        let Settings { pings, public_refusals, shared_initiative, declares, .. } = next.settings;
        let ruling = json!({
            "action": "settings",
            "pings": pings,
            "refusals": MANNERS[usize::from(public_refusals)],
            "shared_initiative": shared_initiative,
            "declared": declares,
        });
        Ok(Outcome::new(self.message()).ruled(ruling).leaving(next))
    }
}

impl SettingArgs {
    fn set(self, settings: &mut Settings) {
        match self {
            SettingArgs::Pings(on) => settings.pings = on,
            SettingArgs::PublicRefusals(public) => settings.public_refusals = public,
            SettingArgs::Declares(first) => settings.declares = first,
            SettingArgs::SharedInitiative(shared) => settings.shared_initiative = shared,
        }
    }

    fn message(self) -> Message {
        match self {
            SettingArgs::Pings(true) => say!("setting-pings-on"),
            SettingArgs::Pings(false) => say!("setting-pings-off"),
            SettingArgs::PublicRefusals(true) => say!("setting-refusals-public"),
            SettingArgs::PublicRefusals(false) => say!("setting-refusals-private"),
            SettingArgs::Declares(true) => say!("setting-phases-declared"),
            SettingArgs::Declares(false) => say!("setting-phases-at-once"),
            SettingArgs::SharedInitiative(true) => say!("setting-initiative-shared"),
            SettingArgs::SharedInitiative(false) => say!("setting-initiative-each"),
        }
    }
}

//! Well-known creatures: figures from the 3.5 System Reference Document as options of `/creature add`.

use std::sync::LazyLock;

use crate::command::input::user_error::{UserError, did_you_mean, quoted};
use crate::say;

/// A creature that comes with the bot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Preset {
    /// The word that selects it.
    pub(crate) word: String,
    /// Options and their values as a user would type them, including `name`.
    pub(crate) options: Vec<(String, String)>,
}

/// The options in a preset's summary, in this order.
const FIGURES: [&str; 8] = ["size", "shape", "speed", "reach", "modes", "quadruped", "fills", "initiative"];

impl Preset {
    /// The preset in a few words.
    pub(crate) fn description(&self) -> String {
        let figures = FIGURES.iter().filter_map(|figure| {
            let (option, value) = self.options.iter().find(|(option, _)| option == figure)?;
            Some(match (option.as_str(), value.as_str()) {
                ("speed" | "reach" | "initiative", figure) => format!("{option} {figure}"),
                (flag, "true") => flag.to_owned(),
                (_, value) => value.to_owned(),
            })
        });
        format!("{}: {}", self.word, figures.collect::<Vec<_>>().join(", "))
    }
}

/// All presets, sorted by word. A test reads the file, so it can't be malformed.
pub(crate) static PRESETS: LazyLock<Vec<Preset>> =
    LazyLock::new(|| read(include_str!("../../../../assets/bestiary.toml")).unwrap_or_default());

fn read(text: &str) -> Result<Vec<Preset>, toml::de::Error> {
    let file: toml::Table = toml::from_str(text)?;
    let value = |value: &toml::Value| match value {
        toml::Value::Integer(number) => number.to_string(),
        toml::Value::Boolean(flag) => flag.to_string(),
        other => other.as_str().unwrap_or_default().to_owned(),
    };
    let preset = |(word, table): (String, toml::Value)| {
        let options = table.as_table().into_iter().flatten().map(|(option, set)| (option.clone(), value(set)));
        Preset { word, options: options.collect() }
    };
    Ok(file.into_iter().map(preset).collect())
}

/// The preset with this name, in any case and with spaces allowed. Fails if there is none.
pub(crate) fn known(typed: &str) -> Result<&'static Preset, UserError> {
    let word =
        typed.to_lowercase().split([' ', '_', '-']).filter(|part| !part.is_empty()).collect::<Vec<_>>().join("-");
    let found = PRESETS.iter().find(|preset| preset.word == word);
    found.ok_or_else(|| {
        let hint = did_you_mean(&word, PRESETS.iter().map(|preset| preset.word.as_str()));
        UserError::new(say!("preset-unknown", said = quoted(typed), hint))
    })
}

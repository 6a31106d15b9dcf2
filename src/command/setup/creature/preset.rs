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

/// All presets, in the order of their words. A test reads the file, so it cannot be malformed.
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

/// The preset of this name, in any case and with spaces allowed. Fails if there is none.
pub(crate) fn known(typed: &str) -> Result<&'static Preset, UserError> {
    let word =
        typed.to_lowercase().split([' ', '_', '-']).filter(|part| !part.is_empty()).collect::<Vec<_>>().join("-");
    let found = PRESETS.iter().find(|preset| preset.word == word);
    found.ok_or_else(|| {
        let hint = did_you_mean(&word, PRESETS.iter().map(|preset| preset.word.as_str()));
        UserError::new(say!("preset-unknown", said = quoted(typed), hint))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::command::input::invocation::Invocation;
    use crate::command::setup::creature::ADD;
    use crate::field::{Creature, Name, Shape, Side};
    use crate::grid::{Feet, Square};
    use crate::ruleset::RulesetLibrary;

    #[test]
    fn every_preset_can_be_put_on_the_board() {
        let file = read(include_str!("../../../../assets/bestiary.toml")).expect("the bundled file");
        assert!(file.len() > 60 && *PRESETS == file);
        for Preset { word, mut options } in file {
            let untold = options.iter().find(|(option, _)| option != "name" && !FIGURES.contains(&option.as_str()));
            assert_eq!(untold, None, "{word}");
            assert!(options.iter().any(|(option, _)| option == "name"), "{word}");
            options.push(("at".to_owned(), "D4".to_owned()));
            let given = Invocation {
                name: "creature".to_owned(),
                sub: Some("add".to_owned()),
                options,
                ..Invocation::default()
            };
            assert!(ADD.parse(&given).is_ok(), "{word}: {given}");
        }
    }

    #[test]
    fn a_reach_is_that_of_the_size_and_shape_in_the_same_document() {
        let library = RulesetLibrary::bundled().expect("the bundled files");
        let ruleset = library.get("srd35").expect("its ruleset");
        let mut checked = 0;
        for preset in PRESETS.iter() {
            let value_of =
                |name: &str| preset.options.iter().find(|(option, _)| option == name).map(|(_, value)| value.as_str());
            let Some(reach) = value_of("reach") else { continue };
            let name = || Name::new("x").expect("a name");
            let mut body = Creature::plain(name(), Square::new(0, 0), Side(name()));
            body.size = crate::command::input::options::size(value_of("size").expect("a size")).expect("a known size");
            body.shape = if value_of("shape") == Some("long") { Shape::Long } else { Shape::Tall };
            assert_eq!(reach.parse().map(Feet), Ok(ruleset.reach(&body)), "{}", preset.word);
            checked += 1;
        }
        assert!(checked > 50, "{checked}");
    }

    #[test]
    fn words_are_known_in_any_case_and_shown_with_their_figures() {
        assert_eq!(known("Dire Wolf").map(|preset| preset.word.as_str()), Ok("dire-wolf"));
        assert_eq!(known("HUGE_long").map(Preset::description), Ok("huge-long: huge, long".to_owned()));
        let text = known("wyvern").map(Preset::description).expect("a preset");
        for part in ["wyvern: ", "large", "speed 20", "reach 5", "fly 60 poor"] {
            assert!(text.contains(part), "{text}");
        }
        assert!(known("orge").expect_err("none").to_string().contains("Did you mean `ogre`?"));
    }
}

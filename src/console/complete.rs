use rustyline::completion::Completer;
use rustyline::{Context, Helper, Highlighter, Hinter, Validator};

use crate::command::SPECS;
use crate::command::spec::{Kind, Spec};

/// What the Tab key offers: commands, their options, the words that an option may be, and who is on the board.
#[derive(Default, Helper, Highlighter, Hinter, Validator)]
pub(super) struct Hints {
    /// Everybody on the board.
    pub(super) names: Vec<String>,
}

impl Completer for Hints {
    type Candidate = String;

    fn complete(&self, line: &str, pos: usize, _: &Context<'_>) -> rustyline::Result<(usize, Vec<String>)> {
        let typed = line.get(..pos).unwrap_or(line);
        let start = typed.rfind(' ').map_or(0, |space| space + 1);
        let word = &typed[start..];
        Ok((start, self.offers(typed[..start].trim(), word)))
    }
}

impl Hints {
    /// What could stand in place of a word begun after these words.
    fn offers(&self, before: &str, word: &str) -> Vec<String> {
        if before.is_empty() {
            return begin(SPECS.iter().map(|spec| format!("/{}", spec.name)), word);
        }
        let mut words = before.trim_start_matches('/').split_whitespace();
        let (name, sub) = (words.next().unwrap_or_default(), words.next());
        let family = || SPECS.iter().filter(|spec| spec.name.eq_ignore_ascii_case(name));
        let fits = |spec: &&Spec| spec.sub.is_none_or(|own| sub.is_some_and(|sub| own.eq_ignore_ascii_case(sub)));
        let Some(spec) = family().find(fits) else {
            return begin(family().filter_map(|spec| spec.sub).map(str::to_owned), word);
        };
        let Some((option, _)) = word.split_once(':') else {
            let left = spec.options.iter().filter(|option| !before.contains(&format!(" {}:", option.name)));
            return begin(left.map(|option| format!("{}:", option.name)), word);
        };
        let values: Vec<String> = match spec.option(option).map(|option| option.kind) {
            Some(Kind::Choice(words)) => words.iter().map(|word| (*word).to_owned()).collect(),
            Some(Kind::Flag) => vec!["true".to_owned(), "false".to_owned()],
            Some(Kind::Creature | Kind::Place) => self.names.iter().map(|name| in_quotes(name)).collect(),
            _ => Vec::new(),
        };
        begin(values.into_iter().map(|value| format!("{option}:{value}")), word)
    }
}

fn in_quotes(name: &str) -> String {
    if name.contains(' ') { format!("\"{name}\"") } else { name.to_owned() }
}

/// Those that begin with the word, quotation marks and case aside, each once.
fn begin(all: impl Iterator<Item = String>, word: &str) -> Vec<String> {
    let plain = |text: &str| text.replace('"', "").to_lowercase();
    let mut offers: Vec<String> = all.filter(|offer| plain(offer).starts_with(&plain(word))).collect();
    offers.dedup();
    offers
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn offers_commands_options_words_and_names() {
        let hints = Hints { names: vec!["Ogre".into(), "Old Goblin".into()] };
        assert_eq!(hints.offers("", "/ma"), ["/map"]);
        assert_eq!(hints.offers("/map", ""), ["paint", "edge"]);
        assert_eq!(hints.offers("/map paint", "te"), ["terrain:"]);
        assert_eq!(hints.offers("/map paint squares:A1", "terrain:wa"), ["terrain:water"]);
        assert_eq!(hints.offers("/move", "creature:o"), ["creature:Ogre", "creature:\"Old Goblin\""]);
        assert_eq!(hints.offers("/move to:A1", "t"), [""; 0]);
        assert_eq!(hints.offers("/nothing", "x"), [""; 0]);
    }
}

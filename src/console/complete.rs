//! What the Tab key completes at the terminal.

use std::cell::Cell;

use rustyline::completion::Completer;
use rustyline::hint::Hinter;
use rustyline::{Context, Helper, Highlighter, Validator};

use crate::command::SPECS;
use crate::command::line;
use crate::command::offer::{self, CompletionContext};
use crate::command::spec::{Kind, Spec};

/// Quotation marks as the grammar reads them, the curly ones of phones and word processors too.
const MARKS: [char; 4] = ['"', '\u{201c}', '\u{201d}', '\u{201e}'];

/// What the Tab key offers: commands, their options, the words that an option may be, and who is on the board.
#[derive(Default, Helper, Highlighter, Validator)]
pub(super) struct Hints {
    /// The table and the roster.
    pub(super) known: CompletionContext,
    /// Whether the line has any text: rustyline does not say so when it is interrupted.
    pub(super) begun: Cell<bool>,
}

/// Shows nothing. It is called whenever the line changes, and so knows the line.
impl Hinter for Hints {
    type Hint = String;

    fn hint(&self, line: &str, _: usize, _: &Context<'_>) -> Option<String> {
        self.begun.set(!line.is_empty());
        None
    }
}

impl Completer for Hints {
    type Candidate = String;

    fn complete(&self, line: &str, pos: usize, _: &Context<'_>) -> rustyline::Result<(usize, Vec<String>)> {
        let typed = line.get(..pos).unwrap_or(line);
        let start = word_begins(typed);
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
        let Some((option, value)) = word.split_once(':') else {
            let left = spec.options.iter().filter(|option| !before.contains(&format!(" {}:", option.name)));
            return begin(left.map(|option| format!("{}:", option.name)), word);
        };
        let values: Vec<String> = match spec.option(option).map(|option| option.kind) {
            Some(Kind::Choice(words)) => words.iter().map(|word| (*word).to_owned()).collect(),
            Some(kind) if offer::are_for(kind) => {
                let given = line::read(before).map(|given| given.options).unwrap_or_default();
                let offers = offer::offers(kind, &value.replace(MARKS, ""), &given, &self.known);
                offers.iter().map(|offer| in_quotes(&offer.word)).collect()
            }
            Some(Kind::Flag) => vec!["true".to_owned(), "false".to_owned()],
            _ => Vec::new(),
        };
        begin(values.into_iter().map(|value| format!("{option}:{value}")), word)
    }
}

/// Where the last word begins: after the last space that stands outside quotation marks.
fn word_begins(typed: &str) -> usize {
    let (mut begins, mut quoted) = (0, false);
    let mut letters = typed.char_indices();
    while let Some((at, letter)) = letters.next() {
        match letter {
            // Within them, a backslash takes the meaning from what follows.
            '\\' if quoted => drop(letters.next()),
            mark if MARKS.contains(&mark) => quoted = !quoted,
            ' ' if !quoted => begins = at + 1,
            _ => {}
        }
    }
    begins
}

fn in_quotes(name: &str) -> String {
    if name.contains(' ') { format!("\"{name}\"") } else { name.to_owned() }
}

/// Those that begin with the word, quotation marks and case aside, each once.
fn begin(all: impl Iterator<Item = String>, word: &str) -> Vec<String> {
    let plain = |text: &str| text.replace(MARKS, "").to_lowercase();
    let mut offers: Vec<String> = all.filter(|offer| plain(offer).starts_with(&plain(word))).collect();
    offers.dedup();
    offers
}

#[cfg(test)]
mod tests {
    use rustyline::history::DefaultHistory;

    use super::*;
    use crate::field::{Battlefield, Creature, Encounter, Name, Side};
    use crate::grid::Square;

    /// With an Ogre and an Old Goblin on the board.
    fn hints() -> Hints {
        let mut table = Encounter::new("srd35", Battlefield::open(9, 9).expect("a board"));
        for (x, name) in ["Ogre", "Old Goblin"].into_iter().enumerate() {
            let name = Name::new(name).expect("a name");
            table.put(Creature::plain(name.clone(), Square::new(x as i32, 0), Side(name)));
        }
        Hints {
            known: CompletionContext {
                encounter: Some(table),
                roster: vec!["Troll".to_owned()],
                own: None,
                ..CompletionContext::default()
            },
            ..Hints::default()
        }
    }

    #[test]
    fn offers_commands_options_words_and_names() {
        let hints = hints();
        assert_eq!(hints.offers("", "/ma"), ["/map"]);
        assert_eq!(
            hints.offers("/map", ""),
            [
                "paint", "brush", "height", "edge", "wall", "room", "door", "picture", "align", "paste", "import",
                "export"
            ]
        );
        assert_eq!(hints.offers("/map paint", "te"), ["terrain:"]);
        assert_eq!(hints.offers("/map paint squares:A1", "terrain:wa"), ["terrain:water"]);
        let conditions = |typed: &str| hints.offers("/creature edit", typed);
        assert_eq!(conditions("conditions:pr"), ["conditions:prone", "conditions:prone-by-choice"]);
        assert_eq!(conditions("conditions:\"prone bl"), ["conditions:\"prone blinded\""]);
        assert_eq!(hints.offers("/table house-rule", "rule:corn"), ["rule:corner"]);
        assert_eq!(hints.offers("/table house-rule rule:corner", "value:by"), ["value:by-fill"]);
        assert_eq!(hints.offers("/move", "creature:o"), ["creature:Ogre", "creature:\"Old Goblin\""]);
        assert_eq!(hints.offers("/move creature:Old", "to:C")[..3], ["to:C1", "to:C2", "to:C3"]);
        assert_eq!(hints.offers("/move", "to:\"C1 D9"), ["to:\"C1 D9\""]);
        assert_eq!(hints.offers("/roster add", "name:t"), ["name:Troll"]);
        assert_eq!(hints.offers("/move to:A1", "t"), [""; 0]);
        assert_eq!(hints.offers("/nothing", "x"), [""; 0]);
    }

    #[test]
    fn a_word_goes_on_within_quotation_marks() {
        let hints = hints();
        let history = DefaultHistory::new();
        let completed = |line: &str| hints.complete(line, line.len(), &Context::new(&history)).unwrap();
        let goblin = (6, vec!["creature:\"Old Goblin\"".to_owned()]);
        for line in ["/move creature:\"Old ", "/move creature:\"old gob", "/move creature:\u{201e}Old G"] {
            assert_eq!(completed(line), goblin, "{line}");
        }
        for line in ["/move creature:\"Old Goblin\" t", r#"/move creature:"The \"Old\" One" t"#] {
            assert_eq!(completed(line), (line.len() - 1, vec!["to:".to_owned()]), "{line}");
        }
    }
}

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

/// What the Tab key offers: commands, their options, an option's possible words, and the creatures on the board.
#[derive(Default, Helper, Highlighter, Validator)]
pub struct Hints {
    /// The table and the roster.
    pub(super) known: CompletionContext,
    /// Whether the line has any text: rustyline does not report that on an interrupt.
    pub(super) begun: Cell<bool>,
}

/// Displays no hint. rustyline calls it on every change, which is how we see the line.
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
    /// Hints for this table and roster.
    #[must_use]
    pub fn of(known: CompletionContext) -> Self {
        Hints { known, ..Hints::default() }
    }

    /// What could complete a word begun after these words.
    #[must_use]
    pub fn offers(&self, before: &str, word: &str) -> Vec<String> {
        if before.is_empty() {
            let book = self.known.encounter.as_ref().map(|table| table.ruleset.as_str());
            let offered = SPECS.iter().filter(|spec| book.is_none_or(|book| spec.is_in(book)));
            return begin(offered.map(|spec| format!("/{}", spec.name)), word);
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

/// Where the last word begins: after the last space outside quotation marks.
fn word_begins(typed: &str) -> usize {
    let (mut begins, mut quoted) = (0, false);
    let mut letters = typed.char_indices();
    while let Some((at, letter)) = letters.next() {
        match letter {
            // Inside them, a backslash escapes the next character.
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

/// The entries that begin with the word, ignoring quotation marks and case, without repetitions.
fn begin(all: impl Iterator<Item = String>, word: &str) -> Vec<String> {
    let plain = |text: &str| text.replace(MARKS, "").to_lowercase();
    let mut offers: Vec<String> = all.filter(|offer| plain(offer).starts_with(&plain(word))).collect();
    offers.dedup();
    offers
}

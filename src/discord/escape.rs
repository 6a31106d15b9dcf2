//! Escapes plain text for Discord's Markdown, so that it is shown literally.
//!
//! People name their creatures, and some names would be a ping, a link or the end of a code block.
//! No character is ever dropped: dropping parts can join the rest into something new.

use unicode_properties::{GeneralCategory, UnicodeGeneralCategory};

use crate::say;
use crate::words::Locale;

/// Marks that mean something anywhere in a line: emphasis, code, spoilers, links, mentions, emoji.
const ANYWHERE: [char; 11] = ['\\', '*', '_', '~', '|', '`', '<', '[', ']', '@', '>'];
/// Marks that mean something at the beginning of a line: headings, lists, small print.
const AT_THE_BEGINNING: [char; 3] = ['#', '-', '+'];
/// Joins the parts of one emoji: the only invisible character with a use in a name.
const ZERO_WIDTH_JOINER: char = '\u{200D}';

/// The text with a backslash before everything that Discord would read as markup, and with invisible
/// characters (which hide, or reverse the reading direction) spelt out.
#[must_use]
pub fn escape(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len() + text.len() / 8);
    let mut line = Line::Blank;
    let mut letters = text.chars().peekable();
    while let Some(letter) = letters.next() {
        let next = letters.peek().copied();
        let marked = ANYWHERE.contains(&letter)
            || (line == Line::Blank && AT_THE_BEGINNING.contains(&letter))
            // `1. ` begins a list.
            || (line == Line::Number && matches!(letter, '.' | ')'))
            // `https://` becomes a link and `:name:` an emoji.
            || (letter == ':' && next.is_some_and(|next| !next.is_whitespace()));
        if marked {
            escaped.push('\\');
        }
        push_spelt_out(&mut escaped, letter);
        line = line.after(letter);
    }
    escaped
}

/// The text with invisible characters spelt out.
pub(super) fn spelt_out(text: &str) -> String {
    text.chars().fold(String::with_capacity(text.len()), |mut told, letter| {
        push_spelt_out(&mut told, letter);
        told
    })
}

fn push_spelt_out(text: &mut String, letter: char) {
    if invisible(letter) {
        text.push_str(&format!("(U+{:04X})", u32::from(letter)));
    } else {
        text.push(letter);
    }
}

/// How far into a line we are, as far as marks at its beginning are concerned.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Line {
    /// Only spaces so far.
    Blank,
    /// A number at the beginning.
    Number,
    /// Within the line.
    Begun,
}

impl Line {
    fn after(self, letter: char) -> Self {
        match self {
            _ if letter == '\n' => Self::Blank,
            Self::Blank if letter.is_whitespace() => Self::Blank,
            Self::Blank | Self::Number if letter.is_ascii_digit() => Self::Number,
            _ => Self::Begun,
        }
    }
}

fn invisible(letter: char) -> bool {
    if letter.is_ascii() {
        return letter.is_ascii_control() && letter != '\n';
    }
    let unprinted = matches!(letter.general_category(), GeneralCategory::Control | GeneralCategory::Format);
    unprinted && letter != ZERO_WIDTH_JOINER
}

/// The text cut to `most` UTF-16 units at the end of a line, with a note on how many lines are missing.
/// If whole lines would leave most of the room empty, a line is cut too.
#[must_use]
pub fn cut_to_lines(text: &str, most: usize, locale: Locale) -> String {
    let units = |text: &str| text.encode_utf16().count();
    if units(text) <= most {
        return text.to_owned();
    }
    let lines: Vec<&str> = text.split('\n').collect();
    let missing = |kept: usize| say!("door-more-lines", lines = lines.len() - kept).localized(locale);
    // The longest that the note can be: keeping lines only lowers the number of missing ones.
    let room = most.saturating_sub(units(&missing(0)));
    let mut taken = 0;
    let fits = |line: &&&str| {
        taken += units(line) + 1;
        taken <= room
    };
    let kept = &lines[..lines.iter().take_while(fits).count()];
    let whole = kept.join("\n");
    if kept.is_empty() || units(&whole) < most / 2 {
        cut(text, most)
    } else {
        format!("{whole}\n{}", missing(kept.len()))
    }
}

/// The text in pages of at most `most` UTF-16 units each, split at line ends; a longer line is cut.
#[must_use]
pub fn pages(text: &str, most: usize) -> Vec<String> {
    let mut pages = vec![String::new()];
    for line in text.split('\n') {
        let line = cut(line, most);
        let page = pages.last_mut().filter(|page| page.encode_utf16().count() + line.encode_utf16().count() < most);
        match page {
            Some(page) if page.is_empty() => *page = line,
            Some(page) => page.push_str(&format!("\n{line}")),
            None => pages.push(line),
        }
    }
    pages.retain(|page| !page.trim().is_empty());
    pages
}

/// The text cut to `most` UTF-16 units, as Discord counts, with an ellipsis at the cut.
/// A backslash is never separated from what it escapes.
#[must_use]
pub fn cut(text: &str, most: usize) -> String {
    if text.encode_utf16().count() <= most {
        return text.to_owned();
    }
    let mut room = most.saturating_sub(1);
    let whole = text.chars().take_while(|letter| {
        let fits = letter.len_utf16() <= room;
        room = room.saturating_sub(letter.len_utf16());
        fits
    });
    let mut kept: String = whole.collect();
    let backslashes = kept.chars().rev().take_while(|letter| *letter == '\\').count();
    if backslashes % 2 == 1 {
        kept.pop();
    }
    kept.truncate(whole_marks(&kept));
    kept.push('…');
    kept
}

/// The length of the text without a final command, mention or code span of ours that was cut in two.
fn whole_marks(text: &str) -> usize {
    let (mut open, mut escaped) = (None, false);
    for (at, letter) in text.char_indices() {
        match (letter, open) {
            _ if escaped => escaped = false,
            ('\\', None | Some((_, '>'))) => escaped = true,
            ('<', None) => open = Some((at, '>')),
            ('`', None) => open = Some((at, '`')),
            (letter, Some((_, end))) if letter == end => open = None,
            _ => {}
        }
    }
    open.map_or(text.len(), |(at, _)| at)
}

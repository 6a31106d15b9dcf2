//! Marks that keep known, in a text, what is code, a command or a person: Discord shows a command to click on and a person
//! by name, so its door has to know where they stand without searching the finished text.
//!
//! Marks are characters of Unicode's private use. No name or typed text brings one into a sentence: [`without`] takes them
//! out there.

const CODE: char = '\u{E5F0}';
const COMMAND: char = '\u{E5F1}';
const PERSON: char = '\u{E5F2}';
const ROLE: char = '\u{E5F3}';
const END: char = '\u{E5FF}';
/// All marks.
pub const ALL: [char; 5] = [CODE, COMMAND, PERSON, ROLE, END];

/// Which marks a text has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Marks {
    /// None: it is plain text.
    #[default]
    None,
    /// People and roles alone.
    People,
    /// Code and commands too.
    All,
}

/// A part of a marked text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Piece {
    /// Plain text.
    Text(String),
    /// Code, as it would be typed.
    Code(Vec<Piece>),
    /// A command with up to two words; the second may belong to the sentence.
    Command(String),
    /// A person, by id.
    Person(u64),
    /// A role, by id.
    Role(u64),
}

/// The text as code.
#[must_use]
pub fn code(text: &str) -> String {
    format!("{CODE}{text}{END}")
}

/// The words of a command.
#[must_use]
pub fn command(words: &str) -> String {
    format!("{COMMAND}{words}{END}")
}

/// A person's id.
#[must_use]
pub fn person(id: u64) -> String {
    format!("{PERSON}{id}{END}")
}

/// A role's id.
pub(super) fn role(id: u64) -> String {
    format!("{ROLE}{id}{END}")
}

/// A text that somebody typed, with a replacement for each mark in it.
#[must_use]
pub fn without(text: &str) -> String {
    text.replace(ALL, "\u{FFFD}")
}

/// The parts of a marked text. A mark that is not closed ends with the text.
#[must_use]
pub fn pieces(text: &str) -> Vec<Piece> {
    /// A mark with what stands in it so far.
    struct Open {
        mark: Option<char>,
        inside: Vec<Piece>,
    }
    fn closed(Open { mark, inside }: Open) -> Vec<Piece> {
        let read = || plain_of(&inside);
        match mark {
            Some(CODE) => vec![Piece::Code(inside)],
            Some(COMMAND) => vec![Piece::Command(read())],
            Some(PERSON) => read().parse().map_or(inside, |id| vec![Piece::Person(id)]),
            Some(ROLE) => read().parse().map_or(inside, |id| vec![Piece::Role(id)]),
            _ => inside,
        }
    }
    let mut outer: Vec<Open> = Vec::new();
    let mut here = Open { mark: None, inside: Vec::new() };
    for letter in text.chars() {
        match letter {
            END => {
                if let Some(around) = outer.pop() {
                    let inner = std::mem::replace(&mut here, around);
                    here.inside.extend(closed(inner));
                }
            }
            mark if ALL.contains(&mark) => {
                outer.push(std::mem::replace(&mut here, Open { mark: Some(mark), inside: Vec::new() }));
            }
            letter => match here.inside.last_mut() {
                Some(Piece::Text(text)) => text.push(letter),
                _ => here.inside.push(Piece::Text(letter.to_string())),
            },
        }
    }
    while let Some(around) = outer.pop() {
        let inner = std::mem::replace(&mut here, around);
        here.inside.extend(closed(inner));
    }
    here.inside
}

/// The text without its marks, as the console shows it.
#[must_use]
pub fn plain(text: &str) -> String {
    if text.contains(ALL) { plain_of(&pieces(text)) } else { text.to_owned() }
}

/// One part without its marks.
#[must_use]
pub fn plain_piece(piece: &Piece) -> String {
    plain_of(std::slice::from_ref(piece))
}

fn plain_of(pieces: &[Piece]) -> String {
    let plain = pieces.iter().map(|piece| match piece {
        Piece::Text(text) => text.clone(),
        Piece::Code(inside) => format!("`{}`", plain_of(inside)),
        Piece::Command(words) => format!("/{words}"),
        Piece::Person(id) | Piece::Role(id) => id.to_string(),
    });
    plain.collect()
}

//! Marks for code, commands and people in a text: Discord shows clickable commands and people by name, so its front end
//! has to know where they are without searching the finished text.
//!
//! Marks are characters from Unicode's private use area. No name or typed text brings one into a sentence: [`without`]
//! replaces them there.

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
    /// None: the text is plain.
    #[default]
    None,
    /// People and roles only.
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

/// Marks text as code.
#[must_use]
pub fn code(text: &str) -> String {
    format!("{CODE}{text}{END}")
}

/// Marks a command's words.
#[must_use]
pub fn command(words: &str) -> String {
    format!("{COMMAND}{words}{END}")
}

/// Marks a person's id.
#[must_use]
pub fn person(id: u64) -> String {
    format!("{PERSON}{id}{END}")
}

/// Marks a role's id.
pub(super) fn role(id: u64) -> String {
    format!("{ROLE}{id}{END}")
}

/// Text that somebody typed, with every mark in it replaced.
#[must_use]
pub fn without(text: &str) -> String {
    text.replace(ALL, "\u{FFFD}")
}

/// The parts of a marked text. An unclosed mark ends with the text.
#[must_use]
pub fn pieces(text: &str) -> Vec<Piece> {
    /// An open mark with its contents so far.
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

/// The text without its marks, as on the console.
#[must_use]
pub fn plain(text: &str) -> String {
    if text.contains(ALL) { plain_of(&pieces(text)) } else { text.to_owned() }
}

/// A part without its marks.
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

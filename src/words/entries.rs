//! The entries of Fluent files by key, each parsed when somebody asks for it.
//!
//! Thousands of sentences in three languages are compiled into the program, and people read few of them. Parsed, they take
//! fourteen times the memory of their text.

use std::hash::Hasher;
use std::sync::OnceLock;

use fluent_bundle::FluentResource;
use rustc_hash::FxHasher;

/// The entries of a language's files. An answer asks for some two hundred, so they are found by hash.
pub(super) struct Entries {
    all: Box<[Entry]>,
    /// For each hash the place of an entry; where that is another's, the entry is in one of the next slots. More than half of
    /// them are free.
    slots: Box<[u16]>,
}

/// A slot without an entry.
const FREE: u16 = u16::MAX;

/// A message or one of its attributes: the smallest part of a file that is a text.
pub(super) struct Entry {
    key: &'static str,
    /// The attribute's name; empty for the message itself.
    attribute: &'static str,
    /// Reads as a message: `key = text` or `attribute = text`.
    source: &'static str,
    parsed: OnceLock<FluentResource>,
}

impl Entries {
    /// Finds where the entries of these files are. Of two with the same name the first counts; a test asserts that there are none.
    pub fn of(files: &[&'static str]) -> Self {
        let all: Vec<Entry> = files.iter().flat_map(|file| entries(file)).collect();
        let slots = vec![FREE; (2 * all.len() + 1).next_power_of_two()].into();
        let mut found = Entries { all: all.into(), slots };
        for place in 0..found.all.len() {
            let (slot, taken) = found.slot(found.all[place].name());
            if taken.is_none() {
                found.slots[slot] = u16::try_from(place).unwrap_or(FREE);
            }
        }
        found
    }

    /// A message, or one of its attributes.
    pub fn get(&self, key: &str, attribute: Option<&str>) -> Option<&Entry> {
        self.slot((key, attribute.unwrap_or_default())).1
    }

    /// The slot of an entry's name and the entry, or the slot that it would get.
    fn slot(&self, name: (&str, &str)) -> (usize, Option<&Entry>) {
        let mut hasher = FxHasher::default();
        hasher.write(name.0.as_bytes());
        hasher.write(name.1.as_bytes());
        let last = self.slots.len() - 1;
        let mut slot = hasher.finish() as usize & last;
        while let Some(entry) = self.all.get(usize::from(self.slots[slot])) {
            if entry.name() == name {
                return (slot, Some(entry));
            }
            slot = (slot + 1) & last;
        }
        (slot, None)
    }
}

impl Entry {
    fn name(&self) -> (&'static str, &'static str) {
        (self.key, self.attribute)
    }

    /// Parses the entry after `adapt` has replaced the commands in it.
    pub fn parse(&self, adapt: impl FnOnce(&str) -> String) -> FluentResource {
        FluentResource::try_new(adapt(self.source)).unwrap_or_else(|(faulty, _)| faulty)
    }

    /// The same, kept for the next time.
    pub fn parse_once(&self, adapt: impl FnOnce(&str) -> String) -> &FluentResource {
        self.parsed.get_or_init(|| self.parse(adapt))
    }
}

/// Finds a file's entries: a message begins at the start of a line, an attribute with a dot after some spaces, and each ends
/// where the next one begins.
fn entries(file: &'static str) -> Vec<Entry> {
    let mut entries: Vec<Entry> = Vec::new();
    let (mut key, mut line_start) = ("", 0);
    for line in file.split_inclusive('\n') {
        let attribute = line.trim_start_matches(' ').strip_prefix('.').filter(|_| line.starts_with(' '));
        let is_message = line.starts_with(|letter: char| letter.is_ascii_lowercase());
        if let Some(head) = attribute.or(is_message.then_some(line)) {
            if let Some(before) = entries.last_mut() {
                before.source = &before.source[..before.source.len() - (file.len() - line_start)];
            }
            let name = head.split([' ', '=']).next().unwrap_or_default();
            if is_message {
                key = name;
            }
            let source = &file[line_start + line.len() - head.len()..];
            let attribute = if is_message { "" } else { name };
            entries.push(Entry { key, attribute, source, parsed: OnceLock::new() });
        }
        line_start += line.len();
    }
    entries
}

use super::rights::Right;
use super::spec::Spec;
use crate::store::Entry;

pub(super) const UNDO: Spec = Spec {
    name: "undo",
    sub: None,
    about: "Take back the last command that changed something; again for the one before",
    options: &[],
    example: "/undo",
    right: Right::Author,
    private: false,
};

pub(super) const REDO: Spec = Spec {
    name: "redo",
    sub: None,
    about: "Do again what was taken back last",
    options: &[],
    example: "/redo",
    right: Right::Author,
    private: false,
};

pub(super) const HISTORY: Spec = Spec {
    name: "history",
    sub: None,
    about: "The last commands that changed something, newest first",
    options: &[],
    example: "/history",
    right: Right::Everybody,
    private: true,
};

/// How many commands `/history` lists.
pub(super) const LISTED: u32 = 15;

/// The history in lines, newest first; what the hidden do is for the GM alone.
pub(super) fn told(entries: &[Entry], gm: bool) -> String {
    let entries: Vec<&Entry> = entries.iter().filter(|entry| gm || !entry.secret).collect();
    if entries.is_empty() {
        return "Nothing was changed here yet.".to_owned();
    }
    let line = |entry: &&Entry| {
        let undone = if entry.undone { " (undone)" } else { "" };
        let said = entry.said.lines().next().unwrap_or_default();
        let secret = if entry.secret { " (hidden)" } else { "" };
        let aside = entry.aside.as_ref().filter(|_| gm).map_or(String::new(), |aside| format!("\n   {aside}"));
        format!("{}. {} - {said}{undone}{secret}{aside}", entry.seq, entry.line)
    };
    entries.iter().map(line).collect::<Vec<_>>().join("\n")
}

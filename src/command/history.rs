use super::spec::Spec;
use crate::store::Entry;

pub(super) const UNDO: Spec = Spec {
    name: "undo",
    sub: None,
    about: "Take back the last command that changed something; again for the one before",
    options: &[],
    example: "/undo",
    gm: false,
    private: false,
};

pub(super) const REDO: Spec = Spec {
    name: "redo",
    sub: None,
    about: "Do again what was taken back last",
    options: &[],
    example: "/redo",
    gm: false,
    private: false,
};

pub(super) const HISTORY: Spec = Spec {
    name: "history",
    sub: None,
    about: "The last commands that changed something, newest first",
    options: &[],
    example: "/history",
    gm: false,
    private: true,
};

/// How many commands `/history` lists.
pub(super) const LISTED: u32 = 15;

/// The history in lines, newest first.
pub(super) fn told(entries: &[Entry]) -> String {
    if entries.is_empty() {
        return "Nothing was changed here yet.".to_owned();
    }
    let line = |entry: &Entry| {
        let undone = if entry.undone { " (undone)" } else { "" };
        let said = entry.said.lines().next().unwrap_or_default();
        format!("{}. {} - {said}{undone}", entry.seq, entry.line)
    };
    entries.iter().map(line).collect::<Vec<_>>().join("\n")
}

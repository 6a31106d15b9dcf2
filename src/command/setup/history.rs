//! `/undo`, `/redo` and `/history`: which commands were given at a table, when in its rounds, and by whom.

use serde_json::{Value, json};

use crate::command::core::command::{Parsed, Spec, StoreCommand};
use crate::command::core::outcome::Outcome;
use crate::command::input::option::{Kind, may};
use crate::command::input::options::CREATURE;
use crate::command::input::right::Right;
use crate::command::input::user_error::{UserError, quoted};
use crate::command::reply::Mention;
use crate::field::{Change, Encounter, NotationError, Stage};
use crate::say;
use crate::store::{HistoryEntry, NOBODY};
use crate::words::Message;

pub(crate) const UNDO: Spec = Spec {
    name: "undo",
    example: "/undo",
    right: Right::Author,
    ..Spec::read_by(|_, _| Ok(Parsed::FromStore(StoreCommand::Undo)))
};

pub(crate) const REDO: Spec = Spec {
    name: "redo",
    example: "/redo",
    right: Right::Author,
    ..Spec::read_by(|_, _| Ok(Parsed::FromStore(StoreCommand::Redo)))
};

pub(crate) const HISTORY: Spec = Spec {
    name: "history",
    options: &[may("count", Kind::Whole(1, 50)), CREATURE],
    example: "/history",
    private: true,
    ..Spec::read_by(|_, options| {
        let count = options.whole("count")?.unwrap_or(LISTED) as usize;
        Ok(Parsed::FromStore(StoreCommand::History { count, creature: options.owned("creature") }))
    })
};

/// How many commands `/history` lists without `count`.
const LISTED: u32 = 15;
/// The most characters listed of a typed line and of its answer: one line on a screen, two on a phone.
const LONGEST_LINE: usize = 90;
const LONGEST_ANSWER: usize = 110;
/// The most characters of a typed line that undo repeats: everything but pasted text.
pub(crate) const LONGEST_ECHO: usize = 300;

/// The time of a command in the rounds, as far as the reader may know.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct When {
    /// The round, from 1.
    pub(crate) round: u32,
    /// The acting creature, or the phase.
    pub(crate) stage: Option<Message>,
}

impl When {
    /// The time on a table as one reader sees it; `None` outside of turns.
    fn of(view: &Encounter) -> Option<Self> {
        let rounds = view.rounds.as_deref().filter(|rounds| rounds.has_begun())?;
        let stage = match &rounds.stage {
            Stage::Turn(acting) => acting.as_ref().map(Message::of),
            Stage::Movement => Some(say!("stage-movement")),
            Stage::Action => Some(say!("stage-actions")),
        };
        Some(When { round: rounds.round, stage })
    }

    /// `round 2, Aldo`.
    pub(crate) fn message(&self) -> Message {
        match &self.stage {
            Some(stage) => say!("history-round-stage", round = self.round, stage),
            None => say!("history-round", round = self.round),
        }
    }
}

/// The table as everybody sees it, or as the GM does.
fn seen(table: Option<&Encounter>, gm: bool) -> Option<Encounter> {
    table.map(|table| if gm { table.clone() } else { table.visible().into_owned() })
}

/// The time of each of a channel's last commands, newest first, found by undoing and redoing them from the current
/// table. A command that begins the turns belongs to the round it begins.
pub(crate) fn whens(
    now: Option<&Encounter>,
    entries: &[HistoryEntry],
    gm: bool,
) -> Result<Vec<Option<When>>, NotationError> {
    let when = |before: Option<&Encounter>, after: Option<&Encounter>| {
        let of = |table| seen(table, gm).as_ref().and_then(When::of);
        of(before).or_else(|| of(after))
    };
    let undone = entries.iter().take_while(|entry| entry.undone).count();
    let (forth, back) = entries.split_at(undone);
    let mut all = Vec::with_capacity(entries.len());
    let mut table = now.cloned();
    for entry in forth.iter().rev() {
        let after = entry.change.apply(table.as_ref())?;
        all.push(when(table.as_ref(), after.as_ref()));
        table = after;
    }
    all.reverse();
    table = now.cloned();
    for entry in back {
        let before = entry.change.clone().reversed().apply(table.as_ref())?;
        all.push(when(before.as_ref(), table.as_ref()));
        table = before;
    }
    Ok(all)
}

/// The history, newest first; only the GM sees what hidden creatures did.
pub(crate) fn outcome(
    (count, creature): (usize, Option<&str>),
    now: Option<&Encounter>,
    entries: &[HistoryEntry],
    gm: bool,
) -> Result<Result<Outcome, UserError>, NotationError> {
    let whens = whens(now, entries, gm)?;
    let known = entries.iter().zip(whens).filter(|(entry, _)| gm || !entry.secret);
    let is_about = |entry: &HistoryEntry| creature.is_none_or(|typed| is_about(entry, typed, gm));
    let listed: Vec<(&HistoryEntry, Option<When>)> = known.filter(|(entry, _)| is_about(entry)).take(count).collect();
    if listed.is_empty() {
        return Ok(match creature {
            Some(typed) => Err(UserError::new(say!("history-nothing-about", said = quoted(typed)))),
            None => Ok(Outcome::said(say!("history-nothing"))),
        });
    }
    let lines = Message::lines(listed.iter().map(|(entry, when)| line(entry, when.as_ref(), gm)));
    let mut people: Vec<u64> = listed.iter().map(|(entry, _)| entry.by).filter(|by| *by != NOBODY).collect();
    people.sort_unstable();
    people.dedup();
    let rows: Vec<Value> = listed.iter().map(|(entry, when)| row(entry, when.as_ref(), gm)).collect();
    let outcome = Outcome::said(lines).ruled(json!({"history": rows}));
    Ok(Ok(outcome.naming(people.into_iter().map(Mention::Person).collect())))
}

/// Whether the command changed a creature whose name contains this, or its line does. Hidden creatures count only for
/// the GM.
fn is_about(entry: &HistoryEntry, typed: &str, gm: bool) -> bool {
    let typed = typed.trim().to_lowercase();
    let Change { creatures, .. } = &entry.change;
    let sides = creatures.iter().flat_map(|turned| [&turned.before, &turned.after]).flatten();
    let mut known = sides.filter(|creature| gm || !creature.hidden);
    known.any(|creature| creature.name.as_str().to_lowercase().contains(&typed))
        || entry.line.to_lowercase().contains(&typed)
}

/// The id of the person who gave the command; where names are known, they replace ids.
fn who(by: u64) -> Message {
    match by {
        NOBODY => say!("history-somebody"),
        0 => say!("history-console"),
        id => Message::literal(id.to_string()),
    }
}

fn first_line(said: &str) -> String {
    short(said.lines().next().unwrap_or_default(), LONGEST_ANSWER)
}

/// The text, cut to this many characters.
pub(crate) fn short(text: &str, most: usize) -> String {
    match text.char_indices().nth(most) {
        Some((end, _)) => format!("{}…", text[..end].trim_end()),
        None => text.to_owned(),
    }
}

fn line(entry: &HistoryEntry, when: Option<&When>, gm: bool) -> Message {
    let (number, by) = (entry.seq, who(entry.by));
    let (line, said) = (short(&entry.line, LONGEST_LINE), first_line(&entry.said));
    let time = match when.map(When::message) {
        Some(when) => say!("history-line-in-round", number, when, by, line, said),
        None => say!("history-line", number, by, line, said),
    };
    let aside = entry.aside.as_ref().filter(|_| gm).map(|aside| short(&aside.replace('\n', " "), LONGEST_ANSWER));
    Message::sentences([
        Some(time),
        entry.undone.then(|| say!("history-undone")),
        entry.secret.then(|| say!("history-hidden")),
        aside.map(|aside| say!("history-aside", aside)),
    ])
}

fn row(entry: &HistoryEntry, when: Option<&When>, gm: bool) -> Value {
    let mut json = json!({
        "number": entry.seq,
        "by": (entry.by != NOBODY).then(|| entry.by.to_string()),
        "typed": entry.line,
        "answer": entry.said,
        "round": when.map(|when| when.round),
        "turn": when.and_then(|when| when.stage.clone()),
        "undone": entry.undone,
    });
    if gm {
        json["hidden"] = json!(entry.secret);
    }
    json
}

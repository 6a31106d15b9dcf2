//! `/undo`, `/redo` and `/history`: which commands were given at a table, when in its rounds, and who gave them.

use serde_json::{Value, json};

use crate::command::core::command::{Parsed, Spec, StoreCommand};
use crate::command::core::menu::Menu;
use crate::command::core::outcome::Outcome;
use crate::command::input::option::{Kind, may};
use crate::command::input::options::CREATURE;
use crate::command::input::right::Right;
use crate::command::input::user_error::{UserError, quoted};
use crate::field::{Change, Encounter, NotationError, Stage};
use crate::say;
use crate::store::{HistoryEntry, NOBODY};
use crate::words::{Message, marks};

pub(crate) const UNDO: Spec = Spec {
    name: "undo",
    example: "/undo",
    right: Right::Author,
    ..Spec::read_by(|_, _| Ok(Parsed::FromStore(StoreCommand::Undo)))
};

pub(crate) const REDO: Spec = Spec {
    name: "redo",
    menu: Menu::under("history", "redo"),
    example: "/redo",
    right: Right::Author,
    ..Spec::read_by(|_, _| Ok(Parsed::FromStore(StoreCommand::Redo)))
};

pub(crate) const HISTORY: Spec = Spec {
    name: "history",
    options: &[may("count", Kind::Whole(1, 50)), CREATURE],
    menu: Menu::under("history", "list"),
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

/// When a command was given in the rounds, as far as the reader may know.
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

/// The table as everyone sees it, or as the GM does.
fn seen(table: Option<&Encounter>, gm: bool) -> Option<Encounter> {
    table.map(|table| if gm { table.clone() } else { table.visible().into_owned() })
}

/// When each of a channel's last commands was given, newest first, found by undoing and redoing them from the current
/// table. A command that starts the turns belongs to the round it starts.
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

/// The numbers of commands, newest first. The GM sees those of the history. For everyone else they count back from the
/// newest visible command, so that no gap reveals a secret one.
pub(crate) fn numbers(entries: &[HistoryEntry], gm: bool) -> Vec<u64> {
    let mut seen = 0;
    let number = |entry: &HistoryEntry| {
        seen += u64::from(!entry.secret);
        if gm { entry.seq } else { seen }
    };
    entries.iter().map(number).collect()
}

/// A channel's last commands, newest first, at least one of them not undone unless all are.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Past<'e> {
    pub(crate) entries: &'e [HistoryEntry],
    /// Whether these are all that are stored.
    pub(crate) is_all: bool,
}

/// An answer from the past; `None` if it needs more of the history.
pub(crate) type LookedBack = Result<Option<Result<Outcome, UserError>>, NotationError>;

/// The history, newest first; only the GM sees what hidden creatures did.
pub(crate) fn outcome(
    (count, creature): (usize, Option<&str>),
    now: Option<&Encounter>,
    Past { entries, is_all }: Past<'_>,
    gm: bool,
) -> LookedBack {
    let whens = whens(now, entries, gm)?;
    let numbered = entries.iter().zip(numbers(entries, gm));
    let known = numbered.zip(whens).filter(|((entry, _), _)| gm || !entry.secret);
    let is_about = |entry: &HistoryEntry| creature.is_none_or(|typed| is_about(entry, typed, gm));
    let listed = known.filter(|((entry, _), _)| is_about(entry)).take(count);
    let listed: Vec<((&HistoryEntry, u64), Option<When>)> = listed.collect();
    if listed.len() < count && !is_all {
        return Ok(None);
    }
    if listed.is_empty() {
        return Ok(Some(match creature {
            Some(typed) => Err(UserError::new(say!("history-nothing-about", said = quoted(typed)))),
            None => Ok(Outcome::new(say!("history-nothing"))),
        }));
    }
    let lines = Message::lines(listed.iter().map(|(entry, when)| line(*entry, when.as_ref(), gm)));
    let rows: Vec<Value> = listed.iter().map(|(entry, when)| row(*entry, when.as_ref(), gm)).collect();
    Ok(Some(Ok(Outcome::new(lines).ruled(json!({"history": rows})))))
}

/// Whether the command changed a creature whose name contains this text, or its line contains it. Hidden creatures count
/// only for the GM.
fn is_about(entry: &HistoryEntry, typed: &str, gm: bool) -> bool {
    let typed = typed.trim().to_lowercase();
    let Change { creatures, .. } = &entry.change;
    let sides = creatures.iter().flat_map(|turned| [&turned.before, &turned.after]).flatten();
    let mut known = sides.filter(|creature| gm || !creature.hidden);
    known.any(|creature| creature.name.as_str().to_lowercase().contains(&typed))
        || entry.line.to_lowercase().contains(&typed)
}

/// The person who gave the command.
fn who(by: u64) -> Message {
    match by {
        NOBODY => say!("history-somebody"),
        0 => say!("history-console"),
        id => Message::person(id),
    }
}

/// The beginning of a stored answer, with its mentions of people. For an order to a group, the line about each of those that
/// it moved.
fn beginning(HistoryEntry { said, change, .. }: &HistoryEntry) -> Message {
    let names = change.creatures.iter().filter_map(|turned| turned.before.as_ref().or(turned.after.as_ref()));
    let mut names: Vec<&str> = names.map(|creature| creature.name.as_str()).collect();
    let each = said.lines().take_while(|line| {
        let of = |name: &&str| line.strip_prefix(name).is_some_and(|rest| rest.starts_with(' '));
        names.iter().position(of).map(|place| names.swap_remove(place)).is_some()
    });
    let each: Vec<&str> = each.collect();
    let line = if each.len() > 1 { each.join(" ") } else { said.lines().next().unwrap_or_default().to_owned() };
    let line = line.as_str();
    let mut room = LONGEST_ANSWER;
    let parts = marks::pieces(line).into_iter().map_while(|piece| match piece {
        _ if room == 0 => None,
        marks::Piece::Person(id) => Some(Message::person(id)),
        marks::Piece::Role(id) => Some(Message::role(id)),
        other => {
            let text = marks::plain_piece(&other);
            let cut = short(&text, room);
            room = room.saturating_sub(text.chars().count());
            Some(Message::literal(cut))
        }
    });
    Message::joined(parts.collect::<Vec<_>>(), "")
}

/// A typed line as everyone may read it: without a Maneuver Defense, which only the GM and the creature's player know.
fn in_public(line: &str) -> String {
    let mut quoted = false;
    let words = line.split(' ').filter(|word| {
        let told = quoted || !word.starts_with("maneuver-defense:");
        quoted ^= word.matches('"').count() % 2 == 1;
        told
    });
    words.collect::<Vec<_>>().join(" ")
}

/// A typed line as everyone may read it, cut to `most` characters.
pub(crate) fn echoed(line: &str, most: usize) -> Message {
    typed(&in_public(line), most)
}

/// A typed line, cut to `most` characters, with its mentions of people.
fn typed(line: &str, most: usize) -> Message {
    type Naming = fn(u64) -> Message;
    const NAMING: [(&str, Naming); 3] =
        [("owner:", Message::person), ("person:", Message::person), ("role:", Message::role)];
    let line = short(line, most);
    let (mut parts, mut plain, mut quoted) = (Vec::new(), String::new(), false);
    for word in line.split_inclusive(' ') {
        let value = NAMING.iter().filter(|_| !quoted).find_map(|(option, name)| {
            let id: u64 = word.trim_end().strip_prefix(option)?.parse().ok()?;
            Some((option, name(id)))
        });
        quoted ^= word.matches('"').count() % 2 == 1;
        match value {
            Some((option, who)) => {
                parts.push(Message::literal(std::mem::take(&mut plain) + option));
                parts.push(who);
                plain.push_str(&word[word.trim_end().len()..]);
            }
            None => plain.push_str(word),
        }
    }
    parts.push(Message::literal(plain));
    Message::joined(parts, "")
}

/// Text cut to `most` characters; a word with more than a few digits is left out rather than cut.
fn short(text: &str, most: usize) -> String {
    match text.char_indices().nth(most) {
        Some((end, _)) => {
            let kept = text[..end].trim_end();
            let number = kept.trim_end_matches(|letter: char| letter.is_ascii_digit());
            let in_a_number = text[end..].starts_with(|letter: char| letter.is_ascii_digit());
            let kept = if in_a_number && kept.len() - number.len() > 4 { number } else { kept };
            format!("{kept}…")
        }
        None => text.to_owned(),
    }
}

fn line((entry, number): (&HistoryEntry, u64), when: Option<&When>, gm: bool) -> Message {
    let by = who(entry.by);
    let line = if gm { typed(&entry.line, LONGEST_LINE) } else { echoed(&entry.line, LONGEST_LINE) };
    let said = beginning(entry);
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

fn row((entry, number): (&HistoryEntry, u64), when: Option<&When>, gm: bool) -> Value {
    let mut json = json!({
        "number": number,
        "by": (entry.by != NOBODY).then(|| entry.by.to_string()),
        "typed": if gm { entry.line.clone() } else { in_public(&entry.line) },
        "answer": marks::plain(&entry.said),
        "round": when.map(|when| when.round),
        "turn": when.and_then(|when| when.stage.clone()),
        "undone": entry.undone,
    });
    if gm {
        json["hidden"] = json!(entry.secret);
    }
    json
}

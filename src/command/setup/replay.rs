//! `/replay`: an animated picture of a round or of the last commands, as everybody sees the board.

use serde_json::json;

use crate::command::core::command::{Parsed, Spec, StoreCommand};
use crate::command::core::menu::Menu;
use crate::command::core::naming::no_table;
use crate::command::core::outcome::Outcome;
use crate::command::core::table::Played;
use crate::command::input::option::{Kind, may};
use crate::command::input::user_error::UserError;
use crate::command::reply::picture;
use crate::command::setup::history::{When, whens};
use crate::field::{Encounter, NotationError};
use crate::render::{self, Frame, Scene, Trail};
use crate::ruleset::RulesetLibrary;
use crate::say;
use crate::store::HistoryEntry;
use crate::words::{Message, marks};

pub(crate) const REPLAY: Spec = Spec {
    name: "replay",
    options: &[may("round", Kind::Whole(1, 10_000)), may("count", Kind::Whole(1, 59))],
    menu: Menu::under("history", "replay"),
    example: "/replay round:1",
    ..Spec::read_by(|_, options| {
        let (round, count) = (options.whole("round")?, options.whole("count")?);
        if round.is_some() && count.is_some() {
            return Err(UserError::new(say!("replay-either")));
        }
        Ok(Parsed::FromStore(StoreCommand::Replay { round, count }))
    })
};

/// How many commands are replayed outside of turns without `count`.
const LAST: usize = 10;
/// The most boards in one replay, including the one before the first command.
const MOST_SHOTS: usize = 60;

/// Undoes the history step by step, then shows it forward.
pub(crate) fn outcome(
    (round, count): (Option<u32>, Option<u32>),
    now: Option<&Encounter>,
    entries: &[HistoryEntry],
    library: &RulesetLibrary,
) -> Result<Result<Outcome, UserError>, NotationError> {
    if now.is_none() {
        return Ok(Err(no_table()));
    }
    let whens = whens(now, entries, false)?;
    let undone = entries.iter().take_while(|entry| entry.undone).count();
    let (done, whens) = (&entries[undone..], &whens[undone..]);
    let round = round.or_else(|| whens.first()?.as_ref().map(|when| when.round).filter(|_| count.is_none()));
    let in_round = |when: &Option<When>| when.as_ref().map(|when| when.round) == round;
    let (later, all) = match round {
        Some(_) => {
            let later = whens.iter().take_while(|when| !in_round(when)).count();
            (later, whens[later..].iter().take_while(|when| in_round(when)).count())
        }
        None => (0, whens.len().min(count.map_or(LAST, |count| count as usize))),
    };
    let most = all.min(MOST_SHOTS - 1);
    let mut after = now.cloned();
    let mut taken = Vec::new();
    for (nth, entry) in done.iter().enumerate().take(later + most) {
        let before = entry.change.clone().reversed().apply(after.as_ref())?;
        let shown = nth >= later;
        let earlier = std::mem::replace(&mut after, before);
        if shown {
            taken.push((entry, &whens[nth], earlier));
        }
    }
    let mut film = Film { library, frames: Vec::new(), commands: Vec::new() };
    film.add(after.as_ref(), Message::empty(), say!("replay-before"));
    for (entry, when, table) in taken.into_iter().rev().filter(|(entry, ..)| is_seen(entry)) {
        let line = Message::literal(marks::plain(entry.said.lines().next().unwrap_or_default()));
        film.add(table.as_ref(), when.as_ref().map_or_else(Message::empty, When::message), line);
        film.commands.push(entry.seq);
    }
    Ok(film.outcome(round, most < all))
}

/// Whether everybody may see the command and it happened on the board.
fn is_seen(entry: &HistoryEntry) -> bool {
    !entry.secret && entry.change.roster.is_none()
}

/// The boards so far.
struct Film<'a> {
    library: &'a RulesetLibrary,
    frames: Vec<Frame>,
    commands: Vec<u64>,
}

impl Film<'_> {
    /// Adds a board as everybody sees it; a board of another size starts the replay afresh.
    fn add(&mut self, table: Option<&Encounter>, stage: Message, caption: Message) {
        let Some(view) = table.map(Encounter::visible) else { return };
        let Some(played) = Played::of(self.library, &view) else { return };
        let mut scene = picture::board(&played.ruleset, &view);
        match self.frames.last() {
            Some(last) if last.scene.battlefield.area() == scene.battlefield.area() => follow(&last.scene, &mut scene),
            _ => {
                self.frames.clear();
                self.commands.clear();
            }
        }
        self.frames.push(Frame { scene, stage, caption });
    }

    fn outcome(self, round: Option<u32>, cut: bool) -> Result<Outcome, UserError> {
        let Film { frames, commands, .. } = self;
        if frames.len() < 2 {
            let refusal = match round {
                Some(round) => say!("replay-nothing-in-round", round),
                None => say!("replay-nothing"),
            };
            return Err(UserError::new(refusal).or_example("/replay count:10"));
        }
        let (count, cut) = (commands.len(), if cut { "yes" } else { "no" });
        let message = match round {
            Some(round) => say!("replay-round", round, count, cut),
            None => say!("replay-last", count, cut),
        };
        let ruling = json!({"round": round, "commands": commands, "boards": frames.len()});
        Ok(Outcome::said(message).replaying(render::Replay { frames }).ruled(ruling))
    }
}

/// Marks tokens that have moved, and draws where the first of them came from.
fn follow(before: &Scene, scene: &mut Scene) {
    let mut trail = None;
    for token in &mut scene.tokens {
        let was = before.tokens.iter().find(|other| other.name == token.name);
        token.acting = was.is_none_or(|was| (was.placement, was.altitude) != (token.placement, token.altitude));
        if let Some(was) = was.filter(|_| token.acting && trail.is_none()) {
            trail = Some(Trail { start: was.placement, altitude: was.altitude, steps: Vec::new() });
        }
    }
    scene.trail = trail;
}

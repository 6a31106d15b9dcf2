//! `/replay`: an animated picture of a round or of the last commands, as everyone sees the board.

use serde_json::json;

use crate::command::core::command::{Parsed, Spec, StoreCommand};
use crate::command::core::menu::Menu;
use crate::command::core::naming::no_table;
use crate::command::core::outcome::Outcome;
use crate::command::core::table::Played;
use crate::command::input::option::{Kind, may};
use crate::command::input::user_error::UserError;
use crate::command::reply::picture;
use crate::command::setup::history::{LookedBack, Past, When, numbers, whens};
use crate::field::{Change, Condition, Encounter};
use crate::referee::Work;
use crate::render::{self, Frame, Picture, Scene, Token, Trail};
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

/// How many commands to replay outside turns without `count`.
const LAST: usize = 10;
/// The most boards in one replay, including the one before the first command.
const MOST_SHOTS: usize = 60;

/// Decides a past command again on the board of that time, with what is left of this command's work allowance.
type Again = fn(&RulesetLibrary, &HistoryEntry, &Encounter, &Work) -> Option<Outcome>;

/// Undoes the history step by step, then shows it forward.
pub(crate) fn outcome(
    (round, count): (Option<u32>, Option<u32>),
    now: Option<&Encounter>,
    (Past { entries, is_all }, gm): (Past<'_>, bool),
    (library, again): (&RulesetLibrary, Again),
) -> LookedBack {
    if now.is_none() {
        return Ok(Some(Err(no_table())));
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
        None => (0, whens.len()),
    };
    // Commands that aren't shown don't count, or the gaps would reveal how many there are.
    let seen = (later..later + all).filter(|&nth| is_seen(&done[nth]));
    let wanted = if round.is_some() { usize::MAX } else { count.map_or(LAST, |count| count as usize) };
    let seen: Vec<usize> = seen.take(wanted).collect();
    // What was asked for may go on in older commands.
    if !is_all && seen.len() < wanted && later + all == whens.len() {
        return Ok(None);
    }
    let cut = seen.len() > MOST_SHOTS - 1;
    let taken_back = seen.iter().take(MOST_SHOTS - 1).next_back().map_or(later, |nth| nth + 1);
    let all_numbers = numbers(entries, gm);
    let numbers = &all_numbers[undone..];
    let mut after = now.cloned();
    let mut taken = Vec::new();
    for (nth, entry) in done.iter().enumerate().take(taken_back) {
        let before = entry.change.clone().reversed().apply(after.as_ref())?;
        let shown = nth >= later;
        let earlier = std::mem::replace(&mut after, before);
        if shown {
            taken.push((entry, numbers[nth], &whens[nth], earlier));
        }
    }
    let mut film = Film { library, again, work: Work::of_a_command(), frames: Vec::new(), commands: Vec::new() };
    film.open(after.as_ref());
    let mut before = after;
    for (entry, number, when, table) in taken.into_iter().rev() {
        if is_seen(entry) {
            let stage = when.as_ref().map_or_else(Message::empty, When::message);
            film.show((entry, number), stage, (before.as_ref(), table.as_ref()));
        }
        before = table;
    }
    Ok(Some(film.outcome(round, cut)))
}

/// Whether everyone may see the command and it changed something on the board; a change of turn doesn't count.
fn is_seen(entry: &HistoryEntry) -> bool {
    let Change { setup, board, creatures, roster, .. } = &entry.change;
    let on_the_board = setup.is_some() || board.is_some() || !creatures.is_empty();
    !entry.secret && roster.is_none() && on_the_board
}

/// The frames so far.
struct Film<'a> {
    library: &'a RulesetLibrary,
    again: Again,
    work: Work,
    frames: Vec<Frame>,
    commands: Vec<u64>,
}

impl Film<'_> {
    /// The board as everyone sees it.
    fn board(&self, table: Option<&Encounter>) -> Option<Scene> {
        let view = table?.visible();
        let played = Played::of(self.library, &view)?;
        Some(picture::board(&played.ruleset, &view))
    }

    /// The board before the first command.
    fn open(&mut self, table: Option<&Encounter>) {
        let frame = |scene| Frame { scene, stage: Message::empty(), caption: say!("replay-before") };
        self.frames.extend(self.board(table).map(frame));
    }

    /// Adds the board after a command, with the path and the strikes, if anything happened on it. A board of a different
    /// size restarts the replay.
    fn show(
        &mut self,
        (entry, number): (&HistoryEntry, u64),
        stage: Message,
        (before, after): (Option<&Encounter>, Option<&Encounter>),
    ) {
        let Some(mut scene) = self.board(after) else { return };
        match self.frames.last() {
            Some(last) if last.scene.battlefield.area() == scene.battlefield.area() => {
                let moved = follow(&last.scene, &mut scene);
                if !moved && is_same(&last.scene, &scene) {
                    return;
                }
                let once_more = before.zip(after).filter(|_| moved);
                if let Some(then) = once_more.and_then(|boards| self.once_more(entry, boards)) {
                    // If only the place a creature fell from is known, the board itself shows that.
                    scene.trail = then.trail.filter(|trail| !trail.steps.is_empty()).or(scene.trail);
                    (scene.others, scene.strikes, scene.lane) = (then.others, then.strikes, then.lane);
                }
            }
            _ => {
                self.frames.clear();
                self.commands.clear();
            }
        }
        let caption = Message::literal(marks::plain(entry.said.lines().next().unwrap_or_default()));
        self.frames.push(Frame { scene, stage, caption });
        self.commands.push(number);
    }

    /// The picture of the command decided again on what everyone saw, if its mover ends in the same place.
    fn once_more(&self, entry: &HistoryEntry, (before, after): (&Encounter, &Encounter)) -> Option<Scene> {
        let outcome = (self.again)(self.library, entry, &before.visible(), &self.work)?;
        let name = outcome.facts.creature.clone()?;
        let place = |table: &Encounter| table.creature(&name).map(|one| (one.anchor, one.altitude, one.squeezed));
        let same = place(outcome.next.as_ref()?) == place(&after.visible());
        match outcome.picture {
            Some(Picture::Board(scene)) if same => Some(*scene),
            _ => None,
        }
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
        Ok(Outcome::new(message).replaying(render::Replay { frames }).ruled(ruling))
    }
}

/// Whether the command left nothing to see; a change of turn doesn't count.
fn is_same(before: &Scene, scene: &Scene) -> bool {
    let still = |scene: &Scene| {
        let plain = |token: &Token| {
            // A creature that has acted in a fight stops being flat-footed, which isn't worth a frame.
            let conditions = token.conditions.set(Condition::FlatFooted, false);
            Token { acting: false, turn: false, flanked: false, conditions, ..token.clone() }
        };
        scene.tokens.iter().map(plain).collect::<Vec<_>>()
    };
    before.battlefield == scene.battlefield && before.backdrop == scene.backdrop && still(before) == still(scene)
}

/// Marks tokens that have moved, and draws where the first of them came from. Returns whether any has moved.
fn follow(before: &Scene, scene: &mut Scene) -> bool {
    let mut trail = None;
    for token in &mut scene.tokens {
        let was = before.tokens.iter().find(|other| other.name == token.name);
        token.acting = was.is_none_or(|was| (was.placement, was.altitude) != (token.placement, token.altitude));
        if let Some(was) = was.filter(|_| token.acting && trail.is_none()) {
            trail = Some(Trail { start: was.placement, altitude: was.altitude, steps: Vec::new() });
        }
    }
    let moved = trail.is_some();
    scene.trail = trail;
    moved
}

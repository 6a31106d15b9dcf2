//! Ways, each with the command that takes it. Every listed way is ruled on by that command itself, so that typing the line
//! does what was announced.

use std::cell::Cell;

use serde_json::Value;

use super::line;
use crate::command::core::table::Table;
use crate::command::input::invocation::Invocation;
use crate::command::input::user_error::UserError;
use crate::command::reply::panel::LineButton;
use crate::explain;
use crate::field::{Creature, Name, Rounds, Stage};
use crate::grid::{Direction, Feet, Square};
use crate::referee::{
    Aim, Approach, Approaches, CommandVerdict, FlightChecks, Mover, Pace, Referee, Supports, Verdict, Way, Work,
    check_shared_end, take_along,
};
use crate::say;
use crate::words::Message;

/// The ways to an aim.
pub(crate) struct Listed {
    /// Legal ways, best first, with the command that takes each; staying needs none.
    pub(crate) ways: Vec<(Way, Option<Invocation>)>,
    /// One failed attempt of each kind.
    pub(crate) refused: Vec<Way>,
    /// The commands for which not every way was examined.
    pub(crate) left_out: Vec<&'static str>,
    /// Whether the aim is a creature to attack.
    pub(crate) at_a_target: bool,
    /// The command for the next phase, if a way leads on there.
    later: Option<Invocation>,
}

impl Listed {
    /// The best ways at this table, at most `most` of them.
    ///
    /// # Errors
    /// If the creature is not on the table.
    pub(crate) fn of(table: &Table<'_>, who: &Name, aim: &Aim<'_>, most: usize) -> Result<Self, UserError> {
        let (referee, mover) = table.mover(Some(who.as_str()))?;
        let target = if let Aim::Target(target) = aim { referee.encounter().creature(&target.name) } else { None };
        let aim = target.map_or(*aim, Aim::Target);
        let own = Supports(referee).locomotion(mover.creature()).mode;
        let line = |approach: &Approach| line::of((who, own), target.map(|target| &target.name), approach);
        let asked = Cell::new(false);
        let said = |approach: &Approach| {
            let Some(line) = line(approach) else { return CommandVerdict::Same };
            if table.work.left() == 0 && asked.replace(true) {
                return CommandVerdict::TooMuch;
            }
            // Each gets the work allowance it would have if it were typed.
            let work = Work::of_a_listed_way().on(&referee.encounter().battlefield);
            let said = line.verdict(&Table { work: &work, ..*table });
            table.work.spend(work.spent());
            said
        };
        let found = Approaches(referee).find(&mover, &aim, (most, &said));
        let with_line = |way: Way| {
            let line = line(&way.approach).map(|line| line.given);
            (way, line)
        };
        let ways = found.ways.into_iter().map(with_line).collect();
        let (mut refused, left_out, at_a_target) = (found.refused, found.left_out, target.is_some());
        refused.iter_mut().for_each(|way| check_shared_end(referee, &mut way.ruling));
        let mut listed = Listed { ways, refused, left_out, at_a_target, later: None };
        if listed.ways.iter().all(|(way, _)| way.fatigues()) && !matches!(aim, Aim::Away) {
            listed.over_two_phases(table, (referee, &mover), &aim);
        }
        Ok(listed)
    }

    /// Adds a movement in this phase followed by one in the next, if no way in this phase gets there or each one tires the
    /// mover.
    fn over_two_phases<'t>(&mut self, table: &Table<'t>, (referee, mover): (Referee<'t>, &Mover<'t>), aim: &Aim<'t>) {
        let (creature, now) = (mover.creature(), referee.encounter());
        let moves = |rounds: &Rounds| rounds.has_begun() && rounds.stage == Stage::Movement;
        if !referee.ruleset().actions.value.has_phases() || !now.rounds.as_deref().is_some_and(moves) {
            return;
        }
        let own = Supports(referee).locomotion(creature).mode;
        let single = |way: &&Way| {
            use Approach::{Fly, InMode, Walk};
            matches!(way.approach, Walk { pace, .. } | Fly { pace, .. } | InMode { pace, .. } if pace == Pace::Single)
        };
        // A movement that doesn't get there ends where its speed runs out.
        let moved = |way: &Way| {
            let line = line::of((&creature.name, own), None, &way.approach)?;
            let work = Work::of_a_command().on(&referee.encounter().battlefield);
            match line.verdict(&Table { work: &work, ..*table }) {
                CommandVerdict::Ruled(ruling, Feet(0))
                    if ruling.verdict == Verdict::Legal && ruling.to != ruling.from =>
                {
                    Some((Some((way.approach.clone(), *ruling)), Some(line.given)))
                }
                _ => None,
            }
        };
        let firsts: Vec<_> = self.refused.iter().filter(single).filter_map(moved).collect();
        let lapse = FlightChecks(referee).lapse(creature);
        let stays_up = lapse.is_none_or(|lapse| lapse.falls.is_none());
        for (first, line) in firsts.into_iter().chain(stays_up.then_some((None, None))) {
            let mut later = now.clone();
            if let Some((_, ruling)) = &first {
                let squeezed = referee.ruleset().stance(creature, ruling.to.footprint).flatten();
                let altitude = ruling.altitude.unwrap_or(creature.altitude);
                let there = Creature { anchor: ruling.to.anchor, squeezed, altitude, ..creature.clone() };
                later.put(there);
                take_along(referee.ruleset(), now, &mut later);
            }
            later.rounds.iter_mut().for_each(|rounds| rounds.next_phase());
            let on = Table { encounter: Some(&later), ..*table };
            let Ok(Listed { ways, .. }) = Listed::of(&on, &creature.name, aim, 1) else { continue };
            let Some((then, next)) = ways.into_iter().next().filter(|(way, _)| way.approach != Approach::Stay) else {
                continue;
            };
            self.ways.push((Approaches(referee).in_two_phases((mover, aim), first, then), line));
            self.later = next;
            return;
        }
    }

    /// Buttons for the first `most` ways, numbered as in the list.
    pub(crate) fn buttons(&self, most: usize) -> Vec<LineButton> {
        let numbered = (1_usize..).zip(&self.ways).take(most);
        let buttons = numbered.filter_map(|(number, (_, line))| {
            Some(LineButton::new(Message::literal(number.to_string()), line.as_ref()?))
        });
        buttons.collect()
    }

    /// The steps of the best way on foot that one move covers, as `/move` takes them.
    pub(crate) fn steps(&self) -> Option<String> {
        let on_foot =
            |way: &&Way| matches!(way.approach, Approach::Walk { pace: Pace::Single, .. } | Approach::Step { .. });
        let way = self.ways.iter().map(|(way, _)| way).find(on_foot)?;
        let places = std::iter::once(way.ruling.from).chain(way.ruling.steps.iter().map(|step| step.to));
        let anchors: Vec<Square> = places.map(|place| place.anchor).collect();
        let word = |pair: &[Square]| Direction::of(pair[0].to(pair[1])).map(Direction::word);
        let words: Option<Vec<&str>> = anchors.windows(2).map(word).collect();
        words.map(|words| words.join(" "))
    }

    /// The commands that may have ways nobody looked at.
    pub(crate) fn not_looked_at(&self) -> Option<Message> {
        let commands = self.left_out.iter().map(|command| say!("options-command", command));
        (!self.left_out.is_empty()).then(|| say!("options-left-out", commands = Message::list(commands)))
    }

    /// The ways as JSON.
    pub(crate) fn json(&self, referee: Referee<'_>) -> Vec<Value> {
        let ruleset = referee.ruleset();
        let json = |(way, line): &(Way, Option<Invocation>)| {
            let json = |way: &Way, line: &Option<Invocation>| {
                explain::way_json(ruleset, way, line.as_ref().map(Invocation::to_string), self.at_a_target)
            };
            let mut told = json(way, line);
            if let Some(then) = &way.then {
                told["then"] = json(then, &self.later);
            }
            told
        };
        self.ways.iter().map(json).collect()
    }
}

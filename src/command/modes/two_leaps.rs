//! A movement over two obstacles, each of which takes a leap: the bot makes one leap in a movement, and says how two lead there.

use super::jump::{JUMP, JumpArgs};
use crate::command::core::command::Command;
use crate::command::core::dice::DiceSource;
use crate::command::core::ground::GroundRolls;
use crate::command::core::move_request::MoveRequest;
use crate::command::core::opposed::Opposing;
use crate::command::core::outcome::Outcome;
use crate::command::core::roll::Rolling;
use crate::command::core::table::Table;
use crate::command::input::destination::Destination;
use crate::command::input::invocation::Invocation;
use crate::command::reply::Status;
use crate::field::Rounds;
use crate::grid::Square;
use crate::referee::{Action, Jumping, Mover, Pace, Referee, Ruling, RunUps, Stop, Verdict};
use crate::say;
use crate::words::Message;

/// A result with which any check for a jump succeeds.
const SUCCESS: i32 = 1_000;

impl JumpArgs {
    /// How a walker that no single leap gets to its goal gets there with two: the first as a line of its own, then its own line
    /// again. Together they take no more than the movement has.
    pub(crate) fn twice(
        &self,
        table: &Table<'_>,
        referee: Referee<'_>,
        mover: &Mover<'_>,
        walked: &Ruling,
    ) -> Option<Message> {
        let short = walked.notes().any(|note| note.fact.ends_short());
        if walked.verdict != Verdict::Illegal && !short {
            return None;
        }
        let goal = walked.goal().anchor;
        let leaps = RunUps(referee).leaps_towards(mover, &self.walk, goal);
        let both = leaps.iter().find_map(|leap| self.first_of_two(table, mover, leap, goal))?;
        let said = say!("going-two-jumps", line = both.line.to_string());
        Some(both.with_its_action(said))
    }

    /// How a walker whose one leap waits for its check gets to its goal with two leaps, both of which are easier.
    pub(crate) fn in_two(
        &self,
        table: &Table<'_>,
        referee: Referee<'_>,
        mover: &Mover<'_>,
        (leapt, goal): (&Outcome, Square),
    ) -> Option<Message> {
        let once = dc_of(&leapt.judged.as_ref()?.ruling).filter(|_| leapt.status == Status::Pending)?;
        let leaps = RunUps(referee).leaps_towards(mover, &self.walk, goal);
        leaps.iter().find_map(|leap| {
            let both = self.first_of_two(table, mover, leap, goal)?;
            let (first, then) = (both.dcs.0?, both.dcs.1?);
            let said = say!("going-two-jumps-easier", first, then, line = both.line.to_string());
            (first.max(then) < once).then(|| both.with_its_action(said))
        })
    }

    /// The line for this leap, if from where it lands another leads to the goal.
    fn first_of_two(&self, table: &Table<'_>, mover: &Mover<'_>, leap: &Jumping, goal: Square) -> Option<TwoLeaps> {
        let who = mover.creature().name.to_string();
        let stops: Vec<Square> = leap.way.iter().copied().chain(leap.to).collect();
        let first = JumpArgs {
            action: JUMP.name,
            to: Some(Destination::Squares(stops.iter().map(|&anchor| Stop { anchor, altitude: None }).collect())),
            rolling: Rolling::of(Some(SUCCESS), None),
            ground: GroundRolls::default(),
            in_order: Vec::new(),
            opposing: Opposing::default(),
            request: MoveRequest { creature: Some(who.clone()), ..MoveRequest::default() },
            ..self.clone()
        };
        // What is only looked at draws none of the request's dice.
        let dice = DiceSource::seeded(0).dice();
        let table = Table { dice: &dice, ..*table };
        let leapt = first.decide(&table).ok().filter(|outcome| outcome.status == Status::Done)?;
        let (landed, next) = (leapt.judged?.ruling, leapt.next?);
        let after = Table { encounter: Some(&next), ..table };
        let (referee, mover) = self.request.acting(&after).ok()?;
        let unrolled = JumpArgs {
            rolling: Rolling::default(),
            ground: GroundRolls::default(),
            in_order: Vec::new(),
            opposing: Opposing::default(),
            ..self.clone()
        };
        let (rest, _) = unrolled.go(&after, referee, &mover, goal).ok()?;
        let rest = rest.filter(|outcome| outcome.status != Status::Refused)?.judged?.ruling;
        let feet = landed.feet.unwrap_or_default() + rest.feet?;
        let there = landed.to.anchor == leap.to? && rest.to.anchor == goal && feet <= landed.budget.into();
        let path: Vec<String> = stops.iter().map(Square::to_string).collect();
        let line = Invocation { name: JUMP.name.to_owned(), ..Invocation::default() };
        let line = line.with("creature", &who).with("to", &path.join(" "));
        let line = match self.walk.pace {
            Pace::Single => line,
            pace => line.with("pace", pace.word()),
        };
        let keeps_turns = next.rounds.as_deref().is_some_and(Rounds::has_begun);
        let acts_again = keeps_turns && rest.takes == Action::Move;
        there.then(|| TwoLeaps { line, dcs: (dc_of(&landed), dc_of(&rest)), acts_again })
    }
}

/// A movement with two leaps.
struct TwoLeaps {
    /// The line for the first.
    line: Invocation,
    /// The DCs of both, where they are known.
    dcs: (Option<i32>, Option<i32>),
    /// Whether the second takes an action of its own.
    acts_again: bool,
}

impl TwoLeaps {
    /// This sentence, and the action that the second leap takes.
    fn with_its_action(&self, said: Message) -> Message {
        let action = self.acts_again.then(|| say!("going-acts-again"));
        Message::lines([said].into_iter().chain(action))
    }
}

/// The DC of the leap in this movement.
fn dc_of(ruling: &Ruling) -> Option<i32> {
    ruling.checks.iter().find(|check| check.kind.is_of_a_jump())?.dc
}

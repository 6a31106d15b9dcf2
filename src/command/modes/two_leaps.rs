//! A movement over two obstacles, each of which takes a leap: the bot makes one leap in a movement, and says how two lead there.

use super::jump::{JUMP, JumpArgs};
use crate::command::core::command::Command;
use crate::command::core::ground::GroundRolls;
use crate::command::core::move_request::MoveRequest;
use crate::command::core::opposed::Opposing;
use crate::command::core::roll::Rolling;
use crate::command::core::table::Table;
use crate::command::input::destination::Destination;
use crate::command::input::invocation::Invocation;
use crate::command::reply::Status;
use crate::grid::Square;
use crate::referee::{Jumping, Mover, Pace, Referee, Ruling, RunUps, Stop, Verdict};
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
        let line = leaps.iter().find_map(|leap| self.first_of_two(table, mover, leap, goal))?;
        Some(say!("going-two-jumps", line = line.to_string()))
    }

    /// The line for this leap, if from where it lands another leads to the goal.
    fn first_of_two(&self, table: &Table<'_>, mover: &Mover<'_>, leap: &Jumping, goal: Square) -> Option<Invocation> {
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
        let leapt = first.decide(table).ok().filter(|outcome| outcome.status == Status::Done)?;
        let (landed, next) = (leapt.judged?.ruling, leapt.next?);
        let after = Table { encounter: Some(&next), ..*table };
        let (referee, mover) = self.request.acting(&after).ok()?;
        let (rest, _) = self.go(&after, referee, &mover, goal).ok()?;
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
        there.then_some(line)
    }
}

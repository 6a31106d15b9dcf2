//! What closes the direct way, if the way around is too far.

use super::judge::WalkJudge;
use crate::field::{Barrier, Partition};
use crate::grid::{Edge, Placement};
use crate::referee::board::{Crossings, SharedSquares, ways_round};
use crate::referee::context::{Mover, Referee};
use crate::referee::movement::Threateners;
use crate::referee::request::Prefer;
use crate::referee::ruling::{Fact, Finding};
use crate::referee::search::{Objective, RouteGoal, StepTable};
use crate::ruleset::RuleId;

impl WalkJudge<'_, '_> {
    /// The closed door that keeps the mover from its goal.
    pub(crate) fn shut_directly(&self) -> Option<Finding> {
        let board = &self.referee.encounter().battlefield;
        let doors: Vec<Edge> =
            board.barriers().filter(|(_, barrier)| is_shut(*barrier)).map(|(edge, _)| edge).collect();
        let leaf = |one: &Partition| is_shut(one.barrier);
        if doors.is_empty() && !board.partitions().all().iter().any(leaf) {
            return None;
        }
        let mut opened = self.referee.encounter().clone();
        for &edge in &doors {
            opened.battlefield.set_barrier(edge, Barrier::OpenDoor);
        }
        let open =
            |one: &Partition| Partition { barrier: if leaf(one) { Barrier::OpenDoor } else { one.barrier }, ..*one };
        opened.battlefield.set_partitions(board.partitions().all().iter().map(open).collect());
        let referee = Referee { encounter: &opened, ..self.referee };
        let mover = Mover { ..*self.mover };
        let occupancy = SharedSquares(referee).occupancy(&mover);
        let step_table = StepTable::new(referee, &mover, Some(&occupancy));
        let ends: Vec<usize> = (0..step_table.stances.len()).collect();
        let route_goal = RouteGoal { stops: self.stops(), ends: &ends, through: self.through, explicit_path: None };
        let objective = Objective { prefer: Prefer::Shortest, budget: Some(self.budget) };
        let path = step_table.route(&Threateners::none(), &route_goal, objective).ok().flatten()?;
        let fact = path.steps().find_map(|(from, to)| self.door_between(from, to))?;
        Some(Finding::note(RuleId::Blocking, fact))
    }

    /// A closed door that a step between two spaces meets.
    fn door_between(&self, from: Placement, to: Placement) -> Option<Fact> {
        let board = &self.referee.encounter().battlefield;
        let door = |edge: Edge| {
            let barrier = board.barrier(edge).as_seen();
            is_shut(barrier).then_some(Fact::Walled { edge, barrier })
        };
        Crossings(self.referee).crossing_refusals(self.mover, from, to).into_iter().find_map(|(_, fact)| match fact {
            Fact::Walled { edge, .. } => door(edge),
            Fact::CutsCorner { from, to } => {
                let edges =
                    ways_round(from, to).into_iter().flat_map(|by| [Edge::between(from, by), Edge::between(by, to)]);
                edges.flatten().find_map(door)
            }
            Fact::Parted { barrier: Barrier::Door, .. } => Some(fact),
            _ => None,
        })
    }
}

/// Whether it is a closed door, and known as one.
fn is_shut(barrier: Barrier) -> bool {
    barrier.as_seen() == Barrier::Door
}

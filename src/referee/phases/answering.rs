//! How creatures respond to a movement: one step each in turn, as planned.

use std::cmp::Reverse;

use super::conflict::Conflicts;
use super::playout::Playout;
use super::pursuit::Pursuits;
use super::strand::Plan;
use super::ways::swims;
use crate::field::Name;
use crate::grid::{Feet, Height, Placement};
use crate::referee::board::SharedSquares;
use crate::referee::context::Mover;
use crate::referee::movement::{Paces, StepPrices};
use crate::referee::ruling::{Pace, Spent};
use crate::referee::walk::Walks;

impl Playout<'_> {
    /// Every creature whose target has moved responds by one step in turn, the higher initiative first, until all have met
    /// their goals or can do no more.
    pub(super) fn answer_all(&mut self) {
        loop {
            let mut moved = false;
            let mut names: Vec<Name> = self.awake.difference(&self.stopped).cloned().collect();
            names.sort_by_key(|name| Reverse(self.initiative(name)));
            for name in names {
                if self.open.is_some() {
                    return;
                }
                let answered = self.answer_one(&name);
                if !answered {
                    self.awake.remove(&name);
                }
                moved |= answered;
            }
            if !moved {
                return;
            }
        }
    }

    /// By what a creature goes before others that want the same square (Rise, Conflicting Actions): the initiative check that it
    /// has made in this phase, then its modifier. Nobody rolls for a step in response: between equals, the order of their names
    /// decides.
    fn initiative(&self, name: &Name) -> (Option<i32>, Option<i32>) {
        let made = Conflicts(self.rules).check_of(name);
        (made, self.board.creature(name).and_then(|creature| creature.initiative))
    }

    /// Takes one step in response, if there is one. A creature going through another's squares doesn't wait there: a third
    /// could meanwhile take the place beyond that it was heading for.
    fn answer_one(&mut self, name: &Name) -> bool {
        if self.board.creature(name).is_some_and(|creature| swims(self.referee(), creature))
            && self.step_by_other_ways(name)
        {
            return true;
        }
        let (mut answered, mut legal) = (false, None);
        while let Some((strand, to, rises)) = self.next_of(name, answered) {
            if legal.is_none() && !self.may_stay(strand, Some(to)) {
                legal = Some(self.clone());
            }
            // If it can't afford to rise as well, it still moves on level.
            let at_once = rises != Height::ZERO && self.step(strand, to, rises);
            let from = self.board.creature(name).map(|creature| self.referee().space_of(creature));
            let stopped = self.stopped.contains(name) || from == Some(to);
            if !at_once && (stopped || !self.step(strand, to, Height::ZERO)) {
                self.stopped.insert(name.clone());
                if let Some(legal) = legal.filter(|_| answered && !self.may_stay(strand, None)) {
                    self.turn_back(strand, legal);
                }
                break;
            }
            answered = true;
            if self.may_stay(strand, None) {
                break;
            }
        }
        answered || (!self.stopped.contains(name) && self.step_by_other_ways(name))
    }

    /// The next step of a creature in response to others, and how far up or down it leads. `passing`: its last step led it
    /// into another's squares.
    fn next_of(&mut self, name: &Name, passing: bool) -> Option<(usize, Placement, Height)> {
        let referee = self.referee();
        let distance_goal = Pursuits(referee).distance_goal(self.intents.get(name)?)?;
        let mover = referee.mover(name)?;
        let known = self.strands.iter().position(|strand| strand.name == *name);
        let (options, budget) = match known.map(|at| &self.strands[at]) {
            Some(strand) => (strand.options, strand.budget),
            None => (Paces(referee).options(Pace::Single, false), Paces(referee).budget(&mover, Pace::Single)),
        };
        let spent =
            known.map_or(Spent { feet: Feet(0), diagonal_count: mover.diagonal_count }, |at| self.strands[at].spent);
        let mover = Mover { diagonal_count: spent.diagonal_count, options, ..mover };
        let left = Feet(budget.0.saturating_sub(spent.feet.0));
        let plan = known.and_then(|at| self.strands[at].plan.as_ref());
        let kept = plan.filter(|plan| {
            plan.distance_goal == distance_goal && plan.left == left && Pursuits(referee).are_open(&mover, &plan.steps)
        });
        let is_there = || Pursuits(referee).is_there(&mover, &distance_goal);
        let hurried = kept.is_none() && referee.is_nearly_done() && !is_there();
        let mut steps: Vec<Placement> = match kept {
            Some(plan) => plan.steps.clone(),
            None if !Walks(referee).can_answer(&mover) => return None,
            None if hurried => {
                Pursuits(referee).step_in_haste(&mover, &distance_goal, spent, budget).into_iter().collect()
            }
            // A swimmer has planned its way in any of its modes; what is left to it is to rise or to sink.
            None if swims(referee, mover.creature) => Vec::new(),
            None => Pursuits(referee).next_steps(&mover, &distance_goal, (left, passing)).into_iter().rev().collect(),
        };
        // Straight above or below its target it only goes up or down.
        let to = steps.pop().unwrap_or(mover.placement);
        let begins = known.is_none_or(|at| self.strands[at].steps.is_empty());
        let sinks = Pursuits(referee).glides_down(&mover, to).filter(|_| begins && to != mover.placement);
        let rises = sinks.unwrap_or_else(|| Pursuits(referee).rise(&mover, &distance_goal, to, left));
        let stays = to == mover.placement && (rises == Height::ZERO || left < Feet::SQUARE);
        if stays {
            if let Some(at) = known.filter(|_| hurried && left >= Feet::SQUARE) {
                self.strands[at].proved = false;
            }
            return None;
        }
        let occupancy = SharedSquares(referee).occupancy(&mover);
        let factors = StepPrices(referee).factors(&mover, &occupancy, mover.placement, to);
        let (price, _) = StepPrices(referee).price(StepPrices(referee).prices(mover.creature), &factors, spent);
        let plan = Plan { distance_goal, left: Feet(left.0.saturating_sub(price.0)), steps };
        let at = self.begin(name, budget, options);
        let strand = self.strands.get_mut(at)?;
        strand.plan = Some(plan);
        strand.proved &= !hurried;
        Some((at, to, rises))
    }
}

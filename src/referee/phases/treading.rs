//! The checks that the ground asks of creatures that respond to others, at each step onto it.

use super::contest::Missing;
use super::playout::Playout;
use crate::field::Intent;
use crate::referee::context::Mover;
use crate::referee::ruling::{Finding, GroundFact, Step};
use crate::referee::walk::{GroundChecks, Trod};

impl Playout<'_> {
    /// Makes the checks that the ground asks for at a strand's next step. Returns whether the step can be taken; otherwise the
    /// creature gets no farther. While the result of the leader's check is missing, everything is undecided. Nobody waits for
    /// anyone else's: they stop in front of that ground, and may go on with their result.
    pub(super) fn gets_onto(&mut self, strand: usize, next: &Step) -> bool {
        let walker = self.strands.get(strand).filter(|walker| !walker.judged && !self.answers.forced);
        let Some(walker) = walker else { return true };
        let referee = self.referee();
        let Some(mover) = referee.mover(&walker.name) else { return true };
        let mover = Mover { options: walker.options, ..mover };
        let steps: Vec<Step> = walker.steps.iter().chain([next]).cloned().collect();
        let trod = Trod { from: walker.from, steps: &steps, altitude: None, speed: walker.budget };
        let (name, made) = (walker.name.clone(), walker.checks.len());
        let asked = GroundChecks(referee).of_the_last_step(&mover, trod);
        let asked = asked.iter().enumerate().map(|(nth, stretch)| {
            let check = GroundChecks(referee).check(&mover, stretch.check, &walker.results, made + nth);
            (stretch.square, stretch.check, check)
        });
        for (square, ground, check) in asked.collect::<Vec<_>>() {
            let (succeeds, rule) = (check.succeeds(), check.rule);
            let leads = strand == LEADER;
            if succeeds.is_some() || leads {
                self.strands[strand].checks.push(check);
            }
            match succeeds {
                Some(true) => continue,
                Some(false) => {
                    self.strands[strand].findings.push(Finding::note(rule, GroundFact::Stops { square }));
                }
                None if leads => self.open = Some(Missing::Ground),
                None => {
                    let awaits = |intent: &Intent| {
                        let (who, intent) = (name.clone(), intent.clone());
                        Finding::note(rule, GroundFact::Awaits { who, intent, square, check: ground })
                    };
                    let note = self.intents.get(&name).map(awaits);
                    self.strands[LEADER].findings.extend(note);
                }
            }
            self.stopped.insert(name);
            return false;
        }
        true
    }

    /// Puts a creature that can't stay where it was stopped back to where it last could, on the table of that moment. What
    /// has happened on the way still counts.
    pub(super) fn turn_back(&mut self, strand: usize, legal: Self) {
        let stopped = std::mem::replace(self, legal);
        (self.made, self.checks, self.stopped) = (stopped.made, stopped.checks, stopped.stopped);
        (self.open, self.unmade) = (stopped.open, stopped.unmade);
        for at in [LEADER, strand] {
            if let (Some(walker), Some(was)) = (self.strands.get_mut(at), stopped.strands.get(at)) {
                walker.findings.clone_from(&was.findings);
                walker.checks.clone_from(&was.checks);
            }
        }
    }
}

/// The index of the strand of the creature whose movement is played out.
pub(super) const LEADER: usize = 0;

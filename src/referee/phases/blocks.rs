//! Blocks: what holds up a movement beside a creature that blocks it, on foot and in every other mode.

use super::declare::Declarations;
use super::playout::{Along, Playout};
use super::strand::Strand;
use crate::field::{Creature, Intent, Mode, Name};
use crate::grid::{Feet, HalfFeet, Placement};
use crate::referee::board::{Distances, Sight};
use crate::referee::ruling::{CheckKind, Finding, ReactiveFact, Ruling, Spent, Step};
use crate::ruleset::RuleId;

impl Playout<'_> {
    /// The creatures that try to block this step, each with the feet it adds on success.
    pub(super) fn blockers(
        &self,
        (mover, from): (&Creature, Placement),
        (moved, to): (&Creature, Placement),
    ) -> Vec<(Name, Feet)> {
        if self.answers.forced || !self.rules.ruleset.block.value.is_known() {
            return Vec::new();
        }
        let referee = self.referee();
        let blocks = |(name, intent): (&Name, &Intent)| {
            let Intent::Block { target } = intent else { return None };
            let blocker = self.board.creature(name).filter(|_| *target == mover.name)?;
            let beside = |creature: &Creature, at: Placement| {
                let spot = Distances(referee).spot_in(creature, at);
                Distances(referee).feet_between(spot, Distances(referee).spot(blocker)) == Feet::SQUARE
            };
            // It repositions itself where the step begins or where it ends.
            let speed = || {
                let entered = Declarations(referee).blocking_speed(blocker, moved, to);
                entered.or_else(|| Declarations(referee).blocking_speed(blocker, mover, from))
            };
            let gets_there = Declarations(referee).can_block(blocker) && Sight(referee).sees(blocker, mover);
            let holds_up = !Declarations(referee).passes_through(mover, blocker);
            (beside(mover, from) && beside(moved, to) && gets_there && holds_up)
                .then(|| Some((name.clone(), speed()?)))?
        };
        self.intents.iter().filter_map(blocks).collect()
    }

    /// What blockers of a creature's next step add to its price; `None` if the result of a check is missing.
    pub(super) fn past_blockers(&mut self, strand: usize, blockers: Vec<(Name, Feet)>) -> Option<Feet> {
        let Strand { name, steps, .. } = self.strands.get(strand)?;
        let (name, nth, mut extra) = (name.clone(), steps.len(), Feet(0));
        for (by, speed) in blockers {
            let contest = self.contest(CheckKind::PastBlocker, RuleId::Block, &name, &by)?;
            if contest.against.total > contest.mover.total {
                extra += speed;
                self.strands[strand].findings.push(held_up(nth, ReactiveFact::Blocked { by, extra: speed }));
            }
        }
        Some(extra)
    }

    /// Follows the steps of a movement that isn't on foot, with the others responding to each of them, or at its end if
    /// nothing lies between. If others have come into its way or to its end in the meantime, the mover goes only as far as it
    /// can.
    pub(super) fn go(&mut self, main: usize, ruling: &Ruling, along: Along) {
        let Some(Strand { name, budget, .. }) = self.strands.get(main) else { return };
        let (name, budget) = (name.clone(), *budget);
        let (mut spent, mut delayed) = (HalfFeet(0), false);
        let mut legal: Option<Playout<'_>> = None;
        for step in &ruling.steps {
            let Some(before) = self.board.creature(&name).cloned() else { return };
            let there = self.moved(&before, step);
            let from = self.referee().space_of(&before);
            if self.is_in_the_way(&there, step.to) {
                break;
            }
            let blockers = match along {
                Along::Teleport => Vec::new(),
                Along::Foot | Along::Mode | Along::Leap => self.blockers((&before, from), (&there, step.to)),
            };
            // Nobody rolls for a step that an earlier block has left no feet for.
            let runs_out = delayed && spent + step.feet > budget.into();
            let extra = if runs_out { Some(Feet(0)) } else { self.past_blockers(main, blockers) };
            let Some(extra) = extra else { return };
            let feet = step.feet + extra.into();
            delayed |= extra > Feet(0);
            let strand = &mut self.strands[main];
            // What an earlier block cost is missing for every later step.
            if delayed && spent + feet > budget.into() {
                let held = ReactiveFact::HeldBack { feet: feet.whole(), to: step.to };
                strand.findings.push(held_up(strand.steps.len(), held));
                break;
            }
            spent += feet;
            let mut taken = step.clone();
            taken.feet = feet;
            taken.rules.extend((extra > Feet(0)).then_some(RuleId::Block));
            strand.steps.push(taken);
            let vanishes = along == Along::Teleport || step.mode == Mode::Burrow;
            let left = vanishes.then(|| self.board.clone());
            self.stand(&name, step.to, Some(step.altitude));
            if let Some(left) = left {
                self.vanish(main, &name, (&left, along));
            }
            let strand = &mut self.strands[main];
            strand.spent = Spent { feet: spent.whole(), diagonal_count: ruling.diagonal_count };
            strand.provocations.clone_from(&ruling.provocations);
            if along == Along::Mode {
                self.answer_all();
            }
            if self.open.is_some() {
                return;
            }
            if self.is_answered() && self.may_stay(main, None) {
                legal = Some(self.clone());
            }
        }
        self.answer_all();
        if self.open.is_none()
            && self.is_answered()
            && !self.may_stay(main, None)
            && let Some(legal) = legal
        {
            *self = legal;
        }
    }

    /// The creature where this step leads it.
    pub(super) fn moved(&self, before: &Creature, step: &Step) -> Creature {
        let squeezed = self.rules.ruleset.stance(before, step.to.footprint).flatten();
        Creature { anchor: step.to.anchor, squeezed, altitude: step.altitude, ..before.clone() }
    }

    /// Whether others have moved in response.
    fn is_answered(&self) -> bool {
        self.strands.iter().skip(1).any(|strand| !strand.steps.is_empty())
    }

    /// Whether a creature that moved in response is now where the mover is going, and doesn't let it pass.
    fn is_in_the_way(&self, moved: &Creature, to: Placement) -> bool {
        let referee = self.referee();
        let there = Distances(referee).spot_in(moved, to);
        let answered = self.strands.iter().filter(|strand| strand.name != moved.name && !strand.steps.is_empty());
        let mut others = answered.filter_map(|strand| self.board.creature(&strand.name));
        others.any(|other| {
            Distances(referee).feet_between(there, Distances(referee).spot(other)) == Feet(0)
                && !Declarations(referee).passes_through(moved, other)
        })
    }
}

/// The finding about a creature that blocks a step.
pub(super) fn held_up(step: usize, fact: ReactiveFact) -> Finding {
    Finding { step: Some(step), ..Finding::note(RuleId::Block, fact) }
}

//! Ways on foot: one preparation for each pace, and its ends in order of their least price.

use super::Asking;
use super::front::Front;
use super::way::{Aim, Approach};
use crate::grid::{Feet, Placement, Square};
use crate::referee::board::SharedSquares;
use crate::referee::movement::{Hindrances, Paces, StepPrices, Strikes, Threateners};
use crate::referee::request::{Prefer, Walk};
use crate::referee::ruling::{Pace, Ruling, StepWay, Verdict};
use crate::referee::search::StepTable;
use crate::referee::walk::{GroundChecks, WalkJudge, Walks};

/// How many ends of one pace are judged at most. Only where every way is struck at or leads over hazards are there so
/// many that could be better than the first.
pub(crate) const MOST_ENDS: usize = 80;

impl<'a> Asking<'a, '_> {
    /// Walking at this pace, to each end that may be worth it.
    pub(crate) fn walk(&self, pace: Pace, front: &mut Front) {
        let referee = self.referee;
        if !Paces(referee).knows(pace) || !self.is_worth(pace) || !self.may_look_at(command_of(pace)) {
            return;
        }
        let mover = self.mover.with_options(Paces(referee).options(pace, false));
        let occupancy = SharedSquares(referee).occupancy(&mover);
        let threateners = Strikes(referee).threateners(&mover);
        let step_table = StepTable::new(referee, &mover, Some(&occupancy));
        let budget = Paces(referee).budget(&mover, pace);
        let rule_on = |to: Square, prefer: Prefer, way: StepWay, to_the_end: bool| {
            let walk = Walk { stops: vec![to], pace, prefer, way, to_the_end, ..Walk::default() };
            let judge = WalkJudge::new(referee, &mover, (&occupancy, &threateners), &walk, budget);
            GroundChecks(referee).ask(&judge, judge.ruling_on(&step_table))
        };
        let judge = |to: Square, prefer: Prefer, way: StepWay| rule_on(to, prefer, way, false);
        let ends = if pace.is_one_step() {
            self.beside(mover.placement)
        } else {
            let reach = Walks(referee).ends(&step_table, &occupancy, budget);
            let at = |anchor: Square, shape: usize| step_table.at(shape, anchor);
            reach.ends().map(|(anchor, end)| (at(anchor, end.shape), end.feet)).collect()
        };
        let open = Walks(referee).cannot_go_on(&mover, pace).is_empty() || pace == Pace::Step;
        let ends = if open { self.sorted(ends) } else { Vec::new() };
        let unavoidable = if pace == Pace::Step { 0 } else { least_strikes(&step_table, &threateners) };
        let ways: &[StepWay] = if pace == Pace::Step { self.step_ways() } else { &[StepWay::Free] };
        for (exposed, feet, anchor) in ends.into_iter().take(MOST_ENDS) {
            let outdone = front.ways().iter().any(|way| {
                way.is_clean(unavoidable)
                    && way.exposed <= exposed
                    && way.feet() <= feet.into()
                    && is_of(&way.approach, pace)
            });
            if outdone {
                continue;
            }
            if !self.may_look_at(command_of(pace)) {
                break;
            }
            for &way in ways {
                let ruling = judge(anchor, Prefer::Shortest, way);
                let struck = ruling.provocations.len() > unavoidable || !ruling.hazards().is_empty();
                self.add(pace, (anchor, Prefer::Shortest, way), ruling, front);
                if struck && !pace.is_one_step() && pace != Pace::Run {
                    let ruling = judge(anchor, Prefer::Safest, way);
                    self.add(pace, (anchor, Prefer::Safest, way), ruling, front);
                }
            }
        }
        // The nearest end says why this pace leads nowhere.
        if let Some(&anchor) = self.ends.nearest(&mover, mover.creature.altitude).first()
            && anchor != mover.placement.anchor
            && (!pace.is_one_step() || mover.placement.is_one_step_from(mover.full.at(anchor)))
        {
            // Where movement that runs out simply ends, going all the way says how far that is.
            let ruling = rule_on(anchor, Prefer::Shortest, StepWay::Free, true);
            if ruling.verdict == Verdict::Illegal {
                self.add(pace, (anchor, Prefer::Shortest, StepWay::Free), ruling, front);
            }
        }
    }

    /// The rights by which the mover may take a five-foot step.
    pub(crate) fn step_ways(&self) -> &'static [StepWay] {
        let bought = self.referee.ruleset.five_foot_step.value.can_be_bought();
        let trades = bought && self.mover.creature.base_attacks.is_some();
        if trades { &[StepWay::Free, StepWay::Trade] } else { &[StepWay::Free] }
    }

    /// Whether this pace can help: a longer one does not, where a shorter one has found the same.
    fn is_worth(&self, pace: Pace) -> bool {
        match pace {
            Pace::Crawl => Hindrances(self.referee).only_crawls(self.mover.creature),
            Pace::Minimum => {
                let stuck = !Walks(self.referee).cannot_go_on(self.mover, Pace::Single).is_empty();
                stuck || self.is_slow() || self.is_beside_impeded()
            }
            _ => true,
        }
    }

    /// Whether the speed does not even reach over one square of hampering ground.
    fn is_slow(&self) -> bool {
        self.referee.ruleset.speed(self.mover.creature) < Feet::SQUARE * 4
    }

    /// Whether ground beside the mover takes a whole turn to enter.
    fn is_beside_impeded(&self) -> bool {
        let creature = self.mover.creature;
        let impeded = |at: Placement| at.squares().any(|square| StepPrices(self.referee).is_impeded(creature, square));
        self.beside(self.mover.placement).into_iter().any(|(at, _)| impeded(at))
    }

    fn add(&self, pace: Pace, (to, prefer, way): (Square, Prefer, StepWay), ruling: Ruling, front: &mut Front) {
        if ruling.verdict != Verdict::Illegal && ruling.to.anchor != to {
            // It stops short of its goal, which another way may be made to.
            return;
        }
        let approach = match pace {
            Pace::Step => Approach::Step { to, way },
            pace => Approach::Walk { pace, to, prefer },
        };
        front.add(self.way(approach, ruling));
    }

    /// The places beside the mover, in its full space.
    pub(crate) fn beside(&self, from: Placement) -> Vec<(Placement, Feet)> {
        let around = from.anchor;
        let offsets = (-1..=1).flat_map(|dy| (-1..=1).map(move |dx| (dx, dy))).filter(|&offset| offset != (0, 0));
        offsets.map(|offset| (self.mover.full.at(around.offset(offset)), Feet::SQUARE)).collect()
    }

    /// The ends that are worth getting to, with who threatens them and their least price: best first.
    pub(crate) fn sorted(&self, ends: Vec<(Placement, Feet)>) -> Vec<(usize, Feet, Square)> {
        let altitude = self.mover.creature.altitude;
        let own = self.mover.placement.anchor;
        // The nearest are looked at first, as far as there is work left.
        let mut ends = ends;
        ends.sort_by_key(|&(at, feet)| (feet, at.anchor));
        let ends = ends.into_iter().take_while(|_| !self.referee.is_nearly_done());
        let allowed = ends.filter(|(at, _)| at.anchor != own && self.ends.allows(*at, altitude));
        let exposed = |at: Placement| if matches!(self.aim, Aim::Away) { self.ends.exposure(at, altitude) } else { 0 };
        let mut ends: Vec<_> = allowed.map(|(at, feet)| (exposed(at), feet, at.anchor)).collect();
        ends.sort_unstable();
        ends
    }
}

/// The command of this pace.
fn command_of(pace: Pace) -> &'static str {
    match pace {
        Pace::Step => "step",
        Pace::Crawl => "crawl",
        Pace::Hustle => "hustle",
        Pace::Sprint => "sprint",
        Pace::Run => "run",
        _ => "move",
    }
}

/// Whether this is a way on foot at this pace.
fn is_of(approach: &Approach, pace: Pace) -> bool {
    match approach {
        Approach::Walk { pace: other, .. } => *other == pace,
        Approach::Step { .. } => pace == Pace::Step,
        _ => false,
    }
}

/// How many opponents strike whatever step comes first, and so on every way.
fn least_strikes(step_table: &StepTable<'_, '_>, threateners: &Threateners<'_>) -> usize {
    let start = step_table.mover.placement;
    let Some(shape) = step_table.shape_of(start) else { return 0 };
    let steps = step_table.moves.iter().filter(|step| step.from == shape && step.leads_from(start.anchor));
    let strikes = steps.map(|step| {
        let provoked = step_table.provokes(threateners, step, start.anchor);
        threateners.strikes_of(provoked) as usize
    });
    strikes.min().unwrap_or(0)
}

//! Every legal way to get at a target, to a square, or away from everyone, asked all at once.
//!
//! Nothing is judged here: each way is a request to the judge of its own command (`walk`, `charge`, `maneuver`, `flight`,
//! `modes`). This module decides which ends are worth asking about ([`ends`]), and which ways are worth listing
//! ([`front`]): a way that another one covers is left out. Many searches are cut short because of that, and a command adds
//! to what its judge says, so in the end each listed way is ruled on by its own command.
//!
//! A pace is prepared once (occupancy, masks, threatened squares, one wave over all its ends). Its ends are then judged in
//! order of their minimum price, until no later end can be better.

pub(crate) mod ends;
pub(crate) mod front;
pub(crate) mod maneuvers;
pub(crate) mod off_foot;
pub(crate) mod offered;
pub(crate) mod on_foot;
pub(crate) mod way;

pub use front::Said;
pub use offered::Offered;
pub use way::{Aim, Approach, Means, Way};

use std::cell::RefCell;

use self::ends::EndTest;
use self::front::Front;
use crate::field::Mode;
use crate::grid::Feet;
use crate::referee::board::Supports;
use crate::referee::context::{Mover, Referee};
use crate::referee::flight::GradedFlights;
use crate::referee::maneuver::MediumChecks;
use crate::referee::movement::{Paces, Turns};
use crate::referee::request::MediumCheck;
use crate::referee::ruling::{Action, Pace, Ruling};
use crate::referee::walk::Stranded;
use crate::referee::work::Work;

/// Ways of getting somewhere.
#[derive(Clone, Copy, Debug)]
pub struct Approaches<'a>(pub Referee<'a>);

/// The ways that were found.
#[derive(Clone, Debug, Default)]
pub struct Approached {
    /// The ways worth listing, best first.
    pub ways: Vec<Way>,
    /// One refused attempt for each kind of movement that leads nowhere, in the order asked.
    pub refused: Vec<Way>,
    /// The commands whose ways were not all examined, because the table is so crowded that it would take too long.
    pub left_out: Vec<&'static str>,
}

/// What all the ways share.
pub(crate) struct Asking<'a, 'r> {
    pub(crate) referee: Referee<'a>,
    pub(crate) mover: &'r Mover<'a>,
    pub(crate) aim: &'r Aim<'a>,
    pub(crate) ends: EndTest<'a>,
    /// The commands whose ways are not all examined.
    left_out: RefCell<Vec<&'static str>>,
}

impl<'a> Approaches<'a> {
    /// The result of going as far as this movement leads, or staying if there is none, and continuing in the next phase.
    #[must_use]
    pub fn in_two_phases(
        &self,
        (mover, aim): (&Mover<'a>, &Aim<'a>),
        first: Option<(Approach, Ruling)>,
        then: Way,
    ) -> Way {
        let ends = EndTest::new(self.0, mover, aim);
        let asking = Asking { referee: self.0, mover, aim, ends, left_out: RefCell::default() };
        let (approach, ruling) =
            first.unwrap_or_else(|| (Approach::Stay, Paces(self.0).unmoved(mover, mover.placement)));
        let (means, left, exposed) = (then.means, then.left, then.exposed);
        Way { means, left, exposed, then: Some(Box::new(then)), ..asking.way(approach, ruling) }
    }

    /// The best ways, at most `most` of them, and those that fail. `command` says what a way's own command rules.
    #[must_use]
    pub fn find(
        &self,
        mover: &Mover<'a>,
        aim: &Aim<'a>,
        (most, command): (usize, &dyn Fn(&Approach) -> Said),
    ) -> Approached {
        let for_many = |many: bool| self.0.work().into_iter().for_each(|work| work.is_for_many(many));
        let ends = EndTest::new(self.0, mover, aim);
        let asking = Asking { referee: self.0, mover, aim, ends, left_out: RefCell::default() };
        let mut front = Front::default();
        asking.stay(&mut front);
        // With nothing to move on, no command leads anywhere.
        if Stranded(self.0).refusal(mover).is_none() {
            for_many(true);
            asking.look(&mut front);
            for_many(false);
            front.ask(&asking, most, command);
        }
        Approached { left_out: asking.left_out.take(), ..front.found() }
    }
}

impl<'a> Asking<'a, '_> {
    /// Examines ways of every kind.
    fn look(&self, front: &mut Front) {
        let own = Supports(self.referee).locomotion(self.mover.creature).mode;
        if own != Mode::Walk {
            // Off the ground the other modes are the plain ways, and a maneuver has to be better than them.
            self.step_off_foot(own, front);
            self.fly(own, front);
            self.by_other_modes(own, front);
            self.charge(front);
            self.withdraw(front);
            self.keep_distance(front);
            self.tumble(front);
            self.overrun(front);
            self.clamber(front);
            return;
        }
        for pace in [Pace::Step, Pace::Crawl, Pace::Single, Pace::Minimum, Pace::Hustle] {
            self.walk(pace, front);
        }
        self.step_on_wings(front);
        self.charge(front);
        // In rulebooks with sprints, a double move is one of them.
        let longest = if Paces(self.referee).knows(Pace::Sprint) { Pace::Sprint } else { Pace::Double };
        for pace in [longest, Pace::Run] {
            self.walk(pace, front);
        }
        self.withdraw(front);
        self.keep_distance(front);
        self.tumble(front);
        self.overrun(front);
        self.clamber(front);
        self.jump(front);
        self.fly(own, front);
        self.by_other_modes(own, front);
        // This tries the most, so it comes last, with what work the others leave.
        self.leap(front);
    }

    /// Whether there is work left to examine another way by this command; if not, notes that it is left out.
    pub(crate) fn may_look_at(&self, command: &'static str) -> bool {
        let may = self.referee.work().is_none_or(Work::leaves_rulings);
        if !may {
            self.leaves_out(command);
        }
        may
    }

    /// Notes that not every way by this command is examined.
    pub(crate) fn leaves_out(&self, command: &'static str) {
        let mut left_out = self.left_out.borrow_mut();
        if !left_out.contains(&command) {
            left_out.push(command);
        }
    }

    /// Staying put, if that is enough.
    fn stay(&self, front: &mut Front) {
        let at = self.mover.placement;
        if self.ends.allows(at, self.mover.creature.altitude) {
            let ruling = Ruling { takes: Action::Free, ..Paces(self.referee).unmoved(self.mover, at) };
            let mut ruling = Ruling { feet: Some(Feet(0).into()), ..ruling };
            if let Some(means) = Paces(self.referee).flies_level(self.mover.creature) {
                GradedFlights(self.referee).kept_up_later(self.mover, means, &mut ruling);
            }
            front.add(self.way(Approach::Stay, ruling));
        }
    }

    /// A judged way, with what it leaves of the turn.
    pub(crate) fn way(&self, approach: Approach, ruling: Ruling) -> Way {
        let ruling = match approach.is_a_maneuver() {
            true => MediumChecks(self.referee).added(self.mover, ruling, MediumCheck::default()),
            false => ruling,
        };
        let turns = Turns(self.referee);
        let mode = Supports(self.referee).locomotion(self.mover.creature).mode;
        let mode = approach.mode().unwrap_or(mode);
        let log = match approach {
            Approach::Stay => turns.turn_log(&self.mover.creature.name).cloned().unwrap_or_default(),
            _ => turns.turn_log_after(&ruling, mode.word()),
        };
        let altitude = ruling.altitude.unwrap_or(self.mover.creature.altitude);
        let mut left = turns.left(self.mover.creature, &log);
        left.step = left.step && Offered(self.referee).step(&self.mover.creature.name);
        let means = match self.aim {
            Aim::Target(_) if !self.ends.allows(ruling.to, altitude) => Means::None,
            Aim::Target(_) if matches!(approach, Approach::Charge { .. }) => Means::Charge,
            _ => Means::of(left),
        };
        let exposed = self.ends.exposure(ruling.to, altitude);
        let fall = ruling.fall().unwrap_or_default();
        Way { approach, means, left, exposed, fall, then: None, ruling }
    }
}

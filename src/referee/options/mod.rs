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
pub(crate) mod forward;
pub(crate) mod front;
pub(crate) mod maneuvers;
pub(crate) mod off_foot;
pub(crate) mod offered;
pub(crate) mod on_foot;
pub(crate) mod tumbling;
pub(crate) mod way;

pub use front::CommandVerdict;
pub use offered::Offered;
pub use way::{Aim, Approach, Means, Way};

use std::cell::{OnceCell, RefCell};

use self::ends::EndTest;
use self::front::Front;
use crate::field::{Creature, Mode, Name, Stage, TurnLog};
use crate::grid::{Feet, HalfFeet, Height};
use crate::referee::board::{Support, Supports, Water};
use crate::referee::charge::Charges;
use crate::referee::context::{Mover, Referee};
use crate::referee::fall::Falls;
use crate::referee::flight::{ClassFlights, FlightChecks, GradedFlights};
use crate::referee::maneuver::MediumChecks;
use crate::referee::modes::Imposed;
use crate::referee::movement::{Paces, Turns};
use crate::referee::request::{MediumCheck, Prefer};
use crate::referee::ruling::{Action, Left, Pace, Ruling};
use crate::referee::walk::Stranded;
use crate::referee::work::Work;
use crate::ruleset::RuleId;

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
    /// Refuses movements beyond their budget without a price.
    pub(crate) referee: Referee<'a>,
    /// The same without that limit, for asking why a movement leads nowhere.
    pub(crate) whole: Referee<'a>,
    pub(crate) mover: &'r Mover<'a>,
    pub(crate) aim: &'r Aim<'a>,
    pub(crate) ends: EndTest<'a>,
    /// The rules that put the mover at a disadvantage where it is.
    imposed_now: Vec<RuleId>,
    /// How many opponents strike whatever the first step off the ground is.
    struck_aloft: OnceCell<usize>,
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
        let asking = Asking::new(self.0, mover, aim);
        let (approach, ruling) =
            first.unwrap_or_else(|| (Approach::Stay, Paces(self.0).unmoved(mover, mover.placement)));
        let (means, left, exposed) = (then.means, then.left, then.exposed);
        let attackers = then.attackers.clone();
        Way { means, attackers, left, exposed, then: Some(Box::new(then)), ..asking.way(approach, ruling) }
    }

    /// The best ways, at most `most` of them, and those that fail. `command` says what a way's own command rules.
    #[must_use]
    pub fn find(
        &self,
        mover: &Mover<'a>,
        aim: &Aim<'a>,
        (most, command): (usize, &dyn Fn(&Approach) -> CommandVerdict),
    ) -> Approached {
        let for_many = |many: bool| self.0.work().into_iter().for_each(|work| work.expect_many(many));
        let asking = Asking::new(self.0, mover, aim);
        let mut front = Front::default();
        asking.stay(&mut front);
        // Without any movement left no command leads anywhere, and nobody moves for what staying already gives.
        let hangs = Supports(self.0).of(mover.creature) == Support::Edge;
        let stranded = !hangs && Stranded(self.0).refusal(mover).is_some();
        let moves = !stranded || mover.creature.modes.of(Mode::Teleport).is_some();
        if moves && !asking.is_best_to_stay(&front) {
            for_many(true);
            match (hangs, stranded) {
                // The turn is spent on recovering, and the refusal says how.
                _ if Turns(self.0).has_stalled(mover.creature) => asking.fly(Mode::Fly, &mut front),
                // All it can do is pull itself up.
                (true, _) => asking.by_other_modes(Mode::Climb, &mut front),
                // Nothing holds it up, and a teleport needs nothing to push off from.
                (_, true) => asking.by_other_modes(Mode::Teleport, &mut front),
                _ => asking.look(&mut front),
            }
            for_many(false);
            front.ask(&asking, most, command);
        }
        if stranded && front.ways().is_empty() {
            asking.tell_stranded(&mut front);
        }
        Approached { left_out: asking.left_out.take(), ..front.found() }
    }
}

/// A kind of way: its part of the work, and what examines it.
type Kind<'k> = (u32, &'k dyn Fn(&mut Front));

impl<'a, 'r> Asking<'a, 'r> {
    fn new(whole: Referee<'a>, mover: &'r Mover<'a>, aim: &'r Aim<'a>) -> Self {
        let (referee, ends) = (whole.affordably(), EndTest::new(whole, mover, aim));
        let imposed_now = Imposed(whole).by_place_alone(mover.creature);
        let (struck_aloft, left_out) = (OnceCell::new(), RefCell::default());
        Asking { referee, whole, mover, aim, ends, imposed_now, struck_aloft, left_out }
    }
}

impl<'a> Asking<'a, '_> {
    /// Examines ways of every kind.
    fn look(&self, front: &mut Front) {
        let own = Supports(self.referee).locomotion(self.mover.creature).mode;
        let walk = |pace: Pace| move |front: &mut Front| self.walk(pace, front);
        let (step, crawl, single) = (walk(Pace::Step), walk(Pace::Crawl), walk(Pace::Single));
        let (minimum, hustle, run) = (walk(Pace::Minimum), walk(Pace::Hustle), walk(Pace::Run));
        // In rulebooks with sprints, a double move is one of them.
        let longest = walk(if Paces(self.referee).knows(Pace::Sprint) { Pace::Sprint } else { Pace::Double });
        let fly = |front: &mut Front| self.fly(own, front);
        let glide = |front: &mut Front| self.glide(own, front);
        let other_modes = |front: &mut Front| self.by_other_modes(own, front);
        let other_heights = |front: &mut Front| self.at_other_heights(own, front);
        let step_off_foot = |front: &mut Front| self.step_off_foot(own, front);
        let maneuvers: [Kind<'_>; 5] = [
            (2, &|front| self.withdraw(front)),
            (1, &|front| self.keep_distance(front)),
            (3, &|front| self.tumble(front)),
            (2, &|front| self.overrun(front)),
            (1, &|front| self.clamber(front)),
        ];
        let charge: Kind<'_> = (3, &|front| self.charge(front));
        let off_the_ground: [Kind<'_>; 2] =
            [(2, &|front| self.withdraw_on_wings(front)), (2, &|front| self.withdraw_off_foot(front))];
        if own != Mode::Walk {
            // Off the ground the other modes are the plain ways, and a maneuver has to be better than them.
            // The mode it is in is the plain way, and gets most of the work if it needs it.
            let (by_wing, held) = if matches!(own, Mode::Fly | Mode::Glide) { (60, 9) } else { (12, 60) };
            let plain: [Kind<'_>; 5] = [
                (2, &step_off_foot),
                (by_wing, &fly),
                (2, &glide),
                (held, &other_modes),
                (1, &|front| self.go_forward(front)),
            ];
            let all = plain.into_iter().chain([charge]).chain(maneuvers).chain(off_the_ground);
            self.share_among(&all.chain([(2, &other_heights as &dyn Fn(&mut Front))]).collect::<Vec<_>>(), front);
            return;
        }
        let on_foot: [Kind<'_>; 9] = [
            (1, &step),
            (1, &crawl),
            (30, &single),
            (1, &minimum),
            (2, &hustle),
            (1, &|front| self.step_on_wings(front)),
            charge,
            (15, &longest),
            (2, &run),
        ];
        let in_the_air: [Kind<'_>; 3] = [(2, &|front| self.jump(front)), (12, &fly), (2, &glide)];
        let at_last: [Kind<'_>; 4] = [
            (9, &other_modes),
            (1, &|front| self.go_forward(front)),
            (2, &other_heights),
            // This tries the most, so it comes last, with what work the others leave.
            (4, &|front| self.leap(front)),
        ];
        let all = on_foot.into_iter().chain(maneuvers).chain(in_the_air).chain(off_the_ground).chain(at_last);
        self.share_among(&all.collect::<Vec<_>>(), front);
    }

    /// Examines these kinds of ways in order, so that each has its share of the work: what one leaves goes to those after it.
    fn share_among(&self, kinds: &[Kind<'_>], front: &mut Front) {
        let mut cut_short: Vec<&dyn Fn(&mut Front)> = Vec::new();
        for (place, (part, examine)) in kinds.iter().enumerate() {
            let of = kinds[place..].iter().map(|(part, _)| part).sum();
            if let Some(work) = self.referee.work() {
                work.share(*part, of);
            }
            let before = self.left_out.borrow().len();
            examine(front);
            cut_short.extend((self.left_out.borrow().len() > before).then_some(*examine));
        }
        // What nobody needed goes to those that were cut short.
        if let Some(work) = self.referee.work().filter(|_| !cut_short.is_empty()) {
            work.share(1, 1);
            if work.leaves_rulings() {
                self.left_out.borrow_mut().clear();
                cut_short.into_iter().for_each(|examine| examine(front));
            }
        }
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
                GradedFlights(self.referee).note_staying_up(self.mover, means, &mut ruling);
            }
            let way = self.way(Approach::Stay, ruling);
            let sinks = self.sinks(&way);
            // In a movement phase it would fall before it could do anything.
            let stage = self.referee.encounter.rounds.as_deref().map(|rounds| &rounds.stage);
            if sinks == Feet(0) || stage != Some(&Stage::Movement) {
                front.add(Way { sinks, ..way });
            }
        }
    }

    /// Says why a mover that nothing holds up can't move at all.
    fn tell_stranded(&self, front: &mut Front) {
        let goal = self.ends.nearest_on_foot(self.mover).first().copied().unwrap_or(self.mover.placement.anchor);
        let refusal = Stranded(self.referee).refusal(self.mover);
        let refusal = refusal.map(|ruling| Ruling { to: self.mover.full.at(goal), ..ruling });
        let walk = Approach::Walk { pace: Pace::Single, to: goal, prefer: Prefer::Shortest, by: Vec::new() };
        refusal.into_iter().for_each(|ruling| front.add(self.way(walk.clone(), ruling)));
    }

    /// Whether the mover has an action left to move with.
    pub(crate) fn acts(&self) -> bool {
        let turns = Turns(self.referee);
        let log = turns.turn_log(&self.mover.creature.name).cloned().unwrap_or_default();
        let Left { full, standard, moves, .. } = turns.left(self.mover.creature, &log);
        full || standard || moves
    }

    /// How far the mover falls if it stays where it is until its turn, or the phase, ends, in feet. One that attacks as
    /// often as it can has no movement left to land with.
    fn sinks(&self, way: &Way) -> Feet {
        let (checks, creature) = (FlightChecks(self.referee), self.mover.creature);
        let attacks = matches!(self.aim, Aim::Target(_)) && way.means == Means::Full;
        let lapse = if attacks { checks.lapse_in_place(creature) } else { checks.lapse(creature) };
        lapse.filter(|lapse| lapse.lands.is_none()).and_then(|lapse| lapse.falls).unwrap_or_default()
    }

    /// Whether no movement could improve on staying, so that staying covers every other way.
    fn is_best_to_stay(&self, front: &Front) -> bool {
        let everybody = |way: &Way| {
            let riders = self.ends.riders().count();
            way.attackers.iter().filter(|(_, means)| *means == Means::Full).count()
                == if riders > 0 { riders + 1 } else { 0 }
        };
        let keeps = self.referee.ruleset.withdraw.value.keeps_a_distance() && matches!(self.aim, Aim::Away);
        let full = |way: &Way| way.means == Means::Full && way.is_safe() && way.exposed == 0 && everybody(way);
        !keeps && front.ways().iter().any(full)
    }

    /// A way judged here, with the check for moving at all that its command adds to a maneuver.
    pub(crate) fn way(&self, approach: Approach, ruling: Ruling) -> Way {
        let ruling = match approach.is_a_maneuver() {
            true => MediumChecks(self.referee).added(self.mover, ruling, MediumCheck::default()),
            false => ruling,
        };
        let fall = ruling.fall().or_else(|| ruling.fall_from_hovering()).unwrap_or_default();
        self.ruled(approach, ruling, fall)
    }

    /// A way as its own command rules on it, with how far it falls and what it leaves of the turn.
    pub(crate) fn ruled(&self, approach: Approach, ruling: Ruling, fall: Feet) -> Way {
        let turns = Turns(self.referee);
        let mode = Supports(self.referee).locomotion(self.mover.creature).mode;
        let mode = approach.mode().unwrap_or(mode);
        let log = match approach {
            Approach::Stay => turns.turn_log(&self.mover.creature.name).cloned().unwrap_or_default(),
            _ => turns.turn_log_after(&ruling, mode.word()),
        };
        let altitude = match fall {
            Feet(0) => ruling.altitude.unwrap_or(self.mover.creature.altitude),
            _ => Water(self.referee).surface_over_floor(ruling.to),
        };
        let mut left = turns.left(self.mover.creature, &log);
        left.step = left.step && Offered(self.referee).step(&self.mover.creature.name);
        let attackers = self.attackers(&approach, (&ruling, altitude), (left, gone_in(&log)));
        let own = Means::of(left);
        let means = match self.aim {
            Aim::Target(_) if self.ends.riders().next().is_some() => {
                attackers.iter().map(|(_, means)| *means).min_by_key(|means| means.rank()).unwrap_or(Means::None)
            }
            Aim::Target(_) if !self.ends.allows(ruling.to, altitude) => Means::None,
            Aim::Target(_) if matches!(approach, Approach::Charge { .. }) => Means::Charge,
            // A flier that attacks after this falls, so it has to fly on instead.
            Aim::Target(_) if ClassFlights(self.referee).stalls_after(self.mover, &ruling, Action::Standard) => {
                Means::None
            }
            _ => own,
        };
        let exposed = self.ends.exposure(ruling.to, altitude);
        let imposed = self.imposed(&ruling, altitude);
        let flies = matches!(Supports(self.referee).of(self.mover.creature), Support::Wings(_));
        let down = altitude == Height::ZERO && fall == Feet(0);
        let lands = matches!(self.aim, Aim::Square(_)) && flies && self.mover.creature.is_airborne() && down;
        let (sinks, jumps) = (Feet(0), matches!(approach, Approach::Jump { .. }));
        let hurt = if jumps { Falls(self.referee).hurts_a_jumper(fall) } else { fall };
        Way { approach, means, attackers, left, exposed, fall, hurt, sinks, lands, imposed, then: None, ruling }
    }

    /// How many rules put the mover at a disadvantage where it ends, but not where it is.
    fn imposed(&self, ruling: &Ruling, altitude: Height) -> usize {
        let there = Creature { anchor: ruling.to.anchor, altitude, ..self.mover.creature.clone() };
        let imposed = Imposed(self.referee).by_place_alone(&there);
        let harms = |rule: &&RuleId| matches!(rule, RuleId::Midair | RuleId::WithoutSpeed);
        imposed.iter().filter(harms).filter(|rule| !self.imposed_now.contains(rule)).count()
    }

    /// What the mover and its riders can do to the target afterwards, if it has gone this far in its turn then; empty without
    /// riders.
    fn attackers(
        &self,
        approach: &Approach,
        (ruling, altitude): (&Ruling, Height),
        (left, gone): (Left, HalfFeet),
    ) -> Vec<(Name, Means)> {
        if self.ends.riders().next().is_none() {
            return Vec::new();
        }
        if let Approach::Charge { .. } = approach {
            return vec![(Charges(self.referee).striker(self.mover).name.clone(), Means::Charge)];
        }
        let stays = gone <= Feet::SQUARE.into();
        let means = |one: &Creature| match one.name == self.mover.creature.name {
            true => Means::of(left),
            false => self.means_of_rider(one, stays),
        };
        self.ends.attackers(ruling.to, altitude).map(|one| (one.name.clone(), means(one))).collect()
    }

    /// What a rider can do. SRD 3.5, Mounted Combat: if its mount goes farther than a five-foot step, it makes one attack at
    /// most.
    pub(crate) fn means_of_rider(&self, rider: &Creature, stays: bool) -> Means {
        match Means::of(Turns(self.referee).left_of(rider)) {
            Means::Full if !stays => Means::One,
            means => means,
        }
    }
}

/// How far a creature has gone in its turn, steps included.
fn gone_in(log: &TurnLog) -> HalfFeet {
    log.total_feet() + HalfFeet::from(Feet::SQUARE * u32::from(log.steps + log.traded))
}

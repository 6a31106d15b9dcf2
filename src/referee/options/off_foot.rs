//! Ways through the air, in water, up walls, underground and by teleporting.

use super::Asking;
use super::front::Front;
use super::way::{Aim, Approach};
use crate::field::Mode;
use crate::grid::{Feet, Height, Square};
use crate::referee::board::{Distances, Elevations};
use crate::referee::flight::Flights;
use crate::referee::modes::ModeMoves;
use crate::referee::movement::{FloorEdges, Paces};
use crate::referee::request::{Flying, ModeMove, MoveMode, Prefer, Stop, Walk};
use crate::referee::ruling::{Pace, StepWay, Verdict};

/// For how many ends of a flight at one altitude, or of another mode, the safest route is also searched, which takes ten
/// times longer.
const MOST_SAFEST: usize = 3;

/// The most ends of a flight at one altitude, or of another mode, to judge: these searches take longer.
const MOST_ENDS: usize = 8;

/// The most ends to try for that: nobody can end where others stand.
const MOST_TRIED: usize = 32;

impl<'a> Asking<'a, '_> {
    /// Flying at the mover's altitude, at the target's, and down to the floor.
    pub(crate) fn fly(&self, own: Mode, front: &mut Front) {
        let creature = self.mover.creature;
        // Nobody takes off to save a few feet on foot.
        if creature.modes.of(Mode::Fly).is_none() || (own == Mode::Walk && self.is_walked(front)) {
            return;
        }
        let mut altitudes = vec![creature.altitude, Height::ZERO];
        if let Aim::Target(target) = self.aim {
            let up = Elevations(self.referee).elevation(target) - Elevations(self.referee).elevation(creature);
            altitudes.push((creature.altitude + up).max(Height::ZERO));
        }
        if let Aim::Square(square) = *self.aim {
            // Level flight leads to a different altitude over a pit or a ledge.
            let board = &self.referee.encounter.battlefield;
            let floors = board.floor_under(self.mover.placement) - board.floor_under(self.mover.full.at(square));
            altitudes.push((creature.altitude + floors).max(Height::ZERO));
        }
        // Between equally good altitudes, prefer the flier's own.
        altitudes.sort_unstable_by_key(|altitude| (*altitude != creature.altitude, *altitude));
        altitudes.dedup();
        for pace in self.paces() {
            // Nobody runs if less is enough; and from the ground, double moves are only for what is too far.
            let flown = front.has("fly") || front.has("fly-double");
            if flown && pace != Pace::Single && (own != Mode::Fly || pace == Pace::Run) {
                continue;
            }
            for &altitude in &altitudes {
                self.fly_at(pace, altitude, front);
            }
        }
    }

    /// The paces off the ground, slowest first. In rulebooks with sprints, a double move is one of them.
    fn paces(&self) -> impl Iterator<Item = Pace> + use<'a> {
        let referee = self.referee;
        let longest = if Paces(referee).knows(Pace::Sprint) { Pace::Sprint } else { Pace::Double };
        [Pace::Single, longest, Pace::Run].into_iter().filter(move |pace| Paces(referee).knows(*pace))
    }

    /// A five-foot step in the air, in water or on a wall.
    pub(crate) fn step_off_foot(&self, own: Mode, front: &mut Front) {
        if !Paces(self.referee).knows(Pace::Step) {
            return;
        }
        let by = match own {
            Mode::Swim => Some(MoveMode::Swim),
            Mode::Climb => Some(MoveMode::Climb),
            Mode::Burrow => Some(MoveMode::Burrow),
            Mode::Walk | Mode::Fly | Mode::Glide | Mode::Teleport => None,
        };
        let judge = |to: Square, way: StepWay| {
            let walk = Walk { pace: Pace::Step, way, one_of_many: true, ..Walk::default() };
            let stops = vec![Stop { anchor: to, altitude: None }];
            if let Some(move_mode) = by {
                let step = ModeMove { move_mode, stops, walk, hands: 2, ..ModeMove::default() };
                return ModeMoves(self.referee).adjudicate(self.mover, &step);
            }
            let step = Flying { stops, walk, glides: own == Mode::Glide, ..Flying::default() };
            Flights(self.referee).fly(self.mover, &step)
        };
        for (_, _, to) in self.sorted(self.beside(self.mover.placement)) {
            for &way in self.step_ways() {
                self.add_if_there(Approach::Step { to, way }, to, judge(to, way), front);
            }
        }
    }

    /// A five-foot step over an edge on wings, if the ground drops beside the mover.
    pub(crate) fn step_on_wings(&self, front: &mut Front) {
        let (creature, from) = (self.mover.creature, self.mover.placement);
        if !Paces(self.referee).knows(Pace::Step) {
            return;
        }
        for (at, _) in self.beside(from) {
            if FloorEdges(self.referee).carried_on(creature, from, at) != Some(Mode::Fly) {
                continue;
            }
            let (to, way) = (at.anchor, StepWay::Free);
            let walk = Walk { pace: Pace::Step, way, one_of_many: true, ..Walk::default() };
            let stops = vec![Stop { anchor: to, altitude: None }];
            let ruling = Flights(self.referee).fly(self.mover, &Flying { stops, walk, ..Flying::default() });
            let there = self.ends.allows(ruling.to, ruling.altitude.unwrap_or(creature.altitude));
            if there && ruling.verdict != Verdict::Illegal {
                self.add_if_there(Approach::Step { to, way }, to, ruling, front);
            }
        }
    }

    fn fly_at(&self, pace: Pace, altitude: Height, front: &mut Front) {
        let flying = |to: Square, prefer: Prefer| Flying {
            stops: vec![Stop { anchor: to, altitude: Some(altitude) }],
            walk: Walk { pace, prefer, one_of_many: true, to_the_end: true, ..Walk::default() },
            ..Flying::default()
        };
        let means = self.means_after(pace);
        // A wave through the air takes far longer than flights to the nearest ends.
        let start = self.mover.placement.anchor;
        let moves = |to: &Square| *to != start || altitude != self.mover.creature.altitude;
        let ends = self.ends.nearest(self.mover, altitude);
        let mut found = 0;
        for to in ends.into_iter().filter(moves).take(MOST_TRIED) {
            if found >= MOST_ENDS || !self.may_look_at("fly") {
                break;
            }
            let least = self.least_flown(to, altitude);
            let exposed = self.ends.exposure(self.mover.full.at(to), altitude);
            if front.outdoes(0, least.into(), exposed, means) {
                continue;
            }
            for prefer in [Prefer::Shortest, Prefer::Safest] {
                let ruling = Flights(self.referee).fly(self.mover, &flying(to, prefer));
                let (struck, legal) = (!ruling.provocations.is_empty(), ruling.verdict != Verdict::Illegal);
                self.add_if_there(Approach::Fly { to, altitude, pace, prefer }, to, ruling, front);
                if !struck || !legal || found >= MOST_SAFEST {
                    break;
                }
            }
            found += 1;
        }
    }

    /// A lower bound on the feet of any flight there: diagonals may count as one square, and descents as half.
    fn least_flown(&self, to: Square, altitude: Height) -> Feet {
        let board = &self.referee.encounter.battlefield;
        let (dx, dy) = self.mover.placement.anchor.to(to);
        let level = Feet::SQUARE * dx.unsigned_abs().max(dy.unsigned_abs());
        let now = board.floor_under(self.mover.placement) + self.mover.creature.altitude;
        let then = board.floor_under(self.mover.full.at(to)) + altitude;
        if then < now { Feet(level.0 / 2) } else { level }
    }

    /// The creature's other modes, and any mix of them, to the nearest ends.
    pub(crate) fn by_other_modes(&self, own: Mode, front: &mut Front) {
        let creature = self.mover.creature;
        let has = |mode: Mode| creature.modes.of(mode).is_some() || mode == own;
        let each = [MoveMode::Swim, MoveMode::Climb, MoveMode::Burrow, MoveMode::Teleport];
        // Without a climb speed it can still climb up or down a ledge by a check.
        let tries = own == Mode::Walk && !self.referee.encounter.battlefield.is_level() && !self.is_walked(front);
        let tries = |mode: Mode| tries && mode == Mode::Climb && self.referee.ruleset.climb.value.is_known();
        let each = each.into_iter().filter(|by| by.mode().is_some_and(|mode| has(mode) || tries(mode)));
        // A rulebook without swimming still has the way out of the water.
        let out = own == Mode::Swim && !self.referee.ruleset().swim.value.is_known();
        let mix = (out || !creature.modes.is_empty()).then_some(MoveMode::Any);
        let ends = self.ends.nearest_held(self.mover);
        // A climb has its own fast pace, and nobody digs or climbs at a run.
        let takes = |mode: MoveMode, pace: Pace| match (mode, pace) {
            (_, Pace::Single) => true,
            (MoveMode::Teleport, _) => false,
            (MoveMode::Swim, Pace::Run) => creature.modes.of(Mode::Swim).is_some(),
            (_, Pace::Run) => false,
            _ => true,
        };
        let paced = each.chain(mix).flat_map(|mode| {
            let able = mode.mode().is_none_or(has);
            self.paces()
                .filter(move |pace| takes(mode, *pace) && (able || *pace == Pace::Single))
                .map(move |pace| (mode, pace))
        });
        for (mode, pace) in paced {
            // A double move in a mix of modes is examined only if nothing else leads there.
            if mode == MoveMode::Any && pace != Pace::Single && !front.ways().is_empty() {
                continue;
            }
            let means = self.means_after(pace);
            let able = mode.mode().is_none_or(has);
            let (most, most_tried) = if able { (MOST_ENDS, MOST_TRIED) } else { (MOST_SAFEST, MOST_ENDS) };
            let mut found = 0;
            for &to in ends.iter().filter(|to| **to != self.mover.placement.anchor).take(most_tried) {
                let command = match mode.mode() {
                    Some(mode) => mode.word(),
                    None => "move",
                };
                if found >= most || !self.may_look_at(command) {
                    break;
                }
                let far = Distances(self.referee).feet_between_squares(self.mover.placement.anchor, to);
                let exposed = self.ends.exposure(self.mover.full.at(to), creature.altitude);
                if front.outdoes(0, far.into(), exposed, means) {
                    continue;
                }
                let mut legal = false;
                for prefer in [Prefer::Shortest, Prefer::Safest] {
                    let stops = vec![Stop { anchor: to, altitude: None }];
                    let walk = Walk { pace, prefer, one_of_many: true, to_the_end: true, ..Walk::default() };
                    let mode_move = ModeMove { move_mode: mode, stops, walk, hands: 2, ..ModeMove::default() };
                    let ruling = ModeMoves(self.referee).adjudicate(self.mover, &mode_move);
                    let struck = !ruling.provocations.is_empty() || !ruling.hazards().is_empty();
                    legal = ruling.verdict != Verdict::Illegal;
                    // Nobody asks why a mix of modes fails: each of its modes says so.
                    if (mode != MoveMode::Any && able) || legal {
                        self.add_if_there(Approach::InMode { mode, pace, to, prefer }, to, ruling, front);
                    }
                    if !struck || !legal || found >= MOST_SAFEST || mode == MoveMode::Teleport {
                        break;
                    }
                }
                found += usize::from(legal);
            }
        }
    }
}

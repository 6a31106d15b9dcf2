//! Ways through the air, in water, up walls, underground and by teleporting.

use super::Asking;
use super::ends::Elevation;
use super::front::Front;
use super::way::{Aim, Approach};
use crate::field::{Mode, SpeedCategory};
use crate::grid::{Area, Feet, Height, Placement, Square};
use crate::referee::board::{Crossings, Distances, Elevations, Grades, Water};
use crate::referee::flight::{AerialFlights, ClassFlights, Flights};
use crate::referee::modes::ModeMoves;
use crate::referee::movement::{FloorEdges, Paces};
use crate::referee::request::{ClimbPace, Flying, ModeMove, MoveMode, Prefer, Stop, Walk};
use crate::referee::ruling::{Action, Pace, StepWay, Verdict};
use crate::referee::space::threats::ThreatMap;
use crate::referee::space::{Pose, Space};

/// For how many ends of a flight at one altitude, or of another mode, the safest route is also searched, which takes ten
/// times longer.
const MOST_SAFEST: usize = 3;

/// The most ends of a flight at one altitude, or of another mode, to judge: these searches take longer.
const MOST_ENDS: usize = 8;

/// The most ends to try for that: nobody can end where others stand.
const MOST_TRIED: usize = 32;

/// After this many ends that no movement leads to, one search finds which of the others can be reached.
const FAILURES: usize = 2;

/// How many squares of height above and below the mover to look for a height at which the requested square is open.
const MOST_RISEN: i32 = 24;

/// A depth that no floor has.
const LOWEST: Height = Height(i32::MIN / 4);

/// An end in the air: its anchor and its altitude.
type End = (Square, Height);

impl<'a> Asking<'a, '_> {
    /// Flying at the mover's altitude, at the target's, and down to the floor.
    pub(crate) fn fly(&self, own: Mode, front: &mut Front) {
        let creature = self.mover.creature;
        // Nobody takes off to save a few feet on foot.
        let is_dearer = || own == Mode::Walk && self.is_walked(front) && !self.is_fast(MoveMode::Any);
        if creature.modes.of(Mode::Fly).is_none() || is_dearer() {
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
            let ends = |at| self.ends.nearest(self.mover, at).into_iter().map(|to| (to, at)).collect();
            let mut failed = None;
            for &altitude in &altitudes {
                failed = failed.or(self.fly_to((pace, false), ends(altitude), front));
            }
            for Elevation { rise, last } in self.ends.elevations() {
                let known =
                    self.referee.encounter.battlefield.is_level() && altitudes.contains(&(creature.altitude + rise));
                if !known && !(last && (front.has("fly") || front.has("fly-double"))) {
                    let ends = self.ends.nearest_at(self.mover, rise, Height::ZERO);
                    failed = failed.or(self.fly_to((pace, false), ends, front));
                }
            }
            if let Some((to, altitude)) = failed {
                let approach = Approach::Fly { to, altitude, pace, prefer: Prefer::Shortest, glides: false };
                if !front.knows(approach.kind()) && self.may_look_at("fly") {
                    let ruling = Flights(self.whole).fly(self.mover, &flight((to, altitude), pace, Prefer::Shortest));
                    self.add_if_there(approach, to, ruling, front);
                }
            }
        }
    }

    /// Gliding down, by as much as a glide has to descend in a phase, or onto the floor. Rise knows it alone.
    pub(crate) fn glide(&self, own: Mode, front: &mut Front) {
        let creature = self.mover.creature;
        let has = |mode| creature.modes.of(mode).is_some();
        let known = self.referee.ruleset.flight.value.is_aerial() && has(Mode::Glide) && !has(Mode::Fly);
        if !known || (own == Mode::Walk && self.is_walked(front) && !self.is_fast(MoveMode::Any)) {
            return;
        }
        let down = Flying { glides: true, ..Flying::default() };
        let down = AerialFlights(self.referee).ends_at(self.mover, &down) - creature.altitude;
        let lowest = Height::of_squares(-i32::try_from(self.referee.ruleset.gliding.value.squares()).unwrap_or(0));
        for pace in self.paces() {
            for rise in [down, lowest].into_iter().take(if down == lowest { 1 } else { 2 }) {
                let ends = self.ends.nearest_at(self.mover, rise, Height::ZERO);
                self.fly_to((pace, true), ends, front);
            }
            let floors = self.ends.nearest(self.mover, Height::ZERO).into_iter().map(|to| (to, Height::ZERO)).collect();
            self.fly_to((pace, true), floors, front);
        }
    }

    /// Whether the end is not where the mover is.
    fn is_elsewhere(&self, end: (Square, Height)) -> bool {
        end != (self.mover.placement.anchor, self.mover.creature.altitude)
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

    /// A five-foot step on wings, if the ground drops beside the mover, or over ground that hampers its feet.
    pub(crate) fn step_on_wings(&self, front: &mut Front) {
        let (creature, from) = (self.mover.creature, self.mover.placement);
        if !Paces(self.referee).knows(Pace::Step) {
            return;
        }
        for (at, _) in self.beside(from) {
            let flies = FloorEdges(self.referee).carried_on(creature, from, at) == Some(Mode::Fly);
            if !flies && !Grades(self.referee).steps_by_flight(creature) {
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

    /// Flights to the best of these ends, each with its altitude. Returns the first end to which none leads.
    fn fly_to(&self, (pace, glides): (Pace, bool), mut ends: Vec<End>, front: &mut Front) -> Option<End> {
        let (means, unavoidable) = (self.means_after(pace), self.unavoidable(MoveMode::Climb));
        let (mut found, mut failures, mut failed) = (0, 0, None);
        let means_of = self.mover.creature.modes.of(if glides { Mode::Glide } else { Mode::Fly });
        let budget = means_of.map(|own| Flights(self.referee).air_budget(self.mover, own, pace)).unwrap_or_default();
        let attacks = pace == Pace::Single && matches!(self.aim, Aim::Target(_));
        if Paces(self.referee).turning_class(self.mover.creature).is_some() {
            // Those straight above come last: a flier that climbs at an angle has to circle.
            ends.sort_by_key(|end| self.is_steep(*end));
        }
        for (to, altitude) in ends.into_iter().filter(|end| self.is_elsewhere(*end)).take(MOST_TRIED) {
            if found.max(failures) >= MOST_ENDS || !self.may_look_at("fly") {
                break;
            }
            let least = self.least_flown(to, altitude);
            let exposed = self.ends.exposure(self.mover.full.at(to), altitude);
            if front.outdoes(unavoidable, least.into(), exposed, means) {
                continue;
            }
            if least > budget || self.ends.is_taken(self.mover, to, altitude) {
                failed = failed.or(Some((to, altitude)));
                continue;
            }
            let (mut legal, mut stalls) = (false, false);
            for prefer in [Prefer::Shortest, Prefer::Safest] {
                let flying = flight((to, altitude), pace, prefer);
                let flying = Flying { walk: Walk { one_of_many: true, ..flying.walk }, glides, ..flying };
                let ruling = Flights(self.referee).fly(self.mover, &flying);
                let struck = ruling.provocations.len() > unavoidable || !ruling.hazards().is_empty();
                legal = ruling.verdict != Verdict::Illegal;
                failed = failed.or(Some((to, altitude)).filter(|_| !legal));
                if !legal && !self.acts() {
                    return failed;
                }
                // Nobody flies to an attack after which they fall.
                stalls = attacks && ClassFlights(self.referee).stalls_after(self.mover, &ruling, Action::Standard);
                if legal && !stalls {
                    self.add_if_there(Approach::Fly { to, altitude, pace, prefer, glides }, to, ruling, front);
                }
                if !struck || !legal || stalls || found >= MOST_SAFEST {
                    break;
                }
            }
            (found, failures) = (found + usize::from(legal && !stalls), failures + usize::from(!legal));
        }
        failed
    }

    /// How many opponents strike at any movement in this mode, whatever its first step is.
    fn unavoidable(&self, mode: MoveMode) -> usize {
        let (creature, mover) = (self.mover.creature, self.mover);
        let digs = creature.modes.of(Mode::Burrow).is_some() || creature.altitude < Height::ZERO;
        let hides = matches!(mode, MoveMode::Burrow | MoveMode::Teleport) || (mode == MoveMode::Any && digs);
        if hides || Grades(self.referee).is_jet(creature) || mover.is_squeezed(mover.placement) {
            return 0;
        }
        *self.struck_aloft.get_or_init(|| {
            let (start, threats) = (Space(self.referee).pose(mover), ThreatMap::new(self.referee, mover));
            let around = (-1..=1).flat_map(|up| {
                let beside = self.beside(mover.placement).into_iter().map(|(at, _)| at).chain([mover.placement]);
                beside.map(move |at| Pose { at, elevation: start.elevation + Height::of_squares(up) })
            });
            let strikes = |to: Pose| threats.provoked(start, to).count() as usize;
            around.filter(|to| *to != start).map(strikes).min().unwrap_or(0)
        })
    }

    /// Whether this end is higher above the mover than it is away.
    fn is_steep(&self, (to, altitude): (Square, Height)) -> bool {
        let board = &self.referee.encounter.battlefield;
        let (dx, dy) = self.mover.placement.anchor.to(to);
        let up = board.floor_under(self.mover.full.at(to)) + altitude
            - Elevations(self.referee).elevation(self.mover.creature);
        up.squares() > dx.abs().max(dy.abs())
    }

    /// A lower bound on the feet of any flight there: diagonals may count as one square, and descents as half.
    fn least_flown(&self, to: Square, altitude: Height) -> Feet {
        let board = &self.referee.encounter.battlefield;
        let (dx, dy) = self.mover.placement.anchor.to(to);
        let level = Feet::SQUARE * dx.unsigned_abs().max(dy.unsigned_abs());
        let now = board.floor_under(self.mover.placement) + self.mover.creature.altitude;
        let then = board.floor_under(self.mover.full.at(to)) + altitude;
        if then < now || self.is_fast(MoveMode::Any) { Feet(level.0 / 2) } else { level }
    }

    /// Whether the mover is fast in this mode, or in one of them, so that it pays for half of the squares.
    fn is_fast(&self, by: MoveMode) -> bool {
        let mut means =
            self.mover.creature.modes.iter().filter(|means| by.mode().is_none_or(|mode| mode == means.mode));
        self.referee.ruleset.gaits.value && means.any(|means| means.speed_category == Some(SpeedCategory::Fast))
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
        let at = |altitude: Option<Height>| move |anchor: Square| Stop { anchor, altitude };
        let level: Vec<Stop> = self.ends.nearest_held(self.mover).into_iter().map(at(None)).collect();
        // Nothing holds a teleporter up in the air, unless it flies: it has to go down.
        let floors = self.ends.nearest(self.mover, Height::ZERO).into_iter().map(at(Some(Height::ZERO)));
        let floors: Vec<Stop> = floors.collect();
        let sinks = creature.is_airborne() && creature.modes.of(Mode::Fly).is_none();
        // A climb has its own fast pace, and nobody digs or climbs at a run.
        let takes = |mode: MoveMode, pace: Pace| match (mode, pace) {
            (_, Pace::Single) => true,
            (MoveMode::Teleport, _) => pace != Pace::Run,
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
            let able = mode.mode().is_none_or(has);
            let by = By { mode, pace, climb_pace: ClimbPace::None, able };
            let mut failed = match mode {
                MoveMode::Teleport if sinks => self.move_to(by, &floors, front),
                _ => self.move_to(by, &level, front),
            };
            let lowest = if mode == MoveMode::Burrow || own == Mode::Burrow { LOWEST } else { Height::ZERO };
            for Elevation { rise, last } in self.ends.elevations() {
                let leads = match mode.mode() {
                    Some(mode) => front.has(mode.word()),
                    None => !front.ways().is_empty(),
                };
                if able && !(last && leads) {
                    let ends = self.ends.nearest_at(self.mover, rise, lowest).into_iter();
                    let held =
                        |&(anchor, altitude): &(Square, Height)| self.holds(mode, self.mover.full.at(anchor), altitude);
                    let stops = ends.filter(held).map(|(anchor, altitude)| Stop { anchor, altitude: Some(altitude) });
                    let stops: Vec<Stop> = stops.collect();
                    failed = failed.or(self.move_to(by, &stops, front));
                }
            }
            // Nobody climbs faster than they have to.
            for climb_pace in [ClimbPace::Half, ClimbPace::Full] {
                if mode == MoveMode::Climb && pace == Pace::Single && failed.is_some() && !front.has("climb") {
                    self.move_to(By { climb_pace, ..by }, &level, front);
                }
            }
            // Nobody asks why a mix of modes fails: each of its modes says so.
            if let Some(stop) = failed.filter(|_| able && mode != MoveMode::Any) {
                let (to, altitude, prefer) = (stop.anchor, stop.altitude, Prefer::Shortest);
                let approach = by.to(stop, prefer);
                if !front.knows(approach.kind()) && self.may_look_at(approach.command()) {
                    let ruling =
                        ModeMoves(self.whole).adjudicate(self.mover, &by.asked(Stop { anchor: to, altitude }, prefer));
                    self.add_if_there(approach, to, ruling, front);
                }
            }
        }
    }

    /// Whether the mover's medium or wings can hold it here in this mode.
    fn holds(&self, mode: MoveMode, at: Placement, altitude: Height) -> bool {
        let elevation = self.referee.encounter.battlefield.floor_under(at) + altitude;
        let flies = self.mover.creature.modes.of(Mode::Fly).is_some();
        match mode {
            MoveMode::Swim => Water(self.referee).is_in_water(at, elevation),
            MoveMode::Climb => Crossings(self.referee).has_surface(at, elevation),
            MoveMode::Burrow => altitude <= Height::ZERO,
            MoveMode::Teleport => altitude == Height::ZERO || flies,
            MoveMode::Any => true,
        }
    }

    /// Movements in this mode to the best of these ends. Returns the first end to which none leads.
    fn move_to(&self, by: By, ends: &[Stop], front: &mut Front) -> Option<Stop> {
        let By { mode, pace, able, .. } = by;
        let (means, unavoidable) = (self.means_after(pace), self.unavoidable(mode));
        let (most, most_tried) = if able { (MOST_ENDS, MOST_TRIED) } else { (MOST_SAFEST, MOST_ENDS) };
        let (mut found, mut failed, mut failures, mut reached) = (0, None, 0, None);
        let start = Stop { anchor: self.mover.placement.anchor, altitude: None };
        for &stop in ends.iter().filter(|stop| **stop != start).take(most_tried) {
            let command = match mode.mode() {
                Some(mode) => mode.word(),
                None => "move",
            };
            if found >= most || !self.may_look_at(command) {
                break;
            }
            let Stop { anchor: to, altitude } = stop;
            if failures >= FAILURES && reached.get_or_insert_with(|| self.out_of_reach(by, ends)).contains(&to) {
                continue;
            }
            let far = Distances(self.referee).feet_between_squares(self.mover.placement.anchor, to);
            let there = altitude.unwrap_or(self.mover.creature.altitude);
            let exposed = self.ends.exposure(self.mover.full.at(to), there);
            let least = if self.is_fast(mode) { Feet(far.0 / 2) } else { far };
            if front.outdoes(unavoidable, least.into(), exposed, means) {
                continue;
            }
            let mut legal = false;
            for prefer in [Prefer::Shortest, Prefer::Safest] {
                let asked = by.asked(stop, prefer);
                let asked = ModeMove { walk: Walk { one_of_many: true, ..asked.walk }, ..asked };
                let ruling = ModeMoves(self.referee).adjudicate(self.mover, &asked);
                let struck = ruling.provocations.len() > unavoidable || !ruling.hazards().is_empty();
                legal = ruling.verdict != Verdict::Illegal;
                failed = failed.or(Some(stop).filter(|_| !legal));
                if legal {
                    self.add_if_there(by.to(stop, prefer), to, ruling, front);
                }
                if !struck || !legal || found >= MOST_SAFEST || mode == MoveMode::Teleport {
                    break;
                }
            }
            found += usize::from(legal);
            failures += usize::from(!legal);
        }
        failed
    }

    /// The anchors among these ends that no climb or swim reaches within the budget at its default height, found by one
    /// search for all of them.
    fn out_of_reach(&self, by: By, ends: &[Stop]) -> Vec<Square> {
        let level = ends.iter().all(|stop| stop.altitude.is_none());
        let anchors = || ends.iter().map(|stop| stop.anchor);
        let (columns, rows) = (|| anchors().map(|anchor| anchor.x), || anchors().map(|anchor| anchor.y));
        let corner = |x: Option<i32>, y: Option<i32>| Some(Square::new(x?, y?));
        let corners = corner(columns().min(), rows().min()).zip(corner(columns().max(), rows().max()));
        let area = corners.map(|(one, other)| Area::between(one, other));
        let Some(area) = area.filter(|_| level && matches!(by.mode, MoveMode::Climb | MoveMode::Swim)) else {
            return Vec::new();
        };
        let stop = Stop { anchor: self.mover.placement.anchor, altitude: None };
        match ModeMoves(self.referee).reach_within(self.mover, &by.asked(stop, Prefer::Shortest), Some(area)) {
            Ok((reach, _)) if reach.all_below.is_some() => Vec::new(),
            Ok((reach, _)) => anchors().filter(|anchor| !reach.prices.contains_key(anchor)).collect(),
            Err(_) => anchors().collect(),
        }
    }

    /// The requested square at another height, if no way leads there at the default height: the least rise or drop in
    /// each mode.
    pub(crate) fn at_other_heights(&self, own: Mode, front: &mut Front) {
        let Aim::Square(square) = *self.aim else { return };
        if !front.ways().is_empty() {
            return;
        }
        let (creature, at) = (self.mover.creature, self.mover.full.at(square));
        let level = Elevations(self.referee).elevation(creature);
        let floor = self.referee.encounter.battlefield.floor_under(at);
        let modes = [MoveMode::Swim, MoveMode::Climb, MoveMode::Burrow];
        let modes = modes
            .into_iter()
            .filter(|by| by.mode().is_some_and(|mode| mode == own || creature.modes.of(mode).is_some()));
        let rises = || {
            (1..=MOST_RISEN)
                .flat_map(|squares| [squares, -squares])
                .map(|squares| level + Height::of_squares(squares) - floor)
        };
        for mode in modes {
            let held = |altitude: &Height| {
                (mode == MoveMode::Burrow || *altitude >= Height::ZERO) && self.holds(mode, at, *altitude)
            };
            for altitude in rises().filter(held).take(MOST_SAFEST) {
                let stop = Stop { anchor: square, altitude: Some(altitude) };
                let by = By { mode, pace: Pace::Single, climb_pace: ClimbPace::None, able: true };
                self.move_to(by, &[stop], front);
                if !front.ways().is_empty() {
                    break;
                }
            }
        }
        if creature.modes.of(Mode::Fly).is_some() {
            let aloft = |altitude: &Height| {
                *altitude >= Height::ZERO && !Water(self.referee).is_submerged(at, floor + *altitude)
            };
            for altitude in rises().filter(aloft).take(MOST_SAFEST) {
                if front.ways().is_empty() {
                    self.fly_to((Pace::Single, false), vec![(square, altitude)], front);
                }
            }
        }
    }
}

/// A flight that has to reach its goal.
fn flight((to, altitude): (Square, Height), pace: Pace, prefer: Prefer) -> Flying {
    let walk = Walk { pace, prefer, to_the_end: true, ..Walk::default() };
    Flying { stops: vec![Stop { anchor: to, altitude: Some(altitude) }], walk, ..Flying::default() }
}

/// How a movement in another mode is made.
#[derive(Clone, Copy)]
struct By {
    mode: MoveMode,
    pace: Pace,
    climb_pace: ClimbPace,
    /// Whether the mover has the mode, and doesn't just try.
    able: bool,
}

impl By {
    /// A movement that has to reach its goal.
    fn asked(self, stop: Stop, prefer: Prefer) -> ModeMove {
        let By { mode, pace, climb_pace, .. } = self;
        let walk = Walk { pace, prefer, to_the_end: true, ..Walk::default() };
        ModeMove { move_mode: mode, stops: vec![stop], walk, climb_pace, hands: 2, ..ModeMove::default() }
    }

    fn to(self, Stop { anchor: to, altitude }: Stop, prefer: Prefer) -> Approach {
        let By { mode, pace, climb_pace, .. } = self;
        Approach::InMode { mode, pace, to, altitude, prefer, climb_pace }
    }
}

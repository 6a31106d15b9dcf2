//! Movement in several modes at once, or in one other than walking: over floors, along walls, through water and air.
//!
//! A search visits a pose in many states while the map stays the same, so what is at a pose and what hampers a step are
//! looked up once and cached.

use std::cell::RefCell;
use std::rc::Rc;

use rustc_hash::FxHashMap;

use super::footing::Footing;
pub(crate) use super::way::Way;
use crate::field::{Creature, Mode, SpeedCategory};
use crate::grid::{Feet, Footprint, HalfFeet, Height, Placement, Square};
use crate::referee::board::{Crossings, Elevations, Grades, Occupancy, SharedSquares, Water};
use crate::referee::context::{Mover, Referee};
use crate::referee::flight::{AerialFlights, AirPrices};
use crate::referee::movement::{ImpededGround, Prices, StepFactors, StepPrices};
use crate::referee::request::FlightConditions;
use crate::referee::ruling::{DiagonalCount, Fact, HeightFact, ModeFact, Spent};
use crate::referee::space::{Hop, Inside, MovementModel, Pose, Space, Span, Transition};
use crate::ruleset::RuleId;

/// A movement in any of these modes.
pub(crate) struct MultiModeMove<'r, 'a> {
    pub(crate) referee: Referee<'a>,
    pub(crate) mover: &'r Mover<'a>,
    pub(crate) ways: Vec<Way>,
    /// Whether there is something to cling to wherever it climbs, whatever the map shows.
    pub(crate) clings_anywhere: bool,
    /// Whether it keeps to a straight line while it swims.
    pub(crate) straight: bool,
    /// A cap on the price of the first square, so that every mover gets at least that far.
    pub(crate) first: Option<HalfFeet>,
    /// Whether its swim may end with a step ashore, because it may not walk as well.
    pub(crate) lands: bool,
    /// Whether it hangs from an edge where it begins, and so holds on there.
    pub(crate) hangs: bool,
    /// Whether only distances count, whatever hampers its steps.
    pub(crate) unhampered: bool,
    /// The creatures it clambers into: among their cubes it needs neither floor nor water.
    pub(crate) bodies: Vec<Inside>,
    grounded: Creature,
    /// Whether any creature's body hampers steps into its squares.
    bodies_hamper: bool,
    everybody: Occupancy<'a>,
    /// A cache of the others by the mover's elevation.
    met: RefCell<FxHashMap<Height, Rc<Occupancy<'a>>>>,
    /// A cache by the number of a pose.
    footings: RefCell<FxHashMap<u64, Footing>>,
    /// A cache by mode and the numbers of the poses before and after.
    factors: RefCell<FxHashMap<(Mode, u64, u64), StepFactors>>,
}

/// The work of looking up one square of a footing, and of what hampers a step.
const LOOKED_UP: u32 = 1;

/// The work of pricing a step, beyond that of judging one by a single mode.
const PRICED: u32 = 6;

/// The search state: diagonal counts by speed category, and the direction of a straight movement.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Track {
    diagonal_counts: [DiagonalCount; 3],
    line: Option<(i32, i32, i32)>,
}

impl<'r, 'a> MultiModeMove<'r, 'a> {
    pub(crate) fn new(referee: Referee<'a>, mover: &'r Mover<'a>, ways: Vec<Way>) -> Self {
        let grounded = Creature { altitude: Height::ZERO, ..mover.creature.clone() };
        let (clings_anywhere, straight, first, lands, unhampered) = (false, false, None, false, false);
        let everybody = SharedSquares(referee).everybody(mover);
        let bodies_hamper = everybody.occupants.iter().any(|occupant| occupant.hampers.is_some());
        let (met, footings, factors) = (RefCell::default(), RefCell::default(), RefCell::default());
        MultiModeMove {
            referee,
            mover,
            ways,
            clings_anywhere,
            straight,
            first,
            lands,
            hangs: false,
            unhampered,
            bodies: Vec::new(),
            grounded,
            bodies_hamper,
            everybody,
            met,
            footings,
            factors,
        }
    }

    pub(super) fn has(&self, mode: Mode) -> bool {
        self.ways.iter().any(|way| way.mode == mode)
    }

    /// Whether a walk leads out of deep water: the last step of a swim, or, in rulebooks without swimming, the only way out.
    pub(super) fn walks_ashore(&self) -> bool {
        self.has(Mode::Swim) || !self.referee.ruleset.swim.value.is_known()
    }

    fn footing(&self, pose: Pose) -> Footing {
        *self.footings.borrow_mut().entry(pose.number()).or_insert_with(|| {
            self.spend(pose);
            let altitude = Space(self.referee).altitude_of(pose);
            let water = Water(self.referee).is_in_water(pose.at, pose.elevation);
            Footing {
                floor: altitude == Height::ZERO,
                water,
                surface: Crossings(self.referee).has_surface(pose.at, pose.elevation)
                    || (self.hangs && pose == Space(self.referee).pose(self.mover)),
                buried: altitude < Height::ZERO,
                above: altitude > Height::ZERO,
                submerged: water && pose.elevation < Water(self.referee).surface_under(pose.at),
                body: altitude > Height::ZERO
                    && !(water && self.has(Mode::Swim))
                    && self.bodies.iter().any(|body| body.has_room_for(pose)),
            }
        })
    }

    /// Counts the work of looking up something about each square of a space.
    fn spend(&self, pose: Pose) {
        let Footprint { width, height } = pose.at.footprint;
        self.referee.spend(LOOKED_UP * width * height);
    }

    /// The others at the height of a mover at this elevation.
    fn met_at(&self, elevation: Height) -> Rc<Occupancy<'a>> {
        let levels = || Elevations(self.referee).levels_at(&self.grounded, elevation);
        let mut met = self.met.borrow_mut();
        Rc::clone(met.entry(elevation).or_insert_with(|| Rc::new(self.everybody.at(levels()))))
    }

    fn stands(&self, pose: Pose) -> bool {
        self.footing(pose).floor
    }

    pub(crate) fn is_wet(&self, pose: Pose) -> bool {
        self.footing(pose).water
    }

    /// Whether the mover is among the cubes of a creature it clambers into.
    fn is_in_a_body(&self, pose: Pose) -> bool {
        !self.bodies.is_empty() && self.footing(pose).body
    }

    pub(crate) fn clings(&self, pose: Pose) -> bool {
        self.clings_at(self.footing(pose))
    }

    /// Whether something holds the mover at this pose.
    pub(crate) fn is_held(&self, pose: Pose) -> bool {
        // For most poses in a reach set, nothing else is ever asked.
        if !self.footings.borrow().contains_key(&pose.number())
            && Space(self.referee).altitude_of(pose) >= Height::ZERO
            && Water(self.referee).is_in_water(pose.at, pose.elevation)
        {
            return true;
        }
        if self.footing(pose).buried {
            return self.has(Mode::Burrow);
        }
        let (climbs, flies) = (self.has(Mode::Climb), self.has(Mode::Fly));
        let is_carried = self.stands(pose) || self.is_wet(pose) || self.is_in_a_body(pose);
        is_carried || flies || (climbs && self.clings(pose))
    }

    /// Where something holds the mover over these squares if it comes from this pose: level if possible, otherwise on the
    /// floor, or at the surface of the water.
    pub(super) fn held_over(&self, from: Pose, at: Placement) -> Height {
        let floor = self.referee.encounter.battlefield.floor_under(at);
        let level = Pose { at, elevation: from.elevation.max(floor) };
        // A creature whose head is level with the mover's feet is entered by a step down.
        let lower = Pose { at, elevation: level.elevation - Height::of_squares(1) };
        if self.is_in_a_body(lower) && !self.is_held(level) {
            return lower.elevation;
        }
        // A wall that only the command names goes on below the ledge, down to the floor.
        let climbs_down = self.clings_anywhere && self.stands(from) && !self.footing(level).surface;
        let surface = || Water(self.referee).surface_under(at);
        // Nobody but a swimmer or a flier stays above the bottom of water that isn't deep enough to swim in.
        let wades = !self.has(Mode::Swim) && !self.has(Mode::Fly) && self.is_wet(level) && level.elevation > surface();
        if self.is_held(level) && !wades && !(climbs_down && !self.stands(level) && !self.is_wet(level)) {
            level.elevation
        } else if Water(self.referee).is_in_water(at, Height::ZERO) {
            if self.has(Mode::Swim) { Height::ZERO } else { surface() }
        } else {
            floor
        }
    }

    /// Whether only its flight holds the mover at this pose.
    pub(crate) fn is_flown(&self, pose: Pose) -> bool {
        let climbs = self.has(Mode::Climb) && self.clings(pose);
        self.has(Mode::Fly) && !self.stands(pose) && !self.footing(pose).buried && !self.is_wet(pose) && !climbs
    }

    /// The refusal for a pose that is too high for its flight.
    fn too_high(&self, pose: Pose) -> Option<(RuleId, Fact)> {
        let means = self.mover.creature.modes.of(Mode::Fly);
        let means = means.filter(|_| self.referee.ruleset.flight.value.is_aerial())?;
        AerialFlights(self.referee).is_too_high(means, &FlightConditions::default(), pose)
    }

    /// A lower bound on a price from the height alone: on level ground, no step on foot leads up or down.
    fn least_by_height(&self, rise: i32) -> HalfFeet {
        let level = self.referee.encounter.battlefield.is_level();
        let rising = self.ways.iter().filter(|way| way.mode != Mode::Walk || !level);
        let step = |way: &Way| {
            let prices = StepPrices(self.referee).prices_at(way.speed_category);
            let times = if rise > 0 { way.times * way.up } else { way.times };
            let least = HalfFeet::from(prices.least(1) * times);
            if way.dives && rise < 0 { HalfFeet(least.0 / 2) } else { least }
        };
        let each = rising.map(step).min().unwrap_or_default();
        // The price of the very first square may be capped.
        let capped = self.first.map_or(0, |most| each.0.saturating_sub(most.0));
        HalfFeet((rise.unsigned_abs() * each.0).saturating_sub(capped))
    }

    /// The modes in which a step can be made.
    fn fitting(&self, from: Pose, to: Pose) -> impl Iterator<Item = &Way> {
        let (left, entered) = (self.footing(from), self.footing(to));
        self.ways.iter().filter(move |way| self.fits(way, left, entered))
    }

    /// The index of the diagonal count of a speed category; a single one if the ruleset doesn't distinguish them.
    fn count(&self, speed_category: Option<SpeedCategory>) -> usize {
        let speed_category = speed_category.filter(|_| self.referee.ruleset.gaits.value).unwrap_or_default();
        speed_category as usize
    }

    /// The diagonal count for moving on in this mode.
    pub(crate) fn diagonal_count(&self, track: &Track, mode: Mode) -> DiagonalCount {
        track.diagonal_counts[self.count(StepPrices(self.referee).category_in(self.mover.creature, mode))]
    }

    fn price(&self, way: &Way, hop: Hop, counted: (DiagonalCount, bool)) -> (HalfFeet, DiagonalCount, Vec<RuleId>) {
        let body = self.is_in_a_body(hop.to);
        if way.mode == Mode::Walk && !body {
            return self.walked(hop.from, hop.to, counted);
        }
        if matches!(way.mode, Mode::Swim | Mode::Climb) {
            return self.held_step(way, hop.from, hop.to, counted);
        }
        let referee = self.referee;
        let prices = match way.mode {
            Mode::Burrow | Mode::Walk => StepPrices(referee).prices_at(way.speed_category),
            _ => StepPrices(referee).prices_aloft(self.mover.creature, way.speed_category),
        };
        let times = if hop.rise() > 0 { way.times * way.up } else { way.times };
        let prices = prices.times(times);
        let (price, after, mut rules) = AirPrices(referee).air_price(prices, hop, counted.0);
        if times > 1 {
            rules.retain(|_| hop.squeezes);
            rules.insert(0, way.rule);
        }
        if way.dives && hop.rise() < 0 {
            return (HalfFeet(price.0 / 2), after, Vec::new());
        }
        (price, after, rules)
    }

    /// The price of a step through water or along a wall, where the ground hampers as it does on foot.
    fn held_step(
        &self,
        way: &Way,
        from: Pose,
        to: Pose,
        counted: (DiagonalCount, bool),
    ) -> (HalfFeet, DiagonalCount, Vec<RuleId>) {
        let prices = StepPrices(self.referee).prices_at(way.speed_category).times(way.times);
        let rises = from.elevation != to.elevation;
        let (feet, after, mut rules) = self.hampered((way.mode, prices), (from, to), rises, counted);
        if way.times > 1 {
            rules.retain(|rule| !matches!(rule, RuleId::Climb | RuleId::Swim));
            rules.insert(0, way.rule);
        }
        (feet, after, rules)
    }

    /// The price of the first square, which the mover can always afford on open ground; what hampers it still raises the
    /// price.
    fn capped(
        &self,
        way: &Way,
        (from, to): (Pose, Pose),
        diagonal_count: DiagonalCount,
        (price, most): (HalfFeet, HalfFeet),
    ) -> HalfFeet {
        let prices = StepPrices(self.referee).prices_at(way.speed_category).times(way.times);
        let (columns, rows) = from.at.axes_moved(to.at);
        let diagonal = columns.abs() + rows.abs() + i32::from(from.elevation != to.elevation) > 1;
        let factors = StepFactors::open(diagonal);
        let (open, _) = StepPrices(self.referee).price(prices, &factors, Spent { feet: Feet(0), diagonal_count });
        let open = HalfFeet::from(open);
        if open.0 == 0 || most >= open { price } else { HalfFeet((price.0 * most.0).div_ceil(open.0)) }
    }

    fn walked(&self, from: Pose, to: Pose, counted: (DiagonalCount, bool)) -> (HalfFeet, DiagonalCount, Vec<RuleId>) {
        let on_leaving = self.referee.ruleset.hampering.value.counts_the_space_left();
        // Water hampers a wader that leaves it, but not a swimmer.
        let mode = if on_leaving && self.has(Mode::Swim) && self.is_wet(from) { Mode::Swim } else { Mode::Walk };
        let prices = StepPrices(self.referee).prices_at(Some(self.grounded.speed_category));
        self.hampered((mode, prices), (from, to), false, counted)
    }

    /// The price of a step that the ground and creatures on it can hamper. A step with `rises` is a diagonal if it also moves
    /// along the ground.
    fn hampered(
        &self,
        (mode, prices): (Mode, Prices),
        (from, to): (Pose, Pose),
        rises: bool,
        (diagonal_count, explained): (DiagonalCount, bool),
    ) -> (HalfFeet, DiagonalCount, Vec<RuleId>) {
        let referee = self.referee;
        let mover = Mover { creature: &self.grounded, ..*self.mover };
        let places = (from.at, to.at);
        let look_up = || {
            self.spend(to);
            StepPrices(referee).factors_by(mode, &mover, &self.met_at(to.elevation), places)
        };
        // Only bodies hamper a step at one height and not at another.
        let elevation = if self.bodies_hamper { to.elevation } else { Height::ZERO };
        let [before, after] = [from, to].map(|pose| Pose { elevation, ..pose }.number());
        let key = (mode, before, after);
        let factors = *self.factors.borrow_mut().entry(key).or_insert_with(look_up);
        let (columns, rows) = from.at.axes_moved(to.at);
        let diagonal = columns.abs() + rows.abs() + i32::from(rises) > 1;
        let factors = match self.unhampered {
            true => StepFactors { squares: factors.squares, ..StepFactors::open(diagonal) },
            false => StepFactors { diagonal, ..factors },
        };
        let spent = Spent { feet: Feet(0), diagonal_count };
        let (feet, after) = StepPrices(referee).price(prices, &factors, spent);
        let rules = || {
            let occupancy = self.met_at(to.elevation);
            StepPrices(referee).rules_of_price((mode, prices), &factors, &mover, &occupancy, places, spent)
        };
        (HalfFeet::from(feet), after.diagonal_count, if explained { rules() } else { Vec::new() })
    }

    /// One step in this mode; `explained` adds the rules that make it expensive.
    fn transition(&self, way: &Way, hop: Hop, track: &Track, spent: HalfFeet, explained: bool) -> Transition<Track> {
        let (referee, from, to) = (self.referee, hop.from, hop.to);
        referee.spend(PRICED);
        let count = self.count(way.speed_category);
        let (price, diagonal_count, rules) = self.price(way, hop, (track.diagonal_counts[count], explained));
        let first = self.first.filter(|_| spent == HalfFeet(0) && way.times > 1);
        let price =
            first.map_or(price, |most| self.capped(way, (from, to), track.diagonal_counts[count], (price, most)));
        let mut refusals = Vec::new();
        let (body, wader) = (self.is_in_a_body(to), &self.grounded);
        let walks = way.mode == Mode::Walk && !body;
        if walks {
            refusals.extend(ImpededGround(referee).refusal(wader, to.at));
        }
        let too_deep = |square: &Square| StepPrices(referee).has_to_swim(wader, way.mode, *square);
        if walks && let Some(square) = to.at.squares().find(too_deep) {
            refusals.push((RuleId::DeepWater, HeightFact::HasToSwim { square }.into()));
        }
        if way.mode == Mode::Fly && to.elevation >= from.elevation {
            refusals.extend(self.too_high(to));
        }
        let (columns, rows) = from.at.axes_moved(to.at);
        let line = (columns, rows, hop.rise());
        let straight = self.straight && way.mode == Mode::Swim;
        if straight && track.line.is_some_and(|before| before != line) {
            refusals.push((way.rule, Fact::Mode(ModeFact::Bent)));
        }
        let mut state = *track;
        state.diagonal_counts[count] = diagonal_count;
        state.line = straight.then_some(line);
        Transition { pose: to, mode: way.mode, price, rules, state, refusals }
    }
}

impl MultiModeMove<'_, '_> {
    /// The steps that nothing refuses. Most neighbours of a pose are in midair, where no mode fits: they aren't worth
    /// pricing.
    fn unrefused(&self, hop: Hop, track: &Track, spent: HalfFeet, explained: bool) -> Vec<Transition<Track>> {
        let fitting = self.fitting(hop.from, hop.to);
        let transitions = fitting.map(|way| self.transition(way, hop, track, spent, explained));
        transitions.filter(|transition| transition.refusals.is_empty()).collect()
    }
}

impl MovementModel for MultiModeMove<'_, '_> {
    type State = Track;

    fn start(&self) -> Track {
        let mut diagonal_counts = [DiagonalCount::default(); 3];
        let own = StepPrices(self.referee).category(self.mover.creature);
        diagonal_counts[self.count(own)] = self.mover.diagonal_count;
        Track { diagonal_counts, line: None }
    }

    fn walks(&self) -> bool {
        true
    }

    fn is_underground(&self) -> bool {
        self.has(Mode::Burrow)
    }

    fn keeps_to_water(&self) -> bool {
        self.ways.iter().all(|way| way.mode == Mode::Swim)
    }

    fn ends_ashore(&self) -> bool {
        self.lands || !self.keeps_to_water()
    }

    fn transitions(&self, hop: Hop, track: &Track, spent: HalfFeet) -> Vec<Transition<Track>> {
        let (from, to) = (hop.from, hop.to);
        let transitions = self.fitting(from, to).map(|way| self.transition(way, hop, track, spent, true));
        let transitions: Vec<Transition<Track>> = transitions.collect();
        let Some(way) = self.ways.first().filter(|_| transitions.is_empty()) else { return transitions };
        // Show the step in the first mode, with the refusal.
        let mut transition = self.transition(way, hop, track, spent, true);
        let square = to.at.anchor;
        let ashore = way.mode == Mode::Swim && self.lands && self.stands(from) && self.stands(to) && !self.is_wet(to);
        let fact = match way.mode {
            // Wherever the path leads next, it hasn't reached the water yet.
            Mode::Swim if ashore && from.at == self.mover.placement => ModeFact::NotAfloat { square },
            Mode::Swim if ashore => ModeFact::Ashore { square },
            Mode::Swim if self.ways.len() == 1 && !self.is_wet(to) => ModeFact::NoWater { square },
            Mode::Climb if !self.stands(to) => {
                ModeFact::NoHold { square, altitude: Space(self.referee).altitude_of(to) }
            }
            _ => ModeFact::NoWay { square },
        };
        transition.refusals = vec![(way.rule, Fact::Mode(fact))];
        vec![transition]
    }

    fn used_up(&self, mode: Mode, spent: HalfFeet) -> Option<(RuleId, Fact)> {
        let way = self.ways.iter().find(|way| way.mode == mode && spent > HalfFeet::from(way.speed))?;
        // In its fastest mode, the movement as a whole is refused as too far instead.
        let fastest = self.ways.iter().all(|other| other.speed <= way.speed);
        let fact = ModeFact::UsedUp { mode, speed: way.speed };
        (!fastest).then_some((RuleId::Combining, Fact::Mode(fact)))
    }

    fn open_transitions(&self, hop: Hop, track: &Track, spent: HalfFeet) -> Vec<Transition<Track>> {
        self.unrefused(hop, track, spent, true)
    }

    fn open_steps(&self, hop: Hop, track: &Track, spent: HalfFeet) -> Vec<Transition<Track>> {
        self.unrefused(hop, track, spent, false)
    }

    fn leads_to(&self, pose: Pose) -> bool {
        self.may_enter(self.footing(pose))
    }

    fn end_refusals(&self, at: Pose, _track: &Track, _spent: HalfFeet) -> Vec<(RuleId, Fact)> {
        if self.is_held(at) {
            let flown = self.is_flown(at);
            return self.too_high(at).filter(|_| flown).into_iter().collect();
        }
        let rule = self.ways.first().map_or(RuleId::Heights, |way| way.rule);
        vec![(rule, Fact::Mode(ModeFact::NothingHolds { square: at.at.anchor }))]
    }

    fn ends_over(&self, from: Pose, at: Placement) -> Option<Height> {
        Some(self.held_over(from, at))
    }

    fn least(&self, span: Span) -> HalfFeet {
        let (walks, (long, short, rise)) = (self.has(Mode::Walk), span.squares());
        let least = |way: &Way| {
            let prices = StepPrices(self.referee).prices_at(way.speed_category);
            let feet = match span.folds {
                // A walker's step up or down a stair isn't a diagonal for that.
                None if walks => prices.least_over([long, short, 0]).max(prices.least(span.steps())),
                _ => AirPrices(self.referee).least_through_the_air(prices, span),
            };
            if way.dives { HalfFeet(feet.0) } else { HalfFeet::from(feet) }
        };
        self.ways.iter().map(least).min().unwrap_or_default().max(self.least_by_height(rise))
    }

    fn shelters(&self, from: Pose, mode: Mode) -> bool {
        match mode {
            Mode::Swim => Grades(self.referee).is_jet(self.mover.creature), // A jet provokes nobody.
            Mode::Burrow => Space(self.referee).is_buried(self.mover.creature, from),
            _ => false,
        }
    }
}

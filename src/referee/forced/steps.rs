//! Where forced movement can lead: straight lines, and searches over steps that all lead the right way.

use super::forced_path::ForcedPath;
use super::search::{Floor, Line, SearchResult};
use crate::field::{Creature, Terrain};
use crate::grid::{Direction, Feet, Footprint, Height, Placement, Square};
use crate::referee::board::{
    Crossings, Distances, Elevations, Occupancy, Occupant, STAIR, SharedSquares, Support, Supports, Water,
    between_centers,
};
use crate::referee::context::{Mover, Referee};
use crate::referee::movement::{FloorEdges, StepFactors, StepPrices};
use crate::referee::ruling::{Fact, ForcedFact, ForcedKind, HeightFact, Spent, Step};
use crate::ruleset::RuleId;

/// The steps a forced movement can make.
pub(crate) struct ForcedSteps<'b, 's> {
    pub(super) referee: Referee<'b>,
    pub(super) mover: &'s Mover<'b>,
    occupancy: &'s Occupancy<'b>,
    source: &'s Creature,
    how: ForcedKind,
    pub(super) budget: Feet,
    /// Whether it goes in a straight line, in which case it doesn't matter whether that leads nearer or farther.
    straight: bool,
    /// Whether its steps cost what walking does.
    walks: bool,
    /// The space it takes up on the way.
    pub(super) shape: Footprint,
    /// Whether it goes through the air over floors at different heights.
    pub(super) soars: bool,
    /// Its mount, or the bigger creature on whose back it stands.
    carrier: Option<&'b Creature>,
    /// Whether it holds on to a wall or an edge.
    clings: bool,
    /// Whether nothing holds it up, as in mid-jump.
    drops: bool,
    /// Whether it begins in water, afloat.
    pub(super) swims: bool,
}

impl<'b, 's> ForcedSteps<'b, 's> {
    pub(crate) fn new(
        (referee, mover, occupancy): (Referee<'b>, &'s Mover<'b>, &'s Occupancy<'b>),
        (source, how, budget): (&'s Creature, ForcedKind, Feet),
        straight: bool,
    ) -> Self {
        let walks = !referee.ruleset.forced.value.ignores_ground();
        let shape = if walks { mover.placement.footprint } else { mover.full };
        let victim = referee.encounter.creature(&mover.creature.name);
        let carrier = victim.and_then(|victim| Supports(referee).carried_by(victim));
        let held = victim.map(|victim| Supports(referee).of(victim));
        let clings = matches!(held, Some(Support::Wall | Support::Edge));
        let drops = held == Some(Support::Nothing);
        let swims = held == Some(Support::Water);
        let carried = carrier.is_some() && mover.creature.is_airborne();
        let aloft = Elevations(referee).footing(mover.creature).is_some() || clings || drops || carried;
        let soars = how == ForcedKind::Fling && aloft;
        ForcedSteps {
            referee,
            mover,
            occupancy,
            source,
            how,
            budget,
            straight,
            walks,
            shape,
            soars,
            carrier,
            clings,
            drops,
            swims,
        }
    }

    /// Whether it may end here: no creature that keeps others out is there.
    fn may_end(&self, at: Placement) -> bool {
        self.may_end_at(at, self.floats_at(at))
    }

    /// Whether it may end with this step, on the floor, by wing or afloat. A creature thrown over others comes down
    /// among them if the rulebook lets it squeeze in.
    pub(crate) fn may_end_after(&self, step: &Step, launched: bool) -> bool {
        if (self.soars || launched) && self.referee.ruleset.illegal_end.value.squeezes() {
            return true;
        }
        let floor = self.referee.encounter.battlefield.floor_under(step.to);
        let walks = Elevations(self.referee).follows_the_floor(self.mover.creature);
        let kept = walks && step.altitude > Height::ZERO;
        self.may_end_at(step.to, kept.then(|| floor + step.altitude))
    }

    fn may_end_at(&self, at: Placement, height: Option<Height>) -> bool {
        let there = height.map(|height| self.aloft(height, at));
        !there
            .as_ref()
            .unwrap_or(self.occupancy)
            .met(at)
            .any(|(occupant, _)| SharedSquares(self.referee).bars_the_forced(self.mover, occupant.creature))
    }

    fn apart(&self, at: Placement) -> (bool, u32) {
        let (source, victim) =
            (Distances(self.referee).spot(self.source), Distances(self.referee).spot_in(self.mover.creature, at));
        // For movement along the ground or through water, heights don't matter.
        let flat = self.referee.ruleset().forced_height.value.goes_down_or_up();
        Distances(self.referee).apart(if flat { victim.at(source.placement()) } else { source }, victim)
    }

    fn leads_right(&self, from: Placement, to: Placement) -> bool {
        let beside = (true, Feet::SQUARE.0);
        match self.how {
            _ if self.straight => true,
            ForcedKind::Push => self.apart(to) > self.apart(from),
            ForcedKind::Pull => {
                let (here, there) = (self.apart(from), self.apart(to));
                there < here || (here == beside && there == beside)
            }
            ForcedKind::Slide | ForcedKind::Fling => true,
        }
    }

    /// What happens to a victim on a step over the edge of a floor, or away from what it holds on to or stands on.
    fn falls_in(&self, from: Placement, to: Placement) -> Option<Fact> {
        FloorEdges(self.referee).falls_in(self.mover.creature, from, to).or_else(|| self.loses_hold(to))
    }

    /// The fall of a victim off its mount, a bigger creature's back, a wall or an edge, if nothing else holds it up.
    fn loses_hold(&self, to: Placement) -> Option<Fact> {
        let creature = self.mover.creature;
        let carried = self.carrier.filter(|carrier| carrier.name != creature.name);
        let off = carried.map_or(self.clings || self.drops, |carrier| !self.referee.space_of(carrier).overlaps(to));
        let over = off && creature.is_airborne() && !self.soars;
        let elevation = Elevations(self.referee).elevation_at(creature, to);
        let held = || {
            let on_the_wall = self.clings && Crossings(self.referee).has_surface(to, elevation);
            on_the_wall || Supports(self.referee).held(creature, to, elevation) != Support::Nothing
        };
        (over && !held()).then(|| FloorEdges(self.referee).comes_down(creature, elevation, to))
    }

    /// The victim's height on a step through the air or over water: flung, flying, floating, or over an edge.
    pub(super) fn in_the_air(&self, from: Placement, to: Placement, height: Option<Height>) -> Option<Height> {
        let height = height.or_else(|| self.floats_at(from));
        let here = || height.unwrap_or_else(|| Elevations(self.referee).elevation_at(self.mover.creature, from));
        let over = || height.is_some() || self.falls_in(from, to).is_some();
        (self.soars || over()).then(here)
    }

    /// Whether the victim, this far above the map's level 0 over these squares, is in the air and stays there by its flight.
    /// A victim flung along the floor doesn't take off over a stair, nor over water as high as one.
    fn flies_on(&self, to: Placement, height: Height) -> bool {
        let floor = self.referee.encounter.battlefield.floor_under(to);
        let high = height > if self.soars { Water(self.referee).surface_under(to) + STAIR } else { floor };
        let creature = self.mover.creature;
        let walks = Elevations(self.referee).follows_the_floor(creature);
        high && walks && FloorEdges(self.referee).flies_on(creature, height, to)
    }

    /// Whether the victim is above the floor here, where nothing on the floor is in the way.
    fn is_over(&self, from: Placement, height: Option<Height>) -> bool {
        height.is_some_and(|height| height > self.referee.encounter.battlefield.floor_under(from))
    }

    /// The refusal for a step that leads up or down too far. A step over an edge isn't refused.
    fn height_refusal(&self, from: Placement, to: Placement, air: Option<Height>) -> Option<(RuleId, Fact)> {
        match air {
            Some(height) => FloorEdges(self.referee).rises_before(height, to),
            None => self.earth(to).or_else(|| FloorEdges(self.referee).height_refusal(self.mover.creature, from, to)),
        }
    }

    /// The refusal for a victim in the ground: nobody is forced into what is solid.
    fn earth(&self, to: Placement) -> Option<(RuleId, Fact)> {
        let solid = Fact::Height(HeightFact::BelowGround { square: to.anchor });
        (Supports(self.referee).of(self.mover.creature) == Support::Earth).then_some((RuleId::Blocking, solid))
    }

    /// Everything that refuses a step; empty if it can be made.
    pub(super) fn refusals(&self, from: Placement, to: Placement, air: Option<Height>) -> Vec<(RuleId, Fact)> {
        let mut refusals = self.closed_place(to, Some(from), air);
        if refusals.iter().any(|(_, fact)| *fact == Fact::Forced(ForcedFact::MapEnds)) {
            return refusals;
        }
        if !self.leads_right(from, to) {
            let fact = Fact::Forced(ForcedFact::WrongWay { how: self.how, square: to.anchor });
            refusals.insert(0, (self.how.rule(), fact));
        }
        refusals.extend(self.height_refusal(from, to, air));
        let highest = air.unwrap_or_else(|| Elevations(self.referee).highest_in(self.mover.creature, from, to));
        for crossing in Crossings(self.referee).crossing_refusals_at(self.mover, from, to, highest) {
            if !refusals.contains(&crossing) {
                refusals.push(crossing);
            }
        }
        if refusals.is_empty() && self.is_narrow(from, to) {
            refusals.push((RuleId::Forced, Fact::Forced(ForcedFact::Narrow { square: to.anchor })));
        }
        refusals
    }

    /// What closes this place to the victim: the ground, and the creatures there.
    fn closed_place(&self, at: Placement, from: Option<Placement>, air: Option<Height>) -> Vec<(RuleId, Fact)> {
        if !self.referee.encounter.battlefield.holds(at) {
            return vec![(RuleId::Blocking, Fact::Forced(ForcedFact::MapEnds))];
        }
        let mut closed = Crossings(self.referee).ground_refusals(self.mover.creature, at);
        let occupied = |(occupant, square): (&Occupant<'b>, Square)| {
            let who = occupant.creature.name.clone();
            (self.how.rule(), Fact::Forced(ForcedFact::Occupied { who, square }))
        };
        match air {
            None => closed.extend(self.barring(self.occupancy, at, from).map(occupied)),
            Some(height) => {
                let there = self.aloft(height, at);
                closed.extend(self.barring(&there, at, from).map(occupied));
            }
        }
        closed
    }

    /// The creatures that keep it out of a place. Those in whose squares it already is, at a common height, don't keep it
    /// from moving on.
    fn barring<'c>(
        &self,
        occupancy: &'c Occupancy<'b>,
        at: Placement,
        from: Option<Placement>,
    ) -> impl Iterator<Item = (&'c Occupant<'b>, Square)> {
        occupancy.met(at).filter(move |(occupant, _)| {
            SharedSquares(self.referee).bars_the_forced(self.mover, occupant.creature)
                && !from.is_some_and(|from| occupancy.shares(occupant, from))
        })
    }

    /// The creatures it meets at this height above the map's level 0, or on the floor here where that is a stair higher.
    fn aloft(&self, height: Height, here: Placement) -> Occupancy<'b> {
        let height = height.max(self.referee.encounter.battlefield.floor_under(here));
        let levels = Elevations(self.referee).levels_at(self.mover.creature, height);
        SharedSquares(self.referee).everybody(self.mover).at(levels)
    }

    /// Whether it would have to squeeze between two places.
    fn is_narrow(&self, from: Placement, to: Placement) -> bool {
        !self.walks && Crossings(self.referee).crossed(self.mover, from, to).1
    }

    /// Whether a step onto open ground can be made, that is, has no refusals.
    pub(super) fn is_open(&self, from: Placement, to: Placement) -> bool {
        self.leads_right(from, to)
            && self.floats_at(from).is_none()
            && self.earth(to).is_none()
            && self.loses_hold(to).is_none()
            && FloorEdges(self.referee).height_refusal(self.mover.creature, from, to).is_none()
            && self.barring(self.occupancy, to, Some(from)).next().is_none()
            && Crossings(self.referee).crossing_refusals(self.mover, from, to).is_empty()
            && !self.is_narrow(from, to)
    }

    /// Whether a step leads over an edge, and can be made.
    pub(super) fn falls_to(&self, from: Placement, to: Placement) -> bool {
        let air = self.in_the_air(from, to, None);
        air.is_some() && self.refusals(from, to, air).is_empty()
    }

    pub(super) fn floor(&self, at: Placement) -> Floor {
        let board = &self.referee.encounter.battlefield;
        if !board.holds(at) || !Crossings(self.referee).ground_refusals(self.mover.creature, at).is_empty() {
            return Floor::Closed;
        }
        let waits = |square: Square| board.ground(square).layers.count(Terrain::Hazardous) > 0;
        let hazardous = !self.mover.creature.is_airborne() && at.squares().any(waits);
        if hazardous { Floor::Hazardous } else { Floor::Plain }
    }

    pub(super) fn price(&self, from: Placement, to: Placement, spent: Spent, over: bool) -> (Feet, Spent) {
        let (columns, rows) = from.axes_moved(to);
        let diagonal = columns != 0 && rows != 0;
        let factors = if self.walks && !over {
            StepPrices(self.referee).factors(self.mover, self.occupancy, from, to)
        } else {
            StepFactors::open(diagonal)
        };
        let prices = StepPrices(self.referee).prices_at(Some(self.mover.creature.speed_category));
        StepPrices(self.referee).price(prices, &factors, spent)
    }

    /// Makes a step, if it can be made and paid for.
    fn go(&self, way: &mut ForcedPath, to: Placement) -> bool {
        let Some(placement) = way.launched.or_else(|| self.ashore(way)) else { return self.make(way, to) };
        let creature = &Creature { anchor: placement.anchor, altitude: Height::ZERO, ..self.mover.creature.clone() };
        let mover = &Mover { creature, placement, ..*self.mover };
        let soars = self.how == ForcedKind::Fling;
        way.launched = Some(placement).filter(|_| soars);
        ForcedSteps { mover, swims: false, soars, ..*self }.make(way, to)
    }

    /// Makes a step with the victim as it began.
    fn make(&self, way: &mut ForcedPath, to: Placement) -> bool {
        let from = way.steps.last().map_or(self.mover.placement, |step| step.to);
        if !from.is_one_step_from(to) {
            way.closed = vec![(RuleId::Forced, Fact::Forced(ForcedFact::NoSquare { way: None }))];
            return false;
        }
        // The steps end where the feet run out, so that the victim doesn't run into anything beyond.
        let over = self.is_over(from, way.height);
        let (feet, spent) = self.price(from, to, way.spent, over);
        if spent.feet > self.budget {
            way.unpaid = way.steps.is_empty().then_some(feet);
            return false;
        }
        let air = self.in_the_air(from, to, way.height);
        way.closed = self.refusals(from, to, air);
        if !way.closed.is_empty() {
            return false;
        }
        let rules = match feet > Feet::SQUARE {
            true if self.walks && !over => {
                StepPrices(self.referee).price_rules(self.mover, self.occupancy, (from, to), way.spent)
            }
            true => vec![RuleId::Diagonals],
            false => Vec::new(),
        };
        way.spent = spent;
        let creature = self.mover.creature;
        let mode = Supports(self.referee).locomotion(creature).mode;
        let floor = self.referee.encounter.battlefield.floor_under(to);
        let flies = air.filter(|&height| self.flies_on(to, height));
        let water = air.filter(|_| flies.is_none()).and_then(|height| self.floats(to, height));
        let kept = flies.or_else(|| self.floats_at(to).filter(|_| water.is_some()));
        let at = kept.or_else(|| self.thrown_over(to, air?));
        let altitude = at.map_or_else(|| Elevations(self.referee).altitude_at(creature, to), |height| height - floor);
        way.steps.push(Step { rules, altitude, ..Step::level(mode, creature, to, feet) });
        way.height = air.filter(|_| self.soars).map(|height| height.max(floor)).or(kept);
        way.falls = match air.filter(|&height| height > floor + STAIR) {
            _ if self.soars || kept.is_some() => None,
            Some(height) => Some(FloorEdges(self.referee).comes_down(creature, height, to)),
            None => self.falls_in(from, to),
        };
        way.waters.push(water);
        way.aloft = flies.map(|_| altitude);
        true
    }

    /// Whether there is something to hold on to during a fall from here; for a victim in mid-jump, only if there is a
    /// surface.
    pub(crate) fn has_a_hold(&self, at: Placement) -> bool {
        let elevation = Elevations(self.referee).elevation_at(self.mover.creature, at);
        !self.drops || Crossings(self.referee).has_surface(at, elevation)
    }

    /// Moves straight on for at most `most` steps, or over an edge.
    pub(crate) fn ray(&self, way: Direction, most: u32, ledge: Option<Square>) -> ForcedPath {
        let mut forced_path = ForcedPath::default();
        let mut anchor = self.mover.placement.anchor;
        for _ in 0..most {
            anchor = anchor.offset(way.delta());
            let to = self.shape.at(anchor);
            if !self.go(&mut forced_path, to) {
                break;
            }
            forced_path.ledge = ledge.filter(|&square| to.contains(square));
            if forced_path.ledge.is_some() || forced_path.falls.is_some() {
                break;
            }
        }
        forced_path
    }

    /// The fall of a victim flung to where nothing supports it.
    pub(crate) fn lands(&self, forced_path: &ForcedPath) -> Option<Fact> {
        let (height, end) = (forced_path.height.filter(|_| forced_path.aloft.is_none())?, forced_path.steps.last()?.to);
        let floor = self.referee.encounter.battlefield.floor_under(end);
        // A victim that stood can step down one square.
        let down = if self.clings || self.drops { Height::ZERO } else { Height::from(Feet::SQUARE) };
        (height > floor + down).then(|| FloorEdges(self.referee).comes_down(self.mover.creature, height, end))
    }

    /// The straight path that leads farthest; among equals the first.
    pub(crate) fn farthest(&self, ways: &[Direction]) -> Option<(Direction, ForcedPath)> {
        let mut best: Option<(Direction, ForcedPath)> = None;
        for &way in ways {
            let mut forced_path = self.ray(way, u32::MAX, None);
            let launched = forced_path.launched.is_some();
            forced_path.trim(|step| self.may_end_after(step, launched));
            if best.as_ref().is_none_or(|(_, other)| forced_path.steps.len() > other.steps.len()) {
                best = Some((way, forced_path));
            }
        }
        best
    }

    /// The straight path towards the source, if that leads over an edge.
    fn over_the_edge(&self) -> Option<ForcedPath> {
        let (dx, dy) = between_centers(self.mover.placement, self.referee.space_of(self.source));
        let straight = dx == 0 || dy == 0 || dx.abs() == dy.abs();
        let way =
            Direction::ALL.into_iter().max_by_key(|&direction| turned((dx, dy), direction)).filter(|_| straight)?;
        Some(self.ray(way, u32::MAX, None)).filter(|path| path.falls.is_some())
    }

    /// Moves as near to the source as possible, by the shortest path.
    pub(crate) fn toward(&self) -> ForcedPath {
        let mut way = ForcedPath::default();
        let spot = |creature| Distances(self.referee).spot(creature);
        let apart = Distances(self.referee).feet_between(spot(self.source), spot(self.mover.creature));
        if apart == Feet::SQUARE && self.apart(self.mover.placement) == (true, Feet::SQUARE.0) {
            way.closed = vec![(self.how.rule(), Fact::Forced(ForcedFact::BesideAlready))];
            return way;
        }
        if let Some(over_the_edge) = self.over_the_edge() {
            return over_the_edge;
        }
        let here = self.mover.placement;
        let searched = self.search((here, Spent::default()), Line(self.referee.space_of(self.source), here), None);
        let ends = searched.ends(|at| self.may_end(at));
        let end = ends.min_by_key(|(_, reached)| (self.apart(reached.at), reached.rank()));
        self.follow(&mut way, &searched, end.map(|(index, _)| index));
        let last = way.steps.last().map_or(here, |step| step.to);
        let (dx, dy) = between_centers(last, self.referee.space_of(self.source));
        // What blocks it is reported for the straight path.
        way.closed = match Direction::ALL.into_iter().max_by_key(|&direction| turned((dx, dy), direction)) {
            Some(direction) if way.steps.is_empty() => self.ray(direction, 1, None).closed,
            Some(direction) if self.could_go_on(&way, last) => self.refusals(last, last.toward(direction), None),
            _ => Vec::new(),
        };
        way
    }

    /// Whether a pull along the floor that ends here has feet left, and its source isn't beside it yet.
    fn could_go_on(&self, way: &ForcedPath, last: Placement) -> bool {
        let level = way.falls.is_none() && way.aloft.is_none() && way.launched.is_none() && !self.soars;
        level && way.feet() + Feet::SQUARE <= self.budget && self.apart(last).1 > Feet::SQUARE.0
    }

    /// Moves over these stops as far as possible: step by step if each is beside the one before, otherwise by the shortest
    /// paths between them, and among those the one nearest to the straight line.
    pub(crate) fn over(&self, stops: &[Square]) -> ForcedPath {
        let mut before = self.mover.placement.anchor;
        // A stop at its current place leads nowhere.
        let leads_on = |&stop: &Square| std::mem::replace(&mut before, stop) != stop;
        let stops: Vec<Square> = stops.iter().copied().filter(leads_on).collect();
        let mut before = self.mover.placement.anchor;
        let by_hand = stops.len() > 1 && stops.iter().all(|&stop| std::mem::replace(&mut before, stop).is_beside(stop));
        let mut way = ForcedPath::default();
        for &stop in &stops {
            let goal = self.shape.at(stop);
            if by_hand {
                if !self.go(&mut way, goal) || way.falls.is_some() {
                    break;
                }
                continue;
            }
            let here = way.steps.last().map_or(self.mover.placement, |step| step.to);
            let searched = self.search((here, way.spent), Line(here, goal), Some(goal));
            if searched.found.is_some() {
                self.follow(&mut way, &searched, searched.found);
                if way.falls.is_some() {
                    break;
                }
                continue;
            }
            let away = |anchor: Square| Distances(self.referee).feet_between_squares(anchor, stop);
            let ends = searched.ends(|at| self.may_end(at));
            let near = ends.min_by_key(|(_, end)| (away(end.at.anchor), end.rank(), end.at.anchor));
            self.follow(&mut way, &searched, near.map(|(index, _)| index));
            way.closed = self.closed_goal(goal);
            break;
        }
        way
    }

    /// Why no path leads to a goal.
    fn closed_goal(&self, goal: Placement) -> Vec<(RuleId, Fact)> {
        let mut closed = self.closed_place(goal, None, None);
        let forced = |fact| (self.how.rule(), Fact::Forced(fact));
        if !self.leads_right(self.mover.placement, goal) {
            closed.push(forced(ForcedFact::WrongWay { how: self.how, square: goal.anchor }));
        }
        if closed.is_empty() {
            closed.push(forced(ForcedFact::OutOfReach { square: goal.anchor }));
        }
        closed
    }

    /// Takes the steps to a place settled by a search.
    fn follow(&self, way: &mut ForcedPath, searched: &SearchResult<'_, 'b, 's>, end: Option<usize>) {
        for reached in end.map_or_else(Vec::new, |end| searched.labels.trace(end)).into_iter().skip(1) {
            self.go(way, reached.at);
        }
    }
}

/// How well a direction matches this vector: the higher, the better.
pub(crate) fn turned((dx, dy): (i64, i64), way: Direction) -> i64 {
    let (x, y) = way.delta();
    let along = dx * i64::from(x) + dy * i64::from(y);
    along.signum() * along * along * if way.is_diagonal() { 1 } else { 2 }
}

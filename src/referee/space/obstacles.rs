//! Whether ground, walls and creatures let a mover pass, cached for every step asked about.

use std::cell::{Cell, OnceCell, RefCell};

use rustc_hash::FxHashMap;

use super::folds::Folds;
use super::{Hop, MovementModel, Pose, Space};
use crate::field::{Condition, Creature, Name, Terrain};
use crate::grid::{Area, Footprint, Height, Mask, Placement};
use crate::referee::board::{Crossings, Hindrance, Occupancy, SharedSquares, Water};
use crate::referee::context::{Levels, Mover, Referee, Spot};
use crate::referee::movement::StepPrices;
use crate::referee::ruling::{Fact, Finding, HeightFact};
use crate::ruleset::RuleId;

/// The work of asking what the ground of one square and its edges let pass, and of looking for creatures at a pose.
const GROUND: u32 = 1;
const NEARBY: u32 = 10;

/// The obstacles on the board for one mover.
pub(crate) struct Obstacles<'p, 'a> {
    pub(super) referee: Referee<'a>,
    pub(super) mover: &'p Mover<'a>,
    /// Its space when it doesn't squeeze, or the one it begins with, if it keeps that.
    pub(super) whole: Footprint,
    /// Where it squeezes; `None` for a mover with only one shape.
    pub(super) folds: Option<Folds>,
    /// Whether there are gaps and crawlways it squeezes through.
    gaps: bool,
    /// A cache of whether each step leads through one.
    through_gaps: RefCell<FxHashMap<(u64, u64), bool>>,
    /// The rule by which nothing may hamper its steps, if its pace has one.
    hurries: Option<RuleId>,
    /// How tall its space is, in squares.
    tall: u32,
    /// The mover in the air, where low obstacles do not stop it.
    lifted: Creature,
    /// The mover on the floor, where they do.
    grounded: Creature,
    /// Whether it keeps to the ground where its steps lead over it.
    walks: bool,
    /// Whether the mover goes through the ground, below the floor.
    underground: bool,
    /// Whether it goes by wing on a board with water.
    needs_air: bool,
    everybody: Occupancy<'a>,
    /// The anchors at which the mover's space would share squares with a creature that closes its own, heights aside.
    crowded: Mask,
    /// The occupants at a height, by its lowest square.
    met: RefCell<FxHashMap<i32, Occupancy<'a>>>,
    /// A cache, by the number of a pose, of whether it meets an occupant whose squares are closed, and of whether the mover
    /// may enter it all the same, from where it meets none.
    closed: RefCell<FxHashMap<u64, bool>>,
    entered: RefCell<FxHashMap<u64, bool>>,
    /// A cache, for every anchor and each of the nine offsets from it, of whether ground and walls let the mover
    /// pass through the air.
    ground: Vec<Cell<Option<bool>>>,
    /// A cache of whether a step is free, for steps whose heights matter too.
    rising: RefCell<FxHashMap<(u64, u64), bool>>,
    /// The floor under every anchor.
    floors: Vec<Cell<Option<Height>>>,
    /// The highest floor; `None` if creatures that fill their squares make corners at any height.
    clear_above: OnceCell<Option<Height>>,
}

impl<'p, 'a> Obstacles<'p, 'a> {
    pub(crate) fn new<C: MovementModel>(referee: Referee<'a>, mover: &'p Mover<'a>, model: &C) -> Self {
        let altitude = mover.creature.altitude.max(Height::of_squares(1));
        // A jumper or flier that passes a wall doesn't cling to it.
        let conditions = mover.creature.conditions;
        let conditions = if model.walks() { conditions } else { conditions.set(Condition::Midair, true) };
        let area = referee.encounter.battlefield.area();
        let south_east = area.south_east();
        let squares = referee.encounter.battlefield.index(south_east).map_or(0, |last| last + 1);
        let everybody = SharedSquares(referee).everybody(mover);
        let mut crowded = Mask::empty_like(referee.encounter.battlefield.open_squares());
        let whole = if model.squeezes() { mover.full } else { mover.placement.footprint };
        let Footprint { width, height } = whole;
        for occupant in everybody.closed() {
            let area = occupant.space.area();
            let first = area.north_west().offset((1 - width as i32, 1 - height as i32));
            crowded.insert_area(Area::between(first, area.south_east()));
        }
        let lifted = Creature { altitude, conditions, ..mover.creature.clone() };
        let grounded = Creature { altitude: Height::ZERO, ..mover.creature.clone() };
        Obstacles {
            referee,
            mover,
            whole,
            folds: Folds::new(referee, mover, (&grounded, &lifted), model, &everybody),
            gaps: has_gaps(referee, mover.creature),
            through_gaps: RefCell::default(),
            hurries: None,
            tall: referee.ruleset.profile_of(referee.encounter.body(mover.creature)).space,
            crowded,
            lifted,
            grounded,
            walks: model.walks(),
            underground: model.is_underground(),
            needs_air: model.needs_air() && Water(referee).is_any(),
            everybody,
            met: RefCell::default(),
            closed: RefCell::default(),
            entered: RefCell::default(),
            ground: vec![Cell::new(None); if model.is_underground() { 0 } else { squares * 9 }],
            rising: RefCell::default(),
            floors: vec![Cell::new(None); squares],
            clear_above: OnceCell::new(),
        }
    }

    /// The same obstacles for a mover that by this rule may not cross anything that hampers it.
    pub(super) fn hurried(self, hurries: Option<RuleId>) -> Self {
        Obstacles { hurries, ..self }
    }

    /// The same among these other creatures.
    pub(super) fn among(self, everybody: Occupancy<'a>) -> Self {
        let (met, closed, entered) = Default::default();
        Obstacles { everybody, met, closed, entered, ..self }
    }

    /// The same, without these creatures.
    pub(super) fn without(mut self, names: &[Name]) -> Self {
        self.everybody.occupants.retain(|occupant| !names.contains(&occupant.creature.name));
        self
    }

    /// The same obstacles without water in the way of wings; `None` if it isn't in their way.
    pub(super) fn through_water(self) -> Option<Self> {
        self.needs_air.then_some(Obstacles { needs_air: false, ..self })
    }

    /// The creatures whose cubes the mover would be in, in this pose.
    pub(super) fn met_at(&self, at: Pose) -> Vec<Name> {
        self.met(at, |occupancy| occupancy.met(at.at).map(|(occupant, _)| occupant.creature.name.clone()).collect())
    }

    /// The floor under a space; level 0 if the space leaves the board.
    pub(crate) fn floor(&self, at: Placement) -> Height {
        let board = &self.referee.encounter.battlefield;
        let known = board.index(at.anchor).filter(|_| at.footprint == self.whole);
        let known = known.and_then(|index| self.floors.get(index));
        let Some(known) = known else { return board.floor_under(at) };
        known.get().unwrap_or_else(|| {
            let floor = board.floor_under(at);
            known.set(Some(floor));
            floor
        })
    }

    /// The step between two poses, with whether it squeezes.
    pub(super) fn hop(&self, from: Pose, to: Pose) -> Hop {
        let through = || {
            *self.through_gaps.borrow_mut().entry((from.number(), to.number())).or_insert_with(|| {
                let mover = Mover { creature: &self.lifted, ..*self.mover };
                !self.is_below(from, to) && Crossings(self.referee).crossed(&mover, from.at, to.at).1
            })
        };
        Hop { from, to, squeezes: to.at.footprint != self.whole || (self.gaps && through()) }
    }

    /// Whether the mover is squeezed in a pose, for lack of room or in a gap.
    pub(super) fn is_narrow(&self, at: Pose) -> bool {
        let buried = || self.underground && Space(self.referee).is_buried(self.mover.creature, at);
        self.mover.is_squeezed(at.at)
            || (self.gaps && !buried() && Crossings(self.referee).stands_in_a_gap(&self.lifted, at.at))
    }

    /// Whether it goes through the ground.
    pub(super) fn is_underground(&self) -> bool {
        self.underground
    }

    /// The occupants at these heights.
    pub(super) fn everybody_at(&self, levels: Levels) -> Occupancy<'a> {
        self.everybody.at(levels)
    }

    /// Whether a pose is in the ground or in solid squares, and the mover can't go through them.
    pub(super) fn is_shut(&self, pose: Pose) -> bool {
        let buried = || pose.elevation < self.floor(pose.at);
        !self.underground && (buried() || !self.is_free(pose))
    }

    /// Whether a pose is under water, where no wings lead.
    pub(super) fn is_below_the_surface(&self, pose: Pose) -> bool {
        self.needs_air && Water(self.referee).is_submerged(pose.at, pose.elevation)
    }

    /// The mover as the ground meets it in this pose: low obstacles don't stop it in the air.
    fn body_at(&self, at: Pose) -> &Creature {
        if self.is_afoot(at) { &self.grounded } else { &self.lifted }
    }

    /// Whether it walks in this pose.
    pub(super) fn is_afoot(&self, at: Pose) -> bool {
        self.walks && at.elevation == self.floor(at.at)
    }

    /// Whether no filled square and no barrier takes the mover's room in this pose.
    fn is_free(&self, at: Pose) -> bool {
        let refusals = || Crossings(self.referee).ground_refusals(self.body_at(at), at.at);
        self.has_room(at).unwrap_or_else(|| refusals().is_empty())
    }

    /// Whether the mover can be in this pose and stop there.
    pub(super) fn may_end(&self, at: Pose) -> bool {
        let board = &self.referee.encounter.battlefield;
        let buried = self.underground && Space(self.referee).is_buried(self.mover.creature, at);
        board.holds(at.at)
            && (self.underground || at.elevation >= self.floor(at.at))
            && (buried || self.is_free(at))
            && self.stop_refusals(at).is_empty()
    }

    /// Whether the mover can pass from one pose to an adjacent one.
    pub(crate) fn is_passable(&self, from: Pose, to: Pose) -> bool {
        self.may_be(to)
            && (self.hurries.is_none() || self.hurry_refusal(from, to).is_none())
            && self.is_ground_passable(from, to)
            && (self.underground || to.elevation >= self.floor(to.at))
            && self.under_water(from, to).is_none()
            && !self.nears(from, to)
            && (!self.is_anybody_at(to) || self.may_enter(from, to))
    }

    /// Whether those at a pose let the mover in.
    fn may_enter(&self, from: Pose, to: Pose) -> bool {
        let enters = || self.in_the_way(from, to).is_empty();
        if self.is_anybody_at(from) {
            return enters();
        }
        *self.entered.borrow_mut().entry(to.number()).or_insert_with(enters)
    }

    /// Whether a step breaks the requirement to move away from an opponent.
    fn nears(&self, from: Pose, to: Pose) -> bool {
        let kept = |at: Pose| StepPrices(self.referee).distance_kept(self.mover, Spot::of(at.at, self.levels(at)));
        self.mover.options.away.is_some() && kept(from) >= kept(to)
    }

    fn is_ground_passable(&self, from: Pose, to: Pose) -> bool {
        if from.at == to.at && !self.underground {
            return true;
        }
        let Footprint { width, height } = from.at.footprint;
        let ask = || {
            self.referee.spend(GROUND * (1 + width * height));
            self.ground_refusals(from, to).is_empty()
        };
        let (dx, dy) = from.at.anchor.to(to.at.anchor);
        let board = &self.referee.encounter.battlefield;
        let up = |pose: Pose| pose.elevation > self.floor(pose.at);
        // A diagonal may cut a corner of higher ground or of a creature, which depends on the heights too.
        let is_clear = || self.clear_above().is_some_and(|floor| from.elevation.min(to.elevation) >= floor);
        let remembered = dx.abs() <= 1
            && dy.abs() <= 1
            && (from.at.footprint, to.at.footprint) == (self.whole, self.whole)
            && !self.underground
            && (!self.walks || up(from) || up(to))
            && (dx == 0 || dy == 0 || is_clear());
        let slot = board.index(from.at.anchor).filter(|_| remembered);
        let slot = slot.and_then(|index| self.ground.get(index * 9 + usize::try_from(dx + 1 + (dy + 1) * 3).ok()?));
        let Some(slot) = slot else {
            return *self.rising.borrow_mut().entry((from.number(), to.number())).or_insert_with(ask);
        };
        slot.get().unwrap_or_else(|| {
            let passes = ask();
            slot.set(Some(passes));
            passes
        })
    }

    /// Whether a pose meets an occupant whose squares are closed to the mover.
    fn is_anybody_at(&self, at: Pose) -> bool {
        let whole = at.at.footprint == self.whole;
        if whole && self.referee.encounter.battlefield.holds(at.at) && !self.crowded.has(at.at.anchor) {
            return false;
        }
        let levels = self.levels(at);
        let ask = || {
            self.referee.spend(NEARBY);
            self.everybody.occupants.iter().any(|occupant| {
                occupant.passage.1.is_closed() && occupant.levels.overlap(levels) && occupant.space.overlaps(at.at)
            })
        };
        *self.closed.borrow_mut().entry(at.number()).or_insert_with(ask)
    }

    /// The height from which no corner is cut: the highest floor; `None` if creatures that fill their squares make corners too.
    fn clear_above(&self) -> Option<Height> {
        *self.clear_above.get_or_init(|| {
            let board = &self.referee.encounter.battlefield;
            if self.referee.encounter.creatures().iter().any(|creature| creature.fills) {
                return None;
            }
            if board.is_level() { Some(Height::ZERO) } else { board.area().squares().map(|at| board.floor(at)).max() }
        })
    }

    /// Everything that forbids this step in any mode of movement.
    pub(crate) fn refusals(&self, from: Pose, to: Pose) -> Vec<(RuleId, Fact)> {
        let mut refusals = self.ground_refusals(from, to);
        refusals.extend(self.below(to));
        refusals.extend(self.under_water(from, to));
        refusals.extend(self.in_the_way(from, to));
        refusals.extend(self.hurry_refusal(from, to));
        refusals
    }

    /// The refusal of a step by wing that leads under water.
    fn under_water(&self, from: Pose, to: Pose) -> Option<(RuleId, Fact)> {
        let wet = || Water(self.referee).wing_refusal((from.at, from.elevation), (to.at, to.elevation));
        let fact = if self.needs_air { wet() } else { None };
        fact.map(|fact| (RuleId::Flight, fact.into()))
    }

    /// How squeezing breaks the pace's rule against hampered steps.
    fn hurry_refusal(&self, from: Pose, to: Pose) -> Option<(RuleId, Fact)> {
        let rule = self.hurries.filter(|_| self.referee.ruleset.squeezing.value.costs_movement())?;
        let by = [RuleId::Hampering, RuleId::Squeezing];
        self.hop(from, to).squeezes.then(|| (rule, Fact::hampered(to.at.anchor, &by)))
    }

    fn ground_refusals(&self, from: Pose, to: Pose) -> Vec<(RuleId, Fact)> {
        if from.at == to.at {
            // Coming straight up out of the ground may lead into a wall.
            let emerges = self.underground && !Space(self.referee).is_buried(self.mover.creature, to);
            return if emerges { Crossings(self.referee).ground_refusals(&self.lifted, to.at) } else { Vec::new() };
        }
        if self.is_below(from, to) {
            // Walls don't continue below ground, but the map ends there as well.
            let square = to.at.area().south_east();
            let off = (RuleId::Blocking, Fact::Filled { square, with: None });
            return if self.referee.encounter.battlefield.holds(to.at) { Vec::new() } else { vec![off] };
        }
        let up = |pose: Pose| pose.elevation > self.floor(pose.at);
        let walks = self.walks && !up(from) && !up(to);
        let creature = if walks { &self.grounded } else { &self.lifted };
        let mover = Mover { creature, ..*self.mover };
        let mut refusals = Crossings(self.referee).ground_refusals(creature, to.at);
        let highest = from.elevation.max(to.elevation);
        for refusal in Crossings(self.referee).crossing_refusals_at(&mover, from.at, to.at, highest) {
            if !refusals.contains(&refusal) {
                refusals.push(refusal);
            }
        }
        refusals
    }

    /// Whether a step leads from one place in the ground to another.
    fn is_below(&self, from: Pose, to: Pose) -> bool {
        let buried = |pose| Space(self.referee).is_buried(self.mover.creature, pose);
        self.underground && buried(from) && buried(to)
    }

    /// The refusal of a pose below the floor, unless the mover goes through the ground.
    fn below(&self, to: Pose) -> Option<(RuleId, Fact)> {
        let board = &self.referee.encounter.battlefield;
        if self.underground || to.elevation >= self.floor(to.at) {
            return None;
        }
        let square = to.at.squares().find(|&square| board.floor(square) > to.elevation)?;
        Some((RuleId::Heights, Fact::Height(HeightFact::BelowGround { square })))
    }

    pub(super) fn levels(&self, at: Pose) -> Levels {
        Levels::of(at.elevation.squares(), self.tall)
    }

    /// The occupants at a pose's height, as the mover meets them.
    pub(super) fn met<T>(&self, at: Pose, ask: impl FnOnce(&Occupancy<'a>) -> T) -> T {
        let levels = self.levels(at);
        let mut met = self.met.borrow_mut();
        ask(met.entry(levels.lowest()).or_insert_with(|| self.everybody.at(levels)))
    }

    fn in_the_way(&self, from: Pose, to: Pose) -> Vec<(RuleId, Fact)> {
        // A creature already in another's cubes may move on through them, and out.
        let already: Vec<_> = self.met(from, |occupancy| {
            occupancy.met(from.at).map(|(occupant, _)| occupant.creature.name.clone()).collect()
        });
        self.met(to, |occupancy| {
            // Judged as if the mover came from elsewhere; `already` lists the occupants whose cubes it is in.
            let far = to.at.footprint.at(to.at.anchor.offset((10_000, 10_000)));
            let mut refusals = occupancy.refusals(self.referee, far, to.at, to.at.footprint != self.whole);
            refusals.retain(|(_, fact)| !fact.occupant().is_some_and(|who| already.contains(who)));
            refusals
        })
    }

    /// Why the creatures here don't let the mover stop.
    pub(crate) fn stop_refusals(&self, at: Pose) -> Vec<Finding> {
        self.met(at, |occupancy| occupancy.stop_refusals(self.referee, at.at))
    }
}

/// Whether there are gaps or crawlways this creature squeezes through.
fn has_gaps(referee: Referee<'_>, creature: &Creature) -> bool {
    let board = &referee.encounter.battlefield;
    let narrow = |barrier| Crossings(referee).hindrance(creature, barrier) == Hindrance::Squeeze;
    let crawls = Crossings(referee).in_a_crawlway(creature) == Hindrance::Squeeze;
    board.barrier_masks().any(|(barrier, _)| narrow(barrier))
        || (crawls && board.terrain_masks().any(|(terrain, ..)| terrain == Terrain::Crawlway))
}

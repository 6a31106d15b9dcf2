//! What a rulebook says: policies, figures and where each stands. Which behaviour a policy means is the referee's.

mod burden;
mod citation;
mod house;
mod journeys;
mod pace;
pub mod policy;
mod shelf;
mod skies;
mod words;

use serde::Deserialize;

pub use burden::{Limits, Overload};
pub use citation::{Citation, Cited, Origin, RuleId, Told};
pub use house::{BadHouseRule, Switch};
use policy::*;
pub use shelf::{LoadError, Shelf};

use crate::field::{Creature, Shape, Size, Squeezed};
use crate::grid::{Feet, Footprint, Placement};

/// The rules that a table plays by, each with its source.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
#[allow(missing_docs)]
pub struct Ruleset {
    /// What commands and notation call it.
    pub id: String,
    /// The ruleset that speaks where this one is silent.
    pub extends: Option<String>,
    /// What people call it.
    pub name: String,
    /// The document that its rules stand in, where they do not name another.
    pub document: String,
    /// How often its speed a creature moves with one move action.
    pub speed: Cited<u32>,
    /// The printed speeds of peoples.
    pub tactical_speed: Cited<RaceSpeeds>,
    pub weight_slows: Cited<WeightSlows>,
    pub dwarf_in_armor: Cited<DwarfInArmor>,
    /// Feet that medium armor or load takes off a speed of 20 ft and less.
    pub medium_at_twenty: Cited<Feet>,
    /// How often its speed it moves if it does nothing else; 0 if that is not known.
    pub double: Cited<u32>,
    /// How often its speed it moves at a hustle; 0 if that is not known.
    pub hustle: Cited<u32>,
    /// How often its speed it moves at a sprint; 0 if that is not known.
    pub sprint: Cited<u32>,
    /// How often its speed it moves at a run; 0 if that is not known.
    pub run: Cited<u32>,
    pub run_penalty: Cited<RunPenalty>,
    /// Feet that the feat of a better runner adds to an unburdened speed.
    pub runner_speed: Cited<Feet>,
    pub run_exposes: Cited<RunExposes>,
    pub run_line: Cited<RunLine>,
    pub run_over: Cited<RunOver>,
    pub run_limit: Cited<RunLimit>,
    // Armor by name, and what one carries.
    pub armors: Cited<Armors>,
    pub carrying: Cited<Carrying>,
    /// The most pounds of a light, a medium and a heavy load by Strength, from 1 on.
    pub carrying_limits: Cited<CarryingLimits>,
    pub carrying_sizes: Cited<CarryingSizes>,
    /// How often its heavy load somebody lifts off the ground.
    pub lifting: Cited<u32>,
    /// How often its heavy load somebody pushes or drags.
    pub dragging: Cited<u32>,
    pub overloaded: Cited<Overloaded>,
    pub load_penalty: Cited<LoadPenalties>,
    pub five_foot_step: Cited<FiveFootStep>,
    pub full_round: Cited<FullRound>,
    pub minimum_movement: Cited<MinimumMovement>,
    pub crawl: Cited<Crawl>,
    pub running_out: Cited<RunningOut>,
    pub diagonals: Cited<Diagonals>,
    pub corner: Cited<Corner>,
    pub hampering: Cited<Hampering>,
    pub difficult_diagonal: Cited<DifficultDiagonal>,
    /// Whether speed categories are told apart.
    pub gaits: Cited<bool>,
    pub gait_order: Cited<GaitOrder>,
    pub difficult: Cited<Weights>,
    pub obstacles: Cited<Weights>,
    pub undergrowth: Cited<Weights>,
    pub water: Cited<Weights>,
    /// How many layers it counts as not to see where one goes.
    pub poor_visibility: Cited<u32>,
    pub mixed_terrain: Cited<MixedTerrain>,
    pub unhampered: Cited<Unhampered>,
    pub big_ignore: Cited<BigIgnore>,
    pub low_barrier: Cited<LowBarrier>,
    /// Feet that crossing a low barrier adds to a diagonal step, where it adds any.
    pub low_diagonal: Cited<Feet>,
    pub blocking: Cited<Blocking>,
    pub impeded: Cited<Impeded>,
    pub squeezing: Cited<Squeezing>,
    pub squeeze_penalty: Cited<SqueezePenalty>,
    pub squeeze_width: Cited<SqueezeWidth>,
    pub squeeze_stacking: Cited<SqueezeStacking>,
    pub squeeze_past: Cited<SqueezePast>,
    pub tighter: Cited<Tighter>,
    pub occupied_friend: Cited<Occupied>,
    pub neutral: Cited<Neutral>,
    pub occupied_opponent: Cited<Occupied>,
    pub occupied_helpless: Cited<Occupied>,
    pub dead: Cited<Dead>,
    /// How many layers the squares of a helpless creature that is an obstacle count as.
    pub helpless_obstacle: Cited<u32>,
    pub paralyzed: Cited<Paralyzed>,
    /// From how many size categories apart on it matters.
    pub size_apart: Cited<u32>,
    pub size_apart_way: Cited<SizeApartWay>,
    pub stepover: Cited<Stepover>,
    pub very_small: Cited<VerySmall>,
    pub fills: Cited<Fills>,
    pub ending: Cited<Ending>,
    pub crowd: Cited<Crowd>,
    pub small_in_a_square: Cited<SmallInASquare>,
    pub illegal_end: Cited<IllegalEnd>,
    pub closest_of_equals: Cited<ClosestOfEquals>,
    pub sizes: Cited<Sizes>,
    pub threat: Cited<Threat>,
    pub own_squares: Cited<OwnSquares>,
    pub reach_weapon: Cited<ReachWeapon>,
    /// Whether a reach of 10 ft covers two squares diagonally.
    pub reach_diagonal: Cited<bool>,
    pub conditions: Cited<Conditions>,
    pub cover: Cited<Cover>,
    pub provoking: Cited<Provoking>,
    pub left_squares: Cited<LeftSquares>,
    // Charging and withdrawing.
    pub charge: Cited<Charge>,
    pub charge_lane: Cited<ChargeLane>,
    pub charge_over: Cited<ChargeOver>,
    pub charge_past: Cited<ChargePast>,
    pub charge_chances: Cited<ChargeChances>,
    pub charge_check: Cited<ChargeCheck>,
    pub charge_overrun: Cited<ChargeOverrun>,
    pub charge_bonus: Cited<ChargeBonus>,
    pub charge_weapons: Cited<ChargeWeapons>,
    pub withdraw: Cited<Withdraw>,
    pub withdraw_metric: Cited<WithdrawMetric>,

    // Moving through and into opponents.
    pub overrun: Cited<Overrun>,
    /// What each check of an overrun loses for every target after the first.
    pub overrun_several: Cited<u32>,
    /// How many size categories bigger than the mover a target of an overrun or a bull rush is at most.
    pub bigger_target: Cited<u32>,
    pub bull_rush: Cited<BullRush>,
    pub tumble: Cited<Tumble>,
    /// What a check to tumble past an opponent has to come to; 0 where that is somebody's defense.
    pub tumble_past: Cited<u32>,
    /// What a check to tumble through an opponent's square has to come to; 0 where nobody does.
    pub tumble_through: Cited<u32>,
    /// What each opponent after the first adds to that.
    pub tumble_further: Cited<u32>,
    /// How much harder it is to tumble at full speed.
    pub tumble_accelerated: Cited<u32>,
    pub clamber: Cited<Clamber>,
    /// How many size categories bigger at least the target of a clamber is.
    pub clamber_sizes: Cited<u32>,

    // Being moved by others, and flanking.
    pub push: Cited<Push>,
    pub pull: Cited<Pull>,
    pub slide: Cited<Slide>,
    pub fling: Cited<Fling>,
    pub forced: Cited<ForcedPrice>,
    pub forced_prone: Cited<ForcedProne>,
    pub forced_height: Cited<ForcedHeight>,
    /// What catching the edge that one was pushed over takes beyond what the surface takes.
    pub ledge_grab: Cited<u32>,
    pub flanking: Cited<Flanking>,
    pub reach_flanking: Cited<ReachFlanking>,
    pub internal_flanking: Cited<InternalFlanking>,

    // Movement in phases.
    pub block: Cited<Block>,
    pub follow: Cited<Follow>,
    pub keep_away: Cited<KeepAway>,
    pub vanishing: Cited<Vanishing>,
    pub answering: Cited<Answering>,
    pub sprint_cost: Cited<SprintCost>,
    pub climb_forward: Cited<ClimbForward>,
    pub swim_forward: Cited<SwimForward>,
    /// What having only one hand free takes off a check to climb or swim forward.
    pub one_hand: Cited<u32>,

    // Turns.
    pub actions: Cited<Actions>,
    pub maneuvers: Cited<Maneuvers>,
    pub chance_scope: Cited<ChanceScope>,
    pub diagonal_scope: Cited<DiagonalScope>,
    pub initiative: Cited<Initiative>,
    pub stand_up: Cited<StandUp>,
    pub afflictions: Cited<Afflictions>,
    // Falling.
    /// What every full 10 ft fallen deals.
    pub fall_dice: Cited<ThrowBySize>,
    pub fall_limit: Cited<FallLimit>,
    pub fall_surface: Cited<FallSurface>,
    pub fall_jump: Cited<FallJump>,
    pub fall_check: Cited<FallCheck>,
    pub fall_tumble: Cited<FallTumble>,
    pub fall_prone: Cited<FallProne>,
    pub fall_water: Cited<FallWater>,
    pub dive: Cited<Dive>,
    pub fall_casting: Cited<FallCasting>,
    pub fall_onto: Cited<FallOnto>,
    pub falling_object: Cited<FallingObject>,
    /// What a falling thing deals beside the distance that it falls.
    pub object_dice: Cited<ThrowBySize>,
    pub collision: Cited<Collision>,
    pub collision_run: Cited<CollisionRun>,

    // Ground at different heights.
    pub heights: Cited<Heights>,

    // Flight.
    pub flight: Cited<Flight>,
    // Flight by classes of maneuverability.
    pub flight_minimum: Cited<ByClass<MinimumSpeed>>,
    pub flight_hover: Cited<ByClass<bool>>,
    pub flight_backward: Cited<ByClass<bool>>,
    pub flight_reverse: Cited<ByClass<Leave<Feet>>>,
    pub flight_turn: Cited<ByClass<Leave<Turn>>>,
    pub flight_turn_in_place: Cited<ByClass<Leave<Turn>>>,
    pub flight_maximum_turn: Cited<ByClass<Leave<Degrees>>>,
    pub flight_up_angle: Cited<ByClass<Leave<Slope>>>,
    pub flight_up_speed: Cited<ByClass<VerticalSpeed>>,
    pub flight_down_angle: Cited<ByClass<Leave<Slope>>>,
    pub flight_down_speed: Cited<ByClass<VerticalSpeed>>,
    pub flight_between: Cited<ByClass<Feet>>,
    pub stall: Cited<Stall>,
    pub flight_load: Cited<FlightLoad>,
    // Flight by checks, and aerial movement.
    pub fly_checks: Cited<FlyTasks>,
    pub fly_mishaps: Cited<FlyTasks>,
    /// How far somebody comes down who is hurt in flight.
    pub forced_descent: Cited<Feet>,
    pub fly_weather: Cited<WeatherTable>,
    pub fly_sizes: Cited<SizeTable>,
    /// What greater flight adds to checks.
    pub fly_bonus: Cited<u32>,
    pub fly_failing: Cited<FlyFailing>,
    pub fly_lesser: Cited<FlyLesser>,
    pub fly_greater: Cited<FlyGreater>,
    pub fly_hover: Cited<FlyHover>,
    /// How far somebody who glides comes down in a phase.
    pub gliding: Cited<Feet>,
    pub aerial_upkeep: Cited<AerialUpkeep>,
    /// How far somebody falls at once who does not keep itself in the air.
    pub aerial_fall: Cited<Feet>,
    pub height_limit: Cited<HeightLimit>,
    pub aerial_load: Cited<AerialLoad>,
    pub midair: Cited<Midair>,
    // Climbing, swimming, digging and teleporting.
    pub climb: Cited<Climb>,
    /// What a check to climb has to come to, by what is climbed.
    pub climb_surface: Cited<Hardnesses>,
    /// What each circumstance adds to that.
    pub climb_modifiers: Cited<Hardnesses>,
    pub climb_round: Cited<ClimbRound>,
    pub climb_haste: Cited<ClimbHaste>,
    pub climb_speed: Cited<ClimbSpeed>,
    pub climb_hands: Cited<ClimbHands>,
    pub climb_inverted: Cited<ClimbInverted>,
    pub climb_load: Cited<ClimbLoad>,
    pub climb_hurt: Cited<ClimbHurt>,
    pub climb_help: Cited<ClimbHelp>,
    pub swim: Cited<Swim>,
    /// What a check to swim has to come to, by the state of the liquid.
    pub swim_water: Cited<Hardnesses>,
    /// What each circumstance adds to that.
    pub swim_modifiers: Cited<Hardnesses>,
    pub swim_speed: Cited<SwimSpeed>,
    pub swim_take_ten: Cited<SwimTakeTen>,
    /// What the check of each hour of swimming has to come to; 0 if none is told of.
    pub swim_hours: Cited<u32>,
    /// How many rounds for each point of Constitution one holds one's breath; 0 if that is not known.
    pub breath: Cited<u32>,
    pub burrow: Cited<Burrow>,
    /// What a check to dig without a speed for it has to come to.
    pub burrow_ground: Cited<Hardnesses>,
    /// What each circumstance adds to a check to dig.
    pub burrow_modifiers: Cited<Hardnesses>,
    /// What a check has to come to so that rock is like earth to whoever has a burrow speed; 0 if none does it.
    pub burrow_rock: Cited<u32>,
    pub teleport: Cited<Teleport>,
    pub combining: Cited<Combining>,
    // Jumping.
    pub jump: Cited<Jump>,
    /// Feet in a straight line before a jump without which its check is twice as hard; 0 where none are asked for.
    pub jump_start: Cited<u32>,
    pub jump_speed: Cited<JumpSpeed>,

    // Journeys.
    /// What each speed covers at a walk, in an hour and in a day.
    pub travel: Cited<Bands>,
    pub travel_between: Cited<TravelBetween>,
    pub travel_day: Cited<TravelDay>,
    /// The part of it that is covered in each land, by its roads.
    pub travel_terrain: Cited<Goings>,
    pub travel_trail: Cited<TravelTrail>,
    pub travel_hustle: Cited<TravelHustle>,
    pub travel_run: Cited<TravelRun>,
    pub forced_march: Cited<ForcedMarch>,
    /// What the first check of a forced march has to come to.
    pub march_dc: Cited<u32>,
    /// What each beast covers, by what it carries.
    pub mounts: Cited<Mounts>,
    pub mount_strain: Cited<MountStrain>,
    /// What each vehicle covers.
    pub vehicles: Cited<Vehicles>,
    pub travel_ships: Cited<TravelShips>,
    /// What another page has for some of the vehicles.
    pub other_ships: Cited<Vehicles>,
    /// Hours for which a river boat may float on after a rowed day.
    pub floating: Cited<u32>,
    /// How often a day's distance a vehicle covers that goes round the clock; 0 if that is not told.
    pub round_the_clock: Cited<u32>,
    /// What other ways of moving than walking cover.
    pub travel_modes: Cited<Passages>,
    /// The speed that counts in impeded terrain, in feet; 0 if that is not told.
    pub travel_impeded: Cited<Feet>,
}

impl Ruleset {
    /// The figures for a size category. A ruleset that does not know one takes its biggest for it.
    #[must_use]
    pub fn bulk(&self, size: Size) -> Bulk {
        // The shelf has seen to it that every size up to colossal is there.
        let single = Bulk { space: 1, width: 20, tall: Feet::SQUARE, long: Feet::SQUARE, to_a_square: 1, speed: None };
        let mut bulk = self.sizes.is.range(..=size).next_back().map_or(single, |(_, bulk)| *bulk);
        if size == Size::Small && self.small_in_a_square.is == SmallInASquare::Two {
            bulk.to_a_square = bulk.to_a_square.max(2);
        }
        bulk
    }

    /// Whether the ruleset knows the size category.
    #[must_use]
    pub fn has_size(&self, size: Size) -> bool {
        self.sizes.is.contains_key(&size)
    }

    /// The space of a creature of this size, in squares.
    #[must_use]
    pub fn space(&self, size: Size) -> Footprint {
        Footprint::square(self.bulk(size).space)
    }

    /// How many squares the short side of a squeezed space has; `None` for a creature that has none on the board.
    #[must_use]
    pub fn squeezed_side(&self, size: Size) -> Option<u32> {
        let full = self.bulk(size).space;
        let narrow = match self.squeeze_width.is {
            SqueezeWidth::Half => full.div_ceil(2),
            SqueezeWidth::NextSmaller => size.smaller().map_or(full, |smaller| self.bulk(smaller).space),
        };
        (narrow < full).then_some(narrow)
    }

    /// The squeezed space of a creature of this size, if it has one on the board.
    #[must_use]
    pub fn squeezed_space(&self, size: Size, squeezed: Squeezed) -> Option<Footprint> {
        let (full, narrow) = (self.bulk(size).space, self.squeezed_side(size)?);
        Some(match squeezed {
            Squeezed::NorthSouth => Footprint { width: narrow, height: full },
            Squeezed::WestEast => Footprint { width: full, height: narrow },
        })
    }

    /// Where the creature stands.
    #[must_use]
    pub fn placement(&self, creature: &Creature) -> Placement {
        let squeezed = creature.squeezed.and_then(|squeezed| self.squeezed_space(creature.size, squeezed));
        squeezed.unwrap_or_else(|| self.space(creature.size)).at(creature.anchor)
    }

    /// How the creature stands if it covers this space: squeezed, and which way, or not. `None` if it is none of its spaces.
    #[must_use]
    pub fn stance(&self, size: Size, space: Footprint) -> Option<Option<Squeezed>> {
        if space == self.space(size) {
            return Some(None);
        }
        let ways = [Squeezed::NorthSouth, Squeezed::WestEast];
        ways.into_iter().find(|&way| self.squeezed_space(size, way) == Some(space)).map(Some)
    }

    /// How far the creature strikes by nature, in feet: its own figure, else its size's and shape's.
    #[must_use]
    pub fn reach(&self, creature: &Creature) -> Feet {
        let bulk = self.bulk(creature.size);
        creature.reach.unwrap_or(match creature.shape {
            Shape::Tall => bulk.tall,
            Shape::Long => bulk.long,
        })
    }
}

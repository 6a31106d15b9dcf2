//! The rules, one row each. A row gives rise to the ruleset's field, the rule's id and word, the values that a house rule
//! may give it, and when it applies.

use serde::de::Error as _;
use toml::Table;
use toml::de::Error;

use super::citation::Source;
use super::policy::*;
use super::rows::Rows;
use super::{Citation, Cited, Description};
use crate::grid::Feet;
use crate::words::Message;

/// A row is `Variant field "word": Type, [values], if |it| condition;`. The type is left out if it is the policy with the
/// rule's own name. A figure has values if a table may choose between them; a policy has its variants. A rule without a
/// condition always applies.
macro_rules! rules {
    (@type $policy:ident) => { $policy };
    (@type $policy:ident $type:ty) => { $type };
    ($(
        $(#[$doc:meta])*
        $rule:ident $field:ident $word:literal $(: $type:ty)? $(, [$($value:expr),+])? $(, if |$it:ident| $applies:expr)?;
    )+) => {
        /// The id of a rule, as cited by rulings.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum RuleId {
            $(#[doc = concat!("The rule `", $word, "`.")] $rule,)+
        }

        /// The rules that a table plays by, each with its source.
        #[derive(Clone, Debug, PartialEq, Eq)]
        pub struct Ruleset {
            /// The id used in commands and notation.
            pub id: String,
            /// The ruleset whose rules apply where this one is silent.
            pub extends: Option<String>,
            /// The usual name.
            pub name: String,
            /// The document of its rules, unless they name another.
            pub document: String,
            /// Where each rule comes from, in the order of [`RuleId::ALL`].
            sources: Vec<Source>,
            $(
                #[doc = concat!("The rule `", $word, "`.")]
                $(#[$doc])*
                pub $field: Cited<rules!(@type $rule $($type)?)>,
            )+
        }

        impl RuleId {
            /// Every rule, in the order of a ruleset's file.
            pub const ALL: &'static [RuleId] = &[$(RuleId::$rule,)+];

            /// The id as written in files and JSON.
            #[must_use]
            pub fn word(self) -> &'static str {
                match self { $(RuleId::$rule => $word,)+ }
            }

            /// Every value that a house rule may give the rule, with its meaning; empty if only the book decides.
            pub(super) fn choices(self) -> Vec<(String, Message)> {
                match self {
                    $(RuleId::$rule => {
                        let figures: &[rules!(@type $rule $($type)?)] = &[$($($value),+)?];
                        choices(self, figures)
                    })+
                }
            }
        }

        impl Ruleset {
            /// Reads a ruleset's file, one table per rule. serde's derive would do the same, but take the compiler minutes
            /// with so many fields; so would a `?` for each, since every early return drops all fields before it.
            pub(super) fn read(file: Table) -> Result<Self, Error> {
                let mut rows = Rows::new(file);
                let id = rows.text("id");
                let extends = rows.has("extends").then(|| rows.text("extends"));
                let name = rows.text("name");
                let document = rows.text("document");
                $(let $field = rows.rule($word);)+
                let sources = rows.end()?;
                let (Some(id), Some(name), Some(document), $(Some($field),)+) = (id, name, document, $($field,)+) else {
                    return Err(Error::missing_field("id"));
                };
                Ok(Ruleset { id, extends: extends.flatten(), name, document, sources, $($field,)+ })
            }

            /// Whether the rule matters, given the other rules.
            #[must_use]
            pub fn applies(&self, rule: RuleId) -> bool {
                match rule {
                    $(RuleId::$rule => true $(&& { let $it = self; $applies })?,)+
                }
            }

            fn value(&self, rule: RuleId) -> &dyn RuleValue {
                match rule { $(RuleId::$rule => &self.$field.value,)+ }
            }
        }
    };
}

rules! {
    /// The multiple of its speed that a creature moves with one move action.
    Speed speed "speed": u32;
    /// The printed speeds by race.
    TacticalSpeed tactical_speed "tactical-speed": RaceSpeeds, if |it| !it.tactical_speed.value.is_empty();
    WeightSlows weight_slows "weight-slows";
    ModeLoad mode_load "mode-load", if |it| !it.flight.value.is_aerial();
    DwarfInArmor dwarf_in_armor "dwarf-in-armor", if |it| it.weight_slows.value.takes_a_third();
    /// Feet that medium armor or load takes off a speed of 20 ft or less.
    MediumAtTwenty medium_at_twenty "medium-at-twenty": Feet, [Feet(0), Feet(5)],
        if |it| it.weight_slows.value.goes_by_steps();
    /// The multiple of its speed that it moves with a double move; 0 if there is none.
    Double double "double": u32;
    /// The multiple of its speed that it moves at a hustle; 0 if there is none.
    Hustle hustle "hustle": u32;
    /// The multiple of its speed that it moves at a sprint; 0 if there is none.
    Sprint sprint "sprint": u32;
    /// The multiple of its speed that it moves at a run; 0 if there is none.
    Run run "run": u32, [4, 5];
    RunPenalty run_penalty "run-penalty", if |it| it.run.value > 0;
    /// Feet that the Run feat adds to an unburdened speed.
    RunnerSpeed runner_speed "runner-speed": Feet, if |it| it.run.value > 0;
    RunExposes run_exposes "run-exposes", if |it| it.run.value > 0;
    RunLine run_line "run-line", if |it| it.run.value > 0;
    RunOver run_over "run-over", if |it| it.run.value > 0;
    RunLimit run_limit "run-limit", if |it| it.run.value > 0;

    // Armor by name, and carrying.
    Armors armors "armors", if |it| !it.armors.value.is_empty();
    Carrying carrying "carrying";
    /// The most pounds of a light, a medium and a heavy load by Strength, from 1 on.
    CarryingLimits carrying_limits "carrying-limits", if |it| it.carrying.value.is_known();
    CarryingSizes carrying_sizes "carrying-sizes", if |it| it.carrying.value.is_known();
    /// The multiple of its heavy load that a creature can lift off the ground.
    Lifting lifting "lifting": u32, if |it| it.overloaded.value.staggers();
    /// The multiple of its heavy load that a creature can push or drag.
    Dragging dragging "dragging": u32, if |it| it.carrying.value.is_known();
    Overloaded overloaded "overloaded";
    LoadPenalty load_penalty "load-penalty": LoadPenalties, if |it| !it.load_penalty.value.is_empty();

    FiveFootStep five_foot_step "five-foot-step";
    FullRound full_round "full-round", if |it| it.five_foot_step.value.is_known();
    MinimumMovement minimum_movement "minimum-movement";
    Crawl crawl "crawl";
    RunningOut running_out "running-out";
    Diagonals diagonals "diagonals";
    Corner corner "corner";
    Hampering hampering "hampering";
    DifficultDiagonal difficult_diagonal "difficult-diagonal", if |it| it.diagonals.value.alternate();
    /// Whether there are speed categories.
    Gaits gaits "gaits": bool;
    GaitOrder gait_order "gait-order", if |it| it.gaits.value && it.hampering.value.counts_the_space_left();
    Difficult difficult "difficult": Weights;
    Obstacles obstacles "obstacles": Weights;
    Undergrowth undergrowth "undergrowth": Weights;
    Water water "water": Weights;
    DeepWater deep_water "deep-water", if |it| !it.hampering.value.counts_the_space_left();
    Trenches trenches "trenches", if |it| !it.hampering.value.counts_the_space_left();
    /// How many layers of hampering poor visibility counts as.
    PoorVisibility poor_visibility "poor-visibility": u32, [0, 1];
    MixedTerrain mixed_terrain "mixed-terrain";
    Unhampered unhampered "unhampered";
    Incorporeal incorporeal "incorporeal";
    BigIgnore big_ignore "big-ignore";
    LowBarrier low_barrier "low-barrier";
    /// Feet that crossing a low barrier adds to a diagonal step, if it adds any.
    LowDiagonal low_diagonal "low-diagonal": Feet, [Feet(10), Feet(15)], if |it| it.low_barrier.value.adds_feet();
    Blocking blocking "blocking";
    Impeded impeded "impeded";
    Hazardous hazardous "hazardous";
    FlatFooted flat_footed "flat-footed", if |it| it.flat_footed.value.is_known();
    Prone prone "prone";
    Quelled quelled "quelled", if |it| it.quelled.value.is_known();
    Splayed splayed "splayed", if |it| it.splayed.value.is_known();
    Fatigued fatigued "fatigued", if |it| it.fatigued.value.is_known();
    Unsteady unsteady "unsteady", if |it| it.unsteady.value.is_known();
    WithoutSpeed without_speed "without-speed", if |it| it.without_speed.value.is_known();
    UndergrowthHides undergrowth_hides "undergrowth-hides", if |it| it.undergrowth_hides.value.is_known();
    SpeedBonuses speed_bonuses "speed-bonuses";
    GroundChecks ground_checks "ground-checks";
    Balance balance "balance";
    Squeezing squeezing "squeezing";
    SqueezePenalty squeeze_penalty "squeeze-penalty";
    SqueezeWidth squeeze_width "squeeze-width";
    SqueezeStacking squeeze_stacking "squeeze-stacking",
        if |it| it.hampering.value.doubles() && it.squeezing.value.costs_movement();
    SqueezePast squeeze_past "squeeze-past";
    Tighter tighter "tighter";
    /// The DC of getting through a gap too tight to squeeze into, by how much of the creature fits.
    Escape escape "escape": DcTable, if |it| it.tighter.value.takes_a_check();
    /// The minutes that this takes at least; 0 if the rulebook gives none.
    EscapeTime escape_time "escape-time": u32, if |it| it.escape_time.value > 0 && it.tighter.value.takes_a_check();
    OccupiedFriend occupied_friend "occupied-friend": Occupied;
    Neutral neutral "neutral";
    OccupiedOpponent occupied_opponent "occupied-opponent": Occupied;
    OccupiedHelpless occupied_helpless "occupied-helpless": Occupied;
    Dead dead "dead";
    /// How many layers the squares of a helpless creature count as, if it is an obstacle.
    HelplessObstacle helpless_obstacle "helpless-obstacle": u32, [0, 1],
        if |it| it.occupied_helpless.value.lets_through();
    Paralyzed paralyzed "paralyzed", if |it| it.occupied_helpless.value.lets_through();
    /// The number of size categories from which creatures are far apart in size.
    SizeApart size_apart "size-apart": u32, [2, 3];
    SizeApartWay size_apart_way "size-apart-way";
    Stepover stepover "stepover", if |it| it.size_apart_way.value.bigger_steps_over();
    VerySmall very_small "very-small";
    Fills fills "fills";
    FillsCorner fills_corner "fills-corner";
    Ending ending "ending";
    Crowd crowd "crowd";
    SmallInASquare small_in_a_square "small-in-a-square";
    IllegalEnd illegal_end "illegal-end";
    ClosestOfEquals closest_of_equals "closest-of-equals";
    Sizes sizes "sizes";
    Threat threat "threat";
    OwnSquares own_squares "own-squares", if |it| it.threat.value.exists();
    ReachWeapon reach_weapon "reach-weapon", if |it| it.threat.value.exists();
    /// Whether a reach of 10 ft covers two squares diagonally.
    ReachDiagonal reach_diagonal "reach-diagonal": bool, [true, false], if |it| it.threat.value.exists();
    Conditions conditions "conditions", if |it| it.threat.value.exists();
    Cover cover "cover", if |it| it.threat.value.exists();
    Provoking provoking "provoking";
    LeftSquares left_squares "left-squares", if |it| it.provoking.value.happens();

    // Charging and withdrawing.
    Charge charge "charge";
    ChargeLane charge_lane "charge-lane", if |it| it.charge.value.is_known();
    ChargeTie charge_tie "charge-tie", if |it| it.charge.value.is_known();
    ChargeOver charge_over "charge-over", if |it| it.charge.value.is_known();
    ChargePast charge_past "charge-past", if |it| it.charge.value.is_known();
    ChargeChances charge_chances "charge-chances", if |it| it.charge.value.is_known();
    ChargeCheck charge_check "charge-check", if |it| it.charge.value.is_known();
    ChargeOverrun charge_overrun "charge-overrun", if |it| it.charge.value.is_known();
    ChargeBonus charge_bonus "charge-bonus", if |it| it.charge.value.is_known();
    ChargeWeapons charge_weapons "charge-weapons", if |it| it.charge.value.is_known();
    Withdraw withdraw "withdraw";
    WithdrawMetric withdraw_metric "withdraw-metric", if |it| it.withdraw.value.is_from_one_opponent();

    // Moving through and into opponents.
    Overrun overrun "overrun";
    /// The penalty on each check of an overrun for every target after the first.
    OverrunSeveral overrun_several "overrun-several": u32, if |it| it.overrun.value.takes_several();
    /// The most size categories by which a target of an overrun or bull rush may be bigger than the mover.
    BiggerTarget bigger_target "bigger-target": u32,
        if |it| it.overrun.value.is_known() || it.bull_rush.value.is_by_strength();
    BullRush bull_rush "bull-rush";
    Tumble tumble "tumble";
    /// The DC to tumble past an opponent; 0 if a defense takes its place.
    TumblePast tumble_past "tumble-past": u32, if |it| it.tumble.value.checks_each_opponent();
    /// The DC to tumble through an opponent's square; 0 if that is impossible.
    TumbleThrough tumble_through "tumble-through": u32, if |it| it.tumble.value.checks_each_opponent();
    /// What each opponent after the first adds to the DC.
    TumbleFurther tumble_further "tumble-further": u32, if |it| it.tumble.value.checks_each_opponent();
    /// What tumbling at full speed adds to the DC.
    TumbleAccelerated tumble_accelerated "tumble-accelerated": u32, if |it| it.tumble.value.is_known();
    Clamber clamber "clamber";
    /// The fewest size categories by which the target of a clamber is bigger.
    ClamberSizes clamber_sizes "clamber-sizes": u32, [1, 2], if |it| it.clamber.value.is_known();

    // Forced movement, and flanking.
    Push push "push";
    Pull pull "pull", if |it| it.forced.value.is_known();
    Slide slide "slide", if |it| it.forced.value.is_known();
    Fling fling "fling", if |it| it.forced.value.is_known();
    Forced forced "forced", if |it| it.forced.value.is_known();
    ForcedProne forced_prone "forced-prone", if |it| it.forced.value.is_known();
    ForcedHeight forced_height "forced-height", if |it| it.forced.value.is_known();
    /// What is added to the surface's DC for catching an edge after a push over it.
    LedgeGrab ledge_grab "ledge-grab": u32, [0, 10], if |it| it.push.value.goes_straight();
    Flanking flanking "flanking";
    ReachFlanking reach_flanking "reach-flanking", if |it| it.threat.value.exists() && it.flanking.value.is_known();
    InternalFlanking internal_flanking "internal-flanking",
        if |it| it.threat.value.exists() && it.flanking.value.is_known();

    // Movement in phases.
    Block block "block";
    Follow follow "follow";
    KeepAway keep_away "keep-away";
    Vanishing vanishing "vanishing", if |it| it.follow.value.is_known();
    Answering answering "answering", if |it| it.follow.value.is_known() || it.keep_away.value.is_known();
    SprintCost sprint_cost "sprint-cost", if |it| it.sprint.value > 0;
    ClimbForward climb_forward "climb-forward";
    SwimForward swim_forward "swim-forward";
    /// The penalty for having only one hand free on a check to climb or swim forward.
    OneHand one_hand "one-hand": u32, if |it| it.climb_forward.value.is_known() || it.swim_forward.value.is_known();

    // Turns.
    Actions actions "actions";
    Maneuvers maneuvers "maneuvers";
    ChanceScope chance_scope "chance-scope";
    DiagonalScope diagonal_scope "diagonal-scope";
    Initiative initiative "initiative";
    StandUp stand_up "stand-up";
    Riding riding "riding";
    Afflictions afflictions "afflictions";

    // Falling.
    /// What every full 10 ft fallen deals.
    FallDice fall_dice "fall-dice": ThrowBySize;
    FallLimit fall_limit "fall-limit";
    FallSurface fall_surface "fall-surface";
    FallJump fall_jump "fall-jump";
    FallCheck fall_check "fall-check";
    FallTumble fall_tumble "fall-tumble";
    FallProne fall_prone "fall-prone";
    FallWater fall_water "fall-water";
    Dive dive "dive", if |it| it.fall_water.value.cushions();
    FallCasting fall_casting "fall-casting", if |it| it.fall_casting.value.is_known();
    FallOnto fall_onto "fall-onto", if |it| it.fall_onto.value.is_known();
    FallingObject falling_object "falling-object", if |it| it.falling_object.value.is_known();
    /// What a falling object deals by its size, in addition to the distance.
    ObjectDice object_dice "object-dice": ThrowBySize, if |it| it.falling_object.value.goes_by_size();
    Collision collision "collision", if |it| it.collision.value.is_known();
    CollisionRun collision_run "collision-run", if |it| it.collision.value.is_known();

    // Ground at different heights.
    Heights heights "heights";

    // Flight.
    Flight flight "flight";

    // Flight by classes of maneuverability.
    FlightMinimum flight_minimum "flight-minimum": ByClass<MinimumSpeed>, if |it| it.flight.value.uses_classes();
    FlightHover flight_hover "flight-hover": ByClass<bool>, if |it| it.flight.value.uses_classes();
    FlightBackward flight_backward "flight-backward": ByClass<bool>, if |it| it.flight.value.uses_classes();
    FlightReverse flight_reverse "flight-reverse": ByClass<Allowance<Feet>>, if |it| it.flight.value.uses_classes();
    FlightTurn flight_turn "flight-turn": ByClass<Allowance<Turn>>, if |it| it.flight.value.uses_classes();
    FlightTurnInPlace flight_turn_in_place "flight-turn-in-place": ByClass<Allowance<Turn>>,
        if |it| it.flight.value.uses_classes();
    FlightMaximumTurn flight_maximum_turn "flight-maximum-turn": ByClass<Allowance<Degrees>>,
        if |it| it.flight.value.uses_classes();
    FlightUpAngle flight_up_angle "flight-up-angle": ByClass<Allowance<Slope>>, if |it| it.flight.value.uses_classes();
    FlightUpSpeed flight_up_speed "flight-up-speed": ByClass<VerticalSpeed>, if |it| it.flight.value.uses_classes();
    FlightDownAngle flight_down_angle "flight-down-angle": ByClass<Allowance<Slope>>, if |it| it.flight.value.uses_classes();
    FlightDownSpeed flight_down_speed "flight-down-speed": ByClass<VerticalSpeed>,
        if |it| it.flight.value.uses_classes();
    FlightBetween flight_between "flight-between": ByClass<Feet>, if |it| it.flight.value.uses_classes();
    FlightVertical flight_vertical "flight-vertical", if |it| it.flight.value.uses_classes();
    Stall stall "stall", if |it| it.flight.value.uses_classes();
    FlightLoad flight_load "flight-load", if |it| it.flight.value.uses_classes();
    /// The feet that the feat of wheeling round costs.
    Wingover wingover "wingover": Feet, if |it| it.flight.value.uses_classes();
    HoverFeat hover_feat "hover-feat", if |it| it.flight.value.uses_classes();

    // Flight by checks, and aerial movement.
    FlyChecks fly_checks "fly-checks": FlyTasks, if |it| it.flight.value.uses_checks();
    FlyMishaps fly_mishaps "fly-mishaps": FlyTasks, if |it| it.flight.value.uses_checks();
    /// How far a flier that is hurt descends.
    ForcedDescent forced_descent "forced-descent": Feet, if |it| it.flight.value.uses_checks();
    Wind wind "wind": Gales, if |it| !it.wind.value.is_empty();
    FlyWeather fly_weather "fly-weather": WeatherTable, if |it| it.flight.value.uses_checks();
    FlySizes fly_sizes "fly-sizes": SizeTable, if |it| it.flight.value.uses_checks();
    /// What greater flight adds to checks.
    FlyBonus fly_bonus "fly-bonus": u32, if |it| it.flight.value.uses_checks();
    FlyFailing fly_failing "fly-failing", if |it| it.flight.value.uses_checks();
    FlyLesser fly_lesser "fly-lesser", if |it| it.flight.value.uses_checks();
    FlyGreater fly_greater "fly-greater", if |it| it.flight.value.uses_checks();
    FlyHover fly_hover "fly-hover", if |it| it.flight.value.uses_checks();
    /// How far a glider descends in a phase.
    Gliding gliding "gliding": Feet, if |it| it.flight.value.is_aerial();
    AerialUpkeep aerial_upkeep "aerial-upkeep", if |it| it.flight.value.is_aerial();
    /// How far a creature falls at once if it does not stay in the air.
    AerialFall aerial_fall "aerial-fall": Feet, if |it| it.flight.value.is_aerial();
    HeightLimit height_limit "height-limit", if |it| it.flight.value.is_aerial();
    AerialLoad aerial_load "aerial-load", if |it| it.flight.value.is_aerial();
    Midair midair "midair", if |it| it.flight.value.is_aerial();

    // Climbing, swimming, digging and teleporting.
    Climb climb "climb";
    /// The DC to climb, by surface.
    ClimbSurface climb_surface "climb-surface": DcTable, if |it| it.climb.value.is_known();
    /// What each circumstance adds to the DC.
    ClimbModifiers climb_modifiers "climb-modifiers": DcTable, if |it| it.climb.value.is_known();
    ClimbRound climb_round "climb-round", if |it| it.climb.value.is_at_a_quarter();
    ClimbHaste climb_haste "climb-haste", if |it| it.climb.value.is_at_a_quarter();
    ClimbSpeed climb_speed "climb-speed", if |it| it.climb.value.is_known();
    ClimbHands climb_hands "climb-hands", if |it| it.climb.value.is_known();
    ClimbInverted climb_inverted "climb-inverted", if |it| it.climb_inverted.value.is_known() && it.climb.value.is_known();
    ClimbLoad climb_load "climb-load", if |it| it.climb.value.is_at_a_quarter();
    ClimbHurt climb_hurt "climb-hurt", if |it| it.climb.value.is_at_a_quarter();
    ClimbHelp climb_help "climb-help", if |it| it.climb.value.is_at_a_quarter();
    Swim swim "swim";
    /// The DC to swim, by the state of the liquid.
    SwimWater swim_water "swim-water": DcTable, if |it| it.swim.value.is_known();
    /// What each circumstance adds to the DC.
    SwimModifiers swim_modifiers "swim-modifiers": DcTable, if |it| it.swim.value.is_known();
    SwimSpeed swim_speed "swim-speed", if |it| it.swim.value.is_known();
    SwimProne swim_prone "swim-prone", if |it| it.swim_prone.value.slows();
    SwimTakeTen swim_take_ten "swim-take-ten", if |it| it.swim.value.is_at_a_quarter();
    /// The DC of the check for each hour of swimming; 0 if there is none.
    SwimHours swim_hours "swim-hours": u32, if |it| it.swim.value.is_known() && it.swim_hours.value > 0;
    /// Rounds per point of Constitution for which a creature can hold its breath; 0 if unknown.
    Breath breath "breath": u32, if |it| it.breath.value > 0;
    Burrow burrow "burrow";
    /// The DC to dig without a burrow speed.
    BurrowGround burrow_ground "burrow-ground": DcTable, if |it| it.burrow.value.has_kinds();
    /// What each circumstance adds to a check to dig.
    BurrowModifiers burrow_modifiers "burrow-modifiers": DcTable, if |it| it.burrow.value.has_kinds();
    /// The DC from which rock is like earth to a burrow speed; 0 if there is no such check.
    BurrowRock burrow_rock "burrow-rock": u32, if |it| it.burrow.value.has_kinds();
    Teleport teleport "teleport";
    Combining combining "combining";

    // Jumping.
    Jump jump "jump";
    /// The running start in feet without which the DC of a jump doubles; 0 if none is needed.
    JumpStart jump_start "jump-start": u32, if |it| it.jump_start.value > 0;
    JumpMeasure jump_measure "jump-measure", if |it| !it.jump.value.is_by_strength();
    JumpSpeed jump_speed "jump-speed", if |it| it.jump_speed.value.matters();

    // Journeys.
    /// What each speed covers at a walk, per hour and per day.
    Travel travel "travel": Bands;
    TravelBetween travel_between "travel-between";
    TravelDay travel_day "travel-day";
    /// The part of that distance in each terrain, by its roads.
    TravelTerrain travel_terrain "travel-terrain": TerrainShares;
    TravelTrail travel_trail "travel-trail";
    TravelHustle travel_hustle "travel-hustle";
    TravelRun travel_run "travel-run";
    ForcedMarch forced_march "forced-march";
    /// The DC of the first check of a forced march.
    MarchDc march_dc "march-dc": u32, [10, 12], if |it| it.forced_march.value.checks_constitution();
    /// What each mount covers, by its load.
    Mounts mounts "mounts";
    MountStrain mount_strain "mount-strain";
    /// What each vehicle covers.
    Vehicles vehicles "vehicles";
    TravelShips travel_ships "travel-ships", if |it| !it.other_ships.value.is_empty();
    /// What another page of the rulebook gives for some vehicles.
    OtherShips other_ships "other-ships": Vehicles, if |it| it.travel_ships.value.follows_adventures();
    /// How many hours a river boat may float on after a day of rowing.
    Floating floating "floating": u32;
    /// The multiple of a day's distance that a vehicle covers without stopping; 0 if unknown.
    RoundTheClock round_the_clock "round-the-clock": u32, if |it| it.round_the_clock.value > 0;
    /// What modes of movement other than walking cover.
    TravelModes travel_modes "travel-modes": ModeShares, if |it| !it.travel_modes.value.is_empty();
    /// The speed that counts in impeded terrain, in feet; 0 if unknown.
    TravelImpeded travel_impeded "travel-impeded": Feet, if |it| it.travel_impeded.value.0 > 0;
}

fn choices<T: RuleValue>(rule: RuleId, figures: &[T]) -> Vec<(String, Message)> {
    let figures = figures.iter().map(|figure| (figure.word(), figure.meaning(rule)));
    T::choices().into_iter().chain(figures).collect()
}

impl Ruleset {
    /// Where the rule can be found.
    #[must_use]
    pub fn cite(&self, rule: RuleId) -> Citation<'_> {
        let Source { document, book, heading, origin } = &self.sources[rule as usize];
        let book = book.as_deref().or(document.as_deref()).unwrap_or(&self.name);
        Citation { rule, document: document.as_deref().unwrap_or(&self.document), book, heading, origin: *origin }
    }

    /// The rule's value and meaning.
    #[must_use]
    pub fn describe(&self, rule: RuleId) -> Description {
        let value = self.value(rule);
        Description { word: value.word(), meaning: value.meaning(rule) }
    }

    /// The rule's meaning, in a short sentence without a full stop.
    #[must_use]
    pub fn meaning(&self, rule: RuleId) -> Message {
        self.value(rule).meaning(rule)
    }
}

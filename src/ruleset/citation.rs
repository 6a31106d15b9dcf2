use std::fmt;

use serde::Deserialize;

use super::policy::Say;
use crate::words::Words;

/// Where a ruleset has a rule from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Origin {
    /// Its own document, or one that it refers to.
    #[default]
    Own,
    /// The ruleset that it extends, since its own document is silent.
    Parent,
    /// The table's own house rule.
    HouseRule,
}

/// A rule as the document that prints it has it. A rule without a source cannot be written.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Cited<T> {
    /// What the rule is.
    pub is: T,
    /// The heading that it stands under.
    pub heading: String,
    /// The document, where it is not the ruleset's own.
    pub document: Option<String>,
    /// What people call that document, where its file has another name.
    pub book: Option<String>,
    /// Where the ruleset has it from; no file says so itself.
    #[serde(default)]
    pub origin: Origin,
}

/// Where a rule stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Citation<'a> {
    /// The rule's id.
    pub rule: RuleId,
    /// The document: a file name, or the title of a text that the document refers to.
    pub document: &'a str,
    /// What people call the document.
    pub book: &'a str,
    /// The heading in it.
    pub heading: &'a str,
    /// Where the ruleset has the rule from.
    pub origin: Origin,
}

/// A rule in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Told {
    /// What it is, as a house rule would say it.
    pub word: String,
    /// What that means.
    pub meaning: Words,
}

macro_rules! rule_ids {
    ($($variant:ident $field:ident $word:literal;)*) => {
        /// What a ruling cites: one id for each rule of a ruleset's file.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[allow(missing_docs)]
        pub enum RuleId { $($variant,)* }

        impl RuleId {
            /// Every rule, in the order of a ruleset's file.
            pub const ALL: &'static [RuleId] = &[$(RuleId::$variant,)*];

            /// The id as it is written in files and JSON.
            #[must_use]
            pub fn word(self) -> &'static str {
                match self { $(RuleId::$variant => $word,)* }
            }

            /// What a person calls the rule.
            #[must_use]
            pub fn title(self) -> Words {
                Words::of_kind("rule", self.word())
            }
        }

        impl super::Ruleset {
            /// Where the rule stands.
            #[must_use]
            pub fn cite(&self, rule: RuleId) -> Citation<'_> {
                let (document, book, heading, origin) = match rule {
                    $(RuleId::$variant => {
                        let Cited { document, book, heading, origin, .. } = &self.$field;
                        (document.as_deref(), book.as_deref(), heading.as_str(), *origin)
                    })*
                };
                let book = book.or(document).unwrap_or(&self.name);
                Citation { rule, document: document.unwrap_or(&self.document), book, heading, origin }
            }

            /// What the rule is as its policy has it.
            pub(super) fn tell_by_policy(&self, rule: RuleId) -> Told {
                let rule: &dyn Say = match rule { $(RuleId::$variant => &self.$field.is,)* };
                Told { word: rule.word(), meaning: rule.meaning() }
            }

            /// Every value that the rule's policy has, with its meaning; none of a figure or a table.
            pub(super) fn policies(rule: RuleId) -> Vec<(String, Words)> {
                fn choices<T: Say>(_: impl Fn(&super::Ruleset) -> &Cited<T>) -> Vec<(String, Words)> {
                    T::choices()
                }
                match rule { $(RuleId::$variant => choices(|ruleset| &ruleset.$field),)* }
            }
        }
    };
}

rule_ids! {
    Speed speed "speed";
    TacticalSpeed tactical_speed "tactical-speed";
    WeightSlows weight_slows "weight-slows";
    DwarfInArmor dwarf_in_armor "dwarf-in-armor";
    MediumAtTwenty medium_at_twenty "medium-at-twenty";
    Double double "double";
    Hustle hustle "hustle";
    Sprint sprint "sprint";
    Run run "run";
    RunPenalty run_penalty "run-penalty";
    RunnerSpeed runner_speed "runner-speed";
    RunExposes run_exposes "run-exposes";
    RunLine run_line "run-line";
    RunOver run_over "run-over";
    RunLimit run_limit "run-limit";
    // Armor by name, and what one carries.
    Armors armors "armors";
    Carrying carrying "carrying";
    CarryingLimits carrying_limits "carrying-limits";
    CarryingSizes carrying_sizes "carrying-sizes";
    Lifting lifting "lifting";
    Dragging dragging "dragging";
    Overloaded overloaded "overloaded";
    LoadPenalty load_penalty "load-penalty";

    FiveFootStep five_foot_step "five-foot-step";
    FullRound full_round "full-round";
    MinimumMovement minimum_movement "minimum-movement";
    Crawl crawl "crawl";
    RunningOut running_out "running-out";
    Diagonals diagonals "diagonals";
    Corner corner "corner";
    Hampering hampering "hampering";
    DifficultDiagonal difficult_diagonal "difficult-diagonal";
    Gaits gaits "gaits";
    GaitOrder gait_order "gait-order";
    Difficult difficult "difficult";
    Obstacles obstacles "obstacles";
    Undergrowth undergrowth "undergrowth";
    Water water "water";
    PoorVisibility poor_visibility "poor-visibility";
    MixedTerrain mixed_terrain "mixed-terrain";
    Unhampered unhampered "unhampered";
    BigIgnore big_ignore "big-ignore";
    LowBarrier low_barrier "low-barrier";
    LowDiagonal low_diagonal "low-diagonal";
    Blocking blocking "blocking";
    Impeded impeded "impeded";
    Squeezing squeezing "squeezing";
    SqueezePenalty squeeze_penalty "squeeze-penalty";
    SqueezeWidth squeeze_width "squeeze-width";
    SqueezeStacking squeeze_stacking "squeeze-stacking";
    SqueezePast squeeze_past "squeeze-past";
    Tighter tighter "tighter";
    OccupiedFriend occupied_friend "occupied-friend";
    Neutral neutral "neutral";
    OccupiedOpponent occupied_opponent "occupied-opponent";
    OccupiedHelpless occupied_helpless "occupied-helpless";
    Dead dead "dead";
    HelplessObstacle helpless_obstacle "helpless-obstacle";
    Paralyzed paralyzed "paralyzed";
    SizeApart size_apart "size-apart";
    SizeApartWay size_apart_way "size-apart-way";
    Stepover stepover "stepover";
    VerySmall very_small "very-small";
    Fills fills "fills";
    Ending ending "ending";
    Crowd crowd "crowd";
    SmallInASquare small_in_a_square "small-in-a-square";
    IllegalEnd illegal_end "illegal-end";
    ClosestOfEquals closest_of_equals "closest-of-equals";
    Sizes sizes "sizes";
    Threat threat "threat";
    OwnSquares own_squares "own-squares";
    ReachWeapon reach_weapon "reach-weapon";
    ReachDiagonal reach_diagonal "reach-diagonal";
    Conditions conditions "conditions";
    Cover cover "cover";
    Provoking provoking "provoking";
    LeftSquares left_squares "left-squares";

    // Charging and withdrawing.
    Charge charge "charge";
    ChargeLane charge_lane "charge-lane";
    ChargeOver charge_over "charge-over";
    ChargePast charge_past "charge-past";
    ChargeChances charge_chances "charge-chances";
    ChargeCheck charge_check "charge-check";
    ChargeOverrun charge_overrun "charge-overrun";
    ChargeBonus charge_bonus "charge-bonus";
    ChargeWeapons charge_weapons "charge-weapons";
    Withdraw withdraw "withdraw";
    WithdrawMetric withdraw_metric "withdraw-metric";

    // Moving through and into opponents.
    Overrun overrun "overrun";
    OverrunSeveral overrun_several "overrun-several";
    BiggerTarget bigger_target "bigger-target";
    BullRush bull_rush "bull-rush";
    Tumble tumble "tumble";
    TumblePast tumble_past "tumble-past";
    TumbleThrough tumble_through "tumble-through";
    TumbleFurther tumble_further "tumble-further";
    TumbleAccelerated tumble_accelerated "tumble-accelerated";
    Clamber clamber "clamber";
    ClamberSizes clamber_sizes "clamber-sizes";

    // Being moved by others, and flanking.
    Push push "push";
    Pull pull "pull";
    Slide slide "slide";
    Fling fling "fling";
    Forced forced "forced";
    ForcedProne forced_prone "forced-prone";
    ForcedHeight forced_height "forced-height";
    LedgeGrab ledge_grab "ledge-grab";
    Flanking flanking "flanking";
    ReachFlanking reach_flanking "reach-flanking";
    InternalFlanking internal_flanking "internal-flanking";

    // Movement in phases.
    Block block "block";
    Follow follow "follow";
    KeepAway keep_away "keep-away";
    Vanishing vanishing "vanishing";
    Answering answering "answering";
    SprintCost sprint_cost "sprint-cost";
    ClimbForward climb_forward "climb-forward";
    SwimForward swim_forward "swim-forward";
    OneHand one_hand "one-hand";

    // Turns.
    Actions actions "actions";
    Maneuvers maneuvers "maneuvers";
    ChanceScope chance_scope "chance-scope";
    DiagonalScope diagonal_scope "diagonal-scope";
    Initiative initiative "initiative";
    StandUp stand_up "stand-up";
    Afflictions afflictions "afflictions";

    // Falling.
    FallDice fall_dice "fall-dice";
    FallLimit fall_limit "fall-limit";
    FallSurface fall_surface "fall-surface";
    FallJump fall_jump "fall-jump";
    FallCheck fall_check "fall-check";
    FallTumble fall_tumble "fall-tumble";
    FallProne fall_prone "fall-prone";
    FallWater fall_water "fall-water";
    Dive dive "dive";
    FallCasting fall_casting "fall-casting";
    FallOnto fall_onto "fall-onto";
    FallingObject falling_object "falling-object";
    ObjectDice object_dice "object-dice";
    Collision collision "collision";
    CollisionRun collision_run "collision-run";

    // Ground at different heights.
    Heights heights "heights";

    // Flight.
    Flight flight "flight";

    // Flight by classes of maneuverability.
    FlightMinimum flight_minimum "flight-minimum";
    FlightHover flight_hover "flight-hover";
    FlightBackward flight_backward "flight-backward";
    FlightReverse flight_reverse "flight-reverse";
    FlightTurn flight_turn "flight-turn";
    FlightTurnInPlace flight_turn_in_place "flight-turn-in-place";
    FlightMaximumTurn flight_maximum_turn "flight-maximum-turn";
    FlightUpAngle flight_up_angle "flight-up-angle";
    FlightUpSpeed flight_up_speed "flight-up-speed";
    FlightDownAngle flight_down_angle "flight-down-angle";
    FlightDownSpeed flight_down_speed "flight-down-speed";
    FlightBetween flight_between "flight-between";
    Stall stall "stall";
    FlightLoad flight_load "flight-load";

    // Flight by checks, and aerial movement.
    FlyChecks fly_checks "fly-checks";
    FlyMishaps fly_mishaps "fly-mishaps";
    ForcedDescent forced_descent "forced-descent";
    FlyWeather fly_weather "fly-weather";
    FlySizes fly_sizes "fly-sizes";
    FlyBonus fly_bonus "fly-bonus";
    FlyFailing fly_failing "fly-failing";
    FlyLesser fly_lesser "fly-lesser";
    FlyGreater fly_greater "fly-greater";
    FlyHover fly_hover "fly-hover";
    Gliding gliding "gliding";
    AerialUpkeep aerial_upkeep "aerial-upkeep";
    AerialFall aerial_fall "aerial-fall";
    HeightLimit height_limit "height-limit";
    AerialLoad aerial_load "aerial-load";
    Midair midair "midair";

    // Climbing, swimming, digging and teleporting.
    Climb climb "climb";
    ClimbSurface climb_surface "climb-surface";
    ClimbModifiers climb_modifiers "climb-modifiers";
    ClimbRound climb_round "climb-round";
    ClimbHaste climb_haste "climb-haste";
    ClimbSpeed climb_speed "climb-speed";
    ClimbHands climb_hands "climb-hands";
    ClimbInverted climb_inverted "climb-inverted";
    ClimbLoad climb_load "climb-load";
    ClimbHurt climb_hurt "climb-hurt";
    ClimbHelp climb_help "climb-help";
    Swim swim "swim";
    SwimWater swim_water "swim-water";
    SwimModifiers swim_modifiers "swim-modifiers";
    SwimSpeed swim_speed "swim-speed";
    SwimTakeTen swim_take_ten "swim-take-ten";
    SwimHours swim_hours "swim-hours";
    Breath breath "breath";
    Burrow burrow "burrow";
    BurrowGround burrow_ground "burrow-ground";
    BurrowModifiers burrow_modifiers "burrow-modifiers";
    BurrowRock burrow_rock "burrow-rock";
    Teleport teleport "teleport";
    Combining combining "combining";

    // Jumping.
    Jump jump "jump";
    JumpStart jump_start "jump-start";
    JumpSpeed jump_speed "jump-speed";

    // Journeys.
    Travel travel "travel";
    TravelBetween travel_between "travel-between";
    TravelDay travel_day "travel-day";
    TravelTerrain travel_terrain "travel-terrain";
    TravelTrail travel_trail "travel-trail";
    TravelHustle travel_hustle "travel-hustle";
    TravelRun travel_run "travel-run";
    ForcedMarch forced_march "forced-march";
    MarchDc march_dc "march-dc";
    Mounts mounts "mounts";
    MountStrain mount_strain "mount-strain";
    Vehicles vehicles "vehicles";
    TravelShips travel_ships "travel-ships";
    OtherShips other_ships "other-ships";
    Floating floating "floating";
    RoundTheClock round_the_clock "round-the-clock";
    TravelModes travel_modes "travel-modes";
    TravelImpeded travel_impeded "travel-impeded";
}

impl fmt::Display for RuleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

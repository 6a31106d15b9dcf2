use std::fmt;

use serde::Deserialize;

use super::policy::Say;

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
    pub meaning: String,
}

macro_rules! rule_ids {
    ($($variant:ident $field:ident $word:literal $title:literal;)*) => {
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
            pub fn title(self) -> &'static str {
                match self { $(RuleId::$variant => $title,)* }
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
            pub(super) fn policies(rule: RuleId) -> Vec<(String, String)> {
                fn choices<T: Say>(_: impl Fn(&super::Ruleset) -> &Cited<T>) -> Vec<(String, String)> {
                    T::choices()
                }
                match rule { $(RuleId::$variant => choices(|ruleset| &ruleset.$field),)* }
            }
        }
    };
}

rule_ids! {
    Speed speed "speed" "Speed";
    TacticalSpeed tactical_speed "tactical-speed" "Speed by race";
    WeightSlows weight_slows "weight-slows" "Armor and load";
    DwarfInArmor dwarf_in_armor "dwarf-in-armor" "Dwarves in armor";
    MediumAtTwenty medium_at_twenty "medium-at-twenty" "Medium armor or load at speed 20";
    Double double "double" "Double move";
    Hustle hustle "hustle" "Hustle";
    Sprint sprint "sprint" "Sprint";
    Run run "run" "Run";
    RunPenalty run_penalty "run-penalty" "Running in armor or with a load";
    RunnerSpeed runner_speed "runner-speed" "A better runner's speed";
    RunExposes run_exposes "run-exposes" "What a runner gives up";
    RunLine run_line "run-line" "The line of a run";
    RunOver run_over "run-over" "Running over difficult ground";
    RunLimit run_limit "run-limit" "How long one runs";
    // Armor by name, and what one carries.
    Armors armors "armors" "Armor by name";
    Carrying carrying "carrying" "Carrying capacity";
    CarryingLimits carrying_limits "carrying-limits" "Loads by Strength";
    CarryingSizes carrying_sizes "carrying-sizes" "Loads by size";
    Lifting lifting "lifting" "Lifting";
    Dragging dragging "dragging" "Pushing and dragging";
    Overloaded overloaded "overloaded" "More than a heavy load";
    LoadPenalty load_penalty "load-penalty" "What a load does to a fight";

    FiveFootStep five_foot_step "five-foot-step" "Five-foot step";
    FullRound full_round "full-round" "Full-round actions";
    MinimumMovement minimum_movement "minimum-movement" "Least movement";
    Crawl crawl "crawl" "Crawling";
    RunningOut running_out "running-out" "Movement that runs out";
    Diagonals diagonals "diagonals" "Diagonals";
    Corner corner "corner" "Corners";
    Hampering hampering "hampering" "Hampered movement";
    DifficultDiagonal difficult_diagonal "difficult-diagonal" "Hampered diagonals";
    Gaits gaits "gaits" "Speed categories";
    GaitOrder gait_order "gait-order" "Speed categories on difficult ground";
    Difficult difficult "difficult" "Difficult terrain";
    Obstacles obstacles "obstacles" "Obstacles";
    Undergrowth undergrowth "undergrowth" "Undergrowth";
    Water water "water" "Water";
    PoorVisibility poor_visibility "poor-visibility" "Poor visibility";
    MixedTerrain mixed_terrain "mixed-terrain" "Mixed terrain";
    Unhampered unhampered "unhampered" "Whom the ground does not hamper";
    BigIgnore big_ignore "big-ignore" "What the biggest do not mind";
    LowBarrier low_barrier "low-barrier" "Low barriers";
    LowDiagonal low_diagonal "low-diagonal" "Low barriers on the diagonal";
    Blocking blocking "blocking" "Blocking obstacles";
    Impeded impeded "impeded" "Impeded ground";
    Squeezing squeezing "squeezing" "Squeezing";
    SqueezePenalty squeeze_penalty "squeeze-penalty" "What squeezing does to a fight";
    SqueezeWidth squeeze_width "squeeze-width" "How narrow one squeezes";
    SqueezeStacking squeeze_stacking "squeeze-stacking" "Squeezing on difficult ground";
    SqueezePast squeeze_past "squeeze-past" "Squeezing past an opponent";
    Tighter tighter "tighter" "Too narrow to squeeze";
    OccupiedFriend occupied_friend "occupied-friend" "Moving through a friend";
    Neutral neutral "neutral" "Moving through a bystander";
    OccupiedOpponent occupied_opponent "occupied-opponent" "Moving through an opponent";
    OccupiedHelpless occupied_helpless "occupied-helpless" "Moving through the helpless";
    Dead dead "dead" "The dead";
    HelplessObstacle helpless_obstacle "helpless-obstacle" "Helpless obstacles";
    Paralyzed paralyzed "paralyzed" "The paralyzed";
    SizeApart size_apart "size-apart" "Sizes far apart";
    SizeApartWay size_apart_way "size-apart-way" "What sizes far apart allow";
    Stepover stepover "stepover" "Stepping over";
    VerySmall very_small "very-small" "Very small creatures";
    Fills fills "fills" "Creatures that fill their squares";
    Ending ending "ending" "Ending in an occupied square";
    Crowd crowd "crowd" "Creatures to a square";
    SmallInASquare small_in_a_square "small-in-a-square" "Small creatures to a square";
    IllegalEnd illegal_end "illegal-end" "Stopping where one may not";
    ClosestOfEquals closest_of_equals "closest-of-equals" "Closest of equals";
    Sizes sizes "sizes" "Size, space and reach";
    Threat threat "threat" "Threatened squares";
    OwnSquares own_squares "own-squares" "Its own squares";
    ReachWeapon reach_weapon "reach-weapon" "Reach weapons";
    ReachDiagonal reach_diagonal "reach-diagonal" "Reach on the diagonal";
    Conditions conditions "conditions" "Conditions";
    Cover cover "cover" "Cover";
    Provoking provoking "provoking" "Provoking";
    LeftSquares left_squares "left-squares" "What a big creature leaves";

    // Charging and withdrawing.
    Charge charge "charge" "Charge";
    ChargeLane charge_lane "charge-lane" "The lane of a charge";
    ChargeOver charge_over "charge-over" "Charging over difficult ground";
    ChargePast charge_past "charge-past" "Creatures in the lane";
    ChargeChances charge_chances "charge-chances" "Who strikes at a charger";
    ChargeCheck charge_check "charge-check" "The check of a charge";
    ChargeOverrun charge_overrun "charge-overrun" "Overrunning in a charge";
    ChargeBonus charge_bonus "charge-bonus" "What a charge does to the fight";
    ChargeWeapons charge_weapons "charge-weapons" "Weapons in a charge";
    Withdraw withdraw "withdraw" "Withdrawing";
    WithdrawMetric withdraw_metric "withdraw-metric" "Farther away";

    // Moving through and into opponents.
    Overrun overrun "overrun" "Overrun";
    OverrunSeveral overrun_several "overrun-several" "Overrunning several";
    BiggerTarget bigger_target "bigger-target" "How big a target may be";
    BullRush bull_rush "bull-rush" "Bull rush";
    Tumble tumble "tumble" "Tumbling";
    TumblePast tumble_past "tumble-past" "Tumbling past an opponent";
    TumbleThrough tumble_through "tumble-through" "Tumbling through an opponent";
    TumbleFurther tumble_further "tumble-further" "Tumbling past several";
    TumbleAccelerated tumble_accelerated "tumble-accelerated" "Tumbling at full speed";
    Clamber clamber "clamber" "Clambering";
    ClamberSizes clamber_sizes "clamber-sizes" "Whom one clambers into";

    // Being moved by others, and flanking.
    Push push "push" "Push";
    Pull pull "pull" "Pull";
    Slide slide "slide" "Slide";
    Fling fling "fling" "Fling";
    Forced forced "forced" "Forced movement";
    ForcedProne forced_prone "forced-prone" "Dropping prone against forced movement";
    ForcedHeight forced_height "forced-height" "Forced movement in the air";
    LedgeGrab ledge_grab "ledge-grab" "Catching the edge";
    Flanking flanking "flanking" "Flanking";
    ReachFlanking reach_flanking "reach-flanking" "Flanking with reach";
    InternalFlanking internal_flanking "internal-flanking" "Flanking from inside";

    // Movement in phases.
    Block block "block" "Getting in the way";
    Follow follow "follow" "Following";
    KeepAway keep_away "keep-away" "Withdrawing by distance";
    Vanishing vanishing "vanishing" "Following somebody who vanishes";
    Answering answering "answering" "Movement that answers movement";
    SprintCost sprint_cost "sprint-cost" "What a sprint costs";
    ClimbForward climb_forward "climb-forward" "Climbing forward";
    SwimForward swim_forward "swim-forward" "Swimming forward";
    OneHand one_hand "one-hand" "One free hand";

    // Turns.
    Actions actions "actions" "Actions of a turn";
    Maneuvers maneuvers "maneuvers" "Maneuvers in a round";
    ChanceScope chance_scope "chance-scope" "How often an opponent strikes at a mover";
    DiagonalScope diagonal_scope "diagonal-scope" "Through what diagonals are counted";
    Initiative initiative "initiative" "Initiative";
    StandUp stand_up "stand-up" "Standing up";
    Afflictions afflictions "afflictions" "The slowed and the tired";

    // Falling.
    FallDice fall_dice "fall-dice" "Falling";
    FallLimit fall_limit "fall-limit" "How much of a fall counts";
    FallSurface fall_surface "fall-surface" "What is fallen onto";
    FallJump fall_jump "fall-jump" "Jumping down";
    FallCheck fall_check "fall-check" "Softening a fall";
    FallTumble fall_tumble "fall-tumble" "Tumbling in a fall";
    FallProne fall_prone "fall-prone" "Prone after a fall";
    FallWater fall_water "fall-water" "Falling into water";
    Dive dive "dive" "Diving";
    FallCasting fall_casting "fall-casting" "Casting while falling";
    FallOnto fall_onto "fall-onto" "Landing on somebody";
    FallingObject falling_object "falling-object" "Falling things";
    ObjectDice object_dice "object-dice" "Falling things by size";
    Collision collision "collision" "Collisions";
    CollisionRun collision_run "collision-run" "Collisions of runners";

    // Ground at different heights.
    Heights heights "heights" "Ledges, stairs and pits";

    // Flight.
    Flight flight "flight" "Flying";

    // Flight by classes of maneuverability.
    FlightMinimum flight_minimum "flight-minimum" "Minimum forward speed";
    FlightHover flight_hover "flight-hover" "Hovering";
    FlightBackward flight_backward "flight-backward" "Flying backward";
    FlightReverse flight_reverse "flight-reverse" "Beginning to fly backward";
    FlightTurn flight_turn "flight-turn" "Turning in the air";
    FlightTurnInPlace flight_turn_in_place "flight-turn-in-place" "Turning in place";
    FlightMaximumTurn flight_maximum_turn "flight-maximum-turn" "The widest turn";
    FlightUpAngle flight_up_angle "flight-up-angle" "How steeply one climbs in the air";
    FlightUpSpeed flight_up_speed "flight-up-speed" "How fast one climbs in the air";
    FlightDownAngle flight_down_angle "flight-down-angle" "How steeply one descends";
    FlightDownSpeed flight_down_speed "flight-down-speed" "How fast one descends";
    FlightBetween flight_between "flight-between" "Between descending and climbing";
    Stall stall "stall" "Stalling";
    FlightLoad flight_load "flight-load" "Flying with a load";

    // Flight by checks, and aerial movement.
    FlyChecks fly_checks "fly-checks" "Checks in flight";
    FlyMishaps fly_mishaps "fly-mishaps" "Mishaps in flight";
    ForcedDescent forced_descent "forced-descent" "Damage in flight";
    FlyWeather fly_weather "fly-weather" "Weather in flight";
    FlySizes fly_sizes "fly-sizes" "Size in flight";
    FlyBonus fly_bonus "fly-bonus" "What greater flight adds";
    FlyFailing fly_failing "fly-failing" "Failing in flight";
    FlyLesser fly_lesser "fly-lesser" "Lesser flight";
    FlyGreater fly_greater "fly-greater" "Greater flight";
    FlyHover fly_hover "fly-hover" "Hover";
    Gliding gliding "gliding" "Gliding";
    AerialUpkeep aerial_upkeep "aerial-upkeep" "Staying in the air";
    AerialFall aerial_fall "aerial-fall" "Falling out of the air";
    HeightLimit height_limit "height-limit" "Height limits";
    AerialLoad aerial_load "aerial-load" "Load in the air";
    Midair midair "midair" "Fighting in midair";

    // Climbing, swimming, digging and teleporting.
    Climb climb "climb" "Climbing";
    ClimbSurface climb_surface "climb-surface" "What is climbed";
    ClimbModifiers climb_modifiers "climb-modifiers" "What makes climbing easier or harder";
    ClimbRound climb_round "climb-round" "How far one climbs";
    ClimbHaste climb_haste "climb-haste" "Climbing faster";
    ClimbSpeed climb_speed "climb-speed" "Climb speeds";
    ClimbHands climb_hands "climb-hands" "Hands for climbing";
    ClimbInverted climb_inverted "climb-inverted" "Climbing along ceilings";
    ClimbLoad climb_load "climb-load" "Climbing with a load";
    ClimbHurt climb_hurt "climb-hurt" "Hurt while climbing";
    ClimbHelp climb_help "climb-help" "Help for climbers";
    Swim swim "swim" "Swimming";
    SwimWater swim_water "swim-water" "What is swum in";
    SwimModifiers swim_modifiers "swim-modifiers" "What makes swimming easier or harder";
    SwimSpeed swim_speed "swim-speed" "Swim speeds";
    SwimTakeTen swim_take_ten "swim-take-ten" "Taking 10 in the water";
    SwimHours swim_hours "swim-hours" "Swimming for hours";
    Breath breath "breath" "Holding one's breath";
    Burrow burrow "burrow" "Digging";
    BurrowGround burrow_ground "burrow-ground" "What is dug through without a speed for it";
    BurrowModifiers burrow_modifiers "burrow-modifiers" "What makes digging harder";
    BurrowRock burrow_rock "burrow-rock" "Digging through rock as through earth";
    Teleport teleport "teleport" "Teleporting";
    Combining combining "combining" "Moving in several ways";

    // Jumping.
    Jump jump "jump" "Jumping";
    JumpStart jump_start "jump-start" "A running start";
    JumpSpeed jump_speed "jump-speed" "Speed and jumping";

    // Journeys.
    Travel travel "travel" "Miles by speed";
    TravelBetween travel_between "travel-between" "Speeds between the printed ones";
    TravelDay travel_day "travel-day" "A day on the way";
    TravelTerrain travel_terrain "travel-terrain" "Terrain and roads";
    TravelTrail travel_trail "travel-trail" "Vehicles on trails";
    TravelHustle travel_hustle "travel-hustle" "Hustling for hours";
    TravelRun travel_run "travel-run" "Running for hours";
    ForcedMarch forced_march "forced-march" "Forced march";
    MarchDc march_dc "march-dc" "The first check of a forced march";
    Mounts mounts "mounts" "Mounts";
    MountStrain mount_strain "mount-strain" "Tired mounts";
    Vehicles vehicles "vehicles" "Vehicles";
    TravelShips travel_ships "travel-ships" "Which table of ships";
    OtherShips other_ships "other-ships" "Ships by another page";
    Floating floating "floating" "Floating with the current";
    RoundTheClock round_the_clock "round-the-clock" "Round the clock";
    TravelModes travel_modes "travel-modes" "Journeys in other ways than walking";
    TravelImpeded travel_impeded "travel-impeded" "Journeys through impeded terrain";
}

impl fmt::Display for RuleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

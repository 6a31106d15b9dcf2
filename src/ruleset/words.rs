//! What a rule is in words, where its policy alone does not say it: figures, and rules that decide nothing because of what
//! other rules are.

use super::policy::{
    BullRush, Burrow, Carrying, Charge, Clamber, Climb, ClimbForward, ClimbInverted, Collision, Diagonals, FallCasting,
    FallOnto, FallWater, FallingObject, FiveFootStep, Flanking, Flight, Follow, ForcedPrice, Hampering, JumpSpeed,
    KeepAway, LowBarrier, Occupied, Overloaded, Overrun, Provoking, Push, Say, SizeApartWay, Squeezing, Swim,
    SwimForward, Threat, Tumble, WeightSlows, Withdraw,
};
use super::{RuleId, Ruleset, Told, skies};

impl Ruleset {
    /// What the rule is.
    #[must_use]
    pub fn tell(&self, rule: RuleId) -> Told {
        let Told { word, meaning } = self.tell_by_policy(rule);
        let meaning = figure(rule, &word).or_else(|| self.table(rule)).unwrap_or(meaning);
        Told { word, meaning }
    }

    /// What a table means beside its rows.
    fn table(&self, rule: RuleId) -> Option<String> {
        match rule {
            RuleId::TacticalSpeed if self.tactical_speed.is.is_empty() => {
                Some("no people has a speed of its own".to_owned())
            }
            RuleId::ObjectDice if self.object_dice.is.is_empty() => Some("no thing has dice by its size".to_owned()),
            RuleId::FallDice => Some(format!("for every full 10 ft fallen {}", self.fall_dice.is.meaning())),
            _ => None,
        }
    }

    /// Whether the rule decides anything, the other rules being what they are.
    #[must_use]
    pub fn bears(&self, rule: RuleId) -> bool {
        let doubling = self.hampering.is == Hampering::Doubling;
        match rule {
            RuleId::TacticalSpeed => !self.tactical_speed.is.is_empty(),
            RuleId::DwarfInArmor => self.weight_slows.is == WeightSlows::TwoThirds,
            RuleId::MediumAtTwenty => self.weight_slows.is == WeightSlows::Steps,
            RuleId::RunPenalty | RuleId::RunnerSpeed | RuleId::RunExposes => self.run.is > 0,
            RuleId::RunLine | RuleId::RunOver | RuleId::RunLimit => self.run.is > 0,
            // Armor by name, and what one carries.
            RuleId::Armors => !self.armors.is.is_empty(),
            RuleId::CarryingLimits | RuleId::CarryingSizes | RuleId::Dragging => self.carrying.is != Carrying::Unknown,
            RuleId::Lifting => self.overloaded.is == Overloaded::Staggers,
            RuleId::LoadPenalty => !self.load_penalty.is.is_empty(),
            RuleId::FullRound => self.five_foot_step.is != FiveFootStep::Unknown,
            RuleId::GaitOrder => self.gaits.is && self.hampering.is == Hampering::OnLeaving,
            RuleId::DifficultDiagonal => self.diagonals.is == Diagonals::Alternating,
            RuleId::LowDiagonal => self.low_barrier.is == LowBarrier::Adds,
            RuleId::SqueezeStacking => doubling && self.squeezing.is != Squeezing::Free,
            RuleId::HelplessObstacle | RuleId::Paralyzed => self.occupied_helpless.is == Occupied::Pass,
            RuleId::Stepover => self.size_apart_way.is == SizeApartWay::BiggerStepsOver,
            RuleId::OwnSquares | RuleId::ReachWeapon | RuleId::ReachDiagonal | RuleId::Conditions | RuleId::Cover => {
                self.threat.is == Threat::Reach
            }
            RuleId::ChargeLane | RuleId::ChargeOver | RuleId::ChargePast | RuleId::ChargeChances => self.has_charge(),
            RuleId::ChargeCheck | RuleId::ChargeOverrun | RuleId::ChargeBonus => self.has_charge(),
            RuleId::ChargeWeapons => self.has_charge(),
            RuleId::WithdrawMetric => self.withdraw.is == Withdraw::Primary,
            RuleId::OverrunSeveral => self.overrun.is == Overrun::Maneuver,
            RuleId::BiggerTarget => {
                self.overrun.is != Overrun::Unknown || matches!(self.bull_rush.is, BullRush::Push | BullRush::Through)
            }
            RuleId::TumblePast | RuleId::TumbleThrough | RuleId::TumbleFurther => {
                self.tumble.is == Tumble::EachOpponent
            }
            RuleId::TumbleAccelerated => self.tumble.is != Tumble::Unknown,
            RuleId::ClamberSizes => self.clamber.is != Clamber::Unknown,
            RuleId::Vanishing => self.follow.is != Follow::Unknown,
            RuleId::Answering => self.follow.is != Follow::Unknown || self.keep_away.is != KeepAway::Unknown,
            RuleId::SprintCost => self.sprint.is > 0,
            RuleId::OneHand => {
                self.climb_forward.is != ClimbForward::Unknown || self.swim_forward.is != SwimForward::Unknown
            }
            RuleId::Dive => self.fall_water.is == FallWater::Cushions,
            RuleId::FallCasting => self.fall_casting.is != FallCasting::Unknown,
            RuleId::FallOnto => self.fall_onto.is != FallOnto::Unknown,
            RuleId::FallingObject => self.falling_object.is != FallingObject::Unknown,
            RuleId::Collision => self.collision.is != Collision::Unknown,
            RuleId::ObjectDice => self.falling_object.is == FallingObject::BySize,
            RuleId::CollisionRun => self.collision.is == Collision::BySpeed,
            RuleId::JumpStart => self.jump_start.is > 0,
            RuleId::JumpSpeed => self.jump_speed.is != JumpSpeed::Nothing,
            RuleId::LeftSquares => self.provoking.is == Provoking::Leaving,
            RuleId::Forced
            | RuleId::Pull
            | RuleId::Slide
            | RuleId::Fling
            | RuleId::ForcedProne
            | RuleId::ForcedHeight => self.forced.is != ForcedPrice::Unknown,
            RuleId::LedgeGrab => self.push.is == Push::Straight,
            // Flight by classes of maneuverability.
            RuleId::FlightMinimum
            | RuleId::FlightHover
            | RuleId::FlightBackward
            | RuleId::FlightReverse
            | RuleId::FlightTurn
            | RuleId::FlightTurnInPlace
            | RuleId::FlightMaximumTurn
            | RuleId::FlightUpAngle
            | RuleId::FlightUpSpeed
            | RuleId::FlightDownAngle
            | RuleId::FlightDownSpeed
            | RuleId::FlightBetween
            | RuleId::Stall
            | RuleId::FlightLoad => self.flight.is == Flight::Classes,
            RuleId::ClimbSurface | RuleId::ClimbModifiers | RuleId::ClimbSpeed | RuleId::ClimbHands => {
                self.climb.is != Climb::Unknown
            }
            RuleId::ClimbRound | RuleId::ClimbHaste | RuleId::ClimbLoad => self.climb.is == Climb::Quarter,
            RuleId::ClimbInverted => {
                self.climb_inverted.is != ClimbInverted::Unknown && self.climb.is != Climb::Unknown
            }
            RuleId::ClimbHurt | RuleId::ClimbHelp => self.climb.is == Climb::Quarter,
            RuleId::SwimWater | RuleId::SwimModifiers | RuleId::SwimSpeed => self.swim.is != Swim::Unknown,
            RuleId::SwimTakeTen => self.swim.is == Swim::Quarter,
            RuleId::SwimHours => self.swim.is != Swim::Unknown && self.swim_hours.is > 0,
            RuleId::Breath => self.breath.is > 0,
            RuleId::BurrowGround | RuleId::BurrowModifiers | RuleId::BurrowRock => self.burrow.is == Burrow::Kinds,
            RuleId::ReachFlanking | RuleId::InternalFlanking => {
                self.threat.is == Threat::Reach && self.flanking.is != Flanking::Unknown
            }
            _ => skies::bears(self, rule),
        }
    }

    /// Whether the ruleset knows charges.
    #[must_use]
    pub fn has_charge(&self) -> bool {
        self.charge.is != Charge::Unknown
    }
}

/// What a figure means.
pub(super) fn figure(rule: RuleId, word: &str) -> Option<String> {
    let times = |what: &str| match word {
        "0" => format!("there is no {what}"),
        "1" => format!("a {what} goes as far as the speed"),
        "2" => format!("a {what} goes twice as far as the speed"),
        more => format!("a {what} goes {more} times as far as the speed"),
    };
    Some(match (rule, word) {
        (RuleId::Speed, _) => times("move action"),
        (RuleId::Double, _) => times("double move"),
        (RuleId::Hustle, _) => times("hustle"),
        (RuleId::Sprint, _) => times("sprint"),
        (RuleId::Run, _) => times("run"),
        (RuleId::RunnerSpeed, "0") => "the feat of a better runner adds nothing to the speed".to_owned(),
        (RuleId::RunnerSpeed, feet) => format!("the feat of a better runner adds {feet} ft to an unburdened speed"),
        (RuleId::Lifting, times) => {
            format!("over the head one lifts as much as a heavy load, off the ground {times} times as much")
        }
        (RuleId::Dragging, times) => format!("one pushes and drags {times} times a heavy load"),
        (RuleId::MediumAtTwenty, "0") => "medium armor or load takes nothing off a speed of 20 ft and less".to_owned(),
        (RuleId::MediumAtTwenty, feet) => format!("medium armor or load takes {feet} ft off a speed of 20 ft and less"),
        (RuleId::Gaits, "yes") => {
            "fast walkers pay 5 and 0 ft by turns (diagonals 5, 5, 0), average ones as everybody, slow ones 10 (15)"
                .to_owned()
        }
        (RuleId::Gaits, _) => "all walk alike".to_owned(),
        (RuleId::PoorVisibility, "0") => "not seeing where one goes costs nothing more".to_owned(),
        (RuleId::PoorVisibility, _) => "not seeing where one goes hampers every step".to_owned(),
        (RuleId::LowDiagonal, feet) => format!("crossing a low barrier adds {feet} ft to a diagonal step"),
        (RuleId::HelplessObstacle, "0") => "a helpless creature hampers nobody, however big it is".to_owned(),
        (RuleId::HelplessObstacle, _) => {
            "a helpless creature that is an obstacle (`helpless-obstacle`) hampers whoever moves through".to_owned()
        }
        (RuleId::LedgeGrab, "0") => {
            "catching the edge that one was pushed over takes what its surface takes".to_owned()
        }
        (RuleId::LedgeGrab, more) => {
            format!("catching the edge that one was pushed over takes {more} more than its surface takes")
        }
        (RuleId::OneHand, "0") => "one free hand is as good as two".to_owned(),
        (RuleId::OneHand, less) => format!("with only one hand free, {less} less on a check to climb or swim forward"),
        (RuleId::SwimHours, "0") => "no check is told of for each hour of swimming".to_owned(),
        (RuleId::SwimHours, dc) => {
            format!("each hour of swimming takes a check of {dc}, or 1d6 nonlethal damage from fatigue")
        }
        (RuleId::Breath, "0") => "how long one holds one's breath is not told".to_owned(),
        (RuleId::Breath, times) => {
            format!("one holds one's breath for {times} rounds for each point of Constitution; actions shorten it")
        }
        (RuleId::BurrowRock, "0") => "no check makes rock like earth".to_owned(),
        (RuleId::BurrowRock, dc) => format!("a check of {dc} makes rock like earth to whoever burrows or tunnels"),
        (RuleId::JumpStart, "0") => "a jump needs no running start".to_owned(),
        (RuleId::JumpStart, feet) => {
            format!("without {feet} ft in a straight line before it, a jump takes twice as much of a check")
        }
        (RuleId::SizeApart, sizes) => format!("sizes are far apart from {sizes} categories on"),
        (RuleId::OccupiedFriend, "pass") => "friends are moved through, though not in a charge".to_owned(),
        (RuleId::OccupiedFriend, _) => "friends are not moved through".to_owned(),
        (RuleId::OccupiedOpponent, "pass") => "opponents are moved through".to_owned(),
        (RuleId::OccupiedOpponent, _) => "opponents are not moved through".to_owned(),
        (RuleId::OccupiedHelpless, "pass") => "helpless opponents are moved through".to_owned(),
        (RuleId::OccupiedHelpless, _) => "helpless opponents are not moved through".to_owned(),
        (RuleId::OverrunSeveral, "0") => "an overrun is of one opponent".to_owned(),
        (RuleId::OverrunSeveral, less) => format!("each check loses {less} for every target after the first"),
        (RuleId::BiggerTarget, "1") => "a target is at most one size category bigger".to_owned(),
        (RuleId::BiggerTarget, sizes) => format!("a target is at most {sizes} size categories bigger"),
        (RuleId::TumblePast, "0") => "past an opponent it takes its Maneuver Defense".to_owned(),
        (RuleId::TumblePast, dc) => format!("past an opponent it takes a check of {dc}"),
        (RuleId::TumbleThrough, "0") => "nobody tumbles through an opponent's square".to_owned(),
        (RuleId::TumbleThrough, dc) => format!("through an opponent's square it takes a check of {dc}"),
        (RuleId::TumbleFurther, more) => format!("each opponent after the first makes it harder by {more}"),
        (RuleId::TumbleAccelerated, more) => format!("at full speed it is harder by {more}"),
        (RuleId::ClamberSizes, sizes) => {
            format!(
                "one clambers into whoever is at least {sizes} size categories bigger; without reach, into whoever is bigger"
            )
        }
        (RuleId::ReachDiagonal, "yes") => "a reach of 10 ft covers two squares diagonally as well".to_owned(),
        (RuleId::ReachDiagonal, _) => "a reach of 10 ft is counted on the diagonal like any other".to_owned(),
        _ => return skies::figure(rule, word),
    })
}

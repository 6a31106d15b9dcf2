//! What a rule is in words, where its policy alone does not say it: figures, and rules that decide nothing because of what
//! other rules are.

use super::policy::{
    BullRush, Burrow, Carrying, Charge, Clamber, Climb, ClimbForward, ClimbInverted, Collision, Diagonals, FallCasting,
    FallOnto, FallWater, FallingObject, FiveFootStep, Flanking, Flight, Follow, ForcedPrice, Hampering, JumpSpeed,
    KeepAway, LowBarrier, Occupied, Overloaded, Overrun, Provoking, Push, Say, SizeApartWay, Squeezing, Swim,
    SwimForward, Threat, Tumble, WeightSlows, Withdraw,
};
use super::{RuleId, Ruleset, Told, skies};
use crate::grid::Feet;
use crate::say;
use crate::words::Words;

impl Ruleset {
    /// What the rule is.
    #[must_use]
    pub fn tell(&self, rule: RuleId) -> Told {
        let Told { word, meaning } = self.tell_by_policy(rule);
        let meaning = figure(rule, &word).or_else(|| self.table(rule)).unwrap_or(meaning);
        Told { word, meaning }
    }

    /// What a table means beside its rows.
    fn table(&self, rule: RuleId) -> Option<Words> {
        match rule {
            RuleId::TacticalSpeed if self.tactical_speed.is.is_empty() => Some(say!("no-people-has-a-speed")),
            RuleId::ObjectDice if self.object_dice.is.is_empty() => Some(say!("no-thing-has-dice")),
            RuleId::FallDice => Some(say!("dice-by-feet-fallen", every = Feet(10), dice = self.fall_dice.is.meaning())),
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
pub(super) fn figure(rule: RuleId, word: &str) -> Option<Words> {
    let number: u32 = word.parse().unwrap_or_default();
    let feet = Feet(number);
    Some(match (rule, word) {
        (RuleId::Speed, _) => say!("figure-speed", times = number),
        (RuleId::Double, _) => say!("figure-double", times = number),
        (RuleId::Hustle, _) => say!("figure-hustle", times = number),
        (RuleId::Sprint, _) => say!("figure-sprint", times = number),
        (RuleId::Run, _) => say!("figure-run", times = number),
        (RuleId::RunnerSpeed, "0") => say!("figure-runner-speed-none"),
        (RuleId::RunnerSpeed, _) => say!("figure-runner-speed", feet),
        (RuleId::Lifting, _) => say!("figure-lifting", times = number),
        (RuleId::Dragging, _) => say!("figure-dragging", times = number),
        (RuleId::MediumAtTwenty, "0") => say!("figure-medium-at-twenty-none", speed = Feet(20)),
        (RuleId::MediumAtTwenty, _) => say!("figure-medium-at-twenty", feet, speed = Feet(20)),
        (RuleId::Gaits, "yes") => say!(
            "figure-gaits-differ",
            one = Feet(5).bare(),
            two = Feet(10).bare(),
            three = Feet(15).bare(),
            none = Feet(0)
        ),
        (RuleId::Gaits, _) => say!("figure-gaits-alike"),
        (RuleId::PoorVisibility, "0") => say!("figure-poor-visibility-none"),
        (RuleId::PoorVisibility, _) => say!("figure-poor-visibility"),
        (RuleId::LowDiagonal, _) => say!("figure-low-diagonal", feet),
        (RuleId::HelplessObstacle, "0") => say!("figure-helpless-obstacle-none"),
        (RuleId::HelplessObstacle, _) => say!("figure-helpless-obstacle"),
        (RuleId::LedgeGrab, "0") => say!("figure-ledge-grab-none"),
        (RuleId::LedgeGrab, _) => say!("figure-ledge-grab", more = number),
        (RuleId::OneHand, "0") => say!("figure-one-hand-none"),
        (RuleId::OneHand, _) => say!("figure-one-hand", less = number),
        (RuleId::SwimHours, "0") => say!("figure-swim-hours-none"),
        (RuleId::SwimHours, _) => say!("figure-swim-hours", dc = number),
        (RuleId::Breath, "0") => say!("figure-breath-none"),
        (RuleId::Breath, _) => say!("figure-breath", times = number),
        (RuleId::BurrowRock, "0") => say!("figure-burrow-rock-none"),
        (RuleId::BurrowRock, _) => say!("figure-burrow-rock", dc = number),
        (RuleId::JumpStart, "0") => say!("figure-jump-start-none"),
        (RuleId::JumpStart, _) => say!("figure-jump-start", feet),
        (RuleId::SizeApart, _) => say!("figure-size-apart", sizes = number),
        (RuleId::OccupiedFriend, "pass") => say!("figure-occupied-friend-pass"),
        (RuleId::OccupiedFriend, _) => say!("figure-occupied-friend-closed"),
        (RuleId::OccupiedOpponent, "pass") => say!("figure-occupied-opponent-pass"),
        (RuleId::OccupiedOpponent, _) => say!("figure-occupied-opponent-closed"),
        (RuleId::OccupiedHelpless, "pass") => say!("figure-occupied-helpless-pass"),
        (RuleId::OccupiedHelpless, _) => say!("figure-occupied-helpless-closed"),
        (RuleId::OverrunSeveral, "0") => say!("figure-overrun-several-none"),
        (RuleId::OverrunSeveral, _) => say!("figure-overrun-several", less = number),
        (RuleId::BiggerTarget, _) => say!("figure-bigger-target", sizes = number),
        (RuleId::TumblePast, "0") => say!("figure-tumble-past-none"),
        (RuleId::TumblePast, _) => say!("figure-tumble-past", dc = number),
        (RuleId::TumbleThrough, "0") => say!("figure-tumble-through-none"),
        (RuleId::TumbleThrough, _) => say!("figure-tumble-through", dc = number),
        (RuleId::TumbleFurther, _) => say!("figure-tumble-further", more = number),
        (RuleId::TumbleAccelerated, _) => say!("figure-tumble-accelerated", more = number),
        (RuleId::ClamberSizes, _) => say!("figure-clamber-sizes", sizes = number),
        (RuleId::ReachDiagonal, "yes") => say!("figure-reach-diagonal-covers", reach = Feet(10)),
        (RuleId::ReachDiagonal, _) => say!("figure-reach-diagonal-counts", reach = Feet(10)),
        _ => return skies::figure(rule, number),
    })
}

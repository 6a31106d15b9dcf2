use serde_json::{Value, json};

use super::decide::{Outcome, Table};
use super::given::Options;
use super::mistake::{Mistake, did_you_mean, quoted};
use super::rights::Right;
use super::spec::{Kind, Spec, may};
use crate::ruleset::RuleId::{self, *};
use crate::ruleset::{Citation, Origin, Ruleset, Told};

pub(super) const RULES: Spec = Spec {
    name: "rules",
    sub: None,
    about: "What the table plays by, in our words, and where each rule stands",
    options: &[may("topic", Kind::Topic, "A topic such as terrain, a rule such as corner, or a part of its title")],
    example: "/rules topic:terrain",
    right: Right::Everybody,
    private: true,
};

/// The rules by what they are about.
const TOPICS: &[(&str, &[RuleId])] = &[
    topic("speed", &[Speed, TacticalSpeed, WeightSlows, DwarfInArmor, MediumAtTwenty, Gaits, GaitOrder, RunningOut]),
    topic("pace", &[Double, Hustle, Sprint, FiveFootStep, FullRound, MinimumMovement, Crawl]),
    topic("run", &[Run, RunPenalty, RunnerSpeed, RunExposes, RunLine, RunOver, RunLimit]),
    // Armor by name, and what one carries.
    topic("load", &[Carrying, CarryingLimits, CarryingSizes, Lifting, Dragging, Overloaded, LoadPenalty, Armors]),
    topic("steps", &[Diagonals, Corner, Hampering, DifficultDiagonal, MixedTerrain]),
    topic("terrain", &[Difficult, Obstacles, Undergrowth, Water, PoorVisibility, Unhampered, BigIgnore, Impeded]),
    topic("barriers", &[Blocking, LowBarrier, LowDiagonal]),
    topic("squeezing", &[Squeezing, SqueezePenalty, SqueezeWidth, SqueezeStacking, SqueezePast, Tighter]),
    topic(
        "occupied",
        &[OccupiedOpponent, OccupiedHelpless, OccupiedFriend, Neutral, Dead, HelplessObstacle, Paralyzed, Fills],
    ),
    topic("ending", &[Ending, Crowd, SmallInASquare, IllegalEnd, ClosestOfEquals]),
    topic("size", &[SizeApart, SizeApartWay, Sizes, Stepover, VerySmall]),
    topic("threat", &[Threat, Provoking, OwnSquares, ReachWeapon, ReachDiagonal, Conditions, Cover, LeftSquares]),
    // Charging and withdrawing.
    topic(
        "charge",
        &[
            Charge,
            ChargeLane,
            ChargePast,
            ChargeOver,
            ChargeChances,
            ChargeCheck,
            ChargeOverrun,
            ChargeBonus,
            ChargeWeapons,
        ],
    ),
    topic("withdraw", &[Withdraw, WithdrawMetric]),
    // Moving through and into opponents.
    topic("overrun", &[Overrun, OverrunSeveral, BiggerTarget, BullRush]),
    topic("tumble", &[Tumble, TumblePast, TumbleThrough, TumbleFurther, TumbleAccelerated, Clamber, ClamberSizes]),
    // Being moved by others, and flanking.
    topic("shoving", &[Forced, Push, Pull, Slide, Fling, ForcedProne, ForcedHeight, LedgeGrab]),
    topic("flanks", &[Flanking, ReachFlanking, InternalFlanking]),
    // Movement in phases.
    topic("phases", &[Block, Follow, KeepAway, Vanishing, Answering, SprintCost, ClimbForward, SwimForward, OneHand]),
    // Turns.
    topic("turns", &[Actions, Maneuvers, ChanceScope, DiagonalScope, Initiative, StandUp, Afflictions]),
    // Falling.
    topic("falling", &[FallDice, FallLimit, FallSurface, FallJump, FallCheck, FallTumble, FallProne, FallWater, Dive]),
    topic("impacts", &[FallOnto, FallCasting, FallingObject, ObjectDice, Collision, CollisionRun]),
    // Ground at different heights.
    topic("heights", &[Heights]),
    // Flight.
    topic("flying", &[Flight]),
    // Flight by classes of maneuverability.
    topic(
        "maneuverability",
        &[
            FlightMinimum,
            FlightHover,
            FlightBackward,
            FlightReverse,
            FlightTurn,
            FlightTurnInPlace,
            FlightMaximumTurn,
            FlightUpAngle,
            FlightUpSpeed,
            FlightDownAngle,
            FlightDownSpeed,
            FlightBetween,
            Stall,
            FlightLoad,
        ],
    ),
    // Flight by checks, and aerial movement.
    topic("fly-by-check", &[FlyChecks, FlyLesser, FlyGreater, FlyHover, FlyFailing, FlyWeather, FlySizes, FlyBonus]),
    topic("mishaps", &[FlyMishaps, ForcedDescent]),
    topic("aerial", &[Gliding, AerialUpkeep, AerialFall, HeightLimit, AerialLoad, Midair]),
    // Climbing, swimming, digging and teleporting.
    topic(
        "climbing",
        &[
            Climb,
            ClimbSurface,
            ClimbModifiers,
            ClimbRound,
            ClimbHaste,
            ClimbSpeed,
            ClimbHands,
            ClimbInverted,
            ClimbLoad,
            ClimbHurt,
            ClimbHelp,
        ],
    ),
    topic("swimming", &[Swim, SwimWater, SwimModifiers, SwimSpeed, SwimTakeTen, SwimHours, Breath]),
    topic("ways", &[Burrow, BurrowGround, BurrowModifiers, BurrowRock, Teleport, Combining]),
    // Jumping.
    topic("jumping", &[Jump, JumpStart, JumpSpeed]),
    // Journeys.
    topic("travel", &[Travel, TravelBetween, TravelDay, TravelTerrain, TravelModes, TravelImpeded, TravelRun]),
    topic("strain", &[TravelHustle, ForcedMarch, MarchDc, MountStrain]),
    topic("vehicles", &[Mounts, Vehicles, TravelTrail, TravelShips, OtherShips, Floating, RoundTheClock]),
];

const fn topic(name: &'static str, rules: &'static [RuleId]) -> (&'static str, &'static [RuleId]) {
    (name, rules)
}

/// What can be asked about: topics and rules, each with what it is.
pub(super) fn topics() -> impl Iterator<Item = (&'static str, String)> {
    let groups = TOPICS.iter().map(|(topic, rules)| (*topic, format!("{topic}: {} rules", rules.len())));
    groups.chain(RuleId::ALL.iter().map(|rule| (rule.word(), format!("{}: {}", rule.word(), rule.title()))))
}

/// `/rules`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rules {
    topic: Option<String>,
}

/// The most characters of an overview: what Discord takes, with room for what is escaped there.
const LONGEST: usize = 1_700;

impl Rules {
    pub(super) fn parse(options: &Options<'_>) -> Result<Self, Mistake> {
        Ok(Rules { topic: options.text("topic").map(str::to_owned) })
    }

    pub(super) fn decide(&self, table: &Table<'_>) -> Result<Outcome, Mistake> {
        let ruleset = table.referee()?.ruleset();
        let book = table.ruleset(&ruleset.id)?;
        let (told, message) = match &self.topic {
            None => (RuleId::ALL.to_vec(), overview(ruleset)),
            Some(topic) => {
                let mut rules = about(topic)?;
                if rules.len() > 1 {
                    rules.retain(|&rule| is_told(ruleset, rule));
                }
                let lines = rules.iter().map(|&rule| in_full(ruleset, book, rule));
                let message = lines.collect::<Vec<_>>().join("\n");
                (rules, message)
            }
        };
        let rules: Vec<Value> = told.iter().map(|&rule| as_json(ruleset, rule)).collect();
        let ruling = json!({"ruleset": ruleset.id, "action": "rules", "rules": rules});
        Ok(Outcome::said(message).ruled(ruling))
    }
}

/// The rules of a topic, the rule of this id, or those that have this in their titles.
fn about(topic: &str) -> Result<Vec<RuleId>, Mistake> {
    let typed = topic.to_lowercase();
    if let Some((_, rules)) = TOPICS.iter().find(|(name, _)| *name == typed) {
        return Ok(rules.to_vec());
    }
    if let Some(&rule) = RuleId::ALL.iter().find(|rule| rule.word() == typed) {
        return Ok(vec![rule]);
    }
    let holds = |rule: &RuleId| rule.title().to_lowercase().contains(&typed) || rule.word().contains(&typed);
    let found: Vec<RuleId> = RuleId::ALL.iter().copied().filter(holds).collect();
    if !typed.is_empty() && !found.is_empty() {
        return Ok(found);
    }
    let names: Vec<&str> = TOPICS.iter().map(|(name, _)| *name).collect();
    let hint = did_you_mean(&typed, names.iter().copied().chain(RuleId::ALL.iter().map(|rule| rule.word())));
    Err(Mistake::new(format!(
        "`topic` has to be {}, a rule such as corner, or a part of a rule's title, not {}.{hint}",
        names.join(", "),
        quoted(topic)
    )))
}

/// Who says so, as scripts read it: the id of a ruleset, or `house-rule`.
fn from(ruleset: &Ruleset, origin: Origin) -> &str {
    match origin {
        Origin::Own => &ruleset.id,
        Origin::Parent => ruleset.extends.as_deref().unwrap_or(&ruleset.id),
        Origin::HouseRule => "house-rule",
    }
}

fn as_json(ruleset: &Ruleset, rule: RuleId) -> Value {
    let (Told { word, meaning }, Citation { document, heading, origin, .. }) = (ruleset.tell(rule), ruleset.cite(rule));
    json!({
        "id": rule.word(),
        "title": rule.title(),
        "is": word,
        "meaning": meaning,
        "document": document,
        "heading": heading,
        "from": from(ruleset, origin),
    })
}

/// Whether a rule is told among others: it decides something here, or the table made it.
fn is_told(ruleset: &Ruleset, rule: RuleId) -> bool {
    ruleset.bears(rule) || ruleset.cite(rule).origin == Origin::HouseRule
}

/// A rule with what it means and where it stands.
fn in_full(ruleset: &Ruleset, book: &Ruleset, rule: RuleId) -> String {
    let (Told { meaning, .. }, Citation { book: from_book, heading, origin, .. }) =
        (ruleset.tell(rule), ruleset.cite(rule));
    let title = rule.title();
    let source = match origin {
        Origin::HouseRule => {
            let (told, cited) = (book.tell(rule), book.cite(rule));
            format!("house rule; the book has {} ({}: {})", told.word, cited.book, cited.heading)
        }
        Origin::Own => format!("{from_book}: {heading}"),
        Origin::Parent => format!("{from_book}: {heading}, from {}", from(ruleset, origin)),
    };
    let idle = if ruleset.bears(rule) { "" } else { " As the other rules are, it decides nothing here." };
    format!("{title} ({}): {meaning}.{idle} [{source}]", rule.word())
}

/// The whole of it in so few words that it can be told at once: the house rules, then of each topic what matters most.
fn overview(ruleset: &Ruleset) -> String {
    let mut lines = vec![match &ruleset.extends {
        Some(parent) => {
            format!("{} ({}); where its document is silent, {parent}.", ruleset.name, ruleset.document)
        }
        None => format!("{} ({}).", ruleset.name, ruleset.document),
    }];
    let is_own = |rule: &RuleId| ruleset.cite(*rule).origin == Origin::HouseRule;
    let own = RuleId::ALL.iter().copied().filter(is_own);
    let own: Vec<String> = own.map(|rule| format!("{} {}", rule.word(), ruleset.tell(rule).word)).collect();
    if !own.is_empty() {
        lines.push(format!("House rules: {}.", own.join(", ")));
    }
    let close = "/rules topic:steps tells a topic in full, /rules topic:corner one rule.";
    let grouped = |most: usize| {
        let lines = TOPICS.iter().filter_map(|(topic, rules)| {
            // Tables are too long to be told here.
            let table =
                |rule: RuleId| matches!(rule, Sizes | TacticalSpeed) || (FlightMinimum..=FlightBetween).contains(&rule);
            let short = |rule: &&RuleId| is_told(ruleset, **rule) && !table(**rule);
            let told = rules.iter().filter(short).take(most).map(|&rule| ruleset.tell(rule).meaning);
            let told: Vec<String> = told.collect();
            (!told.is_empty()).then(|| format!("{topic}: {}.", told.join("; ")))
        });
        lines.collect::<Vec<_>>().join("\n")
    };
    let room = LONGEST.saturating_sub(lines.join("\n").chars().count() + close.len() + 2);
    let fits = (1..=8).rev().map(grouped).find(|text| text.chars().count() <= room);
    lines.push(fits.unwrap_or_else(|| TOPICS.iter().map(|(topic, _)| *topic).collect::<Vec<_>>().join(", ")));
    lines.push(close.to_owned());
    let text = lines.join("\n");
    if text.chars().count() <= LONGEST { text } else { text.chars().take(LONGEST).collect() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_rule_has_one_topic() {
        for rule in RuleId::ALL {
            let times = TOPICS.iter().filter(|(_, rules)| rules.contains(rule)).count();
            assert_eq!(times, 1, "`{rule}` belongs into one topic of /rules");
        }
    }
}

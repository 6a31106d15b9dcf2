use serde_json::{Value, json};

use crate::command::core::command::{Command, Spec};
use crate::command::core::outcome::Outcome;
use crate::command::core::table::Table;
use crate::command::input::invocation::Options;
use crate::command::input::option::{Kind, may};
use crate::command::input::user_error::{UserError, did_you_mean, quoted};
use crate::command::setup::map::{BARRIERS, TERRAINS};
use crate::explain;
use crate::ruleset::RuleId::{self, *};
use crate::ruleset::{Citation, Description, Origin, Ruleset};
use crate::say;
use crate::words::{Language, Locale, Message};

pub(crate) const RULES: Spec = Spec {
    name: "rules",
    options: &[may("topic", Kind::Topic)],
    example: "/rules topic:terrain",
    private: true,
    ..Spec::of::<RulesArgs>()
};

/// All rules by topic.
pub const TOPICS: &[(&str, &[RuleId])] = &[
    topic(
        "speed",
        &[
            Speed,
            SpeedBonuses,
            TacticalSpeed,
            WeightSlows,
            ModeLoad,
            DwarfInArmor,
            MediumAtTwenty,
            Gaits,
            GaitOrder,
            RunningOut,
        ],
    ),
    topic("pace", &[Double, Hustle, Sprint, FiveFootStep, FullRound, MinimumMovement, Crawl]),
    topic("run", &[Run, RunPenalty, RunnerSpeed, RunExposes, RunLine, RunOver, RunLimit]),
    // Armor by name, and carried load.
    topic("load", &[Carrying, CarryingLimits, CarryingSizes, Lifting, Dragging, Overloaded, LoadPenalty, Armors]),
    topic("steps", &[Diagonals, Corner, Hampering, DifficultDiagonal, MixedTerrain]),
    topic(
        "terrain",
        &[
            Difficult,
            Obstacles,
            Undergrowth,
            Water,
            DeepWater,
            Trenches,
            PoorVisibility,
            Unhampered,
            Incorporeal,
            BigIgnore,
            Impeded,
            Hazardous,
        ],
    ),
    topic("conditions-do", &[FlatFooted, Prone, Quelled, Splayed, Fatigued, Unsteady, WithoutSpeed, UndergrowthHides]),
    topic("checks", &[GroundChecks, Balance]),
    topic("barriers", &[Blocking, LowBarrier, LowDiagonal]),
    topic(
        "squeezing",
        &[Squeezing, SqueezePenalty, SqueezeWidth, SqueezeStacking, SqueezePast, Tighter, Escape, EscapeTime],
    ),
    topic(
        "occupied",
        &[
            OccupiedOpponent,
            OccupiedHelpless,
            OccupiedFriend,
            Neutral,
            Dead,
            HelplessObstacle,
            Paralyzed,
            Fills,
            FillsCorner,
        ],
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
            ChargeTie,
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
    // Forced movement, and flanking.
    topic("shoving", &[Forced, Push, Pull, Slide, Fling, ForcedProne, ForcedHeight, LedgeGrab]),
    topic("flanks", &[Flanking, ReachFlanking, InternalFlanking]),
    // Movement in phases.
    topic("phases", &[Block, Follow, KeepAway, Vanishing, Answering, SprintCost, ClimbForward, SwimForward, OneHand]),
    topic("turns", &[Actions, Maneuvers, ChanceScope, DiagonalScope, Initiative, StandUp, Riding, Afflictions]),
    topic("falling", &[FallDice, FallLimit, FallSurface, FallJump, FallCheck, FallTumble, FallProne, FallWater, Dive]),
    topic("impacts", &[FallOnto, FallCasting, FallingObject, ObjectDice, Collision, CollisionRun]),
    // Ground at different heights.
    topic("heights", &[Heights]),
    topic("flying", &[Flight, Wingover, HoverFeat]),
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
            FlightVertical,
            Stall,
            FlightLoad,
        ],
    ),
    // Flight by checks, and aerial movement.
    topic(
        "fly-by-check",
        &[FlyChecks, FlyLesser, FlyGreater, FlyHover, FlyFailing, Wind, FlyWeather, FlySizes, FlyBonus],
    ),
    topic("mishaps", &[FlyMishaps, ForcedDescent]),
    topic("aerial", &[Gliding, AerialUpkeep, AerialFall, HeightLimit, AerialLoad, Midair]),
    // Climbing, swimming, burrowing and teleporting.
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
    topic("swimming", &[Swim, SwimWater, SwimModifiers, SwimSpeed, SwimProne, SwimTakeTen, SwimHours, Breath]),
    topic("ways", &[Burrow, BurrowGround, BurrowModifiers, BurrowRock, Teleport, Combining]),
    topic("jumping", &[Jump, JumpStart, JumpMeasure, JumpSpeed]),
    // Journeys.
    topic("travel", &[Travel, TravelBetween, TravelDay, TravelTerrain, TravelModes, TravelImpeded, TravelRun]),
    topic("strain", &[TravelHustle, ForcedMarch, MarchDc, MountStrain]),
    topic("vehicles", &[Mounts, Vehicles, TravelTrail, TravelShips, OtherShips, Floating, RoundTheClock]),
];

const fn topic(name: &'static str, rules: &'static [RuleId]) -> (&'static str, &'static [RuleId]) {
    (name, rules)
}

/// All topics and rules, each with a description for completion.
pub(crate) fn topics() -> impl Iterator<Item = (&'static str, Message)> {
    let groups = TOPICS.iter().map(|(topic, rules)| (*topic, say!("offer-topic", topic, rules = rules.len())));
    groups.chain(
        RuleId::ALL.iter().map(|rule| (rule.word(), say!("offer-rule", rule = rule.word(), title = rule.title()))),
    )
}

/// `/rules`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct RulesArgs {
    topic: Option<String>,
}

impl Command for RulesArgs {
    fn parse(_: &'static Spec, options: &Options<'_>) -> Result<Self, UserError> {
        Ok(RulesArgs { topic: options.owned("topic") })
    }

    fn decide(&self, table: &Table<'_>) -> Result<Outcome, UserError> {
        let ruleset = table.referee()?.ruleset();
        let book = table.ruleset(&ruleset.id)?;
        let (listed, message) = match &self.topic {
            None => (RuleId::ALL.to_vec(), overview(ruleset, table.person.locale)),
            Some(topic) => {
                let mut rules = about(topic, table.person.locale)?;
                if rules.len() > 1 {
                    rules.retain(|&rule| is_listed(ruleset, rule));
                }
                let lines = rules.iter().map(|&rule| in_full(ruleset, book, rule));
                let message = match rules.is_empty() {
                    true => say!("rules-none-here", book = explain::book(ruleset).capitalized(), topic = quoted(topic)),
                    false => Message::lines(lines),
                };
                (rules, message)
            }
        };
        let rules: Vec<Value> = listed.iter().map(|&rule| as_json(ruleset, rule)).collect();
        let ruling = json!({"ruleset": ruleset.id, "action": "rules", "rules": rules});
        Ok(Outcome::new(message).ruled(ruling))
    }
}

/// The most characters of an overview: Discord's limit, with room for escapes.
const LONGEST: usize = 1_700;

/// The rules of a topic, the rule with this id, the rules about this kind of barrier or terrain, or the rules whose titles
/// contain the text.
fn about(topic: &str, locale: Locale) -> Result<Vec<RuleId>, UserError> {
    let typed = topic.to_lowercase();
    if let Some((_, rules)) = TOPICS.iter().find(|(name, _)| *name == typed) {
        return Ok(rules.to_vec());
    }
    if let Some(&rule) = RuleId::ALL.iter().find(|rule| rule.word() == typed) {
        return Ok(vec![rule]);
    }
    // The beginning of a word matches in every language; inside a word only the reader's own counts.
    let title = |rule: RuleId, language: Language| {
        rule.title().localized(Locale { language, ..Locale::default() }).to_lowercase()
    };
    let begins = |text: &str| text.split(['-', ' ']).any(|word| word.starts_with(&typed)) || text.starts_with(&typed);
    let spelled = |text: &str| typed.contains(['-', ' ']) && text.contains(&typed);
    let fits = |text: &str| begins(text) || spelled(text);
    let first =
        |rule: &RuleId| fits(rule.word()) || Language::ALL.into_iter().any(|language| fits(&title(*rule, language)));
    let within = |rule: &RuleId| rule.word().contains(&typed) || title(*rule, locale.language).contains(&typed);
    let all = || RuleId::ALL.iter().copied();
    let found: Vec<RuleId> = all().filter(first).collect();
    let found = if found.is_empty() { all().filter(within).collect() } else { found };
    if !typed.is_empty() && !found.is_empty() {
        return Ok(found);
    }
    let painted =
        [(BARRIERS, "barriers"), (TERRAINS, "terrain")].into_iter().find(|(words, _)| words.contains(&&*typed));
    if let Some((_, rules)) = painted.and_then(|(_, topic)| TOPICS.iter().find(|(name, _)| *name == topic)) {
        return Ok(rules.to_vec());
    }
    let names: Vec<&str> = TOPICS.iter().map(|(name, _)| *name).collect();
    let hint = did_you_mean(&typed, names.iter().copied().chain(RuleId::ALL.iter().map(|rule| rule.word())));
    Err(UserError::new(say!("rules-no-such-topic", topics = Message::list(names), typed = quoted(topic), hint)))
}

/// The origin of a rule in JSON: a ruleset's id, or `house-rule`.
fn from(ruleset: &Ruleset, origin: Origin) -> &str {
    match origin {
        Origin::Own => &ruleset.id,
        Origin::Parent => ruleset.extends.as_deref().unwrap_or(&ruleset.id),
        Origin::HouseRule => "house-rule",
    }
}

fn as_json(ruleset: &Ruleset, rule: RuleId) -> Value {
    let (Description { word, meaning }, Citation { document, heading, origin, .. }) =
        (ruleset.describe(rule), ruleset.cite(rule));
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

/// Whether the overview includes a rule: it applies here, or it is a house rule.
fn is_listed(ruleset: &Ruleset, rule: RuleId) -> bool {
    ruleset.applies(rule) || ruleset.cite(rule).origin == Origin::HouseRule
}

/// A rule with its meaning and its source.
fn in_full(ruleset: &Ruleset, book: &Ruleset, rule: RuleId) -> Message {
    let (Description { meaning, .. }, Citation { book: from_book, heading, origin, .. }) =
        (ruleset.describe(rule), ruleset.cite(rule));
    let title = rule.title();
    let source = match origin {
        Origin::HouseRule => {
            let (described, cited) = (book.describe(rule), book.cite(rule));
            say!("rules-house-rule", has = described.word, book = cited.book, heading = cited.heading)
        }
        Origin::Own => say!("rules-source", book = from_book, heading),
        Origin::Parent => say!("rules-source-of-parent", book = from_book, heading, parent = from(ruleset, origin)),
    };
    if ruleset.applies(rule) {
        say!("rules-in-full", title, rule = rule.word(), meaning, source)
    } else {
        say!("rules-in-full-idle", title, rule = rule.word(), meaning, source)
    }
}

/// A summary that fits into one message: the house rules, then the most important rules of each topic.
fn overview(ruleset: &Ruleset, locale: Locale) -> Message {
    let name = &ruleset.name;
    let mut lines = vec![match &ruleset.extends {
        Some(parent) => say!("rules-ruleset-extends", name, parent),
        None => say!("rules-ruleset", name),
    }];
    let is_own = |rule: &RuleId| ruleset.cite(*rule).origin == Origin::HouseRule;
    let own = RuleId::ALL.iter().copied().filter(is_own);
    let own = Message::names(own.map(|rule| format!("{} {}", rule.word(), ruleset.describe(rule).word)));
    if !own.is_empty() {
        lines.push(say!("rules-own", own));
    }
    let close = say!("rules-more");
    let letters = |words: &Message| words.localized(locale).chars().count();
    let grouped = |most: usize| {
        let lines = TOPICS.iter().filter_map(|(topic, rules)| {
            // Tables are too long for an overview.
            let table =
                |rule: RuleId| matches!(rule, Sizes | TacticalSpeed) || (FlightMinimum..=FlightBetween).contains(&rule);
            let short = |rule: &&RuleId| is_listed(ruleset, **rule) && !table(**rule);
            let meanings = rules.iter().filter(short).take(most).map(|&rule| ruleset.describe(rule).meaning);
            let meanings = Message::joined(meanings, "; ");
            (!meanings.is_empty()).then(|| say!("rules-of-topic", topic, meanings))
        });
        Message::lines(lines)
    };
    let room = LONGEST.saturating_sub(letters(&Message::lines(lines.clone())) + letters(&close) + 2);
    let fits = (1..=8).rev().map(grouped).find(|words| letters(words) <= room);
    lines.push(fits.unwrap_or_else(|| Message::list(TOPICS.iter().map(|(topic, _)| *topic))));
    lines.push(close);
    let words = Message::lines(lines);
    if letters(&words) <= LONGEST {
        return words;
    }
    Message::literal(words.localized(locale).chars().take(LONGEST).collect::<String>())
}

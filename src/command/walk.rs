//! The commands by which a creature moves on its own, and where it could get to.

use serde_json::json;

use super::creature::WHO;
use super::decide::{Outcome, Table};
use super::given::Options;
use super::going::{Going, goes_freely, level};
use super::jump::{JumpOf, REFLEX};
use super::mistake::Mistake;
use super::opposed::{AGAINST, AGAINST_BONUS, CHECKS, ITS_BONUS, Opposing};
use super::picture;
use super::reach;
use super::rights::Right;
use super::roll::{BONUS, CHECK, Rolling};
use super::spec::{Kind, Opt, Spec, may, needs};
use crate::explain;
use crate::field::Mode;
use crate::grid::Height;
use crate::referee::{Finding, Pace, Paces, Prefer, StepWay, Walks};
use crate::ruleset::RuleId;
use crate::say;
use crate::words::Words;

const PACES: &[&str] = &["move", "double", "hustle", "sprint", "minimum"];
const WAYS: &[&str] = &["free", "trade", "feature", "action-point"];
const PREFERENCES: &[&str] = &["shortest", "safest"];
const MODES: &[&str] = &["walk", "climb", "fly", "glide", "swim", "burrow", "teleport"];

/// The same, or whatever it has.
const MODES_OR_ANY: &[&str] = &["walk", "climb", "fly", "glide", "swim", "burrow", "teleport", ANY];
const ANY: &str = "any";

/// The highest altitude in feet that can be named.
pub(super) const MOST_ALTITUDE: u32 = 1_000;
/// The most rounds that anybody has run.
const MOST_ROUNDS: u32 = 1_000;

pub(super) const TO: Opt = needs("to", Kind::Course);
pub(super) const PACE: Opt = may("pace", Kind::Choice(PACES));
pub(super) const PREFER: Opt = may("prefer", Kind::Choice(PREFERENCES));
pub(super) const MODE: Opt = may("mode", Kind::Choice(MODES));
const MODE_OR_ANY: Opt = may("mode", Kind::Choice(MODES_OR_ANY));
pub(super) const ALTITUDE: Opt = may("altitude", Kind::Feet(MOST_ALTITUDE));
pub(super) const SHARE: Opt = may("share", Kind::Flag);
pub(super) const AS_FAR_AS: Opt = may("as-far-as", Kind::Flag);
const STOPPED_AT: Opt = may("stopped-at", Kind::Square);
const JUMPS: Opt = may("jump", Kind::Flag);
pub(super) const PREVIEW: Opt = may("preview", Kind::Flag);
pub(super) const FORCE: Opt = may("force", Kind::Flag);

pub(super) const MOVE: Spec = Spec {
    name: "move",
    sub: None,
    options: &[
        TO,
        WHO,
        PACE,
        PREFER,
        MODE_OR_ANY,
        ALTITUDE,
        SHARE,
        AS_FAR_AS,
        STOPPED_AT,
        JUMPS,
        REFLEX,
        CHECKS,
        ITS_BONUS,
        AGAINST,
        AGAINST_BONUS,
        PREVIEW,
        FORCE,
    ],
    example: "/move creature:Ogre to:F6",
    right: Right::OwnerInTurn,
    private: false,
};

pub(super) const STEP: Spec = Spec {
    name: "step",
    sub: None,
    options: &[TO, WHO, may("way", Kind::Choice(WAYS)), may("full-round", Kind::Flag), SHARE, PREVIEW, FORCE],
    example: "/step creature:Ogre to:D5",
    right: Right::OwnerInTurn,
    private: false,
};

pub(super) const RUN: Spec = Spec {
    name: "run",
    sub: None,
    options: &[
        TO,
        WHO,
        may("rounds", Kind::Whole(0, MOST_ROUNDS)),
        CHECK,
        BONUS,
        PREFER,
        MODE,
        ALTITUDE,
        AS_FAR_AS,
        STOPPED_AT,
        PREVIEW,
        FORCE,
    ],
    example: "/run creature:Ogre to:J4",
    right: Right::OwnerInTurn,
    private: false,
};

pub(super) const CRAWL: Spec = Spec {
    name: "crawl",
    sub: None,
    options: &[TO, WHO, SHARE, PREVIEW, FORCE],
    example: "/crawl creature:Ogre to:D5",
    right: Right::OwnerInTurn,
    private: false,
};

/// What a movement takes that others may answer.
const IN_A_PHASE: &[Opt] = &[
    TO,
    WHO,
    PREFER,
    MODE_OR_ANY,
    ALTITUDE,
    SHARE,
    AS_FAR_AS,
    STOPPED_AT,
    CHECKS,
    ITS_BONUS,
    AGAINST,
    AGAINST_BONUS,
    PREVIEW,
    FORCE,
];

pub(super) const HUSTLE: Spec = Spec {
    name: "hustle",
    sub: None,
    options: IN_A_PHASE,
    example: "/hustle creature:Ogre to:F6",
    right: Right::OwnerInTurn,
    private: false,
};

pub(super) const SPRINT: Spec = Spec {
    name: "sprint",
    sub: None,
    options: IN_A_PHASE,
    example: "/sprint creature:Ogre to:H6",
    right: Right::OwnerInTurn,
    private: false,
};

pub(super) const REACHABLE: Spec = Spec {
    name: "reachable",
    sub: None,
    options: &[WHO, PACE, MODE, ALTITUDE, SHARE],
    example: "/reachable creature:Ogre",
    right: Right::Everybody,
    private: false,
};

pub(super) fn pace(options: &Options<'_>) -> Result<Pace, Mistake> {
    let meaning = |word: &str| Pace::OF_A_MOVE.into_iter().find(|pace| pace.word() == word);
    Ok(options.choice("pace", meaning)?.unwrap_or_default())
}

fn mode(options: &Options<'_>) -> Result<Option<Mode>, Mistake> {
    options.choice("mode", |word| Mode::ALL.into_iter().find(|mode| mode.word() == word))
}

pub(super) fn prefer(options: &Options<'_>) -> Result<Prefer, Mistake> {
    let prefer = options.choice("prefer", |word| match word {
        "shortest" => Some(Prefer::Shortest),
        "safest" => Some(Prefer::Safest),
        _ => None,
    })?;
    Ok(prefer.unwrap_or_default())
}

/// A movement as one of these commands asks for it; what a command has no option for is left at its default.
pub(super) fn going(spec: &'static Spec, options: &Options<'_>) -> Result<Going, Mistake> {
    let flag = |name| options.flag(name).map(|flag| flag.unwrap_or(false));
    let mut going = Going::new(spec.name, options.required("to", options.course("to")?)?);
    going.creature = options.text("creature").map(str::to_owned);
    going.any = options.text("mode").is_some_and(|word| word.eq_ignore_ascii_case(ANY));
    going.mode = if going.any { None } else { mode(options)? };
    going.altitude = options.feet_in_squares("altitude")?.map(Height::from);
    going.stopped_at = options.square("stopped-at")?;
    if spec.option("against").is_some() {
        going.opposing = Opposing::parse(options)?;
    } else {
        going.rolling = Rolling::parse(options)?;
    }
    going.preview = flag("preview")?;
    going.force = flag("force")?;
    going.walk.pace = match spec.name {
        "step" => Pace::Step,
        "run" => Pace::Run,
        "crawl" => Pace::Crawl,
        "hustle" => Pace::Hustle,
        "sprint" => Pace::Sprint,
        _ => pace(options)?,
    };
    going.walk.prefer = prefer(options)?;
    going.walk.as_far_as = flag("as-far-as")?;
    going.walk.share = flag("share")?;
    let way = |word: &str| StepWay::ALL.into_iter().find(|way| way.word() == word);
    going.walk.way = options.choice("way", way)?.unwrap_or_default();
    going.walk.full_round = flag("full-round")?;
    going.walk.run.rounds = options.whole("rounds")?;
    going.walk.run.check = going.rolling.told();
    going.walk.run.forced = going.force;
    if flag("jump")? {
        going.leaps = Some(JumpOf::on_the_way(options, spec.name, going.walk.clone())?);
    } else if options.text("reflex").is_some() {
        return Err(Mistake::new(say!("walk-reflex-without-jump")));
    }
    Ok(going)
}

/// `/reachable`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reachable {
    creature: Option<String>,
    pace: Pace,
    mode: Option<Mode>,
    altitude: Option<Height>,
    share: bool,
}

impl Reachable {
    pub(super) fn parse(options: &Options<'_>) -> Result<Self, Mistake> {
        Ok(Reachable {
            creature: options.text("creature").map(str::to_owned),
            pace: pace(options)?,
            mode: mode(options)?,
            altitude: options.feet_in_squares("altitude")?.map(Height::from),
            share: options.flag("share")?.unwrap_or(false),
        })
    }

    pub(super) fn decide(&self, table: &Table<'_>) -> Result<Outcome, Mistake> {
        let (referee, mover) = table.mover(self.creature.as_deref())?;
        let referee = referee.planning(true);
        let creature = mover.creature();
        if let Some(mode @ (Mode::Climb | Mode::Swim | Mode::Burrow | Mode::Teleport)) = self.mode {
            let word = mode.word();
            return Err(Mistake::new(say!("reachable-by-other-mode", word)));
        }
        let flies = creature.is_airborne() && creature.modes.of(Mode::Fly).is_some();
        let glides = creature.is_airborne() && creature.modes.of(Mode::Glide).is_some();
        let told = self.mode.or(flies.then_some(Mode::Fly)).or(glides.then_some(Mode::Glide));
        if let Some(mode @ (Mode::Fly | Mode::Glide)) = told
            && !(creature.is_airborne() && creature.modes.is_empty())
        {
            return reach::by_air(referee, &mover, mode, self.pace, self.altitude);
        }
        goes_freely(referee, creature)?;
        let mode = level(creature, self.mode)?;
        let ruleset = referee.ruleset();
        let budget = Paces(referee).budget(&mover, self.pace);
        let ends = Walks(referee).reachable(&mover, self.pace, self.share);
        let closed = Walks(referee).cannot_go(&mover, self.pace);
        let name = &creature.name;
        let mut rules = vec![self.pace.rule(), RuleId::Diagonals, RuleId::Ending];
        rules.extend(closed.iter().map(|finding| finding.rule).filter(|rule| *rule != self.pace.rule()));
        let why = |finding: &Finding| explain::cannot_go(ruleset, name, finding);
        let reasons: Vec<(RuleId, Words)> = closed.iter().map(|finding| (finding.rule, why(finding))).collect();
        let squares: serde_json::Map<String, serde_json::Value> =
            ends.feet().map(|(anchor, feet)| (anchor.to_string(), json!(feet))).collect();
        let others = squares.len().saturating_sub(1);
        let speed = explain::Pacing::of(ruleset, creature, self.pace);
        let mut ruling = json!({
            "ruleset": ruleset.id,
            "action": "reachable",
            "creature": name,
            "from": mover.placement().anchor,
            "pace": self.pace.word(),
            "mode": mode.word(),
            "budget": budget,
            "speed": speed.json,
            "squares": squares,
            "squeezed": ends.squeezed().collect::<Vec<_>>(),
            "rules": explain::rules_json(ruleset, &rules),
        });
        let mut lines = if reasons.is_empty() {
            vec![say!("reachable-on-foot", name, others, length = explain::length(budget))]
        } else {
            let told: Vec<_> = reasons.iter().map(|(rule, why)| json!({"rule": rule.word(), "message": why})).collect();
            ruling["reasons"] = json!(told);
            reasons.into_iter().map(|(_, why)| why).collect()
        };
        lines.extend(Some(speed.sentence).filter(|sentence| !sentence.is_empty()));
        lines.push(explain::by_rules(ruleset, &rules));
        let mut scene = picture::about(ruleset, referee.encounter(), name);
        let space = mover.placement().footprint;
        scene.reach = ends.feet().map(|(anchor, feet)| (space.at(anchor), feet)).collect();
        Ok(Outcome::said(Words::lines(lines)).ruled(ruling).showing(scene))
    }
}

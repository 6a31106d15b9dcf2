//! The commands by which a creature moves on its own, and where it could get to.

pub(crate) mod command;
pub(crate) mod reach;
pub(crate) mod settle;
pub(crate) mod stand;

use serde_json::json;

use crate::command::core::opposed::Opposing;
use crate::command::core::outcome::Outcome;
use crate::command::core::roll::Rolling;
use crate::command::core::table::Table;
use crate::command::input::invocation::Options;
use crate::command::input::options::{
    AGAINST_BONUS, AGAINST_CHECKS, ALTITUDE, ANY, AS_FAR_AS, BONUS, CHECK, CHECKS, FORCE, MODE, MODE_OR_ANY, PACE,
    PREFER, PREVIEW, SHARE, STOPPED_AT, TO, WHO, mode, pace, prefer,
};
use crate::command::input::right::Right;
use crate::command::input::spec::{Kind, Opt, Spec, may};
use crate::command::input::user_error::Mistake;
use crate::command::modes::jump::{JumpOf, REFLEX};
use crate::command::reply::picture;
use crate::command::walk::command::{Going, goes_freely, level};
use crate::explain;
use crate::field::Mode;
use crate::grid::Height;
use crate::referee::{Finding, Pace, Paces, StepWay, Walks};
use crate::ruleset::RuleId;
use crate::say;
use crate::words::Words;

const WAYS: &[&str] = &["free", "trade", "feature", "action-point"];

/// The most rounds that anybody has run.
const MOST_ROUNDS: u32 = 1_000;

const JUMPS: Opt = may("jump", Kind::Flag);

pub(crate) const MOVE: Spec = Spec {
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
        BONUS,
        AGAINST_CHECKS,
        AGAINST_BONUS,
        PREVIEW,
        FORCE,
    ],
    example: "/move creature:Ogre to:F6",
    right: Right::OwnerInTurn,
    private: false,
};

pub(crate) const STEP: Spec = Spec {
    name: "step",
    sub: None,
    options: &[TO, WHO, may("way", Kind::Choice(WAYS)), may("full-round", Kind::Flag), SHARE, PREVIEW, FORCE],
    example: "/step creature:Ogre to:D5",
    right: Right::OwnerInTurn,
    private: false,
};

pub(crate) const RUN: Spec = Spec {
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

pub(crate) const CRAWL: Spec = Spec {
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
    BONUS,
    AGAINST_CHECKS,
    AGAINST_BONUS,
    PREVIEW,
    FORCE,
];

pub(crate) const HUSTLE: Spec = Spec {
    name: "hustle",
    sub: None,
    options: IN_A_PHASE,
    example: "/hustle creature:Ogre to:F6",
    right: Right::OwnerInTurn,
    private: false,
};

pub(crate) const SPRINT: Spec = Spec {
    name: "sprint",
    sub: None,
    options: IN_A_PHASE,
    example: "/sprint creature:Ogre to:H6",
    right: Right::OwnerInTurn,
    private: false,
};

pub(crate) const REACHABLE: Spec = Spec {
    name: "reachable",
    sub: None,
    options: &[WHO, PACE, MODE, ALTITUDE, SHARE],
    example: "/reachable creature:Ogre",
    right: Right::Everybody,
    private: false,
};

/// A movement as one of these commands asks for it; what a command has no option for is left at its default.
pub(crate) fn going(spec: &'static Spec, options: &Options<'_>) -> Result<Going, Mistake> {
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
    pub(crate) fn parse(options: &Options<'_>) -> Result<Self, Mistake> {
        Ok(Reachable {
            creature: options.text("creature").map(str::to_owned),
            pace: pace(options)?,
            mode: mode(options)?,
            altitude: options.feet_in_squares("altitude")?.map(Height::from),
            share: options.flag("share")?.unwrap_or(false),
        })
    }

    pub(crate) fn decide(&self, table: &Table<'_>) -> Result<Outcome, Mistake> {
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

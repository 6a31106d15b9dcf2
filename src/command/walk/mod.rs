//! The commands with which a creature moves itself, and where it can get to.

mod all_ways;
pub(crate) mod command;
pub(crate) mod escape;
pub(crate) mod mount;
pub(crate) mod reach;
pub(crate) mod settle;
pub(crate) mod stand;
pub(crate) mod stays;

use std::collections::HashSet;

use serde_json::json;

use crate::command::core::command::{Command, Spec};
use crate::command::core::menu::{IN_TURNS, Menu, RISE};
use crate::command::core::move_request::carrying;
use crate::command::core::outcome::Outcome;
use crate::command::core::table::Table;
use crate::command::input::invocation::Options;
use crate::command::input::option::{Kind, Opt, may, options, words};
use crate::command::input::options::{
    ACCELERATED, ACTION_POINT, ALTITUDE, AS_FAR_AS, BONUS, CHECK, FALL_CHECK, HALF_SPEED, MODE_OR_ANY, OPPOSED_CHECKS,
    PACE, PREFER, PREVIEW_OR_FORCE, REACHABLE_MODE, SHARE, STOPPED_AT, TO, WHO, altitude, mode, pace,
};
use crate::command::input::right::Right;
use crate::command::input::user_error::UserError;
use crate::command::modes::CLIMBED;
use crate::command::modes::jump::REFLEX;
use crate::command::reply::picture;
use crate::command::walk::command::WalkArgs;
use crate::command::walk::stays::check_can_walk;
use crate::explain;
use crate::field::Mode;
use crate::grid::{Feet, Footprint, Height, Square};
use crate::referee::{EdgeSteps, Finding, Mover, Pace, Paces, Referee, Ruling, StepWay, Supports, Walk, Walks};
use crate::ruleset::RuleId;
use crate::say;
use crate::words::Message;

/// The most rounds a creature can have been running.
const MOST_ROUNDS: u32 = 1_000;

/// What the declarations have in common.
const BASE: Spec = Spec { right: Right::OwnerInTurn, ..Spec::of::<WalkArgs>() };
/// How to get there, and where it was stopped.
const ROUTE: &[Opt] = &[ALTITUDE, SHARE, AS_FAR_AS, STOPPED_AT];

pub(crate) const MOVE: Spec = Spec {
    name: "move",
    options: options!(
        &[TO, WHO, PACE, PREFER, MODE_OR_ANY],
        ROUTE,
        &[ACCELERATED, HALF_SPEED, may("jump", Kind::Flag), REFLEX],
        OPPOSED_CHECKS,
        CLIMBED,
        &[ACTION_POINT],
        FALL_CHECK,
        PREVIEW_OR_FORCE,
    ),
    example: "/move creature:Ogre to:F6",
    goes: true,
    ..BASE
};

pub(crate) const STEP: Spec = Spec {
    name: "step",
    options: options!(
        &[TO, WHO, may("way", Kind::Choice(words!([], StepWay))), may("full-round", Kind::Flag), SHARE, CHECK, BONUS],
        CLIMBED,
        FALL_CHECK,
        PREVIEW_OR_FORCE,
    ),
    menu: Menu::OWN.only(IN_TURNS),
    example: "/step creature:Ogre to:D5",
    goes: true,
    ..BASE
};

pub(crate) const RUN: Spec = Spec {
    name: "run",
    options: options!(
        &[TO, WHO, may("rounds", Kind::Whole(0, MOST_ROUNDS)), CHECK, BONUS, PREFER, MODE_OR_ANY],
        &[ALTITUDE, AS_FAR_AS, STOPPED_AT],
        CLIMBED,
        FALL_CHECK,
        PREVIEW_OR_FORCE,
    ),
    menu: Menu::OWN.only(IN_TURNS),
    example: "/run creature:Ogre to:J4",
    goes: true,
    ..BASE
};

pub(crate) const CRAWL: Spec = Spec {
    name: "crawl",
    options: options!(&[TO, WHO, SHARE, CHECK, BONUS], FALL_CHECK, PREVIEW_OR_FORCE),
    menu: Menu::under("go", "crawl").only(IN_TURNS),
    example: "/crawl creature:Ogre to:D5",
    goes: true,
    ..BASE
};

pub(crate) const HUSTLE: Spec = Spec {
    name: "hustle",
    options: options!(&[TO, WHO, PREFER, MODE_OR_ANY], ROUTE, &[HALF_SPEED], OPPOSED_CHECKS, PREVIEW_OR_FORCE),
    menu: Menu::OWN.only(RISE),
    example: "/hustle creature:Ogre to:F6",
    goes: true,
    ..BASE
};

pub(crate) const SPRINT: Spec = Spec { name: "sprint", example: "/sprint creature:Ogre to:H6", ..HUSTLE };

pub(crate) const REACHABLE: Spec = Spec {
    name: "reachable",
    options: &[WHO, PACE, REACHABLE_MODE, ALTITUDE, SHARE],
    example: "/reachable creature:Ogre",
    looks: true,
    goes: true,
    ..Spec::of::<ReachableArgs>()
};

/// `/reachable`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct ReachableArgs {
    creature: Option<String>,
    pace: Pace,
    mode: Option<Mode>,
    altitude: Option<Height>,
    share: bool,
}

impl Command for ReachableArgs {
    fn parse(_: &'static Spec, options: &Options<'_>) -> Result<Self, UserError> {
        Ok(ReachableArgs {
            creature: options.owned("creature"),
            pace: pace(options)?,
            mode: mode(options)?,
            altitude: altitude(options)?,
            share: options.is_set("share")?,
        })
    }

    fn decide(&self, table: &Table<'_>) -> Result<Outcome, UserError> {
        let (referee, mover) = table.mover(self.creature.as_deref())?;
        let mover = carrying(referee, mover);
        let referee = referee.planning(true);
        let creature = mover.creature();
        if self.mode == Some(Mode::Walk) {
            check_can_walk(referee, creature)?;
        }
        let own = Supports(referee).locomotion(creature).mode;
        match self.mode.unwrap_or(own) {
            mode @ (Mode::Fly | Mode::Glide | Mode::Climb | Mode::Swim) => {
                let walk = Walk { pace: self.pace, share: self.share, ..Walk::default() };
                return reach::off_foot(referee, &mover, mode, (walk, self.altitude));
            }
            mode @ (Mode::Burrow | Mode::Teleport) => {
                let error = UserError::new(say!("reachable-by-other-mode", word = mode.word()));
                let example = reach::one_place(referee, &mover, mode);
                return Err(error.or_example(REACHABLE.example).rewriting(|_| example));
            }
            Mode::Walk => {}
        }
        let mode = Mode::Walk;
        let ruleset = referee.ruleset();
        let budget = Paces(referee).budget(&mover, self.pace);
        let ends = Walks(referee).reachable(&mover, self.pace, self.share);
        let closed = Walks(referee).cannot_go_on(&mover, self.pace);
        let name = &creature.name;
        let mut rules = vec![self.pace.rule(), RuleId::Diagonals, RuleId::Ending];
        rules.extend(closed.iter().map(|finding| finding.rule).filter(|rule| *rule != self.pace.rule()));
        let why = |finding: &Finding| explain::cannot_go(ruleset, name, finding);
        let reasons: Vec<(RuleId, Message)> = closed.iter().map(|finding| (finding.rule, why(finding))).collect();
        let mut squares: serde_json::Map<String, serde_json::Value> =
            ends.feet().map(|(anchor, feet)| (anchor.to_string(), json!(feet))).collect();
        let over = self.over_edges(referee, &mover).into_iter().filter(|_| closed.is_empty());
        let over: Vec<Ruling> = over.filter(|step| !squares.contains_key(&step.to.anchor.to_string())).collect();
        squares.extend(over.iter().map(|step| (step.to.anchor.to_string(), json!(step.feet))));
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
            "squeezed": Walks(referee).squeezed_ends(&mover, self.share, &ends),
        });
        if !over.is_empty() {
            ruling["over_edges"] = over.iter().map(|step| json!(step.to.anchor)).collect();
            rules.push(RuleId::Heights);
        }
        let mut lines = if reasons.is_empty() {
            vec![say!("reachable-on-foot", name, others, length = explain::length(budget))]
        } else {
            let listed: Vec<_> =
                reasons.iter().map(|(rule, why)| json!({"rule": rule.word(), "message": why})).collect();
            ruling["reasons"] = json!(listed);
            reasons.into_iter().map(|(_, why)| why).collect()
        };
        let beyond = Message::list(over.iter().map(|step| Message::of(&step.to.anchor)));
        lines.extend((!over.is_empty()).then(|| say!("reachable-over-edges", squares = beyond)));
        let mut scene = picture::about(ruleset, referee.encounter(), name);
        let spaces: Vec<Footprint> = ruleset.spaces(creature).collect();
        let over = over.iter().map(|step| (step.to, step.feet.unwrap_or_default().whole()));
        scene.reach = ends.spaces(&spaces).chain(over).collect();
        scene.moves = self.first_move(referee, &mover);
        if self.pace == Pace::Single && scene.moves.is_some() {
            let known: HashSet<Square> = scene.reach.iter().map(|(space, _)| space.anchor).collect();
            let both = Walks(referee).reachable(&mover, Pace::Double, self.share);
            scene.reach.extend(both.spaces(&spaces).filter(|(at, _)| !known.contains(&at.anchor)));
            let others = scene.reach.len() - known.len();
            let length = explain::length(Paces(referee).budget(&mover, Pace::Double));
            lines.extend((others > 0).then(|| say!("reachable-second", others, length)));
        }
        lines.extend(Some(speed.sentence).filter(|sentence| !sentence.is_empty()));
        lines.push(explain::by_rules(ruleset, &rules));
        Ok(Outcome::new(Message::lines(lines)).ruled(ruling).about(name).citing(ruleset, &rules).showing(scene))
    }
}

impl ReachableArgs {
    /// The steps over an edge that `/move` allows from where the mover is.
    fn over_edges<'a>(&self, referee: Referee<'a>, mover: &Mover<'a>) -> Vec<Ruling> {
        let walk = Walk { pace: self.pace, share: self.share, ..Walk::default() };
        EdgeSteps(referee).from_here(mover, &walk, self.mode == Some(Mode::Walk))
    }

    /// How far the first of two moves goes, in feet, if the mover may take both.
    fn first_move(&self, referee: Referee<'_>, mover: &Mover<'_>) -> Option<Feet> {
        let plain = matches!(self.pace, Pace::Single | Pace::Double) && Paces(referee).knows(Pace::Double);
        let both = plain && Walks(referee).cannot_go_on(mover, Pace::Double).is_empty();
        both.then(|| Paces(referee).budget(mover, Pace::Single))
    }
}

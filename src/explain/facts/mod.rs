//! One sentence for every fact the referee found, one file per chapter.

mod aerial;
mod charge;
mod escape;
mod forced;
mod ground;
mod height;
mod jump;
mod load;
mod maneuver;
mod maneuverability;
mod modes;
mod reactive;
mod riding;
mod turn;

pub use height::height_of;
pub use load::{burden, carries, carries_json};
pub use maneuverability::flown;
pub use modes::{dc_table, keeps_afloat, swim_check};
pub use reactive::{difficulties, intends};
pub use riding::unseated;
pub use turn::{actions_left, turn_json, turn_left};

use super::offers;
use super::phrase::book;
use crate::field::{Barrier, Condition, Fill, Mode, Name};
use crate::grid::{Area, Edge, Feet, Height, Square};
use crate::referee::{Check, CheckKind, Fact, Finding, NoStrike, Pace, ReactiveFact, Ruling, StepWay, TurnFact};
use crate::ruleset::{RuleId, Ruleset};
use crate::say;
use crate::words::Message;

/// A finding of a ruling in a sentence.
pub fn sentence(ruleset: &Ruleset, finding: &Finding, ruling: &Ruling) -> Message {
    let Ruling { creature, budget, .. } = ruling;
    // A fact may have another one as its reason.
    let reason = |rule: RuleId| move |fact: &Fact| sentence(ruleset, &Finding::refusal(rule, fact.clone()), ruling);
    let what = match &finding.fact {
        Fact::EndsInside { who, square, if_shared } => ends_inside(ruling, who, *square, *if_shared),
        Fact::TooFar { feet } => say!("fact-too-far", feet, creature, budget),
        Fact::Around { who, feet, direct } => say!("fact-around", who = Message::list(who), feet, direct),
        Fact::WouldDo { pace: Pace::Sprint, jumps: true, .. } => say!("fact-sprint-would-do-for-a-jump"),
        Fact::WouldDo { pace, than, to, altitude, shares, .. } => {
            would_do((*pace, *than), (*to, *altitude), *shares, ruling)
        }
        Fact::NoRoom { square } => {
            say!("fact-no-room", square, creature, is = ruleset.meaning(RuleId::SqueezeWidth))
        }
        Fact::TooNarrow { square } => {
            let (is, tighter) = (ruleset.meaning(RuleId::SqueezeWidth), ruleset.meaning(RuleId::Tighter));
            match ruleset.tighter.value.takes_a_check() {
                true => say!("fact-too-narrow-takes", square, creature, is, tighter),
                false => say!("fact-too-narrow", square, creature, is),
            }
        }
        Fact::StopsShort { goal, altitude } => {
            let goal = match *altitude {
                Some(altitude) if altitude > Height::ZERO => say!("moved-to-up", to = goal, altitude),
                Some(altitude) => say!("moved-to-down", to = goal, depth = -altitude),
                None => Message::of(goal),
            };
            say!("fact-stops-short", creature, goal)
        }
        Fact::Hazards { .. } => say!("fact-hazards", squares = Message::names(ruling.hazards())),
        Fact::NotOneStep { upright: true } => say!("fact-not-one-step-up", feet = Feet::SQUARE),
        Fact::NotOneStep { .. } if ruling.to == ruling.from => {
            say!("fact-not-one-step-here", creature, to = ruling.to)
        }
        Fact::NotOneStep { .. } => say!("fact-not-one-step", to = ruling.to, from = ruling.from),
        Fact::NotStraight => say!("fact-not-straight", to = ruling.to),
        Fact::SearchLimit => say!("fact-too-tangled"),
        Fact::Squeezes { with, later } => {
            let is = ruleset.meaning(RuleId::SqueezePenalty);
            let who = || Message::and_list([creature].into_iter().chain(with));
            match (with.is_empty(), later) {
                (false, false) => say!("fact-both-squeeze", who = who(), is),
                (false, true) => say!("fact-both-squeeze-later", who = who(), is),
                (true, false) => say!("fact-squeezes", creature, is),
                (true, true) => say!("fact-squeezes-later", creature, is),
            }
        }
        Fact::TakesAction { action } => say!("fact-takes-action", action = turn::action(*action)),
        Fact::FlatFootedAfter => say!("fact-flat-footed-after", is = ruleset.meaning(RuleId::RunExposes)),
        Fact::NoStrike { who, why } => no_strike(who, *why, finding.rule),
        Fact::Charge(fact) => charge::sentence(ruleset, ruling, fact),
        Fact::Maneuver(fact) => maneuver::sentence(ruleset, ruling, fact, reason(RuleId::BullRush)),
        Fact::Forced(fact) => forced::sentence(ruleset, ruling, fact, reason(RuleId::Forced)),
        Fact::Reactive(fact) => reactive::sentence(ruleset, ruling, fact),
        Fact::Turn(fact) => turn::sentence(ruleset, creature, fact),
        Fact::Ground(fact) => ground::sentence(creature, fact),
        Fact::Height(fact) => {
            let start = is_alone_at_the_start(finding, ruling).then_some(ruling.from);
            height::sentence(ruleset, creature, start, fact)
        }
        Fact::Escape(fact) => escape::sentence(ruleset, creature, *fact),
        Fact::Riding(fact) => riding::sentence(creature, fact),
        Fact::Flight(fact) => maneuverability::sentence(creature, fact),
        Fact::Air(fact) => {
            let failed = ruling.checks.iter().any(|check| check.succeeds() == Some(false));
            aerial::sentence(ruleset, creature, failed, fact)
        }
        Fact::Mode(fact) => modes::sentence(ruleset, &ruling.creature, fact),
        Fact::Jump(fact) => jump::sentence(ruling, fact),
        Fact::Load(fact) => load::sentence(ruleset, fact),
        Fact::CheckFailed { result, dc } if finding.rule == RuleId::RunLimit => {
            turn::sentence(ruleset, creature, &TurnFact::RunsNoFurther { result: *result, dc: *dc })
        }
        Fact::CheckFailed { result, dc } => say!("fact-check-failed", result, dc),
        Fact::Impeded { square, left: false } => say!("fact-impeded-later", square),
        Fact::Impeded { square, .. } => match ruling.steps.first().filter(|_| is_alone_at_the_start(finding, ruling)) {
            Some(step) => say!("fact-impeded", square, name = creature, to = step.to.anchor),
            None => say!("fact-impeded-farther-on", square),
        },
        Fact::UnknownPace { .. }
        | Fact::CannotMove { .. }
        | Fact::OnlyCrawls { .. }
        | Fact::NotProne
        | Fact::CrawlsOnNothing
        | Fact::TooSlow
        | Fact::NotSlowed
        | Fact::AfterFullRound
        | Fact::Blind => cannot_go(ruleset, creature, finding),
        Fact::Filled { .. }
        | Fact::Walled { .. }
        | Fact::Parted { .. }
        | Fact::CutsCorner { .. }
        | Fact::InTheWay { .. }
        | Fact::TooManyInSquare { .. }
        | Fact::Hampered { .. }
        | Fact::Tight { .. }
        | Fact::Concealed { .. } => match &finding.fact {
            Fact::Walled { edge, barrier: Barrier::Narrow(_) } if finding.rule == RuleId::Tighter => {
                too_tight(ruleset, *edge)
            }
            fact => on_the_ground(fact),
        },
    };
    match finding.step {
        Some(step) => say!("fact-at-step", step = step + 1, what),
        None => what,
    }
}

/// Whether this finding alone refuses the first step, so that a command for just that step can be suggested.
fn is_alone_at_the_start(finding: &Finding, ruling: &Ruling) -> bool {
    let others = ruling.refusals().filter(|other| other.step == Some(0) && *other != finding);
    finding.step == Some(0) && others.count() == 0
}

/// What rules out a pace for a creature, in a sentence.
#[must_use]
pub fn cannot_go(ruleset: &Ruleset, creature: &Name, finding: &Finding) -> Message {
    match &finding.fact {
        Fact::UnknownPace { pace } => {
            let instead = Message::list(offers::paces(ruleset));
            say!("fact-unknown-pace", book = book(ruleset).capitalized(), pace, instead)
        }
        Fact::CannotMove { condition: Condition::Dead } => say!("fact-dead", creature),
        Fact::CannotMove { condition } => say!("fact-cannot-move", creature, condition),
        Fact::OnlyCrawls { condition: Condition::Prone } => say!("fact-only-crawls", creature),
        Fact::OnlyCrawls { condition } => say!("fact-only-crawls-as", creature, condition),
        Fact::Mode(fact) => modes::sentence(ruleset, creature, fact),
        Fact::NotProne => say!("fact-not-prone", creature),
        Fact::CrawlsOnNothing => say!("fact-crawls-on-nothing", creature),
        Fact::NotSlowed if ruleset.minimum_movement.value.is_a_standard_action() => say!("fact-not-slowed-to-nothing"),
        Fact::NotSlowed => say!("fact-not-slowed"),
        Fact::TooSlow => match finding.rule {
            RuleId::FiveFootStep => say!("fact-too-slow-for-step", creature, length = Feet::SQUARE),
            RuleId::MinimumMovement => say!("fact-no-speed", creature),
            _ => say!("fact-no-speed-left", creature),
        },
        Fact::AfterFullRound => say!("fact-after-full-round", is = ruleset.meaning(RuleId::FullRound)),
        Fact::Blind => say!("fact-blind", creature),
        Fact::Load(fact) => load::sentence(ruleset, fact),
        Fact::Height(fact) => height::sentence(ruleset, creature, None, fact),
        Fact::Turn(fact) => turn::sentence(ruleset, creature, fact),
        Fact::Flight(fact) => maneuverability::sentence(creature, fact),
        Fact::Air(fact) => aerial::sentence(ruleset, creature, false, fact),
        Fact::Riding(fact) => riding::sentence(creature, fact),
        Fact::Reactive(ReactiveFact::Declared { intent, used }) => reactive::declared(creature, intent, *used),
        _ => say!("fact-cannot-do-that", creature),
    }
}

/// A goal as `to` takes it.
fn typed_goal(to: Square, altitude: Option<Height>) -> String {
    match altitude {
        Some(altitude) if altitude != Height::ZERO => format!("{to}@{}", altitude.0),
        _ => to.to_string(),
    }
}

/// The pace that leads to a ruling's goal: an option of the same command, or another command in full.
fn would_do(
    (pace, than): (Pace, Pace),
    (to, altitude): (Square, Option<Height>),
    shares: bool,
    ruling: &Ruling,
) -> Message {
    let name = &ruling.creature;
    let to = typed_goal(to, altitude);
    // From the floor, these commands walk unless `mode:fly` is given.
    let flies = ruling.steps.iter().any(|step| step.mode == Mode::Fly) && !to.contains('@');
    let glides = ruling.steps.iter().any(|step| step.mode == Mode::Glide);
    let teleports = ruling.refusals().any(|finding| finding.rule == RuleId::Teleport);
    let by = [(flies, " mode:fly"), (glides, " mode:glide"), (teleports, " mode:teleport"), (shares, " share:true")];
    let by: String = by.into_iter().filter(|(given, _)| *given).map(|(_, option)| option).collect();
    match pace {
        Pace::Double if than == Pace::Run || teleports => say!("fact-double-would-do-for-a-run", name, to, by),
        Pace::Double => say!("fact-double-would-do"),
        Pace::Sprint => say!("fact-sprint-would-do", name, to, by),
        Pace::Run => say!("fact-run-would-do", name, to, by),
        _ if than == Pace::Crawl => say!("fact-minimum-would-do-for-a-crawl", name, to),
        _ => say!("fact-minimum-would-do"),
    }
}

fn ends_inside(ruling: &Ruling, who: &Name, square: Square, if_shared: Option<Pace>) -> Message {
    // A short climb or swim by a check has no command that shares the square.
    let forward = |check: &Check| matches!(check.kind, CheckKind::ClimbForward | CheckKind::SwimForward);
    let (name, to) = (&ruling.creature, typed_goal(ruling.to.anchor, ruling.altitude));
    match if_shared.filter(|_| !ruling.checks.iter().any(forward)) {
        Some(Pace::Double) => say!("fact-shares-by-a-double-move", who, square, name, to),
        Some(Pace::Step) => {
            let way = ruling.way.filter(|way| *way != StepWay::Free).map(|way| format!(" way:{}", way.word()));
            say!("fact-shares-by-a-step", who, square, name, to, way = way.unwrap_or_default())
        }
        Some(_) => say!("fact-shares", who, square, name, to),
        None => say!("fact-ends-inside", square, who),
    }
}

/// A gap too tight to squeeze through, and what gets a creature through it.
fn too_tight(ruleset: &Ruleset, edge: Edge) -> Message {
    let ((a, b), is) = (edge.squares(), ruleset.meaning(RuleId::Tighter));
    match ruleset.applies(RuleId::Escape) {
        true => say!("fact-gap-takes", a, b, is, dcs = ruleset.meaning(RuleId::Escape)),
        false => say!("fact-gap-closed", a, b, is),
    }
}

/// What hampers the steps to all these squares.
pub fn hampered(squares: Vec<Square>, by: &[RuleId]) -> Message {
    say!("fact-hampered-several", squares = Message::names(squares), by = titles(by))
}

/// Squares that nobody can stand in for the same reason, in one sentence: `F7:N7 are solid`.
pub fn filled(squares: &[Square], fill: Fill) -> Message {
    let squares = together(squares);
    match fill {
        Fill::Pillar => say!("fact-pillars", squares),
        _ => say!("fact-solid-several", squares),
    }
}

/// Squares of a charge's lane with the same fault, in one sentence: slow ground, or a floor so much lower or so deep in water.
pub fn in_the_lane(fault: LaneFault, squares: &[Square]) -> Message {
    let square = together(squares);
    match fault {
        LaneFault::Slow => say!("charge-slow-ground", square),
        LaneFault::Drop { depth, .. } if depth > Feet(0) => say!("charge-water-in-lane", square, depth),
        LaneFault::Drop { feet, .. } => say!("charge-drop-in-lane", square, feet),
    }
}

/// What is wrong with squares of a charge's lane.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum LaneFault {
    /// The ground slows movement.
    Slow,
    /// The floor is this much lower, in feet, in water this deep.
    Drop { feet: Feet, depth: Feet },
}

/// These squares as a rectangle, if they are one.
fn together(squares: &[Square]) -> Message {
    let areas = squares.iter().map(|&square| Area::from(square));
    let around = areas.reduce(Area::around).filter(|area| area.squares().count() == squares.len());
    around.map_or_else(|| Message::names(squares), |area| Message::of(&area))
}

fn titles(rules: &[RuleId]) -> Message {
    Message::list(rules.iter().map(|rule| rule.title()))
}

fn on_the_ground(fact: &Fact) -> Message {
    match fact {
        Fact::Filled { square, with: None } => say!("fact-off-the-map", square),
        Fact::Filled { square, with: Some(Fill::Pillar) } => say!("fact-pillar", square),
        Fact::Filled { square, .. } => say!("fact-solid", square),
        Fact::Walled { edge, barrier } => {
            let (a, b) = edge.squares();
            match barrier {
                Barrier::Door => say!("fact-door-between", a, b),
                Barrier::Low => say!("fact-low-between", a, b),
                Barrier::Window => say!("fact-window-between", a, b),
                Barrier::Grate => say!("fact-grate-between", a, b),
                Barrier::Narrow(_) => say!("fact-gap-between", a, b),
                _ => say!("fact-wall-between", a, b),
            }
        }
        Fact::Parted { from, to, barrier } => match (from == to, barrier) {
            (true, Barrier::Door) => say!("fact-door-through", to),
            (true, Barrier::Window) => say!("fact-window-through", to),
            (true, Barrier::Grate) => say!("fact-grate-through", to),
            (true, _) => say!("fact-wall-through", to),
            (false, Barrier::Door) => say!("fact-door-between-middles", from, to),
            (false, Barrier::Window) => say!("fact-window-between-middles", from, to),
            (false, Barrier::Grate) => say!("fact-grate-between-middles", from, to),
            (false, _) => say!("fact-wall-between-middles", from, to),
        },
        Fact::CutsCorner { from, to } => say!("fact-cuts-corner", from, to),
        Fact::InTheWay { who, square } => say!("fact-in-the-way", who, square),
        Fact::TooManyInSquare { square } => say!("fact-too-many-in-square", square),
        Fact::Hampered { square, by } => say!("fact-hampered", square, by = titles(by)),
        Fact::Tight { square } => say!("fact-tight", square),
        Fact::Concealed { square } => say!("fact-concealed", square),
        _ => say!("fact-not-allowed"),
    }
}

fn no_strike(who: &Name, why: NoStrike, rule: RuleId) -> Message {
    match why {
        NoStrike::Covered => say!("no-strike-covered", who),
        NoStrike::Ground => say!("no-strike-ground", who),
        NoStrike::Condition(condition) => say!("no-strike-condition", who, condition),
        NoStrike::Unarmed => say!("no-strike-unarmed", who),
        NoStrike::Unseen => say!("no-strike-unseen", who),
        NoStrike::TooNear => say!("no-strike-too-near", who),
        NoStrike::NoReach => say!("no-strike-no-reach", who),
        NoStrike::HadChance => say!("no-strike-had-chance", who),
        NoStrike::Exempt if rule == RuleId::Charge => say!("no-strike-of-charge", who),
        NoStrike::Exempt if rule == RuleId::Withdraw => say!("no-strike-of-withdrawal", who),
        NoStrike::Exempt => say!("no-strike-of-step", who),
    }
}

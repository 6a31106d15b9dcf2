//! A ruling on a move in a few lines.

use std::cmp::Ordering;
use std::collections::BTreeSet;

use super::citation::by_rules;
use super::ending::{at_water, ending};
use super::facts::{LaneFault, intends};
use super::{check, facts};
use crate::field::{Creature, Fill, Intent, Mode};
use crate::grid::{HalfFeet, Height, Placement, Square};
use crate::referee::{
    AirFact, ChargeFact, Check, CheckKind, Fact, Finding, FlightFact, ForcedFact, ModeFact, Provocation, ReactiveFact,
    Referee, Ruling, TurnFact, Verdict,
};
use crate::ruleset::{RuleId, Ruleset};
use crate::say;
use crate::words::Message;

/// A ruling on a move in a few lines, the most important first.
#[derive(Clone, Debug, Default)]
pub struct RulingLines {
    /// The result: the feet it costs out of the budget, why not, and which opponents it provokes.
    pub outcome: Vec<Message>,
    /// What it depends on.
    pub checks: Vec<Message>,
    /// What happens before a fall.
    pub before_falls: Vec<Message>,
    /// Further notes.
    pub notes: Vec<Message>,
    /// The rules that decided, the most important first.
    pub rules: Vec<RuleId>,
}

impl RulingLines {
    /// All lines, with `then` right below the checks and what comes before falls, and `last` below the notes.
    #[must_use]
    pub fn lines(self, ruleset: &Ruleset, then: Vec<Message>, last: Vec<Message>) -> Vec<Message> {
        let RulingLines { outcome, checks, before_falls, notes, rules } = self;
        let rules = Some(by_rules(ruleset, &rules)).filter(|line| !line.is_empty());
        outcome
            .into_iter()
            .chain(checks)
            .chain(before_falls)
            .chain(then)
            .chain(notes)
            .chain(last)
            .chain(rules)
            .collect()
    }
}

/// Summarizes a ruling on a move: the feet it costs out of the budget, the opponents it provokes, why not, and the rules
/// that decided.
#[must_use]
pub fn moved(referee: Referee<'_>, ruling: &Ruling, verb: Verb, effect: Effect) -> RulingLines {
    let ruleset = referee.ruleset();
    let mut lines = vec![headline(referee, ruling, verb, effect)];
    lines.extend(refusals(ruleset, ruling));
    let no_stepover = needs_a_plain_move(referee, ruling);
    let stepover = || ruleset.meaning(RuleId::Stepover).capitalized().then(Message::literal("."));
    lines.extend(no_stepover.then(|| say!("reason", why = stepover())));
    match ruling.nearest.filter(|_| ruling.verdict == Verdict::Illegal && effect != Effect::Overruled) {
        Some((nearest, feet)) if nearest == ruling.to => lines.push(say!("moved-another-way", nearest, feet)),
        Some((nearest, feet)) => lines.push(say!("moved-nearest", nearest, feet)),
        None => {}
    }
    let instead = ruling.instead.filter(|_| effect != Effect::Overruled);
    lines.extend(instead.map(|(to, feet)| say!("moved-instead", name = ruling.creature, to, feet, anchor = to.anchor)));
    if ruling.verdict == Verdict::Legal || effect == Effect::Overruled {
        lines.extend(strikes(ruleset, ruling));
        lines.extend(squeezed_on_the_way(ruling));
        lines.extend(by_another_height(referee, ruling));
    }
    let of_the_step = |note: &Finding| ruling.way.is_some() && matches!(note.fact, Fact::NoStrike { .. });
    let other_pace = |note: &Finding| matches!(note.fact, Fact::WouldDo { .. }) && effect == Effect::Overruled;
    let notes = ruling.notes().filter(|note| !is_for_why(note.rule) && !of_the_step(note) && !other_pace(note));
    let notes = notes.filter(|note| !is_said_elsewhere(ruleset, ruling, note, effect));
    let comes_first = |note: &&Finding| matches!(note.fact, Fact::Air(AirFact::Lowered { .. }));
    let (first, notes): (Vec<&Finding>, Vec<&Finding>) = notes.partition(comes_first);
    let told = |notes: Vec<&Finding>| -> Vec<Message> {
        notes.into_iter().map(|note| facts::sentence(ruleset, note, ruling)).collect()
    };
    let (before_falls, notes) = (told(first), told(notes));
    // If the move is refused for another reason, its checks don't matter unless one has failed.
    let refused = ruling.verdict == Verdict::Illegal && effect != Effect::Overruled;
    let bearing = ruling.checks.iter().filter(|check| !refused || check.succeeds() == Some(false));
    let stopped = |fact: &Fact| matches!(fact, Fact::CheckFailed { .. } | Fact::Turn(TurnFact::RunsNoFurther { .. }));
    let told_as_reason = refused && ruling.refusals().any(|finding| stopped(&finding.fact));
    let bearing = bearing.filter(|check| !told_as_reason || !check.kind.is_to_run_on());
    // A short climb or swim that is legal without its result is a critical success.
    let settled = |check: &Check| {
        let forward = matches!(check.kind, CheckKind::ClimbForward | CheckKind::SwimForward);
        forward && check.rolled.is_none() && ruling.verdict == Verdict::Legal
    };
    let bearing = bearing.filter(|check| !settled(check));
    let mut checks: Vec<Message> = bearing.map(check::sentence).collect();
    if !ruling.optimal {
        checks.push(say!("moved-not-proved"));
    }
    let mut deciding = ruling.rules();
    if ruling.verdict == Verdict::Illegal && effect != Effect::Overruled {
        deciding.retain(|rule| ruling.refusals().any(|finding| finding.rule == *rule));
        deciding.extend(no_stepover.then_some(RuleId::Stepover));
    } else {
        // How the speed came about is for Why, as long as the speed is enough.
        let speed_alone = |rule: RuleId| {
            let steps = ruling.steps.iter().all(|step| !step.rules.contains(&rule));
            ruling.speed_rules.contains(&rule) && steps && ruling.notes().all(|note| note.rule != rule)
        };
        let bears = |rule: RuleId| !is_for_why(rule) && rule != RuleId::ChargeBonus && !speed_alone(rule);
        deciding.retain(|rule| bears(*rule));
        deciding.truncate(MOST_DECIDING);
    }
    RulingLines { outcome: lines, checks, before_falls, notes, rules: deciding }
}

/// The most rules named below a move that is allowed; Why and the JSON have all of them.
const MOST_DECIDING: usize = 3;

/// How far a flight or swim that ends at its starting height leads up or down on the way.
fn by_another_height(referee: Referee<'_>, ruling: &Ruling) -> Option<Message> {
    let board = &referee.encounter().battlefield;
    let start = board.floor_under(ruling.from) + referee.encounter().creature(&ruling.creature)?.altitude;
    let free = ruling.steps.iter().all(|step| matches!(step.mode, Mode::Fly | Mode::Swim));
    let heights = || ruling.steps.iter().map(|step| board.floor_under(step.to) + step.altitude);
    let level = heights().next_back() == Some(start) && free;
    let (low, high) = heights().min().zip(heights().max()).filter(|_| level)?;
    if high > start {
        return Some(say!("moved-higher-between", feet = high.above(start)));
    }
    (low < start).then(|| say!("moved-lower-between", feet = start.above(low)))
}

/// Whether a creature is in the way that the mover would step over in a plain move.
fn needs_a_plain_move(referee: Referee<'_>, ruling: &Ruling) -> bool {
    let encounter = referee.encounter();
    let small = |finding: &Finding| match &finding.fact {
        Fact::InTheWay { who, .. } => encounter.creature(who),
        _ => None,
    };
    let (rules, mover) = (referee.ruleset(), encounter.creature(&ruling.creature));
    rules.size_apart_way.value.bigger_steps_over()
        && mover.is_some_and(|mover| {
            let smaller = |other: &Creature| {
                mover.size > other.size && mover.size.apart(other.size) >= rules.size_apart.value && !other.fills
            };
            ruling.refusals().filter_map(small).any(smaller)
        })
}

/// Whether another line of the answer says the same thing.
fn is_said_elsewhere(ruleset: &Ruleset, ruling: &Ruling, note: &Finding, effect: Effect) -> bool {
    let failed = |kind: CheckKind| {
        let failed = |check: &Check| check.kind == kind && check.succeeds() == Some(false);
        ruling.checks.iter().any(failed)
    };
    match note.fact {
        // The check to keep running says it.
        Fact::Turn(TurnFact::RunsNoFurther { .. }) => ruling.checks.iter().any(|check| check.kind.is_to_run_on()),
        // The condition says it, once it applies.
        Fact::FlatFootedAfter => {
            effect != Effect::Preview && ruleset.run_exposes.value.is_flat_footed() && !ruling.steps.is_empty()
        }
        // The fall itself says it.
        Fact::Air(AirFact::Falls { .. }) => effect != Effect::Preview,
        // The command says how to take it back.
        Fact::Forced(ForcedFact::MayDropProne { .. }) => effect == Effect::Applied,
        // The rolled distance says it.
        Fact::Air(AirFact::Blows { gust, airborne, .. }) => {
            effect != Effect::Preview && failed(CheckKind::StandWind) && gust.dice(airborne).is_some()
        }
        // Other lines say that a charge doesn't strike, or strikes as always.
        Fact::Charge(ChargeFact::Bonus) => {
            failed(CheckKind::Charge) || !ruleset.charge_bonus.value.changes_the_figures()
        }
        _ => false,
    }
}

/// Whether only Why mentions the rule, because it holds for every charge.
fn is_for_why(rule: RuleId) -> bool {
    rule == RuleId::ChargeWeapons
}

/// The most reasons in an answer; the JSON has all of them.
const MOST_REASONS: usize = 12;

/// Why not, one line per reason. A reason that recurs at a later step is given once, and so is the edge of the map.
fn refusals(ruleset: &Ruleset, ruling: &Ruling) -> Vec<Message> {
    let mut distinct: Vec<&Finding> = Vec::new();
    let is_border = |finding: &Finding| matches!(finding.fact, Fact::Filled { with: None, .. });
    let filled = |finding: &Finding| match finding.fact {
        Fact::Filled { with, .. } => with,
        _ => None,
    };
    let squares_with = |fill: Fill| -> Vec<Square> {
        let squares = ruling.refusals().filter(|one| filled(one) == Some(fill)).filter_map(|one| one.fact.square());
        squares.collect::<BTreeSet<_>>().into_iter().collect()
    };
    let (solid, pillars) = (squares_with(Fill::Solid), squares_with(Fill::Pillar));
    // More than two of a kind share a sentence.
    let many = |finding: &Finding| {
        let squares = if filled(finding)? == Fill::Pillar { &pillars } else { &solid };
        (squares.len() > 2).then_some(&squares[..])
    };
    for finding in ruling.refusals() {
        let again = |earlier: &&Finding| {
            let border = is_border(earlier) && is_border(finding);
            let alike = is_hampered_alike(earlier, finding) || is_off_the_same_way(earlier, finding);
            let inside = |finding: &Finding| match &finding.fact {
                Fact::EndsInside { square, if_shared, .. } => Some((*square, *if_shared)),
                _ => None,
            };
            let crowded = inside(earlier).is_some() && inside(earlier) == inside(finding);
            let fills = many(finding).is_some() && filled(earlier) == filled(finding);
            let lane = lane_fault(earlier).is_some() && lane_fault(earlier) == lane_fault(finding);
            border || alike || crowded || fills || lane || earlier.fact == finding.fact
        };
        if !distinct.iter().any(again) {
            distinct.push(finding);
        }
    }
    let why = |finding: &&Finding| match (&finding.fact, many(finding)) {
        (Fact::Hampered { by, .. }, _) => {
            let alike = ruling.refusals().filter(|other| is_hampered_alike(other, finding));
            let squares: Vec<Square> = alike.filter_map(|other| other.fact.square()).collect();
            if squares.len() > 1 { facts::hampered(squares, by) } else { facts::sentence(ruleset, finding, ruling) }
        }
        (Fact::Filled { with: Some(fill), .. }, Some(squares)) => facts::filled(squares, *fill),
        _ => match lane_fault(finding) {
            Some(fault) => {
                let alike = ruling.refusals().filter(|other| lane_fault(other) == Some(fault));
                let squares: BTreeSet<Square> = alike.filter_map(|other| other.fact.square()).collect();
                facts::in_the_lane(fault, &squares.into_iter().collect::<Vec<_>>())
            }
            None => facts::sentence(ruleset, finding, ruling),
        },
    };
    let lines = distinct.iter().take(MOST_REASONS).map(|finding| say!("reason", why = why(finding)));
    let more = distinct.len().saturating_sub(MOST_REASONS);
    lines.chain((more > 0).then(|| say!("reasons-more", more))).collect()
}

/// What is wrong with a square of a charge's lane, if that is what this is about.
fn lane_fault(finding: &Finding) -> Option<LaneFault> {
    match finding.fact {
        Fact::Charge(ChargeFact::SlowGround { .. }) => Some(LaneFault::Slow),
        Fact::Charge(ChargeFact::DropInLane { feet, depth, .. }) => Some(LaneFault::Drop { feet, depth }),
        _ => None,
    }
}

/// Whether two steps are hampered by the same things.
fn is_hampered_alike(one: &Finding, other: &Finding) -> bool {
    let by = |finding: &Finding| match &finding.fact {
        Fact::Hampered { by, .. } => Some(by.clone()),
        _ => None,
    };
    one.rule == other.rule && by(one).is_some() && by(one) == by(other)
}

/// Whether both findings say that the path leads on where nothing carries the mover; only the first such square is
/// reported.
fn is_off_the_same_way(earlier: &Finding, finding: &Finding) -> bool {
    let begins = matches!(
        earlier.fact,
        Fact::Mode(
            ModeFact::NoWay { .. } | ModeFact::NoWater { .. } | ModeFact::NoHold { .. } | ModeFact::NothingHolds { .. }
        )
    );
    let ashore = |finding: &Finding| matches!(finding.fact, Fact::Mode(ModeFact::Ashore { .. }));
    (begins && matches!(finding.fact, Fact::Mode(ModeFact::NoWay { .. } | ModeFact::NoWater { .. })))
        || (ashore(earlier) && ashore(finding))
}

/// What happens with a ruling.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
    /// The move is made, or refused.
    Applied,
    /// Nothing changes: the caller only asks what would happen.
    Preview,
    /// The GM has the move made, whatever the rules say.
    Overruled,
}

/// The verb for a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Verb(&'static str);

impl Verb {
    /// Moving, by any command.
    pub const MOVE: Verb = Verb("move");
    /// Charging.
    const CHARGE: Verb = Verb("charge");
    /// Swimming.
    const SWIM: Verb = Verb("swim");
    /// Commands with their own verb.
    const WORDS: [&'static str; 19] = [
        "run",
        "step",
        "crawl",
        "fly",
        "glide",
        "climb",
        "swim",
        "burrow",
        "teleport",
        "jump",
        "charge",
        "withdraw",
        "tumble",
        "bull-rush",
        "clamber",
        "push",
        "pull",
        "slide",
        "fling",
    ];

    /// The verb for the command with this name.
    #[must_use]
    pub fn of(action: &str) -> Verb {
        let action = action.strip_suffix("-forward").unwrap_or(action);
        Verb::WORDS.into_iter().find(|word| *word == action).map_or(Verb::MOVE, Verb)
    }

    /// As in "it charges".
    fn does(self) -> Message {
        Message::term("verb-does", self.0)
    }

    /// As in "it cannot charge".
    fn bare(self) -> Message {
        Message::term("verb", self.0)
    }
}

fn headline(referee: Referee<'_>, ruling: &Ruling, verb: Verb, effect: Effect) -> Message {
    if let Some(line) = forced_headline(referee, ruling, effect) {
        return line;
    }
    let Ruling { creature, from, budget, .. } = ruling;
    // On land, a swimmer just moves.
    let ashore = !ruling.steps.is_empty() && ruling.steps.iter().all(|step| step.mode != Mode::Swim);
    let verb = if verb == Verb::SWIM && ashore { Verb::MOVE } else { verb };
    let (stays, to) = (*from == ruling.to && ruling.steps.is_empty(), ending(referee, ruling));
    // A charge covers a distance, and may pay more for it: climbing on wings, say.
    let paid = ruling.steps.iter().map(|step| step.feet).sum::<HalfFeet>();
    let cost = match ruling.feet {
        Some(feet) if verb == Verb::CHARGE && paid > feet => {
            say!("cost-of-distance", feet, spent = paid.bare(), budget)
        }
        Some(feet) => say!("cost-of", spent = feet.bare(), budget),
        None => say!("cost-open", budget),
    };
    let (does, bare) = (verb.does(), verb.bare());
    match (ruling.verdict, effect) {
        (Verdict::Legal, _) if ruling.steps.is_empty() && falls_by_its_flight(ruling) => {
            say!("moved-falls", creature, from)
        }
        (Verdict::Legal, _) if ruling.steps.is_empty() => {
            let spent = ruling.feet.unwrap_or_default().bare();
            say!("moved-stays", creature, to, spent, budget)
        }
        // No path was judged, so nothing was spent.
        (_, Effect::Overruled) if ruling.feet.is_none() => say!("moved-by-word", creature, does, from, to),
        (_, Effect::Overruled) => say!("moved-by-word-for", creature, does, from, to, cost),
        (Verdict::Legal, Effect::Applied) => say!("moved-done", creature, does, from, to, cost),
        (Verdict::Legal, Effect::Preview) => say!("moved-could", creature, bare, from, to, cost),
        (Verdict::NeedsCheck, _) if stays => say!("moved-check-here", creature, from),
        (Verdict::Illegal, _) if stays && verb == Verb::MOVE => {
            say!("moved-cannot-here", creature, from)
        }
        (Verdict::Illegal, _) if stays => say!("moved-cannot-from", creature, bare, from),
        (Verdict::NeedsCheck, _) => say!("moved-check", creature, does, from, to, cost),
        (Verdict::Illegal, _) => say!("moved-cannot", creature, bare, from, to),
    }
}

/// Whether the mover stalls, or fails to recover from a stall.
fn falls_by_its_flight(ruling: &Ruling) -> bool {
    let falls = |fact: &Fact| matches!(fact, Fact::Flight(FlightFact::Drops { .. } | FlightFact::Crashes { .. }));
    ruling.notes().any(|note| falls(&note.fact))
}

/// The squares on the way in which the mover squeezes; squeezing at the end has its own finding.
fn squeezed_on_the_way(ruling: &Ruling) -> Option<Message> {
    let (_, before) = ruling.steps.split_last()?;
    let narrow: Vec<Placement> = before.iter().filter(|step| step.squeezed).map(|step| step.to).collect();
    (!narrow.is_empty()).then(|| say!("moved-squeezes", squares = Message::names(narrow)))
}

/// The opponents that the movement provokes, numbered as in the picture; empty if the rulebook has no such attacks.
pub fn strikes(ruleset: &Ruleset, ruling: &Ruling) -> Vec<Message> {
    let provocations = &ruling.provocations;
    let is_met = |by| ruling.checks.iter().any(|check| check.against.as_ref() == Some(by));
    if provocations.is_empty() {
        return ruleset.provoking.value.happens().then(|| say!("strike-nobody")).into_iter().collect();
    }
    let lines = provocations.iter().enumerate().map(|(index, Provocation { by, leaving, entering, rule, .. })| {
        let chance = match (rule, entering) {
            (RuleId::StandUp, _) => say!("strike-standing-up", leaving),
            (RuleId::ChargeChances, None) => say!("strike-charge-failed"),
            (RuleId::Crawl, Some(entering)) => say!("strike-crawling", entering),
            // A bull rush enters one opponent's squares, which gives others their chance as well.
            (RuleId::BullRush, Some(entering)) if !is_met(by) => say!("strike-entering", entering),
            (_, Some(entering)) => say!("strike-entered", entering),
            (_, None) => say!("strike-leaving", leaving),
        };
        say!("strike", number = index + 1, by, chance)
    });
    lines.collect()
}

/// The first line of a ruling on forced movement; `None` for other rulings.
fn forced_headline(referee: Referee<'_>, ruling: &Ruling, effect: Effect) -> Option<Message> {
    let by = ruling.findings.iter().find_map(|finding| match &finding.fact {
        Fact::Forced(ForcedFact::By { how, heights, .. }) => Some((*how, *heights)),
        _ => None,
    });
    let forced = |finding: &Finding| matches!(finding.fact, Fact::Forced(_));
    let Ruling { creature, from, to, budget, .. } = ruling;
    if ruling.verdict == Verdict::Illegal && effect != Effect::Overruled && ruling.refusals().any(forced) {
        return Some(match to == from {
            true => say!("forced-cannot-be", creature, from),
            false => say!("forced-cannot-be-to", creature, from, to),
        });
    }
    let (how, heights) = by.filter(|_| ruling.verdict == Verdict::Legal)?;
    let cost = say!("cost-of", spent = ruling.feet.unwrap_or_default().bare(), budget);
    let could = effect == Effect::Preview;
    let done = Message::term("thrust", how.word());
    // From a lower floor it also comes down on this one.
    let heights = heights.filter(|(before, after)| *before > Height::ZERO || *after != Height::ZERO);
    let height = heights.map(|(_, after)| after).or(ruling.water_stepped_into().map(Height::from));
    if let Some(to) = height.and_then(|altitude| at_water(referee, *to, altitude)) {
        return Some(match heights.map(|(before, after)| after.cmp(&before)) {
            Some(Ordering::Greater) if could => say!("forced-could-up-to", creature, done, to, cost),
            Some(Ordering::Greater) => say!("forced-up-to", creature, done, to, cost),
            Some(Ordering::Less) if could => say!("forced-could-down-to", creature, done, to, cost),
            Some(Ordering::Less) => say!("forced-down-to", creature, done, to, cost),
            _ if could => say!("forced-could", creature, done, from, to, cost),
            _ => say!("forced-done", creature, done, from, to, cost),
        });
    }
    Some(match heights {
        Some((before, after)) if after > before && could => say!("forced-could-up", creature, done, after, to, cost),
        Some((before, after)) if after > before => say!("forced-up", creature, done, after, to, cost),
        Some((before, Height::ZERO)) if before > Height::ZERO && could => {
            say!("forced-could-floor", creature, done, to, cost)
        }
        Some((before, Height::ZERO)) if before > Height::ZERO => say!("forced-floor", creature, done, to, cost),
        Some((before, after)) if after < before && could => say!("forced-could-down", creature, done, after, to, cost),
        Some((before, after)) if after < before => say!("forced-down", creature, done, after, to, cost),
        _ if ruling.steps.is_empty() => say!("forced-stays", creature, from, cost),
        _ if could => say!("forced-could", creature, done, from, to, cost),
        _ => say!("forced-done", creature, done, from, to, cost),
    })
}

/// Says that a movement falls short of its goal, or of the distance it should keep; `None` if it doesn't.
#[must_use]
pub fn falls_short(ruleset: &Ruleset, ruling: &Ruling) -> Option<Message> {
    let misses = |fact: &Fact| {
        let keeps = matches!(fact, Fact::Reactive(ReactiveFact::Distance { kept: false, .. }));
        keeps || matches!(fact, Fact::StopsShort { .. })
    };
    let short = ruling.notes().find(|note| misses(&note.fact));
    short.filter(|_| ruling.verdict != Verdict::Illegal).map(|note| facts::sentence(ruleset, note, ruling))
}

/// A movement in response to another, in a line.
#[must_use]
pub fn answered(referee: Referee<'_>, ruling: &Ruling, intent: Option<&Intent>) -> Message {
    let (ruleset, to) = (referee.ruleset(), ending(referee, ruling));
    let Ruling { creature, from, budget, .. } = ruling;
    let spent = ruling.feet.unwrap_or_default().bare();
    let line = match intent {
        Some(intent) => say!("answered-as-meant", creature, does = intends(intent), from, to, spent, budget),
        None => say!("answered", creature, from, to, spent, budget),
    };
    Message::joined(
        [line].into_iter().chain(ruling.notes().map(|finding| facts::sentence(ruleset, finding, ruling))),
        " ",
    )
}

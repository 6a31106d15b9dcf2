//! A ruling in words and as JSON, with its citations. The words are plain text: whoever shows them somewhere escapes them
//! for that place.

mod account;
mod aerial;
mod charge;
mod check;
mod fact;
mod fall;
mod flank;
mod forced;
mod height;
mod jump;
mod load;
mod maneuver;
mod maneuverability;
mod modes;
mod reactive;
mod speed;
mod travel;
mod turn;

use serde_json::{Value, json};

use crate::field::Mode;
use crate::grid::{Direction, Feet, Height, Placement};
use crate::referee::{Fact, Finding, Provocation, Ruling, Verdict};
use crate::ruleset::{Citation, RuleId, Ruleset};
use crate::say;
use crate::words::{Worded, Words};
pub use account::{account, standing};
use fact::told as fact;
pub use fact::{cannot_go, offered};
pub use fall::{Landed, fallen, fallen_json};
pub use flank::{no_flank, partner};
pub use height::height_of;
pub use load::{carries, carries_json};
pub use maneuverability::flown;
pub use modes::hardnesses;
pub use reactive::{answered, difficulties, intends};
pub use speed::Pacing;
pub use travel::{Spent, dashed, dashed_json, travelled, travelled_json};
pub use turn::{turn_json, turn_left};

/// A ruling on a move in a few lines: feet of budget, who may strike, why not, and the rules that decided.
#[must_use]
pub fn moved(ruleset: &Ruleset, ruling: &Ruling, verb: Verb, how: Told) -> Vec<Words> {
    let mut lines = vec![headline(ruling, verb, how)];
    lines.extend(refusals(ruleset, ruling));
    match ruling.nearest.filter(|_| ruling.verdict == Verdict::Illegal && how != Told::Forced) {
        Some((nearest, feet)) if nearest == ruling.to => lines.push(say!("moved-another-way", nearest, feet)),
        Some((nearest, feet)) => lines.push(say!("moved-nearest", nearest, feet)),
        None => {}
    }
    if ruling.verdict == Verdict::Legal || how == Told::Forced {
        lines.extend(strikes(ruling));
        lines.extend(squeezed_on_the_way(ruling));
    }
    lines.extend(ruling.notes().map(|finding| fact(ruleset, finding, ruling)));
    // What a success would have done is nothing to whoever is refused for another reason.
    let refused = ruling.verdict == Verdict::Illegal && how != Told::Forced;
    let bearing = ruling.checks.iter().filter(|check| !refused || check.succeeds() != Some(true));
    lines.extend(bearing.map(check::told));
    if !ruling.proved {
        lines.push(say!("moved-not-proved"));
    }
    let mut deciding = ruling.rules();
    if ruling.verdict == Verdict::Illegal && how != Told::Forced {
        deciding.retain(|rule| ruling.refusals().any(|finding| finding.rule == *rule));
    }
    lines.extend(cited(ruleset, &deciding));
    lines
}

/// The most reasons told; the rest stand in the JSON.
const REASONS_TOLD: usize = 12;

/// Why not, a line a reason. What happens again at a later step is told once, and so is that the map ends.
fn refusals(ruleset: &Ruleset, ruling: &Ruling) -> Vec<Words> {
    let mut told: Vec<&Finding> = Vec::new();
    let is_border = |finding: &Finding| matches!(finding.fact, Fact::Filled { with: None, .. });
    for finding in ruling.refusals() {
        let again = |earlier: &&Finding| earlier.fact == finding.fact || (is_border(earlier) && is_border(finding));
        if !told.iter().any(again) {
            told.push(finding);
        }
    }
    let lines = told.iter().take(REASONS_TOLD).map(|finding| say!("reason", why = fact(ruleset, finding, ruling)));
    let more = told.len().saturating_sub(REASONS_TOLD);
    lines.chain((more > 0).then(|| say!("reasons-more", more))).collect()
}

/// In what light a ruling is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Told {
    /// The move is made, or refused.
    Done,
    /// Nothing is changed: somebody only wants to know.
    Preview,
    /// The GM has it done, whatever the rules say.
    Forced,
}

/// What somebody does who moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Verb(&'static str);

impl Verb {
    /// Moving, by whatever command.
    pub const MOVE: Verb = Verb("move");
    /// What commands are called of which it is told in a word of its own.
    const WORDS: [&'static str; 18] = [
        "run",
        "step",
        "crawl",
        "fly",
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

    /// What is done by a command of this name.
    #[must_use]
    pub fn of(action: &str) -> Verb {
        Verb::WORDS.into_iter().find(|word| *word == action).map_or(Verb::MOVE, Verb)
    }

    /// As in "it charges".
    fn does(self) -> Words {
        Words::of_kind("verb-does", self.0)
    }

    /// As in "it cannot charge".
    fn bare(self) -> Words {
        Words::of_kind("verb", self.0)
    }
}

fn headline(ruling: &Ruling, verb: Verb, how: Told) -> Words {
    if let Some(told) = forced::headline(ruling, how) {
        return told;
    }
    let Ruling { creature, from, budget, .. } = ruling;
    let (stays, to) = (*from == ruling.to, ending(ruling));
    let cost = match ruling.feet {
        Some(feet) => say!("cost-of", spent = feet.and_half(ruling.half), budget),
        None => say!("cost-open", budget),
    };
    let (does, bare) = (verb.does(), verb.bare());
    match (ruling.verdict, how) {
        (Verdict::Legal, _) if ruling.steps.is_empty() => {
            let spent = ruling.feet.unwrap_or_default().and_half(ruling.half);
            say!("moved-stays", creature, to, spent, budget)
        }
        // No way was judged, and of nothing nothing was spent.
        (_, Told::Forced) if ruling.feet.is_none() => say!("moved-by-word", creature, does, from, to),
        (_, Told::Forced) => say!("moved-by-word-for", creature, does, from, to, cost),
        (Verdict::Legal, Told::Done) => say!("moved-done", creature, does, from, to, cost),
        (Verdict::Legal, Told::Preview) => say!("moved-could", creature, bare, from, to, cost),
        (Verdict::NeedsCheck, _) if stays => say!("moved-check-here", creature, from),
        (Verdict::Illegal, _) if stays && ruling.steps.is_empty() => say!("moved-cannot-here", creature, from),
        (Verdict::NeedsCheck, _) => say!("moved-check", creature, does, from, to, cost),
        (Verdict::Illegal, _) => say!("moved-cannot", creature, bare, from, to),
    }
}

/// Where a movement ends, and how far above the floor there: `H4, 20 ft up`.
fn ending(ruling: &Ruling) -> Words {
    let to = ruling.to;
    if let Some(depth) = ruling.water_stepped_into() {
        return say!("moved-to-surface", to, depth);
    }
    match ruling.altitude.filter(|altitude| *altitude != Height::ZERO) {
        Some(altitude) if altitude > Height::ZERO => say!("moved-to-up", to, altitude),
        Some(altitude) => say!("moved-to-down", to, depth = -altitude),
        None => Words::of(&to),
    }
}

/// The squares on the way in which the mover squeezes; what squeezing does where it ends is told by itself.
fn squeezed_on_the_way(ruling: &Ruling) -> Option<Words> {
    let (_, before) = ruling.steps.split_last()?;
    let narrow: Vec<Placement> = before.iter().filter(|step| step.squeezed).map(|step| step.to).collect();
    (!narrow.is_empty()).then(|| say!("moved-squeezes", squares = Words::list(narrow)))
}

fn strikes(ruling: &Ruling) -> Vec<Words> {
    let provocations = &ruling.provocations;
    let is_met = |by| ruling.checks.iter().any(|check| check.against.as_ref() == Some(by));
    if provocations.is_empty() {
        return vec![say!("strike-nobody")];
    }
    let told = provocations.iter().enumerate().map(|(index, Provocation { by, leaving, entering, rule, .. })| {
        let chance = match (rule, entering) {
            (RuleId::StandUp, _) => say!("strike-standing-up", leaving),
            (RuleId::ChargeChances, None) => say!("strike-charge-failed"),
            (RuleId::Crawl, Some(entering)) => say!("strike-crawling", entering),
            // A bull rush leads into the squares of one, and others have their chance by that as well.
            (RuleId::BullRush, Some(entering)) if !is_met(by) => say!("strike-entering", entering),
            (_, Some(entering)) => say!("strike-entered", entering),
            (_, None) => say!("strike-leaving", leaving),
        };
        say!("strike", number = index + 1, by, chance)
    });
    told.collect()
}

/// Feet, and whether half a foot more, as a number: `10`, or `12.5`.
#[must_use]
pub fn exact(feet: Feet, half: bool) -> serde_json::Number {
    let whole = serde_json::Number::from(feet.0);
    if half { serde_json::Number::from_f64(f64::from(feet.0) + 0.5).unwrap_or(whole) } else { whole }
}

/// The most rules named below a ruling; the rest stand in its JSON.
const RULES_TOLD: usize = 4;

/// A line that names the rules which decided and where they stand.
fn cited(ruleset: &Ruleset, rules: &[RuleId]) -> Option<Words> {
    if rules.is_empty() {
        return None;
    }
    let told = rules.iter().take(RULES_TOLD).map(|&rule| {
        let Citation { book, heading, .. } = ruleset.cite(rule);
        say!("cited-rule", rule = rule.title(), book, heading)
    });
    Some(say!("cited", many = rules.len(), rules = Words::row(told, "; ")))
}

/// A ruling on a move as scripts read it.
#[must_use]
pub fn moved_json(ruleset: &Ruleset, ruling: &Ruling, action: &str) -> Value {
    let mut path = vec![ruling.from.anchor];
    path.extend(ruling.steps.iter().map(|step| step.to.anchor));
    // Mode and altitude are told where they change: from the first step on where the movement has an altitude at all.
    let mut before = ruling.steps.first().map_or_else(Default::default, |step| match ruling.altitude {
        Some(_) => (Mode::Walk, Height(i32::MIN)),
        None => (step.mode, step.altitude),
    });
    let mut facing = None;
    let steps = ruling.steps.iter().map(|step| {
        let mut told = json!({
            "to": step.to.anchor,
            "feet": exact(step.feet, step.half),
            "rules": step.rules.iter().map(|rule| rule.word()).collect::<Vec<_>>(),
        });
        if is_wide(step.to) {
            told["space"] = json!(step.to.to_string());
        }
        if step.squeezed {
            told["squeezed"] = json!(true);
        }
        if (step.mode, step.altitude) != before {
            told["mode"] = json!(step.mode.word());
            told["altitude"] = json!(step.altitude);
        }
        before = (step.mode, step.altitude);
        if step.facing != facing {
            told["facing"] = json!(step.facing.map(Direction::word));
            facing = step.facing;
        }
        told
    });
    let provokes = ruling.provocations.iter().map(|chance| {
        let mut told = json!({"by": chance.by, "leaving": chance.leaving, "rule": chance.rule.word()});
        if let Some(entering) = chance.entering {
            told["entering"] = json!(entering);
        }
        told
    });
    let findings = |finding: &Finding| {
        let mut told = json!({"rule": finding.rule.word(), "message": fact(ruleset, finding, ruling)});
        if let Some(step) = finding.step {
            told["step"] = json!(step + 1);
        }
        if let Some(square) = finding.fact.square() {
            told["at"] = json!(square);
        }
        told
    };
    let mut told = json!({
        "verdict": match ruling.verdict {
            Verdict::Legal => "legal",
            Verdict::Illegal => "illegal",
            Verdict::NeedsCheck => "needs-check",
        },
        "ruleset": ruleset.id,
        "action": action,
        "creature": ruling.creature,
        "from": ruling.from.anchor,
        "to": ruling.to.anchor,
        "feet": ruling.feet.map(|feet| exact(feet, ruling.half)),
        "budget": ruling.budget,
        "path": path,
        "steps": steps.collect::<Vec<_>>(),
        "squeezed": ruling.squeezed,
        "proved": ruling.proved,
        "provokes": provokes.collect::<Vec<_>>(),
        "checks": ruling.checks.iter().map(check::json).collect::<Vec<_>>(),
        "reasons": ruling.refusals().map(findings).collect::<Vec<_>>(),
        "notes": ruling.notes().map(findings).collect::<Vec<_>>(),
        "rules": rules_json(ruleset, &ruling.rules()),
    });
    if let Some(altitude) = ruling.altitude {
        told["altitude"] = json!(altitude);
    }
    if let Some(flight) = ruling.flight {
        told["facing"] = json!(flight.facing.map(Direction::word));
        told["forward"] = json!(flight.flown);
        told["stalled"] = json!(flight.is_stalled() || ruling.crash().is_some());
    }
    if let Some((nearest, feet)) = ruling.nearest {
        told["nearest"] = json!(nearest.anchor);
        told["nearest_feet"] = json!(feet);
    }
    told
}

fn is_wide(space: Placement) -> bool {
    space.footprint.width > 1 || space.footprint.height > 1
}

/// Rules with their sources as scripts read them.
#[must_use]
pub fn rules_json(ruleset: &Ruleset, rules: &[RuleId]) -> Value {
    let told = rules.iter().map(|&rule| {
        let Citation { document, heading, .. } = ruleset.cite(rule);
        json!({"id": rule.word(), "document": document, "heading": heading})
    });
    told.collect()
}

/// A line that names one rule which decided, for rulings that are not moves.
#[must_use]
pub fn by_rules(ruleset: &Ruleset, rules: &[RuleId]) -> Words {
    cited(ruleset, rules).unwrap_or_else(Words::none)
}

/// A length as people say it, with its squares: `15 ft (3 squares)`.
#[must_use]
pub fn length(feet: Feet) -> Words {
    say!("length", feet, squares = feet.squares())
}

/// What people call a rulebook, in the middle of a sentence.
#[must_use]
pub fn book(ruleset: &Ruleset) -> Words {
    Words::of_kind("book", &ruleset.id)
}

/// A number with its sign: `+4`, `-2`.
#[must_use]
pub fn signed(number: i32) -> Words {
    Words::as_it_is(format!("{number:+}"))
}

/// `A or B or C`.
fn either<W: Worded>(all: impl IntoIterator<Item = W>) -> Words {
    let all = all.into_iter().map(|one| Words::of(&one));
    all.reduce(|before, last| say!("or", before, last)).unwrap_or_else(Words::none)
}

/// `A and B and C`.
fn each_and<W: Worded>(all: impl IntoIterator<Item = W>) -> Words {
    let all = all.into_iter().map(|one| Words::of(&one));
    all.reduce(|before, last| say!("and", before, last)).unwrap_or_else(Words::none)
}

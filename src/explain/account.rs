//! The itemised account of a movement: every step with its feet and its rule, who may strike and who may not, and where
//! each rule stands. A ruling's own words are short; this is what stands behind them.

use super::{capital, check, exact, fact, strikes};
use crate::field::Name;
use crate::referee::{Fact, Finding, Referee, Ruling, Step, Verdict};
use crate::ruleset::{Citation, RuleId, Ruleset};
use crate::words::Words;

/// The account, under headings, one thing a line.
#[must_use]
pub fn account(referee: &Referee<'_>, ruling: &Ruling) -> Words {
    let ruleset = referee.ruleset();
    let mut parts = vec![vec![headline(ruling)]];
    parts.push(headed("Steps", steps(ruling)));
    let refusals = ruling.refusals().map(|finding| by_its_rule(ruleset, finding, ruling)).collect();
    parts.push(headed(if ruling.verdict == Verdict::Illegal { "Refused" } else { "Against it" }, refusals));
    let mut chances = if ruling.steps.is_empty() { Vec::new() } else { strikes(ruling) };
    for (line, chance) in chances.iter_mut().zip(&ruling.provocations) {
        line.push_str(&format!(" {}.", chance.rule.title()));
    }
    chances.extend(ruling.notes().filter(|note| is_no_strike(note)).map(|note| by_its_rule(ruleset, note, ruling)));
    chances.extend(without_a_chance(referee, ruling));
    parts.push(headed("Who may strike", chances));
    parts.push(headed("Checks", ruling.checks.iter().map(check::told).collect()));
    let others = ruling.notes().filter(|note| !is_no_strike(note));
    parts.push(headed("Besides", others.map(|note| by_its_rule(ruleset, note, ruling)).collect()));
    parts.push(headed("Rules", ruling.rules().into_iter().map(|rule| standing(ruleset, rule).to_string()).collect()));
    parts.retain(|part| !part.is_empty());
    parts.into_iter().map(|part| part.join("\n")).collect::<Vec<_>>().join("\n\n").into()
}

/// Rules with where each stands, for what is no movement.
#[must_use]
pub fn standing(ruleset: &Ruleset, rule: RuleId) -> Words {
    let Citation { book, heading, document, .. } = ruleset.cite(rule);
    let place = if document == book { String::new() } else { format!(" [{document}]") };
    format!("- {}: {book}, \"{heading}\"{place}", rule.title()).into()
}

fn headed(title: &str, lines: Vec<String>) -> Vec<String> {
    if lines.is_empty() { lines } else { [vec![format!("{title}:")], lines].concat() }
}

fn headline(ruling: &Ruling) -> String {
    let Ruling { creature, from, to, budget, speed, speed_rules, .. } = ruling;
    let spent = ruling.feet.map_or_else(|| "nothing".to_owned(), |feet| format!("{} ft", exact(feet, ruling.half)));
    let mut told = format!("{creature}, {from} to {to}: {spent} of {budget}; its speed is {speed}");
    if !speed_rules.is_empty() {
        let titles: Vec<String> = speed_rules.iter().map(|rule| rule.title().to_string()).collect();
        told.push_str(&format!(" ({})", titles.join(", ")));
    }
    told + "."
}

/// Steps that are alike go on one line: `2-4. E5, F5, G5: 5 ft each`.
fn steps(ruling: &Ruling) -> Vec<String> {
    let alike = |a: &Step, b: &Step| {
        (a.feet, a.half, a.mode, a.altitude, a.squeezed) == (b.feet, b.half, b.mode, b.altitude, b.squeezed)
            && a.rules == b.rules
    };
    let mut told = Vec::new();
    let mut first = 1;
    for run in ruling.steps.chunk_by(alike) {
        let (number, many) = (first, run.len());
        first += many;
        let Some(step) = run.first() else { continue };
        let squares: Vec<String> = run.iter().map(|step| step.to.to_string()).collect();
        let (spent, half) = ruling.spent_after(first - 1);
        let each = if many > 1 { " each" } else { "" };
        let numbers = if many > 1 { format!("{number}-{}", first - 1) } else { number.to_string() };
        let mut line = format!("{numbers}. {}: {} ft{each}", squares.join(", "), exact(step.feet, step.half));
        let titles: Vec<String> = step.rules.iter().map(|rule| rule.title().to_string()).collect();
        if !titles.is_empty() {
            line.push_str(&format!(" ({})", titles.join(", ")));
        }
        if ruling.altitude.is_some() {
            line.push_str(&format!(", {} up", step.altitude));
        }
        if step.squeezed {
            line.push_str(", squeezing");
        }
        line.push_str(&format!("; {} ft so far", exact(spent, half)));
        told.push(line);
    }
    told
}

fn is_no_strike(finding: &Finding) -> bool {
    matches!(finding.fact, Fact::NoStrike { .. })
}

fn by_its_rule(ruleset: &Ruleset, finding: &Finding, ruling: &Ruling) -> String {
    let told = capital(&fact(ruleset, finding, ruling));
    format!("- {told} ({})", finding.rule.title())
}

/// Opponents of whom nothing is told: nothing that it does gives them a chance.
fn without_a_chance(referee: &Referee<'_>, ruling: &Ruling) -> Option<String> {
    let mover = referee.encounter().creature(&ruling.creature)?;
    let spoken = |name: &Name| {
        let has_one = ruling.provocations.iter().any(|chance| chance.by == *name);
        has_one || ruling.notes().any(|note| matches!(&note.fact, Fact::NoStrike { who, .. } if who == name))
    };
    let others = referee.encounter().creatures().iter().filter(|other| mover.side.opposes(&other.side));
    let silent: Vec<&str> = others.map(|other| &other.name).filter(|name| !spoken(name)).map(Name::as_str).collect();
    let many = silent.len() != 1;
    (!silent.is_empty() && !ruling.steps.is_empty()).then(|| {
        let verb = if many { "have" } else { "has" };
        format!("- {} {verb} no chance by this movement.", silent.join(", "))
    })
}

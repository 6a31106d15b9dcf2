//! The itemised account of a movement, for the Why button: every step with its feet and its rule, who may strike and
//! who may not, and where each rule stands.

use super::citation::standing;
use super::ruling::strikes;
use super::{check, facts};
use crate::field::Name;
use crate::referee::{Fact, Finding, Referee, Ruling, Step, Verdict};
use crate::ruleset::Ruleset;
use crate::say;
use crate::words::Message;

/// The account, under headings, one item per line.
#[must_use]
pub fn account(referee: Referee<'_>, ruling: &Ruling) -> Message {
    let ruleset = referee.ruleset();
    let mut parts = vec![vec![headline(ruling)]];
    parts.push(headed(say!("account-steps"), steps(ruling)));
    let refusals = ruling.refusals().map(|finding| by_its_rule(ruleset, finding, ruling)).collect();
    let refused = ruling.verdict == Verdict::Illegal;
    parts.push(headed(if refused { say!("account-refused") } else { say!("account-against") }, refusals));
    let mut chances = Vec::new();
    if !ruling.steps.is_empty() {
        let rules = ruling.provocations.iter().map(|chance| Some(chance.rule.title())).chain(std::iter::repeat(None));
        chances.extend(strikes(ruleset, ruling).into_iter().zip(rules).map(|(strike, rule)| match rule {
            Some(rule) => say!("account-strike", strike, rule),
            None => strike,
        }));
    }
    chances.extend(ruling.notes().filter(|note| is_no_strike(note)).map(|note| by_its_rule(ruleset, note, ruling)));
    if ruleset.provoking.value.happens() {
        chances.extend(without_a_chance(referee, ruling));
    }
    parts.push(headed(say!("account-strikes"), chances));
    parts.push(headed(say!("account-checks"), ruling.checks.iter().map(check::sentence).collect()));
    let others = ruling.notes().filter(|note| !is_no_strike(note));
    parts.push(headed(say!("account-besides"), others.map(|note| by_its_rule(ruleset, note, ruling)).collect()));
    parts.push(headed(say!("account-rules"), ruling.rules().into_iter().map(|rule| standing(ruleset, rule)).collect()));
    parts.retain(|part| !part.is_empty());
    Message::joined(parts.into_iter().map(Message::lines), "\n\n")
}

fn headed(title: Message, lines: Vec<Message>) -> Vec<Message> {
    if lines.is_empty() { lines } else { [vec![title], lines].concat() }
}

fn headline(ruling: &Ruling) -> Message {
    let Ruling { creature, from, to, budget, speed, speed_rules, .. } = ruling;
    let spent = ruling.feet.map_or_else(|| say!("account-nothing"), |feet| Message::of(&feet));
    if speed_rules.is_empty() {
        return say!("account-of", creature, from, to, spent, budget, speed);
    }
    let by = Message::list(speed_rules.iter().map(|rule| rule.title()));
    say!("account-of-by", creature, from, to, spent, budget, speed, by)
}

/// The steps, with a run of identical ones on one line: `2-4. E5, F5, G5: 5 ft each`.
fn steps(ruling: &Ruling) -> Vec<Message> {
    let alike = |a: &Step, b: &Step| {
        (a.feet, a.mode, a.altitude, a.squeezed) == (b.feet, b.mode, b.altitude, b.squeezed) && a.rules == b.rules
    };
    let mut lines = Vec::new();
    let mut first = 1;
    for run in ruling.steps.chunk_by(alike) {
        let (number, many) = (first, run.len());
        first += many;
        let Some(step) = run.first() else { continue };
        let squares = Message::list(run.iter().map(|step| step.to));
        let feet = step.feet;
        let mut parts = vec![match many {
            1 => say!("account-step", number, square = squares, feet),
            _ => say!("account-steps-alike", numbers = format!("{number}-{}", first - 1), squares, feet),
        }];
        if !step.rules.is_empty() {
            let by = Message::list(step.rules.iter().map(|rule| rule.title()));
            let plain = parts.remove(0);
            parts.push(say!("account-step-by", account = plain, by));
        }
        if ruling.altitude.is_some() {
            parts.push(say!("height-up", altitude = step.altitude));
        }
        if step.squeezed {
            parts.push(say!("account-squeezing"));
        }
        let spent = ruling.spent_after(first - 1);
        lines.push(say!("account-so-far", step = Message::list(parts), spent));
    }
    lines
}

fn is_no_strike(finding: &Finding) -> bool {
    matches!(finding.fact, Fact::NoStrike { .. })
}

fn by_its_rule(ruleset: &Ruleset, finding: &Finding, ruling: &Ruling) -> Message {
    say!("account-found", what = facts::sentence(ruleset, finding, ruling).capitalized(), rule = finding.rule.title())
}

/// Names the opponents that no finding mentions: nothing in the movement gives them a chance to strike.
fn without_a_chance(referee: Referee<'_>, ruling: &Ruling) -> Option<Message> {
    let mover = referee.encounter().creature(&ruling.creature)?;
    let spoken = |name: &Name| {
        let has_one = ruling.provocations.iter().any(|chance| chance.by == *name);
        has_one || ruling.notes().any(|note| matches!(&note.fact, Fact::NoStrike { who, .. } if who == name))
    };
    let others = referee.encounter().creatures().iter().filter(|other| mover.side.opposes(&other.side));
    let silent: Vec<&Name> = others.map(|other| &other.name).filter(|name| !spoken(name)).collect();
    (!silent.is_empty() && !ruling.steps.is_empty())
        .then(|| say!("account-no-chance", many = silent.len(), who = Message::names(&silent)))
}

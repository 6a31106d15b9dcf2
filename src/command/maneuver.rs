//! What the commands of maneuvers have in common: their targets, and the rolls that decide them.

use serde_json::{Value, json};

use super::decide::Table;
use super::deed::Deed;
use super::given::Options;
use super::mistake::{Mistake, quoted};
use super::roll::{MOST_CHECK, Roll, Rolling};
use super::settle::Landing;
use super::spec::{Kind, Opt, may};
use crate::field::{Condition, Creature, Name};
use crate::grid::Placement;
use crate::referee::{Check, Fact, ManeuverFact, Mover, Referee, Results, Rolled, Ruling, Settled, Trial};

/// What was rolled at the table for several checks.
pub(super) const CHECKS: Opt =
    may("check", Kind::Text, "What its check came to, rolled at the table; several with commas: 23, 18");
/// What the defender of an opposed check rolled.
pub(super) const AGAINST: Opt =
    may("against", Kind::Number(-MOST_CHECK, MOST_CHECK), "What the defender's opposed check came to");
/// A bonus for the bot to roll the defender's check with.
pub(super) const AGAINST_BONUS: Opt = may(
    "against-bonus",
    Kind::Number(-MOST_CHECK, MOST_CHECK),
    "The defender's bonus to its opposed check: the bot rolls d20 for it",
);

/// The most results that anybody gives for one movement.
const MOST_RESULTS: usize = 20;

/// How the checks of a maneuver are to be made, as a command told.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Trials {
    told: Results,
    bonus: Option<i32>,
    against: Option<i32>,
    against_bonus: Option<i32>,
}

/// What of it the bot has rolled.
#[derive(Clone, Debug, Default)]
pub(super) struct Thrown {
    /// The mover's rolls, for its checks in their order.
    own: Vec<Roll>,
    /// The defender's roll.
    against: Option<Roll>,
    /// Rolls of opposed checks that came out even, and so were made again.
    even: Vec<(Roll, Roll)>,
}

/// What checks come to, as far as it is known.
#[derive(Clone, Debug, Default)]
pub(super) struct Known {
    pub(super) results: Results,
    pub(super) against: Option<i32>,
}

impl Trials {
    pub(super) fn parse(options: &Options<'_>) -> Result<Self, Mistake> {
        let list = options.text("check").map(results).transpose()?.unwrap_or_default();
        let told = match &list[..] {
            [] | [_] => Rolling::parse(options)?.told().map_or(Results::None, Results::All),
            several => {
                if options.text("bonus").is_some() {
                    return Err(Mistake::new(
                        "Either `check`, which is what was rolled at the table, or `bonus`, with which the bot rolls; not \
                         both.",
                    ));
                }
                if options.text("natural").is_some() {
                    return Err(Mistake::new("`natural` goes with the result of a single check."));
                }
                Results::Each(several.iter().map(|&total| Rolled::total(total)).collect())
            }
        };
        let trials = Trials {
            told,
            bonus: options.number("bonus")?,
            against: options.number("against")?,
            against_bonus: options.number("against-bonus")?,
        };
        if trials.against.is_some() && trials.against_bonus.is_some() {
            return Err(Mistake::new(
                "Either `against`, which is what the defender rolled, or `against-bonus`, with which the bot rolls; not \
                 both.",
            ));
        }
        Ok(trials)
    }

    /// Judges with what is known, and rolls for one check after the other whatever the bot is to roll, until nothing hangs
    /// on a roll that it could make. A preview rolls nothing.
    pub(super) fn judge(
        &self,
        table: &Table<'_>,
        preview: bool,
        judge: impl Fn(&Known) -> Ruling,
    ) -> Result<(Ruling, Thrown), Mistake> {
        let mut thrown = Thrown::default();
        loop {
            let known = self.known(&thrown);
            let ruling = judge(&known);
            let open = ruling.checks.iter().position(|check| check.succeeds().is_none());
            let Some(check) = open.map(|at| &ruling.checks[at]) else {
                self.is_decided(&thrown, &ruling)?;
                if self.rolls_again(&thrown, &ruling) {
                    let own = thrown.own.pop();
                    thrown.even.extend(own.zip(thrown.against.take()));
                    continue;
                }
                return Ok((ruling, thrown));
            };
            if preview || !self.throw(table, &mut thrown, check) {
                return Ok((ruling, thrown));
            }
        }
    }

    /// Rolls for a check what the bot can roll, if that decides it.
    fn throw(&self, table: &Table<'_>, thrown: &mut Thrown, check: &Check) -> bool {
        let own = check.rolled.is_some() || self.bonus.is_some();
        let other = check.dc.is_some() || self.against_bonus.is_some() && is_opposed(check);
        if !own || !other {
            return false;
        }
        let roll = |bonus: i32| Roll { die: table.dice.roll(20), bonus };
        if check.rolled.is_none() {
            thrown.own.extend(self.bonus.map(roll));
        }
        if check.dc.is_none() {
            thrown.against = self.against_bonus.map(roll);
        }
        true
    }

    fn known(&self, thrown: &Thrown) -> Known {
        let results = if self.bonus.is_some() {
            Results::Each(thrown.own.iter().map(|roll| roll.rolled()).collect())
        } else {
            self.told.clone()
        };
        Known { results, against: self.needed(thrown) }
    }

    /// What the mover's opposed check has to come to: as much as the defender's, and more where that has the higher bonus.
    fn needed(&self, thrown: &Thrown) -> Option<i32> {
        let against = self.against.or(thrown.against.map(|roll| roll.rolled().total))?;
        let loses_ties = self.bonus.zip(self.against_bonus).is_some_and(|(own, other)| own < other);
        let even = thrown.own.last().is_some_and(|roll| roll.rolled().total == against);
        Some(if loses_ties && even { against + 1 } else { against })
    }

    /// Whether an opposed check came out even, bonus and all, so that it is made again.
    fn rolls_again(&self, thrown: &Thrown, ruling: &Ruling) -> bool {
        let even = |check: &Check| is_opposed(check) && check.margin() == Some(0);
        self.bonus.is_some()
            && self.bonus == self.against_bonus
            && thrown.against.is_some()
            && ruling.checks.iter().any(even)
    }

    /// An even opposed check goes to the higher bonus, and that has to be known.
    fn is_decided(&self, thrown: &Thrown, ruling: &Ruling) -> Result<(), Mistake> {
        let even = ruling.checks.iter().any(|check| is_opposed(check) && check.margin() == Some(0));
        let bonuses = self.bonus.is_some() && self.against_bonus.is_some();
        if !even || bonuses || ruling.checks.is_empty() {
            return Ok(());
        }
        let rolled = thrown.own.iter().chain(&thrown.against).map(|roll| roll.line()).collect::<Vec<_>>().join(" ");
        let rolled = if rolled.is_empty() { String::new() } else { format!("{rolled} ") };
        Err(Mistake::new(format!(
            "{rolled}The opposed checks came out even: the higher bonus wins, and even bonuses roll again. Give results in \
             `check` and `against` that differ."
        )))
    }

    /// Whether a bonus was given to roll with.
    pub(super) fn has_bonus(&self) -> bool {
        self.bonus.is_some() || self.against_bonus.is_some()
    }
}

/// Whether the defender rolls as well.
fn is_opposed(check: &Check) -> bool {
    matches!(check.trial, Trial::OverrunStrength | Trial::BullRushByStrength)
}

fn results(text: &str) -> Result<Vec<i32>, Mistake> {
    let wrong = || {
        Mistake::new(format!(
            "`check` has to be a whole number from {} to {MOST_CHECK}, or several with commas such as \"23, 18\", not {}.",
            -MOST_CHECK,
            quoted(text)
        ))
    };
    let items: Vec<&str> = text.split([',', ';', ' ']).map(str::trim).filter(|item| !item.is_empty()).collect();
    if items.is_empty() || items.len() > MOST_RESULTS {
        return Err(wrong());
    }
    let read = |item: &str| item.parse().ok().filter(|total| (-MOST_CHECK..=MOST_CHECK).contains(total));
    items.into_iter().map(|item| read(item).ok_or_else(wrong)).collect()
}

/// The creatures of a list with commas; none of them may be the mover.
pub(super) fn several<'a>(
    table: &Table<'a>,
    mover: &Mover<'_>,
    option: &str,
    typed: Option<&str>,
) -> Result<Vec<Name>, Mistake> {
    let mut names: Vec<Name> = Vec::new();
    for one in typed.into_iter().flat_map(|typed| typed.split([',', ';'])).map(str::trim).filter(|one| !one.is_empty())
    {
        let name = &another(table, mover, option, one)?.name;
        if !names.contains(name) {
            names.push(name.clone());
        }
    }
    Ok(names)
}

/// The creature that is meant, which may not be the mover.
pub(super) fn another<'a>(
    table: &Table<'a>,
    mover: &Mover<'_>,
    option: &str,
    typed: &str,
) -> Result<&'a Creature, Mistake> {
    let creature = table.creature(Some(typed))?;
    if creature.name == mover.creature().name {
        return Err(Mistake::new(format!("`{option}` has to be somebody else than {}, who moves.", creature.name)));
    }
    Ok(creature)
}

/// Whether somebody may have it done whatever the rules say.
pub(super) fn may_force(table: &Table<'_>, force: bool) -> Result<(), Mistake> {
    if force && !table.gm {
        return Err(Mistake::new("Only the GM may force a move past the rules."));
    }
    Ok(())
}

/// Lays what was rolled into the deed, and what befalls others by it.
pub(super) fn lay_into(deed: &mut Deed<'_, '_>, referee: &Referee<'_>, thrown: Thrown) {
    for (own, other) in &thrown.even {
        deed.lines.push(format!("Even, so rolled again: {} The defender: {}", own.line(), other.line()));
    }
    if let Some(roll) = thrown.against {
        deed.lines.push(format!("The defender: {}", roll.line()));
        deed.json.insert("against_roll".to_owned(), roll.json());
    }
    deed.rolls = thrown.own;
    let mut prone = Vec::new();
    let mut pushed = Value::Null;
    let mut befallen: Vec<Creature> = Vec::new();
    let find = |befallen: &[Creature], name: &Name| {
        let changed = befallen.iter().find(|creature| creature.name == *name);
        changed.or_else(|| referee.encounter().creature(name)).cloned()
    };
    for finding in &deed.ruling.findings {
        let changed = match &finding.fact {
            Fact::Maneuver(ManeuverFact::FallsProne { who }) => find(&befallen, who).map(|creature| {
                prone.push(who.clone());
                Creature { conditions: creature.conditions.set(Condition::Prone, true), ..creature }
            }),
            Fact::Maneuver(ManeuverFact::Pushed { who, to, feet, .. }) => find(&befallen, who).map(|creature| {
                pushed = json!({"who": who, "to": to.anchor, "feet": feet, "provokes": []});
                Creature { anchor: to.anchor, ..creature }
            }),
            Fact::Maneuver(ManeuverFact::StrikesPushed { by, leaving, .. }) => {
                if let Some(strikes) = pushed["provokes"].as_array_mut() {
                    strikes.push(json!({"by": by, "leaving": leaving, "rule": finding.rule.word()}));
                }
                None
            }
            _ => None,
        };
        if let Some(changed) = changed {
            befallen.retain(|creature| creature.name != changed.name);
            befallen.push(changed);
        }
    }
    if !pushed.is_null() {
        deed.json.insert("pushed".to_owned(), pushed);
    }
    if !prone.is_empty() {
        deed.json.insert("prone".to_owned(), json!(prone));
    }
    deed.befallen = befallen;
}

/// Puts a mover that was stopped on its way where it may stand.
pub(super) fn settle(deed: &mut Deed<'_, '_>, table: &Table<'_>, referee: &Referee<'_>, mover: &Mover<'_>) {
    let stops = |fact: &Fact| matches!(fact, Fact::Maneuver(ManeuverFact::StopsBefore { .. }));
    if !deed.ruling.findings.iter().any(|finding| stops(&finding.fact)) {
        return;
    }
    let at = deed.ruling.to;
    let legal = |place: &Placement| referee.settle(mover, *place, None) == Settled::Stays;
    let places = std::iter::once(deed.ruling.from).chain(deed.ruling.steps.iter().map(|step| step.to));
    let last = places.collect::<Vec<_>>().into_iter().rev().skip(1).find(legal);
    let landing = Landing::find(table, referee, mover, at, last, deed.preview);
    if landing.to == Some(at) {
        return;
    }
    deed.lines.push(landing.told(referee.ruleset(), mover.creature()));
    deed.end = landing.to;
    deed.json.insert("stopped".to_owned(), landing.json(at));
    deed.json.insert("to".to_owned(), json!(landing.to.map(|end| end.anchor)));
    deed.json.insert("squeezed".to_owned(), json!(landing.squeezes(referee.ruleset(), mover.creature())));
    deed.cites.extend(landing.rules());
}

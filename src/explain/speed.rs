//! What made a speed what it is, where there is more to it than the figure that the creature was given.

use serde_json::{Value, json};

use super::load::burden;
use crate::field::{Creature, Weight};
use crate::grid::Feet;
use crate::referee::{Pace, Referee};
use crate::ruleset::{RuleId, Ruleset};
use crate::words::Words;

/// A creature's speed and pace, as far as there is something to tell.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pacing {
    /// The rules that had a part in the speed.
    pub rules: Vec<RuleId>,
    /// The same in a sentence; empty where the speed is just the creature's own figure.
    pub sentence: Words,
    /// The same as scripts read it.
    pub json: Value,
}

impl Pacing {
    /// The same of a movement that stays level, through the air at the fly speed of whoever flies.
    #[must_use]
    pub fn level(referee: &Referee<'_>, creature: &Creature, pace: Pace) -> Self {
        let Some(means) = referee.flies_level(creature) else { return Pacing::of(referee.ruleset(), creature, pace) };
        let feet = referee.ruleset().speed_by(creature, means);
        let rules = if feet < means.speed { vec![RuleId::Afflictions] } else { Vec::new() };
        let words: Vec<&str> = rules.iter().map(|rule| rule.word()).collect();
        let json = json!({"feet": feet, "unburdened": means.speed, "rules": words});
        let sentence = format!("It flies level, by its fly speed of {}.", super::length(feet));
        Pacing { rules, sentence: sentence.into(), json }
    }

    /// What made the creature's speed, and how many times that it goes at this pace if it runs.
    #[must_use]
    pub fn of(ruleset: &Ruleset, creature: &Creature, pace: Pace) -> Self {
        let made = ruleset.speed_in_full(creature);
        let mut rules = made.rules.clone();
        let fleet = ruleset.fleetness(creature);
        let base = Feet(made.unburdened.0.saturating_sub(creature.speed_bonus.0 + fleet.0));
        let mut parts = Vec::new();
        let mut printed = true;
        match creature.race.filter(|_| made.rules.contains(&RuleId::TacticalSpeed)) {
            Some(race) => parts.push(format!("{base} as a {}", race.word())),
            None if made.rules.contains(&RuleId::Sizes) => {
                parts.push(format!("{base} as a {} creature", creature.size))
            }
            None => printed = false,
        }
        if creature.speed_bonus > Feet(0) {
            parts.push(format!("{} of bonuses", creature.speed_bonus));
        }
        if fleet > Feet(0) {
            parts.push(format!("{fleet} as a runner"));
            rules.push(RuleId::RunnerSpeed);
        }
        if made.burdened < made.unburdened {
            let armor = Some(creature.armor).filter(|armor| *armor > Weight::Light);
            let load = Some(ruleset.load(creature)).filter(|load| *load > Weight::Light);
            let told = [armor.map(|armor| format!("{} armor", armor.word())), load.map(|_| burden(ruleset, creature))];
            let told: Vec<String> = told.into_iter().flatten().collect();
            parts.push(format!("less {} for {}", Feet(made.unburdened.0 - made.burdened.0), told.join(" and ")));
        }
        if made.feet < made.burdened {
            let told: Vec<&str> = ruleset.slowing(creature).map(|condition| condition.word()).collect();
            parts.push(format!("less {} as {}", Feet(made.burdened.0 - made.feet.0), told.join(" and ")));
        }
        let mut sentence = String::new();
        if !parts.is_empty() {
            if !printed {
                parts.insert(0, format!("{base} of its own"));
            }
            let titles: Vec<String> = rules.iter().map(|rule| rule.title().to_string()).collect();
            let by = if titles.is_empty() { String::new() } else { format!(" ({})", titles.join(", ")) };
            sentence = match &parts[..] {
                [only] => format!("Speed {only}{by}."),
                _ => format!("Speed {}: {}{by}.", made.feet, parts.join(", ")),
            };
        }
        let mut json = json!({
            "feet": made.feet,
            "unburdened": made.unburdened,
            "rules": rules.iter().map(|rule| rule.word()).collect::<Vec<_>>(),
        });
        if pace == Pace::Run && pace.is_known(ruleset) {
            let times = ruleset.run_multiple(creature);
            json["times"] = json!(times);
            let space = if sentence.is_empty() { "" } else { " " };
            sentence.push_str(&format!("{space}A run is {times} times that speed."));
            if times < ruleset.run.is {
                sentence.truncate(sentence.len() - 1);
                sentence.push_str(&format!(", not {}, in such armor or with such a load.", ruleset.run.is));
            }
        }
        Pacing { rules, sentence: sentence.into(), json }
    }
}

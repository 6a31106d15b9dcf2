//! What makes up a speed, if it differs from the figure on the creature's sheet.

use std::cmp::Ordering;

use serde_json::{Value, json};

use super::facts::burden;
use super::phrase::{each_and, length};
use crate::field::{BonusKind, Creature, Means, Mode, Weight};
use crate::grid::Feet;
use crate::referee::{Mover, Pace, Paces, Referee, Supports};
use crate::ruleset::{RuleId, Ruleset};
use crate::say;
use crate::words::Message;

/// A creature's speed and pace, as far as there is something to say.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pacing {
    /// The rules that had a part in the speed.
    pub rules: Vec<RuleId>,
    /// The speed's parts in a sentence; empty if the speed is just the creature's own figure.
    pub sentence: Message,
    /// The speed's parts as JSON.
    pub json: Value,
}

impl Pacing {
    /// The pacing of a level movement: a flier moves at its fly speed, a swimmer at its swim speed.
    #[must_use]
    pub fn level(referee: Referee<'_>, creature: &Creature, pace: Pace) -> Self {
        let locomotion = Supports(referee).locomotion(creature);
        let Some(means) = locomotion.means else {
            return Pacing::of(referee.ruleset(), creature, pace);
        };
        Pacing::by(Paces(referee).level_speed(creature), means, |length| match locomotion.mode {
            Mode::Swim => say!("speed-swims-level", length),
            Mode::Climb => say!("speed-climbs-level", length),
            Mode::Burrow => say!("speed-burrows-level", length),
            _ => say!("speed-flies-level", length),
        })
    }

    /// The pacing of a flight or a swim up or down.
    pub fn slantwise(referee: Referee<'_>, mover: &Mover<'_>, mode: Mode, pace: Pace) -> Self {
        let Some(means) = mover.creature().modes.of(mode) else {
            return Pacing::level(referee, mover.creature(), pace);
        };
        Pacing::by(Paces(referee).speed_of(mover, means), means, |length| match mode {
            Mode::Swim => say!("speed-swims-level", length),
            _ => say!("speed-flies", length),
        })
    }

    /// The pacing at a speed that is listed for a mode.
    fn by(feet: Feet, means: &Means, sentence: impl FnOnce(Message) -> Message) -> Self {
        let rules = match feet.cmp(&means.speed) {
            Ordering::Less => vec![RuleId::Afflictions],
            Ordering::Equal => Vec::new(),
            Ordering::Greater => vec![RuleId::SpeedBonuses],
        };
        let words: Vec<&str> = rules.iter().map(|rule| rule.word()).collect();
        let json = json!({"feet": feet, "unburdened": means.speed, "rules": words});
        Pacing { rules, sentence: sentence(length(feet)), json }
    }

    /// What makes up the creature's speed, and how many times its speed it covers at this pace if it runs.
    #[must_use]
    pub fn of(ruleset: &Ruleset, creature: &Creature, pace: Pace) -> Self {
        let made = ruleset.speed_in_full(creature);
        let mut rules = made.rules.clone();
        let fleet = ruleset.fleetness(creature);
        let (base, counted) = (made.base, &made.bonuses);
        let mut parts = Vec::new();
        match creature.race.filter(|_| made.rules.contains(&RuleId::TacticalSpeed)) {
            Some(race) => parts.push(say!("speed-of-race", base, race)),
            None if made.rules.contains(&RuleId::Sizes) => {
                parts.push(say!("speed-of-size", base, size = creature.size))
            }
            None => {}
        }
        let printed = !parts.is_empty();
        let of_kind = |kind: BonusKind| Message::term("bonus", kind.word());
        parts.extend(counted.iter().map(|&(kind, feet)| match kind {
            BonusKind::Plain => say!("speed-of-bonuses", feet),
            kind => say!("speed-of-bonus", feet, kind = of_kind(kind)),
        }));
        if fleet > Feet(0) {
            parts.push(say!("speed-of-runner", feet = fleet));
            rules.push(RuleId::RunnerSpeed);
        }
        if made.burdened < made.unburdened {
            let armor = Some(creature.armor.weight()).filter(|armor| *armor > Weight::Light);
            let load = Some(ruleset.load(creature)).filter(|load| *load > Weight::Light);
            let causes = [armor.map(|armor| say!("speed-armor", armor)), load.map(|_| burden(ruleset, creature))];
            let why = Message::and_list(causes.into_iter().flatten());
            parts.push(say!("speed-less-for", feet = Feet(made.unburdened.0 - made.burdened.0), why));
        }
        if made.feet < made.burdened {
            let why = each_and(ruleset.slowing(creature));
            parts.push(say!("speed-less-as", feet = Feet(made.burdened.0 - made.feet.0), why));
        }
        let mut sentences = Vec::new();
        // The printed speed alone isn't worth mentioning with every movement.
        if parts.len() > usize::from(printed) {
            if !printed {
                parts.insert(0, say!("speed-of-its-own", base));
            }
            let parts = Message::list(parts);
            let by = Message::list(rules.iter().map(|rule| rule.title()));
            let speed = made.feet;
            sentences.push(match rules.is_empty() {
                true => say!("speed-adds-up", speed, parts),
                false => say!("speed-adds-up-by", speed, parts, by),
            });
        }
        let idle = |(kind, _): &(BonusKind, Feet)| counted.iter().all(|(counts, _)| counts != kind);
        let idle: Vec<Message> = creature.speed_bonuses.iter().filter(idle).map(|(kind, _)| of_kind(kind)).collect();
        if !idle.is_empty() {
            sentences.push(say!("speed-bonus-idle", kinds = Message::and_list(idle)));
        }
        let mut json = json!({
            "feet": made.feet,
            "unburdened": made.unburdened,
            "rules": rules.iter().map(|rule| rule.word()).collect::<Vec<_>>(),
        });
        if pace == Pace::Run && pace.is_known(ruleset) {
            if sentences.is_empty() {
                sentences.push(say!("speed-is", speed = made.feet));
            }
            let times = ruleset.run_multiple(creature);
            json["times"] = json!(times);
            let most = ruleset.most_run_multiple(creature);
            sentences.push(match times < most {
                true => say!("speed-run-less", times, most),
                false => say!("speed-run", times),
            });
        }
        Pacing { rules, sentence: Message::joined(sentences, " "), json }
    }
}

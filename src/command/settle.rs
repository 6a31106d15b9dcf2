//! Where a creature goes that came to a stop where it may not stand.

use serde_json::{Value, json};

use super::creature::WHO;
use super::decide::{Outcome, Table, names};
use super::given::Options;
use super::mistake::Mistake;
use super::picture;
use super::rights::Right;
use super::spec::{Kind, Spec, may};
use crate::explain;
use crate::field::Creature;
use crate::grid::{Placement, Square};
use crate::referee::{Mover, Referee, Settled};
use crate::ruleset::{RuleId, Ruleset};
use crate::say;
use crate::words::Words;

pub(super) const SETTLE: Spec = Spec {
    name: "settle",
    sub: None,
    options: &[
        WHO,
        may("last", Kind::Square),
        may("share", Kind::Flag),
        may("preview", Kind::Flag),
        may("force", Kind::Flag),
    ],
    example: "/settle creature:Ogre",
    right: Right::Owner,
    private: false,
};

/// What became of a creature that stopped somewhere.
pub(super) struct Landing {
    settled: Settled,
    /// Where it comes to stand; `None` as long as a die has to decide, or if there is no such place.
    pub(super) to: Option<Placement>,
    /// The die that decided among equals.
    roll: Option<u32>,
}

impl Landing {
    /// Finds where the mover goes; a preview leaves the die alone.
    pub(super) fn find(
        table: &Table<'_>,
        referee: &Referee<'_>,
        mover: &Mover<'_>,
        stopped: Placement,
        last: Option<Placement>,
        preview: bool,
    ) -> Self {
        let settled = referee.settle(mover, stopped, last);
        let mut roll = None;
        let to = match &settled {
            Settled::Stays | Settled::Squeezes { .. } => Some(stopped),
            Settled::Nowhere => None,
            Settled::Goes { places, .. } => match &places[..] {
                [only] => Some(*only),
                _ if preview => None,
                several => {
                    let rolled = table.dice.roll(u32::try_from(several.len()).unwrap_or(1));
                    roll = Some(rolled);
                    several.get(rolled as usize - 1).copied()
                }
            },
        };
        Landing { settled, to, roll }
    }

    /// The places among which a die decides.
    fn equals(&self) -> &[Placement] {
        match &self.settled {
            Settled::Goes { places, .. } => places,
            _ => &[],
        }
    }

    /// In a sentence or two.
    pub(super) fn told(&self, ruleset: &Ruleset, creature: &Creature) -> Words {
        let name = &creature.name;
        let places = || Words::list(self.equals());
        match (&self.settled, self.to) {
            (Settled::Stays, _) => say!("settle-stays", name),
            (Settled::Squeezes { with }, _) if with.is_empty() => {
                say!("settle-squeezes", name, penalty = ruleset.meaning(RuleId::SqueezePenalty))
            }
            (Settled::Squeezes { with }, _) => {
                let penalty = ruleset.meaning(RuleId::SqueezePenalty);
                say!("settle-squeezes-with", name, with = names(with), penalty)
            }
            (Settled::Goes { is_last_held: true, .. }, Some(to)) => {
                say!("settle-goes-back", name, to)
            }
            (Settled::Goes { .. }, Some(to)) => match self.roll {
                Some(rolled) => say!("settle-rolled", name, places = places(), die = self.equals().len(), rolled, to),
                None => say!("settle-goes", name, to),
            },
            (Settled::Goes { .. }, None) => {
                say!("settle-to-be-rolled", name, places = places(), die = self.equals().len())
            }
            (Settled::Nowhere, _) => {
                say!("settle-nowhere", name)
            }
        }
    }

    /// The rules that decide it; none where it just stays.
    pub(super) fn rules(&self) -> Vec<RuleId> {
        if self.settled == Settled::Stays {
            return Vec::new();
        }
        let mut rules = vec![RuleId::IllegalEnd];
        if self.equals().len() > 1 {
            rules.push(RuleId::ClosestOfEquals);
        }
        if matches!(self.settled, Settled::Squeezes { .. }) {
            rules.push(RuleId::SqueezePenalty);
        }
        rules
    }

    /// As scripts read it.
    pub(super) fn json(&self, at: Placement) -> Value {
        let mut told = json!({"at": at.anchor, "to": self.to.map(|to| to.anchor)});
        if let Settled::Goes { steps, places, is_last_held } = &self.settled {
            told["steps"] = json!(steps);
            told["closest"] = json!(places.iter().map(|place| place.anchor).collect::<Vec<_>>());
            told["last_held"] = json!(is_last_held);
        }
        if let Settled::Squeezes { with } = &self.settled {
            told["squeezes_with"] = json!(with);
        }
        if let Some(rolled) = self.roll {
            told["roll"] = json!({"die": format!("d{}", self.equals().len()), "result": rolled});
        }
        told
    }

    /// Whether there is no place for it on the whole board.
    pub(super) fn is_nowhere(&self) -> bool {
        self.settled == Settled::Nowhere
    }

    /// Why it cannot be done, as scripts read it.
    pub(super) fn reasons(&self, ruleset: &Ruleset, creature: &Creature) -> Value {
        if self.is_nowhere() {
            json!([{"rule": RuleId::IllegalEnd.word(), "message": self.told(ruleset, creature)}])
        } else {
            json!([])
        }
    }

    /// Whether it squeezes where it comes to stand.
    pub(super) fn squeezes(&self, ruleset: &Ruleset, creature: &Creature) -> bool {
        let narrow = |to: Placement| to.footprint != ruleset.space(creature.size);
        matches!(self.settled, Settled::Squeezes { .. }) || self.to.is_some_and(narrow)
    }
}

/// `/settle`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Settle {
    creature: Option<String>,
    last: Option<Square>,
    share: bool,
    preview: bool,
}

impl Settle {
    pub(super) fn parse(options: &Options<'_>) -> Result<Self, Mistake> {
        options.flag("force")?;
        Ok(Settle {
            creature: options.text("creature").map(str::to_owned),
            last: options.square("last")?,
            share: options.flag("share")?.unwrap_or(false),
            preview: options.flag("preview")?.unwrap_or(false),
        })
    }

    pub(super) fn decide(&self, table: &Table<'_>) -> Result<Outcome, Mistake> {
        let (referee, mover) = table.mover(self.creature.as_deref())?;
        let mover = mover.sharing(self.share);
        let (ruleset, creature) = (referee.ruleset(), mover.creature());
        table.on_map(&self.last.into_iter().collect::<Vec<_>>())?;
        let at = mover.placement();
        let landing = Landing::find(table, &referee, &mover, at, self.last_held(&referee, &mover), self.preview);
        let rules = landing.rules();
        let nowhere = landing.is_nowhere();
        let told = landing.told(ruleset, creature);
        let to = landing.to.unwrap_or(at);
        let path = if to == at { vec![at.anchor] } else { vec![at.anchor, to.anchor] };
        let ruling = json!({
            "verdict": if nowhere { "illegal" } else { "legal" },
            "ruleset": ruleset.id,
            "action": "settle",
            "creature": creature.name,
            "from": at.anchor,
            "to": landing.to.map(|to| to.anchor),
            "feet": 0,
            "budget": 0,
            "path": path,
            "steps": [],
            "squeezed": landing.squeezes(ruleset, creature),
            "provokes": [],
            "checks": [],
            "reasons": landing.reasons(ruleset, creature),
            "stopped": landing.json(at),
            "rules": explain::rules_json(ruleset, &rules),
        });
        let by = explain::by_rules(ruleset, &rules);
        let message = Words::lines([say!("settle-at", at, told), by].into_iter().filter(|line| !line.is_empty()));
        let mut next = referee.encounter().clone();
        let moves = to != at && !self.preview;
        if moves {
            let squeezed = ruleset.stance(creature.size, to.footprint).flatten();
            next.put(Creature { anchor: to.anchor, squeezed, ..creature.clone() });
        }
        let mut scene = picture::about(ruleset, &next, &creature.name);
        scene.nearest = landing.to.filter(|_| self.preview && to != at);
        let outcome = Outcome::said(message).refused_if(nowhere).ruled(ruling).showing(scene);
        Ok(if moves { outcome.leaving(next) } else { outcome })
    }

    /// The place with this anchor among the closest ones, if it is one of them.
    fn last_held(&self, referee: &Referee<'_>, mover: &Mover<'_>) -> Option<Placement> {
        let last = self.last?;
        match referee.settle(mover, mover.placement(), None) {
            Settled::Goes { places, .. } => places.into_iter().find(|place| place.anchor == last),
            _ => None,
        }
    }
}

//! Where a creature ends up if it stops in a place it may not stay in.

use serde_json::{Value, json};

use crate::command::core::dice::DiePurpose;
use crate::command::core::naming::names;
use crate::command::core::resolution::Resolution;
use crate::command::core::table::Table;
use crate::field::{Condition, Creature, Encounter, Name};
use crate::grid::Placement;
use crate::referee::{Fact, Finding, GroundFact, Mover, Referee, Ruling, Settled, Settling, SharedSquares, Verdict};
use crate::ruleset::{RuleId, Ruleset};
use crate::say;
use crate::words::Message;

/// Where a creature ends up after it stops.
pub(crate) struct Landing {
    settled: Settled,
    /// Where it ends up; `None` until a die has decided, or if the whole board has no place for it.
    pub(crate) to: Option<Placement>,
    /// The die that chose among equally close places.
    roll: Option<u32>,
}

impl Landing {
    /// Finds where the mover goes. A preview doesn't roll.
    pub(crate) fn find(
        table: &Table<'_>,
        referee: Referee<'_>,
        mover: &Mover<'_>,
        stopped: Placement,
        last: Option<Placement>,
        preview: bool,
    ) -> Self {
        let settled = Settling(referee).settle(mover, stopped, last);
        let mut roll = None;
        let to = match &settled {
            Settled::Stays | Settled::Squeezes { .. } => Some(stopped),
            Settled::Nowhere => None,
            Settled::Goes { places, .. } => match &places[..] {
                [only] => Some(*only),
                _ if preview => None,
                several => {
                    let rolled = table.dice.roll(DiePurpose::Choice, u32::try_from(several.len()).unwrap_or(1));
                    roll = Some(rolled);
                    several.get(rolled as usize - 1).copied()
                }
            },
        };
        Landing { settled, to, roll }
    }

    /// Finds where the mover goes from the end of this movement, at that height, if it may not stay there.
    pub(crate) fn of_end(table: &Table<'_>, referee: Referee<'_>, ruling: &Ruling, preview: bool) -> Option<Self> {
        let mut there = referee.encounter().clone();
        let creature = there.creature(&ruling.creature)?.clone();
        there.put(Creature { altitude: ruling.altitude.unwrap_or(creature.altitude), ..creature });
        let there = Referee::new(referee.ruleset(), &there);
        let mover = there.mover(&ruling.creature)?;
        let legal = |place: &Placement| Settling(there).settle(&mover, *place, None) == Settled::Stays;
        let before = ruling.steps.iter().rev().skip(1).map(|step| step.to).chain([ruling.from]);
        let last = before.into_iter().find(legal);
        Some(Landing::find(table, there, &mover, ruling.to, last, preview))
    }

    /// The equally close places among which a die chooses.
    fn equals(&self) -> &[Placement] {
        match &self.settled {
            Settled::Goes { places, .. } => places,
            _ => &[],
        }
    }

    /// The landing in a sentence or two.
    pub(crate) fn message(&self, ruleset: &Ruleset, creature: &Creature) -> Message {
        let name = &creature.name;
        let places = || Message::names(self.equals());
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

    /// The rules that decide the landing; empty if the creature just stays.
    pub(crate) fn rules(&self) -> Vec<RuleId> {
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

    /// The landing as JSON.
    pub(crate) fn json(&self, at: Placement) -> Value {
        let mut json = json!({"at": at.anchor, "to": self.to.map(|to| to.anchor)});
        if let Settled::Goes { steps, places, is_last_held } = &self.settled {
            json["steps"] = json!(steps);
            json["closest"] = json!(places.iter().map(|place| place.anchor).collect::<Vec<_>>());
            json["last_held"] = json!(is_last_held);
        }
        if let Settled::Squeezes { with } = &self.settled {
            json["squeezes_with"] = json!(with);
        }
        if let Some(rolled) = self.roll {
            json["roll"] = json!({"die": format!("d{}", self.equals().len()), "result": rolled});
        }
        json
    }

    /// Whether the whole board has no place for it.
    pub(crate) fn is_nowhere(&self) -> bool {
        self.settled == Settled::Nowhere
    }

    /// Why the movement can't be made, as JSON.
    pub(crate) fn reasons(&self, ruleset: &Ruleset, creature: &Creature) -> Value {
        if self.is_nowhere() {
            json!([{"rule": RuleId::IllegalEnd.word(), "message": self.message(ruleset, creature)}])
        } else {
            json!([])
        }
    }

    /// Whether it squeezes where it ends up.
    pub(crate) fn squeezes(&self, ruleset: &Ruleset, creature: &Creature) -> bool {
        let narrow = |to: Placement| to.footprint != ruleset.space(creature);
        matches!(self.settled, Settled::Squeezes { .. }) || self.to.is_some_and(narrow)
    }
}

/// Moves a mover from the end of its movement to a place where it may stay.
pub(crate) fn settle_end(resolution: &mut Resolution<'_, '_>, table: &Table<'_>, referee: Referee<'_>) {
    let (ruling, preview) = (&resolution.ruling, resolution.preview);
    let (at, mover) = (ruling.to, referee.encounter().creature(&ruling.creature));
    let landing = Landing::of_end(table, referee, ruling, preview);
    let Some((landing, mover)) = landing.filter(|landing| landing.to != Some(at)).zip(mover) else { return };
    let message = landing.message(referee.ruleset(), mover);
    resolution.lines.push(message.clone());
    resolution.landed = Some(message);
    resolution.land(&landing, at, mover);
}

/// Moves creatures that a command leaves in an unseen creature's space, where they may not stay: pushed or dropped there, or
/// off their mount. Returns where each of them goes.
pub(crate) fn leave_unseen(
    table: &Table<'_>,
    (before, whole): (&Encounter, &mut Encounter),
    unseen: impl Fn(&Creature) -> bool,
) -> Vec<(Name, Placement)> {
    let Some(ruleset) = table.ruleset else { return Vec::new() };
    let place = |one: &Creature| (one.anchor, one.squeezed, one.altitude);
    let has_moved = |one: &&Creature| before.creature(&one.name).is_some_and(|was| place(was) != place(one));
    let seen = whole.creatures().iter().filter(|one| !unseen(one) && one.mount.is_none());
    let moved: Vec<Name> = seen.filter(has_moved).map(|one| one.name.clone()).collect();
    let mut gone = Vec::new();
    for who in moved {
        let referee = Referee::new(ruleset, whole);
        let Some(mover) = referee.mover(&who) else { continue };
        let (creature, at) = (mover.creature().clone(), mover.placement());
        if SharedSquares(referee).halt(&mover, (&[(at, creature.altitude)], false), &unseen).is_none() {
            continue;
        }
        let was = before.creature(&who).map(|was| ruleset.placement(was));
        let landing = Landing::find(table, referee, &mover, at, was, false);
        let Some(to) = landing.to.filter(|to| *to != at) else { continue };
        let squeezed = ruleset.stance(&creature, to.footprint).flatten();
        whole.put(Creature { anchor: to.anchor, squeezed, ..creature });
        gone.push((who, to));
    }
    gone
}

/// Knocks a mover prone where it loses its balance.
pub(crate) fn knock_prone(resolution: &mut Resolution<'_, '_>, creature: &Creature) {
    let falls = |note: &Finding| matches!(note.fact, Fact::Ground(GroundFact::Falls { .. }));
    if resolution.ruling.verdict == Verdict::Legal && resolution.ruling.notes().any(falls) {
        resolution.conditions = Some(creature.conditions.set(Condition::Prone, true));
        resolution.set_json("prone", [&creature.name]);
    }
}

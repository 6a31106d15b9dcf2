//! The charge.

use serde_json::json;

use super::creature::WHO;
use super::decide::{Outcome, Table};
use super::deed::Deed;
use super::given::Options;
use super::going::Mode;
use super::mistake::Mistake;
use super::roll::{BONUS, CHECK, NATURAL, Roll, Rolling};
use super::spec::{Kind, Opt, Spec, may, needs};
use super::walk::{FORCE, PREVIEW};
use crate::explain;
use crate::field::{Condition, Creature, Name};
use crate::grid::Square;
use crate::referee::{Charge, ChargeFact, Charged, Check, Fact, Mover, Referee, Verdict};
use crate::ruleset::policy::ChargeCheck;

/// The furthest that the result of the other's check is from nothing.
const MOST_CHECK: i32 = 1_000;

/// Whether the mover has one action only in its turn.
pub(super) const ONE_ACTION: Opt =
    may("one-action", Kind::Flag, "Whether it has one action only, and so goes less far (default false)");

pub(super) const CHARGE: Spec = Spec {
    name: "charge",
    sub: None,
    about: "Charge an opponent: straight, over clear ground, to the closest space to strike from",
    options: &[
        needs("target", Kind::Creature, "Whom it charges"),
        WHO,
        may("to", Kind::Square, "Where it ends, of several spaces that are equally close"),
        ONE_ACTION,
        may("overrun", Kind::Creature, "An opponent in the lane to be overrun, where the rulebook knows that"),
        may("avoids", Kind::Flag, "Whether that one gets out of the way (default false)"),
        CHECK,
        NATURAL,
        BONUS,
        may("against", Kind::Number(-MOST_CHECK, MOST_CHECK), "What the check of whoever is overrun came to"),
        PREVIEW,
        FORCE,
    ],
    example: "/charge creature:Ogre target:Hero",
    gm: false,
    private: false,
};

/// `/charge`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChargeOf {
    creature: Option<String>,
    target: String,
    to: Option<Square>,
    one_action: bool,
    overrun: Option<String>,
    avoids: bool,
    rolling: Rolling,
    against: Option<i32>,
    preview: bool,
    force: bool,
}

impl ChargeOf {
    pub(super) fn parse(options: &Options<'_>) -> Result<Self, Mistake> {
        let flag = |name| options.flag(name).map(|flag| flag.unwrap_or(false));
        Ok(ChargeOf {
            creature: options.text("creature").map(str::to_owned),
            target: options.required("target", options.text("target").map(str::to_owned))?,
            to: options.square("to")?,
            one_action: flag("one-action")?,
            overrun: options.text("overrun").map(str::to_owned),
            avoids: flag("avoids")?,
            rolling: Rolling::parse(options)?,
            against: options.number("against")?,
            preview: flag("preview")?,
            force: flag("force")?,
        })
    }

    pub(super) fn decide(&self, table: &Table<'_>) -> Result<Outcome, Mistake> {
        let (referee, mover) = table.mover(self.creature.as_deref())?;
        let referee = referee.planning(self.preview);
        only_gm_forces(table, self.force)?;
        let creature = mover.creature();
        let target = table.creature(Some(&self.target))?;
        let overrun = self.overrun.as_deref().map(|name| table.creature(Some(name))).transpose()?;
        if target.name == creature.name {
            return Err(Mistake::new(format!("{} cannot charge itself: `target` is whom it charges.", creature.name)));
        }
        if let Some(other) = overrun.filter(|other| other.name == creature.name || other.name == target.name) {
            return Err(Mistake::new(format!(
                "`overrun` is somebody on the way to {}, and not {}.",
                target.name, other.name
            )));
        }
        if self.avoids && overrun.is_none() {
            return Err(Mistake::new("`avoids` is about whoever is overrun: name that one with `overrun`."));
        }
        table.on_map(self.to.as_slice())?;
        let mut asked = Charge {
            target: target.name.clone(),
            to: self.to,
            one_action: self.one_action,
            overrun: overrun.map(|other| other.name.clone()),
            avoids: self.avoids,
            check: self.rolling.told(),
            against: self.against,
        };
        let mut charged = referee.charge(&mover, target, &asked);
        let open = |check: &Check| check.rolled.is_none() && (check.dc.is_some() || decides_no_end(&charged));
        let rolls = charged.ruling.checks.iter().any(open) && !self.preview;
        let roll = if rolls { self.rolling.throw(table) } else { None };
        if let Some(roll) = roll {
            asked.check = Some(roll.rolled());
            charged = referee.charge(&mover, target, &asked);
        }
        self.outcome(table, (&referee, &mover, target), charged, roll)
    }

    fn outcome(
        &self,
        table: &Table<'_>,
        (referee, mover, target): (&Referee<'_>, &Mover<'_>, &Creature),
        charged: Charged,
        roll: Option<Roll>,
    ) -> Result<Outcome, Mistake> {
        let (ruleset, creature) = (referee.ruleset(), mover.creature());
        let Charged { mut ruling, lane, attack, ends } = charged;
        if let Some(to) = self.to.filter(|to| self.force && *to != ruling.to.anchor) {
            // By the GM's word it ends where the GM says, whatever way led there.
            ruling.to = ruleset.space(creature.size).at(to);
            ruling.steps.clear();
            ruling.provocations.clear();
            ruling.feet = None;
        }
        let fallen = ruling.findings.iter().find_map(|finding| match &finding.fact {
            Fact::Charge(ChargeFact::Overruns { who, falls: true }) => referee.encounter().creature(who),
            _ => None,
        });
        let unknown = ruling.checks.iter().any(|check| check.dc.is_none());
        let mut deed = Deed::new(table, referee, "charge", ruling);
        deed.preview = self.preview;
        deed.force = self.force;
        deed.has_bonus = self.rolling.has_bonus();
        deed.rolls = roll.into_iter().collect();
        deed.mode = Mode::of(creature, None)?.word();
        deed.maneuver = true;
        deed.befallen.extend(
            fallen.map(|other| Creature { conditions: other.conditions.set(Condition::Prone, true), ..other.clone() }),
        );
        deed.lane = lane;
        if unknown && ruleset.charge_check.is == ChargeCheck::ManeuverDefense {
            deed.lines.push(unknown_defense(&target.name));
        } else if unknown {
            deed.lines.push("What the other's check came to is told with `against`.".to_owned());
        }
        if creature.helpless {
            let name = &creature.name;
            deed.lines.push(format!("{name} counts as helpless: whether it can move is the GM's to say."));
        }
        let pace = referee.charging_pace(mover, self.one_action);
        let pacing = explain::Pacing::of(ruleset, creature, pace);
        deed.cites = pacing.rules;
        for (field, value) in [
            ("pace", json!(pace.word())),
            ("speed", pacing.json),
            ("target", json!(target.name)),
            ("lane", json!(lane.map(|lane| lane.squares()).unwrap_or_default())),
            ("attack", json!(attack)),
            ("ends", json!(ends)),
        ] {
            deed.json.insert(field.to_owned(), value);
        }
        deed.outcome()
    }
}

/// Whether the charge is made whatever its checks come to.
fn decides_no_end(charged: &Charged) -> bool {
    charged.ruling.verdict != Verdict::NeedsCheck
}

/// Only the GM overrules.
pub(super) fn only_gm_forces(table: &Table<'_>, force: bool) -> Result<(), Mistake> {
    if force && !table.gm {
        return Err(Mistake::new("Only the GM may force a move past the rules."));
    }
    Ok(())
}

/// How to tell a Maneuver Defense that a check is made against.
pub(super) fn unknown_defense(who: &Name) -> String {
    format!("{who}'s Maneuver Defense is not known: /creature sheet creature:\"{who}\" maneuver-defense:18 tells it.")
}

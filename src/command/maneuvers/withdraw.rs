//! `/withdraw`.

use std::sync::Arc;

use serde_json::json;

use crate::command::core::command::{Command, Spec};
use crate::command::core::naming::names;
use crate::command::core::outcome::Outcome;
use crate::command::core::resolution::Resolution;
use crate::command::core::roll::{Rolling, results};
use crate::command::core::table::Table;
use crate::command::input::destination::{Destination, untangled};
use crate::command::input::invocation::Options;
use crate::command::input::option::{Kind, Opt, may};
use crate::command::input::options::{
    AGAINST_BONUS, AGAINST_CHECKS, AS_FAR_AS, BONUS, CHECKS, FORCE, NATURAL, PREFER, PREVIEW, SHARE, TO, WHO,
};
use crate::command::input::right::Right;
use crate::command::input::user_error::UserError;
use crate::command::maneuvers::charge::ONE_ACTION;
use crate::command::maneuvers::reactive::{KeepDistance, MOST_DISTANCE};
use crate::command::maneuvers::{SPARE, spared};
use crate::command::walk::command::{goes_freely, level, turns_freely};
use crate::explain;
use crate::field::Name;
use crate::referee::{Mover, Prefer, Referee, Verdict, Walk, Withdrawal, Withdrawals};
use crate::ruleset::policy::Withdraw as Way;
use crate::say;

pub(crate) const WITHDRAW: Spec = Spec {
    name: "withdraw",
    options: &[
        Opt { required: false, ..TO },
        WHO,
        may("primary", Kind::Creature),
        SPARE,
        ONE_ACTION,
        PREFER,
        SHARE,
        AS_FAR_AS,
        CHECKS,
        NATURAL,
        BONUS,
        may("from", Kind::Creatures),
        may("distance", Kind::Feet(MOST_DISTANCE)),
        AGAINST_CHECKS,
        AGAINST_BONUS,
        PREVIEW,
        FORCE,
    ],
    example: "/withdraw creature:Ogre to:B2",
    right: Right::OwnerInTurn,
    ..Spec::of::<WithdrawArgs>()
};

/// `/withdraw`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct WithdrawArgs {
    creature: Option<String>,
    to: Option<Destination>,
    primary: Option<String>,
    spare: Option<String>,
    one_action: bool,
    walk: Walk,
    rolling: Rolling,
    /// Whom to keep a distance from and how far, where the rulebook has a reactive withdrawal.
    keep: Option<KeepDistance>,
    preview: bool,
    force: bool,
}

impl Command for WithdrawArgs {
    fn parse(_: &'static Spec, options: &Options<'_>) -> Result<Self, UserError> {
        let prefer = |word: &str| match word {
            "shortest" => Some(Prefer::Shortest),
            "safest" => Some(Prefer::Safest),
            _ => None,
        };
        let keep = KeepDistance::parse(options)?;
        // Keeping a distance uses opposed checks, which [`KeepDistance`] reads.
        let rolling = if keep.is_some() {
            Rolling::default()
        } else {
            options.text("check").map(|text| results("check", text)).transpose()?;
            Rolling::parse(options)?
        };
        Ok(WithdrawArgs {
            creature: options.owned("creature"),
            to: options.destination("to")?,
            primary: options.owned("primary"),
            spare: options.owned("spare"),
            one_action: options.is_set("one-action")?,
            walk: Walk {
                prefer: options.choice("prefer", prefer)?.unwrap_or_default(),
                share: options.is_set("share")?,
                as_far_as: options.is_set("as-far-as")?,
                ..Walk::default()
            },
            rolling,
            keep,
            preview: options.is_set("preview")?,
            force: options.is_set("force")?,
        })
    }

    fn decide(&self, table: &Table<'_>) -> Result<Outcome, UserError> {
        let (referee, mover) = table.acting(self.creature.as_deref(), self.preview)?;
        match referee.ruleset().withdraw.value {
            Way::KeepDistance => {
                let keep = self.keep.as_ref().ok_or_else(|| {
                    let called = explain::book(referee.ruleset());
                    UserError::new(say!("withdraw-keeps-distance", called))
                        .or_example("/withdraw creature:Ogre from:\"Hero, Mage\" distance:20")
                })?;
                keep.decide(table)
            }
            Way::StartSpace | Way::Primary => self.withdraw(table, referee, &mover),
        }
    }

    fn leading(&self, to: &Destination) -> Option<Arc<dyn Command>> {
        self.to.as_ref()?;
        let keep = self.keep.as_ref().map(|keep| keep.leading(to));
        Some(Arc::new(WithdrawArgs { to: Some(to.clone()), keep, ..self.clone() }))
    }
}

impl WithdrawArgs {
    fn withdraw(&self, table: &Table<'_>, referee: Referee<'_>, mover: &Mover<'_>) -> Result<Outcome, UserError> {
        let map = referee.encounter().battlefield.area();
        let Some(to) = &self.to else {
            return Err(UserError::new(say!("withdraw-without-end")));
        };
        let stops = to.stops(mover.creature().anchor, map)?;
        if !self.force {
            turns_freely(referee, mover.creature())?;
        }
        let mut lines = Vec::new();
        let by_primary = referee.ruleset().withdraw.value.is_from_one_opponent();
        if !by_primary && (self.primary.is_some() || self.spare.is_some()) {
            let called = explain::book(referee.ruleset());
            lines.push(say!("withdraw-no-primary", called));
        }
        if self.keep.is_some() {
            lines.push(say!("withdraw-distance-idle"));
        }
        let primary = if by_primary { self.primary(table, referee, mover)? } else { None };
        if !by_primary && (self.rolling.has_bonus() || self.rolling.told().is_some()) {
            let called = explain::book(referee.ruleset());
            lines.push(say!("withdraw-no-check", called));
        }
        if !self.force {
            goes_freely(referee, mover.creature())?;
        }
        let spare = spared(table, mover, self.spare.as_deref())?;
        let mut asked = Withdrawal {
            walk: Walk { stops, ..self.walk.clone() },
            one_action: self.one_action,
            primary: primary.clone(),
            spare,
            check: self.rolling.told(),
        };
        let mut ruling = untangled(Withdrawals(referee).withdraw(mover, &asked))?;
        let open = ruling.verdict == Verdict::Legal && ruling.checks.iter().any(|check| check.rolled.is_none());
        let roll = if open && !self.preview { self.rolling.throw(table) } else { None };
        if let Some(roll) = roll {
            asked.check = Some(roll.rolled());
            ruling = untangled(Withdrawals(referee).withdraw(mover, &asked))?;
        }
        let creature = mover.creature();
        let pace = Withdrawals(referee).withdrawing_pace(mover, self.one_action);
        let pacing = explain::Pacing::level(referee, creature, pace);
        if !ruling.steps.is_empty() && !pacing.sentence.is_empty() {
            lines.push(pacing.sentence);
        }
        let mut resolution = Resolution::new(table, referee, "withdraw", ruling);
        resolution.preview = self.preview;
        resolution.force = self.force;
        resolution.has_bonus = self.rolling.has_bonus();
        resolution.rolls = roll.into_iter().collect();
        resolution.mode = level(referee, creature);
        resolution.maneuver = true;
        resolution.lines = lines;
        resolution.cites = pacing.rules;
        resolution.json.insert("pace".to_owned(), json!(pace.word()));
        resolution.json.insert("speed".to_owned(), pacing.json);
        if by_primary {
            resolution.json.insert("primary".to_owned(), json!(primary));
        }
        resolution.outcome()
    }

    /// The opponent it withdraws from; if none is named, the only one it can be.
    fn primary(&self, table: &Table<'_>, referee: Referee<'_>, mover: &Mover<'_>) -> Result<Option<Name>, UserError> {
        if let Some(typed) = &self.primary {
            let primary = table.creature(Some(typed))?;
            if primary.name == mover.creature().name {
                return Err(UserError::new(say!("withdraw-from-itself")));
            }
            return Ok(Some(primary.name.clone()));
        }
        match &Withdrawals(referee).primary_targets(mover)[..] {
            [] => Ok(None),
            [only] => Ok(Some(only.name.clone())),
            several => Err(UserError::new(say!(
                "withdraw-without-primary",
                name = mover.creature().name,
                threats = names(several.iter().map(|one| &one.name))
            ))),
        }
    }
}

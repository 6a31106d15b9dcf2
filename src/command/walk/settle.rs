//! `/settle`: moves a creature out of a place where it may not stay.

use serde_json::{Value, json};

use crate::command::core::command::{Command, Spec};
use crate::command::core::ground::GroundRolls;
use crate::command::core::landing::Landing;
use crate::command::core::menu::Menu;
use crate::command::core::outcome::Outcome;
use crate::command::core::pending_fall::{self, Falling, PendingFall};
use crate::command::core::table::Table;
use crate::command::input::invocation::Options;
use crate::command::input::option::{Kind, may, options};
use crate::command::input::options::{FALL_BONUS, FALL_CHECK, FALL_RESULTS, PREVIEW_OR_FORCE, SHARE, WHO};
use crate::command::input::right::Right;
use crate::command::input::user_error::UserError;
use crate::command::reply::picture;
use crate::explain;
use crate::field::Creature;
use crate::grid::{Height, Placement, Square};
use crate::referee::{Mover, Referee, Settled, Settling, Support, Supports};
use crate::ruleset::RuleId;
use crate::say;
use crate::words::Message;

pub(crate) const SETTLE: Spec = Spec {
    name: "settle",
    options: options!(&[WHO, may("last", Kind::Square), SHARE], FALL_CHECK, PREVIEW_OR_FORCE),
    menu: Menu::under("go", "settle"),
    example: "/settle creature:Ogre",
    right: Right::Owner,
    ..Spec::of::<SettleArgs>()
};

/// `/settle`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct SettleArgs {
    creature: Option<String>,
    last: Option<Square>,
    share: bool,
    preview: bool,
    softening: GroundRolls,
}

impl Command for SettleArgs {
    fn parse(_: &'static Spec, options: &Options<'_>) -> Result<Self, UserError> {
        options.flag("force")?;
        Ok(SettleArgs {
            creature: options.owned("creature"),
            last: options.square("last")?,
            share: options.is_set("share")?,
            preview: options.is_set("preview")?,
            softening: GroundRolls::named(options, (FALL_RESULTS, FALL_BONUS))?,
        })
    }

    fn decide(&self, table: &Table<'_>) -> Result<Outcome, UserError> {
        let (referee, mover) = table.mover(self.creature.as_deref())?;
        let mover = mover.sharing(self.share);
        let (ruleset, creature) = (referee.ruleset(), mover.creature());
        table.check_squares_on_map(self.last.as_slice())?;
        let at = mover.placement();
        let landing = Landing::find(table, referee, &mover, at, self.last_held(referee, &mover), self.preview);
        let rules = landing.rules();
        let nowhere = landing.is_nowhere();
        let result = landing.message(ruleset, creature);
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
            "landing": landing.json(at),
        });
        let by = explain::by_rules(ruleset, &rules);
        let message =
            Message::lines([say!("settle-at", at, outcome = result), by].into_iter().filter(|line| !line.is_empty()));
        let mut next = referee.encounter().clone();
        // A creature in midair that nothing holds comes down instead.
        let hangs = Supports(referee).of(creature) == Support::Nothing && creature.is_airborne();
        if hangs {
            return Ok(self.comes_down(table, referee, &mover));
        }
        let moves = to != at && !self.preview;
        if moves {
            let squeezed = ruleset.stance(creature, to.footprint).flatten();
            next.put(Creature { anchor: to.anchor, squeezed, ..creature.clone() });
        }
        let mut scene = picture::about(ruleset, &next, &creature.name);
        scene.nearest = landing.to.filter(|_| self.preview && to != at);
        let outcome = Outcome::new(message)
            .refused_if(nowhere)
            .ruled(ruling)
            .about(&creature.name)
            .citing(ruleset, &rules)
            .showing(scene);
        Ok(if moves { outcome.leaving(next) } else { outcome })
    }
}

impl SettleArgs {
    /// Brings down a creature that nothing holds in midair, along with those it carries.
    fn comes_down(&self, table: &Table<'_>, referee: Referee<'_>, mover: &Mover<'_>) -> Outcome {
        let (ruleset, creature, at) = (referee.ruleset(), mover.creature(), mover.placement());
        let (name, height) = (&creature.name, creature.altitude.above(Height::ZERO));
        let falls = PendingFall::with_carried(referee, &[PendingFall::over(referee, name, at, height, false)]);
        let mut next = referee.encounter().clone();
        let mut falling = Falling::new(table, ruleset, Some(&self.softening));
        let fallen = falling.carry_out_all(falls.iter().filter(|_| !self.preview), &mut next);
        let mut ruling = json!({
            "verdict": "legal", "ruleset": ruleset.id, "action": "settle", "creature": name, "from": at.anchor,
            "to": at.anchor, "feet": 0, "budget": 0, "path": [at.anchor], "steps": [], "squeezed": false, "provokes": [],
            "checks": [], "reasons": [], "falls": falls.iter().map(PendingFall::json).collect::<Value>(),
        });
        pending_fall::add_json(&mut ruling, &fallen);
        let lines = std::iter::once(say!("settle-falls", name, height));
        let rules = [RuleId::Heights];
        let message = lines.chain(fallen.iter().flat_map(|fall| fall.lines.iter().cloned()));
        let message = Message::lines(message.chain([explain::by_rules(ruleset, &rules)]));
        let outcome = Outcome::new(message).ruled(ruling).about(name).citing(ruleset, &rules);
        let outcome = outcome.showing(picture::about(ruleset, &next, name)).with_optional_checks(&falling.open);
        if self.preview { outcome } else { outcome.leaving(next) }
    }

    /// The place with the given anchor, if it is among the closest ones.
    fn last_held(&self, referee: Referee<'_>, mover: &Mover<'_>) -> Option<Placement> {
        let last = self.last?;
        match Settling(referee).settle(mover, mover.placement(), None) {
            Settled::Goes { places, .. } => places.into_iter().find(|place| place.anchor == last),
            _ => None,
        }
    }
}

//! `/phase next`: the phases of a round.

use crate::command::core::command::{Command, Spec};
use crate::command::core::menu::{Menu, RISE};
use crate::command::core::outcome::Outcome;
use crate::command::core::pending_fall;
use crate::command::core::table::Table;
use crate::command::input::invocation::Options;
use crate::command::input::right::Right;
use crate::command::input::user_error::UserError;
use crate::command::reply::picture;
use crate::command::turns::ended;
use crate::explain;
use crate::field::{Rounds, Stage};
use crate::ruleset::RuleId;
use crate::say;
use crate::words::Message;
use serde_json::json;

pub(crate) const PHASE_NEXT: Spec = Spec {
    name: "phase",
    sub: Some("next"),
    menu: Menu::OWN.only(RISE),
    example: "/phase next",
    right: Right::Gm,
    ..Spec::of::<NextArgs>()
};

/// `/phase next`.
#[derive(Debug)]
pub(crate) struct NextArgs;

impl Command for NextArgs {
    fn parse(_: &'static Spec, _: &Options<'_>) -> Result<Self, UserError> {
        Ok(NextArgs)
    }

    fn decide(&self, table: &Table<'_>) -> Result<Outcome, UserError> {
        let referee = table.referee()?;
        let (ruleset, encounter) = (referee.ruleset(), referee.encounter());
        let mut ruling = json!({
            "verdict": "legal",
            "ruleset": ruleset.id,
            "action": "phase",
            "reasons": [],
        });
        if !ruleset.actions.value.has_phases() {
            let why = say!("phase-by-turns", ruleset = ruleset.name);
            return Ok(Outcome::refusal(ruleset, "phase", why, &[RuleId::Actions]));
        }
        let mut next = encounter.clone();
        let mut rounds = next.rounds.take().unwrap_or_else(|| Box::new(Rounds::in_phases()));
        if encounter.rounds.is_some() {
            rounds.next_phase();
        }
        let round = rounds.round;
        let (phase, begins) = match rounds.stage {
            Stage::Action => ("action", say!("phase-action", round)),
            _ => ("movement", say!("phase-movement", round)),
        };
        ruling["round"] = json!(rounds.round);
        ruling["stage"] = json!(phase);
        let mut lines = vec![begins];
        next.rounds = Some(rounds);
        let (fallers, fliers, fallen) = ended(table, referee, &mut next);
        lines.extend(fallers.into_iter().chain(fliers));
        pending_fall::tell(&mut ruling, &fallen);
        lines.push(explain::by_rules(ruleset, &[RuleId::Actions]));
        let scene = picture::board(ruleset, &next);
        let outcome = Outcome::said(Message::lines(lines)).ruled(ruling).citing(ruleset, &[RuleId::Actions]);
        Ok(outcome.citing_also(ruleset, pending_fall::rules(&fallen)).showing(scene).leaving(next))
    }
}

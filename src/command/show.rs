use serde_json::json;

use super::decide::{Outcome, Table, names};
use super::given::Options;
use super::mistake::Mistake;
use super::picture;
use super::rights::{self, Right};
use super::spec::{Kind, Spec, may};
use super::turn;
use crate::explain;

pub(super) const SHOW: Spec = Spec {
    name: "show",
    sub: None,
    about: "The board and everybody on it",
    options: &[
        may("whole", Kind::Flag, "The whole board, however small its squares become (default false)"),
        may("hidden", Kind::Flag, "For the GM alone: everybody, the hidden too (default false)"),
    ],
    example: "/show",
    right: Right::Everybody,
    private: false,
};

/// `/show`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Show {
    whole: bool,
    hidden: bool,
}

impl Show {
    pub(super) fn parse(options: &Options<'_>) -> Result<Self, Mistake> {
        let flag = |name| Ok::<_, Mistake>(options.flag(name)?.unwrap_or(false));
        Ok(Show { whole: flag("whole")?, hidden: flag("hidden")? })
    }

    pub(super) fn decide(self, table: &Table<'_>) -> Result<Outcome, Mistake> {
        let referee = table.referee()?;
        if self.hidden {
            rights::may_see_the_hidden(table.person)?;
        }
        let encounter = referee.encounter();
        let mut scene = picture::board(referee.ruleset(), encounter);
        scene.whole = self.whole;
        let who = match encounter.creatures().len() {
            0 => "nobody on it".to_owned(),
            1 => "1 creature on it".to_owned(),
            many => format!("{many} creatures on it"),
        };
        let (width, height) = (encounter.battlefield.width(), encounter.battlefield.height());
        let mut message = format!("The board, {width} x {height} squares, {who}; {}.", referee.ruleset().name);
        let hidden = encounter.creatures().iter().filter(|one| one.hidden).map(|one| &one.name);
        let hidden = names(hidden);
        if !hidden.is_empty() {
            message.push_str(&format!("\nHidden from the players: {hidden}."));
        }
        let left_out = scene.left_out().into_iter().map(|token| format!("{} at {}", token.name, token.placement));
        let left_out = left_out.collect::<Vec<_>>().join(", ");
        if !left_out.is_empty() {
            message.push_str(&format!("\nNot in the picture: {left_out}. /show whole:true shows everything."));
        }
        let mut ruling = super::creature::everybody(&referee);
        if let Some(rounds) = encounter.rounds.as_deref().filter(|rounds| rounds.has_begun()) {
            message.push_str(&format!("\n{}", turn::stage(rounds)));
            ruling["turn"] = json!(explain::turn_json(encounter, rounds.acting()));
            ruling["turn"]["order"] = turn::in_order(rounds);
        }
        Ok(Outcome::said(message).showing(scene).ruled(ruling))
    }
}

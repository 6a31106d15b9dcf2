//! The facts of an answer that the bot itself uses: for its buttons, and to compare it with what hidden creatures would
//! change. Scripts get these facts and more as JSON, which the bot never reads back.

use serde_json::{Value, json};

use crate::command::reply::brush::BrushPad;
use crate::field::{Intent, Name};
use crate::grid::{Height, Placement, Square};
use crate::referee::{Check, CheckKind, Provocation, Versus};
use crate::ruleset::{Citation, RuleId, Ruleset};
use crate::words::Message;

/// The facts of an answer.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Facts {
    /// The creature it is about.
    pub(crate) creature: Option<Name>,
    /// The rules it cites, if it is a ruling.
    pub(crate) rules: Option<Vec<CitedRule>>,
    /// The rules that refuse it, in the order of the message.
    pub(crate) refused_by: Vec<RuleId>,
    /// The path of a movement along the floor, from its start; empty for anything else.
    pub(crate) path: Vec<Square>,
    /// Whether the channel's rulebook has changed.
    pub(crate) other_rulebook: bool,
    /// The steps the arrow pad starts with, as `/move` takes them: `e e ne`.
    pub(crate) begins: Option<String>,
    /// Where each step of a movement leads, and at which altitude; empty if the GM overrules.
    pub(crate) way: Vec<(Placement, Height)>,
    /// The same for each movement made in response, by its mover.
    pub(crate) answers: Vec<(Name, Vec<(Placement, Height)>)>,
    /// What was done before the turn it hands on, with markup; shown above that turn.
    pub(crate) done_before_turn: Option<String>,
    /// The table's revision once the command is done.
    pub(crate) revision: u64,
    /// What the channel has yet to read about this command: what changed the table.
    pub(crate) undelivered_text: Option<String>,
    /// The checks whose results are missing.
    pub(crate) open_checks: Vec<OpenCheck>,
    /// The checks that were rolled: each total, and whether it succeeds.
    pub(crate) rolled_checks: Vec<(i32, bool)>,
    /// Whether it answers an order for several creatures, each with its own checks.
    pub(crate) of_group: bool,
    /// How many lines of a group's answer say what was done.
    pub(crate) action_line_count: usize,
    /// Who may strike at its creature.
    pub(crate) provocations: Vec<Provocation>,
    /// A note that its creature falls short of its goal, if it does.
    pub(crate) short: Option<Message>,
    /// All of it in one sentence, if its first line isn't that.
    pub(crate) summary: Option<Message>,
    /// What happens to creatures besides the movement itself, a sentence each: notes, falls, conditions.
    pub(crate) consequences: Vec<Message>,
    /// Whether its creature stays in place.
    pub(crate) stays: bool,
    /// What its creature declares for the phase.
    pub(crate) intent: Option<Intent>,
    /// Whether it shows who still has to move in a phase, with the buttons for that.
    pub(crate) of_phase: bool,
    /// The brush pad that it opens.
    pub(crate) brush_pad: Option<BrushPad>,
    /// Whether the table had changed since the button was shown, so that nothing was decided.
    pub(crate) stale: bool,
    /// Whether the bot failed.
    pub(crate) failed: bool,
}

impl Facts {
    /// What was done before the turn it hands on.
    #[must_use]
    pub fn done_before_turn(&self) -> Option<Message> {
        self.done_before_turn.clone().map(Message::marked)
    }
}

/// A check whose result is missing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct OpenCheck {
    /// The opponent, if any.
    pub(crate) against: Option<Name>,
    /// The least roll that succeeds, with known modifiers applied; `None` if it is unknown or the opponent rolls too.
    pub(crate) needs: Option<i32>,
    /// Whether the opponent rolls too.
    pub(crate) opposed: bool,
    /// Whether it is against a Maneuver Defense that nobody has set.
    pub(crate) asks_for_the_defense: bool,
    /// Whether it is the check to move in water or on a wall.
    pub(crate) of_the_medium: bool,
    /// Whether the ground asks for it.
    pub(crate) of_the_ground: bool,
    /// Whether it is the save to grab an edge.
    pub(crate) grabs: bool,
    /// Whether it softens a fall.
    pub(crate) softens: bool,
}

impl OpenCheck {
    /// The open checks among these, in order.
    pub(crate) fn among<'c>(checks: impl IntoIterator<Item = &'c Check>) -> Vec<Self> {
        let open = checks.into_iter().filter(|check| check.succeeds().is_none());
        let of = |check: &Check| {
            let added: i32 = check.counted().map(|modifier| modifier.adds).sum();
            OpenCheck {
                against: check.against.clone(),
                needs: check.dc.map(|dc| dc.saturating_sub(added)),
                opposed: check.kind.is_opposed(),
                asks_for_the_defense: check.dc.is_none() && check.kind.versus() == Versus::ManeuverDefense,
                of_the_medium: check.kind.is_of_the_medium(),
                of_the_ground: check.kind.is_of_the_ground(),
                grabs: check.kind == CheckKind::GrabTheEdge,
                softens: check.kind.softens_a_fall(),
            }
        };
        open.map(of).collect()
    }
}

/// A rule with its place in the table's rulebook.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct CitedRule {
    pub(crate) rule: RuleId,
    pub(crate) document: String,
    pub(crate) book: String,
    pub(crate) heading: String,
}

impl CitedRule {
    pub(crate) fn of(ruleset: &Ruleset, rule: RuleId) -> Self {
        let Citation { document, book, heading, .. } = ruleset.cite(rule);
        CitedRule { rule, document: document.to_owned(), book: book.to_owned(), heading: heading.to_owned() }
    }

    /// The rule as JSON.
    pub(crate) fn json(&self) -> Value {
        json!({"id": self.rule.word(), "document": self.document, "heading": self.heading})
    }
}

//! The outcome of a command.

use serde_json::{Value, json};

use crate::command::input::upload::Attached;
use crate::command::reply::Status;
use crate::command::reply::brush::BrushPad;
use crate::command::reply::facts::{CitedRule, Facts, OpenCheck};
use crate::command::reply::panel::LineButton;
use crate::explain;
use crate::field::{Delta, Encounter, Intent, Name, Template};
use crate::grid::{Feet, Height, Placement, Square};
use crate::mapfile::PngImage;
use crate::referee::{Check, Fact, Finding, ReactiveFact, Ruling, Verdict};
use crate::render::{DayChart, Picture, Replay, Scene};
use crate::ruleset::{RuleId, Ruleset};
use crate::words::Message;

/// The outcome of a command.
#[derive(Clone, Debug)]
pub struct Outcome {
    pub(crate) status: Status,
    pub(crate) message: Message,
    /// The ruling as JSON, without the rules it cites.
    pub(crate) ruling: Option<Value>,
    /// The ruling on a movement, as the referee gave it.
    pub(crate) judged: Option<Judged>,
    /// The facts of the ruling that the bot itself uses.
    pub(crate) facts: Facts,
    pub(crate) picture: Option<Picture>,
    /// The account of the ruling, item by item, shown by the Why button.
    pub(crate) account: Option<Message>,
    pub(crate) letters: Option<String>,
    /// The new table, if the command changes it.
    pub(crate) next: Option<Encounter>,
    /// Whether it enters the history even if the table is unchanged.
    pub(crate) memorable: bool,
    /// Pictures to save for the new table, each with the name the table refers to it by.
    pub(crate) sheets: Vec<(String, PngImage)>,
    /// A file attached to the answer.
    pub(crate) file: Option<Attached>,
    /// The change to the roster, if any.
    pub(crate) roster: Option<Delta<Option<Template>>>,
    /// Buttons under the answer that carry a command line.
    pub(crate) lines: Vec<LineButton>,
    /// The person to ping.
    pub(crate) ping: Option<u64>,
    /// A note for the GM alone.
    pub(crate) aside: Option<Message>,
    /// What one creature of a group leads to for all of them; shown once, after the last.
    pub(crate) group_note: Option<Message>,
}

/// A movement as it was judged, and the fall it leads to.
#[derive(Clone, Debug)]
pub(crate) struct Judged {
    pub(crate) ruling: Ruling,
    /// How far the mover falls, in feet.
    pub(crate) fall: Feet,
}

/// These rules in order, each once.
pub(crate) fn each_once(rules: impl IntoIterator<Item = RuleId>) -> Vec<RuleId> {
    let mut seen = Vec::new();
    for rule in rules {
        if !seen.contains(&rule) {
            seen.push(rule);
        }
    }
    seen
}

impl Outcome {
    pub(crate) fn new(message: Message) -> Self {
        Outcome {
            status: Status::Done,
            message,
            ruling: None,
            judged: None,
            facts: Facts::default(),
            picture: None,
            account: None,
            letters: None,
            next: None,
            memorable: false,
            sheets: Vec::new(),
            file: None,
            roster: None,
            lines: Vec::new(),
            ping: None,
            aside: None,
            group_note: None,
        }
    }

    /// Refuses something that moves nobody, with the reason and the rules involved, the deciding one first.
    pub(crate) fn refusal(ruleset: &Ruleset, action: &str, why: Message, rules: &[RuleId]) -> Self {
        let reasons: Vec<Value> =
            rules.iter().take(1).map(|rule| json!({"rule": rule.word(), "message": why})).collect();
        let ruling = json!({"verdict": "illegal", "ruleset": ruleset.id, "action": action, "reasons": reasons});
        let message = Message::lines([why, explain::by_rules(ruleset, rules)]);
        Outcome::new(message).refused_if(true).ruled(ruling).citing(ruleset, rules)
    }

    pub(crate) fn painting(mut self, name: String, sheet: PngImage) -> Self {
        self.sheets.push((name, sheet));
        self
    }

    pub(crate) fn attaching(mut self, file: Attached) -> Self {
        self.file = Some(file);
        self
    }

    pub(crate) fn keeping(mut self, turned: Delta<Option<Template>>) -> Self {
        self.roster = Some(turned);
        self
    }

    pub(crate) fn adding(mut self, more: Message) -> Self {
        self.message = self.message.then(more);
        self
    }

    /// Adds lines below its message.
    pub(crate) fn adding_lines(mut self, more: Vec<Message>) -> Self {
        self.message = Message::lines([self.message].into_iter().chain(more));
        self
    }

    /// Starts the arrow pad under the answer with these steps.
    pub(crate) fn with_arrow_steps(mut self, steps: Option<String>) -> Self {
        self.facts.begins = steps;
        self
    }

    /// Adds a note for the GM alone.
    pub(crate) fn with_gm_note(mut self, note: Option<Message>) -> Self {
        self.aside = note;
        self
    }

    /// Puts buttons that carry a command line under the answer.
    pub(crate) fn offering(mut self, lines: Vec<LineButton>) -> Self {
        self.lines = lines;
        self
    }

    pub(crate) fn pinging(mut self, person: Option<u64>) -> Self {
        self.ping = person;
        self
    }

    /// Adds a note for the whole group, shown after its last creature.
    pub(crate) fn with_group_note(mut self, group_note: Message) -> Self {
        self.group_note = Some(group_note);
        self
    }

    pub(crate) fn refused_if(mut self, refused: bool) -> Self {
        if refused {
            self.status = Status::Refused;
        }
        self
    }

    pub(crate) fn ruled(mut self, ruling: Value) -> Self {
        self.ruling = Some(ruling);
        self
    }

    /// Sets the creature that the ruling is about.
    pub(crate) fn about(mut self, who: &Name) -> Self {
        self.facts.creature = Some(who.clone());
        self
    }

    /// Sets the rules that refuse it.
    pub(crate) fn refused_by(mut self, rules: Vec<RuleId>) -> Self {
        self.facts.refused_by = rules;
        self
    }

    /// Sets the path of a movement along the floor.
    pub(crate) fn along(mut self, path: Vec<Square>) -> Self {
        self.facts.path = path;
        self
    }

    /// Records what the ruling says about its creature: its name, what it declares, the open checks, who may strike, and how
    /// far it falls.
    pub(crate) fn with_ruling_facts(mut self, ruling: &Ruling, intent: Option<Intent>, fall: Feet) -> Self {
        self.judged = Some(Judged { ruling: ruling.clone(), fall });
        self.facts.creature = Some(ruling.creature.clone());
        self.facts.open_checks = OpenCheck::among(&ruling.checks);
        // A movement refused for another reason never came to its check.
        let by_check = |finding: &Finding| {
            matches!(finding.fact, Fact::CheckFailed { .. } | Fact::Reactive(ReactiveFact::Failed { .. }))
        };
        let tried = ruling.verdict != Verdict::Illegal || ruling.refusals().any(by_check);
        let rolled = ruling.checks.iter().filter_map(|check| Some((check.total()?, check.succeeds()?)));
        self.facts.rolled_checks = rolled.filter(|_| tried).collect();
        self.facts.provocations.clone_from(&ruling.provocations);
        self.facts.intent = intent;
        self.facts.stays = ruling.verdict == Verdict::Legal && ruling.steps.is_empty();
        self
    }

    /// How many squares the target of a bull rush is pushed, if this was judged as one.
    pub(crate) fn squares_pushed(&self) -> Option<usize> {
        usize::try_from(self.judged.as_ref()?.ruling.pushed()?.squares()).ok()
    }

    /// The movements made in response.
    pub(crate) fn answered_by(mut self, others: &[Ruling]) -> Self {
        let way = |other: &Ruling| other.steps.iter().map(|step| (step.to, step.altitude)).collect();
        self.facts.answers = others.iter().map(|other| (other.creature.clone(), way(other))).collect();
        self
    }

    /// What happens to creatures besides the movement itself, a sentence each.
    pub(crate) fn with_consequences(mut self, consequences: Vec<Message>) -> Self {
        self.facts.consequences = consequences;
        self
    }

    /// All of it in one sentence, if its first line isn't that.
    pub(crate) fn summed_up(mut self, summary: Option<Message>) -> Self {
        self.facts.summary = summary;
        self
    }

    /// Notes if the movement falls short of its goal.
    pub(crate) fn falling_short(mut self, ruleset: &Ruleset, ruling: &Ruling) -> Self {
        self.facts.short = explain::falls_short(ruleset, ruling);
        self
    }

    /// Sets which of these checks are open, for an action that isn't a movement.
    pub(crate) fn waiting_for<'c>(mut self, checks: impl IntoIterator<Item = &'c Check>) -> Self {
        self.facts.open_checks = OpenCheck::among(checks);
        self
    }

    /// Adds checks that could still be made to the open ones.
    pub(crate) fn with_optional_checks(mut self, checks: &[Check]) -> Self {
        self.facts.open_checks.extend(OpenCheck::among(checks));
        self
    }

    /// Marks it as the panel of a phase.
    pub(crate) fn of_phase(mut self) -> Self {
        self.facts.of_phase = true;
        self
    }

    /// Opens a brush pad under the answer.
    pub(crate) fn with_brush_pad(mut self, pad: BrushPad) -> Self {
        self.facts.brush_pad = Some(pad);
        self
    }

    /// Sets where each step of a movement leads.
    pub(crate) fn with_way(mut self, way: Vec<(Placement, Height)>) -> Self {
        self.facts.way = way;
        self
    }

    /// Cites the rules that decided.
    pub(crate) fn citing(mut self, ruleset: &Ruleset, rules: &[RuleId]) -> Self {
        let cited = rules.iter().map(|&rule| CitedRule::of(ruleset, rule));
        self.facts.rules.get_or_insert_default().extend(cited);
        self
    }

    /// Cites further rules that played a part, each once.
    pub(crate) fn citing_also(mut self, ruleset: &Ruleset, rules: impl IntoIterator<Item = RuleId>) -> Self {
        let cited = self.facts.rules.get_or_insert_default();
        for rule in rules {
            if cited.iter().all(|known| known.rule != rule) {
                cited.push(CitedRule::of(ruleset, rule));
            }
        }
        self
    }

    /// The ruling as JSON, with the rules it cites.
    pub(crate) fn json(&self) -> Option<Value> {
        self.ruling.clone().map(|ruling| self.with_rules(ruling))
    }

    /// Like [`Self::json`], but takes the ruling out.
    pub(crate) fn take_json(&mut self) -> Option<Value> {
        self.ruling.take().map(|ruling| self.with_rules(ruling))
    }

    fn with_rules(&self, mut ruling: Value) -> Value {
        if let Some(rules) = &self.facts.rules {
            ruling["rules"] = rules.iter().map(CitedRule::json).collect();
        }
        ruling
    }

    pub(crate) fn accounted(mut self, account: Message) -> Self {
        self.account = Some(account);
        self
    }

    pub(crate) fn showing(mut self, scene: Scene) -> Self {
        self.picture = Some(Picture::Board(Box::new(scene)));
        self
    }

    pub(crate) fn charting(mut self, chart: DayChart) -> Self {
        self.picture = Some(Picture::Day(Box::new(chart)));
        self
    }

    /// Shows several boards in sequence.
    pub(crate) fn replaying(mut self, replay: Replay) -> Self {
        self.picture = Some(Picture::Replay(Box::new(replay)));
        self
    }

    /// Shows the board as letters instead of a picture.
    pub(crate) fn lettered(mut self, letters: String) -> Self {
        self.letters = Some(letters);
        self
    }

    pub(crate) fn pending_if(mut self, pending: bool) -> Self {
        if pending {
            self.status = Status::Pending;
        }
        self
    }

    pub(crate) fn changing_nothing(mut self) -> Self {
        self.next = None;
        self
    }

    /// Puts it into the history even if the table is unchanged.
    pub(crate) fn memorable_if(mut self, memorable: bool) -> Self {
        self.memorable = memorable;
        self
    }

    pub(crate) fn leaving(mut self, next: Encounter) -> Self {
        self.next = Some(next);
        self
    }
}

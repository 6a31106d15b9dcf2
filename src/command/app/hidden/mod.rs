//! Keeps hidden creatures secret. What everyone may read is decided on a copy of the table without them
//! (`Encounter::without`), so that nothing hidden can leak into text, JSON or a picture; `Encounter::behind` merges the
//! result into the full table. If the full table gives a different ruling, only the GM sees it. A command about a hidden
//! creature is decided on the full table, for the GM alone. A movement that runs into a hidden creature, whether on foot, in
//! the air, in a leap or in a charge, is decided again, stopped short of it. The history records what is for the GM alone.

mod bystanders;
mod guesses;
mod reactions;

use std::collections::BTreeMap;
use std::sync::Arc;

use serde_json::json;

use self::reactions::{answer_halts, blocked_after, blocks_unseen, reacts};
use crate::command::core::command::{Command, Spec, TableCreation};
use crate::command::core::dice::Dice;
use crate::command::core::landing::leave_unseen;
use crate::command::core::naming::{clear_without_a_name, going, names};
use crate::command::core::outcome::Outcome;
use crate::command::core::rights::Person;
use crate::command::core::table::{Halts, Played, Table};
use crate::command::input::destination::Destination;
use crate::command::input::invocation::Invocation;
use crate::command::input::option::Kind;
use crate::command::input::options::{PREVIEW, WHO};
use crate::command::input::right::Right;
use crate::command::input::user_error::UserError;
use crate::command::options;
use crate::command::reply::panel::LineButton;
use crate::command::reply::{Status, picture};
use crate::command::setup::creature::EDIT;
use crate::explain;
use crate::field::{Condition, Creature, Encounter, Fill, Found, Mode, Name, Rounds, Stage, Template};
use crate::grid::Placement;
use crate::mapfile::PngImage;
use crate::referee::{Halt, Referee, SharedSquares, Work, settle_conditions, take_along};
use crate::ruleset::{RuleId, Ruleset, RulesetLibrary};
use crate::say;
use crate::words::Message;

/// A command to be decided, with everything the decision depends on.
#[derive(Clone, Copy)]
pub(crate) struct Asked<'a> {
    pub(crate) spec: &'static Spec,
    /// The command as given, with names resolved.
    pub(crate) given: &'a Invocation,
    pub(crate) command: &'a dyn Command,
    pub(crate) person: Person,
    pub(crate) library: &'a RulesetLibrary,
    pub(crate) dice: &'a Dice,
    /// Whether a person with the right to it has already given this command, and only a result is new.
    pub(crate) vouched: bool,
    /// Whether everyone sees the answer, even if the command normally answers privately.
    pub(crate) openly: bool,
    /// The picture under the board, for a command that exports it.
    pub(crate) sheet: Option<&'a PngImage>,
    /// The portraits, for a command that exports them.
    pub(crate) portraits: &'a BTreeMap<String, PngImage>,
    /// The roster of this place.
    pub(crate) roster: &'a [Template],
}

/// The outcome of a command, split by who may read it.
pub(crate) struct Decided {
    pub(crate) outcome: Outcome,
    /// A note for the GM alone.
    pub(crate) aside: Option<Message>,
    /// Whether the whole outcome is for the GM alone.
    pub(crate) secret: bool,
    /// Whether somebody ran into a hidden creature.
    pub(crate) ran_into_hidden: bool,
}

impl From<Outcome> for Decided {
    fn from(outcome: Outcome) -> Self {
        Decided { outcome, aside: None, secret: false, ran_into_hidden: false }
    }
}

/// The same command with creature names in full. A name that was left out is filled in if it is clear, so that the command
/// means the same creatures on the full table and on its visible part.
pub(crate) fn resolve_names(spec: &Spec, given: &Invocation, person: Person, truth: &Encounter) -> Invocation {
    let view = truth.visible();
    let known = if person.is_gm() { truth } else { &view };
    let full = |typed: &str| match known.find(typed) {
        Found::One(creature) => Some(creature.name.to_string()),
        Found::Several(_) | Found::Nobody => None,
    };
    let spell = |text: &str| {
        if let Ok(group) = known.find_group(text) {
            return group.iter().map(|one| one.name.as_str()).collect::<Vec<_>>().join(", ");
        }
        let part = |part: &str| full(part).unwrap_or_else(|| part.trim().to_owned());
        full(text).unwrap_or_else(|| text.split(',').map(part).collect::<Vec<_>>().join(", "))
    };
    // If part of a name fits several creatures, it means the one whose turn it is, provided the option says who acts.
    let acting = known.rounds.as_deref().and_then(Rounds::acting);
    let acts = |typed: &str| match known.find(typed) {
        Found::Several(several) => several.into_iter().find(|one| Some(&one.name) == acting).map(|one| &one.name),
        Found::One(_) | Found::Nobody => None,
    };
    // `/travel` also takes the name of a side.
    let kind = |name: &str| spec.option(&name.to_lowercase()).map(|o| o.kind);
    let one = |name: &str| matches!(kind(name), Some(Kind::Creature | Kind::Creatures));
    let names = |name: &str| spec.name != "travel" && one(name);
    let mut resolved = given.clone();
    for (name, value) in &mut resolved.options {
        if names(name) && !value.trim().is_empty() {
            // Part of a name is enough to act, but not to change a creature's state.
            let acts_itself = spec.options.contains(&WHO) && spec.name != EDIT.name;
            let mover = name.eq_ignore_ascii_case(WHO.name) && acts_itself;
            *value = acts(value).filter(|_| mover).map_or_else(|| spell(value), Name::to_string);
        }
    }
    if spec.options.contains(&WHO) && resolved.value("creature").is_none() {
        let goes = |table, one| if spec.goes { going(table, person, one) } else { one };
        let clear = |table| clear_without_a_name(table, person).map(|one| goes(table, one));
        let meant = clear(&view).or_else(|| clear(known));
        resolved.options.extend(meant.map(|one| ("creature".to_owned(), one.name.to_string())));
    }
    resolved
}

impl Asked<'_> {
    /// Decides the command.
    ///
    /// # Errors
    /// If the command makes no sense at this table.
    pub(crate) fn decided(&self, truth: Option<&Encounter>) -> Result<Decided, UserError> {
        let hides = truth.is_some_and(Encounter::has_hidden);
        // A new table is not merged into the old one.
        let is_new = matches!(self.command.makes(), TableCreation::Table | TableCreation::Replacement);
        let Some(truth) = truth.filter(|_| hides && !is_new) else {
            let outcome =
                if self.is_for_gm() { self.truly(truth, self.command)? } else { self.at(truth, self.command)? };
            let secret = self.is_for_gm() || outcome.next.as_ref().is_some_and(|next| self.conceals(truth, next));
            return Ok(Decided { secret, ..outcome.into() });
        };
        if self.person.is_gm() { self.for_gm(truth) } else { self.in_view(truth, |one| one.hidden) }
    }

    fn at(&self, encounter: Option<&Encounter>, command: &dyn Command) -> Result<Outcome, UserError> {
        self.stopping(encounter, command, Halts::default())
    }

    /// Decides on the full table, for the GM alone. Its dice come from behind the screen, so the open rolls don't change.
    fn truly(&self, truth: Option<&Encounter>, command: &dyn Command) -> Result<Outcome, UserError> {
        self.dice.reset_for_gm();
        self.decided_at(truth, command, Halts::default())
    }

    /// Decides the command; movements are stopped at `halts`.
    fn stopping(
        &self,
        encounter: Option<&Encounter>,
        command: &dyn Command,
        halts: Halts<'_>,
    ) -> Result<Outcome, UserError> {
        self.dice.reset();
        self.decided_at(encounter, command, halts)
    }

    fn decided_at(
        &self,
        encounter: Option<&Encounter>,
        command: &dyn Command,
        halts: Halts<'_>,
    ) -> Result<Outcome, UserError> {
        let played = encounter.and_then(|encounter| Played::of(self.library, encounter));
        let ruleset = played.as_ref().map(|played| &*played.ruleset);
        let work = encounter.map_or_else(Work::of_a_command, |it| Work::of_a_command().on(&it.battlefield));
        let table = self.table((encounter, ruleset), &work, halts);
        let open = self.without_guesses(encounter, ruleset);
        let mut outcome = open.as_deref().unwrap_or(command).decide(&table)?;
        if !self.given.is_set("preview") {
            options::instead(&table, &mut outcome);
        }
        if let Some(next) = &mut outcome.next
            && let Some(played) = Played::of(self.library, next)
        {
            if let Some(before) = encounter {
                let along = take_along(&played.ruleset, before, next);
                let told = bystanders::told(&played.ruleset, before, next, outcome.ruling.as_ref());
                outcome.message = Message::lines(std::iter::once(outcome.message).chain(told));
                if along {
                    outcome.picture =
                        outcome.picture.map(|shown| picture::with_creatures_of(shown, &played.ruleset, next));
                }
            }
            let upright = settle_conditions(&played.ruleset, encounter, next);
            let slowed = upright.slowed.iter().map(|who| {
                let is = played.ruleset.meaning(RuleId::SwimProne);
                say!("condition-brings", who, condition = Condition::Slowed, is)
            });
            let told = slowed.chain(upright.hovering.iter().map(|who| say!("condition-hovers", who)));
            outcome.message = Message::lines([outcome.message].into_iter().chain(told));
            if let Some(late) = encounter.and_then(|before| late_arrivals(before, next)) {
                outcome.message = Message::lines([outcome.message, late]);
            }
        }
        if let (Some(played), Some(now)) = (&played, outcome.next.as_ref().or(encounter)) {
            let warning = played.warning(now);
            outcome = outcome.adding(warning);
        }
        Ok(outcome)
    }

    /// The table that the command is decided on.
    fn table<'t>(
        &'t self,
        (encounter, ruleset): (Option<&'t Encounter>, Option<&'t Ruleset>),
        work: &'t Work,
        halts: Halts<'t>,
    ) -> Table<'t> {
        let &Asked { library, person, dice, sheet, portraits, roster, .. } = self;
        Table { encounter, library, ruleset, person, halts, work, dice, sheet, portraits, roster }
    }

    /// Whether the command is about something only the GM knows: hidden creatures, or roster creatures the players haven't
    /// met.
    fn is_for_gm(&self) -> bool {
        self.command.is_for_the_gm() || self.given.is_set("hidden")
    }

    /// Decides a GM's command. One about hidden creatures is judged on the full table and answered to the GM alone.
    fn for_gm(&self, truth: &Encounter) -> Result<Decided, UserError> {
        let in_its_time = self.in_its_own_time(truth);
        let asks_for_hidden = self.is_for_gm();
        let reads_the_truth = self.spec.private && !self.openly && !self.command.sees_as_players_do();
        let in_time = Some(in_its_time.as_ref().unwrap_or(truth));
        let about_hidden = truth.creatures().iter().any(|one| one.hidden && self.names(&one.name));
        let in_the_open = reads_the_truth && !asks_for_hidden && !about_hidden;
        let whole = if in_the_open { self.at(in_time, self.command) } else { self.truly(in_time, self.command) };
        let whole = whole.map(|outcome| given_back(outcome, truth, in_its_time.is_some()));
        if reads_the_truth || asks_for_hidden {
            let whole = whole?;
            let conceals = whole.next.as_ref().is_some_and(|after| self.conceals(Some(truth), after));
            return Ok(Decided { secret: asks_for_hidden || conceals, ..whole.into() });
        }
        let after = whole.as_ref().ok().and_then(|outcome| outcome.next.clone());
        let shown_now =
            |name: &Name| after.as_ref().and_then(|after| after.creature(name)).is_some_and(|it| !it.hidden);
        let unseen = |one: &Creature| one.hidden && !shown_now(&one.name);
        let about_unseen = truth.creatures().iter().any(|one| unseen(one) && self.names(&one.name));
        if about_unseen || after.as_ref().is_some_and(|after| self.conceals(Some(truth), after)) {
            return Ok(Decided { secret: true, ..whole?.into() });
        }
        match (self.in_view(truth, unseen), whole) {
            // A new map removes every creature that has no place on it, visible or hidden.
            (Ok(_), Err(error)) if self.command.brings_a_file() => Err(error),
            (Ok(mut decided), Ok(Outcome { next: Some(whole), .. })) if self.command.brings_a_file() => {
                let is_off = |one: &Creature| one.hidden && whole.creature(&one.name).is_none();
                decided.outcome.next = decided.outcome.next.map(|next| next.without(is_off));
                Ok(decided)
            }
            (Ok(decided), _) => Ok(decided),
            (Err(_), Ok(whole)) => Ok(Decided { secret: true, ..whole.into() }),
            (Err(_), Err(error)) => Err(error),
        }
    }

    /// Whether the command names this creature.
    fn names(&self, name: &Name) -> bool {
        let holds = |text: &str| text == name.as_str() || text.split(", ").any(|part| part == name.as_str());
        let place = |text: &str| text.split('@').next().unwrap_or_default().trim().to_lowercase();
        self.given.options.iter().any(|(option, value)| {
            match self.spec.option(&option.to_lowercase()).map(|o| o.kind) {
                Some(Kind::Creature | Kind::Creatures) => holds(value.trim()),
                Some(Kind::Place) => !place(value).is_empty() && name.as_str().to_lowercase().contains(&place(value)),
                _ => false,
            }
        })
    }

    /// Whether the command hides a creature or door that was visible. What a whole new map hides is in the map's note for the
    /// GM instead.
    fn conceals(&self, before: Option<&Encounter>, after: &Encounter) -> bool {
        let was = |name: &Name| before.and_then(|before| before.creature(name)).is_some_and(|one| one.hidden);
        let hides_doors = || before.is_some_and(|before| after.battlefield.hides_doors_of(&before.battlefield));
        after.creatures().iter().any(|one| one.hidden && !was(&one.name))
            || (!self.command.brings_a_file() && hides_doors())
    }

    /// Hidden creatures get no visible turn: the order skips them, and the GM moves them at any time. A command for one is
    /// judged as if it were that creature's turn.
    fn in_its_own_time(&self, truth: &Encounter) -> Option<Encounter> {
        let hidden =
            truth.creatures().iter().find(|one| one.hidden && Some(one.name.as_str()) == self.given.value("creature"));
        let rounds = truth.rounds.as_deref().filter(|rounds| rounds.acting().is_some())?;
        let rounds = Rounds { stage: Stage::Turn(Some(hidden?.name.clone())), ..rounds.clone() };
        let mut in_its_time = truth.clone();
        in_its_time.rounds = Some(Box::new(rounds));
        Some(in_its_time)
    }

    /// Decides on the visible table and merges the result into the full one.
    fn in_view(&self, truth: &Encounter, unseen: impl Fn(&Creature) -> bool) -> Result<Decided, UserError> {
        let view = truth.without(&unseen);
        let mut outcome = self.at(Some(&view), self.command)?;
        let (mut aside, mut reacted) = (None, None);
        let mut moved_on = Vec::new();
        let halts = [self.halt(truth, &outcome, &unseen), self.pushes_less(truth, &outcome).map(Halt::after)];
        let mut halt = halts.into_iter().flatten().min_by_key(|halt| halt.stands);
        let along = self.walked(&outcome);
        if self.spec.name == "turn" {
            aside = waiting(truth);
        } else if along.is_some() || self.looks_at_the_truth() {
            let truly = self.truly(Some(truth), along.as_deref().unwrap_or(self.command));
            let waits = truly.as_ref().is_ok_and(|truly| truly.status == Status::Pending);
            let makes = outcome.status == Status::Done && !self.given.is_set(PREVIEW.name);
            if waits && makes && blocks_unseen(truth, &outcome, &unseen) {
                // Nothing is made before the unseen blocker's check has its result. A preview makes nothing: it would only
                // tell where somebody hides.
                return Ok(match self.person.is_gm() {
                    true => Decided { secret: true, ..truly?.into() },
                    false => self.left_to_the_gm(&outcome, &truly?),
                });
            }
            aside = truth_if_different(&outcome, &truly);
            let truly = truly.ok().and_then(|truly| truly.next);
            halt = halt.or_else(|| blocked_after(truth, &outcome, truly.as_ref()?, &unseen).map(Halt::after));
            reacted = truly.filter(|truly| halt.is_none() && reacts(truth, &outcome, truly, &unseen));
        }
        if let Some(halt) = halt {
            let mover = outcome.facts.creature.as_ref().and_then(|who| view.creature(who));
            let teleports = outcome.ruling.as_ref().is_some_and(|ruling| ruling["mode"] == Mode::Teleport.word());
            outcome = match (halt.made, mover) {
                (0, Some(_)) if teleports => self.shunted(&view, &outcome)?,
                (0, Some(mover)) if outcome.squares_pushed().is_none() => {
                    self.nowhere(&view, mover, RuleId::OccupiedOpponent)
                }
                _ => self.stopping(Some(&view), self.command, Halts { mover: Some(halt), answers: &[] })?,
            };
        }
        let answers = Played::of(self.library, truth)
            .map(|played| answer_halts((truth, &played.ruleset), &outcome, &unseen))
            .unwrap_or_default();
        if !answers.is_empty() {
            outcome = self.stopping(Some(&view), self.command, Halts { mover: halt, answers: &answers })?;
        }
        if let Some(next) = outcome.next.take() {
            let mut whole = reacted.as_ref().unwrap_or(truth).with_unseen(next, &unseen);
            if let Some(played) = Played::of(self.library, &whole) {
                take_along(&played.ruleset, truth, &mut whole);
            }
            if let Some(played) = Played::of(self.library, truth) {
                moved_on = self.moved_on((truth, &played.ruleset), &mut whole, &unseen);
                if !moved_on.is_empty() {
                    let told = moved_on.iter().map(|(who, to)| say!("hidden-moves-on", who, to));
                    outcome.message = Message::lines([outcome.message].into_iter().chain(told));
                    if let Some(ruling) = &mut outcome.ruling {
                        let moved = moved_on.iter().map(|(who, to)| json!({"creature": who, "to": to.anchor}));
                        ruling["moved_on"] = moved.collect();
                    }
                    outcome = outcome.showing(picture::board(&played.ruleset, &whole.without(&unseen)));
                }
            }
            outcome.next = Some(whole);
        }
        let ran_into_hidden = halt.is_some() || !answers.is_empty() || !moved_on.is_empty();
        Ok(Decided { outcome, aside, secret: false, ran_into_hidden })
    }

    /// The answer to a player whose movement an unseen creature may block when no player can roll for that. The GM carries on
    /// with a button, and gets the check.
    fn left_to_the_gm(&self, shown: &Outcome, truly: &Outcome) -> Decided {
        let who = shown.facts.creature.as_ref().map(Name::to_string).unwrap_or_default();
        let line = self.given.to_string();
        let outcome = Outcome::new(say!("hidden-left-to-the-gm", who, line)).pending_if(true);
        let outcome = outcome.offering(vec![LineButton::new(say!("key-go-on"), self.given).for_gm()]);
        Decided { aside: Some(truly.message.clone()), ..outcome.into() }
    }

    /// Moves on creatures that would end in an unseen creature's space, and returns where they go. What the GM places or
    /// forces stays put.
    fn moved_on(
        &self,
        (truth, ruleset): (&Encounter, &Ruleset),
        whole: &mut Encounter,
        unseen: impl Fn(&Creature) -> bool,
    ) -> Vec<(Name, Placement)> {
        let goes = self.spec.right == Right::OwnerInTurn || self.spec.name == "fall";
        let goes = goes && !self.given.is_set("force");
        let work = Work::of_a_command().on(&truth.battlefield);
        let table = self.table((Some(truth), Some(ruleset)), &work, Halts::default());
        if goes { leave_unseen(&table, (truth, whole), unseen) } else { Vec::new() }
    }

    /// Whether the full table may give a different answer. `/show` and `/phase` concern only the visible table, and
    /// `/options` must not take longer because of hidden creatures.
    fn looks_at_the_truth(&self) -> bool {
        !matches!(self.spec.name, "show" | "phase" | "options")
    }

    /// The command for a successful movement along the floor, repeated along exactly the path it took.
    fn walked(&self, outcome: &Outcome) -> Option<Arc<dyn Command>> {
        let path = &outcome.facts.path;
        let along = self.command.leading(&Destination::along(path))?;
        (outcome.status == Status::Done && path.len() > 1).then_some(along)
    }

    /// Where a finished movement runs into an unseen creature; `None` if it doesn't.
    fn halt(&self, truth: &Encounter, shown: &Outcome, unseen: &impl Fn(&Creature) -> bool) -> Option<Halt> {
        let (way, mover) = (&shown.facts.way, shown.facts.creature.as_ref()?);
        let played = Played::of(self.library, truth).filter(|_| shown.next.is_some())?;
        let referee = Referee::new(&played.ruleset, truth);
        let forced = shown.ruling.as_ref().is_some_and(|ruling| ruling["mode"] == "forced");
        SharedSquares(referee).halt(&referee.mover(mover)?, (way, forced), unseen)
    }

    /// How many squares a bull rush really pushes its target if an unseen creature is in the way of the target or of the mover
    /// behind it; `None` if it goes as far as everyone sees.
    fn pushes_less(&self, truth: &Encounter, shown: &Outcome) -> Option<usize> {
        let seen = shown.squares_pushed().filter(|&squares| squares > 0 && shown.next.is_some())?;
        let truly = self.truly(Some(truth), self.command).ok()?.squares_pushed()?;
        (truly < seen).then_some(truly)
    }

    /// A teleport to where an unseen creature is: to everyone who sees it, the place is as good as solid.
    fn shunted(&self, view: &Encounter, shown: &Outcome) -> Result<Outcome, UserError> {
        let mut shut = view.clone();
        for (place, _) in &shown.facts.way {
            place.squares().for_each(|square| shut.battlefield.set_fill(square, Fill::Solid));
        }
        let mut outcome = self.at(Some(&shut), self.command)?;
        if let (Some(next), Some(played)) = (&mut outcome.next, Played::of(self.library, view)) {
            next.battlefield = view.battlefield.clone();
            let board = picture::board(&played.ruleset, next);
            return Ok(outcome.showing(board));
        }
        Ok(outcome)
    }

    /// Refuses a movement that an unseen creature blocks from the start: cites the rule, not the creature.
    fn nowhere(&self, view: &Encounter, mover: &Creature, rule: RuleId) -> Outcome {
        let (who, from) = (mover.name.as_str(), mover.anchor);
        let refused = Outcome::new(say!("hidden-nowhere", who)).refused_if(true);
        let Some(played) = Played::of(self.library, view) else { return refused };
        let ruling = json!({
            "verdict": "illegal", "ruleset": played.ruleset.id, "action": self.spec.name, "creature": who,
            "from": from, "to": from, "feet": 0, "path": [from], "steps": [], "provokes": [], "checks": [],
            "reasons": [{"rule": rule.word(), "message": say!("hidden-in-its-way")}],
        });
        let message = Message::lines([refused.message.clone(), explain::by_rules(&played.ruleset, &[rule])]);
        let outcome =
            Outcome { message, ..refused }.ruled(ruling).citing(&played.ruleset, &[rule]).refused_by(vec![rule]);
        outcome.showing(picture::board(&played.ruleset, view)).about(&mover.name)
    }
}

/// Names the creatures the command brings into a fight in which they have no place in the order.
fn late_arrivals(before: &Encounter, next: &Encounter) -> Option<Message> {
    let fights = |table: &Encounter| table.rounds.as_deref().is_some_and(|rounds| !rounds.order.is_empty());
    let waited: Vec<&Name> = before.not_in_order().into_iter().map(|one| &one.name).collect();
    let came = next.not_in_order().into_iter().map(|one| &one.name).filter(|name| {
        let there = before.creature(name).is_some_and(|one| !one.hidden && one.takes_turns());
        !there && !waited.contains(name)
    });
    let came: Vec<&Name> = came.collect();
    (fights(before) && !came.is_empty()).then(|| say!("turn-not-in-order", names = names(came)))
}

/// The ruling on the full table, if it differs from the one everyone sees.
fn truth_if_different(shown: &Outcome, truth: &Result<Outcome, UserError>) -> Option<Message> {
    let truth = match truth {
        Ok(outcome) => outcome.message.clone(),
        Err(error) => error.message(),
    };
    (truth != shown.message).then(|| say!("hidden-otherwise", truth))
}

/// Names the hidden creatures in the initiative order, which skips them.
fn waiting(truth: &Encounter) -> Option<Message> {
    let hidden = |name: &Name| truth.creature(name).is_some_and(|one| one.hidden);
    let order = truth.rounds.iter().flat_map(|rounds| &rounds.order).filter(|place| hidden(&place.name));
    let who = Message::names(order.map(|place| format!("{} ({})", place.name, place.initiative)));
    (!who.is_empty()).then(|| say!("hidden-waiting", who))
}

/// Restores the turn that the GM's command for a hidden creature took over.
fn given_back(mut outcome: Outcome, truth: &Encounter, was_taken: bool) -> Outcome {
    let stage = truth.rounds.as_deref().map(|rounds| rounds.stage.clone()).filter(|_| was_taken);
    let rounds = outcome.next.as_mut().and_then(|next| next.rounds.as_deref_mut());
    if let (Some(rounds), Some(stage)) = (rounds, stage) {
        rounds.stage = stage;
    }
    outcome
}

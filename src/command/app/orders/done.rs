//! The combined result of an order for several creatures: one answer in words, JSON and on the board.

use serde_json::{Value, json};

use crate::command::app::hidden::Asked;
use crate::command::core::naming::in_short;
use crate::command::core::outcome::Outcome;
use crate::command::input::options::PREVIEW;
use crate::command::input::user_error::UserError;
use crate::command::reply::{Status, picture};
use crate::explain;
use crate::field::{Encounter, Name};
use crate::grid::Square;
use crate::render::{Picture, Scene, Strike, Threatened, Trail};
use crate::ruleset::{RuleId, Ruleset};
use crate::say;
use crate::words::Message;

/// The most creatures of a group whose actions are listed one by one; Why lists them all.
const MOST_TOLD: usize = 3;
/// The most lines for what they provoke, and for those that can't act.
const MOST_LINES: usize = 6;

/// What one creature of a group did, or why it didn't.
pub(crate) struct Done {
    pub(crate) name: Name,
    pub(crate) result: Result<Outcome, UserError>,
}

impl Done {
    pub(crate) fn status(&self) -> Status {
        self.result.as_ref().map_or(Status::Error, |outcome| outcome.status)
    }

    pub(super) fn outcome(&self) -> Option<&Outcome> {
        self.result.as_ref().ok()
    }

    /// Why it didn't, without the name if a reason stands below the first line.
    fn why_not(&self) -> Message {
        match &self.result {
            Err(error) => error.expected(),
            Ok(outcome) => {
                let lines = outcome.message.parts();
                let reason = lines.get(1).filter(|_| outcome.status == Status::Refused && lines.len() > 2);
                reason.or(lines.first()).unwrap_or(&&outcome.message).without_dash().clone()
            }
        }
    }

    /// The first line of what it did, or why it didn't.
    pub(crate) fn told(&self) -> Message {
        match (self.status(), self.outcome()) {
            (Status::Done, Some(outcome)) => {
                let first = || outcome.message.parts().first().map(|first| (*first).clone());
                outcome.facts.summary.clone().or_else(first)
            }
            _ => None,
        }
        .unwrap_or_else(|| say!("group-not", who = self.name, why = self.why_not()))
    }

    /// Everything it did, or why it didn't. `now` is the table once everyone has moved: if the creature yielded its place
    /// or moved on in response to others, the lines also say where it ended.
    pub(super) fn told_in_full(&self, now: &Encounter) -> Vec<Message> {
        let Some(outcome) = self.outcome().filter(|_| self.status() == Status::Done) else { return vec![self.told()] };
        let mut lines: Vec<Message> = outcome.message.parts().into_iter().cloned().collect();
        lines.retain(|line| !line.is_empty() && outcome.group_note.as_ref() != Some(line));
        if let Some(at) = self.ended_elsewhere(now) {
            let yields = outcome.facts.path.contains(&at);
            let moved = match yields {
                true => say!("phase-yields", who = self.name, at),
                false => say!("phase-ends-at", who = self.name, at),
            };
            lines = if yields { vec![moved] } else { [lines, vec![moved]].concat() };
        }
        lines
    }

    /// Where it ended, if not at the end of its own movement.
    pub(super) fn ended_elsewhere(&self, now: &Encounter) -> Option<Square> {
        let then = self.outcome()?.next.as_ref()?.creature(&self.name)?.anchor;
        now.creature(&self.name).map(|one| one.anchor).filter(|anchor| *anchor != then)
    }

    pub(crate) fn json(&self) -> Value {
        let mut json = self.outcome().and_then(Outcome::json).unwrap_or_else(|| json!({}));
        json["creature"] = json!(self.name);
        json["status"] = json!(self.status().word());
        if let Err(error) = &self.result {
            json["message"] = json!(error.message().to_string());
        }
        json
    }
}

/// A single outcome for all of them: who did it, what that provokes, who can't and why.
/// `short` says who ends far from the goal.
pub(super) fn together(
    asked: Asked<'_>,
    (ruleset, shown): (&Ruleset, &Encounter),
    all: &[Done],
    short: Option<Message>,
) -> Outcome {
    let with = |status: Status| all.iter().filter(move |one| one.status() == status);
    let names = |some: &mut dyn Iterator<Item = &Done>| {
        let mut names: Vec<Name> = some.map(|one| one.name.clone()).collect();
        names.sort_by_key(Name::natural);
        names
    };
    let done = names(&mut with(Status::Done));
    let mut lines = Vec::new();
    if done.len() > MOST_TOLD {
        let (count, who) = (done.len(), in_short(&done));
        let held = |one: &Done| one.outcome().and_then(|outcome| outcome.ruling.as_ref()).is_some_and(is_held);
        lines.push(match asked.given.is_set(PREVIEW.name) {
            true => say!("group-could", count, who),
            false if with(Status::Done).all(held) => say!("group-declared", count, who),
            false => say!("group-did", count, who),
        });
        let summaries = with(Status::Done).filter_map(Done::outcome).filter_map(|outcome| {
            let facts = &outcome.facts;
            facts.short.clone().or_else(|| facts.summary.clone())
        });
        lines.extend(cut(summaries));
    } else {
        lines.extend(with(Status::Done).map(Done::told));
    }
    lines.extend(short);
    lines.extend(cut(provoked(all, ruleset)));
    lines.extend(cut(happened(with(Status::Done), done.len() > MOST_TOLD)));
    let deeds = lines.len();
    lines.extend(checked(all));
    lines.extend(waiting(all));
    let refused = all.iter().filter(|one| !matches!(one.status(), Status::Done | Status::Pending));
    let reasons = Shared::among(refused.map(|one| (one.name.clone(), one.why_not())));
    lines.extend(cut(reasons.into_iter().map(Shared::refusal)));
    let last = with(Status::Done).next_back().and_then(Done::outcome);
    lines.extend(last.and_then(|last| last.group_note.clone()));
    let status = [Status::Done, Status::Pending].into_iter().find(|&status| with(status).next().is_some());
    let status = status.unwrap_or(Status::Refused);
    let verdict = match status {
        Status::Done => "legal",
        Status::Pending => "needs-check",
        Status::Refused | Status::Error => "illegal",
    };
    let refused = all.iter().filter(|one| !matches!(one.status(), Status::Done | Status::Pending));
    let mut why: Vec<Value> = Vec::new();
    for reason in refused.filter_map(Done::outcome).filter_map(|outcome| outcome.ruling.as_ref()) {
        let reasons = reason["reasons"].as_array().cloned().unwrap_or_default();
        why.extend(reasons.into_iter().filter(|reason| !why.contains(reason)).collect::<Vec<_>>());
    }
    let ruling = json!({
        "verdict": verdict,
        "ruleset": ruleset.id,
        "action": asked.spec.words(),
        "creatures": done,
        "reasons": why,
        "rulings": all.iter().map(Done::json).collect::<Value>(),
    });
    let account = all.iter().filter_map(Done::outcome).map(|outcome| outcome.message.clone());
    let outcomes = || all.iter().filter_map(Done::outcome);
    let cited = |outcome: &Outcome| outcome.facts.rules.iter().flatten().map(|cited| cited.rule).collect::<Vec<_>>();
    let mut rules: Vec<RuleId> = Vec::new();
    for rule in outcomes().flat_map(cited) {
        rules.extend((!rules.contains(&rule)).then_some(rule));
    }
    lines.extend(Some(explain::by_rules(ruleset, &rules)).filter(|line| !line.is_empty()));
    let common = last.map(|last| last.lines.clone()).unwrap_or_default();
    let common = common.into_iter().filter(|button| outcomes().all(|one| one.lines.contains(button)));
    let mut outcome = Outcome::new(Message::lines(lines))
        .accounted(Message::joined(account, "\n\n"))
        .ruled(ruling)
        .memorable_if(outcomes().any(|outcome| outcome.memorable))
        .offering(common.collect())
        .citing_also(ruleset, rules)
        .showing(scene(ruleset, all, shown));
    let open = all.iter().filter(|one| matches!(one.status(), Status::Done | Status::Pending));
    outcome.facts.open_checks =
        open.filter_map(Done::outcome).flat_map(|outcome| outcome.facts.open_checks.iter().cloned()).collect();
    (outcome.facts.of_group, outcome.facts.action_line_count) = (true, deeds);
    outcome.status = status;
    outcome
}

/// Whether this is a ruling on a movement that is held until its phase ends.
fn is_held(ruling: &Value) -> bool {
    ruling["held"] == true
}

/// A sentence that is true of several creatures of a group, their names aside.
struct Shared {
    what: Message,
    who: Vec<Name>,
}

impl Shared {
    /// Merges sentences that differ only in the name of their creature.
    fn among(all: impl Iterator<Item = (Name, Message)>) -> Vec<Shared> {
        let mut merged: Vec<Shared> = Vec::new();
        for (name, what) in all {
            match merged.iter_mut().find(|known| known.is(&what, &name)) {
                Some(known) => known.who.push(name),
                None => merged.push(Shared { what, who: vec![name] }),
            }
        }
        merged
    }

    fn is(&self, what: &Message, who: &Name) -> bool {
        self.what == *what
            || self.who.first().is_some_and(|first| self.what.about(first.as_str(), who.as_str()) == *what)
    }

    /// Whether the sentence names its creature.
    fn names(&self, who: &Name) -> bool {
        self.what.about(who.as_str(), "") != self.what
    }

    /// Why they can't. A sentence that names its creature is given for the first one only.
    fn refusal(self) -> Message {
        let names_it = self.who.len() > 1 && self.names(&self.who[0]);
        let Shared { what: why, mut who } = self;
        let first = who[0].clone();
        if names_it {
            who.remove(0);
        }
        who.sort_by_key(Name::natural);
        match names_it {
            true => say!("group-not-either", first, why, who = in_short(&who)),
            false => say!("group-not", who = in_short(&who), why),
        }
    }

    /// What happens to them; `all` of the group if it is that many.
    fn consequence(self, all: usize) -> Message {
        let names_it = self.names(&self.who[0]);
        let Shared { what, mut who } = self;
        if names_it {
            who.remove(0);
        }
        who.sort_by_key(Name::natural);
        match names_it {
            true if who.is_empty() => what,
            true => say!("group-same", what, who = in_short(&who)),
            false if who.len() == all => what,
            false => say!("group-note", who = in_short(&who), what),
        }
    }
}

/// What happens to them besides what they do, and besides what falls short if that is `known`.
fn happened<'d>(done: impl Iterator<Item = &'d Done>, known: bool) -> impl Iterator<Item = Message> {
    let done: Vec<(&Name, &Outcome)> = done.filter_map(|one| Some((&one.name, one.outcome()?))).collect();
    let each = done.iter().flat_map(|(name, outcome)| {
        let facts = &outcome.facts;
        let new = facts.consequences.iter().filter(move |sentence| !known || facts.short.as_ref() != Some(sentence));
        new.map(|sentence| ((*name).clone(), sentence.clone()))
    });
    let all = done.len();
    Shared::among(each).into_iter().map(move |shared| shared.consequence(all))
}

/// Whose checks succeed, and whose fail.
fn checked(all: &[Done]) -> Vec<Message> {
    let of = |one: &Done| {
        let rolled = &one.outcome()?.facts.rolled_checks;
        let decides = rolled.iter().find(|(_, succeeds)| !succeeds).or(rolled.last())?;
        let counts = !decides.1 || one.status() == Status::Done;
        counts.then(|| (format!("{} ({})", one.name, decides.0), decides.1))
    };
    let mut all: Vec<&Done> = all.iter().collect();
    all.sort_by_key(|one| one.name.natural());
    let (passed, failed): (Vec<_>, Vec<_>) = all.into_iter().filter_map(of).partition(|(_, succeeds)| *succeeds);
    let names = |some: Vec<(String, bool)>| Message::names(some.into_iter().map(|(name, _)| name));
    let passed = (!passed.is_empty()).then(|| say!("group-passed", who = names(passed)));
    let failed = (!failed.is_empty()).then(|| say!("group-failed", who = names(failed)));
    passed.into_iter().chain(failed).collect()
}

/// Who waits for a check, and the check the first of them waits for.
fn waiting(all: &[Done]) -> Vec<Message> {
    let waits: Vec<&Done> = all.iter().filter(|one| one.status() == Status::Pending).collect();
    let Some(first) = waits.first() else { return Vec::new() };
    let mut who: Vec<Name> = waits.iter().map(|one| one.name.clone()).collect();
    who.sort_by_key(Name::natural);
    let check = first.outcome().and_then(|outcome| outcome.message.parts().get(1).map(|check| (*check).clone()));
    [say!("group-waits", who = in_short(&who))].into_iter().chain(check).collect()
}

/// What they provoke, one line each.
fn provoked<'d>(all: &'d [Done], ruleset: &'d Ruleset) -> impl Iterator<Item = Message> + 'd {
    let happens = ruleset.provoking.value.happens();
    let done = all.iter().filter(move |one| happens && one.status() == Status::Done);
    done.flat_map(|one| {
        let chances = one.outcome().into_iter().flat_map(|outcome| &outcome.facts.provocations);
        chances.map(|chance| say!("group-provokes", who = one.name, by = chance.by, at = chance.leaving))
    })
}

/// The first of these lines, and how many more Why has.
fn cut(lines: impl Iterator<Item = Message>) -> Vec<Message> {
    let mut lines: Vec<Message> = lines.collect();
    let more = lines.len().saturating_sub(MOST_LINES);
    if more > 0 {
        lines.truncate(MOST_LINES);
        lines.push(say!("group-more", more));
    }
    lines
}

/// The board with the path of everyone who moved.
fn scene(ruleset: &Ruleset, all: &[Done], shown: &Encounter) -> Scene {
    let mut scene = picture::board(ruleset, shown);
    trails(&mut scene, all);
    let any = all.iter().any(|one| one.status() == Status::Done);
    let acts = |one: &Done| !any || one.status() == Status::Done;
    for token in &mut scene.tokens {
        token.acting = all.iter().any(|one| acts(one) && one.name.as_str() == token.name);
    }
    scene
}

/// Draws the paths of everyone who moved, with who may strike.
pub(crate) fn trails(scene: &mut Scene, all: &[Done]) {
    let boards =
        all.iter().filter(|one| one.status() == Status::Done).filter_map(|one| match &one.outcome()?.picture {
            Some(Picture::Board(board)) => Some(&**board),
            _ => None,
        });
    let boards: Vec<&Scene> = boards.collect();
    let mut trails: Vec<Trail> =
        boards.iter().flat_map(|board| board.trail.iter().chain(&board.others)).cloned().collect();
    scene.trail = (!trails.is_empty()).then(|| trails.remove(0));
    scene.others = trails;
    for Strike { leaving, by } in boards.iter().flat_map(|board| &board.strikes) {
        let known = scene.strikes.iter().any(|other| other.leaving == *leaving && other.by == *by);
        scene.strikes.extend((!known).then(|| Strike { leaving: *leaving, by: by.clone() }));
    }
    for Threatened { by, squares } in boards.iter().flat_map(|board| &board.threatened) {
        let known = scene.threatened.iter().any(|other| other.by == *by);
        scene.threatened.extend((!known).then(|| Threatened { by: by.clone(), squares: squares.clone() }));
    }
}

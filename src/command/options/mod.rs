//! `/options`: every legal way to get at a target, to a square, or away, best first, with a button for each.
//!
//! The referee finds the ways and judges each one; a way is listed with the command that takes it.

pub(crate) mod line;
pub(crate) mod listed;

use serde_json::json;

use self::listed::Listed;
use crate::command::core::command::{Command, Spec};
use crate::command::core::move_request::carrying;
use crate::command::core::outcome::{Outcome, each_once};
use crate::command::core::table::Table;
use crate::command::input::invocation::{Invocation, Options};
use crate::command::input::option::{Kind, may};
use crate::command::input::options::{TARGET, TO_SQUARE, WHO};
use crate::command::input::user_error::UserError;
use crate::command::reply::panel::LineButton;
use crate::command::reply::{Status, picture};
use crate::command::walk::stays::nothing_left;
use crate::explain;
use crate::field::{Creature, Encounter, Name, Rounds, Stage};
use crate::grid::Square;
use crate::referee::{Aim, Approach, Means, Paces, Referee, Way, cannot_attack};
use crate::render::{Scene, Strike};
use crate::ruleset::RuleId;
use crate::say;
use crate::words::Message;

/// The most ways listed in full; nobody compares more than this.
const MOST_WAYS: usize = 12;

/// How many ways to show at once; Why has the others.
const SHOWN: usize = 5;

/// How many refused kinds to show at once.
const REFUSED_SHOWN: usize = 3;

/// How many ways to list under a refused movement.
const INSTEAD: usize = 3;

pub(crate) const OPTIONS: Spec = Spec {
    name: "options",
    options: &[TARGET.optional(), TO_SQUARE, may("away", Kind::Flag), WHO],
    example: "/options creature:Hero target:Ogre",
    private: true,
    goes: true,
    ..Spec::of::<OptionsArgs>()
};

/// `/options`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct OptionsArgs {
    creature: Option<String>,
    aim: Asked,
}

/// Where the ways should lead, as typed.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Asked {
    Target(String),
    Square(Square),
    Away,
}

impl Command for OptionsArgs {
    fn parse(_: &'static Spec, options: &Options<'_>) -> Result<Self, UserError> {
        let target = options.owned("target").map(Asked::Target);
        let square = options.square("to")?.map(Asked::Square);
        let away = options.is_set("away")?.then_some(Asked::Away);
        let mut all = [target, square, away].into_iter().flatten();
        match (all.next(), all.next()) {
            (Some(aim), None) => Ok(OptionsArgs { creature: options.owned("creature"), aim }),
            _ => Err(UserError::new(say!("options-one-aim"))),
        }
    }

    fn sees_as_players_do(&self) -> bool {
        true
    }

    fn decide(&self, table: &Table<'_>) -> Result<Outcome, UserError> {
        let (referee, mover) = table.mover(self.creature.as_deref())?;
        let mover = carrying(referee, mover);
        let name = &mover.creature().name;
        let aim = match &self.aim {
            Asked::Target(typed) => {
                let target = table.creature(Some(typed))?;
                if target.name == *name {
                    return Err(UserError::new(say!("options-at-itself", name)));
                }
                Aim::Target(target)
            }
            Asked::Square(square) => {
                table.check_squares_on_map(&[*square])?;
                Aim::Square(*square)
            }
            Asked::Away => Aim::Away,
        };
        let in_turn = in_its_turn(referee.encounter(), name);
        let on = in_turn.as_ref().unwrap_or(referee.encounter());
        let listed = Listed::of(&Table { encounter: Some(on), ..*table }, name, &aim, MOST_WAYS)?;
        let ruleset = referee.ruleset();
        let mut lines = vec![title(Referee::new(ruleset, on), name, &aim)];
        lines.extend(in_turn.as_ref().map(|_| say!("options-next-turn", name)));
        let all: Vec<Message> = told(referee, &listed);
        let refused: Vec<Message> = listed.refused.iter().filter_map(|way| explain::no_way(ruleset, way)).collect();
        let account = [title(Referee::new(ruleset, on), name, &aim)].into_iter().chain(all.iter().cloned());
        let account = account.chain(refused.iter().map(|line| say!("options-not", line)));
        let account = Message::lines(account);
        let later = |(way, _): &(Way, _)| way.then.is_some() && way.approach == Approach::Stay;
        let spent = nothing_left(referee, &mover).filter(|_| listed.ways.iter().all(later));
        lines.extend(all.is_empty().then(|| match listed.left_out.is_empty() {
            true => say!("options-none"),
            false => say!("options-none-yet"),
        }));
        let hindered = cannot_attack(mover.creature()).filter(|_| listed.at_a_target);
        lines.extend(hindered.map(|condition| say!("turn-hindered", creature = name, condition)));
        let more = all.len().saturating_sub(SHOWN);
        lines.extend(all.into_iter().take(SHOWN));
        lines.extend((more > 0).then(|| say!("options-more", more)));
        lines.extend(spent.clone());
        // A creature that can make a full attack where it stands doesn't ask why a charge fails, and without speed
        // everything fails.
        let asks = listed.ways.first().is_none_or(|(way, _)| way.means != Means::Full || !way.is_safe());
        let asks = asks && spent.is_none();
        let each_reason = distinct(listed.refused.iter().map(|way| explain::why_not(ruleset, way)));
        let refused = refused.into_iter().zip(each_reason).filter_map(|(line, is_new)| is_new.then_some(line));
        lines.extend(refused.filter(|_| asks).take(REFUSED_SHOWN).map(|line| say!("options-not", line)));
        lines.extend(listed.not_looked_at());
        let target = if let Aim::Target(target) = aim { Some(&target.name) } else { None };
        let mut ruling = json!({
            "ruleset": ruleset.id,
            "action": OPTIONS.name,
            "creature": name,
            "from": mover.placement().anchor,
            "target": target,
            "options": listed.json(referee),
            "refused": listed.refused.iter().map(|way| explain::way_json(ruleset, way, None, listed.at_a_target)).collect::<Vec<_>>(),
        });
        if !listed.left_out.is_empty() {
            ruling["left_out"] = json!(listed.left_out);
        }
        let mut scene = picture::about(ruleset, referee.encounter(), name);
        draw(&mut scene, referee.encounter(), &listed, target);
        let mut buttons = if in_turn.is_none() { listed.buttons(SHOWN) } else { Vec::new() };
        buttons.push(LineButton::new(say!("options-share"), self.line(name)).openly());
        let begins = if in_turn.is_none() { listed.steps() } else { None };
        Ok(Outcome::new(Message::lines(lines))
            .with_arrow_steps(begins)
            .accounted(account)
            .ruled(ruling)
            .about(name)
            .citing(ruleset, &rules(&listed))
            .showing(scene)
            .offering(buttons))
    }
}

impl OptionsArgs {
    /// This command as a line, for this creature.
    fn line(&self, name: &Name) -> Invocation {
        let aim = match &self.aim {
            Asked::Target(target) => ("target", target.clone()),
            Asked::Square(square) => ("to", square.to_string()),
            Asked::Away => ("away", "true".to_owned()),
        };
        let options = [("creature", name.to_string()), aim].map(|(name, value)| (name.to_owned(), value)).to_vec();
        Invocation { name: OPTIONS.name.to_owned(), options, ..Invocation::default() }
    }
}

/// The table as it will be in the creature's turn, if it is another's turn.
fn in_its_turn(table: &Encounter, name: &Name) -> Option<Encounter> {
    let rounds = table.rounds.as_deref().filter(|rounds| rounds.has_begun())?;
    if !table.waits(rounds, name) {
        return None;
    }
    let mut later = table.clone();
    let whose = rounds.order.iter().map(|place| &place.name).find(|one| *one == name || table.is_rider(one, name))?;
    let mut rounds = Rounds { stage: Stage::Turn(Some(whose.clone())), ..rounds.clone() };
    rounds.turn_log.remove(name);
    later.rounds = Some(Box::new(rounds));
    Some(later)
}

/// The title: who gets where with what is left of the turn.
fn title(referee: Referee<'_>, name: &Name, aim: &Aim<'_>) -> Message {
    let aim = match aim {
        Aim::Target(target) => Message::of(&target.name),
        Aim::Square(square) => Message::of(square),
        Aim::Away => say!("options-away"),
    };
    let speed = referee.encounter().creature(name).map(|creature| Paces(referee).level_speed(creature));
    let left = explain::actions_left(referee.ruleset(), referee.encounter(), name);
    let with = speed.map(|speed| Message::of(&speed)).into_iter().chain(left);
    say!("options-title", name, aim, with = Message::list(with))
}

/// For each reason, whether it is the first of its kind.
fn distinct(reasons: impl Iterator<Item = Option<Message>>) -> Vec<bool> {
    let mut seen = Vec::new();
    let mut is_new = |reason: Message| {
        let new = !seen.contains(&reason);
        seen.push(reason);
        new
    };
    reasons.flatten().map(&mut is_new).collect()
}

/// One numbered line per way.
fn told(referee: Referee<'_>, listed: &Listed) -> Vec<Message> {
    let line = |(number, (way, _)): (usize, &(Way, _))| {
        say!("options-way", number, way = explain::way(referee.ruleset(), way, listed.at_a_target))
    };
    (1..).zip(&listed.ways).map(line).collect()
}

/// The rules behind the ways and the refusals.
fn rules(listed: &Listed) -> Vec<RuleId> {
    let of_ways = listed.ways.iter().flat_map(|(way, _)| way.ruling.rules());
    let of_refused = listed.refused.iter().filter_map(|way| way.ruling.refusals().next().map(|finding| finding.rule));
    each_once(of_ways.chain(of_refused))
}

/// Draws the listed ways, who may strike on them, and the target they lead to.
fn draw(scene: &mut Scene, table: &Encounter, listed: &Listed, target: Option<&Name>) {
    scene.target = target.map(Name::to_string);
    for (way, _) in listed.ways.iter().take(SHOWN) {
        let stays =
            crate::render::Trail { start: way.ruling.from, altitude: crate::grid::Height::ZERO, steps: Vec::new() };
        scene.ways.push(picture::trail(table, &way.ruling).unwrap_or(stays));
        for chance in &way.ruling.provocations {
            let strike = Strike { leaving: chance.leaving, by: chance.by.to_string() };
            if !scene.strikes.contains(&strike) {
                scene.strikes.push(strike);
            }
        }
    }
}

/// Hints about what another pace would do.
const PACES: [&str; 3] = ["fact-double-would-do", "fact-run-would-do", "fact-sprint-would-do"];

/// Lists the best ways under a movement refused for being too far, or under a refused charge.
pub(crate) fn instead(table: &Table<'_>, outcome: &mut Outcome) {
    let ruled = outcome.ruling.as_ref().filter(|_| outcome.status == Status::Refused);
    let Some((ruling, name)) = ruled.zip(outcome.facts.creature.clone()) else { return };
    let walks = matches!(ruling["action"].as_str(), Some("move" | "hustle" | "sprint"));
    let too_far = walks && outcome.facts.refused_by.iter().all(|rule| *rule == RuleId::Speed);
    let to = ruling["to"].as_str().and_then(|to| to.parse::<Square>().ok());
    let Ok(referee) = table.referee() else { return };
    let target = ruling["target"].as_str().and_then(|target| Name::new(target).ok());
    let target = target.and_then(|target| referee.encounter().creature(&target));
    let mover = referee.encounter().creature(&name);
    let opposes = |target: &Creature| mover.is_some_and(|mover| mover.side.opposes(&target.side));
    let aim = match (to, target) {
        (_, Some(target)) if ruling["action"] == "charge" && opposes(target) => Aim::Target(target),
        (Some(to), _) if too_far && !outcome.facts.refused_by.is_empty() => Aim::Square(to),
        _ => return,
    };
    if in_its_turn(referee.encounter(), &name).is_some() {
        return;
    }
    let Ok(listed) = Listed::of(table, &name, &aim, INSTEAD) else { return };
    if listed.ways.is_empty() {
        return;
    }
    if let Some(ruling) = &mut outcome.ruling {
        ruling["options"] = json!(listed.json(referee));
    }
    outcome.lines = listed.buttons(INSTEAD);
    outcome.facts.begins = listed.steps();
    // The list of ways replaces the hints about other paces.
    let message = std::mem::replace(&mut outcome.message, Message::empty());
    let lines = message.parts().into_iter().filter(|line| !PACES.iter().any(|pace| line.is(pace))).cloned();
    let ways = std::iter::once(say!("options-instead")).chain(told(referee, &listed));
    outcome.message = Message::lines(lines.chain(ways));
}

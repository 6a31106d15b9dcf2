//! Initiative: the order of turns, rolled or set by hand.

use serde_json::json;

use crate::command::core::command::{Command, Spec};
use crate::command::core::naming::MOST_NAMES;
use crate::command::core::outcome::Outcome;
use crate::command::core::roll::{Roll, Rolling};
use crate::command::core::table::Table;
use crate::command::input::invocation::Options;
use crate::command::input::options::{BONUS, CHECK, DEXTERITY, NATURAL, WHO};
use crate::command::input::right::Right;
use crate::command::input::user_error::UserError;
use crate::command::reply::picture;
use crate::command::turns::in_order;
use crate::explain;
use crate::field::{Creature, InitiativeEntry, Name, Rounds};
use crate::referee::{Referee, Turns};
use crate::ruleset::RuleId;
use crate::say;
use crate::words::Message;

pub(crate) const INITIATIVE: Spec = Spec {
    name: "initiative",
    options: &[WHO, CHECK, BONUS, DEXTERITY, NATURAL],
    example: "/initiative creature:Ogre bonus:2",
    right: Right::Owner,
    ..Spec::of::<InitiativeArgs>()
};

/// The most rolls to break a tie; a tie that lasts longer means that the dice are broken.
const MOST_ROLLS: usize = 100;

/// `/initiative`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct InitiativeArgs {
    creature: Option<String>,
    rolling: Rolling,
    bonus: Option<i32>,
    dexterity: Option<u32>,
}

impl Command for InitiativeArgs {
    fn parse(_: &'static Spec, options: &Options<'_>) -> Result<Self, UserError> {
        let bonus = options.number("bonus")?;
        Ok(InitiativeArgs {
            creature: options.owned("creature"),
            // If a result is given, the bonus only breaks ties.
            rolling: if bonus.is_some() && options.text("check").is_some() {
                Rolling::of_check(options.number("check")?, options.whole("natural")?)
            } else {
                Rolling::parse(options)?
            },
            bonus,
            dexterity: options.whole("dexterity")?,
        })
    }

    fn decide(&self, table: &Table<'_>) -> Result<Outcome, UserError> {
        let referee = table.referee()?;
        let (ruleset, encounter) = (referee.ruleset(), referee.encounter());
        if ruleset.initiative.value.is_opposed() {
            return Ok(no_order(referee));
        }
        let before = table.creature(self.creature.as_deref())?;
        let creature = &Creature {
            initiative: self.bonus.or(before.initiative),
            dexterity: self.dexterity.or(before.dexterity),
            ..before.clone()
        };
        let bonus = creature.initiative.unwrap_or(0);
        let mut rounds = encounter.rounds.as_deref().cloned().unwrap_or_else(Rounds::not_begun);
        let (place, line) = match self.rolling.result() {
            Some(rolled) => {
                let critical = Turns(referee).critical_initiative(rolled);
                let place = at(creature, rolled.total.saturating_add(critical));
                let more = critical_note(critical, place.initiative);
                let is = say!("initiative-is", who = creature.name, total = rolled.total);
                (place, Message::sentences([Some(is), more]))
            }
            None => throw(table, referee, creature, bonus),
        };
        let initiative = place.initiative;
        rounds.put(place);
        let mut lines = vec![line];
        lines.extend(settle_ties(table, referee, &mut rounds));
        lines.push(order(&rounds, |name| encounter.creature(name).is_some()));
        if !rounds.has_begun() {
            lines.push(say!("initiative-start"));
        }
        lines.push(explain::by_rules(ruleset, &[RuleId::Initiative]));
        let ruling = json!({
            "ruleset": ruleset.id,
            "action": "initiative",
            "creature": creature.name,
            "initiative": initiative,
            "order": in_order(&rounds),
        });
        let mut next = encounter.clone();
        next.rounds = Some(Box::new(rounds));
        next.put(creature.clone());
        let scene = picture::about(ruleset, &next, &creature.name);
        Ok(Outcome::said(Message::lines(lines))
            .ruled(ruling)
            .about(&creature.name)
            .citing(ruleset, &[RuleId::Initiative])
            .showing(scene)
            .leaving(next))
    }
}

/// Refuses `/initiative` where the ruleset has opposed checks instead of an order.
fn no_order(referee: Referee<'_>) -> Outcome {
    let ruleset = referee.ruleset();
    let why = say!("initiative-opposed", book = explain::book(ruleset));
    Outcome::refusal(ruleset, "initiative", why, &[RuleId::Initiative, RuleId::Actions])
}

/// The place in the order for this initiative.
fn at(creature: &Creature, initiative: i32) -> InitiativeEntry {
    InitiativeEntry {
        name: creature.name.clone(),
        initiative,
        bonus: creature.initiative.unwrap_or(0),
        dexterity: creature.dexterity.unwrap_or(0),
        rolls: Vec::new(),
    }
}

/// Rolls a creature's initiative: its place, and the roll in a sentence.
pub(crate) fn throw(
    table: &Table<'_>,
    referee: Referee<'_>,
    creature: &Creature,
    bonus: i32,
) -> (InitiativeEntry, Message) {
    let roll = Roll { die: table.dice.roll(20), bonus };
    let critical = Turns(referee).critical_initiative(roll.rolled());
    let initiative = roll.rolled().total.saturating_add(critical);
    let rolled = say!("initiative-roll", who = creature.name, roll = roll.line());
    (at(creature, initiative), Message::sentences([Some(rolled), critical_note(critical, initiative)]))
}

/// What a natural 20 adds, in a sentence; `None` if nothing.
fn critical_note(critical: i32, initiative: i32) -> Option<Message> {
    (critical != 0).then(|| say!("initiative-natural-20", critical, initiative))
}

/// Breaks the ties that only a roll can break; returns the rolls in words.
pub(crate) fn settle_ties(table: &Table<'_>, referee: Referee<'_>, rounds: &mut Rounds) -> Vec<Message> {
    let by_dexterity = referee.ruleset().initiative.value.compares_dexterity();
    let mut lines = Vec::new();
    rounds.sort(by_dexterity);
    for _ in 0..MOST_ROLLS {
        let ties = rounds.ties(by_dexterity);
        if ties.is_empty() {
            break;
        }
        for tied in ties {
            let mut rolls = Vec::new();
            for place in rounds.order.iter_mut().filter(|place| tied.contains(&place.name)) {
                let die = table.dice.roll(20);
                place.rolls.push(die);
                rolls.push(format!("{} {die}", place.name));
            }
            lines.push(say!("initiative-tie", rolls = Message::list(rolls)));
        }
        rounds.sort(by_dexterity);
    }
    lines
}

/// The order of turns in one line.
pub(crate) fn order(rounds: &Rounds, is_here: impl Fn(&Name) -> bool) -> Message {
    let all: Vec<&InitiativeEntry> = rounds.order.iter().filter(|place| is_here(&place.name)).collect();
    let places = all.iter().take(MOST_NAMES).map(|place| format!("{} {}", place.name, place.initiative));
    let order = Message::list(places);
    match all.len().saturating_sub(MOST_NAMES) {
        0 => say!("initiative-order", order),
        more => say!("initiative-order-and-more", order, more),
    }
}

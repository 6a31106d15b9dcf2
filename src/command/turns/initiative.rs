//! Initiative: the turn order, rolled or entered manually.

use serde_json::json;

use crate::command::core::command::{Command, Spec};
use crate::command::core::menu::{IN_TURNS, Menu};
use crate::command::core::outcome::Outcome;
use crate::command::core::roll::Rolling;
use crate::command::core::table::Table;
use crate::command::input::invocation::Options;
use crate::command::input::option::Opt;
use crate::command::input::options::{BONUS, CHECK, DEXTERITY, NATURAL, SCORE, WHO};
use crate::command::input::right::Right;
use crate::command::input::user_error::UserError;
use crate::command::reply::panel::LineButton;
use crate::command::reply::picture;
use crate::command::turns::in_order;
use crate::command::turns::order::{at, critical_note, kin, order, roll_for, settle_ties, start_over, throw};
use crate::explain;
use crate::field::{Creature, InitiativeEntry, Rounds};
use crate::referee::{Referee, Turns};
use crate::ruleset::RuleId;
use crate::say;
use crate::words::Message;

pub(crate) const INITIATIVE: Spec = Spec {
    name: "initiative",
    // The bonus becomes the creature's own.
    options: &[WHO, CHECK, Opt { kind: SCORE, ..BONUS }, DEXTERITY, NATURAL],
    menu: Menu::under("turn", "initiative").only(IN_TURNS),
    example: "/initiative creature:Ogre bonus:2",
    right: Right::Owner,
    ..Spec::of::<InitiativeArgs>()
};

pub(crate) const ROLL: Spec = Spec { name: "turn", sub: Some("roll"), example: "/turn roll", ..Spec::of::<RollArgs>() };

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
        let corrected = |creature: &Creature| Creature {
            initiative: self.bonus.or(creature.initiative),
            dexterity: self.dexterity.or(creature.dexterity),
            ..creature.clone()
        };
        let creature = &corrected(before);
        // Others of its kind may have been corrected already.
        let alike = [kin(encounter, before), kin(encounter, creature)].concat();
        let mut rounds = encounter.rounds.as_deref().cloned().unwrap_or_else(Rounds::not_begun);
        let fresh = rounds.is_fresh(|name| encounter.takes_turns(name));
        let (place, line) = match self.rolling.result() {
            Some(rolled) => {
                let critical = Turns(referee).critical_initiative(rolled);
                let place = at(creature, rolled.total.saturating_add(critical));
                let more = critical_note(critical, place.initiative);
                let is = say!("initiative-is", who = creature.name, total = rolled.total);
                (place, Message::sentences([Some(is), more]))
            }
            None => {
                let (place, thrown) = throw(table, referee, creature);
                (place, thrown.line())
            }
        };
        let initiative = place.initiative;
        let mut next = encounter.clone();
        // The result counts for everyone in the order who shares the creature's roll.
        let others = alike.into_iter().filter(|name| **name != creature.name && rounds.place(name).is_some());
        let others: Vec<_> = others.filter_map(|name| encounter.creature(name)).map(corrected).collect();
        rounds.put(place.clone());
        for other in others {
            let shares = Some(creature.name.clone());
            rounds.put(InitiativeEntry { name: other.name.clone(), shares, ..place.clone() });
            next.put(other);
        }
        rounds.order.sort_by_cached_key(|place| place.name.natural());
        let mut lines = vec![line];
        lines.extend(settle_ties(table, referee, &mut rounds));
        start_over(encounter, &mut rounds, fresh);
        let ranking = order(&rounds, |name| encounter.creature(name).is_some());
        lines.push(ranking.clone());
        let acted = encounter.rounds.as_deref().and_then(Rounds::acting);
        let acting = rounds.acting().filter(|acting| rounds.has_begun() && acted != Some(*acting));
        lines.extend(acting.map(|name| say!("turn-begins", round = rounds.round, name)));
        if !rounds.has_begun() {
            lines.push(say!("initiative-start"));
        }
        lines.push(explain::by_rules(ruleset, &[RuleId::Initiative]));
        let ruling = json!({
            "ruleset": ruleset.id,
            "action": "initiative",
            "creature": creature.name,
            "initiative": initiative,
            "acting": rounds.acting(),
            "order": in_order(&rounds),
        });
        next.rounds = Some(Box::new(rounds));
        next.put(creature.clone());
        let scene = picture::about(ruleset, &next, &creature.name);
        let start = (!next.rounds.as_deref().is_some_and(Rounds::has_begun))
            .then(|| LineButton::new(say!("key-start"), "/turn start"));
        Ok(Outcome::new(Message::lines(lines))
            .ruled(ruling)
            .about(&creature.name)
            .citing(ruleset, &[RuleId::Initiative])
            .offering(start.into_iter().collect())
            .with_group_note(ranking)
            .showing(scene)
            .leaving(next))
    }
}

/// `/turn roll`: rolls for all of the caller's creatures that are not in the order yet.
#[derive(Debug)]
pub(crate) struct RollArgs;

impl Command for RollArgs {
    fn parse(_: &'static Spec, _: &Options<'_>) -> Result<Self, UserError> {
        Ok(RollArgs)
    }

    fn decide(&self, table: &Table<'_>) -> Result<Outcome, UserError> {
        let referee = table.referee()?;
        let (ruleset, encounter) = (referee.ruleset(), referee.encounter());
        if ruleset.initiative.value.is_opposed() {
            return Ok(no_order(referee));
        }
        let mut rounds = encounter.rounds.as_deref().cloned().unwrap_or_else(Rounds::not_begun);
        let waits = |one: &&Creature| one.takes_turns() && rounds.place(&one.name).is_none();
        let waiting: Vec<&Creature> = encounter.creatures().iter().filter(waits).collect();
        let own: Vec<&Creature> = waiting.iter().copied().filter(|one| table.person.moves(one)).collect();
        if own.is_empty() {
            let nobody = if waiting.is_empty() { say!("initiative-all-rolled") } else { say!("initiative-not-yours") };
            return Err(UserError::new(nobody));
        }
        let fresh = rounds.is_fresh(|name| encounter.takes_turns(name));
        let waited = rounds.has_begun() && rounds.order.is_empty();
        let thrown = roll_for(table, referee, &mut rounds, own);
        let ties = settle_ties(table, referee, &mut rounds);
        let begins = fresh || waited && rounds.round == 1;
        start_over(encounter, &mut rounds, begins);
        let mut lines: Vec<Message> = thrown.iter().map(super::order::Thrown::line).collect();
        let mut account = lines.clone();
        if lines.len() > MOST_LINES {
            lines.clear();
        }
        lines.push(super::order::order_with_dice(&rounds, &thrown, |name| encounter.creature(name).is_some()));
        if let Some(acting) = rounds.acting().filter(|_| fresh || waited) {
            lines.push(say!("turn-begins", round = rounds.round, name = acting));
        }
        account.extend(ties);
        account.push(explain::standing(ruleset, RuleId::Initiative));
        let ruling = json!({
            "ruleset": ruleset.id,
            "action": "initiative",
            "rolled": thrown.iter().flat_map(|thrown| &thrown.who).collect::<Vec<_>>(),
            "acting": rounds.acting(),
            "order": in_order(&rounds),
        });
        let mut next = encounter.clone();
        next.rounds = Some(Box::new(rounds));
        let scene = picture::board(ruleset, &next);
        Ok(Outcome::new(Message::lines(lines))
            .accounted(Message::lines(account))
            .ruled(ruling)
            .citing(ruleset, &[RuleId::Initiative])
            .showing(scene)
            .leaving(next))
    }
}

/// With more rolls than this, they are shown only in the order.
const MOST_LINES: usize = 2;

/// Refuses `/initiative` if the ruleset has opposed checks instead of an order.
fn no_order(referee: Referee<'_>) -> Outcome {
    let ruleset = referee.ruleset();
    let why = say!("initiative-opposed", book = explain::book(ruleset));
    Outcome::refusal(ruleset, "initiative", why, &[RuleId::Initiative, RuleId::Actions])
}

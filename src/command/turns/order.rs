//! The turn order: rolling for it, breaking ties, and putting it into words.

use crate::command::core::dice::DiePurpose;
use crate::command::core::naming::in_short;
use crate::command::core::roll::Roll;
use crate::command::core::table::Table;
use crate::field::{Creature, Encounter, InitiativeEntry, Name, Rounds};
use crate::referee::{Referee, Turns};
use crate::say;
use crate::words::Message;

/// The most letters of a turn order in one line.
const MOST_LETTERS: usize = 190;

/// A roll for initiative, and whose it is.
#[derive(Clone, Debug)]
pub(crate) struct Thrown {
    /// The roller first, then those that share the roll.
    pub(crate) who: Vec<Name>,
    pub(crate) roll: Roll,
    /// What a natural 20 adds.
    pub(crate) critical: i32,
    /// The total.
    pub(crate) initiative: i32,
}

impl Thrown {
    /// The roll in a sentence, with what a natural 20 adds.
    pub(crate) fn line(&self) -> Message {
        let rolled = say!("initiative-roll", who = in_short(&self.who), roll = self.roll.line());
        Message::sentences([Some(rolled), critical_note(self.critical, self.initiative)])
    }
}

/// The place in the order for this initiative.
pub(crate) fn at(creature: &Creature, initiative: i32) -> InitiativeEntry {
    InitiativeEntry {
        name: creature.name.clone(),
        initiative,
        bonus: creature.initiative.unwrap_or(0),
        dexterity: creature.dexterity.unwrap_or(0),
        rolls: Vec::new(),
        shares: None,
    }
}

/// Rolls a creature's initiative.
pub(crate) fn throw(table: &Table<'_>, referee: Referee<'_>, creature: &Creature) -> (InitiativeEntry, Thrown) {
    let roll = Roll { die: table.dice.roll(DiePurpose::Initiative, 20), bonus: creature.initiative.unwrap_or(0) };
    let critical = Turns(referee).critical_initiative(roll.rolled());
    let initiative = roll.rolled().total.saturating_add(critical);
    (at(creature, initiative), Thrown { who: vec![creature.name.clone()], roll, critical, initiative })
}

/// Rolls for these creatures and gives them their places. If the table shares rolls, one roll counts for all of a kind, and a
/// newcomer joins its kind in the order.
pub(crate) fn roll_for(
    table: &Table<'_>,
    referee: Referee<'_>,
    rounds: &mut Rounds,
    mut who: Vec<&Creature>,
) -> Vec<Thrown> {
    let encounter = referee.encounter();
    who.sort_by_key(|creature| creature.name.natural());
    let mut thrown: Vec<Thrown> = Vec::new();
    for creature in who {
        if let Some(place) = shared_place(encounter, rounds, creature) {
            if let Some(thrown) = thrown.iter_mut().find(|thrown| thrown.who.first() == Some(place.lead())) {
                thrown.who.push(creature.name.clone());
            }
            rounds.put(place);
            continue;
        }
        let (place, roll) = throw(table, referee, creature);
        rounds.put(place);
        thrown.push(roll);
    }
    thrown
}

/// The place a creature shares with others of its kind, if the table shares places.
fn shared_place(encounter: &Encounter, rounds: &Rounds, creature: &Creature) -> Option<InitiativeEntry> {
    let kin = kin(encounter, creature);
    let lead = rounds.order.iter().find(|place| kin.contains(&&place.name) && place.name != creature.name)?;
    Some(InitiativeEntry { name: creature.name.clone(), shares: Some(lead.lead().clone()), ..lead.clone() })
}

/// The creatures that share a roll, this one included: monsters of the same side and name that differ only in their number
/// and in nothing initiative depends on. Empty if every creature rolls for itself.
pub(crate) fn kin<'e>(encounter: &'e Encounter, creature: &Creature) -> Vec<&'e Name> {
    let traits = |one: &Creature| (one.owner, one.initiative, one.dexterity, one.side.0.key().to_owned());
    let alike = |one: &&Creature| traits(one) == traits(creature) && one.name.natural().0 == creature.name.natural().0;
    if !encounter.settings.shared_initiative || creature.owner.is_some() {
        return Vec::new();
    }
    let mut kin: Vec<&Name> = encounter.creatures().iter().filter(alike).map(|one| &one.name).collect();
    kin.sort_by_key(|name| name.natural());
    kin
}

/// What a natural 20 adds, in a sentence; `None` if it adds nothing.
pub(crate) fn critical_note(critical: i32, initiative: i32) -> Option<Message> {
    (critical != 0).then(|| say!("initiative-natural-20", critical, initiative))
}

/// Breaks the ties that only a roll can break, and returns the rolls in words. The number of rolls is bounded by chance
/// alone: each separates two tied creatures nineteen times out of twenty, so even a table full of them is in order after a
/// few.
pub(crate) fn settle_ties(table: &Table<'_>, referee: Referee<'_>, rounds: &mut Rounds) -> Vec<Message> {
    let by_dexterity = referee.ruleset().initiative.value.compares_dexterity();
    let mut lines = Vec::new();
    rounds.sort(by_dexterity);
    loop {
        let ties = rounds.ties(by_dexterity);
        if ties.is_empty() {
            return lines;
        }
        for tied in ties {
            let mut rolls = Vec::new();
            for lead in tied {
                let die = table.dice.roll(DiePurpose::Initiative, 20);
                rounds.order.iter_mut().filter(|place| *place.lead() == lead).for_each(|place| place.rolls.push(die));
                rolls.push(format!("{lead} {die}"));
            }
            lines.push(say!("initiative-tie", rolls = Message::list(rolls)));
        }
        rounds.sort(by_dexterity);
    }
}

/// If nobody has acted yet, restarts the round with the first creature of the corrected order.
pub(crate) fn start_over(encounter: &Encounter, rounds: &mut Rounds, fresh: bool) {
    if fresh {
        rounds.stage = crate::field::Stage::Turn(None);
        rounds.round = 0;
        let _ = encounter.advance_turn(rounds);
    }
}

/// The turn order in one line.
pub(crate) fn order(rounds: &Rounds, is_here: impl Fn(&Name) -> bool) -> Message {
    let here: Vec<&InitiativeEntry> = rounds.order.iter().filter(|place| is_here(&place.name)).collect();
    let (places, shown) = listed(&here, &[]);
    say!("initiative-order", order = Message::list_of_more(places, here.len().saturating_sub(shown)))
}

/// The turn order with its dice, short enough for one line: `Aldo 16 (12+4), Goblin 1-4 9 (8+1), Brakka 5`.
pub(crate) fn order_with_dice(rounds: &Rounds, thrown: &[Thrown], is_here: impl Fn(&Name) -> bool) -> Message {
    let here: Vec<&InitiativeEntry> = rounds.order.iter().filter(|place| is_here(&place.name)).collect();
    let (places, shown) = listed(&here, thrown);
    // If the dice leave no room for everyone, only Why shows them.
    let (places, shown) = if shown < here.len() { listed(&here, &[]) } else { (places, shown) };
    say!("initiative-order", order = Message::list_of_more(places, here.len().saturating_sub(shown)))
}

/// The places that fit into the line, and how many creatures they cover.
fn listed(here: &[&InitiativeEntry], thrown: &[Thrown]) -> (Vec<String>, usize) {
    let (mut places, mut letters, mut shown) = (Vec::new(), 0, 0);
    // A creature that has delayed comes after its kind, with its own place.
    let together = |one: &&InitiativeEntry, other: &&InitiativeEntry| {
        one.lead() == other.lead() && one.name.natural() < other.name.natural()
    };
    for kin in here.chunk_by(together) {
        let rolled = thrown.iter().find(|thrown| kin.iter().any(|place| thrown.who.first() == Some(&place.name)));
        let names: Vec<Name> = kin.iter().map(|place| place.name.clone()).collect();
        let dice = rolled.map(|thrown| format!(" ({}{:+})", thrown.roll.die, thrown.roll.bonus)).unwrap_or_default();
        let place = format!("{} {}{dice}", in_short(&names), kin[0].initiative);
        letters += place.chars().count() + 2;
        if letters > MOST_LETTERS && !places.is_empty() {
            break;
        }
        shown += kin.len();
        places.push(place);
    }
    (places, shown)
}

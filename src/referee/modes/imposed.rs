//! Conditions that the rules impose where a creature is and that end when it is elsewhere, and conditions that replace others
//! there.

use super::climb::Climbs;
use crate::field::{Condition, Conditions, Creature, Encounter, Mode, Name, Terrain};
use crate::referee::board::{Grades, Neighbours, SharedSquares, Support, Supports, Threats};
use crate::referee::context::Referee;
use crate::referee::movement::Turns;
use crate::ruleset::{RuleId, Ruleset};

/// The conditions that a place can impose.
const BY_PLACE: [Condition; 3] = [Condition::FlatFooted, Condition::Unsteady, Condition::Squeezing];

/// What the rules impose on creatures.
#[derive(Clone, Copy, Debug)]
pub struct Imposed<'a>(pub Referee<'a>);

impl Imposed<'_> {
    /// The conditions among these that the creature's place and load impose.
    fn by_place(&self, creature: &Creature, all: &Neighbours<'_>) -> Conditions {
        let exposed = Climbs(self.0).is_flat_footed(creature) || Threats(self.0).flat_footed_by_load(creature);
        // Players would notice that somebody hidden is in the same squares; it squeezes nobody before it is seen.
        let beside = all.near(self.0.space_of(creature).area()).filter(|other| creature.hidden || !other.hidden);
        [
            (Condition::FlatFooted, exposed),
            (Condition::Unsteady, self.is_unsteady(creature)),
            (Condition::Squeezing, SharedSquares(self.0).squeezes_among(creature, beside)),
        ]
        .into_iter()
        .filter_map(|(condition, it)| it.then_some(condition))
        .collect()
    }

    /// The rules by which the creature's place alone, without a condition, affects attacks and defenses. A creature hanging
    /// from an edge is unsteady, and doesn't count as climbing as well.
    #[must_use]
    pub fn by_place_alone(&self, creature: &Creature) -> Vec<RuleId> {
        let (rules, support) = (self.0.ruleset, Supports(self.0).of(creature));
        let lacks = |mode: Mode| creature.modes.of(mode).is_none();
        let without =
            (support == Support::Water && lacks(Mode::Swim)) || (support == Support::Wall && lacks(Mode::Climb));
        let flies =
            matches!(support, Support::Wings(mode) if creature.modes.of(mode).is_some_and(|means| !means.native));
        let board = &self.0.encounter.battlefield;
        let grown = |square| {
            let layers = board.ground(square).layers;
            [Terrain::LightUndergrowth, Terrain::HeavyUndergrowth].into_iter().any(|growth| layers.count(growth) > 0)
        };
        let hidden = !creature.is_airborne() && rules.placement(creature).squares().any(grown);
        let each = [
            (RuleId::WithoutSpeed, without),
            (RuleId::Midair, flies && creature.is_airborne()),
            (RuleId::UndergrowthHides, hidden),
        ];
        each.into_iter().filter(|&(rule, it)| it && rules.applies(rule)).map(|(rule, _)| rule).collect()
    }

    /// The creature's conditions after its turn: what was imposed until then is over. A jet swimmer is slowed for one move
    /// action, whenever that is.
    #[must_use]
    pub fn after_its_turn(&self, creature: &Creature) -> Conditions {
        match self.0.ruleset.swim_prone.value.slows() && !Grades(self.0).is_jet(creature) {
            true => creature.conditions.lifted(Condition::Slowed),
            false => creature.conditions,
        }
    }

    /// The creature's conditions after a movement of its own. Without turns, what lasts until its next turn, or to the end of
    /// it, lasts until it moves again.
    #[must_use]
    pub fn after_moving(&self, creature: &Creature, in_turns: bool) -> Conditions {
        let slows = self.0.ruleset.swim_prone.value.slows();
        let over = slows && (!in_turns || Grades(self.0).is_jet(creature));
        let left = if over { creature.conditions.lifted(Condition::Slowed) } else { creature.conditions };
        if in_turns { left } else { left.lifted(Condition::FlatFooted) }
    }

    /// Whether the creature hangs from an edge without a climb speed, or has been flung up and hasn't landed yet.
    fn is_unsteady(&self, creature: &Creature) -> bool {
        let hangs = creature.is(Condition::Hanging) && creature.modes.of(Mode::Climb).is_none();
        self.0.ruleset.fling.value.is_known() && (hangs || Supports(self.0).is_flung_up(creature))
    }
}

/// Creatures that were knocked prone but aren't prone.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Upright {
    /// Swimmers that are slowed instead.
    pub slowed: Vec<Name>,
    /// Hoverers, which are never prone.
    pub hovering: Vec<Name>,
}

/// Gives every creature the conditions its place imposes, and removes those its previous place imposed. Returns the creatures
/// that aren't prone although something knocked them prone.
pub fn settle_conditions(ruleset: &Ruleset, before: Option<&Encounter>, next: &mut Encounter) -> Upright {
    let (slowed, hovering) = (slow_instead(ruleset, before, next), keep_up(ruleset, next));
    let (now, then) = (Referee::new(ruleset, next), before.map(|before| Referee::new(ruleset, before)));
    // Within a phase nobody starts or stops squeezing.
    let phase = |referee: Referee<'_>| {
        let rounds = Turns(referee).rounds().filter(|_| Turns(referee).squeezes_later())?;
        Some((rounds.round, rounds.stage.clone()))
    };
    let (phase_now, phase_then) = (phase(now), then.and_then(phase));
    let (waits, begins) = (phase_now.is_some() && phase_now == phase_then, phase_now != phase_then);
    let everybody = |referee| Neighbours::new(referee, |_| 0);
    let (all_now, all_then) = (everybody(now), then.map(everybody));
    let was = |creature: &Creature| {
        let creature = before?.creature(&creature.name)?;
        Some(Imposed(then?).by_place(creature, all_then.as_ref()?))
    };
    let changed: Vec<Creature> = next
        .creatures()
        .iter()
        .filter_map(|creature| {
            let (now, was) = (Imposed(now).by_place(creature, &all_now), was(creature).unwrap_or_default());
            let conditions = BY_PLACE.into_iter().fold(creature.conditions, |all, condition| {
                match (now.has(condition), was.has(condition)) {
                    _ if condition == Condition::Squeezing && waits => all,
                    (false, _) if condition == Condition::Squeezing && begins => all.lifted(condition),
                    (true, _) => all.imposed(condition),
                    (false, true) => all.lifted(condition),
                    (false, false) => all,
                }
            });
            (conditions != creature.conditions).then(|| Creature { conditions, ..creature.clone() })
        })
        .collect();
    for creature in changed {
        next.put(creature);
    }
    Upright { slowed, hovering }
}

/// Stands up the hoverers that were knocked prone. Returns their names.
fn keep_up(ruleset: &Ruleset, next: &mut Encounter) -> Vec<Name> {
    let grades = Grades(Referee::new(ruleset, next));
    let hovers = |creature: &&Creature| creature.is(Condition::Prone) && !grades.can_be_prone(creature);
    let up: Vec<Creature> = next.creatures().iter().filter(hovers).map(up_again).collect();
    let names = up.iter().map(|creature| creature.name.clone()).collect();
    up.into_iter().for_each(|creature| next.put(creature));
    names
}

/// The creature without being prone.
fn up_again(creature: &Creature) -> Creature {
    let prone = [Condition::Prone, Condition::ProneByChoice];
    let conditions = prone.into_iter().fold(creature.conditions, |all, one| all.set(one, false));
    Creature { conditions, ..creature.clone() }
}

/// Slows the swimmers that were knocked prone, if that only slows them.
fn slow_instead(ruleset: &Ruleset, before: Option<&Encounter>, next: &mut Encounter) -> Vec<Name> {
    let referee = Referee::new(ruleset, next);
    let was_prone =
        |name: &Name| before.and_then(|before| before.creature(name)).is_some_and(|was| was.is(Condition::Prone));
    let fresh = |creature: &&Creature| creature.is(Condition::Prone) && !was_prone(&creature.name);
    let slowed = next.creatures().iter().filter(fresh).filter(|it| Grades(referee).is_slowed_instead(it));
    let slowed: Vec<Creature> = slowed
        .map(|creature| {
            let up = up_again(creature);
            Creature { conditions: up.conditions.imposed(Condition::Slowed), ..up }
        })
        .collect();
    let names: Vec<Name> = slowed.iter().map(|creature| creature.name.clone()).collect();
    slowed.into_iter().for_each(|creature| next.put(creature));
    if let Some(rounds) = next.rounds.as_deref_mut().filter(|rounds| rounds.has_begun()) {
        // In its own turn, the next turn is the one whose end counts.
        let acting = rounds.acting().filter(|acting| names.contains(acting)).cloned();
        acting.into_iter().for_each(|acting| rounds.turn_log.entry(acting).or_default().slowed = true);
    }
    names
}

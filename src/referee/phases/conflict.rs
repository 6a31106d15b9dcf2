//! Two movements of one phase that lead to the same squares.

use crate::field::{Creature, Encounter, Name};
use crate::grid::{HalfFeet, Placement};
use crate::referee::board::SharedSquares;
use crate::referee::context::Referee;
use crate::referee::movement::Paces;
use crate::referee::ruling::{Check, CheckKind, Fact, Pace, ReactiveFact, Ruling, Verdict};
use crate::referee::walk::Walks;
use crate::ruleset::RuleId;

/// A movement that ends short because another creature went to its goal in the same phase.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Conflict {
    /// The creature that went there first.
    pub first: Name,
    /// Where both want to be.
    pub goal: Placement,
}

/// Conflicts between movements of one phase.
#[derive(Clone, Copy, Debug)]
pub struct Conflicts<'a>(pub Referee<'a>);

impl Conflicts<'_> {
    /// The conflict because of which this movement ends short, if any.
    #[must_use]
    pub fn of(&self, ruling: &Ruling) -> Option<Conflict> {
        ruling.notes().find_map(|note| match &note.fact {
            Fact::Reactive(ReactiveFact::WasThereFirst { who, goal }) => {
                Some(Conflict { first: who.clone(), goal: *goal })
            }
            _ => None,
        })
    }

    /// The movement while it is open which of the two gets there.
    #[must_use]
    pub fn open(&self, conflict: &Conflict, mut ruling: Ruling) -> Ruling {
        let theirs = self.check_of(&conflict.first);
        ruling.checks.push(Check {
            kind: CheckKind::Contend,
            against: Some(conflict.first.clone()),
            dc: theirs.map(|total| total.saturating_add(1)),
            rolled: None,
            rule: RuleId::Answering,
            modifiers: Vec::new(),
        });
        ruling.findings.retain(|finding| !matches!(finding.fact, Fact::StopsShort { .. }));
        (ruling.verdict, ruling.to, ruling.feet) = (Verdict::NeedsCheck, conflict.goal, None);
        ruling
    }

    /// The initiative check with which a creature has contended for a place in this phase.
    #[must_use]
    pub fn check_of(&self, name: &Name) -> Option<i32> {
        self.0.encounter.rounds.as_deref()?.contended.get(name).copied()
    }

    /// The table if the creature that got there first goes only as far as it can while the winner stands there, and where
    /// that is: the last place on its path where it may stop. `None` if there is no such place.
    #[must_use]
    pub fn yielded(&self, conflict: &Conflict, winner: &Name) -> Option<(Encounter, Placement)> {
        let (ruleset, encounter) = (self.0.ruleset, self.0.encounter);
        let (loser, winner) = (encounter.creature(&conflict.first)?, encounter.creature(winner)?);
        let way = &encounter.rounds.as_deref()?.of(&loser.name)?.way;
        let squeezed = ruleset.stance(winner, conflict.goal.footprint).flatten();
        let mut taken = encounter.clone();
        let altitude = loser.altitude;
        taken.put(Creature { anchor: conflict.goal.anchor, squeezed, altitude, ..winner.clone() });
        let (index, back) = way.iter().enumerate().rev().find_map(|(index, left)| {
            let altitude = left.altitude;
            let back = Creature { anchor: left.anchor, squeezed: left.squeezed, altitude, ..loser.clone() };
            taken.put(back.clone());
            let referee = self.0.on(&taken);
            let mover = referee.mover(&back.name)?.with_options(Paces(referee).options(Pace::Single, false));
            let occupancy = SharedSquares(referee).occupancy(&mover);
            Walks(referee).end_refusals(&mover, &occupancy, mover.placement).is_empty().then_some((index, back))
        })?;
        let mut board = encounter.clone();
        let turn_log = board.rounds.as_deref_mut()?.turn_log.get_mut(&loser.name)?;
        let left = turn_log.way[index];
        turn_log.left_of_move += HalfFeet(turn_log.total_feet().0.saturating_sub(HalfFeet::from(left.feet).0));
        // All of its path was made in one mode.
        turn_log.feet.values_mut().for_each(|feet| *feet = left.feet.into());
        (turn_log.straight, turn_log.diagonal) = (left.straight, left.diagonal);
        turn_log.way.truncate(index);
        let place = ruleset.placement(&back);
        board.put(back);
        Some((board, place))
    }
}

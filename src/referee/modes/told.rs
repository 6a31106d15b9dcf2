//! Notes that every movement gets besides its own ruling: what it entails, and where a refused one could go instead.

use super::ModeMoves;
use super::breath::Breaths;
use crate::field::{Creature, Mode};
use crate::grid::{Feet, Footprint, Placement, Square};
use crate::referee::board::{Distances, Supports};
use crate::referee::context::{Mover, Referee};
use crate::referee::movement::{Afloat, Turns};
use crate::referee::request::{ModeMove, MoveMode, Stop};
use crate::referee::ruling::{Fact, Finding, ModeFact, Pace, Ruling, Verdict};
use crate::referee::space::Ends;
use crate::referee::walk::Walks;
use crate::ruleset::RuleId;

/// The ruling with the notes of every command: notes on a legal movement, and the walk that would work instead of a refused one.
#[must_use]
pub fn told(referee: Referee<'_>, mut ruling: Ruling) -> Ruling {
    if ruling.verdict == Verdict::Illegal {
        ruling.instead = instead(referee, &ruling);
    } else {
        ruling.findings.extend(Turns(referee).notes(&ruling));
        ruling.findings.extend(Breaths(referee).notes(&ruling));
        let floats = floats_by_a_check(referee, &ruling);
        ruling.findings.extend(floats.then(|| Finding::note(RuleId::SwimWater, ModeFact::NeedsCheckToFloat)));
    }
    ruling
}

/// Whether the movement ends in deep water, where its mover still has to roll to keep afloat before its turn ends.
fn floats_by_a_check(referee: Referee<'_>, ruling: &Ruling) -> bool {
    let Some(creature) = referee.encounter().creature(&ruling.creature) else { return false };
    let altitude = ruling.altitude.unwrap_or(creature.altitude);
    let after = Creature { anchor: ruling.to.anchor, altitude, ..creature.clone() };
    let rolls = ruling.checks.iter().any(|check| check.kind.is_to_swim());
    !rolls && ruling.verdict == Verdict::Legal && Afloat(referee).is_due(&after)
}

/// The end of a plain movement that is nearest to where a refused movement was to lead, with its feet, if it leads any
/// nearer; `None` where the refusal already names an end, is about the turn or a check and not about the way, or about a
/// movement that others force on it.
fn instead(referee: Referee<'_>, ruling: &Ruling) -> Option<(Placement, Feet)> {
    let now =
        |fact: &Fact| matches!(fact, Fact::CheckFailed { .. } | Fact::Turn(_) | Fact::Reactive(_) | Fact::Forced(_));
    if ruling.nearest.is_some() || ruling.to == ruling.from || ruling.refusals().any(|finding| now(&finding.fact)) {
        return None;
    }
    let mover = referee.mover(&ruling.creature).filter(|mover| mover.placement == ruling.from)?;
    let away = |anchor: Square| Distances(referee).feet_between_squares(anchor, ruling.to.anchor);
    let aside = |anchor: Square| {
        let (columns, rows) = anchor.to(ruling.to.anchor);
        columns.pow(2) + rows.pow(2)
    };
    let ends = ends(referee, &mover).into_iter().filter(|(at, _)| away(at.anchor) < away(ruling.from.anchor));
    ends.min_by_key(|&(at, feet)| (away(at.anchor), aside(at.anchor), feet, at.anchor))
}

/// Where a plain movement can end, in the way in which the mover moves where it is; nowhere for fliers, whose ends depend on
/// how they turn.
fn ends(referee: Referee<'_>, mover: &Mover<'_>) -> Vec<(Placement, Feet)> {
    let move_mode = match Supports(referee).locomotion(mover.creature).mode {
        Mode::Walk => {
            let spaces: Vec<Footprint> = referee.ruleset().spaces(mover.creature).collect();
            return Walks(referee).reachable(mover, Pace::Single, false).spaces(&spaces).collect();
        }
        Mode::Swim => MoveMode::Swim,
        Mode::Climb => MoveMode::Climb,
        Mode::Fly | Mode::Glide | Mode::Burrow | Mode::Teleport => return Vec::new(),
    };
    let stops = vec![Stop { anchor: mover.placement.anchor, altitude: None }];
    let reach = ModeMoves(referee).reach(mover, &ModeMove { move_mode, stops, hands: 2, ..ModeMove::default() });
    let Ok((Ends { prices, squeezed, .. }, _)) = reach else { return Vec::new() };
    let space = |anchor: Square| squeezed.get(&anchor).copied().unwrap_or(mover.full).at(anchor);
    prices.into_iter().map(|(anchor, feet)| (space(anchor), feet.whole())).collect()
}

//! Notes that every movement gets besides its own ruling: what it entails, and where a refused one could go instead.

use super::ModeMoves;
use super::breath::Breaths;
use crate::field::{Creature, Mode};
use crate::grid::{Area, Footprint, HalfFeet, Height, Placement, Square};
use crate::referee::board::{Distances, Elevations, Supports};
use crate::referee::context::{Mover, Referee};
use crate::referee::flight::Flights;
use crate::referee::movement::{Afloat, Paces, Turns};
use crate::referee::request::{Flying, ModeMove, MoveMode, Stop, Walk};
use crate::referee::ruling::{Action, Fact, Finding, ModeFact, Pace, RidingFact, Ruling, Verdict};
use crate::referee::space::Ends;
use crate::referee::walk::Walks;
use crate::ruleset::RuleId;

/// With more places than this, an optional search takes only a small part of the command's allowance.
const MANY_PLACES: u32 = 4_000;

/// The most movements to try in place of a refused one.
const MOST_TRIED: usize = 8;

/// Adds the notes that every command gives: notes on a legal movement, and the walk that would work instead of a refused one.
#[must_use]
pub fn with_common_notes(referee: Referee<'_>, mut ruling: Ruling) -> Ruling {
    if ruling.verdict == Verdict::Illegal && !referee.is_for_a_list() {
        ruling.instead = instead(referee, &ruling);
        check_shared_end(referee, &mut ruling);
    } else if ruling.verdict != Verdict::Illegal {
        ruling.findings.extend(Turns(referee).notes(&ruling));
        if Turns(referee).is_in_a_full_attack(&ruling.creature) {
            // A maneuver in place of an attack doesn't take an action of its own.
            let of_its_own = |fact: &Fact| matches!(fact, Fact::TakesAction { action: Action::Standard });
            ruling.findings.retain(|finding| !of_its_own(&finding.fact));
        }
        let swift = Finding::note(RuleId::FiveFootStep, Fact::TakesAction { action: Action::Swift });
        ruling.findings.extend((ruling.takes == Action::Swift).then_some(swift));
        ruling.findings.extend(Breaths(referee).notes(&ruling));
        let floats = floats_by_a_check(referee, &ruling);
        ruling.findings.extend(floats.then(|| Finding::note(RuleId::SwimWater, ModeFact::NeedsCheckToFloat)));
    }
    ruling
}

/// Finds the pace at which a walk shares the occupied square that a refused movement would end in; at none, the refusal doesn't
/// suggest it.
pub fn check_shared_end(referee: Referee<'_>, ruling: &mut Ruling) {
    let suggests = |finding: &Finding| matches!(finding.fact, Fact::EndsInside { if_shared: Some(_), .. });
    if !ruling.refusals().any(suggests) {
        return;
    }
    let mover = referee.mover(&ruling.creature).filter(|mover| mover.placement == ruling.from);
    let walks = |mover: &Mover<'_>| Supports(referee).locomotion(mover.creature).mode == Mode::Walk;
    let level = ruling.altitude.is_none_or(|altitude| altitude == Height::ZERO);
    let mover = mover.filter(walks).filter(|_| level);
    let gets_there = |mover: &Mover<'_>, pace: &Pace| {
        let (stops, way) = (vec![ruling.to.anchor], ruling.way.unwrap_or_default());
        let walk = Walk { stops, pace: *pace, way, share: true, only_within: true, ..Walk::default() };
        let walked = Walks(referee).adjudicate(mover, &walk);
        walked.verdict != Verdict::Illegal && walked.stopped().is_none() && walked.to.anchor == ruling.to.anchor
    };
    let step = ruling.way.map(|_| Pace::Step).into_iter();
    let paces = step.chain([Pace::Single, Pace::Double]).filter(|pace| Paces(referee).knows(*pace));
    let shared = mover.and_then(|mover| paces.into_iter().find(|pace| gets_there(&mover, pace)));
    for finding in &mut ruling.findings {
        if let Fact::EndsInside { if_shared, .. } = &mut finding.fact {
            *if_shared = if_shared.and(shared);
        }
    }
}

/// Whether the movement ends in deep water, where its mover still has to roll to keep afloat before its turn ends.
fn floats_by_a_check(referee: Referee<'_>, ruling: &Ruling) -> bool {
    let Some(creature) = referee.encounter().creature(&ruling.creature) else { return false };
    let altitude = ruling.altitude.unwrap_or(creature.altitude);
    let after = Creature { anchor: ruling.to.anchor, altitude, ..creature.clone() };
    let rolls = ruling.checks.iter().any(|check| check.kind.is_to_swim());
    !rolls && ruling.verdict == Verdict::Legal && Afloat(referee).is_due(&after)
}

/// The end of a plain movement that is nearest to where a refused movement was meant to lead, with its feet, if it gets any
/// nearer. `None` if the refusal already names an end, is about a check rather than the path, or is about a forced movement.
/// If the turn leaves no action for a plain movement, there is no such end.
fn instead(referee: Referee<'_>, ruling: &Ruling) -> Option<(Placement, HalfFeet)> {
    let now = |fact: &Fact| match fact {
        Fact::CheckFailed { .. } | Fact::Reactive(_) | Fact::Forced(_) => true,
        Fact::Riding(fact) => !matches!(fact, RidingFact::NotBeside { .. }),
        _ => false,
    };
    if ruling.nearest.is_some() || ruling.to == ruling.from || ruling.refusals().any(|finding| now(&finding.fact)) {
        return None;
    }
    let mover = referee.mover(&ruling.creature).filter(|mover| mover.placement == ruling.from)?;
    // A rider goes where its mount does.
    if Turns(referee).declared(&mover).is_some() || referee.encounter().mount_of(mover.creature).is_some() {
        return None;
    }
    let away = |anchor: Square| Distances(referee).feet_between_squares(anchor, ruling.to.anchor);
    let aside = |anchor: Square| {
        let (columns, rows) = anchor.to(ruling.to.anchor);
        columns.pow(2) + rows.pow(2)
    };
    let nearer = |anchor: Square| away(anchor) < away(ruling.from.anchor);
    let mode = Supports(referee).locomotion(mover.creature).mode;
    let swims = mode == Mode::Swim && referee.ruleset().swim.value.is_known();
    // A plain move stays on the floor, in the water or at its height.
    let floor = referee.encounter().battlefield.floor_under(ruling.to);
    let own = Elevations(referee).elevation(mover.creature);
    let level = |altitude: Height| match mode {
        Mode::Walk => altitude == Height::ZERO,
        Mode::Swim => true,
        _ => floor + altitude == own,
    };
    if !ruling.altitude.is_none_or(level) {
        return None;
    }
    if matches!(mode, Mode::Walk | Mode::Climb) || swims {
        // Nothing farther from the goal than the mover is can be nearer to it.
        let squares = away(ruling.from.anchor).squares().cast_signed();
        let near = Area::from(ruling.to.anchor).grown(squares);
        let ends = ends(referee, &mover, mode, near).into_iter().filter(|(at, _)| nearer(at.anchor));
        // Short of the goal, somebody who has the room doesn't squeeze.
        let squeezes = |at: Placement| at.footprint != mover.full && at.anchor != ruling.to.anchor;
        return ends.min_by_key(|&(at, feet)| (squeezes(at), away(at.anchor), aside(at.anchor), feet, at.anchor));
    }
    if matches!(mode, Mode::Burrow | Mode::Teleport) {
        return None;
    }
    let off = |anchor: Square| Distances(referee).feet_between_squares(ruling.from.anchor, anchor);
    // Nothing is nearer than the squares around the goal, or else the farthest that its speed leads towards it.
    let around = |anchor: Square| Area::between(anchor, anchor).grown(1);
    let own_speed = Paces(referee).level_speed(mover.creature);
    let speed = mover.creature.modes.of(mode).map_or(own_speed, |means| means.speed);
    let in_reach = around(ruling.from.anchor).grown(speed.squares().cast_signed());
    let between = Area::between(ruling.from.anchor, ruling.to.anchor).within(in_reach);
    let areas = [Some(around(ruling.to.anchor)), between, Some(around(ruling.from.anchor))];
    let mut places: Vec<Square> = areas.into_iter().flatten().flat_map(Area::squares).collect();
    places.retain(|&anchor| nearer(anchor) && off(anchor) <= speed);
    places.sort_by_key(|&anchor| (away(anchor), aside(anchor), off(anchor), anchor));
    places.dedup();
    first_led_to(referee, (&mover, mode), places.into_iter())
}

/// The first of these places that a plain movement ends in, and its feet: for a flier, whose ends depend on how it turns, and
/// for a creature in water if the rulebook only has the way out.
fn first_led_to(
    referee: Referee<'_>,
    (mover, mode): (&Mover<'_>, Mode),
    places: impl Iterator<Item = Square>,
) -> Option<(Placement, HalfFeet)> {
    let plain = |anchor: Square| {
        let stops = vec![Stop { anchor, altitude: None }];
        let walk = Walk { only_within: true, ..Walk::default() };
        match mode {
            Mode::Fly | Mode::Glide => {
                Flights(referee).fly(mover, &Flying { stops, walk, glides: mode == Mode::Glide, ..Flying::default() })
            }
            _ => {
                let any = ModeMove { move_mode: MoveMode::Any, stops, walk, hands: 2, ..ModeMove::default() };
                ModeMoves(referee).adjudicate(mover, &any)
            }
        }
    };
    let leads = |ruling: &Ruling| ruling.verdict == Verdict::Legal && ruling.stopped().is_none();
    let led = places.take(MOST_TRIED).map(plain).find(leads)?;
    Some((led.to, led.feet?))
}

/// Where a plain movement on the ground, in water or along a wall can end; only ends with anchors in this area are
/// guaranteed.
fn ends(referee: Referee<'_>, mover: &Mover<'_>, mode: Mode, area: Area) -> Vec<(Placement, HalfFeet)> {
    let move_mode = match mode {
        Mode::Walk => {
            let spaces: Vec<Footprint> = referee.ruleset().spaces(mover.creature).collect();
            return Walks(referee)
                .reachable(mover, Pace::Single, false)
                .spaces(&spaces)
                .map(|(at, feet)| (at, feet.into()))
                .collect();
        }
        Mode::Swim => MoveMode::Swim,
        _ => MoveMode::Climb,
    };
    let stops = vec![Stop { anchor: mover.placement.anchor, altitude: None }];
    let mode_move = ModeMove { move_mode, stops, hands: 2, ..ModeMove::default() };
    let board = referee.encounter().battlefield.area();
    let many = area.within(board).is_some_and(|area| area.width() * area.height() > MANY_PLACES);
    let for_many = |many: bool| referee.work().into_iter().for_each(|work| work.expect_many(many));
    for_many(many);
    let reach = ModeMoves(referee).reach_within(mover, &mode_move, Some(area));
    for_many(false);
    let Ok((Ends { prices, squeezed, .. }, _)) = reach else { return Vec::new() };
    let space = |anchor: Square| squeezed.get(&anchor).copied().unwrap_or(mover.full).at(anchor);
    prices.into_iter().map(|(anchor, feet)| (space(anchor), feet)).collect()
}

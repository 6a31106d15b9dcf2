//! Builds the scene that shows a table or a ruling.

use crate::field::{Creature, Encounter, Name, Rounds};
use crate::grid::{Feet, Height};
use crate::referee::{self, Action, Fact, Flanks, Pace, Paces, Provocation, Referee, Ruling, Threats, Walks};
use crate::render::{Break, Lane, Picture, Scene, Sheet, Strike, Threatened, Token, Trail, TrailStep};
use crate::ruleset::Ruleset;
use crate::say;

/// The board with every creature.
pub(crate) fn board(ruleset: &Ruleset, encounter: &Encounter) -> Scene {
    let flanked = Flanks(Referee::new(ruleset, encounter)).flanked();
    let acting = encounter.rounds.as_deref().and_then(Rounds::acting);
    let token = |creature: &Creature| Token {
        turn: acting == Some(&creature.name),
        flanked: flanked.contains(&&creature.name),
        owner: encounter.player_of(creature),
        rides: encounter.mount_of(creature).map(|mount| mount.name.to_string()),
        ..Token::of(creature, ruleset.placement(encounter.body(creature)))
    };
    let mut creatures: Vec<&Creature> = encounter.creatures().iter().collect();
    creatures.sort_by_cached_key(|creature| creature.name.natural());
    Scene {
        tokens: creatures.into_iter().map(token).collect(),
        liveries: encounter.settings.liveries.clone(),
        theme: encounter.theme,
        backdrop: encounter.backdrop.clone().map(|backdrop| Sheet { backdrop, png: None }),
        ..Scene::of(&encounter.battlefield)
    }
}

/// The picture with the creatures where they are on this table; marks stay.
pub(crate) fn with_creatures_of(mut picture: Picture, ruleset: &Ruleset, encounter: &Encounter) -> Picture {
    if let Picture::Board(scene) = &mut picture {
        for mut token in board(ruleset, encounter).tokens {
            if let Some(shown) = scene.tokens.iter_mut().find(|shown| shown.name == token.name) {
                token.acting = shown.acting;
                *shown = token;
            }
        }
    }
    picture
}

/// The board with one creature marked.
pub(crate) fn about(ruleset: &Ruleset, encounter: &Encounter, who: &Name) -> Scene {
    let mut scene = board(ruleset, encounter);
    for token in &mut scene.tokens {
        token.acting = token.name == who.as_str();
    }
    scene
}

/// The board after a creature came down.
pub(crate) fn fallen(ruleset: &Ruleset, after: &Encounter, faller: &Creature) -> Scene {
    let mut scene = about(ruleset, after, &faller.name);
    let lower = after.creature(&faller.name).is_some_and(|landed| landed.altitude < faller.altitude);
    scene.trail = lower.then(|| {
        let start = ruleset.placement(faller);
        Trail { start, altitude: faller.altitude, steps: Vec::new() }
    });
    scene
}

/// The board after a judged move, with its path and the opponents who may strike; for a refused move, with what spoils it.
pub(crate) fn moved(referee: Referee<'_>, after: &Encounter, ruling: &Ruling, carried_out: bool) -> Scene {
    let mut scene = about(referee.ruleset(), after, &ruling.creature);
    scene.trail = trail(referee.encounter(), ruling);
    if !carried_out && ruling.refusals().next().is_some() {
        scene.goal = Some(ruling.to);
        scene.nearest = ruling.nearest.map(|(nearest, _)| nearest);
        scene.spoilt = ruling.refusals().filter_map(|finding| finding.fact.square()).collect();
        return scene;
    }
    scene.strikes = ruling
        .provocations
        .iter()
        .map(|chance| Strike { leaving: chance.leaving, by: chance.by.to_string() })
        .collect();
    for Provocation { by, .. } in &ruling.provocations {
        let known = scene.threatened.iter().any(|threatened| threatened.by == by.as_str());
        if let Some(creature) = referee.encounter().creature(by).filter(|_| !known) {
            let squares = Threats(referee).threatened(creature, Height::ZERO);
            scene.threatened.push(Threatened { by: by.to_string(), squares });
        }
    }
    scene
}

/// How far the first of two moves goes, in feet, if a plain move takes both, or falls short but might have used both.
pub(crate) fn first_move(referee: Referee<'_>, ruling: &Ruling, action: &str) -> Option<Feet> {
    let doubled = ruling.takes == Action::FullRound && ruling.budget == ruling.speed * 2;
    let short = ruling.budget == ruling.speed && is_too_far(ruling);
    let may_double = || {
        let mover = referee.mover(&ruling.creature);
        let closed = |mover| Walks(referee).cannot_go_on(&mover, Pace::Double);
        Paces(referee).knows(Pace::Double) && mover.is_some_and(|mover| closed(mover).is_empty())
    };
    (action == "move" && (doubled || (short && may_double()))).then_some(ruling.speed)
}

fn is_too_far(ruling: &Ruling) -> bool {
    ruling.refusals().any(|finding| matches!(finding.fact, Fact::TooFar { .. }))
}

/// Where the first of two moves ends, and where the turn ends if the path is too long. Later turns are not marked, because
/// the ground or the mover may have changed by then.
pub(crate) fn breaks(ruling: &Ruling, first_move: Option<Feet>) -> Vec<Break> {
    let within =
        |feet: Feet| (0..=ruling.steps.len()).take_while(move |&steps| ruling.spent_after(steps) <= feet.into());
    let last = |feet: Feet| within(feet).last().filter(|&steps| steps < ruling.steps.len());
    let halfway = first_move.and_then(last);
    let end = last(first_move.map_or(ruling.budget, |first| first * 2)).filter(|_| is_too_far(ruling));
    let breaks = [(halfway, say!("break-moves")), (end, say!("break-turns"))];
    breaks.into_iter().filter_map(|(after, label)| Some(Break { after: after?, label })).collect()
}

/// Draws the lane of a charge. For a refused charge the lane and its obstacles replace the path, which was not taken.
pub(crate) fn draw_lane(scene: &mut Scene, lane: referee::Lane, refused: bool) {
    scene.lane = Some(Lane { from: lane.start, to: lane.end, swept: lane.swept, refused });
    if refused {
        scene.trail = None;
    }
}

/// The path of a judged movement, if it has one.
pub(crate) fn trail(encounter: &Encounter, ruling: &Ruling) -> Option<Trail> {
    let closed = ruling.refusals().filter_map(|finding| finding.step).min().unwrap_or(usize::MAX);
    let steps = ruling.steps.iter().enumerate().map(|(index, step)| {
        let total = ruling.spent_after(index + 1);
        TrailStep {
            to: step.to,
            altitude: step.altitude,
            total,
            beyond: total > ruling.budget.into() || index > closed,
            refused: ruling.refusals().any(|finding| finding.step == Some(index)),
        }
    });
    let steps: Vec<TrailStep> = steps.collect();
    let altitude = encounter.creature(&ruling.creature).map(|creature| creature.altitude).unwrap_or_default();
    (!steps.is_empty()).then_some(Trail { start: ruling.from, altitude, steps })
}

//! Movements off the floor that end short of their goal: stopped on the way, or too long.

use crate::command::core::landing::Landing;
use crate::command::core::resolution::Resolution;
use crate::command::core::table::Table;
use crate::command::input::user_error::UserError;
use crate::command::modes::CLIMB;
use crate::grid::{Placement, Square};
use crate::referee::{
    ClimbPace, Fact, ModeMove, ModeMoves, MoveMode, Mover, Pace, Referee, Ruling, Step, Stop, Verdict, Walk,
};
use crate::say;
use crate::words::Message;

/// Where something stopped a movement.
pub(crate) struct Stopped {
    at: Square,
    /// Where the mover goes if it may not stay there.
    settled: Option<(Placement, Landing)>,
}

impl Stopped {
    /// A movement stopped here. If its mover may not stay, it moves on to where it may, at the same height, and the ruling no
    /// longer refuses the movement.
    pub(crate) fn at(table: &Table<'_>, referee: Referee<'_>, ruling: &mut Ruling, at: Square, preview: bool) -> Self {
        Stopped { at, settled: settled(table, referee, ruling, preview) }
    }

    pub(crate) fn apply_to(self, resolution: &mut Resolution<'_, '_>, (referee, mover): (Referee<'_>, &Mover<'_>)) {
        if resolution.is_stopped_unseen() {
            return;
        }
        let at = self.at;
        resolution.lines.push(say!("fly-stopped", at));
        resolution.set_json("stopped", at);
        if let Some((at, landing)) = self.settled {
            let outcome = landing.message(referee.ruleset(), mover.creature());
            resolution.lines.push(say!("going-stopped", at, outcome));
            resolution.land(&landing, at, mover.creature());
        }
    }
}

fn settled(
    table: &Table<'_>,
    referee: Referee<'_>,
    ruling: &mut Ruling,
    preview: bool,
) -> Option<(Placement, Landing)> {
    let misplaced =
        ruling.refusals().all(|finding| matches!(finding.fact, Fact::EndsInside { .. } | Fact::TooManyInSquare { .. }));
    if ruling.verdict != Verdict::Illegal || !misplaced {
        return None;
    }
    let landing = Landing::of_end(table, referee, ruling, preview)?;
    ruling.findings.retain(|finding| !finding.refuses());
    ruling.verdict = Verdict::Legal;
    Some((ruling.to, landing))
}

/// The path of a movement from its start to where something stopped it. Fails if the square is not on the path.
pub(crate) fn cut(table: &Table<'_>, mover: &Mover<'_>, ruling: &Ruling, at: Square) -> Result<Vec<Stop>, UserError> {
    table.check_squares_on_map(&[at])?;
    let start = Stop { anchor: ruling.from.anchor, altitude: Some(mover.creature().altitude) };
    let place = |step: &Step| Stop { anchor: step.to.anchor, altitude: Some(step.altitude) };
    let mut places: Vec<Stop> = std::iter::once(start).chain(ruling.steps.iter().map(place)).collect();
    let Some(last) = places.iter().position(|place| place.anchor == at) else {
        return Err(off_the_path(places.iter().map(|place| place.anchor), at));
    };
    places.truncate(last + 1);
    Ok(places)
}

/// The error for a creature stopped in a square that is not on its path.
pub(crate) fn off_the_path(path: impl Iterator<Item = Square>, at: Square) -> UserError {
    let path: Vec<String> = path.map(|square| square.to_string()).collect();
    UserError::new(say!("fly-stopped-off-the-path", path = path.join(" "), at))
}

/// What gets a climber to a goal that is too far: a faster climb, or else as much of the way as it manages. Only `/climb`
/// takes a climbing pace, so for another command (`action`) the suggestion is a full `/climb` line.
pub(crate) fn climb_that_would_do(
    referee: Referee<'_>,
    mover: &Mover<'_>,
    (mode_move, action): (&ModeMove, &str),
    ruling: &Ruling,
) -> Option<Message> {
    let climbs = mode_move.move_mode == MoveMode::Climb && ruling.verdict == Verdict::Illegal;
    if !climbs || !ruling.refusals().all(|finding| finding.fact.goes_too_far()) {
        return None;
    }
    let quicker = [(ClimbPace::Half, "half"), (ClimbPace::Full, "full")];
    // A `/climb` named in full is one move, and shares no square.
    let walk = match action == CLIMB.name {
        true => mode_move.walk.clone(),
        false => Walk { pace: Pace::Single, share: false, ..mode_move.walk.clone() },
    };
    let would_do = |climb_pace: ClimbPace| {
        let hastened = ModeMove { climb_pace, walk: walk.clone(), ..mode_move.clone() };
        ModeMoves(referee).adjudicate(mover, &hastened).verdict != Verdict::Illegal
    };
    let pace = quicker.into_iter().find(|&(pace, _)| pace != mode_move.climb_pace && would_do(pace));
    let Some((_, pace)) = pace else {
        let in_parts = ModeMove { walk: Walk { as_far_as: true, ..walk.clone() }, ..mode_move.clone() };
        let leads_on = || ModeMoves(referee).adjudicate(mover, &in_parts).verdict != Verdict::Illegal;
        return (!mode_move.walk.as_far_as && leads_on()).then(|| say!("climb-in-parts"));
    };
    if action == CLIMB.name {
        return Some(say!("climb-quicker", pace));
    }
    let to = Stop { anchor: ruling.to.anchor, altitude: ruling.altitude }.typed();
    Some(say!("climb-quicker-command", name = &ruling.creature, to, pace))
}

/// Says that `/climb` reaches the goal of a refused movement that may mix modes freely, since those don't include a climb by
/// check.
pub(crate) fn climb_instead(
    referee: Referee<'_>,
    mover: &Mover<'_>,
    mode_move: &ModeMove,
    ruling: &Ruling,
) -> Option<Message> {
    let stuck = mode_move.move_mode == MoveMode::Any && ruling.verdict == Verdict::Illegal;
    // The suggested line has no pace and goes all the way.
    let walk = Walk { pace: Pace::Single, as_far_as: false, ..mode_move.walk.clone() };
    let climb = ModeMove { move_mode: MoveMode::Climb, walk, ..mode_move.clone() };
    let gets_there = || ModeMoves(referee).adjudicate(mover, &climb).verdict != Verdict::Illegal;
    let to = mode_move.stops.last().filter(|_| stuck && gets_there())?.typed();
    Some(say!("climb-instead", name = &ruling.creature, to))
}

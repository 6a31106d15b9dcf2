//! Declared movements whose path is closed by creatures that stayed where they are. An immediate movement would be
//! refused; a declared one leads as far as it can (Rise, Conflicting Actions).

use crate::command::app::hidden::{Asked, Decided};
use crate::command::app::line;
use crate::command::app::orders::held::{alone_on, give_held, planned};
use crate::command::core::table::Played;
use crate::command::input::user_error::UserError;
use crate::command::reply::Status;
use crate::field::{Encounter, HeldOrder, Name};
use crate::grid::Square;
use crate::referee::{Referee, SharedSquares};
use crate::say;
use crate::words::Message;

/// Carries out an order on this board. If others on its path along the floor get it refused, it leads up to them.
pub(super) fn give_as_far_as_it_leads(
    asked: Asked<'_>,
    name: &Name,
    held: &HeldOrder,
    board: &Encounter,
) -> Result<Decided, UserError> {
    let whole = give_held(asked, name, held, board);
    let refused = whole.as_ref().is_ok_and(|decided| decided.outcome.status == Status::Refused);
    let path = if refused && held.intent.is_none() { up_to_the_others(asked, name, held, board) } else { None };
    let Some((path, stops)) = path else { return whole };
    let mut line = line::read(&held.line).map_err(|unreadable| unreadable.error)?;
    line.options.retain(|(option, _)| !matches!(option.as_str(), "to" | "altitude"));
    let squares: Vec<String> = path.iter().map(Square::to_string).collect();
    line.options.push(("to".to_owned(), squares.join(" ")));
    let order = HeldOrder { line: line.to_string(), ..held.clone() };
    let mut decided = give_held(asked, name, &order, board)?;
    if decided.outcome.status == Status::Refused {
        return whole;
    }
    decided.outcome = decided.outcome.adding_lines(vec![stops]);
    Ok(decided)
}

/// The squares that a movement passes before the others on its path, and a sentence saying that it ends there; `None`
/// if it doesn't get anywhere.
fn up_to_the_others(
    asked: Asked<'_>,
    name: &Name,
    held: &HeldOrder,
    board: &Encounter,
) -> Option<(Vec<Square>, Message)> {
    let free = planned(asked, name, held, &alone_on(board, board.creature(name)?))?;
    let (path, way) = (&free.facts.path, &free.facts.way);
    let view = board.visible();
    let played = Played::of(asked.library, &view)?;
    let referee = Referee::new(&played.ruleset, &view);
    let halt = SharedSquares(referee).halt(&referee.mover(name)?, (way, false), |_| true);
    let steps = halt.map_or(way.len(), |halt| halt.stands);
    let along = path.len() == way.len() + 1 && steps > 0;
    let stops = || say!("fact-stops-short", creature = name, goal = path[way.len()]);
    along.then(|| (path[1..=steps].to_vec(), free.facts.short.clone().unwrap_or_else(stops)))
}

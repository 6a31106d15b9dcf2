//! Completion of squares, the nearest first.

use crate::command::app::completion::{CompletionContext, Offer};
use crate::command::input::option::Kind;
use crate::field::Battlefield;
use crate::grid::{Direction, Square};

/// The most suggestions: more than anyone looks through.
const MOST: usize = 25;

/// The squares that complete the typed text, or the neighbors of the previous square (or the mover) if the next is not
/// begun.
pub(crate) fn offers(kind: Kind, typed: &str, given: &[(String, String)], known: &CompletionContext) -> Vec<Offer> {
    let Some(encounter) = &known.encounter else { return Vec::new() };
    let board = &encounter.battlefield;
    let is_list = matches!(kind, Kind::Areas | Kind::Destination);
    let begun = typed.rfind([' ', ',', ';']).filter(|_| is_list).map_or(0, |space| space + 1);
    let corner = typed.rfind(':').filter(|_| matches!(kind, Kind::Area | Kind::Areas)).map_or(0, |colon| colon + 1);
    let (before, last) = typed.split_at(begun.max(corner));
    let last = last.trim();
    let previous = before.split([' ', ',', ';', ':']).filter_map(|item| item.parse::<Square>().ok()).next_back();
    let from = previous.or_else(|| known.mover(given).map(|mover| mover.anchor));
    let ways = Direction::ALL.map(Direction::word).into_iter().filter(|word| {
        let directions = before.split([' ', ',', ';']).all(|item| item.parse::<Square>().is_err());
        kind == Kind::Destination && directions && !last.is_empty() && word.starts_with(&last.to_lowercase())
    });
    let squares = near(board, last, from);
    let stands = |square: Square| {
        let here = encounter.creatures().iter().find(|creature| creature.anchor == square);
        here.map_or(String::new(), |creature| format!(" ({})", creature.name))
    };
    let offers = squares.into_iter().map(|square| Offer {
        word: format!("{before}{square}"),
        label: format!("{before}{square}{}", stands(square)),
    });
    ways.map(|way| Offer::plain(format!("{before}{way}"))).chain(offers).take(MOST).collect()
}

/// The squares whose names begin with the typed text, the exact match first, then the nearest to `from`. With nothing
/// typed, the neighbors of `from`.
fn near(board: &Battlefield, typed: &str, from: Option<Square>) -> Vec<Square> {
    if typed.is_empty() {
        let Some(from) = from else { return board.area().squares().take(MOST).collect() };
        let beside = Direction::ALL.map(|direction| from.offset(direction.delta()));
        return beside.into_iter().filter(|&square| board.area().contains(square)).collect();
    }
    let typed = typed.to_ascii_uppercase();
    let digits = typed.find(|c: char| !c.is_ascii_alphabetic()).unwrap_or(typed.len());
    let (letters, number) = typed.split_at(digits);
    let columns = (0..board.width() as i32).filter(|&column| {
        let name = Square::column_letters(column);
        if number.is_empty() { name.starts_with(letters) } else { name == letters }
    });
    let rows: Vec<i32> = (0..board.height() as i32).filter(|row| (row + 1).to_string().starts_with(number)).collect();
    let mut found: Vec<Square> = columns.flat_map(|x| rows.iter().map(move |&y| Square::new(x, y))).collect();
    found.sort_by_cached_key(|&square| {
        let exact = square.to_string() == typed;
        let (dx, dy) = from.map_or((0, 0), |from| from.to(square));
        // Column A comes before column AA.
        (!exact, Square::column_letters(square.x).len(), dx.abs().max(dy.abs()), square)
    });
    found.truncate(MOST);
    found
}

//! Completion of squares, the nearest first.

use crate::command::app::completion::{CompletionContext, Offer};
use crate::command::input::option::Kind;
use crate::field::{Battlefield, Creature, Mode, Name};
use crate::grid::{Direction, Feet, Square};
use crate::referee::{Mover, Pace, Reach, Referee, Supports, Walk, Walks};
use crate::say;
use crate::words::Message;

/// The most suggestions: more than anyone reads through.
const MOST: usize = 25;

/// The squares that complete the typed text, or if no new square has been started, the neighbours of the previous one
/// (or of the mover).
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
    let mover = known.mover(given).filter(|_| before.trim().is_empty() && kind == Kind::Destination);
    let prices = mover.and_then(|mover| Prices::of(mover, given, known));
    let squares = match &prices {
        Some(prices) if last.is_empty() => prices.nearest(),
        _ => near(board, last, from),
    };
    let told = |(nth, square): (usize, Square)| {
        let price = prices.as_ref().and_then(|prices| prices.told(square, nth < MOST_JUDGED));
        price.map_or(String::new(), |price| format!(": {}", price.localized(known.locale)))
    };
    let stands = |square: Square| {
        let here = encounter.creatures().iter().find(|creature| creature.anchor == square);
        here.map_or(String::new(), |creature| format!(" ({})", creature.name))
    };
    let offers = squares.into_iter().enumerate().map(|(nth, square)| Offer {
        word: format!("{before}{square}"),
        label: format!("{before}{square}{}{}", stands(square), told((nth, square))),
    });
    ways.map(|way| Offer::plain(format!("{before}{way}"))).chain(offers).take(MOST).collect()
}

/// The commands whose squares are reached on foot.
const ON_FOOT: &[&str] = &["move", "step", "run", "hustle", "sprint", "withdraw", "crawl"];
/// The most squares to offer with who would strike, since each takes judging a move.
const MOST_JUDGED: usize = 8;

/// The longest pace a command allows.
pub(crate) fn pace_of(command: &str) -> Pace {
    match command {
        "hustle" => Pace::Hustle,
        "sprint" => Pace::Sprint,
        "step" | "crawl" => Pace::Single,
        _ => Pace::Double,
    }
}

/// What squares cost a creature on foot.
struct Prices<'k> {
    referee: Referee<'k>,
    mover: Mover<'k>,
    pace: Pace,
    reach: Reach,
}

impl<'k> Prices<'k> {
    /// Prices for a command and a creature that moves on foot; `None` for any other.
    fn of(mover: &Creature, given: &[(String, String)], known: &'k CompletionContext) -> Option<Self> {
        let other_mode = given.iter().any(|(option, value)| option == "mode" && value != Mode::Walk.word());
        if !ON_FOOT.contains(&known.command.as_str()) || other_mode {
            return None;
        }
        let referee = Referee::new(known.ruleset.as_deref()?, known.encounter.as_ref()?).planning(true);
        let mover = referee.mover(&mover.name)?;
        let on_foot = Supports(referee).locomotion(mover.creature()).mode == Mode::Walk;
        let pace = pace_of(&known.command);
        on_foot.then(|| Prices { reach: Walks(referee).reachable(&mover, pace, false), referee, mover, pace })
    }

    /// The cheapest squares to reach, in order.
    fn nearest(&self) -> Vec<Square> {
        let own = self.mover.placement().anchor;
        let mut ends: Vec<(Feet, Square)> = self.reach.feet().map(|(square, feet)| (feet, square)).collect();
        ends.retain(|(_, square)| *square != own);
        ends.sort_unstable();
        ends.into_iter().take(MOST).map(|(_, square)| square).collect()
    }

    /// What this square costs and, if asked for, who would strike on the way; `None` if it is out of reach.
    fn told(&self, square: Square, judged: bool) -> Option<Message> {
        let feet = self.reach.at(square)?;
        if !judged {
            return Some(say!("offer-feet", feet));
        }
        let walk = Walk { stops: vec![square], pace: self.pace, ..Walk::default() };
        let ruling = Walks(self.referee).adjudicate(&self.mover, &walk);
        let mut strikers: Vec<&Name> = ruling.provocations.iter().map(|chance| &chance.by).collect();
        strikers.dedup();
        Some(match strikers[..] {
            [] => say!("offer-feet", feet),
            _ => say!("offer-feet-provokes", feet, by = Message::names(strikers)),
        })
    }
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

//! Adds several creatures of a kind at once: numbers them and finds room for each.

use std::collections::VecDeque;

use crate::command::core::naming::names;
use crate::command::core::outcome::Outcome;
use crate::command::core::table::Table;
use crate::command::input::user_error::UserError;
use crate::command::reply::picture;
use crate::command::setup::creature::{board_json, oddities, sheet};
use crate::field::{Battlefield, Creature, Encounter, Fill, Name, Size};
use crate::grid::{Area, Direction, Feet, Square};
use crate::referee::{Referee, SharedSquares};
use crate::say;
use crate::words::Message;

/// The most reasons an answer gives for refusing a crowd.
const MOST_REASONS: usize = 12;

/// Creatures of a kind to add together.
pub(crate) struct Crowd<'a> {
    /// The creature to copy; each copy gets its name and a number.
    pub(crate) like: &'a Creature,
    /// Where: a list of squares, one square to gather around, or areas to fill.
    pub(crate) at: &'a [Area],
    /// How many to add.
    pub(crate) count: usize,
}

/// Adds all of them, or none; then the error lists everything that is wrong.
pub(crate) fn put(table: &Table<'_>, crowd: &Crowd<'_>) -> Result<Outcome, UserError> {
    for area in crowd.at {
        table.check_squares_on_map(&[area.north_west(), area.south_east()])?;
    }
    let referee = table.referee()?;
    let names = numbered(referee.encounter(), &crowd.like.name, crowd.count)?;
    let like = |name: Name| Creature { name, ..crowd.like.clone() };
    let waiting: VecDeque<Creature> = names.into_iter().map(like).collect();
    let mut coming = Coming { referee, next: referee.encounter().clone(), waiting, come: Vec::new() };
    let one_by_one = crowd.at.len() > 1 && crowd.at.iter().all(|area| area.north_west() == area.south_east());
    if one_by_one {
        coming.stand(table, crowd)?;
    } else {
        // One to a square while squares last, then as many as can share one.
        while coming.gather(crowd.at.iter().flat_map(|area| area.squares().map(move |at| (at, Some(*area)))), 1) {}
    }
    // If the command asked to gather around a single square, all of them are where it asked.
    let gathers = matches!(crowd.at, [area] if area.north_west() == area.south_east());
    let named = if gathers { crowd.count } else { coming.come.len() };
    let around = near(&referee.encounter().battlefield, crowd.at);
    coming.gather(around.into_iter().map(|at| (at, None)), crowd.count);
    match coming.waiting.len() {
        0 => Ok(coming.outcome(named)),
        more => Err(UserError::new(say!("crowd-no-ground", room = coming.come.len(), count = crowd.count, more))),
    }
}

/// The table while the creatures are added.
struct Coming<'a> {
    referee: Referee<'a>,
    next: Encounter,
    /// The creatures that have no square yet; `come` are those already placed.
    waiting: VecDeque<Creature>,
    come: Vec<Creature>,
}

impl Coming<'_> {
    /// Puts each creature on the square named for it.
    fn stand(&mut self, table: &Table<'_>, crowd: &Crowd<'_>) -> Result<(), UserError> {
        if crowd.at.len() > crowd.count {
            return Err(UserError::new(say!("crowd-too-many-squares", squares = crowd.at.len(), count = crowd.count)));
        }
        let mut wrong = Vec::new();
        for area in crowd.at {
            let Some(creature) = self.waiting.pop_front() else { break };
            let creature = Creature { anchor: area.north_west(), ..creature };
            match table.check_on_map(&creature).map_err(|off| off.message()).and_then(|()| self.check_room(&creature)) {
                Ok(()) => self.take(creature),
                Err(why) => wrong.push(why),
            }
        }
        if wrong.is_empty() {
            return Ok(());
        }
        let more = wrong.len().saturating_sub(MOST_REASONS);
        wrong.truncate(MOST_REASONS);
        let more = (more > 0).then(|| say!("crowd-and-more", more));
        let all = [say!("crowd-nobody-put")].into_iter().chain(wrong).chain(more);
        Err(UserError::new(Message::sentences(all.map(Some))))
    }

    /// Puts the remaining creatures on the first of these squares with room for them, at most `most` to a square. With
    /// an area, the whole space must lie within it, unless the area is too small for that. Returns whether it placed
    /// any.
    fn gather(&mut self, squares: impl Iterator<Item = (Square, Option<Area>)>, most: usize) -> bool {
        let before = self.come.len();
        for (anchor, within) in squares {
            for _ in 0..most {
                let Some(creature) = self.waiting.front() else { break };
                let creature = Creature { anchor, ..creature.clone() };
                let full = self.referee.ruleset().space(&creature);
                let space = full.at(anchor).area();
                let roomy = |area: &Area| full.width <= area.width() && full.height <= area.height();
                let leaves = |area: Area| !area.contains(space.north_west()) || !area.contains(space.south_east());
                let on_map = self.next.battlefield.holds(full.at(anchor));
                if !on_map || within.filter(roomy).is_some_and(leaves) || self.check_room(&creature).is_err() {
                    break;
                }
                self.waiting.pop_front();
                self.take(creature);
            }
        }
        self.come.len() > before
    }

    /// Fails with the reason if the creature has no room here. Small creatures share a square as far as they fit.
    fn check_room(&self, creature: &Creature) -> Result<(), Message> {
        let shared = SharedSquares(Referee::new(self.referee.ruleset(), &self.next));
        let (with, ground_is_free) = shared.standing_in(creature);
        let Creature { name, anchor, size, .. } = creature;
        if !ground_is_free {
            return Err(say!("crowd-would-cover", name, anchor));
        }
        let crowding = shared.crowding(creature);
        if crowding.is_none_or(|full| full) && !with.is_empty() && *size >= Size::Small {
            return Err(say!("crowd-would-share", name, anchor, others = names(with)));
        }
        if crowding.is_some_and(|full| full) {
            return Err(say!("crowd-is-full", name, anchor));
        }
        Ok(())
    }

    fn take(&mut self, creature: Creature) {
        self.next.put(creature.clone());
        self.come.push(creature);
    }

    /// The answer about all of them; `named` of them are where the command asked.
    fn outcome(self, named: usize) -> Outcome {
        let Coming { referee, next, come, .. } = self;
        let who = Message::names(come.iter().map(|one| say!("who-at", who = one.name, at = one.anchor)));
        let mut message = say!("crowd-put", count = come.len(), who);
        if let Some((first, others)) = come.split_first() {
            let alone = others.iter().fold(next.clone(), |mut next, other| {
                next.remove(&other.name);
                next
            });
            let like = say!("crowd-each-like", first = sheet::described(referee, first));
            message = Message::lines([message, like]).then(oddities(referee, &alone, first));
        }
        if named < come.len() {
            let beside = names(come[named..].iter().map(|one| &one.name));
            message = Message::lines([message, say!("crowd-beside", beside)]);
        }
        let after = Referee::new(referee.ruleset(), &next);
        let ruling = board_json(after, |one| come.iter().any(|other| other.name == one.name));
        let mut scene = picture::board(referee.ruleset(), &next);
        scene.focus = come.iter().map(|one| referee.ruleset().placement(one).area()).reduce(Area::around);
        Outcome::new(message).ruled(ruling).showing(scene).leaving(next)
    }
}

/// The names of the creatures, numbered from 1 or from the highest number on the table.
fn numbered(encounter: &Encounter, base: &Name, count: usize) -> Result<Vec<Name>, UserError> {
    let with = |number: u32| {
        Name::new(&format!("{base} {number}"))
            .map_err(|bad| UserError::new(say!("crowd-no-number", base, number, why = bad.message())))
    };
    if count == 1 {
        crate::command::setup::creature::check_name_free(encounter, base)?;
        return Ok(vec![base.clone()]);
    }
    let number = |creature: &Creature| {
        let rest = creature.name.key().strip_prefix(base.key())?.strip_prefix(' ')?;
        rest.parse::<u32>().ok().filter(|number| *number <= GREATEST)
    };
    let last = encounter.creatures().iter().filter_map(number).max().unwrap_or(0);
    let free = (last + 1..).map(with);
    free.filter(|name| name.as_ref().map_or(true, |name| encounter.creature(name).is_none())).take(count).collect()
}

/// A higher number is part of the name and isn't counted on from.
const GREATEST: u32 = 9_999;

/// Every square connected to these areas by ground without walls, closed doors or ledges in between, nearest first and
/// then in reading order.
fn near(board: &Battlefield, areas: &[Area]) -> Vec<Square> {
    let map = board.area();
    let mut seen = vec![false; (map.width() * map.height()) as usize];
    let mut first = |square: Square| board.index(square).is_some_and(|at| !std::mem::replace(&mut seen[at], true));
    let mut found = Vec::new();
    let mut ring: Vec<Square> = areas.iter().flat_map(|area| area.squares()).filter(|&square| first(square)).collect();
    while !ring.is_empty() {
        ring.sort_unstable();
        let steps = |&from: &Square| Direction::ALL.map(|direction| (from, from.offset(direction.delta())));
        let next = ring.iter().flat_map(steps).filter(|&(from, to)| is_open(board, from, to) && first(to));
        let next = next.map(|(_, to)| to).collect();
        found.append(&mut ring);
        ring = next;
    }
    found
}

/// Whether the ground connects a square to an adjacent one; diagonally, around at least one side of the corner.
fn is_open(board: &Battlefield, from: Square, to: Square) -> bool {
    let straight = |a: Square, b: Square| {
        let open = board.area().contains(b) && board.fill(b) == Fill::Open;
        let level = board.floor(a).apart(board.floor(b)) <= Feet::SQUARE;
        open && level && !board.is_walled(a, b)
    };
    match from.to(to) {
        (0, _) | (_, 0) => straight(from, to),
        (dx, dy) => [(dx, 0), (0, dy)].into_iter().any(|aside| {
            let way = from.offset(aside);
            straight(from, way) && straight(way, to)
        }),
    }
}

//! Creatures by where they are: those near a place are found by square, so that nobody looks at everybody.

use std::collections::HashMap;

use crate::field::Creature;
use crate::grid::Area;
use crate::referee::context::Referee;
use crate::referee::tally::Tally;

/// The side of a cell of the index, in squares.
const CELL: i32 = 8;

/// Creatures by where they are, looked up once for all that a command asks.
pub(crate) struct Neighbours<'a> {
    /// Each creature with the area that it is found by, in order of name.
    all: Vec<(&'a Creature, Area)>,
    /// By cell: the indices of those whose area has a square in it.
    cells: HashMap<(i32, i32), Vec<usize>>,
}

impl<'a> Neighbours<'a> {
    /// Everybody by their space, made wider by so many squares on every side.
    pub(crate) fn new(referee: Referee<'a>, wider: impl Fn(&Creature) -> i32) -> Self {
        let area = |one: &'a Creature| (one, referee.space_of(one).area().grown(wider(one)));
        Neighbours::of(referee.encounter.creatures().iter().map(area).collect())
    }

    /// These creatures by these areas, in order of name.
    pub(crate) fn of(all: Vec<(&'a Creature, Area)>) -> Self {
        let mut cells: HashMap<(i32, i32), Vec<usize>> = HashMap::new();
        for (index, (_, area)) in all.iter().enumerate() {
            for cell in cells_of(*area) {
                cells.entry(cell).or_default().push(index);
            }
        }
        Neighbours { all, cells }
    }

    /// Whether there is nobody to be found.
    pub(crate) fn is_empty(&self) -> bool {
        self.all.is_empty()
    }

    /// Those whose area shares a square with this one, in order of name.
    pub(crate) fn near(&self, area: Area) -> impl Iterator<Item = &'a Creature> {
        let mut found: Vec<usize> =
            cells_of(area).filter_map(|cell| self.cells.get(&cell)).flatten().copied().collect();
        found.sort_unstable();
        found.dedup();
        let near = move |(_, it): &(&Creature, Area)| {
            Tally::count_creature();
            it.overlaps(area)
        };
        found.into_iter().map(|index| self.all[index]).filter(near).map(|(one, _)| one)
    }
}

fn cells_of(area: Area) -> impl Iterator<Item = (i32, i32)> {
    let cell = |at: i32| at.div_euclid(CELL);
    let (first, last) = (area.north_west(), area.south_east());
    (cell(first.y)..=cell(last.y)).flat_map(move |y| (cell(first.x)..=cell(last.x)).map(move |x| (x, y)))
}

//! A spatial index of creatures: finds those near a place by square, without scanning everyone.

use std::collections::HashMap;

use crate::field::Creature;
use crate::grid::Area;
use crate::referee::context::Referee;
use crate::referee::tally::Tally;

/// The side of a cell of the index, in squares.
const CELL: i32 = 8;

/// Creatures by place, indexed once for all of a command's questions.
pub(crate) struct Neighbours<'a> {
    /// Each creature with the area it is found by, sorted by name.
    all: Vec<(&'a Creature, Area)>,
    /// For each cell, the indices of the creatures whose area has a square in it.
    cells: HashMap<(i32, i32), Vec<usize>>,
}

impl<'a> Neighbours<'a> {
    /// All creatures by their space, widened by the number of squares that `wider` gives on every side.
    pub(crate) fn new(referee: Referee<'a>, wider: impl Fn(&Creature) -> i32) -> Self {
        let area = |one: &'a Creature| (one, referee.space_of(one).area().grown(wider(one)));
        Neighbours::of(referee.encounter.creatures().iter().map(area).collect())
    }

    /// These creatures by these areas, sorted by name.
    pub(crate) fn of(all: Vec<(&'a Creature, Area)>) -> Self {
        let mut cells: HashMap<(i32, i32), Vec<usize>> = HashMap::new();
        for (index, (_, area)) in all.iter().enumerate() {
            for cell in cells_of(*area) {
                cells.entry(cell).or_default().push(index);
            }
        }
        Neighbours { all, cells }
    }

    /// Whether the index is empty.
    pub(crate) fn is_empty(&self) -> bool {
        self.all.is_empty()
    }

    /// The creatures whose area shares a square with this one, sorted by name.
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

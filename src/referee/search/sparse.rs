//! Fronts that occupy few words of a large board: only the words that hold places are visited.

use super::steps::Stance;
use super::wave::{Front, Wave};
use crate::grid::{Gathered, Mask, Part};

/// A front is expanded word by word if its rows have at least `LARGE` words and it occupies fewer than one in `SPARSE` of
/// them for each kind of footing, by which all of them would be split otherwise.
const LARGE: u32 = 128;
const SPARSE: usize = 32;

/// How many occupied words a step moves per unit of work.
const PARTS_MOVED: u32 = 8;

/// What a wave needs to visit words one by one.
pub(super) struct Sparse {
    /// Scratch space, empty between uses: the places one front leads to by one way, also split by footing.
    gathered: Gathered,
    led_to: Vec<Vec<Part>>,
    /// Indexed by shape.
    footings: Vec<Footings>,
}

/// The places of a shape by footing, word by word, so that everything about a word is adjacent in memory.
struct Footings {
    /// How many kinds of footing there are, the unhampered one last.
    kinds: usize,
    /// For each word, the squares of each kind; the unhampered ones, the most common, first.
    words: Vec<u64>,
}

impl Footings {
    fn of(stance: &Stance) -> Self {
        let masks: Vec<&Mask> =
            std::iter::once(&*stance.bare).chain(stance.hampered.iter().map(|(_, on)| on)).collect();
        let mut words = vec![0; masks.len() * stance.bare.words()];
        for (kind, mask) in masks.iter().enumerate() {
            mask.parts().for_each(|(at, bits)| words[at * masks.len() + kind] = bits);
        }
        Footings { kinds: masks.len(), words }
    }

    /// Splits places by footing, in the order the prices of a way use.
    fn split(&self, (at, mut bits): Part, mut each: impl FnMut(Part, usize)) {
        let of_the_word = &self.words[at * self.kinds..][..self.kinds];
        for (kind, squares) in of_the_word.iter().enumerate() {
            let within = bits & squares;
            if within != 0 {
                each((at, within), kind.checked_sub(1).unwrap_or(self.kinds - 1));
                bits &= !within;
                if bits == 0 {
                    return;
                }
            }
        }
    }
}

impl Sparse {
    pub(super) fn new(stances: &[Stance]) -> Self {
        let footings: Vec<Footings> = stances.iter().map(Footings::of).collect();
        let kinds = footings.iter().map(|footings| footings.kinds).max().unwrap_or(1);
        let gathered = Gathered::empty_like(&stances[0].open);
        Sparse { gathered, led_to: vec![Vec::new(); kinds], footings }
    }
}

impl Wave<'_, '_, '_> {
    /// Whether a front's places lie so scattered that they are visited one by one.
    pub(super) fn is_sparse(&self, front: &Mask) -> bool {
        let extent = front.extent();
        extent >= LARGE && front.parts().count() * SPARSE < extent as usize * self.kinds
    }

    /// Expands the places by one step, word by word: far fewer operations if they are scattered.
    pub(super) fn word_by_word(&mut self, anchors: &Mask, (feet, shape, diagonal_count): Front) {
        let parts: Vec<Part> = anchors.parts().collect();
        self.step_table.referee.spend(parts.len() as u32 * self.steps_from[shape] / PARTS_MOVED);
        let mut sparse = self.sparse.take().unwrap_or_else(|| Box::new(Sparse::new(&self.step_table.stances)));
        let on_leaving = self.minds_the_space_left();
        let diagonal_counts = self.lower_bound.diagonal_counts.len();
        // By the footing of the space left, if that decides the price.
        let mut from = vec![Vec::new(); if on_leaving { self.kinds } else { 1 }];
        match on_leaving {
            true => parts
                .iter()
                .for_each(|&part| sparse.footings[shape].split(part, |part, footing| from[footing].push(part))),
            false => from[0] = parts,
        }
        for at in 0..self.ways.len() {
            let way = &self.ways[at];
            if way.from != shape || feet + way.least[diagonal_count] > self.budget {
                continue;
            }
            let Sparse { gathered, led_to, footings } = &mut *sparse;
            for (left, parts) in from.iter().enumerate().filter(|(_, parts)| !parts.is_empty()) {
                way.steps.iter().for_each(|step| gathered.add_stepped(parts, step.offset, &step.leads_to));
                let known = &self.settled[way.to * diagonal_counts..][..diagonal_counts];
                for (at, bits) in gathered.drain() {
                    let done = known.iter().fold(bits, |bits, settled| settled.done.within((at, bits)).1);
                    match (bits & !done, on_leaving) {
                        (0, _) => {}
                        (bits, true) => led_to[left].push((at, bits)),
                        (bits, false) => {
                            footings[way.to].split((at, bits), |part, footing| led_to[footing].push(part));
                        }
                    }
                }
            }
            for (footing, places) in led_to.iter_mut().enumerate().filter(|(_, places)| !places.is_empty()) {
                if let Some(front) = self.priced(at, footing, (feet, diagonal_count)) {
                    let slot = self.slot(front);
                    places.iter().for_each(|&place| slot.add_part(place));
                }
                places.clear();
            }
        }
        self.sparse = Some(sparse);
    }
}

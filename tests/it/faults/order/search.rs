//! Is there a sequential order of the commands that explains every answer?
//!
//! The number of orders grows exponentially with the commands that overlap, and so with how busy the machine is. The number
//! of states that matter doesn't: a state is which commands were executed, what is on the board, and as much of the history as
//! the undos still to come can reach ([`reach`]). Whatever order led to a state, it is continued once.

use std::collections::HashSet;
use std::hash::{BuildHasher, RandomState};

use super::asked::Asked;
use super::model::{Model, Told};

/// A command: when it was in flight, counted in steps of all people together, and its answer.
#[derive(Clone, Debug)]
pub struct Deed {
    pub by: u64,
    pub asked: Asked,
    pub begun: u64,
    /// When it was answered or, if nobody got the answer, when its process was gone: it happened by then or never.
    pub ended: u64,
    pub told: Option<Told>,
}

impl Deed {
    /// Whether its answer says that it changed nothing, whenever it happened.
    fn only_looks(&self) -> bool {
        let says_other_than = |word| self.told.as_ref().is_some_and(|told| !told.text.starts_with(word));
        match self.asked {
            Asked::Show => true,
            Asked::Undo => says_other_than("Undone"),
            Asked::Redo => says_other_than("Redone"),
            Asked::DoneForPhase(_) => says_other_than("Done for this phase"),
            _ => false,
        }
    }

    /// Whether it took back a command or, without an answer, may have.
    fn pops(&self) -> bool {
        let undoes = |told: &Told| told.text.starts_with("Undone");
        self.asked == Asked::Undo && self.told.as_ref().is_none_or(undoes)
    }

    /// Whether it certainly left a command in the history that players know of.
    fn pushes(&self) -> bool {
        let Some(told) = &self.told else {
            return false;
        };
        match self.asked {
            Asked::Redo => told.text.starts_with("Redone") && !told.is_about_the_hidden(),
            // Its numbers are new, so it changed something.
            Asked::Place(..) | Asked::Hurry(..) | Asked::Initiative(..) => !self.asked.is_secret(),
            Asked::NextPhase => true,
            Asked::DoneForPhase(_) => told.text.starts_with("Done for this phase"),
            // The same picture again changes nothing.
            Asked::Wear(..) | Asked::Import(_) | Asked::Undo | Asked::Show => false,
        }
    }
}

/// The commands executed, a bit each.
type Made = u128;

/// The search for an order.
pub struct Search<'a> {
    deeds: &'a [Deed],
    hasher: RandomState,
    /// The states that were continued, by hash.
    known: HashSet<u64>,
}

impl<'a> Search<'a> {
    pub fn of(deeds: &'a [Deed]) -> Search<'a> {
        Search { deeds, hasher: RandomState::new(), known: HashSet::new() }
    }

    /// Whether one order of the commands explains every answer. A command comes after all that had ended before it began.
    /// Commands without an answer may have happened or not.
    pub fn explains(&mut self, begin: &Model) -> bool {
        self.continues(0, begin.clone())
    }

    /// How many states were continued.
    pub fn states(&self) -> usize {
        self.known.len()
    }

    fn continues(&mut self, made: Made, mut model: Model) -> bool {
        let made = made | self.too_late(made);
        let open: Vec<&Deed> = self.open(made).map(|nth| &self.deeds[nth]).collect();
        let Some(first_end) = open.iter().filter(|deed| deed.told.is_some()).map(|deed| deed.ended).min() else {
            return true;
        };
        model.forget(reach(&open));
        if !self.known.insert(self.hasher.hash_one((made, &model))) {
            return false;
        }
        let (heard, unheard): (Vec<usize>, Vec<usize>) = self
            .open(made)
            .filter(|&nth| self.deeds[nth].begun <= first_end)
            .partition(|&nth| self.deeds[nth].told.is_some());
        let mut next = Vec::new();
        for nth in heard.into_iter().chain(unheard) {
            let deed = &self.deeds[nth];
            let mut after = model.clone();
            let answer = after.answers(deed.by, deed.asked);
            match &deed.told {
                Some(told) if !told.fits(&answer) => {}
                // What only looks and is right now is in nobody's way, unless it makes others too late: no other order needs
                // trying.
                Some(_) if deed.only_looks() && self.too_late(made | 1 << nth) == 0 => {
                    return self.continues(made | 1 << nth, after);
                }
                // Without an answer and without a change it may as well never have happened.
                None if after == model => {}
                _ => next.push((made | 1 << nth, after)),
            }
        }
        next.into_iter().any(|(made, after)| self.continues(made, after))
    }

    fn open(&self, made: Made) -> impl Iterator<Item = usize> {
        (0..self.deeds.len()).filter(move |nth| made & (1 << nth) == 0)
    }

    /// What was in flight in a process that ended before a made command began, and so can't happen any more.
    fn too_late(&self, made: Made) -> Made {
        let made_last = (0..self.deeds.len()).filter(|nth| made & (1 << nth) != 0 && self.deeds[*nth].told.is_some());
        let made_last = made_last.map(|nth| self.deeds[nth].begun).max().unwrap_or(0);
        let late = self.open(made).filter(|&nth| self.deeds[nth].told.is_none() && self.deeds[nth].ended < made_last);
        late.fold(0, |late, nth| late | 1 << nth)
    }
}

/// How deep into the commands that players know of these can look, to take one back or to refuse that: the undos that may have
/// happened by some moment, less the commands that must have, because they lie on top.
fn reach(open: &[&Deed]) -> usize {
    let by = |moment: u64| {
        let gone = open.iter().filter(|deed| deed.pops() && deed.begun <= moment).count();
        let on_top = open.iter().filter(|deed| deed.pushes() && deed.ended < moment).count();
        (gone + 1).saturating_sub(on_top)
    };
    open.iter().filter(|deed| deed.asked == Asked::Undo).map(|deed| by(deed.begun)).max().unwrap_or(0)
}

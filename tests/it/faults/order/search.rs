//! Is there a sequential order of the commands that explains every answer?

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

/// Whether one order of the commands explains every answer. A command comes after all that had ended before it began. Commands
/// without an answer may have happened or not.
pub fn explained(deeds: &[Deed], begin: &Model) -> bool {
    search(deeds, (0, begin), &RandomState::new(), &mut HashSet::new())
}

/// Continues after the commands in `made`. Visited states are remembered by hash, because there may be millions.
fn search(deeds: &[Deed], (made, model): (u128, &Model), hasher: &RandomState, known: &mut HashSet<u64>) -> bool {
    // Whatever was in flight in a process that ended before a made command began can't happen any more.
    let made_last = (0..deeds.len()).filter(|nth| made & (1 << nth) != 0 && deeds[*nth].told.is_some());
    let made_last = made_last.map(|nth| deeds[nth].begun).max().unwrap_or(0);
    let too_late = |deed: &Deed| deed.told.is_none() && deed.ended < made_last;
    let late = (0..deeds.len()).filter(|&nth| too_late(&deeds[nth]));
    let made = late.fold(made, |made, nth| made | 1 << nth);
    let waits = |nth: &usize| made & (1 << nth) == 0;
    let open: Vec<usize> = (0..deeds.len()).filter(waits).collect();
    if open.iter().all(|&nth| deeds[nth].told.is_none()) {
        return true;
    }
    if !known.insert(hasher.hash_one((made, model))) {
        return false;
    }
    assert!(known.len() < 5_000_000, "more orders than can be tried");
    let (heard, unheard): (Vec<usize>, Vec<usize>) = open.into_iter().partition(|&nth| deeds[nth].told.is_some());
    let first_end = heard.iter().map(|&nth| deeds[nth].ended).min().unwrap_or(u64::MAX);
    heard.into_iter().chain(unheard).filter(|&nth| deeds[nth].begun <= first_end).any(|nth| {
        let mut after = model.clone();
        let answer = after.answers(deeds[nth].by, deeds[nth].asked);
        let fits = match &deeds[nth].told {
            Some(told) => told.fits(&answer),
            // A command without an answer that changed nothing may as well never have happened.
            None => after != *model,
        };
        fits && search(deeds, (made | 1 << nth, &after), hasher, known)
    })
}

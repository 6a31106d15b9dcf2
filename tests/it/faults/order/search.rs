//! Is there an order of the commands, one after the other, that explains every answer?

use std::collections::HashSet;

use super::asked::Asked;
use super::model::{Model, Told};

/// A command: when it was under way, counted in steps of all people together, and what was answered.
#[derive(Clone, Debug)]
pub struct Deed {
    pub by: u64,
    pub asked: Asked,
    pub begun: u64,
    /// When it was answered, or, if nobody heard of it, when the process that had it was gone: it has happened by then or never.
    pub ended: u64,
    pub told: Option<Told>,
}

/// Whether one order of the commands explains every answer: each after those that had ended before it began. Commands whose
/// answer nobody heard may have happened or not.
pub fn explained(deeds: &[Deed], begin: &Model) -> bool {
    fn search(deeds: &[Deed], made: u128, model: &Model, known: &mut HashSet<(u128, Model)>) -> bool {
        // Whatever was under way in a process that ended before a made command began has not happened any more.
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
        if !known.insert((made, model.clone())) {
            return false;
        }
        assert!(known.len() < 1_000_000, "more orders than can be tried");
        let heard = open.iter().filter(|&&nth| deeds[nth].told.is_some());
        let first_end = heard.map(|&nth| deeds[nth].ended).min().unwrap_or(u64::MAX);
        open.iter().filter(|&&nth| deeds[nth].begun <= first_end).any(|&nth| {
            let mut after = model.clone();
            let answer = after.answers(deeds[nth].by, deeds[nth].asked);
            let fits = deeds[nth].told.as_ref().is_none_or(|told| told.fits(&answer));
            fits && search(deeds, made | 1 << nth, &after, known)
        })
    }
    search(deeds, 0, begin, &mut HashSet::new())
}

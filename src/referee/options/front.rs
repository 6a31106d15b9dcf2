//! The ways worth listing.

use super::way::{Approach, Means, Way};
use super::{Approached, Asking};
use crate::grid::{Feet, HalfFeet};
use crate::referee::ruling::{Fact, Ruling, Verdict};

/// How many beaten ways to keep, in case the commands rule otherwise on those that beat them.
const MOST_BEATEN: usize = 60;

/// How many command rulings may be asked for per way that may be listed.
const RULINGS_A_WAY: usize = 2;

/// What a way's command says.
#[derive(Clone, Debug)]
pub enum CommandVerdict {
    /// This ruling, and how far the mover falls.
    Ruled(Box<Ruling>, Feet),
    /// Nothing beyond what is known: the way takes no command, or a die decides it.
    Same,
    /// The command makes no sense there.
    Nothing,
    /// It takes more work than the commands have left.
    TooMuch,
}

/// The most that a movement can still leave its mover and riders able to do to the target.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Best {
    pub(crate) means: Means,
    /// How many may attack, if the mover has riders.
    pub(crate) attackers: usize,
}

/// The ways so far that no other way covers, and the kinds that failed.
#[derive(Debug, Default)]
pub(crate) struct Front {
    ways: Vec<Way>,
    /// Ways that another one covers.
    beaten: Vec<Way>,
    refused: Vec<Way>,
    /// The kinds of which some way was legal, whether or not it is still listed.
    legal: Vec<&'static str>,
}

impl Front {
    /// Adds a judged way: as a refused one if the rules forbid it, and not at all if the rulebook has nothing of the kind.
    pub(crate) fn add(&mut self, way: Way) {
        let kind = way.approach.kind();
        if way.ruling.verdict == Verdict::Illegal {
            if way.ruling.refusals().any(|finding| finding.fact.is_unknown_to_the_book()) {
                return;
            }
            if self.refused.iter().all(|other| other.approach.kind() != kind) {
                self.refused.push(way);
            }
            return;
        }
        if way.means == Means::None {
            // It ends where the target is out of reach, as a way can that ends in less room than it has.
            return;
        }
        if !self.legal.contains(&kind) {
            self.legal.push(kind);
        }
        let beaten = match insert(&mut self.ways, way, Way::goes_before) {
            Ok(beaten) => beaten,
            Err(way) => vec![way],
        };
        let room = MOST_BEATEN.saturating_sub(self.beaten.len());
        self.beaten.extend(beaten.into_iter().take(room));
    }

    /// The ways so far.
    pub(crate) fn ways(&self) -> &[Way] {
        &self.ways
    }

    /// Whether some way of this kind leads there.
    pub(crate) fn has(&self, kind: &str) -> bool {
        self.legal.contains(&kind)
    }

    /// Whether it is known if some way of this kind leads there.
    pub(crate) fn knows(&self, kind: &str) -> bool {
        self.has(kind) || self.refused.iter().any(|way| way.approach.kind() == kind)
    }

    /// Whether a known way that isn't a maneuver is as good as any that takes `feet`, with this number of strikes and no other
    /// risk, to an end that `exposed` opponents threaten, and that leaves these means.
    pub(crate) fn outdoes(&self, strikes: usize, feet: HalfFeet, exposed: usize, best: Best) -> bool {
        let covers = |way: &Way| way.means.covers(best.means) && way.attackers.len() >= best.attackers;
        let as_good = |way: &Way| way.exposed <= exposed && way.feet() <= feet && covers(way);
        self.ways.iter().any(|way| way.approach.is_plain() && way.is_clean(strikes) && as_good(way))
    }

    /// Has the commands rule on the ways to list, until each has been ruled on by its own command. A way that turns out worse
    /// than it seemed makes room for those it had beaten. The ways come first: why a kind leads nowhere is worth less work.
    pub(crate) fn ask(&mut self, asking: &Asking<'_, '_>, most: usize, command: &dyn Fn(&Approach) -> CommandVerdict) {
        let ways = self.ways.drain(..).chain(self.beaten.drain(..));
        let mut all: Vec<Known> = ways.map(|way| Known { way, ruled: false, out: false }).collect();
        let mut left = most * RULINGS_A_WAY;
        let mut told = rule_on(asking, &mut all, (most, &mut left), command);
        let found = self.ask_why_not(asking, command);
        if !found.is_empty() {
            all.extend(found.into_iter().map(|way| Known { way, ruled: true, out: false }));
            told = rule_on(asking, &mut all, (most, &mut left), command);
        }
        self.ways = told.into_iter().filter(|way| all[*way].ruled).map(|way| all[way].way.clone()).collect();
    }

    /// Asks the commands why a kind of movement leads nowhere, if its search was cut short. Returns the ways that turn out
    /// legal; one whose command is cut short too is left out.
    fn ask_why_not(&mut self, asking: &Asking<'_, '_>, command: &dyn Fn(&Approach) -> CommandVerdict) -> Vec<Way> {
        let mut found = Vec::new();
        for way in std::mem::take(&mut self.refused) {
            let cut_short = way.ruling.refusals().any(|finding| finding.fact == Fact::SearchLimit);
            let cut_short = cut_short || !way.ruling.optimal;
            if self.has(way.approach.kind()) || !cut_short {
                self.refused.push(way);
                continue;
            }
            match command(&way.approach) {
                CommandVerdict::Ruled(ruling, fall)
                    if ruling.verdict == Verdict::Illegal || ruling.to.anchor == way.ruling.to.anchor =>
                {
                    let way = asking.ruled(way.approach, *ruling, fall);
                    match way.ruling.verdict {
                        Verdict::Illegal => self.add(way),
                        _ if way.means == Means::None => {}
                        _ => {
                            self.legal.push(way.approach.kind());
                            found.push(way);
                        }
                    }
                }
                CommandVerdict::TooMuch => asking.leaves_out(way.approach.command()),
                _ => self.refused.push(way),
            }
        }
        found
    }

    pub(crate) fn found(self) -> Approached {
        let Front { mut ways, mut refused, legal, .. } = self;
        ways.sort_by(Way::order);
        refused.retain(|way| !legal.contains(&way.approach.kind()));
        Approached { ways, refused, left_out: Vec::new() }
    }
}

/// Adds a way unless another one covers it, and returns the ways it covers; `Err` with the way itself if it is covered.
fn insert<T>(ways: &mut Vec<T>, new: T, covers: impl Fn(&T, &T) -> bool) -> Result<Vec<T>, T> {
    if ways.iter().any(|other| covers(other, &new)) {
        return Err(new);
    }
    let (beaten, left) = std::mem::take(ways).into_iter().partition(|other| covers(&new, other));
    *ways = left;
    ways.push(new);
    Ok(beaten)
}

/// A way that may be listed.
#[derive(Clone)]
struct Known {
    way: Way,
    /// Whether its command has ruled on it.
    ruled: bool,
    /// Whether its command doesn't lead there.
    out: bool,
}

/// Has the commands rule on the best `most` of these ways, with at most this number of rulings left; returns their indices.
fn rule_on(
    asking: &Asking<'_, '_>,
    all: &mut [Known],
    (most, left): (usize, &mut usize),
    command: &dyn Fn(&Approach) -> CommandVerdict,
) -> Vec<usize> {
    let mut told = undominated(all, most);
    while *left > 0 {
        let Some(&next) = told.iter().find(|way| !all[**way].ruled) else { break };
        *left -= 1;
        let Known { way, .. } = &all[next];
        let known = match command(&way.approach) {
            CommandVerdict::Same => Known { ruled: true, ..all[next].clone() },
            CommandVerdict::Nothing => Known { out: true, ..all[next].clone() },
            CommandVerdict::TooMuch => {
                asking.leaves_out(way.approach.command());
                Known { out: true, ..all[next].clone() }
            }
            CommandVerdict::Ruled(ruling, fall) => {
                let there = ruling.verdict != Verdict::Illegal && ruling.to.anchor == way.ruling.to.anchor;
                let way = asking.ruled(way.approach.clone(), *ruling, fall);
                Known { ruled: true, out: !there || way.means == Means::None, way }
            }
        };
        let as_it_seemed = !known.out && known.way.covers(&all[next].way) && all[next].way.covers(&known.way);
        all[next] = known;
        if !as_it_seemed {
            told = undominated(all, most);
        }
    }
    told
}

/// The indices of the ways among these that no other one covers, the best first, at most `most` of them.
fn undominated(all: &[Known], most: usize) -> Vec<usize> {
    let mut told: Vec<usize> = Vec::new();
    // Between two equally good ways, prefer the one that isn't a maneuver.
    let (plain, others): (Vec<usize>, Vec<usize>) =
        (0..all.len()).filter(|place| !all[*place].out).partition(|place| all[*place].way.approach.is_plain());
    for place in plain.into_iter().chain(others) {
        // Beaten ways aren't listed.
        let _ = insert(&mut told, place, |one, other| all[*one].way.covers(&all[*other].way));
    }
    told.sort_by(|one, other| all[*one].way.order(&all[*other].way));
    told.truncate(most);
    told
}

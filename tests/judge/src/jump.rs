//! Jumps: the DC, how far a result carries, and every straight way at the heights of the jump.
//!
//! How it reads what the rules leave open:
//! - A jump is measured separately, from north-west square to north-west square; the walk before it counts on its own.
//! - It follows a walk with as many straight and diagonal steps as its distance has, one that stays nearest to the straight
//!   line.
//! - A jumper rises one level per square at first, descends one level per square at the end, and is at its peak in between, in
//!   whole levels. The floors on its way don't lift it.
//! - It lands with its whole space, level with its start.
//! - A result too low carries as far along that way as it would have been enough for.
//! - The walk before a jump is a running start if it is straight and in the direction of the jump.

use std::collections::BTreeSet;

use super::board::Square;
use super::distance::between_squares;
use super::rules::Ruleset;
use super::step::Blocked;
use super::volume::{Spot, Volume};

/// A jumper, reduced to what the figures depend on.
#[derive(Clone, Copy, Debug)]
pub struct Jumper {
    pub rules: Ruleset,
    pub speed: i64,
    pub base_speed: i64,
    pub strength: i64,
    pub trained: bool,
    pub size: usize,
    pub long: bool,
}

impl Jumper {
    /// The skill of the check.
    pub fn skill(&self) -> &'static str {
        if self.rules == Ruleset::EpicPath { "Acrobatics" } else { "Jump" }
    }

    /// The modifier from speed in 3.5, computed ten feet at a time.
    pub fn added_by_speed(&self) -> i64 {
        let tens = |from: i64, to: i64| (from + 1..=to).filter(|feet| (feet - from) % 10 == 0).count() as i64;
        4 * tens(30, self.speed) - 6 * tens(self.speed, 30)
    }

    /// The feet in a straight line that make a running start.
    pub fn run_up(&self) -> u32 {
        if self.rules == Ruleset::EpicPath { 10 } else { 20 }
    }

    /// The DC of a long jump of this many feet.
    pub fn long_dc(&self, feet: u32, running: bool) -> u32 {
        if running { feet } else { feet + feet }
    }

    /// The DC of a jump straight up: 4 per foot.
    pub fn high_dc(&self, feet: u32, running: bool) -> u32 {
        let dc = (0..feet).map(|_| 4).sum();
        self.long_dc(dc, running)
    }

    /// How far up it can reach from the ground, in half feet. Long bodies count as one size smaller.
    pub fn reach_in_half_feet(&self) -> u64 {
        let size = self.size.saturating_sub(usize::from(self.long));
        [1, 2, 4, 8, 16, 32, 64, 128, 256][size.min(8)]
    }

    /// How far and how high it may jump under Rise, which takes no check.
    pub fn extents(&self) -> (u32, u32) {
        let pairs = (1..=self.strength).filter(|strength| strength % 2 == 0).count() as i64;
        let more = if self.trained { (5 * self.strength).max(5) } else { 5 * pairs };
        // In quarters of a foot, so that nothing is rounded before the end.
        let quarters = self.base_speed + 4 * more;
        let whole = |quarters: i64| (1..=quarters / 20).count() as u32 * 5;
        (whole(quarters), whole(i64::from(whole(quarters)) * 2))
    }
}

/// Whether a walk leads straight into the jump, for at least this many feet.
pub fn is_run_up(rules: Ruleset, way: &[Square], goal: Square, feet: u32) -> bool {
    let Some(&last) = way.last() else { return false };
    let onward = (goal.0 - last.0, goal.1 - last.1);
    (0..way.len()).any(|first| {
        let back = (last.0 - way[first].0, last.1 - way[first].1);
        let same = back.0 * onward.1 == back.1 * onward.0 && back.0 * onward.0 + back.1 * onward.1 > 0;
        let on_the_line = way[first..].windows(2).all(|pair| {
            let step = (pair[1].0 - pair[0].0, pair[1].1 - pair[0].1);
            step.0 * onward.1 == step.1 * onward.0
        });
        same && on_the_line && between_squares(rules, way[first], last) >= feet
    })
}

/// The level above the start after each step of a jump.
pub fn heights(steps: usize, peak: i32, end: i32) -> Vec<i32> {
    (1..=steps).map(|done| peak.min(done as i32).min(end + (steps - done) as i32)).collect()
}

/// Every walk with the fewest steps from one square to the other, without the start.
pub fn straight_walks(from: Square, to: Square) -> Vec<Vec<Square>> {
    if from == to {
        return vec![Vec::new()];
    }
    let (dx, dy) = (to.0 - from.0, to.1 - from.1);
    let (x, y) = (dx.signum(), dy.signum());
    let mut next = BTreeSet::new();
    if dx != 0 && dy != 0 {
        next.insert((from.0 + x, from.1 + y));
    }
    if dx.abs() != dy.abs() {
        next.insert(if dx.abs() > dy.abs() { (from.0 + x, from.1) } else { (from.0, from.1 + y) });
    }
    let mut walks = Vec::new();
    for square in next {
        for mut rest in straight_walks(square, to) {
            rest.insert(0, square);
            walks.push(rest);
        }
    }
    walks
}

/// How far a walk strays from the straight line.
fn stray(from: Square, to: Square, walk: &[Square]) -> i64 {
    let line = (to.0 - from.0, to.1 - from.1);
    let off = |at: &Square| i64::from((at.0 - from.0) * line.1 - (at.1 - from.1) * line.0);
    walk.iter().map(|at| off(at) * off(at)).sum()
}

/// One way through the air.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Arc {
    pub spots: Vec<Spot>,
    pub blocked: BTreeSet<Blocked>,
    /// Who gets a chance, and at which square first.
    pub chances: Vec<(String, Square)>,
}

/// What happens on a way from spot to spot.
pub fn arc(volume: &Volume<'_>, from: Spot, spots: Vec<Spot>) -> Arc {
    let mut found = Arc { spots, blocked: BTreeSet::new(), chances: Vec::new() };
    let mut at = from;
    for &to in &found.spots {
        let hop = volume.hop(at, to);
        found.blocked.extend(hop.blocked);
        let mut chances: Vec<(String, Square)> =
            hop.chances.into_iter().map(|(foe, square)| (volume.board.creatures[foe].name.clone(), square)).collect();
        chances.sort_by_key(|(name, _)| name.to_lowercase());
        let known: Vec<String> = found.chances.iter().map(|(name, _)| name.clone()).collect();
        found.chances.extend(chances.into_iter().filter(|(name, _)| !known.contains(name)));
        at = to;
    }
    found
}

/// Every way for a jump from one spot to another that stays nearest to the straight line.
pub fn arcs(volume: &Volume<'_>, from: Spot, to: Spot, peak: i32) -> Vec<Arc> {
    let walks = straight_walks(from.at, to.at);
    let least = walks.iter().map(|walk| stray(from.at, to.at, walk)).min();
    let nearest = walks.into_iter().filter(|walk| Some(stray(from.at, to.at, walk)) == least);
    let flown = nearest.map(|walk| {
        let levels = heights(walk.len(), peak, to.level - from.level);
        let spots = walk.into_iter().zip(levels).map(|(at, up)| Spot { at, level: from.level + up, ..from }).collect();
        arc(volume, from, spots)
    });
    flown.collect()
}

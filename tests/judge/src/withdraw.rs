//! Withdrawing: any possible way, with some opponents that don't strike.

use std::collections::BTreeSet;

use super::board::{Board, Creature, Square};
use super::by_hand::{Chance, by_hand};
use super::distance::between_creatures;
use super::place::Place;
use super::provoke::Watch;
use super::route::{Figures, Routes, Ways};
use super::rules::Ruleset;
use super::step::{Manner, Walk};
use super::threat::threatens;

/// Why a creature can't withdraw, by any way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Staying {
    NoSuchManeuver,
    /// Helpless or stunned.
    Unable,
    Prone,
    Blinded,
    /// There has to be an opponent to withdraw from.
    NoPrimary,
    /// The primary can't be seen.
    PrimaryUnseen,
    /// The primary doesn't threaten the mover.
    PrimaryHarmless,
}

/// A creature that withdraws.
#[derive(Clone, Copy, Debug)]
pub struct Withdrawal<'a> {
    pub board: &'a Board,
    pub who: usize,
    /// There is only one action for it.
    pub one_action: bool,
    /// The opponent it withdraws from, under Epic Path.
    pub primary: Option<usize>,
    /// The result of the check against the primary's Maneuver Defense, if any.
    pub check: Option<u32>,
    /// The names of the opponents to spare first.
    pub spare: &'a [String],
}

/// A withdrawal never goes over anybody.
const WITHDRAWING: Manner = Manner { double: true, share: false };

impl<'a> Withdrawal<'a> {
    pub fn new(board: &'a Board, who: usize) -> Self {
        Withdrawal { board, who, one_action: false, primary: None, check: None, spare: &[] }
    }

    fn mover(&self) -> &'a Creature {
        &self.board.creatures[self.who]
    }

    fn walk(&self) -> Walk<'a> {
        Walk { board: self.board, mover: self.mover(), manner: WITHDRAWING }
    }

    fn has_primary(&self) -> bool {
        self.board.ruleset == Ruleset::EpicPath
    }

    pub fn hindrances(&self) -> BTreeSet<Staying> {
        let mover = self.mover();
        let mut found: BTreeSet<Staying> = [
            (self.board.ruleset == Ruleset::Rise, Staying::NoSuchManeuver),
            (!mover.is_able(), Staying::Unable),
            (mover.is("prone"), Staying::Prone),
            (mover.is("blinded"), Staying::Blinded),
        ]
        .into_iter()
        .filter(|(holds, _)| *holds)
        .map(|(_, why)| why)
        .collect();
        if !self.has_primary() {
            return found;
        }
        let primary = self.primary.map(|primary| &self.board.creatures[primary]);
        let Some(primary) = primary.filter(|primary| mover.opposes(primary)) else {
            found.insert(Staying::NoPrimary);
            return found;
        };
        if !self.board.can_see(mover, primary) {
            found.insert(Staying::PrimaryUnseen);
        }
        let levels = self.board.levels(mover);
        if !mover.place.squares().any(|t| threatens(self.board, primary, t, levels.clone())) {
            found.insert(Staying::PrimaryHarmless);
        }
        found
    }

    pub fn budget(&self) -> u64 {
        let speed = u64::from(self.mover().speed);
        if self.has_primary() || self.one_action { speed } else { 2 * speed }
    }

    /// Whether the step takes the mover strictly farther from the primary.
    fn recedes(&self, p: Place, q: Place) -> bool {
        let Some(primary) = self.primary.filter(|_| self.has_primary()) else { return true };
        let primary = &self.board.creatures[primary];
        let at = |place: Place| Creature { place, ..self.mover().clone() };
        let inside = |place: Place| self.board.meets(self.mover(), place, primary);
        if inside(p) && inside(q) {
            return between_centers(p, primary.place) < between_centers(q, primary.place);
        }
        // Inside is nearer than outside.
        let away =
            |place: Place| if inside(place) { 0 } else { 1 + between_creatures(self.board, &at(place), primary) };
        away(p) < away(q)
    }

    /// Every way that it may take, watched by those who might strike.
    pub fn ways(self) -> Ways<'a> {
        let walk = self.walk();
        let watch = Watch::new(&walk);
        let watch = match self.primary.filter(|_| self.has_primary()) {
            Some(primary) => watch.without(primary),
            None => watch.with_start_unthreatened(&walk, self.mover().place),
        };
        Ways::under(walk, watch, Box::new(move |p, q| self.recedes(p, q)))
    }

    /// How many opponents the check prevents from striking, besides the primary: one, plus one for every full 2 over.
    fn spared(&self) -> usize {
        let primary = self.primary.filter(|_| self.has_primary());
        let defense = primary.and_then(|primary| self.board.creatures[primary].maneuver_defense);
        let over = self.check.zip(defense).and_then(|(check, defense)| check.checked_sub(defense));
        over.map_or(0, |over| 1 + over as usize / 2)
    }

    /// How many strike if these get their chances: opponents that the mover can't see are never spared.
    fn strikers(&self, provoked: u32) -> u32 {
        let all = self.board.creatures.iter().enumerate().filter(|(index, _)| provoked & 1 << index != 0);
        let (hidden, seen): (Vec<_>, Vec<_>) = all.partition(|(_, foe)| !self.board.can_see(self.mover(), foe));
        (hidden.len() + seen.len().saturating_sub(self.spared())) as u32
    }

    /// The figures of the best way to the square if feet matter most, not counting spared opponents.
    pub fn shortest(&self, routes: &Routes, to: Square) -> Option<Figures> {
        let all = routes.endings(to).into_iter();
        let spared = all.map(|(provoked, figures)| Figures { opponents: self.strikers(provoked), ..figures });
        spared.min_by_key(|f| (f.feet, f.opponents, f.steps))
    }

    /// Who strikes along a path, in the order of their chances. The check spares the named ones first, then the first to
    /// strike.
    pub fn struck(&self, ways: &Ways, path: &[Place]) -> Vec<Chance> {
        let mut chances = by_hand(ways, path, self.budget()).chances;
        let mut left = self.spared();
        let unseen =
            |name: &str| self.board.creatures.iter().any(|c| c.name == name && !self.board.can_see(self.mover(), c));
        for name in self.spare {
            if let Some(index) = chances.iter().position(|chance| &chance.by == name && left > 0 && !unseen(name)) {
                chances.remove(index);
                left -= 1;
            }
        }
        while let Some(index) = chances.iter().position(|chance| left > 0 && !unseen(&chance.by)) {
            chances.remove(index);
            left -= 1;
        }
        chances
    }

    /// Whether a path has no faults.
    pub fn is_open(&self, ways: &Ways, path: &[Place]) -> bool {
        let from = [self.mover().place].into_iter().chain(path.iter().copied());
        let recedes = from.zip(path).all(|(p, &q)| self.recedes(p, q));
        recedes && by_hand(ways, path, self.budget()).faults.is_empty()
    }
}

/// In half squares, over the ground; every diagonal counts as one.
fn between_centers(one: Place, other: Place) -> i32 {
    let center = |place: Place| (2 * place.x + place.columns, 2 * place.y + place.rows);
    let ((x, y), (ox, oy)) = (center(one), center(other));
    (x - ox).abs().max((y - oy).abs())
}

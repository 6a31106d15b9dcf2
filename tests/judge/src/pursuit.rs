//! Keeping near another creature, or away from it, through the air: cube by cube, while the target moves.
//!
//! How it reads what the rules leave open: any way that is open and within its speed is fine, because no document requires
//! the cheapest.

use std::collections::BTreeSet;

use super::board::{Board, Creature, SpeedCategory};
use super::distance::between_creatures;
use super::flight::Flight;
use super::occupied::is_barred;
use super::phases::{Blocked, Contest, is_beside};
use super::step::{Count, Manner, Walk, stride};
use super::volume::{Spot, Volume};

/// Where a flier that keeps a distance may be, and what it has spent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Aloft {
    pub spot: Spot,
    pub count: Count,
    pub feet: u64,
}

/// A flier of one square that keeps near another creature, or away from it, while that one moves.
#[derive(Clone, Copy, Debug)]
pub struct Chaser {
    pub who: usize,
    pub target: usize,
    /// In feet: the maximum if it follows, the minimum if it keeps away.
    pub distance: u32,
    pub follows: bool,
    pub category: SpeedCategory,
}

impl Chaser {
    fn holds(&self, volume: &Volume<'_>, spot: Spot) -> bool {
        let apart = between_creatures(volume.board, &volume.there(spot), &volume.board.creatures[self.target]);
        if self.follows { apart <= self.distance } else { apart >= self.distance }
    }

    /// Its present position, with nothing spent.
    pub fn start(&self, board: &Board) -> Aloft {
        Aloft { spot: Volume::new(board, self.who, Manner::default()).start(), count: (0, 0), feet: 0 }
    }

    /// Everywhere it may be after the target has come to where it is on this board, by the cheapest way from each of the places
    /// where it may have been. `None` if it can't keep its distance from one of them.
    pub fn answers(&self, board: &Board, before: &BTreeSet<Aloft>) -> Option<BTreeSet<Aloft>> {
        let mut after = BTreeSet::new();
        for &aloft in before {
            let mut board = board.clone();
            let there = Volume::new(&board, self.who, Manner::default()).there(aloft.spot);
            let (place, altitude) = (there.place, there.altitude);
            (board.creatures[self.who].place, board.creatures[self.who].altitude) = (place, altitude);
            let volume = Volume::new(&board, self.who, Manner::default());
            if self.holds(&volume, aloft.spot) {
                after.insert(aloft);
                continue;
            }
            let ends = self.cheapest(&volume, aloft);
            if ends.is_empty() {
                return None;
            }
            after.extend(ends);
        }
        Some(after)
    }

    /// What a way over these places may cost, if nothing except its target is in the way: where it touches the floor it may
    /// walk.
    pub fn flown(&self, board: &Board, path: &[Spot]) -> BTreeSet<u64> {
        let mut bare = board.clone();
        bare.creatures.remove(self.target);
        let name = &board.creatures[self.who].name;
        let who = bare.creatures.iter().position(|one| one.name == *name).expect("the other creature");
        let volume = Volume::new(&bare, who, Manner::default());
        let on_foot = Creature { altitude: 0, ..bare.creatures[who].clone() };
        let walk = Walk { board: &bare, mover: &on_foot, manner: Manner::default() };
        let touches = |spot: Spot| bare.floor_under(volume.there(spot).place) == spot.level;
        let mut at = volume.start();
        // Flying and walking each count their own diagonals.
        let mut all = BTreeSet::from([((0, 0), (0, 0), 0)]);
        for &to in path {
            let (x, y, z) = volume.way(at, to);
            let one = (x, y, z) != (0, 0, 0) && x.abs().max(y.abs()).max(z.abs()) == 1;
            let (p, q) = (volume.there(at).place, volume.there(to).place);
            let walks = touches(at) && touches(to) && p != q && walk.obstructions(p, q).is_empty();
            let flies = volume.hop(at, to).blocked.is_empty();
            let go = |(flown, walked, feet): (Count, Count, u64)| {
                let (price, after) = stride(self.category, x.abs() + y.abs() + z.abs() > 1, flown);
                let by_wing = flies.then_some((after, walked, feet + price));
                let on_foot = walks.then(|| walk.cost(p, q, walked));
                let on_foot = on_foot.map(|(price, after)| (flown, after, feet + price));
                by_wing.into_iter().chain(on_foot)
            };
            all = all.into_iter().filter(|_| one).flat_map(go).collect();
            at = to;
        }
        all.into_iter().map(|(.., feet)| feet).collect()
    }

    /// Whether it keeps its distance there.
    pub fn is_kept(&self, board: &Board, at: Spot) -> bool {
        self.holds(&Volume::new(board, self.who, Manner::default()), at)
    }

    fn cheapest(&self, volume: &Volume<'_>, from: Aloft) -> BTreeSet<Aloft> {
        let speed = u64::from(volume.mover.speed);
        let mut known = BTreeSet::from([from]);
        let mut fresh = vec![from];
        while let Some(aloft) = fresh.pop() {
            for &(to, _) in volume.hops(aloft.spot).iter() {
                let (x, y, z) = volume.way(aloft.spot, to);
                let diagonal = x.abs() + y.abs() + z.abs() > 1;
                let (price, count) = stride(self.category, diagonal, aloft.count);
                let next = Aloft { spot: to, count, feet: aloft.feet + price };
                if next.feet <= speed && known.insert(next) {
                    fresh.push(next);
                }
            }
        }
        let good = known.into_iter().filter(|aloft| self.holds(volume, aloft.spot) && volume.may_end(aloft.spot));
        let good: Vec<Aloft> = good.collect();
        let least = good.iter().map(|aloft| aloft.feet).min();
        good.into_iter().filter(|aloft| Some(aloft.feet) == least).collect()
    }
}

/// A flier's way past another one that blocks it. `roll` gives the results of each check, the mover's and the
/// blocker's; ties go to the mover.
pub fn blocked_in_the_air(
    flight: &Flight<'_>,
    blocker: usize,
    path: &[Spot],
    mut roll: impl FnMut() -> (i32, i32),
) -> Blocked {
    let volume = &flight.volume;
    let blocker = &volume.board.creatures[blocker];
    let barred = is_barred(&Walk { board: volume.board, mover: volume.mover, manner: Manner::default() }, blocker);
    let beside = |spot: Spot| {
        let there = volume.there(spot);
        is_beside(volume.board, &there, there.place, blocker)
    };
    let speed = 2 * u64::from(flight.speed);
    let (mut judged, mut state, mut spent) = (Blocked::default(), flight.start(), 0);
    for &spot in path {
        let leg = flight.legs(&state, spot).into_iter().next().expect("one way to fly it");
        let mut price = leg.halves;
        if spent + price > speed {
            break;
        }
        let seen = volume.board.is_open_between(blocker, &volume.there(state.pose.spot));
        if barred && seen && beside(state.pose.spot) && beside(spot) {
            let (mover, against) = roll();
            judged.contests.push(Contest { blocker: blocker.name.clone(), mover, against });
            price += if against > mover { 2 * u64::from(blocker.speed) } else { 0 };
        }
        if spent + price > speed {
            break;
        }
        judged.feet.push(price / 2);
        (state, spent) = (leg.after, spent + price);
    }
    judged
}

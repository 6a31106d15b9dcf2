//! Where somebody steps next who follows, or keeps away from, others.

use crate::field::Intent;
use crate::grid::{Feet, Placement, Square};
use crate::referee::board::{Company, Distances, SharedSquares};
use crate::referee::context::{Mover, Referee, Spot};
use crate::referee::movement::{StepPrices, Strikes, Watch};
use crate::referee::ruling::Spent;
use crate::referee::search::{Chart, End, Errand, Quest, Reach, ShapeId};
use crate::referee::walk::Walks;

/// A distance that somebody wants to have from others.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Wish {
    spots: Vec<Spot>,
    distance: Feet,
    /// At most that distance, not at least.
    near: bool,
}

impl Wish {
    /// Feet between a spot and the nearest of those that it is about.
    fn feet(&self, referee: Referee<'_>, spot: Spot) -> Feet {
        self.spots.iter().map(|&other| Distances(referee).feet_between(spot, other)).min().unwrap_or(self.distance)
    }

    /// Whether the distance is as wished.
    fn is_met(&self, feet: Feet) -> bool {
        if self.near { feet <= self.distance } else { feet >= self.distance }
    }

    /// How far from straight before or behind the others a spot is, among those at equal distances: the less, the better.
    fn leans(&self, spot: Spot) -> u32 {
        let aside = |other: &Spot| {
            let (here, there) = spot.nearest(*other);
            let (dx, dy) = here.to(there);
            dx.unsigned_abs().min(dy.unsigned_abs())
        };
        self.spots.iter().map(aside).min().unwrap_or(0)
    }

    /// By how much the distance misses what is wished.
    fn misses(&self, feet: Feet) -> u32 {
        if self.near { feet.0.saturating_sub(self.distance.0) } else { self.distance.0.saturating_sub(feet.0) }
    }
}

/// Movement that keeps a distance from other creatures.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Pursuits<'a>(pub(crate) Referee<'a>);

impl<'a> Pursuits<'a> {
    /// What the intent wishes for, if it is one that moves and somebody is there whom it is about.
    pub(crate) fn wish(&self, intent: &Intent) -> Option<Wish> {
        let (distance, near, lost) = match intent {
            Intent::Block { .. } => return None,
            Intent::Follow { distance, lost, .. } => (*distance, true, *lost),
            Intent::KeepAway { distance, .. } => (*distance, false, None),
        };
        let targets = intent.targets().iter().filter_map(|target| self.0.encounter.creature(target));
        let spots = targets.map(|target| {
            let spot = Distances(self.0).spot(target);
            lost.map_or(spot, |anchor| spot.at(self.0.ruleset.space(target.size).at(anchor)))
        });
        let spots: Vec<Spot> = spots.collect();
        (!spots.is_empty()).then_some(Wish { spots, distance, near })
    }

    /// Whether the distance would be as wished if the mover stood here, and the distance.
    pub(crate) fn wished(&self, mover: &Mover<'a>, wish: &Wish, at: Placement) -> (bool, Feet) {
        let feet = wish.feet(self.0, Distances(self.0).spot_in(mover.creature, at));
        (wish.is_met(feet), feet)
    }

    /// The next steps of whoever wishes for a distance and has so many feet left: along the cheapest way to where the
    /// distance is as wished. A follower that does not get there goes that way as near as it can; whoever keeps away goes to
    /// where the least distance is greatest; among equals it keeps straight before or behind them. None where it is as
    /// wished already, or no step makes it better.
    pub(crate) fn next_steps(&self, mover: &Mover<'a>, wish: &Wish, left: Feet) -> Vec<Placement> {
        let here = mover.placement;
        let (met, feet) = self.wished(mover, wish, here);
        // The second step of the fast may be free, but not before the first.
        let least = StepPrices(self.0).prices(mover.creature).least(2).min(Feet::SQUARE);
        if left < least {
            return Vec::new();
        }
        let (company, watch) = (SharedSquares(self.0).company(mover), Strikes(self.0).watch(mover));
        // In somebody's squares on its way, it goes on until it may stop.
        let may_stay = Walks(self.0).end_refusals(mover, &company, here).is_empty();
        if met && may_stay {
            return Vec::new();
        }
        let chart = Chart::new(self.0, mover, Some(&company));
        let best = |reach: &Reach| {
            let ends = reach.ends().map(|(anchor, end)| self.rated(mover, wish, &chart, anchor, end));
            ends.min_by_key(|place| place.rank)
        };
        let mut near = Walks(self.0).ends(&chart, &company, left);
        if !may_stay {
            near.forget(here.anchor);
        }
        if near.ends().all(|(anchor, _)| anchor == here.anchor) {
            return Vec::new();
        }
        let Some(mut goal) = best(&near) else { return Vec::new() };
        // A follower knows where it wants to get, however long that takes: in the open not much longer than it is far.
        let open = Feet(left.0.saturating_add(wish.misses(feet).saturating_mul(2)));
        for far in [open, Feet(u32::MAX)] {
            if goal.misses() == 0 || !wish.near || !self.has_room_nearer(mover, wish, &company, &chart, goal.misses()) {
                break;
            }
            goal = best(&Walks(self.0).ends(&chart, &company, far)).unwrap_or(goal);
        }
        let trek = Trek { referee: self.0, mover, company: &company, watch: &watch, chart: &chart, left };
        let Some(way) = trek.over(&[goal]) else { return Vec::new() };
        if way.feet <= left {
            return way.within;
        }
        // Of the places on a way as cheap, but for the last diagonal, the one that is nearest.
        let end = wish.misses(self.wished(mover, wish, way.within.last().copied().unwrap_or(here)).1);
        let mut nearer: Vec<Rated> =
            near.ends().map(|(anchor, end)| self.rated(mover, wish, &chart, anchor, end)).collect();
        nearer.retain(|place| place.misses() < end);
        nearer.sort_unstable_by_key(|place| place.rank);
        let by_way = nearer.into_iter().take(MOST_TRIES).find_map(|place| {
            let whole = trek.over(&[place, goal])?;
            let on_the_way = whole.feet <= way.feet + Feet::SQUARE;
            trek.over(&[place]).filter(|_| on_the_way)
        });
        by_way.unwrap_or(way).within
    }

    /// Whether there is any place to end, by whatever way, that misses a small wish by less than this; where looking costs
    /// more than the search that it could spare, there is.
    fn has_room_nearer(
        &self,
        mover: &Mover<'a>,
        wish: &Wish,
        company: &Company<'a>,
        chart: &Chart<'a, '_>,
        misses: u32,
    ) -> bool {
        let squares = Feet(wish.distance.0 + misses).squares() + mover.full.width.max(mover.full.height);
        if squares > MOST_AROUND {
            return true;
        }
        let mut around = wish.spots.iter().flat_map(|spot| spot.placement().area().grown(squares as i32).squares());
        around.any(|anchor| {
            (0..chart.stances.len()).any(|shape| {
                let at = chart.at(shape, anchor);
                chart.stances[shape].open.has(anchor)
                    && wish.misses(self.wished(mover, wish, at).1) < misses
                    && Walks(self.0).end_refusals(mover, company, at).is_empty()
            })
        })
    }

    /// Whether these steps, the next one last, can be taken, and stopped after.
    pub(crate) fn are_open(&self, mover: &Mover<'a>, steps: &[Placement]) -> bool {
        let company = SharedSquares(self.0).company(mover);
        let mut from = mover.placement;
        let open = steps.iter().rev().all(|&to| {
            let open = StepPrices(self.0).step_refusals(mover, &company, from, to).is_empty();
            from = to;
            open
        });
        open && steps.first().is_some_and(|&end| Walks(self.0).end_refusals(mover, &company, end).is_empty())
    }

    fn rated(&self, mover: &Mover<'a>, wish: &Wish, chart: &Chart<'a, '_>, anchor: Square, end: End) -> Rated {
        let at = chart.at(end.shape, anchor);
        let (_, feet) = self.wished(mover, wish, at);
        let leans = wish.leans(Distances(self.0).spot_in(mover.creature, at));
        Rated { rank: (wish.misses(feet), end.feet, leans, anchor), shape: end.shape }
    }
}

/// Within how many squares of a target places are looked at one by one.
const MOST_AROUND: u32 = 8;

/// How many places nearer than where the cheapest way leads are looked at for one that lies on a way as cheap.
const MOST_TRIES: usize = 12;

/// A place to end at, and how well it serves a wish.
#[derive(Clone, Copy)]
struct Rated {
    /// Feet by which the wish is missed, feet to get there, how far aside, and where: the least is best.
    rank: (u32, Feet, u32, Square),
    shape: ShapeId,
}

impl Rated {
    fn misses(self) -> u32 {
        self.rank.0
    }
}

/// A way looked for by whoever has so many feet left.
struct Trek<'a, 'r> {
    referee: Referee<'a>,
    mover: &'r Mover<'a>,
    company: &'r Company<'a>,
    watch: &'r Watch<'a>,
    chart: &'r Chart<'a, 'r>,
    left: Feet,
}

/// A way over some places.
struct Going {
    /// What it takes to the last of them.
    feet: Feet,
    /// The steps up to the last place where it may stop with the feet that are left.
    within: Vec<Placement>,
}

impl Trek<'_, '_> {
    /// The cheapest way over these places.
    fn over(&self, places: &[Rated]) -> Option<Going> {
        let stops: Vec<Square> = places.iter().map(|place| place.rank.3).collect();
        let errand = Errand { stops: &stops, ends: &[places.last()?.shape], by_hand: false, through: &[] };
        let path = self.chart.route(self.watch, &errand, Quest::Cheapest).ok().flatten()?;
        let prices = StepPrices(self.referee).prices(self.mover.creature);
        let mut spent = Spent { feet: Feet(0), tally: self.mover.tally };
        let (mut steps, mut stops) = (Vec::new(), 0);
        for (from, to) in path.steps() {
            (_, spent) = StepPrices(self.referee).price(
                prices,
                &StepPrices(self.referee).stride(self.mover, self.company, from, to),
                spent,
            );
            if spent.feet <= self.left {
                steps.push(to);
                if Walks(self.referee).end_refusals(self.mover, self.company, to).is_empty() {
                    stops = steps.len();
                }
            }
        }
        steps.truncate(stops);
        Some(Going { feet: spent.feet, within: steps })
    }
}

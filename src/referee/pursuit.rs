//! Where somebody steps next who follows, or keeps away from, others.

use super::chart::Chart;
use super::distance::Spot;
use super::explore::{Errand, Quest};
use super::step::Spent;
use super::{Mover, Referee};
use crate::field::Intent;
use crate::grid::{Feet, Placement};

/// A distance that somebody wants to have from others.
pub(super) struct Wish {
    spots: Vec<Spot>,
    distance: Feet,
    /// At most that distance, not at least.
    near: bool,
}

impl Wish {
    /// Feet between a spot and the nearest of those that it is about.
    fn feet(&self, referee: &Referee<'_>, spot: Spot) -> Feet {
        self.spots.iter().map(|&other| referee.feet_between(spot, other)).min().unwrap_or(self.distance)
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

impl<'a> Referee<'a> {
    /// What the intent wishes for, if it is one that moves and somebody is there whom it is about.
    pub(super) fn wish(&self, intent: &Intent) -> Option<Wish> {
        let (distance, near, lost) = match intent {
            Intent::Block { .. } => return None,
            Intent::Follow { distance, lost, .. } => (*distance, true, *lost),
            Intent::KeepAway { distance, .. } => (*distance, false, None),
        };
        let targets = intent.targets().iter().filter_map(|target| self.encounter.creature(target));
        let spots = targets.map(|target| {
            let spot = self.spot(target);
            lost.map_or(spot, |anchor| spot.at(self.ruleset.space(target.size).at(anchor)))
        });
        let spots: Vec<Spot> = spots.collect();
        (!spots.is_empty()).then_some(Wish { spots, distance, near })
    }

    /// Whether the distance would be as wished if the mover stood here, and the distance.
    pub(super) fn wished(&self, mover: &Mover<'a>, wish: &Wish, at: Placement) -> (bool, Feet) {
        let feet = wish.feet(self, self.spot(mover.creature).at(at));
        (wish.is_met(feet), feet)
    }

    /// The next step of whoever wishes for a distance and has so many feet left: along the cheapest way to where the
    /// distance is as wished. A follower that cannot get there goes as far along its way as it can; whoever keeps away
    /// goes to where the least distance is greatest; among equals it keeps straight before or behind them. `None` where it is as wished already, or no step makes it better.
    pub(super) fn next_step(&self, mover: &Mover<'a>, wish: &Wish, left: Feet) -> Option<Placement> {
        if self.wished(mover, wish, mover.placement).0 {
            return None;
        }
        let (company, watch) = (self.company(mover), self.watch(mover));
        let chart = Chart::new(self, mover, Some(&company));
        // A follower knows where it wants to get, however long that takes.
        let reach = self.ends(&chart, &company, if wish.near { Feet(u32::MAX) } else { left });
        let best = reach.ends().min_by_key(|&(anchor, end)| {
            let at = chart.at(end.shape, anchor);
            let (_, feet) = self.wished(mover, wish, at);
            (wish.misses(feet), end.feet, wish.leans(self.spot(mover.creature).at(at)), anchor)
        });
        let (anchor, end) = best?;
        let errand = Errand { stops: &[anchor], ends: &[end.shape], by_hand: false, through: &[] };
        let path = chart.route(&watch, &errand, Quest::Cheapest).ok().flatten()?;
        let prices = self.prices(mover.creature);
        let mut spent = Spent { feet: Feet(0), tally: mover.tally };
        let (mut first, mut may_stop) = (None, false);
        for (from, to) in path.steps() {
            (_, spent) = self.price(prices, &self.stride(mover, &company, from, to), spent);
            if spent.feet > left {
                break;
            }
            first = first.or(Some(to));
            may_stop |= self.end_refusals(mover, &company, to).is_empty();
        }
        first.filter(|_| may_stop)
    }
}

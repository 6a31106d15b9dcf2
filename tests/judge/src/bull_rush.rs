//! Bull rushes that push: a step into the target's space, and the target straight back, as far as the margin, the ground and
//! a following creature allow.

use std::collections::BTreeSet;

use super::board::{Board, Creature, Square};
use super::by_hand::Chance;
use super::place::{Place, steps_from};
use super::provoke::Watch;
use super::rules::Ruleset;
use super::step::{Manner, Walk};
use super::threat::{attacks, threatens};
use super::through::{Hindrance, Through, set_aside};

const COMPASS: [Square; 8] = [(0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1)];

/// A creature that pushes another.
#[derive(Clone, Debug)]
pub struct BullRush<'a> {
    pub board: &'a Board,
    pub who: usize,
    pub target: usize,
    /// Whether it follows.
    pub follow: bool,
    /// The most feet of a push.
    pub feet: Option<u32>,
}

/// The result of a bull rush.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Shove {
    /// The ways the mover can go: where it is after each of its steps, and who strikes.
    pub ways: Vec<(Vec<Place>, Vec<Chance>)>,
    /// Where the target is pushed to.
    pub pushed: Option<Place>,
    /// Who may strike at the pushed creature.
    pub at_the_pushed: BTreeSet<String>,
}

fn shifted(place: Place, (dx, dy): Square, times: i32) -> Place {
    Place { x: place.x + dx * times, y: place.y + dy * times, ..place }
}

/// The center of a place, in half squares.
fn center(place: Place) -> Square {
    (2 * place.x + place.columns, 2 * place.y + place.rows)
}

impl<'a> BullRush<'a> {
    fn mover(&self) -> &'a Creature {
        &self.board.creatures[self.who]
    }

    fn foe(&self) -> &'a Creature {
        &self.board.creatures[self.target]
    }

    pub fn is_epic(&self) -> bool {
        self.board.ruleset == Ruleset::EpicPath
    }

    pub fn hindrances(&self) -> BTreeSet<Hindrance> {
        let (mover, foe) = (self.mover(), self.foe());
        let friend = if self.is_epic() { mover.side == foe.side } else { !mover.opposes(foe) };
        let all = [
            (self.board.ruleset == Ruleset::Rise, Hindrance::NoSuchManeuver),
            (!mover.is_able(), Hindrance::Unable),
            (mover.is("prone"), Hindrance::Prone),
            (friend, Hindrance::NoOpponent),
            (foe.size > mover.size + 1, Hindrance::TooBig),
            (foe.fills, Hindrance::Fills),
            (!self.is_epic() && !self.is_beside(), Hindrance::TooFar),
            (self.is_epic() && self.is_walled_off(), Hindrance::Walled),
        ];
        all.into_iter().filter(|(holds, _)| *holds).map(|(_, why)| why).collect()
    }

    /// Whether it can't get at any square of the target: with its body, if its arms are shorter, and whatever it holds.
    fn is_walled_off(&self) -> bool {
        let reach = Some(self.board.reach_feet(self.mover()).max(5));
        let bare = Creature { reach, reach_weapon: false, ..self.mover().clone() };
        let levels = self.board.levels(self.foe());
        !self.foe().place.squares().any(|square| attacks(self.board, &bare, square, levels.clone()))
    }

    pub fn is_beside(&self) -> bool {
        let (mover, foe) = (self.mover().place, self.foe().place);
        let near = |a: Square, b: Square| (a.0 - b.0).abs() <= 1 && (a.1 - b.1).abs() <= 1;
        !mover.overlaps(foe) && mover.squares().any(|a| foe.squares().any(|b| near(a, b)))
    }

    /// Whether the step into the target's space and the way straight back clearly have the same direction.
    pub fn is_aligned(&self) -> bool {
        let (from, to) = (center(self.mover().place), center(self.foe().place));
        let (dx, dy) = ((to.0 - from.0).abs(), (to.1 - from.1).abs());
        self.mover().place.squares().count() == 1 || dx == 0 || dy == 0 || dx == dy
    }

    /// The one of the eight directions that is nearest to the line from center to center.
    pub fn direction(&self) -> Square {
        let (from, to) = (center(self.mover().place), center(self.foe().place));
        let (dx, dy) = (f64::from(to.0 - from.0), f64::from(to.1 - from.1));
        let cosine = |&(x, y): &Square| (dx * f64::from(x) + dy * f64::from(y)) / f64::from(x * x + y * y).sqrt();
        COMPASS.into_iter().max_by(|a, b| cosine(a).total_cmp(&cosine(b))).unwrap()
    }

    /// `open` is the board without the target.
    pub fn through(&self, open: &'a Board) -> Through<'a> {
        Through::new(self.board, open, self.who, &[self.target], Manner { double: true, share: false })
    }

    /// The space that the mover steps into.
    pub fn entered(&self) -> Place {
        shifted(self.mover().place, self.direction(), 1)
    }

    /// Whether that step is possible and leads into the target's space.
    pub fn can_enter(&self, through: &Through) -> bool {
        through.is_open(&[self.entered()]) && through.feet(&[self.entered()])[0] <= u64::from(self.mover().speed)
    }

    /// Everybody who strikes when the target's space is entered: at squares left, and at squares entered.
    pub fn on_entering(&self, through: &Through) -> Vec<Chance> {
        let (start, entered) = (self.mover().place, self.entered());
        let mut found = through.chances(&[entered]);
        let levels = self.board.levels(self.mover());
        for (index, foe) in self.board.creatures.iter().enumerate() {
            if !self.mover().is_target_of(foe) || found.iter().any(|chance| chance.by == foe.name) {
                continue;
            }
            let gives = match index == self.target {
                true => self.board.could_strike(foe),
                false => entered
                    .outside(start)
                    .any(|t| threatens(self.board, foe, t, levels.clone()) && self.board.looks_into(foe.place, t)),
            };
            let squares = entered.outside(start).filter(|&t| gives && self.foe().place.holds(t));
            if let Some(square) = squares.min_by_key(|&(x, y)| (y, x)) {
                found.push(Chance { by: foe.name.clone(), square, leaving: false, step: 1 });
            }
        }
        found
    }

    /// How many squares straight back the target can be pushed, up to `most`.
    fn room(&self, direction: Square, most: i32) -> i32 {
        let alone = set_aside(self.board, &[self.who]);
        let victim = Walk { board: &alone, mover: self.foe(), manner: Manner { double: true, share: false } };
        let free = |times: i32| {
            let (p, q) = (shifted(self.foe().place, direction, times - 1), shifted(self.foe().place, direction, times));
            let nobody = |other: &&Creature| !(self.is_epic() && other.is("dead"));
            victim.obstructions(p, q).is_empty() && !alone.others_in(self.foe(), q).iter().any(nobody)
        };
        (1..=most).take_while(|&times| free(times)).count() as i32
    }

    /// Every way of the mover after its target in this many steps that it can take and stay at the end of, straight on, in its own
    /// space or squeezed; an end in its own space is better.
    fn along(&self, through: &Through, direction: Square, times: i32) -> Vec<Vec<Place>> {
        let speed = u64::from(self.mover().speed);
        let within = |small: Place, big: Place| small.squares().all(|square| big.holds(square));
        let mut ways = vec![vec![self.entered()]];
        for _ in 1..times {
            let on = |way: Vec<Place>| {
                let straight = shifted(way[way.len() - 1], direction, 1);
                let next = steps_from(self.board, self.mover(), way[way.len() - 1]).into_iter();
                let next = next.filter(|&q| within(q, straight) || within(straight, q));
                next.map(|q| [&way[..], &[q]].concat()).collect::<Vec<_>>()
            };
            ways = ways.into_iter().flat_map(on).filter(|way| through.is_open(way)).collect();
        }
        let pushed = shifted(self.foe().place, direction, times);
        ways.retain(|way| {
            let end = way[way.len() - 1];
            through.is_open(way)
                && through.feet(way).iter().sum::<u64>() <= speed
                && super::occupied::may_end(&through.ways.walk, end)
                && !end.overlaps(pushed)
        });
        let whole = |way: &Vec<Place>| !way[way.len() - 1].is_squeezed();
        let any_whole = ways.iter().any(whole);
        ways.retain(|way| whole(way) || !any_whole);
        ways
    }

    /// The outcome in 3.5 if the check is won or lost by this margin.
    pub fn shove(&self, through: &Through, margin: i32) -> Shove {
        let entering = self.on_entering(through);
        let nowhere = Shove { ways: vec![(Vec::new(), entering.clone())], ..Shove::default() };
        if margin <= 0 {
            return nowhere;
        }
        let direction = self.direction();
        let limit = if self.follow { 1 + margin / 5 } else { 1 };
        let limit = self.feet.map_or(limit, |feet| limit.min(feet as i32 / 5));
        let room = self.room(direction, limit);
        if room == 0 {
            return Shove { pushed: Some(self.foe().place), ..nowhere };
        }
        // One square at least; a creature that can't stay where the target was goes back.
        let times = (1..=room).rev().find(|&times| !self.along(through, direction, times).is_empty()).unwrap_or(1);
        let pushed = Some(shifted(self.foe().place, direction, times));
        let at_the_pushed = self.at_the_pushed(direction, times);
        let known: BTreeSet<String> = entering.iter().map(|chance| chance.by.clone()).collect();
        let foe = &self.foe().name;
        let struck = |path: &Vec<Place>| {
            let later = through.chances(path).into_iter();
            let later = later.filter(|chance| chance.step > 1 && !known.contains(&chance.by) && &chance.by != foe);
            entering.iter().cloned().chain(later).collect()
        };
        let ways = self.along(through, direction, times).into_iter().map(|path| (path.clone(), struck(&path)));
        let ways: Vec<(Vec<Place>, Vec<Chance>)> = ways.collect();
        Shove { ways: if ways.is_empty() { nowhere.ways } else { ways }, pushed, at_the_pushed }
    }

    /// Third parties that threaten a square that the pushed creature leaves.
    fn at_the_pushed(&self, direction: Square, times: i32) -> BTreeSet<String> {
        let victim = Walk::new(self.board, self.target, Manner::default());
        let watch = Watch::new(&victim).without(self.who);
        let place = |times| shifted(self.foe().place, direction, times);
        let steps = (1..=times).flat_map(|nth| watch.provoked(&victim, place(nth - 1), place(nth)));
        let left = steps.filter(|&(_, _, leaving)| leaving);
        left.map(|(foe, ..)| self.board.creatures[foe].name.clone()).collect()
    }

    /// Where Epic Path's push leads if nothing is in the way: straight back, each square farther away.
    pub fn straight(&self) -> Option<Place> {
        let squares = self.feet.unwrap_or_default() as i32 / 5;
        let direction = self.direction();
        (self.room(direction, squares) == squares).then(|| shifted(self.foe().place, direction, squares))
    }
}

//! A way seen from the side: distance along it, height, and the floor below.

use super::scene::{Scene, Token, Trail, called};
use crate::grid::{HalfFeet, Height, Placement};
use crate::say;
use crate::words::Message;

/// A way that goes up or down, unrolled: however it winds across the board, from the side it runs left to right.
pub(super) struct Profile {
    /// Its start and the end of every step; never empty.
    pub(super) stops: Vec<Stop>,
    /// Where the mover landed, if it fell at the end.
    pub(super) fallen: Option<Height>,
}

/// A place on the way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Stop {
    pub(super) space: Placement,
    /// Squares from the start along the unrolled way. Straight up and down adds none.
    pub(super) along: i64,
    /// The floor that the space would stand on, relative to the map's own level.
    pub(super) floor: Height,
    /// Its height, relative to the map's own level.
    pub(super) elevation: Height,
    /// Feet spent so far.
    pub(super) total: HalfFeet,
    /// Whether the step that ends here is allowed.
    pub(super) allowed: bool,
}

/// The most places in the text: nobody would listen to more.
const MOST_TURNS: usize = 24;

impl Profile {
    /// The scene's way seen from the side, unless it stays at one height.
    pub(super) fn of(scene: &Scene) -> Option<Self> {
        let trail = scene.trail.as_ref()?;
        let stops = stops(scene, trail);
        let last = *stops.last()?;
        let landed = |token: &&Token| token.acting && token.placement == last.space && last.allowed;
        let fallen = scene.tokens.iter().find(landed).map(|token| last.floor + token.altitude);
        let fallen = fallen.filter(|&down| down < last.elevation);
        let level = stops.iter().all(|stop| stop.elevation == last.elevation);
        (!level || fallen.is_some()).then_some(Profile { stops, fallen })
    }

    /// The heights where the way begins, bends and ends: `A3 0 ft > D3 15 ft > H3 15 ft`.
    pub(super) fn message(&self) -> Message {
        let mut turns = self.turns();
        let all = turns.len();
        turns.truncate(MOST_TURNS);
        let mut places: Vec<Message> = turns.iter().map(Stop::message).collect();
        if let (true, Some(last)) = (all > MOST_TURNS, self.stops.last()) {
            places.extend([Message::literal("..."), last.message()]);
        }
        places.extend(self.fallen.map(|height| say!("side-falls-to", height)));
        Message::joined(places, " > ")
    }

    /// The stops where the slope changes, including both ends.
    fn turns(&self) -> Vec<Stop> {
        let slope = |pair: &[Stop]| match pair {
            [a, b] => (b.along - a.along, b.elevation - a.elevation),
            _ => (0, Height::ZERO),
        };
        let slopes: Vec<(i64, Height)> = self.stops.windows(2).map(slope).collect();
        let bends = |nth: &usize| *nth == 0 || *nth == slopes.len() || slopes[nth - 1] != slopes[*nth];
        (0..self.stops.len()).filter(bends).map(|nth| self.stops[nth]).collect()
    }
}

impl Stop {
    fn message(&self) -> Message {
        Message::joined([called(self.space.anchor), Message::of(&self.elevation)], " ")
    }
}

fn stops(scene: &Scene, trail: &Trail) -> Vec<Stop> {
    let stop = |space: Placement, altitude: Height| {
        let floor = scene.floor_under(space);
        Stop { space, along: 0, floor, elevation: floor + altitude, total: HalfFeet(0), allowed: true }
    };
    let mut stops = vec![stop(trail.start, trail.altitude)];
    let (mut along, mut before) = (0, trail.start);
    for step in &trail.steps {
        // In i64: a way may lead from one end of the coordinate range to the other.
        let apart = |a: i32, b: i32| (i64::from(a) - i64::from(b)).abs();
        let (from, to) = (before.anchor, step.to.anchor);
        along += apart(from.x, to.x).max(apart(from.y, to.y));
        let (total, allowed) = (step.total, !step.beyond && !step.refused);
        stops.push(Stop { along, total, allowed, ..stop(step.to, step.altitude) });
        before = step.to;
    }
    stops
}

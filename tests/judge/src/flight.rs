//! Flying, turn by turn and angle by angle: how each class of flier may continue from where it is, given its facing and what it
//! has flown, and at what price. Everything is counted in half feet.
//!
//! How it reads what the rules leave open:
//! - A step backward keeps the facing: there is no turn in the same step. Only a step in exactly the opposite direction is
//!   backward.
//! - A creature that lands loses its facing; on the ground a facing only counts if it was set.
//! - Straight up or down there is no turn, and a creature flying backward keeps doing so.
//! - Half a speed is compared exactly: at 15 ft it is 7.5 ft, so two squares.
//! - Angles go by all feet climbed and all feet descended, separately.
//! - The final facing is one more turn in the last space, based on what was flown until then.

use std::collections::BTreeSet;

use super::board::SpeedCategory;
use super::rules::Ruleset;
use super::step::{Count, length, stride};
use super::volume::{Spot, Volume, Way};

/// The rows of the table of maneuverability.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Row {
    MinimumForwardSpeed,
    MoveBackward,
    Turn,
    TurnInPlace,
    MaximumTurn,
    UpAngle,
    DownAngle,
    BetweenDownAndUp,
}

impl Row {
    /// The rule that fivefoot cites for it.
    pub fn rule(self) -> &'static str {
        match self {
            Row::MinimumForwardSpeed => "flight-minimum",
            Row::MoveBackward => "flight-backward",
            Row::Turn => "flight-turn",
            Row::TurnInPlace => "flight-turn-in-place",
            Row::MaximumTurn => "flight-maximum-turn",
            Row::UpAngle => "flight-up-angle",
            Row::DownAngle => "flight-down-angle",
            Row::BetweenDownAndUp => "flight-between",
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Class {
    Perfect,
    Good,
    Average,
    Poor,
    Clumsy,
}

impl Class {
    pub const ALL: [Class; 5] = [Class::Perfect, Class::Good, Class::Average, Class::Poor, Class::Clumsy];

    pub fn word(self) -> &'static str {
        match self {
            Class::Perfect => "perfect",
            Class::Good => "good",
            Class::Average => "average",
            Class::Poor => "poor",
            Class::Clumsy => "clumsy",
        }
    }

    fn keeps_a_speed(self) -> bool {
        self >= Class::Average
    }

    fn goes_backward(self) -> bool {
        self <= Class::Good
    }

    /// How far a level step lets it climb, and how much of that a square up uses, in hundredths of a square.
    fn up_angle(self) -> Option<(i32, i32)> {
        match self {
            Class::Perfect | Class::Good => None,
            Class::Average => Some((173, 100)),
            Class::Poor | Class::Clumsy => Some((100, 100)),
        }
    }

    fn has_a_down_angle(self) -> bool {
        self >= Class::Poor
    }

    fn between_down_and_up(self) -> u32 {
        match self {
            Class::Perfect | Class::Good => 0,
            Class::Average => 5,
            Class::Poor => 10,
            Class::Clumsy => 20,
        }
    }

    /// The number of feet flown straight on after which more make no difference.
    fn remembers(self) -> u32 {
        match self {
            Class::Perfect => 0,
            Class::Good | Class::Average | Class::Poor => 5,
            Class::Clumsy => 10,
        }
    }

    /// The price in feet of a turn of this many eighths of a circle after `since` feet flown straight on, or the row that forbids
    /// it.
    pub fn turn(self, eighths: i32, since: u32) -> Result<u64, Row> {
        if eighths == 0 {
            return Ok(0);
        }
        match self {
            Class::Perfect => Ok(0),
            Class::Good => {
                let free = if since >= 5 { 2 } else { 0 };
                let paid = (eighths - free).max(0) as u64;
                Ok(5 * paid.div_ceil(2))
            }
            Class::Average if eighths > 2 => Err(Row::MaximumTurn),
            Class::Average => match (eighths, since >= 5) {
                (1, true) => Ok(0),
                (1, false) | (2, true) => Ok(5),
                _ => Err(Row::Turn),
            },
            Class::Poor | Class::Clumsy if eighths > 1 => Err(Row::MaximumTurn),
            Class::Poor => {
                if since >= 5 {
                    Ok(0)
                } else {
                    Err(Row::Turn)
                }
            }
            Class::Clumsy => {
                if since >= 10 {
                    Ok(0)
                } else {
                    Err(Row::Turn)
                }
            }
        }
    }
}

/// How a flier's movement is priced.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Craft {
    /// In any direction for the price of the distance.
    Free(SpeedCategory),
    Classes(Class),
}

/// Long enough for every turn, and for every climb after a descent.
const LONG: u32 = 20;

/// The position of a flier, and everything else that affects its next step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Pose {
    pub spot: Spot,
    /// Eighths of a circle, clockwise from north.
    pub facing: Option<i32>,
    pub backward: bool,
    /// Feet flown since it turned or took off; `None` on the ground, where it turns freely.
    pub since_turn: Option<u32>,
    pub since_descent: u32,
}

impl Pose {
    /// A creature that hasn't flown yet: on the ground, or placed in the air.
    pub fn fresh(spot: Spot, facing: Option<i32>, aloft: bool) -> Self {
        Pose { spot, facing, backward: false, since_turn: aloft.then_some(0), since_descent: LONG }
    }

    /// A creature that has been flying straight on for long.
    pub fn cruising(spot: Spot, facing: Option<i32>) -> Self {
        Pose { since_turn: Some(LONG), ..Pose::fresh(spot, facing, true) }
    }

    /// The feet flown straight on that count for a turn.
    fn room(self) -> u32 {
        self.since_turn.unwrap_or(LONG)
    }

    /// The same, without what makes no difference to this class.
    fn minded(self, class: Class) -> Self {
        let since_turn = self.since_turn.map(|feet| feet.min(class.remembers()));
        let since_descent = self.since_descent.min(class.between_down_and_up());
        Pose { since_turn, since_descent, ..self }
    }
}

/// A pose, and what has been flown in this move so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct State {
    pub pose: Pose,
    pub count: Count,
    /// The diagonals that measure the feet flown: dear climbing ones count with the others.
    pub measured: Count,
    /// Feet flown, up to the number that matters.
    flown: u32,
    /// How much more it could climb and descend, in hundredths of a square.
    climb: i32,
    dive: i32,
}

/// One way to fly a step.
#[derive(Clone, Debug)]
pub struct Leg {
    pub after: State,
    pub halves: u64,
    pub broken: BTreeSet<Row>,
}

/// A flier in its volume.
pub struct Flight<'a> {
    pub volume: Volume<'a>,
    pub craft: Craft,
    pub speed: u32,
    pub from: Pose,
}

/// The eighth of a circle for a step with a level part.
pub fn heading((x, y, _): Way) -> Option<i32> {
    const COMPASS: [(i32, i32); 8] = [(0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1)];
    COMPASS.iter().position(|&way| way == (x, y)).map(|index| index as i32)
}

fn between(one: i32, other: i32) -> i32 {
    let apart = (one - other).rem_euclid(8);
    apart.min(8 - apart)
}

impl<'a> Flight<'a> {
    pub fn start(&self) -> State {
        let pose = match self.craft {
            Craft::Free(_) => self.from,
            Craft::Classes(class) => self.from.minded(class),
        };
        State { pose, count: (0, 0), measured: (0, 0), flown: 0, climb: 0, dive: 0 }
    }

    fn is_one_for_one(&self) -> bool {
        self.volume.board.ruleset == Ruleset::EpicPath
    }

    /// Every way to fly the step.
    pub fn legs(&self, state: &State, spot: Spot) -> Vec<Leg> {
        let way = self.volume.way(state.pose.spot, spot);
        let diagonal = [way.0, way.1, way.2].into_iter().filter(|&axis| axis != 0).count() > 1;
        let squeezes = spot.fold > 0;
        match self.craft {
            Craft::Free(category) => {
                // Under Rise squeezing costs nothing.
                let (feet, count) = match self.is_one_for_one() {
                    true => (if squeezes { 10 } else { 5 }, state.count),
                    false => {
                        let [p, q] = [state.pose.spot, spot].map(|spot| self.volume.space(spot));
                        let squares = 0..length(p, q);
                        squares.fold((0, state.count), |(feet, count), _| {
                            let (more, after) = stride(category, diagonal, count);
                            (feet + more, after)
                        })
                    }
                };
                let after = State { pose: Pose { spot, ..state.pose }, count, ..*state };
                vec![Leg { after, halves: 2 * feet, broken: BTreeSet::new() }]
            }
            Craft::Classes(class) => self.legs_by_class(class, state, (way, spot), diagonal),
        }
    }

    fn legs_by_class(&self, class: Class, state: &State, (way, spot): (Way, Spot), diagonal: bool) -> Vec<Leg> {
        let (up, down) = (way.2 > 0, way.2 < 0);
        let heading = heading(way);
        // Climbing at half speed and squeezing are one doubling each.
        let doublings = u32::from(up && class != Class::Perfect) + u32::from(spot.fold > 0);
        let (halves, count) = if doublings > 0 {
            let feet = if diagonal { 15 * 2_u64.pow(doublings - 1) } else { 5 * 2_u64.pow(doublings) };
            (if down { feet } else { 2 * feet }, state.count)
        } else {
            let (feet, count) = stride(SpeedCategory::Average, diagonal, state.count);
            (if down { feet } else { 2 * feet }, count)
        };
        let (flown, measured) = match heading {
            Some(_) => stride(SpeedCategory::Average, diagonal, state.measured),
            None => (0, state.measured),
        };
        let flown = flown as u32;
        let mut broken = BTreeSet::new();
        let mut after = State { count, measured, ..*state };
        after.pose.spot = spot;
        if up && state.pose.since_descent < class.between_down_and_up() {
            broken.insert(Row::BetweenDownAndUp);
        }
        if down {
            after.pose.since_descent = 0;
        } else if !up {
            after.pose.since_descent = state.pose.since_descent + flown;
        }
        if let Some((level, square)) = class.up_angle() {
            after.climb += if heading.is_some() { level } else { 0 } - if up { square } else { 0 };
        }
        if class.has_a_down_angle() {
            after.dive += if heading.is_some() { 100 } else { 0 } - if down { 100 } else { 0 };
        }
        if class.keeps_a_speed() {
            after.flown = (state.flown + flown).min(self.speed);
        }
        if heading.is_none() && up {
            // A creature that has just taken off hasn't flown straight on yet.
            after.pose.since_turn = Some(state.pose.since_turn.unwrap_or(0));
        }
        after.pose = after.pose.minded(class);
        let Some(heading) = heading else { return vec![Leg { after, halves, broken }] };
        let mut legs = vec![ahead(class, state, heading, flown, Leg { after, halves, broken: broken.clone() })];
        let opposite = state.pose.facing.is_some_and(|facing| between(facing, heading) == 4);
        if opposite && class.goes_backward() {
            let reversal = if class == Class::Good && !state.pose.backward { 10 } else { 0 };
            after.pose.since_turn = Some(state.pose.since_turn.unwrap_or(0) + flown);
            after.pose.backward = true;
            after.pose = after.pose.minded(class);
            legs.push(Leg { after, halves: halves + reversal, broken });
        } else if opposite {
            legs[0].broken.insert(Row::MoveBackward);
        }
        legs
    }

    /// Everything that forbids stopping there.
    pub fn forbids(&self, state: &State) -> BTreeSet<Row> {
        let Craft::Classes(class) = self.craft else { return BTreeSet::new() };
        let landed = self.volume.altitude(state.pose.spot) == 0;
        let slow = class.keeps_a_speed() && 2 * state.flown < self.speed && !landed;
        let all = [(slow, Row::MinimumForwardSpeed), (state.climb < 0, Row::UpAngle), (state.dive < 0, Row::DownAngle)];
        all.into_iter().filter(|(holds, _)| *holds).map(|(_, row)| row).collect()
    }

    /// The half feet of the final turn to this facing, or the row that forbids it.
    pub fn end_turn(&self, state: &State, wanted: Option<i32>) -> Result<u64, Row> {
        let (Craft::Classes(class), Some(wanted), Some(facing)) = (self.craft, wanted, state.pose.facing) else {
            return Ok(0);
        };
        Ok(2 * class.turn(between(facing, wanted), state.pose.room())?)
    }

    /// The pose from which it continues in a later move.
    pub fn rested(&self, state: &State, wanted: Option<i32>) -> Pose {
        let turned = matches!((wanted, state.pose.facing), (Some(to), Some(facing)) if to != facing);
        let pose = Pose { facing: wanted.or(state.pose.facing), backward: false, ..state.pose };
        if self.volume.altitude(pose.spot) == 0 {
            Pose::fresh(pose.spot, None, false)
        } else {
            Pose { since_turn: if turned { Some(0) } else { pose.since_turn }, ..pose }
        }
    }
}

/// The step flown forward, after the necessary turn.
fn ahead(class: Class, state: &State, heading: i32, flown: u32, mut leg: Leg) -> Leg {
    let eighths = state.pose.facing.map_or(0, |facing| between(facing, heading));
    match class.turn(eighths, state.pose.room()) {
        Ok(feet) => leg.halves += 2 * feet,
        Err(row) => {
            leg.broken.insert(row);
            // A creature that may turn no further in one space often may not turn there at all.
            if row == Row::MaximumTurn && class.turn(1, state.pose.room()).is_err() {
                leg.broken.insert(Row::Turn);
            }
            if class >= Class::Poor {
                leg.broken.insert(Row::TurnInPlace);
            }
        }
    }
    let since = if eighths > 0 { 0 } else { state.pose.since_turn.unwrap_or(0) };
    leg.after.pose.since_turn = Some(since + flown);
    leg.after.pose.facing = Some(heading);
    leg.after.pose.backward = false;
    leg.after.pose = leg.after.pose.minded(class);
    leg
}

//! Ways that leave the level on a board on which everybody swims, flies or clings to a wall at one height: the judge of flights
//! rules on them, since the judge of a level board sees neither who passes above and below nor a dive.

use std::collections::BTreeSet;

use serde_json::Value;

use crate::agreement::flights::{halves, path_of};
use crate::boards::elements::{DEEP, Element, HIGH};
use judge::{
    Board, Class, Craft, Flight, Leave, Manner, Pose, Ruleset, SpeedCategory, Spot, Square, State, Volume,
    every_flight, flights_through, flown_by_hand, swoop,
};

/// The highest level at which charges are tested.
const HIGHEST: i32 = 10;

/// A board on which everybody is at one height, as the judge of flights sees it.
pub struct Aloft {
    board: Board,
    element: Element,
}

/// A movement of the first creature that names no height.
pub struct Asked {
    pub to: Square,
    /// In feet.
    pub budget: u64,
    pub leave: Leave,
    pub through: Option<usize>,
}

impl Aloft {
    /// A movement past others.
    pub fn asked(to: Square, budget: u64, leave: Leave) -> Asked {
        Asked { to, budget, leave, through: None }
    }

    pub fn of(element: Element, board: &Board) -> Self {
        let mut board = board.clone();
        board.floors.clear();
        let altitude = match element {
            Element::Land => 0,
            Element::Water | Element::Lake | Element::Air => DEEP,
            Element::Wall => HIGH,
        };
        board.creatures.iter_mut().for_each(|one| one.altitude = altitude);
        Aloft { board, element }
    }

    fn flight(&self, asked: &Asked) -> Flight<'_> {
        let mut volume = Volume::leaving(&self.board, 0, asked.leave);
        volume.through = asked.through;
        self.flown(volume)
    }

    fn flown<'a>(&self, mut volume: Volume<'a>) -> Flight<'a> {
        if matches!(self.element, Element::Water | Element::Lake) {
            volume.highest = Some(DEEP as i32 / 5);
        }
        let by_class = self.element == Element::Air && self.board.ruleset != Ruleset::EpicPath;
        let craft = if by_class { Craft::Classes(Class::Perfect) } else { Craft::Free(SpeedCategory::Average) };
        let from = Pose::fresh(volume.start(), None, true);
        let speed = volume.mover.speed;
        Flight { volume, craft, speed, from }
    }

    /// Why a flier's charge in this answer isn't one that the rules allow, or isn't one that provokes least; `None` if all is
    /// well.
    pub fn charge_fault(&self, (who, target): (usize, usize), line: &str, answer: &Value) -> Option<String> {
        let flight = self.flown(Volume::new(&self.board, who, Manner { double: true, share: false }));
        let twice = self.board.ruleset.is_of_the_3_5_family() && !line.contains("one-action:true");
        let budget = 2 * u64::from(flight.speed) * if twice { 2 } else { 1 };
        let judged = swoop(&flight, target, budget, HIGHEST);
        if judged.is_open {
            return None;
        }
        let last = path_of(&flight, answer).last().copied();
        let named = line.contains(" to:");
        let strikers: BTreeSet<String> = {
            let chances = answer["provokes"].as_array().into_iter().flatten();
            chances.map(|chance| chance["by"].as_str().unwrap().to_owned()).collect()
        };
        let ends = judged.ends();
        let way = |spot: &Spot| ends.get(spot).is_some_and(|ways| ways.iter().any(|way| way.strikers == strikers));
        let goes = last.is_some_and(|spot| way(&spot) && (named || judged.safest().contains(&spot)));
        (!goes || answer["feet"] != judged.feet).then(|| format!("{last:?} {judged:?}"))
    }

    /// Why the way in this answer isn't one that the rules allow, or isn't the cheapest; `None` if all is well.
    pub fn fault(&self, asked: &Asked, shores: &Board, answer: &Value) -> Option<String> {
        let (flight, budget) = (self.flight(asked), 2 * asked.budget);
        let path = path_of(&flight, answer);
        let start = flight.from.spot;
        if path.last().is_none_or(|last| last.at != asked.to || last.level != start.level) {
            return Some(format!("it ends elsewhere: {path:?}"));
        }
        let holds = |spot: &Spot| {
            let beside = |(x, y): Square| [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)];
            match self.element {
                Element::Wall => {
                    beside(spot.at).into_iter().any(|at| self.board.on_board(at) && self.board.is_filled(at))
                }
                Element::Lake => {
                    let dry = flight.volume.space(*spot).squares().any(|at| shores.floors.contains_key(&at));
                    !dry || (self.board.ruleset == Ruleset::EpicPath && spot.level == start.level)
                }
                _ => true,
            }
        };
        if let Some(spot) = path.iter().find(|spot| !holds(spot)) {
            return Some(format!("nothing holds it at {spot:?}"));
        }
        let all = flown_by_hand(&flight, &path, budget, None);
        let paid = halves(&answer["feet"]);
        let squeezes = path.iter().any(|spot| spot.fold > 0);
        // The judge of flights has no doubling for somebody who squeezes in water.
        let prices = |halves: u64| Some(halves) == paid || (squeezes && self.element != Element::Air);
        if !all.iter().any(|flown| prices(flown.total()) && flown.is_legal()) {
            return Some(format!("not a way to go: {all:?}"));
        }
        // Other elements have ground that the judge of flights doesn't know.
        if self.element != Element::Air {
            return None;
        }
        let foe = asked.through.map(|through| &self.board.creatures[through]);
        let ends: Vec<(Spot, u64)> = match foe {
            None => {
                every_flight(&flight, budget, None).ends.into_iter().map(|(spot, toll)| (spot, toll.halves)).collect()
            }
            Some(foe) => {
                let meets = |spot: Spot| {
                    let there = flight.volume.there(spot);
                    self.board.meets(&there, there.place, foe)
                };
                let stops = |state: &State| flight.volume.may_end(state.pose.spot);
                flights_through(&flight, budget, meets, stops).into_iter().collect()
            }
        };
        let meant = flight.volume.named(asked.to, flight.volume.altitude(start));
        let best = ends.iter().filter(|(spot, _)| meant.contains(spot)).map(|(_, halves)| *halves).min();
        (best != paid).then(|| format!("{best:?} half feet"))
    }
}

//! Paths from cube to cube in commands and answers: for jumps, climbs and swims.

use serde_json::Value;

use crate::agreement::quarrel::places;
use crate::boards::random::Dice;
use judge::{Spot, Square, Volume, all_ways, name, named};

/// Places in a command's notation: squares with altitudes.
pub fn path_text(volume: &Volume<'_>, path: &[Spot]) -> String {
    let one = |spot: &Spot| format!("{}@{}", name(spot.at), volume.altitude(*spot));
    path.iter().map(one).collect::<Vec<_>>().join(" ")
}

/// Where each step of an answer leads, and how high. A step without an altitude stays at the same one.
pub fn spots(volume: &Volume<'_>, altitude: i32, answer: &Value) -> Vec<Spot> {
    let mut altitude = altitude;
    let steps = answer["steps"].as_array().into_iter().flatten().zip(places(answer));
    let spots = steps.map(|(step, place)| {
        altitude = step["altitude"].as_i64().map_or(altitude, |feet| feet as i32);
        volume.spot(place.anchor(), altitude)
    });
    spots.collect()
}

/// The feet of each step of an answer.
pub fn prices(answer: &Value) -> Vec<u64> {
    answer["steps"].as_array().into_iter().flatten().map(|step| step["feet"].as_u64().unwrap()).collect()
}

/// Who may strike, each with the first square where it can.
pub fn chances(answer: &Value) -> Vec<(String, Square)> {
    let actual = answer["provokes"].as_array().into_iter().flatten();
    let square = |one: &Value| named(one["leaving"].as_str().or(one["entering"].as_str()).unwrap());
    actual.map(|one| (one["by"].as_str().unwrap().to_owned(), square(one))).collect()
}

pub fn is_refused_for(answer: &Value, rule: &str) -> bool {
    answer["reasons"].as_array().unwrap().iter().any(|reason| reason["rule"] == rule)
}

/// Whether the movement isn't enough: overall, or for one of several combined ways.
pub fn is_too_far(answer: &Value) -> bool {
    ["speed", "combining"].into_iter().any(|rule| is_refused_for(answer, rule))
}

/// A few adjacent allowed cubes, mostly with nothing to stop a movement between them.
pub fn wander(dice: &mut Dice, volume: &Volume<'_>, may_be: impl Fn(Spot) -> bool) -> Vec<Spot> {
    let mut at = volume.start();
    let mut path = Vec::new();
    for _ in 0..dice.between(1, 5) {
        let mut next: Vec<Spot> = all_ways().into_iter().map(|way| at.after(way)).collect();
        next.retain(|&spot| volume.board.on_board(spot.at) && spot.level >= volume.floor(spot.at) && may_be(spot));
        let open: Vec<Spot> = next.iter().copied().filter(|&spot| volume.hop(at, spot).blocked.is_empty()).collect();
        let from = if open.is_empty() || dice.percent(8) { next } else { open };
        if from.is_empty() {
            break;
        }
        at = *dice.pick(&from);
        path.push(at);
    }
    path
}

//! Where a movement is to lead, as people type it: squares, or directions from where the creature stands.

use super::mistake::{Mistake, quoted};
use crate::grid::{Area, Direction, Square};
use crate::referee::{Fact, Ruling};

/// The goal of a movement.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Course {
    /// Anchors to pass; the last is the goal.
    Squares(Vec<Square>),
    /// A path step by step, wherever the creature stands.
    Ways(Vec<Direction>),
}

/// What is expected of it.
pub(super) const EXPECTED: &str =
    "a square such as D4, several such as \"D4 E5 F6\", or directions such as \"ne ne 3e\"";

/// The most steps or squares that are taken.
const LONGEST: usize = 500;

/// The most squares to go through by the best way: each takes a search over the whole board.
const MOST_WAYPOINTS: usize = 20;

/// The words for a direction.
const WORDS: [(&str, &str, Direction); 8] = [
    ("n", "north", Direction::North),
    ("ne", "northeast", Direction::NorthEast),
    ("e", "east", Direction::East),
    ("se", "southeast", Direction::SouthEast),
    ("s", "south", Direction::South),
    ("sw", "southwest", Direction::SouthWest),
    ("w", "west", Direction::West),
    ("nw", "northwest", Direction::NorthWest),
];

impl Course {
    /// Reads squares or directions, not both.
    pub(super) fn read(option: &str, text: &str) -> Result<Self, Mistake> {
        let items: Vec<&str> = text.split([' ', ',', ';', '\t']).filter(|item| !item.is_empty()).collect();
        let wrong = |item: &str| Mistake::new(format!("`{option}` has to be {EXPECTED}, not {}.", quoted(item)));
        let (mut squares, mut ways) = (Vec::new(), Vec::new());
        for item in &items {
            if let Ok(square) = item.parse() {
                squares.push(square);
            } else {
                let (steps, way) = steps(item).ok_or_else(|| wrong(item))?;
                ways.extend(std::iter::repeat_n(way, steps));
            }
            if squares.len() + ways.len() > LONGEST {
                return Err(Mistake::new(format!("`{option}` has at most {LONGEST} squares or steps.")));
            }
        }
        let gaps = squares.windows(2).filter(|pair: &&[Square]| !pair[0].is_beside(pair[1])).count();
        if gaps > MOST_WAYPOINTS {
            return Err(Mistake::new(format!(
                "`{option}` has at most {MOST_WAYPOINTS} squares to go through; a path has every square, each beside the \
                 one before."
            )));
        }
        match (squares.is_empty(), ways.is_empty()) {
            (true, true) => Err(wrong(text)),
            (false, false) => Err(Mistake::new(format!(
                "`{option}` has to be all squares or all directions; {} mixes them.",
                quoted(text)
            ))),
            (false, true) => Ok(Course::Squares(squares)),
            (true, false) => Ok(Course::Ways(ways)),
        }
    }

    /// The squares to pass from where the creature stands. A path by directions begins with that square, so that it is
    /// taken as it was given.
    pub(super) fn stops(&self, from: Square, map: Area) -> Result<Vec<Square>, Mistake> {
        let ways = match self {
            Course::Squares(squares) => {
                return match squares.iter().find(|&&square| !map.contains(square)) {
                    Some(square) => Err(Mistake::new(format!("{square} is not on the map, which is {map}."))),
                    None => Ok(squares.clone()),
                };
            }
            Course::Ways(ways) => ways,
        };
        let mut stops = vec![from];
        let mut at = from;
        for (index, way) in ways.iter().enumerate() {
            at = at.offset(way.delta());
            if !map.contains(at) {
                return Err(Mistake::new(format!(
                    "Step {} ({}) leads off the map, which is {map}.",
                    index + 1,
                    word(*way)
                )));
            }
            stops.push(at);
        }
        Ok(stops)
    }
}

/// The direction that a word means: `ne` or `north-east`.
pub(super) fn way(word: &str) -> Option<Direction> {
    steps(word).filter(|(count, _)| *count == 1 && !word.starts_with('1')).map(|(_, way)| way)
}

fn word(way: Direction) -> &'static str {
    WORDS.iter().find(|(_, _, other)| *other == way).map_or("", |(_, long, _)| long)
}

/// `ne`, `north-east` or `3ne`: how many steps, and which way.
fn steps(item: &str) -> Option<(usize, Direction)> {
    let digits = item.find(|c: char| !c.is_ascii_digit())?;
    let (count, way) = item.split_at(digits);
    let count = if count.is_empty() { 1 } else { count.parse().ok().filter(|count| (1..=LONGEST).contains(count))? };
    let way = way.to_lowercase().replace(['-', '_'], "");
    let found = WORDS.iter().find(|(short, long, _)| way == *short || way == *long);
    found.map(|&(_, _, way)| (count, way))
}

/// The ruling, unless the best way was not to be found.
pub(super) fn untangled(ruling: Ruling) -> Result<Ruling, Mistake> {
    if ruling.findings.iter().any(|finding| finding.fact == Fact::TooTangled) {
        return Err(Mistake::new(
            "The board is too tangled to find the best way: name other squares on the way, or leave out prefer.",
        ));
    }
    Ok(ruling)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn directions_are_a_path_from_where_one_stands() {
        let map = Area::between(Square::new(0, 0), Square::new(9, 9));
        let stops = |text: &str| Course::read("to", text).and_then(|course| course.stops(Square::new(3, 3), map));
        let squares = |list: &[(i32, i32)]| Ok(list.iter().map(|&(x, y)| Square::new(x, y)).collect::<Vec<_>>());
        assert_eq!(stops("ne NE e"), squares(&[(3, 3), (4, 2), (5, 1), (6, 1)]));
        assert_eq!(stops("2north-east, East"), stops("ne ne e"));
        assert_eq!(stops("sw"), squares(&[(3, 3), (2, 4)]));
        assert_eq!(stops("E5 F6"), squares(&[(4, 4), (5, 5)]));
    }

    #[test]
    fn what_is_neither_says_what_was_expected() {
        for (text, hint) in [
            ("", "directions such as"),
            ("nne", "not `nne`"),
            ("0e", "not `0e`"),
            ("9999999999999999999999e", "has to be"),
            ("400e 400e", "at most 500"),
            (&"A1 C1 ".repeat(11), "at most 20 squares to go through"),
            ("E5 ne", "mixes them"),
            ("3", "not `3`"),
        ] {
            let mistake = Course::read("to", text).expect_err(text).to_string();
            assert!(mistake.contains(hint), "{text}: {mistake}");
        }
    }
}

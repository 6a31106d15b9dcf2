//! Where a movement leads, as people type it: squares, or directions from the creature's square. A square can have an
//! altitude, `D4@15`, and a direction can lead up or down, `ne-up`.

use crate::command::input::options::MOST_ALTITUDE;
use crate::command::input::user_error::{UserError, quoted};
use crate::field::{Creature, Mode};
use crate::grid::{Area, Direction, Feet, Height, Square, feet_typed};
use crate::referee::{Fact, Mover, Referee, Ruling, Stop};
use crate::say;
use crate::words::Message;

/// The destination of a movement.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Destination {
    /// Anchors to pass through; the last is the goal.
    Squares(Vec<Stop>),
    /// A path step by step from wherever the creature is.
    Ways(Vec<Way>),
    /// Beside the creature with this name, as typed. If there is such a creature, squares replace the name before the command
    /// is decided.
    Beside(String),
}

/// A step: its direction, if any, and whether it leads up or down.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Way {
    direction: Option<Direction>,
    rise: Rise,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Rise {
    Level,
    Up,
    Down,
}

impl Rise {
    fn squares(self) -> i32 {
        match self {
            Rise::Level => 0,
            Rise::Up => 1,
            Rise::Down => -1,
        }
    }
}

/// The most steps or squares accepted.
const LONGEST: usize = 500;

/// The most waypoints: each takes a route search over the whole board.
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

impl Destination {
    /// A path over these squares, starting at the first.
    pub(crate) fn along(path: &[Square]) -> Self {
        Destination::Squares(path.iter().skip(1).map(|&anchor| Stop { anchor, altitude: None }).collect())
    }

    /// The square, if the destination is a single one on the floor.
    pub(crate) fn only_square(&self) -> Option<Square> {
        match self {
            Destination::Squares(stops) => match stops[..] {
                [Stop { anchor, altitude: None }] => Some(anchor),
                _ => None,
            },
            Destination::Ways(_) | Destination::Beside(_) => None,
        }
    }

    /// Takes the altitude off the last square, if it is above the floor.
    pub(crate) fn take_altitude(&mut self) -> Option<Height> {
        let Destination::Squares(stops) = self else { return None };
        stops.last_mut()?.altitude.take_if(|altitude| *altitude > Height::ZERO)
    }

    /// Parses squares or directions, but not a mix of both; otherwise takes the text as a creature's name if it could be one.
    pub(crate) fn read(option: &str, text: &str) -> Result<Self, UserError> {
        let squares = Self::read_squares(option, &tidy(text));
        let named = text.chars().next().is_some_and(char::is_alphabetic) && !text.contains('@');
        match squares {
            Err((_, Some(_))) if named => Ok(Destination::Beside(text.to_owned())),
            squares => squares.map_err(|(error, _)| error),
        }
    }

    /// Parses squares or directions. The error comes with the offending item if the item is neither.
    fn read_squares(option: &str, text: &str) -> Result<Self, (UserError, Option<String>)> {
        let items: Vec<&str> = text.split([' ', ',', ';', '\t']).filter(|item| !item.is_empty()).collect();
        let wrong = |item: &str| match misses(item) {
            Some(wrong) => (UserError::new(wrong), None),
            None => (unknown(option, item), Some(item.to_owned())),
        };
        let other = |wrong: Message| (UserError::new(wrong), None);
        let (mut squares, mut ways) = (Vec::new(), Vec::new());
        for item in &items {
            if let Some(stop) = stop(item) {
                squares.push(stop);
            } else {
                let (steps, way) = steps(item).ok_or_else(|| wrong(item))?;
                ways.extend(std::iter::repeat_n(way, steps));
            }
            if squares.len() + ways.len() > LONGEST {
                return Err(other(say!("course-too-long", option, longest = LONGEST)));
            }
        }
        let gaps = squares.windows(2).filter(|pair: &&[Stop]| !is_next(pair[0], pair[1])).count();
        if gaps > MOST_WAYPOINTS {
            return Err(other(say!("course-too-many-stops", option, most = MOST_WAYPOINTS)));
        }
        match (squares.is_empty(), ways.is_empty()) {
            (true, true) => Err(wrong(text)),
            (false, false) => Err(other(say!("course-mixed", option, typed = quoted(text)))),
            (false, true) => Ok(Destination::Squares(squares)),
            (true, false) => Ok(Destination::Ways(ways)),
        }
    }

    /// Whether it names a height for a movement along the ground.
    pub(crate) fn leaves_the_ground(&self, mover: &Creature) -> bool {
        let is_high = |altitude: Height| altitude != Height::ZERO || mover.altitude != Height::ZERO;
        match self {
            Destination::Squares(stops) => stops.iter().any(|stop| stop.altitude.is_some_and(is_high)),
            Destination::Ways(ways) => ways.iter().any(|way| way.rise != Rise::Level),
            Destination::Beside(_) => false,
        }
    }

    /// The squares to pass from the creature's square, for a level movement or one along the ground; for a creature on the
    /// floor, an altitude of 0 is level. A path of directions includes the starting square, so that it is walked exactly as
    /// given.
    pub(crate) fn stops(&self, mover: &Creature, map: Area) -> Result<Vec<Square>, UserError> {
        if self.leaves_the_ground(mover) {
            let example = match mover.modes.of(Mode::Fly) {
                Some(_) => "/fly creature:Bat to:\"E5@10 F6@15\"",
                None => "/climb creature:Hero altitude:5 surface:rope bonus:6",
            };
            return Err(UserError::new(say!("course-level")).or_example(example));
        }
        Ok(self.trip(mover.anchor, Height::ZERO, map)?.into_iter().map(|stop| stop.anchor).collect())
    }

    /// The stops of a movement that is level unless it names altitudes. Where floors differ, an altitude of 0 names one too,
    /// for a creature that could stay above the floor there.
    pub(crate) fn level_or_not(&self, referee: Referee<'_>, mover: &Mover<'_>) -> Result<Vec<Stop>, UserError> {
        let board = &referee.encounter().battlefield;
        let map = board.area();
        let named = match self {
            Destination::Squares(stops) => stops.iter().any(|stop| stop.altitude.is_some()),
            Destination::Ways(_) | Destination::Beside(_) => false,
        };
        if named && !board.is_level() && !mover.creature().modes.is_empty() {
            return self.through_space(referee, mover);
        }
        match self.stops(mover.creature(), map) {
            Ok(level) => Ok(level.into_iter().map(|anchor| Stop { anchor, altitude: None }).collect()),
            Err(_) => self.through_space(referee, mover),
        }
    }

    /// The stops of a movement in three dimensions. A path of directions starts at the mover's place and gives the
    /// altitude of every stop above the floor there.
    pub(crate) fn through_space(&self, referee: Referee<'_>, mover: &Mover<'_>) -> Result<Vec<Stop>, UserError> {
        let board = &referee.encounter().battlefield;
        let creature = mover.creature();
        let mut stops = self.trip(creature.anchor, creature.altitude, board.area())?;
        if matches!(self, Destination::Ways(_)) {
            // Steps up and down count from the mover's height, while the floor below rises and falls.
            let floor = |anchor: Square| board.floor_under(mover.placement().footprint.at(anchor));
            let start = floor(creature.anchor);
            for stop in &mut stops {
                stop.altitude = stop.altitude.map(|altitude| start + altitude - floor(stop.anchor));
            }
        }
        Ok(stops)
    }

    /// The stops from this square at this altitude. A path of directions includes the starting place and gives every
    /// altitude above the floor of the starting place.
    fn trip(&self, from: Square, altitude: Height, map: Area) -> Result<Vec<Stop>, UserError> {
        let ways = match self {
            Destination::Squares(stops) => {
                return match stops.iter().find(|stop| !map.contains(stop.anchor)) {
                    Some(stop) => Err(UserError::new(say!("course-off-the-map", square = stop.anchor, map))),
                    None => Ok(stops.clone()),
                };
            }
            Destination::Ways(ways) => ways,
            Destination::Beside(typed) => return Err(unknown("to", typed)),
        };
        let mut at = Stop { anchor: from, altitude: Some(altitude) };
        let mut stops = vec![at];
        for (index, way) in ways.iter().enumerate() {
            at.anchor = way.direction.map_or(at.anchor, |direction| at.anchor.offset(direction.delta()));
            at.altitude = at.altitude.map(|altitude| altitude + Height::of_squares(way.rise.squares()));
            if at.altitude.is_some_and(|altitude| altitude.0.unsigned_abs() > MOST_ALTITUDE) {
                return Err(UserError::new(say!("course-too-high", step = index + 1, most = Feet(MOST_ALTITUDE))));
            }
            if !map.contains(at.anchor) {
                let way = way.direction.map_or("up", Direction::word);
                return Err(UserError::new(say!("course-step-off-the-map", step = index + 1, way, map)));
            }
            stops.push(at);
        }
        Ok(stops)
    }
}

/// The error for text that is neither squares nor directions, with the directions that were probably meant: `nne` is a step
/// north and one northeast.
fn unknown(option: &str, typed: &str) -> UserError {
    let expected = say!("course-expected", option, typed = quoted(typed));
    let meant = directions(typed).map(|ways| say!("course-directions-meant", ways = ways.join(" ")));
    UserError::new(Message::sentences([Some(expected), meant]))
}

/// Splits a word made up of directions only: `nne` into `n ne`.
fn directions(word: &str) -> Option<Vec<&'static str>> {
    let word = word.to_lowercase();
    if word.is_empty() || word.len() > 20 {
        return None;
    }
    // Dynamic programming from the end of the word: the fewest directions that spell each suffix.
    let mut best: Vec<Option<Vec<&'static str>>> = vec![None; word.len() + 1];
    best[word.len()] = Some(Vec::new());
    for at in (0..word.len()).rev().filter(|&at| word.is_char_boundary(at)) {
        let ways = WORDS.iter().filter(|(short, ..)| word[at..].starts_with(short));
        let found = ways.filter_map(|(short, ..)| {
            let rest = best.get(at + short.len())?.as_ref()?;
            Some([&[*short], &rest[..]].concat())
        });
        best[at] = found.min_by_key(|ways| (ways.len(), ways.first().map_or(0, |way| way.len())));
    }
    best.swap_remove(0)
}

/// Normalizes what people type for squares: `h 9`, `H-9`, `h.9`, `9H` and `h9.` become H9, and `3 e` becomes `3e`. Other
/// words are left alone.
pub(crate) fn tidy(text: &str) -> String {
    let items = text.split([' ', ',', ';', '\t']).filter(|item| !item.is_empty());
    let mut tidied: Vec<String> = Vec::new();
    for item in items {
        let item = item.split(':').map(tidy_item).collect::<Vec<_>>().join(":");
        let numeric = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
        match tidied.last_mut() {
            Some(last) if numeric(&item) && is_column(last) => last.push_str(&item),
            Some(last) if numeric(last) && steps(&item).is_some() => last.push_str(&item),
            _ => tidied.push(item),
        }
    }
    tidied.join(" ")
}

fn is_column(text: &str) -> bool {
    (1..=3).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_alphabetic())
}

fn tidy_item(item: &str) -> String {
    let bare = item.trim_matches(['.', '!', '?', '\'', '"']);
    let parted = bare.split_once(['-', '.', '_', '/']).filter(|(letters, _)| is_column(letters));
    let joined = parted.map(|(letters, number)| format!("{letters}{number}"));
    let digits = bare.find(|c: char| !c.is_ascii_digit()).unwrap_or(0);
    let (number, letters) = bare.split_at(digits);
    let feet = letters.eq_ignore_ascii_case("ft");
    let turned = digits > 0 && is_column(letters) && !feet && steps(bare).is_none();
    let turned = turned.then(|| format!("{letters}{number}"));
    let square = |text: &String| text.parse::<Square>().is_ok();
    joined.filter(square).or(turned.filter(square)).unwrap_or_else(|| bare.to_owned())
}

/// Whether two stops can follow each other in a path.
fn is_next(one: Stop, other: Stop) -> bool {
    one.anchor.is_beside(other.anchor) || (one.anchor == other.anchor && one.altitude != other.altitude)
}

/// Parses `D4`, or `D4@15`, with an altitude in feet above the floor there.
pub(crate) fn stop(item: &str) -> Option<Stop> {
    let Some((square, feet)) = item.split_once('@') else {
        return Some(Stop { anchor: item.parse().ok()?, altitude: None });
    };
    let feet = feet_typed(feet)?;
    let known = feet % 5 == 0 && feet.unsigned_abs() <= MOST_ALTITUDE;
    known.then_some(Stop { anchor: square.parse().ok()?, altitude: Some(Height(feet)) })
}

/// What altitudes are allowed, if only the altitude is wrong.
fn misses(item: &str) -> Option<Message> {
    let (square, feet) = item.split_once('@')?;
    square.parse::<Square>().ok()?;
    let feet = feet_typed(feet)?;
    let typed = quoted(item);
    Some(match feet % 5 {
        0 => say!("course-altitude-most", typed, most = Feet(MOST_ALTITUDE)),
        _ => {
            let near = (feet - feet.rem_euclid(5)).clamp(0, 1_000);
            say!("course-altitude-in-squares", typed, square, near)
        }
    })
}

/// The direction that this word names: `ne` or `north-east`.
pub(crate) fn way(word: &str) -> Option<Direction> {
    let (_, way) = steps(word).filter(|(count, _)| *count == 1 && !word.starts_with('1'))?;
    way.direction.filter(|_| way.rise == Rise::Level)
}

/// Parses `ne`, `north-east`, `3ne`, `ne-up` or `2down`: the number of steps, and the step.
fn steps(item: &str) -> Option<(usize, Way)> {
    let digits = item.find(|c: char| !c.is_ascii_digit())?;
    let (count, way) = item.split_at(digits);
    let count = if count.is_empty() { 1 } else { count.parse().ok().filter(|count| (1..=LONGEST).contains(count))? };
    let way = way.to_lowercase().replace(['-', '_', '+'], "");
    let (way, rise) = match (way.strip_suffix("up"), way.strip_suffix("down")) {
        (Some(level), _) => (level, Rise::Up),
        (_, Some(level)) => (level, Rise::Down),
        _ => (way.as_str(), Rise::Level),
    };
    let found = WORDS.iter().find(|(short, long, _)| way == *short || way == *long).map(|&(_, _, way)| way);
    let known = found.is_some() || (way.is_empty() && rise != Rise::Level);
    known.then_some((count, Way { direction: found, rise }))
}

/// The ruling, unless the route search hit its limit.
pub(crate) fn untangled(ruling: Ruling) -> Result<Ruling, UserError> {
    if ruling.findings.iter().any(|finding| finding.fact == Fact::SearchLimit) {
        return Err(UserError::new(say!("course-too-tangled")));
    }
    Ok(ruling)
}

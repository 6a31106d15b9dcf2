//! The same board on land, in water and in the air. If everybody swims or flies as fast as they walk, the rulings are the same,
//! except for what the ground does to fliers, and for the shores of a lake.

use serde_json::Value;

use crate::boards::random::{Dice, setup};
use judge::{Board, Creature, Fill, Place, Ruleset, Square};

/// The element that everybody on a board moves in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Element {
    Land,
    Water,
    /// Water with shores and islands. A swim ends there in 3.5, so they are to swimmers what pits are to walkers, and only the
    /// first creature is near them. Under Epic Path modes combine, so they are open ground to a swimmer that walks as fast.
    Lake,
    Air,
    /// Walls of solid squares, which everybody clings to above the floor. A square with no wall beside it acts as a pit
    /// does for walkers.
    Wall,
}

/// The depth of the water, and how high everybody flies, in feet.
pub const DEEP: u32 = 10;

/// How high everybody clings to a wall, in feet: too high for anybody to climb down, cross the floor and climb up again in
/// one movement, which the judge of a level board doesn't see.
pub const HIGH: u32 = 60;

/// The level of the pits that stand for a shore on the judge's board.
const SHORE: i32 = -4;

/// How many squares everybody but the first creature keeps from a shore, at least.
const NEAR: i32 = 3;

impl Element {
    /// Moves some boards into the water and some into the air, if the rulebook allows it and everybody stands on the floor.
    pub fn of(seed: u64, board: &mut Board) -> Self {
        let element = match Dice::new(seed ^ 0xE1E).below(10) {
            0 | 1 => Element::Water,
            2 | 3 => Element::Air,
            _ => Element::Land,
        };
        element.takes(board)
    }

    /// Like [`Element::of`], but also moves some into a lake.
    pub fn with_lakes(seed: u64, board: &mut Board) -> Self {
        let mut dice = Dice::new(seed ^ 0x1A3E);
        let lake = dice.percent(25) && Element::Lake.takes(board) == Element::Lake;
        if !lake {
            return Element::of(seed, board);
        }
        for one in &mut board.creatures {
            (one.size, one.long, one.place) = (4, false, Place::new(one.at(), 1, 1));
        }
        let far = |one: Square, other: Square| (one.0 - other.0).abs().max((one.1 - other.1).abs());
        for square in board.squares() {
            let mut others = board.creatures.iter().skip(1);
            let alone = square != board.creatures[0].at() && others.all(|other| far(other.at(), square) > NEAR);
            if alone && dice.percent(20) {
                let shore = if board.ruleset == Ruleset::EpicPath { 0 } else { SHORE };
                board.floors.insert(square, shore);
            }
        }
        Element::Lake
    }

    /// Like [`Element::with_lakes`], and moves some boards onto walls if the rulebook has climbers that need no check.
    pub fn with_walls(seed: u64, board: &mut Board) -> Self {
        let mut dice = Dice::new(seed ^ 0xC11B);
        let walled = if dice.percent(25) { Element::walled(&mut dice, board) } else { None };
        let Some(walled) = walled else { return Element::with_lakes(seed, board) };
        *board = walled;
        Element::Wall
    }

    /// The board with everybody on a wall, if the rulebook has climbers that need no check and there is room.
    pub fn walled(dice: &mut Dice, board: &Board) -> Option<Board> {
        let climbs = board.ruleset == Ruleset::EpicPath && board.creatures.iter().all(|one| !one.is_helpless());
        let mut walled = board.clone();
        let on_walls = climbs && Element::Wall.takes(&mut walled) == Element::Wall && raise_walls(dice, &mut walled);
        on_walls.then_some(walled)
    }

    /// Whether this is dry land in a lake, where a swim may end.
    pub fn is_shore(board: &Board, at: Square) -> bool {
        board.floors.get(&at) == Some(&SHORE)
    }

    /// Whether somebody there may be able to reach a shore.
    pub fn is_near_shore(board: &Board, at: Square) -> bool {
        let far = |&(x, y): &Square| (x - at.0).abs().max((y - at.1).abs());
        board.floors.iter().any(|(square, floor)| *floor == SHORE && far(square) <= NEAR)
    }

    /// Whether a way leads above or below the level at which everybody is, which the judge of a level board doesn't see.
    pub fn leaves_the_level(answer: &Value) -> bool {
        let steps = answer["steps"].as_array().into_iter().flatten();
        let mut altitudes = steps.filter_map(|step| step["altitude"].as_u64());
        altitudes.any(|altitude| ![0, DEEP, HIGH].map(u64::from).contains(&altitude))
    }

    fn takes(self, board: &mut Board) -> Self {
        let known = !matches!(board.ruleset, Ruleset::Reaction | Ruleset::Rise);
        let plain = board.floors.is_empty()
            && board.creatures.iter().all(|one| one.altitude == 0 && !one.words.contains("modes:") && one.speed > 0);
        let element = self;
        if !known || !plain || element == Element::Land {
            return Element::Land;
        }
        let class = if board.ruleset == Ruleset::EpicPath { "greater" } else { "perfect" };
        board.layers.retain(|(_, terrain), _| !terrain.contains("water"));
        for one in &mut board.creatures {
            one.conditions.retain(|condition| *condition != "prone");
            match element {
                Element::Water | Element::Lake => {
                    one.words += &format!(" altitude:{DEEP} modes:\"swim {}\"", one.speed)
                }
                Element::Wall => one.words += &format!(" altitude:{HIGH} modes:\"climb {} greater\"", one.speed),
                _ => {
                    one.altitude = DEEP;
                    one.words += &format!(" modes:\"fly {} {class}\"", one.speed);
                }
            }
        }
        element
    }

    /// The commands that set up the board.
    pub fn setup(self, board: &Board) -> Vec<String> {
        let mut flat = board.clone();
        flat.floors.retain(|_, _| !matches!(self, Element::Lake | Element::Wall));
        let mut lines = setup(&flat);
        if matches!(self, Element::Water | Element::Lake) {
            let wet = board.squares().into_iter().filter(|at| self == Element::Water || !board.floors.contains_key(at));
            let all = format!("\"{}\"", wet.map(judge::name).collect::<Vec<_>>().join(" "));
            let first = lines.iter().position(|line| line.starts_with("/creature")).unwrap_or(lines.len());
            lines.insert(first, format!("/map paint squares:{all} terrain:water"));
            lines.insert(first, format!("/map paint squares:{all} terrain:pit depth:{DEEP}"));
        }
        lines
    }
}

/// Fills columns of squares with walls, and returns whether everybody has one beside them. Squares with no wall beside
/// them become pits.
fn raise_walls(dice: &mut Dice, board: &mut Board) -> bool {
    board.edges.clear();
    board.partitions.clear();
    for one in &mut board.creatures {
        (one.size, one.long, one.place) = (4, false, Place::new(one.at(), 1, 1));
    }
    let stands = |board: &Board, square: Square| board.creatures.iter().any(|one| one.at() == square);
    let free: Vec<Square> = board.squares().into_iter().filter(|&square| !stands(board, square)).collect();
    for &square in free.iter().filter(|square| square.0 % 3 == 0) {
        if dice.percent(75) {
            board.fills.insert(square, Fill::Solid);
        }
    }
    let holds = |board: &Board, (x, y): Square| {
        let beside = [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)];
        beside.into_iter().any(|by| board.on_board(by) && board.is_filled(by))
    };
    let alone: Vec<Square> = board.creatures.iter().map(Creature::at).filter(|&at| !holds(board, at)).collect();
    for (x, y) in alone {
        let by = [(x, y + 1), (x, y - 1)].into_iter().find(|&by| board.on_board(by) && !stands(board, by));
        board.fills.extend(by.map(|by| (by, Fill::Solid)));
    }
    for square in free {
        if !board.is_filled(square) && !holds(board, square) {
            board.floors.insert(square, SHORE);
        }
    }
    board.creatures.iter().all(|one| holds(board, one.at()))
}

//! The same board on land, in water and in the air: where everybody swims or flies as fast as they walk, the rulings are the
//! same, except for what the ground does to fliers.

use crate::boards::random::{Dice, setup};
use judge::{Board, Ruleset};

/// What everybody on a board moves in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Element {
    Land,
    Water,
    Air,
}

/// The depth of the water, and how high everybody flies, in feet.
const DEEP: u32 = 10;

impl Element {
    /// Takes some boards into the water and some into the air, where the rulebook knows that and everybody stands on the floor.
    pub fn of(seed: u64, board: &mut Board) -> Self {
        let known = !matches!(board.ruleset, Ruleset::Reaction | Ruleset::Rise);
        let plain = board.floors.is_empty()
            && board.creatures.iter().all(|one| one.altitude == 0 && !one.words.contains("modes:") && one.speed > 0);
        let element = match Dice::new(seed ^ 0xE1E).below(10) {
            0 | 1 => Element::Water,
            2 | 3 => Element::Air,
            _ => Element::Land,
        };
        if !known || !plain || element == Element::Land {
            return Element::Land;
        }
        let class = if board.ruleset == Ruleset::EpicPath { "greater" } else { "perfect" };
        board.layers.retain(|(_, terrain), _| !terrain.contains("water"));
        for one in &mut board.creatures {
            one.conditions.retain(|condition| *condition != "prone");
            match element {
                Element::Water => one.words += &format!(" altitude:{DEEP} modes:\"swim {}\"", one.speed),
                _ => {
                    one.altitude = DEEP;
                    one.words += &format!(" modes:\"fly {} {class}\"", one.speed);
                }
            }
        }
        element
    }

    /// The commands that set the board up.
    pub fn setup(self, board: &Board) -> Vec<String> {
        let mut lines = setup(board);
        if self == Element::Water {
            let all = format!("A1:{}", judge::name((board.width - 1, board.height - 1)));
            let first = lines.iter().position(|line| line.starts_with("/creature")).unwrap_or(lines.len());
            lines.insert(first, format!("/map paint squares:{all} terrain:water"));
            lines.insert(first, format!("/map paint squares:{all} terrain:pit depth:{DEEP}"));
        }
        lines
    }
}

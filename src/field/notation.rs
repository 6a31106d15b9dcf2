//! A board as text and back, readable in the database:
//!
//! ```text
//! 12x9
//! solid A1:A3 F2
//! difficult C3:E3 C4:E4
//! difficult*2 F6
//! wall D4/E4 D5/E5
//! floor+20 A1:B4
//! floor-10 G7
//! check-climb-15 H3:H5
//! narrow-small D6/E6
//! wall 1.5,2:4.25,3
//! ```

use std::collections::BTreeMap;
use std::fmt::Write;

use super::battlefield::{Battlefield, MAX_FLOOR};
use super::partition::{MAX_PARTITIONS, Partition, can_all_stand};
use super::size::Size;
use super::skill::{GroundCheck, MAX_GROUND_DC, Skill};
use super::terrain::{Barrier, Fill, MAX_LAYERS, Terrain};
use crate::grid::{Area, Edge, Height, Segment, Square};
use crate::say;
use crate::words::Message;

/// Text that is not a board in notation.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line} of the board's notation cannot be read: `{text}`")]
pub struct NotationError {
    /// The line number, from 1.
    pub line: usize,
    /// The line's text.
    pub text: String,
}

impl NotationError {
    /// The message for the user.
    #[must_use]
    pub fn message(&self) -> Message {
        let NotationError { line, text } = self;
        say!("notation-unreadable", line, text)
    }
}

impl Battlefield {
    /// The board in notation: its size, then a line per kind of fill, terrain, floor and barrier.
    #[must_use]
    pub fn to_notation(&self) -> String {
        let mut lines: BTreeMap<(u8, String), Vec<String>> = BTreeMap::new();
        for row in 0..self.height() as i32 {
            let mut start = 0;
            while start < self.width() as i32 {
                let ground = self.ground(Square::new(start, row));
                let same = |x: &i32| self.ground(Square::new(*x, row)) == ground;
                let end = (start..self.width() as i32).take_while(same).last().unwrap_or(start);
                let run = Area::between(Square::new(start, row), Square::new(end, row)).to_string();
                match ground.fill {
                    Fill::Open => {}
                    Fill::Solid => lines.entry((0, "solid".into())).or_default().push(run.clone()),
                    Fill::Pillar => lines.entry((0, "pillar".into())).or_default().push(run.clone()),
                }
                for (terrain, count) in ground.layers.iter() {
                    let times = if count > 1 { format!("*{count}") } else { String::new() };
                    lines.entry((1, terrain.word().to_owned() + &times)).or_default().push(run.clone());
                }
                if ground.floor != Height::ZERO {
                    lines.entry((2, format!("floor{:+}", ground.floor.0))).or_default().push(run.clone());
                }
                if let Some(GroundCheck { skill, dc }) = ground.check {
                    lines.entry((3, format!("check-{}-{dc}", skill.word()))).or_default().push(run.clone());
                }
                start = end + 1;
            }
        }
        for (edge, barrier) in self.barriers() {
            lines.entry((4, barrier.notation().into_owned())).or_default().push(edge.to_string());
        }
        for partition in self.partitions().all() {
            let kind = partition.barrier.notation().into_owned();
            lines.entry((5, kind)).or_default().push(partition.line.to_string());
        }
        let mut text = format!("{}x{}", self.width(), self.height());
        for ((_, kind), places) in lines {
            let _ = write!(text, "\n{kind} {}", places.join(" "));
        }
        text
    }

    /// Reads a board from its notation.
    ///
    /// # Errors
    /// If a line is malformed; names the first one.
    pub fn from_notation(text: &str) -> Result<Self, NotationError> {
        let mut lines = text.lines().enumerate();
        let head = lines.next().unwrap_or((0, ""));
        let mut board = size(head.1).ok_or_else(|| unreadable(head))?;
        let mut partitions = Vec::new();
        // Each square has one fill, one floor, one check and each terrain once. Text that sets more repeats itself, and could be
        // made arbitrarily slow to read.
        let mut budget = board.width() * board.height() * (3 + Terrain::ALL.len() as u32);
        for line in lines {
            read_line(&mut board, &mut partitions, &mut budget, line.1).ok_or_else(|| unreadable(line))?;
        }
        if !can_all_stand(&partitions) {
            return Err(unreadable((0, "walls too many and too long")));
        }
        if !partitions.is_empty() {
            board.set_partitions(partitions);
        }
        Ok(board)
    }
}

fn unreadable((index, text): (usize, &str)) -> NotationError {
    NotationError { line: index + 1, text: text.chars().take(60).collect() }
}

fn size(text: &str) -> Option<Battlefield> {
    let (width, height) = text.split_once('x')?;
    Battlefield::open(width.parse().ok()?, height.parse().ok()?).ok()
}

fn read_line(board: &mut Battlefield, partitions: &mut Vec<Partition>, budget: &mut u32, text: &str) -> Option<()> {
    let mut words = text.split_whitespace();
    let kind = words.next()?;
    let (kind, layers) = match kind.split_once('*') {
        Some((kind, times)) => (kind, times.parse().ok().filter(|times| (1..=MAX_LAYERS).contains(times))?),
        None => (kind, 1),
    };
    if let Some(barrier) = barrier(kind) {
        for place in words {
            if place.contains(':') {
                let line: Segment = place.parse().ok()?;
                let ((a, b), room) = (line.ends(), partitions.len() < MAX_PARTITIONS);
                let stands = Partition::can_be(barrier) && board.holds_point(a) && board.holds_point(b);
                (stands && room).then(|| partitions.push(Partition { barrier, line }))?;
                continue;
            }
            let (a, b) = place.split_once('/')?;
            let edge = Edge::between(a.parse().ok()?, b.parse().ok()?)?;
            (!barrier.is_one_way() && board.set_barrier(edge, barrier)).then_some(())?;
        }
        return Some(());
    }
    let floor = kind.strip_prefix("floor").map(|feet| feet.parse().ok().filter(is_floor)).map(|feet| feet.map(Height));
    let check = kind.strip_prefix("check-").map(check);
    for place in words {
        let area: Area = place.parse().ok()?;
        let on_board = board.area();
        (on_board.contains(area.north_west()) && on_board.contains(area.south_east())).then_some(())?;
        *budget = budget.checked_sub(area.width() * area.height())?;
        for square in area.squares() {
            match kind {
                _ if floor.is_some() => board.set_floor(square, floor.flatten()?),
                _ if check.is_some() => board.set_check(square, Some(check.flatten()?)),
                "solid" => board.set_fill(square, Fill::Solid),
                "pillar" => board.set_fill(square, Fill::Pillar),
                _ => board.lay(square, Terrain::named(kind)?, layers),
            }
        }
    }
    Some(())
}

/// Whether a floor can be this many feet up or down.
fn is_floor(feet: &i32) -> bool {
    feet % 5 == 0 && feet.unsigned_abs() <= MAX_FLOOR
}

/// The check that a word such as `climb-15` calls for.
fn check(text: &str) -> Option<GroundCheck> {
    let (skill, dc) = text.rsplit_once('-')?;
    let dc = dc.parse().ok().filter(|dc| *dc <= MAX_GROUND_DC)?;
    Some(GroundCheck { skill: Skill::named(skill)?, dc })
}

fn barrier(kind: &str) -> Option<Barrier> {
    let narrow = Size::ALL.into_iter().map(Barrier::Narrow);
    Barrier::PLAIN.into_iter().chain(narrow).find(|barrier| barrier.notation() == kind)
}

//! Distance by walking every king's path, on all three axes, until nothing gets cheaper.

use std::collections::VecDeque;
use std::sync::OnceLock;

use super::board::{Board, Creature, Square};
use super::rules::Ruleset;

/// Far enough for every board that the judge is used on.
const FAR: i32 = 31;
const HIGH: i32 = 24;

fn slot(x: i32, y: i32, z: i32, odd: usize) -> usize {
    (((x * (FAR + 1) + y) * (HIGH + 1) + z) * 2) as usize + odd
}

/// The least feet from the origin for every offset and every parity of the diagonals walked.
fn table(rules: Ruleset) -> &'static Vec<u32> {
    static TABLES: [OnceLock<Vec<u32>>; 2] = [OnceLock::new(), OnceLock::new()];
    let second = if rules.counts_one_for_one() { 5 } else { 10 };
    TABLES[usize::from(rules.counts_one_for_one())].get_or_init(|| {
        let mut least = vec![u32::MAX; slot(FAR, FAR, HIGH, 1) + 1];
        least[slot(0, 0, 0, 0)] = 0;
        let mut queue = VecDeque::from([(0, 0, 0, 0)]);
        while let Some((x, y, z, odd)) = queue.pop_front() {
            let feet = least[slot(x, y, z, odd)];
            for (dx, dy, dz) in king_steps() {
                let (nx, ny, nz) = (x + dx, y + dy, z + dz);
                if nx < 0 || ny < 0 || nz < 0 || nx > FAR || ny > FAR || nz > HIGH {
                    continue;
                }
                let diagonal = dx.abs() + dy.abs() + dz.abs() > 1;
                let (cost, then_odd) = match (diagonal, odd) {
                    (false, _) => (5, odd),
                    (true, 0) => (5, 1),
                    (true, _) => (second, 0),
                };
                let there = slot(nx, ny, nz, then_odd);
                if feet + cost < least[there] {
                    least[there] = feet + cost;
                    queue.push_back((nx, ny, nz, then_odd));
                }
            }
        }
        least
    })
}

fn king_steps() -> Vec<(i32, i32, i32)> {
    let ways = -1..=1;
    let all = ways.clone().flat_map(|x| (-1..=1).flat_map(move |y| (-1..=1).map(move |z| (x, y, z))));
    all.filter(|&step| step != (0, 0, 0)).collect()
}

/// Feet between two cubes, each a square and a level.
pub fn between_cubes(rules: Ruleset, (a, low): (Square, i32), (b, high): (Square, i32)) -> u32 {
    let (x, y, z) = ((a.0 - b.0).abs(), (a.1 - b.1).abs(), (low - high).abs());
    table(rules)[slot(x, y, z, 0)].min(table(rules)[slot(x, y, z, 1)])
}

/// Feet between two squares on the ground.
pub fn between_squares(rules: Ruleset, a: Square, b: Square) -> u32 {
    between_cubes(rules, (a, 0), (b, 0))
}

/// The least feet between a cube of one and a cube of the other.
pub fn between_creatures(board: &Board, a: &Creature, b: &Creature) -> u32 {
    let mut least = u32::MAX;
    for s in a.place.squares() {
        for t in b.place.squares() {
            for low in board.levels(a) {
                for high in board.levels(b) {
                    least = least.min(between_cubes(board.ruleset, (s, low), (t, high)));
                }
            }
        }
    }
    least
}

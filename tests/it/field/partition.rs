//! Walls off the grid, square by square and line by line.

use fivefoot::field::{Barrier, Battlefield, Partition, Passing};
use fivefoot::grid::{Area, Direction, Footprint, Point, Segment, Square};
use proptest::prelude::*;

const SIDE: i32 = 6;

/// Both ends in quarters of a square, and the index of the barrier.
type Drawn = ((i64, i64), (i64, i64), usize);

fn board(lines: Vec<Drawn>) -> Battlefield {
    let point = |(x, y): (i64, i64)| Point { x: x * 250, y: y * 250 };
    let partition = |(a, b, what): Drawn| {
        let barrier = [Barrier::Wall, Barrier::Door, Barrier::OpenDoor][what];
        Some(Partition { barrier, line: Segment::between(point(a), point(b))? })
    };
    let mut board = Battlefield::open(SIDE as u32, SIDE as u32).expect("a board");
    board.set_partitions(lines.into_iter().filter_map(partition).collect());
    board
}

proptest! {
    #[test]
    fn masks_and_lists_agree_with_the_segments(
        lines in proptest::collection::vec(((0_i64..25, 0_i64..25), (0_i64..25, 0_i64..25), 0_usize..3), 0..6),
        (width, height) in (1_u32..4, 1_u32..4),
    ) {
        let board = board(lines);
        let partitions = board.partitions();
        let blocks = |from: Point, to: Point| {
            partitions.all().iter().any(|one| one.barrier.stops(Passing::Step) && one.line.crosses(from, to))
        };
        let squares = || Area::between(Square::new(0, 0), Square::new(SIDE - 1, SIDE - 1)).squares();
        for square in squares() {
            let center = Point::center(square);
            for direction in Direction::ALL {
                let there = square.offset(direction.delta());
                let crossed = blocks(center, Point::center(there));
                prop_assert_eq!(partitions.crossed(direction).has(square), crossed, "{} {}", square, direction.word());
                prop_assert_eq!(partitions.between(square, there).is_some(), crossed);
            }
            for other in squares() {
                let crossed = blocks(center, Point::center(other));
                prop_assert_eq!(partitions.cross_line(square, other, Passing::Step), crossed, "{} {}", square, other);
            }
            let space = Footprint { width, height }.at(square);
            if space.squares().all(|square| (0..SIDE).contains(&square.x) && (0..SIDE).contains(&square.y)) {
                let all: Vec<Square> = space.squares().collect();
                let apart = all.iter().any(|a| all.iter().any(|b| {
                    a.is_beside(*b) && blocks(Point::center(*a), Point::center(*b))
                }));
                let mut blocking = partitions.all().iter().filter(|one| one.barrier.stops(Passing::Step));
                let unfit = apart || blocking.any(|one| all.iter().any(|square| one.line.holds(Point::center(*square))));
                prop_assert_eq!(partitions.within(space).is_some(), unfit, "{}", space);
                prop_assert_eq!(partitions.unfit(width, height).has(square), unfit, "{}", space);
            }
        }
    }
}

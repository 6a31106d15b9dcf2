//! A board as text and back.

use fivefoot::field::{Barrier, Battlefield, Fill, Partition, Size, Terrain};
use fivefoot::grid::{Edge, Height, Point, Segment, Square};
use proptest::prelude::*;

#[test]
fn notation_round_trips() {
    let text = "12x9\npillar D4\nsolid A1:C1 F2\nconcealed*2 F8\ncrawlway F9\ndifficult C3:E3\ndifficult*2 F6\n\
                shallow-water F7\nfloor+20 B2:C2 B3\nfloor-10 H8\ncheck-climb-15 B5:C5\ncheck-escape-artist-0 A9\nlow F6/F7\nnarrow-tiny D5/E5\nnarrow-titanic-plus A3/A4\nwall D4/E4\n\
                door 3,1.5:4,0.5\nopen-door 5,5:6,6\nwall 0.04,2:2.125,3.001 7,9:12,9";
    assert_eq!(Battlefield::from_notation(text).map(|b| b.to_notation()), Ok(text.to_owned()));
}

#[test]
fn names_the_line_that_cannot_be_read() {
    for (text, line) in [
        ("", 1),
        ("0x3", 1),
        ("3x3\nlava A1", 2),
        ("3x3\nsolid A1\nsolid D4", 3),
        ("3x3\nfloor+7 A1", 2),
        ("3x3\nfloor+5000000000 A1", 2),
        ("3x3\nfloor-1005 A1", 2),
        ("3x3\ncheck-climb A1", 2),
        ("3x3\ncheck-climb-101 A1", 2),
        ("3x3\ncheck-cooking-5 A1", 2),
        ("3x3\nwall A1/C1", 2),
        ("3x3\ndifficult*9 A1", 2),
        ("3x3\nnarrow A1/A2", 2),
        ("3x3\nnarrow-giant A1/A2", 2),
        ("301x3", 1),
        (
            "3x3\nsolid A1:C3 A1:C3 A1:C3 A1:C3 A1:C3 A1:C3\nsolid A1:C3 A1:C3 A1:C3 A1:C3 A1:C3 A1:C3 A1:C3 A1:C3 A1:C3",
            3,
        ),
        ("3x3\nwall 1,1:1,1", 2),
        ("3x3\nwall 1,1:3.001,1", 2),
        ("3x3\nwall 1,1:2,1 -0.1,0:1,1", 2),
        ("3x3\nlow 1,1:2,2", 2),
        ("3x3\nsolid 1,1:2,2", 2),
        ("3x3\nwall 1,1:2,2.12345", 2),
    ] {
        assert_eq!(Battlefield::from_notation(text).map_err(|e| e.line), Err(line), "{text}");
    }
}

proptest! {
    #[test]
    fn every_board_goes_there_and_back(
        (width, height) in (1_u32..20, 1_u32..20),
        painted in proptest::collection::vec((0_i32..20, 0_i32..20, 0_usize..28, 1_u8..4), 0..60),
        lines in proptest::collection::vec(((0_i64..20_001, 0_i64..20_001), (0_i64..20_001, 0_i64..20_001), 0_usize..3), 0..9),
    ) {
        let mut board = Battlefield::open(width, height).expect("a board");
        for (x, y, what, layers) in painted {
            let square = Square::new(x, y);
            match what {
                0 => board.set_fill(square, Fill::Solid),
                1 => board.set_fill(square, Fill::Pillar),
                2 => { board.set_barrier(Edge::of(square, fivefoot::grid::Cardinal::East), Barrier::Wall); }
                3 => { board.set_barrier(Edge::of(square, fivefoot::grid::Cardinal::South), Barrier::Low); }
                4 => board.clear(square),
                27 => board.set_floor(square, Height(20 - 10 * i32::from(layers))),
                terrain @ 5..14 => board.lay(square, Terrain::ALL[terrain - 5], layers),
                size => {
                    let edge = Edge::of(square, fivefoot::grid::Cardinal::South);
                    board.set_barrier(edge, Barrier::Narrow(Size::ALL[size - 14]));
                }
            }
        }
        let point = |(x, y)| Point { x, y };
        let partition = |(a, b, what)| {
            let line = Segment::between(point(a), point(b))?;
            Some(Partition { barrier: [Barrier::Wall, Barrier::Door, Barrier::OpenDoor][what], line })
        };
        board.set_partitions(lines.into_iter().filter_map(partition).collect());
        prop_assert_eq!(Battlefield::from_notation(&board.to_notation()), Ok(board));
    }
}

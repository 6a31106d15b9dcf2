//! The lane of a charge.

use fivefoot::grid::{Area, Edge, Footprint, Square};
use fivefoot::referee::Lane;

use crate::referee::falls::message;
use crate::referee::loads::table;

fn lane(start: &str, end: &str, swept: bool) -> String {
    let area = |text: &str| text.parse::<Area>().expect("an area");
    let at = |area: Area| Footprint { width: area.width(), height: area.height() }.at(area.north_west());
    let lane = Lane { start: at(area(start)), end: at(area(end)), swept };
    lane.squares().iter().map(Square::to_string).collect::<Vec<_>>().join(" ")
}

#[test]
fn a_space_sweeps_over_every_square_that_it_touches_inside() {
    assert_eq!(lane("A1", "D1", true), "B1 C1");
    assert_eq!(lane("A1", "C3", true), "B1 A2 B2 C2 B3");
    assert_eq!(lane("A1", "C2", true), "B1 C1 A2 B2");
    assert_eq!(lane("C2", "A1", true), "B1 C1 A2 B2");
    assert_eq!(lane("A1:B2", "D1:E2", true), "C1 C2");
    assert_eq!(lane("A3:B4", "C1:D2", true), "B1 A2 B2 C3 D3 C4");
}

#[test]
fn a_center_goes_along_its_line_and_beside_a_border() {
    assert_eq!(lane("A1", "D1", false), "B1 C1");
    assert_eq!(lane("A1", "C3", false), "B2");
    assert_eq!(lane("A1", "C2", false), "B1 B2");
    // Between two rows: both count.
    assert_eq!(lane("A1:B2", "E1:F2", false), "C1 D1 C2 D2");
    assert_eq!(lane("A1:B2", "C3:D4", false), "");
}

#[test]
fn an_edge_is_crossed_inside_and_not_at_its_end() {
    let edge = |a: &str, b: &str| {
        let square = |text: &str| text.parse::<Square>().expect("a square");
        Edge::between(square(a), square(b)).expect("an edge")
    };
    let at = |text: &str| Footprint::square(1).at(text.parse().expect("a square"));
    let center = Lane { start: at("A1"), end: at("C3"), swept: false };
    assert!(!center.crosses(edge("A1", "B1")) && !center.crosses(edge("B1", "B2")));
    let swept = Lane { swept: true, ..center };
    assert!(swept.crosses(edge("A1", "B1")) && swept.crosses(edge("B1", "B2")) && !swept.crosses(edge("B1", "C1")));
    let wide = |text: &str| Footprint::square(2).at(text.parse().expect("a square"));
    let between = Lane { start: wide("A1"), end: wide("E1"), swept: false };
    // If it runs along a border, it crosses that border's edges, and passes the ends of the perpendicular ones.
    assert!(between.crosses(edge("C1", "C2")) && !between.crosses(edge("C1", "D1")));
}

#[test]
fn solid_squares_in_the_way_share_a_sentence() {
    let mut door = table("srd35", "size:large");
    for line in ["F3:N4 terrain:solid", "F6:N10 terrain:solid", "H5:I5 terrain:pillar"] {
        door.done(&format!("/map paint squares:{line}"));
    }
    door.done("/creature add name:Orc at:P5 side:monsters");
    let charge = door.ask("/charge creature:Aldo target:Orc");
    assert!(message(&charge).contains("\n- F6:N6 are solid: nobody can stand there.\n"), "{charge}");
    // Two of a kind are listed separately.
    assert!(message(&charge).contains("\n- H5 is a pillar: nobody can stand there.\n"), "{charge}");
}

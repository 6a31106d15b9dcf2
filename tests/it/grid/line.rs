//! What a line crosses.

use fivefoot::grid::{Crossing, crossings};

fn crossed(from: &str, to: &str) -> Vec<String> {
    crossings(from.parse().expect("square"), to.parse().expect("square"))
        .map(|crossing| match crossing {
            Crossing::Edge { edge, .. } => edge.to_string(),
            Crossing::Point { touching, .. } => format!("point {}+{}", touching[0], touching[3]),
        })
        .collect()
}

#[test]
fn a_line_lists_what_it_crosses() {
    assert_eq!(crossed("A1", "A1"), [""; 0]);
    assert_eq!(crossed("A1", "C1"), ["A1/B1", "B1/C1"]);
    assert_eq!(crossed("C3", "A1"), ["point B2+C3", "point A1+B2"]);
    assert_eq!(crossed("A1", "C2"), ["A1/B1", "B1/B2", "B2/C2"]);
    assert_eq!(crossed("A1", "D2"), ["A1/B1", "point B1+C2", "C2/D2"]);
    assert_eq!(crossed("B3", "A1"), ["B2/B3", "A2/B2", "A1/A2"]);
}

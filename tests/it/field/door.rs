//! Doors and windows by name.

use fivefoot::field::{Barrier, Battlefield};
use fivefoot::grid::{Cardinal, Edge, Square};

#[test]
fn a_door_of_several_pieces_is_one() {
    let text = "9x6\ndoor B2/C2 B3/C3 B5/C5\nwindow E1/E2\nopen-door 4,4:5,5 5.5,2:6.5,2";
    let board = Battlefield::from_notation(text).expect("a board");
    let names: Vec<(String, Barrier)> = board.openings().iter().map(|one| (one.name(), one.barrier)).collect();
    assert_eq!(
        names,
        [
            ("E1/E2".to_owned(), Barrier::Window),
            ("B2/C2".to_owned(), Barrier::Door),
            ("B5/C5".to_owned(), Barrier::Door),
            ("E5".to_owned(), Barrier::OpenDoor),
            ("G2/G3".to_owned(), Barrier::OpenDoor),
        ]
    );
    let double = &board.openings()[1];
    let at = |name: &str| name.parse::<Square>().expect("a square");
    assert!(double.is_at(at("C3")) && double.touches(at("B4")) && !double.is_at(at("B4")));
    assert!(double.is_on_side(at("B3"), Cardinal::East) && !double.is_on_side(at("B3"), Cardinal::North));
    let mut turned = board.clone();
    turned.set_opening(double, Barrier::LockedDoor);
    assert_eq!(turned.barrier(Edge::between(at("B3"), at("C3")).expect("an edge")), Barrier::LockedDoor);
    turned.set_opening(&board.openings()[3], Barrier::SecretDoor);
    assert!(turned.to_notation().contains("secret-door 4,4:5,5"), "{}", turned.to_notation());
}

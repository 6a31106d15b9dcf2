//! Buttons: the ids that Discord returns, and how they are arranged in rows.

use fivefoot::command::panel::{MOST_LINES, Panel, Press, path_tag, pressed};
use fivefoot::command::{Brush, Key, LineButton};
use fivefoot::words::Message;

#[test]
fn a_key_is_known_again_by_its_word() {
    let lines = (0..MOST_LINES).flat_map(|number| [Key::Line(number), Key::Ask(number)]);
    for key in Key::ALL.into_iter().chain(lines).chain(Brush::ALL.map(Key::Brush)) {
        let panel = Panel::row("a1".to_owned(), vec![key]).expect("one button");
        let button = panel.press_of(key).expect("it is there");
        assert_eq!(pressed(&button), Some(Press { panel: "a1", path: None, key }));
    }
    assert_eq!(pressed("a1"), Some(Press { panel: "a1", path: None, key: Key::Undo }));
    let arrows = Panel::arrows("a1", "e ne", false).press_of(Key::Go).expect("a button");
    assert_eq!(pressed(&arrows), Some(Press { panel: "a1", path: Some(&path_tag("e ne")), key: Key::Go }));
    assert_ne!(path_tag("e ne"), path_tag("e"));
    assert_eq!(pressed("a1.nonsense"), None);
    assert_eq!(pressed("a1.11"), None);
    assert_eq!(Panel::row("a1".to_owned(), vec![Key::Why]).and_then(|panel| panel.press_of(Key::Undo)), None);
}

#[test]
fn lines_stand_before_the_other_buttons_in_one_row_if_they_fit() {
    let rows = |lines: usize, keys: &[Key]| {
        let lines: Vec<_> =
            (1..=lines).map(|number| LineButton::new(Message::literal(format!("Way {number}")), "/show")).collect();
        let panel = Panel::with_lines("a1".to_owned(), &lines, keys.to_vec()).expect("buttons");
        let row = |row: &Vec<Key>| row.iter().map(|key| panel.label(*key).to_string()).collect::<Vec<_>>().join(", ");
        panel.rows.iter().map(row).collect::<Vec<_>>()
    };
    assert_eq!(rows(3, &[Key::Why]), ["Way 1, Way 2, Way 3, Why"]);
    assert_eq!(rows(5, &[Key::Why]), ["Way 1, Way 2, Way 3, Way 4, Way 5", "Why"]);
    assert_eq!(rows(12, &[]).join(", "), (1..=10).map(|number| format!("Way {number}")).collect::<Vec<_>>().join(", "));
}

#[test]
fn the_arrows_lie_as_on_a_compass() {
    let labels = |rises| {
        let rows = Panel::arrows("a1", "", rises).rows;
        let label = |key: &Key| key.label().to_string();
        rows.iter().map(|row| row.iter().map(label).collect::<Vec<_>>().join(" ")).collect::<Vec<_>>()
    };
    assert_eq!(labels(false), ["↖ ↑ ↗", "← Go →", "↙ ↓ ↘", "Step back Go to... Close"]);
    assert_eq!(labels(true)[3..], ["Up Down", "Step back Go to... Close"]);
}

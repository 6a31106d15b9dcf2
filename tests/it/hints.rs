//! What the Tab key completes at the console.

use fivefoot::command::offer::CompletionContext;
use fivefoot::console::Hints;
use fivefoot::field::{Battlefield, Creature, Encounter, Name, Side};
use fivefoot::grid::Square;
use rustyline::Context;
use rustyline::completion::Completer;
use rustyline::history::DefaultHistory;

/// Hints with an Ogre and an Old Goblin on the board.
fn hints() -> Hints {
    let mut table = Encounter::new("srd35", Battlefield::open(9, 9).expect("a board"));
    for (x, name) in ["Ogre", "Old Goblin"].into_iter().enumerate() {
        let name = Name::new(name).expect("a name");
        table.put(Creature::plain(name.clone(), Square::new(x as i32, 0), Side(name)));
    }
    let roster = vec!["Troll".to_owned()];
    Hints::of(CompletionContext { encounter: Some(table), roster, ..CompletionContext::default() })
}

#[test]
fn offers_commands_options_words_and_names() {
    let hints = hints();
    assert_eq!(hints.offers("", "/ma"), ["/map"]);
    assert_eq!(
        hints.offers("/map", ""),
        ["paint", "brush", "height", "edge", "wall", "room", "door", "picture", "align", "paste", "import", "export"]
    );
    assert_eq!(hints.offers("/map paint", "te"), ["terrain:"]);
    assert_eq!(hints.offers("/map paint squares:A1", "terrain:wa"), ["terrain:water"]);
    let conditions = |typed: &str| hints.offers("/creature edit", typed);
    assert_eq!(conditions("conditions:pr"), ["conditions:prone", "conditions:prone-by-choice"]);
    assert_eq!(conditions("conditions:\"prone bl"), ["conditions:\"prone blinded\""]);
    assert_eq!(hints.offers("/table house-rule", "rule:corn"), ["rule:corner"]);
    assert_eq!(hints.offers("/table house-rule rule:corner", "value:by"), ["value:by-fill"]);
    assert_eq!(hints.offers("/move", "creature:o"), ["creature:Ogre", "creature:\"Old Goblin\""]);
    assert_eq!(hints.offers("/move creature:Old", "to:C")[..3], ["to:C1", "to:C2", "to:C3"]);
    assert_eq!(hints.offers("/move", "to:\"C1 D9"), ["to:\"C1 D9\""]);
    assert_eq!(hints.offers("/roster add", "name:t"), ["name:Troll"]);
    assert_eq!(hints.offers("/move to:A1", "t"), [""; 0]);
    assert_eq!(hints.offers("/nothing", "x"), [""; 0]);
}

#[test]
fn a_word_goes_on_within_quotation_marks() {
    let hints = hints();
    let history = DefaultHistory::new();
    let completed = |line: &str| hints.complete(line, line.len(), &Context::new(&history)).unwrap();
    let goblin = (6, vec!["creature:\"Old Goblin\"".to_owned()]);
    for line in ["/move creature:\"Old ", "/move creature:\"old gob", "/move creature:\u{201e}Old G"] {
        assert_eq!(completed(line), goblin, "{line}");
    }
    for line in ["/move creature:\"Old Goblin\" t", r#"/move creature:"The \"Old\" One" t"#] {
        assert_eq!(completed(line), (line.len() - 1, vec!["to:".to_owned()]), "{line}");
    }
}

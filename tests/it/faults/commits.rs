//! How often a command waits for the disk: once, whatever it stores, and never if it only stores buttons.

use super::Console;
use crate::store::durability::Place;

#[test]
fn a_command_waits_for_the_disk_once_and_a_look_never() {
    let place = Place::new();
    let counted = place.beside(".syncs");
    let syncs = || std::fs::read_to_string(&counted).map_or(0, |count| count.parse::<u64>().unwrap());
    let mut console = Console::start(&place, &[("FAULT_SYNCS", counted.to_str().unwrap())]);
    // A new log is synced one additional time.
    for line in
        ["/table new width:20 height:15", "/creature add name:Aldo at:C3", "/creature add name:Ogre at:K4 side:foes"]
    {
        console.done(line);
    }
    let mut before = syncs();
    for (line, waits) in [
        ("/move creature:Aldo to:F6", 1),
        ("/show", 0),
        ("/undo", 1),
        ("/redo", 1),
        ("/history", 0),
        ("/move creature:Aldo to:H6 preview:true", 0),
        ("/creature add name:Goblin count:12 at:A10 side:foes", 1),
        ("/map wall from:A8 to:T8", 1),
        ("/reachable creature:Aldo", 0),
        ("/place creature:Ogre at:L5", 1),
        ("/table new width:9 height:9", 1),
    ] {
        let answer = console.ask(line);
        assert_eq!(answer["status"], "done", "{line}: {answer}");
        let now = syncs();
        assert_eq!(now - before, waits, "{line}");
        before = now;
    }
    assert_eq!(console.finished().1, Some(0));
}

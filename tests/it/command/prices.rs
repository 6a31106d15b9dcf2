//! The cost of an action, named before it is paid or with it: attacks traded away, a step that standing up takes, a check to stay
//! afloat, a way around a creature.

use serde_json::Value;

use crate::door::Door;

fn told(reply: &Value) -> &str {
    reply["message"].as_str().unwrap()
}

/// Epic Path: it is Aldo's turn, and an orc is next to him.
fn fight(more: &[&str]) -> Door {
    let mut door = Door::seeded(Some(1));
    door.done("/table new width:16 height:14 ruleset:epic-path");
    door.done("/creature add name:Aldo at:E5 initiative:50 base-attacks:4");
    door.done("/creature add name:Orc at:F6 side:monsters initiative:-50");
    more.iter().for_each(|line| door.done(line));
    door.done("/turn start");
    door
}

/// Epic Path, 5-Foot Step: each traded step takes an attack of the full attack.
#[test]
fn a_traded_step_says_how_many_attacks_are_left() {
    let mut door = fight(&[]);
    let first = door.ask("/step creature:Aldo to:E6 way:trade");
    assert!(told(&first).contains("Aldo has 3 attacks of their full attack left"), "{first:#}");
    let planned = door.ask("/step creature:Aldo to:E7 way:trade preview:true");
    assert!(told(&planned).contains("trades attack 2 of 4") && told(&planned).contains("2 left"), "{planned:#}");
    let ways = door.ask("/options creature:Aldo target:Orc");
    assert!(told(&ways).contains("3 attacks of their full attack"), "{ways:#}");
    assert_eq!(ways["ruling"]["options"][0]["left"]["attacks"], 3, "{ways:#}");
    for to in ["E7", "E8", "E9"] {
        door.done(&format!("/step creature:Aldo to:{to} way:trade"));
    }
    let none = door.ask("/step creature:Aldo to:E10 way:trade");
    assert_eq!(none["status"], "refused", "{none:#}");
}

/// Epic Path, Prone, Quelled and Splayed: a quelled creature stands up with the turn's step.
#[test]
fn a_step_that_standing_up_took_is_refused_with_that_reason() {
    let mut door = fight(&["/creature edit creature:Aldo conditions:quelled"]);
    let stands = door.ask("/stand creature:Aldo preview:true");
    assert!(told(&stands).contains("This takes the 5-foot step"), "{stands:#}");
    door.done("/stand creature:Aldo");
    let step = door.ask("/step creature:Aldo to:E6");
    assert!(told(&step).contains("Standing up took Aldo's one 5-foot step"), "{step:#}");
    let walk = door.ask("/move creature:Aldo to:E6");
    assert!(told(&walk).contains("Standing up took Aldo's 5-foot step this turn, which rules out"), "{walk:#}");
    // A prone creature stands up as a move action, which counts as movement.
    let mut door = fight(&["/creature edit creature:Aldo conditions:prone"]);
    door.done("/stand creature:Aldo");
    let step = door.ask("/step creature:Aldo to:E6");
    assert!(told(&step).contains("has stood up this turn, which counts as movement"), "{step:#}");
}

/// Epic Path, Swim: DC 10 in calm water; failing by 5 or more, the swimmer goes under.
#[test]
fn deep_water_asks_for_its_check_before_the_turn_ends() {
    let pond = ["/map paint squares:A10:D14 terrain:pit depth:20", "/map paint squares:A10:D14 terrain:water"];
    let cyl = "/creature add name:Cyl at:B9 initiative:90";
    let mut door = fight(&[pond[0], pond[1], cyl]);
    let wades = door.ask("/move creature:Cyl to:B10");
    assert!(told(&wades).contains("Movement check before the turn ends (calm 10, rough 15, stormy 20)"), "{wades:#}");
    let late = door.ask("/turn next");
    assert!(told(&late).starts_with("Cyl is in deep water and made no Movement check"), "{late:#}");
    door.done("/turn next");
    let begins = door.ask("/turn next");
    assert!(told(&begins).contains("Cyl is in deep water: Movement check before the turn ends"), "{begins:#}");
    let open = door.ask("/swim creature:Cyl to:B10 water:calm");
    assert_eq!((&open["status"], &open["ruling"]["checks"][0]["dc"]), (&"pending".into(), &10.into()), "{open:#}");
    let kept = door.ask("/swim creature:Cyl to:B10 water:calm check:10");
    assert!(told(&kept).contains("Movement check DC 10: 10 - keeps afloat"), "{kept:#}");
    // It takes no action, and is made once per turn.
    let left = door.ask("/move creature:Cyl to:B11 preview:true");
    assert!(!told(&left).contains("before the turn ends"), "{left:#}");
    let handed_on = door.ask("/turn next");
    assert!(!told(&handed_on).contains("deep water"), "{handed_on:#}");
    door.done("/turn next");
    door.done("/turn next");
    let sinks = door.ask("/swim creature:Cyl to:B10 water:calm check:5");
    assert!(told(&sinks).contains("Cyl goes under"), "{sinks:#}");
    // With a swim speed there is no check, and in the 3.5 SRD it is a Swim check.
    let mut door = fight(&[pond[0], pond[1], cyl, "/creature edit creature:Cyl modes:\"swim 30\""]);
    let swims = door.ask("/move creature:Cyl to:B10");
    assert!(!told(&swims).contains("before the turn ends"), "{swims:#}");
    door.done("/turn end");
    door.done("/table ruleset name:srd35");
    door.done("/creature edit creature:Cyl modes:none");
    door.done("/turn start");
    let back = door.ask("/swim creature:Cyl to:B10 water:rough check:9");
    assert!(told(&back).contains("Swim check DC 15: 9"), "{back:#}");
}

/// A foe in a gap: the price of the way around comes with the price of the straight way.
#[test]
fn a_way_around_a_creature_says_what_it_costs() {
    let mut door = Door::open();
    door.done("/table new width:10 height:10");
    door.done("/map paint squares:\"D3:D5 D7:D9\" terrain:solid");
    door.done("/creature add name:Aldo at:B6");
    door.done("/creature add name:Orc at:D6 side:monsters");
    let refused = door.ask("/move creature:Aldo to:F6");
    assert!(
        told(&refused).contains("Around Orc it's") && told(&refused).contains("straight through it would be 20 ft")
    );
    let planned = door.ask("/move creature:Aldo to:F6 pace:double preview:true");
    assert!(told(&planned).contains("Around Orc it's 55 ft; straight through it would be 20 ft"), "{planned:#}");
    // It is not repeated after it is paid, nor said if nobody is in the way.
    let done = door.ask("/move creature:Aldo to:F6 pace:double");
    assert!(!told(&done).contains("Around Orc"), "{done:#}");
    door.done("/undo");
    door.done("/place creature:Orc at:H9");
    let free = door.ask("/move creature:Aldo to:F6 preview:true");
    assert!(!told(&free).contains("Around"), "{free:#}");
}

//! Getting on and off: a step like any other. Walls, corners, floors and the squares of opponents count as they do for
//! `/move`.

use serde_json::{Value, json};

use crate::door::Door;

const ALL: [&str; 5] = ["srd35", "dnd35", "reaction", "epic-path", "rise"];

/// A Horse at B4:C5 and its Hero beside it at A3, after these lines.
fn beside(ruleset: &str, lines: &[&str]) -> Door {
    let mut door = Door::seeded(Some(3));
    for line in [
        &format!("/table new width:16 height:12 ruleset:{ruleset}"),
        "/creature add name:Horse at:B4 size:large shape:long speed:50",
        "/creature add name:Hero at:A3",
    ] {
        door.done(line);
    }
    lines.iter().for_each(|line| door.done(line));
    door
}

/// The same in the saddle.
fn ridden(ruleset: &str, lines: &[&str]) -> Door {
    let lines: Vec<&str> = lines.iter().copied().chain(["/mount creature:Hero target:Horse force:true"]).collect();
    beside(ruleset, &lines)
}

fn hero(door: &mut Door) -> Value {
    let told = door.ask("/creature list")["ruling"]["creatures"].clone();
    told.as_array().unwrap().iter().find(|one| one["name"] == "Hero").cloned().unwrap()
}

fn message(told: &Value) -> &str {
    told["message"].as_str().unwrap()
}

fn rules(told: &Value) -> Vec<&str> {
    told["ruling"]["reasons"].as_array().unwrap().iter().map(|reason| reason["rule"].as_str().unwrap()).collect()
}

/// Epic Path, Obstacles: nothing gets through a wall, or cuts its corner, and neither does a rider on the way up.
#[test]
fn nobody_mounts_through_a_wall_or_round_a_corner() {
    for ruleset in ALL {
        let wall = ["/creature edit creature:Hero at:D4", "/map edge squares:C4:C5 side:east barrier:wall"];
        let told = beside(ruleset, &wall).ask("/mount creature:Hero target:Horse");
        assert_eq!((&told["status"], rules(&told)), (&json!("refused"), vec!["blocking"]), "{ruleset}: {told:#}");
        assert!(message(&told).contains("A wall is between C4 and D4"), "{ruleset}: {}", message(&told));
    }
    let corner = ["/creature edit creature:Hero at:D3", "/map paint squares:D4 terrain:solid"];
    let told = beside("srd35", &corner).ask("/mount creature:Hero target:Horse");
    assert_eq!((&told["status"], rules(&told)), (&json!("refused"), vec!["corner"]), "{told:#}");
}

/// A horse in a pit is not beside somebody at the pit's edge, if its back is out of reach below.
#[test]
fn nobody_mounts_from_a_ledge() {
    let pit = ["/map paint squares:B4:C5 terrain:pit depth:15"];
    let told = beside("srd35", &pit).ask("/mount creature:Hero target:Horse");
    assert_eq!((&told["status"], rules(&told)), (&json!("refused"), vec!["riding"]), "{told:#}");
}

/// SRD 3.5, Special Abilities, Falling; as `/move to:D4` over the same edge.
#[test]
fn a_rider_that_dismounts_over_an_edge_falls() {
    for ruleset in ALL {
        for floor in ["/map paint squares:D3:D6 terrain:pit depth:20", "/map height squares:A1:C12 feet:20"] {
            let mut door = ridden(ruleset, &[floor]);
            let planned = door.ask("/dismount creature:Hero to:D4 preview:true");
            assert_eq!(planned["ruling"]["falls"][0]["height"], 20, "{ruleset} {floor}: {planned:#}");
            let told = door.ask("/dismount creature:Hero to:D4");
            let fall = &told["ruling"]["falls"][0];
            assert_eq!((&told["status"], &fall["creature"]), (&json!("done"), &json!("Hero")), "{ruleset}: {told:#}");
            assert!(message(&told).contains("Hero falls 20 ft"), "{ruleset} {floor}: {}", message(&told));
            let hero = hero(&mut door);
            assert_eq!((&hero["anchor"], &hero["mount"]), (&json!("D4"), &Value::Null), "{ruleset} {floor}: {hero:#}");
        }
    }
}

#[test]
fn nobody_dismounts_onto_a_ledge_above() {
    for ruleset in ALL {
        let mut door = ridden(ruleset, &["/map height squares:A1:C3 feet:20"]);
        let told = door.ask("/dismount creature:Hero to:B3");
        assert_eq!((&told["status"], rules(&told)), (&json!("refused"), vec!["heights"]), "{ruleset}: {told:#}");
        // Without a square, it is one on the horse's own level. Rise's creatures get past the ledge's corner.
        let own = if ruleset == "rise" { "D3" } else { "A4" };
        let told = door.ask("/dismount creature:Hero");
        assert_eq!((&told["status"], &told["ruling"]["to"]), (&json!("done"), &json!(own)), "{ruleset}: {told:#}");
    }
}

/// Into deep water a rider goes as `/move` by hand does: to the surface.
#[test]
fn a_rider_that_dismounts_into_deep_water_is_at_the_surface() {
    let water = ["/map paint squares:D3:D6 terrain:pit depth:20", "/map paint squares:D3:D6 terrain:water"];
    for ruleset in ALL {
        let mut door = ridden(ruleset, &water);
        let told = door.ask("/dismount creature:Hero to:D4");
        assert!(told["status"] == "done" && told["ruling"]["falls"].is_null(), "{ruleset}: {told:#}");
        assert_eq!(hero(&mut door)["altitude"], 20, "{ruleset}: {told:#}");
    }
}

/// As a walker is never sent over an edge unasked, neither is a rider.
#[test]
fn a_rider_gets_down_where_it_is_safe() {
    for ruleset in ALL {
        // A pit all around but for one square.
        let pits = ["/map paint squares:A3:D3 terrain:pit depth:20", "/map paint squares:A6:D6 terrain:pit depth:20"];
        let sides = ["/map paint squares:A4:A5 terrain:pit depth:20", "/map paint squares:D4 terrain:pit depth:20"];
        let mut door = ridden(ruleset, &[&pits[..], &sides[..]].concat());
        let told = door.ask("/dismount creature:Hero preview:true");
        assert_eq!((&told["status"], &told["ruling"]["to"]), (&json!("done"), &json!("D5")), "{ruleset}: {told:#}");
        door.done("/map paint squares:D5 terrain:pit depth:20");
        let told = door.ask("/dismount creature:Hero");
        assert_eq!((&told["status"], rules(&told)), (&json!("refused"), vec!["riding"]), "{ruleset}: {told:#}");
        assert!(message(&told).contains("to:A3 dismounts over the edge"), "{ruleset}: {}", message(&told));
        door.done("/dismount creature:Hero to:A3");
    }
}

/// Epic Path, Very Small Creature: entering an opponent's square provokes, on the way out of the saddle too.
#[test]
fn a_tiny_rider_provokes_by_entering_an_opponents_square() {
    for ruleset in ["srd35", "dnd35", "reaction"] {
        let mut door = Door::seeded(Some(3));
        for line in [
            &format!("/table new width:16 height:12 ruleset:{ruleset}"),
            "/creature add name:Cat at:B4 size:small",
            "/creature add name:Imp at:A3 size:tiny",
            "/creature add name:Orc at:C4 side:foes",
        ] {
            door.done(line);
        }
        // Getting on provokes nobody, though the Orc threatens the cat's square.
        let told = door.ask("/mount creature:Imp target:Cat");
        assert_eq!(told["ruling"]["provokes"], json!([]), "{ruleset}: {told:#}");
        let told = door.ask("/dismount creature:Imp to:C4");
        let chance = &told["ruling"]["provokes"][0];
        assert_eq!((&chance["by"], &chance["entering"]), (&json!("Orc"), &json!("C4")), "{ruleset}: {told:#}");
        door.done("/undo");
        let told = door.ask("/dismount creature:Imp to:B5");
        assert_eq!((&told["status"], &told["ruling"]["provokes"]), (&json!("done"), &json!([])), "{ruleset}: {told:#}");
        // Unasked, it gets down where nobody strikes.
        door.done("/undo");
        let told = door.ask("/dismount creature:Imp");
        assert_eq!(told["ruling"]["provokes"], json!([]), "{ruleset}: {told:#}");
    }
}

/// SRD 3.5, Combat I, Prone: it takes standing up first, before mounting and in the saddle.
#[test]
fn who_lies_stands_up_before_getting_on_or_off() {
    for ruleset in ["srd35", "dnd35", "reaction", "epic-path"] {
        let mut door = beside(ruleset, &["/creature edit creature:Hero conditions:prone"]);
        let told = door.ask("/mount creature:Hero target:Horse");
        assert_eq!((&told["status"], rules(&told)), (&json!("refused"), vec!["crawl"]), "{ruleset}: {told:#}");
        assert!(message(&told).contains("/stand"), "{ruleset}: {}", message(&told));
        door.done("/stand creature:Hero");
        door.done("/mount creature:Hero target:Horse");
        // Knocked down in the saddle.
        door.done("/creature edit creature:Hero conditions:prone");
        let told = door.ask("/dismount creature:Hero");
        assert_eq!((&told["status"], rules(&told)), (&json!("refused"), vec!["crawl"]), "{ruleset}: {told:#}");
        assert!(message(&told).contains("/stand creature:\"Hero\" first"), "{ruleset}: {}", message(&told));
        door.done("/stand creature:Hero");
        let hero = hero(&mut door);
        assert_eq!((&hero["mount"], &hero["conditions"]), (&json!("Horse"), &Value::Null), "{ruleset}: {hero:#}");
        door.done("/dismount creature:Hero");
    }
    // In Rise the prone go on two feet, slowly, and stand up in the saddle too.
    let mut door = ridden("rise", &["/creature edit creature:Hero conditions:prone"]);
    door.done("/stand creature:Hero");
    assert_eq!(hero(&mut door)["mount"], "Horse");
}

/// A rider standing up provokes all who threaten the mount's space.
#[test]
fn a_rider_that_stands_up_provokes_in_the_whole_space_of_its_mount() {
    let mut door = ridden("srd35", &["/creature add name:Orc at:D6 side:foes"]);
    door.done("/creature edit creature:Hero conditions:prone");
    let told = door.ask("/stand creature:Hero");
    assert_eq!(told["ruling"]["provokes"][0]["by"], "Orc", "{told:#}");
}

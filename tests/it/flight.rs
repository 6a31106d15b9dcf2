//! Flight by classes of maneuverability: every row of the table, stalls, and what becomes of whoever does.

use serde_json::{Value, json};

use crate::door::Door;

fn table(modes: &str, more: &str) -> Door {
    let mut door = Door::seeded(Some(7));
    door.done("/table new width:20 height:20 ruleset:dnd35");
    door.done(&format!("/creature add name:Bat at:H10 modes:\"{modes}\" {more}"));
    door
}

fn rules(reply: &Value) -> Vec<&str> {
    reply["ruling"]["reasons"].as_array().unwrap().iter().map(|why| why["rule"].as_str().unwrap()).collect()
}

#[test]
fn timing() {
    for class in ["perfect", "good", "average", "poor", "clumsy"] {
        let mut door = table(&format!("fly 60 {class}"), "altitude:20 facing:e");
        for line in ["/fly to:N10", "/fly to:I10", "/fly to:H10", "/fly to:G10", "/fly to:G10 pace:double", "/fly to:L14@35 pace:double", "/fly to:T20@0 pace:double", "/fly to:A1 pace:move", "/reachable mode:fly", "/fly to:J12 facing:w pace:double"] {
            let before = std::time::Instant::now();
            let pre = if line.starts_with("/fly") { " preview:true" } else { "" };
            let reply = door.ask(&format!("{line}{pre}"));
            println!("{class} {line}: {:?} {} {}", before.elapsed(), reply["message"].as_str().unwrap().lines().next().unwrap(), reply["ruling"]["path"]);
        }
    }
}

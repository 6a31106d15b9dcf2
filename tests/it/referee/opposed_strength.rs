//! Opposed Strength checks: each side's modifiers to a roll of the bot's, and what a result from the table includes.

use serde_json::{Value, json};

use crate::door::Door;

/// The modifiers that the bot knows are added to its rolls, and are part of a result from the table.
#[test]
fn size_legs_and_a_charge_count_in_what_the_bot_rolls_of_opposed_strength_checks() {
    let mut door = Door::seeded(Some(7));
    for line in [
        "/table new width:16 height:8 ruleset:srd35",
        "/creature add name:Aldo at:C3 size:large",
        "/creature add name:Pony at:E3 side:foes",
        "/creature edit creature:Pony quadruped:true",
        "/creature add name:Imp at:C6 size:small side:foes",
    ] {
        door.done(line);
    }
    let rush = "/bull-rush creature:Aldo target:Pony preview:false";
    let rolled = door.ask(&format!("{rush} bonus:3 against-bonus:1 charging:true"));
    let check = &rolled["ruling"]["checks"][0];
    let (own, other) = (&check["roll"], &rolled["ruling"]["against_roll"]);
    assert_eq!(check["counts_as"].as_i64(), own["total"].as_i64().map(|total| total + 4 + 2), "{rolled:#}");
    assert_eq!(check["dc"].as_i64(), other["total"].as_i64().map(|total| total + 4), "{rolled:#}");
    assert_eq!(check["modifier"]["total"], 6, "{rolled:#}");
    door.done("/undo");
    let told = door.ask("/bull-rush creature:Aldo target:Pony check:15 against:12 charging:true preview:true");
    let check = &told["ruling"]["checks"][0];
    assert_eq!(
        (&check["result"], &check["dc"], &check["counts_as"]),
        (&json!(15), &json!(12), &Value::Null),
        "{told:#}"
    );
    let message = told["message"].as_str().unwrap();
    assert!(!message.contains("A bonus gets") && !message.contains("a bonus gets"), "both are given: {message}");
    let open = door.ask("/bull-rush creature:Aldo target:Pony charging:true preview:true");
    let message = open["message"].as_str().unwrap();
    assert!(message.contains("Added to a bonus: +4 size, +2 charge; a result already includes it."), "{message}");
    assert!(
        message.contains("Added to a bonus for Pony: +4 more than two legs; a result already includes it."),
        "{message}"
    );
}

/// A tied check goes to the side with the higher bonus, including what the bot adds to it.
#[test]
fn a_tie_goes_by_the_bonus_with_everything_in_it() {
    let tied = |size: &str, bonus: i32, against: i32| {
        (0..150).find_map(|seed| {
            let mut door = Door::seeded(Some(seed));
            door.done("/table new width:16 height:8 ruleset:srd35");
            door.done(&format!("/creature add name:Aldo at:C3 size:{size}"));
            door.done("/creature add name:Bea at:E3 side:foes");
            let line = format!("/bull-rush creature:Aldo target:Bea bonus:{bonus} against-bonus:{against}");
            let reply = door.ask(&line);
            let check = reply["ruling"]["checks"][0].clone();
            let own = check["roll"]["total"].as_i64()? + if size == "large" { 4 } else { 0 };
            let other = reply["ruling"]["against_roll"]["total"].as_i64()?;
            (own == other).then(|| reply["ruling"]["pushed"].is_object())
        })
    };
    assert_eq!(tied("large", 0, 3), Some(true));
    assert_eq!(tied("large", 0, 5), Some(false));
}

//! Both doors lead to the same table: the same words give the same rulings and the same pictures.

use std::collections::HashMap;
use std::process::Command;

use serde_json::Value;

use crate::discord::standin::{Database, Standin};

/// A skirmish with a bit of everything: ground, walls, a refused move, a mistake, an undo.
const SKIRMISH: &str = r#"
/table new width:14 height:10
/map paint squares:"C3:E3 H5" terrain:solid
/map paint squares:F6:G7 terrain:difficult
/map edge squares:J4:J7 side:east barrier:wall
/creature add name:Ogre at:B5 size:large side:villains speed:40
/creature add name:"Brave Hero" at:I6 side:heroes
/creature add name:"<@everyone>" at:L2 size:small side:heroes
/show
/move creature:"Brave Hero" to:F7 preview:true
/move creature:"Brave Hero" to:K6
/move creature:Ogre to:"C6 E7" prefer:safest
/move creature:Ogre to:N10
/move creature:Nobody to:A1
/reachable creature:everyone
/threat creature:Ogre
/measure from:Ogre to:"Brave Hero"
/undo
/creature list
/history
/help
"#;

/// Everything that can be set on a creature and its ground.
const WARDROBE: &str = r#"
/table new width:14 height:10
/map edge squares:L4 side:south barrier:narrow fits:small
/map paint squares:A9:B10 terrain:shallow-water
/map paint squares:C9:D10 terrain:concealed
/creature add name:Wight at:M9 size:large side:villains space:M9:N9 conditions:"prone blinded" weapon-reach:15
/creature edit creature:Wight armor:heavy load:medium race:dwarf ignores:"difficult low"
/creature edit creature:Wight speed-bonus:10 speed:natural
/creature sheet creature:Wight speed-category:slow fills:true helpless-obstacle:true runner:true constitution:14
/creature add preset:"dire wolf" count:3 at:A1:D4 side:villains
/creature add name:Scout at:G2 stats:"Scout, Small humanoid, Spd 20 ft., fly 40 ft. (good), Reach 5 ft. (10 ft. with longspear)"
/creature paste text:"Rat at N1 N2: Tiny, Spd 15 ft.\nLizard at N4:\nSmall, Spd 20 ft., swim 20 ft." side:vermin
/creature paste text:"Ogre\nLarge giant\nSpd 40 ft." at:B7 side:villains
/creature paste text:"Ogre at nowhere"
/roster save creature:Wight
/roster add name:Wight as:Other count:2 at:"I1 I1"
/roster add name:Wight as:Other count:2 at:"G5 J5"
/roster list
/roster remove name:Wight
/creature list
/creature edit creature:Wight conditions:"prone sleepy"
/creature edit creature:Wight space:M9:N10 size:huge
/place creature:Wight at:K9 space:K9:L9
/show
/creature remove creature:Wight
"#;

/// Other rulebooks, house rules, and every way to move.
const PACES: &str = r#"
/table new width:14 height:10
/creature add name:Aldo at:B3 armor:heavy race:dwarf speed:natural
/creature sheet creature:Aldo constitution:12
/creature add name:Ogre at:F6 size:large side:foes
/table house-rule rule:corner value:by-fill
/table house-rule rule:corner value:maybe
/table ruleset name:epic-path
/rules
/rules topic:occupied
/run creature:Aldo to:H3 rounds:13
/run creature:Aldo to:H3 rounds:13 check:40
/step creature:Aldo to:"e" full-round:true
/table ruleset name:rise
/hustle creature:Aldo to:"sw s"
/sprint creature:Aldo to:A9
/undo
/table ruleset name:srd35
/move creature:Aldo to:D4 stopped-at:D4
/reachable creature:Aldo pace:minimum
/place creature:Ogre at:F6 altitude:20
/move creature:Ogre to:I6 mode:fly
/settle creature:Aldo
/charge creature:Aldo target:Ogre preview:true
/withdraw creature:Aldo to:"sw" preview:true
/creature edit creature:Aldo conditions:prone
/crawl creature:Aldo to:n
/table house-rule rule:corner value:book
"#;

/// What a newcomer plays first.
const DEMO: &str = include_str!("../../../assets/demo.table");

#[tokio::test]
async fn the_console_and_discord_give_the_same_answers() {
    both_doors(SKIRMISH).await;
}

#[tokio::test]
async fn all_that_a_creature_can_be_is_the_same_through_both_doors() {
    both_doors(WARDROBE).await;
}

#[tokio::test]
async fn rulebooks_and_paces_are_the_same_through_both_doors() {
    both_doors(PACES).await;
}

#[tokio::test]
async fn the_demo_is_the_same_skirmish_in_discord() {
    both_doors(DEMO).await;
}

async fn both_doors(lines: &str) {
    let folder = tempfile::tempdir().unwrap();
    let (script, pictures) = (folder.path().join("script"), folder.path().join("pictures"));
    std::fs::write(&script, lines).unwrap();
    let console = Command::new(env!("CARGO_BIN_EXE_fivefoot"))
        .args(["console", "--json", "--script"])
        .arg(&script)
        .arg("--images")
        .arg(&pictures)
        .output()
        .unwrap();
    let reply: HashMap<u64, Value> = String::from_utf8(console.stdout)
        .unwrap()
        .lines()
        .map(|line| serde_json::from_str::<Value>(line).unwrap())
        .map(|answer| (answer["line"].as_u64().unwrap(), answer))
        .collect();

    let (discord, db) = (Standin::start().await, Database::new());
    let _bot = discord.bot(&db).await;
    let gm = discord.member("GM").manages_server();
    for (number, line) in (1..).zip(lines.lines()) {
        if line.trim().is_empty() || line.starts_with('#') {
            continue;
        }
        let answer = gm.says(line).await;
        let console = &reply[&number];
        let message = console["message"].as_str().unwrap();
        let content = answer.shown().replace(&format!("<@{}>", gm.id()), "the console");
        match content.strip_suffix("\nThe rest is under Why.") {
            Some(first) => assert!(message.starts_with(first) && message.len() > 300, "{line}: {content}"),
            // The private part arrives in a followup message.
            None if answer.is_private() && content.len() > 500 => assert!(message.starts_with(&content), "{line}"),
            None => assert_eq!(content, message, "{line}"),
        }
        match console["image"].as_str() {
            Some(file) => {
                let same = std::fs::read(pictures.join(file)).unwrap() == answer.png(0);
                assert!(same, "{line}: another picture");
            }
            None => assert!(!answer.has_picture(), "{line}"),
        }
        assert!(console["status"] != "error" || answer.is_private(), "{line}");
        assert!(console["status"] != "refused" || answer.is_private(), "{line}");
    }
}

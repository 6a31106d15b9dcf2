//! Discord's command menu: short, without what no table of the server can use, and clickable in answers.

use serde_json::Value;

use super::done;
use crate::discord::standin::{Database, Fault, Request, Standin};

fn names(menu: &[Value]) -> Vec<&str> {
    menu.iter().filter_map(|command| command["name"].as_str()).collect()
}

#[tokio::test]
async fn a_server_sees_the_commands_of_the_rulebooks_in_play() {
    let (discord, db) = (Standin::start().await, Database::new());
    let mut bot = discord.bot(&db).await;
    let gm = discord.member("GM").manages_server();
    // Without a table it is the menu of a new one.
    discord.offers("charge", true).await;
    let menu = discord.menu();
    assert!(menu.len() <= 32, "{:?}", names(&menu));
    for gone in ["hustle", "phase", "threat", "stand", "shove"] {
        assert!(!names(&menu).contains(&gone), "{gone}");
    }
    discord.offers("maneuver clamber", false).await;
    discord.offers("look threat", true).await;

    done(gm.says("/table new width:12 height:10 ruleset:rise").await);
    discord.offers("hustle", true).await;
    discord.offers("charge", false).await;
    // Another table of the same server, with another rulebook.
    let elsewhere = gm.in_channel("elsewhere");
    done(elsewhere.says("/table new width:12 height:10 ruleset:epic-path").await);
    discord.offers("maneuver clamber", true).await;
    discord.offers("hustle", true).await;
    done(elsewhere.says("/undo").await);
    discord.offers("maneuver clamber", false).await;

    // After a restart nothing is registered again, and commands stay clickable.
    let before = discord.menus_registered();
    assert_eq!(bot.stopped().await, 0);
    bot = discord.bot(&db).await;
    // The ids are known once the server's commands are registered.
    let mut told = gm.says("/turn next").await;
    for _ in 0..100 {
        if told.content().contains("</turn start:") {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
        told = gm.says("/turn next").await;
    }
    assert!(told.content().contains("</turn start:"), "{told:?}");
    assert_eq!(discord.menus_registered(), before);
    assert_eq!(bot.stopped().await, 0);
}

#[tokio::test]
async fn a_menu_that_could_not_be_registered_is_tried_again() {
    let (discord, db) = (Standin::start().await, Database::new());
    discord.fails(Request::GuildCommands, &[Fault::RateLimited(0.2), Fault::Status(502)]);
    let _bot = discord.bot(&db).await;
    discord.failed(2).await;
    discord.offers("charge", true).await;
}

#[tokio::test]
async fn the_gms_commands_are_for_managers_of_the_server() {
    let (discord, db) = (Standin::start().await, Database::new());
    let _bot = discord.bot(&db).await;
    // The server's own commands, and those that every server has.
    discord.offers("charge", true).await;
    discord.offers("roster list", true).await;
    let menu = discord.menu();
    let kept = |command: &&Value| command["default_member_permissions"] == "32";
    let mut gms: Vec<&str> = menu.iter().filter(kept).filter_map(|command| command["name"].as_str()).collect();
    gms.sort_unstable();
    assert_eq!(gms, ["gm", "roster", "table"]);
    for command in menu.iter().filter(|command| !kept(command)) {
        assert!(command["default_member_permissions"].is_null(), "{command}");
    }
}

#[tokio::test]
async fn a_direct_message_has_the_commands_of_every_rulebook() {
    let (discord, db) = (Standin::start().await, Database::new());
    let _bot = discord.bot(&db).await;
    let alone = discord.member("Anna").in_direct_message();
    done(alone.says("/table new width:12 height:10 ruleset:rise").await);
    done(alone.says("/creature add name:Aldo at:B2 speed:30").await);
    done(alone.says("/hustle creature:Aldo to:D2").await);
    let told = alone.says("/turn next").await;
    assert!(told.content().contains("</turn start:"), "{told:?}");
}

#[tokio::test]
async fn a_command_in_an_answer_can_be_clicked_on() {
    let (discord, db) = (Standin::start().await, Database::new());
    let _bot = discord.bot(&db).await;
    let gm = discord.member("GM").manages_server();
    let id = |name: &str| {
        let menu = discord.menu();
        let command = menu.iter().find(|command| command["name"] == name).unwrap();
        command["id"].as_str().unwrap().to_owned()
    };
    // In private, in public, and by the reader's options.
    let none = gm.says("/show").await;
    assert!(none.is_private() && none.content().contains(&format!("</table new:{}>", id("table"))), "{none:?}");
    let empty = done(gm.says("/table new width:12 height:10").await);
    assert!(empty.content().contains(&format!("</creature add:{}>", id("creature"))), "{empty:?}");
    let german = gm.clone().reading("de").says("/map paint squares:C3 terrain:solid layers:3").await;
    assert!(!german.content().contains("\\`"), "{german:?}");
    // Nothing inside code is clickable, and backticks are code.
    let wrong = gm.says_carelessly("/show gone:1").await;
    assert!(wrong.content().contains("`/show` has no option `gone`"), "{wrong:?}");
    assert_eq!(wrong.shown().matches('\\').count(), 0);
    // A typed line names its command as the menu does.
    done(gm.says("/creature add name:\"</undo:1>\" at:C3").await);
    let undone = done(gm.says("/undo").await);
    assert!(undone.content().contains(&format!("</creature add:{}> name", id("creature"))), "{undone:?}");
    assert!(undone.content().contains("\\</undo"), "{undone:?}");
}

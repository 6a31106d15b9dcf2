//! The operator's commands next to a running bot: backups, the invite link, health.

use std::path::Path;
use std::process::{Command, Output};

use super::skirmish;
use crate::discord::standin::{Database, Fault, Request, Standin, TOKEN};

/// Runs the binary with only these of our variables, and waits for it to exit. Async, because the stand-in has to keep running
/// meanwhile.
pub async fn fivefoot(arguments: &[&str], variables: &[(&str, &str)], folder: &Path) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_fivefoot"));
    command.args(arguments).env_clear().current_dir(folder);
    command.envs(variables.iter().filter(|(_, value)| !value.is_empty()).copied());
    tokio::task::spawn_blocking(move || command.output().unwrap()).await.unwrap()
}

/// Its output on both streams.
pub fn said(output: &Output) -> String {
    String::from_utf8_lossy(&[output.stdout.clone(), output.stderr.clone()].concat()).into_owned()
}

#[tokio::test]
async fn a_backup_of_a_running_bot_can_be_restored_once_it_has_stopped() {
    let (discord, db, bot, gm) = skirmish().await;
    let (url, folder) = (db.url(), tempfile::tempdir().unwrap());
    let database = [("DATABASE_URL", url.as_str())];
    let backup = fivefoot(&["backup", "copy.db"], &database, folder.path()).await;
    assert!(backup.status.success(), "{backup:?}");
    assert!(said(&backup).contains("copy.db: "), "{backup:?}");
    let again = fivefoot(&["backup", "copy.db"], &database, folder.path()).await;
    assert!(again.status.code() == Some(1) && said(&again).contains("exists already"), "{again:?}");

    gm.says("/creature remove creature:Ogre").await;
    let refused = fivefoot(&["restore", "copy.db"], &database, folder.path()).await;
    assert!(
        refused.status.code() == Some(1) && said(&refused).contains("in use by another process (pid"),
        "{refused:?}"
    );
    assert_eq!(bot.stopped().await, 0);
    let restored = fivefoot(&["restore", "copy.db"], &database, folder.path()).await;
    assert!(restored.status.success() && said(&restored).contains("tables.db.before-restore"), "{restored:?}");

    let _bot = discord.bot(&db).await;
    assert_eq!(gm.completes("/move creature:ogr|").await, ["Ogre"]);
}

#[tokio::test]
async fn the_invite_link_is_printed_with_and_without_a_network() {
    let discord = Standin::start().await;
    let (api, folder) = (discord.url(), tempfile::tempdir().unwrap());
    let access = [("DISCORD_TOKEN", TOKEN), ("DISCORD_API_URL", &api)];
    let link = "https://discord.com/oauth2/authorize?client_id=1100000000000000001&scope=bot+applications.commands&permissions=35840\n";
    let invite = fivefoot(&["invite"], &access, folder.path()).await;
    assert!(invite.status.success() && said(&invite) == link, "{invite:?}");
    discord.fails(Request::Account, &[Fault::Status(503)]);
    let invite = fivefoot(&["invite"], &access, folder.path()).await;
    assert!(invite.status.success() && said(&invite) == link, "{invite:?}");
    let wrong = [("DISCORD_TOKEN", "not-the-right-one"), ("DISCORD_API_URL", &api)];
    let refused = fivefoot(&["invite"], &wrong, folder.path()).await;
    assert!(refused.status.code() == Some(1) && said(&refused).contains("rejected DISCORD_TOKEN"), "{refused:?}");
}

#[tokio::test]
async fn a_bot_that_does_not_run_is_not_healthy() {
    let (folder, _db) = (tempfile::tempdir().unwrap(), Database::new());
    let unset = fivefoot(&["health"], &[], folder.path()).await;
    assert!(unset.status.code() == Some(1) && said(&unset).contains("HEALTH_ADDR is not set"), "{unset:?}");
    let silent = fivefoot(&["health"], &[("HEALTH_ADDR", "127.0.0.1:1")], folder.path()).await;
    assert!(silent.status.code() == Some(1) && said(&silent).contains("no bot answers"), "{silent:?}");
}

//! The system clock jumps under a running bot: forward, back, and farther than anything is kept.
#![cfg(target_os = "linux")]

use std::fs;
use std::path::Path;

use super::{done, set_up};
use crate::discord::standin::{Database, Fault, Request, Standin};
use crate::store::durability::look;

const HOUR: i64 = 3600;
const DAY: i64 = 24 * HOUR;

/// Sets the process's system clock through a file that the shim reads.
fn set(clock: &Path, seconds: i64) {
    // Renamed into place, because it may be read at any moment.
    let made = clock.with_extension("made");
    fs::write(&made, seconds.to_string()).unwrap();
    fs::rename(made, clock).unwrap();
}

/// Nothing is done twice, lost or out of order, and nothing waits for a time that the clock has skipped.
#[tokio::test]
async fn commands_go_on_while_the_clock_leaps() {
    let (discord, db) = (Standin::start().await, Database::new());
    let path = db.path().parent().unwrap().canonicalize().unwrap().join("tables.db");
    let clock = path.with_extension("clock");
    let faults = [
        ("LD_PRELOAD", crate::faults::SHIM.to_str().unwrap()),
        ("FAULT_DB", path.to_str().unwrap()),
        ("FAULT_CLOCK", clock.to_str().unwrap()),
    ];
    let bot = discord.bot_with(&db, &faults).await;
    let gm = discord.member("GM").manages_server();
    set_up(&gm).await;
    // Where the hero goes: a step for each jump, and back by the button.
    let mut lines = Vec::new();
    for (way, leap) in ["e", "e", "e", "s", "s", "s"].into_iter().zip([HOUR, -HOUR, DAY, -DAY, 900 * DAY, -400 * DAY]) {
        let before = gm.sends(&format!("/move creature:Hero to:{way}"));
        done(before.answer().await);
        lines.push(way);
        set(&clock, leap);

        // Discord's waits take their real time, whatever the clock says.
        discord.fails(Request::Callback, &[Fault::RateLimited(0.2), Fault::Status(502)]);
        let limited = gm.sends("/place creature:Ogre at:N10");
        done(limited.answer().await);
        assert_eq!((limited.attempts(), limited.letters().len()), (3, 1), "leap {leap}");

        let lock = db.locked().await;
        let slow = gm.sends("/place creature:Ogre at:P12");
        slow.attempted(1).await;
        lock.released().await;
        let slow = slow.answer().await;
        assert!(slow.was_deferred(), "leap {leap}");
        gm.presses(&slow.button("Undo")).await;

        // A step that is delivered again after the jump, and after other commands.
        let attempts = before.attempts();
        before.is_delivered_again();
        before.attempted(attempts + 1).await;
        assert_eq!(before.letters().len(), 1);
        done(gm.says("/show").await);
    }
    assert_eq!(bot.stopped().await, 0);
    let at = look(&path, "SELECT anchor FROM creature WHERE name = 'Hero'").await;
    assert_eq!(at, ["K11"], "six steps from H8");
    let done = look(&path, "SELECT line FROM history ORDER BY seq").await;
    let steps: Vec<&str> = done.iter().filter_map(|line| line.strip_prefix("/move creature:Hero to:")).collect();
    assert_eq!(steps, lines, "in the order in which they were given");
    assert!(done[0].starts_with("/table new"), "nothing is deleted: {done:?}");
}

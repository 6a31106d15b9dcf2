//! Power failures while commands are given: of each file only what was synced remains.

use std::time::Duration;

use super::{Console, cut_the_power, often};
use crate::store::durability::{Place, line, look};
use fivefoot::store::{Channel, Store};

/// How many commands were acknowledged, and how many of those were lost.
#[derive(Debug, Default)]
struct Toll {
    rounds: u64,
    acknowledged: u64,
    lost: u64,
}

/// Gives commands until the power fails, again and again.
async fn power_fails(rounds: u64, faults: &[(&str, &str)]) -> Toll {
    let place = Place::new();
    let mut toll = Toll { rounds, ..Toll::default() };
    let mut kept = 0;
    for round in 0..rounds {
        let mut console = Console::start(&place, faults);
        let lines: Vec<String> = (kept + 1..=kept + 400).map(line).collect();
        let mut input = console.input.take().unwrap();
        // The console doesn't wait for us: when the power fails, it is anywhere in some later command.
        std::thread::spawn(move || {
            lines.iter().try_for_each(|line| std::io::Write::write_all(&mut input, format!("{line}\n").as_bytes()))
        });
        let enough = (round * 31 % 97 + 2) as usize;
        let seen = (0..enough).filter(|_| console.answer().is_some()).count();
        std::thread::sleep(Duration::from_micros(round * 677 % 5000));
        let acknowledged = kept + (seen + console.killed().len()) as u64;
        cut_the_power(&place);

        if faults.iter().any(|(name, _)| *name == "FAULT_NORMAL") {
            // The next start would refuse a database that lacks commands; here they are counted.
            let _ = std::fs::remove_file(place.beside(".lock"));
        }
        let store = Store::open(&place.url()).await.unwrap_or_else(|error| panic!("round {round}: {error}"));
        let now = store.load(Channel::CONSOLE).await.unwrap().map_or(0, |table| table.revision);
        assert!(now <= acknowledged + 1, "{acknowledged} acknowledged, {now} there");
        let past: Vec<String> =
            store.history(Channel::CONSOLE, 1000).await.unwrap().into_iter().map(|entry| entry.line).collect();
        let expected: Vec<String> = (1..=now).rev().take(200).map(line).collect();
        assert_eq!(past, expected, "in order, none twice");
        store.close().await;
        assert_eq!(look(&place.path, "PRAGMA integrity_check").await, ["ok"]);
        toll.acknowledged += acknowledged - kept;
        toll.lost += acknowledged.saturating_sub(now);
        kept = now;
        if (round + 1) % 50 == 0 {
            println!("so far, {faults:?}: {toll:?}, {} rounds", round + 1);
        }
    }
    assert_eq!(toll.rounds, rounds);
    toll
}

/// `FIVEFOOT_POWER_CUTS=500` runs the long version.
#[tokio::test]
async fn what_was_acknowledged_survives_a_loss_of_power() {
    let toll = power_fails(often("FIVEFOOT_POWER_CUTS", 2), &[("FAULT_DURABLE", "1")]).await;
    println!("power: {toll:?}");
    assert_eq!(toll.lost, 0, "{toll:?}");
}

/// Shows that the test above detects a power loss: the same with a log that is synced as with synchronous=NORMAL.
#[tokio::test]
async fn a_log_that_is_not_synced_with_each_command_loses_some() {
    let rounds = often("FIVEFOOT_POWER_CUTS", 2).min(50);
    let toll = power_fails(rounds, &[("FAULT_DURABLE", "1"), ("FAULT_NORMAL", "1")]).await;
    println!("power, synchronous=NORMAL: {toll:?}");
    assert!(toll.lost > 0, "{toll:?}");
}

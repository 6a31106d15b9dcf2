//! How often Discord may refuse the bot before it throttles its requests.

use std::collections::VecDeque;
use std::time::Duration;

use fivefoot::discord::Slots;
use tokio::time::Instant;

use crate::chance::Chance;

/// Discord bans for 10,000 in ten minutes; this is a hundredth.
const MOST: usize = 100;
const TEN_MINUTES: Duration = Duration::from_secs(600);

/// The result of a storm.
#[derive(Debug)]
struct Toll {
    sent: usize,
    /// The most refusals in any ten minutes.
    most: usize,
    refused: usize,
}

/// Simulates this many minutes with requests always waiting. Each takes a tenth of a second, and Discord refuses those for which
/// `refuses` is true, given the time since the start.
fn storm(minutes: u64, mut refuses: impl FnMut(Duration) -> bool) -> Toll {
    let (begin, mut slots) = (Instant::now(), Slots::default());
    let mut under_way: VecDeque<Duration> = VecDeque::new();
    let mut refusals: VecDeque<Duration> = VecDeque::new();
    let mut toll = Toll { sent: 0, most: 0, refused: 0 };
    for tick in 0..minutes * 60 * 50 {
        let now = Duration::from_millis(20 * tick);
        while let Some(sent) = under_way.pop_front_if(|sent| *sent + Duration::from_millis(100) <= now) {
            let refused = refuses(sent);
            slots.end(begin + now, Some(refused));
            if refused {
                toll.refused += 1;
                refusals.push_back(now);
            }
        }
        while refusals.pop_front_if(|at| *at + TEN_MINUTES <= now).is_some() {}
        toll.most = toll.most.max(refusals.len());
        while slots.take(begin + now).is_ok() {
            under_way.push_back(now);
            toll.sent += 1;
        }
    }
    toll
}

#[test]
fn no_storm_comes_near_the_ban() {
    let mut chance = Chance(3);
    let all = storm(40, |_| true);
    let every_other = storm(40, |_| chance.below(2) == 0);
    let some = storm(40, |_| chance.below(50) == 0);
    let in_waves = storm(40, |at| at.as_secs() / 30 % 2 == 0);
    for toll in [&all, &every_other, &some, &in_waves] {
        assert!(toll.most < MOST && toll.refused > 100, "{toll:?}");
    }
    // It keeps asking throughout, and what Discord accepts goes through.
    assert!(all.sent > 150, "{all:?}");
    assert!(some.sent > 50 * some.refused / 2 && in_waves.sent > 2000, "{some:?} {in_waves:?}");
    let calm = storm(1, |_| false);
    assert!(calm.sent > 40 * 590, "{calm:?}");
}

/// When the storm is over, the saved places are available at once.
#[test]
fn after_a_short_storm_requests_go_out_as_before() {
    let now = Instant::now();
    let mut slots = Slots::default();
    for _ in 0..8 {
        assert!(slots.take(now).is_ok());
        slots.end(now, Some(true));
    }
    let again = slots.take(now).unwrap_err().expect("a time");
    assert!(again > now && !slots.has_spare(again));
    assert!(slots.take(again).is_ok());
    assert_eq!(slots.take(again), Err(None).or_else(|_: Option<Instant>| slots.take(again)), "one at a time");
    slots.end(again, Some(false));
    let at_once = std::iter::from_fn(|| slots.take(again).ok()).count();
    assert!(at_once > 40 && slots.take(again).is_err(), "{at_once}");
}

/// A request that Discord never answers doesn't count as refused.
#[test]
fn silence_is_no_refusal() {
    let now = Instant::now();
    let mut slots = Slots::default();
    for _ in 0..1000 {
        assert!(slots.take(now).is_ok());
        slots.end(now, None);
    }
    assert!(slots.has_spare(now));
}

//! How often Discord may refuse the bot. It bans an address after 10,000 requests in ten minutes that it answers with 401, 403 or
//! 429; whatever happens, the bot stays below a hundredth of that.
//!
//! Each request takes a slot, and a refused one gives its slot back only later. So no more requests are in flight than
//! may still be refused. After several refusals in a row, one request at a time probes whether that is over, and the other slots
//! are saved for when it is.

use std::pin::pin;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::sync::Notify;
use tokio::time::{Instant, timeout_at};

/// How many refusals there may be at once.
const SLOTS: u32 = 49;
/// How long a refusal keeps its slot: 49 of them are paid off in ten minutes.
const SLOT_HOLD: Duration = Duration::from_millis(12_250);
/// After this many refusals in a row, one request at a time is sent.
const IN_A_ROW: u32 = 8;
/// How many slots have to be free for a request that people can do without.
const SPARE: u32 = 24;

/// The slots of requests. The caller provides the time.
#[derive(Clone, Debug, Default)]
pub struct Slots {
    in_flight: u32,
    refused_in_a_row: u32,
    last_refusal: Option<Instant>,
    /// When the last refusal gives its slot back; they do so one after the other.
    all_back: Option<Instant>,
}

impl Slots {
    /// Takes a slot for a request.
    ///
    /// # Errors
    /// If none is free, with the time at which one will be, unless a request ends earlier.
    pub fn take(&mut self, now: Instant) -> Result<(), Option<Instant>> {
        if let Some(at) = self.next_probe(now) {
            return Err(Some(at));
        }
        let alone = self.refused_in_a_row >= IN_A_ROW && self.in_flight > 0;
        if alone || self.free(now) == 0 {
            let next = self.all_back.map(|end| end - SLOT_HOLD * self.held(now).saturating_sub(1));
            return Err(next.filter(|next| *next > now));
        }
        self.in_flight += 1;
        Ok(())
    }

    /// Ends a request. `refused` says whether Discord's answer counts towards its ban; `None` if Discord
    /// did not answer.
    pub fn end(&mut self, now: Instant, refused: Option<bool>) {
        self.in_flight = self.in_flight.saturating_sub(1);
        match refused {
            Some(true) => {
                self.refused_in_a_row += 1;
                self.last_refusal = Some(now);
                self.all_back = Some(self.all_back.map_or(now, |end| end.max(now)) + SLOT_HOLD);
            }
            Some(false) => self.refused_in_a_row = 0,
            None => {}
        }
    }

    /// Whether there are slots for requests that people can do without.
    #[must_use]
    pub fn has_spare(&self, now: Instant) -> bool {
        self.free(now) >= SPARE && self.refused_in_a_row < IN_A_ROW
    }

    /// When the next probe is due after refusals in a row, if that is in the future.
    fn next_probe(&self, now: Instant) -> Option<Instant> {
        let last = self.last_refusal.filter(|_| self.refused_in_a_row >= IN_A_ROW)?;
        Some(last + SLOT_HOLD).filter(|at| *at > now)
    }

    /// How many slots refusals still hold.
    fn held(&self, now: Instant) -> u32 {
        let left = self.all_back.map_or(Duration::ZERO, |end| end.saturating_duration_since(now));
        u32::try_from(left.as_millis().div_ceil(SLOT_HOLD.as_millis())).unwrap_or(SLOTS)
    }

    fn free(&self, now: Instant) -> u32 {
        SLOTS.saturating_sub(self.held(now)).saturating_sub(self.in_flight)
    }
}

/// The slots of a process, which can be waited for.
#[derive(Debug, Default)]
pub(super) struct Restraint {
    slots: Mutex<Slots>,
    ended: Notify,
}

/// A request in flight.
pub(super) struct InFlight<'a> {
    restraint: &'a Restraint,
    refused: Option<bool>,
}

impl Restraint {
    /// Waits for a slot until the given time.
    pub async fn acquire(&self, until: Instant) -> Option<InFlight<'_>> {
        loop {
            let mut ended = pin!(self.ended.notified());
            ended.as_mut().enable();
            let now = Instant::now();
            let next = match self.slots().take(now) {
                Ok(()) => return Some(InFlight { restraint: self, refused: None }),
                Err(next) => next,
            };
            if now >= until {
                return None;
            }
            // Either the time has come or a request has ended: try again.
            let _ = timeout_at(next.map_or(until, |next| next.min(until)), ended).await;
        }
    }

    /// Whether there are slots for requests that people can do without.
    pub fn has_spare(&self) -> bool {
        self.slots().has_spare(Instant::now())
    }

    fn slots(&self) -> MutexGuard<'_, Slots> {
        self.slots.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl InFlight<'_> {
    /// Records Discord's answer.
    pub fn record_status(&mut self, status: u16) {
        self.refused = Some(matches!(status, 401 | 403 | 429));
    }
}

impl Drop for InFlight<'_> {
    fn drop(&mut self) {
        self.restraint.slots().end(Instant::now(), self.refused);
        self.restraint.ended.notify_waiters();
    }
}

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
const PLACES: u32 = 49;
/// How long a refusal keeps its slot: 49 of them are paid off in ten minutes.
const KEEPS_ITS_PLACE: Duration = Duration::from_millis(12_250);
/// After this many refusals in a row, one request at a time is sent.
const IN_A_ROW: u32 = 8;
/// How many slots have to be free for a request that people can do without.
const SPARE: u32 = 24;

/// The slots of requests. The caller provides the time.
#[derive(Clone, Debug, Default)]
pub struct Places {
    under_way: u32,
    refused_in_a_row: u32,
    last_refusal: Option<Instant>,
    /// When the last refusal gives its slot back; they do so one after the other.
    all_back: Option<Instant>,
}

impl Places {
    /// Takes a slot for a request.
    ///
    /// # Errors
    /// If none is free, with the time at which one will be, unless a request ends earlier.
    pub fn take(&mut self, now: Instant) -> Result<(), Option<Instant>> {
        if let Some(at) = self.asks_again(now) {
            return Err(Some(at));
        }
        let alone = self.refused_in_a_row >= IN_A_ROW && self.under_way > 0;
        if alone || self.free(now) == 0 {
            let next = self.all_back.map(|end| end - KEEPS_ITS_PLACE * self.kept(now).saturating_sub(1));
            return Err(next.filter(|next| *next > now));
        }
        self.under_way += 1;
        Ok(())
    }

    /// Ends a request. `refused` says whether Discord's answer counts towards its ban; `None` if Discord
    /// did not answer.
    pub fn end(&mut self, now: Instant, refused: Option<bool>) {
        self.under_way = self.under_way.saturating_sub(1);
        match refused {
            Some(true) => {
                self.refused_in_a_row += 1;
                self.last_refusal = Some(now);
                self.all_back = Some(self.all_back.map_or(now, |end| end.max(now)) + KEEPS_ITS_PLACE);
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
    fn asks_again(&self, now: Instant) -> Option<Instant> {
        let last = self.last_refusal.filter(|_| self.refused_in_a_row >= IN_A_ROW)?;
        Some(last + KEEPS_ITS_PLACE).filter(|at| *at > now)
    }

    /// How many slots refusals still hold.
    fn kept(&self, now: Instant) -> u32 {
        let left = self.all_back.map_or(Duration::ZERO, |end| end.saturating_duration_since(now));
        u32::try_from(left.as_millis().div_ceil(KEEPS_ITS_PLACE.as_millis())).unwrap_or(PLACES)
    }

    fn free(&self, now: Instant) -> u32 {
        PLACES.saturating_sub(self.kept(now)).saturating_sub(self.under_way)
    }
}

/// The slots of a process, which can be waited for.
#[derive(Debug, Default)]
pub(super) struct Restraint {
    places: Mutex<Places>,
    ended: Notify,
}

/// A request in flight.
pub(super) struct UnderWay<'a> {
    restraint: &'a Restraint,
    refused: Option<bool>,
}

impl Restraint {
    /// Waits for a slot until the given time.
    pub async fn place(&self, until: Instant) -> Option<UnderWay<'_>> {
        loop {
            let mut ended = pin!(self.ended.notified());
            ended.as_mut().enable();
            let now = Instant::now();
            let next = match self.places().take(now) {
                Ok(()) => return Some(UnderWay { restraint: self, refused: None }),
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
        self.places().has_spare(Instant::now())
    }

    fn places(&self) -> MutexGuard<'_, Places> {
        self.places.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl UnderWay<'_> {
    /// Records Discord's answer.
    pub fn answered(&mut self, status: u16) {
        self.refused = Some(matches!(status, 401 | 403 | 429));
    }
}

impl Drop for UnderWay<'_> {
    fn drop(&mut self) {
        self.restraint.places().end(Instant::now(), self.refused);
        self.restraint.ended.notify_waiters();
    }
}

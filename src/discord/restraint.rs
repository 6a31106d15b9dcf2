//! How often Discord may refuse the bot. It bans an address for 10,000 requests in ten minutes that it answers with 401, 403 or 429;
//! whatever happens, the bot stays below a hundredth of that.
//!
//! Each request takes a place, and one that was refused gives its place back only later. So no more requests are under way than
//! may still be refused. After a few refusals in a row one request at a time asks whether that is over, and the other places are
//! saved for the time when it is.

use std::pin::pin;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::sync::Notify;
use tokio::time::{Instant, timeout_at};

/// How many refusals there may be at once.
const PLACES: u32 = 49;
/// How long a refusal keeps its place: 49 of them are paid off in ten minutes.
const KEEPS_ITS_PLACE: Duration = Duration::from_millis(12_250);
/// After so many refusals in a row, one request at a time is sent.
const IN_A_ROW: u32 = 8;
/// How many places have to be free for a request that people can do without.
const SPARE: u32 = 24;

/// The places of requests. The caller says what time it is.
#[derive(Clone, Debug, Default)]
pub struct Places {
    under_way: u32,
    refused_in_a_row: u32,
    last_refusal: Option<Instant>,
    /// When the last refusal gives its place back; they do so one after the other.
    all_back: Option<Instant>,
}

impl Places {
    /// Takes a place for a request.
    ///
    /// # Errors
    /// If there is none, with the time at which there may be one again, unless a request ends earlier.
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

    /// A request has ended. `refused` says whether Discord answered it in a way that counts towards its ban; `None` where Discord
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

    /// Whether there are places for requests that people can do without.
    #[must_use]
    pub fn has_spare(&self, now: Instant) -> bool {
        self.free(now) >= SPARE && self.refused_in_a_row < IN_A_ROW
    }

    /// When Discord is asked again after refusals in a row, if that is later.
    fn asks_again(&self, now: Instant) -> Option<Instant> {
        let last = self.last_refusal.filter(|_| self.refused_in_a_row >= IN_A_ROW)?;
        Some(last + KEEPS_ITS_PLACE).filter(|at| *at > now)
    }

    /// How many places refusals still keep.
    fn kept(&self, now: Instant) -> u32 {
        let left = self.all_back.map_or(Duration::ZERO, |end| end.saturating_duration_since(now));
        u32::try_from(left.as_millis().div_ceil(KEEPS_ITS_PLACE.as_millis())).unwrap_or(PLACES)
    }

    fn free(&self, now: Instant) -> u32 {
        PLACES.saturating_sub(self.kept(now)).saturating_sub(self.under_way)
    }
}

/// The places of a process, to be waited for.
#[derive(Debug, Default)]
pub(super) struct Restraint {
    places: Mutex<Places>,
    ended: Notify,
}

/// A request under way.
pub(super) struct UnderWay<'a> {
    restraint: &'a Restraint,
    refused: Option<bool>,
}

impl Restraint {
    /// Waits for a place, at most until then.
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
            // At the time, or earlier: either way it is worth another look.
            let _ = timeout_at(next.map_or(until, |next| next.min(until)), ended).await;
        }
    }

    /// Whether there are places for requests that people can do without.
    pub fn has_spare(&self) -> bool {
        self.places().has_spare(Instant::now())
    }

    fn places(&self) -> MutexGuard<'_, Places> {
        self.places.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl UnderWay<'_> {
    /// Discord has answered.
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

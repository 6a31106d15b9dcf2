//! Whose command runs next: judging and drawing keep a processor busy, so only as many commands run at once as there are
//! processors, on threads that serve no sockets.
//!
//! Among waiting commands the next one is of the person with the fewest commands at work, then of such a channel, then of such a
//! guild; among equals of the one served longest ago, then the first to arrive. So a table with one small command waits for at
//! most one large command of another person, however many of them are queued.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::oneshot;

/// How many commands of one person may be under way at once, waiting or at work.
const MOST_OF_A_PERSON: usize = 32;
/// How many of one channel.
const MOST_IN_A_CHANNEL: usize = 64;
/// How many of one guild.
const MOST_IN_A_GUILD: usize = 256;

/// Beyond this many people, channels and guilds, those with nothing under way are forgotten.
const MOST_REMEMBERED: usize = 4096;

/// Who a command is worked on for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Party {
    pub(crate) person: u64,
    pub(crate) channel: u64,
    /// `None` in direct messages.
    pub(crate) guild: Option<u64>,
}

/// A person, a channel or a guild.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Member {
    Person(u64),
    Channel(u64),
    Guild(u64),
}

impl Member {
    /// How many commands it may have under way.
    fn most(self) -> usize {
        match self {
            Member::Person(_) => MOST_OF_A_PERSON,
            Member::Channel(_) => MOST_IN_A_CHANNEL,
            Member::Guild(_) => MOST_IN_A_GUILD,
        }
    }
}

impl Party {
    /// In the order in which they are compared.
    fn members(self) -> impl Iterator<Item = Member> {
        let guild = self.guild.map(Member::Guild);
        [Member::Person(self.person), Member::Channel(self.channel)].into_iter().chain(guild)
    }
}

/// What is under way for a person, a channel or a guild.
#[derive(Clone, Copy, Debug, Default)]
struct Load {
    /// Commands waiting or at work.
    under_way: usize,
    /// Commands at work.
    at_work: usize,
    /// When one of them last went to work, in turns of the queue.
    served: u64,
}

struct Waiter {
    party: Party,
    go: oneshot::Sender<AtWork>,
}

struct State {
    /// How many may be at work at once.
    most: usize,
    at_work: usize,
    turns: u64,
    loads: HashMap<Member, Load>,
    waiting: Vec<Waiter>,
}

/// The queue for the processors. One per process; cheap to clone.
#[derive(Clone)]
pub(crate) struct WorkQueue(Arc<Mutex<State>>);

/// A command under way, counted until this is dropped.
pub(crate) struct UnderWay {
    queue: WorkQueue,
    party: Party,
}

/// A command at work: it has a processor until this is dropped.
struct AtWork {
    queue: WorkQueue,
    party: Party,
}

/// The work panicked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Panicked;

impl WorkQueue {
    /// A queue for as many processors as there are.
    pub(crate) fn for_this_machine() -> Self {
        Self::with_room_for(std::thread::available_parallelism().map_or(2, usize::from))
    }

    fn with_room_for(most: usize) -> Self {
        let (loads, waiting) = (HashMap::new(), Vec::new());
        WorkQueue(Arc::new(Mutex::new(State { most, at_work: 0, turns: 0, loads, waiting })))
    }

    /// Counts a command as under way; `None` if its person, channel or guild has too many already.
    pub(crate) fn enter(&self, party: Party) -> Option<UnderWay> {
        let mut state = self.state();
        let under_way = |member| state.loads.get(&member).map_or(0, |load| load.under_way);
        if party.members().any(|member| under_way(member) >= member.most()) {
            return None;
        }
        if state.loads.len() > MOST_REMEMBERED {
            state.loads.retain(|_, load| load.under_way > 0 || load.at_work > 0);
        }
        party.members().for_each(|member| state.loads.entry(member).or_default().under_way += 1);
        Some(UnderWay { queue: self.clone(), party })
    }

    /// Runs this work on a thread of its own when its turn comes.
    ///
    /// # Errors If the work panics.
    pub(crate) async fn run<T: Send + 'static>(
        &self,
        party: Party,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Panicked> {
        let turn = self.turn(party).await.ok_or(Panicked)?;
        // The turn ends with the work, even if nobody waits for its outcome any more.
        let done = tokio::task::spawn_blocking(move || {
            let _turn = turn;
            work()
        });
        done.await.map_err(|_| Panicked)
    }

    /// How much work waits for a processor, and how much has one.
    pub(crate) fn length(&self) -> (usize, usize) {
        let state = self.state();
        (state.waiting.len(), state.at_work)
    }

    /// Waits for a processor.
    async fn turn(&self, party: Party) -> Option<AtWork> {
        let called = {
            let mut state = self.state();
            if state.at_work < state.most {
                state.begin(party);
                return Some(AtWork { queue: self.clone(), party });
            }
            let (go, called) = oneshot::channel();
            state.waiting.push(Waiter { party, go });
            called
        };
        called.await.ok()
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl State {
    fn begin(&mut self, party: Party) {
        self.at_work += 1;
        self.turns += 1;
        for member in party.members() {
            let load = self.loads.entry(member).or_default();
            load.at_work += 1;
            load.served = self.turns;
        }
    }

    /// Takes the waiter that goes next out of the queue.
    fn next(&mut self) -> Option<Waiter> {
        let load = |member: Member| self.loads.get(&member).copied().unwrap_or_default();
        let claim = |nth: &usize| {
            let party = self.waiting[*nth].party;
            let at_work: Vec<usize> = party.members().map(|member| load(member).at_work).collect();
            (at_work, load(Member::Person(party.person)).served, *nth)
        };
        let next = (0..self.waiting.len()).min_by_key(claim)?;
        Some(self.waiting.remove(next))
    }
}

impl Drop for UnderWay {
    fn drop(&mut self) {
        let mut state = self.queue.state();
        for member in self.party.members() {
            if let Some(load) = state.loads.get_mut(&member) {
                load.under_way = load.under_way.saturating_sub(1);
            }
        }
    }
}

impl Drop for AtWork {
    fn drop(&mut self) {
        let next = {
            let mut state = self.queue.state();
            state.at_work -= 1;
            for member in self.party.members() {
                if let Some(load) = state.loads.get_mut(&member) {
                    load.at_work = load.at_work.saturating_sub(1);
                }
            }
            let next = state.next();
            if let Some(waiter) = &next {
                state.begin(waiter.party);
            }
            next
        };
        if let Some(Waiter { party, go }) = next {
            // If nobody waits any more, the turn comes back with the error, and dropping it calls the next.
            drop(go.send(AtWork { queue: self.queue.clone(), party }));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn party(person: u64, channel: u64) -> Party {
        Party { person, channel, guild: None }
    }

    /// Lets these wait while the only processor is taken, and says in which order they then go.
    async fn order(first: Party, waiting: &[Party]) -> Vec<usize> {
        let queue = WorkQueue::with_room_for(1);
        let (went, order) = std::sync::mpsc::channel();
        let busy = queue.turn(first).await.expect("a free processor");
        let tasks: Vec<_> = waiting
            .iter()
            .enumerate()
            .map(|(nth, &party)| {
                let (queue, went) = (queue.clone(), went.clone());
                tokio::spawn(async move { queue.run(party, move || went.send(nth)).await })
            })
            .collect();
        while queue.state().waiting.len() < waiting.len() {
            tokio::task::yield_now().await;
        }
        drop(busy);
        for task in tasks {
            task.await.expect("no panic").expect("no panic").expect("somebody listens");
        }
        order.try_iter().collect()
    }

    #[tokio::test]
    async fn a_small_table_waits_for_one_command_of_a_busy_person_at_most() {
        let busy = [party(1, 1), party(1, 2), party(1, 3), party(2, 9)];
        assert_eq!(order(party(1, 1), &busy).await, [3, 0, 1, 2]);
        // Two people in the same channel take turns.
        let both = [party(1, 1), party(1, 1), party(2, 1), party(2, 1)];
        assert_eq!(order(party(1, 1), &both).await, [2, 0, 3, 1]);
        // Otherwise who came first goes first.
        assert_eq!(order(party(9, 9), &[party(1, 1), party(2, 2), party(3, 3)]).await, [0, 1, 2]);
    }

    #[tokio::test]
    async fn a_turn_that_nobody_waits_for_goes_to_the_next() {
        let queue = WorkQueue::with_room_for(1);
        let busy = queue.turn(party(1, 1)).await.expect("a free processor");
        let gone = tokio::spawn({
            let queue = queue.clone();
            async move { queue.turn(party(2, 2)).await.map(drop) }
        });
        while queue.state().waiting.is_empty() {
            tokio::task::yield_now().await;
        }
        gone.abort();
        assert!(gone.await.is_err());
        drop(busy);
        assert_eq!(queue.run(party(3, 3), || 7).await, Ok(7));
        assert_eq!(queue.state().at_work, 0);
    }

    #[tokio::test]
    async fn a_panic_gives_its_processor_back() {
        let queue = WorkQueue::with_room_for(1);
        assert_eq!(queue.run(party(1, 1), || -> u8 { panic!("meant to") }).await, Err(Panicked));
        assert_eq!(queue.run(party(1, 1), || 1).await, Ok(1));
    }

    #[test]
    fn a_person_has_a_limit_and_others_do_not_notice() {
        let queue = WorkQueue::with_room_for(1);
        let mut held: Vec<UnderWay> =
            (0..MOST_OF_A_PERSON).filter_map(|nth| queue.enter(party(1, nth as u64))).collect();
        assert_eq!(held.len(), MOST_OF_A_PERSON);
        assert!(queue.enter(party(1, 99)).is_none());
        assert!(queue.enter(party(2, 99)).is_some());
        held.pop();
        assert!(queue.enter(party(1, 99)).is_some());
    }
}

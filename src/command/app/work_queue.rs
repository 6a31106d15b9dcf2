//! Schedules commands. Judging and drawing are CPU-bound, so only as many commands run at once as there are processors, on
//! threads of their own.
//!
//! The next command is the waiting one whose person has the fewest commands running, then whose channel has, then whose guild
//! has; ties go to the person served longest ago, then to the first to arrive. So a table with one small command waits for at
//! most one large command of another person, however many of them are queued.

use std::collections::{HashMap, VecDeque};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;

use tokio::sync::oneshot;

use crate::referee::Tally;

/// How many commands one person may have in flight, waiting or running.
const MOST_OF_A_PERSON: usize = 32;
/// How many one channel may have in flight.
const MOST_IN_A_CHANNEL: usize = 64;
/// How many one guild may have in flight.
const MOST_IN_A_GUILD: usize = 256;

/// With more people, channels and guilds than this, those with nothing in flight are forgotten.
const MOST_REMEMBERED: usize = 4096;

/// Who a command is run for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Party {
    /// The id of the person who gave it.
    pub person: u64,
    /// The id of the channel it was given in.
    pub channel: u64,
    /// The id of the guild; `None` in direct messages.
    pub guild: Option<u64>,
}

/// A person, a channel or a guild.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Member {
    Person(u64),
    Channel(u64),
    Guild(u64),
}

impl Member {
    /// How many commands it may have in flight.
    fn most(self) -> usize {
        match self {
            Member::Person(_) => MOST_OF_A_PERSON,
            Member::Channel(_) => MOST_IN_A_CHANNEL,
            Member::Guild(_) => MOST_IN_A_GUILD,
        }
    }
}

impl Party {
    /// In the order in which the queue compares them.
    fn members(self) -> impl Iterator<Item = Member> {
        let guild = self.guild.map(Member::Guild);
        [Member::Person(self.person), Member::Channel(self.channel)].into_iter().chain(guild)
    }
}

/// The commands in flight for a person, a channel or a guild.
#[derive(Clone, Copy, Debug, Default)]
struct Load {
    /// Commands waiting or running.
    in_flight: usize,
    /// Commands running.
    at_work: usize,
    /// When one of them last started, in turns of the queue.
    served: u64,
}

struct Waiter {
    party: Party,
    go: oneshot::Sender<AtWork>,
}

struct State {
    /// How many may run at once.
    most: usize,
    at_work: usize,
    turns: u64,
    loads: HashMap<Member, Load>,
    waiting: Vec<Waiter>,
}

/// The queue for the processors. One per process; cheap to clone.
#[derive(Clone)]
pub struct WorkQueue {
    state: Arc<Mutex<State>>,
    threads: Threads,
}

type Job = Box<dyn FnOnce() + Send>;

/// As many threads as commands run at once, started with the first of them. The allocator keeps what a thread has freed for
/// that thread, and a search or a picture frees megabytes: on the runtime's blocking threads, of which there are many, that
/// would add up. They end when nobody can give them a job any more.
#[derive(Clone, Default)]
struct Threads(Arc<Employer>);

#[derive(Default)]
struct Employer(Arc<Jobs>);

/// Jobs for the threads. One that waits is woken for each; with a channel, whose receiver only one thread at a time can wait for,
/// that one would wake the next before it begins to work.
#[derive(Default)]
struct Jobs {
    queue: Mutex<JobQueue>,
    come: Condvar,
}

#[derive(Default)]
struct JobQueue {
    waiting: VecDeque<Job>,
    /// How many threads work on them.
    threads: usize,
    /// Whether no more will come.
    is_over: bool,
}

impl Threads {
    fn run(&self, most: usize, job: Job) {
        let Employer(jobs) = &*self.0;
        let mut queue = jobs.queue();
        if queue.threads == 0 {
            queue.threads = (0..most).filter(|_| start(jobs)).count();
        }
        // If no thread could be started, the job is dropped, which its caller notices.
        if queue.threads > 0 {
            queue.waiting.push_back(job);
            drop(queue);
            jobs.come.notify_one();
        }
    }
}

impl Jobs {
    fn queue(&self) -> MutexGuard<'_, JobQueue> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits for the next job; `None` if no more will come.
    fn next(&self) -> Option<Job> {
        let waits = |queue: &mut JobQueue| queue.waiting.is_empty() && !queue.is_over;
        self.come.wait_while(self.queue(), waits).unwrap_or_else(PoisonError::into_inner).waiting.pop_front()
    }
}

impl Drop for Employer {
    fn drop(&mut self) {
        self.0.queue().is_over = true;
        self.0.come.notify_all();
    }
}

/// Starts a thread that works on these jobs, if the system allows it.
fn start(jobs: &Arc<Jobs>) -> bool {
    let jobs = Arc::clone(jobs);
    let work = move || {
        while let Some(job) = jobs.next() {
            job();
        }
    };
    let started = thread::Builder::new().name("work".to_owned()).spawn(work);
    started.inspect_err(|error| tracing::error!(%error, "could not start a thread")).is_ok()
}

/// A command in flight, counted until this guard is dropped.
pub struct InFlight {
    queue: WorkQueue,
    party: Party,
}

/// A running command, which holds a processor until this guard is dropped.
struct AtWork {
    queue: WorkQueue,
    party: Party,
}

/// The work panicked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Panicked;

impl WorkQueue {
    /// A queue for as many processors as there are.
    pub(crate) fn for_this_machine() -> Self {
        Self::with_room_for(thread::available_parallelism().map_or(2, usize::from))
    }

    /// A queue that runs at most `most` commands at once.
    #[must_use]
    pub fn with_room_for(most: usize) -> Self {
        let (loads, waiting) = (HashMap::new(), Vec::new());
        let state = Arc::new(Mutex::new(State { most, at_work: 0, turns: 0, loads, waiting }));
        WorkQueue { state, threads: Threads::default() }
    }

    /// Counts a command as in flight; `None` if its person, channel or guild already has too many.
    pub fn enter(&self, party: Party) -> Option<InFlight> {
        let mut state = self.state();
        let in_flight = |member| state.loads.get(&member).map_or(0, |load| load.in_flight);
        if party.members().any(|member| in_flight(member) >= member.most()) {
            return None;
        }
        if state.loads.len() > MOST_REMEMBERED {
            state.loads.retain(|_, load| load.in_flight > 0 || load.at_work > 0);
        }
        party.members().for_each(|member| state.loads.entry(member).or_default().in_flight += 1);
        Some(InFlight { queue: self.clone(), party })
    }

    /// Runs this work when its turn comes.
    ///
    /// # Errors
    /// If the work panics.
    pub async fn run<T: Send + 'static>(
        &self,
        party: Party,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Panicked> {
        let turn = self.turn(party).await.ok_or(Panicked)?;
        let (done, outcome) = oneshot::channel();
        let most = self.state().most;
        let job = move || {
            Tally::forget();
            let outcome = catch_unwind(AssertUnwindSafe(work));
            let outcome = outcome.map(|outcome| (outcome, Tally::done()));
            // The turn ends with the work, even if the caller has stopped waiting for its result.
            drop(turn);
            drop(done.send(outcome));
        };
        self.threads.run(most, Box::new(job));
        let (outcome, tally) = outcome.await.map_err(|_| Panicked)?.map_err(|_| Panicked)?;
        // It counts as work of the thread that waits for it.
        tally.count();
        Ok(outcome)
    }

    /// How many jobs are waiting for a processor, and how many are running.
    pub fn length(&self) -> (usize, usize) {
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
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
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

    /// Takes the next waiter out of the queue.
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

impl Drop for InFlight {
    fn drop(&mut self) {
        let mut state = self.queue.state();
        for member in self.party.members() {
            if let Some(load) = state.loads.get_mut(&member) {
                load.in_flight = load.in_flight.saturating_sub(1);
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
            // If the receiver is gone, the turn comes back in the error; dropping it calls the next waiter.
            drop(go.send(AtWork { queue: self.queue.clone(), party }));
        }
    }
}

//! Whose command runs next when the processors are busy.

use std::sync::mpsc;

use fivefoot::command::{InFlight, Panicked, Party, WorkQueue};
use tokio::task::{JoinHandle, yield_now};

fn party(person: u64, channel: u64) -> Party {
    Party { person, channel, guild: None }
}

/// Takes the only processor until the sender is dropped.
async fn busy(queue: &WorkQueue, party: Party) -> (mpsc::Sender<()>, JoinHandle<()>) {
    let (release, held) = mpsc::channel();
    let at_work = tokio::spawn({
        let queue = queue.clone();
        async move { queue.run(party, move || _ = held.recv()).await.expect("no panic") }
    });
    while queue.length() != (0, 1) {
        yield_now().await;
    }
    (release, at_work)
}

/// Queues these while the only processor is busy, and returns the order in which they then run.
async fn order(first: Party, waiting: &[Party]) -> Vec<usize> {
    let queue = WorkQueue::with_room_for(1);
    let (went, order) = mpsc::channel();
    let (release, _) = busy(&queue, first).await;
    let tasks: Vec<_> = waiting
        .iter()
        .enumerate()
        .map(|(nth, &party)| {
            let (queue, went) = (queue.clone(), went.clone());
            tokio::spawn(async move { queue.run(party, move || went.send(nth)).await })
        })
        .collect();
    while queue.length().0 < waiting.len() {
        yield_now().await;
    }
    drop(release);
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
    // Otherwise first come, first served.
    assert_eq!(order(party(9, 9), &[party(1, 1), party(2, 2), party(3, 3)]).await, [0, 1, 2]);
}

#[tokio::test]
async fn a_turn_that_nobody_waits_for_goes_to_the_next() {
    let queue = WorkQueue::with_room_for(1);
    let (release, _) = busy(&queue, party(1, 1)).await;
    let gone = tokio::spawn({
        let queue = queue.clone();
        async move { queue.run(party(2, 2), || ()).await }
    });
    while queue.length().0 == 0 {
        yield_now().await;
    }
    gone.abort();
    assert!(gone.await.is_err());
    drop(release);
    assert_eq!(queue.run(party(3, 3), || 7).await, Ok(7));
    assert_eq!(queue.length().1, 0);
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
    let mut held: Vec<InFlight> = (0..100).map_while(|nth| queue.enter(party(1, nth))).collect();
    assert_eq!(held.len(), 32);
    assert!(queue.enter(party(2, 99)).is_some());
    held.pop();
    assert!(queue.enter(party(1, 99)).is_some());
}

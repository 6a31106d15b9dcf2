//! Commands by several people at once, redelivered, cut off and restarted: a single order of the commands explains every
//! answer, pictures included, and covers portraits, maps, phases, initiative, undo and redo. Each command is executed once
//! or, if nobody got its answer, at most once.

mod asked;
mod busy;
mod model;
mod search;

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use asked::{Asked, Book, SIDE, square};
use fivefoot::command::{App, Caller, Reply, Request, answer, line};
use model::{Board, Cell, Done, Model, Told};
use search::{Deed, Search};

use super::often;
use crate::chance::Chance;
use crate::store::durability::Place;

const HERE: u64 = 7;
const PEOPLE: u64 = 4;
/// The first two people are GMs; the third plays Aldo, the fourth Bryn.
const GMS: u64 = 2;
/// The creatures: players know of the first three, GMs of all four.
const NAMES: [&str; 4] = ["Aldo", "Bryn", "Cora", "Dusk"];
const CREATURES: usize = 3;
/// Commands about this one are secret.
const HIDDEN: usize = 3;
const FAILED: &str = "Something went wrong on our side";
/// Commands before the people start, so that no undo reaches the creation of the table.
const BEFORE: usize = 40;

fn is_gm(person: u64) -> bool {
    person <= GMS
}

/// The evenings alternate between the books.
fn book(seed: u64) -> Book {
    if seed.is_multiple_of(2) { Book::Rise } else { Book::Srd35 }
}

async fn say(app: &App, person: u64, id: u64, asked: Asked) -> Reply {
    let mut given = line::read(&asked.line(person)).unwrap();
    given.files.extend(asked.file().map(|file| ("file".to_owned(), file)));
    let caller = if is_gm(person) { Caller::manager(person) } else { Caller::plain(person) };
    answer(app, Request { channel: HERE, guild: Some(9), caller, id: Some(id), given }).await
}

/// Sets up the table, and gives the first commands.
async fn begins(app: &App, model: &mut Model, squares: &AtomicU64) {
    let whose = [" owner:3", " owner:4", "", " hidden:true"];
    let places = std::iter::repeat_with(|| square(squares.fetch_add(1, Ordering::Relaxed)));
    let all = NAMES.iter().zip(whose).zip(places);
    let names = all.map(|((name, whose), at)| format!("/creature add name:{name} at:{at}{whose}"));
    let table = format!("/table new width:{SIDE} height:{SIDE} ruleset:{}", model.book.id());
    for text in [table].into_iter().chain(names) {
        let given = line::read(&text).unwrap();
        let caller = Caller::manager(1);
        answer(app, Request { channel: HERE, guild: Some(9), caller, id: None, given }).await;
    }
    for nth in 0..BEFORE {
        let asked = Asked::Place(nth % CREATURES, squares.fetch_add(1, Ordering::Relaxed) + 1);
        model.answers(1, asked);
        say(app, 1, 1 + nth as u64, asked).await;
    }
}

/// One command at a time, so that a seed always plays the same evening: every answer is the model's, even to a command that is
/// redelivered later.
#[tokio::test]
async fn one_at_a_time_every_answer_is_the_models() {
    let first = often("FIVEFOOT_SEED", 1);
    for seed in first..first + often("FIVEFOOT_EVENINGS", 4) {
        let app = App::open_with("sqlite::memory:", Some(seed)).await.unwrap();
        let (mut chance, mut model, squares) = (Chance(seed), Model::start(book(seed)), AtomicU64::new(0));
        begins(&app, &mut model, &squares).await;
        let mut before: Option<(u64, u64, Asked, String)> = None;
        for id in 1000..1060 {
            let person = 1 + chance.below(PEOPLE);
            let new = || squares.fetch_add(1, Ordering::Relaxed) + 1;
            let asked = Asked::by_chance(&mut chance, person, book(seed), new);
            let told = Told::of(asked, person, &say(&app, person, id, asked).await);
            let expected = model.answers(person, asked);
            assert!(told.fits(&expected), "seed {seed}, command {id}: {asked:?} by {person}: {told:#?} {expected:#?}");
            if let Some((person, id, asked, once)) = before.take_if(|_| chance.below(3) == 0) {
                let again = Told::of(asked, person, &say(&app, person, id, asked).await).text;
                assert_eq!(again, once, "seed {seed}, command {id} again: {asked:?} by {person}");
            }
            if before.is_none() && asked.is_kept() {
                before = Some((person, id, asked, told.text));
            }
        }
    }
}

/// One evening with several restarts at arbitrary moments. Returns how many commands were given, redelivered and cut off.
fn evening(seed: u64, restarts: u64) -> [usize; 3] {
    let place = Place::new();
    let (steps, squares) = (Arc::new(AtomicU64::new(1)), Arc::new(AtomicU64::new(0)));
    let deeds: Arc<Mutex<Vec<(u64, Deed)>>> = Arc::default();
    let repeated = Arc::new(AtomicU64::new(0));
    let mut begin = Model::start(book(seed));
    let mut chance = Chance(seed);
    for start in 0..=restarts {
        let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap();
        // The previous process may still be finishing its writes.
        let app = runtime.block_on(async {
            for _ in 0..500 {
                match App::open_with(&place.url(), Some(seed)).await {
                    Ok(app) => return app,
                    Err(error) if error.to_string().contains("in use") => {}
                    Err(error) => panic!("seed {seed}: {error}"),
                }
                tokio::time::sleep(Duration::from_millis(10)).await;
            }
            panic!("seed {seed}: the database is still in use");
        });
        if start == 0 {
            runtime.block_on(begins(&app, &mut begin, &squares));
        }
        let opened = steps.fetch_add(1, Ordering::SeqCst);
        for (.., deed) in deeds.lock().unwrap().iter_mut().filter(|(.., deed)| deed.told.is_none()) {
            deed.ended = deed.ended.min(opened);
        }
        // Commands without an answer are redelivered, as Discord does after a reconnection.
        let cut: Vec<(usize, u64, u64, Asked)> = {
            let all = deeds.lock().unwrap();
            let silent = all.iter().enumerate().filter(|(_, (_, deed))| deed.told.is_none());
            silent.map(|(nth, (id, deed))| (nth, deed.by, *id, deed.asked)).collect()
        };
        for (nth, person, id, asked) in cut {
            if chance.below(2) == 0 && asked.is_kept() {
                let reply = runtime.block_on(say(&app, person, id, asked));
                let mut all = deeds.lock().unwrap();
                all[nth].1.told = Some(Told::of(asked, person, &reply).without_the_picture());
                all[nth].1.ended = steps.fetch_add(1, Ordering::SeqCst);
                repeated.fetch_add(1, Ordering::Relaxed);
            }
        }
        let people: Vec<_> = (1..=PEOPLE)
            .map(|person| {
                let mut chance = Chance(seed ^ (start * 1000 + person));
                let (app, steps, squares) = (app.clone(), Arc::clone(&steps), Arc::clone(&squares));
                let (deeds, repeated) = (Arc::clone(&deeds), Arc::clone(&repeated));
                runtime.spawn(async move {
                    for nth in 0..6 {
                        let new = || squares.fetch_add(1, Ordering::Relaxed) + 1;
                        let asked = Asked::by_chance(&mut chance, person, book(seed), new);
                        let id = 1_000_000 + start * 10_000 + person * 100 + nth;
                        let begun = steps.fetch_add(1, Ordering::SeqCst);
                        let deed = Deed { by: person, asked, begun, ended: u64::MAX, told: None };
                        let at = {
                            let mut all = deeds.lock().unwrap();
                            all.push((id, deed));
                            all.len() - 1
                        };
                        let twice = asked.is_kept() && chance.below(3) == 0;
                        let reply = if twice {
                            let (one, other) = tokio::join!(say(&app, person, id, asked), say(&app, person, id, asked));
                            repeated.fetch_add(1, Ordering::Relaxed);
                            match one.text().contains(FAILED) {
                                true => other,
                                false if other.text().contains(FAILED) => one,
                                false => {
                                    assert_eq!(one.text(), other.text(), "two deliveries, one answer");
                                    one
                                }
                            }
                        } else {
                            say(&app, person, id, asked).await
                        };
                        // A process's last words about a write that its end cut off.
                        if reply.text().contains(FAILED) {
                            assert!(start < restarts, "{}", reply.text());
                            return;
                        }
                        let told = Told::of(asked, person, &reply);
                        // A process that is shutting down can't read pictures any more, and leaves them out.
                        let unclear = twice || (start < restarts && told.lacks_a_picture());
                        let mut all = deeds.lock().unwrap();
                        all[at].1.told = Some(if unclear { told.without_the_picture() } else { told });
                        all[at].1.ended = steps.fetch_add(1, Ordering::SeqCst);
                    }
                })
            })
            .collect();
        if start < restarts {
            std::thread::sleep(Duration::from_micros(2_000 + chance.below(60_000)));
            drop(app);
            runtime.shutdown_background();
            drop(people);
        } else {
            runtime.block_on(async {
                for person in people {
                    person.await.unwrap();
                }
                let shown = say(&app, 1, 999, Asked::Show).await;
                let begun = steps.fetch_add(1, Ordering::SeqCst);
                let told = Some(Told::of(Asked::Show, 1, &shown));
                deeds.lock().unwrap().push((0, Deed { by: 1, asked: Asked::Show, begun, ended: u64::MAX - 1, told }));
                app.close().await;
            });
        }
    }
    let all: Vec<Deed> = deeds.lock().unwrap().iter().map(|(_, deed)| deed.clone()).collect();
    let lost = all.iter().filter(|deed| deed.told.is_none()).count();
    assert!(Search::of(&all).explains(&begin), "seed {seed}: no order explains {all:#?}");
    [all.len(), repeated.load(Ordering::Relaxed) as usize, lost]
}

/// `FIVEFOOT_EVENINGS=3000` plays for an hour, `FIVEFOOT_SEED=5` starts with this one.
#[test]
fn one_order_explains_all_answers() {
    let first = often("FIVEFOOT_SEED", 1);
    let mut sums = [0; 3];
    for seed in first..first + often("FIVEFOOT_EVENINGS", 2) {
        let counts = evening(seed, 3);
        sums.iter_mut().zip(counts).for_each(|(sum, count)| *sum += count);
    }
    let [given, repeated, unheard] = sums;
    println!("{given} commands, {repeated} delivered again, {unheard} of which nobody heard");
    assert!(given > 60 && repeated > 5, "{sums:?}");
}

/// Shows that the search detects violations.
#[test]
fn no_order_explains_what_was_lost_doubled_or_seen_too_early() {
    let before = |nth| Done { by: 1, asked: Asked::Place(1, nth), cell: Cell::Place(1), was: None, is: Some(nth) };
    let mut board = Board::default();
    board.set(Cell::Place(1), Some(5));
    let begin = Model { board, done: vec![before(5)], ..Model::start(Book::Srd35) };
    let seen = |text: &str, portrait: &str| {
        let shown = portrait.split(' ').zip(["Aldo", "Bryn", "Cora", "Dusk"]);
        let shown = shown.map(|(art, name)| format!("{name} {art}, ")).collect::<String>();
        Told { text: text.to_owned(), shown: (!shown.is_empty()).then(|| shown + "map None") }
    };
    let deed = |by, asked, begun, ended, text: &str| {
        let told = Some(Told { text: text.to_owned(), shown: None });
        Deed { by, asked, begun, ended, told }
    };
    let show = |begun, ended, text: &str| deed(1, Asked::Show, begun, ended, text);
    let placed = "Cora: medium, heroes, at H1, speed 30 ft (6 squares), reach 5 ft.";
    let place = deed(1, Asked::Place(2, 7), 1, 2, placed);
    let undone = "Undone: /place creature:Cora at:H1\nNow: Cora at C1.";
    let (here, back) = ("A1 30, F1 30, H1 30, D1 30", "A1 30, F1 30, C1 30, D1 30");
    let hurried = "Aldo: medium, heroes, at A1, speed 40 ft (8 squares), reach 5 ft, played by 3.";
    let slowed = "Undone: /creature edit creature:Aldo speed:40";
    // A player's command, a secret one on top of it, and the player's undo past that.
    let past = |shown: &str| {
        let hidden = "Dusk: medium, heroes, at I1, speed 30 ft (6 squares), reach 5 ft, hidden from the players.";
        vec![
            deed(3, Asked::Hurry(0, 40), 1, 2, hurried),
            deed(1, Asked::Place(HIDDEN, 8), 3, 4, hidden),
            deed(3, Asked::Undo, 5, 6, slowed),
            show(7, 8, shown),
        ]
    };
    // A portrait, and what another answer shows of it.
    let worn = |portraits: &str| {
        let hurried = Told { shown: seen("", portraits).shown, text: hurried.to_owned() };
        vec![
            deed(3, Asked::Wear(0, Some(4)), 1, 2, "New portrait for Aldo."),
            Deed { told: Some(hurried), ..deed(3, Asked::Hurry(0, 40), 3, 4, "") },
        ]
    };
    let sound = [
        vec![place.clone(), show(3, 4, here)],
        // If they overlap, either may come first.
        vec![place.clone(), show(1, 4, back)],
        vec![place.clone(), deed(1, Asked::Undo, 3, 4, undone), show(5, 6, back)],
        // Without an answer, it may have happened or not.
        vec![Deed { told: None, ..place.clone() }, show(3, 4, here)],
        vec![Deed { told: None, ..place.clone() }, show(3, 4, back)],
        past("A1 30, F1 30, C1 30, I1 30"),
        worn("Some(4) None None"),
    ];
    let faulty = [
        ("lost", vec![place.clone(), show(3, 4, back)]),
        ("seen too early", vec![show(0, 0, here), place.clone()]),
        (
            "undone twice",
            vec![
                place.clone(),
                deed(1, Asked::Undo, 3, 4, undone),
                deed(1, Asked::Undo, 5, 6, undone),
                show(7, 8, back),
            ],
        ),
        ("a secret command undone with the player's", past("A1 30, F1 30, C1 30, D1 30")),
        ("a player undoes what somebody else did", vec![place.clone(), deed(3, Asked::Undo, 3, 4, undone)]),
        ("a player sees what is hidden", vec![deed(3, Asked::Show, 1, 2, back)]),
        ("a token without its portrait", worn("None None None")),
        ("another creature's portrait", worn("None Some(4) None")),
    ];
    assert!(sound.iter().all(|deeds| Search::of(deeds).explains(&begin)));
    for (what, deeds) in faulty {
        assert!(!Search::of(&deeds).explains(&begin), "{what}");
    }
}

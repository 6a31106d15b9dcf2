//! Commands of several people at once, delivered again, cut off and started again: one order of the commands explains every
//! answer. Each is carried out once or, where nobody heard of it, at most once. Undo and redo included.

use std::collections::HashSet;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use fivefoot::command::{App, Caller, Reply, Request, answer, line};
use fivefoot::grid::Square;

use super::often;
use crate::chance::Chance;
use crate::store::durability::Place;

const HERE: u64 = 7;
const PEOPLE: u64 = 4;
/// The first two people are GMs; the third plays Aldo, the fourth Bryn.
const GMS: u64 = 2;
const CREATURES: [&str; 3] = ["Aldo", "Bryn", "Cora"];
/// Who the GMs alone know of: commands about this one are secret.
const HIDDEN: &str = "Dusk";
const FAILED: &str = "Something went wrong on our side";
/// Commands before the people begin, so that no undo reaches the table itself.
const BEFORE: usize = 40;

fn square(nth: u64) -> Square {
    Square::new((nth % 100) as i32, (nth / 100 % 100) as i32)
}

fn is_gm(person: u64) -> bool {
    person <= GMS
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Asked {
    Place(usize, Square),
    /// The hidden creature goes there: players have no part in it.
    Hide(Square),
    /// A player sets their own creature's speed.
    Hurry(usize, u32),
    Undo,
    Redo,
    Show,
}

impl Asked {
    fn line(self, by: u64) -> String {
        match self {
            Asked::Place(who, at) => format!("/place creature:{} at:{at}", CREATURES[who]),
            Asked::Hide(at) => format!("/place creature:{HIDDEN} at:{at}"),
            Asked::Hurry(who, feet) => format!("/creature edit creature:{} speed:{feet}", CREATURES[who]),
            Asked::Undo => "/undo".to_owned(),
            Asked::Redo => "/redo".to_owned(),
            Asked::Show if is_gm(by) => "/show hidden:true".to_owned(),
            Asked::Show => "/show".to_owned(),
        }
    }

    /// What this person asks for next; `new` numbers are never the same.
    fn by_chance(chance: &mut Chance, person: u64, new: impl Fn() -> u64) -> Asked {
        match chance.below(10) {
            0 | 1 => Asked::Undo,
            2..=4 => Asked::Redo,
            5 => Asked::Show,
            6..=8 if is_gm(person) => Asked::Hide(square(new())),
            _ if is_gm(person) => Asked::Place(chance.below(3) as usize, square(new())),
            _ => Asked::Hurry((person - GMS - 1) as usize, 5 + 5 * (new() % 190) as u32),
        }
    }

    /// Whether two deliveries of this have one answer: a refusal is not kept, so it is thought over again.
    fn is_never_refused(self, by: u64) -> bool {
        match self {
            Asked::Place(..) | Asked::Hide(_) | Asked::Hurry(..) => true,
            Asked::Undo => is_gm(by),
            Asked::Redo | Asked::Show => false,
        }
    }
}

/// A command: when it was under way, counted in steps of all people together, and what was answered.
#[derive(Clone, Debug)]
struct Deed {
    by: u64,
    asked: Asked,
    begun: u64,
    /// When it was answered, or, if nobody heard of it, when the process that had it was gone: it has happened by then or never.
    ended: u64,
    told: Option<String>,
}

/// What the model knows of a table: where the creatures are, the hidden one last, and how fast.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Board {
    at: [Square; 4],
    speed: [u32; 3],
}

impl Board {
    fn start() -> Board {
        Board { at: [Square::new(0, 0); 4], speed: [30; 3] }
    }

    fn described(&self, who: usize) -> String {
        let (name, at, speed) = (CREATURES[who], self.at[who], self.speed[who]);
        let player = [", played by 3", ", played by 4", ""][who];
        format!("{name}: medium, heroes, at {at}, speed {speed} ft ({} squares), reach 5 ft{player}.", speed / 5)
    }

    fn seen_by(&self, person: u64) -> String {
        let fast = self.at.iter().zip(self.speed).map(|(at, speed)| format!("{at} {speed}"));
        fast.chain(is_gm(person).then(|| format!("{} 30", self.at[3]))).collect::<Vec<_>>().join(", ")
    }
}

/// A command of the past: what the square or the speed was before.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Done {
    by: u64,
    asked: Asked,
    was: (Square, u32),
}

impl Done {
    fn is_secret(&self) -> bool {
        matches!(self.asked, Asked::Hide(_))
    }

    fn apply(&self, board: &mut Board) {
        match self.asked {
            Asked::Place(who, to) => board.at[who] = to,
            Asked::Hide(to) => board.at[3] = to,
            Asked::Hurry(who, feet) => board.speed[who] = feet,
            Asked::Undo | Asked::Redo | Asked::Show => {}
        }
    }

    fn revert(&self, board: &mut Board) {
        match self.asked {
            Asked::Place(who, _) => board.at[who] = self.was.0,
            Asked::Hide(_) => board.at[3] = self.was.0,
            Asked::Hurry(who, _) => board.speed[who] = self.was.1,
            Asked::Undo | Asked::Redo | Asked::Show => {}
        }
    }
}

/// The table as simply as it can be thought of. For players there are no secret commands: they undo and redo past them.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Model {
    board: Board,
    /// What was done and can be undone.
    done: Vec<Done>,
    undone: Vec<Done>,
}

impl Model {
    fn start() -> Model {
        Model { board: Board::start(), done: Vec::new(), undone: Vec::new() }
    }

    /// Carries a command out and says what is answered.
    fn answers(&mut self, by: u64, asked: Asked) -> String {
        let was = match asked {
            Asked::Place(who, _) => (self.board.at[who], 0),
            Asked::Hide(_) => (self.board.at[3], 0),
            Asked::Hurry(who, _) => (self.board.at[who], self.board.speed[who]),
            Asked::Undo => return self.steps(by, true),
            Asked::Redo => return self.steps(by, false),
            Asked::Show => return self.board.seen_by(by),
        };
        let done = Done { by, asked, was };
        done.apply(&mut self.board);
        // What players can redo outlives a secret command.
        self.undone.retain(|other| done.is_secret() && !other.is_secret());
        self.done.push(done);
        match asked {
            Asked::Place(who, _) | Asked::Hurry(who, _) => self.board.described(who),
            _ => format!(
                "{HIDDEN}: medium, heroes, at {}, speed 30 ft (6 squares), reach 5 ft, hidden from the players.",
                self.board.at[3]
            ),
        }
    }

    fn steps(&mut self, by: u64, undo: bool) -> String {
        let (from, to) = if undo { (&mut self.done, &mut self.undone) } else { (&mut self.undone, &mut self.done) };
        let Some(nth) = from.iter().rposition(|done| is_gm(by) || !done.is_secret()) else {
            return format!("There's nothing to {}.", if undo { "undo" } else { "redo" });
        };
        let line = from[nth].asked.line(by);
        if !is_gm(by) && from[nth].by != by {
            return format!(
                "The last command is {line}, and somebody else gave it: only they and the GM can undo or redo it."
            );
        }
        let done = from.remove(nth);
        if undo {
            done.revert(&mut self.board);
        } else {
            done.apply(&mut self.board);
        }
        to.push(done.clone());
        let word = if undo { "Undone" } else { "Redone" };
        match done.asked {
            Asked::Place(who, _) => format!("{word}: {line}\nNow: {} at {}.", CREATURES[who], self.board.at[who]),
            _ => format!("{word}: {line}"),
        }
    }
}

/// What a person reads, as far as the model knows it.
fn told(asked: Asked, reply: &Reply) -> String {
    let ruling = reply.ruling.as_ref().filter(|_| asked == Asked::Show);
    let told = |one: &serde_json::Value| format!("{} {}", one["anchor"].as_str().unwrap_or_default(), one["speed"]);
    let places = ruling.and_then(|ruling| ruling["creatures"].as_array()).map(|all| all.iter().map(told).collect());
    places.map_or_else(|| reply.text(), |places: Vec<String>| places.join(", "))
}

/// Whether one order of the commands explains every answer: each after those that had ended before it began. Commands whose
/// answer nobody heard may have happened or not.
fn explained(deeds: &[Deed], begin: &Model) -> bool {
    fn search(deeds: &[Deed], made: u128, model: &Model, known: &mut HashSet<(u128, Model)>) -> bool {
        // Whatever was under way in a process that ended before a made command began has not happened any more.
        let made_last = (0..deeds.len()).filter(|nth| made & (1 << nth) != 0 && deeds[*nth].told.is_some());
        let made_last = made_last.map(|nth| deeds[nth].begun).max().unwrap_or(0);
        let too_late = |deed: &Deed| deed.told.is_none() && deed.ended < made_last;
        let late = (0..deeds.len()).filter(|&nth| too_late(&deeds[nth]));
        let made = late.fold(made, |made, nth| made | 1 << nth);
        let waits = |nth: &usize| made & (1 << nth) == 0;
        let open: Vec<usize> = (0..deeds.len()).filter(waits).collect();
        if open.iter().all(|&nth| deeds[nth].told.is_none()) {
            return true;
        }
        if !known.insert((made, model.clone())) {
            return false;
        }
        assert!(known.len() < 1_000_000, "more orders than can be tried");
        let heard = open.iter().filter(|&&nth| deeds[nth].told.is_some());
        let first_end = heard.map(|&nth| deeds[nth].ended).min().unwrap_or(u64::MAX);
        open.iter().filter(|&&nth| deeds[nth].begun <= first_end).any(|&nth| {
            let mut after = model.clone();
            let answer = after.answers(deeds[nth].by, deeds[nth].asked);
            let fits = deeds[nth].told.as_ref().is_none_or(|told| *told == answer);
            fits && search(deeds, made | 1 << nth, &after, known)
        })
    }
    search(deeds, 0, begin, &mut HashSet::new())
}

async fn say(app: &App, person: u64, id: u64, asked: Asked) -> Reply {
    let given = line::read(&asked.line(person)).unwrap();
    let caller = if is_gm(person) { Caller::manager(person) } else { Caller::plain(person) };
    answer(app, Request { channel: HERE, guild: Some(9), caller, id: Some(id), given }).await
}

/// Sets the table up, and gives the first commands.
async fn begins(app: &App, model: &mut Model, squares: &AtomicU64) {
    let whose = [" owner:3", " owner:4", "", " hidden:true"];
    let names = CREATURES.iter().chain([&HIDDEN]).zip(whose);
    let names = names.map(|(name, whose)| format!("/creature add name:{name} at:A1{whose}"));
    for text in ["/table new width:100 height:100".to_owned()].into_iter().chain(names) {
        let given = line::read(&text).unwrap();
        let caller = Caller::manager(1);
        answer(app, Request { channel: HERE, guild: Some(9), caller, id: None, given }).await;
    }
    for nth in 0..BEFORE {
        let asked = Asked::Place(nth % 3, square(squares.fetch_add(1, Ordering::Relaxed) + 1));
        model.answers(1, asked);
        say(app, 1, 1 + nth as u64, asked).await;
    }
}

/// One after the other, so that the same seed plays the same evening: every answer is the model's, also that to a command that
/// comes again later.
#[tokio::test]
async fn one_at_a_time_every_answer_is_the_models() {
    let first = often("FIVEFOOT_SEED", 1);
    for seed in first..first + often("FIVEFOOT_EVENINGS", 4) {
        let app = App::open_with("sqlite::memory:", Some(seed)).await.unwrap();
        let (mut chance, mut model, squares) = (Chance(seed), Model::start(), AtomicU64::new(0));
        begins(&app, &mut model, &squares).await;
        let mut before: Option<(u64, u64, Asked, String)> = None;
        for id in 1000..1060 {
            let person = 1 + chance.below(PEOPLE);
            let asked = Asked::by_chance(&mut chance, person, || squares.fetch_add(1, Ordering::Relaxed) + 1);
            let told = told(asked, &say(&app, person, id, asked).await);
            assert_eq!(told, model.answers(person, asked), "seed {seed}, command {id}: {asked:?} by {person}");
            if let Some((person, id, asked, once)) = before.take_if(|_| chance.below(3) == 0) {
                let again = say(&app, person, id, asked).await.text();
                assert_eq!(again, once, "seed {seed}, command {id} again: {asked:?} by {person}");
            }
            if before.is_none() && asked.is_never_refused(person) {
                before = Some((person, id, asked, told));
            }
        }
    }
}

/// One evening with several restarts in the middle of everything. Returns how many commands were given, delivered again and cut
/// off.
fn evening(seed: u64, restarts: u64) -> [usize; 3] {
    let place = Place::new();
    let (steps, squares) = (Arc::new(AtomicU64::new(1)), Arc::new(AtomicU64::new(0)));
    let deeds: Arc<Mutex<Vec<(u64, Deed)>>> = Arc::default();
    let repeated = Arc::new(AtomicU64::new(0));
    let mut begin = Model::start();
    let mut chance = Chance(seed);
    for start in 0..=restarts {
        let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap();
        // The process before this one may still be writing its last.
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
        // What nobody heard of is delivered again, as Discord does after a reconnection.
        let cut: Vec<(usize, u64, u64, Asked)> = {
            let all = deeds.lock().unwrap();
            let silent = all.iter().enumerate().filter(|(_, (_, deed))| deed.told.is_none());
            silent.map(|(nth, (id, deed))| (nth, deed.by, *id, deed.asked)).collect()
        };
        for (nth, person, id, asked) in cut {
            if chance.below(2) == 0 && asked.is_never_refused(person) {
                let reply = runtime.block_on(say(&app, person, id, asked));
                let mut all = deeds.lock().unwrap();
                all[nth].1.told = Some(told(asked, &reply));
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
                        let asked =
                            Asked::by_chance(&mut chance, person, || squares.fetch_add(1, Ordering::Relaxed) + 1);
                        let id = 1_000_000 + start * 10_000 + person * 100 + nth;
                        let begun = steps.fetch_add(1, Ordering::SeqCst);
                        let deed = Deed { by: person, asked, begun, ended: u64::MAX, told: None };
                        let at = {
                            let mut all = deeds.lock().unwrap();
                            all.push((id, deed));
                            all.len() - 1
                        };
                        let twice = asked.is_never_refused(person) && chance.below(3) == 0;
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
                        // The last that a process says of a write that its end cuts off.
                        if reply.text().contains(FAILED) {
                            assert!(start < restarts, "{}", reply.text());
                            return;
                        }
                        let mut all = deeds.lock().unwrap();
                        all[at].1.told = Some(told(asked, &reply));
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
                let told = Some(told(Asked::Show, &shown));
                deeds.lock().unwrap().push((0, Deed { by: 1, asked: Asked::Show, begun, ended: u64::MAX - 1, told }));
                app.close().await;
            });
        }
    }
    let all: Vec<Deed> = deeds.lock().unwrap().iter().map(|(_, deed)| deed.clone()).collect();
    let lost = all.iter().filter(|deed| deed.told.is_none()).count();
    assert!(explained(&all, &begin), "seed {seed}: no order explains {all:#?}");
    [all.len(), repeated.load(Ordering::Relaxed) as usize, lost]
}

/// `FIVEFOOT_EVENINGS=3000` plays for an hour, `FIVEFOOT_SEED=5` begins with this one.
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

/// Shows that the search sees what must not be.
#[test]
fn no_order_explains_what_was_lost_doubled_or_seen_too_early() {
    let square = |nth| Square::new(nth, 0);
    let before = |nth| Done { by: 1, asked: Asked::Place(1, square(nth)), was: (square(0), 0) };
    let mut board = Board::start();
    before(5).apply(&mut board);
    let begin = Model { board, done: vec![before(5)], undone: Vec::new() };
    let deed = |by, asked, begun, ended, told: &str| Deed { by, asked, begun, ended, told: Some(told.to_owned()) };
    let show = |begun, ended, told: &str| deed(1, Asked::Show, begun, ended, told);
    let placed = "Cora: medium, heroes, at D1, speed 30 ft (6 squares), reach 5 ft.";
    let place = deed(1, Asked::Place(2, square(3)), 1, 2, placed);
    let undone = "Undone: /place creature:Cora at:D1\nNow: Cora at A1.";
    let (here, back) = ("A1 30, F1 30, D1 30, A1 30", "A1 30, F1 30, A1 30, A1 30");
    let hurried = "Aldo: medium, heroes, at A1, speed 40 ft (8 squares), reach 5 ft, played by 3.";
    let slowed = "Undone: /creature edit creature:Aldo speed:40";
    // A player's command, a secret one on top of it, and the player's undo past that.
    let past = |shown: &str| {
        let hidden = "Dusk: medium, heroes, at D1, speed 30 ft (6 squares), reach 5 ft, hidden from the players.";
        vec![
            deed(3, Asked::Hurry(0, 40), 1, 2, hurried),
            deed(1, Asked::Hide(square(3)), 3, 4, hidden),
            deed(3, Asked::Undo, 5, 6, slowed),
            show(7, 8, shown),
        ]
    };
    let sound = [
        vec![place.clone(), show(3, 4, here)],
        // At the same time either may come first.
        vec![place.clone(), show(1, 4, back)],
        vec![place.clone(), deed(1, Asked::Undo, 3, 4, undone), show(5, 6, back)],
        // Nobody heard of it, and it happened, or not.
        vec![Deed { told: None, ..place.clone() }, show(3, 4, here)],
        vec![Deed { told: None, ..place.clone() }, show(3, 4, back)],
        past("A1 30, F1 30, A1 30, D1 30"),
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
        ("a secret command undone with the player's", past("A1 30, F1 30, A1 30, A1 30")),
        ("a player undoes what somebody else did", vec![place.clone(), deed(3, Asked::Undo, 3, 4, undone)]),
        ("a player sees what is hidden", vec![deed(3, Asked::Show, 1, 2, back)]),
    ];
    assert!(sound.iter().all(|deeds| explained(deeds, &begin)));
    for (what, deeds) in faulty {
        assert!(!explained(&deeds, &begin), "{what}");
    }
}

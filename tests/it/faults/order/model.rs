//! The simplest possible model of the table: cells with a number each, and what was done to them.

use std::collections::BTreeMap;

use fivefoot::command::{Reply, Status};
use fivefoot::render::{Picture, Scene, Token};

use super::asked::{Art, Asked, Book, square};
use super::{CREATURES, HIDDEN, NAMES, is_gm};

/// One thing that a command changes. For players, the hidden creature's cells don't exist.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Cell {
    Place(usize),
    Speed(usize),
    Portrait(usize),
    Initiative(usize),
    /// The picture of the last map.
    Map,
    /// How many phases have begun, and which creatures are done in the current one: [`PHASE`] for each phase that has begun,
    /// and a bit for each of those creatures.
    Phase,
}

const PHASE: u64 = 8;

/// The value of each cell; absent ones are as at the start.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Default)]
pub struct Board(BTreeMap<Cell, u64>);

impl Board {
    pub fn get(&self, cell: Cell) -> Option<u64> {
        self.0.get(&cell).copied()
    }

    pub fn set(&mut self, cell: Cell, to: Option<u64>) {
        match to {
            Some(value) => self.0.insert(cell, value),
            None => self.0.remove(&cell),
        };
    }

    fn at(&self, who: usize) -> String {
        square(self.get(Cell::Place(who)).unwrap_or(who as u64)).to_string()
    }

    fn speed(&self, who: usize) -> u64 {
        self.get(Cell::Speed(who)).unwrap_or(30)
    }

    fn described(&self, who: usize, book: Book) -> String {
        let (name, at, speed) = (NAMES[who], self.at(who), self.speed(who));
        let player = [", played by 3", ", played by 4", "", ", hidden from the players"][who];
        let reach = if book == Book::Srd35 { ", reach 5 ft" } else { "" };
        format!("{name}: medium, heroes, at {at}, speed {speed} ft ({} squares){reach}{player}.", speed / 5)
    }

    fn phase(&self) -> u64 {
        self.get(Cell::Phase).unwrap_or(0) / PHASE
    }

    fn is_done(&self, who: usize) -> bool {
        self.get(Cell::Phase).unwrap_or(0) & (1 << who) != 0
    }

    /// The current phase: its round and its name.
    fn round(&self) -> Option<(u64, &'static str)> {
        let nth = self.phase().checked_sub(1)?;
        Some((nth / 2 + 1, if nth % 2 == 0 { "movement" } else { "action" }))
    }

    fn to_go(&self) -> String {
        let waits: Vec<&str> = (0..CREATURES).filter(|who| !self.is_done(*who)).map(|who| NAMES[who]).collect();
        if waits.is_empty() {
            return "Everyone has moved, declared or is done: /phase next.".to_owned();
        }
        format!("To go: {}.", waits.join(", "))
    }

    /// The order of turns, to a person who knows of this many creatures.
    fn order(&self, known: usize) -> String {
        let mut places: Vec<(u64, &str)> =
            (0..known).filter_map(|who| Some((self.get(Cell::Initiative(who))?, NAMES[who]))).collect();
        places.sort_by_key(|(value, name)| (std::cmp::Reverse(*value), *name));
        places.iter().map(|(value, name)| format!("{name} {value}")).collect::<Vec<_>>().join(", ")
    }

    /// What a picture of the board shows to a person who knows of this many creatures.
    pub fn shown(&self, known: usize) -> String {
        let portraits = (0..known).map(|who| format!("{} {:?}", NAMES[who], self.get(Cell::Portrait(who))));
        portraits.chain([format!("map {:?}", self.get(Cell::Map))]).collect::<Vec<_>>().join(", ")
    }

    /// What `/show` says to this person.
    fn told(&self, person: u64) -> String {
        let all = (0..known_to(person)).map(|who| format!("{} {}", self.at(who), self.speed(who)));
        let round = self.round().map(|(round, phase)| format!("round {round} {phase}"));
        all.chain(round).collect::<Vec<_>>().join(", ")
    }
}

/// How many creatures a person knows of.
fn known_to(person: u64) -> usize {
    if is_gm(person) { CREATURES + 1 } else { CREATURES }
}

/// Stands for a picture that the answer should have but doesn't.
const LOST: &str = "a picture that is lost";

/// An answer: its text, and what its picture shows, if known.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Told {
    pub text: String,
    /// `None` without a picture, and in an answer that is repeated: that one shows the board of a later moment.
    pub shown: Option<String>,
}

impl Told {
    /// What a person reads, as far as the model covers it.
    pub fn of(asked: Asked, by: u64, reply: &Reply) -> Told {
        let ruling = reply.ruling.as_ref().filter(|_| asked == Asked::Show);
        let told = |one: &serde_json::Value| format!("{} {}", one["anchor"].as_str().unwrap_or_default(), one["speed"]);
        let text = ruling.and_then(|ruling| {
            let turn = &ruling["turn"];
            let round = turn["stage"].as_str().map(|stage| format!("round {} {stage}", turn["round"]));
            Some(ruling["creatures"].as_array()?.iter().map(told).chain(round).collect::<Vec<_>>().join(", "))
        });
        let shown = match &reply.picture {
            Some(Picture::Board(scene)) if reply.status == Status::Done => Some(shown(scene, shows(asked, by))),
            _ => None,
        };
        // The example of an error names an arbitrary creature.
        let said = || reply.text().split(" Example: ").next().unwrap_or_default().to_owned();
        Told { text: text.unwrap_or_else(said), shown }
    }

    /// Whether a picture was left out because it couldn't be read.
    pub fn lacks_a_picture(&self) -> bool {
        self.shown.as_ref().is_some_and(|shown| shown.contains(LOST))
    }

    /// Whether it names the hidden creature, as only GMs read.
    pub fn is_about_the_hidden(&self) -> bool {
        self.text.contains(NAMES[HIDDEN])
    }

    pub fn without_the_picture(self) -> Told {
        Told { shown: None, ..self }
    }

    /// Whether this is what the model says. A picture that nobody saw may be anything.
    pub fn fits(&self, model: &Told) -> bool {
        self.text == model.text && (self.shown.is_none() || model.shown.is_none() || self.shown == model.shown)
    }
}

/// How many creatures the model includes in the picture of an answer.
fn shows(asked: Asked, by: u64) -> usize {
    match asked {
        Asked::Show => known_to(by),
        _ if asked.is_secret() => CREATURES + 1,
        _ => CREATURES,
    }
}

fn shown(scene: &Scene, known: usize) -> String {
    let art = |png: &Option<std::sync::Arc<Vec<u8>>>| match png.as_deref().map(|png| Art::of(png)) {
        Some(Art::Portrait(nth) | Art::Map(nth)) => format!("Some({nth})"),
        None => LOST.to_owned(),
    };
    let portrait = |token: &Token| token.portrait.as_ref().map_or("None".to_owned(), |portrait| art(&portrait.png));
    let tokens = NAMES[..known].iter().map(|name| {
        let token = scene.tokens.iter().find(|token| token.name == *name);
        format!("{name} {}", token.map_or("is not there".to_owned(), portrait))
    });
    let map = scene.backdrop.as_ref().map_or("None".to_owned(), |sheet| art(&sheet.png));
    tokens.chain([format!("map {map}")]).collect::<Vec<_>>().join(", ")
}

/// An executed command: which cell it changed, from what to what.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Done {
    pub by: u64,
    pub asked: Asked,
    pub cell: Cell,
    pub was: Option<u64>,
    pub is: Option<u64>,
}

/// The table. For players there are no secret commands: they undo and redo past them.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Model {
    pub book: Book,
    pub board: Board,
    /// What was done and can be undone.
    pub done: Vec<Done>,
    pub undone: Vec<Done>,
}

impl Model {
    pub fn start(book: Book) -> Model {
        Model { book, board: Board::default(), done: Vec::new(), undone: Vec::new() }
    }

    /// Drops from the history what lies below the last `reach` commands that players know of.
    pub fn forget(&mut self, reach: usize) {
        let mut known = self.done.iter().enumerate().rev().filter(|(_, done)| !done.asked.is_secret());
        if let Some((last, _)) = known.nth(reach) {
            self.done.drain(..=last);
        }
    }

    /// Executes a command and returns the answer.
    pub fn answers(&mut self, by: u64, asked: Asked) -> Told {
        let before = self.board.get(Cell::Phase).unwrap_or(0);
        let (cell, is) = match asked {
            Asked::Place(who, at) => (Cell::Place(who), Some(at)),
            Asked::Hurry(who, feet) => (Cell::Speed(who), Some(feet)),
            Asked::Wear(who, portrait) => (Cell::Portrait(who), portrait),
            Asked::Import(map) => (Cell::Map, Some(map)),
            Asked::Initiative(who, value) => (Cell::Initiative(who), Some(value)),
            Asked::NextPhase => (Cell::Phase, Some((before / PHASE + 1) * PHASE)),
            Asked::DoneForPhase(who) => {
                let refused = match self.board.phase() {
                    0 => Some("There is no phase right now."),
                    _ if self.board.is_done(who) => Some("They're done already."),
                    _ => None,
                };
                if let Some(text) = refused {
                    return Told { text: text.to_owned(), shown: None };
                }
                (Cell::Phase, Some(before | 1 << who))
            }
            Asked::Undo => return self.steps(by, true),
            Asked::Redo => return self.steps(by, false),
            Asked::Show => {
                let shown = Some(self.board.shown(known_to(by)));
                return Told { text: self.board.told(by), shown };
            }
        };
        let done = Done { by, asked, cell, was: self.board.get(cell), is };
        // A command that changes nothing leaves no trace.
        if done.was != is {
            self.board.set(cell, is);
            // What players can redo survives a secret command.
            self.undone.retain(|other| asked.is_secret() && !other.asked.is_secret());
            self.done.push(done);
        }
        let known = shows(asked, by);
        Told { text: self.text(asked, known), shown: Some(self.board.shown(known)) }
    }

    /// What an executed command says.
    fn text(&self, asked: Asked, known: usize) -> String {
        match asked {
            Asked::Place(who, _) | Asked::Hurry(who, _) => self.board.described(who, self.book),
            Asked::Wear(who, Some(_)) => format!("New portrait for {}.", NAMES[who]),
            Asked::Wear(who, None) => format!("No portrait any more for {}.", NAMES[who]),
            Asked::Import(nth) => format!(
                "Imported `{nth}.uvtt` (Universal VTT): 100 x 100 squares of 5 ft, 0 walls, 0 doors. Its image is under the board."
            ),
            Asked::Initiative(who, value) => format!(
                "{}'s initiative is {value}.\nOrder: {}.\n/turn start begins the first round.\n\
                 Rule: Initiative (SRD 3.5, Combat I: Initiative).",
                NAMES[who],
                self.board.order(known)
            ),
            Asked::NextPhase => {
                let has = match self.board.round() {
                    Some((_, "movement")) => "a move action",
                    _ => "a standard action, or another move instead,",
                };
                let (round, phase) = self.board.round().unwrap_or((0, ""));
                let begins = format!("Round {round}, {phase} phase: everyone has {has} and their full speed.");
                format!("{begins}\n{}", self.board.to_go())
            }
            Asked::DoneForPhase(who) => format!("Done for this phase: {}.\n{}", NAMES[who], self.board.to_go()),
            Asked::Undo | Asked::Redo | Asked::Show => String::new(),
        }
    }

    fn steps(&mut self, by: u64, undo: bool) -> Told {
        let (from, to) = if undo { (&mut self.done, &mut self.undone) } else { (&mut self.undone, &mut self.done) };
        let refused = |text: String| Told { text, shown: None };
        let Some(nth) = from.iter().rposition(|done| is_gm(by) || !done.asked.is_secret()) else {
            return refused(format!("There's nothing to {}.", if undo { "undo" } else { "redo" }));
        };
        let line = from[nth].asked.line(by);
        if !is_gm(by) && from[nth].by != by {
            return refused(format!(
                "The last command is {line}, and somebody else gave it: only they and the GM can undo or redo it."
            ));
        }
        let done = from.remove(nth);
        self.board.set(done.cell, if undo { done.was } else { done.is });
        to.push(done.clone());
        let word = if undo { "Undone" } else { "Redone" };
        let text = match done.asked {
            Asked::Place(who, _) if who != HIDDEN => {
                format!("{word}: {line}\nNow: {} at {}.", NAMES[who], self.board.at(who))
            }
            _ => format!("{word}: {line}"),
        };
        Told { text, shown: Some(self.board.shown(CREATURES)) }
    }
}

//! The commands in these evenings, each as the line that is typed and the attached file.

use std::io::Cursor;

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use fivefoot::command::Upload;
use fivefoot::grid::Square;
use image::{ImageFormat, Rgb, RgbImage};
use serde_json::json;

use super::{CREATURES, HIDDEN, NAMES, is_gm};
use crate::chance::Chance;
use crate::mapfile::maps::uvtt;
use crate::render::pictures::decoded;

/// Pictures below this number are used repeatedly; the others are new each time.
const NEW: u64 = 6;
/// The side of the board and of every map, in squares.
pub const SIDE: u32 = 100;

pub fn square(nth: u64) -> Square {
    Square::new((nth % 100) as i32, (nth / 100 % 100) as i32)
}

/// The rulebook: individual turns, or shared phases.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Book {
    Srd35,
    Rise,
}

impl Book {
    pub fn id(self) -> &'static str {
        match self {
            Book::Srd35 => "srd35",
            Book::Rise => "rise",
        }
    }
}

/// A command. Creatures are numbered as in [`NAMES`]; a command about the last of them, which is hidden, is secret.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Asked {
    /// A creature goes to a square.
    Place(usize, u64),
    /// A player sets their own creature's speed.
    Hurry(usize, u64),
    /// A creature gets this portrait, or loses its own.
    Wear(usize, Option<u64>),
    /// Another map, with its own picture.
    Import(u64),
    /// A creature's place in the order of turns.
    Initiative(usize, u64),
    /// The next phase begins.
    NextPhase,
    /// A creature has nothing more to do in this phase.
    DoneForPhase(usize),
    Undo,
    Redo,
    Show,
}

impl Asked {
    pub fn line(self, by: u64) -> String {
        match self {
            Asked::Place(who, at) => format!("/place creature:{} at:{}", NAMES[who], square(at)),
            Asked::Hurry(who, feet) => format!("/creature edit creature:{} speed:{feet}", NAMES[who]),
            Asked::Wear(who, Some(nth)) => format!("/creature portrait creature:{} file:{nth}.png", NAMES[who]),
            Asked::Wear(who, None) => format!("/creature portrait creature:{} clear:true", NAMES[who]),
            Asked::Import(nth) => format!("/map import file:{nth}.uvtt"),
            Asked::Initiative(who, check) => format!("/initiative creature:{} check:{check}", NAMES[who]),
            Asked::NextPhase => "/phase next".to_owned(),
            Asked::DoneForPhase(who) => format!("/phase done creature:{}", NAMES[who]),
            Asked::Undo => "/undo".to_owned(),
            Asked::Redo => "/redo".to_owned(),
            Asked::Show if is_gm(by) => "/show hidden:true".to_owned(),
            Asked::Show => "/show".to_owned(),
        }
    }

    pub fn file(self) -> Option<Upload> {
        let art = match self {
            Asked::Wear(_, Some(nth)) => Art::Portrait(nth),
            Asked::Import(nth) => Art::Map(nth),
            _ => return None,
        };
        Some(Upload::new(art.file()))
    }

    /// This person's next command; `new` numbers never repeat.
    pub fn by_chance(chance: &mut Chance, person: u64, book: Book, new: impl Fn() -> u64) -> Asked {
        let gm = is_gm(person);
        // A player acts for their own creature, a GM for any, half the time in secret.
        let own = if gm { HIDDEN } else { (person - super::GMS - 1) as usize };
        let who = if gm && chance.below(2) == 0 { chance.below(CREATURES as u64) as usize } else { own };
        let art = |chance: &mut Chance| if chance.below(2) == 0 { chance.below(NEW) } else { NEW + new() };
        match chance.below(16) {
            0..=2 => Asked::Undo,
            3..=5 => Asked::Redo,
            6 | 7 => Asked::Show,
            8 | 9 => Asked::Wear(who, (chance.below(4) != 0).then(|| art(chance))),
            10 | 11 if book == Book::Srd35 => Asked::Initiative(who, 100 + new() % 800),
            10 if gm => Asked::NextPhase,
            10 | 11 if who != HIDDEN => Asked::DoneForPhase(who),
            12 if gm => Asked::Import(art(chance)),
            _ if gm => Asked::Place(who, new()),
            _ => Asked::Hurry(own, 5 + 5 * (new() % 190)),
        }
    }

    /// Whether two deliveries get the same answer. A look shows the current state.
    pub fn is_kept(self) -> bool {
        self != Asked::Show
    }

    /// Whether it is about the hidden creature, so that only the GMs see it.
    pub fn is_secret(self) -> bool {
        let (Asked::Place(who, _) | Asked::Hurry(who, _) | Asked::Wear(who, _) | Asked::Initiative(who, _)) = self
        else {
            return false;
        };
        who == HIDDEN
    }
}

/// An uploaded picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Art {
    Portrait(u64),
    Map(u64),
}

const PORTRAIT: u8 = 200;
const MAP: u8 = 100;

impl Art {
    /// A colour of its own, which identifies the picture.
    fn colour(self) -> Rgb<u8> {
        let (Art::Portrait(nth) | Art::Map(nth)) = self;
        let kind = if matches!(self, Art::Portrait(_)) { PORTRAIT } else { MAP };
        Rgb([(nth / 256) as u8, kind, (nth % 256) as u8])
    }

    fn file(self) -> Vec<u8> {
        let png = |side: u32| {
            let mut bytes = Cursor::new(Vec::new());
            let picture = image::DynamicImage::ImageRgb8(RgbImage::from_pixel(side, side, self.colour()));
            picture.write_to(&mut bytes, ImageFormat::Png).unwrap();
            bytes.into_inner()
        };
        match self {
            Art::Portrait(_) => png(8),
            Art::Map(_) => {
                let mut map = uvtt((SIDE, SIDE), json!([]), &[], &STANDARD.encode(png(2 * SIDE)));
                map["resolution"]["pixels_per_grid"] = json!(2);
                map.to_string().into_bytes()
            }
        }
    }

    /// The picture on a board, identified by its colour, and so by what the store kept.
    pub fn of(png: &[u8]) -> Art {
        let Rgb([high, kind, low]) = *decoded(png).get_pixel(1, 1);
        let nth = u64::from(high) * 256 + u64::from(low);
        match kind {
            PORTRAIT => Art::Portrait(nth),
            MAP => Art::Map(nth),
            _ => panic!("nobody uploaded this"),
        }
    }
}

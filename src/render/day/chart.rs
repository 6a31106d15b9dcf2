//! The days of a journey as a chart: hours on the horizontal axis, miles and strain on the vertical one.

use std::collections::BTreeMap;

use crate::field::Theme;
use crate::grid::{Hours, Miles, Share};
use crate::say;
use crate::words::{Arg, Locale, Message, ToArg};

/// What a chart of a journey shows, in hours and miles, without pixels or rules.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DayChart {
    /// What each leg leads through, in a few words.
    pub legs: Vec<Message>,
    /// The way piece by piece, in order.
    pub pieces: Vec<Piece>,
    /// What wears the travellers down, in order.
    pub burdens: Vec<Burden>,
    /// How many hours a normal day lasts, for those who rest.
    pub normal: Option<Hours>,
    /// Whether the travellers are certainly fatigued.
    pub fatigued: bool,
    /// How it looks.
    pub theme: Theme,
    /// The language and units of its reader.
    pub locale: Locale,
}

/// A part of the way within one day and one leg, made in one manner.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Piece {
    /// The day, from 1.
    pub day: u32,
    /// The leg, from 0.
    pub leg: usize,
    /// When it begins, in hours from the start of the day.
    pub from: Hours,
    /// When it ends.
    pub to: Hours,
    /// The distance covered.
    pub miles: Miles,
    /// How it is covered.
    pub progress: Progress,
}

/// How travellers move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Progress {
    /// At their own easy pace.
    Walk,
    /// Twice as fast.
    Hustle,
    /// With oars, poles or a rope.
    Row,
    /// Under sail.
    Sail,
    /// Carried by the current alone.
    Float,
    /// Not at all: hours without progress.
    Stay,
}

/// Something that wears the travellers down, in one hour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Burden {
    /// The day, from 1.
    pub day: u32,
    /// When the hour begins, in hours from the start of the day.
    pub at: Hours,
    /// What it does.
    pub toll: Toll,
    /// Whether its damage is lethal.
    pub lethal: bool,
}

/// What an hour costs the travellers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Toll {
    /// This many points of damage.
    Points(u64),
    /// Damage rolled with dice.
    Dice(Dice),
    /// A check decides.
    Check {
        /// The result it needs.
        dc: i32,
        /// Whether it was passed; `None` while that is unknown.
        made: Option<bool>,
        /// The damage on a failure.
        risk: Option<Dice>,
    },
}

/// Dice of one kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Dice {
    /// How many.
    pub many: u32,
    /// How many sides each has.
    pub sides: u32,
}

/// The most days shown.
const MOST_DAYS: u32 = 7;

impl DayChart {
    /// A message in the reader's language and units.
    pub(in crate::render) fn localize(&self, words: &Message) -> String {
        words.localized(self.locale)
    }

    /// How many days the journey takes.
    pub(in crate::render) fn days(&self) -> u32 {
        let all = self.pieces.iter().map(|piece| piece.day).chain(self.burdens.iter().map(|burden| burden.day));
        all.max().unwrap_or(1).max(1)
    }

    /// How many of them are shown.
    pub(in crate::render) fn shown_days(&self) -> u32 {
        self.days().min(MOST_DAYS)
    }

    /// The note about the days that are not shown.
    pub(in crate::render) fn more_days(&self) -> Option<Message> {
        let more = self.days() - self.shown_days();
        (more > 0).then(|| say!("chart-more-days", more))
    }

    /// The pieces of the days that are shown.
    pub(in crate::render) fn shown_pieces(&self) -> impl Iterator<Item = &Piece> {
        self.pieces.iter().filter(|piece| (1..=MOST_DAYS).contains(&piece.day))
    }

    /// What wears the travellers down in the days that are shown.
    pub(in crate::render) fn shown_burdens(&self) -> impl Iterator<Item = &Burden> {
        self.burdens.iter().filter(|burden| (1..=MOST_DAYS).contains(&burden.day))
    }

    /// How many hours of each day are shown: those on the way, or a whole normal day once half of it is over.
    pub(in crate::render) fn shown_hours(&self) -> f64 {
        let ends = self.shown_pieces().map(|piece| piece.to.decimal());
        let worn = self.shown_burdens().map(|burden| burden.at.decimal().floor() + 1.0);
        let longest = ends.chain(worn).fold(0.0, f64::max).ceil().max(1.0);
        let normal = self.normal.map_or(0.0, Hours::decimal);
        if longest * 2.0 >= normal { longest.max(normal) } else { longest }
    }

    /// When a normal day is over, if that much of a day is shown.
    pub(in crate::render) fn shown_normal(&self) -> Option<Hours> {
        self.normal.map(|normal| in_hours(normal.decimal())).filter(|normal| normal.decimal() <= self.shown_hours())
    }

    /// Whether the travellers sleep between two days instead of going on around the clock.
    pub(in crate::render) fn sleeps(&self) -> bool {
        self.shown_hours() < 24.0
    }

    /// The totals in a few words: `24 miles in 8 h`.
    pub(in crate::render) fn summary(&self) -> Message {
        let miles: f64 = self.pieces.iter().map(|piece| piece.miles.decimal()).sum();
        let hours: f64 = self.pieces.iter().map(|piece| piece.to.decimal() - piece.from.decimal()).sum();
        let (miles, hours) = (in_miles(miles), in_hours(hours));
        match self.days() {
            1 => say!("chart-sum", miles, hours),
            days => say!("chart-sum-of-days", miles, hours, days),
        }
    }

    /// The total wear on the travellers, by kind: `12 points and 4d6 nonlethal`, `checks: 3 to make`.
    pub(in crate::render) fn wear(&self) -> Vec<Message> {
        let damage =
            |lethal: bool| {
                let of = self.burdens.iter().filter(|burden| burden.lethal == lethal);
                let damage = damage(of.map(|burden| burden.toll));
                let sum = damage.into_iter().reduce(|damage, more| say!("chart-damage-and", damage, more));
                sum.map(|damage| {
                    if lethal { say!("chart-lethal-in-all", damage) } else { say!("chart-nonlethal-in-all", damage) }
                })
            };
        let checks = [None, Some(true), Some(false)].into_iter().filter_map(|made| {
            let many = self.burdens.iter().filter(|burden| burden.toll.made() == Some(made)).count();
            (many > 0).then(|| match made {
                None => say!("chart-checks-to-make", many),
                Some(true) => say!("chart-checks-passed", many),
                Some(false) => say!("chart-checks-failed", many),
            })
        });
        let checks = Message::list(checks);
        let checks = (!checks.is_empty()).then(|| say!("chart-checks", checks));
        let fatigued = self.fatigued.then(|| say!("chart-fatigued"));
        [damage(false), damage(true), checks, fatigued].into_iter().flatten().collect()
    }
}

impl Toll {
    /// For a check, whether it was passed, if known; `None` for anything else.
    pub(in crate::render) fn made(self) -> Option<Option<bool>> {
        match self {
            Toll::Check { made, .. } => Some(made),
            Toll::Points(_) | Toll::Dice(_) => None,
        }
    }
}

/// The damage that is certain: points, and dice of each kind.
fn damage(tolls: impl Iterator<Item = Toll>) -> Vec<Message> {
    let (mut points, mut dice) = (0_u128, BTreeMap::<u32, u64>::new());
    for toll in tolls {
        match toll {
            Toll::Points(more) => points += u128::from(more),
            Toll::Dice(Dice { many, sides })
            | Toll::Check { made: Some(false), risk: Some(Dice { many, sides }), .. } => {
                *dice.entry(sides).or_default() += u64::from(many);
            }
            Toll::Check { .. } => {}
        }
    }
    let mut parts = Vec::new();
    if points > 0 {
        parts.push(pointed(points));
    }
    parts.extend(dice.iter().map(|(sides, many)| say!("dice", dice = many, sides)));
    parts
}

/// A number of points, however large.
pub(in crate::render) fn pointed(points: u128) -> Message {
    if points == 1 { say!("chart-point") } else { say!("chart-points", points = short(points)) }
}

/// A number in at most seven characters: `70368744177664` is `7.0×10¹³`.
pub(in crate::render) fn short(number: u128) -> String {
    let digits = number.to_string();
    let (power, mut first) = (digits.len() - 1, digits.chars());
    match (first.next(), first.next()) {
        (Some(whole), Some(tenth)) if power > 5 => {
            let raised = power.to_string().chars().map(superscript).collect::<String>();
            format!("{whole}.{tenth}×10{raised}")
        }
        _ => digits,
    }
}

fn superscript(digit: char) -> char {
    let signs = ['⁰', '¹', '²', '³', '⁴', '⁵', '⁶', '⁷', '⁸', '⁹'];
    digit.to_digit(10).and_then(|digit| signs.get(digit as usize)).copied().unwrap_or(digit)
}

/// More miles or hours than anybody travels.
const VAST: f64 = 1e12;

/// `22.5 miles`.
pub(in crate::render) fn in_miles(miles: f64) -> Miles {
    Miles(Share::new((miles.min(VAST) * 100.0).round() as u64, 100))
}

/// Miles or hours without the unit.
pub(in crate::render) fn figure(number: f64) -> Message {
    Message::of(&Arg::decimal(number.min(VAST)))
}

/// `2 h 30 min`.
pub(in crate::render) fn in_hours(hours: f64) -> Hours {
    Hours(Share::new((hours.clamp(0.0, VAST) * 60.0).round() as u64, 60))
}

impl Progress {
    /// Its name in a legend.
    pub(in crate::render) fn message(self) -> Message {
        match self {
            Progress::Walk => say!("chart-at-a-walk"),
            Progress::Hustle => say!("chart-at-a-hustle"),
            Progress::Row => say!("chart-rowing"),
            Progress::Sail => say!("chart-under-sail"),
            Progress::Float => say!("chart-floating-on"),
            Progress::Stay => say!("chart-no-further"),
        }
    }
}

impl ToArg for Dice {
    fn to_arg(&self) -> Arg {
        say!("dice", dice = self.many, sides = self.sides).to_arg()
    }
}

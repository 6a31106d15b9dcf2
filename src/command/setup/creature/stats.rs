//! Reads a stat line from a book or a character sheet as options of `/creature add`: "Large giant, Spd 40 ft., Reach 10
//! ft.", or a whole stat block of the 3.5 rules. It reads only what a creature has a field for, and reports anything
//! that looks like such a figure but can't be parsed.

use winnow::ascii::{Caseless, digit1, multispace0, space0};
use winnow::combinator::{alt, delimited, fail, not, opt, preceded, terminated};
use winnow::error::ContextError;
use winnow::prelude::*;
use winnow::token::{any, one_of, take_till, take_while};

use crate::command::input::options::SIZES;
use crate::command::input::user_error::{UserError, quoted};
use crate::command::setup::creature::traits::ARMORS;
use crate::field::{Maneuverability, Mode};
use crate::say;

/// The longest stat line, in characters: longer than any stat block.
const LONGEST: usize = 4_000;
/// The most pieces reported as not understood.
const MOST_PIECES: usize = 8;

/// The figures of a stat line.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Stats {
    /// Options and their values as a user would type them.
    pub(crate) options: Vec<(&'static str, String)>,
    /// The speed in feet that the line gives for the armor among the options.
    pub(crate) armored: Option<u32>,
    /// The side of its space in feet, if the space covers whole squares.
    pub(crate) space: Option<u32>,
    /// The pieces that were not understood.
    pub(crate) left: Vec<String>,
}

/// One item of a stat line.
#[derive(Clone, Debug, PartialEq, Eq)]
enum StatItem<'t> {
    Size(&'static str, Option<&'static str>),
    Speed(u32),
    BaseSpeed(u32),
    InArmor(&'t str),
    Mode(Mode, u32, Option<Maneuverability>),
    Space(Option<u32>),
    Reach(u32),
    SpaceAndReach(Option<u32>, u32),
    Initiative(i32),
    Score(&'static str, Option<u32>),
    Runner,
    /// Items without information: squares next to feet, separators.
    Nothing,
    /// The heading of something a creature has no field for; what follows is skipped.
    Heading,
    Word(&'t str),
}

type Failure = winnow::error::ErrMode<ContextError>;

/// Headings of things a creature has no field for.
const OTHERS: &[&str] = &[
    "hit dice",
    "hit points",
    "hd",
    "hp",
    "armor class",
    "ac",
    "base attack/grapple",
    "base attack",
    "base atk",
    "grapple",
    "grp",
    "full attack",
    "full atk",
    "attack options",
    "attack",
    "atk",
    "melee",
    "ranged",
    "special attacks",
    "special actions",
    "special qualities",
    "sa",
    "sq",
    "saves",
    "save",
    "fort",
    "ref",
    "will",
    "abilities",
    "int",
    "wis",
    "cha",
    "skills",
    "feats",
    "environment",
    "climate/terrain",
    "organization",
    "challenge rating",
    "cr",
    "xp",
    "treasure",
    "alignment",
    "advancement",
    "level adjustment",
    "senses",
    "aura",
    "languages",
    "listen",
    "spot",
    "resist",
    "immune",
    "dr",
    "sr",
    "possessions",
];

/// Reads a stat line. Fails if it is longer than [`LONGEST`].
pub(crate) fn read(text: &str) -> Result<Stats, UserError> {
    if text.chars().count() > LONGEST {
        return Err(UserError::new(say!("stats-too-long", most = LONGEST)));
    }
    // Printed texts use long dashes for a minus, and bars or bullets as separators.
    let text = text.replace(['\u{2013}', '\u{2014}', '\u{2212}'], "-").replace(['|', '\u{2022}', '*', '\u{a0}'], " ");
    let mut reader = Reader::default();
    let mut rest = text.as_str();
    while !rest.is_empty() {
        let before = rest;
        let Ok(item) = item.parse_next(&mut rest) else { break };
        let piece = &before[..before.len() - rest.len()];
        reader.take(item, piece);
    }
    let stats = reader.finish();
    if stats.options.is_empty() {
        return Err(UserError::new(say!("stats-nothing", said = quoted(text.trim()))));
    }
    Ok(stats)
}

fn item<'t>(input: &mut &'t str) -> Result<StatItem<'t>, Failure> {
    alt((
        alt((size, base_speed, speed, space_and_reach, space, reach, mode)),
        alt((initiative, score, runner, squares, in_armor)),
        other.value(StatItem::Heading),
        one_of([' ', '\t', '\r', '\n', ',', ';', '.', ':', '/']).value(StatItem::Nothing),
        word.map(StatItem::Word),
    ))
    .parse_next(input)
}

/// Anything else: text in brackets as one piece, or a word.
fn word<'t>(input: &mut &'t str) -> Result<&'t str, Failure> {
    let bracket = ('(', take_till(0.., |c| c == ')' || c == '\n'), opt(')')).take();
    let plain = take_while(1.., |c: char| !c.is_whitespace() && !",;:(".contains(c));
    alt((bracket, plain, any.take())).parse_next(input)
}

/// The given words, in any case, up to a word boundary.
fn words<'t>(text: &'static str) -> impl Parser<&'t str, &'t str, Failure> {
    terminated(Caseless(text), not(one_of(|c: char| c.is_alphanumeric())))
}

/// A heading with the colon, full stop or spaces after it.
fn heading<'t>(names: &'static [&'static str]) -> impl Parser<&'t str, (), Failure> {
    move |input: &mut &'t str| {
        for name in names {
            if opt(words(name)).parse_next(input)?.is_some() {
                return (multispace0, opt(one_of([':', '.'])), multispace0).void().parse_next(input);
            }
        }
        fail.parse_next(input)
    }
}

fn other(input: &mut &str) -> Result<(), Failure> {
    heading(OTHERS).parse_next(input)
}

fn number(input: &mut &str) -> Result<u32, Failure> {
    digit1.verify(|digits: &str| digits.len() <= 4).parse_to().parse_next(input)
}

fn unit<'t>(input: &mut &'t str) -> Result<&'t str, Failure> {
    preceded(space0, alt((Caseless("feet"), Caseless("foot"), Caseless("ft."), words("ft"), "'"))).parse_next(input)
}

/// `40 ft.`, or `40` alone.
fn feet(input: &mut &str) -> Result<u32, Failure> {
    let bare = (not(one_of(|c: char| c.is_alphanumeric() || "-/+%".contains(c))), not(('.', digit1)));
    terminated(number, alt((unit.void(), bare.void()))).parse_next(input)
}

/// The side of a space in feet, or `None` for a fraction of a square such as `2-1/2 ft.`
fn side(input: &mut &str) -> Result<Option<u32>, Failure> {
    let half = alt(("1/2".void(), '\u{bd}'.void(), ".5".void()));
    let part = alt((half, (digit1, opt('-'), alt(("1/2".void(), '\u{bd}'.void(), ".5".void()))).void()));
    let first = terminated(alt((part.value(None), number.map(Some))), opt(unit)).parse_next(input)?;
    let by = preceded((multispace0, words("by"), multispace0), terminated(number, opt(unit)));
    opt(by).verify(|second| second.is_none_or(|second| first == Some(second))).parse_next(input)?;
    Ok(first)
}

/// An explanation in brackets after a figure; skipped.
fn aside(input: &mut &str) -> Result<(), Failure> {
    opt((space0, '(', take_till(0.., |c| c == ')' || c == '\n'), ')')).void().parse_next(input)
}

fn size<'t>(input: &mut &'t str) -> Result<StatItem<'t>, Failure> {
    opt(heading(&["size/type", "size"])).parse_next(input)?;
    let word = |input: &mut &'t str| {
        // Longest first, since one size is a prefix of another.
        for size in SIZES.iter().rev() {
            if opt(words(size)).parse_next(input)?.is_some() {
                return Ok(*size);
            }
        }
        fail.parse_next(input)
    };
    let tall_or_long = || alt((words("tall").value("tall"), words("long").value("long")));
    let shape = preceded(space0, alt((delimited('(', tall_or_long(), ')'), tall_or_long())));
    (word, opt(shape)).map(|(size, shape)| StatItem::Size(size, shape)).parse_next(input)
}

fn speed<'t>(input: &mut &'t str) -> Result<StatItem<'t>, Failure> {
    let land = opt((alt((words("land"), words("walk"))), multispace0));
    preceded((heading(&["speed", "spd", "movement", "move"]), land), feet).map(StatItem::Speed).parse_next(input)
}

fn base_speed<'t>(input: &mut &'t str) -> Result<StatItem<'t>, Failure> {
    let before = preceded(heading(&["base speed", "base land speed", "base"]), feet);
    let after = delimited('(', feet, (multispace0, words("base"), opt((multispace0, words("speed"))), ')'));
    alt((before, after)).map(StatItem::BaseSpeed).parse_next(input)
}

/// Parses `in hide armor` after a speed.
fn in_armor<'t>(input: &mut &'t str) -> Result<StatItem<'t>, Failure> {
    let name = take_while(1.., |c: char| c.is_ascii_alphabetic() || c == ' ' || c == '-');
    preceded((words("in"), multispace0), name).map(|name: &str| StatItem::InArmor(name.trim())).parse_next(input)
}

fn mode<'t>(input: &mut &'t str) -> Result<StatItem<'t>, Failure> {
    let way = |input: &mut &'t str| {
        for mode in Mode::ALL.into_iter().filter(|mode| *mode != Mode::Walk) {
            if opt(words(mode.word())).parse_next(input)?.is_some() {
                return Ok(mode);
            }
        }
        fail.parse_next(input)
    };
    let class = |input: &mut &'t str| {
        (multispace0, opt('('), multispace0).void().parse_next(input)?;
        for class in Maneuverability::ALL {
            if opt(words(class.word())).parse_next(input)?.is_some() {
                return opt(')').value(class).parse_next(input);
            }
        }
        fail.parse_next(input)
    };
    let speed = preceded((multispace0, opt((words("speed"), multispace0)), opt((':', multispace0))), feet);
    (way, speed, opt(class)).map(|(mode, feet, class)| StatItem::Mode(mode, feet, class)).parse_next(input)
}

fn space<'t>(input: &mut &'t str) -> Result<StatItem<'t>, Failure> {
    preceded(heading(&["space", "face"]), side).map(StatItem::Space).parse_next(input)
}

fn reach<'t>(input: &mut &'t str) -> Result<StatItem<'t>, Failure> {
    preceded(heading(&["reach"]), feet).map(StatItem::Reach).parse_next(input)
}

fn space_and_reach<'t>(input: &mut &'t str) -> Result<StatItem<'t>, Failure> {
    let between = (multispace0, '/', multispace0);
    preceded(heading(&["space/reach", "face/reach"]), (terminated(side, between), feet))
        .map(|(space, reach)| StatItem::SpaceAndReach(space, reach))
        .parse_next(input)
}

fn initiative<'t>(input: &mut &'t str) -> Result<StatItem<'t>, Failure> {
    let sign = terminated(opt(one_of(['+', '-'])), space0);
    preceded(heading(&["initiative", "init"]), terminated((sign, number), aside))
        .map(|(sign, number): (_, u32)| {
            StatItem::Initiative(if sign == Some('-') { -number.cast_signed() } else { number.cast_signed() })
        })
        .parse_next(input)
}

/// An ability score; a dash means the creature has none.
fn score<'t>(input: &mut &'t str) -> Result<StatItem<'t>, Failure> {
    let figure = || terminated(alt((number.map(Some), '-'.value(None))), aside);
    alt((
        preceded(heading(&["strength", "str"]), figure()).map(|figure| StatItem::Score("strength", figure)),
        preceded(heading(&["dexterity", "dex"]), figure()).map(|figure| StatItem::Score("dexterity", figure)),
        preceded(heading(&["constitution", "con"]), figure()).map(|figure| StatItem::Score("constitution", figure)),
    ))
    .parse_next(input)
}

/// The feat Run.
fn runner<'t>(input: &mut &'t str) -> Result<StatItem<'t>, Failure> {
    words("run").value(StatItem::Runner).parse_next(input)
}

/// Parses `(6 squares)` after the feet.
fn squares<'t>(input: &mut &'t str) -> Result<StatItem<'t>, Failure> {
    ('(', digit1, multispace0, alt((words("squares"), words("square"))), ')').value(StatItem::Nothing).parse_next(input)
}

/// The items read so far.
#[derive(Default)]
struct Reader<'t> {
    stats: Stats,
    speed: Option<u32>,
    base: Option<(u32, &'t str)>,
    armor: Option<(&'static str, &'t str)>,
    modes: Vec<(Mode, String)>,
    /// Whether the current section is one a creature has no field for; `feats`: whether that is the list of feats.
    foreign: bool,
    feats: bool,
    /// Whether a size was just read; the creature's type follows it.
    kind: bool,
    /// Whether the speed on foot was just read.
    walked: bool,
    /// The current run of words that were not understood.
    piece: String,
}

impl<'t> Reader<'t> {
    fn take(&mut self, item: StatItem<'t>, piece: &'t str) {
        let foreign = self.foreign;
        if let StatItem::Nothing = item {
            if piece.starts_with([',', ';', '\n', '(']) {
                self.kind = false;
                self.flush();
            }
            return;
        }
        if let StatItem::Word(word) = item {
            let looks_like_nothing = self.kind && !word.contains(|c: char| c.is_ascii_digit());
            if !foreign && !looks_like_nothing {
                self.piece.push_str(if self.piece.is_empty() { "" } else { " " });
                self.piece.push_str(word);
            }
            return;
        }
        self.flush();
        let walked = std::mem::take(&mut self.walked);
        self.kind = false;
        let understood = match item {
            StatItem::Heading => {
                self.feats = piece.to_ascii_lowercase().starts_with("feats");
                self.foreign = true;
                return;
            }
            StatItem::Runner if !self.feats => !foreign && self.record("", String::new()),
            StatItem::Runner => self.record("runner", "true".to_owned()),
            // In a list of skills this isn't a speed.
            StatItem::Mode(..) if foreign && !piece.contains(['f', 'F', '\'']) => true,
            // After other headings, a size belongs to something else.
            StatItem::Size(..) if foreign && self.has("size") => true,
            StatItem::Size(size, shape) => {
                self.kind = true;
                let first = self.record("size", size.to_owned());
                first && shape.is_none_or(|shape| self.record("shape", shape.to_owned()))
            }
            StatItem::Speed(feet) => {
                self.walked = true;
                *self.speed.get_or_insert(feet) == feet
            }
            StatItem::BaseSpeed(feet) => self.base.get_or_insert((feet, piece)).0 == feet,
            StatItem::InArmor(name) => match known_armor(name).filter(|_| walked) {
                Some(armor) => self.armor.get_or_insert((armor, piece)).0 == armor,
                None => false,
            },
            StatItem::Mode(mode, feet, class) => self.moves(mode, feet, class),
            StatItem::Space(space) => self.spans(space),
            StatItem::Reach(feet) => feet % 5 == 0 && self.record("reach", feet.to_string()),
            StatItem::SpaceAndReach(space, feet) => {
                let spans = self.spans(space);
                feet % 5 == 0 && self.record("reach", feet.to_string()) && spans
            }
            StatItem::Initiative(bonus) => self.record("initiative", bonus.to_string()),
            StatItem::Score(name, Some(score)) => self.record(name, score.to_string()),
            StatItem::Score("dexterity", None) | StatItem::Nothing | StatItem::Word(_) => true,
            StatItem::Score(name, None) => self.record(name, "none".to_owned()),
        };
        self.foreign = foreign && matches!(item, StatItem::Size(..) | StatItem::Mode(..) | StatItem::Runner);
        if !understood {
            self.piece.push_str(piece.trim());
            self.flush();
        }
    }

    fn has(&self, name: &str) -> bool {
        self.stats.options.iter().any(|(option, _)| *option == name)
    }

    /// Sets an option unless it is already set; returns whether it now has this value.
    fn record(&mut self, name: &'static str, value: String) -> bool {
        if let Some((_, before)) = self.stats.options.iter().find(|(option, _)| *option == name) {
            return *before == value;
        }
        if !name.is_empty() {
            self.stats.options.push((name, value));
        }
        !name.is_empty()
    }

    fn spans(&mut self, space: Option<u32>) -> bool {
        self.stats.space = self.stats.space.or(space);
        true
    }

    fn moves(&mut self, mode: Mode, feet: u32, class: Option<Maneuverability>) -> bool {
        let class = class.map_or(String::new(), |class| format!(" {}", class.word()));
        let means = format!("{} {feet}{class}", mode.word());
        let sound = means.parse::<crate::field::Means>().is_ok();
        if sound && self.modes.iter().all(|(other, _)| *other != mode) {
            self.modes.push((mode, means));
            return true;
        }
        self.modes.contains(&(mode, means))
    }

    fn flush(&mut self) {
        let piece = std::mem::take(&mut self.piece);
        if !piece.is_empty() {
            self.stats.left.push(piece);
        }
    }

    fn finish(mut self) -> Stats {
        self.flush();
        let mut speed = self.speed.or(self.base.map(|(feet, _)| feet));
        if let (Some(armored), Some((base, _)), Some((armor, _))) = (self.speed, self.base, self.armor) {
            speed = Some(base);
            self.record("armor", armor.to_owned());
            self.stats.armored = Some(armored);
        } else {
            // Only the speed in armor is known. Recording the armor would reduce it again, so it is left out.
            let unused = self.armor.map(|(_, piece)| piece).into_iter();
            let base = self.base.filter(|(feet, _)| Some(*feet) != speed).map(|(_, piece)| piece);
            self.stats.left.extend(unused.chain(base).map(|piece| piece.trim().to_owned()));
        }
        if let Some(speed) = speed {
            self.record("speed", speed.to_string());
        }
        let modes: Vec<String> = self.modes.iter().map(|(_, means)| means.clone()).collect();
        if !modes.is_empty() {
            self.record("modes", modes.join(", "));
        }
        self.stats.left.truncate(MOST_PIECES);
        self.stats
    }
}

/// The armor's word for `hide armor` or `Chain Shirt`.
fn known_armor(name: &str) -> Option<&'static str> {
    let name = name.to_ascii_lowercase();
    let bare = name.strip_suffix("armor").unwrap_or(&name).trim().replace(' ', "-");
    ARMORS.iter().copied().find(|armor| *armor == bare)
}

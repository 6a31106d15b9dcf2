//! A creature's traits: the options of `/creature add` and `edit`, and how they change a creature.

use std::num::NonZeroU32;
use std::str::FromStr;

use crate::command::core::afloat::below_the_floor;
use crate::command::input::destination;
use crate::command::input::invocation::Options;
use crate::command::input::option::{Kind, NONE, Opt, joined, may, options, short_for, words};
use crate::command::input::options::{
    ALTITUDE_OR_DEPTH, DEXTERITY, FACING, HIDDEN, MOST_SCORE, SCORE, SIZE, check_size, size,
};
use crate::command::input::user_error::{UserError, quoted};
use crate::command::setup::creature::burden;
use crate::field::{
    BonusKind, Condition, Conditions, Creature, Flight, Ignores, Load, MOST_SPACE, Mode, Modes, Name, ParseModesError,
    ParseSpeedBonusesError, Race, Shape, Side, Size, SpeedBonuses, SpeedCategory, Squeezed, Terrain, WeaponReach,
    Weight,
};
use crate::grid::{Area, Direction, Feet, Footprint, Height, Square, feet_typed};
use crate::referee::Referee;
use crate::ruleset::Ruleset;
use crate::say;
use crate::words::Message;

const SHAPES: &[&str] = &["tall", "long"];
const WEIGHTS: &[&str] = words!([NONE], Weight);
/// The armors that can be named; the ruleset says how heavy each one is.
pub(crate) const ARMORS: &[&str] = words!(
    [NONE],
    Weight,
    "padded",
    "leather",
    "studded-leather",
    "chain-shirt",
    "hide",
    "scale-mail",
    "chainmail",
    "breastplate",
    "splint-mail",
    "banded-mail",
    "half-plate",
    "full-plate",
);

/// More feet than this must be a typo.
const MOST_FEET: u32 = 1_000;
/// More pounds than this must be a typo.
const MOST_POUNDS: u32 = 100_000_000;
/// The longest natural reach in feet: four times that of the biggest creature.
const MOST_REACH: u32 = 120;

/// The squares that its space covers.
pub(crate) const SPACE: Opt = may("space", Kind::Area);
/// The side it is on.
pub(crate) const SIDE: Opt = may("side", Kind::Side);
pub(crate) const SPEED: Opt = may("speed", Kind::Feet(MOST_FEET));
pub(crate) const REACH: Opt = may("reach", Kind::Feet(MOST_REACH));
pub(crate) const WEAPON_REACH: Opt = may("weapon-reach", Kind::Feet(2 * MOST_REACH));
pub(crate) const SHAPE: Opt = may("shape", Kind::Choice(SHAPES));
pub(crate) const THREATENS: Opt = may("threatens", Kind::Flag);
pub(crate) const RACE: Opt = may("race", Kind::Choice(words!([NONE], Race)));
pub(crate) const ARMOR: Opt = may("armor", Kind::Choice(ARMORS));
pub(crate) const LOAD: Opt = may("load", Kind::Load(WEIGHTS, MOST_POUNDS));
pub(crate) const MODES: Opt = may("modes", Kind::Text);

/// The options for a creature's traits except its side, most useful first.
pub(crate) const TRAITS: &[Opt] = options!(
    &[SIZE, SPEED, REACH, WEAPON_REACH],
    &[may("conditions", Kind::WordList(words!([], Condition, NONE))), may("helpless", Kind::Flag), SHAPE],
    &[ALTITUDE_OR_DEPTH, SPACE, THREATENS, RACE, ARMOR, LOAD, may("speed-bonus", Kind::Text)],
    &[may("ignores", Kind::WordList(words!([], Terrain, "low", NONE))), MODES, may("owner", Kind::Person), HIDDEN],
    &[
        short_for("ignores", "ignores-difficult", Kind::Flag),
        short_for("conditions", "dead", Kind::Flag),
        short_for("conditions", "unconscious", Kind::Flag),
        short_for("conditions", "paralyzed", Kind::Flag),
        short_for("conditions", "stunned", Kind::Flag),
        short_for("conditions", "prone", Kind::Flag),
        short_for("conditions", "flat-footed", Kind::Flag),
        short_for("conditions", "blinded", Kind::Flag),
        short_for("conditions", "incorporeal", Kind::Flag),
    ],
    &short_for_sheet::<{ ON_THE_SHEET.len() }>(),
);

const MODES_EXAMPLE: &str = "fly 60 good, swim 30";

/// Traits that matter only at certain moments of a fight. `/creature sheet` takes them, since Discord limits the number of
/// options a command may have.
pub(crate) const ON_THE_SHEET: &[Opt] = &[
    may("maneuver-defense", SCORE),
    may("resist-forced", Kind::Feet(MOST_FEET)),
    may("initiative", SCORE),
    DEXTERITY,
    may("base-attacks", Kind::Whole(0, 20)),
    FACING,
    may("strength", Kind::OrNone(-MOST_SCORE, MOST_SCORE)),
    may("light-load", Kind::OrNone(0, MOST_POUNDS as i32)),
    may("quadruped", Kind::Flag),
    may("jump-trained", Kind::Flag),
    may("base-speed", Kind::Feet(MOST_FEET)),
    may("runner", Kind::Flag),
    may("constitution", Kind::OrNone(1, 100)),
    may("fills", Kind::Flag),
    may("squares", Kind::OrNone(1, MOST_SPACE as i32)),
    may("helpless-obstacle", Kind::Flag),
    may("speed-category", Kind::Choice(words!([], SpeedCategory))),
];

/// The same traits, marked as covered by `/creature sheet`.
const fn short_for_sheet<const ALL: usize>() -> [Opt; ALL] {
    let mut short: [Opt; ALL] = joined(&[ON_THE_SHEET]);
    let mut at = 0;
    while at < ALL {
        short[at].short_for = Some("creature sheet");
        at += 1;
    }
    short
}

/// The traits a command sets; those it leaves out stay unchanged.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Traits {
    pub(crate) name: Option<Name>,
    pub(crate) at: Option<Square>,
    space: Option<Area>,
    size: Option<Size>,
    /// `Some(None)`: the space for its size.
    squares: Option<Option<u32>>,
    side: Option<Side>,
    /// `Some(None)`: the speed printed in the ruleset.
    speed: Option<Option<Feet>>,
    speed_bonuses: Option<SpeedBonuses>,
    speed_category: Option<SpeedCategory>,
    /// `Some(None)`: none of the races printed in a rulebook.
    race: Option<Option<Race>>,
    armor: Option<&'static str>,
    load: Option<Load>,
    /// `Some(None)`: unknown.
    light_load: Option<Option<u32>>,
    quadruped: Option<bool>,
    runner: Option<bool>,
    constitution: Option<Option<u32>>,
    /// `Some(None)`: the natural reach for its size.
    reach: Option<Option<Feet>>,
    weapon_reach: Option<WeaponReach>,
    shape: Option<Shape>,
    pub(crate) altitude: Option<Height>,
    /// The whole set of conditions; `singly` changes it afterwards.
    conditions: Option<Conditions>,
    singly: Vec<(Condition, bool)>,
    threatens: Option<bool>,
    fills: Option<bool>,
    helpless_obstacle: Option<bool>,
    ignores: Option<Ignores>,
    ignores_difficult: Option<bool>,
    maneuver_defense: Option<i32>,
    resist_forced: Option<Feet>,
    initiative: Option<i32>,
    dexterity: Option<u32>,
    base_attacks: Option<u32>,
    modes: Option<Modes>,
    facing: Option<Direction>,
    strength: Option<Option<i32>>,
    jump_trained: Option<bool>,
    /// `Some(None)`: the base speed for its size.
    base_speed: Option<Option<Feet>>,
    /// `Some(None)`: no owner.
    pub(crate) owner: Option<Option<u64>>,
    hidden: Option<bool>,
}

impl Traits {
    /// Whether the command gives the creature this condition.
    pub(super) fn sets(&self, condition: Condition) -> bool {
        let all = self.conditions.is_some_and(|all| all.has(condition));
        self.singly.iter().rfind(|(one, _)| *one == condition).map_or(all, |(_, on)| *on)
    }

    pub(crate) fn parse(options: &Options<'_>) -> Result<Self, UserError> {
        let race = |word: &str| match word {
            NONE => Some(None),
            word => Race::ALL.into_iter().find(|race| race.word() == word).map(Some),
        };
        let armor = |word: &str| ARMORS.iter().copied().find(|armor| *armor == word);
        let natural = |name: &str| options.text(name).is_some_and(|text| text.eq_ignore_ascii_case("natural"));
        let mut singly = Vec::new();
        for condition in Condition::ALL {
            singly.extend(options.flag(condition.word())?.map(|on| (condition, on)));
        }
        Ok(Traits {
            name: options.name("name")?,
            // Several squares mean several creatures; `/creature add` reads those.
            at: if options.kind("at") == Some(Kind::Square) { options.square("at")? } else { None },
            space: options.area("space")?,
            size: options.choice("size", size)?,
            squares: options.unless_none("squares", Options::whole)?,
            side: options.name("side")?.map(Side),
            speed: if natural("speed") { Some(None) } else { options.feet("speed")?.map(Some) },
            speed_bonuses: speed_bonuses(options)?,
            speed_category: options.one_of("speed-category", SpeedCategory::ALL, SpeedCategory::word)?,
            race: options.choice("race", race)?,
            armor: options.choice("armor", armor)?,
            load: options.load("load")?,
            light_load: options.unless_none("light-load", Options::whole)?,
            quadruped: options.flag("quadruped")?,
            runner: options.flag("runner")?,
            constitution: options.unless_none("constitution", Options::whole)?,
            reach: if natural("reach") { Some(None) } else { options.feet_in_squares("reach")?.map(Some) },
            weapon_reach: weapon_reach(options)?,
            shape: options.one_of("shape", [Shape::Tall, Shape::Long], Shape::word)?,
            altitude: options.height("altitude")?,
            conditions: set(options, "conditions")?,
            singly,
            threatens: options.flag("threatens")?,
            fills: options.flag("fills")?,
            helpless_obstacle: options.flag("helpless-obstacle")?,
            ignores: set(options, "ignores")?,
            ignores_difficult: options.flag("ignores-difficult")?,
            maneuver_defense: options.number("maneuver-defense")?,
            resist_forced: options.feet_in_squares("resist-forced")?,
            initiative: options.number("initiative")?,
            dexterity: options.whole("dexterity")?,
            base_attacks: options.whole("base-attacks")?,
            modes: modes(options)?,
            facing: options.choice("facing", destination::way)?,
            strength: options.unless_none("strength", Options::number)?,
            jump_trained: options.flag("jump-trained")?,
            base_speed: if natural("base-speed") { Some(None) } else { options.feet("base-speed")?.map(Some) },
            owner: options.id("owner")?,
            hidden: options.flag("hidden")?,
        })
    }

    /// Applies the traits to a creature. With a new place, size or space and no `space`, it takes up its full space again.
    /// Fails for a size or armor the ruleset doesn't have, a load it can't judge, an altitude below ground without a
    /// burrow speed, and squares that aren't a valid space for the creature.
    pub(crate) fn onto(&self, referee: Referee<'_>, creature: Creature) -> Result<Creature, UserError> {
        let ruleset = referee.ruleset();
        if let Some(size) = self.size {
            check_size(ruleset, "size", size)?;
        }
        let grows = self.size.is_some_and(|size| size != creature.size);
        // A new size brings its own space.
        let squares = self.squares.unwrap_or(creature.squares.filter(|_| !grows).map(NonZeroU32::get));
        let squares = squares.and_then(NonZeroU32::new);
        let moves_or_grows = self.at.is_some() || grows || squares != creature.squares;
        let ignores = self.ignores.unwrap_or(creature.ignores);
        let conditions_now = self.conditions_now(&creature);
        let armor = self.armor.map(|word| burden::armor(ruleset, word)).transpose()?;
        let mut next = Creature {
            name: self.name.clone().unwrap_or(creature.name),
            anchor: self.at.unwrap_or(creature.anchor),
            squeezed: creature.squeezed.filter(|_| !moves_or_grows),
            size: self.size.unwrap_or(creature.size),
            squares,
            shape: self.shape.unwrap_or(creature.shape),
            side: self.side.clone().unwrap_or(creature.side),
            speed: self.speed.unwrap_or(creature.speed),
            speed_bonuses: self.speed_bonuses.unwrap_or(creature.speed_bonuses),
            speed_category: self.speed_category.unwrap_or(creature.speed_category),
            race: self.race.unwrap_or(creature.race),
            armor: armor.unwrap_or(creature.armor),
            load: self.load.unwrap_or(creature.load),
            light_load: self.light_load.unwrap_or(creature.light_load),
            quadruped: self.quadruped.unwrap_or(creature.quadruped),
            runner: self.runner.unwrap_or(creature.runner),
            constitution: self.constitution.unwrap_or(creature.constitution),
            reach: self.reach.unwrap_or(creature.reach),
            weapon_reach: self.weapon_reach.unwrap_or(creature.weapon_reach),
            altitude: self.altitude.unwrap_or(creature.altitude),
            // Helplessness without a stated cause is a field, not a condition.
            helpless: conditions_now.has(Condition::Helpless),
            conditions: conditions_now.set(Condition::Helpless, false),
            threatens: self.threatens.unwrap_or(creature.threatens),
            fills: self.fills.unwrap_or(creature.fills),
            helpless_obstacle: self.helpless_obstacle.unwrap_or(creature.helpless_obstacle),
            ignores: match self.ignores_difficult {
                Some(on) => ignores.set_terrain(Terrain::Difficult, on),
                None => ignores,
            },
            maneuver_defense: self.maneuver_defense.or(creature.maneuver_defense),
            resist_forced: self.resist_forced.unwrap_or(creature.resist_forced),
            initiative: self.initiative.or(creature.initiative),
            dexterity: self.dexterity.or(creature.dexterity),
            base_attacks: self.base_attacks.or(creature.base_attacks),
            modes: self.modes.clone().unwrap_or(creature.modes),
            flight: self.flown(creature.altitude, creature.flight),
            strength: self.strength.unwrap_or(creature.strength),
            jump_trained: self.jump_trained.unwrap_or(creature.jump_trained),
            base_speed: self.base_speed.unwrap_or(creature.base_speed),
            owner: self.owner.unwrap_or(creature.owner),
            hidden: self.hidden.unwrap_or(creature.hidden),
            portrait: creature.portrait,
            mount: creature.mount,
        };
        let pounds = self.load.is_some_and(|load| load.pounds().is_some());
        if pounds || self.strength.is_some() {
            burden::check_load(ruleset, &next, pounds)?;
        }
        let below = self.altitude.filter(|altitude| *altitude < Height::ZERO);
        if let Some(altitude) = below.filter(|_| next.modes.of(Mode::Burrow).is_none()) {
            let dry = say!("trait-below-ground", altitude = altitude.0);
            return Err(below_the_floor(referee, ruleset.placement(&next), altitude, dry));
        }
        if let Some(space) = self.space {
            next.squeezed = self.squeezed(ruleset, &next, space)?;
            next.anchor = space.north_west();
        }
        Ok(next)
    }

    /// The creature's flight so far. If it was placed manually, it flies on as if it had just taken off.
    fn flown(&self, altitude: Height, before: Flight) -> Flight {
        let put = self.at.is_some() || self.altitude.is_some_and(|asked| asked != altitude);
        let flight = if put { Flight { facing: before.facing, ..Flight::default() } } else { before };
        Flight { facing: self.facing.or(flight.facing), ..flight }
    }

    fn conditions_now(&self, creature: &Creature) -> Conditions {
        let all = self.conditions.unwrap_or_else(|| creature.all_conditions());
        let all = self.singly.iter().fold(all, |all, &(condition, on)| all.set(condition, on));
        // A creature set standing also stops being prone by choice.
        let stands = self.singly.contains(&(Condition::Prone, false));
        if stands { all.set(Condition::ProneByChoice, false) } else { all }
    }

    /// How a creature that covers exactly these squares squeezes.
    fn squeezed(&self, ruleset: &Ruleset, creature: &Creature, space: Area) -> Result<Option<Squeezed>, UserError> {
        let anchor = space.north_west();
        if let Some(at) = self.at.filter(|&at| at != anchor) {
            return Err(UserError::new(say!("trait-at-not-of-space", at, space, anchor)));
        }
        let given = Footprint { width: space.width(), height: space.height() };
        let full = ruleset.space(creature);
        if given == full {
            return Ok(None);
        }
        let ways = [Squeezed::NorthSouth, Squeezed::WestEast];
        let narrow = ways.into_iter().filter_map(|way| Some((way, ruleset.squeezed_space(creature, way)?)));
        if let Some((way, _)) = narrow.clone().find(|&(_, footprint)| footprint == given) {
            return Ok(Some(way));
        }
        let named = |footprint: Footprint| footprint.at(anchor).to_string();
        let narrow: Vec<String> = narrow.map(|(_, footprint)| named(footprint)).collect();
        let (size, full) = (creature.size, named(full));
        Err(UserError::new(match &narrow[..] {
            [] => say!("trait-space", size, full, space),
            [narrow] => say!("trait-space-or-narrow", size, full, narrow, space),
            [one, other, ..] => say!("trait-space-or-two-narrow", size, full, one, other, space),
        }))
    }
}

/// The movement modes besides walking; `none` for no other mode.
fn modes(options: &Options<'_>) -> Result<Option<Modes>, UserError> {
    let Some(text) = options.text("modes") else { return Ok(None) };
    if text.eq_ignore_ascii_case(NONE) {
        return Ok(Some(Modes::default()));
    }
    let read = text.parse().map_err(|wrong: ParseModesError| {
        UserError::new(say!("trait-modes", example = MODES_EXAMPLE, why = wrong.message()))
    });
    read.map(Some)
}

/// Reads bonuses to speed: feet, or kinds with their feet.
fn speed_bonuses(options: &Options<'_>) -> Result<Option<SpeedBonuses>, UserError> {
    let Some(text) = options.text("speed-bonus") else { return Ok(None) };
    if text.eq_ignore_ascii_case(NONE) {
        return Ok(Some(SpeedBonuses::default()));
    }
    let length = |typed: &str| feet_typed(typed)?.try_into().ok().filter(|feet| *feet <= MOST_FEET).map(Feet);
    let read = SpeedBonuses::read(text, length).map_err(|ParseSpeedBonusesError(entry)| {
        let kinds = Message::list(BonusKind::WORDS.iter().copied());
        UserError::new(say!("trait-speed-bonus", typed = quoted(&entry), kinds, most = MOST_FEET))
    });
    read.map(Some)
}

/// Reads a set from the words of its option.
fn set<T: FromStr>(options: &Options<'_>, name: &str) -> Result<Option<T>, UserError> {
    let words = options.words(name)?;
    let read = |words: Vec<&str>| words.join(" ").parse().map_err(|_| UserError::new(say!("trait-unreadable", name)));
    words.map(read).transpose()
}

/// A reach weapon: a flag, or its reach in feet.
fn weapon_reach(options: &Options<'_>) -> Result<Option<WeaponReach>, UserError> {
    const NAME: &str = "weapon-reach";
    let Some(text) = options.text(NAME) else { return Ok(None) };
    if let Ok(flag) = options.flag(NAME) {
        return Ok(flag.map(|on| if on { WeaponReach::Double } else { WeaponReach::None }));
    }
    if text.eq_ignore_ascii_case(NONE) {
        return Ok(Some(WeaponReach::None));
    }
    match options.feet_in_squares(NAME) {
        Ok(Some(feet)) if feet > Feet(0) => Ok(Some(WeaponReach::Feet(feet))),
        _ => {
            let (name, most, said) = (NAME, 2 * MOST_REACH, quoted(text));
            Err(UserError::new(say!("trait-weapon-reach", name, most, said)))
        }
    }
}

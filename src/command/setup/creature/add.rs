//! `/creature add`: adds one creature, or several of a kind.

use crate::command::core::command::{Command, Spec};
use crate::command::core::outcome::Outcome;
use crate::command::core::table::Table;
use crate::command::input::invocation::Options;
use crate::command::input::option::{Kind, Opt, may, options};
use crate::command::input::options::{AT_AREAS, NAME};
use crate::command::input::right::Right;
use crate::command::input::user_error::{UserError, quoted};
use crate::command::setup::creature::crowd::Crowd;
use crate::command::setup::creature::stats::Stats;
use crate::command::setup::creature::traits::{SIDE, TRAITS, Traits};
use crate::command::setup::creature::{below, check_name_free, crowd, free_name, preset, put, stats};
use crate::explain;
use crate::field::{Creature, Encounter, MAX_CREATURES, Name, Side};
use crate::grid::{Area, Feet};
use crate::ruleset::Ruleset;
use crate::say;
use crate::words::Message;

/// How many creatures to add.
pub(crate) const COUNT: Opt = may("count", Kind::Whole(1, MAX_CREATURES as u32));

pub(crate) const ADD: Spec = Spec {
    name: "creature",
    sub: Some("add"),
    options: options!(
        &[AT_AREAS.needed(), may("preset", Kind::Preset), NAME, SIDE, COUNT, may("stats", Kind::Text)],
        TRAITS,
    ),
    example: "/creature add name:Ogre at:D4 size:large side:monsters speed:40",
    right: Right::Gm,
    ..Spec::of::<AddArgs>()
};

/// `/creature add`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct AddArgs {
    name: Name,
    /// Whether the name was typed, and not taken from a preset, a stat line or the roster.
    named: bool,
    at: Vec<Area>,
    count: usize,
    traits: Traits,
    stats: Stats,
}

impl Command for AddArgs {
    /// Typed options override the stat line, and the stat line overrides the preset.
    fn parse(_: &'static Spec, typed: &Options<'_>) -> Result<Self, UserError> {
        let preset = typed.text("preset").map(preset::known).transpose()?;
        let mut stats = typed.text("stats").map(stats::read).transpose()?.unwrap_or_default();
        stats.options.retain(|(option, _)| typed.text(option).is_none());
        let named = stats.options.iter().map(|(option, value)| (*option, value.as_str()));
        let preset = preset.iter().flat_map(|preset| &preset.options).map(|(option, value)| (&option[..], &value[..]));
        // Creatures from a preset or stat line are the GM's monsters, unless they are given a side or an owner.
        let monster =
            (typed.text("preset").is_some() || typed.text("stats").is_some()) && typed.text("owner").is_none();
        let side = monster.then_some(("side", MONSTERS));
        let add = Self::of(typed, named.chain(preset).chain(side))?;
        let add = if typed.text("name").is_some() { add } else { add.numbered() };
        Ok(AddArgs { stats, ..add })
    }

    fn decide(&self, table: &Table<'_>) -> Result<Outcome, UserError> {
        let referee = table.referee()?;
        let encounter = referee.encounter();
        check_room(encounter, self.count)?;
        let first = self.at.first().map_or_else(|| encounter.battlefield.area().north_west(), |area| area.north_west());
        let plain = Creature::plain(self.name.clone(), first, heroes()?);
        if let ([area], 1) = (&self.at[..], self.count)
            && is_square(area)
        {
            // A second ogre of the bestiary is Ogre 2.
            let name = match self.named {
                true => {
                    check_name_free(encounter, &self.name)?;
                    self.name.clone()
                }
                false => free_name(encounter, &self.name).unwrap_or_else(|| self.name.clone()),
            };
            let plain = Creature { name: name.clone(), ..plain };
            let mut traits = self.traits.clone();
            (traits.at, traits.name) = (Some(first), Some(name));
            let shaped = traits.onto(referee, plain.clone())?;
            return Ok(put(table, None, &plain, &traits)?.adding(self.remarks(referee.ruleset(), &shaped)));
        }
        let shaped = self.traits.onto(referee, plain)?;
        let outcome = crowd::put(table, &Crowd { like: &shaped, at: &self.at, count: self.count })?;
        Ok(outcome.adding(self.remarks(referee.ruleset(), &shaped)))
    }
}

impl AddArgs {
    /// Reads the typed options, and takes missing ones from `others`. Fails without a name or place, and if several
    /// creatures are given one `space`.
    pub(crate) fn of<'a>(
        typed: &Options<'a>,
        others: impl IntoIterator<Item = (&'a str, &'a str)>,
    ) -> Result<Self, UserError> {
        let options = &typed.or(ADD.options, others);
        let traits = Traits::parse(options)?;
        let nameless = || UserError::new(say!("add-nameless"));
        let name = traits.name.clone().ok_or_else(nameless)?;
        let at = options.required("at", options.areas("at")?)?;
        let count = count(options, &at)?;
        if count > 1 && options.text("space").is_some() {
            return Err(UserError::new(say!("add-space-of-one")));
        }
        Ok(AddArgs { name, named: true, at, count, traits, stats: Stats::default() })
    }

    /// The same under the first free number, if the name is taken.
    pub(crate) fn numbered(self) -> Self {
        AddArgs { named: false, ..self }
    }

    /// What in the stat line was not understood or doesn't match the table's rulebook, one remark a line.
    fn remarks(&self, ruleset: &Ruleset, shaped: &Creature) -> Message {
        let has = |name: &str| self.stats.options.iter().any(|(option, _)| *option == name);
        let mut lines = Vec::new();
        if !self.stats.left.is_empty() {
            let left = Message::list(self.stats.left.iter().map(|piece| quoted(piece)));
            lines.push(say!("stats-left-out", left));
        }
        let by_rule = ruleset.speed(shaped);
        if let Some(armored) = self.stats.armored.map(Feet)
            && (has("speed") && has("armor") && armored != by_rule)
        {
            lines.push(say!("stats-other-speed", armored, book = explain::book(ruleset), by_rule));
        }
        let side = Feet::SQUARE * ruleset.space(shaped).width;
        if let Some(space) = self.stats.space.map(Feet)
            && (has("size") && space != side)
        {
            let squares = space.squares();
            lines.push(say!("stats-other-space", space, squares, book = explain::book(ruleset), side));
        }
        below(lines)
    }
}

/// The side of presets and stat blocks.
pub(crate) const MONSTERS: &str = "monsters";

/// The default side of any other creature.
pub(crate) fn heroes() -> Result<Side, UserError> {
    Name::new("heroes").map(Side).map_err(|bad| UserError::new(bad.message()))
}

/// Fails if the table has no room for `more` creatures.
pub(crate) fn check_room(encounter: &Encounter, more: usize) -> Result<(), UserError> {
    if encounter.creatures().len() + more <= MAX_CREATURES {
        return Ok(());
    }
    Err(UserError::new(say!("table-full", most = MAX_CREATURES)))
}

fn is_square(area: &Area) -> bool {
    area.north_west() == area.south_east()
}

/// The number of creatures: the option `count`, or one for each square of a list.
fn count(options: &Options<'_>, at: &[Area]) -> Result<usize, UserError> {
    if let Some(count) = options.whole("count")? {
        return Ok(count as usize);
    }
    if at.iter().all(is_square) {
        return Ok(at.len());
    }
    Err(UserError::new(say!("add-count-missing")).or_example("/creature add name:Goblin count:4 at:H3:J5"))
}

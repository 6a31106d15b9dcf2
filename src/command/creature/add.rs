//! `/creature add`: one creature, or several of a kind.

use super::crowd::{self, Crowd};
use super::traits::{TRAITS, Traits, with_traits};
use super::{free_name, put};
use crate::command::decide::{Outcome, Table};
use crate::command::given::Options;
use crate::command::mistake::Mistake;
use crate::command::spec::{Kind, Opt, Spec, may, needs};
use crate::field::{Creature, MAX_CREATURES, Name, Party};
use crate::grid::Area;

const ADDED: [Opt; 3 + TRAITS.len()] = with_traits([
    needs("name", Kind::Text, "What it is called, up to 32 characters"),
    needs(
        "at",
        Kind::Areas,
        "Its square, of a bigger one the north-west square of its space; for several: \"H3 H4\" or H3:J5",
    ),
    may(
        "count",
        Kind::Whole(1, MAX_CREATURES as u32),
        "How many: Goblin 1, Goblin 2 and so on (default 1, or one for each square)",
    ),
]);

pub(in crate::command) const ADD: Spec = Spec {
    name: "creature",
    sub: Some("add"),
    about: "Put a creature, or several of a kind, on the board",
    options: &ADDED,
    example: "/creature add name:Ogre at:D4 size:large side:monsters speed:40",
    gm: false,
    private: false,
};

/// `/creature add`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Add {
    name: Name,
    at: Vec<Area>,
    count: usize,
    traits: Traits,
}

impl Add {
    pub(in crate::command) fn parse(options: &Options<'_>) -> Result<Self, Mistake> {
        let traits = Traits::parse(options)?;
        let name = options.required("name", traits.name.clone())?;
        let at = options.required("at", options.areas("at")?)?;
        let count = count(options, &at)?;
        if count > 1 && options.text("space").is_some() {
            return Err(Mistake::new("`space` is the squares of one creature; several stand unsqueezed."));
        }
        Ok(Add { name, at, count, traits })
    }

    pub(in crate::command) fn decide(&self, table: &Table<'_>) -> Result<Outcome, Mistake> {
        let referee = table.referee()?;
        let encounter = referee.encounter();
        if encounter.creatures().len() + self.count > MAX_CREATURES {
            return Err(Mistake::new(format!(
                "A table holds at most {MAX_CREATURES} creatures; /creature remove takes one off."
            )));
        }
        let heroes = Name::new("heroes").map_err(|bad| Mistake::new(bad.to_string()))?;
        let first = self.at.first().map_or_else(|| encounter.battlefield.area().north_west(), |area| area.north_west());
        let plain = Creature::plain(self.name.clone(), first, Party(heroes));
        if let ([area], 1) = (&self.at[..], self.count)
            && is_square(area)
        {
            free_name(encounter, &self.name)?;
            let mut told = self.traits.clone();
            told.at = Some(first);
            return put(table, None, &plain, &told);
        }
        let shaped = self.traits.onto(referee.ruleset(), plain)?;
        crowd::put(table, &Crowd { like: &shaped, at: &self.at, count: self.count })
    }
}

fn is_square(area: &Area) -> bool {
    area.north_west() == area.south_east()
}

/// How many are meant: so many as was said, or one for each square of a list.
fn count(options: &Options<'_>, at: &[Area]) -> Result<usize, Mistake> {
    if let Some(count) = options.whole("count")? {
        return Ok(count as usize);
    }
    if at.iter().all(is_square) {
        return Ok(at.len());
    }
    Err(Mistake::new("`count` is missing: how many creatures stand in the area?")
        .or_example("/creature add name:Goblin count:4 at:H3:J5"))
}

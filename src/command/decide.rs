use serde_json::Value;

use super::mistake::{Mistake, did_you_mean, quoted};
use super::reply::Status;
use crate::field::{Creature, Encounter, Found, Name};
use crate::grid::{Area, Square};
use crate::referee::{Mover, Referee};
use crate::render::Scene;
use crate::ruleset::{Ruleset, Shelf};

/// What a command finds when it is decided: the table as it is, and who asks.
#[derive(Clone, Copy, Debug)]
pub struct Table<'a> {
    /// The channel's table, if it has one.
    pub encounter: Option<&'a Encounter>,
    /// The rulesets.
    pub shelf: &'a Shelf,
    /// Whether who asks may do what only the GM may.
    pub gm: bool,
}

/// What a command led to.
#[derive(Clone, Debug)]
pub struct Outcome {
    pub(super) status: Status,
    pub(super) message: String,
    pub(super) ruling: Option<Value>,
    pub(super) scene: Option<Box<Scene>>,
    /// The table afterwards, if the command changes it.
    pub(super) next: Option<Encounter>,
}

impl Outcome {
    pub(super) fn said(message: impl Into<String>) -> Self {
        Outcome { status: Status::Done, message: message.into(), ruling: None, scene: None, next: None }
    }

    pub(super) fn refused_if(mut self, refused: bool) -> Self {
        if refused {
            self.status = Status::Refused;
        }
        self
    }

    pub(super) fn ruled(mut self, ruling: Value) -> Self {
        self.ruling = Some(ruling);
        self
    }

    pub(super) fn showing(mut self, scene: Scene) -> Self {
        self.scene = Some(Box::new(scene));
        self
    }

    pub(super) fn changing_nothing(mut self) -> Self {
        self.next = None;
        self
    }

    pub(super) fn leaving(mut self, next: Encounter) -> Self {
        self.next = Some(next);
        self
    }
}

impl<'a> Table<'a> {
    /// The ruleset of this id.
    pub(super) fn ruleset(&self, id: &str) -> Result<&'a Ruleset, Mistake> {
        self.shelf.get(id).ok_or_else(|| {
            let known = self.shelf.ids().collect::<Vec<_>>().join(", ");
            let hint = did_you_mean(id, self.shelf.ids());
            Mistake::new(format!("There is no ruleset {}; there are {known}.{hint}", quoted(id)))
        })
    }

    /// The table and the rules that judge it.
    pub(super) fn referee(&self) -> Result<Referee<'a>, Mistake> {
        let Some(encounter) = self.encounter else {
            return Err(Mistake::new("There is no table in this channel yet: start one with /table new.")
                .or_example("/table new width:20 height:15"));
        };
        Ok(Referee::new(self.ruleset(&encounter.ruleset)?, encounter))
    }

    /// The creature that is meant by what was typed; left out, the only one there is.
    pub(super) fn creature(&self, typed: Option<&str>) -> Result<&'a Creature, Mistake> {
        let encounter = self.referee()?.encounter();
        let everybody = encounter.creatures();
        let Some(typed) = typed else {
            return match everybody {
                [] => Err(nobody_here()),
                [only] => Ok(only),
                _ => Err(Mistake::new(format!(
                    "`creature` is missing: who? Here are {}.",
                    names(everybody.iter().map(|one| &one.name))
                ))),
            };
        };
        match encounter.find(typed) {
            Found::One(creature) => Ok(creature),
            Found::Several(several) => Err(Mistake::new(format!(
                "{} could be any of {}; type more of the name.",
                quoted(typed),
                names(several.into_iter().map(|one| &one.name))
            ))),
            Found::Nobody if everybody.is_empty() => Err(nobody_here()),
            Found::Nobody => {
                let hint = did_you_mean(typed, everybody.iter().map(|creature| creature.name.as_str()));
                Err(Mistake::new(format!(
                    "Nobody here is called {}.{hint} Here are {}.",
                    quoted(typed),
                    names(everybody.iter().map(|one| &one.name))
                )))
            }
        }
    }

    /// The same as somebody who can be moved.
    pub(super) fn mover(&self, typed: Option<&str>) -> Result<(Referee<'a>, Mover<'a>), Mistake> {
        let referee = self.referee()?;
        let creature = self.creature(typed)?;
        let mover = referee.mover(&creature.name).ok_or_else(nobody_here)?;
        Ok((referee, mover))
    }

    /// A creature as it would stand on this table; a space that leaves the map is a mistake.
    pub(super) fn fits_map(&self, creature: &Creature) -> Result<(), Mistake> {
        let referee = self.referee()?;
        let map = referee.encounter().battlefield.area();
        let space = referee.ruleset().placement(creature);
        if referee.encounter().battlefield.holds(space) {
            return Ok(());
        }
        Err(Mistake::new(format!("{} would stand on {space}, which is not all on the map ({map}).", creature.name)))
    }

    /// Squares named in a command have to lie on the map.
    pub(super) fn on_map(&self, squares: &[Square]) -> Result<(), Mistake> {
        let map: Area = self.referee()?.encounter().battlefield.area();
        match squares.iter().find(|&&square| !map.contains(square)) {
            Some(square) => Err(Mistake::new(format!("{square} is not on the map, which is {map}."))),
            None => Ok(()),
        }
    }
}

fn nobody_here() -> Mistake {
    Mistake::new("Nobody stands on this table yet: put somebody on it with /creature add.")
        .or_example("/creature add name:Ogre at:D4 size:large")
}

/// The most names that are listed in a message.
const MOST_NAMES: usize = 25;

/// Names in a sentence, the end of a long list left out.
pub(super) fn names<'c>(all: impl IntoIterator<Item = &'c Name>) -> String {
    let all: Vec<&Name> = all.into_iter().collect();
    let shown: Vec<&str> = all.iter().take(MOST_NAMES).map(|name| name.as_str()).collect();
    match all.len().saturating_sub(MOST_NAMES) {
        0 => shown.join(", "),
        more => format!("{} and {more} more", shown.join(", ")),
    }
}

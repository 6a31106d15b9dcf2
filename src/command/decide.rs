use crate::say;
use std::borrow::Cow;
use std::collections::BTreeMap;

use serde_json::Value;

use super::dice::Dice;
use super::mistake::{Mistake, did_you_mean, quoted};
use super::reply::{Mention, Status};
use super::rights::Person;
use super::upload::Attached;
use crate::field::{Creature, Encounter, Found, Name, Template, Turned};
use crate::grid::{Area, Square};
use crate::mapfile::Sheet;
use crate::referee::{Mover, Referee};
use crate::render::{DayChart, Picture, Reel, Scene};
use crate::ruleset::{Ruleset, Shelf};
use crate::words::Words;

/// What a command finds when it is decided: the table as it is, and who asks.
#[derive(Clone, Copy, Debug)]
pub struct Table<'a> {
    /// The channel's table, if it has one.
    pub encounter: Option<&'a Encounter>,
    /// The rulesets.
    pub shelf: &'a Shelf,
    /// What the table plays by: its ruleset with its house rules.
    pub ruleset: Option<&'a Ruleset>,
    /// Who asks.
    pub person: Person,
    /// The dice of this request.
    pub dice: &'a Dice,
    /// The picture under the board, for a command that takes it away in a file.
    pub sheet: Option<&'a Sheet>,
    /// The creatures that are kept for the tables of this place.
    pub roster: &'a [Template],
}

/// What a table plays by.
#[derive(Clone, Debug)]
pub(super) struct Played<'a> {
    /// Its ruleset with its house rules laid over it.
    pub(super) ruleset: Cow<'a, Ruleset>,
    /// House rules that mean nothing any more, and so are left out.
    ignored: Vec<(String, String)>,
}

impl<'a> Played<'a> {
    /// What the table plays by; `None` if there is no such ruleset. A house rule of a former version that is none any more
    /// does not lock the table.
    pub(super) fn of(shelf: &'a Shelf, encounter: &Encounter) -> Option<Self> {
        let plain = shelf.get(&encounter.ruleset)?;
        if encounter.house_rules().is_empty() {
            return Some(Played { ruleset: Cow::Borrowed(plain), ignored: Vec::new() });
        }
        if let Ok(Some(ruleset)) = shelf.with(&encounter.ruleset, encounter.house_rules()) {
            return Some(Played { ruleset: Cow::Owned(ruleset), ignored: Vec::new() });
        }
        let mut played = Played { ruleset: Cow::Borrowed(plain), ignored: Vec::new() };
        let mut kept = BTreeMap::new();
        for (rule, value) in encounter.house_rules() {
            kept.insert(rule.clone(), value.clone());
            if let Ok(Some(ruleset)) = shelf.with(&encounter.ruleset, &kept) {
                played.ruleset = Cow::Owned(ruleset);
            } else {
                kept.remove(rule);
                played.ignored.push((rule.clone(), value.clone()));
            }
        }
        Some(played)
    }

    /// What is to be said about those of the table's house rules that mean nothing any more.
    pub(super) fn warning(&self, now: &Encounter) -> Words {
        let still = self.ignored.iter().filter(|(rule, _)| now.house_rules().contains_key(rule));
        let told = still.map(|(rule, value)| Words::as_it_is("\n").then(say!("house-rule-unknown-now", rule, value)));
        Words::row(told, "")
    }
}

/// What is said where a command needs a table.
pub(super) fn no_table() -> Mistake {
    Mistake::new(say!("table-missing")).or_example("/table new width:20 height:15")
}

/// What a command led to.
#[derive(Clone, Debug)]
pub struct Outcome {
    pub(super) status: Status,
    pub(super) message: Words,
    pub(super) ruling: Option<Value>,
    pub(super) picture: Option<Picture>,
    /// What stands behind the ruling, item by item.
    pub(super) account: Option<Words>,
    pub(super) letters: Option<String>,
    /// The table afterwards, if the command changes it.
    pub(super) next: Option<Encounter>,
    /// Whether it belongs into the history even if the table is as it was.
    pub(super) memorable: bool,
    /// A picture that has to be kept for the table afterwards, with the name by which that knows it.
    pub(super) sheet: Option<(String, Sheet)>,
    /// A file that goes with the answer.
    pub(super) file: Option<Attached>,
    /// What becomes of the roster, if the command is about that.
    pub(super) roster: Option<Turned<Option<Template>>>,
    /// Whom the message names by the id, where the table does not tell.
    pub(super) mentions: Vec<Mention>,
}

impl Outcome {
    pub(super) fn said(message: Words) -> Self {
        Outcome {
            status: Status::Done,
            message,
            ruling: None,
            picture: None,
            account: None,
            letters: None,
            next: None,
            memorable: false,
            sheet: None,
            file: None,
            roster: None,
            mentions: Vec::new(),
        }
    }

    pub(super) fn painting(mut self, name: String, sheet: Sheet) -> Self {
        self.sheet = Some((name, sheet));
        self
    }

    pub(super) fn attaching(mut self, file: Attached) -> Self {
        self.file = Some(file);
        self
    }

    pub(super) fn keeping(mut self, turned: Turned<Option<Template>>) -> Self {
        self.roster = Some(turned);
        self
    }

    pub(super) fn adding(mut self, more: Words) -> Self {
        self.message = self.message.then(more);
        self
    }

    pub(super) fn naming(mut self, mentions: Vec<Mention>) -> Self {
        self.mentions = mentions;
        self
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

    pub(super) fn accounted(mut self, account: Words) -> Self {
        self.account = Some(account);
        self
    }

    pub(super) fn showing(mut self, scene: Scene) -> Self {
        self.picture = Some(Picture::Board(Box::new(scene)));
        self
    }

    pub(super) fn charting(mut self, chart: DayChart) -> Self {
        self.picture = Some(Picture::Day(Box::new(chart)));
        self
    }

    /// Boards one after the other.
    pub(super) fn replaying(mut self, reel: Reel) -> Self {
        self.picture = Some(Picture::Replay(Box::new(reel)));
        self
    }

    /// The board with letters instead of a picture.
    pub(super) fn lettered(mut self, letters: String) -> Self {
        self.letters = Some(letters);
        self
    }

    pub(super) fn pending_if(mut self, pending: bool) -> Self {
        if pending {
            self.status = Status::Pending;
        }
        self
    }

    pub(super) fn changing_nothing(mut self) -> Self {
        self.next = None;
        self
    }

    /// Something happened, whether or not anybody stands elsewhere for it.
    pub(super) fn memorable_if(mut self, memorable: bool) -> Self {
        self.memorable = memorable;
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
            let (known, hint) = (Words::list(self.shelf.ids()), did_you_mean(id, self.shelf.ids()));
            Mistake::new(say!("ruleset-unknown", said = quoted(id), known, hint))
        })
    }

    /// The table and the rules that judge it.
    pub(super) fn referee(&self) -> Result<Referee<'a>, Mistake> {
        let Some(encounter) = self.encounter else {
            return Err(no_table());
        };
        let ruleset = match self.ruleset {
            Some(ruleset) => ruleset,
            None => self.ruleset(&encounter.ruleset)?,
        };
        Ok(Referee::new(ruleset, encounter))
    }

    /// The creature that is meant by what was typed; left out, see [`clear_without_a_name`].
    pub(super) fn creature(&self, typed: Option<&str>) -> Result<&'a Creature, Mistake> {
        meant(self.referee()?.encounter(), self.person, typed)
    }

    /// The same as somebody who can be moved.
    pub(super) fn mover(&self, typed: Option<&str>) -> Result<(Referee<'a>, Mover<'a>), Mistake> {
        let referee = self.referee()?;
        let creature = self.creature(typed)?;
        let mover = referee.mover(&creature.name).ok_or_else(nobody_here)?;
        Ok((referee, mover))
    }

    /// Who moves by a command that judges it: out of its turn too if that is only a preview.
    pub(super) fn acting(&self, typed: Option<&str>, preview: bool) -> Result<(Referee<'a>, Mover<'a>), Mistake> {
        let (referee, mover) = self.mover(typed)?;
        Ok((referee.planning(preview), mover))
    }

    /// A creature as it would stand on this table; a space that leaves the map is a mistake.
    pub(super) fn fits_map(&self, creature: &Creature) -> Result<(), Mistake> {
        let referee = self.referee()?;
        let map = referee.encounter().battlefield.area();
        let space = referee.ruleset().placement(creature);
        if referee.encounter().battlefield.holds(space) {
            return Ok(());
        }
        Err(Mistake::new(say!("map-space-leaves-it", who = creature.name, space, map)))
    }

    /// Squares named in a command have to lie on the map.
    pub(super) fn on_map(&self, squares: &[Square]) -> Result<(), Mistake> {
        let map: Area = self.referee()?.encounter().battlefield.area();
        match squares.iter().find(|&&square| !map.contains(square)) {
            Some(square) => Err(Mistake::new(say!("map-square-off-it", square, map))),
            None => Ok(()),
        }
    }
}

/// The creature that is meant by what somebody typed; left out, see [`clear_without_a_name`].
pub(super) fn meant<'e>(
    encounter: &'e Encounter,
    person: Person,
    typed: Option<&str>,
) -> Result<&'e Creature, Mistake> {
    let everybody = encounter.creatures();
    let Some(typed) = typed else {
        let missing = || match everybody {
            [] => nobody_here(),
            everybody => Mistake::new(say!("creature-missing", here = names(everybody.iter().map(|one| &one.name)))),
        };
        return clear_without_a_name(encounter, person).ok_or_else(missing);
    };
    match encounter.find(typed) {
        Found::One(creature) => Ok(creature),
        Found::Several(several) => Err(Mistake::new(say!(
            "creature-ambiguous",
            said = quoted(typed),
            names = names(several.into_iter().map(|one| &one.name))
        ))),
        Found::Nobody if everybody.is_empty() => Err(nobody_here()),
        Found::Nobody => {
            let hint = did_you_mean(typed, everybody.iter().map(|creature| creature.name.as_str()));
            Err(Mistake::new(say!(
                "creature-unknown",
                said = quoted(typed),
                hint,
                here = names(everybody.iter().map(|one| &one.name))
            )))
        }
    }
}

/// Who is meant where nobody is named: whose turn it is, if the person may move it; else the person's own, if that is one;
/// else the only one there is.
pub(super) fn clear_without_a_name(encounter: &Encounter, person: Person) -> Option<&Creature> {
    let acting = encounter.rounds.as_deref().and_then(|rounds| rounds.acting());
    let acting = acting.and_then(|name| encounter.creature(name));
    let only = || if let [only] = encounter.creatures() { Some(only) } else { None };
    match person.own(encounter)[..] {
        _ if acting.is_some_and(|one| person.moves(one)) => acting,
        [own] => Some(own),
        _ => only().or(acting),
    }
}

fn nobody_here() -> Mistake {
    Mistake::new(say!("creature-nobody-here")).or_example("/creature add name:Ogre at:D4 size:large")
}

/// The most names that are listed in a message.
pub(super) const MOST_NAMES: usize = 25;

/// Names in a sentence, the end of a long list left out.
pub(super) fn names<'c>(all: impl IntoIterator<Item = &'c Name>) -> Words {
    let all: Vec<&Name> = all.into_iter().collect();
    let names = Words::list(all.iter().take(MOST_NAMES));
    match all.len().saturating_sub(MOST_NAMES) {
        0 => names,
        more => say!("names-and-more", names, more),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::field::Battlefield;
    use crate::ruleset::policy::Corner;

    #[test]
    fn a_house_rule_of_a_former_version_is_told_and_locks_nothing() {
        let shelf = Shelf::bundled().expect("the bundled files");
        let mut table = Encounter::new("srd35", Battlefield::open(5, 5).expect("a board"));
        for (rule, value) in [("gravity", "off"), ("corner", "allowed"), ("diagonals", "sideways")] {
            table.set_house_rule(rule, Some(value.to_owned()));
        }
        let played = Played::of(&shelf, &table).expect("a ruleset");
        assert_eq!(played.ruleset.corner.is, Corner::Allowed);
        let warning = played.warning(&table).to_string();
        assert!(warning.contains("gravity (off)") && warning.contains("rule:diagonals value:book"), "{warning}");
        for rule in ["gravity", "diagonals"] {
            table.set_house_rule(rule, None);
        }
        assert!(played.warning(&table).is_empty());
    }
}

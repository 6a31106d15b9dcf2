//! A table as those see it who do not know of everybody on it, and what becomes of the whole when something changes in that
//! view: the one filter through which nothing of the unseen leaks.

use std::borrow::Cow;

use super::creature::Creature;
use super::encounter::Encounter;
use super::name::Name;
use super::rounds::Rounds;

impl Encounter {
    /// Whether anybody is hidden.
    #[must_use]
    pub fn has_hidden(&self) -> bool {
        self.creatures().iter().any(|creature| creature.hidden)
    }

    /// The table as everybody sees it.
    #[must_use]
    pub fn in_view(&self) -> Cow<'_, Encounter> {
        if self.has_hidden() { Cow::Owned(self.without(|creature| creature.hidden)) } else { Cow::Borrowed(self) }
    }

    /// The table as if some were not there. If it was the turn of one of them, it is that of the next who is.
    #[must_use]
    pub fn without(&self, unseen: impl Fn(&Creature) -> bool) -> Encounter {
        let mut view = self.clone();
        let gone: Vec<&Name> = self.creatures().iter().filter(|one| unseen(one)).map(|one| &one.name).collect();
        gone.iter().for_each(|name| drop(view.remove(name)));
        if let Some(mut rounds) = view.rounds.take() {
            gone.iter().for_each(|name| rounds.forget(name, |other| view.creature(other).is_some()));
            view.rounds = Some(rounds);
        }
        view
    }

    /// The whole table after something was done on [`Encounter::without`] the unseen that led to `next`: they are as they were,
    /// but one whose name somebody has taken since gets a number.
    #[must_use]
    pub fn behind(&self, next: Encounter, unseen: impl Fn(&Creature) -> bool) -> Encounter {
        let mut whole = next;
        for creature in self.creatures().iter().filter(|one| unseen(one)) {
            let numbered = (2..).map_while(|number| Name::new(&format!("{} {number}", creature.name)).ok());
            let free = [creature.name.clone()].into_iter().chain(numbered).find(|name| whole.creature(name).is_none());
            let name = free.unwrap_or_else(|| creature.name.clone());
            if let (Some(rounds), Some(before)) = (whole.rounds.as_deref_mut(), self.rounds.as_deref()) {
                rounds.takes_back(before, &creature.name);
                if name != creature.name {
                    rounds.rename(&creature.name, &name);
                }
            }
            whole.put(Creature { name, ..creature.clone() });
        }
        whole
    }
}

impl Rounds {
    /// Keeps of a creature what was kept of it before it was out of view; what it has done ends with its round, as it does
    /// for everybody without a turn of its own.
    fn takes_back(&mut self, before: &Rounds, name: &Name) {
        if let Some(place) = before.place(name).filter(|_| self.place(name).is_none()) {
            let at = self.order.partition_point(|other| other.initiative >= place.initiative);
            self.order.insert(at, place.clone());
        }
        if before.aloft.contains(name) {
            self.aloft.insert(name.clone());
        }
        self.leaps.extend(before.leaps.get(name).map(|leap| (name.clone(), *leap)));
        self.runs.extend(before.runs.get(name).map(|running| (name.clone(), *running)));
        let goes_on =
            self.round == before.round && std::mem::discriminant(&self.stage) == std::mem::discriminant(&before.stage);
        if !goes_on {
            return;
        }
        self.doings.extend(before.of(name).map(|doings| (name.clone(), doings.clone())));
        self.intents.extend(before.intents.get(name).map(|intent| (name.clone(), intent.clone())));
        for (who, doings) in &mut self.doings {
            if before.of(who).is_some_and(|had| had.had_chance.contains(name)) {
                doings.had_chance.insert(name.clone());
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::field::{Battlefield, Doings, Party, Place, Stage};
    use crate::grid::Square;

    fn name(text: &str) -> Name {
        Name::new(text).expect("a name")
    }

    fn table() -> Encounter {
        let mut table = Encounter::new("srd35", Battlefield::open(9, 9).expect("a board"));
        let mut rounds = Rounds::not_begun();
        for (at, (who, hidden)) in [("Aldo", false), ("Bryn", false), ("Stalker", true)].into_iter().enumerate() {
            let creature = Creature::plain(name(who), Square::new(at as i32, 0), Party(name("heroes")));
            table.put(Creature { hidden, ..creature });
            rounds.put(Place {
                name: name(who),
                initiative: 20 - at as i32,
                bonus: 0,
                dexterity: 0,
                rolls: Vec::new(),
            });
            rounds.doings.insert(name(who), Doings { moves: 1, ..Doings::default() });
        }
        rounds.round = 1;
        rounds.stage = Stage::Turn(Some(name("Bryn")));
        table.rounds = Some(Box::new(rounds));
        table
    }

    #[test]
    fn nothing_of_the_hidden_is_in_view_and_nothing_of_them_is_lost() {
        let table = table();
        let view = table.in_view().into_owned();
        assert!(!format!("{view:?}").to_lowercase().contains("stalker"), "{view:?}");
        assert_eq!(table.behind(view.clone(), |one| one.hidden), table);
        // The turn passes over them, and with the round what they have done is over.
        let mut next = view;
        if let Some(rounds) = next.rounds.as_deref_mut() {
            rounds.next_turn(|_| true);
        }
        let whole = table.behind(next, |one| one.hidden);
        let rounds = whole.rounds.as_deref().expect("turns");
        assert_eq!((rounds.round, rounds.acting()), (2, Some(&name("Aldo"))));
        assert!(rounds.place(&name("Stalker")).is_some() && rounds.of(&name("Stalker")).is_none());
    }

    #[test]
    fn a_name_that_somebody_takes_is_taken() {
        let table = table();
        let mut next = table.in_view().into_owned();
        next.put(Creature::plain(name("stalker"), Square::new(5, 5), Party(name("heroes"))));
        let whole = table.behind(next, |one| one.hidden);
        let there: Vec<(&str, bool)> = whole.creatures().iter().map(|one| (one.name.as_str(), one.hidden)).collect();
        assert_eq!(there, [("Aldo", false), ("Bryn", false), ("stalker", false), ("Stalker 2", true)]);
        let places: Vec<&str> = whole.rounds.iter().flat_map(|r| &r.order).map(|place| place.name.as_str()).collect();
        assert_eq!(places, ["Aldo", "Bryn", "Stalker 2"]);
    }
}

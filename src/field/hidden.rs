//! A table without its hidden creatures, and merging what was done on it back into the whole table. This is the only
//! filter that keeps hidden creatures out of answers.

use std::borrow::Cow;

use super::creature::Creature;
use super::encounter::Encounter;
use super::name::Name;
use super::rounds::Rounds;

impl Encounter {
    /// Whether any creature is hidden.
    #[must_use]
    pub fn has_hidden(&self) -> bool {
        self.creatures().iter().any(|creature| creature.hidden)
    }

    /// The table as players see it.
    #[must_use]
    pub fn visible(&self) -> Cow<'_, Encounter> {
        if self.has_hidden() { Cow::Owned(self.without(|creature| creature.hidden)) } else { Cow::Borrowed(self) }
    }

    /// The table without some of its creatures. If it was the turn of one of them, it becomes the next remaining
    /// creature's.
    #[must_use]
    pub fn without(&self, unseen: impl Fn(&Creature) -> bool) -> Encounter {
        let mut view = self.clone();
        let unseen_names: Vec<&Name> = self.creatures().iter().filter(|one| unseen(one)).map(|one| &one.name).collect();
        unseen_names.iter().for_each(|name| drop(view.remove(name)));
        let rides_unseen = |one: &&Creature| one.mount.as_ref().is_some_and(|mount| unseen_names.contains(&mount));
        for rider in self.creatures().iter().filter(|one| !unseen(one)).filter(rides_unseen) {
            view.put(Creature { mount: None, ..rider.clone() });
        }
        if let Some(mut rounds) = view.rounds.take() {
            unseen_names.iter().for_each(|name| rounds.forget(name, |other| view.takes_turns(other)));
            view.rounds = Some(rounds);
        }
        view
    }

    /// The whole table after a command has turned [`Encounter::without`] the unseen into `next`. The unseen are
    /// unchanged, except that one gets a number if its name has been taken meanwhile.
    #[must_use]
    pub fn with_unseen(&self, next: Encounter, unseen: impl Fn(&Creature) -> bool) -> Encounter {
        let mut whole = next;
        for creature in self.creatures().iter().filter(|one| unseen(one)) {
            let numbered = (2..).map_while(|number| Name::new(&format!("{} {number}", creature.name)).ok());
            let free = [creature.name.clone()].into_iter().chain(numbered).find(|name| whole.creature(name).is_none());
            let name = free.unwrap_or_else(|| creature.name.clone());
            if let (Some(rounds), Some(before)) = (whole.rounds.as_deref_mut(), self.rounds.as_deref()) {
                rounds.restore(before, &creature.name);
                if name != creature.name {
                    rounds.rename(&creature.name, &name);
                }
            }
            whole.put(Creature { name, ..creature.clone() });
        }
        let place = |creature: &Creature| (creature.anchor, creature.altitude);
        for rider in self.creatures().iter().filter(|one| !unseen(one)) {
            let stays = |now: &&Creature| place(now) == place(rider) && now.mount.is_none();
            let on_unseen = self.mount_of(rider).is_some_and(&unseen);
            if let Some(now) = whole.creature(&rider.name).filter(stays).filter(|_| on_unseen) {
                let now = Creature { mount: rider.mount.clone(), ..now.clone() };
                whole.put(now);
            }
        }
        whole
    }
}

impl Rounds {
    /// Restores what was recorded of a creature before it was filtered out. As for any creature without a turn of its
    /// own, what it has done is cleared when the round ends.
    fn restore(&mut self, before: &Rounds, name: &Name) {
        if let Some(place) = before.place(name).filter(|_| self.place(name).is_none()) {
            let at = self.order.partition_point(|other| other.initiative >= place.initiative);
            self.order.insert(at, place.clone());
        }
        if before.aloft.contains(name) {
            self.aloft.insert(name.clone());
        }
        self.leaps.extend(before.leaps.get(name).map(|leap| (name.clone(), *leap)));
        self.runs.extend(before.runs.get(name).map(|running| (name.clone(), *running)));
        let same_phase =
            self.round == before.round && std::mem::discriminant(&self.stage) == std::mem::discriminant(&before.stage);
        if !same_phase {
            return;
        }
        self.turn_log.extend(before.of(name).map(|turn_log| (name.clone(), turn_log.clone())));
        self.earlier.extend(before.earlier.get(name).map(|log| (name.clone(), log.clone())));
        self.held.extend(before.held.get(name).map(|held| (name.clone(), held.clone())));
        self.done.extend(before.done.get(name).cloned());
        self.intents.extend(before.intents.get(name).map(|intent| (name.clone(), intent.clone())));
        for (who, turn_log) in &mut self.turn_log {
            if before.of(who).is_some_and(|had| had.had_chance.contains(name)) {
                turn_log.had_chance.insert(name.clone());
            }
            if before.of(who).is_some_and(|had| had.had_standing.contains(name)) {
                turn_log.had_standing.insert(name.clone());
            }
        }
    }
}

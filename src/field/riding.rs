//! Riders and mounts.

use super::creature::Creature;
use super::encounter::Encounter;
use super::name::Name;
use super::rounds::{Rounds, Stage};

/// The most creatures stacked as rider on rider.
const MOST_RIDERS: usize = 8;

impl Encounter {
    /// The creature that this one rides, if it is on the table and in the same place.
    #[must_use]
    pub fn mount_of(&self, rider: &Creature) -> Option<&Creature> {
        let mount = self.creature(rider.mount.as_ref()?)?;
        let place = |creature: &Creature| (creature.anchor, creature.altitude);
        (place(mount) == place(rider) && mount.name != rider.name).then_some(mount)
    }

    /// All direct riders of this creature.
    pub fn riders_of(&self, mount: &Creature) -> impl Iterator<Item = &Creature> {
        let rides = |rider: &&Creature| self.mount_of(rider).is_some_and(|it| it.name == mount.name);
        self.creatures().iter().filter(rides)
    }

    /// The creatures that move where this one does: itself and its riders, theirs included.
    pub fn carried_along<'e>(&'e self, mover: &'e Creature) -> impl Iterator<Item = &'e Creature> {
        let rides =
            |one: &&'e Creature| one.mount.is_some() && one.name != mover.name && self.body(one).name == mover.name;
        std::iter::once(mover).chain(self.creatures().iter().filter(rides))
    }

    /// Whether a creature is an opponent of this one or of somebody that rides it: a rider may have a neutral mount.
    #[must_use]
    pub fn faces(&self, mover: &Creature, other: &Creature) -> bool {
        self.carried_along(mover).any(|one| one.side.opposes(&other.side))
    }

    /// The creature whose space this one occupies: the mount at the bottom, or itself.
    #[must_use]
    pub fn body<'c>(&'c self, creature: &'c Creature) -> &'c Creature {
        let below = |one: &&'c Creature| self.mount_of(one);
        std::iter::successors(Some(creature), below).take(MOST_RIDERS).last().unwrap_or(creature)
    }

    /// Whether the two share one space as rider and mount, or as riders of one mount.
    #[must_use]
    pub fn ride_together(&self, one: &Creature, other: &Creature) -> bool {
        (one.mount.is_some() || other.mount.is_some()) && self.body(one).name == self.body(other).name
    }

    /// Whether the creature acts for this mount: it rides the mount, or something that rides it.
    #[must_use]
    pub fn is_rider(&self, rider: &Name, mount: &Name) -> bool {
        let ridden = self.creature(rider).and_then(|rider| self.mount_of(rider));
        let below = |one: &&Creature| self.mount_of(one);
        std::iter::successors(ridden, below).take(MOST_RIDERS).any(|ridden| ridden.name == *mount)
    }

    /// Whether the creature acts in the current turn: its own, or that of one who rides it.
    #[must_use]
    pub fn is_in_turn(&self, rounds: &Rounds, name: &Name) -> bool {
        rounds.acting().is_some_and(|acting| acting == name || self.is_rider(acting, name))
    }

    /// The riders of this creature that have turns of their own, in turn order.
    fn riders_in_order<'r>(&self, rounds: &'r Rounds, mount: &Name) -> impl DoubleEndedIterator<Item = &'r Name> {
        let rides = move |one: &&Name| self.is_rider(one, mount) && self.takes_turns(one);
        rounds.order.iter().map(|place| &place.name).filter(rides)
    }

    /// Whether the turn of this creature begins with the current one: with several riders, that of the first.
    #[must_use]
    pub fn begins_turn(&self, rounds: &Rounds, name: &Name) -> bool {
        let whose = self.riders_in_order(rounds, name).next().unwrap_or(name);
        rounds.acting() == Some(whose)
    }

    /// Whether the turn of this creature ends with the current one: with several riders, that of the last; in a round
    /// without an order, everyone's. Before anyone's turn, and in phases, nobody's.
    #[must_use]
    pub fn ends_turn(&self, rounds: &Rounds, name: &Name) -> bool {
        match &rounds.stage {
            Stage::Turn(Some(acting)) => *acting == *self.riders_in_order(rounds, name).next_back().unwrap_or(name),
            Stage::Turn(None) => rounds.has_begun() && rounds.order.is_empty(),
            Stage::Movement | Stage::Action => false,
        }
    }

    /// Those whose readied action lets the creature act during another's turn: itself, or those who ride it.
    pub fn readied<'r>(&self, rounds: &'r Rounds, name: &Name) -> impl Iterator<Item = &'r Name> {
        let others = !self.is_in_turn(rounds, name);
        rounds.ready.iter().filter(move |one| others && (*one == name || self.is_rider(one, name)))
    }

    /// Whether the creature has to wait: it is another's turn, the order includes it or one who rides it, and no action is
    /// readied.
    #[must_use]
    pub fn waits(&self, rounds: &Rounds, name: &Name) -> bool {
        let mut places = rounds.order.iter().map(|place| &place.name);
        rounds.acting().is_some()
            && !self.is_in_turn(rounds, name)
            && self.readied(rounds, name).next().is_none()
            && places.any(|one| one == name || self.is_rider(one, name))
    }
}

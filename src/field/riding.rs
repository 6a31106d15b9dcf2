//! Riders and mounts.

use super::creature::Creature;
use super::encounter::Encounter;
use super::name::Name;

/// How many riders may sit one on another.
const MOST_RIDERS: usize = 8;

impl Encounter {
    /// The creature that this one rides: it is on the table, and in the same place.
    #[must_use]
    pub fn mount_of(&self, rider: &Creature) -> Option<&Creature> {
        let mount = self.creature(rider.mount.as_ref()?)?;
        let place = |creature: &Creature| (creature.anchor, creature.altitude);
        (place(mount) == place(rider) && mount.name != rider.name).then_some(mount)
    }

    /// Everybody who rides this creature.
    pub fn riders_of(&self, mount: &Creature) -> impl Iterator<Item = &Creature> {
        let rides = |rider: &&Creature| self.mount_of(rider).is_some_and(|it| it.name == mount.name);
        self.creatures().iter().filter(rides)
    }

    /// The creature whose space this one takes up: the mount at the bottom, or itself.
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

    /// Whether the creature acts for this one: it rides it.
    #[must_use]
    pub fn is_rider(&self, rider: &Name, mount: &Name) -> bool {
        let rider = self.creature(rider).and_then(|rider| self.mount_of(rider));
        rider.is_some_and(|ridden| ridden.name == *mount)
    }
}

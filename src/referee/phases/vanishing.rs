//! Targets that are suddenly elsewhere: a creature that follows one, or keeps away from it, has to beat its initiative, or
//! else carries on as if it were still there.

use super::contest::Opposed;
use super::playout::{Along, Playout};
use crate::field::{Encounter, Intent, Name};
use crate::referee::board::Sight;
use crate::referee::ruling::{CheckKind, Finding, ReactiveFact};
use crate::ruleset::RuleId;

impl Playout<'_> {
    /// Sends a creature after the targets it has lost, if it sees them and beats their initiative, for which it has one try.
    pub(super) fn chase(&mut self, name: &Name) {
        let Some(intent) = self.intents.get(name) else { return };
        let targets: Vec<Name> =
            intent.lost_targets().filter(|&target| !intent.has_given_up(target)).cloned().collect();
        for target in targets.into_iter().filter(|target| self.sees(name, target)).collect::<Vec<_>>() {
            let Some(contest) = self.contest(CheckKind::Chase, RuleId::Vanishing, name, &target) else { return };
            let Some(intent) = self.intents.get_mut(name) else { return };
            match contest.mover.total > contest.against.total {
                true => intent.find(&target),
                false => intent.give_up(&target),
            }
        }
    }

    fn sees(&self, name: &Name, target: &Name) -> bool {
        let (one, other) = (self.board.creature(name), self.board.creature(target));
        one.zip(other).is_some_and(|(one, other)| Sight(self.referee()).sees(one, other))
    }

    /// Creatures that react to one that has vanished from its place on the table before, or to its riders, see where it went
    /// and beat its initiative, or lose track of it. A result that isn't known yet holds nothing up: until then the target is
    /// lost. A creature that digs itself in vanishes only from those that can't see it any more.
    pub(super) fn vanish(&mut self, main: usize, name: &Name, (before, along): (&Encounter, Along)) {
        let Some(creature) = before.creature(name) else { return };
        let gone: Vec<Name> =
            before.riders_of(creature).map(|rider| rider.name.clone()).chain([name.clone()]).collect();
        let loses = |(by, intent): (&Name, &Intent)| {
            let fresh = |target: &&Name| gone.contains(target) && intent.lost_at(target).is_none();
            let targets = intent.targets().iter().filter(fresh).map(|target| (by.clone(), target.clone()));
            targets.collect::<Vec<_>>()
        };
        // A creature that follows only as the phase ends looks for its target then.
        let later = self.held.iter().flat_map(loses).collect::<Vec<_>>();
        for (by, target) in later {
            let at = before.creature(&target).map(|creature| creature.anchor);
            let seen = along != Along::Teleport && self.sees(&by, &target);
            let intent = self.held.get_mut(&by).zip(at).filter(|_| !seen);
            intent.into_iter().for_each(|(intent, at)| intent.lose(&target, at));
        }
        let watched: Vec<(Name, Name)> = self.intents.iter().filter(|(_, it)| it.moves()).flat_map(loses).collect();
        for (by, target) in watched {
            if along != Along::Teleport && self.sees(&by, &target) {
                continue;
            }
            let Some(from) = before.creature(&target).map(|creature| creature.anchor) else { continue };
            let fact = if !self.sees(&by, &target) {
                Some(ReactiveFact::LosesSight { by: by.clone(), from })
            } else if let Some(contest) = self.answers.contests.get(self.made) {
                self.made += 1;
                // The result given first is that of the creature that goes.
                let (own, theirs) = (contest.against.total, contest.mover.total);
                Some(ReactiveFact::Chased { by: by.clone(), own, theirs, from })
            } else {
                self.unmade.get_or_insert(Opposed { mover: target.clone(), against: by.clone() });
                self.intents.get(&by).map(|intent| ReactiveFact::Vanishes {
                    by: by.clone(),
                    intent: intent.clone(),
                    from,
                })
            };
            let keeps_track = matches!(fact, Some(ReactiveFact::Chased { own, theirs, .. }) if own > theirs);
            if let Some(intent) = self.intents.get_mut(&by).filter(|_| !keeps_track) {
                intent.lose(&target, from);
                if matches!(fact, Some(ReactiveFact::Chased { .. })) {
                    intent.give_up(&target);
                }
            }
            if let Some(strand) = self.strands.get_mut(main) {
                strand.findings.extend(fact.map(|fact| Finding::note(RuleId::Vanishing, fact)));
            }
        }
    }
}

//! Climbing into a bigger opponent's space.

use super::check::{Rolled, Trial};
use super::maneuver::{Maneuver, ManeuverFact, about};
use super::ruling::{Action, Provocation, Ruling, Verdict};
use super::through::{Entry, bigger_by, conclude, entry_into, lies_in, limited_by, provoke, steps_of};
use super::turn::Claim;
use super::walk::{Prefer, Walk};
use super::{Manner, Mover, Referee};
use crate::field::{Condition, Creature, Name};
use crate::grid::{Feet, Square};
use crate::ruleset::RuleId;

/// How much harder each further square makes it.
const EACH_SQUARE: i32 = 5;

/// A clamber that somebody asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clamber {
    /// Into whose space.
    pub target: Name,
    /// The anchors to pass, the last being where it ends; without any it ends where that is cheapest.
    pub stops: Vec<Square>,
    /// Which route is best.
    pub prefer: Prefer,
    /// Feet beyond those of half speed, for a harder check.
    pub extra: Feet,
    /// Whose chances to strike are spared first.
    pub spare: Vec<Name>,
    /// What the check came to.
    pub rolled: Option<Rolled>,
}

impl<'a> Referee<'a> {
    /// Judges a clamber. Where the check fails the ruling tells how far the mover comes.
    #[must_use]
    pub fn clamber(&self, mover: &Mover<'a>, asked: &Clamber) -> Ruling {
        let rule = RuleId::Clamber;
        let prone = mover.creature.is(Condition::Prone);
        let takes = if prone { Action::FullRound } else { Action::Standard };
        // What forces it on is no movement of its own: a five-foot step goes with it.
        let claim = Claim { takes, maneuver: true, moves: false };
        let (mut before, usable) = self.maneuver_refusals(mover, Maneuver::Clamber, claim, true);
        let target = self.encounter.creature(&asked.target).filter(|_| usable);
        let Some(target) = target else { return self.maneuver_refused(mover, &asked.stops, before) };
        before.extend(self.target_refusals(mover, Maneuver::Clamber, target));
        let least = if self.ruleset.reach(mover.creature) < Feet::SQUARE { 1 } else { self.ruleset.clamber_sizes.is };
        if bigger_by(target.size, mover.creature.size) < least {
            let who = target.name.clone();
            before.push(about(RuleId::ClamberSizes, ManeuverFact::NotBigEnough { who, least }));
        }
        let (plain, most) = if prone {
            (Feet::SQUARE, self.half_speed(mover.creature))
        } else {
            (self.half_speed(mover.creature), self.full_speed(mover))
        };
        let budget = (plain + asked.extra).min(most.max(plain));
        let harder = budget.squares().saturating_sub(plain.squares());
        let mover = &mover.in_manner(Manner::default());
        let company = self.company(mover).letting_in(&[target], Entry::Into);
        let space = self.ruleset.placement(target);
        let judge = |stops: Vec<Square>| {
            let walk = Walk { stops, prefer: asked.prefer, ..Walk::default() };
            self.maneuver_way(mover, (&company, &walk), budget, &[])
        };
        let mut ruling = if asked.stops.is_empty() {
            let inside = space.squares().filter(|&anchor| lies_in(mover.full.at(anchor), space));
            let ways = inside.map(|anchor| judge(vec![anchor]));
            let worth = |ruling: &Ruling| {
                let (feet, provoked) = (ruling.feet.unwrap_or(Feet(u32::MAX)).0, ruling.provocations.len());
                let by = if asked.prefer == Prefer::Safest { (provoked as u32, feet) } else { (feet, provoked as u32) };
                (ruling.refusals().count(), by, ruling.steps.len())
            };
            let best = ways.min_by_key(worth);
            best.unwrap_or_else(|| self.maneuver_refused(mover, &[space.anchor], Vec::new()))
        } else {
            judge(asked.stops.clone())
        };
        limited_by(&mut ruling, rule);
        ruling.findings.splice(0..0, before);
        if !lies_in(ruling.to, space) {
            ruling.findings.push(about(rule, ManeuverFact::NotInside { who: target.name.clone() }));
        }
        let Some(entry) = entry_into(&ruling, space).filter(|_| ruling.refusals().next().is_none()) else {
            if ruling.refusals().next().is_none() {
                ruling.findings.push(about(rule, ManeuverFact::NotThrough { who: target.name.clone() }));
            }
            return conclude(ruling, rule, takes, false);
        };
        let more = EACH_SQUARE * i32::try_from(harder).unwrap_or(0);
        let check = self.defense_check(&mut ruling, Trial::Clamber, rule, (target, more), asked.rolled);
        let (succeeds, margin) = (check.succeeds(), check.margin());
        ruling.checks.push(check);
        match succeeds {
            Some(true) => self.spared(&mut ruling, Some(&target.name), &asked.spare, margin, rule),
            Some(false) => ruling = self.clamber_failed(mover, ruling, target, entry),
            None => {}
        }
        conclude(ruling, rule, takes, succeeds.is_none())
    }

    /// Takes back the chances of those whom a check spared the mover: of this one, or else of one, and of another for every
    /// full 2 over, those named first.
    pub(super) fn spared(
        &self,
        ruling: &mut Ruling,
        target: Option<&Name>,
        wanted: &[Name],
        margin: Option<i32>,
        rule: RuleId,
    ) {
        let over = usize::try_from(margin.unwrap_or(0) / 2).unwrap_or(0) + usize::from(target.is_none());
        let rest: Vec<Provocation> =
            ruling.provocations.iter().filter(|chance| Some(&chance.by) != target).cloned().collect();
        let others = self.spared_first(&rest, wanted, over);
        let is_spared = |chance: &Provocation| Some(&chance.by) == target || others.contains(&chance.by);
        let (spared, left) = std::mem::take(&mut ruling.provocations).into_iter().partition(is_spared);
        ruling.provocations = left;
        let spared: Vec<Provocation> = spared;
        ruling.findings.extend(spared.into_iter().map(|chance| about(rule, ManeuverFact::Spared { who: chance.by })));
    }

    /// It stops before the target's space, and provokes the target whatever it threatens.
    fn clamber_failed(&self, mover: &Mover<'a>, ruling: Ruling, target: &Creature, entry: usize) -> Ruling {
        let (from, to) = steps_of(&ruling)[entry];
        let checks = ruling.checks.clone();
        let mut ruling = ruling.stopped_after(entry);
        ruling.checks = checks;
        ruling.verdict = Verdict::Legal;
        if let Some(chance) = self.provoked_by_entering(mover, target, (entry, from, to), RuleId::Clamber) {
            provoke(&mut ruling.provocations, chance);
        }
        let (who, at) = (target.name.clone(), ruling.to);
        ruling.findings.push(about(RuleId::Clamber, ManeuverFact::StopsBefore { who, at, shunted: false }));
        ruling
    }
}

//! Running opponents over, and the bull rush that is one by another name.

use super::check::{Check, Trial};
use super::company::Company;
use super::maneuver::{Maneuver, ManeuverFact, Results, about};
use super::ruling::{Action, Ruling};
use super::through::{Entry, conclude, entry_into, provoke, sizes_count, steps_of, too_many};
use super::turn::Claim;
use super::walk::{Prefer, Walk};
use super::{Manner, Mover, Referee};
use crate::field::{Creature, Name};
use crate::grid::{Placement, Square};
use crate::ruleset::RuleId;
use crate::ruleset::policy::{self, Dead};

/// By how much a check has to exceed a Maneuver Defense to knock prone.
const PRONE_BY: i32 = 5;

/// An overrun that somebody asks for.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Overrun {
    /// The anchors to pass in their order; the last is where it ends.
    pub stops: Vec<Square>,
    /// Which route is best.
    pub prefer: Prefer,
    /// Who is run over.
    pub targets: Vec<Name>,
    /// Which of them get out of the way.
    pub avoids: Vec<Name>,
    /// Whether it is part of a move action, where the rules know that.
    pub part_of_move: bool,
    /// Whether the defender trips a mover that fails.
    pub tripped: bool,
    /// What the checks came to.
    pub results: Results,
    /// What the mover's opposed check has to come to.
    pub against: Option<i32>,
    /// Whether it goes by the name of a bull rush.
    pub is_bull_rush: bool,
}

/// How an overrun is decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Contest {
    Strength,
    Defense,
}

/// What an overrun comes to, target by target.
struct Course<'c, 'a> {
    mover: &'c Mover<'a>,
    company: &'c Company<'a>,
    asked: &'c Overrun,
    contest: Contest,
    rule: RuleId,
}

impl<'a> Referee<'a> {
    /// Judges an overrun. Where a check fails the ruling tells how far the mover comes.
    #[must_use]
    pub fn overrun(&self, mover: &Mover<'a>, asked: &Overrun) -> Ruling {
        let maneuver = if asked.is_bull_rush { Maneuver::BullRush } else { Maneuver::Overrun };
        let (rule, rules) = (maneuver.rule(), self.ruleset);
        let contest = match rules.overrun.is {
            policy::Overrun::Maneuver if !asked.is_bull_rush => Contest::Defense,
            _ => Contest::Strength,
        };
        let all_avoid = asked.targets.iter().all(|target| asked.avoids.contains(target));
        let takes = match contest {
            _ if all_avoid => Action::Move,
            Contest::Strength => Action::MoveAndStandard,
            Contest::Defense if asked.part_of_move => Action::Move,
            Contest::Defense => Action::Standard,
        };
        let claim = Claim { takes, maneuver: contest == Contest::Defense, moves: true };
        let (mut before, usable) = self.maneuver_refusals(mover, maneuver, claim, false);
        if !usable {
            return self.maneuver_refused(mover, &asked.stops, before);
        }
        let targets: Vec<&Creature> = asked.targets.iter().filter_map(|name| self.encounter.creature(name)).collect();
        if contest == Contest::Strength
            && self.doings(&mover.creature.name).and_then(|doings| doings.maneuver.as_deref()) == Some(maneuver.word())
        {
            before.push(about(rule, ManeuverFact::OnceARound));
        }
        let single = contest == Contest::Strength || asked.part_of_move || rules.overrun_several.is == 0;
        if targets.len() > 1 && single {
            before.push(about(rule, ManeuverFact::OneTarget));
        }
        before.extend(too_many(rule, targets.len()));
        before.extend(targets.iter().flat_map(|target| self.target_refusals(mover, maneuver, target)));
        let plain = contest == Contest::Strength || asked.part_of_move;
        let mover = &mover.in_manner(Manner { plain, ..Manner::default() });
        let mut company = self.company(mover).letting_in(&targets, Entry::Through);
        if contest == Contest::Defense {
            let body =
                |creature: &Creature| creature.is(crate::field::Condition::Dead) && rules.dead.is != Dead::AsHelpless;
            company = company.ending_alone(rule, body);
        }
        let spaces: Vec<Placement> = targets.iter().map(|target| rules.placement(target)).collect();
        let through = if spaces.len() <= super::explore::MOST_THROUGH { &spaces[..] } else { &[] };
        let walk = Walk { stops: asked.stops.clone(), prefer: asked.prefer, ..Walk::default() };
        let mut ruling = self.maneuver_way(mover, (&company, &walk), self.full_speed(mover), through);
        ruling.findings.splice(0..0, before);
        for (target, &space) in targets.iter().zip(&spaces) {
            if entry_into(&ruling, space).is_none() {
                ruling.findings.push(about(rule, ManeuverFact::NotThrough { who: target.name.clone() }));
            }
        }
        if ruling.refusals().next().is_some() {
            return conclude(ruling, rule, takes, false);
        }
        if contest == Contest::Defense && !all_avoid && !asked.part_of_move {
            let quiet = std::mem::take(&mut ruling.provocations);
            let told = quiet.into_iter().map(|chance| about(rule, ManeuverFact::ProvokesNobody { who: chance.by }));
            ruling.findings.extend(told);
        }
        Course { mover, company: &company, asked, contest, rule }.run(self, ruling, &targets, takes)
    }
}

impl<'a> Course<'_, 'a> {
    /// Meets the targets in the order in which the way leads into their squares.
    fn run(&self, referee: &Referee<'a>, mut ruling: Ruling, targets: &[&Creature], takes: Action) -> Ruling {
        let rule = self.rule;
        let less = referee.ruleset.overrun_several.is * (targets.len().saturating_sub(1)) as u32;
        let less = if self.contest == Contest::Defense { i32::try_from(less).unwrap_or(0) } else { 0 };
        let mut met: Vec<(usize, &Creature)> = targets
            .iter()
            .filter_map(|&target| Some((entry_into(&ruling, referee.ruleset.placement(target))?, target)))
            .collect();
        met.sort_by_key(|&(step, _)| step);
        let steps = steps_of(&ruling);
        let (mut checks, mut hangs) = (0, false);
        for (step, target) in met {
            let (from, to) = steps[step];
            if self.contest == Contest::Strength
                && let Some(chance) = referee.provoked_by_entering(self.mover, target, (step, from, to), rule)
            {
                provoke(&mut ruling.provocations, chance);
                let struck =
                    |fact: &super::Fact| matches!(fact, super::Fact::NoStrike { who, .. } if *who == target.name);
                ruling.findings.retain(|finding| !struck(&finding.fact));
            }
            if self.asked.avoids.contains(&target.name) {
                ruling.findings.push(about(rule, ManeuverFact::Avoids { who: target.name.clone() }));
                continue;
            }
            let check = self.check(referee, &mut ruling, target, (checks, less));
            checks += 1;
            let (succeeds, margin) = (check.succeeds(), check.margin());
            ruling.checks.push(check);
            match succeeds {
                Some(true) => {
                    let prone = match self.contest {
                        Contest::Strength => true,
                        Contest::Defense => !self.asked.part_of_move && margin >= Some(PRONE_BY),
                    };
                    if prone {
                        ruling.findings.push(about(rule, ManeuverFact::FallsProne { who: target.name.clone() }));
                    }
                }
                Some(false) => {
                    ruling = self.fail(referee, ruling, target, step);
                    break;
                }
                None => hangs = true,
            }
        }
        conclude(ruling, rule, takes, hangs)
    }

    fn check(
        &self,
        referee: &Referee<'a>,
        ruling: &mut Ruling,
        target: &Creature,
        (index, less): (usize, i32),
    ) -> Check {
        let rolled = self.asked.results.of(index);
        match self.contest {
            Contest::Strength => {
                ruling.findings.extend(sizes_count(self.mover, target, self.rule));
                let trial = Trial::OverrunStrength;
                let against = Some(target.name.clone());
                Check { trial, against, dc: self.asked.against, rolled, rule: self.rule }
            }
            Contest::Defense => {
                let trial = if self.asked.part_of_move { Trial::OverrunInPassing } else { Trial::Overrun };
                let mut check = referee.defense_check(ruling, trial, self.rule, (target, 0), rolled);
                if less > 0 {
                    if index == 0 {
                        ruling.findings.push(about(RuleId::OverrunSeveral, ManeuverFact::Penalty { less }));
                    }
                    if let Some(rolled) = &mut check.rolled {
                        rolled.total = rolled.total.saturating_sub(less);
                    }
                }
                check
            }
        }
    }

    /// Stops the mover before the squares of the one it failed against.
    fn fail(&self, referee: &Referee<'a>, ruling: Ruling, target: &Creature, step: usize) -> Ruling {
        let is_free = |place: Placement| referee.end_refusals(self.mover, self.company, place).is_empty();
        let place = |steps: usize| steps.checked_sub(1).map_or(ruling.from, |step| ruling.steps[step].to);
        let stop = match self.contest {
            Contest::Strength => step,
            // Back along the way to the first place where nobody stands, at worst to where it came from.
            Contest::Defense => (1..=step).rev().find(|&steps| is_free(place(steps))).unwrap_or(0),
        };
        let falls = self.contest == Contest::Strength && (self.asked.tripped || (stop > 0 && !is_free(place(stop))));
        let provoked: Vec<_> = ruling.provocations.iter().filter(|chance| chance.step <= step).cloned().collect();
        let (notes, checks) = (ruling.findings.clone(), ruling.checks.clone());
        let mut ruling = ruling.stopped_after(stop);
        ruling.provocations = provoked;
        ruling.checks = checks;
        // What was told of the targets met before stays true, wherever it ends.
        ruling.findings = notes;
        ruling.findings.retain(|finding| !matches!(finding.fact, super::Fact::Squeezes { .. }));
        let who = target.name.clone();
        let stops = ManeuverFact::StopsBefore { who, at: ruling.to, shunted: stop < step };
        ruling.findings.push(about(self.rule, stops));
        if falls {
            let who = self.mover.creature.name.clone();
            ruling.findings.push(about(self.rule, ManeuverFact::FallsProne { who }));
        }
        ruling
    }
}

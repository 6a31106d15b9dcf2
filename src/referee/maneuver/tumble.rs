//! Tumbling past opponents, and through their squares.

use super::clamber::Clambers;
use super::through::{Entry, Maneuvers, limited_by, provoke, steps_of};
use super::ways::{Portion, Wanted, goal_of, is_upright};
use crate::field::{Creature, Name};
use crate::grid::{Feet, HalfFeet, Placement};
use crate::referee::board::{Occupancy, SharedSquares};
use crate::referee::context::{Mover, Referee};
use crate::referee::flight::ClassFlights;
use crate::referee::movement::{Chance, Claim, Hindrances, Maneuvering, Strikes, Turns};
use crate::referee::request::Tumble;
use crate::referee::ruling::{
    Action, Check, CheckKind, Fact, Finding, Maneuver, ManeuverFact, Modifier, Provocation, Ruling, Verdict,
};
use crate::referee::walk::GroundChecks;
use crate::ruleset::RuleId;

/// How much harder tumbling is for a prone mover.
const LYING: i32 = 5;

/// Tumbling past opponents and through their squares.
#[derive(Clone, Copy, Debug)]
pub struct Tumbles<'a>(pub Referee<'a>);

impl<'a> Tumbles<'a> {
    /// Judges a tumble. If a check to get through an opponent's squares fails, the ruling says how far the mover gets.
    #[must_use]
    pub fn tumble(&self, mover: &Mover<'a>, asked: &Tumble) -> Ruling {
        Turns(self.0).within_or_as_new(mover, |left| self.judged(mover, asked, left))
    }

    /// Judges a tumble using what is left of a movement already begun, or as a movement of its own. If it is refused, notes
    /// an opponent that could be tumbled through.
    fn judged(&self, mover: &Mover<'a>, asked: &Tumble, left: Option<Feet>) -> Ruling {
        let mut ruling = self.tumbled(mover, asked, left);
        if ruling.verdict == Verdict::Illegal {
            let could = self.could_go_through(mover, (asked, left), &ruling);
            ruling.findings.extend(could);
        }
        ruling
    }

    /// Judges a tumble by its path and its checks.
    fn tumbled(&self, mover: &Mover<'a>, asked: &Tumble, left: Option<Feet>) -> Ruling {
        let (rule, rules) = (RuleId::Tumble, self.0.ruleset);
        let by_defense = rules.tumble.value.is_against_defense();
        let lies = by_defense && Hindrances(self.0).only_crawls(mover.creature);
        let left = left.filter(|_| !lies && !by_defense);
        let takes = match left {
            Some(_) => Action::Free,
            None if lies => Action::FullRound,
            None => Action::Move,
        };
        let claim = Claim { takes, maneuver: Maneuvering::No, moves: true };
        let (mut before, usable) = Maneuvers(self.0).maneuver_refusals(mover, Maneuver::Tumble, claim, by_defense);
        if !usable {
            return Maneuvers(self.0).maneuver_refused(mover, goal_of(&asked.stops), before);
        }
        let speed = rules.speed_in_full(mover.creature);
        if speed.burdened < speed.unburdened {
            before.push(Finding::refusal(rule, ManeuverFact::Encumbered));
        }
        if asked.untrained && rules.tumble.value.takes_training() {
            before.push(Finding::refusal(rule, ManeuverFact::Untrained));
        }
        if asked.deep_bog {
            before.push(Finding::refusal(rule, ManeuverFact::DeepBog));
        }
        if asked.is_in_part() && !rules.tumble.value.mixes_with_walking() {
            before.push(Finding::refusal(rule, ManeuverFact::TumblesAllTheWay));
        }
        let through: Vec<&Creature> = asked.through.iter().filter_map(|name| self.0.encounter.creature(name)).collect();
        for target in &through {
            before.extend(Maneuvers(self.0).target_refusals(
                mover,
                (Maneuver::Tumble, is_upright(&asked.stops)),
                target,
            ));
            if rules.tumble_through.value == 0 {
                before.push(Finding::refusal(
                    RuleId::TumbleThrough,
                    ManeuverFact::NoWayThrough { who: target.name.clone() },
                ));
            }
        }
        let budget = match (lies, asked.accelerated || asked.is_in_part()) {
            (true, _) => Feet::SQUARE,
            (false, true) => left.unwrap_or_else(|| Maneuvers(self.0).full_speed(mover)),
            (false, false) => left.map_or_else(
                || Maneuvers(self.0).half_speed(mover.creature),
                |left| Feet::SQUARE * (left.squares() / 2),
            ),
        };
        let open = |others: Occupancy<'a>| others.letting_in(&through, Entry::Through);
        let occupancy = open(SharedSquares(self.0).occupancy(mover));
        let spaces: Vec<Placement> = through.iter().map(|target| rules.placement(target)).collect();
        let halved = !lies && !asked.accelerated && !asked.is_in_part();
        let wanted = Wanted {
            stops: &asked.stops,
            prefer: asked.prefer,
            budget: (budget, if halved { Portion::Half } else { Portion::Whole }),
            targets: &through,
            entry: Entry::Through,
            quiet: &[],
            takes,
        };
        let mut ruling = Maneuvers(self.0).maneuver_way(mover, &occupancy, &wanted, open);
        ruling.halved = halved.then(|| left.unwrap_or_else(|| Maneuvers(self.0).full_speed(mover)));
        if asked.is_in_part() {
            price_tumbled_steps(&mut ruling, asked, (&through, &spaces));
        }
        limited_by(&mut ruling, rule);
        ruling.findings.splice(0..0, before);
        for target in &through {
            let not_through = Maneuvers(self.0).not_through(mover, &ruling, (target, &asked.stops));
            ruling.findings.extend(not_through.map(|fact| Finding::refusal(rule, fact)));
            Maneuvers(self.0).say_out_of_level(mover, (Maneuver::Tumble, target), &mut ruling);
            Maneuvers(self.0).say_afloat(mover, target, &mut ruling);
        }
        let slow = ClassFlights(self.0).too_slow_to_stay_up(mover, &ruling, takes);
        ruling.findings.extend(slow);
        if self.0.stops_at_refusals(&ruling) {
            return Maneuvers(self.0).conclude(ruling, rule, takes, false);
        }
        if by_defense {
            self.tumble_past_all(&mut ruling, asked, lies);
            let ruling = Maneuvers(self.0).conclude(ruling, rule, takes, false);
            return GroundChecks(self.0).ask_maneuver(mover, ruling, &asked.ground);
        }
        let walked_past = self.chances_at_a_walk(mover, &ruling, asked);
        ruling.provocations.retain(|chance| walked_past.iter().all(|other| other.by != chance.by));
        let hangs = self.tumble_past_each(mover, &mut ruling, asked, &through);
        let steps = ruling.steps.len();
        for chance in walked_past.into_iter().filter(|chance| chance.step < steps) {
            provoke(&mut ruling.provocations, chance);
        }
        ClassFlights(self.0).fly_the_way(mover, &mut ruling);
        let ruling = Maneuvers(self.0).conclude(ruling, rule, takes, hangs);
        GroundChecks(self.0).ask_maneuver(mover, ruling, &asked.ground)
    }

    /// The note that the opponent in the way can be tumbled through, if that leaves only the given reasons.
    fn could_go_through(
        &self,
        mover: &Mover<'a>,
        (asked, left): (&Tumble, Option<Feet>),
        ruling: &Ruling,
    ) -> Option<Finding> {
        let met = |finding: &Finding| match &finding.fact {
            Fact::InTheWay { who, .. } => Some(who.clone()),
            _ => None,
        };
        let who = ruling.refusals().find_map(met).filter(|who| !asked.through.contains(who))?;
        let mut through = asked.through.clone();
        through.push(who.clone());
        let then = self.tumbled(mover, &Tumble { through, ..asked.clone() }, left);
        let known = then.refusals().all(|left| ruling.refusals().any(|finding| finding.fact == left.fact));
        known.then(|| Finding::note(RuleId::TumbleThrough, ManeuverFact::CouldGoThrough { who }))
    }

    /// One check for all opponents, against the highest Maneuver Defense among those that could strike.
    fn tumble_past_all(&self, ruling: &mut Ruling, asked: &Tumble, lies: bool) {
        let rule = RuleId::Tumble;
        let who: Vec<&Creature> =
            ruling.provocations.iter().filter_map(|chance| self.0.encounter.creature(&chance.by)).collect();
        let unknown = who.iter().find(|creature| creature.maneuver_defense.is_none());
        let highest = who.iter().max_by_key(|creature| creature.maneuver_defense);
        let Some(target) = unknown.or(highest) else { return };
        let hurry = if asked.accelerated && !lies { harder(self.0.ruleset.tumble_accelerated.value) } else { 0 };
        let more = hurry + asked.surface + if lies { LYING } else { 0 };
        let check = Maneuvers(self.0).defense_check(
            ruling,
            CheckKind::TumblePastAll,
            rule,
            (target, more),
            asked.results.of(0),
        );
        let (succeeds, margin) = (check.succeeds(), check.margin());
        ruling.checks.push(check);
        if succeeds == Some(true) {
            Clambers(self.0).spared(ruling, None, &asked.spare, margin, rule);
        }
    }

    /// Every opponent's first chance at the steps that aren't tumbled, which no check takes away.
    fn chances_at_a_walk(&self, mover: &Mover<'a>, ruling: &Ruling, asked: &Tumble) -> Vec<Provocation> {
        let mut chances: Vec<Provocation> = Vec::new();
        let threateners = Strikes(self.0).threateners(mover);
        let steps = steps_of(ruling).into_iter().enumerate();
        for (step, (from, to)) in steps.filter(|(_, (_, to))| !asked.tumbles_into(*to)) {
            for Chance { by, leaving, entering, rule } in Strikes(self.0).chances(&threateners, from, to) {
                if chances.iter().all(|earlier| earlier.by != by.name) {
                    chances.push(Provocation { by: by.name.clone(), step, leaving, entering, rule });
                }
            }
        }
        chances
    }

    /// Makes a check for each opponent in the order they are passed; returns whether an unrolled check leaves the path open.
    fn tumble_past_each(&self, mover: &Mover<'a>, ruling: &mut Ruling, asked: &Tumble, through: &[&Creature]) -> bool {
        let steps = steps_of(ruling);
        let entry = |name: &Name| {
            let target = through.iter().find(|target| target.name == *name)?;
            Maneuvers(self.0).enters(mover, ruling, target, &asked.stops)
        };
        let mut passed: Vec<(usize, Name, Option<usize>)> = ruling
            .provocations
            .iter()
            .filter(|chance| entry(&chance.by).is_none())
            .map(|chance| (chance.step, chance.by.clone(), None))
            .chain(through.iter().filter_map(|target| {
                let step = entry(&target.name)?;
                Some((step, target.name.clone(), Some(step)))
            }))
            .collect();
        passed.sort_by(|a, b| (a.0, a.1.as_str()).cmp(&(b.0, b.1.as_str())));
        let rules = self.0.ruleset;
        let less = if asked.accelerated { harder(rules.tumble_accelerated.value) } else { 0 };
        let mut hangs = false;
        for (index, (_, name, entry)) in passed.into_iter().enumerate() {
            let (kind, rule, base) = match entry {
                Some(_) => (CheckKind::TumbleThrough, RuleId::TumbleThrough, rules.tumble_through.value),
                None => (CheckKind::TumblePast, RuleId::TumblePast, rules.tumble_past.value),
            };
            let further = harder(rules.tumble_further.value).saturating_mul(i32::try_from(index).unwrap_or(0));
            let rolled = asked.results.of(index);
            let dc = Some(harder(base) + further + asked.surface);
            let modifiers = Modifier::own("haste", -less, RuleId::TumbleAccelerated).into_iter().collect();
            let check = Check { kind, against: Some(name.clone()), dc, rolled, rule, modifiers };
            let succeeds = check.succeeds();
            ruling.checks.push(check);
            match (succeeds, entry) {
                (Some(true), _) => {
                    let could = ruling.provocations.len();
                    ruling.provocations.retain(|chance| chance.by != name);
                    if ruling.provocations.len() < could {
                        ruling.findings.push(Finding::note(rule, ManeuverFact::Spared { who: name }));
                    }
                }
                (Some(false), Some(step)) => {
                    self.stop_before(mover, ruling, &name, (step, steps[step]));
                    return hangs;
                }
                (None, Some(_)) => hangs = true,
                (Some(false) | None, None) => {}
            }
        }
        hangs
    }

    /// Stops the mover before an opponent's squares; the opponent gets its chance.
    fn stop_before(
        &self,
        mover: &Mover<'a>,
        ruling: &mut Ruling,
        name: &Name,
        (step, (from, to)): (usize, (Placement, Placement)),
    ) {
        let (checks, notes) = (ruling.checks.clone(), ruling.findings.clone());
        *ruling = ruling.clone().stopped_after(step);
        ruling.verdict = Verdict::Legal;
        (ruling.checks, ruling.findings) = (checks, notes);
        ruling.findings.retain(|finding| !matches!(finding.fact, Fact::Squeezes { .. }));
        let rule = RuleId::TumbleThrough;
        let target = self.0.encounter.creature(name);
        if let Some(chance) =
            target.and_then(|target| Maneuvers(self.0).provoked_by_entering(mover, target, (step, from, to), rule))
        {
            provoke(&mut ruling.provocations, chance);
        }
        let stops = ManeuverFact::StopsBefore { who: name.clone(), at: ruling.to, shunted: false };
        ruling.findings.push(Finding::note(rule, stops));
    }
}

/// Prices the tumbled steps of a movement at half speed; refuses a path that misses one of them, or that leads through an
/// opponent at a walk.
fn price_tumbled_steps(ruling: &mut Ruling, asked: &Tumble, (through, spaces): (&[&Creature], &[Placement])) {
    let rule = RuleId::Tumble;
    if !asked.accelerated && ruling.feet.is_some() {
        for step in ruling.steps.iter_mut().filter(|step| asked.tumbles_into(step.to)) {
            step.feet += step.feet;
            step.rules.push(rule);
        }
        let (feet, budget) = (ruling.spent_after(ruling.steps.len()), HalfFeet::from(ruling.budget));
        ruling.feet = Some(feet);
        ruling.findings.retain(|finding| !matches!(finding.fact, Fact::TooFar { .. }));
        if feet > budget {
            ruling.findings.push(Finding::refusal(rule, Fact::TooFar { feet }));
        }
    }
    let missed = asked.tumbled.iter().find(|&&square| ruling.steps.iter().all(|step| step.to.anchor != square));
    ruling.findings.extend(missed.map(|&square| Finding::refusal(rule, ManeuverFact::TumblesElsewhere { square })));
    for (target, &space) in through.iter().zip(spaces) {
        if ruling.steps.iter().any(|step| step.to.overlaps(space) && !asked.tumbles_into(step.to)) {
            let who = target.name.clone();
            ruling.findings.push(Finding::refusal(RuleId::TumbleThrough, ManeuverFact::WalksThrough { who }));
        }
    }
}

fn harder(figure: u32) -> i32 {
    i32::try_from(figure).unwrap_or(0)
}

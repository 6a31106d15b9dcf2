//! Ground that asks for a check: where a movement on foot enters it, where a leap or a flight comes down on it, and what
//! the check does.

use super::{WalkJudge, Walks};
use crate::field::{Condition, GroundCheck, Mode, Name, Skill};
use crate::grid::{Feet, HalfFeet, Height, Path, Placement, Square};
use crate::referee::board::{Grades, Occupancy, SharedSquares, Water};
use crate::referee::context::{Balancing, Mover, Referee};
use crate::referee::movement::SkillBonuses;
use crate::referee::request::Results;
use crate::referee::ruling::{
    Action, Check, CheckKind, Fact, Finding, GroundFact, HeightFact, ManeuverFact, Modifier, Ruling, Step, Verdict,
};
use crate::ruleset::RuleId;

/// The margin at or below which a creature falls, if the rules say so.
const FALLS_FROM: i32 = -5;

/// The modifier for keeping one's balance at full speed.
const AT_FULL_SPEED: i32 = -5;

/// The modifier for half speed, if the mover has the choice.
const AT_HALF_SPEED: i32 = 5;

/// The ranks in Balance that keep a balancing creature from being flat-footed.
const SURE_FOOTED: u32 = 5;

/// Ground that asks for a check.
#[derive(Clone, Copy, Debug)]
pub(crate) struct GroundChecks<'a>(pub(crate) Referee<'a>);

/// How a movement gets onto the ground.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Gait {
    /// Step by step; from the air, only if it continues on foot.
    OnFoot,
    /// Only by the last step of a leap. If it fails the check, the leap isn't made.
    Leap,
    /// From the air.
    Flight,
}

/// A stretch of a path over ground that asks for one check.
pub(crate) struct Stretch {
    /// The index of the step that leads onto it.
    step: usize,
    /// The first of its squares the mover enters.
    pub(crate) square: Square,
    pub(crate) check: GroundCheck,
}

/// A movement as the ground meets it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Trod<'s> {
    pub(crate) from: Placement,
    pub(crate) steps: &'s [Step],
    /// The altitude above the floor at which it ends, if that isn't the one after its last step.
    pub(crate) altitude: Option<Height>,
    /// The feet of one action.
    pub(crate) speed: Feet,
}

impl<'s> From<&'s Ruling> for Trod<'s> {
    fn from(ruling: &'s Ruling) -> Self {
        Trod { from: ruling.from, steps: &ruling.steps, altitude: ruling.altitude, speed: ruling.speed }
    }
}

/// A check of a movement, and the index of the step at which it comes up.
type Asked = (usize, Check);

impl<'a> GroundChecks<'a> {
    /// Whether the ground asks nothing of the mover.
    fn spares(&self, mover: &Mover<'a>) -> bool {
        let unasked = self.0.encounter.battlefield.checked_squares().is_empty();
        unasked || mover.creature.is(Condition::Incorporeal)
    }

    /// Whether this step of a movement ends on the ground from the air, from a wall or out of the water. A hovering creature
    /// doesn't touch the ground.
    fn lands(&self, mover: &Mover<'a>, trod: Trod<'_>, (index, gait): (usize, Gait)) -> bool {
        let step = &trod.steps[index];
        let next = trod.steps.get(index + 1);
        let falls = next.is_none() && trod.altitude == Some(Height::ZERO);
        let down = step.altitude == Height::ZERO || falls;
        match (gait, step.mode) {
            (Gait::Leap, _) => next.is_none() && down,
            (_, Mode::Fly | Mode::Glide) => {
                !Grades(self.0).hovers(mover.creature) && down && next.is_none_or(|next| next.mode == Mode::Walk)
            }
            (_, Mode::Climb) => down,
            (_, Mode::Swim) => {
                let floor = self.0.encounter.battlefield.floor_under(step.to);
                down && !Water(self.0).is_in_water(step.to, floor)
            }
            (_, Mode::Walk | Mode::Burrow | Mode::Teleport) => false,
        }
    }

    /// The checks that the last step of a movement asks for, in order.
    pub(crate) fn of_the_last_step(&self, mover: &Mover<'a>, trod: Trod<'_>) -> Vec<Stretch> {
        let mut stretches = self.stretches(mover, trod, Gait::OnFoot);
        stretches.retain(|stretch| stretch.step + 1 == trod.steps.len());
        stretches
    }

    /// The stretches of a movement that ask for a check, in order. Consecutive squares that ask for the same check are one
    /// stretch, within a single action.
    fn stretches(&self, mover: &Mover<'a>, trod: Trod<'_>, gait: Gait) -> Vec<Stretch> {
        if self.spares(mover) {
            return Vec::new();
        }
        let board = &self.0.encounter.battlefield;
        let (mut at, mut before, mut action) = (trod.from, Vec::new(), 0);
        let mut stretches = Vec::new();
        for (index, step) in trod.steps.iter().enumerate() {
            let lands = self.lands(mover, trod, (index, gait));
            let on_foot = step.mode == Mode::Walk && step.altitude == Height::ZERO && gait != Gait::Leap;
            // A creature that comes down enters all the ground there, except what it stood on before.
            let stood = |square: &Square| mover.creature.altitude == Height::ZERO && trod.from.contains(*square);
            let entered = step.to.squares().filter(|square| match lands {
                true => !stood(square),
                false => on_foot && !at.contains(*square),
            });
            let asked = entered.filter_map(|square| Some((square, board.ground(square).check?)));
            let now_in = self.actions_before(trod, index);
            let mut now: Vec<GroundCheck> = Vec::new();
            for (square, check) in asked {
                let again = before.contains(&check) && (action == now_in || self.rule(check.skill) != RuleId::Balance);
                if !now.contains(&check) && !again {
                    stretches.push(Stretch { step: index, square, check });
                }
                now.push(check);
            }
            (at, before, action) = (step.to, now, now_in);
        }
        stretches
    }

    /// How many actions the movement has taken before this step ends, each worth its speed. A creature keeping its balance
    /// rolls in each.
    fn actions_before(&self, trod: Trod<'_>, step: usize) -> u32 {
        let halves = self.0.ruleset.balance.value.takes_half_speed() && trod.speed > Feet(0);
        let spent: HalfFeet = trod.steps.iter().take(step + 1).map(|step| step.feet).sum();
        if halves { spent.whole().0.saturating_sub(1) / trod.speed.0 } else { 0 }
    }

    /// The rule behind such a check.
    pub(crate) fn rule(&self, skill: Skill) -> RuleId {
        let balances = skill == Skill::Balance && self.0.ruleset.balance.value.is_known();
        if balances { RuleId::Balance } else { RuleId::GroundChecks }
    }

    /// The check, with the `nth` of these results.
    pub(crate) fn check(
        &self,
        mover: &Mover<'a>,
        GroundCheck { skill, dc }: GroundCheck,
        results: &Results,
        nth: usize,
    ) -> Check {
        let rule = self.rule(skill);
        let hurries = mover.options.balancing == Balancing::AtFullSpeed;
        let hurries = hurries && rule == RuleId::Balance && self.0.ruleset.balance.value.takes_half_speed();
        let careful = mover.options.balancing == Balancing::WithCare;
        let careful = careful && rule == RuleId::Balance && self.0.ruleset.balance.value.eases_at_half_speed();
        let haste = Modifier::own("haste", if hurries { AT_FULL_SPEED } else { 0 }, rule);
        let care = Modifier::own("half speed", if careful { AT_HALF_SPEED } else { 0 }, rule);
        let own = SkillBonuses(self.0).of(mover.creature, skill);
        let modifiers = haste.into_iter().chain(care).chain(own).collect();
        let falls = rule == RuleId::Balance && self.0.ruleset.balance.value.drops_by_five();
        let kind = CheckKind::Ground { skill, falls };
        Check { kind, against: None, dc: Some(dc.into()), rolled: results.of(nth), rule, modifiers }
    }

    /// Asks a walk for the checks of the ground it enters. If one fails, the walk stops in front of that ground, or the
    /// mover falls on it.
    pub(crate) fn ask(&self, judge: &WalkJudge<'a, '_>, ruling: Ruling) -> Ruling {
        let short = |ruling: &Ruling, steps: usize, _: &[Asked]| {
            let mut path = Path::from(judge.mover.placement);
            // The steps of a judged path are already adjacent.
            for step in &ruling.steps[..steps] {
                let _ = path.push(step.to);
            }
            let mut short = judge.judge_path(&path, path.end());
            if short.takes != ruling.takes {
                // What the ground takes is spent on trying, too.
                let takes = |finding: &&Finding| matches!(finding.fact, Fact::TakesAction { .. });
                short.takes = ruling.takes;
                short.findings.retain(|finding| !takes(&finding));
                short.findings.extend(ruling.findings.iter().filter(takes).cloned());
            }
            short
        };
        self.decided((judge.mover, judge.occupancy), (ruling, Gait::OnFoot), &judge.walk.ground, short)
    }

    /// Asks a leap for the checks of the ground it comes down on.
    pub(crate) fn ask_leap(&self, mover: &Mover<'a>, ruling: Ruling, results: &Results) -> Ruling {
        self.asked(mover, (ruling, Gait::Leap), results)
    }

    /// Asks a flight for the checks of the ground it comes down on.
    pub(crate) fn ask_flight(&self, mover: &Mover<'a>, ruling: Ruling, results: &Results) -> Ruling {
        self.asked(mover, (ruling, Gait::Flight), results)
    }

    /// Asks a maneuver for the same checks, among its own in the order of its steps.
    pub(crate) fn ask_maneuver(&self, mover: &Mover<'a>, ruling: Ruling, results: &Results) -> Ruling {
        self.asked(mover, (ruling, Gait::OnFoot), results)
    }

    fn asked(&self, mover: &Mover<'a>, (ruling, gait): (Ruling, Gait), results: &Results) -> Ruling {
        let short = |ruling: &Ruling, steps: usize, made: &[Asked]| {
            let mut short = ruling.clone().stopped_after(steps);
            let mut met = SharedSquares(self.0).entered_by(&short);
            met.extend(made.iter().filter_map(|(_, check)| check.against.clone()));
            short.keep_effects_on(&met);
            let rushes = made.iter().any(|(_, check)| check.kind == CheckKind::BullRushByStrength);
            let stays = |fact: &Fact| rushes || !is_a_push(fact, &ruling.creature);
            let unmade =
                |fact: &Fact| matches!(fact, Fact::Charge(_)) || (gait == Gait::Leap && matches!(fact, Fact::Jump(_)));
            short.findings.retain(|finding| !unmade(&finding.fact) && stays(&finding.fact));
            if short.takes == Action::MoveAndStandard && !made.iter().any(|(_, check)| is_own(check)) {
                // It hasn't got as far as what takes the standard action.
                short.takes = Action::Move;
                short.findings.retain(|finding| !matches!(finding.fact, Fact::TakesAction { .. }));
            }
            short
        };
        self.decided((mover, &SharedSquares(self.0).occupancy(mover)), (ruling, gait), results, short)
    }

    /// The movement with the checks of the ground. `short` makes the movement that ends after a number of steps, with the
    /// checks made until then.
    fn decided(
        &self,
        (mover, occupancy): (&Mover<'a>, &Occupancy<'a>),
        (ruling, gait): (Ruling, Gait),
        results: &Results,
        short: impl FnOnce(&Ruling, usize, &[Asked]) -> Ruling,
    ) -> Ruling {
        if self.0.stops_at_refusals(&ruling) {
            return ruling;
        }
        let stretches = self.stretches(mover, Trod::from(&ruling), gait);
        if stretches.is_empty() {
            return ruling;
        }
        let mut ruling = ruling;
        let own = std::mem::take(&mut ruling.checks);
        // A leap or a flight is over before it comes down.
        let comes_up = |check: &Check| if gait == Gait::OnFoot { self.comes_up(&ruling, check) } else { 0 };
        let after = |check: &Check| is_own(check) && gait == Gait::OnFoot && !begins_it(check);
        let mut asked: Vec<Asked> = own.into_iter().map(|check| (comes_up(&check), check)).collect();
        for (nth, stretch) in stretches.iter().enumerate() {
            let check = self.check(mover, stretch.check, results, nth);
            let (succeeds, margin) = (check.succeeds(), check.margin().unwrap_or_default());
            // How far it gets is open while an earlier check is open, and a movement that the GM forces isn't stopped.
            let comes_first =
                |step: usize, check: &Check| step < stretch.step || (step == stretch.step && !after(check));
            let waits = asked.iter().any(|(step, check)| comes_first(*step, check) && stops_the_mover(check));
            let decides = ruling.verdict != Verdict::Illegal && !waits;
            asked.retain(|(step, check)| !(succeeds == Some(false) && decides) || comes_first(*step, check));
            asked.push((stretch.step, check));
            match succeeds {
                Some(false) if decides => {
                    let end = self.stopped((mover, occupancy), (&ruling, gait), stretch, margin);
                    let mut short = short(&ruling, end.steps, &asked);
                    short.verdict = Verdict::Legal;
                    short.findings.push(Finding::note(self.rule(stretch.check.skill), end.fact));
                    ruling = short;
                    break;
                }
                None if ruling.verdict == Verdict::Legal => ruling.verdict = Verdict::NeedsCheck,
                _ => {}
            }
        }
        if ruling.verdict == Verdict::NeedsCheck {
            // Nobody falls or is pushed while it is open how far the mover gets.
            let mover = &mover.creature.name;
            ruling.findings.retain(|finding| finding.fact.befalls().is_none() && !is_a_push(&finding.fact, mover));
        }
        let notes = self.notes(&stretches, (&ruling, &asked), results);
        ruling.findings.extend(notes);
        // Ground has to be crossed before anything happens on it.
        asked.sort_by_key(|(step, check)| (*step, after(check)));
        ruling.checks = asked.into_iter().map(|(_, check)| check).collect();
        ruling
    }

    /// Notes about these checks.
    fn notes(&self, stretches: &[Stretch], (ruling, asked): (&Ruling, &[Asked]), results: &Results) -> Vec<Finding> {
        if ruling.verdict == Verdict::Illegal {
            return Vec::new();
        }
        let of_the_ground = asked.iter().filter(|(_, check)| !is_own(check));
        let rolled = of_the_ground.filter(|(_, check)| check.rolled.is_some()).count();
        let balances =
            |stretch: &Stretch| self.rule(stretch.check.skill) == RuleId::Balance && stretch.step < ruling.steps.len();
        let falls = ruling.notes().any(|note| matches!(note.fact, Fact::Ground(GroundFact::Falls { .. })));
        self.about(rolled, results, !falls && stretches.iter().any(balances))
    }

    /// Notes about the checks of a movement that is over.
    pub(crate) fn notes_on(&self, checks: &[Check], results: &Results) -> Vec<Finding> {
        let of_the_ground = || checks.iter().filter(|check| !is_own(check));
        let balances = |check: &Check| check.rule == RuleId::Balance && check.succeeds() == Some(true);
        self.about(of_the_ground().count(), results, of_the_ground().any(balances))
    }

    /// Notes that one result counted for several checks, and that a creature is flat-footed while it `balances`.
    fn about(&self, checks: usize, results: &Results, balances: bool) -> Vec<Finding> {
        let one_for_all = matches!(results, Results::All(_)) && checks > 1;
        let one_for_all = one_for_all.then(|| Finding::note(RuleId::GroundChecks, GroundFact::OneForAll { checks }));
        let exposes = self.0.ruleset.balance.value.exposes() && balances;
        let exposed = exposes.then(|| Finding::note(RuleId::Balance, GroundFact::Exposed { ranks: SURE_FOOTED }));
        one_for_all.into_iter().chain(exposed).collect()
    }

    /// The step at which one of the movement's own checks comes up: where it enters the opponent's space, at the end for a
    /// check without an opponent, and at the start if the check decides who may strike, or whether it moves at all.
    fn comes_up(&self, ruling: &Ruling, check: &Check) -> usize {
        if begins_it(check) {
            return 0;
        }
        let opponent = check.against.as_ref().and_then(|who| self.0.encounter.creature(who));
        let Some(opponent) = opponent.filter(|_| check.kind != CheckKind::Charge) else { return ruling.steps.len() };
        let space = self.0.space_of(opponent);
        let enters = |from: Placement, to: Placement| to.overlaps(space) && !from.overlaps(space);
        let mut at = ruling.from;
        ruling.steps.iter().position(|step| enters(std::mem::replace(&mut at, step.to), step.to)).unwrap_or(0)
    }

    /// Where the movement ends if it fails the check of this stretch.
    fn stopped(
        &self,
        (mover, occupancy): (&Mover<'a>, &Occupancy<'a>),
        (ruling, gait): (&Ruling, Gait),
        stretch: &Stretch,
        margin: i32,
    ) -> End {
        let may_end = |at: Placement| Walks(self.0).end_refusals(mover, occupancy, at).is_empty();
        let drops = self.rule(stretch.check.skill) == RuleId::Balance && self.0.ruleset.balance.value.drops_by_five();
        let falls = drops && margin <= FALLS_FROM;
        let falls = falls && ruling.steps.get(stretch.step).is_some_and(|step| may_end(step.to));
        let most = stretch.step + usize::from(falls);
        // A leap can't stop midway.
        let stops =
            |steps: &usize| (gait != Gait::Leap || *steps > stretch.step) && may_end(ruling.steps[steps - 1].to);
        let steps = (1..=most).rev().find(stops).unwrap_or(0);
        let square = stretch.square;
        End { steps, fact: if falls { GroundFact::Falls { square } } else { GroundFact::Stops { square } } }
    }
}

/// Where a movement ends that fails a ground check, after `steps` steps.
struct End {
    steps: usize,
    fact: GroundFact,
}

/// Whether the fact is about a bull rush's push, or about what happens to a target that this mover pushes.
fn is_a_push(fact: &Fact, mover: &Name) -> bool {
    use ManeuverFact::{MayGoAstray, Pushed, PushedUpright, StrikesPushed};
    match fact {
        Fact::Maneuver(Pushed { .. } | PushedUpright { .. } | StrikesPushed { .. } | MayGoAstray) => true,
        Fact::Height(
            HeightFact::Falls { who, .. } | HeightFact::IntoWater { who, .. } | HeightFact::FliesOn { who, .. },
        ) => who != mover,
        _ => false,
    }
}

/// Whether the check is the movement's own rather than the ground's.
fn is_own(check: &Check) -> bool {
    !check.kind.is_of_the_ground()
}

/// Whether the mover only sets out by this check: to swim or to climb.
fn begins_it(check: &Check) -> bool {
    check.kind.is_of_the_medium() || matches!(check.kind, CheckKind::ClimbForward | CheckKind::SwimForward)
}

/// Whether the mover gets no farther before this check is made.
fn stops_the_mover(check: &Check) -> bool {
    let harmless = matches!(check.kind, CheckKind::TumblePast | CheckKind::TumblePastAll | CheckKind::Withdraw);
    check.succeeds().is_none() && !harmless
}

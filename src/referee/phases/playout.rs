//! Movement in a phase, played out step by step with everyone who responds: blockers, followers, and creatures that keep
//! away.

use std::collections::{BTreeMap, BTreeSet};

use super::blocks::held_up;
use super::contest::{Contest, Missing, Opposed};
use super::declare::Declarations;
use super::strand::Strand;
use super::treading::LEADER;
use crate::field::{Creature, Encounter, Intent, Mode, Name};
use crate::grid::{Feet, Height, Path, Placement};
use crate::referee::board::{Distances, Elevations, Hazards, SharedSquares, Support, Supports, take_along};
use crate::referee::context::{MoveOptions, Mover, Referee};
use crate::referee::movement::{Paces, StepFactors, StepPrices, Strikes};
use crate::referee::request::{Results, Walk};
use crate::referee::ruling::{Check, Fact, Finding, Pace, Provocation, ReactiveFact, Ruling, Spent, Step, Verdict};
use crate::referee::walk::{GroundChecks, WalkJudge, Walks};
use crate::ruleset::RuleId;

/// A movement with its outcome.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayedOut {
    /// The ruling on the requested movement.
    pub ruling: Ruling,
    /// What others did in response, in the order in which they began.
    pub others: Vec<Ruling>,
    /// The check whose result is missing. Until it is known nothing is decided, unless it only concerns others' responses.
    pub open: Option<Missing>,
    /// The mover's declaration at the end.
    pub intent: Option<Intent>,
    /// The declarations of others that it has changed.
    pub redeclared: Vec<(Name, Intent)>,
}

/// How a judged movement proceeds along its steps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Along {
    /// Over the floor. Each step is responded to as it is made, and judged again among those who have responded.
    Foot,
    /// Through the air, water or earth, or along a wall: each step is responded to as it is made.
    Mode,
    /// With a leap: nobody follows it on its way, and the others respond where it ends.
    Leap,
    /// From one place to another with nothing in between: nobody blocks it, and few can follow.
    Teleport,
}

/// The inputs for playing out a movement.
#[derive(Clone, Copy, Debug)]
pub struct Answers<'i> {
    /// All declarations.
    pub intents: &'i BTreeMap<Name, Intent>,
    /// The results of opposed checks, in the order they come up.
    pub contests: &'i [Contest],
    /// The results of the checks that the ground asks of the mover, if they aren't part of its judged movement.
    pub ground: &'i Results,
    /// Whether the GM forced it, so that nothing blocks it.
    pub forced: bool,
}

/// A phase being played out.
#[derive(Clone)]
pub(super) struct Playout<'p> {
    /// The rules; the playout's own table is `board`.
    pub(super) rules: Referee<'p>,
    pub(super) board: Encounter,
    pub(super) intents: BTreeMap<Name, Intent>,
    /// The reactions with which others move only as the phase ends.
    pub(super) held: BTreeMap<Name, Intent>,
    pub(super) answers: Answers<'p>,
    pub(super) checks: Vec<Check>,
    /// How many results of opposed checks have been used.
    pub(super) made: usize,
    pub(super) open: Option<Missing>,
    /// The first check of others that is still to be made and holds nothing up.
    pub(super) unmade: Option<Opposed>,
    pub(super) strands: Vec<Strand>,
    /// Creatures with something to respond to: one of their targets has moved since they last did.
    pub(super) awake: BTreeSet<Name>,
    /// Creatures that respond no further.
    pub(super) stopped: BTreeSet<Name>,
}

/// Movement of several creatures at once, played out step by step.
#[derive(Clone, Copy, Debug)]
pub struct Playouts<'a>(pub Referee<'a>);

impl<'a> Playouts<'a> {
    /// Plays out a judged movement with everyone who responds. A refused movement happens only if the GM forces it: the mover
    /// is put at its goal, and the others respond to that.
    #[must_use]
    pub fn play_out(&self, ruling: Ruling, (walk, along): (&Walk, Along), answers: Answers<'_>) -> PlayedOut {
        let mut play = Playout::new(self.0, answers);
        let name = ruling.creature.clone();
        play.stopped.insert(name.clone());
        let main = play.begin(&name, ruling.budget, Paces(self.0).options(walk.pace, walk.share));
        play.strands.iter_mut().for_each(|leader| leader.judged = true);
        // Over an edge and into water it goes as judged: no step on foot leads there.
        let leaves_the_floor = ruling.fall().is_some() || ruling.water_stepped_into().is_some();
        let along = if along == Along::Foot && leaves_the_floor { Along::Mode } else { along };
        if ruling.verdict == Verdict::Legal && along == Along::Foot {
            play.walk(main, &ruling.steps);
        } else if ruling.verdict == Verdict::Legal {
            play.go(main, &ruling, along);
        } else {
            play.stand(&name, ruling.to, ruling.altitude);
            if along == Along::Teleport {
                play.vanish(main, &name, (self.0.encounter, along));
            }
            play.answer_all();
        }
        if play.open.is_some() {
            return play.undecided(ruling);
        }
        let ruling = play.after(ruling, main);
        play.close(ruling)
    }

    /// Plays out what the mover declares, from the current places. `chases`: it goes after the targets it has lost, if it
    /// sees them and beats their initiative.
    #[must_use]
    pub fn answer(&self, mover: &Mover<'a>, intent: &Intent, chases: bool, answers: Answers<'_>) -> PlayedOut {
        let name = &mover.creature.name;
        let mut declared = Declarations(self.0).declare(mover, intent, &Walk::default());
        if declared.verdict == Verdict::Illegal && !answers.forced {
            return PlayedOut {
                ruling: declared,
                others: Vec::new(),
                open: None,
                intent: None,
                redeclared: Vec::new(),
            };
        }
        let mut play = Playout::new(self.0, answers);
        play.intents.insert(name.clone(), intent.clone());
        let main = play.begin(name, Paces(self.0).budget(mover, Pace::Single), mover.options);
        play.strands.iter_mut().for_each(|leader| leader.results = answers.ground.clone());
        play.awake.insert(name.clone());
        if chases {
            play.chase(name);
        }
        play.answer_all();
        if play.open.is_some() {
            return play.undecided(declared);
        }
        if declared.verdict == Verdict::Legal {
            declared.findings.retain(|finding| !matches!(finding.fact, Fact::Squeezes { .. }));
        }
        let findings = std::mem::take(&mut declared.findings);
        let mut ruling = play.ruling_of(main).unwrap_or(declared);
        ruling.findings.splice(0..0, findings);
        ruling.findings.extend(GroundChecks(self.0).notes_on(&ruling.checks, answers.ground));
        ruling.verdict = if ruling.refusals().next().is_some() { Verdict::Illegal } else { Verdict::Legal };
        play.close(ruling)
    }
}

impl<'p> Playout<'p> {
    fn new(referee: Referee<'p>, answers: Answers<'p>) -> Self {
        let declared = referee.encounter.rounds.iter().flat_map(|rounds| rounds.declared());
        let held = declared.filter(|(_, intent)| intent.moves());
        Playout {
            rules: referee,
            board: referee.encounter.clone(),
            intents: answers.intents.clone(),
            held: held.map(|(name, intent)| (name.clone(), intent.clone())).collect(),
            answers,
            checks: Vec::new(),
            made: 0,
            open: None,
            unmade: None,
            strands: Vec::new(),
            awake: BTreeSet::new(),
            stopped: BTreeSet::new(),
        }
    }

    pub(super) fn referee(&self) -> Referee<'_> {
        self.rules.on(&self.board)
    }

    /// The index of a creature's strand, which begins at its current place if it had none.
    pub(super) fn begin(&mut self, name: &Name, budget: Feet, options: MoveOptions) -> usize {
        if let Some(known) = self.strands.iter().position(|strand| strand.name == *name) {
            return known;
        }
        let referee = self.referee();
        let diagonal_count = referee.diagonal_count(name);
        let Some(from) = referee.mover(name).map(|mover| mover.placement) else { return usize::MAX };
        self.strands.push(Strand {
            name: name.clone(),
            from,
            options,
            budget,
            spent: Spent { feet: Feet(0), diagonal_count },
            steps: Vec::new(),
            findings: Vec::new(),
            provocations: Vec::new(),
            judged: false,
            results: Results::None,
            checks: Vec::new(),
            plan: None,
            ways: None,
            proved: true,
        });
        self.strands.len() - 1
    }

    /// Puts a creature there: at this altitude, or as high above the floor as it would be.
    pub(super) fn stand(&mut self, name: &Name, to: Placement, altitude: Option<Height>) {
        if let Some(creature) = self.board.creature(name) {
            let squeezed = self.rules.ruleset.stance(creature, to.footprint).flatten();
            let altitude = altitude.unwrap_or_else(|| Elevations(self.referee()).altitude_at(creature, to));
            let moved = Creature { anchor: to.anchor, squeezed, altitude, ..creature.clone() };
            let riders: Vec<Name> = self.board.riders_of(creature).map(|rider| rider.name.clone()).collect();
            let before = (!riders.is_empty()).then(|| self.board.clone());
            self.board.put(moved);
            if let Some(before) = before {
                take_along(self.rules.ruleset, &before, &mut self.board);
            }
            let moved = |target: &Name| target == name || riders.contains(target);
            let watchers = self.intents.iter().filter(|(_, intent)| intent.targets().iter().any(moved));
            self.awake.extend(watchers.map(|(watcher, _)| watcher.clone()));
        }
    }

    /// Takes a step if it is open and affordable, including what blockers add to its price. A step with `rises` also leads up
    /// or down. Returns whether it was taken.
    pub(super) fn step(&mut self, strand: usize, to: Placement, rises: Height) -> bool {
        let Some(Strand { name, options, spent, budget, steps, .. }) = self.strands.get(strand) else { return false };
        let (name, spent, budget, nth) = (name.clone(), *spent, *budget, steps.len());
        let referee = self.referee();
        let Some(mover) = referee.mover(&name) else { return false };
        let mover = Mover { diagonal_count: spent.diagonal_count, options: *options, ..mover };
        let from = mover.placement;
        let occupancy = SharedSquares(referee).occupancy(&mover);
        let level = rises == Height::ZERO;
        let open = !level
            || (from.is_one_step_from(to)
                && StepPrices(referee).step_refusals(&mover, &occupancy, from, to).is_empty());
        if !open {
            return false;
        }
        let there = Creature {
            altitude: Elevations(referee).altitude_at(mover.creature, to) + rises,
            ..mover.creature.clone()
        };
        // A creature that takes off moves as it does in the air.
        let moved = if rises > Height::ZERO { &there } else { mover.creature };
        let prices = StepPrices(referee).prices(moved);
        let glides = Supports(referee).of(mover.creature) == Support::Wings(Mode::Glide);
        // A glider sinks for free as it moves; and off the edge of a floor, the same height is an altitude above the next one.
        let end = referee.encounter.battlefield.floor_under(to) + there.altitude;
        let turns_up = !level && from != to && !glides && end != Elevations(referee).elevation(mover.creature);
        let factors = StepPrices(referee).factors(&mover, &occupancy, from, to);
        let factors = StepFactors { diagonal: factors.diagonal || turns_up, ..factors };
        let (plain, mut after) = StepPrices(referee).price(prices, &factors, spent);
        if after.feet > budget {
            return false;
        }
        let (mode, steps) = (Supports(referee).locomotion(moved).mode, (from, to));
        let mut rules = StepPrices(referee).rules_of_price((mode, prices), &factors, &mover, &occupancy, steps, spent);
        let squeezed = StepPrices(referee).notes_squeezing(&mover, from, to);
        let chances = Strikes(referee).chances(&Strikes(referee).threateners(&mover), from, to);
        let chances = chances.into_iter().map(|chance| Provocation {
            by: chance.by.name.clone(),
            step: nth,
            leaving: chance.leaving,
            entering: chance.entering,
            rule: chance.rule,
        });
        let chances: Vec<Provocation> = chances.collect();
        let end = Creature { anchor: to.anchor, ..there.clone() };
        let blockers = self.blockers((mover.creature, from), (&end, to));
        let taken = Step::level(mode, &there, to, plain);
        let Some(extra) = self.past_blockers(strand, blockers) else { return false };
        after.feet += extra;
        if after.feet > budget {
            let held = ReactiveFact::HeldBack { feet: plain + extra, to };
            self.strands[strand].findings.push(held_up(nth, held));
            return false;
        }
        if extra > Feet(0) {
            rules.push(RuleId::Block);
        }
        let taken = Step { feet: (plain + extra).into(), rules, squeezed, ..taken };
        if !self.gets_onto(strand, &taken) {
            return false;
        }
        let walker = &mut self.strands[strand];
        for chance in chances {
            if walker.provocations.iter().all(|earlier| earlier.by != chance.by) {
                walker.provocations.push(chance);
            }
        }
        walker.steps.push(taken);
        walker.spent = after;
        // Nearer in height too, it may not need the rest of its plan.
        walker.plan = walker.plan.take().filter(|_| level);
        self.stand(&name, to, (!level).then_some(there.altitude));
        true
    }

    /// Takes these steps one by one, with everyone responding to each. If others have come to stand at its end in the
    /// meantime, the mover goes only as far as it can.
    fn walk(&mut self, main: usize, steps: &[Step]) {
        let mut before: Option<Playout<'p>> = None;
        for step in steps {
            if self.may_stay(main, None) {
                before = (!self.may_stay(main, Some(step.to))).then(|| self.clone());
            }
            if !self.step(main, step.to, Height::ZERO) {
                return;
            }
            self.answer_all();
        }
        if self.open.is_none()
            && !self.may_stay(main, None)
            && let Some(before) = before
        {
            *self = before;
        }
    }

    /// Whether a creature may stop at a place, or where it is now.
    pub(super) fn may_stay(&self, strand: usize, at: Option<Placement>) -> bool {
        let Some(Strand { name, options, .. }) = self.strands.get(strand) else { return true };
        let referee = self.referee();
        let Some(mover) = referee.mover(name).map(|mover| Mover { options: *options, ..mover }) else { return true };
        let occupancy = SharedSquares(referee).occupancy(&mover);
        Walks(referee).end_refusals(&mover, &occupancy, at.unwrap_or(mover.placement)).is_empty()
    }

    /// Adjusts a judged movement to its outcome.
    fn after(&self, ruling: Ruling, main: usize) -> Ruling {
        let Some(strand) = self.strands.get(main).filter(|_| ruling.verdict == Verdict::Legal) else { return ruling };
        let (taken, planned) = (strand.steps.len(), ruling.steps.len());
        let goal = ruling.goal();
        let mut ruling = ruling;
        if taken < planned {
            ruling = ruling.stopped_after(taken);
            // Another pace was suggested for the whole way, before others cut it short.
            ruling.findings.retain(|finding| !matches!(finding.fact, Fact::WouldDo { .. }));
            let held = strand
                .findings
                .iter()
                .any(|finding| matches!(finding.fact, Fact::Reactive(ReactiveFact::HeldBack { .. })));
            let rule = if held { RuleId::Block } else { RuleId::RunningOut };
            ruling.findings.push(Finding::note(rule, Fact::StopsShort { goal, altitude: None }));
        }
        self.squeezed(&mut ruling, strand);
        // Half feet are spent only in the air, where nobody adds any.
        let whole = taken == planned && strand.findings.is_empty();
        ruling.feet = ruling.feet.filter(|_| whole).or(Some(strand.spent.feet.into()));
        ruling.altitude = ruling.altitude.map(|end| strand.steps.last().map_or(end, |step| step.altitude));
        ruling.steps = strand.steps.clone();
        ruling.diagonal_count = strand.spent.diagonal_count;
        ruling.findings.extend(strand.findings.iter().cloned());
        ruling
    }

    /// The movement of one creature as a ruling; `None` if it is gone.
    fn ruling_of(&self, strand: usize) -> Option<Ruling> {
        let strand = self.strands.get(strand)?;
        let referee = self.referee();
        let mover = referee.mover(&strand.name)?;
        let (occupancy, threateners) = (SharedSquares(referee).occupancy(&mover), Strikes(referee).threateners(&mover));
        let walk = Walk { answers: true, ..Walk::default() };
        let judge = WalkJudge::new(referee, &mover, (&occupancy, &threateners), &walk, strand.budget);
        let mut ruling = judge.refuse(mover.placement, strand.findings.clone());
        ruling.from = strand.from;
        let before = self.rules.encounter.creature(&strand.name).map(|creature| creature.altitude);
        let steady = strand.steps.iter().all(|step| Some(step.altitude) == before);
        if !steady {
            ruling.altitude = Some(mover.creature.altitude);
        }
        ruling.optimal = strand.proved;
        ruling.feet = Some(strand.spent.feet.into());
        ruling.diagonal_count = strand.spent.diagonal_count;
        ruling.steps = strand.steps.clone();
        ruling.findings.extend(self.hazards(strand));
        ruling.provocations = strand.provocations.clone();
        ruling.checks = strand.checks.clone();
        self.squeezed(&mut ruling, strand);
        ruling.findings.extend(self.distances(&mover));
        Some(ruling)
    }

    /// Notes the hazardous squares that a creature has entered.
    fn hazards(&self, strand: &Strand) -> Option<Finding> {
        let (creature, board) = (self.rules.encounter.creature(&strand.name)?, &self.board.battlefield);
        let mut at = (strand.from, Elevations(self.rules).elevation(creature));
        let mut entered = Vec::new();
        for (index, step) in strand.steps.iter().enumerate() {
            let to = (step.to, board.floor_under(step.to) + step.altitude);
            let touched = Hazards(self.referee()).touched(creature, at, to);
            entered.extend(touched.map(|square| (index, square)));
            at = to;
        }
        Finding::hazards(entered)
    }

    /// Notes whether the creature squeezes where it ended, even if it ran out of movement there, after others have responded.
    fn squeezed(&self, ruling: &mut Ruling, strand: &Strand) {
        let referee = self.referee();
        let Some(mover) = referee.mover(&strand.name).map(|mover| mover.sharing(true)) else { return };
        let (occupancy, threateners, walk) =
            (SharedSquares(referee).occupancy(&mover), Strikes(referee).threateners(&mover), Walk::default());
        let judge = WalkJudge::new(referee, &mover, (&occupancy, &threateners), &walk, strand.budget);
        let mut path = Path::from(strand.from);
        if strand.steps.is_empty() || strand.steps.iter().try_for_each(|step| path.push(step.to)).is_err() {
            return;
        }
        let squeezes = |finding: &Finding| matches!(finding.fact, Fact::Squeezes { .. });
        let mut now = Ruling { findings: Vec::new(), ..ruling.clone() };
        judge.note_squeezed_end(&mut now, &path);
        if !ruling.notes().filter(|note| squeezes(note)).eq(now.notes()) {
            ruling.findings.retain(|finding| !squeezes(finding));
            ruling.findings.extend(now.findings);
        }
        ruling.squeezed = now.squeezed;
    }

    /// Notes how far the mover ends from the targets of its declaration.
    fn distances(&self, mover: &Mover<'_>) -> Vec<Finding> {
        let referee = self.referee();
        let Some(intent) = self.intents.get(&mover.creature.name) else { return Vec::new() };
        let here = Distances(referee).spot(mover.creature);
        let note = |target: &Name| {
            if let Some(at) = intent.lost_at(target) {
                return Some(Finding::note(RuleId::Vanishing, ReactiveFact::Lost { who: target.clone(), at }));
            }
            let feet = Distances(referee).feet_between(here, Distances(referee).spot(self.board.creature(target)?));
            let (rule, kept) = match intent {
                Intent::Follow { distance, .. } => (RuleId::Follow, feet <= *distance),
                Intent::KeepAway { distance, .. } => (RuleId::KeepAway, feet >= *distance),
                Intent::Block { .. } => return None,
            };
            Some(Finding::note(rule, ReactiveFact::Distance { who: target.clone(), feet, kept }))
        };
        intent.targets().iter().filter_map(note).collect()
    }

    /// Leaves the movement undecided, with the checks up to the one not rolled.
    fn undecided(self, mut ruling: Ruling) -> PlayedOut {
        ruling.checks.extend(self.strands.get(LEADER).map(|leader| leader.checks.clone()).unwrap_or_default());
        ruling.checks.extend(self.checks);
        ruling.verdict = Verdict::NeedsCheck;
        let intent = self.intents.get(&ruling.creature).cloned();
        PlayedOut { ruling, others: Vec::new(), open: self.open, intent, redeclared: Vec::new() }
    }

    fn close(self, mut ruling: Ruling) -> PlayedOut {
        let others = (0..self.strands.len()).filter_map(|strand| self.ruling_of(strand));
        let others: Vec<Ruling> =
            others.filter(|other| other.creature != ruling.creature && !other.steps.is_empty()).collect();
        let intent = self.intents.get(&ruling.creature).cloned();
        ruling.checks.extend(self.checks);
        let known = self.answers.intents;
        let changed = |(name, intent): &(Name, Intent)| {
            *name != ruling.creature && known.get(name).is_some_and(|before| before != intent)
        };
        let rounds = self.rules.encounter.rounds.as_deref();
        let was = |name: &Name| rounds?.held.get(name)?.intent.as_ref();
        let lost = self.held.into_iter().filter(|(name, intent)| was(name) != Some(intent));
        let redeclared = self.intents.into_iter().filter(changed).chain(lost).collect();
        PlayedOut { ruling, others, open: self.unmade.map(Missing::Contest), intent, redeclared }
    }
}

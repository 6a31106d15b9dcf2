//! Movement in response to the movement of others: what may be declared, and the findings on it.

use super::playout::Along;
use super::pursuit::Pursuits;
use super::ways::swims;
use crate::field::{Condition, Creature, Intent, Mode, TurnLog};
use crate::grid::{Feet, Placement};
use crate::referee::board::{Distances, Elevations, SharedSquares, Sight, Supports};
use crate::referee::context::{Mover, Referee};
use crate::referee::modes::ModeMoves;
use crate::referee::movement::Turns;
use crate::referee::request::{ModeMove, MoveMode, Stop, Walk};
use crate::referee::ruling::{Fact, Finding, PhaseMove, ReactiveFact, Ruling, Verdict};
use crate::referee::walk::{Stranded, Walks};
use crate::ruleset::RuleId;

/// Movement that is declared as a response to the movement of others.
#[derive(Clone, Copy, Debug)]
pub struct Declarations<'a>(pub Referee<'a>);

impl<'a> Declarations<'a> {
    /// Judges a declaration, and the mover's own movement by it if a path is given. Where that path ends, the
    /// distance has to be the declared one.
    #[must_use]
    pub fn declare(&self, mover: &Mover<'a>, intent: &Intent, walk: &Walk) -> Ruling {
        let stops: Vec<Stop> = walk.stops.iter().map(|&anchor| Stop { anchor, altitude: None }).collect();
        self.declare_over(mover, intent, walk, &stops)
    }

    /// The same, for a path over these stops, which may name altitudes.
    #[must_use]
    pub fn declare_over(&self, mover: &Mover<'a>, intent: &Intent, walk: &Walk, stops: &[Stop]) -> Ruling {
        let mut ruling = self.own_path(mover, &Walk { answers: true, ..walk.clone() }, stops);
        let mut findings = self.intent_findings(mover, intent);
        // A path that the ground cuts short was to lead elsewhere.
        let cut_short = ruling.notes().any(|note| matches!(&note.fact, Fact::Ground(fact) if fact.ends_it()));
        let by_path = !walk.stops.is_empty() && !cut_short;
        if let Some(distance_goal) = Pursuits(self.0).distance_goal(intent).filter(|_| by_path) {
            let altitude = ruling.altitude.filter(|_| ruling.to == ruling.goal()).unwrap_or(mover.creature.altitude);
            let creature = Creature { altitude, ..mover.creature.clone() };
            let there = Mover { creature: &creature, ..*mover };
            let (met, feet) = Pursuits(self.0).goal_met(&there, &distance_goal, ruling.goal());
            let there = Distances(self.0).spot_in(&creature, ruling.goal());
            let targets = intent.targets().iter().filter_map(|target| self.0.encounter.creature(target));
            let nearest =
                targets.min_by_key(|target| Distances(self.0).feet_between(there, Distances(self.0).spot(target)));
            let who = nearest.map(|target| target.name.clone()).filter(|_| !met);
            findings.extend(
                who.map(|who| {
                    Finding::refusal(PhaseMove::of(intent).rule(), ReactiveFact::WrongDistance { who, feet })
                }),
            );
        }
        ruling.findings.splice(0..0, findings);
        if ruling.refusals().next().is_some() {
            ruling.verdict = Verdict::Illegal;
            ruling.nearest = None;
            ruling.findings.retain(|finding| finding.refuses());
        }
        ruling
    }

    /// The mover's own movement: from the water a swimmer may go ashore, as with /swim; and a flier rises over a ledge, as with
    /// /fly.
    fn own_path(&self, mover: &Mover<'a>, walk: &Walk, stops: &[Stop]) -> Ruling {
        let by = |move_mode: MoveMode| {
            let (stops, walk) = (stops.to_vec(), walk.clone());
            ModeMoves(self.0).adjudicate(mover, &ModeMove { move_mode, stops, walk, hands: 2, ..ModeMove::default() })
        };
        if !walk.stops.is_empty() && swims(self.0, mover.creature) {
            return by(MoveMode::Swim);
        }
        if stops.iter().any(|stop| stop.altitude.is_some()) {
            return by(MoveMode::Any);
        }
        let level = Walks(self.0).adjudicate(mover, walk);
        let flies = Supports(self.0).locomotion(mover.creature).mode == Mode::Fly;
        let closed = flies && level.refusals().any(|finding| finding.fact.is_about_heights());
        let over = closed.then(|| by(MoveMode::Any)).filter(|over| over.verdict != Verdict::Illegal);
        over.unwrap_or(level)
    }

    /// How the mover's own movement goes along its steps.
    #[must_use]
    pub fn along(&self, mover: &Mover<'a>, ruling: &Ruling) -> Along {
        let own = Elevations(self.0).elevation(mover.creature);
        let floor = |at: Placement| self.0.encounter.battlefield.floor_under(at);
        let leaves_its_level =
            ruling.steps.iter().any(|step| step.mode != Mode::Walk && floor(step.to) + step.altitude != own);
        if leaves_its_level || swims(self.0, mover.creature) { Along::Mode } else { Along::Foot }
    }

    /// The findings on what the mover wants to declare.
    pub(crate) fn intent_findings(&self, mover: &Mover<'a>, intent: &Intent) -> Vec<Finding> {
        let what = PhaseMove::of(intent);
        if !what.is_known(self.0.ruleset) {
            return vec![Finding::refusal(what.rule(), ReactiveFact::Unknown { what })];
        }
        let mut findings: Vec<Finding> = Stranded(self.0).held_back(mover).into_iter().collect();
        let name = &mover.creature.name;
        let goes_on = Turns(self.0).intent(name).is_some_and(|earlier| intent.continues(earlier));
        let turn_log = Turns(self.0).turn_log(name).filter(|_| Turns(self.0).is_in_phases() && !goes_on);
        if turn_log.is_some_and(|turn_log| turn_log.has_moved() && turn_log.spent_on.is_none()) {
            findings.push(Finding::refusal(RuleId::Actions, ReactiveFact::MovedAlready));
        }
        // A target that was lost from sight had been seen before, and so had that of a reaction held until now: the mover
        // has kept its eyes on it. (Rise, 5.6.3: it chooses a creature it can see.)
        let held = Turns(self.0).rounds().and_then(|rounds| rounds.held.get(name)?.intent.as_ref());
        let lost = matches!(intent, Intent::Follow { lost: Some(_), .. })
            || (intent.moves() && held.is_some_and(|earlier| intent.continues(earlier)));
        let targets = intent.targets().iter().filter_map(|target| self.0.encounter.creature(target));
        for target in targets {
            let who = target.name.clone();
            if !lost && !Sight(self.0).sees(mover.creature, target) {
                findings.push(Finding::refusal(what.rule(), ReactiveFact::Unseen { who }));
            } else if what == PhaseMove::Block
                && Turns(self.0).turn_log(&who).is_some_and(TurnLog::has_moved)
                && Turns(self.0).rounds().and_then(|rounds| rounds.reaction_of(name)) != Some(intent)
            {
                findings.push(Finding::note(RuleId::Block, ReactiveFact::BlocksLate { who }));
            } else if what == PhaseMove::Block && self.passes_through(target, mover.creature) {
                findings.push(Finding::note(RuleId::Block, ReactiveFact::Unaffected { by: name.clone() }));
            }
        }
        findings
    }

    /// Whether one creature may move through the squares of the other.
    pub(crate) fn passes_through(&self, one: &Creature, other: &Creature) -> bool {
        self.0.mover(&one.name).is_some_and(|mover| SharedSquares(self.0).may_pass(&mover, other).1.lets_through())
    }

    /// The speed with which a creature blocks another in this space, which it leaves or enters: its own in a mode that it could
    /// use there. `None` if it has none.
    pub(crate) fn blocking_speed(&self, blocker: &Creature, blocked: &Creature, at: Placement) -> Option<Feet> {
        let elevation = self.0.encounter.battlefield.floor_under(at) + blocked.altitude;
        let there = self.0.ruleset.placement(blocker).footprint.at(at.anchor);
        let mode = Supports(self.0).held(blocker, there, elevation).mode()?;
        let means = blocker.modes.of(mode);
        if mode == Mode::Walk { Some(self.0.ruleset.speed(blocker)) } else { means.map(|means| means.speed) }
    }

    /// Whether the creature can block another: it isn't helpless, nothing keeps it from moving, and it has something
    /// to move on.
    pub(crate) fn can_block(&self, creature: &Creature) -> bool {
        let goes = |mover: Mover<'a>| Stranded(self.0).held_back(&mover).is_none();
        !creature.is(Condition::Helpless)
            && creature.stilled_by().is_none()
            && self.0.mover(&creature.name).is_some_and(goes)
    }
}

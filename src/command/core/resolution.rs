//! Carries out a judged movement: describes it, draws it, and moves the creatures if the rules allow it or the GM
//! forces it.

use serde::Serialize;
use serde_json::{Map, Value, json};

use crate::command::core::aftermath::Counts;
use crate::command::core::answers::brought;
use crate::command::core::ground::GroundRolls;
use crate::command::core::landing::Landing;
use crate::command::core::move_request::MoveRequest;
use crate::command::core::outcome::Outcome;
use crate::command::core::pending_fall::{self, Falling, PendingFall, would_soften};
use crate::command::core::roll::{Roll, Rolling, Taking, what_to_give};
use crate::command::core::table::Table;
use crate::command::core::{afloat, readied};
use crate::command::input::user_error::UserError;
use crate::command::reply::picture;
use crate::explain::{self, Effect, RulingLines, Verb};
use crate::field::{Condition, Conditions, Creature, Intent, MidairJump, Mode, Name, Rounds};
use crate::grid::{HalfFeet, Placement};
use crate::referee::{
    Endurance, Fact, Finding, Halt, HeightFact, Lane, ManeuverFact, Pace, ReactiveFact, Referee, Ruling, SharedSquares,
    Strikes, TurnFact, Turns, Verdict, Walk, settle_conditions, with_common_notes,
};
use crate::ruleset::RuleId;
use crate::say;
use crate::words::Message;

/// A ruling with what the command adds to it.
pub(crate) struct Resolution<'d, 't> {
    pub(super) table: &'d Table<'t>,
    pub(super) referee: Referee<'t>,
    /// The command's word.
    pub(super) action: &'static str,
    pub(crate) ruling: Ruling,
    pub(crate) preview: bool,
    pub(crate) force: bool,
    /// What is given for the checks that soften its falls.
    pub(crate) softening: GroundRolls,
    /// Whether the command gives a bonus to roll with.
    pub(crate) has_bonus: bool,
    /// How the command takes the results of checks.
    pub(crate) taking: Taking,
    /// The bot's rolls for the ruling's checks, in order.
    pub(crate) rolls: Vec<Roll>,
    /// The verb for what the mover does.
    pub(crate) verb: Verb,
    /// The first line, if it isn't "the creature moves from here to there".
    pub(crate) headline: Option<Message>,
    /// The mover's conditions afterwards, if they change.
    pub(crate) conditions: Option<Conditions>,
    /// Whether it counts as movement, which rules out a five-foot step.
    pub(crate) counts: Counts,
    /// Lines below those of the ruling.
    pub(crate) lines: Vec<Message>,
    /// Where its mover had to go in the end, which the answer for a group repeats.
    pub(crate) landed: Option<Message>,
    /// How the speed came about, for Why.
    pub(super) speed_made: Option<Message>,
    /// JSON fields that replace or extend the ruling's.
    pub(super) json: Map<String, Value>,
    /// Further rules that played a part.
    pub(crate) cites: Vec<RuleId>,
    /// Rules that decided besides the ruling's own; the answer names them first.
    pub(crate) decides: Vec<RuleId>,
    /// Where the mover ends up; `None` if nowhere.
    pub(crate) end: Option<Placement>,
    /// Whether something besides the ruling refuses it.
    pub(crate) refused: bool,
    /// Whether no place to stand was found.
    pub(super) nowhere: bool,
    /// Every creature that changes, in its new state. The mover may be among them; its position is `end`.
    pub(crate) changed: Vec<Creature>,
    /// The movements of others in response.
    pub(crate) others: Vec<Ruling>,
    /// Whether the mover is in the air until the round ends.
    pub(crate) aloft: bool,
    /// The jump that ended in midair.
    pub(crate) leap: Option<MidairJump>,
    /// The intent the mover declares for the phase.
    pub(crate) declares: Option<Intent>,
    /// Others' intents that it changes.
    pub(crate) redeclares: Vec<(Name, Intent)>,
    /// The word of its movement mode.
    pub(crate) mode: &'static str,
    /// Whether the movement uses the mover's own turn and actions.
    pub(crate) own: bool,
    /// The target of a charge.
    pub(crate) charged: Option<Name>,
    /// Whether it is a combat maneuver.
    pub(crate) maneuver: bool,
    /// Whether the mover stands up.
    pub(crate) stands: bool,
    /// Whether it uses up the whole move action of a phase, leaving no further movement.
    pub(crate) takes_all: bool,
    /// The lane a charge had to keep to.
    pub(crate) lane: Option<Lane>,
    /// The falls it causes, which follow it.
    pub(crate) falls: Vec<PendingFall>,
    /// How many rounds in a row the creature ran before this one, if it runs.
    pub(super) ran: Option<u32>,
    /// The same, for a creature that failed the check to keep running.
    pub(super) stopped_running: Option<u32>,
}

impl<'d, 't> Resolution<'d, 't> {
    /// A resolution that ends where the ruling does.
    pub(crate) fn new(
        table: &'d Table<'t>,
        referee: Referee<'t>,
        action: &'static str,
        request: &MoveRequest,
        ruling: Ruling,
    ) -> Self {
        let ruling = with_common_notes(referee, ruling);
        let falls = PendingFall::all_in(&ruling);
        Resolution {
            table,
            referee,
            action,
            end: Some(ruling.to),
            ruling,
            preview: request.preview,
            softening: request.softening.clone(),
            force: request.force,
            has_bonus: false,
            taking: Taking::default(),
            rolls: Vec::new(),
            verb: Verb::of(action),
            headline: None,
            conditions: None,
            counts: Counts::Feet,
            lines: Vec::new(),
            landed: None,
            speed_made: None,
            json: Map::new(),
            cites: Vec::new(),
            decides: Vec::new(),
            refused: false,
            nowhere: false,
            changed: Vec::new(),
            others: Vec::new(),
            aloft: false,
            leap: None,
            declares: None,
            redeclares: Vec::new(),
            mode: "walk",
            own: true,
            charged: None,
            maneuver: false,
            stands: false,
            takes_all: false,
            lane: None,
            falls,
            ran: None,
            stopped_running: None,
        }
    }

    /// Adds a JSON field, or replaces one of the ruling's.
    pub(crate) fn set_json(&mut self, field: &str, value: impl Serialize) {
        self.json.insert(field.to_owned(), json!(value));
    }

    /// Records how its checks were made.
    pub(crate) fn rolled(&mut self, rolling: Rolling, rolls: impl IntoIterator<Item = Roll>) {
        self.has_bonus |= rolling.has_bonus();
        self.rolls = rolls.into_iter().collect();
    }

    /// Records the pace and how the speed came about, with its rules. If the movement is made, only Why shows them.
    pub(crate) fn paced(&mut self, pace: Pace, pacing: &explain::Pacing) {
        self.set_json("pace", pace.word());
        self.set_json("speed", &pacing.json);
        self.cites.clone_from(&pacing.rules);
        self.speed_made = Some(pacing.sentence.clone()).filter(|sentence| !sentence.is_empty());
        let too_far = self.ruling.refusals().any(|finding| matches!(finding.fact, Fact::TooFar { .. }));
        self.lines.extend(self.speed_made.clone().filter(|_| too_far || self.preview));
    }

    /// Applies the effects of running besides the movement: the rounds counted, and a failed check to keep running.
    pub(crate) fn runs_on(&mut self, creature: &Creature, walk: &Walk) {
        let hurries = Fact::Reactive(ReactiveFact::Sprinted { standard: Some(false) });
        if self.ruling.from == self.ruling.to {
            self.ruling.findings.retain(|note| note.fact != hurries);
        }
        if self.ruling.notes().any(|note| note.fact == hurries) {
            self.conditions = Some(creature.conditions.set(Condition::Fatigued, true));
            self.set_json("fatigued", true);
        }
        if walk.pace != Pace::Run {
            return;
        }
        let before = Endurance(self.referee).rounds_run(creature, walk.run);
        let unknown = before > 0 && creature.constitution.is_none();
        self.lines.extend(unknown.then(|| say!("run-round-unknown", name = creature.name)));
        self.stopped_running = (self.ruling.stops_running() && !self.force).then_some(before);
        let exposes = self.referee.ruleset().run_exposes.value.is_flat_footed() && !self.ruling.steps.is_empty();
        if exposes && self.ruling.notes().any(|note| note.fact == Fact::FlatFootedAfter) {
            self.conditions = Some(creature.conditions.imposed(Condition::FlatFooted));
        }
        if self.ruling.runs_no_further() {
            if Endurance(self.referee).tires() {
                self.conditions = Some(creature.conditions.set(Condition::Fatigued, true));
                self.set_json("fatigued", true);
            }
            return;
        }
        let goes = !self.ruling.steps.is_empty() && (self.force || self.ruling.verdict != Verdict::Illegal);
        self.ran = goes.then_some(before);
        if self.ran.is_some() && self.referee.encounter().rounds.as_deref().is_some_and(Rounds::has_begun) {
            let round = before.saturating_add(1);
            self.set_json("run", json!({"rounds": round, "free": creature.constitution}));
            self.lines.push(match creature.constitution {
                None => say!("run-round", round),
                Some(free) if round <= free => say!("run-round-free", round, free),
                Some(free) => say!("run-round-checked", round, free),
            });
        }
    }

    /// Moves the end of the movement from where the mover stopped to where it lands.
    pub(crate) fn land(&mut self, landing: &Landing, at: Placement, creature: &Creature) {
        let ruleset = self.referee.ruleset();
        self.set_json("stopped", at.anchor);
        self.set_json("landing", landing.json(at));
        self.set_json("to", landing.to.map(|end| end.anchor));
        self.set_json("squeezed", landing.squeezes(ruleset, creature));
        if landing.is_nowhere() {
            self.set_json("verdict", "illegal");
            self.set_json("reasons", landing.reasons(ruleset, creature));
        }
        self.end = landing.to;
        // The landing says where it ends.
        let stops = |fact: &Fact| matches!(fact, Fact::Maneuver(ManeuverFact::StopsBefore { .. }));
        self.ruling.findings.retain(|finding| landing.to == Some(at) || !stops(&finding.fact));
        self.refused |= landing.is_nowhere();
        self.nowhere = landing.is_nowhere();
        self.decides.extend(landing.rules());
    }

    /// Builds the outcome.
    ///
    /// # Errors
    /// If forcing the movement would put the mover off the map.
    pub(crate) fn outcome(mut self) -> Result<Outcome, UserError> {
        self.stop();
        if !self.own {
            // What takes nothing of the turn takes no action point.
            let spent = Fact::from(TurnFact::ByActionPoint);
            self.ruling.findings.retain(|finding| finding.fact != spent);
        }
        let (ruleset, ruling) = (self.referee.ruleset(), &self.ruling);
        let legal = ruling.verdict == Verdict::Legal;
        let pending = ruling.verdict == Verdict::NeedsCheck && !self.force;
        let done = (legal || self.force) && !self.preview && self.end.is_some();
        let mut next = if done { self.after()? } else { self.referee.encounter().clone() };
        // The check to keep running counts even if failing it refuses the run: it isn't rolled again.
        let stops = self.stopped_running.filter(|_| !self.preview);
        if let (Some(before), Some(rounds)) = (stops, next.rounds.as_deref_mut().filter(|rounds| rounds.has_begun())) {
            rounds.record_failed_run(&ruling.creature, before);
        }
        let falls = PendingFall::with_carried(self.referee, &self.falls);
        let mut falling = Falling::new(self.table, ruleset, Some(&self.softening));
        let mut fallen = falling.carry_out_all(falls.iter().filter(|_| done), &mut next);
        // A creature that stood on one that falls or walks away falls next.
        fallen.extend(falling.cascade(&mut next, |now| self.unsupported(now).into_iter().next().filter(|_| done)));
        let mut planned = if !done && legal { self.after().ok() } else { None };
        let would_fall = planned.as_ref().map(|after| self.unsupported(after)).unwrap_or_default();
        for table in [Some(&mut next), planned.as_mut()].into_iter().flatten() {
            settle_conditions(ruleset, Some(self.referee.encounter()), table);
        }
        let mut scene = picture::moved(self.referee, &next, ruling, done);
        scene.moves = picture::first_move(self.referee, ruling, self.action);
        scene.breaks = picture::breaks(ruling, scene.moves);
        if let Some(lane) = self.lane {
            picture::draw_lane(&mut scene, lane, !done && ruling.refusals().next().is_some());
        }
        if legal || self.force {
            scene.others =
                self.others.iter().filter_map(|other| picture::trail(self.referee.encounter(), other)).collect();
        }
        let refused = self.refused || (!legal && !self.force && !pending);
        let afloat = afloat::after(ruling, &next).filter(|_| done);
        // In phases, the first movement has already said what it took.
        let turns = Turns(self.referee);
        let moves_on = turns.turn_log(&ruling.creature).is_some_and(|log| log.total_feet() > HalfFeet(0));
        let tells = done && self.own && (moves_on || !turns.is_in_phases());
        let left = readied::taken_note(self.referee, &next, &ruling.creature);
        let left = left.or_else(|| explain::turn_left(ruleset, &next, &ruling.creature)).filter(|_| tells);
        // A place's effects don't apply to a mover that falls from it.
        let fall = pending_fall::farthest(falls.iter().chain(&would_fall), &ruling.creature);
        let stays = Some(&ruling.creature).filter(|_| done || fall.is_none());
        let brought = brought(self.referee, planned.as_ref().unwrap_or(&next), stays);
        let told = self.told(pending);
        let summaries = fallen.iter().filter_map(|fall| fall.summary.clone());
        let conditions: Vec<Message> = brought.iter().map(|(_, line)| line.clone()).collect();
        // A fall's summary says what the note on it does, and nobody asks about a distance that is kept.
        let needless = |finding: &&Finding| match finding.fact {
            Fact::Height(HeightFact::Falls { .. }) => done,
            Fact::Reactive(ReactiveFact::Distance { kept, .. }) => kept,
            _ => false,
        };
        let needless = ruling.notes().filter(needless).map(|note| explain::found(ruleset, note, ruling));
        let needless: Vec<Message> = needless.collect();
        let notes = told.before_falls.iter().chain(&told.notes).filter(|note| !needless.contains(note)).cloned();
        let answers = self.others.iter().filter(|_| done || legal).map(|other| {
            let intent = Turns(self.referee).intent(&other.creature);
            explain::answered(self.referee, other, intent)
        });
        let consequences: Vec<Message> =
            notes.chain(self.landed.take()).chain(summaries).chain(conditions.iter().cloned()).chain(answers).collect();
        let mut fallen_lines = pending_fall::lines(&fallen, &would_fall, (&ruling.creature, self.mode == "forced"));
        fallen_lines.extend(would_soften(ruleset, planned.as_ref(), falls.iter().chain(&would_fall)));
        fallen_lines.extend(falling.idle(done));
        let message = told.lines(ruleset, fallen_lines.into_iter().chain(left).collect(), conditions);
        let refused_by = match self.nowhere {
            true => vec![RuleId::IllegalEnd],
            false => ruling.refusals().map(|finding| finding.rule).collect(),
        };
        let path = if self.mode == Mode::Walk.word() { ruling.path_on_the_floor() } else { Vec::new() };
        let steps = ruling.steps.iter().filter(|_| !self.force);
        let way = steps.map(|step| (step.to, step.altitude)).collect();
        let mut json = explain::moved_json(ruleset, ruling, self.action);
        let falls: Vec<Value> = falls.iter().chain(&would_fall).map(PendingFall::json).collect();
        if !done && (legal || pending) && !falls.is_empty() {
            json["falls"] = Value::Array(falls);
        }
        json["mode"] = json!(self.mode);
        let after = next.creature(&ruling.creature).filter(|_| done).map(Creature::all_conditions).unwrap_or_default();
        if !after.is_empty() {
            json["conditions"] = json!(after.iter().map(Condition::word).collect::<Vec<_>>());
        }
        let thrown = ruling.checks.iter().enumerate().filter(|(_, check)| check.is_thrown());
        for ((check, _), roll) in thrown.zip(&self.rolls) {
            json["checks"][check]["roll"] = roll.json();
        }
        if self.force {
            json["overruled"] = json!(true);
        }
        if let Some(turn) = explain::turn_json(&next, Some(&ruling.creature)) {
            json["turn"] = turn;
        }
        if let Some(fields) = json.as_object_mut() {
            fields.extend(self.json);
        }
        pending_fall::add_json(&mut json, &fallen);
        // A roll or a provoked attack belongs in the history even if every creature stays where it was.
        let happened = done && (self.maneuver || !self.rolls.is_empty() || !ruling.provocations.is_empty());
        let changes = happened || next != *self.referee.encounter();
        let accounts = [ruling].into_iter().chain(&self.others).map(|ruling| explain::account(self.referee, ruling));
        let outcome = Outcome::new(Message::lines(message))
            .accounted(Message::joined(accounts.chain(self.speed_made), "\n\n"))
            .memorable_if(changes)
            .refused_if(refused)
            .pending_if(pending)
            .ruled(json)
            .with_ruling_facts(ruling, self.declares, fall.unwrap_or_default())
            .with_optional_checks(&falling.open)
            .falling_short(ruleset, ruling)
            .with_consequences(consequences)
            .refused_by(refused_by)
            .along(path)
            .with_way(way)
            .answered_by(&self.others)
            .citing(ruleset, &ruling.rules())
            .citing_also(ruleset, pending_fall::rules(&fallen))
            .citing_also(
                ruleset,
                self.decides.into_iter().chain(self.cites).chain(brought.into_iter().map(|(rule, _)| rule)),
            )
            .showing(scene)
            .offering(afloat.into_iter().collect());
        Ok(if changes { outcome.leaving(next) } else { outcome })
    }

    /// Whether a creature its mover didn't know about stops the movement on its way.
    pub(crate) fn is_stopped_unseen(&self) -> bool {
        self.halt().is_some()
    }

    fn halt(&self) -> Option<Halt> {
        self.table.halts.mover.filter(|halt| halt.stands < self.ruling.steps.len())
    }

    /// Stops the movement short of a creature its mover didn't know about.
    fn stop(&mut self) {
        let Some(halt) = self.halt() else { return };
        let reached = self.reached_by(&self.ruling.clone().stopped_after(halt.made));
        self.ruling = self.ruling.clone().halted(halt);
        if halt.stands == 0 {
            // A mover that goes back to where it began has still moved.
            self.counts = Counts::Always;
        }
        if self.mode == Mode::Walk.word() {
            // A creature that is stopped in mid-leap comes down there.
            self.ruling.altitude = None;
            (self.leap, self.headline) = (None, None);
            self.conditions =
                self.conditions.map(|set| set.set(Condition::Midair, false).set(Condition::Hanging, false));
        }
        (self.end, self.falls) = (Some(self.ruling.to), PendingFall::all_in(&self.ruling));
        self.ruling.keep_effects_on(&reached);
        self.rolls.truncate(self.ruling.checks.len());
        self.changed.retain(|creature| reached.contains(&creature.name));
        for field in ["attack", "midair", "hanging", "stopped", "landing", "prone", "pushed"] {
            self.json.remove(field);
        }
        self.goes_no_further();
    }

    /// The creatures a movement has to do with: those whose squares it enters or who could strike on its way.
    fn reached_by(&self, ruling: &Ruling) -> Vec<Name> {
        let entered = SharedSquares(self.referee).entered_by(ruling);
        entered.into_iter().chain(Strikes(self.referee).in_reach_of(ruling)).collect()
    }

    /// Says that something unseen ends the movement here.
    pub(crate) fn goes_no_further(&mut self) {
        self.json.insert("stopped".to_owned(), json!(self.ruling.to.anchor));
        let who = self.ruling.creature.clone();
        self.lines.push(say!("hidden-no-further", who));
    }

    /// The ruling in words, with the rolls and what they leave open.
    fn told(&self, pending: bool) -> RulingLines {
        let (ruling, legal) = (&self.ruling, self.ruling.verdict == Verdict::Legal);
        let how = match (legal, self.force, self.preview) {
            (false, true, _) => Effect::Overruled,
            (_, _, true) => Effect::Preview,
            _ => Effect::Applied,
        };
        let mut told = explain::moved(self.referee, ruling, self.verb, how);
        let RulingLines { outcome: lines, checks, .. } = &mut told;
        if let (Some(first), Some(headline)) = (lines.first_mut(), &self.headline) {
            first.clone_from(headline);
        }
        if let Some(first) = lines.first_mut().filter(|_| self.force && self.preview && !legal) {
            *first = say!("preview-only", ruling = *first);
        }
        checks.extend(self.rolls.iter().map(|roll| roll.line()));
        if pending {
            checks.extend(match self.preview && self.has_bonus {
                true => Some(say!("preview-rolls-nothing")),
                false => what_to_give(&ruling.checks, self.taking),
            });
        }
        checks.extend(self.lines.iter().cloned());
        told.rules.retain(|rule| !self.decides.contains(rule));
        told.rules.splice(0..0, self.decides.iter().copied());
        told
    }
}

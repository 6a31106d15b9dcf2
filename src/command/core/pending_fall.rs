//! Falls on the board: a creature with nothing below it comes down.

use serde_json::{Value, json};

use crate::command::core::dice::DiePurpose;
use crate::command::core::ground::GroundRolls;
use crate::command::core::landing::Landing;
use crate::command::core::roll::Roll;
use crate::command::core::table::Table;
use crate::explain::{self, Landed};
use crate::field::{Condition, Creature, Encounter, Flight, Mode, Name};
use crate::grid::{Feet, Height, Placement};
use crate::referee::{
    Below, Check, Fact, FallFact, Falls, Finding, Harm, HeightFact, Impact, Plunge, Referee, Rolled, Ruling, Support,
    Supports, Surface, Water, is_down,
};
use crate::ruleset::{RuleId, Ruleset};
use crate::say;
use crate::words::Message;

/// A creature about to fall.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct PendingFall {
    /// The faller.
    pub(crate) who: Name,
    /// How far it falls, in feet, to the floor or the surface of deep water. This sets the damage, and may be more than its
    /// current height.
    pub(crate) height: Feet,
    /// Whether it jumped deliberately.
    pub(crate) jumped: bool,
    /// What it falls onto or into, if the command says so; otherwise what lies below it on the board.
    pub(crate) onto: Option<LandsOn>,
    /// The last place it held before it fell, if a movement led over an edge.
    pub(crate) last: Option<Placement>,
}

/// What a fall ends on or in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct LandsOn {
    /// What it falls onto, water aside.
    pub(crate) surface: Surface,
    /// How deep the water is that it falls into, in feet.
    pub(crate) water: Option<Feet>,
}

/// The result of a fall.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct FallOutcome {
    /// The lines of the message.
    pub(crate) lines: Vec<Message>,
    /// The fall as JSON.
    pub(crate) json: Value,
    /// The rules that decided.
    pub(crate) rules: Vec<RuleId>,
    /// Where it comes down, unless the lines already say so.
    pub(crate) landing: Option<Message>,
    /// All of it in one sentence.
    pub(crate) summary: Option<Message>,
}

impl FallOutcome {
    /// Moves the landing place into the lines, for a fall that no movement led to.
    pub(crate) fn saying_where(mut self) -> Self {
        self.lines.extend(self.landing.take());
        self
    }
}

impl PendingFall {
    /// An unintended fall of this height, in feet, onto what lies below on the board.
    pub(crate) fn of(who: &Name, height: Feet) -> PendingFall {
        PendingFall { who: who.clone(), height, jumped: false, onto: None, last: None }
    }

    /// A fall from this height, in feet, above the floor of these squares.
    pub(crate) fn over(referee: Referee<'_>, who: &Name, at: Placement, height: Feet, jumped: bool) -> PendingFall {
        let height = Height::from(height).above(Water(referee).surface_over_floor(at));
        PendingFall { jumped, ..PendingFall::of(who, height) }
    }

    /// A fall onto these squares after a jump that began at height `from` above the map's level 0. The height of the jump
    /// itself adds no damage.
    pub(crate) fn jumped(referee: Referee<'_>, who: &Name, at: Placement, from: Height) -> PendingFall {
        let floor = referee.encounter().battlefield.floor_under(at);
        PendingFall::over(referee, who, at, from.above(floor), true)
    }

    /// Every creature that a movement sends over an edge.
    pub(crate) fn all_in(ruling: &Ruling) -> Vec<PendingFall> {
        let before = ruling.steps.iter().rev().nth(1).map_or(ruling.from, |step| step.to);
        let falls = |finding: &Finding| match &finding.fact {
            Fact::Height(HeightFact::Falls { who, height, .. }) => {
                let last = Some(before).filter(|_| *who == ruling.creature);
                Some(PendingFall { last, ..PendingFall::of(who, *height) })
            }
            _ => None,
        };
        ruling.findings.iter().filter_map(falls).collect()
    }

    /// These falls, and those of everyone the fallers carry, each after its carrier's.
    pub(crate) fn with_carried(referee: Referee<'_>, falls: &[PendingFall]) -> Vec<PendingFall> {
        let mut all = falls.to_vec();
        let mut next = 0;
        while let Some(fall) = all.get(next).cloned() {
            let carried = |one: &&Creature| Supports(referee).carried_by(one).is_some_and(|it| it.name == fall.who);
            for one in referee.encounter().creatures().iter().filter(carried) {
                if all.iter().all(|known| known.who != one.name) {
                    all.push(PendingFall { who: one.name.clone(), ..fall.clone() });
                }
            }
            next += 1;
        }
        all
    }

    /// Every creature that has lost its support: it moved away, or what it stood on did. `thrown` names one that was moved
    /// against its will and so can't hold on to a wall without a climb speed.
    pub(crate) fn unsupported(
        ruleset: &Ruleset,
        before: &Encounter,
        after: &Encounter,
        thrown: Option<&Name>,
    ) -> Vec<PendingFall> {
        let (then, now) = (Referee::new(ruleset, before), Referee::new(ruleset, after));
        let rounds = after.rounds.as_deref();
        // A jump ends when somebody else moves the jumper, which clears its condition.
        let up_for_now = |who: &Name| rounds.is_some_and(|rounds| rounds.aloft.contains(who));
        let falls = |creature: &&Creature| {
            if !creature.is_airborne() {
                return false;
            }
            let drops = match Supports(now).of(creature) {
                Support::Nothing => true,
                Support::Wall => {
                    let was_up = before.creature(&creature.name).is_some_and(|was| !was.is(Condition::Prone));
                    let drops = was_up && creature.is(Condition::Prone) && ruleset.climb_speed.value.has_kinds();
                    // Who comes off a back or loses their wings hasn't climbed here.
                    let held = before.creature(&creature.name).map(|was| Supports(then).of(was));
                    let comes_off = matches!(held, Some(Support::Back | Support::Wings(_)));
                    let lets_go = comes_off || thrown == Some(&creature.name);
                    drops || (lets_go && creature.modes.of(Mode::Climb).is_none())
                }
                _ => false,
            };
            // A creature that the GM lifted into the air stays there until something happens to it.
            let fresh = before.creature(&creature.name).is_some_and(|was| {
                (was.anchor, was.altitude) != (creature.anchor, creature.altitude)
                    || Supports(then).of(was) != Support::Nothing
            });
            let midair = creature.conditions.has(Condition::Midair) || up_for_now(&creature.name);
            !midair && fresh && drops
        };
        let fall = |creature: &Creature| {
            let (at, height) = (ruleset.placement(creature), creature.altitude.above(Height::ZERO));
            PendingFall::over(now, &creature.name, at, height, false)
        };
        after.creatures().iter().filter(falls).map(fall).collect()
    }

    /// The fall as JSON, before it happens.
    pub(crate) fn json(&self) -> Value {
        let PendingFall { who, height, jumped, .. } = self;
        json!({"creature": who, "height": height, "jumped": jumped})
    }

    /// The impact on whatever is below the faller, given this result of the check that softens it.
    fn impact(&self, referee: Referee<'_>, rolled: Option<Rolled>) -> Option<(Impact, Below)> {
        let faller = referee.encounter().creature(&self.who)?;
        let below = Water(referee).below(faller);
        let LandsOn { surface, water } =
            self.onto.unwrap_or(LandsOn { surface: Surface::default(), water: below.water });
        let plain = Plunge::of(self.height, faller.size);
        let drop = Plunge { jumped: self.jumped, surface, water, rolled, ..plain };
        let mut impact = Falls(referee).fall(&drop, Some(faller), &below.onto);
        if self.onto.is_none() {
            about_below(&mut impact, &below);
        }
        Some((impact, below))
    }

    /// The check that would soften the fall on this table, if any.
    fn softened_by(&self, referee: Referee<'_>) -> Option<Check> {
        softening(&self.impact(referee, None)?.0)
    }
}

/// An unmade check of this impact that would soften it.
fn softening(impact: &Impact) -> Option<Check> {
    let dives = impact.checks.iter().filter(|check| check.rolled.is_none() && check.kind.softens_a_fall());
    impact.optional_checks().into_iter().chain(dives).next().cloned()
}

/// The falls of one command, in order.
pub(crate) struct Falling<'d, 't> {
    table: &'d Table<'t>,
    ruleset: &'t Ruleset,
    /// What is given for the checks that soften them; `None` if the command doesn't accept anything for them.
    given: Option<&'d GroundRolls>,
    /// How many checks have come up so far.
    checks: usize,
    /// The checks that nobody has made.
    pub(crate) open: Vec<Check>,
}

impl<'d, 't> Falling<'d, 't> {
    pub(crate) fn new(table: &'d Table<'t>, ruleset: &'t Ruleset, given: Option<&'d GroundRolls>) -> Self {
        Falling { table, ruleset, given, checks: 0, open: Vec::new() }
    }

    /// The result given for the next check, or the bot's roll.
    fn rolled(&mut self) -> (Option<Rolled>, Option<Roll>) {
        let (given, index) = (self.given, self.checks);
        self.checks += 1;
        match given.and_then(|given| given.throw(self.table)) {
            Some(roll) => (Some(roll.rolled()), Some(roll)),
            None => (given.and_then(|given| given.known(&[]).of(index)), None),
        }
    }

    /// Says how the check of a fall is made, or how it can still be counted after the fact.
    fn offer(&mut self, check: Check, PendingFall { who, height, .. }: &PendingFall) -> Message {
        let helps = explain::helping(&check);
        self.open.push(check);
        match self.given {
            Some(_) => say!("fall-could-soften", check = helps),
            None => say!("fall-could-soften-first", check = helps, who, feet = height.0),
        }
    }

    /// The note that no fall used what was given, once all falls are over.
    pub(crate) fn idle(&self, over: bool) -> Option<Message> {
        let idle = over && self.checks == 0 && self.given.is_some_and(|given| !given.is_empty());
        idle.then(|| say!("fall-no-softening"))
    }

    /// Carries out these falls in order.
    pub(crate) fn carry_out_all<'f>(
        &mut self,
        falls: impl Iterator<Item = &'f PendingFall>,
        next: &mut Encounter,
    ) -> Vec<FallOutcome> {
        falls.map(|fall| self.carry_out(fall, next)).collect()
    }

    /// Carries out the fall that `next_fall` finds on the table, and repeats while it finds one.
    pub(crate) fn cascade(
        &mut self,
        next: &mut Encounter,
        next_fall: impl Fn(&Encounter) -> Option<PendingFall>,
    ) -> Vec<FallOutcome> {
        let mut fallen = Vec::new();
        for _ in 0..next.creatures().len() {
            let Some(fall) = next_fall(next) else { break };
            fallen.push(self.carry_out(&fall, next));
        }
        fallen
    }

    /// Carries out a fall: rolls the damage and puts the faller where it lands.
    pub(crate) fn carry_out(&mut self, fall: &PendingFall, next: &mut Encounter) -> FallOutcome {
        let PendingFall { who, height, jumped, onto, last } = fall;
        let (table, ruleset) = (self.table, self.ruleset);
        let referee = Referee::new(ruleset, next);
        let Some((mut impact, below)) = fall.impact(referee, None) else { return FallOutcome::default() };
        let (mut thrown, mut open) = (None, softening(&impact));
        if open.is_some() {
            let (rolled, roll) = self.rolled();
            thrown = roll;
            if let Some((softened, _)) = rolled.and_then(|rolled| fall.impact(referee, Some(rolled))) {
                (impact, open) = (softened, None);
            }
        }
        impact.findings.retain(|(_, fact)| !matches!(fact, FallFact::CouldTry { .. }));
        impact.checks.retain(|check| check.rolled.is_some());
        let faces = roll(table, &impact);
        let landed = Landed::of(&impact, &faces);
        let struck = Struck::by(ruleset, &impact, &landed, &below.onto);
        let what = if *jumped { "jump" } else { "fall" };
        let far = how_far(*height, onto.map_or(below.water, |onto| onto.water));
        let headline = say!("fall-does", what, who, far);
        let mut summary = say!("fall-summary", fall = headline, does = landed.in_short(&impact));
        let mut lines = vec![headline];
        let mut json = explain::fallen_json(ruleset, &impact, who.as_str(), Some(&landed));
        json["creature"] = json!(who);
        json["height"] = json!(height);
        json["jumped"] = json!(jumped);
        let surface = onto.map_or(Surface::default(), |onto| onto.surface);
        let water = onto.map_or(below.water, |onto| onto.water);
        json["surface"] = json!(surface.word());
        json["water_depth"] = json!(water);
        let mut rules = impact.rules();
        lines.extend(thrown.map(Roll::line));
        if let (Some(roll), Some(check)) = (thrown, json["checks"].get_mut(0)) {
            check["roll"] = roll.json();
        }
        if *height > Feet(0) {
            lines.extend(explain::fallen(ruleset, &impact, who.as_str(), Some(&landed)));
        } else {
            summary = match below.surface() > Feet(0) {
                true => say!("fall-into-water", who),
                false => say!("fall-unhurt", who),
            };
            lines = vec![summary.clone()];
        }
        if let Some(check) = open {
            json["checks"] = json!([explain::check_json(&check)]);
            lines.push(self.offer(check, fall));
        }
        struck.report(&mut lines, &mut json);
        let down = Down::bring((table, ruleset), next, who, (*height, landed.prone, *last));
        down.report(&mut lines, &mut json);
        let end = next.creature(who).filter(|_| down.lines.is_empty());
        let landing = end.map(|end| say!("fall-lands", who, at = ruleset.placement(end)));
        rules.extend(down.rules);
        let lines = lines.into_iter().map(Message::capitalized).collect();
        FallOutcome { lines, json, rules, landing, summary: Some(summary.capitalized()) }
    }
}

/// The victim of a forced movement, if at its end it can't hold on to a wall without a climb speed. A creature pushed along
/// the wall it clings to stays on it; one that is flung comes off.
pub(crate) fn thrown<'n>(referee: Referee<'_>, (mode, action): (&str, &str), victim: &'n Name) -> Option<&'n Name> {
    let clung = || {
        let before = referee.encounter().creature(victim);
        before.is_some_and(|before| Supports(referee).of(before) == Support::Wall)
    };
    (mode == "forced" && (action == "fling" || !clung())).then_some(victim)
}

/// The falls in words. In a preview this includes falls the movement itself doesn't mention: of a victim of forced movement,
/// and of those standing on the mover.
pub(crate) fn lines(fallen: &[FallOutcome], would: &[PendingFall], (mover, forced): (&Name, bool)) -> Vec<Message> {
    let would = would.iter().filter(|fall| forced || fall.who != *mover);
    let would = would.map(|PendingFall { who, height, .. }| say!("fall-follows", who, height));
    fallen.iter().flat_map(|fall| fall.lines.iter().cloned()).chain(would).collect()
}

/// The checks that would soften these falls on the resulting table, each once.
pub(crate) fn would_soften<'f>(
    ruleset: &Ruleset,
    after: Option<&Encounter>,
    falls: impl Iterator<Item = &'f PendingFall>,
) -> Vec<Message> {
    let after = after.map(|after| Referee::new(ruleset, after));
    let checks = falls.filter_map(|fall| fall.softened_by(after?));
    let mut each: Vec<Check> = Vec::new();
    for check in checks {
        if !each.contains(&check) {
            each.push(check);
        }
    }
    each.iter().map(|check| say!("fall-would-soften", check = explain::helping(check))).collect()
}

/// The greatest of this creature's falls, in feet; `None` if it doesn't fall.
pub(crate) fn farthest<'f>(falls: impl Iterator<Item = &'f PendingFall>, who: &Name) -> Option<Feet> {
    falls.filter(|fall| fall.who == *who).map(|fall| fall.height).max()
}

/// Adds falls to the JSON.
pub(crate) fn add_json(json: &mut Value, fallen: &[FallOutcome]) {
    let falls: Vec<Value> = fallen.iter().filter(|fall| !fall.json.is_null()).map(|fall| fall.json.clone()).collect();
    if !falls.is_empty() {
        json["falls"] = Value::Array(falls);
    }
}

/// The rules that decided the falls.
pub(crate) fn rules(fallen: &[FallOutcome]) -> impl Iterator<Item = RuleId> {
    fallen.iter().flat_map(|fall| fall.rules.iter().copied())
}

/// How far a creature falls, and into how much water, in words.
pub(crate) fn how_far(height: Feet, water: Option<Feet>) -> Message {
    water.map_or_else(|| Message::of(&height), |depth| say!("fall-far-into-water", height, depth))
}

/// Rolls the dice of an impact, part by part.
pub(crate) fn roll(table: &Table<'_>, impact: &Impact) -> Vec<Vec<u32>> {
    let throws = impact.parts.iter().map(|part| part.throw);
    throws.map(|throw| (0..throw.dice).map(|_| table.dice.roll(DiePurpose::Damage, throw.sides)).collect()).collect()
}

/// The creatures that something lands on.
pub(crate) struct Struck {
    who: Vec<Name>,
    /// The damage to each of them, if the rules give any.
    damage: Option<u32>,
}

impl Struck {
    /// A creature lands on them.
    pub(crate) fn by(ruleset: &Ruleset, impact: &Impact, landed: &Landed<'_>, onto: &[Name]) -> Self {
        let halves = ruleset.fall_onto.value.halves();
        let damage = halves.then(|| landed.total(impact, Harm::Lethal) / 2);
        Struck { who: onto.to_vec(), damage }
    }

    /// An object hits them.
    pub(crate) fn by_thing(impact: &Impact, landed: &Landed<'_>, onto: &[Name]) -> Self {
        Struck { who: onto.to_vec(), damage: Some(landed.total(impact, Harm::Lethal)) }
    }

    pub(crate) fn report(&self, lines: &mut Vec<Message>, json: &mut Value) {
        let Struck { who, damage } = self;
        let struck = |who: &Name| json!({"creature": who, "damage": damage});
        let Some(first) = who.first() else { return };
        let hurts = damage.iter().filter(|takes| **takes > 0);
        lines.extend(hurts.flat_map(|takes| who.iter().map(move |who| say!("fall-takes", who, takes))));
        json["onto"] = struck(first);
        json["landed_on"] = who.iter().map(struck).collect();
    }
}

/// A creature brought down, and where it ended up.
pub(crate) struct Down {
    lines: Vec<Message>,
    json: Value,
    /// The rules that decided where it stops.
    pub(crate) rules: Vec<RuleId>,
}

impl Down {
    /// Brings a creature down from the air to the floor below it or the surface of deep water; if it may not stand there, to
    /// the closest place where it may.
    pub(crate) fn bring(
        (table, ruleset): (&Table<'_>, &Ruleset),
        next: &mut Encounter,
        who: &Name,
        (height, prone, last): (Feet, bool, Option<Placement>),
    ) -> Self {
        let mut down = Down { lines: Vec::new(), json: Value::Null, rules: Vec::new() };
        let Some(faller) = next.creature(who) else { return down };
        let below = Water(Referee::new(ruleset, next)).below(faller);
        let conditions = if prone { faller.conditions.set(Condition::Prone, true) } else { faller.conditions };
        let altitude = Height::from(below.surface());
        let fallen = Creature { altitude, conditions, flight: Flight::default(), ..faller.clone() };
        // A mount that falls throws its rider, even if it lands on its feet; going under in water is no fall.
        let place = |one: &Creature| (one.anchor, one.altitude);
        let saddle = next.mount_of(faller).filter(|mount| place(mount) == place(&fallen) && !is_down(mount));
        let mount = saddle.filter(|_| height == Feet(0)).map(|mount| mount.name.clone());
        let fallen = Creature { mount, ..fallen };
        next.put(fallen.clone());
        if let Some(rounds) = next.rounds.as_deref_mut() {
            rounds.land(who);
        }
        if fallen.mount.is_none() {
            down.settle(table, ruleset, next, (&fallen, last));
        }
        if let Some(end) = next.creature(who) {
            down.json = json!({"at": end.anchor, "altitude": end.altitude});
        }
        down
    }

    fn settle(
        &mut self,
        table: &Table<'_>,
        ruleset: &Ruleset,
        next: &mut Encounter,
        (fallen, last): (&Creature, Option<Placement>),
    ) {
        let referee = Referee::new(ruleset, next);
        let Some(mover) = referee.mover(&fallen.name) else { return };
        let at = mover.placement();
        let landing = Landing::find(table, referee, &mover, at, last, false);
        self.rules = landing.rules();
        if self.rules.is_empty() {
            return;
        }
        self.lines.push(landing.message(ruleset, fallen));
        if let Some(to) = landing.to {
            let squeezed = ruleset.stance(fallen, to.footprint).flatten();
            next.put(Creature { anchor: to.anchor, squeezed, ..fallen.clone() });
        }
    }

    pub(crate) fn report(&self, lines: &mut Vec<Message>, json: &mut Value) {
        lines.extend(self.lines.iter().cloned());
        if let (Some(fields), Some(more)) = (json.as_object_mut(), self.json.as_object()) {
            fields.extend(more.clone());
        }
    }
}

/// Adds a note if the depth of the water below is unknown.
pub(crate) fn about_below(impact: &mut Impact, below: &Below) {
    if below.unknown {
        impact.findings.push((RuleId::FallWater, FallFact::UntoldDepth));
    }
}

//! What the maneuver commands share: their targets, and the checks that decide them.

pub(crate) mod bull_rush;
pub(crate) mod charge;
pub(crate) mod clamber;
pub(crate) mod fall;
pub(crate) mod forced;
pub(crate) mod overrun;
pub(crate) mod reactive;
pub(crate) mod tumble;
pub(crate) mod withdraw;

use std::cmp::Ordering;

use serde_json::{Value, json};

use crate::command::core::dice::DiePurpose;
use crate::command::core::ground::{GroundRolls, in_their_order, is_of_the_ground};
use crate::command::core::landing;
use crate::command::core::move_request::MoveRequest;
use crate::command::core::pending_fall::PendingFall;
use crate::command::core::resolution::Resolution;
use crate::command::core::roll::{Roll, Rolling, Taking, results};
use crate::command::core::table::Table;
use crate::command::input::destination::untangled;
use crate::command::input::invocation::Options;
use crate::command::input::option::{Kind, Opt, may, options};
use crate::command::input::options::{AGAINST, AGAINST_BONUS, MEDIUM_DC, MEDIUM_RESULT, SEVERAL_CHECKS};
use crate::command::input::user_error::UserError;
use crate::command::modes::flight_conditions;
use crate::command::walk::command::level;
use crate::explain;
use crate::field::{Condition, Creature, Flight, Mode, Name};
use crate::grid::Height;
use crate::referee::{
    Check, Elevations, Fact, Finding, GroundFact, MOST_THROUGH, ManeuverFact, MediumCheck, MediumChecks, ModeFact,
    Mover, Referee, Results, Rolled, Ruling, Verdict,
};
use crate::say;
use crate::words::Message;

/// The opponents whose attacks of opportunity a check avoids first, if it avoids only some.
pub(crate) const SPARE: Opt = may("spare", Kind::Creatures);

/// The options of [`ManeuverChecks`] for maneuvers in which a defender may roll as well.
pub(crate) const AGAINST_A_DEFENDER: &[Opt] =
    options!(SEVERAL_CHECKS, &[AGAINST, AGAINST_BONUS, may("tripped", Kind::Flag)]);

/// The check results and bonuses given to a maneuver command.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct ManeuverChecks {
    results: Results,
    bonus: Option<i32>,
    against: Option<i32>,
    against_bonus: Option<i32>,
    /// The check for moving where the mover is.
    medium: MediumCheck,
    ground: GroundRolls,
}

/// What the bot has rolled so far.
#[derive(Clone, Debug, Default)]
pub(crate) struct RolledChecks {
    /// The mover's rolls, in the order of its checks.
    own: Vec<Roll>,
    /// The mover's rolls for the checks the ground asks for.
    ground: Vec<Roll>,
    /// The defender's roll.
    against: Option<Roll>,
    /// Tied rolls of opposed checks that were rerolled.
    even: Vec<(Roll, Roll)>,
    /// Whether the mover has lost a tied opposed check by its lower bonus.
    lost_the_tie: bool,
    /// Notes on options that have no effect.
    idle: Vec<Message>,
}

/// The check results known so far.
#[derive(Clone, Debug, Default)]
pub(crate) struct KnownResults {
    pub(crate) results: Results,
    /// The defender's result.
    pub(crate) against: Option<Rolled>,
    /// The results of the checks the ground asks for.
    pub(crate) ground: Results,
}

impl ManeuverChecks {
    pub(crate) fn parse(options: &Options<'_>) -> Result<Self, UserError> {
        let list = options.text("check").map(|text| results("check", text)).transpose()?.unwrap_or_default();
        let results = match &list[..] {
            [] | [_] => Rolling::parse(options)?.result().map_or(Results::None, Results::All),
            several => {
                if options.text("bonus").is_some() {
                    return Err(UserError::new(say!("roll-check-or-bonus")));
                }
                if options.text("natural").is_some() {
                    return Err(UserError::new(say!("maneuver-natural-of-several")));
                }
                Results::Each(several.iter().map(|&total| Rolled::total(total)).collect())
            }
        };
        let checks = ManeuverChecks {
            results,
            bonus: options.number("bonus")?,
            against: options.number("against")?,
            against_bonus: options.number("against-bonus")?,
            medium: medium_check(options)?,
            ground: GroundRolls::parse(options)?,
        };
        if checks.against.is_some() && checks.against_bonus.is_some() {
            return Err(UserError::new(say!("maneuver-against-or-bonus")));
        }
        Ok(checks)
    }

    /// Judges with the known results and rolls one check after the other, until no roll the bot can make would change the
    /// ruling. A preview rolls nothing. If forced, a mover stopped by a failed check goes on anyway. Fails if more results
    /// were given than there are checks, or if a tied opposed check lacks a bonus to break it.
    pub(crate) fn judge(
        &self,
        table: &Table<'_>,
        request: &MoveRequest,
        judge: impl Fn(&KnownResults) -> Ruling,
    ) -> Result<(Ruling, RolledChecks), UserError> {
        let (referee, mover) = request.mover(table)?;
        let judge = |known: &KnownResults| MediumChecks(referee).added(&mover, judge(known), self.medium);
        // A maneuver without its own check uses the results for the ground.
        let ground = match judge(&KnownResults::default()).checks.iter().all(is_of_the_ground) {
            true => self.ground.or(GroundRolls::of(each(&self.results), self.bonus)),
            false => self.ground.clone(),
        };
        let mut rolled = RolledChecks::default();
        loop {
            let ruling = judge(&self.known(&rolled, &ground));
            let open = ruling.checks.iter().find(|check| is_open(check));
            // A check takes only one roll of the mover's own; if it stays open, it needs the defender's.
            let unrolled = |check: &Check| match check.rolled {
                None => rolled.own.len() + rolled.ground.len() < ruling.checks.len(),
                Some(_) => rolled.against.is_none(),
            };
            let rolls = !request.preview && open.is_some_and(unrolled);
            let roll_for = |check: &Check, rolled: &mut RolledChecks| match is_of_the_ground(check) {
                true => ground.throw(table).map(|roll| rolled.ground.push(roll)).is_some(),
                false => self.roll_for(table, rolled, check, ruling.verdict),
            };
            if open.is_some_and(|check| rolls && roll_for(check, &mut rolled)) {
                continue;
            }
            if let Some(tied) = ruling.checks.iter().find(|check| is_tied(check)).filter(|_| open.is_none()) {
                match self.breaks_the_tie(tied, &rolled)? {
                    Ordering::Less => {
                        rolled.lost_the_tie = true;
                        continue;
                    }
                    Ordering::Equal if rolled.against.is_some() => {
                        let own = rolled.own.pop();
                        rolled.even.extend(own.zip(rolled.against.take()));
                        continue;
                    }
                    Ordering::Equal | Ordering::Greater => {}
                }
            }
            let unrolled = || judge(&KnownResults::default());
            self.fits(&ruling, unrolled)?;
            let ruling = untangled(ruling)?;
            rolled.idle = self.idle(&ruling);
            return Ok((if request.force { led_on(ruling, unrolled) } else { ruling }, rolled));
        }
    }

    /// Fails if there are more results than checks: the extra ones must have been meant for something else.
    fn fits(&self, ruling: &Ruling, unrolled: impl FnOnce() -> Ruling) -> Result<(), UserError> {
        let Results::Each(results) = &self.results else { return Ok(()) };
        let own = || unrolled().checks.iter().filter(|check| !is_of_the_ground(check)).count();
        let checks = match ruling.verdict {
            Verdict::Illegal => results.len(),
            // It is there already.
            _ if ruling.steps.is_empty() && ruling.checks.is_empty() => results.len(),
            _ => Some(own()).filter(|&own| own > 0).unwrap_or(ruling.checks.len()),
        };
        if results.len() > checks {
            return Err(UserError::new(say!("maneuver-too-many-results", results = results.len(), checks)));
        }
        Ok(())
    }

    /// Notes on given results and bonuses that have no effect.
    fn idle(&self, ruling: &Ruling) -> Vec<Message> {
        let mut lines = Vec::new();
        // If the ground stops a mover, results for later checks are not a mistake.
        let stopped = ruling.notes().any(|note| matches!(&note.fact, Fact::Ground(fact) if fact.ends_it()));
        if ruling.verdict == Verdict::Illegal || stopped {
            return lines;
        }
        let natural = matches!(self.results, Results::All(Rolled { natural: Some(_), .. }));
        let rolled = self.results != Results::None || self.bonus.is_some();
        if ruling.checks.is_empty() && rolled {
            lines.push(say!("maneuver-no-check"));
        } else if natural && !ruling.checks.iter().any(|check| check.kind.minds_the_die()) {
            lines.push(say!("maneuver-natural-idle"));
        }
        let against = self.against.is_some() || self.against_bonus.is_some();
        if against && !ruling.checks.iter().any(is_opposed) {
            lines.push(say!("maneuver-no-defense"));
        }
        if !self.ground.is_empty() && !ruling.checks.iter().any(is_of_the_ground) {
            lines.push(say!("maneuver-no-ground-check"));
        }
        lines.extend(idle_medium_check(self.medium, ruling));
        lines
    }

    /// Rolls what the bot can roll for a check, if that settles the check or the movement is legal either way.
    fn roll_for(&self, table: &Table<'_>, rolled: &mut RolledChecks, check: &Check, verdict: Verdict) -> bool {
        let own = check.rolled.is_some() || self.bonus.is_some();
        let alone = !is_opposed(check) && check.rolled.is_none() && verdict == Verdict::Legal;
        let other = check.dc.is_some() || alone || self.against_bonus.is_some() && is_opposed(check);
        if !own || !other {
            return false;
        }
        let roll = |decides, bonus| Roll { die: table.dice.roll(decides, 20), bonus };
        if check.rolled.is_none() {
            rolled.own.extend(self.bonus.map(|bonus| roll(DiePurpose::Check, bonus)));
        }
        if check.dc.is_none() && is_opposed(check) {
            rolled.against = self.against_bonus.map(|bonus| roll(DiePurpose::Against, bonus));
        }
        true
    }

    fn known(&self, rolled: &RolledChecks, ground: &GroundRolls) -> KnownResults {
        let results = if self.bonus.is_some() {
            Results::Each(rolled.own.iter().map(|roll| roll.rolled()).collect())
        } else {
            self.results.clone()
        };
        // A defender who wins a tie counts as having rolled one more.
        let one_more = i32::from(rolled.lost_the_tie);
        let against = self.against.map(Rolled::total).or(rolled.against.map(|roll| roll.rolled()));
        let against = against.map(|against| Rolled { total: against.total + one_more, ..against });
        KnownResults { results, against, ground: ground.known(&rolled.ground) }
    }

    /// How the mover's bonus compares to the defender's, which decides a tied opposed check: the higher wins, and if they are
    /// equal both reroll. Fails if one of them is unknown.
    fn breaks_the_tie(&self, tied: &Check, rolled: &RolledChecks) -> Result<Ordering, UserError> {
        let Some((own, other)) = self.bonus.zip(self.against_bonus) else {
            let rolled = rolled.own.iter().chain(&rolled.against).map(|roll| roll.line());
            return Err(UserError::new(Message::joined(rolled.chain([say!("maneuver-undecided")]), " ")));
        };
        let more: i32 = tied.own().map(|modifier| modifier.adds).sum();
        let theirs: i32 = tied.of_the_opponent(true).map(|modifier| modifier.adds).sum();
        Ok((own + more).cmp(&(other + theirs)))
    }

    /// Adds the rolls to the resolution, and what the maneuver does to other creatures.
    pub(crate) fn report_in(&self, resolution: &mut Resolution<'_, '_>, referee: Referee<'_>, rolled: RolledChecks) {
        resolution.has_bonus = self.bonus.is_some() || self.against_bonus.is_some() || self.ground.has_bonus();
        report_in(resolution, referee, rolled);
    }
}

/// Whether the defender rolls as well.
fn is_opposed(check: &Check) -> bool {
    check.kind.is_opposed()
}

/// The given results: one per check, or a single one for all.
fn each(results: &Results) -> Vec<Rolled> {
    match results {
        Results::None => Vec::new(),
        Results::All(rolled) => vec![*rolled],
        Results::Each(all) => all.clone(),
    }
}

/// Whether an opposed check is tied.
fn is_tied(check: &Check) -> bool {
    is_opposed(check) && check.margin() == Some(0)
}

/// The DC and result given for the check to move in water or along a wall.
fn medium_check(options: &Options<'_>) -> Result<MediumCheck, UserError> {
    let rolled = options.number(MEDIUM_RESULT)?.map(Rolled::total);
    Ok(MediumCheck { dc: options.number(MEDIUM_DC)?, rolled })
}

/// The note that a DC or result given for that check has no effect. A DC that leaves nothing to roll for is no mistake.
fn idle_medium_check(given: MediumCheck, ruling: &Ruling) -> Option<Message> {
    let spares = given.dc.is_some_and(|dc| dc <= 0) && ruling.steps.iter().any(|step| step.mode == Mode::Climb);
    let told = given != MediumCheck::default() && ruling.verdict != Verdict::Illegal;
    let idle = told && !spares && !ruling.checks.iter().any(|check| check.kind.is_of_the_medium());
    idle.then(|| say!("maneuver-no-medium-check"))
}

/// Adds the DC that the check to move in water or along a wall still lacks, and the fall of a climber that failed it.
fn report_medium_check(resolution: &mut Resolution<'_, '_>, referee: Referee<'_>) {
    resolution.taking = Taking::MediumApart;
    if let Some(check) =
        resolution.ruling.checks.iter().find(|check| check.kind.is_of_the_medium() && check.dc.is_none())
    {
        let is = referee.ruleset().meaning(check.rule);
        resolution.lines.push(say!("maneuver-medium-untold", is));
    }
    let who = &resolution.ruling.creature;
    let falls = resolution.ruling.findings.iter().find_map(|finding| match finding.fact {
        Fact::Mode(ModeFact::Falls { height }) => Some(PendingFall::of(who, height)),
        _ => None,
    });
    resolution.falls.extend(falls.into_iter().chain(flight_conditions::falls(&resolution.ruling)));
}

/// Whether a roll could still decide the check; a missing DC alone can't be rolled for.
fn is_open(check: &Check) -> bool {
    !check.kind.is_of_the_medium() && check.succeeds().is_none() && (check.rolled.is_none() || is_opposed(check))
}

/// The ruling on the whole movement, past a creature that stops it by a check, marked illegal for that reason.
fn led_on(ruling: Ruling, unrolled: impl FnOnce() -> Ruling) -> Ruling {
    let stop = ruling.findings.iter().find_map(|finding| match &finding.fact {
        Fact::Maneuver(ManeuverFact::StopsBefore { who, at, .. }) => Some(Finding {
            step: finding.step,
            ..Finding::refusal(finding.rule, ManeuverFact::HeldBy { who: who.clone(), at: *at })
        }),
        _ => None,
    });
    let Some(stop) = stop else { return ruling };
    let mut on = Ruling { checks: ruling.checks, verdict: Verdict::Illegal, ..unrolled() };
    on.findings.insert(0, stop);
    on
}

/// Reads a comma-separated list of creatures. Fails if one is unknown or is the mover.
pub(crate) fn several<'a>(
    table: &Table<'a>,
    mover: &Mover<'_>,
    option: &str,
    typed: Option<&str>,
) -> Result<Vec<Name>, UserError> {
    let mut names: Vec<Name> = Vec::new();
    for one in typed.into_iter().flat_map(|typed| typed.split([',', ';'])).map(str::trim).filter(|one| !one.is_empty())
    {
        let name = &another(table, mover, option, one)?.name;
        if !names.contains(name) {
            names.push(name.clone());
        }
    }
    Ok(names)
}

/// The opponents whose attacks of opportunity to avoid first, in the order named. Fails if one of them is not the mover's
/// opponent.
pub(crate) fn spared<'a>(table: &Table<'a>, mover: &Mover<'_>, typed: Option<&str>) -> Result<Vec<Name>, UserError> {
    let names = several(table, mover, "spare", typed)?;
    for name in &names {
        if !mover.creature().side.opposes(&table.creature(Some(name.as_str()))?.side) {
            return Err(UserError::new(say!("maneuver-spares-no-opponent", name)));
        }
    }
    Ok(names)
}

/// The creatures whose spaces the movement passes through, read from this option. Fails if there are more than
/// [`MOST_THROUGH`].
pub(crate) fn through<'a>(
    table: &Table<'a>,
    mover: &Mover<'_>,
    option: &str,
    typed: Option<&str>,
) -> Result<Vec<Name>, UserError> {
    let names = several(table, mover, option, typed)?;
    if names.len() > MOST_THROUGH {
        return Err(UserError::new(say!("maneuver-too-many", option, most = MOST_THROUGH)));
    }
    Ok(names)
}

/// The word for the mode a maneuver ends in: the mode of its last step, or else the one the mover has where it is.
pub(crate) fn way_of(referee: Referee<'_>, ruling: &Ruling) -> &'static str {
    let own =
        || referee.encounter().creature(&ruling.creature).map_or(Mode::Walk.word(), |mover| level(referee, mover));
    ruling.steps.last().map_or_else(own, |step| step.mode.word())
}

/// Fails if a forced maneuver has no end, from neither the rules nor the GM.
pub(crate) fn check_has_end(resolution: &Resolution<'_, '_>, example: &'static str) -> Result<(), UserError> {
    let Ruling { verdict, from, to, creature, .. } = &resolution.ruling;
    if resolution.force && *verdict == Verdict::Illegal && to == from {
        return Err(UserError::new(say!("maneuver-unknown-end", creature)).or_example(example));
    }
    Ok(())
}

/// The creature with this name. Fails if it is unknown or is the mover.
pub(crate) fn another<'a>(
    table: &Table<'a>,
    mover: &Mover<'_>,
    option: &str,
    typed: &str,
) -> Result<&'a Creature, UserError> {
    let creature = table.creature(Some(typed))?;
    if creature.name == mover.creature().name {
        return Err(UserError::new(say!("maneuver-itself", option, name = creature.name)));
    }
    Ok(creature)
}

/// Adds the rolls to the resolution, and what the maneuver does to other creatures.
fn report_in(resolution: &mut Resolution<'_, '_>, referee: Referee<'_>, rolled: RolledChecks) {
    for (own, other) in &rolled.even {
        resolution.lines.push(say!("maneuver-even", own = own.line(), other = other.line()));
    }
    if let Some(roll) = rolled.against {
        let opposed = resolution.ruling.checks.iter().find(|check| check.of_the_opponent(true).next().is_some());
        resolution.lines.push(match opposed {
            Some(check) => {
                let more: i32 = check.of_the_opponent(true).map(|modifier| modifier.adds).sum();
                let (added, counted) = (explain::modifiers(check.of_the_opponent(true)), roll.rolled().total + more);
                say!("maneuver-defender-added", roll = roll.line(), added, counted)
            }
            None => say!("maneuver-defender", roll = roll.line()),
        });
        resolution.set_json("against_roll", roll.json());
    }
    resolution.rolls = in_their_order(&resolution.ruling, rolled.own, rolled.ground);
    resolution.lines.extend(rolled.idle);
    report_medium_check(resolution, referee);
    let mut prone = Vec::new();
    let mut pushed = Value::Null;
    let mut affected: Vec<Creature> = Vec::new();
    let find = |affected: &[Creature], name: &Name| {
        let changed = affected.iter().find(|creature| creature.name == *name);
        changed.or_else(|| referee.encounter().creature(name)).cloned()
    };
    for finding in &resolution.ruling.findings {
        let changed = match &finding.fact {
            Fact::Maneuver(ManeuverFact::FallsProne { who }) => find(&affected, who).map(|creature| {
                prone.push(who.clone());
                Creature { conditions: creature.conditions.set(Condition::Prone, true), ..creature }
            }),
            // What being prone does to it there is settled with everything else.
            Fact::Maneuver(ManeuverFact::KnockedOver { who }) => find(&affected, who)
                .map(|creature| Creature { conditions: creature.conditions.set(Condition::Prone, true), ..creature }),
            Fact::Ground(GroundFact::Falls { .. }) => find(&affected, &resolution.ruling.creature).map(|creature| {
                prone.push(creature.name.clone());
                Creature { conditions: creature.conditions.set(Condition::Prone, true), ..creature }
            }),
            Fact::Maneuver(ManeuverFact::DropsProne { who }) => find(&affected, who).map(|creature| {
                prone.push(who.clone());
                let conditions = creature.conditions.set(Condition::Prone, true).set(Condition::ProneByChoice, true);
                Creature { conditions, ..creature }
            }),
            Fact::Maneuver(ManeuverFact::Pushed { who, to, feet, aloft, .. }) => find(&affected, who).map(|creature| {
                pushed = json!({"who": who, "to": to.anchor, "feet": feet, "provokes": []});
                // A pushed creature in the air keeps its elevation; one pushed into deep water floats at the surface.
                let surface = resolution.ruling.water_entered_by(who).map(Height::from);
                let altitude = aloft.or(surface).unwrap_or_else(|| Elevations(referee).altitude_at(&creature, *to));
                let flight = if altitude > Height::ZERO { creature.flight } else { Flight::default() };
                Creature { anchor: to.anchor, altitude, flight, ..creature }
            }),
            Fact::Maneuver(ManeuverFact::PushedUpright { who, at, heights: (before, after), .. }) => {
                find(&affected, who).map(|creature| {
                    let feet = before.apart(*after);
                    pushed = json!({"who": who, "to": at.anchor, "feet": feet, "altitude": after, "provokes": []});
                    let flight = if *after > Height::ZERO { creature.flight } else { Flight::default() };
                    Creature { altitude: *after, flight, ..creature }
                })
            }
            Fact::Maneuver(ManeuverFact::StrikesPushed { by, leaving, .. }) => {
                if let Some(strikes) = pushed["provokes"].as_array_mut() {
                    strikes.push(json!({"by": by, "leaving": leaving, "rule": finding.rule.word()}));
                }
                None
            }
            _ => None,
        };
        if let Some(changed) = changed {
            affected.retain(|creature| creature.name != changed.name);
            affected.push(changed);
        }
    }
    if !pushed.is_null() {
        resolution.set_json("pushed", pushed);
    }
    if !prone.is_empty() {
        resolution.set_json("prone", prone);
    }
    resolution.changed = affected;
}

/// Moves a mover stopped on its way to a place where it may stay.
pub(crate) fn settle(resolution: &mut Resolution<'_, '_>, table: &Table<'_>, referee: Referee<'_>) {
    let stops = |fact: &Fact| matches!(fact, Fact::Maneuver(ManeuverFact::StopsBefore { .. }));
    if !resolution.ruling.findings.iter().any(|finding| stops(&finding.fact)) {
        return;
    }
    landing::settle_end(resolution, table, referee);
}

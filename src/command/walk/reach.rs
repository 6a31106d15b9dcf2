//! Where a creature can end a movement off its feet.

use serde_json::{Map, Value, json};

use crate::command::core::outcome::Outcome;
use crate::command::input::invocation::Invocation;
use crate::command::input::user_error::UserError;
use crate::command::modes::flight_conditions::check_fly_grade;
use crate::command::modes::fly::check_maneuverability;
use crate::command::reply::picture;
use crate::explain;
use crate::field::Mode;
use crate::grid::{Feet, Height, Square};
use crate::referee::{
    AerialFlights, Ends, Finding, Flights, Flying, ModeMove, ModeMoves, MoveMode, Mover, Pace, Referee, Stop, Verdict,
    Walk, Walks,
};
use crate::ruleset::RuleId;
use crate::say;
use crate::words::Message;

/// Every place where the creature can end a movement in this mode at this altitude. Without an altitude, in the air it
/// is the current one, otherwise wherever something holds it. Fails without a speed to fly with, or without a
/// maneuverability class if the rulebook needs one.
pub(crate) fn off_foot(
    referee: Referee<'_>,
    mover: &Mover<'_>,
    mode: Mode,
    (walk, altitude): (Walk, Option<Height>),
) -> Result<Outcome, UserError> {
    let (name, own) = (&mover.creature().name, mover.creature().anchor);
    let stops = vec![Stop { anchor: own, altitude }];
    let reachable = match mode {
        Mode::Fly | Mode::Glide => {
            by_air(referee, mover, &Flying { stops, walk, glides: mode == Mode::Glide, ..Flying::default() })?
        }
        _ => {
            let move_mode = if mode == Mode::Climb { MoveMode::Climb } else { MoveMode::Swim };
            by_mode(referee, mover, mode, &ModeMove { move_mode, stops, walk, hands: 2, ..ModeMove::default() })
        }
    };
    let elsewhere = reachable.ends.prices.keys().filter(|&&anchor| anchor != own).count();
    let length = explain::length(reachable.budget);
    let headline = match (mode, reachable.altitude) {
        (Mode::Climb, _) => say!("reachable-by-climbing", name, elsewhere, length),
        (Mode::Fly, _) if reachable.keeps_level => say!("reachable-level", name, elsewhere, length),
        (Mode::Fly | Mode::Glide, Some(height)) if height > Height::ZERO => {
            say!("reachable-in-the-air", name, elsewhere, height, length)
        }
        (Mode::Fly | Mode::Glide, _) => say!("reachable-to-the-ground", name, elsewhere, length),
        _ => say!("reachable-by-swimming", name, elsewhere, length),
    };
    Ok(reachable.outcome(referee, mover, headline))
}

/// A command that asks about one place where the creature can dig or teleport to; `None` on a board of a single square.
pub(crate) fn one_place(referee: Referee<'_>, mover: &Mover<'_>, mode: Mode) -> Option<String> {
    let (creature, board) = (mover.creature(), &referee.encounter().battlefield);
    let move_mode = if mode == Mode::Burrow { MoveMode::Burrow } else { MoveMode::Teleport };
    // A digger stays at its depth, or goes into the ground.
    let own = if creature.altitude < Height::ZERO { creature.altitude } else { -Height::from(Feet::SQUARE) };
    let altitude = Some(own).filter(|_| mode == Mode::Burrow);
    let ways = [(2, 0), (-2, 0), (0, 2), (0, -2), (1, 0), (-1, 0), (0, 1), (0, -1)];
    let goals = || ways.map(|way| creature.anchor.offset(way)).into_iter().filter(|goal| board.area().contains(*goal));
    let goes = |&anchor: &Square| {
        let stops = vec![Stop { anchor, altitude }];
        let mode_move = ModeMove { move_mode, stops, hands: 2, ..ModeMove::default() };
        ModeMoves(referee).adjudicate(mover, &mode_move).verdict != Verdict::Illegal
    };
    let to = goals().find(goes).or_else(|| goals().next())?;
    let given = Invocation { name: mode.word().to_owned(), ..Invocation::default() };
    let given = given.with("creature", creature.name.as_str()).with("to", &to.to_string());
    let given = match altitude {
        Some(altitude) => given.with("altitude", &altitude.0.to_string()),
        None => given,
    };
    Some(given.with("preview", "true").to_string())
}

fn by_mode(referee: Referee<'_>, mover: &Mover<'_>, mode: Mode, mode_move: &ModeMove) -> Reachable {
    let (ends, budget, closed) = match ModeMoves(referee).reach(mover, mode_move) {
        Ok((ends, budget)) => (ends, budget, Vec::new()),
        Err(closed) => (Ends::only(mover.creature().anchor), Feet(0), closed),
    };
    let altitude = mode_move.stops.first().and_then(|stop| stop.altitude);
    let (pace, by) = (mode_move.walk.pace, mode_move.move_mode.rule());
    Reachable { mode, pace, altitude, keeps_level: false, budget, by, ends, closed }
}

fn by_air(referee: Referee<'_>, mover: &Mover<'_>, flying: &Flying) -> Result<Reachable, UserError> {
    let creature = mover.creature();
    let mode = if flying.glides { Mode::Glide } else { Mode::Fly };
    let (name, word, pace) = (&creature.name, mode.word(), flying.walk.pace);
    let Some(means) = creature.modes.of(mode) else {
        return Err(UserError::new(say!("reachable-no-speed", name, mode, word))
            .or_example("/creature edit creature:Bat modes:\"fly 60 good\""));
    };
    check_fly_grade(referee, creature, flying.glides)?;
    check_maneuverability(referee, creature)?;
    let mut closed = Walks(referee).cannot_go(mover, pace);
    let more = Flights(referee).cannot_fly(mover).into_iter().filter(|finding| !closed.contains(finding));
    closed.extend(more.collect::<Vec<_>>());
    let reach = || Flights(referee).reach_by_air(mover, flying);
    let ends = if closed.is_empty() { reach() } else { None }.unwrap_or_else(|| Ends::only(creature.anchor));
    let budget = Flights(referee).air_budget(mover, means, pace);
    let asked = flying.stops.first().and_then(|stop| stop.altitude);
    let altitude = Some(asked.unwrap_or_else(|| AerialFlights(referee).ends_at(mover, flying)));
    let by = if flying.glides { RuleId::Gliding } else { RuleId::Flight };
    // Level flight leads to other heights over the floor where that rises or drops.
    let keeps_level = asked.is_none() && creature.is_airborne() && !referee.encounter().battlefield.is_level();
    Ok(Reachable { mode, pace, altitude, keeps_level, budget, by, ends, closed })
}

/// Where a creature can end a movement off its feet.
struct Reachable {
    mode: Mode,
    pace: Pace,
    altitude: Option<Height>,
    /// Whether it keeps its height while the floor below rises or drops.
    keeps_level: bool,
    budget: Feet,
    /// The rule for the mode.
    by: RuleId,
    ends: Ends,
    /// What rules the movement out.
    closed: Vec<Finding>,
}

impl Reachable {
    fn outcome(self, referee: Referee<'_>, mover: &Mover<'_>, headline: Message) -> Outcome {
        let (creature, ruleset) = (mover.creature(), referee.ruleset());
        let name = &creature.name;
        let Reachable { mode, pace, altitude, keeps_level, budget, by, ends, closed } = self;
        let Ends { prices: ends, squeezed, all_below } = ends;
        let squares: Map<String, Value> = ends.iter().map(|(anchor, feet)| (anchor.to_string(), json!(feet))).collect();
        let rules = [pace.rule(), by, RuleId::Ending];
        let mut ruling = json!({
            "ruleset": ruleset.id,
            "action": "reachable",
            "creature": name,
            "from": creature.anchor,
            "pace": pace.word(),
            "mode": mode.word(),
            "budget": budget,
            "squares": squares,
            "squeezed": squeezed.keys().collect::<Vec<_>>(),
        });
        if let Some(altitude) = altitude.filter(|_| !keeps_level) {
            ruling["altitude"] = json!(altitude);
        }
        let mut lines = if closed.is_empty() {
            vec![headline]
        } else {
            let why: Vec<Message> = closed.iter().map(|finding| explain::cannot_go(ruleset, name, finding)).collect();
            let reasons =
                closed.iter().zip(&why).map(|(finding, why)| json!({"rule": finding.rule.word(), "message": why}));
            ruling["reasons"] = reasons.collect();
            why
        };
        if let Some(below) = all_below {
            ruling["all_below"] = json!(below);
            lines.push(say!("reachable-maybe-more", below));
        }
        lines.push(explain::by_rules(ruleset, &rules));
        let mut scene = picture::about(ruleset, referee.encounter(), name);
        let full = ruleset.space(creature);
        let space = |anchor: Square| squeezed.get(&anchor).copied().unwrap_or(full).at(anchor);
        scene.reach = ends.iter().map(|(&anchor, feet)| (space(anchor), feet.whole())).collect();
        Outcome::new(Message::lines(lines)).ruled(ruling).about(name).citing(ruleset, &rules).showing(scene)
    }
}

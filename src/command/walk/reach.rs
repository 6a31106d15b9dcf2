//! Where a creature can end a movement off its feet.

use serde_json::{Map, Value, json};

use crate::command::core::outcome::Outcome;
use crate::command::input::user_error::UserError;
use crate::command::modes::fly::well_enough;
use crate::command::reply::picture;
use crate::explain;
use crate::field::Mode;
use crate::grid::{Feet, HalfFeet, Height, Square};
use crate::referee::{
    AerialFlights, Finding, Flights, Flying, ModeMove, ModeMoves, MoveMode, Mover, Pace, Reached, Referee, Stop, Walk,
    Walks,
};
use crate::ruleset::RuleId;
use crate::say;
use crate::words::Message;

/// Every place where the creature can end a swim or a climb, at this altitude or where something holds it. Fails if
/// there are too many places to search.
pub(crate) fn by_mode(
    referee: Referee<'_>,
    mover: &Mover<'_>,
    mode: Mode,
    pace: Pace,
    altitude: Option<Height>,
) -> Result<Outcome, UserError> {
    let creature = mover.creature();
    let name = &creature.name;
    let move_mode = if mode == Mode::Climb { MoveMode::Climb } else { MoveMode::Swim };
    let mode_move = ModeMove {
        move_mode,
        stops: vec![Stop { anchor: creature.anchor, altitude }],
        walk: Walk { pace, ..Walk::default() },
        hands: 2,
        ..ModeMove::default()
    };
    let (ends, budget, closed) = match ModeMoves(referee).reach(mover, &mode_move) {
        Ok(Some((ends, budget))) => (ends, budget, Vec::new()),
        Ok(None) => {
            return Err(UserError::new(say!("reachable-too-wide")).or_example("/swim creature:Hero to:F6 preview:true"));
        }
        Err(closed) => (Reached::from([(creature.anchor, HalfFeet::default())]), Feet(0), closed),
    };
    let reachable = Reachable { mode, pace, altitude, budget, by: move_mode.rule(), ends, closed };
    let elsewhere = reachable.elsewhere(creature.anchor);
    let length = explain::length(budget);
    let headline = match mode {
        Mode::Climb => say!("reachable-by-climbing", name, elsewhere, length),
        _ => say!("reachable-by-swimming", name, elsewhere, length),
    };
    Ok(reachable.outcome(referee, mover, headline))
}

/// Every place where the creature can end a flight, at this altitude or its current one. Fails without a speed in this
/// mode, without a maneuverability class where the rulebook needs one, and if there are too many places to search.
pub(crate) fn by_air(
    referee: Referee<'_>,
    mover: &Mover<'_>,
    mode: Mode,
    pace: Pace,
    altitude: Option<Height>,
) -> Result<Outcome, UserError> {
    let creature = mover.creature();
    let (name, word) = (&creature.name, mode.word());
    let Some(means) = creature.modes.of(mode) else {
        return Err(UserError::new(say!("reachable-no-speed", name, mode, word))
            .or_example("/creature edit creature:Bat modes:\"fly 60 good\""));
    };
    well_enough(referee, creature)?;
    let flying = Flying {
        stops: vec![Stop { anchor: creature.anchor, altitude }],
        walk: Walk { pace, ..Walk::default() },
        glides: mode == Mode::Glide,
        ..Flying::default()
    };
    let Some(ends) = Flights(referee).reach_by_air(mover, &flying) else {
        return Err(
            UserError::new(say!("reachable-too-wide")).or_example("/fly creature:Bat to:F6 altitude:15 preview:true")
        );
    };
    let budget = Flights(referee).air_budget(mover, means, pace);
    let height = altitude.unwrap_or_else(|| AerialFlights(referee).ends_at(mover, &flying));
    let by = if flying.glides { RuleId::Gliding } else { RuleId::Flight };
    let closed = Walks(referee).cannot_go(mover, pace);
    let reachable = Reachable { mode, pace, altitude: Some(height), budget, by, ends, closed };
    let (elsewhere, length) = (reachable.elsewhere(creature.anchor), explain::length(budget));
    let headline = match height > Height::ZERO {
        true => say!("reachable-in-the-air", name, elsewhere, height, length),
        false => say!("reachable-to-the-ground", name, elsewhere, length),
    };
    Ok(reachable.outcome(referee, mover, headline))
}

/// Where a creature can end a movement off its feet.
struct Reachable {
    mode: Mode,
    pace: Pace,
    altitude: Option<Height>,
    budget: Feet,
    /// The rule of the mode.
    by: RuleId,
    ends: Reached,
    /// What rules the movement out.
    closed: Vec<Finding>,
}

impl Reachable {
    /// How many places there are besides the creature's own.
    fn elsewhere(&self, own: Square) -> usize {
        self.ends.keys().filter(|&&anchor| anchor != own).count()
    }

    fn outcome(self, referee: Referee<'_>, mover: &Mover<'_>, headline: Message) -> Outcome {
        let (creature, ruleset) = (mover.creature(), referee.ruleset());
        let name = &creature.name;
        let Reachable { mode, pace, altitude, budget, by, ends, closed } = self;
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
            "squeezed": [],
        });
        if let Some(altitude) = altitude {
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
        lines.push(explain::by_rules(ruleset, &rules));
        let mut scene = picture::about(ruleset, referee.encounter(), name);
        let space = mover.placement().footprint;
        scene.reach = ends.iter().map(|(&anchor, feet)| (space.at(anchor), feet.whole())).collect();
        Outcome::said(Message::lines(lines)).ruled(ruling).about(name).citing(ruleset, &rules).showing(scene)
    }
}

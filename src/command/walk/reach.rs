//! Where a creature can end a movement through the air.

use serde_json::{Map, Value, json};

use crate::command::core::outcome::Outcome;
use crate::command::input::user_error::UserError;
use crate::command::modes::fly::well_enough;
use crate::command::reply::picture;
use crate::explain;
use crate::field::Mode;
use crate::grid::Height;
use crate::referee::{AerialFlights, Flights, Flying, Mover, Pace, Referee, Stop, Walk, Walks};
use crate::ruleset::RuleId;
use crate::say;
use crate::words::Message;

/// Every place where the creature can end a flight, at this altitude or its current one. Fails without a speed in this
/// mode, without a maneuverability class where the rulebook needs one, and if there are too many places to search.
pub(crate) fn by_air(
    referee: Referee<'_>,
    mover: &Mover<'_>,
    mode: Mode,
    pace: Pace,
    altitude: Option<Height>,
) -> Result<Outcome, UserError> {
    let (creature, ruleset) = (mover.creature(), referee.ruleset());
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
    let squares: Map<String, Value> = ends.iter().map(|(anchor, feet)| (anchor.to_string(), json!(feet))).collect();
    let elsewhere = ends.keys().filter(|&&anchor| anchor != creature.anchor).count();
    let by = if flying.glides { RuleId::Gliding } else { RuleId::Flight };
    let rules = [pace.rule(), by, RuleId::Ending];
    let closed = Walks(referee).cannot_go(mover, pace);
    let mut ruling = json!({
        "ruleset": ruleset.id,
        "action": "reachable",
        "creature": name,
        "from": creature.anchor,
        "pace": pace.word(),
        "mode": word,
        "altitude": height,
        "budget": budget,
        "squares": squares,
        "squeezed": [],
    });
    let mut lines = if closed.is_empty() {
        let length = explain::length(budget);
        vec![match height > Height::ZERO {
            true => say!("reachable-in-the-air", name, elsewhere, height, length),
            false => say!("reachable-to-the-ground", name, elsewhere, length),
        }]
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
    Ok(Outcome::said(Message::lines(lines)).ruled(ruling).about(name).citing(ruleset, &rules).showing(scene))
}

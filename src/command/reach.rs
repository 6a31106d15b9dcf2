//! Where a creature could end a movement through the air.

use serde_json::{Map, Value, json};

use super::decide::Outcome;
use super::fly::well_enough;
use super::mistake::Mistake;
use super::picture;
use crate::explain;
use crate::field::Mode;
use crate::grid::Height;
use crate::referee::{Flying, Mover, Pace, Referee, Stop, Walk};
use crate::ruleset::RuleId;

/// Every place where somebody could end a flight, at this altitude or as high as it is.
pub(super) fn by_air(
    referee: &Referee<'_>,
    mover: &Mover<'_>,
    mode: Mode,
    pace: Pace,
    altitude: Option<Height>,
) -> Result<Outcome, Mistake> {
    let (creature, ruleset) = (mover.creature(), referee.ruleset());
    let (name, word) = (&creature.name, mode.word());
    let Some(means) = creature.modes.of(mode) else {
        return Err(Mistake::new(format!(
            "{name} has no {word} speed: /creature edit creature:\"{name}\" modes:\"{word} 30\" tells one."
        ))
        .or_example("/creature edit creature:Bat modes:\"fly 60 good\""));
    };
    well_enough(referee, creature)?;
    let flying = Flying {
        stops: vec![Stop { anchor: creature.anchor, altitude }],
        walk: Walk { pace, ..Walk::default() },
        glides: mode == Mode::Glide,
        ..Flying::default()
    };
    let Some(ends) = referee.reach_by_air(mover, &flying) else {
        return Err(Mistake::new(
            "The board is too wide to find every place that it could fly to: ask for a slower pace, or preview a flight.",
        )
        .or_example("/fly creature:Bat to:F6 altitude:15 preview:true"));
    };
    let budget = referee.air_budget(mover, means, pace);
    let height = altitude.unwrap_or_else(|| referee.ends_at(mover, &flying));
    let squares: Map<String, Value> =
        ends.iter().map(|&(anchor, feet, half)| (anchor.to_string(), json!(explain::exact(feet, half)))).collect();
    let elsewhere = ends.iter().filter(|(anchor, ..)| *anchor != creature.anchor).count();
    let by = if flying.glides { RuleId::Gliding } else { RuleId::Flight };
    let rules = [pace.rule(), by, RuleId::Ending];
    let closed = referee.cannot_go(mover, pace);
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
        "rules": explain::rules_json(ruleset, &rules),
    });
    let mut lines = if closed.is_empty() {
        let at = if height > Height::ZERO { format!("{height} up") } else { "on the ground".to_owned() };
        vec![format!("{name} can end its flight in {elsewhere} other places {at} within {}.", explain::length(budget))]
    } else {
        let why: Vec<String> =
            closed.iter().map(|finding| explain::cannot_go(ruleset, name, finding).to_string()).collect();
        let told = closed.iter().zip(&why).map(|(finding, why)| json!({"rule": finding.rule.word(), "message": why}));
        ruling["reasons"] = told.collect();
        why
    };
    lines.push(explain::by_rules(ruleset, &rules).to_string());
    let mut scene = picture::about(ruleset, referee.encounter(), name);
    let space = mover.placement().footprint;
    scene.reach = ends.iter().map(|&(anchor, feet, _)| (space.at(anchor), feet)).collect();
    Ok(Outcome::said(lines.join("\n")).ruled(ruling).showing(scene))
}

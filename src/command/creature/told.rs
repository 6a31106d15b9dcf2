//! Creatures as they are told: in a line, in a list, and to scripts.

use serde_json::{Value, json};

use crate::explain;
use crate::field::{Condition, Creature, Gait, WeaponReach, Weight};
use crate::grid::Feet;
use crate::referee::Referee;
use crate::ruleset::Ruleset;
use crate::words::Words;
use crate::ruleset::policy::Flight;

/// A creature in a line.
pub(super) fn described(referee: &Referee<'_>, creature: &Creature) -> Words {
    let ruleset = referee.ruleset();
    let Creature { name, size, side, .. } = creature;
    let (space, reach) = (ruleset.placement(creature), ruleset.reach(creature));
    let speed = explain::length(ruleset.speed(creature));
    let mut parts = vec![format!("{name}: {size}, {side}, at {space}, speed {speed}, reach {reach}")];
    parts.extend(explain::height_of(referee, creature).map(|height| height.to_string()));
    parts.extend(oddities(ruleset, creature));
    if !creature.threatens {
        parts.push("threatens nothing".to_owned());
    }
    if creature.fills {
        parts.push("fills its squares".to_owned());
    }
    if creature.helpless_obstacle {
        parts.push("in the way even when helpless".to_owned());
    }
    if !creature.ignores.is_empty() {
        parts.push(format!("does not mind {}", creature.ignores.to_string().replace(' ', ", ")));
    }
    if let Some(race) = creature.race {
        parts.push(race.word().to_owned());
    }
    if creature.gait != Gait::Average {
        parts.push(format!("{} speed category", creature.gait.word()));
    }
    if creature.runner {
        parts.push("runner".to_owned());
    }
    parts.extend(creature.constitution.map(|score| format!("Constitution {score}")));
    parts.extend(creature.maneuver_defense.map(|defense| format!("Maneuver Defense {defense}")));
    if creature.resist_forced > Feet(0) {
        parts.push(format!("resists {} of forced movement", creature.resist_forced));
    }
    parts.extend(creature.initiative.map(|bonus| format!("initiative {bonus:+}")));
    parts.extend(creature.dexterity.map(|score| format!("Dexterity {score}")));
    parts.extend(creature.base_attacks.map(|attacks| format!("{attacks} base attacks")));
    parts.extend(creature.flight.facing.map(|way| format!("facing {}", way.word())));
    parts.extend(creature.strength.map(|score| format!("Strength {score}")));
    parts.extend(creature.light_load.map(|pounds| format!("light load to {pounds} lb")));
    if creature.quadruped {
        parts.push("on four legs".to_owned());
    }
    if creature.jump_trained {
        parts.push("trained to jump".to_owned());
    }
    parts.extend(creature.base_speed.map(|feet| format!("base speed {feet}")));
    parts.extend(creature.owner.map(|owner| format!("played by {owner}")));
    if creature.hidden {
        parts.push("hidden from the players".to_owned());
    }
    Words::as_it_is(parts.join(", ") + ".")
}

/// A creature in a short line, as a list has it.
pub(super) fn listed(referee: &Referee<'_>, creature: &Creature) -> Words {
    let ruleset = referee.ruleset();
    let Creature { name, size, side, .. } = creature;
    let (space, reach, speed) = (ruleset.placement(creature), ruleset.reach(creature), ruleset.speed(creature));
    let line = format!("{name}: {space}, {side}, {size}, speed {}, reach {}", speed.0, reach.0);
    let height = explain::height_of(referee, creature).map(|height| height.to_string());
    let hidden = creature.hidden.then(|| "hidden from the players".to_owned());
    let parts = [line].into_iter().chain(height).chain(oddities(ruleset, creature)).chain(hidden);
    Words::as_it_is(parts.collect::<Vec<_>>().join(", "))
}

/// What matters about a creature at a glance, where it is not the plain case.
fn oddities(ruleset: &Ruleset, creature: &Creature) -> Vec<String> {
    let mut odd = Vec::new();
    odd.extend(weapon_reach(ruleset, creature).map(|feet| format!("reach weapon {feet}")));
    odd.extend(creature.modes.iter().map(ToString::to_string));
    if creature.flight.is_stalled() {
        let stalls = ruleset.flight.is == Flight::Classes;
        odd.push(if stalls { "stalled and falling" } else { "falling" }.to_owned());
    }
    if creature.squeezed.is_some() {
        odd.push("squeezed".to_owned());
    }
    if creature.armor > Weight::Light {
        odd.push(format!("{} armor", creature.armor.word()));
    }
    odd.extend(explain::carries(ruleset, creature).map(|load| load.to_string()));
    odd.extend(creature.befallen().iter().map(|condition| condition.word().to_owned()));
    odd
}

/// How far its reach weapon strikes, if it has one.
fn weapon_reach(ruleset: &Ruleset, creature: &Creature) -> Option<Feet> {
    match creature.weapon_reach {
        WeaponReach::None => None,
        WeaponReach::Double => Some(ruleset.reach(creature) * 2),
        WeaponReach::Feet(feet) => Some(feet),
    }
}

/// Everybody on the board as scripts read it.
pub(in crate::command) fn everybody(referee: &Referee<'_>) -> Value {
    let battlefield = &referee.encounter().battlefield;
    let flanked = referee.flanked();
    let creatures = referee.encounter().creatures().iter().map(|creature| {
        let mut told = sheet(referee.ruleset(), creature);
        told["flanked"] = json!(flanked.contains(&&creature.name));
        told
    });
    json!({
        "ruleset": referee.ruleset().id,
        "width": battlefield.width(),
        "height": battlefield.height(),
        "creatures": creatures.collect::<Vec<_>>(),
    })
}

/// A creature as scripts read it; what is the plain case is left out, but for what every creature has.
fn sheet(ruleset: &Ruleset, creature: &Creature) -> Value {
    let mut told = json!({
        "name": creature.name,
        "anchor": creature.anchor,
        "space": ruleset.placement(creature).to_string(),
        "altitude": creature.altitude,
        "size": creature.size,
        "side": creature.side,
        "speed": ruleset.speed(creature),
        "reach": ruleset.reach(creature),
        "helpless": creature.is(Condition::Helpless),
        "threatens": creature.threatens,
    });
    let words = |list: String| list.split_whitespace().map(str::to_owned).collect::<Vec<_>>();
    let (conditions, ignores) = (words(creature.befallen().to_string()), words(creature.ignores.to_string()));
    let weight = |weight: Weight| (weight != Weight::Light).then(|| json!(weight));
    let set = |on: bool| on.then_some(Value::Bool(true));
    let further = [
        ("conditions", (!conditions.is_empty()).then(|| json!(conditions))),
        ("squeezed", set(creature.squeezed.is_some())),
        ("weapon_reach", weapon_reach(ruleset, creature).map(|feet| json!(feet))),
        ("armor", weight(creature.armor)),
        ("load", weight(ruleset.load(creature))),
        ("carries", explain::carries_json(ruleset, creature)),
        ("light_load", creature.light_load.map(|pounds| json!(pounds))),
        ("quadruped", set(creature.quadruped)),
        ("race", creature.race.map(|race| json!(race))),
        ("speed_category", (creature.gait != Gait::Average).then(|| json!(creature.gait))),
        ("runner", set(creature.runner)),
        ("constitution", creature.constitution.map(|score| json!(score))),
        ("fills", set(creature.fills)),
        ("helpless_obstacle", set(creature.helpless_obstacle)),
        ("ignores", (!ignores.is_empty()).then(|| json!(ignores))),
        ("maneuver_defense", creature.maneuver_defense.map(|defense| json!(defense))),
        ("resist_forced", (creature.resist_forced > Feet(0)).then(|| json!(creature.resist_forced))),
        ("initiative", creature.initiative.map(|bonus| json!(bonus))),
        ("dexterity", creature.dexterity.map(|score| json!(score))),
        ("base_attacks", creature.base_attacks.map(|attacks| json!(attacks))),
        ("modes", (!creature.modes.is_empty()).then(|| json!(creature.modes))),
        ("facing", creature.flight.facing.map(|way| json!(way))),
        ("stalled", set(creature.flight.is_stalled())),
        ("strength", creature.strength.map(|score| json!(score))),
        ("jump_trained", set(creature.jump_trained)),
        ("base_speed", creature.base_speed.map(|feet| json!(feet))),
        // As Discord writes ids: a number so long is not read exactly everywhere.
        ("owner", creature.owner.map(|owner| json!(owner.to_string()))),
        ("hidden", set(creature.hidden)),
    ];
    for (name, value) in further {
        if let Some(value) = value {
            told[name] = value;
        }
    }
    told
}

//! Writes a creature as options of `/creature add` that would recreate it.

use std::collections::BTreeMap;

use crate::field::{Armor, Condition, Conditions, Creature, Load, SpeedCategory, WeaponReach};
use crate::grid::Feet;

/// All traits of a creature except its name, its place and what happened in play. Being incorporeal is a trait, so
/// that condition is kept.
pub(crate) fn as_options(creature: &Creature) -> BTreeMap<String, String> {
    // Destructure every field, so that a new one can't be forgotten here.
    let Creature {
        name: _,
        anchor: _,
        squeezed: _,
        size,
        squares,
        shape,
        side,
        speed,
        speed_bonuses,
        speed_category,
        race,
        armor,
        load,
        light_load,
        quadruped,
        runner,
        constitution,
        reach,
        weapon_reach,
        altitude: _,
        helpless: _,
        conditions,
        threatens,
        fills,
        helpless_obstacle,
        ignores,
        maneuver_defense,
        resist_forced,
        initiative,
        dexterity,
        base_attacks,
        modes,
        flight: _,
        strength,
        jump_trained,
        base_speed,
        owner: _,
        hidden: _,
        portrait: _,
        mount: _,
    } = creature;
    let feet = |feet: Feet| feet.0.to_string();
    let flag = |on: bool| on.then(|| "true".to_owned());
    let lasting = Conditions::default().set(Condition::Incorporeal, conditions.has(Condition::Incorporeal));
    let weapon = match weapon_reach {
        WeaponReach::None => None,
        WeaponReach::Double => Some("true".to_owned()),
        WeaponReach::Feet(far) => Some(feet(*far)),
    };
    let options = [
        ("size", Some(size.word().to_owned())),
        ("shape", Some(shape.word().to_owned())),
        ("side", Some(side.to_string())),
        ("speed", speed.map(feet)),
        ("speed-bonus", Some(*speed_bonuses).filter(|bonuses| !bonuses.is_empty()).map(|bonuses| bonuses.to_string())),
        (
            "speed-category",
            Some(*speed_category)
                .filter(|speed_category| *speed_category != SpeedCategory::Average)
                .map(|speed_category| speed_category.word().to_owned()),
        ),
        ("race", race.map(|race| race.word().to_owned())),
        ("armor", Some(*armor).filter(|armor| *armor != Armor::None).map(|armor| armor.word().to_owned())),
        ("load", Some(*load).filter(|load| *load != Load::default()).map(|load| load.to_string())),
        ("light-load", light_load.map(|pounds| pounds.to_string())),
        ("quadruped", flag(*quadruped)),
        ("runner", flag(*runner)),
        ("constitution", constitution.map(|score| score.to_string())),
        ("reach", reach.map(feet)),
        ("weapon-reach", weapon),
        ("conditions", Some(lasting.to_string()).filter(|words| !words.is_empty())),
        ("threatens", (!threatens).then(|| "false".to_owned())),
        ("squares", squares.map(|squares| squares.to_string())),
        ("fills", flag(*fills)),
        ("helpless-obstacle", flag(*helpless_obstacle)),
        ("ignores", Some(ignores.to_string()).filter(|words| !words.is_empty())),
        ("maneuver-defense", maneuver_defense.map(|defense| defense.to_string())),
        ("resist-forced", Some(*resist_forced).filter(|resisted| resisted.0 > 0).map(feet)),
        ("initiative", initiative.map(|bonus| bonus.to_string())),
        ("dexterity", dexterity.map(|score| score.to_string())),
        ("base-attacks", base_attacks.map(|attacks| attacks.to_string())),
        ("modes", Some(modes.to_string()).filter(|words| !words.is_empty())),
        ("strength", strength.map(|score| score.to_string())),
        ("jump-trained", flag(*jump_trained)),
        ("base-speed", base_speed.map(feet)),
    ];
    options.into_iter().filter_map(|(option, value)| Some((option.to_owned(), value?))).collect()
}

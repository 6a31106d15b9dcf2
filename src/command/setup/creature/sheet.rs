//! Describes creatures: in a line, in a list, and as JSON.

use std::collections::BTreeMap;

use serde_json::{Value, json};

use crate::command::core::outcome::each_once;
use crate::explain;
use crate::field::{Armor, Condition, Creature, Maneuverability, Means, SpeedCategory, WeaponReach, Weight};
use crate::grid::Feet;
use crate::referee::{Flanks, Referee};
use crate::ruleset::Ruleset;
use crate::say;
use crate::words::{Message, ToArg};

/// A creature in one line.
pub(crate) fn described(referee: Referee<'_>, creature: &Creature) -> Message {
    let all = creature.all_conditions();
    let figures = figures(referee, all.iter()).into_iter().chain(of_place(referee, creature));
    let line = Message::list(parts(referee, creature)).then(Message::literal("."));
    Message::joined(std::iter::once(line).chain(figures), " ")
}

/// What an edit has changed, in one line; the whole creature if that is shorter, or if its first figures have
/// changed.
pub(crate) fn changed(referee: Referee<'_>, before: &Creature, now: &Creature) -> Message {
    let (was, is) = (parts(referee, before), parts(referee, now));
    let (had, has) = (before.all_conditions(), now.all_conditions());
    let news: Vec<&Message> = is.iter().filter(|part| !was.contains(part)).collect();
    let gone: Vec<Condition> = had.iter().filter(|one| !has.has(*one)).collect();
    let lost = was.iter().filter(|part| !is.contains(part)).count();
    if was.first() != is.first() || lost > gone.len() || news.len() + gone.len() == 0 {
        return described(referee, now);
    }
    let gone = gone.into_iter().map(|condition| say!("edit-no-longer", condition));
    let changes = Message::list(news.into_iter().cloned().chain(gone));
    let figures = figures(referee, has.iter().filter(|one| !had.has(*one)));
    Message::joined(std::iter::once(say!("edit-changes", name = now.name, changes)).chain(figures), " ")
}

/// What these conditions do, one sentence per rule, and which of them do nothing in this rulebook.
fn figures(referee: Referee<'_>, conditions: impl Iterator<Item = Condition>) -> Vec<Message> {
    let ruleset = referee.ruleset();
    let conditions: Vec<Condition> = conditions.collect();
    let rules = each_once(conditions.iter().filter_map(|condition| explain::rule_of(ruleset, *condition)));
    let idle = conditions.iter().filter(|condition| explain::is_idle(ruleset, **condition));
    let idle = Message::and_list(idle.map(Message::of));
    let idle = (!idle.is_empty()).then(|| say!("creature-conditions-idle", book = explain::book(ruleset), idle));
    rules.into_iter().map(|rule| sentence(ruleset.meaning(rule))).chain(idle).collect()
}

/// What its place does, one sentence each.
fn of_place(referee: Referee<'_>, creature: &Creature) -> impl Iterator<Item = Message> {
    explain::of_place(referee, creature).into_iter().map(|(_, is)| sentence(is))
}

fn sentence(is: Message) -> Message {
    is.capitalized().then(Message::literal("."))
}

/// What a creature is, part by part.
fn parts(referee: Referee<'_>, creature: &Creature) -> Vec<Message> {
    let ruleset = referee.ruleset();
    let Creature { name, size, side, .. } = creature;
    let (at, reach) = (ruleset.placement(creature), ruleset.reach(creature));
    let speed = explain::length(ruleset.speed(creature));
    let mut parts = vec![say!("described", name, size, side = side.0, at, speed)];
    parts.extend(reached(ruleset, reach));
    parts.extend(explain::height_of(referee, creature));
    parts.extend(rides(referee, creature));
    parts.extend(oddities(ruleset, creature));
    parts.extend(creature.all_conditions().iter().map(|condition| Message::of(&condition)));
    if !creature.threatens {
        parts.push(say!("figure-threatens-nothing"));
    }
    if creature.fills {
        parts.push(say!("figure-fills"));
    }
    if creature.helpless_obstacle {
        parts.push(say!("figure-in-the-way"));
    }
    if !creature.ignores.is_empty() {
        let ignores = creature.ignores.to_string();
        let ignored = |word: &str| if word == "low" { say!("figure-low") } else { Message::term("terrain", word) };
        parts.push(say!("figure-ignores", ground = Message::list(ignores.split(' ').map(ignored))));
    }
    parts.extend(creature.race.map(|race| Message::of(&race)));
    if creature.speed_category != SpeedCategory::Average {
        parts.push(say!("figure-gait", gait = creature.speed_category));
    }
    if creature.runner {
        parts.push(say!("figure-runner"));
    }
    parts.extend(creature.constitution.map(|score| say!("figure-constitution", score)));
    if creature.resist_forced > Feet(0) {
        parts.push(say!("figure-resists", feet = creature.resist_forced));
    }
    parts.extend(creature.initiative.map(|bonus| say!("figure-initiative", bonus = format!("{bonus:+}"))));
    parts.extend(creature.dexterity.map(|score| say!("figure-dexterity", score)));
    parts.extend(creature.base_attacks.map(|attacks| say!("figure-base-attacks", attacks)));
    parts.extend(creature.flight.facing.map(|way| say!("figure-facing", way)));
    parts.extend(creature.strength.map(|score| say!("figure-strength", score)));
    parts.extend(creature.light_load.map(|pounds| say!("figure-light-load", pounds)));
    if creature.quadruped {
        parts.push(say!("figure-four-legs"));
    }
    if creature.jump_trained {
        parts.push(say!("figure-jump-trained"));
    }
    parts.extend(creature.base_speed.map(|feet| say!("figure-base-speed", feet)));
    parts.extend(creature.owner.map(|owner| say!("figure-played-by", owner = Message::person(owner))));
    if creature.hidden {
        parts.push(say!("figure-hidden"));
    }
    parts
}

/// A creature in a short line, for lists.
pub(crate) fn listed(referee: Referee<'_>, creature: &Creature) -> Message {
    let ruleset = referee.ruleset();
    let Creature { name, size, side, .. } = creature;
    let (at, reach, speed) = (ruleset.placement(creature), ruleset.reach(creature), ruleset.speed(creature));
    let line = say!("listed", name, at, side = side.0, size, speed = speed.bare());
    let reach = reached(ruleset, reach.bare());
    let height = explain::height_of(referee, creature);
    let hidden = creature.hidden.then(|| say!("figure-hidden"));
    let player = referee.encounter().player_of(creature).map(|player| say!("listed-player", player));
    let conditions = creature.all_conditions().iter().map(|condition| Message::of(&condition));
    let rounds = referee.encounter().rounds.as_deref();
    let readied = rounds.is_some_and(|rounds| rounds.ready.contains(name)).then(|| say!("figure-readied"));
    let more = rides(referee, creature).into_iter().chain(oddities(ruleset, creature)).chain(conditions);
    let more = more.chain(readied).chain(hidden);
    Message::list([line].into_iter().chain(reach).chain(player).chain(height).chain(more))
}

/// How far it reaches, if the rulebook lets anyone strike at passers-by.
fn reached(ruleset: &Ruleset, reach: impl ToArg) -> Option<Message> {
    ruleset.provoking.value.happens().then(|| say!("figure-reach", reach))
}

/// The creature's mount and its riders.
fn rides(referee: Referee<'_>, creature: &Creature) -> Option<Message> {
    let encounter = referee.encounter();
    let mount = encounter.mount_of(creature).map(|mount| say!("figure-rides", mount = mount.name));
    let riders = Message::names(encounter.riders_of(creature).map(|rider| &rider.name));
    let ridden = (!riders.is_empty()).then(|| say!("figure-ridden", riders));
    let both: Vec<Message> = mount.into_iter().chain(ridden).collect();
    (!both.is_empty()).then(|| Message::list(both))
}

/// What sets a creature apart from an ordinary one at a glance.
fn oddities(ruleset: &Ruleset, creature: &Creature) -> Vec<Message> {
    let mut odd = Vec::new();
    odd.extend(creature.squares.map(|squares| say!("figure-space", feet = Feet::of_squares(squares.get()))));
    odd.extend(weapon_reach(ruleset, creature).map(|feet| say!("figure-weapon-reach", feet)));
    odd.extend(creature.modes.iter().map(moving));
    if creature.flight.is_stalled() {
        let stalls = ruleset.flight.value.uses_classes();
        odd.push(if stalls { say!("figure-stalled") } else { say!("figure-falling") });
    }
    if creature.squeezed.is_some() && !creature.is(Condition::Squeezing) {
        odd.push(say!("figure-squeezed"));
    }
    if creature.armor != Armor::None {
        odd.push(say!("figure-armor", weight = creature.armor.weight()));
    }
    odd.extend(explain::carries(ruleset, creature));
    odd
}

/// A movement mode with its speed and how well the creature masters it.
fn moving(means: &Means) -> Message {
    let class = means.maneuverability.map(Maneuverability::word);
    // `average` is both a class and a speed category; show it once.
    let speed_category = means.speed_category.filter(|speed_category| Some(speed_category.word()) != class);
    let plain = say!("figure-moving", mode = means.mode, speed = means.speed.bare());
    Message::sentences([
        Some(plain),
        means.maneuverability.map(|class| Message::of(&class)),
        speed_category.map(|speed_category| Message::of(&speed_category)),
        means.grade.map(|grade| Message::of(&grade)),
        means.limit.map(|limit| say!("figure-moving-limit", limit = limit.bare())),
        means.winged.then(|| say!("figure-moving-winged")),
        means.native.then(|| say!("figure-moving-native")),
        means.floating.then(|| say!("figure-moving-floating")),
    ])
}

/// The reach of its reach weapon in feet, if it has one.
fn weapon_reach(ruleset: &Ruleset, creature: &Creature) -> Option<Feet> {
    match creature.weapon_reach {
        WeaponReach::None => None,
        WeaponReach::Double => Some(ruleset.reach(creature) * 2),
        WeaponReach::Feet(feet) => Some(feet),
    }
}

/// The board with the selected creatures as JSON.
pub(crate) fn board_json(referee: Referee<'_>, is_meant: impl Fn(&Creature) -> bool) -> Value {
    let battlefield = &referee.encounter().battlefield;
    let flanked = Flanks(referee).flanked();
    let creatures = referee.encounter().creatures().iter().filter(|creature| is_meant(creature)).map(|creature| {
        let mut json = sheet(referee.ruleset(), creature);
        json["flanked"] = json!(flanked.contains(&&creature.name));
        json["space"] = json!(referee.ruleset().placement(referee.encounter().body(creature)).to_string());
        json
    });
    json!({
        "ruleset": referee.ruleset().id,
        "width": battlefield.width(),
        "height": battlefield.height(),
        "creatures": creatures.collect::<Vec<_>>(),
    })
}

/// The rules behind its conditions, by the conditions' words; `None` if there are none.
fn condition_rules(ruleset: &Ruleset, creature: &Creature) -> Option<Value> {
    let rule = |condition: Condition| Some((condition.word(), explain::rule_of(ruleset, condition)?.word()));
    let rules: BTreeMap<_, _> = creature.all_conditions().iter().filter_map(rule).collect();
    (!rules.is_empty()).then(|| json!(rules))
}

/// A creature as JSON; defaults are left out, except for the fields that every creature has.
fn sheet(ruleset: &Ruleset, creature: &Creature) -> Value {
    let mut json = json!({
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
    let (conditions, ignores) = (words(creature.all_conditions().to_string()), words(creature.ignores.to_string()));
    let weight = |weight: Weight| (weight != Weight::Light).then(|| json!(weight));
    let set = |on: bool| on.then_some(Value::Bool(true));
    let further = [
        ("conditions", (!conditions.is_empty()).then(|| json!(conditions))),
        ("condition_rules", condition_rules(ruleset, creature)),
        ("squeezed", set(creature.squeezed.is_some())),
        ("weapon_reach", weapon_reach(ruleset, creature).map(|feet| json!(feet))),
        ("armor", (creature.armor != Armor::None).then(|| json!(creature.armor.word()))),
        ("load", weight(ruleset.load(creature))),
        ("carries", explain::carries_json(ruleset, creature)),
        ("light_load", creature.light_load.map(|pounds| json!(pounds))),
        ("quadruped", set(creature.quadruped)),
        ("race", creature.race.map(|race| json!(race))),
        ("speed_category", (creature.speed_category != SpeedCategory::Average).then(|| json!(creature.speed_category))),
        ("runner", set(creature.runner)),
        ("constitution", creature.constitution.map(|score| json!(score))),
        ("squares", creature.squares.map(|squares| json!(squares))),
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
        // As text, like Discord's own ids: many JSON readers lose digits of such large numbers.
        ("owner", creature.owner.map(|owner| json!(owner.to_string()))),
        ("hidden", set(creature.hidden)),
        ("mount", creature.mount.as_ref().map(|mount| json!(mount))),
    ];
    for (name, value) in further {
        if let Some(value) = value {
            json[name] = value;
        }
    }
    json
}

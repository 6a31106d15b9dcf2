use serde_json::json;

use crate::command::core::command::{Command, Spec};
use crate::command::core::dice::DiePurpose;
use crate::command::core::menu::{IN_TURNS, Menu};
use crate::command::core::outcome::{Outcome, each_once};
use crate::command::core::table::Table;
use crate::command::input::destination;
use crate::command::input::invocation::Options;
use crate::command::input::option::{Kind, may};
use crate::command::input::options::{ALTITUDE, WHO, altitude};
use crate::command::input::user_error::{UserError, did_you_mean, quoted};
use crate::command::reply::picture;
use crate::explain;
use crate::field::{Creature, Found, WeaponReach};
use crate::grid::{Feet, Height, Square};
use crate::referee::{Distances, Elevations, Referee, Spot, Threats};
use crate::render::{Measure, Threatened};
use crate::ruleset::RuleId;
use crate::say;
use crate::words::Message;

pub(crate) const THREAT: Spec = Spec {
    name: "threat",
    options: &[WHO, ALTITUDE, may("against", Kind::Flag)],
    menu: Menu::under("look", "threat").only(IN_TURNS),
    example: "/threat creature:Ogre",
    looks: true,
    ..Spec::of::<ThreatArgs>()
};

/// `/threat`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct ThreatArgs {
    creature: Option<String>,
    altitude: Height,
    against: bool,
}

impl Command for ThreatArgs {
    fn parse(_: &'static Spec, options: &Options<'_>) -> Result<Self, UserError> {
        let altitude = altitude(options)?.unwrap_or_default();
        let against = options.is_set("against")?;
        Ok(ThreatArgs { creature: options.owned("creature"), altitude, against })
    }

    fn decide(&self, table: &Table<'_>) -> Result<Outcome, UserError> {
        let creature = table.creature(self.creature.as_deref())?;
        let referee = table.referee()?;
        if self.against {
            return Ok(self.against(referee, creature));
        }
        let ruleset = referee.ruleset();
        let squares = Threats(referee).threatened(creature, self.altitude);
        let rules = Threats(referee).threat_rules(creature);
        let threatens_at_all = ruleset.threat.value.exists();
        let mut ruling = json!({
            "ruleset": ruleset.id,
            "action": "threat",
            "creature": creature.name,
            "threatened": squares,
        });
        let reach = ruleset.reach(creature);
        let weapon = match creature.weapon_reach {
            WeaponReach::None => None,
            WeaponReach::Double => Some(reach * 2),
            WeaponReach::Feet(feet) => Some(feet),
        };
        if threatens_at_all {
            ruling["reach"] = json!(reach);
            if let Some(far) = weapon {
                ruling["weapon_reach"] = json!(far);
            }
        }
        let how = match (Threats(referee).disarming(creature), weapon) {
            _ if !threatens_at_all => say!("threat-no-reach", rulebook = explain::book(ruleset)),
            (Some(condition), _) => say!("threat-disarmed", condition),
            _ if !creature.threatens => say!("threat-unarmed"),
            _ if creature.side.is_neutral() => say!("threat-neutral"),
            (None, Some(far)) => {
                say!("threat-reach-weapon", far, reach)
            }
            (None, None) if reach < Feet::SQUARE => {
                say!("threat-own-squares")
            }
            (None, None) => say!("threat-reach", reach),
        };
        let (name, many) = (&creature.name, squares.len());
        let threatens = match (self.altitude, Elevations(referee).elevation(creature)) {
            _ if squares.is_empty() => say!("threat-none", name, how),
            (Height::ZERO, Height::ZERO) => say!("threat-squares", name, many, how),
            (Height::ZERO, _) => say!("threat-squares-of-floor", name, many, how),
            _ => say!("threat-squares-so-high", name, many, how),
        };
        if self.altitude > Height::ZERO {
            ruling["altitude"] = json!(self.altitude);
        }
        let message = Message::lines([threatens, explain::by_rules(ruleset, &rules)]);
        let mut scene = picture::about(ruleset, referee.encounter(), &creature.name);
        scene.threatened = vec![Threatened { by: creature.name.to_string(), squares }];
        Ok(Outcome::new(message).ruled(ruling).about(&creature.name).citing(ruleset, &rules).showing(scene))
    }
}

impl ThreatArgs {
    /// What the creature's opponents threaten, one line per opponent.
    fn against(&self, referee: Referee<'_>, creature: &Creature) -> Outcome {
        let ruleset = referee.ruleset();
        let opponents = referee.encounter().creatures().iter().filter(|other| other.side.opposes(&creature.side));
        let threats: Vec<(&Creature, Vec<Square>)> =
            opponents.map(|other| (other, Threats(referee).threatened(other, self.altitude))).collect();
        let rules = each_once(threats.iter().flat_map(|(other, _)| Threats(referee).threat_rules(other)));
        let lines = threats.iter().map(|(other, squares)| match squares.len() {
            0 => say!("threat-against-none", name = other.name),
            many => say!("threat-against-squares", name = other.name, many),
        });
        let head = match threats.len() {
            0 => say!("threat-from-nobody", name = creature.name),
            _ => say!("threat-against", name = creature.name),
        };
        let mut lines: Vec<Message> = [head].into_iter().chain(lines).collect();
        lines.push(explain::by_rules(ruleset, &rules));
        lines.retain(|line| !line.is_empty());
        let others = threats.iter().map(|(other, squares)| json!({"by": other.name, "threatened": squares}));
        let mut all: Vec<Square> = threats.iter().flat_map(|(_, squares)| squares.iter().copied()).collect();
        all.sort_unstable();
        all.dedup();
        let ruling = json!({
            "ruleset": ruleset.id,
            "action": "threat",
            "creature": creature.name,
            "threats": others.collect::<Vec<_>>(),
            "threatened": all,
        });
        let mut scene = picture::about(ruleset, referee.encounter(), &creature.name);
        scene.threatened =
            threats.into_iter().map(|(other, squares)| Threatened { by: other.name.to_string(), squares }).collect();
        Outcome::new(Message::lines(lines)).ruled(ruling).about(&creature.name).citing(ruleset, &rules).showing(scene)
    }
}

pub(crate) const MEASURE: Spec = Spec {
    name: "measure",
    options: &[may("from", Kind::Place), may("to", Kind::Place)],
    menu: Menu::under("look", "measure"),
    example: "/measure from:Ogre to:D4",
    looks: true,
    ..Spec::of::<MeasureArgs>()
};

/// The word for the nearest creature.
const NEAREST: &str = "nearest";

/// `/measure`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct MeasureArgs {
    /// Where it starts; by default at the caller's own creature.
    from: Option<String>,
    /// Where it ends; by default at the caller's own creature.
    to: Option<String>,
}

impl Command for MeasureArgs {
    fn parse(_: &'static Spec, options: &Options<'_>) -> Result<Self, UserError> {
        let (from, to) = (options.owned("from"), options.owned("to"));
        if from.is_none() {
            options.required("to", to.as_ref())?;
        }
        Ok(MeasureArgs { from, to })
    }

    fn decide(&self, table: &Table<'_>) -> Result<Outcome, UserError> {
        let referee = table.referee()?;
        let ruleset = referee.ruleset();
        let end = |option: &str, typed: Option<&str>| match typed {
            Some(typed) => place(table, referee, option, typed),
            None => {
                let missing = |_| UserError::new(say!("option-missing", name = option));
                let own = table.creature(None).map_err(missing)?;
                Ok((Distances(referee).spot(own), own.name.to_string()))
            }
        };
        let (from, from_name) = end("from", self.from.as_deref())?;
        let mut equals = self.nearest(referee, from, &from_name)?;
        if !ruleset.closest_of_equals.value.rolls() {
            equals.sort_by_key(|one| (one.anchor, one.name.key()));
            equals.truncate(1);
        }
        let roll = match equals.len() {
            0 | 1 => None,
            several => Some(table.dice.roll(DiePurpose::Choice, u32::try_from(several).unwrap_or(u32::MAX))),
        };
        let nearest = equals.get(roll.map_or(0, |rolled| rolled as usize - 1)).copied();
        let (to, to_name) = match nearest {
            Some(nearest) => (Distances(referee).spot(nearest), nearest.name.to_string()),
            None => end("to", self.to.as_deref())?,
        };
        let feet = Distances(referee).feet_between(from, to);
        let (near, far) = from.nearest(to);
        let (rise, mut rules) = (from.rises(to), vec![RuleId::Diagonals]);
        rules.extend((rise > Feet(0) && !ruleset.diagonals.value.alternate()).then_some(RuleId::Heights));
        let mut ruling = json!({
            "ruleset": ruleset.id,
            "action": "measure",
            "from": from_name,
            "to": to_name,
            "squares": [near, far],
            "feet": feet,
        });
        if rise > Feet(0) {
            ruling["rise"] = json!(rise);
        }
        if nearest.is_some() {
            ruling["nearest"] = json!(equals.iter().map(|one| &one.name).collect::<Vec<_>>());
        }
        let mut lines = Vec::new();
        if let Some(rolled) = roll {
            rules.push(RuleId::ClosestOfEquals);
            ruling["roll"] = json!({"die": format!("d{}", equals.len()), "result": rolled});
            let who = Message::names(equals.iter().map(|one| &one.name));
            lines.push(say!("measure-equals", who, die = equals.len(), rolled, name = to_name));
        }
        let length = explain::length(feet);
        let (from, to) = (from_name, to_name);
        lines.push(match rise {
            Feet(0) => say!("measure", from, to, length),
            _ => say!("measure-with-height", from, to, length, rise),
        });
        lines.push(explain::by_rules(ruleset, &rules));
        let message = Message::lines(lines);
        let mut scene = picture::board(ruleset, referee.encounter());
        scene.measure = Some(Measure { from: near, to: far, feet });
        Ok(Outcome::new(message).ruled(ruling).citing(ruleset, &rules).showing(scene))
    }
}

impl MeasureArgs {
    /// The creatures nearest to this spot, if `name` asks for the nearest and isn't itself a creature; otherwise none. Fails
    /// if there are no other creatures.
    fn nearest<'a>(&self, referee: Referee<'a>, from: Spot, name: &str) -> Result<Vec<&'a Creature>, UserError> {
        let creatures = referee.encounter().creatures();
        let is_named = creatures.iter().any(|creature| creature.name.key() == NEAREST);
        let asks = self.to.as_deref().is_some_and(|to| to.trim().eq_ignore_ascii_case(NEAREST));
        if !asks || is_named {
            return Ok(Vec::new());
        }
        let feet = |creature: &Creature| Distances(referee).feet_between(from, Distances(referee).spot(creature));
        let others = || creatures.iter().filter(|creature| creature.name.as_str() != name);
        let least = others().map(feet).min().ok_or_else(|| UserError::new(say!("measure-nobody", from = name)))?;
        Ok(others().filter(|creature| feet(creature) == least).collect())
    }
}

/// An end point of a measurement: the creature with exactly this name, otherwise the square if it is on the map, otherwise the
/// creature that the text abbreviates.
fn place(table: &Table<'_>, referee: Referee<'_>, option: &str, typed: &str) -> Result<(Spot, String), UserError> {
    let found = referee.encounter().find(typed);
    let stop = destination::stop(typed);
    let square = stop.map(|stop| stop.anchor);
    let on_map = |square: Square| referee.encounter().battlefield.area().contains(square);
    match (found, square) {
        (Found::One(creature), square)
            if !square.is_some_and(on_map) || creature.name.key() == typed.to_lowercase() =>
        {
            Ok((Distances(referee).spot(creature), creature.name.to_string()))
        }
        (_, Some(square)) => {
            table.check_squares_on_map(&[square])?;
            let Some(altitude) = stop.and_then(|stop| stop.altitude) else {
                return Ok((Distances(referee).floor(square), square.to_string()));
            };
            if altitude < Height::ZERO {
                return Err(UserError::new(say!("measure-below-floor", option, square, altitude, above = Feet(10))));
            }
            Ok((Distances(referee).above(square, altitude), format!("{square}@{}", altitude.0)))
        }
        (Found::Several(_), None) => {
            table.creature(Some(typed)).map(|one| (Distances(referee).spot(one), one.name.to_string()))
        }
        (_, None) => {
            let names = referee.encounter().creatures().iter().map(|creature| creature.name.as_str());
            let hint = did_you_mean(typed, names);
            Err(UserError::new(say!("measure-what", option, typed = quoted(typed), hint)))
        }
    }
}

//! A ruling on a move as JSON.

use serde_json::{Value, json};

use super::citation::rules_json;
use super::{check, facts};
use crate::field::Mode;
use crate::grid::{Direction, Height, Placement};
use crate::referee::{Finding, Ruling, Step, Verdict};
use crate::ruleset::Ruleset;

/// A ruling on a move as JSON.
#[must_use]
pub fn moved_json(ruleset: &Ruleset, ruling: &Ruling, action: &str) -> Value {
    let priced_by = || ruling.steps.iter().flat_map(|step| &step.rules);
    debug_assert!(priced_by().all(|&rule| ruleset.applies(rule)), "a rule that decides nothing: {:?}", ruling.steps);
    let mut path = vec![ruling.from.anchor];
    path.extend(ruling.steps.iter().map(|step| step.to.anchor));
    // Mode and altitude are given where they change, and on the first step if the movement has an altitude at all.
    let level = |first: &Step| ruling.steps.iter().all(|step| step.altitude == first.altitude);
    let mut before = ruling.steps.first().map_or_else(Default::default, |step| match ruling.altitude {
        None if level(step) => (step.mode, step.altitude),
        _ => (Mode::Walk, Height(i32::MIN)),
    });
    let mut facing = None;
    let steps = ruling.steps.iter().map(|step| {
        let mut json = json!({
            "to": step.to.anchor,
            "feet": step.feet,
            "rules": step.rules.iter().map(|rule| rule.word()).collect::<Vec<_>>(),
        });
        if is_wide(step.to) {
            json["space"] = json!(step.to.to_string());
        }
        if step.squeezed {
            json["squeezed"] = json!(true);
        }
        if (step.mode, step.altitude) != before {
            json["mode"] = json!(step.mode.word());
            json["altitude"] = json!(step.altitude);
        }
        before = (step.mode, step.altitude);
        if step.facing != facing {
            json["facing"] = json!(step.facing.map(Direction::word));
            facing = step.facing;
        }
        json
    });
    let provokes = ruling.provocations.iter().map(|chance| {
        let mut json = json!({"by": chance.by, "leaving": chance.leaving, "rule": chance.rule.word()});
        if let Some(entering) = chance.entering {
            json["entering"] = json!(entering);
        }
        json
    });
    let findings = |finding: &Finding| {
        let mut json = json!({"rule": finding.rule.word(), "message": facts::sentence(ruleset, finding, ruling)});
        if let Some(step) = finding.step {
            json["step"] = json!(step + 1);
        }
        if let Some(square) = finding.fact.square() {
            json["at"] = json!(square);
        }
        json
    };
    let mut json = json!({
        "verdict": match ruling.verdict {
            Verdict::Legal => "legal",
            Verdict::Illegal => "illegal",
            Verdict::NeedsCheck => "needs-check",
        },
        "ruleset": ruleset.id,
        "action": action,
        "creature": ruling.creature,
        "from": ruling.from.anchor,
        "to": ruling.to.anchor,
        "feet": ruling.feet,
        "budget": ruling.budget,
        "path": path,
        "steps": steps.collect::<Vec<_>>(),
        "squeezed": ruling.squeezed,
        "proved": ruling.optimal,
        "provokes": provokes.collect::<Vec<_>>(),
        "checks": ruling.checks.iter().map(check::json).collect::<Vec<_>>(),
        "reasons": ruling.refusals().map(findings).collect::<Vec<_>>(),
        "notes": ruling.notes().map(findings).collect::<Vec<_>>(),
        "rules": rules_json(ruleset, &ruling.rules()),
    });
    if let Some(stopped) = ruling.stopped() {
        json["stopped"] = json!(stopped);
    }
    let hazards = ruling.hazards();
    if !hazards.is_empty() {
        json["hazards"] = json!(hazards);
    }
    if let Some(altitude) = ruling.altitude {
        json["altitude"] = json!(altitude);
    }
    if let Some(flight) = ruling.flight.filter(|flight| !flight.at_a_ceiling) {
        json["facing"] = json!(flight.facing.map(Direction::word));
        json["forward"] = json!(flight.flown);
        json["stalled"] = json!(flight.is_stalled() || ruling.crash().is_some());
    }
    if let Some((nearest, feet)) = ruling.nearest {
        json["nearest"] = json!(nearest.anchor);
        json["nearest_feet"] = json!(feet);
    }
    if let Some((to, feet)) = ruling.instead {
        json["instead"] = json!({"command": "move", "to": to.anchor, "feet": feet});
    }
    json
}

fn is_wide(space: Placement) -> bool {
    space.footprint.width > 1 || space.footprint.height > 1
}

//! What a ruling on a maneuver says, in the judge's types.

use std::collections::BTreeSet;

use serde_json::Value;

use judge::{Chance, Outcome, Square, Tried, named};

/// Who strikes, at which square, and whether for leaving it.
pub type Strike = (String, Square, bool);

fn list<'a>(ruling: &'a Value, key: &str) -> impl Iterator<Item = &'a Value> {
    ruling[key].as_array().into_iter().flatten()
}

fn word(value: &Value) -> String {
    value.as_str().unwrap_or_default().to_owned()
}

/// Everybody who may strike.
pub fn strikes(ruling: &Value) -> Vec<Strike> {
    let one = |chance: &Value| {
        let entering = chance.get("entering").and_then(Value::as_str);
        let square = named(entering.unwrap_or_else(|| chance["leaving"].as_str().unwrap()));
        (word(&chance["by"]), square, entering.is_none())
    };
    list(ruling, "provokes").map(one).collect()
}

/// Whether the same creatures may strike as the judge expects, in its order. Left open: where chances for entering come among
/// those for leaving within a step. definitions.md orders a step by names; fivefoot puts the entered creature last.
pub fn strike(ruling: &Value, chances: &[Chance]) -> bool {
    let actual = strikes(ruling);
    let expected: Vec<Strike> =
        chances.iter().map(|chance| (chance.by.clone(), chance.square, chance.leaving)).collect();
    let all = |strikes: &[Strike]| strikes.iter().cloned().collect::<BTreeSet<_>>();
    let leaving = |strikes: &[Strike]| strikes.iter().filter(|strike| strike.2).cloned().collect::<Vec<_>>();
    actual.len() == expected.len() && all(&actual) == all(&expected) && leaving(&actual) == leaving(&expected)
}

/// The checks with their results.
pub fn tried(ruling: &Value) -> Vec<Tried> {
    let number = |value: &Value| value.as_i64().map(|number| number as i32);
    list(ruling, "checks")
        .map(|check| Tried {
            against: word(&check["against"]),
            dc: number(&check["dc"]),
            // As changed by the die or by several targets.
            result: number(&check["counts_as"]).or(number(&check["result"])),
        })
        .collect()
}

/// Whether every check uses this skill.
pub fn all_of(ruling: &Value, skill: &str) -> bool {
    list(ruling, "checks").all(|check| check["skill"] == skill)
}

/// Who falls prone.
pub fn prone(ruling: &Value) -> BTreeSet<String> {
    list(ruling, "prone").map(word).collect()
}

/// The rules that the refusal cites.
pub fn refused_by(ruling: &Value) -> BTreeSet<String> {
    list(ruling, "reasons").map(|reason| word(&reason["rule"])).collect()
}

/// Whether the ruling says what the judge expects, apart from strikes: the checks and who falls.
pub fn says(ruling: &Value, outcome: &Outcome) -> bool {
    let fallen: BTreeSet<String> = outcome.prone.iter().cloned().collect();
    ruling["verdict"] == "legal" && tried(ruling) == outcome.tried && prone(ruling) == fallen
}

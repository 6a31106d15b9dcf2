//! What can be chosen while an option is being typed, for both doors.

use super::rules;
use super::spec::{Kind, lists};
use crate::field::Load;
use crate::ruleset::Switch;

/// Something to choose.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Offer {
    /// What is typed.
    pub word: String,
    /// The same with what it means.
    pub told: String,
}

/// What takes a house rule back.
pub const BOOK: &str = "book";

/// Whether there is something to choose for an option of this kind that is not a short list or a creature.
#[must_use]
pub fn are_for(kind: Kind) -> bool {
    matches!(kind, Kind::Words(_) | Kind::Load(..) | Kind::HouseRule | Kind::HouseValue | Kind::Topic)
}

/// What can be chosen for an option of this kind after so much was typed; `rule` is what the option of that name holds.
#[must_use]
pub fn offers(kind: Kind, typed: &str, rule: Option<&str>) -> Vec<Offer> {
    let all: Vec<Offer> = match kind {
        Kind::Words(words) => {
            return lists(words, typed).into_iter().map(|list| Offer { told: list.clone(), word: list }).collect();
        }
        Kind::Load(words, _) => {
            let told = words.iter().map(|word| Offer { word: (*word).to_owned(), told: (*word).to_owned() });
            let typed = typed.trim().parse::<Load>().ok().filter(|load| load.pounds().is_some());
            let pounds = typed.map(|load| load.to_string());
            told.chain(pounds.map(|pounds| Offer { word: pounds.clone(), told: pounds })).collect()
        }
        Kind::HouseRule => Switch::all().into_iter().map(|switch| titled(&switch)).collect(),
        Kind::HouseValue => values(rule),
        Kind::Topic => rules::topics().map(|(word, told)| Offer { word: word.to_owned(), told }).collect(),
        _ => Vec::new(),
    };
    let typed = typed.trim().to_lowercase();
    let (begin, hold): (Vec<Offer>, Vec<Offer>) = all
        .into_iter()
        .filter(|offer| offer.told.to_lowercase().contains(&typed))
        .partition(|offer| offer.word.starts_with(&typed));
    begin.into_iter().chain(hold).collect()
}

fn titled(switch: &Switch) -> Offer {
    let word = switch.rule.word().to_owned();
    Offer { told: format!("{word}: {}", switch.rule.title()), word }
}

fn values(rule: Option<&str>) -> Vec<Offer> {
    let Some(switch) = rule.and_then(|rule| Switch::named(rule).ok()) else { return Vec::new() };
    let book = (BOOK.to_owned(), "as the ruleset has it".to_owned());
    let told = |(word, meaning): (String, String)| {
        let told = if word == meaning { word.clone() } else { format!("{word}: {meaning}") };
        Offer { word, told }
    };
    switch.values.into_iter().chain([book]).map(told).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(kind: Kind, typed: &str, rule: Option<&str>) -> Vec<String> {
        offers(kind, typed, rule).into_iter().map(|offer| offer.word).collect()
    }

    #[test]
    fn rules_and_their_values_are_offered() {
        assert_eq!(words(Kind::HouseRule, "corn", None), ["corner"]);
        assert!(words(Kind::HouseRule, "reach on the", None).contains(&"reach-diagonal".to_owned()));
        assert_eq!(words(Kind::HouseValue, "", Some("corner")), ["forbidden", "by-fill", "allowed", BOOK]);
        assert_eq!(words(Kind::HouseValue, "b", Some("corner"))[..2], ["by-fill", BOOK]);
        assert_eq!(words(Kind::HouseValue, "", Some("gravity")), [""; 0]);
        assert_eq!(words(Kind::HouseValue, "", None), [""; 0]);
        assert!(words(Kind::Topic, "", None).contains(&"terrain".to_owned()));
        assert_eq!(words(Kind::Words(&["prone", "dead"]), "prone d", None), ["prone dead"]);
        let load = |typed| words(Kind::Load(&["none", "light"], 100), typed, None);
        assert_eq!(
            (load(""), load("l"), load("85")),
            (vec!["none".into(), "light".into()], vec!["light".into()], vec!["85 lb".to_owned()])
        );
    }
}

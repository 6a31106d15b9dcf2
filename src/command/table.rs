use super::decide::{Outcome, Table};
use super::given::Options;
use super::mistake::Mistake;
use super::picture;
use super::spec::{Kind, Spec, may, needs};
use crate::field::{Battlefield, Encounter, MAX_SIDE};

/// The rulesets that can be named; a test holds it against the shelf.
pub(super) const RULESETS: &[&str] = &["srd35", "dnd35", "reaction", "epic-path", "rise"];

pub(super) const NEW: Spec = Spec {
    name: "table",
    sub: Some("new"),
    about: "Start this channel's table afresh: an open board, and the ruleset that it plays by",
    options: &[
        needs("width", Kind::Whole(1, MAX_SIDE), "Squares from west to east, 1 to 200"),
        needs("height", Kind::Whole(1, MAX_SIDE), "Squares from north to south, 1 to 200"),
        may("ruleset", Kind::Choice(RULESETS), "The rulebook that the table plays by (default srd35)"),
    ],
    example: "/table new width:20 height:15",
    gm: true,
    private: false,
};

/// `/table new`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct New {
    width: u32,
    height: u32,
    ruleset: &'static str,
}

impl New {
    pub(super) fn parse(options: &Options<'_>) -> Result<Self, Mistake> {
        let ruleset = options.choice("ruleset", |word| RULESETS.iter().copied().find(|id| *id == word))?;
        Ok(New {
            width: options.required("width", options.whole("width")?)?,
            height: options.required("height", options.whole("height")?)?,
            ruleset: ruleset.unwrap_or(RULESETS[0]),
        })
    }

    pub(super) fn decide(&self, table: &Table<'_>) -> Result<Outcome, Mistake> {
        let battlefield =
            Battlefield::open(self.width, self.height).map_err(|size| Mistake::new(format!("{size}.")))?;
        let ruleset = table.ruleset(self.ruleset)?;
        let message = format!(
            "A new table: {} x {} squares of 5 ft, played by the {}. Put somebody on it with /creature add.",
            self.width, self.height, ruleset.name
        );
        let scene = picture::bare(&battlefield);
        Ok(Outcome::said(message).showing(scene).leaving(Encounter::new(self.ruleset, battlefield)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_bundled_ruleset_can_be_named() {
        let shelf = crate::ruleset::Shelf::bundled().expect("the bundled rulesets");
        assert_eq!(shelf.ids().collect::<Vec<_>>(), RULESETS);
    }
}

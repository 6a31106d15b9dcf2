use std::fmt;

use serde::Deserialize;

/// A rule as the document that prints it has it. A rule without a source cannot be written.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Cited<T> {
    /// What the rule is.
    pub is: T,
    /// The heading that it stands under.
    pub heading: String,
    /// The document, where it is not the ruleset's own.
    pub document: Option<String>,
}

/// Where a rule stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Citation<'a> {
    /// The rule's id.
    pub rule: RuleId,
    /// The document: a file name, or the title of a text that the document refers to.
    pub document: &'a str,
    /// The heading in it.
    pub heading: &'a str,
}

macro_rules! rule_ids {
    ($($variant:ident $field:ident $word:literal $title:literal;)*) => {
        /// What a ruling cites: one id for each rule of a ruleset's file.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[allow(missing_docs)]
        pub enum RuleId { $($variant,)* }

        impl RuleId {
            /// Every rule, in the order of a ruleset's file.
            pub const ALL: &'static [RuleId] = &[$(RuleId::$variant,)*];

            /// The id as it is written in files and JSON.
            #[must_use]
            pub fn word(self) -> &'static str {
                match self { $(RuleId::$variant => $word,)* }
            }

            /// What a person calls the rule.
            #[must_use]
            pub fn title(self) -> &'static str {
                match self { $(RuleId::$variant => $title,)* }
            }
        }

        impl super::Ruleset {
            /// Where the rule stands.
            #[must_use]
            pub fn cite(&self, rule: RuleId) -> Citation<'_> {
                let (document, heading) = match rule {
                    $(RuleId::$variant => (self.$field.document.as_deref(), self.$field.heading.as_str()),)*
                };
                Citation { rule, document: document.unwrap_or(&self.document), heading }
            }
        }
    };
}

rule_ids! {
    Speed speed "speed" "Speed";
    Diagonals diagonals "diagonals" "Diagonals";
    Corner corner "corner" "Corners";
    Hampering hampering "hampering" "Hampered movement";
    Difficult difficult "difficult" "Difficult terrain";
    Obstacles obstacles "obstacles" "Obstacles";
    Undergrowth undergrowth "undergrowth" "Undergrowth";
    MixedTerrain mixed_terrain "mixed-terrain" "Mixed terrain";
    LowBarrier low_barrier "low-barrier" "Low barriers";
    Blocking blocking "blocking" "Blocking obstacles";
    OccupiedFriend occupied_friend "occupied-friend" "Moving through a friend";
    OccupiedOpponent occupied_opponent "occupied-opponent" "Moving through an opponent";
    OccupiedHelpless occupied_helpless "occupied-helpless" "Moving through the helpless";
    SizeApart size_apart "size-apart" "Sizes far apart";
    VerySmall very_small "very-small" "Very small creatures";
    Ending ending "ending" "Ending in an occupied square";
    Sizes sizes "sizes" "Size, space and reach";
    Threat threat "threat" "Threatened squares";
    ReachDiagonal reach_diagonal "reach-diagonal" "Reach on the diagonal";
    Cover cover "cover" "Cover";
    Provoking provoking "provoking" "Provoking";
}

impl fmt::Display for RuleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

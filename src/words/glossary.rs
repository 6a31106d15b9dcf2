//! Which rulebook's terms the sentences use: each has its own words for the same thing.

/// A rulebook's terms: one book's attack of opportunity is another's reaction attack.
///
/// The sentences name a term as `{ -attack-of-opportunity }`; `assets/words/glossary` has a file for each rulebook and
/// language that defines it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Glossary {
    /// The 3.5 SRD's, also used without a table.
    #[default]
    Srd35,
    /// D&D 3.5's.
    Dnd35,
    /// The terms of the d20 variant with reaction attacks.
    Reaction,
    /// Epic Path's.
    EpicPath,
    /// Rise's.
    Rise,
}

impl Glossary {
    /// All of them.
    pub const ALL: [Glossary; 5] =
        [Glossary::Srd35, Glossary::Dnd35, Glossary::Reaction, Glossary::EpicPath, Glossary::Rise];

    /// The rulebook's id, as in commands and files.
    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            Glossary::Srd35 => "srd35",
            Glossary::Dnd35 => "dnd35",
            Glossary::Reaction => "reaction",
            Glossary::EpicPath => "epic-path",
            Glossary::Rise => "rise",
        }
    }

    /// The terms of the rulebook with this id; the 3.5 SRD's for a rulebook without its own.
    #[must_use]
    pub fn of(rulebook: &str) -> Self {
        Glossary::ALL.into_iter().find(|one| one.word() == rulebook).unwrap_or_default()
    }
}

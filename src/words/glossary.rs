//! Whose terms the sentences use: each rulebook has its own words for the same thing.

/// A rulebook's terms: what is an attack of opportunity in one is a reaction attack in another.
///
/// The sentences name a term as `{ -attack-of-opportunity }`; `assets/words/glossary` says what it is called, a file for
/// each rulebook and language.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Glossary {
    /// The 3.5 SRD's, also where there is no table.
    #[default]
    Srd35,
    /// D&D 3.5's.
    Dnd35,
    /// Those of the d20 variant with reaction attacks.
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

    /// The rulebook's id, as commands and files have it.
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

    /// The terms of the rulebook with this id; the 3.5 SRD's for a rulebook without terms of its own.
    #[must_use]
    pub fn of(rulebook: &str) -> Self {
        Glossary::ALL.into_iter().find(|one| one.word() == rulebook).unwrap_or_default()
    }
}

//! Enums for things that commands and files name by words.

/// Declares an enum with a word for each variant: `Mode { Walk "walk", Fly "fly" }`.
#[macro_export]
macro_rules! word_enum {
    ($(
        $(#[$attribute:meta])*
        pub enum $kind:ident { $($(#[$variant_attribute:meta])* $variant:ident $word:literal,)+ }
    )+) => {$(
        $(#[$attribute])*
        pub enum $kind { $($(#[$variant_attribute])* $variant,)+ }

        impl $kind {
            /// All of them, in the order of their declaration.
            pub const ALL: [$kind; [$($word),+].len()] = [$($kind::$variant),+];
            /// Their words, in the same order.
            pub const WORDS: &'static [&'static str] = &[$($word),+];

            /// The word in commands and files.
            #[must_use]
            pub const fn word(self) -> &'static str {
                match self { $($kind::$variant => $word,)+ }
            }

            /// The value of a word.
            #[must_use]
            pub fn named(word: &str) -> Option<Self> {
                Self::ALL.into_iter().find(|one| one.word() == word)
            }
        }
    )+};
}

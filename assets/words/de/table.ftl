### What is said about the table, its creatures and people, and about mistakes.

## The language of answers

language-nothing = Sag, in welcher Sprache oder in welchen Einheiten, oder beides.
language-one = auf { $language }
language-own = in der Sprache dessen, der fragt,
language-from-now-on = Von jetzt an wird an diesem Tisch { $language } geantwortet; Längen stehen in { $units }.

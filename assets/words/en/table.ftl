### What is said about the table, its creatures and people, and about mistakes.

## The language of answers

language-nothing = Say in which language or in what units, or both.
language-one = in { $language }
language-own = in the language of whoever asks
language-from-now-on = From now on this table is answered { $language }, and lengths are told in { $units }.

### What is said about the table, its creatures and people, and about mistakes.

## The language of answers

language-nothing = Dites dans quelle langue, dans quelles unités, ou les deux.
language-one = en { $language }
language-own = dans la langue de qui demande
language-from-now-on = Désormais les réponses de cette table sont { $language }, et les longueurs en { $units }.

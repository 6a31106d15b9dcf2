### What is said about the table, its creatures and people, and about mistakes.

## The language of answers

language-nothing = Say in which language or in what units, or both.
language-one = in { $language }
language-own = in the language of whoever asks
language-from-now-on = From now on this table is answered { $language }, and lengths are told in { $units }.

## The arrows

pad-full = That is as far as arrows lead.
pad-nowhere = nowhere
pad-nowhere-yet = Nowhere yet: press an arrow first.
pad-step-not-taken = That step is not taken. So far: { $so_far }
pad-help = The arrows lead step by step; Go makes the move.
pad-board-changed = The board has changed since: this is what it would come to now.
pad-check = Go to... takes what the check came to, or the bonus with which the bot rolls.

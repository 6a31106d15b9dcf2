### What is said when turns begin and end, and about how a table is run.

## Turns

turn-begins = Round { $round }: { $name }'s turn.
turn-begins-of = Round { $round }: { $name }'s turn ({ $player }).
turn-next = Next: { $next }.
turn-made-no-swim-check = { $who } is in deep water and made no { $check } to keep afloat.
turn-speed = Speed { $feet }.
turn-stalled = { $name } has stalled and spends the turn recovering: Reflex save DC { $dc }, /fly creature:"{ $name }" check:18. Failure: falls up to { $later } more.
turn-speed-riding = Riding { $mount }, speed { $feet }.
turn-passes-over = Dead or unconscious, no more turns: { $names }.
turn-not-in-order = Not in the order yet: { $names }.
turn-back = Back one turn. Everything since then still stands, falls included: /undo takes it back.
turn-phases-only-go-on = { $called } plays in phases, which only go on. /undo takes back the last command.
turn-no-previous = This is the first turn of the fight. To stop keeping turns, use /turn end.
initiative-all-rolled = Everyone is already in the order.
initiative-not-yours = None of your creatures is missing from the order.

## How the table is run

setting-pings-on = Players now get a ping when their turn begins. To opt out: /turn pings on:false.
setting-pings-off = Players no longer get a ping when their turn begins, unless they asked for one with /turn pings.
setting-refusals-public = Everyone now sees it when the rules refuse a move.
setting-refusals-private = When the rules refuse a move, now only the person who asked sees it.
setting-initiative-shared = Monsters of the same kind now share one initiative roll: Goblin 1, Goblin 2 and so on. Players' creatures roll for themselves.
setting-initiative-each = Each creature now rolls its own initiative.
ping-me = You now get a ping when your creature's turn begins.
ping-me-not = You no longer get a ping when your creature's turn begins.
ping-nobody = You don't own a creature here, so there's no turn to ping you for.
odd-side-allied = { $side } is a side of its own, against the heroes. side:heroes puts a creature on theirs, side:neutral on none.

## Buttons

key-roll = Roll
key-roll-afloat = Keep afloat
key-allow = Allow
key-go-on = Continue
key-share = Share
key-do-it = Do it

## What was typed

course-directions-meant = For a path of single steps, type `{ $ways }`.
rights-own-state = Only the GM can set { $options }. On your own creature you can set: { $own }.
history-now = Now: { $who }.
offer-feet = { $feet }
offer-feet-provokes = { $feet }, provokes { $by }
key-start = Start the fight
setting-phases-declared = Movement in phases is now declared first and made together when the movement phase ends.
setting-phases-at-once = Movement in phases is now made as soon as it is typed.

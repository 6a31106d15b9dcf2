### What is said when turns begin and end, and about how a table is run.

## Turns

turn-begins = Round { $round }: { $name }'s turn.
turn-begins-of = Round { $round }: { $name }'s turn ({ $player }).
turn-next = Next: { $next }.
turn-speed = Speed { $feet }.
turn-passes-over = Dead or unconscious, so no more turns: { $names }.
turn-not-in-order = Not in the order yet: { $names }.
turn-back = Back one turn.
turn-no-previous = This is the first turn of the fight. /turn end stops keeping turns.
initiative-all-rolled = Everybody has a place in the order already.
initiative-not-yours = None of the creatures without a place in the order is yours.

## How the table is run

setting-pings-on = From now on, players are pinged when their turn begins. /turn pings on:false spares you.
setting-pings-off = Players are no longer pinged when their turn begins, except those who asked for it with /turn pings.
setting-refusals-public = Everybody sees it now when the rules refuse something.
setting-refusals-private = When the rules refuse something, only the person who asked sees it.
setting-initiative-shared = Monsters of one kind now share one initiative roll: Goblin 1, Goblin 2 and so on. Players' creatures roll for themselves.
setting-initiative-each = Every creature rolls its own initiative now.
ping-me = You get a ping when your creature's turn begins.
ping-me-not = You no longer get a ping when your creature's turn begins.
ping-nobody = You have no creature here, so there is no turn to ping you for.
odd-side-allied = { $side } is a side of its own and fights the heroes. side:heroes puts a creature on theirs, side:neutral on none.

## Buttons

key-roll = Roll
key-share = Share
key-do-it = Do it

## What was typed

course-directions-meant = If you meant a path of steps, type `{ $ways }`.
rights-own-state = Only the GM sets { $options }. Of your own creature you can change: { $own }.
history-now = Now: { $who }.
offer-feet = { $feet }
offer-feet-provokes = { $feet }, provokes { $by }
key-start = Start the fight

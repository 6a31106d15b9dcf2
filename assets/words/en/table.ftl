### What is said about the table, its creatures and people, and about mistakes.

## The language of answers

language-nothing = Say in which language or in what units, or both.
language-one = in { $language }
language-own = in the server's language, and to each person alone in their own
language-from-now-on = From now on this table is answered { $language }, and lengths are told in { $units }.

## The arrows

pad-full = That is as far as arrows lead.
pad-nowhere = nowhere
pad-nowhere-yet = Nowhere yet: press an arrow first.
pad-step-not-taken = That step is not taken. So far: { $so_far }
pad-help = The arrows lead step by step; Go makes the move.
pad-board-changed = The board has changed since: this is what it would come to now.
pad-check = Go to... takes what the check came to, or the bonus with which the bot rolls.
## What somebody typed

# Ends a sentence about a word that is none.
did-you-mean = Did you mean `{ $word }`?
# In the place of an empty text that somebody typed: "not nothing".
typed-nothing = nothing
names-and-more = { $names } and { $more } more
line-no-command = { $said } is not a command: commands begin with `/`.
line-too-long = A command has at most { $most } characters.
line-no-option = An option is its name, a colon and its value, the value in "quotation marks" if it has spaces; { $said } is not.

## Tables

table-missing = There is no table in this channel yet: start one with /table new.
ruleset-unknown = There is no ruleset { $said }; there are { $known }.{ $hint }
house-rule-unknown-now = The house rule { $rule } ({ $value }) means nothing in this version and is left out; /table house-rule rule:{ $rule } value:book forgets it.

## Who is meant

creature-missing = `creature` is missing: who? Here are { $here }.
creature-ambiguous = { $said } could be any of { $names }; type more of the name.
creature-unknown = Nobody here is called { $said }.{ $hint } Here are { $here }.
creature-nobody-here = Nobody stands on this table yet: put somebody on it with /creature add.

## Places on the map

map-space-leaves-it = { $who } would stand on { $space }, which is not all on the map ({ $map }).
map-square-off-it = { $square } is not on the map, which is { $map }.

## Commands and their options

command-unknown = There is no command { $said }.{ $hint } /help lists what there is.
command-stands-alone = `/{ $command }` stands alone; { $said } is no option of it.
command-needs-second-word = After `/{ $command }` one of these is expected: { $words }.
command-has-no-option = `/{ $command }` has no option { $said }.{ $hint } Its options: { $options }.
command-without-options = none
option-twice = `{ $name }` was given twice; once is expected.
option-missing = `{ $name }` is missing.
option-missing-about = `{ $name }` is missing: { $about }.
option-expected = `{ $name }` has to be { $expected }, not { $said }.
option-load = `{ $name }` has to be { $words }, or whole pounds from 0 to { $most } such as 85 or "85 lb", not { $said }.{ $hint }
option-steps = `{ $name }` has to be a multiple of { $step }, not { $feet }.
option-choice = `{ $name }` has to be { $count ->
        [1] { $words }
       *[other] one of { $words }
    }, not { $said }.{ $hint }
option-name = `{ $name }` cannot be that: { $why }.
option-words = `{ $name }` has to be `{ $none }`, or some of { $words } with spaces between, not { $said }.{ $hint }

# What an option has to be: these go into option-expected.
expected-whole = a whole number from { $least } to { $most }
expected-whole-or-none = a whole number from { $least } to { $most }, or none
expected-feet = a length in feet from 0 to { $most }, such as 30, 30ft or 9m
expected-height = feet from { $least } to { $most }, such as 15, 15ft or 4.5m
expected-flag = true or false
expected-id = an id of digits such as 123456789, or none
expected-square = a square such as D4
expected-area = a rectangle of squares such as E5:E6
expected-areas = squares or rectangles such as D4, C3:E5 or "D4 C3:E5"

name-empty = a name needs at least one letter or digit
name-too-long = a name has at most { $most } characters; this one has { $length }
name-hidden = a name cannot hold the invisible or unassigned character { $code }
name-marks = a name cannot pile more than 2 marks on one letter

## Files

file-missing = `file` has to be a file, and none has arrived.
file-not-read = The file was not read.
file-unreadable = The file cannot be read: { $why }.
file-too-large = The file is larger than 10 MiB, which is the most.

board-size = a board is 1 to { $most } squares wide and high, not { $width } x { $height }.
notation-unreadable = line { $line } of the board's notation cannot be read: `{ $text }`.

## Maps of other programs

mapfile-no-map = This is not a map that can be read: a Universal VTT file (.uvtt, .dd2vtt, .df2vtt), a scene that Foundry has exported (.json), or a board that /map export has written as text is expected.
mapfile-whole-table = This is a whole table: /table import takes it.
mapfile-packed = This is a packed file, perhaps of the second version of Universal VTT; only the first one can be read: a .uvtt or .dd2vtt file.
mapfile-picture = This is a picture without walls; a map file (.uvtt, .dd2vtt, .df2vtt, or a scene that Foundry has exported) is expected.
mapfile-far-off = The file has { $what ->
        [scene-width] the scene's width
        [scene-height] the scene's height
        [square] the length of a square
        [padding] its padding
        [shift] its shift
        [size] the map's size
        [corner] the map's corner
        [door] a door
       *[wall] a wall
    } at { $number }, which is far off every map.
mapfile-too-small = The map is { $squares } squares { $what ->
        [wide] wide
       *[high] high
    }; at least 1 is needed.
mapfile-too-big = The map is { $squares } squares of { $square } { $what ->
        [wide] wide
       *[high] high
    }, and { $most } are the most.
mapfile-made-whole = The map ends within squares; they were made whole.
mapfile-too-many-walls = Too many walls lie off the grid lines, or too long ones: 20000 are the most, over 250000 squares.
mapfile-too-many-points = The walls have { $points } points, and { $most } are the most.
mapfile-beyond = beyond the map and left out: { $what }
mapfile-cut-off = cut off at its border: { $count ->
        [one] 1 piece
       *[other] { $count } pieces
    }
mapfile-walls = { $count ->
        [one] 1 wall
       *[other] { $count } walls
    }
mapfile-doors = { $count ->
        [one] 1 door
       *[other] { $count } doors
    }

uvtt-square-size = A square of the map has no size in pixels: pixels_per_grid is 1 to 10000.
uvtt-doors-unfit = { $count ->
        [one] 1 door
       *[other] { $count } doors
    } without two ends left out.
uvtt-furniture = { $count ->
        [one] 1 outline
       *[other] { $count } outlines
    } of furniture left out: it stops the eye, and not surely whoever walks.
uvtt-lights = { $count ->
        [one] 1 light
       *[other] { $count } lights
    } left out.
uvtt-picture-elsewhere = The file names a picture but does not hold it, so the board has none.
uvtt-points-beyond = { $outside } of { $points ->
        [one] 1 point lies
       *[other] { $points } points lie
    } of walls and doors beyond the map.
uvtt-points-beyond-part = { $outside } of { $points ->
        [one] 1 point lies
       *[other] { $points } points lie
    } of walls and doors beyond the map, which is a part of a larger one.

foundry-several-scenes = The file holds more than one scene; export the one that is wanted (Export Data).
foundry-square-size = The scene's squares have no size in pixels: 1 to 10000 is expected.
foundry-hexagons = The scene is on hexagons; only squares can be played on here.
foundry-no-size = The scene has no width and height, so its walls have no place.
foundry-made-whole = The scene ends within squares; they were made whole.
foundry-no-grid = The scene has no grid; squares of its size were laid over it.
foundry-wall-ends = A wall of the scene has not the four numbers of its two ends.
foundry-too-many-doors = The scene has { $doors } doors, and { $most } are the most.
foundry-tokens = { $count ->
        [one] 1 token
       *[other] { $count } tokens
    } left out: /creature add puts somebody on the board.
foundry-picture-elsewhere = A scene names its picture but does not hold it, so the board has none.
foundry-no-feet = Its squares are not measured in feet or metres; each was taken for { $square }.
foundry-square-length = Its squares measure less than 1 or more than 100 ft: feet-per-square says otherwise.
foundry-scaled = Its squares measure { $feet } ft; here each is { $square }.
foundry-sight-only = { $count ->
        [one] 1 wall
       *[other] { $count } walls
    } that only the eye minds left out.
foundry-seen-through = { $count ->
        [one] 1 wall
       *[other] { $count } walls
    } that the eye passes (windows and the like): here they stop lines as well.
foundry-one-way = { $count ->
        [one] 1 wall
       *[other] { $count } walls
    } open from one side: here they are closed from both.
foundry-secret = { $count ->
        [one] 1 secret door
       *[other] { $count } secret doors
    } taken for walls, so that nobody sees them.
foundry-locked = { $count ->
        [one] 1 locked door
       *[other] { $count } locked doors
    } taken for closed ones.

picture-unknown = The picture in the file is not PNG, WebP or JPEG.
picture-too-large = The picture is { $width } x { $height } pixels, and { $most } x { $most } are the most.
picture-not-kept = The picture in the file could not be kept.
picture-memory = The picture in the file takes too much memory: 8192 x 8192 pixels and 128 MiB are the most.
picture-damaged = The picture in the file is damaged, or of a kind that cannot be read.
picture-no-base64 = The picture in the file is damaged: it is not base64.
picture-no-size = The picture in the file has no size that a board has.

# What a Universal VTT file has no place for; it goes into map-exported.
export-picture-too-large = its picture, which would make the file too large
export-heights = heights
export-low-walls = low walls
export-narrow-gaps = narrow gaps

## Tables as files

tablefile-no-table = This is not a table that /table export has written; a map goes with /map import.
tablefile-version = The file is of version { $version }; only version { $known } can be read.
tablefile-same-name = Two creatures in the file have the same name.
tablefile-figure = { $who } cannot have that in the file: { $what ->
        [speed] speed
        [speed-bonus] speed bonus
        [base-speed] base speed
        [reach] reach
        [squares] squares of its space
        [weapon-reach] weapon's reach
        [altitude] altitude
        [resistance] resistance
        [modes] ways of moving
        [constitution] Constitution
        [dexterity] Dexterity
        [strength] Strength
        [maneuver-defense] Maneuver Defense
        [initiative] initiative
        [attacks] attacks
       *[load] load
    } { $is }, and { $most } is the most.
tablefile-flight = { $who } cannot fly as the file has it.
tablefile-stranger = The file's turns have { $who }, who is not in it.
tablefile-turns = The file's turns cannot be: a number in them is too large, or somebody has two places.

modes-unknown = `{ $word }` is no way of moving; there are climb, fly, glide, swim, burrow and teleport
modes-no-speed = after `{ $mode }` its speed is expected: feet in steps of 5, from 5 to { $most }, such as 60
modes-unknown-word = `{ $word }` means nothing for `{ $mode }`; it can be { $known }
modes-either = `{ $one }` and `{ $other }` do not go together: `{ $mode }` is one or the other
modes-twice = `{ $mode }` stands there twice

tablefile-off-board = { $who } stands off the board in the file.
tablefile-other-turns = The file's turns are not those of its rulebook.
tablefile-house-rule = The file has a house rule that is not known here: { $said }.
tablefile-rulebook = The file's rulebook is not known here.
listed-player = { $player }'s
table-exported = The table as a file, with { $creatures ->
        [one] 1 creature
       *[other] { $creatures } creatures
    }.
table-export-without-picture = The picture under the board is not in it.
table-export-without-faces = Portraits are not in it.
table-export-then = /table import puts it into another channel, here or elsewhere.
table-imported = The table from the file: { $width } x { $height } squares, { $creatures ->
        [one] 1 creature
       *[other] { $creatures } creatures
    }, played by { $book }. /undo brings back what was here.
table-imported-in-round = The table from the file: { $width } x { $height } squares, { $creatures ->
        [one] 1 creature
       *[other] { $creatures } creatures
    }, played by { $book }. Round { $round } goes on. /undo brings back what was here.

## What a table plays by

table-new = A new table: { $width } x { $height } squares of { $square }, played by { $book }. Put somebody on it with /creature add.
table-plays-already = The table plays by { $book } already.
table-plays-from-now = From now on the table plays by { $book }.
table-house-rules-stay = Its house rules stay: { $rules }.
table-turns-ended = Turns are kept no longer: these rules part a round otherwise. /turn start begins anew.
table-theme-already = The table's pictures are { $theme ->
        [light] light
        [dark] dark
       *[high-contrast] high-contrast
    } already.
table-theme-from-now = From now on the table's pictures are { $theme ->
        [light] light
        [dark] dark
       *[high-contrast] high-contrast
    }.
board-moves = The board is under the last answer alone, and moves down with them.
board-stays = The board stays in one message; answers tell in private what they changed there.
board-each = Each answer shows the board.
house-rule-forgotten = The house rule { $rule } is forgotten.
house-rule-as-book = { $title } ({ $rule }) is as the rulebook has it: { $book }.
# $is and $book are a house-rule-value, or only a word.
house-rule-made = House rule, { $title } ({ $rule }): { $is }. The rulebook has: { $book }. /table house-rule rule:{ $rule } value:{ $back } takes it back.
house-rule-idle = As the other rules are, it decides nothing now.
house-rule-value = { $word }, { $meaning }
house-rule-choice = `{ $word }` ({ $meaning })
house-rule-choice-book = `{ $word }` (as the rulebook has it)
house-rule-unknown = { $said } is not a rule that a table can change.{ $hint } It can be { $choices }.
house-rule-unknown-at-all = { $said } is not a rule that a table can change. Those are { $rules }.
house-rule-cannot-be = `{ $rule }` cannot be { $said }.{ $hint } It can be { $choices }.

## What is otherwise by other rules

notice-sizes = There is no such size in { $book }: { $who }. Give another one first, such as /creature edit creature:"{ $first }" size:colossal, or /creature remove.
notice-size = { $who } ({ $size })
notice-off-map = By { $book } these would stand beyond the edge of the map: { $who }. /place them elsewhere first; { $first } would need { $space }.
# $changes are the four below, with commas between.
notice-creature = { $who }: { $changes }.
notice-space = stands on { $now } instead of { $before }
notice-speed = speed { $now } instead of { $before }
notice-shares = now shares squares with { $names }
notice-covers = now covers solid squares, pillars or walls
notice-more-creatures = And { $more } more creatures.
notice-rules = What is otherwise now: { $rules }. /rules tells.
notice-rules-and-more = What is otherwise now: { $rules } and { $more } more. /rules tells.

## The board

paint-depth-of-a-pit = `depth` is that of a pit: it goes with terrain:pit.
paint-check-of-ground = `check` goes with ground that can be entered.
paint-check-unknown = { $typed } is no check: a skill and a DC up to { $most }, such as "Climb 15". Skills: { $skills }.
paint-depth-least = `depth` has to be at least { $least }.
paint-too-many-layers = { $square } has { $there } layers of { $terrain } already, and { $most } are the most; nothing was painted. Paint it open first to begin anew.
paint-off-map = { $area } is not on the map, which is { $map }; nothing was painted.
paint-buried = In what is solid now: { $names }.
# $what is a terrain or one of the five below.
painted = Painted { $squares ->
        [one] 1 square
       *[other] { $squares } squares
    }: { $what }.
painted-open = open
painted-solid = solid
painted-pillar = pillar
painted-pit = pit, { $depth } deep
painted-trench = trench, { $depth } deep
painted-check = { $check } of DC { $dc } is asked for there.
painted-layers = { $terrain }, in places { $most } layers of it
painted-filled = { $filled ->
        [one] 1 of them stays
       *[other] { $filled } of them stay
    } solid or a pillar: paint open first to clear that.
height-below = `feet` has to be 0 or more, a multiple of 5. What lies below the map's own level is a pit.
height-level = The floor of { $squares ->
        [one] 1 square
       *[other] { $squares } squares
    } is on the map's own level.
height-above = The floor of { $squares ->
        [one] 1 square
       *[other] { $squares } squares
    } is { $feet } above the map's own level.
edge-fits-missing = `fits` is missing: the biggest size that passes the narrow gap upright, such as small.
edge-fits-narrow-only = `fits` goes with barrier:narrow only, not with { $barrier }.
edge-border = What lies on the map's border is closed anyway.
# $what is one of the six below.
edge-now = On { $edges ->
        [one] 1 edge
       *[other] { $edges } edges
    } now: { $what }.
edge-nothing = nothing
edge-wall = a wall
edge-door = a closed door
edge-open-door = an open door
edge-low = a low wall
edge-narrow = a narrow gap that fits up to { $fits }

import-feet-least = `feet-per-square` has to be at least 1.
import-no-place = There is no place on the map for { $names }; nothing was done. replace:true takes them off the board (/undo brings them back); or move them first.
imported = Imported { $file } ({ $kind ->
        [board] board
       *[other] { $kind }
    }): { $width } x { $height } squares of { $square }, { $walls ->
        [one] 1 wall
       *[other] { $walls } walls
    }, { $doors ->
        [one] 1 door
       *[other] { $doors } doors
    }.
imported-askew = { $askew ->
        [one] 1 piece stands
       *[other] { $askew } pieces stand
    } off the grid lines.
imported-picture = Its picture lies under the board.
imported-removed = Taken off the board: { $names }.
exported-as-text = The board as text, { $width } x { $height } squares. /map import reads it again.
exported-as-uvtt = The board as a Universal VTT file, { $width } x { $height } squares.
exported-without = The format has no place for { $left_out }; format:text keeps it.

## Who may do what

gm-no-bot = `person` has to be somebody who is no bot.
gm-not-added = { $person } was not added.
gm-of-itself = GM is who made the table, and whoever manages the server.
gm-by-role = GM is everybody with the role { $role }.
gm-by-name = GM by name: { $people }.
gm-open = The table is open: everybody may do what the GM may. /gm open on:false ends that.
gm-not-open = Players move their own creatures, and all else is the GM's.
join-yours = { $name } is yours already. Choose another name for a character of your own.
join-of-another = { $name } is somebody else's. Choose another name for a character of your own.
join-other-side = { $name } is on the side { $side }: the GM alone gives it away. Choose another name for a character of your own.
join-taken-over = It stood here already, and is yours now as it is.
who-is-gm = who made the table, whoever manages the server, and those whom /gm show names
# $gm is who-is-gm.
rights-gm-alone = /{ $command } is for the GM alone: { $gm }.
rights-force = Only the GM may force a move past the rules: { $gm }.
rights-hidden = Whoever is hidden is seen by the GM alone: { $gm }.
rights-step = Only who gave that command, or the GM, may take it back or do it again: { $gm }.
rights-turn = It is { $acting }'s turn; { $who } moves in its own. preview:true tells at any time what would come of it.
rights-not-yours = { $who } is not yours: /{ $command } is for { $whose ->
        [player] its player and the GM
       *[gm] the GM
    } here.
rights-not-yours-in-turn = It is { $who }'s turn, and { $who } is not yours: /{ $command } is for { $whose ->
        [player] its player and the GM
       *[gm] the GM
    } here.
rights-looking-on = You look on: /join makes a character of your own.
rights-own = Yours: { $names }.

## Rounds, turns and phases

stage-movement = movement
stage-actions = actions
turn-kept-already = Turns are kept already: it is round { $round }. /turn next goes on, /turn end stops.
turn-none-yet = No turns are kept yet: /turn start begins.
turn-delays = { $who } holds its actions, and acts behind { $after } from now on.
turn-delays-too-late = { $who } has acted in this turn already, and cannot delay.
turn-delays-behind-whom = Behind whom does { $who } act? after:Ogre names somebody in the order.
turn-readies = { $who } readies an action: it may take it at any time before its next turn.
turn-readies-nothing = { $who } has no standard action left to ready.
turn-none-to-hold = Only a creature in its turn delays or readies an action, and it is nobody's turn.
turn-none = No turns are kept: /turn start begins.
turn-ended = Turns are kept no longer: every command stands alone.
turn-ended-after = Turns are kept no longer, after { $rounds ->
        [one] 1 round
       *[other] { $rounds } rounds
    }: every command stands alone.
turn-of = Round { $round }: it is { $name }'s turn.
turn-of-nobody = Round { $round }. Nobody's initiative is known, so everybody moves as they like: /initiative tells it, /turn next begins a new round.
turn-movement = Round { $round }: the movement phase. Everybody moves; /turn next goes on to actions.
turn-actions = Round { $round }: the action phase. Everybody acts; /turn next begins a new round.
initiative-is = { $who }'s initiative is { $total }.
initiative-roll = { $who }: { $roll }
initiative-natural-20 = A natural 20 adds { $critical } for whoever has a rank in the skill: { $initiative }.
initiative-tie = A tie, broken by d20: { $rolls }.
initiative-order = Order: { $order }.
initiative-order-and-more = Order: { $order } and { $more } more.
initiative-start = /turn start begins the first round.
initiative-opposed = Under { $book } there is no order of turns: everybody moves in one phase and acts in the next, and opposed initiative checks decide only where movements collide. /turn start begins the phases; /creature sheet initiative:3 tells a creature's bonus.

## The board and who is hidden

who-at = { $who } at { $at }
show-board = The board, { $width } x { $height } squares, { $creatures ->
        [0] nobody on it
        [one] 1 creature on it
       *[other] { $creatures } creatures on it
    }; { $book }.
show-hidden = Hidden from the players: { $hidden }.
show-part = The map shows { $view }; squares shows another part.
show-left-out = Not in the picture: { $left_out }. /show whole:true shows everything.
hidden-no-further = It gets no further: something is in its way.
hidden-nowhere = { $who } gets nowhere: something is in its way.
hidden-in-its-way = something is in its way
hidden-otherwise = With those who are hidden it is otherwise: { $truth }
hidden-waiting = Hidden, and moved by you as their time comes: { $who }.

## What was done

history-not-the-table = This command is about the history.
history-nothing = Nothing was changed here yet.
history-nothing-about = Nothing that is kept here is about { $said }.
history-nothing-to-undo = There is nothing to undo.
history-nothing-to-redo = There is nothing to redo.
history-taken-back = Taken back: { $line }
history-done-again = Done again: { $line }
history-round = round { $round }
history-round-stage = round { $round }, { $stage }
# $when is history-round or history-round-stage; $by is a person or one of the two below.
history-line = { $number }. { $by }: { $line } - { $said }
history-line-in-round = { $number }. { $when }; { $by }: { $line } - { $said }
history-somebody = somebody
history-console = the console
history-undone = (undone)
history-hidden = (hidden)
history-aside = (GM: { $aside })
replay-either = Either `round` or `count` says what is replayed, not both.
replay-nothing = There is nothing to replay: nothing that is kept was done here, or nobody saw it.
replay-nothing-in-round = There is nothing to replay: nothing that is kept was done in round { $round }, or nobody saw it.
replay-before = As it was before
replay-round = Round { $round } once more: { $count ->
        [one] 1 command
       *[other] { $count } commands
    }{ $cut ->
        [yes] , without what came before them
       *[no] {""}
    }.
replay-last = The last commands once more: { $count ->
        [one] 1 command
       *[other] { $count } commands
    }{ $cut ->
        [yes] , without what came before them
       *[no] {""}
    }.

## Answers

answer-at-the-same-moment = Somebody else changed the table at the same moment; nothing was done. Try again.
answer-too-many = You have too many commands waiting. Give them a moment, then try again.
answer-done-already = This was done already.
answer-stale = The board has changed since, or this was taken back already. This is how it is now; /history tells what was done.
answer-fault = Something went wrong on our side; nothing that you saw is lost. Fault { $id }.
# Below what was told, the rules by their titles, where they stand and in which document.
behind-rules = Rules:
behind-rule = - { $title }: "{ $heading }" [{ $document }]

## Creatures

table-full = A table holds at most { $most } creatures; /creature remove takes one off.
name-taken = { $name } is on the board already; every name is borne once.
name-free = { $free } is free.
add-nameless = `name` is missing: what it is called; only a `preset` has a name of its own.
add-space-of-one = `space` is the squares of one creature; several stand unsqueezed.
add-count-missing = `count` is missing: how many creatures stand in the area?
edit-nothing = Say what changes: name, at, size, side, speed, reach, conditions and so on.
creature-removed = { $who } is off the board.
list-empty = Nobody stands on the board.
odd-shares = It shares squares with { $names }.
odd-covers = Its space covers solid squares, pillars or walls.
odd-side = Nobody else is on the side { $side }. Did you mean { $meant }?
join-no-square = There is no free square for it on the map; `at` says where it stands all the same.
preset-unknown = `preset` has to be a creature that comes with the bot, such as goblin, ogre, dire-wolf or huge-long, not { $said }.{ $hint } For others, `stats` takes a stat line.
stats-too-long = `stats` has at most { $most } characters: a creature's figures such as "Large giant, Spd 40 ft., Reach 10 ft.".
stats-nothing = `stats` has to be a creature's figures such as "Large giant, Spd 40 ft., Reach 10 ft."; nothing of that is in { $said }.
stats-left-out = Not taken from the stat line: { $left }.
stats-other-speed = The stat line has { $armored } in its armor; by { $book } it is { $by_rule }.
stats-other-space = The stat line has a space of { $space }; by { $book } it is { $side }. `squares:{ $squares }` gives it the other one.
crowd-no-ground = Nobody was put on the board: there is free ground for { $room } of { $count } there, and none near it for { $more } more.
crowd-too-many-squares = `at` names { $squares } squares for { $count ->
        [one] 1 creature
       *[other] { $count } creatures
    }.
crowd-nobody-put = Nobody was put on the board.
crowd-and-more = And { $more } more.
crowd-would-cover = { $name } at { $anchor } would cover solid squares, pillars or walls.
crowd-would-share = { $name } at { $anchor } would share squares with { $others }.
crowd-put = { $count } on the board: { $who }.
crowd-put-and-more = { $count } on the board: { $who } and { $more } more.
crowd-each-like = Each like { $first }
crowd-beside = There was no more room where they were to stand: { $beside } stand near it.
crowd-no-number = `name` cannot be numbered: { $base } { $number } is no name, since { $why }.
armor-unknown = `armor` cannot be { $word }: { $book } does not say how heavy that is. Tell light, medium or heavy: armor:medium.
strength-least = `strength` has to be 1 at least by { $book }, such as strength:14, not { $strength }.
load-no-table = `load` cannot be { $pounds } lb: { $book } has no table of pounds. Tell light, medium or heavy: load:medium.
load-no-size = `load` cannot be { $pounds } lb: { $book } does not say what a creature of this size carries. Tell light, medium or heavy: load:medium.
load-no-strength = `load` cannot be { $pounds } lb while nobody knows { $name }'s Strength: strength:14 tells it (/creature sheet), or load:medium says how heavy it is.
load-no-light-load-of-size = `load` cannot be { $pounds } lb while nobody knows what is light for { $name }, since for a creature of this size there is no figure to take instead: light-load:50 tells it (/creature sheet), or load:medium says how heavy it is.
load-no-light-load = `load` cannot be { $pounds } lb while nobody knows what is light for { $name }: light-load:50 tells it (/creature sheet), strength:14 takes the 3.5 SRD's figure, or load:medium says how heavy it is.

trait-size-unknown = `{ $option }` cannot be { $size }: { $book }, by which this table plays, has { $known }.
trait-below-ground = `altitude` is feet above the floor, and { $altitude } is below ground: only who digs is there; modes:"burrow 20" says that it does.
trait-at-not-of-space = `at` is the north-west square of `space`, but { $at } is not that of { $space }, which is { $anchor }.
trait-space = `space` has to be that of a { $size } creature: { $full }, it has no narrower one; not { $space }.
trait-space-or-narrow = `space` has to be that of a { $size } creature: { $full }, squeezed { $narrow }; not { $space }.
trait-space-or-two-narrow = `space` has to be that of a { $size } creature: { $full }, squeezed { $one } or { $other }; not { $space }.
trait-speed-bonus = { $typed } is no bonus to speed: feet up to { $most }, or a kind and feet, such as "enhancement 10, fast-movement 10". Kinds: { $kinds }.
trait-modes = `modes` has to be ways of moving with their speeds, such as "{ $example }": { $why }.
trait-unreadable = `{ $name }` cannot be that.
trait-weapon-reach = `{ $name }` has to be true, false, or how far the weapon strikes: feet in steps of 5 up to { $most }, such as 15; not { $said }.

## What a creature is like

# A creature in a line, and behind it what follows here and what is so of it, with commas between.
described = { $name }: { $size }, { $side }, at { $at }, speed { $speed }, reach { $reach }
listed = { $name }: { $at }, { $side }, { $size }, speed { $speed }, reach { $reach }
figure-threatens-nothing = threatens nothing
figure-fills = fills its squares
figure-space = space { $feet }
figure-in-the-way = in the way even when helpless
figure-ignores = does not mind { $ground }
# Low walls, beside the terrains that it does not mind.
figure-low = low
figure-gait = { $gait } speed category
figure-runner = runner
figure-constitution = Constitution { $score }
figure-maneuver-defense = Maneuver Defense { $defense }
figure-resists = resists { $feet } of forced movement
figure-initiative = initiative { $bonus }
figure-dexterity = Dexterity { $score }
figure-base-attacks = { $attacks } base attacks
figure-facing = facing { $way }
figure-strength = Strength { $score }
figure-light-load = light load to { $pounds } lb
figure-four-legs = on four legs
figure-jump-trained = trained to jump
figure-base-speed = base speed { $feet }
figure-played-by = played by { $owner }
figure-rides = rides { $mount }
figure-ridden = ridden by { $riders }
figure-hidden = hidden from the players
figure-weapon-reach = reach weapon { $feet }
figure-stalled = stalled and falling
figure-falling = falling
figure-squeezed = squeezed
figure-armor = { $weight } armor
# "fly 60", and behind it how well: "good", "limit 40", "winged".
figure-moving = { $mode } { $speed }
figure-moving-limit = limit { $limit }
figure-moving-winged = winged
figure-moving-native = native
figure-moving-floating = floating

## The roster

roster-removed = { $name } is in the roster no longer.
roster-gm-alone = Only the GM of a table, or a member who may manage the server, has the roster.
roster-saved = { $name } is in the roster: { $figures }.
roster-saved-instead = { $name } is in the roster, in place of the one that was there: { $figures }.
roster-full = The roster holds at most { $most } creatures; /roster remove takes one off.
roster-stays-changed = The roster stays as it is: { $name } was changed there by another command since.
roster-stays-full = The roster stays as it is: it has no room for { $name } any more.
roster-line = { $name }: { $figures }
roster-empty = Nobody is in the roster; /roster save puts a creature of the board there.
roster-unknown = The roster has no { $said }.{ $hint } /roster list tells whom it has.

## What is kept

privacy-how-long = How long: the last commands of the history (200 a channel, the older ones go), answers to requests for a day, all else until it is deleted. When the channel is deleted it all goes at once, when the bot is removed from the server after thirty days. Where nobody gives the bot a command for 180 days, all that is kept of the channel goes.
privacy-what-next = /privacy export gives what is kept of you as a file, /privacy delete forgets it. No message of the channel is read or kept, nothing is passed on, and nothing is counted across channels.
privacy-forgotten = Forgotten: nothing in this channel names you any more, and there is no way back.
privacy-deleted = Everything of this channel is deleted, and there is no way back. /table new starts a table afresh.
privacy-channel-nothing = Of this channel: nothing.
privacy-no-table = no table
privacy-table = a table of { $width } x { $height } squares with { $creatures ->
        [one] 1 creature
       *[other] { $creatures } creatures
    }
privacy-channel = Of this channel: its id and its server's, { $table }, and a history of { $commands ->
        [one] 1 command
       *[other] { $commands } commands
    }.
privacy-channel-since = Of this channel: its id and its server's, { $table }, and a history of { $commands ->
        [one] 1 command
       *[other] { $commands } commands
    } since { $since } UTC.
privacy-you-nothing = Of you, in this channel: nothing.
privacy-you = Of you, in this channel: your id, { $id }, and with it
privacy-you-name = - your name as this place showed it last, { $name }
privacy-you-maker = - that you made the table
privacy-you-gm = - that you are GM by name
privacy-you-play = - that you play { $names }
privacy-you-portraits = - the { $portraits ->
        [one] portrait
       *[other] portraits
    } of { $names }
privacy-you-saved = - that you saved { $names } in the roster
privacy-you-commands = - { $commands ->
        [one] 1 command
       *[other] { $commands } commands
    } of yours in the history since { $since } UTC: what was typed, what came of it, and when
privacy-you-requests = - { $requests ->
        [one] 1 request
       *[other] { $requests } requests
    } of the last days with the answer, so that none counts twice
privacy-you-not-kept = Your name is kept only while you own a creature here; your roles and what you may do on the server come with each command and are not kept.
privacy-exported = What is kept of you in this channel: { $commands ->
        [one] 1 command
       *[other] { $commands } commands
    }, and the file has all of it.
privacy-channel-would-go = Nothing is deleted yet. { $counts } All of it would go: the board, everybody on it, the history and its undo, and who is GM. Undo does not bring it back. If you are sure: { $line }
privacy-you-would-go = Nothing is deleted yet. { $parts }. Undo does not bring it back. If you are sure: { $line }
privacy-commands-would-go = { $commands ->
        [one] 1 command
       *[other] { $commands } commands
    } of yours in the history would keep their number and nothing that you typed
privacy-creatures-would-go = { $names } would be the GM's to move
privacy-portraits-would-go = { $portraits ->
        [one] the portrait of { $names }
       *[other] the portraits of { $names }
    } would be gone
privacy-name-would-go = your name, { $name }, would not be kept any more
privacy-gm-would-go = you would not be GM any more, unless you manage the server

## Buttons

# Labels: at most 80 characters.
key-undo = Undo
key-redo = Redo
key-why = Why
key-threats = Threats
key-next = Next turn
key-arrows = Move
key-up = Up
key-down = Down
key-back = Step back
key-go = Go
key-go-to = Go to...
key-close = Close
key-paste = Paste
press-too-old = This button is too old to mean anything. /undo takes back the last command, /show shows the board.
press-board-changed = The board has changed since. As it is now:
press-no-more = There is nothing more behind this answer than it says.
press-closed = Closed; nothing was moved.
press-done = Done.

## The doors

door-restarting = I am restarting. Nothing was done; please repeat that in a moment.
door-broken = Something broke on our side. The log has it under { $id }; /history tells whether anything changed.
door-gm-aside = For the GM alone: { $aside }
door-alone = Answered to you alone.
door-board-above = The board above shows it.
# What a picture shows that has no words of its own.
door-board = The board
door-file = What was asked for, as a file
door-more-lines = … and { $lines ->
        [one] 1 more line
       *[other] { $lines } more lines
    }
door-no-such-thing = I put no such thing there.
door-unknown-command = I do not know that command any more. Reload Discord (Ctrl+R) to see the present ones.
download-elsewhere = The file does not lie where Discord keeps attachments.
download-lost = The file could not be fetched from Discord; try again.
download-refused = Discord did not give the file (status { $status }); try again.
console-unreadable = `{ $option }` cannot be read, { $path }: { $why }.
console-not-written = { $name }, which --images DIR would have written
console-picture = Picture: { $image }
console-file = File: { $file }
console-welcome = Commands as in Discord; Tab completes, /help lists them, Ctrl-D ends.

## Windows

deliver-window-late = That took too long. Please try again.
window-move = Move { $who }

## Pasted creatures, portraits

paste-nothing = `text` is missing: one creature a line, such as "Ogre at D4: Large giant, Spd 40 ft.", or with `at` the stat block of one.
paste-no-head = { $said } does not say who comes and where. Expected is one creature a line, such as "Ogre at D4: Large giant, Spd 40 ft.", or with `at` the stat block of one.
paste-too-many = A table holds at most { $most } creatures.
paste-wrong-line = Nobody was put on the board. { $line }: { $wrong }
portrait-either = Either `file` is the picture, or clear:true takes it away.
portrait-put = { $who }: the portrait from the picture.
portrait-gone = { $who }: no portrait any more.

house-rules-unusable = The house rules do not go with the rulebook.

### What is said about the table, its creatures and people, and about mistakes.

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
expected-feet = a length in feet from 0 to { $most }, such as 30 or 30ft
expected-height = feet from { $least } to { $most }, such as 15 or 15ft
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
table-exported = The table as a file, with { $creatures ->
        [one] 1 creature
       *[other] { $creatures } creatures
    }. /table import puts it into another channel, here or elsewhere.
table-exported-without-picture = The table as a file, with { $creatures ->
        [one] 1 creature
       *[other] { $creatures } creatures
    }. The picture under the board is not in it. /table import puts it into another channel, here or elsewhere.
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

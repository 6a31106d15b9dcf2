### What is said about the table, its creatures and people, and about mistakes.

## The language of answers

language-nothing = Set a language, units, or both.
language-one = in { $language }
language-own = in the server's language in public and in your own in private
language-from-now-on = From now on, answers are { $language }, with lengths in { $units }.

## The arrows

pad-full = The arrows don't go any further.
pad-nowhere = nowhere
pad-nowhere-yet = Nowhere yet: press an arrow first.
pad-step-not-taken = Can't take that step. So far: { $so_far }
pad-help = The arrows plan the way step by step; Go makes the move.
pad-path-changed = The path has changed since. Go makes this move:
pad-board-changed = The board has changed: this is the move now.
pad-check = Use Go to... for the check's result, or a bonus for the bot to roll.
## Typed texts

# Ends a sentence about a word that is none.
did-you-mean = Did you mean `{ $word }`?
# In place of an empty text: "not nothing".
typed-nothing = nothing
names-and-more = { $names } and { $more } more
# An option, by its name in the client.
option-quoted = `{ $name }`
line-no-command = { $said } isn't a command: commands start with `/`.
line-too-long = A command has { $most } characters at most.
line-no-option = An option is a name, a colon and a value, with "quotation marks" around spaces: { $said } isn't one.

## Tables

table-missing = There's no table in this channel yet: start one with /table new.
ruleset-unknown = There's no ruleset { $said }. There's { $known }.{ $hint }
house-rule-unknown-now = This version has no house rule { $rule } ({ $value }), so it's ignored: /table house-rule rule:{ $rule } value:book removes it.

## Who is meant

creature-missing = `creature` is missing: who? Here: { $here }.
creature-unnamed = The name is empty: who? Here: { $here }.
creature-missing-own = `creature` is missing: which of yours? { $own }.
creature-ambiguous = { $said } could be { $names }: type more of the name.
creature-one-at-a-time = { $said } stands for { $names }: name one of them.
creature-unknown = There's no { $said } here.{ $hint } Here: { $here }.
creature-nobody-here = There's nobody on this table yet. Add creatures with /creature add.

## Places on the map

map-space-leaves-it = { $who } would take up { $space }, partly off the map ({ $map }).
map-square-off-it = { $square } isn't on the map, which is { $map }.

## Commands and their options

command-unknown = There's no command { $said }.{ $hint } /help lists the commands.
command-of-other-books = { $book } has no /{ $command }. /help lists the commands it does have.
command-stands-alone = `/{ $command }` takes no options: leave out { $said }.
command-needs-second-word = After `/{ $command }` comes one of: { $words }.
command-has-no-option = `/{ $command }` has no option { $said }. Its options: { $options }.
command-option-mistyped = `/{ $command }` has no option { $said }.{ $hint }
command-without-options = none
option-twice = `{ $name }` is there twice: once is enough.
option-missing = `{ $name }` is missing.
option-missing-about = `{ $name }` is missing: { $about }.
option-expected = `{ $name }` takes { $expected }, not { $said }.
option-load = `{ $name }` takes { $words }, or whole pounds from 0 to { $most } such as 85 or "85 lb", not { $said }.{ $hint }
option-steps = `{ $name }` has to be a multiple of { $step }, not { $feet }.
option-choice = `{ $name }` takes { $count ->
        [1] { $words }
       *[other] one of { $words }
    }, not { $said }.{ $hint }
option-name = `{ $name }` can't be that: { $why }.
option-words = `{ $name }` takes `{ $none }`, or any of these, separated by spaces: { $words }. { $said } isn't one of them.{ $hint }

# What an option has to be: these go into option-expected.
expected-whole = a whole number from { $least } to { $most }
expected-whole-or-none = a whole number from { $least } to { $most }, or none
expected-feet = a length in feet from 0 to { $most }, such as 30, 30ft or 9m (1.5 m is 5 ft)
expected-height = feet from { $least } to { $most }, such as 15, 15ft or 4.5m
expected-flag = true or false
expected-id = a user id such as 123456789, or none
expected-square = a square such as D4
expected-area = a rectangle of squares such as E5:E6
expected-areas = squares or rectangles such as D4, C3:E5 or "D4 C3:E5"

name-empty = a name needs at least one letter or digit
name-too-long = a name has at most { $most } characters; this one has { $length }
name-hidden = a name can't contain the invisible or unassigned character { $code }
name-marks = a name can't stack more than 2 marks on one letter

## Files

file-missing = `file` is missing: attach a file.
file-not-read = The file wasn't read.
file-unreadable = Can't read the file: { $why }.
file-too-large = The file is too big: the limit is 10 MiB.

board-size = a board is 1 to { $most } squares wide and high, not { $width } x { $height }.
notation-unreadable = line { $line } of the board's text isn't readable: `{ $text }`.

## Maps of other programs

mapfile-no-map = That's not a readable map. Use Universal VTT (.uvtt, .dd2vtt, .df2vtt), a Foundry scene (Export Data) or module, a One Page Dungeon (.json), a text board, or a picture with /map picture.
mapfile-whole-table = That's a whole table: use /table import.
mapfile-uvtt2 = That's Universal VTT version 2, which can't be read here. Export the map as version 1 (.uvtt or .dd2vtt), or its image and use /map picture.
mapfile-packed = That packed file has no map that can be read: no Foundry scene and no .uvtt or .dd2vtt file.
mapfile-packed-damaged = That packed file is damaged or too large to unpack.
mapfile-picture = That's an image without walls: /map picture puts it under a board.
mapfile-export-map = That's a project of { $program }: there, export it as Universal VTT and import that file.
mapfile-export-picture = That's a file of { $program }, whose walls can't be read here. Export the map's image there and use /map picture.
mapfile-other-picture = That file is in { $program } format. Save it as PNG, WebP or JPEG and use /map picture.
watabou-no-rooms = The dungeon has no rooms.
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
    } at { $number }, far off the map.
mapfile-too-small = The map is { $squares } squares { $what ->
        [wide] wide
       *[high] high
    }: it takes at least 1.
mapfile-too-big = The map is { $squares } squares of { $square } { $what ->
        [wide] wide
       *[high] high
    }: the limit is { $most }.
mapfile-made-whole = The map's edge cut through squares: they're now whole.
mapfile-too-many-walls = Too many walls, or too long ones, lie off the grid: the limit is 20000 walls over 250000 squares.
mapfile-too-many-points = The walls have { $points } points: the limit is { $most }.
mapfile-beyond = off the map, left out: { $what }
mapfile-cut-off = cut off at the map's edge: { $count ->
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

uvtt-square-size = The map has no pixel size for its squares: pixels_per_grid is 1 to 10000.
uvtt-doors-unfit = Left out { $count ->
        [one] 1 door
       *[other] { $count } doors
    } without two ends.
uvtt-windows =
    { $count ->
        [one] 1 opening that lets light through is a window here
       *[other] { $count } openings that let light through are windows here
    }. If they are open doors: /map door at:windows state:open.
uvtt-open-doors = { $count ->
        [one] 1 open door, as Arkenforge marks it.
       *[other] { $count } open doors, as Arkenforge marks them.
    } If they are windows: /map door at:open state:window.
uvtt-furniture = Left out { $count ->
        [one] 1 furniture outline
       *[other] { $count } furniture outlines
    }: they block sight, but not necessarily movement.
uvtt-lights = Left out { $count ->
        [one] 1 light
       *[other] { $count } lights
    }.
uvtt-picture-elsewhere = The file names an image but doesn't contain it, so the board has none.
uvtt-points-beyond = Off the map: { $outside } of { $points ->
        [one] 1 wall or door point
       *[other] { $points } wall and door points
    }.
uvtt-points-beyond-part = The file is part of a bigger map. Off the map: { $outside } of { $points ->
        [one] 1 wall or door point
       *[other] { $points } wall and door points
    }.

foundry-several-scenes = The file has several scenes: { $names }. Choose one: scene:"{ $example }".
foundry-no-such-scene = No scene is called { $typed }. There are { $names }: scene:"{ $example }".
foundry-leveldb = This module keeps its scenes in a Foundry database (version 11 or later), which can't be read here. In Foundry, right-click the scene and choose Export Data.
foundry-walls-elsewhere = The walls aren't in this file, only their ids. In Foundry, right-click the scene and choose Export Data.
foundry-odd = In line { $line }, column { $column }, the scene has something that Foundry doesn't write there. Export it again: right-click the scene, Export Data.
foundry-square-size = The scene has no grid size in pixels, which takes 1 to 10000. Set its grid in Foundry and export it again.
foundry-hexagons = The scene uses hexes: this bot only plays on squares.
foundry-no-size = The scene has no width and height, so there's no place for its walls.
foundry-made-whole = The image begins or ends within squares: the board has them whole.
foundry-no-grid = The scene has no grid: squares of its grid size now cover it.
foundry-wall-ends = A wall of the scene doesn't have the four numbers of its two ends.
foundry-too-many-doors = The scene has { $doors } doors: the limit is { $most }.
foundry-tokens = { $count ->
        [one] 1 token
       *[other] { $count } tokens
    } left out: tokens:true makes creatures of them.
foundry-picture-elsewhere = The file names an image but doesn't contain it: attach it as `picture`.
foundry-no-feet = The squares aren't measured in feet or metres: each counts as { $square }.
foundry-square-length = The squares measure less than 1 or more than 100 ft: set feet-per-square.
foundry-scaled = A square of the scene is { $feet } ft; here it's { $square }.
foundry-sight-only = { $count ->
        [one] 1 wall that only blocks sight is a curtain here.
       *[other] { $count } walls that only block sight are curtains here.
    }
foundry-seen-through = { $count ->
        [one] 1 wall you can see through is a window here.
       *[other] { $count } walls you can see through are windows here.
    }
foundry-dim = Left out { $count ->
        [one] 1 wall that only dims sight.
       *[other] { $count } walls that only dim sight.
    }
foundry-one-way = { $count ->
        [one] 1 one-way wall: the teeth are on its closed side.
       *[other] { $count } one-way walls: the teeth are on their closed side.
    }
foundry-secret = { $count ->
        [one] 1 secret door: players see a wall.
       *[other] { $count } secret doors: players see walls.
    }
foundry-locked = { $count ->
        [one] 1 locked door: players see a closed one.
       *[other] { $count } locked doors: players see closed ones.
    }

picture-unknown = The image in the file isn't PNG, WebP or JPEG.
picture-too-large = The image is { $width } x { $height } pixels: the limit is { $most } x { $most }.
picture-not-kept = The image in the file couldn't be stored.
picture-memory = The image in the file takes too much memory: the limit is 8192 x 8192 pixels and 128 MiB.
picture-too-many-pixels = The image is { $width } x { $height } pixels: in this format the limit is { $most } million. Make it smaller; 70 pixels a square are plenty.
picture-damaged = The image in the file is damaged or unreadable.
picture-no-base64 = The image in the file is damaged: it isn't base64.
picture-no-size = The image in the file doesn't fit any board.

# What a Universal VTT file has no place for; it goes into map-exported.
export-picture-too-large = The image isn't included: it would take { $megabytes } of the 10 MiB of a file.
export-heights = heights
export-low-walls = low walls
export-windows = what sets grates and curtains apart
export-secrets = locks and secret doors
export-one-way = the open side of one-way walls
export-narrow-gaps = narrow gaps

## Tables as files

tablefile-no-table = That's not a table from /table export. For maps, use /map import.
tablefile-version = The file has version { $version }: only version { $known } is readable.
tablefile-same-name = Two creatures in the file have the same name.
tablefile-figure = { $who }'s { $what ->
        [speed] speed
        [speed-bonus] speed bonus
        [base-speed] base speed
        [reach] reach
        [squares] space in squares
        [weapon-reach] weapon reach
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
    } in the file can't be { $is }: the limit is { $most }.
tablefile-flight = The file's flight data for { $who } is impossible.
tablefile-stranger = The file's turns list { $who }, who isn't in the file.
tablefile-turns = The file's turns are impossible: a number is too large, or someone is in them twice.

modes-unknown = `{ $word }` isn't a way of moving. There's climb, fly, glide, swim, burrow and teleport
modes-no-speed = after `{ $mode }` comes its speed: feet in steps of 5, from 5 to { $most }, such as 60
modes-unknown-word = `{ $word }` doesn't go with `{ $mode }`, which takes { $known }
modes-either = `{ $one }` and `{ $other }` don't go together: `{ $mode }` takes one
modes-twice = `{ $mode }` is there twice

tablefile-off-board = The file places { $who } off the board.
tablefile-other-turns = The file's turns don't match its rulebook.
tablefile-house-rule = The file has an unknown house rule: { $said }.
tablefile-rulebook = The file's rulebook is unknown.
listed-player = { $player }'s
table-exported = The table as a file, with { $creatures ->
        [one] 1 creature
       *[other] { $creatures } creatures
    }.
table-export-without-picture = The map image isn't included: it would take { $megabytes } of the 10 MiB of a file.
table-export-without-portraits = { $count ->
        [one] 1 portrait isn't
       *[other] { $count } portraits aren't
    } included: all portraits together would take { $megabytes } of the 10 MiB of a file.
table-export-then = /table import loads it in another channel.
table-imported = Imported the table: { $width } x { $height } squares, { $creatures ->
        [one] 1 creature
       *[other] { $creatures } creatures
    }, using { $book }. /undo brings the old one back.
table-imported-in-round = Imported the table: { $width } x { $height } squares, { $creatures ->
        [one] 1 creature
       *[other] { $creatures } creatures
    }, using { $book }, in round { $round }. /undo brings the old one back.

## What a table plays by

table-new = New table: { $width } x { $height } squares of { $square }, using { $book }. Add creatures with /creature add.
table-plays-already = This table already uses { $book }.
table-plays-from-now = This table now uses { $book }.
table-house-rules-stay = House rules kept: { $rules }.
table-turns-ended = Turns have ended, because these rules divide a round differently. /turn start begins again.
table-theme-already = The table's pictures are already { $theme ->
        [light] light
        [dark] dark
       *[high-contrast] high-contrast
    }.
table-theme-from-now = The table's pictures are now { $theme ->
        [light] light
        [dark] dark
       *[high-contrast] high-contrast
    }.
board-moves = The board moves down: it's always under the last answer.
board-stays = The board stays in one message; answers are private notes on what changed.
board-each = Every answer shows the board.
house-rule-forgotten = House rule { $rule } removed.
house-rule-as-book = { $title } ({ $rule }) follows the rulebook: { $book }.
# $is and $book are a house-rule-value, or only a word.
house-rule-made = House rule: { $title } ({ $rule }) is now { $is }. The rulebook: { $book }. To remove it: /table house-rule rule:{ $rule } value:{ $back }.
house-rule-idle = With the other rules as they are, it makes no difference.
house-rule-value = { $word } ({ $meaning })
house-rule-choice = `{ $word }` ({ $meaning })
house-rule-choice-book = `{ $word }` (the rulebook's)
house-rule-unknown = There's no house rule { $said }.{ $hint } It can be { $choices }.
house-rule-unknown-at-all = There's no house rule { $said }. You can change { $rules }.
house-rule-cannot-be = `{ $rule }` can't be { $said }.{ $hint } It can be { $choices }.

## What is otherwise by other rules

notice-sizes = { $book } has no such size: { $who }. Change it first: /creature edit creature:"{ $first }" size:colossal, or /creature remove.
notice-size = { $who } ({ $size })
notice-off-map = With { $book }, these would be off the map: { $who }. Move them first with /place: { $first } takes up { $space }.
# $changes are the four below, with commas between.
notice-creature = { $who }: { $changes }.
notice-space = now takes up { $now } instead of { $before }
notice-speed = speed { $now } instead of { $before }
notice-shares = now shares squares with { $names }
notice-covers = now covers solid squares, pillars or walls
notice-more-creatures = And { $more } more creatures.
notice-rules = What changes: { $rules }. See /rules.

## The board

paint-depth-of-a-pit = `depth` goes with terrain:pit.
paint-check-of-ground = `check` goes with terrain that creatures can enter.
paint-check-unknown = { $typed } isn't a check: a skill and a { -dc } up to { $most }, such as "Climb 15". Skills: { $skills }.
paint-depth-least = `depth` has to be at least { $least }.
paint-too-many-layers = { $square } already has { $there } layers of { $terrain }, and the limit is { $most }: nothing painted. Paint it open to start over.
paint-off-map = { $area } isn't on the map, which is { $map }: nothing painted.
paint-buried = Now over solid squares, pillars or walls: { $names }.
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
painted-check = Entering takes { $check }, { -dc } { $dc }.
painted-layers = { $terrain }, up to { $most } layers
painted-filled = { $filled ->
        [one] 1 of them stays
       *[other] { $filled } of them stay
    } solid or a pillar: paint open first to clear.
height-below = `feet` has to be 0 or more, a multiple of 5. For anything lower, paint a pit.
height-level = The floor of { $squares ->
        [one] 1 square
       *[other] { $squares } squares
    } is at the map's own level.
height-above = The floor of { $squares ->
        [one] 1 square
       *[other] { $squares } squares
    } is { $feet } above the map's own level.
edge-fits-missing = `fits` is missing: the largest size that walks upright through the gap, such as small.
edge-fits-narrow-only = `fits` goes with barrier:narrow, not with { $barrier }.
edge-border = The map's border is closed anyway.
# $what is one of those below.
edge-now = On { $edges ->
        [one] 1 edge
       *[other] { $edges } edges
    }: { $what }.
edge-nothing = no barrier
edge-wall = a wall
edge-door = a closed door
edge-open-door = an open door
edge-low = a low wall
edge-window = a window
edge-grate = a grate
edge-curtain = a curtain
edge-locked-door = a locked door
edge-secret-door = a secret door
edge-another-door = There is another door at { $at }: /map door opens and closes that one.
stroke-now = From { $from } to { $to }: { $what }.
stroke-what = { $barrier ->
        [wall] a wall
        [door] closed doors
        [open-door] open doors
        [locked-door] locked doors
        [secret-door] secret doors
        [window] windows
        [grate] a grate
        [curtain] a curtain
        [low] a low wall
       *[none] nothing
    }
stroke-side = Along a row a wall is on the north or south side of its squares, along a column on the west or east side.
stroke-slanted = Across squares there can be walls, doors, windows, grates and curtains.
room-now =
    { $walls ->
        [one] 1 piece of wall
       *[other] { $walls } pieces of wall
    } around it, { $doors ->
        [0] no door
        [one] 1 door
       *[other] { $doors } doors
    }.
room-doors-unread = { $typed } doesn't say where the doors are: a square and a side for each.
room-door-off = { $at } isn't at the edge of the room.
pasted = The board is drawn: { $width } x { $height } squares, { $walls ->
        [one] 1 wall
       *[other] { $walls } walls
    }, { $doors ->
        [one] 1 door
       *[other] { $doors } doors
    }.
drawn-nothing = Nothing is drawn: write a letter for each square, # for rock, . for floor, ~ for water, + for a door.
drawn-not-whole = That's only a part of a board. Copy all of it: /show text:true whole:true.
pictured = { $file } is under the board: { $width } x { $height } squares of { $square }.
pictured-then = The buttons move and stretch it; /map wall, /map room and /map paint draw on it.
plain-as-said = A square is { $pixels } pixels.
plain-by-name = The file's name says how many squares it has.
plain-by-lines = Its own grid lines are { $pixels } pixels apart.
plain-no-squares = No grid is visible in the image: say how many squares it has (squares:30x20) or how many pixels a square is (pixels:70).
plain-not-square = With that many squares each would be { $east } pixels wide and { $south } high: they wouldn't be square.
plain-squares-unread = { $typed } isn't a number of squares: columns x rows, each up to { $most }.
brush = { $brush ->
        [open] Floor
        [solid] Rock or thick wall
        [door] Door
        [wall-north] Wall on the north side
        [wall-east] Wall on the east side
        [wall-south] Wall on the south side
        [wall-west] Wall on the west side
        [no-walls] No walls or doors around
        [difficult] Difficult ground
        [water] Deep water
        [shallow-water] Shallow water
        [light-undergrowth] Light undergrowth
        [heavy-undergrowth] Heavy undergrowth
        [obstacle] Obstacle
        [hazardous] Hazardous ground
        [impeded] Impeded ground
        [concealed] Darkness or fog
        [pit] Pit
        [pillar] Pillar
        [open-door] Open door
        [secret-door] Secret door
        [window] Window
        [grate] Grate
       *[curtain] Curtain
    }
brush-cursor = Cursor: { $at }. Brush: { $brush }.
brush-painted = Painted { $at }: { $brush }.
brush-already = { $at } already had that: { $brush }.
brush-border = The map ends there.
brush-pen-down = The pen is down: the arrows paint.
brush-where = Give a square for the cursor, such as D4, or squares to paint: C3:H8.
brush-nothing-to-undo = The last command isn't a stroke of your brush. /undo takes it back.
brush-closed-unused = Closed; nothing painted.
aligned = The image is { $wide } x { $high } squares, its corner { $left } east and { $top } south of the corner of A1.
align-how = Say how: `east` and `south` in hundredths of a square, `larger` in percent.
align-nothing = There is no image under the board: /map picture puts one there.
align-too-far = That would be too far off a board of { $most } squares.
align-west = ◀
align-east = ▶
align-north = ▲
align-south = ▼
align-smaller = Smaller
align-larger = Larger
door-now =
    { $count ->
        [one] { $at } is now { $what }.
       *[other] Each is now { $what }: { $at }.
    }
door-state = { $state ->
        [open-door] an open door
        [door] a closed door
        [locked-door] a locked door
        [secret-door] a secret door
        [window] a window
        [grate] a grate
       *[curtain] a curtain
    }
door-already =
    { $count ->
        [one] { $at } is { $what } already.
       *[other] { $at } are { $what } each already.
    }
door-which = There are several doors at { $at }: { $doors }. Name one of them, as in at:"J3 east".
door-none = There is no door at { $typed }.
door-none-but = There is no door at { $typed }. There are { $doors }.
door-none-at-all = There is no door on this map. The GM puts one on an edge with /map edge.
door-one-at-a-time = A creature opens or closes one door at a time: { $doors }.
door-gm-only = Players open and close doors: only the GM locks or hides them, or makes them something else.
door-stays = What is at { $at } is { $what }: it opens for nobody.
door-not-beside = { $name } isn't beside the door at { $at }: they can reach it from { $squares }.
door-out-of-height = { $name } can't reach the door at { $at }: it's more than a square above or below them.
door-locked = The door at { $at } is locked: it stays shut.
door-opens = { $name } opens the door at { $at }.
door-closes = { $name } closes the door at { $at }.
door-could = { $name } can open or close the door at { $at }.
door-cannot = { $name } can't open or close the door at { $at }.
edge-narrow = a narrow gap for sizes up to { $fits }

import-feet-least = `feet-per-square` has to be at least 1.
import-no-place = There's no room on the map for { $names }: nothing imported. replace:true removes them, or move them first.
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
imported-askew = Off the grid: { $askew ->
        [one] 1 piece
       *[other] { $askew } pieces
    }.
imported-picture = Its image is under the board.
imported-removed = Taken off the board: { $names }.
imported-tokens = On the board now: { $names }.
imported-tokens-left-out = { $count ->
        [one] 1 token has
       *[other] { $count } tokens have
    } no room on the board.
exported-as-text = The board as text, { $width } x { $height } squares. /map import reads it.
exported-as-uvtt = The board as a Universal VTT file, { $width } x { $height } squares.
exported-without = Other programs don't get { $left_out }; /map import takes everything back.

## Who may do what

gm-no-bot = `person` can't be a bot.
gm-not-added = { $person } wasn't added.
gm-of-itself = The GMs are the person who made the table and everyone who manages the server.
gm-by-role = GM by role: everyone with { $role }.
gm-by-name = GM by name: { $people }.
gm-open = Open table: everyone can do what the GM can. /gm open on:false ends that.
gm-not-open = Players move their own creatures; everything else is the GM's.
join-yours = { $name } is already yours. For a new character, choose another name.
join-of-another = { $name } is someone else's. For a new character, choose another name.
join-other-side = { $name } is on side { $side }: only the GM can hand them over. For a new character, choose another name.
join-taken-over = They were here already, and are now yours.
who-is-gm = the table's maker, server managers, and anyone listed by /gm show
# $gm is who-is-gm.
rights-gm-alone = /{ $command } is for the GM only: { $gm }.
rights-asks-the-gm = This would move { $who } too, so the GM has to allow it: { $line }
rights-force = Only the GM can override the rules: { $gm }.
rights-hidden = Only the GM sees hidden creatures: { $gm }.
rights-step = Only the person who gave that command or the GM can undo or redo it: { $gm }.
rights-step-of = The last command is { $line }, and somebody else gave it: only they and the GM can undo or redo it.
rights-undo-learned = That movement ran into something, so only the GM can undo it: { $gm }.
rights-turn = It's { $acting }'s turn, not { $who }'s yet. preview:true plans ahead.
rights-not-yours = { $who } isn't yours: only { $whose ->
        [player] their player and the GM
       *[gm] the GM
    } can use /{ $command } here.
rights-not-yours-in-turn = It's { $who }'s turn: only { $whose ->
        [player] their player and the GM
       *[gm] the GM
    } can use /{ $command } now.
rights-looking-on = You're spectating: /join brings in a character of your own.
rights-own = Yours: { $names }.

## Rounds, turns and phases

stage-movement = movement
stage-actions = actions
turn-kept-already = Turns are already being kept: it's round { $round }. /turn next goes on, /turn end stops.
turn-none-yet = Turns aren't being kept yet: /turn start begins.
turn-delays = { $who } delays, and now acts after { $after }.
turn-delays-too-late = { $who } has already acted this turn, and can't delay.
turn-delays-behind-whom = After whose turn does { $who } act? { $many ->
    [one] The only other in the turn order is { $others }.
   *[other] The others in the turn order are { $others }.
    }
turn-delays-alone = Nobody else is in the turn order: { $who } has nobody to wait for.
turn-readies = { $who } readies an action, to take at any time before their next turn.
turn-took-readied = That was { $who }'s readied action.
turn-took-readied-before = That was { $who }'s readied action: they act before { $acting } from now on.
turn-readied = Readied an action: { $who }.
turn-ready-lapses = { $who } didn't take the action they had readied, and loses it.
turn-readies-nothing = { $who } has no { -standard-action } left to ready.
turn-none-to-hold = Delaying and readying are for the creature whose turn it is, and it's nobody's turn.
turn-holds-in-phases = { $book } plays in phases, in which everyone acts: nobody delays or readies.
turn-none = Turns aren't being kept: /turn start begins.
turn-ended = Turns ended.
turn-ended-after = Turns ended after { $rounds ->
        [one] 1 round
       *[other] { $rounds } rounds
    }.
turn-of = Round { $round }: { $name }'s turn.
turn-of-nobody = Round { $round }. Nobody has an initiative, so everyone moves freely: set it with /initiative, or start a new round with /turn next.
turn-movement = Round { $round }, movement phase: everyone moves. Then /turn next.
turn-actions = Round { $round }, action phase: everyone acts. Then /turn next starts a new round.
initiative-is = { $who }'s initiative is { $total }.
initiative-roll = { $who }: { $roll }
initiative-natural-20 = A natural 20 adds { $critical } for creatures with a rank in the skill: { $initiative }.
initiative-tie = Tie, broken by d20: { $rolls }.
initiative-order = Order: { $order }.
initiative-start = /turn start begins the first round.
initiative-opposed = { $book } has no turn order: everyone moves in one phase and acts in the next. /turn start begins; set initiative with /creature sheet initiative:3.

## The board and hidden creatures

who-at = { $who } at { $at }
who-at-height = { $who } at { $at } ({ $height })
show-board = The board, { $width } x { $height } squares, { $creatures ->
        [0] nobody on it
        [one] 1 creature on it
       *[other] { $creatures } creatures on it
    }; { $book }.
show-hidden = Hidden from the players: { $hidden }.
show-part = The map shows { $view }: use squares for another part.
show-left-out = Not shown: { $left_out }. For everything: /show whole:true.
hidden-no-further = { $who } can't go any further: something is in the way.
hidden-nowhere = { $who } can't move: something is in the way.
hidden-left-to-the-gm = The GM has to say how far { $who } gets: { $line }
hidden-moves-on = { $who } can't stay there: something is in the way. They go to { $to }.
hidden-in-its-way = something is in the way
hidden-otherwise = Counting hidden creatures: { $truth }
hidden-waiting = Hidden, for you to move when it's their turn: { $who }.

## What was done

history-not-the-table = This command is about the history.
history-nothing = Nothing has changed here yet.
history-nothing-about = The history has nothing about { $said }.
history-nothing-to-undo = There's nothing to undo.
history-nothing-to-redo = There's nothing to redo.
history-taken-back = Undone: { $line }
history-done-again = Redone: { $line }
history-round = round { $round }
history-round-stage = round { $round }, { $stage }
# $when is history-round or history-round-stage; $by is a person or one of the two below.
history-line = { $number }. { $by }: { $line } - { $said }
history-line-in-round = { $number }. { $when }; { $by }: { $line } - { $said }
history-somebody = someone
history-console = the console
history-undone = (undone)
history-hidden = (hidden)
history-aside = (GM: { $aside })
replay-either = Set either `round` or `count`, not both.
replay-nothing = There's nothing to replay.
replay-nothing-in-round = There's nothing to replay in round { $round }.
replay-before = Before
replay-round = Replay of round { $round }: { $count ->
        [one] 1 command
       *[other] { $count } commands
    }{ $cut ->
        [yes] , starting partway through
       *[no] {""}
    }.
replay-last = Replay of the last { $count ->
        [one] command
       *[other] { $count } commands
    }{ $cut ->
        [yes] , starting partway through
       *[no] {""}
    }.

## Answers

answer-at-the-same-moment = Someone else changed the table at the same moment: nothing was done. Try again.
answer-too-many = Too many of your commands are waiting. Give them a moment, then try again.
answer-done-already = Already done.
answer-undelivered = Done before, but Discord didn't take the answer: { $said }
answer-stale = The board has changed since, or this was already undone. This is the board now; /history shows what was done.
answer-fault = Something went wrong on our side. Nothing is lost. Fault { $id }.
# Below the answer: the rules by their titles, each with its document and heading.
behind-rules = Rules:

## Creatures

table-full = A table holds { $most } creatures at most: take one off with /creature remove.
name-taken = There is already a creature called { $name } here.
name-free = Try { $free }.
add-nameless = `name` is missing: only a `preset` comes with a name.
add-space-of-one = `space` is for one creature: several don't squeeze.
add-count-missing = `count` is missing: how many creatures are in the area?
edit-nothing = Set what changes: name, at, size, side, speed, reach, conditions and so on.
edit-changes = { $name }: { $changes }.
creature-conditions-idle = No known rule of { $book } covers this: { $idle }.
creature-not-aloft = { $name } is on the floor, and only creatures above it are { $condition }: give an altitude too.
edit-no-longer = no longer { $condition }
creature-removed = { $who } is off the board.
creature-left-without-mount = { $who } no longer rides.
creature-comes-along = { $who } { $many ->
        [one] comes
       *[other] come
    } along on { $carrier }'s back.
creature-left-up = { $who } is { $height } up with nothing below: /settle creature:"{ $who }" brings them down, or /place puts them elsewhere.
creature-left-at-a-wall = { $who } is { $height } up beside a wall they haven't climbed, so they fall: /fall creature:"{ $who }".
list-empty = Nobody is on the board.
odd-shares = They share squares with { $names }.
odd-covers = Their space covers solid squares, pillars or walls.
odd-clings = { $name } holds on to the wall there. If they don't: /fall creature:"{ $name }".
odd-speed-of = { $mode } { $speed }
odd-speeds = { $who } moves at { $speed } in every way, whatever the list says ({ $all }): { $is }.
odd-side = Nobody else is on side { $side }. Did you mean { $meant }?
join-no-square = There's no free square for them on the map: set one with `at`.
preset-unknown = `preset` takes a built-in creature, such as goblin, ogre, dire-wolf or huge-long, not { $said }.{ $hint } For others, give a stat line in `stats`.
stats-too-long = `stats` has { $most } characters at most: figures such as "Large giant, Spd 40 ft., Reach 10 ft.".
stats-nothing = `stats` takes figures such as "Large giant, Spd 40 ft., Reach 10 ft.", and finds none in { $said }.
stats-left-out = Not used from the stat line: { $left }.
stats-other-speed = The stat line says { $armored } in armor; { $book } makes it { $by_rule }.
stats-other-space = The stat line says a space of { $space }; { $book } makes it { $side }. For the other, `squares:{ $squares }`.
crowd-no-ground = No creatures added: there's room for { $room } of { $count } there, and none nearby for { $more } more.
crowd-too-many-squares = `at` names { $squares } squares for { $count ->
        [one] 1 creature
       *[other] { $count } creatures
    }.
crowd-nobody-put = No creatures added.
crowd-and-more = And { $more } more.
crowd-would-cover = { $name } at { $anchor } would cover solid squares, pillars or walls.
crowd-would-share = { $name } at { $anchor } would share squares with { $others }.
crowd-is-full = { $anchor } has no room for { $name }: no more fit into that square.
crowd-put = { $count } on the board: { $who }.
crowd-each-like = Each like { $first }
crowd-beside = There wasn't room for all: { $beside } are nearby.
crowd-no-number = `name` can't be numbered: { $base } { $number } isn't a name: { $why }.
armor-unknown = `armor` can't be { $word }: { $book } doesn't say how heavy that is. Use light, medium or heavy: armor:medium.
strength-least = `strength` is at least 1 in { $book }, such as strength:14, not { $strength }.
load-no-table = `load` can't be { $pounds } lb: { $book } doesn't use pounds. Use light, medium or heavy: load:medium.
load-no-size = `load` can't be { $pounds } lb: { $book } has no loads for this size. Use light, medium or heavy: load:medium.
load-no-strength = `load` can't be { $pounds } lb until { $name }'s Strength is set: strength:14 (/creature sheet), or load:medium.
load-no-light-load-of-size = `load` can't be { $pounds } lb until { $name }'s light load is set; this size has no stand-in: light-load:50 (/creature sheet), or load:medium.
load-no-light-load = `load` can't be { $pounds } lb until { $name }'s light load is set: light-load:50 (/creature sheet), strength:14 for the 3.5 SRD's figure, or load:medium.

trait-size-unknown = `{ $option }` can't be { $size }: { $book } has { $known }.
trait-below-ground = `altitude` is in feet above the floor, and { $altitude } is underground: only diggers get there. Set modes:"burrow 20".
altitude-below-surface = `altitude` counts from the bottom, and the water in { $square } is { $depth } deep: { $below } below the surface is altitude:{ $up }.
altitude-in-untold-water = The map doesn't say how deep the water in { $square } is: with /map paint squares:{ $square } terrain:pit depth:{ $deep } it is { $depth } deep, and { $below } below the surface is altitude:{ $up }.
trait-at-not-of-space = `at` is the northwest square of `space`, but { $at } isn't that of { $space }: { $anchor } is.
trait-space = `space` has to fit a { $size } creature: { $full }, with no narrower one, not { $space }.
trait-space-or-narrow = `space` has to fit a { $size } creature: { $full }, squeezed { $narrow }, not { $space }.
trait-space-or-two-narrow = `space` has to fit a { $size } creature: { $full }, squeezed { $one } or { $other }, not { $space }.
trait-speed-bonus = { $typed } isn't a speed bonus: feet up to { $most }, or a kind and feet, such as "enhancement 10, fast-movement 10". Kinds: { $kinds }.
trait-modes = `modes` takes ways of moving with their speeds, such as "{ $example }": { $why }.
trait-unreadable = `{ $name }` can't be that.
trait-weapon-reach = `{ $name }` takes true, false, or a reach in feet: steps of 5 up to { $most }, such as 15, not { $said }.

## What a creature is like

# A creature in a line, and behind it what follows here and what is so of it, with commas between.
described = { $name }: { $size }, { $side }, at { $at }, speed { $speed }
listed = { $name }: { $at }, { $side }, { $size }, speed { $speed }
figure-reach = reach { $reach }
figure-threatens-nothing = threatens nothing
figure-fills = fills its squares
figure-space = space { $feet }
figure-in-the-way = an obstacle even when helpless
figure-ignores = ignores { $ground }
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
figure-light-load = light load up to { $pounds } lb
figure-four-legs = on four legs
figure-jump-trained = trained in jumping
figure-base-speed = { -base-speed } { $feet }
figure-played-by = played by { $owner }
figure-rides = rides { $mount }
figure-ridden = ridden by { $riders }
figure-readied = readied an action
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

roster-removed = { $name } is out of the roster.
roster-gm-alone = Only a GM, or a member who can manage the server, can use the roster.
roster-saved = { $name } is in the roster: { $figures }.
roster-saved-instead = { $name } replaces the old entry in the roster: { $figures }.
roster-full = The roster holds { $most } creatures at most: make room with /roster remove.
roster-stays-changed = The roster stays as it is: another command has changed { $name } since.
roster-stays-full = The roster stays as it is: there's no room left for { $name }.
roster-line = { $name }: { $figures }
roster-empty = The roster is empty: /roster save adds a creature from the board.
roster-unknown = The roster has no { $said }.{ $hint } /roster list shows who's in it.

## What is kept

privacy-how-long = How long: the last 200 commands of a channel, answers for a day, everything else until you delete it. Deleting the channel deletes it at once, removing the bot after 30 days, and 180 days without a command delete the channel's data.
privacy-what-next = /privacy export gives you your data as a file, /privacy delete deletes it. No messages are read or stored, nothing is passed on, and nothing is counted across channels.
privacy-forgotten = Deleted: nothing in this channel names you any more. This can't be undone.
privacy-deleted = Everything in this channel is deleted. This can't be undone. /table new starts over.
privacy-channel-nothing = About this channel: nothing.
privacy-no-table = no table
privacy-table = a table of { $width } x { $height } squares with { $creatures ->
        [one] 1 creature
       *[other] { $creatures } creatures
    }
privacy-channel = About this channel: its id and its server's, { $table }, and a history of { $commands ->
        [one] 1 command
       *[other] { $commands } commands
    }.
privacy-channel-since = About this channel: its id and its server's, { $table }, and a history of { $commands ->
        [one] 1 command
       *[other] { $commands } commands
    } since { $since } UTC.
privacy-you-nothing = About you, in this channel: nothing.
privacy-you = About you, in this channel: your id, { $id }, and with it
privacy-you-name = - your name as last shown here, { $name }
privacy-you-maker = - that you made the table
privacy-you-gm = - that you were added as GM
privacy-you-play = - that you play { $names }
privacy-you-portraits = - the { $portraits ->
        [one] portrait
       *[other] portraits
    } of { $names }
privacy-you-saved = - that you saved { $names } in the roster
privacy-you-commands = - { $commands ->
        [one] 1 command
       *[other] { $commands } commands
    } of yours in the history since { $since } UTC: what you typed, the answer, and when
privacy-you-requests = - { $requests ->
        [one] 1 request
       *[other] { $requests } requests
    } of the last few days with the answer, so that none counts twice
privacy-you-not-kept = Your name is only stored while you own a creature here. Your roles and permissions come with each command and aren't stored.
privacy-exported = Your data in this channel: { $commands ->
        [one] 1 command
       *[other] { $commands } commands
    }, and everything else in the file.
privacy-channel-would-go = Nothing is deleted yet. { $counts } All of it would go: the board, everyone on it, the history and its undo, and the GMs. This can't be undone. If you're sure: { $line }
privacy-you-would-go = Nothing is deleted yet. { $parts }. This can't be undone. If you're sure: { $line }
privacy-commands-would-go = { $commands ->
        [one] 1 command
       *[other] { $commands } commands
    } of yours in the history would keep only a number
privacy-creatures-would-go = { $names } would be the GM's to move
privacy-portraits-would-go = { $portraits ->
        [one] the portrait of { $names }
       *[other] the portraits of { $names }
    } would be deleted
privacy-name-would-go = your name, { $name }, would be deleted
privacy-gm-would-go = you would no longer be GM, unless you manage the server

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
key-paint = Paint
key-pen-down = Pen down
key-pen-up = Pen up
key-brushes = Brushes
window-brush = Where to paint
key-paste = Paste
press-too-old = This button is too old to work. /undo takes back the last command, /show shows the board.
press-board-changed = The board has changed since. Here it is now:
press-not-yours = Those buttons are somebody else's.
press-no-more = There's nothing more behind this answer.
press-closed = Closed; nothing moved.
press-done = Done.

## The doors

door-restarting = The bot is restarting. Nothing was done: please try again in a moment.
door-broken = Something broke on our side, logged as { $id }. /history shows whether anything changed.
door-gm-aside = GM only: { $aside }
door-alone = Answered privately.
door-rest-under-why = The rest is under Why.
door-board-above = See the board above.
# What a picture shows that has no words of its own.
door-board = The board
door-file = The file you asked for
door-more-lines = … and { $lines ->
        [one] 1 more line
       *[other] { $lines } more lines
    }
door-no-such-thing = That button isn't one of mine.
door-unknown-command = That command no longer exists. Reload Discord (Ctrl+R) to update the list.
download-elsewhere = The file isn't a Discord attachment.
download-lost = Couldn't fetch the file from Discord: try again.
download-refused = Discord refused the file (status { $status }): try again.
console-unreadable = Can't read `{ $option }`, { $path }: { $why }.
console-not-written = { $name }, not written: add --images DIR
console-picture = Picture: { $image }
console-file = File: { $file }
console-welcome = Commands as in Discord; Tab completes, /help lists them, Ctrl-D ends.

## Windows

deliver-window-late = That took too long. Please try again.
window-move = Move { $who }

## Pasted creatures, portraits

paste-nothing = `text` is missing: one creature a line, such as "Ogre at D4: Large giant, Spd 40 ft.", or with `at` one stat block.
paste-no-head = { $said } doesn't say who and where. Use one creature a line, such as "Ogre at D4: Large giant, Spd 40 ft.", or with `at` one stat block.
paste-too-many = A table holds { $most } creatures at most.
paste-wrong-line = No creatures added. { $line }: { $wrong }
portrait-either = Give a `file`, or clear:true to remove the portrait.
portrait-put = New portrait for { $who }.
portrait-gone = No portrait any more for { $who }.

house-rules-unusable = The house rules don't work with the rulebook.

# An order for several creatures.
group-did = Done for { $count } creatures: { $who }.
group-declared = Declared for { $count } creatures: { $who }. Made when the movement phase ends.
group-could = { $count } creatures can: { $who }.
group-short = Short of { $to }: { $who }.
group-none = There's no { $names }.
group-provokes = { $who } provokes { -attack-of-opportunity(form: "a") } from { $by } ({ $at }).
group-not = Not { $who }: { $why }
group-not-either = Not { $first }: { $why } The same for { $who }.
group-same = { $what } The same for { $who }.
group-note = { $who }: { $what }
group-passed = Passed: { $who }.
group-failed = Failed: { $who }.
group-waits = Waiting for a check: { $who }.
group-more = { $more } more under Why.
group-hidden-left-out = Hidden, so not part of this order: { $names }. Name them alone.
group-one-at-a-time = /{ $command } takes one creature at a time, not { $names }.

# A phase: who is still to go, and what is declared.
phase-to-go = To go: { $who }.
phase-all-ready = Everyone has moved, declared or is done: /phase next.
phase-declared = Declared: { $orders }.
phase-order = { $name } { $does }
phase-more = { $more } more
# $does is one of intends-...
phase-holds = { $name } { $does }: declared, made when the movement phase ends.
# $intends is one of intends-...
phase-replaces = This replaces: { $name } { $intends }.
phase-retracted = { $who } took their declaration back.
phase-done = Done for this phase: { $who }.
phase-done-already = They're done already.
phase-nothing-declared = Nothing is declared that could be taken back.
phase-has-moved = { $who } moved by that declaration already, so it stands. The GM can move them back with /place.
phase-has-blocked = { $who } has already made a check to block, so the declaration stands.
phase-has-lost = { $who } lost track of a creature because of that declaration, so it stands.
phase-none = There is no phase right now.
phase-declares-in-movement = Movement is declared in the movement phase.
phase-order-unknown = { $said } isn't an order. Use "follow NAME 10", "block NAME", "withdraw NAME 20", "hustle F6" or "fly F6@20".
phase-whom = You have no creature here.
phase-yields = { $who } gives way, and ends at { $at }.
phase-ends-at = { $who } ends at { $at }.
phase-must-fly = In the air, without having flown in this phase: { $who }. { $is }.
phase-way-taken = Others are in the way there now: what stands there when everyone moves decides.
phase-waits = Waiting for a check: { $who }. Give the movement again with `check` and `against`, then /phase next.
phase-waits-own = Waiting for a check: { $who }. Give the movement again with `check`, then /phase next.
phase-waits-initiative = Waiting for initiative: { $who }.
phase-rivals = { $who } are in each other's way. By initiative, { $first } goes first.
phase-rivals-open = { $who } are in each other's way, and the highest initiative goes first. /creature sheet creature:"{ $name }" initiative:2 sets a bonus for the bot to roll with at /phase next.
phase-rival-rolls = Initiative of { $name }: { $roll }
intends-go = goes to { $to }
# $does is one of verb-does-...
intends-by = { $does } to { $to }
intends-sprint = sprints to { $to }
intends-command = uses { $command }
key-done = Done
key-retract = Take back
key-next-phase = Next phase
key-declare = Declare...
window-declare = Declare a movement
press-whom = Which creature? Use /move with `creature`.
key-enter-result = Enter result...
key-result-of = { $who } rolls...
key-preview = Preview
key-defense-of = { $who }'s Maneuver Defense...
maneuver-defense-wanted = { $who }'s Maneuver Defense is missing: a whole number.
key-succeeds = Success
key-fails = Failure
key-fails-badly = Failure by { $by }
window-result = The result of the check
press-for-gm = That button is for the GM.
phase-shown = Round { $round }, { $stage }.

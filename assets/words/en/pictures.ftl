### What stands in pictures, and what is said of them.

## On and beside the board

picture-far-off = far off
picture-at-the-surface = at the surface
picture-below-the-surface = { $feet } underwater
picture-up = { $feet } up
picture-below-the-floor = { $feet } below the floor
picture-rides = rides { $mount }
picture-flanked = flanked
picture-turn = their turn
side-falls-to = falls to { $height }
# What ends and what begins on the way, between two of one kind: short, on a small plate.
break-moves = move 1 | 2
break-turns = turn 1 | 2
# How many more entries there are for which a legend has no room.
legend-more = and { $more } more
legend-somebody = someone
legend-strikes = provokes { $by }
legend-threatens = { $by } threatens
# $times (text) ` ×2 ×3`: of some squares two layers, of others three
legend-some-terrain = { $terrain }, some{ $times }
# $unit (text) the unit of the heights: `ft`, `m`
legend-heights = ground, { $unit }
legend-gap = gap up to { $sizes }
legend-one-move = one move
legend-two-moves = second move
legend-at = { $name } at { $area }
legend-only-at = at { $area }
replay-frame = { $number } of { $all }
replay-frame-stage = { $number } of { $all } · { $stage }

## The board in letters

map-numbers = { $units ->
    [metres] numbers: metres
   *[other] numbers: feet
}
map-threatened = threatened
map-measured = measured
map-cursor = cursor
map-start = start
map-refused = refused
map-nearest-end = nearest legal square
map-refused-end = refused square
map-solid = solid
map-pillar = pillar
map-wall = wall
map-door = door
map-open-door = open door
map-low = low barrier
map-window = window
map-grate = grate
map-curtain = curtain
map-narrow = narrow gap up to { $fits }
map-token = { $initials } { $name } at { $at }, { $side }
map-strike = { -attack-of-opportunity } { $number }: { $by }, leaving { $leaving }
map-break = { $label }: { $at }
map-measure = { $from } to { $to }: { $feet }
map-from-the-side = side view: { $way }
map-dc = { -dc } { $dc }
map-check = { $areas } { $skill } check, { -dc } { $dc }
map-floor = { $areas } floor { $floor }
map-and-more = and { $more } more

## The board in sentences, for those who cannot see it

alt-and-more = { $list } and { $missing } more
alt-board = A board of { $width } x { $height } squares.
# $view (text) the squares that are shown: `C3:H9`
alt-part-of-board = { $view } of a board of { $width } x { $height } squares.
alt-refused-end = Refused: { $goal }.
alt-way = The way from { $from } to { $to }, { $feet }: { $steps }.
alt-way-in-answer = In response: the way from { $from } to { $to }, { $feet }: { $steps }.
alt-step = { $square } { $feet }
alt-step-refused = { $square } { $feet } (not allowed)
alt-spoiled = The problem is at { $squares }.
alt-nearest-end = Nearest legal square: { $nearest }.
alt-strike = { -attack-of-opportunity(form: "start") } { $number }: { $by }, leaving { $leaving }.
alt-break = At { $at }: { $label }.
alt-from-the-side = Side view: { $way }.
alt-lane = Charge lane from { $from } to { $to }.
alt-measure = From { $from } to { $to }: { $feet }.
alt-nobody = Nobody is on it.
alt-everybody = { $everybody }.
alt-token = { $name } ({ $side }) at { $at }
alt-facing = facing { $facing }
alt-owner = { $owner }'s
alt-reached = Within reach: { $rings }.
alt-reached-second = With a second move: { $rings }.
alt-ring = { $feet } { $squares }
alt-threatens = { $by } threatens { $squares }.
alt-solid = Solid: { $squares }.
alt-pillars = Pillars: { $squares }.
alt-terrain = { $terrain } { $squares }.
alt-check = { $skill } check, { -dc } { $dc }: { $areas }.
alt-floor = Floor at { $floor }: { $areas }.
alt-between = Edges: { $edges }.
alt-barrier = { $barrier ->
    [wall] wall { $edge }
    [door] door { $edge }
    [open-door] open door { $edge }
    [window] window { $edge }
    [grate] grate { $edge }
    [curtain] curtain { $edge }
   *[low] low barrier { $edge }
}
alt-narrow = narrow gap up to { $fits } { $edge }
alt-pieces = Walls and doors off the grid: { $pieces }.
alt-pieces-of = { $barrier ->
    [wall] wall { $count }
    [door] door { $count }
    [window] window { $count }
    [grate] grate { $count }
    [curtain] curtain { $count }
    [one-way] one-way wall { $count }
   *[open-door] open door { $count }
}
alt-painted-map = With a map image under the board.
alt-cursor = The cursor is on { $at }.
alt-replay = An animation of { $boards } boards, one after the other.
alt-in-the-end = At the end: { $board }

## The chart of a journey

chart-more-days = { $more ->
    [one] and 1 more day
   *[other] and { $more } more days
}
chart-sum = { $miles } in { $hours }
chart-sum-of-days = { $miles } in { $hours }, { $days } days
chart-damage-and = { $damage } and { $more }
chart-nonlethal-in-all = { $damage } nonlethal
chart-lethal-in-all = { $damage } lethal to the mount
# $checks (text) the next three, with commas between
chart-checks = checks: { $checks }
chart-checks-to-make = { $many } to make
chart-checks-passed = { $many } passed
chart-checks-failed = { $many } failed
chart-fatigued = fatigued
chart-point = 1 point
chart-points = { $points } points
chart-at-a-walk = at a walk
chart-at-a-hustle = at a hustle
chart-rowing = rowing
chart-under-sail = under sail
chart-floating-on = adrift
chart-no-further = no further
# At most four letters, and seven: they head columns.
chart-hour-column = hour
chart-miles-column = miles
chart-night = night
chart-midnight = midnight
chart-end-of-normal-day = end of a normal day
chart-check = check { -dc } { $dc }
chart-check-passed = check { -dc } { $dc } passed
chart-check-failed = check { -dc } { $dc } failed
chart-check-failed-for = check { -dc } { $dc } failed, { $dice }
chart-lethal = { $what } lethal
chart-of-a-journey = Chart of a journey: { $sum }.
chart-in-all = In all: { $wear }.
chart-normal-day-ends = A normal day ends after { $hours }.
chart-shown-days = Days shown: { $days }, { $more }.
# $leg (text) what the leg leads through, and $way how: `plains, highway at a walk`
chart-leg = { $leg } { $way }: { $miles }, { $from } to { $to }.
chart-leg-of-day = { $leg } { $way }: { $miles }, day { $day }, { $from } to { $to }.
chart-leg-of-days = { $leg } { $way }: { $miles }, day { $day }, { $from } to day { $until }, { $to }.
chart-worn = hour { $hour }: { $toll }
chart-worn-each = hours { $from } to { $to }: { $toll } each
chart-on-day = day { $day }, { $worn }
chart-hour-by-hour = Hour by hour: { $list }.
chart-leg-by-number = leg { $number }
chart-normal-day = a normal day: { $hours }
chart-scale = { $miles } mi
chart-strain = strain
chart-hours = hours
chart-day = day { $day }
chart-bar-nonlethal = nonlethal damage
chart-bar-lethal = lethal to the mount
chart-bar-pending = check to make (its { -dc })
chart-bar-pending-else = check to make (its { -dc }), else { $dice }
chart-bar-passed = check passed (its { -dc })
chart-bar-failed = check failed (its { -dc })
chart-bar-failed-for = check failed (its { -dc }): { $dice }
chart-leg-over-land = { $land }, { $road }
chart-leg-over-impeded-land = { $land }, { $road }, impeded
chart-leg-on-water = on the water
chart-leg-anywhere = any land
alt-stays = Way { $number }: stay at { $from }.
alt-choice = Way { $number }: from { $from } through { $over }, { $feet }.
map-way-end = where the way with this number ends

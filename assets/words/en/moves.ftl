### What commands say of movements, beside the rulings.

## Coming to a stop

settle-stays = { $name } may stand there, and stays.
settle-falls = Nothing keeps { $name } { $height } up in the air: they fall.
settle-squeezes = { $name } stays, squeezing: { $penalty }.
settle-squeezes-with = { $name } stays, squeezing with { $with }: { $penalty }.
settle-goes-back = { $name } can't stay there, and goes back to { $to }, their last legal space.
settle-rolled = { $name } can't stay there. Equally close: { $places }. d{ $die } ({ $rolled }): they go to { $to }.
settle-goes = { $name } can't stay there, and goes to { $to }, the closest legal space.
settle-to-be-rolled = { $name } can't stay there. Equally close: { $places }. A d{ $die } decides.
settle-nowhere = There's no legal space on the board for { $name }. /place puts them somewhere by hand.
# $outcome (what becomes of the creature there)
settle-at = { $at }: { $outcome }

## On foot

walk-surface-without-climb = `surface` and `dc` are only for climbing, and { $name } isn't climbing here.
walk-reflex-without-jump = `reflex` is the save for a jump on the way: add jump:true.
reachable-by-other-mode = /reachable covers walking, swimming, climbing and flying. For one place, use /{ $word } with preview:true.
pace-run-command = Running is a command of its own: leave out `pace` and use /run.
reachable-by-swimming = { $name } can swim to { $elsewhere } other places within { $length }.
reachable-by-climbing = { $name } can climb to { $elsewhere } other places within { $length }.
reachable-on-foot = { $name } can move to { $others } other places within { $length }.
reachable-second = With a second move, { $others } more within { $length }.
reachable-over-edges = One step over the edge leads to { $squares }: use /move to see what happens there.
going-midair = { $name } is in the middle of a jump, and can't move before they land.
going-flung-up = { $name } was flung up, and can't move before they land at the end of the round.
going-too-small-to-wade = { $name } is too small to wade here. Leave out mode to swim.
going-walks-on-air = { $name } is { $altitude } up, and can't walk on air. Leave out mode to fly, or put them on the floor with /place and altitude:0.
going-walks-on-water = { $name } is in deep water, with no floor to walk on. Leave out mode to swim.
# $class (how well a creature flies: poor, average, ...)
going-flies-by-class = { $name } flies with { $class } { -maneuverability }: use /fly, which checks their turns.
going-jump-to-one-square = With jump:true, name one square: the route and the jump are found for you.
going-walker-stays-down = Walking keeps to the floor, so { $name } can't end { $altitude } up. /place with altitude lifts them.
# $outcome (a sentence on where it comes to stand)
going-stopped = Stopped at { $at }. { $outcome }
going-run-stopped = If { $name } ran into something solid, that's a collision: /fall creature:"{ $name }" collision-speed:{ $speed } collision-by:run.
going-helpless = { $name } counts as helpless: the GM decides whether they can move.
going-by-mode = { $name } gets there with `mode:{ $mode }`.
going-on-by-mode = { $name } goes on with `mode:{ $mode }`, as far as their speed lasts.
going-is-there = { $name } is already at { $at }.
going-no-action-left = { $name } has used their { -move-action } of this phase: { $spent } moved.
going-nothing-left = { $name } has no speed left this phase: { $spent } used.
going-sprints-on = /sprint goes further.
going-crawls-impeded = Nobody gets there crawling: first, /stand creature:"{ $name }".
going-hangs = { $name } is hanging from an edge: /fall creature:"{ $name }" lets go, /place puts them elsewhere.
going-hangs-below = { $name } is hanging from an edge: /{ $climbs } creature:"{ $name }" to:{ $edge } pulls them up, /fall creature:"{ $name }" lets go.
going-plucked-off = { $name } carries more than their maximum drag, which pulls them off the wall: /climb or /fall creature:"{ $name }" brings them down.
going-does-not-fly = { $name } is { $altitude } up with nothing below, and can't fly: /fall creature:"{ $name }" or /place. A flier needs a fly speed: /creature edit creature:"{ $name }" modes:"fly 30".
going-two-jumps = Two jumps get there: { $line }, then this line again.
going-two-jumps-easier = Two jumps are easier, { -dc } { $first } and { -dc } { $then }: { $line }, then this line again.
going-acts-again = The second one takes another { -move-action }.

## What becomes of a ruling

run-round-unknown = How long { $name } can run isn't set: /creature edit constitution:14.
condition-brings = { $who } is { $condition }: { $is }.
condition-hovers = { $who } hovers, and hoverers are never { -prone }.
condition-prone-aloft = Being { -prone } brings { $who } down from the air: /fly-mishap creature:"{ $who }" what:prone.
place-brings = { $who }: { $is }.
run-round = Round { $round } of the run.
run-round-free = Round { $round } of the run: { $free ->
    [one] the first takes no check
   *[other] the first { $free } take no check
}.
run-round-checked = Round { $round } of the run: each round after { $free } takes a check.
preview-rolls-nothing = A preview doesn't roll: without preview, the bonus is rolled.
check-unknown = Nothing has changed yet: the { -dc } isn't set.
check-give = Nothing has changed yet: give check with the result, or bonus to roll.
check-give-medium = Nothing has changed yet: give medium-check with the result.
check-give-ground = Nothing has changed yet: give ground-check with the result, or ground-bonus to roll.
# $ruling (a ruling on a move)
preview-only = Preview only. { $ruling }

## Rolls

roll-results = `{ $option }` is a whole number from -{ $most } to { $most }, or up to { $most_results } of them in order, such as "15 12", not { $typed }.
roll-check-or-bonus = Give either `check`, rolled at the table, or `bonus`, for the bot to roll; not both.
roll-natural-without-check = `natural` goes with `check`: the die plus all bonuses. A natural 1 needs no check.
roll-natural-with-bonus = `natural` goes with `check`, rolled at the table. With `bonus`, the bot rolls the die.
# $bonus (a figure with its sign)
roll-line = d20 ({ $die }) { $bonus } = { $total }.
opposed-result-or-bonus = Give either `{ $check }`, rolled at the table, or `{ $bonus }`, for the bot to roll; not both.
opposed-open = { $mover } rolls against { $against }: `check` or `bonus` for { $mover }, `against` or `against-bonus` for the other. With initiative on both sheets, the bot rolls.
opposed-open-besides = { $mover } rolls against { $against }: `initiative-check` for { $mover } (in /move, after the other result in `check`), `against` for the other. The bot rolls for those with initiative on their sheet.
opposed-roll = { $who }: { $roll }
opposed-made = { $who } has made their initiative check of this phase: { $total }.
conflict-won = { $mover } wins the opposed initiative check, { $own } to { $theirs }: { $against } only gets to { $to }.
conflict-won-by-hand = { $mover } wins the opposed initiative check, { $own } to { $theirs }, but the bot can't tell how far { $against } gets: /place puts both where they belong.
conflict-lost = { $mover } doesn't win the opposed initiative check, { $own } to { $theirs }: { $against } gets there.

## Maneuvers

maneuver-natural-of-several = `natural` goes with the result of one check only.
maneuver-against-or-bonus = Give either `against`, the defender's roll, or `against-bonus`, for the bot to roll; not both.
maneuver-no-check = This takes no check: leave out `check`, `natural` and `bonus`.
maneuver-natural-idle = Only the total counts on this check: leave out `natural`.
maneuver-no-defense = The defender makes no check: leave out `against` and `against-bonus`.
maneuver-no-medium-check = Moving there takes no check: leave out `medium-dc` and `medium-check`.
maneuver-no-ground-check = Nothing on the way calls for a check: leave out `ground-check` and `ground-bonus`.
# $is (what a rule sets for each kind of water or wall)
maneuver-medium-untold = Moving there also takes this check ({ $is }): give its { -dc } with medium-dc and its result with medium-check.
maneuver-spares-no-opponent = `spare` names opponents, and { $name } isn't one.
maneuver-too-many = `{ $option }` takes { $most } names at most.
maneuver-unknown-end = Where does { $creature } end? Set `to`.
maneuver-itself = `{ $option }` has to be someone other than { $name }, who is moving.
maneuver-even = Tied, so rolled again: { $own } The defender: { $other }
maneuver-defender = The defender: { $roll }
maneuver-defender-added = The defender: { $roll } With { $added } that is { $counted }.
maneuver-undecided = The opposed checks are tied: the higher bonus wins, and equal bonuses roll again. Give different results in `check` and `against`.
maneuver-too-many-results =
    `check` has { $results } results, but only { $checks ->
        [one] { $checks } is
       *[other] { $checks } are
    } needed.
charge-itself = { $name } can't charge themselves: `target` is the opponent.
charge-overruns = `overrun` is someone in the way to { $target }, not { $name }.
charge-avoids-nobody = `avoids` goes with `overrun`: name the one who gets out of the way.
withdraw-keeps-distance = In { $called }, withdrawing keeps a distance: set `from` and `distance`.
withdraw-without-end = `to` is missing: where do they withdraw to?
withdraw-no-primary = In { $called }, withdrawing has no primary target and takes no check.
withdraw-distance-idle = `from` and `distance` only matter where withdrawing keeps a distance.
withdraw-no-check = In { $called }, withdrawing takes no check: leave out `check` and `bonus`.
withdraw-from-itself = `primary` is the opponent to get away from, not the one who withdraws.
withdraw-without-primary = `primary` is missing: which opponent does { $name } withdraw from? Threatened by { $threats }.
overrun-nobody = `target` has to name someone.
overrun-avoids-another = `avoids` names { $other }, who isn't a target.
bull-rush-of-nothing = `feet` has to be at least 5.
bull-rush-moves-through = `feet`, `follow`, `charging` and `drop-prone` are for a push. In { $rulebook }, a bull rush moves through.
bull-rush-without-end = `to` is missing: in { $rulebook }, a bull rush moves through the target's square to a square beyond.
bull-rush-pushes = `to` and `avoids` are for moving through. In { $rulebook }, a bull rush pushes straight back, by `feet`.
bull-rush-by-force-alone = Forced through, nobody is pushed: set `to` for { $name }, and put { $target } where they go with /place.
bull-rush-charging-idle = While turns are kept, leave out `charging`: a bull rush right after a { -charge } is part of it.
bull-rush-drop-idle = In { $rulebook }, dropping { -prone } doesn't end a push: leave out `drop-prone`.
bull-rush-might-idle = In { $rulebook }, a bull rush is a push by itself: leave out `{ $option }`.
tumble-spares-nobody = `spare` is for one check against everyone. In { $rulebook }, each opponent takes their own.
tumble-trained = Only trained creatures tumble (trained:false says they aren't).

## Forced movement

forced-to-or-direction = Set either `to` (where) or `direction` (which way), not both.
forced-itself =
    { $word ->
        [pull] Nobody can pull themselves: `target` has to be someone other than { $own }.
        [slide] Nobody can slide themselves: `target` has to be someone other than { $own }.
        [fling] Nobody can fling themselves: `target` has to be someone other than { $own }.
       *[push] Nobody can push themselves: `target` has to be someone other than { $own }.
    }
forced-slide-which-way = A slide goes any way: set where with `to`, or a straight line with `direction`.
forced-which-way = { $count } ways are equally straight: choose one with `direction`: { $ways }.
forced-level = A { $word } goes along the ground: leave out the altitude.
forced-stands-there = { $name } is already in { $end }: `to` has to be another square.
forced-where-to = Where to? With force:true, set `to`, the square where { $name } ends up.
forced-drop-idle = Leave out `drop-prone` here: { $meaning }.
forced-drops-off-the-way = `drop-prone` has to be a square on the way ({ $way }), or true for right away, not { $square }.
forced-unknown-edge = The { -dc } to catch the edge isn't set: dv:10.
forced-stays-down = { $name } could have stood up and didn't: now they're { -prone } by choice, and may ignore forced movement.
forced-drop-where = `drop-prone` has to be a square such as D4, or true for right away, not { $typed }.
forced-no-way = `feet` has to be at least 5, not { $none }.
forced-no-edges =
    { $options } { $many ->
        [one] doesn't
       *[other] don't
    } apply: { $called } has no rule for catching an edge.
forced-no-ledge =
    { $options } { $many ->
        [one] only applies
       *[other] only apply
    } with `ledge`, the square whose edge they fall over.
forced-damage = { $dice }d8 ({ $shown }) = { $total } damage to { $hurt }.
forced-damage-to-both = { $dice }d8 ({ $shown }) = { $total } damage to { $hurt } and to what they hit.

## Movement in answer to others

block-in-a-phase = In a phase, /block only names who { $name } blocks, without `to`. /hustle then moves { $target }, who gets blocked.
block-without-end = `to` is missing: where does { $target } want to go? In a phase (/phase next), { $name } blocks whatever they do.
# $intends (what a creature is about to do: "blocks Ogre")
block-on-this-way = { $name } { $intends } on this way.
follow-unseen-without-square = `unseen` goes with `teleported`: the square where the target vanished.
follow-to-or-teleported = Set either `to` or `teleported`: after a teleport, the follower's route is found for you.
keep-distance-from-nobody = `distance` goes with `from`: who to keep away from.
keep-distance-from-whom = `from` takes one or more names with commas, such as "Ogre, Goblin".
answer-until-phase-ends = Until the phase ends, { $name } { $intent }.
phase-by-turns = { $ruleset } uses turns, not phases: /turn start, /turn next.
keep-distance-least = `distance` has to be at least { $length }: adjacent spaces are { $length } apart.
block-itself = { $name } can't block themselves: name someone else.
follow-itself = { $name } can't follow themselves: name someone else.
keep-distance-from-itself = { $name } can't withdraw from themselves: name someone else.
block-does = { $name } { $intends } until the phase ends.
block-would = { $name } would do this until the phase ends: { $intends }.
block-cannot = { $name } can't block { $target }:
follow-cannot = { $name } can't follow { $target }:
phase-movement = Round { $round }, movement phase: everyone has a { -move-action } and their full speed.
phase-action = Round { $round }, action phase: everyone has a { -standard-action }, or another move instead, and their full speed.
forward-where = Set `to` (where along the surface) or `altitude` (how high).
forward-not-critical = A critical success is at least { $dc }, and { $total } isn't: leave out `critical` or `check`, or have the GM force it.
forward-critical-was-rolled = `critical` says that the roll at the table was a critical success: leave out `bonus`.
forward-by-critical = Critical success.
forward-critical = A critical success (critical:true) gets up to { $more }.
forward-leads = That takes them from { $had } to { $altitude } above the floor.
forward-leads-up = They end { $feet } higher.
forward-leads-down = They end { $feet } lower.

## Falls

fall-thing-without-height = `height` is missing: how far the object falls, 0 if it's thrown.
fall-onto-itself = `onto` has to be someone other than the one who falls.
fall-without-height = `height` is missing: how many feet the fall is, a multiple of 5.
fall-size-of-creature = `size` is for a fall without a creature: a creature has its own size.
fall-no-water = `water-depth` 0 means no water: set its depth in feet, or leave it out.
fall-surface-or-water = Set either `surface` or `water-depth`: under { $depth } of water the ground doesn't matter.
fall-immediate-without-casting = `immediate` goes with `casting`: the spell's level.
fall-no-attempt = `attempt:false` means no check, but you gave `{ $result }`.
# Who falls, where it is nobody on the board: $who in sentences on falls.
fall-the-thing = the object
fall-collider = the one who collides
fall-faller = the one who falls
fall-by-weight = In { $rulebook }, a falling object counts by its weight in pounds: weight:300.
fall-by-size = In { $rulebook }, a falling object counts by its size: object:large.
fall-collision-without-speed = `collision-by` is for a collision: give `collision-speed` too.
fall-clash =
    `{ $name }` doesn't go with { $what ->
        [thing] a falling object (`object`, `weight`)
        [collision] a collision (`collision-speed`)
       *[fall] a fall
    }: leave one of them out.
fall-of-nothing = `height` has to be more than { $none } for a fall: only an object (`object`) is thrown.
# How far a creature falls, and into or onto what: $far in the sentences on falls.
fall-far-into-water = { $height } into { $depth } of water
fall-far-onto = { $height } onto { $onto }
fall-far-onto-ground =
    { $surface ->
        [jagged] { $height } onto jagged ground
        [soft] { $height } onto soft ground
       *[hard] { $height } onto hard ground
    }
# $what (jump, thing, thrown, collision or fall), $who (the one who falls), $far (how far it falls, or how fast it was)
fall-asks =
    { $what ->
        [jump] A jump down { $far } depends on a check:
        [thing] An object falling { $far } depends on a check:
        [thrown] A thrown object depends on a check:
        [collision] A collision at { $far } depends on a check:
       *[fall] A fall of { $far } depends on a check:
    }
fall-does-not =
    { $what ->
        [jump] { $who } can't jump down { $far } that way:
        [thing] { $who } can't fall { $far } that way:
        [thrown] { $who } can't be thrown that way:
        [collision] { $who } can't collide at { $far } that way:
       *[fall] { $who } can't fall { $far } that way:
    }
fall-forced =
    { $what ->
        [jump] { $who } jumps down { $far } (GM override):
        [thing] { $who } falls { $far } (GM override):
        [thrown] { $who } is thrown (GM override):
        [collision] { $who } runs into something at { $far } (GM override):
       *[fall] { $who } falls { $far } (GM override):
    }
fall-of-nobody =
    { $what ->
        [jump] a jump down { $far }:
        [thing] an object falling { $far }:
        [thrown] a thrown object:
        [collision] a collision at { $far }:
       *[fall] a fall of { $far }:
    }
fall-would =
    { $what ->
        [jump] { $who } would jump down { $far }:
        [thing] { $who } would fall { $far }:
        [thrown] { $who } would be thrown:
        [collision] { $who } would run into something at { $far }:
       *[fall] { $who } would fall { $far }:
    }
fall-follows = { $who } would then fall { $height }.
fall-does =
    { $what ->
        [jump] { $who } jumps down { $far }:
        [thing] { $who } falls { $far }:
        [thrown] { $who } is thrown:
        [collision] { $who } runs into something at { $far }:
       *[fall] { $who } falls { $far }:
    }
# $fall: fall-does; $does: the damage.
fall-summary = { $fall } { $does }.
fall-into-water = { $who } goes into the water.
fall-unhurt = { $who } lands unhurt.
fall-takes = { $who } takes { $takes }.
fall-lands = { $who } comes down at { $at }.

## Flight

fly-unknown-class = { $name }'s { -maneuverability } isn't set (perfect, good, average, poor or clumsy): /creature edit creature:"{ $name }" modes:"fly 60 good".
fly-stopped = Stopped at { $at }.
fly-weather-idle = What this weather ({ $weather }) does to flight is up to the GM: { $called } doesn't say. For what wind does to a creature, use /wind.
wind-blows = { $wind ->
    [strong-wind] A strong wind
    [severe-wind] A severe wind
    [windstorm] A windstorm
    [hurricane] A hurricane
   *[tornado] A tornado
} catches { $name }.
wind-check = Whether { $name } withstands the wind depends on a check:
# $faces (the dice as they fell: 3 + 5)
wind-dice = { $count }d{ $sides } ({ $faces })
# $dice is wind-dice
wind-blows-away = The wind blows { $creature } (counts as { $size } in flight) { $feet } away: { $dice } times { $each }.
wind-rolls-away = The wind rolls { $creature } { $feet } away: { $dice } times { $each }.
wind-hurts = { $creature } takes { $damage } nonlethal damage: { $dice }.
wind-leaves-the-way = The GM says which way, for example /place creature:"{ $name }" at:{ $at }.
climb-quicker = A faster climb gets there: pace:{ $pace }.
climb-quicker-command = A faster climb gets there: /climb creature:"{ $name }" to:{ $to } pace:{ $pace }.
climb-in-parts = Or climb as far as you can: as-far-as:true.
climb-by-surface = To climb a rope or the like that the map doesn't show, name it: surface:rope.
climb-instead = A climb gets there: /climb creature:"{ $name }" to:{ $to }.
fly-feats-idle = { $called } doesn't use the feats Hover and Wingover.
fly-held-falls = { $name } is in the air and can't move, so they fall: /fall creature:"{ $name }".
fly-loaded-falls = { $name } is in the air and carries too much to fly, so they fall: /fall creature:"{ $name }".
fly-unheld-falls = { $name } is in the air with nothing to hold them up, so they fall: /fall creature:"{ $name }".
fly-held-mishap = { $name } is in the air and can't move: /fly-mishap creature:"{ $name }" what:immobilized shows what happens.
fly-stalled = { $acting } has stalled and hasn't tried to recover: /fly creature:"{ $acting }" check:18 force:true.
fly-too-slow = { $acting } has flown { $flown } of the { $needed } a turn they need to stay up, and stalls.
fly-too-slow-lands = { $acting } has flown { $flown } of the { $needed } a turn they need to stay up, and lands at { $at }.
fly-stopped-off-the-path = `stopped-at` has to be a square of the path ({ $path }), not { $at }.
skies-unknown-grade = In { $rulebook }, flight is lesser, greater or hover. Set { $name }'s: /creature edit creature:"{ $name }" modes:"fly { $speed } lesser".
mishap-after-what = `after` goes with what:falling: why they fall.
mishap-cannot-fly = { $name } has no fly speed: /creature edit creature:"{ $name }" modes:"fly 60 lesser" sets one. For a fall, use /fall.
mishap-on-the-ground = { $name } isn't in the air: /place creature:"{ $name }" at:{ $at } altitude:30 lifts them.
mishap-collision = For the damage of the collision: /fall creature:"{ $name }" collision-speed: with their speed.
# $cited (a sentence on the rules that decide it)
skies-idle = { $who } hasn't flown this turn: /fly-mishap creature:"{ $who }" what:idle decides whether they stay up. { $cited }
# $cited (a sentence on the rules that decide it)
skies-slow = { $who } has flown half their speed or less this turn: /fly-mishap creature:"{ $who }" what:slow decides whether they stay up. { $cited }
skies-falls-on = { $who } falls { $height }, to { $left } above the floor of { $at }.
mishap-damage = { $name } is hurt in the air.
mishap-runs-into = { $name } runs into something in the air.
mishap-falls = { $name } falls in the air.
mishap-stays = { $name } stays in place in the air.
mishap-flies-on = { $name } stays in the air.
mishap-does-not-stay = { $name } can't stay in place in the air.
mishap-too-slow = { $name } flies too slowly to stay up.
mishap-thrown-over = { $name } is thrown over in the air.
mishap-held-fast = { $name } is held in the air.
skies-falls = { $who } falls, having stopped flying. { $cited }
skies-falls-hovering = { $who } falls: there's no surface to hover at. { $cited }
skies-falls-teleported = { $who } falls: nothing supports them where they arrived. { $cited }

## Climbing, swimming, digging and teleporting

modes-damaged-goes = A climber who takes damage only holds on: leave out `to` and `altitude`.
modes-where = Set `to` (where) or `altitude` (how high).
modes-ten-without-bonus = `take-ten` goes with `bonus`, added to the 10.
modes-below-ground = `altitude` is in feet above the floor, and { $altitude } is underground: only diggers get there, with /burrow.
modes-dc-by-gm = The rulebook sets no { -dc } for that: the GM sets it with dc.
modes-swim-says = How rough is the water? /swim creature:"{ $name }" to:{ $to } water:calm
modes-by = `by` is { $least } to { $most } for { $word }.
modes-one-surface = `surface` takes one surface only.
modes-caught-unknown = { $book } doesn't say how much a caught creature weighs on a climber.
modes-caught-load = First set { $creature }'s load in pounds, such as load:50.
modes-caught-strength = First set { $creature }'s Strength, or what they can carry.
# $hint (nothing, or a sentence with a space before it: " Did you mean ...?")
modes-unknown-medium = { $book } has no { $typed } for `{ $option }`. It has { $known }.{ $hint }
modes-none-known = { $book } has no { $typed } for `{ $option }`, or any other.{ $hint }

## Ways

course-too-long = `{ $option }` takes { $longest } squares or steps at most.
course-too-many-stops = `{ $option }` takes { $most } squares to pass through at most. A full path names every square, each next to the last.
course-mixed = `{ $option }` takes either squares or directions: { $typed } mixes them.
course-level = This movement is level: leave out altitudes, up and down. Going up or down takes a speed for it, such as fly or climb.
course-off-the-map = { $square } isn't on the map, which is { $map }.
course-too-tangled = The search for the best route takes too long: name some squares on the way.
course-expected = `{ $option }` takes a square such as D4, several such as "D4 E5 F6", or directions such as "ne ne 3e", not { $typed }.
course-altitude-most = The altitude in { $typed } can be { $most } up or down at most.
course-altitude-in-squares = The altitude in { $typed } has to be a multiple of 5 ft, such as { $square }@{ $near }.
course-too-high = Step { $step } goes beyond { $most } up or down, the limit for altitudes.
course-step-off-the-map =
    Step { $step } ({ $way ->
        [n] north
        [ne] northeast
        [e] east
        [se] southeast
        [s] south
        [sw] southwest
        [w] west
        [nw] northwest
       *[up] up
    }) leads off the map, which is { $map }.

## Standing up

stand-does = { $name } stands up.
stand-could = { $name } could stand up.
stand-forced = { $name } stands up (GM override).
stand-cannot = { $name } can't stand up:
mount-does = { $name } mounts { $mount }.
mount-could = { $name } could mount { $mount }.
mount-forced = { $name } mounts { $mount } (GM override).
mount-cannot = { $name } can't mount { $mount }:
mount-itself = { $name } can't ride themselves: `target` is the mount.
dismount-would-fall = { $name } would fall { $height }.
dismount-unsafe = There is no safe place to get down: { $name } would fall { $height }. To get down all the same, name a square with `to`.
dismount-does = { $name } dismounts to { $to }.
dismount-could = { $name } could dismount to { $to }.
dismount-forced = { $name } dismounts to { $to } (GM override).
dismount-cannot = { $name } can't dismount:
riding-along = { $rider } is riding { $mount }: move { $mount } instead, or /dismount first.
# $is (what the rulebook says of rider and mount)
riding-thrown = { $rider } falls off { $mount }. { $is }.
riding-thrown-in-place = { $rider } falls off { $mount }. { $is }. /settle says where they end up.
riding-unseated = { $rider } no longer rides { $mount }.
escape-stuck = { $name } doesn't get through the gap.
escape-twenty-needs-bonus = Taking 20 needs a bonus: take-twenty:true bonus:8.
escape-fits-otherwise = { $called } doesn't use `fits:{ $fits }`. It has { $known }.

## Reach, movement range and threat

# $mode (a way of moving) and $word (its word in commands)
reachable-no-speed = { $name } has no { $mode } speed: set one with /creature edit creature:"{ $name }" modes:"{ $word } 30".
reachable-maybe-more = The search takes too long: within { $below } these are all the places, beyond there may be more, and shorter ways. Use a preview to ask about one.
reachable-in-the-air = { $name } can fly to { $elsewhere } other places { $height } up within { $length }.
reachable-level = { $name } can fly level to { $elsewhere } other places within { $length }.
reachable-to-the-ground = { $name } can fly to { $elsewhere } other places on the ground within { $length }.
flank-itself = Nobody flanks themselves: `target` has to be someone other than { $name }.
flank-ally = `ally` has to be a third creature, not { $name }.
flank-does = { $name } flanks { $target }.
flank-does-not = { $name } doesn't flank { $target }.
flank-bonus = That gives { $bonus } on melee attacks, not on ranged ones.
threat-no-reach = In { $rulebook }, creatures don't threaten squares.
threat-disarmed = They're { $condition }, and can't attack anyone who passes.
threat-unarmed = They're unarmed (threatens:false).
threat-neutral = They're neutral, on nobody's side.
threat-reach-weapon = Their reach weapon covers up to { $far }, but not their natural reach of { $reach }.
threat-own-squares = They only reach their own squares, not counted here.
threat-reach = Their reach is { $reach }.
threat-from-nobody = { $name } has no opponents.
threat-against = Against { $name }:
threat-against-none = - { $name } threatens nobody.
threat-squares =
    { $name } threatens { $many ->
        [one] 1 square
       *[other] { $many } squares
    }. { $how }
threat-squares-of-floor =
    { $name } threatens { $many ->
        [one] 1 square
       *[other] { $many } squares
    } at floor level. For fliers, add `altitude`. { $how }
threat-squares-so-high =
    { $name } threatens { $many ->
        [one] 1 square
       *[other] { $many } squares
    } at that altitude. { $how }
# $how (a sentence on how far it reaches)
threat-none = { $name } threatens no squares. { $how }
threat-against-squares =
    - { $name } threatens { $many ->
        [one] 1 square
       *[other] { $many } squares
    }.
measure = From { $from } to { $to }: { $length }.
measure-with-height = From { $from } to { $to }: { $length }, with { $rise } of height between them.
measure-equals = Equally near: { $who }. d{ $die } ({ $rolled }): { $name }.
measure-nobody = There's nobody else on the board near { $from }.
measure-below-floor = `{ $option }` has to be at or above the floor of { $square }, not { $altitude }: { $square }@10 is { $above } above it.
measure-what = `{ $option }` takes a square such as D4, D4@20 for 20 ft above its floor, or a creature on the board, not { $typed }.{ $hint }

## Jumps

jump-where = Set `to` (how far) or `altitude` (how high).
jump-stands-there = { $name } is already in { $square }: name another square, or set altitude.
jump-no-legs = { $name } has no legs to jump with.
jump-unknown-strength = How far { $name } jumps depends on Strength: set it with /creature edit creature:"{ $name }" strength:2, and base-speed:30.
jump-whole-squares = In { $rulebook }, jumps are in whole squares: `altitude` is a multiple of 5 ft.
jump-has-no-option = { $called } doesn't use `{ $option }` for jumps: leave it out.
walk-no-half-speed = { $called } gives nothing for balancing at half speed: leave `half-speed` out.
walk-idle-hurry = `accelerated` changes nothing: { $called } has no rule for balancing at full speed.
jump-ends-on-floor = In { $rulebook }, a jump ends on the floor or on a bigger creature's back: leave out altitude, or give the height of that back; without to, it goes straight up.
jump-onto-an-opponent = { $who } is an opponent: in { $rulebook }, a jump ends on the floor or on the back of a bigger creature that lets it.
jump-tell-save = Nothing has changed yet: give the save, such as reflex:15.
jump-tell-check-and-save = Nothing has changed yet: give check:{ $total } and the save, such as reflex:15.
# $down (a command)
jump-no-turns = Turns aren't kept: { $down } brings them down.
jump-reaches = From there they can reach { $length } higher.

## Journeys

travel-miles-or-legs = `miles` is the distance: leave out `legs`, or write it there.
travel-by-water = A { $vehicle } goes by water: leave out terrain and road.
travel-vehicle-day = A { $vehicle }'s day is in the table of vehicles: leave out `{ $option }`.
travel-march-without-hours = `hours` is missing: how many hours in all does the forced march last? More than 8.
travel-mount-rests = Mounts have to rest: leave out `mounted` or `round-the-clock`.
travel-short-ways = `minutes` and `rounds` are for short distances over open ground, without hours, days, miles or land.
travel-one-runner = Minutes and rounds are for one creature or one speed, on foot.
travel-who = Who travels? Set `speed`, `creature`, `mount` or `vehicle`.
travel-nobody = `creature` takes someone on the table, several with commas, or a side.
travel-spare-results = { $spare ->
        [one] 1 of the results wasn't needed.
       *[other] { $spare } of the results weren't needed.
    }
travel-no-check = No check was needed, so nothing was rolled.
travel-give-check = Give check with the results in order, or bonus to roll them.
travel-against-current = `current` carries a boat downstream: against a strong current it's towed from the shore, not rowed.
# $mode (a way of moving) and $word (its word in commands)
travel-no-speed = { $name } has no { $mode } speed: set one with /creature edit creature:"{ $name }" modes:"{ $word } 40".
travel-two-speeds = Set either `{ $first }` or `{ $second }`, not both.
travel-mode-idle = `mode` is for a creature or a speed, not for mounts, vehicles or miles per hour.
travel-load-idle = `load` is what a `mount` from the table carries; a creature has its own.
travel-grade-without-mode = `grade` is a kind of flying, swimming or climbing: set `mode` too.
travel-rolled = Rolled d20 { $bonus }: { $results }.
travel-riding = Riding: { $who }.
travel-riding-and-walking = Riding: { $who }. On foot: { $walkers }.
travel-aboard = Aboard: { $who }.
travel-minutes-or-rounds = Set either `minutes` or `rounds`: a minute is 10 rounds.
travel-dash-too-long = { $hours } at that pace cost nothing, more wears travelers down: set `hours`.
travel-constitution-idle = `constitution` is for a run of some `rounds` or `minutes`.
travel-dash-rolled = Rolled: { $results }.
travel-miles = `{ $name }` is more than 0 and at most { $most_miles } miles, not { $typed }.
travel-hours = `{ $name }` is more than 0 and at most { $whole_day } hours, not { $typed }. For three days: days:3.
travel-legs = `legs` takes 1 to { $most } legs with semicolons, such as "forest trail 20mi; hills 3h".
travel-leg = A leg is a land, a road and a length, such as forest trail 20mi or hills 3h, not { $typed }.
travel-leg-without-length = How long is the leg { $typed }? Add a length such as 20mi or 3h: only the last leg can do without.
travel-leg-too-long = A leg is more than 0 and at most { $most_miles } miles or { $most_hours } hours, not { $typed }.
travel-leg-unknown = A leg can't have { $typed }.{ $hint } It can have { $known }, and a length such as 20mi.
travel-leg-twice =
    { $kind ->
        [land] The leg { $leg } has two lands.
        [road] The leg { $leg } has two roads.
        [pace] The leg { $leg } has two paces.
        [ride] The leg { $leg } has two mounts or vehicles.
        [current] The leg { $leg } has two currents.
        [impeded] The leg { $leg } is impeded twice.
       *[length] The leg { $leg } has two lengths.
    }

## Every way to a target

options-one-aim = Set one of these: `target` for a creature, `to` for a square, or `away:true`.
options-at-itself = { $name } can't be their own target: name another creature.
options-title = { $name } -> { $aim } ({ $with })
options-away = away
options-next-turn = Planning ahead for { $name }'s turn, with the board as it is now:
options-way = { $number } · { $way }
options-none = No way to get there this turn.
options-none-yet = No way found so far.
options-more = { $more } more under Why.
options-not = Can't: { $line }
options-command = /{ $command }
options-left-out = There are too many ways to look at all of them. Ask for yours with { $commands }.
options-instead = What works instead:
options-share = Share
stand-takes-the-step = This takes the { -five-foot-step } of this turn.
forward-nowhere = { $name } is { $at } above the floor already: set an `altitude` above or below that, or `to`.

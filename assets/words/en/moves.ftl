### What commands say of movements, beside the rulings.

## Whoever comes to a stop

settle-stays = { $name } may stand there, and stays.
settle-squeezes = { $name } stays, squeezing: { $penalty }.
settle-squeezes-with = { $name } stays, squeezing with { $with }: { $penalty }.
settle-goes-back = { $name } may not stand there and goes back to { $to }, where it was last.
settle-rolled = { $name } may not stand there. Equally close are { $places }; d{ $die } came to { $rolled }: it goes to { $to }.
settle-goes = { $name } may not stand there and goes to { $to }, the closest place where it may.
settle-to-be-rolled = { $name } may not stand there. Equally close are { $places }; a d{ $die } will decide.
settle-nowhere = There is no place on the board where { $name } may stand; /place puts it somewhere by hand.
# $outcome (what becomes of whoever stands there)
settle-at = { $at }: { $outcome }

## On foot

walk-reflex-without-jump = `reflex` is the save of a leap on the way: with it goes jump:true.
reachable-by-other-mode = /reachable tells where one gets on foot, swimming, climbing or through the air; /{ $word } with preview:true asks for one place.
reachable-by-swimming = { $name } can end its swim in { $elsewhere } other places within { $length }.
reachable-by-climbing = { $name } can end its climb in { $elsewhere } other places within { $length }.
reachable-on-foot = { $name } can end its move in { $others } other places within { $length }.
going-midair = { $name } is in the middle of a jump and has nothing to move on before it comes down.
going-flung-up = { $name } was flung up and has nothing to move on before it comes down as the round ends.
going-walks-on-air = { $name } is { $altitude } up, and nobody walks on air. Leave out mode, and it flies; or put it on the floor with /place and altitude:0.
# $class (how well somebody flies: poor, average, ...)
going-flies-by-class = { $name } flies with { $class } maneuverability: how it turns on its way is judged by /fly.
going-jump-to-one-square = With jump:true name one square: the way there and the leap are found.
going-stopped-off-foot = `stopped-at` is for movement on foot.
going-walker-stays-down = A walker stays on the floor; { $name } cannot end { $altitude } up. /place with altitude lifts it.
# $outcome (a sentence on where it comes to stand)
going-stopped = It was stopped at { $at }. { $outcome }
going-run-stopped = A run is not cautious: if { $name } ran into something solid unawares, that is a collision: /fall creature:"{ $name }" collision-speed:{ $speed } collision-by:run.
going-helpless = { $name } counts as helpless: whether it can move is the GM's to say.
going-by-mode = `mode:{ $mode }` leads { $name } there.
going-hangs = { $name } hangs on an edge: /fall creature:"{ $name }" lets go, /place puts it elsewhere.
going-hangs-below = { $name } hangs on an edge: /{ $climbs } creature:"{ $name }" to:{ $edge } pulls it up, /fall creature:"{ $name }" lets go, /place puts it elsewhere.
going-plucked-off = { $name } carries more than it could drag, which plucks it off the wall: /climb or /fall creature:"{ $name }" brings it down.
going-does-not-fly = { $name } is { $altitude } up with nothing below it, and does not fly: /fall creature:"{ $name }" lets it down, /place puts it elsewhere. If it can fly, /creature edit creature:"{ $name }" modes:"fly 30 good" says so.

## What becomes of a ruling

run-round-unknown = How long { $name } can run is not known: /creature edit constitution:14 tells its Constitution.
condition-brings = { $who } is { $condition }: { $is }.
place-brings = { $who }: { $is }.
run-round = It is round { $round } of its run.
run-round-free = It is round { $round } of { $free } of its run that take no check.
run-round-checked = It is round { $round } of its run; those after { $free } take a check each.
preview-rolls-nothing = A preview rolls nothing: without preview the bonus is rolled.
check-unknown = Nothing is changed yet: what the check has to come to is not known.
check-give = Nothing is changed yet: give check with the result, or bonus to have it rolled.
# $ruling (a ruling on a move)
preview-only = Only a preview. { $ruling }

## Rolls

roll-results = `{ $option }` has to be a whole number from -{ $most } to { $most }, or up to { $most_results } of them in their order, such as "15 12", not { $typed }.
roll-check-or-bonus = Either `check`, which is what was rolled at the table, or `bonus`, with which the bot rolls; not both.
roll-natural-without-check = With `natural` goes `check`: what the die and all bonuses came to. A natural 1 alone is enough.
# $bonus (a figure with its sign)
roll-line = Rolled d20: { $die }, with { $bonus } that is { $total }.
opposed-result-or-bonus = Either `{ $check }`, which is what was rolled at the table, or `{ $bonus }`, with which the bot rolls; not both.
opposed-open = The check is { $mover }'s, against { $against }'s: `check` or `bonus` for the one, `against` or `against-bonus` for the other; with initiative on both sheets the bot rolls.
opposed-roll = { $who }: { $roll }
conflict-open = Where both go there at once, an opposed initiative check decides who gets there: `check` or `bonus` for { $mover }, `against` or `against-bonus` for { $against }; with initiative on both sheets the bot rolls.
conflict-won = { $mover } wins the opposed initiative check with { $own } to { $theirs }: { $against } gets only to { $to }.
conflict-lost = { $mover } does not win the opposed initiative check, { $own } to { $theirs }: { $against } gets there.

## Maneuvers

maneuver-natural-of-several = `natural` goes with the result of a single check.
maneuver-against-or-bonus = Either `against`, which is what the defender rolled, or `against-bonus`, with which the bot rolls; not both.
maneuver-no-check = No check is asked for: `check`, `natural` and `bonus` change nothing here.
maneuver-natural-idle = `natural` changes nothing here: only the whole of such a check counts.
maneuver-no-defense = The defender makes no check: `against` and `against-bonus` change nothing here.
maneuver-no-medium-check = Moving there takes no check: `medium-dc` and `medium-check` change nothing.
# $is (what a rule sets for each kind of water or wall)
maneuver-medium-untold = Moving there without a speed for it takes this check as well ({ $is }): medium-dc tells what it has to come to, medium-check what was rolled.
maneuver-spares-no-opponent = `spare` names opponents, and { $name } is none.
maneuver-too-many = `{ $option }` can name { $most } at most: no longer way is searched for.
maneuver-unknown-end = Where { $creature } ends is not known: `to` tells it.
maneuver-itself = `{ $option }` has to be somebody else than { $name }, who moves.
maneuver-even = Even, so rolled again: { $own } The defender: { $other }
maneuver-defender = The defender: { $roll }
maneuver-undecided = The opposed checks came out even: the higher bonus wins, and even bonuses roll again. Give results in `check` and `against` that differ.
maneuver-too-many-results =
    `check` gives { $results } results, and { $checks ->
        [one] { $checks } is
       *[other] { $checks } are
    } asked for.
charge-itself = { $name } cannot charge itself: `target` is whom it charges.
charge-overruns = `overrun` is somebody on the way to { $target }, and not { $name }.
charge-avoids-nobody = `avoids` is about whoever is overrun: name that one with `overrun`.
withdraw-keeps-distance = In { $called } a withdrawal keeps a distance: `from` whom, and which `distance`, are missing.
withdraw-without-end = `to` is missing: where does it withdraw to?
withdraw-no-primary = In { $called } a withdrawal has no primary target and spares nobody by a check.
withdraw-distance-idle = `from` and `distance` mean something only where a withdrawal keeps a distance.
withdraw-no-check = In { $called } a withdrawal hangs on no check: `check` and `bonus` change nothing.
withdraw-from-itself = `primary` is the opponent to get away from, and not the one who withdraws.
withdraw-without-primary = `primary` is missing: from which opponent does { $name } withdraw? It is threatened by { $threats }.
overrun-nobody = `target` has to name somebody.
overrun-avoids-another = `avoids` names { $other }, who is none of the targets.
bull-rush-of-nothing = `feet` has to be 5 at least: a push of nothing is none.
bull-rush-moves-through = `feet`, `follow`, `charging` and `drop-prone` are for a push; in { $rulebook } a bull rush moves through.
bull-rush-without-end = `to` is missing: in { $rulebook } a bull rush moves through the target's square to an end beyond it.
bull-rush-pushes = `to` and `avoids` are for rulebooks in which one moves through; in { $rulebook } a bull rush pushes straight back, so many `feet`.
bull-rush-by-force-alone = By force alone nobody is pushed: `to` tells it where { $name } ends, and /place puts { $target } where it goes.
bull-rush-charging-idle = Turns are kept, so `charging` changes nothing: right after a charge a bull rush is part of it.
bull-rush-drop-idle = In { $rulebook } dropping prone ends no push: `drop-prone` changes nothing.
tumble-spares-nobody = `spare` is for rulebooks in which one check is for all; in { $rulebook } each opponent has its own.
tumble-trained = Only the trained tumble (trained:false says that it is not).

## Forced movement

forced-to-or-direction = Either `to`, which says where, or `direction`, which says which way; not both.
forced-itself =
    { $word ->
        [pull] Nobody can pull itself: `target` has to be somebody else than { $own }.
        [slide] Nobody can slide itself: `target` has to be somebody else than { $own }.
        [fling] Nobody can fling itself: `target` has to be somebody else than { $own }.
       *[push] Nobody can push itself: `target` has to be somebody else than { $own }.
    }
forced-slide-which-way = A slide goes any way: say where with `to`, or straight with `direction`.
forced-which-way = { $count } ways lead equally straight away: say which with `direction`, one of { $ways }.
forced-stands-there = { $name } stands in { $end } already: `to` has to be another square.
forced-where-to = Where to? With force:true name `to`, the square where { $name } comes to stand.
forced-drop-idle = `drop-prone` means nothing here: { $meaning }.
forced-drops-off-the-way = `drop-prone` has to be a square of the way, { $way }, or true for at once, not { $square }.
forced-no-turns = No turns are kept: /fall creature:"{ $who }" brings it down.
forced-unknown-edge = What the edge takes is not known: dv:10 tells it.
forced-stays-down = { $name } could have stood up and did not: from now on it lies prone by its choice, and may ignore forced movement.
forced-drop-where = `drop-prone` has to be a square such as D4, or true for at once, not { $typed }.
forced-no-way = `feet` has to be at least 5: over { $none } nobody is moved.
forced-no-edges =
    { $options } { $many ->
        [one] means
       *[other] mean
    } nothing here: { $called } has nobody hold on to an edge.
forced-no-ledge =
    { $options } { $many ->
        [one] means
       *[other] mean
    } nothing without `ledge`, the square over whose edge it falls.
forced-damage = Rolled { $dice }d8: { $shown }, that is { $total } damage to { $hurt }.
forced-damage-to-both = Rolled { $dice }d8: { $shown }, that is { $total } damage to { $hurt } and to what it struck.

## Movement in answer to others

block-in-a-phase = In a phase /block only says whom { $name } blocks, without `to`; /hustle moves { $target }, and is blocked.
block-without-end = `to` is missing: where does { $target } want to go? Only in phases, which /phase next starts, { $name } blocks whatever { $target } does.
# $intends (what somebody is about to do: "blocks Ogre")
block-on-this-way = { $name } { $intends } on this way.
follow-unseen-without-square = With `unseen` goes `teleported`: the square where the target vanished.
follow-to-or-teleported = Either `to` or `teleported`: where a follower goes whose target vanished is found for it.
keep-distance-from-nobody = With `distance` goes `from`: the names of those to keep it from.
keep-distance-from-whom = `from` has to be one or more names with commas between, such as "Ogre, Goblin".
answer-until-phase-ends = Until the phase ends { $name } { $intent }.
phase-by-turns = { $ruleset } goes by turns, not by phases: /turn start, /turn next.
keep-distance-least = `distance` has to be at least { $length }: spaces beside each other are { $length } apart.
block-itself = { $name } cannot block itself: name somebody else.
follow-itself = { $name } cannot follow itself: name somebody else.
keep-distance-from-itself = { $name } cannot withdraw from itself: name somebody else.
block-does = { $name }: it { $intends } until the phase ends.
block-would = { $name } would do that: it { $intends } until the phase ends.
phase-movement = Round { $round }, movement phase: everybody has a move action, and all its speed.
phase-action = Round { $round }, action phase: everybody has a standard action, or one more move in its place, and all its speed.
forward-where = `to` or `altitude` is missing: where along the surface, or how high?
forward-not-critical = `critical` says that the check succeeds critically, and { $total } is less than { $dc }: leave out one of the two, or let the GM force it.
forward-critical = A critical success (critical:true) leads up to { $more }.
forward-leads = That leads it from { $had } to { $altitude } above the floor.

## Falls

fall-thing-without-height = `height` is missing: how far the thing falls, 0 if it is thrown.
fall-onto-itself = `onto` has to be somebody else than who falls.
fall-without-height = `height` is missing: how far the fall is in feet, a multiple of 5.
fall-size-of-creature = `size` is for a fall of nobody on the board; a creature has its own size.
fall-no-water = `water-depth` 0 is no water: say how many feet deep it is, or leave it out.
fall-surface-or-water = Either `surface` or `water-depth`: below { $depth } of water it makes no difference what the ground is.
fall-immediate-without-casting = With `immediate` goes `casting`: the level of the spell.
fall-no-attempt = `attempt:false` means that there is no check, and `{ $result }` tells of one.
# Who falls, where it is nobody on the board: $who in sentences on falls.
fall-the-thing = the thing
fall-whoever-collides = whoever collides
fall-whoever-falls = whoever falls
fall-by-weight = Under { $rulebook } a falling thing counts by its weight in pounds: weight:300.
fall-by-size = Under { $rulebook } a falling thing counts by its size: object:large.
fall-clash =
    `{ $name }` does not go with { $what ->
        [thing] a thing that falls (`object`, `weight`)
        [collision] a collision (`collision-speed`)
       *[fall] a fall
    }; leave one of them out.
fall-of-nothing = `height` has to be more than { $none } for a fall; only a thing (`object`) is thrown.
# How far somebody falls, and into or onto what: $far in the sentences on falls.
fall-far-into-water = { $height } into { $depth } of water
fall-far-onto = { $height } onto { $onto }
fall-far-onto-ground =
    { $surface ->
        [jagged] { $height } onto jagged ground
        [soft] { $height } onto soft ground
       *[hard] { $height } onto hard ground
    }
# $what (jump, thing, thrown, collision or fall), $who (the one who falls), $far (how far it falls, or how fast it was)
fall-hangs =
    { $what ->
        [jump] What a jump of { $far } does hangs on a check:
        [thing] What a thing that falls { $far } does hangs on a check:
        [thrown] What a thing that is thrown does hangs on a check:
        [collision] What a collision at { $far } does hangs on a check:
       *[fall] What a fall of { $far } does hangs on a check:
    }
fall-does-not =
    { $what ->
        [jump] { $who } does not jump down { $far } like that:
        [thing] { $who } does not fall { $far } like that:
        [thrown] { $who } does not be thrown like that:
        [collision] { $who } does not run into something at { $far } like that:
       *[fall] { $who } does not fall { $far } like that:
    }
fall-forced =
    { $what ->
        [jump] { $who } jumps down { $far }, as the GM says:
        [thing] { $who } falls { $far }, as the GM says:
        [thrown] { $who } is thrown, as the GM says:
        [collision] { $who } runs into something at { $far }, as the GM says:
       *[fall] { $who } falls { $far }, as the GM says:
    }
fall-of-nobody =
    { $what ->
        [jump] a jump of { $far }:
        [thing] a thing that falls { $far }:
        [thrown] a thing that is thrown:
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
fall-does =
    { $what ->
        [jump] { $who } jumps down { $far }:
        [thing] { $who } falls { $far }:
        [thrown] { $who } is thrown:
        [collision] { $who } runs into something at { $far }:
       *[fall] { $who } falls { $far }:
    }
fall-into-water = { $who } goes into the water.
fall-unhurt = { $who } lands unhurt.
fall-takes = { $who } takes { $takes }.

## Flight

fly-unknown-class = How well { $name } flies is not known: perfect, good, average, poor or clumsy. /creature edit creature:"{ $name }" modes:"fly 60 good" tells it.
fly-stopped = It was stopped at { $at }.
fly-weather-idle = In { $called } the weather does nothing to a flight; what wind does to a creature, /wind tells.
wind-blows = A { $wind } blows on { $name }.
climb-quicker = A quicker climb would do: pace:{ $pace }.
climb-in-parts = as-far-as:true climbs as far as the movement goes.
fly-feats-idle = In { $called } the feats Hover and Wingover do nothing: its flight needs neither.
fly-held-falls = { $name } is in the air and cannot move, so it falls: /fall creature:"{ $name }" lets it.
fly-held-mishap = { $name } is in the air and cannot move: /fly-mishap creature:"{ $name }" what:immobilized tells what comes of it.
fly-stalled = { $acting } has stalled and has not tried to recover: /fly creature:"{ $acting }" check:18 force:true makes up for it.
fly-too-slow = { $acting } has flown { $flown } of the { $needed } that it needs in its turn to stay up, and stalls.
fly-stopped-off-the-path = `stopped-at` has to be a square of the path, { $path }, not { $at }.
skies-unknown-grade = In { $rulebook } flight is lesser, greater or hover, and of { $name } nobody told which: /creature edit creature:"{ $name }" modes:"fly { $speed } lesser" does.
mishap-after-what = `after` is about what:falling: what it falls by.
mishap-cannot-fly = { $name } has no fly speed, so nothing befalls it in flight: /creature edit creature:"{ $name }" modes:"fly 60 lesser" tells one; /fall tells of falls.
mishap-on-the-ground = { $name } is not in the air: /place creature:"{ $name }" at:{ $at } altitude:30 lifts it.
mishap-collision = What running into it does beside that: /fall creature:"{ $name }" collision-speed: with its speed.
# $cited (a sentence on the rules that decide it)
skies-idle = { $who } is in the air and has not flown in its turn: /fly-mishap creature:"{ $who }" what:idle tells whether it stays there. { $cited }
# $cited (a sentence on the rules that decide it)
skies-slow = { $who } has flown no more than half its speed in its turn: /fly-mishap creature:"{ $who }" what:slow tells whether it stays in the air. { $cited }
skies-falls-on = It falls { $height }, and is { $left } above the floor.
mishap-damage = { $name } is hurt in the air.
mishap-runs-into = { $name } runs into something in the air.
mishap-falls = { $name } falls in the air.
mishap-stays = { $name } stays in place in the air.
mishap-flies-on = { $name } stays in the air.
mishap-thrown-over = { $name } is thrown over in the air.
mishap-held-fast = { $name } is held fast in the air.
skies-falls = { $who } falls: it has not kept itself in the air. { $cited }
skies-falls-hovering = { $who } falls: nothing is beside it to hover at. { $cited }
skies-falls-teleported = { $who } falls: nothing bears it where it arrived. { $cited }

## Climbing, swimming, digging and teleporting

modes-damaged-goes = Whoever is damaged only holds on: leave out `to` and `altitude`.
modes-where = `to` or `altitude` is missing: where to, or how high?
modes-ten-without-bonus = With `take-ten` goes `bonus`, what is added to the 10.
modes-below-ground = `altitude` is feet above the floor, and { $altitude } is below ground: only who digs goes there, with /burrow.
modes-by = `by` has to be from { $least } to { $most } for { $word }.
modes-one-surface = `surface` has to be one of them, not several.
modes-caught-unknown = { $book } does not say what somebody caught in a fall weighs on a climber.
modes-caught-load = For that the load of { $creature } has to be known in pounds.
modes-caught-strength = For that the Strength of { $creature } has to be known, or what they can carry.
# $hint (nothing, or a sentence with a space before it: " Did you mean ...?")
modes-unknown-medium = { $book } knows no { $typed } for `{ $option }`; it has { $known }.{ $hint }
modes-none-known = { $book } knows no { $typed } for `{ $option }`; it has none.{ $hint }

## Ways

course-too-long = `{ $option }` has at most { $longest } squares or steps.
course-too-many-stops = `{ $option }` has at most { $most } squares to go through; a path has every square, each beside the one before.
course-mixed = `{ $option }` has to be all squares or all directions; { $typed } mixes them.
course-level = This movement is level: name squares without altitudes, and directions without up and down.
course-off-the-map = { $square } is not on the map, which is { $map }.
course-too-tangled = The board is too tangled to find the best way: name other squares on the way, or leave out prefer.
course-expected = `{ $option }` has to be a square such as D4, several such as "D4 E5 F6", or directions such as "ne ne 3e", not { $typed }.
course-altitude-most = The altitude in { $typed } has to be at most { $most } up or down.
course-altitude-in-squares = The altitude in { $typed } has to be a multiple of 5 ft, such as { $square }@{ $near }.
course-too-high = Step { $step } leads further up or down than { $most }, which is as far as altitudes go.
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
stand-forced = { $name } stands up by the GM's word.
stand-cannot = { $name } cannot stand up:
mount-does = { $name } mounts { $mount }.
mount-could = { $name } could mount { $mount }.
mount-forced = { $name } mounts { $mount } by the GM's word.
mount-cannot = { $name } cannot mount { $mount }:
mount-itself = { $name } cannot ride itself: `target` names the mount.
dismount-does = { $name } gets down to { $to }.
dismount-could = { $name } could get down to { $to }.
dismount-forced = { $name } gets down to { $to } by the GM's word.
dismount-cannot = { $name } cannot get down:
riding-along = { $rider } rides { $mount } and goes where it goes: give the command for { $mount }, or /dismount first.
# $is (what the rulebook says of rider and mount)
riding-thrown = { $rider } falls off { $mount }. { $is }. /settle says where they end up.
riding-falls-along = { $rider } falls { $length } with { $mount }: /fall creature:"{ $rider }" height:{ $feet } rolls their damage.
escape-stuck = { $name } does not get through the gap.
escape-twenty-needs-bonus = Taking 20 takes the bonus that it is added to: take-twenty:true bonus:8.
escape-fits-otherwise = { $called } does not go by `fits:{ $fits }`; it has { $known }.

## Where somebody gets, whom it threatens

# $mode (a way of moving) and $word (its word in commands)
reachable-no-speed = { $name } has no { $mode } speed: /creature edit creature:"{ $name }" modes:"{ $word } 30" tells one.
reachable-maybe-more = There is too much to search on this board: nearer than { $below } these are all the places, farther off there may be more. Preview a movement to ask about one.
reachable-in-the-air = { $name } can end its flight in { $elsewhere } other places { $height } up within { $length }.
reachable-to-the-ground = { $name } can end its flight in { $elsewhere } other places on the ground within { $length }.
flank-itself = Nobody flanks itself: `target` has to be somebody else than { $name }.
flank-ally = `ally` has to be a third creature, not { $name }.
flank-does = { $name } flanks { $target }.
flank-does-not = { $name } does not flank { $target }.
flank-bonus = That gives { $bonus } on melee attacks, and nothing on ranged ones.
threat-no-reach = By { $rulebook } moving provokes nobody.
threat-disarmed = It is { $condition }, and so strikes at nobody who passes.
threat-unarmed = It is not armed for it (threatens:false).
threat-neutral = It is neutral, and fights on no side.
threat-reach-weapon = Its reach weapon strikes up to { $far } away, but not within its natural reach of { $reach }.
threat-own-squares = It reaches only into its own squares, which are not counted here.
threat-reach = Its reach is { $reach }.
threat-from-nobody = Nobody is against { $name }.
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
    } of those who stand on the floor; `altitude` asks about those above it. { $how }
threat-squares-so-high =
    { $name } threatens { $many ->
        [one] 1 square
       *[other] { $many } squares
    } of those who are so far above the floor. { $how }
# $how (a sentence on how far it reaches)
threat-none = { $name } threatens no square around it. { $how }
threat-against-squares =
    - { $name } threatens { $many ->
        [one] 1 square
       *[other] { $many } squares
    }.
measure = From { $from } to { $to }: { $length }.
measure-with-height = From { $from } to { $to }: { $length }, { $rise } of height between them.
measure-equals = Equally near are { $who }: a d{ $die } comes to { $rolled }, which is { $name }.
measure-nobody = Nobody else is on the board, so nobody is the nearest to { $from }.
measure-below-floor = `{ $option }` has to be at the floor of { $square } or above it, not { $altitude }: { $square }@10 is { $above } above.
measure-what = `{ $option }` has to be a square such as D4, or D4@20 for a multiple of 5 ft above its floor, or a creature on the board, not { $typed }.{ $hint }

## Jumps

jump-where = `to` or `altitude` is missing: how far, or how high?
jump-stands-there = { $name } stands in { $square } already: name another square, or how high with altitude.
jump-no-legs = { $name } has no legs to jump with.
jump-unknown-strength = How far { $name } jumps goes by its Strength: /creature edit creature:"{ $name }" strength:2 tells it, base-speed:30 its base speed.
jump-whole-squares = Under { $rulebook } jumps are of whole squares: `altitude` is a multiple of 5 ft.
jump-has-no-option = { $called } has no `{ $option }` for jumps: leave it out.
jump-ends-on-floor = Under { $rulebook } a jump ends on the floor: leave out altitude, or leave out to for a jump straight up.
jump-tell-save = reflex:15 tells what the save came to.
jump-tell-check-and-save = check:{ $total } with reflex:15 tells what the save came to.
# $down (a command)
jump-no-turns = No turns are kept: { $down } brings it down.
jump-reaches = From there it reaches { $length } higher.

## Journeys

travel-miles-or-legs = `miles` says how far it is; neither `legs` nor `days` goes with it.
travel-by-water = A { $vehicle } goes by water: terrain and road are for those who travel over land.
travel-vehicle-day = The table of vehicles has the day of a { $vehicle }; leave the rest out.
travel-march-without-hours = `hours` is missing: a forced march goes on for how many hours in all, more than 8?
travel-mount-rests = A mount rests: `mounted` and `round-the-clock` do not go together.
travel-short-ways = `minutes` and `rounds` are for short ways over open ground; hours, days, miles and land are not for them.
travel-one-runner = Minutes and rounds are for one creature or one speed on its own feet.
travel-one-of-them = Each of them makes these checks with a bonus of its own: ask for one of them.
travel-who = Who travels? `speed`, `creature`, `mount` or `vehicle` says it.
travel-nobody = `creature` has to name somebody on the table, several with commas, or a side.
travel-spare-results = Of the results told, { $spare } were not needed.
travel-no-check = No check was needed, so nothing was rolled.
travel-give-check = Give check with the results in their order, or bonus to have them rolled.
travel-against-current = `current` carries a boat along: against a current that counts it is not rowed, only towed from the shore.
# $mode (a way of moving) and $word (its word in commands)
travel-no-speed = { $name } has no { $mode } speed: /creature edit creature:"{ $name }" modes:"{ $word } 40" gives it one.
travel-two-speeds = Either `{ $first }` or `{ $second }` says how fast you go, not both.
travel-mode-idle = `mode` is for a creature or a speed; mounts, vehicles and miles an hour go as they go.
travel-load-idle = `load` is what a `mount` of the table carries; a creature's is its own.
travel-grade-without-mode = `grade` is a kind of flying, swimming or climbing: `mode` says of which.
travel-rolled = Rolled with d20 { $bonus }: { $results }.
travel-minutes-or-rounds = Either `minutes` or `rounds`: a minute is 10 rounds.
travel-constitution-idle = `constitution` is for a run of some `rounds` or `minutes`.
travel-dash-rolled = Rolled: { $results }.
travel-miles = `{ $name }` has to be more than 0 and at most { $most_miles } miles, not { $typed }.
travel-hours = `{ $name }` has to be more than 0 and at most the { $whole_day } hours of a day, not { $typed }; days:3 travels for three days.
travel-legs = `legs` has to be 1 to { $most } legs with semicolons between, such as "forest trail 20mi; hills 3h".
travel-leg = A leg is a land, a road and how far or how long it is, such as forest trail 20mi or hills 3h; { $typed } is not.
travel-leg-without-length = How long is the leg { $typed }? Only the last one may be as long as the day; write such as 20mi or 3h with it.
travel-leg-too-long = A leg is more than 0 and at most { $most_miles } miles or { $most_hours } hours long, unlike { $typed }.
travel-leg-unknown = A leg has no { $typed }.{ $hint } It may say { $known }, and a length such as 20mi.
travel-leg-twice =
    { $kind ->
        [land] The leg { $leg } says its land twice.
        [road] The leg { $leg } says its road twice.
        [pace] The leg { $leg } says its pace twice.
        [impeded] The leg { $leg } says that it is impeded twice.
       *[length] The leg { $leg } says how long it is twice.
    }

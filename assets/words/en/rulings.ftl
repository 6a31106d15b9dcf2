### What the referee found, in sentences.

## Lengths

# A length with its squares.
length = { $feet } ({ $squares ->
    [one] 1 square
   *[other] { $squares } squares
})

## Movements

# $does is one of verb-does-..., $bare one of verb-...
cost-of = { $spent } of { $budget }
cost-of-distance = { $feet }, for { $spent } of { $budget }
cost-open = { $budget } to spend
moved-falls = { $creature } falls from { $from }.
moved-stays = { $creature } stays at { $to }: { $spent } of { $budget }.
moved-by-word = { $creature } { $does } { $from } to { $to } (GM override).
moved-by-word-for = { $creature } { $does } { $from } to { $to }: { $cost } (GM override).
moved-done = { $creature } { $does } { $from } to { $to }: { $cost }.
moved-could = { $creature } could { $bare } { $from } to { $to }: { $cost }.
moved-check-here = What { $creature } does at { $from } depends on a check:
moved-cannot-here = { $creature } can't move from { $from }:
moved-cannot-from = { $creature } can't { $bare } from { $from }:
moved-check = Whether { $creature } { $does } { $from } to { $to } ({ $cost }) depends on a check:
moved-cannot = { $creature } can't { $bare } { $from } to { $to }:
moved-another-way = Another route reaches { $nearest } for { $feet }: name only the square where it ends.
moved-nearest = Nearest legal square: { $nearest }, for { $feet }.
moved-instead = A plain move gets to { $to } for { $feet }: /move creature:"{ $name }" to:{ $anchor }.
moved-not-proved = There may be a better route.
moved-to-surface = { $to }, at the surface of water { $depth } deep
moved-to-below-surface = { $to }, { $below } below the surface of water { $depth } deep
moved-to-bottom = { $to }, on the bottom of water { $depth } deep
moved-to-above-surface = { $to }, { $above } above water { $depth } deep
moved-to-up = { $to }, { $altitude } up
moved-to-down = { $to }, { $depth } down
moved-squeezes = Squeezes on the way: { $squares }.
moved-higher-between = On the way up to { $feet } higher, and down again.
moved-lower-between = On the way down to { $feet } lower, and up again.
reason = - { $why }
reasons-more = - And { $more ->
        [one] 1 more reason
       *[other] { $more } more reasons
    }.

verb-move = move
verb-run = run
verb-step = take a { -five-foot-step }
verb-crawl = crawl
verb-fly = fly
verb-glide = glide
verb-climb = climb
verb-swim = swim
verb-burrow = burrow
verb-teleport = teleport
verb-jump = jump
verb-charge = charge
verb-withdraw = withdraw
verb-tumble = tumble
verb-bull-rush = bull rush
verb-clamber = clamber
verb-push = be pushed
verb-pull = be pulled
verb-slide = slide
verb-fling = be flung
verb-does-move = moves
verb-does-run = runs
verb-does-step = takes a { -five-foot-step }
verb-does-crawl = crawls
verb-does-fly = flies
verb-does-glide = glides
verb-does-climb = climbs
verb-does-swim = swims
verb-does-burrow = burrows
verb-does-teleport = teleports
verb-does-jump = jumps
verb-does-charge = charges
verb-does-withdraw = withdraws
verb-does-tumble = tumbles
verb-does-bull-rush = bull rushes
verb-does-clamber = clambers
verb-does-push = is pushed
verb-does-pull = is pulled
verb-does-slide = slides
verb-does-fling = is flung

## Who may strike

strike-nobody = Provokes no { -attack-of-opportunity(form: "many") }.
# $chance: for what, one of the following.
strike = { $number }. Provokes { -attack-of-opportunity(form: "a") } from { $by } ({ $chance }).
strike-standing-up = standing up in { $leaving }
strike-charge-failed = critical failure on the charge
strike-crawling = crawling to { $entering }
strike-entering = entering { $entering }
strike-entered = entering their square { $entering }
strike-leaving = leaving { $leaving }

## Rules

cited = { $many ->
        [one] Rule
       *[other] Rules
    }: { $rules }.
cited-rule = { $rule } ({ $book }: { $heading })

## The account of a movement

account-of = { $creature }, { $from } to { $to }: { $spent } of { $budget }, at speed { $speed }.
# $by: rules.
account-of-by = { $creature }, { $from } to { $to }: { $spent } of { $budget }, at speed { $speed } ({ $by }).
account-nothing = nothing
account-steps = Steps:
account-refused = Not allowed:
account-against = Objections:
account-strikes = { -attack-of-opportunity(form: "heading") }:
account-checks = Checks:
account-besides = Also:
account-rules = Rules:
# $strike is a whole sentence.
account-strike = { $strike } { $rule }.
account-rule = - { $rule }: { $book }, "{ $heading }"
account-step = { $number }. { $square }: { $feet }
account-steps-alike = { $numbers }. { $squares }: { $feet } each
account-step-by = { $account } ({ $by })
account-squeezing = squeezing
account-so-far = { $step }; { $spent } so far
account-found = - { $what } ({ $rule })
account-no-chance = { $many ->
        [one] - { $who } isn't
       *[other] - { $who } aren't
    } provoked by this move.

## Speeds

speed-flies = Flies, with a fly speed of { $length }.
speed-flies-level = Flies level, with a fly speed of { $length }.
speed-burrows-level = Burrows, with a burrow speed of { $length }.
speed-swims-level = Swims, with a swim speed of { $length }.
speed-climbs-level = Climbs, with a climb speed of { $length }.
speed-of-race = { $base } as { $race ->
    [elf] an elf
   *[other] a { $race }
}
speed-of-size = { $base } as a { $size } creature
speed-of-bonuses = { $feet } from bonuses
speed-of-bonus = { $feet } from { $kind }
speed-bonus-idle = Not counted: { $kinds }.
bonus-plain = bonuses
bonus-enhancement = an enhancement bonus
bonus-fast-movement = fast movement
bonus-monk = a monk's enhancement bonus
bonus-haste = haste
speed-of-runner = { $feet } from the Run feat
speed-armor = { $armor } armor
# $why: speed-armor, load-burden or both.
speed-less-for = less { $feet } for { $why }
# $why: conditions.
speed-less-as = less { $feet } as { $why }
speed-of-its-own = { $base } of their own
# $parts: the parts above with commas; $by: rules.
speed-adds-up = Speed { $speed }: { $parts }.
speed-adds-up-by = Speed { $speed }: { $parts } ({ $by }).
speed-is = Speed { $speed }.
speed-run = Running covers { $times } times that speed.
speed-run-less = { $times ->
    [one] Running covers that speed once, not { $most } times, because of armor or load.
   *[other] Running covers { $times } times that speed instead of { $most }, because of armor or load.
}

## What the referee came upon

fact-at-step = Step { $step }: { $what }
fact-too-far = It costs { $feet }, and { $creature } has { $budget }.
fact-around = Around { $who } it's { $feet }; straight through it would be { $direct }.
fact-double-would-do = A { -double-move } gets there: pace:double.
fact-double-would-do-for-a-run = A { -double-move } gets there: /move creature:"{ $name }" to:{ $to } pace:double{ $by }.
# $by (an option for the way of moving, with its space, or nothing)
fact-sprint-would-do = A sprint gets there: /sprint creature:"{ $name }" to:{ $to }{ $by }.
fact-sprint-would-do-for-a-jump = A sprint gets there: pace:sprint.
# $by (an option for the way of moving, with its space, or nothing)
fact-run-would-do = A run gets there: /run creature:"{ $name }" to:{ $to }{ $by }.
fact-minimum-would-do-for-a-crawl = With a { -full-round-action } they get there: /move creature:"{ $name }" to:{ $to } pace:minimum.
fact-minimum-would-do = Minimum movement of one square gets there: pace:minimum.
fact-too-narrow = The way at { $square } is too narrow for { $creature }: { $is }.
fact-too-narrow-takes = The way at { $square } is too narrow for { $creature }: { $is }; { $tighter } (/escape).
fact-no-room = There's no room for { $creature } at { $square }, even squeezing: { $is }.
fact-stops-short = { $creature } stops on the way to { $goal }, as far as they can get.
fact-not-one-step = This covers one square only, and { $to } isn't next to { $from }.
fact-not-one-step-up = This covers one square only: { $feet } up or down.
fact-not-one-step-here = { $creature } is already in { $to }: name a square next to it.
fact-not-straight = A run goes straight over open ground, and there is no straight way to { $to }.
fact-too-tangled = The search for the best route takes too long: name squares on the way.
fact-hazards = Note: hazardous ground on the way, in { $squares }.
fact-squeezes = { $creature } squeezes: { $is }.
fact-both-squeeze = { $who } squeeze: { $is }.
fact-squeezes-later = { $creature } squeezes if they're still there when the next phase begins: { $is }.
fact-both-squeeze-later = { $who } squeeze if they're still together when the next phase begins: { $is }.
fact-takes-action = It takes { $action }.
fact-flat-footed-after = Note: { $is }.
fact-runs-no-further-rests = { $result } against { -dc } { $dc }: { $creature } has to stop running, and rests 1 minute (10 rounds) before running again.
fact-check-failed = Rolled { $result } against { -dc } { $dc }.
fact-unknown-pace = { $book } has no { $pace }. Use { $instead }.
fact-dead = { $creature } is dead and can't move.
fact-cannot-move = { $creature } is { $condition } and can't move.
fact-only-crawls = { $creature } is { -prone } and can only crawl: /crawl, or /stand to get up.
fact-only-crawls-as = { $creature } is { $condition } and can only crawl: /crawl, or /stand to get up.
fact-not-prone = { $creature } isn't { -prone }, and only { -prone } creatures crawl. Use /move.
fact-crawls-on-nothing = { $creature } is { -prone }, with nothing to crawl on here: /stand creature:"{ $creature }" first.
fact-not-slowed = Minimum movement is only for creatures too slow for a square, or for impeded ground.
fact-not-slowed-to-nothing = Minimum movement is only for creatures slowed to a speed of 0, or for impeded ground.
fact-too-slow-for-step = { $creature } is too slow: a { -five-foot-step } takes a speed of more than { $length }.
fact-no-speed = { $creature } has no speed at all, so not even one square.
fact-no-speed-left = { $creature } has no speed left for that.
fact-after-full-round = That leaves no step: { $is }.
fact-blind = { $creature } can't see where they're going, so they can't run.
fact-cannot-do-that = { $creature } can't do that.
fact-shares = { $who } is in { $square }. If { $who } agrees or can't prevent it: /move creature:"{ $name }" to:{ $to } share:true.
fact-shares-by-a-double-move = { $who } is in { $square }. If { $who } agrees or can't prevent it: /move creature:"{ $name }" to:{ $to } pace:double share:true.
fact-shares-by-a-step = { $who } is in { $square }. If { $who } agrees or can't prevent it: /step creature:"{ $name }" to:{ $to }{ $way } share:true.
fact-ends-inside = A move can't end in { $square }: { $who } is there.
fact-off-the-map = { $square } is off the map.
fact-pillar = { $square } is a pillar: nobody can stand there.
fact-solid = { $square } is solid: nobody can stand there.
fact-pillars = { $squares } are pillars: nobody can stand there.
fact-solid-several = { $squares } are solid: nobody can stand there.
fact-door-between = A closed door is between { $a } and { $b }.
fact-low-between = A low wall is between { $a } and { $b }: jump it or climb it.
fact-window-between = A window is between { $a } and { $b }.
fact-grate-between = A grate is between { $a } and { $b }.
fact-gap-between = The gap between { $a } and { $b } is too narrow to squeeze through.
fact-gap-closed = The gap between { $a } and { $b } is too narrow to squeeze through: { $is }.
fact-gap-takes = The gap between { $a } and { $b } is too narrow to squeeze through: { $is } (/escape; { -dc } by what fits through: { $dcs }).
fact-wall-between = A wall is between { $a } and { $b }.
fact-door-through = A closed door runs through the middle of { $to }: nobody can stand there.
fact-wall-through = A wall runs through the middle of { $to }: nobody can stand there.
fact-window-through = A window runs through the middle of { $to }: nobody can stand there.
fact-grate-through = A grate runs through the middle of { $to }: nobody can stand there.
fact-door-between-middles = A closed door is between the middle of { $from } and the middle of { $to }.
fact-wall-between-middles = A wall is between the middle of { $from } and the middle of { $to }.
fact-window-between-middles = A window is between the middle of { $from } and the middle of { $to }.
fact-grate-between-middles = A grate is between the middle of { $from } and the middle of { $to }.
fact-cuts-corner = The diagonal from { $from } to { $to } cuts a corner.
fact-in-the-way = { $who } is in the way in { $square }.
fact-impeded = Entering { $square } takes a { -full-round-action } for that one square: /move creature:"{ $name }" to:{ $to } pace:minimum.
fact-impeded-farther-on = Entering { $square } takes a { -full-round-action } for that one square: move next to it first, then enter it with pace:minimum.
fact-impeded-later = Entering { $square } takes a { -full-round-action } for that one square, and this turn has none left.
fact-too-many-in-square = There's no room for one more in { $square }.
# $by: the names of rules.
fact-hampered = The step to { $square } is hampered ({ $by }).
fact-hampered-several = The steps to { $squares } are hampered ({ $by }).
fact-concealed = { $square } is hard to see into, so no { -five-foot-step } goes there.
fact-tight = The crawlway at { $square } is too tight, even for squeezing.
fact-not-allowed = The rules don't allow it.
no-strike-covered = No { -attack-of-opportunity } for { $who }: a wall or its corner is in the way.
no-strike-ground = No { -attack-of-opportunity } for { $who }: the ground is in the way.
no-strike-condition = No { -attack-of-opportunity } for { $who }, who is { $condition }.
no-strike-unarmed = No { -attack-of-opportunity } for { $who }, who is unarmed.
no-strike-unseen = No { -attack-of-opportunity } for { $who }, who can't see the mover.
no-strike-too-near = No { -attack-of-opportunity } for { $who }: too close for their reach weapon.
no-strike-no-reach = No { -attack-of-opportunity } for { $who }, who only reaches their own square.
no-strike-had-chance = No further { -attack-of-opportunity } for { $who }: they've had theirs this turn.
no-strike-of-charge = No { -attack-of-opportunity } for { $who }: a { -charge } doesn't provoke its target.
no-strike-of-withdrawal = No { -attack-of-opportunity } for { $who }: the { -withdrawal } denies it.
no-strike-of-step = No { -attack-of-opportunity } for { $who }: a { -five-foot-step } doesn't provoke.

## Turns

turn-not-its-turn = It's { $whose }'s turn, not { $creature }'s.
turn-no-action-left = It takes { $needed }, and { $creature } has { $left ->
        [nothing] no action
        [standard] only a { -standard-action }
        [move] only a { -move-action }
       *[either] only a { -standard-action } or another { -move-action }
    } left this turn.
turn-not-the-only-action = { $creature } has taken an action this turn already: `one-action:true` is for a turn with a single one.
turn-readied-less = It takes { $needed }, and { $creature } has readied a { -standard-action }.
turn-no-action-points = This rulebook has no action points: do it without one.
turn-not-by-action-point = An action point gives a { -move-action } or a { -standard-action }, and this takes { $needed }.
turn-by-action-point = { $creature } spends an action point on it.
turn-trades-attack = { $creature } trades attack { $nth } of { $of }, counted from the lowest bonus, with any bonus attack at that bonus: { $left } left.
turn-one-maneuver = { $creature } has already used their one maneuver this round: { $made }.
turn-spent-on = { $creature } has one { -move-action } a phase, and /{ $what } used it. /phase next gives another.
turn-carried-moved = { $creature } carries { $who }, who has already moved this phase: take them along after /phase next.
turn-carrier-moved = { $who } has already moved this phase, and nobody moves twice in one: { $creature } can get on or off after /phase next.
turn-one-step = { $creature } has already taken their one { -five-foot-step } this turn.
turn-stood-by-step = Standing up took { $creature }'s one { -five-foot-step } this turn.
turn-unknown-way = Here a { -five-foot-step } replaces all other movement: leave out way:{ $way }.
turn-attacks-unknown = How many attacks { $creature } can trade isn't set: /creature sheet creature:"{ $creature }" base-attacks:4. Monsters have none.
turn-no-attack-to-trade = { $creature } has no attack left to trade for a { -five-foot-step }: their class gives { $of }.
turn-moved-already = { $creature } has already moved this turn, so they can't take a { -five-foot-step }.
turn-stepped-already = { $creature } has taken a { -five-foot-step } this turn, which rules out any other movement.
turn-stood-by-step-instead = Standing up took { $creature }'s { -five-foot-step } this turn, which rules out any other movement.
turn-stood-already = { $creature } has stood up this turn, which counts as movement, so they can't take a { -five-foot-step }.
turn-stands-already = { $creature } isn't { -prone }, so there's nothing to stand up from.
turn-hindered = { $creature } is { $condition }, which rules this out.
turn-one-action = { $creature } is { $condition }: they have one action a turn, and this takes { $needed }.
turn-has-to-rest = { $creature } has run as long as they can: { $rounds ->
        [one] 1 more round
       *[other] { $rounds } more rounds
    } of rest, moving no faster than a { -move-action }, before they run again.
turn-stopped-running = { $creature } failed the check to keep running this round, and has to stop.
turn-runs-no-further = { $result } against { -dc } { $dc }: { $creature } has to stop running, and is fatigued.
turn-chance-before = { $who } has already had { -attack-of-opportunity(form: "a") } this turn: another one takes more than one a round.
turn-spent-in-phase = { $who } has used { $feet } this phase.
turn-left = { $who } has { $actions } left.
turn-left-with-step = { $who } has { $actions } left, plus a { -five-foot-step }.
turn-left-only-step = { $who } has only a { -five-foot-step } left.

## Heights

height-at-surface = at the surface of water { $depth } deep
height-in-water = in water
height-below-surface = { $below } below the surface of water { $depth } deep
height-on-bottom = on the bottom of water { $depth } deep
height-up = { $altitude } up
height-under-ground = { $feet } below the ground
height-below-ground = { $square } is solid ground at that height.
height-ledge = The floor of { $square } is { $feet } higher: climb, jump or fly up.
height-drop-beside = The floor of { $square } is { $feet } lower: to:"{ $start } { $square }" goes over the edge.
height-drop-away = The floor of { $square } is { $feet } lower: to go over the edge, name every square of the path.
height-drop-on-wings = The floor of { $square } is { $feet } lower: { $creature } stops there on foot, and /fly goes on.
height-water-beside = The water in { $square } is { $depth } deep: to:"{ $start } { $square }" goes in{ $swims ->
    [none] .
   *[other] , and /{ $swims } swims on from there.
}
height-water-away = The water in { $square } is { $depth } deep: to go in, name every square of the path{ $swims ->
    [none] .
    [swim-forward] ; /swim-forward goes on from there.
   *[other] , or walk to the water and use /{ $swims }.
}
height-falls-into-water = { $who } goes over the edge at { $square } and falls { $height } into water { $depth } deep.
height-falls = { $who } goes over the edge at { $square } and falls { $height }.
height-comes-down-in-water = { $who } falls { $height } at { $square }, into water { $depth } deep.
height-comes-down = { $who } falls { $height } at { $square }.
height-flies-on = { $who } goes over the edge, and their flight keeps them up: { $altitude } above the floor.
height-into-water = The water in { $square } is { $depth } deep: { $who } is out of their depth, and swims or sinks{ $swims ->
    [none] .
   *[other] . Use /{ $swims }.
}
height-goes-no-further = Their movement ends there, short of { $goal }.
height-unsupported = Nothing holds { $creature } up there: they fall { $height }.
# $is (what the rule on water says)
height-depth-untold = The map doesn't say how deep the water in { $square } is: { $is }. To swim in it: /map paint squares:{ $square } terrain:pit depth:10.
height-water-hampers = wading hampers like { -difficult-terrain }
height-has-to-swim = { $creature } is too small to wade through { $square }: use /swim.
height-underwater = { $square } is under water there, where wings are no use: /swim.
height-underwater-shallow = { $square } is under water there, where wings are no use: wade, or fly above the water.
height-no-mode = { $who } has no { $mode } speed: set one with /creature edit creature:"{ $who }" modes:"{ $word } 30".
height-only-glides = { $who } has no fly speed, but can glide: /fly creature:"{ $who }" mode:glide.
height-only-glides-to = { $who } has no fly speed, but can glide: /fly creature:"{ $who }" to:{ $to } mode:glide.
height-unknown-mode = { $book } has no rule for this way of moving: { $mode }. It has { $instead }.

## Jumping

jump-too-long = That's a jump of { $feet }, and { $who } can jump { $most } at most.
jump-too-high = That's { $feet } up, and such a jump reaches { $most } at most.
jump-no-ground = { $who } isn't touching anything solid to jump from.
jump-holds-on = { $who } is clinging to a wall or an edge, and can only jump from a floor. To let go: /fall creature:"{ $who }" jumped:true.
jump-no-hop = A hop crosses one square and goes waist-high at most: { $most } up in whole squares.
riding-rides = { $creature } is already riding { $mount }: /dismount first.
riding-rides-nobody = { $creature } isn't riding anyone: /mount names a mount.
riding-not-willing = { $who } is { $creature }'s opponent, and won't carry them.
riding-not-bigger = { $who } is no bigger than { $creature }: a mount is at least one size larger.
riding-is-down = { $who } is { -prone }, and can't carry anyone until they stand up.
riding-is-out = { $who } is { $condition }, and can't carry anyone.
riding-not-beside = { $who } isn't next to { $creature }: move next to them first.
riding-no-sprint = { $creature } carries { $who }, and nobody sprints while carrying someone: /hustle.
riding-not-off = { $at } isn't next to { $who }.
riding-no-room = There's no room for { $creature } next to the mount: force:true dismounts anyway.
riding-only-over = There's no safe place for { $creature } next to the mount: to:{ $at } dismounts over the edge.
escape-meaning = { $is }.
ground-stops = { $creature } stops before { $square }.
ground-falls = { $creature } falls { -prone } in { $square }.
ground-awaits = { $who } stops before { $square }, which calls for { $check }, { -dc } { $dc }: { $line } with `ground-check` goes on.
ground-one-for-all = That one result counted for { $checks } checks of the ground. Several, in order, give each its own.
ground-exposed = { $creature } is { -flat-footed } while balancing, unless they have { $ranks } ranks in Balance.
escape-no-gap = No gap on the way is too tight to squeeze through: /move needs no check.
escape-only-through = By this check they get through { $square }, but a space that narrow has no squares to stay in: name a place beyond it.
escape-several-gaps = There's more than one gap on the way, and each takes its own check: go through one at a time.
escape-head-stuck = Not even { $creature }'s head fits through.
escape-fits-unknown = The { -dc } depends on what fits through (fits): { $dcs }.
escape-takes = It takes at least { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}.
escape-longer-than-a-turn = It takes at least { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}, longer than a turn: once that time has passed, force:true puts them through.
escape-no-taking-twenty = No document says whether you can take 20 on this check.
escape-tries-again = { $creature } stays put, and may try again.
jump-standing = Without a running start of { $needs }, the { -dc } doubles. If there was one, add running:true.
jump-over-the-gap = Counted over the gap alone, the { -dc } is { $dc } (house rule jump-measure).
jump-over-the-squares = Counted from square to square, the { -dc } is { $dc } (house rule jump-measure).
jump-speed = Speed gives { $adds } on the check: added to bonus, already part of check.
jump-speed-untold = A speed of { $speed } helps to jump, but the rulebook leaves out how much: speed-bonus:{ $bonus } would be the SRD's figure.
jump-short = The jump only reaches { $square }.
jump-no-higher = { $who } lands where they started.
jump-drops = They land { $feet } lower.
jump-would-drop = On a success they land { $feet } lower.
jump-midair = They end in midair, without penalty, and don't fall before the next phase.
jump-sprawls = { $who } isn't trained in jumping and didn't beat the { -dc } by 5: they land { -prone }.
jump-fails-badly = { $who } missed the { -dc } by 5 or more: they land { -prone }.
jump-hangs = { $who } hangs on to the far edge. Pulling up takes a { -move-action } and a { -dc } 15 Climb check.

## Climbing, swimming, digging

mode-no-way = { $creature } can't get to { $square } that way: there's no floor, and nothing that this kind of movement leads through.
mode-no-water = { $creature } can't swim to { $square }: there's no water there.
mode-no-hold-below = There's nothing to climb at { $square }, { $depth } below its floor.
mode-no-hold = There's nothing to climb at { $square }, { $altitude } up.
mode-nothing-to-climb = There's nothing to climb where { $creature } gets to within { $feet }.
mode-no-earth = { $creature } can't dig to { $square } that way: burrowing leads through the ground, below the floor.
mode-ashore = { $square } is dry ground. A swim ends with the first step ashore: { $creature } walks on with another move.
mode-not-afloat = { $square } is dry ground: { $creature } walks to the water first, with another move.
mode-nothing-holds = Nothing holds { $creature } up there over { $square }.
mode-not-from-here = { $creature } can't { $mode } from where they are.
mode-not-by-teleport = Nobody charges or withdraws by teleporting: /teleport.
mode-used-up = { $creature }'s { $mode } speed is used up: { $speed } for this movement.
mode-bent = This movement has to be straight.
mode-brachiates = Nobody charges, runs, withdraws or takes a { -five-foot-step } by brachiating.
mode-smooth = That can't be climbed.
mode-hands = { $is }.
mode-ranks = That takes { $needs } ranks in the skill: set them with ranks:{ $needs }.
mode-no-haste = That can't be done any faster: leave out pace.
mode-no-run = { $mode ->
    [climb] There's no running while climbing
    [burrow] There's no running while digging
   *[teleport] There's no running by teleport
}: type /move in place of /run.
mode-sees-nothing = { $creature } can't see anything underground, and nobody runs blind.
mode-no-taking-ten = You can't take 10 here: give check with the result, or bonus alone.
mode-helpers-beside = Helpers have to be next to { $creature } or their rope, and there isn't room for so many.
mode-no-helper = Nobody can help with that.
mode-helpers = At most { $most } can help.
mode-only-forward = Without a { $mode } speed, { $creature } only gets a short way, with a check: /{ $command }.
mode-one-at-a-time = { $book } has no rule for moving in several ways at once: name one, such as mode:walk.
mode-not-through = { $creature } can't dig through { $ground }.
mode-one-square = Digging through ground like this takes a full round for each square.
mode-unseen = { $creature } has to see the place.
mode-no-room = There's no free space on the line: { $creature } stays put, and the action is spent.
mode-exposed = { $creature } has no Dexterity bonus to AC while climbing.
mode-flat-footed = { $creature } is { -flat-footed } while climbing.
mode-no-progress = { $creature } is { $short } short, and makes no progress.
mode-falls = { $creature } loses their grip and falls { $height }.
mode-goes-under = { $creature } goes under.
mode-keeps-afloat = { $creature } is in deep water: { $check } before the turn ends ({ $is }), or they go under if 5 or more short.
mode-holds-on = { $creature } holds on.
mode-every-hour = Each hour of swimming takes a { -dc } { $dc } Swim check, or 1d6 nonlethal damage from fatigue.
mode-holds-breath = Underwater { $creature } holds their breath: out of combat a minute or two with only move and free actions, then they're Asphyxiating.
mode-breath-known = { $creature } can hold their breath for { $rounds } rounds, minus one for each action other than a move.
mode-breath-untold = { $creature } can hold their breath for { $rounds } rounds per point of Constitution, which isn't set.
mode-shunted = The space isn't free: { $creature } arrives at { $to }, back along the line.
mode-full-round = It takes a full round for that one square.
mode-hardness = The { -dc } depends on { $option }: { $is }. Or set it with dc.

## Flight by checks

air-not-in-this-flight = In lesser flight there's no { $pace }.
air-starts-in-open-air = { $creature } hovers with no surface next to them: the ground has to be within { $below }. If the map lacks one: ceiling:true.
air-nothing-to-hover-at = { $creature } hovers with no surface next to them: the ground has to be within { $below }.
air-falls-at-turns-end = Nothing holds them up there: unless they reach a surface, they fall { $height } at the end of the turn.
air-falls = { $creature } falls { $height }.
air-stays = { $creature } doesn't get anywhere, and loses the action.
air-sinks = { $creature } doesn't get anywhere and sinks from { $from } to { $to }, unhurt. The action is lost.
air-lowered = { $creature } comes down from { $from } to { $to }, unhurt.
air-floats-down = { $creature } floats down from { $from }, unhurt.
air-not-yet-kept-up = { $creature } has flown { $flown } and needs more than half of { $speed }: if they fly no further, staying up takes a check at the end of the turn.
air-never-prone = { $creature } hovers, and can't be knocked { -prone }.
air-needs-no-check = { $creature } needs no check to stay in the air.
air-unknown-mishap = { $book } has no rule for mishaps in flight.
air-too-late-to-fly = After a failed check or a collision, nobody can start flying again in mid-fall.
air-cannot-catch-itself = { $creature } has no lesser flight to start flying again in mid-fall.
air-never-up = A glide never gains height.
air-on-the-floor = { $creature } is on the floor there, and can't glide along it.
air-no-further-down = A glide goes down { $feet } a phase, no more.
air-has-to-come-down = A glide ends { $feet } lower than it started, or on the floor.
air-too-high = The height limit is { $limit } above something that could support them. If something is that high, set support.
air-overloaded = { $creature } is carrying too much: { $is }.
air-in-midair = Note: { $is }.
air-no-such-wind = { $book } doesn't say what this weather does to creatures: { $wind }. /fly and /fly-mishap take the weather into account where it does.
air-withstands = This wind ({ $wind }) does nothing to { $creature }.
air-withstands-in-flight = This wind ({ $wind }) does nothing to { $creature } (counts as { $size } in flight).
air-on-a-failure = On a failure, { $does }
air-blows-prone = the wind knocks { $creature } { -prone }.
air-blows-back = the wind blows { $creature } (counts as { $size } in flight) back { $distance } times { $each }.
air-rolls-away = the wind rolls { $creature } { $distance } times { $each }, { -prone }, for { $damage } nonlethal damage each time.
air-blows-away = the wind blows { $creature } (counts as { $size } in flight) away { $distance } times { $each }, for { $damage } nonlethal damage.
air-checks = { $creature } can't move against the wind.
air-checks-in-flight = { $creature } (counts as { $size } in flight) can't move against the wind.

## Flight by classes

flight-no-class = { $who }'s { -maneuverability } isn't set: /creature edit creature:"{ $who }" modes:"fly 60 good" (perfect, good, average, poor or clumsy).
flight-too-loaded = { $creature } carries a { $load } load, and can only fly with a light one: /creature edit creature:"{ $creature }" load:light.
flight-barded = { $creature } wears { $armor } barding, and mounts only fly in light barding: /creature edit creature:"{ $creature }" armor:light.
# $plain (yes: a plain flight, which may go on or stall)
flight-too-slow = { $flier } has to fly { $needed } a turn to stay up, and { $creature } has flown { $flown }.{ $plain ->
        [yes] { " " }Fly further, land, or stall (stall:true).
       *[no] { "" }
    }
flight-no-hover = { $flier } can't hover.
flight-no-backward = { $flier } can't fly backward.
flight-turns-too-soon = { $flier } turns { $turn } after { $after }: this turns { $angle } after { $flown }.
flight-no-turn-in-place = { $flier } can't turn in place.
flight-turns-too-far = { $flier } turns at most { $most } in one space, not { $angle }.
flight-faces-elsewhere = { $creature } would not end up facing { $asked }.
flight-climbs-too-steeply = { $flier } climbs at { $slope } at most: this climbs { $climbed } over { $level } of level flight.
flight-descends-too-steeply = { $flier } dives at { $slope } at most: this dives { $descended } over { $level } of level flight.
flight-climbs-too-soon = { $flier } flies { $needed } level between diving and climbing: so far it's { $flown }.
flight-turns-in-place = { $flier } pays { $feet } to turn this far in place.
flight-hovers = { $creature } hovers with the Hover feat.
flight-wheels = { $creature } turns with the Wingover feat, once a round.
flight-wheeled-already = { $creature } has already used Wingover this round.
flight-no-climb-with-wingover = A flier can't gain height in a round with a Wingover.
flight-is-stalled = { $creature } has stalled and fallen { $fallen }, and spends the turn recovering: Reflex save DC { $dc }. Failure: falls up to { $later } more. Give the save: /fly creature:"{ $creature }" check:18.
flight-drops = Stalled: falls { $feet }. Next turn, recovering takes a { -dc } { $dc } Reflex save: /fly creature:"{ $creature }" check:18.
flight-could-land = { $creature } is low enough to land instead: /fly creature:"{ $creature }" to:"{ $path }".
flight-crashes = Stalled: falls all the way down, { $height } in all.
flight-faces = Now facing { $facing }.
flier-clumsy = A clumsy flier
flier-poor = A poor flier
flier-average = An average flier
flier-good = A good flier
flier-perfect = A perfect flier

## Loads

# $noted: [stand-in] where the figures are another rulebook's.
load-one-square = { $who } carries { $pounds } lb, over their heavy load of { $heavy } lb{ $noted ->
        [stand-in] { " " }(the 3.5 SRD's light load stands in: set yours with `light-load`)
       *[own] { "" }
    }: only one square as a { -full-round-action } (pace:minimum).
load-too-much-to-carry = { $who } can't carry { $pounds } lb: { $most } lb at most, and pushing or dragging up to { $drag } lb{ $noted ->
        [stand-in] { " " }(the 3.5 SRD's light load stands in: set yours with `light-load`)
       *[own] { "" }
    }.
load-too-much = { $who } can't carry { $pounds } lb: they carry or drag { $most } lb at most{ $noted ->
        [stand-in] { " " }(the 3.5 SRD's light load stands in: set yours with `light-load`)
       *[own] { "" }
    }.
load-no-climbing = With more than a heavy load you can hold on, but not climb.
load-plucked-off = A load over their maximum drag pulls a climber off the wall.
load-caught = Until the caught creature climbs free with a Movement check, its { $pounds } lb count as load.
load-flat-footed = That load makes them { -flat-footed } in combat.
load-no-dexterity = That load takes away their Dexterity bonus to AC.
load-more-than-heavy = more than a heavy load
# "medium load"
load-of-weight = { $weight } load
# $what is load-of-weight or load-more-than-heavy.
load-burden = { $what } ({ $pounds } lb{ $noted ->
        [stand-in] ; the 3.5 SRD's light load stands in: set yours with `light-load`
       *[own] { "" }
    })
# A creature's load, in the description of it.
carries = carries { $pounds } lb: a { $weight } load ({ $within })
carries-more-than-heavy = carries { $pounds } lb: more than a heavy load, { $step } as a full-round action ({ $within })
carries-too-much = carries { $pounds } lb: more than they can carry ({ $within })
carries-unknown = carries { $pounds } lb, with no limits set
load-limits = light up to { $light }, medium up to { $medium }, heavy up to { $heavy }; drags { $drag }{ $noted ->
        [stand-in] ; the 3.5 SRD's light load stands in: set yours with `light-load`
       *[own] { "" }
    }
load-limits-lifting = light up to { $light }, medium up to { $medium }, heavy up to { $heavy }; lifts { $most }, drags { $drag }{ $noted ->
        [stand-in] ; the 3.5 SRD's light load stands in: set yours with `light-load`
       *[own] { "" }
    }
load-penalty = maximum Dexterity bonus to AC +{ $dexterity }, check penalty -{ $checks }

## Charging and withdrawing

charge-no-opponent = { $who } isn't { $creature }'s opponent.
charge-unseen = { $creature } can't see { $who }.
charge-curtained = A curtain hides { $who } from { $creature }.
charge-not-burrowing = { $creature } is burrowing, and nobody charges through the ground.
charge-not-climbing = { $creature } is climbing, and nobody charges up or down a wall.
charge-no-end = There's no square on the map from which { $creature } could attack { $target }.
charge-from-the-water = To attack { $target }, { $creature } would have to be in deep water, where a { -charge } on foot can't end.
charge-target-higher = { $target } is { $feet } higher, out of { $creature }'s reach: a { -charge } only goes up or down with a fly speed, or with a swim speed in water.
charge-target-lower = { $target } is { $feet } lower, out of { $creature }'s reach: a { -charge } only goes up or down with a fly speed, or with a swim speed in water.
charge-other-end = This { -charge } can't end in { $to }: it ends in the closest space from which you can attack, { $ends }.
charge-tie-rolled = Equally close: { $ends }. d{ $die } ({ $rolled }): the { -charge } ends at { $to }.
charge-too-near = The closest space to attack from is { $feet } away, and a { -charge } takes at least { $least }.
charge-squeezed-start = { $creature } is squeezing, and can't charge.
charge-slow-ground = The ground in { $square }, in the lane, slows movement.
charge-drop-in-lane = The floor of { $square }, in the lane, is { $feet } lower.
charge-water-in-lane = The water in { $square }, in the lane, is { $depth } deep.
charge-slow-body = { $who }, in the lane at { $square }, slows movement.
charge-low-or-narrow = Between { $a } and { $b }, in the lane, there's something to get over or through.
charge-no-overrun = This rulebook has { $is }.
charge-not-met = { $who } isn't in the way, so there's nobody to overrun.
charge-not-in-need = { $who } is helpless: the { -charge } passes them without an overrun.
charge-bonus = Charging: { $is }.
charge-weapons = Weapons: { $is }.
charge-dives = It's a dive: { $creature } deals double damage with claws or talons.
charge-rider-strikes = { $who } attacks from the saddle: the charge ends where their attack reaches.
charge-no-primary = A { -withdrawal } is from an opponent that { $creature } can see and that threatens them. There isn't one: use /move.
charge-no-threat = { $who } doesn't threaten { $creature }, so there's no withdrawing from them.
charge-not-farther = The step to { $square } doesn't lead away from the opponent.

## Flanking

flank-with = With { $name }: the line from { $from } to { $to }.
flank-with-inside = With { $name }: one of the two shares squares with a much bigger or smaller creature.
flank-unknown = { $book } has no flanking. It has { $instead }.
flank-no-opponents = { $flanker } and { $target } aren't opponents.
flank-no-ally = { $who } isn't { $flanker }'s ally against { $target }.
flank-no-line = No line between { $flanker } and { $who } crosses { $target } the right way.
flank-alone = { $flanker } has no ally here.
flank-since-condition = they're { $condition }
flank-since-unarmed = they're unarmed
flank-since-unseen = they can't see them
flank-since-neutral = they're neutral
flank-without-reach = { $who } threatens { $target } from inside their space, but creatures without reach can't flank.
flank-since-no-reach = they only reach their own squares
flank-since-too-far = they don't reach that far
flank-since-too-near = too close for their reach weapon
flank-since-covered = a wall or its corner is in the way
flank-no-threat = { $who } doesn't threaten { $target }: { $why }.

## Maneuvers

maneuver-no-opponent = { $who } isn't { $mover }'s opponent. /move passes friends.
maneuver-too-big = { $who } is too big: the target can be at most { $sizes ->
        [one] 1 size category
       *[other] { $sizes } size categories
    } larger than { $mover }.
maneuver-no-helper-beside = An ally who assists has to start next to { $creature }.
maneuver-extra = The last { $feet } add { $harder } to the { -dc }.
maneuver-extra-reaches = { $feet } more reaches it, for { $harder } more on the { -dc }: extra:{ $typed }.
maneuver-not-big-enough = { $who } isn't big enough: they have to be at least { $sizes ->
        [one] 1 size category
       *[other] { $sizes } size categories
    } larger than { $mover }.
maneuver-above = { $who } is above { $mover }, and so not in the way.
maneuver-below = { $who } is below { $mover }, and so not in the way.
maneuver-above-there = In { $square }, { $who } would be above { $mover }, and so not in the way.
maneuver-below-there = In { $square }, { $who } would be below { $mover }, and so not in the way.
maneuver-fills = { $who } fills their squares: nobody gets through.
maneuver-one-target = This takes one target only.
maneuver-once-a-round = { $mover } has already tried that this round.
maneuver-could-go-through = Tumbling through { $who }'s squares takes a check of its own: through:"{ $who }".
maneuver-not-through = The route doesn't enter { $who }'s squares: name an end beyond them.
maneuver-falls-before = The route goes over the edge at { $square }, and the fall ends it before it gets past { $who }.
maneuver-afloat = { $who } is in deep water, and { $mover } can't get at them from land like this: a walk ends with the first step into deep water.
maneuver-not-past = This ends on the near side of { $who }: an overrun has to end past its target.
maneuver-nothing-past = There's no open space past { $who } to end in.
maneuver-not-inside = It has to end inside { $who }'s space, and { $to } isn't fully inside.
maneuver-not-beside = { $who } isn't next to { $mover }, and a bull rush starts by entering their square. First, /move there.
maneuver-not-beside-now = { $who } isn't next to { $mover }, and a bull rush starts by entering their square.
maneuver-walled-off = A wall is between { $mover } and { $who }.
maneuver-no-direction = { $mover } is in the middle of them, so no way is straight back.
maneuver-how-far = No document says how far a success pushes: set it with feet:10.
maneuver-encumbered = Armor or load slows { $mover }, so they can't tumble.
maneuver-tumbles-all-the-way = In { $book } you tumble for the whole { -move-action }, at half speed: leave out `tumbled`.
maneuver-tumbles-elsewhere = The route doesn't enter { $square }, which you want to tumble into: name the route in `to`.
maneuver-walks-through = You can only tumble through { $who }: name all of their squares on the way in `tumbled`.
maneuver-deep-bog = Nobody can tumble in a deep bog.
maneuver-not-by-jet = { $mover } swims by jet: that goes only straight, and can't tumble.
maneuver-untrained = { $mover } isn't trained in Tumble.
maneuver-no-way-through = There's no tumbling through { $who }'s squares: { $instead }.
way-then = then, in the action phase: { $way }
maneuver-cannot-avoid = { $who } can't act, and so can't choose to get out of the way.
maneuver-dead = { $who } is dead: a move passes them without an overrun.
maneuver-not-in-need = { $who } is helpless: a move passes them without an overrun.
maneuver-avoids = { $who } gets out of the way.
maneuver-stops-before = { $mover } stops at { $at }, in front of { $who }.
maneuver-goes-back = { $mover } stops in front of { $who } and goes back to { $at }, the first free space on their route.
maneuver-held-by = By the rules they stop at { $at }: the check against { $who } failed.
maneuver-ends-charge = It ends the { -charge }: no further action.
maneuver-hurts = { $creature } deals combat maneuver damage to { $who }: the damage of their weapon.
maneuver-never-prone = { $who } hovers, and can't be knocked { -prone }.
maneuver-falls-prone = { $who } falls { -prone }.
maneuver-knocked-over = { $who } is knocked over.
maneuver-push-ends = The push ends there: { $why }
maneuver-not-pushed = { $who } stays at { $to }.
maneuver-pushed = { $who } is pushed { $feet } { $way } to { $to }.
maneuver-pushed-up = { $who } is pushed up to { $after } above { $at }.
maneuver-pushed-down = { $who } is pushed down to { $after } above { $at }.
maneuver-pushed-to-floor = { $who } is pushed down to the floor of { $at }.
maneuver-holds-on = { $who } dropped { -prone } by choice, and can't be pushed while they stay down.
maneuver-resists = { $who } resists { $feet } of the push.
maneuver-drops-prone = { $who } drops { -prone }, which ends the push.
maneuver-stays-up = { $who } ends the push as if dropping { -prone }, and stays up: hoverers never are.
maneuver-cannot-drop = { $who } can't end the push by dropping { -prone }.
maneuver-strikes-pushed = { $by } gets { -attack-of-opportunity(form: "a") } against { $at } (leaving { $leaving }).
maneuver-may-go-astray = Anyone else's attack has a 25% chance to hit the other of the two.
maneuver-provokes-nobody = No { -attack-of-opportunity } for { $who }: the maneuver doesn't provoke.
maneuver-spared = No { -attack-of-opportunity } for { $who }: the check prevents it.
maneuver-defense-unknown = { $who }'s Maneuver Defense isn't set: /creature sheet creature:"{ $who }" maneuver-defense:18.
maneuver-unknown = { $book } has no { $what }. Use { $instead }.
# $is says what another maneuver is there.
maneuver-unknown-but-rush = { $book } has no { $what }. Use { $instead }: /bull-rush is { $is }.
maneuver-called-overrun = overrun
maneuver-called-bull-rush = bull rush
maneuver-called-tumble = tumbling
maneuver-called-clamber = clambering
maneuver-called-charge = { -charge }
maneuver-called-withdraw = { -withdrawal }

## Forced movement

forced-cannot-be = { $creature } can't be moved from { $from }:
forced-cannot-be-to = { $creature } can't be moved from { $from } to { $to }:
# $done is one of thrust-...; $cost is cost-of.
forced-up = { $creature } is { $done } up to { $after } above { $to }: { $cost }.
forced-could-up = { $creature } could be { $done } up to { $after } above { $to }: { $cost }.
forced-up-to = { $creature } is { $done } up to { $to }: { $cost }.
forced-could-up-to = { $creature } could be { $done } up to { $to }: { $cost }.
forced-floor = { $creature } is { $done } down to the floor of { $to }: { $cost }.
forced-could-floor = { $creature } could be { $done } down to the floor of { $to }: { $cost }.
forced-down = { $creature } is { $done } down to { $after } above { $to }: { $cost }.
forced-could-down = { $creature } could be { $done } down to { $after } above { $to }: { $cost }.
forced-down-to = { $creature } is { $done } down to { $to }: { $cost }.
forced-could-down-to = { $creature } could be { $done } down to { $to }: { $cost }.
forced-stays = { $creature } stays at { $from }: { $cost }.
forced-done = { $creature } is { $done } { $from } to { $to }: { $cost }.
forced-could = { $creature } could be { $done } { $from } to { $to }: { $cost }.
thrust-push = pushed
thrust-pull = pulled
thrust-slide = slid
thrust-fling = flung
forced-unknown = { $book } has no { $how }. Use { $instead }.
forced-holds-on = { $creature } is { -prone } by choice, and ignores it while they stay down. drop-prone:false lets them be moved.
forced-resists-all = { $creature } resists { $feet } of forced movement, which is all of it.
forced-unpaid = The first step costs { $feet }, and the movement has { $budget }.
forced-resists = { $creature } resists { $feet } of it.
forced-slowed = { $creature } is { $condition }, which limits the movement to { $feet }.
forced-not-nearer = { $square } isn't nearer: each square of a pull has to be nearer than the last.
forced-not-farther = { $square } isn't farther: each square of a push has to be farther than the last.
forced-narrow = { $square } would mean squeezing, and nobody can be forced to squeeze.
forced-occupied = { $who } is in the way in { $square }.
forced-out-of-reach = No route within { $budget } leads to { $square }.
forced-beside-already = { $creature } is already next to them. To pull on, name another square next to the puller as `to`.
forced-no-square = There's no square to move them to.
forced-no-square-there = There's no square to the { $way } to move them to: name another way with direction or to.
forced-map-ends = The map ends there.
forced-only-up-or-down = { $creature } is in the air, so they go straight up or down.
forced-off-the-line = It goes in a straight line: { $way }.
forced-which-line = It goes in a straight line: name it with direction:ne and so on.
forced-by = Moved by { $who }: { $is }.
forced-ends-at-edge = It ends there, at the edge of the map.
forced-ends-before = It ends there: { $why }
forced-low-wall = A low wall is between { $a } and { $b }.
forced-ledge = The floor of { $square } is { $feet } higher.
forced-hazard = Note: hazardous ground in { $square }.
forced-may-drop-prone = { $creature } may drop { -prone } to end it before that: drop-prone:{ $at }.
forced-could-have-dropped = If { $name } drops { -prone } before that, /undo and add drop-prone:{ $at }.
forced-drops-prone = { $creature } drops { -prone }, which ends it.
forced-stays-up = { $creature } ends it as if dropping { -prone }, and stays up: hoverers never are.
forced-ends-lying = { $creature } had a chance to stand up and stays down, which ends it.
forced-cannot-choose = { $creature } is helpless and can't choose to drop { -prone }.
forced-splayed = { $creature } is splayed, so dropping { -prone } doesn't end it.
forced-no-chance-to-stand = { $creature } is already { -prone } and hasn't had a chance to stand up, so that ends nothing.
forced-lies-already = { $creature } is already { -prone }. If they had a chance to stand up and stay down, drop-prone:true ignores the movement.
forced-hangs-on-edge = { $creature } hangs on to the edge in { $square }.
forced-falls-at-edge = { $creature } falls in { $square } instead of going on.
forced-unspent = { $feet } left over, which deals no damage.
forced-unspent-hurts = { $feet } left over: { $dice } damage to { $creature } and to what they hit.
forced-unsteady = { $creature } is unsteady until they land at the end of the round.
forced-lands-at-once = Turns aren't kept, so { $creature } comes down at once instead of at the end of the round.

## Answers to movement

reactive-unknown = { $book } has no { $what }. Use { $instead }.
reactive-unseen = They have to see { $who }, and can't.
reactive-moved-already = { $mover } has moved this phase, and that was their one { -move-action }.
reactive-declared = { $mover } has used this phase's { -move-action } and { $intent }. /phase retract takes it back unused, /phase next ends it.
reactive-declared-used = { $mover } has used this phase's { -move-action } and { $intent }. /phase next ends it.
reactive-wrong-distance = { $to } is { $feet } from { $who }: leave out `to`, and the end is found for you.
reactive-unaffected = Note: the block has no effect, because this mover may go through { $by }'s space.
reactive-blocked = { $by } blocks { $mover }: { $extra } extra.
reactive-held-back = The step to { $to } costs { $feet }, more than { $mover } has left: they stop.
reactive-was-there-first = { $who } moved there first in this phase.
reactive-distance-kept = { $mover } is { $feet } from { $who }.
reactive-distance = { $mover } is { $feet } from { $who }, and can't do better.
reactive-blocks-late = A block is swift and comes before movement: this one is too late for what { $who } has moved this phase, and only slows what they still do.
reactive-vanishes = { $mover } vanishes from { $from }, and { $by } has to beat their initiative to keep track: { $line } with `check` and `against`. Until then { $by } acts as if { $mover } were still there.
reactive-chases = { $by } keeps track of { $mover }: initiative { $own } against { $theirs }.
reactive-chases-in-vain = { $by } loses track of { $mover }, initiative { $own } against { $theirs }, and acts as if they were still at { $from }.
reactive-loses-sight = { $by } can't see where { $mover } went, and acts as if they were still at { $from }.
reactive-nothing-to-block = { $by } can't block that: { $mover } crosses no squares.
reactive-lost = { $mover } moves as if { $who } were still at { $at }.
reactive-no-free-hand = { $mover } needs both hands free for that, or at least one.
reactive-failed = { $result } against { -dc } { $dc }: { $mover } gets nowhere, and this phase's { -move-action } is spent.
reactive-no-water = There's no water to swim in at { $square }.
reactive-no-surface = { $mover } isn't touching a solid vertical surface at { $square }.
reactive-sprint-standard = The sprint is their { -standard-action }.
reactive-sprint-movement = Sprinting in the movement phase costs a level of fatigue.
reactive-sprint-either = A sprint is a { -standard-action }; in the movement phase it costs a level of fatigue.
reactive-blocking = blocking
reactive-following = following step by step
reactive-keeping-away = withdrawing by distance
reactive-climbing = climbing forward
reactive-swimming = swimming forward
reactive-swim-difficulties = dv: calm water 5, rough or viscous 10, stormy 15, extreme 20; +10 for creatures native to water.
reactive-climb-difficulties = dv: a steep slope 0, large sturdy holds 5, small or unsteady holds 10, rough with few holds 15, rough without 20, smooth 25.
# What a creature does, after its name: "Ogre blocks Hero".
intends-block = blocks { $target }
intends-follow = follows { $target } within { $distance }
intends-follow-lost = follows { $target }, lost at { $at }
intends-keep-away = keeps at least { $distance } from { $targets }
# $does is one of intends-...
answered-as-meant = { $creature } { $does }: { $from } to { $to }, { $spent } of { $budget }.
answered = { $creature } { $from } to { $to }, { $spent } of { $budget }.

## Checks

check-target = the target
# $check is one of skill-check-..., $against one of check-past, check-against..., check-dc..., $does what a trial does.
check-made = { $check } { $against }: { $result } - { $does }.
# $check is one of a-skill-check-...
check-decides = { $check } { $against }. Success: { $success }. Failure: { $failure }.
check-compared = { $check } { $against }: { $result }. Success: { $success }. Failure: { $failure }.
check-decides-with-worst = { $check } { $against }. Success: { $success }. Failure: { $failure }. Natural 1: { $worst }.
check-would-help = { $check } { $against } is optional. Success: { $success }. Failure: { $failure }.
check-past = against { $against }, { -dc } { $dc }
check-against-dc = against { $against }'s { $defense }, { -dc } { $dc }
check-against = against { $against }'s { $defense }
check-against-them = against { $against }
check-dc = { -dc } { $dc }
check-dc-each-hour = each hour, { -dc } { $dcs }
check-dc-untold = with a { -dc } that isn't set
check-against-added = { $against } ({ $added } on the roll)
check-added = { $total } { $added } = { $counted }
check-natural-20 = natural 20
check-natural-1 = { $total } (natural 1)
check-modifier = { $adds } { $name }
check-contained = Added to a bonus: { $added }; a result already includes it.
check-contained-theirs = Added to a bonus for { $who }: { $added }; a result already includes it.

skill-constitution = Constitution
skill-movement = Movement
skill-strength = Strength
skill-jump-or-tumble = Jump or Tumble
skill-tumble = Tumble
skill-acrobatics = Acrobatics
skill-swim-or-tumble = Swim or Tumble
skill-swim-or-acrobatics = Swim or Acrobatics
skill-caster = Caster
skill-reflex = Reflex
skill-jump = Jump
skill-endurance = Endurance
skill-might = Might
skill-climb = Climb
skill-initiative = Initiative
skill-swim = Swim
skill-burrow = Burrow
skill-flexibility = Flexibility
skill-escape-artist = Escape Artist
skill-fortitude = Fortitude
skill-balance = Balance
skill-dexterity = Dexterity
skill-check-constitution = Constitution check
skill-check-movement = Movement check
skill-check-strength = Strength check
skill-check-jump-or-tumble = Jump or Tumble check
skill-check-tumble = Tumble check
skill-check-acrobatics = Acrobatics check
skill-check-swim-or-tumble = Swim or Tumble check
skill-check-swim-or-acrobatics = Swim or Acrobatics check
skill-check-caster = Caster check
skill-check-reflex = Reflex save
skill-check-jump = Jump check
skill-check-endurance = Endurance check
skill-check-might = Might check
skill-check-climb = Climb check
skill-check-initiative = Initiative check
skill-check-swim = Swim check
skill-check-burrow = Burrow check
skill-check-flexibility = Flexibility check
skill-check-escape-artist = Escape Artist check
skill-check-fortitude = Fortitude save
skill-check-balance = Balance check
skill-check-dexterity = Dexterity check
a-skill-check-constitution = a Constitution check
a-skill-check-movement = a Movement check
a-skill-check-strength = a Strength check
a-skill-check-jump-or-tumble = a Jump or Tumble check
a-skill-check-tumble = a Tumble check
a-skill-check-acrobatics = an Acrobatics check
a-skill-check-swim-or-tumble = a Swim or Tumble check
a-skill-check-swim-or-acrobatics = a Swim or Acrobatics check
a-skill-check-caster = a Caster check
a-skill-check-reflex = a Reflex save
a-skill-check-jump = a Jump check
a-skill-check-endurance = an Endurance check
a-skill-check-might = a Might check
a-skill-check-climb = a Climb check
a-skill-check-initiative = an Initiative check
a-skill-check-swim = a Swim check
a-skill-check-burrow = a Burrow check
a-skill-check-flexibility = a Flexibility check
a-skill-check-escape-artist = an Escape Artist check
a-skill-check-fortitude = a Fortitude save
a-skill-check-balance = a Balance check
a-skill-check-dexterity = a Dexterity check
defense-maneuver-defense = Maneuver Defense
defense-strength-or-dexterity-check = Strength or Dexterity check
defense-strength-check = Strength check
defense-initiative = initiative
defense-initiative-to-beat = initiative, which they have to beat
modifier-size = size
modifier-greater-flight = greater flight
modifier-climb-speed = climb speed
modifier-swim-speed = swim speed
modifier-speed = speed
modifier-haste = faster pace
modifier-half-speed = half speed
modifier-native = native to water
modifier-one-hand = one hand
modifier-several = several targets
modifier-charge = { -charge }
modifier-stability = more than two legs
modifier-clear-skies = clear skies
modifier-calm = calm
modifier-strong-wind = strong wind
modifier-severe-wind = severe wind
modifier-windstorm = windstorm
modifier-hurricane = hurricane
modifier-tornado = tornado
modifier-erratic-gusts = erratic gusts
modifier-violent-gusts = violent gusts
modifier-fog = fog
modifier-opaque-clouds = opaque clouds
modifier-dark-clouds = dark clouds
modifier-rain = rain
modifier-snow = snow
modifier-sleet = sleet
modifier-hail = hail
modifier-massive-hail = massive hail
modifier-lightning-visible = lightning in sight
modifier-lightning-close = lightning nearby
modifier-lightning-storm = lightning storm

## What a check does, after "on a success it" or "so it"

check-run-on-constitution-success = keeps running
check-run-on-constitution-failure = has to stop running, and rests a minute before running again
check-charge-success = attacks
check-charge-failure = doesn't attack
check-charge-critical = doesn't attack, and may provoke { $target }
check-charge-overrun-success = overruns { $target }, who falls, and goes on
check-charge-overrun-failure = stops in front of { $target }
check-withdraw-success = spares one opponent, and one more for every 2 over the { -dc }
check-withdraw-failure = provokes everyone else who threatens
check-jump-down-success = no damage for the first { $length }, nonlethal for the second { $length }
check-jump-down-failure = damage as for a jump down without a check
check-tumble-down-success = damage as if the fall were { $length } shorter
check-tumble-down-failure = full damage
check-break-fall-success = no damage for the second { $length }
check-break-fall-failure = full damage
check-dive-success = dives unhurt
check-dive-failure = hits the water like any fall
check-acrobatic-dive-success = dives unhurt
check-acrobatic-dive-failure = hits the water like any fall
check-fly-slowly-success = stays in the air
check-fly-slowly-failure = gets nowhere and sinks by their speed; on wings, a failure by 5 or more may mean a fall
check-stay-aloft-success = stays in place in the air
check-stay-aloft-failure = gets nowhere and sinks by their speed; on wings, a failure by 5 or more may mean a fall
check-made-flies-too-slowly = is too slow to stay up
check-made-leaves-its-place = doesn't stay in place
check-fly-hurt-success = loses that height and keeps flying
check-fly-hurt-failure = falls the rest of the way to the ground
check-fly-on-after-collision-success = keeps flying
check-fly-on-after-collision-failure = falls to the ground
check-fly-in-mid-fall-success = starts flying again in mid-fall, unhurt
check-fly-in-mid-fall-failure = falls
check-cast-falling-success = casts the spell while falling
check-cast-falling-failure = loses the spell
check-recover-from-stall-success = recovers and keeps flying
check-recover-from-stall-failure = keeps falling
check-jump-success = makes the jump
check-jump-failure = only gets as far as the result, or no higher than they stood
check-acrobatic-jump-success = makes the jump
check-acrobatic-jump-failure = only gets as far as the result, or no higher than they stood
check-grab-the-edge-success = catches the far edge
check-grab-the-edge-failure = falls
check-march-on-constitution-success = marches on, unhurt
check-march-on-constitution-failure = takes 1d6 nonlethal damage and is fatigued
check-march-on-success = marches on
check-march-on-failure = has to rest
check-hustle-on-success = hustles on
check-hustle-on-failure = has to rest
check-ground-success = gets across
check-ground-failure = stops in front of it
check-balance-failure = stops in front of it; a failure by 5 or more may mean a fall
check-stand-wind-success = withstands the wind
check-stand-wind-failure = doesn't withstand the wind
check-escape-success = gets through the gap
check-escape-failure = stays put, and may try again
check-run-on-might-success = keeps running
check-run-on-might-failure = has to stop running, and is fatigued
check-overrun-strength-success = knocks the target { -prone } and moves on
check-overrun-strength-failure = goes back { $length }, and the move ends; { -prone } if that space is taken, or if tripped (tripped:true)
check-overrun-success = moves through; by 5 or more, the target falls { -prone }
check-overrun-failure = stops in front of the target, or goes back to the first free space on the route
check-overrun-in-passing-success = moves through
check-made-overruns = moves through by 5 or more
check-overrun-in-passing-failure = stops in front of the target, or goes back to the first free space on the route
check-bull-rush-by-strength-success = pushes the target { $length } straight back, { $length } more for every 5 over if they follow (follow:true)
check-bull-rush-by-strength-failure = goes straight back to where they were; { -prone } if that space is taken
check-bull-rush-by-might-success = pushes the target back
check-bull-rush-by-might-failure = doesn't push the target
check-tumble-past-success = passes without provoking
check-tumble-past-failure = provokes
check-tumble-through-success = gets through the square without provoking
check-tumble-through-failure = stops in front of the square, and provokes
check-tumble-past-all-success = doesn't provoke one opponent, and one more for every 2 over
check-tumble-past-all-failure = provokes all of them
check-clamber-success = ends inside the target's space without provoking it, and spares one other opponent for every 2 over
check-made-spares =
    { $many ->
        [one] spares one opponent
       *[other] spares { $many } opponents
    }
check-made-clambers = ends inside the target's space without provoking it
check-made-clambers-past =
    { $many ->
        [one] ends inside the target's space without provoking it, and spares one opponent
       *[other] ends inside the target's space without provoking it, and spares { $many } opponents
    }
check-made-goes-back = goes straight back to where they were
check-made-goes-under = goes under
check-made-stays-up = stays up, just
check-clamber-failure = stops in front of the target's space, and provokes the target and everyone threatening the squares they left
check-hold-the-edge-success = hangs on to the edge
check-hold-the-edge-failure = falls over the edge
check-past-blocker-success = gets past
check-past-blocker-failure = pays the blocker's speed extra for that step, or stops
check-climb-forward-success = climbs forward
check-climb-forward-failure = makes no progress
check-swim-forward-success = swims forward
check-swim-forward-failure = makes no progress
check-climb-success = climbs
check-climb-failure = makes no progress; falls if 5 or more short
check-climb-inverted-success = climbs along the ceiling
check-climb-inverted-failure = falls
check-climb-hurt-success = holds on
check-climb-hurt-failure = loses their grip
check-climb-hurt-failure-by-far = falls if 5 or more short
check-swim-success = swims
check-swim-failure = makes no progress; goes under if 5 or more short
check-keep-afloat-success = keeps afloat
check-keep-afloat-failure = goes under if 5 or more short
check-dig-success = keeps digging
check-dig-failure = makes no progress this round
check-dig-rock-success = digs through rock like earth
check-dig-rock-failure = digs at the pace for rock
check-chase-success = follows
check-chase-failure = moves as if the target were still where they vanished
check-contend-success = gets there
check-contend-failure = goes as far as that leaves room

## Falls

fall-on-success = On a success: { $damage }.
fall-on-failure = On a failure: { $damage }.
fall-is-prone = { $who } is { -prone }.
fall-damage = Damage
fall-nonlethal-damage = Nonlethal damage
# $name is fall-damage or fall-nonlethal-damage.
fall-odds = { $name } { $dice }: { $least } to { $most }, { $average } on average.
fall-rolled = { $name } { $dice }: { $faces } = { $total }.
fall-no-damage = No damage.
fall-nothing = nothing
fall-nonlethal = { $dice } nonlethal
fall-thing-itself = The object itself
# $what is a length or fall-thing-itself, $does dice, fall-nonlethal or fall-nothing.
fall-part = - { $what }: { $does } ({ $rule })
fall-in-short = { $dice } ({ $least } to { $most }, { $average } on average)
fall-none = no damage
harm-lethal = { $damage } damage
harm-nonlethal = { $damage } nonlethal damage
fall-plain-surface = { $book } makes no difference for this ground.
fall-unknown-water = No known rule of { $book } covers water: the fall counts as onto ground.
fall-shallow = Water less than { $least } deep doesn't break a fall.
fall-too-shallow-to-dive = Too shallow to dive, which takes { $needs } of water: it counts as a fall into water.
fall-risky-dive = Shallower than the { $needs } a dive takes: { -dc } +5, and the fall counts as { $longer } longer.
fall-could-try = { $check } Give check with the result, or bonus to roll it.
fall-could-soften = { $check } To count it, /undo and repeat the command with `fall-check` and the result, or with `fall-bonus` to roll it.
fall-could-soften-first = { $check } To count it, /undo, then first give /fall creature:"{ $who }" height:{ $feet } with check or bonus.
fall-would-soften = { $check } It goes in as `fall-check`, or `fall-bonus` rolls it.
fall-no-softening = No fall here has a check: leave out `fall-check` and `fall-bonus`.
fall-not-on-purpose = Falling into water takes no check. Diving in on purpose does: jumped:true.
fall-no-check = { $book } has no check that helps here: leave out check, bonus and attempt. It has jumped:true: { $is }.
fall-no-dive = Too shallow to dive, which takes { $needs } of water: leave out check, bonus and attempt for a fall into water.
fall-not-its-turn = It's { $whose }'s turn, and { $who } can only soften a fall on their own: leave out check, bonus and attempt.
fall-cannot-try = { $who } is { $condition } and can't soften a fall: leave out check, bonus and attempt.
fall-limit-stands = How much of a fall counts is fixed here: { $is }.
fall-no-time-to-cast = There's no time to cast: it takes a fall of more than { $fall }, or an immediate action (immediate:true).
fall-unknown-casting = No known rule of { $book } covers casting while falling.
fall-half-onto = { $other }, landed on, takes half, up to the hit points of { $who }.
fall-unknown-onto = No known rule of { $book } says what { $other }, landed on, takes: the GM decides.
fall-untold-depth = The water's depth isn't set, so it counts as ground: water-depth:20 sets it.
fall-unknown-thing = No known rule of { $book } covers falling objects, only falling creatures.
fall-no-object-dice = An object of size { $size } has no dice of its own.
fall-touch-attack = Dropped or thrown on purpose, it has to hit first: ranged touch attack, range increment { $increment }.
fall-hits-an-area = It covers { $side } by { $side } squares: if the GM calls that extremely large, roll the attack against everyone in it.
fall-unknown-collision = { $book } has no rule for collisions, only for falls (height).
fall-careful = Someone moving carefully takes no damage from bumping into things.
fall-not-its-target = That's for something unexpected in the way: hitting the target of a { -charge } doesn't hurt the charger.
fall-floats-down = { $who } has greater flight and isn't hurt by falls: they float down.
fall-run-counts = A run counts the speed { $times } times.

## Journeys

travel-lethal = lethal damage
travel-nonlethal = nonlethal damage
# $damage is travel-lethal or travel-nonlethal, $expression dice such as 3+4d6.
travel-damage = { $expression } { $damage }
travel-damage-each = { $expression } { $damage } each
travel-damage-dice = { $expression } { $damage }
travel-damage-dice-each = { $expression } { $damage } each
travel-damage-rolled = { $total } { $damage } ({ $expression }: { $faces })
travel-in-all = { $damage } in all.
travel-in-all-shared = { $damage } in all to the rider; rider and mount are fatigued until it's healed.
travel-in-all-mount = { $damage } in all, and the mount is fatigued.
travel-in-all-fatigued = { $damage } in all, and fatigued until it's healed.
travel-in-all-on-foot = { $damage } in all to those on foot, and fatigued until it's healed.
travel-takes = { $who } takes { $damage } and is fatigued until it's healed.
# $ground is travel-ground or travel-ground-impeded.
travel-part = - { $miles } in { $hours } ({ $per_hour } an hour)
travel-part-over = - { $ground }: { $miles } in { $hours } ({ $per_hour } an hour)
travel-part-hustling = - { $ground }, hustling: { $miles } in { $hours } ({ $per_hour } an hour)
travel-more-nights = The same for { $days } more days.
travel-refused = This journey isn't possible.
# $all: travel-covers and what comes after it, with spaces between.
travel-headline = { $all }.
travel-headline-slowest = { $all }. { $who } is the slowest.
travel-covers = { $miles } in { $hours }
travel-covers-days = { $miles } in { $hours }, { $days } days
travel-on-mount = on a { $mount }
travel-on-mounts = on several mounts
travel-by-vehicle = by { $vehicle }
travel-at-speed = at speed { $speed }
travel-over = over { $ground }
travel-at-hustle = at a hustle
travel-an-hour = ({ $miles } an hour)
travel-ground = { $land }, { $road }
travel-ground-impeded = { $land }, { $road }, impeded
travel-way = { $grade } { $mode }
travel-days-alike = Days 1 to { $days }: { $miles } in { $hours } each.
travel-day = day { $day }: { $miles } in { $hours }
# $last, and $days as a list, are travel-day.
travel-days-then = Days 1 to { $days }: { $miles } in { $hours } each; { $last }.
travel-days-listed = { $days }; { $last }.
travel-days-listed-on = { $days }, and so on; { $last }.
travel-hour = hour { $hour }
travel-each-day = each day
travel-on-day = day { $day }
travel-on-days = days { $first } to { $last }
travel-at-hours = hours { $hours }
travel-hustling-costs = Cost of hustling: { $hours }.
travel-marching-costs = Cost of marching on: { $hours }.
travel-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
travel-and-more = and { $more } more times
travel-and-more-up-to = and { $more } more times, up to { $most }
travel-check-at = { $hour }: { $check }
travel-more-checks = And { $more } more checks, up to { -dc } { $dc }.
travel-somebody = someone
travel-no-miles = { $book } prints miles for speeds of { $printed }, not for { $speed }: set miles-per-hour, or /table house-rule rule:travel-between value:proportional.
travel-speedless = { $who } has no speed, and can't travel.
travel-overloaded = { $who } carries more than a heavy load, and can't travel with that.
travel-still = { $who } is { $condition } and can't travel.
travel-no-ways = { $book } has no miles for a { $way } speed: set miles-per-hour.
travel-unknown-grade = { $book } has miles for each grade of climbing, flying and swimming: name one, such as mode:fly grade:greater.
travel-unknown-way = { $book } has no miles for a { $way } speed. It has them for { $known }: mode:fly grade:greater.
travel-useless-way = { $way } speeds are no use on a journey.
travel-only-trees = Swinging from tree to tree takes trees, and there are none here ({ $land }).
travel-only-cliffs = That only counts where there's something to climb.
travel-counts-as-walk = There's no printed factor for a { $way } speed: it counts as walking at that speed.
travel-no-terrain = Land and roads don't matter in the air or in the water.
travel-no-mounts = { $book } has no table of mounts: set the speed, such as speed:50 mounted:true.
travel-unknown-mount = { $book } has no { $mount } in its table. It has { $known }.
travel-mount-overloaded = A { $mount } carries at most { $most } lb.
travel-no-run = Nobody runs for hours: running and resting in turn comes to a hustle. For a short run: rounds:20 pace:run.
travel-no-hustle = Vehicles travel at the speed in their table.
travel-unknown-impeded = { $book } has no rule for a journey through impeded terrain.
travel-impeded-for-walkers = Impeded terrain only matters on foot.
travel-day-too-long = Such a day has at most { $most }.
travel-no-river-boat = A current carries rafts, keelboats and rowboats.
travel-unknown-round-the-clock = { $book } has no rule for travelers who never rest; ships have their own day.
travel-trail-of-no-use = A trail doesn't help a vehicle: it counts as trackless.
travel-day-is-less = The table prints { $day } for a day's walk, less than its hours add up to.
travel-floats-on = After the rowed hours, it floats on with the current.
travel-has-to-rest = On a failure they have to rest: day { $day } ends after { $at }.
travel-miles-left = { $miles } are left after that.
travel-not-there = { $legs ->
        [one] The last leg isn't finished
       *[other] The last { $legs } legs aren't finished
    } in that time.
travel-could-float = After the rowed hours it could float on with the current, { $hours } hours a day: hours:{ $day }.
travel-unknown-run = { $book } has rules for walking and hustling for hours, but not for running.
travel-too-far = That takes more than { $days } days.

## Runs of so many rounds

dash-nobody-runs = { $book } doesn't allow that run.
dash-nobody-gets-anywhere = { $book } doesn't allow that movement.
dash-runner = The runner
dash-traveler = The traveler
dash-rounds = { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}
dash-rounds-of = { $rounds } of { $asked } rounds
dash-covers = { $who } covers { $feet } in { $rounds }, { $a_round } a round.
dash-free = With Constitution { $free }, { $free ->
    [one] the first round of a run takes no check
   *[other] the first { $free } rounds of a run take no check
}.
dash-free-unknown = How long a run lasts depends on Constitution: set it with constitution:14.
dash-check = Round { $round }: { $check }

## Ways of getting somewhere

way-what =
    { $kind ->
        [stay] Stay at { $to }
        [step] { -five-foot-step } to { $to }
        [crawl] Crawl to { $to }
        [double] Double move to { $to }
        [hustle] Hustle to { $to }
        [sprint] Sprint to { $to }
        [run] Run to { $to }
        [minimum] Minimum movement to { $to }
        [charge] Charge to { $to }
        [withdraw] Withdraw to { $to }
        [tumble] Tumble to { $to }
        [overrun] Overrun to { $to }
        [clamber] Clamber to { $to }
        [bull-rush] Bull rush to { $to }
        [keep-distance] Withdraw to { $to }
        [leap] Move to { $to } with a leap
        [jump] Jump to { $to }
        [fly] Fly to { $to }
        [glide] Glide to { $to }
        [fly-double] Double move through the air to { $to }
        [swim] Swim to { $to }
        [climb] Climb to { $to }
        [swim-forward] Swim forward to { $to }
        [climb-forward] Climb forward to { $to }
        [burrow] Burrow to { $to }
        [teleport] Teleport to { $to }
        [any] Move in several ways to { $to }
       *[move] Move to { $to }
    }
way-jump-from = Jump from { $from } to { $to }
way-climbed-fast = { $what }, { $pace ->
        [half] accelerated
       *[full] at full speed
    }
way-charge-anywhere = Charge; a die decides where it ends
way-safest = { $what }, safest route
way-keeping = { $what }, keeping { $feet } away from { $who }
way-doubled = { $what }, both moves
way-sprinted = { $what }, sprinting
way-traded = { $what }, for one attack
way-attack =
    { $means ->
        [full] full attack
        [charge] one attack with the charge
        [next-turn] attack next turn
        [next-round] attack next round
       *[one] one attack
    }
way-attack-by = { $attack } by { $who }
way-fatigues = 1 fatigue level
way-keeps-up = staying up takes a check
way-falls = falls { $feet }
way-lands = landing
# $ends: phase or turn.
way-sinks = { $ends ->
        [phase] falls { $feet } at the end of the phase
       *[turn] falls { $feet } at the end of the turn
    }
way-into-water = into water { $depth } deep
way-through = { $what } through { $who }
way-tumbling-into = { $what }, tumbling only into { $squares }
way-overrunning = { $what }, overrunning { $who }
way-exposed =
    { $many ->
        [one] one opponent threatens that square
       *[other] { $many } opponents threaten that square
    }
way-check = { $check } { $against }
way-hazards = hazards at { $squares }
way-provokes-nothing = provokes nothing
way-provokes =
    { $many ->
        [one] provokes { -attack-of-opportunity(form: "a") } from { $who }
       *[other] provokes { -attack-of-opportunity(form: "many") } from { $who }
    }
way-provokes-else =
    { $many ->
        [one] else provokes { -attack-of-opportunity(form: "a") } from { $who }
       *[other] else provokes { -attack-of-opportunity(form: "many") } from { $who }
    }
way-line = { $what }: { $parts }
way-not = { $what }: { $why }

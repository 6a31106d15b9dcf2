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
cost-open = { $budget } to spend
moved-stays = { $creature } stays at { $to }: { $spent } of { $budget }.
moved-by-word = { $creature } { $does } { $from } to { $to } by the GM's word.
moved-by-word-for = { $creature } { $does } { $from } to { $to } by the GM's word ({ $cost }).
moved-done = { $creature } { $does } { $from } to { $to }: { $cost }.
moved-could = { $creature } could { $bare } { $from } to { $to }: { $cost }.
moved-check-here = What { $creature } does at { $from } hangs on a check:
moved-cannot-here = { $creature } cannot do that at { $from }:
moved-cannot-from = { $creature } cannot { $bare } from { $from }:
moved-check = Whether { $creature } { $does } { $from } to { $to } ({ $cost }) hangs on a check:
moved-cannot = { $creature } cannot { $bare } { $from } to { $to }:
moved-another-way = Another way leads to { $nearest }, for { $feet }: name only where it ends.
moved-nearest = Nearest legal end: { $nearest }, for { $feet }.
moved-not-proved = The board is so tangled that a better way cannot be ruled out.
moved-to-surface = { $to }, at the surface of water { $depth } deep
moved-to-up = { $to }, { $altitude } up
moved-to-down = { $to }, { $depth } down
moved-squeezes = It squeezes on the way: { $squares }.
reason = - { $why }
reasons-more = - And { $more } more reasons.

verb-move = move
verb-run = run
verb-step = step
verb-crawl = crawl
verb-fly = fly
verb-climb = climb
verb-swim = swim
verb-burrow = dig
verb-teleport = teleport
verb-jump = jump
verb-charge = charge
verb-withdraw = withdraw
verb-tumble = tumble
verb-bull-rush = bull-rush
verb-clamber = clamber
verb-push = be pushed
verb-pull = be pulled
verb-slide = slide
verb-fling = be flung
verb-does-move = moves
verb-does-run = runs
verb-does-step = steps
verb-does-crawl = crawls
verb-does-fly = flies
verb-does-climb = climbs
verb-does-swim = swims
verb-does-burrow = digs
verb-does-teleport = teleports
verb-does-jump = jumps
verb-does-charge = charges
verb-does-withdraw = withdraws
verb-does-tumble = tumbles
verb-does-bull-rush = bull-rushes
verb-does-clamber = clambers
verb-does-push = is pushed
verb-does-pull = is pulled
verb-does-slide = slides
verb-does-fling = is flung

## Who may strike

strike-nobody = Nobody gets to strike.
# $chance: for what, one of the following.
strike = { $number }. { $by } may strike ({ $chance }).
strike-standing-up = at whoever stands up in { $leaving }
strike-charge-failed = the charge failed critically
strike-crawling = crawling to { $entering }
strike-entering = entering { $entering }
strike-entered = its square { $entering } is entered
strike-leaving = leaving { $leaving }

## Rules

cited = { $many ->
        [one] Rule
       *[other] Rules
    }: { $rules }.
cited-rule = { $rule } ({ $book }: { $heading })

## The account of a movement

account-of = { $creature }, { $from } to { $to }: { $spent } of { $budget }; its speed is { $speed }.
# $by: rules.
account-of-by = { $creature }, { $from } to { $to }: { $spent } of { $budget }; its speed is { $speed } ({ $by }).
account-nothing = nothing
account-steps = Steps:
account-refused = Refused:
account-against = Against it:
account-strikes = Who may strike:
account-checks = Checks:
account-besides = Besides:
account-rules = Rules:
# $strike is a whole sentence.
account-strike = { $strike } { $rule }.
account-rule = - { $rule }: { $book }, "{ $heading }"
account-rule-in = - { $rule }: { $book }, "{ $heading }" [{ $document }]
account-step = { $number }. { $square }: { $feet }
account-steps-alike = { $numbers }. { $squares }: { $feet } each
account-step-by = { $account } ({ $by })
account-squeezing = squeezing
account-so-far = { $step }; { $spent } so far
account-found = - { $what } ({ $rule })
account-no-chance = { $many ->
        [one] - { $who } has
       *[other] - { $who } have
    } no chance by this movement.

## Speeds

speed-flies-level = It flies level, by its fly speed of { $length }.
speed-swims-level = It swims, by its swim speed of { $length }.
speed-climbs-level = It climbs, by its climb speed of { $length }.
speed-of-race = { $base } as a { $race }
speed-of-size = { $base } as a { $size } creature
speed-of-bonuses = { $feet } of bonuses
speed-of-bonus = { $feet } of { $kind }
speed-bonus-idle = Not counted: { $kinds }.
bonus-plain = bonuses
bonus-enhancement = an enhancement
bonus-fast-movement = fast movement
bonus-monk = a monk's enhancement
bonus-haste = haste
speed-of-runner = { $feet } as a runner
speed-armor = { $armor } armor
# $why: speed-armor, load-burden or both.
speed-less-for = less { $feet } for { $why }
# $why: conditions.
speed-less-as = less { $feet } as { $why }
speed-of-its-own = { $base } of its own
# $parts: the parts above with commas; $by: rules.
speed-is = Speed { $parts }.
speed-is-by = Speed { $parts } ({ $by }).
speed-adds-up = Speed { $speed }: { $parts }.
speed-adds-up-by = Speed { $speed }: { $parts } ({ $by }).
speed-run = A run is { $times } times that speed.
speed-run-less = A run is { $times } times that speed, not { $most }, in such armor or with such a load.

## What the referee came upon

fact-at-step = Step { $step }: { $what }
fact-too-far = It takes { $feet }, and { $creature } has { $budget }.
fact-double-would-do = A double move would do: pace:double.
fact-sprint-would-do = A sprint would do: /sprint.
fact-run-would-do = A run would do: /run.
fact-minimum-would-do = The least movement of one square would do: pace:minimum.
fact-too-narrow = The way at { $square } is too narrow for { $creature }: { $is }.
fact-stops-short = { $creature } stops on the way to { $goal }, as far as it can go.
fact-not-one-step = This goes over one square only, and { $to } is not beside { $from }.
fact-not-straight = A run goes straight over open ground, and no straight way leads to { $to }; /move pace:double need not be straight.
fact-too-tangled = The board is too tangled to find the best route; name squares on the way.
fact-hazards = Note: hazardous ground lies on the way, in { $squares }.
fact-squeezes = { $creature } squeezes: { $is }.
fact-both-squeeze = { $creature } and { $with } squeeze: { $is }.
fact-takes-action = It takes { $action }.
fact-flat-footed-after = Note: { $is }.
fact-runs-no-further-rests = The check came to { $result }, and it takes { $dc }: { $creature } has to stop running, and rests for 1 minute (10 rounds), no faster than a move action, before it runs again.
fact-check-failed = The check came to { $result }, and it takes { $dc }.
fact-unknown-pace = { $book } knows no { $pace }; it has { $instead }.
fact-dead = { $creature } is dead and does not move.
fact-cannot-move = { $creature } is { $condition } and cannot move.
fact-only-crawls = { $creature } lies on the ground and can only crawl: /crawl, or /stand to get up.
fact-not-prone = { $creature } is not prone; only who lies on the ground crawls. /move walks.
fact-not-slowed = It is for whoever is slowed to nothing, or enters impeded ground; a plain move does it.
fact-too-slow-for-step = { $creature } is too slow: the five-foot step takes a speed over { $length }.
fact-no-speed = { $creature } has no speed at all, so not even one square.
fact-no-speed-left = { $creature } has no speed left to do that.
fact-after-full-round = With a full-round action taken: { $is }.
fact-blind = { $creature } does not see where it goes, and so does not run.
fact-cannot-do-that = { $creature } cannot do that.
fact-shares = { $who } stands in { $square }: share:true ends the move there, if { $who } agrees or cannot help it.
fact-ends-inside = A move cannot end in { $square }, where { $who } stands.
fact-off-the-map = { $square } lies beyond the edge of the map.
fact-pillar = { $square } is a pillar: nobody can stand there.
fact-solid = { $square } is solid: nobody can stand there.
fact-door-between = A closed door stands between { $a } and { $b }.
fact-low-between = A low wall, to be jumped or climbed, stands between { $a } and { $b }.
fact-gap-between = A gap too narrow to squeeze through stands between { $a } and { $b }.
fact-gap-closed = A gap too narrow to squeeze through stands between { $a } and { $b }: { $is }.
fact-gap-takes = A gap too narrow to squeeze through stands between { $a } and { $b }: { $is } (/escape; DC by what fits through: { $dcs }).
fact-wall-between = A wall stands between { $a } and { $b }.
fact-door-through = A closed door runs through the middle of { $to }: nobody can stand there.
fact-wall-through = A wall runs through the middle of { $to }: nobody can stand there.
fact-door-between-middles = A closed door stands between the middle of { $from } and that of { $to }.
fact-wall-between-middles = A wall stands between the middle of { $from } and that of { $to }.
fact-cuts-corner = The diagonal from { $from } to { $to } would cut a corner.
fact-in-the-way = { $who } is in the way in { $square }.
fact-impeded = Entering { $square } takes a full-round action for that one square: pace:minimum.
fact-too-many-in-square = There is no room for one more in { $square }.
fact-hampered = The step to { $square } is hampered: difficult ground, poor visibility, a low wall, or too narrow.
fact-concealed = { $square } is hard to see into, so no five-foot step leads there.
fact-tight = The crawlway at { $square } is too tight even to squeeze through.
fact-not-allowed = The rules do not allow it.
no-strike-covered = { $who } cannot strike: a wall or its corner is in the way.
no-strike-condition = { $who } cannot strike: it is { $condition }.
no-strike-unarmed = { $who } cannot strike: it is not armed.
no-strike-unseen = { $who } cannot strike: it does not see the mover.
no-strike-too-near = { $who } cannot strike: its reach weapon does not strike so near.
no-strike-no-reach = { $who } cannot strike: it reaches only into its own square.
no-strike-had-chance = { $who } cannot strike again: it has had its chance this turn.
no-strike-of-charge = { $who } cannot strike: a charge gives its target no chance.
no-strike-of-withdrawal = { $who } cannot strike: the withdrawal gives it no chance.
no-strike-of-step = { $who } cannot strike: a five-foot step provokes nobody.

## Turns

turn-not-its-turn = It is { $whose }'s turn, not { $creature }'s.
turn-no-action-left = It takes { $needed }, and { $creature } has none left this turn.
turn-no-action-points = There are no action points here.
turn-not-by-action-point = An action point grants a move action or a standard action, and this takes { $needed }.
turn-by-action-point = { $creature } spends an action point on the action.
turn-trades-attack = { $creature } gives up attack { $nth } of { $of }, counted from the lowest bonus, and any bonus attack at that bonus: { $left } left.
turn-one-maneuver = { $creature } has made its one maneuver of this round: { $made }.
turn-spent-on = { $creature } has one move action a phase, and /{ $what } took it. /phase next gives it another.
turn-one-step = { $creature } has taken its one five-foot step of this turn.
turn-unknown-way = A five-foot step is taken instead of other movement here, and no other way: not way:{ $way }.
turn-attacks-unknown = How many attacks { $creature } could trade is not known, and monsters have none: /creature sheet creature:{ $creature } base-attacks:4 tells those of its class.
turn-no-attack-to-trade = { $creature } has no attack left to trade for a five-foot step; its class grants { $of }.
turn-moved-already = { $creature } has moved this turn, so no five-foot step is left to it.
turn-stepped-already = { $creature } has taken a five-foot step this turn, and no other movement goes with that.
turn-stands-already = { $creature } does not lie on the ground, so there is nothing to stand up from.
turn-hindered = { $creature } is { $condition }, and that rules this out.
turn-one-action = { $creature } is { $condition }: it has one action a turn, and this takes { $needed }.
turn-has-to-rest = { $creature } has run to its limit: { $rounds ->
        [one] 1 more round
       *[other] { $rounds } more rounds
    } of rest, no faster than a move action, before it runs again.
turn-stopped-running = { $creature } has failed its check to run on in this round, and has to stop running.
turn-runs-no-further = The check came to { $result }, and it takes { $dc }: { $creature } has to stop running, and is fatigued.
turn-chance-before = { $who } had a chance this turn before: it strikes again only if it has more than one a round.
turn-spent-in-phase = { $who } has spent { $feet } in this phase.
turn-left = Left to { $who } this turn: { $actions }.
turn-left-with-step = Left to { $who } this turn: { $actions } and a five-foot step.

## Heights

height-at-surface = at the surface of water { $depth } deep
height-below-surface = { $below } below the surface of water { $depth } deep
height-up = { $altitude } up
height-under-ground = { $feet } below the ground
height-below-ground = The floor of { $square } is higher than that.
height-ledge = The floor of { $square } is { $feet } further up: that takes climbing, jumping or flying.
height-drop-beside = The floor of { $square } is { $feet } further down: to:"{ $start } { $square }" leads over the edge.
height-drop-away = The floor of { $square } is { $feet } further down: a path that names each square leads over the edge.
height-falls-into-water = { $who } goes over the edge at { $square } and falls { $height } into water { $depth } deep.
height-falls = { $who } goes over the edge at { $square } and falls { $height }.
height-into-water = The water of { $square } is { $depth } deep: { $who } is in over its head, and swims or sinks. /swim moves it on.
height-goes-no-further = Its movement ends there, and not at { $goal }.
height-unsupported = Nothing bears { $creature } there: it falls { $height }.
# $is (what the rule on water says)
height-depth-untold = How deep the water of { $square } is the map does not say: { $is }. With /map paint squares:{ $square } terrain:pit depth:10 it is water to swim in.
height-has-to-swim = { $creature } is too small to wade through { $square }: /swim leads through.
height-no-mode = { $who } has no { $mode } speed: /creature edit creature:"{ $who }" modes:"{ $word } 30" tells one.
height-unknown-mode = { $book } does not tell of this way of moving: { $mode }.

## Jumping

jump-too-long = That is a jump of { $feet }, and { $who } jumps at most { $most } far.
jump-too-high = That leads { $feet } up, and such a jump leads at most { $most } up.
jump-no-ground = { $who } touches nothing solid to jump from.
jump-no-hop = A hop leads over one square, and at most as high as the waist: { $most } up in whole squares.
riding-rides = { $creature } rides { $mount } already: /dismount first.
riding-rides-nobody = { $creature } rides nobody: /mount names a mount.
riding-not-willing = { $who } is an opponent of { $creature } and carries nobody of that side.
riding-not-bigger = { $who } is no bigger than { $creature }: a mount is at least one size bigger.
riding-is-down = { $who } lies on the ground and carries nobody until it is up again.
riding-not-beside = { $who } is not next to { $creature }: move next to it first.
riding-not-off = { $at } is not beside { $who }.
riding-no-room = There is no room for { $creature } beside its mount: force:true gets it down all the same.
escape-meaning = { $is }.
ground-stops = { $creature } stops in front of { $square }.
ground-falls = { $creature } falls prone in { $square }.
ground-asks = Note: { $check } of DC { $dc } is asked for in { $square }; the table makes it.
escape-no-gap = The way leads through no gap too tight to squeeze through: /move makes it without a check.
escape-several-gaps = The way leads through more than one gap too tight to squeeze through, and each takes a check of its own: go through one at a time.
escape-head-stuck = Not even the head of { $creature } fits through.
escape-fits-unknown = The DC goes by what fits through (fits): { $dcs }.
escape-takes = It takes at least { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}.
escape-longer-than-a-turn = It takes at least { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}, which is more than an action in a turn: once that has passed, force:true puts it beyond the gap.
escape-no-taking-twenty = Nothing is told of taking 20 on this check.
escape-tries-again = { $creature } stays where it is and may try again.
jump-standing = Without a running start of { $needs } the check takes twice as much (running:true tells of one).
jump-over-the-gap = Counted over the gap alone, the DC is { $dc } (house rule jump-measure).
jump-over-the-squares = Counted from square to square, the DC is { $dc } (house rule jump-measure).
jump-speed = Its speed counts { $adds } on the check: added to bonus; in check it is contained.
jump-speed-untold = { $is }: speed-bonus:4 tells it.
jump-short = It gets only as far as { $square }.
jump-no-higher = { $who } comes down where it stood.
jump-drops = It comes down { $feet } lower.
jump-midair = It ends in midair, and does not fall before the next phase; until then it suffers nothing for being there.
jump-sprawls = { $who } is not trained to jump and has not beaten the DC by 5: it is prone.
jump-fails-badly = { $who } has failed by 5 or more: it is prone.
jump-hangs = { $who } hangs on the far edge; pulling itself up is a move action and takes a Climb check of 15.

## Climbing, swimming, digging

mode-no-way = { $creature } has no way of moving that leads to { $square } there: no floor, nothing to cling to, no water.
mode-nothing-holds = Nothing holds { $creature } up there over { $square }.
mode-used-up = Its { $mode } speed is used up: there is { $speed } of it for this movement.
mode-bent = This movement has to be straight.
mode-smooth = Nobody climbs that.
mode-hands = { $is }.
mode-ranks = That takes { $needs } ranks in the skill: ranks:{ $needs } tells them.
mode-no-haste = That is not done any faster.
mode-no-taking-ten = Here nobody takes 10: give check with what was rolled, or bonus alone.
mode-helpers-beside = Helpers have to be beside { $creature } or beside its rope, as far as there is room.
mode-no-helper = Nobody can help with that.
mode-helpers = At most { $most } can help.
mode-only-forward = Without a { $mode } speed { $creature } gets a short way only, by a check: /{ $word }-forward.
mode-one-at-a-time = { $book } does not tell of moving in several ways at once: name one, such as mode:walk.
mode-not-through = { $creature } cannot dig through { $ground }.
mode-one-square = It goes through one square of that in a full round.
mode-unseen = { $creature } has to see the place.
mode-no-room = There is no free place on the line: { $creature } stays, and the action is spent.
mode-flat-footed = While it climbs, { $creature } is flat-footed.
mode-no-progress = { $creature } is { $short } short and gets nowhere.
mode-falls = { $creature } loses its hold and falls { $height }.
mode-goes-under = { $creature } goes under.
mode-holds-on = { $creature } holds on.
mode-every-hour = Each hour of swimming takes a Swim check of { $dc }, or 1d6 nonlethal damage from fatigue.
mode-holds-breath = Under water { $creature } holds its breath; once it cannot, it is Asphyxiating. Out of combat it holds out for a minute or two, as long as it takes only move and free actions.
mode-breath-known = Under water { $creature } holds its breath for { $rounds } rounds, less one for each action that is more than a move.
mode-breath-untold = Under water { $creature } holds its breath for { $rounds } rounds for each point of its Constitution, which is not known.
mode-shunted = The place is not free: { $creature } arrives at { $to }, back along the line.
mode-full-round = It takes a full round for that one square.
mode-hardness = What it takes goes by { $option }: { $is }; or dc tells it.

## Flight by checks

air-not-in-this-flight = Lesser flight allows no { $pace }.
air-starts-in-open-air = { $creature } hovers, and nothing is beside it to begin its turn at: neither the ground { $below } below nor a wall. ceiling:true says that there is something that the map does not show.
air-falls-at-turns-end = Nothing is beside it there: if it does not get to a surface, it falls { $height } at the end of its turn.
air-falls = { $creature } falls { $height }.
air-stays = { $creature } goes nowhere, and the action is lost.
air-sinks = { $creature } goes nowhere, and sinks from { $from } to { $to } unhurt; the action is lost.
air-lowered = { $creature } comes down from { $from } to { $to } without being hurt.
air-floats-down = { $creature } floats down from { $from }, unhurt.
air-not-yet-kept-up = { $creature } has flown { $flown } of more than half of { $speed }: unless it flies on in this turn, staying up takes a check as the turn ends.
air-never-prone = { $creature } hovers, and nothing makes it prone.
air-needs-no-check = { $creature } needs no check to stay in the air.
air-unknown-mishap = { $book } does not tell of mishaps in flight.
air-too-late-to-fly = After a failed check or a collision nobody flies again in mid-fall.
air-cannot-catch-itself = { $creature } has no lesser flight to fly again with in mid-fall.
air-never-up = A glide never gains height.
air-on-the-floor = { $creature } is on the floor there, and nobody glides along it.
air-no-further-down = A glide comes down by { $feet } in a phase, and no further.
air-has-to-come-down = A glide ends { $feet } lower than it began, or on the floor.
air-too-high = It may be { $limit } above what would bear it, and not higher; support tells how high such a thing is.
air-overloaded = { $creature } carries too much: { $is }.
air-in-midair = Note: { $is }.

## Flight by classes

flight-no-class = How well { $who } flies is not known: /creature edit creature:"{ $who }" modes:"fly 60 good" tells it (perfect, good, average, poor or clumsy).
flight-too-loaded = { $creature } carries a { $load } load, and nobody flies with more than a light one.
flight-barded = { $creature } wears { $armor } barding, and no mount flies in more than light.
flight-too-slow = { $flier } has to fly { $needed } in its turn to stay up, half its speed, and { $creature } has flown { $flown }. It flies further, or lands, or stalls (stall:true).
flight-no-hover = { $flier } does not stay in one place in the air.
flight-no-backward = { $flier } does not fly backward.
flight-turns-too-soon = { $flier } turns { $turn } after { $after }; it would turn { $angle }, and has flown { $flown } since its last turn.
flight-no-turn-in-place = { $flier } does not turn in place.
flight-turns-too-far = { $flier } turns at most { $most } in one space, not { $angle }.
flight-faces-elsewhere = { $creature } would not face { $asked } in the end.
flight-climbs-too-steeply = { $flier } climbs at { $slope } at most; this climbs { $climbed } over { $level } of level way.
flight-descends-too-steeply = { $flier } descends at { $slope } at most; this descends { $descended } over { $level } of level way.
flight-climbs-too-soon = { $flier } flies { $needed } level between descending and climbing; it has flown { $flown }.
flight-hovers = { $creature } hovers by its feat.
flight-wheels = { $creature } wheels round by its feat, once a round.
flight-wheeled-already = { $creature } has wheeled round by Wingover in this round already.
flight-no-climb-with-wingover = A flier that uses Wingover gains no height in that round.
flight-is-stalled = { $creature } has stalled and has fallen { $fallen }: its turn goes into recovering. /fly creature:"{ $creature }" check:18 tells what its Reflex save came to.
flight-drops = Stalled, it falls { $feet }. Its next turn goes into recovering: a DC { $dc } Reflex save, /fly creature:"{ $creature }" check:18.
flight-crashes = Stalled, it falls to the ground, { $height } in all.
flight-faces = It faces { $facing }.
flier-clumsy = A clumsy flier
flier-poor = A poor flier
flier-average = An average flier
flier-good = A good flier
flier-perfect = A perfect flier

## Loads

# $noted: [stand-in] where the figures are another rulebook's.
load-one-square = { $who } carries { $pounds } lb, more than a heavy load of { $heavy } lb{ $noted ->
        [stand-in] { " " }(the light load is the 3.5 SRD's, as a stand-in: `light-load` tells it)
       *[own] { "" }
    }: it goes one square as a full-round action and no more (/move pace:minimum).
load-too-much-to-carry = { $who } cannot carry { $pounds } lb: it carries { $most } lb at most, and pushes or drags up to { $drag } lb{ $noted ->
        [stand-in] { " " }(the light load is the 3.5 SRD's, as a stand-in: `light-load` tells it)
       *[own] { "" }
    }.
load-too-much = { $who } cannot carry { $pounds } lb: it carries or drags { $most } lb at most{ $noted ->
        [stand-in] { " " }(the light load is the 3.5 SRD's, as a stand-in: `light-load` tells it)
       *[own] { "" }
    }.
load-no-climbing = With more than a heavy load one may hold on, but not climb.
load-plucked-off = A load heavier than its maximum drag plucks a climber off the wall.
load-flat-footed = Under such a load it is flat-footed in combat.
load-no-dexterity = Under such a load it has no Dexterity bonus to AC.
load-more-than-heavy = more than a heavy load
# "medium load"
load-of-weight = { $weight } load
# $what is load-of-weight or load-more-than-heavy.
load-burden = { $what } ({ $pounds } lb{ $noted ->
        [stand-in] ; the light load is the 3.5 SRD's, as a stand-in: `light-load` tells it
       *[own] { "" }
    })
# What somebody carries, in a list of what there is to say of a creature.
carries = carries { $pounds } lb: a { $weight } load ({ $within })
carries-more-than-heavy = carries { $pounds } lb: more than a heavy load, { $step } as a full-round action ({ $within })
carries-too-much = carries { $pounds } lb: more than it can carry ({ $within })
carries-unknown = carries { $pounds } lb, of which nothing is known
load-limits = light to { $light }, medium to { $medium }, heavy to { $heavy }; drags { $drag }{ $noted ->
        [stand-in] ; the light load is the 3.5 SRD's, as a stand-in: `light-load` tells it
       *[own] { "" }
    }
load-limits-lifting = light to { $light }, medium to { $medium }, heavy to { $heavy }; lifts { $most }, drags { $drag }{ $noted ->
        [stand-in] ; the light load is the 3.5 SRD's, as a stand-in: `light-load` tells it
       *[own] { "" }
    }
load-penalty = Dexterity at most +{ $dexterity } to AC, checks -{ $checks }

## Charging and withdrawing

charge-no-opponent = { $who } is no opponent of { $creature }.
charge-unseen = { $creature } does not see { $who }.
charge-no-end = From nowhere on the map could { $creature } strike { $target }.
charge-target-higher = A charge is judged on the level, and there { $target }, { $feet } higher up, is out of { $creature }'s reach.
charge-target-lower = A charge is judged on the level, and there { $target }, { $feet } further down, is out of { $creature }'s reach.
charge-other-end = A charge ends in the closest space from which the target can be struck: { $ends }.
charge-tie-rolled = Equally close: { $ends }. d{ $die }: { $rolled }, so the charge ends at { $to }.
charge-too-near = The closest space to strike from is { $feet } away, and a charge takes { $least } at least.
charge-squeezed-start = { $creature } squeezes where it stands, and nobody charges squeezing.
charge-slow-ground = The ground in { $square }, in the lane, slows movement.
charge-drop-in-lane = The floor of { $square }, in the lane, is { $feet } further down.
charge-slow-body = { $who } lies in the lane in { $square } and slows movement.
charge-low-or-narrow = Something to get over or through stands in the lane between { $a } and { $b }.
charge-no-overrun = Here { $is }.
charge-not-met = { $who } is not in the way, so nobody is overrun.
charge-not-in-need = { $who } is helpless: the charge goes past it without an overrun.
charge-bonus = Charging: { $is }.
charge-weapons = Weapons: { $is }.
charge-dives = It is a dive: what { $creature } strikes with its claws or talons takes double damage.
charge-no-primary = A withdrawal is from an opponent that { $creature } sees and that threatens it; there is none.
charge-no-threat = { $who } does not threaten { $creature }, and so is nobody to withdraw from.
charge-not-farther = The step to { $square } does not lead farther from whom it withdraws from.

## Flanking

flank-with = With { $name }: the line from { $from } to { $to }.
flank-with-inside = With { $name }: one of the two shares squares with somebody far bigger or smaller.
flank-unknown = Under { $book } nobody flanks anybody; it has { $instead }.
flank-no-opponents = { $flanker } and { $target } are no opponents.
flank-no-ally = { $who } is no ally of { $flanker }'s against { $target }.
flank-no-line = No line between { $flanker } and { $who } passes rightly through { $target }.
flank-alone = { $flanker } has no ally here.
flank-since-condition = it is { $condition }
flank-since-unarmed = it is not armed
flank-since-unseen = it does not see it
flank-since-neutral = it is neutral
flank-since-no-reach = it reaches only into its own squares
flank-since-too-far = it does not reach so far
flank-since-too-near = its reach weapon does not strike so near
flank-since-covered = a wall or its corner is in the way
flank-no-threat = { $who } does not threaten { $target }: { $why }.

## Maneuvers

maneuver-no-opponent = { $who } is no opponent of { $mover }, and only opponents are moved through so; /move passes friends.
maneuver-too-big = { $who } is too big: a target is at most { $sizes ->
        [one] 1 size category
       *[other] { $sizes } size categories
    } bigger than { $mover }.
maneuver-not-big-enough = { $who } is not big enough: its size has to be at least { $sizes ->
        [one] 1 size category
       *[other] { $sizes } size categories
    } above { $mover }'s.
maneuver-above = { $who } is above { $mover }, and so not in its way: only who is as high is moved through or into.
maneuver-below = { $who } is below { $mover }, and so not in its way: only who is as high is moved through or into.
maneuver-fills = { $who } fills its squares, and nobody gets through them.
maneuver-one-target = Only one target goes with this.
maneuver-once-a-round = { $mover } has tried that in this round, and there is one attempt a round.
maneuver-not-through = The way does not lead into { $who }'s squares.
maneuver-not-inside = It has to end inside { $who }'s space, and { $to } is not all in it.
maneuver-not-beside = { $who } is not beside { $mover }: a bull rush begins with a step into its square. /move leads there.
maneuver-no-direction = { $mover } stands in the middle of it, so there is no way straight back.
maneuver-how-far = How far a success pushes stands in none of the documents: feet:10 tells it.
maneuver-encumbered = Armor or load slows { $mover }, and who is slowed so does not tumble.
maneuver-tumbles-all-the-way = { $book } has the whole move action tumbled, at half speed: leave out `tumbled`.
maneuver-tumbles-elsewhere = The way does not lead into { $square }, which is to be tumbled into: name the way in `to`.
maneuver-walks-through = Only tumbling leads through { $who }: name all of its squares on the way in `tumbled`.
maneuver-deep-bog = Nobody tumbles in a deep bog.
maneuver-untrained = { $mover } is not trained in Tumble, and only the trained tumble.
maneuver-no-way-through = Nobody tumbles through { $who }'s squares: { $others }.
maneuver-avoids = { $who } gets out of the way.
maneuver-stops-before = { $mover } stops at { $at }, before { $who }.
maneuver-goes-back = { $mover } stops before { $who }, and goes back on its way to { $at }, the first place where nobody stands.
maneuver-held-by = By the rules it stops at { $at }: its check against { $who } failed.
maneuver-ends-charge = It ends the charge: +2 on its Strength check, to be counted in, and it takes no further action.
maneuver-hurts = { $creature } deals its combat maneuver damage to { $who }: that of its weapon alone.
maneuver-never-prone = { $who } hovers, and is immune to being prone.
maneuver-falls-prone = { $who } falls prone.
maneuver-push-ends = The push ends there: { $why }
maneuver-not-pushed = { $who } stays at { $to }.
maneuver-pushed = { $who } is pushed { $feet } { $way } to { $to }.
maneuver-holds-on = { $who } has dropped prone by its own choice, and nobody pushes it as long as it lies there.
maneuver-resists = { $who } resists { $feet } of the push.
maneuver-drops-prone = { $who } drops prone, which ends the push.
maneuver-cannot-drop = { $who } cannot end the push by dropping prone.
maneuver-strikes-pushed = { $by } may strike at { $at } (leaving { $leaving }).
maneuver-may-go-astray = Each strike by anybody else goes astray to the other of the two with a chance of 25%.
maneuver-provokes-nobody = { $who } cannot strike: the maneuver does not provoke it.
maneuver-spared = { $who } cannot strike: the check saw to that.
maneuver-sizes-count = In opposed Strength checks each size above Medium adds 4 and each below takes 4; results count as given.
maneuver-stands-firm = { $who } has more than two legs, which adds 4 to its opposed check; results count as given.
maneuver-defense-unknown = { $who }'s Maneuver Defense is not known: /creature sheet creature:"{ $who }" maneuver-defense:18 tells it.
maneuver-unknown = { $book } knows no { $what }; it has { $instead }.
# $is says what another maneuver is there.
maneuver-unknown-but-rush = { $book } knows no { $what }; it has { $instead }: /bull-rush is { $is }.
maneuver-called-overrun = overrun
maneuver-called-bull-rush = bull rush
maneuver-called-tumble = tumbling
maneuver-called-clamber = clambering

## Forced movement

forced-cannot-be = { $creature } cannot be moved from { $from }:
forced-cannot-be-to = { $creature } cannot be moved from { $from } to { $to }:
# $done is one of thrust-...; $cost is cost-of.
forced-up = { $creature } is { $done } up to { $after } above { $to }: { $cost }.
forced-could-up = { $creature } could be { $done } up to { $after } above { $to }: { $cost }.
forced-down = { $creature } is { $done } down to { $after } above { $to }: { $cost }.
forced-could-down = { $creature } could be { $done } down to { $after } above { $to }: { $cost }.
forced-stays = { $creature } stays at { $from }: { $cost }.
forced-done = { $creature } is { $done } { $from } to { $to }: { $cost }.
forced-could = { $creature } could be { $done } { $from } to { $to }: { $cost }.
thrust-push = pushed
thrust-pull = pulled
thrust-slide = slid
thrust-fling = flung
forced-unknown = { $book } knows no { $how }; it has { $instead }.
forced-holds-on = { $creature } lies prone by its own choice and ignores it, as it may as long as it lies there; drop-prone:false lets it be moved.
forced-resists-all = { $creature } resists { $feet } of forced movement, and nothing is left of it.
forced-resists = { $creature } resists { $feet } of it.
forced-not-nearer = { $square } is not nearer: each square of a pull is nearer than the one left.
forced-not-farther = { $square } is not farther away: each square of a push is farther than the one left.
forced-narrow = Into { $square } it would have to squeeze, and nobody is forced to.
forced-occupied = { $who } is in the way in { $square }.
forced-out-of-reach = No way within { $budget } leads to { $square }.
forced-beside-already = { $creature } is beside it already: to:D4 names the square beside it where the pull goes on.
forced-no-square = There is no square that it could be moved to.
forced-no-square-there = To the { $way } there is no square that it could be moved to; direction or to may name another way.
forced-map-ends = The map ends there.
forced-only-up-or-down = { $creature } is in the air, where it goes straight up or down, wherever it was to go.
forced-off-the-line = It goes straight: { $way }.
forced-which-line = It goes straight: direction:ne and so on says which way.
forced-by = Moved by { $who }: { $is }.
forced-ends-at-edge = It ends there, at the edge of the map.
forced-ends-before = It ends there: { $why }
forced-hazard = Note: hazardous ground lies in { $square }.
forced-may-drop-prone = { $creature } may drop prone to end it before that: drop-prone:{ $at }.
forced-drops-prone = { $creature } drops prone, which ends it.
forced-ends-lying = { $creature } could have stood up since and stays down, which ends it.
forced-splayed = { $creature } is splayed, and does not end it by dropping prone.
forced-no-chance-to-stand = { $creature } lies prone already and has had no chance to stand up since: that ends nothing.
forced-lies-already = { $creature } lies prone already, and dropping ends nothing; if it could have stood up since it fell, drop-prone:true says that it stays down and ignores this.
forced-hangs-on-edge = { $creature } hangs on the edge in { $square }.
forced-falls-at-edge = { $creature } falls in { $square } instead of going on.
forced-unspent = { $feet } were left, which does no damage.
forced-unspent-hurts = { $feet } were left: { $dice } of damage to { $creature } and to what it struck.
forced-unsteady = { $creature } is unsteady until it lands at the end of the round.

## Answers to movement

reactive-unknown = { $book } knows no { $what }; it has { $instead }.
reactive-unseen = { $mover } does not see { $who }, and only somebody seen can be chosen.
reactive-moved-already = { $mover } has moved in this phase, and that was its one move action.
reactive-declared = { $mover } has taken its one move action of this phase: it { $intent }. /undo takes that back, /phase next ends it.
reactive-wrong-distance = { $to } would be { $feet } from { $who }.
reactive-unaffected = Note: it will not hold anybody up who may move through { $by }'s space, and that is so here.
reactive-blocked = { $by } blocks { $mover }: { $extra } more.
reactive-held-back = The step to { $to } would take { $feet }, and { $mover } has not that much left: it stops.
reactive-was-there-first = { $who } moved there first in this phase.
reactive-distance-kept = { $mover } is { $feet } from { $who }.
reactive-distance = { $mover } is { $feet } from { $who }, and can do no better.
reactive-blocks-late = { $who } has moved in this phase already: a block comes too late for that, and answers only what { $who } still does.
reactive-vanishes = { $by } cannot follow { $mover } step by step. { $line } and its distance answer by opposed initiative if it sees where; with unseen:true it goes on as before.
reactive-nothing-to-block = { $by } cannot block that: { $mover } passes no squares.
reactive-lost = { $mover } goes on as if { $who } still stood at { $at }.
reactive-no-free-hand = { $mover } needs two free hands for it, or at least one.
reactive-failed = The check came to { $result }, and it takes { $dc }: { $mover } gets nowhere, and its move action of this phase is spent.
reactive-no-water = There is no water to swim in at { $square }.
reactive-no-surface = At { $square } { $mover } touches no solid vertical surface to climb along.
reactive-sprint-standard = The sprint is its standard action.
reactive-sprint-movement = A sprint in the movement phase costs a level of fatigue.
reactive-sprint-either = A sprint is a standard action; as part of the movement phase it costs a level of fatigue.
reactive-blocking = blocking
reactive-following = following step by step
reactive-keeping-away = withdrawing by distance
reactive-climbing = climbing forward
reactive-swimming = swimming forward
reactive-swim-difficulties = dv: calm water 5, rough or viscous 10, stormy 15, extreme 20; 10 more for natives of the water.
reactive-climb-difficulties = dv: a steep slope 0, large sturdy holds 5, small or unsteady holds 10, rough with few holds 15, rough without 20, smooth 25.
# What somebody does, after its name: "Ogre blocks Hero".
intends-block = blocks { $target }
intends-follow = follows { $target } within { $distance }
intends-follow-lost = follows { $target }, which it lost at { $at }
intends-keep-away = keeps at least { $distance } from { $targets }
# $does is one of intends-...
answered-as-meant = { $creature } { $does }: { $from } to { $to }, { $spent } of { $budget }.
answered = { $creature } { $from } to { $to }, { $spent } of { $budget }.

## Checks

check-target = the target
# $check is one of skill-check-..., $against one of check-past, check-against..., check-dc..., $does what a trial does.
check-made = { $check } { $against }: { $result }, so it { $does }.
# $check is one of a-skill-check-...
check-decides = { $check } { $against } decides: on a success it { $success }, on a failure it { $failure }.
check-decides-with-worst = { $check } { $against } decides: on a success it { $success }, on a failure it { $failure }, on a natural 1 it { $worst }.
check-would-help = { $check } { $against } would help: on a success it { $success }, on a failure it { $failure }.
check-past = past { $against }, DC { $dc }
check-against-dc = against { $against }'s { $defense }, DC { $dc }
check-against = against { $against }'s { $defense }
check-dc = DC { $dc }
check-dc-untold = whose DC nobody has told
check-against-added = { $against } ({ $added } on the roll)
check-added = { $total } and { $added } is { $counted }
check-natural-20 = { $total } and { $more } for the natural 20
check-modifier = { $adds } { $name }
check-contained = Its own { $added } is added to bonus; in check it is contained.

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
skill-check-reflex = Reflex check
skill-check-jump = Jump check
skill-check-endurance = Endurance check
skill-check-might = Might check
skill-check-climb = Climb check
skill-check-initiative = Initiative check
skill-check-swim = Swim check
skill-check-burrow = Burrow check
skill-check-flexibility = Flexibility check
skill-check-escape-artist = Escape Artist check
skill-check-balance = Balance check
skill-check-dexterity = Dexterity check
a-skill-check-constitution = A Constitution check
a-skill-check-movement = A Movement check
a-skill-check-strength = A Strength check
a-skill-check-jump-or-tumble = A Jump or Tumble check
a-skill-check-tumble = A Tumble check
a-skill-check-acrobatics = An Acrobatics check
a-skill-check-swim-or-tumble = A Swim or Tumble check
a-skill-check-swim-or-acrobatics = A Swim or Acrobatics check
a-skill-check-caster = A Caster check
a-skill-check-reflex = A Reflex check
a-skill-check-jump = A Jump check
a-skill-check-endurance = An Endurance check
a-skill-check-might = A Might check
a-skill-check-climb = A Climb check
a-skill-check-initiative = An Initiative check
a-skill-check-swim = A Swim check
a-skill-check-burrow = A Burrow check
a-skill-check-flexibility = A Flexibility check
a-skill-check-escape-artist = An Escape Artist check
a-skill-check-balance = A Balance check
a-skill-check-dexterity = A Dexterity check
defense-maneuver-defense = Maneuver Defense
defense-strength-or-dexterity-check = Strength or Dexterity check
defense-strength-check = Strength check
defense-initiative = initiative
defense-initiative-to-beat = initiative, which it has to beat
modifier-size = size
modifier-greater-flight = greater flight
modifier-climb-speed = climb speed
modifier-haste = haste
modifier-native = native of the water
modifier-one-hand = one hand
modifier-several = several targets
modifier-clear-skies = clear-skies
modifier-calm = calm
modifier-strong-wind = strong-wind
modifier-severe-wind = severe-wind
modifier-windstorm = windstorm
modifier-hurricane = hurricane
modifier-tornado = tornado
modifier-erratic-gusts = erratic-gusts
modifier-violent-gusts = violent-gusts
modifier-fog = fog
modifier-opaque-clouds = opaque-clouds
modifier-dark-clouds = dark-clouds
modifier-rain = rain
modifier-snow = snow
modifier-sleet = sleet
modifier-hail = hail
modifier-massive-hail = massive-hail
modifier-lightning-visible = lightning-visible
modifier-lightning-close = lightning-close
modifier-lightning-storm = lightning-storm

## What a check does, after "on a success it" or "so it"

check-run-on-constitution-success = runs on
check-run-on-constitution-failure = must stop running, and rests a minute before it runs again
check-charge-success = strikes, and { $target } gets no chance
check-charge-failure = does not strike, and { $target } gets no chance
check-charge-critical = does not strike, and { $target } gets a chance
check-charge-overrun-success = overruns { $target }, which falls, and goes on (its +2 for charging is to be counted in)
check-charge-overrun-failure = stops in front of { $target }
check-withdraw-success = is struck by one opponent fewer, and by another fewer for every full 2 above the DC
check-withdraw-failure = is struck by whoever else gets a chance
check-jump-down-success = takes nothing for the first { $length }, and the second { $length } are nonlethal
check-jump-down-failure = falls as one does who jumps down without it
check-tumble-down-success = falls as if it were { $length } less
check-tumble-down-failure = falls as without it
check-break-fall-success = takes nothing for the second { $length }
check-break-fall-failure = falls as without it
check-dive-success = dives unhurt
check-dive-failure = falls into the water as others do
check-acrobatic-dive-success = dives unhurt
check-acrobatic-dive-failure = falls into the water as others do
check-fly-slowly-success = stays in the air
check-fly-slowly-failure = goes nowhere and sinks by its speed, or, with wings and by 5 or more, may fall
check-stay-aloft-success = stays in place in the air
check-stay-aloft-failure = goes nowhere and sinks by its speed, or, with wings and by 5 or more, may fall
check-fly-hurt-success = loses that height and flies on
check-fly-hurt-failure = falls the rest of the way to the ground
check-fly-on-after-collision-success = flies on
check-fly-on-after-collision-failure = falls to the ground
check-fly-in-mid-fall-success = flies again in mid-fall, unhurt
check-fly-in-mid-fall-failure = falls
check-cast-falling-success = casts the spell as it falls
check-cast-falling-failure = does not cast the spell
check-recover-from-stall-success = recovers and flies again
check-recover-from-stall-failure = falls further
check-jump-success = jumps as it means to
check-jump-failure = gets only as far as its result, or no higher than it stood
check-acrobatic-jump-success = jumps as it means to
check-acrobatic-jump-failure = gets only as far as its result, or no higher than it stood
check-grab-the-edge-success = hangs on the far edge
check-grab-the-edge-failure = falls short of it
check-march-on-constitution-success = marches on unharmed
check-march-on-constitution-failure = takes 1d6 nonlethal damage and is fatigued
check-march-on-success = marches on
check-march-on-failure = has to rest
check-hustle-on-success = hustles on
check-hustle-on-failure = has to rest
check-ground-success = gets across
check-ground-failure = stops in front of it
check-balance-failure = stops in front of it, and may fall
check-escape-success = gets through the gap
check-escape-failure = stays where it is, and may try again
check-run-on-might-success = runs on
check-run-on-might-failure = must stop running, and is fatigued
check-overrun-strength-success = knocks its target prone and moves on
check-overrun-strength-failure = goes back { $length } along its way, and its movement ends; prone if somebody stands there, or if it is tripped (tripped:true)
check-overrun-success = moves through; by 5 over, its target falls prone
check-overrun-failure = stops in front of its target, or goes back on its way to the first place where nobody stands
check-overrun-in-passing-success = moves through
check-overrun-in-passing-failure = stops in front of its target, or goes back on its way to the first place where nobody stands
check-bull-rush-by-strength-success = pushes its target straight back by { $length }, and by { $length } more for every 5 over if it goes along (follow:true), unless something is in the way
check-bull-rush-by-strength-failure = goes straight back to where it was; prone if somebody stands there
check-bull-rush-by-might-success = pushes its target back
check-bull-rush-by-might-failure = pushes nobody
check-tumble-past-success = passes it without a strike
check-tumble-past-failure = may be struck at by it
check-tumble-through-success = gets through its square without a strike
check-tumble-through-failure = stops before its square and may be struck at by it
check-tumble-past-all-success = is spared the strike of one opponent, and of one more for every 2 over
check-tumble-past-all-failure = may be struck at by all of them
check-clamber-success = ends inside its target's space without a strike of it, and is spared one other strike for every 2 over
check-clamber-failure = stops before its target's space, and its target and everybody whose threatened squares it left may strike
check-hold-the-edge-success = hangs on the edge
check-hold-the-edge-failure = falls over the edge
check-past-blocker-success = gets past
check-past-blocker-failure = pays the blocker's speed more for that step, or stops if it cannot
check-climb-forward-success = climbs forward
check-climb-forward-failure = gets nowhere
check-swim-forward-success = swims forward
check-swim-forward-failure = gets nowhere
check-climb-success = climbs
check-climb-failure = gets nowhere, and falls if it is 5 or more short
check-climb-inverted-success = climbs along it
check-climb-inverted-failure = falls
check-climb-hurt-success = holds on
check-climb-hurt-failure = loses its hold as the rules on climbing have it
check-swim-success = swims
check-swim-failure = gets nowhere, and goes under if it is 5 or more short
check-dig-success = digs on
check-dig-failure = gets nowhere this round
check-dig-rock-success = digs through rock as through earth
check-dig-rock-failure = digs as one does through rock
check-chase-success = follows
check-chase-failure = goes on as if its target stood where it vanished

## Falls

fall-on-success = On a success: { $damage }.
fall-on-failure = On a failure: { $damage }.
fall-is-prone = { $who } is prone.
fall-damage = Damage
fall-nonlethal-damage = Nonlethal damage
# $name is fall-damage or fall-nonlethal-damage.
fall-odds = { $name } { $dice }: { $least } to { $most }, { $average } on the average.
fall-rolled = { $name } { $dice }: { $faces } = { $total }.
fall-no-damage = No damage.
fall-nothing = nothing
fall-nonlethal = { $dice } nonlethal
fall-thing-itself = The thing itself
# $what is a length or fall-thing-itself, $does dice, fall-nonlethal or fall-nothing.
fall-part = - { $what }: { $does } ({ $rule })
fall-in-short = { $dice } ({ $least } to { $most }, { $average } on the average)
fall-none = no damage
fall-plain-surface = Under { $book } this ground is like any other.
fall-unknown-water = What is known of { $book } says nothing about water: the fall counts as onto the ground.
fall-shallow = Water less than { $least } deep breaks no fall.
fall-too-shallow-to-dive = It is too shallow for a dive, which needs { $needs } of water, so it counts as a fall into water.
fall-risky-dive = It is shallower than the { $needs } that a dive needs: the DC is 5 higher, and the fall counts as { $longer } longer.
fall-could-try = { $check } Give check with its result, or bonus to have it rolled.
fall-no-check = { $book } has no check that helps here: leave check, bonus and attempt out. What it has (jumped:true): { $is }.
fall-not-its-turn = It is { $whose }'s turn, and { $who } softens a fall only in its own: leave check, bonus and attempt out.
fall-limit-stands = How much of a fall counts is settled here: { $is }.
fall-no-time-to-cast = There is no time to cast: only in a fall of more than { $fall }, or a spell that is an immediate action (immediate:true).
fall-unknown-casting = What is known of { $book } says nothing about casting while falling.
fall-half-onto = { $other } is landed on and takes half, at most the hit points of { $who }.
fall-unknown-onto = What is known of { $book } does not say what { $other } takes that is landed on: that is the GM's to say.
fall-untold-depth = How deep the water is nobody told, so it counts as ground: water-depth:20 tells it.
fall-unknown-thing = What is known of { $book } says nothing about falling things, only about creatures that fall.
fall-no-object-dice = A thing of size { $size } has no dice of its own.
fall-touch-attack = Dropped or thrown on purpose it has to hit first: a ranged touch attack, range increment { $increment }.
fall-hits-an-area = It takes up { $side } by { $side } squares: if that is extremely large to the GM, the attack is rolled against everybody in that area.
fall-unknown-collision = { $book } has no rule for running into things, only for falls (height).
fall-careful = Whoever moves with care is not hurt by bumping into something.
fall-not-its-target = That is for something unexpected in the way; what a charge is meant for hurts the charger not at all.
fall-floats-down = { $who } has greater flight, which no fall hurts: it floats down.
fall-run-counts = A run counts the speed { $times } times.

## Journeys

travel-lethal = lethal damage
travel-nonlethal = nonlethal damage
# $damage is travel-lethal or travel-nonlethal, $expression dice such as 3+4d6.
travel-damage = { $expression } { $damage }
travel-damage-each = { $expression } { $damage } each
travel-damage-dice = { $expression } of { $damage }
travel-damage-dice-each = { $expression } of { $damage } each
travel-damage-rolled = { $total } { $damage } ({ $expression }: { $faces })
travel-in-all = In all { $damage }.
travel-in-all-shared = In all { $damage } to the rider, and rider and mount are fatigued until that is healed.
travel-in-all-mount = In all { $damage }, and the mount is fatigued.
travel-in-all-fatigued = In all { $damage }, and fatigued until that is healed.
# $ground is travel-ground or travel-ground-impeded.
travel-part = - { $miles } in { $hours } ({ $per_hour } an hour)
travel-part-over = - { $ground }: { $miles } in { $hours } ({ $per_hour } an hour)
travel-part-hustling = - { $ground }, hustling: { $miles } in { $hours } ({ $per_hour } an hour)
travel-more-nights = So do { $days } more days.
travel-refused = Nobody travels like that.
# $all: travel-covers and what comes after it, with spaces between.
travel-headline = { $all }.
travel-headline-slowest = { $all }. { $who } is the slowest.
travel-covers = { $miles } in { $hours }
travel-covers-days = { $miles } in { $hours }, { $days } days
travel-on-mount = on a { $mount }
travel-by-vehicle = by { $vehicle }
travel-at-speed = at speed { $speed }
travel-over = over { $ground }
travel-at-hustle = at a hustle
travel-an-hour = ({ $miles } an hour)
travel-ground = { $land }, { $road }
travel-ground-impeded = { $land }, { $road }, impeded
travel-way = { $mode } { $grade }
travel-days-alike = Days 1 to { $days }: { $miles } in { $hours } each.
travel-day = day { $day }: { $miles } in { $hours }
# $last, and $days as a list, are travel-day.
travel-days-then = Days 1 to { $days }: { $miles } in { $hours } each; { $last }.
travel-days-listed = { $days }; { $last }.
travel-days-listed-on = { $days }, and so on; { $last }.
travel-hour = hour { $hour }
travel-day-hour = day { $day }, hour { $hour }
travel-hustling-costs = Hustling costs { $hours }.
travel-marching-costs = Marching on costs { $hours }.
travel-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
travel-and-more = and { $more } more times
travel-and-more-up-to = and { $more } more times, up to { $most }
travel-check-at = { $hour }: { $check }
travel-more-checks = And { $more } more checks, up to DC { $dc }.
travel-somebody = somebody
travel-no-miles = { $book } prints miles for speeds of { $printed }, and none for { $speed }: miles-per-hour tells what the GM says, or /table house-rule rule:travel-between value:proportional fills the gaps.
travel-speedless = { $who } has no speed, and gets nowhere.
travel-overloaded = { $who } carries more than a heavy load: nobody travels with that.
travel-still = { $who } is { $condition } and cannot travel.
travel-no-ways = { $book } has no miles for { $way }: miles-per-hour tells what the GM says.
travel-unknown-grade = { $book } has miles for each grade of it, { $known }: say which, such as mode:fly grade:greater.
travel-unknown-way = { $book } has no miles for { $way }; it has them for { $known }: mode:fly grade:greater.
travel-useless-way = { $way } is of no use for a journey.
travel-only-trees = Whoever swings from tree to tree needs trees: there are none in { $land }.
travel-only-cliffs = That counts only where there is something to climb.
travel-counts-as-walk = No factor is printed for { $way }: it counts as a walk at that speed.
travel-no-terrain = Land and roads make no difference in the air or in the water.
travel-no-mounts = { $book } has no table of mounts: say its speed, such as speed:50 mounted:true.
travel-unknown-mount = { $book } has no { $mount } in its table; it has { $known }.
travel-mount-overloaded = A { $mount } carries at most { $most } lb.
travel-no-run = Nobody runs for hours: running and resting by turns comes to a hustle. rounds:20 pace:run tells how long one can.
travel-no-hustle = Vehicles go at the speed of their table.
travel-unknown-impeded = { $book } does not tell how far one gets where everything is impeded.
travel-impeded-for-walkers = Impeded terrain is for those who walk.
travel-day-too-long = Such a day has at most { $most }.
travel-no-river-boat = A current carries rafts, keelboats and rowboats.
travel-unknown-round-the-clock = { $book } does not tell what never resting comes to; ships have a day of their own.
travel-trail-of-no-use = A trail is of no use to a vehicle: it goes as where there is no path.
travel-day-is-less = A whole day's walk is printed as { $day }, less than its hours come to.
travel-floats-on = After the rowed hours it floats on with the current.
travel-has-to-rest = Whoever fails has to rest: day { $day } ends after { $at }.
travel-not-there = { $legs ->
        [one] The last leg is not made to its
       *[other] The last { $legs } legs are not made to their
    } end in that time.
travel-could-float = After the rowed hours it could float on with the current, { $hours } hours a day: round-the-clock:true.
travel-unknown-run = { $book } tells of walking and hustling for hours, and of no run.
travel-too-far = That takes more than { $days } days.

## Runs of so many rounds

dash-nobody-runs = Under { $book } nobody runs like that.
dash-nobody-gets-anywhere = Under { $book } nobody gets anywhere like that.
dash-whoever-runs = Whoever runs
dash-whoever-goes = Whoever goes
dash-rounds = { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}
dash-rounds-of = { $rounds } of { $asked } rounds
dash-covers = { $who } covers { $feet } in { $rounds }, { $a_round } a round.
dash-free = With a Constitution of { $free } the first { $free } rounds of a run take no check.
dash-free-unknown = How long one can run goes by Constitution: constitution:14 tells it.
dash-check = Round { $round }: { $check }

## Ways of getting somewhere

way-what =
    { $kind ->
        [stay] Stay at { $to }
        [step] 5-foot step to { $to }
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
        [jump] Jump to { $to }
        [fly] Fly to { $to }
        [fly-double] Double move through the air to { $to }
        [swim] Swim to { $to }
        [climb] Climb to { $to }
        [burrow] Burrow to { $to }
        [teleport] Teleport to { $to }
        [any] Move in several modes to { $to }
       *[move] Move to { $to }
    }
way-charge-anywhere = Charge; a die picks the end
way-safest = { $what } by the safest way
way-traded = { $what } for one attack
way-attack =
    { $means ->
        [full] full attack
        [charge] one attack with the charge
        [next-turn] attack next turn
       *[one] one attack
    }
way-exposed =
    { $many ->
        [one] one opponent threatens it
       *[other] { $many } opponents threaten it
    }
way-check = { $check } { $against }
way-hazards = hazards at { $squares }
way-provokes-nothing = provokes nothing
way-provokes =
    { $book ->
        [reaction] reaction attack from { $who }
       *[other] attack of opportunity from { $who }
    }
way-provokes-else =
    { $book ->
        [reaction] else reaction attack from { $who }
       *[other] else attack of opportunity from { $who }
    }
way-line = { $what }: { $parts }
way-not = { $what }: { $why }

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
moved-check = Whether { $creature } { $does } { $from } to { $to } ({ $cost }) hangs on a check:
moved-cannot = { $creature } cannot { $bare } { $from } to { $to }:

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

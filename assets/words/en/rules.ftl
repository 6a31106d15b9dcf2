### What the rules and the policies of the rulebooks are called, and what they mean.

## Ordinary movement

policy-diagonals-alternating = the 1st, 3rd, 5th ... diagonal costs { $five }, the 2nd, 4th ... { $ten }
policy-diagonals-one-for-one = every diagonal costs { $five }
policy-corner-forbidden = no diagonal past the corner of a wall, closed door, solid square or pillar
policy-corner-by-fill = no diagonal past the corner of a wall, closed door or solid square; past a pillar it goes
policy-corner-allowed = a diagonal passes corners if one of the two ways round is free
policy-hampering-doubling = each layer of what hampers in the space entered doubles the price
policy-hampering-once = a step into whatever hampers costs { $ten }, never more
policy-hampering-on-leaving = each layer of what hampers in the space left adds { $five }
policy-difficult-diagonal-uncounted = a hampered diagonal does not count among the diagonals
policy-difficult-diagonal-counted = a hampered diagonal counts among the diagonals like any other
policy-mixed-terrain-worst-square = of a big creature's squares the one that hampers most counts
policy-deep-water-free = water that is waded in costs a walker nothing more than its terrain
policy-deep-water-wading = wading costs Medium and bigger creatures four squares each, and smaller ones swim; along the bottom of water 10 ft deep or more a square costs two
policy-trenches-leaving = a step out of a trench costs two squares; one into it costs nothing extra
policy-trenches-free = trenches cost nothing
policy-big-ignore-nothing = big creatures are hampered as others are
policy-big-ignore-growth-and-shallows = Huge and larger creatures do not mind heavy undergrowth and shallow water
policy-unhampered-airborne-and-incorporeal = whoever flies or has no body is not hampered by the ground
policy-incorporeal-stopped = walls and solid squares stop creatures without a body as they stop others
policy-incorporeal-passes = creatures without a body move through walls and solid squares, and may stop in them
policy-low-barrier-adds = crossing a low barrier adds { $ten } to the step
policy-low-barrier-hampers = crossing a low barrier hampers the step
policy-low-barrier-blocks = a low barrier cannot be walked over; it is jumped or climbed
policy-blocking-impassable = walls, closed doors, solid squares, pillars and the border cannot be moved through
policy-impeded-no-effect = impeded ground is not told apart from open ground
policy-impeded-full-round = entering an impeded square takes a full-round action for that one square
policy-speed-bonuses-highest-of-kind = bonuses to speed of one kind do not add up: the highest counts; a barbarian's is lost in heavy armor or under a heavy load, a monk's in armor or under a load; haste at most doubles a speed
policy-flat-footed-armor = no Dexterity bonus to AC and no attacks of opportunity
policy-flat-footed-armor-and-maneuvers = no Dexterity bonus to AC, maneuvers and Maneuver Defense, and no attacks of opportunity
policy-flat-footed-unknown = there is no being flat-footed
policy-prone-melee = -4 on melee attacks, -4 AC against melee attacks, +4 AC against ranged attacks
policy-prone-attacks-and-armor = -4 on attacks and -4 AC
policy-prone-armor-and-reflex = -2 Armor and Reflex
policy-fatigued-no-running = no running and no charging
policy-fatigued-unknown = what fatigue does is up to the GM
policy-unsteady-accuracy-and-defenses = -2 accuracy, Armor, Brawn and Reflex
policy-unsteady-unknown = there is no being unsteady
policy-without-speed-accuracy-armor-and-reflex = -2 accuracy, Armor and Reflex in water without a swim speed, and climbing without a climb speed
policy-without-speed-unknown = climbing or swimming without a speed for it costs nothing in a fight
policy-undergrowth-hides-concealment = concealment in light or heavy undergrowth
policy-undergrowth-hides-unknown = what undergrowth hides is up to the GM
policy-hazardous-entered = hazardous ground may be entered like any other; what waits there is the GM's to say
policy-ground-checks-asked = ground that asks for a check lets those across who make it; those who fail stop in front of it
policy-balance-falls-by-five = ground that asks for Balance is crossed at half speed, at full speed with -5, and makes flat-footed without 5 ranks; a failure stops in front of it, and by 5 or more falls there
policy-balance-stops = ground that asks for Balance is crossed at full speed, at half speed with +5; a failure stops in front of it
policy-balance-unknown = there is no Balance skill
policy-squeezing-doubles = a step into a narrow space counts as doubled once more
policy-squeezing-hampers = a step into a narrow space is hampered as by difficult ground
policy-squeezing-free = squeezing costs no movement, and is judged only where a phase begins
policy-squeeze-width-half = a creature squeezes into half the width of its space
policy-squeeze-width-next-smaller = a creature squeezes into the width of the next smaller size
policy-squeeze-stacking-multiply = squeezing doubles on top of hampering terrain
policy-squeeze-stacking-worst = squeezing doubles only where the terrain does not
policy-squeeze-past-beside = squeezing past an opponent means beside it, not through its squares
policy-squeeze-past-through = a squeezed creature may move through an opponent's squares
policy-tighter-escape-artist = a tighter space takes Escape Artist: no attack, -4 AC and no Dexterity bonus to AC meanwhile
policy-tighter-escape-artist-attacking = a tighter space takes Escape Artist: one may attack, at -4 AC and without Dexterity bonus to AC
policy-tighter-escape-artist-off-guard = a tighter space takes Escape Artist: no attack, and off-guard meanwhile
policy-tighter-never = a tighter space lets nobody through whose head does not fit
policy-tighter-flexibility = a tighter space takes the Flexibility skill
policy-occupied-pass = may be moved through
policy-occupied-closed = may not be moved through
policy-neutral-as-friend = whoever fights on no side gets out of the way as a friend does
policy-neutral-as-opponent = whoever fights on no side is passed as an opponent is
policy-dead-as-helpless = a dead creature is passed as a helpless one
policy-dead-rough = a dead creature's squares hamper, and may be ended in
policy-dead-nothing = a dead creature's squares are as if nobody lay there
policy-paralyzed-free = a paralyzed creature is passed without penalty
policy-paralyzed-hampers = a paralyzed creature's squares hamper
policy-size-apart-way-either-passes = creatures that far apart in size move through each other's squares
policy-size-apart-way-bigger-steps-over = the bigger one steps over the smaller, and may stop on it
policy-size-apart-way-no-obstacle = creatures that far apart in size are no obstacle to each other
policy-stepover-plain-move = stepping over is part of a plain move only
policy-stepover-double-move-too = stepping over is part of a double move too
policy-very-small-enters = Tiny and smaller creatures enter occupied squares, stop in them, and provoke by entering
policy-very-small-as-others = Tiny and smaller creatures enter and stop as others do
policy-fills-closed = nobody moves through a creature that fills its squares
policy-fills-corner-passed = a diagonal passes every creature, those that fill their squares as well
policy-fills-corner-as-solid = a creature that fills its squares makes corners as solid squares do
policy-ending-unless-helpless = no move ends in another's square unless that one is helpless
policy-ending-unless-far-apart = no move ends in another's square unless that one is helpless or too many sizes apart to be an obstacle
policy-ending-by-agreement = a move ends in another's square by agreement (`share:true`), or if that one cannot help it; both squeeze
policy-ending-sharing = a move ends in a square that may be entered (`share:true`); within one size both squeeze
policy-crowd-by-size = as many share a square as fit into it
policy-crowd-four = at most four creatures share a square
policy-small-in-a-square-by-size = Small creatures share a square as the table of sizes says
policy-small-in-a-square-two = two Small creatures share a square
policy-illegal-end-closest = whoever stops where it may not goes to the closest legal place, of equals to the last it held
policy-illegal-end-squeezes = whoever stops in another's square stays there, squeezing
policy-closest-of-equals-die = of several equally close a die decides
policy-closest-of-equals-first = of several equally close the first one counts, row by row from the north-west
policy-threat-reach = a creature threatens the squares within its reach
policy-threat-nothing = nothing is threatened
policy-own-squares-unless-reach-weapon = a creature threatens its own squares, unless a reach weapon is all it has
policy-own-squares-always = a creature threatens its own squares
policy-reach-weapon-ring = a reach weapon covers twice the natural reach, and nothing within the natural reach
policy-cover-walls-and-corners = walls, closed doors, solid squares and their corners in the line keep from striking
policy-conditions-disarm = whoever is helpless, stunned, flat-footed or blinded threatens nothing, and nobody threatens whom they do not see
policy-provoking-leaving = leaving a threatened square gives its opponent one chance to strike a move
policy-provoking-nothing = moving gives nobody a chance to strike
policy-left-squares-vacated = a step leaves the squares that it vacates
policy-left-squares-any = a step leaves every square that the creature stood in
policy-five-foot-step-unhampered = one square that does not hamper, with a speed over { $five } and no other movement
policy-five-foot-step-clear = one square that neither hampers nor conceals, by a mode with a listed speed over { $five }: instead of other movement, for an attack traded away, by a feature, or for an action point
policy-five-foot-step-unknown = there is no five-foot step
policy-full-round-step = a full-round action leaves a five-foot step
policy-full-round-nothing = a full-round action leaves no movement at all
policy-minimum-movement-full-round = a full-round action always moves one square, which provokes
policy-minimum-movement-standard = whoever is slowed to nothing moves one square as a standard action
policy-minimum-movement-unknown = there is no least movement
policy-crawl-any-point = whoever is prone crawls { $five } as a move action, and provokes whoever threatens where it leaves or comes to
policy-crawl-leaving = whoever is prone crawls { $five } as a move action, which provokes by the square left
policy-crawl-unknown = lying on the ground does not bear on movement
policy-run-over-no = nobody runs over ground that hampers, squeezing, or without seeing where to
policy-run-over-yes = one runs over ground that hampers, at its price
policy-gait-order-category-first = difficult ground adds { $five } to what the speed category makes of a step
policy-gait-order-difficult-first = for the slow, what difficult ground adds is doubled as the step is
policy-run-penalty-heavy = heavy armor or a heavy load takes one off the multiple
policy-run-penalty-added = armor and load each take 1 off if medium and 2 if heavy, beginning from one above the most
policy-run-exposes-dexterity = a runner loses its Dexterity bonus to AC, unless it has the feat
policy-run-exposes-flat-footed = a runner is flat-footed until its next turn, unless it has the feat
policy-running-out-refused = a goal beyond the movement is refused
policy-running-out-stops = whoever runs out of movement stops there
policy-squeeze-penalty-attack-and-armor = -4 on attack rolls and -4 AC while squeezing
policy-squeeze-penalty-armor-and-reflex = -2 Armor and Reflex while squeezing
policy-run-line-straight = a run goes in a straight line
policy-run-line-any-way = a run goes any way
policy-run-limit-constitution-check = as many rounds as its Constitution score, then a Constitution check DC 10, 1 more for each made before; who has run to that limit rests for 1 minute, no faster than a move action, before running again
policy-run-limit-might-check = as many rounds as its Constitution score, then a Might check DC 30, 2 more for each made before; whoever fails is fatigued
policy-mode-load-listed = a speed listed for another way of moving holds whatever a creature wears and carries
policy-mode-load-slowed = armor and load slow every way of moving as they slow walking
policy-weight-slows-two-thirds = medium or heavy armor or load takes a third off, rounded in steps of { $five }; they do not add up
policy-weight-slows-steps = medium takes { $five } off a speed over { $twenty_bare }, heavy { $ten } ({ $five_bare } at { $twenty_bare } and less); armor and load add up
policy-weight-slows-nothing = armor and load do not bear on speed
policy-dwarf-in-armor-keeps-speed = a dwarf keeps its speed in any armor
policy-dwarf-in-armor-slowed = a dwarf in medium or heavy armor is slowed as others are

## Charging and withdrawing

policy-charge-full-round = a charge takes a full round and goes up to twice the speed, or up to the speed with one action only
policy-charge-standard = a charge is a standard action and goes up to the speed
policy-charge-unknown = there is no charge
policy-charge-lane-swept = everything that the charger's space sweeps over has to be clear
policy-charge-lane-center = the straight line between the two centers has to be clear
policy-charge-tie-any = a charge ends in any of the closest spaces that is free and has a clear lane
policy-charge-tie-random = of several closest spaces with a clear lane a die decides
policy-charge-tie-straightest = a charge ends in the closest space that is straightest before the charger
policy-charge-over-no = no charge leads over ground that hampers or over a low barrier
policy-charge-past-helpless = whoever is in the lane stops a charge, friends too; the helpless do not
policy-charge-past-nobody = whoever is in the lane stops a charge, friends and the helpless too
policy-charge-chances-by-squares = a charger provokes by the squares that it leaves, its target like others
policy-charge-chances-not-target = a charger provokes by the squares that it leaves, but its target only if the check fails critically
policy-charge-check-none = a charge takes no check
policy-charge-check-maneuver-defense = a Movement check against the target's Maneuver Defense decides whether a charge strikes; a natural 20 adds 5 to it, a natural 1 fails always
policy-charge-overrun-declared = one declared opponent in the lane may be overrun, with +2 on the Strength check
policy-charge-overrun-none = nobody is overrun in a charge
policy-charge-bonus-attack-and-armor = +2 on the attack at its end, -2 AC until the charger's next turn
policy-charge-bonus-plain-damage = it deals the damage of a normal melee attack, without precision damage or anything that rides on an attack
policy-charge-weapons-lance-and-brace = a mounted charger's lance deals double damage, and so does a weapon set against a charge
policy-withdraw-start-space = a withdrawal takes a full round and goes up to twice the speed, or up to the speed with one action only; leaving where it starts provokes nobody whom the mover sees
policy-withdraw-primary-target = a withdrawal is a standard action, each step farther from one opponent, which does not strike; a check spares more of them
policy-withdraw-keep-distance = a withdrawal keeps a least distance from others as they move
policy-withdraw-metric-nearest = whether a withdrawal leads farther away is measured between the nearest squares
policy-withdraw-metric-center = whether a withdrawal leads farther away is measured between the centers

## Moving through and into opponents

policy-overrun-during-move = a standard action in a move, against one opponent: it lets the mover by, or opposed Strength decides
policy-overrun-maneuver = a standard action, or part of a move against one: Movement against each one's Maneuver Defense
policy-overrun-unknown = there is no overrun
policy-bull-rush-push = a standard action that pushes an opponent straight back, by opposed Strength
policy-bull-rush-through = a move through an opponent's square: it lets the mover by, or opposed Strength decides
policy-bull-rush-maneuver = a standard action that pushes an opponent back, by Might against its Maneuver Defense
policy-bull-rush-unknown = there is no bull rush
policy-tumble-each-opponent = at half speed past opponents or through them, by a check for each
policy-tumble-highest-defense = at half speed past opponents, by one check against the highest Maneuver Defense
policy-tumble-unknown = there is no tumbling
policy-clamber-half-speed = at half speed into a bigger opponent's space, by Movement against its Maneuver Defense
policy-clamber-unknown = there is no clambering

## Being moved by others, and flanking

policy-push-unknown = there is no push; a bull rush drives somebody back
policy-push-farther = each square of a push is farther from whoever pushes than the one left
policy-push-straight = a push goes straight away in one of eight directions, and ends harmlessly at an obstacle
policy-pull-unknown = there is no pull
policy-pull-nearer = each square of a pull is nearer to whoever pulls; beside it the way may lead on to any square beside it
policy-slide-unknown = there is no slide
policy-slide-any-way = a slide goes any way that whoever slides somebody wants
policy-fling-unknown = there is no fling
policy-fling-straight = a fling goes straight in any direction, also up, and needs no ground; stopped by an obstacle it does 1d8 to both for every full { $ten } left
policy-forced-unknown = nobody is moved by others but in maneuvers of their own
policy-forced-ground-ignored = forced movement minds no rough ground, needs free squares, never squeezes and provokes nobody
policy-forced-as-walking = forced movement pays as walking does, its feet being the budget
policy-forced-prone-unknown = falling prone does not end forced movement
policy-forced-prone-ends-it = whoever is moved may drop prone at any square and ends it; as long as it lies there by its choice nobody moves it
policy-forced-height-level = forced movement in the air keeps its height
policy-forced-height-down-or-up = forced movement in the air leads straight down, or up where down is the wrong way
policy-flanking-unknown = nobody flanks
policy-flanking-centers = two who threaten flank if the line between their centers crosses opposite borders, corners included
policy-flanking-sides = two who threaten flank if the line between their centers passes through opposite sides or opposite corners, never from side to corner
policy-reach-flanking-as-others = reach flanks like everybody, from the centers of squares
policy-reach-flanking-any-corner = with reach the line may run from any corner of the space to any corner of the ally's
policy-internal-flanking-never = nobody flanks from inside a space
policy-internal-flanking-far-apart = inside somebody far bigger one flanks with any ally that threatens the bigger one, which flanks whoever is inside with any ally that threatens that square

## Movement in phases

policy-block-unknown = nobody blocks the movement of others
policy-block-own-speed = for each step of the target from one square beside the blocker to another, an opposed initiative check: if the blocker's is higher, the step costs the blocker's own speed more; several blockers add up; who may move through the blocker's space is not held up
policy-follow-unknown = nobody follows as others move
policy-follow-own-speed = a follower keeps within its distance of the target, step by step, as far as its speed of the phase lasts
policy-keep-away-unknown = nobody keeps its distance as others move
policy-keep-away-own-speed = whoever withdraws keeps its distance from each of its targets, step by step, as far as its speed of the phase lasts
policy-vanishing-opposed-initiative = a follower that sees where its target went has to beat its initiative to follow; else, and unseen, it goes on as if the target stood where it vanished
policy-answering-step-by-step = movements that answer each other are resolved in steps of { $five } without a roll, and the faster has its way
policy-sprint-cost-action = a sprint costs its action and nothing more
policy-sprint-cost-action-or-fatigue = as the standard action a sprint costs nothing more, in the movement phase a level of fatigue; nobody sprints while carrying or moving another creature, and mounts do not
policy-climb-forward-unknown = there is no climbing forward
policy-climb-forward-own-height = a Climb check moves up to the height of the climber's space along a solid vertical surface that it touches; a critical success twice that
policy-swim-forward-unknown = there is no swimming forward
policy-swim-forward-quarter-speed = a Swim check moves up to a quarter of the base speed of the swimmer's size through a liquid; a critical success up to half of it

## Turns

policy-actions-standard-and-move = a turn has a standard and a move action, or one full-round action; a move action can take the standard one's place
policy-actions-phases = everybody has a move action in the movement phase, and a standard action, or another move, in the action phase
policy-chance-scope-turn = an opponent gets one chance at a mover in its whole turn
policy-chance-scope-action = an opponent gets one chance at a mover with each of its actions
policy-diagonal-scope-turn = the count of diagonals runs on through all movement of a turn or phase
policy-diagonal-scope-action = the count of diagonals begins anew with each action
policy-initiative-bonus-then-roll = d20 and the bonus; of equals the higher bonus goes first, then a roll decides
policy-initiative-bonus-dexterity-roll = d20 and the bonus; of equals the higher bonus goes first, then the higher Dexterity, then a d20 decides
policy-initiative-opposed = everybody moves in one phase; where movements collide, opposed initiative checks decide
policy-riding-mounts-space = a rider takes up its mount's space, goes where it goes and strikes from there; when the mount goes down the rider falls off: Ride DC 15, or 1d6
policy-stand-up-move-provokes = standing up is a move action, and provokes whoever threatens
policy-stand-up-move-or-step = standing up is a move action, provokes whoever threatens, and counts as movement; the quelled stand up with their five-foot step instead
policy-stand-up-move-action = standing up is the move action of the movement phase
policy-afflictions-halve-and-tire = the slowed, exhausted and entangled have half their speed; the fatigued, exhausted and entangled neither run nor charge; the slowed and the staggered have one action a turn
policy-afflictions-ten-feet = the slowed go at most { $ten } with a move action, and take no five-foot step, run, charge or withdrawal
policy-afflictions-nothing = to be slowed or tired does not bear on movement
policy-maneuvers-one-per-round = a round has one combat maneuver, whatever actions are left
policy-maneuvers-as-actions-allow = a round has as many maneuvers as the actions allow

## Falling, falling things and collisions

policy-fall-limit-twenty-dice = a fall deals at most 20d6
policy-fall-limit-by-gm = a fall deals at most 20d6 in plain air; elsewhere the GM says how much (most-dice)
policy-fall-limit-three-hundred-feet = at most { $three_hundred } of a fall count
policy-fall-surface-first-nonlethal = on soft ground the first die that would be lethal is nonlethal
policy-fall-surface-per-die = each die has +2 on jagged ground, +1 on hard ground, -1 on soft ground
policy-fall-surface-nothing = what is fallen onto makes no difference
policy-fall-jump-first-nonlethal = of whoever jumps down the first die is nonlethal
policy-fall-jump-first-free = the first { $ten } of a deliberate jump deal nothing
policy-fall-jump-shorter = an intentional fall counts as { $ten } shorter
policy-fall-check-jump-or-tumble = for whoever jumps down, a DC 15 Jump or Tumble check: the first { $ten } deal nothing, and the second { $ten } are nonlethal
policy-fall-check-acrobatics = a DC 15 Acrobatics check in one's own turn, and only if aware of the fall: the second { $ten } deal nothing
policy-fall-check-none = no check softens a fall
policy-fall-tumble-shorter = for whoever falls without having jumped, a DC 15 Tumble check makes the fall { $ten } shorter
policy-fall-tumble-none = no Tumble check makes a fall shorter
policy-fall-prone-if-hurt = whoever is hurt by a fall is prone
policy-fall-prone-no = a fall alone leaves nobody prone
policy-fall-water-cushions = into water at least { $ten } deep the first { $twenty } deal nothing, the next { $twenty } 1d3 nonlethal per { $ten }, and only the rest counts as on the ground
policy-fall-water-unknown = falling into water is not told apart
policy-dive-formula = a dive takes a DC 15 check, 5 more for every full { $fifty }, and water { $ten } deep for every { $thirty }; whoever succeeds is unhurt
policy-dive-table = a dive takes a DC 15 check, 20 from { $fifty }, 25 from { $hundred_ten } and 5 more every further { $fifty }, and water { $ten } deep up to { $thirty }, { $twenty_bare } up to { $sixty_bare } and { $thirty_bare } beyond; shallower water makes the DC 5 higher and the fall { $thirty } longer
policy-fall-casting-check = no spell is cast in a fall of { $five_hundred } or less but as an immediate action; it takes a Caster check, DC 10 and 4 for each spell level
policy-fall-casting-unknown = casting while falling is not told of
policy-fall-onto-half = whatever is landed on takes half the damage, and no more than the hit points of whoever falls
policy-fall-onto-unknown = landing on somebody is not told of
policy-falling-object-by-weight = 1d6 for each 200 lb if it falls { $ten }, and 1d6 for each further { $ten }, at most 20d6; lighter things have to fall farther for each die, and those under 1 lb deal nothing
policy-falling-object-by-size = dice by its size, and those of the distance that it falls; the thing's nature has -2 to +2 on each die
policy-falling-object-unknown = falling things are not told of
policy-collision-by-speed = an unexpected collision deals 1d6 per { $ten } of speed, unless one moves with care
policy-collision-unknown = collisions are not told of
policy-collision-run-multiplied = a runner who collides counts its speed as often as the run does
policy-collision-run-base = a runner who collides counts its speed once

## Jumping

policy-jump-skill = a long jump takes a Jump check of its feet, a high jump one of 4 for each foot; the peak is a quarter of the distance
policy-jump-acrobatics = a long jump takes an Acrobatics check of its feet, a high jump one of 4 for each foot, one that is both of both together; the peak is a quarter of the distance
policy-jump-strength = a jump goes a quarter of the base speed and { $five } for every 2 of Strength far (trained { $five } for each, at least { $five_bare }), half of that high, and may end in midair
policy-jump-measure-squares = a long jump counts from the square it starts in to the square it lands in
policy-jump-measure-gap = a long jump counts only the gap between take-off and landing
policy-jump-speed-per-ten = for every full { $ten } of speed below { $thirty_bare } a jump loses 6, for every full { $ten } above it gains 4
policy-jump-speed-told = what the speed adds to a jump is not known and has to be told
policy-jump-speed-nothing = the speed adds nothing to a check to jump

## Ground at different heights, and flight

policy-heights-stairs-and-ledges = a floor { $five } higher or lower is walked onto as a stair; one that is further up takes climbing, jumping or flying, and whoever walks off one that is further down falls
policy-flight-classes = flying goes by five classes of maneuverability
policy-flight-checks = flying goes by lesser and greater flight and hover, with checks for what is hard
policy-flight-aerial = flying goes any way at one price, up to a height above what would bear the flier

## Flight by classes of maneuverability

policy-hover-feat-half-speed = a flier with the feat halts in midair as a move action, and then flies in any direction at half its speed
policy-flight-load-light-only = whoever carries more than a light load does not fly, nor does who goes on four legs in medium or heavy barding

## Flight by checks, and aerial movement

policy-fly-failing-winged-plummet = who fails a check of its own choosing sinks by its speed and loses the action; with wings and by 5 or more it falls
policy-fly-failing-sinks = who fails a check of its own choosing sinks by its speed and loses the action, with wings as well
policy-fly-lesser-half-up-double-down = lesser flight goes up at half and down at double speed, has to be kept up by flying, and allows charges, but no run, withdrawal or five-foot step
policy-fly-greater-as-level = greater flight goes up and down as level, stays in place without a check, allows charge, run, withdrawal and five-foot step, and its fliers float down instead of falling
policy-fly-hover-at-surfaces = who hovers begins and ends its turn beside a surface, at most { $five } above the ground, or falls at the end of the turn; it is never prone
policy-aerial-upkeep-each-phase = who flies or glides and does not move so in a phase falls at its end, unless it floats
policy-height-limit-above-support = a height limit counts from what would bear the flier, up to { $five } to the side; soaring makes it four times as high, and who is above it when that ends falls
policy-aerial-load-within-capacity = who carries more than it can neither flies nor glides
policy-aerial-load-unencumbered = who carries more than a light load neither flies nor glides
policy-midair-armor-and-reflex = in midair who is not at home there has -4 Armor and Reflex, though not in a jump of its own until it falls
policy-midair-armor-brawn-and-reflex = in midair who is not at home there has -4 Armor, Brawn and Reflex, though not in a jump of its own until it falls

## Climbing, swimming, digging and teleporting

policy-climb-unknown = climbing is not told of
policy-climb-quarter-speed = without a climb speed one climbs at a quarter of one's speed by a check for each move action, and is flat-footed; 4 short of it one gets nowhere, 5 short one falls
policy-climb-own-speed = with a climb speed one moves along walls as one walks, by a check where that is hard; without one a check climbs forward, at -2 to accuracy, Armor and Reflex
policy-climb-round-down-to-squares = a quarter of the speed is rounded down to whole squares, but is one square at least
policy-climb-round-exact = a quarter of the speed is taken as it is, so that the slow do not get one square far
policy-climb-haste-harder = at half speed the DC of a climb is 10 higher, at full speed 20
policy-climb-haste-half-for-five = at half speed a check to climb is at -5
policy-climb-haste-none = nobody climbs faster than usual
policy-climb-speed-kinds = lesser climb has +8 on checks, needs none for a DC of 0, takes 10 whenever it likes, climbs up to twice its speed (not faster than it walks) at -5, and no ceilings; greater climb needs no checks and one hand, on ceilings too; brachiating needs none and one hand, but climbs no ceilings
policy-climb-speed-skilled = a climb speed has +8 on checks, takes 10 whenever it likes, and climbs up to twice its speed (not faster than it walks) at -5; it keeps its Dexterity to AC and does not run
policy-climb-speed-plain = a climb speed climbs without a check unless that is hard
policy-climb-hands-one = a climber needs one hand free; a shield on it is no help
policy-climb-hands-two = a climber needs both hands free, and no shield
policy-climb-hands-one-for-less = a climber needs both hands free, or one at a penalty
policy-climb-inverted-epic = along a ceiling it takes 21 ranks and a check of 45, 5 less with good handholds, without taking 10 or help; who fails falls
policy-climb-inverted-unknown = climbing along ceilings is not told of
policy-climb-load-harder = a medium load makes the DC of a climb 10 higher, a heavy one 25
policy-climb-load-check-penalty = armor and load count by their check penalty, which belongs into the check
policy-climb-load-nothing = a load does not bear on climbing
policy-climb-hurt-five-more = whoever is hurt while climbing makes another check, 5 harder, and falls if it is 5 short
policy-climb-hurt-or-fall = whoever is hurt while climbing makes another check or falls
policy-climb-hurt-unknown = being hurt while climbing is not told of
policy-climb-help-five = up to 5 allies help a climber, each beside it or its rope
policy-climb-help-unknown = help for climbers is not told of
policy-swim-unknown = swimming is not told of
policy-swim-quarter-speed = without a swim speed one swims by a check at a quarter of one's speed with a move action, at half of it with a double move; 4 short of it one gets nowhere, 5 short one goes under
policy-swim-own-speed = with a swim speed one moves through liquids as one walks, by a check where that is hard; without one a check swims forward, at -2 to accuracy, Armor and Reflex
policy-swim-speed-kinds = a swim speed needs no checks, takes 10 whenever it likes and runs in a straight line; greater swim has +8 against hazards and does not mind currents; jet goes straight only and provokes nobody, and currents hamper it
policy-swim-speed-skilled = a swim speed needs no checks, has +8 against hazards, takes 10 whenever it likes and runs in a straight line
policy-swim-speed-native = a swim speed swims without a check unless that is hard; natives of the water have +10 on it
policy-swim-take-ten-no = without a swim speed nobody takes 10
policy-swim-take-ten-unless-stormy = without a swim speed one takes 10 out of combat, but not in stormy water
policy-burrow-unknown = digging is not told of
policy-burrow-kinds = burrowing and tunneling go through earth and, as impeded or as difficult ground, rock; earth glide goes through both; without such a speed a check digs one square of earth in a full round
policy-burrow-earth = a burrow speed goes through dirt and loose earth in any direction, and not through rock
policy-burrow-as-told = digging is not told of but for who has a burrow speed: it is taken to go through earth, and not through rock
policy-teleport-unknown = teleporting by a speed is not told of
policy-teleport-kinds = a teleport speed goes in a straight line, as far as that is, and provokes nobody: lesser to a place that is seen, greater anywhere; from a full place one comes back along the line to the first free one; who arrives in the air falls
policy-teleport-as-told = teleporting is told of only as vanishing from one place to another; a teleport speed that was told is taken as its distance
policy-combining-unknown = moving in several ways at once is not told of
policy-combining-all-pay = every square is paid by all ways of moving that one has; one whose speed is used up is of no more use
policy-combining-one-budget = all ways of moving are paid from one speed, each as fast, average or slow as it is

## Armor by name, and what one carries

policy-carrying-unknown = nothing is told of pounds; how heavy a load is, is told itself: light, medium or heavy
policy-carrying-by-strength = Strength, size and build say how many pounds are a light, a medium and a heavy load
policy-carrying-by-light-load = up to twice a light load is a medium one, up to three times a heavy one; what is light is told (`light-load`), and else the 3.5 SRD's light loads by Strength stand in
policy-overloaded-unknown = nothing is told of more than a heavy load
policy-overloaded-staggers = who carries more than a heavy load, as much as it can lift off the ground, goes { $five } as a full-round action and loses its Dexterity to AC; more is not carried at all
policy-overloaded-impedes = who carries more than a heavy load, as much as it can drag, is flat-footed in combat, and every square is impeded for it; more is not carried at all

## Journeys

policy-travel-between-printed = a speed that the table leaves out covers what nobody told
policy-travel-between-proportional = a speed that the table leaves out covers a mile an hour for each { $ten }, as every printed one does
policy-travel-ships-journeys = ships sail as the page on journeys has them
policy-travel-ships-adventures = longships and galleys sail as the page on adventures has them
policy-travel-hustle-doubling = the second hour of hustling between two nights does 1 point of nonlethal damage, each further hour twice the one before; who takes any is fatigued
policy-travel-hustle-endurance-check = each hour of hustling takes a check of Endurance, 10 and 5 more for each further one; who fails has to rest
policy-forced-march-constitution-check = each hour beyond a day's walk takes a check of Constitution, 2 harder each time; who fails takes 1d6 nonlethal damage and is fatigued
policy-forced-march-two-dice = each hour beyond a day's walk does 2d6 nonlethal damage and fatigues; there is no check
policy-forced-march-endurance-check = each hour beyond a day's walk takes a check of Endurance, 10 and 2 more for each further one; who fails has to rest
policy-mount-strain-lethal = a mount fails every check of a forced march, and what it takes is lethal; it is fatigued as well
policy-mount-strain-shared = what hustling and marching on do to a mount is done to its rider; both are fatigued
policy-mount-strain-as-walkers = a mount is tired as whoever walks is
policy-travel-run-as-hustle = nobody runs for hours: running and resting by turns comes to a hustle
policy-travel-run-unknown = running is not told of
policy-travel-trail-trackless = a trail is of no use to vehicles: they go as where there is no path

## What the rules are called

rule-speed = Speed
rule-tactical-speed = Speed by race
rule-weight-slows = Armor and load
rule-mode-load = Armor and load off the ground
rule-dwarf-in-armor = Dwarves in armor
rule-medium-at-twenty = Medium armor or load at speed 20
rule-double = Double move
rule-hustle = Hustle
rule-sprint = Sprint
rule-run = Run
rule-run-penalty = Running in armor or with a load
rule-runner-speed = A better runner's speed
rule-run-exposes = What a runner gives up
rule-run-line = The line of a run
rule-run-over = Running over difficult ground
rule-run-limit = How long one runs
rule-armors = Armor by name
rule-carrying = Carrying capacity
rule-carrying-limits = Loads by Strength
rule-carrying-sizes = Loads by size
rule-lifting = Lifting
rule-dragging = Pushing and dragging
rule-overloaded = More than a heavy load
rule-load-penalty = What a load does to a fight
rule-five-foot-step = Five-foot step
rule-full-round = Full-round actions
rule-minimum-movement = Least movement
rule-crawl = Crawling
rule-running-out = Movement that runs out
rule-diagonals = Diagonals
rule-corner = Corners
rule-hampering = Hampered movement
rule-difficult-diagonal = Hampered diagonals
rule-gaits = Speed categories
rule-gait-order = Speed categories on difficult ground
rule-difficult = Difficult terrain
rule-obstacles = Obstacles
rule-undergrowth = Undergrowth
rule-water = Water
rule-deep-water = Deep water
rule-trenches = Trenches
rule-poor-visibility = Poor visibility
rule-mixed-terrain = Mixed terrain
rule-unhampered = Whom the ground does not hamper
rule-incorporeal = Walls and creatures without a body
rule-big-ignore = What the biggest do not mind
rule-low-barrier = Low barriers
rule-low-diagonal = Low barriers on the diagonal
rule-blocking = Blocking obstacles
rule-impeded = Impeded ground
rule-speed-bonuses = Bonuses to speed
rule-flat-footed = Being flat-footed
rule-prone = Being prone
rule-fatigued = Being fatigued
rule-unsteady = Being unsteady
rule-without-speed = Climbing and swimming without a speed
rule-undergrowth-hides = Undergrowth and attacks
rule-hazardous = Hazardous ground
rule-ground-checks = Ground that asks for a check
rule-balance = Balancing
rule-squeezing = Squeezing
rule-squeeze-penalty = What squeezing does to a fight
rule-squeeze-width = How narrow one squeezes
rule-squeeze-stacking = Squeezing on difficult ground
rule-squeeze-past = Squeezing past an opponent
rule-tighter = Too narrow to squeeze
rule-escape = How much has to fit through a gap
rule-escape-time = How long it takes to get through a gap
rule-occupied-friend = Moving through a friend
rule-neutral = Moving through a bystander
rule-occupied-opponent = Moving through an opponent
rule-occupied-helpless = Moving through the helpless
rule-dead = The dead
rule-helpless-obstacle = Helpless obstacles
rule-paralyzed = The paralyzed
rule-size-apart = Sizes far apart
rule-size-apart-way = What sizes far apart allow
rule-stepover = Stepping over
rule-very-small = Very small creatures
rule-fills = Creatures that fill their squares
rule-fills-corner = Corners of creatures that fill their squares
rule-ending = Ending in an occupied square
rule-crowd = Creatures to a square
rule-small-in-a-square = Small creatures to a square
rule-illegal-end = Stopping where one may not
rule-closest-of-equals = Closest of equals
rule-sizes = Size, space and reach
rule-threat = Threatened squares
rule-own-squares = Its own squares
rule-reach-weapon = Reach weapons
rule-reach-diagonal = Reach on the diagonal
rule-conditions = Conditions
rule-cover = Cover
rule-provoking = Provoking
rule-left-squares = What a big creature leaves
rule-charge = Charge
rule-charge-lane = The lane of a charge
rule-charge-tie = Equally close ends of a charge
rule-charge-over = Charging over difficult ground
rule-charge-past = Creatures in the lane
rule-charge-chances = Who strikes at a charger
rule-charge-check = The check of a charge
rule-charge-overrun = Overrunning in a charge
rule-charge-bonus = What a charge does to the fight
rule-charge-weapons = Weapons in a charge
rule-withdraw = Withdrawing
rule-withdraw-metric = Farther away
rule-overrun = Overrun
rule-overrun-several = Overrunning several
rule-bigger-target = How big a target may be
rule-bull-rush = Bull rush
rule-tumble = Tumbling
rule-tumble-past = Tumbling past an opponent
rule-tumble-through = Tumbling through an opponent
rule-tumble-further = Tumbling past several
rule-tumble-accelerated = Tumbling at full speed
rule-clamber = Clambering
rule-clamber-sizes = Whom one clambers into
rule-push = Push
rule-pull = Pull
rule-slide = Slide
rule-fling = Fling
rule-forced = Forced movement
rule-forced-prone = Dropping prone against forced movement
rule-forced-height = Forced movement in the air
rule-ledge-grab = Catching the edge
rule-flanking = Flanking
rule-reach-flanking = Flanking with reach
rule-internal-flanking = Flanking from inside
rule-block = Getting in the way
rule-follow = Following
rule-keep-away = Withdrawing by distance
rule-vanishing = Following somebody who vanishes
rule-answering = Movement that answers movement
rule-sprint-cost = What a sprint costs
rule-climb-forward = Climbing forward
rule-swim-forward = Swimming forward
rule-one-hand = One free hand
rule-actions = Actions of a turn
rule-maneuvers = Maneuvers in a round
rule-chance-scope = How often an opponent strikes at a mover
rule-diagonal-scope = Through what diagonals are counted
rule-initiative = Initiative
rule-stand-up = Standing up
rule-riding = Riding
rule-afflictions = The slowed and the tired
rule-fall-dice = Falling
rule-fall-limit = How much of a fall counts
rule-fall-surface = What is fallen onto
rule-fall-jump = Jumping down
rule-fall-check = Softening a fall
rule-fall-tumble = Tumbling in a fall
rule-fall-prone = Prone after a fall
rule-fall-water = Falling into water
rule-dive = Diving
rule-fall-casting = Casting while falling
rule-fall-onto = Landing on somebody
rule-falling-object = Falling things
rule-object-dice = Falling things by size
rule-collision = Collisions
rule-collision-run = Collisions of runners
rule-heights = Ledges, stairs and pits
rule-flight = Flying
rule-flight-minimum = Minimum forward speed
rule-flight-hover = Hovering
rule-flight-backward = Flying backward
rule-flight-reverse = Beginning to fly backward
rule-flight-turn = Turning in the air
rule-flight-turn-in-place = Turning in place
rule-flight-maximum-turn = The widest turn
rule-flight-up-angle = How steeply one climbs in the air
rule-flight-up-speed = How fast one climbs in the air
rule-flight-down-angle = How steeply one descends
rule-flight-down-speed = How fast one descends
rule-flight-between = Between descending and climbing
rule-stall = Stalling
rule-flight-load = Flying with a load
rule-wingover = Wheeling round in the air
rule-hover-feat = Hovering by a feat
rule-fly-checks = Checks in flight
rule-fly-mishaps = Mishaps in flight
rule-forced-descent = Damage in flight
rule-wind = Wind
rule-fly-weather = Weather in flight
rule-fly-sizes = Size in flight
rule-fly-bonus = What greater flight adds
rule-fly-failing = Failing in flight
rule-fly-lesser = Lesser flight
rule-fly-greater = Greater flight
rule-fly-hover = Hover
rule-gliding = Gliding
rule-aerial-upkeep = Staying in the air
rule-aerial-fall = Falling out of the air
rule-height-limit = Height limits
rule-aerial-load = Load in the air
rule-midair = Fighting in midair
rule-climb = Climbing
rule-climb-surface = What is climbed
rule-climb-modifiers = What makes climbing easier or harder
rule-climb-round = How far one climbs
rule-climb-haste = Climbing faster
rule-climb-speed = Climb speeds
rule-climb-hands = Hands for climbing
rule-climb-inverted = Climbing along ceilings
rule-climb-load = Climbing with a load
rule-climb-hurt = Hurt while climbing
rule-climb-help = Help for climbers
rule-swim = Swimming
rule-swim-water = What is swum in
rule-swim-modifiers = What makes swimming easier or harder
rule-swim-speed = Swim speeds
rule-swim-take-ten = Taking 10 in the water
rule-swim-hours = Swimming for hours
rule-breath = Holding one's breath
rule-burrow = Digging
rule-burrow-ground = What is dug through without a speed for it
rule-burrow-modifiers = What makes digging harder
rule-burrow-rock = Digging through rock as through earth
rule-teleport = Teleporting
rule-combining = Moving in several ways
rule-jump = Jumping
rule-jump-start = A running start
rule-jump-measure = Measuring a jump
rule-jump-speed = Speed and jumping
rule-travel = Miles by speed
rule-travel-between = Speeds between the printed ones
rule-travel-day = A day on the way
rule-travel-terrain = Terrain and roads
rule-travel-trail = Vehicles on trails
rule-travel-hustle = Hustling for hours
rule-travel-run = Running for hours
rule-forced-march = Forced march
rule-march-dc = The first check of a forced march
rule-mounts = Mounts
rule-mount-strain = Tired mounts
rule-vehicles = Vehicles
rule-travel-ships = Which table of ships
rule-other-ships = Ships by another page
rule-floating = Floating with the current
rule-round-the-clock = Round the clock
rule-travel-modes = Journeys in other ways than walking
rule-travel-impeded = Journeys through impeded terrain

## Rules that are tables

policy-yes = yes
policy-no = no
nothing-is-told = nothing is told
hampers-nobody = does not hamper
hampers = hampers: { $terrains }
hampers-by-layers = { $layers ->
    [1] { $terrain }
   *[other] { $terrain } ({ $layers } layers)
}
# $space (number) squares a side
size-on-the-board = { $size } { $space }x{ $space } reach { $reach }
size-with-speed = { $size } { $space }x{ $space } reach { $reach }, speed { $speed }
# The natural reach of who is upright, and of who is drawn out.
either-reach = { $tall }/{ $long }
speed-of-people = { $race } { $speed }
flying-takes-no-checks = flying takes no checks
flying-slowly-takes = flying half the speed or less takes { $dc }
flying-in-place-takes = staying in place in the air takes { $dc }
flying-on-after-damage-takes = flying on after damage takes { $dc }
flying-on-after-collision-takes = flying on after a collision takes { $dc }
flying-again-takes = flying again in mid-fall takes { $dc }
winds-do-nothing = wind does nothing to creatures
wind-takes = { $weather } DC { $dc }
flying-whatever-weather = weather adds nothing to flying
weather-adds = { $weather } { $adds }
flying-whatever-size = size adds nothing to flying
from-size-on = from { $size } on { $adds }
no-armor-by-name = no armor goes by its name
armors-of-weight = { $weight }: { $armors }
# $rows (text) `1: 3/6/10, 2: 6/13/20`: a Strength with the pounds of a light, a medium and a heavy load
loads-by-strength = Strength { $rows }; four times as much for 10 more
loads-by-size = { $size } { $biped }, on four legs { $quadruped }
no-load-penalty = nothing is told of what a load does to a fight
load-does = { $weight } load: Dexterity adds at most { $dexterity } to AC, checks -{ $checks }
no-dice-of-size = { $size } nothing
dice-of-size = { $size } { $dice }
hardness-is = { $word } { $figure }
hardness-between = { $word } { $least } to { $most }
hardness-impossible = { $word } impossible
cell-of-class = { $class } { $cell }
cell-any = any
cell-no = no
cell-none = none
cell-half = half
cell-full = full
cell-double = double
degrees = { $degrees } degrees
turn-per-feet = { $degrees } per { $feet }
stalls = whoever is too slow to stay up falls { $first }, and { $later } in each later turn until a DC { $dc } Reflex save succeeds
speeds-between = { $from } to { $to }
speeds-from = { $from } and more
miles-by-speed = { $speeds }: { $hour } an hour, { $day } a day
miles-by-hour-and-day = { $hour } an hour, { $day } a day
miles-up-to-load = { $hour } an hour, { $day } a day up to { $to } lb
miles-of-carrier = { $carrier } { $miles }
# The parts of a day's miles that are covered on a highway, on a road or trail, and where there is no path.
parts-in-land = { $land } { $highway }, { $road }, { $trackless }
part-of-passage = { $passage } { $part }
day-on-the-way = a day has { $foot } on foot, { $rowed } rowed, { $sailed } sailed

## Rules that are figures

figure-speed = { $figure ->
    [0] there is no move action
    [1] a move action goes as far as the speed
    [2] a move action goes twice as far as the speed
   *[other] a move action goes { $figure } times as far as the speed
}
figure-double = { $figure ->
    [0] there is no double move
    [1] a double move goes as far as the speed
    [2] a double move goes twice as far as the speed
   *[other] a double move goes { $figure } times as far as the speed
}
figure-hustle = { $figure ->
    [0] there is no hustle
    [1] a hustle goes as far as the speed
    [2] a hustle goes twice as far as the speed
   *[other] a hustle goes { $figure } times as far as the speed
}
figure-sprint = { $figure ->
    [0] there is no sprint
    [1] a sprint goes as far as the speed
    [2] a sprint goes twice as far as the speed
   *[other] a sprint goes { $figure } times as far as the speed
}
figure-run = { $figure ->
    [0] there is no run
    [1] a run goes as far as the speed
    [2] a run goes twice as far as the speed
   *[other] a run goes { $figure } times as far as the speed
}
no-people-has-a-speed = no people has a speed of its own
no-thing-has-dice = no thing has dice by its size
dice-by-feet-fallen = for every full { $every } fallen { $dice }
figure-runner-speed = { $figure ->
    [0] the feat of a better runner adds nothing to the speed
   *[other] the feat of a better runner adds { $feet } to an unburdened speed
}
figure-lifting = over the head one lifts as much as a heavy load, off the ground { $figure } times as much
figure-dragging = one pushes and drags { $figure } times a heavy load
figure-medium-at-twenty = { $figure ->
    [0] medium armor or load takes nothing off a speed of { $twenty } and less
   *[other] medium armor or load takes { $feet } off a speed of { $twenty } and less
}
figure-gaits-yes = fast walkers pay { $five_bare } and { $zero } by turns (diagonals { $five_bare }, { $five_bare }, 0), average ones as everybody, slow ones { $ten_bare } ({ $fifteen_bare })
figure-gaits-no = all walk alike
figure-poor-visibility = { $figure ->
    [0] not seeing where one goes costs nothing more
   *[other] not seeing where one goes hampers every step
}
figure-low-diagonal = crossing a low barrier adds { $feet } to a diagonal step
figure-helpless-obstacle = { $figure ->
    [0] a helpless creature hampers nobody, however big it is
   *[other] a helpless creature that is an obstacle (`helpless-obstacle`) hampers whoever moves through
}
figure-ledge-grab = { $figure ->
    [0] catching the edge that one was pushed over takes what its surface takes
   *[other] catching the edge that one was pushed over takes { $figure } more than its surface takes
}
figure-one-hand = { $figure ->
    [0] one free hand is as good as two
   *[other] with only one hand free, { $figure } less on a check to climb or swim forward
}
figure-swim-hours = { $figure ->
    [0] no check is told of for each hour of swimming
   *[other] each hour of swimming takes a check of { $figure }, or 1d6 nonlethal damage from fatigue
}
figure-breath = { $figure ->
    [0] how long one holds one's breath is not told
   *[other] one holds one's breath for { $figure } rounds for each point of Constitution; actions shorten it
}
figure-burrow-rock = { $figure ->
    [0] no check makes rock like earth
   *[other] a check of { $figure } makes rock like earth to whoever burrows or tunnels
}
figure-escape-time = { $figure ->
    [0] nothing is told of how long it takes to get through a gap too tight to squeeze into
    [one] getting through a gap too tight to squeeze into takes at least { $figure } minute
   *[other] getting through a gap too tight to squeeze into takes at least { $figure } minutes
}
figure-jump-start = { $figure ->
    [0] a jump needs no running start
   *[other] without { $feet } in a straight line before it, a jump takes twice as much of a check
}
figure-size-apart = sizes are far apart from { $figure } categories on
policy-occupied-friend-pass = friends are moved through, though not in a charge
policy-occupied-friend-closed = friends are not moved through
policy-occupied-opponent-pass = opponents are moved through
policy-occupied-opponent-closed = opponents are not moved through
policy-occupied-helpless-pass = helpless opponents are moved through
policy-occupied-helpless-closed = helpless opponents are not moved through
figure-overrun-several = { $figure ->
    [0] an overrun is of one opponent
   *[other] each check loses { $figure } for every target after the first
}
figure-bigger-target = { $figure ->
    [1] a target is at most one size category bigger
   *[other] a target is at most { $figure } size categories bigger
}
figure-tumble-past = { $figure ->
    [0] past an opponent it takes its Maneuver Defense
   *[other] past an opponent it takes a check of { $figure }
}
figure-tumble-through = { $figure ->
    [0] nobody tumbles through an opponent's square
   *[other] through an opponent's square it takes a check of { $figure }
}
figure-tumble-further = each opponent after the first makes it harder by { $figure }
figure-tumble-accelerated = at full speed it is harder by { $figure }
figure-clamber-sizes = one clambers into whoever is at least { $figure } size categories bigger; without reach, into whoever is bigger
figure-reach-diagonal-yes = a reach of { $ten } covers two squares diagonally as well
figure-reach-diagonal-no = a reach of { $ten } is counted on the diagonal like any other
figure-forced-descent = who is hurt in flight loses { $feet } of height
figure-fly-bonus = greater flight adds { $figure } to checks and makes nothing of winds and gusts
figure-wingover = by its feat a flier turns once a round by up to 180 degrees for { $feet }, and gains no height in that round
figure-gliding = who glides comes down by { $feet } in a phase, which costs nothing, and never up
figure-aerial-fall = who does not keep itself in the air falls { $feet } at once
figure-march-dc = the first hour beyond a day's walk takes a check of { $figure }
figure-floating = after a rowed day a boat floats on with the current for up to { $figure } hours
figure-round-the-clock = { $figure ->
    [0] what never resting comes to is not told
   *[other] what never rests covers { $figure } times a day's distance
}
figure-travel-impeded = { $figure ->
    [0] how far one gets where everything is impeded is not told
   *[other] where everything is impeded, walkers cover what goes with a speed of { $feet }
}

## What is told of the rules

rules-no-such-topic = `topic` has to be { $topics }, a rule such as corner, or a part of a rule's title, not { $typed }.{ $hint }
rules-house-rule = house rule; the book has { $has } ({ $book }: { $heading })
rules-source = { $book }: { $heading }
rules-source-of-parent = { $book }: { $heading }, from { $parent }
rules-in-full = { $title } ({ $rule }): { $meaning }. [{ $source }]
rules-in-full-idle = { $title } ({ $rule }): { $meaning }. As the other rules are, it decides nothing here. [{ $source }]
rules-ruleset = { $name } ({ $document }).
rules-ruleset-extends = { $name } ({ $document }); where its document is silent, { $parent }.
# $own (text) rules with what they are: `corner allowed, diagonals one-for-one`
rules-own = House rules: { $own }.
rules-of-topic = { $topic }: { $meanings }.
rules-more = /rules topic:steps tells a topic in full, /rules topic:corner one rule.

## What there is to choose from

offer-topic = { $topic }: { $rules } rules
offer-rule = { $rule }: { $title }
offer-value = { $value }: { $meaning }
offer-book = as the ruleset has it

## Help

help-intro = How a move is judged: /table new makes a board, /creature add puts somebody on it, /move moves. /help command:move tells more of one.
help-command = /{ $command } - { $about }
help-others = There are also { $others }.
help-example = Example: { $example }
help-option = { $option }: { $about }
help-option-needed = { $option }: { $about } (needed)
help-option-words = { $option }: { $about } [{ $words }]
help-option-words-needed = { $option }: { $about } [{ $words }] (needed)
help-one-by-one = In the console also one by one, true or false: { $options }

### What the rules and the policies of the rulebooks are called, and what they mean.

## Ordinary movement

policy-diagonals-alternating = the 1st, 3rd, 5th ... diagonal costs { $five }, the 2nd, 4th ... { $ten }
policy-diagonals-one-for-one = every diagonal costs { $five }
policy-corner-forbidden = no diagonal past the corner of a wall, closed door, solid square or pillar
policy-corner-by-fill = no diagonal past the corner of a wall, closed door or solid square; pillars don't stop it
policy-corner-allowed = a diagonal passes a corner if one of the two ways around is free
policy-hampering-doubling = each layer of hampering terrain in the space entered doubles the cost
policy-hampering-once = a hampered step costs { $ten }, never more
policy-hampering-on-leaving = each layer of hampering terrain in the space left adds { $five }
policy-difficult-diagonal-uncounted = a hampered diagonal doesn't count among the diagonals
policy-difficult-diagonal-counted = a hampered diagonal counts like any other
policy-mixed-terrain-worst-square = a big creature's worst square counts
policy-deep-water-free = wading costs nothing beyond the terrain
policy-deep-water-bottom = wading costs nothing beyond the terrain. Along the bottom of water at least { $ten } deep, a square costs two
policy-deep-water-by-depth = wading in water known to be less than { $ten } deep costs Medium and larger creatures four squares each; smaller ones swim. Along the bottom of deeper water, a square costs two
policy-deep-water-wading = wading costs Medium and larger creatures four squares each; smaller ones swim. Along the bottom of water at least { $ten } deep, a square costs two
policy-trenches-leaving = stepping out of a trench costs double; stepping in costs nothing extra
policy-trenches-free = trenches cost nothing extra
policy-big-ignore-nothing = big creatures are hampered like others
policy-big-ignore-growth-and-shallows = Huge and larger creatures ignore heavy undergrowth and shallow water
policy-unhampered-airborne-and-incorporeal = the ground doesn't hamper fliers or incorporeal creatures
policy-incorporeal-stopped = walls and solid squares stop incorporeal creatures too
policy-incorporeal-passes = incorporeal creatures move through walls and solid squares, and may stop inside
policy-low-barrier-adds = crossing a low barrier adds { $ten } to the step
policy-low-barrier-hampers = crossing a low barrier hampers the step
policy-low-barrier-blocks = a low barrier has to be jumped or climbed
policy-blocking-impassable = nobody moves through walls, closed doors, solid squares, pillars or the map's edge
policy-impeded-no-effect = impeded ground counts as open ground
policy-impeded-full-round = entering an impeded square takes a { -full-round-action } for that one square
policy-speed-bonuses-highest-of-kind = speed bonuses of one kind don't stack; a barbarian's is lost in heavy armor or under a heavy load, a monk's in armor or under a load; haste at most doubles a speed
policy-flat-footed-armor = no Dexterity bonus to AC and no { -attack-of-opportunity(form: "many") }
policy-flat-footed-armor-and-maneuvers = no Dexterity bonus to AC, maneuvers and Maneuver Defense, and no { -attack-of-opportunity(form: "many") }
policy-flat-footed-unknown = there is no such condition
policy-prone-melee = -4 on melee attacks, -4 AC against melee attacks, +4 AC against ranged attacks
policy-prone-attacks-and-armor = -4 on attacks and -4 AC
policy-prone-armor-and-reflex = -2 Armor and Reflex
policy-quelled-attacks-and-melee = -2 on attacks, -2 AC against melee attacks, +2 AC against ranged attacks
policy-quelled-unknown = there is no such condition
policy-splayed-attacks-and-armor = -4 on attacks and -4 AC
policy-splayed-unknown = there is no such condition
policy-fatigued-no-running = no running and no charging
policy-fatigued-unknown = the effect of fatigue is up to the GM
policy-unsteady-accuracy-and-defenses = -2 accuracy, Armor, Brawn and Reflex
policy-unsteady-unknown = there is no such condition
policy-without-speed-accuracy-armor-and-reflex = -2 accuracy, Armor and Reflex while swimming or climbing without a speed for it
policy-without-speed-unknown = swimming or climbing without a speed for it has no combat penalty
policy-undergrowth-hides-concealment = concealment in light or heavy undergrowth
policy-undergrowth-hides-unknown = the concealment of undergrowth is up to the GM
policy-hazardous-entered = creatures may enter hazardous ground; its effect is up to the GM
policy-ground-checks-asked = ground with a check lets you across on a success; on a failure you stop in front of it
policy-balance-falls-by-five = balancing is at half speed, or full speed at -5, and { -flat-footed } without 5 ranks; on a failure you stop, by 5 or more you fall
policy-balance-stops = balancing is at full speed, or half speed at +5; on a failure you stop in front of it
policy-balance-unknown = there is no Balance skill
policy-squeezing-doubles = a step into a narrow space doubles the cost once more
policy-squeezing-hampers = a step into a narrow space counts as { -difficult-terrain }
policy-squeezing-free = squeezing costs no movement, and is checked only at the start of a phase
policy-squeeze-width-half = a creature can squeeze into half its width
policy-squeeze-width-next-smaller = a creature can squeeze into the width of the next smaller size
policy-squeeze-width-one-square = a creature can squeeze into the width of one square, however big it is
policy-squeeze-stacking-multiply = squeezing doubles on top of hampering terrain
policy-squeeze-stacking-worst = squeezing doubles only where terrain doesn't
policy-squeeze-past-beside = squeezing past an opponent means beside them, not through their squares
policy-squeeze-past-through = a squeezed creature may move through an opponent's squares
policy-tighter-escape-artist = tighter gaps take Escape Artist: no attacks, -4 AC and no Dexterity bonus to AC meanwhile
policy-tighter-escape-artist-attacking = tighter gaps take Escape Artist: you may attack, at -4 AC and with no Dexterity bonus to AC
policy-tighter-escape-artist-off-guard = tighter gaps take Escape Artist: no attacks, and { -flat-footed } meanwhile
policy-tighter-never = nobody fits through a gap too tight for their head
policy-tighter-flexibility = tighter gaps take the Flexibility skill
policy-occupied-pass = creatures may move through
policy-occupied-closed = creatures can't move through
policy-neutral-as-friend = neutral creatures let you through like friends
policy-neutral-as-opponent = neutral creatures block like opponents
policy-dead-as-helpless = a dead creature counts as a helpless one
policy-dead-rough = a dead creature's squares hamper, and you can stop there
policy-dead-nothing = a dead creature's squares count as empty
policy-paralyzed-free = moving through a paralyzed creature costs nothing extra
policy-paralyzed-hampers = a paralyzed creature's squares hamper
policy-size-apart-way-either-passes = creatures that far apart in size move through each other's squares
policy-size-apart-way-bigger-steps-over = the bigger one steps over the smaller, and may stop there
policy-size-apart-way-no-obstacle = creatures that far apart in size are no obstacle to each other
policy-stepover-plain-move = stepping over is part of a normal move only
policy-stepover-double-move-too = stepping over works in a { -double-move } too
policy-very-small-enters = Tiny and smaller creatures enter and stop in occupied squares, which provokes
policy-very-small-as-others = Tiny and smaller creatures enter and stop like others
policy-fills-closed = nobody moves through a creature that fills its squares
policy-fills-corner-passed = a diagonal passes every creature, even one that fills its squares
policy-fills-corner-as-solid = a creature that fills its squares has corners like solid squares
policy-ending-unless-helpless = no move ends in a creature's square, unless they're helpless
policy-ending-unless-far-apart = no move ends in a creature's square, unless they're helpless or far enough apart in size
policy-ending-by-agreement = a move ends in a creature's square if they agree (`share:true`) or can't prevent it; both squeeze
policy-ending-sharing = a move may end in any square that you can enter (`share:true`); within one size, both squeeze
policy-crowd-by-size = as many share a square as fit
policy-crowd-four = at most four creatures share a square
policy-small-in-a-square-by-size = Small creatures share a square as the size table says
policy-small-in-a-square-two = two Small creatures share a square
policy-illegal-end-closest = a creature that stops illegally goes to the closest legal space; of equals, the last one they held
policy-illegal-end-squeezes = a creature that stops in another's square stays there, squeezing
policy-closest-of-equals-die = a die decides between equally close spaces
policy-closest-of-equals-first = the first of several equally close spaces counts, row by row from the northwest
policy-threat-reach = a creature threatens the squares within its reach
policy-threat-nothing = nothing is threatened
policy-own-squares-unless-reach-weapon = a creature threatens its own squares, unless it only has a reach weapon
policy-own-squares-always = a creature threatens its own squares
policy-reach-weapon-ring = a reach weapon covers twice the natural reach, but not the natural reach itself
policy-cover-walls-and-corners = walls, closed doors, solid squares and their corners block attacks
policy-conditions-disarm = helpless, stunned, { -flat-footed } and blinded creatures threaten nothing, and nobody threatens what they can't see
policy-provoking-leaving = leaving a { -threatened-square } provokes { -attack-of-opportunity(form: "a") }
policy-provoking-nothing = moving never provokes
policy-left-squares-vacated = a step leaves the squares it vacates
policy-left-squares-any = a step leaves every square the creature was in
policy-five-foot-step-unhampered = one square of unhampered ground, with a speed over { $five } and no other movement
policy-five-foot-step-clear = one clear square, by a mode with a listed speed over { $five }: instead of other movement, for an attack traded away, by a feature, or for an action point
policy-five-foot-step-unknown = nobody takes a { -five-foot-step }
policy-full-round-step = a { -full-round-action } leaves a { -five-foot-step }
policy-full-round-nothing = a { -full-round-action } leaves no movement at all
policy-minimum-movement-full-round = a { -full-round-action } always moves one square, which provokes
policy-minimum-movement-standard = a creature slowed to nothing moves one square as a { -standard-action }
policy-minimum-movement-unknown = there is no minimum movement
policy-crawl-any-point = { -prone } creatures crawl { $five } as a { -move-action }, which provokes in the squares left and entered
policy-crawl-leaving = { -prone } creatures crawl { $five } as a { -move-action }, which provokes in the square left
policy-crawl-unknown = being { -prone } doesn't affect movement
policy-run-over-no = no running over hampering ground, while squeezing, or without seeing the way
policy-run-over-yes = running over hampering ground costs its usual price
policy-gait-order-category-first = { -difficult-terrain } adds { $five } to the cost by speed category
policy-gait-order-difficult-first = for slow creatures, the extra cost of { -difficult-terrain } doubles too
policy-run-penalty-heavy = heavy armor or a heavy load takes one off the multiple
policy-run-penalty-added = armor and load each take 1 off if medium and 2 if heavy, starting one above the maximum
policy-run-exposes-dexterity = running costs the Dexterity bonus to AC, without the feat
policy-run-exposes-flat-footed = a runner without the feat is { -flat-footed } until their next turn
policy-running-out-refused = a goal out of range is refused
policy-running-out-stops = a creature that runs out of movement stops there
policy-squeeze-penalty-attack-and-armor = -4 on attack rolls and -4 AC while squeezing
policy-squeeze-penalty-armor-and-reflex = -2 Armor and Reflex while squeezing
policy-run-line-straight = a run goes in a straight line
policy-run-line-any-way = a run may turn
policy-run-limit-constitution-check = rounds equal to Constitution, then a { -dc } 10 Constitution check each round, +1 per check before; after that, 1 minute of rest before running again
policy-run-limit-might-check = rounds equal to Constitution, then a { -dc } 30 Might check each round, +2 per check before; on a failure, fatigued
policy-mode-load-listed = armor and load don't change a listed speed for another way of moving
policy-mode-load-slowed = armor and load slow every way of moving alike
policy-weight-slows-two-thirds = medium or heavy armor or load takes off a third, rounded to { $five }; they don't stack
policy-weight-slows-steps = medium takes { $five } off a speed over { $twenty_bare }, heavy { $ten } ({ $five_bare } at { $twenty_bare } and less); armor and load stack
policy-weight-slows-nothing = armor and load don't affect speed
policy-dwarf-in-armor-keeps-speed = dwarves keep their speed in any armor
policy-dwarf-in-armor-slowed = dwarves in medium or heavy armor are slowed like others

## Charging and withdrawing

policy-charge-full-round = a { -charge } is a { -full-round-action }, up to twice your speed; with one action only, up to your speed
policy-charge-standard = a { -charge } is a { -standard-action }, up to your speed
policy-charge-unknown = there is no { -charge }
policy-charge-lane-swept = everything the charger's space sweeps over has to be clear
policy-charge-lane-center = the straight line between the two centers has to be clear
policy-charge-tie-any = a { -charge } ends in any of the closest free spaces with a clear lane
policy-charge-tie-random = a die decides between the closest spaces with a clear lane
policy-charge-tie-straightest = a { -charge } ends in the closest space straightest ahead
policy-charge-over-no = no { -charge } crosses hampering ground or a low barrier
policy-charge-past-helpless = creatures in the lane stop a { -charge }, friends too, unless they're helpless
policy-charge-past-nobody = creatures in the lane stop a { -charge }, friends and helpless ones too
policy-charge-chances-by-squares = a { -charge } provokes as its squares are left, its target too
policy-charge-chances-not-target = a { -charge } provokes as its squares are left, its target only on a critical failure
policy-charge-check-none = a { -charge } takes no check
policy-charge-check-maneuver-defense = a Movement check against the target's Maneuver Defense decides; natural 20: +5, natural 1: failure
policy-charge-overrun-declared = you may overrun one declared opponent in the lane, with +2 on the Strength check
policy-charge-overrun-none = no overrun during a { -charge }
policy-charge-bonus-attack-and-armor = +2 on the attack, -2 AC until your next turn
policy-charge-bonus-plain-damage = the attack deals normal melee damage, with no precision damage or other effects
policy-charge-weapons-lance-and-brace = a mounted charger's lance deals double damage, and so does a weapon readied against the { -charge }
policy-withdraw-start-space = withdrawing is a { -full-round-action }, up to twice your speed (with one action, up to your speed); leaving the starting space doesn't provoke opponents you can see
policy-withdraw-primary-target = withdrawing is a { -standard-action }: each step is farther from one opponent, who isn't provoked; a check spares more
policy-withdraw-keep-distance = withdrawing keeps a minimum distance from others as they move
policy-withdraw-metric-nearest = farther away is measured between the nearest squares
policy-withdraw-metric-center = farther away is measured between centers

## Moving through and into opponents

policy-overrun-during-move = a { -standard-action } during a move, against one opponent: they let you by, or opposed Strength decides
policy-overrun-maneuver = a { -standard-action }, or part of a move against one opponent: Movement against Maneuver Defense
policy-overrun-unknown = there is no overrun
policy-bull-rush-push = a { -standard-action } that pushes an opponent straight back, by opposed Strength
policy-bull-rush-through = a move through an opponent's square: they let you by, or opposed Strength decides
policy-bull-rush-maneuver = a { -standard-action } that pushes an opponent back: Might against Maneuver Defense
policy-bull-rush-unknown = there is no bull rush
policy-tumble-each-opponent = half speed past opponents or through them, with a check for each
policy-tumble-highest-defense = half speed past opponents, with one check against the highest Maneuver Defense
policy-tumble-unknown = there is no tumbling
policy-clamber-half-speed = half speed into a bigger opponent's space: Movement against Maneuver Defense
policy-clamber-unknown = there is no clambering

## Being moved by others, and flanking

policy-push-unknown = there is no push, only the bull rush
policy-push-farther = each square of a push is farther from the pusher than the last
policy-push-straight = a push goes straight away in one of eight directions, and ends harmlessly at an obstacle
policy-pull-unknown = there is no pull
policy-pull-nearer = each square of a pull is nearer to the puller; once adjacent, it may go on to any adjacent square
policy-slide-unknown = there is no slide
policy-slide-any-way = a slide goes any way
policy-fling-unknown = there is no fling
policy-fling-straight = a fling goes in a straight line in any direction, also up, over any ground; stopped by an obstacle, it deals 1d8 to both per full { $ten } left
policy-forced-unknown = there is no forced movement except in maneuvers
policy-forced-ground-ignored = forced movement ignores rough ground, needs free squares, never squeezes and doesn't provoke
policy-forced-as-walking = forced movement pays for terrain like walking
policy-forced-prone-unknown = falling { -prone } doesn't end forced movement
policy-forced-prone-ends-it = you may drop { -prone } at any square to end it; while { -prone } by choice you can't be moved
policy-forced-height-level = forced movement in the air keeps its height
policy-forced-height-down-or-up = forced movement in the air goes straight down, or up if down is the wrong way
policy-flanking-unknown = there is no flanking
policy-flanking-centers = two allies who threaten flank if the line between their centers crosses opposite borders, corners included
policy-flanking-sides = two allies who threaten flank if the line between their centers passes opposite sides or opposite corners, never side to corner
policy-reach-flanking-as-others = flanking with reach uses the centers of squares too
policy-reach-flanking-any-corner = with reach, the line may run between any corners of the two spaces
policy-internal-flanking-never = nobody flanks from inside a space
policy-internal-flanking-far-apart = inside a much bigger creature, you flank it with any ally that threatens it, and it flanks you with any ally that threatens your square

## Movement in phases

policy-block-unknown = there is no blocking
policy-block-own-speed = each step of the target past the blocker takes an opposed initiative check: if the blocker's is higher, the step costs the blocker's speed extra. Blockers add up; a creature that may enter the blocker's space isn't slowed
policy-follow-unknown = there is no following
policy-follow-own-speed = a follower stays within their distance of the target, step by step, as far as their speed lasts
policy-keep-away-unknown = there is no keeping a distance
policy-keep-away-own-speed = a withdrawing creature keeps its distance from each target, step by step, as far as its speed lasts
policy-vanishing-opposed-initiative = a follower who sees where the target went follows by beating their initiative; otherwise they move as if the target were still there
policy-answering-step-by-step = movements that answer each other go in steps of { $five } without a roll, and the faster one prevails
policy-sprint-cost-action = a sprint costs only its action
policy-sprint-cost-action-or-fatigue = a sprint is a { -standard-action }; in the movement phase it costs a level of fatigue. No sprinting while carrying or moving another creature; mounts can't sprint
policy-climb-forward-unknown = there is no climbing forward
policy-climb-forward-own-height = a Climb check moves you up to your height along a solid vertical surface; twice that on a critical success
policy-swim-forward-unknown = there is no swimming forward
policy-swim-forward-quarter-speed = a Swim check moves you up to a quarter of your size's { -base-speed } through a liquid; half on a critical success

## Turns

policy-actions-standard-and-move = a turn has a { -standard-action } and a { -move-action }, or one { -full-round-action }; a second { -move-action } can replace the { -standard-action }
policy-actions-phases = a { -move-action } in the movement phase, and a { -standard-action } or another move in the action phase
policy-chance-scope-turn = leaving any number of squares in a turn provokes an opponent only once
policy-chance-scope-action = leaving any number of squares in an action provokes an opponent only once
policy-diagonal-scope-turn = diagonals are counted through a whole turn or phase
policy-diagonal-scope-action = each action counts its diagonals from the start
policy-initiative-bonus-then-roll = d20 plus bonus; on a tie the higher bonus, then a roll
policy-initiative-bonus-dexterity-roll = d20 plus bonus; on a tie the higher bonus, then the higher Dexterity, then a d20
policy-initiative-opposed = everyone moves in one phase; where movements collide, opposed initiative decides
policy-riding-mounts-space = a rider shares the mount's space, moves with it and attacks from there; when the mount goes down, the rider falls off: Ride { -dc } 15, or 1d6
policy-stand-up-move-provokes = standing up is a { -move-action }, and provokes
policy-stand-up-move-or-step = standing up is a { -move-action }, provokes, and counts as movement; quelled creatures use their { -five-foot-step } instead
policy-stand-up-move-action = standing up is the movement phase's { -move-action }
policy-afflictions-halve-and-tire = slowed, exhausted and entangled: half speed; fatigued, exhausted and entangled: no running or charging; slowed and staggered: one action a turn
policy-afflictions-ten-feet = slowed: { $ten } at most with a { -move-action }, no { -five-foot-step }, run, { -charge } or { -withdrawal }
policy-afflictions-quarter-prone = prone: a quarter of the speed until they stand up; slowed: half speed
policy-maneuvers-one-per-round = one combat maneuver a round
policy-maneuvers-as-actions-allow = as many maneuvers a round as actions allow

## Falling, falling things and collisions

policy-fall-limit-twenty-dice = a fall deals at most 20d6
policy-fall-limit-by-gm = a fall deals at most 20d6 in normal air; elsewhere the GM decides (most-dice)
policy-fall-limit-three-hundred-feet = a fall counts up to { $three_hundred }
policy-fall-surface-first-nonlethal = on soft ground, the first lethal die is nonlethal
policy-fall-surface-per-die = per die: +2 on jagged ground, +1 on hard ground, -1 on soft ground
policy-fall-surface-nothing = the surface makes no difference
policy-fall-jump-first-nonlethal = jumping down makes the first die nonlethal
policy-fall-jump-first-free = jumping down, the first { $ten } deal nothing
policy-fall-jump-shorter = jumping down counts as { $ten } shorter
policy-fall-check-jump-or-tumble = jumping down, a { -dc } 15 Jump or Tumble check: no damage for the first { $ten }, nonlethal for the second { $ten }
policy-fall-check-acrobatics = a { -dc } 15 Acrobatics check on your own turn, if aware of the fall: no damage for the second { $ten }
policy-fall-check-none = no check softens a fall
policy-fall-tumble-shorter = falling without jumping, a { -dc } 15 Tumble check makes the fall { $ten } shorter
policy-fall-tumble-none = no Tumble check makes a fall shorter
policy-fall-prone-if-hurt = a creature hurt by a fall is { -prone }
policy-fall-prone-no = a fall alone doesn't knock anyone { -prone }
policy-fall-water-cushions = into water at least { $ten } deep, the first { $twenty } deal nothing, the next { $twenty } 1d3 nonlethal per { $ten }, the rest counts as on ground
policy-fall-water-unknown = water makes no difference
policy-dive-formula = diving takes { -dc } 15, +5 per full { $fifty }, in water { $ten } deep per { $thirty }; success means no damage
policy-dive-table = diving takes { -dc } 15, 20 from { $fifty }, 25 from { $hundred_ten }, +5 per further { $fifty }; water { $ten } deep up to { $thirty }, { $twenty_bare } up to { $sixty_bare }, { $thirty_bare } beyond. In shallower water, { -dc } +5 and the fall counts as { $thirty } longer
policy-fall-casting-check = no spells in a fall of { $five_hundred } or less, except immediate actions; casting takes a Caster check, { -dc } 10 plus 4 per spell level
policy-fall-casting-unknown = no rule for casting while falling
policy-fall-onto-half = what you land on takes half the damage, up to your hit points
policy-fall-onto-unknown = no rule for landing on someone
policy-falling-object-by-weight = 1d6 per 200 lb over { $ten }, and 1d6 per further { $ten }, at most 20d6; lighter objects have to fall farther per die, under 1 lb deals nothing
policy-falling-object-by-size = dice by size, plus those of the distance; the object's nature gives -2 to +2 per die
policy-falling-object-unknown = no rule for falling objects
policy-collision-by-speed = an unexpected collision deals 1d6 per { $ten } of speed, except when moving carefully
policy-collision-unknown = no rule for collisions
policy-collision-run-multiplied = in a collision, a runner's speed counts with the run's multiple
policy-collision-run-base = in a collision, a runner's speed counts once

## Jumping

policy-jump-skill = long jump: Jump { -dc } 1 per foot; high jump: { -dc } 4 per foot; peak: a quarter of the distance
policy-jump-acrobatics = long jump: Acrobatics { -dc } 1 per foot; high jump: { -dc } 4 per foot; both together: the sum; peak: a quarter of the distance
policy-jump-strength = a jump covers a quarter of { -base-speed } plus { $five } per 2 Strength (trained: { $five } each, at least { $five_bare }), half of that high, and may end in midair
policy-jump-measure-squares = a long jump counts from the square you leave to the one you land in
policy-jump-measure-gap = a long jump counts only the gap between take-off and landing
policy-jump-speed-per-ten = -6 per full { $ten } of speed under { $thirty_bare }, +4 per full { $ten } over
policy-jump-speed-told = speed over { $thirty } helps to jump; the figure has to be set
policy-jump-speed-nothing = speed doesn't affect jump checks

## Ground at different heights, and flight

policy-heights-stairs-and-ledges = floors { $five } higher or lower are stairs; to get higher, climb, jump or fly; walking off a higher ledge is a fall
policy-flight-classes = five classes of { -maneuverability }
policy-flight-checks = lesser flight, greater flight and hover, with checks for hard maneuvers
policy-flight-aerial = flying costs the same in every direction, up to a height limit above support

## Flight by classes of maneuverability

policy-hover-feat-half-speed = with the feat, halting in midair is a { -move-action }, then fly any way at half speed
policy-flight-vertical-whole-step = a step up or down goes at the speed up or down as a whole
policy-flight-vertical-height = of a step up or down only the height goes by the speed up or down; the level part is paid for as usual
policy-flight-load-light-only = no flying with more than a light load, or on four legs in medium or heavy barding

## Flight by checks, and aerial movement

policy-fly-failing-winged-plummet = on a failed check of their own choosing, fliers sink by their speed and lose the action; with wings, by 5 or more, they fall
policy-fly-failing-sinks = on a failed check of their own choosing, fliers sink by their speed and lose the action, wings or not
policy-fly-lesser-half-up-double-down = lesser flight: half speed up, double down; has to keep moving; allows a { -charge }, but no run, { -withdrawal } or { -five-foot-step }
policy-fly-greater-as-level = greater flight: same speed up and down, hovers without a check, allows { -charge }, run, { -withdrawal } and { -five-foot-step }; floats down instead of falling
policy-fly-hover-at-surfaces = hover: begin and end the turn next to a surface, { $five } above the ground at most, or fall at the end of the turn; never { -prone }
policy-aerial-upkeep-each-phase = fliers and gliders who don't move in a phase fall at its end, unless they float
policy-height-limit-above-support = height limits count from support, up to { $five } to the side; soaring quadruples them, and anyone higher when it ends falls
policy-aerial-load-within-capacity = no flying or gliding when overloaded
policy-aerial-load-unencumbered = no flying or gliding with more than a light load
policy-midair-armor-and-reflex = -4 Armor and Reflex in midair for creatures not native to the air, except in their own jump until they fall
policy-midair-armor-brawn-and-reflex = -4 Armor, Brawn and Reflex in midair for creatures not native to the air, except in their own jump until they fall

## Climbing, swimming, digging and teleporting

policy-climb-unknown = no rule for climbing
policy-climb-quarter-speed = without a climb speed: a quarter of your speed with a check per { -move-action }, { -flat-footed }; 4 short makes no progress, 5 short falls
policy-climb-quarter-speed-exposed = without a climb speed: a quarter of your speed with a check per { -move-action }, without your Dexterity bonus to AC; 4 short makes no progress, 5 short falls
policy-climb-own-speed = with a climb speed, climb like walking, with a check where it's hard; without one, climb forward with a check, at -2 accuracy, Armor and Reflex
policy-climb-round-down-to-squares = a quarter of the speed rounds down to whole squares, at least one
policy-climb-round-exact = a quarter of the speed counts exactly, so slow creatures may not manage a square
policy-climb-haste-harder = climbing at half speed: { -dc } +10, at full speed: { -dc } +20
policy-climb-haste-half-for-five = climbing at half speed: -5 on the check
policy-climb-haste-none = no faster climbing
policy-climb-speed-kinds = lesser climb: +8 on checks, none for { -dc } 0, can always take 10, double speed at -5 (not faster than walking), no ceilings; greater climb: no checks, one hand, ceilings too; brachiating: no checks, one hand, no ceilings
policy-climb-speed-skilled = climb speed: +8 on checks, can always take 10, double speed at -5 (not faster than walking); keeps Dexterity to AC, no running
policy-climb-speed-plain = a climb speed climbs without a check unless it's hard
policy-climb-hands-one = climbing takes one free hand, without a shield
policy-climb-hands-two = climbing takes both hands free, without a shield
policy-climb-hands-one-for-less = climbing takes both hands free, or one at a penalty
policy-climb-inverted-epic = ceilings take 21 ranks and { -dc } 45 (40 with good handholds), without taking 10 or help; on a failure you fall
policy-climb-inverted-unknown = no rule for climbing along ceilings
policy-climb-load-harder = medium load: { -dc } +10, heavy load: { -dc } +25
policy-climb-load-check-penalty = armor and load count by their check penalty, part of the check
policy-climb-load-nothing = load doesn't affect climbing
policy-climb-hurt-five-more = damage while climbing takes another check at { -dc } +5; 5 short falls
policy-climb-hurt-or-fall = damage while climbing takes another check, or you fall
policy-climb-hurt-unknown = no rule for damage while climbing
policy-climb-help-five = up to 5 allies help a climber, each next to them or their rope
policy-climb-help-unknown = no rule for help while climbing
policy-swim-unknown = no rule for swimming
policy-swim-quarter-speed = without a swim speed: a quarter of your speed with a { -move-action }, half with a { -double-move }, with a check; 4 short makes no progress, 5 short goes under
policy-swim-own-speed = with a swim speed, swim like walking, with a check where it's hard; without one, swim forward with a check, at -2 accuracy, Armor and Reflex
policy-swim-speed-kinds = swim speed: no checks, can always take 10, runs in a straight line; greater swim: +8 against hazards, ignores currents; jet: straight lines only, doesn't provoke, slowed by currents
policy-swim-speed-skilled = swim speed: no checks, +8 against hazards, can always take 10, runs in a straight line
policy-swim-speed-native = a swim speed swims without a check unless it's hard; creatures native to water get +10
policy-swim-prone-slows = in the water a creature with greater swim that is made { -prone } is slowed instead until the end of its next turn; a jet, for one { -move-action }
policy-swim-prone-unknown = nothing of its own for swimmers that are made { -prone }
policy-swim-take-ten-no = no taking 10 without a swim speed
policy-swim-take-ten-unless-stormy = without a swim speed you can take 10 out of combat, except in stormy water
policy-burrow-unknown = no rule for digging
policy-burrow-kinds = burrowing and tunneling go through earth, and through rock as impeded ground or { -difficult-terrain } respectively; earth glide goes through both; without such a speed, one square of earth a full round with a check
policy-burrow-earth = a burrow speed goes through dirt and loose earth in any direction, not through rock
policy-burrow-as-told = no rule for digging without a burrow speed, which goes through earth and not through rock
policy-teleport-unknown = no rule for a teleport speed
policy-teleport-kinds = a teleport speed goes that far in a straight line without provoking: lesser to a place you see, greater anywhere; from a full space you come back along the line; in the air you fall
policy-teleport-as-told = teleporting is vanishing from one place to another; a teleport speed counts as its range
policy-combining-unknown = no rule for moving in several ways at once
policy-combining-all-pay = every way of moving pays for every square, until its speed is used up
policy-combining-one-budget = all ways of moving share one speed, each as fast, average or slow as listed

## Armor by name, and what one carries

policy-carrying-unknown = pounds don't count: set the load as light, medium or heavy
policy-carrying-by-strength = Strength, size and build set the pounds of a light, medium and heavy load
policy-carrying-by-light-load = medium is up to twice a light load, heavy up to three times; without a set `light-load`, the 3.5 SRD's by Strength stands in
policy-overloaded-unknown = no rule for more than a heavy load
policy-overloaded-staggers = over a heavy load, up to what you can lift: { $five } as a { -full-round-action }, no Dexterity to AC; no more than that
policy-overloaded-impedes = over a heavy load, up to what you can drag: { -flat-footed } in combat, every square impeded; no more than that

## Journeys

policy-travel-between-printed = speeds missing from the table have no distance
policy-travel-between-proportional = speeds missing from the table cover a mile an hour per { $ten }, like the printed ones
policy-travel-ships-journeys = ships as on the page about journeys
policy-travel-ships-adventures = longships and galleys as on the page about adventures
policy-travel-hustle-doubling = the second hour of hustling between two nights deals 1 nonlethal damage, each further hour twice the last; any of it fatigues
policy-travel-hustle-endurance-check = each hour of hustling takes an Endurance check, { -dc } 10 plus 5 per further hour; on a failure, rest
policy-forced-march-constitution-check = each hour beyond a day's walk takes a Constitution check, +2 each time; on a failure, 1d6 nonlethal damage and fatigue
policy-forced-march-two-dice = each hour beyond a day's walk deals 2d6 nonlethal damage and fatigues, without a check
policy-forced-march-endurance-check = each hour beyond a day's walk takes an Endurance check, { -dc } 10 plus 2 per further hour; on a failure, rest
policy-mount-strain-lethal = a mount fails every check of a forced march, takes lethal damage and is fatigued
policy-mount-strain-shared = hustling and forced marches hurt the rider instead of the mount; both are fatigued
policy-mount-strain-as-walkers = a mount tires like a walker
policy-travel-run-as-hustle = nobody runs for hours: running and resting in turn comes to a hustle
policy-travel-run-unknown = no rule for running
policy-travel-trail-trackless = a trail doesn't help vehicles: it counts as trackless

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
rule-runner-speed = Speed with the Run feat
rule-run-exposes = Defense while running
rule-run-line = Running in a line
rule-run-over = Running over difficult ground
rule-run-limit = How long you can run
rule-armors = Armor by name
rule-carrying = Carrying capacity
rule-carrying-limits = Loads by Strength
rule-carrying-sizes = Loads by size
rule-lifting = Lifting
rule-dragging = Pushing and dragging
rule-overloaded = More than a heavy load
rule-load-penalty = Load in combat
rule-five-foot-step = 5-foot step
rule-full-round = Full-round actions
rule-minimum-movement = Minimum movement
rule-crawl = Crawling
rule-running-out = Running out of movement
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
rule-unhampered = Creatures the ground doesn't hamper
rule-incorporeal = Walls and incorporeal creatures
rule-big-ignore = Terrain that Huge creatures ignore
rule-low-barrier = Low barriers
rule-low-diagonal = Low barriers on the diagonal
rule-blocking = Blocking obstacles
rule-impeded = Impeded ground
rule-speed-bonuses = Bonuses to speed
rule-flat-footed = { -flat-footed(form: "start") }
rule-prone = { -prone(form: "start") }
rule-quelled = Quelled
rule-splayed = Splayed
rule-fatigued = Fatigued
rule-unsteady = Unsteady
rule-without-speed = Climbing and swimming without a speed
rule-undergrowth-hides = Undergrowth and attacks
rule-hazardous = Hazardous ground
rule-ground-checks = Ground with a check
rule-balance = Balancing
rule-squeezing = Squeezing
rule-squeeze-penalty = Squeezing in combat
rule-squeeze-width = Squeezing width
rule-squeeze-stacking = Squeezing on difficult ground
rule-squeeze-past = Squeezing past an opponent
rule-tighter = Gaps too narrow to squeeze
rule-escape = Fitting through a gap
rule-escape-time = Time to get through a gap
rule-occupied-friend = Moving through a friend
rule-neutral = Moving through neutral creatures
rule-occupied-opponent = Moving through an opponent
rule-occupied-helpless = Moving through helpless creatures
rule-dead = Dead creatures
rule-helpless-obstacle = Helpless obstacles
rule-paralyzed = Paralyzed creatures
rule-size-apart = Size difference
rule-size-apart-way = Moving past by size difference
rule-stepover = Stepping over
rule-very-small = Very small creatures
rule-fills = Creatures that fill their squares
rule-fills-corner = Corners of creatures that fill their squares
rule-ending = Ending in an occupied square
rule-crowd = Creatures in a square
rule-small-in-a-square = Small creatures in a square
rule-illegal-end = Ending in an illegal space
rule-closest-of-equals = Equally close spaces
rule-sizes = Size, space and reach
rule-threat = Threatened squares
rule-own-squares = A creature's own squares
rule-reach-weapon = Reach weapons
rule-reach-diagonal = Reach on the diagonal
rule-conditions = Conditions
rule-cover = Cover
rule-provoking = Provoking
rule-left-squares = Squares a big creature leaves
rule-charge = Charge
rule-charge-lane = Charge lane
rule-charge-tie = Equally close ends of a charge
rule-charge-over = Charging over difficult ground
rule-charge-past = Creatures in the charge lane
rule-charge-chances = Provoking with a charge
rule-charge-check = Charge check
rule-charge-overrun = Overrun during a charge
rule-charge-bonus = Charge bonus and penalty
rule-charge-weapons = Charge weapons
rule-withdraw = Withdraw
rule-withdraw-metric = Measuring a withdrawal
rule-overrun = Overrun
rule-overrun-several = Overrunning several
rule-bigger-target = Largest target size
rule-bull-rush = Bull rush
rule-tumble = Tumble
rule-tumble-past = Tumbling past an opponent
rule-tumble-through = Tumbling through an opponent
rule-tumble-further = Tumbling past several
rule-tumble-accelerated = Tumbling at full speed
rule-clamber = Clamber
rule-clamber-sizes = Sizes for clambering
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
rule-block = Block
rule-follow = Follow
rule-keep-away = Withdrawing by distance
rule-vanishing = Following a target who vanishes
rule-answering = Movement in response to movement
rule-sprint-cost = Cost of a sprint
rule-climb-forward = Climb forward
rule-swim-forward = Swim forward
rule-one-hand = One free hand
rule-actions = Actions in a turn
rule-maneuvers = Maneuvers in a round
rule-chance-scope = Provoking more than once
rule-diagonal-scope = Counting diagonals
rule-initiative = Initiative
rule-stand-up = Standing up
rule-riding = Riding
rule-afflictions = Slowed and tired creatures
rule-fall-dice = Falling
rule-fall-limit = Maximum fall
rule-fall-surface = Landing surface
rule-fall-jump = Jumping down
rule-fall-check = Softening a fall
rule-fall-tumble = Tumbling in a fall
rule-fall-prone = Prone after a fall
rule-fall-water = Falling into water
rule-dive = Diving
rule-fall-casting = Casting while falling
rule-fall-onto = Landing on someone
rule-falling-object = Falling objects
rule-object-dice = Falling objects by size
rule-collision = Collisions
rule-collision-run = Collisions while running
rule-heights = Ledges, stairs and pits
rule-flight = Flying
rule-flight-minimum = Minimum forward speed
rule-flight-hover = Hovering
rule-flight-backward = Flying backward
rule-flight-reverse = Starting to fly backward
rule-flight-turn = Turning in the air
rule-flight-turn-in-place = Turning in place
rule-flight-maximum-turn = Maximum turn
rule-flight-up-angle = Angle up
rule-flight-up-speed = Speed up
rule-flight-down-angle = Angle down
rule-flight-down-speed = Speed down
rule-flight-between = Between diving and climbing
rule-flight-vertical = What the speed up or down applies to
rule-stall = Stalling
rule-flight-load = Flying with a load
rule-wingover = Wingover
rule-hover-feat = Hover
rule-fly-checks = Checks in flight
rule-fly-mishaps = Mishaps in flight
rule-forced-descent = Damage in flight
rule-wind = Wind
rule-fly-weather = Weather in flight
rule-fly-sizes = Size in flight
rule-fly-bonus = Bonus of greater flight
rule-fly-failing = Failed flight checks
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
rule-climb-surface = Climbing surfaces
rule-climb-modifiers = Climbing modifiers
rule-climb-round = Distance climbed
rule-climb-haste = Climbing faster
rule-climb-speed = Climb speeds
rule-climb-hands = Hands for climbing
rule-climb-inverted = Climbing along ceilings
rule-climb-load = Climbing with a load
rule-climb-hurt = Damage while climbing
rule-climb-help = Help for climbers
rule-swim = Swimming
rule-swim-water = Water conditions
rule-swim-modifiers = Swimming modifiers
rule-swim-speed = Swim speeds
rule-swim-prone = Prone in the water
rule-swim-take-ten = Taking 10 in the water
rule-swim-hours = Swimming for hours
rule-breath = Holding your breath
rule-burrow = Digging
rule-burrow-ground = Digging without a burrow speed
rule-burrow-modifiers = Digging modifiers
rule-burrow-rock = Digging through rock like earth
rule-teleport = Teleporting
rule-combining = Moving in several ways
rule-jump = Jumping
rule-jump-start = A running start
rule-jump-measure = Measuring a jump
rule-jump-speed = Speed and jumping
rule-travel = Miles by speed
rule-travel-between = Speeds between the printed ones
rule-travel-day = A day's journey
rule-travel-terrain = Terrain and roads
rule-travel-trail = Vehicles on trails
rule-travel-hustle = Hustling for hours
rule-travel-run = Running for hours
rule-forced-march = Forced march
rule-march-dc = First check of a forced march
rule-mounts = Mounts
rule-mount-strain = Tired mounts
rule-vehicles = Vehicles
rule-travel-ships = Table of ships
rule-other-ships = Ships from the other page
rule-floating = Floating with the current
rule-round-the-clock = Round the clock
rule-travel-modes = Journeys other than walking
rule-travel-impeded = Journeys through impeded terrain

## Rules that are tables

policy-yes = yes
policy-no = no
nothing-is-told = no rule
hampers-nobody = doesn't hamper
hampers = movement is hampered by { $terrains }
hampers-by-layers = { $layers ->
    [1] { $terrain }
   *[other] { $terrain } ({ $layers } layers)
}
# $space (number) squares a side
size-on-the-board = { $size } { $space }x{ $space } reach { $reach }
size-with-speed = { $size } { $space }x{ $space } reach { $reach }, speed { $speed }
# The natural reach of tall creatures, and of long ones.
either-reach = { $tall }/{ $long }
speed-of-people = { $race } { $speed }
flying-takes-no-checks = flying takes no checks
flying-slowly-takes = flying half the speed or less takes { -dc } { $dc }
flying-in-place-takes = staying in place in the air takes { -dc } { $dc }
flying-on-after-damage-takes = flying on after damage takes { -dc } { $dc }
flying-on-after-collision-takes = flying on after a collision takes { -dc } { $dc }
flying-again-takes = flying again in mid-fall takes { -dc } { $dc }
winds-do-nothing = wind does nothing to creatures
wind-takes = { $weather } { -dc } { $dc }
flying-whatever-weather = weather doesn't affect flying
weather-adds = { $weather } { $adds }
flying-whatever-size = size doesn't affect flying
from-size-on = { $size } and up { $adds }
no-armor-by-name = no armor by name
armors-of-weight = { $weight }: { $armors }
# $rows (text) `1: 3/6/10, 2: 6/13/20`: a Strength with the pounds of a light, a medium and a heavy load
loads-by-strength = Strength { $rows }; four times as much for 10 more
loads-by-size = { $size } { $biped }, on four legs { $quadruped }
no-load-penalty = no rule for load in combat
load-does = { $weight } load: maximum Dexterity bonus to AC { $dexterity }, check penalty -{ $checks }
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
stalls = fliers too slow to stay up fall { $first }, then { $later } a turn until a { -dc } { $dc } Reflex save
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
no-people-has-a-speed = no race has a speed of its own
no-thing-has-dice = no object has dice by size
dice-by-feet-fallen = { $dice } per full { $every } fallen
figure-runner-speed = { $figure ->
    [0] the feat doesn't add to speed
   *[other] the feat adds { $feet } to an unburdened speed
}
figure-lifting = you lift a heavy load overhead, and { $figure } times that off the ground
figure-dragging = you push and drag { $figure } times a heavy load
figure-medium-at-twenty = { $figure ->
    [0] medium armor or load doesn't slow a speed of { $twenty } or less
   *[other] medium armor or load takes { $feet } off a speed of { $twenty } or less
}
figure-gaits-yes = fast: { $five_bare } and { $zero } in turn (diagonals { $five_bare }, { $five_bare }, 0); average: normal; slow: { $ten_bare } ({ $fifteen_bare })
figure-gaits-no = no speed categories
figure-poor-visibility = { $figure ->
    [0] poor visibility costs nothing extra
   *[other] poor visibility hampers every step
}
figure-low-diagonal = crossing a low barrier adds { $feet } to a diagonal step
figure-helpless-obstacle = { $figure ->
    [0] helpless creatures never hamper, however big
   *[other] helpless creatures marked as obstacles (`helpless-obstacle`) hamper
}
figure-ledge-grab = { $figure ->
    [0] catching the edge takes its surface's { -dc }
   *[other] catching the edge takes its surface's { -dc } plus { $figure }
}
figure-one-hand = { $figure ->
    [0] one free hand is as good as two
   *[other] with one hand free, -{ $figure } on checks to climb or swim forward
}
figure-swim-hours = { $figure ->
    [0] no check for hours of swimming
   *[other] each hour of swimming takes a { -dc } { $figure } check, or 1d6 nonlethal damage
}
figure-breath = { $figure ->
    [0] no rule for holding your breath
   *[other] you can hold your breath for { $figure } rounds per point of Constitution; actions shorten it
}
figure-burrow-rock = { $figure ->
    [0] no check makes rock like earth
   *[other] a { -dc } { $figure } check makes rock like earth for burrowers and tunnelers
}
figure-escape-time = { $figure ->
    [0] no rule for the time to get through a gap too tight to squeeze
    [one] a gap too tight to squeeze takes at least { $figure } minute
   *[other] a gap too tight to squeeze takes at least { $figure } minutes
}
figure-jump-start = { $figure ->
    [0] a jump needs no running start
   *[other] without a straight running start of { $feet }, the { -dc } doubles
}
figure-size-apart = creatures are far apart in size from { $figure } categories on
policy-occupied-friend-pass = you may move through friends, but not when charging
policy-occupied-friend-closed = you can't move through friends
policy-occupied-opponent-pass = you may move through opponents
policy-occupied-opponent-closed = you can't move through opponents
policy-occupied-helpless-pass = you may move through helpless opponents
policy-occupied-helpless-closed = you can't move through helpless opponents
figure-overrun-several = { $figure ->
    [0] an overrun has one target
   *[other] -{ $figure } on each check per target after the first
}
figure-bigger-target = { $figure ->
    [1] a target is at most one size category larger
   *[other] a target is at most { $figure } size categories larger
}
figure-tumble-past = { $figure ->
    [0] tumbling past an opponent takes their Maneuver Defense
   *[other] tumbling past an opponent takes { -dc } { $figure }
}
figure-tumble-through = { $figure ->
    [0] nobody tumbles through an opponent's square
   *[other] tumbling through an opponent's square takes { -dc } { $figure }
}
figure-tumble-further = { -dc } +{ $figure } per opponent after the first
figure-tumble-accelerated = { $figure } harder at full speed
figure-clamber-sizes = the target is at least { $figure ->
        [one] 1 size category
       *[other] { $figure } size categories
    } larger; without reach, any larger creature
figure-reach-diagonal-yes = a reach of { $ten } covers two squares diagonally
figure-reach-diagonal-no = a reach of { $ten } counts diagonals like any other
figure-forced-descent = damage in flight costs { $feet } of height
figure-fly-bonus = greater flight adds { $figure } to checks and ignores winds and gusts
figure-wingover = the feat turns a flier by up to 180 degrees once a round for { $feet }, with no height gained that round
figure-gliding = gliders come down { $feet } a phase, at no cost, and never go up
figure-aerial-fall = anyone who stops flying falls { $feet } at once
figure-march-dc = the first hour beyond a day's walk takes { -dc } { $figure }
figure-floating = after a rowed day, a boat drifts with the current for up to { $figure } hours
figure-round-the-clock = { $figure ->
    [0] no rule for traveling around the clock
   *[other] traveling around the clock covers { $figure } times a day's distance
}
figure-travel-impeded = { $figure ->
    [0] no rule for journeys through impeded terrain
   *[other] through impeded terrain, walkers travel as at speed { $feet }
}

## Rules in answers

rules-no-such-topic = `topic` takes { $topics }, a rule such as corner, or part of a rule's title, not { $typed }.{ $hint }
rules-none-here = { $book } has no rules on { $topic }.
rules-house-rule = house rule; the book has { $has } ({ $book }: { $heading })
rules-source = { $book }: { $heading }
rules-source-of-parent = { $book }: { $heading }, from { $parent }
rules-in-full = { $title } ({ $rule }): { $meaning }. [{ $source }]
rules-in-full-idle = { $title } ({ $rule }): { $meaning }. With the other rules as they are, it makes no difference. [{ $source }]
rules-ruleset = { $name }.
rules-ruleset-extends = { $name }; anything it doesn't cover follows { $parent }.
# $own (text) rules with what they are: `corner allowed, diagonals one-for-one`
rules-own = House rules: { $own }.
rules-of-topic = { $topic }: { $meanings }.
rules-more = /rules topic:steps shows a topic in full, /rules topic:corner a single rule.

## Choices in completion

offer-topic = { $topic }: { $rules } rules
offer-rule = { $rule }: { $title }
offer-value = { $value }: { $meaning }
offer-door = { $name }: { $barrier ->
        [door] closed door
        [open-door] open door
        [locked-door] locked door
        [secret-door] secret door
        [window] window
        [grate] grate
       *[curtain] curtain
    }
offer-book = the rulebook's

## Help

help-intro = How to get a ruling: /table new makes a board, /creature add adds a creature, /move moves it. For more on a command: /help command:move.
help-command = /{ $command } - { $about }
help-others = More commands: { $others }.
help-example = Example: { $example }
help-option = { $option }: { $about }
help-option-needed = { $option }: { $about } (required)
help-option-words = { $option }: { $about } [{ $words }]
help-option-words-needed = { $option }: { $about } [{ $words }] (required)
help-one-by-one = In the console also one by one, true or false: { $options }

### Words for things, which go into the sentences of the other files.

itself = { $it }
and = { $before } and { $last }
or = { $before } or { $last }
dice = { $dice }d{ $sides }
miles = { $miles ->
    [one] 1 mile
   *[other] { $miles } miles
}
time = { $hours } h { $minutes } min
time-hours = { $hours } h
time-minutes = { $minutes } min

## Mistakes

mistake-with-example = { $expected } Example: { $example }

## Languages and units

language-english = English
language-german = German
language-french = French
units-feet = feet
units-metres = metres
## Conditions

condition-helpless = helpless
condition-dead = dead
condition-unconscious = unconscious
condition-paralyzed = paralyzed
condition-stunned = stunned
condition-prone = { -prone }
condition-flat-footed = { -flat-footed }
condition-blinded = blinded
condition-incorporeal = incorporeal
condition-unseen = unseen
condition-prone-by-choice = { -prone } by choice
condition-quelled = quelled
condition-splayed = splayed
condition-slowed = slowed
condition-staggered = staggered
condition-fatigued = fatigued
condition-exhausted = exhausted
condition-entangled = entangled
condition-hanging = hanging
condition-midair = midair
condition-unsteady = unsteady
condition-squeezing = squeezing

## Sizes

size-fine = fine
size-diminutive = diminutive
size-tiny = tiny
size-small = small
size-medium = medium
size-large = large
size-huge = huge
size-gargantuan = gargantuan
size-colossal = colossal
size-titanic = titanic
size-titanic-plus = titanic-plus
size-titanic-two-plus = titanic-two-plus
size-titanic-three-plus = titanic-three-plus

## Shapes of a space

shape-tall = tall
shape-long = long

## What lies on a square

terrain-difficult = difficult
terrain-obstacle = obstacle
terrain-impeded = impeded
terrain-hazardous = hazardous
terrain-water = water
terrain-shallow-water = shallow water
terrain-light-undergrowth = light undergrowth
terrain-heavy-undergrowth = heavy undergrowth
terrain-concealed = concealed
terrain-crawlway = crawlway
terrain-trench = trench

## How heavy armor or a load is

weight-light = light
weight-medium = medium
weight-heavy = heavy

## How briskly a creature walks

gait-fast = fast
gait-average = average
gait-slow = slow

## Peoples

race-human = human
race-elf = elf
race-half-elf = half-elf
race-half-orc = half-orc
race-dwarf = dwarf
race-halfling = halfling
race-gnome = gnome

## Ways of moving

mode-walk = walk
mode-climb = climb
mode-fly = fly
mode-glide = glide
mode-swim = swim
mode-burrow = burrow
mode-teleport = teleport

## How well a creature flies

maneuverability-clumsy = clumsy
maneuverability-poor = poor
maneuverability-average = average
maneuverability-good = good
maneuverability-perfect = perfect

## Kinds of flying, climbing, swimming, digging

grade-lesser = lesser
grade-greater = greater
grade-hover = hover
grade-brachiating = brachiating
grade-jet = jet
grade-burrowing = burrowing
grade-tunneling = tunneling
grade-earth-glide = earth glide

## Directions

direction-n = north
direction-ne = northeast
direction-e = east
direction-se = southeast
direction-s = south
direction-sw = southwest
direction-w = west
direction-nw = northwest

## Lands

land-desert = desert
land-forest = forest
land-hills = hills
land-jungle = jungle
land-moor = moor
land-mountains = mountains
land-plains = plains
land-swamp = swamp
land-tundra = tundra

## Roads

road-highway = highway
road-road = road
road-trail = trail
road-trackless = trackless

## Mounts

mount-light-horse = light horse
mount-light-warhorse = light warhorse
mount-heavy-horse = heavy horse
mount-heavy-warhorse = heavy warhorse
mount-draft-horse = draft horse
mount-pony = pony
mount-warpony = warpony
mount-donkey = donkey
mount-mule = mule
mount-riding-dog = riding dog

## Vehicles

vehicle-cart = cart
vehicle-raft = raft
vehicle-keelboat = keelboat
vehicle-rowboat = rowboat
vehicle-sailing-ship = sailing ship
vehicle-warship = warship
vehicle-longship = longship
vehicle-galley = galley

## Paces

pace-move = move
pace-double = { -double-move }
pace-hustle = hustle
pace-sprint = sprint
pace-run = run
pace-minimum = minimum movement
pace-step = { -five-foot-step }
pace-crawl = crawling
pace-charge = { -charge }
pace-partial-charge = partial { -charge }
pace-withdraw = { -withdrawal }
pace-restricted-withdraw = restricted { -withdrawal }

## Actions

action-none = no action
action-swift = a { -swift-action }
action-move = a { -move-action }
action-standard = a { -standard-action }
action-move-and-standard = a { -move-action } and a { -standard-action }
action-full-round = a { -full-round-action }
action-attacks = { $attacks ->
    [one] 1 attack
   *[other] { $attacks } attacks
} of their full attack
action-only = their only action this turn
action-its-one = their one action
action-readied = their readied action
action-standard-and-move = a { -standard-action } and a { -move-action }
action-standard-or-move = a { -standard-action } or another { -move-action }

## Rulebooks, in the middle of a sentence

book-srd35 = the 3.5 SRD
book-dnd35 = D&D 3.5
book-reaction = the d20 variant with reaction attacks
book-epic-path = Epic Path
book-rise = Rise
## Weather

weather-clear-skies = clear skies
weather-calm = calm
weather-strong-wind = strong wind
weather-severe-wind = severe wind
weather-windstorm = windstorm
weather-hurricane = hurricane
weather-tornado = tornado
weather-erratic-gusts = erratic gusts
weather-violent-gusts = violent gusts
weather-fog = fog
weather-opaque-clouds = opaque clouds
weather-dark-clouds = dark clouds
weather-rain = rain
weather-snow = snow
weather-sleet = sleet
weather-hail = hail
weather-massive-hail = massive hail
weather-lightning-visible = lightning in sight
weather-lightning-close = lightning nearby
weather-lightning-storm = lightning storm

## Players

# The owner of a creature whose player's name is unknown.
player-unnamed = player

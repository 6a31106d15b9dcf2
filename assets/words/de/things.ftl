### Words for things, which go into the sentences of the other files.

itself = { $it }
and = { $before } und { $last }
or = { $before } oder { $last }
dice = { $dice }W{ $sides }
miles = { $miles ->
    [one] 1 Meile
   *[other] { $miles } Meilen
    }
time = { $hours } h { $minutes } min
time-hours = { $hours } h
time-minutes = { $minutes } min

## Mistakes

mistake-with-example = { $expected } Beispiel: { $example }

## Languages and units

language-english = Englisch
language-german = Deutsch
language-french = Französisch
units-feet = Fuß
units-metres = Metern

## Conditions

condition-helpless = hilflos
condition-dead = tot
condition-unconscious = bewusstlos
condition-paralyzed = gelähmt
condition-stunned = betäubt
condition-prone = { -prone }
condition-flat-footed = { -flat-footed }
condition-blinded = blind
condition-incorporeal = körperlos
condition-unseen = ungesehen
condition-prone-by-choice = freiwillig { -prone }
condition-quelled = niedergehalten
condition-splayed = hingestreckt
condition-slowed = verlangsamt
condition-staggered = wankend
condition-fatigued = erschöpft
condition-exhausted = entkräftet
condition-entangled = verstrickt
condition-hanging = hängend
condition-midair = frei in der Luft
condition-unsteady = wackelig
condition-squeezing = eingezwängt

## Sizes

size-fine = mini
size-diminutive = winzig
size-tiny = sehr klein
size-small = klein
size-medium = mittelgroß
size-large = groß
size-huge = riesig
size-gargantuan = gigantisch
size-colossal = kolossal
size-titanic = titanisch
size-titanic-plus = titanisch-plus
size-titanic-two-plus = titanisch-zwei-plus
size-titanic-three-plus = titanisch-drei-plus

## Shapes of a space

shape-tall = aufrecht
shape-long = langgestreckt

## What lies on a square

terrain-difficult = schwierig
terrain-obstacle = Hindernis
terrain-impeded = behindernd
terrain-hazardous = gefährlich
terrain-water = Wasser
terrain-shallow-water = flaches Wasser
terrain-light-undergrowth = leichtes Unterholz
terrain-heavy-undergrowth = dichtes Unterholz
terrain-concealed = schlecht einsehbar
terrain-crawlway = Kriechgang
terrain-trench = Graben

## How heavy armor or a load is

weight-light = leicht
weight-medium = mittelschwer
weight-heavy = schwer

## How briskly a creature walks

gait-fast = schnell
gait-average = durchschnittlich
gait-slow = langsam

## Peoples

race-human = Mensch
race-elf = Elf
race-half-elf = Halbelf
race-half-orc = Halb-Ork
race-dwarf = Zwerg
race-halfling = Halbling
race-gnome = Gnom

## Ways of moving

mode-walk = Gehen
mode-climb = Klettern
mode-fly = Fliegen
mode-glide = Gleiten
mode-swim = Schwimmen
mode-burrow = Graben
mode-teleport = Teleportieren

## How well a creature flies

maneuverability-clumsy = unbeholfen
maneuverability-poor = schlecht
maneuverability-average = durchschnittlich
maneuverability-good = gut
maneuverability-perfect = perfekt

## Kinds of flying, climbing, swimming, digging

grade-lesser = gering
grade-greater = mächtig
grade-hover = Schweben
grade-brachiating = Hangeln
grade-jet = Rückstoß
grade-burrowing = Wühlen
grade-tunneling = Tunnelgraben
grade-earth-glide = Erdgleiten

## Directions

direction-n = Norden
direction-ne = Nordosten
direction-e = Osten
direction-se = Südosten
direction-s = Süden
direction-sw = Südwesten
direction-w = Westen
direction-nw = Nordwesten

## Lands

land-desert = Wüste
land-forest = Wald
land-hills = Hügel
land-jungle = Dschungel
land-moor = Moor
land-mountains = Gebirge
land-plains = Ebene
land-swamp = Sumpf
land-tundra = Tundra

## Roads

road-highway = Fernstraße
road-road = Straße
road-trail = Pfad
road-trackless = weglos

## Mounts

mount-light-horse = leichtes Pferd
mount-light-warhorse = leichtes Schlachtross
mount-heavy-horse = schweres Pferd
mount-heavy-warhorse = schweres Schlachtross
mount-draft-horse = Zugpferd
mount-pony = Pony
mount-warpony = Kriegspony
mount-donkey = Esel
mount-mule = Maultier
mount-riding-dog = Reithund

## Vehicles

vehicle-cart = Karren
vehicle-raft = Floß
vehicle-keelboat = Kielboot
vehicle-rowboat = Ruderboot
vehicle-sailing-ship = Segelschiff
vehicle-warship = Kriegsschiff
vehicle-longship = Langschiff
vehicle-galley = Galeere

## Paces

pace-move = Bewegung
pace-double = { -double-move }
pace-hustle = Eilschritt
pace-sprint = Sprint
pace-run = Rennen
pace-minimum = Mindestbewegung
pace-step = { -five-foot-step }
pace-crawl = Kriechen
pace-charge = { -charge }
pace-partial-charge = eingeschränkter { -charge }
pace-withdraw = { -withdrawal }
pace-restricted-withdraw = eingeschränkter { -withdrawal }

## Actions

action-none = keine Aktion
action-swift = eine { -swift-action }
action-move = eine { -move-action }
action-standard = eine { -standard-action }
action-move-and-standard = eine { -move-action } und eine { -standard-action }
action-full-round = eine { -full-round-action }
action-attacks = { $attacks ->
    [one] 1 Angriff
   *[other] { $attacks } Angriffe
} des vollen Angriffs
action-only = die einzige Aktion in diesem Zug
action-its-one = die einzige Aktion
action-readied = die vorbereitete Aktion
action-standard-and-move = eine { -standard-action } und eine { -move-action }
action-standard-or-move = eine { -standard-action } oder eine weitere { -move-action }

## Rulebooks, in the middle of a sentence

book-srd35 = das 3.5 SRD
book-dnd35 = D&D 3.5
book-reaction = die d20-Variante mit Reaktionsangriffen
book-epic-path = Epic Path
book-rise = Rise

## Weather

weather-clear-skies = klarer Himmel
weather-calm = Windstille
weather-strong-wind = starker Wind
weather-severe-wind = stürmischer Wind
weather-windstorm = Sturm
weather-hurricane = Orkan
weather-tornado = Tornado
weather-erratic-gusts = unstete Böen
weather-violent-gusts = heftige Böen
weather-fog = Nebel
weather-opaque-clouds = undurchsichtige Wolken
weather-dark-clouds = dunkle Wolken
weather-rain = Regen
weather-snow = Schnee
weather-sleet = Schneeregen
weather-hail = Hagel
weather-massive-hail = Riesenhagel
weather-lightning-visible = Blitze in Sicht
weather-lightning-close = Blitze in der Nähe
weather-lightning-storm = Blitzgewitter

## Players

# The owner of a creature whose player's name is unknown.
player-unnamed = Spieler

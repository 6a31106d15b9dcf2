### Words for things, which go into the sentences of the other files.

itself = { $it }
and = { $before } et { $last }
or = { $before } ou { $last }
dice = { $dice }d{ $sides }
miles = { $miles ->
    [one] { $miles } mile
   *[other]
        { COUNT($miles) ->
            [one] { $miles } mile
           *[other] { $miles } miles
        }
    }
time = { $hours } h { $minutes } min
time-hours = { $hours } h
time-minutes = { $minutes } min

## Mistakes

mistake-with-example = { $expected } Exemple : { $example }

## Languages and units

language-english = anglais
language-german = allemand
language-french = français
units-feet = pieds
units-metres = mètres

## Conditions

condition-helpless = sans défense
condition-dead = mort
condition-unconscious = inconscient
condition-paralyzed = paralysé
condition-stunned = étourdi
condition-prone = { -prone }
condition-flat-footed = { -flat-footed }
condition-blinded = aveuglé
condition-incorporeal = intangible
condition-unseen = hors de vue
condition-prone-by-choice = { -prone } par choix
condition-quelled = terrassé
condition-splayed = affalé
condition-slowed = ralenti
condition-staggered = chancelant
condition-fatigued = fatigué
condition-exhausted = épuisé
condition-entangled = enchevêtré
condition-hanging = suspendu
condition-midair = en plein saut
condition-unsteady = instable
condition-squeezing = se faufile

## Sizes

# Féminin : « de taille { $size } ».
size-fine = infime
size-diminutive = minuscule
size-tiny = très petite
size-small = petite
size-medium = moyenne
size-large = grande
size-huge = très grande
size-gargantuan = gigantesque
size-colossal = colossale
size-titanic = titanique
size-titanic-plus = titanique plus
size-titanic-two-plus = titanique deux plus
size-titanic-three-plus = titanique trois plus

## Shapes of a space

shape-tall = tout en hauteur
shape-long = tout en longueur

## What lies on a square

terrain-difficult = terrain difficile
terrain-obstacle = obstacle
terrain-impeded = terrain entravé
terrain-hazardous = terrain dangereux
terrain-water = eau
terrain-shallow-water = eau peu profonde
terrain-light-undergrowth = broussailles légères
terrain-heavy-undergrowth = broussailles denses
terrain-concealed = camouflage
terrain-crawlway = boyau
terrain-trench = tranchée

## How heavy armor or a load is

# Féminin : « armure { $weight } », « charge { $weight } ».
weight-light = légère
weight-medium = intermédiaire
weight-heavy = lourde

## How briskly a creature walks

# Féminin : « catégorie de vitesse { $gait } ».
gait-fast = rapide
gait-average = moyenne
gait-slow = lente

## Peoples

race-human = humain
race-elf = elfe
race-half-elf = demi-elfe
race-half-orc = demi-orque
race-dwarf = nain
race-halfling = halfelin
race-gnome = gnome

## Ways of moving

mode-walk = marche
mode-climb = escalade
mode-fly = vol
mode-glide = vol plané
mode-swim = nage
mode-burrow = creusement
mode-teleport = téléportation

## How well a creature flies

# Masculin : « vol { $class } ».
maneuverability-clumsy = déplorable
maneuverability-poor = médiocre
maneuverability-average = moyen
maneuverability-good = bon
maneuverability-perfect = parfait

## Kinds of flying, climbing, swimming, digging

grade-lesser = de niveau inférieur
grade-greater = de niveau supérieur
grade-hover = stationnaire
grade-brachiating = brachiation
grade-jet = propulsion
grade-burrowing = fouissage
grade-tunneling = percement de tunnels
grade-earth-glide = glissement terrestre

## Directions

direction-n = nord
direction-ne = nord-est
direction-e = est
direction-se = sud-est
direction-s = sud
direction-sw = sud-ouest
direction-w = ouest
direction-nw = nord-ouest

## Lands

land-desert = désert
land-forest = forêt
land-hills = collines
land-jungle = jungle
land-moor = lande
land-mountains = montagnes
land-plains = plaines
land-swamp = marais
land-tundra = toundra

## Roads

road-highway = grand-route
road-road = route
road-trail = piste
road-trackless = sans chemin

## Mounts

mount-light-horse = cheval léger
mount-light-warhorse = cheval de guerre léger
mount-heavy-horse = cheval lourd
mount-heavy-warhorse = cheval de guerre lourd
mount-draft-horse = cheval de trait
mount-pony = poney
mount-warpony = poney de guerre
mount-donkey = âne
mount-mule = mule
mount-riding-dog = chien de selle

## Vehicles

vehicle-cart = charrette
vehicle-raft = radeau
vehicle-keelboat = bateau à quille
vehicle-rowboat = barque
vehicle-sailing-ship = voilier
vehicle-warship = navire de guerre
vehicle-longship = drakkar
vehicle-galley = galère

## Paces

pace-move = déplacement
pace-double = { -double-move }
pace-hustle = presser le pas
pace-sprint = sprint
pace-run = course
pace-minimum = déplacement minimal
pace-step = { -five-foot-step }
pace-crawl = reptation
pace-charge = { -charge }
pace-partial-charge = { -charge } partielle
pace-withdraw = { -withdrawal }
pace-restricted-withdraw = { -withdrawal } restreinte

## Actions

action-none = aucune action
action-swift = une { -swift-action }
action-move = une { -move-action }
action-standard = une { -standard-action }
action-move-and-standard = une { -move-action } et une { -standard-action }
action-full-round = une { -full-round-action }
action-attacks = { $attacks ->
    [one] 1 attaque
   *[other] { $attacks } attaques
} de son attaque à outrance
action-only = la seule action de son tour
action-its-one = son unique action
action-readied = son action préparée
action-standard-and-move = une { -standard-action } et une { -move-action }
action-standard-or-move = une { -standard-action } ou une autre { -move-action }

## Rulebooks, in the middle of a sentence

book-srd35 = le SRD 3.5
book-dnd35 = D&D 3.5
book-reaction = la variante d20 à attaques de réaction
book-epic-path = Epic Path
book-rise = Rise

## Weather

weather-clear-skies = ciel dégagé
weather-calm = temps calme
weather-strong-wind = vent fort
weather-severe-wind = vent violent
weather-windstorm = tempête
weather-hurricane = ouragan
weather-tornado = tornade
weather-erratic-gusts = rafales irrégulières
weather-violent-gusts = rafales violentes
weather-fog = brouillard
weather-opaque-clouds = nuages opaques
weather-dark-clouds = nuages sombres
weather-rain = pluie
weather-snow = neige
weather-sleet = neige fondue
weather-hail = grêle
weather-massive-hail = grêle massive
weather-lightning-visible = éclairs visibles
weather-lightning-close = éclairs proches
weather-lightning-storm = tempête d'éclairs

## Players

# The owner of a creature whose player's name is unknown.
player-unnamed = joueur

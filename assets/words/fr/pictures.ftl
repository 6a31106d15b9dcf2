### What stands in pictures, and what is said of them.

## On and beside the board

picture-far-off = très loin
picture-at-the-surface = à la surface
picture-below-the-surface = { $feet } sous l'eau
picture-up = { $feet } de haut
picture-below-the-floor = { $feet } sous le sol
picture-rides = sur { $mount }
picture-flanked = en tenaille
picture-turn = à son tour
side-falls-to = tombe à { $height }
# What ends and what begins on the way, between two of one kind: short, on a small plate.
break-moves = mouv. 1 | 2
break-turns = tour 1 | 2
# How many more entries there are for which a legend has no room.
legend-more = et { $more } de plus
legend-somebody = quelqu'un
legend-strikes = provoque { $by }
legend-threatens = { $by } contrôle
# $times (text) ` ×2 ×3`: of some squares two layers, of others three
legend-some-terrain = { $terrain }, en partie{ $times }
# $unit (text) the unit of the heights: `ft`, `m`
legend-heights = sol, { $unit }
legend-gap = passage jusqu'à { $sizes }
legend-one-move = un mouvement
legend-two-moves = second mouvement
legend-at = { $name } en { $area }
legend-only-at = en { $area }
replay-frame = { $number } sur { $all }
replay-frame-stage = { $number } sur { $all } · { $stage }

## The board in letters

map-numbers = { $units ->
    [metres] chiffres : mètres
   *[other] chiffres : pieds
    }
map-threatened = contrôlé
map-measured = mesuré
map-cursor = curseur
map-start = départ
map-refused = refusé
map-nearest-end = case autorisée la plus proche
map-refused-end = case refusée
map-solid = plein
map-pillar = pilier
map-wall = mur
map-door = porte
map-open-door = porte ouverte
map-low = muret
map-window = fenêtre
map-grate = grille
map-curtain = rideau
map-narrow = passage étroit jusqu'à la taille { $fits }
map-token = { $initials } { $name } en { $at }, { $side }
map-strike = { -attack-of-opportunity } { $number } : { $by }, en quittant { $leaving }
map-break = { $label } : { $at }
map-measure = { $from } à { $to } : { $feet }
map-from-the-side = vue de côté : { $way }
map-dc = DD { $dc }
map-check = { $areas } test { DE($skill) }, DD { $dc }
map-floor = { $areas } sol { $floor }
map-and-more = et { $more } de plus

## The board in sentences, for those who cannot see it

alt-and-more = { $list } et { $missing } de plus
alt-board = Un plateau de { $width } x { $height } cases.
# $view (text) the squares that are shown: `C3:H9`
alt-part-of-board = { $view } d'un plateau de { $width } x { $height } cases.
alt-refused-end = Refusé : { $goal }.
alt-way = Le trajet de { $from } à { $to }, { $feet } : { $steps }.
alt-way-in-answer = En réponse : le trajet de { $from } à { $to }, { $feet } : { $steps }.
alt-step = { $square } { $feet }
alt-step-refused = { $square } { $feet } (interdit)
alt-spoiled = Le problème est en { $squares }.
alt-nearest-end = Case autorisée la plus proche : { $nearest }.
alt-strike = { -attack-of-opportunity(form: "start") } { $number } : { $by }, en quittant { $leaving }.
alt-break = En { $at } : { $label }.
alt-from-the-side = Vue de côté : { $way }.
alt-lane = Ligne de charge de { $from } à { $to }.
alt-measure = De { $from } à { $to } : { $feet }.
alt-nobody = Il n'y a personne.
alt-everybody = { $everybody }.
alt-token = { $name } ({ $side }) en { $at }
alt-facing = orientation { $facing }
alt-owner = à { $owner }
alt-reached = À portée : { $rings }.
alt-reached-second = Avec un second mouvement : { $rings }.
alt-ring = { $feet } { $squares }
alt-threatens = { $by } contrôle { $squares }.
alt-solid = Plein : { $squares }.
alt-pillars = Piliers : { $squares }.
alt-terrain = { $terrain } : { $squares }.
alt-check = Test { DE($skill) }, DD { $dc } : { $areas }.
alt-floor = Sol à { $floor } : { $areas }.
alt-between = Bords : { $edges }.
alt-barrier = { $barrier ->
    [wall] mur { $edge }
    [door] porte { $edge }
    [open-door] porte ouverte { $edge }
    [window] fenêtre { $edge }
    [grate] grille { $edge }
    [curtain] rideau { $edge }
   *[low] muret { $edge }
    }
alt-narrow = passage étroit jusqu'à la taille { $fits } { $edge }
alt-pieces = Murs et portes hors du quadrillage : { $pieces }.
alt-pieces-of = { $barrier ->
    [wall] mur { $count }
    [door] porte { $count }
    [window] fenêtre { $count }
    [grate] grille { $count }
    [curtain] rideau { $count }
    [one-way] mur à sens unique { $count }
   *[open-door] porte ouverte { $count }
    }
alt-painted-map = Avec une image de carte sous le plateau.
alt-cursor = Le curseur est en { $at }.
alt-replay = Une animation de { $boards } plateaux, l'un après l'autre.
alt-in-the-end = À la fin : { $board }

## The chart of a journey

chart-more-days = { $more ->
    [one] et { $more } jour de plus
    [many] et { $more } jours de plus
   *[other] et { $more } jours de plus
    }
chart-sum = { $miles } en { $hours }
chart-sum-of-days = { $miles } en { $hours }, { $days } jours
chart-damage-and = { $damage } et { $more }
chart-nonlethal-in-all = dégâts non létaux : { $damage }
chart-lethal-in-all = dégâts létaux pour la monture : { $damage }
# $checks (text) the next three, with commas between
chart-checks = tests : { $checks }
chart-checks-to-make = { $many } à faire
chart-checks-passed = { $many ->
    [one] { $many } réussi
    [many] { $many } réussis
   *[other] { $many } réussis
    }
chart-checks-failed = { $many ->
    [one] { $many } raté
    [many] { $many } ratés
   *[other] { $many } ratés
    }
chart-fatigued = fatigué
chart-point = 1 point
chart-points = { $points } points
chart-at-a-walk = au pas
chart-at-a-hustle = en pressant le pas
chart-rowing = à la rame
chart-under-sail = à la voile
chart-floating-on = à la dérive
chart-no-further = pas plus loin
# At most four letters, and seven: they head columns.
chart-hour-column = h
chart-miles-column = miles
chart-night = nuit
chart-midnight = minuit
chart-end-of-normal-day = fin d'une journée normale
chart-check = test DD { $dc }
chart-check-passed = test DD { $dc } réussi
chart-check-failed = test DD { $dc } raté
chart-check-failed-for = test DD { $dc } raté, { $dice }
chart-lethal = { $what } (létal)
chart-of-a-journey = Diagramme d'un voyage : { $sum }.
chart-in-all = En tout : { $wear }.
chart-normal-day-ends = Une journée normale finit après { $hours }.
chart-shown-days = Jours montrés : { $days }, { $more }.
# $leg (text) what the leg leads through, and $way how: `plains, highway at a walk`
chart-leg = { $leg } { $way } : { $miles }, { $from } à { $to }.
chart-leg-of-day = { $leg } { $way } : { $miles }, jour { $day }, { $from } à { $to }.
chart-leg-of-days = { $leg } { $way } : { $miles }, jour { $day }, { $from } à jour { $until }, { $to }.
chart-worn = heure { $hour } : { $toll }
chart-worn-each = heures { $from } à { $to } : { $toll } chaque heure
chart-on-day = jour { $day }, { $worn }
chart-hour-by-hour = Heure par heure : { $list }.
chart-leg-by-number = étape { $number }
chart-normal-day = une journée normale : { $hours }
chart-scale = { $miles } mi
chart-strain = effort
chart-hours = heures
chart-day = jour { $day }
chart-bar-nonlethal = dégâts non létaux
chart-bar-lethal = létal pour la monture
chart-bar-pending = test à faire (son DD)
chart-bar-pending-else = test à faire (son DD), sinon { $dice }
chart-bar-passed = test réussi (son DD)
chart-bar-failed = test raté (son DD)
chart-bar-failed-for = test raté (son DD) : { $dice }
chart-leg-over-land = { $land }, { $road }
chart-leg-over-impeded-land = { $land }, { $road }, terrain entravé
chart-leg-on-water = sur l'eau
chart-leg-anywhere = tout terrain
alt-stays = Trajet { $number } : rester en { $from }.
alt-choice = Trajet { $number } : de { $from } par { $over }, { $feet }.
map-way-end = où finit le trajet de ce numéro

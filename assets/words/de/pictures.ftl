### What stands in pictures, and what is said of them.

## On and beside the board

picture-far-off = weit weg
picture-at-the-surface = an der Oberfläche
picture-below-the-surface = { $feet } unter Wasser
picture-up = { $feet } hoch
picture-below-the-floor = { $feet } unter dem Boden
picture-rides = reitet { $mount }
picture-flanked = in der Zange
picture-turn = am Zug
side-falls-to = fällt auf { $height }
# What ends and what begins on the way, between two of one kind: short, on a small plate.
break-moves = Bewegung 1 | 2
break-turns = Zug 1 | 2
# How many more entries there are for which a legend has no room.
legend-more = und { $more } weitere
legend-somebody = jemand
legend-strikes = provoziert { $by }
legend-threatens = { $by } bedroht
# $times (text) ` ×2 ×3`: of some squares two layers, of others three
legend-some-terrain = { $terrain }, teils{ $times }
# $unit (text) the unit of the heights: `ft`, `m`
legend-heights = Boden, { $unit }
legend-gap = Lücke bis { $sizes }
legend-one-move = eine Bewegung
legend-two-moves = zweite Bewegung
legend-at = { $name } auf { $area }
legend-only-at = auf { $area }
replay-frame = { $number } von { $all }
replay-frame-stage = { $number } von { $all } · { $stage }

## The board in letters

map-numbers = { $units ->
    [metres] Zahlen: Meter
   *[other] Zahlen: Fuß
}
map-threatened = bedroht
map-measured = gemessen
map-cursor = Cursor
map-start = Start
map-refused = abgelehnt
map-nearest-end = nächstes erlaubtes Feld
map-refused-end = abgelehntes Feld
map-solid = massiv
map-pillar = Säule
map-wall = Wand
map-door = Tür
map-open-door = offene Tür
map-low = niedrige Mauer
map-window = Fenster
map-grate = Gitter
map-curtain = Vorhang
map-narrow = enge Lücke bis { $fits }
map-token = { $initials } { $name } auf { $at }, { $side }
map-strike = { -attack-of-opportunity } { $number }: { $by }, beim Verlassen von { $leaving }
map-break = { $label }: { $at }
map-measure = { $from } bis { $to }: { $feet }
map-from-the-side = Seitenansicht: { $way }
map-dc = SG { $dc }
map-check = { $areas } Wurf auf { $skill }, SG { $dc }
map-floor = { $areas } Boden { $floor }
map-and-more = und { $more } weitere

## The board in sentences, for those who cannot see it

alt-and-more = { $list } und { $missing } weitere
alt-board = Ein Brett mit { $width } x { $height } Feldern.
# $view (text) the squares that are shown: `C3:H9`
alt-part-of-board = { $view } von einem Brett mit { $width } x { $height } Feldern.
alt-refused-end = Abgelehnt: { $goal }.
alt-way = Der Weg von { $from } nach { $to }, { $feet }: { $steps }.
alt-way-in-answer = Als Antwort: der Weg von { $from } nach { $to }, { $feet }: { $steps }.
alt-step = { $square } { $feet }
alt-step-refused = { $square } { $feet } (nicht erlaubt)
alt-spoiled = Das Problem liegt auf { $squares }.
alt-nearest-end = Nächstes erlaubtes Feld: { $nearest }.
alt-strike = { -attack-of-opportunity(form: "start") } { $number }: { $by }, beim Verlassen von { $leaving }.
alt-break = Auf { $at }: { $label }.
alt-from-the-side = Seitenansicht: { $way }.
alt-lane = Bahn des { -charge }s von { $from } nach { $to }.
alt-measure = Von { $from } bis { $to }: { $feet }.
alt-nobody = Niemand steht darauf.
alt-everybody = { $everybody }.
alt-token = { $name } ({ $side }) auf { $at }
alt-facing = Blick nach { $facing }
alt-owner = von { $owner }
alt-reached = Erreichbar: { $rings }.
alt-reached-second = Mit einer zweiten Bewegung: { $rings }.
alt-ring = { $feet } { $squares }
alt-threatens = { $by } bedroht { $squares }.
alt-solid = Massiv: { $squares }.
alt-pillars = Säulen: { $squares }.
alt-terrain = Gelände ({ $terrain }): { $squares }.
alt-check = Wurf auf { $skill }, SG { $dc }: { $areas }.
alt-floor = Boden auf { $floor }: { $areas }.
alt-between = Kanten: { $edges }.
alt-barrier = { $barrier ->
    [wall] Wand { $edge }
    [door] Tür { $edge }
    [open-door] offene Tür { $edge }
    [window] Fenster { $edge }
    [grate] Gitter { $edge }
    [curtain] Vorhang { $edge }
   *[low] niedrige Mauer { $edge }
}
alt-narrow = Lücke bis { $fits } { $edge }
alt-pieces = Wände und Türen abseits des Rasters: { $pieces }.
alt-pieces-of = { $barrier ->
    [wall] Wand { $count }
    [door] Tür { $count }
    [window] Fenster { $count }
    [grate] Gitter { $count }
    [curtain] Vorhang { $count }
    [one-way] Einwegwand { $count }
   *[open-door] offene Tür { $count }
}
alt-painted-map = Unter dem Brett liegt ein Kartenbild.
alt-cursor = Der Cursor steht auf { $at }.
alt-replay = Eine Animation mit { $boards } Brettern nacheinander.
alt-in-the-end = Am Ende: { $board }

## The chart of a journey

chart-more-days = { $more ->
    [one] und 1 weiterer Tag
   *[other] und { $more } weitere Tage
}
chart-sum = { $miles } in { $hours }
chart-sum-of-days = { $miles } in { $hours }, { $days } Tage
chart-damage-and = { $damage } und { $more }
chart-nonlethal-in-all = { $damage } nichttödlich
chart-lethal-in-all = { $damage } tödlich für das Reittier
# $checks (text) the next three, with commas between
chart-checks = Würfe: { $checks }
chart-checks-to-make = { $many } offen
chart-checks-passed = { $many } geschafft
chart-checks-failed = { $many } misslungen
chart-fatigued = erschöpft
chart-point = 1 Punkt
chart-points = { $points } Punkte
chart-at-a-walk = im Gehen
chart-at-a-hustle = im Eilschritt
chart-rowing = gerudert
chart-under-sail = unter Segel
chart-floating-on = treibend
chart-no-further = kommt nicht weiter
# At most four letters, and seven: they head columns.
chart-hour-column = Std
chart-miles-column = Meilen
chart-night = Nacht
chart-midnight = Mitternacht
chart-end-of-normal-day = Ende eines normalen Tages
chart-check = Wurf SG { $dc }
chart-check-passed = Wurf SG { $dc } geschafft
chart-check-failed = Wurf SG { $dc } misslungen
chart-check-failed-for = Wurf SG { $dc } misslungen, { $dice }
chart-lethal = { $what } tödlich
chart-of-a-journey = Diagramm einer Reise: { $sum }.
chart-in-all = Insgesamt: { $wear }.
chart-normal-day-ends = Ein normaler Tag endet nach { $hours }.
chart-shown-days = Gezeigte Tage: { $days }, { $more }.
# $leg (text) what the leg leads through, and $way how: `plains, highway at a walk`
chart-leg = { $leg } { $way }: { $miles }, { $from } bis { $to }.
chart-leg-of-day = { $leg } { $way }: { $miles }, Tag { $day }, { $from } bis { $to }.
chart-leg-of-days = { $leg } { $way }: { $miles }, Tag { $day }, { $from } bis Tag { $until }, { $to }.
chart-worn = Stunde { $hour }: { $toll }
chart-worn-each = Stunden { $from } bis { $to }: je { $toll }
chart-on-day = Tag { $day }, { $worn }
chart-hour-by-hour = Stunde für Stunde: { $list }.
chart-leg-by-number = Etappe { $number }
chart-normal-day = ein normaler Tag: { $hours }
chart-scale = { $miles } mi
chart-strain = Strapazen
chart-hours = Stunden
chart-day = Tag { $day }
chart-bar-nonlethal = nichttödlicher Schaden
chart-bar-lethal = tödlich für das Reittier
chart-bar-pending = offener Wurf (mit SG)
chart-bar-pending-else = offener Wurf (mit SG), sonst { $dice }
chart-bar-passed = Wurf geschafft (mit SG)
chart-bar-failed = Wurf misslungen (mit SG)
chart-bar-failed-for = Wurf misslungen (mit SG): { $dice }
chart-leg-over-land = { $land }, { $road }
chart-leg-over-impeded-land = { $land }, { $road }, behindernd
chart-leg-on-water = auf dem Wasser
chart-leg-anywhere = beliebiges Land
alt-stays = Möglichkeit { $number }: auf { $from } bleiben.
alt-choice = Möglichkeit { $number }: von { $from } über { $over }, { $feet }.
map-way-end = Ende der Möglichkeit mit dieser Nummer

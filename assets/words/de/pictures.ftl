### What stands in pictures, and what is said of them.

## On and beside the board

picture-far-off = weit draußen
picture-at-the-surface = an der Wasseroberfläche
picture-below-the-surface = { $feet } unter der Wasseroberfläche
picture-up = { $feet } hoch
picture-below-the-floor = { $feet } unter dem Boden
picture-rides = reitet: { $mount }
picture-flanked = in der Zange
picture-turn = am Zug
side-falls-to = fällt auf { $height }
# What ends and what begins on the way, between two of one kind: short, on a small plate.
break-moves = Bewegung 1 | 2
break-turns = Zug 1 | 2
# How many more entries there are for which a legend has no room.
legend-more = und { $more } mehr
legend-somebody = jemand
legend-strikes = provoziert { $by }
legend-threatens = { $by } bedroht
# $times (text) ` ×2 ×3`: of some squares two layers, of others three
legend-some-terrain = { $terrain }, teils{ $times }
# $unit (text) the unit of the heights: `ft`, `m`
legend-heights = Boden, { $unit }
legend-gap = Lücke bis { $sizes }
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
map-start = Start
map-refused = abgelehnt
map-nearest-end = nächstes erlaubtes Feld
map-refused-end = abgelehntes Ende
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
map-from-the-side = von der Seite: { $way }
map-dc = SG { $dc }
map-check = { $areas } Wurf auf { $skill }, SG { $dc }
map-floor = { $areas } Boden { $floor }
map-and-more = und { $more } mehr

## The board in sentences, for those who cannot see it

alt-and-more = { $list } und { $missing } mehr
alt-board = Ein Brett mit { $width } x { $height } Feldern.
# $view (text) the squares that are shown: `C3:H9`
alt-part-of-board = { $view } von einem Brett mit { $width } x { $height } Feldern.
alt-refused-end = Abgelehntes Ende: { $goal }.
alt-way = Der Weg von { $from } nach { $to }, { $feet }: { $steps }.
alt-way-in-answer = Als Antwort: der Weg von { $from } nach { $to }, { $feet }: { $steps }.
alt-step = { $square } { $feet }
alt-step-refused = { $square } { $feet } (nicht erlaubt)
alt-spoiled = Verdorben auf { $squares }.
alt-nearest-end = Nächstes erlaubtes Feld: { $nearest }.
alt-strike = { -attack-of-opportunity(form: "start") } { $number }: { $by }, beim Verlassen von { $leaving }.
alt-break = Auf { $at }: { $label }.
alt-from-the-side = Von der Seite: { $way }.
alt-lane = Die Bahn des Sturmangriffs von { $from } nach { $to }.
alt-measure = Von { $from } bis { $to }: { $feet }.
alt-nobody = Niemand steht darauf.
alt-everybody = { $everybody }.
alt-token = { $name } ({ $side }) auf { $at }
alt-facing = Blick nach { $facing }
alt-owner = gehört { $owner }
alt-reached = Erreicht für { $rings }.
alt-ring = { $feet } { $squares }
alt-threatens = { $by } bedroht { $squares }.
alt-solid = Massiv: { $squares }.
alt-pillars = Säulen: { $squares }.
alt-terrain = Gelände, { $terrain }: { $squares }.
alt-check = Wurf auf { $skill }, SG { $dc }: { $areas }.
alt-floor = Boden auf { $floor }: { $areas }.
alt-between = Zwischen Feldern: { $edges }.
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
alt-pieces = Teile abseits der Rasterlinien: { $pieces }.
alt-pieces-of = { $barrier ->
    [wall] Wand { $count }
    [door] Tür { $count }
    [window] Fenster { $count }
    [grate] Gitter { $count }
    [curtain] Vorhang { $count }
    [one-way] Einwegwand { $count }
   *[open-door] offene Tür { $count }
}
alt-painted-map = Unter dem Brett liegt eine gemalte Karte.
alt-replay = Ein bewegtes Bild: { $boards } Bretter nacheinander.
alt-in-the-end = Am Ende: { $board }

## The chart of a journey

chart-more-days = { $more ->
    [one] und 1 Tag mehr
   *[other] und { $more } Tage mehr
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
chart-rowing = rudernd
chart-under-sail = unter Segeln
chart-floating-on = treibend
chart-no-further = nicht weiter
# At most four letters, and seven: they head columns.
chart-hour-column = Std
chart-miles-column = Meilen
chart-night = Nacht
chart-midnight = Mitternacht
chart-end-of-normal-day = Ende eines normalen Tags
chart-check = Wurf SG { $dc }
chart-check-passed = Wurf SG { $dc } geschafft
chart-check-failed = Wurf SG { $dc } misslungen
chart-check-failed-for = Wurf SG { $dc } misslungen, { $dice }
chart-lethal = { $what } tödlich
chart-of-a-journey = Ein Diagramm einer Reise: { $sum }.
chart-in-all = Zusammen: { $wear }.
chart-normal-day-ends = Ein normaler Tag endet nach { $hours }.
chart-shown-days = Gezeigt sind { $days } Tage, { $more }.
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
chart-strain = Mühe
chart-hours = Stunden
chart-day = Tag { $day }
chart-bar-nonlethal = nichttödlicher Schaden
chart-bar-lethal = tödlich für das Reittier
chart-bar-pending = offener Wurf (sein SG)
chart-bar-pending-else = offener Wurf (sein SG), sonst { $dice }
chart-bar-passed = Wurf geschafft (sein SG)
chart-bar-failed = Wurf misslungen (sein SG)
chart-bar-failed-for = Wurf misslungen (sein SG): { $dice }
chart-leg-over-land = { $land }, { $road }
chart-leg-over-impeded-land = { $land }, { $road }, behindernd
chart-leg-on-water = auf dem Wasser
chart-leg-anywhere = beliebiges Land
alt-stays = Weg { $number }: auf { $from } bleiben.
alt-choice = Weg { $number }: von { $from } über { $over }, { $feet }.
map-way-end = wo der Weg mit dieser Nummer endet

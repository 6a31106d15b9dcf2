### What commands say of movements, beside the rulings.

## Coming to a stop

settle-stays = { $name } darf dort stehen und bleibt.
settle-falls = Nichts hält { $name } { $height } hoch in der Luft: freier Fall.
settle-squeezes = { $name } bleibt und zwängt sich ein: { $penalty }.
settle-squeezes-with = { $name } bleibt und zwängt sich neben { $with } ein: { $penalty }.
settle-goes-back = { $name } darf dort nicht bleiben und geht auf { $to } zurück, den letzten erlaubten Platz.
settle-rolled = { $name } darf dort nicht bleiben. Gleich nah: { $places }. W{ $die } ({ $rolled }): Es wird { $to }.
settle-goes = { $name } darf dort nicht bleiben und geht auf { $to }, den nächsten erlaubten Platz.
settle-to-be-rolled = { $name } darf dort nicht bleiben. Gleich nah: { $places }. Ein W{ $die } entscheidet.
settle-nowhere = Auf dem Brett gibt es keinen erlaubten Platz für { $name }. Mit /place setzt du { $name } von Hand um.
# $outcome (what becomes of the creature there)
settle-at = { $at }: { $outcome }

## On foot

walk-surface-without-climb = `surface` und `dc` sind fürs Klettern, und hier klettert { $name } nicht.
walk-reflex-without-jump = `reflex` ist der Rettungswurf für einen Sprung unterwegs: Setz auch jump:true.
reachable-by-other-mode = /reachable kann Gehen, Schwimmen, Klettern und Fliegen. Für einen einzelnen Platz: /{ $word } mit preview:true.
pace-run-command = Rennen ist ein eigener Befehl: Lass `pace` weg und nimm /run.
reachable-by-swimming = 
    { $name } kann mit { $length } zu { $elsewhere ->
        [one] 1 anderen Platz
       *[other] { $elsewhere } anderen Plätzen
    } schwimmen.
reachable-by-climbing = 
    { $name } kann mit { $length } zu { $elsewhere ->
        [one] 1 anderen Platz
       *[other] { $elsewhere } anderen Plätzen
    } klettern.
reachable-on-foot = 
    { $name } kann mit { $length } auf { $others ->
        [one] 1 anderen Platz
       *[other] { $others } andere Plätze
    } gehen.
reachable-second = Mit einer zweiten Bewegung kommen { $others ->
        [one] 1 Platz
       *[other] { $others } Plätze
    } innerhalb von { $length } dazu.
reachable-over-edges = Ein Schritt über die Kante führt nach { $squares }: mit /move siehst du, was dort passiert.
going-midair = { $name } ist mitten im Sprung und kann sich bis zur Landung nicht bewegen.
going-flung-up = { $name } wurde hochgeschleudert und kann sich bis zur Landung am Ende der Runde nicht bewegen.
going-too-small-to-wade = { $name } ist zu klein, um hier zu waten. Lass `mode` weg, um zu schwimmen.
going-walks-on-air = { $name } ist { $altitude } hoch und kann nicht auf Luft gehen. Lass `mode` weg, um zu fliegen; /place mit altitude:0 setzt { $name } auf den Boden.
going-walks-on-water = { $name } ist in tiefem Wasser, ohne Boden zum Gehen. Lass `mode` weg, um zu schwimmen.
# $class (how well a creature flies: poor, average, ...)
going-flies-by-class = { $name } fliegt mit { -maneuverability } „{ $class }“: Nimm /fly, das prüft die Wendungen.
going-jump-to-one-square = Nenn bei jump:true nur ein Feld: Weg und Sprung findet der Bot.
going-walker-stays-down = Zu Fuß bleibt man am Boden, also kann { $name } nicht { $altitude } hoch enden. /place mit `altitude` hebt { $name } an.
# $outcome (a sentence on where it comes to stand)
going-stopped = Angehalten auf { $at }. { $outcome }
going-run-stopped = Ist { $name } gegen etwas Festes gerannt, ist das ein Zusammenstoß: /fall creature:"{ $name }" collision-speed:{ $speed } collision-by:run.
going-helpless = { $name } gilt als hilflos: Ob eine Bewegung geht, entscheidet die SL.
going-by-mode = Mit `mode:{ $mode }` kommt { $name } hin.
going-on-by-mode = Mit `mode:{ $mode }` kommt { $name } weiter, so weit die Bewegungsrate reicht.
going-is-there = { $name } steht schon auf { $at }.
going-no-action-left = { $name } hat die { -move-action } dieser Phase verbraucht: { $spent } zurückgelegt.
going-nothing-left = { $name } hat in dieser Phase keine Bewegung mehr: { $spent } sind verbraucht.
going-sprints-on = Mit /sprint geht es weiter.
going-crawls-impeded = Kriechend kommt man dort nicht hin: Erst /stand creature:"{ $name }".
going-hangs = { $name } hängt an einer Kante: /fall creature:"{ $name }" lässt los, /place setzt { $name } um.
going-hangs-below = { $name } hängt an einer Kante: /{ $climbs } creature:"{ $name }" to:{ $edge } zieht { $name } hoch, /fall creature:"{ $name }" lässt los.
going-plucked-off = { $name } trägt mehr als die größte Zuglast, und die zieht { $name } von der Wand: Hinab geht es mit /climb oder /fall creature:"{ $name }".
going-does-not-fly = { $name } ist { $altitude } hoch, mit nichts darunter, und kann nicht fliegen: /fall creature:"{ $name }" oder /place. Flieger brauchen eine Flugbewegungsrate: /creature edit creature:"{ $name }" modes:"fly 30".
going-two-jumps = Zwei Sprünge führen hin: { $line }, dann diese Zeile noch einmal.
going-two-jumps-easier = Zwei Sprünge sind leichter, { -dc } { $first } und { -dc } { $then }: { $line }, dann diese Zeile noch einmal.
going-acts-again = Der zweite kostet noch eine { -move-action }.

## What becomes of a ruling

run-round-unknown = Wie lange { $name } rennen kann, ist nicht bekannt: /creature edit constitution:14.
condition-brings = { $who } ({ $condition }): { $is }.
condition-hovers = { $who } schwebt, und Schwebende liegen nie.
condition-prone-aloft = In der Luft holt das { $who } herunter: /fly-mishap creature:"{ $who }" what:prone.
place-brings = { $who }: { $is }.
run-round = Runde { $round } des Rennens.
run-round-free = Runde { $round } des Rennens: { $free ->
    [one] Die erste braucht keinen Wurf
   *[other] Die ersten { $free } brauchen keinen Wurf
}.
run-round-checked = Runde { $round } des Rennens: Jede Runde nach { $free } braucht einen Wurf.
preview-rolls-nothing = Eine Vorschau würfelt nicht: Ohne `preview` wird mit dem Bonus gewürfelt.
check-unknown = Noch ist nichts geändert: Der SG ist nicht bekannt.
check-give = Noch ist nichts geändert: Gib das Ergebnis als `check` an oder `bonus` zum Würfeln.
check-give-medium = Noch ist nichts geändert: Gib das Ergebnis als `medium-check` an.
check-give-ground = Noch ist nichts geändert: Gib das Ergebnis als `ground-check` an oder `ground-bonus` zum Würfeln.
# $ruling (a ruling on a move)
preview-only = Nur eine Vorschau. { $ruling }

## Rolls

roll-results = `{ $option }` ist eine ganze Zahl von -{ $most } bis { $most } oder bis zu { $most_results } davon der Reihe nach, etwa "15 12", nicht { $typed }.
roll-check-or-bonus = Gib entweder `check` an, am Tisch gewürfelt, oder `bonus`, dann würfelt der Bot; nicht beides.
roll-natural-without-check = `natural` gehört zu `check`: der Würfel plus alle Boni. Nur eine natürliche 1 braucht kein `check`.
roll-natural-with-bonus = `natural` gehört zu `check`, am Tisch gewürfelt. Mit `bonus` würfelt der Bot.
# $bonus (a figure with its sign)
roll-line = W20 ({ $die }) { $bonus } = { $total }.
opposed-result-or-bonus = Gib entweder `{ $check }` an, am Tisch gewürfelt, oder `{ $bonus }`, dann würfelt der Bot; nicht beides.
opposed-open = { $mover } würfelt gegen { $against }: `check` oder `bonus` für { $mover }, `against` oder `against-bonus` für die Gegenseite. Steht bei beiden die Initiative im Bogen, würfelt der Bot.
opposed-open-besides = { $mover } würfelt gegen { $against }: `initiative-check` für { $mover } (bei /move nach dem anderen Ergebnis in `check`), `against` für die Gegenseite. Wo die Initiative im Bogen steht, würfelt der Bot.
opposed-roll = { $who }: { $roll }
opposed-made = { $who } hat den Initiativewurf dieser Phase schon: { $total }.
conflict-won = { $mover } gewinnt den Initiativewurf mit { $own } zu { $theirs }: { $against } kommt nur bis { $to }.
conflict-won-by-hand = { $mover } gewinnt die Initiative mit { $own } zu { $theirs }, aber der Bot weiß nicht, wie weit { $against } kommt: /place stellt beide an ihren Platz.
conflict-lost = { $mover } gewinnt den Initiativewurf nicht, { $own } zu { $theirs }: { $against } kommt hin.

## Maneuvers

maneuver-natural-of-several = `natural` gehört zum Ergebnis eines einzigen Wurfs.
maneuver-against-or-bonus = Gib entweder `against` an, den Wurf des Verteidigers, oder `against-bonus`, dann würfelt der Bot; nicht beides.
maneuver-no-check = Das braucht keinen Wurf: Lass `check`, `natural` und `bonus` weg.
maneuver-natural-idle = Bei diesem Wurf zählt nur die Summe: Lass `natural` weg.
maneuver-no-defense = Der Verteidiger würfelt nicht: Lass `against` und `against-bonus` weg.
maneuver-no-medium-check = Die Bewegung dort braucht keinen Wurf: Lass `medium-dc` und `medium-check` weg.
maneuver-no-ground-check = Auf dem Weg verlangt nichts einen Wurf: Lass `ground-check` und `ground-bonus` weg.
# $is (what a rule sets for each kind of water or wall)
maneuver-medium-untold = Die Bewegung dort verlangt auch diesen Wurf ({ $is }): Setz den SG mit `medium-dc`, das Ergebnis mit `medium-check`.
maneuver-spares-no-opponent = `spare` nennt Gegner, und { $name } ist keiner.
maneuver-too-many = `{ $option }` nimmt höchstens { $most } Namen.
maneuver-unknown-end = Wo endet { $creature }? Setz `to`.
maneuver-itself = `{ $option }` muss jemand anderes sein als { $name }: { $name } bewegt sich.
maneuver-even = Gleichstand, also noch einmal: { $own } Der Verteidiger: { $other }
maneuver-defender = Der Verteidiger: { $roll }
maneuver-defender-added = Der Verteidiger: { $roll } Mit { $added } macht das { $counted }.
maneuver-undecided = Gleichstand: Der höhere Bonus gewinnt, bei gleichem Bonus wird neu gewürfelt. Gib in `check` und `against` verschiedene Ergebnisse an.
maneuver-too-many-results = 
    `check` hat { $results } Ergebnisse, nötig { $checks ->
        [one] ist nur { $checks }
       *[other] sind nur { $checks }
    }.
charge-itself = { $name } kann sich nicht selbst angreifen: `target` ist der Gegner.
charge-overruns = `overrun` ist jemand auf dem Weg zu { $target }, nicht { $name }.
charge-avoids-nobody = `avoids` gehört zu `overrun`: Nenn, wer Platz macht.
withdraw-keeps-distance = In { $called } hält ein { -withdrawal } Abstand: Setz `from` und `distance`.
withdraw-without-end = `to` fehlt: Wohin führt der { -withdrawal }?
withdraw-no-primary = Ein { -withdrawal } hat hier keinen Hauptgegner und braucht keinen Wurf ({ $called }).
withdraw-distance-idle = `from` und `distance` zählen nur, wo ein { -withdrawal } Abstand hält.
withdraw-no-check = Ein { -withdrawal } braucht hier keinen Wurf ({ $called }): Lass `check` und `bonus` weg.
withdraw-from-itself = `primary` ist der Gegner, von dem der { -withdrawal } wegführt, nicht die Kreatur selbst.
withdraw-without-primary = `primary` fehlt: Von welchem Gegner zieht sich { $name } zurück? Bedroht von { $threats }.
overrun-nobody = `target` muss jemanden nennen.
overrun-avoids-another = `avoids` nennt { $other }, und das ist kein Ziel.
bull-rush-of-nothing = `feet` muss mindestens 5 sein.
bull-rush-moves-through = `feet`, `follow`, `charging` und `drop-prone` gehören zum Stoßen. Hier geht ein Ansturm durch das Ziel hindurch ({ $rulebook }).
bull-rush-without-end = `to` fehlt: Hier geht ein Ansturm durch das Feld des Ziels auf eines dahinter ({ $rulebook }).
bull-rush-pushes = `to` und `avoids` gehören zum Hindurchgehen. Hier stößt ein Ansturm gerade zurück, um `feet` ({ $rulebook }).
bull-rush-by-force-alone = Mit SL-Entscheid wird niemand gestoßen: Setz `to` für { $name }, und { $target } setzt du mit /place.
bull-rush-charging-idle = Lass `charging` weg, solange die Zugfolge läuft: Ein Ansturm gleich nach einem { -charge } gehört dazu.
bull-rush-drop-idle = Hinwerfen beendet hier keinen Stoß ({ $rulebook }): Lass `drop-prone` weg.
bull-rush-might-idle = Ein Ansturm ist hier ein Stoß für sich ({ $rulebook }): Lass `{ $option }` weg.
tumble-spares-nobody = `spare` gehört zu einem Wurf gegen alle. Hier braucht jeder Gegner seinen eigenen ({ $rulebook }).
tumble-trained = Nur geübte Kreaturen turnen (trained:false heißt ungeübt).

## Forced movement

forced-to-or-direction = Setz entweder `to` (wohin) oder `direction` (in welche Richtung), nicht beides.
forced-itself =
    { $word ->
        [pull] Niemand kann sich selbst ziehen: `target` muss jemand anderes sein als { $own }.
        [slide] Niemand kann sich selbst schieben: `target` muss jemand anderes sein als { $own }.
        [fling] Niemand kann sich selbst schleudern: `target` muss jemand anderes sein als { $own }.
       *[push] Niemand kann sich selbst stoßen: `target` muss jemand anderes sein als { $own }.
    }
forced-slide-which-way = Schieben geht überallhin: Setz das Ziel mit `to` oder eine gerade Linie mit `direction`.
forced-which-way = { $count } Richtungen sind gleich gerade: Wähl eine mit `direction`: { $ways }.
forced-level = { $word } führt hier am Boden entlang: Lass die Höhe weg.
forced-stands-there = { $name } steht schon auf { $end }: `to` muss ein anderes Feld sein.
forced-where-to = Wohin? Setz bei force:true auch `to`, das Feld, auf dem { $name } landet.
forced-drop-idle = Lass `drop-prone` hier weg: { $meaning }.
forced-drops-off-the-way = `drop-prone` muss ein Feld auf dem Weg sein ({ $way }) oder true für sofort, nicht { $square }.
forced-unknown-edge = Der SG für die Kante ist nicht bekannt: dv:10.
forced-stays-down = { $name } konnte aufstehen und blieb liegen: Jetzt ist das freiwillig, und { $name } darf erzwungene Bewegung ignorieren.
forced-drop-where = `drop-prone` muss ein Feld wie D4 sein, oder true für sofort, nicht { $typed }.
forced-no-way = `feet` muss mindestens 5 sein, nicht { $none }.
forced-no-edges = 
    { $options } { $many ->
        [one] passt
       *[other] passen
    } hier nicht: { $called } hat keine Regel für das Festhalten an der Kante.
forced-no-ledge = 
    { $options } { $many ->
        [one] gilt
       *[other] gelten
    } nur mit `ledge`, dem Feld, über dessen Kante es geht.
forced-damage = { $dice }W8 ({ $shown }) = { $total } Schaden für { $hurt }.
forced-damage-to-both = { $dice }W8 ({ $shown }) = { $total } Schaden für { $hurt } und das Hindernis.

## Movement in answer to others

block-in-a-phase = In einer Phase nennt /block nur, wen { $name } blockiert, ohne `to`. Danach bewegt /hustle { $target }, und { $name } blockiert.
block-without-end = `to` fehlt: Wohin will { $target }? In einer Phase (/phase next) blockiert { $name } jede Bewegung.
# $intends (what a creature is about to do: "blocks Ogre")
block-on-this-way = { $name } { $intends } auf diesem Weg.
follow-unseen-without-square = `unseen` gehört zu `teleported`: das Feld, auf dem das Ziel verschwand.
follow-to-or-teleported = Setz entweder `to` oder `teleported`: Nach einer Teleportation findet der Bot den Weg des Verfolgers.
keep-distance-from-nobody = `distance` gehört zu `from`: Von wem soll Abstand gehalten werden?
keep-distance-from-whom = `from` nimmt einen oder mehrere Namen mit Komma, etwa "Ogre, Goblin".
answer-until-phase-ends = { $name } { $intent }, bis die Phase endet.
phase-by-turns = { $ruleset } hat Züge, keine Phasen: /turn start, /turn next.
keep-distance-least = `distance` muss mindestens { $length } sein: So weit sind benachbarte Plätze auseinander.
block-itself = { $name } kann nicht sich selbst blockieren: Nenn jemand anderen.
follow-itself = { $name } kann nicht sich selbst folgen: Nenn jemand anderen.
keep-distance-from-itself = { $name } kann sich nicht von sich selbst zurückziehen: Nenn jemand anderen.
block-does = { $name } { $intends }, bis die Phase endet.
block-would = Geplant: { $name } { $intends }, bis die Phase endet.
block-cannot = { $name } kann { $target } nicht blockieren:
follow-cannot = { $name } kann { $target } nicht folgen:
phase-movement = Runde { $round }, Bewegungsphase: Alle haben eine { -move-action } und ihre volle Bewegungsrate.
phase-action = Runde { $round }, Aktionsphase: Alle haben eine { -standard-action } oder stattdessen noch eine Bewegung, und ihre volle Bewegungsrate.
forward-where = Setz `to` (wohin entlang der Fläche) oder `altitude` (wie hoch).
forward-not-critical = Ein kritischer Erfolg braucht mindestens { $dc }, und { $total } reicht nicht: Lass `critical` oder `check` weg, oder die SL erzwingt es.
forward-critical-was-rolled = `critical` heißt, dass der Wurf am Tisch ein kritischer Erfolg war: Lass `bonus` weg.
forward-by-critical = Kritischer Erfolg.
forward-critical = Ein kritischer Erfolg (critical:true) schafft bis zu { $more }.
forward-leads = Das führt von { $had } auf { $altitude } über dem Boden.
forward-leads-up = Das endet { $feet } höher.
forward-leads-down = Das endet { $feet } tiefer.

## Falls

fall-thing-without-height = `height` fehlt: Wie tief fällt der Gegenstand? Geworfen: 0.
fall-onto-itself = `onto` muss jemand anderes sein als die stürzende Kreatur.
fall-without-height = `height` fehlt: Wie viele Fuß tief ist der Sturz? Ein Vielfaches von 5.
fall-size-of-creature = `size` ist für einen Sturz ohne Kreatur: Eine Kreatur hat ihre eigene Größe.
fall-no-water = `water-depth` 0 heißt kein Wasser: Gib die Tiefe in Fuß an oder lass es weg.
fall-surface-or-water = Setz entweder `surface` oder `water-depth`: Unter { $depth } Wasser zählt der Boden nicht.
fall-immediate-without-casting = Zu `immediate` gehört `casting`: der Grad des Zaubers.
fall-no-attempt = `attempt:false` heißt ohne Wurf, aber du gibst `{ $result }` an.
# Who falls, where it is nobody on the board: $who in sentences on falls.
fall-the-thing = der Gegenstand
fall-collider = die aufprallende Kreatur
fall-faller = die stürzende Kreatur
fall-by-weight = Bei fallenden Gegenständen zählt hier das Gewicht in Pfund ({ $rulebook }): weight:300.
fall-by-size = Bei fallenden Gegenständen zählt hier die Größe ({ $rulebook }): object:large.
fall-collision-without-speed = `collision-by` gehört zu einem Zusammenstoß: Gib auch `collision-speed` an.
fall-clash = 
    `{ $name }` passt nicht zu { $what ->
        [thing] einem fallenden Gegenstand (`object`, `weight`)
        [collision] einem Zusammenstoß (`collision-speed`)
       *[fall] einem Sturz
    }: Lass eins davon weg.
fall-of-nothing = `height` muss bei einem Sturz mehr als { $none } sein: Nur ein Gegenstand (`object`) wird geworfen.
# How far a creature falls, and into or onto what: $far in the sentences on falls.
fall-far-into-water = { $height } in { $depth } tiefes Wasser
fall-far-onto = { $height } auf { $onto }
fall-far-onto-ground =
    { $surface ->
        [jagged] { $height } auf zackigen Boden
        [soft] { $height } auf weichen Boden
       *[hard] { $height } auf harten Boden
    }
# $what (jump, thing, thrown, collision or fall), $who (the one who falls), $far (how far it falls, or how fast it was)
fall-asks = 
    { $what ->
        [jump] Bei einem Sprung von { $far } hinab entscheidet ein Wurf:
        [thing] Bei einem fallenden Gegenstand ({ $far }) entscheidet ein Wurf:
        [thrown] Bei einem geworfenen Gegenstand entscheidet ein Wurf:
        [collision] Bei einem Zusammenstoß mit { $far } entscheidet ein Wurf:
       *[fall] Bei einem Sturz von { $far } entscheidet ein Wurf:
    }
fall-does-not = 
    { $what ->
        [jump] { $who } kann so nicht { $far } hinabspringen:
        [thing] { $who } kann so nicht { $far } fallen:
        [thrown] { $who } kann so nicht geworfen werden:
        [collision] { $who } kann so nicht mit { $far } aufprallen:
       *[fall] { $who } kann so nicht { $far } fallen:
    }
fall-forced = 
    { $what ->
        [jump] { $who } springt { $far } hinab (SL-Entscheid):
        [thing] { $who } fällt { $far } (SL-Entscheid):
        [thrown] { $who } wird geworfen (SL-Entscheid):
        [collision] { $who } prallt mit { $far } auf (SL-Entscheid):
       *[fall] { $who } fällt { $far } (SL-Entscheid):
    }
fall-of-nobody = 
    { $what ->
        [jump] ein Sprung von { $far } hinab:
        [thing] ein fallender Gegenstand, { $far }:
        [thrown] ein geworfener Gegenstand:
        [collision] ein Zusammenstoß mit { $far }:
       *[fall] ein Sturz von { $far }:
    }
fall-would =
    { $what ->
        [jump] { $who } würde { $far } hinabspringen:
        [thing] { $who } würde { $far } fallen:
        [thrown] { $who } würde geworfen:
        [collision] { $who } würde mit { $far } aufprallen:
       *[fall] { $who } würde { $far } fallen:
    }
fall-follows = { $who } würde danach { $height } tief fallen.
fall-does =
    { $what ->
        [jump] { $who } springt { $far } hinab:
        [thing] { $who } fällt { $far }:
        [thrown] { $who } wird geworfen:
        [collision] { $who } prallt mit { $far } auf:
       *[fall] { $who } fällt { $far }:
    }
# $fall: fall-does; $does: the damage.
fall-summary = { $fall } { $does }.
fall-into-water = { $who } landet im Wasser.
fall-unhurt = { $who } landet unverletzt.
fall-takes = { $who } nimmt { $takes }.
fall-lands = { $who } kommt auf { $at } herunter.

## Flight

fly-unknown-class = Wie gut { $name } fliegt, ist nicht bekannt (perfekt, gut, durchschnittlich, schlecht oder unbeholfen): /creature edit creature:"{ $name }" modes:"fly 60 good".
fly-stopped = Angehalten auf { $at }.
fly-weather-idle = Fürs Fliegen bei diesem Wetter ({ $weather }) hat { $called } keine Regel: Das entscheidet die SL. Was Wind mit einer Kreatur macht, zeigt /wind.
wind-blows = { $wind ->
    [strong-wind] Starker Wind
    [severe-wind] Stürmischer Wind
    [windstorm] Ein Sturm
    [hurricane] Ein Orkan
   *[tornado] Ein Tornado
} erfasst { $name }.
wind-check = Ob { $name } dem Wind standhält, entscheidet ein Wurf:
# $faces (the dice as they fell: 3 + 5)
wind-dice = { $count }W{ $sides } ({ $faces })
# $dice is wind-dice
wind-blows-away = Der Wind weht { $creature } (zählt im Flug als { $size }) { $feet } weit fort: { $dice } mal { $each }.
wind-rolls-away = Der Wind rollt { $creature } { $feet } weit: { $dice } mal { $each }.
wind-hurts = { $creature } nimmt { $damage } nichttödlichen Schaden: { $dice }.
wind-leaves-the-way = Wohin, sagt die SL, zum Beispiel mit /place creature:"{ $name }" at:{ $at }.
climb-quicker = Schneller geklettert reicht es: pace:{ $pace }.
climb-quicker-command = Schneller geklettert reicht es: /climb creature:"{ $name }" to:{ $to } pace:{ $pace }.
climb-in-parts = Oder klettere, so weit es geht: as-far-as:true.
climb-by-surface = Ein Seil oder Ähnliches, das die Karte nicht zeigt, nenn dazu: surface:rope.
climb-instead = Geklettert reicht es: /climb creature:"{ $name }" to:{ $to }.
fly-feats-idle = Die Talente Hover und Wingover zählen hier nicht ({ $called }).
fly-held-falls = { $name } ist in der Luft, kann sich nicht bewegen und fällt: /fall creature:"{ $name }".
fly-loaded-falls = { $name } ist in der Luft, trägt zu viel zum Fliegen und fällt: /fall creature:"{ $name }".
fly-unheld-falls = { $name } ist in der Luft, hat keinen Halt und fällt: /fall creature:"{ $name }".
fly-held-mishap = { $name } ist in der Luft und kann sich nicht bewegen: /fly-mishap creature:"{ $name }" what:immobilized zeigt die Folgen.
fly-stalled = { $acting } ist abgeschmiert und hat noch nicht versucht, sich zu fangen: /fly creature:"{ $acting }" check:18 force:true.
fly-too-slow = { $acting } ist { $flown } geflogen, braucht aber { $needed } je Zug, um oben zu bleiben, und schmiert ab.
fly-too-slow-lands = { $acting } ist { $flown } geflogen, braucht aber { $needed } je Zug, um oben zu bleiben, und landet auf { $at }.
fly-stopped-off-the-path = `stopped-at` muss ein Feld des Wegs sein ({ $path }), nicht { $at }.
skies-unknown-grade = In { $rulebook } ist Flug lesser, greater oder hover. Setz den von { $name }: /creature edit creature:"{ $name }" modes:"fly { $speed } lesser".
mishap-after-what = `after` gehört zu what:falling: Warum geht es abwärts?
mishap-cannot-fly = { $name } hat keine Flugbewegungsrate: /creature edit creature:"{ $name }" modes:"fly 60 lesser" setzt eine. Für einen Sturz nimm /fall.
mishap-on-the-ground = { $name } ist nicht in der Luft: /place creature:"{ $name }" at:{ $at } altitude:30 hebt { $name } hinauf.
mishap-collision = Den Schaden des Zusammenstoßes macht /fall creature:"{ $name }" collision-speed: mit der Geschwindigkeit dahinter.
# $cited (a sentence on the rules that decide it)
skies-idle = { $who } ist in diesem Zug nicht geflogen: /fly-mishap creature:"{ $who }" what:idle entscheidet, ob { $who } oben bleibt. { $cited }
# $cited (a sentence on the rules that decide it)
skies-slow = { $who } ist in diesem Zug nur die halbe Bewegungsrate oder weniger geflogen: /fly-mishap creature:"{ $who }" what:slow entscheidet, ob { $who } oben bleibt. { $cited }
skies-falls-on = { $who } fällt { $height }, bis { $left } über dem Boden von { $at }.
mishap-damage = { $name } wird in der Luft verletzt.
mishap-runs-into = { $name } prallt in der Luft gegen etwas.
mishap-falls = { $name } fällt in der Luft.
mishap-stays = { $name } bleibt in der Luft auf der Stelle.
mishap-flies-on = { $name } bleibt in der Luft.
mishap-does-not-stay = { $name } kann sich in der Luft nicht auf der Stelle halten.
mishap-too-slow = { $name } fliegt zu langsam, um oben zu bleiben.
mishap-thrown-over = { $name } wird in der Luft umgeworfen.
mishap-held-fast = { $name } wird in der Luft festgehalten.
skies-falls = { $who } fliegt nicht mehr und fällt. { $cited }
skies-falls-hovering = { $who } fällt: Zum Schweben ist keine Fläche da. { $cited }
skies-falls-teleported = { $who } fällt: Am Ziel ist nichts, das trägt. { $cited }

## Climbing, swimming, digging and teleporting

modes-damaged-goes = Ein verletzter Kletterer hält sich nur fest: Lass `to` und `altitude` weg.
modes-where = Setz `to` (wohin) oder `altitude` (wie hoch).
modes-ten-without-bonus = `take-ten` gehört zu `bonus`, der zur 10 dazukommt.
modes-below-ground = `altitude` sind Fuß über dem Boden, und { $altitude } ist unter der Erde: Dorthin kommen nur Grabende, mit /burrow.
modes-dc-by-gm = Dafür nennt das Regelwerk keinen SG: Die SL setzt ihn mit `dc`.
modes-swim-says = Wie bewegt ist das Wasser? /swim creature:"{ $name }" to:{ $to } water:calm
modes-by = `by` ist bei { $word } { $least } bis { $most }.
modes-one-surface = `surface` nimmt nur eine Fläche.
modes-caught-unknown = { $book } sagt nicht, wie schwer eine aufgefangene Kreatur auf dem Kletterer lastet.
modes-caught-load = Setz zuerst die Last von { $creature } in Pfund, etwa load:50.
modes-caught-strength = Setz zuerst die Stärke von { $creature } oder die Traglast.
# $hint (nothing, or a sentence with a space before it: " Did you mean ...?")
modes-unknown-medium = { $book } hat kein { $typed } für `{ $option }`. Es gibt { $known }.{ $hint }
modes-none-known = { $book } hat kein { $typed } für `{ $option }` und auch nichts anderes.{ $hint }

## Ways

course-too-long = `{ $option }` nimmt höchstens { $longest } Felder oder Schritte.
course-too-many-stops = `{ $option }` nimmt höchstens { $most } Zwischenfelder. Ein ganzer Weg nennt jedes Feld, jedes neben dem vorigen.
course-mixed = `{ $option }` nimmt entweder Felder oder Richtungen: { $typed } mischt beides.
course-level = Diese Bewegung bleibt auf einer Höhe: lass Höhen, up und down weg. Hinauf und hinab geht es nur mit einer Bewegungsrate dafür, etwa Fliegen oder Klettern.
course-off-the-map = { $square } liegt nicht auf der Karte ({ $map }).
course-too-tangled = Die Suche nach dem besten Weg dauert zu lange: Nenn einige Felder unterwegs.
course-expected = `{ $option }` nimmt ein Feld wie D4, mehrere wie "D4 E5 F6" oder Richtungen wie "ne ne 3e", nicht { $typed }.
course-altitude-most = Die Höhe in { $typed } darf höchstens { $most } hinauf oder hinab gehen.
course-altitude-in-squares = Die Höhe in { $typed } muss ein Vielfaches von 5 ft sein, etwa { $square }@{ $near }.
course-too-high = Schritt { $step } führt über { $most } hinauf oder hinab, die Grenze für Höhen.
course-step-off-the-map = 
    Schritt { $step } ({ $way ->
        [n] nach Norden
        [ne] nach Nordosten
        [e] nach Osten
        [se] nach Südosten
        [s] nach Süden
        [sw] nach Südwesten
        [w] nach Westen
        [nw] nach Nordwesten
       *[up] nach oben
    }) führt von der Karte ({ $map }).

## Standing up

stand-does = { $name } steht auf.
stand-could = { $name } könnte aufstehen.
stand-forced = { $name } steht auf (SL-Entscheid).
stand-cannot = { $name } kann nicht aufstehen:
mount-does = { $name } steigt auf { $mount }.
mount-could = { $name } könnte auf { $mount } steigen.
mount-forced = { $name } steigt auf { $mount } (SL-Entscheid).
mount-cannot = { $name } kann nicht auf { $mount } steigen:
mount-itself = { $name } kann nicht auf sich selbst reiten: `target` ist das Reittier.
dismount-would-fall = { $name } würde { $height } tief fallen.
dismount-unsafe = Es gibt keinen sicheren Platz zum Absteigen: { $name } würde { $height } fallen. Wer trotzdem absteigt, nennt mit `to` ein Feld.
dismount-does = { $name } steigt auf { $to } ab.
dismount-could = { $name } könnte auf { $to } absteigen.
dismount-forced = { $name } steigt auf { $to } ab (SL-Entscheid).
dismount-cannot = { $name } kann nicht absteigen:
riding-along = { $rider } reitet { $mount }: Beweg stattdessen { $mount }, oder nimm zuerst /dismount.
# $is (what the rulebook says of rider and mount)
riding-thrown = { $rider } fällt von { $mount }. { $is }.
riding-thrown-in-place = { $rider } fällt von { $mount }. { $is }. /settle sagt, wo { $rider } landet.
riding-unseated = { $rider } reitet nicht mehr auf { $mount }.
escape-stuck = { $name } kommt nicht durch die Lücke.
escape-twenty-needs-bonus = 20 nehmen braucht einen Bonus: take-twenty:true bonus:8.
escape-fits-otherwise = { $called } kennt `fits:{ $fits }` nicht. Es gibt { $known }.

## Reach, movement range and threat

# $mode (a way of moving) and $word (its word in commands)
reachable-no-speed = { $name } hat keine Bewegungsrate fürs { $mode }: Setz eine mit /creature edit creature:"{ $name }" modes:"{ $word } 30".
reachable-maybe-more = Die Suche dauert zu lange: Bis { $below } sind das alle Plätze, weiter weg kann es mehr geben, auch kürzere Wege. Frag nach einem mit preview:true.
reachable-in-the-air = 
    { $name } kann mit { $length } zu { $elsewhere ->
        [one] 1 anderen Platz
       *[other] { $elsewhere } anderen Plätzen
    } in { $height } Höhe fliegen.
reachable-level =
    { $name } kann mit { $length } zu { $elsewhere ->
        [one] 1 anderen Platz
       *[other] { $elsewhere } anderen Plätzen
    } auf gleicher Höhe fliegen.
reachable-to-the-ground = 
    { $name } kann mit { $length } zu { $elsewhere ->
        [one] 1 anderen Platz
       *[other] { $elsewhere } anderen Plätzen
    } am Boden fliegen.
flank-itself = Niemand nimmt sich selbst in die Zange: `target` muss jemand anderes sein als { $name }.
flank-ally = `ally` muss eine dritte Kreatur sein, nicht { $name }.
flank-does = { $name } nimmt { $target } in die Zange.
flank-does-not = { $name } nimmt { $target } nicht in die Zange.
flank-bonus = Das gibt { $bonus } auf Nahkampfangriffe, nicht auf Fernkampfangriffe.
threat-no-reach = In { $rulebook } bedrohen Kreaturen keine Felder.
threat-disarmed = Zustand: { $condition }, also keine Angriffe auf Vorbeikommende.
threat-unarmed = Unbewaffnet (threatens:false).
threat-neutral = Neutral, auf keiner Seite.
threat-reach-weapon = Die Waffe mit Reichweite deckt bis { $far } ab, aber nicht die natürliche Reichweite von { $reach }.
threat-own-squares = Reicht nur in die eigenen Felder, hier nicht mitgezählt.
threat-reach = Reichweite: { $reach }.
threat-from-nobody = { $name } hat keine Gegner.
threat-against = Gegen { $name }:
threat-against-none = - { $name } bedroht niemanden.
threat-squares =
    { $name } bedroht { $many ->
        [one] 1 Feld
       *[other] { $many } Felder
    }. { $how }
threat-squares-of-floor = 
    { $name } bedroht am Boden { $many ->
        [one] 1 Feld
       *[other] { $many } Felder
    }. Für Flieger setz `altitude`. { $how }
threat-squares-so-high = 
    { $name } bedroht in dieser Höhe { $many ->
        [one] 1 Feld
       *[other] { $many } Felder
    }. { $how }
# $how (a sentence on how far it reaches)
threat-none = { $name } bedroht keine Felder. { $how }
threat-against-squares =
    - { $name } bedroht { $many ->
        [one] 1 Feld
       *[other] { $many } Felder
    }.
measure = Von { $from } bis { $to }: { $length }.
measure-with-height = Von { $from } bis { $to }: { $length }, bei { $rise } Höhenunterschied.
measure-equals = Gleich nah: { $who }. W{ $die } ({ $rolled }): { $name }.
measure-nobody = In der Nähe von { $from } ist sonst niemand auf dem Brett.
measure-below-floor = `{ $option }` muss auf dem Boden von { $square } liegen oder darüber, nicht { $altitude }: { $square }@10 ist { $above } darüber.
measure-what = `{ $option }` ist ein Feld wie D4, D4@20 für 20 ft über seinem Boden, oder eine Kreatur auf dem Brett, nicht { $typed }.{ $hint }

## Jumps

jump-where = Setz `to` (wie weit) oder `altitude` (wie hoch).
jump-stands-there = { $name } steht schon auf { $square }: Nenn ein anderes Feld oder setz `altitude`.
jump-no-legs = { $name } hat keine Beine zum Springen.
jump-unknown-strength = Wie weit { $name } springt, hängt von der Stärke ab: Setz sie mit /creature edit creature:"{ $name }" strength:2, und base-speed:30.
jump-whole-squares = Sprünge zählen hier in ganzen Feldern ({ $rulebook }): `altitude` ist ein Vielfaches von 5 ft.
jump-has-no-option = Bei Sprüngen kennt { $called } kein `{ $option }`: Lass es weg.
walk-no-half-speed = Mit halber Bewegungsrate zu balancieren bringt bei { $called } nichts: Lass `half-speed` weg.
walk-idle-hurry = `accelerated` ändert nichts: { $called } hat keine Regel fürs Balancieren mit voller Bewegungsrate.
jump-ends-on-floor = Ein Sprung endet hier am Boden oder auf dem Rücken einer größeren Kreatur ({ $rulebook }): Lass `altitude` weg, oder nenn die Höhe des Rückens; ohne `to` geht er gerade hoch.
jump-onto-an-opponent = { $who } gehört zu den Gegnern: Nach { $rulebook } endet ein Sprung auf dem Boden oder auf dem Rücken einer größeren Kreatur, die das zulässt.
jump-tell-save = Noch ist nichts geändert: Gib den Rettungswurf an, etwa reflex:15.
jump-tell-check-and-save = Noch ist nichts geändert: Gib check:{ $total } und den Rettungswurf an, etwa reflex:15.
# $down (a command)
jump-no-turns = Die Zugfolge läuft nicht: { $down } bringt die Kreatur hinunter.
jump-reaches = Von dort reicht man { $length } höher.

## Journeys

travel-miles-or-legs = `miles` allein sagt, wie weit es ist: Lass `legs` weg, oder schreib es dort hinein.
travel-by-water = Das geht übers Wasser ({ $vehicle }): Lass `terrain` und `road` weg.
travel-vehicle-day = Wie lange ein Fahrzeug am Tag fährt ({ $vehicle }), steht in der Tabelle der Fahrzeuge: Lass `{ $option }` weg.
travel-march-without-hours = `hours` fehlt: Wie viele Stunden dauert der Gewaltmarsch insgesamt? Mehr als 8.
travel-mount-rests = Reittiere müssen rasten: Lass `mounted` oder `round-the-clock` weg.
travel-short-ways = `minutes` und `rounds` sind für kurze Strecken über freies Gelände, ohne Stunden, Tage, Meilen oder Land.
travel-one-runner = Minuten und Runden gelten für eine Kreatur oder eine Bewegungsrate, zu Fuß.
travel-who = Wer reist? Setz `speed`, `creature`, `mount` oder `vehicle`.
travel-nobody = `creature` nimmt jemanden vom Tisch, mehrere mit Komma, oder eine Seite.
travel-spare-results = { $spare ->
        [one] 1 der Ergebnisse war nicht nötig.
       *[other] { $spare } der Ergebnisse waren nicht nötig.
    }
travel-no-check = Es war kein Wurf nötig, also hat der Bot nicht gewürfelt.
travel-give-check = Gib die Ergebnisse der Reihe nach als `check` an oder `bonus` zum Würfeln.
travel-against-current = `current` trägt ein Boot stromabwärts: Gegen starke Strömung wird vom Ufer gezogen, nicht gerudert.
# $mode (a way of moving) and $word (its word in commands)
travel-no-speed = { $name } hat keine Bewegungsrate fürs { $mode }: Setz eine mit /creature edit creature:"{ $name }" modes:"{ $word } 40".
travel-two-speeds = Setz entweder `{ $first }` oder `{ $second }`, nicht beides.
travel-mode-idle = `mode` ist für eine Kreatur oder eine Bewegungsrate, nicht für Reittiere, Fahrzeuge oder Meilen pro Stunde.
travel-load-idle = `load` ist, was ein `mount` aus der Tabelle trägt; eine Kreatur hat ihre eigene Last.
travel-grade-without-mode = `grade` ist eine Art von Fliegen, Schwimmen oder Klettern: Setz auch `mode`.
travel-rolled = Gewürfelt, W20 { $bonus }: { $results }.
travel-riding = Es reiten: { $who }.
travel-riding-and-walking = Es reiten: { $who }. Zu Fuß: { $walkers }.
travel-aboard = An Bord: { $who }.
travel-minutes-or-rounds = Setz entweder `minutes` oder `rounds`: Eine Minute sind 10 Runden.
travel-dash-too-long = { $hours } in diesem Tempo kosten nichts, mehr zehrt an den Reisenden: Setz `hours`.
travel-constitution-idle = `constitution` ist für Rennen über `rounds` oder `minutes`.
travel-dash-rolled = Gewürfelt: { $results }.
travel-miles = `{ $name }` ist mehr als 0 und höchstens { $most_miles } Meilen, nicht { $typed }.
travel-hours = `{ $name }` ist mehr als 0 und höchstens { $whole_day } Stunden, nicht { $typed }. Für drei Tage: days:3.
travel-legs = `legs` nimmt 1 bis { $most } Etappen mit Strichpunkt, etwa "forest trail 20mi; hills 3h".
travel-leg = Eine Etappe ist Land, Weg und Länge, etwa forest trail 20mi oder hills 3h, nicht { $typed }.
travel-leg-without-length = Wie lang ist die Etappe { $typed }? Setz eine Länge wie 20mi oder 3h dazu: Nur die letzte kommt ohne aus.
travel-leg-too-long = Eine Etappe ist mehr als 0 und höchstens { $most_miles } Meilen oder { $most_hours } Stunden lang, nicht { $typed }.
travel-leg-unknown = { $typed } passt in keine Etappe.{ $hint } Möglich: { $known } und eine Länge wie 20mi.
travel-leg-twice =
    { $kind ->
        [land] Die Etappe { $leg } nennt ihr Land zweimal.
        [road] Die Etappe { $leg } nennt ihren Weg zweimal.
        [pace] Die Etappe { $leg } nennt ihr Tempo zweimal.
        [ride] Die Etappe { $leg } nennt zwei Reittiere oder Fahrzeuge.
        [current] Die Etappe { $leg } nennt zwei Strömungen.
        [impeded] Die Etappe { $leg } sagt zweimal, dass alles behindert.
       *[length] Die Etappe { $leg } sagt zweimal, wie lang sie ist.
    }

## Every way to a target

options-one-aim = Setz eins davon: `target` für eine Kreatur, `to` für ein Feld oder `away:true`.
options-at-itself = { $name } kann nicht das eigene Ziel sein: Nenn eine andere Kreatur.
options-title = { $name } -> { $aim } ({ $with })
options-away = weg
options-next-turn = Vorausgeplant für den Zug von { $name }, mit dem Brett von jetzt:
options-way = { $number } · { $way }
options-none = In diesem Zug führt kein Weg dorthin.
options-none-yet = Bisher kein Weg gefunden.
options-more = { $more } weitere unter „Warum“.
options-not = Geht nicht: { $line }
options-command = /{ $command }
options-left-out = Es gibt zu viele Wege, um alle zu prüfen. Frag selbst mit { $commands }.
options-instead = Das geht stattdessen:
options-share = Teilen
stand-takes-the-step = Das ist der { -five-foot-step } dieses Zuges.
forward-nowhere = { $name } ist schon { $at } über dem Boden: Setze eine andere `altitude`, oder `to`.

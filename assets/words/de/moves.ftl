### What commands say of movements, beside the rulings.

## Whoever comes to a stop

settle-stays = { $name } darf dort stehen und bleibt.
settle-squeezes = { $name } bleibt, eingezwängt: { $penalty }.
settle-squeezes-with = { $name } bleibt, eingezwängt neben { $with }: { $penalty }.
settle-goes-back = { $name } darf dort nicht stehen und geht zurück zum letzten erlaubten Platz: { $to }.
settle-rolled = { $name } darf dort nicht stehen. Gleich nah: { $places }; d{ $die } ({ $rolled }): nach { $to }.
settle-goes = { $name } darf dort nicht stehen und geht zum nächsten erlaubten Platz: { $to }.
settle-to-be-rolled = { $name } darf dort nicht stehen. Gleich nah: { $places }; ein d{ $die } entscheidet.
settle-nowhere = Auf dem Brett ist kein Platz für { $name }: setz { $name } mit /place um.
# $outcome (what becomes of whoever stands there)
settle-at = { $at }: { $outcome }

## On foot

walk-reflex-without-jump = `reflex` ist der Rettungswurf bei einem Sprung unterwegs: setz auch jump:true.
reachable-by-other-mode = /reachable zeigt Wege zu Fuß, schwimmend, kletternd und durch die Luft; für einen Platz nimm /{ $word } mit preview:true.
reachable-by-swimming =
    Schwimmend erreicht { $name } innerhalb von { $length } { $elsewhere ->
        [one] 1 weiteren Platz
       *[other] { $elsewhere } weitere Plätze
    }.
reachable-by-climbing =
    Kletternd erreicht { $name } innerhalb von { $length } { $elsewhere ->
        [one] 1 weiteren Platz
       *[other] { $elsewhere } weitere Plätze
    }.
reachable-on-foot =
    Zu Fuß erreicht { $name } innerhalb von { $length } { $others ->
        [one] 1 weiteren Platz
       *[other] { $others } weitere Plätze
    }.
going-midair = { $name } ist mitten in einem Sprung und kann sich erst nach der Landung bewegen.
going-flung-up = { $name } wurde hochgeschleudert und kann sich erst nach dem Fall am Ende der Runde bewegen.
going-walks-on-air = { $name } ist { $altitude } hoch und kann dort nicht gehen: lass mode weg und flieg, oder setz { $name } mit /place und altitude:0 auf den Boden.
# $class (how well somebody flies: poor, average, ...)
going-flies-by-class = { $name } fliegt mit { -maneuverability }: { $class }. Wendungen prüft /fly.
going-jump-to-one-square = Gib mit jump:true nur das Endfeld an: Weg und Sprung finden sich selbst.
going-stopped-off-foot = `stopped-at` gilt nur für Bewegung zu Fuß.
going-walker-stays-down = Zu Fuß bleibt { $name } am Boden und kann nicht { $altitude } hoch enden. Setz { $name } mit /place und altitude in die Luft.
# $outcome (a sentence on where it comes to stand)
going-stopped = Angehalten auf { $at }. { $outcome }
going-run-stopped = Beim Rennen bewegst du dich nicht vorsichtig. Ist { $name } gegen etwas Festes gerannt, ist das ein Zusammenstoß: /fall creature:"{ $name }" collision-speed:{ $speed } collision-by:run.
going-helpless = { $name } gilt als hilflos: Ob eine Bewegung möglich ist, entscheidet die SL.
going-by-mode = Mit `mode:{ $mode }` kommt { $name } hin.
going-hangs = { $name } hängt an einer Kante: Lass los mit /fall creature:"{ $name }" oder setz { $name } mit /place um.
going-hangs-below = { $name } hängt an einer Kante: Hochziehen mit /{ $climbs } creature:"{ $name }" to:{ $edge }, loslassen mit /fall creature:"{ $name }", umsetzen mit /place.
going-plucked-off = { $name } trägt mehr als die größte Zuglast und verliert den Halt an der Wand: Nimm /climb oder /fall creature:"{ $name }".
going-does-not-fly = { $name } ist { $altitude } hoch, mit nichts darunter, und fliegt nicht: Nimm /fall creature:"{ $name }" oder /place. Kann { $name } fliegen: /creature edit creature:"{ $name }" modes:"fly 30 good".

## What becomes of a ruling

run-round-unknown = Wie lange { $name } rennen kann, ist unbekannt: Setz die Konstitution mit /creature edit constitution:14.
condition-brings = { $who } ist { $condition }: { $is }.
place-brings = { $who }: { $is }.
run-round = Runde { $round } im Rennen.
run-round-free = Runde { $round } von { $free } im Rennen ohne Wurf.
run-round-checked = Runde { $round } im Rennen; nach den ersten { $free } braucht jede einen Wurf.
preview-rolls-nothing = Eine Vorschau würfelt nicht: Lass preview weg, dann würfelt der Bot mit dem Bonus.
check-unknown = Noch ist nichts geändert: Der SG ist unbekannt.
check-give = Noch ist nichts geändert: Gib check mit dem Ergebnis an, oder bonus, dann würfelt der Bot.
# $ruling (a ruling on a move)
preview-only = Nur eine Vorschau. { $ruling }

## Rolls

roll-results = `{ $option }` ist eine ganze Zahl von -{ $most } bis { $most }, oder bis zu { $most_results } der Reihe nach, etwa "15 12", nicht { $typed }.
roll-check-or-bonus = Gib `check` mit dem Ergebnis vom Tisch an, oder `bonus`, dann würfelt der Bot; nicht beides.
roll-natural-without-check = Zu `natural` gehört `check` mit dem ganzen Ergebnis. Nur eine natürliche 1 genügt allein.
# $bonus (a figure with its sign)
roll-line = W20 ({ $die }) { $bonus } = { $total }.
opposed-result-or-bonus = Gib `{ $check }` mit dem Ergebnis vom Tisch an, oder `{ $bonus }`, dann würfelt der Bot; nicht beides.
opposed-open = { $mover } würfelt gegen { $against }: `check` oder `bonus` für die eine Seite, `against` oder `against-bonus` für die andere. Haben beide einen Initiativebonus, würfelt der Bot.
opposed-roll = { $who }: { $roll }
conflict-open = Gehen beide zugleich dorthin, entscheidet ein vergleichender Initiativewurf: `check` oder `bonus` für { $mover }, `against` oder `against-bonus` für { $against }. Haben beide einen Initiativebonus, würfelt der Bot.
conflict-won = { $mover } gewinnt die Initiative mit { $own } zu { $theirs }: { $against } kommt nur bis { $to }.
conflict-lost = { $mover } verliert die Initiative mit { $own } zu { $theirs }: { $against } kommt hin.

## Maneuvers

maneuver-natural-of-several = `natural` gehört zum Ergebnis eines einzelnen Wurfs.
maneuver-against-or-bonus = Gib `against` mit dem Ergebnis des Verteidigers an, oder `against-bonus`, dann würfelt der Bot; nicht beides.
maneuver-no-check = Hier braucht es keinen Wurf: `check`, `natural` und `bonus` ändern nichts.
maneuver-natural-idle = `natural` ändert hier nichts: Nur das ganze Ergebnis zählt.
maneuver-no-defense = Der Verteidiger würfelt nicht: `against` und `against-bonus` ändern hier nichts.
maneuver-no-medium-check = Dort braucht die Bewegung keinen Wurf: `medium-dc` und `medium-check` ändern nichts.
# $is (what a rule sets for each kind of water or wall)
maneuver-medium-untold = Ohne eigene Bewegungsrate braucht die Bewegung dort auch diesen Wurf ({ $is }): Gib medium-dc und medium-check an.
maneuver-spares-no-opponent = `spare` nennt Gegner, und { $name } ist keiner.
maneuver-too-many = `{ $option }` nimmt höchstens { $most }.
maneuver-unknown-end = Wo endet { $creature }? Gib `to` an.
maneuver-itself = `{ $option }` muss jemand anderes sein als { $name }.
maneuver-even = Gleichstand, neu gewürfelt: { $own } Der Verteidiger: { $other }
maneuver-defender = Der Verteidiger: { $roll }
maneuver-undecided = Gleichstand: Der höhere Bonus gewinnt, bei gleichem würfelt ihr neu. Gib in `check` und `against` verschiedene Ergebnisse an.
maneuver-too-many-results =
    `check` nennt { $results } Ergebnisse, gefragt { $checks ->
        [one] ist { $checks }
       *[other] sind { $checks }
    }.
charge-itself = { $name } kann nicht sich selbst angreifen: Gib in `target` ein anderes Ziel an.
charge-overruns = `overrun` ist jemand auf dem Weg zu { $target }, nicht { $name }.
charge-avoids-nobody = `avoids` braucht `overrun`: Wen überrennst du?
withdraw-keeps-distance = In { $called } hält ein { -withdrawal } Abstand: Gib `from` und `distance` an.
withdraw-without-end = `to` fehlt: Wohin führt der { -withdrawal }?
withdraw-no-primary = In { $called } hat ein { -withdrawal } keinen Hauptgegner und keinen Wurf.
withdraw-distance-idle = `from` und `distance` gelten nur in Regelwerken, in denen ein { -withdrawal } Abstand hält.
withdraw-no-check = In { $called } braucht ein { -withdrawal } keinen Wurf: `check` und `bonus` ändern nichts.
withdraw-from-itself = `primary` ist der Gegner, von dem du dich löst, nicht du selbst.
withdraw-without-primary = `primary` fehlt: Von welchem Gegner löst sich { $name }? Bedroht von: { $threats }.
overrun-nobody = `target` fehlt: Wen überrennst du?
overrun-avoids-another = `avoids` nennt { $other }, aber das ist kein Ziel.
bull-rush-of-nothing = `feet` muss mindestens 5 sein.
bull-rush-moves-through = In { $rulebook } geht ein Ansturm durch das Ziel hindurch: `feet`, `follow`, `charging` und `drop-prone` gehören nicht dazu.
bull-rush-without-end = `to` fehlt: In { $rulebook } geht ein Ansturm durch das Ziel zu einem Platz dahinter.
bull-rush-pushes = In { $rulebook } drängt ein Ansturm das Ziel gerade zurück, um `feet`: `to` und `avoids` gehören nicht dazu.
bull-rush-by-force-alone = Mit SL-Entscheid gib in `to` an, wo { $name } endet, und setz { $target } mit /place um.
bull-rush-charging-idle = Lass `charging` weg: Ihr zählt Züge, und gleich nach einem { -charge } gehört der Ansturm dazu.
bull-rush-drop-idle = In { $rulebook } beendet Hinwerfen kein Drängen: `drop-prone` ändert nichts.
tumble-spares-nobody = In { $rulebook } hat jeder Gegner seinen eigenen Wurf: `spare` gilt nur, wo ein Wurf für alle zählt.
tumble-trained = Turnen geht nur geübt (ungeübt: trained:false).

## Forced movement

forced-to-or-direction = Gib `to` an oder `direction`, nicht beides.
forced-itself =
    { $word ->
        [pull] Niemand kann sich selbst ziehen: `target` muss jemand anderes sein als { $own }.
        [slide] Niemand kann sich selbst schieben: `target` muss jemand anderes sein als { $own }.
        [fling] Niemand kann sich selbst schleudern: `target` muss jemand anderes sein als { $own }.
       *[push] Niemand kann sich selbst stoßen: `target` muss jemand anderes sein als { $own }.
    }
forced-slide-which-way = Schieben geht in jede Richtung: Gib `to` an, oder `direction` für geradeaus.
forced-which-way = { $count } Richtungen führen gleich gerade weg: Gib `direction` an, eine von { $ways }.
forced-stands-there = { $name } steht schon auf { $end }: Gib in `to` ein anderes Feld an.
forced-where-to = Wohin? Gib bei force:true in `to` das Feld an, auf dem { $name } landet.
forced-drop-idle = `drop-prone` bedeutet hier nichts: { $meaning }.
forced-drops-off-the-way = `drop-prone` muss ein Feld des Wegs sein, { $way }, oder true für sofort, nicht { $square }.
forced-no-turns = Ihr zählt keine Züge: /fall creature:"{ $who }" bringt den Fall zu Ende.
forced-unknown-edge = Der SG an der Kante ist unbekannt: Gib ihn an, etwa dv:10.
forced-stays-down = { $name } hätte aufstehen können: Ab jetzt liegt { $name } freiwillig und darf erzwungene Bewegung ignorieren.
forced-drop-where = `drop-prone` muss ein Feld wie D4 sein, oder true für sofort, nicht { $typed }.
forced-no-way = `feet` muss mindestens 5 sein, nicht { $none }.
forced-no-edges =
    { $options } { $many ->
        [one] bedeutet
       *[other] bedeuten
    } hier nichts: in { $called } hält sich niemand an einer Kante fest.
forced-no-ledge =
    { $options } { $many ->
        [one] bedeutet
       *[other] bedeuten
    } nichts ohne `ledge`, das Feld, über dessen Kante der Fall geht.
forced-damage = { $dice }d8: { $shown } = { $total } Schaden für { $hurt }.
forced-damage-to-both = { $dice }d8: { $shown } = { $total } Schaden für { $hurt } und das Hindernis.

## Movement in answer to others

block-in-a-phase = In einer Phase legt /block nur fest, wen { $name } blockiert, ohne `to`; bewegt sich { $target } mit /hustle, blockiert { $name }.
block-without-end = `to` fehlt: Wohin will { $target }? Nur in Phasen (/phase next) blockiert { $name } alles, was { $target } tut.
# $intends (what somebody is about to do: "blocks Ogre")
block-on-this-way = { $name } { $intends } auf diesem Weg.
follow-unseen-without-square = Zu `unseen` gehört `teleported`: das Feld, auf dem das Ziel verschwand.
follow-to-or-teleported = Gib `to` an oder `teleported`, nicht beides: Der Weg zu einem verschwundenen Ziel findet sich selbst.
keep-distance-from-nobody = Zu `distance` gehört `from`: Von wem hältst du Abstand?
keep-distance-from-whom = `from` ist ein Name, oder mehrere mit Komma, etwa "Ogre, Goblin".
answer-until-phase-ends = { $name } { $intent }, bis die Phase endet.
phase-by-turns = { $ruleset } hat Züge, keine Phasen: /turn start, /turn next.
keep-distance-least = `distance` muss mindestens { $length } sein: So weit sind Nachbarn auseinander.
block-itself = { $name } kann nicht sich selbst blockieren: Nenn jemand anderen.
follow-itself = { $name } kann nicht sich selbst folgen: Nenn jemand anderen.
keep-distance-from-itself = { $name } kann sich nicht von sich selbst zurückziehen: nenn jemand anderen.
block-does = { $name } { $intends }, bis die Phase endet.
block-would = Vorschau: { $name } { $intends }, bis die Phase endet.
phase-movement = Runde { $round }, Bewegungsphase: alle haben eine { -move-action } und ihre ganze Bewegungsrate.
phase-action = Runde { $round }, Aktionsphase: alle haben eine { -standard-action }, oder stattdessen noch eine { -move-action }, und ihre ganze Bewegungsrate.
forward-where = `to` oder `altitude` fehlt: Wohin an der Oberfläche, oder wie hoch?
forward-not-critical = `critical` ist ein kritischer Erfolg, aber { $total } ist weniger als { $dc }: Lass eins von beiden weg, oder die SL erzwingt es.
forward-critical = Ein kritischer Erfolg (critical:true) reicht bis zu { $more } weit.
forward-leads = Das geht von { $had } auf { $altitude } über dem Boden.

## Falls

fall-thing-without-height = `height` fehlt: Wie tief fällt der Gegenstand? 0, wenn du ihn wirfst.
fall-onto-itself = `onto` muss jemand anderes sein.
fall-without-height = `height` fehlt: Wie tief ist der Sturz, in Fuß (ein Vielfaches von 5)?
fall-size-of-creature = `size` ist für einen Sturz von niemandem auf dem Brett; eine Kreatur hat ihre eigene Größe.
fall-no-water = `water-depth` 0 ist kein Wasser: gib an, wie viele Fuß tief es ist, oder lass es weg.
fall-surface-or-water = Entweder `surface` oder `water-depth`: unter { $depth } Wasser ist es gleich, wie der Boden ist.
fall-immediate-without-casting = Zu `immediate` gehört `casting`: der Grad des Zaubers.
fall-no-attempt = `attempt:false` heißt, dass es keinen Wurf gibt, und `{ $result }` nennt einen.
# Who falls, where it is nobody on the board: $who in sentences on falls.
fall-the-thing = der Gegenstand
fall-whoever-collides = der Aufprallende
fall-whoever-falls = der Fallende
fall-by-weight = Nach { $rulebook } zählt bei fallenden Gegenständen das Gewicht in Pfund: weight:300.
fall-by-size = Nach { $rulebook } zählt bei fallenden Gegenständen die Größe: object:large.
fall-clash =
    `{ $name }` passt nicht zu { $what ->
        [thing] einem fallenden Gegenstand (`object`, `weight`)
        [collision] einem Aufprall (`collision-speed`)
       *[fall] einem Sturz
    }; lass eins davon weg.
fall-of-nothing = `height` muss bei einem Sturz mehr als { $none } sein; nur ein Gegenstand (`object`) wird geworfen.
# How far somebody falls, and into or onto what: $far in the sentences on falls.
fall-far-into-water = { $height } in { $depth } tiefes Wasser
fall-far-onto = { $height } auf { $onto }
fall-far-onto-ground =
    { $surface ->
        [jagged] { $height } auf zackigen Boden
        [soft] { $height } auf weichen Boden
       *[hard] { $height } auf harten Boden
    }
# $what (jump, thing, thrown, collision or fall), $who (the one who falls), $far (how far it falls, or how fast it was)
fall-hangs =
    { $what ->
        [jump] Was ein Sprung von { $far } anrichtet, hängt von einem Wurf ab:
        [thing] Was ein fallender Gegenstand anrichtet ({ $far }), hängt von einem Wurf ab:
        [thrown] Was ein geworfener Gegenstand anrichtet, hängt von einem Wurf ab:
        [collision] Was ein Aufprall mit { $far } anrichtet, hängt von einem Wurf ab:
       *[fall] Was ein Sturz von { $far } anrichtet, hängt von einem Wurf ab:
    }
fall-does-not =
    { $what ->
        [jump] { $who } springt so nicht { $far } hinab:
        [thing] { $who } fällt so nicht { $far }:
        [thrown] { $who } wird so nicht geworfen:
        [collision] { $who } prallt so nicht mit { $far } auf:
       *[fall] { $who } fällt so nicht { $far }:
    }
fall-forced =
    { $what ->
        [jump] { $who } springt { $far } hinab, auf SL-Entscheid:
        [thing] { $who } fällt { $far }, auf SL-Entscheid:
        [thrown] { $who } wird geworfen, auf SL-Entscheid:
        [collision] { $who } prallt mit { $far } auf, auf SL-Entscheid:
       *[fall] { $who } fällt { $far }, auf SL-Entscheid:
    }
fall-of-nobody =
    { $what ->
        [jump] ein Sprung von { $far }:
        [thing] ein fallender Gegenstand, { $far }:
        [thrown] ein geworfener Gegenstand:
        [collision] ein Aufprall mit { $far }:
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
fall-does =
    { $what ->
        [jump] { $who } springt { $far } hinab:
        [thing] { $who } fällt { $far }:
        [thrown] { $who } wird geworfen:
        [collision] { $who } prallt mit { $far } auf:
       *[fall] { $who } fällt { $far }:
    }
fall-into-water = { $who } landet im Wasser.
fall-unhurt = { $who } landet unverletzt.
fall-takes = { $who } erleidet { $takes }.

## Flight

fly-unknown-class = { -maneuverability } von { $name } ist nicht angegeben (perfekt, gut, durchschnittlich, schlecht oder unbeholfen): /creature edit creature:"{ $name }" modes:"fly 60 good".
fly-stopped = Angehalten auf { $at }.
fly-weather-idle = Was { $called } mit einem Flug macht, entscheidet die SL. Was Wind mit einer Kreatur macht, sagt /wind.
wind-blows = { $wind ->
    [strong-wind] Starker Wind
    [severe-wind] Stürmischer Wind
    [windstorm] Ein Sturm
    [hurricane] Ein Orkan
   *[tornado] Ein Tornado
} erfasst { $name }.
climb-quicker = Kletterst du schneller, reicht es: pace:{ $pace }.
climb-in-parts = Oder kletter so weit, wie es geht: as-far-as:true.
fly-feats-idle = In { $called } ändern die Talente Hover und Wingover nichts.
fly-held-falls = { $name } ist in der Luft, kann sich nicht bewegen und fällt: /fall creature:"{ $name }".
fly-held-mishap = { $name } ist in der Luft und kann sich nicht bewegen: /fly-mishap creature:"{ $name }" what:immobilized.
fly-stalled = { $acting } ist abgeschmiert und hat sich nicht gefangen: Hol es nach mit /fly creature:"{ $acting }" check:18 force:true.
fly-too-slow = { $acting } ist { $flown } der nötigen { $needed } geflogen und sackt ab.
fly-stopped-off-the-path = `stopped-at` muss ein Feld des Wegs sein, { $path }, nicht { $at }.
skies-unknown-grade = In { $rulebook } ist Fliegen lesser, greater oder hover, und für { $name } ist es unbekannt: Setz es mit /creature edit creature:"{ $name }" modes:"fly { $speed } lesser".
mishap-after-what = `after` gehört zu what:falling: Warum fällt die Kreatur?
mishap-cannot-fly = { $name } kann nicht fliegen: Setz es mit /creature edit creature:"{ $name }" modes:"fly 60 lesser"; für Stürze nimm /fall.
mishap-on-the-ground = { $name } ist nicht in der Luft: Nimm /place creature:"{ $name }" at:{ $at } altitude:30.
mishap-collision = Für den Aufprall selbst: /fall creature:"{ $name }" collision-speed: mit der Geschwindigkeit.
# $cited (a sentence on the rules that decide it)
skies-idle = { $who } ist in der Luft und in diesem Zug nicht geflogen: /fly-mishap creature:"{ $who }" what:idle sagt, ob { $who } oben bleibt. { $cited }
# $cited (a sentence on the rules that decide it)
skies-slow = { $who } ist in diesem Zug höchstens die halbe Bewegungsrate geflogen: /fly-mishap creature:"{ $who }" what:slow sagt, ob { $who } oben bleibt. { $cited }
skies-falls-on = { $height } gefallen, vorerst bis { $left } über dem Boden.
mishap-damage = { $name } wird in der Luft verletzt.
mishap-runs-into = { $name } prallt in der Luft gegen etwas.
mishap-falls = { $name } fällt in der Luft.
mishap-stays = { $name } bleibt in der Luft an Ort und Stelle.
mishap-flies-on = { $name } bleibt in der Luft.
mishap-thrown-over = { $name } wird in der Luft umgeworfen.
mishap-held-fast = { $name } kommt in der Luft nicht vom Fleck.
skies-falls = { $who } fällt: Nichts hält { $who } in der Luft. { $cited }
skies-falls-hovering = { $who } fällt: Nichts in der Nähe zum Schweben. { $cited }
skies-falls-teleported = { $who } fällt: Am Ziel ist kein Boden. { $cited }

## Climbing, swimming, digging and teleporting

modes-damaged-goes = Mit damaged:true hältst du dich nur fest: Lass `to` und `altitude` weg.
modes-where = `to` oder `altitude` fehlt: Wohin, oder wie hoch?
modes-ten-without-bonus = Zu `take-ten` gehört `bonus`: Was kommt zur 10 dazu?
modes-below-ground = `altitude` zählt vom Boden aus, und { $altitude } ist unter der Erde: Dorthin geht es nur mit /burrow.
modes-by = `by` muss bei { $word } von { $least } bis { $most } gehen.
modes-one-surface = `surface` muss eine davon sein, nicht mehrere.
modes-caught-unknown = { $book } sagt nicht, wie schwer eine aufgefangene Kreatur beim Klettern wiegt.
modes-caught-load = Setz zuerst die Last von { $creature } in Pfund, etwa load:50.
modes-caught-strength = Setz zuerst die Stärke von { $creature }, oder wie viel { $creature } tragen kann.
# $hint (nothing, or a sentence with a space before it: " Did you mean ...?")
modes-unknown-medium = { $book } hat kein { $typed } für `{ $option }`; es gibt { $known }.{ $hint }
modes-none-known = { $book } hat kein { $typed } für `{ $option }`, und auch nichts anderes.{ $hint }

## Ways

course-too-long = `{ $option }` nimmt höchstens { $longest } Felder oder Schritte.
course-too-many-stops = `{ $option }` nimmt höchstens { $most } Zwischenfelder; in einem ganzen Weg liegt jedes Feld neben dem vorigen.
course-mixed = `{ $option }` nimmt Felder oder Richtungen; { $typed } mischt beides.
course-level = Diese Bewegung bleibt in der Ebene: Nenn Felder ohne Höhe und Richtungen ohne up und down.
course-off-the-map = { $square } liegt nicht auf der Karte ({ $map }).
course-too-tangled = Das Brett ist zu voll, um den besten Weg zu finden: Nenn andere Felder unterwegs, oder lass prefer weg.
course-expected = `{ $option }` nimmt ein Feld wie D4, mehrere wie "D4 E5 F6" oder Richtungen wie "ne ne 3e", nicht { $typed }.
course-altitude-most = Die Höhe in { $typed } darf höchstens { $most } hoch oder tief sein.
course-altitude-in-squares = Die Höhe in { $typed } muss ein Vielfaches von 5 ft sein, wie { $square }@{ $near }.
course-too-high = Schritt { $step } geht höher oder tiefer als { $most }.
course-step-off-the-map =
    Schritt { $step } ({ $way ->
        [n] Norden
        [ne] Nordosten
        [e] Osten
        [se] Südosten
        [s] Süden
        [sw] Südwesten
        [w] Westen
        [nw] Nordwesten
       *[up] hoch
    }) führt von der Karte ({ $map }).

## Standing up

stand-does = { $name } steht auf.
stand-could = { $name } könnte aufstehen.
stand-forced = { $name } steht auf (SL-Entscheid).
stand-cannot = { $name } kann nicht aufstehen:
mount-does = { $name } sitzt auf: { $mount }.
mount-could = { $name } könnte aufsitzen: { $mount }.
mount-forced = { $name } sitzt auf: { $mount } (SL-Entscheid).
mount-cannot = { $name } kann nicht aufsitzen ({ $mount }):
mount-itself = { $name } kann nicht auf sich selbst reiten: Gib in `target` das Reittier an.
dismount-does = { $name } sitzt ab, auf { $to }.
dismount-could = { $name } könnte auf { $to } absitzen.
dismount-forced = { $name } sitzt auf { $to } ab (SL-Entscheid).
dismount-cannot = { $name } kann nicht absitzen:
riding-along = { $rider } reitet ({ $mount }): Gib den Befehl für { $mount }, oder zuerst /dismount.
# $is (what the rulebook says of rider and mount)
riding-thrown = { $rider } fällt vom Reittier ({ $mount }). { $is }. /settle findet den Platz.
riding-falls-along = { $rider } fällt mit { $mount } { $length } tief: /fall creature:"{ $rider }" height:{ $feet } würfelt den Schaden.
escape-stuck = { $name } kommt nicht durch die Lücke.
escape-twenty-needs-bonus = Zu take-twenty gehört der Bonus: take-twenty:true bonus:8.
escape-fits-otherwise = In { $called } gilt `fits:{ $fits }` nicht; es gibt { $known }.

## Where somebody gets, whom it threatens

# $mode (a way of moving) and $word (its word in commands)
reachable-no-speed = { $name } hat keine Bewegungsrate für { $mode }: Setz eine mit /creature edit creature:"{ $name }" modes:"{ $word } 30".
reachable-maybe-more = Das Brett ist sehr voll: Näher als { $below } sind das alle Plätze, weiter weg kann es mehr geben. Für einen einzelnen nimm preview:true.
reachable-in-the-air =
    In { $height } Höhe erreicht { $name } fliegend innerhalb von { $length } { $elsewhere ->
        [one] 1 weiteren Platz
       *[other] { $elsewhere } weitere Plätze
    }.
reachable-to-the-ground =
    Am Boden erreicht { $name } fliegend innerhalb von { $length } { $elsewhere ->
        [one] 1 weiteren Platz
       *[other] { $elsewhere } weitere Plätze
    }.
flank-itself = { $name } kann sich nicht selbst in die Zange nehmen: Gib in `target` jemand anderen an.
flank-ally = `ally` muss eine dritte Kreatur sein, nicht { $name }.
flank-does = { $name } nimmt { $target } in die Zange.
flank-does-not = { $name } nimmt { $target } nicht in die Zange.
flank-bonus = Das gibt { $bonus } auf Nahkampfangriffe, nicht auf Fernkampfangriffe.
threat-no-reach = In { $rulebook } bedrohen Kreaturen keine Felder.
threat-disarmed = Bedroht nichts: { $condition }.
threat-unarmed = Unbewaffnet dafür (threatens:false).
threat-neutral = Neutral, kämpft auf keiner Seite.
threat-reach-weapon = Die Waffe reicht { $far } weit, aber nicht innerhalb der natürlichen Reichweite von { $reach }.
threat-own-squares = Reicht nur in die eigenen Felder, und die zählen hier nicht.
threat-reach = Reichweite: { $reach }.
threat-from-nobody = Niemand bedroht { $name }.
threat-against = Gegen { $name }:
threat-against-none = - { $name } bedroht niemanden.
threat-squares =
    { $name } bedroht { $many ->
        [one] 1 Feld
       *[other] { $many } Felder
    }. { $how }
threat-squares-of-floor =
    { $name } bedroht, für alle am Boden, { $many ->
        [one] 1 Feld
       *[other] { $many } Felder
    }; nach denen darüber fragt `altitude`. { $how }
threat-squares-so-high =
    { $name } bedroht, für alle so hoch über dem Boden, { $many ->
        [one] 1 Feld
       *[other] { $many } Felder
    }. { $how }
# $how (a sentence on how far it reaches)
threat-none = { $name } bedroht kein Feld ringsum. { $how }
threat-against-squares =
    - { $name } bedroht { $many ->
        [one] 1 Feld
       *[other] { $many } Felder
    }.
measure = Von { $from } bis { $to }: { $length }.
measure-with-height = Von { $from } bis { $to }: { $length }, { $rise } Höhe dazwischen.
measure-equals = Gleich nah: { $who }; W{ $die } ({ $rolled }): { $name }.
measure-nobody = Außer { $from } ist niemand auf dem Brett.
measure-below-floor = `{ $option }` muss am Boden von { $square } oder darüber sein, nicht { $altitude }: { $square }@10 ist { $above } darüber.
measure-what = `{ $option }` ist ein Feld wie D4, oder D4@20 für ein Vielfaches von 5 ft über seinem Boden, oder eine Kreatur auf dem Brett, nicht { $typed }.{ $hint }

## Jumps

jump-where = `to` oder `altitude` fehlt: Wie weit, oder wie hoch?
jump-stands-there = { $name } steht schon auf { $square }: Nenn ein anderes Feld, oder mit altitude die Höhe.
jump-no-legs = { $name } kann ohne Beine nicht springen.
jump-unknown-strength = Wie weit { $name } springt, hängt von der Stärke ab: Setz sie mit /creature edit creature:"{ $name }" strength:2, die Grundbewegungsrate mit base-speed:30.
jump-whole-squares = Nach { $rulebook } gehen Sprünge über ganze Felder: `altitude` ist ein Vielfaches von 5 ft.
jump-has-no-option = Sprünge in { $called } haben kein `{ $option }`: Lass es weg.
jump-ends-on-floor = Nach { $rulebook } endet ein Sprung am Boden: Lass altitude weg, oder to für einen Sprung gerade hoch.
jump-tell-save = Das Ergebnis des Rettungswurfs: reflex:15.
jump-tell-check-and-save = Das Ergebnis des Rettungswurfs: check:{ $total } mit reflex:15.
# $down (a command)
jump-no-turns = Ihr zählt keine Züge: { $down } bringt dich wieder nach unten.
jump-reaches = Von dort reichst du { $length } höher.

## Journeys

travel-miles-or-legs = `miles` allein sagt, wie weit es ist: Lass `legs` weg, oder schreib es dort hinein.
travel-by-water = { $vehicle } fährt auf dem Wasser: Lass terrain und road weg.
travel-vehicle-day = Die Tabelle sagt, was { $vehicle } am Tag schafft: Lass den Rest weg.
travel-march-without-hours = `hours` fehlt: Wie viele Stunden dauert der Gewaltmarsch, mehr als 8?
travel-mount-rests = Ein Reittier rastet: `mounted` und `round-the-clock` gehen nicht zusammen.
travel-short-ways = `minutes` und `rounds` sind für kurze Wege über offenes Gelände: Lass Stunden, Tage, Meilen und Land weg.
travel-one-runner = Minuten und Runden gelten für eine Kreatur oder eine Bewegungsrate auf eigenen Füßen.
travel-one-of-them = Alle würfeln mit eigenem Bonus: Frag für jede Kreatur einzeln.
travel-who = Wer reist? Gib `speed`, `creature`, `mount` oder `vehicle` an.
travel-nobody = `creature` braucht jemanden vom Brett, mehrere mit Komma, oder eine Seite.
travel-spare-results = Nicht gebrauchte Ergebnisse: { $spare }.
travel-no-check = Kein Wurf war nötig, also hat der Bot nicht gewürfelt.
travel-give-check = Gib check mit den Ergebnissen der Reihe nach an, oder bonus, dann würfelt der Bot.
travel-against-current = `current` treibt ein Boot voran: Gegen eine Strömung rudert niemand, dort wird vom Ufer gezogen.
# $mode (a way of moving) and $word (its word in commands)
travel-no-speed = { $name } hat keine Bewegungsrate für { $mode }: Setz eine mit /creature edit creature:"{ $name }" modes:"{ $word } 40".
travel-two-speeds = Gib `{ $first }` an oder `{ $second }`, nicht beides.
travel-mode-idle = `mode` ist für eine Kreatur oder eine Bewegungsrate; Reittiere, Fahrzeuge und Meilen pro Stunde bewegen sich auf ihre Art.
travel-load-idle = `load` ist, was ein `mount` der Tabelle trägt; eine Kreatur hat ihre eigene Last.
travel-grade-without-mode = `grade` gehört zu Fliegen, Schwimmen oder Klettern: Gib `mode` an.
travel-rolled = Gewürfelt mit d20 { $bonus }: { $results }.
travel-minutes-or-rounds = Gib `minutes` an oder `rounds`, nicht beides: Eine Minute ist 10 Runden.
travel-constitution-idle = `constitution` ist für ein Rennen über `rounds` oder `minutes`.
travel-dash-rolled = Gewürfelt: { $results }.
travel-miles = `{ $name }` muss mehr als 0 und höchstens { $most_miles } Meilen sein, nicht { $typed }.
travel-hours = `{ $name }` muss mehr als 0 und höchstens die { $whole_day } Stunden eines Tages sein, nicht { $typed }; days:3 reist drei Tage.
travel-legs = `legs` sind 1 bis { $most } Etappen mit Strichpunkt dazwischen, wie "forest trail 20mi; hills 3h".
travel-leg = Eine Etappe ist ein Land, ein Weg und wie weit oder wie lange, wie forest trail 20mi oder hills 3h; { $typed } ist keine.
travel-leg-without-length = Wie lang ist die Etappe { $typed }? Nur die letzte darf so lang sein wie der Tag; schreib etwa 20mi oder 3h dazu.
travel-leg-too-long = Eine Etappe ist mehr als 0 und höchstens { $most_miles } Meilen oder { $most_hours } Stunden lang, anders als { $typed }.
travel-leg-unknown = { $typed } passt in keine Etappe.{ $hint } Möglich: { $known }, und eine Länge wie 20mi.
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

## Every way of getting at somebody

options-one-aim = Gib eins davon an: `target` für eine Kreatur, `to` für ein Feld oder `away:true`.
options-at-itself = { $name } kann nicht das eigene Ziel sein: nenn eine andere Kreatur.
options-title = { $name } -> { $aim } ({ $with })
options-away = weg
options-next-turn = Vorausgeplant für den Zug von { $name }, mit dem Brett, wie es jetzt ist:
options-way = { $number } · { $way }
options-none = In diesem Zug geht es nicht dorthin.
options-more = { $more } weitere unter Warum.
options-not = Geht nicht: { $line }
options-instead = Was stattdessen geht:
options-share = Teilen
stand-takes-the-step = Das ist der { -five-foot-step } dieses Zuges.
forward-nowhere = { $name } ist schon { $at } über dem Boden: Setze eine andere `altitude`, oder `to`.

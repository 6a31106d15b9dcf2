### What commands say of movements, beside the rulings.

## Whoever comes to a stop

settle-stays = { $name } darf dort stehen und bleibt.
settle-squeezes = { $name } bleibt, eingezwängt: { $penalty }.
settle-squeezes-with = { $name } bleibt, eingezwängt neben { $with }: { $penalty }.
settle-goes-back = { $name } darf dort nicht stehen und geht zurück nach { $to }, zum letzten erlaubten Platz.
settle-rolled = { $name } darf dort nicht stehen. Gleich nah: { $places }; d{ $die } zeigt { $rolled }, also nach { $to }.
settle-goes = { $name } darf dort nicht stehen und geht nach { $to }, zum nächsten erlaubten Platz.
settle-to-be-rolled = { $name } darf dort nicht stehen. Gleich nah: { $places }; ein d{ $die } wird entscheiden.
settle-nowhere = Auf dem Brett ist kein Platz, auf dem { $name } stehen darf; /place setzt von Hand um.
# $outcome (what becomes of whoever stands there)
settle-at = { $at }: { $outcome }

## On foot

walk-reflex-without-jump = `reflex` ist der Rettungswurf bei einem Sprung unterwegs: dazu gehört jump:true.
reachable-by-other-mode = /reachable zeigt, wohin man zu Fuß, schwimmend, kletternd oder durch die Luft kommt; /{ $word } mit preview:true fragt nach einem Platz.
reachable-by-swimming = Weitere Plätze innerhalb von { $length }, auf denen { $name } das Schwimmen beenden kann: { $elsewhere }.
reachable-by-climbing = Weitere Plätze innerhalb von { $length }, auf denen { $name } das Klettern beenden kann: { $elsewhere }.
reachable-on-foot = Weitere Plätze innerhalb von { $length }, auf denen { $name } die Bewegung beenden kann: { $others }.
going-midair = { $name } ist mitten in einem Sprung und kann sich erst nach der Landung bewegen.
going-flung-up = { $name } wurde hochgeschleudert und kann sich erst nach dem Fall am Ende der Runde bewegen.
going-walks-on-air = { $name } ist { $altitude } hoch, und niemand geht auf Luft. Lass mode weg, dann wird geflogen; oder setz mit /place und altitude:0 auf den Boden.
# $class (how well somebody flies: poor, average, ...)
going-flies-by-class = { $name } fliegt mit { -maneuverability }: { $class }. Wie das Wenden geht, prüft /fly.
going-jump-to-one-square = Nenn mit jump:true nur ein Feld: der Weg dorthin und der Sprung werden gefunden.
going-stopped-off-foot = `stopped-at` ist für Bewegung zu Fuß.
going-walker-stays-down = Wer geht, bleibt am Boden; { $name } kann nicht { $altitude } hoch enden. /place mit altitude hebt an.
# $outcome (a sentence on where it comes to stand)
going-stopped = Angehalten auf { $at }. { $outcome }
going-run-stopped = Wer rennt, bewegt sich nicht vorsichtig: Ist { $name } unversehens gegen etwas Festes gerannt, ist das ein Zusammenstoß: /fall creature:"{ $name }" collision-speed:{ $speed } collision-by:run.
going-helpless = { $name } gilt als hilflos: ob eine Bewegung möglich ist, sagt der SL.
going-by-mode = Mit `mode:{ $mode }` kommt { $name } dorthin.
going-hangs = { $name } hängt an einer Kante: /fall creature:"{ $name }" lässt los, /place setzt um.
going-hangs-below = { $name } hängt an einer Kante: /{ $climbs } creature:"{ $name }" to:{ $edge } zieht hinauf, /fall creature:"{ $name }" lässt los, /place setzt um.
going-plucked-off = { $name } trägt mehr als die größte Zuglast und verliert so den Halt an der Wand: /climb oder /fall creature:"{ $name }" lässt fallen.
going-does-not-fly = { $name } ist { $altitude } hoch, mit nichts darunter, und fliegt nicht: /fall creature:"{ $name }" lässt fallen, /place setzt um. Dass es fliegen kann, sagt /creature edit creature:"{ $name }" modes:"fly 30 good".

## What becomes of a ruling

run-round-unknown = Wie lange { $name } rennen kann, ist unbekannt: /creature edit constitution:14 gibt die Konstitution an.
condition-brings = { $who } ist { $condition }: { $is }.
place-brings = { $who }: { $is }.
run-round = Das ist Runde { $round } im Rennen.
run-round-free = Das ist Runde { $round } von { $free } im Rennen, die keinen Wurf brauchen.
run-round-checked = Das ist Runde { $round } im Rennen; nach den ersten { $free } braucht jede einen Wurf.
preview-rolls-nothing = Eine Vorschau würfelt nicht: ohne preview wird mit dem Bonus gewürfelt.
check-unknown = Noch ist nichts geändert: was der Wurf erreichen muss, ist unbekannt.
check-give = Noch ist nichts geändert: gib check mit dem Ergebnis an, oder bonus, dann wird gewürfelt.
# $ruling (a ruling on a move)
preview-only = Nur eine Vorschau. { $ruling }

## Rolls

roll-results = `{ $option }` ist eine ganze Zahl von -{ $most } bis { $most }, oder bis zu { $most_results } davon der Reihe nach, wie "15 12", nicht { $typed }.
roll-check-or-bonus = Entweder `check`, also was am Tisch gewürfelt wurde, oder `bonus`, mit dem der Bot würfelt; nicht beides.
roll-natural-without-check = Zu `natural` gehört `check`: was Würfel und alle Boni ergaben. Eine natürliche 1 genügt allein.
# $bonus (a figure with its sign)
roll-line = W20 ({ $die }) { $bonus } = { $total }.
opposed-result-or-bonus = Entweder `{ $check }`, also was am Tisch gewürfelt wurde, oder `{ $bonus }`, mit dem der Bot würfelt; nicht beides.
opposed-open = Es würfelt { $mover }, gegen { $against }: `check` oder `bonus` für die eine Seite, `against` oder `against-bonus` für die andere; steht bei beiden die Initiative in den Werten, würfelt der Bot.
opposed-roll = { $who }: { $roll }
conflict-open = Gehen beide zugleich dorthin, entscheidet ein vergleichender Initiativewurf, wer hinkommt: `check` oder `bonus` für { $mover }, `against` oder `against-bonus` für { $against }; steht bei beiden die Initiative in den Werten, würfelt der Bot.
conflict-won = { $mover } gewinnt den vergleichenden Initiativewurf mit { $own } zu { $theirs }: { $against } kommt nur bis { $to }.
conflict-lost = { $mover } gewinnt den vergleichenden Initiativewurf nicht, { $own } zu { $theirs }: { $against } kommt hin.

## Maneuvers

maneuver-natural-of-several = `natural` gehört zum Ergebnis eines einzelnen Wurfs.
maneuver-against-or-bonus = Entweder `against`, also was der Verteidiger gewürfelt hat, oder `against-bonus`, mit dem der Bot würfelt; nicht beides.
maneuver-no-check = Hier ist kein Wurf nötig: `check`, `natural` und `bonus` ändern nichts.
maneuver-natural-idle = `natural` ändert hier nichts: bei diesem Wurf zählt nur das Ganze.
maneuver-no-defense = Der Verteidiger würfelt nicht: `against` und `against-bonus` ändern hier nichts.
maneuver-no-medium-check = Die Bewegung verlangt dort keinen Wurf: `medium-dc` und `medium-check` ändern nichts.
# $is (what a rule sets for each kind of water or wall)
maneuver-medium-untold = Ohne eigene Bewegungsrate verlangt die Bewegung dort auch diesen Wurf ({ $is }): medium-dc nennt, was er erreichen muss, medium-check das Ergebnis.
maneuver-spares-no-opponent = `spare` nennt Gegner, und { $name } ist keiner.
maneuver-too-many = `{ $option }` kann höchstens { $most } nennen: nach längeren Wegen wird nicht gesucht.
maneuver-unknown-end = Wo { $creature } endet, ist unbekannt: `to` sagt es.
maneuver-itself = `{ $option }` muss jemand anderes sein als { $name } in Bewegung.
maneuver-even = Gleichstand, also neu gewürfelt: { $own } Der Verteidiger: { $other }
maneuver-defender = Der Verteidiger: { $roll }
maneuver-undecided = Der vergleichende Wurf endet unentschieden: der höhere Bonus gewinnt, bei gleichen wird neu gewürfelt. Gib in `check` und `against` verschiedene Ergebnisse an.
maneuver-too-many-results =
    `check` nennt { $results } Ergebnisse, gefragt { $checks ->
        [one] ist { $checks }
       *[other] sind { $checks }
    }.
charge-itself = { $name } kann nicht sich selbst angreifen: `target` ist das Ziel des Sturmangriffs.
charge-overruns = `overrun` ist jemand auf dem Weg zu { $target }, und nicht { $name }.
charge-avoids-nobody = `avoids` betrifft, wer überrannt wird: nenn ihn mit `overrun`.
withdraw-keeps-distance = In { $called } hält ein { -withdrawal } Abstand: es fehlt, von wem (`from`) und wie viel (`distance`).
withdraw-without-end = `to` fehlt: wohin führt der { -withdrawal }?
withdraw-no-primary = In { $called } hat ein { -withdrawal } keinen Hauptgegner und erspart durch einen Wurf nichts.
withdraw-distance-idle = `from` und `distance` bedeuten nur etwas, wo ein { -withdrawal } Abstand hält.
withdraw-no-check = In { $called } hängt ein { -withdrawal } von keinem Wurf ab: `check` und `bonus` ändern nichts.
withdraw-from-itself = `primary` ist der Gegner, von dem man sich löst, nicht wer sich zurückzieht.
withdraw-without-primary = `primary` fehlt: von welchem Gegner löst sich { $name }? Bedroht von: { $threats }.
overrun-nobody = `target` muss jemanden nennen.
overrun-avoids-another = `avoids` nennt { $other }, und das ist keines der Ziele.
bull-rush-of-nothing = `feet` muss mindestens 5 sein: ein Drängen um nichts ist keines.
bull-rush-moves-through = `feet`, `follow`, `charging` und `drop-prone` sind fürs Zurückdrängen; in { $rulebook } geht ein Ansturm hindurch.
bull-rush-without-end = `to` fehlt: in { $rulebook } geht ein Ansturm durch das Feld des Ziels zu einem Platz dahinter.
bull-rush-pushes = `to` und `avoids` sind für Regelwerke, in denen man hindurchgeht; in { $rulebook } drängt ein Ansturm gerade zurück, so viele `feet`.
bull-rush-by-force-alone = Durch SL-Entscheid wird niemand gedrängt: `to` sagt, wo { $name } endet, und /place setzt { $target } an den neuen Platz.
bull-rush-charging-idle = Züge werden geführt, also ändert `charging` nichts: gleich nach einem { -charge } gehört ein Ansturm dazu.
bull-rush-drop-idle = In { $rulebook } beendet Hinwerfen kein Drängen: `drop-prone` ändert nichts.
tumble-spares-nobody = `spare` ist für Regelwerke, in denen ein Wurf für alle gilt; in { $rulebook } hat jeder Gegner seinen eigenen.
tumble-trained = Nur Geübte turnen (trained:false sagt, dass es das nicht ist).

## Forced movement

forced-to-or-direction = Entweder `to`, das sagt, wohin, oder `direction`, das die Richtung sagt; nicht beides.
forced-itself =
    { $word ->
        [pull] Niemand kann sich selbst ziehen: `target` muss jemand anderes sein als { $own }.
        [slide] Niemand kann sich selbst schieben: `target` muss jemand anderes sein als { $own }.
        [fling] Niemand kann sich selbst schleudern: `target` muss jemand anderes sein als { $own }.
       *[push] Niemand kann sich selbst stoßen: `target` muss jemand anderes sein als { $own }.
    }
forced-slide-which-way = Schieben geht in jede Richtung: sag mit `to`, wohin, oder geradeaus mit `direction`.
forced-which-way = { $count } Richtungen führen gleich gerade weg: sag mit `direction`, welche, eine von { $ways }.
forced-stands-there = { $name } steht schon auf { $end }: `to` muss ein anderes Feld sein.
forced-where-to = Wohin? Nenn bei force:true mit `to` das Feld, auf dem { $name } zu stehen kommt.
forced-drop-idle = `drop-prone` bedeutet hier nichts: { $meaning }.
forced-drops-off-the-way = `drop-prone` muss ein Feld des Wegs sein, { $way }, oder true für sofort, nicht { $square }.
forced-no-turns = Es werden keine Züge geführt: /fall creature:"{ $who }" bringt den Fall zu Ende.
forced-unknown-edge = Was der Wurf an der Kante erreichen muss, ist unbekannt: dv:10 gibt es an.
forced-stays-down = { $name } hätte aufstehen können und tat es nicht: von jetzt an liegt { $name } freiwillig und darf erzwungene Bewegung ignorieren.
forced-drop-where = `drop-prone` muss ein Feld wie D4 sein, oder true für sofort, nicht { $typed }.
forced-no-way = `feet` muss mindestens 5 sein: über { $none } wird niemand bewegt.
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
forced-damage = { $dice }d8 gewürfelt: { $shown }, also { $total } Schaden für { $hurt }.
forced-damage-to-both = { $dice }d8 gewürfelt: { $shown }, also { $total } Schaden für { $hurt } und für das, was getroffen wurde.

## Movement in answer to others

block-in-a-phase = In einer Phase sagt /block nur, wen { $name } blockiert, ohne `to`; /hustle bewegt { $target } und wird dabei blockiert.
block-without-end = `to` fehlt: wohin will { $target }? Nur in Phasen, die /phase next beginnt, blockiert { $name } alles, was { $target } tut.
# $intends (what somebody is about to do: "blocks Ogre")
block-on-this-way = { $name } { $intends } auf diesem Weg.
follow-unseen-without-square = Zu `unseen` gehört `teleported`: das Feld, auf dem das Ziel verschwand.
follow-to-or-teleported = Entweder `to` oder `teleported`: wohin man einem verschwundenen Ziel folgt, wird gefunden.
keep-distance-from-nobody = Zu `distance` gehört `from`: die Namen derer, von denen Abstand gehalten wird.
keep-distance-from-whom = `from` ist ein Name oder mehrere mit Komma dazwischen, wie "Ogre, Goblin".
answer-until-phase-ends = { $name } { $intent }, bis die Phase endet.
phase-by-turns = { $ruleset } geht nach Zügen, nicht nach Phasen: /turn start, /turn next.
keep-distance-least = `distance` muss mindestens { $length } sein: was nebeneinander steht, hat { $length } Abstand.
block-itself = { $name } kann nicht sich selbst blockieren: nenn jemand anderen.
follow-itself = { $name } kann nicht sich selbst folgen: nenn jemand anderen.
keep-distance-from-itself = { $name } kann sich nicht von sich selbst zurückziehen: nenn jemand anderen.
block-does = { $name } { $intends }, bis die Phase endet.
block-would = Vorschau: { $name } { $intends }, bis die Phase endet.
phase-movement = Runde { $round }, Bewegungsphase: alle haben eine { -move-action } und ihre ganze Bewegungsrate.
phase-action = Runde { $round }, Aktionsphase: alle haben eine { -standard-action }, oder stattdessen noch eine { -move-action }, und ihre ganze Bewegungsrate.
forward-where = `to` oder `altitude` fehlt: wohin an der Oberfläche, oder wie hoch?
forward-not-critical = `critical` sagt, dass der Wurf ein kritischer Erfolg ist, und { $total } ist weniger als { $dc }: lass eins von beiden weg, oder der SL erzwingt es.
forward-critical = Ein kritischer Erfolg (critical:true) führt bis zu { $more } weit.
forward-leads = Das führt von { $had } auf { $altitude } über dem Boden.

## Falls

fall-thing-without-height = `height` fehlt: wie tief das Ding fällt, 0, wenn es geworfen wird.
fall-onto-itself = `onto` muss jemand anderes sein als wer fällt.
fall-without-height = `height` fehlt: wie tief der Sturz ist in Fuß, ein Vielfaches von 5.
fall-size-of-creature = `size` ist für einen Sturz von niemandem auf dem Brett; eine Kreatur hat ihre eigene Größe.
fall-no-water = `water-depth` 0 ist kein Wasser: gib an, wie viele Fuß tief es ist, oder lass es weg.
fall-surface-or-water = Entweder `surface` oder `water-depth`: unter { $depth } Wasser ist es gleich, wie der Boden ist.
fall-immediate-without-casting = Zu `immediate` gehört `casting`: der Grad des Zaubers.
fall-no-attempt = `attempt:false` heißt, dass es keinen Wurf gibt, und `{ $result }` nennt einen.
# Who falls, where it is nobody on the board: $who in sentences on falls.
fall-the-thing = das Ding
fall-whoever-collides = der Aufprallende
fall-whoever-falls = der Fallende
fall-by-weight = Nach { $rulebook } zählt bei fallenden Dingen das Gewicht in Pfund: weight:300.
fall-by-size = Nach { $rulebook } zählt bei fallenden Dingen die Größe: object:large.
fall-clash =
    `{ $name }` passt nicht zu { $what ->
        [thing] einem fallenden Ding (`object`, `weight`)
        [collision] einem Aufprall (`collision-speed`)
       *[fall] einem Sturz
    }; lass eins davon weg.
fall-of-nothing = `height` muss bei einem Sturz mehr als { $none } sein; nur ein Ding (`object`) wird geworfen.
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
        [thing] Was ein fallendes Ding anrichtet ({ $far }), hängt von einem Wurf ab:
        [thrown] Was ein geworfenes Ding anrichtet, hängt von einem Wurf ab:
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
        [jump] { $who } springt { $far } hinab, wie der SL sagt:
        [thing] { $who } fällt { $far }, wie der SL sagt:
        [thrown] { $who } wird geworfen, wie der SL sagt:
        [collision] { $who } prallt mit { $far } auf, wie der SL sagt:
       *[fall] { $who } fällt { $far }, wie der SL sagt:
    }
fall-of-nobody =
    { $what ->
        [jump] ein Sprung von { $far }:
        [thing] ein fallendes Ding, { $far }:
        [thrown] ein geworfenes Ding:
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
fly-weather-idle = In { $called } macht das Wetter einem Flug nichts aus; was Wind einer Kreatur antut, sagt /wind.
wind-blows = Wind ({ $wind }) erfasst { $name }.
climb-quicker = Schneller zu klettern würde reichen: pace:{ $pace }.
climb-in-parts = Mit as-far-as:true führt die Kletterei so weit, wie die Bewegung reicht.
fly-feats-idle = In { $called } bewirken die Talente Hover und Wingover nichts: der Flug braucht sie nicht.
fly-held-falls = { $name } ist in der Luft, kann sich nicht bewegen und fällt: /fall creature:"{ $name }" führt das aus.
fly-held-mishap = { $name } ist in der Luft und kann sich nicht bewegen: /fly-mishap creature:"{ $name }" what:immobilized sagt, was daraus wird.
fly-stalled = { $acting } ist abgeschmiert und hat nicht versucht, sich zu fangen: /fly creature:"{ $acting }" check:18 force:true holt das nach.
fly-too-slow = { $acting } ist { $flown } der { $needed } geflogen, die es im Zug braucht, um oben zu bleiben, und sackt ab.
fly-stopped-off-the-path = `stopped-at` muss ein Feld des Wegs sein, { $path }, nicht { $at }.
skies-unknown-grade = In { $rulebook } ist Fliegen lesser, greater oder hover, und für { $name } ist nicht bekannt, was: /creature edit creature:"{ $name }" modes:"fly { $speed } lesser" gibt es an.
mishap-after-what = `after` gehört zu what:falling: wodurch der Fall kommt.
mishap-cannot-fly = { $name } hat keine Bewegungsrate fürs Fliegen, also stößt im Flug nichts zu: /creature edit creature:"{ $name }" modes:"fly 60 lesser" gibt eine an; um Stürze geht es bei /fall.
mishap-on-the-ground = { $name } ist nicht in der Luft: /place creature:"{ $name }" at:{ $at } altitude:30 hebt an.
mishap-collision = Was der Aufprall außerdem tut: /fall creature:"{ $name }" collision-speed: mit der Geschwindigkeit.
# $cited (a sentence on the rules that decide it)
skies-idle = { $who } ist in der Luft und ist in diesem Zug nicht geflogen: /fly-mishap creature:"{ $who }" what:idle sagt, ob das oben hält. { $cited }
# $cited (a sentence on the rules that decide it)
skies-slow = { $who } ist in diesem Zug höchstens die halbe Bewegungsrate geflogen: /fly-mishap creature:"{ $who }" what:slow sagt, ob das oben hält. { $cited }
skies-falls-on = Der Fall geht { $height } tief und endet vorerst { $left } über dem Boden.
mishap-damage = { $name } wird in der Luft verletzt.
mishap-runs-into = { $name } prallt in der Luft gegen etwas.
mishap-falls = { $name } fällt in der Luft.
mishap-stays = { $name } bleibt in der Luft an Ort und Stelle.
mishap-flies-on = { $name } bleibt in der Luft.
mishap-thrown-over = { $name } wird in der Luft umgeworfen.
mishap-held-fast = { $name } wird in der Luft festgehalten.
skies-falls = { $who } fällt: in der Luft nicht gehalten. { $cited }
skies-falls-hovering = { $who } fällt: nichts in der Nähe, woran Schweben möglich wäre. { $cited }
skies-falls-teleported = { $who } fällt: am Ziel trägt nichts. { $cited }

## Climbing, swimming, digging and teleporting

modes-damaged-goes = Wer verletzt wird, hält sich nur fest: lass `to` und `altitude` weg.
modes-where = `to` oder `altitude` fehlt: wohin, oder wie hoch?
modes-ten-without-bonus = Zu `take-ten` gehört `bonus`: was zur 10 dazukommt.
modes-below-ground = `altitude` sind Fuß über dem Boden, und { $altitude } ist unter der Erde: dorthin kommt nur, wer gräbt, mit /burrow.
modes-by = `by` muss bei { $word } von { $least } bis { $most } gehen.
modes-one-surface = `surface` muss eine davon sein, nicht mehrere.
modes-caught-unknown = { $book } sagt nicht, was das Gewicht von Aufgefangenen beim Klettern bewirkt.
modes-caught-load = Dafür muss die Last von { $creature } in Pfund bekannt sein.
modes-caught-strength = Dafür muss die Stärke von { $creature } bekannt sein, oder was { $creature } tragen kann.
# $hint (nothing, or a sentence with a space before it: " Did you mean ...?")
modes-unknown-medium = { $book } kennt { $typed } nicht für `{ $option }`; es gibt { $known }.{ $hint }
modes-none-known = { $book } kennt { $typed } nicht für `{ $option }`; es gibt dafür nichts.{ $hint }

## Ways

course-too-long = `{ $option }` hat höchstens { $longest } Felder oder Schritte.
course-too-many-stops = `{ $option }` hat höchstens { $most } Felder, über die es geht; ein Weg hat jedes Feld, jedes neben dem davor.
course-mixed = `{ $option }` ist entweder nur Felder oder nur Richtungen; { $typed } mischt sie.
course-level = Diese Bewegung ist eben: nenn Felder ohne Höhe und Richtungen ohne up und down.
course-off-the-map = { $square } liegt nicht auf der Karte ({ $map }).
course-too-tangled = Das Brett ist zu voll, um den besten Weg zu finden: Nenn andere Felder unterwegs, oder lass prefer weg.
course-expected = `{ $option }` ist ein Feld wie D4, mehrere wie "D4 E5 F6", oder Richtungen wie "ne ne 3e", nicht { $typed }.
course-altitude-most = Die Höhe in { $typed } darf höchstens { $most } hoch oder tief sein.
course-altitude-in-squares = Die Höhe in { $typed } muss ein Vielfaches von 5 ft sein, wie { $square }@{ $near }.
course-too-high = Schritt { $step } führt höher oder tiefer als { $most }; weiter reichen Höhen nicht.
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
mount-itself = { $name } kann nicht auf sich selbst reiten: `target` nennt das Reittier.
dismount-does = { $name } sitzt ab, auf { $to }.
dismount-could = { $name } könnte auf { $to } absitzen.
dismount-forced = { $name } sitzt auf { $to } ab (SL-Entscheid).
dismount-cannot = { $name } kann nicht absitzen:
riding-along = { $rider } reitet ({ $mount }) und kommt mit dem Reittier mit: gib den Befehl für { $mount }, oder zuerst /dismount.
# $is (what the rulebook says of rider and mount)
riding-thrown = { $rider } fällt vom Reittier ({ $mount }). { $is }. /settle sagt, wohin.
riding-falls-along = { $rider } fällt mit { $mount } { $length } tief: /fall creature:"{ $rider }" height:{ $feet } würfelt den Schaden.
escape-stuck = { $name } kommt nicht durch die Lücke.
escape-twenty-needs-bonus = 20 nehmen braucht den Bonus, zu dem sie zählen: take-twenty:true bonus:8.
escape-fits-otherwise = { $called } richtet sich nicht nach `fits:{ $fits }`; es gibt { $known }.

## Where somebody gets, whom it threatens

# $mode (a way of moving) and $word (its word in commands)
reachable-no-speed = { $name } hat keine Bewegungsrate für { $mode }: /creature edit creature:"{ $name }" modes:"{ $word } 30" gibt eine an.
reachable-maybe-more = Auf diesem Brett gibt es zu viel zu suchen: näher als { $below } sind das alle Plätze, weiter weg kann es noch mehr geben. Die Vorschau einer Bewegung sagt es für einen einzelnen.
reachable-in-the-air = Weitere Plätze in { $height } Höhe innerhalb von { $length }, auf denen { $name } den Flug beenden kann: { $elsewhere }.
reachable-to-the-ground = Weitere Plätze am Boden innerhalb von { $length }, auf denen { $name } den Flug beenden kann: { $elsewhere }.
flank-itself = Niemand nimmt sich selbst in die Zange: `target` muss jemand anderes sein als { $name }.
flank-ally = `ally` muss eine dritte Kreatur sein, nicht { $name }.
flank-does = { $name } nimmt { $target } in die Zange.
flank-does-not = { $name } nimmt { $target } nicht in die Zange.
flank-bonus = Das gibt { $bonus } auf Nahkampfangriffe, und nichts auf Fernkampfangriffe.
threat-no-reach = In { $rulebook } bedrohen Kreaturen keine Felder.
threat-disarmed = Zustand: { $condition }, daher kein Schlag gegen Vorbeigehende.
threat-unarmed = Unbewaffnet dafür (threatens:false).
threat-neutral = Neutral, kämpft auf keiner Seite.
threat-reach-weapon = Die Waffe reicht bis zu { $far } weit, aber nicht innerhalb der natürlichen Reichweite von { $reach }.
threat-own-squares = Reicht nur in die eigenen Felder, und die zählen hier nicht.
threat-reach = Reichweite: { $reach }.
threat-from-nobody = Niemand steht gegen { $name }.
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
measure-equals = Gleich nah sind { $who }: ein W{ $die } zeigt { $rolled }, also { $name }.
measure-nobody = Sonst ist niemand auf dem Plan, also ist { $from } niemand am nächsten.
measure-below-floor = `{ $option }` muss am Boden von { $square } oder darüber sein, nicht { $altitude }: { $square }@10 ist { $above } darüber.
measure-what = `{ $option }` ist ein Feld wie D4, oder D4@20 für ein Vielfaches von 5 ft über seinem Boden, oder eine Kreatur auf dem Brett, nicht { $typed }.{ $hint }

## Jumps

jump-where = `to` oder `altitude` fehlt: wie weit, oder wie hoch?
jump-stands-there = { $name } steht schon auf { $square }: nenn ein anderes Feld, oder mit altitude, wie hoch.
jump-no-legs = { $name } hat keine Beine zum Springen.
jump-unknown-strength = Wie weit { $name } springt, hängt von der Stärke ab: /creature edit creature:"{ $name }" strength:2 gibt sie an, base-speed:30 die Grundbewegungsrate.
jump-whole-squares = Nach { $rulebook } gehen Sprünge über ganze Felder: `altitude` ist ein Vielfaches von 5 ft.
jump-has-no-option = { $called } hat für Sprünge kein `{ $option }`: lass es weg.
jump-ends-on-floor = Nach { $rulebook } endet ein Sprung am Boden: lass altitude weg, oder to für einen Sprung gerade hoch.
jump-tell-save = reflex:15 gibt das Ergebnis des Rettungswurfs an.
jump-tell-check-and-save = check:{ $total } mit reflex:15 gibt das Ergebnis des Rettungswurfs an.
# $down (a command)
jump-no-turns = Es werden keine Züge geführt: { $down } bringt wieder nach unten.
jump-reaches = Von dort reicht der Griff { $length } höher.

## Journeys

travel-miles-or-legs = `miles` sagt, wie weit es ist; weder `legs` noch `days` gehört dazu.
travel-by-water = { $vehicle }: fährt auf dem Wasser; terrain und road sind für Reisen über Land.
travel-vehicle-day = Was dieses Fahrzeug am Tag schafft ({ $vehicle }), steht in der Tabelle; lass den Rest weg.
travel-march-without-hours = `hours` fehlt: wie viele Stunden dauert der Gewaltmarsch insgesamt, mehr als 8?
travel-mount-rests = Ein Reittier rastet: `mounted` und `round-the-clock` gehen nicht zusammen.
travel-short-ways = `minutes` und `rounds` sind für kurze Wege über offenes Gelände; Stunden, Tage, Meilen und Land gehören nicht dazu.
travel-one-runner = Minuten und Runden gelten für eine Kreatur oder eine Bewegungsrate auf eigenen Füßen.
travel-one-of-them = Alle machen diese Würfe mit eigenem Bonus: frag nach je einer Kreatur.
travel-who = Wer reist? `speed`, `creature`, `mount` oder `vehicle` sagt es.
travel-nobody = `creature` muss jemanden auf dem Tisch nennen, mehrere mit Komma, oder eine Seite.
travel-spare-results = Nicht gebrauchte Ergebnisse: { $spare }.
travel-no-check = Es war kein Wurf nötig, also wurde nicht gewürfelt.
travel-give-check = Gib check mit den Ergebnissen der Reihe nach an, oder bonus, dann wird gewürfelt.
travel-against-current = `current` trägt ein Boot mit: gegen eine Strömung, die zählt, wird nicht gerudert, nur vom Ufer aus gezogen.
# $mode (a way of moving) and $word (its word in commands)
travel-no-speed = { $name } hat keine Bewegungsrate für { $mode }: /creature edit creature:"{ $name }" modes:"{ $word } 40" gibt eine an.
travel-two-speeds = Wie schnell ihr seid, sagt `{ $first }` oder `{ $second }`, nicht beides.
travel-mode-idle = `mode` ist für eine Kreatur oder eine Bewegungsrate; Reittiere, Fahrzeuge und Meilen pro Stunde bewegen sich auf ihre Art.
travel-load-idle = `load` ist, was ein `mount` der Tabelle trägt; eine Kreatur hat ihre eigene Last.
travel-grade-without-mode = `grade` ist eine Form von Fliegen, Schwimmen oder Klettern: `mode` sagt, wovon.
travel-rolled = Gewürfelt mit d20 { $bonus }: { $results }.
travel-minutes-or-rounds = Entweder `minutes` oder `rounds`: eine Minute ist 10 Runden.
travel-constitution-idle = `constitution` ist für ein Rennen über `rounds` oder `minutes`.
travel-dash-rolled = Gewürfelt: { $results }.
travel-miles = `{ $name }` muss mehr als 0 und höchstens { $most_miles } Meilen sein, nicht { $typed }.
travel-hours = `{ $name }` muss mehr als 0 und höchstens die { $whole_day } Stunden eines Tages sein, nicht { $typed }; days:3 reist drei Tage.
travel-legs = `legs` sind 1 bis { $most } Etappen mit Strichpunkt dazwischen, wie "forest trail 20mi; hills 3h".
travel-leg = Eine Etappe ist ein Land, ein Weg und wie weit oder wie lange, wie forest trail 20mi oder hills 3h; { $typed } ist keine.
travel-leg-without-length = Wie lang ist die Etappe { $typed }? Nur die letzte darf so lang sein wie der Tag; schreib etwa 20mi oder 3h dazu.
travel-leg-too-long = Eine Etappe ist mehr als 0 und höchstens { $most_miles } Meilen oder { $most_hours } Stunden lang, anders als { $typed }.
travel-leg-unknown = In einer Etappe bedeutet { $typed } nichts.{ $hint } Möglich: { $known }, und eine Länge wie 20mi.
travel-leg-twice =
    { $kind ->
        [land] Die Etappe { $leg } nennt ihr Land zweimal.
        [road] Die Etappe { $leg } nennt ihren Weg zweimal.
        [pace] Die Etappe { $leg } nennt ihr Tempo zweimal.
        [impeded] Die Etappe { $leg } sagt zweimal, dass alles behindert.
       *[length] Die Etappe { $leg } sagt zweimal, wie lang sie ist.
    }

## Every way of getting at somebody

options-one-aim = Eins davon angeben: `target` für eine Kreatur, `to` für ein Feld, oder `away:true`.
options-at-itself = { $name } ist schon bei sich: `target` muss eine andere Kreatur sein.
options-title = { $name } -> { $aim } ({ $with })
options-away = weg
options-next-turn = { $name } ist nicht am Zug: das wäre im eigenen Zug möglich, so wie das Brett jetzt ist.
options-way = { $number } · { $way }
options-none = In diesem Zug führt kein Weg dorthin.
options-more = Und { $more } weitere unter Warum.
options-not = Nicht: { $line }
options-instead = Was stattdessen geht:
options-share = Teilen

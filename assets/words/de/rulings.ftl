### Was der Schiedsrichter fand, in Sätzen.

## Lengths

# A length with its squares.
length = { $feet } ({ $squares ->
    [one] 1 Feld
   *[other] { $squares } Felder
})

## Movements

# $does is one of verb-does-..., $bare one of verb-...
cost-of = { $spent } von { $budget }
cost-of-distance = { $feet } weit, für { $spent } von { $budget }
cost-open = { $budget } verfügbar
moved-falls = { $creature } fällt von { $from }.
moved-stays = { $creature } bleibt auf { $to }: { $spent } von { $budget }.
moved-by-word = { $creature } { $does } von { $from } nach { $to } (SL-Entscheid).
moved-by-word-for = { $creature } { $does } von { $from } nach { $to }: { $cost } (SL-Entscheid).
moved-done = { $creature } { $does } von { $from } nach { $to }: { $cost }.
moved-could = { $creature } könnte von { $from } nach { $to } { $bare }: { $cost }.
moved-check-here = Für { $creature } entscheidet auf { $from } ein Wurf:
moved-cannot-here = { $creature } kann sich nicht von { $from } wegbewegen:
moved-cannot-from = { $creature } kann nicht von { $from } aus { $bare }:
moved-check = { $creature } { $does } von { $from } nach { $to } ({ $cost }), je nach Wurf:
moved-cannot = { $creature } kann nicht von { $from } nach { $to } { $bare }:
moved-another-way = Ein anderer Weg erreicht { $nearest } für { $feet }: Nenn nur das Endfeld.
moved-nearest = Nächstes erlaubtes Feld: { $nearest }, für { $feet }.
moved-instead = Eine einfache Bewegung erreicht { $to } für { $feet }: /move creature:"{ $name }" to:{ $anchor }.
moved-not-proved = Vielleicht gibt es einen besseren Weg.
moved-to-surface = { $to } an der Oberfläche von { $depth } tiefem Wasser
moved-to-below-surface = { $to }, { $below } unter der Oberfläche von { $depth } tiefem Wasser
moved-to-bottom = { $to }, am Grund von { $depth } tiefem Wasser
moved-to-above-surface = { $to }, { $above } über { $depth } tiefem Wasser
moved-to-up = { $to } in { $altitude } Höhe
moved-to-down = { $to } in { $depth } Tiefe
moved-squeezes = Zwängt sich unterwegs durch: { $squares }.
moved-higher-between = Unterwegs bis zu { $feet } höher und wieder hinunter.
moved-lower-between = Unterwegs bis zu { $feet } tiefer und wieder hinauf.
reason = - { $why }
reasons-more = - Und { $more ->
        [one] 1 weiterer Grund
       *[other] { $more } weitere Gründe
    }.

verb-move = gehen
verb-run = rennen
verb-step = einen { -five-foot-step } machen
verb-crawl = kriechen
verb-fly = fliegen
verb-glide = gleiten
verb-climb = klettern
verb-swim = schwimmen
verb-burrow = graben
verb-teleport = teleportieren
verb-jump = springen
verb-charge = einen { -charge } machen
verb-withdraw = einen { -withdrawal } machen
verb-tumble = turnen
verb-bull-rush = einen Ansturm machen
verb-clamber = klettern
verb-push = gestoßen werden
verb-pull = gezogen werden
verb-slide = geschoben werden
verb-fling = geschleudert werden
verb-does-move = geht
verb-does-run = rennt
verb-does-step = macht einen { -five-foot-step }
verb-does-crawl = kriecht
verb-does-fly = fliegt
verb-does-glide = gleitet
verb-does-climb = klettert
verb-does-swim = schwimmt
verb-does-burrow = gräbt
verb-does-teleport = teleportiert
verb-does-jump = springt
verb-does-charge = macht einen { -charge }
verb-does-withdraw = macht einen { -withdrawal }
verb-does-tumble = turnt
verb-does-bull-rush = macht einen Ansturm
verb-does-clamber = klettert
verb-does-push = wird gestoßen
verb-does-pull = wird gezogen
verb-does-slide = wird geschoben
verb-does-fling = wird geschleudert

## Who may strike

strike-nobody = Provoziert keine { -attack-of-opportunity(form: "many") }.
# $chance: for what, one of the following.
strike = { $number }. Provoziert { -attack-of-opportunity(form: "a") } von { $by } ({ $chance }).
strike-standing-up = beim Aufstehen auf { $leaving }
strike-charge-failed = kritischer Fehlschlag beim { -charge }
strike-crawling = beim Kriechen nach { $entering }
strike-entering = beim Betreten von { $entering }
strike-entered = beim Betreten des gegnerischen Felds { $entering }
strike-leaving = beim Verlassen von { $leaving }

## Rules

cited = { $many ->
        [one] Regel
       *[other] Regeln
    }: { $rules }.
cited-rule = { $rule } ({ $book }: { $heading })

## The account of a movement

account-of = { $creature }, { $from } nach { $to }: { $spent } von { $budget }; Bewegungsrate: { $speed }.
# $by: rules.
account-of-by = { $creature }, { $from } nach { $to }: { $spent } von { $budget }; Bewegungsrate: { $speed } ({ $by }).
account-nothing = nichts
account-steps = Schritte:
account-refused = Nicht erlaubt:
account-against = Einwände:
account-strikes = { -attack-of-opportunity(form: "heading") }:
account-checks = Würfe:
account-besides = Außerdem:
account-rules = Regeln:
# $strike is a whole sentence.
account-strike = { $strike } { $rule }.
account-rule = - { $rule }: { $book }, „{ $heading }“
account-step = { $number }. { $square }: { $feet }
account-steps-alike = { $numbers }. { $squares }: je { $feet }
account-step-by = { $account } ({ $by })
account-squeezing = eingezwängt
account-so-far = { $step }; bisher { $spent }
account-found = - { $what } ({ $rule })
account-no-chance = - Diese Bewegung provoziert { $who } nicht.

## Speeds

speed-flies = Fliegt mit { $length } Flugbewegungsrate.
speed-flies-level = Fliegt waagerecht mit { $length } Flugbewegungsrate.
speed-burrows-level = Gräbt mit { $length } Grabbewegungsrate.
speed-swims-level = Schwimmt mit { $length } Schwimmbewegungsrate.
speed-climbs-level = Klettert mit { $length } Kletterbewegungsrate.
speed-of-race = { $base } als { $race }
speed-of-size = { $base } für Größe { $size }
speed-of-bonuses = { $feet } durch Boni
speed-of-bonus = { $feet } durch { $kind }
speed-bonus-idle = Nicht gezählt: { $kinds }.
bonus-plain = Boni
bonus-enhancement = Verbesserungsbonus
bonus-fast-movement = schnelle Bewegung
bonus-monk = Verbesserungsbonus (Mönch)
bonus-haste = Hast
speed-of-runner = { $feet } durch das Talent Rennen
speed-armor = { $armor ->
    [leicht] leichte Rüstung
    [mittelschwer] mittelschwere Rüstung
    [schwer] schwere Rüstung
   *[other] Rüstung { $armor }
}
# $why: speed-armor, load-burden or both.
speed-less-for = { $feet } weniger durch { $why }
# $why: conditions.
speed-less-as = { $feet } weniger, da { $why }
speed-of-its-own = { $base } eigene Rate
# $parts: the parts above with commas; $by: rules.
speed-adds-up = Bewegungsrate { $speed }: { $parts }.
speed-adds-up-by = Bewegungsrate { $speed }: { $parts } ({ $by }).
speed-is = Bewegungsrate { $speed }.
speed-run = Rennen schafft das { $times }-Fache davon.
speed-run-less = { $times ->
    [one] Rennen schafft diese Bewegungsrate nur einmal statt { $most }-mal, wegen Rüstung oder Last.
   *[other] Rennen schafft das { $times }-Fache davon statt des { $most }-Fachen, wegen Rüstung oder Last.
}

## What the referee came upon

fact-at-step = Schritt { $step }: { $what }
fact-too-far = Das kostet { $feet }, { $creature } hat { $budget }.
fact-around = Um { $who } herum sind es { $feet }; geradewegs hindurch wären es { $direct }.
fact-double-would-do = Eine { -double-move } reicht: pace:double.
fact-double-would-do-for-a-run = Eine { -double-move } reicht: /move creature:"{ $name }" to:{ $to } pace:double{ $by }.
# $by (an option for the way of moving, with its space, or nothing)
fact-sprint-would-do = Ein Sprint reicht: /sprint creature:"{ $name }" to:{ $to }{ $by }.
fact-sprint-would-do-for-a-jump = Ein Sprint reicht: pace:sprint.
# $by (an option for the way of moving, with its space, or nothing)
fact-run-would-do = Mit Rennen reicht es: /run creature:"{ $name }" to:{ $to }{ $by }.
fact-minimum-would-do-for-a-crawl = Mit einer { -full-round-action(form: "dative") } geht es: /move creature:"{ $name }" to:{ $to } pace:minimum.
fact-minimum-would-do = Die Mindestbewegung von einem Feld reicht: pace:minimum.
fact-too-narrow = Der Weg auf { $square } ist zu eng für { $creature }: { $is }.
fact-too-narrow-takes = Der Weg auf { $square } ist zu eng für { $creature }: { $is }; { $tighter } (/escape).
fact-no-room = Auf { $square } ist kein Platz für { $creature }, auch nicht gezwängt: { $is }.
fact-stops-short = { $creature } kommt auf dem Weg nach { $goal } nur bis hierher.
fact-not-one-step = Das geht nur ein Feld weit, und { $to } liegt nicht neben { $from }.
fact-not-one-step-up = Das geht nur ein Feld weit: { $feet } nach oben oder unten.
fact-not-one-step-here = { $creature } steht schon auf { $to }: Nenne ein Feld daneben.
fact-not-straight = Rennen geht nur geradeaus über freien Boden, und nach { $to } führt kein gerader Weg.
fact-too-tangled = Die Suche nach dem besten Weg dauert zu lange: Nenn Felder unterwegs.
fact-hazards = Achtung, gefährlicher Boden unterwegs: { $squares }.
fact-squeezes = { $creature } zwängt sich ein: { $is }.
fact-both-squeeze = { $who } zwängen sich ein: { $is }.
fact-squeezes-later = { $creature } zwängt sich ein, wenn die nächste Phase dort beginnt: { $is }.
fact-both-squeeze-later = { $who } zwängen sich ein, wenn sie zu Beginn der nächsten Phase noch zusammenstehen: { $is }.
fact-takes-action = Das kostet { $action }.
fact-flat-footed-after = Achtung: { $is }.
fact-runs-no-further-rests = { $result } gegen SG { $dc }: { $creature } muss aufhören zu rennen und vor dem nächsten Rennen 1 Minute (10 Runden) rasten.
fact-check-failed = { $result } gewürfelt, SG { $dc }.
fact-unknown-pace = { $book } kennt { $pace ->
        [Eilschritt] keinen Eilschritt
        [Sprint] keinen Sprint
        [Sturmangriff] keinen { -charge }
        [Rennen] kein Rennen
        [Kriechen] kein Kriechen
        [Mindestbewegung] keine Mindestbewegung
       *[other] „{ $pace }“ nicht
    }. Nimm { $instead }.
fact-dead = { $creature } ist tot und kann sich nicht bewegen.
fact-cannot-move = { $creature } ist { $condition } und kann sich nicht bewegen.
fact-only-crawls = { $creature } { -prone(form: "lies") } und kann nur kriechen: /crawl, oder mit /stand aufstehen.
fact-only-crawls-as = { $creature } ist { $condition } und kann nur kriechen: /crawl, oder mit /stand aufstehen.
fact-not-prone = { $creature } steht, und kriechen geht nur im Liegen. Nimm /move.
fact-crawls-on-nothing = { $creature } { -prone(form: "lies") }, und hier gibt es nichts, worauf man kriechen kann: zuerst /stand creature:"{ $creature }".
fact-not-slowed = Das geht nur bei Kreaturen, deren Bewegungsrate für kein Feld reicht, oder in behinderndes Gelände.
fact-not-slowed-to-nothing = Das geht nur bei Kreaturen, deren Bewegungsrate auf 0 gesunken ist, oder in behinderndes Gelände.
fact-too-slow-for-step = { $creature } ist zu langsam: Ein { -five-foot-step } braucht eine Bewegungsrate über { $length }.
fact-no-speed = { $creature } hat gar keine Bewegungsrate und schafft kein einziges Feld.
fact-no-speed-left = { $creature } hat dafür keine Bewegungsrate mehr übrig.
fact-after-full-round = Dann bleibt kein Schritt: { $is }.
fact-blind = { $creature } sieht nicht, wohin es geht, und kann nicht rennen.
fact-cannot-do-that = { $creature } kann das nicht.
fact-shares = { $who } steht auf { $square }. Wenn { $who } zustimmt oder sich nicht wehren kann: /move creature:"{ $name }" to:{ $to } share:true.
fact-shares-by-a-double-move = { $who } steht auf { $square }. Wenn { $who } zustimmt oder sich nicht wehren kann: /move creature:"{ $name }" to:{ $to } pace:double share:true.
fact-shares-by-a-step = { $who } steht auf { $square }. Wenn { $who } zustimmt oder sich nicht wehren kann: /step creature:"{ $name }" to:{ $to }{ $way } share:true.
fact-ends-inside = Auf { $square } kann keine Bewegung enden: Dort steht { $who }.
fact-off-the-map = { $square } liegt außerhalb der Karte.
fact-pillar = { $square } ist eine Säule: Dort kann niemand stehen.
fact-solid = { $square } ist massiv: Dort kann niemand stehen.
fact-pillars = { $squares } sind Säulen: Dort kann niemand stehen.
fact-solid-several = { $squares } sind massiv: Dort kann niemand stehen.
fact-door-between = Zwischen { $a } und { $b } ist eine geschlossene Tür.
fact-low-between = Zwischen { $a } und { $b } ist eine niedrige Mauer: Spring oder klettere darüber.
fact-window-between = Zwischen { $a } und { $b } ist ein Fenster.
fact-grate-between = Zwischen { $a } und { $b } ist ein Gitter.
fact-gap-between = Die Lücke zwischen { $a } und { $b } ist zu eng zum Durchzwängen.
fact-gap-closed = Die Lücke zwischen { $a } und { $b } ist zu eng zum Durchzwängen: { $is }.
fact-gap-takes = Die Lücke zwischen { $a } und { $b } ist zu eng zum Durchzwängen: { $is } (/escape; SG je nachdem, was durchpasst: { $dcs }).
fact-wall-between = Zwischen { $a } und { $b } ist eine Wand.
fact-door-through = Mitten durch { $to } verläuft eine geschlossene Tür: Dort kann niemand stehen.
fact-wall-through = Mitten durch { $to } verläuft eine Wand: Dort kann niemand stehen.
fact-window-through = Mitten durch { $to } läuft ein Fenster: Dort kann niemand stehen.
fact-grate-through = Mitten durch { $to } läuft ein Gitter: Dort kann niemand stehen.
fact-door-between-middles = Zwischen der Mitte von { $from } und der von { $to } ist eine geschlossene Tür.
fact-wall-between-middles = Zwischen der Mitte von { $from } und der von { $to } ist eine Wand.
fact-window-between-middles = Zwischen den Mitten von { $from } und { $to } ist ein Fenster.
fact-grate-between-middles = Zwischen den Mitten von { $from } und { $to } ist ein Gitter.
fact-cuts-corner = Die Diagonale von { $from } nach { $to } schneidet eine Ecke.
fact-in-the-way = { $who } steht auf { $square } im Weg.
fact-impeded = { $square } zu betreten kostet für dieses eine Feld eine { -full-round-action }: /move creature:"{ $name }" to:{ $to } pace:minimum.
fact-impeded-farther-on = { $square } zu betreten kostet für dieses eine Feld eine { -full-round-action }: geh zuerst daneben, dann mit pace:minimum hinein.
fact-impeded-later = { $square } zu betreten kostet für dieses eine Feld eine { -full-round-action }, und in diesem Zug ist keine mehr übrig.
fact-too-many-in-square = Auf { $square } ist kein Platz mehr.
# $by: the names of rules.
fact-hampered = Der Schritt nach { $square } ist erschwert ({ $by }).
fact-hampered-several = Die Schritte nach { $squares } sind erschwert ({ $by }).
fact-concealed = { $square } ist schlecht einsehbar: Dorthin geht kein { -five-foot-step }.
fact-tight = Der Kriechgang auf { $square } ist zu eng, sogar zum Durchzwängen.
fact-not-allowed = Die Regeln erlauben das nicht.
no-strike-covered = Kein { -attack-of-opportunity } für { $who }: Eine Wand oder ihre Ecke ist im Weg.
no-strike-ground = Kein { -attack-of-opportunity } für { $who }: Der Boden ist im Weg.
no-strike-condition = Kein { -attack-of-opportunity } für { $who }, da { $condition }.
no-strike-unarmed = Kein { -attack-of-opportunity } für { $who }, da unbewaffnet.
no-strike-unseen = Kein { -attack-of-opportunity } für { $who }, da diese Bewegung nicht zu sehen ist.
no-strike-too-near = Kein { -attack-of-opportunity } für { $who }: zu nah für die Waffe mit Reichweite.
no-strike-no-reach = Kein { -attack-of-opportunity } für { $who }: Die Reichweite endet im eigenen Feld.
no-strike-had-chance = Kein weiterer { -attack-of-opportunity } für { $who }: In diesem Zug gab es schon einen.
no-strike-of-charge = Kein { -attack-of-opportunity } für { $who }: Ein { -charge } provoziert sein Ziel nicht.
no-strike-of-withdrawal = Kein { -attack-of-opportunity } für { $who }: Der { -withdrawal } verhindert ihn.
no-strike-of-step = Kein { -attack-of-opportunity } für { $who }: Ein { -five-foot-step } provoziert nicht.

## Turns

turn-not-its-turn = { $whose } ist am Zug, nicht { $creature }.
turn-no-action-left = Das kostet { $needed }, und { $creature } hat in diesem Zug { $left ->
        [nothing] keine Aktion mehr
        [standard] nur noch eine { -standard-action }
        [move] nur noch eine { -move-action }
       *[either] nur noch eine { -standard-action } oder eine weitere { -move-action }
    }.
turn-not-the-only-action = { $creature } hat in diesem Zug schon eine Aktion genommen: `one-action:true` ist für Züge mit einer einzigen.
turn-readied-less = Das kostet { $needed }, und { $creature } hat eine { -standard-action } vorbereitet.
turn-no-action-points = Dieses Regelwerk kennt keine Aktionspunkte: Es geht nur ohne.
turn-not-by-action-point = Ein Aktionspunkt gibt eine { -move-action } oder eine { -standard-action }, und das kostet { $needed }.
turn-by-action-point = { $creature } gibt dafür einen Aktionspunkt aus.
turn-trades-attack = { $creature } tauscht Angriff { $nth } von { $of } ein, gezählt vom niedrigsten Bonus, samt Zusatzangriffen mit diesem Bonus: { $left } übrig.
turn-one-maneuver = { $creature } hat das eine Manöver dieser Runde schon verbraucht: { $made }.
turn-spent-on = { $creature } hat eine { -move-action } je Phase, und /{ $what } hat sie verbraucht. /phase next gibt die nächste.
turn-carried-moved = { $creature } trägt { $who }, und { $who } hat sich in dieser Phase schon bewegt: Nimm { $who } nach /phase next mit.
turn-carrier-moved = { $who } hat sich in dieser Phase schon bewegt, und niemand bewegt sich zweimal: { $creature } kann nach /phase next auf- oder absteigen.
turn-one-step = { $creature } hat in diesem Zug schon den einen { -five-foot-step } gemacht.
turn-stood-by-step = Das Aufstehen hat den einen { -five-foot-step } von { $creature } in diesem Zug gekostet.
turn-unknown-way = Hier ersetzt ein { -five-foot-step } jede andere Bewegung: Lass way:{ $way } weg.
turn-attacks-unknown = Wie viele Angriffe { $creature } eintauschen kann, ist nicht bekannt: /creature sheet creature:"{ $creature }" base-attacks:4. Monster haben keine.
turn-no-attack-to-trade = { $creature } hat keinen Angriff mehr, um ihn gegen einen { -five-foot-step } einzutauschen: Die Klasse gibt { $of }.
turn-moved-already = { $creature } hat sich in diesem Zug schon bewegt, also kein { -five-foot-step }.
turn-stepped-already = { $creature } hat in diesem Zug einen { -five-foot-step } gemacht, also keine andere Bewegung.
turn-stood-by-step-instead = Das Aufstehen hat den { -five-foot-step } von { $creature } in diesem Zug gekostet, also keine andere Bewegung.
turn-stood-already = { $creature } ist in diesem Zug aufgestanden, und das zählt als Bewegung, also kein { -five-foot-step }.
turn-stands-already = { $creature } liegt nicht und muss nicht aufstehen.
turn-hindered = { $creature } kann das nicht: { $condition }.
turn-one-action = { $creature } ist { $condition }: Es gibt nur eine Aktion je Zug, und das kostet { $needed }.
turn-has-to-rest = { $creature } hat sich ausgerannt: { $rounds ->
        [one] noch 1 Runde
       *[other] noch { $rounds } Runden
    } Rast, höchstens mit { -move-action(form: "many") }, dann geht Rennen wieder.
turn-stopped-running = { $creature } hat in dieser Runde den Wurf zum Weiterrennen verpatzt und muss aufhören.
turn-runs-no-further = { $result } gegen SG { $dc }: { $creature } muss aufhören zu rennen und ist erschöpft.
turn-chance-before = { $who } hatte in diesem Zug schon { -attack-of-opportunity(form: "a") }: Für noch einen braucht es mehr als einen je Runde.
turn-spent-in-phase = { $who } hat in dieser Phase { $feet } verbraucht.
turn-left = Übrig für { $who }: { $actions }.
turn-left-with-step = Übrig für { $who }: { $actions }, dazu ein { -five-foot-step }.
turn-left-only-step = Übrig für { $who }: nur ein { -five-foot-step }.

## Heights

height-at-surface = an der Oberfläche von { $depth } tiefem Wasser
height-in-water = im Wasser
height-below-surface = { $below } unter der Oberfläche von { $depth } tiefem Wasser
height-on-bottom = am Grund von { $depth } tiefem Wasser
height-up = { $altitude } hoch
height-under-ground = { $feet } unter dem Boden
height-below-ground = { $square } ist in dieser Höhe fester Boden.
height-ledge = Der Boden von { $square } liegt { $feet } höher: Klettere, spring oder flieg hinauf.
height-drop-beside = Der Boden von { $square } liegt { $feet } tiefer: to:"{ $start } { $square }" führt über die Kante.
height-drop-away = Der Boden von { $square } liegt { $feet } tiefer: Nenn jedes Feld des Wegs, um über die Kante zu gehen.
height-drop-on-wings = Der Boden von { $square } liegt { $feet } tiefer: Zu Fuß ist für { $creature } dort Schluss, /fly führt weiter.
height-water-beside = Das Wasser auf { $square } ist { $depth } tief: to:"{ $start } { $square }" führt hinein{ $swims ->
    [none] .
   *[other] , und /{ $swims } schwimmt von dort weiter.
}
height-water-away = Das Wasser auf { $square } ist { $depth } tief: Nenn jedes Feld des Wegs, um hineinzugehen{ $swims ->
    [none] .
    [swim-forward] ; von dort führt /swim-forward weiter.
   *[other] , oder geh ans Wasser und nimm /{ $swims }.
}
height-falls-into-water = { $who } geht auf { $square } über die Kante und fällt { $height } in { $depth } tiefes Wasser.
height-falls = { $who } geht auf { $square } über die Kante und fällt { $height }.
height-comes-down-in-water = { $who } fällt auf { $square } { $height } in { $depth } tiefes Wasser.
height-comes-down = { $who } fällt auf { $square } { $height }.
height-flies-on = { $who } gerät über die Kante und hält sich fliegend oben, { $altitude } über dem Boden.
height-into-water = Das Wasser auf { $square } ist { $depth } tief: { $who } kann dort nicht stehen, nur schwimmen oder sinken{ $swims ->
    [none] .
   *[other] . Nimm /{ $swims }.
}
height-goes-no-further = Dort endet die Bewegung, vor { $goal }.
height-unsupported = Dort oben trägt { $creature } nichts: Das ist ein Sturz von { $height }.
# $is (what the rule on water says)
height-depth-untold = Die Karte sagt nicht, wie tief das Wasser auf { $square } ist: { $is }. Zum Schwimmen: /map paint squares:{ $square } terrain:pit depth:10.
height-water-hampers = Waten zählt wie { -difficult-terrain }
height-has-to-swim = { $creature } ist zu klein, um durch { $square } zu waten: Nimm /swim.
height-underwater = { $square } liegt dort unter Wasser, und da helfen keine Flügel: /swim.
height-underwater-shallow = { $square } liegt dort unter Wasser, und da helfen keine Flügel: Wate, oder flieg über dem Wasser.
height-no-mode = { $who } hat keine Bewegungsrate fürs { $mode }: Setz eine mit /creature edit creature:"{ $who }" modes:"{ $word } 30".
height-only-glides = { $who } hat keine Bewegungsrate fürs Fliegen, kann aber gleiten: /fly creature:"{ $who }" mode:glide.
height-only-glides-to = { $who } hat keine Bewegungsrate fürs Fliegen, kann aber gleiten: /fly creature:"{ $who }" to:{ $to } mode:glide.
height-unknown-mode = { $book } hat keine Regel fürs { $mode }. Es gibt { $instead }.

## Jumping

jump-too-long = Der Sprung geht { $feet } weit, und { $who } springt höchstens { $most }.
jump-too-high = Das geht { $feet } hinauf, und so ein Sprung schafft höchstens { $most }.
jump-no-ground = { $who } berührt nichts Festes, um abzuspringen.
jump-holds-on = { $who } hält sich an einer Wand oder Kante fest; springen geht nur von einem Boden aus. Loslassen: /fall creature:"{ $who }" jumped:true.
jump-no-hop = Ein Hüpfer geht ein Feld weit und höchstens hüfthoch: in ganzen Feldern { $most } hinauf.
riding-rides = { $creature } reitet schon { $mount }: Zuerst /dismount.
riding-rides-nobody = { $creature } reitet niemanden: /mount nennt ein Reittier.
riding-not-willing = { $who } ist ein Gegner von { $creature } und lässt niemanden von dieser Seite aufsitzen.
riding-not-bigger = { $who } ist nicht größer als { $creature }: Ein Reittier ist mindestens eine Größe größer.
riding-is-down = { $who } { -prone(form: "lies") } und trägt niemanden, solange das so ist.
riding-is-out = { $who } ist { $condition } und trägt niemanden.
riding-not-beside = { $who } steht nicht neben { $creature }: Geh zuerst hin.
riding-no-sprint = { $creature } trägt { $who }, und mit jemandem auf dem Rücken sprintet niemand: /hustle.
riding-not-off = { $at } liegt nicht neben { $who }.
riding-no-room = Neben dem Reittier ist kein Platz für { $creature }: Mit force:true geht das Absitzen trotzdem.
riding-only-over = Neben dem Reittier gibt es keinen sicheren Platz für { $creature }: to:{ $at } sitzt über die Kante ab.
escape-meaning = { $is }.
ground-stops = { $creature } hält vor { $square } an.
ground-falls = { $creature } stürzt auf { $square } und { -prone(form: "lies") }.
ground-awaits = { $who } hält vor { $square } an. Dort ist { $check } gegen SG { $dc } fällig: Mit { $line } und `ground-check` geht es weiter.
ground-one-for-all = Das eine Ergebnis galt für { $checks } Würfe auf dem Weg. Mehrere, der Reihe nach, geben jedem sein eigenes.
ground-exposed = { $creature } ist beim Balancieren { -flat-footed }, außer mit { $ranks } Rängen in Balancieren.
escape-no-gap = Auf dem Weg ist keine Lücke zu eng zum Durchzwängen: /move braucht keinen Wurf.
escape-only-through = Mit diesem Wurf geht es durch { $square } hindurch; für einen so schmalen Platz gibt es keine Felder: nenne einen Platz dahinter.
escape-several-gaps = Auf dem Weg ist mehr als eine Lücke, und jede braucht ihren Wurf: Nimm eine nach der anderen.
escape-head-stuck = Nicht einmal der Kopf von { $creature } passt durch.
escape-fits-unknown = Der SG hängt davon ab, was durchpasst (`fits`): { $dcs }.
escape-takes = Es dauert mindestens { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
}.
escape-longer-than-a-turn = Es dauert mindestens { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
}, länger als ein Zug: Ist die Zeit um, geht es mit force:true hindurch.
escape-no-taking-twenty = Kein Dokument sagt, ob du bei diesem Wurf 20 nehmen darfst.
escape-tries-again = { $creature } bleibt davor stehen und darf es noch einmal versuchen.
jump-standing = Ohne { $needs } Anlauf verdoppelt sich der SG. Gab es Anlauf: running:true.
jump-over-the-gap = Zählst du nur die Lücke, ist der SG { $dc } (Hausregel jump-measure).
jump-over-the-squares = Zählst du von Feld zu Feld, ist der SG { $dc } (Hausregel jump-measure).
jump-speed = Die Bewegungsrate gibt { $adds } auf den Wurf: kommt zu `bonus` dazu, steckt in `check` schon drin.
jump-speed-untold = Eine Bewegungsrate von { $speed } hilft beim Springen, aber wie viel, fehlt im Regelwerk: speed-bonus:{ $bonus } wäre der Wert des SRD.
jump-short = Der Sprung reicht nur bis { $square }.
jump-no-higher = { $who } landet auf dem alten Platz.
jump-drops = Die Landung liegt { $feet } tiefer.
jump-would-drop = Gelingt der Sprung, liegt die Landung { $feet } tiefer.
jump-midair = Der Sprung endet ohne Nachteil in der Luft; bis zur nächsten Phase fällt niemand.
jump-sprawls = { $who } ist im Springen nicht geübt und übertrifft den SG nicht um 5: { $who } landet und { -prone(form: "lies") }.
jump-fails-badly = { $who } verfehlt den SG um 5 oder mehr, landet und { -prone(form: "lies") }.
jump-hangs = { $who } hängt an der anderen Kante. Hochziehen kostet eine { -move-action } und einen Klettern-Wurf gegen SG 15.

## Climbing, swimming, digging

mode-no-way = { $creature } kommt so nicht nach { $square }: Da ist kein Boden, und diese Art der Bewegung führt dort durch nichts.
mode-no-water = { $creature } kann nicht nach { $square } schwimmen: Dort ist kein Wasser.
mode-no-hold-below = Bei { $square }, { $depth } unter dem Boden dort, gibt es nichts, woran man klettern kann.
mode-no-hold = Auf { $square } gibt es in { $altitude } Höhe nichts, woran man klettern kann.
mode-nothing-to-climb = Wo { $creature } mit { $feet } hinkommt, gibt es nichts zu klettern.
mode-no-earth = { $creature } kann sich so nicht nach { $square } graben: Graben führt durch die Erde, unter dem Boden.
mode-ashore = { $square } ist trockener Boden. Schwimmen endet mit dem ersten Schritt an Land: Weiter geht { $creature } mit einer neuen Bewegung.
mode-not-afloat = { $square } ist trockener Boden: Zum Wasser geht { $creature } vorher, mit einer eigenen Bewegung.
mode-nothing-holds = Dort oben über { $square } trägt { $creature } nichts.
mode-not-from-here = { $creature } kann sich von hier aus nicht so bewegen: { $mode }.
mode-not-by-teleport = Niemand stürmt an oder zieht sich zurück, indem er teleportiert: /teleport.
mode-used-up = { $creature } hat die Bewegungsrate fürs { $mode } aufgebraucht: { $speed } für diese Bewegung.
mode-bent = Diese Bewegung muss gerade verlaufen.
mode-brachiates = Beim Hangeln gibt es weder { -charge } noch Rennen, Rückzug oder { -five-foot-step }.
mode-smooth = Daran kann niemand klettern.
mode-hands = { $is }.
mode-ranks = Das braucht { $needs } Ränge in der Fertigkeit: Setz sie mit ranks:{ $needs }.
mode-no-haste = Schneller geht das nicht: Lass `pace` weg.
mode-no-run = { $mode ->
    [climb] Beim Klettern kann niemand rennen
    [burrow] Beim Graben kann niemand rennen
   *[teleport] Beim Teleportieren kann niemand rennen
}: Nimm /move statt /run.
mode-sees-nothing = { $creature } sieht unter der Erde nichts, und blind rennt niemand.
mode-no-taking-ten = Hier kannst du nicht 10 nehmen: Gib das Ergebnis als `check` an oder nur `bonus`.
mode-helpers-beside = Helfer müssen neben { $creature } oder dem Seil stehen, und für so viele ist kein Platz.
mode-no-helper = Dabei kann niemand helfen.
mode-helpers = Mehr Helfer als { $most } geht nicht.
mode-only-forward = Ohne Bewegungsrate fürs { $mode } kommt { $creature } nur mit einem Wurf ein kurzes Stück voran: /{ $command }.
mode-one-at-a-time = { $book } hat keine Regel für mehrere Bewegungsarten auf einmal: Nenn eine, etwa mode:walk.
mode-not-through = { $creature } kann da nicht durchgraben: { $ground }.
mode-one-square = Durch solchen Boden gräbt man je volle Runde ein Feld weit.
mode-unseen = { $creature } muss den Zielort sehen.
mode-no-room = Auf der Linie ist kein freier Platz: { $creature } bleibt, und die Aktion ist verbraucht.
mode-exposed = { $creature } hat beim Klettern keinen Geschicklichkeitsbonus auf die RK.
mode-flat-footed = { $creature } ist beim Klettern { -flat-footed }.
mode-no-progress = { $creature } fehlen { $short }: kein Fortschritt.
mode-falls = { $creature } verliert den Halt und fällt { $height }.
mode-goes-under = { $creature } gerät unter Wasser.
mode-keeps-afloat = { $creature } ist in tiefem Wasser: { $check } vor Ende des Zuges ({ $is }), sonst unter Wasser, wenn 5 oder mehr fehlen.
mode-holds-on = { $creature } hält sich fest.
mode-every-hour = Jede Stunde Schwimmen braucht einen Schwimmen-Wurf gegen SG { $dc }, sonst 1W6 nichttödlicher Schaden durch Erschöpfung.
mode-holds-breath = Unter Wasser hält { $creature } die Luft an: außerhalb des Kampfs ein, zwei Minuten, nur mit Bewegungs- und freien Aktionen, dann beginnt Asphyxiating.
mode-breath-known = { $creature } kann { $rounds } Runden die Luft anhalten, eine weniger je Aktion außer einer Bewegung.
mode-breath-untold = { $creature } kann je Punkt Konstitution { $rounds } Runden die Luft anhalten; die Konstitution ist nicht bekannt.
mode-shunted = Der Platz ist nicht frei: { $creature } kommt auf { $to } an, ein Stück zurück auf der Linie.
mode-full-round = Dieses eine Feld kostet eine ganze Runde.
mode-hardness = Der SG hängt von `{ $option }` ab: { $is }. Oder setz ihn mit `dc`.

## Flight by checks

air-not-in-this-flight = Geringer Flug erlaubt das nicht: { $pace }.
air-starts-in-open-air = { $creature } schwebt ohne Fläche daneben: Der Boden darf höchstens { $below } tiefer sein. Fehlt eine auf der Karte: ceiling:true.
air-nothing-to-hover-at = { $creature } schwebt ohne Fläche daneben: Der Boden darf höchstens { $below } tiefer sein.
air-falls-at-turns-end = Dort gibt es keinen Halt: Ist am Ende des Zugs keine Fläche erreicht, ist das ein Sturz von { $height }.
air-falls = { $creature } fällt { $height }.
air-stays = { $creature } kommt nicht voran und verliert die Aktion.
air-sinks = { $creature } kommt nicht voran und sinkt unverletzt von { $from } auf { $to }. Die Aktion ist verloren.
air-lowered = { $creature } sinkt unverletzt von { $from } auf { $to }.
air-floats-down = { $creature } schwebt von { $from } unverletzt herab.
air-not-yet-kept-up = { $creature } ist { $flown } geflogen und braucht mehr als die Hälfte von { $speed }: Sonst entscheidet am Ende des Zugs ein Wurf.
air-never-prone = { $creature } schwebt und kann nicht umgeworfen werden.
air-needs-no-check = { $creature } braucht keinen Wurf, um in der Luft zu bleiben.
air-unknown-mishap = { $book } hat keine Regel für Unfälle im Flug.
air-too-late-to-fly = Nach einem verpatzten Wurf oder einem Zusammenstoß fängt sich niemand mehr im Fallen.
air-cannot-catch-itself = { $creature } hat keinen geringen Flug und kann sich nicht im Fallen fangen.
air-never-up = Gleiten gewinnt nie an Höhe.
air-on-the-floor = { $creature } ist dort am Boden und kann nicht gleiten.
air-no-further-down = Gleiten geht { $feet } je Phase hinab, nicht mehr.
air-has-to-come-down = Ein Gleitflug endet { $feet } tiefer, als er begann, oder am Boden.
air-too-high = Die Höhengrenze liegt { $limit } über allem, was tragen könnte. Ist etwas so hoch, setz `support`.
air-overloaded = { $creature } trägt zu viel: { $is }.
air-in-midair = Achtung: { $is }.
air-no-such-wind = { $book } sagt nicht, was { $wind } mit Kreaturen macht. /fly und /fly-mishap rechnen das Wetter ein, wo es zählt.
air-withstands = Wind dieser Stärke ({ $wind }) macht { $creature } nichts aus.
air-withstands-in-flight = Wind dieser Stärke ({ $wind }) macht { $creature } nichts aus (zählt im Flug als { $size }).
air-on-a-failure = Bei Misserfolg: { $does }
air-blows-prone = der Wind wirft { $creature } um.
air-blows-back = der Wind weht { $creature } (zählt im Flug als { $size }) { $distance }-mal { $each } zurück.
air-rolls-away = der Wind rollt { $creature } { $distance }-mal { $each } weit, { -prone }; je { $damage } nichttödlicher Schaden.
air-blows-away = der Wind weht { $creature } (zählt im Flug als { $size }) { $distance }-mal { $each } weit fort, für { $damage } nichttödlichen Schaden.
air-checks = { $creature } kommt nicht gegen den Wind an.
air-checks-in-flight = { $creature } (zählt im Flug als { $size }) kommt nicht gegen den Wind an.

## Flight by classes

flight-no-class = Wie gut { $who } fliegt, ist nicht bekannt: /creature edit creature:"{ $who }" modes:"fly 60 good" (perfect, good, average, poor oder clumsy).
flight-too-loaded = { $creature } trägt { $load ->
        [leicht] leichte
        [mittelschwer] mittelschwere
       *[schwer] schwere
    } Last, und Fliegen geht nur mit leichter: /creature edit creature:"{ $creature }" load:light.
flight-barded = { $creature } trägt { $armor ->
        [leicht] leichten
        [mittelschwer] mittelschweren
       *[schwer] schweren
    } Harnisch, und Reittiere fliegen nur in leichtem: /creature edit creature:"{ $creature }" armor:light.
flight-too-slow = { $flier } muss je Zug { $needed } fliegen, um oben zu bleiben, und { $creature } ist { $flown } geflogen.{ $plain ->
        [yes] { " " }Flieg weiter, lande oder schmier ab (stall:true).
       *[no] { "" }
    }
flight-no-hover = { $flier } kann nicht in der Luft stehen bleiben.
flight-no-backward = { $flier } kann nicht rückwärts fliegen.
flight-turns-too-soon = { $flier } dreht { $turn } nach { $after }: Hier sind es { $angle } nach { $flown }.
flight-no-turn-in-place = { $flier } kann nicht auf der Stelle drehen.
flight-turns-too-far = { $flier } dreht auf einem Platz höchstens { $most }, nicht { $angle }.
flight-faces-elsewhere = { $creature } würde am Ende nicht nach { $asked } blicken.
flight-climbs-too-steeply = { $flier } steigt höchstens mit { $slope }: Hier sind es { $climbed } hinauf auf { $level } waagerecht.
flight-descends-too-steeply = { $flier } sinkt höchstens mit { $slope }: Hier sind es { $descended } hinab auf { $level } waagerecht.
flight-climbs-too-soon = { $flier } fliegt zwischen Sinken und Steigen { $needed } waagerecht: Bisher sind es { $flown }.
flight-turns-in-place = { $flier } zahlt { $feet }, um so weit auf der Stelle zu drehen.
flight-hovers = { $creature } schwebt mit dem Talent Hover.
flight-wheels = { $creature } wendet mit dem Talent Wingover, einmal je Runde.
flight-wheeled-already = { $creature } hat Wingover in dieser Runde schon benutzt.
flight-no-climb-with-wingover = In einer Runde mit Wingover gewinnt ein Flieger keine Höhe.
flight-is-stalled = { $creature } ist abgeschmiert, { $fallen } gefallen und fängt sich in diesem Zug: Reflexwurf SG { $dc }. Misslingt er, geht es bis zu { $later } weiter nach unten. Gib den Wurf an: /fly creature:"{ $creature }" check:18.
flight-drops = Abgeschmiert: Sturz von { $feet }. Im nächsten Zug rettet ein Reflexwurf gegen SG { $dc }: /fly creature:"{ $creature }" check:18.
flight-could-land = { $creature } ist tief genug, um stattdessen zu landen: /fly creature:"{ $creature }" to:"{ $path }".
flight-crashes = Abgeschmiert: Sturz bis ganz nach unten, insgesamt { $height }.
flight-faces = Blickt jetzt nach { $facing }.
flier-clumsy = Ein unbeholfener Flieger
flier-poor = Ein schlechter Flieger
flier-average = Ein durchschnittlicher Flieger
flier-good = Ein guter Flieger
flier-perfect = Ein perfekter Flieger

## Loads

# $noted: [stand-in] where the figures are another rulebook's.
load-one-square = { $who } trägt { $pounds } Pfund, mehr als die schwere Last von { $heavy } Pfund{ $noted ->
        [stand-in] { " " }(ersatzweise mit der leichten Last des 3.5 SRD: Setz deine mit `light-load`)
       *[own] { "" }
    }: nur ein Feld als { -full-round-action } (pace:minimum).
load-too-much-to-carry = { $who } kann keine { $pounds } Pfund tragen: höchstens { $most } Pfund, und schieben oder ziehen bis { $drag } Pfund{ $noted ->
        [stand-in] { " " }(ersatzweise mit der leichten Last des 3.5 SRD: Setz deine mit `light-load`)
       *[own] { "" }
    }.
load-too-much = { $who } kann keine { $pounds } Pfund tragen: Tragen oder ziehen geht bis { $most } Pfund{ $noted ->
        [stand-in] { " " }(ersatzweise mit der leichten Last des 3.5 SRD: Setz deine mit `light-load`)
       *[own] { "" }
    }.
load-no-climbing = Mit mehr als schwerer Last kannst du dich festhalten, aber nicht klettern.
load-plucked-off = Eine Last über der größten Zuglast reißt den Kletterer von der Wand.
load-caught = Bis die aufgefangene Kreatur mit einem Movement-Wurf freikommt, zählen ihre { $pounds } Pfund als Last.
load-flat-footed = Mit so viel Last gilt im Kampf: { -flat-footed }.
load-no-dexterity = So viel Last nimmt den Geschicklichkeitsbonus auf die RK.
load-more-than-heavy = mehr als schwere Last
# "medium load"
load-of-weight = { $weight ->
    [leicht] leichte Last
    [mittelschwer] mittelschwere Last
    [schwer] schwere Last
   *[other] Last { $weight }
}
# $what is load-of-weight or load-more-than-heavy.
load-burden = { $what } ({ $pounds } Pfund{ $noted ->
        [stand-in] ; ersatzweise mit der leichten Last des 3.5 SRD: Setz deine mit `light-load`
       *[own] { "" }
    })
# A creature's load, in the description of it.
carries = trägt { $pounds } Pfund: { $weight ->
        [leicht] leichte Last
        [mittelschwer] mittelschwere Last
       *[schwer] schwere Last
    } ({ $within })
carries-more-than-heavy = trägt { $pounds } Pfund: mehr als schwere Last, { $step } als { -full-round-action } ({ $within })
carries-too-much = trägt { $pounds } Pfund: mehr als möglich ({ $within })
carries-unknown = trägt { $pounds } Pfund, Grenzen nicht bekannt
load-limits = leicht bis { $light }, mittelschwer bis { $medium }, schwer bis { $heavy }; zieht { $drag }{ $noted ->
        [stand-in] ; ersatzweise mit der leichten Last des 3.5 SRD: Setz deine mit `light-load`
       *[own] { "" }
    }
load-limits-lifting = leicht bis { $light }, mittelschwer bis { $medium }, schwer bis { $heavy }; hebt { $most }, zieht { $drag }{ $noted ->
        [stand-in] ; ersatzweise mit der leichten Last des 3.5 SRD: Setz deine mit `light-load`
       *[own] { "" }
    }
load-penalty = Geschicklichkeitsbonus auf die RK höchstens +{ $dexterity }, Wurfabzug -{ $checks }

## Charging and withdrawing

charge-no-opponent = { $who } ist kein Gegner von { $creature }.
charge-unseen = { $creature } sieht { $who } nicht.
charge-curtained = Ein Vorhang verbirgt { $who } vor { $creature }.
charge-not-burrowing = { $creature } gräbt, und durch die Erde gibt es keinen { -charge }.
charge-not-climbing = { $creature } klettert, und eine Wand hinauf oder hinab gibt es keinen { -charge }.
charge-no-end = Auf der Karte ist kein Feld, von dem aus { $creature } { $target } angreifen kann.
charge-from-the-water = Um { $target } anzugreifen, müsste { $creature } in tiefem Wasser sein, wo ein { -charge } zu Fuß nicht enden kann.
charge-target-higher = { $target } ist { $feet } höher, außer Reichweite für { $creature }: Auf und ab geht ein { -charge } nur im Flug, oder im Wasser mit einer Schwimmbewegungsrate.
charge-target-lower = { $target } ist { $feet } tiefer, außer Reichweite für { $creature }: Auf und ab geht ein { -charge } nur im Flug, oder im Wasser mit einer Schwimmbewegungsrate.
charge-other-end = { $to } ist kein Ende für diesen { -charge }: Er endet auf dem nächsten Platz, von dem aus du angreifen kannst, { $ends }.
charge-tie-rolled = Gleich nah: { $ends }. W{ $die } ({ $rolled }): Der { -charge } endet auf { $to }.
charge-too-near = Der nächste Platz zum Angreifen ist { $feet } entfernt, und ein { -charge } braucht mindestens { $least }.
charge-squeezed-start = { $creature } ist eingezwängt und kann keinen { -charge } machen.
charge-slow-ground = Der Boden auf { $square }, in der Bahn, bremst die Bewegung.
charge-drop-in-lane = Der Boden von { $square }, in der Bahn, liegt { $feet } tiefer.
charge-water-in-lane = Das Wasser auf { $square }, in der Bahn, ist { $depth } tief.
charge-slow-body = { $who } auf { $square }, in der Bahn, bremst die Bewegung.
charge-low-or-narrow = Zwischen { $a } und { $b }, in der Bahn, muss man über oder durch etwas hindurch.
charge-no-overrun = Hier gilt: { $is }.
charge-not-met = { $who } ist nicht im Weg: Hier gibt es niemanden zu überrennen.
charge-not-in-need = { $who } ist hilflos: Der { -charge } führt ohne Überrennen vorbei.
charge-bonus = Beim { -charge }: { $is }.
charge-weapons = Waffen: { $is }.
charge-dives = Ein Sturzflug: { $creature } macht mit Klauen doppelten Schaden.
charge-rider-strikes = { $who } greift aus dem Sattel an: Der { -charge } endet, wo dieser Angriff hinreicht.
charge-no-primary = Ein { -withdrawal } braucht einen sichtbaren Gegner, der { $creature } bedroht. Es gibt keinen: Nimm /move.
charge-no-threat = { $who } bedroht { $creature } nicht: Von dort braucht es keinen { -withdrawal }.
charge-not-farther = Der Schritt nach { $square } führt nicht vom Gegner weg.

## Flanking

flank-with = Mit { $name }: die Linie von { $from } nach { $to }.
flank-with-inside = Mit { $name }: Eine der beiden Kreaturen teilt sich Felder mit einer viel größeren oder kleineren.
flank-unknown = { $book } kennt kein In-die-Zange-Nehmen. Es gibt { $instead }.
flank-no-opponents = { $flanker } und { $target } sind keine Gegner.
flank-no-ally = { $who } ist gegen { $target } nicht mit { $flanker } verbündet.
flank-no-line = Keine Linie zwischen { $flanker } und { $who } führt richtig durch { $target }.
flank-alone = { $flanker } hat hier keine Verbündeten.
flank-since-condition = { $condition }
flank-since-unarmed = unbewaffnet
flank-since-unseen = kann das Ziel nicht sehen
flank-since-neutral = auf keiner Seite
flank-without-reach = { $who } bedroht { $target } von innen, aber wer nur ins eigene Feld reicht, nimmt niemanden in die Zange.
flank-since-no-reach = reicht nur ins eigene Feld
flank-since-too-far = reicht nicht so weit
flank-since-too-near = zu nah für die Waffe mit Reichweite
flank-since-covered = eine Wand oder ihre Ecke ist im Weg
flank-no-threat = { $who } bedroht { $target } nicht: { $why }.

## Maneuvers

maneuver-no-opponent = { $who } ist kein Gegner von { $mover }. An Freunden geht es mit /move vorbei.
maneuver-too-big = { $who } ist zu groß: Das Ziel darf höchstens { $sizes ->
        [one] 1 Größenkategorie
       *[other] { $sizes } Größenkategorien
    } größer sein als { $mover }.
maneuver-no-helper-beside = Helfende Verbündete müssen neben { $creature } beginnen.
maneuver-extra = Die letzten { $feet } erhöhen den SG um { $harder }.
maneuver-extra-reaches = { $feet } mehr reichen, mit einem um { $harder } höheren SG: extra:{ $typed }.
maneuver-not-big-enough = { $who } ist nicht groß genug: Das Ziel muss mindestens { $sizes ->
        [one] 1 Größenkategorie
       *[other] { $sizes } Größenkategorien
    } größer sein als { $mover }.
maneuver-above = { $who } ist über { $mover } und so nicht im Weg.
maneuver-below = { $who } ist unter { $mover } und so nicht im Weg.
maneuver-above-there = In { $square } wäre { $who } über { $mover } und so nicht im Weg.
maneuver-below-there = In { $square } wäre { $who } unter { $mover } und so nicht im Weg.
maneuver-fills = { $who } füllt alle Felder aus: Da kommt niemand durch.
maneuver-one-target = Hier geht nur ein Ziel.
maneuver-once-a-round = { $mover } hat das in dieser Runde schon versucht.
maneuver-could-go-through = Durch die Felder von { $who } zu turnen verlangt einen eigenen Wurf: through:"{ $who }".
maneuver-not-through = Der Weg führt nicht durch die Felder von { $who }: nenne ein Ziel dahinter.
maneuver-falls-before = Bei { $square } geht der Weg über die Kante, und der Sturz beendet ihn, bevor er an { $who } vorbei ist.
maneuver-afloat = { $who } ist in tiefem Wasser, und von Land aus geht das für { $mover } nicht: Der Weg endet mit dem ersten Schritt ins tiefe Wasser.
maneuver-not-past = Das endet diesseits von { $who }: ein Überrennen muss hinter seinem Ziel enden.
maneuver-nothing-past = Hinter { $who } gibt es kein freies Feld, auf dem das enden könnte.
maneuver-not-inside = Die Bewegung muss in den Feldern von { $who } enden, und { $to } liegt nicht ganz darin.
maneuver-not-beside = { $who } steht nicht neben { $mover }, und ein Ansturm beginnt mit dem Schritt ins Feld des Ziels. Hin geht es mit /move.
maneuver-not-beside-now = { $who } steht nicht neben { $mover }, und ein Ansturm beginnt mit dem Schritt ins Feld des Ziels.
maneuver-walled-off = Zwischen { $mover } und { $who } ist eine Wand.
maneuver-no-direction = { $mover } steht mitten darin: Kein Weg führt gerade zurück.
maneuver-how-far = Kein Dokument sagt, wie weit ein Erfolg stößt: Setz es mit feet:10.
maneuver-encumbered = Rüstung oder Last bremst { $mover }: So geht kein Turnen.
maneuver-tumbles-all-the-way = { $book } lässt dich die ganze { -move-action } lang turnen, mit halber Bewegungsrate: Lass `tumbled` weg.
maneuver-tumbles-elsewhere = Der Weg führt nicht durch { $square } aus `tumbled`: Nenn den Weg in `to`.
maneuver-walks-through = Durch { $who } kommst du nur turnend: Nenn in `tumbled` alle Felder von { $who } auf dem Weg.
maneuver-deep-bog = In tiefem Sumpf kann niemand turnen.
maneuver-not-by-jet = { $mover } schwimmt mit einem Strahl: damit geht es nur geradeaus, und nicht turnend.
maneuver-untrained = { $mover } ist im Turnen nicht geübt.
maneuver-no-way-through = Durch die Felder von { $who } kann man nicht turnen: { $instead }.
way-then = dann in der Aktionsphase: { $way }
maneuver-cannot-avoid = { $who } ist handlungsunfähig und kann nicht Platz machen.
maneuver-dead = { $who } ist tot: Eine Bewegung führt ohne Überrennen vorbei.
maneuver-not-in-need = { $who } ist hilflos: Eine Bewegung führt ohne Überrennen vorbei.
maneuver-avoids = { $who } macht Platz.
maneuver-stops-before = { $mover } hält auf { $at } vor { $who } an.
maneuver-goes-back = { $mover } hält vor { $who } an und geht auf { $at } zurück, den ersten freien Platz des Wegs.
maneuver-held-by = Nach den Regeln ist auf { $at } Schluss: Der Wurf gegen { $who } ist misslungen.
maneuver-ends-charge = Das beendet den { -charge }: danach keine Aktion mehr.
maneuver-hurts = { $creature } macht { $who } Manöverschaden: den Schaden der eigenen Waffe.
maneuver-never-prone = { $who } schwebt und kann nicht umgeworfen werden.
maneuver-falls-prone = { $who } stürzt und { -prone(form: "lies") }.
maneuver-knocked-over = { $who } wird umgeworfen.
maneuver-push-ends = Der Stoß endet dort: { $why }
maneuver-not-pushed = { $who } bleibt auf { $to }.
maneuver-pushed = { $who } wird { $feet } nach { $way } gestoßen, bis { $to }.
maneuver-pushed-up = { $who } wird bis { $after } über { $at } hinaufgestoßen.
maneuver-pushed-down = { $who } wird bis { $after } über { $at } hinabgestoßen.
maneuver-pushed-to-floor = { $who } wird bis auf den Boden von { $at } hinabgestoßen.
maneuver-holds-on = { $who } hat sich freiwillig hingeworfen und kann nicht gestoßen werden, solange das so bleibt.
maneuver-resists = { $who } widersteht { $feet } des Stoßes.
maneuver-drops-prone = { $who } wirft sich hin und beendet den Stoß.
maneuver-stays-up = { $who } beendet den Stoß wie durch Hinwerfen, schwebt aber weiter: Schwebende liegen nie.
maneuver-cannot-drop = { $who } kann den Stoß nicht durch Hinwerfen beenden.
maneuver-strikes-pushed = { $by } bekommt { -attack-of-opportunity(form: "a") } gegen { $at } (beim Verlassen von { $leaving }).
maneuver-may-go-astray = Angriffe aller anderen treffen zu 25 % die falsche der beiden Kreaturen.
maneuver-provokes-nobody = Kein { -attack-of-opportunity } für { $who }: Das Manöver provoziert nicht.
maneuver-spared = Kein { -attack-of-opportunity } für { $who }: Der Wurf verhindert ihn.
maneuver-defense-unknown = Die Maneuver Defense von { $who } ist nicht bekannt: /creature sheet creature:"{ $who }" maneuver-defense:18.
maneuver-unknown = { $book } kennt { $what ->
        [Ansturm] keinen Ansturm
       *[other] kein { $what }
    }. Nimm { $instead }.
# $is says what another maneuver is there.
maneuver-unknown-but-rush = { $book } kennt kein { $what }. Nimm { $instead }: /bull-rush ist { $is }.
maneuver-called-overrun = Überrennen
maneuver-called-bull-rush = Ansturm
maneuver-called-tumble = Turnen
maneuver-called-clamber = Erklettern
maneuver-called-charge = { -charge }
maneuver-called-withdraw = { -withdrawal }

## Forced movement

forced-cannot-be = { $creature } kann nicht von { $from } wegbewegt werden:
forced-cannot-be-to = { $creature } kann nicht von { $from } nach { $to } bewegt werden:
# $done is one of thrust-...; $cost is cost-of.
forced-up = { $creature } wird hinauf bis { $after } über { $to } { $done }: { $cost }.
forced-could-up = { $creature } könnte hinauf bis { $after } über { $to } { $done } werden: { $cost }.
forced-up-to = { $creature } wird hinauf bis { $to } { $done }: { $cost }.
forced-could-up-to = { $creature } könnte hinauf bis { $to } { $done } werden: { $cost }.
forced-floor = { $creature } wird hinab bis auf den Boden von { $to } { $done }: { $cost }.
forced-could-floor = { $creature } könnte hinab bis auf den Boden von { $to } { $done } werden: { $cost }.
forced-down = { $creature } wird hinab bis { $after } über { $to } { $done }: { $cost }.
forced-could-down = { $creature } könnte hinab bis { $after } über { $to } { $done } werden: { $cost }.
forced-down-to = { $creature } wird hinab bis { $to } { $done }: { $cost }.
forced-could-down-to = { $creature } könnte hinab bis { $to } { $done } werden: { $cost }.
forced-stays = { $creature } bleibt auf { $from }: { $cost }.
forced-done = { $creature } wird von { $from } nach { $to } { $done }: { $cost }.
forced-could = { $creature } könnte von { $from } nach { $to } { $done } werden: { $cost }.
thrust-push = gestoßen
thrust-pull = gezogen
thrust-slide = geschoben
thrust-fling = geschleudert
forced-unknown = { $book } kennt kein { $how ->
        [push] Stoßen
        [pull] Ziehen
        [slide] Schieben
        [fling] Schleudern
       *[other] { $how }
    }. Nimm { $instead }.
forced-holds-on = { $creature } liegt freiwillig am Boden und ignoriert das, solange es so bleibt. Mit drop-prone:false geht es.
forced-resists-all = { $creature } widersteht { $feet } erzwungener Bewegung, also der ganzen.
forced-unpaid = Der erste Schritt kostet { $feet }, die Bewegung hat { $budget }.
forced-resists = { $creature } widersteht { $feet } davon.
forced-slowed = { $creature } ist { $condition }: das begrenzt die Bewegung auf { $feet }.
forced-not-nearer = { $square } ist nicht näher: Jedes Feld beim Ziehen muss näher liegen als das letzte.
forced-not-farther = { $square } ist nicht weiter weg: Jedes Feld beim Stoßen muss weiter weg liegen als das letzte.
forced-narrow = Auf { $square } geht es nur eingezwängt, und dazu kann man niemanden zwingen.
forced-occupied = { $who } steht auf { $square } im Weg.
forced-out-of-reach = Mit { $budget } führt kein Weg nach { $square }.
forced-beside-already = { $creature } ist schon daneben. Zum Weiterziehen nenn mit `to` ein anderes Feld neben der ziehenden Figur.
forced-no-square = Es gibt kein Feld, auf das die Bewegung führen kann.
forced-no-square-there = Nach { $way } gibt es kein Feld dafür: Nenn mit `direction` oder `to` einen anderen Weg.
forced-map-ends = Dort ist die Karte zu Ende.
forced-only-up-or-down = { $creature } ist in der Luft: Es geht nur gerade hinauf oder hinab.
forced-off-the-line = Es geht nur geradeaus nach { $way }.
forced-which-line = Es geht nur geradeaus: Nenn die Richtung, etwa direction:ne.
forced-by = Bewegt von { $who }: { $is }.
forced-ends-at-edge = Die Bewegung endet am Kartenrand.
forced-ends-before = Die Bewegung endet dort: { $why }
forced-low-wall = Zwischen { $a } und { $b } ist eine niedrige Mauer.
forced-ledge = Der Boden von { $square } liegt { $feet } höher.
forced-hazard = Achtung: gefährlicher Boden auf { $square }.
forced-may-drop-prone = { $creature } darf sich hinwerfen und so vorher anhalten: drop-prone:{ $at }.
forced-could-have-dropped = Lässt { $name } sich davor { -prone } fallen, dann /undo und drop-prone:{ $at } dazu.
forced-drops-prone = { $creature } wirft sich hin und beendet die Bewegung.
forced-stays-up = { $creature } beendet die Bewegung wie durch Hinwerfen, schwebt aber weiter: Schwebende liegen nie.
forced-ends-lying = { $creature } konnte aufstehen und bleibt liegen: Das beendet die Bewegung.
forced-cannot-choose = { $creature } ist hilflos und kann sich nicht hinwerfen.
forced-splayed = { $creature } ist hingestreckt: Hinwerfen beendet hier nichts.
forced-no-chance-to-stand = { $creature } liegt schon und konnte noch nicht aufstehen: Das beendet nichts.
forced-lies-already = { $creature } liegt schon. War Zeit zum Aufstehen und es blieb beim Liegen: drop-prone:true ignoriert die Bewegung.
forced-hangs-on-edge = { $creature } hängt auf { $square } an der Kante.
forced-falls-at-edge = { $creature } stürzt auf { $square } ab, statt weiterzukommen.
forced-unspent = { $feet } übrig, ohne Schaden.
forced-unspent-hurts = { $feet } übrig: { $dice } Schaden für { $creature } und das Hindernis.
forced-unsteady = { $creature } ist wackelig bis zur Landung am Ende der Runde.
forced-lands-at-once = Die Zugfolge läuft nicht: { $creature } landet sofort statt am Ende der Runde.

## Answers to movement

reactive-unknown = { $book } kennt kein { $what }. Nimm { $instead }.
reactive-unseen = Dafür muss { $who } zu sehen sein, und das ist nicht so.
reactive-moved-already = { $mover } hat sich in dieser Phase bewegt, und das war die eine { -move-action }.
reactive-declared = { $mover } hat die { -move-action } dieser Phase schon verbraucht: { $mover } { $intent }. /phase retract nimmt sie unbenutzt zurück, /phase next beendet sie.
reactive-declared-used = { $mover } hat die { -move-action } dieser Phase schon verbraucht: { $mover } { $intent }. /phase next beendet das.
reactive-wrong-distance = { $to } ist { $feet } von { $who } entfernt: ohne `to` wird das Ziel für dich gefunden.
reactive-unaffected = Achtung: Das Blockieren nützt nichts, denn diese Bewegung darf durch die Felder von { $by }.
reactive-blocked = { $by } blockiert { $mover }: { $extra } mehr.
reactive-held-back = Der Schritt nach { $to } kostet { $feet }, mehr als { $mover } noch hat: Hier ist Schluss.
reactive-was-there-first = { $who } war in dieser Phase zuerst dort.
reactive-distance-kept = { $mover } ist { $feet } von { $who } entfernt.
reactive-distance = { $mover } ist { $feet } von { $who } entfernt, und besser geht es nicht.
reactive-blocks-late = Ein Block ist schnell und kommt vor der Bewegung: Für das, was { $who } in dieser Phase schon gegangen ist, kommt dieser zu spät und bremst nur, was noch folgt.
reactive-vanishes = { $mover } verschwindet von { $from }, und { $by } muss die Initiative des Ziels übertreffen, um dranzubleiben: { $line } mit `check` und `against`. Bis dahin handelt { $by }, als stünde { $mover } noch dort.
reactive-chases = { $by } bleibt an { $mover } dran: Initiative { $own } gegen { $theirs }.
reactive-chases-in-vain = { $by } verliert { $mover } aus den Augen (Initiative { $own } gegen { $theirs }) und handelt, als stünde das Ziel noch auf { $from }.
reactive-loses-sight = { $by } sieht nicht, wohin { $mover } verschwunden ist, und handelt, als stünde das Ziel noch auf { $from }.
reactive-nothing-to-block = { $by } kann das nicht blockieren: { $mover } betritt keine Felder.
reactive-lost = { $mover } bewegt sich, als stünde { $who } noch auf { $at }.
reactive-no-free-hand = { $mover } braucht dafür beide Hände frei, mindestens aber eine.
reactive-failed = { $result } gegen SG { $dc }: { $mover } kommt nicht voran, und die { -move-action } dieser Phase ist verbraucht.
reactive-no-water = Auf { $square } ist kein Wasser zum Schwimmen.
reactive-no-surface = { $mover } berührt auf { $square } keine feste senkrechte Fläche.
reactive-sprint-standard = Der Sprint ist die { -standard-action }.
reactive-sprint-movement = Sprinten in der Bewegungsphase kostet eine Stufe Erschöpfung.
reactive-sprint-either = Ein Sprint ist eine { -standard-action }; in der Bewegungsphase kostet er eine Stufe Erschöpfung.
reactive-blocking = Blockieren
reactive-following = schrittweises Folgen
reactive-keeping-away = Abstandhalten
reactive-climbing = Weiterklettern
reactive-swimming = Weiterschwimmen
reactive-swim-difficulties = dv: ruhiges Wasser 5, raues oder zähes 10, stürmisches 15, extremes 20; +10 für Kreaturen, die im Wasser leben.
reactive-climb-difficulties = dv: steiler Hang 0, große feste Griffe 5, kleine oder wackelige Griffe 10, rau mit wenig Griffen 15, rau ohne 20, glatt 25.
# What a creature does, after its name: "Ogre blocks Hero".
intends-block = blockiert { $target }
intends-follow = folgt { $target } mit höchstens { $distance } Abstand
intends-follow-lost = folgt { $target }, verloren auf { $at }
intends-keep-away = hält mindestens { $distance } Abstand von { $targets }
# $does is one of intends-...
answered-as-meant = { $creature } { $does }: von { $from } nach { $to }, { $spent } von { $budget }.
answered = { $creature } von { $from } nach { $to }, { $spent } von { $budget }.

## Checks

check-target = das Ziel
# $check is one of skill-check-..., $against one of check-past, check-against..., check-dc..., $does what a trial does.
check-made = { $check } { $against }: { $result } - { $does }.
# $check is one of a-skill-check-...
check-decides = { $check } { $against }. Erfolg: { $success }. Misserfolg: { $failure }.
check-compared = { $check } { $against }: { $result }. Erfolg: { $success }. Misserfolg: { $failure }.
check-decides-with-worst = { $check } { $against }. Erfolg: { $success }. Misserfolg: { $failure }. Natürliche 1: { $worst }.
check-would-help = { $check } { $against } ist freiwillig. Erfolg: { $success }. Misserfolg: { $failure }.
check-past = an { $against } vorbei, SG { $dc }
check-against-dc = gegen { $against } ({ $defense }, SG { $dc })
check-against = gegen { $against } ({ $defense })
check-against-them = gegen { $against }
check-dc = gegen SG { $dc }
check-dc-each-hour = jede Stunde, SG { $dcs }
check-dc-untold = ohne bekannten SG
check-against-added = { $against } ({ $added } auf den Wurf)
check-added = { $total } { $added } = { $counted }
check-natural-20 = natürliche 20
check-natural-1 = { $total } (natürliche 1)
check-modifier = { $adds } { $name }
check-contained = Ein Bonus bekommt { $added } dazu; ein Ergebnis hat es schon.
check-contained-theirs = Für { $who } bekommt ein Bonus { $added } dazu; ein Ergebnis hat es schon.

skill-constitution = Konstitution
skill-movement = Movement
skill-strength = Stärke
skill-jump-or-tumble = Springen oder Turnen
skill-tumble = Turnen
skill-acrobatics = Akrobatik
skill-swim-or-tumble = Schwimmen oder Turnen
skill-swim-or-acrobatics = Schwimmen oder Akrobatik
skill-caster = Zauberwirker
skill-reflex = Reflex
skill-jump = Springen
skill-endurance = Endurance
skill-might = Might
skill-climb = Klettern
skill-initiative = Initiative
skill-swim = Schwimmen
skill-burrow = Graben
skill-flexibility = Flexibility
skill-escape-artist = Entfesselungskunst
skill-fortitude = Zähigkeit
skill-balance = Balancieren
skill-dexterity = Geschicklichkeit
skill-check-constitution = Konstitutionswurf
skill-check-movement = Movement-Wurf
skill-check-strength = Stärkewurf
skill-check-jump-or-tumble = Springen- oder Turnen-Wurf
skill-check-tumble = Turnen-Wurf
skill-check-acrobatics = Akrobatikwurf
skill-check-swim-or-tumble = Schwimmen- oder Turnen-Wurf
skill-check-swim-or-acrobatics = Schwimmen- oder Akrobatikwurf
skill-check-caster = Zauberwirker-Wurf
skill-check-reflex = Reflexwurf
skill-check-jump = Springen-Wurf
skill-check-endurance = Endurance-Wurf
skill-check-might = Might-Wurf
skill-check-climb = Klettern-Wurf
skill-check-initiative = Initiativewurf
skill-check-swim = Schwimmen-Wurf
skill-check-burrow = Graben-Wurf
skill-check-flexibility = Flexibility-Wurf
skill-check-escape-artist = Entfesselungskunst-Wurf
skill-check-fortitude = Zähigkeitswurf
skill-check-balance = Balancieren-Wurf
skill-check-dexterity = Geschicklichkeitswurf
a-skill-check-constitution = ein Konstitutionswurf
a-skill-check-movement = ein Movement-Wurf
a-skill-check-strength = ein Stärkewurf
a-skill-check-jump-or-tumble = ein Springen- oder Turnen-Wurf
a-skill-check-tumble = ein Turnen-Wurf
a-skill-check-acrobatics = ein Akrobatikwurf
a-skill-check-swim-or-tumble = ein Schwimmen- oder Turnen-Wurf
a-skill-check-swim-or-acrobatics = ein Schwimmen- oder Akrobatikwurf
a-skill-check-caster = ein Zauberwirker-Wurf
a-skill-check-reflex = ein Reflexwurf
a-skill-check-jump = ein Springen-Wurf
a-skill-check-endurance = ein Endurance-Wurf
a-skill-check-might = ein Might-Wurf
a-skill-check-climb = ein Klettern-Wurf
a-skill-check-initiative = ein Initiativewurf
a-skill-check-swim = ein Schwimmen-Wurf
a-skill-check-burrow = ein Graben-Wurf
a-skill-check-flexibility = ein Flexibility-Wurf
a-skill-check-escape-artist = ein Entfesselungskunst-Wurf
a-skill-check-fortitude = ein Zähigkeitswurf
a-skill-check-balance = ein Balancieren-Wurf
a-skill-check-dexterity = ein Geschicklichkeitswurf
defense-maneuver-defense = Maneuver Defense
defense-strength-or-dexterity-check = Stärke- oder Geschicklichkeitswurf
defense-strength-check = Stärkewurf
defense-initiative = Initiative
defense-initiative-to-beat = Initiative, die es zu übertreffen gilt
modifier-size = Größe
modifier-greater-flight = mächtiger Flug
modifier-climb-speed = Kletterbewegungsrate
modifier-swim-speed = Schwimmbewegungsrate
modifier-speed = Bewegungsrate
modifier-haste = schnelleres Tempo
modifier-half-speed = halbe Bewegungsrate
modifier-native = im Wasser zu Hause
modifier-one-hand = eine Hand
modifier-several = mehrere Ziele
modifier-charge = { -charge }
modifier-stability = mehr als zwei Beine
modifier-clear-skies = klarer Himmel
modifier-calm = Windstille
modifier-strong-wind = starker Wind
modifier-severe-wind = stürmischer Wind
modifier-windstorm = Sturm
modifier-hurricane = Orkan
modifier-tornado = Tornado
modifier-erratic-gusts = unstete Böen
modifier-violent-gusts = heftige Böen
modifier-fog = Nebel
modifier-opaque-clouds = undurchsichtige Wolken
modifier-dark-clouds = dunkle Wolken
modifier-rain = Regen
modifier-snow = Schnee
modifier-sleet = Schneeregen
modifier-hail = Hagel
modifier-massive-hail = Riesenhagel
modifier-lightning-visible = Blitze in Sicht
modifier-lightning-close = Blitze in der Nähe
modifier-lightning-storm = Blitzgewitter

## What a check does, after "on a success it" or "so it"

check-run-on-constitution-success = rennt weiter
check-run-on-constitution-failure = muss aufhören zu rennen und vor dem nächsten Rennen eine Minute rasten
check-charge-success = greift an
check-charge-failure = greift nicht an
check-charge-critical = greift nicht an und provoziert womöglich { $target }
check-charge-overrun-success = wirft { $target } um und macht weiter
check-charge-overrun-failure = hält vor { $target } an
check-withdraw-success = provoziert einen Gegner nicht, und noch einen je 2 über dem SG
check-withdraw-failure = provoziert alle anderen, die bedrohen
check-jump-down-success = kein Schaden für die ersten { $length }, nichttödlicher für die zweiten { $length }
check-jump-down-failure = Schaden wie bei einem Sprung hinab ohne Wurf
check-tumble-down-success = Schaden, als wäre der Sturz { $length } kürzer
check-tumble-down-failure = voller Schaden
check-break-fall-success = kein Schaden für die zweiten { $length }
check-break-fall-failure = voller Schaden
check-dive-success = taucht unverletzt ein
check-dive-failure = schlägt aufs Wasser wie bei jedem Sturz
check-acrobatic-dive-success = taucht unverletzt ein
check-acrobatic-dive-failure = schlägt aufs Wasser wie bei jedem Sturz
check-fly-slowly-success = bleibt in der Luft
check-fly-slowly-failure = kommt nicht voran und sinkt um die eigene Bewegungsrate; mit Flügeln droht bei 5 oder mehr darunter der Absturz
check-stay-aloft-success = bleibt in der Luft auf der Stelle
check-stay-aloft-failure = kommt nicht voran und sinkt um die eigene Bewegungsrate; mit Flügeln droht bei 5 oder mehr darunter der Absturz
check-made-flies-too-slowly = ist zu langsam, um oben zu bleiben
check-made-leaves-its-place = hält sich nicht auf der Stelle
check-fly-hurt-success = verliert diese Höhe und fliegt weiter
check-fly-hurt-failure = fällt das letzte Stück bis zum Boden
check-fly-on-after-collision-success = fliegt weiter
check-fly-on-after-collision-failure = fällt zu Boden
check-fly-in-mid-fall-success = fängt sich unverletzt im Fallen
check-fly-in-mid-fall-failure = fällt
check-cast-falling-success = wirkt den Zauber im Fallen
check-cast-falling-failure = verliert den Zauber
check-recover-from-stall-success = fängt sich und fliegt weiter
check-recover-from-stall-failure = fällt weiter
check-jump-success = schafft den Sprung
check-jump-failure = kommt nur so weit, wie das Ergebnis reicht, oder nicht höher als vorher
check-acrobatic-jump-success = schafft den Sprung
check-acrobatic-jump-failure = kommt nur so weit, wie das Ergebnis reicht, oder nicht höher als vorher
check-grab-the-edge-success = bekommt die andere Kante zu fassen
check-grab-the-edge-failure = fällt
check-march-on-constitution-success = marschiert unverletzt weiter
check-march-on-constitution-failure = nimmt 1W6 nichttödlichen Schaden und ist erschöpft
check-march-on-success = marschiert weiter
check-march-on-failure = muss rasten
check-hustle-on-success = eilt weiter
check-hustle-on-failure = muss rasten
check-ground-success = kommt hinüber
check-ground-failure = hält davor an
check-balance-failure = hält davor an und stürzt bei 5 oder mehr darunter vielleicht
check-stand-wind-success = hält dem Wind stand
check-stand-wind-failure = hält dem Wind nicht stand
check-escape-success = kommt durch die Lücke
check-escape-failure = bleibt davor stehen und darf es noch einmal versuchen
check-run-on-might-success = rennt weiter
check-run-on-might-failure = muss aufhören zu rennen und ist erschöpft
check-overrun-strength-success = wirft das Ziel um und geht weiter
check-overrun-strength-failure = geht { $length } zurück, und die Bewegung endet; { -prone }, wenn dort jemand steht oder das Ziel ein Bein stellt (tripped:true)
check-overrun-success = kommt hindurch; bei 5 oder mehr darüber geht das Ziel zu Boden
check-overrun-failure = hält vor dem Ziel an oder geht zum ersten freien Platz des Wegs zurück
check-overrun-in-passing-success = kommt hindurch
check-made-overruns = kommt mit 5 oder mehr darüber hindurch
check-overrun-in-passing-failure = hält vor dem Ziel an oder geht zum ersten freien Platz des Wegs zurück
check-bull-rush-by-strength-success = stößt das Ziel { $length } gerade zurück, je 5 darüber noch { $length }, wenn der Angreifer mitgeht (follow:true)
check-bull-rush-by-strength-failure = geht gerade an den alten Platz zurück; { -prone }, wenn dort jemand steht
check-bull-rush-by-might-success = stößt das Ziel zurück
check-bull-rush-by-might-failure = stößt das Ziel nicht
check-tumble-past-success = kommt vorbei, ohne zu provozieren
check-tumble-past-failure = provoziert
check-tumble-through-success = kommt durch das Feld, ohne zu provozieren
check-tumble-through-failure = hält vor dem Feld an und provoziert
check-tumble-past-all-success = provoziert einen Gegner nicht, und noch einen je 2 darüber
check-tumble-past-all-failure = provoziert alle
check-clamber-success = endet in den Feldern des Ziels, ohne es zu provozieren; je 2 darüber provoziert ein Gegner weniger
check-made-spares =
    { $many ->
        [one] provoziert einen Gegner nicht
       *[other] provoziert { $many } Gegner nicht
    }
check-made-clambers = endet in den Feldern des Ziels, ohne es zu provozieren
check-made-clambers-past =
    { $many ->
        [one] endet in den Feldern des Ziels, ohne es zu provozieren, und provoziert einen Gegner nicht
       *[other] endet in den Feldern des Ziels, ohne es zu provozieren, und provoziert { $many } Gegner nicht
    }
check-made-goes-back = weicht gerade zurück
check-made-goes-under = geht unter
check-made-stays-up = bleibt knapp oben
check-clamber-failure = hält vor dem Ziel an und provoziert es und alle, die verlassene Felder bedrohen
check-hold-the-edge-success = hängt an der Kante
check-hold-the-edge-failure = fällt über die Kante
check-past-blocker-success = kommt vorbei
check-past-blocker-failure = zahlt für diesen Schritt die Bewegungsrate des Blockierers extra oder bleibt stehen
check-climb-forward-success = klettert weiter
check-climb-forward-failure = kommt nicht voran
check-swim-forward-success = schwimmt weiter
check-swim-forward-failure = kommt nicht voran
check-climb-success = klettert
check-climb-failure = kommt nicht voran; fällt bei 5 oder mehr darunter
check-climb-inverted-success = klettert an der Decke entlang
check-climb-inverted-failure = fällt
check-climb-hurt-success = hält sich fest
check-climb-hurt-failure = verliert den Halt
check-climb-hurt-failure-by-far = fällt bei 5 oder mehr darunter
check-swim-success = schwimmt
check-swim-failure = kommt nicht voran; geht bei 5 oder mehr darunter unter
check-keep-afloat-success = bleibt über Wasser
check-keep-afloat-failure = geht bei 5 oder mehr darunter unter
check-dig-success = gräbt weiter
check-dig-failure = kommt in dieser Runde nicht voran
check-dig-rock-success = gräbt durch Fels wie durch Erde
check-dig-rock-failure = gräbt so langsam wie in Fels
check-chase-success = folgt
check-chase-failure = bewegt sich, als stünde das Ziel noch, wo es verschwand
check-contend-success = kommt hin
check-contend-failure = geht so weit, wie dann Platz ist

## Falls

fall-on-success = Bei Erfolg: { $damage }.
fall-on-failure = Bei Misserfolg: { $damage }.
fall-is-prone = { $who } { -prone(form: "lies") }.
fall-damage = Schaden
fall-nonlethal-damage = Nichttödlicher Schaden
# $name is fall-damage or fall-nonlethal-damage.
fall-odds = { $name } { $dice }: { $least } bis { $most }, im Schnitt { $average }.
fall-rolled = { $name } { $dice }: { $faces } = { $total }.
fall-no-damage = Kein Schaden.
fall-nothing = nichts
fall-nonlethal = { $dice } nichttödlich
fall-thing-itself = Der Gegenstand selbst
# $what is a length or fall-thing-itself, $does dice, fall-nonlethal or fall-nothing.
fall-part = - { $what }: { $does } ({ $rule })
fall-in-short = { $dice } ({ $least } bis { $most }, im Schnitt { $average })
fall-none = kein Schaden
harm-lethal = { $damage } Schaden
harm-nonlethal = { $damage } nichttödlicher Schaden
fall-plain-surface = { $book } macht bei diesem Boden keinen Unterschied.
fall-unknown-water = { $book } hat keine bekannte Regel für Wasser: Der Sturz zählt wie auf Boden.
fall-shallow = Wasser unter { $least } Tiefe mildert keinen Sturz.
fall-too-shallow-to-dive = Zu flach für einen Kopfsprung, der braucht { $needs } Wasser: Es zählt als Sturz ins Wasser.
fall-risky-dive = Flacher als die { $needs }, die ein Kopfsprung braucht: SG +5, und der Sturz zählt { $longer } länger.
fall-could-try = { $check } Gib das Ergebnis als `check` an oder `bonus` zum Würfeln.
fall-could-soften = { $check } Damit es zählt: /undo, dann derselbe Befehl mit `fall-check` und dem Ergebnis oder mit `fall-bonus` zum Würfeln.
fall-could-soften-first = { $check } Damit er zählt, nimm /undo und gib zuerst /fall creature:"{ $who }" height:{ $feet } mit check oder bonus.
fall-would-soften = { $check } Das Ergebnis kommt als `fall-check` dazu, oder `fall-bonus` würfelt.
fall-no-softening = Kein Sturz hier hat einen Wurf: Lass `fall-check` und `fall-bonus` weg.
fall-not-on-purpose = Ein Sturz ins Wasser braucht keinen Wurf. Ein absichtlicher Sprung hinein schon: jumped:true.
fall-no-check = { $book } hat keinen Wurf, der hier hilft: Lass `check`, `bonus` und `attempt` weg. Es gibt jumped:true: { $is }.
fall-no-dive = Zu flach für einen Kopfsprung, der { $needs } Wasser braucht: Lass check, bonus und attempt weg, dann ist es ein Sturz ins Wasser.
fall-not-its-turn = { $whose } ist am Zug, und { $who } kann einen Sturz nur im eigenen mildern: Lass `check`, `bonus` und `attempt` weg.
fall-cannot-try = { $who } ist { $condition } und kann keinen Sturz mildern: Lass `check`, `bonus` und `attempt` weg.
fall-limit-stands = Wie viel von einem Sturz zählt, steht hier fest: { $is }.
fall-no-time-to-cast = Zum Zaubern fehlt die Zeit: Das braucht über { $fall } Sturz oder eine augenblickliche Aktion (immediate:true).
fall-unknown-casting = { $book } hat keine bekannte Regel fürs Zaubern im Fallen.
fall-half-onto = { $other } dämpft die Landung und nimmt die Hälfte, höchstens so viel, wie { $who } Trefferpunkte hat.
fall-unknown-onto = { $book } sagt nicht, was { $other } unter dem Aufprall abbekommt: Das entscheidet die SL.
fall-untold-depth = Die Wassertiefe steht nicht fest, also zählt es als Boden: water-depth:20 gibt sie an.
fall-unknown-thing = { $book } hat keine bekannte Regel für fallende Gegenstände, nur für Kreaturen.
fall-no-object-dice = Für einen Gegenstand dieser Größe ({ $size }) gibt es keine eigenen Würfel.
fall-touch-attack = Absichtlich geworfen oder fallen gelassen, muss er erst treffen: Berührungsangriff im Fernkampf, Grundreichweite { $increment }.
fall-hits-an-area = Er bedeckt { $side } mal { $side } Felder: Ist das für die SL extrem groß, würfle den Angriff gegen alle darin.
fall-unknown-collision = { $book } hat keine Regel für Zusammenstöße, nur für Stürze (`height`).
fall-careful = Bei vorsichtiger Bewegung macht ein Anstoßen keinen Schaden.
fall-not-its-target = Das gilt für Unerwartetes im Weg: Das Ziel eines { -charge }s verletzt den Angreifer nicht.
fall-floats-down = { $who } hat mächtigen Flug, nimmt keinen Sturzschaden und schwebt herab.
fall-run-counts = Beim Rennen zählt die Bewegungsrate { $times }-mal.

## Journeys

travel-lethal = tödlicher Schaden
travel-nonlethal = nichttödlicher Schaden
# $damage is travel-lethal or travel-nonlethal, $expression dice such as 3+4d6.
travel-damage = { $expression } { $damage }
travel-damage-each = je { $expression } { $damage }
travel-damage-dice = { $expression } { $damage }
travel-damage-dice-each = je { $expression } { $damage }
travel-damage-rolled = { $total } { $damage } ({ $expression }: { $faces })
travel-in-all = Insgesamt { $damage }.
travel-in-all-shared = Insgesamt { $damage } für den Reiter; Reiter und Reittier sind erschöpft, bis das geheilt ist.
travel-in-all-mount = Insgesamt { $damage }, und das Reittier ist erschöpft.
travel-in-all-fatigued = Insgesamt { $damage }, und erschöpft, bis das geheilt ist.
travel-in-all-on-foot = Insgesamt { $damage } für die zu Fuß, die erschöpft sind, bis das geheilt ist.
travel-takes = { $who } nimmt { $damage } und ist erschöpft, bis das geheilt ist.
# $ground is travel-ground or travel-ground-impeded.
travel-part = - { $miles } in { $hours } ({ $per_hour } je Stunde)
travel-part-over = - { $ground }: { $miles } in { $hours } ({ $per_hour } je Stunde)
travel-part-hustling = - { $ground }, im Eilschritt: { $miles } in { $hours } ({ $per_hour } je Stunde)
travel-more-nights = Ebenso an { $days ->
        [one] 1 weiteren Tag
       *[other] { $days } weiteren Tagen
    }.
travel-refused = Diese Reise ist nicht möglich.
# $all: travel-covers and what comes after it, with spaces between.
travel-headline = { $all }.
travel-headline-slowest = { $all }. Am langsamsten ist { $who }.
travel-covers = { $miles } in { $hours }
travel-covers-days = { $miles } in { $hours } ({ $days } Tage)
travel-on-mount = mit Reittier ({ $mount })
travel-on-mounts = mit mehreren Reittieren
travel-by-vehicle = per { $vehicle }
travel-at-speed = mit Bewegungsrate { $speed }
travel-over = über { $ground }
travel-at-hustle = – im Eilschritt
travel-an-hour = ({ $miles } je Stunde)
travel-ground = { $land }, { $road }
travel-ground-impeded = { $land }, { $road }, behindernd
travel-way = { $mode } ({ $grade })
travel-days-alike = Tage 1 bis { $days }: je { $miles } in { $hours }.
travel-day = Tag { $day }: { $miles } in { $hours }
# $last, and $days as a list, are travel-day.
travel-days-then = Tage 1 bis { $days }: je { $miles } in { $hours }; { $last }.
travel-days-listed = { $days }; { $last }.
travel-days-listed-on = { $days }, und so weiter; { $last }.
travel-hour = Stunde { $hour }
travel-each-day = jeden Tag
travel-on-day = Tag { $day }
travel-on-days = Tage { $first } bis { $last }
travel-at-hours = Stunden { $hours }
travel-hustling-costs = Der Eilschritt kostet: { $hours }.
travel-marching-costs = Das Weitermarschieren kostet: { $hours }.
travel-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
travel-and-more = und noch { $more }-mal
travel-and-more-up-to = und noch { $more }-mal, bis zu { $most }
travel-check-at = { $hour }: { $check }
travel-more-checks = Und { $more ->
        [one] 1 weiterer Wurf
       *[other] { $more } weitere Würfe
    }, bis SG { $dc }.
travel-somebody = jemand
travel-no-miles = { $book } hat Meilen für Bewegungsraten von { $printed }, nicht für { $speed }: Setz `miles-per-hour`, oder /table house-rule rule:travel-between value:proportional.
travel-speedless = { $who } hat keine Bewegungsrate und kann nicht reisen.
travel-overloaded = { $who } trägt mehr als schwere Last und kann so nicht reisen.
travel-still = { $who } ist { $condition } und kann nicht reisen.
travel-no-ways = { $book } hat keine Meilen für { $way }: Setz `miles-per-hour`.
travel-unknown-grade = { $book } hat Meilen für jede Stufe von Klettern, Fliegen und Schwimmen: Nenn eine, etwa mode:fly grade:greater.
travel-unknown-way = { $book } hat keine Meilen für { $way }. Es hat sie für { $known }: mode:fly grade:greater.
travel-useless-way = { $way } nützt auf einer Reise nichts.
travel-only-trees = Von Baum zu Baum schwingen braucht Bäume, und hier gibt es keine ({ $land }).
travel-only-cliffs = Das zählt nur, wo es etwas zu klettern gibt.
travel-counts-as-walk = Für { $way } ist kein Faktor gedruckt: Es zählt wie Gehen mit dieser Bewegungsrate.
travel-no-terrain = In der Luft und im Wasser machen Land und Wege keinen Unterschied.
travel-no-mounts = { $book } hat keine Tabelle der Reittiere: Setz die Bewegungsrate, etwa speed:50 mounted:true.
travel-unknown-mount = { $book } hat dieses Reittier nicht ({ $mount }). Es gibt { $known }.
travel-mount-overloaded = Dieses Reittier ({ $mount }) trägt höchstens { $most } Pfund.
travel-no-run = Niemand rennt stundenlang: Rennen und Rasten im Wechsel ergibt einen Eilschritt. Für kurzes Rennen: rounds:20 pace:run.
travel-no-hustle = Fahrzeuge reisen so schnell, wie es in ihrer Tabelle steht.
travel-unknown-impeded = { $book } hat keine Regel für eine Reise durch behinderndes Gelände.
travel-impeded-for-walkers = Behinderndes Gelände zählt nur zu Fuß.
travel-day-too-long = So ein Tag hat höchstens { $most }.
travel-no-river-boat = Eine Strömung trägt Flöße, Kielboote und Ruderboote.
travel-unknown-round-the-clock = { $book } hat keine Regel für Reisende, die nie rasten; Schiffe haben ihren eigenen Tag.
travel-trail-of-no-use = Ein Pfad hilft einem Fahrzeug nicht: Er zählt als weglos.
travel-day-is-less = Die Tabelle nennt { $day } für einen Tag zu Fuß, weniger als die Summe seiner Stunden.
travel-floats-on = Nach den geruderten Stunden treibt das Boot mit der Strömung weiter.
travel-has-to-rest = Bei Misserfolg ist Rast nötig: Tag { $day } endet nach { $at }.
travel-miles-left = Danach bleiben { $miles }.
travel-not-there = { $legs ->
        [one] Die letzte Etappe wird
       *[other] Die letzten { $legs } Etappen werden
    } in dieser Zeit nicht fertig.
travel-could-float = Nach den geruderten Stunden könnte das Boot mit der Strömung weitertreiben, { $hours } Stunden am Tag: hours:{ $day }.
travel-unknown-run = { $book } hat Regeln für Gehen und Eilen über Stunden, aber nicht für Rennen.
travel-too-far = Das dauert mehr als { $days } Tage.

## Runs of so many rounds

dash-nobody-runs = { $book } erlaubt dieses Rennen nicht.
dash-nobody-gets-anywhere = { $book } erlaubt diese Bewegung nicht.
dash-runner = Ein Läufer
dash-traveler = Ein Wanderer
dash-rounds = { $rounds ->
    [one] 1 Runde
   *[other] { $rounds } Runden
}
dash-rounds-of = { $rounds } von { $asked } Runden
dash-covers = { $who } schafft { $feet } in { $rounds }, { $a_round } je Runde.
dash-free = Mit Konstitution { $free } { $free ->
    [one] braucht die erste Runde Rennen keinen Wurf
   *[other] brauchen die ersten { $free } Runden Rennen keinen Wurf
}.
dash-free-unknown = Wie lange ein Lauf dauert, hängt von der Konstitution ab: Setz sie mit constitution:14.
dash-check = Runde { $round }: { $check }

## Ways of getting somewhere

way-what =
    { $kind ->
        [stay] Auf { $to } bleiben
        [step] { -five-foot-step } nach { $to }
        [crawl] Nach { $to } kriechen
        [double] Doppelte Bewegung nach { $to }
        [hustle] Nach { $to } eilen
        [sprint] Nach { $to } sprinten
        [run] Nach { $to } rennen
        [minimum] Mindestbewegung nach { $to }
        [charge] Sturmangriff nach { $to }
        [withdraw] Rückzug nach { $to }
        [tumble] Turnen bis { $to }
        [overrun] Überrennen nach { $to }
        [clamber] Erklettern nach { $to }
        [bull-rush] Ansturm nach { $to }
        [keep-distance] Rückzug nach { $to }
        [leap] Bewegung nach { $to } mit einem Sprung
        [jump] Sprung nach { $to }
        [fly] Nach { $to } fliegen
        [glide] Gleiten nach { $to }
        [fly-double] Doppelte Bewegung durch die Luft nach { $to }
        [swim] Nach { $to } schwimmen
        [climb] Nach { $to } klettern
        [swim-forward] Ein Stück nach { $to } schwimmen
        [climb-forward] Ein Stück nach { $to } klettern
        [burrow] Nach { $to } graben
        [teleport] Nach { $to } teleportieren
        [any] Auf mehrere Arten nach { $to }
       *[move] Bewegung nach { $to }
    }
way-jump-from = Sprung von { $from } nach { $to }
way-climbed-fast = { $what }, { $pace ->
        [half] beschleunigt
       *[full] mit voller Bewegungsrate
    }
way-charge-anywhere = { -charge }; ein Würfel entscheidet, wo er endet
way-safest = { $what }, sicherster Weg
way-keeping = { $what }, { $feet } Abstand zu { $who }
way-doubled = { $what }, beide Bewegungen
way-sprinted = { $what }, im Sprint
way-traded = { $what }, für einen Angriff
way-attack = 
    { $means ->
        [full] voller Angriff
        [charge] ein Angriff mit dem { -charge }
        [next-turn] Angriff im Folgezug
        [next-round] Angriff in der nächsten Runde
       *[one] ein Angriff
    }
way-attack-by = { $attack } durch { $who }
way-fatigues = 1 Erschöpfungsstufe
way-keeps-up = oben bleiben kostet einen Wurf
way-falls = fällt { $feet }
way-lands = landet
# $ends: phase oder turn.
way-sinks = { $ends ->
        [phase] fällt am Ende der Phase { $feet }
       *[turn] fällt am Ende des Zugs { $feet }
    }
way-into-water = in { $depth } tiefes Wasser
way-through = { $what } durch { $who } hindurch
way-tumbling-into = { $what }, nur nach { $squares } turnend
way-overrunning = { $what }, dabei { $who } überrennen
way-exposed = 
    { $many ->
        [one] ein Gegner bedroht das Feld
       *[other] { $many } Gegner bedrohen das Feld
    }
way-check = { $check } { $against }
way-hazards = Gefahren auf { $squares }
way-provokes-nothing = provoziert nichts
way-provokes =
    { $many ->
        [one] provoziert { -attack-of-opportunity(form: "a") } von { $who }
       *[other] provoziert { -attack-of-opportunity(form: "many") } von { $who }
    }
way-provokes-else =
    { $many ->
        [one] provoziert sonst { -attack-of-opportunity(form: "a") } von { $who }
       *[other] provoziert sonst { -attack-of-opportunity(form: "many") } von { $who }
    }
way-line = { $what }: { $parts }
way-not = { $what }: { $why }

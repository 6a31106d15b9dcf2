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
cost-open = { $budget } verfügbar
moved-stays = { $creature } bleibt auf { $to }: { $spent } von { $budget }.
moved-by-word = { $creature } { $does } von { $from } nach { $to } (SL-Entscheid).
moved-by-word-for = { $creature } { $does } von { $from } nach { $to }: { $cost } (SL-Entscheid).
moved-done = { $creature } { $does } von { $from } nach { $to }: { $cost }.
moved-could = { $creature } könnte von { $from } nach { $to } { $bare }: { $cost }.
moved-check-here = Auf { $from } entscheidet ein Wurf, was { $creature } tut:
moved-cannot-here = { $creature } kann das auf { $from } nicht:
moved-cannot-from = { $creature } kann von { $from } aus nicht { $bare }:
moved-check = { $creature } { $does } von { $from } nach { $to } ({ $cost }), wenn ein Wurf gelingt:
moved-cannot = { $creature } kann nicht von { $from } nach { $to } { $bare }:
moved-another-way = Ein anderer Weg führt nach { $nearest }, für { $feet }: Nenn nur das Endfeld.
moved-nearest = Nächstes erlaubtes Feld: { $nearest }, für { $feet }.
moved-instead = Ein einfaches /move kommt nach { $to }, für { $feet }.
moved-not-proved = Das Brett ist sehr voll: vielleicht gibt es einen besseren Weg.
moved-to-surface = { $to } an der Oberfläche von { $depth } tiefem Wasser
moved-to-up = { $to } in { $altitude } Höhe
moved-to-down = { $to } in { $depth } Tiefe
moved-squeezes = Unterwegs eingezwängt: { $squares }.
reason = - { $why }
reasons-more = - Und { $more ->
        [one] 1 weiterer Grund
       *[other] { $more } weitere Gründe
    }.

verb-move = gehen
verb-run = rennen
verb-step = einen Schritt machen
verb-crawl = kriechen
verb-fly = fliegen
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
verb-does-step = macht einen Schritt
verb-does-crawl = kriecht
verb-does-fly = fliegt
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
strike-entered = das eigene Feld { $entering } wird betreten
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
account-against = Dagegen spricht:
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
account-no-chance = - Keine { -attack-of-opportunity(form: "many") } bei dieser Bewegung: { $who }.

## Speeds

speed-flies-level = Waagerechter Flug, mit der Flugbewegungsrate { $length }.
speed-swims-level = Schwimmend, mit der Schwimmbewegungsrate { $length }.
speed-climbs-level = Kletternd, mit der Kletterbewegungsrate { $length }.
speed-of-race = { $base } als { $race }
speed-of-size = { $base } für Größe { $size }
speed-of-bonuses = { $feet } aus Boni
speed-of-bonus = { $feet } aus { $kind }
speed-bonus-idle = Nicht gezählt: { $kinds }.
bonus-plain = Boni
bonus-enhancement = einem Verbesserungsbonus
bonus-fast-movement = schneller Bewegung
bonus-monk = dem Verbesserungsbonus eines Mönchs
bonus-haste = Hast
speed-of-runner = { $feet } durch das Talent Rennen
speed-armor = Rüstung { $armor }
# $why: speed-armor, load-burden or both.
speed-less-for = { $feet } weniger ({ $why })
# $why: conditions.
speed-less-as = { $feet } weniger ({ $why })
speed-of-its-own = { $base } von sich aus
# $parts: the parts above with commas; $by: rules.
speed-is = Bewegungsrate { $parts }.
speed-is-by = Bewegungsrate { $parts } ({ $by }).
speed-adds-up = Bewegungsrate { $speed }: { $parts }.
speed-adds-up-by = Bewegungsrate { $speed }: { $parts } ({ $by }).
speed-run = Rennen ist das { $times }-Fache der Bewegungsrate.
speed-run-less = Rennen ist das { $times }-Fache der Bewegungsrate, nicht das { $most }-Fache, in solcher Rüstung oder mit solcher Last.

## What the referee came upon

fact-at-step = Schritt { $step }: { $what }
fact-too-far = Das kostet { $feet }, { $creature } hat { $budget }.
fact-double-would-do = Eine doppelte Bewegung reicht: pace:double.
fact-sprint-would-do = Ein Sprint reicht: /sprint.
fact-run-would-do = Rennen reicht: /run.
fact-minimum-would-do = Die Mindestbewegung um ein Feld reicht: pace:minimum.
fact-too-narrow = Auf { $square } ist es für { $creature } zu eng: { $is }.
fact-stops-short = Weiter kommt { $creature } nicht in Richtung { $goal }.
fact-not-one-step = Das geht nur ein Feld weit, und { $to } liegt nicht neben { $from }.
fact-not-straight = Rennen geht nur geradeaus über freien Boden, und nach { $to } führt kein gerader Weg. Mit /move pace:double darfst du abbiegen.
fact-too-tangled = Das Brett ist zu voll, um den besten Weg zu finden: Nenn Felder unterwegs.
fact-hazards = Achtung, gefährlicher Boden unterwegs: { $squares }.
fact-squeezes = { $creature } ist eingezwängt: { $is }.
fact-both-squeeze = { $creature } und { $with } sind eingezwängt: { $is }.
fact-takes-action = Das kostet { $action }.
fact-flat-footed-after = Hinweis: { $is }.
fact-runs-no-further-rests = { $result } gegen SG { $dc }: { $creature } muss aufhören zu rennen und vor dem nächsten Rennen 1 Minute (10 Runden) rasten.
fact-check-failed = Gewürfelt { $result } gegen SG { $dc }.
fact-unknown-pace = { $book } hat das nicht: { $pace }. Stattdessen gibt es { $instead }.
fact-dead = { $creature } ist tot und kann sich nicht bewegen.
fact-cannot-move = { $creature } ist { $condition } und kann sich nicht bewegen.
fact-only-crawls = { $creature } liegt am Boden und kann nur kriechen: /crawl, oder /stand zum Aufstehen.
fact-not-prone = { $creature } liegt nicht am Boden, und kriechen geht nur im Liegen. Nimm /move.
fact-not-slowed = Das ist für Kreaturen ohne Bewegungsrate oder auf behinderndem Boden: eine einfache Bewegung reicht.
fact-too-slow-for-step = { $creature } ist zu langsam: Ein { -five-foot-step } braucht mehr als { $length } Bewegungsrate.
fact-no-speed = { $creature } hat keine Bewegungsrate und schafft kein einziges Feld.
fact-no-speed-left = { $creature } hat dafür keine Bewegungsrate mehr.
fact-after-full-round = Nach einer vollen Aktion: { $is }.
fact-blind = { $creature } sieht den Weg nicht und kann nicht rennen.
fact-cannot-do-that = { $creature } kann das nicht.
fact-shares = { $who } steht auf { $square }: Mit share:true teilt ihr euch das Feld, wenn { $who } zustimmt oder sich nicht wehren kann.
fact-ends-inside = Eine Bewegung kann nicht auf { $square } enden, wo { $who } steht.
fact-off-the-map = { $square } liegt außerhalb der Karte.
fact-pillar = { $square } ist eine Säule: Dort kann niemand stehen.
fact-solid = { $square } ist massiv: Dort kann niemand stehen.
fact-door-between = Zwischen { $a } und { $b } ist eine geschlossene Tür.
fact-low-between = Zwischen { $a } und { $b } ist eine niedrige Mauer: spring oder kletter darüber.
fact-gap-between = Zwischen { $a } und { $b } ist eine Lücke, zu eng zum Durchzwängen.
fact-gap-closed = Zwischen { $a } und { $b } ist eine Lücke, zu eng zum Durchzwängen: { $is }.
fact-gap-takes = Zwischen { $a } und { $b } ist eine Lücke, zu eng zum Durchzwängen: { $is } (/escape; SG nach dem, was hindurchpasst: { $dcs }).
fact-wall-between = Zwischen { $a } und { $b } ist eine Wand.
fact-door-through = Mitten durch { $to } läuft eine geschlossene Tür: Dort kann niemand stehen.
fact-wall-through = Mitten durch { $to } läuft eine Wand: Dort kann niemand stehen.
fact-door-between-middles = Zwischen den Mitten von { $from } und { $to } ist eine geschlossene Tür.
fact-wall-between-middles = Zwischen den Mitten von { $from } und { $to } ist eine Wand.
fact-cuts-corner = Die Diagonale von { $from } nach { $to } schneidet eine Ecke.
fact-in-the-way = { $who } steht auf { $square } im Weg.
fact-impeded = { $square } zu betreten kostet eine ganze { -full-round-action }: pace:minimum.
fact-too-many-in-square = Auf { $square } ist kein Platz mehr.
fact-hampered = Der Schritt nach { $square } ist erschwert: { -difficult-terrain }, schlechte Sicht, eine niedrige Mauer oder zu eng.
fact-concealed = { $square } ist schlecht einzusehen: Ein { -five-foot-step } geht dort nicht.
fact-tight = Der Kriechgang bei { $square } ist auch zum Durchzwängen zu eng.
fact-not-allowed = Die Regeln erlauben das nicht.
no-strike-covered = Kein { -attack-of-opportunity } von { $who }: Eine Wand oder ihre Ecke ist im Weg.
no-strike-condition = Kein { -attack-of-opportunity } von { $who }: { $condition }.
no-strike-unarmed = Kein { -attack-of-opportunity } von { $who }: unbewaffnet.
no-strike-unseen = Kein { -attack-of-opportunity } von { $who }: { $who } sieht die Bewegung nicht.
no-strike-too-near = Kein { -attack-of-opportunity } von { $who }: Für die Waffe mit Reichweite ist das zu nah.
no-strike-no-reach = Kein { -attack-of-opportunity } von { $who }: Die Reichweite endet am eigenen Feld.
no-strike-had-chance = Kein weiterer { -attack-of-opportunity } von { $who }: Der für diesen Zug ist verbraucht.
no-strike-of-charge = Kein { -attack-of-opportunity } von { $who }: Ein { -charge } provoziert sein Ziel nicht.
no-strike-of-withdrawal = Kein { -attack-of-opportunity } von { $who }: Der { -withdrawal } verhindert ihn.
no-strike-of-step = Kein { -attack-of-opportunity } von { $who }: Ein { -five-foot-step } provoziert nicht.

## Turns

turn-not-its-turn = { $whose } ist am Zug, nicht { $creature }.
turn-no-action-left = Das kostet { $needed }, und die hat { $creature } in diesem Zug nicht mehr.
turn-no-action-points = Hier gibt es keine Aktionspunkte.
turn-not-by-action-point = Ein Aktionspunkt gibt eine Bewegungs- oder eine { -standard-action }, und das kostet { $needed }.
turn-by-action-point = { $creature } gibt dafür einen Aktionspunkt aus.
turn-trades-attack = { $creature } gibt Angriff { $nth } von { $of } auf, vom niedrigsten Bonus an gezählt, und jeden Zusatzangriff mit diesem Bonus: { $left } übrig.
turn-one-maneuver = { $creature } hat in dieser Runde schon ein Manöver gemacht: { $made }.
turn-spent-on = { $creature } hat nur eine { -move-action } je Phase, und /{ $what } hat sie verbraucht. Nach /phase next gibt es eine neue.
turn-carried-moved = { $creature } trägt { $who }, und { $who } hat sich in dieser Phase schon bewegt: nimm { $who } nach /phase next mit.
turn-carrier-moved = { $who } hat sich in dieser Phase schon bewegt, und das geht nur einmal: { $creature } kann nach /phase next auf- oder absteigen.
turn-one-step = { $creature } hat in diesem Zug schon einen { -five-foot-step } gemacht.
turn-unknown-way = Ein { -five-foot-step } ersetzt hier jede andere Bewegung: lass way:{ $way } weg.
turn-attacks-unknown = Wie viele Angriffe { $creature } eintauschen kann, ist unbekannt: /creature sheet creature:{ $creature } base-attacks:4 setzt die der Klasse; Monster haben keine.
turn-no-attack-to-trade = { $creature } hat keinen Angriff mehr zum Eintauschen gegen einen { -five-foot-step }; die Klasse gibt { $of }.
turn-moved-already = { $creature } hat sich in diesem Zug schon bewegt: kein { -five-foot-step } mehr.
turn-stepped-already = { $creature } hat in diesem Zug schon einen { -five-foot-step } gemacht: keine andere Bewegung mehr.
turn-stands-already = { $creature } liegt nicht am Boden und muss nicht aufstehen.
turn-hindered = { $creature } ist { $condition }: Damit geht das nicht.
turn-one-action = { $creature } ist { $condition }: nur eine Aktion je Zug, und das hier kostet { $needed }.
turn-has-to-rest = { $creature } hat beim Rennen die Grenze erreicht: { $rounds ->
        [one] noch 1 Runde
       *[other] noch { $rounds } Runden
    } Rast, nicht schneller als mit einer { -move-action }, bevor es wieder ans Rennen geht.
turn-stopped-running = { $creature } hat den Wurf zum Weiterrennen nicht geschafft und rennt in dieser Runde nicht mehr.
turn-runs-no-further = { $result } gegen SG { $dc }: { $creature } muss aufhören zu rennen und ist erschöpft.
turn-chance-before = { $who } hatte in diesem Zug schon { -attack-of-opportunity(form: "a") }: noch einen gibt es nur mit mehr als einem je Runde.
turn-spent-in-phase = { $who } hat in dieser Phase { $feet } verbraucht.
turn-left = { $who } hat noch { $actions }.
turn-left-with-step = { $who } hat noch { $actions } und einen { -five-foot-step }.

## Heights

height-at-surface = an der Oberfläche von { $depth } tiefem Wasser
height-below-surface = { $below } unter der Oberfläche von { $depth } tiefem Wasser
height-up = { $altitude } hoch
height-under-ground = { $feet } unter dem Boden
height-below-ground = Der Boden von { $square } liegt höher.
height-ledge = Der Boden von { $square } liegt { $feet } höher: Dafür muss man klettern, springen oder fliegen.
height-drop-beside = Der Boden von { $square } liegt { $feet } tiefer: to:"{ $start } { $square }" führt über die Kante.
height-drop-away = Der Boden von { $square } liegt { $feet } tiefer: Nenn jedes Feld des Wegs, um über die Kante zu gehen.
height-falls-into-water = { $who } geht auf { $square } über die Kante und fällt { $height } in { $depth } tiefes Wasser.
height-falls = { $who } geht auf { $square } über die Kante und fällt { $height }.
height-into-water = Das Wasser auf { $square } ist { $depth } tief: { $who } kann dort nicht stehen. Nimm /swim.
height-goes-no-further = Die Bewegung endet dort, nicht auf { $goal }.
height-unsupported = Nichts trägt { $creature } dort: Sturz um { $height }.
# $is (what the rule on water says)
height-depth-untold = Die Karte sagt nicht, wie tief das Wasser auf { $square } ist: { $is }. Mit /map paint squares:{ $square } terrain:pit depth:10 wird es Wasser zum Schwimmen.
height-has-to-swim = { $creature } ist zu klein, um durch { $square } zu waten: Nimm /swim.
height-no-mode = { $who } hat diese Bewegungsart nicht ({ $mode }): /creature edit creature:"{ $who }" modes:"{ $word } 30" gibt eine an.
height-unknown-mode = { $book } hat keine Regel für diese Bewegungsart: { $mode }. Es gibt { $known }.

## Jumping

jump-too-long = Der Sprung ist { $feet } weit, und { $who } springt höchstens { $most } weit.
jump-too-high = Der Sprung geht { $feet } hoch, und so ein Sprung schafft höchstens { $most }.
jump-no-ground = { $who } hat nichts Festes zum Abspringen.
jump-no-hop = Ein Hüpfer geht ein Feld weit und höchstens hüfthoch: in ganzen Feldern { $most } hinauf.
riding-rides = { $creature } reitet schon ({ $mount }): zuerst /dismount.
riding-rides-nobody = { $creature } reitet nicht: Nimm /mount mit einem Reittier.
riding-not-willing = { $who } ist ein Gegner von { $creature } und lässt niemanden von dieser Seite aufsitzen.
riding-not-bigger = { $who } ist nicht größer als { $creature }: ein Reittier ist mindestens eine Kategorie größer.
riding-is-down = { $who } liegt am Boden und trägt niemanden. Zuerst: /stand.
riding-not-beside = { $who } ist nicht neben { $creature }: geh zuerst dorthin.
riding-not-off = { $at } liegt nicht neben { $who }.
riding-no-room = Neben dem Reittier ist kein Platz für { $creature }: Mit force:true sitzt { $creature } trotzdem ab.
escape-meaning = { $is }.
ground-stops = { $creature } hält vor { $square } an.
ground-falls = { $creature } stürzt in { $square } und liegt am Boden.
ground-asks = Achtung: { $square } verlangt { $check } gegen SG { $dc }; würfelt ihn am Tisch.
escape-no-gap = Auf dem Weg ist keine Lücke, die zu eng zum Durchzwängen ist: /move geht ohne Wurf.
escape-several-gaps = Auf dem Weg sind mehrere Lücken, die zu eng zum Durchzwängen sind: Nimm eine nach der anderen, jede braucht ihren Wurf.
escape-head-stuck = Nicht einmal der Kopf von { $creature } passt hindurch.
escape-fits-unknown = Der SG hängt davon ab, was hindurchpasst (fits): { $dcs }.
escape-takes = Es dauert mindestens { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
}.
escape-longer-than-a-turn = Es dauert mindestens { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
}, und das ist mehr als eine Aktion in einem Zug: ist das um, stellt force:true es hinter die Lücke.
escape-no-taking-twenty = Keine Regel erlaubt, bei diesem Wurf 20 zu nehmen.
escape-tries-again = { $creature } bleibt dort und darf es noch einmal versuchen.
jump-standing = Ohne Anlauf von { $needs } verdoppelt sich der SG (mit Anlauf: running:true).
jump-over-the-gap = Zählst du nur die Lücke, ist der SG { $dc } (Hausregel jump-measure).
jump-over-the-squares = Zählst du von Feld zu Feld, ist der SG { $dc } (Hausregel jump-measure).
jump-speed = Die Bewegungsrate gibt { $adds } auf den Wurf: Bei bonus kommt das dazu, in check ist es schon drin.
jump-speed-untold = { $is }: speed-bonus:4 gibt es an.
jump-short = Der Sprung reicht nur bis { $square }.
jump-no-higher = { $who } landet, wo der Sprung begann.
jump-drops = Die Landung liegt { $feet } tiefer.
jump-midair = Der Sprung endet in der Luft; der Sturz kommt erst in der nächsten Phase, bis dahin ohne Nachteile.
jump-sprawls = { $who } ist im Springen ungeübt, hat den SG nicht um 5 übertroffen und liegt am Boden.
jump-fails-badly = { $who } hat den SG um 5 oder mehr verfehlt und liegt am Boden.
jump-hangs = { $who } hängt an der anderen Kante; Hochziehen kostet eine { -move-action } und einen Klettern-Wurf gegen SG 15.

## Climbing, swimming, digging

mode-no-way = { $creature } kommt dort nicht nach { $square }: kein Boden, kein Halt, kein Wasser.
mode-nothing-holds = Über { $square } hält { $creature } nichts in der Luft.
mode-used-up = Diese Bewegungsrate ({ $mode }) ist aufgebraucht: { $speed } für diese Bewegung.
mode-bent = Diese Bewegung geht nur geradeaus.
mode-smooth = Das ist zu glatt zum Klettern.
mode-hands = { $is }.
mode-ranks = Dafür braucht es { $needs } Ränge in der Fertigkeit: ranks:{ $needs }.
mode-no-haste = Schneller geht das nicht: nimm /move mit dem üblichen Tempo.
mode-no-taking-ten = Hier darfst du nicht 10 nehmen: Gib check mit dem Ergebnis an oder nur bonus.
mode-helpers-beside = Helfer müssen neben { $creature } oder neben dem Kletterseil stehen; dort ist nicht genug Platz.
mode-no-helper = Dabei kann niemand helfen.
mode-helpers = Höchstens { $most } können helfen.
mode-only-forward = Ohne eigene Bewegungsrate ({ $mode }) kommt { $creature } nur mit einem Wurf ein Stück voran: /{ $word }-forward.
mode-one-at-a-time = { $book } hat keine Regel für mehrere Bewegungsarten zugleich: Nenn eine, etwa mode:walk.
mode-not-through = { $creature } kann sich dort nicht hindurchgraben: { $ground }.
mode-one-square = So schafft man ein Feld je volle Runde.
mode-unseen = { $creature } muss den Ort sehen.
mode-no-room = Auf der Linie ist kein freier Platz: { $creature } bleibt, und die Aktion ist verbraucht.
mode-flat-footed = Beim Klettern ist { $creature } { -flat-footed }.
mode-no-progress = { $creature } verfehlt den SG um { $short } und kommt nicht voran.
mode-falls = { $creature } verliert den Halt und fällt { $height }.
mode-goes-under = { $creature } geht unter.
mode-holds-on = { $creature } hält sich fest.
mode-every-hour = Jede Stunde Schwimmen braucht einen Schwimmen-Wurf gegen SG { $dc }, sonst 1d6 nichttödlicher Schaden durch Erschöpfung.
mode-holds-breath = Unter Wasser hält { $creature } die Luft an, danach droht Ersticken (Asphyxiating). Außerhalb eines Kampfs reicht sie ein, zwei Minuten, bei Bewegungs- und freien Aktionen.
mode-breath-known = Unter Wasser hält { $creature } { $rounds } Runden die Luft an, eine weniger für jede Aktion, die mehr als eine Bewegung ist.
mode-breath-untold = Unter Wasser hält { $creature } je Punkt Konstitution { $rounds } Runden die Luft an; die Konstitution ist nicht bekannt.
mode-shunted = Der Platz ist besetzt: { $creature } kommt ein Stück davor auf { $to } an.
mode-full-round = Dieses eine Feld kostet eine volle Runde.
mode-hardness = Der SG hängt von { $option } ab: { $is }; oder gib dc an.

## Flight by checks

air-not-in-this-flight = Im geringen Flug geht das nicht: { $pace }.
air-starts-in-open-air = { $creature } schwebt und muss den Zug neben einer Fläche beginnen: Hier ist weder Boden { $below } darunter noch eine Wand. Zeigt die Karte sie nicht: ceiling:true.
air-falls-at-turns-end = Dort ist keine Fläche daneben: Ohne eine bis zum Ende des Zugs stürzt die Kreatur { $height } ab.
air-falls = { $creature } fällt { $height }.
air-stays = { $creature } kommt nicht voran und verliert die Aktion.
air-sinks = { $creature } kommt nicht voran, sinkt unverletzt von { $from } auf { $to } und verliert die Aktion.
air-lowered = { $creature } sinkt von { $from } auf { $to }, ohne Schaden.
air-floats-down = { $creature } schwebt von { $from } herab, ohne Schaden.
air-not-yet-kept-up = { $creature } ist { $flown } geflogen, braucht aber mehr als die Hälfte von { $speed }: Sonst ist am Ende des Zugs ein Wurf fällig, um oben zu bleiben.
air-never-prone = { $creature } schwebt und kann nicht umgeworfen werden.
air-needs-no-check = { $creature } braucht keinen Wurf, um in der Luft zu bleiben.
air-unknown-mishap = { $book } hat keine Regeln für Unfälle im Flug.
air-too-late-to-fly = Nach einem misslungenen Wurf oder einem Zusammenstoß kann sich niemand mehr im Fallen fangen.
air-cannot-catch-itself = { $creature } hat keinen geringen Flug, um sich im Fallen zu fangen.
air-never-up = Beim Gleiten gewinnst du nie an Höhe.
air-on-the-floor = { $creature } ist dort am Boden und kann nicht gleiten.
air-no-further-down = Beim Gleiten geht es höchstens { $feet } je Phase hinab.
air-has-to-come-down = Ein Gleitflug endet { $feet } tiefer, als er begann, oder am Boden.
air-too-high = Höchstens { $limit } über etwas, das trägt; wie hoch das ist, gibst du mit support an.
air-overloaded = { $creature } trägt zu viel: { $is }.
air-in-midair = Hinweis: { $is }.
air-no-such-wind = { $book } sagt nicht, was ein solcher Wind ({ $wind }) mit Kreaturen macht. /fly und /fly-mishap rechnen das Wetter ein, wo es zählt.
air-withstands = Ein solcher Wind ({ $wind }) macht { $creature } nichts aus (zählt als { $size }).
air-blows-prone = Bei einem Fehlschlag wirft der Wind { $creature } (zählt als { $size }) um.
air-blows-back = Bei einem Fehlschlag weht der Wind { $creature } (zählt im Flug als { $size }) 1d6-mal { $each } zurück.
air-rolls-away = Bei einem Fehlschlag rollt der Wind { $creature } (zählt als { $size }) liegend 1d4-mal { $each } weit, für je 1d4 nichttödlichen Schaden.
air-blows-away = Bei einem Fehlschlag weht der Wind { $creature } (zählt im Flug als { $size }) 2d6-mal { $each } davon, für 2d6 nichttödlichen Schaden.
air-checks = Bei einem Fehlschlag kommt { $creature } (zählt als { $size }) nicht gegen den Wind an.

## Flight by classes

flight-no-class = Wie gut { $who } fliegt, ist unbekannt: /creature edit creature:"{ $who }" modes:"fly 60 good" setzt es (perfect, good, average, poor oder clumsy).
flight-too-loaded = { $creature } trägt zu viel (Last: { $load }): Fliegen geht nur mit leichter Last.
flight-barded = { $creature } ist zu schwer gerüstet (Rüstung: { $armor }): Ein Reittier fliegt nur in leichter Rüstung.
flight-too-slow = { $flier } muss im Zug { $needed } fliegen, um oben zu bleiben; { $creature } ist { $flown } geflogen. Flieg weiter, lande oder schmier ab (stall:true).
flight-no-hover = { $flier } kann in der Luft nicht stehen bleiben.
flight-no-backward = { $flier } kann nicht rückwärts fliegen.
flight-turns-too-soon = { $flier } dreht { $turn } nach { $after }; das hier sind { $angle } nach { $flown }.
flight-no-turn-in-place = { $flier } kann nicht auf der Stelle drehen.
flight-turns-too-far = { $flier } dreht auf einem Platz höchstens { $most }, nicht { $angle }.
flight-faces-elsewhere = { $creature } blickt am Ende nicht in die gewünschte Richtung: { $asked }.
flight-climbs-too-steeply = { $flier } steigt höchstens mit { $slope }; hier sind es { $climbed } hinauf auf { $level } waagerecht.
flight-descends-too-steeply = { $flier } sinkt höchstens mit { $slope }; hier sind es { $descended } hinab auf { $level } waagerecht.
flight-climbs-too-soon = { $flier } fliegt zwischen Sinken und Steigen { $needed } waagerecht; hier sind es { $flown }.
flight-hovers = { $creature } schwebt dank des Talents.
flight-wheels = { $creature } wendet dank des Talents, einmal je Runde.
flight-wheeled-already = { $creature } hat in dieser Runde schon mit Wingover gewendet.
flight-no-climb-with-wingover = Mit Wingover gewinnst du in dieser Runde keine Höhe.
flight-is-stalled = { $creature } ist abgeschmiert und { $fallen } gefallen und muss sich diesen Zug lang fangen. Das Ergebnis des Reflexwurfs: /fly creature:"{ $creature }" check:18.
flight-drops = Abgeschmiert: Sturz um { $feet }. Im nächsten Zug fängt sich { $creature } mit einem Reflexwurf gegen SG { $dc }: /fly creature:"{ $creature }" check:18.
flight-crashes = Abgeschmiert: Sturz bis zum Boden, { $height } insgesamt.
flight-faces = Blickrichtung: { $facing }.
flier-clumsy = Ein unbeholfener Flieger
flier-poor = Ein schlechter Flieger
flier-average = Ein durchschnittlicher Flieger
flier-good = Ein guter Flieger
flier-perfect = Ein perfekter Flieger

## Loads

# $noted: [stand-in] where the figures are another rulebook's.
load-one-square = { $who } trägt { $pounds } lb, mehr als eine schwere Last von { $heavy } lb{ $noted ->
        [stand-in] { " " }(die leichte Last ist ersatzweise die des 3.5 SRD: `light-load` gibt sie an)
       *[own] { "" }
    }: nur ein Feld als { -full-round-action } und nicht mehr (/move pace:minimum).
load-too-much-to-carry = { $who } kann keine { $pounds } lb tragen: tragen geht bis { $most } lb, schieben oder ziehen bis { $drag } lb{ $noted ->
        [stand-in] { " " }(die leichte Last ist ersatzweise die des 3.5 SRD: `light-load` gibt sie an)
       *[own] { "" }
    }.
load-too-much = { $who } kann keine { $pounds } lb tragen: tragen oder ziehen geht bis { $most } lb{ $noted ->
        [stand-in] { " " }(die leichte Last ist ersatzweise die des 3.5 SRD: `light-load` gibt sie an)
       *[own] { "" }
    }.
load-no-climbing = Mit mehr als schwerer Last kannst du dich festhalten, aber nicht klettern.
load-plucked-off = Eine Last über der größten Zuglast reißt dich von der Wand.
load-caught = Bis die aufgefangene Kreatur mit einem Bewegungswurf freikommt, zählen ihre { $pounds } Pfund als Last.
load-flat-footed = Mit solcher Last bist du im Kampf { -flat-footed }.
load-no-dexterity = Mit solcher Last gibt es keinen Geschicklichkeitsbonus auf die RK.
load-more-than-heavy = mehr als schwere Last
# "medium load"
load-of-weight = Last { $weight }
# $what is load-of-weight or load-more-than-heavy.
load-burden = { $what }, { $pounds } lb{ $noted ->
        [stand-in] ; die leichte Last ist ersatzweise die des 3.5 SRD: `light-load` gibt sie an
       *[own] { "" }
    }
# What somebody carries, in a list of what there is to say of a creature.
carries = trägt { $pounds } lb, Last { $weight } ({ $within })
carries-more-than-heavy = trägt { $pounds } lb: mehr als schwere Last, { $step } als { -full-round-action } ({ $within })
carries-too-much = trägt { $pounds } lb: mehr als möglich ({ $within })
carries-unknown = trägt { $pounds } lb, mit unbekannter Wirkung
load-limits = leicht bis { $light }, mittelschwer bis { $medium }, schwer bis { $heavy }; zieht { $drag }{ $noted ->
        [stand-in] ; die leichte Last ist ersatzweise die des 3.5 SRD: `light-load` gibt sie an
       *[own] { "" }
    }
load-limits-lifting = leicht bis { $light }, mittelschwer bis { $medium }, schwer bis { $heavy }; hebt { $most }, zieht { $drag }{ $noted ->
        [stand-in] ; die leichte Last ist ersatzweise die des 3.5 SRD: `light-load` gibt sie an
       *[own] { "" }
    }
load-penalty = Geschicklichkeit höchstens +{ $dexterity } auf RK, Würfe -{ $checks }

## Charging and withdrawing

charge-no-opponent = { $who } ist kein Gegner von { $creature }.
charge-unseen = { $creature } sieht { $who } nicht.
charge-no-end = { $creature } kann { $target } von keinem Feld der Karte aus treffen.
charge-target-higher = { $target } ist { $feet } höher und außer Reichweite von { $creature }: Ein { -charge } zählt nur in der Ebene.
charge-target-lower = { $target } ist { $feet } tiefer und außer Reichweite von { $creature }: Ein { -charge } zählt nur in der Ebene.
charge-other-end = Ein { -charge } endet auf dem nächsten Feld, von dem aus du das Ziel triffst: { $ends }.
charge-tie-rolled = Gleich nah: { $ends }. d{ $die } ({ $rolled }): Der { -charge } endet auf { $to }.
charge-too-near = Das nächste Feld zum Angreifen ist { $feet } entfernt, ein { -charge } braucht mindestens { $least }.
charge-squeezed-start = { $creature } ist am Start eingezwängt und kann keinen { -charge } machen.
charge-slow-ground = Der Boden auf { $square }, in der Bahn, bremst.
charge-drop-in-lane = Der Boden von { $square }, in der Bahn, liegt { $feet } tiefer.
charge-slow-body = { $who } liegt auf { $square } in der Bahn und bremst.
charge-low-or-narrow = In der Bahn zwischen { $a } und { $b } ist ein Hindernis oder eine Engstelle.
charge-no-overrun = Hier gilt: { $is }.
charge-not-met = { $who } ist nicht im Weg: hier gibt es niemanden zu überrennen.
charge-not-in-need = { $who } ist hilflos: Der { -charge } geht ohne Überrennen vorbei.
charge-bonus = { -charge }: { $is }.
charge-weapons = Waffen: { $is }.
charge-dives = Ein Sturzflug: Klauen oder Krallen von { $creature } machen doppelten Schaden.
charge-rider-strikes = { $who } greift aus dem Sattel an: Der Sturmangriff endet, wo dieser Angriff hinreicht.
charge-no-primary = Ein { -withdrawal } gilt einem Gegner, den { $creature } sieht und der { $creature } bedroht. Es gibt keinen: nimm /move.
charge-no-threat = { $who } bedroht { $creature } nicht: von dort gibt es keinen { -withdrawal }.
charge-not-farther = Der Schritt nach { $square } führt nicht weiter weg vom Gegner dieses { -withdrawal }s.

## Flanking

flank-with = Mit { $name }: die Linie von { $from } nach { $to }.
flank-with-inside = Mit { $name }: Eine der beiden Kreaturen teilt sich Felder mit einer viel größeren oder kleineren.
flank-unknown = { $book } hat keine Zange; stattdessen gibt es { $instead }.
flank-no-opponents = { $flanker } und { $target } sind keine Gegner.
flank-no-ally = { $who } und { $flanker } sind keine Verbündeten gegen { $target }.
flank-no-line = Keine Linie zwischen { $flanker } und { $who } führt durch gegenüberliegende Seiten von { $target }.
flank-alone = { $flanker } hat hier keine Verbündeten.
flank-since-condition = { $condition }
flank-since-unarmed = unbewaffnet
flank-since-unseen = sieht das Ziel nicht
flank-since-neutral = neutral
flank-since-no-reach = Reichweite nur im eigenen Feld
flank-since-too-far = zu weit weg
flank-since-too-near = zu nah für die Waffe mit Reichweite
flank-since-covered = eine Wand oder ihre Ecke ist im Weg
flank-no-threat = { $who } bedroht { $target } nicht: { $why }.

## Maneuvers

maneuver-no-opponent = { $who } ist kein Gegner von { $mover }: So geht es nur durch Gegner. An Freunden vorbei: /move.
maneuver-too-big = { $who } ist zu groß: Ein Ziel ist höchstens { $sizes ->
        [one] 1 Größenkategorie
       *[other] { $sizes } Größenkategorien
    } größer als { $mover }.
maneuver-no-helper-beside = Ein Verbündeter, der hilft, muss zu Beginn neben { $creature } stehen.
maneuver-extra = Die letzten { $feet } erhöhen den SG um { $harder }.
maneuver-extra-reaches = { $feet } mehr reichen, mit einem um { $harder } höheren SG: extra:{ $typed }.
maneuver-not-big-enough = { $who } ist nicht groß genug: nötig ist eine Größe von mindestens { $sizes ->
        [one] 1 Kategorie
       *[other] { $sizes } Kategorien
    } über der von { $mover }.
maneuver-above = { $who } ist über { $mover } und nicht im Weg: Das geht nur auf gleicher Höhe.
maneuver-below = { $who } ist unter { $mover } und nicht im Weg: Das geht nur auf gleicher Höhe.
maneuver-fills = { $who } füllt die eigenen Felder aus: Da kommt niemand durch.
maneuver-one-target = Hier geht nur ein Ziel.
maneuver-once-a-round = { $mover } hat das in dieser Runde schon versucht, und es geht nur einmal je Runde.
maneuver-not-through = Der Weg führt nicht durch die Felder von { $who }.
maneuver-not-inside = Das Ende muss ganz in den Feldern von { $who } liegen, { $to } liegt nicht ganz darin.
maneuver-not-beside = { $who } ist nicht neben { $mover }: Ein Ansturm beginnt mit einem Schritt ins Feld des Ziels. Geh zuerst mit /move hin.
maneuver-no-direction = { $mover } steht mitten im Ziel: Es gibt keine Richtung zum Stoßen.
maneuver-how-far = Kein Dokument sagt, wie weit ein Erfolg stößt: Gib es an, etwa feet:10.
maneuver-encumbered = Rüstung oder Last bremst { $mover }: Turnen geht so nicht.
maneuver-tumbles-all-the-way = Nach { $book } turnst du die ganze { -move-action } lang, mit halber Bewegungsrate: Lass `tumbled` weg.
maneuver-tumbles-elsewhere = { $square } aus `tumbled` liegt nicht auf dem Weg: Gib den Weg in `to` an.
maneuver-walks-through = Durch { $who } kommst du nur turnend: Gib in `tumbled` alle Felder von { $who } auf dem Weg an.
maneuver-deep-bog = In tiefem Sumpf kann niemand turnen.
maneuver-untrained = { $mover } ist in Turnen ungeübt und darf es nicht versuchen.
maneuver-no-way-through = Durch die Felder von { $who } geht kein Turnen: { $others }.
maneuver-avoids = { $who } weicht aus.
maneuver-stops-before = { $mover } hält auf { $at } an, vor { $who }.
maneuver-goes-back = { $mover } hält vor { $who } an und geht zurück bis { $at }, dem ersten freien Platz.
maneuver-held-by = Auf { $at } ist Schluss: Der Wurf gegen { $who } ist misslungen.
maneuver-ends-charge = Das beendet den { -charge }: +2 auf den Stärkewurf (rechne es ein), danach keine Aktion mehr.
maneuver-hurts = { $creature } macht { $who } Manöverschaden: den der Waffe allein.
maneuver-never-prone = { $who } schwebt und kann nicht zu Boden gehen.
maneuver-falls-prone = { $who } stürzt und liegt am Boden.
maneuver-push-ends = Der Stoß endet dort: { $why }
maneuver-not-pushed = { $who } bleibt auf { $to }.
maneuver-pushed = { $who } wird { $feet } weit gestoßen ({ $way }), bis { $to }.
maneuver-holds-on = { $who } hat sich freiwillig hingeworfen und kann so nicht gestoßen werden.
maneuver-resists = { $who } widersteht { $feet } des Stoßes.
maneuver-drops-prone = { $who } wirft sich hin und beendet den Stoß.
maneuver-cannot-drop = { $who } kann den Stoß nicht durch Hinwerfen beenden.
maneuver-strikes-pushed = { $by } bekommt { -attack-of-opportunity(form: "a") } gegen { $at } (beim Verlassen von { $leaving }).
maneuver-may-go-astray = Angriffe von anderen treffen zu 25 % die falsche der beiden Kreaturen.
maneuver-provokes-nobody = Kein { -attack-of-opportunity } von { $who }: Dieses Manöver provoziert nicht.
maneuver-spared = Kein { -attack-of-opportunity } von { $who }: Der Wurf verhindert ihn.
maneuver-sizes-count = Bei vergleichenden Stärkewürfen gibt jede Größe über mittelgroß +4, jede darunter -4; Ergebnisse gelten, wie du sie angibst.
maneuver-stands-firm = { $who } hat mehr als zwei Beine: +4 auf den vergleichenden Wurf; Ergebnisse gelten, wie du sie angibst.
maneuver-defense-unknown = Die Maneuver Defense von { $who } ist unbekannt: /creature sheet creature:"{ $who }" maneuver-defense:18 setzt sie.
maneuver-unknown = { $book } hat das nicht: { $what }; stattdessen gibt es { $instead }.
# $is says what another maneuver is there.
maneuver-unknown-but-rush = { $book } hat das nicht: { $what }; stattdessen gibt es { $instead }. /bull-rush ist hier: { $is }.
maneuver-called-overrun = Überrennen
maneuver-called-bull-rush = Ansturm
maneuver-called-tumble = Turnen
maneuver-called-clamber = Erklettern

## Forced movement

forced-cannot-be = Nichts kann { $creature } von { $from } wegbewegen:
forced-cannot-be-to = Nichts kann { $creature } von { $from } nach { $to } bewegen:
# $done is one of thrust-...; $cost is cost-of.
forced-up = { $creature } wird hinauf bis { $after } über { $to } { $done }: { $cost }.
forced-could-up = { $creature } könnte hinauf bis { $after } über { $to } { $done } werden: { $cost }.
forced-down = { $creature } wird hinab bis { $after } über { $to } { $done }: { $cost }.
forced-could-down = { $creature } könnte hinab bis { $after } über { $to } { $done } werden: { $cost }.
forced-stays = { $creature } bleibt auf { $from }: { $cost }.
forced-done = { $creature } wird von { $from } nach { $to } { $done }: { $cost }.
forced-could = { $creature } könnte von { $from } nach { $to } { $done } werden: { $cost }.
thrust-push = gestoßen
thrust-pull = gezogen
thrust-slide = geschoben
thrust-fling = geschleudert
forced-unknown = { $book } hat das nicht: { $how ->
        [push] Stoßen
        [pull] Ziehen
        [slide] Schieben
        [fling] Schleudern
       *[other] { $how }
    }; stattdessen gibt es { $instead }.
forced-holds-on = { $creature } liegt freiwillig am Boden und ignoriert das; mit drop-prone:false nicht.
forced-resists-all = { $creature } widersteht { $feet } erzwungener Bewegung: Es bleibt nichts übrig.
forced-resists = { $creature } widersteht { $feet } davon.
forced-not-nearer = { $square } ist nicht näher: Beim Ziehen muss jedes Feld näher sein als das vorige.
forced-not-farther = { $square } ist nicht weiter weg: Beim Stoßen muss jedes Feld weiter weg sein als das vorige.
forced-narrow = Auf { $square } geht es nur eingezwängt, und dazu kann niemand gezwungen werden.
forced-occupied = { $who } steht auf { $square } im Weg.
forced-out-of-reach = Mit { $budget } geht es nicht bis { $square }.
forced-beside-already = { $creature } ist schon daneben: Nenn das nächste Feld, etwa to:D4.
forced-no-square = Diese Bewegung kann auf kein Feld führen.
forced-no-square-there = In dieser Richtung ({ $way }) ist kein Feld frei; nimm direction oder to für einen anderen Weg.
forced-map-ends = Dort ist die Karte zu Ende.
forced-only-up-or-down = { $creature } ist in der Luft und fliegt deshalb gerade hinauf oder hinab.
forced-off-the-line = Es geht nur geradeaus: { $way }.
forced-which-line = Es geht nur geradeaus: Gib die Richtung an, etwa direction:ne.
forced-by = Bewegt von { $who }: { $is }.
forced-ends-at-edge = Die Bewegung endet am Kartenrand.
forced-ends-before = Die Bewegung endet dort: { $why }
forced-hazard = Achtung: Auf { $square } ist gefährlicher Boden.
forced-may-drop-prone = { $creature } kann sich vorher hinwerfen und beendet es so: drop-prone:{ $at }.
forced-drops-prone = { $creature } wirft sich hin und beendet die Bewegung.
forced-ends-lying = { $creature } hätte aufstehen können, bleibt aber liegen und beendet so die Bewegung.
forced-splayed = { $creature } ist hingestreckt und kann sich nicht noch einmal hinwerfen.
forced-no-chance-to-stand = { $creature } liegt schon am Boden und konnte seither nicht aufstehen: Das beendet nichts.
forced-lies-already = { $creature } liegt schon am Boden, Hinwerfen beendet nichts. War seit dem Sturz Zeit zum Aufstehen: drop-prone:true ignoriert das hier.
forced-hangs-on-edge = { $creature } hängt auf { $square } an der Kante.
forced-falls-at-edge = { $creature } stürzt auf { $square } ab und kommt nicht weiter.
forced-unspent = { $feet } bleiben übrig und machen keinen Schaden.
forced-unspent-hurts = { $feet } bleiben übrig: { $dice } Schaden für { $creature } und das Hindernis.
forced-unsteady = { $creature } ist wackelig bis zur Landung am Ende der Runde.

## Answers to movement

reactive-unknown = { $book } hat das nicht: { $what }; stattdessen gibt es { $instead }.
reactive-unseen = { $mover } sieht { $who } nicht und kann nur sichtbare Kreaturen wählen.
reactive-moved-already = { $mover } hat sich in dieser Phase schon bewegt, und es gibt nur eine { -move-action }.
reactive-declared = { $mover } hat die { -move-action } dieser Phase schon verbraucht: { $mover } { $intent }. /phase retract nimmt es unbenutzt zurück, /phase next beendet es.
reactive-wrong-distance = { $to } ist { $feet } von { $who } entfernt.
reactive-unaffected = Achtung: { $by } hält niemanden auf, der sich durch die eigenen Felder von { $by } bewegen darf.
reactive-blocked = { $by } blockiert { $mover }: { $extra } mehr.
reactive-held-back = Der Schritt nach { $to } kostet { $feet }, und so viel hat { $mover } nicht mehr: Hier ist Schluss.
reactive-was-there-first = { $who } war in dieser Phase zuerst dort.
reactive-distance-kept = { $mover } ist { $feet } von { $who } entfernt.
reactive-distance = { $mover } ist { $feet } von { $who } entfernt; besser geht es nicht.
reactive-blocks-late = { $who } hat sich in dieser Phase schon bewegt: Blocken wirkt nur noch auf das, was { $who } ab jetzt tut.
reactive-vanishes = { $by } kann { $mover } nicht Schritt für Schritt folgen. { $line } mit seinem Abstand antwortet durch vergleichende Initiative, wenn zu sehen ist, wohin; mit unseen:true geht es weiter wie bisher.
reactive-nothing-to-block = { $by } kann das nicht blocken: { $mover } kommt durch keine Felder.
reactive-lost = { $mover } handelt, als stünde { $who } noch auf { $at }.
reactive-no-free-hand = { $mover } braucht dafür zwei freie Hände, mindestens aber eine.
reactive-failed = { $result } gegen SG { $dc }: { $mover } kommt nicht voran und verbraucht die { -move-action } dieser Phase.
reactive-no-water = Auf { $square } ist kein Wasser zum Schwimmen.
reactive-no-surface = Auf { $square } ist keine feste senkrechte Fläche, an der { $mover } klettern kann.
reactive-sprint-standard = Der Sprint kostet die { -standard-action }.
reactive-sprint-movement = Ein Sprint in der Bewegungsphase kostet eine Stufe Erschöpfung.
reactive-sprint-either = Ein Sprint kostet die { -standard-action }; in der Bewegungsphase kostet er eine Stufe Erschöpfung.
reactive-blocking = Blockieren
reactive-following = Folgen Schritt für Schritt
reactive-keeping-away = { -withdrawal } auf Abstand
reactive-climbing = Weiterklettern
reactive-swimming = Weiterschwimmen
reactive-swim-difficulties = dv: ruhiges Wasser 5, raues oder zähes 10, stürmisches 15, extremes 20; für im Wasser Heimische 10 mehr.
reactive-climb-difficulties = dv: steiler Hang 0, große feste Griffe 5, kleine oder unsichere Griffe 10, rau mit wenigen Griffen 15, rau ohne 20, glatt 25.
# What somebody does, after its name: "Ogre blocks Hero".
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
check-decides = { $check } { $against } entscheidet. Erfolg: { $success }. Misserfolg: { $failure }.
check-decides-with-worst = { $check } { $against } entscheidet. Erfolg: { $success }. Misserfolg: { $failure }. Natürliche 1: { $worst }.
check-would-help = { $check } { $against } könnte helfen. Erfolg: { $success }. Misserfolg: { $failure }.
check-past = an { $against } vorbei, SG { $dc }
check-against-dc = gegen { $against } ({ $defense }, SG { $dc })
check-against = gegen { $against } ({ $defense })
check-dc = gegen SG { $dc }
check-dc-untold = (SG unbekannt)
check-against-added = { $against } ({ $added } auf den Wurf)
check-added = { $total } mit { $added } macht { $counted }
check-natural-20 = { $total } und { $more } für die natürliche 20
check-modifier = { $adds } { $name }
check-contained = { $added } kommt zu bonus dazu; in check ist es schon drin.

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
skill-balance = Balance
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
skill-check-balance = Balance-Wurf
skill-check-dexterity = Geschicklichkeitswurf
a-skill-check-constitution = Ein Konstitutionswurf
a-skill-check-movement = Ein Movement-Wurf
a-skill-check-strength = Ein Stärkewurf
a-skill-check-jump-or-tumble = Ein Springen- oder Turnen-Wurf
a-skill-check-tumble = Ein Turnen-Wurf
a-skill-check-acrobatics = Ein Akrobatikwurf
a-skill-check-swim-or-tumble = Ein Schwimmen- oder Turnen-Wurf
a-skill-check-swim-or-acrobatics = Ein Schwimmen- oder Akrobatikwurf
a-skill-check-caster = Ein Zauberwirker-Wurf
a-skill-check-reflex = Ein Reflexwurf
a-skill-check-jump = Ein Springen-Wurf
a-skill-check-endurance = Ein Endurance-Wurf
a-skill-check-might = Ein Might-Wurf
a-skill-check-climb = Ein Klettern-Wurf
a-skill-check-initiative = Ein Initiativewurf
a-skill-check-swim = Ein Schwimmen-Wurf
a-skill-check-burrow = Ein Graben-Wurf
a-skill-check-flexibility = Ein Flexibility-Wurf
a-skill-check-escape-artist = Ein Entfesselungskunst-Wurf
a-skill-check-fortitude = Ein Zähigkeitswurf
a-skill-check-balance = Ein Balance-Wurf
a-skill-check-dexterity = Ein Geschicklichkeitswurf
defense-maneuver-defense = Maneuver Defense
defense-strength-or-dexterity-check = Stärke- oder Geschicklichkeitswurf
defense-strength-check = Stärkewurf
defense-initiative = Initiative
defense-initiative-to-beat = Initiative, die zu übertreffen ist
modifier-size = Größe
modifier-greater-flight = mächtiger Flug
modifier-climb-speed = Kletterbewegungsrate
modifier-haste = Eile
modifier-native = im Wasser zu Hause
modifier-one-hand = eine Hand
modifier-several = mehrere Ziele
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
check-run-on-constitution-failure = muss aufhören zu rennen und eine Minute rasten, bevor das wieder geht
check-charge-success = greift an und provoziert { $target } nicht
check-charge-failure = greift nicht an und provoziert { $target } nicht
check-charge-critical = greift nicht an und provoziert { $target }
check-charge-overrun-success = wirft { $target } um und macht weiter (das +2 für den { -charge } rechne selbst ein)
check-charge-overrun-failure = hält an, denn { $target } bleibt im Weg
check-withdraw-success = provoziert einen Gegner weniger, und je 2 über dem SG noch einen weniger
check-withdraw-failure = provoziert alle anderen, die bedrohen
check-jump-down-success = nimmt für die ersten { $length } keinen Schaden, für die zweiten { $length } nichttödlichen
check-jump-down-failure = fällt wie bei einem Sprung ohne Wurf
check-tumble-down-success = fällt { $length } weniger
check-tumble-down-failure = fällt wie ohne den Wurf
check-break-fall-success = nimmt für die zweiten { $length } keinen Schaden
check-break-fall-failure = fällt wie ohne den Wurf
check-dive-success = taucht unverletzt ein
check-dive-failure = fällt ins Wasser wie alle anderen
check-acrobatic-dive-success = taucht unverletzt ein
check-acrobatic-dive-failure = fällt ins Wasser wie alle anderen
check-fly-slowly-success = bleibt in der Luft
check-fly-slowly-failure = kommt nicht voran und sinkt um die eigene Bewegungsrate; mit Flügeln droht bei 5 oder mehr darunter ein Absturz
check-stay-aloft-success = bleibt in der Luft auf der Stelle
check-stay-aloft-failure = kommt nicht voran und sinkt um die eigene Bewegungsrate; mit Flügeln droht bei 5 oder mehr darunter ein Absturz
check-fly-hurt-success = verliert diese Höhe und fliegt weiter
check-fly-hurt-failure = fällt den Rest des Wegs zu Boden
check-fly-on-after-collision-success = fliegt weiter
check-fly-on-after-collision-failure = fällt zu Boden
check-fly-in-mid-fall-success = fängt sich unverletzt im Fallen
check-fly-in-mid-fall-failure = fällt
check-cast-falling-success = wirkt den Zauber im Fallen
check-cast-falling-failure = wirkt den Zauber nicht
check-recover-from-stall-success = fängt sich und fliegt wieder
check-recover-from-stall-failure = fällt weiter
check-jump-success = springt wie gewollt
check-jump-failure = kommt so weit, wie der Wurf reicht, oder nicht höher als vorher
check-acrobatic-jump-success = springt wie gewollt
check-acrobatic-jump-failure = kommt so weit, wie der Wurf reicht, oder nicht höher als vorher
check-grab-the-edge-success = hängt an der anderen Kante
check-grab-the-edge-failure = fällt davor hinab
check-march-on-constitution-success = marschiert ohne Schaden weiter
check-march-on-constitution-failure = nimmt 1d6 nichttödlichen Schaden und ist erschöpft
check-march-on-success = marschiert weiter
check-march-on-failure = muss rasten
check-hustle-on-success = eilt weiter
check-hustle-on-failure = muss rasten
check-ground-success = kommt hinüber
check-ground-failure = hält davor an
check-balance-failure = hält davor an und kann stürzen
check-stand-wind-success = hält dem Wind stand
check-stand-wind-failure = hält dem Wind nicht stand
check-escape-success = kommt durch die Lücke
check-escape-failure = kommt nicht durch und darf es noch einmal versuchen
check-run-on-might-success = rennt weiter
check-run-on-might-failure = muss aufhören zu rennen und ist erschöpft
check-overrun-strength-success = wirft das Ziel um und geht weiter
check-overrun-strength-failure = geht { $length } auf dem eigenen Weg zurück, und die Bewegung endet; liegend, wenn dort jemand steht oder das Ziel ein Bein stellt (tripped:true)
check-overrun-success = kommt hindurch; bei 5 darüber liegt das Ziel am Boden
check-overrun-failure = hält vor dem Ziel an oder geht zurück bis zum ersten freien Platz
check-overrun-in-passing-success = kommt hindurch
check-overrun-in-passing-failure = hält vor dem Ziel an oder geht zurück bis zum ersten freien Platz
check-bull-rush-by-strength-success = stößt das Ziel { $length } gerade zurück, und je 5 darüber { $length } weiter, wenn es mitgeht (follow:true), falls nichts im Weg ist
check-bull-rush-by-strength-failure = geht gerade zurück an den alten Platz; liegend, wenn dort jemand steht
check-bull-rush-by-might-success = stößt das Ziel zurück
check-bull-rush-by-might-failure = stößt niemanden
check-tumble-past-success = kommt vorbei, ohne zu provozieren
check-tumble-past-failure = provoziert
check-tumble-through-success = kommt durch das Feld, ohne zu provozieren
check-tumble-through-failure = hält vor dem Feld an und provoziert
check-tumble-past-all-success = entgeht dem Angriff eines Gegners, und eines weiteren je 2 darüber
check-tumble-past-all-failure = provoziert alle
check-clamber-success = endet in den Feldern des Ziels, ohne es zu provozieren, und je 2 darüber einen anderen nicht
check-clamber-failure = hält vor den Feldern des Ziels an und provoziert das Ziel und alle, die verlassene Felder bedrohen
check-hold-the-edge-success = hängt an der Kante
check-hold-the-edge-failure = fällt über die Kante
check-past-blocker-success = kommt vorbei
check-past-blocker-failure = zahlt für den Schritt die Bewegungsrate des Blockierers mehr oder bleibt stehen
check-climb-forward-success = klettert weiter
check-climb-forward-failure = kommt nicht voran
check-swim-forward-success = schwimmt weiter
check-swim-forward-failure = kommt nicht voran
check-climb-success = klettert
check-climb-failure = kommt nicht voran und fällt bei 5 oder mehr darunter
check-climb-inverted-success = klettert daran entlang
check-climb-inverted-failure = fällt
check-climb-hurt-success = hält sich fest
check-climb-hurt-failure = verliert den Halt und fällt nach den Kletterregeln
check-swim-success = schwimmt
check-swim-failure = kommt nicht voran und geht bei 5 oder mehr darunter unter
check-dig-success = gräbt weiter
check-dig-failure = kommt in dieser Runde nicht voran
check-dig-rock-success = gräbt durch Fels wie durch Erde
check-dig-rock-failure = gräbt wie üblich durch Fels
check-chase-success = folgt
check-chase-failure = macht weiter, als stünde das Ziel dort, wo es verschwand

## Falls

fall-on-success = Bei Erfolg: { $damage }.
fall-on-failure = Bei Misserfolg: { $damage }.
fall-is-prone = { $who } liegt am Boden.
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
fall-plain-surface = Nach { $book } ist dieser Boden wie jeder andere.
fall-unknown-water = { $book } hat keine Regel für Stürze ins Wasser: Der Sturz zählt wie auf Boden.
fall-shallow = Wasser unter { $least } Tiefe mildert keinen Sturz.
fall-too-shallow-to-dive = Ein Kopfsprung braucht { $needs } tiefes Wasser: Hier ist es ein Sturz ins Wasser.
fall-risky-dive = Ein Kopfsprung braucht { $needs } tiefes Wasser: Hier ist der SG 5 höher, und der Sturz zählt { $longer } länger.
fall-could-try = { $check } Gib check mit dem Ergebnis an, oder bonus für einen Wurf des Bots.
fall-no-check = In { $book } hilft hier kein Wurf: Lass check, bonus und attempt weg. Was es gibt (jumped:true): { $is }.
fall-not-its-turn = { $whose } ist am Zug, und { $who } kann einen Sturz nur im eigenen mildern: Lass check, bonus und attempt weg.
fall-limit-stands = Wie viel vom Sturz zählt, ist hier vorgegeben: { $is }.
fall-no-time-to-cast = Zum Zaubern fehlt die Zeit: nur bei mehr als { $fall } Sturz oder mit einem Zauber als augenblicklicher Aktion (immediate:true).
fall-unknown-casting = { $book } hat keine Regel für Zaubern im Fallen.
fall-half-onto = { $other } federt den Aufprall ab und nimmt die Hälfte, höchstens die Trefferpunkte von { $who }.
fall-unknown-onto = { $book } hat keine Regel dafür, was { $other } beim Aufprall abbekommt: Das entscheidet die SL.
fall-untold-depth = Wie tief das Wasser ist, ist unbekannt; es zählt als Boden. Gib es an, etwa water-depth:20.
fall-unknown-thing = { $book } hat keine Regeln für fallende Gegenstände, nur für fallende Kreaturen.
fall-no-object-dice = Für einen Gegenstand dieser Größe ({ $size }) sind keine Würfel angegeben.
fall-touch-attack = Geworfen oder gezielt fallen gelassen muss es erst treffen: Berührungsangriff im Fernkampf, Grundreichweite { $increment }.
fall-hits-an-area = Es nimmt { $side } mal { $side } Felder ein: Ist es der SL besonders groß, trifft der Angriff alle in dieser Fläche.
fall-unknown-collision = { $book } hat keine Regel für Zusammenstöße, nur für Stürze (height).
fall-careful = Bei vorsichtiger Bewegung verletzt ein Anstoßen nicht.
fall-not-its-target = Das gilt für unerwartete Hindernisse; das Ziel eines Sturmangriffs verletzt den Angreifer nicht.
fall-floats-down = { $who } hat mächtigen Flug und schwebt ohne Schaden herab.
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
travel-in-all = Insgesamt: { $damage }.
travel-in-all-shared = Insgesamt: { $damage } für den Reiter; Reiter und Reittier sind erschöpft, bis das geheilt ist.
travel-in-all-mount = Insgesamt: { $damage }, und das Reittier ist erschöpft.
travel-in-all-fatigued = Insgesamt: { $damage }, und erschöpft, bis das geheilt ist.
# $ground is travel-ground or travel-ground-impeded.
travel-part = - { $miles } in { $hours } ({ $per_hour } je Stunde)
travel-part-over = - { $ground }: { $miles } in { $hours } ({ $per_hour } je Stunde)
travel-part-hustling = - { $ground }, im Eilschritt: { $miles } in { $hours } ({ $per_hour } je Stunde)
travel-more-nights = Ebenso an { $days ->
        [one] einem weiteren Tag
       *[other] { $days } weiteren Tagen
    }.
travel-refused = So geht die Reise nicht.
# $all: travel-covers and what comes after it, with spaces between.
travel-headline = { $all }.
travel-headline-slowest = { $all }. Am langsamsten: { $who }.
travel-covers = { $miles } in { $hours }
travel-covers-days = { $miles } in { $hours } ({ $days } Tage)
travel-on-mount = mit Reittier ({ $mount })
travel-by-vehicle = per { $vehicle }
travel-at-speed = mit Bewegungsrate { $speed }
travel-over = über { $ground }
travel-at-hustle = – im Eilschritt
travel-an-hour = ({ $miles } je Stunde)
travel-ground = { $land }, { $road }
travel-ground-impeded = { $land }, { $road }, behindernd
travel-way = { $mode }, { $grade }
travel-days-alike = Tage 1 bis { $days }: je { $miles } in { $hours }.
travel-day = Tag { $day }: { $miles } in { $hours }
# $last, and $days as a list, are travel-day.
travel-days-then = Tage 1 bis { $days }: je { $miles } in { $hours }; { $last }.
travel-days-listed = { $days }; { $last }.
travel-days-listed-on = { $days }, und so weiter; { $last }.
travel-hour = Stunde { $hour }
travel-day-hour = Tag { $day }, Stunde { $hour }
travel-hustling-costs = Eilen kostet: { $hours }.
travel-marching-costs = Weitermarschieren kostet: { $hours }.
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
travel-no-miles = { $book } nennt Meilen für Bewegungsraten von { $printed }, nicht für { $speed }: Gib miles-per-hour an, oder füll die Lücken mit /table house-rule rule:travel-between value:proportional.
travel-speedless = { $who } hat keine Bewegungsrate und kommt nicht voran.
travel-overloaded = { $who } trägt mehr als eine schwere Last: So geht die Reise nicht.
travel-still = { $who } ist { $condition } und kann nicht reisen.
travel-no-ways = { $book } nennt dafür keine Meilen ({ $way }): Gib miles-per-hour an.
travel-unknown-grade = { $book } nennt Meilen für jede Form davon, { $known }: Nenn eine, etwa mode:fly grade:greater.
travel-unknown-way = { $book } nennt dafür keine Meilen ({ $way }); es gibt sie für { $known }: mode:fly grade:greater.
travel-useless-way = Auf einer Reise hilft das nicht: { $way }.
travel-only-trees = Von Baum zu Baum schwingen geht nur mit Bäumen: Hier gibt es keine ({ $land }).
travel-only-cliffs = Das zählt nur, wo es etwas zu klettern gibt.
travel-counts-as-walk = Dafür hat das Regelwerk keinen Faktor ({ $way }): Es zählt als Gehen mit dieser Bewegungsrate.
travel-no-terrain = Land und Wege machen in der Luft oder im Wasser keinen Unterschied.
travel-no-mounts = { $book } hat keine Tabelle der Reittiere: Nenn die Bewegungsrate, etwa speed:50 mounted:true.
travel-unknown-mount = { $book } hat dieses Reittier nicht in der Tabelle ({ $mount }); es gibt { $known }.
travel-mount-overloaded = Dieses Reittier ({ $mount }) trägt höchstens { $most } lb.
travel-no-run = Stundenlang rennen geht nicht: Rennen und Rasten im Wechsel ist Eilen. Wie lange du rennen kannst: rounds:20 pace:run.
travel-no-hustle = Fahrzeuge fahren so schnell, wie es in ihrer Tabelle steht.
travel-unknown-impeded = { $book } sagt nicht, wie weit du in durchgehend behinderndem Gelände kommst.
travel-impeded-for-walkers = Behinderndes Gelände zählt nur zu Fuß.
travel-day-too-long = So ein Tag hat höchstens { $most }.
travel-no-river-boat = Eine Strömung trägt Flöße, Kielboote und Ruderboote.
travel-unknown-round-the-clock = { $book } sagt nicht, was Reisen ohne Rast kostet; Schiffe haben ihren eigenen Tag.
travel-trail-of-no-use = Ein Pfad hilft einem Fahrzeug nicht: Es fährt wie ohne Weg.
travel-day-is-less = Für einen ganzen Tag zu Fuß nennt das Regelwerk { $day }, weniger, als die Stunden ergeben.
travel-floats-on = Nach den geruderten Stunden treibt es mit der Strömung weiter.
travel-has-to-rest = Bei einem Fehlschlag ist Rast nötig: Tag { $day } endet nach { $at }.
travel-not-there = { $legs ->
        [one] Die letzte Etappe passt
       *[other] Die letzten { $legs } Etappen passen
    } nicht mehr in diese Zeit.
travel-could-float = Nach den geruderten Stunden könnte es mit der Strömung weitertreiben, { $hours } Stunden am Tag: round-the-clock:true.
travel-unknown-run = { $book } nennt Gehen und Eilen für Stunden, aber kein Rennen.
travel-too-far = Das dauert mehr als { $days } Tage.

## Runs of so many rounds

dash-nobody-runs = In { $book } kann so niemand rennen.
dash-nobody-gets-anywhere = In { $book } kommt so niemand voran.
dash-whoever-runs = Ein Läufer
dash-whoever-goes = Ein Wanderer
dash-rounds = { $rounds ->
    [one] 1 Runde
   *[other] { $rounds } Runden
    }
dash-rounds-of = { $rounds } von { $asked } Runden
dash-covers = { $who } schafft { $feet } in { $rounds }, { $a_round } je Runde.
dash-free = Mit Konstitution { $free } brauchen die ersten { $free } Runden Rennen keinen Wurf.
dash-free-unknown = Wie lange du rennen kannst, hängt von der Konstitution ab: Gib sie an, etwa constitution:14.
dash-check = Runde { $round }: { $check }

## Ways of getting somewhere

way-what =
    { $kind ->
        [stay] Auf { $to } bleiben
        [step] 1,50-m-Schritt nach { $to }
        [crawl] Nach { $to } kriechen
        [double] Doppelte Bewegung nach { $to }
        [hustle] Nach { $to } eilen
        [sprint] Nach { $to } sprinten
        [run] Nach { $to } rennen
        [minimum] Mindestbewegung nach { $to }
        [charge] Sturmangriff nach { $to }
        [withdraw] Rückzug nach { $to }
        [tumble] Akrobatisch nach { $to }
        [overrun] Überrennen nach { $to }
        [jump] Sprung nach { $to }
        [fly] Nach { $to } fliegen
        [fly-double] Doppelte Bewegung durch die Luft nach { $to }
        [swim] Nach { $to } schwimmen
        [climb] Nach { $to } klettern
        [burrow] Nach { $to } graben
        [teleport] Nach { $to } teleportieren
        [any] Auf mehrere Arten nach { $to }
       *[move] Bewegung nach { $to }
    }
way-charge-anywhere = Sturmangriff; ein Würfel entscheidet, wo er endet
way-safest = { $what }, sicherster Weg
way-traded = { $what }, für einen Angriff
way-attack =
    { $means ->
        [full] voller Angriff
        [charge] ein Angriff im Sturm
        [next-turn] Angriff im nächsten Zug
       *[one] ein Angriff
    }
way-exposed =
    { $many ->
        [one] ein Gegner bedroht es
       *[other] { $many } Gegner bedrohen es
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

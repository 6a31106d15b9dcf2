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
moved-check-here = Was { $creature } auf { $from } tut, entscheidet ein Wurf:
moved-cannot-here = { $creature } kann das auf { $from } nicht:
moved-cannot-from = { $creature } kann von { $from } aus nicht { $bare }:
moved-check = { $creature } { $does } von { $from } nach { $to } ({ $cost }), wenn ein Wurf gelingt:
moved-cannot = { $creature } kann nicht von { $from } nach { $to } { $bare }:
moved-another-way = Ein anderer Weg führt nach { $nearest }, für { $feet }: Nenn nur, wo er endet.
moved-nearest = Nächstes erlaubtes Feld: { $nearest }, für { $feet }.
moved-instead = Eine einfache Bewegung (/move) führt nach { $to }, für { $feet }.
moved-not-proved = Das Brett ist so voll, dass es einen besseren Weg geben könnte.
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
fact-too-far = Das kostet { $feet }, und { $creature } hat { $budget }.
fact-double-would-do = Eine doppelte Bewegung würde reichen: pace:double.
fact-sprint-would-do = Ein Sprint würde reichen: /sprint.
fact-run-would-do = Rennen würde reichen: /run.
fact-minimum-would-do = Die Mindestbewegung um ein Feld würde reichen: pace:minimum.
fact-too-narrow = Auf { $square } ist der Weg für { $creature } zu eng: { $is }.
fact-stops-short = Weiter kommt { $creature } auf dem Weg nach { $goal } nicht.
fact-not-one-step = Das geht nur über ein Feld, und { $to } liegt nicht neben { $from }.
fact-not-straight = Rennen geht geradeaus über freien Boden, und kein gerader Weg führt nach { $to }; /move pace:double muss nicht gerade sein.
fact-too-tangled = Das Brett ist zu voll, um den besten Weg zu finden: Nenne Felder unterwegs.
fact-hazards = Hinweis: Der Weg führt über gefährlichen Boden: { $squares }.
fact-squeezes = { $creature } ist eingezwängt: { $is }.
fact-both-squeeze = { $creature } und { $with } sind eingezwängt: { $is }.
fact-takes-action = Das kostet { $action }.
fact-flat-footed-after = Hinweis: { $is }.
fact-runs-no-further-rests = { $result } gegen SG { $dc }: { $creature } muss aufhören zu rennen und vor dem nächsten Rennen 1 Minute (10 Runden) rasten.
fact-check-failed = Gewürfelt { $result } gegen SG { $dc }.
fact-unknown-pace = { $book } kennt das nicht: { $pace }; stattdessen gibt es { $instead }.
fact-dead = { $creature } ist tot und bewegt sich nicht.
fact-cannot-move = { $creature } ist { $condition } und kann sich nicht bewegen.
fact-only-crawls = { $creature } liegt am Boden und kann nur kriechen: /crawl, oder /stand zum Aufstehen.
fact-not-prone = { $creature } liegt nicht am Boden, und kriechen kann nur, wer dort liegt. Sonst geht /move.
fact-not-slowed = Das ist für alle, die auf null verlangsamt sind oder behindernden Boden betreten; eine einfache Bewegung reicht.
fact-too-slow-for-step = { $creature } ist zu langsam: Der { -five-foot-step } braucht eine Bewegungsrate über { $length }.
fact-no-speed = { $creature } hat gar keine Bewegungsrate, also nicht einmal ein Feld.
fact-no-speed-left = { $creature } hat dafür keine Bewegungsrate mehr übrig.
fact-after-full-round = Nach einer vollen Aktion: { $is }.
fact-blind = { $creature } sieht den Weg nicht und rennt deshalb nicht.
fact-cannot-do-that = { $creature } kann das nicht.
fact-shares = { $who } steht auf { $square }: share:true beendet die Bewegung dort, wenn { $who } zustimmt oder es nicht verhindern kann.
fact-ends-inside = Eine Bewegung kann nicht auf { $square } enden, wo { $who } steht.
fact-off-the-map = { $square } liegt jenseits des Kartenrands.
fact-pillar = { $square } ist eine Säule: Dort kann niemand stehen.
fact-solid = { $square } ist massiv: Dort kann niemand stehen.
fact-door-between = Zwischen { $a } und { $b } ist eine geschlossene Tür.
fact-low-between = Zwischen { $a } und { $b } ist eine niedrige Mauer, die man überspringen oder überklettern muss.
fact-gap-between = Zwischen { $a } und { $b } ist eine Lücke, zu eng zum Hindurchzwängen.
fact-gap-closed = Zwischen { $a } und { $b } ist eine Lücke, zu eng zum Hindurchzwängen: { $is }.
fact-gap-takes = Zwischen { $a } und { $b } ist eine Lücke, zu eng zum Hindurchzwängen: { $is } (/escape; SG nach dem, was hindurchpasst: { $dcs }).
fact-wall-between = Zwischen { $a } und { $b } ist eine Wand.
fact-door-through = Mitten durch { $to } läuft eine geschlossene Tür: Dort kann niemand stehen.
fact-wall-through = Mitten durch { $to } läuft eine Wand: Dort kann niemand stehen.
fact-door-between-middles = Zwischen den Mitten von { $from } und { $to } ist eine geschlossene Tür.
fact-wall-between-middles = Zwischen den Mitten von { $from } und { $to } ist eine Wand.
fact-cuts-corner = Die Diagonale von { $from } nach { $to } würde eine Ecke schneiden.
fact-in-the-way = { $who } ist auf { $square } im Weg.
fact-impeded = { $square } zu betreten kostet eine { -full-round-action } für dieses eine Feld: pace:minimum.
fact-too-many-in-square = Auf { $square } ist für niemanden mehr Platz.
fact-hampered = Der Schritt nach { $square } ist erschwert: { -difficult-terrain }, schlechte Sicht, eine niedrige Mauer oder zu eng.
fact-concealed = { $square } ist schlecht einzusehen, deshalb führt kein { -five-foot-step } dorthin.
fact-tight = Der Kriechgang bei { $square } ist auch zum Durchzwängen zu eng.
fact-not-allowed = Die Regeln erlauben das nicht.
no-strike-covered = Kein { -attack-of-opportunity } von { $who }: Eine Wand oder ihre Ecke ist im Weg.
no-strike-condition = Kein { -attack-of-opportunity } von { $who }: { $condition }.
no-strike-unarmed = Kein { -attack-of-opportunity } von { $who }: unbewaffnet.
no-strike-unseen = Kein { -attack-of-opportunity } von { $who }: Die Bewegung bleibt ungesehen.
no-strike-too-near = Kein { -attack-of-opportunity } von { $who }: Für die Waffe mit Reichweite ist das zu nah.
no-strike-no-reach = Kein { -attack-of-opportunity } von { $who }: Die Reichweite endet am eigenen Feld.
no-strike-had-chance = Kein weiterer { -attack-of-opportunity } von { $who }: Für diesen Zug ist er verbraucht.
no-strike-of-charge = Kein { -attack-of-opportunity } von { $who }: Ein { -charge } provoziert sein Ziel nicht.
no-strike-of-withdrawal = Kein { -attack-of-opportunity } von { $who }: Der { -withdrawal } verhindert ihn.
no-strike-of-step = Kein { -attack-of-opportunity } von { $who }: Ein { -five-foot-step } provoziert nicht.

## Turns

turn-not-its-turn = { $whose } ist am Zug, nicht { $creature }.
turn-no-action-left = Das kostet { $needed }, und so viel hat { $creature } in diesem Zug nicht mehr.
turn-no-action-points = Aktionspunkte gibt es hier nicht.
turn-not-by-action-point = Ein Aktionspunkt gibt eine Bewegungs- oder eine { -standard-action }, und das kostet { $needed }.
turn-by-action-point = { $creature } gibt für die Aktion einen Aktionspunkt aus.
turn-trades-attack = { $creature } gibt Angriff { $nth } von { $of } auf, vom niedrigsten Bonus an gezählt, und jeden Zusatzangriff mit diesem Bonus: { $left } übrig.
turn-one-maneuver = { $creature } hat das eine Manöver dieser Runde schon gemacht: { $made }.
turn-spent-on = { $creature } hat eine { -move-action } je Phase, und /{ $what } hat sie verbraucht. /phase next gibt wieder eine.
turn-carried-moved = { $who }, getragen von { $creature }, hat in dieser Phase schon den Platz gewechselt, und das tut niemand zweimal: Nach /phase next geht es gemeinsam weiter.
turn-carrier-moved = { $who } hat in dieser Phase schon den Platz gewechselt: Erst nach /phase next kann { $creature } auf- oder absteigen.
turn-one-step = { $creature } hat den { -five-foot-step } dieses Zugs schon gemacht.
turn-unknown-way = Hier ersetzt ein { -five-foot-step } alle andere Bewegung: way:{ $way } weglassen.
turn-attacks-unknown = Wie viele Angriffe { $creature } eintauschen könnte, ist nicht bekannt, und Monster haben keine: /creature sheet creature:{ $creature } base-attacks:4 nennt die der Klasse.
turn-no-attack-to-trade = { $creature } hat keinen Angriff mehr, der sich gegen einen { -five-foot-step } eintauschen lässt; die Klasse gibt { $of }.
turn-moved-already = { $creature } hat sich in diesem Zug bewegt, also ist kein { -five-foot-step } mehr möglich.
turn-stepped-already = { $creature } hat in diesem Zug einen { -five-foot-step } gemacht, und dazu geht keine andere Bewegung.
turn-stands-already = { $creature } liegt nicht am Boden, muss also nicht aufstehen.
turn-hindered = { $creature } ist { $condition }, und das schließt es aus.
turn-one-action = { $creature } ist { $condition }: nur eine Aktion je Zug, und das hier kostet { $needed }.
turn-has-to-rest = { $creature } hat beim Rennen die Grenze erreicht: { $rounds ->
        [one] noch 1 Runde
       *[other] noch { $rounds } Runden
    } Rast, nicht schneller als mit einer { -move-action }, bevor es wieder ans Rennen geht.
turn-stopped-running = { $creature } hat in dieser Runde den Wurf zum Weiterrennen nicht geschafft und muss aufhören zu rennen.
turn-runs-no-further = Der Wurf ergab { $result }, nötig ist { $dc }: { $creature } muss aufhören zu rennen und ist erschöpft.
turn-chance-before = { $who } hatte in diesem Zug schon { -attack-of-opportunity(form: "a") }: noch einer geht nur, wenn mehr als einer je Runde möglich ist.
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
height-drop-away = Der Boden von { $square } liegt { $feet } tiefer: Ein Weg, der jedes Feld nennt, führt über die Kante.
height-falls-into-water = { $who } geht auf { $square } über die Kante und fällt { $height } in { $depth } tiefes Wasser.
height-falls = { $who } geht auf { $square } über die Kante und fällt { $height }.
height-into-water = Das Wasser auf { $square } ist { $depth } tief: { $who } kann dort nicht stehen, nur schwimmen oder untergehen. Weiter geht es mit /swim.
height-goes-no-further = Dort endet die Bewegung, nicht auf { $goal }.
height-unsupported = Nichts trägt { $creature } dort: Sturz um { $height }.
# $is (what the rule on water says)
height-depth-untold = Wie tief das Wasser von { $square } ist, sagt die Karte nicht: { $is }. Mit /map paint squares:{ $square } terrain:pit depth:10 ist es Wasser zum Schwimmen.
height-has-to-swim = { $creature } ist zu klein, um durch { $square } zu waten: /swim führt hindurch.
height-no-mode = { $who } hat diese Bewegungsart nicht ({ $mode }): /creature edit creature:"{ $who }" modes:"{ $word } 30" gibt eine an.
height-unknown-mode = { $book } sagt nichts über diese Bewegungsart: { $mode }. Es gibt { $known }.

## Jumping

jump-too-long = Das ist ein Sprung von { $feet }, und { $who } springt höchstens { $most } weit.
jump-too-high = Das führt { $feet } hinauf, und so ein Sprung führt höchstens { $most } hinauf.
jump-no-ground = { $who } berührt nichts Festes, von dem sich abspringen lässt.
jump-no-hop = Ein Hüpfer führt über ein Feld und höchstens hüfthoch: in ganzen Feldern { $most } hinauf.
riding-rides = { $creature } reitet schon ({ $mount }): zuerst /dismount.
riding-rides-nobody = { $creature } reitet nicht: /mount nennt ein Reittier.
riding-not-willing = { $who } ist ein Gegner von { $creature } und trägt niemanden von dieser Seite.
riding-not-bigger = { $who } ist nicht größer als { $creature }: ein Reittier ist mindestens eine Kategorie größer.
riding-is-down = { $who } liegt am Boden und trägt niemanden, bis es wieder steht.
riding-not-beside = { $who } ist nicht neben { $creature }: erst dorthin bewegen.
riding-not-off = { $at } liegt nicht neben { $who }.
riding-no-room = Neben dem Reittier ist kein Platz für { $creature }: mit force:true sitzt es trotzdem ab.
escape-meaning = { $is }.
ground-stops = { $creature } hält vor { $square } an.
ground-falls = { $creature } stürzt in { $square } und liegt am Boden.
ground-asks = Hinweis: { $check } gegen SG { $dc } ist in { $square } fällig; ihn macht der Tisch.
escape-no-gap = Der Weg führt durch keine Lücke, die zu eng zum Hindurchzwängen ist: /move kommt ohne Wurf hin.
escape-several-gaps = Der Weg führt durch mehr als eine Lücke, die zu eng zum Hindurchzwängen ist, und jede braucht ihren eigenen Wurf: durch eine nach der anderen.
escape-head-stuck = Nicht einmal der Kopf von { $creature } passt hindurch.
escape-fits-unknown = Der SG richtet sich danach, was hindurchpasst (fits): { $dcs }.
escape-takes = Es dauert mindestens { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
}.
escape-longer-than-a-turn = Es dauert mindestens { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
}, und das ist mehr als eine Aktion in einem Zug: ist das um, stellt force:true es hinter die Lücke.
escape-no-taking-twenty = Dass man bei diesem Wurf 20 nehmen darf, ist nirgends gesagt.
escape-tries-again = { $creature } bleibt, wo es ist, und darf es noch einmal versuchen.
jump-standing = Ohne Anlauf von { $needs } braucht der Wurf das Doppelte (running:true gibt einen an).
jump-over-the-gap = Nur über die Lücke gezählt ist der SG { $dc } (Hausregel jump-measure).
jump-over-the-squares = Von Feld zu Feld gezählt ist der SG { $dc } (Hausregel jump-measure).
jump-speed = Die Bewegungsrate gibt { $adds } auf den Wurf: zu bonus kommt das dazu, in check ist es schon enthalten.
jump-speed-untold = { $is }: speed-bonus:4 gibt es an.
jump-short = Der Sprung reicht nur bis { $square }.
jump-no-higher = { $who } kommt dort herunter, wo der Sprung begann.
jump-drops = Die Landung liegt { $feet } tiefer.
jump-midair = Der Sprung endet in der Luft; kein Sturz vor der nächsten Phase, und bis dahin keine Nachteile dadurch.
jump-sprawls = { $who } ist im Springen nicht geübt, hat den SG nicht um 5 übertroffen und liegt am Boden.
jump-fails-badly = { $who } hat den SG um 5 oder mehr verfehlt und liegt am Boden.
jump-hangs = { $who } hängt an der anderen Kante; das Hochziehen ist eine { -move-action } und braucht einen Klettern-Wurf von 15.

## Climbing, swimming, digging

mode-no-way = { $creature } hat keine Bewegungsart, die dort nach { $square } führt: kein Boden, kein Halt, kein Wasser.
mode-nothing-holds = Nichts hält { $creature } dort oben über { $square }.
mode-used-up = Diese Bewegungsrate ({ $mode }) ist aufgebraucht: Für diese Bewegung sind es { $speed }.
mode-bent = Diese Bewegung muss gerade sein.
mode-smooth = Daran klettert niemand.
mode-hands = { $is }.
mode-ranks = Das braucht { $needs } Ränge in der Fertigkeit: ranks:{ $needs } gibt sie an.
mode-no-haste = Schneller geht das nicht: /move hält das übliche Tempo.
mode-no-taking-ten = Hier kann man nicht 10 nehmen: Gib check mit dem gewürfelten Ergebnis an, oder nur bonus.
mode-helpers-beside = Wer hilft, muss neben { $creature } oder neben dem Kletterseil stehen; wer dort keinen Platz findet, kann nicht helfen.
mode-no-helper = Dabei kann niemand helfen.
mode-helpers = Höchstens { $most } können helfen.
mode-only-forward = Ohne eigene Bewegungsrate ({ $mode }) kommt { $creature } nur ein kurzes Stück weit, mit einem Wurf: /{ $word }-forward.
mode-one-at-a-time = { $book } sagt nichts über mehrere Bewegungsarten zugleich: Nenn eine, etwa mode:walk.
mode-not-through = { $creature } kann sich dort nicht hindurchgraben: { $ground }.
mode-one-square = Davon schafft man in einer vollen Runde ein Feld.
mode-unseen = { $creature } muss den Ort sehen.
mode-no-room = Auf der Linie ist kein freier Platz: { $creature } bleibt, und die Aktion ist verbraucht.
mode-flat-footed = Beim Klettern ist { $creature } { -flat-footed }.
mode-no-progress = { $creature } verfehlt den Wurf um { $short } und kommt nicht voran.
mode-falls = { $creature } verliert den Halt und fällt { $height }.
mode-goes-under = { $creature } geht unter.
mode-holds-on = { $creature } hält sich fest.
mode-every-hour = Jede Stunde Schwimmen braucht einen Schwimmen-Wurf gegen SG { $dc }, sonst 1d6 nichttödlicher Schaden durch Erschöpfung.
mode-holds-breath = Unter Wasser hält { $creature } den Atem an; wenn das nicht mehr geht, droht Ersticken (Asphyxiating). Außerhalb eines Kampfs reicht es ein, zwei Minuten, solange nur Bewegungs- und freie Aktionen anfallen.
mode-breath-known = Unter Wasser hält { $creature } { $rounds } Runden die Luft an, eine weniger für jede Aktion, die mehr als eine Bewegung ist.
mode-breath-untold = Unter Wasser hält { $creature } je Punkt Konstitution { $rounds } Runden die Luft an; die Konstitution ist nicht bekannt.
mode-shunted = Der Platz ist nicht frei: { $creature } kommt auf { $to } an, ein Stück zurück auf der Linie.
mode-full-round = Dieses eine Feld kostet eine volle Runde.
mode-hardness = Was der Wurf braucht, richtet sich nach { $option }: { $is }; oder dc gibt es an.

## Flight by checks

air-not-in-this-flight = Im geringen Flug geht das nicht: { $pace }.
air-starts-in-open-air = { $creature } schwebt, und der Zug muss neben einer Fläche beginnen: Hier ist weder Boden { $below } darunter noch eine Wand. ceiling:true sagt, dass da etwas ist, das die Karte nicht zeigt.
air-falls-at-turns-end = Dort ist keine Fläche daneben: ohne eine bis zum Ende des Zugs folgt ein Sturz um { $height }.
air-falls = { $creature } fällt { $height }.
air-stays = { $creature } kommt nirgendwohin, und die Aktion ist verloren.
air-sinks = { $creature } kommt nirgendwohin und sinkt unverletzt von { $from } auf { $to }; die Aktion ist verloren.
air-lowered = { $creature } sinkt von { $from } auf { $to }, ohne Schaden.
air-floats-down = { $creature } schwebt von { $from } herab, ohne Schaden.
air-not-yet-kept-up = { $creature } ist { $flown } geflogen und braucht mehr als die Hälfte von { $speed }: ohne weiteren Flug in diesem Zug verlangt das Obenbleiben am Ende des Zugs einen Wurf.
air-never-prone = { $creature } schwebt und kann nicht zu Boden geworfen werden.
air-needs-no-check = { $creature } braucht keinen Wurf, um in der Luft zu bleiben.
air-unknown-mishap = { $book } sagt nichts über Unfälle im Flug.
air-too-late-to-fly = Nach einem misslungenen Wurf oder einem Zusammenstoß fängt sich niemand mehr im Fallen.
air-cannot-catch-itself = { $creature } hat keinen geringen Flug, um sich im Fallen zu fangen.
air-never-up = Gleiten gewinnt nie an Höhe.
air-on-the-floor = { $creature } ist dort am Boden, und am Boden entlang gleitet niemand.
air-no-further-down = Gleiten führt in einer Phase { $feet } hinab und nicht weiter.
air-has-to-come-down = Gleiten endet { $feet } tiefer, als es begann, oder am Boden.
air-too-high = Erlaubt ist höchstens { $limit } über dem, was tragen würde; support sagt, wie hoch so etwas ist.
air-overloaded = { $creature } trägt zu viel: { $is }.
air-in-midair = Hinweis: { $is }.
air-no-such-wind = { $book } sagt nicht, was dieser Wind ({ $wind }) Kreaturen antut; wo das Wetter für Flugwürfe zählt, nehmen /fly und /fly-mishap es an.
air-withstands = Dieser Wind ({ $wind }) tut { $creature } nichts (zählt als { $size }).
air-blows-prone = Misslingt der Wurf, wirft der Wind { $creature } (zählt als { $size }) um.
air-blows-back = Misslingt der Wurf, weht der Wind { $creature } (zählt im Flug als { $size }) um 1d6-mal { $each } zurück.
air-rolls-away = Misslingt der Wurf, rollt der Wind { $creature } (zählt als { $size }) liegend um 1d4-mal { $each } davon, für je 1d4 nichttödlichen Schaden.
air-blows-away = Misslingt der Wurf, weht der Wind { $creature } (zählt im Flug als { $size }) um 2d6-mal { $each } davon, für 2d6 nichttödlichen Schaden.
air-checks = Misslingt der Wurf, kommt { $creature } (zählt als { $size }) gegen den Wind nicht voran.

## Flight by classes

flight-no-class = Wie gut { $who } fliegt, ist nicht bekannt: /creature edit creature:"{ $who }" modes:"fly 60 good" gibt es an (perfect, good, average, poor oder clumsy).
flight-too-loaded = { $creature } ist zu schwer beladen (Last: { $load }); mit mehr als leichter Last fliegt niemand.
flight-barded = { $creature } ist zu schwer gerüstet (Rüstung: { $armor }); in mehr als leichter fliegt kein Reittier.
flight-too-slow = { $flier } muss im Zug { $needed } fliegen, die halbe Bewegungsrate, um oben zu bleiben; { $creature } ist { $flown } geflogen. Möglich: weiterfliegen, landen oder abschmieren (stall:true).
flight-no-hover = { $flier } bleibt in der Luft nicht auf der Stelle.
flight-no-backward = { $flier } fliegt nicht rückwärts.
flight-turns-too-soon = { $flier } dreht { $turn } nach { $after }; das hier wären { $angle }, und seit der letzten Drehung waren es { $flown }.
flight-no-turn-in-place = { $flier } dreht nicht auf der Stelle.
flight-turns-too-far = { $flier } dreht auf einem Platz höchstens { $most }, nicht { $angle }.
flight-faces-elsewhere = { $creature } würde am Ende anderswohin blicken als gewünscht: { $asked }.
flight-climbs-too-steeply = { $flier } steigt höchstens mit { $slope }; das hier steigt { $climbed } auf { $level } waagerechtem Weg.
flight-descends-too-steeply = { $flier } sinkt höchstens mit { $slope }; das hier sinkt { $descended } auf { $level } waagerechtem Weg.
flight-climbs-too-soon = { $flier } fliegt zwischen Sinken und Steigen { $needed } waagerecht; bisher waren es { $flown }.
flight-hovers = { $creature } schwebt dank des Talents.
flight-wheels = { $creature } wendet dank des Talents, einmal je Runde.
flight-wheeled-already = { $creature } hat in dieser Runde schon mit Wingover gewendet.
flight-no-climb-with-wingover = Wer mit Wingover wendet, gewinnt in dieser Runde keine Höhe.
flight-is-stalled = { $creature } ist abgeschmiert und { $fallen } gefallen: Der Zug geht dafür drauf, sich zu fangen. /fly creature:"{ $creature }" check:18 nennt das Ergebnis des Reflexwurfs.
flight-drops = Abgeschmiert: Sturz um { $feet }. Der nächste Zug geht dafür drauf, sich zu fangen: Reflexwurf gegen SG { $dc }, /fly creature:"{ $creature }" check:18.
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
load-no-climbing = Mit mehr als schwerer Last kann man sich festhalten, aber nicht klettern.
load-plucked-off = Eine Last über der größten Zuglast reißt von der Wand.
load-caught = Bis sich die aufgefangene Kreatur mit einem Bewegungswurf befreit, zählen ihre { $pounds } Pfund als Last.
load-flat-footed = Unter solcher Last ist man im Kampf { -flat-footed }.
load-no-dexterity = Unter solcher Last gibt es keinen Geschicklichkeitsbonus auf die RK.
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
carries-unknown = trägt { $pounds } lb, worüber nichts bekannt ist
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
charge-no-end = Von keinem Platz der Karte aus könnte { $creature } das Ziel treffen: { $target }.
charge-target-higher = Ein { -charge } wird in der Ebene beurteilt, und dort ist { $target }, { $feet } höher, außer Reichweite von { $creature }.
charge-target-lower = Ein { -charge } wird in der Ebene beurteilt, und dort ist { $target }, { $feet } tiefer, außer Reichweite von { $creature }.
charge-other-end = Ein { -charge } endet auf dem nächsten Platz, von dem aus man das Ziel treffen kann: { $ends }.
charge-tie-rolled = Gleich nah: { $ends }. d{ $die } zeigt { $rolled }, also endet der { -charge } auf { $to }.
charge-too-near = Der nächste Platz zum Zuschlagen ist { $feet } entfernt, und ein { -charge } braucht mindestens { $least }.
charge-squeezed-start = { $creature } ist am Start eingezwängt, und so macht niemand einen { -charge }.
charge-slow-ground = Der Boden auf { $square }, in der Bahn, verlangsamt.
charge-drop-in-lane = Der Boden von { $square }, in der Bahn, liegt { $feet } tiefer.
charge-slow-body = { $who } liegt in der Bahn auf { $square } und verlangsamt.
charge-low-or-narrow = In der Bahn zwischen { $a } und { $b } ist etwas, über oder durch das man erst muss.
charge-no-overrun = Hier gilt: { $is }.
charge-not-met = { $who } ist nicht im Weg, also wird niemand überrannt.
charge-not-in-need = { $who } ist hilflos: Der { -charge } geht ohne Überrennen vorbei.
charge-bonus = { -charge }: { $is }.
charge-weapons = Waffen: { $is }.
charge-dives = Ein Sturzangriff: Klauen oder Krallen von { $creature } machen doppelten Schaden.
charge-rider-strikes = { $who } schlägt aus dem Sattel zu: Der Sturmangriff endet, wo dieser Angriff trifft.
charge-no-primary = Einen { -withdrawal } gibt es nur von einem Gegner, den { $creature } sieht und von dem eine Bedrohung ausgeht. Es gibt keinen: /move genügt.
charge-no-threat = { $who } bedroht { $creature } nicht, also gibt es von dort keinen { -withdrawal }.
charge-not-farther = Der Schritt nach { $square } führt nicht weiter weg von dem Gegner, von dem der { -withdrawal } ausgeht.

## Flanking

flank-with = Mit { $name }: die Linie von { $from } nach { $to }.
flank-with-inside = Mit { $name }: Eine der beiden Kreaturen teilt sich Felder mit einer viel größeren oder kleineren.
flank-unknown = Hier gilt { $book }: Niemand nimmt jemanden in die Zange; stattdessen gibt es { $instead }.
flank-no-opponents = { $flanker } und { $target } sind keine Gegner.
flank-no-ally = { $who } und { $flanker } sind gegen { $target } keine Verbündeten.
flank-no-line = Keine Linie zwischen { $flanker } und { $who } führt richtig durch { $target }.
flank-alone = { $flanker } hat hier keine Verbündeten.
flank-since-condition = { $condition }
flank-since-unarmed = unbewaffnet
flank-since-unseen = das Ziel bleibt ungesehen
flank-since-neutral = neutral
flank-since-no-reach = die Reichweite endet an den eigenen Feldern
flank-since-too-far = die Reichweite genügt nicht
flank-since-too-near = so nah reicht die Waffe mit Reichweite nicht
flank-since-covered = eine Wand oder ihre Ecke ist im Weg
flank-no-threat = { $who } bedroht { $target } nicht: { $why }.

## Maneuvers

maneuver-no-opponent = { $who } ist kein Gegner von { $mover }, und so bewegt man sich nur durch Gegner; an Freunden vorbei geht es mit /move.
maneuver-too-big = { $who } ist zu groß: Ein Ziel ist höchstens { $sizes ->
        [one] 1 Größenkategorie
       *[other] { $sizes } Größenkategorien
    } größer als { $mover }.
maneuver-no-helper-beside = Wer hilft, muss zu Beginn neben { $creature } stehen.
maneuver-not-big-enough = { $who } ist nicht groß genug: nötig ist eine Größe von mindestens { $sizes ->
        [one] 1 Kategorie
       *[other] { $sizes } Kategorien
    } über der von { $mover }.
maneuver-above = { $who } ist über { $mover } und so nicht im Weg: Es geht nur durch oder in jemanden auf gleicher Höhe.
maneuver-below = { $who } ist unter { $mover } und so nicht im Weg: Es geht nur durch oder in jemanden auf gleicher Höhe.
maneuver-fills = { $who } füllt die eigenen Felder ganz aus, und niemand kommt hindurch.
maneuver-one-target = Dabei ist nur ein Ziel möglich.
maneuver-once-a-round = { $mover } hat das in dieser Runde schon versucht, und es gibt einen Versuch je Runde.
maneuver-not-through = Der Weg führt nicht in die Felder von { $who }.
maneuver-not-inside = Das Ende muss ganz in den Feldern von { $who } liegen, und { $to } liegt nicht ganz darin.
maneuver-not-beside = { $who } ist nicht neben { $mover }: Ein Ansturm beginnt mit einem Schritt ins Feld des Ziels. /move führt dorthin.
maneuver-no-direction = { $mover } steht mitten darin, also gibt es kein gerades Zurück.
maneuver-how-far = Wie weit ein Erfolg stößt, steht in keinem der Dokumente: feet:10 gibt es an.
maneuver-encumbered = Rüstung oder Last verlangsamt { $mover }, und so turnt niemand.
maneuver-tumbles-all-the-way = In { $book } gilt Turnen für die ganze { -move-action }, mit halber Bewegungsrate: `tumbled` weglassen.
maneuver-tumbles-elsewhere = Der Weg führt nicht auf { $square }, wohin geturnt werden soll: den Weg in `to` angeben.
maneuver-walks-through = Durch { $who } hindurch führt nur Turnen: alle Felder davon auf dem Weg in `tumbled` angeben.
maneuver-deep-bog = In tiefem Sumpf turnt niemand.
maneuver-untrained = { $mover } ist in Turnen ungeübt, und nur Geübte turnen.
maneuver-no-way-through = Durch die Felder von { $who } turnt niemand: { $others }.
maneuver-avoids = { $who } weicht aus.
maneuver-stops-before = { $mover } hält auf { $at } an, vor { $who }.
maneuver-goes-back = { $mover } hält vor { $who } an und geht den Weg zurück bis { $at }, dem ersten Platz, wo niemand steht.
maneuver-held-by = Nach den Regeln ist auf { $at } Schluss: Der Wurf gegen { $who } ist misslungen.
maneuver-ends-charge = Das beendet den { -charge }: +2 auf den Stärkewurf, selbst einzurechnen, und danach keine weitere Aktion.
maneuver-hurts = { $creature } fügt { $who } den Schaden eines Manövers zu: den der Waffe allein.
maneuver-never-prone = { $who } schwebt und kann nicht zu Boden gehen.
maneuver-falls-prone = { $who } stürzt und liegt am Boden.
maneuver-push-ends = Dort endet das Stoßen: { $why }
maneuver-not-pushed = { $who } bleibt auf { $to }.
maneuver-pushed = { $who } wird { $feet } weit gestoßen ({ $way }), bis { $to }.
maneuver-holds-on = { $who } hat sich freiwillig hingeworfen und wird nicht gestoßen, solange das so bleibt.
maneuver-resists = { $who } widersteht { $feet } des Stoßens.
maneuver-drops-prone = { $who } wirft sich hin, und das beendet das Stoßen.
maneuver-cannot-drop = { $who } kann das Stoßen nicht durch Hinwerfen beenden.
maneuver-strikes-pushed = { $by } bekommt { -attack-of-opportunity(form: "a") } gegen { $at } (beim Verlassen von { $leaving }).
maneuver-may-go-astray = Jeder Angriff von anderen trifft zu 25 % die andere der beiden Kreaturen.
maneuver-provokes-nobody = Kein { -attack-of-opportunity } von { $who }: Dieses Manöver provoziert nicht.
maneuver-spared = Kein { -attack-of-opportunity } von { $who }: Der Wurf verhindert ihn.
maneuver-sizes-count = Bei vergleichenden Stärkewürfen gibt jede Größe über mittelgroß 4 dazu und jede darunter 4 weniger; Ergebnisse gelten wie angegeben.
maneuver-stands-firm = { $who } hat mehr als zwei Beine, was dem vergleichenden Wurf 4 gibt; Ergebnisse gelten wie angegeben.
maneuver-defense-unknown = Die Maneuver Defense von { $who } ist nicht bekannt: /creature sheet creature:"{ $who }" maneuver-defense:18 gibt sie an.
maneuver-unknown = { $book } kennt das nicht: { $what }; stattdessen gibt es { $instead }.
# $is says what another maneuver is there.
maneuver-unknown-but-rush = { $book } kennt das nicht: { $what }; stattdessen gibt es { $instead }. Was /bull-rush ist: { $is }.
maneuver-called-overrun = Überrennen
maneuver-called-bull-rush = Ansturm
maneuver-called-tumble = Turnen
maneuver-called-clamber = Erklettern

## Forced movement

forced-cannot-be = { $creature } kann nicht von { $from } wegbewegt werden:
forced-cannot-be-to = { $creature } kann nicht von { $from } nach { $to } bewegt werden:
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
forced-unknown = { $book } kennt das nicht: { $how ->
        [push] Stoßen
        [pull] Ziehen
        [slide] Schieben
        [fling] Schleudern
       *[other] { $how }
    }; stattdessen gibt es { $instead }.
forced-holds-on = { $creature } hat sich freiwillig hingeworfen und darf das ignorieren, solange das so bleibt; drop-prone:false lässt es zu.
forced-resists-all = { $creature } widersteht { $feet } erzwungener Bewegung, und davon bleibt nichts übrig.
forced-resists = { $creature } widersteht { $feet } davon.
forced-not-nearer = { $square } ist nicht näher: Jedes Feld eines Ziehens ist näher als das verlassene.
forced-not-farther = { $square } ist nicht weiter weg: Jedes Feld eines Stoßens ist weiter weg als das verlassene.
forced-narrow = Auf { $square } ginge es nur eingezwängt, und dazu wird niemand gezwungen.
forced-occupied = { $who } ist auf { $square } im Weg.
forced-out-of-reach = Kein Weg innerhalb von { $budget } führt nach { $square }.
forced-beside-already = { $creature } ist schon daneben: to:D4 nennt das Feld daneben, auf dem das Ziehen weitergeht.
forced-no-square = Es gibt kein Feld, auf das diese Bewegung führen könnte.
forced-no-square-there = In dieser Richtung ({ $way }) gibt es kein Feld, auf das die Bewegung führen könnte; direction oder to kann einen anderen Weg nennen.
forced-map-ends = Dort endet die Karte.
forced-only-up-or-down = { $creature } ist in der Luft, und dort geht es gerade hinauf oder hinab, wohin es auch gehen sollte.
forced-off-the-line = Es geht geradeaus: { $way }.
forced-which-line = Es geht geradeaus: direction:ne und so weiter sagt, wohin.
forced-by = Bewegt von { $who }: { $is }.
forced-ends-at-edge = Dort endet es, am Rand der Karte.
forced-ends-before = Dort endet es: { $why }
forced-hazard = Hinweis: Auf { $square } ist gefährlicher Boden.
forced-may-drop-prone = { $creature } darf sich vorher hinwerfen und es so beenden: drop-prone:{ $at }.
forced-drops-prone = { $creature } wirft sich hin, und das beendet es.
forced-ends-lying = { $creature } hätte seither aufstehen können und bleibt liegen, und das beendet es.
forced-splayed = { $creature } ist hingestreckt und kann es nicht durch Hinwerfen beenden.
forced-no-chance-to-stand = { $creature } liegt schon am Boden und hatte seither keine Gelegenheit aufzustehen: Das beendet nichts.
forced-lies-already = { $creature } liegt schon am Boden, und Hinwerfen beendet nichts; war Aufstehen seit dem Sturz möglich, sagt drop-prone:true, dass { $creature } liegen bleibt und das hier ignoriert.
forced-hangs-on-edge = { $creature } hängt auf { $square } an der Kante.
forced-falls-at-edge = { $creature } stürzt auf { $square } hinab, statt weiterzukommen.
forced-unspent = { $feet } blieben übrig; das macht keinen Schaden.
forced-unspent-hurts = { $feet } blieben übrig: { $dice } Schaden für { $creature } und für das Hindernis.
forced-unsteady = { $creature } ist wackelig bis zur Landung am Ende der Runde.

## Answers to movement

reactive-unknown = { $book } kennt das nicht: { $what }; stattdessen gibt es { $instead }.
reactive-unseen = { $mover } sieht { $who } nicht, und wählen kann man nur, wen man sieht.
reactive-moved-already = { $mover } hat sich in dieser Phase schon bewegt, und das war die eine { -move-action }.
reactive-declared = { $mover } hat die eine { -move-action } dieser Phase schon verbraucht: { $mover } { $intent }. /undo nimmt das zurück, /phase next beendet es.
reactive-wrong-distance = { $to } wäre { $feet } von { $who } entfernt.
reactive-unaffected = Hinweis: Das hält niemanden auf, der sich durch die Felder von { $by } bewegen darf, und so ist es hier.
reactive-blocked = { $by } blockiert { $mover }: { $extra } mehr.
reactive-held-back = Der Schritt nach { $to } würde { $feet } kosten, und so viel hat { $mover } nicht mehr: Hier ist Schluss.
reactive-was-there-first = { $who } ist in dieser Phase zuerst dorthin gegangen.
reactive-distance-kept = { $mover } ist { $feet } von { $who } entfernt.
reactive-distance = { $mover } ist { $feet } von { $who } entfernt; besser geht es nicht.
reactive-blocks-late = { $who } hat sich in dieser Phase schon bewegt: dafür kommt ein Blocken zu spät, es gilt nur, was { $who } noch tut.
reactive-vanishes = { $by } kann { $mover } nicht Schritt für Schritt folgen. { $line } mit seinem Abstand antwortet durch vergleichende Initiative, wenn zu sehen ist, wohin; mit unseen:true geht es weiter wie bisher.
reactive-nothing-to-block = { $by } kann das nicht blocken: { $mover } kommt durch keine Felder.
reactive-lost = { $mover } macht weiter, als stünde { $who } noch auf { $at }.
reactive-no-free-hand = { $mover } braucht dafür zwei freie Hände, oder wenigstens eine.
reactive-failed = Der Wurf ergab { $result }, nötig ist { $dc }: { $mover } kommt nicht voran, und die { -move-action } dieser Phase ist verbraucht.
reactive-no-water = Auf { $square } ist kein Wasser zum Schwimmen.
reactive-no-surface = Auf { $square } berührt { $mover } keine feste senkrechte Fläche, an der man klettern könnte.
reactive-sprint-standard = Der Sprint ist die { -standard-action }.
reactive-sprint-movement = Ein Sprint in der Bewegungsphase kostet eine Stufe Erschöpfung.
reactive-sprint-either = Ein Sprint ist eine { -standard-action }; in der Bewegungsphase kostet er eine Stufe Erschöpfung.
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
check-contained = Eigenes { $added } kommt zu bonus dazu; in check ist es schon enthalten.

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
check-run-on-constitution-failure = muss aufhören zu rennen und eine Minute rasten, bevor es wieder ans Rennen geht
check-charge-success = greift an und provoziert { $target } nicht
check-charge-failure = greift nicht an und provoziert { $target } nicht
check-charge-critical = greift nicht an und provoziert { $target }
check-charge-overrun-success = überrennt { $target } zu Boden und macht weiter (das +2 für den { -charge } ist selbst einzurechnen)
check-charge-overrun-failure = hält an, denn { $target } bleibt im Weg
check-withdraw-success = provoziert einen Gegner weniger, und je 2 über dem SG noch einen weniger
check-withdraw-failure = provoziert alle anderen, die bedrohen
check-jump-down-success = nimmt für die ersten { $length } keinen Schaden, für die zweiten { $length } nichttödlichen
check-jump-down-failure = fällt wie jemand, der ohne den Wurf hinabspringt
check-tumble-down-success = fällt, als wären es { $length } weniger
check-tumble-down-failure = fällt wie ohne den Wurf
check-break-fall-success = nimmt für die zweiten { $length } keinen Schaden
check-break-fall-failure = fällt wie ohne den Wurf
check-dive-success = taucht unverletzt ein
check-dive-failure = fällt ins Wasser wie andere auch
check-acrobatic-dive-success = taucht unverletzt ein
check-acrobatic-dive-failure = fällt ins Wasser wie andere auch
check-fly-slowly-success = bleibt in der Luft
check-fly-slowly-failure = kommt nirgendwohin und sinkt um die eigene Bewegungsrate, oder kann mit Flügeln und bei 5 oder mehr darunter abstürzen
check-stay-aloft-success = bleibt in der Luft auf der Stelle
check-stay-aloft-failure = kommt nirgendwohin und sinkt um die eigene Bewegungsrate, oder kann mit Flügeln und bei 5 oder mehr darunter abstürzen
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
check-jump-failure = kommt nur so weit, wie der Wurf reicht, oder nicht höher als vorher
check-acrobatic-jump-success = springt wie gewollt
check-acrobatic-jump-failure = kommt nur so weit, wie der Wurf reicht, oder nicht höher als vorher
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
check-escape-failure = bleibt, wo es ist, und darf es noch einmal versuchen
check-run-on-might-success = rennt weiter
check-run-on-might-failure = muss aufhören zu rennen und ist erschöpft
check-overrun-strength-success = wirft das Ziel um und geht weiter
check-overrun-strength-failure = geht { $length } auf dem eigenen Weg zurück, und die Bewegung endet; liegend, wenn dort jemand steht oder das Ziel ein Bein stellt (tripped:true)
check-overrun-success = kommt hindurch; bei 5 darüber liegt das Ziel am Boden
check-overrun-failure = hält vor dem Ziel an oder geht zurück bis zum ersten Platz, wo niemand steht
check-overrun-in-passing-success = kommt hindurch
check-overrun-in-passing-failure = hält vor dem Ziel an oder geht zurück bis zum ersten Platz, wo niemand steht
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
check-clamber-failure = hält vor den Feldern des Ziels an und provoziert das Ziel und alle, deren bedrohte Felder verlassen wurden
check-hold-the-edge-success = hängt an der Kante
check-hold-the-edge-failure = fällt über die Kante
check-past-blocker-success = kommt vorbei
check-past-blocker-failure = zahlt für den Schritt die Bewegungsrate des Blockierers mehr oder bleibt stehen, wenn das nicht geht
check-climb-forward-success = klettert weiter
check-climb-forward-failure = kommt nicht voran
check-swim-forward-success = schwimmt weiter
check-swim-forward-failure = kommt nicht voran
check-climb-success = klettert
check-climb-failure = kommt nicht voran und fällt bei 5 oder mehr darunter
check-climb-inverted-success = klettert daran entlang
check-climb-inverted-failure = fällt
check-climb-hurt-success = hält sich fest
check-climb-hurt-failure = verliert den Halt, wie es die Regeln fürs Klettern sagen
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
fall-thing-itself = Das Ding selbst
# $what is a length or fall-thing-itself, $does dice, fall-nonlethal or fall-nothing.
fall-part = - { $what }: { $does } ({ $rule })
fall-in-short = { $dice } ({ $least } bis { $most }, im Schnitt { $average })
fall-none = kein Schaden
fall-plain-surface = Hier gilt { $book }: Dieser Boden ist wie jeder andere.
fall-unknown-water = Hier gilt { $book }, und über Wasser ist dort nichts bekannt: Der Sturz zählt wie auf Boden.
fall-shallow = Weniger als { $least } tiefes Wasser mildert keinen Sturz.
fall-too-shallow-to-dive = Für einen Kopfsprung ist es zu flach, der braucht { $needs } Wasser: Es zählt als Sturz ins Wasser.
fall-risky-dive = Es ist flacher als die { $needs }, die ein Kopfsprung braucht: Der SG ist 5 höher, und der Sturz zählt { $longer } länger.
fall-could-try = { $check } Gib check mit dem Ergebnis an, oder bonus, damit gewürfelt wird.
fall-no-check = Hier gilt { $book }, und dort hilft kein Wurf: Lass check, bonus und attempt weg. Was es gibt (jumped:true): { $is }.
fall-not-its-turn = { $whose } ist am Zug, und { $who } mildert einen Sturz nur im eigenen: Lass check, bonus und attempt weg.
fall-limit-stands = Wie viel von einem Sturz zählt, steht hier fest: { $is }.
fall-no-time-to-cast = Zum Zaubern ist keine Zeit: nur bei einem Sturz von mehr als { $fall }, oder mit einem Zauber als augenblicklicher Aktion (immediate:true).
fall-unknown-casting = Hier gilt { $book }, und über Zaubern im Fallen ist dort nichts bekannt.
fall-half-onto = { $other } federt den Aufprall ab und nimmt die Hälfte, höchstens die Trefferpunkte von { $who }.
fall-unknown-onto = Hier gilt { $book }, und was { $other } beim Aufprall abbekommt, ist dort nicht bekannt: Das entscheidet der SL.
fall-untold-depth = Wie tief das Wasser ist, ist nicht bekannt, also zählt es als Boden: water-depth:20 gibt es an.
fall-unknown-thing = Hier gilt { $book }, und dort ist nichts über fallende Dinge bekannt, nur über fallende Kreaturen.
fall-no-object-dice = Ein Ding dieser Größe ({ $size }) hat keine eigenen Würfel.
fall-touch-attack = Absichtlich fallen gelassen oder geworfen muss es erst treffen: Berührungsangriff im Fernkampf, Grundreichweite { $increment }.
fall-hits-an-area = Es nimmt { $side } mal { $side } Felder ein: gilt das der Spielleitung als besonders groß, geht der Angriff gegen alle in dieser Fläche.
fall-unknown-collision = Hier gilt { $book }: keine Regel für Zusammenstöße, nur für Stürze (height).
fall-careful = Wer sich vorsichtig bewegt, verletzt sich beim Anstoßen nicht.
fall-not-its-target = Das gilt für etwas Unerwartetes im Weg; das Ziel eines Sturmangriffs verletzt den Angreifer nicht.
fall-floats-down = { $who } hat mächtigen Flug, dem kein Sturz schadet: sanftes Herabschweben.
fall-run-counts = Rennen zählt die Bewegungsrate { $times }-mal.

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
travel-refused = So reist niemand.
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
travel-no-miles = { $book } nennt Meilen für Bewegungsraten von { $printed } und keine für { $speed }: miles-per-hour gibt an, was der SL sagt, oder /table house-rule rule:travel-between value:proportional füllt die Lücken.
travel-speedless = { $who } hat keine Bewegungsrate und kommt nirgendwohin.
travel-overloaded = { $who } trägt mehr als eine schwere Last: Damit reist niemand.
travel-still = { $who } ist { $condition } und kann nicht reisen.
travel-no-ways = { $book } nennt dafür keine Meilen ({ $way }): miles-per-hour gibt an, was der SL sagt.
travel-unknown-grade = { $book } nennt Meilen für jede Form davon, { $known }: Sag, welche, etwa mode:fly grade:greater.
travel-unknown-way = { $book } nennt dafür keine Meilen ({ $way }); es gibt sie für { $known }: mode:fly grade:greater.
travel-useless-way = Auf einer Reise nützt das nichts: { $way }.
travel-only-trees = Wer sich von Baum zu Baum schwingt, braucht Bäume: Hier gibt es keine ({ $land }).
travel-only-cliffs = Das zählt nur, wo es etwas zu klettern gibt.
travel-counts-as-walk = Dafür steht kein Faktor im Regelwerk ({ $way }): Es zählt als Gehen mit dieser Bewegungsrate.
travel-no-terrain = Land und Wege machen in der Luft oder im Wasser keinen Unterschied.
travel-no-mounts = { $book } hat keine Tabelle der Reittiere: Nenn die Bewegungsrate, etwa speed:50 mounted:true.
travel-unknown-mount = { $book } hat dieses Reittier nicht in der Tabelle ({ $mount }); es gibt { $known }.
travel-mount-overloaded = Dieses Reittier ({ $mount }) trägt höchstens { $most } lb.
travel-no-run = Niemand rennt stundenlang: Rennen und Rasten im Wechsel ergibt Eilen. rounds:20 pace:run sagt, wie lange man es kann.
travel-no-hustle = Fahrzeuge fahren so schnell, wie es in ihrer Tabelle steht.
travel-unknown-impeded = { $book } sagt nicht, wie weit man kommt, wo alles behindert.
travel-impeded-for-walkers = Behinderndes Gelände betrifft nur, wer zu Fuß geht.
travel-day-too-long = So ein Tag hat höchstens { $most }.
travel-no-river-boat = Eine Strömung trägt Flöße, Kielboote und Ruderboote.
travel-unknown-round-the-clock = { $book } sagt nicht, was es ausmacht, nie zu rasten; Schiffe haben ihren eigenen Tag.
travel-trail-of-no-use = Ein Pfad nützt einem Fahrzeug nichts: Es fährt wie ohne Weg.
travel-day-is-less = Für einen ganzen Tag zu Fuß nennt das Regelwerk { $day }, weniger, als die Stunden ergeben.
travel-floats-on = Nach den geruderten Stunden treibt es mit der Strömung weiter.
travel-has-to-rest = Wer scheitert, muss rasten: Tag { $day } endet nach { $at }.
travel-not-there = { $legs ->
        [one] Die letzte Etappe ist
       *[other] Die letzten { $legs } Etappen sind
    } in dieser Zeit nicht zu Ende zu bringen.
travel-could-float = Nach den geruderten Stunden könnte es mit der Strömung weitertreiben, { $hours } Stunden am Tag: round-the-clock:true.
travel-unknown-run = { $book } nennt Gehen und Eilen für Stunden, aber kein Rennen.
travel-too-far = Das dauert mehr als { $days } Tage.

## Runs of so many rounds

dash-nobody-runs = Hier gilt { $book }: So rennt niemand.
dash-nobody-gets-anywhere = Hier gilt { $book }: So kommt niemand irgendwohin.
dash-whoever-runs = Wer rennt,
dash-whoever-goes = Wer so geht,
dash-rounds = { $rounds ->
    [one] 1 Runde
   *[other] { $rounds } Runden
    }
dash-rounds-of = { $rounds } von { $asked } Runden
dash-covers = { $who } schafft { $feet } in { $rounds }, { $a_round } je Runde.
dash-free = Mit Konstitution { $free } brauchen die ersten { $free } Runden Rennen keinen Wurf.
dash-free-unknown = Wie lange man rennen kann, hängt von der Konstitution ab: constitution:14 gibt sie an.
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
way-charge-anywhere = Sturmangriff; ein Würfel bestimmt das Ende
way-safest = { $what } auf dem sichersten Weg
way-traded = { $what } für einen Angriff
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
    { $book ->
        [reaction] Reaktionsangriff von { $who }
       *[other] Gelegenheitsangriff von { $who }
    }
way-provokes-else =
    { $book ->
        [reaction] sonst Reaktionsangriff von { $who }
       *[other] sonst Gelegenheitsangriff von { $who }
    }
way-line = { $what }: { $parts }
way-not = { $what }: { $why }

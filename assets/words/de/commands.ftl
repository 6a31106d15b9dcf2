### Was die Befehle und ihre Optionen tun, mit je höchstens 100 Zeichen.

## Familien von Befehlen

fam-table = Der Tisch: neues Brett, Regelwerk und Hausregeln, wie er aussieht, Dateien davon
fam-map = Die Karte: Gelände, Höhen, Wände und Türen, Dateien davon
fam-creature = Die Kreaturen: hinzufügen, ändern, auflisten, entfernen
fam-roster = Die Sammlung: Kreaturen für andere Tische
fam-turn = Runden und Züge: beginnen, weitergeben, beenden
fam-phase = Die Phasen einer Runde, wo das Regelwerk sie hat
fam-gm = Die SL dieses Tisches: zeigen, hinzufügen, entfernen

## Was Optionen mehrerer Befehle sagen

opt-squares = Felder und Rechtecke, etwa C3:E5 oder "D4 F6:G7"
opt-side = Auf wessen Seite sie steht: ein beliebiges Wort oder neutral (Standard: heroes)
opt-size = Ihre Größenkategorie (Standard: medium)
opt-speed = Ihre Bewegungsrate in Fuß; natural ist die ihres Volks oder ihrer Größe (Vorgabe)
opt-reach = Ihre natürliche Reichweite in Fuß; natural ist die ihrer Größe (Vorgabe)
opt-weapon-reach = Eine Waffe mit Reichweite: true für die doppelte, oder wie viele Fuß
opt-conditions = Alle ihre Zustände, etwa "prone blinded", oder none
opt-helpless = Bewusstlos, gefesselt, schlafend oder Ähnliches (Standard: false)
opt-shape = Aufrecht (tall, Standard) oder langgestreckt (long)
opt-altitude-standing = Fuß über dem Boden, in Schritten von 5; beim Graben darunter (Standard: 0)
opt-altitude-end = Wie viele Fuß über dem Boden sie endet
opt-altitude-below = Wie viele Fuß über dem Boden sie endet; beim Graben darunter, mit Minus
opt-space = Die Felder, auf denen sie steht, um sie einzuzwängen: E5:E6 (Standard: alle)
opt-threatens = Ob sie bewaffnet ist und Felder bedroht (Standard: true)
opt-race = Volk, für die Bewegungsrate
opt-armor = Ihre Rüstung: wie schwer, oder ihr Name (Standard: light; auch none ist leicht)
opt-load = Last: leicht bis schwer, oder in Pfund (Standard: light)
opt-speed-bonus = Boni auf die Bewegungsrate: Fuß, oder nach Art "enhancement 10, haste 30"; oder none
opt-speed-category = Wie flott sie geht, wo das Regelwerk danach fragt (Standard: average)
opt-runner = Ob sie das Talent Rennen hat (Standard: false)
opt-constitution = Ihr Konstitutionswert, davon hängt ab, wie lange sie rennen kann; oder none
opt-ignores = Boden, der sie nicht behindert, auch niedrige Mauern: "difficult low", oder none
opt-modes = Weitere Bewegungsarten und wie schnell: "fly 60 good, swim 30 slow", oder none
opt-fills = Ob sie ihre Felder ganz ausfüllt, wie ein Schlick (Standard: false)
opt-helpless-obstacle = Ob sie auch hilflos im Weg ist (Standard: false)
opt-owner = Der Spieler, dem sie gehört; none oder ein Bot gibt sie der SL (Vorgabe)
opt-hidden = Ob nur die SL weiß, dass sie da ist (Standard: false)
opt-at-several = Ihr Feld, bei größeren das nordwestliche; für mehrere: "H3 H4" oder H3:J5
opt-count = Wie viele: Goblin 1, Goblin 2 und so weiter (Standard: 1, oder je Feld eine)
opt-roster-name = Welche aus der Sammlung: ihr Name oder dessen Anfang
opt-person = Wer
opt-to-route = Ein Feld: der beste Weg. Mehrere: über diese. Oder ein Weg aus Richtungen: ne ne e
opt-to-path = Wohin: D4, D4@15 mit Höhe, mehrere Felder, oder Richtungen: ne ne-up up
opt-to-moved = Wohin: ein Feld, mehrere oder ein Weg; so weit es geht (Standard: geradeaus)
opt-creature-mover = Wer, oder ein Teil des Namens (Standard: wer am Zug ist, deine einzige, die einzige, die da ist)
opt-creature-named = Wer: Name oder ein Teil davon
opt-creature-doer = Wer es tut: Name oder ein Teil davon
opt-pace = Wie weit: eine { -move-action } (move), double, hustle, sprint, minimum
opt-prefer = Der kürzeste Weg (Standard) oder der mit den wenigsten { -attack-of-opportunity(form: "dative") }
opt-mode-any = Wie sie sich bewegt (Standard: in der Luft fly, sonst walk); any: auf jede Art, die sie hat
opt-mode-one = Wie sie sich bewegt (Standard: in der Luft fly, sonst walk)
opt-share = Felder einvernehmlich teilen, wo das Regelwerk das kennt (Standard: false)
opt-as-far-as = Unterwegs anhalten, wo die Bewegung endet oder der Weg versperrt ist (Standard: false)
opt-stopped-at = Das Feld, auf dem etwas sie aufgehalten hat; weiter kommt sie nicht
opt-reflex = Ergebnis ihres Reflexwurfs, um die andere Kante zu packen
opt-check-initiative = Ihre Initiative, wo sie entscheidet: eine für alles, oder "15 12" der Reihe nach
opt-check-rolled = Ergebnis ihres Wurfs am Tisch, alle eigenen Modifikatoren darin
opt-check-several = Ergebnis ihres Wurfs am Tisch, alle eigenen Modifikatoren darin; mehrere: 23, 18
opt-bonus-initiative = Ihr Bonus auf Initiative, wo sie entscheidet: der Bot würfelt jedes Mal d20
opt-bonus-check = Ihr Bonus auf den Wurf: der Bot würfelt d20, zählt dazu, was er sonst weiß, und sagt es
opt-against-initiative = Die Initiative der Gegenseite: eine für alles, oder eine Liste der Reihe nach
opt-against-defender = Ergebnis des vergleichenden Wurfs des Verteidigers
opt-against-bonus-initiative = Der Bonus der Gegenseite auf Initiative: der Bot würfelt jedes Mal d20
opt-against-bonus-defender = Bonus des Verteidigers auf seinen vergleichenden Wurf: der Bot würfelt d20 für ihn
opt-action-point = Einen Aktionspunkt ausgeben: die Aktion kommt zu denen des Zugs dazu (Epic Path; Standard: false)
opt-preview = Prüfen und zeichnen, aber nichts ändern (Standard: false)
opt-force = SL-Entscheid: geschieht, was auch immer die Regeln sagen (Standard: false)
opt-feet = Wie weit, ein Vielfaches von 5: 15 oder 15ft
opt-weather = Wie das Wetter ist, für Würfe (Epic Path): "strong-wind fog"
opt-natural = Die Zahl auf dem Würfel, falls eine natürliche 1 oder 20 zählt
opt-take-ten = 10 nehmen statt würfeln, mit bonus (Standard: false)
opt-hands-free = Ihre freien Hände (Standard: 2)
opt-hands-needed = Freie Hände (Standard: 2); nur eine macht den Wurf schwerer
opt-dc = Der SG vor Modifikatoren, wo der Tisch es besser weiß
opt-medium-dc = Der SG des Schwimm- oder Kletterwurfs, den die Bewegung ohne eigenes Tempo dort verlangt
opt-medium-check = Das Ergebnis dieses Wurfs vom Spieltisch
opt-by = Wie viel ein Modifikator mit Spielraum ausmacht, etwa viscous
opt-target = Wen: Name oder ein Teil davon
opt-one-action = Ob sie nur eine Aktion hat und so weniger weit kommt (Standard: false)
opt-avoids = Welche Ziele ausweichen: Namen, mehrere mit Komma
opt-tripped = Ob der Verteidiger sie zu Fall bringt, wenn es misslingt (Standard: false)
opt-spare = Wessen { -attack-of-opportunity } ein guter Wurf zuerst erspart: Namen mit Komma, der Reihe nach
opt-drop-prone = Wo das Ziel sich hinwirft, wenn es will: ein Feld seines Wegs, true sofort, false nie
opt-direction = In welche Richtung geradeaus: ne (Standard: die offensichtliche)
opt-dv = Was der Wurf erreichen muss; ohne Angabe nennt der Bot die Tabelle
opt-critical = Ob der Wurf ein kritischer Erfolg ist (Standard: false)

## Befehle

cmd-table-new = Den Tisch dieses Kanals neu beginnen: ein leeres Brett und das Regelwerk, nach dem er spielt
    .width = Felder von Westen nach Osten, 1 bis 300
    .height = Felder von Norden nach Süden, 1 bis 300
    .ruleset = Das Regelwerk, nach dem der Tisch spielt (Standard: srd35)

cmd-map-paint = Felder mit Gelände bemalen; noch einmal gibt eine Schicht mehr, open räumt ab
    .squares = { opt-squares }
    .terrain = Was dort liegt
    .layers = Wie viele Schichten davon dazukommen, 1 bis 4 (Standard: 1)
    .depth = Bei pit: wie tief sie ist in Fuß, ein Vielfaches von 5 (Standard: 10)
    .check = Ein Wurf, den das Betreten verlangt, als Fertigkeit und SG: "Balance 15"

cmd-map-edge = Wand, Tür, niedrige Mauer oder enge Lücke an eine Seite jedes dieser Felder setzen
    .squares = Felder und Rechtecke, etwa D4 oder C3:E3
    .side = An welche Seite jedes Feldes
    .barrier = Was dort steht; none nimmt es weg
    .fits = Bei narrow: die größte Kategorie, die aufrecht durch die Lücke passt

cmd-creature-add = Eine Kreatur, oder mehrere gleiche, aufs Brett setzen
    .at = { opt-at-several }
    .name = Wie sie heißt, bis zu 32 Zeichen (Standard: wie die Vorlage heißt)
    .preset = Eine mitgelieferte Kreatur, etwa ogre; was du sonst angibst, zählt mehr
    .stats = Ihre Wertezeile oder ihr Werteblock, eingefügt: "Large giant, Spd 40 ft., Reach 10 ft."
    .count = { opt-count }
    .size = { opt-size }
    .side = { opt-side }
    .speed = { opt-speed }
    .reach = { opt-reach }
    .weapon-reach = { opt-weapon-reach }
    .conditions = { opt-conditions }
    .helpless = { opt-helpless }
    .shape = { opt-shape }
    .altitude = { opt-altitude-standing }
    .space = { opt-space }
    .threatens = { opt-threatens }
    .race = { opt-race }
    .armor = { opt-armor }
    .load = { opt-load }
    .speed-bonus = { opt-speed-bonus }
    .ignores = { opt-ignores }
    .modes = { opt-modes }
    .owner = { opt-owner }
    .hidden = { opt-hidden }

cmd-show = Das Brett mit allen Kreaturen zeigen
    .squares = Nur dieser Teil des Bretts, etwa C3:M12
    .whole = Das ganze Brett, so klein die Felder auch werden (Standard: false)
    .theme = Wie dieses eine Bild aussieht; /tisch aussehen gilt für alle
    .text = In Worten und als Karte aus Buchstaben, ohne Bild (Standard: false)
    .hidden = Nur für die SL: alle, auch die Verborgenen (Standard: false)

cmd-move = Eine Bewegung prüfen und ausführen: Kosten, { -attack-of-opportunity(form: "many") }, welche Regel entscheidet
    .to = { opt-to-route }
    .creature = { opt-creature-mover }
    .pace = { opt-pace }
    .prefer = { opt-prefer }
    .mode = { opt-mode-any }
    .altitude = { opt-altitude-end }
    .share = { opt-share }
    .as-far-as = { opt-as-far-as }
    .stopped-at = { opt-stopped-at }
    .jump = Gruben, Gefahren und niedrige Mauern überspringen, wo das hilft (Standard: false)
    .reflex = { opt-reflex }
    .check = Ergebnis ihres Wurfs: den der Boden verlangt, oder (Rise) Initiative; mehrere der Reihe nach
    .bonus = { opt-bonus-initiative }
    .against = { opt-against-initiative }
    .against-bonus = { opt-against-bonus-initiative }
    .action-point = { opt-action-point }
    .preview = { opt-preview }
    .force = { opt-force }

cmd-options = Alle Wege, in diesem Zug eine Kreatur anzugreifen, ein Feld zu erreichen oder wegzukommen
    .target = Die Kreatur, die du angreifen willst
    .to = Oder das Feld, auf das du willst
    .away = Oder aus allen bedrohten Feldern heraus (Standard: false)
    .creature = { opt-creature-mover }

cmd-reachable = Alle Felder, auf denen eine Kreatur enden könnte, und wie viele Fuß es kostet
    .creature = { opt-creature-mover }
    .pace = { opt-pace }
    .mode = { opt-mode-one }
    .altitude = { opt-altitude-end }
    .share = { opt-share }

cmd-turn-start = Runden und Züge führen: ab jetzt zählen Aktionen, Diagonalen und { -attack-of-opportunity(form: "many") } mit
    .roll = Initiative für alle ohne Ergebnis würfeln (Standard: wenn der Bonus bekannt ist)

cmd-undo = Die letzte Änderung zurücknehmen; noch einmal: die davor

cmd-rules = Wonach der Tisch spielt, in unseren Worten, und wo jede Regel steht
    .topic = Ein Thema wie terrain, eine Regel wie corner, oder ein Teil ihres Titels

cmd-table-ruleset = Nach einem anderen Regelwerk weiterspielen, mit demselben Brett und denselben Kreaturen
    .name = Das Regelwerk

cmd-table-house-rule = Eine Regel anders spielen, als sie im Regelwerk steht
    .rule = Welche Regel, etwa corner; /regeln zeigt, was es gibt
    .value = Was an diesem Tisch gilt; book ist das, was im Regelwerk steht

cmd-table-board = Wo das Brett des Kanals zu sehen ist: unter der letzten Antwort, in einer Nachricht, unter jeder
    .manner = Es wandert mit den Antworten (moves), bleibt in einer Nachricht (stays), oder ist in jeder (each)

cmd-table-theme = Wie die Bilder dieses Tisches ab jetzt aussehen
    .name = light (hell), dark (dunkel) oder high-contrast (starker Kontrast)

cmd-table-language = In welcher Sprache und welchen Einheiten an diesem Tisch ab jetzt geantwortet wird
    .name = Die Sprache; own: für alle die des Servers, für jeden allein die eigene (Vorgabe)
    .units = Worin Längen stehen: feet (Fuß, Vorgabe) oder metres (Meter, 1,5 je Feld)

cmd-table-export = Der ganze Tisch als Datei: Regeln, Brett, Kreaturen und Züge; ohne IDs von Personen

cmd-table-import = Einen Tisch aus einer Datei, wie /tisch exportieren sie schreibt, an die Stelle von diesem setzen
    .file = Die Datei

cmd-map-height = Den Boden von Feldern anheben: Simse, Treppen, Dächer; 0 ist die Ebene der Karte
    .squares = { opt-squares }
    .feet = Wie viele Fuß ihr Boden über der Ebene der Karte liegt, ein Vielfaches von 5

cmd-map-import = Eine Karte übernehmen: Universal VTT (.uvtt, .dd2vtt, .df2vtt), Foundry-Szene oder Brett als Text
    .file = Die Kartendatei, bis zu 10 MiB
    .feet-per-square = Wie viele Fuß ein Feld der Karte misst (Standard: was die Datei sagt, oder 5)
    .replace = Kreaturen vom Brett nehmen, für die auf der Karte kein Platz ist (Standard: false)

cmd-map-export = Das Brett exportieren: Universal VTT für andere Programme, oder Text, der alles behält
    .format = uvtt, oder text, den /karte importieren wieder liest (Standard: uvtt)

cmd-creature-paste = Kreaturen aus eingefügtem Text: je eine Zeile, oder der Werteblock von einer
    .text = Je eine Zeile: "Ogre at D4: Large giant, Spd 40 ft., Reach 10 ft."; oder ein Werteblock
    .at = Wo, wenn der Text der Werteblock von einer ist
    .name = Wie diese heißt (Standard: die erste Zeile des Werteblocks)
    .side = { opt-side }

cmd-creature-edit = Etwas an einer Kreatur ändern
    .creature = { opt-creature-named }
    .name = Ein neuer Name
    .at = Ein anderes Feld
    .size = { opt-size }
    .side = { opt-side }
    .speed = { opt-speed }
    .reach = { opt-reach }
    .weapon-reach = { opt-weapon-reach }
    .conditions = { opt-conditions }
    .helpless = { opt-helpless }
    .shape = { opt-shape }
    .altitude = { opt-altitude-standing }
    .space = { opt-space }
    .threatens = { opt-threatens }
    .race = { opt-race }
    .armor = { opt-armor }
    .load = { opt-load }
    .speed-bonus = { opt-speed-bonus }
    .ignores = { opt-ignores }
    .modes = { opt-modes }
    .owner = { opt-owner }
    .hidden = { opt-hidden }

cmd-creature-sheet = Werte einer Kreatur, nach denen Manöver und Initiative fragen
    .creature = { opt-creature-named }
    .maneuver-defense = Maneuver Defense, der SG für Manöver gegen sie (Epic Path)
    .resist-forced = Um wie viele Fuß sie erzwungene Bewegung verkürzt (Standard: 0)
    .initiative = Ihr Bonus auf Initiativewürfe
    .dexterity = Geschicklichkeitswert, für Gleichstand bei der Initiative
    .base-attacks = Angriffe ihrer Klasse bei vollem Angriff, für 1,50-m-Schritte eintauschbar; Monster: 0
    .facing = Wohin sie in der Luft blickt: n, ne, e und so weiter
    .strength = Ihre Stärke, für ihre Traglast, und für Sprünge, wo ein Regelwerk danach geht; oder none
    .light-load = Wie viele Pfund höchstens eine leichte Last für sie sind (Epic Path); oder none
    .quadruped = Ob sie auf vier Beinen geht und so mehr trägt (Standard: false)
    .jump-trained = Ob sie im Springen geübt ist (Standard: false)
    .base-speed = Ihre Grundbewegungsrate in Fuß; natural ist die ihrer Größe (Standard)
    .runner = { opt-runner }
    .constitution = { opt-constitution }
    .fills = { opt-fills }
    .squares = Felder je Seite ihrer Angriffsfläche, etwa für einen Schwarm; none: die ihrer Größe (Standard)
    .helpless-obstacle = { opt-helpless-obstacle }
    .speed-category = { opt-speed-category }

cmd-creature-portrait = Eine Kreatur mit einem hochgeladenen Bild zeigen, oder wieder nur mit ihren Anfangsbuchstaben
    .file = Das Bild, PNG, WebP oder JPEG bis 10 MiB; genommen wird die quadratische Mitte
    .creature = { opt-creature-mover }
    .clear = Das Porträt wegnehmen (Standard: false)

cmd-creature-remove = Eine Kreatur vom Brett nehmen
    .creature = { opt-creature-named }

cmd-creature-list = Alle Kreaturen mit Feld, Bewegungsrate und Reichweite, oder alles über eine
    .creature = Wer, und zwar ausführlich (Standard: alle, je eine Zeile)

cmd-join = Eine eigene Figur mitbringen, oder einen der Helden übernehmen, den niemand spielt
    .name = Wie sie heißt, bis zu 32 Zeichen
    .at = Ihr Feld (Standard: ein freies nahe den anderen Helden)
    .size = { opt-size }
    .speed = { opt-speed }
    .reach = { opt-reach }
    .weapon-reach = { opt-weapon-reach }
    .shape = { opt-shape }
    .race = { opt-race }
    .armor = { opt-armor }
    .load = { opt-load }
    .modes = { opt-modes }
    .threatens = { opt-threatens }

cmd-roster-save = Eine Kreatur für andere Tische behalten: alles, was sie ist, ohne Platz und Zustände
    .creature = { opt-creature-named }
    .name = Wie sie in der Sammlung heißt (Standard: ihr Name ohne Nummer)

cmd-roster-add = Eine Kreatur der Sammlung aufs Brett setzen, oder mehrere
    .name = { opt-roster-name }
    .at = { opt-at-several }
    .count = { opt-count }
    .as = Wie sie auf dem Brett heißt (Standard: wie in der Sammlung)
    .side = { opt-side }

cmd-roster-list = Die gespeicherten Kreaturen dieses Servers auflisten

cmd-roster-remove = Eine Kreatur der Sammlung nicht länger behalten
    .name = { opt-roster-name }

cmd-place = Eine Kreatur von Hand anderswohin setzen, ohne nach Regeln zu fragen
    .at = Ihr Feld; bei größeren das nordwestliche (Standard: wo sie steht)
    .creature = { opt-creature-mover }
    .altitude = Fuß über dem Boden, ein Vielfaches von 5 (Standard: wie bisher; 0, wenn sie hing oder sprang)
    .space = { opt-space }
    .preview = Zeichnen, aber nichts ändern (Standard: false)
    .force = Ändert hier nichts, da nach keiner Regel gefragt wird (Standard: false)

cmd-step = Der { -five-foot-step }: ein Feld, ohne { -attack-of-opportunity(form: "many") } zu provozieren
    .to = { opt-to-route }
    .creature = { opt-creature-mover }
    .way = Mit welchem Recht (Epic Path): statt der Bewegung (free), für einen Angriff, ...
    .full-round = Ob dazu noch eine { -full-round-action } kommt (Standard: false)
    .share = { opt-share }
    .check = { opt-check-rolled }
    .bonus = { opt-bonus-check }
    .preview = { opt-preview }
    .force = { opt-force }

cmd-run = Die ganze Runde rennen, ein Mehrfaches der Bewegungsrate
    .to = { opt-to-route }
    .creature = { opt-creature-mover }
    .rounds = Runden, die sie schon ohne Pause rennt (Standard: laut geführten Zügen, sonst 0)
    .check = Ergebnis ihres Wurfs, um weiterzurennen, am Tisch gewürfelt
    .bonus = Ihr Bonus auf diesen Wurf: der Bot würfelt d20
    .prefer = { opt-prefer }
    .mode = { opt-mode-one }
    .altitude = { opt-altitude-end }
    .as-far-as = { opt-as-far-as }
    .stopped-at = { opt-stopped-at }
    .preview = { opt-preview }
    .force = { opt-force }

cmd-hustle = Sich einmal im Eilschritt bewegen, wo das Regelwerk ihn kennt (Hustle)
    .to = { opt-to-route }
    .creature = { opt-creature-mover }
    .prefer = { opt-prefer }
    .mode = { opt-mode-any }
    .altitude = { opt-altitude-end }
    .share = { opt-share }
    .as-far-as = { opt-as-far-as }
    .stopped-at = { opt-stopped-at }
    .check = { opt-check-initiative }
    .bonus = { opt-bonus-initiative }
    .against = { opt-against-initiative }
    .against-bonus = { opt-against-bonus-initiative }
    .preview = { opt-preview }
    .force = { opt-force }

cmd-sprint = Sich bewegen und sonst nichts tun, wo das Regelwerk den Sprint kennt
    .to = { opt-to-route }
    .creature = { opt-creature-mover }
    .prefer = { opt-prefer }
    .mode = { opt-mode-any }
    .altitude = { opt-altitude-end }
    .share = { opt-share }
    .as-far-as = { opt-as-far-as }
    .stopped-at = { opt-stopped-at }
    .check = { opt-check-initiative }
    .bonus = { opt-bonus-initiative }
    .against = { opt-against-initiative }
    .against-bonus = { opt-against-bonus-initiative }
    .preview = { opt-preview }
    .force = { opt-force }

cmd-crawl = Ein Feld weit kriechen, am Boden liegend
    .to = { opt-to-route }
    .creature = { opt-creature-mover }
    .share = { opt-share }
    .check = { opt-check-rolled }
    .bonus = { opt-bonus-check }
    .preview = { opt-preview }
    .force = { opt-force }

cmd-fly = Fliegen oder gleiten: Wenden, Steigen, Sinken, Kosten, { -attack-of-opportunity(form: "many") }
    .to = { opt-to-path }
    .creature = { opt-creature-mover }
    .altitude = { opt-altitude-end }
    .pace = { opt-pace }
    .prefer = { opt-prefer }
    .mode = Ob sie fliegt (Standard) oder gleitet
    .facing = Wohin sie am Ende blicken soll, wo das Regelwerk darauf achtet
    .stall = Sie abschmieren lassen, wenn sie zu langsam fliegt, um oben zu bleiben (Standard: false)
    .wingover = Einmal wenden, mit dem Talent Wingover (Standard: false)
    .hover = In der Luft anhalten oder von dort mit halber Rate fliegen, Talent Hover (Standard: false)
    .weather = { opt-weather }
    .ceiling = Ob neben ihr eine Fläche ist, die auf der Karte fehlt (Epic Path: hover)
    .soaring = Ob sie sich emporschwingt, bis viermal so hoch (Rise)
    .support = Wie hoch über dem Boden etwas ist, das sie tragen würde, für ihre Höhengrenze (Rise)
    .overloaded = Ob sie mehr trägt, als sie kann (Rise; Standard: false)
    .check = { opt-check-rolled }
    .natural = { opt-natural }
    .bonus = { opt-bonus-check }
    .as-far-as = { opt-as-far-as }
    .preview = { opt-preview }
    .force = { opt-force }

cmd-fly-mishap = Einem Flieger stößt etwas zu: Schaden, Zusammenstoß, Sturz, Untätigkeit, Liegen, Festsitzen
    .what = Was ihr zustößt: damage, collision, falling, idle, slow, prone, immobilized
    .creature = { opt-creature-mover }
    .weather = { opt-weather }
    .after = Wodurch sie fällt, wenn es ein misslungener Wurf oder ein Zusammenstoß war
    .check = { opt-check-rolled }
    .natural = { opt-natural }
    .bonus = { opt-bonus-check }
    .preview = { opt-preview }
    .force = { opt-force }

cmd-wind = Was ein Wind mit einer Kreatur macht, je nach Größe, am Boden oder im Flug, samt Rettungswurf
    .weather = Wie stark der Wind ist: strong-wind, severe-wind, windstorm, hurricane, tornado
    .creature = { opt-creature-mover }
    .check = { opt-check-rolled }
    .natural = { opt-natural }
    .bonus = { opt-bonus-check }
    .preview = { opt-preview }
    .force = { opt-force }

cmd-climb = An Wand, Seil oder Sims klettern: wie weit, mit welchem Wurf, { -attack-of-opportunity(form: "many") }
    .to = { opt-to-path }
    .creature = { opt-creature-mover }
    .altitude = { opt-altitude-below }
    .surface = Woran sie klettert, etwa dungeon-wall, rope oder tree
    .modifiers = Was es leichter oder schwerer macht: "slippery corner"
    .pace = Wie schnell: wie üblich, mit halber oder mit voller Bewegungsrate
    .take-ten = { opt-take-ten }
    .assists = Wie viele helfen; was das bringt, gehört in den Wurf (Standard: 0)
    .hands = { opt-hands-free }
    .ceiling = An der Unterseite von etwas entlang (Standard: false)
    .ranks = Ihre Ränge in der Fertigkeit, wo das zählt (Standard: 0)
    .damaged = Sie wurde beim Klettern verletzt und muss sich nur festhalten (Standard: false)
    .dc = { opt-dc }
    .check = { opt-check-rolled }
    .natural = { opt-natural }
    .bonus = { opt-bonus-check }
    .prefer = { opt-prefer }
    .as-far-as = { opt-as-far-as }
    .preview = { opt-preview }
    .force = { opt-force }
    .caught = Das Gewicht in Pfund einer aufgefangenen Kreatur, die an der kletternden hängt

cmd-swim = Schwimmen: wie weit, mit welchem Wurf, was das Wasser tut
    .to = { opt-to-path }
    .creature = { opt-creature-mover }
    .altitude = { opt-altitude-below }
    .water = Der Zustand des Wassers
    .modifiers = Was es leichter oder schwerer macht: "current rain"
    .by = { opt-by }
    .pace = Wie weit: eine { -move-action } (move), double, hustle, sprint, run
    .take-ten = { opt-take-ten }
    .hands = { opt-hands-free }
    .dc = { opt-dc }
    .check = { opt-check-rolled }
    .natural = { opt-natural }
    .bonus = { opt-bonus-check }
    .prefer = { opt-prefer }
    .as-far-as = { opt-as-far-as }
    .preview = { opt-preview }
    .force = { opt-force }

cmd-burrow = Durch den Boden graben: wie weit, wodurch, mit welchem Wurf
    .to = { opt-to-path }
    .creature = { opt-creature-mover }
    .altitude = { opt-altitude-below }
    .ground = Wodurch sie gräbt (Standard: soil)
    .modifiers = Was es schwerer macht: "unstable open-tunnel"
    .by = { opt-by }
    .pace = Wie weit: eine { -move-action } (move), double, hustle, sprint
    .try = Den Wurf versuchen, der Fels wie Erde macht (Standard: false)
    .take-ten = { opt-take-ten }
    .dc = { opt-dc }
    .check = { opt-check-rolled }
    .natural = { opt-natural }
    .bonus = { opt-bonus-check }
    .prefer = { opt-prefer }
    .as-far-as = { opt-as-far-as }
    .preview = { opt-preview }
    .force = { opt-force }

cmd-teleport = Mit einer Bewegungsrate teleportieren: wie weit, und wohin, wenn der Platz besetzt ist
    .to = { opt-to-path }
    .creature = { opt-creature-mover }
    .altitude = { opt-altitude-below }
    .unseen = Ob sie den Ort nicht sieht (Standard: false)
    .preview = { opt-preview }
    .force = { opt-force }

cmd-jump = Weit oder hoch springen: was es braucht, was es kostet, wohin es führt
    .to = Wo sie landet; Felder davor geht sie: "E5 H5" (Standard: gerade hoch, mit höhenlage)
    .creature = { opt-creature-mover }
    .altitude = Wie viele Fuß über dem Boden sie landet, oder wie hoch sie gerade hoch springt
    .peak = Wie hoch der Sprung geht, wo der Springer das wählt (Standard: 0)
    .running = Ob sie in gerader Linie Anlauf genommen hat (Standard: false)
    .hop = Ob sie nur hochhüpft, bis auf Hüfthöhe (Standard: false)
    .pole = Ob sie mit einem Stab springt, wo das Regelwerk das kennt (Standard: false)
    .speed-bonus = Was ihre Bewegungsrate dazugibt, wo man das angeben muss
    .legs = Ob sie Beine hat, mit denen sie springt (Standard: true)
    .pace = { opt-pace }
    .check = { opt-check-rolled }
    .natural = { opt-natural }
    .bonus = { opt-bonus-check }
    .reflex = { opt-reflex }
    .preview = { opt-preview }
    .force = { opt-force }

cmd-stand = Vom Boden aufstehen: was es kostet, und welche { -attack-of-opportunity(form: "many") } es provoziert
    .creature = { opt-creature-mover }
    .preview = { opt-preview }
    .force = { opt-force }

cmd-mount = Auf eine größere Kreatur aufsitzen: wer reitet, ist von da an, wo das Reittier ist
    .target = Das Reittier
    .creature = Wer aufsitzt
    .preview = { opt-preview }
    .force = { opt-force }

cmd-dismount = Absitzen, auf ein Feld neben dem Reittier
    .creature = Wer absitzt
    .to = Wo es absitzt (Standard: der erste Platz mit Raum)
    .preview = { opt-preview }
    .force = { opt-force }

cmd-escape = Durch eine Lücke schlüpfen, die zu eng zum Durchzwängen ist: Wurf und Dauer
    .to = { opt-to-route }
    .creature = { opt-creature-mover }
    .fits = Was hindurchpasst, wo das Regelwerk fragt: elbows, one-elbow, shoulders, head, not-head
    .check = { opt-check-rolled }
    .bonus = { opt-bonus-check }
    .take-twenty = 20 nehmen statt zu würfeln, mit bonus; dauert zwanzigmal so lange (sonst false)
    .prefer = { opt-prefer }
    .preview = { opt-preview }
    .force = { opt-force }

cmd-charge = { -charge }: gerade, über freien Boden, zum nächsten Platz, von dem aus man angreifen kann
    .target = Wen sie angreift
    .creature = { opt-creature-mover }
    .to = Wo sie endet, wenn mehrere Plätze gleich nah sind
    .one-action = { opt-one-action }
    .overrun = Ein Gegner in der Bahn, den sie überrennt, wo das Regelwerk das kennt
    .avoids = Ob der ausweicht (Standard: false)
    .check = { opt-check-several }
    .natural = { opt-natural }
    .bonus = { opt-bonus-check }
    .against = { opt-against-defender }
    .against-bonus = { opt-against-bonus-defender }
    .tripped = { opt-tripped }
    .action-point = { opt-action-point }
    .preview = { opt-preview }
    .force = { opt-force }

cmd-withdraw = Sich von Gegnern lösen, mit weniger { -attack-of-opportunity(form: "dative") } als sonst
    .to = { opt-to-route }
    .creature = { opt-creature-mover }
    .primary = Der Gegner, von dem sie sich löst (Epic Path)
    .spare = { opt-spare }
    .one-action = { opt-one-action }
    .prefer = { opt-prefer }
    .share = { opt-share }
    .as-far-as = { opt-as-far-as }
    .check = Ergebnis ihres Wurfs, am Tisch gewürfelt; bei vergleichenden (Rise) eine Liste
    .natural = { opt-natural }
    .bonus = { opt-bonus-check }
    .from = Von wem sie Abstand hält: Namen mit Komma dazwischen (Rise)
    .distance = Welchen Abstand in Fuß sie hält (Rise)
    .against = { opt-against-initiative }
    .against-bonus = { opt-against-bonus-initiative }
    .action-point = { opt-action-point }
    .preview = { opt-preview }
    .force = { opt-force }

cmd-overrun = Einen Gegner überrennen, durch sein Feld hindurch; auch mehrere, wo das Regelwerk das kennt
    .target = Wen sie überrennt: ein Name, mehrere mit Komma
    .to = { opt-to-route }
    .creature = { opt-creature-mover }
    .avoids = { opt-avoids }
    .part-of-move = Als Teil einer { -move-action } statt als { -standard-action } (Standard: false)
    .check = { opt-check-several }
    .natural = { opt-natural }
    .bonus = { opt-bonus-check }
    .against = { opt-against-defender }
    .against-bonus = { opt-against-bonus-defender }
    .tripped = { opt-tripped }
    .medium-dc = { opt-medium-dc }
    .medium-check = { opt-medium-check }
    .prefer = { opt-prefer }
    .action-point = { opt-action-point }
    .preview = { opt-preview }
    .force = { opt-force }

cmd-bull-rush = Einen Gegner gerade zurückdrängen oder durch sein Feld gehen, je nach Regelwerk
    .target = Wer zurückgedrängt oder durchquert wird
    .creature = { opt-creature-mover }
    .feet = Wie weit das Drängen höchstens geht; nötig, wo es in keinem Text steht
    .follow = Mitgehen, um weiter zu drängen (Standard: false)
    .charging = Am Ende eines Sturmangriffs, wo keine Züge geführt werden (Standard: false)
    .drop-prone = { opt-drop-prone }
    .to = Wo sie endet, wenn sie hindurchgeht; mit erzwingen, wohin das Ziel kommt
    .avoids = { opt-avoids }
    .check = { opt-check-several }
    .natural = { opt-natural }
    .bonus = { opt-bonus-check }
    .against = { opt-against-defender }
    .against-bonus = { opt-against-bonus-defender }
    .tripped = { opt-tripped }
    .medium-dc = { opt-medium-dc }
    .medium-check = { opt-medium-check }
    .prefer = { opt-prefer }
    .action-point = { opt-action-point }
    .preview = { opt-preview }
    .force = { opt-force }

cmd-tumble = An Gegnern vorbei oder durch ihre Felder turnen, ohne { -attack-of-opportunity }
    .to = { opt-to-route }
    .creature = { opt-creature-mover }
    .through = Durch wessen Felder es geht: Namen, mehrere mit Komma
    .tumbled = Felder, auf die geturnt wird, mit halber Rate; der Rest zu Fuß (Standard: der ganze Weg)
    .accelerated = Mit voller Bewegungsrate, dafür mit schwererem Wurf (Standard: false)
    .spare = { opt-spare }
    .surface = Was am Boden es schwerer macht, mit Leerzeichen dazwischen
    .trained = Ob es im Turnen geübt ist, wo das Regelwerk fragt (sonst true)
    .check = { opt-check-several }
    .natural = { opt-natural }
    .bonus = { opt-bonus-check }
    .medium-dc = { opt-medium-dc }
    .medium-check = { opt-medium-check }
    .prefer = { opt-prefer }
    .action-point = { opt-action-point }
    .preview = { opt-preview }
    .force = { opt-force }

cmd-clamber = Auf einen viel größeren Gegner klettern, in seine Angriffsfläche, wo das Regelwerk das kennt
    .target = In wessen Angriffsfläche
    .creature = { opt-creature-mover }
    .to = Auf welchem Feld darin es endet, oder ein Weg dorthin (Standard: das nächste)
    .extra = Fuß über die halbe Bewegungsrate hinaus: je 5 wird der Wurf um 5 schwerer
    .assists = Wie viele helfen; was das bringt, gehört in den Wurf (Standard: 0)
    .spare = { opt-spare }
    .check = { opt-check-rolled }
    .natural = { opt-natural }
    .bonus = { opt-bonus-check }
    .medium-dc = { opt-medium-dc }
    .medium-check = { opt-medium-check }
    .prefer = { opt-prefer }
    .action-point = { opt-action-point }
    .preview = { opt-preview }
    .force = { opt-force }

cmd-push = Jemanden wegstoßen, wenn ein Effekt das tut
    .target = { opt-target }
    .feet = { opt-feet }
    .creature = { opt-creature-doer }
    .to = { opt-to-moved }
    .direction = { opt-direction }
    .drop-prone = { opt-drop-prone }
    .ledge = Das Feld, über dessen Kante es fiele, wo die Karte keine Höhe dafür hat
    .dv = Was ein Klettern-Wurf an dieser Kante erreichen muss
    .check = Ergebnis des Klettern-Wurfs des Ziels, am Tisch gewürfelt
    .bonus = Bonus des Ziels auf diesen Wurf: der Bot würfelt d20
    .preview = { opt-preview }
    .force = { opt-force }

cmd-pull = Jemanden heranziehen, wenn ein Effekt das tut
    .target = { opt-target }
    .feet = { opt-feet }
    .creature = { opt-creature-doer }
    .to = { opt-to-moved }
    .direction = { opt-direction }
    .drop-prone = { opt-drop-prone }
    .preview = { opt-preview }
    .force = { opt-force }

cmd-slide = Jemanden irgendwohin schieben, wenn ein Effekt das tut
    .target = { opt-target }
    .feet = { opt-feet }
    .creature = { opt-creature-doer }
    .to = { opt-to-moved }
    .direction = { opt-direction }
    .drop-prone = { opt-drop-prone }
    .preview = { opt-preview }
    .force = { opt-force }

cmd-fling = Jemanden durch die Luft schleudern, wenn ein Effekt das tut
    .target = { opt-target }
    .feet = { opt-feet }
    .creature = { opt-creature-doer }
    .to = { opt-to-moved }
    .direction = In welche Richtung geradeaus: ne, up (Standard: gerade weg)
    .preview = { opt-preview }
    .force = { opt-force }

cmd-block = Jemandem eine Phase lang in den Weg treten, wo das Regelwerk Phasen hat
    .target = Wem sie in den Weg tritt
    .creature = { opt-creature-mover }
    .to = Ohne Phasen: der Weg, den das Ziel gehen will
    .check = Die Initiative des Ziels: eine für alle Schritte, oder "15 12" der Reihe nach
    .bonus = Der Bonus des Ziels auf Initiative: der Bot würfelt jedes Mal d20
    .against = Die Initiative des Blockierers: eine für alle Schritte, oder eine Liste der Reihe nach
    .against-bonus = Der Bonus des Blockierers auf Initiative: der Bot würfelt jedes Mal d20
    .preview = { opt-preview }
    .force = { opt-force }

cmd-follow = Eine Phase lang in jemandes Nähe bleiben, wo das Regelwerk Phasen hat
    .target = Wem sie folgt
    .distance = Der größte Abstand zwischen den beiden, in Fuß
    .creature = { opt-creature-mover }
    .to = Wo sie enden will (Standard: wo der Abstand zuerst stimmt)
    .teleported = Wo das Ziel verschwand, das sofort dorthin kam, wo es jetzt steht
    .unseen = Ob der Verfolger nicht erkennen kann, wohin es ging (Standard: false)
    .check = { opt-check-initiative }
    .bonus = { opt-bonus-initiative }
    .against = { opt-against-initiative }
    .against-bonus = { opt-against-bonus-initiative }
    .share = { opt-share }
    .preview = { opt-preview }
    .force = { opt-force }

cmd-climb-forward = Mit einem Wurf ein Stück an einer Wand klettern, wo das Regelwerk Phasen hat
    .creature = { opt-creature-mover }
    .to = Wo an der Oberfläche es endet (Standard: über denselben Feldern)
    .altitude = { opt-altitude-end }
    .dv = { opt-dv }
    .check = { opt-check-rolled }
    .bonus = { opt-bonus-check }
    .critical = { opt-critical }
    .hands = { opt-hands-needed }
    .preview = { opt-preview }
    .force = { opt-force }

cmd-swim-forward = Mit einem Wurf ein Stück schwimmen, wo das Regelwerk Phasen hat
    .to = { opt-to-route }
    .creature = { opt-creature-mover }
    .dv = { opt-dv }
    .check = { opt-check-rolled }
    .bonus = { opt-bonus-check }
    .critical = { opt-critical }
    .hands = { opt-hands-needed }
    .preview = { opt-preview }
    .force = { opt-force }

cmd-phase-next = Die nächste Phase der Runde, wo das Regelwerk Phasen hat; die erste beginnt sie

cmd-fall = Einen Sturz, fallenden Gegenstand oder Aufprall auswerten: Würfel, Schaden, liegend
    .height = Wie tief sie fällt; darf fehlen, wenn die Kreatur in der Luft ist
    .creature = Wer fällt; ohne Angabe ändert sich nichts auf dem Brett
    .jumped = Ob sie absichtlich gesprungen ist oder einen Kopfsprung macht (Standard: false)
    .surface = Worauf sie fällt (Standard: ground)
    .water-depth = Wie tief das Wasser ist, in das sie fällt
    .attempt = Ob sie den Wurf versucht (Standard: wenn angegeben oder beim Kopfsprung)
    .check = { opt-check-rolled }
    .bonus = { opt-bonus-check }
    .natural = { opt-natural }
    .size = Wie groß das ist, was fällt, wenn kreatur fehlt (Standard: medium)
    .onto = Auf wem sie landet, oder wen das Ding trifft
    .casting = Der Grad eines Zaubers im Fallen
    .immediate = Ob dieser Zauber eine augenblickliche Aktion ist (Standard: false)
    .most-dice = Wie viele Würfel höchstens, wo das Regelwerk das der SL überlässt
    .object = Ein Ding dieser Größe fällt, oder wird geworfen (höhe:0)
    .weight = Gewicht eines fallenden Gegenstands in Pfund
    .density = Wie das Ding beschaffen ist: Federn -2, Felsblock +1, Stacheln +2
    .collision-speed = Sie fällt nicht, sondern prallt so schnell gegen etwas
    .collision-by = Wie sie sich bewegt, wenn sie aufprallt (Standard: carried, ohne Kontrolle)
    .preview = { opt-preview }
    .force = { opt-force }

cmd-settle = Eine Kreatur, die stehen bleibt, wo sie nicht darf, auf den nächsten erlaubten Platz rücken
    .creature = { opt-creature-mover }
    .last = Das letzte Feld, auf dem sie stehen durfte; unter gleich nahen zählt das
    .share = Einvernehmlich auf Feldern anderer bleiben, wo das Regelwerk das kennt (Standard: false)
    .preview = Sagen und zeichnen, aber nichts würfeln und ändern (Standard: false)
    .force = Ändert hier nichts, da nichts verweigert wird (Standard: false)

cmd-travel = Wie weit ihr am Tag kommt, oder wie lange so viele Meilen dauern, und was es euch kostet
    .speed = Die Bewegungsrate in Fuß, wenn keine Kreatur des Tisches reist
    .creature = Wer reist: jemand, mehrere mit Komma, oder eine Seite; der Langsamste bestimmt das Tempo
    .hours = Stunden unterwegs am Tag (Standard: 8; gerudert 10, gesegelt 24)
    .miles = Wie weit es ist, statt wie lange ihr unterwegs seid
    .days = Wie viele Tage (Standard: 1)
    .terrain = Das Land (Standard: plains)
    .road = Worauf man geht (Standard: trail, für Karren road)
    .pace = Wie flott (Standard: walk)
    .legs = Mehrere Etappen: "road 40mi light-horse; keelboat 30mi current 3; hills trackless 10mi"
    .mount = Ein Reittier aus der Tabelle des Regelwerks
    .load = Wie viele Pfund dieses Reittier trägt
    .mounted = Ob bewegungsrate oder kreatur ein Reittier meint (Standard: false)
    .vehicle = Ein Karren oder ein Schiff aus der Tabelle des Regelwerks
    .current = Meilen pro Stunde der Strömung, die ein Flussboot trägt
    .round-the-clock = Ob das, womit ihr reist, nie rastet (Standard: false)
    .miles-per-hour = Was ihr in einer Stunde schafft, wenn die SL es festlegt
    .impeded = Ob jedes Feld unterwegs behindert (impeded; Standard: false)
    .mode = Eine andere Bewegungsart als Gehen
    .grade = Welche Form davon, wo das Regelwerk mehrere unterscheidet
    .check = Ergebnisse der Würfe vom Tisch, der Reihe nach
    .bonus = Der Bonus auf diese Würfe: der Bot würfelt d20
    .minutes = So viele Minuten lang: Fuß statt Meilen, auch im Rennen
    .rounds = Dasselbe für so viele Runden
    .constitution = Die Konstitution der rennenden Kreatur, wenn keine auf dem Tisch sie hat

cmd-threat = Die bedrohten Felder einer Kreatur zeigen
    .creature = { opt-creature-mover }
    .altitude = Für jemanden so viele Fuß über dem Boden dort, ein Vielfaches von 5 (Standard: 0)
    .against = Stattdessen, was alle bedrohen, die gegen sie stehen (Standard: false)

cmd-measure = Wie weit zwei Felder oder Kreaturen voneinander entfernt sind, egal was dazwischen liegt
    .from = Ein Feld, D4@20 für 20 Fuß über seinem Boden, oder eine Kreatur
    .to = Ein Feld, D4@20 für 20 Fuß über seinem Boden, eine Kreatur, oder nearest

cmd-turn-next = Den Zug an die nächste Kreatur weitergeben, oder zur nächsten Phase gehen

cmd-turn-delay = Mit den Aktionen dieses Zuges abwarten und von nun an nach jemand anderem handeln
    .after = Nach wem (ohne Angabe: nach dem Nächsten der Zugfolge)
cmd-turn-ready = Eine Aktion bereithalten, bis zum nächsten eigenen Zug; der Zug geht weiter
cmd-turn-end = Keine Züge mehr führen: jeder Befehl steht wieder für sich

cmd-initiative = Einer Kreatur ihren Platz in der Zugfolge geben, per Wurf oder von Hand
    .creature = { opt-creature-mover }
    .check = Ergebnis ihres Initiativewurfs, am Tisch gewürfelt
    .bonus = Ihr Bonus: der Bot würfelt d20 (Standard: was ihre Werte sagen)
    .dexterity = Geschicklichkeitswert, für Gleichstand
    .natural = { opt-natural }

cmd-flank = Ob eine Kreatur eine andere in die Zange nimmt, mit wem und über welche Linie
    .target = { opt-target }
    .creature = { opt-creature-mover }
    .ally = Mit wem (Standard: mit irgendwem)

cmd-gm-show = Die SL dieses Tisches auflisten

cmd-gm-role = Alle mit dieser Rolle sind hier SL
    .role = Welche Rolle (Standard: keine mehr)

cmd-gm-add = Jemanden hier auch zum SL machen
    .person = { opt-person }

cmd-gm-remove = Eine hinzugefügte SL entfernen
    .person = { opt-person }

cmd-gm-open = Ob alle dürfen, was die SL darf: für eine Gruppe ohne SL
    .on = true öffnet den Tisch für alle, bei false ist es wie sonst

cmd-redo = Das zuletzt Zurückgenommene wiederherstellen

cmd-history = Die letzten Änderungen auflisten, die neuesten zuerst
    .count = Wie viele (sonst 15)
    .creature = Nur was jemand dieses Namens getan oder erlebt hat

cmd-replay = Eine Runde noch einmal, als bewegtes Bild
    .round = Welche Runde (sonst die letzte, in der etwas geschah)
    .count = Stattdessen die letzten so vielen Befehle (sonst 10, wo keine Züge gelten)

fam-privacy = Deine gespeicherten Daten: ansehen, exportieren, löschen

cmd-privacy-show = Deine gespeicherten Daten zeigen, und wie lange sie bleiben

cmd-privacy-export = Deine Daten in diesem Kanal als Datei

cmd-privacy-delete = Vergessen, was in diesem Kanal über dich aufbewahrt wird, oder den ganzen Kanal
    .what = Nur was von dir ist (sonst das), oder alles in diesem Kanal
    .sure = Ja, und es gibt kein Zurück (sonst nein: nur sagen, was ginge)

cmd-help = Alle Befehle, oder Hilfe zu einem
    .command = Ein Befehl, etwa move oder "map paint"

cmd-turn-previous = Einen Zug zurückgehen, etwa wenn du zu früh weitergedrückt hast
cmd-turn-roll = Initiative für deine Kreaturen würfeln, die noch keinen Platz haben; als Spielleitung für alle
cmd-turn-pings = Wählen, ob du angepingt wirst, wenn deine Kreatur am Zug ist, egal was am Tisch gilt
    .on = true für einen Ping, false für keinen
cmd-table-pings = Spieler anpingen, wenn sie am Zug sind
    .on = true oder false (Vorgabe)
cmd-table-refusals = Wählen, wer es sieht, wenn die Regeln etwas ablehnen
    .manner = private: wer gefragt hat (Vorgabe); public: alle
cmd-table-initiative = Ob sich Monster einer Art einen Initiativewurf teilen
    .shared = true, oder false: jede Kreatur würfelt selbst (Vorgabe)
cmd-table-phases = Ob Bewegungen in Phasen erst angesagt und am Ende der Phase zusammen ausgeführt werden
    .declared = true, oder false: sofort, sobald sie getippt sind (Standard)
cmd-phase-declare = Eine Bewegung ansagen: ausgeführt wird sie am Ende der Bewegungsphase
    .order = follow NAME 10, block NAME, withdraw NAME 20 oder hustle F6
    .creature = { opt-creature-mover }
cmd-phase-retract = Eine Ansage zurücknehmen, durch die sich noch niemand bewegt hat
    .creature = { opt-creature-named }
cmd-phase-done = Sagen, dass deine Kreaturen in dieser Phase fertig sind
    .creature = { opt-creature-named }
cmd-phase-show = Zeigen, wer in dieser Phase noch dran ist und was angesagt ist

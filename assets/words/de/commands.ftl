### Was die Befehle und ihre Optionen tun, mit je höchstens 100 Zeichen.

## Familien von Befehlen

fam-table = Der Tisch: neues Brett, Regelwerk und Hausregeln, Aussehen, Dateien
fam-map = Die Karte: Gelände, Höhen, Wände und Türen, Dateien
fam-creature = Kreaturen: hinzufügen, ändern, auflisten und entfernen
fam-roster = Die Sammlung: gespeicherte Kreaturen für andere Tische
fam-turn = Runden und Züge: beginnen, weiter, beenden
fam-phase = Die Phasen einer Runde: die nächste, und Blockieren und Folgen darin
fam-gm = Die SL dieses Tisches: zeigen, hinzufügen und entfernen
fam-go = Andere Arten der Bewegung: aufstehen, kriechen, reiten, durchzwängen, graben
fam-look = Nur schauen: bedrohte Felder, Entfernungen, Zangen
fam-sheet = Der Bogen einer Kreatur: ihre Werte und ihr Porträt
fam-shove = Andere bewegen: stoßen, ziehen, schieben, schleudern
fam-maneuver = Manöver gegen andere: Ansturm, Überrennen, Turnen, Erklettern
fam-hazard = Was einer Kreatur zustößt: Stürze, Wind, Unfälle im Flug
fam-history = Was an diesem Tisch geschah: Liste, Wiederholung, Wiederherstellen

## Befehle

cmd-table-new = In diesem Kanal einen neuen Tisch beginnen: ein leeres Brett und sein Regelwerk
    .width = Felder von Westen nach Osten, 1 bis 300
    .height = Felder von Norden nach Süden, 1 bis 300
    .ruleset = Das Regelwerk (Standard: srd35)

cmd-map-paint = Gelände auf Felder malen; noch einmal gibt eine Schicht mehr, open räumt ab
    .squares = { opt-squares }
    .terrain = Das Gelände
    .layers = Neue Schichten, 1 bis 4 (Standard: 1)
    .depth = Bei pit: die Tiefe in Fuß, ein Vielfaches von 5 (Standard: 10)
    .check = Ein Wurf fürs Betreten, als Fertigkeit und SG: "Balance 15"

cmd-map-brush = Die Karte Feld für Feld malen, mit Pfeilen und einer Liste von Pinseln
    .at = Wo der Cursor beginnt, oder was gemalt wird (Standard: Kartenmitte)
    .brush = Womit gemalt wird (Standard: solid)
    .paint = Gleich malen (Standard: false)

cmd-map-edge = Wand, Tür, Fenster, Gitter, Vorhang oder Ähnliches an eine Seite jedes dieser Felder setzen
    .squares = Felder und Rechtecke, etwa D4 oder C3:E3
    .side = An welche Seite jedes Feldes
    .barrier = Was dort steht; none nimmt es weg
    .fits = Bei narrow: die größte Kategorie, die aufrecht durchpasst (small heißt auch medium)

cmd-map-door = Eine Tür neben der eigenen Kreatur öffnen oder schließen; die SL verschließt und versteckt sie auch
    .at = Die Tür, nach einem Feld: J3, J3/K3, "J3 east"; SL: windows, open, closed für alle
    .state = Was sie von jetzt an ist
    .creature = Wer sie öffnet oder schließt (Standard: die eigene einzige Kreatur)
    .preview = { opt-preview }

cmd-map-wall = In einem Strich eine Wand, Türen, Fenster oder Ähnliches ziehen
    .from = Das erste Feld
    .to = Das letzte Feld; liegt es schräg zum ersten, läuft die Wand quer durch Felder
    .side = Auf welcher Seite der Felder (Standard: Nord entlang einer Zeile, West entlang einer Spalte)
    .barrier = Was gezogen wird (Standard: wall)

cmd-map-room = Wände um Felder ziehen
    .squares = { opt-squares }
    .doors = Wo Türen sind: "E3 north, H5 east"

cmd-map-picture = Ein Bild unter ein neues Brett legen, als Karte ohne Wände
    .file = Ein Bild als PNG, WebP oder JPEG, bis 10 MiB
    .squares = Wie viele Felder es hat: 30x20 (Standard: nach dem Namen oder den Rasterlinien)
    .pixels = Oder wie viele Pixel ein Feld hat
    .replace = Kreaturen ohne Platz auf der Karte vom Brett nehmen (Standard: false)

cmd-map-align = Das Bild unter dem Brett verschieben oder strecken
    .east = Hundertstel eines Felds nach Osten; negativ nach Westen
    .south = Hundertstel eines Felds nach Süden; negativ nach Norden
    .larger = Um so viel Prozent größer; negativ kleiner

cmd-map-paste = Ein Brett aus Zeichen: # Fels, . Boden, ~ Wasser, + Tür, oder wie /show text:true es ausgibt
    .text = Das Brett, eine Zeile je Reihe
    .replace = Kreaturen ohne Platz auf der Karte vom Brett nehmen (Standard: false)

cmd-creature-add = Eine Kreatur oder mehrere aufs Brett setzen
    .at = { opt-at-several }
    .name = Name, bis zu 32 Zeichen (Standard: der der Vorlage)
    .preset = Eine eingebaute Kreatur, etwa ogre; andere Optionen gehen vor
    .stats = Eingefügte Wertezeile oder Werteblock: "Large giant, Spd 40 ft., Reach 10 ft."
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

cmd-show = Das Brett und alle darauf zeigen
    .squares = Nur dieser Teil des Bretts, etwa C3:M12
    .whole = Das ganze Brett, egal wie klein die Felder werden (Standard: false)
    .theme = Aussehen dieses Bilds; /tisch aussehen setzt es für alle
    .text = Als Text mit Buchstabenkarte, ohne Bild (Standard: false)
    .hidden = Nur SL: auch verborgene Kreaturen (Standard: false)

cmd-move = Eine Kreatur bewegen: was es kostet, wen es provoziert und welche Regel das sagt
    .to = { opt-to-route }
    .creature = { opt-creature-mover }
    .pace = { opt-pace }
    .prefer = { opt-prefer }
    .mode = { opt-mode-any }
    .altitude = { opt-altitude-end }
    .share = { opt-share }
    .as-far-as = { opt-as-far-as }
    .stopped-at = { opt-stopped-at }
    .accelerated = { opt-accelerated }
    .half-speed = { opt-half-speed }
    .jump = Unterwegs über Gruben, Gefahren und niedrige Mauern springen, wo es hilft (Standard: false)
    .reflex = { opt-reflex }
    .check = Ergebnis des Wurfs, den der Boden oder (Rise) die Initiative verlangt; mehrere der Reihe nach
    .bonus = Bonus auf den Wurf oder (Rise) Initiative: Der Bot würfelt jedes Mal W20
    .against = { opt-against-initiative }
    .against-bonus = { opt-against-bonus-initiative }
    .surface = { opt-surface }
    .dc = { opt-dc }
    .action-point = { opt-action-point }
    .fall-check = { opt-fall-check }
    .fall-bonus = { opt-fall-bonus }
    .preview = { opt-preview }
    .force = { opt-force }

cmd-options = Alle Wege, in diesem Zug anzugreifen, ein Feld zu erreichen oder wegzukommen, beste zuerst
    .target = Die Kreatur, die du angreifst
    .to = Oder das Feld, zu dem du willst
    .away = Oder aus allen bedrohten Feldern heraus (Standard: false)
    .creature = { opt-creature-mover }

cmd-reachable = Alle Felder zeigen, die eine Kreatur erreicht, mit den Kosten in Fuß
    .creature = { opt-creature-mover }
    .pace = { opt-pace }
    .mode = { opt-mode-one }
    .altitude = { opt-altitude-end }
    .share = { opt-share }

cmd-turn-start = Runden und Züge beginnen: Ab jetzt zählen Aktionen, Diagonalen und Provozieren
    .roll = Initiative für alle ohne würfeln (Standard: wenn der Bonus bekannt ist)

cmd-undo = Die letzte Änderung zurücknehmen; noch einmal für die davor

cmd-rules = Die Regeln des Tisches nachschlagen, und wo jede gedruckt ist
    .topic = Ein Thema wie terrain, eine Regel wie corner oder ein Teil ihres Titels

cmd-table-ruleset = Zu einem anderen Regelwerk wechseln, mit demselben Brett und denselben Kreaturen
    .name = Das Regelwerk

cmd-table-house-rule = Eine Regel für diesen Tisch ändern
    .rule = Welche Regel, etwa corner; /regeln zeigt alle
    .value = Was an diesem Tisch gilt; book ist das Regelwerk selbst

cmd-table-board = Wählen, wo das Brett steht: unter der letzten Antwort, in einer Nachricht oder unter jeder
    .manner = Es wandert mit den Antworten, bleibt in einer Nachricht oder ist in jeder Antwort

cmd-table-theme = Das Aussehen der Bilder dieses Tisches wählen
    .name = light, dark oder high-contrast

cmd-table-language = Sprache und Einheiten dieses Tisches wählen
    .name = Die Sprache; own: öffentlich die des Servers, privat die eigene (Standard)
    .units = Fuß (Standard) oder Meter, 1,5 je Feld

cmd-table-export = Den ganzen Tisch als Datei: Regeln, Brett, Kreaturen und Züge, ohne Benutzer-IDs

cmd-table-import = Diesen Tisch durch einen aus einer Datei von /tisch exportieren ersetzen
    .file = Die Datei

cmd-map-height = Bodenhöhe von Feldern setzen: Kanten, Treppen, Dächer; 0 ist die Grundebene
    .squares = { opt-squares }
    .feet = Höhe des Bodens über der Grundebene, ein Vielfaches von 5

cmd-map-import = Eine Karte übernehmen: Universal VTT (.uvtt, .dd2vtt, .df2vtt), Foundry-Szene oder Brett als Text
    .file = Die Kartendatei, bis zu 10 MiB
    .picture = Das Bild der Karte, wenn eine Szene aus Foundry es nur nennt
    .scene = Welche Szene, in einer Datei mit mehreren
    .tokens = Aus den Figuren der Szene Kreaturen machen (Standard: false)
    .feet-per-square = Wie viele Fuß ein Feld der Karte misst (Standard: was die Datei sagt, oder 5)
    .replace = Kreaturen vom Brett nehmen, für die auf der Karte kein Platz ist (Standard: false)

cmd-map-export = Das Brett exportieren: Universal VTT für andere Programme, oder Text, der alles behält
    .format = uvtt, oder text für /karte importieren (Standard: uvtt)

cmd-creature-paste = Kreaturen aus eingefügtem Text hinzufügen: eine je Zeile, oder ein Werteblock
    .text = Eine je Zeile: "Ogre at D4: Large giant, Spd 40 ft., Reach 10 ft."; oder ein Werteblock
    .at = Wohin die Kreatur eines einzelnen Werteblocks kommt
    .name = Ihr Name (Standard: die erste Zeile des Werteblocks)
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

cmd-creature-sheet = Werte setzen, die Manöver und Initiative brauchen
    .creature = { opt-creature-named }
    .maneuver-defense = Maneuver Defense, der SG von Manövern gegen die Kreatur (Epic Path)
    .resist-forced = Fuß erzwungener Bewegung, denen die Kreatur widersteht (Standard: 0)
    .initiative = Initiativebonus
    .dexterity = Geschicklichkeitswert, für Gleichstand bei der Initiative
    .base-attacks = Angriffe der Klasse bei vollem Angriff, zum Tausch gegen { -five-foot-step(form: "many") }; Monster: 0
    .facing = Blickrichtung in der Luft: n, ne, e und so weiter
    .strength = Stärkewert, für Lasten und in manchen Regelwerken für Sprünge; oder none
    .light-load = Größte leichte Last in Pfund (Epic Path); oder none
    .quadruped = Geht auf vier Beinen und trägt mehr (Standard: false)
    .jump-trained = Im Springen geübt (Standard: false)
    .base-speed = { -base-speed } in Fuß; natural nimmt die der Größe (Standard)
    .runner = { opt-runner }
    .constitution = { opt-constitution }
    .fills = { opt-fills }
    .squares = Felder je Seite der Angriffsfläche, etwa bei Schwärmen; none nimmt die der Größe (Standard)
    .helpless-obstacle = { opt-helpless-obstacle }
    .speed-category = { opt-speed-category }

cmd-creature-portrait = Eine Kreatur mit einem hochgeladenen Bild zeigen, oder wieder mit ihren Anfangsbuchstaben
    .file = Das Bild, PNG, WebP oder JPEG bis 10 MiB; gezeigt wird die quadratische Mitte
    .creature = { opt-creature-mover }
    .clear = Das Porträt entfernen (Standard: false)

cmd-creature-remove = Eine Kreatur vom Brett nehmen
    .creature = { opt-creature-named }

cmd-creature-list = Auflisten, wer wo steht, mit Bewegungsrate und Reichweite, oder alles über eine Kreatur
    .creature = Wer, ausführlich (Standard: alle, je eine Zeile)

cmd-join = Eine eigene Figur mitbringen oder einen Helden übernehmen, den niemand spielt
    .name = Name, bis zu 32 Zeichen
    .at = Feld (Standard: ein freies bei den anderen Helden)
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

cmd-roster-save = Eine Kreatur für andere Tische speichern: alles außer Platz und Zuständen
    .creature = { opt-creature-named }
    .name = Name in der Sammlung (Standard: ihr Name ohne Nummer)

cmd-roster-add = Eine Kreatur oder mehrere aus der Sammlung aufs Brett setzen
    .name = { opt-roster-name }
    .at = { opt-at-several }
    .count = { opt-count }
    .as = Name auf dem Brett (Standard: der in der Sammlung)
    .side = { opt-side }

cmd-roster-list = Die gespeicherten Kreaturen dieses Servers auflisten

cmd-roster-remove = Eine Kreatur aus der Sammlung entfernen
    .name = { opt-roster-name }

cmd-place = Eine Kreatur von Hand umsetzen, ohne Regeln
    .at = Feld, bei größeren das nordwestliche (Standard: wo sie steht)
    .creature = { opt-creature-mover }
    .altitude = Fuß über dem Boden, ein Vielfaches von 5 (Standard: wie jetzt; 0 nach Hängen oder Sprung)
    .space = { opt-space }
    .preview = Zeigen, aber nichts ändern (Standard: false)
    .force = Macht hier keinen Unterschied: Es gelten keine Regeln (Standard: false)

cmd-step = Einen { -five-foot-step } machen: ein Feld, ohne zu provozieren
    .to = { opt-to-route }
    .creature = { opt-creature-mover }
    .way = Wogegen getauscht (Epic Path): statt der Bewegung (free), für einen Angriff, ...
    .full-round = Dazu noch eine { -full-round-action } (Standard: false)
    .share = { opt-share }
    .check = { opt-check-rolled }
    .bonus = { opt-bonus-check }
    .surface = { opt-surface }
    .dc = { opt-dc }
    .fall-check = { opt-fall-check }
    .fall-bonus = { opt-fall-bonus }
    .preview = { opt-preview }
    .force = { opt-force }

cmd-run = Eine volle Runde rennen, mit einem Vielfachen der Bewegungsrate
    .to = { opt-to-route }
    .creature = { opt-creature-mover }
    .rounds = Schon ohne Rast gerannte Runden (Standard: laut Zugfolge, sonst 0)
    .check = Ergebnis des Wurfs zum Weiterrennen, am Tisch gewürfelt
    .bonus = Bonus auf diesen Wurf: Der Bot würfelt W20
    .prefer = { opt-prefer }
    .mode = { opt-mode-one }
    .altitude = { opt-altitude-end }
    .as-far-as = { opt-as-far-as }
    .stopped-at = { opt-stopped-at }
    .surface = { opt-surface }
    .dc = { opt-dc }
    .fall-check = { opt-fall-check }
    .fall-bonus = { opt-fall-bonus }
    .preview = { opt-preview }
    .force = { opt-force }

cmd-hustle = Eilen, wo das Regelwerk den Eilschritt hat
    .to = { opt-to-route }
    .creature = { opt-creature-mover }
    .prefer = { opt-prefer }
    .mode = { opt-mode-any }
    .altitude = { opt-altitude-end }
    .share = { opt-share }
    .as-far-as = { opt-as-far-as }
    .stopped-at = { opt-stopped-at }
    .half-speed = { opt-half-speed }
    .check = { opt-check-initiative }
    .bonus = { opt-bonus-initiative }
    .against = { opt-against-initiative }
    .against-bonus = { opt-against-bonus-initiative }
    .preview = { opt-preview }
    .force = { opt-force }

cmd-sprint = Sprinten, wo das Regelwerk den Sprint hat
    .to = { opt-to-route }
    .creature = { opt-creature-mover }
    .prefer = { opt-prefer }
    .mode = { opt-mode-any }
    .altitude = { opt-altitude-end }
    .share = { opt-share }
    .as-far-as = { opt-as-far-as }
    .stopped-at = { opt-stopped-at }
    .half-speed = { opt-half-speed }
    .check = { opt-check-initiative }
    .bonus = { opt-bonus-initiative }
    .against = { opt-against-initiative }
    .against-bonus = { opt-against-bonus-initiative }
    .preview = { opt-preview }
    .force = { opt-force }

cmd-crawl = Im Liegen ein Feld kriechen
    .to = { opt-to-route }
    .creature = { opt-creature-mover }
    .share = { opt-share }
    .check = { opt-check-rolled }
    .bonus = { opt-bonus-check }
    .fall-check = { opt-fall-check }
    .fall-bonus = { opt-fall-bonus }
    .preview = { opt-preview }
    .force = { opt-force }

cmd-fly = Fliegen oder gleiten: Wenden, Steigen und Sinken, Kosten, und wen es provoziert
    .to = { opt-to-path }
    .creature = { opt-creature-mover }
    .altitude = { opt-altitude-end }
    .pace = { opt-pace }
    .prefer = { opt-prefer }
    .mode = Fliegen (Standard) oder gleiten
    .facing = Blickrichtung am Ende, wo das Regelwerk sie nutzt
    .stall = Abschmieren erlauben, wenn es zum Obenbleiben zu langsam ist (Standard: false)
    .wingover = Einmal mit dem Talent Wingover wenden (Standard: false)
    .hover = In der Luft anhalten, oder mit halber Rate weiter, mit dem Talent Hover (Standard: false)
    .weather = { opt-weather }
    .ceiling = Daneben ist eine Fläche, die auf der Karte fehlt (Epic Path: hover)
    .soaring = Schwingt sich empor, bis viermal so hoch (Rise)
    .support = Höhe über dem Boden von etwas, das tragen könnte (Rise)
    .overloaded = Trägt zu viel (Rise; Standard: false)
    .check = { opt-check-rolled }
    .natural = { opt-natural }
    .bonus = { opt-bonus-check }
    .against = { opt-against-initiative }
    .against-bonus = { opt-against-bonus-initiative }
    .as-far-as = { opt-as-far-as }
    .fall-check = { opt-fall-check }
    .fall-bonus = { opt-fall-bonus }
    .preview = { opt-preview }
    .force = { opt-force }

cmd-fly-mishap = Ein Unfall im Flug: Schaden, Zusammenstoß, Sturz, untätig, umgeworfen, bewegungsunfähig
    .what = Was passiert: damage, collision, falling, idle, slow, prone, immobilized
    .creature = { opt-creature-mover }
    .weather = { opt-weather }
    .after = Warum es abwärtsgeht, wenn es ein verpatzter Wurf oder ein Zusammenstoß war
    .check = { opt-check-rolled }
    .natural = { opt-natural }
    .bonus = { opt-bonus-check }
    .fall-check = { opt-fall-check }
    .fall-bonus = { opt-fall-bonus }
    .preview = { opt-preview }
    .force = { opt-force }

cmd-wind = Was Wind mit einer Kreatur ihrer Größe macht, am Boden oder im Flug, und der Wurf dagegen
    .weather = Wie stark der Wind ist: strong-wind, severe-wind, windstorm, hurricane, tornado
    .creature = { opt-creature-mover }
    .check = { opt-check-rolled }
    .natural = { opt-natural }
    .bonus = { opt-bonus-check }
    .fall-check = { opt-fall-check }
    .fall-bonus = { opt-fall-bonus }
    .preview = { opt-preview }
    .force = { opt-force }

cmd-climb = An Wand, Seil oder Kante klettern: wie weit, welcher Wurf, wen es provoziert
    .to = { opt-to-path }
    .creature = { opt-creature-mover }
    .altitude = { opt-altitude-below }
    .surface = { opt-surface }
    .modifiers = Was es leichter oder schwerer macht: "slippery corner"
    .pace = Wie schnell: normal, halbe oder volle Bewegungsrate
    .take-ten = { opt-take-ten }
    .assists = Wie viele helfen; ihr Bonus gehört in den Wurf (Standard: 0)
    .hands = { opt-hands-free }
    .ceiling = An der Unterseite von etwas entlang (Standard: false)
    .ranks = Ränge in der Fertigkeit, wo sie zählen (Standard: 0)
    .damaged = Beim Klettern verletzt, hält sich nur fest (Standard: false)
    .dc = { opt-dc }
    .check = { opt-check-rolled }
    .natural = { opt-natural }
    .bonus = { opt-bonus-check }
    .initiative-check = { opt-initiative-check }
    .against = { opt-against-initiative }
    .prefer = { opt-prefer }
    .as-far-as = { opt-as-far-as }
    .fall-check = { opt-fall-check }
    .fall-bonus = { opt-fall-bonus }
    .preview = { opt-preview }
    .force = { opt-force }
    .caught = Gewicht in Pfund einer stürzenden Kreatur, die aufgefangen wurde

cmd-swim = Schwimmen: wie weit, welcher Wurf, was das Wasser tut
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
    .initiative-check = { opt-initiative-check }
    .against = { opt-against-initiative }
    .prefer = { opt-prefer }
    .as-far-as = { opt-as-far-as }
    .fall-check = { opt-fall-check }
    .fall-bonus = { opt-fall-bonus }
    .preview = { opt-preview }
    .force = { opt-force }

cmd-burrow = Durch den Boden graben: wie weit, wodurch, welcher Wurf
    .to = { opt-to-path }
    .creature = { opt-creature-mover }
    .altitude = { opt-altitude-below }
    .ground = Wodurch gegraben wird (Standard: soil)
    .modifiers = Was es schwerer macht: "unstable open-tunnel"
    .by = { opt-by }
    .pace = Wie weit: eine { -move-action } (move), double, hustle, sprint
    .try = Den Wurf versuchen, Fels wie Erde zu graben (Standard: false)
    .take-ten = { opt-take-ten }
    .dc = { opt-dc }
    .check = { opt-check-rolled }
    .natural = { opt-natural }
    .bonus = { opt-bonus-check }
    .against = { opt-initiative-against }
    .prefer = { opt-prefer }
    .as-far-as = { opt-as-far-as }
    .fall-check = { opt-fall-check }
    .fall-bonus = { opt-fall-bonus }
    .preview = { opt-preview }
    .force = { opt-force }

cmd-teleport = Mit einer Teleportationsrate teleportieren: wie weit, und wo man ankommt
    .to = { opt-to-path }
    .creature = { opt-creature-mover }
    .altitude = { opt-altitude-below }
    .unseen = Der Zielort ist nicht zu sehen (Standard: false)
    .check = { opt-initiative-check }
    .against = { opt-initiative-against }
    .preview = { opt-preview }
    .force = { opt-force }

cmd-jump = Weit oder hoch springen: SG, Kosten, und wo es endet
    .to = Wo es endet; Felder davor zu Fuß: "E5 H5" (Standard: gerade hoch, mit höhenlage)
    .creature = { opt-creature-mover }
    .altitude = Fuß über dem Boden am Ende, oder Höhe eines Sprungs gerade hoch
    .peak = Scheitelhöhe des Sprungs, wo der Springer sie wählt (Standard: 0)
    .running = Es gab geraden Anlauf (Standard: false)
    .hop = Nur hochhüpfen, bis auf Hüfthöhe (Standard: false)
    .pole = Mit einem Stab, wo das Regelwerk das hat (Standard: false)
    .speed-bonus = Bonus durch die Bewegungsrate, wo man ihn angeben muss
    .legs = Hat Beine zum Springen (Standard: true)
    .pace = { opt-pace }
    .check = { opt-check-rolled }
    .natural = { opt-natural }
    .bonus = { opt-bonus-check }
    .reflex = { opt-reflex }
    .against = { opt-against-initiative }
    .against-bonus = { opt-against-bonus-initiative }
    .ground-check = { opt-ground-check }
    .ground-bonus = { opt-ground-bonus }
    .fall-check = { opt-fall-check }
    .fall-bonus = { opt-fall-bonus }
    .preview = { opt-preview }
    .force = { opt-force }

cmd-stand = Vom Boden aufstehen: welche Aktion es kostet, und wen es provoziert
    .creature = { opt-creature-mover }
    .preview = { opt-preview }
    .force = { opt-force }

cmd-mount = Auf eine größere Kreatur aufsitzen: Der Reiter bewegt sich dann mit dem Reittier
    .target = Das Reittier
    .creature = Der Reiter
    .preview = { opt-preview }
    .force = { opt-force }

cmd-dismount = Auf ein Feld daneben absitzen
    .creature = Der Reiter
    .to = Wohin (Standard: wo es sicher ist)
    .fall-check = { opt-fall-check }
    .fall-bonus = { opt-fall-bonus }
    .preview = { opt-preview }
    .force = { opt-force }

cmd-escape = Durch eine Lücke, die zu eng zum Durchzwängen ist: welcher Wurf, und wie lange es dauert
    .to = { opt-to-route }
    .creature = { opt-creature-mover }
    .fits = Was durchpasst, wo das Regelwerk fragt: elbows, one-elbow, shoulders, head, not-head
    .check = { opt-check-rolled }
    .bonus = { opt-bonus-check }
    .take-twenty = 20 nehmen, statt zu würfeln, mit bonus; dauert zwanzigmal so lange (Standard: false)
    .prefer = { opt-prefer }
    .fall-check = { opt-fall-check }
    .fall-bonus = { opt-fall-bonus }
    .preview = { opt-preview }
    .force = { opt-force }

cmd-charge = { -charge }: gerade durch eine freie Bahn zum nächsten Platz, von dem aus man angreift
    .target = Der Gegner
    .creature = { opt-creature-mover }
    .to = Wo er endet, wenn mehrere Plätze gleich nah sind
    .mode = { opt-mode-medium }
    .one-action = { opt-one-action }
    .overrun = Ein Gegner in der Bahn zum Überrennen, wo das Regelwerk es erlaubt
    .avoids = Dieser Gegner macht Platz (Standard: false)
    .check = { opt-check-several }
    .natural = { opt-natural }
    .bonus = { opt-bonus-check }
    .against = { opt-against-defender }
    .against-bonus = { opt-against-bonus-defender }
    .tripped = { opt-tripped }
    .medium-dc = { opt-medium-dc }
    .medium-check = { opt-medium-check }
    .ground-check = { opt-ground-check }
    .ground-bonus = { opt-ground-bonus }
    .action-point = { opt-action-point }
    .fall-check = { opt-fall-check }
    .fall-bonus = { opt-fall-bonus }
    .preview = { opt-preview }
    .force = { opt-force }

cmd-withdraw = { -withdrawal } von Gegnern: provoziert weniger als eine normale Bewegung
    .to = { opt-to-route }
    .creature = { opt-creature-mover }
    .mode = { opt-mode-medium }
    .primary = Der Gegner, von dem der { -withdrawal } wegführt (Epic Path)
    .spare = { opt-spare }
    .one-action = { opt-one-action }
    .prefer = { opt-prefer }
    .share = { opt-share }
    .as-far-as = { opt-as-far-as }
    .accelerated = { opt-accelerated }
    .check = Ergebnis des Wurfs am Tisch; vergleichende (Rise) als Liste der Reihe nach
    .natural = { opt-natural }
    .bonus = { opt-bonus-check }
    .medium-check = { opt-medium-check }
    .ground-check = { opt-ground-check }
    .ground-bonus = { opt-ground-bonus }
    .from = Gegner, von denen Abstand gehalten wird: Namen mit Komma (Rise)
    .distance = Abstand in Fuß (Rise)
    .against = { opt-against-initiative }
    .against-bonus = { opt-against-bonus-initiative }
    .action-point = { opt-action-point }
    .fall-check = { opt-fall-check }
    .fall-bonus = { opt-fall-bonus }
    .preview = { opt-preview }
    .force = { opt-force }

cmd-overrun = Einen Gegner überrennen, oder mehrere, wo das Regelwerk es erlaubt
    .target = Der Gegner; mehrere mit Komma
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
    .ground-check = { opt-ground-check }
    .ground-bonus = { opt-ground-bonus }
    .prefer = { opt-prefer }
    .action-point = { opt-action-point }
    .fall-check = { opt-fall-check }
    .fall-bonus = { opt-fall-bonus }
    .preview = { opt-preview }
    .force = { opt-force }

cmd-bull-rush = Ansturm auf einen Gegner: gerade zurückstoßen oder hindurchgehen, je nach Regelwerk
    .target = Der Gegner
    .creature = { opt-creature-mover }
    .feet = Größter Stoß in Fuß, wenn kein Dokument ihn nennt
    .follow = Mit dem Ziel mitgehen, um weiter zu stoßen (Standard: false)
    .charging = Am Ende eines Sturmangriffs, ohne laufende Zugfolge (Standard: false)
    .drop-prone = { opt-drop-prone }
    .to = Wo es endet, beim Hindurchgehen oder mit SL-Entscheid
    .avoids = { opt-avoids }
    .check = { opt-check-several }
    .natural = { opt-natural }
    .bonus = { opt-bonus-check }
    .against = { opt-against-defender }
    .against-bonus = { opt-against-bonus-defender }
    .tripped = { opt-tripped }
    .medium-dc = { opt-medium-dc }
    .medium-check = { opt-medium-check }
    .ground-check = { opt-ground-check }
    .ground-bonus = { opt-ground-bonus }
    .prefer = { opt-prefer }
    .action-point = { opt-action-point }
    .fall-check = { opt-fall-check }
    .fall-bonus = { opt-fall-bonus }
    .preview = { opt-preview }
    .force = { opt-force }

cmd-tumble = An Gegnern vorbei oder durch ihre Felder turnen, ohne zu provozieren
    .to = { opt-to-route }
    .creature = { opt-creature-mover }
    .through = Gegner, durch deren Felder es geht: Namen mit Komma
    .tumbled = Felder, die turnend betreten werden, mit halber Rate; der Rest zu Fuß (Standard: alle)
    .accelerated = Mit voller Bewegungsrate, bei schwererem Wurf (Standard: false)
    .spare = { opt-spare }
    .surface = Boden, der es schwerer macht, mit Leerzeichen
    .trained = Im Turnen geübt, wo das Regelwerk fragt (Standard: true)
    .check = { opt-check-several }
    .natural = { opt-natural }
    .bonus = { opt-bonus-check }
    .medium-dc = { opt-medium-dc }
    .medium-check = { opt-medium-check }
    .ground-check = { opt-ground-check }
    .ground-bonus = { opt-ground-bonus }
    .prefer = { opt-prefer }
    .action-point = { opt-action-point }
    .fall-check = { opt-fall-check }
    .fall-bonus = { opt-fall-bonus }
    .preview = { opt-preview }
    .force = { opt-force }

cmd-clamber = Auf einen viel größeren Gegner klettern, wo das Regelwerk es erlaubt
    .target = Der Gegner
    .creature = { opt-creature-mover }
    .to = Wo es darin endet, oder ein Weg dorthin (Standard: das nächste Feld)
    .extra = Fuß über die halbe Bewegungsrate hinaus: SG +5 je 5
    .assists = Wie viele Verbündete helfen; ihr Bonus gehört in den Wurf (Standard: 0)
    .spare = { opt-spare }
    .check = { opt-check-rolled }
    .natural = { opt-natural }
    .bonus = { opt-bonus-check }
    .medium-dc = { opt-medium-dc }
    .medium-check = { opt-medium-check }
    .ground-check = { opt-ground-check }
    .ground-bonus = { opt-ground-bonus }
    .prefer = { opt-prefer }
    .action-point = { opt-action-point }
    .fall-check = { opt-fall-check }
    .fall-bonus = { opt-fall-bonus }
    .preview = { opt-preview }
    .force = { opt-force }

cmd-push = Eine Kreatur wegstoßen, durch einen Effekt, der das tut
    .target = { opt-target }
    .feet = { opt-feet }
    .creature = { opt-creature-doer }
    .to = { opt-to-moved }
    .direction = { opt-direction }
    .drop-prone = { opt-drop-prone }
    .ledge = Das Kantenfeld, über das es geht, wenn der Karte die Höhe fehlt
    .dv = SG des Klettern-Wurfs an der Oberfläche dieser Kante
    .check = Ergebnis des Klettern-Wurfs des Ziels, am Tisch gewürfelt
    .bonus = Bonus des Ziels auf diesen Wurf: Der Bot würfelt W20
    .fall-check = { opt-fall-check }
    .fall-bonus = { opt-fall-bonus }
    .preview = { opt-preview }
    .force = { opt-force }

cmd-pull = Eine Kreatur heranziehen, durch einen Effekt, der das tut
    .target = { opt-target }
    .feet = { opt-feet }
    .creature = { opt-creature-doer }
    .to = { opt-to-moved }
    .direction = { opt-direction }
    .drop-prone = { opt-drop-prone }
    .fall-check = { opt-fall-check }
    .fall-bonus = { opt-fall-bonus }
    .preview = { opt-preview }
    .force = { opt-force }

cmd-slide = Eine Kreatur in jede Richtung schieben, durch einen Effekt, der das tut
    .target = { opt-target }
    .feet = { opt-feet }
    .creature = { opt-creature-doer }
    .to = { opt-to-moved }
    .direction = { opt-direction }
    .drop-prone = { opt-drop-prone }
    .fall-check = { opt-fall-check }
    .fall-bonus = { opt-fall-bonus }
    .preview = { opt-preview }
    .force = { opt-force }

cmd-fling = Eine Kreatur durch die Luft schleudern, durch einen Effekt, der das tut
    .target = { opt-target }
    .feet = { opt-feet }
    .creature = { opt-creature-doer }
    .to = { opt-to-moved }
    .direction = Richtung der geraden Linie: ne, up (Standard: gerade weg)
    .preview = { opt-preview }
    .force = { opt-force }

cmd-block = Eine Kreatur eine Phase lang blockieren, wo das Regelwerk Phasen hat
    .target = Wen
    .creature = { opt-creature-mover }
    .to = Ohne Phasen: wohin das Ziel will
    .check = Initiative des Ziels: ein Ergebnis für alle Schritte oder "15 12" der Reihe nach
    .bonus = Initiativebonus des Ziels: Der Bot würfelt jedes Mal W20
    .against = Initiative des Blockierers: ein Ergebnis für alle Schritte oder eine Liste der Reihe nach
    .against-bonus = Initiativebonus des Blockierers: Der Bot würfelt jedes Mal W20
    .preview = { opt-preview }
    .force = { opt-force }

cmd-follow = Einer Kreatur eine Phase lang mit Abstand folgen, wo das Regelwerk Phasen hat
    .target = Wem
    .distance = Größter Abstand in Fuß zwischen den beiden
    .creature = { opt-creature-mover }
    .to = Wo es endet (Standard: der erste Platz mit diesem Abstand)
    .teleported = Von wo das Ziel wegteleportiert ist
    .unseen = Der Verfolger erkennt nicht, wohin es ging (Standard: false)
    .check = { opt-check-initiative }
    .bonus = { opt-bonus-initiative }
    .against = { opt-against-initiative }
    .against-bonus = { opt-against-bonus-initiative }
    .ground-check = { opt-ground-check }
    .ground-bonus = { opt-ground-bonus }
    .share = { opt-share }
    .preview = { opt-preview }
    .force = { opt-force }

cmd-climb-forward = Mit einem Wurf ein Stück klettern, wo das Regelwerk Phasen hat
    .creature = { opt-creature-mover }
    .to = Wo an der Fläche es endet (Standard: über denselben Feldern)
    .altitude = { opt-altitude-end }
    .dv = { opt-dv }
    .check = { opt-check-rolled }
    .bonus = { opt-bonus-check }
    .critical = { opt-critical }
    .hands = { opt-hands-needed }
    .initiative-check = { opt-initiative-check }
    .against = { opt-initiative-against }
    .preview = { opt-preview }
    .force = { opt-force }

cmd-swim-forward = Mit einem Wurf ein Stück schwimmen, wo das Regelwerk Phasen hat
    .to = { opt-to-route }
    .altitude = { opt-altitude-end }
    .creature = { opt-creature-mover }
    .dv = { opt-dv }
    .check = { opt-check-rolled }
    .bonus = { opt-bonus-check }
    .critical = { opt-critical }
    .hands = { opt-hands-needed }
    .initiative-check = { opt-initiative-check }
    .against = { opt-initiative-against }
    .preview = { opt-preview }
    .force = { opt-force }

cmd-phase-next = Zur nächsten Phase der Runde gehen; beim ersten Mal beginnen die Phasen

cmd-fall = Sturz, fallender Gegenstand oder Zusammenstoß: Würfel, Schaden, liegend
    .height = Wie tief der Sturz ist; nicht nötig für eine Kreatur in der Luft
    .creature = Wer fällt; ohne Kreatur ändert sich nichts auf dem Brett
    .jumped = Absichtlich gesprungen, auch als Kopfsprung (Standard: false)
    .surface = Worauf es geht (Standard: ground)
    .water-depth = Tiefe des Wassers
    .attempt = Den Wurf versuchen, der hilft (Standard: wenn angegeben oder beim Kopfsprung)
    .check = { opt-check-rolled }
    .bonus = { opt-bonus-check }
    .natural = { opt-natural }
    .size = Größe ohne Kreatur (Standard: medium)
    .onto = Auf wem die Kreatur oder der Gegenstand landet
    .casting = Grad eines Zaubers, der im Fallen gewirkt wird
    .immediate = Dieser Zauber ist eine augenblickliche Aktion (Standard: false)
    .most-dice = Höchstzahl der Würfel, wo das Regelwerk sie der SL überlässt
    .object = Ein fallender oder geworfener (höhe:0) Gegenstand dieser Größe
    .weight = Ein fallender Gegenstand mit diesem Gewicht in Pfund
    .density = Beschaffenheit des Gegenstands: Federn -2, Felsblock +1, Stacheln +2
    .collision-speed = Tempo eines Zusammenstoßes, statt eines Sturzes
    .collision-by = Bewegung beim Zusammenstoß (Standard: carried, ohne Kontrolle)
    .preview = { opt-preview }
    .force = { opt-force }

cmd-settle = Eine Kreatur von einem verbotenen Platz auf den nächsten erlaubten setzen
    .creature = { opt-creature-mover }
    .last = Das letzte erlaubte Feld; unter gleich nahen hat es Vorrang
    .share = Mit Zustimmung auf besetzten Feldern bleiben, wo das Regelwerk es erlaubt (Standard: false)
    .fall-check = { opt-fall-check }
    .fall-bonus = { opt-fall-bonus }
    .preview = Das Urteil zeigen, aber nichts würfeln oder ändern (Standard: false)
    .force = Macht hier keinen Unterschied: Nichts wird abgelehnt (Standard: false)

cmd-travel = Wie weit ihr am Tag kommt, oder wie lange so viele Meilen dauern, und was es euch kostet
    .speed = Die Bewegungsrate in Fuß, wenn keine Kreatur des Tisches reist
    .creature = Wer reist: Namen, eine Seite oder Reiter (Aldo on pony, Brakka); der Langsamste bestimmt das Tempo
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
    .bonus = Der Bonus auf diese Würfe: der Bot würfelt den W20
    .minutes = So viele Minuten lang: Fuß statt Meilen, auch im Rennen
    .rounds = Dasselbe für so viele Runden
    .constitution = Die Konstitution der rennenden Kreatur, wenn keine auf dem Tisch sie hat

cmd-threat = Die Felder zeigen, die eine Kreatur bedroht
    .creature = { opt-creature-mover }
    .altitude = Gegen Kreaturen so hoch über dem Boden, ein Vielfaches von 5 (Standard: 0)
    .against = Stattdessen, was ihre Gegner bedrohen (Standard: false)

cmd-measure = Den Abstand zwischen zwei Feldern oder Kreaturen messen
    .from = Ein Feld, D4@20 für 20 Fuß über seinem Boden, oder eine Kreatur
    .to = Ein Feld, D4@20 für 20 Fuß über seinem Boden, eine Kreatur oder nearest

cmd-turn-next = Zum Zug der nächsten Kreatur oder zur nächsten Phase gehen

cmd-turn-delay = Abwarten: ab jetzt nach jemand anderem handeln
    .after = Nach wem (Standard: nach dem Nächsten in der Zugfolge)
cmd-turn-ready = Eine Aktion bis zum nächsten Zug bereithalten; der Zug geht weiter
cmd-turn-end = Die Zugfolge beenden

cmd-initiative = Die Initiative einer Kreatur setzen, per Wurf oder von Hand
    .creature = { opt-creature-mover }
    .check = Ergebnis des Initiativewurfs, am Tisch gewürfelt
    .bonus = Bonus: Der Bot würfelt W20 (Standard: der aus den Werten)
    .dexterity = Geschicklichkeitswert, für Gleichstand, wo das Regelwerk ihn nutzt
    .natural = { opt-natural }

cmd-flank = Prüfen, ob eine Kreatur eine andere in die Zange nimmt, mit wem und über welche Linie
    .target = { opt-target }
    .creature = { opt-creature-mover }
    .ally = Mit welchem Verbündeten (Standard: mit irgendeinem)

cmd-gm-show = Die SL auflisten

cmd-gm-role = Alle mit einer Rolle zur SL machen
    .role = Welche Rolle (Standard: keine mehr)

cmd-gm-add = Jemanden zur SL machen
    .person = { opt-person }

cmd-gm-remove = Jemanden entfernen, der als SL hinzugefügt wurde
    .person = { opt-person }

cmd-gm-open = Alle tun lassen, was die SL kann, für Gruppen ohne SL
    .on = true öffnet den Tisch für alle, false schließt ihn

cmd-redo = Das zuletzt Zurückgenommene wiederherstellen

cmd-history = Die letzten Änderungen zeigen, neueste zuerst
    .count = Wie viele (Standard: 15)
    .creature = Nur was eine Kreatur dieses Namens getan oder abbekommen hat

cmd-replay = Eine Runde noch einmal als Animation zeigen
    .round = Welche Runde (Standard: die letzte mit einer Änderung)
    .count = Stattdessen so viele letzte Befehle (Standard: 10 ohne Zugfolge)

fam-privacy = Deine Daten hier: zeigen, exportieren oder löschen

cmd-privacy-show = Zeigen, welche Daten über dich und diesen Kanal gespeichert sind, und wie lange

cmd-privacy-export = Deine Daten in diesem Kanal als Datei exportieren

cmd-privacy-delete = Deine Daten in diesem Kanal löschen, oder die des ganzen Kanals
    .what = Nur deine Daten (Standard) oder alles in diesem Kanal
    .sure = Ja, und es gibt kein Zurück (Standard: false, nur zeigen, was weg wäre)

cmd-help = Die Befehle auflisten oder einen erklären
    .command = Ein Befehl, etwa move oder "map paint"

cmd-turn-previous = Einen Zug zurückgehen, etwa wenn du zu früh auf „Nächster Zug“ gedrückt hast
cmd-turn-roll = Initiative für deine Kreaturen würfeln, die noch keinen Platz haben; als SL für alle
cmd-turn-pings = Wählen, ob du einen Ping bekommst, wenn deine Kreatur am Zug ist, egal was am Tisch gilt
    .on = true für einen Ping, false für keinen
cmd-table-pings = Spielern einen Ping schicken, wenn sie am Zug sind
    .on = true oder false (Standard)
cmd-table-refusals = Wählen, wer es sieht, wenn die Regeln eine Bewegung ablehnen
    .manner = private: nur wer gefragt hat (Standard); public: alle
cmd-table-initiative = Ob sich gleiche Monster einen Initiativewurf teilen
    .shared = true, oder false: jede Kreatur würfelt selbst (Standard)
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

### What the rules and the policies of the rulebooks are called, and what they mean.

## Ordinary movement

policy-diagonals-alternating = die 1., 3., 5. ... Diagonale kostet { $five }, die 2., 4. ... { $ten }
policy-diagonals-one-for-one = jede Diagonale kostet { $five }
policy-corner-forbidden = keine Diagonale an der Ecke einer Wand, geschlossenen Tür, Säule oder eines massiven Felds vorbei
policy-corner-by-fill = keine Diagonale an der Ecke einer Wand, geschlossenen Tür oder eines massiven Felds vorbei; an einer Säule vorbei geht es
policy-corner-allowed = eine Diagonale führt an Ecken vorbei, wenn einer der beiden Wege außen herum frei ist
policy-hampering-doubling = jede Schicht dessen, was auf den betretenen Feldern erschwert, verdoppelt den Preis
policy-hampering-once = ein Schritt in etwas, das erschwert, kostet { $ten }, nie mehr
policy-hampering-on-leaving = jede Schicht dessen, was auf den verlassenen Feldern erschwert, kostet { $five } mehr
policy-difficult-diagonal-uncounted = eine erschwerte Diagonale zählt nicht als Diagonale
policy-difficult-diagonal-counted = eine erschwerte Diagonale zählt als Diagonale wie jede andere
policy-mixed-terrain-worst-square = bei großen Kreaturen zählt das Feld, das am meisten erschwert
policy-deep-water-free = Wasser, durch das man watet, kostet nicht mehr als sein Gelände
policy-deep-water-wading = Waten kostet mittelgroße und größere Kreaturen je vier Felder, kleinere schwimmen; am Grund von mindestens 10 Fuß tiefem Wasser kostet ein Feld zwei
policy-trenches-leaving = ein Schritt aus einem Graben kostet doppelt, einer hinein nichts extra
policy-trenches-free = Gräben kosten nichts extra
policy-big-ignore-nothing = großen Kreaturen erschwert Gelände den Schritt wie anderen
policy-big-ignore-growth-and-shallows = riesigen und noch größeren Kreaturen machen dichtes Unterholz und flaches Wasser nichts aus
policy-unhampered-airborne-and-incorporeal = wer fliegt oder keinen Körper hat, dem erschwert der Boden nichts
policy-incorporeal-stopped = Wände und massive Felder halten Kreaturen ohne Körper auf wie andere
policy-incorporeal-passes = Kreaturen ohne Körper gehen durch Wände und massive Felder und dürfen darin anhalten
policy-low-barrier-adds = über eine niedrige Mauer kostet der Schritt { $ten } mehr
policy-low-barrier-hampers = über eine niedrige Mauer ist der Schritt erschwert
policy-low-barrier-blocks = über eine niedrige Mauer geht man nicht; man springt oder klettert
policy-blocking-impassable = durch Wände, geschlossene Türen, massive Felder, Säulen und den Rand führt kein Weg
policy-impeded-no-effect = behinderndes Gelände gilt wie offenes
policy-impeded-full-round = ein behinderndes Feld zu betreten kostet eine { -full-round-action }, nur für dieses Feld
policy-speed-bonuses-highest-of-kind = Boni einer Art auf die Bewegungsrate zählen nicht zusammen: der höchste gilt; der eines Barbaren entfällt in schwerer Rüstung oder unter schwerer Last, der eines Mönchs in Rüstung oder unter Last; Hast verdoppelt höchstens
policy-flat-footed-armor = kein Geschicklichkeitsbonus auf die RK und keine { -attack-of-opportunity(form: "many") }
policy-flat-footed-armor-and-maneuvers = kein Geschicklichkeitsbonus auf RK, Manöver und Manöververteidigung und keine { -attack-of-opportunity(form: "many") }
policy-flat-footed-unknown = diesen Zustand gibt es nicht
policy-prone-melee = -4 auf Nahkampfangriffe, -4 RK gegen Nahkampf, +4 RK gegen Fernkampf
policy-prone-attacks-and-armor = -4 auf Angriffe und -4 RK
policy-prone-armor-and-reflex = -2 Armor und Reflex
policy-fatigued-no-running = kein Rennen und keine Sturmangriffe
policy-fatigued-unknown = was Erschöpfung ausmacht, sagt die Spielleitung
policy-unsteady-accuracy-and-defenses = -2 Genauigkeit, Armor, Brawn und Reflex
policy-unsteady-unknown = unsicher zu stehen gibt es nicht
policy-without-speed-accuracy-armor-and-reflex = -2 Genauigkeit, Armor und Reflex im Wasser ohne Schwimmbewegungsrate und beim Klettern ohne Kletterbewegungsrate
policy-without-speed-unknown = ohne eigene Bewegungsrate zu klettern oder zu schwimmen kostet im Kampf nichts
policy-undergrowth-hides-concealment = Tarnung in leichtem oder dichtem Unterholz
policy-undergrowth-hides-unknown = was Unterholz verbirgt, sagt die Spielleitung
policy-hazardous-entered = gefährlicher Boden darf betreten werden wie jeder andere; was dort droht, sagt die Spielleitung
policy-ground-checks-asked = Boden, der einen Wurf verlangt, lässt hinüber, wem er gelingt; wem nicht, der hält davor an
policy-balance-falls-by-five = Boden, der Balance verlangt, wird mit halber Bewegungsrate überquert, mit voller bei -5, und macht ohne 5 Ränge { -flat-footed }; wer scheitert, hält davor an, ab 5 darunter stürzt er dort
policy-balance-stops = Boden, der Balance verlangt, wird mit voller Bewegungsrate überquert, mit halber bei +5; wer scheitert, hält davor an
policy-balance-unknown = eine Fertigkeit Balance gibt es nicht
policy-squeezing-doubles = ein Schritt in einen engen Raum zählt, als wäre er einmal mehr verdoppelt
policy-squeezing-hampers = ein Schritt in einen engen Raum ist erschwert wie in schwierigem Gelände
policy-squeezing-free = sich einzuzwängen kostet keine Bewegung und wird nur geprüft, wo eine Phase beginnt
policy-squeeze-width-half = eine Kreatur zwängt sich bis auf die halbe Breite ihrer Angriffsfläche
policy-squeeze-width-next-smaller = eine Kreatur zwängt sich bis auf die Breite der nächstkleineren Größe
policy-squeeze-stacking-multiply = Einzwängen verdoppelt zusätzlich zum Gelände
policy-squeeze-stacking-worst = Einzwängen verdoppelt nur, wo das Gelände es nicht tut
policy-squeeze-past-beside = sich an einem Gegner vorbeizuzwängen heißt neben ihm, nicht durch seine Felder
policy-squeeze-past-through = wer sich einzwängt, darf durch die Felder eines Gegners
policy-tighter-escape-artist = noch enger braucht es Entfesselungskunst: dabei kein Angriff, -4 RK und kein Geschicklichkeitsbonus auf die RK
policy-tighter-escape-artist-attacking = noch enger braucht es Entfesselungskunst: Angriffe gehen, mit -4 RK und ohne Geschicklichkeitsbonus auf die RK
policy-tighter-escape-artist-off-guard = noch enger braucht es Entfesselungskunst: dabei kein Angriff, und { -flat-footed }
policy-tighter-never = noch enger kommt niemand durch, dessen Kopf nicht durchpasst
policy-tighter-flexibility = noch enger braucht es die Fertigkeit Flexibility
policy-occupied-pass = man darf hindurch
policy-occupied-closed = man darf nicht hindurch
policy-neutral-as-friend = wer auf keiner Seite kämpft, macht Platz wie ein Verbündeter
policy-neutral-as-opponent = wer auf keiner Seite kämpft, ist im Weg wie ein Gegner
policy-dead-as-helpless = an Toten kommt man vorbei wie an Hilflosen
policy-dead-rough = die Felder von Toten erschweren den Schritt, und man darf darauf enden
policy-dead-nothing = die Felder von Toten sind, als läge dort niemand
policy-paralyzed-free = an Gelähmten kommt man ohne Nachteil vorbei
policy-paralyzed-hampers = die Felder von Gelähmten erschweren den Schritt
policy-size-apart-way-either-passes = Kreaturen mit so großem Größenunterschied dürfen durch die Felder der jeweils anderen
policy-size-apart-way-bigger-steps-over = die größere Kreatur steigt über die kleinere und darf auf ihr stehen bleiben
policy-size-apart-way-no-obstacle = Kreaturen mit so großem Größenunterschied sind füreinander kein Hindernis
policy-stepover-plain-move = darübersteigen geht nur in einer einfachen Bewegung
policy-stepover-double-move-too = darübersteigen geht auch in einer doppelten Bewegung
policy-very-small-enters = sehr kleine und noch kleinere Kreaturen betreten besetzte Felder, bleiben darauf stehen und provozieren beim Betreten
policy-very-small-as-others = sehr kleine und noch kleinere Kreaturen betreten Felder und bleiben stehen wie andere
policy-fills-closed = niemand kommt durch eine Kreatur, die ihre Felder ausfüllt
policy-fills-corner-passed = eine Diagonale führt an jeder Kreatur vorbei, auch an denen, die ihre Felder ausfüllen
policy-fills-corner-as-solid = eine Kreatur, die ihre Felder ausfüllt, hat Ecken wie ein massives Feld
policy-ending-unless-helpless = keine Bewegung endet auf besetzten Feldern, außer wo der andere hilflos ist
policy-ending-unless-far-apart = keine Bewegung endet auf besetzten Feldern, außer wo der andere hilflos ist oder um zu viele Größen abweicht, um ein Hindernis zu sein
policy-ending-by-agreement = eine Bewegung endet auf besetzten Feldern nur einvernehmlich (`share:true`), oder wenn der andere es nicht verhindern kann; beide zwängen sich ein
policy-ending-sharing = eine Bewegung endet auch auf besetzten Feldern, die man betreten darf (`share:true`); bei gleicher Größe zwängen sich beide ein
policy-crowd-by-size = auf ein Feld kommen so viele, wie hineinpassen
policy-crowd-four = auf ein Feld kommen höchstens vier Kreaturen
policy-small-in-a-square-by-size = kleine Kreaturen teilen ein Feld, wie die Größentabelle es sagt
policy-small-in-a-square-two = zwei kleine Kreaturen teilen ein Feld
policy-illegal-end-closest = wer stehen bleibt, wo das verboten ist, kommt auf den nächsten erlaubten Platz, bei gleich nahen auf den zuletzt eingenommenen
policy-illegal-end-squeezes = wer auf einem besetzten Feld stehen bleibt, bleibt dort und zwängt sich ein
policy-closest-of-equals-die = unter gleich nahen entscheidet ein Würfel
policy-closest-of-equals-first = unter gleich nahen zählt der erste, Reihe für Reihe von Nordwesten aus
policy-threat-reach = eine Kreatur bedroht die Felder in ihrer Reichweite
policy-threat-nothing = nichts wird bedroht
policy-own-squares-unless-reach-weapon = eine Kreatur bedroht ihre eigenen Felder, außer sie hat nur eine Waffe mit Reichweite
policy-own-squares-always = eine Kreatur bedroht ihre eigenen Felder
policy-reach-weapon-ring = eine Waffe mit Reichweite deckt die doppelte natürliche Reichweite ab, aber nichts innerhalb der natürlichen
policy-cover-walls-and-corners = Wände, geschlossene Türen, massive Felder und ihre Ecken auf der Linie verhindern den Angriff
policy-conditions-disarm = wer hilflos, betäubt, { -flat-footed } oder blind ist, bedroht nichts, und niemand bedroht, wen er nicht sieht
policy-provoking-leaving = ein { -threatened-square } zu verlassen provoziert { -attack-of-opportunity(form: "a") }
policy-provoking-nothing = Bewegung provoziert nie
policy-left-squares-vacated = ein Schritt verlässt die Felder, die er freigibt
policy-left-squares-any = ein Schritt verlässt jedes Feld, auf dem die Kreatur stand
policy-five-foot-step-unhampered = ein Feld, das nichts erschwert, bei einer Bewegungsrate über { $five } und ohne andere Bewegung
policy-five-foot-step-clear = ein Feld, das weder erschwert noch verbirgt, mit einer angegebenen Bewegungsrate über { $five }: statt anderer Bewegung, für einen eingetauschten Angriff, durch ein Merkmal oder für einen Aktionspunkt
policy-five-foot-step-unknown = es gibt keinen { -five-foot-step }
policy-full-round-step = eine { -full-round-action } lässt einen { -five-foot-step } übrig
policy-full-round-nothing = eine { -full-round-action } lässt gar keine Bewegung übrig
policy-minimum-movement-full-round = mit einer vollen Aktion kommt man immer ein Feld weit, und das provoziert
policy-minimum-movement-standard = wer so verlangsamt ist, dass nichts bleibt, kommt mit einer { -standard-action } ein Feld weit
policy-minimum-movement-unknown = es gibt keine Mindestbewegung
policy-crawl-any-point = wer liegt, kriecht { $five } als { -move-action } und provoziert alle, die das verlassene oder das betretene Feld bedrohen
policy-crawl-leaving = wer liegt, kriecht { $five } als { -move-action }; das provoziert durch das verlassene Feld
policy-crawl-unknown = am Boden zu liegen ändert nichts an der Bewegung
policy-run-over-no = niemand rennt über Gelände, das den Schritt erschwert, noch eingezwängt oder ohne zu sehen, wohin
policy-run-over-yes = man rennt auch über Gelände, das den Schritt erschwert, zu dessen Preis
policy-gait-order-category-first = { -difficult-terrain } kostet { $five } mehr als das, was die Gangart aus einem Schritt macht
policy-gait-order-difficult-first = bei langsamer Gangart wird auch der Aufschlag für { -difficult-terrain } verdoppelt, wie der Schritt
policy-run-penalty-heavy = schwere Rüstung oder schwere Last macht das Vielfache um eins kleiner
policy-run-penalty-added = Rüstung und Last ziehen je 1 ab, wenn sie mittelschwer, und 2, wenn sie schwer sind, ausgehend von eins über dem Höchsten
policy-run-exposes-dexterity = wer rennt, verliert den Geschicklichkeitsbonus auf die RK, außer mit dem Talent
policy-run-exposes-flat-footed = wer rennt, ist bis zum nächsten eigenen Zug { -flat-footed }, außer mit dem Talent
policy-running-out-refused = ein Ziel außerhalb der Bewegung wird abgelehnt
policy-running-out-stops = wer keine Bewegung mehr hat, bleibt dort stehen
policy-squeeze-penalty-attack-and-armor = eingezwängt -4 auf Angriffswürfe und -4 RK
policy-squeeze-penalty-armor-and-reflex = eingezwängt -2 auf Armor und Reflex
policy-run-line-straight = gerannt wird geradeaus
policy-run-line-any-way = gerannt wird auf jedem Weg
policy-run-limit-constitution-check = so viele Runden wie der Konstitutionswert, dann ein Konstitutionswurf SG 10, 1 mehr für jeden früheren; wer bis an diese Grenze gerannt ist, rastet 1 Minute, höchstens mit Bewegungsaktionen, vor dem nächsten Rennen
policy-run-limit-might-check = so viele Runden wie der Konstitutionswert, dann ein Might-Wurf SG 30, 2 mehr für jeden früheren; wem er misslingt, der ist erschöpft
policy-mode-load-listed = eine eigene Bewegungsrate für eine andere Fortbewegung gilt, was auch immer getragen wird
policy-mode-load-slowed = Rüstung und Last bremsen jede Fortbewegung wie das Gehen
policy-weight-slows-two-thirds = mittelschwere oder schwere Rüstung oder Last nimmt ein Drittel, gerundet in Schritten von { $five }; beides zählt nicht zusammen
policy-weight-slows-steps = mittelschwer nimmt { $five } von einer Bewegungsrate über { $twenty_bare }, schwer { $ten } ({ $five_bare } bei { $twenty_bare } und weniger); Rüstung und Last zählen zusammen
policy-weight-slows-nothing = Rüstung und Last ändern nichts an der Bewegungsrate
policy-dwarf-in-armor-keeps-speed = Zwerge behalten ihre Bewegungsrate in jeder Rüstung
policy-dwarf-in-armor-slowed = Zwerge in mittelschwerer oder schwerer Rüstung sind langsamer wie andere auch

## Charging and withdrawing

policy-charge-full-round = ein { -charge } dauert eine { -full-round-action } und führt bis zur doppelten Bewegungsrate, oder bis zur einfachen, wenn nur eine Aktion da ist
policy-charge-standard = ein { -charge } ist eine { -standard-action } und führt bis zur Bewegungsrate
policy-charge-unknown = es gibt keinen { -charge }
policy-charge-lane-swept = alles, was die Angriffsfläche des Angreifers überstreicht, muss frei sein
policy-charge-lane-center = die gerade Linie zwischen den beiden Mittelpunkten muss frei sein
policy-charge-tie-any = ein { -charge } endet auf irgendeinem der nächsten freien Plätze mit freier Bahn
policy-charge-tie-random = unter mehreren nächsten Plätzen mit freier Bahn entscheidet ein Würfel
policy-charge-tie-straightest = ein { -charge } endet auf dem nächsten Platz, der am geradesten vor dem Angreifer liegt
policy-charge-over-no = kein { -charge } führt über Gelände, das den Schritt erschwert, oder über eine niedrige Mauer
policy-charge-past-helpless = wer in der Bahn steht, hält einen { -charge } auf, auch Verbündete; Hilflose nicht
policy-charge-past-nobody = wer in der Bahn steht, hält einen { -charge } auf, auch Verbündete und Hilflose
policy-charge-chances-by-squares = ein { -charge } provoziert durch die verlassenen Felder, beim Ziel wie bei anderen
policy-charge-chances-not-target = ein { -charge } provoziert durch die verlassenen Felder, beim Ziel aber nur, wenn der Wurf kritisch misslingt
policy-charge-check-none = ein { -charge } braucht keinen Wurf
policy-charge-check-maneuver-defense = ein Movement-Wurf gegen die Maneuver Defense des Ziels entscheidet, ob der { -charge } trifft; eine natürliche 20 gibt 5 dazu, eine natürliche 1 misslingt immer
policy-charge-overrun-declared = ein angesagter Gegner in der Bahn darf überrannt werden, mit +2 auf den Stärkewurf
policy-charge-overrun-none = im { -charge } wird niemand überrannt
policy-charge-bonus-attack-and-armor = +2 auf den Angriff am Ende, -2 RK bis zum nächsten eigenen Zug
policy-charge-bonus-plain-damage = er macht den Schaden eines normalen Nahkampfangriffs, ohne Präzisionsschaden oder was sonst an einem Angriff hängt
policy-charge-weapons-lance-and-brace = beritten macht eine Lanze im { -charge } doppelten Schaden, ebenso eine Waffe, die gegen einen { -charge } gesetzt ist
policy-withdraw-start-space = ein { -withdrawal } dauert eine { -full-round-action } und führt bis zur doppelten Bewegungsrate, oder bis zur einfachen, wenn nur eine Aktion da ist; den Ausgangsplatz zu verlassen provoziert keinen, den man sieht
policy-withdraw-primary-target = ein { -withdrawal } ist eine { -standard-action }, jeder Schritt weiter weg von einem Gegner, der nicht angreift; ein Wurf erspart weitere
policy-withdraw-keep-distance = ein { -withdrawal } hält einen Mindestabstand zu anderen, während sie sich bewegen
policy-withdraw-metric-nearest = ob ein { -withdrawal } weiter wegführt, wird zwischen den nächsten Feldern gemessen
policy-withdraw-metric-center = ob ein { -withdrawal } weiter wegführt, wird zwischen den Mittelpunkten gemessen

## Moving through and into opponents

policy-overrun-during-move = eine { -standard-action } in einer Bewegung, gegen einen Gegner: entweder macht er Platz, oder vergleichende Stärkewürfe entscheiden
policy-overrun-maneuver = eine { -standard-action }, oder gegen einen Gegner Teil einer Bewegung: Movement gegen die Maneuver Defense eines jeden
policy-overrun-unknown = es gibt kein Überrennen
policy-bull-rush-push = eine { -standard-action }, die einen Gegner gerade zurückdrängt, mit vergleichenden Stärkewürfen
policy-bull-rush-through = eine Bewegung durch das Feld eines Gegners: entweder macht er Platz, oder vergleichende Stärkewürfe entscheiden
policy-bull-rush-maneuver = eine { -standard-action }, die einen Gegner zurückdrängt, mit Might gegen seine Maneuver Defense
policy-bull-rush-unknown = es gibt keinen Ansturm
policy-tumble-each-opponent = mit halber Bewegungsrate an Gegnern vorbei oder durch sie hindurch, mit je einem Wurf
policy-tumble-highest-defense = mit halber Bewegungsrate an Gegnern vorbei, mit einem Wurf gegen die höchste Maneuver Defense
policy-tumble-unknown = es gibt kein Turnen
policy-clamber-half-speed = mit halber Bewegungsrate in die Angriffsfläche eines größeren Gegners, mit Movement gegen seine Maneuver Defense
policy-clamber-unknown = es gibt kein Erklettern

## Being moved by others, and flanking

policy-push-unknown = es gibt kein Stoßen; ein Ansturm drängt jemanden zurück
policy-push-farther = jedes Feld eines Stoßes ist weiter vom Stoßenden weg als das verlassene
policy-push-straight = ein Stoß führt gerade weg, in eine von acht Richtungen, und endet an einem Hindernis ohne Schaden
policy-pull-unknown = es gibt kein Ziehen
policy-pull-nearer = jedes Feld ist näher am Ziehenden; daneben angekommen, darf der Weg auf jedes Feld daneben weiterführen
policy-slide-unknown = es gibt kein Schieben
policy-slide-any-way = der Schiebende bestimmt jeden Weg
policy-fling-unknown = es gibt kein Schleudern
policy-fling-straight = Schleudern führt gerade in jede Richtung, auch nach oben, und braucht keinen Boden; an einem Hindernis macht es beiden 1d8 Schaden je volle { $ten }, die übrig sind
policy-forced-unknown = niemand wird von anderen bewegt, außer in eigenen Manövern
policy-forced-ground-ignored = erzwungene Bewegung achtet nicht auf Gelände, braucht freie Felder, zwängt nie ein und provoziert niemanden
policy-forced-as-walking = erzwungene Bewegung zahlt wie Gehen; ihre Weite ist, was sie ausgeben darf
policy-forced-prone-unknown = sich hinzuwerfen beendet erzwungene Bewegung nicht
policy-forced-prone-ends-it = wer bewegt wird, darf sich auf jedem Feld hinwerfen und beendet es so; wer freiwillig liegen bleibt, wird nicht weiter bewegt
policy-forced-height-level = erzwungene Bewegung in der Luft behält ihre Höhe
policy-forced-height-down-or-up = erzwungene Bewegung in der Luft führt gerade nach unten, oder nach oben, wo unten die falsche Richtung ist
policy-flanking-unknown = niemand nimmt in die Zange
policy-flanking-centers = zwei, die bedrohen, nehmen in die Zange, wenn die Linie zwischen ihren Mittelpunkten gegenüberliegende Grenzen schneidet, Ecken eingeschlossen
policy-flanking-sides = zwei, die bedrohen, nehmen in die Zange, wenn die Linie zwischen ihren Mittelpunkten durch gegenüberliegende Seiten oder gegenüberliegende Ecken führt, nie von Seite zu Ecke
policy-reach-flanking-as-others = mit Reichweite gilt beim In-die-Zange-Nehmen dasselbe, von den Mittelpunkten der Felder aus
policy-reach-flanking-any-corner = mit Reichweite darf die Linie von jeder Ecke der Angriffsfläche zu jeder Ecke der des Verbündeten führen
policy-internal-flanking-never = niemand nimmt aus dem Inneren einer Angriffsfläche in die Zange
policy-internal-flanking-far-apart = im Inneren von jemand viel Größerem nimmt man mit jedem Verbündeten in die Zange, der den Größeren bedroht; der nimmt, wer darin ist, mit jedem Verbündeten in die Zange, der dieses Feld bedroht

## Movement in phases

policy-block-unknown = niemand tritt der Bewegung anderer in den Weg
policy-block-own-speed = für jeden Schritt des Ziels von einem Feld neben dem Blockierer auf ein anderes ein vergleichender Initiativewurf: ist der des Blockierers höher, kostet der Schritt um die Bewegungsrate des Blockierers mehr; mehrere Blockierer zählen zusammen; wer durch die Angriffsfläche des Blockierers darf, wird nicht aufgehalten
policy-follow-unknown = niemand folgt anderen, während sie sich bewegen
policy-follow-own-speed = wer folgt, bleibt Schritt für Schritt im gewählten Abstand zum Ziel, solange die eigene Bewegungsrate der Phase reicht
policy-keep-away-unknown = niemand hält Abstand, während andere sich bewegen
policy-keep-away-own-speed = wer sich zurückzieht, hält Schritt für Schritt Abstand zu jedem Ziel, solange die eigene Bewegungsrate der Phase reicht
policy-vanishing-opposed-initiative = wer folgt und sieht, wohin das Ziel verschwand, muss dessen Initiative übertreffen, um zu folgen; sonst, und ungesehen, geht es weiter, als stünde das Ziel, wo es verschwand
policy-answering-step-by-step = Bewegungen, die aufeinander antworten, gehen in Schritten von { $five } ohne Wurf, und wer schneller ist, setzt sich durch
policy-sprint-cost-action = ein Sprint kostet seine Aktion und sonst nichts
policy-sprint-cost-action-or-fatigue = als { -standard-action } kostet ein Sprint sonst nichts, in der Bewegungsphase eine Stufe Erschöpfung; niemand sprintet und trägt oder bewegt dabei eine andere Kreatur, und Reittiere sprinten nicht
policy-climb-forward-unknown = es gibt kein Weiterklettern
policy-climb-forward-own-height = ein Klettern-Wurf führt bis zur Höhe der eigenen Angriffsfläche an einer festen senkrechten Oberfläche entlang, die man berührt; ein kritischer Erfolg doppelt so weit
policy-swim-forward-unknown = es gibt kein Weiterschwimmen
policy-swim-forward-quarter-speed = ein Schwimmen-Wurf führt bis zu einem Viertel der Grundbewegungsrate der eigenen Größe durch eine Flüssigkeit; ein kritischer Erfolg bis zur Hälfte

## Turns

policy-actions-standard-and-move = ein Zug hat eine Standard- und eine { -move-action }, oder eine { -full-round-action }; eine { -move-action } darf die { -standard-action } ersetzen
policy-actions-phases = alle haben eine { -move-action } in der Bewegungsphase und in der Aktionsphase eine { -standard-action } oder noch eine Bewegung
policy-chance-scope-turn = mehrere verlassene Felder in einem Zug provozieren einen Gegner nur einmal
policy-chance-scope-action = mehrere verlassene Felder in einer Aktion provozieren einen Gegner nur einmal
policy-diagonal-scope-turn = Diagonalen zählen durch alle Bewegung eines Zugs oder einer Phase weiter
policy-diagonal-scope-action = Diagonalen zählen mit jeder Aktion neu
policy-initiative-bonus-then-roll = d20 und der Bonus; bei Gleichstand geht der höhere Bonus vor, dann entscheidet ein Wurf
policy-initiative-bonus-dexterity-roll = d20 und der Bonus; bei Gleichstand geht der höhere Bonus vor, dann die höhere Geschicklichkeit, dann entscheidet ein d20
policy-initiative-opposed = alle bewegen sich in einer Phase; wo Bewegungen zusammentreffen, entscheiden vergleichende Initiativewürfe
policy-riding-mounts-space = wer reitet, ist auf der Fläche des Reittiers, geht mit ihm und greift von dort an; geht das Reittier zu Boden, fällt man herunter: Reiten SG 15, oder 1W6
policy-stand-up-move-provokes = aufstehen ist eine { -move-action } und provoziert alle, die bedrohen
policy-stand-up-move-or-step = aufstehen ist eine { -move-action }, provoziert alle, die bedrohen, und zählt als Bewegung; wer niedergehalten ist, steht stattdessen mit dem { -five-foot-step } auf
policy-stand-up-move-action = aufstehen ist die { -move-action } der Bewegungsphase
policy-afflictions-halve-and-tire = verlangsamt, entkräftet oder verstrickt gilt die halbe Bewegungsrate; erschöpft, entkräftet oder verstrickt gibt es weder Rennen noch { -charge }; verlangsamt oder wankend gibt es eine Aktion je Zug
policy-afflictions-ten-feet = verlangsamt kommt man mit einer { -move-action } höchstens { $ten } weit und macht keinen { -five-foot-step }, kein Rennen, keinen { -charge } und keinen { -withdrawal }
policy-afflictions-nothing = verlangsamt oder müde zu sein ändert nichts an der Bewegung
policy-maneuvers-one-per-round = je Runde gibt es ein Kampfmanöver, egal welche Aktionen noch bleiben
policy-maneuvers-as-actions-allow = je Runde gibt es so viele Manöver, wie die Aktionen erlauben

## Falling, falling things and collisions

policy-fall-limit-twenty-dice = ein Sturz macht höchstens 20d6
policy-fall-limit-by-gm = ein Sturz macht in gewöhnlicher Luft höchstens 20d6; anderswo sagt die SL, wie viel (most-dice)
policy-fall-limit-three-hundred-feet = von einem Sturz zählen höchstens { $three_hundred }
policy-fall-surface-first-nonlethal = auf weichem Boden ist der erste Würfel, der tödlich wäre, nichttödlich
policy-fall-surface-per-die = jeder Würfel hat +2 auf zackigem, +1 auf hartem, -1 auf weichem Boden
policy-fall-surface-nothing = worauf man fällt, ist egal
policy-fall-jump-first-nonlethal = wer hinunterspringt, hat den ersten Würfel nichttödlich
policy-fall-jump-first-free = bei einem absichtlichen Sprung machen die ersten { $ten } nichts
policy-fall-jump-shorter = ein absichtlicher Sturz zählt { $ten } kürzer
policy-fall-check-jump-or-tumble = wer hinunterspringt, würfelt Springen oder Turnen, SG 15: die ersten { $ten } machen nichts, und die zweiten { $ten } sind nichttödlich
policy-fall-check-acrobatics = ein Akrobatikwurf SG 15 im eigenen Zug, und nur wenn man den Sturz bemerkt: die zweiten { $ten } machen nichts
policy-fall-check-none = kein Wurf mildert einen Sturz
policy-fall-tumble-shorter = wer fällt, ohne gesprungen zu sein, macht mit einem Wurf auf Turnen, SG 15, den Sturz { $ten } kürzer
policy-fall-tumble-none = kein Wurf auf Turnen macht einen Sturz kürzer
policy-fall-prone-if-hurt = wer sich bei einem Sturz verletzt, liegt
policy-fall-prone-no = von einem Sturz allein liegt niemand
policy-fall-water-cushions = in mindestens { $ten } tiefes Wasser machen die ersten { $twenty } nichts, die nächsten { $twenty } 1d3 nichttödlich je { $ten }, und nur der Rest zählt wie auf festem Boden
policy-fall-water-unknown = ins Wasser zu fallen ist nichts Besonderes
policy-dive-formula = ein Kopfsprung braucht einen Wurf SG 15, 5 mehr je volle { $fifty }, und { $ten } tiefes Wasser je { $thirty }; wem er gelingt, der bleibt unverletzt
policy-dive-table = ein Kopfsprung braucht einen Wurf SG 15, 20 ab { $fifty }, 25 ab { $hundred_ten } und 5 mehr je weitere { $fifty }, und Wasser, das bis { $thirty } Höhe { $ten } tief ist, bis { $sixty_bare } { $twenty_bare } und darüber { $thirty_bare }; in flacherem Wasser ist der SG 5 höher und der Sturz { $thirty } länger
policy-fall-casting-check = bei einem Sturz von { $five_hundred } oder weniger wirkt man nur Zauber, die eine augenblickliche Aktion sind; es braucht einen Zauberwirker-Wurf, SG 10 und 4 je Zaubergrad
policy-fall-casting-unknown = vom Zaubern im Fallen steht nichts im Regelwerk
policy-fall-onto-half = worauf man landet, das nimmt den halben Schaden, und nicht mehr als die Trefferpunkte des Fallenden
policy-fall-onto-unknown = von der Landung auf jemandem steht nichts im Regelwerk
policy-falling-object-by-weight = 1d6 je 200 lb, wenn es { $ten } fällt, und 1d6 je weitere { $ten }, höchstens 20d6; leichtere Dinge müssen für jeden Würfel tiefer fallen, und unter 1 lb machen sie nichts
policy-falling-object-by-size = Würfel nach seiner Größe und die für die Fallhöhe; wie das Ding beschaffen ist, gibt -2 bis +2 auf jeden Würfel
policy-falling-object-unknown = von fallenden Dingen steht nichts im Regelwerk
policy-collision-by-speed = ein unerwarteter Aufprall macht 1d6 je { $ten } Tempo, außer man bewegt sich vorsichtig
policy-collision-unknown = von Zusammenstößen steht nichts im Regelwerk
policy-collision-run-multiplied = wer rennend aufprallt, zählt die Bewegungsrate so oft, wie das Rennen es tut
policy-collision-run-base = wer rennend aufprallt, zählt die Bewegungsrate einmal

## Jumping

policy-jump-skill = ein Weitsprung braucht einen Wurf auf Springen, so hoch wie seine Weite in Fuß, ein Hochsprung einen von 4 je Fuß; der Scheitel liegt bei einem Viertel der Weite
policy-jump-acrobatics = ein Weitsprung braucht einen Akrobatikwurf, so hoch wie seine Weite in Fuß, ein Hochsprung einen von 4 je Fuß, einer, der beides ist, beides zusammen; der Scheitel liegt bei einem Viertel der Weite
policy-jump-strength = ein Sprung geht ein Viertel der Grundbewegungsrate und { $five } je 2 Stärke weit (geübt { $five } je Punkt, mindestens { $five_bare }), halb so hoch, und darf in der Luft enden
policy-jump-measure-squares = ein Weitsprung zählt vom Feld des Absprungs bis zum Feld der Landung
policy-jump-measure-gap = ein Weitsprung zählt nur die Lücke zwischen Absprung und Landung
policy-jump-speed-per-ten = je volle { $ten } Bewegungsrate unter { $thirty_bare } verliert ein Sprung 6, je volle { $ten } darüber gewinnt er 4
policy-jump-speed-told = was die Bewegungsrate bei einem Sprung ausmacht, ist nicht bekannt und muss gesagt werden
policy-jump-speed-nothing = die Bewegungsrate ändert nichts an einem Sprungwurf

## Ground at different heights, and flight

policy-heights-stairs-and-ledges = auf einen Boden, der { $five } höher oder tiefer ist, geht man wie über eine Stufe; liegt er höher, braucht es Klettern, Springen oder Fliegen, und wer auf einen tieferen hinausgeht, fällt
policy-flight-classes = Fliegen geht nach fünf Klassen der Manövrierfähigkeit
policy-flight-checks = Fliegen ist gering (lesser), mächtig (greater) oder Schweben (hover), mit Würfen für das, was schwer ist
policy-flight-aerial = Fliegen geht in jede Richtung zum gleichen Preis, bis zu einer Höhe über dem, was tragen würde

## Flight by classes of maneuverability

policy-hover-feat-half-speed = mit dem Talent hält ein Flieger als { -move-action } in der Luft an und fliegt dann mit halber Bewegungsrate in jede Richtung
policy-flight-load-light-only = wer mehr als leichte Last trägt, fliegt nicht; auch nicht, wer auf vier Beinen geht und mittelschweren oder schweren Harnisch trägt

## Flight by checks, and aerial movement

policy-fly-failing-winged-plummet = wer einen selbst gewählten Wurf nicht schafft, sinkt um die eigene Bewegungsrate und verliert die Aktion; mit Flügeln und um 5 oder mehr stürzt man ab
policy-fly-failing-sinks = wer einen selbst gewählten Wurf nicht schafft, sinkt um die eigene Bewegungsrate und verliert die Aktion, auch mit Flügeln
policy-fly-lesser-half-up-double-down = geringer Flug (lesser) steigt mit halber und sinkt mit doppelter Bewegungsrate, hält nur, solange man weiterfliegt, und erlaubt Sturmangriffe, aber kein Rennen, keinen { -withdrawal } und keinen { -five-foot-step }
policy-fly-greater-as-level = mächtiger Flug (greater) steigt und sinkt wie auf gleicher Höhe, bleibt ohne Wurf auf der Stelle, erlaubt { -charge }, Rennen, { -withdrawal } und { -five-foot-step }, und wer so fliegt, sinkt sacht hinab statt zu fallen
policy-fly-hover-at-surfaces = wer schwebt (hover), beginnt und beendet den Zug neben einer Fläche, höchstens { $five } über dem Boden, oder fällt am Ende des Zugs; liegend wird dabei niemand
policy-aerial-upkeep-each-phase = wer fliegt oder gleitet und sich in einer Phase nicht so bewegt, fällt an deren Ende, wenn kein sachtes Hinabsinken hilft
policy-height-limit-above-support = eine Höhengrenze zählt ab dem, was tragen würde, bis { $five } zur Seite; sich emporzuschwingen macht sie viermal so hoch, und wer beim Ende darüber ist, fällt
policy-aerial-load-within-capacity = wer mehr trägt als möglich, fliegt und gleitet nicht
policy-aerial-load-unencumbered = wer mehr als leichte Last trägt, fliegt und gleitet nicht
policy-midair-armor-and-reflex = wer in der Luft nicht zu Hause ist, hat dort -4 auf Armor und Reflex, aber nicht im eigenen Sprung bis zum Fallen
policy-midair-armor-brawn-and-reflex = wer in der Luft nicht zu Hause ist, hat dort -4 auf Armor, Brawn und Reflex, aber nicht im eigenen Sprung bis zum Fallen

## Climbing, swimming, digging and teleporting

policy-climb-unknown = vom Klettern steht nichts im Regelwerk
policy-climb-quarter-speed = ohne Kletterbewegungsrate klettert man mit einem Viertel der Bewegungsrate, mit einem Wurf je { -move-action }, und ist { -flat-footed }; fehlen bis zu 4, kommt man nicht weiter, ab 5 fällt man
policy-climb-own-speed = mit Kletterbewegungsrate bewegt man sich an Wänden wie zu Fuß, mit Wurf, wo das schwer ist; ohne sie führt ein Wurf kletternd weiter, mit -2 auf Accuracy, Armor und Reflex
policy-climb-round-down-to-squares = ein Viertel der Bewegungsrate wird auf ganze Felder abgerundet, ist aber mindestens ein Feld
policy-climb-round-exact = ein Viertel der Bewegungsrate gilt genau, sodass Langsame kein ganzes Feld weit kommen
policy-climb-haste-harder = mit halber Bewegungsrate ist der SG beim Klettern 10 höher, mit voller 20
policy-climb-haste-half-for-five = mit halber Bewegungsrate hat ein Klettern-Wurf -5
policy-climb-haste-none = niemand klettert schneller als üblich
policy-climb-speed-kinds = geringes Klettern (lesser) hat +8 auf Würfe, braucht keinen bei SG 0, nimmt 10 nach Belieben, klettert bis zur doppelten Bewegungsrate (nicht schneller als zu Fuß) mit -5, aber an keinen Decken; mächtiges Klettern (greater) braucht keine Würfe und eine Hand, auch an Decken; Hangeln (brachiating) braucht keine Würfe und eine Hand, führt aber an keinen Decken entlang
policy-climb-speed-skilled = Kletterbewegungsrate: +8 auf Würfe, 10 nehmen geht immer, doppelte Bewegungsrate bei -5 (nicht schneller als zu Fuß); die Geschicklichkeit auf die RK bleibt, kein Rennen
policy-climb-speed-plain = mit Kletterbewegungsrate klettert man ohne Wurf, außer wo es schwer ist
policy-climb-hands-one = wer klettert, braucht eine freie Hand; ein Schild daran hilft nicht
policy-climb-hands-two = wer klettert, braucht beide Hände frei und keinen Schild
policy-climb-hands-one-for-less = wer klettert, braucht beide Hände frei, oder eine mit Abzug
policy-climb-inverted-epic = an einer Decke entlang braucht es 21 Ränge und einen Wurf von 45, 5 weniger bei guten Griffen, ohne 10 zu nehmen und ohne Hilfe; wer das nicht schafft, fällt
policy-climb-inverted-unknown = vom Klettern an Decken steht nichts im Regelwerk
policy-climb-load-harder = mittelschwere Last macht den SG beim Klettern 10 höher, schwere 25
policy-climb-load-check-penalty = Rüstung und Last zählen mit ihrem Wurfabzug, der in den Wurf gehört
policy-climb-load-nothing = Last ändert nichts am Klettern
policy-climb-hurt-five-more = wer beim Klettern verletzt wird, macht noch einen Wurf, um 5 schwerer, und fällt, wenn 5 oder mehr fehlen
policy-climb-hurt-or-fall = wer beim Klettern verletzt wird, macht noch einen Wurf oder fällt
policy-climb-hurt-unknown = von Verletzungen beim Klettern steht nichts im Regelwerk
policy-climb-help-five = bis zu 5 Verbündete helfen beim Klettern, jeder daneben oder am Seil
policy-climb-help-unknown = von Hilfe beim Klettern steht nichts im Regelwerk
policy-swim-unknown = vom Schwimmen steht nichts im Regelwerk
policy-swim-quarter-speed = ohne Schwimmbewegungsrate schwimmt man mit Wurf: ein Viertel der Bewegungsrate mit einer { -move-action }, die Hälfte mit einer doppelten Bewegung; fehlen bis zu 4, kommt man nicht weiter, ab 5 geht man unter
policy-swim-own-speed = mit Schwimmbewegungsrate bewegt man sich durch Flüssigkeiten wie zu Fuß, mit Wurf, wo das schwer ist; ohne sie führt ein Wurf schwimmend weiter, mit -2 auf Accuracy, Armor und Reflex
policy-swim-speed-kinds = mit Schwimmbewegungsrate braucht man keine Würfe, nimmt 10 nach Belieben und rennt geradeaus; mächtiges Schwimmen (greater) hat +8 gegen Gefahren und kümmert sich nicht um Strömungen; mit Rückstoß (jet) geht es nur geradeaus, ohne zu provozieren, und Strömungen erschweren es
policy-swim-speed-skilled = mit Schwimmbewegungsrate braucht man keine Würfe, hat +8 gegen Gefahren, nimmt 10 nach Belieben und rennt geradeaus
policy-swim-speed-native = mit Schwimmbewegungsrate schwimmt man ohne Wurf, außer wo es schwer ist; Wasserbewohner haben +10 darauf
policy-swim-take-ten-no = ohne Schwimmbewegungsrate nimmt niemand 10
policy-swim-take-ten-unless-stormy = ohne Schwimmbewegungsrate nimmt man außerhalb des Kampfs 10, aber nicht in stürmischem Wasser
policy-burrow-unknown = vom Graben steht nichts im Regelwerk
policy-burrow-kinds = Wühlen (burrowing) und Tunnelgraben (tunneling) führen durch Erde und, als behinderndes oder { -difficult-terrain }, durch Fels; Erdgleiten (earth glide) führt durch beides; ohne solche Bewegungsrate gräbt ein Wurf in einer ganzen Runde ein Feld Erde
policy-burrow-earth = eine Grabbewegungsrate führt durch Erdreich und lockere Erde in jede Richtung, und nicht durch Fels
policy-burrow-as-told = vom Graben steht nur etwas für die, die eine Grabbewegungsrate haben: hier führt sie durch Erde, und nicht durch Fels
policy-teleport-unknown = vom Teleportieren mit einer Bewegungsrate steht nichts im Regelwerk
policy-teleport-kinds = eine Teleportationsrate führt geradeaus, so weit sie reicht, und provoziert niemanden: gering (lesser) an einen Platz, der zu sehen ist, mächtig (greater) überallhin; von einem besetzten Platz kommt man auf der Linie zurück zum ersten freien; wer in der Luft ankommt, fällt
policy-teleport-as-told = vom Teleportieren steht nur da, dass man an einem Ort verschwindet und an einem anderen erscheint; eine angegebene Teleportationsrate gilt als ihre Weite
policy-combining-unknown = von Bewegung auf mehrere Arten zugleich steht nichts im Regelwerk
policy-combining-all-pay = jedes Feld bezahlen alle Bewegungsarten, die man hat; eine mit aufgebrauchter Bewegungsrate nützt nichts mehr
policy-combining-one-budget = alle Bewegungsarten werden aus einer Bewegungsrate bezahlt, jede so schnell, durchschnittlich oder langsam, wie sie ist

## Armor by name, and what one carries

policy-carrying-unknown = von Pfund steht nichts im Regelwerk; wie schwer eine Last ist, wird selbst angegeben: light, medium oder heavy
policy-carrying-by-strength = Stärke, Größe und Gestalt sagen, wie viele Pfund eine leichte, mittelschwere und schwere Last sind
policy-carrying-by-light-load = bis zum Doppelten einer leichten Last ist sie mittelschwer, bis zum Dreifachen schwer; was leicht ist, wird angegeben (`light-load`), sonst gelten die leichten Lasten nach Stärke aus dem 3.5 SRD
policy-overloaded-unknown = von mehr als schwerer Last steht nichts im Regelwerk
policy-overloaded-staggers = wer mehr als schwere Last trägt, höchstens so viel, wie sich vom Boden heben lässt, geht { $five } als { -full-round-action } und verliert die Geschicklichkeit auf die RK; noch mehr wird gar nicht getragen
policy-overloaded-impedes = wer mehr als schwere Last trägt, höchstens so viel, wie sich ziehen lässt, ist im Kampf { -flat-footed }, und jedes Feld gilt als behindernd; noch mehr wird gar nicht getragen

## Journeys

policy-travel-between-printed = für eine Bewegungsrate, die in der Tabelle fehlt, ist keine Strecke angegeben
policy-travel-between-proportional = eine Bewegungsrate, die in der Tabelle fehlt, schafft eine Meile in der Stunde je { $ten }, wie jede gedruckte
policy-travel-ships-journeys = Schiffe segeln, wie die Seite „Journeys“ sie hat
policy-travel-ships-adventures = Langschiffe und Galeeren segeln, wie die Seite „Adventures“ sie hat
policy-travel-hustle-doubling = die zweite Stunde Eilen zwischen zwei Nächten macht 1 Punkt nichttödlichen Schaden, jede weitere doppelt so viel wie die davor; wer welchen nimmt, ist erschöpft
policy-travel-hustle-endurance-check = jede Stunde Eilen braucht einen Endurance-Wurf, 10 und 5 mehr für jede weitere; wer ihn nicht schafft, muss rasten
policy-forced-march-constitution-check = jede Stunde über den Tagesmarsch hinaus braucht einen Konstitutionswurf, jedes Mal um 2 schwerer; wer ihn nicht schafft, nimmt 1d6 nichttödlichen Schaden und ist erschöpft
policy-forced-march-two-dice = jede Stunde über den Tagesmarsch hinaus macht 2d6 nichttödlichen Schaden und erschöpft; einen Wurf gibt es nicht
policy-forced-march-endurance-check = jede Stunde über den Tagesmarsch hinaus braucht einen Endurance-Wurf, 10 und 2 mehr für jede weitere; wer ihn nicht schafft, muss rasten
policy-mount-strain-lethal = ein Reittier verfehlt jeden Wurf eines Gewaltmarschs, und sein Schaden ist tödlich; auch erschöpft ist es
policy-mount-strain-shared = was Eilen und Weitermarschieren einem Reittier antun, geschieht auch dem Reiter; beide sind erschöpft
policy-mount-strain-as-walkers = ein Reittier ermüdet wie jeder, der geht
policy-travel-run-as-hustle = niemand rennt stundenlang: abwechselnd rennen und rasten kommt auf dasselbe wie Eilen
policy-travel-run-unknown = vom Rennen steht nichts im Regelwerk
policy-travel-trail-trackless = ein Pfad nützt Fahrzeugen nichts: sie fahren wie ohne Weg

## What the rules are called

rule-speed = Bewegungsrate
rule-tactical-speed = Bewegungsrate nach Volk
rule-weight-slows = Rüstung und Last
rule-mode-load = Rüstung und Last abseits des Gehens
rule-dwarf-in-armor = Zwerge in Rüstung
rule-medium-at-twenty = Mittelschwere Rüstung oder Last bei Bewegungsrate 20
rule-double = Doppelte Bewegung
rule-hustle = Eilschritt
rule-sprint = Sprint
rule-run = Rennen
rule-run-penalty = Rennen in Rüstung oder mit Last
rule-runner-speed = Bewegungsrate mit dem Talent Rennen
rule-run-exposes = Was Rennende aufgeben
rule-run-line = Die Linie beim Rennen
rule-run-over = Rennen über schwieriges Gelände
rule-run-limit = Wie lange man rennt
rule-armors = Rüstung nach Namen
rule-carrying = Traglast
rule-carrying-limits = Lasten nach Stärke
rule-carrying-sizes = Lasten nach Größe
rule-lifting = Heben
rule-dragging = Schieben und Ziehen von Lasten
rule-overloaded = Mehr als schwere Last
rule-load-penalty = Was Last im Kampf ausmacht
rule-five-foot-step = 1,50-m-Schritt
rule-full-round = Volle Aktionen
rule-minimum-movement = Mindestbewegung
rule-crawl = Kriechen
rule-running-out = Wenn die Bewegung ausgeht
rule-diagonals = Diagonalen
rule-corner = Ecken
rule-hampering = Erschwerte Bewegung
rule-difficult-diagonal = Erschwerte Diagonalen
rule-gaits = Gangarten
rule-gait-order = Gangarten in schwierigem Gelände
rule-difficult = Schwieriges Gelände
rule-obstacles = Hindernisse
rule-undergrowth = Unterholz
rule-water = Wasser
rule-deep-water = Tiefes Wasser
rule-trenches = Gräben
rule-poor-visibility = Schlechte Sicht
rule-mixed-terrain = Gemischtes Gelände
rule-unhampered = Wem der Boden nichts erschwert
rule-incorporeal = Wände und Kreaturen ohne Körper
rule-big-ignore = Was den Größten nichts ausmacht
rule-low-barrier = Niedrige Mauern
rule-low-diagonal = Niedrige Mauern auf der Diagonale
rule-blocking = Versperrende Hindernisse
rule-impeded = Behinderndes Gelände
rule-speed-bonuses = Boni auf die Bewegungsrate
rule-flat-footed = { -flat-footed(form: "start") }
rule-prone = { -prone(form: "start") }
rule-fatigued = Erschöpft
rule-unsteady = Unsicher
rule-without-speed = Klettern und Schwimmen ohne Bewegungsrate
rule-undergrowth-hides = Unterholz und Angriffe
rule-hazardous = Gefährlicher Boden
rule-ground-checks = Boden, der einen Wurf verlangt
rule-balance = Balancieren
rule-squeezing = Sich einzwängen
rule-squeeze-penalty = Was Einzwängen im Kampf ausmacht
rule-squeeze-width = Wie eng man sich einzwängt
rule-squeeze-stacking = Einzwängen in schwierigem Gelände
rule-squeeze-past = Sich an einem Gegner vorbeizwängen
rule-tighter = Zu eng zum Einzwängen
rule-escape = Was durch eine Lücke passen muss
rule-escape-time = Wie lange es durch eine Lücke dauert
rule-occupied-friend = Durch Verbündete hindurch
rule-neutral = Durch Unbeteiligte hindurch
rule-occupied-opponent = Durch Gegner hindurch
rule-occupied-helpless = Durch Hilflose hindurch
rule-dead = Tote
rule-helpless-obstacle = Hilflose Hindernisse
rule-paralyzed = Gelähmte
rule-size-apart = Großer Größenunterschied
rule-size-apart-way = Was ein großer Größenunterschied erlaubt
rule-stepover = Darübersteigen
rule-very-small = Sehr kleine Kreaturen
rule-fills = Kreaturen, die ihre Felder ausfüllen
rule-fills-corner = Ecken von Kreaturen, die ihre Felder ausfüllen
rule-ending = Auf besetzten Feldern enden
rule-crowd = Kreaturen je Feld
rule-small-in-a-square = Kleine Kreaturen je Feld
rule-illegal-end = Stehen bleiben, wo man nicht darf
rule-closest-of-equals = Unter gleich nahen
rule-sizes = Größe, Angriffsfläche und Reichweite
rule-threat = Bedrohte Felder
rule-own-squares = Die eigenen Felder
rule-reach-weapon = Waffen mit Reichweite
rule-reach-diagonal = Reichweite auf der Diagonale
rule-conditions = Zustände
rule-cover = Deckung
rule-provoking = Provozieren
rule-left-squares = Was große Kreaturen verlassen
rule-charge = Sturmangriff
rule-charge-lane = Die Bahn eines Sturmangriffs
rule-charge-tie = Gleich nahe Enden eines Sturmangriffs
rule-charge-over = Sturmangriff über schwieriges Gelände
rule-charge-past = Kreaturen in der Bahn
rule-charge-chances = Provozieren beim Sturmangriff
rule-charge-check = Der Wurf eines Sturmangriffs
rule-charge-overrun = Überrennen im Sturmangriff
rule-charge-bonus = Was ein Sturmangriff im Kampf ausmacht
rule-charge-weapons = Waffen im Sturmangriff
rule-withdraw = Rückzug
rule-withdraw-metric = Weiter weg
rule-overrun = Überrennen
rule-overrun-several = Mehrere überrennen
rule-bigger-target = Wie groß ein Ziel sein darf
rule-bull-rush = Ansturm
rule-tumble = Turnen
rule-tumble-past = An einem Gegner vorbeiturnen
rule-tumble-through = Durch einen Gegner hindurchturnen
rule-tumble-further = An mehreren vorbeiturnen
rule-tumble-accelerated = Turnen mit voller Bewegungsrate
rule-clamber = Erklettern
rule-clamber-sizes = Wen man erklettert
rule-push = Stoßen
rule-pull = Ziehen
rule-slide = Schieben
rule-fling = Schleudern
rule-forced = Erzwungene Bewegung
rule-forced-prone = Sich gegen erzwungene Bewegung hinwerfen
rule-forced-height = Erzwungene Bewegung in der Luft
rule-ledge-grab = Die Kante packen
rule-flanking = In die Zange nehmen
rule-reach-flanking = In die Zange nehmen mit Reichweite
rule-internal-flanking = In die Zange nehmen von innen
rule-block = In den Weg treten
rule-follow = Folgen
rule-keep-away = Rückzug auf Abstand
rule-vanishing = Jemandem folgen, der verschwindet
rule-answering = Bewegung, die auf Bewegung antwortet
rule-sprint-cost = Was ein Sprint kostet
rule-climb-forward = Weiterklettern
rule-swim-forward = Weiterschwimmen
rule-one-hand = Eine freie Hand
rule-actions = Aktionen eines Zugs
rule-maneuvers = Manöver je Runde
rule-chance-scope = Mehrmals provozieren
rule-diagonal-scope = Wie lange Diagonalen weiterzählen
rule-initiative = Initiative
rule-stand-up = Aufstehen
rule-riding = Reiten
rule-afflictions = Verlangsamt und müde
rule-fall-dice = Stürze
rule-fall-limit = Wie viel von einem Sturz zählt
rule-fall-surface = Worauf man fällt
rule-fall-jump = Hinunterspringen
rule-fall-check = Einen Sturz mildern
rule-fall-tumble = Turnen im Sturz
rule-fall-prone = Liegend nach einem Sturz
rule-fall-water = Ins Wasser fallen
rule-dive = Kopfsprung
rule-fall-casting = Zaubern im Fallen
rule-fall-onto = Auf jemandem landen
rule-falling-object = Fallende Dinge
rule-object-dice = Fallende Dinge nach Größe
rule-collision = Zusammenstöße
rule-collision-run = Zusammenstöße beim Rennen
rule-heights = Simse, Stufen und Gruben
rule-flight = Fliegen
rule-flight-minimum = Mindesttempo vorwärts
rule-flight-hover = Auf der Stelle schweben
rule-flight-backward = Rückwärts fliegen
rule-flight-reverse = Beginnen, rückwärts zu fliegen
rule-flight-turn = Wenden in der Luft
rule-flight-turn-in-place = Auf der Stelle wenden
rule-flight-maximum-turn = Die weiteste Wende
rule-flight-up-angle = Wie steil man steigt
rule-flight-up-speed = Wie schnell man steigt
rule-flight-down-angle = Wie steil man sinkt
rule-flight-down-speed = Wie schnell man sinkt
rule-flight-between = Zwischen Sinken und Steigen
rule-stall = Abschmieren
rule-flight-load = Fliegen mit Last
rule-wingover = Kehre im Flug
rule-hover-feat = Schweben durch ein Talent
rule-fly-checks = Würfe im Flug
rule-fly-mishaps = Flugunfälle
rule-forced-descent = Schaden im Flug
rule-wind = Wind
rule-fly-weather = Wetter im Flug
rule-fly-sizes = Größe im Flug
rule-fly-bonus = Was mächtiger Flug dazugibt
rule-fly-failing = Misslingen im Flug
rule-fly-lesser = Geringer Flug (lesser)
rule-fly-greater = Mächtiger Flug (greater)
rule-fly-hover = Schweben (hover)
rule-gliding = Gleiten
rule-aerial-upkeep = In der Luft bleiben
rule-aerial-fall = Aus der Luft fallen
rule-height-limit = Höhengrenzen
rule-aerial-load = Last in der Luft
rule-midair = Kämpfen in der Luft
rule-climb = Klettern
rule-climb-surface = Woran man klettert
rule-climb-modifiers = Was Klettern leichter oder schwerer macht
rule-climb-round = Wie weit man klettert
rule-climb-haste = Schneller klettern
rule-climb-speed = Kletterbewegungsraten
rule-climb-hands = Hände zum Klettern
rule-climb-inverted = An Decken klettern
rule-climb-load = Klettern mit Last
rule-climb-hurt = Beim Klettern verletzt
rule-climb-help = Hilfe beim Klettern
rule-swim = Schwimmen
rule-swim-water = Worin man schwimmt
rule-swim-modifiers = Was Schwimmen leichter oder schwerer macht
rule-swim-speed = Schwimmbewegungsraten
rule-swim-take-ten = 10 nehmen im Wasser
rule-swim-hours = Stundenlang schwimmen
rule-breath = Luft anhalten
rule-burrow = Graben
rule-burrow-ground = Wodurch man ohne Grabbewegungsrate gräbt
rule-burrow-modifiers = Was Graben schwerer macht
rule-burrow-rock = Durch Fels graben wie durch Erde
rule-teleport = Teleportieren
rule-combining = Sich auf mehrere Arten bewegen
rule-jump = Springen
rule-jump-start = Anlauf
rule-jump-measure = Wie ein Sprung gemessen wird
rule-jump-speed = Bewegungsrate und Springen
rule-travel = Meilen nach Bewegungsrate
rule-travel-between = Bewegungsraten zwischen den gedruckten
rule-travel-day = Ein Tag unterwegs
rule-travel-terrain = Land und Wege
rule-travel-trail = Fahrzeuge auf Pfaden
rule-travel-hustle = Stundenlang eilen
rule-travel-run = Stundenlang rennen
rule-forced-march = Gewaltmarsch
rule-march-dc = Der erste Wurf eines Gewaltmarschs
rule-mounts = Reittiere
rule-mount-strain = Müde Reittiere
rule-vehicles = Fahrzeuge
rule-travel-ships = Welche Schiffstabelle
rule-other-ships = Schiffe nach einer anderen Seite
rule-floating = Mit der Strömung treiben
rule-round-the-clock = Rund um die Uhr
rule-travel-modes = Reisen anders als zu Fuß
rule-travel-impeded = Reisen durch behinderndes Gelände

## Rules that are tables

policy-yes = ja
policy-no = nein
nothing-is-told = nichts angegeben
hampers-nobody = erschwert nichts
hampers = erschwert den Schritt: { $terrains }
hampers-by-layers = { $layers ->
    [1] { $terrain }
   *[other] { $terrain } ({ $layers } Schichten)
}
# $space (number) squares a side
size-on-the-board = { $size } { $space }x{ $space }, Reichweite { $reach }
size-with-speed = { $size } { $space }x{ $space }, Reichweite { $reach }, Bewegungsrate { $speed }
# The natural reach of who is upright, and of who is drawn out.
either-reach = { $tall }/{ $long }
speed-of-people = { $race } { $speed }
flying-takes-no-checks = Fliegen braucht keine Würfe
flying-slowly-takes = mit halber Bewegungsrate oder weniger zu fliegen braucht { $dc }
flying-in-place-takes = in der Luft auf der Stelle zu bleiben braucht { $dc }
flying-on-after-damage-takes = nach Schaden weiterzufliegen braucht { $dc }
flying-on-after-collision-takes = nach einem Zusammenstoß weiterzufliegen braucht { $dc }
flying-again-takes = mitten im Sturz wieder zu fliegen braucht { $dc }
winds-do-nothing = Wind tut Kreaturen nichts
wind-takes = { $weather } SG { $dc }
flying-whatever-weather = das Wetter ändert nichts am Fliegen
weather-adds = { $weather } { $adds }
flying-whatever-size = die Größe ändert nichts am Fliegen
from-size-on = ab { $size } { $adds }
no-armor-by-name = keine Rüstung hat hier einen Namen
armors-of-weight = { $weight }: { $armors }
# $rows (text) `1: 3/6/10, 2: 6/13/20`: a Strength with the pounds of a light, a medium and a heavy load
loads-by-strength = Stärke { $rows }; viermal so viel für je 10 mehr
loads-by-size = { $size } { $biped }, auf vier Beinen { $quadruped }
no-load-penalty = was Last im Kampf ausmacht, steht nicht im Regelwerk
load-does = Last { $weight }: Geschicklichkeit gibt höchstens { $dexterity } auf die RK, Würfe -{ $checks }
no-dice-of-size = { $size } nichts
dice-of-size = { $size } { $dice }
hardness-is = { $word } { $figure }
hardness-between = { $word } { $least } bis { $most }
hardness-impossible = { $word } unmöglich
cell-of-class = { $class } { $cell }
cell-any = beliebig
cell-no = nein
cell-none = nichts
cell-half = halb
cell-full = voll
cell-double = doppelt
degrees = { $degrees } Grad
turn-per-feet = { $degrees } je { $feet }
stalls = wer zu langsam ist, um oben zu bleiben, fällt { $first } und in jedem späteren Zug { $later }, bis ein Reflexwurf SG { $dc } gelingt
speeds-between = { $from } bis { $to }
speeds-from = { $from } und mehr
miles-by-speed = { $speeds }: { $hour } in der Stunde, { $day } am Tag
miles-by-hour-and-day = { $hour } in der Stunde, { $day } am Tag
miles-up-to-load = { $hour } in der Stunde, { $day } am Tag bis { $to } lb
miles-of-carrier = { $carrier } { $miles }
# The parts of a day's miles that are covered on a highway, on a road or trail, and where there is no path.
parts-in-land = { $land } { $highway }, { $road }, { $trackless }
part-of-passage = { $passage } { $part }
day-on-the-way = ein Tag hat { $foot } zu Fuß, { $rowed } rudernd, { $sailed } segelnd

## Rules that are figures

figure-speed = { $figure ->
    [0] es gibt keine { -move-action }
    [1] eine { -move-action } geht so weit wie die Bewegungsrate
    [2] eine { -move-action } geht doppelt so weit wie die Bewegungsrate
   *[other] eine { -move-action } geht { $figure }-mal so weit wie die Bewegungsrate
}
figure-double = { $figure ->
    [0] es gibt keine doppelte Bewegung
    [1] eine doppelte Bewegung geht so weit wie die Bewegungsrate
    [2] eine doppelte Bewegung geht doppelt so weit wie die Bewegungsrate
   *[other] eine doppelte Bewegung geht { $figure }-mal so weit wie die Bewegungsrate
}
figure-hustle = { $figure ->
    [0] es gibt keinen Eilschritt
    [1] ein Eilschritt geht so weit wie die Bewegungsrate
    [2] ein Eilschritt geht doppelt so weit wie die Bewegungsrate
   *[other] ein Eilschritt geht { $figure }-mal so weit wie die Bewegungsrate
}
figure-sprint = { $figure ->
    [0] es gibt keinen Sprint
    [1] ein Sprint geht so weit wie die Bewegungsrate
    [2] ein Sprint geht doppelt so weit wie die Bewegungsrate
   *[other] ein Sprint geht { $figure }-mal so weit wie die Bewegungsrate
}
figure-run = { $figure ->
    [0] es gibt kein Rennen
    [1] Rennen geht so weit wie die Bewegungsrate
    [2] Rennen geht doppelt so weit wie die Bewegungsrate
   *[other] Rennen geht { $figure }-mal so weit wie die Bewegungsrate
}
no-people-has-a-speed = kein Volk hat eine eigene Bewegungsrate
no-thing-has-dice = kein Ding hat Würfel nach seiner Größe
dice-by-feet-fallen = je volle { $every } Sturz { $dice }
figure-runner-speed = { $figure ->
    [0] das Talent Rennen ändert nichts an der Bewegungsrate
   *[other] das Talent Rennen gibt { $feet } zu einer unbelasteten Bewegungsrate
}
figure-lifting = über den Kopf hebt man so viel wie eine schwere Last, vom Boden { $figure }-mal so viel
figure-dragging = man schiebt und zieht { $figure }-mal so viel wie eine schwere Last
figure-medium-at-twenty = { $figure ->
    [0] mittelschwere Rüstung oder Last nimmt nichts von einer Bewegungsrate von { $twenty } oder weniger
   *[other] mittelschwere Rüstung oder Last nimmt { $feet } von einer Bewegungsrate von { $twenty } oder weniger
}
figure-gaits-yes = schnelle Gangart zahlt abwechselnd { $five_bare } und { $zero } (Diagonalen { $five_bare }, { $five_bare }, 0), durchschnittliche wie alle, langsame { $ten_bare } ({ $fifteen_bare })
figure-gaits-no = alle gehen gleich
figure-poor-visibility = { $figure ->
    [0] nicht zu sehen, wohin man geht, kostet nicht mehr
   *[other] nicht zu sehen, wohin man geht, erschwert jeden Schritt
}
figure-low-diagonal = über eine niedrige Mauer kostet ein diagonaler Schritt { $feet } mehr
figure-helpless-obstacle = { $figure ->
    [0] eine hilflose Kreatur, wie groß auch immer, erschwert niemandem den Schritt
   *[other] eine hilflose Kreatur, die ein Hindernis ist (`helpless-obstacle`), erschwert das Hindurchgehen
}
figure-ledge-grab = { $figure ->
    [0] die Kante zu packen, über die man gestoßen wurde, braucht, was ihre Oberfläche braucht
   *[other] die Kante zu packen, über die man gestoßen wurde, braucht { $figure } mehr, als ihre Oberfläche braucht
}
figure-one-hand = { $figure ->
    [0] eine freie Hand ist so gut wie zwei
   *[other] mit nur einer freien Hand { $figure } weniger auf Würfe zum Weiterklettern und Weiterschwimmen
}
figure-swim-hours = { $figure ->
    [0] von einem Wurf je Stunde Schwimmen steht nichts im Regelwerk
   *[other] jede Stunde Schwimmen braucht einen Wurf von { $figure }, sonst 1d6 nichttödlicher Schaden durch Erschöpfung
}
figure-breath = { $figure ->
    [0] wie lange man die Luft anhält, steht nicht im Regelwerk
   *[other] man hält die Luft { $figure } Runden je Punkt Konstitution an; Aktionen verkürzen es
}
figure-burrow-rock = { $figure ->
    [0] kein Wurf macht Fels zu Erde
   *[other] ein Wurf von { $figure } macht Fels wie Erde beim Wühlen und Tunnelgraben
}
figure-escape-time = { $figure ->
    [0] wie lange es durch eine Lücke dauert, die zu eng zum Einzwängen ist, ist nicht gesagt
    [one] durch eine Lücke, die zu eng zum Einzwängen ist, dauert es mindestens { $figure } Minute
   *[other] durch eine Lücke, die zu eng zum Einzwängen ist, dauert es mindestens { $figure } Minuten
}
figure-jump-start = { $figure ->
    [0] ein Sprung braucht keinen Anlauf
   *[other] ohne { $feet } geradeaus davor braucht ein Sprung einen doppelt so hohen Wurf
}
figure-size-apart = als großer Größenunterschied gilt einer ab { $figure } Kategorien
policy-occupied-friend-pass = durch Verbündete darf man hindurch, aber nicht im { -charge }
policy-occupied-friend-closed = durch Verbündete darf man nicht hindurch
policy-occupied-opponent-pass = durch Gegner darf man hindurch
policy-occupied-opponent-closed = durch Gegner darf man nicht hindurch
policy-occupied-helpless-pass = durch hilflose Gegner darf man hindurch
policy-occupied-helpless-closed = durch hilflose Gegner darf man nicht hindurch
figure-overrun-several = { $figure ->
    [0] überrannt wird nur ein Gegner
   *[other] jeder Wurf verliert { $figure } für jedes Ziel nach dem ersten
}
figure-bigger-target = { $figure ->
    [1] ein Ziel ist höchstens eine Größenkategorie größer
   *[other] ein Ziel ist höchstens { $figure } Größenkategorien größer
}
figure-tumble-past = { $figure ->
    [0] an einem Gegner vorbei braucht es seine Maneuver Defense
   *[other] an einem Gegner vorbei braucht es einen Wurf von { $figure }
}
figure-tumble-through = { $figure ->
    [0] niemand turnt durch das Feld eines Gegners
   *[other] durch das Feld eines Gegners braucht es einen Wurf von { $figure }
}
figure-tumble-further = jeder Gegner nach dem ersten macht es um { $figure } schwerer
figure-tumble-accelerated = mit voller Bewegungsrate ist es um { $figure } schwerer
figure-clamber-sizes = man erklettert, wer mindestens { $figure } Größenkategorien größer ist; ohne Reichweite, wer größer ist
figure-reach-diagonal-yes = eine Reichweite von { $ten } deckt auch zwei Felder diagonal ab
figure-reach-diagonal-no = eine Reichweite von { $ten } zählt auf der Diagonale wie jede andere
figure-forced-descent = wer im Flug verletzt wird, verliert { $feet } Höhe
figure-fly-bonus = mächtiger Flug gibt { $figure } auf Würfe und kümmert sich nicht um Wind und Böen
figure-wingover = mit dem Talent wendet ein Flieger einmal je Runde bis zu 180 Grad für { $feet } und gewinnt in dieser Runde keine Höhe
figure-gliding = wer gleitet, sinkt { $feet } in einer Phase, was nichts kostet, und steigt nie
figure-aerial-fall = wer sich nicht in der Luft hält, fällt sofort { $feet }
figure-march-dc = die erste Stunde über den Tagesmarsch hinaus braucht einen Wurf von { $figure }
figure-floating = nach einem Rudertag treibt ein Boot bis zu { $figure } Stunden mit der Strömung weiter
figure-round-the-clock = { $figure ->
    [0] was es bringt, nie zu rasten, steht nicht im Regelwerk
   *[other] was nie rastet, schafft { $figure }-mal so viel wie an einem Tag
}
figure-travel-impeded = { $figure ->
    [0] wie weit man kommt, wo alles behindert, steht nicht im Regelwerk
   *[other] wo alles behindert, schafft man zu Fuß, was zu einer Bewegungsrate von { $feet } gehört
}

## What is told of the rules

rules-no-such-topic = `topic` muss { $topics } sein, eine Regel wie corner oder ein Teil eines Regeltitels, nicht { $typed }.{ $hint }
rules-house-rule = Hausregel; im Buch steht { $has } ({ $book }: { $heading })
rules-source = { $book }: { $heading }
rules-source-of-parent = { $book }: { $heading }, aus { $parent }
rules-in-full = { $title } ({ $rule }): { $meaning }. [{ $source }]
rules-in-full-idle = { $title } ({ $rule }): { $meaning }. So, wie die anderen Regeln sind, entscheidet sie hier nichts. [{ $source }]
rules-ruleset = { $name }.
rules-ruleset-extends = { $name }; wo dieses Dokument schweigt, { $parent }.
# $own (text) rules with what they are: `corner allowed, diagonals one-for-one`
rules-own = Hausregeln: { $own }.
rules-of-topic = { $topic }: { $meanings }.
rules-more = /rules topic:steps sagt ein Thema ganz, /rules topic:corner eine Regel.

## What there is to choose from

offer-topic = { $topic }: { $rules ->
        [one] 1 Regel
       *[other] { $rules } Regeln
    }
offer-rule = { $rule }: { $title }
offer-value = { $value }: { $meaning }
offer-door = { $name }: { $barrier ->
        [door] geschlossene Tür
        [open-door] offene Tür
        [locked-door] verschlossene Tür
        [secret-door] Geheimtür
        [window] Fenster
        [grate] Gitter
       *[curtain] Vorhang
    }
offer-book = wie im Regelwerk

## Help

help-intro = Wie eine Bewegung beurteilt wird: /table new macht ein Brett, /creature add setzt jemanden darauf, /move bewegt. /help command:move sagt mehr zu einem Befehl.
help-command = /{ $command } - { $about }
help-others = Es gibt auch { $others }.
help-example = Beispiel: { $example }
help-option = { $option }: { $about }
help-option-needed = { $option }: { $about } (nötig)
help-option-words = { $option }: { $about } [{ $words }]
help-option-words-needed = { $option }: { $about } [{ $words }] (nötig)
help-one-by-one = In der Konsole auch einzeln, true oder false: { $options }

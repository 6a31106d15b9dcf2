### What the rules and the policies of the rulebooks are called, and what they mean.

## Ordinary movement

policy-diagonals-alternating = die 1., 3., 5. ... Diagonale kostet { $five }, die 2., 4. ... { $ten }
policy-diagonals-one-for-one = jede Diagonale kostet { $five }
policy-corner-forbidden = keine Diagonale an der Ecke einer Wand, geschlossenen Tür, Säule oder eines massiven Felds vorbei
policy-corner-by-fill = keine Diagonale an der Ecke einer Wand, geschlossenen Tür oder eines massiven Felds vorbei; Säulen stören nicht
policy-corner-allowed = eine Diagonale führt an einer Ecke vorbei, wenn einer der beiden Wege außen herum frei ist
policy-hampering-doubling = jede Schicht erschwerendes Gelände auf den betretenen Feldern verdoppelt die Kosten
policy-hampering-once = ein erschwerter Schritt kostet { $ten }, nie mehr
policy-hampering-on-leaving = jede Schicht erschwerendes Gelände auf den verlassenen Feldern kostet { $five } mehr
policy-difficult-diagonal-uncounted = eine erschwerte Diagonale zählt nicht bei den Diagonalen mit
policy-difficult-diagonal-counted = eine erschwerte Diagonale zählt wie jede andere
policy-mixed-terrain-worst-square = bei großen Kreaturen zählt das schlechteste Feld
policy-deep-water-free = Waten kostet nicht mehr als das Gelände
policy-deep-water-bottom = Waten kostet nicht mehr als das Gelände; am Grund von mindestens { $ten } tiefem Wasser kostet ein Feld so viel wie zwei
policy-deep-water-by-depth = Waten in Wasser, das bekannt weniger als { $ten } tief ist, kostet ab mittlerer Größe je Feld vier Felder, kleinere Kreaturen schwimmen; am Grund tieferen Wassers kostet ein Feld so viel wie zwei
policy-deep-water-wading = Waten kostet ab mittlerer Größe je Feld vier Felder, kleinere Kreaturen schwimmen; am Grund von mindestens { $ten } tiefem Wasser kostet ein Feld so viel wie zwei
policy-trenches-leaving = aus einem Graben zu steigen kostet doppelt, hineinzusteigen nichts extra
policy-trenches-free = Gräben kosten nichts extra
policy-big-ignore-nothing = der Boden erschwert großen Kreaturen den Schritt wie anderen
policy-big-ignore-growth-and-shallows = riesige und größere Kreaturen ignorieren dichtes Unterholz und flaches Wasser
policy-unhampered-airborne-and-incorporeal = der Boden erschwert Fliegern und körperlosen Kreaturen nichts
policy-incorporeal-stopped = Wände und massive Felder halten auch körperlose Kreaturen auf
policy-incorporeal-passes = körperlose Kreaturen gehen durch Wände und massive Felder und dürfen darin anhalten
policy-low-barrier-adds = eine niedrige Mauer kostet den Schritt darüber { $ten } mehr
policy-low-barrier-hampers = eine niedrige Mauer erschwert den Schritt darüber
policy-low-barrier-blocks = über eine niedrige Mauer muss man springen oder klettern
policy-blocking-impassable = niemand geht durch Wände, geschlossene Türen, massive Felder, Säulen oder den Kartenrand
policy-impeded-no-effect = behinderndes Gelände zählt wie freies
policy-impeded-full-round = ein behinderndes Feld zu betreten kostet für dieses eine Feld eine { -full-round-action }
policy-speed-bonuses-highest-of-kind = gleichartige Boni auf die Bewegungsrate zählen nicht zusammen; der eines Barbaren entfällt in schwerer Rüstung oder unter schwerer Last, der eines Mönchs in Rüstung oder unter Last; Hast verdoppelt höchstens
policy-flat-footed-armor = kein Geschicklichkeitsbonus auf die RK und keine { -attack-of-opportunity(form: "many") }
policy-flat-footed-armor-and-maneuvers = kein Geschicklichkeitsbonus auf RK, Manöver und Maneuver Defense und keine { -attack-of-opportunity(form: "many") }
policy-flat-footed-unknown = diesen Zustand gibt es nicht
policy-prone-melee = -4 auf Nahkampfangriffe, -4 RK gegen Nahkampfangriffe, +4 RK gegen Fernkampfangriffe
policy-prone-attacks-and-armor = -4 auf Angriffe und -4 RK
policy-prone-armor-and-reflex = -2 auf Armor und Reflex
policy-quelled-attacks-and-melee = -2 auf Angriffe, -2 RK gegen Nahkampfangriffe, +2 RK gegen Fernkampfangriffe
policy-quelled-unknown = diesen Zustand gibt es nicht
policy-splayed-attacks-and-armor = -4 auf Angriffe und -4 RK
policy-splayed-unknown = diesen Zustand gibt es nicht
policy-fatigued-no-running = kein Rennen und kein { -charge }
policy-fatigued-unknown = wie sich Erschöpfung auswirkt, entscheidet die SL
policy-unsteady-accuracy-and-defenses = -2 auf Accuracy, Armor, Brawn und Reflex
policy-unsteady-unknown = diesen Zustand gibt es nicht
policy-without-speed-accuracy-armor-and-reflex = -2 auf Accuracy, Armor und Reflex beim Schwimmen oder Klettern ohne Bewegungsrate dafür
policy-without-speed-unknown = Schwimmen oder Klettern ohne Bewegungsrate dafür hat im Kampf keinen Nachteil
policy-undergrowth-hides-concealment = Tarnung in leichtem oder dichtem Unterholz
policy-undergrowth-hides-unknown = wie gut Unterholz tarnt, entscheidet die SL
policy-hazardous-entered = gefährlichen Boden darf man betreten; was dort passiert, entscheidet die SL
policy-ground-checks-asked = Boden mit einem Wurf: bei Erfolg geht es hinüber, bei Misserfolg hältst du davor an
policy-balance-falls-by-five = Balancieren geht mit halber Bewegungsrate, mit voller bei -5, und ohne 5 Ränge { -flat-footed }; bei Misserfolg hältst du an, bei 5 oder mehr darunter stürzt du
policy-balance-stops = Balancieren geht mit voller Bewegungsrate, mit halber bei +5; bei Misserfolg hältst du davor an
policy-balance-unknown = die Fertigkeit Balancieren gibt es nicht
policy-squeezing-doubles = ein Schritt an eine enge Stelle verdoppelt die Kosten noch einmal
policy-squeezing-hampers = ein Schritt an eine enge Stelle zählt als { -difficult-terrain }
policy-squeezing-free = Einzwängen kostet keine Bewegung und wird nur am Beginn einer Phase geprüft
policy-squeeze-width-half = eine Kreatur kann sich auf die halbe Breite einzwängen
policy-squeeze-width-next-smaller = eine Kreatur kann sich auf die Breite der nächstkleineren Größe einzwängen
policy-squeeze-width-one-square = eine Kreatur kann sich in die Breite eines Feldes zwängen, so groß sie auch ist
policy-squeeze-stacking-multiply = Einzwängen verdoppelt zusätzlich zum Gelände
policy-squeeze-stacking-worst = Einzwängen verdoppelt nur, wo das Gelände es nicht tut
policy-squeeze-past-beside = an einem Gegner zwängt man sich daneben vorbei, nicht durch seine Felder
policy-squeeze-past-through = eingezwängt darf man durch die Felder eines Gegners
policy-tighter-escape-artist = engere Lücken brauchen Entfesselungskunst: dabei keine Angriffe, -4 RK und kein Geschicklichkeitsbonus auf die RK
policy-tighter-escape-artist-attacking = engere Lücken brauchen Entfesselungskunst: du darfst angreifen, bei -4 RK und ohne Geschicklichkeitsbonus auf die RK
policy-tighter-escape-artist-off-guard = engere Lücken brauchen Entfesselungskunst: dabei keine Angriffe, und { -flat-footed }
policy-tighter-never = durch eine Lücke, die zu eng für den Kopf ist, passt niemand
policy-tighter-flexibility = engere Lücken brauchen die Fertigkeit Flexibility
policy-occupied-pass = Kreaturen dürfen hindurch
policy-occupied-closed = Kreaturen dürfen nicht hindurch
policy-neutral-as-friend = neutrale Kreaturen lassen dich durch wie Verbündete
policy-neutral-as-opponent = neutrale Kreaturen sind im Weg wie Gegner
policy-dead-as-helpless = tote Kreaturen gelten als hilflos
policy-dead-rough = die Felder toter Kreaturen erschweren den Schritt, und man darf dort anhalten
policy-dead-nothing = die Felder toter Kreaturen gelten als leer
policy-paralyzed-free = durch gelähmte Kreaturen zu gehen kostet nichts extra
policy-paralyzed-hampers = die Felder gelähmter Kreaturen erschweren den Schritt
policy-size-apart-way-either-passes = Kreaturen mit so großem Größenunterschied gehen durch die Felder der jeweils anderen
policy-size-apart-way-bigger-steps-over = die größere Kreatur steigt über die kleinere und darf dort anhalten
policy-size-apart-way-no-obstacle = bei so großem Größenunterschied sind Kreaturen füreinander kein Hindernis
policy-stepover-plain-move = Darübersteigen gehört nur zu einer normalen Bewegung
policy-stepover-double-move-too = Darübersteigen geht auch bei einer { -double-move(form: "dative") }
policy-very-small-enters = sehr kleine und kleinere Kreaturen betreten besetzte Felder, halten dort an und provozieren damit
policy-very-small-as-others = sehr kleine und kleinere Kreaturen betreten Felder und halten an wie andere
policy-fills-closed = niemand geht durch eine Kreatur, die ihre Felder ausfüllt
policy-fills-corner-passed = eine Diagonale führt an jeder Kreatur vorbei, auch wenn sie ihre Felder ausfüllt
policy-fills-corner-as-solid = eine Kreatur, die ihre Felder ausfüllt, hat Ecken wie ein massives Feld
policy-ending-unless-helpless = keine Bewegung endet auf dem Feld einer Kreatur, außer sie ist hilflos
policy-ending-unless-far-apart = keine Bewegung endet auf dem Feld einer Kreatur, außer sie ist hilflos oder der Größenunterschied groß genug
policy-ending-by-agreement = eine Bewegung endet auf dem Feld einer Kreatur, wenn sie zustimmt (`share:true`) oder sich nicht wehren kann; beide zwängen sich ein
policy-ending-sharing = eine Bewegung darf auf jedem Feld enden, das du betreten darfst (`share:true`); bei gleicher Größe zwängen sich beide ein
policy-crowd-by-size = auf ein Feld gehen so viele, wie hineinpassen
policy-crowd-four = auf ein Feld passen höchstens vier Kreaturen
policy-small-in-a-square-by-size = kleine Kreaturen teilen sich ein Feld nach der Größentabelle
policy-small-in-a-square-two = zwei kleine Kreaturen teilen sich ein Feld
policy-illegal-end-closest = nach einem verbotenen Ende geht es auf den nächsten erlaubten Platz; unter gleich nahen auf den letzten eigenen
policy-illegal-end-squeezes = nach einem Ende auf dem Feld einer anderen Kreatur bleibt man dort und zwängt sich ein
policy-closest-of-equals-die = unter gleich nahen Plätzen entscheidet ein Würfel
policy-closest-of-equals-first = unter gleich nahen Plätzen zählt der erste, Reihe für Reihe von Nordwesten
policy-threat-reach = eine Kreatur bedroht die Felder in ihrer Reichweite
policy-threat-nothing = nichts wird bedroht
policy-own-squares-unless-reach-weapon = eine Kreatur bedroht ihre eigenen Felder, außer sie hat nur eine Waffe mit Reichweite
policy-own-squares-always = eine Kreatur bedroht ihre eigenen Felder
policy-reach-weapon-ring = eine Waffe mit Reichweite deckt die doppelte natürliche Reichweite ab, die natürliche selbst aber nicht
policy-cover-walls-and-corners = Wände, geschlossene Türen, massive Felder und deren Ecken halten Angriffe auf
policy-conditions-disarm = hilflos, betäubt, blind oder { -flat-footed } bedroht man nichts, und niemand bedroht, was er nicht sieht
policy-provoking-leaving = ein { -threatened-square } zu verlassen provoziert { -attack-of-opportunity(form: "a") }
policy-provoking-nothing = Bewegung provoziert nie
policy-left-squares-vacated = ein Schritt verlässt die Felder, die er freigibt
policy-left-squares-any = ein Schritt verlässt jedes Feld, auf dem die Kreatur stand
policy-five-foot-step-unhampered = ein Feld ohne Erschwernis, bei einer Bewegungsrate über { $five } und ohne andere Bewegung
policy-five-foot-step-clear = ein freies Feld, mit einer angegebenen Bewegungsrate über { $five }: statt anderer Bewegung, für einen eingetauschten Angriff, durch ein Merkmal oder für einen Aktionspunkt
policy-five-foot-step-unknown = es gibt keinen { -five-foot-step }
policy-full-round-step = eine { -full-round-action } lässt noch einen { -five-foot-step } zu
policy-full-round-nothing = eine { -full-round-action } lässt keine Bewegung mehr zu
policy-minimum-movement-full-round = eine { -full-round-action } reicht immer für ein Feld, und das provoziert
policy-minimum-movement-standard = eine zum Stillstand gebremste Kreatur schafft mit einer { -standard-action } ein Feld
policy-minimum-movement-unknown = es gibt keine Mindestbewegung
policy-crawl-any-point = liegende Kreaturen kriechen { $five } als { -move-action }; das provoziert auf den verlassenen und betretenen Feldern
policy-crawl-leaving = liegende Kreaturen kriechen { $five } als { -move-action }; das provoziert auf dem verlassenen Feld
policy-crawl-unknown = Liegen ändert nichts an der Bewegung
policy-run-over-no = kein Rennen über erschwerendes Gelände, eingezwängt oder ohne den Weg zu sehen
policy-run-over-yes = Rennen über erschwerendes Gelände kostet das Übliche
policy-gait-order-category-first = { -difficult-terrain } kostet { $five } mehr als nach Gangart
policy-gait-order-difficult-first = bei langsamer Gangart verdoppelt sich auch der Aufschlag für { -difficult-terrain }
policy-run-penalty-heavy = schwere Rüstung oder schwere Last macht das Vielfache um eins kleiner
policy-run-penalty-added = Rüstung und Last nehmen je 1 weg, wenn mittelschwer, und 2, wenn schwer, ausgehend von eins über dem Höchstwert
policy-run-exposes-dexterity = Rennen kostet ohne das Talent den Geschicklichkeitsbonus auf die RK
policy-run-exposes-flat-footed = ohne das Talent ist man beim Rennen bis zum nächsten eigenen Zug { -flat-footed }
policy-running-out-refused = ein Ziel außer Reichweite wird abgelehnt
policy-running-out-stops = ohne Bewegung hält die Kreatur dort an
policy-squeeze-penalty-attack-and-armor = eingezwängt -4 auf Angriffswürfe und -4 RK
policy-squeeze-penalty-armor-and-reflex = eingezwängt -2 auf Armor und Reflex
policy-run-line-straight = Rennen geht nur geradeaus
policy-run-line-any-way = Rennen darf abbiegen
policy-run-limit-constitution-check = so viele Runden wie Konstitution, dann jede Runde ein Konstitutionswurf gegen SG 10, +1 je früherem; danach 1 Minute Rast vor dem nächsten Rennen
policy-run-limit-might-check = so viele Runden wie Konstitution, dann jede Runde ein Might-Wurf gegen SG 30, +2 je früherem; bei Misserfolg erschöpft
policy-mode-load-listed = Rüstung und Last ändern eine angegebene Bewegungsrate für andere Bewegungsarten nicht
policy-mode-load-slowed = Rüstung und Last bremsen alle Bewegungsarten gleich
policy-weight-slows-two-thirds = mittelschwere oder schwere Rüstung oder Last nimmt ein Drittel, gerundet auf { $five }; sie zählen nicht zusammen
policy-weight-slows-steps = mittelschwer nimmt einer Bewegungsrate über { $twenty_bare } { $five }, schwer { $ten } ({ $five_bare } bei { $twenty_bare } und weniger); Rüstung und Last zählen zusammen
policy-weight-slows-nothing = Rüstung und Last ändern nichts an der Bewegungsrate
policy-dwarf-in-armor-keeps-speed = Zwerge behalten ihre Bewegungsrate in jeder Rüstung
policy-dwarf-in-armor-slowed = Zwerge bremst mittelschwere oder schwere Rüstung wie andere

## Charging and withdrawing

policy-charge-full-round = ein { -charge } ist eine { -full-round-action }, bis zur doppelten Bewegungsrate; mit nur einer Aktion bis zur einfachen
policy-charge-standard = ein { -charge } ist eine { -standard-action }, bis zur Bewegungsrate
policy-charge-unknown = es gibt keinen { -charge }
policy-charge-lane-swept = alles, was die Angriffsfläche des Angreifers überstreicht, muss frei sein
policy-charge-lane-center = die gerade Linie von Mitte zu Mitte muss frei sein
policy-charge-tie-any = ein { -charge } endet auf einem beliebigen der nächsten freien Plätze mit freier Bahn
policy-charge-tie-random = unter den nächsten Plätzen mit freier Bahn entscheidet ein Würfel
policy-charge-tie-straightest = ein { -charge } endet auf dem nächsten Platz, der am geradesten voraus liegt
policy-charge-over-no = kein { -charge } führt über erschwerendes Gelände oder eine niedrige Mauer
policy-charge-past-helpless = Kreaturen in der Bahn halten einen { -charge } auf, auch Verbündete, außer hilflose
policy-charge-past-nobody = Kreaturen in der Bahn halten einen { -charge } auf, auch Verbündete und hilflose
policy-charge-chances-by-squares = ein { -charge } provoziert mit den verlassenen Feldern, auch das Ziel
policy-charge-chances-not-target = ein { -charge } provoziert mit den verlassenen Feldern, das Ziel aber nur bei kritischem Fehlschlag
policy-charge-check-none = ein { -charge } braucht keinen Wurf
policy-charge-check-maneuver-defense = ein Movement-Wurf gegen die Maneuver Defense des Ziels entscheidet; natürliche 20: +5, natürliche 1: Misserfolg
policy-charge-overrun-declared = einen angesagten Gegner in der Bahn darfst du überrennen, mit +2 auf den Stärkewurf
policy-charge-overrun-none = kein Überrennen beim { -charge }
policy-charge-bonus-attack-and-armor = +2 auf den Angriff, -2 RK bis zum nächsten eigenen Zug
policy-charge-bonus-plain-damage = der Angriff macht normalen Nahkampfschaden, ohne Präzisionsschaden oder andere Wirkungen
policy-charge-weapons-lance-and-brace = beritten macht die Lanze beim { -charge } doppelten Schaden, ebenso eine dagegen bereitgehaltene Waffe
policy-withdraw-start-space = ein { -withdrawal } ist eine { -full-round-action }, bis zur doppelten Bewegungsrate (mit nur einer Aktion bis zur einfachen); den Startplatz zu verlassen provoziert keine sichtbaren Gegner
policy-withdraw-primary-target = ein { -withdrawal } ist eine { -standard-action }: jeder Schritt führt weiter weg von einem Gegner und provoziert ihn nicht; ein Wurf erspart weitere
policy-withdraw-keep-distance = ein { -withdrawal } hält Mindestabstand zu anderen, während sie sich bewegen
policy-withdraw-metric-nearest = weiter weg zählt zwischen den nächsten Feldern
policy-withdraw-metric-center = weiter weg zählt von Mitte zu Mitte

## Moving through and into opponents

policy-overrun-during-move = eine { -standard-action } während einer Bewegung, gegen einen Gegner: er lässt dich vorbei, oder vergleichende Stärkewürfe entscheiden
policy-overrun-maneuver = eine { -standard-action } oder, gegen einen Gegner, Teil einer Bewegung: Movement gegen Maneuver Defense
policy-overrun-unknown = es gibt kein Überrennen
policy-bull-rush-push = eine { -standard-action }, die einen Gegner gerade zurückstößt, mit vergleichenden Stärkewürfen
policy-bull-rush-through = eine Bewegung durch das Feld eines Gegners: er lässt dich vorbei, oder vergleichende Stärkewürfe entscheiden
policy-bull-rush-maneuver = eine { -standard-action }, die einen Gegner zurückstößt: Might gegen Maneuver Defense
policy-bull-rush-unknown = es gibt keinen Ansturm
policy-tumble-each-opponent = mit halber Bewegungsrate an Gegnern vorbei oder durch sie hindurch, mit je einem Wurf
policy-tumble-highest-defense = mit halber Bewegungsrate an Gegnern vorbei, mit einem Wurf gegen die höchste Maneuver Defense
policy-tumble-unknown = es gibt kein Turnen
policy-clamber-half-speed = mit halber Bewegungsrate in die Felder eines größeren Gegners: Movement gegen Maneuver Defense
policy-clamber-unknown = es gibt kein Erklettern

## Being moved by others, and flanking

policy-push-unknown = es gibt kein Stoßen, nur den Ansturm
policy-push-farther = jedes Feld beim Stoßen liegt weiter weg als das letzte
policy-push-straight = ein Stoß führt gerade weg in eine von acht Richtungen und endet an einem Hindernis ohne Schaden
policy-pull-unknown = es gibt kein Ziehen
policy-pull-nearer = jedes Feld beim Ziehen liegt näher; daneben angekommen, darf es auf jedes benachbarte Feld weitergehen
policy-slide-unknown = es gibt kein Schieben
policy-slide-any-way = Schieben geht in jede Richtung
policy-fling-unknown = es gibt kein Schleudern
policy-fling-straight = Schleudern geht geradeaus in jede Richtung, auch nach oben, über jeden Boden; an einem Hindernis gibt es für beide 1W8 Schaden je volle { $ten } Rest
policy-forced-unknown = außer durch Manöver gibt es keine erzwungene Bewegung
policy-forced-ground-ignored = erzwungene Bewegung ignoriert unwegsamen Boden, braucht freie Felder, zwängt nie ein und provoziert nicht
policy-forced-as-walking = erzwungene Bewegung zahlt fürs Gelände wie Gehen
policy-forced-prone-unknown = Hinwerfen beendet erzwungene Bewegung nicht
policy-forced-prone-ends-it = du darfst dich auf jedem Feld hinwerfen und sie damit beenden; freiwillig liegend kannst du nicht bewegt werden
policy-forced-height-level = erzwungene Bewegung in der Luft bleibt auf ihrer Höhe
policy-forced-height-down-or-up = erzwungene Bewegung in der Luft geht gerade hinab, oder hinauf, wenn hinab die falsche Richtung ist
policy-flanking-unknown = es gibt kein In-die-Zange-Nehmen
policy-flanking-centers = zwei bedrohende Verbündete nehmen in die Zange, wenn die Linie von Mitte zu Mitte gegenüberliegende Ränder schneidet, auch Ecken
policy-flanking-sides = zwei bedrohende Verbündete nehmen in die Zange, wenn die Linie von Mitte zu Mitte durch gegenüberliegende Seiten oder Ecken geht; nie von Seite zu Ecke
policy-reach-flanking-as-others = auch mit Reichweite gelten die Mitten der Felder
policy-reach-flanking-any-corner = mit Reichweite darf die Linie zwischen beliebigen Ecken der beiden Angriffsflächen laufen
policy-internal-flanking-never = niemand nimmt von innen in die Zange
policy-internal-flanking-far-apart = in einer viel größeren Kreatur nimmst du sie mit jedem Verbündeten in die Zange, der sie bedroht; sie dich mit jedem Verbündeten, der dein Feld bedroht

## Movement in phases

policy-block-unknown = es gibt kein Blockieren
policy-block-own-speed = jeder Schritt des Ziels am Blockierer vorbei braucht einen vergleichenden Initiativewurf: Ist der des Blockierers höher, kostet der Schritt dessen Bewegungsrate extra. Blockierer zählen zusammen; Kreaturen, die durch ihre Felder dürfen, bremst das nicht
policy-follow-unknown = es gibt kein Folgen
policy-follow-own-speed = Folgende bleiben Schritt für Schritt im gewählten Abstand zum Ziel, solange ihre Bewegungsrate reicht
policy-keep-away-unknown = es gibt kein Abstandhalten
policy-keep-away-own-speed = ein { -withdrawal } hält Schritt für Schritt Abstand zu jedem Ziel, solange die Bewegungsrate reicht
policy-vanishing-opposed-initiative = sieht die folgende Kreatur, wohin das Ziel verschwand, folgt sie mit höherer Initiative; sonst bewegt sie sich, als stünde es noch dort
policy-answering-step-by-step = Bewegungen, die aufeinander antworten, gehen ohne Wurf in Schritten von { $five }, und die schnellere setzt sich durch
policy-sprint-cost-action = ein Sprint kostet nur seine Aktion
policy-sprint-cost-action-or-fatigue = ein Sprint ist eine { -standard-action }; in der Bewegungsphase kostet er eine Stufe Erschöpfung. Kein Sprint, während man eine andere Kreatur trägt oder bewegt; Reittiere sprinten nicht
policy-climb-forward-unknown = es gibt kein Weiterklettern
policy-climb-forward-own-height = ein Klettern-Wurf bringt dich bis zu deiner Körperhöhe an einer festen senkrechten Fläche weiter; ein kritischer Erfolg doppelt so weit
policy-swim-forward-unknown = es gibt kein Weiterschwimmen
policy-swim-forward-quarter-speed = ein Schwimmen-Wurf bringt dich bis zu einem Viertel der { -base-speed } deiner Größe durch eine Flüssigkeit; ein kritischer Erfolg bis zur Hälfte

## Turns

policy-actions-standard-and-move = ein Zug hat eine { -standard-action } und eine { -move-action } oder eine { -full-round-action }; eine zweite { -move-action } kann die { -standard-action } ersetzen
policy-actions-phases = eine { -move-action } in der Bewegungsphase und eine { -standard-action } oder noch eine Bewegung in der Aktionsphase
policy-chance-scope-turn = egal wie viele Felder du in einem Zug verlässt, einen Gegner provozierst du nur einmal
policy-chance-scope-action = egal wie viele Felder du in einer Aktion verlässt, einen Gegner provozierst du nur einmal
policy-diagonal-scope-turn = Diagonalen zählen durch einen ganzen Zug oder eine ganze Phase weiter
policy-diagonal-scope-action = Diagonalen zählen in jeder Aktion neu
policy-initiative-bonus-then-roll = W20 plus Bonus; bei Gleichstand der höhere Bonus, dann ein Wurf
policy-initiative-bonus-dexterity-roll = W20 plus Bonus; bei Gleichstand der höhere Bonus, dann die höhere Geschicklichkeit, dann ein W20
policy-initiative-opposed = alle bewegen sich in einer Phase; wo Bewegungen zusammentreffen, entscheidet vergleichende Initiative
policy-riding-mounts-space = Reiter teilen die Felder des Reittiers, bewegen sich mit ihm und greifen von dort an; geht es zu Boden, fallen sie herunter: Reiten gegen SG 15 oder 1W6
policy-stand-up-move-provokes = Aufstehen ist eine { -move-action } und provoziert
policy-stand-up-move-or-step = Aufstehen ist eine { -move-action }, provoziert und zählt als Bewegung; niedergehaltene Kreaturen nehmen dafür ihren { -five-foot-step }
policy-stand-up-move-action = Aufstehen ist die { -move-action } der Bewegungsphase
policy-afflictions-halve-and-tire = verlangsamt, entkräftet und verstrickt: halbe Bewegungsrate; erschöpft, entkräftet und verstrickt: kein Rennen und kein { -charge }; verlangsamt und wankend: eine Aktion je Zug
policy-afflictions-ten-feet = verlangsamt: höchstens { $ten } mit einer { -move-action }, kein { -five-foot-step }, kein Rennen, kein { -charge } und kein { -withdrawal }
policy-afflictions-quarter-prone = liegend: ein Viertel der Bewegungsrate bis zum Aufstehen; verlangsamt: halbe Bewegungsrate
policy-maneuvers-one-per-round = ein Kampfmanöver je Runde
policy-maneuvers-as-actions-allow = so viele Manöver je Runde, wie die Aktionen erlauben

## Falling, falling things and collisions

policy-fall-limit-twenty-dice = ein Sturz macht höchstens 20W6
policy-fall-limit-by-gm = ein Sturz macht in normaler Luft höchstens 20W6; anderswo entscheidet die SL (`most-dice`)
policy-fall-limit-three-hundred-feet = ein Sturz zählt bis { $three_hundred }
policy-fall-surface-first-nonlethal = auf weichem Boden ist der erste tödliche Würfel nichttödlich
policy-fall-surface-per-die = je Würfel: +2 auf zackigem, +1 auf hartem, -1 auf weichem Boden
policy-fall-surface-nothing = der Boden macht keinen Unterschied
policy-fall-jump-first-nonlethal = ein Sprung hinab macht den ersten Würfel nichttödlich
policy-fall-jump-first-free = bei einem Sprung hinab machen die ersten { $ten } nichts
policy-fall-jump-shorter = ein Sprung hinab zählt { $ten } kürzer
policy-fall-check-jump-or-tumble = beim Sprung hinab ein Springen- oder Turnen-Wurf gegen SG 15: kein Schaden für die ersten { $ten }, nichttödlicher für die zweiten { $ten }
policy-fall-check-acrobatics = ein Akrobatikwurf gegen SG 15 im eigenen Zug, wenn du den Sturz bemerkst: kein Schaden für die zweiten { $ten }
policy-fall-check-none = kein Wurf mildert einen Sturz
policy-fall-tumble-shorter = ein Fall ohne Sprung wird mit einem Turnen-Wurf gegen SG 15 { $ten } kürzer
policy-fall-tumble-none = kein Turnen-Wurf macht einen Sturz kürzer
policy-fall-prone-if-hurt = eine Kreatur, die ein Sturz verletzt, { -prone(form: "lies") }
policy-fall-prone-no = ein Sturz allein wirft niemanden um
policy-fall-water-cushions = in mindestens { $ten } tiefem Wasser machen die ersten { $twenty } nichts, die nächsten { $twenty } 1W3 nichttödlich je { $ten }; der Rest zählt wie auf Boden
policy-fall-water-unknown = Wasser macht keinen Unterschied
policy-dive-formula = ein Kopfsprung hat SG 15, +5 je volle { $fifty }, in Wasser von { $ten } Tiefe je { $thirty }; gelingt er, gibt es keinen Schaden
policy-dive-table = ein Kopfsprung hat SG 15, 20 ab { $fifty }, 25 ab { $hundred_ten }, +5 je weitere { $fifty }; das Wasser { $ten } tief bis { $thirty }, { $twenty_bare } bis { $sixty_bare }, { $thirty_bare } darüber. In flacherem Wasser SG +5, und der Sturz zählt { $thirty } länger
policy-fall-casting-check = keine Zauber bei einem Sturz von { $five_hundred } oder weniger, außer als augenblickliche Aktion; Zaubern braucht einen Zauberwirker-Wurf, SG 10 plus 4 je Zaubergrad
policy-fall-casting-unknown = keine Regel fürs Zaubern im Fallen
policy-fall-onto-half = alles, worauf du landest, nimmt den halben Schaden, bis zu deinen Trefferpunkten
policy-fall-onto-unknown = keine Regel fürs Landen auf jemandem
policy-falling-object-by-weight = 1W6 je 200 Pfund für { $ten } und 1W6 je weitere { $ten }, höchstens 20W6; leichtere Gegenstände müssen je Würfel tiefer fallen, unter 1 Pfund gibt es nichts
policy-falling-object-by-size = Würfel nach Größe plus die der Fallhöhe; die Beschaffenheit des Gegenstands gibt -2 bis +2 je Würfel
policy-falling-object-unknown = keine Regel für fallende Gegenstände
policy-collision-by-speed = ein unerwarteter Zusammenstoß macht 1W6 je { $ten } Geschwindigkeit, außer bei vorsichtiger Bewegung
policy-collision-unknown = keine Regel für Zusammenstöße
policy-collision-run-multiplied = bei einem Zusammenstoß im Rennen zählt die vervielfachte Bewegungsrate
policy-collision-run-base = bei einem Zusammenstoß im Rennen zählt die einfache Bewegungsrate

## Jumping

policy-jump-skill = Weitsprung: Springen gegen SG 1 je Fuß; Hochsprung: SG 4 je Fuß; Scheitel: ein Viertel der Weite
policy-jump-acrobatics = Weitsprung: Akrobatik gegen SG 1 je Fuß; Hochsprung: SG 4 je Fuß; beides zugleich: die Summe; Scheitel: ein Viertel der Weite
policy-jump-strength = ein Sprung geht ein Viertel der { -base-speed } plus { $five } je 2 Stärke weit (geübt: je { $five }, mindestens { $five_bare }), halb so hoch, und darf in der Luft enden
policy-jump-measure-squares = ein Weitsprung zählt vom Absprungfeld bis zum Landefeld
policy-jump-measure-gap = ein Weitsprung zählt nur die Lücke zwischen Absprung und Landung
policy-jump-speed-per-ten = -6 je volle { $ten } Bewegungsrate unter { $thirty_bare }, +4 je volle { $ten } darüber
policy-jump-speed-told = eine Bewegungsrate über { $thirty } hilft beim Springen; der Wert muss angegeben werden
policy-jump-speed-nothing = die Bewegungsrate ändert nichts an Sprungwürfen

## Ground at different heights, and flight

policy-heights-stairs-and-ledges = Böden, die { $five } höher oder tiefer liegen, sind Stufen; höher geht es mit Klettern, Springen oder Fliegen; über eine höhere Kante zu gehen ist ein Sturz
policy-flight-classes = fünf Klassen der { -maneuverability }
policy-flight-checks = geringer Flug, mächtiger Flug und Schweben, mit Würfen für schwierige Manöver
policy-flight-aerial = Fliegen kostet in alle Richtungen gleich viel, bis zu einer Höhengrenze über etwas, das trägt

## Flight by classes of maneuverability

policy-hover-feat-half-speed = mit dem Talent ist Anhalten in der Luft eine { -move-action }, danach fliegt man mit halber Bewegungsrate in jede Richtung
policy-flight-vertical-whole-step = ein Schritt nach oben oder unten richtet sich ganz nach der Steig- oder Sinkgeschwindigkeit
policy-flight-vertical-height = bei einem Schritt nach oben oder unten zählt die Steig- oder Sinkgeschwindigkeit nur für die Höhe; der waagerechte Teil kostet wie sonst
policy-flight-load-light-only = kein Fliegen mit mehr als leichter Last, auf vier Beinen auch nicht in mittelschwerem oder schwerem Harnisch

## Flight by checks, and aerial movement

policy-fly-failing-winged-plummet = nach einem verpatzten freiwilligen Wurf sinken Flieger um ihre Bewegungsrate und verlieren die Aktion; mit Flügeln fallen sie bei 5 oder mehr darunter
policy-fly-failing-sinks = nach einem verpatzten freiwilligen Wurf sinken Flieger um ihre Bewegungsrate und verlieren die Aktion, mit oder ohne Flügel
policy-fly-lesser-half-up-double-down = geringer Flug: halbe Bewegungsrate hinauf, doppelte hinab; muss in Bewegung bleiben; erlaubt einen { -charge }, aber kein Rennen, keinen { -withdrawal } und keinen { -five-foot-step }
policy-fly-greater-as-level = mächtiger Flug: gleiche Bewegungsrate hinauf und hinab, schwebt ohne Wurf, erlaubt { -charge }, Rennen, { -withdrawal } und { -five-foot-step }; schwebt herab, statt zu fallen
policy-fly-hover-at-surfaces = Schweben: Zug neben einer Fläche beginnen und beenden, höchstens { $five } über dem Boden, sonst Sturz am Ende des Zugs; nie { -prone }
policy-aerial-upkeep-each-phase = Flieger und Gleiter, die sich in einer Phase nicht bewegen, fallen an deren Ende, außer sie schweben herab
policy-height-limit-above-support = Höhengrenzen zählen von etwas, das trägt, bis { $five } seitlich davon; Emporschwingen vervierfacht sie, und alle, die an dessen Ende höher sind, fallen
policy-aerial-load-within-capacity = kein Fliegen oder Gleiten mit Überlast
policy-aerial-load-unencumbered = kein Fliegen oder Gleiten mit mehr als leichter Last
policy-midair-armor-and-reflex = -4 auf Armor und Reflex in der Luft für alle, die nicht fliegen, außer im eigenen Sprung bis zum Fallen
policy-midair-armor-brawn-and-reflex = -4 auf Armor, Brawn und Reflex in der Luft für alle, die nicht fliegen, außer im eigenen Sprung bis zum Fallen

## Climbing, swimming, digging and teleporting

policy-climb-unknown = keine Regel fürs Klettern
policy-climb-quarter-speed = ohne Kletterbewegungsrate: ein Viertel der Bewegungsrate mit einem Wurf je { -move-action }, { -flat-footed }; bis 4 darunter kein Fortschritt, ab 5 ein Sturz
policy-climb-quarter-speed-exposed = ohne Kletterbewegungsrate: ein Viertel der Bewegungsrate mit einem Wurf je { -move-action }, ohne Geschicklichkeitsbonus auf die RK; bis 4 darunter kein Fortschritt, ab 5 ein Sturz
policy-climb-own-speed = mit Kletterbewegungsrate klettert man wie zu Fuß, mit Wurf, wo es schwer ist; ohne sie mit Wurf ein Stück weiter, bei -2 auf Accuracy, Armor und Reflex
policy-climb-round-down-to-squares = ein Viertel der Bewegungsrate wird auf ganze Felder abgerundet, mindestens eins
policy-climb-round-exact = ein Viertel der Bewegungsrate zählt genau, für langsame Kreaturen vielleicht weniger als ein Feld
policy-climb-haste-harder = Klettern mit halber Bewegungsrate: SG +10, mit voller: SG +20
policy-climb-haste-half-for-five = Klettern mit halber Bewegungsrate: -5 auf den Wurf
policy-climb-haste-none = kein schnelleres Klettern
policy-climb-speed-kinds = geringes Klettern: +8 auf Würfe, keiner bei SG 0, 10 nehmen geht immer, doppelte Bewegungsrate bei -5 (nicht schneller als zu Fuß), keine Decken; mächtiges Klettern: keine Würfe, eine Hand, auch Decken; Hangeln: keine Würfe, eine Hand, keine Decken
policy-climb-speed-skilled = Kletterbewegungsrate: +8 auf Würfe, 10 nehmen geht immer, doppelte Bewegungsrate bei -5 (nicht schneller als zu Fuß); Geschicklichkeit auf die RK bleibt, kein Rennen
policy-climb-speed-plain = mit Kletterbewegungsrate klettert man ohne Wurf, außer wo es schwer ist
policy-climb-hands-one = Klettern braucht eine freie Hand, ohne Schild
policy-climb-hands-two = Klettern braucht beide Hände frei, ohne Schild
policy-climb-hands-one-for-less = Klettern braucht beide Hände frei, oder eine mit Abzug
policy-climb-inverted-epic = Klettern an Decken braucht 21 Ränge und SG 45 (40 bei guten Griffen), ohne 10 zu nehmen und ohne Hilfe; bei Misserfolg fällst du
policy-climb-inverted-unknown = keine Regel fürs Klettern an Decken
policy-climb-load-harder = mittelschwere Last: SG +10, schwere Last: SG +25
policy-climb-load-check-penalty = Rüstung und Last zählen mit ihrem Wurfabzug, der schon zum Wurf gehört
policy-climb-load-nothing = Last ändert nichts am Klettern
policy-climb-hurt-five-more = Schaden beim Klettern verlangt noch einen Wurf, SG +5; ab 5 darunter ein Sturz
policy-climb-hurt-or-fall = Schaden beim Klettern verlangt noch einen Wurf, sonst fällst du
policy-climb-hurt-unknown = keine Regel für Schaden beim Klettern
policy-climb-help-five = bis zu 5 Verbündete helfen beim Klettern, jeder neben dem Kletterer oder am Seil
policy-climb-help-unknown = keine Regel für Hilfe beim Klettern
policy-swim-unknown = keine Regel fürs Schwimmen
policy-swim-quarter-speed = ohne Schwimmbewegungsrate: mit Wurf ein Viertel der Bewegungsrate mit einer { -move-action }, die Hälfte mit einer { -double-move(form: "dative") }; bis 4 darunter kein Fortschritt, ab 5 unter Wasser
policy-swim-own-speed = mit Schwimmbewegungsrate schwimmt man wie zu Fuß, mit Wurf, wo es schwer ist; ohne sie mit Wurf ein Stück weiter, bei -2 auf Accuracy, Armor und Reflex
policy-swim-speed-kinds = Schwimmbewegungsrate: keine Würfe, 10 nehmen geht immer, rennt geradeaus; mächtiges Schwimmen: +8 gegen Gefahren, ignoriert Strömungen; Rückstoß: nur geradeaus, provoziert nicht, von Strömungen gebremst
policy-swim-speed-skilled = Schwimmbewegungsrate: keine Würfe, +8 gegen Gefahren, 10 nehmen geht immer, rennt geradeaus
policy-swim-speed-native = mit Schwimmbewegungsrate schwimmt man ohne Wurf, außer wo es schwer ist; Wasserbewohner haben +10
policy-swim-prone-slows = wer besser schwimmt und im Wasser umgeworfen wird, ist stattdessen bis zum Ende des eigenen nächsten Zugs verlangsamt; wer sich mit einem Strahl antreibt, eine { -move-action } lang
policy-swim-prone-unknown = nichts Eigenes für Schwimmer, die umgeworfen werden
policy-swim-take-ten-no = ohne Schwimmbewegungsrate kannst du nicht 10 nehmen
policy-swim-take-ten-unless-stormy = ohne Schwimmbewegungsrate kannst du außerhalb des Kampfs 10 nehmen, außer in stürmischem Wasser
policy-burrow-unknown = keine Regel fürs Graben
policy-burrow-kinds = Wühlen und Tunnelgraben gehen durch Erde; Fels zählt beim Wühlen als behinderndes, beim Tunnelgraben als { -difficult-terrain }; Erdgleiten geht durch beides; ohne solche Bewegungsrate ein Feld Erde je volle Runde, mit Wurf
policy-burrow-earth = eine Grabbewegungsrate geht in jede Richtung durch Erdreich und lockere Erde, nicht durch Fels
policy-burrow-as-told = keine Regel fürs Graben ohne Grabbewegungsrate; mit ihr geht es durch Erde, nicht durch Fels
policy-teleport-unknown = keine Regel für eine Teleportationsrate
policy-teleport-kinds = eine Teleportationsrate reicht so weit geradeaus, ohne zu provozieren: gering an einen sichtbaren Ort, mächtig überallhin; von einem besetzten Platz geht es auf der Linie zurück; in der Luft fällst du
policy-teleport-as-told = Teleportieren heißt, an einem Ort zu verschwinden und am anderen zu erscheinen; eine Teleportationsrate zählt als Reichweite
policy-combining-unknown = keine Regel für mehrere Bewegungsarten zugleich
policy-combining-all-pay = jede Bewegungsart zahlt für jedes Feld, bis ihre Bewegungsrate verbraucht ist
policy-combining-one-budget = alle Bewegungsarten teilen sich eine Bewegungsrate, jede so schnell, durchschnittlich oder langsam wie angegeben

## Armor by name, and what one carries

policy-carrying-unknown = Pfund zählen nicht: setz die Last als light, medium oder heavy
policy-carrying-by-strength = Stärke, Größe und Körperbau bestimmen, wie viele Pfund eine leichte, mittelschwere und schwere Last sind
policy-carrying-by-light-load = mittelschwer geht bis zum Doppelten der leichten Last, schwer bis zum Dreifachen; ist `light-load` nicht gesetzt, gilt ersatzweise die nach Stärke aus dem 3.5 SRD
policy-overloaded-unknown = keine Regel für mehr als schwere Last
policy-overloaded-staggers = mit mehr als schwerer Last, höchstens so viel, wie du heben kannst: { $five } als { -full-round-action }, keine Geschicklichkeit auf die RK; mehr geht nicht
policy-overloaded-impedes = mit mehr als schwerer Last, höchstens so viel, wie du ziehen kannst: im Kampf { -flat-footed }, jedes Feld behindernd; mehr geht nicht

## Journeys

policy-travel-between-printed = für Bewegungsraten, die in der Tabelle fehlen, gibt es keine Strecke
policy-travel-between-proportional = Bewegungsraten, die in der Tabelle fehlen, schaffen je { $ten } eine Meile pro Stunde, wie die gedruckten
policy-travel-ships-journeys = Schiffe wie auf der Seite über Reisen
policy-travel-ships-adventures = Langschiffe und Galeeren wie auf der Seite über Abenteuer
policy-travel-hustle-doubling = die zweite Stunde Eilen zwischen zwei Nächten macht 1 nichttödlichen Schaden, jede weitere doppelt so viel wie die letzte; Schaden davon erschöpft
policy-travel-hustle-endurance-check = jede Stunde Eilen braucht einen Endurance-Wurf, SG 10 plus 5 je weitere Stunde; bei Misserfolg Rast
policy-forced-march-constitution-check = jede Stunde über den Tagesmarsch hinaus braucht einen Konstitutionswurf, jedes Mal +2; bei Misserfolg 1W6 nichttödlicher Schaden und erschöpft
policy-forced-march-two-dice = jede Stunde über den Tagesmarsch hinaus macht ohne Wurf 2W6 nichttödlichen Schaden und erschöpft
policy-forced-march-endurance-check = jede Stunde über den Tagesmarsch hinaus braucht einen Endurance-Wurf, SG 10 plus 2 je weitere Stunde; bei Misserfolg Rast
policy-mount-strain-lethal = ein Reittier verpatzt jeden Wurf eines Gewaltmarschs, nimmt tödlichen Schaden und ist erschöpft
policy-mount-strain-shared = Eilen und Gewaltmärsche verletzen den Reiter statt des Reittiers; beide sind erschöpft
policy-mount-strain-as-walkers = ein Reittier ermüdet wie ein Fußgänger
policy-travel-run-as-hustle = niemand rennt stundenlang: Rennen und Rasten im Wechsel ergibt einen Eilschritt
policy-travel-run-unknown = keine Regel fürs Rennen
policy-travel-trail-trackless = ein Pfad hilft Fahrzeugen nicht: er zählt als weglos

## What the rules are called

rule-speed = Bewegungsrate
rule-tactical-speed = Bewegungsrate nach Volk
rule-weight-slows = Rüstung und Last
rule-mode-load = Rüstung und Last bei anderen Bewegungsarten
rule-dwarf-in-armor = Zwerge in Rüstung
rule-medium-at-twenty = Mittelschwere Rüstung oder Last bei Bewegungsrate 20
rule-double = { -double-move(form: "start") }
rule-hustle = Eilschritt
rule-sprint = Sprint
rule-run = Rennen
rule-run-penalty = Rennen in Rüstung oder mit Last
rule-runner-speed = Bewegungsrate mit dem Talent Rennen
rule-run-exposes = Verteidigung beim Rennen
rule-run-line = Rennen in einer Linie
rule-run-over = Rennen über schwieriges Gelände
rule-run-limit = Wie lange du rennen kannst
rule-armors = Rüstung beim Namen
rule-carrying = Traglast
rule-carrying-limits = Lasten nach Stärke
rule-carrying-sizes = Lasten nach Größe
rule-lifting = Heben
rule-dragging = Schieben und Ziehen
rule-overloaded = Mehr als schwere Last
rule-load-penalty = Last im Kampf
rule-five-foot-step = { -five-foot-step }
rule-full-round = { -full-round-action(form: "heading") }
rule-minimum-movement = Mindestbewegung
rule-crawl = Kriechen
rule-running-out = Wenn die Bewegung ausgeht
rule-diagonals = Diagonalen
rule-corner = Ecken
rule-hampering = Erschwerte Bewegung
rule-difficult-diagonal = Erschwerte Diagonalen
rule-gaits = Gangarten
rule-gait-order = Gangarten in schwierigem Gelände
rule-difficult = { -difficult-terrain(form: "start") }
rule-obstacles = Hindernisse
rule-undergrowth = Unterholz
rule-water = Wasser
rule-deep-water = Tiefes Wasser
rule-trenches = Gräben
rule-poor-visibility = Schlechte Sicht
rule-mixed-terrain = Gemischtes Gelände
rule-unhampered = Kreaturen, denen der Boden nichts erschwert
rule-incorporeal = Wände und körperlose Kreaturen
rule-big-ignore = Gelände, das riesige Kreaturen ignorieren
rule-low-barrier = Niedrige Mauern
rule-low-diagonal = Niedrige Mauern auf der Diagonale
rule-blocking = Versperrende Hindernisse
rule-impeded = Behinderndes Gelände
rule-speed-bonuses = Boni auf die Bewegungsrate
rule-flat-footed = { -flat-footed(form: "start") }
rule-prone = { -prone(form: "start") }
rule-quelled = Niedergehalten
rule-splayed = Hingestreckt
rule-fatigued = Erschöpft
rule-unsteady = Wackelig
rule-without-speed = Klettern und Schwimmen ohne Bewegungsrate
rule-undergrowth-hides = Unterholz und Angriffe
rule-hazardous = Gefährlicher Boden
rule-ground-checks = Boden mit einem Wurf
rule-balance = Balancieren
rule-squeezing = Einzwängen
rule-squeeze-penalty = Einzwängen im Kampf
rule-squeeze-width = Wie eng es geht
rule-squeeze-stacking = Einzwängen in schwierigem Gelände
rule-squeeze-past = An einem Gegner vorbeizwängen
rule-tighter = Lücken, zu eng zum Durchzwängen
rule-escape = Durch eine Lücke passen
rule-escape-time = Zeit für eine Lücke
rule-occupied-friend = Durch Verbündete hindurch
rule-neutral = Durch neutrale Kreaturen hindurch
rule-occupied-opponent = Durch Gegner hindurch
rule-occupied-helpless = Durch hilflose Kreaturen hindurch
rule-dead = Tote Kreaturen
rule-helpless-obstacle = Hilflose Hindernisse
rule-paralyzed = Gelähmte Kreaturen
rule-size-apart = Größenunterschied
rule-size-apart-way = Vorbei bei Größenunterschied
rule-stepover = Darübersteigen
rule-very-small = Sehr kleine Kreaturen
rule-fills = Kreaturen, die ihre Felder ausfüllen
rule-fills-corner = Ecken von Kreaturen, die ihre Felder ausfüllen
rule-ending = Ende auf einem besetzten Feld
rule-crowd = Kreaturen auf einem Feld
rule-small-in-a-square = Kleine Kreaturen auf einem Feld
rule-illegal-end = Ende auf einem verbotenen Platz
rule-closest-of-equals = Gleich nahe Plätze
rule-sizes = Größe, Angriffsfläche und Reichweite
rule-threat = { -threatened-square(form: "heading") }
rule-own-squares = Die eigenen Felder einer Kreatur
rule-reach-weapon = Waffen mit Reichweite
rule-reach-diagonal = Reichweite auf der Diagonale
rule-conditions = Zustände
rule-cover = Deckung
rule-provoking = Provozieren
rule-left-squares = Felder, die eine große Kreatur verlässt
rule-charge = { -charge }
rule-charge-lane = Bahn des { -charge }s
rule-charge-tie = Gleich nahe Enden eines { -charge }s
rule-charge-over = { -charge } über schwierigen Boden
rule-charge-past = Kreaturen in der Bahn
rule-charge-chances = Provozieren beim { -charge }
rule-charge-check = Wurf beim { -charge }
rule-charge-overrun = Überrennen beim { -charge }
rule-charge-bonus = Bonus und Nachteil beim { -charge }
rule-charge-weapons = Waffen beim { -charge }
rule-withdraw = { -withdrawal }
rule-withdraw-metric = Abstand beim { -withdrawal }
rule-overrun = Überrennen
rule-overrun-several = Mehrere überrennen
rule-bigger-target = Größtes Ziel
rule-bull-rush = Ansturm
rule-tumble = Turnen
rule-tumble-past = An einem Gegner vorbeiturnen
rule-tumble-through = Durch einen Gegner hindurchturnen
rule-tumble-further = An mehreren vorbeiturnen
rule-tumble-accelerated = Turnen mit voller Bewegungsrate
rule-clamber = Erklettern
rule-clamber-sizes = Größen beim Erklettern
rule-push = Stoßen
rule-pull = Ziehen
rule-slide = Schieben
rule-fling = Schleudern
rule-forced = Erzwungene Bewegung
rule-forced-prone = Hinwerfen gegen erzwungene Bewegung
rule-forced-height = Erzwungene Bewegung in der Luft
rule-ledge-grab = Die Kante fassen
rule-flanking = In die Zange nehmen
rule-reach-flanking = In die Zange mit Reichweite
rule-internal-flanking = In die Zange von innen
rule-block = Blockieren
rule-follow = Folgen
rule-keep-away = { -withdrawal } auf Abstand
rule-vanishing = Einem Ziel folgen, das verschwindet
rule-answering = Bewegung als Antwort auf Bewegung
rule-sprint-cost = Kosten eines Sprints
rule-climb-forward = Weiterklettern
rule-swim-forward = Weiterschwimmen
rule-one-hand = Eine freie Hand
rule-actions = Aktionen in einem Zug
rule-maneuvers = Manöver in einer Runde
rule-chance-scope = Mehrmals provozieren
rule-diagonal-scope = Diagonalen zählen
rule-initiative = Initiative
rule-stand-up = Aufstehen
rule-riding = Reiten
rule-afflictions = Verlangsamte und müde Kreaturen
rule-fall-dice = Stürze
rule-fall-limit = Größter Sturz
rule-fall-surface = Boden bei der Landung
rule-fall-jump = Hinabspringen
rule-fall-check = Einen Sturz mildern
rule-fall-tumble = Turnen im Sturz
rule-fall-prone = Liegend nach einem Sturz
rule-fall-water = Ins Wasser fallen
rule-dive = Kopfsprung
rule-fall-casting = Zaubern im Fallen
rule-fall-onto = Auf jemandem landen
rule-falling-object = Fallende Gegenstände
rule-object-dice = Fallende Gegenstände nach Größe
rule-collision = Zusammenstöße
rule-collision-run = Zusammenstöße beim Rennen
rule-heights = Kanten, Stufen und Gruben
rule-flight = Fliegen
rule-flight-minimum = Mindestgeschwindigkeit vorwärts
rule-flight-hover = Schweben auf der Stelle
rule-flight-backward = Rückwärts fliegen
rule-flight-reverse = Rückwärtsflug beginnen
rule-flight-turn = Wenden in der Luft
rule-flight-turn-in-place = Auf der Stelle wenden
rule-flight-maximum-turn = Größte Wende
rule-flight-up-angle = Steigwinkel
rule-flight-up-speed = Steigrate
rule-flight-down-angle = Sinkwinkel
rule-flight-down-speed = Sinkrate
rule-flight-between = Zwischen Sinken und Steigen
rule-flight-vertical = Wofür die Steig- und Sinkgeschwindigkeit gilt
rule-stall = Abschmieren
rule-flight-load = Fliegen mit Last
rule-wingover = Wingover
rule-hover-feat = Hover
rule-fly-checks = Würfe im Flug
rule-fly-mishaps = Unfälle im Flug
rule-forced-descent = Schaden im Flug
rule-wind = Wind
rule-fly-weather = Wetter im Flug
rule-fly-sizes = Größe im Flug
rule-fly-bonus = Bonus durch mächtigen Flug
rule-fly-failing = Verpatzte Würfe im Flug
rule-fly-lesser = Geringer Flug
rule-fly-greater = Mächtiger Flug
rule-fly-hover = Schweben
rule-gliding = Gleiten
rule-aerial-upkeep = In der Luft bleiben
rule-aerial-fall = Aus der Luft fallen
rule-height-limit = Höhengrenzen
rule-aerial-load = Last in der Luft
rule-midair = Kampf in der Luft
rule-climb = Klettern
rule-climb-surface = Kletterflächen
rule-climb-modifiers = Modifikatoren beim Klettern
rule-climb-round = Kletterstrecke
rule-climb-haste = Schneller klettern
rule-climb-speed = Kletterbewegungsraten
rule-climb-hands = Hände zum Klettern
rule-climb-inverted = Klettern an Decken
rule-climb-load = Klettern mit Last
rule-climb-hurt = Schaden beim Klettern
rule-climb-help = Hilfe beim Klettern
rule-swim = Schwimmen
rule-swim-water = Zustand des Wassers
rule-swim-modifiers = Modifikatoren beim Schwimmen
rule-swim-speed = Schwimmbewegungsraten
rule-swim-prone = Umgeworfen im Wasser
rule-swim-take-ten = 10 nehmen im Wasser
rule-swim-hours = Stundenlang schwimmen
rule-breath = Luft anhalten
rule-burrow = Graben
rule-burrow-ground = Graben ohne Grabbewegungsrate
rule-burrow-modifiers = Modifikatoren beim Graben
rule-burrow-rock = Durch Fels graben wie durch Erde
rule-teleport = Teleportieren
rule-combining = Mehrere Bewegungsarten zugleich
rule-jump = Springen
rule-jump-start = Anlauf
rule-jump-measure = Einen Sprung messen
rule-jump-speed = Bewegungsrate und Springen
rule-travel = Meilen nach Bewegungsrate
rule-travel-between = Bewegungsraten zwischen den gedruckten
rule-travel-day = Eine Tagesreise
rule-travel-terrain = Land und Wege
rule-travel-trail = Fahrzeuge auf Pfaden
rule-travel-hustle = Stundenlang eilen
rule-travel-run = Stundenlang rennen
rule-forced-march = Gewaltmarsch
rule-march-dc = Erster Wurf eines Gewaltmarschs
rule-mounts = Reittiere
rule-mount-strain = Müde Reittiere
rule-vehicles = Fahrzeuge
rule-travel-ships = Schiffstabelle
rule-other-ships = Schiffe von der anderen Seite
rule-floating = Treiben mit der Strömung
rule-round-the-clock = Rund um die Uhr
rule-travel-modes = Reisen, nicht zu Fuß
rule-travel-impeded = Reisen durch behinderndes Gelände

## Rules that are tables

policy-yes = ja
policy-no = nein
nothing-is-told = keine Regel
hampers-nobody = erschwert nichts
hampers = Bewegung wird erschwert durch { $terrains }
hampers-by-layers = { $layers ->
    [1] { $terrain }
   *[other] { $terrain } ({ $layers } Schichten)
}
# $space (number) squares a side
size-on-the-board = { $size } { $space }x{ $space }, Reichweite { $reach }
size-with-speed = { $size } { $space }x{ $space }, Reichweite { $reach }, Bewegungsrate { $speed }
# The natural reach of tall creatures, and of long ones.
either-reach = { $tall }/{ $long }
speed-of-people = { $race } { $speed }
flying-takes-no-checks = Fliegen braucht keine Würfe
flying-slowly-takes = mit halber Bewegungsrate oder weniger zu fliegen braucht SG { $dc }
flying-in-place-takes = in der Luft auf der Stelle zu bleiben braucht SG { $dc }
flying-on-after-damage-takes = nach Schaden weiterzufliegen braucht SG { $dc }
flying-on-after-collision-takes = nach einem Zusammenstoß weiterzufliegen braucht SG { $dc }
flying-again-takes = mitten im Fallen wieder zu fliegen braucht SG { $dc }
winds-do-nothing = Wind macht Kreaturen nichts aus
wind-takes = { $weather } SG { $dc }
flying-whatever-weather = das Wetter ändert nichts am Fliegen
weather-adds = { $weather } { $adds }
flying-whatever-size = die Größe ändert nichts am Fliegen
from-size-on = ab { $size } { $adds }
no-armor-by-name = keine Rüstung beim Namen
armors-of-weight = { $weight }: { $armors }
# $rows (text) `1: 3/6/10, 2: 6/13/20`: a Strength with the pounds of a light, a medium and a heavy load
loads-by-strength = Stärke { $rows }; viermal so viel für je 10 mehr
loads-by-size = { $size } { $biped }, auf vier Beinen { $quadruped }
no-load-penalty = keine Regel für Last im Kampf
load-does = { $weight ->
    [leicht] leichte
    [mittelschwer] mittelschwere
   *[schwer] schwere
} Last: Geschicklichkeitsbonus auf die RK höchstens { $dexterity }, Wurfabzug -{ $checks }
no-dice-of-size = { $size } nichts
dice-of-size = { $size } { $dice }
hardness-is = { $word } { $figure }
hardness-between = { $word } { $least } bis { $most }
hardness-impossible = { $word } unmöglich
cell-of-class = { $class } { $cell }
cell-any = alles
cell-no = nein
cell-none = nichts
cell-half = halb
cell-full = voll
cell-double = doppelt
degrees = { $degrees } Grad
turn-per-feet = { $degrees } je { $feet }
stalls = zu langsame Flieger fallen { $first }, dann je Zug { $later }, bis ein Reflexwurf gegen SG { $dc } gelingt
speeds-between = { $from } bis { $to }
speeds-from = { $from } und mehr
miles-by-speed = { $speeds }: { $hour } je Stunde, { $day } am Tag
miles-by-hour-and-day = { $hour } je Stunde, { $day } am Tag
miles-up-to-load = { $hour } je Stunde, { $day } am Tag bis { $to } Pfund
miles-of-carrier = { $carrier } { $miles }
# The parts of a day's miles that are covered on a highway, on a road or trail, and where there is no path.
parts-in-land = { $land } { $highway }, { $road }, { $trackless }
part-of-passage = { $passage } { $part }
day-on-the-way = ein Tag hat { $foot } zu Fuß, { $rowed } gerudert, { $sailed } gesegelt

## Rules that are figures

figure-speed = { $figure ->
    [0] es gibt keine { -move-action }
    [1] eine { -move-action } geht so weit wie die Bewegungsrate
    [2] eine { -move-action } geht doppelt so weit wie die Bewegungsrate
   *[other] eine { -move-action } geht { $figure }-mal so weit wie die Bewegungsrate
}
figure-double = { $figure ->
    [0] es gibt keine { -double-move }
    [1] eine { -double-move } geht so weit wie die Bewegungsrate
    [2] eine { -double-move } geht doppelt so weit wie die Bewegungsrate
   *[other] eine { -double-move } geht { $figure }-mal so weit wie die Bewegungsrate
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
no-thing-has-dice = kein Gegenstand hat Würfel nach Größe
dice-by-feet-fallen = { $dice } je volle { $every } Fallhöhe
figure-runner-speed = { $figure ->
    [0] das Talent gibt nichts zur Bewegungsrate dazu
   *[other] das Talent gibt { $feet } zu einer unbelasteten Bewegungsrate dazu
}
figure-lifting = du hebst eine schwere Last über den Kopf und { $figure }-mal so viel vom Boden
figure-dragging = du schiebst und ziehst { $figure }-mal eine schwere Last
figure-medium-at-twenty = { $figure ->
    [0] mittelschwere Rüstung oder Last bremst eine Bewegungsrate von { $twenty } oder weniger nicht
   *[other] mittelschwere Rüstung oder Last nimmt einer Bewegungsrate von { $twenty } oder weniger { $feet }
}
figure-gaits-yes = schnell: abwechselnd { $five_bare } und { $zero } (Diagonalen { $five_bare }, { $five_bare }, 0); durchschnittlich: normal; langsam: { $ten_bare } ({ $fifteen_bare })
figure-gaits-no = keine Gangarten
figure-poor-visibility = { $figure ->
    [0] schlechte Sicht kostet nichts extra
   *[other] schlechte Sicht erschwert jeden Schritt
}
figure-low-diagonal = eine niedrige Mauer kostet einen diagonalen Schritt { $feet } mehr
figure-helpless-obstacle = { $figure ->
    [0] hilflose Kreaturen erschweren nie etwas, egal wie groß
   *[other] hilflose Kreaturen, die als Hindernis gelten (`helpless-obstacle`), erschweren den Schritt
}
figure-ledge-grab = { $figure ->
    [0] die Kante zu fassen hat den SG ihrer Oberfläche
   *[other] die Kante zu fassen hat den SG ihrer Oberfläche plus { $figure }
}
figure-one-hand = { $figure ->
    [0] eine freie Hand ist so gut wie zwei
   *[other] mit nur einer freien Hand -{ $figure } auf Würfe zum Weiterklettern und Weiterschwimmen
}
figure-swim-hours = { $figure ->
    [0] kein Wurf für stundenlanges Schwimmen
   *[other] jede Stunde Schwimmen braucht einen Wurf gegen SG { $figure }, sonst 1W6 nichttödlicher Schaden
}
figure-breath = { $figure ->
    [0] keine Regel fürs Luftanhalten
   *[other] du kannst je Punkt Konstitution { $figure } Runden die Luft anhalten; Aktionen verkürzen das
}
figure-burrow-rock = { $figure ->
    [0] kein Wurf macht Fels wie Erde
   *[other] ein Wurf gegen SG { $figure } macht Fels beim Wühlen und Tunnelgraben wie Erde
}
figure-escape-time = { $figure ->
    [0] keine Regel, wie lange es durch eine Lücke dauert, die zu eng zum Durchzwängen ist
    [one] eine Lücke, die zu eng zum Durchzwängen ist, kostet mindestens { $figure } Minute
   *[other] eine Lücke, die zu eng zum Durchzwängen ist, kostet mindestens { $figure } Minuten
}
figure-jump-start = { $figure ->
    [0] ein Sprung braucht keinen Anlauf
   *[other] ohne geraden Anlauf von { $feet } verdoppelt sich der SG
}
figure-size-apart = ein großer Größenunterschied beginnt bei { $figure } Kategorien
policy-occupied-friend-pass = durch Verbündete darfst du hindurch, aber nicht beim { -charge }
policy-occupied-friend-closed = durch Verbündete darfst du nicht hindurch
policy-occupied-opponent-pass = durch Gegner darfst du hindurch
policy-occupied-opponent-closed = durch Gegner darfst du nicht hindurch
policy-occupied-helpless-pass = durch hilflose Gegner darfst du hindurch
policy-occupied-helpless-closed = durch hilflose Gegner darfst du nicht hindurch
figure-overrun-several = { $figure ->
    [0] Überrennen hat ein einziges Ziel
   *[other] -{ $figure } auf jeden Wurf je Ziel nach dem ersten
}
figure-bigger-target = { $figure ->
    [1] ein Ziel ist höchstens eine Größenkategorie größer
   *[other] ein Ziel ist höchstens { $figure } Größenkategorien größer
}
figure-tumble-past = { $figure ->
    [0] an einem Gegner vorbei gilt seine Maneuver Defense
   *[other] an einem Gegner vorbei gilt SG { $figure }
}
figure-tumble-through = { $figure ->
    [0] niemand turnt durch das Feld eines Gegners
   *[other] durch das Feld eines Gegners gilt SG { $figure }
}
figure-tumble-further = SG +{ $figure } je Gegner nach dem ersten
figure-tumble-accelerated = mit voller Bewegungsrate um { $figure } schwerer
figure-clamber-sizes = das Ziel ist mindestens { $figure ->
        [one] eine Größenkategorie
       *[other] { $figure } Größenkategorien
    } größer; ohne Reichweite genügt jede größere Kreatur
figure-reach-diagonal-yes = eine Reichweite von { $ten } deckt diagonal zwei Felder ab
figure-reach-diagonal-no = eine Reichweite von { $ten } zählt Diagonalen wie jede andere
figure-forced-descent = Schaden im Flug kostet { $feet } Höhe
figure-fly-bonus = mächtiger Flug gibt { $figure } auf Würfe und ignoriert Wind und Böen
figure-wingover = mit dem Talent wendet ein Flieger einmal je Runde bis zu 180 Grad für { $feet }, ohne in dieser Runde Höhe zu gewinnen
figure-gliding = Gleiter sinken { $feet } je Phase, ohne Kosten, und steigen nie
figure-aerial-fall = ein Flieger, der nicht mehr fliegt, fällt sofort { $feet }
figure-march-dc = die erste Stunde über den Tagesmarsch hinaus hat SG { $figure }
figure-floating = nach einem Rudertag treibt ein Boot bis zu { $figure } Stunden mit der Strömung
figure-round-the-clock = { $figure ->
    [0] keine Regel fürs Reisen rund um die Uhr
   *[other] rund um die Uhr zu reisen schafft { $figure }-mal die Strecke eines Tages
}
figure-travel-impeded = { $figure ->
    [0] keine Regel für Reisen durch behinderndes Gelände
   *[other] durch behinderndes Gelände reist man zu Fuß wie mit Bewegungsrate { $feet }
}

## Rules in answers

rules-no-such-topic = `topic` nimmt { $topics }, eine Regel wie corner oder einen Teil des Titels einer Regel, nicht { $typed }.{ $hint }
rules-none-here = { $book } hat keine Regeln zu { $topic }.
rules-house-rule = Hausregel; im Regelwerk steht { $has } ({ $book }: { $heading })
rules-source = { $book }: { $heading }
rules-source-of-parent = { $book }: { $heading }, aus { $parent }
rules-in-full = { $title } ({ $rule }): { $meaning }. [{ $source }]
rules-in-full-idle = { $title } ({ $rule }): { $meaning }. Mit den anderen Regeln, wie sie sind, ändert sie nichts. [{ $source }]
rules-ruleset = { $name }.
rules-ruleset-extends = { $name }; alles, was dort fehlt, folgt { $parent }.
# $own (text) rules with what they are: `corner allowed, diagonals one-for-one`
rules-own = Hausregeln: { $own }.
rules-of-topic = { $topic }: { $meanings }.
rules-more = /rules topic:steps zeigt ein ganzes Thema, /rules topic:corner eine einzelne Regel.

## Choices in completion

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

help-intro = So bekommst du ein Urteil: /table new macht ein Brett, /creature add setzt eine Kreatur darauf, /move bewegt sie. Mehr zu einem Befehl: /help command:move.
help-command = /{ $command } - { $about }
help-others = Weitere Befehle: { $others }.
help-example = Beispiel: { $example }
help-option = { $option }: { $about }
help-option-needed = { $option }: { $about } (nötig)
help-option-words = { $option }: { $about } [{ $words }]
help-option-words-needed = { $option }: { $about } [{ $words }] (nötig)
help-one-by-one = In der Konsole auch einzeln, true oder false: { $options }

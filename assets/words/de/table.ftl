### What is said about the table, its creatures and people, and about mistakes.

## The language of answers

language-nothing = Gib eine Sprache an, Einheiten oder beides.
language-one = auf { $language }
language-own = öffentlich in der Sprache des Servers, privat in deiner eigenen,
language-from-now-on = Ab jetzt kommen Antworten { $language } mit Längen in { $units }.

## The arrows

pad-full = Weiter gehen die Pfeile nicht.
pad-nowhere = nirgendwohin
pad-nowhere-yet = Noch kein Weg: Drück zuerst einen Pfeil.
pad-step-not-taken = Dieser Schritt geht nicht. Bisher: { $so_far }
pad-help = Die Pfeile planen den Weg Schritt für Schritt; „Los“ führt die Bewegung aus.
pad-path-changed = Der Weg hat sich inzwischen geändert. „Los“ geht jetzt diesen:
pad-board-changed = Das Brett hat sich geändert: So sieht die Bewegung jetzt aus.
pad-check = Gib unter „Gehe zu...“ das Ergebnis des Wurfs an oder einen Bonus, mit dem der Bot würfelt.

## Typed texts

# Ends a sentence about a word that is none.
did-you-mean = Meintest du `{ $word }`?
# In place of an empty text: "not nothing".
typed-nothing = nichts
names-and-more = { $names } und { $more } weitere
# An option, by its name in the client.
option-quoted = `{ $name }`
line-no-command = { $said } ist kein Befehl: Befehle beginnen mit `/`.
line-too-long = Ein Befehl hat höchstens { $most } Zeichen.
line-no-option = Eine Option ist ein Name, ein Doppelpunkt und ein Wert, mit "Anführungszeichen" bei Leerzeichen: { $said } ist keine.

## Tables

table-missing = In diesem Kanal gibt es noch keinen Tisch: Beginn einen mit /table new.
ruleset-unknown = Das Regelwerk { $said } gibt es nicht. Es gibt { $known }.{ $hint }
house-rule-unknown-now = Diese Version kennt die Hausregel { $rule } ({ $value }) nicht und ignoriert sie: /table house-rule rule:{ $rule } value:book entfernt sie.

## Who is meant

creature-missing = `creature` fehlt: Wer? Hier: { $here }.
creature-unnamed = Der Name ist leer: Wer? Hier: { $here }.
creature-missing-own = `creature` fehlt: Welche deiner Kreaturen? { $own }.
creature-ambiguous = { $said } kann { $names } sein: Tipp mehr vom Namen.
creature-one-at-a-time = { $said } steht für { $names }: Nenne eine davon.
creature-unknown = Hier gibt es niemanden namens { $said }.{ $hint } Hier: { $here }.
creature-nobody-here = Auf diesem Tisch ist noch niemand. Füg Kreaturen mit /creature add hinzu.

## Places on the map

map-space-leaves-it = { $who } würde auf { $space } stehen, teils außerhalb der Karte ({ $map }).
map-square-off-it = { $square } liegt nicht auf der Karte ({ $map }).

## Commands and their options

command-unknown = Den Befehl { $said } gibt es nicht.{ $hint } /help zeigt alle.
command-of-other-books = { $book } kennt kein /{ $command }. /help zeigt die Befehle, die es gibt.
command-stands-alone = `/{ $command }` hat keine Optionen: Lass { $said } weg.
command-needs-second-word = Nach `/{ $command }` kommt eins von diesen: { $words }.
command-has-no-option = `/{ $command }` hat keine Option { $said }. Seine Optionen: { $options }.
command-option-mistyped = `/{ $command }` hat keine Option { $said }.{ $hint }
command-without-options = keine
option-twice = `{ $name }` steht zweimal da: Einmal genügt.
option-missing = `{ $name }` fehlt.
option-missing-about = `{ $name }` fehlt: { $about }.
option-expected = `{ $name }` nimmt { $expected }, nicht { $said }.
option-load = `{ $name }` nimmt { $words } oder ganze Pfund von 0 bis { $most } wie 85 oder "85 lb", nicht { $said }.{ $hint }
option-steps = `{ $name }` muss ein Vielfaches von { $step } sein, nicht { $feet }.
option-choice = `{ $name }` nimmt { $count ->
        [1] { $words }
       *[other] eins von { $words }
    }, nicht { $said }.{ $hint }
option-name = `{ $name }` geht so nicht: { $why }.
option-words = `{ $name }` nimmt `{ $none }` oder eines oder mehrere davon, durch Leerzeichen getrennt: { $words }. { $said } gehört nicht dazu.{ $hint }

# What an option has to be: these go into option-expected.
expected-whole = eine ganze Zahl von { $least } bis { $most }
expected-whole-or-none = eine ganze Zahl von { $least } bis { $most } oder none
expected-feet = eine Länge in Fuß von 0 bis { $most }, wie 30, 30ft oder 9m (1,5 m sind 5 Fuß)
expected-height = Fuß von { $least } bis { $most }, wie 15, 15ft oder 4.5m
expected-flag = true oder false
expected-id = eine Benutzer-ID wie 123456789 oder none
expected-square = ein Feld wie D4
expected-area = ein Rechteck aus Feldern wie E5:E6
expected-areas = Felder oder Rechtecke wie D4, C3:E5 oder "D4 C3:E5"

name-empty = ein Name braucht mindestens einen Buchstaben oder eine Ziffer
name-too-long = ein Name hat höchstens { $most } Zeichen; dieser hat { $length }
name-hidden = das unsichtbare oder nicht vergebene Zeichen { $code } darf nicht im Namen stehen
name-marks = ein Name darf nicht mehr als 2 Zeichen auf einem Buchstaben stapeln

## Files

file-missing = `file` fehlt: Häng eine Datei an.
file-not-read = Die Datei wurde nicht gelesen.
file-unreadable = Die Datei ist nicht lesbar: { $why }.
file-too-large = Die Datei ist zu groß: Erlaubt sind 10 MiB.

board-size = Ein Brett ist 1 bis { $most } Felder breit und hoch, nicht { $width } x { $height }.
notation-unreadable = Zeile { $line } des Bretts als Text ist nicht lesbar: `{ $text }`.

## Maps of other programs

mapfile-no-map = Das ist keine lesbare Karte: Nimm Universal VTT (.uvtt, .dd2vtt, .df2vtt), eine Szene (Export Data) oder ein Modul aus Foundry, ein One Page Dungeon (.json), ein Brett als Text oder ein Bild mit /map picture.
mapfile-whole-table = Das ist ein ganzer Tisch: Nimm /table import.
mapfile-uvtt2 = Das ist Universal VTT in Version 2, die hier nicht lesbar ist. Exportier die Karte in Version 1 (.uvtt oder .dd2vtt), oder ihr Bild für /map picture.
mapfile-packed = In dieser gepackten Datei ist keine lesbare Karte: weder eine Szene aus Foundry noch eine Datei .uvtt oder .dd2vtt.
mapfile-packed-damaged = Diese gepackte Datei ist beschädigt oder zu groß zum Auspacken.
mapfile-picture = Das ist ein Bild ohne Wände: /map picture legt es unter ein Brett.
mapfile-export-map = Das ist ein Projekt von { $program }: Exportier es dort als Universal VTT und importier diese Datei.
mapfile-export-picture = Das ist eine Datei von { $program }, deren Wände hier nicht lesbar sind. Exportier dort das Bild der Karte und nimm /map picture.
mapfile-other-picture = Das ist eine Datei im Format { $program }. Speicher sie als PNG, WebP oder JPEG und nimm /map picture.
watabou-no-rooms = Das Verlies hat keine Räume.
mapfile-far-off = In der Datei liegt { $what ->
        [scene-width] die Breite der Szene
        [scene-height] die Höhe der Szene
        [square] die Länge eines Felds
        [padding] der Rand
        [shift] die Verschiebung
        [size] die Größe der Karte
        [corner] die Ecke der Karte
        [door] eine Tür
       *[wall] eine Wand
    } bei { $number }, weit außerhalb der Karte.
mapfile-too-small = Die Karte ist { $squares } Felder { $what ->
        [wide] breit
       *[high] hoch
    }: Es muss mindestens 1 sein.
mapfile-too-big = Die Karte ist { $squares } Felder zu { $square } { $what ->
        [wide] breit
       *[high] hoch
    }: Erlaubt sind { $most }.
mapfile-made-whole = Der Kartenrand ging mitten durch Felder: Jetzt sind sie ganz.
mapfile-too-many-walls = Zu viele oder zu lange Wände liegen abseits des Rasters: Erlaubt sind 20000 Wände über 250000 Felder.
mapfile-too-many-points = Die Wände haben { $points } Punkte: Erlaubt sind { $most }.
mapfile-beyond = außerhalb der Karte, weggelassen: { $what }
mapfile-cut-off = am Kartenrand abgeschnitten: { $count ->
        [one] 1 Stück
       *[other] { $count } Stücke
    }
mapfile-walls = { $count ->
        [one] 1 Wand
       *[other] { $count } Wände
    }
mapfile-doors = { $count ->
        [one] 1 Tür
       *[other] { $count } Türen
    }

uvtt-square-size = Die Karte nennt keine Feldgröße in Pixeln: pixels_per_grid ist 1 bis 10000.
uvtt-doors-unfit = Weggelassen: { $count ->
        [one] 1 Tür
       *[other] { $count } Türen
    } ohne zwei Enden.
uvtt-windows = { $count ->
        [one] 1 Öffnung lässt Licht durch: Hier ist sie ein Fenster.
       *[other] { $count } Öffnungen lassen Licht durch: Hier sind sie Fenster.
    } Sind es offene Türen: /map door at:windows state:open.
uvtt-open-doors = { $count ->
        [one] 1 offene Tür, wie Arkenforge sie kennzeichnet.
       *[other] { $count } offene Türen, wie Arkenforge sie kennzeichnet.
    } Sind es Fenster: /map door at:open state:window.
uvtt-furniture = Weggelassen: { $count ->
        [one] 1 Möbelumriss
       *[other] { $count } Möbelumrisse
    }; so etwas hält Blicke auf, aber nicht unbedingt Schritte.
uvtt-lights = Weggelassen: { $count ->
        [one] 1 Licht
       *[other] { $count } Lichter
    }.
uvtt-picture-elsewhere = Die Datei nennt ein Bild, enthält es aber nicht: Das Brett hat keins.
uvtt-points-beyond = Außerhalb der Karte: { $outside } von { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkten
    } der Wände und Türen.
uvtt-points-beyond-part = Die Datei ist Teil einer größeren Karte. Außerhalb davon: { $outside } von { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkten
    } der Wände und Türen.

foundry-several-scenes = Die Datei enthält mehrere Szenen: { $names }. Wähl eine: scene:"{ $example }".
foundry-no-such-scene = Keine Szene heißt { $typed }. Es gibt { $names }: scene:"{ $example }".
foundry-leveldb = Dieses Modul hält seine Szenen in einer Datenbank von Foundry (ab Version 11), die hier nicht lesbar ist. Klick in Foundry rechts auf die Szene und wähl Export Data.
foundry-walls-elsewhere = Die Wände stehen nicht in dieser Datei, nur ihre Kennungen. Klick in Foundry rechts auf die Szene und wähl Export Data.
foundry-odd = In Zeile { $line }, Spalte { $column } steht etwas, das Foundry dort nicht schreibt. Exportier die Szene neu: Rechtsklick, Export Data.
foundry-square-size = Das Raster der Szene hat keine Größe in Pixeln (1 bis 10000). Stell es in Foundry ein und exportier die Szene noch einmal.
foundry-hexagons = Die Szene hat Sechsecke: Dieser Bot spielt nur auf Quadraten.
foundry-no-size = Die Szene hat weder Breite noch Höhe, also keinen Platz für ihre Wände.
foundry-made-whole = Das Bild beginnt oder endet mitten in Feldern; auf dem Brett sind sie ganz.
foundry-no-grid = Die Szene hat kein Raster: Jetzt liegen Felder in ihrer Rastergröße darüber.
foundry-wall-ends = Einer Wand der Szene fehlen die vier Zahlen ihrer zwei Enden.
foundry-too-many-doors = Die Szene hat { $doors } Türen: Erlaubt sind { $most }.
foundry-tokens = { $count ->
        [one] 1 Figur
       *[other] { $count } Figuren
    } weggelassen: tokens:true setzt sie als Kreaturen aufs Brett.
foundry-picture-elsewhere = Die Szene nennt ein Bild, enthält es aber nicht: Häng es als `picture` an.
foundry-no-feet = Die Felder sind nicht in Fuß oder Metern gemessen: Jedes zählt als { $square }.
foundry-square-length = Die Felder messen weniger als 1 oder mehr als 100 ft: Setz `feet-per-square`.
foundry-scaled = Ein Feld der Szene misst { $feet } ft; hier sind es { $square }.
foundry-sight-only = { $count ->
        [one] 1 Wand, die nur Blicke aufhält, ist hier ein Vorhang.
       *[other] { $count } Wände, die nur Blicke aufhalten, sind hier Vorhänge.
    }
foundry-seen-through = { $count ->
        [one] 1 Wand zum Durchsehen ist hier ein Fenster.
       *[other] { $count } Wände zum Durchsehen sind hier Fenster.
    }
foundry-dim = { $count ->
        [one] 1 Wand, die Blicke nur trübt, weggelassen.
       *[other] { $count } Wände, die Blicke nur trüben, weggelassen.
    }
foundry-one-way = { $count ->
        [one] 1 Einwegwand: Die Zähne stehen auf der geschlossenen Seite.
       *[other] { $count } Einwegwände: Die Zähne stehen auf der geschlossenen Seite.
    }
foundry-secret = { $count ->
        [one] 1 Geheimtür: Die anderen sehen eine Wand.
       *[other] { $count } Geheimtüren: Die anderen sehen Wände.
    }
foundry-locked = { $count ->
        [one] 1 verschlossene Tür: Die anderen sehen eine geschlossene.
       *[other] { $count } verschlossene Türen: Die anderen sehen geschlossene.
    }

picture-unknown = Das Bild in der Datei ist weder PNG noch WebP noch JPEG.
picture-too-large = Das Bild ist { $width } x { $height } Pixel groß: Erlaubt sind { $most } x { $most }.
picture-not-kept = Das Bild in der Datei ließ sich nicht speichern.
picture-memory = Das Bild in der Datei braucht zu viel Speicher: Erlaubt sind 8192 x 8192 Pixel und 128 MiB.
picture-too-many-pixels = Das Bild hat { $width } x { $height } Pixel; in diesem Format gehen höchstens { $most } Millionen. Mach es kleiner: 70 Pixel je Feld reichen.
picture-damaged = Das Bild in der Datei ist beschädigt oder unlesbar.
picture-no-base64 = Das Bild in der Datei ist beschädigt: Das ist kein base64.
picture-no-size = Das Bild in der Datei passt auf kein Brett.

# What a Universal VTT file has no place for; it goes into map-exported.
export-picture-too-large = Das Bild ist nicht dabei: Es bräuchte { $megabytes } von 10 MiB einer Datei.
export-heights = Höhen
export-low-walls = niedrige Mauern
export-windows = was Gitter und Vorhänge unterscheidet
export-secrets = Schlösser und Geheimtüren
export-one-way = die offene Seite von Einwegwänden
export-narrow-gaps = enge Lücken

## Tables as files

tablefile-no-table = Das ist kein Tisch aus /table export. Für Karten nimm /map import.
tablefile-version = Die Datei hat Version { $version }: Lesbar ist nur Version { $known }.
tablefile-same-name = Zwei Kreaturen in der Datei haben denselben Namen.
tablefile-figure = { $who } kann in der Datei nicht { $what ->
        [speed] Bewegungsrate
        [speed-bonus] Bewegungsbonus
        [base-speed] Grundbewegungsrate
        [reach] Reichweite
        [squares] Angriffsfläche in Feldern
        [weapon-reach] Waffenreichweite
        [altitude] Höhe
        [resistance] Widerstand
        [modes] Bewegungsarten
        [constitution] Konstitution
        [dexterity] Geschicklichkeit
        [strength] Stärke
        [maneuver-defense] Maneuver Defense
        [initiative] Initiative
        [attacks] Angriffe
       *[load] Traglast
    } { $is } haben: Erlaubt sind { $most }.
tablefile-flight = Die Flugdaten von { $who } in der Datei sind nicht möglich.
tablefile-stranger = In den Zügen der Datei steht { $who }, aber nicht in der Datei selbst.
tablefile-turns = Die Züge der Datei sind nicht möglich: Eine Zahl ist zu groß, oder jemand steht zweimal darin.

modes-unknown = `{ $word }` ist keine Bewegungsart. Es gibt climb, fly, glide, swim, burrow und teleport
modes-no-speed = nach `{ $mode }` kommt die Bewegungsrate: Fuß in Schritten von 5, von 5 bis { $most }, etwa 60
modes-unknown-word = `{ $word }` passt nicht zu `{ $mode }`; dazu passt { $known }
modes-either = `{ $one }` und `{ $other }` gehen nicht zusammen: `{ $mode }` nimmt nur eins
modes-twice = `{ $mode }` steht zweimal da

tablefile-off-board = Die Datei stellt { $who } außerhalb des Bretts auf.
tablefile-other-turns = Die Züge der Datei passen nicht zu ihrem Regelwerk.
tablefile-house-rule = Die Datei hat eine unbekannte Hausregel: { $said }.
tablefile-rulebook = Das Regelwerk der Datei ist nicht bekannt.
listed-player = von { $player }
table-exported = Der Tisch als Datei, mit { $creatures ->
        [one] 1 Kreatur
       *[other] { $creatures } Kreaturen
    }.
table-export-without-picture = Das Kartenbild ist nicht dabei: Es würde { $megabytes } von 10 MiB einer Datei brauchen.
table-export-without-portraits = { $count ->
        [one] 1 Porträt ist
       *[other] { $count } Porträts sind
    } nicht dabei: Alle zusammen würden { $megabytes } von 10 MiB einer Datei brauchen.
table-export-then = /table import lädt ihn in einem anderen Kanal.
table-imported = Tisch importiert: { $width } x { $height } Felder, { $creatures ->
        [one] 1 Kreatur
       *[other] { $creatures } Kreaturen
    }; es gilt { $book }. /undo bringt den alten zurück.
table-imported-in-round = Tisch importiert: { $width } x { $height } Felder, { $creatures ->
        [one] 1 Kreatur
       *[other] { $creatures } Kreaturen
    }, in Runde { $round }; es gilt { $book }. /undo bringt den alten zurück.

## What a table plays by

table-new = Neuer Tisch: { $width } x { $height } Felder zu { $square }; es gilt { $book }. Füg Kreaturen mit /creature add hinzu.
table-plays-already = An diesem Tisch gilt schon { $book }.
table-plays-from-now = An diesem Tisch gilt jetzt { $book }.
table-house-rules-stay = Hausregeln bleiben: { $rules }.
table-turns-ended = Die Zugfolge ist beendet, weil diese Regeln eine Runde anders einteilen. /turn start beginnt von vorn.
table-theme-already = Die Bilder des Tisches sind schon { $theme ->
        [light] hell
        [dark] dunkel
       *[high-contrast] kontrastreich
    }.
table-theme-from-now = Die Bilder des Tisches sind jetzt { $theme ->
        [light] hell
        [dark] dunkel
       *[high-contrast] kontrastreich
    }.
board-moves = Das Brett wandert mit: Es steht immer unter der letzten Antwort.
board-stays = Das Brett bleibt in einer Nachricht; was sich ändert, steht in privaten Antworten.
board-each = Jede Antwort zeigt das Brett.
house-rule-forgotten = Hausregel { $rule } entfernt.
house-rule-as-book = „{ $title }“ ({ $rule }) folgt dem Regelwerk: { $book }.
# $is and $book are a house-rule-value, or only a word.
house-rule-made = Hausregel „{ $title }“ ({ $rule }): jetzt { $is }. Im Regelwerk: { $book }. Entfernen: /table house-rule rule:{ $rule } value:{ $back }.
house-rule-idle = Mit den anderen Regeln, wie sie sind, ändert sie nichts.
house-rule-value = { $word } ({ $meaning })
house-rule-choice = `{ $word }` ({ $meaning })
house-rule-choice-book = `{ $word }` (wie im Regelwerk)
house-rule-unknown = Die Hausregel { $said } gibt es nicht.{ $hint } Möglich: { $choices }.
house-rule-unknown-at-all = Die Hausregel { $said } gibt es nicht. Ändern kannst du { $rules }.
house-rule-cannot-be = `{ $rule }` kann nicht { $said } sein.{ $hint } Möglich: { $choices }.

## What is otherwise by other rules

notice-sizes = Diese Größe kennt { $book } nicht: { $who }. Ändere sie zuerst: /creature edit creature:"{ $first }" size:colossal oder /creature remove.
notice-size = { $who } ({ $size })
notice-off-map = Gilt { $book }, ragen diese über die Karte hinaus: { $who }. Setz sie zuerst mit /place um: { $first } braucht { $space }.
# $changes are the four below, with commas between.
notice-creature = { $who }: { $changes }.
notice-space = steht jetzt auf { $now } statt { $before }
notice-speed = Bewegungsrate { $now } statt { $before }
notice-shares = teilt jetzt Felder mit { $names }
notice-covers = bedeckt jetzt massive Felder, Säulen oder Wände
notice-more-creatures = Und { $more ->
        [one] 1 weitere Kreatur
       *[other] { $more } weitere Kreaturen
    }.
notice-rules = Das ändert sich: { $rules }. Siehe /rules.

## The board

paint-depth-of-a-pit = `depth` gehört zu terrain:pit.
paint-check-of-ground = `check` gehört zu Gelände, das Kreaturen betreten können.
paint-check-unknown = { $typed } ist kein Wurf: eine Fertigkeit und ein SG bis { $most }, etwa "Climb 15". Fertigkeiten: { $skills }.
paint-depth-least = `depth` muss mindestens { $least } sein.
paint-too-many-layers = Auf { $square } liegen schon { $there } Schichten ({ $terrain }), erlaubt sind { $most }: Nichts gemalt. Mit open beginnst du neu.
paint-off-map = { $area } liegt nicht auf der Karte ({ $map }): Nichts gemalt.
paint-buried = Jetzt über massiven Feldern, Säulen oder Mauern: { $names }.
# $what is a terrain or one of the five below.
painted = { $squares ->
        [one] 1 Feld
       *[other] { $squares } Felder
    } bemalt: { $what }.
painted-open = offen
painted-solid = massiv
painted-pillar = Säule
painted-pit = Grube, { $depth } tief
painted-trench = Graben, { $depth } tief
painted-check = Beim Betreten ist { $check } gegen SG { $dc } fällig.
painted-layers = { $terrain }, bis zu { $most } Schichten
painted-filled = { $filled ->
        [one] 1 davon bleibt
       *[other] { $filled } davon bleiben
    } massiv oder Säule: Mal zuerst open, um sie abzuräumen.
height-below = `feet` muss 0 oder mehr sein, ein Vielfaches von 5. Für alles Tiefere mal eine Grube.
height-level = Der Boden von { $squares ->
        [one] 1 Feld
       *[other] { $squares } Feldern
    } liegt auf der Grundebene der Karte.
height-above = Der Boden von { $squares ->
        [one] 1 Feld
       *[other] { $squares } Feldern
    } liegt { $feet } über der Grundebene der Karte.
edge-fits-missing = `fits` fehlt: die größte Kategorie, die aufrecht durch die Lücke geht, etwa small.
edge-fits-narrow-only = `fits` gehört zu barrier:narrow, nicht zu { $barrier }.
edge-border = Der Kartenrand ist ohnehin geschlossen.
# $what is one of those below.
edge-now = An { $edges ->
        [one] 1 Kante
       *[other] { $edges } Kanten
    }: { $what }.
edge-nothing = kein Hindernis
edge-wall = eine Wand
edge-door = eine geschlossene Tür
edge-open-door = eine offene Tür
edge-low = eine niedrige Mauer
edge-window = ein Fenster
edge-grate = ein Gitter
edge-curtain = ein Vorhang
edge-locked-door = eine verschlossene Tür
edge-secret-door = eine Geheimtür
edge-another-door = Es gibt noch eine Tür an { $at }: /map door öffnet und schließt diese.
stroke-now = Von { $from } bis { $to }: { $what }.
stroke-what = { $barrier ->
        [wall] eine Wand
        [door] geschlossene Türen
        [open-door] offene Türen
        [locked-door] verschlossene Türen
        [secret-door] Geheimtüren
        [window] Fenster
        [grate] ein Gitter
        [curtain] ein Vorhang
        [low] eine niedrige Mauer
       *[none] nichts
    }
stroke-side = Entlang einer Zeile steht eine Wand auf der Nord- oder Südseite der Felder, entlang einer Spalte auf der West- oder Ostseite.
stroke-slanted = Quer durch Felder gehen Wände, Türen, Fenster, Gitter und Vorhänge.
room-now =
    { $walls ->
        [one] 1 Stück Wand
       *[other] { $walls } Stück Wand
    } ringsum, { $doors ->
        [0] keine Tür
        [one] 1 Tür
       *[other] { $doors } Türen
    }.
room-doors-unread = { $typed } sagt nicht, wo die Türen sind: je ein Feld und eine Seite.
room-door-off = { $at } gehört nicht zum Raum.
pasted = Das Brett ist gezeichnet: { $width } x { $height } Felder, { $walls ->
        [one] 1 Wand
       *[other] { $walls } Wände
    }, { $doors ->
        [one] 1 Tür
       *[other] { $doors } Türen
    }.
drawn-nothing = Nichts gezeichnet: ein Zeichen je Feld, # für Fels, . für Boden, ~ für Wasser, + für eine Tür.
drawn-not-whole = Das ist nur ein Teil eines Bretts. Kopier es ganz: /show text:true whole:true.
pictured = { $file } liegt unter dem Brett: { $width } x { $height } Felder zu { $square }.
pictured-then = Die Knöpfe verschieben und strecken es; /map wall, /map room und /map paint zeichnen darauf.
plain-as-said = Ein Feld hat { $pixels } Pixel.
plain-by-name = Der Dateiname sagt, wie viele Felder es hat.
plain-by-lines = Seine eigenen Rasterlinien sind { $pixels } Pixel auseinander.
plain-no-squares = In dem Bild ist kein Raster zu sehen: Gib an, wie viele Felder es hat (squares:30x20) oder wie viele Pixel ein Feld (pixels:70).
plain-not-square = Mit so vielen Feldern wäre jedes { $east } Pixel breit und { $south } hoch, also nicht quadratisch.
plain-squares-unread = { $typed } ist keine Anzahl von Feldern: Spalten x Zeilen, je bis { $most }.
brush = { $brush ->
        [open] Boden
        [solid] Fels oder dicke Mauer
        [door] Tür
        [wall-north] Mauer an der Nordseite
        [wall-east] Mauer an der Ostseite
        [wall-south] Mauer an der Südseite
        [wall-west] Mauer an der Westseite
        [no-walls] Ringsum weder Mauern noch Türen
        [difficult] Schwieriges Gelände
        [water] Tiefes Wasser
        [shallow-water] Flaches Wasser
        [light-undergrowth] Leichtes Unterholz
        [heavy-undergrowth] Dichtes Unterholz
        [obstacle] Hindernis
        [hazardous] Gefährliches Gelände
        [impeded] Behinderndes Gelände
        [concealed] Dunkelheit oder Nebel
        [pit] Grube
        [pillar] Säule
        [open-door] Offene Tür
        [secret-door] Geheimtür
        [window] Fenster
        [grate] Gitter
       *[curtain] Vorhang
    }
brush-cursor = Cursor: { $at }. Pinsel: { $brush }.
brush-painted = { $at } gemalt: { $brush }.
brush-already = { $at } hatte das schon: { $brush }.
brush-border = Dort endet die Karte.
brush-pen-down = Der Stift ist unten: Die Pfeile malen.
brush-where = Gib ein Feld für den Cursor an, etwa D4, oder Felder zum Malen: C3:H8.
brush-nothing-to-undo = Der letzte Befehl ist kein Strich deines Pinsels. /undo nimmt ihn zurück.
brush-closed-unused = Geschlossen; nichts gemalt.
aligned = Das Bild ist { $wide } x { $high } Felder groß, seine Ecke { $left } östlich und { $top } südlich der Ecke von A1.
align-how = Sag, wie: `east` und `south` in Hundertsteln eines Felds, `larger` in Prozent.
align-nothing = Unter dem Brett liegt kein Bild: /map picture legt eins hin.
align-too-far = Das ist zu weit weg für ein Brett von { $most } Feldern.
align-west = ◀
align-east = ▶
align-north = ▲
align-south = ▼
align-smaller = Kleiner
align-larger = Größer
door-now =
    { $count ->
        [one] An { $at } ist jetzt { $what }.
       *[other] An { $at } ist jetzt je { $what }.
    }
door-state = { $state ->
        [open-door] eine offene Tür
        [door] eine geschlossene Tür
        [locked-door] eine verschlossene Tür
        [secret-door] eine Geheimtür
        [window] ein Fenster
        [grate] ein Gitter
       *[curtain] ein Vorhang
    }
door-already =
    { $count ->
        [one] An { $at } ist schon { $what }.
       *[other] An { $at } ist schon je { $what }.
    }
door-which = An { $at } gibt es mehrere Türen: { $doors }. Nenn eine davon, etwa at:"J3 east".
door-none = An { $typed } ist keine Tür.
door-none-but = An { $typed } ist keine Tür. Es gibt { $doors }.
door-none-at-all = Auf dieser Karte ist keine Tür. Die SL setzt eine mit /map edge an eine Kante.
door-one-at-a-time = Eine Kreatur öffnet oder schließt eine Tür nach der anderen: { $doors }.
door-gm-only = Spieler öffnen und schließen Türen: Nur die SL verschließt oder versteckt sie oder macht etwas anderes daraus.
door-stays = An { $at } ist { $what }: Da geht nichts auf.
door-not-beside = { $name } steht nicht an der Tür an { $at }: Von { $squares } aus geht es.
door-out-of-height = { $name } kommt an die Tür an { $at } nicht heran: Sie liegt mehr als ein Feld höher oder tiefer.
door-locked = Die Tür an { $at } ist verschlossen und bleibt zu.
door-opens = { $name } öffnet die Tür an { $at }.
door-closes = { $name } schließt die Tür an { $at }.
door-could = { $name } kann die Tür an { $at } öffnen oder schließen.
door-cannot = { $name } kann die Tür an { $at } nicht öffnen oder schließen.
edge-narrow = eine enge Lücke für Größen bis { $fits }

import-feet-least = `feet-per-square` muss mindestens 1 sein.
import-no-place = Auf der Karte ist kein Platz für { $names }: Nichts importiert. replace:true entfernt sie, oder setz sie zuerst um.
imported = { $file } importiert ({ $kind ->
        [board] Brett
       *[other] { $kind }
    }): { $width } x { $height } Felder zu { $square }, { $walls ->
        [one] 1 Wand
       *[other] { $walls } Wände
    }, { $doors ->
        [one] 1 Tür
       *[other] { $doors } Türen
    }.
imported-askew = Abseits des Rasters: { $askew ->
        [one] 1 Stück
       *[other] { $askew } Stücke
    }.
imported-picture = Das Bild dazu liegt unter dem Brett.
imported-removed = Vom Brett genommen: { $names }.
imported-tokens = Jetzt auf dem Brett: { $names }.
imported-tokens-left-out = { $count ->
        [one] 1 Figur hat
       *[other] { $count } Figuren haben
    } keinen Platz auf dem Brett.
exported-as-text = Das Brett als Text, { $width } x { $height } Felder. /map import liest ihn.
exported-as-uvtt = Das Brett als Universal-VTT-Datei, { $width } x { $height } Felder.
exported-without = Andere Programme bekommen nicht: { $left_out }. /map import holt alles zurück.

## Who may do what

gm-no-bot = `person` kann kein Bot sein.
gm-not-added = { $person } war nicht hinzugefügt.
gm-of-itself = SL sind die Person, die den Tisch gemacht hat, und alle, die den Server verwalten.
gm-by-role = SL durch Rolle: alle mit { $role }.
gm-by-name = SL beim Namen: { $people }.
gm-open = Offener Tisch: Alle können, was die SL kann. /gm open on:false beendet das.
gm-not-open = Spieler bewegen ihre eigenen Kreaturen; alles andere macht die SL.
join-yours = { $name } gehört dir schon. Nimm für eine neue Figur einen anderen Namen.
join-of-another = { $name } gehört jemand anderem. Nimm für eine neue Figur einen anderen Namen.
join-other-side = { $name } steht auf der Seite { $side }: Nur die SL kann sie vergeben. Nimm für eine neue Figur einen anderen Namen.
join-taken-over = Die Figur war schon hier und gehört jetzt dir.
who-is-gm = die Person, die den Tisch gemacht hat, die Serververwaltung und alle aus /gm show
# $gm is who-is-gm.
rights-gm-alone = /{ $command } ist nur für die SL: { $gm }.
rights-asks-the-gm = Das würde auch { $who } bewegen; die SL muss es erlauben: { $line }
rights-force = Nur die SL kann sich über die Regeln hinwegsetzen: { $gm }.
rights-hidden = Nur die SL sieht verborgene Kreaturen: { $gm }.
rights-step = Das kannst du nur bei deinen eigenen Befehlen, die SL bei allen: { $gm }.
rights-step-of = Der letzte Befehl ist { $line }, und jemand anders hat ihn gegeben: Nur diese Person und die SL nehmen ihn zurück oder wiederholen ihn.
rights-undo-learned = Diese Bewegung ist auf etwas gestoßen, deshalb kann nur die SL sie zurücknehmen: { $gm }.
rights-turn = { $acting } ist am Zug, { $who } noch nicht. preview:true plant voraus.
rights-not-yours = { $who } gehört nicht dir: /{ $command } ist hier nur für { $whose ->
        [player] den Spieler der Kreatur und die SL
       *[gm] die SL
    }.
rights-not-yours-in-turn = { $who } ist am Zug: /{ $command } ist jetzt nur für { $whose ->
        [player] den Spieler der Kreatur und die SL
       *[gm] die SL
    }.
rights-looking-on = Du schaust zu: Mit /join bringst du eine eigene Figur mit.
rights-own = Deine: { $names }.

## Rounds, turns and phases

stage-movement = Bewegung
stage-actions = Aktionen
turn-kept-already = Die Zugfolge läuft schon: Runde { $round }. /turn next geht weiter, /turn end beendet sie.
turn-none-yet = Die Zugfolge läuft noch nicht: /turn start beginnt sie.
turn-delays = { $who } wartet ab und handelt jetzt nach { $after }.
turn-delays-too-late = { $who } hat in diesem Zug schon gehandelt und kann nicht mehr abwarten.
turn-delays-behind-whom = Nach wem handelt { $who }? { $many ->
    [one] Außerdem ist nur { $others } in der Zugfolge.
   *[other] Die anderen in der Zugfolge sind { $others }.
    }
turn-delays-alone = Sonst ist niemand in der Zugfolge: { $who } hat auf niemanden zu warten.
turn-readies = { $who } hält eine Aktion bereit, jederzeit bis zum nächsten eigenen Zug.
turn-took-readied = Das war die bereitgehaltene Aktion von { $who }.
turn-took-readied-before = Das war die bereitgehaltene Aktion: { $who } handelt jetzt vor { $acting }.
turn-readied = Hält eine Aktion bereit: { $who }.
turn-ready-lapses = { $who } hat die bereitgehaltene Aktion nicht genutzt; sie verfällt.
turn-readies-nothing = { $who } hat keine { -standard-action } mehr zum Bereithalten.
turn-none-to-hold = Abwarten und Bereithalten geht nur im eigenen Zug, und gerade ist niemand am Zug.
turn-holds-in-phases = { $book } spielt in Phasen, in denen alle handeln: Abwarten und Bereithalten gibt es nicht.
turn-none = Die Zugfolge läuft nicht: /turn start beginnt sie.
turn-ended = Zugfolge beendet.
turn-ended-after = Zugfolge beendet nach { $rounds ->
        [one] 1 Runde
       *[other] { $rounds } Runden
    }.
turn-of = Runde { $round }: { $name } ist am Zug.
turn-of-nobody = Runde { $round }. Niemand hat Initiative, also bewegen sich alle frei: Setz sie mit /initiative oder beginn mit /turn next eine neue Runde.
turn-movement = Runde { $round }, Bewegungsphase: Alle bewegen sich. Danach /turn next.
turn-actions = Runde { $round }, Aktionsphase: Alle handeln. Danach beginnt /turn next eine neue Runde.
initiative-is = Initiative von { $who }: { $total }.
initiative-roll = { $who }: { $roll }
initiative-natural-20 = Eine natürliche 20 gibt Kreaturen mit einem Rang in der Fertigkeit { $critical } dazu: { $initiative }.
initiative-tie = Gleichstand, ein W20 entscheidet: { $rolls }.
initiative-order = Zugfolge: { $order }.
initiative-start = /turn start beginnt die erste Runde.
initiative-opposed = In { $book } gibt es keine Zugfolge: Alle bewegen sich in einer Phase und handeln in der nächsten. /turn start beginnt; die Initiative setzt /creature sheet initiative:3.

## The board and hidden creatures

who-at = { $who } auf { $at }
who-at-height = { $who } auf { $at } ({ $height })
show-board = Das Brett, { $width } x { $height } Felder, { $creatures ->
        [0] niemand darauf
        [one] 1 Kreatur darauf
       *[other] { $creatures } Kreaturen darauf
    }; Regelwerk: { $book }.
show-hidden = Vor den Spielern verborgen: { $hidden }.
show-part = Die Karte zeigt { $view }: Mit `squares` siehst du einen anderen Teil.
show-left-out = Nicht im Bild: { $left_out }. Alles: /show whole:true.
hidden-no-further = { $who } kommt nicht weiter: Etwas ist im Weg.
hidden-nowhere = { $who } kann sich nicht bewegen: Etwas ist im Weg.
hidden-left-to-the-gm = Wie weit { $who } kommt, entscheidet die SL: { $line }
hidden-moves-on = { $who } kann dort nicht bleiben: Etwas ist im Weg. Es geht weiter nach { $to }.
hidden-in-its-way = etwas ist im Weg
hidden-otherwise = Mit verborgenen Kreaturen: { $truth }
hidden-waiting = Verborgen und im eigenen Zug von dir zu bewegen: { $who }.

## What was done

history-not-the-table = Dieser Befehl betrifft den Verlauf.
history-nothing = Hier hat sich noch nichts geändert.
history-nothing-about = Im Verlauf steht nichts über { $said }.
history-nothing-to-undo = Es gibt nichts zurückzunehmen.
history-nothing-to-redo = Es gibt nichts wiederherzustellen.
history-taken-back = Zurückgenommen: { $line }
history-done-again = Wiederhergestellt: { $line }
history-round = Runde { $round }
history-round-stage = Runde { $round }, { $stage }
# $when is history-round or history-round-stage; $by is a person or one of the two below.
history-line = { $number }. { $by }: { $line } - { $said }
history-line-in-round = { $number }. { $when }; { $by }: { $line } - { $said }
history-somebody = jemand
history-console = die Konsole
history-undone = (zurückgenommen)
history-hidden = (verborgen)
history-aside = (SL: { $aside })
replay-either = Setz entweder `round` oder `count`, nicht beides.
replay-nothing = Es gibt nichts noch einmal zu zeigen.
replay-nothing-in-round = In Runde { $round } gibt es nichts noch einmal zu zeigen.
replay-before = Vorher
replay-round = Runde { $round } noch einmal: { $count ->
        [one] 1 Befehl
       *[other] { $count } Befehle
    }{ $cut ->
        [yes] , von mittendrin an
       *[no] {""}
    }.
replay-last = Noch einmal: { $count ->
        [one] der letzte Befehl
       *[other] die letzten { $count } Befehle
    }{ $cut ->
        [yes] , von mittendrin an
       *[no] {""}
    }.

## Answers

answer-at-the-same-moment = Jemand anderes hat den Tisch im selben Moment geändert: Nichts ist passiert. Versuch es noch einmal.
answer-too-many = Zu viele deiner Befehle warten noch. Gib ihnen einen Moment und versuch es dann noch einmal.
answer-done-already = Schon erledigt.
answer-undelivered = Schon geschehen, aber Discord hat die Antwort nicht angenommen: { $said }
answer-stale = Das Brett hat sich seither geändert, oder das ist schon zurückgenommen. So ist das Brett jetzt; /history zeigt den Verlauf.
answer-fault = Bei uns ist etwas schiefgegangen. Nichts ist verloren. Fehler { $id }.
# Below the answer: the rules by their titles, each with its document and heading.
behind-rules = Regeln:

## Creatures

table-full = Ein Tisch fasst höchstens { $most } Kreaturen: Nimm eine mit /creature remove herunter.
name-taken = Hier gibt es schon eine Kreatur namens { $name }.
name-free = Versuch { $free }.
add-nameless = `name` fehlt: Nur ein `preset` bringt einen Namen mit.
add-space-of-one = `space` ist für eine Kreatur: Mehrere zwängen sich nicht ein.
add-count-missing = `count` fehlt: Wie viele Kreaturen stehen in dem Bereich?
edit-nothing = Setz, was sich ändert: `name`, `at`, `size`, `side`, `speed`, `reach`, `conditions` und so weiter.
edit-changes = { $name }: { $changes }.
creature-conditions-idle = { $book } hat keine bekannte Regel dafür: { $idle }.
creature-not-aloft = { $name } steht am Boden, und „{ $condition }“ sind nur Kreaturen darüber: Gib auch eine Höhe an.
edit-no-longer = nicht mehr { $condition }
creature-removed = { $who } ist vom Brett.
creature-left-without-mount = { $who } reitet nicht mehr.
creature-comes-along = { $who } { $many ->
        [one] kommt
       *[other] kommen
    } auf dem Rücken von { $carrier } mit.
creature-left-up = { $who } ist { $height } hoch, und darunter ist nichts: /settle creature:"{ $who }" bringt sie herunter, /place setzt sie woandershin.
creature-left-at-a-wall = { $who } ist { $height } hoch neben einer Wand, ohne daran zu klettern, und fällt: /fall creature:"{ $who }".
list-empty = Niemand steht auf dem Brett.
odd-shares = Steht auf denselben Feldern wie { $names }.
odd-covers = Steht auf massiven Feldern, Säulen oder Wänden.
odd-clings = { $name } hält sich dort an der Wand fest. Wenn nicht: /fall creature:"{ $name }".
odd-speed-of = { $mode } { $speed }
odd-speeds = { $who } bewegt sich auf jede Art mit { $speed }, was auch in der Liste steht ({ $all }): { $is }.
odd-side = Sonst ist niemand auf der Seite { $side }. Meintest du { $meant }?
join-no-square = Auf der Karte ist kein Feld mehr frei: Setz eins mit `at`.
preset-unknown = `preset` nimmt eine eingebaute Kreatur, etwa goblin, ogre, dire-wolf oder huge-long, nicht { $said }.{ $hint } Für andere gib in `stats` eine Wertezeile an.
stats-too-long = `stats` hat höchstens { $most } Zeichen: Werte wie "Large giant, Spd 40 ft., Reach 10 ft.".
stats-nothing = `stats` nimmt Werte wie "Large giant, Spd 40 ft., Reach 10 ft." und findet in { $said } keine.
stats-left-out = Aus der Wertezeile nicht verwendet: { $left }.
stats-other-speed = In der Wertezeile steht { $armored } in Rüstung; { $book } macht daraus { $by_rule }.
stats-other-space = In der Wertezeile steht eine Angriffsfläche von { $space }; { $book } macht daraus { $side }. Für die andere: `squares:{ $squares }`.
crowd-no-ground = Keine Kreaturen hinzugefügt: Dort ist Platz für { $room } von { $count }, und in der Nähe keiner für { $more } weitere.
crowd-too-many-squares = `at` nennt { $squares } Felder für { $count ->
        [one] 1 Kreatur
       *[other] { $count } Kreaturen
    }.
crowd-nobody-put = Keine Kreaturen hinzugefügt.
crowd-and-more = Und { $more } weitere.
crowd-would-cover = { $name } auf { $anchor } würde massive Felder, Säulen oder Wände bedecken.
crowd-would-share = { $name } auf { $anchor } würde Felder mit { $others } teilen.
crowd-is-full = { $anchor } hat keinen Platz für { $name }: Mehr passen nicht auf das Feld.
crowd-put = { $count } auf dem Brett: { $who }.
crowd-each-like = Jede wie { $first }
crowd-beside = Für alle war kein Platz: { $beside } stehen in der Nähe.
crowd-no-number = `name` lässt sich nicht nummerieren: { $base } { $number } ist kein Name: { $why }.
armor-unknown = `armor` kann nicht { $word } sein: { $book } sagt nicht, wie schwer das ist. Nimm light, medium oder heavy: armor:medium.
strength-least = `strength` muss für { $book } mindestens 1 sein, etwa strength:14, nicht { $strength }.
load-no-table = `load` kann nicht { $pounds } Pfund sein: { $book } zählt keine Pfund. Nimm light, medium oder heavy: load:medium.
load-no-size = `load` kann nicht { $pounds } Pfund sein: { $book } hat keine Lasten für diese Größe. Nimm light, medium oder heavy: load:medium.
load-no-strength = `load` kann nicht { $pounds } Pfund sein, solange die Stärke von { $name } fehlt: strength:14 (/creature sheet) oder load:medium.
load-no-light-load-of-size = `load` kann nicht { $pounds } Pfund sein, solange die leichte Last von { $name } fehlt; für diese Größe gibt es keinen Ersatz: light-load:50 (/creature sheet) oder load:medium.
load-no-light-load = `load` kann nicht { $pounds } Pfund sein, solange die leichte Last von { $name } fehlt: light-load:50 (/creature sheet), strength:14 für den Wert des 3.5 SRD oder load:medium.

trait-size-unknown = `{ $option }` kann nicht { $size } sein: { $book } hat { $known }.
trait-below-ground = `altitude` sind Fuß über dem Boden, und { $altitude } ist unter der Erde: Dorthin kommen nur Grabende. Setz modes:"burrow 20".
altitude-below-surface = `altitude` zählt vom Grund aus, und das Wasser in { $square } ist { $depth } tief: { $below } unter der Oberfläche sind altitude:{ $up }.
altitude-in-untold-water = Wie tief das Wasser in { $square } ist, sagt die Karte nicht: Mit /map paint squares:{ $square } terrain:pit depth:{ $deep } ist es { $depth } tief, und { $below } unter der Oberfläche sind altitude:{ $up }.
trait-at-not-of-space = `at` ist das nordwestliche Feld von `space`, und bei { $space } ist das { $anchor }, nicht { $at }.
trait-space = `space` muss zur Größe { $size } passen: { $full }, schmaler geht es nicht; nicht { $space }.
trait-space-or-narrow = `space` muss zur Größe { $size } passen: { $full }, eingezwängt { $narrow }; nicht { $space }.
trait-space-or-two-narrow = `space` muss zur Größe { $size } passen: { $full }, eingezwängt { $one } oder { $other }; nicht { $space }.
trait-speed-bonus = { $typed } ist kein Bonus auf die Bewegungsrate: Fuß bis { $most } oder Art und Fuß, etwa "enhancement 10, fast-movement 10". Arten: { $kinds }.
trait-modes = `modes` nimmt Bewegungsarten mit ihrer Bewegungsrate, etwa "{ $example }": { $why }.
trait-unreadable = `{ $name }` geht so nicht.
trait-weapon-reach = `{ $name }` nimmt true, false oder eine Reichweite in Fuß: Schritte von 5 bis { $most }, etwa 15, nicht { $said }.

## What a creature is like

# A creature in a line, and behind it what follows here and what is so of it, with commas between.
described = { $name }: { $size }, { $side }, auf { $at }, Bewegungsrate { $speed }
listed = { $name }: { $at }, { $side }, { $size }, Bewegungsrate { $speed }
figure-reach = Reichweite { $reach }
figure-threatens-nothing = bedroht nichts
figure-fills = füllt alle Felder aus
figure-space = Angriffsfläche { $feet }
figure-in-the-way = ein Hindernis, auch hilflos
figure-ignores = ignoriert { $ground }
# Low walls, beside the terrains that it does not mind.
figure-low = niedrige Mauern
figure-gait = Gangart { $gait }
figure-runner = Talent Rennen
figure-constitution = Konstitution { $score }
figure-maneuver-defense = Maneuver Defense { $defense }
figure-resists = widersteht { $feet } erzwungener Bewegung
figure-initiative = Initiative { $bonus }
figure-dexterity = Geschicklichkeit { $score }
figure-base-attacks = Grundangriffe: { $attacks }
figure-facing = Blick nach { $way ->
        [n] Norden
        [ne] Nordosten
        [e] Osten
        [se] Südosten
        [s] Süden
        [sw] Südwesten
        [w] Westen
        [nw] Nordwesten
       *[other] { $way }
    }
figure-strength = Stärke { $score }
figure-light-load = leichte Last bis { $pounds } Pfund
figure-four-legs = auf vier Beinen
figure-jump-trained = im Springen geübt
figure-base-speed = { -base-speed } { $feet }
figure-played-by = gespielt von { $owner }
figure-rides = reitet { $mount }
figure-ridden = geritten von { $riders }
figure-readied = hält eine Aktion bereit
figure-hidden = vor den Spielern verborgen
figure-weapon-reach = Waffe mit Reichweite { $feet }
figure-stalled = abgeschmiert und im Fallen
figure-falling = im Fallen
figure-squeezed = eingezwängt
figure-armor = { $weight ->
    [leicht] leichte Rüstung
    [mittelschwer] mittelschwere Rüstung
    [schwer] schwere Rüstung
   *[other] Rüstung { $weight }
}
# "fly 60", and behind it how well: "good", "limit 40", "winged".
figure-moving = { $mode } { $speed }
figure-moving-limit = Grenze { $limit }
figure-moving-winged = mit Flügeln
figure-moving-native = heimisch
figure-moving-floating = schwebend

## The roster

roster-removed = { $name } ist nicht mehr in der Sammlung.
roster-gm-alone = Nur die SL oder ein Mitglied, das den Server verwalten darf, kann die Sammlung nutzen.
roster-saved = { $name } ist in der Sammlung: { $figures }.
roster-saved-instead = { $name } ersetzt den alten Eintrag in der Sammlung: { $figures }.
roster-full = Die Sammlung fasst höchstens { $most } Kreaturen: Mach Platz mit /roster remove.
roster-stays-changed = Die Sammlung bleibt, wie sie ist: Ein anderer Befehl hat { $name } seither geändert.
roster-stays-full = Die Sammlung bleibt, wie sie ist: Für { $name } ist kein Platz mehr.
roster-line = { $name }: { $figures }
roster-empty = Die Sammlung ist leer: /roster save nimmt eine Kreatur vom Brett auf.
roster-unknown = In der Sammlung gibt es niemanden namens { $said }.{ $hint } /roster list zeigt alle.

## What is kept

privacy-how-long = Wie lange: die letzten 200 Befehle eines Kanals, Antworten einen Tag, alles andere, bis du es löschst. Mit dem Kanal verschwindet alles sofort, ohne den Bot nach 30 Tagen, und nach 180 Tagen ohne Befehl die Daten des Kanals.
privacy-what-next = /privacy export gibt dir deine Daten als Datei, /privacy delete löscht sie. Der Bot liest und speichert keine Nachrichten, gibt nichts weiter und zählt nichts über Kanäle hinweg.
privacy-forgotten = Gelöscht: Nichts in diesem Kanal nennt dich mehr. Das lässt sich nicht rückgängig machen.
privacy-deleted = Alles in diesem Kanal ist gelöscht. Das lässt sich nicht rückgängig machen. /table new beginnt von vorn.
privacy-channel-nothing = Über diesen Kanal: nichts.
privacy-no-table = kein Tisch
privacy-table = ein Tisch mit { $width } x { $height } Feldern und { $creatures ->
        [one] 1 Kreatur
       *[other] { $creatures } Kreaturen
    }
privacy-channel = Über diesen Kanal: seine ID und die seines Servers, { $table }, und ein Verlauf mit { $commands ->
        [one] 1 Befehl
       *[other] { $commands } Befehlen
    }.
privacy-channel-since = Über diesen Kanal: seine ID und die seines Servers, { $table }, und ein Verlauf mit { $commands ->
        [one] 1 Befehl
       *[other] { $commands } Befehlen
    } seit { $since } UTC.
privacy-you-nothing = Über dich, in diesem Kanal: nichts.
privacy-you = Über dich, in diesem Kanal: deine ID, { $id }, und dazu
privacy-you-name = - dein Name, wie er hier zuletzt stand: { $name }
privacy-you-maker = - dass du den Tisch gemacht hast
privacy-you-gm = - dass du als SL hinzugefügt bist
privacy-you-play = - dass du { $names } spielst
privacy-you-portraits = - { $portraits ->
        [one] das Porträt
       *[other] die Porträts
    } von { $names }
privacy-you-saved = - dass du { $names } in der Sammlung gespeichert hast
privacy-you-commands = - { $commands ->
        [one] 1 Befehl
       *[other] { $commands } Befehle
    } von dir im Verlauf seit { $since } UTC: was du getippt hast, die Antwort und wann
privacy-you-requests = - { $requests ->
        [one] 1 Anfrage
       *[other] { $requests } Anfragen
    } der letzten Tage mit der Antwort, damit keine doppelt zählt
privacy-you-not-kept = Deinen Namen speichert der Bot nur, solange dir hier eine Kreatur gehört. Rollen und Rechte kommen mit jedem Befehl und werden nicht gespeichert.
privacy-exported = Deine Daten in diesem Kanal: { $commands ->
        [one] 1 Befehl
       *[other] { $commands } Befehle
    }, und alles andere in der Datei.
privacy-channel-would-go = Noch ist nichts gelöscht. { $counts } Das alles wäre weg: das Brett, alle darauf, der Verlauf samt Zurücknehmen und die SL. Das lässt sich nicht rückgängig machen. Wenn du sicher bist: { $line }
privacy-you-would-go = Noch ist nichts gelöscht. Dann gilt: { $parts }. Das lässt sich nicht rückgängig machen. Wenn du sicher bist: { $line }
privacy-commands-would-go = { $commands ->
        [one] von 1 Befehl von dir
       *[other] von { $commands } Befehlen von dir
    } bleibt im Verlauf nur die Nummer
privacy-creatures-would-go = { $names } bewegt nur noch die SL
privacy-portraits-would-go = { $portraits ->
        [one] das Porträt von { $names } ist gelöscht
       *[other] die Porträts von { $names } sind gelöscht
    }
privacy-name-would-go = dein Name, { $name }, ist gelöscht
privacy-gm-would-go = du bist nicht mehr SL, außer du verwaltest den Server

## Buttons

# Labels: at most 80 characters.
key-undo = Zurücknehmen
key-redo = Wiederherstellen
key-why = Warum
key-threats = Bedrohungen
key-next = Nächster Zug
key-arrows = Bewegen
key-up = Hoch
key-down = Runter
key-back = Schritt zurück
key-go = Los
key-go-to = Gehe zu...
key-close = Schließen
key-paint = Malen
key-pen-down = Stift senken
key-pen-up = Stift heben
key-brushes = Pinsel
window-brush = Wo gemalt wird
key-paste = Einfügen
press-too-old = Dieser Knopf ist zu alt. /undo nimmt den letzten Befehl zurück, /show zeigt das Brett.
press-board-changed = Das Brett hat sich seither geändert. So ist es jetzt:
press-not-yours = Diese Knöpfe gehören jemand anderem.
press-no-more = Hinter dieser Antwort steckt nicht mehr.
press-closed = Geschlossen; nichts hat sich bewegt.
press-done = Fertig.

## The doors

door-restarting = Der Bot startet gerade neu. Nichts ist passiert: Versuch es gleich noch einmal.
door-broken = Bei uns ist etwas kaputtgegangen, im Log als { $id }. /history zeigt, ob sich etwas geändert hat.
door-gm-aside = Nur für die SL: { $aside }
door-alone = Privat beantwortet.
door-rest-under-why = Den Rest sagt „Warum“.
door-board-above = Das Brett steht weiter oben.
# What a picture shows that has no words of its own.
door-board = Das Brett
door-file = Die angeforderte Datei
door-more-lines = … und { $lines ->
        [one] 1 weitere Zeile
       *[other] { $lines } weitere Zeilen
    }
door-no-such-thing = Dieser Knopf gehört nicht zu mir.
door-unknown-command = Diesen Befehl gibt es nicht mehr. Lade Discord neu (Strg+R), um die Liste zu aktualisieren.
download-elsewhere = Die Datei ist kein Discord-Anhang.
download-lost = Die Datei ließ sich nicht von Discord holen: Versuch es noch einmal.
download-refused = Discord hat die Datei verweigert (Status { $status }): Versuch es noch einmal.
console-unreadable = `{ $option }` ist nicht lesbar, { $path }: { $why }.
console-not-written = { $name }, nicht geschrieben: Setz --images DIR dazu
console-picture = Bild: { $image }
console-file = Datei: { $file }
console-welcome = Befehle wie in Discord; Tab ergänzt, /help zeigt sie, Strg-D beendet.

## Windows

deliver-window-late = Das hat zu lange gedauert. Versuch es noch einmal.
window-move = { $who } bewegen

## Pasted creatures, portraits

paste-nothing = `text` fehlt: eine Kreatur je Zeile, etwa "Ogre at D4: Large giant, Spd 40 ft.", oder mit `at` ein Werteblock.
paste-no-head = { $said } sagt nicht, wer und wo. Schreib eine Kreatur je Zeile, etwa "Ogre at D4: Large giant, Spd 40 ft.", oder mit `at` einen Werteblock.
paste-too-many = Ein Tisch fasst höchstens { $most } Kreaturen.
paste-wrong-line = Keine Kreaturen hinzugefügt. { $line }: { $wrong }
portrait-either = Gib `file` an, oder clear:true, um das Porträt zu entfernen.
portrait-put = Neues Porträt für { $who }.
portrait-gone = Kein Porträt mehr für { $who }.

house-rules-unusable = Die Hausregeln passen nicht zum Regelwerk.

# An order for several creatures.
group-did = Erledigt für { $count } Kreaturen: { $who }.
group-declared = Angesagt für { $count } Kreaturen: { $who }. Ausgeführt am Ende der Bewegungsphase.
group-could = { $count } Kreaturen können es: { $who }.
group-short = Noch nicht bei { $to }: { $who }.
group-none = { $names } gibt es hier nicht.
group-provokes = { $who } provoziert { -attack-of-opportunity(form: "a") } von { $by } ({ $at }).
group-not = { $who } nicht: { $why }
group-not-either = { $first } nicht: { $why } Ebenso { $who }.
group-same = { $what } Ebenso { $who }.
group-note = { $who }: { $what }
group-passed = Geschafft: { $who }.
group-failed = Misslungen: { $who }.
group-waits = Ein Wurf steht noch aus: { $who }.
group-more = { $more } weitere unter „Warum“.
group-hidden-left-out = Verborgen und darum nicht dabei: { $names }. Nenne sie allein.
group-one-at-a-time = /{ $command } nimmt eine Kreatur auf einmal, nicht { $names }.

# A phase: who is still to go, and what is declared.
phase-to-go = Noch dran: { $who }.
phase-all-ready = Alle haben sich bewegt, etwas angesagt oder sind fertig: /phase next.
phase-declared = Angesagt: { $orders }.
phase-order = { $name } { $does }
phase-more = { $more } weitere
# $does is one of intends-...
phase-holds = { $name } { $does }: angesagt, ausgeführt am Ende der Bewegungsphase.
# $intends is one of intends-...
phase-replaces = Das ersetzt: { $name } { $intends }.
phase-retracted = { $who }: Ansage zurückgenommen.
phase-done = { $who }: fertig für diese Phase.
phase-done-already = Sie sind schon fertig.
phase-nothing-declared = Es ist nichts angesagt, was sich zurücknehmen ließe.
phase-has-moved = { $who } hat sich durch die Ansage schon bewegt, darum bleibt sie. Zurückstellen kann die SL mit /place.
phase-has-blocked = { $who } hat schon gewürfelt, um zu blocken, darum bleibt die Ansage.
phase-has-lost = { $who } hat durch die Ansage jemanden aus den Augen verloren, darum bleibt sie.
phase-none = Gerade läuft keine Phase.
phase-declares-in-movement = Bewegungen werden in der Bewegungsphase angesagt.
phase-order-unknown = { $said } ist keine Ansage. Möglich: "follow NAME 10", "block NAME", "withdraw NAME 20", "hustle F6" oder "fly F6@20".
phase-whom = Du hast hier keine Kreatur.
phase-yields = { $who } macht Platz und endet auf { $at }.
phase-ends-at = { $who } endet auf { $at }.
phase-must-fly = In der Luft, in dieser Phase noch nicht geflogen: { $who }. { $is }.
phase-way-taken = Jetzt sind dort andere im Weg: Es zählt, wer dort steht, wenn sich alle bewegen.
phase-waits = Es fehlt noch ein Wurf: { $who }. Gib die Bewegung noch einmal mit `check` und `against` an, dann /phase next.
phase-waits-own = Es fehlt noch ein Wurf: { $who }. Gib die Bewegung noch einmal mit `check` an, dann /phase next.
phase-waits-initiative = Es fehlt noch die Initiative: { $who }.
phase-rivals = { $who } sind einander im Weg. Nach Initiative geht { $first } zuerst.
phase-rivals-open = { $who } sind einander im Weg, und die höchste Initiative geht zuerst. /creature sheet creature:"{ $name }" initiative:2 setzt einen Bonus, mit dem der Bot bei /phase next würfelt.
phase-rival-rolls = Initiative von { $name }: { $roll }
intends-go = geht nach { $to }
# $does is one of verb-does-...
intends-by = { $does } nach { $to }
intends-sprint = sprintet nach { $to }
intends-command = nutzt { $command }
key-done = Fertig
key-retract = Zurücknehmen
key-next-phase = Nächste Phase
key-declare = Ansagen...
window-declare = Eine Bewegung ansagen
press-whom = Welche Kreatur? Nimm /move mit `creature`.
key-enter-result = Ergebnis...
key-result-of = Wurf von { $who }...
key-preview = Vorschau
key-defense-of = Maneuver Defense von { $who } ...
maneuver-defense-wanted = Es fehlt die Maneuver Defense von { $who }: eine ganze Zahl.
key-succeeds = Gelungen
key-fails = Misslungen
key-fails-badly = Um { $by } misslungen
window-result = Das Ergebnis des Wurfs
press-for-gm = Dieser Knopf ist für die SL.
phase-shown = Runde { $round }, { $stage }.

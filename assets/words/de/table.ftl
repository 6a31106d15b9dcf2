### What is said about the table, its creatures and people, and about mistakes.

## The language of answers

language-nothing = Gib eine Sprache an, oder Einheiten, oder beides.
language-one = auf { $language }
language-own = in der Sprache des Servers, privat in deiner eigenen,
language-from-now-on = Ab jetzt antworte ich { $language } mit Längen in { $units }.

## The arrows

pad-full = Weiter reichen die Pfeile nicht.
pad-nowhere = noch nirgendwohin
pad-nowhere-yet = Noch kein Weg: Drück zuerst einen Pfeil.
pad-step-not-taken = Dieser Schritt geht nicht. Bisher: { $so_far }
pad-help = Die Pfeile gehen Schritt für Schritt; „Los“ führt die Bewegung aus.
pad-board-changed = Das Brett hat sich inzwischen geändert. So sieht der Weg jetzt aus:
pad-check = „Gehe zu...“ nimmt das Ergebnis des Wurfs oder den Bonus, mit dem der Bot würfelt.

## What somebody typed

# Ends a sentence about a word that is none.
did-you-mean = Meinst du `{ $word }`?
# In the place of an empty text that somebody typed: "not nothing".
typed-nothing = nichts
names-and-more = { $names } und { $more } mehr
line-no-command = { $said } ist kein Befehl: Befehle beginnen mit `/`.
line-too-long = Ein Befehl hat höchstens { $most } Zeichen.
line-no-option = Eine Option ist Name, Doppelpunkt und Wert, etwa to:D4, mit "Anführungszeichen" bei Leerzeichen; { $said } ist keine.

## Tables

table-missing = In diesem Kanal gibt es noch keinen Tisch: Beginn einen mit /table new.
ruleset-unknown = Das Regelwerk { $said } gibt es nicht; es gibt { $known }.{ $hint }
house-rule-unknown-now = Die Hausregel { $rule } ({ $value }) gibt es in dieser Version nicht; entfern sie mit /table house-rule rule:{ $rule } value:book.

## Who is meant

creature-missing = `creature` fehlt: Wer? Hier: { $here }.
creature-ambiguous = { $said } passt auf mehrere: { $names }. Gib mehr vom Namen an.
creature-unknown = Niemand hier heißt { $said }.{ $hint } Hier: { $here }.
creature-nobody-here = Auf diesem Tisch steht noch niemand: Nimm /creature add.

## Places on the map

map-space-leaves-it = { $who } passt auf { $space } nicht ganz auf die Karte ({ $map }).
map-square-off-it = { $square } liegt nicht auf der Karte ({ $map }).

## Commands and their options

command-unknown = Den Befehl { $said } gibt es nicht.{ $hint } /help zeigt alle.
command-stands-alone = `/{ $command }` hat keine Optionen; { $said } gehört nicht dazu.
command-needs-second-word = `/{ $command }` braucht eines davon: { $words }.
command-has-no-option = `/{ $command }` hat keine Option { $said }.{ $hint } Optionen: { $options }.
command-without-options = keine
option-twice = `{ $name }` steht zweimal da; einmal genügt.
option-missing = `{ $name }` fehlt.
option-missing-about = `{ $name }` fehlt: { $about }.
option-expected = `{ $name }` braucht { $expected }, nicht { $said }.
option-load = `{ $name }` ist { $words }, oder ganze Pfund von 0 bis { $most } wie 85 oder "85 lb", nicht { $said }.{ $hint }
option-steps = `{ $name }` muss ein Vielfaches von { $step } sein, nicht { $feet }.
option-choice = `{ $name }` muss { $count ->
        [1] { $words } sein
       *[other] eines davon sein: { $words }
    }; nicht { $said }.{ $hint }
option-name = `{ $name }` geht so nicht: { $why }.
option-words = `{ $name }` ist `{ $none }`, oder etwas aus { $words } mit Leerzeichen dazwischen, nicht { $said }.{ $hint }

# What an option has to be: these go into option-expected.
expected-whole = eine ganze Zahl von { $least } bis { $most }
expected-whole-or-none = eine ganze Zahl von { $least } bis { $most }, oder none
expected-feet = eine Länge in Fuß von 0 bis { $most }, wie 30, 30ft oder 9m
expected-height = Fuß von { $least } bis { $most }, wie 15, 15ft oder 4.5m
expected-flag = true oder false
expected-id = eine ID aus Ziffern wie 123456789, oder none
expected-square = ein Feld wie D4
expected-area = ein Rechteck aus Feldern wie E5:E6
expected-areas = Felder oder Rechtecke wie D4, C3:E5 oder "D4 C3:E5"

name-empty = ein Name braucht mindestens einen Buchstaben oder eine Ziffer
name-too-long = ein Name hat höchstens { $most } Zeichen; dieser hat { $length }
name-hidden = ein Name darf das unsichtbare oder nicht vergebene Zeichen { $code } nicht enthalten
name-marks = ein Name darf nicht mehr als 2 Akzente auf einen Buchstaben häufen

## Files

file-missing = `file` fehlt: Es kam keine Datei an.
file-not-read = Ich konnte die Datei nicht lesen.
file-unreadable = Ich kann die Datei nicht lesen: { $why }.
file-too-large = Die Datei ist zu groß: höchstens 10 MiB.

board-size = Ein Brett ist 1 bis { $most } Felder breit und hoch, nicht { $width } x { $height }.
notation-unreadable = Zeile { $line } des Bretts ist unlesbar: `{ $text }`.

## Maps of other programs

mapfile-no-map = Das ist keine lesbare Karte: Nimm Universal VTT (.uvtt, .dd2vtt, .df2vtt), eine Szene aus Foundry (.json) oder ein Brett als Text aus /map export.
mapfile-whole-table = Das ist ein ganzer Tisch: Nimm /table import.
mapfile-packed = Das ist eine gepackte Datei, vielleicht Universal VTT Version 2; ich lese nur Version 1: .uvtt oder .dd2vtt.
mapfile-picture = Das ist ein Bild ohne Wände; nimm eine Kartendatei (.uvtt, .dd2vtt, .df2vtt oder eine Szene aus Foundry).
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
    } bei { $number }, und das ist weit von jeder Karte weg.
mapfile-too-small = Die Karte ist { $squares } Felder { $what ->
        [wide] breit
       *[high] hoch
    }; mindestens 1 muss es sein.
mapfile-too-big = Die Karte ist { $squares } Felder zu { $square } { $what ->
        [wide] breit
       *[high] hoch
    }; höchstens { $most } gehen.
mapfile-made-whole = Die Karte endet mitten in Feldern; ich habe sie ergänzt.
mapfile-too-many-walls = Zu viele oder zu lange Wände abseits der Rasterlinien: höchstens 20000, über 250000 Felder.
mapfile-too-many-points = Die Wände haben { $points } Punkte; höchstens { $most } gehen.
mapfile-beyond = jenseits der Karte und weggelassen: { $what }
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

uvtt-square-size = Die Felder der Karte haben keine Größe in Pixeln: pixels_per_grid ist 1 bis 10000.
uvtt-doors-unfit = { $count ->
        [one] 1 Tür
       *[other] { $count } Türen
    } ohne zwei Enden weggelassen.
uvtt-furniture = { $count ->
        [one] 1 Umriss
       *[other] { $count } Umrisse
    } von Möbeln weggelassen: das hält Blicke auf, aber vielleicht niemanden, der geht.
uvtt-lights = { $count ->
        [one] 1 Licht
       *[other] { $count } Lichter
    } weggelassen.
uvtt-picture-elsewhere = Die Datei nennt ein Bild, enthält es aber nicht.
uvtt-points-beyond = Jenseits der Karte: { $outside } von { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkten
    } der Wände und Türen.
uvtt-points-beyond-part = Jenseits der Karte: { $outside } von { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkten
    } der Wände und Türen. Sie ist ein Teil einer größeren.

foundry-several-scenes = Die Datei enthält mehrere Szenen; exportiere nur eine (Export Data).
foundry-square-size = Die Felder der Szene haben keine Größe in Pixeln: 1 bis 10000.
foundry-hexagons = Die Szene hat Sechsecke; hier gibt es nur Quadrate.
foundry-no-size = Die Szene hat keine Breite und Höhe.
foundry-made-whole = Die Szene endet mitten in Feldern; ich habe sie ergänzt.
foundry-no-grid = Die Szene hat kein Raster; ich habe eins aus ihren Feldern gemacht.
foundry-wall-ends = Einer Wand der Szene fehlen die vier Zahlen ihrer zwei Enden.
foundry-too-many-doors = Die Szene hat { $doors } Türen; höchstens { $most } gehen.
foundry-tokens = { $count ->
        [one] 1 Figur
       *[other] { $count } Figuren
    } weggelassen: /creature add setzt jemanden aufs Brett.
foundry-picture-elsewhere = Die Szene nennt ein Bild, enthält es aber nicht.
foundry-no-feet = Die Felder der Szene sind nicht in Fuß oder Metern gemessen; jedes gilt als { $square }.
foundry-square-length = Die Felder der Szene messen weniger als 1 oder mehr als 100 ft: Gib feet-per-square an.
foundry-scaled = Die Felder der Szene messen { $feet } ft; hier misst jedes { $square }.
foundry-sight-only = { $count ->
        [one] 1 Wand, die nur Blicke aufhält,
       *[other] { $count } Wände, die nur Blicke aufhalten,
    } weggelassen.
foundry-seen-through = { $count ->
        [one] 1 Wand
       *[other] { $count } Wände
    } zum Durchsehen (Fenster und Ähnliches): hier halten sie auch Linien auf.
foundry-one-way = { $count ->
        [one] 1 Wand
       *[other] { $count } Wände
    } mit einer offenen Seite: hier auf beiden geschlossen.
foundry-secret = { $count ->
        [one] 1 Geheimtür
       *[other] { $count } Geheimtüren
    } als Wand übernommen, damit niemand sie sieht.
foundry-locked = { $count ->
        [one] 1 verschlossene Tür
       *[other] { $count } verschlossene Türen
    } als geschlossen übernommen.

picture-unknown = Das Bild in der Datei ist nicht PNG, WebP oder JPEG.
picture-too-large = Das Bild misst { $width } x { $height } Pixel; höchstens { $most } x { $most } gehen.
picture-not-kept = Ich konnte das Bild in der Datei nicht speichern.
picture-memory = Das Bild in der Datei braucht zu viel Speicher: höchstens 8192 x 8192 Pixel und 128 MiB gehen.
picture-damaged = Das Bild in der Datei ist beschädigt oder unlesbar.
picture-no-base64 = Das Bild in der Datei ist beschädigt: es ist kein base64.
picture-no-size = Das Bild in der Datei hat keine passende Größe.

# What a Universal VTT file has no place for; it goes into map-exported.
export-picture-too-large = das Bild, das die Datei zu groß machen würde
export-heights = Höhen
export-low-walls = niedrige Mauern
export-narrow-gaps = enge Lücken

## Tables as files

tablefile-no-table = Das ist kein Tisch aus /table export; für Karten nimm /map import.
tablefile-version = Die Datei hat Version { $version }; ich lese nur Version { $known }.
tablefile-same-name = Zwei Kreaturen in der Datei haben denselben Namen.
tablefile-figure = Das geht nicht für { $who } in der Datei: { $what ->
        [speed] Bewegungsrate
        [speed-bonus] Bewegungsbonus
        [base-speed] Grundbewegungsrate
        [reach] Reichweite
        [squares] Felder ihrer Angriffsfläche
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
    } { $is }; höchstens { $most } geht.
tablefile-flight = { $who } kann nicht so fliegen, wie es in der Datei steht.
tablefile-stranger = { $who } steht in den Zügen der Datei, aber nicht unter ihren Kreaturen.
tablefile-turns = Die Züge der Datei stimmen nicht: Eine Zahl ist zu groß, oder jemand hat zwei Plätze.

modes-unknown = `{ $word }` ist keine Bewegungsart; es gibt climb, fly, glide, swim, burrow und teleport
modes-no-speed = nach `{ $mode }` steht die Bewegungsrate: Fuß in Schritten von 5, von 5 bis { $most }, wie 60
modes-unknown-word = `{ $word }` bedeutet bei `{ $mode }` nichts; möglich: { $known }
modes-either = `{ $one }` und `{ $other }` gehen nicht zusammen: `{ $mode }` ist das eine oder das andere
modes-twice = `{ $mode }` steht zweimal da

tablefile-off-board = { $who } steht in der Datei außerhalb des Bretts.
tablefile-other-turns = Die Züge der Datei passen nicht zu ihrem Regelwerk.
tablefile-house-rule = Die Datei hat eine unbekannte Hausregel: { $said }.
tablefile-rulebook = Ich kenne das Regelwerk der Datei nicht.
listed-player = gespielt von { $player }
table-exported = Der Tisch als Datei, mit { $creatures ->
        [one] 1 Kreatur
       *[other] { $creatures } Kreaturen
    }.
table-export-without-picture = Das Bild unter dem Brett ist nicht dabei.
table-export-without-faces = Porträts sind nicht dabei.
table-export-then = Mit /table import kommt er in einen anderen Kanal, hier oder anderswo.
table-imported = Der Tisch aus der Datei: { $width } x { $height } Felder, { $creatures ->
        [one] 1 Kreatur
       *[other] { $creatures } Kreaturen
    }, gespielt nach { $book }. /undo bringt zurück, was hier war.
table-imported-in-round = Der Tisch aus der Datei: { $width } x { $height } Felder, { $creatures ->
        [one] 1 Kreatur
       *[other] { $creatures } Kreaturen
    }, gespielt nach { $book }. Runde { $round } geht weiter. /undo bringt zurück, was hier war.

## What a table plays by

table-new = Ein neuer Tisch: { $width } x { $height } Felder zu { $square }, nach { $book }. Kreaturen fügst du mit /creature add hinzu.
table-plays-already = Der Tisch spielt schon nach { $book }.
table-plays-from-now = Ab jetzt spielt der Tisch nach { $book }.
table-house-rules-stay = Die Hausregeln bleiben: { $rules }.
table-turns-ended = Die Züge sind beendet: Diese Regeln teilen eine Runde anders ein. Neu beginnen: /turn start.
table-theme-already = Die Bilder des Tisches sind schon { $theme ->
        [light] hell
        [dark] dunkel
       *[high-contrast] kontrastreich
    }.
table-theme-from-now = Von jetzt an sind die Bilder des Tisches { $theme ->
        [light] hell
        [dark] dunkel
       *[high-contrast] kontrastreich
    }.
board-moves = Das Brett steht unter der letzten Antwort und wandert mit.
board-stays = Das Brett bleibt in einer Nachricht; die Antworten kommen privat.
board-each = Jede Antwort zeigt das Brett.
house-rule-forgotten = Die Hausregel { $rule } gilt nicht mehr.
house-rule-as-book = { $title } ({ $rule }) ist wie im Regelwerk: { $book }.
# $is and $book are a house-rule-value, or only a word.
house-rule-made = Hausregel, { $title } ({ $rule }): { $is }. Im Regelwerk steht: { $book }. /table house-rule rule:{ $rule } value:{ $back } nimmt sie zurück.
house-rule-idle = Mit den anderen Regeln hier ändert sie gerade nichts.
house-rule-value = { $word }, { $meaning }
house-rule-choice = `{ $word }` ({ $meaning })
house-rule-choice-book = `{ $word }` (wie im Regelwerk)
house-rule-unknown = { $said } ist keine Regel, die du ändern kannst.{ $hint } Möglich: { $choices }.
house-rule-unknown-at-all = { $said } ist keine Regel, die du ändern kannst. Das sind: { $rules }.
house-rule-cannot-be = `{ $rule }` kann nicht { $said } sein.{ $hint } Möglich: { $choices }.

## What is otherwise by other rules

notice-sizes = Diese Größe gibt es nicht in { $book }: { $who }. Gib erst eine andere an, etwa /creature edit creature:"{ $first }" size:colossal, oder nimm /creature remove.
notice-size = { $who } ({ $size })
notice-off-map = Nach { $book } passen nicht auf die Karte: { $who }. Setz sie zuerst mit /place um; { $first } braucht { $space }.
# $changes are the four below, with commas between.
notice-creature = { $who }: { $changes }.
notice-space = steht auf { $now } statt { $before }
notice-speed = Bewegungsrate { $now } statt { $before }
notice-shares = teilt jetzt Felder mit { $names }
notice-covers = bedeckt jetzt massive Felder, Säulen oder Wände
notice-more-creatures = Und { $more ->
        [one] 1 weitere Kreatur
       *[other] { $more } weitere Kreaturen
    }.
notice-rules = Jetzt anders: { $rules }. /rules erklärt es.
notice-rules-and-more = Jetzt anders: { $rules } und { $more } mehr. /rules erklärt es.

## The board

paint-depth-of-a-pit = `depth` gehört zu terrain:pit.
paint-check-of-ground = `check` gehört zu Boden, den man betreten kann.
paint-check-unknown = { $typed } ist kein Wurf: eine Fertigkeit und ein SG bis { $most }, etwa "Climb 15". Fertigkeiten: { $skills }.
paint-depth-least = `depth` muss mindestens { $least } sein.
paint-too-many-layers = { $square } hat schon { $there } Schichten davon ({ $terrain }); höchstens { $most } gehen, und es wurde nichts gemalt. Mal dort erst open, um neu zu beginnen.
paint-off-map = { $area } liegt nicht auf der Karte ({ $map }): nichts gemalt.
paint-buried = Stecken jetzt in massivem Boden: { $names }.
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
painted-check = Dort ist { $check } gegen SG { $dc } fällig.
painted-layers = { $terrain }, stellenweise { $most } Schichten davon
painted-filled = { $filled ->
        [one] 1 davon bleibt
       *[other] { $filled } davon bleiben
    } massiv oder Säule: mal erst open, um das abzuräumen.
height-below = `feet` muss 0 oder mehr sein, ein Vielfaches von 5. Für Gruben nimm /map paint terrain:pit.
height-level = Der Boden von { $squares ->
        [one] 1 Feld
       *[other] { $squares } Feldern
    } liegt auf der Ebene der Karte.
height-above = Der Boden von { $squares ->
        [one] 1 Feld
       *[other] { $squares } Feldern
    } liegt { $feet } über der Ebene der Karte.
edge-fits-missing = `fits` fehlt: die größte Kategorie, die aufrecht durch die enge Lücke passt, etwa small.
edge-fits-narrow-only = `fits` gehört nur zu barrier:narrow, nicht zu { $barrier }.
edge-border = Der Kartenrand ist ohnehin geschlossen.
# $what is one of the six below.
edge-now = Jetzt an { $edges ->
        [one] 1 Kante
       *[other] { $edges } Kanten
    }: { $what }.
edge-nothing = nichts
edge-wall = eine Wand
edge-door = eine geschlossene Tür
edge-open-door = eine offene Tür
edge-low = eine niedrige Mauer
edge-narrow = eine enge Lücke, passend bis Größe { $fits }

import-feet-least = `feet-per-square` muss mindestens 1 sein.
import-no-place = Auf der Karte ist kein Platz für { $names }: nichts geändert. Nimm sie mit replace:true vom Brett (/undo bringt sie zurück) oder setz sie zuerst um.
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
imported-askew = { $askew ->
        [one] 1 Stück liegt
       *[other] { $askew } Stücke liegen
    } abseits der Rasterlinien.
imported-picture = Das Bild dazu liegt unter dem Brett.
imported-removed = Vom Brett entfernt: { $names }.
exported-as-text = Das Brett als Text, { $width } x { $height } Felder. /map import liest ihn wieder.
exported-as-uvtt = Das Brett als Universal-VTT-Datei, { $width } x { $height } Felder.
exported-without = Das Format hat keinen Platz für: { $left_out }; format:text behält alles.

## Who may do what

gm-no-bot = `person` darf kein Bot sein.
gm-not-added = { $person } war nicht hinzugefügt.
gm-of-itself = SL ist, wer den Tisch begonnen hat, und wer den Server verwaltet.
gm-by-role = SL sind alle mit der Rolle { $role }.
gm-by-name = SL mit Namen: { $people }.
gm-open = Der Tisch ist offen: Alle dürfen, was die SL darf. Beenden: /gm open on:false.
gm-not-open = Spieler bewegen ihre eigenen Kreaturen; alles andere macht die SL.
join-yours = { $name } gehört dir schon. Wähl für eine eigene Figur einen anderen Namen.
join-of-another = { $name } gehört jemand anderem. Wähl für eine eigene Figur einen anderen Namen.
join-other-side = { $name } steht auf der Seite { $side }: nur die SL vergibt diese Figur. Wähl einen anderen Namen für eine eigene Figur.
join-taken-over = Die Figur gehört jetzt dir, mit allen Werten.
who-is-gm = wer den Tisch begonnen hat, wer den Server verwaltet, und wen /gm show nennt
# $gm is who-is-gm.
rights-gm-alone = /{ $command } ist nur für die SL: { $gm }.
rights-force = Nur die SL darf eine Bewegung gegen die Regeln erzwingen: { $gm }.
rights-hidden = Verborgene Kreaturen sieht nur die SL: { $gm }.
rights-step = Diesen Befehl zurücknehmen oder wiederholen darf nur, wer ihn gegeben hat, oder die SL: { $gm }.
rights-turn = { $acting } ist am Zug, nicht { $who }. Vorschau jederzeit mit preview:true.
rights-not-yours = { $who } gehört nicht dir: /{ $command } ist hier für { $whose ->
        [player] den Spieler der Kreatur und die SL
       *[gm] die SL
    }.
rights-not-yours-in-turn = { $who } ist am Zug und gehört nicht dir: /{ $command } ist hier für { $whose ->
        [player] den Spieler der Kreatur und die SL
       *[gm] die SL
    }.
rights-looking-on = Du schaust zu: Mit /join spielst du mit.
rights-own = Deine: { $names }.

## Rounds, turns and phases

stage-movement = Bewegungsphase
stage-actions = Aktionsphase
turn-kept-already = Ihr zählt schon Züge: Runde { $round }. Weiter mit /turn next, beenden mit /turn end.
turn-none-yet = Ihr zählt noch keine Züge: Beginn mit /turn start.
turn-delays = { $who } wartet ab und handelt ab jetzt nach { $after }.
turn-delays-too-late = { $who } hat in diesem Zug schon gehandelt und kann nicht mehr abwarten.
turn-delays-behind-whom = Nach wem handelt { $who }? Nenn jemanden aus der Zugfolge, etwa after:Ogre.
turn-readies = { $who } hält eine Aktion bereit und kann sie jederzeit vor dem nächsten eigenen Zug nehmen.
turn-readies-nothing = { $who } hat keine { -standard-action } mehr zum Bereithalten.
turn-none-to-hold = Niemand ist am Zug, also kann niemand abwarten oder eine Aktion bereithalten.
turn-none = Ihr zählt keine Züge: Beginn mit /turn start.
turn-ended = Ihr zählt keine Züge mehr: Jeder Befehl steht für sich.
turn-ended-after = Züge werden nicht mehr geführt, nach { $rounds ->
        [one] 1 Runde
       *[other] { $rounds } Runden
    }: jeder Befehl steht für sich.
turn-of = Runde { $round }: { $name } ist am Zug.
turn-of-nobody = Runde { $round }. Noch hat niemand Initiative, also bewegen sich alle frei: Setz sie mit /initiative; nächste Runde: /turn next.
turn-movement = Runde { $round }: Bewegungsphase. Alle bewegen sich; zu den Aktionen: /turn next.
turn-actions = Runde { $round }: Aktionsphase. Alle handeln; nächste Runde: /turn next.
initiative-is = Initiative von { $who }: { $total }.
initiative-roll = { $who }: { $roll }
initiative-natural-20 = Eine natürliche 20 gibt allen mit einem Rang in der Fertigkeit { $critical } dazu: { $initiative }.
initiative-tie = Gleichstand, mit d20 entschieden: { $rolls }.
initiative-order = Zugfolge: { $order }.
initiative-order-and-more = Zugfolge: { $order } und { $more } mehr.
initiative-start = Die erste Runde beginnt mit /turn start.
initiative-opposed = In { $book } gibt es keine Zugfolge: Alle bewegen sich in einer Phase und handeln in der nächsten. Initiative entscheidet nur, wo Bewegungen zusammenstoßen. Beginn mit /turn start; den Bonus setzt /creature sheet initiative:3.

## The board and who is hidden

who-at = { $who } auf { $at }
show-board = Das Brett, { $width } x { $height } Felder, { $creatures ->
        [0] niemand darauf
        [one] 1 Kreatur darauf
       *[other] { $creatures } Kreaturen darauf
    }; { $book }.
show-hidden = Vor den Spielern verborgen: { $hidden }.
show-part = Die Karte zeigt { $view }; einen anderen Teil zeigt squares.
show-left-out = Nicht im Bild: { $left_out }. Alles zeigt /show whole:true.
hidden-no-further = Weiter geht es nicht: Etwas ist im Weg.
hidden-nowhere = { $who } kommt nicht voran: Etwas ist im Weg.
hidden-in-its-way = etwas ist im Weg
hidden-otherwise = Mit verborgenen Kreaturen: { $truth }
hidden-waiting = Verborgen, von dir zu bewegen, wenn sie am Zug sind: { $who }.

## What was done

history-not-the-table = Dieser Befehl gehört zum Verlauf.
history-nothing = Hier hat sich noch nichts geändert.
history-nothing-about = Der Verlauf enthält nichts über { $said }.
history-nothing-to-undo = Es gibt nichts zurückzunehmen.
history-nothing-to-redo = Es gibt nichts zu wiederholen.
history-taken-back = Zurückgenommen: { $line }
history-done-again = Wiederholt: { $line }
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
replay-either = Gib `round` an oder `count`, nicht beides.
replay-nothing = Es gibt nichts zu wiederholen.
replay-nothing-in-round = In Runde { $round } gibt es nichts zu wiederholen.
replay-before = Vorher
replay-round = Runde { $round } noch einmal: { $count ->
        [one] 1 Befehl
       *[other] { $count } Befehle
    }{ $cut ->
        [yes] , ohne das, was davor kam
       *[no] {""}
    }.
replay-last = Die letzten Befehle noch einmal: { $count ->
        [one] 1 Befehl
       *[other] { $count } Befehle
    }{ $cut ->
        [yes] , ohne das, was davor kam
       *[no] {""}
    }.

## Answers

answer-at-the-same-moment = Jemand anderes hat den Tisch gleichzeitig geändert: Nichts ist passiert. Versuch es noch einmal.
answer-too-many = Zu viele deiner Befehle warten noch. Warte einen Augenblick und versuch es noch einmal.
answer-done-already = Schon erledigt.
answer-stale = Das Brett hat sich inzwischen geändert, oder das ist schon zurückgenommen. So ist es jetzt; /history zeigt den Verlauf.
answer-fault = Bei uns ist etwas schiefgegangen. Nichts ist verloren. Fehler { $id }.
# Below what was told, the rules by their titles, where they stand and in which document.
behind-rules = Regeln:

## Creatures

table-full = Ein Tisch fasst höchstens { $most } Kreaturen: Entfern eine mit /creature remove.
name-taken = { $name } gibt es hier schon.
name-free = Frei ist { $free }.
add-nameless = `name` fehlt: Nur ein `preset` hat einen eigenen Namen.
add-space-of-one = `space` gilt für eine einzelne Kreatur: Mehrere zwängen sich nicht.
add-count-missing = `count` fehlt: Wie viele Kreaturen stehen in dem Bereich?
edit-nothing = Gib an, was sich ändert: name, at, size, side, speed, reach, conditions und so weiter.
creature-removed = { $who } ist vom Brett.
list-empty = Niemand steht auf dem Brett.
odd-shares = Teilt Felder mit { $names }.
odd-covers = Steht auf massiven Feldern, Säulen oder Wänden.
odd-side = Sonst ist niemand auf der Seite { $side }. Meinst du { $meant }?
join-no-square = Auf der Karte ist kein Feld frei: Gib eins mit `at` an.
preset-unknown = `preset` ist eine mitgelieferte Kreatur, etwa goblin, ogre, dire-wolf oder huge-long, nicht { $said }.{ $hint } Für andere gib in `stats` eine Wertezeile an.
stats-too-long = `stats` hat höchstens { $most } Zeichen: die Werte einer Kreatur wie "Large giant, Spd 40 ft., Reach 10 ft.".
stats-nothing = `stats` braucht Werte wie "Large giant, Spd 40 ft., Reach 10 ft."; in { $said } stehen keine.
stats-left-out = Aus der Wertezeile nicht benutzt: { $left }.
stats-other-speed = In der Wertezeile steht { $armored } in Rüstung; nach { $book } ist es { $by_rule }.
stats-other-space = In der Wertezeile steht eine Angriffsfläche von { $space }; nach { $book } ist es { $side }. `squares:{ $squares }` gibt ihr die andere.
crowd-no-ground = Keine Kreaturen hinzugefügt: Dort ist Platz für { $room } von { $count }, und in der Nähe fehlt er für { $more }.
crowd-too-many-squares = `at` nennt { $squares } Felder für { $count ->
        [one] 1 Kreatur
       *[other] { $count } Kreaturen
    }.
crowd-nobody-put = Keine Kreaturen hinzugefügt.
crowd-and-more = Und { $more } mehr.
crowd-would-cover = { $name } auf { $anchor } würde massive Felder, Säulen oder Wände bedecken.
crowd-would-share = { $name } auf { $anchor } würde Felder mit { $others } teilen.
crowd-put = { $count } auf dem Brett: { $who }.
crowd-put-and-more = { $count } auf dem Brett: { $who } und { $more } mehr.
crowd-each-like = Jede wie { $first }
crowd-beside = Dort war nicht genug Platz: { $beside } stehen in der Nähe.
crowd-no-number = `name` lässt sich nicht nummerieren: { $base } { $number } ist kein Name, denn { $why }.
armor-unknown = `armor` kann nicht { $word } sein: { $book } sagt nicht, wie schwer das ist. Gib light, medium oder heavy an: armor:medium.
strength-least = `strength` muss nach { $book } mindestens 1 sein, wie strength:14, nicht { $strength }.
load-no-table = `load` kann nicht { $pounds } lb sein: { $book } hat keine Tabelle in Pfund. Gib light, medium oder heavy an: load:medium.
load-no-size = `load` kann nicht { $pounds } lb sein: { $book } sagt nicht, was eine Kreatur dieser Größe trägt. Gib light, medium oder heavy an: load:medium.
load-no-strength = `load` kann nicht { $pounds } lb sein, solange die Stärke von { $name } unbekannt ist: strength:14 (/creature sheet), oder load:medium.
load-no-light-load-of-size = `load` kann nicht { $pounds } lb sein, solange die leichte Last von { $name } unbekannt ist; diese Größe hat keinen Ersatzwert: light-load:50 (/creature sheet), oder load:medium.
load-no-light-load = `load` kann nicht { $pounds } lb sein, solange die leichte Last von { $name } unbekannt ist: light-load:50 (/creature sheet), strength:14 für den Wert des 3.5 SRD, oder load:medium.

trait-size-unknown = `{ $option }` kann nicht { $size } sein: { $book } hat { $known }.
trait-below-ground = `altitude` zählt vom Boden aus, und { $altitude } ist unter der Erde: Dorthin kommen nur Graber. Gib modes:"burrow 20" an.
trait-at-not-of-space = `at` ist das nordwestliche Feld von `space`, aber { $at } ist nicht das von { $space }; das ist { $anchor }.
trait-space = `space` muss zur Größe { $size } passen: { $full }, schmaler geht es nicht; nicht { $space }.
trait-space-or-narrow = `space` muss zur Größe { $size } passen: { $full }, eingezwängt { $narrow }; nicht { $space }.
trait-space-or-two-narrow = `space` muss zur Größe { $size } passen: { $full }, eingezwängt { $one } oder { $other }; nicht { $space }.
trait-speed-bonus = { $typed } ist kein Bonus auf die Bewegungsrate: Fuß bis { $most }, oder eine Art mit Fuß, etwa "enhancement 10, fast-movement 10". Arten: { $kinds }.
trait-modes = `modes` sind Bewegungsarten mit ihrer Bewegungsrate, wie "{ $example }": { $why }.
trait-unreadable = `{ $name }` kann nicht so sein.
trait-weapon-reach = `{ $name }` ist true, false, oder wie weit die Waffe reicht: Fuß in Schritten von 5 bis { $most }, wie 15; nicht { $said }.

## What a creature is like

# A creature in a line, and behind it what follows here and what is so of it, with commas between.
described = { $name }: { $size }, { $side }, auf { $at }, Bewegungsrate { $speed }
listed = { $name }: { $at }, { $side }, { $size }, Bewegungsrate { $speed }
figure-reach = Reichweite { $reach }
figure-threatens-nothing = bedroht nichts
figure-fills = füllt alle Felder aus
figure-space = Angriffsfläche { $feet }
figure-in-the-way = auch hilflos im Weg
figure-ignores = nicht behindert durch: { $ground }
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
figure-light-load = leichte Last bis { $pounds } lb
figure-four-legs = auf vier Beinen
figure-jump-trained = im Springen geübt
figure-base-speed = { -base-speed } { $feet }
figure-played-by = gespielt von { $owner }
figure-rides = reitet: { $mount }
figure-ridden = trägt { $riders }
figure-hidden = vor den Spielern verborgen
figure-weapon-reach = Waffenreichweite { $feet }
figure-stalled = abgeschmiert und im Fall
figure-falling = im Fall
figure-squeezed = eingezwängt
figure-armor = Rüstung { $weight }
# "fly 60", and behind it how well: "good", "limit 40", "winged".
figure-moving = { $mode } { $speed }
figure-moving-limit = Grenze { $limit }
figure-moving-winged = mit Flügeln
figure-moving-native = heimisch
figure-moving-floating = schwebend

## The roster

roster-removed = { $name } ist nicht mehr in der Sammlung.
roster-gm-alone = Nur die SL, oder ein Mitglied mit dem Recht, den Server zu verwalten, nutzt die Sammlung.
roster-saved = { $name } ist in der Sammlung: { $figures }.
roster-saved-instead = { $name } ersetzt den alten Eintrag der Sammlung: { $figures }.
roster-full = Die Sammlung fasst höchstens { $most } Kreaturen: Mach Platz mit /roster remove.
roster-stays-changed = Die Sammlung bleibt, wie sie ist: Ein anderer Befehl hat { $name } inzwischen geändert.
roster-stays-full = Die Sammlung bleibt, wie sie ist: Für { $name } ist kein Platz mehr.
roster-line = { $name }: { $figures }
roster-empty = Die Sammlung ist leer: /roster save speichert eine Kreatur vom Brett.
roster-unknown = { $said } steht nicht in der Sammlung.{ $hint } /roster list zeigt sie.

## What is kept

privacy-how-long = Wie lange: die letzten 200 Befehle eines Kanals, Antworten einen Tag, alles andere, bis du es löschst. Löschst du den Kanal, ist alles sofort weg; entfernst du den Bot, nach 30 Tagen. Nach 180 Tagen ohne Befehl verschwinden die Daten des Kanals.
privacy-what-next = /privacy export gibt dir deine Daten als Datei, /privacy delete löscht sie. Der Bot liest und speichert keine Nachrichten, gibt nichts weiter und zählt nichts über Kanäle hinweg.
privacy-forgotten = Gelöscht: Nichts in diesem Kanal nennt dich mehr. Das lässt sich nicht rückgängig machen.
privacy-deleted = Alles in diesem Kanal ist gelöscht. Das lässt sich nicht rückgängig machen. Neu beginnen: /table new.
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
privacy-you-maker = - dass du den Tisch begonnen hast
privacy-you-gm = - dass du SL mit Namen bist
privacy-you-play = - dass du { $names } spielst
privacy-you-portraits = - { $portraits ->
        [one] das Porträt
       *[other] die Porträts
    } von { $names }
privacy-you-saved = - dass du { $names } in der Sammlung behalten hast
privacy-you-commands = - { $commands ->
        [one] 1 Befehl
       *[other] { $commands } Befehle
    } von dir im Verlauf seit { $since } UTC: was getippt wurde, was daraus wurde, und wann
privacy-you-requests = - { $requests ->
        [one] 1 Anfrage
       *[other] { $requests } Anfragen
    } der letzten Tage mit der Antwort, damit keine doppelt zählt
privacy-you-not-kept = Deinen Namen speichert der Bot nur, solange dir hier eine Kreatur gehört. Rollen und Rechte kommen mit jedem Befehl und bleiben nicht gespeichert.
privacy-exported = Was über dich in diesem Kanal aufbewahrt wird: { $commands ->
        [one] 1 Befehl
       *[other] { $commands } Befehle
    }, und in der Datei steht alles.
privacy-channel-would-go = Noch ist nichts gelöscht. { $counts } All das ginge verloren: das Brett, alle darauf, der Verlauf samt Zurücknehmen, und wer SL ist. Rückgängig machen lässt sich das nicht. Wenn du sicher bist: { $line }
privacy-you-would-go = Noch ist nichts gelöscht. Dann gilt: { $parts }. Rückgängig machen lässt sich das nicht. Wenn du sicher bist: { $line }
privacy-commands-would-go = { $commands ->
        [one] 1 Befehl von dir im Verlauf behält seine
       *[other] { $commands } Befehle von dir im Verlauf behalten ihre
    } Nummer und nichts, was du getippt hast
privacy-creatures-would-go = nur noch die SL bewegt { $names }
privacy-portraits-would-go = { $portraits ->
        [one] das Porträt von { $names } ist gelöscht
       *[other] die Porträts von { $names } sind gelöscht
    }
privacy-name-would-go = dein Name, { $name }, wird nicht mehr aufbewahrt
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
key-paste = Einfügen
press-too-old = Dieser Knopf ist zu alt. /undo nimmt den letzten Befehl zurück, /show zeigt das Brett.
press-board-changed = Das Brett hat sich inzwischen geändert. Hier ist es:
press-no-more = Mehr steckt nicht hinter dieser Antwort.
press-closed = Geschlossen; nichts hat sich bewegt.
press-done = Fertig.

## The doors

door-restarting = Der Bot startet gerade neu. Nichts ist passiert: Versuch es gleich noch einmal.
door-broken = Bei uns ist etwas kaputtgegangen, Fehler { $id }. /history zeigt, ob sich etwas geändert hat.
door-gm-aside = Nur für die SL: { $aside }
door-alone = Privat beantwortet.
door-board-above = Siehe das Brett oben.
# What a picture shows that has no words of its own.
door-board = Das Brett
door-file = Die gewünschte Datei
door-more-lines = … und { $lines ->
        [one] 1 weitere Zeile
       *[other] { $lines } weitere Zeilen
    }
door-no-such-thing = Dieser Knopf ist nicht von mir.
door-unknown-command = Diesen Befehl gibt es nicht mehr. Lade Discord neu (Strg+R), dann stimmt die Liste.
download-elsewhere = Die Datei ist kein Anhang von Discord.
download-lost = Ich konnte die Datei nicht von Discord holen: Versuch es noch einmal.
download-refused = Discord gibt die Datei nicht heraus (Status { $status }): Versuch es noch einmal.
console-unreadable = Ich kann `{ $option }` nicht lesen, { $path }: { $why }.
console-not-written = { $name }, nicht geschrieben: Gib --images DIR an
console-picture = Bild: { $image }
console-file = Datei: { $file }
console-welcome = Befehle wie in Discord; Tab ergänzt, /help listet sie auf, Strg-D beendet.

## Windows

deliver-window-late = Das hat zu lange gedauert. Bitte versuch es noch einmal.
window-move = { $who } bewegen

## Pasted creatures, portraits

paste-nothing = `text` fehlt: je Zeile eine Kreatur, etwa "Ogre at D4: Large giant, Spd 40 ft.", oder mit `at` ein Werteblock.
paste-no-head = { $said } sagt nicht, wer und wo. Schreib je Zeile eine Kreatur, etwa "Ogre at D4: Large giant, Spd 40 ft.", oder mit `at` einen Werteblock.
paste-too-many = Ein Tisch fasst höchstens { $most } Kreaturen.
paste-wrong-line = Keine Kreaturen hinzugefügt. { $line }: { $wrong }
portrait-either = Gib `file` an, oder entfern das Porträt mit clear:true.
portrait-put = { $who } hat ein neues Porträt.
portrait-gone = { $who } hat kein Porträt mehr.

house-rules-unusable = Die Hausregeln passen nicht zum Regelwerk.

# An order for several creatures.
group-did = { $count } Kreaturen tun es: { $who }.
group-could = { $count } Kreaturen können es: { $who }.
group-provokes = { $who } provoziert { -attack-of-opportunity(form: "a") } von { $by } ({ $at }).
group-not = { $who } nicht: { $why }
group-more = { $more } weitere unter Warum.
group-hidden-left-out = Verborgen und darum nicht dabei: { $names }. Nenne sie allein.
group-one-at-a-time = /{ $command } nimmt eine Kreatur auf einmal, nicht { $names }.

# A phase: who is to go, and what is declared.
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
phase-done-already = Sie waren schon fertig.
phase-nothing-declared = Es ist nichts angesagt, was sich zurücknehmen ließe.
phase-has-moved = { $who } hat sich durch die Ansage schon bewegt, darum bleibt sie. Die SL kann mit /place zurückstellen.
phase-none = Gerade läuft keine Phase.
phase-declares-in-movement = Bewegungen werden in der Bewegungsphase angesagt.
phase-order-unknown = { $said } ist keine Ansage. Möglich: "follow NAME 10", "block NAME", "withdraw NAME 20" oder "hustle F6".
phase-whom = Du hast hier keine Kreatur.
phase-waits = Es fehlt noch ein Wurf: { $who }. Gib die Bewegung noch einmal mit `check` und `against` an, dann /phase next.
intends-go = geht nach { $to }
intends-command = nutzt { $command }
key-done = Fertig
key-retract = Zurücknehmen
key-next-phase = Nächste Phase
key-declare = Ansagen...
window-declare = Eine Bewegung ansagen
press-whom = Welche Kreatur? Nimm /move mit `creature`.
key-enter-result = Ergebnis...
key-result-of = Wurf von { $who }...
key-succeeds = Gelungen
key-fails = Misslungen
key-fails-badly = Um { $by } misslungen
window-result = Das Ergebnis des Wurfs
press-for-gm = Nur die SL kann sagen, wie der Wurf ausging.
phase-shown = Runde { $round }, { $stage }.

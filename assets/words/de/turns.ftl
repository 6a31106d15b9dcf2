### Was gesagt wird, wenn Züge beginnen und enden, und darüber, wie ein Tisch geführt wird.

## Züge

turn-begins = Runde { $round }: { $name } ist am Zug.
turn-begins-of = Runde { $round }: { $name } ({ $player }) ist am Zug.
turn-next = Danach: { $next }.
turn-made-no-swim-check = { $who } ist in tiefem Wasser und hat keinen { $check } gemacht, um über Wasser zu bleiben.
turn-speed = Bewegungsrate { $feet }.
turn-stalled = { $name } ist abgeschmiert und fängt sich in diesem Zug: Reflexwurf SG { $dc }, /fly creature:"{ $name }" check:18. Misslingt er, geht es bis zu { $later } weiter nach unten.
turn-speed-riding = Reitet auf { $mount }, Bewegungsrate { $feet }.
turn-passes-over = Tot oder bewusstlos, ab jetzt ohne Zug: { $names }.
turn-not-in-order = Noch nicht in der Zugfolge: { $names }.
turn-back = Einen Zug zurück. Alles, was seither geschah, gilt weiter, auch Stürze: /undo nimmt es zurück.
turn-phases-only-go-on = { $called } spielt in Phasen, und die gehen nur weiter. /undo nimmt den letzten Befehl zurück.
turn-no-previous = Das ist der erste Zug des Kampfs. Mit /turn end beendest du die Zugfolge.
initiative-all-rolled = Alle stehen schon in der Zugfolge.
initiative-not-yours = Von deinen Kreaturen fehlt keine in der Zugfolge.

## Wie der Tisch geführt wird

setting-pings-on = Spieler bekommen jetzt einen Ping, wenn sie am Zug sind. Abschalten für dich: /turn pings on:false.
setting-pings-off = Spieler bekommen keinen Ping mehr, wenn sie am Zug sind, außer mit /turn pings.
setting-refusals-public = Lehnen die Regeln eine Bewegung ab, sehen es jetzt alle.
setting-refusals-private = Lehnen die Regeln eine Bewegung ab, sieht es jetzt nur noch, wer gefragt hat.
setting-initiative-shared = Gleiche Monster teilen sich jetzt einen Initiativewurf: Goblin 1, Goblin 2 und so weiter. Die Kreaturen der Spieler würfeln einzeln.
setting-initiative-each = Jetzt würfelt jede Kreatur ihre eigene Initiative.
ping-me = Du bekommst jetzt einen Ping, wenn deine Kreatur am Zug ist.
ping-me-not = Du bekommst keinen Ping mehr, wenn deine Kreatur am Zug ist.
ping-nobody = Dir gehört hier keine Kreatur, also gibt es auch keinen Zug für einen Ping.
odd-side-allied = { $side } ist eine eigene Seite gegen die Helden. Mit side:heroes gehört eine Kreatur zu ihnen, mit side:neutral zu keiner Seite.

## Buttons

key-roll = Würfeln
key-roll-afloat = Über Wasser bleiben
key-allow = Erlauben
key-go-on = Weiter
key-share = Teilen
key-do-it = Ausführen

## What was typed

course-directions-meant = Für einen Weg aus einzelnen Schritten schreib `{ $ways }`.
rights-own-state = { $options } kann nur die SL setzen. An deiner eigenen Kreatur kannst du setzen: { $own }.
history-now = Jetzt: { $who }.
offer-feet = { $feet }
offer-feet-provokes = { $feet }, provoziert { $by }
key-start = Kampf beginnen
setting-phases-declared = Bewegungen in Phasen werden jetzt erst angesagt und am Ende der Bewegungsphase zusammen ausgeführt.
setting-phases-at-once = Bewegungen in Phasen geschehen jetzt sofort.

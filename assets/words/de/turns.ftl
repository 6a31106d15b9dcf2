### Was gesagt wird, wenn Züge beginnen und enden, und darüber, wie ein Tisch geführt wird.

## Züge

turn-begins = Runde { $round }: { $name } ist am Zug.
turn-begins-of = Runde { $round }: { $name } ({ $player }) ist am Zug.
turn-next = Danach: { $next }.
turn-speed = Bewegungsrate { $feet }.
turn-passes-over = Tot oder bewusstlos, keine Züge mehr: { $names }.
turn-not-in-order = Noch nicht in der Reihenfolge: { $names }.
turn-back = Einen Zug zurück.
turn-no-previous = Das ist der erste Zug des Kampfes. Mit /turn end hörst du auf, Züge zu zählen.
initiative-all-rolled = Alle stehen schon in der Reihenfolge.
initiative-not-yours = Von deinen Kreaturen fehlt keine in der Reihenfolge.

## Wie der Tisch geführt wird

setting-pings-on = Spieler werden ab jetzt angepingt, wenn sie am Zug sind. Mit /turn pings on:false nimmst du dich aus.
setting-pings-off = Spieler werden nicht mehr angepingt, wenn sie am Zug sind, außer sie wollen es mit /turn pings.
setting-refusals-public = Lehnen die Regeln etwas ab, sehen das jetzt alle.
setting-refusals-private = Lehnen die Regeln etwas ab, sieht das jetzt nur die Person, die gefragt hat.
setting-initiative-shared = Monster einer Art teilen sich jetzt einen Initiativewurf: Goblin 1, Goblin 2 und so weiter. Die Kreaturen der Spieler würfeln selbst.
setting-initiative-each = Jede Kreatur würfelt jetzt ihre eigene Initiative.
ping-me = Du wirst jetzt angepingt, wenn deine Kreatur am Zug ist.
ping-me-not = Du wirst nicht mehr angepingt, wenn deine Kreatur am Zug ist.
ping-nobody = Dir gehört hier keine Kreatur, also gibt es keinen Zug, zu dem ich dich anpingen kann.
odd-side-allied = { $side } ist eine eigene Seite und kämpft gegen die Helden. side:heroes stellt eine Kreatur zu ihnen, side:neutral zu keiner Seite.

## Buttons

key-roll = Würfeln
key-share = Teilen
key-do-it = Ausführen

## What was typed

course-directions-meant = Für einen Weg aus Einzelschritten schreib `{ $ways }`.
rights-own-state = Nur die SL setzt { $options }. An deiner eigenen Kreatur kannst du ändern: { $own }.
history-now = Jetzt: { $who }.
offer-feet = { $feet }
offer-feet-provokes = { $feet }, provoziert { $by }
key-start = Kampf beginnen
setting-phases-declared = Bewegungen in Phasen werden jetzt erst angesagt und am Ende der Bewegungsphase zusammen ausgeführt.
setting-phases-at-once = Bewegungen in Phasen geschehen jetzt sofort.

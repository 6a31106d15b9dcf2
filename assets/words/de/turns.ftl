### Was gesagt wird, wenn Züge beginnen und enden, und darüber, wie ein Tisch geführt wird.

## Züge

turn-begins = Runde { $round }: { $name } ist am Zug.
turn-begins-of = Runde { $round }: { $name } ({ $player }) ist am Zug.
turn-next = Danach: { $next }.
turn-speed = Bewegungsrate { $feet }.
turn-passes-over = Tot oder bewusstlos, also ohne weitere Züge: { $names }.
turn-not-in-order = Noch nicht in der Reihenfolge: { $names }.
turn-back = Einen Zug zurück.
turn-no-previous = Das ist der erste Zug des Kampfes. /turn end beendet die Züge.
initiative-all-rolled = Alle haben schon einen Platz in der Reihenfolge.
initiative-not-yours = Von den Kreaturen ohne Platz in der Reihenfolge gehört dir keine.

## Wie der Tisch geführt wird

setting-pings-on = Wer am Zug ist, wird ab jetzt angepingt. /turn pings on:false nimmt dich davon aus.
setting-pings-off = Wer am Zug ist, wird nicht mehr angepingt, außer auf eigenen Wunsch mit /turn pings.
setting-refusals-public = Was die Regeln ablehnen, sehen jetzt alle.
setting-refusals-private = Was die Regeln ablehnen, sieht nur, wer gefragt hat.
setting-initiative-shared = Monster einer Art teilen sich jetzt einen Initiativewurf: Goblin 1, Goblin 2 und so weiter. Die Kreaturen der Spieler würfeln selbst.
setting-initiative-each = Jede Kreatur würfelt jetzt ihre eigene Initiative.
ping-me = Du wirst angepingt, wenn deine Kreatur am Zug ist.
ping-me-not = Du wirst nicht mehr angepingt, wenn deine Kreatur am Zug ist.
ping-nobody = Du hast hier keine Kreatur, also keinen Zug, zu dem du angepingt werden könntest.
odd-side-allied = { $side } ist eine eigene Seite und kämpft gegen die Helden. side:heroes stellt eine Kreatur auf ihre Seite, side:neutral auf keine.

## Buttons

key-roll = Würfeln
key-share = Teilen
key-do-it = Ausführen

## What was typed

course-directions-meant = Wenn du einen Weg aus Schritten meinst, schreib `{ $ways }`.
rights-own-state = { $options } setzt nur die SL. An deiner eigenen Kreatur kannst du ändern: { $own }.
history-now = Jetzt: { $who }.
offer-feet = { $feet }
offer-feet-provokes = { $feet }, Gelegenheitsangriff von { $by }
key-start = Kampf beginnen

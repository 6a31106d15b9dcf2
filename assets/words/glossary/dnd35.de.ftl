### Die Begriffe von D&D 3.5, wie die deutschen Regelbücher sie drucken.

-attack-of-opportunity = { $form ->
   *[one] Gelegenheitsangriff
    [dative] Gelegenheitsangriffen
    [many] Gelegenheitsangriffe
    [a] einen Gelegenheitsangriff
    [start] Gelegenheitsangriff
    [heading] Gelegenheitsangriffe
}
-five-foot-step = 1,50-m-Schritt
-move-action = Bewegungsaktion
-standard-action = Standard-Aktion
-full-round-action = volle Aktion
-swift-action = schnelle Aktion
-double-move = doppelte Bewegung
-withdrawal = Rückzug
-charge = Sturmangriff
-threatened-square = { $form ->
   *[one] bedrohtes Feld
    [many] bedrohte Felder
}
-flat-footed = { $form ->
   *[one] auf dem falschen Fuß
    [start] Auf dem falschen Fuß
}
-prone = { $form ->
   *[one] liegend
    [start] Liegend
}
-difficult-terrain = schwieriges Gelände
-base-speed = Grundbewegungsrate
-maneuverability = Manövrierfähigkeit

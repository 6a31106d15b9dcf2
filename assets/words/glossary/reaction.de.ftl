### Die Begriffe von d20 mit Reaktionsangriffen, wie die deutschen Regelbücher sie drucken.

-attack-of-opportunity = { $form ->
   *[one] Reaktionsangriff
    [dative] Reaktionsangriffen
    [many] Reaktionsangriffe
    [a] einen Reaktionsangriff
    [start] Reaktionsangriff
    [heading] Reaktionsangriffe
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
   *[one] ungedeckt
    [start] Ungedeckt
}
-prone = { $form ->
   *[one] liegend
    [start] Liegend
}
-difficult-terrain = schwieriges Gelände
-base-speed = Grundbewegungsrate
-maneuverability = Manövrierfähigkeit

### Die Begriffe von Epic Path, wie sie in den deutschen Regelbüchern stehen.

-attack-of-opportunity = { $form ->
   *[one] Gelegenheitsangriff
    [dative] Gelegenheitsangriffen
    [many] Gelegenheitsangriffe
    [a] einen Gelegenheitsangriff
    [start] Gelegenheitsangriff
    [heading] Gelegenheitsangriffe
}
-five-foot-step = { $form ->
   *[one] { UNITS() ->
       *[feet] 5-Fuß-Schritt
        [metres] 1,50-m-Schritt
    }
    [many] { UNITS() ->
       *[feet] 5-Fuß-Schritte
        [metres] 1,50-m-Schritte
    }
}
-move-action = { $form ->
   *[one] Bewegungsaktion
    [many] Bewegungsaktionen
}
-standard-action = Standard-Aktion
-full-round-action = { $form ->
   *[one] volle Aktion
    [dative] vollen Aktion
    [heading] Volle Aktionen
}
-swift-action = { $form ->
   *[one] schnelle Aktion
    [dative] schnellen Aktion
}
-dc = SG
-double-move = { $form ->
   *[one] doppelte Bewegung
    [dative] doppelten Bewegung
    [start] Doppelte Bewegung
}
-withdrawal = Rückzug
-charge = Sturmangriff
-threatened-square = { $form ->
   *[one] bedrohtes Feld
    [many] bedrohte Felder
    [heading] Bedrohte Felder
}
-flat-footed = { $form ->
   *[one] auf dem falschen Fuß
    [start] Auf dem falschen Fuß
}
-prone = { $form ->
   *[one] liegend
    [start] Liegend
    [lies] liegt am Boden
    [lie] am Boden liegen
}
-difficult-terrain = { $form ->
   *[one] schwieriges Gelände
    [dative] schwierigem Gelände
    [start] Schwieriges Gelände
}
-base-speed = Grundbewegungsrate
-maneuverability = Manövrierfähigkeit

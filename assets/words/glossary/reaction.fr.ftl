### Les termes de la variante d20 à attaques de réaction, dans les mots des livres de règles français.

-attack-of-opportunity = { $form ->
   *[one] attaque de réaction
    [many] attaques de réaction
    [a] une attaque de réaction
    [start] Attaque de réaction
    [heading] Attaques de réaction
}
-five-foot-step = pas de placement
-move-action = action de mouvement
-standard-action = action simple
-full-round-action = action complexe
-swift-action = action rapide
-dc = DD
-double-move = double déplacement
-withdrawal = retraite
-charge = charge
-threatened-square = { $form ->
   *[one] case contrôlée
    [many] cases contrôlées
}
-flat-footed = { $form ->
   *[one] hors garde
    [start] Hors garde
}
-prone = { $form ->
   *[one] à terre
    [start] À terre
}
-difficult-terrain = terrain difficile
-base-speed = vitesse de base
-maneuverability = manœuvrabilité

### Les termes d'Epic Path, dans les mots des livres de règles français.

-attack-of-opportunity = { $form ->
   *[one] attaque d'opportunité
    [many] attaques d'opportunité
    [a] une attaque d'opportunité
    [start] Attaque d'opportunité
    [heading] Attaques d'opportunité
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
   *[one] pris au dépourvu
    [start] Pris au dépourvu
}
-prone = { $form ->
   *[one] à terre
    [start] À terre
}
-difficult-terrain = terrain difficile
-base-speed = vitesse de base
-maneuverability = manœuvrabilité

### Ce qui est dit quand les tours commencent et finissent, et sur la façon dont une table est menée.

## Les tours

turn-begins = Round { $round } : au tour de { $name }.
turn-begins-of = Round { $round } : au tour de { $name } ({ $player }).
turn-next = Ensuite : { $next }.
turn-speed = Vitesse { $feet }.
turn-passes-over = Mort ou inconscient, plus de tours : { $names }.
turn-not-in-order = Pas encore dans l'ordre : { $names }.
turn-back = Un tour en arrière.
turn-no-previous = C'est le premier tour du combat. Pour arrêter de compter les tours : /turn end.
initiative-all-rolled = Tout le monde est déjà dans l'ordre.
initiative-not-yours = Aucune de vos créatures ne manque dans l'ordre.

## Comment la table est menée

setting-pings-on = Les joueurs reçoivent désormais une mention quand leur tour commence. Pour ne pas en recevoir : /turn pings on:false.
setting-pings-off = Les joueurs ne reçoivent plus de mention quand leur tour commence, sauf s'ils l'ont demandé avec /turn pings.
setting-refusals-public = Tout le monde voit désormais ce que les règles refusent.
setting-refusals-private = Désormais, seule la personne qui a demandé voit ce que les règles refusent.
setting-initiative-shared = Les monstres de même sorte partagent maintenant un jet d'initiative : Gobelin 1, Gobelin 2, etc. Les créatures des joueurs lancent le leur.
setting-initiative-each = Chaque créature lance maintenant sa propre initiative.
ping-me = Vous recevez maintenant une mention quand le tour de votre créature commence.
ping-me-not = Vous ne recevez plus de mention quand le tour de votre créature commence.
ping-nobody = Vous n'avez pas de créature ici, donc pas de tour à vous annoncer.
odd-side-allied = { $side } est un camp à part, contre les héros. side:heroes met une créature dans leur camp, side:neutral dans aucun.

## Buttons

key-roll = Lancer
key-share = Partager
key-do-it = Le faire

## What was typed

course-directions-meant = Pour un chemin pas à pas, tapez `{ $ways }`.
rights-own-state = Seul le MJ règle { $options }. Sur votre propre créature, vous pouvez régler : { $own }.
history-now = Maintenant : { $who }.
offer-feet = { $feet }
offer-feet-provokes = { $feet }, provoque { $by }
key-start = Commencer le combat
setting-phases-declared = Les mouvements d'une phase s'annoncent d'abord et se font ensemble à la fin de la phase de mouvement.
setting-phases-at-once = Les mouvements d'une phase se font dès qu'ils sont tapés.

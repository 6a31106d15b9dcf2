### Ce qui est dit quand les tours commencent et finissent, et sur la façon dont une table est menée.

## Les tours

turn-begins = Round { $round } : au tour de { $name }.
turn-begins-of = Round { $round } : au tour de { $name } ({ $player }).
turn-next = Ensuite : { $next }.
turn-speed = Vitesse { $feet }.
turn-passes-over = Mort ou inconscient, donc plus de tours : { $names }.
turn-not-in-order = Pas encore dans l'ordre : { $names }.
turn-back = Un tour en arrière.
turn-no-previous = C'est le premier tour du combat. /turn end arrête de compter les tours.
initiative-all-rolled = Tout le monde a déjà sa place dans l'ordre.
initiative-not-yours = Aucune des créatures sans place dans l'ordre n'est à vous.

## Comment la table est menée

setting-pings-on = Désormais, les joueurs reçoivent une mention quand leur tour commence. /turn pings on:false vous en dispense.
setting-pings-off = Les joueurs ne reçoivent plus de mention quand leur tour commence, sauf s'ils l'ont demandé avec /turn pings.
setting-refusals-public = Tout le monde voit désormais ce que les règles refusent.
setting-refusals-private = Ce que les règles refusent, seule la personne qui a demandé le voit.
setting-initiative-shared = Les monstres d'une même sorte partagent maintenant un jet d'initiative : Gobelin 1, Gobelin 2, etc. Les créatures des joueurs lancent leur propre dé.
setting-initiative-each = Chaque créature lance maintenant sa propre initiative.
ping-me = Vous recevrez une mention quand le tour de votre créature commence.
ping-me-not = Vous ne recevrez plus de mention quand le tour de votre créature commence.
ping-nobody = Vous n'avez pas de créature ici, donc pas de tour pour lequel vous prévenir.
odd-side-allied = { $side } est un camp à part, qui combat les héros. side:heroes met une créature dans leur camp, side:neutral dans aucun.

## Buttons

key-roll = Lancer
key-share = Partager
key-do-it = Le faire

## What was typed

course-directions-meant = S'il s'agit d'un chemin pas à pas, tapez `{ $ways }`.
rights-own-state = Seul le MJ change { $options }. De votre propre créature, vous pouvez changer : { $own }.
history-now = Maintenant : { $who }.
offer-feet = { $feet }
offer-feet-provokes = { $feet }, attaque d'opportunité de { $by }
key-start = Commencer le combat

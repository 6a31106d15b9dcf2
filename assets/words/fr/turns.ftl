### Ce qui est dit quand les tours commencent et finissent, et sur la façon dont une table est menée.

## Les tours

turn-begins = Round { $round } : au tour { DE($name) }.
turn-begins-of = Round { $round } : au tour { DE($name) } ({ $player }).
turn-next = Ensuite : { $next }.
turn-made-no-swim-check = { $who } est en eau profonde et n'a pas fait de { $check } pour rester à flot.
turn-speed = Vitesse { $feet }.
turn-stalled = { $name } a décroché et passe ce tour à se rétablir : jet de Réflexes DD { $dc }, /fly creature:"{ $name }" check:18. En cas d'échec, encore { $later } de chute au plus.
turn-speed-riding = Sur le dos { DE($mount) }, vitesse { $feet }.
turn-passes-over = Mort ou inconscient, ne joue plus : { $names }.
turn-not-in-order = Pas encore dans l'ordre : { $names }.
turn-back = Retour au tour précédent. Tout ce qui s'est passé depuis reste, chutes comprises : /undo l'annule.
turn-phases-only-go-on = { $called } se joue en phases, qui ne font qu'avancer. /undo annule la dernière commande.
turn-no-previous = C'est le premier tour du combat. Pour ne plus compter les tours : /turn end.
initiative-all-rolled = Tout le monde est déjà dans l'ordre.
initiative-not-yours = Toutes tes créatures sont déjà dans l'ordre.

## Comment la table est menée

setting-pings-on = Les joueurs reçoivent désormais une mention quand leur tour commence. Pour s'en passer : /turn pings on:false.
setting-pings-off = Les joueurs ne reçoivent plus de mention quand leur tour commence, sauf demande avec /turn pings.
setting-refusals-public = Quand les règles refusent un déplacement, tout le monde le voit désormais.
setting-refusals-private = Quand les règles refusent un déplacement, seul l'auteur de la commande le voit désormais.
setting-initiative-shared = Les monstres de même sorte partagent désormais un jet d'initiative : Gobelin 1, Gobelin 2, etc. Les créatures des joueurs lancent chacune le leur.
setting-initiative-each = Chaque créature lance désormais sa propre initiative.
ping-me = Tu reçois désormais une mention quand le tour de ta créature commence.
ping-me-not = Tu ne reçois plus de mention quand le tour de ta créature commence.
ping-nobody = Tu n'as pas de créature ici, donc pas de tour à t'annoncer.
odd-side-allied = { $side } est un camp à part, contre les héros. side:heroes met une créature de leur côté, side:neutral d'aucun côté.

## Buttons

key-roll = Lancer
key-roll-afloat = Rester à flot
key-allow = Autoriser
key-go-on = Continuer
key-share = Partager
key-do-it = Jouer

## What was typed

course-directions-meant = Pour un trajet pas à pas, écris `{ $ways }`.
rights-own-state = Seul le MJ peut régler { $options }. Sur ta propre créature, tu peux régler : { $own }.
history-now = Maintenant : { $who }.
offer-feet = { $feet }
offer-feet-provokes = { $feet }, provoque { $by }
key-start = Commencer le combat
setting-phases-declared = Les mouvements d'une phase s'annoncent d'abord et se font ensemble à la fin de la phase de mouvement.
setting-phases-at-once = Les mouvements d'une phase se font dès qu'ils sont tapés.

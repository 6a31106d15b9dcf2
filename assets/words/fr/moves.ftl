### What commands say of movements, beside the rulings.

## Whoever comes to a stop

settle-stays = { $name } peut être là, et y reste.
settle-squeezes = { $name } reste, à l'étroit : { $penalty }.
settle-squeezes-with = { $name } reste, à l'étroit avec { $with } : { $penalty }.
settle-goes-back = { $name } ne peut pas être là et revient à la dernière case permise : { $to }.
settle-rolled = { $name } ne peut pas être là. Aussi proches : { $places } ; d{ $die } ({ $rolled }) : { $to }.
settle-goes = { $name } ne peut pas être là et va à la case permise la plus proche : { $to }.
settle-to-be-rolled = { $name } ne peut pas être là. Aussi proches : { $places } ; un d{ $die } décide.
settle-nowhere = Le plateau n'a aucune place pour { $name } : déplacez { $name } avec /place.
# $outcome (what becomes of whoever stands there)
settle-at = { $at } : { $outcome }

## On foot

walk-reflex-without-jump = `reflex` est le jet de sauvegarde d'un saut en chemin : ajoutez jump:true.
reachable-by-other-mode = /reachable dit où l'on arrive à pied, à la nage, en grimpant ou par les airs ; /{ $word } avec preview:true essaie un endroit.
reachable-by-swimming = { $name } peut finir sa nage à { $elsewhere ->
        [one] { $elsewhere } autre endroit
       *[other] { $elsewhere } autres endroits
    } en { $length } au plus.
reachable-by-climbing = { $name } peut finir son escalade à { $elsewhere ->
        [one] { $elsewhere } autre endroit
       *[other] { $elsewhere } autres endroits
    } en { $length } au plus.
reachable-on-foot = { $name } peut finir son déplacement à { $others ->
        [one] { $others } autre endroit
       *[other] { $others } autres endroits
    }, en { $length } au plus.
going-midair = { $name } est en plein saut et ne bouge qu'après avoir atterri.
going-flung-up = { $name } est projeté en l'air et ne bouge qu'après sa chute, à la fin du round.
going-walks-on-air = { $name } est à { $altitude } de haut et ne peut pas y marcher : retirez mode et volez, ou posez { $name } au sol avec /place et altitude:0.
# $class (how well somebody flies: poor, average, ...)
going-flies-by-class = Pour { $name }, le vol est { $class } : ses virages en chemin se jugent avec /fly.
going-jump-to-one-square = Avec jump:true, nommez seulement la case d'arrivée : le bot trouve le chemin et le saut.
going-stopped-off-foot = `stopped-at` est pour le déplacement à pied.
going-walker-stays-down = À pied, { $name } reste au sol et ne peut pas finir à { $altitude } de haut. Pour monter : /place avec altitude.
# $outcome (a sentence on where it comes to stand)
going-stopped = Arrêt en { $at }. { $outcome }
going-run-stopped = Courir n'est pas avancer avec prudence. Si { $name } a heurté quelque chose de solide, c'est une collision : /fall creature:"{ $name }" collision-speed:{ $speed } collision-by:run.
going-helpless = { $name } compte comme sans défense : le MJ décide si un déplacement est possible.
going-by-mode = Avec `mode:{ $mode }`, { $name } y arrive.
going-hangs = { $name } pend à un bord : /fall creature:"{ $name }" lâche prise, /place met ailleurs.
going-hangs-below = { $name } pend à un bord : /{ $climbs } creature:"{ $name }" to:{ $edge } pour remonter, /fall creature:"{ $name }" pour lâcher prise, /place pour mettre ailleurs.
going-plucked-off = { $name } porte plus que le maximum à tirer et lâche le mur : utilisez /climb ou /fall creature:"{ $name }".
going-does-not-fly = { $name } est à { $altitude } de haut, sans rien dessous, et ne vole pas : /fall creature:"{ $name }" ou /place. Si { $name } vole : /creature edit creature:"{ $name }" modes:"fly 30 good".

## What becomes of a ruling

run-round-unknown = La durée de course de { $name } est inconnue : donnez sa Constitution avec /creature edit constitution:14.
condition-brings = { $who } est { $condition } : { $is }.
place-brings = { $who } : { $is }.
run-round = Round { $round } de course.
run-round-free = Round { $round } de course, sur { $free } sans test.
run-round-checked = Round { $round } de course ; après les { $free } premiers, chacun demande un test.
preview-rolls-nothing = Un aperçu ne lance pas de dé : retirez preview, et le bot lance avec le bonus.
check-unknown = Rien n'a encore changé : le DD est inconnu.
check-give = Rien n'a encore changé : donnez check avec le résultat, ou bonus pour que le bot lance le dé.
# $ruling (a ruling on a move)
preview-only = Aperçu seulement. { $ruling }

## Rolls

roll-results = `{ $option }` n'accepte pas { $typed } : il faut un nombre entier de -{ $most } à { $most }, ou jusqu'à { $most_results } dans l'ordre, comme "15 12".
roll-check-or-bonus = Donnez `check`, le résultat lancé à la table, ou `bonus`, et le bot lance le dé ; pas les deux.
roll-natural-without-check = Avec `natural`, il faut `check` : le total du dé et des bonus. Un 1 naturel suffit seul.
# $bonus (a figure with its sign)
roll-line = d20 ({ $die }) { $bonus } = { $total }.
opposed-result-or-bonus = Donnez `{ $check }`, le résultat lancé à la table, ou `{ $bonus }`, et le bot lance le dé ; pas les deux.
opposed-open = Un test oppose { $mover } et { $against } : `check` ou `bonus` pour { $mover }, `against` ou `against-bonus` pour { $against } ; avec l'initiative sur les deux fiches, le bot lance les dés.
opposed-roll = { $who } : { $roll }
conflict-open = Si les deux y vont en même temps, un test d'initiative opposé décide qui y arrive : `check` ou `bonus` pour { $mover }, `against` ou `against-bonus` pour { $against } ; avec l'initiative sur les deux fiches, le bot lance les dés.
conflict-won = { $mover } gagne l'initiative, { $own } contre { $theirs } : { $against } ne va que jusqu'en { $to }.
conflict-lost = { $mover } perd l'initiative, { $own } contre { $theirs } : { $against } y arrive.

## Maneuvers

maneuver-natural-of-several = `natural` va avec le résultat d'un seul test.
maneuver-against-or-bonus = Donnez `against`, le résultat du défenseur, ou `against-bonus`, et le bot lance le dé ; pas les deux.
maneuver-no-check = Pas de test ici : `check`, `natural` et `bonus` ne changent rien.
maneuver-natural-idle = `natural` ne change rien ici : seul le total compte.
maneuver-no-defense = Le défenseur ne lance rien : `against` et `against-bonus` ne changent rien ici.
maneuver-no-medium-check = Se déplacer là n'exige aucun test : `medium-dc` et `medium-check` ne changent rien.
# $is (what a rule sets for each kind of water or wall)
maneuver-medium-untold = Sans vitesse propre, ce déplacement demande aussi ce test ({ $is }) : donnez medium-dc et medium-check.
maneuver-spares-no-opponent = `spare` nomme des adversaires, et { $name } n'en est pas un.
maneuver-too-many = `{ $option }` prend au plus { $most }.
maneuver-unknown-end = Où finit { $creature } ? Donnez `to`.
maneuver-itself = `{ $option }` doit être une autre créature que { $name }.
maneuver-even = Égalité, on relance : { $own } Le défenseur : { $other }
maneuver-defender = Le défenseur : { $roll }
maneuver-undecided = Égalité : le plus haut bonus gagne, et à bonus égaux on relance. Donnez des résultats différents dans `check` et `against`.
maneuver-too-many-results =
    `check` donne { $results ->
        [one] { $results } résultat
       *[other] { $results } résultats
    }, et il en faut { $checks }.
charge-itself = { $name } ne peut pas se charger : donnez une autre cible dans `target`.
charge-overruns = `overrun` est une créature sur le chemin de { $target }, pas { $name }.
charge-avoids-nobody = `avoids` demande `overrun` : qui renversez-vous ?
withdraw-keeps-distance = Selon { $called }, une { -withdrawal } garde une distance : donnez `from` et `distance`.
withdraw-without-end = `to` manque : où mène la { -withdrawal } ?
withdraw-no-primary = Selon { $called }, une { -withdrawal } n'a ni adversaire principal ni test.
withdraw-distance-idle = `from` et `distance` valent seulement là où une { -withdrawal } garde une distance.
withdraw-no-check = Selon { $called }, une { -withdrawal } ne demande aucun test : `check` et `bonus` ne changent rien.
withdraw-from-itself = `primary` est l'adversaire à quitter, pas vous-même.
withdraw-without-primary = `primary` manque : quel adversaire quitter ? Menacent { $name } : { $threats }.
overrun-nobody = `target` manque : qui renversez-vous ?
overrun-avoids-another = `avoids` nomme { $other }, qui n'est pas une cible.
bull-rush-of-nothing = `feet` doit être au moins 5.
bull-rush-moves-through = Selon { $rulebook }, une bousculade traverse la cible : retirez `feet`, `follow`, `charging` et `drop-prone`.
bull-rush-without-end = `to` manque : selon { $rulebook }, une bousculade traverse la case de la cible et finit au-delà.
bull-rush-pushes = Selon { $rulebook }, une bousculade repousse tout droit, de `feet` : retirez `to` et `avoids`.
bull-rush-by-force-alone = Sur décision du MJ, donnez dans `to` où finit { $name }, et déplacez { $target } avec /place.
bull-rush-charging-idle = Retirez `charging` : les tours comptent, et juste après une { -charge } la bousculade en fait partie.
bull-rush-drop-idle = Selon { $rulebook }, se jeter { -prone } n'arrête pas la poussée : `drop-prone` ne change rien.
tumble-spares-nobody = Selon { $rulebook }, chaque adversaire a son test : `spare` vaut là où un test vaut pour tous.
tumble-trained = Les acrobaties demandent une formation (sans formation : trained:false).

## Forced movement

forced-to-or-direction = Donnez `to` ou `direction`, pas les deux.
forced-itself =
    { $word ->
        [pull] Nul ne peut se tirer : `target` ne peut pas être { $own }.
        [slide] Nul ne peut se faire glisser : `target` ne peut pas être { $own }.
        [fling] Nul ne peut se projeter : `target` ne peut pas être { $own }.
       *[push] Nul ne peut se pousser : `target` ne peut pas être { $own }.
    }
forced-slide-which-way = On fait glisser en tout sens : donnez `to`, ou `direction` pour aller tout droit.
forced-which-way = { $count } directions éloignent autant : donnez `direction`, parmi { $ways }.
forced-stands-there = { $name } est déjà en { $end } : `to` doit être une autre case.
forced-where-to = Où ? Avec force:true, donnez dans `to` la case où finit { $name }.
forced-drop-idle = `drop-prone` ne veut rien dire ici : { $meaning }.
forced-drops-off-the-way = `drop-prone` n'accepte pas { $square } : il faut une case du trajet, { $way }, ou true pour aussitôt.
forced-no-turns = Les tours ne comptent pas ici : /fall creature:"{ $who }" fait retomber.
forced-unknown-edge = Le DD du bord est inconnu : donnez-le, par exemple dv:10.
forced-stays-down = { $name } aurait pu se relever : désormais { -prone } par choix, { $name } peut ignorer les déplacements forcés.
forced-drop-where = `drop-prone` n'accepte pas { $typed } : il faut une case, comme D4, ou true pour aussitôt.
forced-no-way = `feet` doit être au moins 5 : { $none } ne déplace personne.
forced-no-edges =
    { $options } { $many ->
        [one] ne veut
       *[other] ne veulent
    } rien dire ici : { $called } ne laisse personne se rattraper à un bord.
forced-no-ledge =
    { $options } { $many ->
        [one] ne veut
       *[other] ne veulent
    } rien dire sans `ledge`, la case dont le bord est franchi.
forced-damage = { $dice }d8 : { $shown } ; dégâts pour { $hurt } : { $total }.
forced-damage-to-both = { $dice }d8 : { $shown } ; dégâts pour { $hurt } et pour ce qui a été heurté : { $total }.

## Movement in answer to others

block-in-a-phase = Dans une phase, /block dit seulement qui { $name } bloque, sans `to` ; quand { $target } bouge avec /hustle, { $name } bloque.
block-without-end = `to` manque : où va { $target } ? Seulement en phases (/phase next), { $name } bloque tout ce que fait { $target }.
# $intends (what somebody is about to do: "blocks Ogre")
block-on-this-way = { $name } { $intends } sur ce chemin.
follow-unseen-without-square = Avec `unseen`, il faut `teleported` : la case où la cible a disparu.
follow-to-or-teleported = Soit `to`, soit `teleported` : quand la cible a disparu, le bot trouve où va le poursuivant.
keep-distance-from-nobody = `distance` demande `from` : de qui vous tenir loin ?
keep-distance-from-whom = `from` doit être un nom ou plusieurs, avec des virgules, comme "Ogre, Goblin".
answer-until-phase-ends = Jusqu'à la fin de la phase, { $name } { $intent }.
phase-by-turns = { $ruleset } a des tours, pas de phases : /turn start, /turn next.
keep-distance-least = `distance` doit être d'au moins { $length } : des espaces voisins sont à { $length } l'un de l'autre.
block-itself = { $name } ne peut pas se bloquer : nommez quelqu'un d'autre.
follow-itself = { $name } ne peut pas se suivre : nommez quelqu'un d'autre.
keep-distance-from-itself = { $name } ne peut pas s'éloigner de soi : nommez quelqu'un d'autre.
block-does = { $name } { $intends } jusqu'à la fin de la phase.
block-would = Ce serait : { $name } { $intends } jusqu'à la fin de la phase.
phase-movement = Round { $round }, phase de mouvement : chacun a une { -move-action }, et toute sa vitesse.
phase-action = Round { $round }, phase d'action : chacun a une { -standard-action }, ou un déplacement de plus à la place, et toute sa vitesse.
forward-where = `to` ou `altitude` manque : où sur la paroi, ou à quelle hauteur ?
forward-not-critical = `critical` est un succès critique, et { $total } est inférieur à { $dc } : retirez l'un des deux, ou le MJ le force.
forward-critical = Un succès critique (critical:true) mène jusqu'à { $more }.
forward-leads = Cela mène de { $had } à { $altitude } au-dessus du sol.

## Falls

fall-thing-without-height = `height` manque : de combien tombe l'objet ? 0 si vous le lancez.
fall-onto-itself = `onto` doit être une autre créature.
fall-without-height = `height` manque : la hauteur de la chute en pieds, un multiple de 5.
fall-size-of-creature = `size` est pour une chute de personne sur le plateau ; une créature a sa propre taille.
fall-no-water = `water-depth` 0, ce n'est pas de l'eau : dites de combien de pieds est sa profondeur, ou laissez-la de côté.
fall-surface-or-water = Soit `surface`, soit `water-depth` : sous { $depth } d'eau, peu importe le sol.
fall-immediate-without-casting = Avec `immediate`, il faut `casting` : le niveau du sort.
fall-no-attempt = `attempt:false` veut dire qu'il n'y a pas de test, et `{ $result }` en donne un.
# Who falls, where it is nobody on the board: $who in sentences on falls.
fall-the-thing = l'objet
fall-whoever-collides = la créature en collision
fall-whoever-falls = la créature qui tombe
fall-by-weight = Selon { $rulebook }, un objet qui tombe compte par son poids en livres : weight:300.
fall-by-size = Selon { $rulebook }, un objet qui tombe compte par sa taille : object:large.
fall-clash =
    `{ $name }` ne va pas avec { $what ->
        [thing] un objet qui tombe (`object`, `weight`)
        [collision] une collision (`collision-speed`)
       *[fall] une chute
    } ; laissez l'un des deux de côté.
fall-of-nothing = `height` doit dépasser { $none } pour une chute ; seul un objet (`object`) est lancé.
# How far somebody falls, and into or onto what: $far in the sentences on falls.
fall-far-into-water = { $height } dans { $depth } d'eau
fall-far-onto = { $height } sur { $onto }
fall-far-onto-ground =
    { $surface ->
        [jagged] { $height } sur un sol hérissé
        [soft] { $height } sur un sol mou
       *[hard] { $height } sur un sol dur
    }
# $what (jump, thing, thrown, collision or fall), $who (the one who falls), $far (how far it falls, or how fast it was)
fall-hangs =
    { $what ->
        [jump] L'effet d'un saut de { $far } dépend d'un test :
        [thing] L'effet d'un objet qui tombe de { $far } dépend d'un test :
        [thrown] L'effet d'un objet lancé dépend d'un test :
        [collision] L'effet d'une collision à { $far } dépend d'un test :
       *[fall] L'effet d'une chute de { $far } dépend d'un test :
    }
fall-does-not =
    { $what ->
        [jump] { $who } ne peut pas sauter ainsi de { $far } :
        [thing] { $who } ne peut pas tomber ainsi de { $far } :
        [thrown] { $who } ne peut pas se lancer ainsi :
        [collision] { $who } ne peut pas heurter ainsi quelque chose à { $far } :
       *[fall] { $who } ne peut pas tomber ainsi de { $far } :
    }
fall-forced =
    { $what ->
        [jump] Le MJ l'a dit, { $who } saute de { $far } :
        [thing] Le MJ l'a dit, { $who } tombe de { $far } :
        [thrown] Le MJ l'a dit, on lance { $who } :
        [collision] Le MJ l'a dit, { $who } heurte quelque chose à { $far } :
       *[fall] Le MJ l'a dit, { $who } tombe de { $far } :
    }
fall-of-nobody =
    { $what ->
        [jump] un saut de { $far } :
        [thing] un objet qui tombe de { $far } :
        [thrown] un objet lancé :
        [collision] une collision à { $far } :
       *[fall] une chute de { $far } :
    }
fall-would =
    { $what ->
        [jump] { $who } sauterait de { $far } :
        [thing] { $who } tomberait de { $far } :
        [thrown] { $who } volerait, par un lancer :
        [collision] { $who } heurterait quelque chose à { $far } :
       *[fall] { $who } tomberait de { $far } :
    }
fall-does =
    { $what ->
        [jump] { $who } saute de { $far } :
        [thing] { $who } tombe de { $far } :
        [thrown] { $who } vole, par un lancer :
        [collision] { $who } heurte quelque chose à { $far } :
       *[fall] { $who } tombe de { $far } :
    }
fall-into-water = { $who } entre dans l'eau.
fall-unhurt = { $who } atterrit sans mal.
fall-takes = { $who } subit { $takes }.

## Flight

fly-unknown-class = On ne sait pas si { $name } vole bien : perfect, good, average, poor ou clumsy. /creature edit creature:"{ $name }" modes:"fly 60 good" le dit.
fly-stopped = Arrêt en { $at }.
fly-weather-idle = L'effet de { $called } sur le vol revient au MJ. Pour ce que le vent fait à une créature : /wind.
wind-blows = { $wind ->
    [strong-wind] Un vent fort
    [severe-wind] Un vent violent
    [windstorm] Une tempête
    [hurricane] Un ouragan
   *[tornado] Une tornade
} souffle sur { $name }.
climb-quicker = Plus vite, cela suffit : pace:{ $pace }.
climb-in-parts = Ou grimpez aussi loin que possible : as-far-as:true.
fly-feats-idle = Dans { $called }, les dons Hover et Wingover ne changent rien.
fly-held-falls = { $name } est en l'air sans pouvoir bouger et tombe : /fall creature:"{ $name }".
fly-held-mishap = { $name } est en l'air sans pouvoir bouger : /fly-mishap creature:"{ $name }" what:immobilized.
fly-stalled = { $acting } a décroché sans se rétablir : rattrapez-le avec /fly creature:"{ $acting }" check:18 force:true.
fly-too-slow = { $acting } a volé { $flown } sur les { $needed } nécessaires et décroche.
fly-stopped-off-the-path = `stopped-at` n'accepte pas { $at } : il faut une case du trajet, { $path }.
skies-unknown-grade = Selon { $rulebook }, un vol est lesser, greater ou hover, inconnu pour { $name } : /creature edit creature:"{ $name }" modes:"fly { $speed } lesser".
mishap-after-what = `after` va avec what:falling : ce qui cause la chute.
mishap-cannot-fly = { $name } ne vole pas : donnez un vol avec /creature edit creature:"{ $name }" modes:"fly 60 lesser" ; pour une chute, /fall.
mishap-on-the-ground = { $name } n'est pas en l'air : /place creature:"{ $name }" at:{ $at } altitude:30.
mishap-collision = Pour le choc lui-même : /fall creature:"{ $name }" collision-speed: avec la vitesse.
# $cited (a sentence on the rules that decide it)
skies-idle = { $who } est en l'air et n'a pas volé dans son tour : /fly-mishap creature:"{ $who }" what:idle dit s'il y a chute ou non. { $cited }
# $cited (a sentence on the rules that decide it)
skies-slow = { $who } n'a volé que la moitié de sa vitesse au plus dans son tour : /fly-mishap creature:"{ $who }" what:slow dit s'il y a chute ou non. { $cited }
skies-falls-on = Chute de { $height }, jusqu'à { $left } au-dessus du sol.
mishap-damage = { $name } prend des dégâts en l'air.
mishap-runs-into = { $name } heurte quelque chose en l'air.
mishap-falls = { $name } tombe.
mishap-stays = { $name } reste sur place en l'air.
mishap-flies-on = { $name } reste en l'air.
mishap-thrown-over = { $name } bascule en l'air.
mishap-held-fast = { $name } ne peut plus bouger en l'air.
skies-falls = { $who } tombe : rien ne le maintient en l'air. { $cited }
skies-falls-hovering = { $who } tombe : rien à côté pour y rester en suspension. { $cited }
skies-falls-teleported = { $who } tombe : rien ne porte { $who } à l'arrivée. { $cited }

## Climbing, swimming, digging and teleporting

modes-damaged-goes = Avec damaged:true, vous tenez bon seulement : retirez `to` et `altitude`.
modes-where = `to` ou `altitude` manque : où, ou à quelle hauteur ?
modes-ten-without-bonus = `take-ten` demande `bonus` : qu'ajouter au 10 ?
modes-below-ground = `altitude` compte depuis le sol, et { $altitude } est sous terre : on n'y va qu'avec /burrow.
modes-by = `by` doit aller de { $least } à { $most } pour { $word }.
modes-one-surface = `surface` en prend une seule.
modes-caught-unknown = { $book } ne dit pas combien pèse une créature rattrapée sur un grimpeur.
modes-caught-load = Indiquez d'abord la charge de { $creature } en livres, par exemple load:50.
modes-caught-strength = Indiquez d'abord la Force de { $creature }, ou ce que { $creature } peut porter.
# $hint (nothing, or a sentence with a space before it: " Did you mean ...?")
modes-unknown-medium = { $book } n'a pas { $typed } pour `{ $option }` ; il y a { $known }.{ $hint }
modes-none-known = { $book } n'a pas { $typed } pour `{ $option }`, ni rien d'autre.{ $hint }

## Ways

course-too-long = `{ $option }` prend au plus { $longest } cases ou pas.
course-too-many-stops = `{ $option }` prend au plus { $most } cases de passage ; dans un trajet complet, chaque case touche la précédente.
course-mixed = `{ $option }` prend des cases ou des directions ; { $typed } les mélange.
course-level = Ce déplacement est horizontal : nommez des cases sans altitude, et des directions sans up ni down.
course-off-the-map = { $square } n'est pas sur la carte ({ $map }).
course-too-tangled = Le plateau est trop chargé pour trouver le meilleur chemin : nommez d'autres cases en chemin, ou retirez prefer.
course-expected = `{ $option }` n'accepte pas { $typed } : il faut une case, comme D4, plusieurs, comme "D4 E5 F6", ou des directions, comme "ne ne 3e".
course-altitude-most = L'altitude dans { $typed } doit être au plus de { $most }, vers le haut ou le bas.
course-altitude-in-squares = L'altitude dans { $typed } doit être un multiple de 5 ft, comme { $square }@{ $near }.
course-too-high = Le pas { $step } mène plus haut ou plus bas que { $most }, la limite des altitudes.
course-step-off-the-map =
    Le pas { $step } ({ $way ->
        [n] nord
        [ne] nord-est
        [e] est
        [se] sud-est
        [s] sud
        [sw] sud-ouest
        [w] ouest
        [nw] nord-ouest
       *[up] haut
    }) sort de la carte ({ $map }).

## Standing up

stand-does = { $name } se relève.
stand-could = { $name } pourrait se relever.
stand-forced = { $name } se relève, sur décision du MJ.
stand-cannot = { $name } ne peut pas se relever :
mount-does = { $name } monte { $mount }.
mount-could = { $name } pourrait monter { $mount }.
mount-forced = { $name } monte { $mount }, sur décision du MJ.
mount-cannot = { $name } ne peut pas monter { $mount } :
mount-itself = { $name } ne peut pas être sa propre monture : donnez la monture dans `target`.
dismount-does = { $name } descend en { $to }.
dismount-could = { $name } pourrait descendre en { $to }.
dismount-forced = { $name } descend en { $to }, sur décision du MJ.
dismount-cannot = { $name } ne peut pas descendre :
riding-along = { $rider } monte { $mount } : donnez la commande pour { $mount }, ou d'abord /dismount.
# $is (what the rulebook says of rider and mount)
riding-thrown = { $rider } tombe de { $mount }. { $is }. /settle trouve la case.
riding-falls-along = { $rider } tombe de { $length } avec { $mount } : /fall creature:"{ $rider }" height:{ $feet } tire ses dégâts.
escape-stuck = { $name } ne passe pas l'ouverture.
escape-twenty-needs-bonus = take-twenty demande le bonus : take-twenty:true bonus:8.
escape-fits-otherwise = { $called } n'a pas `fits:{ $fits }` ; il y a { $known }.

## Where somebody gets, whom it threatens

# $mode (a way of moving) and $word (its word in commands)
reachable-no-speed = { $name } n'a pas de vitesse dans ce mode ({ $mode }) : /creature edit creature:"{ $name }" modes:"{ $word } 30" en donne une.
reachable-maybe-more = Le plateau est très chargé : à moins de { $below }, ce sont toutes les places ; plus loin, il peut y en avoir d'autres. Pour une seule : preview:true.
reachable-in-the-air = { $name } peut finir son vol à { $elsewhere ->
        [one] { $elsewhere } autre endroit
       *[other] { $elsewhere } autres endroits
    }, à { $height } de haut, en { $length } au plus.
reachable-to-the-ground = { $name } peut finir son vol à { $elsewhere ->
        [one] { $elsewhere } autre endroit
       *[other] { $elsewhere } autres endroits
    } au sol, en { $length } au plus.
flank-itself = { $name } ne peut pas se prendre en tenaille : donnez une autre créature dans `target`.
flank-ally = `ally` doit être une troisième créature, et non { $name }.
flank-does = { $name } prend { $target } en tenaille.
flank-does-not = { $name } ne prend pas { $target } en tenaille.
flank-bonus = Cela donne { $bonus } aux attaques au corps à corps, pas à distance.
threat-no-reach = Selon { $rulebook }, les créatures ne contrôlent pas de cases.
threat-disarmed = Ne menace rien : { $condition }.
threat-unarmed = Sans arme pour cela (threatens:false).
threat-neutral = Camp neutre, n'attaque personne.
threat-reach-weapon = L'arme à allonge frappe jusqu'à { $far }, mais pas dans l'allonge naturelle de { $reach }.
threat-own-squares = L'allonge se limite à ses propres cases, qui ne comptent pas ici.
threat-reach = Allonge : { $reach }.
threat-from-nobody = Personne ne menace { $name }.
threat-against = Contre { $name } :
threat-against-none = - { $name } ne menace personne.
threat-squares =
    { $name } menace { $many ->
        [one] { $many } case
       *[other] { $many } cases
    }. { $how }
threat-squares-of-floor =
    Au sol, { $name } menace { $many ->
        [one] { $many } case
       *[other] { $many } cases
    } ; pour plus haut, donnez `altitude`. { $how }
threat-squares-so-high =
    À cette hauteur, { $name } menace { $many ->
        [one] { $many } case
       *[other] { $many } cases
    }. { $how }
# $how (a sentence on how far it reaches)
threat-none = { $name } ne menace aucune case alentour. { $how }
threat-against-squares =
    - { $name } menace { $many ->
        [one] { $many } case
       *[other] { $many } cases
    }.
measure = Entre { $from } et { $to } : { $length }.
measure-with-height = Entre { $from } et { $to } : { $length }, pour une différence de hauteur de { $rise }.
measure-equals = Aussi proches : { $who } ; d{ $die } ({ $rolled }) : { $name }.
measure-nobody = Il n'y a personne d'autre que { $from } sur le plateau.
measure-below-floor = `{ $option }` doit être au sol de { $square } ou au-dessus, et non à { $altitude } : { $square }@10 est { $above } au-dessus.
measure-what = `{ $option }` n'accepte pas { $typed } : il faut une case, comme D4, ou D4@20 pour un multiple de 5 ft au-dessus de son sol, ou une créature du plateau.{ $hint }

## Jumps

jump-where = `to` ou `altitude` manque : jusqu'où, ou à quelle hauteur ?
jump-stands-there = { $name } est déjà en { $square } : nommez une autre case, ou la hauteur avec altitude.
jump-no-legs = { $name } n'a pas de jambes et ne peut pas sauter.
jump-unknown-strength = Le saut de { $name } dépend de la Force : /creature edit creature:"{ $name }" strength:2, et base-speed:30 pour la vitesse de base.
jump-whole-squares = Selon { $rulebook }, on saute de cases entières : `altitude` est un multiple de 5 ft.
jump-has-no-option = Les sauts de { $called } n'ont pas `{ $option }` : retirez-le.
jump-ends-on-floor = Selon { $rulebook }, un saut finit au sol : retirez altitude, ou to pour un saut à la verticale.
jump-tell-save = Résultat du jet de sauvegarde : reflex:15.
jump-tell-check-and-save = Résultat du jet de sauvegarde : check:{ $total } avec reflex:15.
# $down (a command)
jump-no-turns = Les tours ne comptent pas ici : { $down } fait retomber.
jump-reaches = De là, on atteint { $length } de plus en hauteur.

## Journeys

travel-miles-or-legs = `miles` suffit pour la distance : retirez `legs`, ou écrivez-la là.
travel-by-water = { $vehicle } va sur l'eau : retirez terrain et road.
travel-vehicle-day = La table donne déjà la journée de { $vehicle } : retirez le reste.
travel-march-without-hours = `hours` manque : combien d'heures dure la marche forcée, plus de 8 ?
travel-mount-rests = Une monture se repose : `mounted` et `round-the-clock` ne vont pas ensemble.
travel-short-ways = `minutes` et `rounds` sont pour de courts trajets en terrain libre : retirez heures, jours, miles et pays.
travel-one-runner = Minutes et rounds sont pour une seule créature, ou une seule vitesse, sur ses propres jambes.
travel-one-of-them = Chacun lance avec son propre bonus : demandez une créature à la fois.
travel-who = Qui voyage ? Donnez `speed`, `creature`, `mount` ou `vehicle`.
travel-nobody = `creature` demande une créature du plateau, plusieurs avec des virgules, ou un camp.
travel-spare-results = Des résultats donnés, { $spare } en trop.
travel-no-check = Aucun test n'était nécessaire : le bot n'a rien lancé.
travel-give-check = Donnez check avec les résultats dans l'ordre, ou bonus pour que le bot lance les dés.
travel-against-current = `current` porte une barque : contre un courant qui compte, elle n'avance pas à la rame, seulement halée depuis la rive.
# $mode (a way of moving) and $word (its word in commands)
travel-no-speed = { $name } n'a pas de vitesse dans ce mode ({ $mode }) : /creature edit creature:"{ $name }" modes:"{ $word } 40" en donne une.
travel-two-speeds = Donnez `{ $first }` ou `{ $second }`, pas les deux.
travel-mode-idle = `mode` est pour une créature ou une vitesse ; montures, véhicules et miles par heure vont comme ils vont.
travel-load-idle = `load` est ce que porte une monture (`mount`) de la table ; une créature a sa propre charge.
travel-grade-without-mode = `grade` va avec un vol, une nage ou une escalade : donnez `mode`.
travel-rolled = Lancé avec d20 { $bonus } : { $results }.
travel-minutes-or-rounds = Donnez `minutes` ou `rounds`, pas les deux : une minute fait 10 rounds.
travel-constitution-idle = `constitution` est pour une course de quelques `rounds` ou `minutes`.
travel-dash-rolled = Lancé : { $results }.
travel-miles = `{ $name }` n'accepte pas { $typed } : il faut plus de 0 et au plus { $most_miles } miles.
travel-hours = `{ $name }` n'accepte pas { $typed } : il faut plus de 0 et au plus les { $whole_day } heures d'un jour ; days:3 voyage trois jours.
travel-legs = `legs` doit donner de 1 à { $most } étapes séparées par des points-virgules, comme "forest trail 20mi; hills 3h".
travel-leg = Une étape, c'est un pays, une route et sa distance ou sa durée, comme forest trail 20mi ou hills 3h ; { $typed } n'en est pas une.
travel-leg-without-length = Quelle est la longueur de l'étape { $typed } ? Seule la dernière peut durer le reste du jour ; ajoutez par exemple 20mi ou 3h.
travel-leg-too-long = Une étape fait plus de 0 et au plus { $most_miles } miles ou { $most_hours } heures, ce que n'est pas { $typed }.
travel-leg-unknown = { $typed } ne va pas dans une étape.{ $hint } Possible : { $known }, et une longueur, comme 20mi.
travel-leg-twice =
    { $kind ->
        [land] L'étape { $leg } dit deux fois son pays.
        [road] L'étape { $leg } dit deux fois sa route.
        [pace] L'étape { $leg } dit deux fois son allure.
        [ride] L'étape { $leg } dit deux montures ou véhicules.
        [current] L'étape { $leg } dit deux courants.
        [impeded] L'étape { $leg } dit deux fois que le pas y est entravé.
       *[length] L'étape { $leg } dit deux fois sa longueur.
    }

## Every way of getting at somebody

options-one-aim = Indiquez l'un des trois : `target` pour une créature, `to` pour une case, ou `away:true`.
options-at-itself = { $name } ne peut pas être sa propre cible : nommez une autre créature.
options-title = { $name } -> { $aim } ({ $with })
options-away = à l'écart
options-next-turn = Prévision pour le tour de { $name }, sur le plateau actuel :
options-way = { $number } · { $way }
options-none = Impossible d'y aller à ce tour.
options-more = { $more } de plus sous Pourquoi.
options-not = Impossible : { $line }
options-instead = Ce qui est possible à la place :
options-share = Partager
stand-takes-the-step = Cela prend le { -five-foot-step } de ce tour.
forward-nowhere = { $name } est déjà à { $at } du sol : donnez une autre `altitude`, ou `to`.

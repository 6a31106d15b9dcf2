### What the referee found, in sentences.

## Lengths

# A length with its squares.
length = { $feet } ({ $squares ->
    [one] { $squares } case
   *[other] { $squares } cases
    })

## Movements

# $does is one of verb-does-..., $bare one of verb-...
cost-of = { $spent } sur { $budget }
cost-open = { $budget } à dépenser
moved-stays = { $creature } reste en { $to } : { $spent } sur { $budget }.
moved-by-word = { $creature } { $does } de { $from } à { $to }, sur décision du MJ.
moved-by-word-for = { $creature } { $does } de { $from } à { $to }, sur décision du MJ ({ $cost }).
moved-done = { $creature } { $does } de { $from } à { $to } : { $cost }.
moved-could = { $creature } pourrait { $bare } de { $from } à { $to } : { $cost }.
moved-check-here = En { $from }, un test décide de ce que fait { $creature } :
moved-cannot-here = { $creature } ne peut pas faire cela en { $from } :
moved-cannot-from = { $creature } ne peut pas { $bare } depuis { $from } :
moved-check = Un test décide si { $creature } { $does } de { $from } à { $to } ({ $cost }) :
moved-cannot = { $creature } ne peut pas { $bare } de { $from } à { $to } :
moved-another-way = Un autre trajet mène en { $nearest }, pour { $feet } : donnez seulement la case d'arrivée.
moved-nearest = Case permise la plus proche : { $nearest }, pour { $feet }.
moved-instead = Un simple /move va en { $to }, pour { $feet }.
moved-not-proved = Le plateau est très chargé : il y a peut-être un meilleur trajet.
moved-to-surface = { $to }, à la surface d'une eau profonde de { $depth }
moved-to-up = { $to }, à { $altitude } au-dessus du sol
moved-to-down = { $to }, à { $depth } sous le sol
moved-squeezes = Passage étroit, en se serrant : { $squares }.
reason = - { $why }
reasons-more = - Et { $more ->
        [one] { $more } autre raison
       *[other] { $more } autres raisons
    }.

verb-move = se déplacer
verb-run = courir
verb-step = faire un pas
verb-crawl = ramper
verb-fly = voler
verb-climb = grimper
verb-swim = nager
verb-burrow = creuser
verb-teleport = se téléporter
verb-jump = sauter
verb-charge = charger
verb-withdraw = battre en retraite
verb-tumble = passer en acrobaties
verb-bull-rush = avancer en bousculade
verb-clamber = se hisser
verb-push = se faire pousser
verb-pull = se faire tirer
verb-slide = glisser
verb-fling = se faire projeter
verb-does-move = se déplace
verb-does-run = court
verb-does-step = fait un pas
verb-does-crawl = rampe
verb-does-fly = vole
verb-does-climb = grimpe
verb-does-swim = nage
verb-does-burrow = creuse
verb-does-teleport = se téléporte
verb-does-jump = saute
verb-does-charge = charge
verb-does-withdraw = bat en retraite
verb-does-tumble = passe en acrobaties
verb-does-bull-rush = avance en bousculade
verb-does-clamber = se hisse
verb-does-push = se fait pousser
verb-does-pull = se fait tirer
verb-does-slide = glisse
verb-does-fling = se fait projeter

## Who may strike

strike-nobody = Ne provoque aucune { -attack-of-opportunity }.
# $chance: for what, one of the following.
strike = { $number }. Provoque { -attack-of-opportunity(form: "a") } de { $by } ({ $chance }).
strike-standing-up = se relever en { $leaving }
strike-charge-failed = échec critique de la { -charge }
strike-crawling = ramper vers { $entering }
strike-entering = entrée en { $entering }
strike-entered = entrée dans sa case { $entering }
strike-leaving = sortie de { $leaving }

## Rules

cited = { $many ->
        [one] Règle
       *[other] Règles
    } : { $rules }.
cited-rule = { $rule } ({ $book } : { $heading })

## The account of a movement

account-of = { $creature }, de { $from } à { $to } : { $spent } sur { $budget } ; vitesse { $speed }.
# $by: rules.
account-of-by = { $creature }, de { $from } à { $to } : { $spent } sur { $budget } ; vitesse { $speed } ({ $by }).
account-nothing = rien
account-steps = Pas à pas :
account-refused = Refusé :
account-against = Ce qui s'y oppose :
account-strikes = { -attack-of-opportunity(form: "heading") } :
account-checks = Tests :
account-besides = De plus :
account-rules = Règles :
# $strike is a whole sentence.
account-strike = { $strike } { $rule }.
account-rule = - { $rule } : { $book }, « { $heading } »
account-step = { $number }. { $square } : { $feet }
account-steps-alike = { $numbers }. { $squares } : { $feet } chacune
account-step-by = { $account } ({ $by })
account-squeezing = en se serrant
account-so-far = { $step } ; { $spent } jusque-là
account-found = - { $what } ({ $rule })
account-no-chance = - Aucune { -attack-of-opportunity } par ce déplacement : { $who }.

## Speeds

speed-flies-level = Vol à niveau, à la vitesse de vol de { $length }.
speed-swims-level = À la nage, à la vitesse de nage de { $length }.
speed-climbs-level = En escalade, à la vitesse d'escalade de { $length }.
speed-of-race = { $base } par la race ({ $race })
speed-of-size = { $base } pour une taille { $size }
speed-of-bonuses = { $feet } de bonus
speed-of-bonus = { $feet } par { $kind }
speed-bonus-idle = Non comptés : { $kinds }.
bonus-plain = bonus
bonus-enhancement = une altération
bonus-fast-movement = déplacement accéléré
bonus-monk = l'altération d'un moine
bonus-haste = rapidité
speed-of-runner = { $feet } par le don Course
speed-armor = armure { $armor }
# $why: speed-armor, load-burden or both.
speed-less-for = moins { $feet } pour { $why }
# $why: conditions.
speed-less-as = moins { $feet } pour son état ({ $why })
speed-of-its-own = { $base } de base
# $parts: the parts above with commas; $by: rules.
speed-is = Vitesse : { $parts }.
speed-is-by = Vitesse : { $parts } ({ $by }).
speed-adds-up = Vitesse { $speed } : { $parts }.
speed-adds-up-by = Vitesse { $speed } : { $parts } ({ $by }).
speed-run = La course vaut { $times } fois la vitesse.
speed-run-less = La course vaut { $times } fois la vitesse, et non { $most }, avec une telle armure ou une telle charge.

## What the referee came upon

fact-at-step = Au pas { $step } : { $what }
fact-too-far = Cela coûte { $feet }, { $creature } a { $budget }.
fact-double-would-do = Un double déplacement suffit : pace:double.
fact-sprint-would-do = Un sprint suffit : /sprint.
fact-run-would-do = Une course suffit : /run.
fact-minimum-would-do = Le déplacement minimal d'une case suffit : pace:minimum.
fact-too-narrow = En { $square }, le passage est trop étroit pour { $creature } : { $is }.
fact-stops-short = { $creature } ne va pas plus loin vers { $goal }.
fact-not-one-step = On n'avance que d'une case, et { $to } n'est pas à côté de { $from }.
fact-not-straight = On court tout droit sur un sol libre, et aucune ligne droite ne mène en { $to }. Avec /move pace:double, vous pouvez tourner.
fact-too-tangled = Le plateau est trop chargé pour trouver le meilleur trajet : nommez des cases en chemin.
fact-hazards = Attention, terrain dangereux en chemin : { $squares }.
fact-squeezes = { $creature } se serre : { $is }.
fact-both-squeeze = { $creature } et { $with } se serrent : { $is }.
fact-takes-action = Coût : { $action }.
fact-flat-footed-after = À noter : { $is }.
fact-runs-no-further-rests = { $result } contre DD { $dc } : { $creature } doit cesser de courir et se repose 1 minute (10 rounds) avant de courir à nouveau.
fact-check-failed = Résultat { $result } contre DD { $dc }.
fact-unknown-pace = { $book } n'a pas cette allure : { $pace }. Utilisez { $instead }.
fact-dead = { $creature } est mort et ne peut pas se déplacer.
fact-cannot-move = { $creature } ne peut pas se déplacer : { $condition }.
fact-only-crawls = { $creature } est { -prone } et ne peut que ramper : /crawl, ou /stand pour se relever.
fact-not-prone = { $creature } n'est pas { -prone }, et on ne rampe qu'{ -prone }. Utilisez /move.
fact-not-slowed = C'est pour une créature sans vitesse ou sur un terrain entravé : un simple déplacement suffit.
fact-too-slow-for-step = { $creature } est trop lent : un { -five-foot-step } demande plus de { $length } de vitesse.
fact-no-speed = { $creature } n'a aucune vitesse et ne peut pas avancer d'une case.
fact-no-speed-left = { $creature } n'a plus assez de vitesse pour cela.
fact-after-full-round = Après une { -full-round-action } : { $is }.
fact-blind = { $creature } ne voit pas le chemin et ne peut pas courir.
fact-cannot-do-that = { $creature } ne peut pas faire cela.
fact-shares = { $who } est en { $square } : avec share:true vous partagez la case, si { $who } est d'accord ou n'y peut rien.
fact-ends-inside = Un déplacement ne peut pas finir en { $square }, où se trouve { $who }.
fact-off-the-map = { $square } est hors de la carte.
fact-pillar = { $square } est un pilier : personne ne peut s'y tenir.
fact-solid = { $square } est plein : personne ne peut s'y tenir.
fact-door-between = Une porte fermée sépare { $a } et { $b }.
fact-low-between = Un muret sépare { $a } et { $b } : sautez-le ou escaladez-le.
fact-gap-between = Un passage trop étroit, même en se serrant, sépare { $a } et { $b }.
fact-gap-closed = Un passage trop étroit, même en se serrant, sépare { $a } et { $b } : { $is }.
fact-gap-takes = Un passage trop étroit, même en se serrant, sépare { $a } et { $b } : { $is } (/escape ; DD selon ce qui passe : { $dcs }).
fact-wall-between = Un mur sépare { $a } et { $b }.
fact-door-through = Une porte fermée coupe { $to } par le milieu : personne ne peut s'y tenir.
fact-wall-through = Un mur coupe { $to } par le milieu : personne ne peut s'y tenir.
fact-door-between-middles = Une porte fermée sépare le milieu de { $from } de celui de { $to }.
fact-wall-between-middles = Un mur sépare le milieu de { $from } de celui de { $to }.
fact-cuts-corner = La diagonale de { $from } à { $to } coupe un angle.
fact-in-the-way = { $who } barre le chemin en { $square }.
fact-impeded = Entrer en { $square } coûte toute une { -full-round-action } : pace:minimum.
fact-too-many-in-square = Il n'y a plus de place en { $square }.
fact-hampered = Le pas vers { $square } est gêné : { -difficult-terrain }, mauvaise visibilité, muret ou passage trop étroit.
fact-concealed = On voit mal { $square } : pas de { -five-foot-step } vers cette case.
fact-tight = Le boyau en { $square } est trop étroit, même en s'y faufilant.
fact-not-allowed = Les règles ne le permettent pas.
no-strike-covered = Aucune { -attack-of-opportunity } pour { $who } : un mur ou son angle s'interpose.
no-strike-condition = Aucune { -attack-of-opportunity } pour { $who } : { $condition }.
no-strike-unarmed = Aucune { -attack-of-opportunity } pour { $who } : sans arme.
no-strike-unseen = Aucune { -attack-of-opportunity } pour { $who } : { $who } ne voit pas le déplacement.
no-strike-too-near = Aucune { -attack-of-opportunity } pour { $who } : c'est trop près pour son arme à allonge.
no-strike-no-reach = Aucune { -attack-of-opportunity } pour { $who } : son allonge s'arrête à sa propre case.
no-strike-had-chance = Aucune autre { -attack-of-opportunity } pour { $who } : celle de ce tour est passée.
no-strike-of-charge = Aucune { -attack-of-opportunity } pour { $who } : une { -charge } ne provoque pas sa cible.
no-strike-of-withdrawal = Aucune { -attack-of-opportunity } pour { $who } : la { -withdrawal } l'évite.
no-strike-of-step = Aucune { -attack-of-opportunity } pour { $who } : un { -five-foot-step } ne provoque pas.

## Turns

turn-not-its-turn = C'est à { $whose } de jouer, pas à { $creature }.
turn-no-action-left = Cela coûte { $needed }, et { $creature } n'en a plus à ce tour.
turn-no-action-points = Il n'y a pas de points d'action ici.
turn-not-by-action-point = Un point d'action donne une { -move-action } ou une { -standard-action }, et il faut { $needed }.
turn-by-action-point = { $creature } dépense pour cela un point d'action.
turn-trades-attack = { $creature } renonce à l'attaque { $nth } sur { $of }, comptée à partir du bonus le plus bas, et à toute attaque supplémentaire à ce bonus : il en reste { $left }.
turn-one-maneuver = { $creature } a déjà fait une manœuvre à ce round : { $made }.
turn-spent-on = { $creature } a une { -move-action } par phase, et /{ $what } l'a prise. /phase next en donne une autre.
turn-carried-moved = { $creature } porte { $who }, qui a déjà bougé dans cette phase : emmenez { $who } après /phase next.
turn-carrier-moved = { $who } a déjà bougé dans cette phase, et personne ne bouge deux fois : { $creature } peut monter ou descendre après /phase next.
turn-one-step = { $creature } a déjà fait un { -five-foot-step } à ce tour.
turn-unknown-way = Ici, un { -five-foot-step } remplace tout autre déplacement : retirez way:{ $way }.
turn-attacks-unknown = Les attaques à échanger de { $creature } sont inconnues : /creature sheet creature:{ $creature } base-attacks:4 donne celles de sa classe ; les monstres n'en ont pas.
turn-no-attack-to-trade = { $creature } n'a plus d'attaque à échanger contre un { -five-foot-step } ; sa classe en donne { $of }.
turn-moved-already = { $creature } a déjà bougé à ce tour : plus de { -five-foot-step }.
turn-stepped-already = { $creature } a déjà fait un { -five-foot-step } à ce tour : plus d'autre déplacement.
turn-stands-already = { $creature } n'est pas { -prone } et n'a pas à se relever.
turn-hindered = { $creature } a l'état { $condition } : impossible ainsi.
turn-one-action = { $creature } a l'état { $condition } : une seule action par tour, et ceci coûte { $needed }.
turn-has-to-rest = { $creature } a couru jusqu'à sa limite : encore { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    } de repos, sans dépasser une { -move-action }, avant de courir à nouveau.
turn-stopped-running = { $creature } a raté le test de course et ne court plus à ce round.
turn-runs-no-further = { $result } contre DD { $dc } : { $creature } doit cesser de courir et a l'état fatigué.
turn-chance-before = { $who } a déjà eu { -attack-of-opportunity(form: "a") } à ce tour : pour une autre, il en faut plus d'une par round.
turn-spent-in-phase = { $who } a dépensé { $feet } dans cette phase.
turn-left = Il reste à { $who } { $actions }.
turn-left-with-step = Il reste à { $who } { $actions } et un { -five-foot-step }.

## Heights

height-at-surface = à la surface d'une eau profonde de { $depth }
height-below-surface = à { $below } sous la surface d'une eau profonde de { $depth }
height-up = altitude { $altitude }
height-under-ground = à { $feet } sous terre
height-below-ground = Le sol de { $square } est plus haut que cela.
height-ledge = Le sol de { $square } est { $feet } plus haut : il faut grimper, sauter ou voler.
height-drop-beside = Le sol de { $square } est { $feet } plus bas : to:"{ $start } { $square }" passe le bord.
height-drop-away = Le sol de { $square } est { $feet } plus bas : nommez chaque case du trajet pour passer le bord.
height-falls-into-water = { $who } passe le bord en { $square } et tombe de { $height } dans une eau profonde de { $depth }.
height-falls = { $who } passe le bord en { $square } et tombe de { $height }.
height-into-water = L'eau en { $square } est profonde de { $depth } : { $who } n'a pas pied. Utilisez /swim.
height-goes-no-further = Le déplacement finit là, pas en { $goal }.
height-unsupported = Rien ne porte { $creature } à cet endroit : chute de { $height }.
# $is (what the rule on water says)
height-depth-untold = La carte ne dit pas la profondeur de l'eau en { $square } : { $is }. Pour y nager : /map paint squares:{ $square } terrain:pit depth:10.
height-has-to-swim = { $creature } est trop petit pour patauger en { $square } : utilisez /swim.
height-no-mode = { $who } n'a pas de vitesse pour ce mode ({ $mode }) : /creature edit creature:"{ $who }" modes:"{ $word } 30" en donne une.
height-unknown-mode = { $book } n'a pas de règle pour ce mode de déplacement : { $mode }. Il a { $known }.

## Jumping

jump-too-long = Le saut fait { $feet }, et { $who } saute au plus { $most }.
jump-too-high = Le saut monte de { $feet }, et un tel saut monte au plus de { $most }.
jump-no-ground = { $who } ne touche rien de solide d'où sauter.
jump-no-hop = Un petit saut franchit une case, jusqu'à la taille : { $most } de haut en cases entières.
riding-rides = { $creature } est déjà sur sa monture ({ $mount }) : d'abord /dismount.
riding-rides-nobody = { $creature } n'a pas de monture : utilisez /mount.
riding-not-willing = { $who } est un adversaire de { $creature } et ne le laisse pas monter.
riding-not-bigger = { $who } n'est pas plus grand que { $creature } : une monture a au moins une catégorie de plus.
riding-is-down = { $who } est { -prone } et ne porte personne. D'abord : /stand.
riding-not-beside = { $who } n'est pas à côté de { $creature } : approchez-vous d'abord.
riding-not-off = { $at } n'est pas à côté de { $who }.
riding-no-room = Pas de place pour { $creature } à côté de la monture : avec force:true, { $creature } descend quand même.
escape-meaning = { $is }.
ground-stops = { $creature } s'arrête devant { $square }.
ground-falls = { $creature } tombe { -prone } en { $square }.
ground-asks = Attention : { $square } demande { $check } contre DD { $dc } ; faites-le à la table.
escape-no-gap = Aucun passage trop étroit sur le chemin : /move y va sans test.
escape-several-gaps = Plusieurs passages trop étroits sur le chemin : prenez-les un par un, chacun a son test.
escape-head-stuck = Même la tête de { $creature } ne passe pas.
escape-fits-unknown = Le DD dépend de ce qui passe (fits) : { $dcs }.
escape-takes = Cela prend au moins { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}.
escape-longer-than-a-turn = Cela prend au moins { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}, plus qu'une action d'un tour : quand c'est passé, force:true met la créature derrière l'ouverture.
escape-no-taking-twenty = Aucune règle ne permet de faire 20 à ce test.
escape-tries-again = { $creature } reste sur place et peut réessayer.
jump-standing = Sans élan de { $needs }, le DD double (avec élan : running:true).
jump-over-the-gap = Si vous comptez seulement le trou, le DD est { $dc } (règle maison jump-measure).
jump-over-the-squares = Si vous comptez de case à case, le DD est { $dc } (règle maison jump-measure).
jump-speed = La vitesse ajoute { $adds } au test : ajoutez-les à bonus, check les contient déjà.
jump-speed-untold = { $is } : speed-bonus:4 le dit.
jump-short = Le saut ne va que jusqu'en { $square }.
jump-no-higher = { $who } retombe au point de départ du saut.
jump-drops = Le saut finit { $feet } plus bas.
jump-midair = Le saut finit en l'air ; la chute vient à la phase suivante, sans effet d'ici là.
jump-sprawls = { $who } n'a pas appris à sauter et n'a pas dépassé le DD de 5 : { -prone }.
jump-fails-badly = { $who } a échoué de 5 ou plus : { -prone }.
jump-hangs = { $who } pend au bord opposé ; se hisser est une { -move-action } et demande un test d'Escalade de 15.

## Climbing, swimming, digging

mode-no-way = { $creature } ne peut pas aller en { $square } par là : ni sol, ni prise, ni eau.
mode-nothing-holds = Rien ne retient { $creature } au-dessus de { $square }.
mode-used-up = La vitesse de ce mode ({ $mode }) est épuisée : { $speed } pour ce déplacement.
mode-bent = Ce déplacement va tout droit.
mode-smooth = C'est trop lisse pour grimper.
mode-hands = { $is }.
mode-ranks = Il faut { $needs } degrés de maîtrise : ranks:{ $needs } les donne.
mode-no-haste = Impossible d'aller plus vite : prenez /move à l'allure habituelle.
mode-no-taking-ten = Ici, on ne fait pas 10 : donnez check avec le résultat, ou bonus seul.
mode-helpers-beside = Les alliés qui aident doivent être à côté de { $creature } ou de sa corde ; il n'y a pas assez de place.
mode-no-helper = Personne ne peut aider à cela.
mode-helpers = Au plus { $most } peuvent aider.
mode-only-forward = Sans vitesse pour ce mode ({ $mode }), { $creature } n'avance qu'un peu, avec un test : /{ $word }-forward.
mode-one-at-a-time = { $book } n'a pas de règle pour plusieurs modes à la fois : nommez-en un, par exemple mode:walk.
mode-not-through = { $creature } ne peut pas creuser à travers ceci : { $ground }.
mode-one-square = On y traverse une case en un round complet.
mode-unseen = { $creature } doit voir l'endroit.
mode-no-room = Il n'y a pas de place libre sur la ligne : { $creature } reste, et l'action est dépensée.
mode-flat-footed = Pendant l'escalade, { $creature } a l'état { -flat-footed }.
mode-no-progress = { $creature } rate le DD de { $short } et n'avance pas.
mode-falls = { $creature } lâche prise et tombe de { $height }.
mode-goes-under = { $creature } coule.
mode-holds-on = { $creature } tient bon.
mode-every-hour = Chaque heure de nage demande un test de Natation de { $dc }, sinon 1d6 dégâts non létaux de fatigue.
mode-holds-breath = Sous l'eau, { $creature } retient son souffle, puis c'est l'asphyxie (Asphyxiating). Hors combat : une minute ou deux, en actions de mouvement ou libres.
mode-breath-known = Sous l'eau, { $creature } retient son souffle { $rounds } rounds, moins un pour chaque action qui dépasse une { -move-action }.
mode-breath-untold = Sous l'eau, { $creature } retient son souffle { $rounds } rounds par point de Constitution, qui n'est pas connue.
mode-shunted = La place est prise : { $creature } arrive un peu avant, en { $to }.
mode-full-round = Il faut un round complet pour cette seule case.
mode-hardness = Le DD dépend de { $option } : { $is } ; ou donnez dc.

## Flight by checks

air-not-in-this-flight = Le vol inférieur ne permet pas cette allure ({ $pace }).
air-starts-in-open-air = { $creature } est en vol stationnaire et doit commencer son tour à côté d'une surface : ni sol { $below } plus bas, ni mur. Si la carte ne la montre pas : ceiling:true.
air-falls-at-turns-end = Aucune surface à côté : sans en atteindre une, chute de { $height } à la fin du tour.
air-falls = { $creature } tombe de { $height }.
air-stays = { $creature } n'avance pas et perd son action.
air-sinks = { $creature } n'avance pas, descend de { $from } à { $to } sans dommage et perd son action.
air-lowered = { $creature } descend de { $from } à { $to } sans dommage.
air-floats-down = { $creature } descend en flottant depuis { $from }, sans dommage.
air-not-yet-kept-up = { $creature } a volé { $flown } et doit dépasser la moitié de { $speed } : sinon, un test à la fin du tour pour rester en l'air.
air-never-prone = { $creature } est en vol stationnaire, et rien ne peut l'envoyer { -prone }.
air-needs-no-check = { $creature } n'a besoin d'aucun test pour rester en l'air.
air-unknown-mishap = { $book } n'a pas de règle pour les incidents en vol.
air-too-late-to-fly = Après un test raté ou une collision, on ne peut plus reprendre son vol en tombant.
air-cannot-catch-itself = { $creature } n'a pas le vol inférieur pour reprendre son vol en tombant.
air-never-up = En vol plané, vous ne gagnez jamais de hauteur.
air-on-the-floor = { $creature } est au sol et ne peut pas planer.
air-no-further-down = En vol plané, vous descendez de { $feet } par phase, pas plus.
air-has-to-come-down = Un vol plané finit { $feet } plus bas qu'il n'a commencé, ou au sol.
air-too-high = Au plus { $limit } au-dessus d'un appui ; donnez sa hauteur avec support.
air-overloaded = { $creature } porte trop : { $is }.
air-in-midair = À noter : { $is }.
air-no-such-wind = { $book } ne dit pas ce qu'un tel vent ({ $wind }) fait aux créatures. /fly et /fly-mishap tiennent compte du temps là où il joue.
air-withstands = Un tel vent ({ $wind }) ne fait rien à { $creature } (compte comme { $size }).
air-blows-prone = En cas d'échec, le vent jette { $creature } (compte comme { $size }) à terre.
air-blows-back = En cas d'échec, le vent repousse { $creature } (compte en vol comme { $size }) de 1d6 fois { $each }.
air-rolls-away = En cas d'échec, le vent fait rouler { $creature } (compte comme { $size }) à terre sur 1d4 fois { $each }, pour 1d4 dégâts non létaux chaque fois.
air-blows-away = En cas d'échec, le vent emporte { $creature } (compte en vol comme { $size }) de 2d6 fois { $each }, pour 2d6 dégâts non létaux.
air-checks = En cas d'échec, { $creature } (compte comme { $size }) n'avance pas contre le vent.

## Flight by classes

flight-no-class = La manœuvrabilité de { $who } est inconnue : /creature edit creature:"{ $who }" modes:"fly 60 good" (perfect, good, average, poor ou clumsy).
flight-too-loaded = { $creature } porte trop (charge { $load }) : on ne vole qu'avec une charge légère.
flight-barded = { $creature } est trop chargé (barde { $armor }) : une monture ne vole qu'avec une barde légère.
flight-too-slow = { $flier } doit voler { $needed } dans son tour pour se maintenir, et { $creature } a volé { $flown }. Volez plus loin, posez-vous ou décrochez (stall:true).
flight-no-hover = { $flier } ne peut pas rester sur place en l'air.
flight-no-backward = { $flier } ne peut pas voler à reculons.
flight-turns-too-soon = { $flier } tourne de { $turn } après { $after } ; ici { $angle } après { $flown }.
flight-no-turn-in-place = { $flier } ne peut pas tourner sur place.
flight-turns-too-far = { $flier } tourne au plus de { $most } dans un même espace, et non de { $angle }.
flight-faces-elsewhere = À la fin, { $creature } n'a pas l'orientation demandée : { $asked }.
flight-climbs-too-steeply = { $flier } monte au plus à { $slope } ; ici { $climbed } de montée pour { $level } à l'horizontale.
flight-descends-too-steeply = { $flier } descend au plus à { $slope } ; ici { $descended } de descente pour { $level } à l'horizontale.
flight-climbs-too-soon = { $flier } vole { $needed } à niveau entre descente et montée ; ici { $flown }.
flight-hovers = { $creature } se maintient en vol stationnaire grâce à son don.
flight-wheels = { $creature } fait volte-face grâce à son don, une fois par round.
flight-wheeled-already = { $creature } a déjà fait volte-face par Wingover dans ce round.
flight-no-climb-with-wingover = Avec Wingover, vous ne prenez pas de hauteur à ce round.
flight-is-stalled = { $creature } a décroché et fait une chute de { $fallen } : ce tour sert à se rétablir. Résultat du jet de Réflexes : /fly creature:"{ $creature }" check:18.
flight-drops = Décrochage : chute de { $feet }. Au prochain tour, { $creature } se rétablit avec un jet de Réflexes DD { $dc } : /fly creature:"{ $creature }" check:18.
flight-crashes = Décrochage : chute jusqu'au sol, { $height } en tout.
flight-faces = Orientation : { $facing }.
flier-clumsy = Une créature à manœuvrabilité déplorable
flier-poor = Une créature à manœuvrabilité médiocre
flier-average = Une créature à manœuvrabilité moyenne
flier-good = Une créature à bonne manœuvrabilité
flier-perfect = Une créature à manœuvrabilité parfaite

## Loads

# $noted: [stand-in] where the figures are another rulebook's.
load-one-square = { $who } porte { $pounds } lb, plus qu'une charge lourde de { $heavy } lb{ $noted ->
        [stand-in] { " " }(la charge légère est celle du 3.5 SRD, à défaut : `light-load` en donne une autre)
       *[own] { "" }
    } : une case par { -full-round-action }, et pas plus (/move pace:minimum).
load-too-much-to-carry = { $who } ne peut pas porter { $pounds } lb : { $most } lb au plus, et jusqu'à { $drag } lb à pousser ou à traîner{ $noted ->
        [stand-in] { " " }(la charge légère est celle du 3.5 SRD, à défaut : `light-load` en donne une autre)
       *[own] { "" }
    }.
load-too-much = { $who } ne peut pas porter { $pounds } lb : { $most } lb au plus, à porter ou à traîner{ $noted ->
        [stand-in] { " " }(la charge légère est celle du 3.5 SRD, à défaut : `light-load` en donne une autre)
       *[own] { "" }
    }.
load-no-climbing = Avec plus qu'une charge lourde, vous pouvez tenir bon, mais pas grimper.
load-plucked-off = Une charge plus lourde que le maximum à tirer vous arrache du mur.
load-caught = Jusqu'à ce que la créature rattrapée se dégage par un test de Mouvement, ses { $pounds } livres comptent comme charge.
load-flat-footed = Avec une telle charge, vous êtes { -flat-footed } en combat.
load-no-dexterity = Avec une telle charge, pas de bonus de Dextérité à la CA.
load-more-than-heavy = plus qu'une charge lourde
# "medium load"
load-of-weight = charge { $weight }
# $what is load-of-weight or load-more-than-heavy.
load-burden = { $what } ({ $pounds } lb{ $noted ->
        [stand-in] {" "}; la charge légère est celle du 3.5 SRD, à défaut : `light-load` en donne une autre
       *[own] { "" }
    })
# What somebody carries, in a list of what there is to say of a creature.
carries = porte { $pounds } lb : une charge { $weight } ({ $within })
carries-more-than-heavy = porte { $pounds } lb : plus qu'une charge lourde, { $step } par { -full-round-action } ({ $within })
carries-too-much = porte { $pounds } lb : plus que possible ({ $within })
carries-unknown = porte { $pounds } lb, à l'effet inconnu
load-limits = légère jusqu'à { $light }, intermédiaire jusqu'à { $medium }, lourde jusqu'à { $heavy } ; traîne { $drag }{ $noted ->
        [stand-in] {" "}; la charge légère est celle du 3.5 SRD, à défaut : `light-load` en donne une autre
       *[own] { "" }
    }
load-limits-lifting = légère jusqu'à { $light }, intermédiaire jusqu'à { $medium }, lourde jusqu'à { $heavy } ; soulève { $most }, traîne { $drag }{ $noted ->
        [stand-in] {" "}; la charge légère est celle du 3.5 SRD, à défaut : `light-load` en donne une autre
       *[own] { "" }
    }
load-penalty = Dextérité à la CA +{ $dexterity } au plus, tests -{ $checks }

## Charging and withdrawing

charge-no-opponent = { $who } n'est pas un adversaire de { $creature }.
charge-unseen = { $creature } ne voit pas { $who }.
charge-no-end = { $creature } ne peut atteindre { $target } d'aucune case de la carte.
charge-target-higher = { $target } est { $feet } plus haut et hors d'atteinte de { $creature } : une { -charge } se fait à niveau.
charge-target-lower = { $target } est { $feet } plus bas et hors d'atteinte de { $creature } : une { -charge } se fait à niveau.
charge-other-end = Une { -charge } finit à la case la plus proche d'où frapper la cible : { $ends }.
charge-tie-rolled = Aussi proches : { $ends }. d{ $die } ({ $rolled }) : la { -charge } finit en { $to }.
charge-too-near = La case la plus proche d'où frapper est à { $feet }, et une { -charge } demande au moins { $least }.
charge-squeezed-start = { $creature } se serre au départ et ne peut pas charger.
charge-slow-ground = Le sol de { $square }, sur la ligne de charge, ralentit.
charge-drop-in-lane = Le sol de { $square }, sur le trajet, est { $feet } plus bas.
charge-slow-body = { $who } est en { $square } sur la ligne de charge et ralentit.
charge-low-or-narrow = Un obstacle ou un passage étroit est sur la ligne de charge, entre { $a } et { $b }.
charge-no-overrun = Ici, { $is }.
charge-not-met = { $who } n'est pas sur le chemin : personne à renverser.
charge-not-in-need = { $who } est sans défense : la charge passe à côté sans renversement.
charge-bonus = Charge : { $is }.
charge-weapons = Armes : { $is }.
charge-dives = C'est un piqué : les griffes ou les serres de { $creature } font des dégâts doublés.
charge-rider-strikes = { $who } attaque en selle : la charge finit là où porte son attaque.
charge-no-primary = Une { -withdrawal } se fait devant un adversaire que { $creature } voit et qui menace { $creature }. Il n'y en a pas : prenez /move.
charge-no-threat = { $who } ne menace pas { $creature } : pas de { -withdrawal } de ce côté.
charge-not-farther = Le pas vers { $square } n'éloigne pas de l'adversaire de cette { -withdrawal }.

## Flanking

flank-with = Avec { $name } : la ligne de { $from } à { $to }.
flank-with-inside = Avec { $name } : l'une des deux créatures partage des cases avec une autre, bien plus grande ou plus petite.
flank-unknown = { $book } n'a pas de prise en tenaille ; utilisez { $instead }.
flank-no-opponents = { $flanker } et { $target } ne sont pas adversaires.
flank-no-ally = { $who } et { $flanker } ne sont pas alliés contre { $target }.
flank-no-line = Aucune ligne entre { $flanker } et { $who } ne traverse { $target } comme il faut.
flank-alone = { $flanker } n'a pas d'allié ici.
flank-since-condition = état : { $condition }
flank-since-unarmed = pas d'arme
flank-since-unseen = ne voit pas la cible
flank-since-neutral = camp neutre
flank-since-no-reach = allonge limitée à ses propres cases
flank-since-too-far = trop loin
flank-since-too-near = trop près pour son arme à allonge
flank-since-covered = un mur ou son angle s'interpose
flank-no-threat = { $who } ne menace pas { $target } : { $why }.

## Maneuvers

maneuver-no-opponent = { $who } n'est pas un adversaire de { $mover } : on ne traverse ainsi que des adversaires. Pour passer un ami : /move.
maneuver-too-big = { $who } est de trop grande taille : une cible dépasse { $mover } d'au plus { $sizes ->
        [one] { $sizes } catégorie de taille
       *[other] { $sizes } catégories de taille
    }.
maneuver-no-helper-beside = Un allié qui aide doit être à côté de { $creature } au départ.
maneuver-extra = Les { $feet } de plus ajoutent { $harder } au DD.
maneuver-extra-reaches = { $feet } de plus suffisent, pour un DD plus élevé de { $harder } : extra:{ $typed }.
maneuver-not-big-enough = { $who } est de trop petite taille : il faut dépasser { $mover } d'au moins { $sizes ->
        [one] { $sizes } catégorie de taille
       *[other] { $sizes } catégories de taille
    }.
maneuver-above = { $mover } passe sous { $who } : cela se fait seulement à la même hauteur.
maneuver-below = { $mover } passe par-dessus { $who } : cela se fait seulement à la même hauteur.
maneuver-fills = { $who } remplit ses cases : personne ne passe.
maneuver-one-target = Une seule cible est possible ici.
maneuver-once-a-round = { $mover } l'a déjà tenté à ce round : une tentative par round.
maneuver-not-through = Le trajet ne traverse pas les cases de { $who }.
maneuver-not-inside = Il faut finir dans les cases de { $who }, et { $to } n'y est pas en entier.
maneuver-not-beside = { $who } n'est pas à côté de { $mover } : une bousculade commence par un pas dans la case de la cible. Allez-y avec /move.
maneuver-no-direction = { $mover } est en plein milieu de la cible : aucune direction où pousser.
maneuver-how-far = Aucun document ne dit jusqu'où pousse un succès : donnez-le, par exemple feet:10.
maneuver-encumbered = L'armure ou la charge ralentit { $mover } : pas d'acrobaties.
maneuver-tumbles-all-the-way = Selon { $book }, toute l'{ -move-action } est en acrobaties, à demi-vitesse : retirez `tumbled`.
maneuver-tumbles-elsewhere = { $square }, dans `tumbled`, n'est pas sur le trajet : donnez le trajet dans `to`.
maneuver-walks-through = Seules des acrobaties traversent { $who } : donnez dans `tumbled` toutes ses cases sur le trajet.
maneuver-deep-bog = Pas d'acrobaties dans un bourbier profond.
maneuver-untrained = { $mover } n'est pas formé aux Acrobaties et ne peut pas essayer.
maneuver-no-way-through = Pas d'acrobaties à travers les cases occupées par { $who } : { $others }.
maneuver-avoids = { $who } s'écarte.
maneuver-stops-before = { $mover } s'arrête en { $at }, devant { $who }.
maneuver-goes-back = { $mover } s'arrête devant { $who } et recule jusqu'en { $at }, la première place libre.
maneuver-held-by = Arrêt en { $at } : le test contre { $who } est raté.
maneuver-ends-charge = Cela termine la { -charge } : +2 au test de Force (comptez-le), et plus d'action ensuite.
maneuver-hurts = { $creature } inflige à { $who } des dégâts de manœuvre : ceux de l'arme seule.
maneuver-never-prone = { $who } plane, et ne peut pas être mis { -prone }.
maneuver-falls-prone = { $who } tombe { -prone }.
maneuver-push-ends = La poussée s'arrête là : { $why }
maneuver-not-pushed = { $who } reste en { $to }.
maneuver-pushed = { $who } recule de { $feet } ({ $way }) jusqu'en { $to }.
maneuver-holds-on = { $who } s'est mis { -prone } de plein gré : personne ne peut le pousser.
maneuver-resists = { $who } résiste à { $feet } de la poussée.
maneuver-drops-prone = { $who } se jette { -prone } et arrête la poussée.
maneuver-cannot-drop = { $who } ne peut pas arrêter la poussée en se jetant { -prone }.
maneuver-strikes-pushed = { $by } obtient { -attack-of-opportunity(form: "a") } contre { $at } (sortie de { $leaving }).
maneuver-may-go-astray = Les attaques des autres touchent la mauvaise des deux créatures avec 25 % de chances.
maneuver-provokes-nobody = Aucune { -attack-of-opportunity } pour { $who } : la manœuvre ne provoque pas.
maneuver-spared = Aucune { -attack-of-opportunity } pour { $who } : le test l'évite.
maneuver-sizes-count = Aux tests de Force opposés, chaque taille au-dessus de moyenne donne +4, chaque taille au-dessous -4 ; vos résultats valent tels quels.
maneuver-stands-firm = { $who } a plus de deux jambes : +4 au test opposé ; vos résultats valent tels quels.
maneuver-defense-unknown = La Maneuver Defense de { $who } est inconnue : /creature sheet creature:"{ $who }" maneuver-defense:18.
maneuver-unknown = { $book } n'a pas { $what } ; utilisez { $instead }.
# $is says what another maneuver is there.
maneuver-unknown-but-rush = { $book } n'a pas { $what } ; utilisez { $instead }. /bull-rush y est : { $is }.
maneuver-called-overrun = le renversement
maneuver-called-bull-rush = la bousculade
maneuver-called-tumble = les acrobaties
maneuver-called-clamber = la montée dans l'espace d'un adversaire

## Forced movement

forced-cannot-be = Rien ne peut déplacer { $creature } de { $from } :
forced-cannot-be-to = Rien ne peut déplacer { $creature } de { $from } à { $to } :
# $done is one of thrust-...; $cost is cost-of.
forced-up = { $creature } se fait { $done } jusqu'à { $after } au-dessus de { $to } : { $cost }.
forced-could-up = { $creature } pourrait se faire { $done } jusqu'à { $after } au-dessus de { $to } : { $cost }.
forced-down = { $creature } se fait { $done } vers le bas jusqu'à { $after } au-dessus de { $to } : { $cost }.
forced-could-down = { $creature } pourrait se faire { $done } vers le bas jusqu'à { $after } au-dessus de { $to } : { $cost }.
forced-stays = { $creature } reste en { $from } : { $cost }.
forced-done = { $creature } se fait { $done } de { $from } à { $to } : { $cost }.
forced-could = { $creature } pourrait se faire { $done } de { $from } à { $to } : { $cost }.
thrust-push = pousser
thrust-pull = tirer
thrust-slide = glisser
thrust-fling = projeter
forced-unknown = { $book } ne connaît pas { $how ->
        [push] la poussée
        [pull] la traction
        [slide] le glissement
        [fling] la projection
       *[other] « { $how } »
    } ; il y a { $instead }.
forced-holds-on = { $creature } est { -prone } de plein gré et ignore cela ; avec drop-prone:false, non.
forced-resists-all = { $creature } résiste à { $feet } de déplacement forcé : il n'en reste rien.
forced-resists = { $creature } résiste à { $feet } de cela.
forced-not-nearer = { $square } n'est pas plus près : quand on tire, chaque case est plus près que la précédente.
forced-not-farther = { $square } n'est pas plus loin : quand on pousse, chaque case est plus loin que la précédente.
forced-narrow = En { $square } il faudrait se serrer, et personne ne peut y être forcé.
forced-occupied = { $who } barre le chemin en { $square }.
forced-out-of-reach = { $budget } ne suffisent pas pour aller en { $square }.
forced-beside-already = { $creature } est déjà à côté : nommez la case suivante, par exemple to:D4.
forced-no-square = Ce déplacement ne mène à aucune case.
forced-no-square-there = Aucune case libre dans cette direction ({ $way }) ; donnez direction ou to.
forced-map-ends = La carte s'arrête là.
forced-only-up-or-down = { $creature } est en l'air et va tout droit vers le haut ou vers le bas.
forced-off-the-line = Le déplacement va tout droit : { $way }.
forced-which-line = Le déplacement va tout droit : donnez la direction, par exemple direction:ne.
forced-by = Déplacement par { $who } : { $is }.
forced-ends-at-edge = Le déplacement s'arrête au bord de la carte.
forced-ends-before = Le déplacement s'arrête là : { $why }
forced-hazard = Attention : terrain dangereux en { $square }.
forced-may-drop-prone = { $creature } peut d'abord se jeter { -prone } et tout arrêter : drop-prone:{ $at }.
forced-drops-prone = { $creature } se jette { -prone } et arrête le déplacement.
forced-ends-lying = { $creature } aurait pu se relever, reste { -prone } et arrête ainsi le déplacement.
forced-splayed = { $creature } a l'état affalé et ne peut pas se jeter { -prone }.
forced-no-chance-to-stand = { $creature } est déjà { -prone } et n'a pas pu se relever depuis : cela n'arrête rien.
forced-lies-already = { $creature } est déjà { -prone } : s'y jeter n'arrête rien. Si se relever était possible depuis, drop-prone:true ignore ceci.
forced-hangs-on-edge = { $creature } pend au bord en { $square }.
forced-falls-at-edge = { $creature } tombe en { $square } et ne va pas plus loin.
forced-unspent = Il reste { $feet }, sans dégâts.
forced-unspent-hurts = Il reste { $feet } : { $dice } de dégâts à { $creature } et à l'obstacle.
forced-unsteady = { $creature } est en équilibre instable jusqu'à l'atterrissage, à la fin du round.

## Answers to movement

reactive-unknown = { $book } n'a pas { $what } ; utilisez { $instead }.
reactive-unseen = { $mover } ne voit pas { $who } et ne peut choisir qu'une créature visible.
reactive-moved-already = { $mover } a déjà bougé dans cette phase, et il n'y a qu'une { -move-action }.
reactive-declared = { $mover } a déjà pris son { -move-action } de cette phase : { $mover } { $intent }. /phase retract la retire si elle n'a pas servi, /phase next y met fin.
reactive-wrong-distance = { $to } est à { $feet } de { $who }.
reactive-unaffected = Attention : { $by } n'arrête pas une créature qui peut traverser ses cases.
reactive-blocked = { $by } bloque { $mover } : { $extra } de plus.
reactive-held-back = Le pas vers { $to } coûte { $feet }, et { $mover } n'en a plus autant : arrêt ici.
reactive-was-there-first = { $who } y était d'abord dans cette phase.
reactive-distance-kept = { $mover } est à { $feet } de { $who }.
reactive-distance = { $mover } est à { $feet } de { $who }, sans pouvoir faire mieux.
reactive-blocks-late = { $who } a déjà bougé dans cette phase : le blocage ne vaut que pour la suite.
reactive-vanishes = { $by } ne peut pas suivre { $mover } pas à pas. { $line } avec sa distance répond par une initiative opposée, si l'on voit où ; avec unseen:true on continue comme avant.
reactive-nothing-to-block = { $by } ne peut pas bloquer cela : { $mover } ne passe par aucune case.
reactive-lost = { $mover } continue comme si { $who } était encore en { $at }.
reactive-no-free-hand = { $mover } a besoin de deux mains libres, ou au moins d'une.
reactive-failed = { $result } contre DD { $dc } : { $mover } n'avance pas et dépense son { -move-action } de cette phase.
reactive-no-water = Il n'y a pas d'eau où nager en { $square }.
reactive-no-surface = En { $square }, { $mover } n'a aucune surface verticale solide à escalader.
reactive-sprint-standard = Le sprint coûte l'{ -standard-action }.
reactive-sprint-movement = Un sprint dans la phase de mouvement coûte un niveau de fatigue.
reactive-sprint-either = Un sprint coûte l'{ -standard-action } ; dans la phase de mouvement, il coûte un niveau de fatigue.
reactive-blocking = le blocage
reactive-following = le suivi pas à pas
reactive-keeping-away = la retraite à distance
reactive-climbing = l'avancée en escalade
reactive-swimming = l'avancée à la nage
reactive-swim-difficulties = dv : eau calme 5, agitée ou visqueuse 10, en tempête 15, extrême 20 ; 10 de plus pour qui vit dans l'eau.
reactive-climb-difficulties = dv : pente raide 0, grandes prises solides 5, prises petites ou peu sûres 10, paroi rugueuse avec peu de prises 15, rugueuse sans prises 20, lisse 25.
# What somebody does, after its name: "Ogre blocks Hero".
intends-block = bloque { $target }
intends-follow = suit { $target } à { $distance } au plus
intends-follow-lost = suit { $target }, de vue perdue en { $at }
intends-keep-away = garde au moins { $distance } avec { $targets }
# $does is one of intends-...
answered-as-meant = { $creature } { $does } : de { $from } à { $to }, { $spent } sur { $budget }.
answered = { $creature } : de { $from } à { $to }, { $spent } sur { $budget }.

## Checks

check-target = la cible
# $check is one of skill-check-..., $against one of check-past, check-against..., check-dc..., $does what a trial does.
check-made = { $check } { $against } : { $result } - { $does }.
# $check is one of a-skill-check-...
check-decides = { $check } { $against } décide. Réussite : { $success }. Échec : { $failure }.
check-decides-with-worst = { $check } { $against } décide. Réussite : { $success }. Échec : { $failure }. 1 naturel : { $worst }.
check-would-help = { $check } { $against } peut aider. Réussite : { $success }. Échec : { $failure }.
check-past = face à { $against }, DD { $dc }
check-against-dc = contre { $against } ({ $defense }), DD { $dc }
check-against = contre { $against } ({ $defense })
check-dc = DD { $dc }
check-dc-untold = (DD non donné)
check-against-added = { $against } ({ $added } au jet)
check-added = { $total } et { $added } font { $counted }
check-natural-20 = { $total } et { $more } pour le 20 naturel
check-modifier = { $adds } { $name }
check-contained = { $added } s'ajoutent à bonus ; check les contient déjà.

skill-constitution = Constitution
skill-movement = Movement
skill-strength = Force
skill-jump-or-tumble = Saut ou Acrobaties
skill-tumble = Acrobaties
skill-acrobatics = Acrobaties
skill-swim-or-tumble = Natation ou Acrobaties
skill-swim-or-acrobatics = Natation ou Acrobaties
skill-caster = Lanceur de sorts
skill-reflex = Réflexes
skill-jump = Saut
skill-endurance = Endurance
skill-might = Might
skill-climb = Escalade
skill-initiative = Initiative
skill-swim = Natation
skill-burrow = Creusement
skill-flexibility = Flexibility
skill-escape-artist = Évasion
skill-fortitude = Vigueur
skill-balance = Équilibre
skill-dexterity = Dextérité
skill-check-constitution = Test de Constitution
skill-check-movement = Test de Movement
skill-check-strength = Test de Force
skill-check-jump-or-tumble = Test de Saut ou d'Acrobaties
skill-check-tumble = Test d'Acrobaties
skill-check-acrobatics = Test d'Acrobaties
skill-check-swim-or-tumble = Test de Natation ou d'Acrobaties
skill-check-swim-or-acrobatics = Test de Natation ou d'Acrobaties
skill-check-caster = Test de lanceur de sorts
skill-check-reflex = Jet de Réflexes
skill-check-jump = Test de Saut
skill-check-endurance = Test d'Endurance
skill-check-might = Test de Might
skill-check-climb = Test d'Escalade
skill-check-initiative = Test d'initiative
skill-check-swim = Test de Natation
skill-check-burrow = Test de Creusement
skill-check-flexibility = Test de Flexibility
skill-check-escape-artist = Test d'Évasion
skill-check-fortitude = jet de Vigueur
skill-check-balance = test d'Équilibre
skill-check-dexterity = test de Dextérité
a-skill-check-constitution = Un test de Constitution
a-skill-check-movement = Un test de Movement
a-skill-check-strength = Un test de Force
a-skill-check-jump-or-tumble = Un test de Saut ou d'Acrobaties
a-skill-check-tumble = Un test d'Acrobaties
a-skill-check-acrobatics = Un test d'Acrobaties
a-skill-check-swim-or-tumble = Un test de Natation ou d'Acrobaties
a-skill-check-swim-or-acrobatics = Un test de Natation ou d'Acrobaties
a-skill-check-caster = Un test de lanceur de sorts
a-skill-check-reflex = Un jet de Réflexes
a-skill-check-jump = Un test de Saut
a-skill-check-endurance = Un test d'Endurance
a-skill-check-might = Un test de Might
a-skill-check-climb = Un test d'Escalade
a-skill-check-initiative = Un test d'initiative
a-skill-check-swim = Un test de Natation
a-skill-check-burrow = Un test de Creusement
a-skill-check-flexibility = Un test de Flexibility
a-skill-check-escape-artist = Un test d'Évasion
a-skill-check-fortitude = Un jet de Vigueur
a-skill-check-balance = Un test d'Équilibre
a-skill-check-dexterity = Un test de Dextérité
defense-maneuver-defense = Maneuver Defense
defense-strength-or-dexterity-check = test de Force ou de Dextérité
defense-strength-check = test de Force
defense-initiative = initiative
defense-initiative-to-beat = initiative, à dépasser
modifier-size = taille
modifier-greater-flight = vol supérieur
modifier-climb-speed = vitesse d'escalade
modifier-haste = hâte
modifier-native = natif de l'eau
modifier-one-hand = une main
modifier-several = plusieurs cibles
modifier-clear-skies = ciel dégagé
modifier-calm = temps calme
modifier-strong-wind = vent fort
modifier-severe-wind = vent violent
modifier-windstorm = tempête
modifier-hurricane = ouragan
modifier-tornado = tornade
modifier-erratic-gusts = rafales irrégulières
modifier-violent-gusts = rafales violentes
modifier-fog = brouillard
modifier-opaque-clouds = nuages opaques
modifier-dark-clouds = nuages sombres
modifier-rain = pluie
modifier-snow = neige
modifier-sleet = neige fondue
modifier-hail = grêle
modifier-massive-hail = grêle massive
modifier-lightning-visible = éclairs visibles
modifier-lightning-close = éclairs proches
modifier-lightning-storm = tempête d'éclairs

## What a check does, after "on a success it" or "so it"

check-run-on-constitution-success = continue à courir
check-run-on-constitution-failure = doit cesser de courir, et se repose une minute avant de courir à nouveau
check-charge-success = attaque, et ne provoque pas { $target }
check-charge-failure = n'attaque pas, et ne provoque pas { $target }
check-charge-critical = n'attaque pas, et provoque { $target }
check-charge-overrun-success = renverse { $target }, qui tombe { -prone }, et continue (son +2 de charge est à compter)
check-charge-overrun-failure = s'arrête devant { $target }
check-withdraw-success = provoque un adversaire de moins, et un autre encore par tranche complète de 2 au-dessus du DD
check-withdraw-failure = provoque tous les autres qui menacent
check-jump-down-success = ne subit rien pour les premiers { $length }, et les { $length } suivants sont non létaux
check-jump-down-failure = tombe comme qui saute sans ce test
check-tumble-down-success = tombe comme de { $length } de moins
check-tumble-down-failure = tombe comme sans ce test
check-break-fall-success = ne subit rien pour la deuxième tranche de { $length }
check-break-fall-failure = tombe comme sans ce test
check-dive-success = plonge sans dommage
check-dive-failure = tombe dans l'eau comme les autres
check-acrobatic-dive-success = plonge sans dommage
check-acrobatic-dive-failure = tombe dans l'eau comme les autres
check-fly-slowly-success = reste en l'air
check-fly-slowly-failure = n'avance pas et descend de sa vitesse, ou, avec des ailes et de 5 ou plus, peut tomber
check-stay-aloft-success = reste sur place en l'air
check-stay-aloft-failure = n'avance pas et descend de sa vitesse, ou, avec des ailes et de 5 ou plus, peut tomber
check-fly-hurt-success = perd cette hauteur et continue à voler
check-fly-hurt-failure = tombe jusqu'au sol
check-fly-on-after-collision-success = continue à voler
check-fly-on-after-collision-failure = tombe au sol
check-fly-in-mid-fall-success = reprend son vol pendant la chute, sans dommage
check-fly-in-mid-fall-failure = tombe
check-cast-falling-success = lance le sort pendant la chute
check-cast-falling-failure = ne lance pas le sort
check-recover-from-stall-success = se rétablit et vole à nouveau
check-recover-from-stall-failure = continue à tomber
check-jump-success = saute comme prévu
check-jump-failure = ne va qu'aussi loin que son résultat, ou pas plus haut que son départ
check-acrobatic-jump-success = saute comme prévu
check-acrobatic-jump-failure = ne va qu'aussi loin que son résultat, ou pas plus haut que son départ
check-grab-the-edge-success = pend au bord opposé
check-grab-the-edge-failure = tombe avant de l'atteindre
check-march-on-constitution-success = continue sa marche sans dommage
check-march-on-constitution-failure = subit 1d6 dégâts non létaux et prend l'état fatigué
check-march-on-success = continue sa marche
check-march-on-failure = doit se reposer
check-hustle-on-success = continue en pressant le pas
check-hustle-on-failure = doit se reposer
check-ground-success = passe
check-ground-failure = s'arrête devant
check-balance-failure = s'arrête devant, et peut tomber
check-stand-wind-success = résiste au vent
check-stand-wind-failure = ne résiste pas au vent
check-escape-success = passe l'ouverture
check-escape-failure = reste sur place, et peut réessayer
check-run-on-might-success = continue à courir
check-run-on-might-failure = doit cesser de courir, et prend l'état fatigué
check-overrun-strength-success = met sa cible { -prone } et continue
check-overrun-strength-failure = recule de { $length } sur son trajet, et son déplacement s'arrête ; { -prone } si quelqu'un s'y trouve, ou sur un croc-en-jambe (tripped:true)
check-overrun-success = traverse ; avec 5 de plus, sa cible tombe { -prone }
check-overrun-failure = s'arrête devant sa cible, ou recule sur son trajet jusqu'au premier endroit libre
check-overrun-in-passing-success = traverse
check-overrun-in-passing-failure = s'arrête devant sa cible, ou recule sur son trajet jusqu'au premier endroit libre
check-bull-rush-by-strength-success = repousse sa cible tout droit de { $length }, et de { $length } de plus par tranche de 5 si elle la suit (follow:true), sauf obstacle
check-bull-rush-by-strength-failure = recule tout droit là où elle était ; { -prone } si quelqu'un s'y trouve
check-bull-rush-by-might-success = repousse sa cible
check-bull-rush-by-might-failure = ne repousse personne
check-tumble-past-success = passe sans provoquer
check-tumble-past-failure = provoque
check-tumble-through-success = traverse la case sans provoquer
check-tumble-through-failure = s'arrête avant la case, et provoque
check-tumble-past-all-success = ne provoque pas un adversaire, et un autre encore par tranche de 2
check-tumble-past-all-failure = provoque tous les adversaires
check-clamber-success = finit dans l'espace de sa cible sans en subir de coup, et évite un autre coup par tranche de 2
check-clamber-failure = s'arrête avant l'espace de sa cible, et la provoque, comme tous ceux dont des cases menacées ont été quittées
check-hold-the-edge-success = pend au bord
check-hold-the-edge-failure = tombe par-dessus le bord
check-past-blocker-success = passe
check-past-blocker-failure = paie en plus pour ce pas la vitesse de qui bloque, ou s'arrête si elle ne le peut pas
check-climb-forward-success = avance en escaladant
check-climb-forward-failure = n'avance pas
check-swim-forward-success = avance à la nage
check-swim-forward-failure = n'avance pas
check-climb-success = grimpe
check-climb-failure = n'avance pas, et tombe s'il manque 5 ou plus
check-climb-inverted-success = grimpe le long
check-climb-inverted-failure = tombe
check-climb-hurt-success = tient bon
check-climb-hurt-failure = lâche prise, selon les règles d'escalade
check-swim-success = nage
check-swim-failure = n'avance pas, et coule s'il manque 5 ou plus
check-dig-success = continue à creuser
check-dig-failure = n'avance pas ce round-ci
check-dig-rock-success = creuse la roche comme la terre
check-dig-rock-failure = creuse comme dans la roche
check-chase-success = suit
check-chase-failure = continue comme si sa cible était là où elle a disparu

## Falls

fall-on-success = Réussite : { $damage }.
fall-on-failure = Échec : { $damage }.
fall-is-prone = { $who } est { -prone }.
fall-damage = Dégâts
fall-nonlethal-damage = Dégâts non létaux
# $name is fall-damage or fall-nonlethal-damage.
fall-odds = { $name } { $dice } : de { $least } à { $most }, { $average } en moyenne.
fall-rolled = { $name } { $dice } : { $faces } = { $total }.
fall-no-damage = Aucun dégât.
fall-nothing = rien
fall-nonlethal = { $dice } non létaux
fall-thing-itself = L'objet lui-même
# $what is a length or fall-thing-itself, $does dice, fall-nonlethal or fall-nothing.
fall-part = - { $what } : { $does } ({ $rule })
fall-in-short = { $dice } (de { $least } à { $most }, { $average } en moyenne)
fall-none = aucun dégât
fall-plain-surface = Selon { $book }, ce sol est comme un autre.
fall-unknown-water = { $book } n'a pas de règle pour une chute dans l'eau : elle compte comme sur le sol.
fall-shallow = Une eau de moins de { $least } n'amortit aucune chute.
fall-too-shallow-to-dive = Plonger demande { $needs } d'eau : ici, c'est une chute dans l'eau.
fall-risky-dive = Plonger demande { $needs } d'eau : ici, le DD augmente de 5, et la chute compte { $longer } de plus.
fall-could-try = { $check } Donnez check avec son résultat, ou bonus pour que le bot lance le dé.
fall-no-check = Selon { $book }, aucun test n'aide ici : retirez check, bonus et attempt. Ce qu'il y a (jumped:true) : { $is }.
fall-not-its-turn = C'est à { $whose } de jouer, et { $who } n'amortit une chute qu'à son tour : retirez check, bonus et attempt.
fall-limit-stands = Ce qui compte d'une chute est fixé ici : { $is }.
fall-no-time-to-cast = Pas le temps de lancer un sort : il faut plus de { $fall } de chute, ou une action immédiate (immediate:true).
fall-unknown-casting = { $book } n'a pas de règle pour lancer un sort en tombant.
fall-half-onto = { $other } amortit la chute et subit la moitié des dégâts, au plus les points de vie de { $who }.
fall-unknown-onto = { $book } ne dit pas ce que subit { $other } : le MJ décide.
fall-untold-depth = La profondeur de l'eau est inconnue : elle compte comme du sol. Donnez-la, par exemple water-depth:20.
fall-unknown-thing = { $book } n'a pas de règle pour les objets qui tombent, seulement pour les créatures.
fall-no-object-dice = Un objet de taille { $size } n'a pas de dés à lui.
fall-touch-attack = Lâché ou lancé exprès, il doit d'abord toucher : attaque de contact à distance, facteur de portée { $increment }.
fall-hits-an-area = Il occupe { $side } cases sur { $side } : si le MJ le juge très grand, l'attaque vise toute la zone.
fall-unknown-collision = { $book } n'a pas de règle pour les collisions, seulement pour les chutes (height).
fall-careful = Si vous avancez avec prudence, heurter quelque chose ne blesse pas.
fall-not-its-target = C'est pour un obstacle imprévu ; la cible d'une charge ne blesse pas l'attaquant.
fall-floats-down = { $who } a le vol supérieur et descend sans dégâts.
fall-run-counts = En courant, la vitesse compte { $times } fois.

## Journeys

travel-lethal = dégâts létaux
travel-nonlethal = dégâts non létaux
# $damage is travel-lethal or travel-nonlethal, $expression dice such as 3+4d6.
travel-damage = { $expression } { $damage }
travel-damage-each = { $expression } { $damage } chacun
travel-damage-dice = { $expression } { $damage }
travel-damage-dice-each = { $expression } { $damage } chacun
travel-damage-rolled = { $total } { $damage } ({ $expression } : { $faces })
travel-in-all = En tout : { $damage }.
travel-in-all-shared = En tout : { $damage } pour le cavalier ; cavalier et monture ont l'état fatigué jusqu'à guérison de ces dégâts.
travel-in-all-mount = En tout : { $damage }, et la monture a l'état fatigué.
travel-in-all-fatigued = En tout : { $damage }, et l'état fatigué jusqu'à guérison de ces dégâts.
# $ground is travel-ground or travel-ground-impeded.
travel-part = - { $miles } en { $hours } ({ $per_hour } par heure)
travel-part-over = - { $ground } : { $miles } en { $hours } ({ $per_hour } par heure)
travel-part-hustling = - { $ground }, en pressant le pas : { $miles } en { $hours } ({ $per_hour } par heure)
travel-more-nights = De même { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    } encore.
travel-refused = Le voyage est impossible ainsi.
# $all: travel-covers and what comes after it, with spaces between.
travel-headline = { $all }.
travel-headline-slowest = { $all }. Allure la plus lente : { $who }.
travel-covers = { $miles } en { $hours }
travel-covers-days = { $miles } en { $hours } ({ $days } jours)
travel-on-mount = sur monture ({ $mount })
travel-by-vehicle = en { $vehicle }
travel-at-speed = à la vitesse { $speed }
travel-over = par { $ground }
travel-at-hustle = – en pressant le pas
travel-an-hour = ({ $miles } par heure)
travel-ground = { $land }, { $road }
travel-ground-impeded = { $land }, { $road }, terrain entravé
travel-way = { $mode }, { $grade }
travel-days-alike = Jours 1 à { $days } : { $miles } en { $hours } chacun.
travel-day = jour { $day } : { $miles } en { $hours }
# $last, and $days as a list, are travel-day.
travel-days-then = Jours 1 à { $days } : { $miles } en { $hours } chacun ; { $last }.
travel-days-listed = { $days } ; { $last }.
travel-days-listed-on = { $days }, et ainsi de suite ; { $last }.
travel-hour = heure { $hour }
travel-day-hour = jour { $day }, heure { $hour }
travel-hustling-costs = Presser le pas coûte : { $hours }.
travel-marching-costs = Continuer la marche coûte : { $hours }.
travel-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
travel-and-more = et { $more } fois encore
travel-and-more-up-to = et { $more } fois encore, jusqu'à { $most }
travel-check-at = { $hour } : { $check }
travel-more-checks = Et { $more ->
        [one] { $more } autre test
       *[other] { $more } autres tests
    }, jusqu'au DD { $dc }.
travel-somebody = quelqu'un
travel-no-miles = { $book } donne les miles pour les vitesses de { $printed }, pas pour { $speed } : donnez miles-per-hour, ou comblez les vides avec /table house-rule rule:travel-between value:proportional.
travel-speedless = { $who } n'a pas de vitesse et n'avance pas.
travel-overloaded = { $who } porte plus qu'une charge lourde : voyage impossible.
travel-still = { $who } ne peut pas voyager : { $condition }.
travel-no-ways = { $book } ne donne pas de miles pour ce mode ({ $way }) : donnez miles-per-hour.
travel-unknown-grade = { $book } donne des miles pour chaque catégorie, { $known } : dites laquelle, par exemple mode:fly grade:greater.
travel-unknown-way = { $book } ne donne pas de miles pour ce mode ({ $way }), mais pour { $known } : mode:fly grade:greater.
travel-useless-way = Ce mode ne sert à rien en voyage : { $way }.
travel-only-trees = Pour aller d'arbre en arbre, il faut des arbres, et il n'y en a pas ici : { $land }.
travel-only-cliffs = Cela compte seulement là où il y a de quoi grimper.
travel-counts-as-walk = Aucun facteur n'est imprimé pour ce mode ({ $way }) : il compte comme la marche à cette vitesse.
travel-no-terrain = Pays et routes ne changent rien dans les airs ou dans l'eau.
travel-no-mounts = { $book } n'a pas de table de montures : dites sa vitesse, par exemple speed:50 mounted:true.
travel-unknown-mount = Dans la table de montures, { $book } n'a pas cette monture ({ $mount }) ; il y a { $known }.
travel-mount-overloaded = Cette monture ({ $mount }) porte au plus { $most } lb.
travel-no-run = On ne court pas des heures : courir et se reposer tour à tour, c'est presser le pas. Durée d'une course : rounds:20 pace:run.
travel-no-hustle = Les véhicules vont à la vitesse de leur table.
travel-unknown-impeded = { $book } ne dit pas jusqu'où l'on va là où tout est terrain entravé.
travel-impeded-for-walkers = Un terrain entravé ne compte qu'à pied.
travel-day-too-long = Un tel jour a au plus { $most }.
travel-no-river-boat = Un courant porte radeaux, bateaux à quille et barques.
travel-unknown-round-the-clock = { $book } ne dit pas ce que donne une route sans repos ; les navires ont leur propre journée.
travel-trail-of-no-use = Une piste ne sert pas à un véhicule : il va comme sans chemin.
travel-day-is-less = Pour un jour entier de marche, le livre donne { $day }, moins que ses heures.
travel-floats-on = Après les heures à la rame, le courant emporte encore l'embarcation.
travel-has-to-rest = En cas d'échec, il faut se reposer : le jour { $day } finit après { $at }.
travel-not-there = { $legs ->
        [one] La dernière étape n'est pas achevée
       *[other] Les { $legs } dernières étapes ne sont pas achevées
    } dans ce temps.
travel-could-float = Après les heures à la rame, le courant pourrait encore l'emporter, { $hours } heures par jour : round-the-clock:true.
travel-unknown-run = { $book } parle de marcher et de presser le pas des heures durant, mais pas de courir.
travel-too-far = Cela prend plus de { $days } jours.

## Runs of so many rounds

dash-nobody-runs = { $book } ne permet pas cette course.
dash-nobody-gets-anywhere = { $book } ne permet pas ce déplacement.
dash-whoever-runs = Le coureur
dash-whoever-goes = Le voyageur
dash-rounds = { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }
dash-rounds-of = { $rounds } rounds sur { $asked }
dash-covers = { $who } parcourt { $feet } en { $rounds }, { $a_round } par round.
dash-free = Avec une Constitution de { $free }, les { $free } premiers rounds de course ne demandent aucun test.
dash-free-unknown = La durée d'une course dépend de la Constitution : constitution:14 la donne.
dash-check = Round { $round } : { $check }

## Ways of getting somewhere

way-what =
    { $kind ->
        [stay] Rester en { $to }
        [step] Pas de placement vers { $to }
        [crawl] Ramper vers { $to }
        [double] Double déplacement vers { $to }
        [hustle] Se hâter vers { $to }
        [sprint] Sprinter vers { $to }
        [run] Courir vers { $to }
        [minimum] Déplacement minimal vers { $to }
        [charge] Charge vers { $to }
        [withdraw] Retraite vers { $to }
        [tumble] Acrobaties vers { $to }
        [overrun] Renverser jusqu’à { $to }
        [jump] Saut vers { $to }
        [fly] Voler vers { $to }
        [fly-double] Double déplacement en vol vers { $to }
        [swim] Nager vers { $to }
        [climb] Grimper vers { $to }
        [burrow] Creuser vers { $to }
        [teleport] Se téléporter vers { $to }
        [any] Aller par plusieurs modes vers { $to }
       *[move] Déplacement vers { $to }
    }
way-charge-anywhere = Charge ; un dé décide où elle finit
way-safest = { $what }, chemin le plus sûr
way-traded = { $what }, contre une attaque
way-attack =
    { $means ->
        [full] attaque à outrance
        [charge] une attaque en charge
        [next-turn] attaque au prochain tour
       *[one] une attaque
    }
way-exposed =
    { $many ->
        [one] un adversaire la menace
       *[other] { $many } adversaires la menacent
    }
way-check = { $check } { $against }
way-hazards = dangers en { $squares }
way-provokes-nothing = ne provoque rien
way-provokes =
    { $many ->
        [one] provoque { -attack-of-opportunity(form: "a") } de { $who }
       *[other] provoque des { -attack-of-opportunity(form: "many") } de { $who }
    }
way-provokes-else =
    { $many ->
        [one] provoque sinon { -attack-of-opportunity(form: "a") } de { $who }
       *[other] provoque sinon des { -attack-of-opportunity(form: "many") } de { $who }
    }
way-line = { $what } : { $parts }
way-not = { $what } : { $why }

### Ce que font les commandes et leurs options, en 100 caractères au plus chacune.

## Familles de commandes

fam-table = La table : nouveau plateau, livre de règles et règles maison, apparence, fichiers
fam-map = La carte : terrain, hauteurs, murs et portes, fichiers
fam-creature = Les créatures : ajouter, modifier, lister, retirer
fam-roster = La réserve : des créatures pour d'autres tables
fam-turn = Rounds et tours : commencer, passer, terminer
fam-phase = Les phases d'un round, si le livre de règles en a
fam-gm = Les MJ de cette table : montrer, ajouter, retirer

## Ce que disent les options de plusieurs commandes

opt-squares = Cases et rectangles, par exemple C3:E5 ou "D4 F6:G7"
opt-side = Son camp : n'importe quel mot, ou neutral (par défaut : heroes)
opt-size = Sa catégorie de taille (par défaut : medium)
opt-speed = Sa vitesse en pieds ; natural : celle de sa race ou de sa taille (par défaut)
opt-reach = Son allonge naturelle en pieds ; natural : celle de sa taille (par défaut)
opt-weapon-reach = Une arme à allonge : true pour une allonge double, ou combien de pieds
opt-conditions = Tous ses états, par exemple "prone blinded", ou none
opt-helpless = Inconsciente, ligotée, endormie, etc. (par défaut : false)
opt-shape = Tout en hauteur (tall, par défaut) ou en longueur (long)
opt-altitude-standing = Pieds au-dessus du sol, de 5 en 5 ; au-dessous si elle creuse (par défaut : 0)
opt-altitude-end = À combien de pieds au-dessus du sol elle finit
opt-altitude-below = À combien de pieds au-dessus du sol elle finit ; si elle creuse, avec un moins
opt-space = Les cases qu'elle occupe, pour la serrer : E5:E6 (par défaut : toutes)
opt-threatens = Elle est armée et pourrait frapper (par défaut : true)
opt-race = Sa race, pour la vitesse que donne le livre de règles
opt-armor = Son armure : sa catégorie ou son nom (par défaut : light ; none est légère aussi)
opt-load = Ce qu'elle porte : la charge, ou des livres (par défaut : light)
opt-speed-bonus = Bonus à la vitesse : pieds, ou par type "enhancement 10, haste 30" ; ou none
opt-speed-category = Si elle marche vite, là où les règles le demandent (par défaut : average)
opt-runner = Elle a le don Course (par défaut : false)
opt-constitution = Sa valeur de Constitution, pour savoir combien de temps elle peut courir ; ou none
opt-ignores = Terrain qui ne la gêne pas, murets compris : "difficult low", ou none
opt-modes = Ses autres modes de déplacement, et leur vitesse : "fly 60 good, swim 30 slow", ou none
opt-fills = Elle remplit ses cases, comme une vase (par défaut : false)
opt-helpless-obstacle = Elle gêne le passage même sans défense (par défaut : false)
opt-owner = Le joueur à qui elle est ; none, ou un bot, la donne au MJ (par défaut)
opt-hidden = Le MJ seul sait qu'elle est là (par défaut : false)
opt-at-several = Sa case, pour une grande celle du nord-ouest ; pour plusieurs : "H3 H4" ou H3:J5
opt-count = Combien : Goblin 1, Goblin 2, etc. (par défaut : 1, ou une par case)
opt-roster-name = Laquelle de la réserve : son nom ou le début
opt-person = Qui
opt-to-route = Une case : le meilleur trajet. Plusieurs : par celles-ci. Ou des directions : ne ne e
opt-to-path = Où : D4, D4@15 avec une altitude, plusieurs cases, ou des directions : ne ne-up up
opt-to-moved = Où : une case, plusieurs, ou un trajet ; aussi loin que possible (par défaut : tout droit)
opt-creature-mover = Qui, ou une partie du nom (par défaut : celle dont c'est le tour, votre seule, la seule présente)
opt-creature-named = Qui : son nom ou une partie
opt-creature-doer = Qui le fait : son nom ou une partie
opt-pace = Jusqu'où : une { -move-action } (move), double, hustle, sprint, minimum
opt-prefer = Le trajet le plus court (par défaut) ou celui qui provoque le moins
opt-mode-any = Comment elle se déplace (par défaut : fly en l'air, sinon walk) ; any : tous ses modes
opt-mode-one = Comment elle se déplace (par défaut : fly en l'air, sinon walk)
opt-share = Partager des cases d'un commun accord, si les règles le prévoient (par défaut : false)
opt-as-far-as = S'arrêter là où le mouvement s'épuise ou le chemin est fermé (par défaut : false)
opt-stopped-at = La case où quelque chose l'a arrêtée ; elle ne va pas plus loin
opt-reflex = Résultat de son jet de Réflexes pour s'agripper au bord opposé
opt-check-initiative = Son initiative, là où elle décide : une pour tout, ou "15 12" dans l'ordre
opt-check-rolled = Résultat de son test à la table, tous ses propres modificateurs compris
opt-check-several = Résultat de son test à la table, tous ses propres modificateurs compris ; plusieurs : 23, 18
opt-bonus-initiative = Son bonus d'initiative, là où elle décide : le bot lance d20 à chaque fois
opt-bonus-check = Son bonus au test : le bot lance d20, ajoute ce qu'il sait d'autre et le dit
opt-against-initiative = L'initiative de l'autre camp : une pour tout, ou une liste dans l'ordre
opt-against-defender = Résultat du test opposé du défenseur
opt-against-bonus-initiative = Le bonus d'initiative de l'autre camp : le bot lance d20 à chaque fois
opt-against-bonus-defender = Bonus du défenseur à son test opposé : le bot lance d20 pour lui
opt-action-point = Dépenser un point d'action : l'action s'ajoute à celles du tour (Epic Path, par défaut : false)
opt-preview = Juger et dessiner, sans rien changer (par défaut : false)
opt-force = Le MJ tranche : c'est fait, quoi que disent les règles (par défaut : false)
opt-feet = De combien, un multiple de 5 : 15 ou 15ft
opt-weather = L'état du ciel, pour les tests (Epic Path) : "strong-wind fog"
opt-natural = Ce que le dé du test a montré, là où un 1 ou un 20 naturel compte
opt-take-ten = Faire 10 au lieu de lancer le dé, avec bonus (par défaut : false)
opt-hands-free = Ses mains libres (par défaut : 2)
opt-hands-needed = Mains libres (par défaut : 2) ; une seule pénalise le test
opt-dc = Le DD avant modificateurs, si la table en sait plus
opt-medium-dc = Le DD du test de Natation ou d'Escalade qu'exige là le déplacement sans vitesse propre
opt-medium-check = Le résultat de ce test, lancé à la table
opt-by = Combien vaut un modificateur variable, comme viscous
opt-target = Qui : son nom ou une partie
opt-one-action = Elle n'a qu'une action, et va donc moins loin (par défaut : false)
opt-avoids = Quelles cibles s'écartent : des noms, plusieurs avec des virgules
opt-tripped = Le défenseur lui fait un croc-en-jambe si elle échoue (par défaut : false)
opt-spare = De qui un bon test évite d'abord l'{ -attack-of-opportunity } : noms avec virgules, dans l'ordre
opt-drop-prone = Où la cible choisit de se jeter { -prone } : une case du trajet, true aussitôt, false jamais
opt-direction = Tout droit dans quelle direction : ne (par défaut : celle qui va de soi)
opt-dv = Ce que le test doit atteindre ; sans cela, le bot donne la table des difficultés
opt-critical = Le test est un succès critique (par défaut : false)

## Commandes

cmd-table-new = Recommencer la table de ce salon : un plateau vide et le livre de règles qu'elle suit
    .width = Cases d'ouest en est, de 1 à 300
    .height = Cases du nord au sud, de 1 à 300
    .ruleset = Le livre de règles que suit la table (par défaut : srd35)

cmd-map-paint = Peindre un terrain sur des cases ; recommencer ajoute une couche, open efface
    .squares = { opt-squares }
    .terrain = Le terrain
    .layers = Combien de couches en ajouter, de 1 à 4 (par défaut : 1)
    .depth = Avec pit : sa profondeur en pieds, un multiple de 5 (par défaut : 10)
    .check = Un test que demande l'entrée, compétence et DD : "Balance 15"

cmd-map-edge = Mettre un mur, une porte, un muret ou un passage étroit sur un côté de chacune de ces cases
    .squares = Cases et rectangles, par exemple D4 ou C3:E3
    .side = De quel côté de chacune
    .barrier = Ce qui s'y dresse ; none l'enlève
    .fits = Avec narrow : la plus grande taille qui passe debout

cmd-creature-add = Mettre une créature sur le plateau, ou plusieurs semblables
    .at = { opt-at-several }
    .name = Comment elle s'appelle, 32 caractères au plus (par défaut : comme le modèle)
    .preset = Une créature fournie avec le bot, par exemple ogre ; ce que vous dites d'autre l'emporte
    .stats = Sa ligne ou son bloc de caractéristiques, collé : "Large giant, Spd 40 ft., Reach 10 ft."
    .count = { opt-count }
    .size = { opt-size }
    .side = { opt-side }
    .speed = { opt-speed }
    .reach = { opt-reach }
    .weapon-reach = { opt-weapon-reach }
    .conditions = { opt-conditions }
    .helpless = { opt-helpless }
    .shape = { opt-shape }
    .altitude = { opt-altitude-standing }
    .space = { opt-space }
    .threatens = { opt-threatens }
    .race = { opt-race }
    .armor = { opt-armor }
    .load = { opt-load }
    .speed-bonus = { opt-speed-bonus }
    .ignores = { opt-ignores }
    .modes = { opt-modes }
    .owner = { opt-owner }
    .hidden = { opt-hidden }

cmd-show = Montrer le plateau et toutes ses créatures
    .squares = Seulement cette partie du plateau, par exemple C3:M12
    .whole = Tout le plateau, si petites que soient les cases (par défaut : false)
    .theme = L'apparence de cette seule image ; /table thème vaut pour toutes
    .text = En mots et en carte de lettres, sans image (par défaut : false)
    .hidden = Pour le MJ seul : tout le monde, même les cachés (par défaut : false)

cmd-move = Juger et faire un déplacement : coût, { -attack-of-opportunity(form: "many") }, règle qui décide
    .to = { opt-to-route }
    .creature = { opt-creature-mover }
    .pace = { opt-pace }
    .prefer = { opt-prefer }
    .mode = { opt-mode-any }
    .altitude = { opt-altitude-end }
    .share = { opt-share }
    .as-far-as = { opt-as-far-as }
    .stopped-at = { opt-stopped-at }
    .jump = Sauter fosses, dangers et murets en chemin, si cela aide (par défaut : false)
    .reflex = { opt-reflex }
    .check = Résultat de son test : celui du terrain, ou (Rise) l'initiative ; plusieurs dans l'ordre
    .bonus = { opt-bonus-initiative }
    .against = { opt-against-initiative }
    .against-bonus = { opt-against-bonus-initiative }
    .action-point = { opt-action-point }
    .preview = { opt-preview }
    .force = { opt-force }

cmd-options = Tous les moyens, à ce tour, d'attaquer une créature, d'atteindre une case ou de s'éloigner
    .target = La créature à attaquer
    .to = Ou la case à atteindre
    .away = Ou hors de toute case menacée (par défaut : false)
    .creature = { opt-creature-mover }

cmd-reachable = Toutes les cases où une créature peut finir son déplacement, et les pieds qu'il faut
    .creature = { opt-creature-mover }
    .pace = { opt-pace }
    .mode = { opt-mode-one }
    .altitude = { opt-altitude-end }
    .share = { opt-share }

cmd-turn-start = Tenir rounds et tours : actions, diagonales et { -attack-of-opportunity(form: "many") } comptent désormais
    .roll = Lancer l'initiative des créatures sans résultat (par défaut : si le bonus est connu)

cmd-undo = Annuler le dernier changement ; encore : celui d'avant

cmd-rules = Ce que suit la table, dans nos mots, et où se trouve chaque règle
    .topic = Un sujet comme terrain, une règle comme corner, ou une partie de son titre

cmd-table-ruleset = Continuer avec un autre livre de règles, le même plateau et les mêmes créatures
    .name = Le livre de règles

cmd-table-house-rule = Jouer une règle autrement que dans le livre
    .rule = Quelle règle, par exemple corner ; /règles donne la liste
    .value = Ce qui vaut à cette table ; book reprend le livre de règles

cmd-table-board = Où se montre le plateau du salon : sous la dernière réponse, dans un message, ou sous chacune
    .manner = Il descend avec les réponses (moves), reste dans un message (stays), ou est dans chacune (each)

cmd-table-theme = L'apparence des images de cette table, désormais
    .name = light (clair), dark (sombre) ou high-contrast (fort contraste)

cmd-table-language = La langue et les unités des réponses à cette table, désormais
    .name = La langue ; own : celle du serveur pour tous, la sienne en privé (par défaut)
    .units = Les longueurs : feet (pieds, par défaut) ou metres (mètres, 1,5 par case)

cmd-table-export = Toute la table en un fichier : règles, plateau, créatures, tours ; aucun identifiant de personne

cmd-table-import = Mettre à la place de cette table celle d'un fichier, tel que /table exporter l'a écrit
    .file = Le fichier

cmd-map-height = Relever le sol des cases : corniches, escaliers, toits ; 0 est le niveau de la carte
    .squares = { opt-squares }
    .feet = De combien leur sol dépasse le niveau de la carte, un multiple de 5

cmd-map-import = Reprendre une carte : Universal VTT (.uvtt, .dd2vtt, .df2vtt), scène Foundry, ou plateau en texte
    .file = Le fichier de la carte, 10 Mio au plus
    .feet-per-square = Combien de pieds fait une case de la carte (par défaut : ce que dit le fichier, ou 5)
    .replace = Retirer du plateau les créatures sans place sur la carte (par défaut : false)

cmd-map-export = Exporter le plateau : Universal VTT pour d'autres programmes, ou un texte complet
    .format = uvtt, ou text, que /carte importer sait relire (par défaut : uvtt)

cmd-creature-paste = Créatures d'après un texte collé : une par ligne, ou un seul bloc
    .text = Une par ligne : "Ogre at D4: Large giant, Spd 40 ft., Reach 10 ft." ; ou un bloc
    .at = Où, si le texte est le bloc d'une seule créature
    .name = Comment elle s'appelle (par défaut : la première ligne du bloc)
    .side = { opt-side }

cmd-creature-edit = Changer quelque chose à une créature
    .creature = { opt-creature-named }
    .name = Un nouveau nom
    .at = Une autre case
    .size = { opt-size }
    .side = { opt-side }
    .speed = { opt-speed }
    .reach = { opt-reach }
    .weapon-reach = { opt-weapon-reach }
    .conditions = { opt-conditions }
    .helpless = { opt-helpless }
    .shape = { opt-shape }
    .altitude = { opt-altitude-standing }
    .space = { opt-space }
    .threatens = { opt-threatens }
    .race = { opt-race }
    .armor = { opt-armor }
    .load = { opt-load }
    .speed-bonus = { opt-speed-bonus }
    .ignores = { opt-ignores }
    .modes = { opt-modes }
    .owner = { opt-owner }
    .hidden = { opt-hidden }

cmd-creature-sheet = Les valeurs d'une créature que demandent manœuvres et initiative
    .creature = { opt-creature-named }
    .maneuver-defense = Sa Maneuver Defense, que doivent atteindre les manœuvres contre elle (Epic Path)
    .resist-forced = De combien de pieds elle réduit un déplacement forcé (par défaut : 0)
    .initiative = Son bonus aux tests d'initiative
    .dexterity = Valeur de Dextérité, pour départager l'initiative
    .base-attacks = Attaques à outrance de sa classe, à échanger contre des { -five-foot-step } ; monstres : 0
    .facing = Son orientation en l'air : n, ne, e, etc.
    .strength = Sa Force, pour ce qu'elle porte, et pour ses sauts si le livre de règles le veut ; ou none
    .light-load = Le plus de livres qui soit une charge légère pour elle (Epic Path) ; ou none
    .quadruped = Elle va à quatre pattes, et porte donc plus (par défaut : false)
    .jump-trained = Elle est formée au saut (par défaut : false)
    .base-speed = Sa vitesse de base en pieds ; natural : celle de sa taille (par défaut)
    .runner = { opt-runner }
    .constitution = { opt-constitution }
    .fills = { opt-fills }
    .squares = Cases sur un côté de son espace, pour une nuée p. ex. ; none : celles de sa taille (par défaut)
    .helpless-obstacle = { opt-helpless-obstacle }
    .speed-category = { opt-speed-category }

cmd-creature-portrait = Montrer une créature par une image envoyée, ou de nouveau par ses seules initiales
    .file = L'image, PNG, WebP ou JPEG de 10 Mio au plus : un carré en est pris au milieu
    .creature = { opt-creature-mover }
    .clear = Retirer le portrait (par défaut : false)

cmd-creature-remove = Retirer une créature du plateau
    .creature = { opt-creature-named }

cmd-creature-list = Toutes les créatures avec case, vitesse et allonge, ou tout sur une seule
    .creature = Qui, en détail (par défaut : tous, une ligne chacun)

cmd-join = Amener un personnage à vous, ou reprendre un des héros que personne ne joue
    .name = Comment elle s'appelle, 32 caractères au plus
    .at = Sa case (par défaut : une case libre près des autres héros)
    .size = { opt-size }
    .speed = { opt-speed }
    .reach = { opt-reach }
    .weapon-reach = { opt-weapon-reach }
    .shape = { opt-shape }
    .race = { opt-race }
    .armor = { opt-armor }
    .load = { opt-load }
    .modes = { opt-modes }
    .threatens = { opt-threatens }

cmd-roster-save = Garder une créature pour d'autres tables : tout, sauf sa place et ses états
    .creature = { opt-creature-named }
    .name = Son nom dans la réserve (par défaut : le sien, sans numéro)

cmd-roster-add = Mettre une créature de la réserve sur le plateau, ou plusieurs
    .name = { opt-roster-name }
    .at = { opt-at-several }
    .count = { opt-count }
    .as = Son nom sur le plateau (par défaut : celui de la réserve)
    .side = { opt-side }

cmd-roster-list = Les créatures gardées pour les tables de ce serveur

cmd-roster-remove = Ne plus garder une créature de la réserve
    .name = { opt-roster-name }

cmd-place = Mettre une créature ailleurs à la main, sans regarder les règles
    .at = Sa case ; pour une grande, celle du nord-ouest (par défaut : là où elle est)
    .creature = { opt-creature-mover }
    .altitude = Pieds au-dessus du sol, un multiple de 5 (par défaut : inchangé ; 0 si elle pendait ou sautait)
    .space = { opt-space }
    .preview = Dessiner, sans rien changer (par défaut : false)
    .force = Sans effet ici, puisqu'on ne regarde pas les règles (par défaut : false)

cmd-step = Le { -five-foot-step } : une case, sans provoquer personne
    .to = { opt-to-route }
    .creature = { opt-creature-mover }
    .way = À quel titre (Epic Path) : au lieu de bouger (free), contre une attaque, ...
    .full-round = Elle fait aussi une { -full-round-action } (par défaut : false)
    .share = { opt-share }
    .check = { opt-check-rolled }
    .bonus = { opt-bonus-check }
    .preview = { opt-preview }
    .force = { opt-force }

cmd-run = Courir tout le round, plusieurs fois la vitesse
    .to = { opt-to-route }
    .creature = { opt-creature-mover }
    .rounds = Rounds déjà courus sans repos (par défaut : ce que disent les tours tenus, sinon 0)
    .check = Résultat de son test pour continuer à courir, lancé à la table
    .bonus = Son bonus à ce test : le bot lance d20
    .prefer = { opt-prefer }
    .mode = { opt-mode-one }
    .altitude = { opt-altitude-end }
    .as-far-as = { opt-as-far-as }
    .stopped-at = { opt-stopped-at }
    .preview = { opt-preview }
    .force = { opt-force }

cmd-hustle = Se déplacer une fois d'un pas pressé, si les règles le prévoient (hustle)
    .to = { opt-to-route }
    .creature = { opt-creature-mover }
    .prefer = { opt-prefer }
    .mode = { opt-mode-any }
    .altitude = { opt-altitude-end }
    .share = { opt-share }
    .as-far-as = { opt-as-far-as }
    .stopped-at = { opt-stopped-at }
    .check = { opt-check-initiative }
    .bonus = { opt-bonus-initiative }
    .against = { opt-against-initiative }
    .against-bonus = { opt-against-bonus-initiative }
    .preview = { opt-preview }
    .force = { opt-force }

cmd-sprint = Se déplacer et rien d'autre, si les règles prévoient le sprint
    .to = { opt-to-route }
    .creature = { opt-creature-mover }
    .prefer = { opt-prefer }
    .mode = { opt-mode-any }
    .altitude = { opt-altitude-end }
    .share = { opt-share }
    .as-far-as = { opt-as-far-as }
    .stopped-at = { opt-stopped-at }
    .check = { opt-check-initiative }
    .bonus = { opt-bonus-initiative }
    .against = { opt-against-initiative }
    .against-bonus = { opt-against-bonus-initiative }
    .preview = { opt-preview }
    .force = { opt-force }

cmd-crawl = Ramper d'une case, { -prone }
    .to = { opt-to-route }
    .creature = { opt-creature-mover }
    .share = { opt-share }
    .check = { opt-check-rolled }
    .bonus = { opt-bonus-check }
    .preview = { opt-preview }
    .force = { opt-force }

cmd-fly = Voler ou planer : virages, montée, piqué, coût, { -attack-of-opportunity(form: "many") }
    .to = { opt-to-path }
    .creature = { opt-creature-mover }
    .altitude = { opt-altitude-end }
    .pace = { opt-pace }
    .prefer = { opt-prefer }
    .mode = Si elle vole (par défaut) ou plane
    .facing = Où elle doit regarder à la fin, si les règles y tiennent
    .stall = La laisser décrocher, si elle vole trop lentement pour se maintenir (par défaut : false)
    .wingover = Faire volte-face une fois, par le don Wingover (par défaut : false)
    .hover = S'arrêter en l'air, ou en repartir à demi-vitesse, par le don Hover (par défaut : false)
    .weather = { opt-weather }
    .ceiling = Une surface que la carte ne montre pas est à côté d'elle (Epic Path : hover)
    .soaring = Elle prend son essor, jusqu'à quatre fois plus haut (Rise)
    .support = À quelle hauteur du sol se trouve un appui qui la porterait, pour sa limite (Rise)
    .overloaded = Elle porte plus qu'elle ne peut (Rise ; par défaut : false)
    .check = { opt-check-rolled }
    .natural = { opt-natural }
    .bonus = { opt-bonus-check }
    .as-far-as = { opt-as-far-as }
    .preview = { opt-preview }
    .force = { opt-force }

cmd-fly-mishap = Un incident en vol : dégâts, collision, chute, inactivité, { -prone }, immobilisée
    .what = Ce qui lui arrive : damage, collision, falling, idle, slow, prone, immobilized
    .creature = { opt-creature-mover }
    .weather = { opt-weather }
    .after = Ce qui la fait tomber, si c'est un test raté ou une collision
    .check = { opt-check-rolled }
    .natural = { opt-natural }
    .bonus = { opt-bonus-check }
    .preview = { opt-preview }
    .force = { opt-force }

cmd-wind = Ce qu'un vent fait à une créature de sa taille, au sol ou en vol, et le jet contre lui
    .weather = La force du vent : strong-wind, severe-wind, windstorm, hurricane, tornado
    .creature = { opt-creature-mover }
    .check = { opt-check-rolled }
    .natural = { opt-natural }
    .bonus = { opt-bonus-check }
    .preview = { opt-preview }
    .force = { opt-force }

cmd-climb = Escalader mur, corde ou corniche : jusqu'où, quel test, { -attack-of-opportunity(form: "many") }
    .to = { opt-to-path }
    .creature = { opt-creature-mover }
    .altitude = { opt-altitude-below }
    .surface = La surface à escalader : dungeon-wall, rope, tree, ...
    .modifiers = Facilités ou difficultés : "slippery corner"
    .pace = À quelle vitesse : comme d'habitude, la moitié, ou toute sa vitesse
    .take-ten = { opt-take-ten }
    .assists = Combien l'aident ; ce que cela apporte va dans le test (par défaut : 0)
    .hands = { opt-hands-free }
    .ceiling = Le long du dessous de quelque chose (par défaut : false)
    .ranks = Ses degrés de maîtrise, là où cela compte (par défaut : 0)
    .damaged = Blessée en escaladant, elle doit seulement tenir bon (par défaut : false)
    .dc = { opt-dc }
    .check = { opt-check-rolled }
    .natural = { opt-natural }
    .bonus = { opt-bonus-check }
    .prefer = { opt-prefer }
    .as-far-as = { opt-as-far-as }
    .preview = { opt-preview }
    .force = { opt-force }
    .caught = Le poids en livres d'une créature rattrapée dans sa chute

cmd-swim = Nager : jusqu'où, par quel test, ce que fait l'eau
    .to = { opt-to-path }
    .creature = { opt-creature-mover }
    .altitude = { opt-altitude-below }
    .water = L'état de l'eau
    .modifiers = Facilités ou difficultés : "current rain"
    .by = { opt-by }
    .pace = Jusqu'où : une { -move-action } (move), double, hustle, sprint, run
    .take-ten = { opt-take-ten }
    .hands = { opt-hands-free }
    .dc = { opt-dc }
    .check = { opt-check-rolled }
    .natural = { opt-natural }
    .bonus = { opt-bonus-check }
    .prefer = { opt-prefer }
    .as-far-as = { opt-as-far-as }
    .preview = { opt-preview }
    .force = { opt-force }

cmd-burrow = Creuser dans le sol : jusqu'où, à travers quoi, par quel test
    .to = { opt-to-path }
    .creature = { opt-creature-mover }
    .altitude = { opt-altitude-below }
    .ground = Ce qu'elle creuse (par défaut : soil)
    .modifiers = Ce qui rend cela plus difficile : "unstable open-tunnel"
    .by = { opt-by }
    .pace = Jusqu'où : une { -move-action } (move), double, hustle, sprint
    .try = Tenter le test qui rend la roche pareille à la terre (par défaut : false)
    .take-ten = { opt-take-ten }
    .dc = { opt-dc }
    .check = { opt-check-rolled }
    .natural = { opt-natural }
    .bonus = { opt-bonus-check }
    .prefer = { opt-prefer }
    .as-far-as = { opt-as-far-as }
    .preview = { opt-preview }
    .force = { opt-force }

cmd-teleport = Se téléporter avec une vitesse : jusqu'où, et où elle arrive si la place est prise
    .to = { opt-to-path }
    .creature = { opt-creature-mover }
    .altitude = { opt-altitude-below }
    .unseen = Elle ne voit pas l'endroit (par défaut : false)
    .preview = { opt-preview }
    .force = { opt-force }

cmd-jump = Sauter loin ou haut : ce qu'il faut, ce que cela coûte, où cela mène
    .to = Où elle finit ; avant, elle marche : "E5 H5" (par défaut : à la verticale, avec altitude)
    .creature = { opt-creature-mover }
    .altitude = Pieds au-dessus du sol à l'arrivée, ou hauteur du saut vertical
    .peak = Jusqu'où monte le saut, si elle peut le choisir (par défaut : 0)
    .running = Elle a pris son élan en ligne droite (par défaut : false)
    .hop = Elle sautille seulement, à hauteur de taille (par défaut : false)
    .pole = Elle saute à la perche, si les règles le prévoient (par défaut : false)
    .speed-bonus = Ce que sa vitesse ajoute, là où il faut le dire
    .legs = Elle a des jambes pour sauter (par défaut : true)
    .pace = { opt-pace }
    .check = { opt-check-rolled }
    .natural = { opt-natural }
    .bonus = { opt-bonus-check }
    .reflex = { opt-reflex }
    .preview = { opt-preview }
    .force = { opt-force }

cmd-stand = Se relever : ce que cela coûte, et quelles { -attack-of-opportunity(form: "many") } cela provoque
    .creature = { opt-creature-mover }
    .preview = { opt-preview }
    .force = { opt-force }

cmd-mount = Monter sur une créature plus grande : on va dès lors où va la monture
    .target = La monture
    .creature = Le cavalier
    .preview = { opt-preview }
    .force = { opt-force }

cmd-dismount = Descendre de sa monture, sur une case à côté d'elle
    .creature = Le cavalier
    .to = Où descendre (par défaut : la première place libre)
    .preview = { opt-preview }
    .force = { opt-force }

cmd-escape = Passer une ouverture trop étroite pour s'y serrer : par quel test, en combien de temps
    .to = { opt-to-route }
    .creature = { opt-creature-mover }
    .fits = Ce qui passe, là où les règles le demandent : elbows, one-elbow, shoulders, head, not-head
    .check = { opt-check-rolled }
    .bonus = { opt-bonus-check }
    .take-twenty = Faire 20 au lieu de lancer, avec bonus ; cela prend vingt fois plus de temps (sinon false)
    .prefer = { opt-prefer }
    .preview = { opt-preview }
    .force = { opt-force }

cmd-charge = Charger un adversaire : tout droit, sur sol libre, jusqu'au plus proche endroit d'où frapper
    .target = La cible de la charge
    .creature = { opt-creature-mover }
    .to = Où elle finit, si plusieurs endroits sont aussi proches
    .one-action = { opt-one-action }
    .overrun = Un adversaire à renverser sur le chemin, si les règles le prévoient
    .avoids = Celui-ci s'écarte (par défaut : false)
    .check = { opt-check-several }
    .natural = { opt-natural }
    .bonus = { opt-bonus-check }
    .against = { opt-against-defender }
    .against-bonus = { opt-against-bonus-defender }
    .tripped = { opt-tripped }
    .action-point = { opt-action-point }
    .preview = { opt-preview }
    .force = { opt-force }

cmd-withdraw = S'éloigner d'adversaires avec moins d'{ -attack-of-opportunity(form: "many") } qu'un simple déplacement
    .to = { opt-to-route }
    .creature = { opt-creature-mover }
    .primary = L'adversaire dont elle s'éloigne (Epic Path)
    .spare = { opt-spare }
    .one-action = { opt-one-action }
    .prefer = { opt-prefer }
    .share = { opt-share }
    .as-far-as = { opt-as-far-as }
    .check = Résultat de son test, lancé à la table ; pour des tests opposés (Rise), une liste
    .natural = { opt-natural }
    .bonus = { opt-bonus-check }
    .from = Les créatures à tenir à distance : noms avec virgules (Rise)
    .distance = La distance à garder, en pieds (Rise)
    .against = { opt-against-initiative }
    .against-bonus = { opt-against-bonus-initiative }
    .action-point = { opt-action-point }
    .preview = { opt-preview }
    .force = { opt-force }

cmd-overrun = Traverser la case d'un adversaire, ou plusieurs si les règles le prévoient
    .target = La cible à renverser : un nom, plusieurs avec des virgules
    .to = { opt-to-route }
    .creature = { opt-creature-mover }
    .avoids = { opt-avoids }
    .part-of-move = Dans une { -move-action } au lieu d'une { -standard-action } (par défaut : false)
    .check = { opt-check-several }
    .natural = { opt-natural }
    .bonus = { opt-bonus-check }
    .against = { opt-against-defender }
    .against-bonus = { opt-against-bonus-defender }
    .tripped = { opt-tripped }
    .medium-dc = { opt-medium-dc }
    .medium-check = { opt-medium-check }
    .prefer = { opt-prefer }
    .action-point = { opt-action-point }
    .preview = { opt-preview }
    .force = { opt-force }

cmd-bull-rush = Repousser un adversaire tout droit, ou traverser sa case, selon le livre de règles
    .target = La cible à repousser ou traverser
    .creature = { opt-creature-mover }
    .feet = Jusqu'où repousser au plus ; nécessaire si aucun texte ne le dit
    .follow = Suivre la cible repoussée pour aller plus loin (par défaut : false)
    .charging = À la fin d'une charge, si l'on ne tient pas les tours (par défaut : false)
    .drop-prone = { opt-drop-prone }
    .to = Où elle finit, si elle traverse ; avec forcer, où la cible est mise
    .avoids = { opt-avoids }
    .check = { opt-check-several }
    .natural = { opt-natural }
    .bonus = { opt-bonus-check }
    .against = { opt-against-defender }
    .against-bonus = { opt-against-bonus-defender }
    .tripped = { opt-tripped }
    .medium-dc = { opt-medium-dc }
    .medium-check = { opt-medium-check }
    .prefer = { opt-prefer }
    .action-point = { opt-action-point }
    .preview = { opt-preview }
    .force = { opt-force }

cmd-tumble = Passer par acrobaties près d'adversaires, ou dans leurs cases, sans { -attack-of-opportunity }
    .to = { opt-to-route }
    .creature = { opt-creature-mover }
    .through = Par les cases de qui : des noms, plusieurs avec des virgules
    .tumbled = Cases où entrer en acrobaties, à demi-vitesse, le reste en marchant (par défaut : toutes)
    .accelerated = À toute vitesse, pour un test plus difficile (par défaut : false)
    .spare = { opt-spare }
    .surface = Ce qui, au sol, rend cela plus difficile, séparé par des espaces
    .trained = Si la créature y est formée, là où les règles le demandent (sinon true)
    .check = { opt-check-several }
    .natural = { opt-natural }
    .bonus = { opt-bonus-check }
    .medium-dc = { opt-medium-dc }
    .medium-check = { opt-medium-check }
    .prefer = { opt-prefer }
    .action-point = { opt-action-point }
    .preview = { opt-preview }
    .force = { opt-force }

cmd-clamber = Grimper dans l'espace d'un adversaire bien plus grand, si les règles le prévoient
    .target = Dans l'espace de qui
    .creature = { opt-creature-mover }
    .to = La case où cela finit, ou un trajet jusque-là (par défaut : la plus proche)
    .extra = Pieds au-delà de la demi-vitesse : chaque 5 rend le test plus difficile de 5
    .assists = Combien l'aident ; ce que cela apporte va dans le test (par défaut : 0)
    .spare = { opt-spare }
    .check = { opt-check-rolled }
    .natural = { opt-natural }
    .bonus = { opt-bonus-check }
    .medium-dc = { opt-medium-dc }
    .medium-check = { opt-medium-check }
    .prefer = { opt-prefer }
    .action-point = { opt-action-point }
    .preview = { opt-preview }
    .force = { opt-force }

cmd-push = Pousser quelqu'un, si un effet le fait
    .target = { opt-target }
    .feet = { opt-feet }
    .creature = { opt-creature-doer }
    .to = { opt-to-moved }
    .direction = { opt-direction }
    .drop-prone = { opt-drop-prone }
    .ledge = La case dont il franchirait le bord, si la carte n'a pas de hauteur pour elle
    .dv = Ce que doit atteindre un test d'Escalade sur ce rebord
    .check = Résultat du test d'Escalade de la cible, lancé à la table
    .bonus = Bonus de la cible à ce test : le bot lance d20
    .preview = { opt-preview }
    .force = { opt-force }

cmd-pull = Tirer quelqu'un vers soi, si un effet le fait
    .target = { opt-target }
    .feet = { opt-feet }
    .creature = { opt-creature-doer }
    .to = { opt-to-moved }
    .direction = { opt-direction }
    .drop-prone = { opt-drop-prone }
    .preview = { opt-preview }
    .force = { opt-force }

cmd-slide = Faire glisser quelqu'un en tout sens, si un effet le fait
    .target = { opt-target }
    .feet = { opt-feet }
    .creature = { opt-creature-doer }
    .to = { opt-to-moved }
    .direction = { opt-direction }
    .drop-prone = { opt-drop-prone }
    .preview = { opt-preview }
    .force = { opt-force }

cmd-fling = Projeter quelqu'un dans les airs, si un effet le fait
    .target = { opt-target }
    .feet = { opt-feet }
    .creature = { opt-creature-doer }
    .to = { opt-to-moved }
    .direction = Tout droit dans quelle direction : ne, up (par défaut : droit au loin)
    .preview = { opt-preview }
    .force = { opt-force }

cmd-block = Barrer le chemin à quelqu'un pour une phase, si les règles ont des phases
    .target = La créature à bloquer
    .creature = { opt-creature-mover }
    .to = Sans phases : le trajet que la cible veut suivre
    .check = L'initiative de la cible : une pour tous les pas, ou "15 12" dans l'ordre
    .bonus = Le bonus d'initiative de la cible : le bot lance d20 à chaque fois
    .against = L'initiative de qui bloque : une pour tous les pas, ou une liste dans l'ordre
    .against-bonus = Le bonus d'initiative de qui bloque : le bot lance d20 à chaque fois
    .preview = { opt-preview }
    .force = { opt-force }

cmd-follow = Rester près de quelqu'un pour une phase, si les règles ont des phases
    .target = La créature à suivre
    .distance = La plus grande distance entre les deux, en pieds
    .creature = { opt-creature-mover }
    .to = Où elle veut finir (par défaut : dès que la distance convient)
    .teleported = D'où la cible a disparu pour se retrouver aussitôt là où elle est
    .unseen = Le poursuivant ne peut savoir où elle est allée (par défaut : false)
    .check = { opt-check-initiative }
    .bonus = { opt-bonus-initiative }
    .against = { opt-against-initiative }
    .against-bonus = { opt-against-bonus-initiative }
    .share = { opt-share }
    .preview = { opt-preview }
    .force = { opt-force }

cmd-climb-forward = Escalader un bout de mur par un test, si les règles ont des phases
    .creature = { opt-creature-mover }
    .to = Où cela finit le long de la paroi (par défaut : au-dessus des mêmes cases)
    .altitude = { opt-altitude-end }
    .dv = { opt-dv }
    .check = { opt-check-rolled }
    .bonus = { opt-bonus-check }
    .critical = { opt-critical }
    .hands = { opt-hands-needed }
    .preview = { opt-preview }
    .force = { opt-force }

cmd-swim-forward = Nager un peu par un test, si les règles ont des phases
    .to = { opt-to-route }
    .creature = { opt-creature-mover }
    .dv = { opt-dv }
    .check = { opt-check-rolled }
    .bonus = { opt-bonus-check }
    .critical = { opt-critical }
    .hands = { opt-hands-needed }
    .preview = { opt-preview }
    .force = { opt-force }

cmd-phase-next = La phase suivante du round, si les règles ont des phases ; la première les commence

cmd-fall = Résoudre une chute, un objet qui tombe ou une collision : dés, dégâts, { -prone }
    .height = De combien elle tombe ; facultatif pour une créature en l'air
    .creature = La créature qui tombe ; sans cela, rien ne change sur le plateau
    .jumped = Elle a sauté, ou plonge, de son plein gré (par défaut : false)
    .surface = Sur quoi elle tombe (par défaut : ground)
    .water-depth = La profondeur de l'eau où elle tombe
    .attempt = Elle tente le test qui aide (par défaut : s'il est donné, ou pour un plongeon)
    .check = { opt-check-rolled }
    .bonus = { opt-bonus-check }
    .natural = { opt-natural }
    .size = La taille de qui tombe, sans créature (par défaut : medium)
    .onto = La créature touchée par la chute ou l'objet
    .casting = Le niveau d'un sort à lancer pendant la chute
    .immediate = Ce sort est une action immédiate (par défaut : false)
    .most-dice = Le plus de dés, si le livre de règles laisse le choix au MJ
    .object = Un objet de cette taille tombe, ou est lancé (hauteur:0)
    .weight = Poids en livres d'un objet qui tombe
    .density = La nature de l'objet : plumes -2, rocher +1, pointes +2
    .collision-speed = Elle heurte quelque chose à cette vitesse au lieu de tomber
    .collision-by = Comment va qui heurte quelque chose (par défaut : carried, sans contrôle)
    .preview = { opt-preview }
    .force = { opt-force }

cmd-settle = Déplacer une créature mal placée vers le plus proche endroit permis
    .creature = { opt-creature-mover }
    .last = La dernière case où elle était en règle ; elle départage les plus proches
    .share = Rester dans la case d'un autre d'un commun accord, si les règles l'ont (par défaut : false)
    .preview = Dire et dessiner, sans lancer de dé ni rien changer (par défaut : false)
    .force = Sans effet ici, puisque rien n'est refusé (par défaut : false)

cmd-travel = Jusqu'où aller en un jour, ou en combien de temps tant de miles, et ce que cela coûte
    .speed = La vitesse en pieds, si aucune créature de la table ne voyage
    .creature = Une créature, plusieurs avec des virgules, ou un camp ; au pas de la plus lente
    .hours = Heures de route par jour (par défaut : 8 ; à la rame 10, à la voile 24)
    .miles = La distance, au lieu de la durée
    .days = Combien de jours (par défaut : 1)
    .terrain = Le pays traversé (par défaut : plains)
    .road = Sur quoi l'on va (par défaut : trail, road en charrette)
    .pace = À quelle allure (par défaut : walk)
    .legs = Plusieurs étapes : "forest trail 20mi; hills trackless 10mi"
    .mount = Une monture de la table du livre de règles
    .load = Les livres que porte cette monture
    .mounted = L'option vitesse ou créature désigne une monture (par défaut : false)
    .vehicle = Une charrette ou un navire de la table du livre de règles
    .current = Miles par heure du courant qui porte une barque
    .round-the-clock = Ce qui vous porte ne se repose jamais (par défaut : false)
    .miles-per-hour = Ce que vous parcourez en une heure, si le MJ le dit
    .impeded = Chaque case en chemin entrave le pas (impeded ; par défaut : false)
    .mode = Un autre mode de déplacement que la marche
    .grade = Quelle sorte, si le livre de règles en distingue plusieurs
    .check = Résultats des tests, dans l'ordre, lancés à la table
    .bonus = Le bonus à ces tests : le bot lance d20
    .minutes = Pendant tant de minutes : des pieds au lieu de miles, même en courant
    .rounds = De même pour tant de rounds
    .constitution = La Constitution de qui court, si aucune créature ne la donne

cmd-threat = Les cases qu'une créature menace
    .creature = { opt-creature-mover }
    .altitude = Pour qui est là à tant de pieds du sol, un multiple de 5 (par défaut : 0)
    .against = Plutôt ce que menacent tous ceux qui sont contre elle (par défaut : false)

cmd-measure = La distance entre deux cases ou créatures, quoi qu'il y ait entre elles
    .from = Une case, D4@20 pour 20 pieds au-dessus de son sol, ou une créature
    .to = Une case, D4@20 pour 20 pieds au-dessus de son sol, une créature, ou nearest

cmd-turn-next = Passer à la créature suivante, ou à la phase suivante

cmd-turn-delay = Retarder les actions de ce tour et agir désormais après quelqu'un d'autre
    .after = Après qui (par défaut : le suivant dans l'ordre)
cmd-turn-ready = Préparer une action, à faire avant le prochain tour ; le tour passe au suivant
cmd-turn-end = Ne plus tenir les tours : chaque commande compte seule

cmd-initiative = Donner à une créature sa place dans l'ordre des tours, par un test ou à la main
    .creature = { opt-creature-mover }
    .check = Résultat de son test d'initiative, lancé à la table
    .bonus = Son bonus : le bot lance d20 (par défaut : ce que dit sa fiche)
    .dexterity = Sa valeur de Dextérité, qui départage les ex æquo si les règles le veulent
    .natural = { opt-natural }

cmd-flank = Dire si une créature en prend une autre en tenaille, avec quel allié et quelle ligne
    .target = { opt-target }
    .creature = { opt-creature-mover }
    .ally = Avec qui (par défaut : n'importe qui)

cmd-gm-show = Lister les MJ de cette table

cmd-gm-role = Donner les droits de MJ à un rôle
    .role = Quel rôle (par défaut : plus aucun)

cmd-gm-add = Faire aussi de quelqu'un un MJ ici
    .person = { opt-person }

cmd-gm-remove = Retirer un MJ ajouté
    .person = { opt-person }

cmd-gm-open = Permettre ou non à tous ce que peut le MJ : pour un groupe sans MJ
    .on = true ouvre la table à tous, false revient à l'ordinaire

cmd-redo = Rétablir ce qui vient d'être annulé

cmd-history = Les dernières commandes qui ont changé quelque chose, la plus récente d'abord
    .count = Combien (par défaut 15)
    .creature = Seulement ce que quelqu'un de ce nom a fait ou subi

cmd-replay = Un round encore une fois, en image animée
    .round = Quel round (par défaut le dernier où il s'est passé quelque chose)
    .count = Plutôt tant de dernières commandes (par défaut 10 quand on ne tient pas les tours)

fam-privacy = Ce qui est gardé de vous ici, en fichier, ou plus du tout

cmd-privacy-show = Ce qui est gardé de vous et de ce salon, et combien de temps

cmd-privacy-export = Ce qui est gardé de vous dans ce salon, en fichier

cmd-privacy-delete = Oublier ce qui est gardé de vous dans ce salon, ou tout le salon
    .what = Seulement ce qui est de vous (par défaut), ou tout de ce salon
    .sure = Oui, et sans retour (par défaut non : dire seulement ce qui partirait)

cmd-help = Ce que l'on peut demander, ou comment s'emploie une commande
    .command = Une commande, par exemple move ou "map paint"

cmd-turn-previous = Revenir d'un tour, par exemple si vous avez pressé « tour suivant » trop tôt
cmd-turn-roll = Lancer l'initiative de vos créatures qui n'ont pas de place ; pour le MJ, de toutes
cmd-turn-pings = Choisir si vous recevez une mention au tour de votre créature, quoi que fasse la table
    .on = true pour une mention, false pour aucune
cmd-table-pings = Mentionner les joueurs quand leur tour commence
    .on = true ou false (par défaut)
cmd-table-refusals = Choisir qui voit ce que les règles refusent
    .manner = private : qui a demandé (par défaut) ; public : tout le monde
cmd-table-initiative = Si les monstres d'une même sorte partagent un jet d'initiative
    .shared = true, ou false : chaque créature lance le sien (par défaut)
cmd-table-phases = Annoncer d'abord les mouvements d'une phase et les faire ensemble à sa fin, ou non
    .declared = true, ou false : faits dès qu'ils sont tapés (par défaut)
cmd-phase-declare = Annoncer un mouvement : il se fait à la fin de la phase de mouvement
    .order = follow NOM 10, block NOM, withdraw NOM 20 ou hustle F6
    .creature = { opt-creature-mover }
cmd-phase-retract = Retirer une annonce qui n'a encore fait bouger personne
    .creature = { opt-creature-named }
cmd-phase-done = Dire que vos créatures ont fini dans cette phase
    .creature = { opt-creature-named }
cmd-phase-show = Montrer qui doit encore jouer dans cette phase, et ce qui est annoncé

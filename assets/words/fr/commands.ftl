### Ce que font les commandes et leurs options, en 100 caractères au plus chacune.

## Familles de commandes

fam-table = La table : nouveau plateau, livre de règles et règles maison, affichage, fichiers
fam-map = La carte : terrain, hauteurs, murs et portes, fichiers
fam-creature = Les créatures : les ajouter, modifier, lister, retirer
fam-roster = La réserve : des créatures gardées pour d'autres tables
fam-turn = Rounds et tours : commencer, passer au suivant, terminer
fam-phase = Les phases du round : la suivante, et y bloquer ou suivre
fam-gm = Les MJ de cette table : les lister, ajouter, retirer
fam-go = Autres déplacements : se relever, ramper, monter, se faufiler, creuser
fam-look = Regarder sans rien changer : cases contrôlées, distances, prise en tenaille
fam-sheet = La fiche d'une créature : ses caractéristiques et son portrait
fam-shove = Déplacer quelqu'un d'autre : pousser, tirer, faire glisser, projeter
fam-maneuver = Manœuvres contre autrui : bousculade, renversement, acrobaties, escalade
fam-hazard = Ce qui arrive à une créature : chutes, vent, incidents de vol
fam-history = Ce qui s'est passé à cette table : liste, reprise, rétablir

## Commandes

cmd-table-new = Commencer une nouvelle table dans ce salon : un plateau vide et son livre de règles
    .width = Cases d'ouest en est, de 1 à 300
    .height = Cases du nord au sud, de 1 à 300
    .ruleset = Le livre de règles (par défaut : SRD 3.5)

cmd-map-paint = Peindre un terrain sur des cases ; repeindre ajoute une couche, dégagé efface
    .squares = { opt-squares }
    .terrain = Le terrain
    .layers = Couches à ajouter, de 1 à 4 (par défaut : 1)
    .depth = Avec fosse : sa profondeur en pieds, un multiple de 5 (par défaut : 10)
    .check = Un test pour entrer, compétence et DD : "Balance 15"

cmd-map-brush = Peindre la carte case par case, avec des flèches et une liste de pinceaux
    .at = Où commence le curseur, ou ce qu'il faut peindre (par défaut : le milieu de la carte)
    .brush = Avec quoi peindre (par défaut : solid)
    .paint = Peindre tout de suite (par défaut : false)

cmd-map-edge = Mettre un mur, une porte, une fenêtre, une grille, un rideau… sur un côté de ces cases
    .squares = Cases et rectangles, par exemple D4 ou C3:E3
    .side = De quel côté de chacune
    .barrier = Ce qui s'y dresse ; none l'enlève
    .fits = Avec narrow : la plus grande taille qui passe debout (small laisse aussi passer medium)

cmd-map-door = Ouvrir ou fermer une porte à côté de sa créature ; le MJ les verrouille et les cache aussi
    .at = La porte, par une case : J3, J3/K3, "J3 east" ; MJ : windows, open, closed pour toutes
    .state = Ce qu'elle est désormais
    .creature = Qui l'ouvre ou la ferme (par défaut : ta seule créature)
    .preview = { opt-preview }

cmd-map-wall = Tracer d'un trait un mur, ou des portes, des fenêtres…
    .from = La première case
    .to = La dernière case ; en biais, le mur traverse des cases
    .side = De quel côté des cases (par défaut : nord le long d'une rangée, ouest le long d'une colonne)
    .barrier = Ce qu'on trace (wall par défaut)

cmd-map-room = Mettre des murs autour de cases
    .squares = { opt-squares }
    .doors = Où sont les portes : "E3 north, H5 east"

cmd-map-picture = Mettre une image sous un nouveau plateau, comme carte sans murs
    .file = Une image PNG, WebP ou JPEG, 10 Mio au plus
    .squares = Combien de cases elle a : 30x20 (par défaut : d'après son nom ou ses lignes)
    .pixels = Ou combien de pixels fait une case
    .replace = Retirer les créatures sans place sur la carte (false par défaut)

cmd-map-align = Déplacer ou étirer l'image sous le plateau
    .east = Centièmes de case vers l'est ; négatif vers l'ouest
    .south = Centièmes de case vers le sud ; négatif vers le nord
    .larger = Plus grande de tant de pour cent ; négatif plus petite

cmd-map-paste = Dessiner un plateau en lettres : # roc, . sol, ~ eau, + porte, ou comme /show text:true l'écrit
    .text = Le plateau, une ligne par rangée
    .replace = Retirer les créatures sans place sur la carte (false par défaut)

cmd-creature-add = Ajouter une créature, ou plusieurs, au plateau
    .at = { opt-at-several }
    .name = Son nom, 32 caractères au plus (par défaut : celui du modèle)
    .preset = Une créature fournie, comme ogre ; les autres options l'emportent
    .stats = Des caractéristiques collées : "Large giant, Spd 40 ft., Reach 10 ft."
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

cmd-show = Montrer le plateau et tous ceux qui y sont
    .squares = Seulement cette partie du plateau, comme C3:M12
    .whole = Tout le plateau, même avec de très petites cases (par défaut : non)
    .theme = Thème de cette image ; /table thème le règle pour toutes
    .text = En texte avec une carte de lettres, sans image (par défaut : non)
    .hidden = Pour le MJ : avec les créatures cachées (par défaut : non)

cmd-move = Déplacer une créature : combien ça coûte, qui ça provoque, et selon quelle règle
    .to = { opt-to-route }
    .creature = { opt-creature-mover }
    .pace = { opt-pace }
    .prefer = { opt-prefer }
    .mode = { opt-mode-any }
    .altitude = { opt-altitude-end }
    .share = { opt-share }
    .as-far-as = { opt-as-far-as }
    .stopped-at = { opt-stopped-at }
    .accelerated = { opt-accelerated }
    .half-speed = { opt-half-speed }
    .jump = Sauter fosses, dangers et murets en chemin si ça aide (par défaut : non)
    .reflex = { opt-reflex }
    .check = Résultat du test que demande le terrain ou (Rise) l'initiative ; plusieurs dans l'ordre
    .bonus = Bonus au test ou (Rise) d'initiative : le bot lance un d20 à chaque fois
    .against = { opt-against-initiative }
    .against-bonus = { opt-against-bonus-initiative }
    .surface = { opt-surface }
    .dc = { opt-dc }
    .action-point = { opt-action-point }
    .fall-check = { opt-fall-check }
    .fall-bonus = { opt-fall-bonus }
    .preview = { opt-preview }
    .force = { opt-force }

cmd-options = Tous les moyens d'attaquer une créature, d'atteindre une case ou de fuir à ce tour
    .target = La créature à attaquer
    .to = Ou la case à atteindre
    .away = Ou hors de toutes les { -threatened-square(form: "many") } (par défaut : non)
    .creature = { opt-creature-mover }

cmd-reachable = Montrer toutes les cases qu'une créature peut atteindre, avec leur coût en pieds
    .creature = { opt-creature-mover }
    .pace = { opt-pace }
    .mode = { opt-mode-one }
    .altitude = { opt-altitude-end }
    .share = { opt-share }

cmd-turn-start = Compter rounds et tours : actions, diagonales et provocations comptent désormais
    .roll = Lancer l'initiative de ceux qui n'en ont pas (par défaut : si le bonus est donné)

cmd-undo = Annuler le dernier changement ; encore une fois : celui d'avant

cmd-rules = Consulter les règles de la table, et où chacune est imprimée
    .topic = Un sujet comme terrain, une règle comme corner, ou une partie de son titre

cmd-table-ruleset = Passer à un autre livre de règles, avec le même plateau et les mêmes créatures
    .name = Le livre de règles

cmd-table-house-rule = Changer une règle pour cette table
    .rule = Quelle règle, comme corner ; /règles les liste
    .value = Ce qu'elle est à cette table ; book : celle du livre de règles

cmd-table-board = Choisir où montrer le plateau : sous la dernière réponse, dans un message, ou partout
    .manner = Il suit les réponses, reste dans un message, ou est dans chaque réponse

cmd-table-theme = Choisir le thème des images de cette table
    .name = Clair, sombre, ou contraste élevé

cmd-table-language = Choisir la langue et les unités de cette table
    .name = La langue ; la sienne : celle du serveur en public, de chacun en privé (par défaut)
    .units = Pieds (par défaut), ou mètres à 1,5 par case

cmd-table-export = Exporter toute la table en fichier : règles, plateau, créatures et tours, sans identifiants

cmd-table-import = Remplacer cette table par celle d'un fichier de /table exporter
    .file = Le fichier

cmd-map-height = Régler la hauteur du sol de cases : rebords, marches, toits ; 0 est le niveau du sol
    .squares = { opt-squares }
    .feet = Hauteur du sol au-dessus du niveau 0, un multiple de 5

cmd-map-import = Reprendre une carte : Universal VTT (.uvtt, .dd2vtt, .df2vtt), scène Foundry, ou plateau en texte
    .file = Le fichier de la carte, 10 Mio au plus
    .picture = L'image de la carte, pour une scène de Foundry qui ne fait que la nommer
    .scene = Quelle scène, dans un fichier qui en a plusieurs
    .tokens = Faire des pions de la scène des créatures (false par défaut)
    .feet-per-square = Combien de pieds fait une case de la carte (par défaut : ce que dit le fichier, ou 5)
    .replace = Retirer du plateau les créatures sans place sur la carte (par défaut : false)

cmd-map-export = Exporter le plateau : Universal VTT pour d'autres programmes, ou un texte qui garde tout
    .format = Universal VTT (par défaut), ou texte pour /carte importer

cmd-creature-paste = Ajouter des créatures depuis un texte collé : une par ligne, ou un seul bloc
    .text = Une par ligne : "Ogre at D4: Large giant, Spd 40 ft., Reach 10 ft." ; ou un seul bloc
    .at = Où mettre la créature d'un seul bloc
    .name = Son nom (par défaut : la première ligne du bloc)
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

cmd-creature-sheet = Régler les valeurs dont se servent les manœuvres et l'initiative
    .creature = { opt-creature-named }
    .maneuver-defense = Maneuver Defense, le DD des manœuvres contre elle (Epic Path)
    .resist-forced = Pieds de déplacement forcé auxquels elle résiste (par défaut : 0)
    .initiative = Bonus d'initiative
    .dexterity = Valeur de Dextérité, pour départager l'initiative
    .base-attacks = Attaques à outrance de sa classe, à échanger contre un { -five-foot-step } ; monstres : 0
    .facing = Orientation en l'air : n, ne, e, etc.
    .strength = Valeur de Force, pour les charges et parfois les sauts ; ou none
    .light-load = Charge légère maximale en livres (Epic Path) ; ou none
    .quadruped = À quatre pattes, elle porte plus (par défaut : non)
    .jump-trained = Formée au Saut (par défaut : non)
    .base-speed = Sa { -base-speed } en pieds ; natural : selon sa taille (par défaut)
    .runner = { opt-runner }
    .constitution = { opt-constitution }
    .fills = { opt-fills }
    .squares = Cases par côté de son espace, pour une nuée ; none : selon sa taille (par défaut)
    .helpless-obstacle = { opt-helpless-obstacle }
    .speed-category = { opt-speed-category }

cmd-creature-portrait = Montrer une créature par une image envoyée, ou à nouveau par ses initiales
    .file = L'image, PNG, WebP ou JPEG de 10 Mio au plus : le carré du milieu est utilisé
    .creature = { opt-creature-mover }
    .clear = Retirer le portrait (par défaut : non)

cmd-creature-remove = Retirer une créature du plateau
    .creature = { opt-creature-named }

cmd-creature-list = Lister qui est où, avec vitesse et allonge, ou tout sur une créature
    .creature = Qui, en détail (par défaut : tout le monde, une ligne chacun)

cmd-join = Faire entrer ton personnage, ou reprendre un héros que personne ne joue
    .name = Son nom, 32 caractères au plus
    .at = Sa case (par défaut : une libre près des autres héros)
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

cmd-roster-save = Garder une créature pour d'autres tables : tout, sauf sa place et ses états
    .creature = { opt-creature-named }
    .name = Son nom dans la réserve (par défaut : le sien, sans numéro)

cmd-roster-add = Ajouter au plateau une créature de la réserve, ou plusieurs
    .name = { opt-roster-name }
    .at = { opt-at-several }
    .count = { opt-count }
    .as = Son nom sur le plateau (par défaut : celui de la réserve)
    .side = { opt-side }

cmd-roster-list = Lister les créatures gardées pour les tables de ce serveur

cmd-roster-remove = Retirer une créature de la réserve
    .name = { opt-roster-name }

cmd-place = Mettre une créature quelque part à la main, sans tenir compte des règles
    .at = Sa case, celle du nord-ouest si elle est grande (par défaut : là où elle est)
    .creature = { opt-creature-mover }
    .altitude = Pieds au-dessus du sol, de 5 en 5 (par défaut : inchangé ; 0 après un saut, agrippée)
    .space = { opt-space }
    .preview = Montrer sans rien changer (par défaut : non)
    .force = Ne change rien ici : aucune règle ne joue (par défaut : non)

cmd-step = Faire un { -five-foot-step } : une case, sans provoquer
    .to = { opt-to-route }
    .creature = { opt-creature-mover }
    .way = En échange de quoi (Epic Path) : d'un déplacement (libre), d'une attaque...
    .full-round = Elle fait aussi une { -full-round-action } (par défaut : non)
    .share = { opt-share }
    .check = { opt-check-rolled }
    .bonus = { opt-bonus-check }
    .surface = { opt-surface }
    .dc = { opt-dc }
    .fall-check = { opt-fall-check }
    .fall-bonus = { opt-fall-bonus }
    .preview = { opt-preview }
    .force = { opt-force }

cmd-run = Courir tout un round, à plusieurs fois sa vitesse
    .to = { opt-to-route }
    .creature = { opt-creature-mover }
    .rounds = Rounds déjà courus sans repos (par défaut : d'après les tours comptés, sinon 0)
    .check = Résultat du test pour continuer de courir, lancé à la table
    .bonus = Bonus à ce test : le bot lance un d20
    .prefer = { opt-prefer }
    .mode = { opt-mode-one }
    .altitude = { opt-altitude-end }
    .as-far-as = { opt-as-far-as }
    .stopped-at = { opt-stopped-at }
    .surface = { opt-surface }
    .dc = { opt-dc }
    .fall-check = { opt-fall-check }
    .fall-bonus = { opt-fall-bonus }
    .preview = { opt-preview }
    .force = { opt-force }

cmd-hustle = Presser le pas, si les règles le prévoient
    .to = { opt-to-route }
    .creature = { opt-creature-mover }
    .prefer = { opt-prefer }
    .mode = { opt-mode-any }
    .altitude = { opt-altitude-end }
    .share = { opt-share }
    .as-far-as = { opt-as-far-as }
    .stopped-at = { opt-stopped-at }
    .half-speed = { opt-half-speed }
    .check = { opt-check-initiative }
    .bonus = { opt-bonus-initiative }
    .against = { opt-against-initiative }
    .against-bonus = { opt-against-bonus-initiative }
    .preview = { opt-preview }
    .force = { opt-force }

cmd-sprint = Sprinter, si les règles le prévoient
    .to = { opt-to-route }
    .creature = { opt-creature-mover }
    .prefer = { opt-prefer }
    .mode = { opt-mode-any }
    .altitude = { opt-altitude-end }
    .share = { opt-share }
    .as-far-as = { opt-as-far-as }
    .stopped-at = { opt-stopped-at }
    .half-speed = { opt-half-speed }
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
    .fall-check = { opt-fall-check }
    .fall-bonus = { opt-fall-bonus }
    .preview = { opt-preview }
    .force = { opt-force }

cmd-fly = Voler ou planer : virages, montées et piqués, coût, et qui ça provoque
    .to = { opt-to-path }
    .creature = { opt-creature-mover }
    .altitude = { opt-altitude-end }
    .pace = { opt-pace }
    .prefer = { opt-prefer }
    .mode = Voler (par défaut) ou planer
    .facing = Orientation à la fin, si les règles en tiennent compte
    .stall = Accepter de décrocher faute de vitesse (par défaut : non)
    .wingover = Tourner une fois avec le don Virage sur l'aile (par défaut : non)
    .hover = S'arrêter en l'air, ou repartir à mi-vitesse, avec le don Vol stationnaire (sinon : non)
    .weather = { opt-weather }
    .ceiling = À côté d'une surface que la carte ne montre pas (Epic Path : vol stationnaire)
    .soaring = Elle prend son essor, jusqu'à quatre fois plus haut (Rise)
    .support = Hauteur au-dessus du sol d'un appui possible (Rise)
    .overloaded = Elle est surchargée (Rise ; par défaut : non)
    .check = { opt-check-rolled }
    .natural = { opt-natural }
    .bonus = { opt-bonus-check }
    .against = { opt-against-initiative }
    .against-bonus = { opt-against-bonus-initiative }
    .as-far-as = { opt-as-far-as }
    .fall-check = { opt-fall-check }
    .fall-bonus = { opt-fall-bonus }
    .preview = { opt-preview }
    .force = { opt-force }

cmd-fly-mishap = Résoudre un incident de vol : dégâts, collision, chute, inactif, { -prone }, immobilisé
    .what = Ce qui se passe : dégâts, collision, chute, inactif, lente, { -prone }, immobilisé
    .creature = { opt-creature-mover }
    .weather = { opt-weather }
    .after = Pourquoi elle tombe, si c'est un test raté ou une collision
    .check = { opt-check-rolled }
    .natural = { opt-natural }
    .bonus = { opt-bonus-check }
    .fall-check = { opt-fall-check }
    .fall-bonus = { opt-fall-bonus }
    .preview = { opt-preview }
    .force = { opt-force }

cmd-wind = Ce qu'un vent fait à une créature de sa taille, au sol ou en vol, et le jet contre lui
    .weather = La force du vent : fort, violent, tempête, ouragan, tornade
    .creature = { opt-creature-mover }
    .check = { opt-check-rolled }
    .natural = { opt-natural }
    .bonus = { opt-bonus-check }
    .fall-check = { opt-fall-check }
    .fall-bonus = { opt-fall-bonus }
    .preview = { opt-preview }
    .force = { opt-force }

cmd-climb = Escalader un mur, une corde ou un rebord : jusqu'où, quel test, qui ça provoque
    .to = { opt-to-path }
    .creature = { opt-creature-mover }
    .altitude = { opt-altitude-below }
    .surface = { opt-surface }
    .modifiers = Ce qui facilite ou gêne : "slippery corner"
    .pace = À quelle vitesse : habituelle, demie, ou entière
    .take-ten = { opt-take-ten }
    .assists = Combien d'alliés aident ; compte leur bonus dans le test (par défaut : 0)
    .hands = { opt-hands-free }
    .ceiling = Le long d'un plafond (par défaut : non)
    .ranks = Degrés de maîtrise, s'ils comptent (par défaut : 0)
    .damaged = Blessée en escaladant, elle ne fait que tenir bon (par défaut : non)
    .dc = { opt-dc }
    .check = { opt-check-rolled }
    .natural = { opt-natural }
    .bonus = { opt-bonus-check }
    .initiative-check = { opt-initiative-check }
    .against = { opt-against-initiative }
    .prefer = { opt-prefer }
    .as-far-as = { opt-as-far-as }
    .fall-check = { opt-fall-check }
    .fall-bonus = { opt-fall-bonus }
    .preview = { opt-preview }
    .force = { opt-force }
    .caught = Poids en livres d'une créature rattrapée dans sa chute

cmd-swim = Nager : jusqu'où, quel test, et ce que fait l'eau
    .to = { opt-to-path }
    .creature = { opt-creature-mover }
    .altitude = { opt-altitude-below }
    .water = L'état de l'eau
    .modifiers = Ce qui facilite ou gêne : "current rain"
    .by = { opt-by }
    .pace = Jusqu'où : une { -move-action } (simple), double, presser le pas, sprint, courir
    .take-ten = { opt-take-ten }
    .hands = { opt-hands-free }
    .dc = { opt-dc }
    .check = { opt-check-rolled }
    .natural = { opt-natural }
    .bonus = { opt-bonus-check }
    .initiative-check = { opt-initiative-check }
    .against = { opt-against-initiative }
    .prefer = { opt-prefer }
    .as-far-as = { opt-as-far-as }
    .fall-check = { opt-fall-check }
    .fall-bonus = { opt-fall-bonus }
    .preview = { opt-preview }
    .force = { opt-force }

cmd-burrow = Creuser dans le sol : jusqu'où, dans quoi, quel test
    .to = { opt-to-path }
    .creature = { opt-creature-mover }
    .altitude = { opt-altitude-below }
    .ground = Ce qu'elle creuse (par défaut : terre)
    .modifiers = Ce qui gêne : "unstable open-tunnel"
    .by = { opt-by }
    .pace = Jusqu'où : une { -move-action } (simple), double, presser le pas, sprint
    .try = Tenter le test pour creuser la roche comme la terre (par défaut : non)
    .take-ten = { opt-take-ten }
    .dc = { opt-dc }
    .check = { opt-check-rolled }
    .natural = { opt-natural }
    .bonus = { opt-bonus-check }
    .against = { opt-initiative-against }
    .prefer = { opt-prefer }
    .as-far-as = { opt-as-far-as }
    .fall-check = { opt-fall-check }
    .fall-bonus = { opt-fall-bonus }
    .preview = { opt-preview }
    .force = { opt-force }

cmd-teleport = Se téléporter avec une vitesse de téléportation : jusqu'où, et l'arrivée
    .to = { opt-to-path }
    .creature = { opt-creature-mover }
    .altitude = { opt-altitude-below }
    .unseen = Elle ne voit pas la destination (par défaut : non)
    .check = { opt-initiative-check }
    .against = { opt-initiative-against }
    .preview = { opt-preview }
    .force = { opt-force }

cmd-jump = Sauter loin ou haut : DD, coût, et arrivée
    .to = L'arrivée ; avant, elle marche : "E5 H5" (par défaut : à la verticale, avec altitude)
    .creature = { opt-creature-mover }
    .altitude = Pieds au-dessus du sol à l'arrivée, ou hauteur d'un saut à la verticale
    .peak = Hauteur du sommet du saut, si elle le choisit (par défaut : 0)
    .running = Avec de l'élan en ligne droite (par défaut : non)
    .hop = Un petit bond, à hauteur de taille (par défaut : non)
    .pole = À la perche, si les règles le prévoient (par défaut : non)
    .speed-bonus = Bonus dû à la vitesse, s'il faut l'indiquer
    .legs = Elle a des pattes pour sauter (par défaut : oui)
    .pace = { opt-pace }
    .check = { opt-check-rolled }
    .natural = { opt-natural }
    .bonus = { opt-bonus-check }
    .reflex = { opt-reflex }
    .against = { opt-against-initiative }
    .against-bonus = { opt-against-bonus-initiative }
    .ground-check = { opt-ground-check }
    .ground-bonus = { opt-ground-bonus }
    .fall-check = { opt-fall-check }
    .fall-bonus = { opt-fall-bonus }
    .preview = { opt-preview }
    .force = { opt-force }

cmd-stand = Se relever : par quelle action, et qui ça provoque
    .creature = { opt-creature-mover }
    .preview = { opt-preview }
    .force = { opt-force }

cmd-mount = Monter sur une créature plus grande : le cavalier se déplace ensuite avec elle
    .target = La monture
    .creature = Le cavalier
    .preview = { opt-preview }
    .force = { opt-force }

cmd-dismount = Mettre pied à terre sur une case voisine
    .creature = Le cavalier
    .to = Où mettre pied à terre (par défaut : là où c'est sûr)
    .fall-check = { opt-fall-check }
    .fall-bonus = { opt-fall-bonus }
    .preview = { opt-preview }
    .force = { opt-force }

cmd-escape = Passer une ouverture trop étroite pour s'y faufiler : quel test, combien de temps
    .to = { opt-to-route }
    .creature = { opt-creature-mover }
    .fits = Ce qui passe, si les règles le demandent : coudes, un coude, épaules, tête, pas la tête
    .check = { opt-check-rolled }
    .bonus = { opt-bonus-check }
    .take-twenty = Faire 20 au lieu de lancer, avec bonus ; vingt fois plus long (par défaut : non)
    .prefer = { opt-prefer }
    .fall-check = { opt-fall-check }
    .fall-bonus = { opt-fall-bonus }
    .preview = { opt-preview }
    .force = { opt-force }

cmd-charge = Charger un adversaire, en ligne droite et dégagée, jusqu'à la place la plus proche
    .target = L'adversaire
    .creature = { opt-creature-mover }
    .to = Où finir, si plusieurs places sont aussi proches
    .mode = { opt-mode-medium }
    .one-action = { opt-one-action }
    .overrun = Un adversaire à renverser en chemin, si les règles le prévoient
    .avoids = Cet adversaire s'écarte (par défaut : non)
    .check = { opt-check-several }
    .natural = { opt-natural }
    .bonus = { opt-bonus-check }
    .against = { opt-against-defender }
    .against-bonus = { opt-against-bonus-defender }
    .tripped = { opt-tripped }
    .medium-dc = { opt-medium-dc }
    .medium-check = { opt-medium-check }
    .ground-check = { opt-ground-check }
    .ground-bonus = { opt-ground-bonus }
    .action-point = { opt-action-point }
    .fall-check = { opt-fall-check }
    .fall-bonus = { opt-fall-bonus }
    .preview = { opt-preview }
    .force = { opt-force }

cmd-withdraw = Battre en retraite, en provoquant moins qu'un déplacement normal
    .to = { opt-to-route }
    .creature = { opt-creature-mover }
    .mode = { opt-mode-medium }
    .primary = L'adversaire à fuir (Epic Path)
    .spare = { opt-spare }
    .one-action = { opt-one-action }
    .prefer = { opt-prefer }
    .share = { opt-share }
    .as-far-as = { opt-as-far-as }
    .accelerated = { opt-accelerated }
    .check = Résultat du test lancé à la table ; tests opposés (Rise) en liste dans l'ordre
    .natural = { opt-natural }
    .bonus = { opt-bonus-check }
    .medium-check = { opt-medium-check }
    .ground-check = { opt-ground-check }
    .ground-bonus = { opt-ground-bonus }
    .from = Adversaires à tenir à distance : noms avec virgules (Rise)
    .distance = La distance à garder, en pieds (Rise)
    .against = { opt-against-initiative }
    .against-bonus = { opt-against-bonus-initiative }
    .action-point = { opt-action-point }
    .fall-check = { opt-fall-check }
    .fall-bonus = { opt-fall-bonus }
    .preview = { opt-preview }
    .force = { opt-force }

cmd-overrun = Renverser un adversaire, ou plusieurs si les règles le prévoient
    .target = L'adversaire ; plusieurs avec des virgules
    .to = { opt-to-route }
    .creature = { opt-creature-mover }
    .avoids = { opt-avoids }
    .part-of-move = Dans une { -move-action } au lieu d'une { -standard-action } (par défaut : non)
    .check = { opt-check-several }
    .natural = { opt-natural }
    .bonus = { opt-bonus-check }
    .against = { opt-against-defender }
    .against-bonus = { opt-against-bonus-defender }
    .tripped = { opt-tripped }
    .medium-dc = { opt-medium-dc }
    .medium-check = { opt-medium-check }
    .ground-check = { opt-ground-check }
    .ground-bonus = { opt-ground-bonus }
    .prefer = { opt-prefer }
    .action-point = { opt-action-point }
    .fall-check = { opt-fall-check }
    .fall-bonus = { opt-fall-bonus }
    .preview = { opt-preview }
    .force = { opt-force }

cmd-bull-rush = Bousculer un adversaire : le repousser tout droit ou le traverser, selon les règles
    .target = L'adversaire
    .creature = { opt-creature-mover }
    .feet = Poussée maximale en pieds, si aucune règle ne la fixe
    .follow = Suivre la cible pour la pousser plus loin (par défaut : non)
    .charging = À la fin d'une { -charge }, si les tours ne sont pas comptés (par défaut : non)
    .drop-prone = { opt-drop-prone }
    .to = Où finir, en traversant ou sur décision du MJ
    .avoids = { opt-avoids }
    .check = { opt-check-several }
    .natural = { opt-natural }
    .bonus = { opt-bonus-check }
    .against = { opt-against-defender }
    .against-bonus = { opt-against-bonus-defender }
    .tripped = { opt-tripped }
    .medium-dc = { opt-medium-dc }
    .medium-check = { opt-medium-check }
    .ground-check = { opt-ground-check }
    .ground-bonus = { opt-ground-bonus }
    .prefer = { opt-prefer }
    .action-point = { opt-action-point }
    .fall-check = { opt-fall-check }
    .fall-bonus = { opt-fall-bonus }
    .preview = { opt-preview }
    .force = { opt-force }

cmd-tumble = Passer en acrobaties près des adversaires, ou par leurs cases, sans provoquer
    .to = { opt-to-route }
    .creature = { opt-creature-mover }
    .through = Adversaires dont on traverse les cases : noms avec virgules
    .tumbled = Cases en acrobaties, à mi-vitesse ; le reste en marchant (par défaut : tout)
    .accelerated = À pleine vitesse, pour un test plus difficile (par défaut : non)
    .spare = { opt-spare }
    .surface = Sol qui complique le test, séparé par des espaces
    .trained = Formée aux Acrobaties, si les règles le demandent (par défaut : oui)
    .check = { opt-check-several }
    .natural = { opt-natural }
    .bonus = { opt-bonus-check }
    .medium-dc = { opt-medium-dc }
    .medium-check = { opt-medium-check }
    .ground-check = { opt-ground-check }
    .ground-bonus = { opt-ground-bonus }
    .prefer = { opt-prefer }
    .action-point = { opt-action-point }
    .fall-check = { opt-fall-check }
    .fall-bonus = { opt-fall-bonus }
    .preview = { opt-preview }
    .force = { opt-force }

cmd-clamber = Escalader un adversaire bien plus grand, si les règles le prévoient
    .target = L'adversaire
    .creature = { opt-creature-mover }
    .to = Où finir à l'intérieur, ou un trajet jusque-là (par défaut : la case la plus proche)
    .extra = Pieds au-delà de la mi-vitesse : DD +5 par 5
    .assists = Combien d'alliés aident ; compte leur bonus dans le test (par défaut : 0)
    .spare = { opt-spare }
    .check = { opt-check-rolled }
    .natural = { opt-natural }
    .bonus = { opt-bonus-check }
    .medium-dc = { opt-medium-dc }
    .medium-check = { opt-medium-check }
    .ground-check = { opt-ground-check }
    .ground-bonus = { opt-ground-bonus }
    .prefer = { opt-prefer }
    .action-point = { opt-action-point }
    .fall-check = { opt-fall-check }
    .fall-bonus = { opt-fall-bonus }
    .preview = { opt-preview }
    .force = { opt-force }

cmd-push = Repousser une créature, quand un effet le fait
    .target = { opt-target }
    .feet = { opt-feet }
    .creature = { opt-creature-doer }
    .to = { opt-to-moved }
    .direction = { opt-direction }
    .drop-prone = { opt-drop-prone }
    .ledge = La case du bord qu'elle franchirait, si la carte n'a pas sa hauteur
    .dv = DD d'un test d'Escalade sur la surface de ce bord
    .check = Résultat du test d'Escalade de la cible, lancé à la table
    .bonus = Bonus de la cible à ce test : le bot lance un d20
    .fall-check = { opt-fall-check }
    .fall-bonus = { opt-fall-bonus }
    .preview = { opt-preview }
    .force = { opt-force }

cmd-pull = Tirer une créature vers soi, quand un effet le fait
    .target = { opt-target }
    .feet = { opt-feet }
    .creature = { opt-creature-doer }
    .to = { opt-to-moved }
    .direction = { opt-direction }
    .drop-prone = { opt-drop-prone }
    .fall-check = { opt-fall-check }
    .fall-bonus = { opt-fall-bonus }
    .preview = { opt-preview }
    .force = { opt-force }

cmd-slide = Faire glisser une créature en tous sens, quand un effet le fait
    .target = { opt-target }
    .feet = { opt-feet }
    .creature = { opt-creature-doer }
    .to = { opt-to-moved }
    .direction = { opt-direction }
    .drop-prone = { opt-drop-prone }
    .fall-check = { opt-fall-check }
    .fall-bonus = { opt-fall-bonus }
    .preview = { opt-preview }
    .force = { opt-force }

cmd-fling = Projeter une créature dans les airs, quand un effet le fait
    .target = { opt-target }
    .feet = { opt-feet }
    .creature = { opt-creature-doer }
    .to = { opt-to-moved }
    .direction = Direction d'une ligne droite : ne, up (par défaut : droit au loin)
    .preview = { opt-preview }
    .force = { opt-force }

cmd-block = Bloquer une créature pour une phase, si les règles ont des phases
    .target = Qui bloquer
    .creature = { opt-creature-mover }
    .to = Sans phases : où veut aller la cible
    .check = Initiative de la cible : une pour tous les pas, ou "15 12" dans l'ordre
    .bonus = Bonus d'initiative de la cible : le bot lance un d20 à chaque fois
    .against = Initiative de qui bloque : une pour tous les pas, ou une liste dans l'ordre
    .against-bonus = Bonus d'initiative de qui bloque : le bot lance un d20 à chaque fois
    .preview = { opt-preview }
    .force = { opt-force }

cmd-follow = Suivre une créature à distance pendant une phase, si les règles ont des phases
    .target = Qui suivre
    .distance = Plus grande distance en pieds entre les deux
    .creature = { opt-creature-mover }
    .to = Où finir (par défaut : la première place à cette distance)
    .teleported = D'où la cible s'est téléportée
    .unseen = La créature qui suit ne sait pas où elle est allée (par défaut : non)
    .check = { opt-check-initiative }
    .bonus = { opt-bonus-initiative }
    .against = { opt-against-initiative }
    .against-bonus = { opt-against-bonus-initiative }
    .ground-check = { opt-ground-check }
    .ground-bonus = { opt-ground-bonus }
    .share = { opt-share }
    .preview = { opt-preview }
    .force = { opt-force }

cmd-climb-forward = Escalader un peu grâce à un test, si les règles ont des phases
    .creature = { opt-creature-mover }
    .to = Où finir le long de la paroi (par défaut : au-dessus des mêmes cases)
    .altitude = { opt-altitude-end }
    .dv = { opt-dv }
    .check = { opt-check-rolled }
    .bonus = { opt-bonus-check }
    .critical = { opt-critical }
    .hands = { opt-hands-needed }
    .initiative-check = { opt-initiative-check }
    .against = { opt-initiative-against }
    .preview = { opt-preview }
    .force = { opt-force }

cmd-swim-forward = Nager un peu grâce à un test, si les règles ont des phases
    .to = { opt-to-route }
    .altitude = { opt-altitude-end }
    .creature = { opt-creature-mover }
    .dv = { opt-dv }
    .check = { opt-check-rolled }
    .bonus = { opt-bonus-check }
    .critical = { opt-critical }
    .hands = { opt-hands-needed }
    .initiative-check = { opt-initiative-check }
    .against = { opt-initiative-against }
    .preview = { opt-preview }
    .force = { opt-force }

cmd-phase-next = Passer à la phase suivante du round ; la première fois, les phases commencent

cmd-fall = Résoudre une chute, un objet qui tombe ou une collision : dés, dégâts, { -prone }
    .height = Hauteur de la chute ; facultative pour une créature en l'air
    .creature = Qui tombe ; sans personne, rien ne change sur le plateau
    .jumped = Elle saute ou plonge exprès (par défaut : non)
    .surface = Sur quoi elle tombe (par défaut : sol)
    .water-depth = Profondeur de l'eau où elle tombe
    .attempt = Elle tente le test qui aide (par défaut : s'il est donné, ou pour un plongeon)
    .check = { opt-check-rolled }
    .bonus = { opt-bonus-check }
    .natural = { opt-natural }
    .size = Taille de qui tombe, sans créature (par défaut : moyenne)
    .onto = Sur qui tombe la créature ou l'objet
    .casting = Niveau d'un sort à lancer en tombant
    .immediate = Ce sort est une action immédiate (par défaut : non)
    .most-dice = Nombre maximal de dés, si les règles le laissent au MJ
    .object = Un objet de cette taille qui tombe ou est lancé (hauteur:0)
    .weight = Un objet de ce poids en livres qui tombe
    .density = La nature de l'objet : plumes -2, rocher +1, pointes +2
    .collision-speed = Vitesse d'une collision, au lieu d'une chute
    .collision-by = Comment elle va dans la collision (par défaut : porté, sans contrôle)
    .preview = { opt-preview }
    .force = { opt-force }

cmd-settle = Mettre une créature mal placée à la place autorisée la plus proche
    .creature = { opt-creature-mover }
    .last = Sa dernière case autorisée, qui l'emporte entre places aussi proches
    .share = Rester dans une case occupée d'un commun accord, si les règles le permettent (sinon : non)
    .fall-check = { opt-fall-check }
    .fall-bonus = { opt-fall-bonus }
    .preview = Montrer le jugement, sans lancer de dé ni rien changer (par défaut : non)
    .force = Ne change rien ici : rien n'est refusé (par défaut : non)

cmd-travel = Préparer un voyage : distance par jour ou durée, et ce qu'il coûte
    .speed = Vitesse en pieds, si aucune créature de la table ne voyage
    .creature = Qui voyage : des noms, un camp ou des cavaliers (Aldo on pony, Brakka) ; au rythme du plus lent
    .hours = Heures de route par jour (par défaut : 8 ; à la rame 10, à la voile 24)
    .miles = La distance, au lieu des heures
    .days = Combien de jours (par défaut : 1)
    .terrain = Le terrain (par défaut : plaines)
    .road = La route (par défaut : piste ; route pour une charrette)
    .pace = L'allure (par défaut : marcher)
    .legs = Plusieurs étapes : "forest trail 20mi; hills trackless 10mi"
    .mount = Une monture de la table du livre de règles
    .load = Livres que porte cette monture
    .mounted = La vitesse ou la créature est celle d'une monture (par défaut : non)
    .vehicle = Une charrette ou un navire de la table du livre de règles
    .current = Miles par heure du courant, pour un bateau de rivière
    .round-the-clock = Voyager jour et nuit (par défaut : non)
    .miles-per-hour = Miles par heure, fixés par le MJ
    .impeded = Tout le terrain en chemin est entravé (par défaut : non)
    .mode = Un autre mode que la marche
    .grade = La sorte de ce mode, si les règles en ont plusieurs
    .check = Résultats des tests dans l'ordre, lancés à la table
    .bonus = Bonus à ces tests : le bot lance un d20
    .minutes = Pour un nombre de minutes : des pieds au lieu de miles, course comprise
    .rounds = De même, pour un nombre de rounds
    .constitution = Constitution du coureur, si aucune créature ne la donne

cmd-threat = Montrer les cases qu'une créature contrôle
    .creature = { opt-creature-mover }
    .altitude = Contre des créatures à cette hauteur au-dessus du sol, un multiple de 5 (par défaut : 0)
    .against = Plutôt ce que contrôlent ses adversaires (par défaut : non)

cmd-measure = Mesurer la distance entre deux cases ou créatures
    .from = Une case, D4@20 pour 20 ft au-dessus de son sol, ou une créature
    .to = Une case, D4@20 pour 20 ft au-dessus de son sol, une créature, ou nearest

cmd-turn-next = Passer au tour de la créature suivante, ou à la phase suivante

cmd-turn-delay = Retarder son action : agir désormais après quelqu'un d'autre
    .after = Après qui agir (par défaut : le suivant dans l'ordre)
cmd-turn-ready = Préparer une action pour avant le prochain tour ; le tour passe
cmd-turn-end = Ne plus compter les tours

cmd-initiative = Régler l'initiative d'une créature, par un jet ou à la main
    .creature = { opt-creature-mover }
    .check = Résultat du test d'initiative, lancé à la table
    .bonus = Bonus : le bot lance un d20 (par défaut : celui de la fiche)
    .dexterity = Valeur de Dextérité, pour départager si les règles l'utilisent
    .natural = { opt-natural }

cmd-flank = Vérifier si une créature en prend une autre en tenaille, avec quel allié, sur quelle ligne
    .target = { opt-target }
    .creature = { opt-creature-mover }
    .ally = Quel allié (par défaut : n'importe lequel)

cmd-gm-show = Lister les MJ

cmd-gm-role = Faire MJ tous ceux qui ont un rôle
    .role = Quel rôle (par défaut : aucun)

cmd-gm-add = Faire de quelqu'un un MJ
    .person = { opt-person }

cmd-gm-remove = Retirer quelqu'un qui avait été ajouté comme MJ
    .person = { opt-person }

cmd-gm-open = Laisser tout le monde faire ce que fait le MJ, pour les groupes sans MJ
    .on = true ouvre la table à tous, false la ferme

cmd-redo = Rétablir ce qui vient d'être annulé

cmd-history = Montrer les derniers changements, le plus récent d'abord
    .count = Combien (par défaut : 15)
    .creature = Seulement ce qu'une créature de ce nom a fait ou subi

cmd-replay = Rejouer un round en animation
    .round = Quel round (par défaut : le dernier où quelque chose a changé)
    .count = Plutôt tant de dernières commandes (par défaut : 10 sans les tours)

fam-privacy = Tes données ici : les montrer, exporter ou supprimer

cmd-privacy-show = Montrer quelles données sont conservées sur toi et ce salon, et combien de temps

cmd-privacy-export = Exporter tes données de ce salon en fichier

cmd-privacy-delete = Supprimer tes données de ce salon, ou celles de tout le salon
    .what = Tes données seules (par défaut), ou tout ce salon
    .sure = Oui, et c'est irréversible (par défaut, non : montrer seulement ce qui disparaîtrait)

cmd-help = Lister les commandes, ou en expliquer une
    .command = Une commande, comme move ou "map paint"

cmd-turn-previous = Revenir d'un tour, par exemple après avoir pressé Tour suivant trop tôt
cmd-turn-roll = Lancer l'initiative de tes créatures sans place dans l'ordre ; pour le MJ, de toutes
cmd-turn-pings = Choisir si tu reçois une mention au tour de ta créature, quoi que règle la table
    .on = true pour une mention, false pour aucune
cmd-table-pings = Mentionner les joueurs quand leur tour commence
    .on = true ou false (par défaut)
cmd-table-refusals = Choisir qui le voit quand les règles refusent un déplacement
    .manner = Pour toi seul : l'auteur de la commande (par défaut) ; pour tout le monde : tous
cmd-table-initiative = Un seul jet d'initiative pour les monstres de même sorte
    .shared = true, ou false : chaque créature lance le sien (par défaut)
cmd-table-phases = Annoncer d'abord les mouvements d'une phase et les faire ensemble à sa fin, ou non
    .declared = true, ou false : faits dès qu'ils sont tapés (par défaut)
cmd-phase-declare = Annoncer un mouvement : il se fait à la fin de la phase de mouvement
    .order = follow NOM 10, block NOM, withdraw NOM 20 ou hustle F6
    .creature = { opt-creature-mover }
cmd-phase-retract = Retirer une annonce qui n'a encore fait bouger personne
    .creature = { opt-creature-named }
cmd-phase-done = Dire que tes créatures ont fini dans cette phase
    .creature = { opt-creature-named }
cmd-phase-show = Montrer qui doit encore jouer dans cette phase, et ce qui est annoncé

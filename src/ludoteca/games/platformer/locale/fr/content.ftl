# Platformer : noms et textes de ce que contient la boîte.

game-title = Platformer
game-pitch = Gravissez une tour qui s’écroule derrière vous, méfiez-vous de la gravité et abattez le boss avant tout le monde.

## Dés

symbol-boot = botte
symbol-sword = épée
symbol-coin = pièce
symbol-monster = monstre
symbol-star = étoile
wanted-boot = botte
wanted-sword = épée
wanted-coin = pièce
wanted-monster = monstre
wanted-star = étoile
wanted-any = n’importe quel symbole
roll-attack = attaque
roll-left = gauche
roll-right = droite
direction-up = vers le haut
direction-right = à droite
direction-down = vers le bas
direction-left = à gauche
times-x1 = ×1
times-x2 = ×2
times-x3 = ×3
times-x4 = ×4
times-x5 = ×5
times-x6 = ×6
times-x7 = ×7
times-x8 = ×8
times-x9 = ×9
times-x10 = ×10

## Héros

hero-etorn = Etorn
    .text = Chaque fois que vous battez un ennemi, gagnez 1 pièce d’or de plus.
hero-melosa = Melosa
    .text = Vos symboles monstre déplacent un ennemi de 2 cases au plus.
hero-quilla = Quilla
    .text = Une fois par tour, avec au moins 2 points de santé : subissez 1 blessure et relancez autant de dés non utilisés que vous voulez.
hero-nix = Nix
    .text = Une fois par tour : votre prochain déplacement de ce tour ne provoque aucune attaque.
hero-brakk = Brakk
    .text = Sous le niveau du boss, vos attaques infligent 1 blessure de plus. Vous ne pouvez pas forger.
hero-sylve = Sylve
    .text = Une fois par tour : défaussez 3 pièces d’or pour gagner 1 gemme.

## Ennemis et boss

enemy-zombie = Zombie
    .text = S’il tombe, il est battu et laisse son butin là où il atterrit.
enemy-bat = Chauve-souris
    .text = Elle vole : pas de gravité, et le dé ennemi peut l’emmener hors des plateformes.
enemy-golem = Golem de pierre
    .text = Il faut 2 symboles monstre pour le déplacer.
enemy-ent = Ent
    .text = Il attaque le héros qui vient à côté de lui par un déplacement.
enemy-werewolf = Loup-garou
    .text = Le héros qu’il attaque réinitialise son dé spécial.
enemy-manticore = Manticore
    .text = Sur un jet d’attaque, elle atteint les 8 cases autour, à travers murs et plateformes.
enemy-defender = Défenseur des enfers
    .text = La garde d’Ikee ; il combat comme tout ennemi.
enemy-medusa = Méduse
    .text = À son tour : lancez le dé ennemi et piochez jusqu’à une carte qui correspond. À côté d’elle, 2 épées donnent 1 gemme.
enemy-ikee = Seigneur Ikee
    .text = À son tour : piochez 2 cartes ; compte le symbole le plus présent sur vos 5 dés ; à égalité, les deux. Il flotte.
boss-medusa = Méduse
boss-ikee = Seigneur Ikee
token-poison = Poison
    .text = 1 blessure à la fin de chacun de vos tours.
token-petrify = Pétrification
    .text = Vous ne pouvez pas agir avant d’utiliser 2 symboles au choix pour vous en défausser.
token-mirror = Miroir
    .text = Empêche la pétrification. Coûte 1 pièce d’or sur une icône spéciale.
token-shackle = Entrave
    .text = Vos symboles ne peuvent pas vous déplacer. Utilisez 1 épée pour vous en défausser.
token-soulflame = Flamme d’âme
    .text = Défaussez-la lors d’une attaque pour 4 blessures de plus. Coûte 1 blessure sur une icône spéciale.

## Objets

card-loaded_dice = Dés pipés
    .text = Épuiser : relancez 1 dé non utilisé.
card-ninja_gear = Attirail de ninja
    .text = Épuiser : placez votre héros sur la case sous la première plateforme au-dessus de lui.
card-boots_of_haste = Bottes de hâte
    .text = Épuiser : déplacez-vous de 1 case.
card-hammer = Marteau de cupidité
    .text = Épuiser : cette attaque inflige 1 blessure de plus.
card-climbing_claws = Griffes d’escalade
    .text = Vous ne tombez pas à côté d’un mur ou du bord de la tour.
card-iron_soles = Semelles de fer
    .text = Les pièges ne vous blessent pas.
card-buckler = Rondache
    .text = Épuiser quand on vous attaque : 2 blessures de moins ; s’il n’en reste pas, l’attaque est ignorée.
card-heart_locket = Médaillon
    .text = 1 point de santé de plus ; récupérez-en 1 à l’achat.
card-pedlars_bell = Clochette du colporteur
    .text = Épuiser : achetez maintenant comme dans une boutique.
card-phase_ring = Anneau de phase
    .text = Épuiser : votre prochain déplacement de ce tour peut traverser un mur ou une plateforme.
card-magnet = Aimant
    .text = Épuiser : prenez 1 pièce d’or ou 1 gemme sur une des 8 cases autour de vous.
card-balloon = Ballon
    .text = Épuiser : vous ne tombez pas à la fin de ce tour.
card-long_spear = Longue lance
    .text = Vous pouvez attaquer un ennemi à 2 cases en ligne droite par-dessus une case libre.
card-pocket_anvil = Enclume de poche
    .text = Épuiser : forgez 2 dés différents non utilisés comme s’ils étaient identiques.
card-prism_lens = Lentille prismatique
    .text = Épuiser : la première amélioration d’un symbole ne coûte pas de gemme.

## Potions

card-stoneskin = Potion de peau de pierre
    .text = Quand on vous attaque : ignorez cette attaque.
card-healing = Potion de soin
    .text = Récupérez 3 points de santé.
card-purity = Potion de pureté
    .text = Défaussez poison, pétrification et entrave ; même sous la pétrification.
card-swiftness = Potion de célérité
    .text = Déplacez-vous de 2 cases au plus.
card-fury = Potion de fureur
    .text = Cette attaque inflige 2 blessures de plus.
card-crystal_phial = Fiole de cristal
    .text = Gagnez 2 gemmes.
card-levitation = Potion de lévitation
    .text = Une figurine de votre niveau ne tombe pas jusqu’à votre prochain tour.
card-smoke = Potion de fumée
    .text = Vos déplacements de ce tour ne provoquent pas d’attaque.
card-gust = Potion de rafale
    .text = Déplacez de 1 case un autre héros de votre niveau.
card-command = Potion de commandement
    .text = Déplacez 1 ennemi de 3 cases au plus, même un golem.
card-fortune = Potion de fortune
    .text = Relancez autant de dés non utilisés que vous voulez.
card-mimicry = Potion de mimétisme
    .text = Tournez votre dé spécial sur le symbole de votre choix.
card-blink = Potion du clin d’œil
    .text = Placez votre héros sur n’importe quelle case libre de sa rangée.
card-phoenix = Potion du phénix
    .text = Quand des blessures vont mettre votre héros à terre : gardez plutôt 1 point de santé.
card-light_fingers = Potion des doigts légers
    .text = Prenez 1 pièce d’or à chaque autre héros de votre niveau ; s’il n’y en a aucun, gagnez 1 pièce d’or.

## Artefacts

card-coin_gun = Pistolet à pièces
    .text = Épuiser : défaussez 1 pièce d’or ; cette attaque inflige 1 blessure de plus.
    .condition = Dépensez ou défaussez votre dernière pièce d’or.
card-war_horn = Cor de guerre
    .text = Épuiser : tous les ennemis de votre niveau se déplacent de 1 case à gauche ou à droite, comme avec le dé ennemi.
    .condition = Battez un ennemi.
card-acrobats_sash = Écharpe d’acrobate
    .text = Épuiser : échangez votre place avec la figurine adjacente juste au-dessus ou au-dessous, mais pas avec un golem.
    .condition = Finissez votre tour plus haut que tous les autres héros ; en solo, dans le niveau du haut.
card-cloud_cushion = Coussin de nuage
    .text = En tombant, aucun piège ne vous blesse et vous ramassez tout au passage.
    .condition = Tombez de 2 cases ou plus.
card-bullys_gauntlet = Gantelet de brute
    .text = Les ennemis que vous poussez vous infligent 1 blessure de moins.
    .condition = Poussez un autre héros ; en solo, un ennemi.
card-beggars_bowl = Sébile du mendiant
    .text = Épuiser : gagnez 1 pièce d’or.
    .condition = Que votre héros descende à 1 point de santé ou soit mis à terre.
card-prism_heart = Cœur prismatique
    .text = La deuxième amélioration d’un symbole vous coûte 1 gemme au lieu de 2.
    .condition = Dépensez 3 gemmes ou plus sur un symbole.
card-merchants_seal = Sceau du marchand
    .text = Épuiser : glissez une carte de la boutique sous sa pioche ; vous pouvez acheter la nouvelle où que vous soyez.
    .condition = Achetez un objet.
card-fools_cup = Gobelet du fou
    .text = Épuiser : tournez 1 dé non utilisé sur la face d’un autre.
    .condition = Obtenez 3 dés identiques.
card-thorn_mail = Cotte d’épines
    .text = Quand un ennemi vous blesse à votre tour, votre prochaine attaque de ce tour inflige 1 blessure de plus.
    .condition = Subissez une blessure due à un piège.

## Événements

event-savagery = Sauvagerie
    .text = À la fin de votre tour, les ennemis adjacents vous attaquent.
event-slippery_rungs = Barreaux glissants
    .text = Les échelles ne vous retiennent pas ce tour.
event-stampede = Ruée
    .text = Le dé ennemi est résolu deux fois.
event-blunt_blades = Lames émoussées
    .text = Chaque ennemi sauf le boss a 1 point de santé de plus ce tour.
event-sharp_spikes = Pointes acérées
    .text = Les pièges infligent 2 blessures ce tour.
event-reinforcements = Renforts
    .text = À la fin de votre tour, un ennemi du même type apparaît sur une case d’apparition libre de votre niveau ; dans celui d’Ikee, un défenseur.
event-thief = Voleur dans la nuit
    .text = À la fin de votre tour, défaussez 1 pièce d’or ; sans or, subissez 1 blessure.
event-market_day = Jour de marché
    .text = Les cartes coûtent 1 pièce d’or de moins ce tour, mais au moins 1.
event-vein = Filon à nu
    .text = Une gemme apparaît sur une case gemme vide de votre niveau ; hors de la carte, du plus haut.
event-tailwind = Vent arrière
    .text = Votre première botte de ce tour vous emmène 1 case plus loin.
event-second_wind = Second souffle
    .text = Récupérez 1 point de santé.
event-calm = Calme étrange
    .text = Le dé ennemi n’est pas résolu ce tour.

## Attaques de boss

attack-tail_lash = Coup de queue
    .text = Chaque héros adjacent : 2 blessures.
attack-snake_attack = Attaque de serpent
    .text = Chaque héros sur les 8 cases autour : 1 blessure et poison.
attack-venom_rain = Pluie de venin
    .text = Chaque héros sur la même tuile : poison.
attack-petrify = Pétrifier
    .text = Chaque héros de la même rangée : pétrification. Défaussez le miroir pour l’ignorer et gagner 1 gemme.
attack-slither = Reptation
    .text = Parmi les cases d’apparition du boss libres, Méduse va sur la plus proche du héros actif ; chaque héros adjacent : 1 blessure.
attack-shockwave = Onde de choc
    .text = Chaque héros sur la même tuile : 1 blessure et tombe de 1 case, même à travers une plateforme ; dans la rangée du bas, 1 blessure de plus à la place.
attack-pounce = Bond
    .text = Ikee atterrit à côté du héros actif ; chaque héros adjacent : 1 blessure.
attack-flame_lance = Lance de feu
    .text = Chaque héros de la même rangée : 1 blessure.
attack-tithe = Dîme
    .text = Chaque héros sur la même tuile défausse 1 pièce d’or ; qui ne le peut pas subit 1 blessure.
attack-call_defenders = Appel des défenseurs
    .text = Un défenseur apparaît sur la case d’apparition du boss libre la plus proche du héros actif.
attack-soul_chain = Chaîne d’âmes
    .text = Chaque héros sur les 8 cases autour : entrave.

## Cases et tuiles

feature-ladder = échelle
feature-trap = piège
feature-shop = boutique
feature-portal = portail du vide
feature-spawn = case d’apparition d’ennemi
feature-gold_space = case or
feature-gem_space = case gemme
feature-boss_spawn = case d’apparition du boss
feature-special = icône spéciale
tile-old_oak = Vieux chêne
tile-mossy_stair = Escalier moussu
tile-hollow_trunk = Tronc creux
tile-fern_gully = Ravin aux fougères
tile-bramble_gate = Porte de ronces
tile-owl_roost = Perchoir du hibou
tile-root_cellar = Cave aux racines
tile-rope_bridge = Pont de corde
tile-mushroom_ring = Rond de champignons
tile-fallen_giant = Géant tombé
tile-spider_glade = Clairière aux araignées
tile-bell_tree = Arbre aux cloches
tile-twin_gates = Portes jumelles
tile-shattered_arch = Arche brisée
tile-drifting_isle = Île à la dérive
tile-silent_clock = Horloge muette
tile-star_well = Puits d’étoiles
tile-broken_orbit = Orbite brisée
tile-glass_stair = Escalier de verre
tile-black_sun = Soleil noir
tile-echo_hall = Salle de l’écho
tile-falling_moon = Lune tombante
tile-lost_bridge = Pont perdu
tile-thin_place = Lieu ténu
tile-throne_hall = Salle du trône
tile-thorn_court = Cour d’épines
tile-idol_grove = Bosquet de l’idole
tile-hanging_garden = Jardin suspendu
tile-storm_eye = Œil du cyclone
tile-obsidian_altar = Autel d’obsidienne
tile-comet_court = Cour de la comète
tile-last_gate = Dernière porte

## Mots

word-hero = héros
word-health = santé
word-gold = or
word-gem = gemme
word-level = niveau
word-row = rangée
word-column = colonne
word-special_die = dé spécial
word-enemy_die = dé ennemi
word-shop = boutique
word-score = score
score-row = rangée
score-points = points
score-events = événements restants
score-enemies = ennemis battus
score-overkill = blessures au-delà de la santé du boss
score-gems = gemmes
score-gold = or
score-worth = or et cartes

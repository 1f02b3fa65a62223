# Looterz : noms et textes de ce qu’il y a dans la boîte.

## Le jeu

game-title = Looterz
game-pitch = Envoyez des chats rusés et chaotiques dans le donjon du Seigneur des Ténèbres et emportez assez de pièces avant son retour.
rigor = Rigor Mortis
    .text = Quatre de ses cartes se trouvent dans la moitié inférieure de la Tour. La quatrième qui apparaît met fin à la partie.

## Mots

word-looter = Pillard
    .many = Pillards
    .count = { $count ->
        [one] { $count } Pillard
       *[other] { $count } Pillards
    }
word-coin = pièce
    .many = pièces
    .count = { $count ->
        [one] { $count } pièce
       *[other] { $count } pièces
    }
word-card = carte
    .many = cartes
    .count = { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
word-life = vie
word-power = puissance
word-tower = Tour
word-graveyard = Cimetière
word-hand = main
word-target = objectif
word-round = manche

## Phases d’un tour

phase-first_recruitment = Premier recrutement
    .text = Recrutez un Pillard de votre main ou piochez une carte.
phase-dungeon = Donjon
    .text = Chacun de vos Pillards peut fouiller, attaquer ou utiliser son Activation.
phase-second_recruitment = Second recrutement
    .text = Ne l’oubliez pas : encore une fois, recrutez un Pillard ou piochez une carte.
phase-sacrifice = Sacrifice
    .text = Au-delà de trois Pillards, sacrifiez jusqu’à n’en avoir que trois. Ensuite, au-delà de dix cartes en main, défaussez le surplus.
phase-hand_limit = Limite de main
phase-turn_end = Fin du tour

## Mots-clés

keyword-activation = Activation
    .text = Ce qu’un Pillard peut faire pendant la phase de donjon au lieu de fouiller ou d’attaquer.
keyword-last_wish = Dernier Souhait
    .text = A lieu quand le Pillard passe du jeu au Cimetière.
keyword-recruitment = Recrutement
    .text = A lieu quand le Pillard entre en jeu, d’où qu’il vienne.
keyword-sacrifice = Sacrifice
    .text = Mettez un de vos Pillards au Cimetière.
keyword-steal = Voler
    .text = Prenez une pièce au joueur le plus riche, sauf si c’est vous, même à égalité.
keyword-taunt = Provocation
    .text = Un adversaire qui choisit un de vos Pillards doit en choisir un qui a Provocation.
keyword-twice = Deux fois
    .text = Il attaque deux fois ou fouille deux fois, en une seule action.
keyword-ward = Protection
    .text = Les capacités adverses ne peuvent pas choisir ce Pillard. Les attaques, si.

## De quoi sont faites les capacités, pour les cartes de votre invention

effect-damage = dégâts : { $amount }
effect-kill = tuer
effect-drain = drainer { $amount } de vie
effect-heal = soigner { $amount } de vie
effect-gain_life = gagner { $amount } de vie
effect-take_control = prendre le contrôle
effect-return_to_hand = renvoyer en main
effect-forced_sacrifice = sacrifier { $amount }
effect-sacrifice_cost = coût : sacrifier { $amount }
effect-reclaim = reprendre { $amount } du Cimetière
effect-recruit_from_hand = recruter { $amount } de la main
effect-recruit_from_graveyard = recruter { $amount } du Cimetière
effect-earn = gagner { $amount }
effect-steal = voler { $amount }
effect-lose = perdre { $amount }
effect-draw = piocher { $amount }
effect-alarm = retourner { $amount } de la Tour
effect-recruit_from_tower = recruter { $amount } de la Tour
effect-no_search = plus de fouille
who-you = vous
who-opponent = un adversaire
who-richest = le plus riche, sauf si c’est vous
who-each_opponent = chaque adversaire
who-each_player = chaque joueur
which-looter = un Pillard
which-yours = un de vos Pillards
which-opposing = un Pillard adverse
which-this = ce Pillard
which-every = chaque Pillard
which-every_yours = tous vos Pillards
which-every_opposing = chaque Pillard adverse
amount-richest_coins = autant que le plus riche a de pièces
detail-life_at_most = avec { $count } de vie au plus
detail-another = pas celui-ci
detail-end_of_turn = jusqu’à la fin du tour
detail-for_good = pour toujours
detail-may = on peut y renoncer

## Options de la partie

option-target = Pièces pour gagner
    .text = Combien de pièces il faut. Conseil : 15 à deux joueurs, 10 à trois ou quatre, 7 à cinq ou six.
option-target-recommended = Nombre conseillé
option-target-1 = 1 pièce
option-target-2 = 2 pièces
option-target-3 = 3 pièces
option-target-4 = 4 pièces
option-target-5 = 5 pièces
option-target-6 = 6 pièces
option-target-7 = 7 pièces
option-target-8 = 8 pièces
option-target-9 = 9 pièces
option-target-10 = 10 pièces
option-target-11 = 11 pièces
option-target-12 = 12 pièces
option-target-13 = 13 pièces
option-target-14 = 14 pièces
option-target-15 = 15 pièces
option-target-16 = 16 pièces
option-target-17 = 17 pièces
option-target-18 = 18 pièces
option-target-19 = 19 pièces
option-target-20 = 20 pièces
option-target-21 = 21 pièces
option-target-22 = 22 pièces
option-target-23 = 23 pièces
option-target-24 = 24 pièces
option-target-25 = 25 pièces
option-target-26 = 26 pièces
option-target-27 = 27 pièces
option-target-28 = 28 pièces
option-target-29 = 29 pièces
option-target-30 = 30 pièces
option-first_player = Premier joueur
    .text = Qui commence, avec une carte de moins.
option-first_player-random = Par tirage au sort
option-first_player-1 = Joueur 1
option-first_player-2 = Joueur 2
option-first_player-3 = Joueur 3
option-first_player-4 = Joueur 4
option-first_player-5 = Joueur 5
option-first_player-6 = Joueur 6

## Les Pillards : nom, capacité, et ce qu’on en dit

card-hal_r_tel = Hal-R-Tel, Démon d’une Autre Dimension
    .text = Aucune capacité : il fouille et attaque, en bon démon.
    .flavour = Dans sa dimension, il est conseiller fiscal.
card-rollork = Rollork le Viking
    .text = Provocation.
    .flavour = « Frappez-moi ! » rugit-il, et pour une fois tout le monde obéit.
card-ninja = Ninja Mystérieuse
    .text = Activation : tuez un Pillard, quelle que soit sa vie.
    .flavour = Personne ne l’a jamais vue. La facture, si.
card-rrugh = Rrugh le Golem
    .text = Recrutement : chaque joueur, vous d’abord, sacrifie un Pillard autre que ce Golem.
    .flavour = L’argile est de premier choix, les manières non.
card-elsar = Elsar la Sorcière
    .text = Recrutement : chaque joueur, vous d’abord, reprend en main une carte du Cimetière.
    .flavour = Dans son chaudron, tout mijote. Puis se relève.
card-pru = Pru la Jolie Chatonne
    .text = Activation : prenez le contrôle d’un Pillard adverse jusqu’à la fin du tour.
    .flavour = Deux battements de cils, et il portait ses sacs.
card-blink = Blink l’Expérience Ratée
    .text = Attaque deux fois ou fouille deux fois, en une seule action.
    .flavour = En théorie, ça marchait. En pratique, ça marche à deux endroits.
card-king_of_rats = Roi des Rats
    .text = Dernier Souhait : la première carte de la Tour entre en jeu de votre côté.
    .flavour = Le Roi est mort. Vive celui qui se tenait derrière.
card-hippocat = Hippochate le Médecin
    .text = Activation : soignez 2 points de vie parmi vos Pillards.
    .flavour = Il lèche toutes les plaies. Honoraires au coup de langue.
card-puriosa = Puriosa la Berserker
    .text = Dernier Souhait : 3 dégâts à un Pillard.
    .flavour = Elle ronronne comme un moteur et prend les virages pareil.
card-kotniss = Chatniss l’Archère
    .text = Recrutement : 3 dégâts à un autre Pillard.
    .flavour = Elle se porte volontaire. Pour prendre votre part.
card-romolo = Romolo le Gardien
    .text = Recrutement : retournez de la Tour au Cimetière autant de cartes que le plus riche a de pièces. Ensuite, chaque adversaire perd 1 pièce.
    .flavour = Il garde le trésor de si près qu’il lui en reste dans les poches.
card-milkula = Comte Draculait
    .text = Recrutement : un autre Pillard perd 1 point de vie et celui-ci le gagne.
    .flavour = Une soucoupe à minuit. Deux, si la vache veut bien.
card-catfucius = Confuchat le Sage
    .text = Recrutement : reprenez en main 2 cartes du Cimetière.
    .flavour = Le chat sage retombe sur ses pattes. Le plus sage, sur celles d’un autre.
card-caterfield = Chatterfield le Bien Nourri
    .text = Provocation. Dernier Souhait : piochez 2 cartes.
    .flavour = Trop gros pour passer inaperçu, trop repu pour s’en soucier.
card-schroedinger = Le chaton de Schroedinger
    .text = Dernier Souhait : cette carte revient du Cimetière dans votre main.
    .flavour = Il est mort, et aussi dans vos jambes à réclamer son dîner.
card-ducat = Duchat
    .text = Recrutement : gagnez 1 pièce.
    .flavour = Il vaut son pesant d’or. Dommage qu’il soit si maigre.
card-puss_in_loots = Le Chat au Butin
    .text = Dernier Souhait : gagnez 1 pièce.
    .flavour = Les bottes, c’était pour la galerie : l’argent était dans le chapeau.
card-advocat = Avochat
    .text = Recrutement : volez 1 pièce.
    .flavour = Objection ! Retenue ! Cela fera une pièce.
card-al_catpone = Al Chatpone
    .text = Activation : volez 1 pièce.
    .flavour = Une offre qu’on ne refuse pas, dans un tout petit étui à violon.
card-syndicat = Syndichat
    .text = Recrutement : vos adversaires ne peuvent pas fouiller jusqu’au début de votre prochain tour.
    .flavour = Réclame des nuits plus courtes, des siestes plus longues et un droit de regard sur la crème.
card-catapult = Chatapulte
    .text = Activation : sacrifiez un autre Pillard pour voler 2 pièces.
    .flavour = Ils retombent toujours sur leurs pattes. Où, c’est une autre affaire.
card-catastrophe = Chatastrophe
    .text = Dernier Souhait : 2 dégâts à chaque Pillard en jeu.
    .flavour = Le vase n’était rien. Puis vint l’étagère, puis le plancher.
card-necromeowncer = Nécromiaoucien
    .text = Recrutement : un Pillard du Cimetière entre en jeu de votre côté.
    .flavour = Neuf vies chacun. Il ne revend que celles en trop.
card-duplicat = Duplichat
    .text = Recrutement : un Pillard de votre main entre en jeu.
    .flavour = Il ne vient jamais seul, même à son propre anniversaire.
card-bureaucat = Bureauchat
    .text = Recrutement : le joueur le plus riche perd 3 pièces, sauf si c’est vous, même à égalité.
    .flavour = Il manquait le formulaire 27b. Maintenant, il manque aussi les pièces.
card-catsanova = Chatsanova
    .text = Recrutement : prenez pour de bon le contrôle d’un Pillard adverse qui a 1 point de vie.
    .flavour = Il chante sous les fenêtres. On descend le faire taire, et on reste.
card-cattila = Chattila
    .text = Recrutement : 1 dégât à chaque Pillard adverse.
    .flavour = Là où il a griffé, le canapé ne repousse pas.
card-guillocatine = Guillochatine
    .text = Recrutement : tuez un Pillard adverse, quelle que soit sa vie.
    .flavour = Spécialité maison : les raccourcis.
card-acrocat = Acrochate
    .text = Les capacités adverses ne peuvent pas la choisir. Les attaques, si.
    .flavour = On ne montre pas du doigt qui est déjà derrière soi.

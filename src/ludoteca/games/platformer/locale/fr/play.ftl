# Platformer : coups, questions, événements et options.

# Where a space is, by its name on the map.
space = en { $name }

## Options

option-artifacts = Artefacts
    .text = Deux artefacts changent de mains quand leurs conditions sont remplies.
option-artifacts-no = non
option-artifacts-yes = oui
option-bigger_map = Carte plus grande
    .text = Un niveau de plus et un boss plus coriace. Pas en solo.
option-bigger_map-no = non
option-bigger_map-yes = oui
option-tower = Tour
    .text = De quelles tuiles la tour est faite.
option-tower-mixed = mélangée
option-tower-forest = forêt
option-tower-void = vide
option-boss = Boss
    .text = Qui attend au sommet.
option-boss-random = au hasard
option-boss-medusa = Méduse
option-boss-ikee = Seigneur Ikee
option-heroes = Héros
    .text = Les héros sont distribués ou choisis à tour de rôle.
option-heroes-random = au hasard
option-heroes-chosen = choisis
option-first_player = Premier joueur
    .text = Qui commence.
option-first_player-random = au hasard
option-first_player-1 = place 1
option-first_player-2 = place 2
option-first_player-3 = place 3
option-first_player-4 = place 4

## Coups

move-take = Prendre { $hero }
move-use = Utiliser { $symbol }
move-star = Utiliser une étoile comme { $symbol }
move-special = Utiliser le dé spécial comme { $symbol }
move-forge = Forger deux dés ({ $symbol }) en { $symbol2 }
move-upgrade = { $times }
move-step = Aller { $direction }
move-push = Pousser { $direction }
move-attack = Attaquer { $direction }
move-shove = Direction : { $direction }
move-choose = { $space }
move-pick = { $symbol }
move-save = Garder { $symbol }
move-buy = Acheter { $card }
move-play = Utiliser { $card }
move-swap = Échanger { $card }
move-gain = Obtenir le jeton { $token }
move-rid = Se débarrasser du jeton { $token }
move-spend = Défausser le jeton { $token }
move-strike = Frapper
move-siphon = Tirer une gemme de Méduse (2 épées)
move-ability = Utiliser la capacité du héros
move-gravity = Activer la gravité
move-let_go = Lâcher prise et tomber
move-stay = Tenir bon
move-stop = C’est tout
move-pass = Laisser faire
move-done = Finir les actions

## Questions

prompt-hero = { $seat } choisit un héros.
    .you = Choisissez votre héros.
prompt-act = { $seat } agit.
    .you = Vos actions : que faites-vous ?
prompt-respawn = { $seat } revient sur la carte.
    .you = Vous êtes hors de la carte : choisissez un dé pour réapparaître.
prompt-place = { $seat } choisit où apparaître.
    .you = Choisissez la case où vous apparaissez.
prompt-petrified = La pétrification paralyse { $seat }.
    .you = La pétrification vous paralyse : utilisez 2 symboles pour vous libérer, ou laissez passer le tour.
prompt-upgrade = { $seat } peut multiplier un symbole ({ $symbol }) avec des gemmes.
    .you = Combien de fois ? Sans l’aide de cartes, ×2 coûte 1 gemme, ×3 en coûte 3, ×4 en coûte 6.
prompt-step = { $seat } se déplace (déplacements restants : { $left }).
    .you = Où ? Déplacements restants : { $left }.
prompt-push = { $seat } pousse une figurine { $space }.
    .you = Dans quel sens poussez-vous la figurine { $space } ?
prompt-strike = { $seat } attaque l’ennemi { $space }.
    .you = Préparez l’attaque contre l’ennemi { $space }, puis frappez.
prompt-pay = { $needed ->
        [one] { $seat } paie { $needed } symbole ({ $symbol }).
       *[other] { $seat } paie { $needed } symboles ({ $symbol }).
    }
    .you = { $needed ->
        [one] Payez { $needed } symbole ({ $symbol }).
       *[other] Payez { $needed } symboles ({ $symbol }).
    }
prompt-monster = { $seat } déplace un ennemi.
    .you = Quel ennemi déplacez-vous ?
prompt-shove = { $seat } déplace l’ennemi { $space }.
    .you = Dans quel sens déplacez-vous l’ennemi { $space } ?
prompt-save = { $seat } peut garder un symbole.
    .you = Garder un symbole sur votre dé spécial ?
prompt-hold = { $seat } se tient pour ne pas tomber.
    .you = La gravité arrive : tenir bon ou tomber ?
prompt-react = L’ennemi { $space } attaque { $seat } (blessures : { $damage }).
    .you = L’ennemi { $space } vous attaque (blessures : { $damage }). Réagir ?
prompt-ward = { $attack } touche { $seat }.
    .you = { $attack } vous touche (blessures : { $damage }). Réagir ?
prompt-phoenix = { $seat } va se retrouver à terre.
    .you = Vous allez vous retrouver à terre. Utiliser le phénix ?
prompt-mirror = { $seat } se regarde dans le miroir.
    .you = Défausser le miroir contre une gemme, ou le garder ?
prompt-reroll = { $seat } relance des dés.
    .you = Quel dé relancez-vous ?
prompt-anvil = { $seat } forge sur l’enclume.
    .you = Choisissez deux dés différents, puis ce qu’ils deviennent.
prompt-cup = { $seat } tourne un dé.
    .you = Quel dé, et sur quelle face ?
prompt-mimicry = { $seat } tourne le dé spécial.
    .you = Sur quel symbole tournez-vous votre dé spécial ?
prompt-buy = { $seat } peut acheter.
    .you = Acheter quelque chose ?
prompt-swap = { $seat } échange une carte de la boutique.
    .you = Quelle carte de la boutique échangez-vous ?
prompt-magnet = { $seat } utilise l’aimant.
    .you = Sur quelle case prenez-vous quelque chose ?
prompt-blink = { $seat } disparaît en un clin d’œil.
    .you = Sur quelle case de votre rangée ?
prompt-levitate = { $seat } fait flotter quelqu’un.
    .you = Qui flotte ?
prompt-gust = { $seat } appelle une rafale.
    .you = Quel héros le vent déplace-t-il ?
prompt-gust_to = { $seat } déplace { $hero }.
    .you = Où le vent porte-t-il { $hero } ?
prompt-command = { $seat } commande un ennemi.
    .you = Quel ennemi commandez-vous ?
prompt-horn = { $seat } sonne du cor de guerre.
    .you = Les ennemis de votre niveau vont-ils à gauche ou à droite ?
prompt-sash = { $seat } échange sa place.
    .you = Échanger avec la figurine du dessus ou du dessous ?
prompt-spawn = { $seat } choisit où va le boss ou sa garde.
    .you = Choisissez où va le boss ou sa garde.

## Ce qui arrive

event-turn = À { $seat } de jouer.
event-event_shown = Événement : { $event }.
event-level_removed = Le niveau { $level } s’écroule.
event-rolled = { $seat } lance les dés ; dé ennemi : { $roll }.
event-enemy_moved = { $enemy } se déplace { $space }.
event-enemy_attacked = { $enemy } attaque { $seat } { $space }.
event-wounded = { $seat } : { $damage ->
        [one] { $damage } blessure
       *[other] { $damage } blessures
    } ({ $cause }).
event-knocked_out = { $seat } se retrouve à terre.
event-respawned = { $seat } apparaît { $space }.
event-used = { $seat } utilise { $symbol } ×{ $times }.
event-forged = { $seat } forge { $symbol } en { $result }.
event-stepped = { $seat } fait un pas { $space }.
event-placed = { $seat } se retrouve { $space }.
event-pushed_hero = { $seat } pousse { $victim }.
event-pushed_enemy = { $seat } pousse un ennemi ({ $enemy }).
event-fell = { $seat } tombe et atterrit { $space }.
event-enemy_fell = { $enemy } tombe et atterrit { $space }.
event-shattered = { $enemy } se brise { $space }.
event-gold_gained = { $amount ->
        [one] { $seat } gagne { $amount } pièce d’or.
       *[other] { $seat } gagne { $amount } pièces d’or.
    }
event-gem_gained = { $seat } gagne { $amount ->
        [one] { $amount } gemme
       *[other] { $amount } gemmes
    }.
event-gold_lost = { $amount ->
        [one] { $seat } paie { $amount } pièce d’or.
       *[other] { $seat } paie { $amount } pièces d’or.
    }
event-struck = { $seat } frappe un ennemi ({ $enemy }) : { $wounds } sur { $health }.
event-defeated = { $seat } bat un ennemi : { $enemy }.
event-bought = { $price ->
        [one] { $seat } achète { $card } pour { $price } pièce d’or.
       *[other] { $seat } achète { $card } pour { $price } pièces d’or.
    }
event-shown = Nouveau en boutique : { $card }.
event-played = { $seat } utilise { $card }.
event-ability_used = { $seat } utilise la capacité du héros ({ $hero }).
event-rerolled = { $seat } : { $symbol } devient { $result }.
event-saved = { $seat } met son dé spécial sur { $symbol }.
event-die_reset = { $seat } : le dé spécial redevient vierge.
event-healed = { $amount ->
        [one] { $seat } récupère { $amount } point de santé.
       *[other] { $seat } récupère { $amount } points de santé.
    }
event-ignored = { $seat } ignore l’attaque.
event-gravity_activated = Gravité !
event-level_revealed = Le niveau { $level } est révélé : { $enemy }.
event-boss_revealed = Le niveau du boss est révélé : { $boss }.
event-spawned = { $enemy } apparaît { $space }.
event-entered_boss_level = { $seat } entre dans le niveau du boss.
event-tower_gone = La tour au-dessous a disparu.
event-boss_rolled = Le boss lance le dé : { $roll }.
event-boss_drew = Carte d’attaque : { $attack }{ $resolved ->
        [0] , sans effet
       *[other] {""}
    }.
event-boss_shuffled = Les cartes d’attaque sont mélangées ({ $boss }).
event-token_gained = { $seat } reçoit le jeton { $token }.
event-token_lost = { $seat } n’a plus le jeton { $token }.
event-artifact_taken = { $seat } prend { $card }.
event-swapped = { $seat } échange sa place et se retrouve { $space }.
event-afloat = Une figurine flotte { $space }.
event-vein_found = Une gemme apparaît { $space }.
event-ended = { $ending }
event-hero_taken = { $seat } joue { $hero }.

## Raisons et fins

cause-enemy = attaque ennemie
cause-trap = piège
cause-poison = poison
cause-boss = attaque du boss
cause-token = jeton
cause-ability = capacité
cause-event = événement
ending-boss = Le boss est battu !
ending-knocked_out = Le héros est à terre : partie perdue.
ending-time = Le temps est écoulé : partie perdue.
ending-limit = L’ascension a trop duré : le héros le plus haut placé gagne.
purpose-steps = un déplacement
purpose-coins = de l’or
purpose-monsters = déplacer un ennemi
purpose-strike = une attaque
purpose-siphon = une gemme
purpose-petrify = se libérer
purpose-shackle = se libérer
purpose-golem = un golem
spawn-boss = le boss
spawn-far_boss = le boss
spawn-other_tile_defender = un défenseur
spawn-near_defender = un défenseur
spawn-slither = Méduse
spawn-pounce = Ikee

## Ce que comptent les conseils

quantity-health = { $count ->
        [one] { $count } point de santé
       *[other] { $count } points de santé
    }
quantity-rows = { $count ->
        [one] { $count } rangée de hauteur
       *[other] { $count } rangées de hauteur
    }
quantity-gems = { $count ->
        [one] { $count } gemme
       *[other] { $count } gemmes
    }
quantity-gold = { $count ->
        [one] { $count } pièce d’or
       *[other] { $count } pièces d’or
    }
quantity-cards = { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }

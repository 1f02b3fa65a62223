# Platformer : textes dont seul l’écran a besoin.

platformer-tower = La tour
platformer-levels = Niveaux de la tour
platformer-look = Voir le niveau { $level }
platformer-dice = Dés
platformer-off = hors de la carte
platformer-no-hero = pas encore de héros
platformer-hearts = PV : { $health } sur { $most }
platformer-belongings = Objets et potions
platformer-nothing = Aucun pour l’instant.
platformer-price = { $price ->
        [one] Prix : { $price } pièce d’or.
       *[other] Prix : { $price } pièces d’or.
    }
platformer-exhausted = Épuisée jusqu’à votre prochain tour.
platformer-decks = reste : { $items } + { $potions }
platformer-events-left = { $count ->
        [0] C’est le dernier tour.
        [one] Encore { $count } tour.
       *[other] Encore { $count } tours.
    }

## Le boss et les attaques

platformer-boss-health = { $health } blessures en une seule attaque
platformer-boss-most = Blessures à votre portée : { $most } sur { $health }
platformer-attack = Attaque : { $wounds } blessures sur { $health } jusqu’ici, { $most } au plus
platformer-bonus = La prochaine attaque inflige { $wounds } de plus
platformer-boss-deck = Cartes d’attaque dans la pioche : { $count }
platformer-most = au plus { $most }

## Dés

platformer-symbol-boot = Déplacez-vous de 1 case dans n’importe quelle direction.
platformer-symbol-sword = Attaquez un ennemi adjacent ; plusieurs épées s’additionnent.
platformer-symbol-coin = Gagnez 1 pièce d’or.
platformer-symbol-monster = Déplacez n’importe quel ennemi de 1 case.
platformer-symbol-star = L’étoile de votre héros vaut { $first } ou { $second }.
platformer-special-blank = Vierge. Après vos actions, vous pouvez y garder un symbole pour plus tard.
platformer-roll-attack = Chaque ennemi attaque les héros à côté de lui.
platformer-roll-left = Chaque ennemi avance de 1 case à gauche.
platformer-roll-right = Chaque ennemi avance de 1 case à droite.
platformer-forge = Forger deux dés ({ $symbol })
platformer-forge-text = Deux dés identiques comptent comme un autre symbole de votre choix.
platformer-gems = Gemmes sur ce symbole
platformer-gem-cost = { $count ->
        [0] aucune gemme
        [one] { $count } gemme
       *[other] { $count } gemmes
    }
platformer-paid = { $paid } sur { $needed }
platformer-about-gravity = Quiconque n’a sous lui ni plateforme, ni échelle, ni figurine tombe.
platformer-about-done = Ensuite vous pouvez garder un symbole, puis vient la gravité.

## Étapes du tour

platformer-stage-enemy_die = Dé ennemi
platformer-stage-actions = Actions
platformer-stage-save = Garder
platformer-stage-gravity = Gravité
platformer-stage-boss = Boss

## Nombres à côté des noms

platformer-score-level = niveau { $level }
platformer-score-off = hors de la carte
platformer-score-health = { $count } PV
platformer-score-gold = { $count ->
        [one] { $count } pièce d’or
       *[other] { $count } pièces d’or
    }
platformer-score-gems = { $count ->
        [one] { $count } gemme
       *[other] { $count } gemmes
    }

## Légende des symboles

platformer-help-dice = Dés
platformer-help-gems = Les gemmes multiplient un symbole
platformer-help-gems-text = Chaque couche sur un dé coûte une gemme de plus que la précédente : ×2 coûte 1 gemme, ×3 en coûte 3, ×4 en coûte 6.
platformer-help-enemy-die = Dé ennemi
platformer-help-tower = Dans la tour
platformer-help-heroes = Héros
platformer-help-enemies = Ennemis
platformer-help-enemy-numbers = À côté de l’épée : ses blessures. À côté du cœur : les blessures qu’une seule attaque doit infliger.
platformer-help-bosses = Les boss et leurs attaques
platformer-help-tokens = Jetons
platformer-help-items = Objets
platformer-help-potions = Potions
platformer-help-artifacts = Artefacts
platformer-help-events = Événements, en solo
platformer-help-star = Vaut l’un des deux symboles de votre carte de héros.
platformer-feature-ladder = Retient les héros, pas les ennemis, et traverse les plateformes.
platformer-feature-trap = Quiconque y entre ou la traverse en tombant subit 1 blessure.
platformer-feature-shop = Ici vous pouvez acheter.
platformer-feature-portal = Une botte vous mène à un autre portail du même niveau.
platformer-feature-spawn = Des ennemis apparaissent ici quand le niveau est révélé.
platformer-feature-gold_space = On pose ici de l’or quand le niveau est révélé.
platformer-feature-gem_space = On pose ici une gemme quand le niveau est révélé.
platformer-feature-boss_spawn = Le boss et ses gardes apparaissent ici.
platformer-feature-special = Ici vous obtenez le Miroir contre Méduse, ou la Flamme d’âme contre Ikee.
platformer-feature-threat = Hachuré : des ennemis atteignent cette case et attaquent qui la quitte.
platformer-feature-one_way = Sol du niveau du boss : on y entre par le bas, on n’en sort jamais.

## Tutoriel

platformer-lesson-aim = Vous êtes le chevalier de la tour, le numéro 1. Grimpez jusqu’au sommet et terrassez le boss en une seule attaque, avant tous les autres. La barre montre combien de blessures il faut.
platformer-lesson-boot = { $pointer ->
        [touch] Ces cinq dés sont ce que vous pouvez faire à ce tour. Une botte vous déplace de 1 case : touchez une botte.
       *[mouse] Ces cinq dés sont ce que vous pouvez faire à ce tour. Une botte vous déplace de 1 case : cliquez sur une botte.
    }
platformer-lesson-gem = Les cases qui brillent sont celles où vous pouvez aller. Prenez la gemme à droite.
platformer-lesson-again = Les gemmes renforcent les symboles. Utilisez votre autre botte, vous verrez.
platformer-lesson-double = Avec 1 gemme dessus, la botte compte double. Choisissez ×2.
platformer-lesson-jump = Les héros sautent : montez. Le fantôme pâle montre où vous tomberiez, car rien ne vous retient là.
platformer-lesson-ladder = Les échelles et les plateformes vous retiennent. Allez à gauche, sur l’échelle.
platformer-lesson-done = Assez grimpé. Finissez vos actions ; puis la gravité vient pour tous.
platformer-lesson-save = Un symbole peut être gardé pour un autre tour. Gardez l’épée sur votre dé spécial.
platformer-lesson-next = Elle attend là. Quand vous atteignez la plus haute rangée de la tour, le niveau suivant est révélé ; quand vous êtes deux niveaux plus haut, le plus bas s’écroule. Place au combat.
platformer-lesson-attack = { $pointer ->
        [touch] Un Zombie ! Il atteint les cases hachurées : il vous attaque si vous partez. Prenez les devants : touchez-le.
       *[mouse] Un Zombie ! Il atteint les cases hachurées : il vous attaque si vous partez. Prenez les devants : cliquez dessus.
    }
platformer-lesson-sword = Il a 2 points de santé, et une seule attaque doit tout lui ôter. Ajoutez votre épée.
platformer-lesson-star = { $pointer ->
        [touch] 1 sur 2. L’étoile de votre héros peut valoir une épée. Touchez l’étoile et choisissez l’épée.
       *[mouse] 1 sur 2. L’étoile de votre héros peut valoir une épée. Cliquez sur l’étoile et choisissez l’épée.
    }
platformer-lesson-strike = 2 sur 2. Frappez !
platformer-lesson-buy = { $pointer ->
        [touch] Son or est à vous, et vous êtes dans une boutique. Achetez une carte qui brille ; appuyez longuement dessus pour la lire.
       *[mouse] Son or est à vous, et vous êtes dans une boutique. Achetez une carte qui brille ; survolez-la, ou maintenez-la, pour la lire.
    }
platformer-lesson-monster = { $pointer ->
        [touch] Et maintenant, une farce. Un symbole monstre déplace n’importe quel ennemi, si loin soit-il : touchez-le.
       *[mouse] Et maintenant, une farce. Un symbole monstre déplace n’importe quel ennemi, si loin soit-il : cliquez dessus.
    }
platformer-lesson-zombie = Choisissez l’autre Zombie.
platformer-lesson-shove = Poussez-le dans le vide, à gauche.
platformer-lesson-gravity = Il est en l’air, et son fantôme montre où il tombera. Activez la gravité !
platformer-lesson-end = Les Zombies se brisent en tombant. Vous en savez assez : grimpez, amassez des gemmes et réunissez assez de blessures pour le boss au sommet. Bonne chance !

## Where something is, without the names of spaces

platformer-at = { $level ->
    [1] au premier niveau
    [2] au deuxième niveau
    [3] au troisième niveau
    [4] au quatrième niveau
   *[other] au niveau { $level }
}
platformer-spot = { $at }, rangée { $row }, case { $column } depuis la gauche
platformer-there = { $what }, { $at }

## What happens without being asked for

platformer-coming = Ce qui vient tout seul
platformer-coming-falls = Gravité : { $who } va tomber
platformer-coming-safe = Gravité : personne ne tombe
platformer-coming-boss = { $boss } frappe après la gravité
platformer-coming-waits = { $boss } attend encore en haut
platformer-coming-die = Prochain dé ennemi : attaque sur { $attack } faces sur { $all }

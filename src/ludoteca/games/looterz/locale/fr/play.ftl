# Looterz : ce qui se dit pendant la partie.

## Ce qui se passe

event-turn = À { $seat } de jouer.
event-drew = { $seat } pioche « { $card } ».
event-drew-hidden = { $seat } pioche une carte.
event-rigor_seen = { $count ->
        [1] { $seat } trouve un morceau de Rigor Mortis. Quelque part, une alarme se met à sonner.
        [2] { $seat } trouve un deuxième morceau de Rigor Mortis. Il fait ses valises.
        [3] { $seat } trouve un troisième morceau de Rigor Mortis. Il est dans l’escalier !
       *[4] { $seat } trouve le dernier morceau de Rigor Mortis. Il est de retour !
    }
event-recruited = { $origin ->
        [hand] { $seat } recrute « { $card } ».
        [graveyard] { $seat } ramène « { $card } » du Cimetière.
       *[tower] { $seat } reçoit « { $card } » tout droit de la Tour.
    }
event-searched = { $seat } envoie « { $card } » fouiller le donjon.
event-attacked = { $seat } attaque avec « { $card } ». Cible : « { $target } ».
event-activated = { $seat } utilise une Activation : « { $card } ».
event-recruitment = Recrutement : « { $card } » ({ $seat }).
event-last_wish = Dernier Souhait : « { $card } » ({ $seat }).
event-rolled = { $hit ->
        [1] « { $card } » obtient { $die } : réussite.
       *[0] « { $card } » obtient { $die } : rien.
    }
event-earned = { $coins ->
        [one] { $seat } gagne { $coins } pièce.
       *[other] { $seat } gagne { $coins } pièces.
    }
event-stole = { $seat } vole une pièce à { $victim }.
event-lost = { $coins ->
        [one] { $seat } perd { $coins } pièce.
       *[other] { $seat } perd { $coins } pièces.
    }
event-hurt = { $damage ->
        [one] « { $card } » perd { $damage } point de vie : il en reste { $life }.
       *[other] « { $card } » perd { $damage } points de vie : il en reste { $life }.
    }
event-healed = { $life ->
        [one] « { $card } » a maintenant { $life } point de vie.
       *[other] « { $card } » a maintenant { $life } points de vie.
    }
event-died = « { $card } » va au Cimetière ({ $seat }).
event-sacrificed = { $seat } sacrifie « { $card } ».
event-took_control = { $for_good ->
        [1] { $seat } prend pour de bon « { $card } » à { $victim }.
       *[0] { $seat } emprunte « { $card } » à { $victim } jusqu’à la fin du tour.
    }
event-gave_back = { $seat } rend « { $card } » à { $owner }.
event-returned = « { $card } » revient en main ({ $seat }).
event-reclaimed = { $seat } reprend « { $card } » au Cimetière.
event-turned_over = L’alarme retourne « { $card } » : au Cimetière.
event-discarded = { $seat } défausse « { $card } ».
event-barred = « { $card } » empêche { $seat } de fouiller pour l’instant.
event-declined = { $seat } renonce à ce qu’offre « { $card } ».
event-ended = { $ending ->
        [coins] Le butin est assez gros : la partie est finie.
        [rigor] Rigor Mortis est revenu : la partie est finie.
       *[limit] Cette partie a trop duré : elle est finie.
    }
event-struck_out = Double égalité pour { $seat }, et Rigor Mortis n’aime pas les égalités : dehors.
event-won = { $seat } remporte la partie !

## Ce qu’il faut décider

prompt-recruit = { $seat } recrute un Pillard ou pioche une carte.
    .you = { $phase } : recrutez un Pillard ou piochez une carte.
prompt-dungeon = { $seat } décide de ce que fait un Pillard dans le donjon.
    .you = Donjon : que font vos Pillards ?
prompt-target = { $seat } choisit qui attaquer avec « { $card } ».
    .you = Qui attaquez-vous avec « { $card } » ?
prompt-search_again = { $seat } peut fouiller une seconde fois avec « { $card } ».
    .you = « { $card } » peut fouiller une seconde fois.
prompt-attack_again = { $seat } peut attaquer une seconde fois avec « { $card } ».
    .you = « { $card } » peut attaquer une seconde fois. Qui ?
prompt-sacrifice = { $seat } a plus de trois Pillards et en sacrifie un.
    .you = Vous avez plus de trois Pillards. Lequel sacrifiez-vous ?
prompt-discard = { $seat } a plus de dix cartes et en défausse une.
    .you = Vous avez plus de dix cartes en main. Laquelle défaussez-vous ?
prompt-last_wish = { $seat } choisit quel Dernier Souhait vient d’abord.
    .you = Lequel de vos Derniers Souhaits vient d’abord ?
prompt-may = { $seat } peut utiliser ce qu’offre « { $card } ».
    .you = Utilisez-vous ce qu’offre « { $card } » ?
prompt-player = { $seat } choisit un joueur pour « { $card } ».
    .you = « { $card } » : quel joueur ?
prompt-steal = { $seat } choisit qui voler.
    .you = Plusieurs joueurs sont les plus riches. Qui volez-vous ?
prompt-go_on = { $seat } laisse chacun reprendre son souffle : ce n’est pas fini.
    .you = Il s’est passé beaucoup de choses, et ce n’est pas fini. On continue ?
prompt-damage = { $seat } choisit le Pillard que blesse « { $card } ».
    .you = « { $card } » : quel Pillard est blessé ?
prompt-kill = { $seat } choisit le Pillard que tue « { $card } ».
    .you = « { $card } » : quel Pillard meurt ?
prompt-drain = { $seat } choisit qui « { $card } » va drainer.
    .you = « { $card } » : quel Pillard perd de la vie ?
prompt-heal = { $seat } choisit qui est soigné par « { $card } ».
    .you = « { $card } » : quel Pillard est soigné ? (Reste à soigner : { $left })
prompt-gain_life = { $seat } choisit qui gagne de la vie avec « { $card } ».
    .you = « { $card } » : quel Pillard gagne de la vie ?
prompt-take_control = { $seat } choisit un Pillard à prendre avec « { $card } ».
    .you = « { $card } » : de quel Pillard prenez-vous le contrôle ?
prompt-return_to_hand = { $seat } choisit quel Pillard « { $card } » renvoie en main.
    .you = « { $card } » : quel Pillard revient dans la main de son propriétaire ?
prompt-forced_sacrifice = « { $card } » oblige { $seat } à sacrifier un Pillard.
    .you = « { $card } » vous oblige à sacrifier un Pillard. Lequel ?
prompt-sacrifice_cost = { $seat } choisit un Pillard à sacrifier pour « { $card } ».
    .you = « { $card } » : quel Pillard sacrifiez-vous ?
prompt-reclaim = { $seat } reprend une carte du Cimetière.
    .you = « { $card } » : quelle carte reprenez-vous du Cimetière ?
prompt-recruit_from_hand = { $seat } recrute un Pillard de sa main grâce à « { $card } ».
    .you = « { $card } » : quel Pillard de votre main entre en jeu ?
prompt-recruit_from_graveyard = { $seat } recrute un Pillard du Cimetière grâce à « { $card } ».
    .you = « { $card } » : quel Pillard du Cimetière entre en jeu ?

## Choix dans une liste

move-recruit = Recruter « { $card } »
move-search = Fouiller avec « { $card } »
move-attack = Attaquer avec « { $card } »
move-activate = Activer « { $card } »
move-choose = Choisir « { $card } »
move-sacrifice = Sacrifier « { $card } »
move-discard = Défausser « { $card } »
move-player = Choisir { $seat }
move-draw = Piocher une carte
move-accept = Oui, allez-y
move-decline = Non, en rester là
move-done = Terminer la phase de donjon

score-coins = Pièces
score-looterz = Pillards en jeu

## Ce que comptent les conseils

quantity-coins = { word-coin.count }
quantity-looterz = { word-looter.count }
quantity-life = { $count ->
        [one] { $count } point de vie
       *[other] { $count } points de vie
    }
quantity-cards = { word-card.count }

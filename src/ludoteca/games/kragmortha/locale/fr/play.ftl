# Kragmortha : ce qui se dit pendant la partie.

## Les joueurs, s’ils ne se donnent pas de nom

seat-P1 = { goblin-1 }
seat-P2 = { goblin-2 }
seat-P3 = { goblin-3 }
seat-P4 = { goblin-4 }
seat-P5 = { goblin-5 }
seat-P6 = { goblin-6 }
seat-P7 = { goblin-7 }
seat-P8 = { goblin-8 }

## Ce qui se passe

event-placed = { $seat } se glisse dans la bibliothèque en { $space }.
event-turn = À { $seat } de jouer.
event-played = { $seat } joue « { $card } ».
event-stepped = { $seat } avance de { $origin } à { $space }.
event-rigor_moved = { $seat } déplace Rigor Mortis de { $origin } à { $space }.
event-pushed = { $seat } pousse { $victim } de { $origin } à { $space }.
event-met = { $seat } tombe sur Rigor Mortis en { $space } !
event-look_drawn = { $seat } pioche un Regard Pétrifiant : « { $look } ».
event-look_passed_over = { $seat } retourne « { $look } », mais cette partie du corps fait déjà pénitence : la carte passe sous la pioche.
event-no_look = Plus aucun Regard Pétrifiant ne convient à { $seat } : aucun n’est pioché.
event-sent = { $seat } passe directement de { $origin } à { $space }.
event-token_turned = { $seat } retourne un jeton Téléportation : { $token }.
event-tokens_shuffled = Tous les jetons Téléportation ont servi. On les mélange pour refaire une pile.
event-tome_drawn = { $seat } chipe un Grimoire Magique : { $tome }.
event-tome_used = { $seat } utilise { $tome }.
event-rigor_teleported = { $seat } téléporte Rigor Mortis de { $origin } à { $space }.
event-shown = { $seat } n’a aucune carte utilisable, et montre puis défausse « { $card } ».
event-drew = { $seat } pioche « { $card } ».
event-drew-hidden = { $seat } pioche une carte.
event-discards_shuffled = Les cartes Mouvement défaussées sont mélangées et forment une nouvelle pioche.
event-discarded = { $seat } défausse « { $card } ».
event-swapped = { $seat } et { $other } échangent leurs places.
event-took_card = { $seat } prend « { $card } » à { $other }.
event-took_card-hidden = { $seat } prend une carte à { $other }.
event-look_lifted = { $seat } se débarrasse d’un Regard Pétrifiant : « { $look } ».
event-scapegoat_named = { $seat } montre du doigt { $other }, qui pioche le Regard Pétrifiant à sa place.
event-warded = Une protection sauve { $seat } : aucun Regard Pétrifiant n’est pioché.
event-breach_found = { $seat } a manqué à une pénitence.
event-ended = La partie est finie : { $ending } ({ $seat }).
event-won = { $seat } remporte la partie !

## Ce que quelqu’un doit décider

prompt-place = { $seat } choisit par où entrer.
    .you = Par où votre gobelin entre-t-il ?
prompt-turn = { $seat } choisit une carte à jouer.
    .you = À vous de jouer. Quelle carte choisissez-vous ?
prompt-step = { $number ->
        [1] { $seat } fait le premier pas.
       *[2] { $seat } peut faire un second pas.
    }
    .you = { $number ->
        [1] Premier pas : de quel côté ?
       *[2] Second pas, si vous voulez : de quel côté ?
    }
prompt-push = { $seat } choisit où la poussée envoie { $victim }.
    .you = De quel côté poussez-vous { $victim } ?
prompt-circle = { $seat } choisit une case Téléportation vide.
    .you = Sur quelle case Téléportation va votre gobelin ?
prompt-start = { $seat } choisit une case de départ.
    .you = Sur quelle case de départ va votre gobelin ?
prompt-teleport = { $seat } peut téléporter Rigor Mortis.
    .you = Rigor Mortis est sur une case Téléportation. Où le téléportez-vous ? Cela met fin à votre tour.
prompt-discard = { $seat } a trop de cartes et en défausse une.
    .you = Vous avez trop de cartes. Laquelle défaussez-vous ?
prompt-react = { $seat } va piocher un Regard Pétrifiant { $reason } et peut utiliser un Grimoire.
    .you = Vous allez piocher un Regard Pétrifiant { $reason }. Utilisez-vous un Grimoire ?
prompt-scapegoat = { $seat } choisit un bouc émissaire.
    .you = Qui pioche le Regard Pétrifiant à votre place ?
prompt-absolution = { $seat } choisit un Regard Pétrifiant à faire lever.
    .you = De quel Regard Pétrifiant vous débarrassez-vous ?
prompt-shove = { $seat } choisit qui bousculer.
    .you = Qui bousculez-vous ?
prompt-swap = { $seat } choisit avec qui échanger sa place.
    .you = Avec qui échangez-vous votre place ?
prompt-beckon = { $seat } fait signe à Rigor Mortis.
    .you = De quel côté Rigor Mortis va-t-il ?
prompt-recall = { $seat } choisit une case Téléportation vide pour se replier.
    .you = Sur quelle case Téléportation votre gobelin se replie-t-il ?
prompt-pickpocket = { $seat } choisit à qui faire les poches.
    .you = Avec qui échangez-vous une carte au hasard ?
prompt-more = { $seat } peut utiliser un autre Grimoire.
    .you = Utilisez-vous un Grimoire avant la fin de votre tour ?

## Ce que l’on peut choisir

move-play = Jouer « { $card } »
move-step = Un pas { $direction }
move-stay = Rester ici
move-push = Pousser { $direction }
move-go = Aller en { $space }
move-use = Utiliser { $effect }
move-choose = Choisir { $seat }
move-discard = Défausser « { $card } »
move-lift = Faire lever le Regard : { $part }
move-show = Montrer votre main, inutilisable, et en piocher une autre
move-done = Finir votre tour
move-pass = Non, en rester là
move-breach = Signaler une faute : { $seat }

## Les noms que l’on y trouve

direction-north = vers le nord
direction-east = vers l’est
direction-south = vers le sud
direction-west = vers l’ouest
reason-meeting = pour avoir rencontré Rigor Mortis
reason-trap = à cause d’un Piège
reason-breach = pour avoir manqué à une pénitence
reason-scapegoat = comme bouc émissaire
ending-looks = le quatrième Regard Pétrifiant est tombé
ending-tomes = le dernier Grimoire Magique a disparu du bureau
ending-limit = la bibliothèque ferme pour la nuit
score-looks = Regards
score-tomes = Grimoires
score-symbols = Symboles magiques
score-kinds = Sortes de symboles

## Les effets des Grimoires et toutes les cartes Mouvement possibles

effect-absolution = { tome-absolution }
effect-deep_pockets = { tome-deep_pockets }
effect-haste = { tome-haste }
effect-crystal_step = { tome-crystal_step }
effect-shove = { tome-shove }
effect-swap = { tome-swap }
effect-beckon = { tome-beckon }
effect-recall = { tome-recall }
effect-pickpocket = { tome-pickpocket }
effect-scapegoat = { tome-scapegoat }
effect-ward = { tome-ward }
card-goblin-scroll-scroll = { mover-goblin } : { symbol-scroll } + { symbol-scroll }
card-goblin-scroll-stones = { mover-goblin } : { symbol-scroll } + { symbol-stones }
card-goblin-scroll-potion = { mover-goblin } : { symbol-scroll } + { symbol-potion }
card-goblin-scroll-book = { mover-goblin } : { symbol-scroll } + { symbol-book }
card-goblin-scroll-ball = { mover-goblin } : { symbol-scroll } + { symbol-ball }
card-goblin-stones-stones = { mover-goblin } : { symbol-stones } + { symbol-stones }
card-goblin-stones-potion = { mover-goblin } : { symbol-stones } + { symbol-potion }
card-goblin-stones-book = { mover-goblin } : { symbol-stones } + { symbol-book }
card-goblin-stones-ball = { mover-goblin } : { symbol-stones } + { symbol-ball }
card-goblin-potion-potion = { mover-goblin } : { symbol-potion } + { symbol-potion }
card-goblin-potion-book = { mover-goblin } : { symbol-potion } + { symbol-book }
card-goblin-potion-ball = { mover-goblin } : { symbol-potion } + { symbol-ball }
card-goblin-book-book = { mover-goblin } : { symbol-book } + { symbol-book }
card-goblin-book-ball = { mover-goblin } : { symbol-book } + { symbol-ball }
card-goblin-ball-ball = { mover-goblin } : { symbol-ball } + { symbol-ball }
card-rigor-scroll-scroll = { mover-rigor } : { symbol-scroll } + { symbol-scroll }
card-rigor-scroll-stones = { mover-rigor } : { symbol-scroll } + { symbol-stones }
card-rigor-scroll-potion = { mover-rigor } : { symbol-scroll } + { symbol-potion }
card-rigor-scroll-book = { mover-rigor } : { symbol-scroll } + { symbol-book }
card-rigor-scroll-ball = { mover-rigor } : { symbol-scroll } + { symbol-ball }
card-rigor-stones-stones = { mover-rigor } : { symbol-stones } + { symbol-stones }
card-rigor-stones-potion = { mover-rigor } : { symbol-stones } + { symbol-potion }
card-rigor-stones-book = { mover-rigor } : { symbol-stones } + { symbol-book }
card-rigor-stones-ball = { mover-rigor } : { symbol-stones } + { symbol-ball }
card-rigor-potion-potion = { mover-rigor } : { symbol-potion } + { symbol-potion }
card-rigor-potion-book = { mover-rigor } : { symbol-potion } + { symbol-book }
card-rigor-potion-ball = { mover-rigor } : { symbol-potion } + { symbol-ball }
card-rigor-book-book = { mover-rigor } : { symbol-book } + { symbol-book }
card-rigor-book-ball = { mover-rigor } : { symbol-book } + { symbol-ball }
card-rigor-ball-ball = { mover-rigor } : { symbol-ball } + { symbol-ball }

## Ce que comptent les conseils

quantity-looks = { word-look.count }
quantity-tomes = { word-tome.count }
quantity-steps = { $count ->
        [one] { $count } pas de distance avec Rigor Mortis
       *[other] { $count } pas de distance avec Rigor Mortis
    }

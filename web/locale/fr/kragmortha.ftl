# Kragmortha : ce que seul l’écran dit.

## Les phases d’un tour

kragmortha-phase-place = Entrée
kragmortha-phase-card = Carte
kragmortha-phase-steps = Pas
kragmortha-phase-more = Grimoires et pioche

## La table

kragmortha-hand = Vos cartes : { $count } sur { $limit }
kragmortha-card-hidden = Une carte, face cachée
kragmortha-kept-none = Ici viendront vos Regards Pétrifiants et vos Grimoires Magiques.
kragmortha-about-goblin = Déplace votre gobelin : un pas vers l’un des symboles, puis, si vous voulez, un second vers l’autre.
kragmortha-about-rigor = Déplace Rigor Mortis : un pas vers l’un des symboles, puis, si vous voulez, un second vers l’autre.
kragmortha-deck = { $count ->
        [one] { $count } carte Mouvement à piocher
       *[other] { $count } cartes Mouvement à piocher
    }
kragmortha-discards = { $count ->
        [one] { $count } carte Mouvement défaussée
       *[other] { $count } cartes Mouvement défaussées
    }
kragmortha-discarded = { $count } × { $card }
kragmortha-look-deck = { $count ->
        [one] { $count } Regard Pétrifiant dans la pioche
       *[other] { $count } Regards Pétrifiants dans la pioche
    }
kragmortha-tokens = { $count ->
        [one] { $count } jeton Téléportation face cachée
       *[other] { $count } jetons Téléportation face cachée
    }
kragmortha-tome-symbols = Symboles magiques : { $count } × { $kind }
kragmortha-tome-used = Déjà utilisé. Il compte encore à la fin.
kragmortha-breach = Faute !

## Ce que disent certaines pénitences d’écran

kragmortha-peek = Jeter un coup d’œil au plateau (une faute !)
kragmortha-told = Au travail
kragmortha-stand = Se lever
kragmortha-type = Vite, tapez : « { $phrase } »
kragmortha-hold-on = Tenez bon ! Gardez une touche, un bouton ou un doigt appuyé.
kragmortha-hold-held = Bien. Ne lâchez pas.
kragmortha-hold-take = Tenir
kragmortha-hold-release = Lâcher
kragmortha-wet = Sol mouillé. Bas les pattes !
kragmortha-claw-next = Suivant
kragmortha-claw-take = Prendre
kragmortha-hand-pointer = Vous avez commencé avec le pointeur.
kragmortha-hand-keyboard = Vous avez commencé avec le clavier.

## La légende illustrée

kragmortha-help-floor = Le sol
kragmortha-help-pawns = Pions et cartes
kragmortha-about-start = Les gobelins entrent par ici, et ils y reviennent depuis le bureau.
kragmortha-about-circle = Un gobelin qui y entre retourne un jeton et va sur une autre case Téléportation. Après une rencontre avec Rigor Mortis, on le pose sur une case libre.
kragmortha-about-desk = Tous les symboles y mènent. Un gobelin qui y entre prend un Grimoire Magique et retourne sur une case de départ.
kragmortha-about-goblins = Un pion par case : quiconque entre chez un autre gobelin le pousse et choisit où. Celui qui a le moins de Regards gagne ; les Grimoires départagent.
kragmortha-about-meeting = Quiconque le rencontre pioche un Regard Pétrifiant. Le quatrième Regard d’un joueur met fin à la partie.

## La première partie

kragmortha-lesson-you = Bienvenue à la bibliothèque ! Vous êtes le gobelin à l’anneau doré. Il vous faut peu de Regards Pétrifiants et beaucoup de Grimoires Magiques.
kragmortha-lesson-rigor = Voici Rigor Mortis, le Seigneur des Ténèbres. Quiconque le rencontre pioche un Regard Pétrifiant. Sentez ce froid, et tenez-vous à distance.
kragmortha-lesson-card = { $pointer ->
        [touch] Un tour, c’est une carte. Chacune montre deux symboles. Appuyez longuement sur une carte pour voir où elle mène, puis jouez celle qui montre potion et livre.
       *[mouse] Un tour, c’est une carte. Chacune montre deux symboles. Survolez une carte pour voir où elle mène, puis jouez celle qui montre potion et livre.
    }
kragmortha-lesson-first-step = Le premier pas mène à une case voisine qui montre l’un des deux symboles. Descendez vers le livre.
kragmortha-lesson-second-step = Le second pas est facultatif et mène à l’autre symbole. Faites-le : la potion est juste à côté du bureau.
kragmortha-lesson-wait = Vous avez pioché une nouvelle carte. C’est maintenant à { $other }, le gobelin orange, de jouer. Regardez.
kragmortha-lesson-any-card = Tous les symboles mènent au bureau : n’importe quelle carte Gobelin convient. Jouez-en une.
kragmortha-lesson-desk = Sur le bureau, où sont posés les Grimoires Magiques !
kragmortha-lesson-back = Un Grimoire est à vous. Votre gobelin retourne sur une case de départ : choisissez-la.
kragmortha-lesson-tome = { $pointer ->
        [touch] Les Grimoires sont de petits sorts pour plus tard : appuyez longuement sur le vôtre pour le lire. Quand le dernier Grimoire est pioché, la partie est finie.
       *[mouse] Les Grimoires sont de petits sorts pour plus tard : survolez le vôtre pour le lire. Quand le dernier Grimoire est pioché, la partie est finie.
    }
kragmortha-lesson-neighbours = Et maintenant, une petite méchanceté. { $other }, le gobelin orange, se tient entre vous et Rigor Mortis.
kragmortha-lesson-push-card = Un pion par case : quiconque entre chez un gobelin le pousse. Jouez parchemin et potion, car { $other } est sur une potion.
kragmortha-lesson-push-step = Entrez sur la case de { $other }.
kragmortha-lesson-push = { $pointer ->
        [touch] C’est vous qui choisissez où va { $other }. Les flèches montrent les directions ; appuyez longuement sur l’une d’elles pour voir ce qui se passera. Droit sur Rigor Mortis !
       *[mouse] C’est vous qui choisissez où va { $other }. Les flèches montrent les directions ; survolez-en une pour voir ce qui se passera. Droit sur Rigor Mortis !
    }
kragmortha-lesson-meeting = { $other } rencontre Rigor Mortis ! Regardez la suite.
kragmortha-lesson-look = { $other } a pioché un Regard Pétrifiant, une pénitence ridicule jusqu’à la fin de la partie, et a dû aller sur une case Téléportation.
kragmortha-lesson-away = Il vous reste votre second pas. Rigor Mortis est tout près : filez vers le parchemin.
kragmortha-lesson-rigor-card = Certaines cartes déplacent Rigor Mortis au lieu de votre gobelin. Une boule de cristal vaut n’importe quel symbole. Jouez celle qui en montre deux.
kragmortha-lesson-rigor-step = Éloignez-le de vous.
kragmortha-lesson-end = Les Regards sont accrochés ici en portraits. Le quatrième d’un joueur met fin à la partie, et celui qui en a le moins gagne. Vous en savez assez : à la bibliothèque !

kragmortha-penance-of = Pénitence : { $goblin }
kragmortha-wall = Le mur de la honte
kragmortha-spotless = Pas un seul Regard : louche
kragmortha-share-wall = Garder l’image

## Why a card cannot be played

kragmortha-why-turn = Ce n’est pas votre tour.
kragmortha-why-question = Répondez d’abord à la question.
kragmortha-why-blocked = Impossible de pousser celui qui se tient là, à côté de vous.
kragmortha-why-goblin = { $twice ->
        [one] Pas de { $first } à côté de vous.
       *[two] Ni { $first } ni { $second } à côté de vous.
    }
kragmortha-why-rigor = { $twice ->
        [one] Pas de { $first } à côté de Rigor Mortis.
       *[two] Ni { $first } ni { $second } à côté de Rigor Mortis.
    }

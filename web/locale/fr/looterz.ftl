# Looterz on a screen: texts that only the board needs.

## Buttons on cards and beside them

act-search = Fouiller
act-attack = Attaquer
act-activate = Activer
act-recruit = Recruter
act-discard = Défausser
act-draw = Piocher
act-wish = Celui-ci d’abord
act-close = Fermer
act-open = Le parcourir

## Where things are

place-row = Pillards de { $seat }
place-hand = Votre main
place-mine = Vos Pillards
place-tray = La piste de dés
place-middle = Tour, Rigor Mortis, la course et le Cimetière
place-race = La course aux { $target } pièces
place-wishes = Derniers Souhaits
place-empty-row = Pas encore de Pillards
place-empty-hand = Aucune carte en main
place-empty-graveyard = Personne n’y repose encore
place-drop-row = Déposez-la ici pour recruter
place-too-many = { $count } Pillards : à la fin du tour, { $most } seulement peuvent rester

## What is known about a thing

tower-label = Tour : { $count }
graveyard-label = Cimetière : { $count }
rigor-label = Rigor Mortis : { $seen } morceaux sur { $of }
coins-of = Pièces : { $coins } sur { $target }
coins-label = { $seat } : { $coins } sur { $target } pièces
hand-label = Cartes en main : { $count }
looter-label = { $name }. Vie { $life }, puissance { $power }. { $text }
badge-acted = A déjà agi
badge-borrowed = Emprunté à { $seat }
badge-barred = Ne peut pas fouiller
badge-thinking = Réfléchit
badge-known = Carte connue
badge-you = vous
badge-winner = Vainqueur

## Odds and what will happen

percent = { $value } %
odds-title = Dés : { $dice }, puissance { $power }
odds-least = { $count } ou plus
odds-kill = Tue : { $chance }
preview-dies = Meurt
preview-taken = Change de camp
preview-to-hand = Retour en main
preview-barred = Pas de fouille
trace-new = Nouveau
die-hit = { $die } : réussite
die-miss = { $die } : rien

## Help

help-card = Une carte
help-power = Un dé à ce nombre ou moins réussit.
help-life = Autant de dés que de jetons de vie ; sans aucun, il meurt.
help-search = Fouiller : chaque réussite est une pièce.
help-attack = Attaquer : chaque réussite retire une vie au Pillard de votre choix.
help-keywords = Mots-clés
help-effects = Ce que disent les petits signes
help-gallery = Tous les Pillards
sign-damage = dégâts
sign-kill = tue
sign-drain = draine la vie
sign-heal = soigne
sign-gain_life = gagne de la vie
sign-take_control = prend le contrôle
sign-return_to_hand = renvoie en main
sign-forced_sacrifice = quelqu’un sacrifie
sign-sacrifice_cost = coûte un sacrifice
sign-reclaim = du Cimetière à la main
sign-recruit_from_hand = de la main au jeu
sign-recruit_from_graveyard = du Cimetière au jeu
sign-recruit_from_tower = de la Tour au jeu
sign-earn = gagne des pièces
sign-steal = vole une pièce
sign-lose = quelqu’un perd des pièces
sign-draw = pioche des cartes
sign-alarm = de la Tour au Cimetière
sign-no_search = interdit de fouiller

## Short names, for small cards

short-hal_r_tel = Hal-R-Tel
short-rollork = Rollork
short-ninja = Ninja
short-rrugh = Rrugh
short-elsar = Elsar
short-pru = Pru
short-blink = Blink
short-king_of_rats = Roi des Rats
short-hippocat = Hippochate
short-puriosa = Puriosa
short-kotniss = Chatniss
short-romolo = Romolo
short-milkula = Draculait
short-catfucius = Confuchat
short-caterfield = Chatterfield
short-schroedinger = Schroedinger
short-ducat = Duchat
short-puss_in_loots = Chat au Butin
short-advocat = Avochat
short-al_catpone = Al Chatpone
short-syndicat = Syndichat
short-catapult = Chatapulte
short-catastrophe = Chatastrophe
short-necromeowncer = Nécromiaou
short-duplicat = Duplichat
short-bureaucat = Bureauchat
short-catsanova = Chatsanova
short-cattila = Chattila
short-guillocatine = Guillochat
short-acrocat = Acrochate

## The first game

looterz-lesson-goal = Bienvenue ! Vos chats pillent la tour du Seigneur des Ténèbres. Le premier qui a 5 pièces gagne : voici la course. À côté, Rigor Mortis rentre chez lui morceau par morceau ; le quatrième met fin à la partie.
looterz-lesson-recruit = Un tour commence par un recrutement : un chat de votre main, ou une carte de la Tour. Recrutez Hal-R-Tel. Ses cœurs sont sa vie, le nombre sur le dé est sa puissance.
looterz-lesson-search = Maintenant, le donjon. Choisissez Hal-R-Tel, puis Fouiller : il lance un dé par cœur, et chaque dé à 3 ou moins, sa puissance, est une pièce.
looterz-lesson-second = 2 et 3 réussissent, 5 non : deux pièces ! N’oubliez pas le second recrutement. Recrutez Duchat : son Recrutement rapporte une pièce dès son entrée en jeu.
looterz-lesson-attack = Un tour plus tard. Votre adversaire est devant, alors battez-vous : choisissez Hal-R-Tel, puis Attaquer.
looterz-lesson-target = Rollork a Provocation : tant qu’il est debout, ses amis sont à l’abri. C’est pourquoi il s’avance. Le pourcentage est votre chance de le tuer. Frappez !
looterz-lesson-activate = Deux réussites, et adieu Rollork. Al Chatpone a une Activation, à utiliser au lieu de lancer les dés : elle vole une pièce au plus riche. Choisissez-le, puis Activer.
looterz-lesson-done = Chaque Pillard peut agir une fois par tour, ou se reposer. Laissez le Chat au Butin se reposer : terminez la phase de donjon.
looterz-lesson-fourth = Le second recrutement : faites entrer Acrochate. Cela fait quatre Pillards, et trois seulement peuvent rester à la fin du tour.
looterz-lesson-sacrifice = Sacrifiez le Chat au Butin. Son Dernier Souhait rapporte une pièce quand il va au Cimetière : celle qui vous manque !
looterz-lesson-end = { $pointer ->
        [touch] Cinq pièces : vous gagnez ! Appuyez longuement sur une carte pour lire ce qu’elle fait. Le reste est affaire de griffes et de chance.
       *[mouse] Cinq pièces : vous gagnez ! Survolez une carte, ou appuyez longuement dessus, pour lire ce qu’elle fait. Le reste est affaire de griffes et de chance.
    }

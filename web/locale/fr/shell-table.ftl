# La charpente du client web : à la table et dans la rediffusion.

## La table

board = Plateau
players = Joueurs
phases = Où en est le tour
side-panel = Coups, récit et discussion
toolbar = Ce que vous pouvez faire
table-menu = Table
tab-moves = Coups
tab-log = Récit
tab-chat = Discussion
tab-help = Aide
winner = gagne
tag-bot = bot, { $level }
tag-stand-in = un bot joue
tag-away = absent
time-left = Temps restant : { $time }
connection-lost = Pas de connexion. Nouvel essai…
connection-connecting = Connexion…
moves-over = La partie est finie.
moves-lesson = Lisez d’abord ce que dit la leçon.
moves-spectator = Vous regardez.
moves-wait = D’autres décident. Vos coups apparaîtront ici.
log-empty = L’histoire commence au premier coup.
log-earlier = Voir ce qui précède
log-moment = Aller au moment { $index }
chat-empty = Personne n’a encore rien dit.
chat-write = Dites quelque chose
chat-send = Envoyer
undo = Annuler
hint = Conseil
hint-thinking = Réflexion…
hint-only = Il n’y a pas d’autre coup.
hint-plain = Un bot fort jouerait ceci.
hint-clear = Nettement le meilleur : { $expected } de victoire attendue, { $gap } de plus que le suivant.
hint-close = C’est serré : { $expected } de victoire attendue ; { $share } des suites examinées passent par là.
hint-then = Ensuite, peut-être : { $moves }
expects = espère { $expected }
skip = Avance rapide
mute = Couper le son
result = Résultat
over-nobody = La partie est finie. Personne ne gagne.
over-winners = { $count ->
        [one] { $names } gagne !
       *[other] { $names } gagnent !
    }
end-you-won = Vous avez gagné !
end-look = Regarder le plateau
rematch = Rejouer
rematch-join = Rejoindre la revanche
watch-replay = Revoir la partie
export = Enregistrer dans un fichier
curtain-title = Passez l’écran à { $name }
curtain-text = Que personne d’autre ne regarde, s’il vous plaît.
curtain-open = Je suis { $name } : montrer ma main
breach = Faute !
vote-text = { $caller } dit que { $accused } a rompu une pénitence.
vote-count = D’accord : { $yes } · pas d’accord : { $no }
vote-yes = C’est vrai
vote-no = C’est faux
vote-passed = La table est d’accord.
vote-failed = La table n’est pas d’accord.
copy-link-watch = Copier le lien vers cette table
look-as = Regarder en tant que
spectator = Spectateur
come-back = Reprendre ma place
leave-game = Abandonner et partir
leave-sure = Vraiment partir ? Un bot jouera pour vous, et vous pourrez revenir.
leave-yes = Oui, partir
leave-no = Non, rester
skip-to-choices = Aller à ce que vous pouvez faire
shortcuts = Raccourcis clavier
shortcuts-text = Tabulation et flèches parcourent le plateau, Entrée ou Espace joue, Échap annule. Les raccourcis se coupent dans les réglages.
shortcut-1 = jouer ce coup de la liste
shortcut-g = aller à ce que vous pouvez faire, puis de l’un à l’autre
shortcut-u = annuler
shortcut-h = conseil
shortcut-s = avance rapide
shortcut-m = avec ou sans son
shortcut-o = liste des coups
shortcut-l = récit
shortcut-c = discussion
shortcut-help = cette page

## Des dés honnêtes

fair-title = Des dés honnêtes
fair-text = Tout le hasard de cette partie découle d’une graine fixée avant le premier coup. Son empreinte est montrée dès le début et la graine à la fin : chacun peut vérifier chaque jet et chaque mélange.
fair-commitment = Empreinte (SHA-256 de la graine)
fair-seed = Graine
fair-check = Vérifier cette partie
fair-yes = Vérifié : graine, empreinte et tous les coups concordent.
fair-no = Cela ne concorde pas. Ne vous fiez pas à cette partie.

## La rediffusion

replay = Rediffusion
replay-first = Au début
replay-back = Un coup en arrière
replay-play = Lecture
replay-pause = Pause
replay-forward = Un coup en avant
replay-last = À la fin
replay-timeline = Moment
replay-count = { $index } sur { $length }
copy-moment = Copier le lien vers ce moment
to-table = À la table
analysis = Analyse
analysis-ask = Réfléchir
analysis-text = Voyez ce qu’un bot fort ferait à chaque moment de cette partie, et ce qu’il espère de chaque coup.
analysis-played = joué
analysis-later = Vous pourrez réfléchir à chaque moment quand la partie sera finie.
analysis-end = La partie est finie : il n’y a rien à décider.
analysis-playing = Mettez en pause pour réfléchir à un moment.
continue-here = Continuer d’ici
continue-seats = Qui continue
continue-later = Vous pourrez continuer de n’importe quel moment quand la partie sera finie.
rule-reference = { $count ->
        [one] Règle { $rules }
       *[other] Règles { $rules }
    }

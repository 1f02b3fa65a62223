# La charpente du client web : à la table et dans la rediffusion.

## La table

board = Plateau
players = Joueurs
phases = Où en est le tour
side-panel = Coups, historique et chat
toolbar = Ce que vous pouvez faire
table-menu = Table
tab-moves = Coups
tab-log = Historique
tab-chat = Chat
tab-help = Aide
winner = gagne
tag-bot = bot, { $level }
tag-stand-in = un bot joue
tag-given-up = { $why ->
        [resigned] a abandonné
        [left] a quitté la partie
        [time] temps écoulé
       *[gone] a disparu
    }
tag-vacation = en vacances
tag-away = pas là
time-left = Temps restant : { $time }
connection-lost = Pas de connexion. Nouvel essai…
connection-connecting = Connexion…
moves-over = La partie est finie.
moves-lesson = Lisez d’abord ce que dit la leçon.
moves-soon = Suspense…
moves-spectator = Vous regardez.
moves-wait = D’autres décident. Vos coups apparaîtront ici.
recap-since = Depuis votre tour
recap-now = Ce que font les autres
log-empty = L’histoire commence au premier coup.
log-earlier = Voir ce qui précède
log-moment = Aller au moment { $index }
chat-empty = Personne n’a encore rien dit.
chat-write = Dites quelque chose
chat-send = Envoyer
chat-emotes = Réagir avec un smiley
open-chat = { $count ->
        [0] Chat
        [one] Chat, { $count } nouveau message
       *[other] Chat, { $count } nouveaux messages
    }
undo = Annuler
hint = Conseil
hint-thinking = Réflexion…
hint-only = Il n’y a pas d’autre coup.
hint-plain = Un bot fort jouerait ceci.
hint-clear = Nettement le meilleur : { $expected } de chances de gagner, { $gap } de plus que le suivant.
hint-close = C’est serré : { $expected } de chances de gagner, et le suivant est à peine moins bon.
hint-then = Ensuite, peut-être : { $moves }
hint-gains = Rapporte : { $changes }
hint-costs = Coûte : { $changes }
hint-risks = Risques avant le prochain tour : { $changes }
hint-reply = Réponse probable ({ $name }) : { $move }
hint-change-of = { $name } : { $change }
hint-change-perhaps = { $change } ({ $share })
hint-worse = { $expected } de chances de gagner, { $gap } de moins qu’avec le meilleur coup.
hint-as-good = { $expected } de chances de gagner : presque aussi bon que le meilleur coup.
hint-compare = Comparer avec
hint-compare-none = choisissez un coup…
hint-compare-how = Pointez un autre coup, ou choisissez-le ici, pour voir la différence.
hint-details = Détails
expects = { $expected } de chances
skip = Avance rapide
mute = Couper le son
result = Résultat
over-nobody = La partie est finie. Personne ne gagne.
over-winners = { $count ->
        [one] { $names } gagne !
       *[other] { $names } gagnent !
    }
end-you-won = Vous avez gagné !
end-aborted = La partie a été interrompue. Elle n’a pas de résultat.
end-draw = Égalité.
end-forfeit = Plus personne d’autre ne joue.
end-look = Regarder le plateau
end-awards = On se souviendra de
end-moments = Les meilleurs moments
rematch = Encore une partie
rematch-join = Rejoindre la suivante
watch-replay = Revoir la partie
export = Enregistrer dans un fichier
curtain-title = Passez l’écran à { $name }
curtain-text = Que personne d’autre ne regarde, s’il vous plaît.
curtain-open = Je suis { $name } : montrer ma main
vote-count = D’accord : { $yes } · pas d’accord : { $no }
vote-yes = C’est vrai
vote-no = C’est faux
vote-passed = La table est d’accord.
vote-failed = La table n’est pas d’accord.
copy-link-watch = Copier le lien vers cette table
look-as = Regarder en tant que
spectator = Spectateur
come-back = Reprendre ma place
leave-game = Laisser un bot jouer pour moi
leave-sure = Partir maintenant ? Un bot joue pour vous jusqu’à votre retour.
leave-yes = Oui, partir
leave-no = Non, rester
abort = Interrompre la partie
resign = Abandonner
resign-sure = Vraiment abandonner ? La partie est alors finie, et vous l’avez perdue.
resign-sure-several = Vraiment abandonner ? Un bot joue pour vous, vous finissez à la dernière place et ne pourrez pas reprendre votre place.
resign-yes = Oui, abandonner
resign-no = Non, continuer
claim-text = { $name } n’est pas là et tout le monde attend. Après une minute, vous pouvez :
claim-win = Réclamer la victoire
claim-draw = Réclamer l’égalité
claim-bot = Laisser un bot jouer à sa place
skip-to-choices = Aller à ce que vous pouvez faire
shortcuts = Raccourcis clavier
shortcuts-text = Tabulation et flèches parcourent le plateau, Entrée ou Espace joue, Échap annule. Les raccourcis se coupent dans les réglages.
shortcut-1 = jouer ce coup de la liste
shortcut-g = aller à ce que vous pouvez faire, puis de l’un à l’autre
shortcut-u = annuler
shortcut-h = conseil
shortcut-s = avance rapide
shortcut-m = couper ou remettre le son
shortcut-o = liste des coups
shortcut-l = historique
shortcut-c = chat
shortcut-help = cette page

## Des dés honnêtes

fair-title = Des dés honnêtes
from-position-as_written = Cette partie commence dans une position, exactement comme elle a été écrite.
from-position-redealt = Cette partie ne commence pas sur une table neuve. Tout ce qui est caché a été redistribué : personne n’en sait plus que vous.
fair-text = Tout le hasard de cette partie découle d’une graine. Elle est faite d’un secret du serveur, dont l’empreinte a été montrée avant que quiconque s’asseye, et d’un nombre aléatoire de l’appareil de chaque joueur. Personne n’a donc pu choisir les dés : ni l’hôte, ni un joueur, ni le serveur. Le secret est montré à la fin, et chacun peut vérifier chaque jet et chaque mélange.
fair-text-written = Le hasard fait partie de la position : qui l’a écrite peut savoir ce qui vient. C’est pourquoi personne d’autre ne peut s’y joindre, et la partie ne compte pas.
fair-commitment = Empreinte (SHA-256)
fair-number = Nombre de { $name }
fair-secret = Le secret du serveur
fair-seed = Graine
fair-check = Vérifier cette partie
fair-yes = Vérifié : le secret, les nombres, la graine et tous les coups concordent.
fair-no = Cela ne concorde pas. Ne vous fiez pas à cette partie.

## La rediffusion

replay = Rediffusion
replay-back = Un coup en arrière
replay-play = Lecture
replay-pause = Pause
replay-turn-back = Un tour en arrière
replay-forward = Un coup en avant
replay-turn-forward = Un tour en avant
replay-chapter = Tour
replay-start = Début
replay-end = Fin
replay-turn = { $number }. { $name }
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

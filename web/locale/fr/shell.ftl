# La charpente du client web : tout ce qui entoure les plateaux.

## Partout

brand = Ludoteca
page-title = { $page } · Ludoteca
home = Ludoteca, retour à l’étagère
main-navigation = Principal
skip-to-content = Aller au contenu
nav-shelf = Étagère
nav-leaderboard = Classement
nav-settings = Réglages
nav-me = Vous
loading = Un instant…
close = Fermer
dismiss = Masquer
save = Enregistrer
try-again = Réessayer
you = vous
guest = Invité { $number }
password = Mot de passe
back-to-shelf = Retour à l’étagère
unreachable-title = Cela n’a pas marché
missing-title = Il n’y a rien ici
missing-text = Cette page n’existe pas. Le lien a peut-être été coupé en chemin.
fan-work = Une œuvre de fans, non officielle et non commerciale. Les jeux appartiennent à leurs propriétaires ; les dessins et les textes sont les nôtres.
icons-credit = Icônes de game-icons.net par Lorc, Delapouite et d’autres, sous licence CC BY 3.0.

## L’étagère

shelf-title = À quoi joue-t-on ?
shelf-text = Trois jeux, de bons bots, des amis par un lien. Prenez une boîte sur l’étagère.
machine-code-compiling = Les jeux gagnent encore en vitesse en arrière-plan. Vous pouvez déjà jouer.
machine-code-failed = Les jeux n’ont pas pu être accélérés sur cet ordinateur : les bots réfléchissent plus lentement.
seats-range = { $fewest }–{ $most } joueurs
learn = Apprendre en cinq minutes
rules = Règles
more-options = Plus d’options
variants = Variantes et suppléments
mode-bots = Jouer contre des bots
mode-bots-summary = { $bots ->
        [0] Vous, en solitaire.
        [one] Vous et { $bots } bot, niveau : { $level }.
       *[other] Vous et { $bots } bots, niveau : { $level }.
    }
mode-bots-go = Jouer
mode-pass = Sur le même écran
mode-pass-summary = { $bots ->
        [0] { $people } personnes devant cet écran ; les mains restent cachées entre les tours.
        [one] { $people } personnes devant cet écran et { $bots } bot ; les mains restent cachées entre les tours.
       *[other] { $people } personnes devant cet écran et { $bots } bots ; les mains restent cachées entre les tours.
    }
mode-pass-go = S’installer
mode-invite = Inviter des amis
mode-invite-summary = { $bots ->
        [0] Une table pour { $people } ; vous recevez un lien à envoyer.
        [one] Une table pour { $people } et { $bots } bot ; vous recevez un lien à envoyer.
       *[other] Une table pour { $people } et { $bots } bots ; vous recevez un lien à envoyer.
    }
mode-invite-go = Ouvrir une table
seats = Joueurs
seats-count = { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
people = Dont personnes
people-and-bots = { $bots ->
        [0] rien que des personnes
        [one] { $people } personnes, { $bots } bot
       *[other] { $people } personnes, { $bots } bots
    }
names = Noms
name-of-seat = Nom du joueur { $number }
bot-level = Niveau des bots
level-easy = facile
level-normal = normal
level-hard = difficile
level-master = maître
level-random = au hasard
level-rated = { $level } · { $points }
level-points = Les points sont mesurés : 100 de plus gagnent 64 parties à deux sur 100, 200 de plus 76.
level-with-style = { $level }, { $style }
bot-style = Caractère
style-none = aucun
style-cautious = prudence
style-greedy = avidité
style-spiteful = malveillance
clock = Pendule
clock-none = Sans pendule
clock-move-30 = 30 secondes par coup
clock-move-120 = 2 minutes par coup
clock-bank-300 = 5 minutes chacun, plus 5 secondes par tour
clock-bank-900 = 15 minutes chacun, plus 10 secondes par tour
clock-move-86400 = 1 jour par coup
clock-move-259200 = 3 jours par coup
clock-move-604800 = 7 jours par coup
public-table = Tout le monde peut trouver cette table
rated-table = Compte pour le classement (ni conseil ni retour)
rated-text = Chacun joue avec un compte et à la pendule. Quiconque part ou n’a plus de temps perd ; ni bots, ni conseils, ni retour en arrière.
rated-missing = Pas encore : une partie classée
rated-need = { $why ->
        [account] demande un compte : choisissez un mot de passe sous votre nom.
        [clock] demande une pendule.
        [options] se joue avec les options habituelles.
        [people] a une personne à chaque place, sans bots.
       *[start] utilise la boîte du jeu et commence à neuf.
    }
own-box = Votre propre boîte
own-box-text = Des fichiers TOML avec vos cartes et vos plateaux.
box-taken = { $count ->
        [one] { $count } fichier pris dans votre boîte.
       *[other] { $count } fichiers pris dans votre boîte.
    }
first-visit = Première visite ?
first-visit-text = Chaque jeu a sa première leçon, courte. Ou jouez tout de suite : les premiers bots sont gentils.
tables-mine = Vos tables
tables-invited = Invitations
invitation-accept = Prendre la place
invitation-decline = Refuser
tables-open = En attente de joueurs
tables-public = Parties à regarder
tables-finished = Parties terminées
tables-none = Rien encore. Prenez une boîte sur l’étagère !
tables-more = Afficher plus
status-waiting = en attente
status-running = en cours
status-finished = terminée
status-outdated = anciennes règles
your-turn = à vous
rated = classée
from-position = depuis une position
your-turn-title = ● À vous : { $game }
put-away = Ranger
import = Importer une partie enregistrée
online-title = Jouer avec des gens d’ailleurs
online-text = Indiquez un serveur ou collez une invitation : ses tables s’ouvrent d’ici.
online-address = Adresse
online-go = Ouvrir
online-example = games.example.org
online-bad-address = Ce n’est pas l’adresse d’un serveur. Une adresse ressemble à games.example.org.

## La salle d’attente

invite-title = Invitez vos amis
invite-text = Envoyez ce lien. Quiconque l’ouvre peut prendre une place ; personne n’a besoin de compte.
invite-text-rated = Envoyez ce lien. Quiconque a un compte peut prendre place.
invite-link = Lien vers cette table
copy-link = Copier le lien
link-copied = Le lien est dans votre presse-papiers.
link-not-copied = Le navigateur ne nous laisse pas copier. Sélectionnez le lien et copiez-le vous-même.
seats-title = Qui joue
seat-name = Joueur { $number }
seat-open = libre
seat-waiting = On attend quelqu’un…
seat-kept = Place gardée pour { $name }…
seat-bot = Bot ({ $level })
seat-me = Moi
seat-here = Quelqu’un devant cet écran
seat-friend = Un ami, par un lien
host = hôte
sit-here = S’asseoir ici
ask-name = Comment les autres vous appelleront-ils ?
ask-name-example = Votre nom
sit-down = Rejoindre la partie
invited-by = { $name } vous invite à une partie de { $game }
invited-title = On vous invite à une partie de { $game }
invited-full = Toutes les places sont prises. Restez, et regardez la partie dès qu’elle commence.
lobby-wait-title = Vous avez une place
lobby-wait-text = La partie commence dès que tout le monde est là. Le même lien sert à qui veut encore jouer.
lobby-open-seats = { $count ->
        [0] Tout le monde est là.
        [one] Il reste { $count } place libre.
       *[other] Il reste { $count } places libres.
    }
start = Commencer
start-with-bots = Commencer avec des bots aux places libres
leave-table = Quitter la table
send-away = Écarter
free-seat = Libérer la place
options-title = Options de cette table

## Réglages

settings-text = Gardés sur cet appareil et appliqués aussitôt, même en pleine partie.
setting-language = Langue
setting-theme = Lumière
theme-dark = À la bougie (sombre)
theme-light = En plein jour
theme-auto = Comme le système
setting-motion = Animations
motion-auto = Comme le système
motion-on = Toujours
motion-off = Jamais
setting-pace = Vitesse du jeu
pace = Vitesse
pace-calm = calme
pace-fast = rapide
pace-instant = instantanée
setting-sound = Son
sound-on = Sons et musique
sound-volume = Volume des sons
music-on = Un thème discret qui suit la partie
music-volume = Volume de la musique
setting-marks = Repères renforcés
marks-on = Formes et numéros bien visibles à côté de chaque couleur
setting-keys = Clavier
keys-on = Des touches seules servent de raccourcis à la table
setting-alerts = Votre tour
alerts-on = M’appeler quand c’est mon tour et que je regarde ailleurs
alerts-refused = Le navigateur n’autorise pas les notifications. Le titre de la page vous préviendra quand même.

## Vous

me-name = Nom
me-name-text = Ce que les autres voient
me-renamed = Vous avez un nouveau nom.
me-password = Mot de passe
me-password-text = Vous êtes un invité : ce navigateur vous connaît. Avec un mot de passe, vous pourrez revenir d’ailleurs.
me-password-has = Vous avez un mot de passe. Vous pouvez le changer ici.
me-password-set = Votre mot de passe est enregistré.
me-welcome = Quel plaisir de vous revoir, { $name } !
me-leave = Partir
me-leave-text = « Me supprimer » efface votre nom, votre mot de passe et tout ce qui est à vous. Des bots finissent vos parties.
vacation = Vacances
vacation-text = { $days ->
        [one] Dans les parties qui durent des jours, votre pendule peut s’arrêter pendant votre absence. Il vous reste { $days } jour cette année.
       *[other] Dans les parties qui durent des jours, votre pendule peut s’arrêter pendant votre absence. Il vous reste { $days } jours cette année.
    }
vacation-days = Combien de temps
vacation-choice = { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    }
vacation-begin = Partir en vacances
vacation-until = Absence jusqu’au { $until }.
vacation-end = Je suis de retour
me-forget = Me supprimer
me-forget-yes = Oui, me supprimer
login = Se connecter
login-text = Si vous avez déjà joué ici et avez un mot de passe.
logout = Se déconnecter
leaderboard-text = D’après les parties classées entre personnes. L’intervalle est celui où se trouve très probablement la vraie force. On y figure après cinq parties contre deux personnes différentes ; jusqu’à quinze parties, la cote est provisoire. Contre le même adversaire, les parties comptent de moins en moins.
leaderboard-provisional = provisoire
leaderboard-game = Jeu
leaderboard-empty = Personne n’a encore joué de partie classée. Ouvrez une table pour des amis et faites-la compter.
leaderboard-place = Rang
leaderboard-name = Nom
leaderboard-rating = Cote
leaderboard-range = Fourchette
leaderboard-games = Parties

## Règles et leçons

contents = Sommaire
rules-other-language = Cette page n’existe pour l’instant qu’en anglais.
rules-key = Symboles et cartes
coach = Première partie
coach-step = Étape { $step } sur { $steps }
coach-next = Suite
coach-skip = Passer cette leçon
lesson-won = Voilà comment on fait !
lesson-won-text = Vous tenez la première moitié. Encore une petite scène et vous saurez jouer.
lesson-next = À la scène suivante
learn-done-title = Bien joué : vous savez jouer
learn-done = Vous avez vu l’essentiel ; le reste vient en jouant. Les premiers bots sont gentils.
learn-play = Jouer une vraie partie
learn-again = Encore une fois

## Ce qui peut mal tourner

problem-unknown = Quelque chose s’est mal passé. Réessayez ; si cela se répète, rechargez la page.
problem-fault = Quelque chose s’est mal passé sur le serveur. Rien n’est perdu ; réessayez.
problem-given-up = Vous avez abandonné cette partie.
problem-unreachable = Le serveur ne répond pas. Vérifiez qu’il tourne et que vous êtes en ligne.
problem-not-a-record = Ce fichier n’est pas une partie enregistrée. Choisissez-en un fait avec « Enregistrer dans un fichier ».
problem-bad-record = Cette partie ne peut pas servir ici : elle est abîmée, ou d’autres règles.
problem-bad-box = Cette boîte ne peut pas servir : un de ses fichiers n’est pas comme il faut.
problem-bad-login = Ce nom et ce mot de passe ne vont pas ensemble.
problem-bad-message = Le serveur n’a pas compris. Rechargez la page.
problem-bad-method = Le serveur ne peut pas faire cela. Rechargez la page.
problem-bad-name = Un nom a besoin d’au moins une lettre visible.
problem-bad-origin = Cette page vient d’un site que le serveur n’admet pas.
problem-bad-request = Le serveur n’a pas compris. Rechargez la page et réessayez.
problem-bad-seats = Ce nombre de joueurs ne convient pas à ce jeu.
problem-bad-table = Une telle table ne peut pas être ouverte.
problem-bad-type = Le serveur n’accepte pas les fichiers de ce type.
problem-busy = Il y a beaucoup à faire ici en ce moment. Réessayez dans un instant.
problem-cannot-undo = Impossible de revenir : quelque chose a été révélé depuis, ou d’autres ont joué.
problem-illegal = Ce coup n’est pas permis maintenant.
problem-name-taken = Quelqu’un avec un mot de passe s’appelle { $name }, ou presque. Choisissez un autre nom.
problem-no-hints = Il n’y a pas de conseils aux tables classées.
problem-no-module = Votre navigateur ne peut pas réfléchir à cette partie ici. Le serveur le peut.
problem-no-person = Le serveur ne vous connaît plus. Rechargez la page.
problem-no-voice = La personne accusée ne vote pas.
problem-no-vote = Il n’y a plus rien à voter.
problem-no-table = Cette table n’existe pas. Le lien a peut-être été coupé.
problem-no-vacation-left = { $days ->
        [one] Il vous reste { $days } jour de vacances cette année.
       *[other] Il vous reste { $days } jours de vacances cette année.
    }
problem-no-game = Ce jeu n’est pas ici.
problem-no-box = La boîte de cette table n’est plus ici.
problem-no-claim = Il n’y a rien à réclamer maintenant : la personne est là, ou ce n’est pas son tour.
problem-no-index = La partie n’a pas ce moment-là.
problem-no-page = Cette page n’existe pas.
problem-no-seat = Cette place n’existe pas.
problem-not-finished = Ce sera possible quand la partie sera finie.
problem-not-host = Seul l’hôte peut faire cela.
problem-sent-away = L’hôte vous a écarté de cette table. Vous pouvez encore la regarder.
problem-private-chat = À une table privée, seules les personnes assises peuvent discuter.
problem-not-gone-yet = { $seconds ->
        [one] L’absence n’est pas encore assez longue. Attendez encore une seconde.
       *[other] L’absence n’est pas encore assez longue. Attendez encore { $seconds } secondes.
    }
problem-not-rated = { $why ->
        [account] Une partie classée demande un compte : choisissez d’abord un mot de passe sous votre nom.
        [clock] Une partie classée demande une pendule.
        [options] Une partie classée se joue avec les options habituelles.
        [people] Dans une partie classée, chaque place est pour une personne avec son propre écran, sans bots.
       *[start] Une partie classée demande la boîte du jeu et un départ à neuf.
    }
problem-not-your-seat = Ce n’est pas votre place.
problem-not-your-turn = C’est à quelqu’un d’autre de décider.
problem-on-vacation = Vous êtes en vacances. Mettez-y d’abord fin.
drawn-plainly = Cette partie a été jouée avec d’anciennes règles que le plateau d’aujourd’hui ne sait pas montrer : voici tout ce qui a été vu, dans un simple tableau.
problem-outdated = Cette partie a été jouée avec d’anciennes règles ; elle ne peut plus être montrée ni continuée ici.
problem-position-private = Une partie qui commence depuis une position n’est pas listée. Envoyez son lien à ceux qui doivent jouer.
problem-rematch = Il y a déjà une revanche : rejoignez-la.
problem-seat-taken = Cette place est prise.
problem-stale = La partie a avancé. Regardez de nouveau.
problem-stand-in = Un bot joue pour vous. Reprenez d’abord votre place.
problem-table-finished = La partie est finie.
problem-table-running = La partie a déjà commencé.
problem-table-waiting = La partie n’a pas encore commencé.
problem-too-fast = C’était un peu rapide. Attendez un instant.
problem-too-heavy = Vérifier ceci demande trop de temps ou de mémoire. Faites plus petit ou plus simple.
problem-too-large = C’était trop d’un seul coup.
problem-too-late = Chacun a joué son premier coup. Vous pouvez encore abandonner.
problem-too-many-aborts = Vous avez interrompu plusieurs parties classées aujourd’hui. Continuez à jouer, ou abandonnez.
problem-too-many-invitations = { $name } n’a pas encore répondu à vos autres invitations.
problem-too-many-tables = Vous avez { $most } tables ouvertes. Finissez-en d’abord quelques-unes.
problem-two-seats = Vous ne pouvez prendre qu’une place vous-même.
problem-vote-open = Il y a déjà un vote, ou il y en avait un à l’instant.
problem-voted = Vous avez déjà voté.
sealed-button = Ce bouton porte un sceau de cire. Appuyez encore pour l’utiliser quand même.

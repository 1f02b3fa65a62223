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
seats-range = { $fewest }–{ $most } joueurs
learn = Apprendre en cinq minutes
rules = Règles
more-options = Plus d’options
mode-bots = Jouer contre des bots
mode-bots-summary = { $bots ->
        [0] Vous, en solitaire.
        [one] Vous et { $bots } bot, niveau : { $level }.
       *[other] Vous et { $bots } bots, niveau : { $level }.
    }
mode-bots-go = Jouer
mode-pass = Chacun son tour
mode-pass-summary = { $bots ->
        [0] { $people } personnes devant cet écran ; les mains restent cachées entre les tours.
        [one] { $people } personnes devant cet écran et { $bots } bot ; les mains restent cachées entre les tours.
       *[other] { $people } personnes devant cet écran et { $bots } bots ; les mains restent cachées entre les tours.
    }
mode-pass-go = S’asseoir
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
clock = Pendule
clock-none = Sans pendule
clock-move-30 = 30 secondes par décision
clock-move-120 = 2 minutes par décision
clock-bank-300 = 5 minutes chacun, plus 5 secondes par tour
clock-bank-900 = 15 minutes chacun, plus 10 secondes par tour
clock-move-86400 = 1 jour par décision
public-table = Tout le monde peut trouver cette table
rated-table = Compte pour le classement (ni conseil ni retour)
own-box = Votre propre boîte
own-box-text = Des fichiers TOML avec vos cartes et vos plateaux.
box-taken = { $count ->
        [one] { $count } fichier pris dans votre boîte.
       *[other] { $count } fichiers pris dans votre boîte.
    }
tables-mine = Vos tables
tables-open = En attente de joueurs
tables-public = Parties à regarder
tables-finished = Parties terminées
tables-none = Rien encore. Prenez une boîte sur l’étagère !
status-waiting = en attente
status-running = en cours
status-finished = terminée
status-outdated = anciennes règles
your-turn = à vous
put-away = Ranger
import = Importer une partie enregistrée

## La salle d’attente

invite-title = Invitez vos amis
invite-text = Envoyez ce lien. Qui l’ouvre peut prendre une place ; personne n’a besoin de compte.
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
lobby-open-seats = { $count ->
        [0] Tout le monde est là.
        [one] Il reste { $count } place libre.
       *[other] Il reste { $count } places libres.
    }
start = Commencer
start-with-bots = Commencer avec des bots aux places libres
leave-table = Quitter la table
options-title = Options de cette table

## Réglages

settings-text = Gardés sur cet appareil et appliqués aussitôt, même en pleine partie.
setting-language = Langue
setting-theme = Lumière
theme-dark = À la bougie (sombre)
theme-light = En plein jour
theme-auto = Comme le système
setting-motion = Mouvement
motion-auto = Comme le système
motion-on = Toujours
motion-off = Jamais
setting-pace = Vitesse du jeu
pace = Vitesse
pace-calm = calme
pace-fast = rapide
pace-instant = instantanée
setting-sound = Son
sound-on = Petits sons pendant le jeu
sound-volume = Volume
setting-marks = Repères renforcés
marks-on = Formes et numéros bien visibles à côté de chaque couleur
setting-keys = Clavier
keys-on = Des touches seules servent de raccourcis à la table

## Vous

me-name = Nom
me-name-text = Ce que les autres voient
me-renamed = Vous avez un nouveau nom.
me-password = Mot de passe
me-password-text = Vous êtes un invité : ce navigateur vous connaît. Avec un mot de passe, vous pourrez revenir d’ailleurs.
me-password-has = Vous avez un mot de passe. Vous pouvez le changer ici.
me-password-set = Votre mot de passe est enregistré.
me-welcome = Content de vous revoir, { $name } !
me-leave = Partir
me-leave-text = « Me supprimer » efface votre nom et votre mot de passe. Des bots finissent vos parties.
me-forget = Me supprimer
me-forget-yes = Oui, me supprimer
login = Se connecter
login-text = Si vous êtes déjà venu et avez un mot de passe.
logout = Se déconnecter
leaderboard-text = D’après les parties classées entre personnes. La fourchette dit où se trouve très probablement la vraie force.
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
coach-done = C’était tout pour cette leçon.
coach-continue = Continuer
coach-skip = Passer cette leçon
learn-done-title = Vous savez jouer
learn-done = Vous avez vu tout ce qui compte dans { $game }. Le reste vient en jouant.
learn-play = Jouer une vraie partie
learn-again = Encore une fois

## Ce qui peut mal tourner

problem-unknown = Quelque chose s’est mal passé. Réessayez ; si cela se répète, rechargez la page.
problem-fault = Quelque chose s’est mal passé sur le serveur. Rien n’est perdu ; réessayez.
problem-unreachable = Le serveur ne répond pas. Vérifiez qu’il tourne et que vous êtes en ligne.
problem-not-a-record = Ce fichier n’est pas une partie enregistrée.
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
problem-cannot-undo = Impossible de revenir : quelque chose a été révélé depuis, ou d’autres ont joué.
problem-illegal = Ce coup n’est pas permis maintenant.
problem-name-taken = Quelqu’un avec un mot de passe s’appelle déjà { $name }. Choisissez un autre nom.
problem-no-hints = Il n’y a pas de conseils aux tables classées.
problem-no-person = Le serveur ne vous connaît plus. Rechargez la page.
problem-no-voice = La personne accusée ne vote pas.
problem-no-vote = Il n’y a plus rien à voter.
problem-no-table = Cette table n’existe pas. Le lien a peut-être été coupé.
problem-no-game = Ce jeu n’est pas ici.
problem-no-box = La boîte de cette table n’est plus ici.
problem-no-index = La partie n’a pas ce moment-là.
problem-no-page = Cette page n’existe pas.
problem-no-seat = Cette place n’existe pas.
problem-not-finished = Ce sera possible quand la partie sera finie.
problem-not-host = Seul l’hôte commence la partie.
problem-not-rated = Une table classée demande un vrai début, la boîte du jeu et un écran pour chacun.
problem-not-your-seat = Ce n’est pas votre place.
problem-not-your-turn = C’est à quelqu’un d’autre de décider.
problem-outdated = Cette partie a été jouée avec d’anciennes règles ; elle ne peut plus être montrée ni continuée ici.
problem-rematch = Il y a déjà une revanche : rejoignez-la.
problem-seat-taken = Cette place est prise.
problem-stale = La partie a avancé. Regardez de nouveau.
problem-stand-in = Un bot joue pour vous. Reprenez d’abord votre place.
problem-table-finished = La partie est finie.
problem-table-running = La partie a déjà commencé.
problem-table-waiting = La partie n’a pas encore commencé.
problem-too-fast = C’était un peu rapide. Attendez un instant.
problem-too-large = C’était trop d’un seul coup.
problem-too-many-tables = Vous avez { $most } tables ouvertes. Finissez-en d’abord quelques-unes.
problem-two-seats = Vous ne pouvez prendre qu’une place vous-même.
problem-vote-open = Il y a déjà un vote, ou il y en avait un à l’instant.
problem-voted = Vous avez déjà voté.
sealed-button = Ce bouton porte un sceau de cire. Appuyez encore pour l’utiliser quand même.

# Ce que dit le laboratoire : les simulations, leur rapport et l’arène.

## Compter

games = { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }
players = { $players ->
        [one] { $players } joueur, en solitaire
       *[other] { $players } joueurs
    }
turns = { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    }

## Ce qui a été joué

summary = { $title } : { $games }, { $players }
fact-bots = Bots
fact-iterations = Leur réflexion
budget-iterations = { $iterations } itérations
budget-temper = coups jusqu’à { $share } moins bons
fact-options = Options
fact-options-none = aucune modifiée
fact-seed = Graine
fact-seed-none = aucune
fact-rules = Version des règles
fact-box = Boîte
fact-package = Programme

## Ce qu’on a vu

lengths = Durées
lengths-turns = Tours par partie
lengths-decisions = Décisions par partie
lengths-note = Le trait marque la médiane ; neuf parties sur dix tombent dans la bande teintée.
turns-heading = tours
rounds-heading = manches
decisions-heading = décisions
low = 5 %
median = médiane
mean = moyenne
high = 95 %
longest = la plus longue
endings = Fins
ending = fin
ending-limit = arrêtée, trop longue
seats = Places
seats-note = Une victoire partagée compte en parts.
seat = place
seat-bot = { $seat }, { $bot }
order = Premier joueur
order-note = Les mêmes victoires, comptées à partir de celui qui a commencé.
order-heading = ordre
order-first = 1 : commence
order-later = { $place }
bots = Bots
bot = bot
cards = Cartes
card = carte
cards-note = Combien de fois a gagné un joueur qui l’a eue un jour, en parts équitables. Cela ne prouve pas qu’elle aide : dans les longues parties, chacun en a plus.
alone-note = Combien de fois on a gagné avec ; le pointillé dit combien de fois on a gagné en tout.
wins = victoires
share = part
fair-shares = parts équitables
of-the-mean = de la moyenne
had = eue par
played = joué
interval = 95 %
to = { $low } à { $high }
legend = Point : ce qu’on a vu. Trait : intervalle à 95 %. Pointillé : une part équitable. Couleur : l’intervalle exclut la part équitable, ce qu’un sur vingt fait par hasard.
everybody-lost = Dans { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }, personne n’a gagné.

## En un coup d’œil

glance-length = Une partie prend
glance-length-note = neuf sur dix : de { $low } à { $high }
glance-first = Le premier joueur gagne
glance-first-note = équitable { $fair }, intervalle à 95 % { $interval }
glance-won = Gagnées
glance-won-note = intervalle à 95 % { $interval }
glance-ending = Fin la plus fréquente
glance-ending-note = { $share } des parties

## Fichiers

wrote-report = Rapport : { $file }
wrote-games = Parties : { $file }
wrote-run = Simulation : { $folder }
no-run = Aucun dossier n’a été écrit : il faut pyarrow, qui vient avec l’extra « lab ».
progress = { $done } parties sur { $total }, encore { $minutes } minutes environ

## L’arène

strength = Force
rating = cote
times-fair = équitable { $share }
ms-a-move = ms par coup
games-heading = parties
ends-before = finit avant …
who-beats-whom = Qui bat qui (une égalité compte pour moitié)

## Runs beside each other

measure = mesure
measure-rounds = manches
measure-decisions = décisions
measure-ties = victoires partagées
measure-lost = tout le monde perd
measure-won = gagnées
measure-place = victoires du joueur { $place } dans l’ordre du tour
measure-ending = fin : { $ending }
measure-uneven = plus grand écart à la part équitable selon l’ordre du tour
measure-first = victoires du premier joueur
measure-cards = cartes, par rapport à la moyenne
measure-roles = personnages, par rapport à la moyenne
kind-mean = Durée
kind-share = Parts
kind-lift = Cartes et personnages, en parts équitables
run = simulation
side-a = A
side-b = B
difference = B − A
verdict = verdict
verdict-more = plus dans B
verdict-less = moins dans B
verdict-open = indécis : environ { $games } parties de plus trancheraient
verdict-none = aucune différence visible
compare-title = A : { $a } · B : { $b }
compare-note = Les deux côtés ont joué les mêmes donnes. Les intervalles sont à 95 % : une ligne sur vingt semble différer par hasard. Le nombre de parties manquantes vaut si la différence est aussi grande qu’elle en a l’air.
side-by-side = Côte à côte
side-note = Après ± figure la moitié de l’intervalle à 95 %.

## Tuning

tuning = { $title } : recherche
confirming = { $title } : essai sur de nouvelles donnes
number = nombre
before = avant
after = après
changed-numbers = Nombres changés
targets = Objectifs
target = objectif
wanted = souhaité
met = atteint
yes = oui
no = non
tune-note = { $trials } boîtes ont été essayées avec { $games } parties chacune. « Avant » et « après » comptent { $fresh } parties chacun sur les mêmes donnes nouvelles, que la recherche n’a jamais vues.
wrote-box = Boîte : { $folder }

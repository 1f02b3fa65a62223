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
fact-options = Options
fact-options-none = aucune modifiée
fact-seed = Graine
fact-seed-none = aucune
fact-rules = Version des règles

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
ending-boss = boss vaincu
ending-coins = assez de pièces
ending-knocked_out = héros hors de combat
ending-limit = arrêtée, trop longue
ending-looks = quatrième Regard
ending-rigor = retour de Rigor Mortis
ending-time = temps écoulé
ending-tomes = dernier Grimoire pris
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
heroes = Héros
hero = héros
cards = Cartes
card = carte
cards-note = Combien de fois a gagné un joueur qui l’a eue un jour, en parts équitables. Cela ne prouve pas qu’elle aide : dans les longues parties, chacun en a plus.
heroes-note = Combien de fois a gagné un joueur avec ce héros, en parts équitables.
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

## L’arène

strength = Force
rating = cote
times-fair = équitable { $share }
ms-a-move = ms par coup
games-heading = parties
ends-before = finit avant …
who-beats-whom = Qui bat qui (une égalité compte pour moitié)

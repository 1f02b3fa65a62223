# Ce que dit le terminal lui-même.

## Joueurs

seat-name = Joueur { $number }
you = vous

## Une séance

welcome = Tapez le numéro d’un coup, puis Entrée. Tapez « help » pour voir ce que vous pouvez faire d’autre, et « quit » pour arrêter.
commitment = Tout le hasard de cette partie découle d’une graine choisie avant le début. Son SHA-256 : { $commitment }
seed = La graine de cette partie était : { $seed }
cursor = { "> " }
curtain = Passez l’écran à { $seat }, qui appuie alors sur Entrée.
only-move = (Un seul coup était possible, il a été joué pour vous : { $move }.)
not-a-choice = « { $input } » ne fait pas partie des choix. Tapez un nombre de 1 à { $count }, ou « help ».
goodbye = À bientôt !
input-ended = Il n’y a plus rien à lire, la partie s’arrête donc ici, après { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    }.
recorded = L’enregistrement de cette partie est dans { $file }.
place = Rang
player = Joueur

## Commandes

undone = C’est repris.
cannot-undo = Impossible de revenir là-dessus : vous n’avez rien décidé depuis que la dernière carte, le dernier jeton ou un autre secret a été révélé.
thinking = Une seconde de réflexion…
hint = Le choix d’un bon joueur : { $move }. Il y a consacré { $share } % de sa réflexion et en attend { $expected } victoires sur 100.
hint-line = Ensuite, peut-être : { $line }.
hint-gains = Rapporte ce tour-ci : { $changes }.
hint-costs = Coûte ce tour-ci : { $changes }.
hint-risks = Risques avant votre prochain tour : { $changes }.
hint-reply = Réponse probable ({ $name }) : { $move }.
hint-change-of = { $name } : { $change }
hint-change-perhaps = { $change } ({ $share } %)
hint-worse = À la place, { $move } : { $expected } victoires sur 100, { $gap } de moins qu’avec ce choix.
hint-as-good = À la place, { $move } : { $expected } victoires sur 100, presque aussi bon.
saved = Enregistré. Vous pourrez continuer avec « load { $file } », ou depuis votre console avec : ludoteca play --load { $file }
cannot-save = Rien n’a été enregistré. { $reason }
loaded = { $file } est chargé : { $moves ->
        [one] { $moves } coup joué
       *[other] { $moves } coups joués
    }.
cannot-load = Rien n’a été chargé ; votre partie continue. { $reason }
needs-file = Dites quel fichier, par exemple : { $command } ma-partie.json
no-rule = Il n’y a pas de règle { $rule } ici. Demandez-en une par son numéro, par exemple : rules { $example }
auto-on = Quand un seul coup est possible, il est joué pour vous. « auto off » change cela.
auto-off = On vous demande même quand un seul coup est possible. « auto on » change cela.

## Aide

help-moves = Vos coups, et ce que chacun fera à coup sûr (tapez son numéro, ou les mots entre crochets)
help-things = Ce que sont les choses
help-commands = Ce que vous pouvez taper d’autre
command-help = cette page
command-undo = reprendre votre dernière décision, si rien n’a été révélé depuis
command-hint = ce que ferait maintenant un bot fort, et pourquoi ; « hint 3 » le compare avec le choix 3
command-board = redessiner la table et redonner la liste de vos coups
command-log = toute l’histoire de cette partie
command-rules = le texte d’une règle numérotée
command-save = enregistrer cette partie
command-load = continuer une partie enregistrée
command-auto = jouer ou non pour vous quand un seul coup est possible
command-quit = arrêter

## Autres commandes

games-seats = de { $least } à { $most } joueurs
games-options = Options (sans autre indication, le choix marqué d’un astérisque vaut) :
games-how = Pour jouer : { $command }
games-bots = Bots, avec les points mesurés (100 de plus gagnent 64 parties à deux sur 100, 200 de plus 76) :
games-styled = Bots qui ont du caractère :
replay-title = { $title }, { $seats ->
        [one] { $seats } joueur
       *[other] { $seats } joueurs
    }, { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    }
replay-position = Après le coup { $move } sur { $moves }
replay-unfinished = L’enregistrement s’arrête ici ; la partie n’est pas finie.
verified = { $file } est en ordre. { $moves ->
        [one] Son unique coup est légal et mène
       *[other] Ses { $moves } coups sont légaux et mènent
    } au résultat qu’il indique.
verified-unfinished = { $file } est en ordre, mais la partie n’est pas finie. { $moves ->
        [one] Son unique coup est légal.
       *[other] Ses { $moves } coups sont légaux.
    }
verified-seed = La graine est bien celle qui a été scellée avant le début de la partie.
not-verified = { $file } n’est pas en ordre. { $reason }

# Kragmortha tel qu’un terminal le dessine.

## Le sol en deux lettres, le bureau en quatre

kragmortha-short-scroll = pa
kragmortha-short-stones = pi
kragmortha-short-potion = po
kragmortha-short-book = li
kragmortha-short-desk = bure
kragmortha-mark-start = départ
kragmortha-mark-circle = téléportation
kragmortha-mark-both = les deux
kragmortha-mark-rigor = Rigor Mortis
kragmortha-mark-target = possible

## À côté et au-dessous du plateau

kragmortha-turn = { $turn ->
        [0] Mise en place
       *[other] Tour { $turn }
    }
kragmortha-tomes-left = Grimoires sur le bureau : { $tomes }
kragmortha-tokens-left = Jetons : { $tokens }
kragmortha-looks = { $count ->
        [one] { $count } Regard
       *[other] { $count } Regards
    } : { $parts }
kragmortha-tomes = { $count ->
        [one] { $count } Grimoire
       *[other] { $count } Grimoires
    } : { $tomes }
kragmortha-used = { $count ->
        [one] { $count } utilisé
       *[other] { $count } utilisés
    }
kragmortha-hand = Votre main :

## Aide

kragmortha-about-goblin = Déplace votre gobelin d’un pas sur une case voisine portant l’un des deux symboles puis, si vous voulez, d’un autre pas sur une case portant le second. La boule de cristal vaut n’importe quel symbole.
kragmortha-about-rigor = Déplace Rigor Mortis de la même façon. Qui le rencontre pioche un Regard Pétrifiant ; le quatrième Regard d’un joueur met fin à la partie, et le plus petit nombre de Regards l’emporte.
kragmortha-about-circle = Qui y entre ou y est poussé retourne un jeton et va sur une autre case Téléportation, avec un Grimoire, un Regard ou rien du tout.
kragmortha-about-desk = Vous y prenez un Grimoire Magique et retournez sur une case de départ. Toute carte permet d’entrer sur le bureau. Prendre le dernier Grimoire met fin à la partie.

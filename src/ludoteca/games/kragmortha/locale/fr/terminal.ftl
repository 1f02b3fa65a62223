# Kragmortha tel qu’un terminal le dessine.

## Le sol en deux lettres, le bureau en quatre

terminal-short-scroll = pa
terminal-short-stones = pi
terminal-short-potion = po
terminal-short-book = li
terminal-short-desk = bure
terminal-mark-start = départ
terminal-mark-circle = téléportation
terminal-mark-both = les deux
terminal-mark-rigor = Rigor Mortis
terminal-mark-target = possible

## À côté et au-dessous du plateau

terminal-turn = { $turn ->
        [0] Mise en place
       *[other] Tour { $turn }
    }
terminal-tomes-left = Grimoires sur le bureau : { $tomes }
terminal-tokens-left = Jetons : { $tokens }
terminal-looks = { $count ->
        [one] { $count } Regard
       *[other] { $count } Regards
    } : { $parts }
terminal-tomes = { $count ->
        [one] { $count } Grimoire
       *[other] { $count } Grimoires
    } : { $tomes }
terminal-used = { $count ->
        [one] { $count } utilisé
       *[other] { $count } utilisés
    }
terminal-hand = Votre main :

## Aide

terminal-about-goblin = Déplace votre gobelin d’un pas sur une case voisine portant l’un des deux symboles puis, si vous voulez, d’un autre pas sur une case portant le second. La boule de cristal vaut n’importe quel symbole.
terminal-about-rigor = Déplace Rigor Mortis de la même façon. Qui le rencontre pioche un Regard Pétrifiant ; le quatrième Regard d’un joueur met fin à la partie, et le plus petit nombre de Regards l’emporte.
terminal-about-circle = Qui y entre ou y est poussé retourne un jeton et va sur une autre case Téléportation, avec un Grimoire, un Regard ou rien du tout.
terminal-about-desk = Vous y prenez un Grimoire Magique et retournez sur une case de départ. Toute carte permet d’entrer sur le bureau. Prendre le dernier Grimoire met fin à la partie.

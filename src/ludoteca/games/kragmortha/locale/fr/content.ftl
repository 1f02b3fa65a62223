# Kragmortha : noms et textes de ce que contient la boîte.

## Le jeu

game-title = Kragmortha
game-pitch = Époussetez la bibliothèque du Seigneur des Ténèbres, chipez ses Grimoires et poussez vos amis sous son Regard Pétrifiant.
rigor = Rigor Mortis
    .object = Rigor Mortis
    .of = de Rigor Mortis
    .to = à Rigor Mortis
    .with = avec Rigor Mortis

## Symboles du sol et des cartes Mouvement

symbol-scroll = parchemin
symbol-stones = pierres
symbol-potion = potion
symbol-book = livre
symbol-ball = boule de cristal
mover-goblin = Gobelin
    .card = carte Gobelin
mover-rigor = Rigor Mortis
    .card = carte Rigor

## Les gobelins : un nom qui peut ouvrir une phrase, ses autres formes et sa figure

goblin-1 = Violet
    .object = Violet
    .of = de Violet
    .to = à Violet
    .with = avec Violet
    .shape = triangle
goblin-2 = Orange
    .object = Orange
    .of = d’Orange
    .to = à Orange
    .with = avec Orange
    .shape = goutte
goblin-3 = Vert
    .object = Vert
    .of = de Vert
    .to = à Vert
    .with = avec Vert
    .shape = carré
goblin-4 = Rouge
    .object = Rouge
    .of = de Rouge
    .to = à Rouge
    .with = avec Rouge
    .shape = losange
goblin-5 = Bleu
    .object = Bleu
    .of = de Bleu
    .to = à Bleu
    .with = avec Bleu
    .shape = hexagone
goblin-6 = Jaune
    .object = Jaune
    .of = de Jaune
    .to = à Jaune
    .with = avec Jaune
    .shape = étoile
goblin-7 = Blanc
    .object = Blanc
    .of = de Blanc
    .to = à Blanc
    .with = avec Blanc
    .shape = cœur
goblin-8 = Noir
    .object = Noir
    .of = de Noir
    .to = à Noir
    .with = avec Noir
    .shape = croix

## Cases

space-floor = sol
space-start = case de départ
space-circle = case Téléportation
space-desk = bureau
space-bookcase = meuble de bibliothèque

## Mots

word-look = Regard Pétrifiant
    .many = Regards Pétrifiants
    .count = { $count ->
        [one] { $count } Regard
       *[other] { $count } Regards
    }
word-tome = Grimoire Magique
    .many = Grimoires Magiques
    .count = { $count ->
        [one] { $count } Grimoire
       *[other] { $count } Grimoires
    }
word-movement-card = carte Mouvement
    .many = cartes Mouvement
    .count = { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
word-magic-symbol = symbole magique
    .many = symboles magiques
    .count = { $count ->
        [one] { $count } symbole
       *[other] { $count } symboles
    }
word-circle = case Téléportation
    .many = cases Téléportation
word-token = jeton Téléportation
    .many = jetons Téléportation
word-bookcase = meuble de bibliothèque
    .many = meubles de bibliothèque
word-desk = bureau
    .many = cases du bureau
word-start = case de départ
    .many = cases de départ
word-ball = boule de cristal
    .many = boules de cristal
word-goblin = gobelin
    .many = gobelins
word-player = joueur
    .many = joueurs
word-turn = tour
    .many = tours
word-hand = main
    .many = mains
word-deck = pioche
    .many = pioches
word-penance = pénitence
    .many = pénitences
word-breach = faute
    .many = fautes

## Parties du corps

part-head = Tête
part-mouth = Bouche
part-arms = Bras
part-hands = Mains
part-legs = Jambes
part-voice = Voix

## Regards Pétrifiants : ce que vous faites à table, ce que votre écran fait à la place et sa forme calme

look-head-balance = Étagère ambulante
    .penance = Gardez cette carte en équilibre sur la tête. Elle ne doit pas tomber.
    .twin = Une pile de livres vacille en haut de votre écran. Un clic, un doigt ou une touche la redresse. Si elle tombe, c’est une faute.
    .calm = Une pile de livres est posée en haut de votre écran et n’en bouge pas.
look-head-chin = Revue d’orteils
    .penance = Gardez le menton contre la poitrine.
    .twin = Seul le sol autour de votre gobelin est éclairé. Désignez une autre case pour y voir clair.
    .calm = Rien ne s’assombrit : les cases loin de votre gobelin portent la marque de la pénombre et sont décrites en dernier.
look-head-ear = Torticolis de serrure
    .penance = Gardez une oreille contre l’épaule, comme si vous écoutiez encore à la porte.
    .twin = Votre plateau est accroché de travers.
    .calm = Votre plateau est accroché bien droit, et ses lignes sont décrites de bas en haut.
look-head-ceiling = Inventaire des toiles d’araignée
    .penance = Regardez le plafond tant que ce n’est pas votre tour.
    .twin = Entre vos décisions, votre écran montre le plafond. Le plateau revient dès que vous devez décider. Jeter un coup d’œil avant est une faute.
    .calm = Entre vos décisions le plateau se repose, et ce qui s’est passé vous est raconté d’une traite quand c’est à vous de décider.
look-mouth-tongue = Goûteur de poussière
    .penance = Laissez dépasser le bout de la langue.
    .twin = Au début de votre tour, de la bave coule sur votre écran. Essuyez-la ou jouez au travers.
    .calm = Une seule goutte pend à côté de votre main et ne tombe pas.
look-mouth-sealed = Lécheur de pot de colle
    .penance = Gardez les lèvres fermées, même en parlant.
    .twin = L’historique et le chat ne font que marmonner. Désignez une ligne pour la comprendre.
    .calm = L’historique et le chat gardent leurs lettres habituelles et ne parlent que lorsque vous allez sur une ligne.
look-mouth-open = Gobe-mouches
    .penance = Gardez la bouche grande ouverte, que vous parliez ou non.
    .twin = Deux mâchoires se referment lentement sur votre plateau. Un clic ou une touche, et elles se rouvrent d’un coup.
    .calm = Deux mâchoires encadrent votre plateau et restent parfaitement immobiles.
look-mouth-forbidden = Mots à ne pas prononcer
    .penance = Les autres choisissent trois mots. N’en dites aucun.
    .twin = Les boutons scellés à la cire, comme annuler ou conseil, vous sont interdits. Ils marchent encore, mais s’en servir est une faute.
    .calm = Les boutons scellés à la cire vous demandent si c’est bien sérieux, et s’en servir ne vous coûte rien.
look-arms-armpit = Thermomètre du maître
    .penance = Coincez cette carte sous un bras et ne la lâchez plus.
    .twin = Du choix de votre carte à votre dernier pas, gardez une touche, un bouton de souris ou un doigt appuyé. Lâcher est une faute.
    .calm = Une pression saisit, une autre relâche, et il n’y a rien à garder appuyé.
look-arms-elbow = Majordome modèle
    .penance = Portez cette carte au creux du coude.
    .twin = Vos cartes sont face cachée, sauf pendant que vous décidez.
    .calm = Vos cartes restent comme elles sont, et ne vous sont nommées que pendant que vous décidez.
look-arms-forearms = Menottes invisibles
    .penance = Tenez cette carte entre vos avant-bras.
    .twin = Vous avez les bras croisés : la gauche et la droite de votre plateau changent de place.
    .calm = Votre plateau reste comme il est, et ses colonnes sont décrites de droite à gauche.
look-arms-stiff = Coude de balai
    .penance = Gardez le bras qui joue aussi raide qu’un manche à balai.
    .twin = Un long bras raide suit votre pointeur et cache ce qui est derrière lui. Vous pouvez cliquer au travers.
    .calm = Le bras raide repose au bord de votre plateau et ne bronche pas.
look-hands-claws = Pinces de crabe
    .penance = Vos mains sont des pinces : ne saisissez les choses qu’entre le pouce et les quatre autres doigts serrés.
    .twin = Deux grosses pinces sont vos seules commandes. L’une passe au coup suivant, l’autre le choisit.
    .calm = Les pinces sont deux boutons ordinaires, « suivant » et « prendre », et les autres commandes marchent aussi.
look-hands-stretched = Doigts d’étoile de mer
    .penance = Gardez tous les doigts tendus et écartés.
    .twin = Vos cartes vous glissent des mains et changent de place au début de chaque tour.
    .calm = Vos cartes changent de place sans bouger à l’écran, et le nouvel ordre vous est dit une fois.
look-hands-one = L’autre tient le balai
    .penance = Ne vous servez que d’une main. L’autre tient un balai que personne d’autre ne voit.
    .twin = Finissez votre tour comme vous l’avez commencé, au pointeur ou au clavier. Choisir avec l’autre est une faute.
    .calm = On vous rappelle avec quoi vous avez commencé, et vous pouvez vous servir des deux.
look-hands-small = Papattes de souris
    .penance = Votre main est limitée à deux cartes Mouvement. Celle-ci compte dans toutes les parties et sur tous les écrans.
    .twin = Vos cartes sont minuscules et grandissent quand vous les désignez. La limite de deux cartes compte ici aussi.
    .calm = Vos cartes gardent leur taille, avec une petite patte à côté. La limite de deux cartes compte ici aussi.
look-legs-one = Cigogne de bibliothèque
    .penance = Tenez-vous debout sur une jambe. Vous pouvez en changer au début de votre tour.
    .twin = Vous vacillez, et la pile de livres en haut de votre écran aussi. Un clic, un doigt ou une touche la redresse. Si elle tombe, c’est une faute.
    .calm = Une cigogne se tient en haut de votre écran, et elle s’y tient très bien.
look-legs-knees = Course pressante
    .penance = Gardez cette carte entre les genoux.
    .twin = Du choix de votre carte à votre dernier pas, gardez une touche, un bouton de souris ou un doigt appuyé. Lâcher est une faute.
    .calm = Une pression saisit, une autre relâche, et il n’y a rien à garder appuyé.
look-legs-rise = Présent, Votre Noirceur !
    .penance = Levez-vous au début de votre tour et rasseyez-vous à la fin.
    .twin = Appuyez sur « Se lever » avant le premier choix de votre tour. Choisir quoi que ce soit avant est une faute.
    .calm = « Se lever » est le premier bouton de votre tour, et passer outre ne vous coûte rien.
look-legs-feet = Attention, sol mouillé
    .penance = Gardez les deux pieds en l’air.
    .twin = Pendant que les autres décident, votre plateau vient d’être lavé : bas les pattes, pointeur compris ! Y toucher est une faute.
    .calm = Pendant que les autres décident, un panneau à côté de votre plateau dit que le sol est mouillé, et y toucher ne vous coûte rien.
look-voice-shout = Héraut du malheur
    .penance = Chaque fois que Rigor Mortis bouge, criez : « { screen-phrase } »
    .twin = Chaque fois que Rigor Mortis bouge, tapez « { screen-phrase } » avant la fin du temps imparti. Se taire est une faute.
    .calm = Chaque fois que Rigor Mortis bouge, votre écran dit pour vous : « { screen-phrase } »
look-voice-worm = Humble vermisseau
    .penance = Ne dites jamais « je » ni « moi ». Vous êtes « { screen-worm } ».
    .twin = Votre écran vous appelle « { screen-worm } » et donne à tous les autres un titre ronflant.
    .calm = La même chose : ce ne sont que des mots, et ils ne bougent pas.
look-voice-whisper = Silence dans la bibliothèque
    .penance = Ne parlez qu’en chuchotant.
    .twin = L’historique et le chat chuchotent en petites lettres pâles. Désignez une ligne pour bien l’entendre.
    .calm = L’historique et le chat gardent leurs lettres habituelles et ne parlent que lorsque vous allez sur une ligne.
look-voice-rhyme = Poète du placard à balais
    .penance = Tout ce que vous dites pendant votre tour doit rimer.
    .twin = Au début de votre tour, un vers attend le suivant. Choisissez celui qui rime ; choisir l’autre est une faute.
    .calm = Au début de votre tour, les deux vers vous sont lus, et il n’y a rien à choisir.

## Ce que disent certains écrans

screen-phrase = Gloire au Seigneur des Ténèbres !
screen-worm = ce vermisseau
screen-title = le grandiose { $goblin }
screen-verse-1 = J’ai fait la poussière de tout l’étage,
    .good = un grimoire m’a mordu le visage.
    .bad = un grimoire m’a mordu le genou.
screen-verse-2 = La potion verte a coulé sur le sol :
    .good = j’ai tout léché, et voilà que je vole.
    .bad = j’ai tout léché, et voilà que je brille.
screen-verse-3 = Le Seigneur des Ténèbres vient par ici :
    .good = je suis un portemanteau, moi, merci.
    .bad = je suis un coussin, n’ayez aucun doute.
screen-verse-4 = Qui m’a poussé ? Je n’ai rien vu du tout,
    .good = mais son coude sentait la soupe aux choux.
    .bad = mais son coude sentait le vieux fromage.

## Grimoires Magiques

tome-absolution = Absolution
    .text = Si quelqu’un a moins de Regards que vous, mettez l’un des vôtres sous la pioche de Regards.
    .when = À votre tour, avant ou après votre carte Mouvement.
tome-deep_pockets = Poches profondes
    .text = Votre limite de main augmente d’une carte. Ce Grimoire n’est jamais retourné face cachée.
    .when = Toujours, dès que vous l’avez pioché.
tome-haste = Hâte
    .text = Jouez une seconde carte Mouvement.
    .when = À votre tour, après votre carte Mouvement, si votre tour n’est pas terminé.
tome-crystal_step = Pas de cristal
    .text = Les deux symboles de la prochaine carte Mouvement que vous jouez ce tour-ci sont des boules de cristal.
    .when = À votre tour, avant de jouer une carte Mouvement.
tome-shove = Bourrade
    .text = Poussez un gobelin voisin du vôtre sur une case adjacente de votre choix, mais pas sur la vôtre. La suite se passe comme pour toute poussée.
    .when = À votre tour, avant ou après votre carte Mouvement.
tome-swap = Échange
    .text = Votre gobelin et n’importe quel autre échangent leurs places. Rien n’est activé.
    .when = À votre tour, avant ou après votre carte Mouvement.
tome-beckon = Psitt, maître
    .text = Déplacez Rigor Mortis sur une case adjacente à la sienne, quel qu’en soit le symbole. Il attrape le gobelin qui s’y trouve, mais ne se téléporte pas.
    .when = À votre tour, avant ou après votre carte Mouvement.
tome-recall = Repli
    .text = Placez votre gobelin sur une case Téléportation vide. La case n’est pas activée.
    .when = À votre tour, avant votre carte Mouvement.
tome-pickpocket = Pickpocket
    .text = Choisissez un autre joueur. Chacun prend au hasard une carte Mouvement de l’autre, et vous êtes les seuls à les voir.
    .when = À votre tour, avant ou après votre carte Mouvement.
tome-scapegoat = Bouc émissaire
    .text = Un joueur de votre choix dont le gobelin est voisin du vôtre pioche ce Regard à votre place.
    .when = À tout moment, quand vous devez piocher un Regard.
tome-ward = Talisman
    .text = Rencontrer Rigor Mortis ne vous fait piocher aucun Regard. Votre gobelin va tout de même sur une case Téléportation.
    .when = À tout moment, quand votre gobelin rencontre Rigor Mortis.

kind-moon = lune
kind-eye = œil
kind-flame = flamme

## Jetons Téléportation

token-teleport = Téléportation
    .text = Allez sur n’importe quelle autre case Téléportation vide.
token-tome = Grimoire
    .text = Allez sur n’importe quelle autre case Téléportation vide, puis piochez un Grimoire Magique.
token-trap = Piège
    .text = Allez sur n’importe quelle autre case Téléportation vide, puis piochez un Regard Pétrifiant.

## Options de la partie

option-edition = Édition
    .text = Quel livret suivre là où ils se contredisent. Chacun de ses réglages peut aussi être changé seul.
option-edition-standard = Standard
option-edition-es = Espagnole
option-edition-fr = Française
option-edition-pl = Polonaise
option-rigor_teleport = Téléportation de Rigor
    .text = Où l’on peut envoyer Rigor Mortis quand une carte Mouvement l’a mené sur une case Téléportation.
option-rigor_teleport-anywhere = Sur toute case libre qui n’est pas voisine d’un gobelin
option-rigor_teleport-circle = Sur une autre case Téléportation vide
option-tie_break = Dernier départage
    .text = Ce qui compte entre joueurs qui ont autant de Regards et autant de Grimoires.
option-tie_break-symbols = Le plus de symboles magiques
option-tie_break-kinds = Le plus de symboles magiques différents
option-tomes_per_turn = Grimoires par tour
    .text = Combien de Grimoires un joueur peut utiliser dans un même tour.
option-tomes_per_turn-unlimited = Autant que l’on veut
option-tomes_per_turn-one = Un seul
option-rigor_stops_after_catch = Rigor s’arrête après une prise
    .text = Si Rigor Mortis perd son second pas quand le premier lui fait attraper le gobelin d’un autre joueur.
option-rigor_stops_after_catch-no = Non, il peut continuer et en attraper un autre
option-rigor_stops_after_catch-yes = Oui, un seul suffit
option-penance = Pénitences
    .text = Comment les joueurs expient. Les Regards sont piochés, comptés et redoutés dans tous les cas.
option-penance-honour = Sur l’honneur : faites ce que dit la carte, les autres vous ont à l’œil
option-penance-screen = À l’écran : votre propre écran vous inflige la pénitence
option-penance-none = Aucune : les Regards ne font que compter
option-first_player = Premier joueur
    .text = Qui entre en premier dans la bibliothèque. Autour d’une table, ce serait la personne qui a le plus une tête de gobelin.
option-first_player-random = Par tirage au sort
option-first_player-1 = Joueur 1
option-first_player-2 = Joueur 2
option-first_player-3 = Joueur 3
option-first_player-4 = Joueur 4
option-first_player-5 = Joueur 5
option-first_player-6 = Joueur 6
option-first_player-7 = Joueur 7
option-first_player-8 = Joueur 8

# What players are remembered for when the game is over.

award-brawler = Zabijaka
    .text = { $name }: { $count } × atak.
award-undertaker = Przyjaciel grabarza
    .text = { $name }: stracone koty: { $count }.
award-pickpocket = Kieszonkowiec
    .text = { $name }: ukradzione monety: { $count }.
award-wallet = Otwarta sakiewka
    .text = { $name }: stracone w kradzieżach monety: { $count }.
award-digger = Kret
    .text = { $name }: { $count } × przeszukanie.
award-priest = Bez serca
    .text = { $name }: poświęcone koty: { $count }.
award-recruiter = Koci pasterz
    .text = { $name }: zwerbowane koty: { $count }.

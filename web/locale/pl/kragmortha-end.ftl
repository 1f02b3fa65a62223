# What players are remembered for when the game is over.

award-shover = Buldożer
    .text = { $name }: { $count } × popchnięcie innych.
award-shoved = Wycieraczka
    .text = { $name }: { $count } × popchnięcie przez innych.
award-favourite = Ulubieniec Mistrza
    .text = { $name }: { $count } × spotkanie z Rigorem Mortisem.
award-usher = Odźwierny
    .text = { $name }: { $count } × spacer z Rigorem Mortisem.
award-burglar = Mól książkowy
    .text = { $name }: { $count } × kradzież Księgi.
award-penitent = Beznadziejny przypadek
    .text = { $name }: { $count } × uchybienie.
award-walker = Wędrowiec
    .text = { $name }: przebyte pola: { $count }.

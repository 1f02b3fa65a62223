# What players are remembered for when the game is over.

award-pincushion = Poduszka na igły
    .text = { $name }: otrzymane rany: { $count }.
award-meteor = Meteor
    .text = { $name }: { $count } × upadek.
award-bully = Łokieć
    .text = { $name }: { $count } × popchnięcie innych bohaterów.
award-sweeper = Miotła
    .text = { $name }: pokonani wrogowie: { $count }.
award-miser = Sroka
    .text = { $name }: zebrane złoto: { $count }.
award-shopper = Stały klient
    .text = { $name }: kupione karty: { $count }.
award-sleeper = Śpioch
    .text = { $name }: { $count } × nokaut.

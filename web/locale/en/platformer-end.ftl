# What players are remembered for when the game is over.

award-pincushion = The Pincushion
    .text = { $name } took { $count } wounds.
award-meteor = The Meteor
    .text = { $name } fell { $count } times.
award-bully = The Elbow
    .text = { $name } pushed other heroes { $count } times.
award-sweeper = The Broom
    .text = { $name } defeated { $count } enemies.
award-miser = The Magpie
    .text = { $name } gathered { $count } gold.
award-shopper = The Regular
    .text = { $name } bought { $count } cards.
award-sleeper = The Sleeper
    .text = { $name } was knocked out { $count } times.

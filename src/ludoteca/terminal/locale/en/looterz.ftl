# Looterz as a terminal draws it.

looterz-heading = Round { $round } · to win: { $target } · Tower { $tower } · Graveyard { $graveyard }
looterz-barred = may not search
looterz-known = in hand, seen by all: { $cards }
looterz-borrowed = (borrowed from { $seat })
looterz-acted = (has acted)
looterz-dice = Dice of { $card }:
looterz-hand = Your hand:
looterz-plain = No ability.
looterz-kill = dies with { $chance }
looterz-graveyard = Graveyard

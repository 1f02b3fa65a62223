# Looterz as a terminal draws it.

terminal-heading = Round { $round } · to win: { $target } · Tower { $tower } · Graveyard { $graveyard }
terminal-barred = may not search
terminal-known = in hand, seen by all: { $cards }
terminal-borrowed = (borrowed from { $seat })
terminal-acted = (has acted)
terminal-dice = Dice of { $card }:
terminal-hand = Your hand:
terminal-plain = No ability.
terminal-kill = dies with { $chance }
terminal-graveyard = Graveyard

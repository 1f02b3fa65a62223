# Looterz tel que le dessine un terminal.

terminal-heading = Manche { $round } · pour gagner : { $target } · Tour { $tower } · Cimetière { $graveyard }
terminal-barred = ne peut pas fouiller
terminal-known = en main, vu de tous : { $cards }
terminal-borrowed = (prêté par { $seat })
terminal-acted = (a déjà agi)
terminal-dice = Dés de { $card } :
terminal-hand = Votre main :
terminal-plain = Aucune capacité.
terminal-kill = meurt à { $chance }
terminal-graveyard = Cimetière

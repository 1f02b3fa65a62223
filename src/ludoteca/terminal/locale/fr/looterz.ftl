# Looterz tel que le dessine un terminal.

looterz-heading = Manche { $round } · pour gagner : { $target } · Tour { $tower } · Cimetière { $graveyard }
looterz-barred = ne peut pas fouiller
looterz-known = en main, vu de tous : { $cards }
looterz-borrowed = (prêté par { $seat })
looterz-acted = (a déjà agi)
looterz-dice = Dés de { $card } :
looterz-hand = Votre main :
looterz-plain = Aucune capacité.
looterz-kill = meurt à { $chance }
looterz-graveyard = Cimetière

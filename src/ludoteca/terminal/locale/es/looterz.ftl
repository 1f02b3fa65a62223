# Looterz tal como lo dibuja una terminal.

looterz-heading = Ronda { $round } · para ganar: { $target } · Torre { $tower } · Cementerio { $graveyard }
looterz-barred = no puede buscar
looterz-known = en la mano, a la vista de todos: { $cards }
looterz-borrowed = (prestado por { $seat })
looterz-acted = (ya ha actuado)
looterz-dice = Dados de { $card }:
looterz-hand = Tu mano:
looterz-plain = Sin habilidad.
looterz-kill = muere al { $chance }
looterz-graveyard = Cementerio

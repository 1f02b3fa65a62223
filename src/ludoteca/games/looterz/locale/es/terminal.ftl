# Looterz tal como lo dibuja una terminal.

terminal-heading = Ronda { $round } · para ganar: { $target } · Torre { $tower } · Cementerio { $graveyard }
terminal-barred = no puede buscar
terminal-known = en la mano, a la vista de todos: { $cards }
terminal-borrowed = (prestado por { $seat })
terminal-acted = (ya ha actuado)
terminal-dice = Dados de { $card }:
terminal-hand = Tu mano:
terminal-plain = Sin habilidad.
terminal-kill = muere al { $chance }
terminal-graveyard = Cementerio

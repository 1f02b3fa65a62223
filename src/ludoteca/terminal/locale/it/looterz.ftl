# Looterz come lo disegna un terminale.

looterz-heading = Giro { $round } · per vincere: { $target } · Torre { $tower } · Cimitero { $graveyard }
looterz-barred = non può cercare
looterz-known = in mano, visto da tutti: { $cards }
looterz-borrowed = (in prestito da { $seat })
looterz-acted = (ha già agito)
looterz-dice = Dadi di { $card }:
looterz-hand = La tua mano:
looterz-plain = Nessuna abilità.
looterz-kill = muore al { $chance }
looterz-graveyard = Cimitero

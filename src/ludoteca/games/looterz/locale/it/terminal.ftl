# Looterz come lo disegna un terminale.

terminal-heading = Giro { $round } · per vincere: { $target } · Torre { $tower } · Cimitero { $graveyard }
terminal-barred = non può cercare
terminal-known = in mano, visto da tutti: { $cards }
terminal-borrowed = (in prestito da { $seat })
terminal-acted = (ha già agito)
terminal-dice = Dadi di { $card }:
terminal-hand = La tua mano:
terminal-plain = Nessuna abilità.
terminal-kill = muore al { $chance }
terminal-graveyard = Cimitero

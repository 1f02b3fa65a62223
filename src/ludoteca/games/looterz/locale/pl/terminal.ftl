# Looterz, jak rysuje go terminal.

terminal-heading = Runda { $round } · do zwycięstwa: { $target } · Wieża { $tower } · Cmentarz { $graveyard }
terminal-barred = nie może szukać
terminal-known = na ręce, widziane przez wszystkich: { $cards }
terminal-borrowed = (pożyczony, właściciel: { $seat })
terminal-acted = (już działał)
terminal-dice = Kości, { $card }:
terminal-hand = Twoje karty:
terminal-plain = Bez zdolności.
terminal-kill = ginie z szansą { $chance }
terminal-graveyard = Cmentarz

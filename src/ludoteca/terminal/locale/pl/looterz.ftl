# Looterz, jak rysuje go terminal.

looterz-heading = Runda { $round } · do zwycięstwa: { $target } · Wieża { $tower } · Cmentarz { $graveyard }
looterz-barred = nie może szukać
looterz-known = na ręce, widziane przez wszystkich: { $cards }
looterz-borrowed = (pożyczony, właściciel: { $seat })
looterz-acted = (już działał)
looterz-dice = Kości, { $card }:
looterz-hand = Twoja ręka:
looterz-plain = Bez zdolności.
looterz-kill = ginie z szansą { $chance }
looterz-graveyard = Cmentarz

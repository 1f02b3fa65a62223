seat-name = Giocatore { $number }

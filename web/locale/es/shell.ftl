seat-name = Jugador { $number }

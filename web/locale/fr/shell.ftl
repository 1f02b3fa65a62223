seat-name = Joueur { $number }

seat-name = Gracz { $number }

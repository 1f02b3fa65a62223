"""How often a hand of Kragmortha cannot be used (K12) in random play, for each number of seats."""

import random

import ludoteca

GAMES = 300
"""For each number of seats; a few minutes in all."""


def main() -> None:
    game = ludoteca.game("kragmortha").warm_up()
    for seats in game.seats:
        chooser = random.Random(seats)
        shown = turns = 0
        for number in range(GAMES):
            match = game.new(seats, f"hands {number}")
            while not match.over:
                moves = match.moves()
                shown += any(move.kind == "show" for move in moves)
                match.play(chooser.choice(moves))
            turns += match.state.turns
        print(f"{seats} seats: {shown / turns:.2%} of {turns} turns", flush=True)


if __name__ == "__main__":
    main()

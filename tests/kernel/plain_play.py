"""Plays whole games of every game and prints what came of them: run with and without NumPy, Numba and msgspec."""

import hashlib
import importlib
import json
import pkgutil
import sys
from typing import Any

HEAVY = ("llvmlite", "msgspec", "numba", "numpy")
NOT_PLAIN = ("ludoteca.bots.warmup", "ludoteca.bots.batch_search", "ludoteca.bots.cuda")
"""What compiles, and what searches in whole batches: a browser has no use for them."""
THOUGHT = 24
"""Decisions of each game that bots of all kinds make; the rest is left to one that does not think."""


class Absent:
    """Finds none of the packages that a browser does not have."""

    def find_spec(self, name: str, path: object = None, target: object = None) -> None:
        """Nothing to say about others."""
        if name.partition(".")[0] in HEAVY:
            raise ImportError(f"There is no {name} here.")


def whole_game(name: str, seats: int) -> dict[str, Any]:
    """One game to its end, with all that a table asks of a match on the way."""
    import ludoteca
    from ludoteca.bots import NAMES, Budget, bot

    game = ludoteca.game(name)
    match = game.new(seats, f"plain/{seats}")
    bots = [bot(kind, "plain", budget=Budget(iterations=20)) for kind in NAMES]
    seen = hashlib.sha256()
    count = 0
    while not match.over:
        number = count % len(bots) if count < THOUGHT else 0
        if count % 40 == 0:
            views = [match.view(seat, previews=seat == match.seat) for seat in (None, *range(seats))]
            position = match.position()
            again = game.from_position(position)
            imagined = match.resampled(match.seat, "plain")
            told = [views, position, again.commitment, [str(move) for move in again.moves()], imagined.position()]
            told.append([str(move) for move in match.table_moves()])
            seen.update(json.dumps(told, sort_keys=True).encode())
            seen.update(match.state.to_bytes())
        thought = bots[number].think(match, iterations=20)
        seen.update(f"{thought.move} {[(str(o.move), o.visits, o.expected.hex()) for o in thought.options]}".encode())
        match.play(thought.move)
        if match.can_undo and count % 7 == 0:
            match.undo()
            match.play(thought.move)
        count += 1
    record = match.record()
    replayed = game.verify(json.loads(json.dumps(record)))
    assert replayed.state.to_bytes() == match.state.to_bytes()
    seen.update(match.state.to_bytes())
    seen.update(json.dumps([record, match.view(0)], sort_keys=True).encode())
    return {"game": name, "seats": seats, "moves": count, "ranks": match.ranks, "seen": seen.hexdigest()}


def main() -> None:
    """One game of each at its smallest and its largest table."""
    if "--plain" in sys.argv:
        sys.meta_path.insert(0, Absent())
    import ludoteca.bots
    import ludoteca.browser
    import ludoteca.table

    for name in ludoteca.games():
        for seats in (ludoteca.game(name).seats[0], ludoteca.game(name).seats[-1]):
            sys.stdout.write(json.dumps(whole_game(name, seats)) + "\n")
    if "--plain" in sys.argv:
        for package in (ludoteca.bots, ludoteca.browser, ludoteca.table):
            for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
                if not module.name.startswith(NOT_PLAIN):
                    importlib.import_module(module.name)
        assert not {module.partition(".")[0] for module in sys.modules} & set(HEAVY)


if __name__ == "__main__":
    main()

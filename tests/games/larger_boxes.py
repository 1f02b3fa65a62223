"""Boxes about twice as large as ours, and games with them: what test_larger_boxes.py runs with LUDOTECA_ROOM=2.

    LUDOTECA_ROOM=2 python tests/games/larger_boxes.py FOLDER ours|larger GAME [THREADS]

It prints a line for each number of players: how long a game was, and a digest of its moves and of what all saw of it.
With THREADS games are played in batches on so many: the digest is of all arrays.
"""

import hashlib
import random
import re
import shutil
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import ludoteca
from ludoteca.bots.batch_search import search_batch
from ludoteca.kernel.game import Game
from ludoteca.kernel.match import Match


def again(text: str, entry: str, keep: Callable[[str], bool] = lambda _: True) -> str:
    """A file with each entry of a list twice: the second has another id."""
    found = re.compile(rf"(?m)^\[\[{entry}\]\]\n(?:(?!^\[\[{entry}\]\]$|^\[\w+\]$)[\s\S])*")
    twins = [re.sub(r'(?m)^id = "(.+)"', r'id = "\1_again"', one) for one in found.findall(text) if keep(one)]
    return text + "\n" + "".join(twins)


def doubled(text: str) -> str:
    """A file with twice as many copies of everything."""
    return re.sub(r"(?m)^copies = (\d+)", lambda found: f"copies = {2 * int(found[1])}", text)


def wider(text: str) -> str:
    """Maps with four columns more on the right and a row more at the bottom, all of it floor."""

    def grown(found: re.Match[str]) -> str:
        layout = any(sign in found[1] for sign in "#.R")
        rows = [
            f"{row} . . . ." if layout else f"{row} {'s t p b' if number % 2 else 'b p t s'}"
            for number, row in enumerate(found[1].split("\n"))
        ]
        last = " ".join(["."] * 11) if layout else " ".join("stpbstpbstp")
        return 'map = """\n' + "\n".join([*rows, last]) + '\n"""'

    return re.sub(r'map = """\n([\s\S]*?)\n"""', grown, text)


def kragmortha(name: str, text: str) -> str:
    """Twice the cards, Looks, Tomes and tokens, on a floor of 11 by 11."""
    if name == "board.toml":
        return wider(text)
    if name == "looks.toml":
        return again(text, "look")
    if name == "tomes.toml":
        return again(text, "tome", lambda one: "deep_pockets" not in one)
    return doubled(text) if name in ("movement.toml", "tokens.toml") else text


def looterz(name: str, text: str) -> str:
    """Twice the cards."""
    return again(text, "card") if name == "cards.toml" else text


def platformer(name: str, text: str) -> str:
    """Twice of everything, tiles nearly, in a tower of six levels (seven with the option)."""
    if name not in PLATFORMER:
        return text
    text = again(text, PLATFORMER[name])
    if name == "tiles.toml":
        return "levels = 6\n" + text[: text.rindex("[[tile]]")]
    return text


PLATFORMER = {
    "artifacts.toml": "artifact",
    "bosses.toml": "attack",
    "enemies.toml": "enemy",
    "events.toml": "event",
    "heroes.toml": "hero",
    "items.toml": "item",
    "potions.toml": "potion",
    "tiles.toml": "tile",
}
WITH = {"platformer": {"bigger_map": "yes", "artifacts": "yes"}}
"""Options that need the most room."""
LARGER = {"kragmortha": kragmortha, "looterz": looterz, "platformer": platformer}


def write_larger(game: Game[Any, Any], folder: Path) -> Path:
    """A box about twice as large as the game's own."""
    shutil.copytree(game.folder / "box", folder)
    for file in folder.glob("*.toml"):
        file.write_text(LARGER[game.name](file.name, file.read_text(encoding="utf-8")), encoding="utf-8")
    return folder


def play(game: Game[Any, Any], seats: int, box: Path | None, **options: str) -> str:
    """A random game to its end, which must replay, with positions in between that can be written and read."""
    match = Match.begin(game.setting(seats, box, **options), "larger")
    chance, seen = random.Random(seats), hashlib.sha256()
    while match.seat is not None:
        move = chance.choice(match.moves())
        if len(match.log) % 97 == 0:
            twin = game.from_position(match.position(), box)
            for seat in range(seats):
                assert twin.observe(seat).tolist() == match.observe(seat).tolist()
        seen.update(str(move).encode())
        match.play(move)
    assert game.replay(match.record(), box).state == match.state
    return f"{game.name} {seats} {len(match.log)} {seen.hexdigest()[:16]}"


def play_batch(game: Game[Any, Any], seats: int, box: Path | None, threads: int, **options: str) -> str:
    """Random games in a batch, with a search in each of them now and then; records of those that ended must replay."""
    batch = game.batch(8, seats, "larger", box=box, threads=threads, record=True, **options)
    seen = hashlib.sha256()
    for step in range(400):
        for array in (batch.observe("all"), batch.legal(), batch.rewards, batch.over):
            seen.update(array.tobytes())
        if step % 200 == 100:
            found = search_batch(batch, iterations=8, seed=str(step))
            seen.update(found.visits.tobytes() + found.shares.tobytes())
        batch.step(batch.sample())
    while not batch.over.all():
        batch.play(batch.sample())
    records = batch.records()
    for record in records:
        match = game.replay(record, box)
        assert match.over
        seen.update(f"{record['moves']} {match.ranks}".encode())
    return f"{game.name} {seats} {len(records)} {seen.hexdigest()[:16]}"


if __name__ == "__main__":
    played = ludoteca.game(sys.argv[3])
    larger = write_larger(played, Path(sys.argv[1]) / played.name) if sys.argv[2] == "larger" else None
    for players in played.seats:
        options = WITH.get(played.name, {}) if larger and players > 1 else {}
        if len(sys.argv) > 4:
            line = play_batch(played, players, larger, int(sys.argv[4]), **options)
        else:
            line = play(played, players, larger, **options)
        sys.stdout.write(line + "\n")

"""What must hold for every game, for the tests of its own package: `check_game(GAME)`.

Random play finds no crash, dead end, leak or endless game. The first thing that does not hold is an AssertionError
that says what it is and, with its seed, in which match.
"""

import json
import random
from collections.abc import Iterator
from typing import Any

from ludoteca.kernel.errors import LudotecaError
from ludoteca.kernel.game import Game, game_of
from ludoteca.kernel.limits import FIRST_TASK
from ludoteca.kernel.locale import LANGUAGES
from ludoteca.kernel.match import Match
from ludoteca.kernel.sealing import redrawn
from ludoteca.terminal.words import Words


def check_game(game: Game[Any, Any], matches: int = 2) -> None:
    """Plays some matches with every number of players and looks at every decision; then at the words."""
    for seats in game.seats:
        for number in range(matches):
            seed = f"{game.name} {seats} {number}"
            for match in _walk(game, seats, seed):
                check_decision(match, seed)
            check_record(match, seed)
    check_words(game)


def _walk(game: Game[Any, Any], seats: int, seed: str) -> Iterator[Match[Any, Any]]:
    """A random match, before each decision and at its end."""
    chooser = random.Random(seed)
    match = game.new(seats, seed)
    while not match.over:
        yield match
        moves = match.moves()
        assert moves, f"{seed}: {match.log}: nothing is legal, and the match is not over"
        match.play(chooser.choice(moves))
        assert match.state.steps < game.most_steps, (
            f"{seed}: the match reached the limit of {game.most_steps} decisions"
        )
    yield match


def check_decision(match: Match[Any, Any], seed: str) -> None:
    """Positions and notation round-trip, and nobody sees more than they may."""
    game, where = game_of(match), f"{seed}, after {list(match.log)}"
    try:
        again = game.from_position(json.loads(json.dumps(match.position())))
    except LudotecaError as error:
        raise AssertionError(f"{where}: its own position is refused: {error}") from error
    assert again.state == match.state, f"{where}: its position is not the whole state"
    for move in match.moves():
        assert game.move_table.parse(str(move), match.setting.names) == move, f"{where}: {move} does not round-trip"
    later = redrawn(match, "another")
    for seat in (*range(match.setting.seats), None):
        twin = match.resampled(seat, "another")
        assert _seen(twin, seat) == _seen(match, seat), f"{where}: seat {seat} sees what it cannot know"
        assert _seen(later, seat) == _seen(match, seat), f"{where}: TOGETHER redraws what seat {seat} knows"
        if seat is not None and seat == match.seat:
            assert twin.moves() == match.moves(), f"{where}: legal moves of seat {seat} tell what it cannot know"


def _seen(match: Match[Any, Any], seat: int | None) -> str:
    unsaid = ("can_undo", "index")
    return json.dumps({key: value for key, value in match.view(seat).items() if key not in unsaid}, sort_keys=True)


def check_record(match: Match[Any, Any], seed: str) -> None:
    """A finished match has ranks, and its record plays again."""
    assert all(match.ranks), f"{seed}: it ended without a rank for every seat"
    assert game_of(match).verify(json.loads(json.dumps(match.record()))).state == match.state, (
        f"{seed}: plays otherwise"
    )


def check_words(game: Game[Any, Any]) -> None:
    """Every move, event, decision, option and quantity has its words in every language."""
    names = game.setting(game.seats[0]).names
    for language in LANGUAGES:
        words = Words(game, language)
        needed = ["game-title", "game-pitch"]
        needed += [f"move-{kind.name}" for kind in game.move_table]
        for event in game.events:
            needed += [f"event-{event.name}", *([f"event-{event.name}-hidden"] if event.secret else [])]
        needed += [f"prompt-{frame.name}" for frame in game.frames if frame.number < FIRST_TASK]
        for option, facts in game.options.items():
            needed += [f"option-{option}", *(f"option-{option}-{choice}" for choice in facts.choices)]
        needed += [f"quantity-{quantity.name}" for quantity in game.quantities]
        needed += [f"ending-{ending}" for ending in names.all("ending")]
        missing = [message for message in needed if not words.has(message)]
        assert not missing, f"{language} has no words for: {', '.join(missing)}"

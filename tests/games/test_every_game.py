"""What must hold for every game: random play finds no crash, dead end, leak or endless game."""

import hashlib
import json
import os
import random
import subprocess
import sys
from contextlib import suppress
from dataclasses import replace
from itertools import product
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import ludoteca
from ludoteca.kernel.errors import BadPosition, BadRecord, CannotUndo, IllegalMove, LudotecaError

GAMES = list(ludoteca.games())
TABLES = [(name, seats) for name in GAMES for seats in ludoteca.game(name).seats]
MOST_STATE_BYTES = 2048
MANY = int(os.environ.get("LUDOTECA_RANDOM_GAMES", "400"))
"""Random games for each number of seats and variant; more by hand, see docs/benchmarks.md."""


SPOILT: list[Any] = ["nonsense", -1000, 10**30, None, [], [[[]]], {"kind": "x"}, [10**9], 3.5, True]


def variants(name):
    """One table for each choice of each option, the others as they are by default."""
    options = ludoteca.game(name).options
    yield {}
    for option, facts in options.items():
        for choice in facts.choices:
            if choice != facts.default and not choice.isdigit():
                yield {option: choice}


def random_match(name, seats, seed, **options):
    """A match and a random walk of moves through it: yields before each move, then plays it."""
    chooser = random.Random(seed)
    match = ludoteca.game(name).new(seats, seed, **options)
    while not match.over:
        move = chooser.choice(match.moves())
        yield match, move
        match.play(move)


def finished_match(name, seats, seed):
    """A match played at random to its end."""
    return [match for match, _ in random_match(name, seats, seed)][-1]


@pytest.fixture
def looks(request):
    """At how many decisions of a random game slow tests look; in the long tier at all."""
    return sys.maxsize if request.config.getoption("--long") else 250


def looked_at(name, seats, seed, looks):
    """The same as `random_match`, but of a long game only so many decisions, drawn by chance and always the same."""
    length = sum(1 for _ in random_match(name, seats, seed))
    chosen = set(random.Random(f"looks {seed}").sample(range(length), min(length, looks)))
    for number, step in enumerate(random_match(name, seats, seed)):
        if number in chosen:
            yield step


@pytest.mark.parametrize("name", sorted({name for name, _ in TABLES}))
def test_the_decisions_of_a_game_are_counted_in_two_bytes(name):
    """As random play on a GPU does (see `kernel/cuda/scheduler.py`)."""
    assert ludoteca.game(name).most_steps < 1 << 16


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_random_games_end_before_the_limit(name, seats):
    game = ludoteca.game(name)
    for options in variants(name):
        if any(seats < game.least_seats.get(choice, 0) for choice in options.items()):
            continue
        batch = game.batch(MANY, seats, f"ends {options}", **options)
        batch.play_random(game.most_steps)
        assert batch.over.all(), options
        steps = [batch.match(i).state.steps for i in range(0, MANY, max(1, MANY // 50))]
        assert max(steps) < game.most_steps / 2, options
        assert ((batch.scores.sum(axis=1) > 0.999) | (batch.scores.sum(axis=1) == 0)).all()


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_every_decision_has_moves_and_round_trips(name, seats, looks):
    """Notation, position and legal moves agree at every decision."""
    game = ludoteca.game(name)
    for match, move in looked_at(name, seats, f"trips {seats}", looks):
        moves = match.moves()
        assert moves
        assert len({legal.id for legal in moves}) == len(moves)
        for legal in moves:
            assert game.move_table.parse(str(legal), match.setting.names) == legal
        position = match.position()
        again = game.from_position(json.loads(json.dumps(position)))
        assert again.state == match.state
        assert again.position() == position
        assert again.moves() == moves
        assert move in moves


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_nothing_fills_its_room(name, seats):
    for match, _ in random_match(name, seats, f"room {seats}"):
        assert match.state.depth < len(match.state.frame)
        assert match.state.events < len(match.state.journal)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_records_replay(name, seats):
    game = ludoteca.game(name)
    match = finished_match(name, seats, f"record {seats}")
    record = json.loads(json.dumps(match.record()))
    again = game.verify(record)
    assert again.state == match.state
    assert again.record() == match.record()
    assert game.replay(record, moves=3).log == match.log[:3]
    with pytest.raises(IllegalMove):
        again.play(record["moves"][-1])


@pytest.mark.parametrize("name", GAMES)
def test_damaged_records_are_refused(name):
    game = ludoteca.game(name)
    match = finished_match(name, game.seats[0], "damage")
    record = match.record()
    for damage in (
        {"seed": "another"},
        {"commitment": "0" * 64},
        {"rules": 999},
        {"ludoteca": 999},
        {"game": "chess"},
        {"box": "0" * 16},
        {"moves": ["nonsense", *record["moves"]]},
        {"moves": record["moves"][1:]},
        {"moves": "step"},
        {"seats": "two"},
        {"ranks": [9] * game.seats[0]},
        {"ranks": [1] * 100_000},
    ):
        with pytest.raises(BadRecord):
            game.verify(record | damage)
    with pytest.raises(BadRecord):
        game.verify(match.record(sealed=True))
    for missing in ("game", "moves", "options", "commitment"):
        with pytest.raises(BadRecord):
            game.verify({key: value for key, value in record.items() if key != missing})


@pytest.mark.parametrize("name", GAMES)
def test_a_sealed_record_tells_nothing_of_how_the_match_began(name):
    game = ludoteca.game(name)
    match = game.from_position(game.new(game.seats[0], "sealed").position())
    assert "start" in match.record()
    for sealed in (match, match.copy(), match.resampled(0, "twin")):
        assert {"start", "seed"} & set(sealed.record(sealed=True)) == set()
    assert {"start", "seed"} & set(match.resampled(0, "twin").record()) == set()


@pytest.mark.parametrize("name", GAMES)
def test_damaged_positions_are_refused(name):
    """A position with any one field spoilt is refused with a sentence, or can be played."""
    game = ludoteca.game(name)
    match = game.new(game.seats[-1], "spoil")
    for _ in range(30):
        match.play(match.moves()[0])
    position = match.position()
    for field in position:
        for spoilt in SPOILT:
            with suppress(LudotecaError):
                game.from_position(position | {field: spoilt}).moves()
    wrong: list[Any] = [{}, {"game": name}, position | {"game": "chess"}, position | {"state": 3}, None, "x"]
    for damaged in wrong:
        with pytest.raises(BadPosition):
            game.from_position(damaged)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_secrets_stay_secret(name, seats, looks):
    """A seat's view and its legal moves are unchanged when all that it cannot know is drawn anew."""
    for number, (match, _) in enumerate(looked_at(name, seats, f"secret {seats}", looks)):
        for seat in [*range(seats), None]:
            twin = match.resampled(seat, f"{number}")
            assert strip(twin.view(seat)) == strip(match.view(seat)), match.log
            if seat == match.seat:
                assert twin.moves() == match.moves()


def strip(view):
    """A view without what the engine, not the table, adds: whether this copy of the match can undo."""
    return json.dumps({key: value for key, value in view.items() if key != "can_undo"}, sort_keys=True)


@pytest.mark.parametrize("name", GAMES)
def test_a_deliberate_leak_is_found(name, monkeypatch, looks):
    """The test above can fail: a view that gives the key away, or a single hidden number, is caught."""
    game = ludoteca.game(name)
    honest = game.view
    leaking = replace(honest, describe=lambda setting, s: honest.describe(setting, s) | {"leak": s.key[0] % 7})
    monkeypatch.setattr(game, "view", leaking)
    with pytest.raises(AssertionError):
        test_secrets_stay_secret(name, game.seats[0], looks)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_undo_restores_and_never_crosses_a_reveal(name, seats, looks):
    for match, move in looked_at(name, seats, f"undo {seats}", looks):
        twin = match.copy()
        before = twin.state.copy()
        twin.play(move)
        revealed = twin.state.reveals != before.reveals
        if revealed:
            with pytest.raises(CannotUndo):
                twin.undo()
        else:
            twin.undo()
            assert twin.state == before
            assert twin.log == match.log


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_previews_tell_the_truth(name, seats):
    """What a preview says happens, happens; and it says nothing that chance or a secret decides."""
    for number, (match, move) in enumerate(random_match(name, seats, f"preview {seats}")):
        if number % 7 == 0:
            foreseen = match.preview(move)
            twin = match.copy()
            happened = [event.seen_by(match.seat) for event in twin.play(move)]
            assert happened[: len(foreseen)] == foreseen


@pytest.mark.parametrize("name", GAMES)
def test_illegal_moves_change_nothing(name):
    game = ludoteca.game(name)
    match = game.new(game.seats[0], "illegal")
    before = match.state.copy()
    legal = {move.id for move in match.moves()}
    wrong = [number for number in range(-3, game.move_table.size + 3) if number not in legal]
    bad: list[Any] = [*wrong, "", " ", "nonsense", "step", "go nowhere", "x" * 5000, None, 1.5, True, b"step"]
    for move in bad:
        with pytest.raises(IllegalMove) as caught:
            match.play(move)
        assert len(str(caught.value)) < 1500
    assert match.state == before
    assert match.log == ()


@pytest.mark.parametrize("name", GAMES)
def test_a_state_is_small(name):
    assert ludoteca.game(name).state.dtype.itemsize <= MOST_STATE_BYTES
    assert ludoteca.game(name).move_table.size <= 500


DIGESTS = """
import hashlib, ludoteca, sys
game = ludoteca.game(sys.argv[1])
for seats in game.seats:
    batch = game.batch(int(sys.argv[2]), seats, "same bytes")
    batch.play_random(game.most_steps)
    print(hashlib.sha256(batch.bytes()).hexdigest())
"""


@pytest.mark.parametrize("name", GAMES)
def test_interpreted_and_compiled_agree_byte_for_byte(name):
    games = os.environ.get("LUDOTECA_SAME_GAMES", "40")
    digests = [
        subprocess.run(
            [sys.executable, "-c", DIGESTS, name, games],
            env=os.environ | {"LUDOTECA_COMPILE": compiled},
            capture_output=True,
            text=True,
            check=True,
        ).stdout.split()
        for compiled in ("0", "1")
    ]
    assert digests[0] == digests[1]
    assert len(digests[0]) == len(ludoteca.game(name).seats)


ARRAYS = """
import hashlib, ludoteca, sys
game = ludoteca.game(sys.argv[1])
for seats in game.seats:
    batch, seen, ended, steps = game.batch(8, seats, "same arrays"), hashlib.sha256(), 0, 0
    while batch.over.sum() < 3:  # others are near their ends then
        batch.play_random(10)
    batch.reset()
    while steps < 40 or not ended:
        told = batch.step(batch.sample())
        every = batch.observe("all"), batch.observe(form="one-hot"), batch.legal(), batch.seat, told.rewards, told.done
        for array in every:
            seen.update(array.tobytes())
        ended, steps = ended + int(told.done.sum()), steps + 1
    print(ended, seen.hexdigest())
"""


@pytest.mark.parametrize("name", GAMES)
def test_interpreted_and_compiled_observe_mask_reward_and_begin_again_alike(name):
    told = [
        subprocess.run(
            [sys.executable, "-c", ARRAYS, name],
            env=os.environ | {"LUDOTECA_COMPILE": compiled},
            capture_output=True,
            text=True,
            check=True,
        ).stdout.splitlines()
        for compiled in ("0", "1")
    ]
    assert told[0] == told[1]
    assert len(told[0]) == len(ludoteca.game(name).seats)
    assert all(int(line.split()[0]) > 0 for line in told[0])


@pytest.mark.parametrize("name", GAMES)
def test_no_rule_counts_from_the_end_of_a_list(name):
    told = subprocess.run(
        [sys.executable, Path(__file__).with_name("careful_play.py"), name, "4"],
        env=os.environ | {"LUDOTECA_COMPILE": "0"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert told.returncode == 0, told.stderr


@pytest.mark.parametrize("name", GAMES)
def test_batches_and_matches_play_alike(name):
    """The mask, the moves and the outcome of a batch are those of its matches."""
    game = ludoteca.game(name)
    batch = game.batch(6, game.seats[-1], "alike")
    chooser = np.random.default_rng(1)
    for _ in range(60):
        mask = batch.legal()
        moves = np.full(6, -1)
        for i in np.flatnonzero(~batch.over):
            match = batch.match(int(i))
            assert [move.id for move in match.moves()] == list(np.flatnonzero(mask[i]))
            assert match.seat == batch.seat[i]
            moves[i] = chooser.choice(np.flatnonzero(mask[i]))
        before = batch.bytes()
        wrong = moves.copy()
        wrong[0] = int(np.flatnonzero(~mask[0])[0])
        with pytest.raises(IllegalMove):
            batch.play(wrong)
        assert batch.bytes() == before
        batch.play(moves)
    for bad in ([0], [0.5] * 6, [10**6] * 6, ["a"] * 6):
        with pytest.raises(IllegalMove):
            batch.play(bad)


@pytest.mark.parametrize("name", GAMES)
def test_seeds_decide_everything(name):
    game = ludoteca.game(name)

    def digest(seed):
        batch = game.batch(8, game.seats[0], seed)
        batch.play_random(50)
        return hashlib.sha256(batch.bytes()).hexdigest()

    assert digest("one") == digest("one")
    assert digest("one") != digest("two")


def test_all_options_are_covered():
    """Every choice of every option is played by the tests above."""
    for name, game in ludoteca.games().items():
        played = set(product(["default"], game.options)) | {
            (choice, option) for options in variants(name) for option, choice in options.items()
        }
        for option, facts in game.options.items():
            for choice in facts.choices:
                assert choice == facts.default or choice.isdigit() or (choice, option) in played

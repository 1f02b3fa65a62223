"""Bots and evaluators of other people: found by name, and shown what their seat knows, no more."""

import json
import re
import sys
import types
from importlib.metadata import EntryPoint
from typing import ClassVar

import pytest

import ludoteca
from ludoteca import bots
from ludoteca.bots import own
from ludoteca.kernel.errors import BadOption
from ludoteca.kernel.sealing import redrawn, sealed
from ludoteca.lab.jobs import Job
from ludoteca.lab.playing import named_bots, read_budgets
from ludoteca.table import levels
from ludoteca.table.errors import RequestError
from tests.test_cli import assert_refused, call

GAMES = ludoteca.games()


class First:
    """Chooses the first legal move, as its id."""

    def __init__(self, seed):
        self.seed = seed

    def choose(self, match):
        return match.moves()[0].id


class Spy(First):
    """Tries everything to learn what it should not, and writes down what it found."""

    found: ClassVar[list[str]] = []

    def choose(self, match):
        told = [repr(match.seed), repr(match.record()), repr(match.position()), repr(match.log)]
        told += [repr(vars(match)), repr(vars(match.copy())), repr(match.resampled(match.seat, "x").position())]
        Spy.found.append("\n".join(told))
        return str(match.moves()[0])


class Even:
    """An evaluator that knows nothing."""

    def __init__(self, seed):
        self.asked = 0

    def evaluate(self, match):
        assert match.seed is None
        shares = [1.0 / match.setting.seats] * match.setting.seats
        self.asked += 1
        return shares if self.asked % 2 else (shares, {move.id: 1.0 for move in match.moves()})


class Wrong(First):
    def choose(self, match):
        return "no such move"


class Broken(First):
    def choose(self, match):
        raise RuntimeError("out of ideas")


@pytest.fixture
def installed(monkeypatch):
    """A module with the bots above, and an entry point for one of them."""
    module = types.ModuleType("somebodys_bots")
    vars(module).update(First=First, Spy=Spy, Even=Even, Wrong=Wrong, Broken=Broken, nothing=lambda seed: object())
    monkeypatch.setitem(sys.modules, "somebodys_bots", module)
    entry = EntryPoint("first", "somebodys_bots:First", own.GROUP)
    monkeypatch.setattr(own, "_installed", lambda: {"first": entry})


def test_bots_are_found_by_name_and_by_entry_point(installed):
    match = ludoteca.game("looterz").new(2, "s")
    for name in ("first", "somebodys_bots:First"):
        assert bots.bot(name, "x").choose(match) == match.moves()[0]
        assert bots.bot(name, "x").think(match).move == match.moves()[0]
    assert named_bots("first, hard") == ["first", "hard"]
    with pytest.raises(BadOption, match="first; or your own as package"):
        bots.bot("genius")


@pytest.mark.parametrize("name", GAMES)
def test_a_bot_that_tries_to_read_secrets_finds_none(name, installed):
    """The same table with other secrets: whatever a bot can get at is the same."""
    match = ludoteca.game(name).new(2, "a very secret seed")
    for _ in range(25):
        match.play(match.moves()[0])
    seat = match.seat
    assert seat is not None
    Spy.found.clear()
    for table in (match, match.resampled(seat, "one"), match.resampled(seat, "two")):
        bots.bot("somebodys_bots:Spy", "same").choose(table)
    assert len(Spy.found) == 3
    assert "a very secret seed" not in Spy.found[0]
    strip = [re.sub(r"0x[0-9a-f]+", "", told) for told in Spy.found]
    assert strip[0] == strip[1] == strip[2]


@pytest.mark.parametrize("name", GAMES)
def test_a_sealed_match_looks_like_the_true_one_and_plays_on(name):
    match = ludoteca.game(name).new(2, "s")
    for _ in range(20):
        match.play(match.moves()[-1])
    seat = match.seat
    assert seat is not None
    shown = sealed(match, seat, "k")
    assert shown.moves() == match.moves()
    assert shown.seed is None
    assert shown.log == ()
    assert (shown.observe(seat) == match.observe(seat)).all()
    for viewer in range(2):
        assert (redrawn(match, "k").observe(viewer) == match.observe(viewer)).all()
    shown.play(shown.moves()[0])


def test_all_seats_together_know_every_hand():
    match = ludoteca.game("kragmortha").new(3, "s")
    hands = [[row[:] for row in redrawn(match, key).state.hand] for key in "abc"]
    assert hands[0] == hands[1] == hands[2] == [row[:] for row in match.state.hand]
    decks = [redrawn(match, key).state.deck for key in "ab"]
    assert decks[0] != decks[1]


def test_an_evaluator_becomes_a_search(installed):
    match = ludoteca.game("looterz").new(2, "s")
    budgets = read_budgets("somebodys_bots:Even=7")
    minds = [bots.bot("somebodys_bots:Even", "x", budget=budgets["somebodys_bots:Even"]) for _ in range(2)]
    assert minds[0].choose(match) == minds[1].choose(match)
    assert minds[0].choose(match) in match.moves()


@pytest.mark.parametrize(
    ("bot", "because"),
    [
        ("somebodys_bots:Wrong", "which is not legal"),
        ("somebodys_bots:Broken", "out of ideas"),
        ("somebodys_bots:nothing", "neither choose"),
        ("somebodys_bots:Missing", "cannot be made"),
        ("no_such_package_at_all:Bot", "cannot be made"),
    ],
)
def test_what_goes_wrong_is_said_in_a_sentence(installed, bot, because):
    result = call("simulate", "looterz", "--seats", 2, "--games", 1, "--bots", f"random,{bot}", "--threads", 1)
    assert_refused(result, because)


def test_own_bots_play_simulations_and_arenas(installed, tmp_path):
    args = ("--games", 2, "--language", "en")
    assert call("simulate", "looterz", "--seats", 2, "--bots", "first,random", *args).exit_code == 0
    out = tmp_path / "arena"
    result = call("arena", "looterz", "--bots", "first,somebodys_bots:Even", "--iterations", 3, *args, "--out", out)
    assert result.exit_code == 0, result.output
    assert set(json.loads((out / "manifest.json").read_text())["bots"]) == {"first", "somebodys_bots:Even"}
    job = Job(ludoteca.game("looterz").setting(2), (("first", "random"),), "s")
    assert job.play(0, 1)[0].lineup == ("first", "random")


def test_tables_offer_what_their_host_has_installed_and_nothing_else(installed):
    assert levels.offered_levels() == [*bots.LEVELS, "first"]
    assert levels.checked_level("first") == "first"
    assert levels.checked_level("hard-greedy") == "hard-greedy"
    for bad in ("somebodys_bots:First", "genius", "heuristic", "easy-greedy", "hard-sleepy"):
        with pytest.raises(RequestError):
            levels.checked_level(bad)

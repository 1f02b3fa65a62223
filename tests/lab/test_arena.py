"""The arena: seats in balance, tables that say what the games did."""

from collections import Counter

import pytest

import ludoteca
from ludoteca.kernel.errors import BadOption
from ludoteca.lab.arena import arena_job, beats_table, judge, run_games, seatings, strength_table, victories_of
from ludoteca.lab.playing import Played, named_bots, read_budgets
from ludoteca.lab.proportions import proportion_of
from ludoteca.lab.runners import Threads
from ludoteca.lab.words import Words
from tests.test_cli import call


def game_of(lineup, ranks, seconds=1.0, number=0):
    return Played(
        number=number,
        lineup=lineup,
        ranks=ranks,
        decisions=(10,) * len(lineup),
        seconds=(seconds,) * len(lineup),
        steps=30,
        turns=5,
        first=0,
        ending="coins",
        cards=(frozenset(),) * len(lineup),
        roles=(),
    )


@pytest.mark.parametrize(
    ("bots", "seats"), [("ab", 2), ("abc", 2), ("abc", 3), ("abcd", 3), ("ab", 4), ("abc", 4), ("abc", 8), ("abcd", 6)]
)
def test_seatings_are_balanced(bots, seats):
    """Over a whole cycle every bot sits equally often on every seat."""
    cycle = len(dict.fromkeys(seatings(bots, seats, 500)))
    lineups = seatings(bots, seats, 500)
    period = next(n for n in range(cycle, 500) if lineups[n:] == lineups[: 500 - n])
    for seat in range(seats):
        counts = Counter(lineup[seat] for lineup in lineups[:period])
        assert len(counts) == len(bots)
        assert max(counts.values()) == min(counts.values()), (seat, counts)


def test_a_round_goes_through_all_seats():
    assert seatings("ab", 2, 3) == [("a", "b"), ("b", "a"), ("a", "b")]


def test_the_table_says_what_the_games_did():
    games = [game_of(("a", "b"), (1, 2)), game_of(("b", "a"), (2, 1)), game_of(("a", "b"), (2, 1), 3.0)]
    games.append(game_of(("b", "a"), (1, 1)))
    outcome = judge("ab", games)
    assert outcome.wins["a"].of == pytest.approx(2.5 / 4)
    assert outcome.beats["a"]["b"].of == pytest.approx(2.5 / 4)
    assert outcome.beats["b"]["a"].of == pytest.approx(1.5 / 4)
    assert outcome.beats["a"]["b"].games == 4
    assert outcome.milliseconds == {"a": pytest.approx(150), "b": pytest.approx(150)}
    assert outcome.ratings["a"].mean > outcome.ratings["b"].mean
    assert outcome.ratings["a"].interval < 1.96 * 25 / 3
    words = Words(ludoteca.game("looterz"))
    told = strength_table(words, outcome, 2), beats_table(words, outcome)
    assert [list(table.columns[0].cells) for table in told] == [["a", "b"]] * 2
    assert [column.header for column in told[0].columns] == [
        *("bot", "rating", "95%", "wins", "95%", "fair 50.0%", "ms a move", "games")
    ]
    assert list(told[1].columns[2].cells) == ["62.5% (22% to 91%)", "–"]


def test_a_bot_on_several_seats_is_rated_once():
    outcome = judge("ab", [game_of(("a", "a", "b", "b"), (1, 2, 3, 4))] * 10)
    assert outcome.ratings["a"].mean > 25 > outcome.ratings["b"].mean
    assert outcome.wins["a"].games == 20
    assert outcome.wins["a"].of == 0.5
    assert outcome.beats["a"]["b"].of == 1.0


def test_a_game_counts_once_however_many_seats_a_bot_has():
    """Pairs at one table are not independent, so they must not make the interval narrower."""
    games = [game_of(("a", "a", "b", "b"), (1, 3, 2, 3)), game_of(("b", "b", "a", "a"), (1, 2, 2, 2))]
    outcome = judge("ab", games)
    assert outcome.beats["a"]["b"].games == 2
    assert outcome.beats["a"]["b"].of == pytest.approx((2.5 / 4 + 1.0 / 4) / 2)
    assert outcome.beats["b"]["a"].of == pytest.approx(1 - outcome.beats["a"]["b"].of)


def test_victories_belong_to_the_bots_that_share_the_seats():
    games = [game_of(("a", "a", "b", "b"), (1, 3, 2, 3)), game_of(("b", "b", "a", "a"), (1, 3, 1, 3))]
    assert victories_of("a", games).of == pytest.approx(0.75)
    assert victories_of("b", games).of == pytest.approx(0.25)
    assert victories_of("a", games).games == 2
    assert victories_of("a", [game_of(("a", "b", "b"), (2, 2, 2))]).of == pytest.approx(1 / 3)


def test_where_everybody_loses_nobody_wins():
    outcome = judge("ab", [game_of(("a", "b"), (2, 2))])
    assert outcome.wins["a"].of == outcome.wins["b"].of == 0.0
    assert outcome.beats["a"]["b"].of == 0.5


def test_shares_come_with_their_interval():
    share = proportion_of([1.0] * 60 + [0.0] * 40)
    assert share.of == 0.6
    assert share.low == pytest.approx(0.502, abs=0.001)
    assert share.high == pytest.approx(0.690, abs=0.001)
    assert proportion_of([]).games == 0


def test_all_levels_play_alike_with_the_same_seed_when_budgets_are_iterations():
    """The command of the documentation, with fewer games and shorter thoughts: everything but the times is the same."""
    game, bots = ludoteca.game("looterz"), ["master", "hard", "normal", "easy"]
    told = []
    for threads in (1, 3):
        job = arena_job(game, bots, 2, "s", read_budgets("master=9,hard=6,normal=3,easy=2"))
        outcome = run_games(job, 12, Threads(threads))
        told.append((outcome.ratings, outcome.wins, outcome.beats, [one.steps for one in outcome.games]))
    assert told[0] == told[1]
    assert all(set(outcome.beats[name]) == set(bots) - {name} for name in bots)


def test_the_same_seed_gives_the_same_games():
    game = ludoteca.game("looterz")
    bots, budgets = ["easy", "normal", "random"], read_budgets("4")
    told = []
    for threads in (1, 2):
        done: list[int] = []
        outcome = run_games(arena_job(game, bots, 2, "same", budgets), 6, Threads(threads), progress=done.append)
        assert done == [0, 1, 2, 3, 4, 5, 6]
        told.append([(one.lineup, one.ranks, one.steps) for one in outcome.games])
    assert told[0] == told[1]
    assert {lineup for lineup, *_ in told[0]} == {
        *(("easy", "normal"), ("normal", "easy"), ("easy", "random"), ("random", "easy")),
        *(("normal", "random"), ("random", "normal")),
    }


def test_budgets_are_read():
    assert {name: budget.iterations for name, budget in read_budgets("master=50, easy=3").items()} == {
        "master": 50,
        "easy": 3,
    }
    assert {budget.iterations for budget in read_budgets("7").values()} == {7}
    assert read_budgets(None) == {}
    for bad in ("genius=5", "master=", "x", "-1"):
        with pytest.raises(BadOption):
            read_budgets(bad)


def test_bots_are_named():
    assert named_bots("hard, random") == ["hard", "random"]
    with pytest.raises(BadOption, match="genius"):
        named_bots("hard,genius")


@pytest.mark.parametrize(
    ("args", "because"),
    [
        (("--bots", "hard"), "at least two bots"),
        (("--bots", "hard,hard"), "each named once"),
        (("--bots", "hard,genius"), "There is no bot “genius”"),
        (("--iterations", "many"), "say a number"),
        (("--seats", 9), "2 to 6 players, not 9"),
    ],
)
def test_the_command_refuses_what_cannot_be(args, because):
    result = call("arena", "looterz", *args)
    assert result.exit_code == 2
    assert because in result.stderr


def test_the_command_prints_its_tables():
    result = call("arena", "looterz", "--bots", "easy,random", "--games", 2, "--iterations", 2, "--language", "en")
    assert result.exit_code == 0, result.output
    assert "Looterz: 2 games, 2 players" in result.output
    assert "Who beats whom" in result.output

"""The end of a game that goes on for ever (PJ63)."""

import pytest

from tests.games.platformer.arranging import Table, play


def ended(table, turns):
    match = table.set(turns=turns).match()
    play(match, "done")
    return match


def test_pj63_everybody_has_a_hundred_turns():
    assert not ended(Table().hero(0, at="1.1.1").hero(1, at="1.2.3"), 199).over
    assert ended(Table().hero(0, at="1.1.1").hero(1, at="1.2.3"), 200).over


@pytest.mark.parametrize(
    ("first", "second", "ranks"),
    [
        ({"gems": 2}, {"gems": 1, "gold": 9}, [1, 2]),
        ({"gems": 1, "gold": 9}, {"gems": 2}, [2, 1]),
        ({"gems": 1, "gold": 3}, {"gems": 1, "gold": 2}, [1, 2]),
        ({"gold": 2}, {"gold": 3}, [2, 1]),
    ],
)
def test_pj63_equally_high_more_gems_win_and_then_more_gold(first, second, ranks):
    table = Table().hero(0, at="1.1.1", **first).hero(1, at="1.1.8", **second)
    assert ended(table, 200).ranks == ranks


def test_pj63_alone_the_game_is_lost():
    match = ended(Table(1).hero(0, at="1.1.1").set(event="calm", events_left=5), 100)
    assert match.view()["ending"] == "limit"
    assert match.winners == []

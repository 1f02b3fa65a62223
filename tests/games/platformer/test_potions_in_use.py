"""The potions where there is little for them to do."""

from tests.games.platformer.arranging import Table, play, tokens
from tests.games.platformer.bosses import ikee


def test_potion_purity_helps_who_has_only_a_shackle():
    match = ikee(tokens=["shackle"]).give(0, "purity").match()
    play(match, "play purity")
    assert tokens(match) == set()


def test_potion_light_fingers_takes_nothing_from_who_has_no_gold():
    table = Table(3).hero(0, at="1.1.3").hero(1, at="1.1.5").hero(2, at="1.1.7", gold=2).give(0, "light_fingers")
    match = table.match()
    play(match, "play light_fingers")
    assert match.state.gold[:3] == [1, 0, 1]


def test_potion_light_fingers_gains_nothing_beside_heroes_without_gold():
    match = Table().hero(0, at="1.1.1").hero(1, at="1.1.8").give(0, "light_fingers").match()
    play(match, "play light_fingers")
    assert match.state.gold[:2] == [0, 0]

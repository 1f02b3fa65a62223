"""Previews and the form of hints."""

import ludoteca
from ludoteca.bots import bot
from ludoteca.table import advice, previews


def test_previews_are_what_surely_follows_by_the_ids_of_moves():
    match = ludoteca.game("kragmortha").new(2, "previews")
    sure = previews(match)
    assert sure.keys() == {move.id for move in match.moves()}
    first = match.moves()[0]
    assert previews(match, [first.id, -1]) == {first.id: sure[first.id]}
    assert any(sure.values())


def test_advice_has_the_share_of_thought_that_each_move_got():
    match = ludoteca.game("kragmortha").new(2, "advice")
    player = bot("heuristic", "advice")
    told = advice(match, player.think(match), player.choose, "advice", worlds=1, milliseconds=0)
    assert {idea["id"] for idea in told["options"]} <= {move.id for move in match.moves()}
    assert abs(sum(idea["share"] for idea in told["options"]) - 1) < 1e-9 or not told["options"][0]["share"]
    searched = advice(match, bot("hard", "advice").think(match, iterations=400), player.choose, "advice", worlds=1)
    assert searched["options"][0]["line"]

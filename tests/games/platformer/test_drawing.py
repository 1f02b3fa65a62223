"""Platformer in a terminal: what the tower, the lists and the help tell."""

import io

import pytest
from rich.console import Console

from ludoteca.games.platformer import GAME, terminal
from ludoteca.kernel.locale import LANGUAGES
from ludoteca.terminal.words import Words
from tests.games.platformer.arranging import Table, play


def drawn(match, language="en", width=100):
    output = io.StringIO()
    console = Console(file=output, width=width, markup=False, highlight=False)
    console.print(terminal.draw(match.view(0), Words(GAME, language)))
    return output.getvalue()


def test_a_trap_on_a_ladder_is_seen():
    table = Table().hero(0, at="1.1.1")
    table.set(tile=[["hollow_trunk", "yard_1"], *table.state["tile"][1:]])
    match = table.match()
    spaces = match.view()["tower"]["spaces"]
    trapped = [space["name"] for space in spaces if {"ladder", "trap"} <= set(space["features"])]
    assert trapped == ["1.2.4"]
    row = next(line for line in drawn(match).splitlines() if line.startswith("1.2"))
    assert row[4 + 7 * 3 :][:7].strip("| ") == "#"
    assert "# ladder + trap" in drawn(match)


def test_p26_enemies_tell_their_health_damage_and_loot():
    text = drawn(Table().hero(0, at="1.1.1").enemy("golem", "1.1.4").enemy("golem", "1.1.6").match())
    assert text.count("Go Stone Golem: 3 health, deals 1, loot 1$ 1*") == 1


def test_pj33_the_attack_under_way_tells_how_many_wounds_are_missing():
    match = Table().hero(0, at="1.1.3").enemy("golem", "1.1.4").dice("sword sword").match()
    assert "Attack:" not in drawn(match)
    play(match, "attack right", "use sword")
    assert "Attack: 1 of 3 wounds" in drawn(match)


def test_a_multiplied_symbol_is_offered_at_its_real_price():
    table = Table(artifacts="yes").artifacts("prism_heart", "coin_gun").hero(0, at="1.1.3", gems=2)
    match = table.give(0, "prism_heart").dice("coin").match()
    play(match, "use coin")
    words = Words(GAME, "en")
    notes = {str(move): terminal.note(match.view(0), move, words) for move in match.moves()}
    assert notes["upgrade x2"] == "1 gem"
    assert notes["upgrade x3"] == "2 gems"


def test_a_card_of_an_own_box_tells_what_its_effect_does(change_box):
    change_box("items.toml", 'id = "magnet"\neffect = "magnet"', 'id = "big_hammer"\neffect = "hammer"')
    words = Words(GAME, "en")
    match = Table().hero(0, at="1.1.1").give(0, "big_hammer").match()
    assert dict(terminal.explain(match.view(0), words))["big_hammer"] == words.detail("card", "hammer", "text")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("boss", "other"), [("medusa", "ikee"), ("ikee", "medusa")])
def test_p12_help_for_the_boss_its_tokens_and_cards_is_always_at_hand(boss, other, language):
    match = Table(boss=boss).hero(0, at="1.1.1").match()
    words = Words(GAME, language)
    told = terminal.explain(match.view(0), words)
    attacks = {name: card for name, card in match.view()["printed"]["attacks"].items() if card["boss"] == boss}
    rolls = "roll" if boss == "medusa" else "symbol"
    for name, card in attacks.items():
        title = f"{words.name('attack', name)} ({words.name(rolls, card['symbol'])})"
        assert (title, words.detail("attack", name, "text")) in told
    for domain, name in [("enemy", boss), *(("token", token) for token in terminal.BOSS_TOKENS[boss])]:
        assert (words.name(domain, name), words.detail(domain, name, "text")) in told
    assert words.name("enemy", other) not in dict(told)
    assert all(text for _, text in told)

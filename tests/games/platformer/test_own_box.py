"""Boxes of one's own: numbers and repeated effects that ours does not have."""

from tests.games.platformer.arranging import ROLL, Table, enemies, moves, play, prompt, tokens


def test_p117_a_kept_mirror_stops_the_token_and_not_the_wounds_of_a_card(change_box):
    change_box(
        "bosses.toml", 'range = "row"\nwounds = 0\ntoken = "petrify"', 'range = "row"\nwounds = 2\ntoken = "petrify"'
    )
    table = Table(revealed=4).hero(0, at="4.1.3", tokens=["mirror"]).hero(1, at="1.1.1").enemy("medusa", "4.1.1")
    deck = [card for card in table.deck("boss_deck") if card != "petrify"]
    table.set(boss_deck=[*deck, "petrify"]).force(ROLL["right"])
    match = table.match()
    play(match, "done", "pass")
    assert (match.state.health[0], tokens(match)) == (4 - 2, {"mirror"})
    match = table.match()
    play(match, "done", "spend mirror")
    assert (match.state.health[0], match.state.gems[0], tokens(match)) == (4, 1, set())


def test_p119_without_defenders_in_the_box_none_appears(change_box):
    change_box("enemies.toml", "copies = 4", "copies = 0")
    match = Table(revealed=3, boss="ikee").hero(0, at="3.3.6").hero(1, at="1.1.1").dice("boot").match()
    play(match, "use boot", "step up")
    while prompt(match).startswith("spawn"):
        play(match, min(moves(match)))
    assert set(enemies(match).values()) == {"ikee"}


def test_two_hammers_are_two_wounds(change_box):
    change_box("items.toml", 'effect = "magnet"', 'effect = "hammer"')
    match = Table().hero(0, at="1.1.3").enemy("golem", "1.1.4").give(0, "hammer", "magnet").dice("sword").match()
    assert match.view()["players"][0]["most_wounds"] == 3
    play(match, "attack right", "use sword", "play hammer", "play magnet", "strike")
    assert enemies(match) == {}


def test_two_lenses_multiply_two_symbols(change_box):
    change_box("items.toml", 'effect = "magnet"', 'effect = "prism_lens"')
    table = Table().hero(0, at="1.1.3").enemy("manticore", "1.1.4").give(0, "prism_lens", "magnet")
    match = table.dice("sword sword").match()
    assert match.view()["players"][0]["most_wounds"] == 4
    play(match, "attack right", "use sword", "play magnet", "upgrade x2")
    play(match, "use sword", "play prism_lens", "upgrade x2", "strike")
    assert enemies(match) == {}
    one = Table().hero(0, at="1.1.3").enemy("manticore", "1.1.4").give(0, "prism_lens", "magnet").dice("sword")
    assert one.match().view()["players"][0]["most_wounds"] == 2


def test_two_anvils_forge_twice(change_box):
    change_box("items.toml", 'effect = "magnet"', 'effect = "pocket_anvil"')
    table = Table().hero(0, "quilla", at="1.1.3").enemy("zombie", "1.1.4").give(0, "pocket_anvil", "magnet")
    match = table.dice("boot coin monster star").match()
    assert match.view()["players"][0]["most_wounds"] == 2


def test_what_costs_nothing_costs_nothing_on_market_day(change_box):
    change_box("potions.toml", 'effect = "gust"\nprice = 1', 'effect = "gust"\nprice = 0')
    table = Table(1).hero(0, at="1.2.3").shop("iron_soles", "magnet", "balloon", "gust", "smoke", "blink")
    match = table.set(event="market_day").match()
    wares = {ware["id"]: ware["price"] for ware in match.view()["shop"]["wares"]}
    assert (wares["gust"], wares["smoke"]) == (0, 1)
    play(match, "buy gust")
    assert match.state.gold[0] == 0

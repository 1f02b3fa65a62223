"""Facts that screens draw: what is printed, the step of the turn, the attack under way, the price of gems."""

import json

from .arranging import Table, plain_game, play


def test_what_is_printed_is_there_for_everybody_and_never_changes():
    match = plain_game().new(2, "printed")
    printed = match.view()["printed"]
    assert printed["heroes"]["brakk"] == {"health": 4, "star": ["boot", "sword"], "ability": "rage"}
    assert printed["enemies"]["golem"]["ability"] == "heavy"
    assert printed["enemies"]["defender"]["health"] == 3
    assert printed["cards"]["fury"] == {"kind": "potion", "effect": "fury", "price": 3}
    assert printed["cards"]["coin_gun"]["kind"] == "artifact"
    assert printed["attacks"]["shockwave"]["range"] == "tile"
    assert printed["tiles"]["old_oak"] == "forest"
    assert printed["faces"]["action"].count("boot") == 2
    match.play(match.moves()[0])
    assert match.view(0)["printed"] == printed
    assert json.loads(json.dumps(printed)) == printed


def test_hearts_count_the_locket():
    table = Table().hero(0, "etorn", at="1.1.1").give(0, "heart_locket")
    assert table.match().view()["players"][0]["most_health"] == 5


def test_enemies_keep_their_numbers():
    match = Table().hero(0, at="1.1.1").enemy("golem", "1.1.4").enemy("bat", "1.2.4").dice("monster").match()
    assert [enemy["number"] for enemy in match.view()["enemies"]] == [0, 1]
    play(match, "use monster", "choose 1.2.4", "shove left")
    assert {enemy["number"]: enemy["at"] for enemy in match.view()["enemies"]} == {0: "1.1.4", 1: "1.2.3"}


def test_blunt_blades_shows_in_the_health_of_enemies():
    table = Table(1, seed="blunt").hero(0, at="1.1.1").enemy("golem", "1.1.4")
    assert table.set(event="blunt_blades").match().view()["enemies"][0]["health"] == 4


def test_the_attack_under_way_tells_wounds_so_far_and_the_most():
    table = Table().hero(0, "brakk", at="1.1.3", gems=1).enemy("golem", "1.1.4").give(0, "hammer")
    match = table.dice("sword star boot").match()
    assert match.view()["turn"]["attack"] is None
    play(match, "attack right")
    assert match.view()["turn"]["attack"] == {"at": "1.1.4", "wounds": 1, "most": 5, "health": 3}
    play(match, "use sword")
    assert match.view()["turn"]["attack"]["at"] == "1.1.4"
    play(match, "upgrade x2", "play hammer")
    assert match.view()["turn"]["attack"] == {"at": "1.1.4", "wounds": 4, "most": 5, "health": 3}
    play(match, "strike")
    assert match.view()["turn"]["attack"] is None


def test_gems_cost_less_with_the_heart():
    plain = Table().hero(0, at="1.1.1").match().view()["dice"]["costs"]
    assert plain[:4] == [0, 1, 3, 6]
    table = Table(artifacts="yes").artifacts("prism_heart", "coin_gun").hero(0, at="1.1.1").give(0, "prism_heart")
    assert table.match().view()["dice"]["costs"][:4] == [0, 1, 2, 5]


def test_the_step_of_the_turn():
    table = Table().hero(0, at="1.1.1").dice("boot boot")
    match = table.match()
    assert match.view()["turn"]["stage"] == "actions"
    play(match, "use boot")
    assert match.view()["turn"]["stage"] == "actions"
    play(match, "step up", "done")
    assert match.view()["turn"]["stage"] == "save"
    chosen = plain_game().new(2, "heroes", heroes="chosen")
    assert chosen.view()["turn"]["stage"] is None


def test_a_reaction_to_the_enemy_die_belongs_to_that_step():
    table = Table().hero(0, at="1.1.1").hero(1, at="1.1.3").enemy("golem", "1.1.4").give(1, "stoneskin")
    match = table.dice("boot").force(*[0] * 7).match()
    play(match, "done", "stop")
    assert match.view()["prompt"]["kind"] == "react"
    assert match.view()["turn"]["stage"] == "enemy_die"

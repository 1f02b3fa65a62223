"""Facts that screens draw: what is printed, the step of the turn, the attack under way, the price of gems."""

import json

from .arranging import Table, at, plain_game, play


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
    assert match.view()["turn"]["attack"] == {"at": "1.1.4", "wounds": 2, "most": 5, "health": 3}
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


def most_wounds(table):
    return [player["most_wounds"] for player in table.match().view()["players"]]


def test_the_most_wounds_stay_while_they_are_put_together():
    table = Table().hero(0, at="1.1.3", gems=1).enemy("manticore", "1.1.4").give(0, "hammer")
    match = table.dice("sword sword sword").match()
    for move in ("attack right", "use sword", "upgrade x1", "use sword", "upgrade x2", "use sword", "play hammer"):
        assert match.view()["players"][0]["most_wounds"] == 5
        play(match, move)
    assert match.view()["players"][0]["most_wounds"] == 5


def test_the_most_wounds_of_others_do_not_count_the_dice_on_the_table():
    table = Table().hero(0, at="1.1.3").hero(1, at="1.1.8", special="sword", gems=1).dice("sword sword sword")
    assert most_wounds(table) == [3, 2]
    assert most_wounds(table.set(bonus=1, thorned=1)) == [5, 2], "nor what is saved up for the active hero's attack"


def test_the_most_wounds_count_cards_that_give_gems_or_turn_dice():
    table = Table().hero(0, at="1.1.3").dice("sword boot")
    assert most_wounds(table)[0] == 1
    assert most_wounds(table.give(0, "mimicry"))[0] == 2
    assert most_wounds(table.give(0, "crystal_phial"))[0] == 4
    sylve = Table().hero(0, "sylve", at="1.1.3", gold=3).dice("sword")
    assert most_wounds(sylve)[0] == 2
    assert most_wounds(Table().hero(0, "nix", at="1.1.3", gold=3).dice("sword"))[0] == 1
    cup = Table(artifacts="yes").artifacts("fools_cup", "coin_gun").hero(0, at="1.1.3").dice("sword boot")
    assert most_wounds(cup)[0] == 1
    assert most_wounds(cup.give(0, "fools_cup"))[0] == 2


def test_the_coin_gun_and_sylve_cannot_spend_the_same_gold():
    table = Table(artifacts="yes").artifacts("coin_gun", "war_horn").give(0, "coin_gun")
    assert most_wounds(table.hero(0, "sylve", at="1.1.3", gold=3).dice("sword"))[0] == 2
    assert most_wounds(table.hero(0, "sylve", at="1.1.3", gold=4))[0] == 3


def test_pj50_the_fall_foreseen_goes_through_a_zombie_that_breaks():
    match = Table().hero(0, at="1.4.7").enemy("zombie", "1.3.7").match()
    foreseen = match.view()["players"][0]["falls_to"]
    play(match, "gravity")
    assert at(match) == foreseen == "1.1.7"


def test_pj50_the_fall_foreseen_ends_in_the_trap_that_knocks_out():
    table = Table().hero(0, at="1.4.2", health=1).hero(1, at="1.1.8")
    assert table.match().view()["players"][0]["falls_to"] == "1.3.2"
    for saviour in ("iron_soles", "phoenix", "cloud_cushion"):
        saved = Table(artifacts="yes").artifacts("cloud_cushion", "coin_gun").hero(0, at="1.4.2", health=1)
        assert saved.give(0, saviour).match().view()["players"][0]["falls_to"] == "1.1.2", saviour
    match = Table().hero(0, at="1.4.2", health=1).hero(1, at="1.1.8").match()
    play(match, "gravity")
    assert at(match) is None

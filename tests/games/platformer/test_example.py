"""The rulebook's example: Melosa's turn, then Etorn's (P129 to P132)."""

from tests.games.platformer.arranging import (
    Table,
    at,
    enemies,
    moves,
    plain_game,
    play,
    prompt,
    rolls,
    special,
)


def example():
    """Etorn before Melosa, who is about to play: his turn ends with nothing done."""
    table = Table(revealed=3).set(hero=["etorn", "melosa"])
    table.set(tile=[["lab_1", "yard_1"], ["lab_2", "example_2"], ["lab_3", "example_3"], table.state["tile"][3]])
    table.hero(0, "etorn", at="1.1.3", health=2, special="coin").hero(1, "melosa", at="3.2.7", special="sword")
    table.enemy("ent", "2.1.3").enemy("werewolf", "3.1.6").enemy("werewolf", "3.4.8")
    table.lay(gems=["3.2.6", "2.2.5"]).give(1, "boots_of_haste", exhausted=True)
    return table.force(*rolls("monster sword star boot boot", "right")).match()


def melosas_turn(match):
    play(match, "done")
    assert prompt(match) == "act 1"
    play(match, "use monster", "choose 3.4.8", "shove left", "shove down")


def test_p129_level_1_goes_and_etorn_is_knocked_out():
    match = example()
    play(match, "done")
    assert match.state.lowest == 1
    assert at(match, 0) is None
    assert special(match, 0) is None
    assert match.state.health[0] == 4


def test_p130_die_right_both_werewolves_stay_the_ent_moves():
    match = example()
    play(match, "done")
    assert enemies(match) == {"2.1.4": "ent", "3.1.6": "werewolf", "3.4.8": "werewolf"}


def test_melosas_whole_turn():
    match = example()
    melosas_turn(match)
    assert enemies(match)["3.3.7"] == "werewolf"
    play(match, "attack up", "use sword", "star sword", "special sword", "strike")
    assert sorted(enemies(match)) == ["2.1.4", "3.1.6"]
    assert (match.state.gold[1], match.state.gems[1]) == (1, 1)
    play(match, "play boots_of_haste", "step left")
    assert at(match, 1) == "3.2.6"
    assert match.state.gems[1] == 2
    play(match, "done")
    assert "save sword" in moves(match)
    play(match, "save sword")
    assert special(match, 1) == "sword"
    assert at(match, 1) == "3.2.6"


def etorns_turn():
    match = example()
    melosas_turn(match)
    play(match, "attack up", "use sword", "star sword", "special sword", "strike")
    play(match, "play boots_of_haste", "step left", "done")
    position = match.position()
    position["chance"]["next"] = ["sword", "sword", "coin", "monster", "boot", "attack"]
    match = plain_game().from_position(position)
    play(match, "save sword")
    return match


def test_p131_melosa_above_the_werewolf_loses_three_health_and_her_die():
    match = etorns_turn()
    assert match.state.health[1] == 3
    assert special(match, 1) is None


def test_p132_etorns_whole_turn():
    match = etorns_turn()
    assert prompt(match) == "respawn 0"
    play(match, "use coin", "choose 2.1.5")
    assert match.state.health[0] == 4
    gold = match.state.gold[0]
    play(match, "attack left", "use sword", "use sword", "strike")
    assert (match.state.gold[0] - gold, match.state.gems[0]) == (1, 1)
    play(match, "use monster", "upgrade x1", "choose 3.1.6", "shove right")
    assert enemies(match) == {"3.1.7": "werewolf"}
    play(match, "use boot", "upgrade x1", "step up")
    assert at(match, 0) == "2.2.5"
    assert match.state.gems[0] == 2
    play(match, "done")
    assert prompt(match) == "hold 0"
    happened = play(match, "stay")
    assert at(match, 0) == "2.2.5"
    assert "enemy_fell enemy=werewolf origin=3.1.7 space=2.4.7" in happened
    assert "fell seat=P2 origin=3.2.6 space=3.1.6" in happened

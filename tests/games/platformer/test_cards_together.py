"""Cards, tokens and rulings that meet: what each of them is worth against the other."""

import pytest

from tests.games.platformer.arranging import (
    BOSS_TILES,
    ROLL,
    Table,
    at,
    enemies,
    moves,
    number_of,
    owner,
    play,
    prize,
    prompt,
)
from tests.games.platformer.bosses import end, ikee, medusa, order


def test_p121_fools_cup_for_three_alike_by_rolling_again():
    position = prize("fools_cup").hero(0, at="1.1.3").give(0, "fortune").dice("boot boot sword coin monster")
    match = position.force(3, 3, 3, 3, 3).match()
    assert owner(match, "fools_cup") is None
    play(match, "play fortune", "pick boot", "pick boot", "pick sword", "pick coin", "pick monster")
    assert owner(match, "fools_cup") == 0


def test_p121_fools_cup_not_for_a_pair_by_rolling_again():
    position = prize("fools_cup").hero(0, at="1.1.3").give(0, "fortune").dice("boot sword coin monster star")
    match = position.force(0).match()
    play(match, "play fortune", "pick sword", "done")
    assert owner(match, "fools_cup") is None


def falling(health):
    """A hero who falls two spaces into a trap of the boss level, and then one more."""
    return prize("cloud_cushion", revealed=4).hero(0, at="4.4.3", health=health).enemy("medusa", "4.4.6")


def test_p121_who_is_knocked_out_after_two_spaces_has_taken_the_cloud_cushion():
    match = falling(health=1).match()
    play(match, "gravity")
    assert at(match) is None
    assert owner(match, "cloud_cushion") == 0


def test_p121_the_trap_of_the_second_space_still_wounds():
    match = falling(health=4).match()
    play(match, "gravity")
    assert at(match) == "4.1.3"
    assert match.state.health[0] == 3


def test_p122_a_cloud_cushion_just_taken_gathers_what_is_still_passed():
    position = prize("cloud_cushion", revealed=2).hero(0, at="2.3.4").lay(gold=["2.2.4", "2.1.4", "1.4.4"])
    levels = [["lab_1", "yard_1"], ["example_3", "yard_2"], ["lab_3", "yard_3"], BOSS_TILES]
    match = position.set(tile=levels).match()
    play(match, "gravity")
    assert at(match) == "1.3.4"
    assert match.state.gold[0] == 1
    assert match.state.gold_on[number_of("1.4.4")] == 0


def test_p122_the_fall_that_is_foreseen_knows_of_a_cloud_cushion_taken_on_the_way():
    levels = [["bramble_gate", "yard_1"], ["example_3", "yard_2"], ["lab_3", "yard_3"], BOSS_TILES]
    match = prize("cloud_cushion", revealed=2).hero(0, at="2.2.4", health=2).set(tile=levels).match()
    foreseen = match.view()["players"][0]["falls_to"]
    play(match, "gravity")
    assert at(match) == foreseen
    assert match.state.health[0] == 1


@pytest.mark.parametrize(("kind", "moved"), [("golem", False), ("zombie", True)])
def test_pj48_acrobats_sash_moves_no_golem(kind, moved):
    position = prize("acrobats_sash").hero(0, at="1.1.2").give(0, "acrobats_sash").enemy(kind, "1.2.2")
    assert ("play acrobats_sash" in moves(position.match())) == moved


def test_pj48_the_war_horn_moves_a_golem_as_the_die_does():
    match = prize("war_horn").hero(0, at="1.1.3").give(0, "war_horn").enemy("golem", "1.1.5").match()
    play(match, "play war_horn", "shove right")
    assert enemies(match) == {"1.1.6": "golem"}


@pytest.mark.parametrize(("gold", "asked"), [(0, "ward 0"), (1, "act 1")])
def test_pj25_a_buckler_against_the_wound_of_tithe(gold, asked):
    position = ikee(hero_at="4.1.3", gold=gold).give(0, "buckler").dice("", used="coin " * 5)
    match = order(position, "tithe", "flame_lance").match()
    end(match)
    assert prompt(match) == asked
    if gold == 0:
        play(match, "play buckler")
    assert (match.state.health[0], match.state.gold[0]) == (4, 0)


def test_pj71_a_buckler_is_not_for_the_wound_of_a_token_held_already():
    position = medusa(at="4.1.4", tokens=["poison"]).give(0, "buckler").force(ROLL["left"])
    match = order(position, "venom_rain").match()
    happened = end(match)
    assert prompt(match) == "act 1"
    assert any("wounded" in event and "token" in event for event in happened)


def test_pj52_levitation_helps_in_a_shockwave():
    position = ikee(hero_at="4.3.3").give(0, "levitation").dice("", used="monster " * 5)
    match = order(position, "shockwave", "tithe").match()
    play(match, "play levitation", "choose 4.3.3")
    end(match)
    assert at(match) == "4.3.3"
    assert match.state.health[0] == 3


def test_potion_phoenix_at_the_last_health_tells_of_no_wounds():
    position = Table().hero(0, at="1.1.3", health=1).give(0, "phoenix").enemy("werewolf", "1.1.4").dice("boot")
    match = position.match()
    play(match, "use boot", "step left")
    happened = play(match, "play phoenix")
    assert not any("wounded" in event for event in happened)


@pytest.mark.parametrize(
    ("hero", "begin", "left"), [("etorn", "play phase_ring", "phasing"), ("nix", "ability", "sneaking")]
)
def test_pj70_a_portal_is_no_move(hero, begin, left):
    match = Table().hero(0, hero, at="1.2.6").give(0, "phase_ring").dice("boot boot").match()
    play(match, begin, "use boot", "choose 1.4.6")
    assert getattr(match.state, left) == 1

"""Alone, with events (P124 to P128; PJ16, PJ31, PJ32, PJ37, PJ46, PJ62), one test an event or more."""

from ludoteca.games.platformer import GAME
from tests.games.platformer.arranging import Table, at, enemies, moves, play, prompt, rolls

IDLE = rolls("coin coin boot monster monster", "left")


def solo(event=None, next_event="calm", left=5, **options):
    """A lone Etorn; `event` holds now, `next_event` comes next."""
    table = Table(1, **options).hero(0, at="1.1.3").set(turns=3)
    deck = [card for card in table.deck("event_deck") if card not in (event, next_event)]
    if event is not None:
        deck.append(event)
    deck.insert(left - 1, next_event)
    return table.set(event_deck=deck, events_left=left, event=event).force(*IDLE)


def test_p125_pj16_an_event_each_turn_from_the_first():
    match = GAME.new(1, "solo")
    assert match.state.events_left == 11
    match = solo(next_event="market_day").match()
    play(match, "done")
    assert match.view()["solo"]["event"] == "market_day"
    assert match.state.events_left == 4


def test_p127_pj62_knocked_out_is_lost_at_once():
    match = solo().hero(0, health=1).enemy("bat", "1.1.4").dice("boot coin").match()
    play(match, "use boot", "step left")
    assert match.over
    assert match.ranks == [2]
    assert match.view()["ending"] == "knocked_out"


def test_p127_p124_pj62_no_event_left_at_the_event_step_is_lost():
    match = solo(left=5).set(events_left=0).match()
    play(match, "done")
    assert match.over
    assert match.view()["ending"] == "time"
    assert match.winners == []


def test_p128_pj32_the_score_of_a_win():
    table = Table(1, revealed=4).hero(0, at="4.1.1", gems=9, gold=4).enemy("medusa", "4.1.2").give(0, "hammer", "gust")
    table.set(events_left=4, defeated=3, lowest=3).dice("sword sword sword sword")
    match = table.match()
    play(match, "attack right")
    for times in ("x3", "x3", "x2", "x2"):
        play(match, "use sword", f"upgrade {times}")
    play(match, "strike")
    assert match.winners == [0]
    score = match.standings[0].score
    assert score == {
        "points": 12 + 8 + 4 + 1 + 3,
        "events": 12,
        "enemies": 8,
        "overkill": 4,
        "gems": 1,
        "worth": (4 + 1 + 5 + 1) // 3,
    }


def test_pj31_a_broken_zombie_scores():
    match = solo().hero(0, at="1.1.8").enemy("zombie", "1.3.7").match()
    play(match, "gravity")
    assert match.state.defeated == 1


def test_p126_event_savagery_adjacent_enemies_attack_at_the_end():
    match = solo("savagery").enemy("bat", "1.1.4").match()
    play(match, "done")
    assert match.state.health[0] == 3


def test_pj46_savagery_the_lowest_enemy_attacks_first_then_left_to_right():
    table = solo("savagery").hero(0, at="1.2.7")
    for space in ("1.3.7", "1.2.6", "1.1.7"):
        table.enemy("bat", space)
    happened = play(table.match(), "done")
    attackers = [event.split("space=")[1] for event in happened if event.startswith("enemy_attacked")]
    assert attackers == ["1.1.7", "1.2.6", "1.3.7"]


def test_event_slippery_rungs_ladders_do_not_hold():
    match = solo("slippery_rungs").hero(0, at="1.4.5").match()
    play(match, "done")
    assert at(match) == "1.1.5"


def test_event_stampede_resolves_the_die_twice():
    match = solo(next_event="stampede").enemy("ent", "1.1.8").match()
    play(match, "done")
    assert enemies(match) == {"1.1.6": "ent"}


def test_event_stampede_enemies_attack_twice():
    table = solo(next_event="stampede").enemy("bat", "1.1.4").force(*rolls("coin coin boot monster monster", "attack"))
    match = table.match()
    play(match, "done")
    assert match.state.health[0] == 4 - 1 - 1


def test_event_blunt_blades_enemies_have_one_more_health():
    match = solo("blunt_blades").enemy("bat", "1.1.4").dice("sword").match()
    play(match, "attack right", "use sword", "strike")
    assert enemies(match) == {"1.1.4": "bat"}


def test_event_blunt_blades_the_boss_has_its_usual_health():
    table = solo("blunt_blades", revealed=4).hero(0, at="4.1.1", gems=4).enemy("medusa", "4.1.2")
    match = table.dice("sword sword sword sword").match()
    play(match, "attack right", *["use sword", "upgrade x2"] * 4, "strike")
    assert match.winners == [0]


def test_event_sharp_spikes_traps_deal_two():
    match = solo("sharp_spikes").hero(0, at="1.3.1").dice("boot").match()
    play(match, "use boot", "step right")
    assert match.state.health[0] == 2


def test_event_reinforcements_a_new_enemy_on_a_free_spawn():
    match = solo("reinforcements").match()
    happened = play(match, "done")
    assert "spawned enemy=zombie space=1.1.7" in happened


def test_event_reinforcements_only_one_enemy_appears():
    match = solo("reinforcements").match()
    play(match, "done")
    assert list(enemies(match).values()) == ["zombie"]


def test_event_reinforcements_passes_over_a_taken_spawn():
    happened = play(solo("reinforcements").enemy("ent", "1.1.7").match(), "done")
    assert "spawned enemy=zombie space=1.3.4" in happened


def test_event_reinforcements_nothing_appears_in_medusas_level():
    table = solo("reinforcements", revealed=4).hero(0, at="4.1.1").enemy("medusa", "4.4.2").set(lowest=3)
    assert not any(event.startswith("spawned") for event in play(table.match(), "done"))


def test_event_reinforcements_there_are_only_four_defenders():
    table = solo("reinforcements", revealed=4, boss="ikee").hero(0, at="4.1.1").enemy("ikee", "4.4.2").set(lowest=3)
    for space in ("4.1.5", "4.1.6", "4.1.7", "4.1.8"):
        table.enemy("defender", space)
    table.set(boss_deck=["call_defenders", "soul_chain", "pounce", "shockwave", "flame_lance", "tithe"])
    match = table.dice("", used="coin coin coin coin coin").match()
    assert not any(event.startswith("spawned") for event in play(match, "done"))


def test_event_reinforcements_in_ikees_level_a_defender():
    table = Table(1, revealed=4, boss="ikee").hero(0, at="4.1.1").enemy("ikee", "4.4.2").set(lowest=3, turns=3)
    deck = [card for card in table.deck("event_deck") if card != "reinforcements"]
    table.set(event_deck=[*deck, "reinforcements"], events_left=5, event="reinforcements")
    happened = play(table.dice("", used="coin coin coin coin coin").match(), "done")
    assert any(event.startswith("spawned enemy=defender") for event in happened)


def test_event_thief_takes_a_gold_or_a_health():
    match = solo("thief").hero(0, gold=1).match()
    play(match, "done")
    assert (match.state.gold[0], match.state.health[0]) == (0, 4)
    match = solo("thief").match()
    play(match, "done")
    assert match.state.health[0] == 3


def test_event_thief_p121_the_last_gold_discarded_earns_the_coin_gun():
    match = solo("thief", artifacts="yes").artifacts("coin_gun", "war_horn").hero(0, gold=1).match()
    assert "artifact_taken seat=P1 card=coin_gun" in play(match, "done")


def test_event_market_day_everything_costs_one_less():
    table = solo("market_day").hero(0, at="1.2.3", gold=4)
    match = table.shop("hammer", "magnet", "balloon", "gust", "smoke", "blink").match()
    assert "buy hammer" in moves(match)
    play(match, "buy gust")
    assert match.state.gold[0] == 3


def test_event_vein_a_gem_on_an_empty_gem_space():
    match = solo(next_event="vein").match()
    play(match, "done")
    assert match.state.gems_on[3] == 1


def test_event_vein_only_one_gem_appears():
    match = solo(next_event="vein").match()
    play(match, "done")
    assert sum(match.state.gems_on) == 1


def test_event_vein_passes_over_a_gem_space_that_is_not_empty():
    happened = play(solo(next_event="vein").lay(gems=["1.1.4"]).match(), "done")
    assert "vein_found space=1.2.8" in happened


def test_event_tailwind_the_first_boot_goes_one_further():
    match = solo("tailwind").dice("boot boot").match()
    play(match, "use boot", "step right", "step right")
    assert at(match) == "1.1.5"
    play(match, "use boot", "step right")
    assert prompt(match) == "act 0"


def test_event_tailwind_counts_the_boots_of_its_own_turn():
    match = solo(next_event="tailwind").dice("boot").match()
    play(match, "use boot", "step right", "done", "use boot", "step right")
    assert prompt(match) == "step 0"
    play(match, "step right")
    assert at(match) == "1.1.6"


def test_event_second_wind_heals_one():
    match = solo(next_event="second_wind").hero(0, health=2).match()
    play(match, "done")
    assert match.state.health[0] == 3


def test_pj37_second_wind_does_not_heal_above_the_heros_health():
    match = solo(next_event="second_wind").match()
    play(match, "done")
    assert match.state.health[0] == 4


def test_event_calm_skips_the_enemy_die():
    match = solo(next_event="calm").enemy("ent", "1.1.8").match()
    play(match, "done")
    assert enemies(match) == {"1.1.8": "ent"}


def test_solo_bullys_gauntlet_for_pushing_an_enemy_and_sash_for_the_top_level():
    table = Table(1, artifacts="yes").artifacts("bullys_gauntlet", "acrobats_sash").hero(0, at="1.1.3").set(turns=3)
    match = table.set(event="calm", events_left=5).enemy("bat", "1.1.4").dice("boot").match()
    play(match, "use boot", "step right", "push right", "done")
    owners = [artifact["owner"] for artifact in match.view()["artifacts"]]
    assert owners == [0, 0]

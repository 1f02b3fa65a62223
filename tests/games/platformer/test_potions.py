"""The potions, card by card."""

from tests.games.platformer.arranging import Table, at, enemies, moves, play, prompt, rolls, special, tokens


def test_potion_stoneskin_ignores_an_attack():
    match = Table().hero(0, at="1.1.3").give(0, "stoneskin").enemy("werewolf", "1.1.4").dice("boot").match()
    assert "play stoneskin" not in moves(match)
    play(match, "use boot", "step left", "play stoneskin")
    assert match.state.health[0] == 4


def test_potion_healing_regains_three():
    match = Table().hero(0, at="1.1.3", health=1).give(0, "healing").match()
    play(match, "play healing")
    assert match.state.health[0] == 4
    assert "play healing" not in moves(Table().hero(0, at="1.1.3").give(0, "healing").match())


def test_potion_purity_discards_bad_tokens():
    table = Table(revealed=4).hero(0, at="4.1.1", tokens=["poison", "shackle", "mirror"]).hero(1, at="1.1.1")
    match = table.enemy("medusa", "4.4.2").give(0, "purity").match()
    play(match, "play purity")
    assert tokens(match) == {"mirror"}


def test_potion_swiftness_moves_up_to_two():
    match = Table().hero(0, at="1.1.2").give(0, "swiftness").match()
    play(match, "play swiftness", "step right", "step right")
    assert at(match) == "1.1.4"
    match = Table().hero(0, at="1.1.2").give(0, "swiftness").match()
    play(match, "play swiftness", "step right", "stop")
    assert at(match) == "1.1.3"


def test_potion_fury_adds_two_wounds():
    match = Table().hero(0, at="1.1.3").give(0, "fury").enemy("golem", "1.1.4").dice("sword").match()
    play(match, "attack right", "use sword", "play fury", "strike")
    assert enemies(match) == {}


def test_potion_crystal_phial_gives_two_gems():
    match = Table().hero(0, at="1.1.3").give(0, "crystal_phial").match()
    play(match, "play crystal_phial")
    assert match.state.gems[0] == 2


def test_potion_levitation_until_the_users_next_turn():
    table = Table().hero(0, at="1.1.3").hero(1, at="1.3.7").give(0, "levitation")
    match = table.match()
    play(match, "play levitation", "choose 1.3.7", "done")
    assert at(match, 1) == "1.3.7"
    play(match, "done")
    while prompt(match).startswith(("save", "hold")):
        play(match, "stop" if prompt(match).startswith("save") else "stay")
    assert match.state.afloat[0] == 0


def test_potion_levitation_is_for_figures_of_the_users_level():
    table = Table(revealed=3).hero(0, at="2.2.3").hero(1, at="1.1.8").enemy("ent", "2.1.7").enemy("golem", "3.1.7")
    match = table.give(0, "levitation").match()
    play(match, "play levitation")
    assert moves(match) == {"choose 2.2.3", "choose 2.1.7"}


def test_potion_levitation_ends_with_its_enemy():
    """The next enemy of the supply does not float because the last one did."""
    table = Table().hero(0, at="1.3.6").enemy("bat", "1.3.5").give(0, "levitation").dice("sword boot")
    match = table.match()
    play(match, "play levitation", "choose 1.3.5", "attack left", "use sword", "strike", "use boot", "step up")
    assert "ent" in enemies(match).values()
    assert match.view()["turn"]["afloat"] == []


def test_potion_smoke_hides_all_moves_of_the_turn():
    table = Table().hero(0, at="1.1.3").give(0, "smoke").enemy("werewolf", "1.1.4").enemy("ent", "1.1.1")
    match = table.dice("boot boot").match()
    play(match, "play smoke", "use boot", "step left", "use boot", "step right")
    assert match.state.health[0] == 4


def test_potion_smoke_lifts_with_the_turn():
    table = Table().hero(0, at="1.1.8").hero(1, at="1.1.2").enemy("bat", "1.1.1").give(0, "smoke")
    match = table.force(*rolls("boot boot coin coin monster", "left")).match()
    play(match, "play smoke", "done", "use boot", "step right")
    assert match.state.health[1] == 5


def test_potion_gust_moves_another_hero():
    table = Table().hero(0, at="1.1.3").hero(1, at="1.1.6").give(0, "gust").enemy("werewolf", "1.1.7")
    match = table.match()
    play(match, "play gust", "choose 1.1.6", "shove left")
    assert at(match, 1) == "1.1.5"
    assert match.state.health[1] == 6
    alone = Table(revealed=2).hero(0, at="1.1.3").hero(1, at="2.1.3").give(0, "gust").match()
    assert "play gust" not in moves(alone)


def test_potion_command_moves_an_enemy_up_to_three_a_golem_too():
    match = Table().hero(0, at="1.1.1").give(0, "command").enemy("golem", "1.1.4").match()
    play(match, "play command", "choose 1.1.4", "shove right", "shove right", "shove right")
    assert enemies(match) == {"1.1.7": "golem"}


def test_potion_fortune_rerolls_any_number():
    match = Table().hero(0, at="1.1.3").give(0, "fortune").dice("boot coin coin").force(2, 2).match()
    play(match, "play fortune", "pick coin", "pick coin", "done")
    assert [die["symbol"] for die in match.view()["dice"]["action"]] == ["boot", "sword", "sword"]


def test_potion_mimicry_turns_the_special_die():
    match = Table().hero(0, at="1.1.3").give(0, "mimicry").match()
    play(match, "play mimicry", "pick sword")
    assert special(match) == "sword"


def test_potion_blink_to_a_free_space_of_the_row():
    match = Table().hero(0, at="1.1.3").hero(1, at="1.1.5").give(0, "blink").lay(gold=["1.1.8"]).match()
    play(match, "play blink")
    assert "choose 1.1.5" not in moves(match)
    play(match, "choose 1.1.8")
    assert at(match) == "1.1.8"
    assert match.state.gold[0] == 1


def test_pj4_a_placement_into_a_trap_wounds_too():
    match = Table().hero(0, at="1.3.1").give(0, "blink").match()
    play(match, "play blink", "choose 1.3.2")
    assert (at(match), match.state.health[0]) == ("1.3.2", 3)


def test_potion_phoenix_keeps_one_health():
    table = Table().hero(0, at="1.1.3", health=2).give(0, "phoenix").enemy("werewolf", "1.1.4").dice("boot")
    match = table.match()
    play(match, "use boot", "step left")
    assert prompt(match) == "phoenix 0"
    play(match, "play phoenix")
    assert match.state.health[0] == 1
    assert at(match) == "1.1.2"


def test_pj69_no_potion_saves_who_stands_on_a_removed_level():
    match = Table(revealed=3).hero(0, at="1.1.8").hero(1, at="3.1.2").give(0, "phoenix").match()
    happened = play(match, "done")
    assert any("knocked_out" in event for event in happened)
    assert at(match) is None


def test_potion_light_fingers_takes_gold_of_the_level():
    table = Table(3, revealed=2).hero(0, at="1.1.3").hero(1, at="1.1.5", gold=2).hero(2, at="2.1.3", gold=2)
    match = table.give(0, "light_fingers").match()
    play(match, "play light_fingers")
    assert match.state.gold[:3] == [1, 1, 2]
    match = Table().hero(0, at="1.1.3").give(0, "light_fingers").match()
    play(match, "play light_fingers")
    assert match.state.gold[0] == 1

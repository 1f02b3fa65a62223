"""Recruitment, Last Wish, Sacrifice, Steal, Taunt: L18, L19, L20, L21, L22, L23."""

from tests.games.looterz.arranging import (
    coins,
    graveyard,
    hand,
    looter,
    moves,
    own_box,
    play,
    prompt,
    row,
    table,
    told,
)


def test_l18_recruitment_happens_on_entering_from_the_hand():
    match = table(2, phase="second_recruitment", hands={"P1": ["ducat"]})
    events = play(match, "recruit ducat-1")
    assert told(events, "recruited", "recruitment", "earned") == [
        "recruited seat=P1 card=ducat-1 origin=hand",
        "recruitment seat=P1 card=ducat-1",
        "earned seat=P1 coins=1",
    ]


def test_l18_recruitment_happens_on_entering_from_graveyard_and_tower_and_uses_up_no_phase():
    match = table(2, phase="first_recruitment", hands={"P1": ["necromeowncer"]}, graveyard=["ducat"])
    play(match, "recruit necromeowncer-1", "recruit ducat-1")
    assert coins(match) == [1, 0]
    assert prompt(match) == "dungeon P1"
    match = table(2, rows={"P1": ["ninja", "king_of_rats"]}, tower_top=["ducat"])
    play(match, "activate ninja-1", "choose king_of_rats-1")
    assert coins(match) == [1, 0]


def test_l18_recruitment_does_not_happen_when_a_looter_only_changes_hands():
    match = table(2, rows={"P1": ["pru"], "P2": ["ducat"]})
    play(match, "activate pru-1", "choose ducat-1", "done", "draw")
    assert coins(match) == [0, 0], "neither on the way to the borrower nor on the way back"
    assert row(match, "P2") == ["ducat-1:1"]


def test_l18_do_as_much_as_you_can():
    match = table(2, phase="second_recruitment", hands={"P1": ["catfucius"]}, graveyard=["ninja"])
    play(match, "recruit catfucius-1", "choose ninja-1")
    assert match.seat == 1
    empty = table(2, phase="second_recruitment", hands={"P1": ["duplicat"]})
    play(empty, "recruit duplicat-1")
    assert empty.seat == 1


def test_l18_what_a_player_may_do_can_be_declined(tmp_path):
    box = own_box(tmp_path, looter("politicat", "recruitment draw, may = true", "recruitment earn"))
    match = table(2, phase="second_recruitment", box=box, hands={"P1": ["politicat-1"]})
    play(match, "recruit politicat-1")
    assert moves(match) == {"accept", "decline"}
    events = play(match, "decline")
    assert told(events, "declined", "drew") == ["declined seat=P1 card=politicat-1"]
    assert coins(match) == [1, 0], "the rest of the ability goes on"
    match = table(2, phase="second_recruitment", box=box, hands={"P1": ["politicat-1"]})
    play(match, "recruit politicat-1", "accept")
    assert len(hand(match, "P1")) == 1


def test_l19_the_golem_alone_hits_only_the_opponents():
    """Strange situation: you recruit Rrugh and control no other Looter."""
    match = table(3, phase="second_recruitment", rows={"P2": ["pru"], "P3": ["blink"]}, hands={"P1": ["rrugh"]})
    play(match, "recruit rrugh-1", "sacrifice pru-1", "sacrifice blink-1")
    assert len(row(match, "P1")) == 1
    assert graveyard(match) == ["pru-1", "blink-1"]


def test_l19_the_golem_goes_round_from_its_controller_clockwise():
    """Strange situation: in which order do the Golem and Elsar take effect?"""
    match = table(
        3,
        phase="second_recruitment",
        active="P2",
        rows={"P1": ["pru", "ninja"], "P2": ["blink", "rrugh-2"], "P3": ["elsar"]},
        hands={"P2": ["rrugh-1"]},
    )
    play(match, "recruit rrugh-1")
    order = []
    for choice in ("rrugh-2", "elsar-1", "ninja-1"):
        order.append(prompt(match))
        assert "rrugh-1" not in moves(match, "sacrifice")
        play(match, f"sacrifice {choice}")
    assert order == ["forced_sacrifice P2", "forced_sacrifice P3", "forced_sacrifice P1"]


def test_l19_elsar_goes_round_from_her_controller_clockwise():
    match = table(
        3,
        phase="second_recruitment",
        active="P3",
        hands={"P3": ["elsar"]},
        graveyard=["pru", "ninja", "blink"],
    )
    play(match, "recruit elsar-1")
    order = []
    for choice in ("pru", "ninja", "blink"):
        order.append(prompt(match))
        play(match, f"choose {choice}-1")
    assert order == ["reclaim P3", "reclaim P1", "reclaim P2"]
    assert [hand(match, seat) for seat in ("P3", "P1", "P2")] == [["pru-1"], ["ninja-1"], ["blink-1"]]


def test_l20_a_last_wish_happens_when_killed_or_sacrificed_but_not_when_discarded():
    for row_of, steps in (
        (["ninja", "puss_in_loots"], ["activate ninja-1", "choose puss_in_loots-1"]),
        (["catapult", "puss_in_loots"], ["activate catapult-1", "sacrifice puss_in_loots-1"]),
    ):
        events = play(table(2, rows={"P1": row_of}, coins=[0, 1]), *steps)
        assert "last_wish seat=P1 card=puss_in_loots-1" in told(events)
    many = [f"{design}-{copy}" for design in ("ninja", "pru", "blink", "rollork", "elsar") for copy in (1, 2)]
    match = table(2, phase="hand_limit", hands={"P1": [*many, "puss_in_loots"]})
    assert told(play(match, "discard puss_in_loots-1"), "last_wish", "earned") == []


def test_l20_a_card_turned_over_from_the_tower_has_no_last_wish():
    match = table(2, phase="second_recruitment", hands={"P1": ["romolo"]}, tower_top=["puss_in_loots"], coins=[0, 1])
    events = play(match, "recruit romolo-1")
    assert told(events, "turned_over", "last_wish") == ["turned_over seat=P1 card=puss_in_loots-1"]


def test_l20_the_controller_at_that_moment_profits():
    match = table(2, rows={"P1": ["pru", "ninja"], "P2": ["puss_in_loots"]})
    play(match, "activate pru-1", "choose puss_in_loots-1", "activate ninja-1", "choose puss_in_loots-1")
    assert coins(match) == [1, 0]


def test_l20_damage_to_several_lands_together_and_then_the_active_players_wishes_come_first():
    match = table(
        3,
        rows={
            "P1": ["puss_in_loots:1", "catastrophe:1", "hal_r_tel"],
            "P2": ["puss_in_loots:1"],
            "P3": ["puriosa:1"],
        },
        dice=[1, 6, 6],
    )
    events = play(match, "attack hal_r_tel-1", "choose catastrophe-1")
    assert told(events, "died", "last_wish") == [
        "died seat=P1 card=catastrophe-1",
        "last_wish seat=P1 card=catastrophe-1",
        "died seat=P1 card=puss_in_loots-1",
        "died seat=P2 card=puss_in_loots-2",
        "died seat=P3 card=puriosa-1",
        "last_wish seat=P1 card=puss_in_loots-1",
        "last_wish seat=P2 card=puss_in_loots-2",
        "last_wish seat=P3 card=puriosa-1",
    ]
    assert prompt(match) == "damage P3"


def test_l20_active_player_first_then_clockwise_whoever_killed():
    match = table(
        3,
        phase="second_recruitment",
        active="P2",
        rows={"P1": ["puss_in_loots"], "P2": ["caterfield"], "P3": ["puss_in_loots"]},
        hands={"P2": ["rrugh"]},
    )
    events = play(
        match,
        "recruit rrugh-1",
        "sacrifice caterfield-1",
        "sacrifice puss_in_loots-2",
        "sacrifice puss_in_loots-1",
    )
    assert told(events, "last_wish") == [
        "last_wish seat=P2 card=caterfield-1",
        "last_wish seat=P3 card=puss_in_loots-2",
        "last_wish seat=P1 card=puss_in_loots-1",
    ]


def test_l20_each_player_orders_their_own():
    match = table(
        2,
        rows={"P1": ["ninja", "catastrophe"], "P2": ["puss_in_loots:1", "puriosa:1", "hal_r_tel"]},
    )
    play(match, "activate ninja-1", "choose catastrophe-1")
    assert prompt(match) == "last_wish P2"
    assert moves(match) == {"choose puss_in_loots-1", "choose puriosa-1"}
    play(match, "choose puriosa-1")
    assert prompt(match) == "damage P2"
    play(match, "choose hal_r_tel-1")
    assert coins(match) == [0, 1]


def test_l20_new_last_wishes_go_to_the_end_of_the_queue():
    """Both of P2's wishes of the first step come before that of the Looter which one of them kills."""
    match = table(
        2,
        rows={
            "P1": ["ninja:1", "catastrophe", "caterfield:3"],
            "P2": ["puriosa-1:1", "puriosa-2:1", "rollork:1"],
        },
    )
    play(match, "activate ninja-1", "choose catastrophe-1", "choose puriosa-1")
    events = play(match, "choose caterfield-1")
    assert told(events, "died", "last_wish") == [
        "died seat=P1 card=caterfield-1",
        "last_wish seat=P2 card=puriosa-2",
        "last_wish seat=P1 card=caterfield-1",
    ]


def test_l20_a_recruitment_resolves_before_waiting_last_wishes():
    match = table(
        2,
        rows={"P1": ["ninja", "catastrophe", "king_of_rats:1"], "P2": ["puss_in_loots:1"]},
        tower_top=["ducat"],
    )
    events = play(match, "activate ninja-1", "choose catastrophe-1")
    assert told(events, "last_wish", "recruitment", "earned") == [
        "last_wish seat=P1 card=catastrophe-1",
        "last_wish seat=P1 card=king_of_rats-1",
        "recruitment seat=P1 card=ducat-1",
        "earned seat=P1 coins=1",
        "last_wish seat=P2 card=puss_in_loots-1",
        "earned seat=P2 coins=1",
    ]


def test_l20_last_wishes_wait_for_the_whole_ability_for_all_players_it_names():
    match = table(
        2,
        phase="second_recruitment",
        rows={"P1": ["puss_in_loots"], "P2": ["hal_r_tel"]},
        hands={"P1": ["rrugh"]},
    )
    events = play(match, "recruit rrugh-1", "sacrifice puss_in_loots-1")
    assert told(events, "last_wish") == []
    events = play(match, "sacrifice hal_r_tel-1")
    assert told(events, "last_wish") == ["last_wish seat=P1 card=puss_in_loots-1"]


def test_l20_a_card_cannot_bring_itself_back_into_play_unless_it_says_so(tmp_path):
    box = own_box(tmp_path, looter("purrgatory", "last_wish recruit_from_graveyard", life=1))
    match = table(2, box=box, rows={"P1": ["ninja", "purrgatory"]})
    play(match, "activate ninja-1", "choose purrgatory-1")
    assert graveyard(match) == ["purrgatory-1"]
    match = table(2, box=box, rows={"P1": ["ninja", "purrgatory"]}, graveyard=["pru"])
    play(match, "activate ninja-1", "choose purrgatory-1")
    assert moves(match) == {"recruit pru-1"}


def test_l20_a_card_that_has_left_the_graveyard_cannot_be_wished_back():
    """The King's Last Wish brings Elsar, and P1 takes Schroedinger away before his own Last Wish comes."""
    rows = {"P1": ["ninja", "catastrophe", "king_of_rats:1"], "P2": ["schroedinger:1"]}
    match = table(2, rows=rows, tower_top=["elsar"])
    play(match, "activate ninja-1", "choose catastrophe-1", "choose schroedinger-1")
    assert prompt(match) == "reclaim P2", "Elsar lets each player take a card"
    play(match, "choose catastrophe-1")
    assert hand(match, "P1") == ["schroedinger-1"]
    assert hand(match, "P2") == ["catastrophe-1"]


def test_l20_a_waiting_last_wish_happens_even_if_its_card_is_back_in_play():
    """The King brings the Necromeowncer, and she brings back Puriosa, whose Last Wish still waits for P2."""
    rows = {"P1": ["ninja", "catastrophe", "king_of_rats:1"], "P2": ["puriosa:1", "hal_r_tel"]}
    match = table(2, rows=rows, tower_top=["necromeowncer"])
    play(match, "activate ninja-1", "choose catastrophe-1", "recruit puriosa-1")
    assert "puriosa-1:2" in row(match, "P1")
    assert prompt(match).endswith("P2")
    assert "choose puriosa-1" in moves(match)


def test_l20_the_next_action_waits_until_the_queue_is_empty():
    match = table(2, rows={"P1": ["ninja", "hal_r_tel"], "P2": ["puriosa"]})
    play(match, "activate ninja-1", "choose puriosa-1")
    assert prompt(match) == "damage P2"


def test_l21_a_sacrifice_goes_to_the_graveyard_and_may_be_the_looter_itself_or_a_borrowed_one(tmp_path):
    box = own_box(tmp_path, looter("samuracat", "activation sacrifice_cost", "activation earn, amount = 3"))
    match = table(2, box=box, rows={"P1": ["samuracat", "pru"], "P2": ["blink"]})
    play(match, "activate pru-1", "choose blink-1", "activate samuracat-1")
    assert moves(match) == {"sacrifice samuracat-1", "sacrifice pru-1", "sacrifice blink-1"}
    play(match, "sacrifice samuracat-1")
    assert graveyard(match) == ["samuracat-1"]
    assert coins(match) == [3, 0]


def test_l21_a_player_who_has_none_sacrifices_none():
    match = table(3, phase="second_recruitment", rows={"P3": ["pru"]}, hands={"P1": ["rrugh"]})
    play(match, "recruit rrugh-1")
    assert prompt(match) == "forced_sacrifice P3"


def test_l22_steal_a_coin_from_the_richest_player():
    match = table(3, phase="second_recruitment", hands={"P1": ["advocat"]}, coins=[1, 4, 3])
    events = play(match, "recruit advocat-1")
    assert told(events, "stole") == ["stole seat=P1 victim=P2"]
    assert coins(match) == [2, 3, 3]


def test_l22_with_several_richest_players_you_choose():
    """Strange situation: two players are tied for the largest loot."""
    match = table(3, phase="second_recruitment", hands={"P1": ["advocat"]}, coins=[1, 4, 4])
    play(match, "recruit advocat-1")
    assert prompt(match) == "steal P1"
    assert moves(match) == {"player P2", "player P3"}
    play(match, "player P3")
    assert coins(match) == [2, 4, 3]


def test_l22_who_is_the_richest_or_tied_for_it_steals_nothing():
    for loot in ([4, 4, 1], [5, 4, 1], [0, 0, 0]):
        match = table(3, phase="second_recruitment", hands={"P1": ["advocat"]}, coins=loot)
        assert told(play(match, "recruit advocat-1"), "stole") == []


def test_l22_several_coins_are_stolen_one_at_a_time(tmp_path):
    box = own_box(tmp_path, looter("burglecat", "recruitment steal, amount = 3"))
    match = table(3, phase="second_recruitment", box=box, hands={"P1": ["burglecat-1"]}, coins=[0, 4, 3])
    play(match, "recruit burglecat-1")
    assert moves(match) == {"player P2", "player P3"}, "after the first coin both have three"
    play(match, "player P2")
    assert coins(match) == [3, 2, 2], "and the last one is richest player P3's"
    match = table(2, phase="second_recruitment", box=box, hands={"P1": ["burglecat-1"]}, coins=[1, 3])
    play(match, "recruit burglecat-1")
    assert coins(match) == [2, 2], "tied for it now: nothing more"


def test_l23_among_berserker_medic_and_viking_only_the_viking_can_be_attacked():
    match = table(2, rows={"P1": ["hal_r_tel"], "P2": ["puriosa", "hippocat", "rollork"]})
    play(match, "attack hal_r_tel-1")
    assert moves(match) == {"choose rollork-1"}


def test_l23_with_several_taunts_the_attacker_chooses_among_them():
    match = table(2, rows={"P1": ["hal_r_tel"], "P2": ["puriosa", "caterfield", "rollork"]})
    play(match, "attack hal_r_tel-1")
    assert moves(match) == {"choose rollork-1", "choose caterfield-1"}


def test_l23_taunt_guards_each_player_alone_and_never_from_their_own():
    match = table(3, rows={"P1": ["hal_r_tel", "rollork-2", "pru"], "P2": ["puriosa", "rollork-1"], "P3": ["hippocat"]})
    play(match, "attack hal_r_tel-1")
    assert moves(match) == {"choose rollork-2", "choose pru-1", "choose rollork-1", "choose hippocat-1"}


def test_l23_taunt_holds_for_magic_and_recruitment_effects():
    match = table(2, rows={"P1": ["pru"], "P2": ["puriosa", "rollork"]})
    play(match, "activate pru-1")
    assert moves(match) == {"choose rollork-1"}
    match = table(2, phase="second_recruitment", rows={"P2": ["puriosa", "rollork"]}, hands={"P1": ["kotniss"]})
    play(match, "recruit kotniss-1")
    assert moves(match) == {"choose rollork-1"}


def test_l23_taunt_holds_for_milkulas_drain():
    match = table(2, phase="second_recruitment", hands={"P1": ["milkula"]}, rows={"P2": ["rollork", "puriosa"]})
    play(match, "recruit milkula-1")
    assert moves(match) == {"choose rollork-1"}


def test_l23_taunt_holds_for_a_return_to_the_hand_but_not_for_a_kindness(tmp_path):
    cards = [
        looter("boomeowrang", "recruitment return_to_hand, target = 'looter'"),
        looter("nurse", "recruitment heal, amount = 1, target = 'looter'"),
    ]
    box = own_box(tmp_path, *cards, instead_of=("hal_r_tel", "ninja"))
    rows = {"P2": ["rollork:1", "puriosa:1"]}
    match = table(2, phase="second_recruitment", box=box, hands={"P1": ["boomeowrang"]}, rows=rows)
    play(match, "recruit boomeowrang-1")
    assert {"choose rollork-1", "choose puriosa-1"} & moves(match) == {"choose rollork-1"}
    match = table(2, phase="second_recruitment", box=box, hands={"P1": ["nurse"]}, rows=rows)
    play(match, "recruit nurse-1")
    assert {"choose rollork-1", "choose puriosa-1"} <= moves(match)


def test_l23_a_taunt_outside_the_filter_does_not_protect():
    match = table(2, phase="second_recruitment", rows={"P2": ["puriosa:1", "rollork:2"]}, hands={"P1": ["catsanova"]})
    play(match, "recruit catsanova-1")
    assert moves(match) == {"choose puriosa-1"}


def test_l23_if_several_are_chosen_those_with_taunt_come_first(tmp_path):
    box = own_box(tmp_path, looter("tomahawk", "recruitment damage, target = 'opposing', looterz = 3"))
    match = table(
        2,
        phase="second_recruitment",
        box=box,
        rows={"P2": ["puriosa", "rollork", "blink"]},
        hands={"P1": ["tomahawk-1"]},
    )
    play(match, "recruit tomahawk-1")
    assert moves(match) == {"choose rollork-1"}
    play(match, "choose rollork-1")
    assert row(match, "P2") == ["rollork-1:3", "blink-1:1", "puriosa-1:2"], "it lands on all together"
    assert moves(match) == {"choose puriosa-1", "choose blink-1"}
    play(match, "choose blink-1", "choose puriosa-1")
    assert row(match, "P2") == ["rollork-1:2", "puriosa-1:1"]


def test_l23_a_borrowed_taunt_guards_the_borrower():
    match = table(2, rows={"P1": ["pru", "catastrophe:1", "hal_r_tel"], "P2": ["rollork", "puriosa:1"]}, dice=[1, 6, 6])
    play(match, "activate pru-1", "choose rollork-1", "attack hal_r_tel-1", "choose puriosa-1")
    assert prompt(match) == "damage P2"
    assert moves(match) == {"choose rollork-1"}


def test_l23_taunt_does_not_hold_where_the_victim_chooses():
    match = table(2, phase="second_recruitment", rows={"P2": ["rollork", "pru"]}, hands={"P1": ["rrugh"]})
    play(match, "recruit rrugh-1")
    assert moves(match) == {"sacrifice rollork-1", "sacrifice pru-1"}


def test_l23_a_ward_stops_abilities_of_opponents_but_not_attacks():
    match = table(2, rows={"P1": ["ninja", "acrocat-1"], "P2": ["acrocat-2", "pru"]})
    play(match, "activate ninja-1")
    assert moves(match) == {"choose ninja-1", "choose acrocat-1", "choose pru-1"}
    match = table(2, rows={"P1": ["ninja"], "P2": ["acrocat", "pru"]})
    play(match, "attack ninja-1")
    assert moves(match) == {"choose acrocat-1", "choose pru-1"}

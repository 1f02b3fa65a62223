"""Positions come from anybody: what cannot be on a table is refused, and nothing that is kept is shared."""

import json
import random
import re

import pytest

import ludoteca
from ludoteca.kernel.chance import position_commitment
from ludoteca.kernel.errors import BadOption, BadPosition, BadRecord, BadSeats
from ludoteca.kernel.limits import FIRST_TASK
from ludoteca.lab.fuzzing import Fuzzer

GAMES = [ludoteca.game(name) for name in ludoteca.games()]
COUNTS = {
    "kragmortha": {"tokens_left", "cards_played", "discarded", "number", "looks_known", "tomes_this_turn"},
    "looterz": {"life", "coins", "left", "die", "damage", "wave", "wish", "count"},
    "platformer": {
        *("health", "gold", "gems", "gold_on", "gems_on", "amount", "charge", "damage", "defeated", "fallen", "left"),
        *("level", "levels", "events_left", "items_known", "potions_known", "most", "needed", "times", "special"),
    },
}
"""What is counted in positions of each game; the die of Looterz shows a number."""
SEAT_NAME = re.compile(r"P\d+")
every_game = pytest.mark.parametrize("game", GAMES, ids=str)


def begun(game, moves=40):
    """A match after some random moves."""
    match = game.new(game.seats[-1], "begun")
    chance = random.Random(7)
    while not match.over and len(match.log) < moves:
        match.play(chance.choice(match.moves()))
    return match


@pytest.mark.parametrize("positions", [25, pytest.param(300, marks=pytest.mark.long)])
@every_game
def test_what_nobody_would_write_is_refused_or_plays_to_its_end(game, positions):
    """bench/fuzz_positions.py tries very many more."""
    fuzzer = Fuzzer(game, seed=3)
    fuzzer.run(positions)
    assert fuzzer.refused > positions / 3
    assert fuzzer.refused + fuzzer.played == positions


@every_game
def test_positions_of_play_are_accepted_and_play_to_their_end(game):
    """With interpreted rules on lists that refuse every index outside, negative ones too."""
    fuzzer = Fuzzer(game, seed=1)
    match = fuzzer.random_game()
    chance = random.Random(2)
    for number in range(60):
        if match.over:
            break
        match.play(chance.choice(match.moves()))
        if number % 6 == 0:
            twin = game.from_position(match.position())
            assert twin.state == match.state
            assert twin.position() == match.position()
    assert match.over or fuzzer.try_out(match.position())


@every_game
def test_every_number_of_a_state_says_what_it_can_be(game):
    for name, field in game.state.fields.items():
        if name not in ("frame", "journal") and field.code != "u8":
            assert field.derived or field.of or field.most is not None, name


@every_game
def test_every_frame_says_what_it_lies_on(game):
    names = {term.name for term in game.frames} | {"bottom"}
    for term in game.frames:
        assert term.on <= names, term.name
        assert term.on or term.number >= FIRST_TASK, term.name
        assert all(name in term.ranges for name, domain in term.fields.items() if domain == "number"), term.name


@every_game
@pytest.mark.parametrize(
    "spoil",
    [
        lambda position: position.update(waiting=[position["decision"]] * 24),
        lambda position: position.update(waiting=[]),
        lambda position: position.pop("decision"),
        lambda position: position.update(decision={"kind": position["decision"], "seat": "P8"}),
        lambda position: position.update(decision={"kind": "none"}),
        lambda position: position["chance"].update(next=[0] * 17),
        lambda position: position["chance"].update(next=[200]),
        lambda position: position["chance"].update(next=["none"]),
        lambda position: position["chance"].update(key=["0x" + "f" * 40]),
        lambda position: position.update(turn_number=29_000),
        lambda position: position.update(steps=60_000),
        lambda position: position.update(rank=[1]),
        lambda position: position.update(over=True),
        lambda position: position.update(turn="P8"),
        lambda position: position.update(seat=7),
        lambda position: position.update(depth=1),
        lambda position: position.update(box="another"),
        lambda position: position.update(P1=7),
    ],
)
def test_a_state_that_cannot_be_is_refused(game, spoil):
    position = begun(game).position()
    spoil(position)
    with pytest.raises(BadPosition, match=r"\w.*\.$"):
        game.from_position(position)


@every_game
def test_positions_of_earlier_releases_are_still_read(game):
    """Tables and records of before hold them: fields in lists by number, with what now is derived."""
    match = begun(game)
    fields = match.setting.positions.write(match.state) | {"seat": match.seat, "depth": match.state.depth}
    old = {"game": game.name, "seats": match.setting.seats, "options": match.setting.options, "state": fields}
    twin = game.from_position(old)
    assert twin.state == match.state
    assert twin.position() == match.position()
    with pytest.raises(BadPosition, match="seat is not"):
        game.from_position(old | {"state": fields | {"seat": (match.seat + 1) % 2 + 5}})
    with pytest.raises(BadPosition):
        game.from_position(old | {"state": fields | {"frame": fields["frame"] * 12}})


@every_game
@pytest.mark.parametrize("strange", [None, 7, [], "x", {"game": "?"}, {"state": {}}])
def test_what_is_no_position_at_all_is_refused(game, strange):
    with pytest.raises(BadPosition):
        game.from_position(strange)
    with pytest.raises(BadPosition):
        game.from_position({"game": game.name, "seats": 2, "options": {}, "state": strange})
    with pytest.raises((BadPosition, BadOption)):
        game.from_position(begun(game).position() | {"options": {"first_player": {}}})


@every_game
def test_writing_to_a_position_changes_no_match(game):
    match = begun(game)
    position = match.position()
    before = json.dumps(position)
    settled = dict(match.setting.options)
    twin = game.from_position(position)
    position["options"]["first_player"] = "2"
    position["P1"].clear()
    assert match.setting.options == settled
    assert json.dumps(twin.record()["start"]) == before
    twin.record()["start"]["P1"].clear()
    match.view()["options"].clear()
    assert json.dumps(twin.record()["start"]) == before
    assert match.setting.options == settled


@every_game
def test_a_match_from_a_position_is_committed_to_it(game):
    match = game.from_position(begun(game).position())
    match.play(match.moves()[0])
    record = match.record()
    assert record["commitment"] == position_commitment(record["start"])
    assert game.verify(record).position() == match.position()
    record["start"]["reveals"] += 1
    with pytest.raises(BadRecord, match="committed"):
        game.verify(record)


@every_game
def test_redealt_everybody_sees_the_same_and_chance_is_another(game):
    match = begun(game)
    again = match.redealt("another seed")
    assert again.position() == match.redealt("another seed").position()
    assert again.position() != match.redealt("a third seed").position()
    assert again.state.key != match.state.key
    shown, old = again.view(), match.view()
    for view in (shown, old):
        view["can_undo"] = view["index"] = None
    assert shown == old, "what everybody sees has not changed"
    assert game.verify(again.record()).position() == again.position()


@every_game
def test_positions_say_as_little_of_options_as_they_can(game):
    for choice in {"first_player": "2"}, {}:
        match = game.new(2, "options", **choice)
        position = match.position()
        assert position["options"] == choice
        assert game.from_position(position).setting.options == match.setting.options


def test_an_edition_in_a_position_means_something():
    game = ludoteca.game("kragmortha")
    position = game.new(3, "edition", edition="fr", tie_break="kinds").position()
    assert position["options"] == {"edition": "fr", "tie_break": "kinds"}
    assert game.from_position(position).setting.options["rigor_teleport"] == "circle"


@every_game
def test_a_first_player_beyond_the_table_is_refused(game):
    with pytest.raises(BadOption, match="first_player"):
        game.new(2, "x", first_player="3")
    with pytest.raises(BadOption, match="first_player"):
        game.batch(1, 2, "x", first_player=3)
    position = game.new(2, "x").position()
    position["options"] = {"first_player": "4"}
    with pytest.raises(BadOption, match="first_player"):
        game.from_position(position)


@every_game
@pytest.mark.parametrize("seats", ["2", 2.0, True, None, [2]])
def test_a_number_of_players_is_a_whole_number(game, seats):
    with pytest.raises(BadSeats, match="whole number"):
        game.new(seats, "x")
    with pytest.raises(BadSeats, match="whole number"):
        game.from_position(game.new(2, "x").position() | {"seats": seats})


@every_game
def test_codes_are_words(game):
    """Numbers are left in a position only where they count something."""
    counts = {"seats", "reveals", "reveal_at", "steps", "turn_number", "rank", "chance", "options"} | COUNTS[game.name]
    for seed in range(6):
        match = game.new(game.seats[-seed % 2], f"words {seed}")
        chance = random.Random(seed)
        while not match.over and len(match.log) < 200:
            match.play(chance.choice(match.moves()))
            if len(match.log) % 9 == 0:
                position = match.position()
                assert numbers_in(position) <= counts
                assert game.from_position(json.loads(json.dumps(position))).state == match.state


def numbers_in(part, inside=""):
    """The names of what holds a number; what belongs to one card, space or seat goes by the name around it."""
    if isinstance(part, dict):
        of_things = inside and inside not in {"decision", "waiting", "happened"} and not SEAT_NAME.fullmatch(inside)
        entries = [numbers_in(value, inside if of_things else name) for name, value in part.items()]
        return set().union(*entries)
    if isinstance(part, list):
        return set().union(*(numbers_in(value, inside) for value in part))
    return {inside} if isinstance(part, int) and not isinstance(part, bool) else set()


@pytest.mark.parametrize(
    ("name", "entry", "wrong", "told"),
    [
        ("platformer", "decision", {"kind": "reroll", "chosen": ["die-9"]}, "There are: die-1"),
        ("platformer", "decision", {"kind": "reroll", "chosen": "die-1"}, "must be a list"),
        ("platformer", "waiting", [{"kind": "stage", "stage": "later"}], "There are: event, remove, refresh"),
        ("platformer", "foe", "enemy-99", "There are: enemy-1"),
        ("looterz", "decision", {"kind": "dungeon", "attacking": "perhaps"}, "true or false"),
        ("kragmortha", "ended", "everything", "There are: nothing, movement, turn"),
    ],
)
def test_a_word_that_is_not_there_is_answered_with_those_that_are(name, entry, wrong, told):
    game = ludoteca.game(name)
    position = begun(game).position() | {entry: wrong}
    with pytest.raises(BadPosition, match=told):
        game.from_position(position)


def test_a_match_that_was_lost_alone_is_a_position_too():
    """P1: alone one can lose; the rank is 2 then, though nobody else sits there."""
    game = ludoteca.game("platformer")
    match = game.new(1, "alone")
    chance = random.Random(1)
    while not match.over:
        match.play(chance.choice(match.moves()))
    assert match.state.rank[0] == 2
    twin = game.from_position(match.position())
    assert twin.over
    assert twin.position() == match.position()

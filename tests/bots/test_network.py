"""Networks: what a file must be, and that what the search makes of one is what whole numbers say."""

import json
import math

import pytest

import ludoteca
from ludoteca.bots import network as networks
from ludoteca.bots.engine import RulesEngine
from ludoteca.bots.network import (
    FILE,
    NARROW,
    NO_NET,
    OTHERS,
    OUTCOMES,
    WIDTH,
    layout_of,
    load,
    net_of,
    packed,
)
from ludoteca.bots.network_rules import AT_ONCE, HEAD, PRIOR, STRAY, VALUE
from ludoteca.kernel.errors import BadNetwork
from ludoteca.kernel.loops import DECIDER
from ludoteca.kernel.observation import BITS
from ludoteca.kernel.one_hot import empty_rows
from ludoteca.kernel.options import FIRST_PLAYER
from tests.bots.networks import random_network

GAMES = [ludoteca.game(name) for name in ludoteca.games()]


def second_layer(network, seats, row):
    """What the definition says, step by step, with Python's own whole numbers."""
    layout, weights = network.layout, network.weights
    sums = list(weights["bias"][seats * WIDTH : (seats + 1) * WIDTH])
    for byte, value in enumerate(row):
        if layout.form[byte] == BITS:
            things = [bit for bit in range(8) if value >> bit & 1]
        else:
            things = [min(value, layout.most[byte]) - 1] if value else []
        for thing in things:
            at = weights["row"][layout.first[byte] + thing]
            if at >= 0:
                sums = [a + b for a, b in zip(sums, weights["table"][at * WIDTH : (at + 1) * WIDTH], strict=True)]
    bright = [max(0, min(127, number // 8)) for number in sums]
    second = weights["second_bias"]
    narrow = [
        second[j] + sum(bright[k] * weights["second"][j * WIDTH + k] for k in range(WIDTH)) for j in range(NARROW)
    ]
    return [max(0, min(127, number // 64)) for number in narrow]


def head(network, name, number, narrow):
    weights = network.weights[name][number * NARROW : (number + 1) * NARROW]
    return HEAD * (sum(a * b for a, b in zip(weights, narrow, strict=True)) + network.weights[f"{name}_bias"][number])


def played(game, seats, steps, seed):
    match = game.new(seats, seed)
    for step in range(steps):
        moves = match.moves()
        match.play(moves[(step * 7 + 3) % len(moves)])
    while len(match.moves()) < 2:
        match.play(match.moves()[0])
    return match


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_what_the_search_sees_is_what_whole_numbers_say(game):
    for number, seats in enumerate(game.seats):
        match = played(game, seats, 30, f"look {seats}")
        network = random_network(match.setting, number, PRIOR | VALUE | AT_ONCE)
        engine = RulesEngine(match.setting, network.net)
        for iterations in (1, 2, 30):
            engine.begin(match.state, 5, 1 << 10)
            engine.run(iterations, 1.0)
            seen = [int(value) for value in engine.net.seen[: game.observation.size]]
            assert any(seen)
            assert [int(value) for value in engine.net.narrow] == second_layer(network, seats, seen)


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_priors_are_the_softmax_of_the_head_for_moves(game):
    match = played(game, game.seats[-1], 20, "priors")
    network = random_network(match.setting, 3, PRIOR | VALUE)
    rows = empty_rows(game.observation)
    game.loops.observe_many(match.setting.boxes, match.setting.hold(match.state), DECIDER, rows, 0, 1)
    narrow = second_layer(network, game.seats[-1], [int(value) for value in rows[0, 0]])
    logits = {move.id: head(network, "moves", move.id, narrow) for move in match.moves()}
    most = max(logits.values())
    total = sum(math.exp(logit - most) for logit in logits.values())
    engine = RulesEngine(match.setting, network.net)
    engine.begin(match.state, 5, 1 << 10)
    engine.run(1, 1.0)
    child, found = int(engine.tree.child[0]), {}
    while child:
        found[int(engine.tree.move[child])] = float(engine.tree.prior[child])
        child = int(engine.tree.sibling[child])
    assert found.keys() == logits.keys()
    for move, logit in logits.items():
        expected = (math.exp(logit - most) / total + STRAY / len(logits)) / (1 + STRAY)
        assert found[move] == pytest.approx(expected, rel=1e-5)


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_shares_stay_shares(game):
    for seats in game.seats:
        match = played(game, seats, 25, "shares")
        for uses in (VALUE, PRIOR | VALUE | AT_ONCE):
            engine = RulesEngine(match.setting, random_network(match.setting, seats, uses).net)
            engine.begin(match.state, 9, 1 << 12)
            engine.run(40, 1.0)
            shares = [float(share) / 40 for share in engine.tree.results[:seats]]
            assert all(0.0 <= share <= 1.0 for share in shares)
            assert 0.0 < sum(shares) <= 1.0 + 1e-9


def test_a_network_changes_what_the_search_thinks_and_none_changes_nothing():
    match = played(ludoteca.game("looterz"), 2, 20, "changes")

    def results(net):
        engine = RulesEngine(match.setting, net)
        engine.begin(match.state, 5, 1 << 12)
        engine.run(50, 1.0)
        return [float(result) for result in engine.tree.results[:2]]

    network = random_network(match.setting, 1, VALUE)
    assert results(network.net) != results(NO_NET)
    unused = networks.Network(network.about | {"uses": 0}, network.weights, network.layout)
    assert results(unused.net) == results(NO_NET)


@pytest.fixture
def kept(tmp_path):
    setting = ludoteca.game("looterz").setting(2)
    path = tmp_path / "network.bin"
    network = random_network(setting, 4, PRIOR | VALUE)
    network.save(path)
    return setting, path, network


def test_a_file_gives_the_same_network_back(kept):
    setting, path, network = kept
    again = load(path, setting.game, setting.fingerprint)
    assert again.weights == network.weights
    assert packed(again.net) == packed(network.net)
    assert path.stat().st_size < 1 << 20


def changed(path, change):
    line, _, body = path.read_bytes().partition(b"\n")
    about = json.loads(line)
    change(about)
    path.write_bytes(json.dumps(about).encode() + b"\n" + body)


@pytest.mark.parametrize(
    ("name", "value"),
    [("format", 1), ("game", "chess"), ("rules", 99), ("box", "other"), ("features", "other"), ("game", None)],
)
def test_a_network_for_something_else_is_refused(kept, name, value):
    setting, path, _ = kept
    changed(path, lambda about: about.update({name: value}))
    with pytest.raises(BadNetwork, match=f"its {name} is not"):
        load(path, setting.game, setting.fingerprint)


@pytest.mark.parametrize(
    "change", [{"rows": -1}, {"rows": 10**9}, {"rows": "2"}, {"rows": 1}, {"uses": 8}, {"uses": "all"}]
)
def test_a_damaged_line_is_refused(kept, change):
    setting, path, _ = kept
    changed(path, lambda about: about.update(change))
    with pytest.raises(BadNetwork, match="damaged"):
        load(path, setting.game, setting.fingerprint)


def test_weights_too_few_too_many_or_beyond_the_table_are_refused(kept):
    setting, path, network = kept
    whole = path.read_bytes()
    for body in (whole[:-1], whole + b"\0"):
        path.write_bytes(body)
        with pytest.raises(BadNetwork, match="damaged"):
            load(path, setting.game, setting.fingerprint)
    network.weights["row"][7] = len(network.weights["row"])
    network.save(path)
    with pytest.raises(BadNetwork, match="names rows"):
        load(path, setting.game, setting.fingerprint)


@pytest.mark.parametrize("content", [b"", b"\n", b"[]\n", b"\xff\xfe\n", b"{}", b"[" * 100_000])
def test_what_is_no_network_is_refused(kept, content):
    setting, path, _ = kept
    path.write_bytes(content)
    with pytest.raises(BadNetwork):
        load(path, setting.game, setting.fingerprint)


def test_a_file_that_is_missing_or_huge_is_refused(kept, monkeypatch):
    setting, path, _ = kept
    monkeypatch.setattr(networks, "MOST_BYTES", 100)
    with pytest.raises(BadNetwork, match="larger"):
        load(path, setting.game, setting.fingerprint)
    with pytest.raises(BadNetwork):
        load(path.with_name("none"), setting.game, setting.fingerprint)


def test_a_game_uses_the_network_beside_its_rules_where_it_fits(kept, monkeypatch):
    _, path, network = kept
    game = ludoteca.game("looterz")
    monkeypatch.setattr(networks, "_place", lambda game: path)
    fresh = game.setting(2)
    monkeypatch.setattr(fresh, "_once", {})
    assert packed(net_of(fresh)) == packed(network.net)
    name, option = next(pair for pair in game.options.items() if pair[0] != FIRST_PLAYER and len(pair[1].choices) > 1)
    other = next(choice for choice in option.choices if choice != option.default)
    assert net_of(game.setting(2, **{name: other})) is NO_NET


def test_who_tries_a_network_that_does_not_fit_is_told(kept, monkeypatch):
    _, path, _ = kept
    changed(path, lambda about: about.update({"rules": 99}))
    path.rename(path.with_name("looterz.bin"))
    monkeypatch.setenv(OTHERS, str(path.parent))
    fresh = ludoteca.game("looterz").setting(2)
    monkeypatch.setattr(fresh, "_once", {})
    with pytest.warns(UserWarning, match=r"looterz\.bin was not made for this: its rules is not .* without a network"):
        assert net_of(fresh) is NO_NET


def test_games_without_a_network_have_none():
    for game in GAMES:
        if not (game.folder / FILE).is_file():
            assert net_of(game.setting(game.seats[0])) is NO_NET


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_every_byte_has_its_things_and_there_is_room_for_all(game):
    layout = layout_of(game)
    assert len(layout.form) == len(layout.most) == len(layout.first) == game.observation.size
    assert layout.lengths(layout.things)["shares"] == OUTCOMES * NARROW

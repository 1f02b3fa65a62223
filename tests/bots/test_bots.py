"""Bots keep to the rules, to their budget, and to what their seat may know."""

import threading

import pytest

import ludoteca
from ludoteca.bots import LEVELS, NAMES, STYLED_NAMES, Budget, Option, Stop, Thought, bot, engine, mcts_runner, tree
from ludoteca.cli.arguments import BOT_NAMES
from ludoteca.kernel.errors import BadOption, IllegalMove
from tests.bots.positions import positions

GAMES = list(ludoteca.games())
TABLES = [(name, seats) for name in GAMES for seats in sorted({2, ludoteca.game(name).seats[-1]})]
ALL_TABLES = [(name, seats) for name in GAMES for seats in ludoteca.game(name).seats]
SMALL = Budget(iterations=24)
"""Seconds that a bot may exceed its time by; interpreted, one iteration can take longer than that."""


def over_match(name):
    match = ludoteca.game(name).new(2, "over")
    chooser = bot("random", "over")
    while not match.over:
        match.play(chooser.choose(match))
    return match


def test_names_are_those_of_the_command_line():
    assert NAMES == BOT_NAMES == ("random", "heuristic", *LEVELS, *STYLED_NAMES)
    assert LEVELS == ("easy", "normal", "hard", "master")


@pytest.mark.parametrize("name", NAMES)
def test_every_bot_has_its_name(name):
    assert bot(name, "s").name == name


def test_an_unknown_bot_is_refused():
    with pytest.raises(BadOption, match=r"There is no bot “genius”. There are: random, heuristic, easy"):
        bot("genius")


@pytest.mark.parametrize("budget", [{}, {"iterations": 0}, {"milliseconds": 0}, {"milliseconds": float("nan")}])
def test_a_budget_must_be_one(budget):
    with pytest.raises(BadOption):
        Budget(**budget)


def test_threads_must_be_there():
    with pytest.raises(BadOption, match="at least one thread"):
        bot("hard", threads=0)


@pytest.mark.parametrize("name", NAMES)
def test_nobody_chooses_when_the_match_is_over(name):
    match = over_match("looterz")
    with pytest.raises(IllegalMove, match="over"):
        bot(name).choose(match)
    with pytest.raises(IllegalMove, match="over"):
        bot(name).think(match)


@pytest.mark.parametrize(("game", "seats"), TABLES)
@pytest.mark.parametrize("name", ["easy", "hard", "heuristic", "random"])
def test_choices_are_legal_and_leave_the_match_alone(game, seats, name):
    mind = bot(name, "legal", budget=SMALL)
    for match in positions(game, seats, 6):
        before = match.position()
        assert mind.choose(match) in match.moves()
        assert match.position() == before


@pytest.mark.parametrize("game", GAMES)
def test_a_thought_has_every_legal_move_most_visited_first(game):
    for match in positions(game, 2, 4):
        thought = bot("hard", "t").think(match, iterations=40)
        assert sorted(option.move.id for option in thought.options) == sorted(move.id for move in match.moves())
        visits = [option.visits for option in thought.options]
        assert visits == sorted(visits, reverse=True)
        assert sum(visits) == thought.iterations == 40
        assert thought.move == thought.options[0].move == thought.line[0]
        assert all(0.0 <= option.expected <= 1.0 for option in thought.options)
        assert match.seat is not None
        seat = match.seat
        assert all(option.shares[seat] == option.expected for option in thought.options)
        assert all(abs(sum(option.shares) - 1) < 1e-6 or match.setting.seats == 1 for option in thought.options)
        assert thought.line == (thought.move, *thought.options[0].line)
        assert thought.milliseconds > 0


@pytest.mark.parametrize("name", ["random", "heuristic"])
def test_simple_bots_think_too(name):
    (match,) = positions("looterz", 2, 1)
    shares: list[float] = []
    thought = bot(name, "t").think(match, progress=shares.append)
    assert isinstance(thought, Thought)
    assert all(isinstance(option, Option) for option in thought.options)
    assert len(thought.options) == len(match.moves())
    assert shares == [1.0]


@pytest.mark.parametrize(("game", "seats"), ALL_TABLES)
def test_bots_do_not_peek(game, seats):
    """Two true states that look the same to a seat: the same seeded bot thinks and decides the same."""
    differing = 0
    for number, match in enumerate(positions(game, seats, 5)):
        twin = match.resampled(match.seat, f"twin/{number}")
        views = [state.view(state.seat) | {"can_undo": None} for state in (match, twin)]  # a twin has no past
        assert views[0] == views[1]
        differing += match.position() != twin.position()
        one, other = (bot("hard", "peek").think(state, iterations=60) for state in (match, twin))
        assert one.options == other.options
        assert one.line == other.line
        for name in LEVELS:
            assert bot(name, "peek", budget=SMALL).choose(match) == bot(name, "peek", budget=SMALL).choose(twin)
    assert differing, "twins that are no different prove nothing"


@pytest.mark.parametrize(("game", "seats"), ALL_TABLES)
def test_what_is_concealed_does_not_show(game, seats):
    """The root of a search is the same, byte for byte, whatever the table hides from the seat."""
    for number, match in enumerate(positions(game, seats, 8, "conceal")):
        roots = []
        for state in (match, match.resampled(match.seat, f"a/{number}"), match.resampled(match.seat, f"b/{number}")):
            search = mcts_runner.Searcher(match.setting)
            search.think(state, Budget(iterations=1), "root")
            roots.append(search.root())
        assert roots[0] == roots[1] == roots[2]
        assert roots[0].seat == match.seat


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_thinks_alike(game):
    (match,) = positions(game, 2, 1)
    thoughts = [bot("hard", seed).think(match, iterations=50).options for seed in ("a", "a", "b")]
    assert thoughts[0] == thoughts[1]
    assert thoughts[0] != thoughts[2]


def test_a_bot_goes_on_with_its_luck():
    """Asked twice about one position it thinks afresh; a second bot of the same seed does so in the same way."""
    (match,) = positions("kragmortha", 2, 1)
    first, second = bot("hard", "s"), bot("hard", "s")
    told = [mind.think(match, iterations=50).options for mind in (first, first, second, second)]
    assert told[0] == told[2]
    assert told[1] == told[3]
    assert told[0] != told[1]


def test_threads_share_the_work_and_agree_on_the_sum():
    (match,) = positions("kragmortha", 2, 1)
    told = [bot("hard", "s", threads=3).think(match, iterations=90) for _ in range(2)]
    assert told[0].options == told[1].options
    assert told[0].iterations == sum(option.visits for option in told[0].options) == 90


def test_a_choice_that_is_settled_is_not_thought_about_further():
    """`choose` may stop early, but only where the rest could not change its mind."""
    for match in positions("kragmortha", 2, 5):
        thought = bot("hard", "s").think(match, iterations=200)
        assert bot("hard", "s", budget=Budget(iterations=200)).choose(match) == thought.move


@pytest.mark.parametrize("game", GAMES)
def test_time_is_kept(game, monkeypatch):
    """By a clock that goes a hundredth of a second ahead whenever somebody looks: 200 ms are twenty looks at most."""
    (match,) = positions(game, 2, 1)
    looks = 0

    def clock() -> float:
        nonlocal looks
        looks += 1
        return looks / 100

    monkeypatch.setattr("ludoteca.bots.mcts_runner.time.perf_counter", clock)
    thought = bot("master", "t").think(match, milliseconds=200)
    assert thought.iterations > 0
    assert looks <= 22


def test_iterations_and_time_can_be_given_together():
    (match,) = positions("kragmortha", 2, 1)
    assert bot("master").think(match, iterations=5, milliseconds=60_000).iterations == 5


def test_thinking_can_be_stopped():
    (match,) = positions("kragmortha", 2, 1)
    mind = bot("master", "t")
    mind.think(match, iterations=1)
    stop = Stop()
    threading.Timer(0.2, stop.set).start()
    share = 0.0

    def keep(progress: float) -> None:
        nonlocal share
        share = progress

    thought = mind.think(match, milliseconds=3_600_000, stop=stop, progress=keep)
    assert share < 0.5, "an hour was not waited for"
    assert thought.move in match.moves()
    assert mind.think(match, milliseconds=60_000, stop=stop).iterations <= mcts_runner.FIRST_SLICE


def test_progress_goes_from_nothing_to_all():
    (match,) = positions("kragmortha", 2, 1)
    shares: list[float] = []
    bot("hard").think(match, iterations=100, progress=shares.append)
    assert shares == sorted(shares)
    assert 0 < shares[0] <= 1
    assert shares[-1] == 1.0


@pytest.mark.parametrize("game", GAMES)
def test_memory_is_bounded(game, monkeypatch):
    """A tree that is full stops growing; the search goes on."""
    monkeypatch.setattr(mcts_runner, "MOST_NODES", 64)
    monkeypatch.setattr(engine, "LEAST_NODES", 64)
    for match in positions(game, 2, 2):
        search = mcts_runner.Searcher(match.setting)
        thought = search.think(match, Budget(iterations=80), "full")
        assert thought.iterations == 80
        assert search.nodes() <= 64
        assert thought.move in match.moves()


@pytest.mark.parametrize("game", GAMES)
def test_the_largest_tree_fits_into_64_megabytes(game):
    """At the most seats, whatever the budget; nothing else grows with thinking."""
    seats, moves = ludoteca.game(game).seats[-1], ludoteca.game(game).move_table.size
    assert tree.bytes_of(mcts_runner.MOST_NODES, seats, moves) <= 64 * 2**20


@pytest.mark.parametrize("budget", [Budget(milliseconds=3_600_000), Budget(iterations=10**9)])
def test_no_budget_asks_for_more_than_the_largest_tree(budget, monkeypatch):
    monkeypatch.setattr(mcts_runner, "MOST_NODES", 1 << 13)
    (match,) = positions("looterz", 2, 1)
    stop = Stop()
    stop.set()
    asked: list[int] = []

    def new_tree(nodes, *rest):
        asked.append(nodes)
        return tree.new_tree(nodes, *rest)

    monkeypatch.setattr(engine, "new_tree", new_tree)
    mcts_runner.Searcher(match.setting).think(match, budget, "room", stop)
    assert max(asked) == 1 << 13


def test_a_large_tree_is_given_back_after_the_decision(monkeypatch):
    """Bots at many tables think only now and then: between decisions each keeps little."""
    monkeypatch.setattr(engine, "KEPT_NODES", engine.LEAST_NODES)
    (match,) = positions("looterz", 2, 1)
    stop = Stop()
    stop.set()
    search = mcts_runner.Searcher(match.setting)
    search.think(match, Budget(iterations=4 * engine.LEAST_NODES), "large", stop)
    assert search.room_for() == engine.LEAST_NODES


def test_loading_late_leaves_a_legal_move(monkeypatch):
    """A bot whose time is over before it could begin, because its code was being loaded, still decides."""
    (match,) = positions("kragmortha", 2, 1)
    shares: list[float] = []
    thought = bot("master", "late").think(match, milliseconds=1e-6, progress=shares.append)
    assert thought.move in match.moves()
    assert 1 <= thought.iterations <= 2 * mcts_runner.FIRST_SLICE
    assert all(0.0 <= share <= 1.0 for share in shares)


def test_one_move_needs_no_thought():
    match = ludoteca.game("kragmortha").new(2, "one")
    while len(match.moves()) > 1:
        match.play(match.moves()[0])
    thought = bot("master").think(match)
    assert thought.iterations == 0
    assert thought.options == (Option(match.moves()[0], 0, 0.5),)
    assert bot("master").choose(match) == match.moves()[0]


@pytest.mark.parametrize("game", GAMES)
def test_levels_finish_games(game):
    budget = Budget(iterations=3)
    match = ludoteca.game(game).new(2, "finish")
    minds = [bot("easy", "a", budget=budget), bot("hard", "b", budget=budget)]
    while (seat := match.seat) is not None and len(match.log) < 400:
        match.play(minds[seat].choose(match))
    assert match.over or len(match.log) == 400


@pytest.mark.parametrize("name", list(ludoteca.games()))
def test_the_heuristic_bot_decides_by_what_its_seat_knows(name):
    for number, match in enumerate(positions(name, 2, 12, "knows")):
        twin = match.resampled(match.seat, f"twin/{number}")
        chosen = [bot("heuristic", "knows").choose(one).id for one in (match, twin)]
        assert chosen[0] == chosen[1]

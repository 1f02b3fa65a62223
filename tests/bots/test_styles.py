"""Character: a bot with a style does what its style says, and nothing that its seat could not know moves it."""

import pytest

import ludoteca
from bench.styles import play
from ludoteca.bots import STYLED_NAMES, bot
from ludoteca.bots.knowledge import Style, knowledge_of
from ludoteca.bots.levels import is_level
from ludoteca.bots.protocol import Option
from ludoteca.bots.styles import GIVEN_UP, STYLED, STYLES, liking_of, parts, styled
from ludoteca.kernel.compiling import COMPILED
from ludoteca.kernel.sealing import sealed
from tests.bots.positions import positions

GAMES = [ludoteca.game(name) for name in ludoteca.games()]


def test_a_name_says_level_and_style():
    assert [parts(name) for name in ("hard-greedy", "hard", "easy-greedy", "hard-sleepy", "my-bot")] == [
        ("hard", "greedy"),
        ("hard", None),
        ("easy-greedy", None),
        ("hard-sleepy", None),
        ("my-bot", None),
    ]
    assert all(map(is_level, STYLED_NAMES))
    assert not is_level("hard-sleepy")


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_every_game_has_every_style_and_weighs_what_it_counts(game):
    counted = {quantity.name: quantity for quantity in game.quantities}
    styles = knowledge_of(game).styles
    assert tuple(styles) == STYLES
    for style in styles.values():
        assert style.own or style.others
        assert set(style.own) | set(style.others) <= set(counted)
        assert not any(counted[name].private for name in style.others)


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_a_style_takes_what_it_likes_of_what_is_nearly_as_good(game):
    """Whatever the weights are of: of two moves that bring different things each is chosen by who likes it."""
    for match in positions(game.name, 2, 12):
        seat, moves = match.seat, match.moves()
        assert seat is not None
        for quantity in game.quantities:
            likes = {sign: Style(own={quantity.name: sign * 1.0}) for sign in (1, -1)}
            options = [Option(move, 50, 0.5) for move in moves][:6]
            worlds = [sealed(match, seat, f"style/{number}") for number in range(4)]
            liked = [[liking_of(world, seat, option, likes[1]) for world in worlds] for option in options]
            gains: list[float] = [sum(each) for each in liked]
            if len(set(gains)) < 2:
                continue
            for sign, style in likes.items():
                chosen = styled(match, options, style, "style")
                wanted = [sign * gain for gain in gains]
                assert chosen == moves[wanted.index(max(wanted))]
                far = [Option(move, 50, 0.5 - 1.01 * GIVEN_UP) for move in moves if move != moves[0]]
                assert styled(match, [Option(moves[0], 50, 0.5), *far], style, "style") == moves[0]
            return
    raise AssertionError("No position where moves differ in what they bring.")


@pytest.mark.parametrize("name", STYLED_NAMES)
@pytest.mark.parametrize("game", GAMES, ids=str)
def test_the_same_seed_gives_the_same_choices_and_secrets_have_no_part_in_them(game, name):
    for match in positions(game.name, 3, 4):
        chosen = bot(name, "again").choose(match)
        assert chosen in match.moves()
        assert bot(name, "again").choose(match.copy()) == chosen


@pytest.mark.skipif(not COMPILED, reason="whole games of hard, interpreted, take minutes")
@pytest.mark.parametrize(
    ("style", "quantity", "own", "sign"),
    [("hard-cautious", "life", True, 1), ("hard-spiteful", "life", False, -1)],
)
def test_whole_games_end_as_a_character_likes(style, quantity, own, sign):
    """Who is cautious keeps more life, and who is spiteful leaves others less of it, than `hard`."""

    def total(who):
        games = [play(("looterz", 2, who, number)) for number in range(24)]
        return sum(game["counts"][quantity][game["seat"] if own else 1 - game["seat"]] for game in games)

    assert sign * total(style) > sign * total(STYLED)

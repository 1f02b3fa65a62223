"""What is on the shelf: /api/games, /api/leaderboard."""

from functools import lru_cache
from typing import Annotated, Any

from litestar import get
from litestar.params import FromPath, QueryParameter

from ludoteca.kernel import registry
from ludoteca.kernel.game import Game
from ludoteca.kernel.limits import FIRST_TASK
from ludoteca.kernel.locale import messages_text
from ludoteca.kernel.rulebook import rules_page
from ludoteca.server.api.responses import PROBLEMS
from ludoteca.server.auth import AuthDependency
from ludoteca.server.errors import not_found
from ludoteca.server.messages import EventWords, GameInfo, GameWords, OptionInfo, Ranking, RulesPage, Vocabulary
from ludoteca.server.minds import offered_levels
from ludoteca.server.ratings import leaderboard

TAGS = ["games"]


@get("/api/games", tags=TAGS, responses=PROBLEMS, sync_to_thread=False)
def games() -> list[GameInfo]:
    """The games, their options, and the words that moves, events and prompts are made of."""
    return [_info(name) for name in registry.games()]


@lru_cache
def _info(name: str) -> GameInfo:
    shown = registry.game(name)
    return GameInfo(
        name=name,
        seats=list(shown.seats),
        options=[
            OptionInfo(
                key, list(option.choices), option.default, {choice: dict(sets) for choice, sets in option.sets.items()}
            )
            for key, option in shown.options.items()
        ],
        levels=offered_levels(),
        vocabulary=_vocabulary(shown),
    )


def _vocabulary(shown: Game[Any, Any]) -> Vocabulary:
    return Vocabulary(
        moves={kind.name: list(kind.domains) for kind in shown.move_table},
        events={term.name: EventWords(dict(term.fields), sorted(term.secret)) for term in shown.events},
        frames={term.name: dict(term.fields) for term in shown.frames if term.number < FIRST_TASK},
    )


@get("/api/games/{name:str}/rules", tags=TAGS, responses=PROBLEMS, sync_to_thread=True)
def rules(name: FromPath[str], language: Annotated[str, QueryParameter(max_length=16)] = "en") -> RulesPage:
    """The rules of a game, in that language if they have been translated."""
    if name not in registry.games():
        raise not_found("game")
    page = rules_page(registry.game(name), language)
    if page is None:
        raise not_found("page")
    return RulesPage(*page)


@get("/api/games/{name:str}/words", tags=TAGS, responses=PROBLEMS, sync_to_thread=True)
def words(name: FromPath[str], language: Annotated[str, QueryParameter(max_length=16)] = "en") -> GameWords:
    """The messages of a game in that language, as Fluent writes them: for games whose words no client brings along."""
    if name not in registry.games():
        raise not_found("game")
    return GameWords(messages_text(registry.game(name).folder / "locale", language))


@get("/api/leaderboard", tags=TAGS, responses=PROBLEMS)
async def best_players(auth: AuthDependency, game: Annotated[str, QueryParameter(max_length=32)]) -> list[Ranking]:
    """Who plays a game best, from rated tables."""
    if game not in registry.games():
        raise not_found("game")
    return await auth.node.store.read(lambda database: leaderboard(database, game))


ROUTES = [games, rules, words, best_players]

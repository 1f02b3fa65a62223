"""What is on the shelf: /api/games, /api/leaderboard."""

from typing import Annotated

import msgspec
from litestar import get
from litestar.params import FromPath, QueryParameter

from ludoteca.kernel import registry
from ludoteca.kernel.locale import messages_text
from ludoteca.kernel.rulebook import rules_page
from ludoteca.server.api.responses import PROBLEMS
from ludoteca.server.auth import AuthDependency
from ludoteca.server.errors import not_found
from ludoteca.server.messages import GameInfo, GameWords, Ranking, RulesPage
from ludoteca.server.ratings import leaderboard
from ludoteca.table.catalogue import catalogue

TAGS = ["games"]


@get("/api/games", tags=TAGS, responses=PROBLEMS, sync_to_thread=False)
def games() -> list[GameInfo]:
    """The games, their options, and the words that moves, events and prompts are made of."""
    return msgspec.convert(catalogue(), list[GameInfo])


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

"""What is on the shelf: /api/games, /api/leaderboard."""

from pathlib import Path
from typing import Annotated

import msgspec
from litestar import Response, get
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
PARTS = {"manifest.json": "application/json", "rules.wasm": "application/wasm"}
"""Of a folder of `wasm.build`."""


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


@get("/api/games/{name:str}/module/{part:str}", tags=TAGS, responses=PROBLEMS)
async def module(auth: AuthDependency, name: FromPath[str], part: FromPath[str]) -> Response[bytes]:
    """A game's rules and search as WebAssembly (docs/webassembly.md), where the server has them: `manifest.json` says
    how to call `rules.wasm`."""
    folder = auth.node.settings.modules.get(name)
    if folder is None or part not in PARTS:
        raise not_found("page")
    content = await auth.node.files.run("", (Path(folder) / part).read_bytes)
    return Response(content, media_type=PARTS[part], headers={"cache-control": "no-cache"})


@get("/api/leaderboard", tags=TAGS, responses=PROBLEMS)
async def best_players(auth: AuthDependency, game: Annotated[str, QueryParameter(max_length=32)]) -> list[Ranking]:
    """Who plays a game best, from rated tables."""
    if game not in registry.games():
        raise not_found("game")
    return await auth.node.store.read(lambda database: leaderboard(database, game))


ROUTES = [games, rules, words, module, best_players]

"""Platformer: heroes race up a tower with gravity, dice, gems and a boss at the top. One to four players."""

from pathlib import Path

from ludoteca.games.platformer import box, rules, view
from ludoteca.games.platformer.bot import value
from ludoteca.games.platformer.bot_search import LEVELS, appeal, enough, forecast
from ludoteca.games.platformer.moves import BOUGHT, EVENTS, FRAMES, MOST_SEATS, MOVES
from ludoteca.games.platformer.rules_end import conclude
from ludoteca.games.platformer.rules_secrets import conceal, resample
from ludoteca.games.platformer.rules_setup import deal
from ludoteca.games.platformer.state import State
from ludoteca.kernel.game import Game, Rules

GAME = Game(
    name="platformer",
    version=3,
    folder=Path(__file__).parent,
    seats=range(1, MOST_SEATS + 1),
    options=box.OPTIONS,
    state=State,
    box=box.Box,
    moves=MOVES,
    first_table_move=MOVES.size,
    events=EVENTS,
    frames=FRAMES,
    card_event=BOUGHT,
    most_steps=50_000,
    rules=Rules(
        deal=deal,
        legal=rules.legal,
        answer=rules.answer,
        perform=rules.perform,
        table_move=rules.no_table_move,
        table_legal=rules.no_table_legal,
        conclude=conclude,
        resample=resample,
        conceal=conceal,
        value=value,
        appeal=appeal,
        enough=enough,
        forecast=forecast,
        follow=rules.follow,
    ),
    read=box.read,
    build=box.build,
    fingerprint=box.fingerprint,
    names=box.names,
    describe=view.describe,
    score=view.score,
    derive=view.derive,
    audit=view.audit,
    levels=LEVELS,
)

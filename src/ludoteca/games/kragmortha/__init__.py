"""Kragmortha: goblins in the library of the Dark Overlord. Two to eight players."""

from pathlib import Path

from ludoteca.games.kragmortha import box, rules, view
from ludoteca.games.kragmortha.bot import value
from ludoteca.games.kragmortha.bot_search import LEVELS, appeal, enough, forecast
from ludoteca.games.kragmortha.moves import EVENTS, FIRST_TABLE_MOVE, FRAMES, MOST_SEATS, MOVES, TOME_DRAWN
from ludoteca.games.kragmortha.rules_end import conclude
from ludoteca.games.kragmortha.rules_looks import table_legal, table_move
from ludoteca.games.kragmortha.rules_secrets import conceal, resample
from ludoteca.games.kragmortha.rules_setup import deal
from ludoteca.games.kragmortha.state import State
from ludoteca.kernel.game import Game, Rules

GAME = Game(
    name="kragmortha",
    version=1,
    folder=Path(__file__).parent,
    seats=range(2, MOST_SEATS + 1),
    options=box.OPTIONS,
    state=State,
    box=box.Box,
    moves=MOVES,
    first_table_move=FIRST_TABLE_MOVE,
    events=EVENTS,
    frames=FRAMES,
    card_event=TOME_DRAWN,
    most_steps=20_000,
    rules=Rules(
        deal=deal,
        legal=rules.legal,
        answer=rules.answer,
        perform=rules.perform,
        table_move=table_move,
        table_legal=table_legal,
        conclude=conclude,
        resample=resample,
        conceal=conceal,
        value=value,
        appeal=appeal,
        enough=enough,
        forecast=forecast,
    ),
    read=box.read,
    build=box.build,
    fingerprint=box.fingerprint,
    names=box.names,
    describe=view.describe,
    describe_to=view.describe_to,
    score=view.score,
    derive=view.derive,
    audit=view.audit,
    levels=LEVELS,
    explores_less_in_crowds=True,
)

"""Looterz: clever cats rob the Dark Overlord's tower. Two to six players."""

from pathlib import Path

from ludoteca.games.looterz import box, rules, view
from ludoteca.games.looterz.bot import value
from ludoteca.games.looterz.bot_search import LEVELS, appeal, enough, forecast
from ludoteca.games.looterz.moves import EVENTS, FIRST_TABLE_MOVE, FRAMES, MOST_SEATS, MOVES, RECRUITED
from ludoteca.games.looterz.rules_end import conclude
from ludoteca.games.looterz.rules_secrets import conceal, resample
from ludoteca.games.looterz.rules_setup import deal
from ludoteca.games.looterz.state import State
from ludoteca.kernel.game import Game, Rules

GAME = Game(
    name="looterz",
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
    card_event=RECRUITED,
    most_steps=20_000,
    rules=Rules(
        deal=deal,
        legal=rules.legal,
        answer=rules.answer,
        perform=rules.perform,
        table_move=rules.table_move,
        table_legal=rules.table_legal,
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
    describe_to=view.describe_to,
    score=view.score,
    derive=view.derive,
    audit=view.audit,
    levels=LEVELS,
    explores_less_in_crowds=True,
)

"""Kragmortha: goblins in the library of the Dark Overlord. Two to eight players."""

from pathlib import Path

from ludoteca.bots.knowledge import Knowledge
from ludoteca.games.kragmortha import box, rules, view, view_audit
from ludoteca.games.kragmortha.arranging import arrange
from ludoteca.games.kragmortha.bot import value
from ludoteca.games.kragmortha.bot_search import LEVELS, appeal, enough, forecast
from ludoteca.games.kragmortha.content import Content
from ludoteca.games.kragmortha.moves import EVENTS, FRAMES, MOST_SEATS, MOVES, TOME_DRAWN
from ludoteca.games.kragmortha.observation import OBSERVATION, observe
from ludoteca.games.kragmortha.position_words import POSITION_WORDS
from ludoteca.games.kragmortha.quantities import QUANTITIES
from ludoteca.games.kragmortha.rules_end import conclude
from ludoteca.games.kragmortha.rules_secrets import conceal, resample
from ludoteca.games.kragmortha.rules_setup import deal
from ludoteca.games.kragmortha.state import State
from ludoteca.games.kragmortha.styles import STYLES
from ludoteca.games.kragmortha.table_moves import TABLE_MOVES
from ludoteca.kernel.game import Game
from ludoteca.kernel.game_parts import BoxFormat, Features, Positions, Report, Rules, Terms, Views

GAME = Game(
    name="kragmortha",
    version=1,
    folder=Path(__file__).parent,
    seats=range(2, MOST_SEATS + 1),
    options=box.OPTIONS,
    most_steps=20_000,
    terms=Terms(MOVES, EVENTS, FRAMES),
    state=State,
    box=BoxFormat(box.Box, Content, box.read, box.build, box.fingerprint, box.names),
    rules=Rules(
        deal=deal,
        legal=rules.legal,
        answer=rules.answer,
        perform=rules.perform,
        conclude=conclude,
        resample=resample,
        conceal=conceal,
    ),
    view=Views(view.describe, view.score, view.describe_to),
    positions=Positions(view_audit.audit, view_audit.derive, arrange=arrange, words=POSITION_WORDS),
    features=Features(OBSERVATION, observe),
    table_moves=TABLE_MOVES,
    report=Report(TOME_DRAWN),
    quantities=QUANTITIES,
    bots=Knowledge(value, appeal, enough, forecast, LEVELS, STYLES, explores_less_in_crowds=True),
    terminal="ludoteca.games.kragmortha.terminal",
)

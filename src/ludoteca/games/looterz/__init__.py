"""Looterz: clever cats rob the Dark Overlord's tower. Two to six players."""

from pathlib import Path

from ludoteca.bots.knowledge import Knowledge
from ludoteca.games.looterz import box, rules, view, view_audit
from ludoteca.games.looterz.arranging import arrange
from ludoteca.games.looterz.bot import value
from ludoteca.games.looterz.bot_search import LEVELS, appeal, enough, forecast
from ludoteca.games.looterz.content import Content
from ludoteca.games.looterz.moves import EVENTS, FRAMES, MOST_SEATS, MOVES, RECRUITED
from ludoteca.games.looterz.observation import OBSERVATION, observe
from ludoteca.games.looterz.position_words import POSITION_WORDS
from ludoteca.games.looterz.quantities import QUANTITIES
from ludoteca.games.looterz.rules_end import conclude
from ludoteca.games.looterz.rules_secrets import conceal, resample
from ludoteca.games.looterz.rules_setup import deal
from ludoteca.games.looterz.state import State
from ludoteca.games.looterz.styles import STYLES
from ludoteca.kernel.game import Game
from ludoteca.kernel.game_parts import BoxFormat, Features, Positions, Report, Rules, Terms, Views

GAME = Game(
    name="looterz",
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
        follow=rules.follow,
    ),
    view=Views(view.describe, view.score, view.describe_to),
    positions=Positions(
        view_audit.audit, view_audit.derive, faces=view_audit.faces, arrange=arrange, words=POSITION_WORDS
    ),
    features=Features(OBSERVATION, observe),
    report=Report(RECRUITED),
    quantities=QUANTITIES,
    bots=Knowledge(value, appeal, enough, forecast, LEVELS, STYLES, explores_less_in_crowds=True),
    terminal="ludoteca.games.looterz.terminal",
)

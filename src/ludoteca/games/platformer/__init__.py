"""Platformer: heroes race up a tower with gravity, dice, gems and a boss at the top. One to four players."""

from pathlib import Path

from ludoteca.bots.knowledge import Knowledge
from ludoteca.games.platformer import box, rules, view
from ludoteca.games.platformer.arranging import arrange
from ludoteca.games.platformer.bot import value
from ludoteca.games.platformer.bot_search import LEVELS, appeal, enough, forecast
from ludoteca.games.platformer.content import Content
from ludoteca.games.platformer.moves import ASK_STRIKE, BOUGHT, EVENTS, FRAMES, MOST_SEATS, MOVES
from ludoteca.games.platformer.observation import OBSERVATION, observe
from ludoteca.games.platformer.position_words import POSITION_WORDS
from ludoteca.games.platformer.quantities import QUANTITIES
from ludoteca.games.platformer.report import roles
from ludoteca.games.platformer.rules_end import conclude
from ludoteca.games.platformer.rules_secrets import conceal, resample
from ludoteca.games.platformer.rules_setup import deal
from ludoteca.games.platformer.state import State
from ludoteca.games.platformer.styles import STYLES
from ludoteca.kernel.game import Game
from ludoteca.kernel.game_parts import BoxFormat, Features, Positions, Report, Rules, Terms, Views

GAME = Game(
    name="platformer",
    version=3,
    folder=Path(__file__).parent,
    seats=range(1, MOST_SEATS + 1),
    options=box.OPTIONS,
    most_steps=50_000,
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
    view=Views(view.describe, view.score),
    positions=Positions(
        view.audit,
        view.derive,
        unfinished=frozenset({ASK_STRIKE}),
        faces=box.faces,
        arrange=arrange,
        words=POSITION_WORDS,
    ),
    features=Features(OBSERVATION, observe),
    report=Report(BOUGHT, roles, "hero"),
    quantities=QUANTITIES,
    bots=Knowledge(value, appeal, enough, forecast, LEVELS, STYLES),
    least_seats={("bigger_map", "yes"): 2},
    terminal="ludoteca.games.platformer.terminal",
)

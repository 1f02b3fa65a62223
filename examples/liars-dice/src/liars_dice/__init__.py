"""Liar's Dice: five dice under each cup, and bids that may be lies. Two to six players."""

from pathlib import Path

from liars_dice import rules, view
from liars_dice.rules import EVENTS, FRAMES, MOST_SEATS, MOVES, NAMES, Box, State
from ludoteca.kernel.game import Game
from ludoteca.kernel.game_parts import Positions, Quantity, Rules, Terms, Views, box_without_files
from ludoteca.kernel.options import Option

GAME = Game(
    name="liars_dice",
    version=1,
    folder=Path(__file__).parent,
    seats=range(2, MOST_SEATS + 1),
    options={"wild_ones": Option(("yes", "no"), "yes")},
    most_steps=2_000,
    terms=Terms(MOVES, EVENTS, FRAMES),
    state=State,
    box=box_without_files(Box, rules.build, NAMES),
    rules=Rules(
        deal=rules.deal,
        legal=rules.legal,
        answer=rules.answer,
        perform=rules.perform,
        conclude=rules.conclude,
        resample=rules.resample,
        conceal=rules.conceal,
    ),
    view=Views(view.describe, view.score, view.describe_to),
    positions=Positions(view.audit),
    quantities=(Quantity("dice", view.dice),),
)

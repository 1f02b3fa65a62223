"""Work in pieces: a job says which games to play, and any part of it can be played anywhere, with the same result.

A game's chance and its bots' luck depend on the job's seed and on the number of the game alone. So it does not matter
how many threads, processes or machines share the pieces out, nor which of them is played first or twice.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

import numpy as np

import ludoteca
from ludoteca.bots import Budget
from ludoteca.bots.knowledge import specialised
from ludoteca.bots.simple import SIMPLE
from ludoteca.bots.tree import scratch
from ludoteca.kernel.chance import key_of, word
from ludoteca.kernel.compiling import COMPILED
from ludoteca.kernel.errors import BadOption, LudotecaError
from ludoteca.kernel.game import game_of
from ludoteca.kernel.match import Match
from ludoteca.kernel.open_batch import open_batch
from ludoteca.kernel.setting import Setting
from ludoteca.lab.playing import Played, SteadyBot, play_game, played_of, prepare, told_of

DECISIONS, EVENTS = "decisions", "events"
KEEPS = (DECISIONS, EVENTS)
"""What a job can keep of each game beside its result."""
SIMPLE_PIECE, THINKING_PIECE, DEVICE_PIECE = 256, 8, 65_536
"""Games in a piece. It is also what a killed run plays again at most, in each thread."""
NO_EVENT = -1

Tick = Callable[[int], None]
"""Is told how many more games are finished."""


def no_tick(games: int) -> None:
    """For those who do not wait."""


@dataclass(frozen=True)
class Job:
    """Games to play: at which table, by whom, with which chance.

    Game number n has the line-up number n of `lineups`, which begin again after the last; `same_deal` games in a row
    are dealt alike. `step_by_step` has simple bots play as thinking ones do: with the deals that those have.
    """

    setting: Setting[Any, Any]
    lineups: tuple[tuple[str, ...], ...]
    seed: str
    budgets: Mapping[str, Budget] = field(default_factory=dict)
    same_deal: int = 1
    step_by_step: bool = False
    keeps: tuple[str, ...] = ()
    device: str = "cpu"
    package: str = ludoteca.__version__

    def __post_init__(self) -> None:
        for lineup in self.lineups:
            if len(lineup) != self.setting.seats:
                raise BadOption(f"Bots “{','.join(lineup)}”: there are {self.setting.seats} seats.")
        if self.device != "cpu" and (not self.simple or self.names != {"random"} or self.keeps):
            raise BadOption("A GPU plays games between random bots, and keeps no decisions or events of them.")

    @property
    def names(self) -> set[str]:
        """Who plays."""
        return {name for lineup in self.lineups for name in lineup}

    @property
    def simple(self) -> bool:
        """Whether whole games are played in compiled code."""
        return not self.step_by_step and self.same_deal == 1 and self.names <= set(SIMPLE)

    @cached_property
    def piece(self) -> int:
        """How many games a piece has: so many that a piece takes seconds, whoever plays it."""
        if self.device != "cpu":
            return DEVICE_PIECE
        return SIMPLE_PIECE if self.simple else THINKING_PIECE

    def lineup(self, number: int) -> tuple[str, ...]:
        """Who sits where in a game."""
        return self.lineups[number % len(self.lineups)]

    def pieces(self, first: int, end: int) -> Iterator[tuple[int, int]]:
        """The pieces that hold the games from `first` to before `end`."""
        while first < end:
            stop = min(end, (first // self.piece + 1) * self.piece)
            yield first, stop
            first = stop

    def prepare(self) -> None:
        """Compiles what is needed before any clock runs."""
        prepare(game_of(self.setting), sorted(self.names))

    def check_version(self) -> None:
        """Refuses to play elsewhere with another version: the results would be others."""
        if self.package != ludoteca.__version__:
            raise LudotecaError(
                f"This job comes from ludoteca {self.package}, but {ludoteca.__version__} is installed where it is to "
                "be played: install the same version everywhere."
            )

    def play(self, first: int, end: int, tick: Tick = no_tick) -> list[Played]:
        """Plays a piece."""
        if not self.simple:
            return [self._play_thinking(number, tick) for number in range(first, end)]
        if self.device != "cpu":
            played = _play_on_device(self, first, end)
        elif self.keeps:
            played = [_play_recorded(self, number) for number in range(first, end)]
        else:
            played = _play_compiled(self, first, end)
        tick(end - first)
        return played

    def _play_thinking(self, number: int, tick: Tick) -> Played:
        deal, luck = f"{self.seed}/deal/{number // self.same_deal}", f"{self.seed}/luck/{number}"
        played = play_game(self.setting, self.lineup(number), number, deal, luck, self.budgets, self.keeps)
        tick(1)
        return played


def lineup_of(bots: Sequence[str], seats: int) -> tuple[str, ...]:
    """Who sits where: one name for all seats, or one for each."""
    lineup = tuple(bots) * seats if len(bots) == 1 else tuple(bots)
    if len(lineup) != seats:
        raise BadOption(f"Bots “{','.join(bots)}”: name one for all, or {seats} with commas between.")
    return lineup


@dataclass
class _Dealt:
    """Games of a run, dealt and not begun: their states, and where their random players start."""

    states: Any
    luck: Any


def _deal(job: Job, first: int, end: int) -> _Dealt:
    """Deals the games from `first` to before `end` as one large batch would."""
    setting, count = job.setting, end - first
    blank = setting.game.state
    states: Any = blank.blank_array(count) if COMPILED else [blank() for _ in range(count)]
    numbers: Any = np.arange(first, end, dtype=np.uint64) if COMPILED else list(range(first, end))
    keys: Any = np.zeros((count, 2), np.uint64) if COMPILED else [[0, 0] for _ in range(count)]
    luck: Any = np.zeros(count, np.uint64) if COMPILED else [0] * count
    places: Any = np.arange(count)
    key = tuple(word(part) for part in key_of(job.seed))
    if COMPILED:
        states[:] = setting.blank()[0]
    setting.game.loops.spread_keys(*key, numbers, word(0), keys, luck, places, 0, count)
    setting.game.loops.begin_many(setting.boxes, states, setting.seats, keys, places, 0, count)
    return _Dealt(states, luck)


def _play_compiled(job: Job, first: int, end: int) -> list[Played]:
    """Simple bots play whole games in compiled code."""
    setting, game = job.setting, job.setting.game
    loops = specialised(game, "ludoteca.bots.greedy")
    dealt = _deal(job, first, end)
    card_event = NO_EVENT if game.report.card_event is None else game.report.card_event
    had = np.zeros((end - first, setting.seats, max(1, card_count(setting))), bool)
    room = scratch(setting)

    def play_out(start: int, stop: int) -> None:
        policies: Any = [SIMPLE[name] for name in job.lineup(first + start)]
        chosen = np.array(policies, np.int64) if COMPILED else policies
        loops.play_out(
            setting.boxes, dealt.states, *room, dealt.luck, chosen, card_event, had, game.most_steps, start, stop
        )

    if len(job.lineups) == 1:
        play_out(0, end - first)
    else:
        for place in range(end - first):
            play_out(place, place + 1)
    played = []
    for number in range(first, end):
        place = number - first
        s = setting.plain(dealt.states[place : place + 1])
        cards = tuple(frozenset(np.flatnonzero(row).tolist()) for row in had[place])
        played.append(played_of(setting, s, number, job.lineup(number), cards))
    return played


def _play_recorded(job: Job, number: int) -> Played:
    """The same game as in compiled code, decision by decision, so that all of it can be told."""
    dealt = _deal(job, number, number + 1)
    match = Match(job.setting, dealt.states)
    bots = [SteadyBot(name, dealt.luck) for name in job.lineup(number)]
    return told_of(match, number, job.lineup(number), lambda seat, match: bots[seat].choose(match), job.keeps)


def _play_on_device(job: Job, first: int, end: int) -> list[Played]:
    """Random play on a GPU: the same games, but nobody notes who had which card."""
    setting = job.setting
    batch: Any = open_batch(setting, job.piece, job.seed, job.device, None)
    begin = first - first % job.piece
    everywhere = np.ones(job.piece, bool)
    for _ in range(begin // job.piece):  # the next games in the same places, until it is the turn of these
        batch.reset(everywhere)
    while batch.play_random(setting.game.most_steps):
        pass
    states: Any = np.frombuffer(batch.bytes(), setting.game.state.dtype)
    return [
        played_of(
            setting, setting.plain(states[number - begin : number - begin + 1].copy()), number, job.lineup(number), ()
        )
        for number in range(first, end)
    ]


def card_count(setting: Setting[Any, Any]) -> int:
    """How many cards the game's reports tell of."""
    return len(cards_of(setting)[0])


def cards_of(setting: Setting[Any, Any]) -> tuple[list[str], str]:
    """The cards that the game's reports tell of, and what they are called among its names."""
    event = setting.game.report.card_event
    if event is None:
        return [], "card"
    _, domain, *_ = setting.game.events[event].fields.values()
    return setting.names.all(domain), domain

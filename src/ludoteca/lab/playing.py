"""Games between bots of any kind, played one decision at a time and told in numbers."""

import json
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from ludoteca.bots import LEVELS, Bot, Budget, bot, check_name, is_level, warm_up
from ludoteca.bots.knowledge import specialised
from ludoteca.bots.levels import level_at
from ludoteca.bots.own import is_own, own_bot
from ludoteca.bots.simple import SIMPLE
from ludoteca.bots.styles import parts
from ludoteca.bots.tree import scratch
from ludoteca.kernel.compiling import COMPILED
from ludoteca.kernel.errors import BadOption
from ludoteca.kernel.game import Game
from ludoteca.kernel.match import Match
from ludoteca.kernel.moves import Move
from ludoteca.kernel.setting import Setting
from ludoteca.kernel.state import Menu, unpack_event, unpack_frame

Budgets = Mapping[str, Budget]


@dataclass(frozen=True)
class Decision:
    """One decision of a game: who chose which of how many moves, and what was asked."""

    step: int
    seat: int
    prompt: str
    moves: int
    move: str
    move_id: int


@dataclass(frozen=True)
class Occurrence:
    """One event of a game: the how-manieth of which step, what, and its arguments as JSON, secrets included."""

    step: int
    index: int
    kind: str
    args: str


@dataclass(frozen=True)
class Played:
    """One finished game. What is listed by seat begins with the first one."""

    number: int
    lineup: tuple[str, ...]
    ranks: tuple[int, ...]
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]
    """Spent on real decisions, by seat."""
    steps: int
    turns: int
    first: int
    ending: str
    cards: tuple[frozenset[int], ...]
    """The cards that each seat ever had, by number."""
    roles: tuple[str, ...]
    """What each seat played as, in games where that differs."""
    log: tuple[Decision, ...] = ()
    """All decisions, where they were kept."""
    events: tuple[Occurrence, ...] = ()
    """All events, where they were kept."""

    @property
    def shares(self) -> tuple[float, ...]:
        """How the victory was shared; all zeros where everybody lost."""
        winners = self.ranks.count(1)
        return tuple(1.0 / winners if rank == 1 else 0.0 for rank in self.ranks)


def roles_of(setting: Setting[Any, Any], s: Any) -> tuple[str, ...]:
    """What each seat played as; nothing where a game knows no roles."""
    roles = setting.game.report.roles
    return () if roles is None else tuple(roles(setting, s))


def named_bots(text: str) -> list[str]:
    """The names in a list with commas; BadOption if one of them is no bot."""
    names = [name.strip() for name in text.split(",")]
    for name in names:
        check_name(name)
        if is_own(name):
            own_bot(name)  # one that cannot be made is refused now
    return names


def described_bot(setting: Setting[Any, Any], name: str, budgets: Budgets) -> dict[str, Any]:
    """How a bot thinks at a table: all that its choices depend on but the position."""
    if not is_level(name):
        own = budgets.get(name)
        return {"iterations": own.iterations} if own else {}
    level = level_at(setting.game, parts(name)[0])
    budget, temper = budgets.get(name, level.budget_at(setting.seats)), level.temper(setting.seats)
    return {"iterations": budget.iterations, "milliseconds": budget.milliseconds, "temper": temper}


def read_budgets(text: str | None) -> dict[str, Budget]:
    """What `--iterations` says: a number for every level, or level=number pairs with commas."""
    budgets: dict[str, Budget] = {}
    for part in (text or "").split(","):
        level, equals, number = part.strip().rpartition("=")
        if not part.strip():
            continue
        if not number.isdecimal() or (equals and not is_level(level) and not is_own(level)):
            raise BadOption(f"Iterations “{part.strip()}”: say a number, or for instance master=5000.")
        budgets |= {name: Budget(iterations=int(number)) for name in ([level] if equals else LEVELS)}
    return budgets


def played_of(
    setting: Setting[Any, Any],
    s: Any,
    number: int,
    lineup: Sequence[str],
    cards: tuple[frozenset[int], ...],
    **more: Any,
) -> Played:
    """A finished game by its last state; nothing is known of its decisions unless `more` says it."""
    unknown = (0,) * setting.seats
    facts = {"decisions": unknown, "seconds": tuple(map(float, unknown))} | more
    return Played(
        number=number,
        lineup=tuple(lineup),
        ranks=tuple(int(rank) for rank in s.rank[: setting.seats]),
        steps=int(s.steps),
        turns=int(s.turns),
        first=int(s.first),
        ending=str(setting.names.name("ending", s.ending)),
        cards=cards,
        roles=roles_of(setting, s),
        **facts,
    )


def play_game(
    setting: Setting[Any, Any],
    lineup: Sequence[str],
    number: int,
    deal: str,
    luck: str,
    budgets: Budgets,
    keeps: Sequence[str] = (),
) -> Played:
    """Plays one game; `deal` settles its chance, `luck` that of the bots."""
    bots: list[Bot] = [bot(name, f"{luck}/{seat}", budget=budgets.get(name)) for seat, name in enumerate(lineup)]
    decisions = [0] * len(lineup)
    seconds = [0.0] * len(lineup)

    def choose(seat: int, match: Match[Any, Any]) -> Move:
        moves = match.moves()
        if len(moves) == 1:
            return moves[0]
        start = time.perf_counter()
        move = bots[seat].choose(match)
        seconds[seat] += time.perf_counter() - start
        decisions[seat] += 1
        return move

    played = told_of(Match.begin(setting, deal), number, lineup, choose, keeps)
    return replace(played, decisions=tuple(decisions), seconds=tuple(seconds))


def told_of(
    match: Match[Any, Any],
    number: int,
    lineup: Sequence[str],
    choose: Callable[[int, Match[Any, Any]], Move],
    keeps: Sequence[str] = (),
) -> Played:
    """Plays a match to its end, one decision at a time, and notes what is to be kept of it."""
    setting = match.setting
    cards: list[set[int]] = [set() for _ in lineup]
    log: list[Decision] = []
    events: list[Occurrence] = []
    step = 0
    while (seat := match.seat) is not None:
        move = choose(seat, match)
        if "decisions" in keeps:
            s = match.state
            prompt = setting.game.frames[unpack_frame(s.frame[s.depth - 1])[0]].name
            log.append(Decision(step, seat, prompt, len(match.moves()), str(move), move.id))
        match.play(move)
        for event in match.state.journal[: match.state.events]:
            kind, owner, card, *_ = unpack_event(event)
            if kind == setting.game.report.card_event:
                cards[owner].add(card)
        if "events" in keeps:
            events += [
                Occurrence(step, index, event.kind, json.dumps(dict(event.args), ensure_ascii=False))
                for index, event in enumerate(match.events())
            ]
        step += 1
    held = tuple(frozenset(one) for one in cards)
    return played_of(setting, match.state, number, lineup, held, log=tuple(log), events=tuple(events))


class SteadyBot:
    """A simple bot that plays on the luck of a batch: what it chooses is what compiled games choose."""

    def __init__(self, name: str, luck: Any):
        self._policy = SIMPLE[name]
        self._luck = luck

    def choose(self, match: Match[Any, Any]) -> Move:
        """The move that the compiled loop would make."""
        setting = match.setting
        states = setting.hold(match.state)
        if self._policy == SIMPLE["random"]:
            moves: Any = np.zeros(1, np.int16)
            menus: Any = Menu.blank_array(1) if COMPILED else [Menu()]
            nothing = np.zeros((1, 1), np.float32)
            loops = match.game.loops
            loops.sample_many(setting.boxes, states, menus, self._luck, True, nothing, nothing[0], moves, 0, 1)
            chosen = int(moves[0])
        else:
            greedy = specialised(match.game, "ludoteca.bots.greedy")
            chosen = int(greedy.choose_one(setting.boxes, states, *scratch(setting), self._luck))
        return match.game.move_table.move(chosen, setting.names)


def prepare(game: Game[Any, Any], names: Sequence[str]) -> None:
    """Compiles what these bots need, before any clock runs."""
    game.warm_up()
    if any(map(is_level, names)):
        warm_up(game)

"""Games between bots of any kind, played one decision at a time and told in numbers."""

import os
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from ludoteca.bots import LEVELS, NAMES, Bot, Budget, bot, warm_up
from ludoteca.kernel.errors import BadOption
from ludoteca.kernel.game import Game, Setting
from ludoteca.kernel.match import Match
from ludoteca.kernel.state import unpack_event

Budgets = Mapping[str, Budget]


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
    heroes: tuple[str, ...]
    """Whom each seat played, in games where that differs."""

    @property
    def shares(self) -> tuple[float, ...]:
        """How the victory was shared; all zeros where everybody lost."""
        winners = self.ranks.count(1)
        return tuple(1.0 / winners if rank == 1 else 0.0 for rank in self.ranks)


def named_bots(text: str) -> list[str]:
    """The names in a list with commas; BadOption if one of them is no bot."""
    names = [name.strip() for name in text.split(",")]
    for name in names:
        if name not in NAMES:
            raise BadOption(f"There is no bot “{name}”. There are: {', '.join(NAMES)}.")
    return names


def read_budgets(text: str | None) -> dict[str, Budget]:
    """What `--iterations` says: a number for every level, or level=number pairs with commas."""
    budgets: dict[str, Budget] = {}
    for part in (text or "").split(","):
        level, equals, number = part.strip().rpartition("=")
        if not part.strip():
            continue
        if not number.isdecimal() or (equals and level not in LEVELS):
            raise BadOption(f"Iterations “{part.strip()}”: say a number, or for instance master=5000.")
        budgets |= {name: Budget(iterations=int(number)) for name in ([level] if equals else LEVELS)}
    return budgets


def play_game(
    setting: Setting[Any, Any], lineup: Sequence[str], number: int, deal: str, luck: str, budgets: Budgets
) -> Played:
    """Plays one game; `deal` settles its chance, `luck` that of the bots."""
    match = Match.begin(setting, deal)
    bots: list[Bot] = [bot(name, f"{luck}/{seat}", budget=budgets.get(name)) for seat, name in enumerate(lineup)]
    decisions = [0] * len(lineup)
    seconds = [0.0] * len(lineup)
    cards: list[set[int]] = [set() for _ in lineup]
    while (seat := match.seat) is not None:
        moves = match.moves()
        if len(moves) == 1:
            match.play(moves[0])
        else:
            start = time.perf_counter()
            move = bots[seat].choose(match)
            seconds[seat] += time.perf_counter() - start
            decisions[seat] += 1
            match.play(move)
        for event in match.state.journal[: match.state.events]:
            kind, owner, card, *_ = unpack_event(event)
            if kind == setting.game.card_event:
                cards[owner].add(card)
    s: Any = match.state
    heroes = getattr(s, "hero", ())[: len(lineup)]
    return Played(
        number=number,
        lineup=tuple(lineup),
        ranks=tuple(match.ranks),
        decisions=tuple(decisions),
        seconds=tuple(seconds),
        steps=s.steps,
        turns=s.turns,
        first=s.first,
        ending=str(setting.names.name("ending", s.ending)),
        cards=tuple(frozenset(held) for held in cards),
        heroes=tuple(str(setting.names.name("hero", hero)) for hero in heroes),
    )


def play_games(
    setting: Setting[Any, Any],
    lineups: Sequence[Sequence[str]],
    seed: str,
    budgets: Budgets,
    *,
    same_deal: int = 1,
    threads: int | None = None,
) -> Iterator[Played]:
    """Plays a game for each line-up, several at a time, and gives them in order.

    `same_deal` games in a row are dealt alike. Compiled bots think beside each other; so do as many games.
    """

    def one(number: int) -> Played:
        deal = f"{seed}/deal/{number // same_deal}"
        return play_game(setting, lineups[number], number, deal, f"{seed}/luck/{number}", budgets)

    with ThreadPoolExecutor(threads or os.cpu_count()) as pool:
        yield from pool.map(one, range(len(lineups)))


def prepare(game: Game[Any, Any], names: Sequence[str]) -> None:
    """Compiles what these bots need, before any clock runs."""
    game.warm_up()
    if not {"random", "heuristic"}.issuperset(names):
        warm_up(game)


def with_progress(
    console: Console, title: str, total: int, work: Callable[[Callable[[int], None]], Any]
) -> tuple[Any, float]:
    """Does the work under a progress bar; gives what came of it, and the seconds that it took."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    start = time.perf_counter()
    with Progress(*columns, console=console, transient=True) as bar:
        task = bar.add_task(title, total=total)
        result = work(lambda done: bar.update(task, completed=done))
    return result, time.perf_counter() - start

"""Many games between bots: lengths, endings, seats, cards, heroes."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray
from rich.console import Console
from rich.table import Table

from ludoteca.bots.simple import MINDS
from ludoteca.bots.tree import scratch
from ludoteca.kernel.batch import CpuBatch
from ludoteca.kernel.compiling import COMPILED
from ludoteca.kernel.errors import BadOption
from ludoteca.kernel.game import Game, Setting
from ludoteca.lab.playing import Budgets, named_bots, play_games, prepare, with_progress
from ludoteca.lab.words import COPY, Words

GAMES_A_ROUND = 64


class Cards(NamedTuple):
    """The cards of a box, by number, and the domain that their names belong to."""

    names: list[str]
    domain: str


@dataclass
class Findings:
    """What a simulation found."""

    games: int
    seats: int
    bots: tuple[str, ...]
    """Who sat on each seat."""
    steps: NDArray[np.int64]
    """Decisions in each game."""
    ranks: NDArray[np.int64]
    """For each game and seat how it ended: 1 for a winner."""
    scores: NDArray[np.float32]
    """For each game and seat its share of the victory."""
    turns: NDArray[np.int64]
    first: NDArray[np.int64]
    """The seat that began each game."""
    ended: list[str]
    had: NDArray[np.bool_]
    """For each game, seat and card whether that seat ever had it."""
    cards: list[str]
    card_domain: str
    """What cards are called among the names of the game."""
    heroes: list[tuple[str, ...]]
    """For each game whom each seat played; empty where a game has no heroes."""

    @property
    def seat_wins(self) -> list[float]:
        """The share of victories of each seat."""
        return [float(share) for share in self.scores.mean(axis=0)]

    @property
    def order_wins(self) -> list[float]:
        """The share of victories in the order of play, the first player's first."""
        turned = [np.roll(row, -first) for row, first in zip(self.scores, self.first, strict=True)]
        return [float(share) for share in np.mean(turned, axis=0)]

    def endings(self) -> Counter[str]:
        """How often each ending came about."""
        return Counter(self.ended)

    def card_wins(self) -> dict[str, tuple[int, float]]:
        """For each card, how often somebody had it, and how often that player won, 1.0 being a fair share."""
        designs = [COPY.sub("", card) for card in self.cards]
        found: dict[str, tuple[int, float]] = {}
        for design in dict.fromkeys(designs):
            copies = [number for number, name in enumerate(designs) if name == design]
            had = self.had[:, :, copies].any(axis=2)
            if had.any():
                found[design] = (int(had.sum()), float(self.scores[had].mean() * self.seats))
        return found

    def hero_wins(self) -> dict[str, tuple[int, float]]:
        """For each hero, how often it was played, and how often it won, 1.0 being a fair share."""
        shares: dict[str, list[float]] = {}
        for heroes, scores in zip(self.heroes, self.scores, strict=True):
            for hero, score in zip(heroes, scores, strict=False):
                shares.setdefault(hero, []).append(float(score))
        return {hero: (len(won), sum(won) / len(won) * self.seats) for hero, won in sorted(shares.items())}

    def bot_wins(self) -> dict[str, tuple[int, float]]:
        """For each bot, how often it played, and its share of victories."""
        found: dict[str, tuple[int, float]] = {}
        for name in dict.fromkeys(self.bots):
            mine = [seat for seat, other in enumerate(self.bots) if other == name]
            found[name] = (self.games * len(mine), float(self.scores[:, mine].mean()))
        return found


def simulate(
    game: Game[Any, Any],
    seats: int,
    games: int,
    bots: str = "heuristic",
    seed: str = "",
    options: Mapping[str, Any] | None = None,
    box: Path | str | None = None,
    progress: Callable[[int], None] = lambda done: None,
    budgets: Budgets | None = None,
) -> Findings:
    """Plays games between bots, on all cores. `bots` is one name for all seats, or one for each seat."""
    lineup = lineup_of(bots, seats)
    setting = game.setting(seats, box, **(options or {}))
    _, card_domain, *_ = game.events[game.card_event].fields.values()
    cards = Cards(setting.names.all(card_domain), card_domain)
    play = _play_compiled if set(lineup) <= set(MINDS) else _play_thinking
    return play(setting, lineup, games, seed, cards, progress, budgets or {})


def lineup_of(bots: str, seats: int) -> tuple[str, ...]:
    """Who sits where."""
    named = named_bots(bots)
    lineup = named * seats if len(named) == 1 else named
    if len(lineup) != seats:
        raise BadOption(f"Bots “{bots}”: name one for all, or {seats} with commas between.")
    return tuple(lineup)


def _play_compiled(
    setting: Setting[Any, Any],
    lineup: Sequence[str],
    games: int,
    seed: str,
    cards: Cards,
    progress: Callable[[int], None],
    budgets: Budgets,
) -> Findings:
    """Simple bots play whole games in compiled code."""
    game, seats = setting.game, setting.seats
    minds = [MINDS[name] for name in lineup]
    loops = game.specialised("ludoteca.bots.greedy")
    batch = CpuBatch(setting, games, seed)
    chosen: Any = np.array(minds, np.int64) if COMPILED else minds
    had = np.zeros((games, seats, len(cards.names)), bool)

    def play_round(first: int) -> int:
        end = min(first + GAMES_A_ROUND, games)
        room = scratch(setting)
        loops.play_out(
            setting.boxes, batch.states, *room, batch.luck, chosen, game.card_event, had, game.most_steps, first, end
        )
        return end - first

    done = 0
    with ThreadPoolExecutor() as pool:
        for played in pool.map(play_round, range(0, games, GAMES_A_ROUND)):
            done += played
            progress(done)
    states = [batch.match(i).state for i in range(games)]
    heroes = [getattr(s, "hero", [])[:seats] for s in states]
    return Findings(
        games=games,
        seats=seats,
        bots=tuple(lineup),
        steps=np.array([s.steps for s in states]),
        ranks=np.array([s.rank[:seats] for s in states]),
        scores=batch.scores,
        turns=np.array([s.turns for s in states]),
        first=np.array([s.first for s in states]),
        ended=[str(setting.names.name("ending", s.ending)) for s in states],
        had=had,
        cards=cards.names,
        card_domain=cards.domain,
        heroes=[tuple(str(setting.names.name("hero", hero)) for hero in row) for row in heroes],
    )


def _play_thinking(
    setting: Setting[Any, Any],
    lineup: Sequence[str],
    games: int,
    seed: str,
    cards: Cards,
    progress: Callable[[int], None],
    budgets: Budgets,
) -> Findings:
    """Bots that search, one decision at a time."""
    played = []
    for one in play_games(setting, [lineup] * games, seed, budgets):
        played.append(one)
        progress(len(played))
    had = np.zeros((games, setting.seats, len(cards.names)), bool)
    for number, one in enumerate(played):
        for seat, held in enumerate(one.cards):
            had[number, seat, list(held)] = True
    return Findings(
        games=games,
        seats=setting.seats,
        bots=tuple(lineup),
        steps=np.array([one.steps for one in played]),
        ranks=np.array([one.ranks for one in played]),
        scores=np.array([one.shares for one in played], np.float32),
        turns=np.array([one.turns for one in played]),
        first=np.array([one.first for one in played]),
        ended=[one.ending for one in played],
        had=had,
        cards=cards.names,
        card_domain=cards.domain,
        heroes=[one.heroes for one in played],
    )


@dataclass(frozen=True)
class Wanted:
    """What is to be made of a simulation beside what is printed."""

    report: Path | None = None
    parquet: Path | None = None
    budgets: Budgets | None = None
    language: str = "en"


def run_simulation(
    game: Game[Any, Any],
    seats: int,
    games: int,
    bots: str,
    seed: str,
    options: Mapping[str, Any],
    box: Path | str | None,
    wanted: Wanted,
    console: Console,
) -> None:
    """Simulates with a progress bar, prints what was found, and writes the files that were asked for."""
    from ludoteca.lab.files import check_files, write_files

    words = Words(game, wanted.language)
    lineup = lineup_of(bots, seats)
    check_files(wanted)
    prepare(game, lineup)
    findings, seconds = with_progress(
        console,
        words.played(games, seats),
        games,
        lambda progress: simulate(game, seats, games, bots, seed, options, box, progress, wanted.budgets),
    )
    console.print(f"{words.played(games, seats)}, {bots}, {words.number(seconds, 1)} s", highlight=False)
    for table in tables(words, findings):
        console.print(table)
    write_files(wanted, words, findings, seed, options, console)


def tables(words: Words, findings: Findings) -> Iterator[Table]:
    """What was found, to print."""
    lengths = Table(title=words.say("lengths"))
    for number, heading in enumerate(("", *map(words.say, ("median", "mean", "low", "high", "longest")))):
        lengths.add_column(heading, justify="right" if number else "left")
    rounds = findings.turns / findings.seats
    for label, numbers in (("turns", findings.turns), ("rounds", rounds), ("decisions", findings.steps)):
        low, middle, high = np.percentile(numbers, (5, 50, 95))
        cells = (words.number(middle), words.number(numbers.mean(), 1), *map(words.number, (low, high, numbers.max())))
        lengths.add_row(words.say(f"{label}-heading"), *cells)
    yield lengths
    endings = Table(words.say("ending"), words.say("games-heading"), title=words.say("endings"))
    for ending, count in findings.endings().most_common():
        endings.add_row(words.ending(ending), words.percent(count / findings.games))
    yield endings
    wins = Table(*map(words.say, ("seat", "bot", "wins")), title=words.say("seats"), caption=words.say("seats-note"))
    for seat, share in enumerate(findings.seat_wins):
        wins.add_row(f"P{seat + 1}", findings.bots[seat], words.percent(share))
    yield wins
    if findings.seats > 1:
        order = Table(words.say("order-heading"), words.say("wins"), title=words.say("order"))
        for place, share in enumerate(findings.order_wins):
            name = words.say("order-later" if place else "order-first", place=place + 1)
            order.add_row(name, words.percent(share))
        yield order
    for title, domain, heading, counted, found in (
        ("heroes", "hero", "hero", "played", findings.hero_wins()),
        ("cards", findings.card_domain, "card", "had", findings.card_wins()),
    ):
        if found:
            table = Table(*map(words.say, (heading, counted, "fair-shares", "of-the-mean")), title=words.say(title))
            mean = sum(share for _, share in found.values()) / len(found)
            for name, (had, share) in found.items():
                times = (f"× {words.number(number, 2)}" for number in (share, share / mean if mean else 0.0))
                table.add_row(words.name(domain, name), words.number(had), *times)
            yield table

"""The arena: bots against bots on balanced seats, and how strong that shows them to be."""

from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations, permutations
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from ludoteca.kernel.errors import BadOption
from ludoteca.kernel.game import Game
from ludoteca.lab.jobs import Job
from ludoteca.lab.playing import Budgets, Played
from ludoteca.lab.proportions import SURE, Proportion, proportion_of
from ludoteca.lab.run_folder import ARENA, RunFolder
from ludoteca.lab.runners import Runner, Threads
from ludoteca.lab.runs import Output, play_job, with_progress
from ludoteca.lab.words import Words


@dataclass(frozen=True)
class Rating:
    """An OpenSkill rating: the strength is within `interval` of `mean`, 19 times out of 20."""

    mean: float
    interval: float


@dataclass(frozen=True)
class Outcome:
    """What an arena found. `beats[a][b]`: how often a ended before b where both played, a tie counting half.

    Where a bot has several seats a game counts once, by the mean of all its pairs: they are not independent.
    """

    bots: tuple[str, ...]
    games: tuple[Played, ...]
    ratings: dict[str, Rating]
    wins: dict[str, Proportion]
    beats: dict[str, dict[str, Proportion]]
    milliseconds: dict[str, float]


def seatings(bots: Sequence[str], seats: int, games: int) -> list[tuple[str, ...]]:
    """A line-up for each game. Every `seats` games in a row turn one round of bots through all the seats.

    With more bots than seats the rounds go through all choices of bots; with fewer, bots sit more than once, and
    the rounds take turns in who does and in who sits beside whom.
    """
    lineups = cycle(bots, seats)
    return [lineups[number % len(lineups)] for number in range(games)]


def cycle(bots: Sequence[str], seats: int) -> list[tuple[str, ...]]:
    """The line-ups of an arena, until they begin again."""
    return [
        tuple(round_[(seat + turn) % seats] for seat in range(seats))
        for round_ in _rounds(bots, seats)
        for turn in range(seats)
    ]


def _rounds(bots: Sequence[str], seats: int) -> list[tuple[str, ...]]:
    if len(bots) >= seats:
        return list(combinations(bots, seats))
    rounds = []
    for shift in range(len(bots)):
        turned = [*bots[shift:], *bots[:shift]]
        rounds.append(tuple(turned[seat % len(bots)] for seat in range(seats)))
        rounds.append(tuple(sorted(rounds[-1], key=turned.index)))
    return list(dict.fromkeys(rounds))


def arena_job(
    game: Game[Any, Any],
    bots: Sequence[str],
    seats: int,
    seed: str = "",
    budgets: Budgets | None = None,
    options: Mapping[str, Any] | None = None,
    box: Path | str | None = None,
    keeps: tuple[str, ...] = (),
) -> Job:
    """The games of an arena. With budgets in iterations the same seed gives the same ones, but for the times."""
    if len(set(bots)) != len(bots) or len(bots) < 2:
        raise BadOption("An arena needs at least two bots, each named once.")
    setting = game.setting(seats, box, **(options or {}))
    if seats < 2:
        raise BadOption("An arena needs at least two seats.")
    return Job(setting, tuple(cycle(bots, seats)), seed, budgets or {}, seats, step_by_step=True, keeps=keeps)


def run_games(
    job: Job,
    games: int,
    runner: Runner | None = None,
    folder: RunFolder | None = None,
    progress: Callable[[int], None] = lambda done: None,
) -> Outcome:
    """Plays the games of an arena's job, as far as its folder does not have them, and judges them."""
    played = [one for part in play_job(job, games, runner or Threads(), folder, progress) for one in part]
    return judge(list(dict.fromkeys(name for lineup in job.lineups for name in lineup)), played)


def judge(bots: Sequence[str], games: Sequence[Played]) -> Outcome:
    """Ratings, shares and times of finished games."""
    won: dict[str, list[float]] = defaultdict(list)
    ahead: dict[tuple[str, str], list[float]] = defaultdict(list)
    seconds: dict[str, float] = defaultdict(float)
    decisions: dict[str, int] = defaultdict(int)
    for game in games:
        for seat, name in enumerate(game.lineup):
            won[name].append(game.shares[seat])
            seconds[name] += game.seconds[seat]
            decisions[name] += game.decisions[seat]
        for name, rival in permutations(dict.fromkeys(game.lineup), 2):
            ahead[name, rival].append(_ended_before(game, name, rival))
    return Outcome(
        bots=tuple(bots),
        games=tuple(games),
        ratings=_ratings(bots, games),
        wins={name: proportion_of(won[name]) for name in bots},
        beats={
            name: {rival: proportion_of(ahead[name, rival]) for rival in bots if ahead[name, rival]} for name in bots
        },
        milliseconds={name: 1000.0 * seconds[name] / max(1, decisions[name]) for name in bots},
    )


def _ended_before(game: Played, name: str, rival: str) -> float:
    """Over all pairs of their seats in one game, how often one bot ended before the other."""
    mine, theirs = (
        [rank for who, rank in zip(game.lineup, game.ranks, strict=True) if who == bot] for bot in (name, rival)
    )
    pairs = [1.0 if one < other else 0.5 if one == other else 0.0 for one in mine for other in theirs]
    return sum(pairs) / len(pairs)


def victories_of(name: str, games: Sequence[Played]) -> Proportion:
    """How much of all victories went to a bot's seats; where everybody lost, what its seats would get by lot."""
    results = []
    for game in games:
        mine = [share for who, share in zip(game.lineup, game.shares, strict=True) if who == name]
        results.append(sum(mine) if any(game.shares) else len(mine) / len(game.lineup))
    return proportion_of(results)


def _ratings(bots: Sequence[str], games: Sequence[Played]) -> dict[str, Rating]:
    """OpenSkill's Plackett–Luce ratings, game after game; a bot on several seats is moved by their mean.

    Who plays alone has nobody to be compared with.
    """
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    strength = {name: model.rating(name=name) for name in bots}
    for game in games:
        if len(game.lineup) < 2:
            continue
        teams = [[strength[name]] for name in game.lineup]
        moved: dict[str, list[Any]] = defaultdict(list)
        for name, (rating,) in zip(game.lineup, model.rate(teams, ranks=[float(r) for r in game.ranks]), strict=True):
            moved[name].append(rating)
        for name, ratings in moved.items():
            mean = sum(rating.mu for rating in ratings) / len(ratings)
            spread = sum(rating.sigma for rating in ratings) / len(ratings)
            strength[name] = model.rating(mu=mean, sigma=spread, name=name)
    return {name: Rating(rating.mu, SURE * rating.sigma) for name, rating in strength.items()}


def run_arena(words: Words, job: Job, games: int, runner: Runner, output: Output, console: Console) -> None:
    """Plays with a progress bar and prints the table."""
    seats = job.setting.seats
    title = words.played(games, seats)
    folder = output.open(ARENA, job, games)
    job.prepare()
    outcome, seconds = with_progress(
        words, console, title, games, lambda progress: run_games(job, games, runner, folder, progress)
    )
    console.print(f"{title}, {words.number(seconds)} s", highlight=False)
    console.print(strength_table(words, outcome, seats))
    console.print(beats_table(words, outcome))
    output.told(words, console)


def strength_table(words: Words, outcome: Outcome, seats: int) -> Table:
    """The bots, strongest first."""
    table = Table(title=words.say("strength"))
    fair = words.say("times-fair", share=words.percent(1 / seats))
    headings = [words.say(name) for name in ("bot", "rating", "interval", "wins", "interval")]
    for number, heading in enumerate((*headings, fair, words.say("ms-a-move"), words.say("games-heading"))):
        table.add_column(heading, justify="right" if number else "left")
    for name in sorted(outcome.bots, key=lambda name: -outcome.ratings[name].mean):
        rating, wins = outcome.ratings[name], outcome.wins[name]
        table.add_row(
            name,
            words.number(rating.mean, 1),
            f"± {words.number(rating.interval, 1)}",
            words.percent(wins.of),
            words.say("to", low=words.percent(wins.low), high=words.percent(wins.high)),
            f"× {words.number(wins.of * seats, 2)}",
            words.number(outcome.milliseconds[name], 1),
            words.number(wins.games),
        )
    return table


def beats_table(words: Words, outcome: Outcome) -> Table:
    """How often the bot of a row ends before the bot of a column."""
    order = sorted(outcome.bots, key=lambda name: -outcome.ratings[name].mean)
    table = Table(words.say("ends-before"), *order, title=words.say("who-beats-whom"))
    for name in order:
        table.add_row(name, *(_beaten(words, outcome.beats[name].get(rival)) for rival in order))
    return table


def _beaten(words: Words, proportion: Proportion | None) -> str:
    if proportion is None:
        return "–"
    interval = words.say("to", low=words.percent(proportion.low, 0), high=words.percent(proportion.high, 0))
    return f"{words.percent(proportion.of)} ({interval})"

"""What games between bots show: lengths, endings, seats, cards, roles."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ludoteca.kernel.errors import LudotecaError
from ludoteca.lab.playing import Played
from ludoteca.lab.words import COPY


@dataclass
class Findings:
    """What a simulation found."""

    games: int
    seats: int
    lineups: list[tuple[str, ...]]
    """For each game who sat on each seat."""
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
    roles: list[tuple[str, ...]]
    """For each game what each seat played as; empty where a game has no roles."""
    role_domain: str

    @classmethod
    def of(
        cls, parts: Iterable[Sequence[Played]], seats: int, cards: Sequence[str], card_domain: str, role_domain: str
    ) -> "Findings":
        """What finished games come to. They may come in parts, none of which is kept."""
        columns: dict[str, list[Any]] = {name: [] for name in ("steps", "ranks", "shares", "turns", "first", "had")}
        lineups: list[tuple[str, ...]] = []
        ended: list[str] = []
        roles: list[tuple[str, ...]] = []
        for part in parts:
            columns["steps"].append(np.array([one.steps for one in part], np.int64))
            columns["ranks"].append(np.array([one.ranks for one in part], np.int64))
            columns["shares"].append(np.array([one.shares for one in part], np.float32))
            columns["turns"].append(np.array([one.turns for one in part], np.int64))
            columns["first"].append(np.array([one.first for one in part], np.int64))
            had = np.zeros((len(part), seats, len(cards)), bool)
            for number, one in enumerate(part):
                for seat, held in enumerate(one.cards):
                    had[number, seat, list(held)] = True
            columns["had"].append(had)
            lineups += [one.lineup for one in part]
            ended += [one.ending for one in part]
            roles += [one.roles for one in part]
        if not lineups:
            raise LudotecaError("There are no games to tell of.")
        whole = {name: np.concatenate(parts) for name, parts in columns.items()}
        return cls(
            games=len(lineups),
            seats=seats,
            lineups=lineups,
            steps=whole["steps"],
            ranks=whole["ranks"],
            scores=whole["shares"],
            turns=whole["turns"],
            first=whole["first"],
            ended=ended,
            had=whole["had"],
            cards=list(cards),
            card_domain=card_domain,
            roles=roles,
            role_domain=role_domain,
        )

    @property
    def bots(self) -> tuple[str, ...]:
        """Who sat on each seat; several names where that changed."""
        seats = ([lineup[seat] for lineup in self.lineups] for seat in range(self.seats))
        return tuple("/".join(dict.fromkeys(names)) for names in seats)

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
        return {
            design: (int(had.sum()), float(self.scores[had].mean() * self.seats))
            for design, had in self.designs().items()
        }

    def role_wins(self) -> dict[str, tuple[int, float]]:
        """For each role, how often it was played, and how often it won, 1.0 being a fair share."""
        shares: dict[str, list[float]] = {}
        for roles, scores in zip(self.roles, self.scores, strict=True):
            for role, score in zip(roles, scores, strict=False):
                shares.setdefault(role, []).append(float(score))
        return {role: (len(won), sum(won) / len(won) * self.seats) for role, won in sorted(shares.items())}

    def bot_wins(self) -> dict[str, tuple[int, float]]:
        """For each bot, how often it played, and its share of victories."""
        seated = np.array(self.lineups)
        found: dict[str, tuple[int, float]] = {}
        for name in dict.fromkeys(name for lineup in self.lineups for name in lineup):
            mine = seated == name
            found[name] = (int(mine.sum()), float(self.scores[mine].mean()))
        return found

    def designs(self) -> dict[str, NDArray[np.bool_]]:
        """For each card that somebody had, all copies as one: for each game and seat whether it was had."""
        names = [COPY.sub("", card) for card in self.cards]
        found: dict[str, NDArray[np.bool_]] = {}
        for design in dict.fromkeys(names):
            copies = [number for number, name in enumerate(names) if name == design]
            had: NDArray[np.bool_] = np.any(self.had[:, :, copies], axis=2)
            if had.any():
                found[design] = had
        return found

"""What is true of a table, and who may know it: worked out from the database and the rules alone.

The server's own code for seats, views, logs and sockets has no part in it. What a person is sent is held against a
world in which all that they cannot know was drawn anew: it must be the same there.
"""

import json
import sqlite3
from pathlib import Path
from typing import Any

import ludoteca
from ludoteca.kernel.match import Match
from ludoteca.table.secrecy import VEIL, delicate_arguments

Json = dict[str, Any]
ADDED = {"index", "can_undo", "table_moves"}
"""What the server itself puts into a view."""


class Truth:
    """One table, step by step. A step is what happens between two quiet moments."""

    def __init__(self, database: Path, table: str):
        self._database = sqlite3.connect(database)
        self.table = table
        self.facts: Json = {}
        self.head = 0
        self.matches: list[Match[Any, Any]] = []
        """The true match after each entry of the log; empty before the start."""
        self.kinds: list[str] = []
        self.holders: list[str | None] = []
        self.before: list[str | None] = []
        """Who holds each seat, now and before the last step."""
        self._seen: dict[tuple[str, int], int] = {}
        """For a person and a seat: how far the match had come when they last held it."""
        self._twins: dict[tuple[int, int | None], Match[Any, Any]] = {}

    def close(self) -> None:
        self._database.close()

    @property
    def status(self) -> str:
        return str(self.facts.get("status", "waiting"))

    @property
    def finished(self) -> bool:
        return self.status == "finished"

    def look(self) -> None:
        """Reads what the last step has changed."""
        text, self.head = self._database.execute(
            "SELECT facts, head FROM tables WHERE id = ?", (self.table,)
        ).fetchone() or (None, 0)
        self.before = self.holders
        if text is None:
            self.facts, self.holders = {"status": "removed", "seats": []}, []
            return
        self.facts = json.loads(text)
        self.holders = [seat.get("person") if seat["kind"] == "person" else None for seat in self.facts["seats"]]
        if self.status == "waiting":
            return
        self._play_on()
        for people in (self.before, self.holders):
            for seat, person in enumerate(people):
                if person is not None:
                    self._seen[person, seat] = self.head

    def _play_on(self) -> None:
        if not self.matches:
            played = ludoteca.game(self.facts["game"])
            self.matches.append(played.new(len(self.facts["seats"]), self.facts["seed"], **self.facts["options"]))
        query = "SELECT kind, text FROM log WHERE table_id = ? AND number >= ? ORDER BY number"
        for kind, text in self._database.execute(query, (self.table, len(self.kinds))).fetchall():
            match = self.matches[-1].copy()
            if kind == "undo":
                match.undo()
            else:
                match.play(text)
            self.kinds.append(kind)
            self.matches.append(match)

    def secrets(self) -> list[str]:
        """Texts that nobody may be sent now."""
        return [] if self.finished else [self.facts[name] for name in ("secret", "seed") if self.facts.get(name)]

    def seats_of(self, person: str | None) -> list[list[int]]:
        """The seats of a person before and after the last step."""
        return [
            [seat for seat, holder in enumerate(people) if holder == person and person is not None]
            for people in (self.before, self.holders)
        ]

    def held_lately(self, person: str | None, seat: int) -> bool:
        """Whether a person held a seat at some time of the last step."""
        return any(seat in seats for seats in self.seats_of(person))

    def may_know(self, person: str | None, viewer: int | None, index: int) -> bool:
        """Whether a person may know what a viewer saw at an index: they held that seat when, or after, it happened."""
        if not self.matches or index > self.head:
            return False
        return viewer is None or self.finished or self._seen.get((person or "", viewer), -1) >= index

    def twin(self, index: int, viewer: int | None) -> Match[Any, Any]:
        """The match as a viewer may imagine it, after so many entries."""
        if (index, viewer) not in self._twins:
            self._twins[index, viewer] = self.matches[index].resampled(viewer, f"twin {index}")
        return self._twins[index, viewer]

    def check_view(self, view: Json) -> None:
        """A view is what its viewer would see in any world that they can imagine."""
        imagined = json.loads(json.dumps(self.twin(view["index"], view["viewer"]).view(view["viewer"])))
        assert _without_added(view) == _without_added(imagined)

    def check_entry(self, entry: Json, viewer: int | None) -> None:
        """What is told of an entry is what its viewer saw; of a finished match everybody may know everything."""
        index = entry["index"]
        if self.kinds[index - 1] == "undo":
            assert (entry["events"], entry["move"]) == ([], None)
            return
        whole = [event.as_json() for event in self.matches[index].events()]
        seen = [event.seen_by(viewer).as_json() for event in self.twin(index, viewer).events()]
        told = entry["events"]
        if self.finished and told == json.loads(json.dumps(whole)):
            return
        assert told == json.loads(json.dumps(seen))
        if entry["move"] is not None and entry["by"] != viewer:
            known = {value for event in seen for value in event.values()}
            for place in delicate_arguments(self.matches[0].game)[entry["move"]["kind"]]:
                assert entry["move"]["args"][place] in known

    def check_previews(self, previews: Json, index: int, seat: int) -> None:
        """What a move will surely do does not depend on what its player cannot know."""
        twin = self.twin(index, seat)
        for move in twin.moves():
            if str(move.id) in previews:
                sure = [event.as_json() for event in twin.preview(move)]
                assert previews[str(move.id)] == json.loads(json.dumps(sure))

    def check_record(self, record: Json) -> None:
        """A match that runs has a sealed record."""
        if self.finished:
            return
        assert not record.keys() & {"seed", "secret", "start", "ranks"}
        standing: list[int] = []
        for index, kind in enumerate(self.kinds, 1):
            if kind == "undo":
                standing.pop()
            else:
                standing.append(index)
        for notation, index in zip(record["moves"], standing, strict=False):
            kind, *args = notation.split()
            known = {value for event in self.twin(index, None).events() for value in event.seen_by(None).args.values()}
            for place in delicate_arguments(self.matches[0].game)[kind]:
                assert args[place] == VEIL or args[place] in known


def _without_added(view: Json) -> Json:
    return {key: value for key, value in view.items() if key not in ADDED}

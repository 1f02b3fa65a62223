"""A device in a test: its service, what it has stored, and a page that looks at one table."""

import json
from collections.abc import Mapping
from typing import Any

from ludoteca.browser.advice import DeviceBots
from ludoteca.browser.service import Service

Json = Any
LINE = 1


class Device:
    """Drives the service as the worker of the static edition does: what a step changes is stored before it is told."""

    def __init__(self, stored: Mapping[str, str] | None = None, name: str = "Ann"):
        self.time = 1_800_000_000_000
        self.stored: dict[str, str] = dict(stored or {})
        self.full = False
        """Whether nothing more can be stored."""
        self.due: int | None = None
        seeds = iter(f"mind {number}" for number in range(100))
        self.service = Service("ann", name, self.stored, DeviceBots(seed=lambda: next(seeds)), lambda: self.time)

    def step(self, **asked: Any) -> Json:
        """One step; gives the answer and what the page is told."""
        told = json.loads(self.service.step(json.dumps(asked)))
        if self.full and told["changes"]:
            told = json.loads(self.service.not_stored("not-saved"))
        else:
            for table_id, text in told["changes"].items():
                if text is None:
                    del self.stored[table_id]
                else:
                    self.stored[table_id] = text
            self.service.stored()
        self.due = told["due"]
        return told

    def ask(self, method: str, path: str, **body: Any) -> Json:
        answer = self.step(do="request", method=method, path=path, body=body)["answer"]
        assert answer["status"] == 200, answer
        return answer["body"]

    def refused(self, method: str, path: str, **body: Any) -> str:
        answer = self.step(do="request", method=method, path=path, body=body)["answer"]
        assert answer["status"] >= 400, answer
        return str(answer["body"]["code"])

    def look(self, table_id: str) -> list[Json]:
        return self._heard(self.step(do="open", line=LINE, table=table_id))

    def tell(self, **message: Any) -> list[Json]:
        return self._heard(self.step(do="hear", line=LINE, message=message))

    def wait(self) -> list[Json]:
        """What happens next by itself."""
        assert self.due is not None
        self.time = max(self.time, self.due)
        return self._heard(self.step(do="act"))

    def _heard(self, told: Json) -> list[Json]:
        assert all(line == LINE for line, _ in told["said"])
        return [message for _, message in told["said"]]


def view_of(heard: list[Json], view: Json = None) -> Json:
    """The view after these messages."""
    for message in heard:
        if message["type"] == "view":
            view = message["view"]
        elif message["type"] == "moved":
            view = {**view, **message["changes"]}
    return view

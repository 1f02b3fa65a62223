"""The pieces of a job on a Ray cluster. Needs Ray here and on every machine: `pip install 'ludoteca[ray]'`.

A worker or a machine that dies costs time and nothing else: Ray hands its pieces to another.
"""

import logging
import os
import socket
from collections import deque
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from ludoteca.kernel.errors import LudotecaError, NoCluster
from ludoteca.kernel.limits import ROOM
from ludoteca.lab.jobs import Job, Tick, no_tick
from ludoteca.lab.playing import Played
from ludoteca.lab.runners import WAITING, Finished, Piece

AUTO = "auto"
"""The cluster that RAY_ADDRESS names, or else the one that this machine belongs to."""
PATIENCE = 10.0
"""Seconds that a cluster may take to answer."""
AGAIN = -1
"""As often as workers die."""


@dataclass(frozen=True)
class Ray:
    """A Ray cluster that is running already."""

    address: str = AUTO

    def check(self) -> None:
        """Connects, or says in one sentence why that cannot be."""
        _connected(self.address)

    def run(self, job: Job, pieces: Sequence[Piece], tick: Tick = no_tick) -> Iterator[Finished]:
        """Gives each piece with its games as soon as it is finished."""
        ray = _connected(self.address)
        gpus = 0 if job.device == "cpu" else 1
        play = ray.remote(num_cpus=1, num_gpus=gpus, max_retries=AGAIN, **_surroundings())(_play)
        shared = ray.put(job)
        left, running = deque(pieces), dict[Any, Piece]()
        try:
            while left or running:
                workers = max(1, int(ray.cluster_resources().get("GPU" if gpus else "CPU", 1)))
                while left and len(running) < WAITING * workers:
                    piece = left.popleft()
                    running[play.remote(shared, *piece)] = piece
                done, _ = ray.wait(list(running), num_returns=1)
                for reference in done:
                    piece = running.pop(reference)
                    played: list[Played] = _result(ray, reference)
                    tick(len(played))
                    yield piece, played
        finally:
            for reference in running:
                ray.cancel(reference, force=True)


def _surroundings() -> dict[str, Any]:
    """What workers must know beside their job: whether there is more room than usual."""
    return {"runtime_env": {"env_vars": {"LUDOTECA_ROOM": str(ROOM)}}} if ROOM > 1 else {}


def _play(job: Job, first: int, end: int) -> list[Played]:
    job.check_version()
    job.prepare()
    return job.play(first, end)


def _result(ray: Any, reference: Any) -> Any:
    try:
        return ray.get(reference)
    except ray.exceptions.RayTaskError as error:
        cause = error.cause
        if isinstance(cause, LudotecaError):
            raise LudotecaError(str(cause)) from None
        raise


def _connected(address: str) -> Any:
    """Ray, connected to the cluster."""
    try:
        import ray
    except ImportError:
        raise NoCluster("A cluster needs the package ray: pip install 'ludoteca[ray]'.") from None
    if ray.is_initialized():
        return ray
    named = os.environ.get("RAY_ADDRESS", AUTO) if address == AUTO else address
    if named != AUTO:
        _check_reachable(named)
    try:
        ray.init(address=named, log_to_driver=False, logging_level=logging.ERROR, configure_logging=False)
    except (ConnectionError, RuntimeError, ValueError, OSError) as error:
        raise NoCluster(_unreachable(named, str(error).splitlines()[0] if str(error) else "")) from None
    return ray


def _check_reachable(address: str) -> None:
    """A quick look whether anybody listens there at all: Ray itself tries for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not host or not port.isdecimal():
        raise NoCluster(f"“{address}” is no address of a Ray cluster: it looks like 10.0.0.1:6379.")
    try:
        socket.create_connection((host.strip("[]"), int(port)), PATIENCE).close()
    except (OSError, OverflowError) as error:
        raise NoCluster(_unreachable(address, str(error))) from None


def _unreachable(address: str, why: str) -> str:
    if address == AUTO:
        return "There is no Ray cluster here: start one with `ray start --head`, or name one with --ray HOST:PORT."
    return f"The Ray cluster {address} cannot be reached ({why}). Is `ray start --head` running there?"

"""What the server counts about itself, for Prometheus.

Several workers count together: each in files of a folder that the first process names in the environment.
"""

import os
from pathlib import Path

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead

SHARED_FOLDER = "PROMETHEUS_MULTIPROC_DIR"
"""What Prometheus' client reads in the environment when it is imported."""

REGISTRY = CollectorRegistry()
QUICK = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 30)

MOVES = Counter("ludoteca_moves", "Moves made", ["game", "by"], registry=REGISTRY)
LATENCY = Histogram(
    "ludoteca_move_seconds", "From a move's arrival until everybody is told", registry=REGISTRY, buckets=QUICK
)
REFUSED = Counter("ludoteca_refused", "Messages and requests refused", ["code"], registry=REGISTRY)
SOCKETS = Gauge("ludoteca_sockets", "Open sockets", registry=REGISTRY, multiprocess_mode="livesum")
ROOMS = Gauge("ludoteca_rooms", "Matches at hand", registry=REGISTRY, multiprocess_mode="livesum")
LOADED = Counter("ludoteca_rooms_loaded", "Matches rebuilt from their rows", registry=REGISTRY)
BOT = Histogram("ludoteca_bot_seconds", "Time that bots thought", ["level"], registry=REGISTRY, buckets=QUICK)
BATCH = Histogram(
    "ludoteca_commit_jobs", "Jobs that shared a commit", registry=REGISTRY, buckets=(1, 2, 4, 8, 16, 32, 64, 128, 256)
)
COMMIT = Histogram("ludoteca_commit_seconds", "Time of a commit", registry=REGISTRY, buckets=QUICK)
REQUESTS = Histogram(
    "ludoteca_request_seconds", "HTTP requests", ["method", "route", "status"], registry=REGISTRY, buckets=QUICK
)
FINISHED = Counter("ludoteca_finished", "Matches that ended", ["game"], registry=REGISTRY)
BUS_LOST = Counter("ludoteca_bus_lost", "Times that the bus had to be reached again", registry=REGISTRY)
LOOP_LAG = Histogram("ludoteca_loop_lag_seconds", "How late the event loop was", registry=REGISTRY, buckets=QUICK)
QUEUE_SECONDS = Histogram(
    "ludoteca_queue_seconds", "How long work waited for its turn", ["queue"], registry=REGISTRY, buckets=QUICK
)
QUEUED = Gauge(
    "ludoteca_queued", "Work that waits for its turn", ["queue"], registry=REGISTRY, multiprocess_mode="livesum"
)
WORKING = Gauge(
    "ludoteca_working", "Work that is being done", ["queue"], registry=REGISTRY, multiprocess_mode="livesum"
)
REJECTED = Counter(
    "ludoteca_rejected", "Work that was turned away because too much waited", ["queue"], registry=REGISTRY
)
KILLED = Counter("ludoteca_checks_killed", "Checking processes that took too much time or memory", registry=REGISTRY)


def measured() -> bytes:
    """All numbers, of all workers together, as Prometheus reads them."""
    if SHARED_FOLDER not in os.environ:
        return generate_latest(REGISTRY)
    together = CollectorRegistry()
    MultiProcessCollector(together)
    return generate_latest(together)


def worker_died(folder: Path, pid: int) -> None:
    """What a worker had is not there any more; what it did is."""
    mark_process_dead(pid, str(folder))

"""Two tiers: what every change is checked with, and what takes long (`./test --long`)."""

import os
from collections.abc import Iterator

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--long", action="store_true", help="also run the tests marked `long`")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if config.getoption("--long"):
        return
    long = [item for item in items if item.get_closest_marker("long")]
    config.hook.pytest_deselected(items=long)
    items[:] = [item for item in items if item not in long]


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """Two processes more than processors: most of the time some of them wait for a browser or a server."""
    return (os.cpu_count() or 1) + 2


@pytest.fixture(scope="session", autouse=True)
def runs_go_elsewhere(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Commands that play many games leave a folder behind: not in the checkout."""
    before = os.environ.get("LUDOTECA_RUNS")
    os.environ["LUDOTECA_RUNS"] = str(tmp_path_factory.mktemp("runs"))
    yield
    if before is None:
        del os.environ["LUDOTECA_RUNS"]
    else:
        os.environ["LUDOTECA_RUNS"] = before

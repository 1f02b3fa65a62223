"""Services for the tests of the server, each started once for those that want it."""

from collections.abc import Iterator

import pytest

from tests.server.services import House, Postgres, Redis


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server on SQLite, for all tests that do not mind what others do there."""
    house = House(tmp_path_factory.mktemp("house"))
    house.start()
    yield house
    house.stop()
    house.check_log()


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    postgres = Postgres()
    postgres.start()
    yield postgres
    postgres.stop()


@pytest.fixture(scope="module")
def redis(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Redis]:
    redis = Redis(tmp_path_factory.mktemp("redis"))
    redis.start()
    yield redis
    redis.stop()

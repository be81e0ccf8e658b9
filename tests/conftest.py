"""What tests share: one up-to-date build, made before the first test that needs it."""

from collections.abc import Iterator

import pytest

from app.service import Service
from corpus.store import Store, build_folder
from ingest.build import build


@pytest.fixture(scope="session", autouse=True)
def _log_of_the_tests(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """A log of the tests' own: nothing a test or an app it starts writes reaches the user's."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("LAWBRIDGE_DATABASE", f"sqlite:///{tmp_path_factory.mktemp('log') / 'log.db'}")
        yield


@pytest.fixture(scope="session")
def store() -> Store:
    """The real store, built if it is not up to date."""
    build()
    return Store.load(build_folder())


@pytest.fixture(scope="session")
def service(store: Store) -> Service:
    """The real service over the same build."""
    return Service()

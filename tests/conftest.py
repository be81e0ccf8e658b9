"""What tests share: one up-to-date build, made before the first test that needs it."""

import pytest

from app.service import Service
from corpus.store import Store, build_folder
from ingest.build import build


@pytest.fixture(scope="session")
def store() -> Store:
    """The real store, built if it is not up to date."""
    build()
    return Store.load(build_folder())


@pytest.fixture(scope="session")
def service(store: Store) -> Service:
    """The real service over the same build."""
    return Service()

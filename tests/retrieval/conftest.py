"""The indexes of the small law book, built once a session."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from small_book import SMALL, law_book

from retrieval.index import build_indexes
from retrieval.units import Unit

os.environ["HF_HUB_OFFLINE"] = "1"


@pytest.fixture(scope="session")
def units() -> list[Unit]:
    return law_book()


@pytest.fixture(scope="session")
def built(units: list[Unit], tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("indexes")
    build_indexes(units, folder, lambda _step, _share: None, settings=SMALL)
    return folder

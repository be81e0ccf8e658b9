"""The indexes of the small law book, built once a session."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

import pytest
from small_book import SMALL, law_book

from corpus.model import LANGUAGES
from corpus.store import build_folder
from ingest.build import build
from retrieval.index import build_indexes
from retrieval.units import Unit

os.environ["HF_HUB_OFFLINE"] = "1"


@pytest.fixture(scope="session")
def units() -> list[Unit]:
    return law_book()


@pytest.fixture(scope="session")
def built(units: list[Unit], tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The indexes, with the word tables of the real build: reading the dictionaries anew takes longer than the rest."""

    def copied(_texts: object, folder: Path) -> None:
        for language in LANGUAGES:
            shutil.copy(build_folder() / "indexes" / f"lemmas-{language}.tsv", folder)

    build()
    folder = tmp_path_factory.mktemp("indexes")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("retrieval.index.write_lemmas", copied)
        build_indexes(units, folder, lambda _step, _share: None, settings=SMALL)
    return folder


@pytest.fixture(scope="session")
def whole(units: list[Unit], tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The same with word tables of its own; for long tests."""
    folder = tmp_path_factory.mktemp("whole")
    build_indexes(units, folder, lambda _step, _share: None, settings=SMALL)
    return folder

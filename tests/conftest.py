"""What tests share: one up-to-date build made before the first test that needs it, and the order they run in."""

from __future__ import annotations

import gc
import os
import pickle
import random
import sys
import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from handing_out import TOGETHER, Sharing, told_briefly
from hypothesis import settings
from hypothesis.internal.conjecture import providers
from typer.main import get_command
from xdist.remote import Producer
from xdist.scheduler import LoadScopeScheduling

from corpus import guarded

if TYPE_CHECKING:  # the process that only hands out the tests needs none of it
    from sqlalchemy import Connection

    from app.service import Service
    from corpus.store import Store

settings.register_profile("same", derandomize=True, database=None, deadline=None, print_blob=True)
settings.register_profile("exploring", database=None, deadline=None, max_examples=300, print_blob=True)
settings.load_profile("same")


def _constants() -> providers.Constants:
    """The numbers and words of our modules that Hypothesis tries as examples: none where they are to be the same.

    It takes those of the modules read so far, and so other examples as soon as another test ran before.
    """
    return NONE if settings.get_current_profile_name() == "same" else ALL()


NONE, ALL = providers.Constants(), providers._get_local_constants
providers._get_local_constants = _constants

THEN = (
    "tests/rulings/engine/test_rulings_cases.py",
    "tests/ingest/test_add.py",
    "tests/understanding/test_witness.py",
    "tests/app/test_pages_in_one_language.py",
    "tests/app/test_cli.py",
    "tests/ingest/test_damaged_builds.py",
    "tests/app/test_case.py",
    "tests/app/test_case_page.py",
    "tests/ingest/test_working.py",
    "tests/corpus/test_foreign_files.py",
    "tests/app/test_pocket.py",
    "tests/app/test_texts_in_one_language.py",
)
"""The longest files after those: what is long begins early, so that both processes end together."""


gc.set_threshold(200_000, 20, 50)
"""What a process of the tests holds is held to its end: looking through it all the time took a tenth of theirs."""
gc.disable()
"""While modules are read and tests collected nothing is left behind, and there is most to look through."""


def pytest_collection_finish() -> None:
    gc.freeze()
    gc.enable()


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--shuffle", type=int, metavar="SEED", help="run files, and the tests of each, in another order")


@pytest.hookimpl(trylast=True)
def pytest_configure(config: pytest.Config) -> None:
    told_briefly(config)


def pytest_xdist_make_scheduler(config: pytest.Config, log: Producer) -> LoadScopeScheduling | None:
    return Sharing(config, log) if config.getoption("dist") == "loadfile" else None


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """What takes longest first; or, asked for, any order: it must not matter."""
    seed = config.getoption("shuffle")
    if seed is None:
        early = (*TOGETHER, *THEN)
        items.sort(key=lambda item: next((n for n, name in enumerate(early) if item.nodeid.startswith(name)), 99))
    else:
        chance = random.Random(seed)
        files = sorted({item.path for item in items})
        chance.shuffle(files)
        chance.shuffle(items)
        items.sort(key=lambda item: files.index(item.path))


@contextmanager
def _log_of_the_tests(folder: Path) -> Iterator[None]:
    """A log of the tests' own: nothing a test or an app it starts writes reaches the user's."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("LAWBRIDGE_DATABASE", f"sqlite:///{folder / 'log.db'}")
        yield


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    _apart[0] = item.get_closest_marker("apart") is not None


_apart = [False]
"""Whether the test that runs has strangers' files read in a process of their own, because that is what it is about."""


@contextmanager
def _files_of_strangers_are_read_here() -> Iterator[None]:
    """What a file holds is read in this process by most tests: a child for each took a tenth of all their time.

    What is asked and answered is pickled and read as a child's is; tests marked `apart` have a real one.
    """
    real = guarded._called

    def called(function: Callable[..., Any], arguments: tuple[Any, ...], name: str, seconds: int) -> Any:
        if _apart[0]:
            return real(function, arguments, name, seconds)
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # a child has no filters of the tests
            asked = pickle.dumps((function.__module__, function.__name__, arguments))
            return guarded.taken(guarded.answered(*pickle.loads(asked)), name, seconds)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(guarded, "_called", called)
        yield


@pytest.fixture(autouse=True)
def _nobody_is_in_front_of_the_log() -> Iterator[None]:
    """A page that ran in a test tells the log who is there, for the whole process; the next test starts anew."""
    yield
    if visiting := sys.modules.get("app.log.visiting"):
        visiting.asked_by(visiting._everything, visiting._any_number)


@contextmanager
def _commands_are_put_together_once() -> Iterator[None]:
    """Typer makes the whole command anew for every line; here it is made once a process."""
    with pytest.MonkeyPatch.context() as patch:
        made = cache(get_command)
        patch.setattr("typer.testing._get_command", made)
        patch.setattr("typer.main.get_command", made)
        yield


@contextmanager
def _installed_components_are_looked_for_once() -> Iterator[None]:
    """Streamlit reads about every installed package before each page that a test runs; here it does once a process."""
    with pytest.MonkeyPatch.context() as patch:
        if "streamlit" in sys.modules:
            from streamlit.components.v2 import manifest_scanner as scanner

            patch.setattr(scanner, "scan_component_manifests", cache(scanner.scan_component_manifests))
        yield


@contextmanager
def _a_page_is_waited_for_and_not_asked() -> Iterator[None]:
    """Streamlit's tests ask a thousand times a second whether a page has run; here its thread is waited for.

    A page's script is compiled once a process and not once a test.
    """
    with pytest.MonkeyPatch.context() as patch:
        if "streamlit" in sys.modules:
            from streamlit.runtime.scriptrunner.script_cache import ScriptCache
            from streamlit.testing.v1 import local_script_runner as running

            asking, compiling = running.require_widgets_deltas, ScriptCache.get_bytecode
            compiled: dict[tuple[str, int], Any] = {}

            def waited(runner: running.LocalScriptRunner, timeout: float = 3) -> None:
                if runner._script_thread is not None:
                    runner._script_thread.join(timeout)
                asking(runner, timeout)

            def kept(scripts: ScriptCache, script_path: str) -> Any:
                version = (os.path.realpath(script_path), Path(script_path).stat().st_mtime_ns)
                if version not in compiled:
                    compiled[version] = compiling(scripts, script_path)
                return compiled[version]

            patch.setattr(running, "require_widgets_deltas", waited)
            patch.setattr(ScriptCache, "get_bytecode", kept)
        yield


@contextmanager
def _tables_are_migrated_once() -> Iterator[None]:
    """A new SQLite log gets the tables that the migrations made in the first one: they took a twelfth of a second each.

    Statement by statement as that database gives them; the first of a process and all of PostgreSQL are migrated.
    """
    with pytest.MonkeyPatch.context() as patch:
        if database := sys.modules.get("app.log.database"):
            made: list[str] = []
            migrate, exclusively = database.migrate, database.exclusively

            def migrated(connection: Connection) -> None:
                driver: Any = connection.connection.driver_connection
                if connection.dialect.name != "sqlite" or driver.execute("SELECT 1 FROM sqlite_master").fetchone():
                    migrate(connection)
                elif made:
                    with exclusively(connection):
                        for statement in made:
                            driver.execute(statement)
                else:
                    migrate(connection)
                    made.extend(one for one in driver.iterdump() if one not in ("BEGIN TRANSACTION;", "COMMIT;"))

            patch.setattr(database, "migrate", migrated)
        yield


@contextmanager
def _the_real_store_is_read_once() -> Iterator[None]:
    """The store of the checkout's own build, which nothing changes, is read once a process while its files stay."""
    with pytest.MonkeyPatch.context() as patch:
        if module := sys.modules.get("corpus.store"):
            own, kept = Path(__file__).parents[1] / ".lawbridge", {}
            read = module.Store.load

            def load(_cls: type[Store], folder: Path | None = None) -> Store:
                place = (folder or module.build_folder()).resolve()
                files = sorted(place.glob("*.json*")) if place.is_relative_to(own) else []
                if not files:
                    return read(folder)
                state = tuple((str(file), file.stat().st_mtime_ns, file.stat().st_size) for file in files)
                if state not in kept:
                    kept.clear()
                    kept[state] = read(folder)
                return kept[state]

            patch.setattr(module.Store, "load", classmethod(load))
        yield


@pytest.fixture(scope="session", autouse=True)
def _once_a_process(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """All of these: one fixture, because every fixture costs every one of thousands of tests."""
    with (
        _log_of_the_tests(tmp_path_factory.mktemp("log")),
        _files_of_strangers_are_read_here(),
        _commands_are_put_together_once(),
        _installed_components_are_looked_for_once(),
        _a_page_is_waited_for_and_not_asked(),
        _tables_are_migrated_once(),
        _the_real_store_is_read_once(),
    ):
        yield


@pytest.fixture(scope="session")
def store() -> Store:
    """The real store, built if it is not up to date."""
    from corpus.store import Store, build_folder
    from ingest.build import build

    build()
    return Store.load(build_folder())


@pytest.fixture(scope="session")
def service(store: Store) -> Service:
    """The real service over the same build."""
    from app.service import Service

    return Service()

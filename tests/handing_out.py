"""How two processes share the tests, and how little each tells the one that hands them out (pytest-xdist)."""

from __future__ import annotations

from typing import Any

import pytest
from xdist.scheduler import LoadScopeScheduling
from xdist.workermanage import WorkerController

TOGETHER = ("tests/browser/", "tests/retrieval/", "tests/log/")
"""Folders whose tests share a server or indexes: one process runs them all; they take longest and start first."""
WORTH_TELLING = 0.005
"""Seconds of a setup or teardown from which pytest itself would list it among the longest."""


class Sharing(LoadScopeScheduling):
    """With `-n 2 --dist loadfile` one process runs a file; a folder whose tests share more is run by one, too."""

    def _split_scope(self, nodeid: str) -> str:
        return next((folder for folder in TOGETHER if nodeid.startswith(folder)), nodeid.partition("::")[0])

    def mark_test_complete(self, node: WorkerController, item_index: int, duration: float = 0) -> None:
        """What is done is forgotten: else all of it is counted again after each of thousands of tests."""
        nodeid = self.registered_collections[node][item_index]
        scope, work = self._split_scope(nodeid), self.assigned_work[node]
        del work[scope][nodeid]
        if not work[scope]:
            del work[scope]
        self._reschedule(node)

    def _pending_of(self, workload: dict[str, dict[str, bool]]) -> int:
        return sum(map(len, workload.values()))


def told_briefly(config: pytest.Config) -> None:
    """A process tells how a test went; not that it begins, ends, and was set up and cleared away as it should.

    Six messages a test, each through two threads of both processes, took half a millisecond of processor time more.
    """
    teller: Any = next((one for one in config.pluginmanager.get_plugins() if type(one).__name__ == TELLER), None)
    if teller is None:
        return
    kind, tell = type(teller), type(teller).pytest_runtest_logreport

    @pytest.hookimpl
    def pytest_runtest_logreport(self: Any, report: pytest.TestReport) -> None:
        if report.when == "call" or not report.passed or report.duration >= WORTH_TELLING:
            tell(self, report)

    @pytest.hookimpl
    def untold(self: Any, nodeid: str, location: tuple[str, int | None, str]) -> None:
        """That a test begins or ends."""

    config.pluginmanager.unregister(teller)
    kind.pytest_runtest_logreport = pytest_runtest_logreport
    kind.pytest_runtest_logstart = kind.pytest_runtest_logfinish = untold
    config.pluginmanager.register(teller)


TELLER = "WorkerInteractor"
"""The plugin of xdist in each process; xdist runs its module from its text, so it cannot be imported."""

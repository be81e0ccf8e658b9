"""A replica of app and API killed under load, in small: nobody loses an answer that was seen, callers see no error."""

import shutil
from concurrent.futures import ThreadPoolExecutor

import pytest

from evals.failover import measure
from evals.postgres_process import programs


@pytest.mark.long
@pytest.mark.skipif(
    programs() is None or shutil.which("nginx", path="/usr/sbin:/usr/bin") is None,
    reason="needs nginx (`apt-get install nginx-light`) and a wheel of pgserver",
)
def test_a_killed_replica_loses_no_case() -> None:
    with ThreadPoolExecutor(1) as apart:  # the browser tests keep an event loop running in this thread
        seen = apart.submit(measure, sessions=4, questions=3, callers=1).result()
    assert seen["answers"] == 12
    assert seen["web_sockets_broken"] > 0  # the kill was felt
    assert seen["session_errors"] == []
    assert seen["case_not_shown_when_back"] == 0
    assert seen["lost_answers"] == []
    assert seen["answers_kept_in_cases"] == 12
    assert set(seen["api_by_status"]) == {"200"}

"""What is counted and written of the program's work; never who it was for or what was said."""

import io
import json
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse
from starlette.routing import Route
from starlette.testclient import TestClient

from app.access import roles
from app.faces.web import watched
from app.service import Service
from app.watching import FIELDS, lines, listen, tell, telling
from corpus.errors import BadData, BadInput


@pytest.fixture(autouse=True)
def _nobody_listens_afterwards() -> Iterator[None]:
    before = list(telling._listeners)
    yield
    telling._listeners[:] = before


def served(ready: Any = lambda: {"build": "b1"}, client: str = "127.0.0.1") -> TestClient:
    def page(request: Request) -> PlainTextResponse:
        return PlainTextResponse("page")

    def broken(request: Request) -> PlainTextResponse:
        raise RuntimeError("Kiss Anna")

    routes = [*watched.routes(ready), Route("/laws", page), Route("/broken", broken)]
    app = Starlette(routes=routes, middleware=[Middleware(watched.Watched)])
    return TestClient(app, raise_server_exceptions=False, client=(client, 1))


def test_health_says_what_answers_or_that_nothing_can() -> None:
    assert served().get("/health").json() == {"status": "ok", "build": "b1"}

    def ready() -> dict[str, str]:
        raise OSError("no database at postgresql://anna:secret@host")

    said = served(ready).get("/health")
    assert said.status_code == 503
    assert said.json() == {"status": "failing", "what": "OSError"}


def test_the_running_app_is_healthy(service: Service) -> None:
    assert watched.ready() == {"build": service.folder.name}


def test_requests_questions_and_failures_are_counted(service: Service) -> None:
    client = served()
    client.get("/laws?p=27B")
    client.get("/broken")
    service.ask("27B1", "nb")
    numbers = client.get("/metrics").text
    for line in (
        'lawbridge_requests_total{kind="page",method="get",status="200"} 1.0',
        'lawbridge_requests_total{kind="page",method="get",status="500"} 1.0',
        'lawbridge_failures_total{kind="page"} 1.0',
        'lawbridge_questions_total{language="nb",status="answered"} 1.0',
        "lawbridge_answer_seconds_count 1.0",
    ):
        assert line in numbers.splitlines()
    assert "27B" not in numbers
    assert "Anna" not in numbers


@pytest.mark.parametrize("metrics", [[], ["10.1.0.0/16"]])
def test_numbers_are_for_this_machine_and_the_networks_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, metrics: list[str]
) -> None:
    file = tmp_path / "access.toml"
    file.write_text(f"[app]\nmetrics = {json.dumps(metrics)}\n")
    monkeypatch.setenv(roles.VARIABLE, str(file))
    assert served(client="10.1.2.3").get("/metrics").status_code == (200 if metrics else 403)
    assert served(client="10.2.2.3").get("/metrics").status_code == 403
    assert served().get("/metrics").status_code == 200
    assert served().get("/metrics", headers={"x-forwarded-for": "10.1.2.3"}).status_code == 403


@pytest.mark.parametrize("wrong", ['"10.0.0.0/8"', '["the club"]', "[7.5]"])
def test_networks_that_are_none_are_refused(tmp_path: Path, wrong: str) -> None:
    file = tmp_path / "access.toml"
    file.write_text(f"[app]\nmetrics = {wrong}\n")
    with pytest.raises(BadData, match="metrics as a list of networks"):
        roles.access(file)


def test_sessions_open_and_close() -> None:
    seen: list[Any] = []
    listen(lambda happening, fields: seen.append((happening, dict(fields))))

    async def socket(scope: Any, receive: Any, send: Any) -> None:
        await send({"type": "websocket.accept"})

    with TestClient(watched.Watched(socket)).websocket_connect("/_stcore/stream"):
        pass
    assert seen == [("session", {"open": 1}), ("session", {"open": 0})]


def test_lines_are_json_and_hold_only_what_is_declared() -> None:
    out = io.StringIO()
    listen(lines.Lines(out))
    tell("question", language="pl", status="refused", procedure="", seconds=0.25)
    tell("session", open=3)
    first, second = map(json.loads, out.getvalue().splitlines())
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+00:00", first.pop("at"))
    assert first == {"event": "question", "language": "pl", "status": "refused", "procedure": "", "seconds": 0.25}
    assert second["open"] == 3


@pytest.mark.parametrize(
    ("happening", "fields"),
    [
        ("question", {"text": "x"}),
        ("question", {"status": "Kiss Anna"}),
        ("question", {"status": "a" * 61}),
        ("request", {"status": "200"}),
    ],
)
def test_a_text_of_a_user_cannot_be_told(happening: str, fields: Mapping[str, Any]) -> None:
    listen(lambda *_: None)
    with pytest.raises(ValueError, match="declared"):
        tell(happening, **fields)
    assert all(kind in (str, int, float) for row in FIELDS.values() for kind in row.values())


def test_lines_are_switched_on_by_name_only(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(lines.VARIABLE, "json")
    assert lines.wanted()
    monkeypatch.delenv(lines.VARIABLE)
    assert not lines.wanted()
    monkeypatch.setenv(lines.VARIABLE, "xml")
    with pytest.raises(BadInput, match="may be json"):
        lines.wanted()


def test_every_status_and_procedure_is_a_code(service: Service) -> None:
    told: list[Mapping[str, Any]] = []
    listen(lambda happening, fields: told.append(fields))
    for question in ("27B1", "Vest åpnet 1 NT, Nord meldte 1 spar. Øst godtok ikke.", "Hva koster en is?"):
        service.ask(question, "nb")
    assert [set(row) for row in told] == [set(FIELDS["question"])] * 3

"""The API: the service's documents over HTTP, every refusal a problem, a door that lets in who the app lets in."""

from collections.abc import Iterator
from typing import Any

import pytest
from starlette.testclient import TestClient

from app.faces.api.door import LARGEST, PROBLEM
from app.faces.api.server import application
from app.service import Service

RULED = "insufficient_bid"


@pytest.fixture(scope="module")
def client(service: Service) -> Iterator[TestClient]:
    with TestClient(application(service), base_url="http://127.0.0.1") as made:
        yield made


def without_time(document: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in document.items() if name != "elapsed_ms"}


def test_every_route_gives_the_document_of_the_service(client: TestClient, service: Service) -> None:
    found = client.get("/v1/search", params={"query": "insufficient bid", "k": 3, "language": "en"})
    assert found.status_code == 200
    assert without_time(found.json()) == without_time(service.search("insufficient bid", 3, "en"))
    assert client.get("/v1/provisions/laws-2017-hu:27.B.1.a").json() == service.show("laws-2017-hu:27.B.1.a")
    assert client.get("/v1/provisions/VSz 29").json()["source"] == "mbsz-hu"
    assert client.get("/v1/procedures", params={"language": "pl"}).json() == service.procedures("pl")
    assert client.get(f"/v1/procedures/{RULED}").json() == service.procedure(RULED)
    asked = {"question": "West bid 1H over 1S. What now?", "language": "en"}
    assert without_time(client.post("/v1/ask", json=asked).json()) == without_time(service.ask(asked["question"], "en"))


def test_a_ruling_and_a_table_are_those_of_the_engine(client: TestClient, service: Service) -> None:
    known = {"dealer": "N", "auction": ["1S", "1H"]}
    ruled = client.post(f"/v1/rule/{RULED}", json={"facts": known, "language": "hu"})
    assert ruled.status_code == 200
    assert ruled.json() == service.rule(RULED, known, lang="hu")
    assert "27.A.1" in ruled.text  # the next player may accept it (27A1)
    table = {"events": [{"n": 1, "who": "N", "act": "call", "what": {"call": "1S"}}], "circumstances": []}
    told = client.post("/v1/table", json={"table": table})
    assert (told.status_code, "state" in told.json()) == (200, True), told.text


PROBLEMS = [
    ("GET", "/v1/provisions/27.B.9", None, 404),
    ("GET", "/v1/provisions/there is no such thing", None, 404),
    ("GET", "/v1/search", None, 422),
    ("GET", "/v1/search?query=x&k=0", None, 422),
    ("GET", "/v1/search?query=%20", None, 422),
    ("GET", "/v1/search?query=revoke&language=xx", None, 422),
    ("GET", "/nowhere", None, 404),
    ("PUT", "/v1/ask", b"{}", 405),
    ("POST", "/v1/ask", b"{", 422),
    ("POST", "/v1/ask", b'{"question": "x", "more": 1}', 422),
    ("POST", "/v1/ask", b"\xff\xfe", 422),
    ("POST", "/v1/rule/no_such_thing", b"{}", 404),
    ("POST", f"/v1/rule/{RULED}", b'{"facts": {"no_such_fact": 1}}', 422),
    ("POST", "/v1/table", b'{"table": "nothing of a table"}', 422),
    ("POST", "/v1/ask", b" " * (LARGEST + 1), 413),
]


@pytest.mark.parametrize(("method", "path", "body", "status"), PROBLEMS)
def test_what_cannot_be_used_is_a_problem_of_one_sentence(
    client: TestClient, method: str, path: str, body: bytes | None, status: int
) -> None:
    headers = {"content-type": "application/json"} if body is not None else {}
    told = client.request(method, path, content=body, headers=headers)
    assert (told.status_code, told.headers["content-type"]) == (status, PROBLEM), told.text
    document = told.json()
    assert set(document) == {"type", "title", "status", "detail"}
    assert document["status"] == status
    assert document["detail"]
    assert "\n" not in document["detail"]
    assert "Traceback" not in document["detail"]


@pytest.mark.parametrize(
    ("headers", "method"),
    [
        ({"host": "evil.example"}, "GET"),
        ({"origin": "http://evil.example"}, "POST"),
        ({"x-forwarded-for": "192.0.2.7"}, "GET"),
    ],
)
def test_the_door_lets_in_only_who_the_app_lets_in(client: TestClient, headers: dict[str, str], method: str) -> None:
    told = client.request(method, "/v1/search?query=revoke", headers=headers)
    assert (told.status_code, told.headers["content-type"]) == (403, PROBLEM)
    assert client.get("/v1/search?query=revoke").status_code == 200


def test_openapi_names_every_route_and_its_problems(client: TestClient) -> None:
    described = client.get("/openapi.json").json()
    assert set(described["paths"]) == {
        "/v1/search",
        "/v1/provisions/{provision}",
        "/v1/procedures",
        "/v1/procedures/{name}",
        "/v1/ask",
        "/v1/rule/{name}",
        "/v1/table",
    }
    for path in described["paths"].values():
        for operation in path.values():
            assert PROBLEM in operation["responses"]["422"]["content"]
    assert client.get("/docs").status_code == 404  # its page would fetch scripts from elsewhere

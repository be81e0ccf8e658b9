"""The API tried from its own OpenAPI document by schemathesis: every answer is one that the document describes."""

from __future__ import annotations

from functools import cache
from importlib.util import find_spec
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings

from app.faces.api.server import application
from app.service import Service

pytestmark = [
    pytest.mark.long,
    pytest.mark.filterwarnings("default"),
    pytest.mark.skipif(not find_spec("schemathesis"), reason="schemathesis is not installed"),
]
EXAMPLES = 60
"""Requests of each route and kind."""
ROUTES = (
    ("GET", "/v1/search"),
    ("GET", "/v1/provisions/{provision}"),
    ("GET", "/v1/procedures"),
    ("GET", "/v1/procedures/{name}"),
    ("POST", "/v1/ask"),
    ("POST", "/v1/rule/{name}"),
    ("POST", "/v1/table"),
)


@cache
def described() -> Any:
    """The document of the API, with every operation that it describes."""
    import schemathesis  # takes seconds, and every process of the tests reads this module

    return schemathesis.openapi.from_asgi("/openapi.json", application(Service(), "testserver"))


def test_every_route_is_tried() -> None:
    found = {(one.ok().method.upper(), one.ok().path) for one in described().get_all_operations()}
    assert found == set(ROUTES)


@pytest.mark.parametrize("kind", ["well-formed", "malformed"])
@pytest.mark.parametrize(("method", "path"), ROUTES)
def test_every_answer_is_as_described(method: str, path: str, kind: str) -> None:
    from schemathesis import GenerationMode
    from schemathesis.specs.openapi.checks import positive_data_acceptance

    mode = GenerationMode.POSITIVE if kind == "well-formed" else GenerationMode.NEGATIVE
    aside = [positive_data_acceptance] if method == "POST" else []  # the engine may refuse facts that have the form

    @given(case=described()[path][method].as_strategy(generation_mode=mode))
    @settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)
    def tried(case: Any) -> None:
        case.call_and_validate(headers={"host": "127.0.0.1"}, excluded_checks=aside)

    tried()

"""The contract with other programs: its fields are written down by version, and documents hold no others."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from pydantic import BaseModel

from app.faces import documents
from app.faces.documents import CONTRACT
from app.looking_up.documents import ProvisionDocument, SearchDocument
from app.service import Service

API = (Path(__file__).parents[2] / "docs" / "api.md").read_text(encoding="utf-8")
VERSIONS = re.findall(r"^\| (\d+\.\d+\.\d+) \|", API, re.MULTILINE)
NOW_AND_THEN = {"AnswerGiven": {"presumed", "heard_by", "plainer"}}
"""Fields that are there under a condition (docs/api.md)."""
STORY = "North opened 1S, East bid 1H. What now?"
KNOWN = {"dealer": "N", "auction": ["1S", "1H"]}
MADE: list[tuple[type[BaseModel], Any]] = [
    (documents.AnswerGiven, lambda service: service.ask(STORY, "en")),
    (documents.AnswerGiven, lambda service: service.ask("What is a revoke?", "en")),
    (documents.AnswerGiven, lambda service: service.ask("the best pizza in town tonight", "en")),
    (documents.AnswerGiven, lambda service: service.ask("27B1a", "hu")),
    (documents.StoryRead, lambda service: service.read_story(STORY, "en")),
    (documents.StoryRead, lambda service: service.read_story("27B1a", "nb")),
    (documents.RulingGiven, lambda service: service.rule("insufficient_bid", KNOWN, lang="pl")),
    (documents.RulingGiven, lambda service: service.score("4SX", 8, True)),
    (documents.TableRuled, lambda service: service.table("dealer: N\nauction: 1S 1H")),
    (documents.TableRuled, lambda service: service.table("dealer: N\nauction: 1S P P P")),
    (documents.SearchFound, lambda service: service.search("revoke", 2, "en")),
    (documents.ProvisionShown, lambda service: service.show("27B1a", "en")),
    (documents.ProvisionShown, lambda service: service.show("VSz 29", "hu", True)),
    (documents.ProcedureDescribed, lambda service: service.procedure("insufficient_bid", "en")),
    (documents.QuizMade, lambda service: service.quiz(2)),
]


@pytest.fixture(scope="module")
def service() -> Service:
    return Service()


@pytest.mark.parametrize(("document", "make"), MADE)
def test_documents_have_every_field_and_no_other(document: type[BaseModel], make: Any, service: Service) -> None:
    made = make(service)
    document.model_validate(made, strict=True)
    allowed = set(document.model_fields) | NOW_AND_THEN.get(document.__name__, set())
    assert set(made) <= allowed, "a field that is added raises the contract: documents.py, docs/api.md"


def test_every_provision_can_be_shown_to_other_programs(service: Service) -> None:
    """Most were printed as they are read, and some of an older book answer to no law in force."""
    names = [*list(service.store.provisions)[::25], "laws-2017-hu:7.A", "laws-2007-pl:12.C.1.e"]
    shown = [documents.ProvisionShown.model_validate(service.show(name), strict=True) for name in names]
    assert any(one.printed is None for one in shown)
    assert any(one.canonical is None for one in shown)


@pytest.mark.parametrize(
    ("document", "typed"),
    [(documents.ProvisionShown, ProvisionDocument), (documents.SearchFound, SearchDocument)],
)
def test_what_is_typed_is_what_is_published(document: type[BaseModel], typed: Any) -> None:
    assert set(document.model_fields) == set(typed.__annotations__)


def test_the_fields_are_written_down_with_the_version() -> None:
    assert VERSIONS[0] == CONTRACT
    for name, one in vars(documents).items():
        if isinstance(one, type) and issubclass(one, BaseModel) and not name.startswith("_") and one is not BaseModel:
            listed = re.search(rf"^\| `{name}` \|[^|]*\| (.*) \|$", API, re.MULTILINE)
            assert listed, name
            assert re.findall(r"`(\w+)`", listed[1]) == list(one.model_fields), name

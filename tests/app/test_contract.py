"""The contract with other programs: its fields are written down by version, and documents hold no others."""

from __future__ import annotations

import re
from pathlib import Path
from types import UnionType
from typing import Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

import pytest
from pydantic import BaseModel

from app.answering.documents import AnswerDocument, CitationRow
from app.faces import documents
from app.faces.documents import CONTRACT
from app.looking_up.documents import ProvisionDocument, SearchDocument
from app.service import Service
from corpus.model import Language
from rulings.engine.ruling_document import RulingDocument

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
    [
        (documents.ProvisionShown, ProvisionDocument),
        (documents.SearchFound, SearchDocument),
        (documents.AnswerGiven, AnswerDocument),
        (documents.RulingGiven, RulingDocument),
    ],
)
def test_what_is_typed_is_what_is_published(document: type[BaseModel], typed: Any) -> None:
    fields = get_type_hints(typed, include_extras=True)
    always = {name for name, kind in fields.items() if get_origin(kind) is not NotRequired}
    assert set(document.model_fields) == always
    assert NOW_AND_THEN.get(document.__name__, set()) <= set(fields) - always


def unlike(value: Any, kind: Any, where: str = "") -> list[str]:
    """Where a JSON value is not what its type says: fields missing, of another type, or not written down."""
    origin = get_origin(kind)
    if kind is Any:
        return []
    if origin in (Union, UnionType):
        tried = [unlike(value, one, where) for one in get_args(kind)]
        return [] if [] in tried else max(tried, key=len)
    if origin is Literal:
        return [] if value in get_args(kind) else [f"{where}: {value!r}"]
    if is_typeddict(kind):
        fields = get_type_hints(kind, include_extras=True)
        needed = {name for name, one in fields.items() if get_origin(one) is not NotRequired}
        if not isinstance(value, dict) or not needed <= set(value) <= set(fields):
            return [f"{where}: {str(value)[:200]} is no {kind.__name__}"]
        inner = get_type_hints(kind)
        return [row for name, one in value.items() for row in unlike(one, inner[name], f"{where}.{name}")]
    if origin is list:
        rows = value if isinstance(value, list) else [...]
        return [row for one in rows for row in unlike(one, get_args(kind)[0], f"{where}[]")]
    if origin is dict:
        held = value if isinstance(value, dict) else {...: ...}
        return [row for one in held.values() for row in unlike(one, get_args(kind)[1], f"{where}{{}}")]
    right = isinstance(value, kind) and not (kind in (int, float) and isinstance(value, bool))
    return [] if right else [f"{where}: {value!r} is no {kind.__name__}"]


def test_the_check_of_types_finds_what_is_wrong() -> None:
    said = {"text": "x", "citations": [1]}
    assert unlike(said, CitationRow) == []
    assert unlike(None, CitationRow | None) == []
    for wrong in ({**said, "more": 1}, {"text": "x"}, {**said, "citations": ["1"]}, {**said, "text": None}, None):
        assert unlike(wrong, CitationRow)
    assert unlike("fr", Language)


ASKED = (
    (STORY, "en"),
    ("What is a revoke?", "en"),
    ("the best pizza in town tonight", "en"),
    ("27B1a", "hu"),
    ("4 pik kontrem bez dwoch po partii, ile?", "pl"),
    ("Vest spilte ut i feil tur, hva nå?", "nb"),
)


@pytest.mark.parametrize(("question", "language"), ASKED)
def test_answers_hold_what_their_types_say(question: str, language: str, service: Service) -> None:
    """Down to each sentence, option and need, turn after turn."""
    first = service.reply(question, reader=language)  # type: ignore[arg-type]
    for document in (service.ask(question, language), first, service.reply("Hearts led.", None, first)):
        assert unlike(document, AnswerDocument) == []


@pytest.mark.parametrize("edition", ["2017", "2007"])
def test_rulings_hold_what_their_types_say(edition: str, service: Service) -> None:
    for one in service.procedures()[::6]:
        assert unlike(service.rule(one["name"], {}, edition), RulingDocument) == [], one["name"]


def test_the_fields_are_written_down_with_the_version() -> None:
    assert VERSIONS[0] == CONTRACT
    for name, one in vars(documents).items():
        if isinstance(one, type) and issubclass(one, BaseModel) and not name.startswith("_") and one is not BaseModel:
            listed = re.search(rf"^\| `{name}` \|[^|]*\| (.*) \|$", API, re.MULTILINE)
            assert listed, name
            assert re.findall(r"`(\w+)`", listed[1]) == list(one.model_fields), name

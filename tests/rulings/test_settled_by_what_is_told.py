"""What a told fact excludes is not offered; what was asked is answered in words (read off the Hungarian text)."""

from __future__ import annotations

import pytest

from app.answering.shortened import SPOKEN
from app.answering.spoken import words
from app.service import Service
from corpus.model import LANGUAGES, Language
from tests.app.answering.decisive import Facts, Row, asked_in, short, unlike

DISTURBS: Facts = {"source": "overheard", "finding_interferes": True}
NO_REDEAL: Facts = {"redeal_possible": False}
ALL_HANDS: Facts = {"about_one_hand": False}

EXTRANEOUS: list[Row] = [
    # 16D2a: "az egyik lapról információt kapott játékos játsszon azzal a lappal"
    ("extraneous_info", ALL_HANDS, ("redeal (where",), ("change of seats",), "first_call_made"),
    (
        "extraneous_info",
        {**ALL_HANDS, "first_call_made": False},
        ("redeal (where",),
        ("change of seats",),
        "finding_interferes",
    ),
    ("extraneous_info", {"seat_change_possible": False}, ("redeal (where",), ("seats",), "first_call_made"),
    ("extraneous_info", {"seat_change_possible": True}, ("to play the known hand",), ("where the",), "first_call_made"),
    # 16D2b: "ha a versenyforma megengedi"
    ("extraneous_info", NO_REDEAL, ("change of seats (if only one hand",), ("redeal",), "first_call_made"),
    ("extraneous_info", {"redeal_possible": True}, ("a redeal, perhaps",), ("where the",), "first_call_made"),
    # 16D3: c and d are the same two before the first call and after it
    ("extraneous_info", {**ALL_HANDS, **NO_REDEAL}, ("Neither",), ("before the first",), "first_call_made"),
    ("extraneous_info", {**DISTURBS, **ALL_HANDS, **NO_REDEAL}, ("one of two",), ("If it would",), None),
    # 16D2: what the director has found is no condition any more
    ("extraneous_info", DISTURBS, ("disturbs play.", "one of the last two"), ("would disturb",), "first_call_made"),
    ("extraneous_info", {"source": "overheard", "finding_interferes": False}, ("played normally",), (), None),
    # 16D2c: "módosítsa az eredményt, ha úgy ítéli meg, hogy a másodlagos információ befolyásolta az eredményt"
    ("extraneous_info", {"finding_information_affected": True}, ("adjusts the score",), ("seats", "redeal"), None),
    ("extraneous_info", {"finding_information_affected": False}, ("it stands",), ("seats", "redeal"), None),
]
SAID = EXTRANEOUS


@pytest.mark.parametrize(("name", "facts", "said", "unsaid", "asked"), SAID, ids=[str(row[:2]) for row in SAID])
def test_what_is_settled_is_said(
    service: Service, name: str, facts: Facts, said: tuple[str, ...], unsaid: tuple[str, ...], asked: str | None
) -> None:
    found = short(service, name, facts)
    spoken = found["headline"]["text"]
    assert not unlike(spoken, said, unsaid), spoken
    assert asked_in(found) == asked


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("name", "facts"), [row[:2] for row in SAID], ids=[str(row[:2]) for row in SAID])
def test_it_is_short_and_cited_in_every_language(service: Service, name: str, facts: Facts, language: Language) -> None:
    found = short(service, name, facts, language)
    assert words(found["answer"]) <= SPOKEN, found["answer"]
    assert found["headline"]["citations"]

"""Who called first of all and out of turn has not dealt, and who did is not told by saying that he did not (Law 30)."""

from __future__ import annotations

import pytest

from app.service import Service
from corpus.model import Language
from tests.telling import ruled

DENIED: list[tuple[Language, str]] = [
    ("hu", "Kelet passzolt elsőnek, pedig nem ő volt az osztó. Dél nem fogadja el, más még nem licitált."),
    ("pl", "E spasował na samym początku, a to nie on rozdawał. Nikt tego nie przyjmuje, nikt nic nie licytował."),
    ("nb", "Øst passet før noen hadde meldt. Han var ikke giver. Syd godtar den ikke, og ingen har meldt."),
    ("en", "East passed before anyone had called. East wasn't the dealer. South won't accept it and hasn't called."),
    ("hu", "Kelet legelőször passzolt, pedig nem ő volt az osztó. Dél nem fogadja el. Kelet partnere Nyugat."),
    ("pl", "E spasował jako pierwszy, choć to nie on rozdawał. S nie przyjmuje tego pasa. Moim partnerem jest W."),
    ("nb", "Øst la pass med en gang, enda det ikke var øst som var giver. Syd godtar ikke. Makkeren min er vest."),
    ("nb", "Øst la pass aller først, men det var ikke østs tur. Helt vanlig pass. Ingen godtok det."),
]
TOLD: list[tuple[Language, str]] = [
    ("hu", "Kelet passzolt elsőnek, pedig Észak volt az osztó. Dél nem fogadja el, más még nem licitált."),
    ("pl", "E spasował na samym początku, a rozdawał N. Nikt tego nie przyjmuje, nikt nic nie licytował."),
    ("nb", "Øst passet før noen hadde meldt. Nord var giver. Syd godtar den ikke, og ingen har meldt."),
    ("en", "East passed before anyone had called. North was the dealer. South won't accept it and hasn't called."),
    ("hu", "Kelet legelőször passzolt, pedig nem ő volt az osztó, Észak osztott. Dél nem fogadja el."),
    ("pl", "E spasował jako pierwszy, choć to nie on rozdawał, rozdającym był N. S nie przyjmuje tego pasa."),
    ("nb", "Øst la pass først, men det var ikke øst som var giver, Nord var giver. Syd godtar ikke."),
    ("en", "East passed first, though East wasn't the dealer, North dealt. South won't accept it."),
]


def _read(service: Service, language: Language, told: str) -> dict[str, object]:
    found = service.reply(told, None, None, None, language)["procedure"]
    assert found is not None
    assert found["name"] == "pass_out_of_rotation"
    return {row["fact"]: row["value"] for row in found["read"] if row["sure"]}


@pytest.mark.parametrize(("language", "told"), DENIED)
def test_whose_turn_it_was_is_open(service: Service, language: Language, told: str) -> None:
    read = _read(service, language, told)
    assert not {"dealer", "whose_turn"} & set(read)


@pytest.mark.parametrize(("language", "told"), TOLD)
def test_the_dealers_turn_is_told(service: Service, language: Language, told: str) -> None:
    assert _read(service, language, told)["whose_turn"] == "rho"


NOT_DEALT: list[tuple[Language, str]] = [
    ("hu", "Kelet legelőször passzolt, pedig nem ő volt az osztó. Dél nem fogadja el. Kelet partnere Nyugat."),
    ("pl", "E spasował jako pierwszy, choć to nie on rozdawał. S nie przyjmuje tego pasa. Moim partnerem jest W."),
    ("nb", "Øst la pass med en gang, enda det ikke var øst som var giver. Syd godtar ikke. Makkeren min er vest."),
    ("en", "East passed before anyone else, and East wasn't the dealer. South won't accept it. My partner is West."),
]
DEALT: list[tuple[Language, str]] = [
    ("hu", "Kelet legelőször passzolt, pedig nem ő volt az osztó, Észak osztott. Dél nem fogadja el."),
    ("pl", "E spasował jako pierwszy, choć to nie on rozdawał, rozdającym był N. S nie przyjmuje tego pasa."),
    ("nb", "Øst la pass først, men det var ikke øst som var giver, Nord var giver. Syd godtar ikke."),
    ("en", "East passed first, though East wasn't the dealer, North dealt. South won't accept it."),
]


@pytest.mark.parametrize(("language", "told"), NOT_DEALT)
def test_who_did_not_deal_tells_no_turn(service: Service, language: Language, told: str) -> None:
    document = ruled(service, told, language)
    assert "whose_turn" not in {row["fact"] for row in document["procedure"]["read"] if row["sure"]}
    assert "30A" in document["answer"]
    assert "30B1" in document["answer"]


@pytest.mark.parametrize(("language", "told"), DEALT)
def test_who_dealt_is_told_beside_it(service: Service, language: Language, told: str) -> None:
    read = {row["fact"]: row["value"] for row in ruled(service, told, language)["procedure"]["read"]}
    assert read["whose_turn"] == "rho"

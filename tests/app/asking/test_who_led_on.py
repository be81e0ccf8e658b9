"""Only a lead by the side of whoever wants to see the last trick ends his right to it (66A)."""

from __future__ import annotations

import pytest

from app.service import Service
from corpus.model import Language

THEY_LED: list[tuple[Language, str, str]] = [
    (
        "hu",
        "Nyugat a védő, megnézné az utolsó ütést. Dél, a felvevő vitte és már hívott is a következőhöz.",
        "Nyugat lapja még nincs lefordítva",
    ),
    (
        "pl",
        "bronie na W i chce zobaczyc karty z ostatniej lewy. rozgrywajacy wzial ja na stole, ze stolu wyszedl do "
        "nastepnej i twierdzi ze za pozno",
        "moja karta z tej lewy dalej lezy odkryta",
    ),
    (
        "nb",
        "Jeg er spillefører. Motspilleren til høyre vil se siste stikk, men jeg vant det og har spilt ut til neste.",
        "Kortet hans ligger fremdeles med bildet opp",
    ),
    (
        "en",
        "West, a defender, wants to see the last trick. Declarer won it and has led to the next one.",
        "His own card is still face up.",
    ),
]
WE_LED: list[tuple[Language, str, str]] = [
    (
        "hu",
        "Nyugaton védekezem, látnám az utolsó ütést. A saját lapom képpel fel van.",
        "Kelet, a partnerem már hívott is a következő ütéshez",
    ),
    ("pl", "Bronię na W, chcę obejrzeć ostatnią lewę, moja karta leży odkryta.", "Partner już wyszedł do następnej."),
    (
        "nb",
        "Jeg er i motspill og vil se siste stikk, kortet mitt ligger åpent.",
        "Vi har alt spilt ut til neste stikk.",
    ),
    (
        "en",
        "Defending as West, I'd like to see the last trick. My card is face up.",
        "Partner East has led to the next one.",
    ),
]
UNPLAYED: dict[Language, str] = {
    "hu": "A felvevő még nem tett rá semmit",
    "pl": "Rozgrywający jeszcze nic nie dołożył",
    "nb": "Spillefører har ikke lagt på noe ennå",
    "en": "Declarer hasn't put a card to it yet",
}
FACT = "own_side_played_next"


def _facts(service: Service, language: Language, *told: str) -> dict[str, object]:
    document = service.reply(told[0], None, None, None, language)
    for text in told[1:]:
        document = service.reply(text, None, document, None, language)
    case = document["procedure"]
    assert case is not None
    assert case["name"] == "inspect_tricks"
    return dict(case["facts"])


@pytest.mark.parametrize(("language", "first", "further"), THEY_LED)
def test_a_lead_of_the_other_side_ends_nothing(service: Service, language: Language, first: str, further: str) -> None:
    assert _facts(service, language, first, further).get(FACT) is not True


@pytest.mark.parametrize(("language", "first", "further"), WE_LED)
def test_a_lead_of_his_partner_does(service: Service, language: Language, first: str, further: str) -> None:
    assert _facts(service, language, first, further)[FACT] is True


@pytest.mark.parametrize(("language", "first", "further"), WE_LED)
def test_that_declarer_has_not_followed_undoes_no_lead(
    service: Service, language: Language, first: str, further: str
) -> None:
    """What was done is not undone by a line that corrects nothing (`app/wizard/done_since.py`)."""
    assert _facts(service, language, first, further, UNPLAYED[language])[FACT] is True

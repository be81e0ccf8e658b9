"""64A: whether the side that revoked won a later trick is told or asked; what nobody knows is not told."""

from __future__ import annotations

import pytest

from app.asking.steps.left_unknown import left_unknown
from app.service import Service
from corpus.model import Language
from understanding.clauses import cut

UNKNOWN: list[tuple[Language, str, str]] = [
    ("en", "East won it. Whether they won another trick later, nobody remembers.", "they won another trick"),
    ("hu", "Kelet vitte. Hogy később vittek-e még ütést, azt nem tudjuk.", "később vittek-e még ütést"),
    ("pl", "E wziął. Czy potem jeszcze coś wzięli? Tego nie pamiętam.", "potem jeszcze coś wzięli"),
    ("nb", "Øst vant. Om de fikk flere stikk etterpå, vet vi ikke.", "de fikk flere stikk etterpå"),
]
RUFFED: list[tuple[Language, str]] = [
    (
        "en",
        "East, a defender, ruffed a heart on trick three, won it, and had a heart. They led on. It came out at the end",
    ),
    (
        "hu",
        "Kelet védő a harmadik ütésben kőrre adut tett, elvitte, pedig volt kőrje. Tovább hívott. A végén derült ki.",
    ),
    ("pl", "Obrońca E w trzeciej lewie przebił kiera i wziął, a kiera miał. Grali dalej. Wyszło po ostatniej lewie."),
    ("nb", "Øst i motspill stjal en hjerter i tredje stikk, vant stikket og hadde hjerter. De spilte videre."),
]


@pytest.mark.parametrize(("language", "told", "words"), UNKNOWN)
def test_what_nobody_knows_is_not_told(language: Language, told: str, words: str) -> None:
    assert left_unknown(cut(told, language), words)
    assert not left_unknown(cut(told, language), told.partition(".")[0])


@pytest.mark.parametrize(("language", "told"), RUFFED)
def test_who_won_the_trick_tells_no_later_one(service: Service, language: Language, told: str) -> None:
    """64A1: one trick for the revoke trick; the second one only if the side won a later one, which is asked."""
    document = service.reply(told, None, None, None, language)
    facts = document["procedure"]["facts"] if document["procedure"] else {}
    assert "later_trick_won" not in facts


@pytest.mark.parametrize(
    ("language", "later"),
    [
        ("en", "Whether they made another one afterwards I cannot say."),
        ("hu", "Hogy később vittek-e még ütést, nem tudom."),
        ("pl", "Czy potem wzięli jeszcze jakąś lewę, nie wiem."),
        ("nb", "Om de fikk flere stikk etterpå, vet jeg ikke."),
    ],
)
def test_a_later_trick_left_open_is_asked(service: Service, language: Language, later: str) -> None:
    told = f"{dict(RUFFED)[language].rstrip('.')}. {later}"
    document = service.reply(told, None, None, None, language)
    assert document["procedure"] is not None
    assert "later_trick_won" not in document["procedure"]["facts"]

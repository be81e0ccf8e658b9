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


@pytest.mark.parametrize(
    ("language", "warned", "unknown", "admitted"),
    [
        (
            "nb",
            "Blindemann sa «du er i bordet» til spilleføreren før han spilte. Lov?",
            "Vest sier at blindemann gikk bak ryggen på ham. Om han kikka i kortene, vet jeg ikke.",
            "Vest sier at blindemann var oppe og kikket i kortene hans. Det innrømmer han.",
        ),
        (
            "en",
            'Dummy warned declarer "you\'re on the table" before he led. Allowed?',
            "West says dummy went for a coffee and walked behind him. Whether he looked at his cards nobody knows.",
            "Dummy had looked at West's cards earlier; he admits it.",
        ),
        (
            "hu",
            "Az asztal szólt a felvevőnek: asztalról jössz. A felvevő még nem hívott. Szabad?",
            "Nyugat szerint az asztal elsétált mögötte. Hogy belenézett-e a lapjaiba, azt senki nem tudja.",
            "Az asztal korábban belenézett Nyugat lapjaiba, elismeri.",
        ),
        (
            "pl",
            "Dziadek ostrzegł rozgrywającego: jesteś w stole, zanim ten wyszedł. Wolno?",
            "W mówi, że dziadek przeszedł za jego plecami. Czy zajrzał mu w karty, nikt nie wie.",
            "Dziadek wcześniej zajrzał W w karty, przyznaje się.",
        ),
    ],
)
def test_whether_dummy_looked_is_left_open(
    service: Service, language: Language, warned: str, unknown: str, admitted: str
) -> None:
    """43A2c, 43B2a: the choice of the hand is said for the case that he did."""
    first = service.reply(warned, None, None, None, language)
    found = service.reply(unknown, None, first, None, language)
    assert found["procedure"] is not None
    assert found["procedure"]["facts"].get("forfeited_rights") is not True
    assert "43B2a" in found["answer"]
    found = service.reply(admitted, None, first, None, language)
    assert found["procedure"] is not None
    assert found["procedure"]["facts"]["forfeited_rights"] is True

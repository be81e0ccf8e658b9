"""Dummy who draws attention: told to the law that rules on it, or said beside it (43A1b)."""

from __future__ import annotations

import pytest

from app.service import Service
from corpus.model import Language

TOLD: list[tuple[Language, str]] = [
    (
        "hu",
        "Dél felvevő a kezéből kihívott egy kárót, pedig az asztalon volt a hívás. A lap már kint feküdt, "
        "amikor az asztal megszólalt: az asztalról jössz. Kelet és Nyugat még nem tett rá. Mi a szabály?",
    ),
    (
        "pl",
        "Rozgrywający wyszedł z ręki zamiast ze stołu. Dziadek powiedział, że jest w dziadku. Nikt nie dołożył.",
    ),
    (
        "nb",
        "Spillefører spilte fra hånden, men var inne på bordet. Da sa blindemann at han var på bordet. Ingen "
        "har lagt på.",
    ),
    (
        "en",
        "Declarer led a diamond from hand when the lead was in dummy. The card was already on the table when "
        "dummy said: you were in dummy. Neither defender has played. What now?",
    ),
]

OTHER: list[tuple[Language, str]] = [
    (
        "hu",
        "Dél felvevő a kezéből kihívott egy kárót, pedig az asztalon volt a hívás. Kelet szólt, hogy az "
        "asztalról jön. Senki sem tett rá.",
    ),
    (
        "pl",
        "Rozgrywający wyszedł z ręki zamiast ze stołu. Obrońca powiedział, że jest w dziadku. Nikt nie dołożył.",
    ),
    (
        "nb",
        "Spillefører spilte fra hånden, men var inne på bordet. Da sa Vest at han var på bordet. Ingen har lagt på.",
    ),
    (
        "en",
        "Declarer led a diamond from hand when the lead was in dummy. West said: you were in dummy. Neither "
        "defender has played. What now?",
    ),
]


@pytest.mark.parametrize(("language", "story"), TOLD)
def test_told(service: Service, language: Language, story: str) -> None:
    procedure = service.ask(story, language)["procedure"]
    assert procedure["name"] == "lead_out_of_turn_declarer"
    assert procedure["facts"]["dummy_drew_attention"] is True


@pytest.mark.parametrize(("language", "story"), OTHER)
def test_not_told(service: Service, language: Language, story: str) -> None:
    assert service.ask(story, language)["procedure"]["facts"].get("dummy_drew_attention") is not True


ASIDE_TOLD: list[tuple[Language, str]] = [
    (
        "hu",
        "Dél játszik 4 pikket. Kelet a kőrre kárót dobott, majd ugyanebben az ütésben az asztal közbeszólt: "
        "van még kőröd! Volt is neki. A következő ütés még nem kezdődött el.",
    ),
    (
        "pl",
        "S gra 4 piki. E nie dołożył do kierów, choć miał, a dziadek od razu w tej samej lewie powiedział "
        "głośno, że E ma jeszcze kiera. Następnej lewy nie zaczęto.",
    ),
    (
        "nb",
        "Syd spiller 4 spar. Øst kastet en ruter på hjerter, og blindemann sa høyt at Øst hadde hjerter "
        "igjen. Det stemte. Neste stikk er ikke begynt.",
    ),
    (
        "en",
        "South plays 4 spades. East discarded a diamond on a heart, and dummy said at once that East had "
        "another heart. He had. The next trick has not begun.",
    ),
]

ASIDE_OTHER: list[tuple[Language, str]] = [
    (
        "hu",
        "Dél játszik 4 pikket. Kelet a kőrre kárót dobott, majd ugyanebben az ütésben Dél megkérdezte: nincs "
        "kőröd? Volt neki. A következő ütés még nem kezdődött el.",
    ),
    (
        "pl",
        "S gra 4 piki. E nie dołożył do kierów, choć miał, i sam od razu w tej samej lewie powiedział, że ma "
        "kiera. Następnej lewy nie zaczęto.",
    ),
    (
        "nb",
        "Syd spiller 4 spar. Øst kastet en ruter på hjerter, men oppdaget straks at han hadde hjerter igjen. "
        "Neste stikk er ikke begynt.",
    ),
    (
        "en",
        "South plays 4 spades. East discarded a diamond on a heart, and West asked him whether he had no "
        "hearts. He had one. The next trick has not begun.",
    ),
]


@pytest.mark.parametrize(("language", "story"), ASIDE_TOLD)
def test_aside_told(service: Service, language: Language, story: str) -> None:
    assert "43.A.1.b" in str(service.ask(story, language))


@pytest.mark.parametrize(("language", "story"), ASIDE_OTHER)
def test_aside_not_told(service: Service, language: Language, story: str) -> None:
    assert "43.A.1.b" not in str(service.ask(story, language))


OF_A_LEAD: list[tuple[Language, str]] = [
    (
        "hu",
        "Észak a felvevő, Kelet indulna. Nyugat kitett egy lapot lefordítva, még nem fordította fel, Kelet nem tett. "
        "Az asztal szerint büntetőlap. Szerintem csak visszaveszi. Nem?",
    ),
    (
        "pl",
        "Gra N, wistuje E. W położył zakrytą kartę, nie odkrył jej, E nic nie położył. Dziadek mówi, że to karta "
        "karna. Myślałem, że się ją po prostu zabiera?",
    ),
    (
        "nb",
        "Nord er spillefører, så Øst skal spille ut. Vest la et kort med billedsiden ned, Øst har ikke lagt noe. "
        "Blindemann sier straffekort. Jeg trodde man bare tok det opp?",
    ),
    (
        "en",
        "North's declaring so East is on lead. West slides a card out face down, not turned yet, and East hasn't put "
        "anything down. Dummy says penalty card. I'd thought you just pick it up?",
    ),
]


@pytest.mark.parametrize(("language", "told"), OF_A_LEAD)
def test_what_he_thinks_of_an_opening_lead_is_not_the_matter(service: Service, language: Language, told: str) -> None:
    assert "41A" in service.reply(told, None, None, None, language)["answer"]

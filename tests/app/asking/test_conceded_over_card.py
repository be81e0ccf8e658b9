"""A concession to which partner objected while a penalty card lies there (68B2, 50)."""

import pytest

from app.service import Service
from corpus.model import Language

OBJECTED: list[tuple[Language, str]] = [
    (
        "hu",
        "Kelet treff királya büntetőlap az asztalon. Nyugat feladta, letette a lapjait hogy mind a felvevőé. Kelet "
        "azonnal: dehogy, nekem még van ütésem! Most Nyugat összes lapja büntetőlap?",
    ),
    ("pl", "E ma przed sobą karną damę kier. W chciał oddać pozostałe lewy, E od razu krzyknął że nie. Gramy dalej?"),
    (
        "nb",
        "Øst har kløver konge liggende som straffekort. Vest ga opp resten og viste kortene, men øst protesterte "
        "straks: jeg har et stikk til. Blir kortene til vest straffekort nå?",
    ),
    (
        "en",
        "East has the king of clubs lying there as a major penalty card. West gave up, showed his hand and said the "
        "rest is declarer's. East instantly: no way, I've still got a trick. Are all West's cards penalty cards now?",
    ),
]
CLAIMED: list[tuple[Language, str]] = [
    (
        "hu",
        "Kelet treff királya büntetőlap az asztalon. Dél az összes hátralévőt igényelte, Kelet azonnal tiltakozott.",
    ),
    ("pl", "E ma przed sobą karną damę kier. S zażądał reszty lew, E od razu zaprotestował."),
    ("nb", "Øst har kløver konge liggende som straffekort. Syd krevde resten, og øst protesterte straks. Hva nå?"),
    ("en", "East has the king of clubs lying there as a penalty card. South claimed the rest, East objected at once."),
]


@pytest.mark.parametrize(("language", "story"), OBJECTED)
def test_the_card_that_lies_there_stays(service: Service, language: Language, story: str) -> None:
    answer = service.ask(story, language)
    assert answer["procedure"]["name"] == "claim_or_concession"
    assert answer["procedure"]["facts"].get("partner_objected") is True
    assert "penalty_card_kind" in [row["procedure"] for row in answer["also"]]


@pytest.mark.parametrize(("language", "story"), CLAIMED)
def test_who_claims_against_a_penalty_card_declares(service: Service, language: Language, story: str) -> None:
    answer = service.ask(story, language)
    assert answer["procedure"]["facts"].get("claimer_defends") is not True


def test_a_lead_is_no_concession(service: Service) -> None:
    story = (
        "East's king of hearts is a major penalty card, dropped earlier, still face up. West wins the club ace, bangs "
        "down the spade four straight away, South the declarer hadn't said a word. Is the spade simply led?"
    )
    assert service.ask(story, "en")["procedure"]["name"] == "penalty_card_lead"

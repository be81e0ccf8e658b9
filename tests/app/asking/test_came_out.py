"""Which cards came out of whose hand: two of one hand are major, two of partners each by itself (50B, 51)."""

import pytest

from app.service import Service
from corpus.model import Language
from understanding.clauses import cut
from understanding.hear import told

ONE_HAND: list[tuple[Language, str]] = [
    (
        "hu",
        "Nyugat először a treff hármast ejtette ki, két ütéssel később a kőr hetest is. Mindkettő kint van. Felvevő "
        "Dél. Mit csinálhat?",
    ),
    (
        "pl",
        "jestem E. w drugiej lewie wypadła czworka pik i leży odkryta, teraz po piątej lewie jeszcze dama karo, też "
        "odkryta, obie niechcący. rozgrywający S pyta jakie ma prawa. co mi grozi?",
    ),
    (
        "nb",
        "Vest har mistet kløver 3 på bordet tidligere, den ligger der. Nå mistet han hjerter 7 også. Vest og øst "
        "forsvarer. Hvordan behandles de to kortene?",
    ),
    (
        "en",
        "West dropped the three of clubs early on and two tricks later the seven of hearts as well, both still there. "
        "South is declarer. Are those small cards minor?",
    ),
]
PARTNERS: list[tuple[Language, str]] = [
    (
        "hu",
        "Kelet kiejtette a káró hetest, ott fekszik. A következő ütésben Nyugat, a partnere, a pikk királyt ejti ki "
        "színnel felfelé. Mit szabhat meg a felvevő?",
    ),
    ("pl", "E upuścił siódemkę karo, leży odkryta. W następnej lewie jego partner W upuszcza króla pik. Co teraz?"),
    ("nb", "Øst mistet ruter 7, den ligger åpen. I neste stikk mister vest, makkeren hans, spar konge på bordet."),
    ("en", "East dropped the seven of diamonds, lying face up. Next trick West drops the king of spades."),
]
BESIDE_A_LEAD: list[tuple[Language, str]] = [
    ("hu", "Kelet kiejtette a pikk négyest, amikor Dél a káró dámát hívta. Mi van?"),
    ("pl", "E upuścił czwórkę pik, gdy S zagrał damę karo. Co teraz?"),
    ("nb", "Øst mistet spar 4 da syd spilte ruter dame. Hva nå?"),
]


@pytest.mark.parametrize(("language", "story"), ONE_HAND)
def test_two_of_one_hand(service: Service, language: Language, story: str) -> None:
    assert service.ask(story, language)["procedure"]["facts"].get("other_penalty_cards") is True


@pytest.mark.parametrize(("language", "story"), PARTNERS)
def test_two_of_partners(service: Service, language: Language, story: str) -> None:
    answer = service.ask(story, language)
    facts = answer["procedure"]["facts"]
    assert facts.get("other_penalty_cards") is False
    assert (facts.get("card"), facts.get("offender")) == ("SK", "W")
    assert "penalty_card_kind" in [row["procedure"] for row in answer["also"]]


@pytest.mark.parametrize(("language", "story"), BESIDE_A_LEAD)
def test_a_card_that_was_led_did_not_come_out(service: Service, language: Language, story: str) -> None:
    facts = service.ask(story, language)["procedure"]["facts"]
    assert facts.get("card") == "S4"
    assert not facts.get("other_penalty_cards")


def test_a_hungarian_verb_with_its_prefix_behind_it() -> None:
    heard = told(cut("Nyugat a treff hármast ejtette ki.", "hu"))
    assert [(one["act"], one["what"]) for one in heard.done()] == [("expose", {"card": "C3"})]
    assert not told(cut("Nyugat a treff hármast emelte ki.", "hu")).done("expose")


ONE_SENTENCE: list[tuple[Language, str]] = [
    ("hu", "Nyugatnak véletlenül kiesett a treff hármas, Keletnek meg a kőr király. Mi a teendő?"),
    ("pl", "W upuścił trójkę trefl, a E króla kier. Co teraz?"),
    ("nb", "Vest mistet kløver 3 og øst hjerter konge, begge ved et uhell. Hva nå?"),
    ("en", "West dropped the three of clubs and East the king of hearts, both by accident. What now?"),
]


@pytest.mark.parametrize(("language", "story"), ONE_SENTENCE)
def test_a_card_is_of_whose_seat_stands_before_it(service: Service, language: Language, story: str) -> None:
    facts = service.ask(story, language)["procedure"]["facts"]
    assert (facts["card"], facts["offender"]) == ("HK", "E")
    assert facts["other_penalty_cards"] is False

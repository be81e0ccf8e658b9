"""60B: a defender's card behind the refusal of declarer's lead, before he led from the other hand; else it is asked."""

from __future__ import annotations

import pytest

from app.asking.facts import Read
from app.asking.steps.card_behind import by_second_card
from app.service import Service
from corpus.model import Language
from rulings import registry
from tests.telling import ruled
from understanding.hear import hear

TOO_SOON: list[tuple[Language, str, str]] = [
    (
        "hu",
        "Dél a felvevő, az asztalon volt, de kézből hívta a treff kilencest. Nyugat visszavetette. Mielőtt Dél bármit "
        "hívott volna az asztalról, Kelet letette a treff dámát. Mi lesz vele?",
        "nagy büntetőlap",
    ),
    (
        "pl",
        "Wyjście było ze stołu, a rozgrywający zagrał z ręki dziesiątkę trefl. Kazaliśmy cofnąć. Zanim cokolwiek "
        "zagrał ze stołu, E położył waleta trefl. Co z tym waletem?",
        "przygwożdżoną",
    ),
    (
        "nb",
        "Spillefører var inne på bordet, men spilte kløver ti fra hånden. Vi krevde den tilbake. Før han hadde spilt "
        "noe fra bordet, la Øst kløver knekt. Hva skjer med knekten?",
        "stort straffekort",
    ),
    (
        "en",
        "Dummy was on lead but declarer led the club ten from hand. The defenders had it taken back. Before he had "
        "called a card from dummy East put the club jack on the table. What about the jack?",
        "major penalty card",
    ),
]
OPEN: list[tuple[Language, str, str]] = [
    ("en", "It was dummy's lead but declarer played the heart queen from hand. LHO wants it taken back. RHO played the "
     "heart ace. Which of them counts?", "If the defender played before that lead"),
    ("hu", "Dél kézből hívott pikk dámát az asztal helyett, Nyugat visszavetette. Kelet közben letette a treff ászt.",
     "Ha Kelet e hívás előtt"),
    ("pl", "S wyszedł z ręki waletem kier zamiast ze stołu. W kazał cofnąć. E położył króla kier.",
     "Jeżeli E zagrał przed tym wyjściem"),
]  # fmt: skip


@pytest.mark.parametrize(("language", "told", "says"), TOO_SOON)
def test_before_the_right_hand_led_it_is_a_major_penalty_card(
    service: Service, language: Language, told: str, says: str
) -> None:
    """60B, 50D1: whoever erred first; it stays face up."""
    answer = service.reply(told, None, None, None, language)["answer"]
    assert says in answer
    assert "60B" in answer


@pytest.mark.parametrize(("language", "told", "says"), OPEN)
def test_where_it_is_not_told_both_ways_are_said(service: Service, language: Language, told: str, says: str) -> None:
    """A card behind the refusal came before the new lead or in turn to it: it is asked, never left out."""
    answer = service.reply(told, None, None, None, language)["answer"]
    assert says in answer


def test_the_card_played_to_the_new_lead_is_none(service: Service) -> None:
    """Declarer has led from the right hand, and a defender followed: nothing follows from that."""
    told = (
        "Az asztalról kellett volna hívni, de Dél kézből hívta a treff tízest. Nyugat visszavetette. Dél az asztalról "
        "a kőr hármast hívta, Kelet a kőr nyolcast tette."
    )
    assert "büntetőlap" not in service.reply(told, None, None, None, "hu")["answer"]


def test_a_lead_told_without_its_card(service: Service) -> None:
    """The one card named is the defender's, where the lead was taken back a sentence before."""
    told = "I led a spade from the wrong hand. They required me to withdraw it. Before I led from dummy West put down the king of spades. What happens to that king?"  # noqa: E501
    assert "major penalty card" in service.reply(told, None, None, None, "en")["answer"]


def test_refused_by_the_one_who_is_not_next_to_play() -> None:
    """60B: a card after the withdrawal was required; then it was, whoever required it (55A asks no more)."""
    facts = {
        "led_from": "declarer",
        "turn_to_lead": "dummy",
        "choice_other_defender": "refuse",
        "defender_card": "CJ",
        "defender_played_before_correct_lead": True,
    }
    ruling = registry.rule("lead_out_of_turn_declarer", facts, "2017", "en")
    assert ruling["status"] != "needs_facts"


def test_who_played_to_a_lead_that_nobody_refused() -> None:
    """53C: the defender on declarer's right has played to a lead from hand; who he is, his seat and declarer's say."""
    told = "South is declarer. Dummy was on lead but South led the jack of diamonds from hand. East played the DK."
    rows = {
        "led_from": Read("led_from", "declarer", told, True),
        "play_after_lead": Read("play_after_lead", "none", told, True, 0.9),
    }
    found = by_second_card(hear(told, "en"), "lead_out_of_turn_declarer", rows)
    assert found["play_after_lead"].value == "other_defender"


def test_a_card_to_the_new_lead_accepts_nothing(service: Service) -> None:
    """53A: East followed to the lead from the right hand, not to the one that was taken back."""
    told = (
        "Declarer led the club ten from dummy when he was in hand. We had him take it back. He then led the heart king "
        "from hand and East followed with the heart two."
    )
    assert "53A" not in service.reply(told, None, None, None, "en")["answer"]


PLAYED_TO: list[tuple[Language, str]] = [
    ("en", "East declares and called a spade off dummy although the lead was in hand. South at once threw the spade "
     "queen, with North still thinking. What may declarer do?"),
    ("pl", "E rozgrywa, był w ręce, a zadysponował trefla ze stołu. S od razu położył asa trefl, "
     "choć N jeszcze nie grał."),
    ("nb", "Nord er spillefører og inne på hånda, men ber om en liten ruter fra bordet. Øst la ruter ti før Vest hadde "
     "spilt."),
    ("hu", "Észak a felvevő, a kezében volt, mégis kis pikket kért az asztalról. Kelet rögtön rátette a pikk tízest, "
     "pedig Nyugat jött volna."),
]  # fmt: skip
UNPLAYED: list[tuple[Language, str]] = [
    ("en", "Declarer South led a heart from dummy, the wrong hand. West holds the ten of hearts and says nothing."),
    ("pl", "S rozgrywa, był w ręce, ale zagrał trefla ze stołu. E chce położyć króla trefl."),
    ("nb", "Syd er spillefører og spilte en spar fra bordet, feil hånd. Vest har ikke lagt spar konge."),
    ("hu", "Dél a felvevő, kézben volt, de kis kőrt kért az asztalról. Nyugat nem tette rá a kőr tízest."),
]
ASKED_BACK: list[tuple[Language, str]] = [
    ("en", "Trick six. I led from hand instead of dummy, they made me pick it up. Next thing East has the club ten "
     "face up on the table. Don't ask me when it came relative to my lead from the board."),
    ("pl", "Rozgrywający wyszedł w kiera z ręki, a był na stole. Kazaliśmy mu cofnąć. Potem E położył "
     "dziesiątkę kier."),
    ("nb", "Syd er spillefører og spilte en spar fra hånda, men var inne på bordet. Vi ba ham ta tilbake. Så la Øst "
     "spar konge. Om Syd hadde spilt fra bordet da, husker ingen."),
    ("hu", "A felvevő kézből hívott, pedig az asztalon volt az ütés. Szóltunk, hogy vegye vissza. Utána Kelet letett "
     "egy treff tízest."),
]  # fmt: skip


@pytest.mark.parametrize(("language", "told"), PLAYED_TO)
def test_a_card_behind_a_lead_told_by_its_suit(service: Service, language: Language, told: str) -> None:
    """53C: he sits at the right of the hand that led, so the lead stands and his card was too soon."""
    answer = service.reply(told, None, None, None, language)["answer"]
    assert "53C" in answer
    assert "57A" in answer


@pytest.mark.parametrize(("language", "told"), UNPLAYED)
def test_a_card_that_nobody_played_accepts_nothing(service: Service, language: Language, told: str) -> None:
    assert "57A" not in service.reply(told, None, None, None, language)["answer"]


@pytest.mark.parametrize(("language", "told"), ASKED_BACK)
def test_one_card_behind_the_refusal_is_a_defenders(service: Service, language: Language, told: str) -> None:
    """60B: whether declarer had led by then is not told, so both ways are said."""
    document = service.reply(told, None, None, None, language)
    assert document["next_question"] is not None
    assert document["next_question"]["name"] == "defender_played_before_correct_lead"


STRAY: list[tuple[Language, str]] = [
    ("en", "I'm East, declarer, and I was in dummy, but I played a small club from my own hand. Before South did "
     "anything North slapped down the queen of clubs. What are my rights?"),
    ("nb", "Jeg er spillefører i syd, inne på hånda, men ba om en liten hjerter fra bordet. Før Øst gjorde noe, "
     "klasket Vest hjerter ti i bordet. Hva har jeg krav på?"),
    ("hu", "Dél vagyok, a felvevő, kézben voltam, de kis kőrt kértem az asztalról. Mielőtt Kelet bármit tett volna, "
     "Nyugat lecsapta a kőr tízest. Mihez van jogom?"),
    ("pl", "Rozgrywam jako S, byłem w ręce, ale poprosiłem o małego kiera ze stołu. Zanim E cokolwiek zagrał, W "
     "położył dziesiątkę kier. Jakie mam prawa?"),
]  # fmt: skip


@pytest.mark.parametrize(("language", "told"), STRAY)
def test_a_card_ahead_of_partner_to_a_stray_lead(service: Service, language: Language, told: str) -> None:
    """53C before 57A: the lead from the wrong hand was told first."""
    document = service.reply(told, None, None, None, language)
    assert document["procedure"]
    assert document["procedure"]["facts"].get("play_after_lead") == "other_defender"


def test_a_card_ahead_of_partner_to_a_lead_in_turn(service: Service) -> None:
    told = (
        "I'm East, declarer, I was in my hand and played a small club from it. Before South did anything North slapped "
    )
    told += "down the queen of clubs."
    document = service.reply(told, None, None, None, "en")
    assert document["procedure"]
    assert document["procedure"]["name"] == "premature_play"


SENT_BACK: list[tuple[Language, str]] = [
    (
        "hu",
        "Dél, a felvevő az asztalon volt, mégis kézből hívott treffet. Nyugat kérte, hogy az asztalról hívjon. Mielőtt "
        "Dél onnan bármit hívott volna, Kelet letette a treff bubit.",
    ),
    (
        "pl",
        "Rozgrywający S był w dziadku, a wyszedł pikiem z ręki. W zażądał cofnięcia. Zanim S zagrał cokolwiek ze "
        "stołu, E położył króla pik. Co z tym królem?",
    ),
    (
        "nb",
        "Sør (spillefører) spilte kløver fra handa, men var inne på bordet. Vest ba ham om å spille fra bordet i "
        "stedet. Før Sør rakk å spille noe derfra la Øst på kløver knekt.",
    ),
    (
        "en",
        "Declarer South was in dummy but led a club from hand. West told him to lead from dummy. Before South had led "
        "anything from there, East put the jack of clubs on the table.",
    ),
]
LED_ANEW: list[tuple[Language, str]] = [
    (
        "nb",
        "Sør (spillefører) spilte kløver fra handa, men var inne på bordet. Vest ba ham om å spille fra bordet. Sør "
        "spilte ruter fra bordet og Øst la ruter knekt.",
    ),
    (
        "en",
        "Declarer South was in dummy but led a club from hand. West told him to lead from dummy. South led a diamond "
        "from dummy and East played the jack of diamonds.",
    ),
]


@pytest.mark.parametrize(("language", "told"), SENT_BACK)
def test_a_card_before_the_hand_asked_for_has_led_is_a_penalty_card(
    service: Service, language: Language, told: str
) -> None:
    """60B: who asked for a lead from the other hand has refused this one."""
    document = ruled(service, told, language)
    assert document["procedure"]["facts"]["defender_played_before_correct_lead"] is True
    assert document["procedure"]["facts"]["play_after_lead"] == "none"
    assert "60B" in document["answer"]


@pytest.mark.parametrize(("language", "told"), LED_ANEW)
def test_a_card_to_the_lead_asked_for_is_in_turn(service: Service, language: Language, told: str) -> None:
    """55B: it is no penalty card."""
    assert "60B" not in ruled(service, told, language)["answer"]

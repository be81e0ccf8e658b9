"""47E1: who told a player that it was his lead decides; where nobody is named it is asked, and both is said."""

from __future__ import annotations

import pytest

from app.service import Service
from corpus.model import Language
from tests.telling import ruled

SOMEBODY: list[tuple[Language, str]] = [
    (
        "hu",
        "3 pikk Északtól, Keleté volna az indulás, de Nyugat tette ki képpel felfelé a treff hetest. Azt mondja, "
        "valaki az asztalnál odaszólt neki, hogy ő jön. Az asztal még nincs kint.",
    ),
    (
        "pl",
        "Rozgrywa N 3 piki, wist należał do E, a W położył odkrytą siódemkę trefl. Twierdzi, że ktoś powiedział: "
        "ty wistujesz. Dziadek jeszcze się nie wyłożył.",
    ),
    (
        "nb",
        "Nord spiller 3 spar og Øst skulle ut, men Vest la kløver sju med billedsiden opp. Han sier noen ved bordet sa "
        "at det var hans utspill. Blindemann er ikke lagt opp.",
    ),
    (
        "en",
        "North declares 3S and East is on lead, but West faced the seven of clubs. He says he was told it was his "
        "lead. Dummy isn't down yet.",
    ),
    (
        "pl",
        "Siedzę na W, rozgrywa N, więc wist należał do partnera. Usłyszałem przy stole 'W wistuje', no to położyłem "
        "waleta kier odkrytego. Dziadka jeszcze nie ma.",
    ),
    (
        "nb",
        "Nord er spillefører, altså øst ut. Men det ble sagt «vest har utspillet», og vest la hjerter knekt rett opp "
        "på bordet. Verken blindemanns kort eller mine er lagt ned.",
    ),
    (
        "pl",
        "S gra 4 kiery, a ja z E wyszedłem odkrytą treflą, bo usłyszałem przy stole 'ty wistujesz'. Okazało się, że "
        "wist był partnera z W. Dziadek nie pokazał żadnej karty.",
    ),
    (
        "nb",
        "4 hjerter i syd, men øst spiller ut kløver med bildet opp, vest skulle ut. Øst sier han fikk beskjed ved "
        "bordet om at det var han som hadde utspillet. Blindemann er ikke lagt opp.",
    ),
    (
        "en",
        "South plays 3NT and East faced a heart as the opening lead; East says he was told it was his turn. West "
        "should have led. Dummy isn't down.",
    ),
    (
        "hu",
        "3 szan, Dél játssza, Kelet nyíltan kihívott egy kőrt, mert azt hallotta az asztalnál, hogy ő jön. Nyugat jött "
        "volna.",
    ),
]
BY_DECLARER = (
    "North declares 3S and East is on lead, but West faced the seven of clubs. Declarer had told him it was his lead."
)
OPENED = "East faced the four of clubs against South's 3NT but it was West's lead."
ASKED = "He had asked whose lead it was and somebody said it was his."


@pytest.mark.parametrize(("language", "told"), SOMEBODY)
def test_who_told_him_is_asked(service: Service, language: Language, told: str) -> None:
    """Both ways are said: back without rectification, or Law 54."""
    document = ruled(service, told, language)
    assert document["procedure"]["facts"]["told_to_lead"] is True
    assert document["procedure"]["need"][0]["name"] == "misinformed_about_turn"
    assert "47E1" in document["answer"]
    assert "54" in document["answer"]


def test_declarers_word_is_an_opponents(service: Service) -> None:
    """Nothing is asked: the card goes back."""
    document = ruled(service, BY_DECLARER, "en")
    assert document["procedure"]["facts"]["misinformed_about_turn"] is True
    assert "47E1" in document["answer"]


def test_a_question_told_asks_nothing_of_the_ruling(service: Service) -> None:
    """`He had asked whose lead it was` is heard as what was done at the table."""
    document = service.reply(ASKED, None, ruled(service, OPENED, "en"), None, "en")
    assert document["procedure"] is not None
    assert document["procedure"]["facts"]["told_to_lead"] is True


NAMED: list[tuple[Language, str, bool]] = [
    (
        "hu",
        "Észak játszik 4 kőrt. A felvevő odaszólt Nyugatnak, hogy te indulsz, Nyugat képpel felfelé kitette a treff "
        "királyt. Pedig Kelet jött volna. Elfogadhatja Észak?",
        True,
    ),
    (
        "pl",
        "Gra S 3BA. Dziadek powiedział do E, że to jego wist, E położył odkrytego waleta pik. A wistować miał W. "
        "Co teraz?",
        True,
    ),
    (
        "nb",
        "Syd ble spillefører i 3 grand. Syd sa til Øst at det var hans utspill, og Øst la spar 5 med bildesiden opp. "
        "Vest skulle spilt ut. Kan Syd beholde sparutspillet?",
        True,
    ),
    (
        "en",
        "South declares 4S. North told East it was his lead, so East faced the club king. It was West's lead.",
        True,
    ),
    (
        "en",
        "South declares 4S. West told East it was his lead, so East faced the club king, but it was West's own lead.",
        False,
    ),
    ("nb", "Syd spiller 4 spar. Makker sa at det var mitt utspill, så jeg, Øst, la kløver konge åpent.", False),
]


@pytest.mark.parametrize(("language", "told", "opponent"), NAMED)
def test_who_said_it_is_known_by_his_side(service: Service, language: Language, told: str, opponent: bool) -> None:
    """47E1 for an opponent's word, 54 for a partner's; nothing is asked of it."""
    document = ruled(service, told, language)
    assert document["procedure"]["facts"]["misinformed_about_turn"] is opponent
    assert ("47E1" in document["answer"]) is opponent


def test_whose_lead_it_really_was_misinforms_nobody(service: Service) -> None:
    """54, not 47E1: said behind the lead, of the right player."""
    told = "Dél 3 szan. Kelet képpel felfelé kijátszotta a pikk ötöst, Dél azt mondta, hogy Nyugat jön. Mi a helyzet?"
    assert "47E1" not in ruled(service, told, "hu")["answer"]


AT_THE_TABLE: list[tuple[Language, str]] = [
    (
        "hu",
        "Dél játszik 4 pikket, én Keletről kihívtam egy treffet színével felfelé, mert valaki azt mondta az asztalnál, "
        "hogy én jövök. Nyugatnak kellett volna.",
    ),
    (
        "pl",
        "N gra 3BA, a ja z W zawistowałem odkryte karo, bo usłyszałem przy stole, że ja wistuję. Powinien partner z E.",
    ),
    (
        "nb",
        "Syd spiller 4 spar, og jeg i øst la ut en kløver med bildet opp, for jeg fikk beskjed ved bordet om at det "
        "var min tur. Vest skulle spilt ut.",
    ),
    (
        "en",
        "South plays 4S and I, East, led a club face up because I was told at the table that it was my lead. It was "
        "West's lead.",
    ),
]


@pytest.mark.parametrize(("language", "told"), AT_THE_TABLE)
def test_who_declares_did_not_say_it(service: Service, language: Language, told: str) -> None:
    facts = ruled(service, told, language)["procedure"]["facts"]
    assert facts["told_to_lead"] is True
    assert "misinformed_about_turn" not in facts

"""Law 46B3a: a rank called for without a suit when dummy is to lead continues the suit in which it won the last trick.

The card that won it tells which suit; whether dummy holds such a card there is asked. One card named of that rank does
not show that there are several (46B3b), and a rank quoted is a call, not a card that somebody played.
"""

from __future__ import annotations

import pytest

from app.asking.steps.rank_called import _winner
from app.service import Service
from corpus.model import Language
from rulings import registry
from tests.telling import ruled
from understanding.clauses import cut
from understanding.dummys import rank_quoted

WON: list[tuple[Language, str]] = [
    (
        "hu",
        "Felvevő vagyok, a pikk királlyal az asztalon vittem az ütést, aztán csak annyit mondtam: «kilencest». A kőr "
        "kilences ott van, pikkje is van még az asztalnak. Az ellenfelek pikket akarnak. Mi van kijátszva?",
    ),
    (
        "pl",
        "Rozgrywający wziął lewę królem pik ze stołu i powiedział tylko „dziewiątka”, bez koloru. W dziadku jest "
        "dziewiątka kier, piki też jeszcze są. Obrona chce pika. Co jest zagrane?",
    ),
    (
        "nb",
        "Bordet vant stikket med spar konge, og så sa spillefører bare «nier». Hjerter ni ligger der, og det er spar "
        "igjen også. Motparten vil ha spar. Hvilket kort er spilt?",
    ),
    (
        "en",
        "Dummy won the trick with the king of spades and declarer then just said 'nine'. The nine of hearts is there, "
        "and some spades are left. The defenders want a spade. Which card is led?",
    ),
]


@pytest.mark.parametrize(("language", "told"), WON)
def test_the_card_that_won_tells_the_suit_to_continue(service: Service, language: Language, told: str) -> None:
    document = ruled(service, told, language)
    facts = document["procedure"]["facts"]
    assert document["procedure"]["name"] == "designation_from_dummy"
    assert (facts["designation"], facts["previous_trick_suit"]) == ("rank_only", "S")
    assert facts.get("led") is None
    assert facts.get("legal_cards_of_rank") is None
    assert "46B3a" in document["answer"]
    assert document["next_question"]["name"] == "rank_in_previous_suit"


@pytest.mark.parametrize(
    ("words", "rank"), [("he said 'queen' and", "Q"), ("he said 'queen of hearts' and", None), ("the queen fell", None)]
)
def test_a_rank_quoted_alone(words: str, rank: str | None) -> None:
    found = rank_quoted(cut(words, "en"))
    assert (None if found is None else found.value) == rank


def test_the_only_card_of_the_rank_is_played_whichever_its_suit() -> None:
    """It would be played by 46B3a or by 46B3b: nothing is asked of the suit."""
    facts = {"designation": "rank_only", "leading": True, "named_rank": "7", "finding_other_intention": False}
    ruling = registry.rule("designation_from_dummy", {**facts, "legal_cards_of_rank": "one"}, "2017", "en")
    assert ruling["outcome"]["result"] == "card_of_rank"
    assert "rank_in_previous_suit" not in {need["name"] for need in ruling["need"]}


FOLLOWS: list[tuple[Language, str]] = [
    (
        "hu",
        "Kőrt hívtam kézből, az asztalról annyit mondtam: «bubit». Az asztalon kőr bubi és treff bubi is van. Melyik?",
    ),
    (
        "en",
        "I called for the 'jack' from dummy to a heart lead; dummy has the jack of hearts and jack of clubs. Which?",
    ),
]


@pytest.mark.parametrize(("language", "told"), FOLLOWS)
def test_of_two_only_the_one_that_follows_suit_is_legal(service: Service, language: Language, told: str) -> None:
    """46B3b asks for cards that may legally be played, and dummy must follow suit (44C)."""
    document = ruled(service, told, language)
    assert document["procedure"]["facts"]["dummy_cards"] == ["CJ", "HJ"]
    assert {"en": "♥J", "hu": "♥B"}[language] in document["answer"]


BY_SUIT: list[tuple[Language, str]] = [
    (
        "hu",
        "Az asztal káróval vitte az ütést, a felvevő csak annyit mond: «tízest». Van ott káró tízes és treff tízes.",
    ),
    ("pl", "Dziadek wziął lewę karem, rozgrywający mówi tylko „dziesiątka”. Jest tam dziesiątka karo i trefl."),
    ("nb", "Bordet tok stikket med en ruter, spillefører sier bare «tier». Ruter ti og kløver ti ligger der."),
    (
        "en",
        "Dummy won the trick with a diamond, declarer just says 'ten'. The ten of diamonds and the ten of clubs lie \
there.",
    ),
]


@pytest.mark.parametrize(("language", "told"), BY_SUIT)
def test_the_suit_it_was_won_in_tells_it_without_a_card(language: Language, told: str) -> None:
    won = _winner(cut(told, language))
    assert won is not None
    assert (won.kind, won.value) == ("suit", "D")


IN_TWO_SUITS: list[tuple[Language, str]] = [
    (
        "hu",
        "Az asztal vitte az ütést a káró ásszal. A felvevő annyit mond: bubi. Az asztalon káróból és pikkből is van "
        "bubi. Azt mondja, a pikkre gondolt.",
    ),
    (
        "pl",
        "Dziadek wziął lewę asem karo. Rozgrywający mówi: walet. W dziadku jest walet i w karach, i w pikach. "
        "Twierdzi, że chodziło o pika.",
    ),
    (
        "nb",
        "Bordet vant stikket med ruter ess. Spillefører sier «knekt» fra bordet. Det ligger knekt i både ruter og spar "
        "der. Han mente spar, sier han.",
    ),
    (
        "en",
        'Dummy won the trick with the diamond ace. Declarer says just "jack". Dummy has a jack in diamonds and in '
        "spades. He says he meant spades.",
    ),
]


@pytest.mark.parametrize(("language", "told"), IN_TWO_SUITS)
def test_a_rank_in_two_suits_is_two_cards(service: Service, language: Language, told: str) -> None:
    """46B3a: of which the one in the suit that won is played."""
    facts = ruled(service, told, language)["procedure"]["facts"]
    assert facts["dummy_cards"] == ["DJ", "SJ"]
    assert facts["rank_in_previous_suit"] is True


UNTOLD_SUIT: list[tuple[Language, str]] = [
    (
        "hu",
        "A felvevő szanban az asztalról vitt el egy ütést, aztán csak annyit szólt: bubi. Az asztalon van pikk bubi "
        "meg káró bubi is, az asztal kitette a pikket. Azt mondja, hogy ő a kárót akarta.",
    ),
    (
        "pl",
        "Wziąłem lewę na stole i powiedziałem tylko „walet”. Na stole jest walet pik i walet karo, partner dołożył "
        "pika. Mówię od razu, że chodziło mi o karo. Następny nie grał.",
    ),
    (
        "nb",
        "Jeg spilte grand og hadde nettopp vunnet et stikk på bordet. Sa bare knekt. Blindemann hadde både spar knekt "
        "og ruter knekt og flyttet på spar knekt, men jeg mente ruter. Neste hånd har ikke lagt kort.",
    ),
    (
        "en",
        "Declarer won a trick in dummy, then said 'jack' only. Dummy has the spade jack and the diamond jack. Dummy "
        "put the spade. Declarer says he meant the diamond. Next hand hasn't played.",
    ),
]


@pytest.mark.parametrize(("language", "told"), UNTOLD_SUIT)
def test_dummys_cards_tell_not_in_which_suit_the_last_trick_was_won(
    service: Service, language: Language, told: str
) -> None:
    document = service.reply(told, None, None, None, language)
    asked = document["next_question"]
    assert asked is not None
    assert asked["name"] in ("rank_in_previous_suit", "previous_trick_suit")


LAST_TRICK: list[tuple[Language, str, str]] = [
    (
        "en",
        "The previous trick went to dummy's king of clubs. Declarer says 'eight'. Dummy moved the heart eight.",
        "CK",
    ),
    ("hu", "Az előző ütés az asztalé volt a treff királlyal. A felvevő annyit mond: 'nyolcas'.", "CK"),
    ("nb", "Forrige stikk ble tatt på bordet med kløver konge. Spilleføreren sier bare 'åtte'.", "CK"),
    ("pl", "Poprzednia lewa wzięta królem trefl na stole. Rozgrywający mówi 'ósemka'.", "CK"),
]


@pytest.mark.parametrize(("language", "told", "card"), LAST_TRICK)
def test_the_last_trick_told_without_a_verb(language: Language, told: str, card: str) -> None:
    won = _winner(cut(told, language))
    assert won is not None
    assert won.value == card


def test_the_card_put_down_is_not_all_that_dummy_holds(service: Service) -> None:
    """46B3a: whether dummy has the jack of the suit to be continued is asked."""
    told = (
        "Poprzednia lewa wzięta asem kier na stole. Rozgrywający mówi tylko 'walet' i stół dał waleta pik. E krzyczy, "
        "że to miał być kier. Innego waleta w pikach, treflach, karach nie było."
    )
    document = service.ask(told, "pl")
    assert document["next_question"] is not None
    assert document["next_question"]["name"] == "rank_in_previous_suit"


def test_a_trick_taken_in_no_suit_tells_none(service: Service) -> None:
    told = (
        "Dummy had just taken a trick. Declarer says 'ten', no suit. There's a ten of hearts and a ten of diamonds "
        "over there and dummy moved the diamond. Declarer says she wanted hearts. Which ten is it?"
    )
    assert "previous_trick_suit" not in ruled(service, told, "en")["procedure"]["facts"]

"""Follow-ups that tell little, taken for what they tell: the auction is over, who accepts, how it was doubled."""

from __future__ import annotations

import pytest

from app.service import Service
from corpus.model import Language

EXPOSED: dict[Language, str] = {
    "hu": "Kelet elejtette a kör dámát a licit alatt, a partnere láthatta.",
    "pl": "W czasie licytacji E wypadła z ręki dama kier, partner ją widział.",
    "nb": "Under meldingene mistet Øst hjerter dame med bildesiden opp, makker så den.",
    "en": "During the auction East dropped the queen of hearts face up, partner saw it.",
}
OVER: list[tuple[Language, str]] = [
    ("hu", "az aukció már véget ért"),
    ("hu", "közben vége lett a licitnek"),
    ("hu", "a licit azóta lezárult"),
    ("hu", "már lement az egész licit"),
    ("pl", "licytacja już się skończyła"),
    ("pl", "już jest po licytacji"),
    ("pl", "licytacja dobiegła końca"),
    ("nb", "auksjonen er slutt nå"),
    ("nb", "meldingene er avsluttet"),
    ("nb", "meldeforløpet er ferdig"),
    ("en", "the auction is over now"),
    ("en", "bidding's finished by now"),
    ("en", "the auction has ended since"),
]
BY_ANOTHER: dict[Language, tuple[str, list[str], str]] = {
    "hu": (
        "Nyugat 1 treffet licitált, pedig Dél volt soron.",
        ["Dél nem fogadja el", "Dél visszautasítja"],
        "Észak nem fogadja el",
    ),
    "pl": ("W zalicytował 1 trefl, a była kolej S.", ["S nie akceptuje", "S odrzuca"], "N nie akceptuje"),
    "nb": (
        "Nord er giver. Øst åpnet 1 spar utenfor tur.",
        ["Nord godtar det ikke", "Nord aksepterer ikke meldingen"],
        "Syd godtar det ikke",
    ),
    "en": (
        "West bid 1 club though it was South's turn.",
        ["South does not accept it", "South says he won't accept"],
        "North does not accept it",
    ),
}
SCORE: dict[Language, tuple[str, list[tuple[str, str]]]] = {
    "hu": (
        "4 pikk Dél, bélben, 10 ütés, mennyi az eredmény?",
        [("rekontrázva volt", "XX"), ("bocs, csak kontra volt", "X"), ("kontra nélkül", "none")],
    ),
    "pl": ("S zagrał 4 pik po partii, 10 lew, ile to jest?", [("z rekontrą", "XX"), ("nie, tylko z kontrą", "X")]),
    "nb": (
        "Syd spilte 4 spar i sonen, 10 stikk, hva er scoren?",
        [("redoblet", "XX"), ("nei, bare doblet", "X"), ("udoblet", "none")],
    ),
    "en": (
        "Score please: South played 4 spades vulnerable, made 10 tricks.",
        [("it was redoubled", "XX"), ("sorry, only doubled", "X"), ("not doubled at all", "none")],
    ),
}
INSUFFICIENT: dict[Language, str] = {
    "hu": "Dél 1 kőrrel nyitott, Nyugat 1 kárót licitált.",
    "pl": "S otworzył 1 kier, W zalicytował 1 karo.",
    "nb": "Syd åpnet 1 hjerter, vest meldte 1 ruter.",
    "en": "South opened 1 heart, West bid 1 diamond.",
}
OF_THE_CASE: list[tuple[Language, str]] = [
    ("hu", "és a pikk büntetőlap?"),
    ("hu", "és az a lap büntetőlap lesz?"),
    ("pl", "a czy pik jest kartą przygwożdżoną?"),
    ("pl", "a czy to będzie karta przygwożdżona?"),
    ("nb", "og er spar et straffekort?"),
    ("nb", "og blir det straffekort?"),
    ("en", "and is the spade a penalty card?"),
    ("en", "and would that be a penalty card?"),
]
MISTAKEN: list[tuple[Language, str, str, str]] = [
    (
        "hu",
        "Nyugatnak 14 lapja van, Keletnek 12. Még senki sem licitált.",
        "Senki sem látta más lapját.",
        "várj, rosszul mondtam, Nyugat kinyitotta és sorba rakta",
    ),
    (
        "pl",
        "W ma 14 kart, E ma 12. Nikt jeszcze nie licytował.",
        "Nikt nie widział cudzej karty.",
        "poprawka, W ułożył całe czternaście",
    ),
    (
        "nb",
        "Vest har 14 kort, øst har 12. Ingen har meldt ennå.",
        "Ingen har sett andres kort.",
        "nei, det stemte ikke, han hadde sortert alle fjorten",
    ),
    (
        "en",
        "West has 14 cards, East has 12. Nobody has called yet.",
        "Nobody has seen another player's card.",
        "scrap that, he'd fanned and sorted the lot",
    ),
]


@pytest.mark.parametrize(("language", "text"), OVER)
def test_that_the_auction_is_over_stays_in_its_case(service: Service, language: Language, text: str) -> None:
    first = service.ask(EXPOSED[language], language)
    case = first["procedure"]
    assert case is not None
    reply = service.reply(text, None, first)
    assert reply["procedure"] is not None
    assert reply["procedure"]["name"] == case["name"] == "card_exposed_in_auction"
    assert {**case["facts"], "later_role": None} == {**reply["procedure"]["facts"], "later_role": None}
    assert reply["procedure"]["facts"].get("later_role") is None, "it is not known yet who declares"
    assert reply["next_question"] is not None
    assert reply["next_question"]["name"] == "later_role"


@pytest.mark.parametrize("language", INSUFFICIENT)
def test_it_begins_no_case_of_its_own(service: Service, language: Language) -> None:
    over = {"hu": "a licit már véget ért", "pl": "licytacja się zakończyła", "nb": "meldingene er slutt"}
    stays = service.reply(
        over.get(language, "the bidding is over"), None, service.ask(INSUFFICIENT[language], language)
    )
    assert stays["procedure"] is not None
    assert stays["procedure"]["name"] == "insufficient_bid"
    assert stays["course"]["kind"] == "asked"


@pytest.mark.parametrize(
    "text",
    ["is the auction over?", "the auction is not over yet", "the auction is over, West leads", "he is bidding over it"],
)
def test_a_question_a_denial_and_more_are_not_taken_for_it(service: Service, text: str) -> None:
    first = service.ask(EXPOSED["en"], "en")
    said = service.reply(text, None, first)["course"]["said"]
    assert said != "Noted: the auction is over."


@pytest.mark.parametrize("language", BY_ANOTHER)
def test_a_player_without_a_choice_makes_none(service: Service, language: Language) -> None:
    story, others, own = BY_ANOTHER[language]
    first = service.ask(story, language)
    for text in others:
        reply = service.reply(text, None, first)
        assert reply["procedure"]["facts"].get("choice_accept") is None, text
        assert reply["next_question"]["name"] == "choice_accept"
        assert text in reply["course"]["said"]
    assert service.reply(own, None, first)["procedure"]["facts"]["choice_accept"] is False


@pytest.mark.parametrize("language", SCORE)
def test_a_doubling_told_later_is_taken_into_the_score(service: Service, language: Language) -> None:
    story, texts = SCORE[language]
    reply = service.ask(story, language)
    points = {"none": "620", "X": "790", "XX": "1080"}
    for text, doubling in texts:
        reply = service.reply(text, None, reply)
        assert reply["procedure"]["facts"]["contract"]["doubling"] == doubling, text
        assert points[doubling] in reply["headline"]["text"]
        assert "dealer" not in reply["procedure"]["facts"]


@pytest.mark.parametrize(("language", "text"), OF_THE_CASE)
def test_a_question_that_uses_a_term_is_one_of_the_case(service: Service, language: Language, text: str) -> None:
    first = service.ask(INSUFFICIENT[language], language)
    reply = service.reply(text, None, first)
    assert reply["course"]["kind"] == "asked"
    assert reply["procedure"] is not None
    assert reply["procedure"]["facts"] == first["procedure"]["facts"]


@pytest.mark.parametrize(("language", "story", "told", "text"), MISTAKEN)
def test_a_correction_that_is_not_understood_takes_back_what_it_corrects(
    service: Service, language: Language, story: str, told: str, text: str
) -> None:
    first = service.ask(story, language)
    second = service.reply(told, None, first)
    assert second["procedure"]["facts"]["saw_another_card"] is False
    third = service.reply(text, None, second)
    assert third["procedure"]["facts"].get("saw_another_card") is not False
    assert third["procedure"]["facts"]["counts"] == first["procedure"]["facts"]["counts"]
    if third["procedure"]["facts"].get("saw_another_card") is None:
        assert third["next_question"]["name"] == "saw_another_card"


DEALT: dict[Language, tuple[str, ...]] = {
    "hu": (
        "Kelet soron kívül nyitott 1 pikket, ő még nem licitált előtte. Nem fogadtuk el.",
        "az osztó Észak volt",
        "Észak most passzolt",
    ),
    "pl": (
        "N otworzył 1 kier poza kolejnością, jako pierwszy przy stole",
        "a rozdawał W",
        "nie przyjęto tego, a W spasował. co ma zrobić N?",
    ),
    "nb": (
        "Øst åpnet 1 spar utenfor tur, han hadde ikke meldt før. Vi godtok det ikke.",
        "det var Nord som ga",
        "Nord passet nå",
    ),
    "en": (
        "East bid 1S out of rotation, he had not called before. We didn't accept.",
        "North dealt.",
        "North passes now",
    ),
}


@pytest.mark.parametrize("language", DEALT)
def test_who_dealt_tells_whose_turn_it_was_before_the_first_call(service: Service, language: Language) -> None:
    """17B, 17C, 31A1: the dealer on the offender's right has not called, or it would be the offender's turn."""
    first, *texts = DEALT[language]
    reply = service.ask(first, language)
    for text in texts:
        reply = service.reply(text, None, reply)
    assert reply["procedure"]["ruling"]["outcome"]["result"] == "must_repeat"
    assert reply["next_question"] is None

"""A correction keeps what it does not put right, and a case moves on in time with what is told last."""

import pytest

from app.service import Service
from app.wizard.course import Course, change_all
from corpus.model import Language

DROPPED: dict[Language, tuple[str, str, str]] = {
    "en": (
        "In the auction East dropped the eight of hearts face up and West saw it. What now?",
        "Sorry, it was the ten of hearts, not the eight.",
        "The auction is over, South plays 3 spades, West is on lead and has not led yet.",
    ),
    "nb": (
        "Under meldingene mistet Øst hjerter åtte med bildesiden opp, og Vest så kortet. Hva nå?",
        "Nei vent, det var hjerter ti, ikke åtter.",
        "Nå er meldingene over. Syd spiller 3 spar. Vest skal spille ut, men har ikke spilt ennå.",
    ),
}


@pytest.mark.parametrize("language", DROPPED)
def test_a_card_put_right_changes_that_card_alone_and_the_lead_comes(service: Service, language: Language) -> None:
    first, corrected, later = DROPPED[language]
    document = service.reply(first, None, None, None, language)
    assert document["procedure"]["name"] == "card_exposed_in_auction"
    document = service.reply(corrected, None, document, None, language)
    assert document["procedure"]["facts"]["cards"] == ["HT"]
    assert document["procedure"]["facts"]["offender"] == "E"
    assert document["procedure"]["ruling"]["outcome"]["result"] == "partner_silenced"
    document = service.reply(later, None, document, None, language)
    assert document["procedure"]["facts"]["contract"]["declarer"] == "S"
    said = document["headline"]["text"]
    assert "50B" in said or "50D2" in said  # the lead, no longer the pass


def test_what_has_no_part_in_a_contradiction_stays() -> None:
    course = Course(
        "card_exposed_in_auction",
        (("cards", ["H8"]), ("offender", "E"), ("partner_could_see", True), ("led", False), ("own_fault", True)),
    )
    standing = change_all(course, {"card_kind": "single_honour"}, "en")
    assert standing.dropped == ("cards",)
    assert standing.course.facts["offender"] == "E"


@pytest.mark.parametrize(
    ("language", "told", "corrected", "but"),
    [
        (
            "hu",
            ["Észak 1 szant nyitott, Kelet 1 kőrt licitált, kevés."],
            "Nem, 1 pikket mondott, nem 1 kőrt.",
            "auction",
        ),
        ("pl", ["N otworzył 1BA, E zgłosił 1 kier, za nisko."], "Nie, zgłosił 1 pik, nie 1 kier.", "auction"),
        (
            "nb",
            ["Nord åpnet 1NT, Øst meldte 1 hjerter, for lavt."],
            "Nei, han meldte 1 spar, ikke 1 hjerter.",
            "auction",
        ),
        (
            "en",
            [
                "West is defending and revoked at trick three: the spade eight on a heart, though he had a heart.",
                "West has played to the next trick.",
            ],
            "No, it was the spade ten, not the eight.",
            "card",
        ),
        (
            "en",
            ["Declarer claims the rest at trick ten, a trump is still out and he did not mention it. We object."],
            "No, it was trick nine, not trick ten.",
            "",
        ),
    ],
)
def test_a_denial_of_what_was_said_denies_nothing_of_the_case(
    service: Service, language: Language, told: list[str], corrected: str, but: str
) -> None:
    document = None
    for text in told:
        document = service.reply(text, None, document, None, language)
    before = document["procedure"]["facts"]
    after = service.reply(corrected, None, document, None, language)["procedure"]["facts"]
    assert {fact: value for fact, value in after.items() if fact != but} == {
        fact: value for fact, value in before.items() if fact != but
    }


def test_who_is_put_right_and_what_the_next_clause_tells(service: Service) -> None:
    told = "North opened 1NT. East bid 1 spade, insufficient. South did not accept."
    document = service.reply(told, None, None, None, "en")
    document = service.reply("No, it was South who bid 1 spade, and West accepts it.", None, document, None, "en")
    facts = document["procedure"]["facts"]
    assert (facts["offender"], facts["choice_accept"]) == ("S", True)


@pytest.mark.parametrize(
    ("language", "told", "corrected"),
    [
        (
            "en",
            "North is dealer but South got in first with a pass.",
            "Sorry, that's wrong, West dealt and opened a heart. It was North's go when South passed.",
        ),
        (
            "nb",
            "Nord meldte 1 hjerter utenfor tur",
            "nei vent, det var øst som meldte 1 hjerter, og det var makkeren hans sin tur",
        ),
    ],
)
def test_a_correction_tells_what_its_case_asks(service: Service, language: Language, told: str, corrected: str) -> None:
    before = service.reply(told, None, None, None, language)  # 30B and 31A hang on whose turn it was
    assert before["procedure"]["need"][0]["name"] == "whose_turn"
    after = service.reply(corrected, None, before, None, language)
    assert after["procedure"]["facts"]["whose_turn"] == "partner"
    assert all(need["name"] != "whose_turn" for need in after["procedure"]["need"])


@pytest.mark.parametrize(
    ("language", "told", "corrected"),
    [
        ("en", "South passed out of turn, North was dealer.", "Correction: West was dealer and he opened 1 heart."),
        (
            "hu",
            "Del passzolt soron kivul, Eszak osztott.",
            "bocs rosszul mondtam, Nyugat osztott es 1 kort nyitott, Eszak jott volna amikor Del passzolt",
        ),
    ],
)
def test_a_dealer_put_right_who_opened_has_called(
    service: Service, language: Language, told: str, corrected: str
) -> None:
    before = service.reply(told, None, None, None, language)
    after = service.reply(corrected, None, before, None, language)
    facts = after["procedure"]["facts"]
    assert facts["dealer"] == "W"
    assert facts["auction"] == ["1H"]
    assert facts["whose_turn"] == "partner"  # North's turn, not the dealer's (30B1)
    assert facts.get("bid_made") is not False


OF_BEFORE: dict[Language, tuple[str, str, str]] = {
    "hu": (
        "Kőr felvétel, négy lap van mindenkinél. A felvevő azt mondja: a többi az enyém. Az ellenfélnek van még egy "
        "aduja, a kőr bubi.",
        "Nem szólt semmit az aduról, bevallja, azt hitte, mind kiment.",
        "Bocs, elnéztem, nem a kőr bubi, hanem a kőr négyes maradt nála.",
    ),
    "en": (
        "Hearts are trumps, four cards left, declarer says 'rest are mine'. A defender still has a trump, the jack.",
        "She said nothing about the trump at all, she admits she thought they'd all gone.",
        "Correction: it isn't the jack, the defender has the heart four.",
    ),
}


@pytest.mark.parametrize("language", ["hu", "en"])
def test_a_correction_of_the_first_text_takes_nothing_from_the_second(service: Service, language: Language) -> None:
    document = None
    for text in OF_BEFORE[language]:
        document = service.reply(text, None, document, None, language)
    assert document is not None
    assert document["procedure"] is not None
    assert document["procedure"]["facts"]["trump_mentioned"] is False

"""Natural follow-ups stay in their case, heard together with it, and the reply says in one line what they changed."""

from __future__ import annotations

from typing import Any

import pytest

from app.service import Service
from app.wizard.conversation import correct
from corpus.model import Language

CASES: dict[Language, str] = {
    "hu": "Nyugat soron kívül, színével felfelé indult. Mit tehet a felvevő?",
    "pl": "W zawistował odkrytą kartą poza kolejnością. Co może zrobić rozgrywający?",
    "nb": "Vest spilte ut utenfor tur med bildesiden opp. Hva kan spillefører velge?",
    "en": "West led out of turn, face up. What can declarer do?",
}
TOLD, ASKED, DOUBT, UNUSED = "told", "asked", "doubt", "unused"
HANDS: dict[str, Any] = {"declarer_saw_dummy_card": False}
OFFENDER: dict[str, Any] = {"offender": "E"}
REFUSED: dict[str, Any] = {"choice_declarer": "refuse"}
NOTHING: dict[str, Any] = {}
# What is said, what it is, the facts that it changes (read by hand), and words of the one line that says so.
FOLLOW_UPS: list[tuple[Language, str, str, dict[str, Any], str]] = [
    ("hu", "az asztal még nincs lent", TOLD, HANDS, "A felvevő nem látta az asztal lapjait."),
    ("hu", "bocs, nem nyugat, hanem kelet volt", TOLD, OFFENDER, "Nyugat helyett Kelet"),
    ("pl", "dziadek jeszcze nie leży", TOLD, HANDS, "Rozgrywający nie widział kart dziadka."),
    ("pl", "rozgrywający tego nie chce", TOLD, REFUSED, "Rozgrywający odrzuca wyjście."),
    ("pl", "co teraz z tą kartą?", ASKED, NOTHING, "orzeczenie pozostaje"),
    ("pl", "pomyliłem się, to był E", TOLD, OFFENDER, "E zamiast W"),
    ("nb", "bordet er ikke lagt", TOLD, HANDS, "Spilleføreren har ikke sett blindemanns kort."),
    ("nb", "spilleføreren vil ikke ha det", TOLD, REFUSED, "Spilleføreren nekter å godta utspillet."),
    ("nb", "hva må øst gjøre nå?", ASKED, NOTHING, "avgjørelsen står"),
    ("nb", "nei, det var øst som spilte", TOLD, OFFENDER, "Øst i stedet for Vest"),
    ("en", "Dummy hasn't come down yet.", TOLD, HANDS, "Declarer has not seen dummy's cards."),
    ("en", "Declarer won't have it.", TOLD, REFUSED, "Declarer refuses the lead."),
    ("en", "So what must East do now?", ASKED, NOTHING, "the ruling stands"),
    ("en", "Sorry, it was the ten of hearts.", TOLD, {"card": "HT"}, "♥10"),
]
KINDS = {TOLD: "continued", DOUBT: "continued", ASKED: "asked", UNUSED: "unclear"}
FOLLOWS = {"second_card_from", "tricks", "lead_by", "partner_led_face_down"}
"""Facts that follow from those told here: nobody has played to the trick yet; its first card is the one named;
a lead out of turn, heard faintly in few words, is a defender's; that partner led face down is presumed not to be."""


@pytest.mark.parametrize(("language", "text", "sort", "told", "words"), FOLLOW_UPS)
def test_a_follow_up_stays_in_its_case_and_says_what_it_changed(
    service: Service, language: Language, text: str, sort: str, told: dict[str, Any], words: str
) -> None:
    first = service.ask(CASES[language], language)
    reply = service.reply(text, None, first)
    course, before, after = reply["course"], first["procedure"]["facts"], reply["procedure"]["facts"]
    assert reply["procedure"]["name"] == first["procedure"]["name"]
    assert course["kind"] == KINDS[sort]
    assert {name: after[name] for name in told} == told
    assert {name for name in {*before, *after} if before.get(name) != after.get(name)} - FOLLOWS == set(told)
    assert words in course["said"]
    assert (sort == DOUBT) is any(not row["sure"] for row in reply["procedure"]["read"])


def test_the_third_turn_hears_the_second(service: Service) -> None:
    """What the second turn told is kept, and the third is heard with it."""
    first = service.reply(CASES["en"], reader="en")
    second = service.reply("Sorry, it was the ten of hearts.", None, first)
    third = service.reply("Declarer won't have it.", None, second)
    assert third["procedure"]["facts"]["card"] == "HT"
    assert third["procedure"]["facts"]["choice_declarer"] == "refuse"
    fourth = service.reply("no, it was the nine of hearts", None, third)
    assert fourth["procedure"]["facts"]["card"] == "H9"
    assert fourth["procedure"]["facts"]["choice_declarer"] == "refuse"
    assert "♥9 instead of ♥10" in fourth["course"]["said"]


def test_who_acted_and_whose_turn_it_was_are_put_right_together(service: Service) -> None:
    """Told the wrong way round: "played" is no word for declarer here, and nobody is both in turn and out of it."""
    first = service.ask("Syd spiller 4 spar. Vest spilte ut hjerter konge, men det var øst sin tur.", "nb")
    for text in ("nei, det var øst som spilte ut, og vest sin tur", "nei, det var øst som spilte ut"):
        reply = service.reply(text, None, first)
        assert reply["procedure"]["name"] == "opening_lead_out_of_turn"
        assert reply["procedure"]["facts"]["offender"] == "E"
        assert reply["procedure"]["facts"]["contract"]["declarer"] == "S"
        assert "Øst i stedet for Vest" in reply["course"]["said"]


ANOTHER: list[tuple[Language, str]] = [
    ("hu", "másik kérdés: mi az a kényszerpassz?"),
    ("pl", "nowe pytanie: kiedy kończy się licytacja?"),
    ("nb", "nytt bord: øst tenkte lenge og passet"),
    ("en", "On another board West bid out of turn."),
]


@pytest.mark.parametrize(("language", "text"), ANOTHER)
def test_a_clear_sign_begins_another_case(service: Service, language: Language, text: str) -> None:
    reply = service.reply(text, None, service.reply(CASES[language], reader=language), None, language)
    assert reply["course"]["kind"] == "new"
    assert reply["question"] == text


CALLS: list[tuple[Language, str, str, list[str]]] = [
    ("en", "1NT, then one heart. What now?", "sorry, it was one spade, not one heart", ["1N", "1S"]),
    ("hu", "1 szan, majd 1 pikk. Mi a teendő?", "bocs, nem pikk volt, hanem káró", ["1N", "1D"]),
    ("pl", "1BA, potem 1 pik. Co teraz?", "przepraszam, nie 1 pik, tylko 1 kier", ["1N", "1H"]),
    ("pl", "1BA, potem 1 pik. Co teraz?", "sorki, nie 1 pik tylko 2", ["1N", "2S"]),
    ("hu", "1 szan, majd 1 pikk. Mi a teendő?", "bocs, nem 1 pikk volt, hanem 2", ["1N", "2S"]),
    ("nb", "1 NT, så 1 spar. Hva nå?", "beklager, ikke 1 spar, men 1 hjerter", ["1N", "1H"]),
]


@pytest.mark.parametrize(("language", "case", "text", "auction"), CALLS)
def test_a_call_put_right_takes_the_place_of_the_one_told(
    service: Service, language: Language, case: str, text: str, auction: list[str]
) -> None:
    first = service.reply(case, reader=language)
    reply = service.reply(text, None, first, None, language)
    assert reply["procedure"]["facts"]["auction"] == auction
    assert [event["what"]["call"] for event in reply["understood"]["events"]][1:] == auction[1:]


def test_a_text_after_an_answer_of_ask_that_was_refused_is_answered(service: Service) -> None:
    refused = service.ask("How long should I boil an egg?", "en")
    assert refused["refusal"]
    assert service.reply(CASES["en"], None, refused)["procedure"]["name"] == "opening_lead_out_of_turn"


RANKS: list[tuple[Language, str, str]] = [
    ("nb", "Syd spiller 3 grand. Vest i motspill mistet hjerter 8 på bordet.", "det var visst tieren, ikke åtteren"),
    ("pl", "Gra S, 3BA. W w obronie upuścił ósemkę kier na stół.", "nie ósemka, dziesiątka, źle spojrzałem"),
    ("en", "South is in 3NT. West, defending, dropped the eight of hearts.", "not the eight, it was the ten"),
]


@pytest.mark.parametrize(("language", "case", "text"), RANKS)
def test_a_rank_put_right_leaves_the_suit(service: Service, language: Language, case: str, text: str) -> None:
    first = service.reply(case, reader=language)
    assert first["procedure"]["facts"]["card"] == "H8"
    assert service.reply(text, None, first, None, language)["procedure"]["facts"]["card"] == "HT"


AFTER_A_PASS: dict[Language, tuple[str, str]] = {
    "hu": (
        "Kelet soron kívül kirakta az 1 szant, Észak volt az osztó. Mi a teendő?",
        "Dél nem fogadta el, és most Észak passzolt.",
    ),
    "pl": (
        "E otworzył 1BA poza kolejnością, rozdawał N i jeszcze nie licytował. Co teraz?",
        "S nie przyjął, odzywkę cofnięto, N dał pas.",
    ),
    "nb": (
        "Øst åpnet med 1 NT utenfor tur, Nord var giver og hadde ikke meldt. Hva nå?",
        "Syd godtok ikke, budet ble tatt opp, og Nord passet.",
    ),
    "en": (
        "East opened 1NT out of turn, North was the dealer and had not called. What now?",
        "South didn't accept it, it was taken back, and North passed.",
    ),
}


@pytest.mark.parametrize("language", AFTER_A_PASS)
def test_two_players_told_of_put_nothing_right(service: Service, language: Language) -> None:
    """That one did not accept and another passed is told, no correction: the bid out of turn stays what it was."""
    story, then = AFTER_A_PASS[language]
    reply = service.reply(then, None, service.ask(story, language))
    facts = reply["procedure"]["facts"]
    assert reply["procedure"]["name"] == "bid_out_of_rotation"
    assert facts["out_of_turn"] == {"player": "E", "call": "1N"}
    assert facts["choice_accept"] is False


def test_what_a_sentence_tells_beside_a_question_is_heard(service: Service) -> None:
    first = service.ask("del 1 kort nyitott de nem o jott. nyugat nem fogadja el. mi lesz?", "hu")
    second = service.reply("kelet volt az oszto, o jott volna, meg senki nem licitalt elotte", None, first)
    third = service.reply("kelet most passzolt. mondhat del mast is?", None, second)
    facts = third["procedure"]["facts"]
    assert facts["whose_turn"] == "rho"
    assert facts["choice_accept"] is False
    assert third["told"][-1].startswith("kelet most passzolt")


def test_what_was_answered_stays_when_all_is_heard_anew(service: Service) -> None:
    first = service.ask(CASES["en"], "en")
    name = first["procedure"]["need"][0]["name"]
    answered = correct(service, first, {name: next(iter(first["procedure"]["need"][0]["choices"]))})
    later = service.reply("By the way, East had not played any card at all before the lead came down.", None, answered)
    assert later["procedure"]["facts"][name] == answered["procedure"]["facts"][name]


def test_a_follow_up_goes_on_after_the_law_was_quoted(service: Service) -> None:
    """A question answered with the words of a law, and then the case: both are one story (Law 14B2)."""
    told = "A player is a card short, the others are right. It was on the floor. Do I hand it to him, or what?"
    quoted = service.ask(told, "en")
    assert quoted["procedure"] is None
    reply = service.reply(
        "Sorry, dummy's down and they've played four tricks. He had 8 left, the rest 9.", None, quoted
    )
    assert reply["procedure"]["name"] == "missing_card"
    assert reply["procedure"]["facts"]["lead_faced"] is True
    other = service.reply("West led a heart out of turn against 3NT, I am declarer.", None, quoted)
    assert other["procedure"]["name"] == "lead_out_of_turn_defender"

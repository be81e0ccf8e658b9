"""A correction that tells anew what the follow-up before it told stands in that one's place."""

from __future__ import annotations

import pytest

from app.answering.documents import case_of
from app.service import Service
from corpus.model import Language

REVOKED: list[tuple[Language, tuple[str, str, str]]] = [
    ("hu", ("Dél kárót hívott kézből, Nyugat treffet dobott rá, pedig volt kárója. Az asztal vitte az ütést.",
            "A következő ütéshez már hívtak, azt hiszem, Kelet hívott.",
            "Bocs, rosszul mondtam: az asztalról hívtak kőrt, Kelet és Nyugat még nem tett lapot.")),
    ("pl", ("S zagrał karo z ręki, W dołożył trefla, choć miał karo. Lewę wziął stół.",
            "Do następnej lewy już wyszedł E.",
            "Sprostowanie: ze stołu wyszedł kier, E i W jeszcze nic nie dołożyli.")),
    ("nb", ("Syd spilte ruter fra hånda og Vest saket en kløver, men hadde en ruter. Bordet fikk stikket.",
            "Jeg tror Øst hadde spilt ut til neste stikk.",
            "Feil av meg: det var bordet som spilte ut hjerter. Verken Øst eller Vest har lagt kort til det.")),
    ("en", ("South led a diamond from hand, West threw a club holding a diamond. Dummy won the trick.",
            "The next trick has started, East led to it I think.",
            "Sorry, I had that wrong: dummy led a heart, and neither East nor West has played to it.")),
]  # fmt: skip


@pytest.mark.parametrize(("language", "told"), REVOKED)
def test_what_was_told_before_it_is_told_no_more(
    service: Service, language: Language, told: tuple[str, str, str]
) -> None:
    """East's lead to the next trick established the revoke; dummy's does not (63A1, 62A)."""
    document = service.reply(told[0], None, None, None, language)
    document = service.reply(told[1], None, document, None, language)
    assert case_of(document)["facts"]["offender_role"] == "defender"
    assert case_of(document)["facts"].get("since_revoke") == "played_to_next_trick"
    document = service.reply(told[2], None, document, None, language)
    assert case_of(document)["facts"].get("since_revoke") != "played_to_next_trick"
    assert case_of(document)["facts"].get("established") is not True
    assert case_of(document)["facts"]["offender_role"] == "defender"
    assert document["told"] == [told[0], told[2]]


def test_a_correction_of_the_first_story_keeps_what_was_added(service: Service) -> None:
    """It puts right who did it, and the follow-up between stays told."""
    document = service.reply("West led the king of clubs, but it was East's lead.", None, None, None, "en")
    document = service.reply("South is declarer.", None, document, None, "en")
    document = service.reply("Sorry, it was the queen of clubs, not the king.", None, document, None, "en")
    assert "South is declarer." in document["told"]


def test_what_another_procedure_does_not_know_is_not_undone(service: Service) -> None:
    """The text put right changed who had revoked; the story as corrected is ruled by a law that asks for no such."""
    document = service.reply(
        "S gra karo z ręki, W dorzuca trefla, a miał karo. Dziadek wziął lewę. W się przyznał.", None, None, None, "pl"
    )
    document = service.reply("Do następnej lewy już wyszli, wyszedł E.", None, document, None, "pl")
    said = "Sprostowanie: to z dziadka wyszedł kier. E ani W jeszcze nic nie dali do tej lewy."
    assert service.reply(said, None, document, None, "pl")["procedure"] is not None


SPREAD: list[tuple[Language, tuple[str, str, str]]] = [
    ("hu", ("Dél 4 kőrt játszik. Kelet kiindult a treff ásszal nyíltan, pedig Nyugat volna az induló.",
            "A felvevő már letett három lapot az asztalra.",
            "Jaj bocs, az a három lap Északé, az asztal rakta le őket, Dél pedig látta is.")),
    ("pl", ("S gra 4 kier. E zawistował odkrytym asem trefl, a wist był z W.",
            "Rozgrywający wyłożył już trzy karty na stół.",
            "Pomyłka, te trzy karty wyłożył dziadek N, a S je widział.")),
    ("nb", ("Syd spiller 4 hjerter. Øst spilte ut kløver ess åpent, men det var Vest som skulle spille ut.",
            "Spillefører har lagt ned tre kort på bordet.",
            "Beklager, de tre kortene var det blindemann Nord som la ned, og Syd har sett dem.")),
    ("en", ("South declares 4H. East led the club ace face up, it was West's lead.",
            "Declarer has put three cards on the table already.",
            "Oh no, wrong side: those three cards are dummy's, North laid them down and South has seen them.")),
]  # fmt: skip


@pytest.mark.parametrize(("language", "told"), SPREAD)
def test_a_sentence_told_of_another_is_told_no_more(
    service: Service, language: Language, told: tuple[str, str, str]
) -> None:
    """Dummy put the cards down, so declarer did not begin to spread nor play from his hand: 54C, and not 54A or B."""
    document = service.reply(told[0], None, None, None, language)
    document = service.reply(told[1], None, document, None, language)
    document = service.reply(told[2], None, document, None, language)
    facts = case_of(document)["facts"]
    assert facts["declarer_saw_dummy_card"] is True
    assert facts["lead_by"] == "wrong_defender"
    assert facts.get("declarer_began_spreading") is not True
    assert facts.get("second_card_from") != "declarer"


def test_other_sentences_of_that_text_stay_told(service: Service) -> None:
    document = service.reply(
        "South declares 4H. East led the club ace face up, it was West's lead.", None, None, None, "en"
    )
    said = "Declarer has put three cards on the table already. West has led nothing."
    document = service.reply(said, None, document, None, "en")
    said = "Sorry, those three cards are dummy's, North laid them down and South has seen them."
    document = service.reply(said, None, document, None, "en")
    assert "West has led nothing." in document["told"]

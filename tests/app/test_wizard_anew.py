"""A follow-up is heard with all that its case was told: another law may rule it; no case begins by mistake."""

from __future__ import annotations

import pytest

from app.service import Service
from app.wizard.together import joined
from corpus.model import Language

# Case, follow-up, the procedure that rules both (read by hand: a lead after the first trick is 56, not 54).
CHANGED: list[tuple[Language, str, str, str]] = [
    (
        "nb",
        "En motspiller spilte ut åpent da det ikke var hans tur. Hva gjør jeg?",
        "Det var stikk 6. Øst spilte ruter 10, men vest var inne. Syd er spillefører.",
        "lead_out_of_turn_defender",
    ),
    (
        "en",
        "East revoked on a club. What does it cost?",
        "He saw it at once and wants to change the card: nobody has led to the next trick.",
        "revoke_correction",
    ),
]


@pytest.mark.parametrize(("language", "case", "text", "procedure"), CHANGED)
def test_the_whole_story_says_which_law_rules(
    service: Service, language: Language, case: str, text: str, procedure: str
) -> None:
    reply = service.reply(text, None, service.reply(case, reader=language), None, language)
    assert reply["course"]["kind"] == "continued"
    assert reply["procedure"]["name"] == procedure


# Case and a follow-up that by itself sounds like another matter (hesitation, cards played together, a revoke).
STAYS: list[tuple[Language, str, str]] = [
    (
        "hu",
        "14 lapom van (dél), nyugatnak meg csak 12. Mi lesz ezzel a leosztással?",
        "még senki sem licitált, az osztó észak épp gondolkodott mikor megszámoltam",
    ),
    (
        "pl",
        "Przeciwnik S zadeklarował 11 lew i my się zgodziliśmy. Teraz chcę to cofnąć, moja dama wzięłaby lewę.",
        "w następnym rozdaniu już licytowaliśmy",
    ),
    (
        "nb",
        "Syd krevde elleve stikk, og vi var enige. Etterpå så jeg at spar dame hadde fått stikk. Kan jeg angre meg?",
        "vi hadde meldt i neste spill",
    ),
    (
        "en",
        "Declarer South claimed eleven tricks and we agreed. My queen would have won one. Can I take that back?",
        "we had already bid on the next board",
    ),
]


@pytest.mark.parametrize(("language", "case", "text"), STAYS)
def test_a_further_fact_begins_no_other_case(service: Service, language: Language, case: str, text: str) -> None:
    first = service.reply(case, reader=language)
    reply = service.reply(text, None, first, None, language)
    assert reply["course"]["kind"] in ("continued", "asked", "unclear")
    assert reply["question"] == first["question"]
    assert reply["procedure"]["name"].startswith(("wrong_count", "acquiescence"))


OTHERS: list[tuple[Language, str, str]] = [
    (
        "en",
        "South opened 1NT and West overcalled one heart. What now?",
        "Declarer South is in four spades. On the third round of clubs East throws a heart, although he still has a "
        "club, and West has already led to the next trick.",
    ),
    (
        "pl",
        "Rozgrywający S wyszedł z ręki, a wyjście było ze stołu.",
        "N otworzył 1BA, E przeszkodził 1 kier, S zobaczył, że to za mało, i zapytał, czy może to przyjąć. "
        "W jeszcze nic nie powiedział, a sędzia dopiero idzie do stolika.",
    ),
]


@pytest.mark.parametrize(("language", "case", "text"), OTHERS)
def test_a_whole_story_of_another_matter_is_another_case(
    service: Service, language: Language, case: str, text: str
) -> None:
    reply = service.reply(text, None, service.reply(case, reader=language), None, language)
    assert reply["course"]["kind"] == "new"
    assert reply["question"] == text


def test_after_a_refusal_both_texts_are_one_story(service: Service) -> None:
    """What nothing answered is heard with the text behind it, unless that says that it is about something else."""
    said, board = "He had one club left, and nobody has led to the next trick.", "Another board: West led out of turn."
    first = service.reply("Dave ruffed a club.", reader="en") | {
        "procedure": None,
        "refusal": {"reason": "", "nearest": []},
    }
    reply = service.reply(said, None, first, None, "en")
    assert reply["told"] == ["Dave ruffed a club.", said]
    assert reply["procedure"]["name"].startswith("revoke")
    assert service.reply(board, None, first, None, "en")["told"] == [board]


KEPT: list[tuple[Language, str, str]] = [
    ("hu", "Nyugat védő egyszerre két lapot tett egy treff híváshoz. Melyik érvényes?", "treff 9 és káró király volt"),
    (
        "nb",
        "Vest, motspiller, la to kort samtidig i et kløverstikk. Hva gjelder?",
        "kortene var kløver ni og ruter konge",
    ),
    (
        "en",
        "West, defending, put two cards down at once on a club. Which one is played?",
        "the club nine and a king",
    ),
]


@pytest.mark.parametrize(("language", "case", "text"), KEPT)
def test_a_text_that_sounds_otherwise_alone_takes_nothing_back(
    service: Service, language: Language, case: str, text: str
) -> None:
    """Two cards named sound like two players; the case told that one player played both."""
    first = service.reply(case, reader=language)
    reply = service.reply(text, None, first, None, language)
    kept = {fact: value for fact, value in first["procedure"]["facts"].items() if isinstance(value, str)}
    assert kept
    assert kept.items() <= reply["procedure"]["facts"].items()


def test_texts_are_joined_as_sentences() -> None:
    assert joined(("West led", " What now? ")) == "West led. What now?"

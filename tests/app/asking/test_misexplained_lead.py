"""47E2a: a leader who wants his lead back for a wrong explanation has not led out of turn; dummy down, it stays."""

from __future__ import annotations

import pytest

from app.service import Service
from corpus.model import Language

MISEXPLAINED: list[tuple[Language, str]] = [
    (
        "hu",
        "Nyugat treffel indult, mert a felvevő azt mondta, a 2 karó licit kőröket ígér. Az asztal már leterült, amikor "
        "kiderült, hogy ez nem igaz. Nyugat mást indulna. Lehet?",
    ),
    (
        "pl",
        "W zawistował treflem, bo rozgrywający powiedział, że 2 karo obiecuje kiery. Dziadek już leżał, gdy okazało "
        "się, że to nieprawda. W chce innego wistu. Czy może?",
    ),
    (
        "nb",
        "Vest spilte ut kløver fordi spillefører hadde sagt at 2 ruter lovet hjerter. Blindemann hadde lagt opp da det "
        "kom fram at det var galt. Vest vil ha et annet utspill. Kan han det?",
    ),
    (
        "en",
        "West led a club because declarer had said that two diamonds promised hearts. Dummy was already down when that "
        "turned out to be wrong. West wants another lead. May he?",
    ),
]
OUT_OF_TURN: list[tuple[Language, str]] = [
    ("hu", "Kelet soron kívül indult nyíltan, mert azt hitte, ő jön. Az asztal már leterült."),
    ("pl", "E zawistował odkrytą kartą poza kolejnością, bo myślał, że to jego wist. Dziadek już leżał."),
    ("nb", "Øst spilte ut åpent utenfor tur fordi han trodde det var hans tur. Blindemann hadde lagt opp."),
    ("en", "East led the queen of spades face up out of turn because he thought it was his lead. Dummy went down."),
]


@pytest.mark.parametrize(("language", "story"), MISEXPLAINED)
def test_a_misinformed_leader_has_not_led_out_of_turn(service: Service, language: Language, story: str) -> None:
    procedure = service.ask(story, language)["procedure"]
    assert procedure["name"] == "retract_card"
    assert procedure["facts"]["opening_lead_dummy_faced"] is True


@pytest.mark.parametrize(("language", "story"), OUT_OF_TURN)
def test_a_lead_out_of_turn_is_one(service: Service, language: Language, story: str) -> None:
    assert service.ask(story, language)["procedure"]["name"] == "opening_lead_out_of_turn"

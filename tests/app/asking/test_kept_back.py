"""A revoke put right, and in a later trick another card of the suit instead of the one that lies there (52B)."""

import pytest

from app.service import Service
from corpus.model import Language

KEPT: list[tuple[Language, str]] = [
    (
        "hu",
        "Kelet a 4. ütésben a treff dámát dobta káróra, volt kárója, kijavította, a dáma ott fekszik előtte "
        "felfordítva. Az 5. ütésben Dél az asztalról treffet hívott, Kelet meg a treff hetest tette rá.",
    ),
    (
        "pl",
        "E zrzucił damę trefl na karo, miał karo, od razu poprawił, dama leży przed nim. Potem rozgrywający zagrał "
        "trefla ze stołu, a E dołożył siódemkę trefl.",
    ),
    (
        "nb",
        "Øst kastet kløver dame på ruter, hadde ruter, rettet det straks, damen ligger åpen. I neste stikk spilte "
        "spillefører en kløver fra bordet og Øst la kløver 7.",
    ),
    (
        "en",
        "East threw the club queen on a diamond, had a diamond, corrected it at once and the queen lies face up. "
        "Next trick declarer led a club from dummy and East put the seven of clubs on it.",
    ),
]
PLAYED: list[tuple[Language, str]] = [
    (
        "hu",
        "Kelet a treff dámát dobta káróra, volt kárója, kijavította, a dáma ott fekszik. A következő ütésben Dél "
        "treffet hívott, Kelet a treff dámát adta, Nyugat a hetest.",
    ),
    (
        "pl",
        "E zrzucił damę trefl na karo, miał karo, od razu poprawił, dama leży przed nim. Potem rozgrywający zagrał "
        "trefla ze stołu, E dołożył damę trefl, a W siódemkę.",
    ),
    (
        "nb",
        "Øst kastet kløver dame på ruter, hadde ruter, rettet det straks, damen ligger åpen. I neste stikk spilte "
        "spillefører en kløver fra bordet, Øst la kløver dame og Vest sjueren.",
    ),
    (
        "en",
        "East threw the club queen on a diamond, had a diamond, corrected it at once and the queen lies face up. "
        "Next trick declarer led a club from dummy and East put the queen of clubs on it, West the king.",
    ),
]


@pytest.mark.parametrize(("language", "story"), KEPT)
def test_the_card_kept_back_is_ruled(service: Service, language: Language, story: str) -> None:
    """The correction is over; whether declarer has played since is not told by the lead itself."""
    document = service.ask(story, language)
    assert document["procedure"]["name"] == "penalty_card_play"
    facts = document["procedure"]["facts"]
    assert (facts["failed_to_play"], facts["penalty_kind"]) == (True, "major")
    assert document["next_question"]["name"] == "declarer_played_after"


@pytest.mark.parametrize(("language", "story"), PLAYED)
def test_a_card_that_was_played_was_not_kept_back(service: Service, language: Language, story: str) -> None:
    """Its player played it when its suit was led."""
    document = service.ask(story, language)
    assert document["procedure"]["name"] != "penalty_card_play"


def test_a_suit_that_declarer_plays_is_a_lead_too(service: Service) -> None:
    told = (
        "East discarded the queen of spades on a diamond, had a diamond, put it right immediately, queen left face up. "
        "Next trick I (South, declarer) play a spade off the table and East follows with the five."
    )
    assert service.ask(told, "en")["procedure"]["name"] == "penalty_card_play"

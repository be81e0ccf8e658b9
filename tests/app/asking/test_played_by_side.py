"""53C, 55A: which defender has played to declarer's lead, by the side at which he sits and the hand that led."""

from __future__ import annotations

import pytest

from app.service import Service
from corpus.model import Language

NEXT, OTHER = "next_defender", "other_defender"
PLAYED: list[tuple[Language, str, str]] = [
    ("en", "I led a club from hand when dummy was on lead. RHO put the nine on it at once.", OTHER),
    ("hu", "Kézből hívtam az asztal helyett, a jobb oldali védő rögtön rátette a kilencest.", OTHER),
    ("hu", "Az asztalról hívtam a kezem helyett, a bal oldali ellenfelem rögtön adott rá egy kőrt.", OTHER),
    ("pl", "Wyszedłem ze stołu, a miało być z ręki. Siedzący po mojej prawej od razu dołożył dziewiątkę.", NEXT),
    ("pl", "Wyszedłem ze stołu, a miało być z ręki. Przeciwnik po lewej od razu dołożył dziewiątkę.", OTHER),
    ("nb", "Jeg kalte en ruter fra bordet, men var inne på hånden. Venstre motstander la på niern med en gang.", OTHER),
]


@pytest.mark.parametrize(("language", "told", "who"), PLAYED)
def test_the_next_to_play_is_told_by_sides(service: Service, language: Language, told: str, who: str) -> None:
    """Behind dummy's lead declarer's right-hand opponent is next, behind his own the left-hand one."""
    document = service.reply(told, None, None, None, language)
    assert document["procedure"] is not None
    assert document["procedure"]["facts"]["play_after_lead"] == who

"""Who acts where a clause that says `though` stands between him and his verb: not the one named in that clause."""

from __future__ import annotations

import pytest

from corpus.model import Language
from understanding.hear import hear

PUT_OFF: list[tuple[Language, str, str]] = [
    ("hu", "Erre Nyugat, pedig az asztal jött volna, kihívta felfelé a treff királyt.", "W"),
    ("hu", "Kelet, bár Nyugat volt soron, kihívta a pikk dámát.", "E"),
    ("pl", "E, choć kolej miał W, wyszedł damą pik.", "E"),
    ("nb", "Vest, enda bordet var inne, spilte kløver konge.", "W"),
    ("en", "Then West, though dummy was on lead, led the king of clubs.", "W"),
]


@pytest.mark.parametrize(("language", "told", "who"), PUT_OFF)
def test_it_is_who_stands_before_it(language: Language, told: str, who: str) -> None:
    leads = [event.get("who") for event in hear(told, language).table["events"] if event["act"] == "lead"]
    assert leads == [who]


def test_a_clause_with_its_own_verb_is_another_act() -> None:
    """`East passed, though West doubled`: each has his call."""
    events = hear("East passed, though West doubled.", "en").table["events"]
    assert [(event["act"], event.get("who")) for event in events] == [("call", "E"), ("call", "W")]


BY_CARD: list[tuple[Language, str]] = [
    ("hu", "Az asztalról káró ász jött, Kelet egy treff négyest dobott rá, az ász vitte."),
    ("nb", "Ruter ess fra bordet, Øst kastet en kløver, esset vant stikket."),
    ("en", "Dummy's ace of diamonds, East pitched a club, the ace won."),
]


@pytest.mark.parametrize(("language", "told"), BY_CARD)
def test_a_card_that_won_is_not_his_who_was_named_last(language: Language, told: str) -> None:
    """Whose card it was is another thing."""
    won = [one for one in hear(told, language).table["circumstances"] if one["is"] == "won_trick"]
    assert [one.get("who") for one in won] == [None]

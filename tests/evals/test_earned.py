"""Steps are heard when they say something new, and can be left out one by one."""

from __future__ import annotations

from app.asking import worked_out
from app.asking.facts import Read
from app.service import Service
from evals.understanding.earned import listening, name_of, spoke, without

SEEN = (
    "East plays 3NT. South should have led, but North put the spade queen face up. West at once laid a few clubs on "
    "the table, and East saw them."
)


def _by_nothing(*given: object) -> dict[str, Read]:
    return {}


def test_a_fact_already_read_so_is_nothing_new() -> None:
    rows = {"faced": Read("faced", True, "", True)}
    assert not spoke(_by_nothing, (None, "", rows), {"faced": Read("faced", True, "shown", True)})
    assert spoke(_by_nothing, (None, "", rows), {"faced": Read("faced", False, "shown", True)})
    assert spoke(_by_nothing, (None, "", rows), {"card": Read("card", "DK", "shown", True)})
    assert spoke(_by_nothing, (None, "", rows), {"faced": Read("faced", True, "shown", False)})


def test_a_step_is_left_out_and_comes_back(service: Service) -> None:
    before = worked_out.STEPS
    name = name_of(before[0])
    with without(name):
        assert [name_of(step) for step in worked_out.STEPS] == [name_of(step) for step in before[1:]]
    assert worked_out.STEPS is before


def test_what_is_said_while_listening_is_kept(service: Service) -> None:
    heard, still = set[str](), set[str]()
    with listening(heard):
        service.ask(SEEN, "en")
    with without("by_cards_seen"), listening(still):
        service.ask(SEEN, "en")
    assert "by_cards_seen" in heard - still

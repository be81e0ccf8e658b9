"""A reading that sends to another procedure than the words name is dropped, and nothing else is."""

from __future__ import annotations

from app.asking.told import ROUTED, rule_told
from app.service import Service
from rulings import registry
from understanding.hear import hear

STORY = (
    "It's only a club game. North opened 1C, East 1H, South 1D, too low. He says he just pulled the wrong card. "
    "West has not called and won't accept it."
)


def test_what_would_send_to_another_procedure_is_doubted(service: Service) -> None:
    """A slip would be Law 25's; asked about the bid that is too low, it rules the bid and keeps what else was told."""
    library, facts = service, {"lho_called": False, "finding_unintended": True}
    sent = registry.rule("insufficient_bid", facts, "2017", "en", weighed=False)
    assert sent["outcome"]["result"] == ROUTED
    ruling, rows, used = rule_told(
        library.read(STORY, "en"), hear(STORY, "en"), "insufficient_bid", "2017", "en", {}, weighed=False
    )
    assert ruling["outcome"].get("result") != ROUTED
    assert used["choice_accept"] is False
    assert [row.fact for row in rows if not row.sure and row.fact.startswith("finding_")] == ["finding_unintended"]

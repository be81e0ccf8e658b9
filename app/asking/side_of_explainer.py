"""Whether the side that explained declares (Law 20F5): not where the teller, of that side, says that he defends."""

from __future__ import annotations

from collections.abc import Mapping

from app.asking.facts import Read
from app.asking.who_played_on import WELL
from understanding.heard import Heard
from understanding.times import teller_defends

PROCEDURES = ("duty_to_correct", "misinformation")
DECLARES = "side_declares"
_EXPLAIN, _OURS = "explain", ("asker", "partner", "partner:asker")


def by_explainer(heard: Heard, procedure: str, rows: Mapping[str, Read]) -> dict[str, Read]:
    """That the explainer's side defends, where he or his partner tells so; empty where somebody else explained too."""
    from rulings import registry

    if procedure not in PROCEDURES or heard.read is None or DECLARES not in registry.get(procedure).fields:
        return {}
    made = {str(one.get("who")) for one in heard.table["events"] if one["act"] == _EXPLAIN}
    if not made or not made <= set(_OURS) or not teller_defends(heard.read):
        return {}
    return {DECLARES: Read(DECLARES, False, heard.text, True, WELL)}

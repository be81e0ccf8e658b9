"""Who revoked, by whose card it was: one card alone is told off suit, and its player sits against declarer (Law 61).

Where dummy asks about it, the words sound like a question to declarer, and declarer is heard as he who revoked.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from app.asking.both_revoked import BOTH, OTHER, declarer_of
from app.asking.facts import Read
from app.asking.steps.dummys_cards import ASKED, DECLARER, DUMMY, OFFENDER, REVOKES, ROLE
from app.asking.steps.exposed_then_played import suit_of
from understanding.claimers import both_revoked
from understanding.features import SEATS
from understanding.heard import Heard

DEFENDER, WELL = "defender", 0.9
"""What he is in the play, and how probable that is."""
_PLAYED = ("lead", "play")


def by_off_suit(heard: Heard, procedure: str, rows: Mapping[str, Read]) -> dict[str, Read]:
    """That a defender revoked, where the one card off suit is his, and the declaring side was heard to have."""
    told = {fact: row.value for fact, row in rows.items() if row.sure}
    if procedure not in REVOKES or not {DECLARER, DUMMY} & {told.get(ROLE), told.get(ASKED)}:
        return {}
    card = _off_suit(heard)
    who = str((card or {}).get("who"))
    if card is None or who not in SEATS or not heard.opposes(who) or told.get(BOTH) or told.get(OTHER):
        return {}
    if both_revoked(heard, declarer_of(heard, told), told.get(ROLE)):
        return {}
    words, asked = str(card["words"]), rows.get(ASKED)
    found = {ROLE: Read(ROLE, DEFENDER, words, True, WELL), OFFENDER: Read(OFFENDER, who, words, True, WELL)}
    return found | ({ASKED: Read(ASKED, DEFENDER, words, True, WELL)} if asked is not None else {})


def _off_suit(heard: Heard) -> Mapping[str, Any] | None:
    """The one card told of another suit than the first, or the only card told; None where there are more."""
    cards = [one for one in heard.done(*_PLAYED) if suit_of(one)]
    behind = [one for one in cards if suit_of(one) != suit_of(cards[0])] if len(cards) > 1 else cards
    return behind[0] if len(behind) == 1 else None

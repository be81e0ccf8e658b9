"""Whose claim is told beside an offence: of the side that erred, or of the other one."""

from __future__ import annotations

from bridge.seats import Seat
from understanding.features import SEATS
from understanding.heard import Heard

CLAIMS = ("claim", "concede")
DECLARING, DEFENDING = ("declarer", "dummy"), ("defender", "defenders")


def claimed_by(heard: Heard, offender: str | None, role: str | None) -> str | None:
    """`own` or `theirs`, by where the offender sits and whether he declares; None where nobody or both sides claim,
    or where it is not told who did.
    """
    made = [row.get("who") for row in heard.table["events"] if row["act"] in CLAIMS and "status" not in row]
    found = {_side(who, offender, role) for who in made}
    return found.pop() if len(found) == 1 else None


def _side(who: str | None, offender: str | None, role: str | None) -> str | None:
    if who in SEATS and offender in SEATS:
        return "own" if Seat(who).side is Seat(offender).side else "theirs"
    if who not in (*DECLARING, *DEFENDING) or role not in (*DECLARING, *DEFENDING):
        return None
    return "own" if (who in DECLARING) == (role in DECLARING) else "theirs"

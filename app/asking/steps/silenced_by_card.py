"""The card for which a player had to pass, told beside the call that he made instead (Laws 24, 37).

The call is ruled; what becomes of the card is asked as well, and hangs on nothing that the call does.
"""

from __future__ import annotations

from collections.abc import Sequence

from app.asking.steps.partner_led import card_of
from app.asking.steps.rho_obliged import BROKEN
from understanding.asides import Aside, asides
from understanding.features import SEATS
from understanding.heard import Heard
from understanding.rank import Choice

MATTER, EXPOSED = "silencing-card-stays", "card_exposed_in_auction"


def silenced_by_card(choices: Sequence[Choice], heard: Heard) -> tuple[str | None, Aside | None]:
    """The broken duty to pass, and the card that the table shows as exposed in the auction; two None without. Told of
    nobody by his seat, the ruling alone has words enough.
    """
    best = choices[0] if choices else None
    seated = any(heard.by_seat(str(one.get("who"))) in SEATS for one in heard.done("call"))
    card = any(card_of(one) for one in heard.done("expose"))
    shown = any(item.what == EXPOSED for item, _ in heard.shown)
    if best is None or best.name != BROKEN or not (seated and card and shown):
        return None, None
    return BROKEN, asides()[MATTER]

"""A defender who played ahead of his partner: he is not who led to the trick, and dummy had not played (Law 57).

Where declarer is asked what he may choose, he is named more than the defender, and sounds like the offender. A card
put down before dummy's leaves it to nobody to ask whether declarer had played from both hands (57C1).
"""

from __future__ import annotations

from collections.abc import Mapping

from app.asking.facts import Read
from app.asking.steps.partner_led import PREMATURE, PROCEDURE
from app.asking.steps.partner_played import BOTH_HANDS
from bridge.seats import Seat
from understanding.features import SEATS
from understanding.heard import Heard
from understanding.times import said_in

OFFENDER, BEFORE_PARTNER, DECLARING = "offender", "before_partner", "by_declaring_side"
WELL = 0.9
"""How probable is what the acts and the words tell."""
_FILE, _NAME = "dummys", "unplayed"
_LEAD, _PLAY = "lead", "play"


def by_ahead(heard: Heard, procedure: str, rows: Mapping[str, Read]) -> dict[str, Read]:
    """Who played ahead, where another than he is heard to have erred; and that dummy had not played, where told."""
    told = {fact: row.value for fact, row in rows.items() if row.sure}
    if procedure != PROCEDURE or told.get(PREMATURE) != BEFORE_PARTNER or told.get(DECLARING) is True:
        return {}
    return _who_played(heard, told.get(OFFENDER)) | ({} if told.get(BOTH_HANDS) is True else _unplayed(heard))


def _who_played(heard: Heard, offender: object) -> dict[str, Read]:
    """The one who is told to have played, and neither led nor declares, where an opponent of his is heard instead."""
    leaders = {one.get("who") for one in heard.done(_LEAD)}
    played = [one for one in heard.done(_PLAY) if one.get("who") in SEATS and one["who"] not in leaders]
    who = {str(one["who"]) for one in played if not heard.declares(str(one["who"]), dummy=True)}
    if offender not in SEATS or len(who) != 1:
        return {}
    player = who.pop()
    if Seat(player).side is Seat(str(offender)).side:
        return {}
    return {OFFENDER: Read(OFFENDER, player, str(played[0]["words"]), True, WELL)}


def _unplayed(heard: Heard) -> dict[str, Read]:
    text = heard.read
    found = [said_in(text, span, _FILE, _NAME) for span in text.sentences()] if text is not None else []
    said = next((one for one in found if one is not None), None)
    if text is None or said is None:
        return {}
    return {BOTH_HANDS: Read(BOTH_HANDS, False, text.said(said.first, said.last), True, WELL)}

"""Which side has led to the trick after one that somebody wants to see again: only his own ends his right (Law 66A).

`Declarer won it and has led to the next one` sounds like a side that has played on, whoever asks; who won a trick leads
to the next (Law 44G).
"""

from __future__ import annotations

from collections.abc import Mapping

from app.asking.facts import Read
from app.asking.steps.tricks_on import OWN_PLAYED_ON
from app.asking.steps.who_played_on import side_of
from understanding.claimers import DECLARING
from understanding.facts import TOLD
from understanding.heard import Heard

PROCEDURE, PLAYER, OFFENDER = "inspect_tricks", "player", "offender"
_LED, _WON, _ASKER = "lead", "won_trick", "asker"


def by_who_led_on(heard: Heard, procedure: str, rows: Mapping[str, Read]) -> dict[str, Read]:
    """That his own side has played on is asked where one of the other side led: the words of a lead do not tell it."""
    player, text = rows.get(PLAYER), heard.read
    if procedure != PROCEDURE or player is None or not player.sure or text is None:
        return {}
    declares, seat = player.value in DECLARING, rows.get(OFFENDER)
    asks = heard.asker or (str(seat.value) if seat is not None else _ASKER)
    led = heard.done(_LED)[:1]
    if not (named := led or heard.told(_WON)):
        return {}
    sides = {side_of(text, heard, heard.by_seat(str(one.get("who"))), asks, declares) for one in named}
    words, told = str(named[0]["words"]), rows.get(OWN_PLAYED_ON)
    if sides != {not declares} or (told is not None and told.value is not True):
        return {}
    return {OWN_PLAYED_ON: Read(OWN_PLAYED_ON, True, words, False, TOLD)}

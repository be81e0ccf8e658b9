"""Whether the side that explained declares (Law 20F5): where the teller, of that side, says that he does, or that he
defends; who declares is known behind the final pass, so the auction does not go on (20F5b). And who found the mistake,
the explainer (20F4) or his partner (20F5), where it is told who noticed.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from app.asking.facts import Read
from app.asking.steps.partner_led import partners
from app.asking.steps.who_played_on import WELL
from understanding.facts import TOLD
from understanding.heard import Heard, call_of
from understanding.times import teller_declares, teller_defends

DUTY = "duty_to_correct"
PROCEDURES = (DUTY, "misinformation")
PHASE, _AUCTION = "phase", "auction"
DECLARES, NOTICED = "side_declares", "noticed_by"
_EXPLAIN, _NOTICE, _OURS = "explain", "notice", ("asker", "partner", "partner:asker")
_ASKER, _PARTNER, _CALL, _PASS = "asker", "partner", "call", "P"


def by_explainer(heard: Heard, procedure: str, rows: Mapping[str, Read]) -> dict[str, Read]:
    """Who noticed, and that the explainer's side defends, where he or his partner tells so, nobody else explaining."""
    from rulings import registry

    fields = registry.get(procedure).fields
    if procedure not in PROCEDURES or heard.read is None or DECLARES not in fields:
        return {}
    found = (_noticed(heard) or _tells_himself(heard, rows)) if NOTICED in fields else {}
    made = {str(one["who"]) for one in heard.table["events"] if one["act"] == _EXPLAIN and one.get("who")}
    if not made or not made <= set(_OURS):
        return found
    if teller_defends(heard.read):
        return found | {DECLARES: Read(DECLARES, False, heard.text, True, WELL)}
    if procedure != DUTY or not teller_declares(heard.read):
        return found
    phase = rows.get(PHASE)
    if phase is not None and phase.value == _AUCTION:
        found[PHASE] = replace(phase, sure=False, p=TOLD)
    return found | {DECLARES: Read(DECLARES, True, heard.text, True, WELL)}


def _noticed(heard: Heard) -> dict[str, Read]:
    """Who noticed, the explainer or his partner, where one explained and one noticed."""
    who = {
        act: {str(one.get("who")) for one in heard.table["events"] if one["act"] == act} for act in (_EXPLAIN, _NOTICE)
    }
    if any(len(one) != 1 for one in who.values()):
        return {}
    explained, noticed = next(iter(who[_EXPLAIN])), next(iter(who[_NOTICE]))
    words = next(str(one["words"]) for one in heard.table["events"] if one["act"] == _NOTICE)
    if noticed == explained and noticed != str(None):
        return {NOTICED: Read(NOTICED, "explainer", words, True, WELL)}
    if partners(explained, noticed):
        return {NOTICED: Read(NOTICED, "partner", words, True, WELL)}
    return {}


def _tells_himself(heard: Heard, rows: Mapping[str, Read]) -> dict[str, Read]:
    """That who tells of an explanation of his side knows that it was wrong: he who gave it, or he whose call it was,
    since nobody explains his own; where nobody else is told to have noticed.
    """
    told = [one for one in heard.table["events"] if one["act"] == _EXPLAIN]
    who = {str(one.get("who")) for one in told}
    if heard.read is None or any(one["act"] == _NOTICE and one.get("who") for one in heard.table["events"]):
        return {}
    words = str(told[0]["words"]) if told else heard.text
    row = rows.get(NOTICED)
    if row is not None and row.sure and row.p >= WELL:
        return {}
    if who in ({_ASKER}, {f"{_PARTNER}:{_ASKER}"}):
        return {NOTICED: Read(NOTICED, "explainer" if who == {_ASKER} else _PARTNER, words, True, WELL)}
    calls = {str(one.get("who")) for one in heard.done(_CALL) if call_of(one) != _PASS}
    if told or _ASKER not in calls or f"{_PARTNER}:{_ASKER}" in calls or row is None:
        return {}
    return {NOTICED: Read(NOTICED, _PARTNER, words, True, WELL)}

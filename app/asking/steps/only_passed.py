"""After a slow pass partner only passed too: nobody used it, and thinking is no infraction (Law 73D1).

Told as unauthorized information, it was asked whether he had a logical alternative. A slow pass never suggests passing:
where it, and every call behind it, is told to be a pass, partner's too, and no lead of his, nothing was used.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from app.asking.facts import Read
from app.asking.steps.paused_too import INFORMATION, TEMPO, is_a_pause
from bridge.seats import Seat
from understanding.facts import TOLD, chances_of
from understanding.features import SEATS
from understanding.heard import Heard
from understanding.rank import Choice, put_first

USED, NOBODY = "relied_on_by", "nobody"
WELL = 0.9
"""How probable it is that nobody used a slow pass behind which all passed."""
_SUGGESTED = "finding_demonstrably_suggested"
_CALL, _PASSED, _LEAD = "call", "P", "lead"


def only_passed_first(choices: Sequence[Choice], heard: Heard) -> list[Choice]:
    """The choices; first the change of tempo, where information from it was heard and partner only passed; not where
    it is heard itself that nothing was suggested, which comes to the same (16B1a).
    """
    if not choices or choices[0].name != INFORMATION or not only_passed(heard):
        return list(choices)
    found = chances_of(heard, INFORMATION).get(_SUGGESTED, {}).get("false", 0.0) >= TOLD
    return list(choices) if found else put_first(choices, TEMPO)


def by_pass(heard: Heard, procedure: str, rows: Mapping[str, Read]) -> dict[str, Read]:
    """That nobody used a slow pass, where partner only passed."""
    told = procedure == TEMPO and only_passed(heard)
    return {USED: Read(USED, NOBODY, heard.text, True, WELL)} if told else {}


def only_passed(heard: Heard) -> bool:
    """Whether somebody passed slowly, and his partner and all others behind him only passed, none of them leading."""
    acts = heard.done()
    pauses = [at for at, one in enumerate(acts) if is_a_pause(one)]
    pause = next((at for at in pauses if acts[at]["act"] != _CALL), next(iter(pauses), None))
    if pause is None:
        return False
    thinker = str(acts[pause].get("who"))
    behind = [one for one in acts[pause:] if one["act"] == _CALL]
    calls = [(str(one.get("who") or thinker), (one.get("what") or {}).get("call")) for one in behind]
    if thinker not in SEATS or not calls or any(call != _PASSED for _, call in calls):
        return False
    partner = Seat(thinker).partner.value
    passed = [heard.by_seat(who) for who, _ in calls]
    led = any(heard.by_seat(str(one.get("who"))) == partner for one in heard.done(_LEAD))
    return thinker in passed and partner in passed[passed.index(thinker) :] and not led

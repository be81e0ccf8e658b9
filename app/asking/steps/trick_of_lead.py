"""A lead out of turn to a later trick is no opening lead, whatever it sounds like (Laws 55 and 56, not 54).

`Indult a második ütésben` has the verb of the opening lead; so has a lead of who thought that a trick was his.
"""

from __future__ import annotations

from collections.abc import Sequence

from understanding.heard import Heard
from understanding.rank import Choice, put_first
from understanding.times import says_somewhere

OPENING = frozenset({"opening_lead_out_of_turn", "opening_lead_face_down"})
LATER = ("lead_out_of_turn_defender", "lead_out_of_turn_declarer")
_LEAD, _TRICK, _OUT = "lead", "trick", "out_of_turn"


def later_lead_first(choices: Sequence[Choice], heard: Heard) -> list[Choice]:
    """The choices; a lead out of turn in the play first where the lead told out of turn is to a later trick,
    or a trick is told to have gone before it.
    """
    best, text = choices[0] if choices else None, heard.read
    if best is None or best.name not in OPENING or text is None:
        return list(choices)
    leads = [one for one in heard.done(_LEAD) if _OUT in one.get("how", ())]
    there = {one.sentence for lead in leads for one in text.where(str(lead["words"]))}
    tricks = [row for row in heard.told(_TRICK) if there & {one.sentence for one in text.where(str(row["words"]))}]
    before = says_somewhere(text, "won", "before")
    if not (tricks or before) or any(row.get("value") == 1 for row in heard.told(_TRICK)):
        return list(choices)
    return put_first(choices, heard.likeliest(*LATER))

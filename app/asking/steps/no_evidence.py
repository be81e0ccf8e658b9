"""No card, no notes, no proof: nothing shows what was agreed, and a wrong explanation is presumed (Law 21B1b).

Told beside a player who says that he bid wrongly it was asked for once more, or the explanation was taken as found to
be wrong and the presumption was not said.
"""

from __future__ import annotations

from collections.abc import Mapping

from app.asking.facts import Read
from app.asking.steps.own_mind import PROCEDURE, WELL
from understanding.heard import Heard
from understanding.times import says_somewhere

EVIDENCE = "evidence_of_agreement"
_FILE, _NONE = "evidence", "none"


def by_no_evidence(heard: Heard, procedure: str, rows: Mapping[str, Read]) -> dict[str, Read]:
    """That there is no evidence of what was agreed, where it is told and nothing heard well tells of any."""
    told, text = rows.get(EVIDENCE), heard.read
    if procedure != PROCEDURE or text is None or (told is not None and told.sure and told.value and told.p >= WELL):
        return {}
    words = says_somewhere(text, _FILE, _NONE)
    return {EVIDENCE: Read(EVIDENCE, False, words, True, WELL)} if words else {}

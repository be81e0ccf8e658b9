"""That not all four agree to play on behind a claim (Law 68D2b): one refuses, and nobody disputes his own claim.

What the claimer does not want is not his claim, so it is the play; whoever else does not want something is told to
refuse the play where the clause says so.
"""

from __future__ import annotations

from collections.abc import Mapping

from app.asking.facts import Read
from understanding.heard import Heard
from understanding.times import says, says_somewhere

PROCEDURE, AGREE, PLAY_ON = "claim_or_concession", "all_four_agree", "choice_play_on"
WELL = 0.9
"""How probable it then is."""
_FILE, _GOES_ON, _REFUSES, _CLAIM = "play_on", "goes_on", "refuses", "claim"


def by_refusal(heard: Heard, procedure: str, rows: Mapping[str, Read]) -> dict[str, Read]:
    """That they do not all agree, where play is to go on and one of them refuses it."""
    text = heard.read
    if procedure != PROCEDURE or text is None or (AGREE in rows and rows[AGREE].sure):
        return {}
    asked = says_somewhere(text, _FILE, _GOES_ON)
    claimers = {str(one.get("who")) for one in heard.done(_CLAIM)}
    for clause in text.clauses if asked and claimers else ():
        span = (clause.first, clause.last)
        persons = {str(one.value) for one in text.within(clause, "who")}
        if says(text, span, _FILE, _REFUSES) and (persons & claimers or says(text, span, _FILE, _GOES_ON)):
            return {name: Read(name, name == PLAY_ON, text.said(*span), True, WELL) for name in (PLAY_ON, AGREE)}
    return {}

"""Who won the trick of a revoke, where one is told not to have won it and another instead (Law 64A).

`His partner did not win it, dummy did`, `I thought East won it, but it was declarer`: the one denied was heard, and
what was told of the trick before stood.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from app.asking.facts import Read
from app.asking.steps.who_played_on import ROLE, WELL, side_of, two_revokes
from app.asking.steps.who_won import ASKER, HIMSELF, OTHER, REVOKES, WINNER, offender_of, was_not
from app.asking.steps.won_by_dummy import PARTNER
from understanding.claimers import DECLARING
from understanding.clauses import Text
from understanding.heard import Heard
from understanding.model import Clause, Mention
from understanding.times import says

_CASES, _HE = ("", "nom"), "he"


def by_denied_winner(heard: Heard, procedure: str, rows: Mapping[str, Read]) -> dict[str, Read]:
    """Who won the trick, where another is denied to have won it in the words before."""
    text, role = heard.read, rows.get(ROLE)
    if procedure not in REVOKES or text is None or role is None or not role.sure or two_revokes(rows):
        return {}
    who, words = _instead(text)
    offender, declares = offender_of(heard, rows), role.value in DECLARING
    side = side_of(text, heard, who, offender, declares) if who else None
    if side is None:
        return {}
    own = HIMSELF if who in (offender, role.value) else PARTNER
    return {WINNER: Read(WINNER, own if side is declares else OTHER, words, True, WELL)}


def _instead(text: Text) -> tuple[str, str]:
    """Who is told to have won a trick instead of somebody who is denied in the same sentence, and that sentence; empty
    where nobody is. The last such sentence counts.
    """
    for first, last in reversed(list(text.sentences())):
        clauses = [one for one in text.clauses if first <= one.first <= last and not _of_later(text, one)]
        telling = [one for one in clauses if _of_the_trick(text, one)]
        named = [one for clause in clauses for one in text.within(clause, "who") if one.case in _CASES]
        told = [one for one in named if one.value not in (ASKER, _HE)]
        denied = next((one for one in told if was_not(text, one)), None) or _denied_by_verb(text, telling)
        if not telling or denied is None or any(one.question for one in telling):
            continue
        thinks = {ASKER, _HE} if text.believed(denied.first) else {_HE}
        others = {str(one.value) for one in named if one.value != denied.value} - thinks
        if len(others) == 1:
            return others.pop(), text.said(first, last)
    return "", ""


def _denied_by_verb(text: Text, telling: Sequence[Clause]) -> Mention | None:
    """Who is named in a clause that denies that he won it (`East did not win it`)."""
    denied = [one for clause in telling if text.has(clause, "not") for one in text.within(clause, "who")]
    return next((one for one in denied if one.case in _CASES), None)


def _of_the_trick(text: Text, clause: Clause) -> bool:
    """Whether a clause tells of a trick that somebody wins."""
    span = clause.first, clause.last
    return says(text, span, "won", "wins")


def _of_later(text: Text, clause: Clause) -> bool:
    span = clause.first, clause.last
    return any(says(text, span, "won", key) for key in ("later", "none_since", "rest"))

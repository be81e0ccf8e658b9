"""A bid told before and named once more is spoken of, not made again: `North says the 2NT wasn't enough`.

Nobody makes a bid that was made, but by an insufficient one, or by repeating what was cancelled (Law 31A1). Of 772
tellings of strangers and apart about the auction 16 name a bid twice with somebody beside it; in 13 it is spoken of.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from understanding.bare_calls import other_act
from understanding.clauses import Text
from understanding.model import Act, Mention

_CALL, _TOO_LOW = "call", "insufficient"


def told_before(act: Act, told: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
    """The events with the bid of a call that were told before it, by whatever act; none where it is no bid."""
    call = str(act.what.get(_CALL, ""))
    if act.act != _CALL or not call[:1].isdigit():
        return []
    return [row for row in told if row.get("what", {}).get(_CALL) == call]


def spoken_of(text: Text, act: Act) -> bool:
    """Whether an act names a bid only to say something of it: behind a word that relates (`that it was his partner who
    bid 2C`), behind an article, or, where no verb told it, beside one that is none of calling (`won't accept 1S`),
    or in a reason that somebody gives.
    """
    bid = _bid(text, act)
    if bid is None or text.has(act.clause, "again"):
        return False
    before = text.words[act.clause.first : bid.first]
    if before and before[-1].folded in text.book.words["articles"]:
        return True
    if any(word.folded in text.book.words["because"] for word in before):
        return True  # `my bid is too low, because notrump is above clubs and 4C ...`
    if any(word.folded in text.book.words["relates"] for word in before):
        return bool(act.row) or bid.last < act.clause.last
    return not act.row and other_act(text, act.clause)


def with_manner(row: Mapping[str, Any], act: Act) -> dict[str, Any]:
    """An event with what is told where its bid is spoken of: that it was too low (`1D was insufficient`)."""
    if _TOO_LOW not in act.how:
        return dict(row)
    return {**row, "how": list(dict.fromkeys([*row.get("how", ()), _TOO_LOW]))}


def _bid(text: Text, act: Act) -> Mention | None:
    """Where the bid of an act stands; None where a verb alone tells its level, or the clause names it twice (`az
    1♥-ra 1♥-t mondott`).
    """
    named = [one for one in text.within(act.clause, _CALL) if one.value == act.what[_CALL]]
    return named[0] if len(named) == 1 and act.first <= named[0].first <= act.last else None

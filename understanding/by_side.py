"""Who is named by the teller's side at which he sits: `the one on my left`, `przeciwnik z prawej`, `han til venstre`.

Names of one word or two (`LHO`, `venstre motstander`) stand in the lexicon.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from understanding.lexicon import Lexicon
from understanding.model import Mention, Token

WHO, ASKER = "who", "asker"
_ONE = "number"
"""What `one` is too: `the one on my right`."""
MAY_SIT = frozenset({"opponent", "defender", "he"})
"""Persons that a side tells from another one."""
OPPONENTS = ("lho", "rho")


def by_side(found: Sequence[Mention], words: Sequence[Token], book: Lexicon) -> list[Mention]:
    """The mentions, in order; one named by his side as that opponent, and a side of the teller's that stands alone."""
    persons = {one.last: one for one in found if one.kind == WHO}
    begins = {one.first: one for one in found if one.kind == WHO}
    other = [one for one in found if one.kind not in (WHO, _ONE)]
    taken = {place for one in other for place in range(one.first, one.last + 1)}
    kept = list(found)
    for at in range(len(words)):
        side = None if at in taken else _side(words, at, book)
        if side is None:
            continue
        who, last, mine = side
        behind = words[last + 1].folded if last + 1 < len(words) else ""
        owner = begins.get(last + 2) if behind in book.words["oblique"] else None
        if owner is not None and owner.value != ASKER:
            continue
        mine, last = mine or owner is not None, owner.last if owner is not None else last
        head = persons.get(at - 1)
        if head is not None and head.value in MAY_SIT:
            kept = [one for one in kept if not at - 1 <= one.first <= last]
            kept.append(replace(head, value=who, last=last))
        elif head is None and mine and at and words[at - 1].text.isalpha() and at - 1 not in taken:
            kept = [one for one in kept if not at - 1 <= one.first <= last]
            kept.append(Mention(WHO, who, at - 1, last))
    return _joined(sorted(kept, key=lambda one: (one.first, one.last)))


def _joined(found: Sequence[Mention]) -> list[Mention]:
    """The mentions; a side and the opponent who sits there are one (`the left-hand opponent`)."""
    kept: list[Mention] = []
    for one in found:
        side = kept[-1] if kept and kept[-1].last + 1 == one.first and kept[-1].value in OPPONENTS else None
        if side is not None and one.kind == WHO and one.value in MAY_SIT:
            kept[-1] = replace(side, last=one.last, case=one.case)
        else:
            kept.append(one)
    return kept


def _side(words: Sequence[Token], at: int, book: Lexicon) -> tuple[str, int, bool] | None:
    """Which opponent sits at a side told from a place on, the place of its last word, and whether that is said mine."""
    if words[at].folded not in book.words["beside"]:
        return None
    mine = at + 1 < len(words) and words[at + 1].folded in book.words["my"]
    last = at + (2 if mine else 1)
    if last >= len(words):
        return None
    said = words[last].folded
    too = book.words.get("right_too", frozenset())  # `right` says more than a side
    sides = zip(OPPONENTS, (book.words["left"], book.words["right"] | too), strict=True)
    who = next((who for who, names in sides if said in names), None)
    return None if who is None else (who, last, mine)

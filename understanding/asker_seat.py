"""In which seat the asker says he sits: as such, in his role, or by where somebody named sits beside him."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

from understanding.clauses import Text
from understanding.features import SEATS
from understanding.persons import own_forms

_BESIDE = {"partner": 2, "lho": 3, "rho": 1}
"""How many places clockwise from each the asker sits."""
_ROLES = {("asker", role) for role in ("declarer", "dummy", "defender")}
_CLOSING = (")", ",", "-")


def asker_seat(text: Text, told: Sequence[dict[str, Any]]) -> str | None:
    """The seat in which the asker says he sits; None where he does not."""
    mine = [str(row["me"]) for row in told if row.get("me") in SEATS]
    mine = mine or _seats_beside(text) or _sits_at(text) or _in_his_role(text)
    return mine[0] if mine else None


def _sits_at(text: Text) -> list[str]:
    """The seat at which one who tells of himself places himself: `I opened 1D as North`, `keleten jovok`."""
    found, own = [], own_forms(text)
    for clause in text.clauses:
        acts = any("1" in one.tags for one in text.within(clause, "verb"))
        named = any(one.value == "asker" and one.case in ("", "nom") for one in text.within(clause, "who"))
        if not (acts or named or any(clause.first <= at <= clause.last for at in own)):
            continue
        for one in text.within(clause, "who"):
            before_him = [two for two in text.within(clause, "who") if two.first < one.first]
            if one.value not in SEATS or (before_him and before_him[-1].value != "asker"):
                continue
            before = text.words[one.first - 1].folded if one.first > clause.first else ""
            if one.case == "obl" if text.language == "hu" else before in text.book.words.get("sits_at", ()):
                found.append(str(one.value))
    return found


def _in_his_role(text: Text) -> list[str]:
    """The asker's seat, where it stands behind what he is in the play: `ja (rozgrywajacy S)`, `en, a felvevo, Del,`."""
    persons, found = [one for one in text.mentions if one.kind == "who"], []
    for one, role, seat in zip(persons, persons[1:], persons[2:], strict=False):
        if (str(one.value), str(role.value)) not in _ROLES or seat.value not in SEATS:
            continue
        between = [*text.words[one.last + 1 : role.first], *text.words[role.last + 1 : seat.first]]
        behind = text.words[seat.last + 1].text if seat.last + 1 < len(text.words) else ""
        if behind in _CLOSING and all(word.text in "(,-" or word.folded in text.book.words["the"] for word in between):
            found.append(str(seat.value))
    return found


def _seats_beside(text: Text) -> list[str]:
    """The asker's seat, where one who sits by him is named by his seat too: `my partner West`, `RHO (East)`."""
    his, my = text.book.words["his"], text.book.words["my"]
    persons = [one for one in text.mentions if one.kind == "who"]
    asked = any(str(one.value).endswith("asker") for one in persons) or any("1" in one.tags for one in text.mentions)
    found = []
    for one, two in pairwise(persons):
        role, between = str(one.value).removesuffix(":asker"), text.words[one.last + 1 : two.first]
        before = text.words[one.first - 1].folded if one.first else ""
        if role not in _BESIDE or two.value not in SEATS or before in his or not (asked or before in my):
            continue
        if all(word.text in "(,-" or word.folded in text.book.words.get("sits", ()) for word in between):
            found.append(SEATS[(SEATS.index(str(two.value)) + _BESIDE[role]) % len(SEATS)])
    return found

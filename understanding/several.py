"""Several cards that fall or are shown at once: `spilled two cards`, `upuscil dwie karty: pik 9 i karo 4`; and a pass
of each of several players: `East and West passed`.

How many the cards are is no count of a hand.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from understanding.clauses import Text
from understanding.model import Act, Mention

_SEATS = ("N", "E", "S", "W")
_CALL, _PASS = "call", "P"
_NAMED, _COMMA = ("", "nom"), ","
MOST = 4
"""Cards shown at once that are no hand."""


def shown_at_once(
    text: Text, done: Sequence[Act], told: Sequence[dict[str, Any]]
) -> tuple[list[Act], list[dict[str, Any]]]:
    """The acts with what was exposed together, and the circumstances without its number."""
    acts, kept = list(done), list(told)
    for place, act in enumerate(acts):
        if act.act != "expose" or act.negated or act.what.keys() & {"card", "cards"}:
            continue
        count = next((row for row in kept if _counted(text, row, act)), None)
        if count is None:
            continue
        number = int(count["value"]["count"])
        named = [str(one.value) for one in text.mentions if one.kind == "card" and _beside(text, one.first, act)]
        what = {"cards": named} if len(named) == number else {"count": number}
        acts[place] = replace(act, what=what)
        kept.remove(count)
    return acts, kept


def both_passed(text: Text, done: Sequence[Act]) -> list[Act]:
    """The acts with a pass of each of several seats that are told to have passed in one: `W, N and E passed`."""
    found: list[Act] = []
    for before, act in zip((None, *done), done, strict=False):
        passed = act.act == _CALL and act.what.get("call") == _PASS and act.who in _SEATS and not act.negated
        seats = _joined_with(text, act, done) if passed else []
        if seats and act == before:  # `three passes from East, South and West`
            continue
        found += [replace(act, who=str(one.value), first=one.first) for one in seats] or [act]
    return found


def _joined_with(text: Text, act: Act, done: Sequence[Act]) -> list[Mention]:
    """The seats joined to the one who acts, and he, in the order told: those right before him, or behind him where the
    verb stands before; none that does something else by himself. Empty where he acts alone.
    """
    persons = [one for one in text.mentions if one.kind == "who"]
    own = [at for at, one in enumerate(persons) if one.value == act.who and one in text.within(act.clause, "who")]
    verbs = [
        one.first for one in text.within(act.clause, "verb", "call") if str(one.value) == _PASS or one.kind == "verb"
    ]
    if not own or not verbs:
        return []
    inverted = persons[own[0]].first > verbs[0]
    at, step = (own[0], 1) if inverted else (own[-1], -1)
    found, links = [persons[at]], list[str]()
    while 0 <= at + step < len(persons):
        one, two = sorted((persons[at], persons[at + step]), key=lambda seat: seat.first)
        between = [word.folded for word in text.words[one.last + 1 : two.first]]
        other = persons[at + step]
        if len(between) != 1 or other.value not in _SEATS or other.case not in _NAMED or _acts(other, act, done):
            break
        if other.value in {one.value for one in found}:
            break
        links.append(between[0])
        found.append(other)
        at += step
    joint = text.book.words.get("joint", ())
    first = next((place for place, link in enumerate(links) if link in joint), None)
    if first is None or (first and not inverted):
        return []
    while links[-1] not in (*joint, _COMMA) or (inverted and links[-1] not in joint):
        links.pop()
        found.pop()
    whole = all(link in (*joint, _COMMA) for link in links) and persons[own[0]].case in _NAMED
    return (found if inverted else found[::-1]) if whole else []


def _acts(one: Mention, act: Act, done: Sequence[Act]) -> bool:
    """Whether somebody named does something else by himself where he is named."""
    return any(
        other is not act and other.who == one.value and other.clause.first <= one.first <= other.clause.last
        for other in done
    )


def _counted(text: Text, row: dict[str, Any], act: Act) -> bool:
    """Whether a circumstance counts the cards of an act."""
    number = (row.get("value") or {}).get("count") if row.get("is") == "card_count" else None
    return isinstance(number, int) and 1 < number <= MOST and _beside(text, row["at"], act)


def _beside(text: Text, at: int, act: Act) -> bool:
    """Whether a place stands in the sentence of an act, behind its words."""
    sentence = text.sentence_at(at)
    return sentence == act.clause.sentence and at >= act.first

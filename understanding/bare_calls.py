"""Calls told without a verb: `North 1 spade, East 2 diamonds`, `3NT - pass - pass`."""

from __future__ import annotations

from collections.abc import Sequence

from understanding.clauses import Text
from understanding.model import Act, Clause, Mention, Said
from understanding.subjects import placed

_NEAR = 3
"""How far before a call its caller may stand, in words."""
_ANYBODYS = ("P", "X", "XX")
"""Calls that more than one player may make."""
_ASK, _CALL, _REPLACE = "ask:", "call", "replace"
_BACK = 3
"""How far before a call stand words that take back the one before it."""
_DENIED = 3
"""How far before a call stands the word that denies it."""
_ABOUT = 5
"""How far before a call a verb of asking about it may end, in words."""
_OVER = 3
"""How far before a call the bid made over it ends."""


def wished(fired: Sequence[Said]) -> set[int]:
    """The places of calls that a row tells as meant, not made (`2C instead of 2D`, `I wanted 2D`)."""
    meant = [row for row in fired if row.row.get("is") == "intended" or row.row.get("instead")]
    return {row.caught["call"].first for row in meant if "call" in row.caught}


def bare_calls(text: Text, taken: set[int], fired: Sequence[Said]) -> list[Act]:
    """The acts that calls told without a verb are; calls that a verb has `taken` are none."""
    found: list[Act] = []
    spoken = [row for row in fired if row.row.get("is") == "contract"]
    instead = wished(fired)
    for clause in text.clauses:
        persons = text.within(clause, "who")
        for call in text.within(clause, "call"):
            if call.first in taken | instead or any(row.first <= call.first <= row.last for row in spoken):
                continue
            if (
                text.believed(call.first)
                or denied_call(text, clause, call)
                or _pondered(text, clause, call)
                or _spoken_of(text, clause, call)
                or _asked_about(text, clause, call)
            ):
                continue
            who = _caller(text, clause, persons, call)
            before = text.words[call.first - 1].folded if call.first else ""
            if who is None and (clause.question or before in text.book.words.get("noun", ())):
                continue
            status = "supposed" if clause.supposed else "happened"
            words = {"call": call.value}
            owned = call.case == "gen" or before in text.book.words.get("owned", ())
            owned = owned or any(one.case == "gen" and one.last + 1 == call.first for one in persons)
            if _mine_again(text, call) or (owned and (who is None or who == "asker")):
                continue
            first = clause.first if owned or overcalled(text, clause, call) else call.first
            open_yet = clause.question or text.left_open(clause.first, call.last)
            asked = open_yet and (text.has(clause, "may") or text.has(clause, "must"))
            if who in (None, _speaker(text, clause)) and _taken_back(text, call):
                found.append(Act(_REPLACE, None, words, (), status, call.first, call.last, clause, sure=call.sure))
                continue
            for _ in range(_times(text, call)):
                found.append(Act("call", who, words, (), status, first, call.last, clause, False, asked, call.sure))
    return found


def made_before(text: Text, clause: Clause, call: Mention) -> bool:
    """Whether a call is no object of a verb: another was made over it, or it was told before."""
    return overcalled(text, clause, call) or _mine_again(text, call)


def _mine_again(text: Text, call: Mention) -> bool:
    """Whether a call told before is named once more as the teller's own (`they say my pass settles it`)."""
    told = any(one.kind == "call" and one.value == call.value and one.last < call.first for one in text.mentions)
    return told and text.words[call.first - 1].folded in text.book.words["my"]


def _spoken_of(text: Text, clause: Clause, call: Mention) -> bool:
    """Whether a call named before is named anew in what somebody claims or must do (`North reckons 1NT is off`)."""
    named = any(one.kind == "call" and one.value == call.value and one.last < call.first for one in text.mentions)
    return named and call.value not in _ANYBODYS and any(text.has(clause, group) for group in ("claim", "must"))


def denied_call(text: Text, clause: Clause, call: Mention) -> bool:
    """Whether a call is named only to say that it is not the one, another before it: `to 2 hearts, not to a double`."""
    near = range(max(clause.first, call.first - _DENIED), call.first)
    no = [at for at in near if text.words[at].folded in text.book.words["not"]]
    others = [one for one in text.mentions if one.kind == "call" and one.last < call.first and one.value != call.value]
    same = [one for one in others if text.sentence_at(one.first) == clause.sentence]
    said_besides = [one for one in text.within(clause, "verb", "who") if one.first != call.first]
    return bool(no and same) and not said_besides


def _pondered(text: Text, clause: Clause, call: Mention) -> bool:
    """Whether a call is what somebody thought about, not what he called: `was wondering about 3S`."""
    near = [word.folded for word in text.words[max(clause.first, call.first - _BACK) : call.first]]
    linked = bool(near) and near[-1] in text.book.words.get("ponders_on", ())
    return linked and any(one in text.book.words["ponders"] for one in near)


def _asked_about(text: Text, clause: Clause, call: Mention) -> bool:
    """Whether a call is what somebody asks about, nothing between but small words: `West asks what 2NT meant`."""
    verbs = [one for one in text.within(clause, "verb") if one.last < call.first]
    if not verbs or not str(verbs[-1].value).startswith(_ASK) or call.first - verbs[-1].last > _ABOUT:
        return False
    between = [one for one in text.within(clause, "who", "call") if verbs[-1].last < one.first < call.first]
    return not between


def _taken_back(text: Text, call: Mention) -> bool:
    """Whether a call stands behind one made before it and words that take that back (`sorry, 2NT`)."""
    earlier = any(one.kind == "call" and one.last < call.first for one in text.mentions)
    near = [word.folded for word in text.words[max(0, call.first - _BACK) : call.first]]
    named = bool(near) and near[-1] in text.book.words["articles"]  # `whoops, that 2D was a transfer`
    return earlier and not named and any(word in text.book.words["taken_back"] for word in near)


def overcalled(text: Text, clause: Clause, call: Mention) -> bool:
    """Whether a call told behind a bid is what that was made over, and so came before: `2 hearts over 3 clubs`."""
    words, said = text.book.words, text.words[_ending(text, call)].folded
    before = text.words[call.first - 1].folded if call.first else ""
    over = before in words.get("overcalled", ()) or said.endswith(tuple(words.get("overcalled_ending", ())))
    changed = any(
        str(one.value).startswith(_REPLACE) for one in text.within(clause, "verb")
    )  # `zamienia pas na 2 kier`
    return (
        over
        and not changed
        and any(0 < call.first - _ending(text, one) <= _OVER for one in text.within(clause, "call"))
    )


def _ending(text: Text, call: Mention) -> int:
    """Where a call ends with what is hyphened to it: `2♦-ra`."""
    behind = text.words[call.last + 1 : call.last + 3]
    return call.last + 2 if len(behind) == 2 and behind[0].text == "-" and behind[1].folded.isalpha() else call.last


def _times(text: Text, call: Mention) -> int:
    """How often a pass was made: `three passes`."""
    numbers = [one.value for one in text.mentions if one.kind == "number" and one.last + 1 == call.first]
    return min(int(numbers[0]), 4) if numbers and call.value == "P" else 1


def _speaker(text: Text, clause: Clause) -> str | None:
    """Who says what a clause without persons tells: the person of the clause before, which tells no other act than that
    he called (`Del ravagja, hogy 1 pikk`, `Kelet bedobta, hogy 1 karo`).
    """
    before = [one for one in text.clauses if one.sentence == clause.sentence and one.last < clause.first][-1:]
    persons = [one for row in before for one in text.within(row, "who") if one.case in ("", "nom")]
    told = any(text.within(row, "call", "card") or other_act(text, row) for row in before)
    return str(persons[0].value) if len(persons) == 1 and not told else None


def other_act(text: Text, clause: Clause) -> bool:
    """Whether a clause has a verb that is none of calling."""
    verbs = text.within(clause, "verb")
    calling = {one.first for one in verbs if str(one.value).partition(":")[0] == _CALL}
    return any(one.first not in calling for one in verbs)


def _acts(text: Text, clause: Clause, person: Mention) -> bool:
    """Whether a verb stands beside a person, and a call behind both: `after 1NT East bid 1S`, `etter 1 grand meldte Øst
    1 spar`.
    """
    verbs = [one for one in text.within(clause, "verb") if one.first == person.last + 1 or one.last == person.first - 1]
    return bool(verbs) and any(one.first > max(person.last, verbs[0].last) for one in text.within(clause, "call"))


def _caller(text: Text, clause: Clause, persons: Sequence[Mention], call: Mention) -> str | None:
    """Who made a call told without a verb: named before it, or right behind (`1S from North`, `3NT South`)."""
    calls = [one for one in text.within(clause, "call") if one.first != call.first]
    before = [one for one in persons if one.last < call.first and call.first - one.last <= _NEAR]
    before = [one for one in before if not placed(text, one) and not any(_made_by(text, made, one) for made in calls)]
    if before and not any(before[-1].last < one.first < call.first for one in calls):
        return str(before[-1].value)
    if not persons and not any(one.first < call.first for one in calls) and (speaker := _speaker(text, clause)):
        return speaker
    later = [one for one in calls if one.first > call.last]
    reach = min([call.last + _NEAR - 1, *(one.first - 1 for one in later)])
    behind = [one for one in persons if call.last < one.first <= reach]
    behind = [one for one in behind if not _acts(text, clause, one) and not text.believed(one.first)]
    free = not any(one.first < call.first for one in calls) or bool(behind and _made_by(text, call, behind[0]))
    return str(behind[0].value) if behind and free and behind[0].case in ("", "nom", "obl") else None


def _made_by(text: Text, call: Mention, person: Mention) -> bool:
    """Whether a call stands before a person with nothing but words like *by* between them: he made it, and no later
    one (`1S by North and 4S by South`).
    """
    between = text.words[call.last + 1 : person.first]
    return bool(between) and all(one.folded in text.book.words["made_by"] for one in between)

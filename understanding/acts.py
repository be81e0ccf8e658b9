"""What was done: each verb with who does it and what with, and calls told without a verb.

A small chart: a clause gives its persons, calls and cards; a verb takes the nearest that fits its case and place. Rows
of `says` that fire add manner, status or another act.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from understanding.clauses import Text
from understanding.model import Clause, Mention, Said

_CASED = ("hu", "pl")
_NOT_NEAR = 2
_CARD_ACTS = ("lead", "play", "expose", "designate")
_SEATS = ("N", "E", "S", "W")
_ROLES = ("declarer", "dummy", "defender")
_OBJECTS = ("call", "card", "suit", "rank")
_OBJECTIVE = ("call", "play", "designate")


@dataclass(frozen=True, slots=True)
class Act:
    """An act as read: who (a mention's value, or None where nobody is named), what, how, its status and place."""

    act: str
    who: str | None
    what: Mapping[str, Any]
    how: tuple[str, ...]
    status: str
    first: int
    last: int
    clause: Clause
    negated: bool = False
    asked: bool = False
    sure: bool = True
    row: Mapping[str, Any] = field(default_factory=dict)


def acts(text: Text, fired: Sequence[Said]) -> list[Act]:
    """The acts of a text in the order told."""
    found: list[Act] = []
    taken: set[int] = set()
    wished = _wished(fired)
    for clause in text.clauses:
        verbs = _verbs(text, clause)
        for number, verb in enumerate(verbs):
            edge = verbs[number + 1].first - 1 if number + 1 < len(verbs) else clause.last
            start = verbs[number - 1].last + 1 if number else clause.first
            act = _act(text, clause, verb, start, edge, taken, wished)
            if _says(act):
                found.append(act)
    found += _bare_calls(text, taken, fired)
    over = [row for row in fired if row.row.get("over")]
    found = [act for act in found if not any(_covers(row, act) for row in over)]
    found += [_told(text, row) for row in fired if "act" in row.row]
    found.sort(key=lambda act: act.first)
    placed = [(said, _home(said, text, found)) for said in fired]
    return [_with_manner(act, placed) for act in found]


def _home(said: Said, text: Text, found: Sequence[Act]) -> Clause | None:
    """The clause a row speaks of: its own, or that of the act told last in the sentence where its own has none."""
    own = next((one for one in text.clauses if one.first <= said.first <= one.last), None)
    if own is None or any(act.clause == own and _can_be(act, said) for act in found):
        return own
    near = [act for act in found if act.clause.sentence == own.sentence and act.first < said.first]
    before = [act.clause for act in near if _can_be(act, said)]
    return before[-1] if before else own


def _can_be(act: Act, said: Said) -> bool:
    """Whether an act can have the manner told: only a bid is insufficient."""
    call = str(act.what.get("call", ""))
    return "insufficient" not in said.row.get("how", ()) or call[:1].isdigit()


def _wished(fired: Sequence[Said]) -> set[int]:
    """The places of calls that a row tells as meant instead of the one made (`2C instead of 2D`)."""
    return {row.caught["call"].first for row in fired if row.row.get("instead") and "call" in row.caught}


def _says(act: Act) -> bool:
    """Whether a verb told an act: a call or a play without any object is another use of the word (`he called me`)."""
    if act.row.get("is") == "contract":
        return bool(act.what.get("call"))
    if act.negated or act.asked:
        return True
    bare = act.act in _OBJECTIVE and not act.how
    return bool(act.what) or not (bare or act.row.get("needs"))


def _covers(said: Said, act: Act) -> bool:
    return act.first <= said.last and act.last >= said.first


def _verbs(text: Text, clause: Clause) -> list[Mention]:
    """One verb for each place: where a form belongs to several, the one whose object stands in the clause.

    Of two finite forms side by side the first is another word (`sa spilte Vest`).
    """
    at: dict[int, list[Mention]] = {}
    for verb in text.within(clause, "verb"):
        if _noun(text, verb) or _a_call(text, clause, verb):
            continue
        at.setdefault(verb.first, []).append(verb)
    kinds = {one.kind for one in text.within(clause, *_OBJECTS)}
    chosen = [min(rows, key=lambda verb: _unfit(text, verb, kinds)) for _, rows in sorted(at.items())]
    behind = {verb.first for verb in chosen if "inf" not in verb.tags}
    return [verb for verb in chosen if verb.last + 1 not in behind]


def _noun(text: Text, verb: Mention) -> bool:
    """Whether the form is a noun here (`the lead`, `on lead`), or the head of a contraction (`won't`)."""
    before = text.words[verb.first - 1].folded if verb.first else ""
    behind = text.words[verb.last + 1 : verb.last + 2]
    counted = any(one.kind in ("number", "ordinal") and one.last + 1 == verb.first for one in text.mentions)
    if counted and text.language not in _CASED:
        return True
    return before in text.book.words.get("noun", ()) or any(
        one.folded in text.book.words.get("broken", ()) and one.start == text.words[verb.last].end + 1 for one in behind
    )


def _a_call(text: Text, clause: Clause, verb: Mention) -> bool:
    """Whether a plain form is the call itself, nobody standing before it (`1NT, pass, 2H`)."""
    if (
        verb.tags - {"inf"}
        or text.words[verb.first].folded != verb.value.partition(":")[2]
        or not any(one.first == verb.first for one in text.within(clause, "call"))
    ):
        return False
    return not any(verb.first - 2 <= one.last < verb.first for one in text.within(clause, "who"))


def _unfit(text: Text, verb: Mention, kinds: set[str]) -> int:
    wants = text.book.verbs[verb.value].get("wants")
    if wants == "card":
        return 0 if kinds & {"card", "suit", "rank"} else 2 if _played(text, verb) else 3
    return 0 if wants in kinds else 1 if wants in (None, "none") else 3 if _played(text, verb) else 2


def _played(text: Text, verb: Mention) -> bool:
    """Whether the play had begun before a verb: a word that only plays cards stands there, or a card."""
    acts = dict[int, set[str]]()
    for one in text.mentions:
        if one.first < verb.first and one.kind == "verb":
            acts.setdefault(one.first, set()).add(one.value.partition(":")[0])
    cards = any(one.kind == "card" and one.first < verb.first for one in text.mentions)
    return cards or any(row <= {"lead", "play", "designate"} for row in acts.values())


def _act(text: Text, clause: Clause, verb: Mention, start: int, edge: int, taken: set[int], wished: set[int]) -> Act:
    row = text.book.verbs[verb.value]
    who = _subject(text, clause, verb, start, edge)
    what = dict(row.get("what", {}))
    objects = [one for one in text.within(clause, *_OBJECTS) if one.first not in taken | wished and _fits(row, one)]
    behind = [one for one in objects if verb.last < one.first <= edge]
    before = [one for one in objects if start <= one.first < verb.first]
    held = [one for one in objects if one.first == verb.first]
    chosen = _objects(held or (behind or before if text.language != "hu" else _hungarian(before, behind, verb)))
    chosen = chosen or _as_card(text, clause, row, taken, (verb.last + 1, edge))
    taken |= {one.first for one in text.within(clause, "call") if one.first == verb.first}
    for one in chosen:
        taken.add(one.first)
        what |= _value(one)
    if not chosen and row.get("level"):
        what |= _opened(text, clause, verb, row["level"])
    first = min([verb.first, *(one.first for one in chosen)])
    last = max([verb.last, *(one.last for one in chosen)])
    nobody = who == "nobody"
    return Act(
        row["act"],
        "everybody" if nobody else who,
        what,
        tuple(row.get("how", ())),
        _status(text, clause, verb, row),
        first,
        last,
        clause,
        nobody or _negated(text, clause, verb),
        _asked(text, clause, verb),
        all(one.sure for one in chosen),
        row,
    )


def _opened(text: Text, clause: Clause, verb: Mention, level: int) -> dict[str, Any]:
    """The bid that a verb tells with a suit alone: `opened a spade`."""
    suits = [one.value for one in text.within(clause, "suit") if 0 < one.first - verb.last <= _NOT_NEAR]
    return {"call": f"{level}{suits[0]}"} if suits else {}


def _hungarian(before: list[Mention], behind: list[Mention], verb: Mention) -> list[Mention]:
    """Hungarian puts the object on either side: the nearer wins."""
    if before and behind:
        return before if verb.first - before[-1].last <= behind[0].first - verb.last else behind
    return before or behind


def _fits(row: Mapping[str, Any], one: Mention) -> bool:
    wants = row.get("wants")
    if wants == "call":
        return one.kind == "call" and one.case != "gen"
    if wants == "card":
        return one.kind in ("card", "suit", "rank")
    return wants != "none"


def _objects(found: list[Mention]) -> list[Mention]:
    """The first call or card, and the suit or rank beside it where only those were told."""
    if not found:
        return []
    first = found[0]
    return [first] if first.kind in ("call", "card") else [one for one in found if one.kind == first.kind][:1]


def _as_card(
    text: Text, clause: Clause, row: Mapping[str, Any], taken: set[int], span: tuple[int, int]
) -> list[Mention]:
    """A figure and a suit behind a verb that wants a card is a card (`played the 6 clubs`), not a bid."""
    if row.get("wants") != "card" or row.get("act") not in _CARD_ACTS:
        return []
    calls = [one for one in text.within(clause, "call") if span[0] <= one.first <= span[1] and one.first not in taken]
    value = str(calls[0].value) if calls else ""
    if not value[:1].isdigit() or value[1:] not in ("S", "H", "D", "C") or value[0] == "1":
        return []
    return [replace(calls[0], kind="card", value=value[1] + value[0])]


def _value(one: Mention) -> dict[str, Any]:
    return {one.kind: one.value}


def _subject(text: Text, clause: Clause, verb: Mention, start: int, edge: int) -> str | None:
    if "1" in verb.tags:
        return "asker"
    persons = [one for one in text.within(clause, "who") if one.case in ("nom", "") or text.language not in _CASED]
    persons = [one for one in persons if one.case in ("nom", "")]
    persons = [one for one in persons if not _behind_preposition(text, one)]
    before = [one for one in persons if one.last < verb.first]
    inner = [one for one in before if one.first >= start]
    if inner:
        return antecedent(text, inner[-1])
    after = [one for one in persons if verb.last < one.first <= edge]
    near = [one for one in after if one.first - verb.last <= (3 if text.language in _CASED else 1)]
    if near and (text.language in _CASED or not before):
        return str(near[0].value)
    if before or "2" in verb.tags:
        return str(before[-1].value) if before else None
    return _earlier(text, clause)


def antecedent(text: Text, one: Mention) -> str:
    """Whom a person named is: a role behind a seat is that seat, a pronoun the subject named before it."""
    if one.value in _ROLES:
        seats = [two for two in text.mentions if two.kind == "who" and 0 < one.first - two.last <= 2]
        seats = [two for two in seats if two.value in _SEATS and two.case in ("nom", "")]
        return str((seats or [one])[-1].value)
    if one.value != "he":
        return str(one.value)
    number = next((clause.sentence for clause in text.clauses if clause.first <= one.first <= clause.last), -1)
    begin = min((clause.first for clause in text.clauses if clause.sentence == number), default=one.first)
    named = [two for two in text.mentions if two.kind == "who" and begin <= two.first < one.first]
    named = [
        two for two in named if two.case in ("nom", "") and two.value != "he" and not _behind_preposition(text, two)
    ]
    return str(named[0].value) if len({two.value for two in named}) == 1 else "he"


def _earlier(text: Text, clause: Clause) -> str | None:
    """The person last named as subject before a clause of the same sentence: `West, half asleep, put down ...`."""
    begin = min(one.first for one in text.clauses if one.sentence == clause.sentence)
    persons = [one for one in text.mentions if one.kind == "who" and begin <= one.first < clause.first]
    persons = [one for one in persons if one.case in ("nom", "") and not _behind_preposition(text, one)]
    return str(persons[-1].value) if persons else None


def _placed(text: Text, one: Mention) -> bool:
    """Whether a person stands before a postposition (`Kelet elott`)."""
    behind = text.words[one.last + 1 : one.last + 2]
    return bool(behind and behind[0].folded in text.book.words.get("postposition", ()))


def _behind_preposition(text: Text, one: Mention) -> bool:
    """Whether a person is no subject: behind a preposition, or the owner of something (`West's hand`)."""
    if one.first > 0 and text.words[one.first - 1].folded in text.book.words["oblique"]:
        return True
    if _placed(text, one):
        return True
    behind = text.words[one.last + 1 : one.last + 2]
    return any(
        word.folded in text.book.words.get("owned", ()) and word.start == text.words[one.last].end + 1
        for word in behind
    )


def _negated(text: Text, clause: Clause, verb: Mention) -> bool:
    """Whether the act is denied, or told as not yet done (`before East called`)."""
    words, near = text.words, text.book.words["not"]
    verbs = [one.last for one in text.within(clause, "verb") if one.last < verb.first]
    since = words[max([clause.first, *(place + 1 for place in verbs)]) : verb.first]
    if any(word.folded in text.book.words.get("before", ()) for word in since):
        return True
    before = range(max(clause.first, verb.first - _NOT_NEAR), verb.first)
    behind = range(verb.last + 1, min(clause.last, verb.last + _NOT_NEAR + 1) + 1)
    places = [*before, *(behind if text.language in ("nb",) else ())]
    return any(words[at].folded in near for at in places)


def _asked(text: Text, clause: Clause, verb: Mention) -> bool:
    modal = "may" in verb.tags or text.has(clause, "may") or text.has(clause, "must")
    return clause.question and modal


def _status(text: Text, clause: Clause, verb: Mention, row: Mapping[str, Any]) -> str:
    if row.get("status"):
        return str(row["status"])
    if clause.supposed or "cond" in verb.tags:
        return "supposed"
    if text.language != "en" and verb.tags == {"inf"} and not text.has(clause, "want"):
        return "intended"
    marked = verb.first and text.words[verb.first - 1].folded in text.book.words.get("to", ())
    if marked and not text.has(clause, "made"):
        return "intended"
    near = text.words[clause.first : verb.last + (3 if text.language == "hu" else 0)]
    if any(token.folded in text.book.words["want"] for token in near):
        return "intended"
    others = [text.words[at] for at in range(clause.first, clause.last + 1) if at != verb.first]
    if any(token.folded in text.book.words["claim"] for token in others):
        return "claimed"
    return "happened"


def _bare_calls(text: Text, taken: set[int], fired: Sequence[Said]) -> list[Act]:
    """Calls told without a verb: `North 1 spade, East 2 diamonds`, `3NT - pass - pass`."""
    found: list[Act] = []
    spoken = [row for row in fired if row.row.get("is") == "contract"]
    wished = _wished(fired)
    for clause in text.clauses:
        persons = text.within(clause, "who")
        for call in text.within(clause, "call"):
            if call.first in taken | wished or any(row.first <= call.first <= row.last for row in spoken):
                continue
            who = _caller(text, clause, persons, call)
            before = text.words[call.first - 1].folded if call.first else ""
            if who is None and (clause.question or before in text.book.words.get("noun", ())):
                continue
            status = "supposed" if clause.supposed else "happened"
            words = {"call": call.value}
            owned = call.case == "gen" or before in text.book.words.get("owned", ())
            if owned and (who is None or who == "asker"):
                continue
            first = clause.first if owned else call.first
            asked = clause.question and (text.has(clause, "may") or text.has(clause, "must"))
            for _ in range(_times(text, call)):
                found.append(Act("call", who, words, (), status, first, call.last, clause, False, asked, call.sure))
    return found


def _times(text: Text, call: Mention) -> int:
    """How often a pass was made: `three passes`."""
    numbers = [one.value for one in text.mentions if one.kind == "number" and one.last + 1 == call.first]
    return min(int(numbers[0]), 4) if numbers and call.value == "P" else 1


def _caller(text: Text, clause: Clause, persons: Sequence[Mention], call: Mention) -> str | None:
    """Who made a call told without a verb: named before it, or right behind (`1S from North`, `3NT South`)."""
    calls = [one for one in text.within(clause, "call") if one.first != call.first]
    before = [one for one in persons if one.last < call.first and call.first - one.last <= _NOT_NEAR + 1]
    before = [one for one in before if not _placed(text, one)]
    if before and not any(before[-1].last < one.first < call.first for one in calls):
        return str(before[-1].value)
    later = [one for one in calls if one.first > call.last]
    reach = min([call.last + _NOT_NEAR, *(one.first - 1 for one in later)])
    behind = [one for one in persons if call.last < one.first <= reach]
    free = not any(one.first < call.first for one in calls)
    return str(behind[0].value) if behind and free and behind[0].case in ("", "nom", "obl") else None


def _told(text: Text, said: Said) -> Act:
    """An act that a row of `says` tells by itself."""
    clause = next((one for one in text.clauses if one.first <= said.first <= one.last), text.clauses[-1])
    persons = [one for one in text.within(clause, "who") if one.case in ("", "nom") and one.first <= said.last]
    first = any("1" in one.tags for one in text.within(clause, "verb"))
    who = str(persons[-1].value) if persons else "asker" if first else None
    what = {key: _caught(value, said) for key, value in said.row.get("what", {}).items()}
    status = "supposed" if clause.supposed else "happened"
    asked = clause.question and (text.has(clause, "may") or text.has(clause, "must"))
    how = tuple(said.row.get("how", ()))
    return Act(said.row["act"], who, what, how, status, said.first, said.last, clause, False, asked)


def _caught(value: Any, said: Said) -> Any:
    if isinstance(value, str) and value.startswith("<"):
        return said.caught[value.strip("<>")].value
    return value


def _with_manner(act: Act, placed: Sequence[tuple[Said, Clause | None]]) -> Act:
    """Manner and status that rows of the same clause add; manner goes to the nearest act that can have it."""
    how, status = list(act.how), act.status
    for said, home in placed:
        if home != act.clause or not _can_be(act, said):
            continue
        on = said.row.get("on")
        if on and act.act not in on:
            continue
        if "act" in said.row:
            continue
        how += [one for one in said.row.get("how", ()) if one not in how]
        status = said.row.get("status", status)
    return replace(act, how=tuple(how), status=status)

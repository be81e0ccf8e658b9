"""What a correction does to an open case, as far as the engine takes it, and what its text tells beside.

The table is put right by `app.wizard.correcting`; here its facts meet those of the case.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence, Set
from dataclasses import dataclass, replace
from typing import Any

from app.answering.documents import AnswerDocument, RuledCase, case_of
from app.asking.facts import Read
from app.asking.told import OF_THE_TABLE, PLAIN, SHOWN_BY_SEATS, may_be_told
from app.asking.worked_out import worked_out
from app.wizard.answers import words_in
from app.wizard.bid_by import bid_by
from app.wizard.correcting import correction
from app.wizard.marks import marked, without_marks
from app.wizard.together import joined, texts
from app.wizard.who_did import on_turn
from app.wizard.wording_match import follow_up_words
from bridge.seats import Seat
from corpus.errors import BadFacts
from corpus.model import Language
from rulings import registry
from rulings.engine.ruling_document import RulingDocument
from understanding.clauses import Text, cut
from understanding.conceded import SOUNDS as AGREED
from understanding.conceded import own_conceder
from understanding.facts import Told, told_to
from understanding.hear import hear
from understanding.heard import Heard
from understanding.model import Clause

FIRMLY = 0.9
"""How probable what a text tells by itself must be, to go before what the whole tells."""
STAYS = frozenset({"dealer", "offender", "out_of_turn", "auction", "contract"})
"""Facts of who did what that a further line does not upset by what is only heard in it."""
SEATS = frozenset({"N", "E", "S", "W"})
SINCE = {"lho_called": "lho", "partner_called": "partner", "lho_called_since": "lho", "partner_called_since": "partner"}
"""Facts that somebody has called since, and who he is to the one who erred."""
TELLS = 3
"""Words from which what stands before a question may tell something."""
WHOSE_TURN = "whose_turn"
OF_BEFORE = frozenset({WHOSE_TURN, "auction", "called_before", "dealer", "offender", "out_of_turn", "withdrawn"})
"""Facts of what was before a call out of turn, and of that call."""
_LOOKS = "look"
_PUT_RIGHT = frozenset({"call", "card", "suit", "rank", "number", "ordinal"})
"""What a correction names besides persons."""
_PERSONS = frozenset({"who", "declarer", "dealer"})
"""What is put right that is somebody."""


@dataclass(frozen=True, slots=True)
class FollowUp:
    """What a follow-up does to its case: facts told or put right (None: taken away), readings in doubt, its language.

    `kind` is continued, asked (a question: the case stands) or unclear. A correction brings the `table` put right, what
    was `corrected` and the `procedure` that rules it now; `heard` says whether the text is part of the story from now
    on, `over` that it says that the auction is over; `story` is what stays of the texts before it, where it takes the
    place of some words of theirs.
    """

    facts: dict[str, Any]
    doubtful: tuple[Read, ...]
    language: Language
    kind: str = "continued"
    procedure: str = ""
    corrected: tuple[tuple[str, str, str], ...] = ()
    table: dict[str, Any] | None = None
    heard: bool = False
    over: bool = False
    story: tuple[str, ...] | None = None


def put_right(text: str, language: Language, previous: AnswerDocument) -> FollowUp | None:
    """What a correction does to the case of `previous`; None where the text makes none that the engine takes."""
    case = case_of(previous)
    if told := bid_by(text, language, previous):
        return FollowUp(told, (), language, heard=True)
    if case["name"] in AGREED and own_conceder(hear(text, language)):
        return None  # nobody else claimed: it is another matter, whoever was said to have
    made = correction(text, language, case, previous["understood"])
    if made is None:
        return None
    fields = registry.get(made.procedure).fields
    wanted = {fact: value for fact, value in made.facts.items() if fact in fields}
    facts: dict[str, Any] = wanted | _other_role(made.procedure, wanted, previous)
    if not can_be(made.procedure, _known(wanted), previous):
        facts = {}
        for fact, value in wanted.items():
            if value is None or can_be(made.procedure, {**facts, fact: value}, previous):
                facts[fact] = value
    if not facts and not made.rows:
        return None
    facts |= _lapsed(made.procedure, facts, previous)
    found = FollowUp(facts, (), language, procedure=made.procedure, corrected=made.rows, table=made.table)
    return _with_asked(with_more(found, text, previous), text, previous)


def _other_role(name: str, facts: Mapping[str, Any], previous: AnswerDocument) -> dict[str, Any]:
    """What the case knew of the role of one who erred and cannot be with the persons put right: taken away."""
    known = {fact: value for fact, value in case_of(previous)["facts"].items() if fact not in facts}
    roles = {fact: None for fact in SHOWN_BY_SEATS if known.get(fact) is not None}
    now = _known(facts)
    if not roles or can_be(name, now | {fact: known[fact] for fact in roles}, previous):
        return {}
    return roles if can_be(name, now, previous) else {}


def taken_back(text: str, language: Language, previous: AnswerDocument) -> dict[str, Any]:
    """What the text before told its case, as it was known before that: a correction that is not understood leaves it in
    doubt, and the ruling asks for it. Nothing where that text began the case or told nothing, or where the correction
    is of an earlier one.

    Of what is taken back a correction need only tell plainly what it is instead (`no: he did mention the trump`).
    """
    course = previous.get("course")
    if course is None or course["kind"] != "continued" or course["move"]["procedure"]:
        return {}
    if _of_an_earlier_text(text, language, previous):
        return {}
    told = course["move"]["told"]
    back = {fact: before for fact, (before, _) in course["changed"].items() if fact in told}
    name, known = case_of(previous)["name"], case_of(previous)["facts"]
    facts: dict[str, Any] = dict(back)
    for one in told_to(hear(without_marks(text, language), language), name, PLAIN):
        if one.fact in back and one.value != known.get(one.fact):
            facts[one.fact] = one.value
    rest = {fact: value for fact, value in known.items() if value is not None and fact not in back}
    return facts if facts == back or can_be(name, rest | _known(facts), previous) else back


def _of_an_earlier_text(text: str, language: Language, previous: AnswerDocument) -> bool:
    """Whether a correction names a card or a call of an earlier text of its case, and none of the last one:
    what that told is not put right by it.
    """
    *earlier, last = [_things(told, language) for told in texts(previous)]
    named = _things(text, language)
    return bool(named & set().union(*earlier)) and not named & last


def _things(text: str, language: Language) -> set[str]:
    """The ranks and calls that a text names; a card by its rank."""
    found = [one for one in cut(text, language).mentions if one.kind in ("card", "rank", "call")]
    return {str(one.value)[-1] if one.kind == "card" else str(one.value) for one in found}


def with_more(found: FollowUp, text: str, previous: AnswerDocument) -> FollowUp:
    """A correction with what else its text tells: `no, it is 2 spades, and we play it`."""
    facts = dict(found.facts)
    seats = {value for _, *row in found.corrected for value in row}
    persons = bool(found.corrected) and all(kind in _PERSONS for kind, *_ in found.corrected)
    rest = beside(text, found.language, seats, but=persons)
    if not rest:
        return found
    case = {fact: value for fact, value in case_of(previous)["facts"].items() if fact not in facts}
    for fact, value in firmly(hear(rest, found.language), found.procedure, OF_THE_TABLE | set(_known(facts))).items():
        if can_be(found.procedure, {**_known(case), **_known(facts), fact: value}, previous):
            facts[fact] = value
    return replace(found, facts=facts)


def _with_asked(found: FollowUp, text: str, previous: AnswerDocument) -> FollowUp:
    """A correction with what it tells of the facts its case asks for, in the same clause as what it puts right.

    What such a clause denies sounds like a denial of something of the case: no choice and no *no* is told by it, only
    what the text plainly tells by itself and the whole with it for certain (`it was North's turn when South passed`).
    """
    case, fields = case_of(previous), registry.get(found.procedure).fields
    told = texts(previous)
    asked = {need["name"] for need in case["need"]}
    asked = {fact for fact in asked if fact in fields and not fields[fact].chooser}
    for row in _comes_to(found, told, text).values():
        others = {fact: value for fact, value in _known({**case["facts"], **found.facts}).items() if fact != row.fact}
        if row.fact in asked and can_be(found.procedure, {**others, row.fact: row.value}, previous):
            found = replace(found, facts={**found.facts, row.fact: row.value})
    asked -= set(found.facts) | set(_known(case["facts"]))
    if not asked:
        return found
    whole = firmly(hear(joined([*told, text]), found.language), found.procedure, frozenset())
    facts = dict(found.facts)
    known = _known({**case["facts"], **facts})
    for one in told_to(hear(text, found.language), found.procedure, PLAIN):
        if one.fact not in asked or one.value is False or whole.get(one.fact) != one.value:
            continue
        if can_be(found.procedure, {**known, one.fact: one.value}, previous):
            facts[one.fact] = known[one.fact] = one.value
    return replace(found, facts=facts)


def _comes_to(found: FollowUp, told: Sequence[str], text: str) -> dict[str, Read]:
    """What the table and the acts of the whole story tell with this text, and did not without it."""
    without, whole = (
        worked_out(heard, found.procedure, {one.fact: _as_read(one) for one in told_to(heard, found.procedure)})
        for heard in (hear(joined(one), found.language) for one in (told, [*told, text]))
    )
    return {fact: row for fact, row in whole.items() if row.sure and fact not in without}


def _as_read(one: Told) -> Read:
    return Read(one.fact, one.value, one.words, True, one.p)


def beside(text: str, language: Language, seats: Set[str] = frozenset(), but: bool = False) -> str:
    """The clauses of a correction that put nothing right: those that name no call, card or figure and none of `seats`.

    The words of a correction deny what was told before, and sound like a denial of something of the case. Where only
    persons are put right (`but`), what a sentence names that has none of them is told as well: `sorry, it was West. He
    won it and led a spade`.
    """
    read = cut(without_marks(text, language), language)
    persons = [one for one in read.mentions if one.kind == "who" and one.value in seats]
    of_whom = {read.sentence_at(one.first) for one in persons}
    named = [one.first for one in persons]
    named += [
        one.first
        for one in read.mentions
        if one.kind in _PUT_RIGHT and not (but and read.sentence_at(one.first) not in of_whom)
    ]
    kept = [one for one in read.clauses if not any(one.first <= at <= one.last for at in named)]
    kept = [one for one in kept if one.last > one.first]  # one word (`no`) only denies
    told = [one for one in kept if not _looked_again(read, one)]
    return ". ".join(read.said(one.first, one.last) for one in told)


def _looked_again(read: Text, clause: Clause) -> bool:
    """Whether a clause only tells that the teller looked once more (`just looked again`): nobody at the table did."""
    named = [one for one in read.mentions if clause.first <= one.first <= clause.last]
    return bool(named) and all(one.kind == "verb" and str(one.value).partition(":")[0] == _LOOKS for one in named)


def _known(facts: Mapping[str, Any]) -> dict[str, Any]:
    return {fact: value for fact, value in facts.items() if value is not None}


def firmly(heard: Heard, name: str, but: Set[str]) -> dict[str, Any]:
    """What a text by itself tells for certain: it goes before what the whole tells, since a case moves on in time."""
    told = [one for one in told_to(heard, name, FIRMLY) if may_be_told(heard, name, one)]
    return {one.fact: one.value for one in told if one.fact not in but}


def lasting(said: dict[str, Any], name: str, previous: AnswerDocument) -> dict[str, Any]:
    """What a text adds, without what cannot be beside who did what, as the case was told it: that lasts."""
    case, fields = case_of(previous), registry.get(name).fields
    table = {fact: value for fact, value in _known(case["facts"]).items() if fact in STAYS and fact in fields}
    if "out_of_turn" not in table:  # the calls before one out of turn are all there were; else a call may be added
        table.pop("auction", None)
    if said.get("called_before") is True and table.get("auction") == []:
        del table["auction"]  # that nobody had called was only not told
    if not table or name != case["name"] or not can_be(name, table, previous):
        return said
    return {
        fact: value for fact, value in said.items() if fact in table or can_be(name, {**table, fact: value}, previous)
    }


def as_seated(facts: dict[str, Any], name: str, previous: AnswerDocument) -> dict[str, Any]:
    """The facts of a follow-up without what cannot be beside who erred and who declares, as they stand with it: `South
    declares` sounds like one who erred that declares, wherever he sits.
    """
    case = case_of(previous)
    seats = {fact: value for fact, value in _known({**case["facts"], **facts}).items() if fact in STAYS}
    if name != case["name"] or not {*seats} & {*facts} or not can_be(name, seats, previous):
        return facts
    return {
        fact: value
        for fact, value in facts.items()
        if fact in seats or can_be(name, _known({**seats, fact: value}), previous)
    }


def own_replacement(facts: dict[str, Any], alone: Heard, case: RuledCase) -> dict[str, Any]:
    """The facts without a replacement where the only callers that a text names are others than the one who erred."""
    erred = case["ruling"]["people"].get("offender")
    callers = {row.get("who") for row in alone.table["events"] if row["act"] in ("call", "replace")}
    if "replacement" not in facts or erred is None or not callers or not callers <= SEATS - {erred}:
        return facts
    return {fact: value for fact, value in facts.items() if fact not in ("replacement", "choice_accept")}


def called_earlier(facts: dict[str, Any], case: RuledCase) -> dict[str, Any]:
    """The facts of a text that tells that he who erred had called before: that nobody had is no longer so."""
    known = case["facts"]
    if facts.get("called_before") is not True or known.get("auction") != [] or facts.get("auction"):
        return facts
    return {**facts, "auction": None, **({"bid_made": None} if known.get("bid_made") is False else {})}


def called_on(facts: dict[str, Any], text: str, alone: Heard, case: RuledCase) -> dict[str, Any]:
    """The facts of a text that tells calls behind one out of turn that was not accepted: they change nothing of what
    was called before it, nor whose turn it was.
    """
    cancelled = case["facts"].get("choice_accept") is False and WHOSE_TURN in registry.get(case["name"]).fields
    if not cancelled or not alone.done("call") or marked(text, alone.language):
        return facts
    return {fact: value for fact, value in facts.items() if fact not in OF_BEFORE}


def turn_put_right(
    text: str, language: Language, name: str, facts: dict[str, Any], previous: AnswerDocument
) -> dict[str, Any]:
    """The facts of a follow-up with whose turn it was, by his seat, where a correction names one player with it.

    Who dealt and what was called before is not told then, unless it goes together with that (`no, it was West's turn`).
    """
    case, field = case_of(previous), registry.get(name).fields.get(WHOSE_TURN)
    erred = case["ruling"]["people"].get("offender")
    if erred not in SEATS or field is None or not marked(text, language):
        return facts
    seats = on_turn(cut(text, language)) - {str(erred)}
    role = Seat(erred).relation_to(Seat(seats.pop())) if len(seats) == 1 else ""
    if role not in (field.type.finite or ()):
        return facts
    now = {**_known({**(case["facts"] if name == case["name"] else {}), **facts}), WHOSE_TURN: role}
    stale = () if can_be(name, now, previous) else [fact for fact in ("dealer", "auction") if fact in now]
    return {**facts, **dict.fromkeys(stale), WHOSE_TURN: role}


def called_since(text: str, alone: Heard, case: RuledCase) -> dict[str, Any]:
    """Who a text says has called since, by his seat, where the case was told he had not: `since then West bid`."""
    words = f" {' '.join(words_in(text))} "
    language = alone.read.language if alone.read is not None else "en"
    if not any(f" {one} " in words for one in follow_up_words()["since"][language]):
        return {}
    made = alone.done("call")
    callers = {row.get("who") for row in made}
    people, known, fields = case["ruling"]["people"], case["facts"], registry.get(case["name"]).fields
    return {
        fact: True
        for fact, role in SINCE.items()
        if fact in fields and known.get(fact) is False and people.get(role) in callers
    }


def tells_beside(text: str, language: Language, name: str) -> bool:
    """Whether a sentence that stands before a question tells the case something for certain (`LHO hasn't called yet.
    What now?`): such a text does more than ask.
    """
    sentences = re.findall(r"[^.?!]+[.?!]*", text)
    told = [one for one in sentences if not one.rstrip().endswith("?") and len(one.split()) >= TELLS]
    asked = any(one.rstrip().endswith("?") for one in sentences)
    return asked and any(firmly(hear(one, language), name, frozenset()) for one in told)


def _lapsed(name: str, facts: dict[str, Any], previous: AnswerDocument) -> dict[str, Any]:
    """Choices made at one seat that are another's now: taken away, and asked anew. The offender's go with him."""
    case, fields = case_of(previous), registry.get(name).fields
    now = {fact: value for fact, value in {**case["facts"], **facts}.items() if value is not None and fact in fields}
    people = _people(name, now, previous) or _people(name, {fact: now[fact] for fact in facts if fact in now}, previous)
    before = case["ruling"]["people"]
    others = {role for role, seat in people.items() if before.get(role, seat) != seat and role != "offender"}
    return {fact: None for fact in now if fact not in facts and fields[fact].chooser in others}


def _people(name: str, facts: dict[str, Any], previous: AnswerDocument) -> dict[str, str]:
    """Who sits where by these facts; nobody where they cannot stand together."""
    try:
        return _ruled(name, facts, previous)["people"]
    except BadFacts:
        return {}


def can_be(name: str, facts: dict[str, Any], previous: AnswerDocument) -> bool:
    """Whether the engine takes these facts together."""
    try:
        _ruled(name, facts, previous)
    except BadFacts:
        return False
    return True


def _ruled(name: str, facts: dict[str, Any], previous: AnswerDocument) -> RulingDocument:
    """The ruling of a procedure in the edition and language of a case."""
    return registry.rule(name, facts, case_of(previous)["ruling"]["edition"], previous["language"], weighed=False)

"""What a language model heard, joined with what the rules heard: it adds, agrees, or is the question that is asked.

The rules' ruling stands first, without the model. A fact that only the model heard counts where the rules find it
probable enough by their own signs, weighed with how often the model is right; a fact both read differently is asked
where the ruling hangs on it. What the engine refuses together is not taken at all.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from app.answering import spoken
from app.answering.documents import HeardBy, HeardByPart, RuledAnswer, RuledCase
from app.asking.doubt import CERTAIN, RIVAL
from app.asking.facts import Read
from app.asking.questions import as_question, need_of
from app.asking.told import NO_IRREGULARITY, PLAIN
from app.messages import message
from corpus.errors import BadFacts
from corpus.model import Language
from rulings.engine.ruling_document import RulingDocument
from rulings.engine.wording import value_key
from understanding.facts import chances_of
from understanding.hear import seen
from understanding.heard import Heard
from understanding.rank import Choice
from understanding.witness.checked import Deposed, Testimony
from understanding.witness.listening import Witness

UNTAUGHT = 0.25
"""How probable a card, call or number is that nothing teaches the rules to hear; the story names it (`named`)."""
Ruled = tuple[RulingDocument, list[Read], dict[str, Any]]


@dataclass(frozen=True, slots=True)
class Joined:
    """A ruling on what both heard, and the fact that is asked because they heard it differently."""

    ruling: RulingDocument
    rows: list[Read]
    facts: dict[str, Any]
    ask: Deposed | None = None
    joined: bool = False
    """Whether anything that only the model heard went into it."""


def otherwise(choices: Sequence[Choice], witness: Witness | None) -> bool:
    """Whether the model names another procedure than the rules; one that was not heard names none."""
    pick = _pick(witness)
    return pick is not None and bool(choices) and pick != choices[0].name


def _pick(witness: Witness | None) -> str | None:
    return witness.testimony.procedure if witness and witness.testimony else None


def chosen(choices: Sequence[Choice], witness: Witness | None) -> tuple[Choice, ...]:
    """The procedures with the model's word weighed in; where it names another than the rules, neither is certain."""
    pick = _pick(witness)
    if witness is None or pick is None or not choices:
        return tuple(choices)
    first = choices[0].name
    raised = {one.name: _with(one.p, witness.settings.trust if one.name == pick else 0.5) for one in choices}
    whole = sum(raised.values())
    found = sorted((replace(one, p=raised[one.name] / whole) for one in choices), key=lambda one: -one.p)
    if pick == first:
        return tuple(found)
    two = sorted((one for one in found if one.name in (first, pick)), key=lambda one: -one.p)
    best = min(two[0].p, CERTAIN - 0.01)
    capped = [replace(two[0], p=best), replace(two[1], p=max(min(two[1].p, best), RIVAL * best))]
    return (*capped, *(replace(one, p=min(one.p, capped[1].p)) for one in found if one.name not in (first, pick)))


def joined(
    base: Ruled,
    witness: Witness | None,
    heard: Heard,
    name: str,
    edition: str,
    language: Language,
    given: Mapping[str, Any],
) -> Joined:
    """The ruling of the rules with what the model heard of the same procedure."""
    ruling, rows, facts = base
    testimony = witness.testimony if witness else None
    if witness is None or testimony is None or testimony.procedure != name:
        return Joined(ruling, rows, facts)
    told = {row.fact: at for at, row in enumerate(rows) if row.sure}
    probable = chances_of(heard, name)
    added: list[Read] = []
    differing: list[Deposed] = []
    for one in _deposed(testimony, heard, name):
        if one.fact in given or one.fact not in _fields(name):
            continue
        p = _with(_heard_alone(probable, one, name), witness.settings.trust)
        if one.fact in told:
            if facts.get(one.fact) != one.value:
                differing.append(one)
        elif p >= PLAIN:
            added.append(Read(one.fact, one.value, one.words, True, p))
        else:
            differing.append(one)
    grown = _grown(ruling, rows, facts, added, name, edition, language)
    return _asked(grown, differing, name, edition, language, told)


def asks(document: RuledAnswer, one: Deposed, name: str, language: Language) -> RuledAnswer:
    """The document with its question the fact that model and rules heard differently."""
    found = document["procedure"]
    if found is None:
        return document
    row = need_of(name, one.fact, language)
    question = as_question(row)
    need = [row, *(other for other in found["need"] if other["name"] != one.fact)]
    case: RuledCase = {**found, "need": need}
    changed: RuledAnswer = {**document, "next_question": question, "status": "needs_facts", "procedure": case}
    return {**changed, "answer": spoken(changed)}


def heard_by(witness: Witness | None, ruling: Joined | None, language: Language) -> HeardByPart:
    """The fields of the document that say who heard the story; none where no model is switched on."""
    if witness is None:
        return {}
    about = witness.testimony.procedure if witness.testimony else None
    outcome = "rules"
    if ruling is not None and about is not None:
        differs = ruling.ask or about != ruling.ruling["procedure"]
        outcome = "differs" if differs else "joined" if ruling.joined else "agrees"
    key = "ask.not_heard_by_model" if witness.testimony is None else "ask.heard_by_model"
    said: HeardBy = {
        "model": witness.settings.name,
        "outcome": outcome,
        "reason": witness.reason,
        "text": message(language, key).format(model=witness.settings.name),
    }
    return {"read_by": "rules" if outcome == "rules" else "model", "heard_by": said}


def _with(p: float, trust: float) -> float:
    """A probability with the word of a witness who is right so often."""
    good = p * trust
    return good / (good + (1 - p) * (1 - trust)) if 0 < p < 1 else p


def _heard_alone(probable: Mapping[str, Mapping[str, float]], one: Deposed, name: str) -> float:
    """How probable the rules find what the model heard: nothing, where they have no ear for a choice of values."""
    values = probable.get(one.fact)
    if values is not None:
        return values.get(value_key(one.value), 0.0)
    return 0.0 if _fields(name)[one.fact].type.finite else UNTAUGHT


def _deposed(testimony: Testimony, heard: Heard, name: str) -> list[Deposed]:
    """What the model heard of a procedure: the facts it named, then those that its table shows."""
    found = {one.fact: one for one in testimony.facts}
    if testimony.table["events"]:
        replayed = seen(testimony.table, heard.text, heard.language)
        words = replayed.words(name)
        for fact, value in replayed.facts(name).items():
            found.setdefault(fact, Deposed(fact, value, words))
    return list(found.values())


def _fields(name: str) -> Mapping[str, Any]:
    from rulings import registry

    return registry.get(name).fields


def _grown(
    ruling: RulingDocument,
    rows: list[Read],
    facts: dict[str, Any],
    added: Sequence[Read],
    name: str,
    edition: str,
    language: Language,
) -> Joined:
    """The ruling with what only the model heard, the likeliest first; without what the engine refuses beside the rest,
    or what leaves nothing irregular."""
    taken: list[Read] = []
    for row in sorted(added, key=lambda one: -one.p):
        more = facts | {row.fact: row.value}
        other = _rule(name, more, edition, language)
        if other is not None and other["outcome"].get("result") != NO_IRREGULARITY:
            taken, facts = [*taken, row], more
    grown = _rule(name, facts, edition, language, weighed=True) if taken else None
    return Joined(grown or ruling, [*rows, *taken], facts, joined=bool(taken))


def _asked(
    found: Joined, differing: Sequence[Deposed], name: str, edition: str, language: Language, told: Mapping[str, int]
) -> Joined:
    """The first fact heard differently that the ruling hangs on becomes open, and is the question."""
    for one in differing:
        other = _rule(name, found.facts | {one.fact: one.value}, edition, language)
        if other is None or _same(other, found.ruling):
            continue
        if one.fact not in told:
            return replace(found, ask=one)
        rows = list(found.rows)
        rows[told[one.fact]] = replace(rows[told[one.fact]], sure=False)
        facts = {fact: value for fact, value in found.facts.items() if fact != one.fact}
        open_ruling = _rule(name, facts, edition, language, weighed=True)
        if open_ruling is not None:
            return Joined(open_ruling, rows, facts, one, found.joined)
    return found


def _same(one: RulingDocument, other: RulingDocument) -> bool:
    return bool(one["outcome"] == other["outcome"] and one["status"] == other["status"])


def _rule(
    name: str, facts: Mapping[str, Any], edition: str, language: Language, weighed: bool = False
) -> RulingDocument | None:
    from rulings import registry

    try:
        found = registry.rule(name, facts, edition, language, weighed=weighed)
    except BadFacts:
        return None
    return None if found["status"] == "not_modelled" else found

"""A follow-up heard together with all that its case was told: the procedure is chosen anew, and what is told is found.

All is heard anew as one story (`retold`): facts that were answered, tapped or put right stay, all else is what the
whole tells, and what was read before is not lost because another sentence stands behind it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence, Set
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any

from app.answering.documents import RuledCase
from app.asking.facts import Read
from app.asking.hearing import Heeded, heed
from app.asking.steps.by_silence import OUT_OF_TURN
from app.asking.told import OF_THE_TABLE, SHOWN_BY_SEATS, rule_told
from app.asking.worked_out import worked_out
from app.looking_up.library import Library
from app.wizard.answers import words_in
from corpus.citations import cited
from corpus.errors import BadFacts
from corpus.model import Language
from retrieval.nynorsk import as_bokmaal
from retrieval.reading import Reading
from retrieval.reading.tokens import tokens
from rulings import registry
from rulings.engine.wording import value_key
from understanding.facts import chances_of, told_to
from understanding.heard import Heard

SURELY = 0.6
"""The probability from which a text by itself tells of another case."""
ANOTHER, OPEN = (3.8, 0.25), 13.7
"""What tells another case: its tokens (by ten, 60 at most) and its acts (6 at most), and what they must come to
together. A logistic regression on what strangers wrote: of 159 follow-ups of a dozen tokens and more 3 are taken for
another case, of 185 stories told behind another one 164 (fitted on our own writers before: 9 and 165). How surely the
text sounds like another matter, whether it names declarer, and what the whole sounds like tell nothing more.
"""
MOST, ACTS = 60, 6
FEW = 5
"""Words of a text that by itself makes no case another one."""
STOPS = ".?!"
"""What ends a sentence."""
STILL, HARDLY = 0.5, 0.45
"""How well the whole still tells a fact as the case was told it, and the share of that which it tells of what the text
tells instead: then the text does not speak of it. Of the facts that strangers' follow-ups turned by themselves where
the whole told the contrary 26 were turned wrongly, 1 rightly (`West passed after that` is no change of the call).
"""
PLAINLY = 0.8
"""The probability from which a text turns by itself what its case was told, where the whole bears it out."""
WELL, FAINT = 0.5, 0.2
"""How a fact must have been heard before, to stay where neither the whole tells another value so well nor the text by
itself faintly."""
NAMED, TIMES = 0.06, 4
"""The share from which a short text that names another matter sounds like it, and how many times that of its case."""
OF_THE_CASE = 0.25
"""The share of the best one from which what a short text sounds like is what its case may be about as well."""
LEADS = frozenset({"opening_lead_out_of_turn", "lead_out_of_turn_defender", "penalty_card_lead"})
"""Procedures in which declarer chooses what a defender may lead."""
CHOSEN = ("choice_declarer", "choice_lead")
OF_WHO_ERRED = OF_THE_TABLE | SHOWN_BY_SEATS | {"asked", "winner"}
"""Facts that are others where another one erred."""
LESS = 0.5
"""A case is ruled by another procedure where its own is not half as probable, and less so than before the text."""


@dataclass(frozen=True, slots=True)
class Together:
    """A story, its next text, and both as one text, each heard in one language."""

    text: str
    language: Language
    before: Heeded
    whole: Heeded
    alone: Heeded
    read_before: Reading
    reading: Reading
    """The story as read, and the whole with the text."""


def together(
    library: Library, story: str, text: str, language: Language, jurisdiction: str, before: str = ""
) -> Together:
    """A story heard without a text, with it, and the text alone; `before` is the story as it was told before the text,
    where that takes something of it back.
    """
    said, told, earlier = (as_bokmaal(one) if language == "nb" else one for one in (text, story, before or story))
    parts = [library.read(one, language) for one in (earlier, joined((told, said)), said)]
    first, whole, alone = (_heeded(library, one, jurisdiction) for one in parts)
    return Together(said, language, first, whole, alone, parts[0], parts[1])


def texts(document: Mapping[str, Any]) -> list[str]:
    """What a case was told so far: the question and the follow-ups that were heard with it."""
    return list(document.get("told") or [document["question"]])


def joined(texts: Sequence[str]) -> str:
    """What a case was told as one text, each part a sentence of its own."""
    return " ".join(one.strip() if one.rstrip()[-1:] in STOPS else f"{one.strip()}." for one in texts)


def without(told: Sequence[str], words: str) -> tuple[str, ...]:
    """The texts of a case without some words of one of them, and without one that told nothing else."""
    said = words.rstrip(" .")
    at = next((place for place, one in enumerate(told) if said in one), None)
    left = [one.replace(said, " ", 1) if place == at else one for place, one in enumerate(told)]
    return tuple(one for one in left if any(sign.isalnum() for sign in one))


def _heeded(library: Library, reading: Reading, jurisdiction: str) -> Heeded:
    hits = [hit.canonical for hit in library.searcher.search(reading.text, reading.language, 10)]
    return heed(library, reading, hits, cited(library.store, reading.text), jurisdiction, witnessed=False)


def begins_another(heard: Together, name: str) -> bool:
    """Whether a text by itself tells a whole case, and another than the open one (ruled by `name`)."""
    best = heard.alone.choices[0] if heard.alone.choices else None
    if best is None or best.name == name or best.p < SURELY:
        return False
    signs = (min(len(tokens(heard.text)), MOST) / 10, min(len(heard.alone.heard.table["events"]), ACTS))
    return sum(weight * sign for weight, sign in zip(ANOTHER, signs, strict=True)) > OPEN


def procedure_of(heard: Together, name: str, known: Mapping[str, Any] = MappingProxyType({})) -> str:
    """The procedure that rules the case from now on: another one where the text changes what the whole is about.

    A call known to be made out of turn remains what it was, whatever is called since (`West opened a spade then`); so
    does a lead over which declarer has chosen, whatever is led since.
    """
    best = heard.whole.choices[0] if heard.whole.choices else None
    if best is None or best.name == name or len(words_in(heard.text)) <= FEW:
        return name
    if {best.name, name} <= OUT_OF_TURN and (known.get("out_of_turn") or known.get("withdrawn")):
        return name
    if {best.name, name} <= LEADS and any(known.get(fact) is not None for fact in CHOSEN):
        return name
    now, was = _standing(heard.whole, name), _standing(heard.before, name)
    return best.name if now < min(LESS, was) else name


def may_rule(heard: Together, name: str, least: float = LESS) -> bool:
    """Whether a procedure is at least half as probable for the whole as the best one, or has another share of it."""
    return _standing(heard.whole, name) >= least


def sounds_like(heard: Together, name: str) -> str | None:
    """The procedure of another law that a short text plainly sounds like, where the whole is hardly about it."""
    ranked = heard.alone.heard.ranked
    if not ranked or registry.get(ranked[0][0]).laws[:1] == registry.get(name).laws[:1]:
        return None
    second = heard.whole.second is not None and heard.before.second is None  # the whole tells two matters now
    if not second and may_rule(heard, ranked[0][0], OF_THE_CASE):
        return None
    return ranked[0][0] if ranked[0][1] >= max(NAMED, TIMES * dict(ranked).get(name, 0.0)) else None


def _standing(heeded: Heeded, name: str) -> float:
    """How probable a procedure is beside the best one."""
    own = next((choice.p for choice in heeded.choices if choice.name == name), 0.0)
    return own / heeded.choices[0].p if heeded.choices else 1.0


def retold(
    heard: Together, name: str, case: RuledCase, said: Mapping[str, Any] = MappingProxyType({})
) -> dict[str, Any]:
    """What the text changes of a case's facts under a procedure, all that was told heard anew; `said` it says itself.

    What the case knows and its story did not tell was answered, tapped or put right, and stays; so does what was taken
    away. All else is what the whole tells, as far as it goes together with these.
    """
    known, edition = case["facts"], case["ruling"]["edition"]
    before, _ = _told(heard.read_before, heard.before, case["name"], edition, {})
    fields = registry.get(name).fields
    answered = {fact: value for fact, value in known.items() if before.get(fact) != value and fact in fields}
    said = {**(_otherwise(heard, name, known, before) if name == case["name"] else {}), **said}
    whole, rows = _told(heard.reading, heard.whole, name, edition, answered | dict(said))
    if name != case["name"]:
        return whole
    now = {fact: value for fact, value in whole.items() if fact in known or fact in said or fact not in before}
    shown = {*said, *worked_out(heard.whole.heard, name, {row.fact: row for row in rows})}
    stays = {fact for fact in now if fact not in shown and _stays(heard, name, fact, known.get(fact), now[fact])}
    return {fact: value for fact, value in now.items() if known.get(fact) != value and fact not in stays}


def told_anew(heard: Together, name: str, case: RuledCase) -> dict[str, Any]:
    """The facts of a story in which another one stands for him who did something: what was told and is told no more is
    taken away, and what was answered stays, unless it says who erred.
    """
    known = {fact: value for fact, value in case["facts"].items() if value is not None}
    edition = case["ruling"]["edition"]
    before, _ = _told(heard.read_before, heard.before, case["name"], edition, {})
    fields = registry.get(name).fields
    answered = {fact: value for fact, value in known.items() if fact in fields and fact not in before}
    answered = {fact: value for fact, value in answered.items() if fact not in OF_WHO_ERRED}
    whole, _ = _told(heard.reading, heard.whole, name, edition, answered)
    return {**dict.fromkeys(fact for fact in known if fact in fields), **whole}


def still_told(
    heard: Together, name: str, known: Mapping[str, Any], said: Mapping[str, Any], firm: Set[str]
) -> set[str]:
    """The facts that a text seems to tell otherwise than the case was told, though the whole still tells them so.

    Not those of a correction that are `firm`: it says the contrary of what stands in the whole.
    """
    whole = chances_of(heard.whole.heard, name)
    found = set()
    for fact, value in said.items():
        if known.get(fact) not in (None, value) and fact not in firm:
            still = _chance(whole, fact, known[fact])
            if still >= STILL and _chance(whole, fact, value) < HARDLY * still:
                found.add(fact)
    return found


def left_in_doubt(heard: Together, name: str) -> set[str]:
    """The facts that the whole tells in words which leave them in doubt."""
    return {fact for fact, row in worked_out(heard.whole.heard, name, {}).items() if not row.sure}


def otherwise_worked_out(heard: Together, name: str, said: Mapping[str, Any]) -> set[str]:
    """The facts that a text seems to tell by itself, and of which the whole with it works out another value, for sure
    and only with it (`his partner did not win it, dummy did`).
    """
    before, whole = (_worked_out(one.heard, name) for one in (heard.before, heard.whole))
    anew = {fact: row.value for fact, row in whole.items() if row.sure and before.get(fact) != row}
    return {fact for fact, value in said.items() if fact in anew and anew[fact] != value}


def _worked_out(heard: Heard, name: str) -> dict[str, Read]:
    rows = {one.fact: Read(one.fact, one.value, one.words, True, one.p) for one in told_to(heard, name)}
    return worked_out(heard, name, rows)


def now_in_doubt(heard: Together, case: RuledCase, facts: Mapping[str, Any]) -> dict[str, None]:
    """The facts of a case that its story told, or of which it worked out nothing, and that the text leaves in doubt:
    taken away, and asked.
    """
    before, known = worked_out(heard.before.heard, case["name"], {}), case["facts"]
    doubted = left_in_doubt(heard, case["name"]) - facts.keys()
    doubted = {fact for fact in doubted if known.get(fact) is not None}
    return {fact: None for fact in doubted if fact not in before or before[fact].value == known[fact]}


def _otherwise(heard: Together, name: str, known: Mapping[str, Any], before: Mapping[str, Any]) -> dict[str, Any]:
    """What a text by itself tells well, and the whole better than what the case was told before.

    Of who did what nothing is turned so, nor what was answered, tapped or put right.
    """
    whole, alone, found = chances_of(heard.whole.heard, name), heard.alone.heard, {}
    if alone.done("call"):  # `then West opened 1 spade` tells what came since
        return {}
    doubted = left_in_doubt(heard, name)
    for one in told_to(alone, name, PLAINLY):
        was = None if alone.only_states(one.fact, one.words) else known.get(one.fact)
        heard_so = was is not None and was == before.get(one.fact) and one.fact not in OF_THE_TABLE | doubted
        if heard_so and was != one.value and _chance(whole, one.fact, one.value) > _chance(whole, one.fact, was):
            found[one.fact] = one.value
    return found


def _stays(heard: Together, name: str, fact: str, was: Any, now: Any) -> bool:
    """Whether what the case was told better than not is only heard otherwise, neither well nor in the text itself."""
    if was is None or was == now:
        return False
    before, whole, alone = (chances_of(one.heard, name) for one in (heard.before, heard.whole, heard.alone))
    taught = value_key(now) in whole.get(fact, {})
    less = _chance(whole, fact, now) < WELL and _chance(alone, fact, now) < FAINT
    return taught and less and _chance(before, fact, was) >= WELL


def _chance(chances: Mapping[str, Mapping[str, float]], fact: str, value: Any) -> float:
    return chances.get(fact, {}).get(value_key(value), 0.0)


def _told(
    reading: Reading, heeded: Heeded, name: str, edition: str, given: dict[str, Any]
) -> tuple[dict[str, Any], Sequence[Read]]:
    """The facts that a story tells a procedure, besides those given, and what they were read from."""
    try:
        _, rows, facts = rule_told(reading, heeded.heard, name, edition, reading.language, given, False, heeded.second)
    except BadFacts:  # of what was answered something cannot be, as the whole is told
        return _told(reading, heeded, name, edition, {}) if given else ({}, ())
    return facts, rows

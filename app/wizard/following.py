"""A question asked after another: further facts of the same case, or a case of its own.

"És ha a felvevő elfogadja?" goes on with the case before it; a question that names another procedure starts a new one.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from app.asking.facts import Read, facts_of
from app.asking.match import match as match_procedures
from app.asking.told import PLAIN
from app.looking_up.library import Library
from app.wizard.answers import bare_answer, open_told, words_in
from app.wizard.correcting import correction, marked, without_marks
from app.wizard.wording_match import follow_up_words, keys_of, values_meant
from corpus.citations import cited
from corpus.errors import BadFacts
from corpus.model import Language
from retrieval.reading import Reading
from retrieval.reading.tokens import tokens
from rulings import registry
from rulings.table.choosing import PROCEDURES
from understanding.facts import told_to
from understanding.hear import hear
from understanding.heard import Heard
from understanding.scores import asked as score_asked

ANOTHER, TOLD_WHOLE = 0.5, 12
"""The share from which a text sounds like another procedure, and the words from which it may tell a case anew."""
NAMED, TIMES = 0.06, 4
"""The share from which a short text that names another matter sounds like it, and how many times that of its case."""
IRREGULAR = frozenset(PROCEDURES.values()) | {"bid_out_of_rotation", "pass_out_of_rotation", "double_out_of_rotation"}
"""Procedures that an irregularity asks for; the others rule what follows from one."""


@dataclass(frozen=True, slots=True)
class FollowUp:
    """What a follow-up does to its case: facts told or put right (None: taken away), readings in doubt, its language.

    `kind` is continued, asked (a question: the case stands) or unclear. A correction brings the `table` put right, what
    was `corrected` and the `procedure` that rules it now; `heard` says whether the text is part of the story from now
    on.
    """

    facts: dict[str, Any]
    doubtful: tuple[Read, ...]
    language: Language
    kind: str = "continued"
    procedure: str = ""
    corrected: tuple[tuple[str, str, str], ...] = ()
    table: dict[str, Any] | None = None
    heard: bool = False


def follow_up(library: Library, text: str, previous: dict[str, Any], language: Language) -> FollowUp | None:
    """What a text does to the case in `previous` (a document of `ask` with a procedure), or None for a new case.

    `language` is the one the text seems to be in; the language the case was told in is tried first. The open case is
    tried before anything else: only a clear sign begins another one.
    """
    spoken: Language = previous.get("heard_in", previous["language"])
    tongues = list(dict.fromkeys((spoken, language)))
    if any(_begins_anew(text, one) for one in tongues):
        return None
    for tried in tongues:
        if (put_right := _corrected(text, tried, previous)) is not None:
            return put_right
    found = _told(library, text, previous, tongues)
    if found is None:
        return None
    if not found.procedure and any(_asks(text, one, wholly=True) for one in tongues):
        return replace(found, facts={}, doubtful=(), kind="asked", heard=False)
    known = previous["procedure"]["facts"]
    if found.procedure or any(known.get(fact) != value for fact, value in found.facts.items()):
        return found
    asks = any(_asks(text, one) for one in tongues)
    if found.doubtful and (not asks or any(_goes_on(text, one) for one in tongues)):
        return found
    if asks:
        return replace(found, facts={}, doubtful=(), kind="asked", heard=False)
    if found.facts:
        return found
    if again := _again(text, tongues[0], previous):
        return replace(found, facts=again, heard=False)
    nearer = _nearer(text, previous, tongues[0])
    return nearer or replace(found, kind="unclear", heard=False)


def _again(text: str, language: Language, previous: dict[str, Any]) -> dict[str, Any]:
    """The facts that a text tells and the case knew."""
    name, known = previous["procedure"]["name"], previous["procedure"]["facts"]
    meant = values_meant(without_marks(text, language), language, name, (), known)
    told = {one.fact: one.value for one in told_to(hear(text, language), name)}
    told |= {one.fact: one.value for one in meant if one.sure}
    return {fact: value for fact, value in told.items() if known.get(fact) == value}


def _told(library: Library, text: str, previous: dict[str, Any], tongues: list[Language]) -> FollowUp | None:
    """The further facts that a text tells; None where it tells of another matter."""
    case = previous["procedure"]
    found = None
    for tried in tongues:
        reading = library.read(text, tried)
        found = _added(reading, case)
        if found.facts and _goes_on(text, tried):
            return found
        if score_asked(text, tried) is not None and "score" not in case["name"]:
            return None
        if _another(library, reading, case["name"]):
            if _only_asks(reading, case["name"]):
                return FollowUp({}, (), tried)
            plain = len(tokens(text)) >= TOLD_WHOLE or _plainly(library, reading, case["name"])
            if not plain or marked(text, tried):
                return told_together(text, previous, tried)
            own = cited(library.store, text) or any(item.sure for item in reading.of("seat"))
            return None if own else _other(text, previous, tried)
        if found.facts or found.doubtful:
            told = None if found.facts or _goes_on(text, tried) else told_together(text, previous, tried)
            return told if told is not None and told.facts else found
    told = told_together(text, previous, tongues[0])
    if told is not None:
        return told
    return found if found is not None and _goes_on(text, found.language) else None


def _other(text: str, previous: dict[str, Any], language: Language) -> FollowUp | None:
    """The same case under another procedure that it was near to; None where the text tells a case of its own."""
    alone = hear(text, language)
    if alone.shown or not alone.ranked or len(tokens(text)) >= TOLD_WHOLE:
        return None
    name, whole = alone.ranked[0][0], hear(f"{_story(previous)}. {text}", language)
    return None if name == previous["procedure"]["name"] else _moved(whole, name, previous)


def _nearer(text: str, previous: dict[str, Any], language: Language) -> FollowUp | None:
    """The same case under the procedure that knows what the text tells, where the one that rules it does not."""
    alone, fields = hear(text, language), registry.get(previous["procedure"]["name"]).fields
    for name in _near(previous):
        if any(one.p >= PLAIN and one.fact not in fields for one in told_to(alone, name)):
            return _moved(hear(f"{_story(previous)}. {text}", language), name, previous)
    return None


def _near(previous: dict[str, Any]) -> list[str]:
    """The other procedures that a case may be about."""
    names = [row["name"] for row in previous["candidates"]] + [row["procedure"] for row in previous.get("also", ())]
    return [name for name in dict.fromkeys(names) if name != previous["procedure"]["name"]]


def _story(previous: dict[str, Any]) -> str:
    """What a case was told so far, as one text."""
    return ". ".join(one.rstrip(" .?!") for one in previous.get("told") or [previous["question"]])


def _moved(whole: Heard, name: str, previous: dict[str, Any]) -> FollowUp:
    """The case under another procedure, with what the whole story tells it."""
    language = whole.language
    facts: dict[str, Any] = {}
    for fact, value in _facts_told(whole, name).items():
        if _can_be(name, {**facts, fact: value}, previous):
            facts[fact] = value
    return FollowUp(facts, (), language, procedure=name, heard=True)


def _begins_anew(text: str, language: Language) -> bool:
    """Whether the text says that it is about another board, another table or another question."""
    words = f" {_words(text)} "
    return any(f" {row} " in words for row in follow_up_words()["new_case"][language])


def _asks(text: str, language: Language, wholly: bool = False) -> bool:
    """Whether a text asks something of its case, or does nothing else; a supposition does not ("and if it rains?")."""
    book = follow_up_words()
    long = [row for row in book["markers"][language] if " " in row]
    supposing = {row.split()[-1] for row in long}
    words = _words(text).split()
    while words and words[0] in book["markers"][language] and words[0] not in supposing:
        words = words[1:]
    rest = f"{' '.join(words)} "
    if not words or words[0] in supposing or any(rest.startswith(f"{row} ") for row in long):
        return False
    begins, ends = words[0] in book["questions"][language], text.rstrip().endswith("?")
    return begins and ends if wholly else begins or ends


def _only_asks(reading: Reading, name: str) -> bool:
    """Whether a text asks for what follows of the case, and tells nothing that could be an irregularity of its own."""
    if not _asks(reading.text, reading.language):
        return False
    heard = hear(reading.text, reading.language)
    sounds = heard.ranked[0][0] if heard.ranked else name
    return not heard.shown and sounds not in IRREGULAR and not sounds.startswith(("revoke", "vsz", "ulti"))


def _corrected(text: str, language: Language, previous: dict[str, Any]) -> FollowUp | None:
    """What a correction does to the case, as far as the engine takes it."""
    case = previous["procedure"]
    made = correction(text, language, case, previous["understood"])
    if made is None:
        return None
    fields = registry.get(made.procedure).fields
    wanted = {fact: value for fact, value in made.facts.items() if fact in fields}
    facts: dict[str, Any] = wanted
    if not _can_be(made.procedure, {fact: value for fact, value in wanted.items() if value is not None}, previous):
        facts = {}
        for fact, value in wanted.items():
            if value is None or _can_be(made.procedure, {**facts, fact: value}, previous):
                facts[fact] = value
    if not facts and not made.rows:
        return None
    return FollowUp(facts, (), language, procedure=made.procedure, corrected=made.rows, table=made.table)


def _plainly(library: Library, reading: Reading, name: str) -> bool:
    """Whether a short text that names another matter sounds like it too: a law, the same case anew, another law's."""
    said = {concept for concept, item in reading.concepts.items() if item.sure and not concept.endswith("_told")}
    if cited(library.store, reading.text) or said & set(registry.get(name).concepts):
        return True
    heard = hear(reading.text, reading.language).ranked
    if not heard or registry.get(heard[0][0]).laws[:1] == registry.get(name).laws[:1]:
        return False
    return heard[0][1] >= max(NAMED, TIMES * dict(heard).get(name, 0.0))


def told_together(text: str, previous: dict[str, Any], language: Language) -> FollowUp | None:
    """What a text adds when it is heard as the next sentence of its case; None where it sounds like another case.

    Only what the case tells with the text and did not tell without it is new; what the words of the text alone tell,
    and the whole bears out, wins over that, and over what was known.
    """
    case = previous["procedure"]
    name, known = case["name"], case["facts"]
    alone = hear(text, language)
    if (
        alone.ranked
        and alone.ranked[0][0] != name
        and alone.ranked[0][1] >= ANOTHER
        and len(tokens(text)) >= TOLD_WHOLE
    ):
        return None
    story = _story(previous)
    before = _facts_told(hear(story, language), name)
    together = hear(f"{story}. {text}", language)
    whole = _facts_told(together, name, text)
    facts = {fact: value for fact, value in whole.items() if fact not in known and before.get(fact) != value}
    told = {one.fact for one in told_to(together, name)}
    facts |= {one.fact: one.value for one in told_to(alone, name) if one.p >= PLAIN and one.fact in told}
    kept = {fact: value for fact, value in facts.items() if _can_be(name, {**known, fact: value}, previous)}
    return FollowUp(kept, (), language, heard=bool(kept))


def _facts_told(heard: Heard, name: str, text: str = "") -> dict[str, Any]:
    """The facts of a procedure that a story tells, by its table and by its words (only those within `text`)."""
    words = {one.fact: one.value for one in told_to(heard, name) if not text or one.words in text}
    return heard.facts(name) | words


def _can_be(name: str, facts: dict[str, Any], previous: dict[str, Any]) -> bool:
    """Whether the engine takes these facts together."""
    try:
        registry.rule(name, facts, previous["procedure"]["ruling"]["edition"], previous["language"], weighed=False)
    except BadFacts:
        return False
    return True


def _another(library: Library, reading: Reading, name: str) -> bool:
    """Whether the text names a procedure of its own, a law, or tells a whole case anew."""
    said = {concept for concept, item in reading.concepts.items() if item.sure and not concept.endswith("_told")}
    own = set(registry.get(name).concepts)
    goes_on = _goes_on(reading.text, reading.language)
    if said & own:
        whole = reading.auction is not None and len(reading.auction.calls) > 1
        seats = [item for item in reading.of("seat") if item.sure]
        return not goes_on and (whole or bool(seats))
    named = cited(library.store, reading.text)
    if named and not said:
        return True
    if not said:
        return False
    borne_out = [hit.canonical for hit in library.searcher.search(reading.text, reading.language, 10)]
    found = match_procedures(library.store, reading, [*named, *borne_out])
    return bool(found) and found[0].name != name


def _goes_on(text: str, language: Language) -> bool:
    """Whether the text begins as a question that goes on does."""
    words = _words(text)
    return any(words == marker or words.startswith(f"{marker} ") for marker in follow_up_words()["markers"][language])


def _words(text: str) -> str:
    """The words of a text, folded."""
    return " ".join(words_in(text))


def _added(reading: Reading, case: dict[str, Any]) -> FollowUp:
    name, known = case["name"], case["facts"]
    direct = bare_answer(reading.text, case, reading.language)
    if direct is not None:
        return FollowUp({direct.fact: direct.value}, (), reading.language)
    answered = open_told(reading.text, case, reading.language)
    known = known | answered
    rows = _calls(reading, name, known, [row for row in facts_of(reading, name) if known.get(row.fact) != row.value])
    facts = {fact: value for fact, value in answered.items() if case["facts"].get(fact) != value}
    facts |= {row.fact: row.value for row in rows if row.sure and row.fact not in facts}
    doubtful = [row for row in rows if not row.sure and row.fact not in facts]
    asked = [need["name"] for need in case["need"]]
    used = frozenset({"=replace"}) if "replacement" in facts else frozenset()
    for found in values_meant(
        without_marks(_without_calls(reading), reading.language), reading.language, name, asked, known, used
    ):
        if found.fact in facts or known.get(found.fact) == found.value:
            continue
        if found.sure:
            facts[found.fact] = found.value
        else:
            doubtful.append(Read(found.fact, found.value, reading.text, False))
    return FollowUp(facts, tuple(doubtful), reading.language)


def _without_calls(reading: Reading) -> str:
    """The text with blanks where a call was read: its words are understood already."""
    text = reading.text
    for item in reading.of("call"):
        text = text[: item.start] + " " * (item.end - item.start) + text[item.end :]
    return text


def _calls(reading: Reading, name: str, known: dict[str, Any], rows: list[Read]) -> list[Read]:
    """One call told in a follow-up replaces the irregular one where the procedure knows a replacement.

    It never becomes the whole auction of a case whose auction was told; several calls tell it anew.
    """
    fields = registry.get(name).fields
    calls = list(reading.actions)
    if len(calls) != 1 or not (known.get("auction") or known.get("withdrawn") or known.get("out_of_turn")):
        return rows
    kept = [row for row in rows if row.fact not in ("auction", "withdrawn")]
    told_so = "=replace" in keys_of(reading.text, reading.language).words
    if "replacement" in fields and told_so and all(row.fact != "replacement" for row in kept):
        kept.append(Read("replacement", str(calls[0].call), calls[0].words, calls[0].sure))
    return kept


__all__ = ["FollowUp", "follow_up", "told_together"]

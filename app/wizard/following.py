"""A question asked after another: further facts of the same case, or a case of its own.

"És ha a felvevő elfogadja?" goes on with the case before it; a question that names another procedure starts a new one.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from app.asking.facts import Read, facts_of
from app.asking.match import match as match_procedures
from app.asking.told import PLAIN
from app.looking_up.library import Library
from app.wizard.inputs import input_of
from app.wizard.wording_match import follow_up_words, values_meant
from bridge.errors import BridgeError
from bridge.notation import read_call, read_card, read_seat
from corpus.citations import cited
from corpus.errors import BadFacts
from corpus.model import Language
from retrieval.reading import Reading
from retrieval.reading.tokens import tokens
from rulings import registry
from understanding.facts import told_to
from understanding.hear import hear

ANOTHER, TOLD_WHOLE = 0.5, 12
"""The share from which a text sounds like another procedure, and the words from which it may tell a case anew."""
NAMED = 0.1
"""The share from which a short text that names another matter sounds like it."""
SHORT = 4
"""Words of an answer to the question just asked ("North", "2 spades", "yes")."""


@dataclass(frozen=True, slots=True)
class FollowUp:
    """What a follow-up adds: facts that are sure, readings in doubt, and the language it is in."""

    facts: dict[str, Any]
    doubtful: tuple[Read, ...]
    language: Language


def follow_up(library: Library, text: str, previous: dict[str, Any], language: Language) -> FollowUp | None:
    """The further facts of the case in `previous` (a document of `ask` with a procedure), or None for a new case.

    `language` is the one the text seems to be in; the language of the case is tried first.
    """
    case = previous["procedure"]
    found = None
    for tried in dict.fromkeys((previous["language"], language)):
        reading = library.read(text, tried)
        found = _added(reading, case)
        if found.facts and _goes_on(text, tried):
            return found
        if _another(library, reading, case["name"]):
            plain = len(tokens(text)) >= TOLD_WHOLE or _plainly(library, reading, case["name"])
            return None if plain else told_together(text, previous)
        if found.facts or found.doubtful:
            return found
    told = told_together(text, previous)
    if told is not None:
        return told
    return found if found is not None and _goes_on(text, found.language) else None


def _plainly(library: Library, reading: Reading, name: str) -> bool:
    """Whether a short text that names another matter sounds like it too: a law, the same case anew, another law's."""
    said = {concept for concept, item in reading.concepts.items() if item.sure and not concept.endswith("_told")}
    if cited(library.store, reading.text) or said & set(registry.get(name).concepts):
        return True
    heard = hear(reading.text, reading.language).ranked
    return bool(heard) and heard[0][1] >= NAMED and registry.get(heard[0][0]).laws[:1] != registry.get(name).laws[:1]


def told_together(text: str, previous: dict[str, Any]) -> FollowUp | None:
    """What a text adds when it is heard as the next sentence of the case; None where it sounds like another case.

    Facts that the words of the text alone tell win over those that the whole tells, and those over what was known.
    """
    case, language = previous["procedure"], previous["language"]
    name, known = case["name"], case["facts"]
    alone = hear(text, language)
    if (
        alone.ranked
        and alone.ranked[0][0] != name
        and alone.ranked[0][1] >= ANOTHER
        and len(tokens(text)) >= TOLD_WHOLE
    ):
        return None
    whole = hear(f"{previous['question'].rstrip(' .?!')}. {text}", language)
    facts = {fact: value for fact, value in whole.facts(name).items() if fact not in known}
    facts |= {one.fact: one.value for one in told_to(whole, name) if one.fact not in known}
    facts |= {
        one.fact: one.value for one in told_to(alone, name) if one.p >= PLAIN and known.get(one.fact) != one.value
    }
    kept = {fact: value for fact, value in facts.items() if _can_be(name, {**known, fact: value}, previous)}
    return FollowUp(kept, (), language)


def _can_be(name: str, facts: dict[str, Any], previous: dict[str, Any]) -> bool:
    """Whether the engine takes these facts together."""
    try:
        registry.rule(name, facts, previous["procedure"]["ruling"]["edition"], previous["language"])
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
    words = " ".join(token.folded for token in tokens(text))
    return any(words == marker or words.startswith(f"{marker} ") for marker in follow_up_words()["markers"][language])


def _added(reading: Reading, case: dict[str, Any]) -> FollowUp:
    name, known = case["name"], case["facts"]
    direct = _reply(reading.text, case, reading.language)
    if direct is not None:
        return FollowUp({direct.fact: direct.value}, (), reading.language)
    rows = _calls(reading, name, known, [row for row in facts_of(reading, name) if known.get(row.fact) != row.value])
    facts = {row.fact: row.value for row in rows if row.sure}
    doubtful = [row for row in rows if not row.sure]
    asked = [need["name"] for need in case["need"]]
    used = frozenset({"=replace"}) if "replacement" in facts else frozenset()
    for found in values_meant(_without_calls(reading), reading.language, name, asked, known, used):
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
    if "replacement" in fields and all(row.fact != "replacement" for row in kept):
        kept.append(Read("replacement", str(calls[0].call), calls[0].words, calls[0].sure))
    return kept


def _reply(text: str, case: dict[str, Any], language: Language) -> Read | None:
    """A bare answer to the question just asked: yes or no, one of its answers, a seat, a call, a card, a number."""
    words = [token.folded for token in tokens(text) if token.folded.isalnum()]
    if not case["need"] or not words or len(words) > SHORT:
        return None
    need = case["need"][0]
    asked, said = input_of(case["name"], need["name"], language), " ".join(words)
    value: Any = None
    if asked.kind == "choice" and set(asked.choices) == {True, False}:
        for key, answer in (("yes", True), ("no", False)):
            if len(words) == 1 and words[0] in follow_up_words()[key][language]:
                value = answer
    elif asked.kind == "choice":
        value = _chosen(said, asked.choices, asked.labels)
    elif asked.kind == "number" and len(words) == 1 and words[0].isdigit():
        value = int(words[0])
    else:
        value = _read(asked.kind, text.strip(" ?!."), language)
    return None if value is None else Read(need["name"], value, text, True)


def _chosen(said: str, choices: tuple[Any, ...], labels: tuple[str, ...]) -> Any:
    folded = [" ".join(token.folded for token in tokens(label) if token.folded.isalnum()) for label in labels]
    same = [value for value, label in zip(choices, folded, strict=True) if label == said]
    begins = [value for value, label in zip(choices, folded, strict=True) if label.startswith(f"{said} ")]
    found = same or begins
    return found[0] if len(found) == 1 else None


def _read(kind: str, text: str, language: Language) -> Any:
    readers = {"call": read_call, "card": read_card, "seat": read_seat}
    if kind not in readers:
        return None
    try:
        return str(readers[kind](text, language))
    except BridgeError:
        return None


__all__ = ["FollowUp", "follow_up"]

"""What a text says to the question that its case has just asked: a bare answer, or a yes or no with more behind it."""

from __future__ import annotations

from typing import Any

from app.answering.documents import RuledCase
from app.asking.facts import Read
from app.asking.told import PLAIN
from app.wizard.inputs import input_of
from app.wizard.wording_match import follow_up_words
from bridge.errors import BridgeError
from bridge.notation import read_call, read_card, read_seat
from bridge.whole import whole
from corpus.model import Language
from retrieval.reading.tokens import tokens
from rulings import registry
from rulings.engine.ruling_document import Need
from understanding.clauses import cut
from understanding.facts import told_to
from understanding.hear import hear
from understanding.pointing import value_of

SHORT = 4
"""Words of an answer to the question just asked ("North", "2 spades", "yes")."""
SUPPOSED = 6
"""Words of a supposition that answers it ("and what if she passes?")."""


def bare_answer(text: str, case: RuledCase, language: Language) -> Read | None:
    """A bare answer to the question just asked: yes or no, one of its answers, a seat, a call, a card, a number."""
    words = words_in(text)
    if not case["need"] or not words:
        return None
    need = case["need"][0]
    if (passed := _passed(text, need, language)) is not None:
        return Read(need["name"], passed, text, True)
    if len(words) > SHORT:
        return None
    asked, said = input_of(case["name"], need["name"], language), " ".join(words)
    value: Any = None
    if asked.kind == "choice" and set(asked.choices) == {True, False}:
        value = yes_or_no(words[0], language) if len(words) == 1 else None
    elif asked.kind == "choice":
        value = _seated(text, need, language) or _chosen(said, asked.choices, asked.labels)
    elif asked.kind == "number" and len(words) == 1 and (count := whole(words[0])) is not None:
        value = count
    else:
        value = _read(asked.kind, text.strip(" ?!."), language) or _mentioned(asked.kind, text, language)
    return None if value is None else Read(need["name"], value, text, True)


def open_told(text: str, case: RuledCase, language: Language) -> dict[str, Any]:
    """The fact just asked for, where a text begins with yes or no and its other words tell the same of it, or nothing
    plainly.
    """
    words = words_in(text)
    first = yes_or_no(words[0], language) if words else None
    if not case["need"] or first is None:
        return {}
    name = case["need"][0]["name"]
    if set(registry.get(case["name"]).fields[name].type.finite or ()) != {True, False}:
        return {}
    plain = {one.fact: one.value for one in told_to(hear(text, language), case["name"]) if one.p >= PLAIN}
    return {name: first} if plain.get(name) is first or not plain else {}


def begun_with(text: str, case: RuledCase, language: Language) -> dict[str, Any]:
    """The fact just asked for, where a text begins with its bare answer and tells more behind it (*East, he dealt*)."""
    head, stop, rest = text.partition(",")
    found = bare_answer(head, case, language) if stop and words_in(rest) else None
    return {} if found is None or isinstance(found.value, bool) else {found.fact: found.value}


def words_in(text: str) -> list[str]:
    """The words of a text, folded."""
    return [token.folded for token in tokens(text) if token.folded.isalnum()]


def yes_or_no(word: str, language: Language) -> bool | None:
    """Whether a word is a yes or a no; None where it is neither."""
    book = follow_up_words()
    if word in book["yes"][language]:
        return True
    return False if word in book["no"][language] else None


def _chosen(said: str, choices: tuple[Any, ...], labels: tuple[str, ...]) -> Any:
    folded = [" ".join(words_in(label)) for label in labels]
    same = [value for value, label in zip(choices, folded, strict=True) if label == said]
    begins = [value for value, label in zip(choices, folded, strict=True) if label.startswith(f"{said} ")]
    found = same or begins
    return found[0] if len(found) == 1 else None


def _passed(text: str, need: Need, language: Language) -> Any:
    """The value that is a pass, where a few words tell a pass alone: *and what if she passes?*"""
    if len(words_in(text)) > SUPPOSED or _calls(text, language) != {"P"}:
        return None
    passes = [_calls(label, language) == {"P"} for label in need.get("labels", ())]
    return need["choices"][passes.index(True)] if passes.count(True) == 1 else None


def _calls(text: str, language: Language) -> set[str]:
    """The calls that a text names."""
    return {value_of(one) for one in cut(text, language).mentions if one.kind == "call"}


def _seated(text: str, need: Need, language: Language) -> Any:
    """The value whose name for this case is the seat that a text is: *East*, where it is asked whose turn it was."""
    seat = _read("seat", text.strip(" ?!."), language)
    named = [_read("seat", label, language) for label in need.get("labels", ())]
    return need["choices"][named.index(seat)] if seat is not None and named.count(seat) == 1 else None


def _mentioned(kind: str, text: str, language: Language) -> str | None:
    """The one call or card that a few words name: *1 spade now*."""
    named = [one for one in cut(text, language).mentions if one.kind == kind and one.sure]
    return value_of(named[0]) if kind in ("call", "card") and len(named) == 1 else None


def _read(kind: str, text: str, language: Language) -> Any:
    readers = {"call": read_call, "card": read_card, "seat": read_seat}
    if kind not in readers:
        return None
    try:
        return str(readers[kind](text, language))
    except BridgeError:
        return None

"""A follow-up heard together with all that its case was told: the procedure is chosen anew, and what is told is found.

What the whole story tells with the text and did not tell without it is new; so facts that were tapped or put right
stay, and what was read from the story before is not lost because another sentence stands behind it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from app.asking.hearing import Heeded, heed
from app.asking.told import PLAIN, rule_told
from app.looking_up.library import Library
from app.wizard.answers import words_in
from corpus.citations import cited
from corpus.model import Language
from retrieval.nynorsk import as_bokmaal
from retrieval.reading import Reading
from retrieval.reading.tokens import tokens
from understanding.facts import told_to

SURELY = 0.6
"""The probability from which a text by itself tells of another case."""
WHOLE, ACTS, SOME = 24, 2, 12
"""Words from which a text may tell a case of its own; acts that it tells, with so many words, that do the same
where the whole story no longer sounds like its case."""
FEW = 5
"""Words of a text that by itself makes no case another one."""
STOPS = ".?!"
"""What ends a sentence."""
LESS, FALLEN = 0.2, 0.67
"""A case is ruled by another procedure where its own is a fifth as probable, and the text made it so."""


@dataclass(frozen=True, slots=True)
class Together:
    """A story, its next text, and both as one text, each heard in one language."""

    text: str
    language: Language
    before: Heeded
    whole: Heeded
    alone: Heeded
    reading: Reading
    """The whole story as read."""


def together(library: Library, story: str, text: str, language: Language, jurisdiction: str) -> Together:
    """A story heard without a text, with it, and the text alone."""
    said = as_bokmaal(text) if language == "nb" else text
    told = as_bokmaal(story) if language == "nb" else story
    parts = [library.read(one, language) for one in (told, joined((told, said)), said)]
    before, whole, alone = (_heeded(library, one, jurisdiction) for one in parts)
    return Together(said, language, before, whole, alone, parts[1])


def joined(texts: Sequence[str]) -> str:
    """What a case was told as one text, each part a sentence of its own."""
    return " ".join(one.strip() if one.rstrip()[-1:] in STOPS else f"{one.strip()}." for one in texts)


def _heeded(library: Library, reading: Reading, jurisdiction: str) -> Heeded:
    hits = [hit.canonical for hit in library.searcher.search(reading.text, reading.language, 10)]
    return heed(library, reading, hits, cited(library.store, reading.text), jurisdiction, witnessed=False)


def begins_another(heard: Together, name: str) -> bool:
    """Whether a text by itself tells a whole case, and another than the open one (ruled by `name`)."""
    best = heard.alone.choices[0] if heard.alone.choices else None
    if best is None or best.name == name or best.p < SURELY:
        return False
    long = len(tokens(heard.text))
    if long >= WHOLE:
        return True
    return long >= SOME and len(heard.alone.heard.table["events"]) >= ACTS and _standing(heard.whole, name) < 1.0


def procedure_of(heard: Together, name: str) -> str:
    """The procedure that rules the case from now on: another one where the text changes what the whole is about."""
    best = heard.whole.choices[0] if heard.whole.choices else None
    if best is None or best.name == name or len(words_in(heard.text)) <= FEW:
        return name
    now, was = _standing(heard.whole, name), _standing(heard.before, name)
    return best.name if now < min(LESS, FALLEN * was) else name


def _standing(heeded: Heeded, name: str) -> float:
    """How probable a procedure is beside the best one."""
    own = next((choice.p for choice in heeded.choices if choice.name == name), 0.0)
    return own / heeded.choices[0].p if heeded.choices else 1.0


def facts_told(heard: Together, name: str, known: Mapping[str, Any]) -> dict[str, Any]:
    """What the text adds to the facts of a procedure, or puts in the place of others.

    Only what the words of the text tell, or the table with them: that something told before sounds otherwise beside
    another sentence tells nothing. What the text alone tells plainly, and the whole bears out, wins.
    """
    after, before = _facts(heard.whole, name), _facts(heard.before, name)
    here = _facts(heard.whole, name, heard.text)
    found = {fact: value for fact, value in here.items() if before.get(fact) != value}
    own = {one.fact: one.value for one in told_to(heard.alone.heard, name) if one.p >= PLAIN and one.fact in after}
    found |= {fact: value for fact, value in own.items() if after.get(fact, value) == value or fact not in before}
    return {fact: value for fact, value in found.items() if known.get(fact) != value}


def _facts(heeded: Heeded, name: str, text: str = "") -> dict[str, Any]:
    """The facts that a story tells a procedure, by its table and by its words (only those within `text`)."""
    heard = heeded.heard
    spoken = [one for one in told_to(heard, name) if one.words.rstrip(STOPS) in text or not text]
    return heard.facts(name) | {one.fact: one.value for one in spoken}


def all_told(heard: Together, name: str, edition: str) -> dict[str, Any]:
    """All facts that the whole tells a procedure which did not rule the case before."""
    _, _, facts = rule_told(heard.reading, heard.whole.heard, name, edition, heard.language, {}, weighed=False)
    return facts

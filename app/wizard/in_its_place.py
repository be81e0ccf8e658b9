"""A correction that tells anew what was told before: it stands in that place, and the story is heard so as one.

In the place of the text before it (`The next trick has been led to, East led it, I think` - `No, sorry: dummy led a
heart, and neither of them has played`), whose facts are told no more; or in that of the clause of whoever it denies
(`East took the trick` - `Correction: it was won by South, not East`), where he does no act that a table holds.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from app.answering.documents import AnswerDocument, case_of
from app.asking.told import OF_THE_TABLE
from app.looking_up.library import Library
from app.wizard.correcting import ONE, denied_and_told
from app.wizard.marks import marked, without_marks
from app.wizard.other_role import other_role
from app.wizard.own_seat import seated_anew
from app.wizard.put_right import FollowUp
from app.wizard.together import Together, joined, procedure_of, retold, texts, together, without
from app.wizard.wording_match import follow_up_words
from corpus.model import Language
from rulings import registry
from rulings.engine.wording import value_key
from understanding.clauses import Text, cut
from understanding.facts import told_to
from understanding.hear import hear
from understanding.heard import Heard
from understanding.model import Clause, Mention

_MOVES = frozenset({"lead", "play", "call", "claim", "expose", "withdraw", "replace"})
"""Acts by which a game goes on."""
_FAINT, _WELL = 0.2, 0.5
"""How well a correction by itself, and the whole with it, tells what it turns."""
_STEM = 4
"""Letters by which two words of a correction and of a story are taken for one."""
_ALIKE = 2
"""Words of its own that a sentence has in common with what tells it anew, where they have no number in common."""
_NO_BIDS = ("P", "X", "XX")
"""Calls of which one is no correction of a bid."""


def in_its_place(library: Library, text: str, language: Language, previous: AnswerDocument) -> FollowUp | None:
    """What a correction does to the case in the place of what it corrects; None where it tells nothing of that anew.

    One who is denied is put right without words that say so (`the trick went to declarer, not to East`).
    """
    if found := other_role(library, text, language, previous):
        return found
    if not marked(text, language):
        return _of_a_clause(library, text, language, previous)
    return (
        seated_anew(library, text, language, previous)
        or _of_the_last(library, text, language, previous)
        or _of_its_sentence(library, text, language, previous)
        or _of_a_clause(library, text, language, previous)
    )


def _of_a_clause(library: Library, text: str, language: Language, previous: AnswerDocument) -> FollowUp | None:
    """What a correction does that denies one person and tells another instead, in a matter of which the table has none
    to exchange: who won a trick, of whom somebody asked.
    """
    case, before = case_of(previous), joined(texts(previous))
    read = cut(text, language)
    denied, told = denied_and_told(read, language)
    persons = [one for one in denied if one.kind == "who"]
    if len(persons) != 1 or not told:
        return None
    story = cut(before, language)
    clause = _clause_of(story, read, persons[0])
    there = None if clause is None else hear(story.said(clause.first, clause.last), language)
    if clause is None or there is None or there.done(*_MOVES) or there.told(*ONE):
        return None
    first, last = story.sentences()[clause.sentence]
    if hear(story.said(first, last), language).done(*_MOVES):
        first, last = clause.first, clause.last
    left = without(texts(previous), story.said(first, last))
    said = _without(read, persons[0], language)
    heard = together(library, joined(left), said, language, previous["jurisdiction"], before)
    known = case["facts"]
    anew = {fact: value for fact, value in retold(heard, case["name"], case).items() if value is not None}
    facts = {fact: value for fact, value in anew.items() if fact in known and fact not in OF_THE_TABLE}
    facts |= _turned(heard, case["name"], known)
    return FollowUp(facts, (), language, heard=True, story=left) if facts else None


def _turned(heard: Together, name: str, known: Mapping[str, Any]) -> dict[str, Any]:
    """The facts that a story tells otherwise than its case was told, now that a correction stands in its place there:
    the correction tells them by itself, be it faintly, and the whole well. Nothing of who did what.
    """
    alone = {(one.fact, value_key(one.value)) for one in told_to(heard.alone.heard, name, _FAINT)}
    found = {}
    for one in told_to(heard.whole.heard, name, _WELL):
        was = known.get(one.fact)
        if was not in (None, one.value) and one.fact not in OF_THE_TABLE and (one.fact, value_key(one.value)) in alone:
            found[one.fact] = one.value
    return found


def _clause_of(story: Text, read: Text, denied: Mention) -> Clause | None:
    """The clause of a story that tells of whom a correction denies; of several the one with most of its words."""
    said = {word.folded[:_STEM] for word in read.words if word.folded.isalnum() and len(word.folded) >= _STEM}
    best, most = None, 0
    for clause in story.clauses:
        words = {word.folded[:_STEM] for word in story.words[clause.first : clause.last + 1]}
        if any(one.value == denied.value for one in story.within(clause, "who")) and len(words & said) > most:
            best, most = clause, len(words & said)
    return best


def _without(read: Text, denied: Mention, language: Language) -> str:
    """A correction without its marks, and without whom it denies and the denial."""
    denials = follow_up_words()["corrections"]["denies"][language]
    first = max(at for at in range(denied.first) if read.words[at].folded in denials)
    text = read.source[: read.words[first].start] + read.source[read.words[denied.last].end :]
    return without_marks(text, language)


def _of_the_last(library: Library, text: str, language: Language, previous: AnswerDocument) -> FollowUp | None:
    """What a correction of the follow-up before it does to the case; None where it tells no act of that one anew."""
    if not _goes_on(previous):
        return None
    said = without_marks(text, language)
    now, last = hear(said, language), hear(texts(previous)[-1], language)
    if not _acts(now) & _acts(last) or not _whole(now):
        return None
    return _instead(library, said, texts(previous)[:-1], language, previous)


def _of_its_sentence(library: Library, text: str, language: Language, previous: AnswerDocument) -> FollowUp | None:
    """What a correction does that tells anew one sentence of the follow-up before it, which told a fact; None where
    that one is told as well with the correction in its place.
    """
    if not _goes_on(previous):
        return None
    read = cut(text, language)
    if previous["course"]["move"]["procedure"] or any(one.kind != "who" for one in denied_and_told(read, language)[0]):
        return None  # it moved the case to another matter, or what it named is put right
    *story, last = texts(previous)
    left = _left(read, cut(last, language), cut(joined(story), language))
    if left is None:
        return None
    story = [*story, *([left] if left else [])]
    found = _instead(library, without_marks(text, language), story, language, previous)
    course, name = previous["course"], found.procedure or case_of(previous)["name"]
    was = {fact: now for fact, (_, now) in course["changed"].items() if fact in course["move"]["told"]}
    whole = hear(joined([*story, text]), language)
    still = {one.fact for one in told_to(whole, name, _WELL) if was.get(one.fact) == one.value}
    return found if was.keys() - still else None


def _left(read: Text, last: Text, story: Text) -> str | None:
    """A follow-up without the sentences that another text tells anew, by a number or words that they have in common and
    the story before them has not; None where there are none.
    """
    known = _stems(story, 0, len(story.words) - 1) | _numbers(story, 0, len(story.words) - 1)
    said, numbers = (own(read, 0, len(read.words) - 1) - known for own in (_stems, _numbers))
    kept = [
        span
        for span in last.sentences()
        if not _numbers(last, *span) & numbers and len(_stems(last, *span) & said) < _ALIKE
    ]
    return " ".join(last.said(*span) for span in kept) if len(kept) < len(list(last.sentences())) else None


def _stems(text: Text, first: int, last: int) -> set[str]:
    """The beginnings of the longer words of a span that name nobody."""
    named = {place for one in text.mentions if one.kind == "who" for place in range(one.first, one.last + 1)}
    words = [text.words[at].folded for at in range(first, last + 1) if at not in named]
    return {word[:_STEM] for word in words if word.isalnum() and len(word) >= _STEM}


def _numbers(text: Text, first: int, last: int) -> set[str]:
    return {f"#{one.value}" for one in text.mentions if one.kind == "number" and first <= one.first <= last}


def _goes_on(previous: AnswerDocument) -> bool:
    """Whether the text before was a follow-up that told its case something."""
    course, told_so_far = previous.get("course"), texts(previous)
    if course is None or course["kind"] != "continued" or len(told_so_far) < 2:
        return False
    return bool(told_so_far[-1] == course["move"]["text"])


def _instead(
    library: Library, said: str, story: Sequence[str], language: Language, previous: AnswerDocument
) -> FollowUp:
    """What a text does to a case in the place of the follow-up before it, where `story` is what stays of all told."""
    course, case = previous["course"], case_of(previous)
    before = {fact: was for fact, (was, _) in course["changed"].items()}
    known: dict[str, Any] = {**case["facts"], **before}
    heard = together(library, joined(story), said, language, previous["jurisdiction"])
    told = {fact: value for fact, value in known.items() if value is not None}
    name = procedure_of(heard, case["name"], told)
    undone = {fact: was for fact, was in before.items() if fact in registry.get(name).fields}
    facts = {**undone, **retold(heard, name, {**case, "facts": told})}
    moved = name if name != case["name"] else ""
    return FollowUp(facts, (), language, procedure=moved, heard=True, story=tuple(story))


def _acts(heard: Heard) -> set[tuple[str, str]]:
    """The moves of a game that a text tells or denies, whoever made them; a pass is no bid."""
    rows = [row for row in heard.table["events"] if row["act"] in _MOVES]
    calls = [(str(row["act"]), str((row.get("what") or {}).get("call") or "")) for row in rows]
    return {(act, call if call in _NO_BIDS else "") for act, call in calls}


def _whole(heard: Heard) -> bool:
    """Whether a text tells by itself who did something, and what."""
    return any(row.get("who") and row.get("what") for row in heard.done(*_MOVES))

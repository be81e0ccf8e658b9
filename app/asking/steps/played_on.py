"""What words of time tell of a revoke: that nobody had played to the next trick when it was noticed (63A1)."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache

from app.asking.facts import Read
from corpus.model import Language
from retrieval.reading import Item, Reading
from understanding.clauses import Text, cut
from understanding.facts import TOLD
from understanding.heard import Heard
from understanding.times import not_played_on, says_noticed

SINCE_REVOKE = "since_revoke"
"""What the side that revoked has done since."""
NOTHING, PLAYED_ON = "nothing", ("established", "led_before_partner", "partner_played_after")
"""What that is where nothing was done, and facts that are so only where something was."""
REVOKE_TRICK, NEXT_TRICK = "revoke_trick", "played_to_next_trick"
"""The number of the trick of a revoke; that the side that revoked has played to the next one."""
DEFECTIVE_TRICK, BOTH_PLAYED_ON = "defective_trick", "both_sides_played_on"
"""The number of a trick with a card missing or too many; that both sides have played to the next one."""
PLAYED = frozenset({"play", "lead", "discard", "ruff", "follow", "revoke"})
"""Acts in the trick that is told."""
WELL = 0.8
"""How probable what words of time tell is."""


def noticed_in(reading: Reading) -> int | None:
    """The number of the trick in which a revoke is told to have been noticed (`only noticed it in trick seven`)."""
    numbers = {item.value[1] for item in _tricks_of_notice(reading)}
    return numbers.pop() if len(numbers) == 1 else None


def without_notice(reading: Reading, rows: Sequence[Read]) -> list[Read]:
    """The facts read, without a trick that is the one in which something was noticed: the other one, where told."""
    found = _tricks_of_notice(reading)
    row = next((row for row in rows if row.fact == REVOKE_TRICK), None)
    if not found or row is None:
        return list(rows)
    places = {item.start for item in found}
    left = {item.value[1] for item in _numbered(reading) if item.start not in places}
    others = [one for one in rows if one is not row]
    return [*others, replace(row, value=left.pop(), sure=True)] if len(left) == 1 else others


def _numbered(reading: Reading) -> list[Item]:
    """The tricks named by their number, whatever happened in them: one fact of the reader hears them all."""
    return [item for item in reading.of("fact") if item.value[0] == REVOKE_TRICK]


def _tricks_of_notice(reading: Reading) -> list[Item]:
    """The tricks told in a clause that says that something was noticed, and no card played."""
    tricks = _numbered(reading)
    if not tricks:
        return []
    text = _cut(reading.text, reading.language)
    found = []
    for clause in text.clauses:
        acts = {str(one.value).partition(":")[0] for one in text.within(clause, "verb")}
        begin, end = text.words[clause.first].start, text.words[clause.last].end
        if says_noticed(text, clause) and acts.isdisjoint(PLAYED):
            found += [item for item in tricks if begin <= item.start < end]
    return found


@lru_cache(maxsize=4)
def _cut(text: str, language: Language) -> Text:
    """A text is asked for its notice more than once."""
    return cut(text, language)


def _by_later_trick(reading: Reading, fields: Collection[str], rows: Mapping[str, Read]) -> dict[str, Read]:
    """That both sides have played on where a trick is told two or more behind the defective one: all have played to
    the next (67B). The later one is not the trick of the revoke.
    """
    trick, played = rows.get(DEFECTIVE_TRICK), rows.get(BOTH_PLAYED_ON)
    if not {DEFECTIVE_TRICK, BOTH_PLAYED_ON} <= set(fields) or trick is None or not trick.sure:
        return {}
    tricks = [item.value[1] for item in _numbered(reading)]
    if max(tricks, default=0) < trick.value + 2 or (played is not None and played.value is False and played.p >= WELL):
        return {}
    found = {BOTH_PLAYED_ON: Read(BOTH_PLAYED_ON, True, reading.text, True, WELL)}
    if (row := rows.get(REVOKE_TRICK)) is not None and row.value != trick.value:
        found[REVOKE_TRICK] = replace(row, sure=False, p=TOLD)
    return found


def by_notice(reading: Reading, fields: Collection[str], rows: Mapping[str, Read]) -> dict[str, Read]:
    """What the trick tells in which a revoke was noticed: it is not the trick of the revoke, whoever reads it as that.

    Two tricks after the revoke and later, it is established: all have played to the next trick (63A1).
    """
    found = _by_later_trick(reading, fields, rows)
    noticed, trick, since = noticed_in(reading), rows.get(REVOKE_TRICK), rows.get(SINCE_REVOKE)
    if noticed is None or trick is None:
        return found
    if trick.value == noticed:
        trick = next(iter(without_notice(reading, [trick])), replace(trick, sure=False, p=TOLD))
        found[REVOKE_TRICK] = trick
    later = trick.sure and noticed >= trick.value + 2
    if SINCE_REVOKE in fields and later and (since is None or since.value in (NOTHING, NEXT_TRICK)):
        found[SINCE_REVOKE] = Read(SINCE_REVOKE, NEXT_TRICK, reading.text, True, WELL)
    return found


def by_trick(read: Text, fields: Collection[str], rows: Mapping[str, Read]) -> dict[str, Read]:
    """What a sentence tells that says that nobody had played to the next trick: since the revoke nothing was done.

    What is heard to the contrary in that very sentence gives way; told in another one it came later, and stands.
    """
    words = not_played_on(read) if SINCE_REVOKE in fields else ""
    since = rows.get(SINCE_REVOKE)
    elsewhere = since is not None and since.words not in words and words not in since.words
    if not words or (elsewhere and since is not None and since.value != NOTHING):
        return {}
    found = {SINCE_REVOKE: Read(SINCE_REVOKE, NOTHING, words, True, WELL)}
    for fact in PLAYED_ON:
        row = rows.get(fact)
        if row is not None and row.value is True:
            found[fact] = replace(row, sure=False, p=TOLD)
    return found


def by_time(heard: Heard, procedure: str, rows: Mapping[str, Read]) -> dict[str, Read]:
    """The same, so that it is doubted for the silence of no other words."""
    from rulings import registry

    since = rows.get(SINCE_REVOKE)
    if heard.read is None or (since is not None and since.value != NOTHING):
        return {}
    return by_trick(heard.read, registry.get(procedure).fields, rows)

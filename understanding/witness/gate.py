"""The gate for plainer words: a reworded sentence passes where it provably says what the original says.

Nothing may be added, left out or exchanged but for words listed as the same or as light (`same_words.yaml`). One run of
words may change places with the run beside it, inside a clause only and past no second person; persons, numbers and
cards keep their order there, and a word of scope (`not`, `only`) keeps what it stands before. A condition stays with
what hangs on it: no stop is put before or behind it, or taken away. A cause is given only where one was given.
Citations stand as they are, each in its clause. What fails in any way is not said: the original is.
"""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Sequence
from itertools import pairwise

from corpus.model import Language
from understanding.witness.counted import COLON, STRONG, WEAK, Counted, PlainWord, Wording, counted, wording


def passes(original: str, reworded: str, language: Language) -> bool:
    """Whether a rewording says the same as the original, and nothing else."""
    if _asks(original) != _asks(reworded):
        return False
    one, other, rules = counted(original, language), counted(reworded, language), wording(language)
    edges = sorted({0, *one.stops, len(one.words)})
    return (
        len(one.words) == len(other.words)
        and _citing(one, edges) == _citing(other, edges)
        and all(_same(one.words[first:last], other.words[first:last], rules) for first, last in pairwise(edges))
        and _stopped(one, other, rules)
        and _linked(one, other)
    )


def _asks(text: str) -> bool:
    return text.rstrip().endswith("?")


def _citing(said: Counted, edges: Sequence[int]) -> list[tuple[str, int]]:
    """The citations with the clause of the original that each stands in or closes."""
    return [(law, bisect_left(edges, place)) for law, place in said.cited]


def _same(clause: Sequence[PlainWord], part: Sequence[PlainWord], rules: Wording) -> bool:
    """Whether a clause says what the clause of the original says."""
    if clause == part:
        return True
    return (
        [word.text for word in clause if word.ordered] == [word.text for word in part if word.ordered]
        and _beside(clause, rules.scope, 1) == _beside(part, rules.scope, 1)
        and _counting(clause, part, rules.counts)
        and _moved(clause, part, rules)
    )


def _moved(clause: Sequence[PlainWord], part: Sequence[PlainWord], rules: Wording) -> bool:
    """Whether a clause is another but for one run of words that changed places with the run beside it."""
    if Counter(clause) != Counter(part):
        return False
    first = next(at for at, word in enumerate(clause) if part[at] != word)
    last = len(clause) - next(at for at, word in enumerate(reversed(clause)) if part[-1 - at] != word)
    inner, moved = list(clause[first:last]), list(part[first:last])
    if first == 0 and rules.fronts is not None and moved[0].text not in rules.fronts:
        return False  # with its verb in front, a sentence asks or supposes
    several = sum(word.ordered and word.person for word in clause) > 1
    if several and any(word.ordered and word.person for word in inner):
        return False
    return any(inner[at:] + inner[:at] == moved for at in range(1, len(inner)))


def _beside(clause: Sequence[PlainWord], chosen: frozenset[str], step: int) -> Counter[tuple[str, str]]:
    """Each of some words with the word behind it, or before it."""
    words = ["", *(word.text for word in clause), ""]
    return Counter((word, words[at + step]) for at, word in enumerate(words) if word in chosen)


def _counting(clause: Sequence[PlainWord], part: Sequence[PlainWord], counts: frozenset[str]) -> bool:
    """Whether each word that counts or tells how long keeps a neighbour."""
    before, behind = _beside(clause, counts, -1), _beside(clause, counts, 1)
    return _beside(part, counts, -1) == before or _beside(part, counts, 1) == behind


def _stopped(one: Counted, other: Counted, rules: Wording) -> bool:
    """Whether no stop that came or went cuts a condition from what hangs on it, or joins it to more."""
    for place in {*one.stops, *other.stops} - {0, len(one.words)}:
        before, after = one.stops.get(place, 0), other.stops.get(place, 0)
        if before <= WEAK < after or after <= WEAK < before:
            first, last = _sentence(one, place)
            if after == COLON and before == WEAK:
                first = place
            if _conditional([word.text for word in one.words[first:last]], rules):
                return False
    return True


def _sentence(said: Counted, place: int) -> tuple[int, int]:
    """From the full stop before a place to the one behind it."""
    full = [at for at, stop in said.stops.items() if stop == STRONG and at != place]
    return max((at for at in full if at < place), default=0), min(
        (at for at in full if at > place), default=None
    ) or len(said.words)


def _conditional(words: Sequence[str], rules: Wording) -> bool:
    return any(tuple(words[at : at + len(phrase)]) == phrase for phrase in rules.conditions for at in range(len(words)))


def _linked(one: Counted, other: Counted) -> bool:
    """Whether a cause or a result is said only where the original has it, or a stop that can stand for it."""
    for place in {*one.links, *other.links}:
        before, after = one.links.get(place, set()), other.links.get(place, set())
        if "cause" in after and "cause" not in before and one.stops.get(place, 0) != COLON:
            return False
        if "cause" in before and "cause" not in after and other.stops.get(place, 0) < COLON:
            return False
        if "result" in after and "result" not in before and not one.stops.get(place) and "and" not in before:
            return False
    return True

"""Finding citations in running text: every pattern is tried, each list is taken apart, overlaps are settled."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache, lru_cache

from corpus.citations.mention import FoundCitation
from corpus.citations.patterns import CitationPattern, grammar
from corpus.citations.read_item import read_code, read_piece, read_place

_BARE = ("bare-code", "bare-typed", "bare-bracket")
_LETTERS = "abcdefghijklmnopqrstuvwxyz"


def find(text: str) -> list[FoundCitation]:
    """All citations of a text in the order of its words; of two that overlap the longer pattern match counts."""
    return list(_found(text))


@lru_cache(4096)
def _found(text: str) -> tuple[FoundCitation, ...]:
    """The same, kept: a build asks for those of a provision several times, where it cites, is paired and compared."""
    matches = [(found, pattern) for pattern in grammar().patterns for found in pattern.regex.finditer(text)]
    order = {pattern.id: place for place, pattern in enumerate(grammar().patterns)}
    matches.sort(key=lambda match: (match[1].id in _BARE, match[0].start() - match[0].end(), order[match[1].id]))
    taken: list[tuple[int, int]] = []
    result: list[FoundCitation] = []
    for found, pattern in matches:
        if any(found.start() < end and start < found.end() for start, end in taken):
            continue
        mentions = list(_mentions(found, pattern))
        if mentions:
            taken.append(found.span())
            result += mentions
    return tuple(sorted(result, key=lambda mention: (mention.start, mention.end)))


def find_by(pattern: CitationPattern, text: str) -> list[FoundCitation]:
    """The citations one pattern alone finds (for the tests of the patterns)."""
    return [mention for found in pattern.regex.finditer(text) for mention in _mentions(found, pattern)]


def _mentions(found: re.Match[str], pattern: CitationPattern) -> Iterator[FoundCitation]:
    base = found.groupdict().get("base")
    items = _items(found.string, found.span("items"), pattern.reads)
    for place, (begin, end, first, last) in enumerate(items):
        words_start, words_end = begin, found.end("place") if found.groupdict().get("place") else end
        if base and place == 0:
            words_start, words_end = min(begin, found.start("base")), max(words_end, found.end("base"))
        words = found.string[words_start:words_end]
        for one in _members(first, last):
            path, relative = _read(one, pattern, base, found.groupdict().get("place"))
            if path is not None:
                sure = pattern.id not in _BARE
                yield FoundCitation(words, words_start, words_end, path, pattern.reads, pattern.id, relative, sure)


def _read(item: str, pattern: CitationPattern, base: str | None, place: str | None) -> tuple[str | None, bool]:
    reads = pattern.reads
    if reads == "law":
        return read_code(item), False
    if reads == "part":
        whole = read_code(item) if re.match(r"\d+[A-Z]", item) else None
        return (whole, False) if whole else (read_piece(item), True)
    if reads == "inner":
        above, below = read_code(base or "") if (base or "")[:1].isdigit() else base, read_piece(item)
        return (f"{above}.{below}" if above and below else None), not (base or "")[:1].isdigit()
    if reads == "chapter":
        return f"chapter {item}", False
    return read_place(item, reads, base, place), False


@cache
def _item(reads: str) -> re.Pattern[str]:
    kinds = {
        "law": "{whole}",
        "part": "(?:{code}|{piece})",
        "inner": "{piece}",
        "old-law": r"\d{1,2}/[a-n](?:\.?\s\d{1,2}(?=\.|\Z))?|\d{1,2}[a-nA-N]?",
        "regulation": "{ownplace}",
        "chapter": "[IVX]+",
        "annex": "[1-6]",
        "appendix": r"F\w+",
        "slashed": r"\d{1,2}\.?/(?:[a-n]|\d)(?:\.?\s\d{1,2}(?!\.?/))?",
        "ulti": r"(?:I|II)\.[A-C0-9](?:\.(?:\d{1,2}|[a-n]))*|\d{1,2}(?:\.?/(?:[a-n]|\d))?",
    }
    return grammar().compile(kinds[reads])


def _items(text: str, span: tuple[int, int], reads: str) -> Iterator[tuple[int, int, str, str]]:
    """The items of the list at `span`, each as start, end, first, last (these differ for a range such as 23-27)."""
    pattern = _item(reads)
    position, stop = span
    spans: list[re.Match[str]] = []
    while (found := pattern.search(text, position)) and found.start() < stop:
        spans.append(found)
        position = max(found.end(), position + 1)
    place = 0
    while place < len(spans):
        one = spans[place]
        after = spans[place + 1] if place + 1 < len(spans) else None
        if after and re.fullmatch(r"\.?\s?[-\u2013]\s?", text[one.end() : after.start()]):
            yield one.start(), after.end(), one[0], after[0]
            place += 2
            continue
        yield one.start(), one.end(), one[0], one[0]
        place += 1


def _members(first: str, last: str) -> list[str]:
    """The members of a range: 23-27, A-E, a-c; both ends of any other pair."""
    if first == last:
        return [first]
    low, high = first.strip("()."), last.strip("().")
    if low.isdecimal() and high.isdecimal() and max(len(low), len(high)) < 5 and 0 < int(high) - int(low) < 60:
        return [str(number) for number in range(int(low), int(high) + 1)]
    letters = _LETTERS if low.islower() else _LETTERS.upper()
    if low in letters and high in letters and len(low) == len(high) == 1 and low < high:
        members = letters[letters.index(low) : letters.index(high) + 1]
        return [f"{member})" if member.islower() else member for member in members]
    return [first, last]

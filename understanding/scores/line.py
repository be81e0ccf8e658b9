"""The words of a question for a score: its numbers with their signs, its bids, and where each class of words stands."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import pairwise
from typing import Any

from bridge.notation import level_words
from bridge.seats import SEATS, Seat
from corpus import strict_yaml
from corpus.model import Language
from corpus.stems import matches
from understanding.lexicon import LEXICON, lexicon
from understanding.mentions import find, respelt, tokens
from understanding.model import Mention, Token

Phrase = tuple[str, ...]
_GLUED = re.compile(r"([1-7](?:[^\W\d_]{1,2}|[^\w\s]))(x{1,2}|\*{1,2})(?![^\W\d_])", re.IGNORECASE)
MINUS = ("-", "\N{EN DASH}", "\N{MINUS SIGN}")
_TABLES = ("numbers", "denominations", "endings")
_OTHERWISE = frozenset(
    {"veto", "share", "doubt", "level", "gone", "table", "percent", "other_table", "written", "our_pair", "others_pair"}
)
_CLOSE = 3
"""Words between a slam and its denomination."""
HIGHEST, _SLAMS = 7, {"small": 6, "grand": 7}
"""The highest level, and the levels of the slams."""
_OF_A_CONTRACT = ("doubled", "redoubled", "undoubled", "exact", "made")
"""Classes of words that stand behind a contract."""
_ENDING = 2
"""Words before an ending: a figure and the sign that joins them."""
_SHOWS = 5
"""Letters of a word whose ending shows who acts."""
_SIDE_OF = {"N": "ns", "S": "ns", "E": "ew", "W": "ew", "ns": "ns", "ew": "ew", "opponent": "them", "partner": "us"}
_SEATS = {seat.value: seat for seat in SEATS}
CLAUSE, SENTENCE = ".,;?!:()", ".;?!"
"""The signs that end a clause, and a sentence."""
FAR = 100
"""What a stop between two words adds to their distance."""
FARTHEST = 1000
"""What the end of a sentence between them adds."""


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """The words of a question with its numbers and the places of every class of words."""

    words: tuple[Token, ...]
    numbers: Mapping[int, int]
    """Place of each number and its value, with the sign told before it."""
    signed: frozenset[int]
    at: Mapping[str, tuple[tuple[int, int], ...]]
    calls: tuple[Mention, ...]
    seats: frozenset[Seat]
    """The seats named."""
    sides: tuple[tuple[int, str], ...]
    """Where a side is named, and which: ns, ew, us, them, or our team-mates (`mates`)."""

    def has(self, name: str) -> bool:
        """Whether a word of the class stands anywhere."""
        return bool(self.at.get(name))

    def ends(self, place: int) -> bool:
        """Whether a stop, or nothing, follows a place."""
        return place + 1 == len(self.words) or self.words[place + 1].text in ".,;?!)"

    def read(self) -> float:
        """The share of the words that are numbers, bids, sides or of a class that tells of scores."""
        known = set(self.numbers) | {place for place, _ in self.sides}
        known |= {place for one in self.calls for place in range(one.first, one.last + 1)}
        known |= {p for name in self.at if name not in _OTHERWISE for a, b in self.at[name] for p in range(a, b + 1)}
        words = [place for place, token in enumerate(self.words) if token.text.isalnum()]
        return sum(place in known for place in words) / max(1, len(words))

    def together(self, one: int, two: int, stops: str = CLAUSE) -> bool:
        """Whether no stop stands between two places."""
        return not any(token.text in stops for token in self.words[min(one, two) : max(one, two)])

    def near(self, name: str, place: int, within: int) -> bool:
        """Whether a word of the class stands within so many words of a place, in its clause."""
        return any(
            min(abs(first - place), abs(last - place)) <= within and self.together(first, place)
            for first, last in self.at.get(name, ())
        )

    def apart(self, one: int, two: int) -> int:
        """The distance of two places; a stop between them puts them far apart, the end of a sentence farther."""
        low, high = min(one, two), max(one, two)
        ends = sum(token.text in ".?!" for token in self.words[low:high])
        stops = sum(token.text in ",;:" for token in self.words[low:high])
        return high - low + FAR * stops + FARTHEST * ends


@lru_cache(maxsize=16)
def score_line(text: str, language: Language) -> ScoreLine:
    """The words of a question, read; kept for a while, since several readers of scores ask for the same."""
    spaced = _GLUED.sub(lambda found: f"{found[1]} {found[2].replace('*', 'x')}", text)
    words = tuple(respelt(tokens(spaced), language))
    book = _book()[language]
    named, spelt = find(words, language), _Spelt.of(words)
    calls = list(_calls(words, named, spelt, language))
    used = {place for one in calls for place in range(one.first, one.last + 1)}
    numbers: dict[int, int] = {}
    signed: set[int] = set()
    for place, word in enumerate(words):
        value = int(word.text) if word.text.isdecimal() and len(word.text) < 9 else book["numbers"].get(word.folded)
        if value is None or place in used or _ending(words, place):
            continue
        before = words[place - 1] if place else None
        sign = before and before.text
        if before and ((sign in MINUS and not _hyphen(words, place - 1, used)) or before.folded in book["minus"]):
            numbers[place] = -value
            signed.add(place)
        else:
            numbers[place] = value
            if before and (sign == "+" or before.folded in book["plus"]):
                signed.add(place)
    at: dict[str, tuple[tuple[int, int], ...]] = dict.fromkeys(_names(), ())
    at |= {name: tuple(_places(spelt, rows, used)) for name, rows in phrases(language).items()}
    seats = {_SEATS[one.value] for one in named if one.kind == "who" and one.value in _SEATS}
    sides = tuple(_sides(words, named, at, language))
    return ScoreLine(words, numbers, frozenset(signed), at, tuple(calls), frozenset(seats), sides)


def _ending(words: Sequence[Token], place: int) -> bool:
    """Whether a word is the ending of a figure (`60%-ot`), no number of its own."""
    if place < _ENDING or words[place].text.isdecimal() or words[place - 1].text not in MINUS:
        return False
    figure, sign = words[place - 2], words[place - 1]
    glued = figure.end == sign.start and sign.end == words[place].start
    return glued and (figure.text == "%" or figure.text.isdecimal())


def _sides(
    words: tuple[Token, ...],
    named: Sequence[Mention],
    at: Mapping[str, Sequence[tuple[int, int]]],
    language: Language,
) -> Iterator[tuple[int, str]]:
    """Each place that names a side; a verb's person does where a language shows it (`jatszottunk`, `zagrali`)."""
    found: dict[int, str] = {}
    for place, word in enumerate(words):
        for side, ends in _book()[language]["endings"].items():
            if len(word.folded) >= _SHOWS and word.folded.endswith(tuple(ends)):
                found[place] = side
    verbs = {place for place, side in found.items() if side == "them"}
    for one in named:
        if one.kind == "who" and one.value in _SIDE_OF and not _preposition(words, one.first, language):
            found[one.first] = _SIDE_OF[one.value]
    for place in [one for one in sorted(found) if found[one] == "them"]:
        before = max((one for one in found if one < place), default=place)
        joined = place in verbs and not any(word.text in SENTENCE for word in words[before:place])
        if found[before] in ("ns", "ew") and (joined or before == place - 1):
            found[place] = found[before]  # `NS przegrali`, `NS grali 3BA i wzięli 10 lew`: its subject is named
    for side in ("us", "them", "mates"):
        for first, last in at.get(side, ()):
            found.update(dict.fromkeys(range(first, last + 1), side))
    whose = {place: side for place, side in found.items() if side == "them"}
    whose |= {one.last: found[one.first] for one in named if found.get(one.first) in ("ns", "ew")}
    for place in [one for one, side in found.items() if side == "us" and one - 1 in whose]:
        if words[place].folded in _book()[language].get("their_pair", ()):
            found[place] = whose[place - 1]  # `az ellenfél párja`, `az ellenfél É-D párja`
    for first, last in (*at.get("sideless", ()), *at.get("our_cards", ()), *_elsewhere(words, found, verbs, at)):
        for place in range(first, last + 1):
            found.pop(place, None)
    yield from sorted(found.items())


def _elsewhere(
    words: tuple[Token, ...],
    found: Mapping[int, str],
    verbs: Collection[int],
    at: Mapping[str, Sequence[tuple[int, int]]],
) -> Iterator[tuple[int, int]]:
    """Words that only say which table it was: another side is named in their clause (`U nas przeciwnicy grali`)."""
    named = {place for place, side in found.items() if side in ("them", "mates")} - set(verbs)
    for first, last in at.get("home", ()):
        clause = (words[min(place, first) : max(place, last)] for place in named)
        if any(not any(word.text in CLAUSE for word in between) for between in clause):
            yield first, last


def _preposition(words: tuple[Token, ...], place: int, language: Language) -> bool:
    """Whether a Polish W is the word for `in`: before a call, or a small letter."""
    word = words[place]
    behind = words[place + 1].text if place + 1 < len(words) else ""
    return language == "pl" and word.folded == "w" and (word.text == "w" or behind[:1].isdigit())


def _hyphen(words: tuple[Token, ...], place: int, used: set[int]) -> bool:
    """Whether a dash joins a word to what follows: no minus, unless a call or its doubling stands before."""
    before = words[place - 1] if place else None
    if before is None or place - 1 in used or before.end != words[place].start:
        return False
    return before.text.isalnum() and before.folded not in ("x", "xx")


def _calls(words: tuple[Token, ...], named: Sequence[Mention], spelt: _Spelt, language: Language) -> Iterator[Mention]:
    """The bids named, also in case forms that no other mention needs (`4 pikken`)."""
    found = [one for one in named if one.kind == "call" and str(one.value)[0].isdigit() and one.sure]
    found += _doubled_cards(spelt, named, language)
    used = {place for one in found for place in range(one.first, one.last + 1)}
    yield from found
    stems, levels = _book()[language]["denominations"], level_words(language)
    articles = lexicon(language).words["article"]
    doubled = {first for first, _ in _places(spelt, phrases(language)["doubled"], set())}
    result = {first for name in _OF_A_CONTRACT for first, _ in _places(spelt, phrases(language)[name], set())}
    for place, (one, two) in enumerate(pairwise(words)):
        level = levels.get(one.folded, 0)
        name = _named(stems, two.folded)
        behind = next((p for p in range(place + 2, len(words)) if words[p].text != ","), -1)
        doubles = result | {p + 2 for p in doubled} | {p + 3 for p in doubled}  # `we doubled the one notrump`
        article = one.folded in articles and behind not in result and place not in doubles
        if place not in used and 1 <= level <= HIGHEST and name is not None and not article:
            yield Mention("call", f"{level}{name}", place, place + 1)
        elif place not in used and 1 <= level <= HIGHEST and (name := _in_two(stems, words[place + 1 : place + 3])):
            yield Mention("call", f"{level}{name}", place, place + 2)
    if not found:
        yield from _by_name(words, spelt, language)


def _doubled_cards(spelt: _Spelt, named: Sequence[Mention], language: Language) -> Iterator[Mention]:
    """The cards that a double, or its want, right behind them makes contracts: `zagrała 4♥ z kontrą`."""
    marks = ("doubled", "redoubled", "undoubled")
    told = {first for name in marks for first, _ in _places(spelt, phrases(language)[name], set())}
    for one in named:
        level = str(one.value)[1:] if one.kind == "card" else ""
        if level.isdigit() and int(level) <= HIGHEST and told & {one.last + 1, one.last + 2}:
            yield Mention("call", f"{level}{str(one.value)[0]}", one.first, one.last)


def _by_name(words: tuple[Token, ...], spelt: _Spelt, language: Language) -> Iterator[Mention]:
    """A contract told otherwise: a slam in a denomination, in one word (`negypikk`), the level behind (`kor ketto`)."""
    stems, levels = _book()[language]["denominations"], level_words(language)
    named = [(place, name) for place, word in enumerate(words) if (name := _named(stems, word.folded))]
    for kind, level in _SLAMS.items():
        for first, last in _places(spelt, phrases(language)[kind], set()):
            for place, name in named:
                if 0 < max(first - place, place - last) <= _CLOSE:
                    yield Mention("call", f"{level}{name}", min(place, first), max(place, last))
                    return
    for place, word in enumerate(words):
        for text, level in levels.items():
            inside = len(text) > 1 and level <= HIGHEST and word.folded.startswith(text)
            if inside and (inner := _named(stems, word.folded.removeprefix(text))):
                yield Mention("call", f"{level}{inner}", place, place)
                return
    for place, name in named:
        behind = levels.get(words[place + 1].folded, 0) if place + 1 < len(words) else 0
        if 1 <= behind <= HIGHEST and not words[place + 1].text.isdigit():
            yield Mention("call", f"{behind}{name}", place, place + 1)
            return


def _named(stems: Mapping[str, str], word: str) -> str | None:
    """The denomination that a word names."""
    return next((name for stem, name in stems.items() if matches(stem, word)), None)


def _in_two(stems: Mapping[str, str], pair: Sequence[Token]) -> str | None:
    """The denomination that two words name (`no trump`, `bez atu`); the row then holds both."""
    rows = ((row.split(), name) for row, name in stems.items() if " " in row)
    return next((name for row, name in rows if len(pair) == len(row) and all(map(_same, row, pair))), None)


def _same(stem: str, word: Token) -> bool:
    return matches(stem, word.folded)


@dataclass(frozen=True, slots=True)
class _Spelt:
    """Words by what of a data file they match: each word as it may be spelt, and the places of each stem."""

    length: int
    stems: Mapping[str, frozenset[int]]
    """A word, or its beginning with a star, and where it stands."""

    @classmethod
    def of(cls, words: tuple[Token, ...]) -> _Spelt:
        """The stems of some words."""
        stems: dict[str, set[int]] = {}
        for place, word in enumerate(words):
            for spelling in word.spellings:
                for stem in (spelling, *(f"{spelling[:end]}*" for end in range(1, len(spelling) + 1))):
                    stems.setdefault(stem, set()).add(place)
        return cls(len(words), {stem: frozenset(places) for stem, places in stems.items()})


def _places(spelt: _Spelt, phrases: Sequence[Phrase], used: set[int]) -> Iterator[tuple[int, int]]:
    """Where phrases stand: the first and last place of each, words of a call left out."""
    for first, *others in phrases:
        for place in sorted(spelt.stems.get(first, frozenset()) - used):
            if all(place + step in spelt.stems.get(stem, ()) for step, stem in enumerate(others, 1)):
                yield place, place + len(others)


@cache
def phrases(language: Language) -> Mapping[str, tuple[Phrase, ...]]:
    """The classes of words of a language: each phrase as the stems that stand side by side."""
    rows = _book()[language].items()
    return {
        name: tuple(tuple(row.replace("'", " ").split()) for row in found)
        for name, found in rows
        if name not in _TABLES
    }


@cache
def _names() -> frozenset[str]:
    """The classes that every language has, if only empty; `turning` tells by being there."""
    return frozenset(name for rows in _book().values() for name in rows) - {*_TABLES, "turning"}


@cache
def _book() -> dict[str, dict[str, Any]]:
    found: dict[str, dict[str, Any]] = strict_yaml.load(LEXICON / "scores.yaml")
    return found

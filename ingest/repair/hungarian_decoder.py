"""The decoder of lost letters: a blank may be a lost letter, a word may have lost its last one, or one inside.

On the damaged pages every o and u with a double accent became a blank, and runs of blanks collapsed: "tornavezet
kotelessege", "rendez seg", "felel sse", "bunteth et ,". On the pages read again such words simply lack the letter:
"elzetes". A line is read word by word; the cheapest decoding (hungarian_model) wins.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product

from ingest.repair.hungarian_model import LOST, WORD, WordCosts

JOIN = 1.0  # a blank between two pieces is a lost letter
JOIN_STOP = 3.0  # more where a full stop stands before the blank ("merk. zes")
KEEP_BLANK = 8.0  # leaving a blank before a comma, colon, bracket
APPEND_UNKNOWN = 0.5  # a lost letter at the end of a piece that is no word, before a blank
PREPEND = 4.0  # a lost letter at the beginning of a word
INSERT = 2.5  # a lost letter inside an unknown word, without any blank
SHORT_STEMS = ("f", "id", "el")  # stems of one or two letters that lost their vowel and make compounds freely
ABBREVIATIONS = ("ill", "pl", "stb", "max", "min", "kb", "sz", "bp", "ker")
SUFFIX = 4  # what follows a hyphen and is no longer is a suffix ("VSz-ben", "32-es")
MAX_PIECES = 4
CLEAN_LINE = 120  # letters a line needs before the lack of lost letters says anything
_PUNCTUATION = re.compile(r" (?=[,.;:)!?](?:\D|$)|-e\b|$)")
_STOP = ". "


@dataclass(frozen=True, slots=True)
class LineWord:
    """A word of a line and its columns."""

    text: str
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class Decoding:
    """How the pieces from `first` to `last` read: columns [start, end) become `text`; `change` costs that much."""

    first: int
    last: int
    start: int
    end: int
    text: str
    change: float


@dataclass(frozen=True, slots=True)
class Prices:
    """What it costs to change what is Hungarian as it stands; less in a long line that has none of the lost letters."""

    join_known: float  # a blank between two words is a lost letter
    append: float  # a lost letter at the end of a word


KEPT_LETTERS = Prices(join_known=5.0, append=4.0)
LOST_LETTERS = Prices(join_known=2.5, append=3.0)


def prices(line: str) -> Prices:
    """The prices for a line."""
    lost = len(line) >= CLEAN_LINE and not any(letter in line for letter in LOST)
    return LOST_LETTERS if lost else KEPT_LETTERS


@dataclass(frozen=True, slots=True)
class Repair:
    """A repaired place of a line; `margin` is what the best decoding without it would cost more, in nats."""

    start: int
    end: int
    raw: str
    repaired: str
    method: str
    margin: float


def tokens(line: str) -> list[LineWord]:
    """The words of a line."""
    return [LineWord(found[0], found.start(), found.end()) for found in WORD.finditer(line)]


def _fixed(line: str, token: LineWord) -> bool:
    """Whether a word is no candidate: an acronym, a suffix behind a hyphen, touching a digit or a formula."""
    before = line[token.start - 1 : token.start]
    after = line[token.end : token.end + 1]
    if sum(letter.isupper() for letter in token.text) > 1 or before in ("\\", "$", "_"):
        return True
    if before == "-" and len(token.text) <= SUFFIX and line[token.start - 2 : token.start - 1] not in ("", " "):
        return True
    return before.isdigit() or after.isdigit() or (len(token.text) == 1 and token.text in "AEOTN")


def _joint(line: str, words: list[LineWord], at: int) -> str | None:
    """The separator between word `at` and the next if it may hide a lost letter, else None."""
    left, right = words[at], words[at + 1]
    between = line[left.end : right.start]
    if between not in (" ", _STOP) or not right.text.islower() or _fixed(line, right):
        return None
    return None if between == _STOP and left.text.lower() in ABBREVIATIONS else between


def decodings(line: str, words: list[LineWord], at: int, model: WordCosts, price: Prices) -> Iterator[Decoding]:
    """All decodings that begin with word `at`; the first is the word as it stands."""
    word = words[at]
    fixed = _fixed(line, word)
    blank = not fixed and len(word.text) > 1 and bool(_PUNCTUATION.match(line, word.end))
    yield Decoding(at, at, word.start, word.end, word.text, KEEP_BLANK if blank else 0.0)
    if fixed:
        return
    yield from _appended(line, at, at, word.text, 0.0, model, price, words)
    yield from _joined(line, words, at, model, price)
    if len(word.text) > 3 and not model.knows(word.text):
        for cut, letter in product(range(1, len(word.text)), LOST):
            form = word.text[:cut] + letter + word.text[cut:]
            if model.knows(form) and model.seen_stem(form):
                yield Decoding(at, at, word.start, word.end, form, INSERT)
    if not model.knows(word.text):
        for letter in LOST:
            if model.seen(letter + word.text):
                yield Decoding(at, at, word.start, word.end, letter + word.text, PREPEND)


def _joined(line: str, words: list[LineWord], at: int, model: WordCosts, price: Prices) -> Iterator[Decoding]:
    """Decodings in which the blanks after word `at` are lost letters.

    A joined word that was never seen, nor its stem, is taken only behind one of the short stems: the dictionary's
    compounding rules would allow nearly anything.
    """
    forms = [(words[at].text, 0.0)]
    loose = True
    for last in range(at, min(at + MAX_PIECES, len(words)) - 1):
        between = _joint(line, words, last)
        if between is None:
            return
        left, right = words[last].text, words[last + 1].text
        both = len(right) > 1 and len(left) > 1 and model.knows(right) and model.knows(left)
        cost = (price.join_known if both else JOIN) + (JOIN_STOP if between == _STOP else 0.0)
        forms = [(form + letter + right, change + cost) for (form, change), letter in product(forms, LOST)]
        loose = loose and left.lower() in SHORT_STEMS
        for form, change in forms:
            if model.knows(form) and (loose or model.seen_stem(form)):
                yield Decoding(at, last + 1, words[at].start, words[last + 1].end, form, change)
            yield from _appended(line, at, last + 1, form, change, model, price, words)


def _appended(
    line: str,
    at: int,
    last: int,
    form: str,
    change: float,
    model: WordCosts,
    price: Prices,
    words: list[LineWord],
) -> Iterator[Decoding]:
    """The word with a lost letter at its end, before a blank (kept) or a blank before punctuation (taken away)."""
    start, end = words[at].start, words[last].end
    if len(form) < 2 or line[end : end + 1] not in (" ", "\t", ""):
        return
    for letter in LOST:
        if not model.knows(form + letter) or (last > at and not model.seen_stem(form + letter)):
            continue
        if line[end : end + 1] and _PUNCTUATION.match(line, end):
            yield Decoding(at, last, start, end + 1, form + letter, change)
        else:
            cost = price.append if model.knows(form) else APPEND_UNKNOWN
            yield Decoding(at, last, start, end, form + letter, change + cost)


def decode(line: str, model: WordCosts) -> list[Repair]:
    """The repairs of one line, left to right."""
    words = tokens(line)
    price = prices(line)
    choices = [list(decodings(line, words, at, model, price)) for at in range(len(words))]
    best = _cheapest(choices, model, frozenset())
    changed = [choice for choice in best[1] if _changes(line, choice)]
    repairs: list[Repair] = []
    for choice in changed:
        without = _cheapest(choices, model, frozenset([choice]))
        raw = line[choice.start : choice.end]
        repairs.append(Repair(choice.start, choice.end, raw, choice.text, _method(choice, raw), without[0] - best[0]))
    return repairs


def _changes(line: str, choice: Decoding) -> bool:
    return line[choice.start : choice.end] != choice.text


def _method(choice: Decoding, raw: str) -> str:
    if choice.last > choice.first:
        return "join"
    return "append" if choice.text.startswith(raw.rstrip()) else "insert"


def _cheapest(
    choices: list[list[Decoding]], model: WordCosts, banned: frozenset[Decoding]
) -> tuple[float, list[Decoding]]:
    """Dynamic programme over (position, last word): cost and decodings of the cheapest line without the banned ones."""
    states: list[dict[str, tuple[float, Decoding | None, str]]] = [{} for _ in range(len(choices) + 1)]
    states[0][""] = (0.0, None, "")
    for at, options in enumerate(choices):
        for before, (cost, _, _) in states[at].items():
            for option in options:
                total = cost + option.change + model.cost(option.text, before)
                reached = states[option.last + 1]
                known = reached.get(option.text)
                if option not in banned and (known is None or total < known[0] - 1e-9):
                    reached[option.text] = (total, option, before)
    word = min(states[-1], key=lambda last: states[-1][last][0])
    path: list[Decoding] = []
    cost, at = states[-1][word][0], len(choices)
    while (decoding := states[at][word][1]) is not None:
        path.append(decoding)
        at, word = decoding.first, states[at][word][2]
    return cost, path[::-1]

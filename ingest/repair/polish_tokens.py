"""Words of the raw lines, with what the repair has to know about their surroundings."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from ingest.lines import EditedLine

_WORD = re.compile(r"[A-Za-z\u00c0-\u017f$\u00a2\u00a5|_]+(?:;[a-z]+)*")
_MARKER = re.compile(r"<\|.*?\|>")
_LABEL = re.compile(r"\s*(?:(?:\d{1,2}|[A-M])\.|\([a-m]+\)|[*\u2020]+|-|\s)*\s*$")
_STOP = re.compile(r"[.?!]\W*$|\u2026$")
_BREAK = re.compile(r"[.:;?!()\u201e\u201d\"/\d]|(?<=\s)-(?=\s)")


@dataclass(frozen=True, slots=True)
class PolishToken:
    """A word of a line (columns of the edited line): how it is written, and where in its sentence it stands.

    `opens` is true at the beginning of a sentence, title or item; `after` is the sign between it and the word before
    ("," or a break such as "." or "(" or ""); `break_` tells whether a clause ends before it. A `fixed` word is only
    context: single letters, names, acronyms, words of reviewed places.
    """

    line: int
    start: int
    end: int
    raw: str
    caps: bool
    opens: bool
    after: str
    break_: bool
    fixed: bool

    @property
    def key(self) -> str:
        """The letters the lattice reads: small, but for capitals inside a word of small letters, which are misread."""
        return self.raw.lower() if self.caps else self.raw[0].lower() + self.raw[1:]


def is_caps(word: str) -> bool:
    """Whether a word is printed in capitals (a misread small letter or two among them)."""
    letters = [letter for letter in word if letter.isalpha()]
    upper = sum(letter.isupper() for letter in letters)
    return len(letters) > 1 and upper > 1 and upper >= 0.7 * len(letters)


def tokens(lines: Sequence[EditedLine], fixed: frozenset[str]) -> Iterator[PolishToken]:
    """The words in order; those that touch digits, stand in a reviewed place or are one letter long are `fixed`."""
    blank, before, open_ = True, "", True
    for number, line in enumerate(lines, start=1):
        text = _MARKER.sub(lambda found: " " * len(found[0]), line.text)
        if not text.strip():
            blank = True
            continue
        at = 0
        for found in _WORD.finditer(text):
            gap = text[at : found.start()]
            head = at == 0 and bool(_LABEL.match(text[: found.start()]))
            label = head and bool(text[: found.start()].strip())
            if head:
                gap = f"{before} " if not label and not (blank and open_) else "\n"
            opens = gap == "\n" or bool(_STOP.search(gap.rstrip()))
            broken = gap == "\n" or bool(_BREAK.search(gap))
            yield PolishToken(
                number,
                found.start(),
                found.end(),
                found[0],
                is_caps(found[0]),
                opens,
                "," if "," in gap else gap.strip()[:1],
                broken,
                _left_alone(found[0], text, found.start(), found.end(), fixed),
            )
            at = found.end()
        before = text[at:].strip()
        open_ = bool(re.search(r"[.:;?!)\u201d*]$", before)) or not before
        blank = False


def _left_alone(word: str, text: str, start: int, end: int, fixed: frozenset[str]) -> bool:
    around = text[max(start - 1, 0) : start] + text[end : end + 1]
    return len(word.strip("|_")) < 2 or word in fixed or any(sign.isdigit() for sign in around)

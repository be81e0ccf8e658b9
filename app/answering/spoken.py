"""Sentences as they are spoken: the law stands in the sentence, and words are counted."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from app.looking_up.provisions import label
from corpus.ids import split
from corpus.store import LAW_IN_FORCE, Store

_ENDING = re.compile(r"\s*([.:]?)\s*$")
_LAWS_LAST = re.compile(r"(\((?:[^()]*\s)?\d{1,2}[A-K]\w*|\(\d{1,2})\)(\s*[.:]?)\s*$")
"""A sentence that ends with laws in brackets."""
_LETTER = re.compile(r"\(([a-z])\)")


@dataclass(frozen=True, slots=True)
class Line:
    """A sentence and the provisions it rests on: bare ids for the Laws in force, the most telling first; `brief` is
    said where there is no room for it; `another`: of another irregularity than what is ruled by the same law.
    """

    text: str
    laws: tuple[str, ...] = ()
    brief: str = ""
    another: bool = False


def words(text: str) -> int:
    """How many words are spoken."""
    return len(text.split())


def full(law: str) -> str:
    """The full id of a provision that a ruling cites."""
    return law if split(law)[0] else f"{LAW_IN_FORCE}:{law}"


def closest(laws: Sequence[str], most: int) -> list[str]:
    """The first of the provisions, without those that only hold another one (27B beside 27B1)."""
    own = list(dict.fromkeys(laws))
    telling = [law for law in own if not any(other.startswith((f"{law}.", f"{law}/")) for other in own)]
    return telling[:most]


def with_laws(store: Store, line: Line, most: int = 2) -> str:
    """The sentence with its laws before the full stop: `North must replace 1S (27B).`

    A number that the sentence names already is not said twice; laws it ends with stay in front: `... (16B3; 16B1).`
    A note (16 *1) cannot be read aloud: it is said only where nothing else is cited.
    """
    cited = [law for law in line.laws if ".fn" not in law] or line.laws
    told = [name for law in closest(cited, most) if (name := spoken_label(store, law)) not in line.text]
    if not told or line.text.rstrip().endswith("?"):
        return line.text
    if _LAWS_LAST.search(line.text):  # it ends with laws of its own: one pair of brackets, not two
        return _LAWS_LAST.sub(lambda end: f"{end[1]}; {', '.join(told)}){end[2].strip()}", line.text)
    return _ENDING.sub(lambda end: f" ({', '.join(told)}){end.group(1)}", line.text, count=1)


def names(text: str, label: str) -> bool:
    """Whether a text names a provision by its label, as it is written (27B1(a)) or said (27B1a), and no part of it."""
    either = "|".join(re.escape(one) for one in (label, _LETTER.sub(r"\1", label)))
    return re.search(rf"(?<!\w)(?:{either})(?![\w(])", text) is not None


def spoken_label(store: Store, law: str) -> str:
    """A provision as it is said: 27B1a, where it is written 27B1(a)."""
    return _LETTER.sub(r"\1", label(store, full(law)))

"""A person's name as people write it: in any case, order and spelling of accents, inflected, hyphenated, broken by
characters that nobody sees, and as an e-mail address.

Texts are compared folded: lower case, no accents, no invisible characters. A match is mapped back to the signs it came
from, so that what stands around it stays as it was.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from functools import cache, lru_cache
from itertools import permutations
from pathlib import Path
from typing import Any

from corpus import strict_yaml
from corpus.errors import BadInput

ERASED = "***"
SHORTEST = 3
MOST_WORDS = 4
_BETWEEN = r"[\W_]{0,3}"
_ADDRESS = re.compile(r"[a-z0-9._%+-]{1,64}@[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){1,6}")
_NEVER = re.compile(r"(?!)")


class _Folding(dict[int, str]):
    """Sign -> its folded signs, worked out once."""

    def __missing__(self, code: int) -> str:
        sign = chr(code)
        plain = "" if unicodedata.category(sign) in ("Cf", "Mn", "Cc") and not sign.isspace() else sign
        letters = unicodedata.normalize("NFKD", plain.casefold())
        self[code] = "".join(_STROKES.get(each, each) for each in letters if unicodedata.category(each) != "Mn")
        return self[code]


_STROKES = {"\u0142": "l", "\u00f8": "o", "\u00e6": "ae", "\u0111": "d", "\u00df": "ss", "\u0131": "i"}
_FOLDING = _Folding()


def folded(text: str) -> str:
    """The text as names are compared: lower case, without accents and invisible signs."""
    return text.translate(_FOLDING)


def _at(text: str) -> list[int]:
    """For every sign of the folded text, and one past its end, where it stands in the text."""
    return [place for place, sign in enumerate(text) for _ in _FOLDING[ord(sign)]] + [len(text)]


@cache
def _endings() -> Mapping[str, Any]:
    endings: Mapping[str, Any] = strict_yaml.load(Path(__file__).parent / "name_endings.yaml")
    return endings


class Name:
    """One name: finds it in texts and takes it out. Raises BadInput for one too short to be told from other words."""

    def __init__(self, name: str) -> None:
        words = re.findall(r"[^\W_]+", folded(name))
        if len("".join(words)) < SHORTEST:
            raise BadInput(
                f"The name {name[:20]!r} is too short to be found safely; give the whole name, as `Kiss Anna`."
            )
        self.words = tuple(words)
        alone = len(words) == 1
        forms = [_forms(word, alone) for word in words]
        orders = permutations(forms) if len(forms) <= MOST_WORDS else [tuple(forms), tuple(reversed(forms))]
        self.pattern = re.compile(rf"(?<![^\W_])(?:{'|'.join(_BETWEEN.join(order) for order in orders)})(?![^\W_])")
        self.addresses: set[str] = set()

    def found(self, value: Any) -> bool:
        """Whether a text, or JSON with texts in it, holds the name."""
        return self.replaced(value)[1]

    def learn(self, value: Any) -> None:
        """Take in the e-mail addresses that stand beside the name: they are erased wherever they stand."""
        for text in _texts(value):
            bare = folded(text)
            if "@" not in bare:
                continue
            for hit in self.pattern.finditer(bare):
                beside = _ADDRESS.match(bare, re.compile(r"[\s<(\[:,]{0,4}").match(bare, hit.end()).end())  # type: ignore[union-attr]
                if beside:
                    self.addresses.add(beside.group())

    def replaced(self, value: Any) -> tuple[Any, bool]:
        """The value with the name replaced in every text and key of it, and whether there was one."""
        if isinstance(value, str):
            text = self._without(value)
            return text, text != value
        if isinstance(value, Mapping):
            return self._mapping(value)
        if isinstance(value, list | tuple):
            pairs = [self.replaced(item) for item in value]
            return [item for item, _ in pairs], any(hit for _, hit in pairs)
        return value, False

    def _mapping(self, value: Mapping[Any, Any]) -> tuple[dict[Any, Any], bool]:
        kept: dict[Any, Any] = {}
        hits = False
        for key, item in value.items():
            called, named = self.replaced(key)
            while named and called in kept:
                called += "*"
            kept[called], hit = self.replaced(item)
            hits = hits or named or hit
        return kept, hits

    def _without(self, text: str) -> str:
        bare = folded(text)
        spans = [hit.span() for hit in self.pattern.finditer(bare)]
        if "@" in bare:
            spans += [hit.span() for hit in _ADDRESS.finditer(bare) if self._is_address(hit.group())]
        if not spans:
            return text
        at, kept, end = _at(text), [], 0
        for start, stop in sorted(spans):
            if at[start] < end:
                end = max(end, at[stop])
                continue
            kept += [text[end : at[start]], ERASED]
            end = at[stop - 1] + 1
            while end < len(text) and not _FOLDING[ord(text[end])]:
                end += 1
        return "".join([*kept, text[end:]])

    def _is_address(self, address: str) -> bool:
        owner = re.sub(r"[^a-z]", "", address.partition("@")[0])
        return address in self.addresses or (len(self.words) > 1 and all(word in owner for word in self.words))

    def parts(self) -> re.Pattern[str]:
        """What is found, folded, where one word of the name still stands: for a person to read."""
        words = [word for word in self.words if len(word) > SHORTEST]
        return re.compile("|".join(rf"(?<![^\W_]){word[:-1]}" for word in words)) if words else _NEVER


def holds(pattern: re.Pattern[str], value: Any) -> bool:
    """Whether a text of the value holds a pattern of folded letters."""
    return any(pattern.search(folded(text)) for text in _texts(value))


def _texts(value: Any) -> list[str]:
    if isinstance(value, str):
        return [value]
    if isinstance(value, Mapping):
        return [text for pair in value.items() for part in pair for text in _texts(part)]
    return [text for item in value for text in _texts(item)] if isinstance(value, list | tuple) else []


@lru_cache(maxsize=2000)
def _forms(word: str, alone: bool) -> str:
    """A pattern of every form of a word of a name: its Polish forms, and what hangs on it elsewhere.

    A word that is the whole name (`alone`) must not take other names with it: it has fewer forms.
    """
    endings = _endings()
    if alone:
        return word + str(endings["alone"])
    forms = {word, *_polish(word)}
    hung = "|".join(endings["suffixes"].values())
    doubled = next(
        (f"{word[: -len(pair)]}{pair[0]}{pair}[ae]l" for pair in endings["digraphs"] if word.endswith(pair)), ""
    )
    whole = "|".join(re.escape(form) for form in sorted(forms, key=len, reverse=True) if len(form) > 1)
    return f"(?:{word}(?:{hung})|{doubled + '|' if doubled else ''}{whole or re.escape(word)})"


def _polish(word: str) -> set[str]:
    """The forms that a Polish name of this ending has, by rule."""
    for end, instead in _endings()["polish"]:
        if word.endswith(end) and len(word) > len(end) + 1:
            return {word[: len(word) - len(end)] + new for new in instead}
    return set()

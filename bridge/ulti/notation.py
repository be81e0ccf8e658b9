"""How people name the cards and contracts of Ulti (`names.toml`), written in hu, pl, nb, en and read."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

from bridge.notation.vocabulary import LANGUAGES, without_accents
from bridge.ulti.cards import UltiCard, UltiSuit
from bridge.ulti.contracts import Part, UltiContract, understood_bid
from bridge.ulti.errors import UltiError


@cache
def _names() -> dict[str, Any]:
    return tomllib.loads(files("bridge.ulti").joinpath("names.toml").read_text(encoding="utf-8"))


def _language(language: str) -> str:
    code = "nb" if language == "no" else language
    if code not in LANGUAGES:
        raise UltiError(f"{language!r} is not a language of the notation: choose one of {', '.join(LANGUAGES)}.")
    return code


def name_of_suit(suit: UltiSuit, language: str) -> str:
    """The name of a suit."""
    return str(_names()["suits"][_language(language)][suit.value])


def name_of_card(card: UltiCard, language: str) -> str:
    """The name of a card, in words."""
    code = _language(language)
    rank = _names()["ranks"][code][card.rank]
    return str(_names()["card"][code]).format(suit=name_of_suit(card.suit, code), rank=rank)


def name_of_part(part: Part, language: str) -> str:
    """The name of one part of a contract."""
    return str(_names()["parts"][_language(language)][part.value])


def name_of_contract(contract: UltiContract, language: str) -> str:
    """A contract as it is said: piros first when it is red, then the parts, an automatic game left out."""
    code = _language(language)
    red = (str(_names()["red"][code]),) if contract.red else ()
    return " ".join((*red, *(name_of_part(part, code) for part in contract.said)))


def read_parts(text: str) -> tuple[tuple[Part, ...], bool]:
    """The parts named in a text in any language, and whether piros was said. Raises UltiError if anything is left."""
    left = f" {_spaced(text)} "
    red = False
    for word in sorted({"piros", *(_spaced(name) for name in _names()["red"].values())}, key=len, reverse=True):
        red = red or f" {word} " in left
        left = left.replace(f" {word} ", " ")
    found = []
    for form, part in _forms():
        if f" {form} " in left:
            found.append(part)
            left = left.replace(f" {form} ", " ")
    if left.strip() or not (found or red):
        known = ", ".join(part.value for part in Part)
        raise UltiError(f"{text!r} is not a bid of Ulti: name piros if it is red, and parts such as {known}.")
    return tuple(found) or (Part.JATEK,), red


def read_contract(text: str, after: UltiContract | None = None) -> UltiContract:
    """The contract a text means as a bid after another (I.3). Raises UltiError, or UltiRefusal for an illegal bid."""
    parts, red = read_parts(text)
    return understood_bid(parts, red=red, after=after)


@cache
def _forms() -> tuple[tuple[str, Part], ...]:
    """Every written form of a part, longest first."""
    forms = {_spaced(part.value): part for part in Part}
    for language in LANGUAGES:
        forms |= {_spaced(name): Part(part) for part, name in _names()["parts"][language].items()}
    forms |= {_spaced(name): Part(part) for part, names in _names()["also"].items() for name in names}
    return tuple(sorted(forms.items(), key=lambda item: -len(item[0])))


def _spaced(text: str) -> str:
    return " ".join(re.sub(r"[-/+,()]", " ", without_accents(text)).split())

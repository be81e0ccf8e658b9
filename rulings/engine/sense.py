"""Sense or letter: which of the two rulings follow where the text in force departs from the Laws.

The sense, unless somebody asks for the printed words: `LAWBRIDGE_READING=letter` for a whole program,
`following("letter")` around one ruling. A rule whose outcome hangs on it asks `case.by_letter(provision)`.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import cast

from corpus import departures, ids
from corpus.errors import BadInput
from corpus.model import Language
from rulings.engine.editions import IN_FORCE_EDITION
from rulings.engine.ruling_document import DepartureFollowed

SETTING = "LAWBRIDGE_READING"
SENSES = ("sense", "letter")
_FOLLOWED: ContextVar[str | None] = ContextVar("followed", default=None)


def letter_asked() -> bool:
    """Whether rulings follow the printed words now; raises BadInput for a setting that is neither."""
    chosen = _FOLLOWED.get() or os.environ.get(SETTING) or SENSES[0]
    if chosen not in SENSES:
        raise BadInput(f"Rulings cannot follow {chosen!r}; set {SETTING} to {' or '.join(SENSES)}, or leave it out.")
    return chosen == "letter"


@contextmanager
def following(chosen: str | None) -> Iterator[None]:
    """Follow `chosen` until the block ends; None leaves the setting as it is."""
    token = _FOLLOWED.set(chosen or _FOLLOWED.get())
    try:
        yield
    finally:
        _FOLLOWED.reset(token)


def departures_told(citations: Iterable[str], edition: str, language: str) -> list[DepartureFollowed]:
    """What a ruling that cites these provisions says of departures: the sentence, and which of the two it follows."""
    if edition != IN_FORCE_EDITION:
        return []
    letter, spoken = letter_asked(), cast(Language, language)
    places = [place for cited in citations for place in (*_above(cited), cited)]
    found = {one: place for place in reversed(places) for one in departures.at(place)}
    return [
        {
            "provision": place,
            "effect": one.effect,
            "text": one.sentence(spoken),
            "followed": one.followed(letter),
            "follows": one.following(spoken, letter),
        }
        for one, place in reversed(found.items())
        if one.effect != "style"
    ]


def _above(cited: str) -> tuple[str, ...]:
    """The lead-ins above a provision, which are part of its sentence."""
    above = ids.parent(cited)
    return (*_above(above), above) if above else ()

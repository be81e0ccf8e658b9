"""Norwegian words are found however they are typed, in a text and in a pattern alike: `noen`, `før`, `foer`, `for`."""

from __future__ import annotations

import pytest

from understanding.clauses import cut
from understanding.lexicon import lexicon
from understanding.times import not_played_on


@pytest.mark.parametrize("before", ["før", "foer", "for"])
@pytest.mark.parametrize("on", ["på", "paa", "pa"])
def test_a_pattern_fits_every_spelling(before: str, on: str) -> None:
    """63A1: that nobody had played to the next trick."""
    told = f"Nord revokerte {on} spar og så det {before} noen hadde spilt til neste stikk."
    assert not_played_on(cut(told, "nb")) == told


def test_what_is_known_as_written_stays() -> None:
    book = lexicon("nb")
    assert book.as_spelt("paa foer noen") == "pa for non"
    known = next(word for word in book.forms if "oe" in word or "aa" in word)
    assert book.as_spelt(known) == known
    assert lexicon("en").as_spelt("goes") == "goes"

"""Polish word forms by Morfeusz (SGJP), read in a way that is safe beside FAISS.

Both packages are SWIG modules, and SWIG shares one iterator class between all of them in a process: whichever is
imported last decides it. Iterating Morfeusz's results after FAISS was imported then calls FAISS's iterator on a foreign
object, and the process dies. Indexing uses each module's own methods, so results are indexed here, never iterated.
"""

from __future__ import annotations

from functools import cache
from typing import Any


@cache
def _analyser() -> Any:
    import morfeusz2

    return morfeusz2.Morfeusz(generate=False)


def analyse(word: str) -> list[tuple[str, str]]:
    """(lemma, tag) of each reading of a word, tags unexpanded, in Morfeusz's order; tag `ign` where it knows none."""
    morfeusz = _analyser()._morfeusz_obj
    readings = morfeusz.analyse(word)
    found = (readings[place] for place in range(readings.size()))
    return [(reading.lemma, reading.getTag(morfeusz)) for reading in found]

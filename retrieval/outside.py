"""What no text of the corpus answers, as units of its own that compete with the provisions in every part of the search.

`data/outside.yaml` holds the same lines in four languages: bidding and play advice, other games, everything else. Where
these units come first, the question is out of scope. They are never shown.
"""

from __future__ import annotations

from pathlib import Path

from corpus import strict_yaml
from corpus.errors import BadData
from corpus.model import LANGUAGES
from retrieval.families import OUTSIDE as SOURCE
from retrieval.units import Unit

OUTSIDE = Path(__file__).parent / "data" / "outside.yaml"


def outside_units(path: Path = OUTSIDE) -> list[Unit]:
    """One unit a line, with that line in every language; raises BadData when the languages differ in length."""
    rows: dict[str, list[str]] = strict_yaml.load(path)
    lengths = {len(rows.get(language) or ()) for language in LANGUAGES}
    if len(lengths) != 1 or set(rows) != set(LANGUAGES):
        raise BadData(f"The file {path} must have the same lines in each of {', '.join(LANGUAGES)}.")
    return [
        Unit(f"{SOURCE}:{place}", tuple((language, "topic", str(rows[language][place])) for language in LANGUAGES))
        for place in range(lengths.pop())
    ]

"""Penalties as typed on the command line: `7=2.4`, `7=25%`."""

from __future__ import annotations

from collections.abc import Sequence

from corpus.errors import BadInput


def penalties(texts: Sequence[str]) -> list[tuple[str, str]]:
    """Pair and amount of each; raises BadInput for one that is not written so."""
    rows = [text.partition("=") for text in texts]
    if wrong := next((text for text, row in zip(texts, rows, strict=True) if not row[0].strip() or not row[2]), ""):
        raise BadInput(f"{wrong!r} is no penalty: write pair and points, as in --penalty 7=2.4 or --penalty 7=25%.")
    return [(pair.strip(), amount) for pair, _, amount in rows]

"""Whether every entry of a lexicon fires on its own example: what does not, a native has to mend."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from corpus.model import Language
from understanding.acts import acts
from understanding.circumstances import fired
from understanding.clauses import cut
from understanding.lexicon import examples


def unfired(language: Language) -> Iterator[str]:
    """One line for each entry whose example does not fire it."""
    for row, example in examples(language):
        if not fires(row, example, language):
            yield f"{_named(row)}: {example}"


def fires(row: Mapping[str, Any], example: str, language: Language) -> bool:
    """Whether an example fires its entry."""
    read = cut(example, language)
    said = fired(read)
    if "say" in row:
        return any(one.row is row for one in said)
    if "verbs" in row:
        return any(act.row is row for act in acts(read, said))
    return any(str(one.value) == str(row["is"]) for one in read.mentions) or any(
        str(row["is"]) in (str(one.value)[1:], str(one.value)[:1])
        for one in read.mentions
        if one.kind in ("call", "card")
    )


def _named(row: Mapping[str, Any]) -> str:
    what = row.get("is") or row.get("how") or row.get("act") or row.get("status") or row.get("kind")
    return f"{what} {row.get('verbs') or row.get('say') or row.get('words')}"

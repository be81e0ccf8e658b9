"""A working text as provisions: the structure of the Laws in force, the words of `corpus/working/`."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from corpus.model import Provision, Source
from corpus.working import WorkingText, load_all


def provisions_of(
    source: Source, in_force: Iterable[Provision], texts: list[WorkingText] | None = None
) -> list[Provision]:
    """The provisions of a working text, in the order of the Laws in force.

    A place that has words in the Laws in force and none here is left out, so that a reader gets the original.
    """
    own = {text.id: text for text in (load_all() if texts is None else texts) if text.language == source.language}
    result = []
    for row in in_force:
        text = own.get(row.id)
        if text is None and (row.text or row.title):
            continue
        title, words = (text.title, text.text) if text else ("", "")
        result.append(
            replace(
                row,
                source=source.id,
                language=source.language,
                edition=source.edition,
                title=title,
                printed_title=title,
                text=words,
                printed=words,
                spans=(),
                unsure=(),
            )
        )
    return result

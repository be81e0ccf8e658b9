"""The corpus for other programs: provisions, concordance and repaired texts as lines."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from corpus.errors import BadInput
from corpus.manifest import raw_text, source
from corpus.store import Store


def provisions(store: Store) -> Iterator[dict[str, Any]]:
    """One JSON object a provision, in the order of the sources (contract: design section 10)."""
    for provision in store:
        yield {
            "source": provision.source,
            "provision": provision.id,
            "kind": provision.kind,
            "title": provision.title,
            "text": provision.text,
            "printed": provision.printed,
            "line_start": provision.line_start,
            "line_end": provision.line_end,
            "language": provision.language,
            "edition": provision.edition,
        }


def concordance(store: Store) -> Iterator[dict[str, Any]]:
    """One JSON object a correspondence: `from` the 2017 side, `to` the other; null for dropped and new.

    A place split, merged or absorbed has a line for each pair; `how` says so, `main` is false beside the main line.
    """
    for link in store.correspondences:
        yield {"from": link.current, "to": link.old, "relation": link.relation, "note": link.note} | {
            "how": link.how,
            "main": link.main,
        }


def repaired(source_id: str) -> str:
    """The repaired text of a source (no errata), line for line with the raw file.

    Raises UnknownSource, and BadInput for a working text, which has no file.
    """
    from ingest.edits import repairs
    from ingest.lines import LayeredText

    entry = source(source_id)
    if entry.standing == "working":
        raise BadInput(
            f"The source {source_id} is a working text made by the project, so there is no scanned file to repair; "
            f"`lawbridge export provisions` has its text."
        )
    text = LayeredText(raw_text(entry), repairs(entry))
    return "\n".join(line.text for line in text.repaired)

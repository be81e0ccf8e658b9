"""`lawbridge search`: ranked provisions."""

from __future__ import annotations

from typing import Annotated, Any

import typer

from app.faces.cli.batches import run_batch
from app.faces.cli.options import Batch, Json, Lang, needed, text_of
from app.faces.cli.printing import print_hits, print_json
from app.service import Service

Place = Annotated[str | None, typer.Option("--jurisdiction", help="hu, pl, no or none; default: from the language.")]


def search(
    query: Annotated[str | None, typer.Argument(help="Words, a question, or a number.")] = None,
    k: Annotated[int, typer.Option("-k", help="How many results, 1 to 100.")] = 10,
    lang: Lang = None,
    jurisdiction: Place = None,
    batch: Batch = None,
    as_json: Json = False,
) -> None:
    """Ranked provisions in force."""
    service = Service()
    if batch is not None:
        run_batch(
            batch,
            lambda row: service.search(
                text_of(row, "query"),
                _k(row, k),
                row.get("language") or lang,
                row.get("jurisdiction") or jurisdiction,
            ),
        )
        return
    document = service.search(needed(query, "search"), k, lang, jurisdiction)
    if as_json:
        print_json(document)
    else:
        print_hits(document)


def _k(row: dict[str, Any], default: int) -> int:
    value = row.get("k", default)
    return value if isinstance(value, int) else default

"""`lawbridge export`: JSON lines or text on standard output."""

from __future__ import annotations

import difflib
import sys
from typing import Annotated

import typer

from app.faces.cli.printing import print_json
from corpus.errors import BadInput
from corpus.manifest import source as named
from corpus.manifest import sources

KINDS = ("provisions", "concordance", "repaired", "akn", "tmx", "pocket")


def export(
    what: Annotated[str, typer.Argument(help="provisions, concordance, repaired, akn, tmx or pocket")],
    source: Annotated[str | None, typer.Argument(help="The source, for `repaired` and `akn`.")] = None,
) -> None:
    """The corpus for other programs, on standard output."""
    from app.exports.provisions import concordance, provisions, repaired
    from app.service import Service

    if what not in KINDS:
        near = difflib.get_close_matches(what, KINDS, n=1, cutoff=0.0)[0]
        raise BadInput(f"There is no export {what[:40]!r}; the nearest is {near!r}, see `lawbridge export --help`.")
    if what in ("repaired", "akn") and source is None:
        raise BadInput(f"`export {what}` needs a source, one of {', '.join(sources())}.")
    if what == "repaired":
        sys.stdout.write(repaired(str(source)))
        return
    service = Service()
    store = service.store
    if what in ("akn", "tmx"):
        from app.exports.akn import akn
        from app.exports.tmx import tmx

        sys.stdout.flush()
        sys.stdout.buffer.write(akn(store, named(str(source)).id) if what == "akn" else tmx(store))
        return
    if what == "pocket":
        from app.faces.pocket import page

        sys.stdout.write(page(service))
        return
    for row in provisions(store) if what == "provisions" else concordance(store):
        print_json(row)

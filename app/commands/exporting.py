"""`lawbridge export`: JSON lines or text on standard output."""

from __future__ import annotations

import difflib
import sys

from app import exporting
from app.output import print_json
from corpus.errors import BadInput
from corpus.manifest import source as named
from corpus.manifest import sources
from corpus.store import Store

KINDS = ("provisions", "concordance", "repaired", "akn", "tmx", "pocket")


def run(what: str, source: str | None) -> None:
    """Write one export; raises BadInput for an unknown kind or a missing source."""
    if what not in KINDS:
        near = difflib.get_close_matches(what, KINDS, n=1, cutoff=0.0)[0]
        raise BadInput(f"There is no export {what[:40]!r}; the nearest is {near!r}, see `lawbridge export --help`.")
    if what in ("repaired", "akn") and source is None:
        raise BadInput(f"`export {what}` needs a source, one of {', '.join(sources())}.")
    if what == "repaired":
        sys.stdout.write(exporting.repaired(str(source)))
        return
    store = Store.load()
    if what in ("akn", "tmx"):
        from app.exporting_akn import akn
        from app.exporting_tmx import tmx

        sys.stdout.flush()
        sys.stdout.buffer.write(akn(store, named(str(source)).id) if what == "akn" else tmx(store))
        return
    if what == "pocket":
        from app.pocket import page

        sys.stdout.write(page(store))
        return
    for row in exporting.provisions(store) if what == "provisions" else exporting.concordance(store):
        print_json(row)

"""What is wrong with an installation, and the command that mends it."""

from __future__ import annotations

from importlib import metadata
from typing import Any

from corpus.errors import LawbridgeError
from corpus.manifest import raw_text, sources
from corpus.store import Store, build_folder
from ingest.add.placing import leftovers
from ingest.digests import damaged
from ingest.fingerprint import fingerprint, unchanged


def findings() -> list[dict[str, Any]]:
    """Sources, build and packages: {"what", "ok", "detail"} each."""
    return [*map(_source, sources()), *_leftovers(), _build(), *map(_package, _NEEDED), *_model()]


_NEEDED = ("numpy", "faiss-cpu", "sentence-transformers", "langchain-core", "streamlit", "morfeusz2")


def _source(name: str) -> dict[str, object]:
    try:
        raw_text(sources()[name])
    except LawbridgeError as error:
        return {"what": f"source {name}", "ok": False, "detail": str(error)}
    return {"what": f"source {name}", "ok": True, "detail": "as the manifest says"}


def _leftovers() -> list[dict[str, object]]:
    """Files beside the sources that no entry of the manifest names: what a killed `ingest --add` leaves."""
    return [{"what": "corpus/sources", "ok": False, "detail": sentence} for sentence in leftovers()]


def _build() -> dict[str, object]:
    try:
        store = Store.load()
    except LawbridgeError as error:
        return {"what": "build", "ok": False, "detail": str(error)}
    if not unchanged(build_folder(), fingerprint()):
        return {"what": "build", "ok": False, "detail": "older than the corpus or the code; run `lawbridge ingest`"}
    if differing := damaged(build_folder()):
        more = f" and {len(differing) - 1} more" if len(differing) > 1 else ""
        detail = f"{differing[0]}{more} not as written; run `lawbridge ingest`"
        return {"what": "build", "ok": False, "detail": detail}
    return {"what": "build", "ok": True, "detail": f"{len(store.provisions)} provisions, up to date"}


def _model() -> list[dict[str, object]]:
    """The language model, where one is switched on: asked to hear one sentence."""
    from understanding.witness.trying import tried

    try:
        found = tried()
    except LawbridgeError as error:
        return [{"what": "language model", "ok": False, "detail": str(error)}]
    return [{"what": "language model", **found}] if found else []


def _package(name: str) -> dict[str, object]:
    try:
        return {"what": name, "ok": True, "detail": metadata.version(name)}
    except metadata.PackageNotFoundError:
        return {"what": name, "ok": False, "detail": "not installed; run `make install`"}

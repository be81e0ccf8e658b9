"""Adding a source: read, understand, report, and only then write; all of it or nothing."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import Any, cast

from corpus import ids, manifest
from corpus.errors import BadInput, BadSource
from corpus.guarded import guarded
from corpus.model import LANGUAGES, Language, Provision, Source, SourceKind
from ingest.account import account
from ingest.add import placing
from ingest.add.extract import check_size, extract, within_limits
from ingest.add.guess import guess
from ingest.add.review import Review, review
from ingest.lines import LayeredText
from ingest.parse.described import clean, parser_of
from ingest.parse.headings import headings
from ingest.parse.tree import provisions

_ID = re.compile(r"[a-z][a-z0-9]*(?:-[a-z0-9]+)+\Z")
_EDITION = re.compile(r"(?:19|20)\d\d\Z")
_LAWS = re.compile(r"([1-9]\d?)-([1-9]\d?)\Z")


@dataclass(frozen=True, slots=True)
class Request:
    """What a person says of the file: language, edition (a year), kind, and what the manifest has to know."""

    file: Path
    language: str
    edition: str
    kind: str
    id: str = ""
    title: str = ""
    publisher: str = ""
    rights: str = ""
    in_force: bool = False
    jurisdiction: str = ""
    laws: str = "1-93"


@dataclass(frozen=True, slots=True)
class Understood:
    """A file read but not yet added: its manifest entry, text, description and report."""

    source: Source
    text: str
    description: dict[str, Any]
    provisions: list[Provision]
    review: Review


def understand(request: Request, folder: Path = manifest.SOURCES) -> Understood:
    """Read the file and judge it, writing nothing; raises BadInput for a bad request, BadSource for a bad file."""
    _checked(request, folder)
    check_size(request.file)
    return guarded(understood_of, replace(request, file=request.file.resolve()), folder, name=request.file.name)


def understood_of(request: Request, folder: Path) -> Understood:
    """The same, done here: only a process with limits calls it, for the file may be anybody's."""
    source_id = _checked(request, folder)
    extracted = extract(request.file)
    within_limits(extracted.pages, request.file.name)
    text = extracted.text()
    lines = text.split("\n")
    first, last = _range(request)
    description = guess(lines, request.kind, first, last)
    source = Source(
        id=source_id,
        file=f"{source_id}.txt",
        sha256=hashlib.sha256(text.encode("utf-8")).hexdigest(),
        language=cast(Language, request.language),
        kind=cast(SourceKind, request.kind),
        edition=request.edition,
        in_force=request.in_force,
        standing="official",
        parser="described",
        title=request.title or request.file.stem,
        publisher=request.publisher or "not stated",
        rights=request.rights or "the owner's document, no licence of ours",
        jurisdiction=request.jurisdiction,
        short=_short(request, folder),
    )
    layered = LayeredText(text)
    described = headings(description, f"{source_id}.headings.yaml")
    parse = parser_of(described)(layered)
    counted = account(parse, layered)
    counted.check(source_id)
    rows = provisions(parse, layered, source, clean)
    seen = review(source, rows, lines, described, counted.skipped, _compared(source), extracted.remarks)
    return Understood(source, text, description, rows, seen)


def add(request: Request, folder: Path = manifest.SOURCES) -> Understood:
    """Add the file to the corpus in `folder`; raises BadSource with the report's refusal, and then nothing changed."""
    if folder == manifest.SOURCES and not manifest.in_checkout():
        raise BadInput(
            f"Sources are added in a checkout of Lawbridge, where they can be reviewed, not to the installed package "
            f"in {folder}; run `make install` in a checkout and add it there (`--dry-run` shows the report here)."
        )
    understood = understand(request, folder)
    if understood.review.refusal:
        raise BadSource(understood.review.refusal)
    source = understood.source
    check = partial(_checked, request, folder)
    placing.write(source, request.file, understood.text, understood.description, folder, check)
    manifest.sources.cache_clear()
    return understood


def _checked(request: Request, folder: Path) -> str:
    if request.language not in LANGUAGES:
        raise BadInput(f"The language {request.language!r} is not one of {', '.join(LANGUAGES)}; give it by `--lang`.")
    if request.kind not in ("laws", "regulations"):
        raise BadInput(f"The kind {request.kind!r} is not laws or regulations; give it by `--kind`.")
    if not _EDITION.match(request.edition):
        raise BadInput(f"The edition {request.edition!r} is not a year such as 2017; give it by `--edition`.")
    _range(request)
    source_id = request.id or f"{request.kind}-{request.edition}-{request.language}"
    if not _ID.match(source_id):
        raise BadInput(f"The id {source_id!r} is not small letters, digits and hyphens, such as laws-2017-pl.")
    known = manifest.sources(folder / "manifest.yaml")
    if source_id in known:
        raise BadInput(f"The source {source_id!r} is in the manifest already; give another id by `--id`.")
    return source_id


def _short(request: Request, folder: Path) -> str:
    """The name before the numbers of regulations: the publisher's, where that is one short word no other one has."""
    taken = {entry.short.casefold() for entry in manifest.sources(folder / "manifest.yaml").values()}
    one_word = re.fullmatch(r"[^\W\d_]{2,8}", request.publisher)
    free = request.publisher.casefold() not in taken and not ids.reads(request.publisher)
    return request.publisher if request.kind == "regulations" and one_word and free else ""


def _range(request: Request) -> tuple[int, int]:
    found = _LAWS.match(request.laws)
    if not found or not 1 <= int(found[1]) <= int(found[2]) <= 93:
        raise BadInput(f"The laws {request.laws!r} are not a range such as 1-93 or 41-71; give it by `--laws`.")
    return int(found[1]), int(found[2])


def _compared(source: Source) -> Iterable[Provision]:
    """The official text of the same edition that the corpus has already, by which places are counted."""
    from ingest.read import read

    for entry in manifest.sources().values():
        whole = entry.kind == source.kind == "laws" and entry.standing == "official" and entry.parser != "described"
        if whole and entry.edition == source.edition:
            return read(entry).provisions
    return ()

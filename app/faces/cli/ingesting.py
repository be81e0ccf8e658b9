"""`lawbridge ingest`: the build with a progress bar and its report, or a new source with `--add`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer

from app.faces.cli.options import Json
from app.faces.cli.printing import print_json


def ingest(
    report: Annotated[Path | None, typer.Option(help="Write what was read, skipped and counted to this file.")] = None,
    force: Annotated[bool, typer.Option("--force", help="Build even when nothing changed.")] = False,
    add: Annotated[Path | None, typer.Option("--add", help="A new source: PDF, HTML, DOCX, PPTX, MD or TXT.")] = None,
    lang: Annotated[str, typer.Option("--lang", help="With --add: hu, pl, nb (or no), en.")] = "",
    edition: Annotated[str, typer.Option("--edition", help="With --add: its year, such as 2017.")] = "",
    kind: Annotated[str, typer.Option("--kind", help="With --add: laws or regulations.")] = "laws",
    source_id: Annotated[str, typer.Option("--id", help="With --add: its id; laws-2017-pl is the form.")] = "",
    title: Annotated[str, typer.Option("--title", help="With --add: its title.")] = "",
    publisher: Annotated[str, typer.Option("--publisher", help="With --add: who published it.")] = "",
    in_force: Annotated[bool, typer.Option("--in-force", help="With --add: it is in force.")] = False,
    jurisdiction: Annotated[str, typer.Option("--jurisdiction", help="With --add: hu, pl or no; empty: all.")] = "",
    laws: Annotated[str, typer.Option("--laws", help="With --add: which laws it holds.")] = "1-93",
    dry_run: Annotated[bool, typer.Option("--dry-run", help="With --add: only report, write nothing.")] = False,
    as_json: Json = False,
) -> None:
    """Build everything from corpus/ (atomic; nothing to do when nothing changed), or add a source with --add FILE."""
    if add is None:
        _build(report, force, as_json)
        return
    from app.building.adding import add_source, as_document, report_lines
    from ingest.add import Request

    names = (source_id, title, publisher, "")
    request = Request(add, "nb" if lang == "no" else lang, edition, kind, *names, in_force, jurisdiction, laws)
    understood = add_source(request, dry_run)
    if as_json:
        print_json(as_document(understood, dry_run))
        return
    for line in report_lines(understood, dry_run):
        print(line)


def _build(report: Path | None, force: bool, as_json: bool) -> None:
    """Build; print the counts, or the whole report as JSON; write it to `report` if asked."""
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

    from ingest.build import build

    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn())
    with Progress(*columns, console=console, transient=True) as bar:
        task = bar.add_task("ingest", total=1.0)
        document = build(progress=lambda step, share: bar.update(task, description=step, completed=share), force=force)
    if report:
        report.write_text(json.dumps(document, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
    if as_json:
        print_json(document)
        return
    for name, counts in document["sources"].items():
        kinds = ", ".join(f"{count} {kind}" for kind, count in counts["kinds"].items())
        console.print(f"{name}: {counts['provisions']} provisions ({kinds})", highlight=False, soft_wrap=True)
    console.print(f"{'built' if document['fresh'] else 'up to date'} in {document['seconds']} s", highlight=False)

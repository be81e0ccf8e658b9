"""`lawbridge ingest`: the build with a progress bar, and its report."""

from __future__ import annotations

import json
from pathlib import Path

from app.output import print_json
from ingest.build import build


def run(report: Path | None, force: bool, as_json: bool) -> None:
    """Build; print the counts, or the whole report as JSON; write it to `report` if asked."""
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

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

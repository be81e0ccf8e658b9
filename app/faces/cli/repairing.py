"""`lawbridge repair`: a source's change records made anew."""

from __future__ import annotations

from typing import Annotated

import typer


def repair(
    source: Annotated[str, typer.Argument(help="laws-2007-pl or mbsz-hu")],
    check: Annotated[
        bool, typer.Option("--check", help="Only say whether the committed records would change.")
    ] = False,
) -> None:
    """Run a source's repair again and write its change records (needed only when a source or its table changes)."""
    from app.building.repairing import compared, renewed

    if not check:
        count, path = renewed(source)
        print(f"{count} changes written to {path}")
        return
    found = compared(source)
    if not found.same:
        print(f"{source}: {found.committed} records are committed, a new run makes {found.fresh}")
        raise SystemExit(1)
    print(f"{source}: {found.committed} records, as committed")

"""`lawbridge doctor`: what is wrong, and the command that mends it."""

from __future__ import annotations

from app.faces.cli.options import Json
from app.faces.cli.printing import print_json


def doctor(as_json: Json = False) -> None:
    """Say what is wrong with this installation, and the command that mends it."""
    from app.building.checking import findings

    rows = findings()
    if as_json:
        print_json({"ok": all(row["ok"] for row in rows), "findings": rows})
    else:
        for row in rows:
            print(f"{'ok  ' if row['ok'] else 'MEND'} {row['what']}: {row['detail']}")
    if not all(row["ok"] for row in rows):
        raise SystemExit(1)

"""Options that several `lawbridge score` commands share."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

Json = Annotated[bool, typer.Option("--json", help="Print one JSON document.")]
Lang = Annotated[str, typer.Option("--lang", help="hu, pl, nb (or no), en.")]
Scale = Annotated[str, typer.Option("--scale", help="2-1-0 or 1-half-0; there is no default.")]
ScaleFile = Annotated[Path | None, typer.Option(help="The owner's table of the 25-0 scale.")]
File = Annotated[Path, typer.Argument(help="Results: .csv (also a Bridgemate's ReceivedData), .pbn or .xml (USEBIO).")]
Encoding = Annotated[str, typer.Option(help="Encoding of a text file when it is not found out: cp1250, cp852 ...")]
Csv = Annotated[Path | None, typer.Option("--csv", help="Write the result table here.")]
Html = Annotated[Path | None, typer.Option("--html", help="Write result and frequencies here, to print.")]
Sheet = Annotated[
    bool, typer.Option("--sheet", help="CSV for a spreadsheet: semicolons, decimal commas, your language.")
]
NUMBERS = {"ignore_unknown_options": True}  # so that -100 is a score, not an option

"""Writes `NOTICES.md`: `python -m evals.supply.notices`. The licence of every pinned package, as it says it."""

from __future__ import annotations

import re
from functools import cache
from importlib.metadata import Distribution, distributions
from pathlib import Path
from typing import Any

from corpus import strict_yaml
from evals.supply.pins import ROOT, folded, pins

NOTICES = ROOT / "NOTICES.md"
_TROVE = {
    "MIT License": "MIT",
    "Apache Software License": "Apache-2.0",
    "BSD License": "BSD",
    "ISC License (ISCL)": "ISC",
    "Mozilla Public License 2.0 (MPL 2.0)": "MPL-2.0",
    "Python Software Foundation License": "PSF-2.0",
    "The Unlicense (Unlicense)": "Unlicense",
    "Zero-Clause BSD (0BSD)": "0BSD",
    "Historical Permission Notice and Disclaimer (HPND)": "HPND",
    "MIT No Attribution License (MIT-0)": "MIT-0",
}


@cache
def told() -> dict[str, Any]:
    """`licences.yaml`."""
    rows: dict[str, Any] = strict_yaml.load(Path(__file__).with_name("licences.yaml"))
    return rows


def installed() -> dict[str, Distribution]:
    """The packages of this installation by their folded names."""
    return {folded(found.metadata["Name"]): found for found in distributions()}


def licence_of(found: Distribution) -> str:
    """What a package says of its licence, as short as it can be said."""
    metadata = found.metadata
    name = folded(metadata["Name"])
    if name in told()["stated"]:
        return str(told()["stated"][name])
    if name in told()["lgpl"]:
        return str(told()["lgpl"][name]).partition(". ")[0]
    expression = _said(metadata, "License-Expression")
    if expression:
        return str(expression)
    classified = [
        row.rpartition(" :: ")[2] for row in metadata.get_all("Classifier") or () if row.startswith("License ::")
    ]
    named = [row for row in classified if row != "OSI Approved"]
    if named:
        return " OR ".join(sorted(_TROVE.get(row, row) for row in named))
    first = _said(metadata, "License").strip().splitlines()
    return first[0][:60] if first else ""


def _said(metadata: Any, field: str) -> str:
    return str((metadata.get_all(field) or [""])[0])


def is_kept(licence: str) -> bool:
    """Whether every part of a licence is one whose terms we keep, or one of several that may be chosen is."""
    kept = [word.casefold() for word in told()["kept"]]

    def known(part: str) -> bool:
        bare = part.strip("() ").casefold()
        return any(bare == word or re.match(rf"{re.escape(word)}\b", bare) for word in kept)

    return any(all(known(one) for one in re.split(r"\s+AND\s+", choice)) for choice in re.split(r"\s+OR\s+", licence))


def page() -> str:
    """The notices as a page."""
    found = installed()
    rows = [
        "# Notices",
        "",
        "Lawbridge itself is under the MIT licence (LICENSE). It is installed with these packages:",
        "",
    ]
    rows += ["| package | release | licence |", "|---|---|---|"]
    stated = told()["stated"]
    for name, release in pins().items():
        licence = stated.get(name) or (licence_of(found[name]) if name in found else "")
        rows.append(f"| {name} | {release} | {licence or 'not stated'} |")
    rows += ["", "## Under the LGPL", ""]
    rows += [
        "Used as they come, unchanged, as modules of their own; another release can be put in their place "
        "(`pip install NAME==RELEASE`). Their source is in the source distribution of the same name and release.",
        "",
    ]
    rows += [f"- `{name}`: {what}" for name, what in told()["lgpl"].items() if name in pins()]
    rows += ["", "## Data", "", *(f"- `{path}`: {what}" for path, what in told()["data"].items())]
    return "\n".join(rows) + "\n"


def main() -> None:
    """Write the page."""
    NOTICES.write_text(page(), encoding="utf-8")


if __name__ == "__main__":
    main()

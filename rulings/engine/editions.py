"""Editions of the Laws: which text each is, and how its provisions are cited."""

from __future__ import annotations

IN_FORCE_EDITION = "2017"
TEXT_OF_EDITION = {"2017": "laws-2017-hu", "2007": "laws-2007-pl", "1997": "laws-1997-nb"}
"""Source of each edition on file (design section 2); the 1997 text has Laws 41 to 71 only."""


def cited(provision: str, edition: str) -> str:
    """A provision as documents cite it: bare for the Laws in force, full id (`laws-2007-pl:27.B.1`) for all else."""
    if ":" in provision or edition == IN_FORCE_EDITION:
        return provision
    return f"{TEXT_OF_EDITION[edition]}:{provision}"

"""Facts of Law 72C: what an offender could have been aware of, and what his side gained."""

from __future__ import annotations

from dataclasses import dataclass

from rulings.engine import BOOL, Play, finding


@dataclass(frozen=True)
class AwarenessFacts(Play):
    """The two findings of 72C, made at the end of play."""

    finding_could_have_known: bool = finding(BOOL, "72.C")
    finding_gained: bool = finding(BOOL, "72.C")

"""Who is who: the roles that wording may name without a rule passing them: {offender}, {lho}, {declarer} ..."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from bridge.seats import Seat
from rulings.engine.draft import Who


def around(seat: Seat | None, role: str = "offender") -> dict[str, Who]:
    """A player and the other three as seen from him: `offender` (or `role`), `lho`, `partner`, `rho`."""
    return dict(_around(seat, role))


@lru_cache(maxsize=256)  # every run of a procedure seats its people, and there are few
def _around(seat: Seat | None, role: str) -> Mapping[str, Who]:
    return {
        role: Who(role, seat),
        "partner": Who(f"{role}_partner", seat and seat.partner),
        "lho": Who(f"{role}_lho", seat and seat.lho),
        "rho": Who(f"{role}_rho", seat and seat.rho),
    }


def people_at_table(known: Any) -> dict[str, Who]:
    """Those around the offender, and declarer, dummy and opening leader of the contract, as far as they are known."""
    offender = _read(known, "offender")
    contract = _read(known, "contract")
    return {**_around(offender, "offender"), **_declaring(contract.declarer if contract else None)}


@lru_cache(maxsize=256)
def _declaring(declarer: Seat | None) -> Mapping[str, Who]:
    return {
        "declarer": Who("declarer", declarer),
        "dummy": Who("dummy", declarer and declarer.partner),
        "leader": Who("leader", declarer and declarer.lho),
        "declarer_rho": Who("declarer_rho", declarer and declarer.rho),
    }


def _read(known: Any, name: str) -> Any:
    return getattr(known, name) if known.has(name) else None

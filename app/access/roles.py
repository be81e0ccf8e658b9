"""Roles and the file that gives them: `LAWBRIDGE_ACCESS`, else `access.toml` in the user's configuration folder.

[roles]
chief = ["anna@example.org"]
director = ["bela@example.org", "@club.example.org"]    # an address, or all of a domain

[log]
sign_in = true              # ask for sign-in on this machine too (a proxy in front of the app, for instance)
unverified_email = false    # accept providers that do not say that the address was verified

[app]
hosts = ["lawbridge.example.org"]    # names the app answers to besides its own
metrics = ["10.0.0.0/8"]             # networks that may read /metrics besides this machine
"""

from __future__ import annotations

import os
import re
import tomllib
from dataclasses import dataclass
from enum import IntEnum
from ipaddress import ip_address, ip_network
from pathlib import Path
from typing import Any, Never

from corpus.errors import BadData

VARIABLE = "LAWBRIDGE_ACCESS"
_KNOWN = {"roles": {"chief", "director"}, "log": {"sign_in", "unverified_email"}, "app": {"hosts", "metrics"}}
_HOST = re.compile(r"[A-Za-z0-9.:-]+", re.ASCII)


class Role(IntEnum):
    """What a person may do, each more than the one before: read the laws; keep the log; erase names, upload books."""

    READER = 0
    DIRECTOR = 1
    CHIEF = 2


@dataclass(frozen=True, slots=True)
class Access:
    """Who is director and chief, and whether the log asks for sign-in even on this machine alone."""

    chiefs: frozenset[str] = frozenset()
    directors: frozenset[str] = frozenset()
    sign_in: bool = False
    unverified_email: bool = False
    hosts: frozenset[str] = frozenset()
    metrics: frozenset[str] = frozenset()

    def role(self, email: str) -> Role:
        """The role of a verified address."""
        address = email.strip().casefold()
        names = {address, f"@{address.rpartition('@')[2]}"} if "@" in address else set()
        if names & self.chiefs:
            return Role.CHIEF
        return Role.DIRECTOR if names & self.directors else Role.READER


def access_file() -> Path:
    """Where the roles are written."""
    if os.environ.get(VARIABLE):
        return Path(os.environ[VARIABLE])
    from platformdirs import user_config_path

    return user_config_path("lawbridge") / "access.toml"


def access(path: Path | None = None) -> Access:
    """The roles; nobody has one when there is no file. Raises BadData for a file that cannot be read."""
    path = path or access_file()
    if not path.exists():
        if path == access_file() and os.environ.get(VARIABLE):
            raise BadData(f"The file {path} that {VARIABLE} names does not exist; docs/access.md shows its form.")
        return Access()
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise BadData(f"The file {path} cannot be read ({error}); docs/access.md shows its form.") from None
    for section, row in data.items():
        known = _KNOWN.get(section)
        unknown = set(row) - known if known is not None and isinstance(row, dict) else {section}
        if unknown:
            raise BadData(f"The file {path} has {min(unknown)!r}, which is not known there; docs/access.md shows it.")
    roles, log = data.get("roles", {}), data.get("log", {})
    return Access(
        _addresses(path, roles, "chief"),
        _addresses(path, roles, "director"),
        _switch(path, log, "sign_in"),
        _switch(path, log, "unverified_email"),
        _hosts(path, data.get("app", {})),
        _networks(path, data.get("app", {})),
    )


def is_open(host: str | None) -> bool:
    """Whether an app that listens on this address can be reached from other machines."""
    name = (host or "").strip("[]").casefold()
    if name == "localhost":
        return False
    try:
        return not ip_address(name).is_loopback
    except ValueError:
        return True


def _addresses(path: Path, roles: dict[str, Any], name: str) -> frozenset[str]:
    found = roles.get(name, [])
    if not isinstance(found, list) or not all(isinstance(item, str) and "@" in item for item in found):
        raise BadData(f'The file {path} gives {name!r} as a list of e-mail addresses, such as ["anna@example.org"].')
    return frozenset(item.strip().casefold() for item in found)


def _hosts(path: Path, row: dict[str, Any]) -> frozenset[str]:
    found = row.get("hosts", [])
    if not isinstance(found, list) or not all(isinstance(item, str) and _HOST.fullmatch(item) for item in found):
        raise BadData(f'The file {path} gives hosts as a list of names, such as ["lawbridge.example.org"].')
    return frozenset(item.casefold() for item in found)


def _networks(path: Path, row: dict[str, Any]) -> frozenset[str]:
    found = row.get("metrics", [])
    try:
        return frozenset(str(ip_network(item)) for item in found) if isinstance(found, list) else _refuse(path)
    except (TypeError, ValueError):
        return _refuse(path)


def _refuse(path: Path) -> Never:
    raise BadData(f'The file {path} gives metrics as a list of networks, such as ["10.0.0.0/8"].')


def _switch(path: Path, row: dict[str, Any], name: str) -> bool:
    found = row.get(name, False)
    if not isinstance(found, bool):
        raise BadData(f"The file {path} gives {name!r} as true or false.")
    return found

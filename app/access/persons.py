"""Who is in front of the screen: the local director, someone signed in, or a reader."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from app.access.roles import Access, Role


@dataclass(frozen=True, slots=True)
class Person:
    """A person; `local` is the one at this machine, who needs no sign-in; `signed_in` came through the provider."""

    name: str
    email: str
    role: Role
    local: bool = False
    signed_in: bool = False

    @property
    def may_log(self) -> bool:
        """Read and write the log."""
        return self.role >= Role.DIRECTOR

    @property
    def may_erase(self) -> bool:
        """Erase and expire names."""
        return self.role >= Role.CHIEF

    @property
    def may_upload(self) -> bool:
        """Add a book."""
        return self.role >= Role.CHIEF

    @property
    def signature(self) -> str:
        """How the history names the person."""
        if self.local:
            return self.name
        return f"{self.name} <{self.email}>" if self.name != self.email else self.email


def identify(claims: Mapping[str, Any] | None, open_to_room: bool, known: Access, local_name: str = "") -> Person:
    """The person with these claims of the sign-in provider (None: not signed in).

    On this machine alone nobody signs in and the one who is there does everything; in an app open to the room, or when
    the access file asks for it, a role comes from a verified e-mail address only.
    """
    if claims is None:
        if open_to_room or known.sign_in:
            return Person("", "", Role.READER)
        return Person(local_name, "", Role.CHIEF, local=True)
    email = str(claims.get("email") or "").strip()
    name = str(claims.get("name") or email or claims.get("sub") or "").strip()
    verified = claims.get("email_verified") is True or (known.unverified_email and "email_verified" not in claims)
    return Person(name, email, known.role(email) if email and verified else Role.READER, signed_in=True)

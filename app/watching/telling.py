"""The happenings a part of the program may tell, and who listens. Nobody listens on the command line: it costs nothing.

A field is declared here with what it may hold: a code out of a short alphabet or a number. No text of a user fits, so a
line written from one holds no personal data whatever went wrong.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Final

Value = str | int | float
Listener = Callable[[str, Mapping[str, Value]], None]

FIELDS: Final[Mapping[str, Mapping[str, type]]] = {
    "question": {"language": str, "status": str, "procedure": str, "seconds": float},
    "request": {"kind": str, "method": str, "status": int, "seconds": float},
    "session": {"open": int},
    "refusal": {"kind": str},
    "failure": {"kind": str},
}
"""By happening: the names of its fields and their types."""
_CODE = re.compile(r"[a-z0-9_.-]{0,60}", re.ASCII)
_listeners: list[Listener] = []


def listen(listener: Listener) -> Callable[[], None]:
    """Have every happening told from now on; what is returned ends it."""
    _listeners.append(listener)
    return lambda: _listeners.remove(listener)


def tell(happening: str, **fields: Value) -> None:
    """Tell those who listen; raises ValueError for a field that holds more than it is declared to."""
    if not _listeners:
        return
    declared = FIELDS[happening]
    for name, value in fields.items():
        if not isinstance(value, declared.get(name, ())) or (isinstance(value, str) and not _CODE.fullmatch(value)):
            raise ValueError(f"{happening}.{name} is not declared, or holds more than it is declared as")
    for listener in list(_listeners):
        listener(happening, fields)

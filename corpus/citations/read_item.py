"""One item of a citation, from its words to a canonical path: `27B1b)` -> `27.B.1.b`, `B2av)` -> `B.2.a.v`."""

from __future__ import annotations

import re

_CODE = re.compile(
    r"(?P<law>9[0-3]|[1-8]\d|[1-9])(?P<zero>0(?=[A-Na-n]))?"
    r"(?:[\s./]*(?P<letter>[A-Na-n])"
    r"(?:[\s.]*\(?(?P<number>[1-9]\d?|[lI](?![a-z]{2}))\)?"
    r"(?:[\s.]*\(?(?P<sub>[a-n])\)?"
    r"(?:[\s.]*\(?(?P<roman>[ivx]{1,4})\)?)?)?)?)?\Z"
)
_PIECE = re.compile(
    r"(?:(?P<letter>[A-N])(?:(?P<number>[1-9]\d?|[lI])(?:\(?(?P<sub>[a-n])\)?(?:\(?(?P<roman>[ivx]{1,4})\)?)?)?)?"
    r"|(?P<bare>[1-9]\d?)(?P<baresub>[a-n])?"
    r"|\(?(?P<only>[a-n])\)?)\Z"
)


def read_code(item: str) -> str | None:
    """The path of a whole code or a law number; letters are upper, l and I in a number are 1 as the scan has them.

    >>> read_code("27B1b)"), read_code("12c1e(i)"), read_code("16Ala"), read_code("860C"), read_code("27 B 1 a")
    ('27.B.1.b', '12.C.1.e.i', '16.A.1.a', '86.C', '27.B.1.a')
    """
    found = _CODE.fullmatch(item.strip().strip(".,"))
    if not found:
        return None
    parts = [found["law"]]
    if found["letter"]:
        parts.append(found["letter"].upper())
    if found["number"]:
        parts.append("1" if found["number"] in "lI" else found["number"])
    parts += [found[name] for name in ("sub", "roman") if found[name]]
    return ".".join(parts)


def read_piece(item: str) -> str | None:
    """The path of a place below a law, as a relative citation has it.

    >>> read_piece("B2av)"), read_piece("a)"), read_piece("2c"), read_piece("(b)"), read_piece("Bla")
    ('B.2.a.v', 'a', '2.c', 'b', 'B.1.a')
    """
    found = _PIECE.fullmatch(item.strip().strip(".,"))
    if not found:
        return None
    number = found["number"]
    parts = [found["letter"], "1" if number in ("l", "I") else number, found["sub"], found["roman"]]
    parts += [found["bare"], found["baresub"], found["only"]]
    return ".".join(part for part in parts if part)


def read_place(item: str, reads: str, base: str | None, place: str | None) -> str | None:
    """The path of a place of the old Laws, the regulations or the Ulti rules.

    >>> read_place("20/c. 2", "old-law", None, None), read_place("F\u00fcggel\u00e9k", "appendix", None, "2/b")
    ('20.C.2', 'VI.2.b')
    """
    parts = [part for part in re.split(r"[\s./]+", item) if part]
    if reads == "old-law" and len(parts) == 1 and (glued := re.fullmatch(r"(\d+)([A-Na-n])", parts[0])):
        parts = [glued[1], glued[2]]
    if reads in ("old-law", "slashed"):
        return ".".join([parts[0], *(part.upper() if part.isalpha() else part for part in parts[1:])])
    if reads == "annex":
        parts = [f"M{parts[0]}"]
    if reads == "appendix":
        parts = ["VI"]
    if place:
        parts += re.split(r"[./]", place)
    if reads == "ulti" and parts and parts[0].isdigit():
        parts.insert(0, base or "I")
    return ".".join(parts)

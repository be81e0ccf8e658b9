"""Provision ids: the canonical form, what people type, and how an id is shown.

Canonical: `27.B.1.a`, `12.C.1.e.i`, `13.fn1` (footnote), `78.B.t1` (table), `DEF.Asztal.2`, `PREFACE`; regulations
`29`, `VI.2.b`, `M4.15.a`, `29/plusz-atlag`, `16.a@2`; Ulti `II.C.4.a`. With its source: `laws-2017-hu:27.B.1.a`.
"""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass
from typing import Literal

from corpus import manifest
from corpus.errors import BadProvisionId
from corpus.model import Source

Family = Literal["law", "old-law", "regulation", "ulti", "definition", "any"]
LAWS = 93

_FULL = re.compile(r"([a-z][a-z0-9-]*):(.+)\Z", re.DOTALL)
_PREFIXES: tuple[tuple[Family, re.Pattern[str]], ...] = (
    ("old-law", re.compile(r"\s*nkvsz\b\.?", re.IGNORECASE)),
    ("regulation", re.compile(r"\s*(?:vsz|mbsz|versenyszab\w*)\b\.?", re.IGNORECASE)),
    ("ulti", re.compile(r"\s*ulti\b\.?", re.IGNORECASE)),
    ("definition", re.compile(r"\s*(?:def|definition|meghat\w*|definicj\w*|definisjon)\b\.?", re.IGNORECASE)),
)
_LAW_WORDS = re.compile(
    r"\b(?:laws?|przepis\w*|prawo|art|artyku\w*|szakasz\w*|pont\w*|lovens?|lov|paragraf\w*|pkt|punkt\w*|szab\w*)\b\.?|\u00a7+",
    re.IGNORECASE,
)
_LAW = re.compile(
    r"""(?P<law>\d{1,2})
        (?:[\s./-]*(?P<letter>[a-n])
          (?:[\s./-]*\(?(?P<number>\d{1,2})\)?
            (?:[\s./-]*\(?(?P<sub>[a-z])\)?
              (?:[\s./-]*\(?(?P<roman>[ivx]+)\)?)?
            )?
          )?
        |[\s./-]+\(?(?P<bare>\d{1,2})\)?(?:[\s./-]*\(?(?P<baresub>[a-z])\)?)?
        )?
        (?:[\s.]*(?P<extra>fn|t)\s*(?P<nth>\d{1,2}))?
        """,
    re.VERBOSE | re.IGNORECASE,
)
_PARTS = re.compile(r"\b(?:pont\w*|szakasz\w*|fejezet\w*|f[u\u00fc]ggel[e\u00e9]k\w*)\b\.?", re.IGNORECASE)
_MARKED = re.compile(r"\A[IVX]+(?:\.|\Z)|\AM\d")


@dataclass(frozen=True, slots=True)
class Reference:
    """What someone typed, read as far as the words go: the family it names and the canonical path in it."""

    family: Family
    path: str
    source: str | None = None


def split(full_id: str) -> tuple[str | None, str]:
    """Split `source:path`; the source is None for a bare id.

    >>> split("laws-2017-hu:27.B.1.a")
    ('laws-2017-hu', '27.B.1.a')
    """
    found = _FULL.match(full_id)
    return (found[1], found[2]) if found else (None, full_id)


def fold(text: str) -> str:
    """Lower case without diacritics, for comparing what people type with names of ours."""
    table = str.maketrans({"\u0142": "l", "\u00f8": "o", "\u00e6": "ae", "\u0111": "d", "\u00df": "ss"})
    stripped = unicodedata.normalize("NFKD", text.casefold())
    return "".join(sign for sign in stripped if not unicodedata.combining(sign)).translate(table)


def parse(typed: str) -> Reference:
    """Read a provision id as people type it; raises BadProvisionId when it has the form of none.

    >>> parse("27b1a").path, parse("Law 12C1(e)(i)").path, parse("27. szakasz B1a").path, parse("VSz 16/a").path
    ('27.B.1.a', '12.C.1.e.i', '27.B.1.a', '16.a')
    """
    text = " ".join(typed.split())
    if not text or len(text) > 120:
        raise _refuse(typed)
    source, path = split(text)
    if source is not None:
        return Reference("any", path, source)
    for family, pattern in _PREFIXES:
        found = pattern.match(text)
        if found:
            return _after_prefix(family, text[found.end() :].strip(" :,"), typed)
    if named := _named(text):
        entry, rest = named
        return Reference("regulation", _after_prefix("regulation", rest, typed).path, entry.id)
    if text in ("PREFACE", "INTRODUCTION"):
        return Reference("law", text)
    if text.startswith("DEF."):
        return Reference("definition", text)
    if _MARKED.match(text):
        return Reference("regulation" if text.startswith("M") or text.startswith("V") else "any", text)
    if "@" in text or re.match(r"\d+/[^\W\d_]{2,}", text):
        return Reference("regulation", text)
    return Reference("law", _law(text, typed))


def reads(word: str) -> bool:
    """Whether `parse` takes a word before a number for something already: VSz, Ulti, przepis, but not PZBS.

    >>> reads("przepis"), reads("VSz"), reads("PZBS")
    (True, True, False)
    """
    try:
        parse(f"{word} 1")
    except BadProvisionId:
        return False
    return True


def _named(text: str) -> tuple[Source, str] | None:
    """The regulations whose short name a text begins with (PZBS 16), and what follows it; None for the rest."""
    for entry in manifest.sources().values():
        length = len(entry.short)
        if entry.short and text[:length].casefold() == entry.short.casefold() and text[length : length + 1] in " .:":
            return entry, text[length:].strip(" .:,")
    return None


def _after_prefix(family: Family, rest: str, typed: str) -> Reference:
    if not rest:
        raise _refuse(typed)
    if family == "definition":
        return Reference(family, rest if rest.startswith("DEF.") else f"DEF.{rest}")
    if family == "old-law":
        return Reference(family, _law(rest, typed))
    if family == "regulation" and re.match(r"\d+/[^\W\d_]{2,}", rest):
        return Reference(family, rest)
    annex = re.match(r"(\d)\.?\s*(?:sz\.?\s*)?mell\w*\.?\s*(.*)", rest, re.IGNORECASE)
    if annex:
        rest = f"M{annex[1]}.{annex[2]}"
    rest = _PARTS.sub(" ", rest)
    rest = re.sub(r"(M\d)/(\d)(?!\d)", r"\1~\2", rest)
    parts = [part for part in re.split(r"[\s./()]+", rest) if part]
    pieces: list[str] = []
    for part in parts:
        pieces += re.findall(r"[IVX]+(?![a-z])|M\d(?:~\d)?|\d+|[A-Za-z](?:@\d)?|\S+", part)
    if family == "ulti" and pieces and pieces[0].isdigit():
        pieces.insert(0, "I")
    return Reference(family, ".".join(pieces).replace("~", "/"))


def _law(text: str, typed: str) -> str:
    cleaned = " ".join(_LAW_WORDS.sub(" ", text).replace(",", " ").split()).strip(" .:")
    found = _LAW.fullmatch(cleaned)
    if not found or not 1 <= int(found["law"]) <= LAWS:
        raise _refuse(typed)
    parts = [str(int(found["law"]))]
    if found["letter"]:
        parts.append(found["letter"].upper())
        parts += [found[name].lower() for name in ("number", "sub", "roman") if found[name]]
    elif found["bare"]:
        parts += [found[name].lower() for name in ("bare", "baresub") if found[name]]
    if found["extra"]:
        parts.append(found["extra"].lower() + found["nth"])
    return ".".join(parts)


def _refuse(typed: str) -> BadProvisionId:
    shown = typed if len(typed) <= 40 else typed[:40] + "..."
    return BadProvisionId(
        f"{shown!r} cannot be read as a provision: write a law as 27B1a or 27.B.1.a, a regulation as 'VSz 29', "
        f"a rule of Ulti as 'Ulti II.C.4'; `lawbridge search` finds one by its words."
    )


def label(path: str, kind: str = "laws", title: str = "") -> str:
    """How an id is shown to people; `kind` is the source's kind, `regulations` being those of the MBSz.

    Where the source is known, `label_in` is the one to use.

    >>> label("27.B.1.a"), label("12.C.1.e.i"), label("29", "regulations"), label("II.C.4", "ulti")
    ('27B1(a)', '12C1(e)(i)', 'VSz 29', 'Ulti II.C.4')
    """
    if kind == "regulations":
        return f"VSz {path}"
    if kind == "ulti":
        return f"Ulti {path}"
    if path.startswith("DEF."):
        return title or path[4:]
    head, *rest = path.split(".")
    out = head
    for depth, part in enumerate(rest):
        if re.fullmatch(r"(?:fn|t)\d+", part):
            out += (" *" if part[0] == "f" else " #") + part.lstrip("fnt")
        elif depth < 2 and (part.isupper() or part.isdigit()):
            out += part if part.isupper() or out[-1].isalpha() else f".{part}"
        else:
            out += f"({part})"
    return out


def label_in(source: Source, path: str, title: str = "") -> str:
    """How an id of this source is shown: regulations by their short name of the manifest, without one by full id.

    >>> label_in(manifest.source("mbsz-hu"), "29"), label_in(manifest.source("laws-2017-hu"), "27.B.1.a")
    ('VSz 29', '27B1(a)')
    """
    if source.kind != "regulations":
        return label(path, source.kind, title)
    return f"{source.short} {path}" if source.short else f"{source.id}:{path}"


def parent(path: str) -> str | None:
    """The id one level up, or None at the top.

    >>> parent("27.B.1.a"), parent("27")
    ('27.B.1', None)
    """
    head, dot, _ = path.rpartition(".")
    return head if dot else None

"""From the bytes of a file to its text: UTF-8 with or without a mark, UTF-16, and the code pages of Windows and the old
Unix world, told apart by the letters of the languages we serve.
"""

from __future__ import annotations

import codecs
from pathlib import Path

from corpus.errors import BadInput

# Bytes that are Norwegian letters in Windows-1252 (A-ring and O-slash, both cases) and none of Hungarian or Polish in
# Windows-1250; the letters of those two that Norwegian does not have; letters that only ISO 8859-2 has there.
NORWEGIAN = frozenset(b"\xc5\xd8\xe5\xf8")
CENTRAL = frozenset(b"\xf5\xfb\xd5\xdb\xb3\xa3\xb9\xa5\xea\xca\x9c\x8c\x9f\x8f\xbf\xaf\xf1\xd1\xe6\xc6")
ISO_ONLY = frozenset(b"\xb1\xa1\xb6\xa6\xbc\xac")
WINDOWS_ONLY = frozenset(range(0x80, 0xA0)) | frozenset(b"\xb9\xa5")
MARKS = ((codecs.BOM_UTF8, "utf-8-sig"), (codecs.BOM_UTF16_LE, "utf-16"), (codecs.BOM_UTF16_BE, "utf-16"))


def encoding_of(data: bytes) -> str:
    """The encoding the bytes are most likely in; a single-byte one when they are no UTF-8."""
    for mark, name in MARKS:
        if data.startswith(mark):
            return name
    try:
        data.decode("utf-8")
    except UnicodeDecodeError:
        pass
    else:
        return "utf-8"
    found = frozenset(data)
    if found & NORWEGIAN and not found & (CENTRAL - frozenset(b"\xe6\xc6")):
        return "cp1252"
    if found & ISO_ONLY and not found & WINDOWS_ONLY:
        return "iso-8859-2"
    return "cp1250"


def decode(data: bytes, path: Path, encoding: str = "") -> str:
    """The text of a file; `encoding` is what the user says it is. Raises BadInput when it cannot be that."""
    name = encoding or encoding_of(data)
    try:
        return data.decode(name).removeprefix("\ufeff")
    except LookupError as error:
        raise BadInput(f"{encoding!r} is no encoding: use utf-8, cp1250, cp1252, iso-8859-2 or cp852.") from error
    except UnicodeDecodeError as error:
        raise BadInput(
            f"The file {path} is not in {name} (byte {error.start} does not fit): say another one with --encoding, "
            "such as cp1250 or cp852."
        ) from error

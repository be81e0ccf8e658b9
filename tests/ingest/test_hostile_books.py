"""Books made to be slow or big: read in a process with limits, by patterns whose time grows with the length only."""

import zlib
from dataclasses import replace
from pathlib import Path

import add_samples as samples
import pytest

from corpus import guarded, manifest
from corpus.errors import BadSource
from ingest.add import Request, understand
from ingest.add.adding import understood_of
from ingest.add.extract import LONGEST_LINE

pytestmark = pytest.mark.apart
SIGNS = "_~1~a~I~ ~\t~*~(~[~|~-~\u2013~. ~1.~a)~(a)~_ ~a,~\u00ad~\u00ad ~#~# ~A. ~\\~**~__a~[a](~]( ~$ "
SIGNS += "~ab-~a\u2013~\u2026~.. ~<~*1"


def asked(path: Path) -> Request:
    return replace(Request(path, "pl", "2007", "laws", id="laws-2007-pl-copy"), laws=samples.LAWS)


@pytest.mark.parametrize("ending", [".txt", ".md"])
def test_long_lines_of_every_sign_cost_seconds_not_minutes(ending: str, tmp_path: Path) -> None:
    """40 lines of the longest length allowed, each made of one sign: a pattern that backtracks would need hours."""
    text = samples.as_text(samples.reference()).decode().split("\n")
    for number, unit in enumerate(SIGNS.split("~")):
        text.insert(3 + number * 7, (unit * LONGEST_LINE)[:LONGEST_LINE])
    path = samples.write(tmp_path, f"a{ending}", "\n".join(text).encode())
    seen = guarded.guarded(understood_of, asked(path), manifest.SOURCES, name="a", seconds=40)
    assert len(seen.provisions) > 20  # it was parsed, not refused at the door


@pytest.mark.parametrize(("size", "says"), [(LONGEST_LINE + 1, "a line of 20,001"), (25_000_000, "more than any book")])
def test_a_text_longer_than_any_book_is_refused(size: int, says: str, tmp_path: Path) -> None:
    with pytest.raises(BadSource, match=says):
        understand(asked(samples.write(tmp_path, "a.txt", b"x" * size)))


def repeated(text: bytes, times: int) -> bytes:
    """A text so many times, packed: it is packed twice, and the second time is repeated."""
    packer = zlib.compressobj(9)
    first, again = (packer.compress(text) + packer.flush(zlib.Z_FULL_FLUSH) for _ in range(2))
    check = 1
    for _ in range(times):
        check = zlib.adler32(text, check)
    return first + again * (times - 1) + b"\x03\x00" + check.to_bytes(4, "big")


def test_a_bomb_unpacks_to_its_text() -> None:
    assert zlib.decompress(repeated(b"PRZEPIS 1 " * 9, 40)) == b"PRZEPIS 1 " * 360


def bomb(megabytes: int) -> bytes:
    """A PDF of a page whose content unpacks to so much text."""
    line = b"BT /F1 9 Tf 40 700 Td (" + b"PRZEPIS 1 " * 90 + b") Tj ET\n"
    packed = repeated(line * 1000, megabytes)
    parts = [
        b"<< /Type /Catalog /Pages 2 0 R >>",
        b"<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
        b"<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Contents 4 0 R "
        b"/Resources << /Font << /F1 5 0 R >> >> >>",
        b"<< /Length %d /Filter /FlateDecode >> stream\n" % len(packed) + packed + b"\nendstream",
        b"<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
    ]
    out, places = b"%PDF-1.4\n", []
    for number, part in enumerate(parts, 1):
        places.append(len(out))
        out += b"%d 0 obj\n" % number + part + b"\nendobj\n"
    table = b"xref\n0 6\n0000000000 65535 f \n" + b"".join(b"%010d 00000 n \n" % place for place in places)
    return out + table + b"trailer << /Size 6 /Root 1 0 R >>\nstartxref\n%d\n%%%%EOF\n" % len(out)


@pytest.mark.parametrize("megabytes", [60, 400])
def test_a_pdf_that_unpacks_to_gigabytes_ends_in_its_own_process(
    megabytes: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = samples.write(tmp_path, "a.pdf", bomb(megabytes))
    with pytest.raises(BadSource) as raised:
        guarded.guarded(understood_of, asked(path), manifest.SOURCES, name="a.pdf", seconds=3)
    assert len(str(raised.value)) < 300

"""Files that are no book of laws: refused in one sentence, and the corpus stays as it was."""

import io
import shutil
import zipfile
from collections.abc import Callable
from functools import cache
from hashlib import sha256
from pathlib import Path

import add_samples as samples
import pytest

from corpus import guarded, manifest
from corpus.errors import LawbridgeError
from corpus.model import Provision
from ingest.add import Request, add, understand
from ingest.add.extract import LARGEST


@cache
def rows() -> list[Provision]:
    return samples.reference()


def book() -> bytes:
    return samples.as_text(rows())


@cache
def pdf() -> bytes:
    return samples.as_pdf(rows())


def locked_pdf(password: str) -> bytes:
    from pypdf import PdfReader, PdfWriter

    writer = PdfWriter(clone_from=PdfReader(io.BytesIO(pdf())))
    writer.encrypt(password, "owner", algorithm="AES-256")
    out = io.BytesIO()
    writer.write(out)
    return out.getvalue()


def script_pdf() -> bytes:
    from pypdf import PdfReader, PdfWriter
    from pypdf.generic import DictionaryObject, NameObject, TextStringObject

    writer = PdfWriter(clone_from=PdfReader(io.BytesIO(pdf())))
    action = DictionaryObject({NameObject("/S"): NameObject("/JavaScript"), NameObject("/JS"): TextStringObject("x")})
    writer.root_object[NameObject("/OpenAction")] = action
    out = io.BytesIO()
    writer.write(out)
    return out.getvalue()


def bomb() -> bytes:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED, compresslevel=1) as archive:
        archive.writestr("word/document.xml", " " * 250_000_000)
    return out.getvalue()


def locked_docx() -> bytes:
    data = bytearray(samples.as_docx(rows()))
    for mark, at in ((b"PK\x03\x04", 6), (b"PK\x01\x02", 8)):  # the flag "encrypted" of both headers
        start = data.find(mark)
        while start >= 0:
            data[start + at] |= 1
            start = data.find(mark, start + 4)
    return bytes(data)


def entities() -> bytes:
    laughs = '<!DOCTYPE x [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;">]><x>&b;</x>'
    return samples.zipped({"word/document.xml": laughs})


def deep() -> bytes:
    return samples.zipped({"word/document.xml": "<x>" * 100_000 + "</x>" * 100_000})


def traversal() -> bytes:
    return samples.zipped({"word/document.xml": "<x/>", "../../evil.xml": "<x/>"})


def macros() -> bytes:
    return samples.zipped({"word/document.xml": "<x/>", "word/vbaProject.bin": "x"})


def many() -> bytes:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as archive:
        for number in range(6000):
            archive.writestr(f"{number}.xml", "")
    return out.getvalue()


def doubled() -> bytes:
    return book().replace(b"\n\n8. ", b"\n\n7. NADZ\xc3\x93R\n\nTekst.\n\n8. ")


def revoke_without_the_word() -> bytes:
    text = "\n\n".join(f"{law}. TYTUŁ\n\nZdanie o niczym." for law in range(61, 65))
    return text.encode()


CASES: dict[str, tuple[str, Callable[[], bytes], str]] = {
    "empty": ("a.txt", lambda: b"", "is empty"),
    "blank": ("a.txt", lambda: b" \n\n ", "has no text"),
    "no such kind": ("a.xyz", book, "cannot be read"),
    "wrong type, zip as pdf": ("a.pdf", lambda: samples.as_docx(rows()), "not what its ending says"),
    "wrong type, pdf as text": ("a.txt", pdf, "not what its ending says"),
    "wrong type, binary as text": ("a.md", lambda: b"\x7fELF\0\0\0" * 99, "not what its ending says"),
    "not UTF-8": ("a.txt", lambda: book().decode().encode("cp1250"), "UTF-8"),
    "pdf cut off": ("a.pdf", lambda: pdf()[:-4000], "cut off"),
    "pdf with a password": ("a.pdf", lambda: locked_pdf("secret"), "password"),
    "pdf encrypted without one": ("a.pdf", lambda: locked_pdf(""), "encrypted"),
    "pdf with a script": ("a.pdf", script_pdf, "scripts"),
    "pdf of nothing": ("a.pdf", lambda: b"%PDF-1.7\nnothing\n%%EOF", "cannot be read as a PDF"),
    "pdf scanned": ("a.pdf", lambda: samples.scanned_pdf(False), "ocrmypdf"),
    "pdf with one page scanned": ("a.pdf", lambda: samples.scanned_pdf(True), "page 2"),
    "docx cut off": ("a.docx", lambda: samples.as_docx(rows())[:-300], "cut off"),
    "docx with a password": ("a.docx", locked_docx, "password"),
    "docx locked by Office": ("a.docx", lambda: b"\xd0\xcf\x11\xe0" + b"\0" * 999, "password"),
    "docx of nothing": ("a.docx", lambda: samples.zipped({"x.xml": "<x/>"}), "no Word document"),
    "docx with entities": ("a.docx", entities, "entities"),
    "docx nested deep": ("a.docx", deep, "deeper than"),
    "docx with macros": ("a.docx", macros, "macros"),
    "docx with hostile paths": ("a.docx", traversal, "hostile paths"),
    "zip bomb": ("a.docx", bomb, "unpack"),
    "zip of many": ("a.pptx", many, "parts"),
    "html cut off": ("a.html", lambda: samples.as_html(rows())[:-30], "cut off"),
    "html with a script": ("a.html", lambda: b"<html><script>x()</script></html>", "scripts"),
    "html with a handler": ("a.html", lambda: b"<html><p onclick='x()'>a</p></html>", "scripts"),
    "html nested deep": ("a.html", lambda: b"<html>" + b"<div>" * 9999 + b"</html>", "deeper than"),
    "markdown with a script": ("a.md", lambda: book() + b"\n<script>x()</script>", "scripts"),
    "not a law book": ("a.txt", lambda: "Byl jednou jeden král.\n".encode() * 500, "not a book of laws"),
    "text cut off in a sentence": ("a.txt", lambda: book()[:-60].rsplit(b" ", 1)[0], "cut off"),
    "a law missing": ("a.txt", lambda: book().split(b"\n\n9. ")[0], "Laws 9 were not found"),
    "a law twice": ("a.txt", doubled, "more than once"),
}


def state(folder: Path) -> dict[str, str]:
    return {str(path): sha256(path.read_bytes()).hexdigest() for path in folder.rglob("*") if path.is_file()}


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    copy = tmp_path_factory.mktemp("corpus") / "sources"
    shutil.copytree(manifest.SOURCES, copy)
    return copy


def refused(path: Path, folder: Path, laws: str = samples.LAWS) -> str:
    before = state(folder)
    with pytest.raises(LawbridgeError) as caught:
        add(Request(path, "pl", "2007", "laws", id="laws-2007-pl-new", laws=laws), folder)
    assert state(folder) == before
    message = str(caught.value)
    assert "\n" not in message
    assert message.endswith(".")
    return message


@pytest.mark.parametrize("case", CASES)
def test_refused(case: str, folder: Path, tmp_path: Path) -> None:
    name, make, says = CASES[case]
    assert says in refused(samples.write(tmp_path, name, make()), folder)


@pytest.mark.apart
@pytest.mark.parametrize("name", ["a.txt", "a.pdf", "a.docx"])
def test_five_hundred_megabytes_are_refused_before_they_are_read(
    name: str, folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / name
    with path.open("wb") as out:
        out.truncate(500_000_000)
    monkeypatch.setattr(guarded.subprocess, "run", lambda *_, **__: pytest.fail("the file was read"))
    assert f"{LARGEST:,}" in refused(path, folder)


def test_a_file_that_is_not_there(folder: Path, tmp_path: Path) -> None:
    assert "There is no file" in refused(tmp_path / "nothing.pdf", folder)
    assert "There is no file" in refused(tmp_path, folder)


def test_a_law_of_revokes_must_name_them(folder: Path, tmp_path: Path) -> None:
    message = refused(samples.write(tmp_path, "a.txt", revoke_without_the_word()), folder, "61-64")
    assert "Law 61 does not contain" in message
    assert "renons" in message


@pytest.mark.apart
def test_a_file_that_takes_too_long_is_ended(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guarded.subprocess, "run", _slow(guarded.subprocess.run))
    with pytest.raises(LawbridgeError, match="was not read within 60 s"):
        understand(Request(samples.write(tmp_path, "a.txt", book()), "pl", "2007", "laws", id="laws-2007-pl-copy"))


def _slow(run: Callable[..., object]) -> Callable[..., object]:
    return lambda command, **options: run(["/bin/sleep", "5"], **(options | {"timeout": 0.1}))

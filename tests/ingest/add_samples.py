"""Documents made for the tests from the Polish Laws of 2007: the same few laws in every format."""

import io
import textwrap
import zipfile
from html import escape
from pathlib import Path

import app.fonts
from corpus.manifest import raw_text, source
from corpus.model import Provision
from ingest.edits import layered
from ingest.read import read

FONT = str(Path(app.fonts.__file__).with_name("DejaVuSans.ttf"))
FIRST, LAST = 6, 9
LAWS = f"{FIRST}-{LAST}"
HEAD = "MIĘDZYNARODOWE PRAWO BRYDŻOWE 2007"
_W = "http://schemas.openxmlformats.org/wordprocessingml/2006/main"
_A = "http://schemas.openxmlformats.org/drawingml/2006/main"
_P = "http://schemas.openxmlformats.org/presentationml/2006/main"
_R = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"


def reference() -> list[Provision]:
    """Laws 6 to 9 of the corpus, parsed by the book's own parser (counted by hand in test_laws_pl)."""
    rows = read(source("laws-2007-pl")).provisions
    return [row for row in rows if row.id.split(".")[0] in map(str, range(FIRST, LAST + 1))]


def whole_book() -> str:
    """The Polish book with its repairs, page markers as form feeds."""
    entry = source("laws-2007-pl")
    text = layered(entry, raw_text(entry))
    lines = []
    for number in range(1, len(text) + 1):
        line = text.line(number)
        if line.startswith("<|"):
            lines.append("\f")
            line = line.partition("|>")[2]
        lines.append(line)
    return "\n".join(lines)


def paragraphs(rows: list[Provision]) -> list[tuple[str, str]]:
    """(kind, paragraph) of each label, title and text, footnotes at the end of their law, called by a star."""
    out: list[tuple[str, str]] = []
    for row in rows:
        last = row.id.rpartition(".")[2]
        text = row.text + ("*" if row.footnotes else "")
        label = {"law": f"{last}. ", "letter": f"{last}. ", "number": f"{last}. ", "footnote": "* "}.get(
            row.kind, f"({last}) "
        )
        if row.title:
            out.append((row.kind, label + row.title))
            out += [("text", line) for line in text.split("\n") if line]
        else:
            first, *rest = text.split("\n")
            out.append((row.kind, label + first))
            out += [("text", line) for line in rest]
    return out


def as_text(rows: list[Provision]) -> bytes:
    return "\n\n".join(line for _, line in paragraphs(rows)).encode()


def as_markdown(rows: list[Provision]) -> bytes:
    lines = []
    for kind, line in paragraphs(rows):
        line = line.replace("*", "\\*")
        lines.append({"law": f"## **{line}**", "letter": f"### {line}"}.get(kind, line))
    return "\n\n".join(lines).encode()


def as_html(rows: list[Provision]) -> bytes:
    tags = {"law": "h2", "letter": "h3"}
    body = "".join(f"<{(tag := tags.get(kind, 'p'))}>{escape(line)}</{tag}>\n" for kind, line in paragraphs(rows))
    return f"<!DOCTYPE html><html><head><title>x</title><style>p {{}}</style></head><body>{body}</body></html>".encode()


def zipped(parts: dict[str, str]) -> bytes:
    data = io.BytesIO()
    with zipfile.ZipFile(data, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, text in parts.items():
            archive.writestr(name, text)
    return data.getvalue()


def as_docx(rows: list[Provision]) -> bytes:
    """Word: headings by style, the footnote as a real footnote."""
    lines, notes = paragraphs(rows), ""
    body = ""
    note = next(line[2:] for kind, line in lines if kind == "footnote")
    for kind, line in lines:
        if kind == "footnote":
            continue
        style = {"law": "Heading1", "letter": "Heading2"}.get(kind)
        mark = f'<w:pPr><w:pStyle w:val="{style}"/></w:pPr>' if style else ""
        called = line.endswith("*")
        run = f'<w:r><w:t xml:space="preserve">{escape(line.removesuffix("*"))}</w:t></w:r>'
        run += '<w:r><w:footnoteReference w:id="2"/></w:r>' if called else ""
        body += f"<w:p>{mark}{run}</w:p>"
    notes = f'<w:footnote w:id="2"><w:p><w:r><w:t>{escape(note)}</w:t></w:r></w:p></w:footnote>'
    return zipped(
        {
            "word/document.xml": f'<w:document xmlns:w="{_W}"><w:body>{body}</w:body></w:document>',
            "word/footnotes.xml": f'<w:footnotes xmlns:w="{_W}">{notes}</w:footnotes>',
        }
    )


def as_pptx(rows: list[Provision], slides: int = 5) -> bytes:
    """A deck of `slides` slides whose files are numbered against their order."""
    lines = [line for _, line in paragraphs(rows)]
    size = -(-len(lines) // slides)
    parts, ids, rels = {}, "", ""
    for number in range(slides):
        name = f"slide{slides - number}"
        words = "".join(f"<a:p><a:r><a:t>{escape(line)}</a:t></a:r></a:p>" for line in lines[number * size :][:size])
        parts[f"ppt/slides/{name}.xml"] = f'<p:sld xmlns:p="{_P}" xmlns:a="{_A}">{words}</p:sld>'
        ids += f'<p:sldId id="{256 + number}" r:id="rId{number}"/>'
        rels += f'<Relationship Id="rId{number}" Target="slides/{name}.xml"/>'
    parts["ppt/presentation.xml"] = (
        f'<p:presentation xmlns:p="{_P}" xmlns:r="{_R}"><p:sldIdLst>{ids}</p:sldIdLst></p:presentation>'
    )
    parts["ppt/_rels/presentation.xml.rels"] = f"<Relationships>{rels}</Relationships>"
    return zipped(parts)


def printed_lines(rows: list[Provision], width: int) -> list[str]:
    """Paragraphs wrapped as a printer would: long words parted by a hyphen, st as a ligature, a blank between them."""
    lines: list[str] = []
    for _, paragraph in paragraphs(rows):
        wrapped = textwrap.wrap(paragraph, width)
        for place in range(len(wrapped) - 1):
            line = wrapped[place]
            head, blank, tail = wrapped[place + 1].partition(" ")
            room = width - len(line) - 2
            if blank and len(head) >= 8 and head.isalpha() and room >= 3 and head.islower():
                wrapped[place] = f"{line} {head[:3]}-"
                wrapped[place + 1] = f"{head[3:]} {tail}"
        lines += [line.replace("st", "\ufb06") for line in wrapped] + [""]
    return lines


def as_pdf(rows: list[Provision], columns: int = 2) -> bytes:
    """Pages with a running head and a number; two columns drawn line by line across the page."""
    from fpdf import FPDF

    pdf = FPDF(format="A4")
    pdf.add_font("body", "", FONT)
    lines = printed_lines(rows, 52 if columns == 2 else 95)
    high = 44
    for start in range(0, len(lines), high * columns):
        pdf.add_page()
        pdf.set_font("body", size=8)
        pdf.text(70, 12, HEAD)
        page = lines[start : start + high * columns]
        for row in range(high):
            for column in range(columns):
                if row + column * high < len(page) and page[row + column * high]:
                    pdf.text(15 + 95 * column, 25 + 5.5 * row, page[row + column * high])
        pdf.text(104, 288, str(pdf.page_no() + 20))
    return bytes(pdf.output())


def scanned_pdf(with_text: bool) -> bytes:
    """A PDF whose pages are pictures; with `with_text` the first page has a text layer."""
    from fpdf import FPDF
    from PIL import Image

    pdf = FPDF()
    if with_text:
        pdf.add_page()
        pdf.set_font("helvetica", size=10)
        pdf.multi_cell(150, 5, "6. TASOWANIE I ROZDAWANIE\nA. Tasowanie")
    pdf.add_page()
    pdf.image(Image.new("L", (300, 400), 200), 10, 10, 150)
    return bytes(pdf.output())


def write(folder: Path, name: str, data: bytes) -> Path:
    path = folder / name
    path.write_bytes(data)
    return path

"""A sheet as PDF (fpdf2, DejaVu Sans for suits and every letter), DOCX (python-docx) and CSV."""

from __future__ import annotations

import csv
import io
import re
from typing import TYPE_CHECKING, Any

from app import fonts
from app.fonts import FAMILY
from app.log.reports.sheet import Fields, Prose, Sheet, SheetTable, Signatures, flat
from corpus.errors import BadInput

if TYPE_CHECKING:
    from docx.document import Document
    from fpdf import FPDF

FORMATS = {
    "pdf": "application/pdf",
    "docx": "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
    "csv": "text/csv",
}
"""Format -> media type."""
LABEL_WIDTH = 62  # mm, of the WIDTH between the margins
WIDTH = 180
LINE = 6
LOOK: dict[str, Any] = {"line_height": LINE, "padding": 1, "text_align": "LEFT", "borders_layout": "HORIZONTAL_LINES"}
FORMULA = ("=", "+", "-", "@", "\t", "\r")
NUMBER = "0123456789.,"
_FOREIGN = re.compile("[^\t\n\r\\u0020-\\ud7ff\\ue000-\\ufffd\\U00010000-\\U0010ffff]")
"""What no XML document may hold."""


def printed(sheet: Sheet, form: str) -> bytes:
    """The sheet as a file; raises BadInput for an unknown format."""
    if form not in FORMATS:
        raise BadInput(
            f"The format {form[:20]!r} is not one of {', '.join(FORMATS)}; write for example `--format pdf`."
        )
    return {"pdf": as_pdf, "docx": as_docx, "csv": as_csv}[form](sheet)


def as_csv(sheet: Sheet) -> bytes:
    """CSV in UTF-8 with a byte order mark, as spreadsheet programs want it."""
    return csv_bytes(flat(sheet))


def csv_bytes(rows: list[list[str]]) -> bytes:
    """Rows as CSV; a cell that a spreadsheet would take for a formula gets an apostrophe in front."""
    out = io.StringIO()
    csv.writer(out).writerows([[_harmless(cell) for cell in row] for row in rows])
    return out.getvalue().encode("utf-8-sig")


def _harmless(cell: str) -> str:
    if cell.startswith(FORMULA) and cell.lstrip("+-").strip(NUMBER):
        return f"'{cell}"
    return cell


def as_pdf(sheet: Sheet) -> bytes:
    """A4, one part below the other, page numbers, text that can be searched."""
    from fpdf import FPDF
    from fpdf.enums import XPos, YPos

    class Paper(FPDF):
        def footer(self) -> None:
            self.set_y(-15)
            self.set_font(FAMILY, size=8)
            self.cell(0, 8, f"{sheet.title} · {self.page_no()} / {{nb}}", align="C")

    paper = Paper(format="A4")
    paper.set_margins(15, 15, 15)
    paper.set_auto_page_break(True, margin=20)
    fonts.add_to(paper)
    paper.set_lang(sheet.language)
    paper.set_title(sheet.title)
    paper.add_page()
    for text, style, size in ((sheet.title, "B", 16), (sheet.disclaimer, "", 9), (sheet.basis, "", 9)):
        if not text:
            continue
        paper.set_font(FAMILY, style, size)
        paper.multi_cell(0, size * 0.55, text, new_x=XPos.LMARGIN, new_y=YPos.NEXT)
    for part in sheet.parts:
        paper.ln(3)
        if isinstance(part, Fields) and part.new_page:
            paper.add_page()
        if part.heading:
            if paper.will_page_break(3 * LINE):
                paper.add_page()
            paper.set_font(FAMILY, "B", 11)
            paper.multi_cell(0, LINE, part.heading, new_x=XPos.LMARGIN, new_y=YPos.NEXT)
        paper.set_font(FAMILY, "", 10)
        _pdf_part(paper, part)
    return bytes(paper.output())


def _pdf_part(paper: FPDF, part: Fields | SheetTable | Prose | Signatures) -> None:
    from fpdf.enums import XPos, YPos

    if isinstance(part, Fields):
        widths = (LABEL_WIDTH, WIDTH - LABEL_WIDTH)
        with paper.table(col_widths=widths, first_row_as_headings=False, **LOOK) as table:
            for label, value in part.rows:
                table.row((label, value))
    elif isinstance(part, SheetTable) and part.rows:
        with paper.table(col_widths=part.widths or None, **LOOK) as table:
            for row in (part.head, *part.rows, *((part.total,) if part.total else ())):
                table.row(row)
    elif isinstance(part, SheetTable | Prose):
        for text in (part.paragraphs if isinstance(part, Prose) else ()) or (part.empty,):
            paper.multi_cell(0, LINE, text, align="L", new_x=XPos.LMARGIN, new_y=YPos.NEXT)
    else:
        if paper.will_page_break(4 * LINE):
            paper.add_page()
        paper.ln(2 * LINE)
        share = WIDTH / max(2, len(part.labels))
        dots = "." * int(share / 1.15)
        for line in ((dots,) * len(part.labels), part.labels):
            paper.set_font(FAMILY, "", 8)
            for words in line:
                paper.cell(share, LINE, words, new_x=XPos.RIGHT, new_y=YPos.TOP)
            paper.ln(LINE)


def as_docx(sheet: Sheet) -> bytes:
    """A document whose fields are tables one can type in."""
    import docx
    from docx.shared import Pt

    document = docx.Document()
    document.core_properties.title = _for_xml(sheet.title)
    document.core_properties.language = sheet.language
    document.styles["Normal"].font.name = "DejaVu Sans"
    document.styles["Normal"].font.size = Pt(10)
    document.add_heading(_for_xml(sheet.title), 0)
    document.add_paragraph(sheet.disclaimer).runs[0].italic = True
    if sheet.basis:
        document.add_paragraph(_for_xml(sheet.basis))
    for part in sheet.parts:
        if part.heading:
            document.add_heading(_for_xml(part.heading), 2)
        if isinstance(part, Fields):
            _docx_table(document, part.rows)
        elif isinstance(part, SheetTable) and part.rows:
            _docx_table(document, (part.head, *part.rows, *((part.total,) if part.total else ())))
        elif isinstance(part, SheetTable | Prose):
            for text in (part.paragraphs if isinstance(part, Prose) else ()) or (part.empty,):
                document.add_paragraph(_for_xml(text))
        else:
            for label in part.labels:
                document.add_paragraph(f"\n{'.' * 60}\n{label}")
    out = io.BytesIO()
    document.save(out)
    return out.getvalue()


def _docx_table(document: Document, rows: tuple[tuple[str, ...], ...]) -> None:
    table = document.add_table(rows=0, cols=len(rows[0]))
    table.style = "Table Grid"
    for row in rows:
        for cell, text in zip(table.add_row().cells, row, strict=True):
            cell.text = _for_xml(text)


def _for_xml(text: str) -> str:
    """Text without the control characters and half characters that a document may not hold."""
    return _FOREIGN.sub("", text)

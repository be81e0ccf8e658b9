"""A Word document that a trainer can go on editing: questions first, the key with reasons and laws on its own page."""

from __future__ import annotations

import io
from typing import Any

from app.quiz.exports import sheet
from app.quiz.exports.format import LeftOut, Paper, clean
from app.quiz.exports.presented import Presented
from app.quiz.model import Quiz
from app.quiz.picture.drawn import TablePicture
from bridge.seats import Seat

_LOCALES = {"hu": "hu-HU", "pl": "pl-PL", "nb": "nb-NO", "en": "en-GB"}


def write(quiz: Quiz, paper: Paper) -> tuple[bytes, tuple[LeftOut, ...]]:
    """The paper and its key."""
    from docx import Document

    document: Any = Document()
    _style(document, quiz)
    document.add_heading(clean(quiz.title), 1)
    for line in sheet.head(quiz, paper):
        document.add_paragraph(line, style="Subtitle")
    name, date = sheet.names(quiz)
    document.add_paragraph(f"{name}: {sheet.BLANK * 2}    {date}: {sheet.BLANK}")
    shown = sheet.questions(quiz)
    for place, question in enumerate(shown, 1):
        _question(document, place, question)
    document.add_page_break()
    document.add_heading(sheet.key_title(quiz, paper), 1)
    document.add_paragraph("   ".join(f"{place} {answer}" for place, answer in sheet.strip(quiz)))
    for place, question in enumerate(shown, 1):
        _key(document, place, question)
    out = io.BytesIO()
    document.save(out)
    return out.getvalue(), ()


def _style(document: Any, quiz: Quiz) -> None:
    from docx.oxml.ns import qn
    from docx.shared import Cm, Pt, RGBColor

    normal = document.styles["Normal"]
    normal.font.name, normal.font.size = "DejaVu Sans", Pt(10.5)
    normal.paragraph_format.space_after = Pt(3)
    for name in ("Heading 1", "Subtitle"):
        style = document.styles[name]
        style.font.name = "DejaVu Sans"
        style.font.color.rgb = RGBColor(20, 20, 20) if name == "Heading 1" else RGBColor(110, 110, 110)
        # the theme's font would win over the name
        fonts = style.element.get_or_add_rPr().get_or_add_rFonts()
        for attribute in ("asciiTheme", "hAnsiTheme", "eastAsiaTheme", "cstheme"):
            fonts.attrib.pop(qn(f"w:{attribute}"), None)
    document.styles["Subtitle"].font.size, document.styles["Subtitle"].font.italic = Pt(9.5), False
    language = normal.element.get_or_add_rPr()
    mark = language.makeelement(qn("w:lang"), {qn("w:val"): _LOCALES[quiz.language]})
    language.append(mark)
    section = document.sections[0]
    section.page_width, section.page_height = Cm(21.0), Cm(29.7)
    section.left_margin = section.right_margin = section.top_margin = section.bottom_margin = Cm(2.0)
    document.core_properties.title = clean(quiz.title)[:255]
    document.core_properties.author = "Lawbridge"
    document.core_properties.language = _LOCALES[quiz.language]


def _paragraph(document: Any, label: str, text: str, indent: float = 0.0, last: bool = False) -> Any:
    """A label in bold and a hanging text; paragraphs of one question stay on one page."""
    from docx.shared import Cm

    paragraph = document.add_paragraph()
    paragraph.paragraph_format.left_indent = Cm(indent + 0.9)
    paragraph.paragraph_format.first_line_indent = Cm(-0.9)
    paragraph.paragraph_format.keep_with_next = not last
    paragraph.paragraph_format.keep_together = True
    if label:
        paragraph.add_run(f"{label}\t").bold = True
        paragraph.paragraph_format.tab_stops.add_tab_stop(Cm(indent + 0.9))
    paragraph.add_run(text)
    return paragraph


def _question(document: Any, place: int, shown: Presented) -> None:
    from docx.shared import Pt

    first = _paragraph(document, f"{place}.", shown.stem)
    first.paragraph_format.space_before = Pt(12)
    if shown.table:
        _table(document, shown.table)
    instruction = _paragraph(document, "", shown.instruction, 0.9)
    instruction.runs[0].font.size = Pt(8.5)
    for number, text in shown.lefts:
        _paragraph(document, f"{number} ___", text, 1.6)
    for at, (letter, text) in enumerate(shown.options, 1):
        indent = 1.6 if shown.blanks else 0.9
        _paragraph(document, sheet.option_label(shown, letter), text, indent, last=at == len(shown.options))
    if not shown.options:
        _paragraph(document, "", sheet.BLANK, 0.9, last=True)


def _table(document: Any, shown: TablePicture) -> None:
    """The seats round the contract, and below them the auction."""
    seats = {place: shown.seats[seat] for place, seat in _PLACES.items()}
    rows = [["\n".join(seats.get((row, column), ())) for column in range(3)] for row in range(3)]
    rows[1][1] = shown.middle
    _grid(document, rows)
    if shown.auction:
        _paragraph(document, "", shown.auction_title, 0.9)
        _grid(document, [list(row) for row in shown.auction])
    if shown.note:
        _paragraph(document, "", shown.note, 0.9)


def _grid(document: Any, rows: list[list[str]]) -> None:
    from docx.enum.text import WD_ALIGN_PARAGRAPH

    made = document.add_table(len(rows), len(rows[0]))
    for row, cells in zip(made.rows, rows, strict=True):
        for cell, text in zip(row.cells, cells, strict=True):
            cell.text = text
            cell.paragraphs[0].alignment = WD_ALIGN_PARAGRAPH.CENTER
            cell.paragraphs[0].paragraph_format.keep_with_next = True


_PLACES = {(0, 1): Seat.N, (1, 0): Seat.W, (1, 2): Seat.E, (2, 1): Seat.S}


def _key(document: Any, place: int, shown: Presented) -> None:
    from docx.shared import Pt

    first = _paragraph(document, f"{place}.", shown.answer)
    first.paragraph_format.space_before = Pt(10)
    if shown.answer_text != shown.answer:
        _paragraph(document, "", shown.answer_text, 0.9).runs[0].bold = True
    if shown.explanation:
        _paragraph(document, "", shown.explanation, 0.9)
    for letter, why in shown.reasons:
        _paragraph(document, f"{letter})", why, 0.9)
    for line in sheet.law_lines(shown):
        row = _paragraph(document, "", line, 0.9, last=True)
        row.runs[0].font.size = Pt(8.5)

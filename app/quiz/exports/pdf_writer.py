"""A print-ready PDF, A4: questions first, the key with reasons and laws on pages of its own."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from app import fonts
from app.messages import message
from app.quiz.exports import sheet
from app.quiz.exports.format import LeftOut, Paper, clean
from app.quiz.exports.presented import Presented
from app.quiz.model import Quiz
from app.quiz.picture.drawn import TablePicture
from bridge.seats import Seat

if TYPE_CHECKING:
    from fpdf import FPDF

_GREY, _INK, _GREEN = (110, 110, 110), (20, 20, 20), (46, 125, 91)
_MARGIN, _INDENT = 18.0, 8.0
_BOX = 30.0


def write(quiz: Quiz, paper: Paper) -> tuple[bytes, tuple[LeftOut, ...]]:
    """The paper and its key."""
    pdf = _document(quiz)
    rehearsal = _document(quiz, pdf)
    pdf.add_page()
    _heading(pdf, clean(quiz.title))
    for line in sheet.head(quiz, paper):
        _text(pdf, line, 9.5, colour=_GREY)
    name, date = sheet.names(quiz)
    pdf.ln(3)
    _text(pdf, f"{name}: {sheet.BLANK * 2}     {date}: {sheet.BLANK}", 10)
    pdf.ln(4)
    shown = sheet.questions(quiz)
    for place, question in enumerate(shown, 1):
        _kept_together(pdf, rehearsal, partial(_question, place=place, shown=question))
    pdf.add_page()
    _heading(pdf, sheet.key_title(quiz, paper))
    _text(pdf, "   ".join(f"{place} {answer}" for place, answer in sheet.strip(quiz)), 10, "B")
    pdf.ln(4)
    for place, question in enumerate(shown, 1):
        _kept_together(pdf, rehearsal, partial(_key, place=place, shown=question))
    return bytes(pdf.output()), ()


def _document(quiz: Quiz, fonts_of: FPDF | None = None) -> FPDF:
    """An empty paper, with fonts of its own or those of another: they are big, and drawing only reads them."""
    from fpdf import FPDF

    class Paged(FPDF):
        """A4 with the page's number at its foot."""

        def footer(self) -> None:
            """Title and number of the page."""
            self.set_y(-12)
            self.set_font(fonts.FAMILY, "", 8)
            self.set_text_color(*_GREY)
            self.cell(0, 6, message(quiz.language, "exam.page", page=str(self.page_no())), align="C")

    pdf = Paged(format="A4")
    if fonts_of is None:
        fonts.add_to(pdf)
    else:
        pdf.fonts.update(fonts_of.fonts)
    pdf.set_margins(_MARGIN, _MARGIN)
    pdf.set_auto_page_break(True, 16)
    pdf.set_title(clean(quiz.title))
    pdf.set_lang(quiz.language)
    pdf.set_creator("Lawbridge")
    return pdf


def _kept_together(pdf: FPDF, rehearsal: FPDF, draw: Callable[[FPDF], None]) -> None:
    """Draw on a new page what would be cut by the foot of this one, unless it is longer than a page.

    It is drawn on a page of the `rehearsal` first, from where this one is: fpdf2's own rehearsing copies every letter
    of the fonts each time.
    """
    start = pdf.get_y()
    rehearsal.add_page()
    rehearsal.set_y(start)
    page = rehearsal.page_no()
    draw(rehearsal)
    if rehearsal.page_no() == page + 1 and start > _MARGIN + 5:
        pdf.add_page()
    draw(pdf)


def _heading(pdf: FPDF, text: str) -> None:
    _text(pdf, text, 16, "B", height=8)
    pdf.set_draw_color(*_GREEN)
    pdf.set_line_width(0.6)
    pdf.line(pdf.l_margin, pdf.get_y() + 1, pdf.w - pdf.r_margin, pdf.get_y() + 1)
    pdf.ln(4)


def _text(
    pdf: FPDF,
    text: str,
    size: float = 10.5,
    style: str = "",
    colour: tuple[int, int, int] = _INK,
    indent: float = 0.0,
    height: float = 0.0,
) -> None:
    pdf.set_font(fonts.FAMILY, style, size)
    pdf.set_text_color(*colour)
    pdf.set_x(pdf.l_margin + indent)
    pdf.multi_cell(0, height or size * 0.5, text.replace("\t", "  "), align="L", new_x="LMARGIN", new_y="NEXT")


def _labelled(pdf: FPDF, label: str, text: str, size: float = 10.5, indent: float = 0.0, gap: float = _INDENT) -> None:
    """A letter or number in bold with a hanging text."""
    pdf.set_font(fonts.FAMILY, "B", size)
    pdf.set_text_color(*_INK)
    pdf.set_x(pdf.l_margin + indent)
    # a label at the very foot goes to the next page with its text
    if pdf.will_page_break(size):
        pdf.add_page()
        pdf.set_x(pdf.l_margin + indent)
    pdf.cell(gap, size * 0.5, label)
    pdf.set_font(fonts.FAMILY, "", size)
    pdf.multi_cell(0, size * 0.5, text.replace("\t", "  "), align="L", new_x="LMARGIN", new_y="NEXT")


def _question(pdf: FPDF, place: int, shown: Presented) -> None:
    _labelled(pdf, f"{place}.", shown.stem)
    pdf.ln(0.8)
    if shown.table:
        _table(pdf, shown.table)
    _text(pdf, shown.instruction, 8.5, colour=_GREY, indent=_INDENT)
    pdf.ln(0.8)
    for label, text in shown.lefts:
        _labelled(pdf, f"{label} ___", text, 10, _INDENT, 14.0)
        pdf.ln(0.6)
    for letter, text in shown.options:
        _labelled(pdf, sheet.option_label(shown, letter), text, 10, _INDENT, 14.0 if shown.blanks else _INDENT)
        pdf.ln(0.6)
    if not shown.options:
        _text(pdf, sheet.BLANK, 10, indent=_INDENT)
    pdf.ln(4)


def _table(pdf: FPDF, shown: TablePicture) -> None:
    """The seats round the contract, and the auction beside them."""
    pdf.set_text_color(*_INK)
    top, left = pdf.get_y() + 1, pdf.l_margin + _INDENT
    middle = _box(pdf, shown.seats[Seat.N], left + _BOX, top) + 1
    ends = [_box(pdf, shown.seats[seat], left + at * _BOX, middle + 1) for seat, at in ((Seat.W, 0), (Seat.E, 2))]
    pdf.set_draw_color(*_GREEN)
    pdf.rect(left + _BOX + 6, middle, _BOX - 12, 9)
    ends.append(_box(pdf, (shown.middle,), left + _BOX, middle + 2.5))
    ends = [_box(pdf, shown.seats[Seat.S], left + _BOX, max(*ends, middle + 10))]
    for place, row in enumerate(shown.auction):
        for column, cell in enumerate(row):
            pdf.set_font(fonts.FAMILY, "" if place else "B", 8.5)
            pdf.set_xy(left + 3 * _BOX + 5 + column * 17, top + place * 4.5)
            pdf.cell(17, 4.5, cell)
    ends.append(top + len(shown.auction) * 4.5)
    pdf.set_y(max(ends) + 1)
    if shown.note:
        _text(pdf, shown.note, 8.5, colour=_GREY, indent=_INDENT)
    pdf.ln(1)


def _box(pdf: FPDF, lines: tuple[str, ...], left: float, top: float) -> float:
    """Lines in the middle of a place, the first in bold; where they end."""
    pdf.set_y(top)
    for number, line in enumerate(lines):
        pdf.set_font(fonts.FAMILY, "" if number else "B", 8.5)
        pdf.set_x(left)
        pdf.multi_cell(_BOX, 4, line, align="C", new_x="LMARGIN", new_y="NEXT")
    return float(pdf.get_y())


def _key(pdf: FPDF, place: int, shown: Presented) -> None:
    _labelled(pdf, f"{place}.", shown.answer, 10.5, gap=10.0)
    if shown.answer_text != shown.answer:
        _text(pdf, shown.answer_text, 9.5, "B", _GREEN, _INDENT)
    if shown.explanation:
        _text(pdf, shown.explanation, 9.5, indent=_INDENT)
    for letter, why in shown.reasons:
        _labelled(pdf, f"{letter})", why, 9, _INDENT)
    for line in sheet.law_lines(shown):
        _text(pdf, line, 8.5, colour=_GREY, indent=_INDENT)
    pdf.ln(4)

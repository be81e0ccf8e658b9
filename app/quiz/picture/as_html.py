"""The table as HTML that needs no style sheet of its own and that a screen reader reads in order: seats, then auction.

It is made of tables, not of a drawing, because question banks and card programs keep tables and drop drawings.
"""

from __future__ import annotations

import html
from collections.abc import Callable

from app.quiz.model import QuizQuestion
from app.quiz.picture.drawn import TablePicture, picture
from bridge.seats import Seat

_GRID = ((None, Seat.N, None), (Seat.W, "middle", Seat.E), (None, Seat.S, None))
_CELL = "padding:.2em .7em;text-align:center;vertical-align:middle;"


def table_html(shown: TablePicture, worded: Callable[[str], str] = html.escape) -> str:
    """The picture; `worded` makes HTML of a text (suits coloured, say)."""
    parts = [_seats(shown, worded)]
    if shown.auction:
        parts.append(_auction(shown, worded))
    if shown.note:
        parts.append(f"<p>{worded(shown.note)}</p>")
    return f'<div class="quiz-table" role="group" aria-label="{html.escape(shown.title)}">{"".join(parts)}</div>'


def drawn_html(question: QuizQuestion, worded: Callable[[str], str] = html.escape) -> str:
    """The picture of a question's table; empty where it tells of none."""
    shown = picture(question)
    return table_html(shown, worded) if shown is not None else ""


def _seats(shown: TablePicture, worded: Callable[[str], str]) -> str:
    """The four seats round the middle; the grid only places them, so a reader is told no table."""
    rows = []
    for row in _GRID:
        cells = []
        for place in row:
            if place is None:
                cells.append(f'<td style="{_CELL}"></td>')
            elif isinstance(place, Seat):
                name, *lines = shown.seats[place]
                below = "".join(f"<br/>{worded(line)}" for line in lines)
                cells.append(f'<td style="{_CELL}"><strong>{worded(name)}</strong>{below}</td>')
            else:
                edge = "border:2px solid #2e7d5b;min-width:3.5em;height:2.5em;"
                cells.append(f'<td style="{_CELL}{edge}">{worded(shown.middle)}</td>')
        rows.append(f"<tr>{''.join(cells)}</tr>")
    return f'<table role="presentation" style="border-collapse:separate;line-height:1.35;">{"".join(rows)}</table>'


def _auction(shown: TablePicture, worded: Callable[[str], str]) -> str:
    """The auction, a table with a caption and named columns."""
    head, *rows = shown.auction
    top = "".join(f'<th scope="col" style="{_CELL}">{worded(name)}</th>' for name in head)
    body = "".join(
        "<tr>" + "".join(f'<td style="{_CELL}">{worded(cell)}</td>' for cell in row) + "</tr>" for row in rows
    )
    caption = f"<caption>{worded(shown.auction_title)}</caption>"
    return f'<table class="auction">{caption}<thead><tr>{top}</tr></thead><tbody>{body}</tbody></table>'

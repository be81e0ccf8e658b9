"""The table of a case as a picture that is read at a glance: four seats round the contract, the auction beside it."""

from __future__ import annotations

import html
from collections.abc import Mapping
from typing import Any

import streamlit as st

from app.answering.documents import AnswerDocument
from app.case.picture import picture_of, picture_of_ruling
from app.faces.web.parts.words import coloured
from app.faces.web.session import language
from app.quiz.picture.drawn import TablePicture
from bridge.seats import Seat


def table_picture(document: AnswerDocument) -> None:
    """Draw the table of an answer; nothing where nothing told has a place at it."""
    _draw(picture_of(document))


def ruled_picture(ruling: Mapping[str, Any], facts: Mapping[str, Any], happened: Mapping[str, Any]) -> None:
    """Draw the table of a ruling: of a walk through a procedure, of an entry of the log."""
    _draw(picture_of_ruling(ruling, facts, happened, language()))


def _draw(shown: TablePicture | None) -> None:
    if shown is not None:
        st.html(picture_html(shown))


def picture_html(shown: TablePicture) -> str:
    """The picture; a screen reader is told the seats in turn, then the auction as a table."""
    seats = "".join(_seat(seat, shown) for seat in (Seat.N, Seat.W, Seat.E, Seat.S))
    felt = f'<div class="felt">{seats}<div class="middle"><span>{coloured(shown.middle)}</span></div></div>'
    note = f"<p>{coloured(shown.note)}</p>" if shown.note else ""
    beside = f"<div>{_auction(shown)}{note}</div>" if shown.auction else ""
    return f'<div class="at-table" role="group" aria-label="{html.escape(shown.title)}">{felt}{beside}</div>'


def _seat(seat: Seat, shown: TablePicture) -> str:
    """A seat; who acts next is marked by words and a frame; what binds him says that it is in force."""
    name, *told = shown.seats[seat]
    rows = "".join(f"<span>{coloured(line)}</span>" for line in told)
    some = " told" if told else ""
    if shown.turn is not None and shown.turn[0] is seat:
        rows, some = f'<span class="turn">{coloured(shown.turn[1])}</span>{rows}', " told acts"
    for line in shown.in_force.get(seat, ()):
        rows += (
            f'<span class="force"><i class="unseen">{html.escape(shown.in_force_title)}: </i>{coloured(line)}</span>'
        )
        some = some or " told"
    return f'<div class="seat at-{seat.value.lower()}{some}"><b>{coloured(name)}</b>{rows}</div>'


def _auction(shown: TablePicture) -> str:
    head, *rows = shown.auction
    top = "".join(f'<th scope="col">{coloured(name)}</th>' for name in head)
    body = "".join("<tr>" + "".join(f"<td>{coloured(cell)}</td>" for cell in row) + "</tr>" for row in rows)
    caption = f'<caption class="unseen">{html.escape(shown.auction_title)}</caption>'
    return f'<table class="auction small">{caption}<thead><tr>{top}</tr></thead><tbody>{body}</tbody></table>'

"""A tournament in, a result out; and movements with their guide cards."""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

import altair as alt
import pandas as pd
import streamlit as st

from app.faces.web.parts.calculation import say, show_calculation
from app.faces.web.parts.calculators import frequency
from app.faces.web.parts.plain import plain
from app.faces.web.parts.sign_in import person
from app.faces.web.session import language
from corpus.errors import BadInput, LawbridgeError
from rulings.scoring.telling import labels

if TYPE_CHECKING:
    from app.scoring.field import FieldEvent
    from rulings.scoring.field.boards import Options

KINDS = ("howell", "mitchell", "skip", "relay", "scrambled", "teams")


def field() -> None:
    """Score a field from a file: places, frequencies, any pair's board explained."""
    from app.scoring.field import field_options
    from rulings.scoring.field.writing import COLUMNS, as_csv, as_html, standing_rows

    if not person().may_upload:
        st.info(say("uploads_off"), icon=":material/lock:")
        return
    given = st.file_uploader(
        say("file"), type=["csv", "txt", "tsv", "xlsx", "pbn", "xml", "usebio"], help=say("file_help")
    )
    methods = ("matchpoints", "cross_imps", "butler", "total")
    how = st.segmented_control(say("method"), methods, default="matchpoints", format_func=say, key="field-method")
    scale = "2-1-0"
    if how == "matchpoints":
        names = {"2-1-0": "scale_two", "1-half-0": "scale_one"}
        scale = (
            st.segmented_control(
                say("scale"),
                tuple(names),
                default="2-1-0",
                format_func=lambda name: say(names[name]),
                key="field-scale",
            )
            or ""
        )
    apart = st.toggle(say("lines_apart"))
    if given is None or not how or not scale:
        st.caption(say("file_help"))
        return
    try:
        event = _event(given.name, given.getvalue(), apart, field_options(how, scale))
    except LawbridgeError as error:
        st.warning(plain(error))
        return
    words, rows = labels(language()), standing_rows(event.scored)
    table = pd.DataFrame(rows, columns=[words[name] for name in COLUMNS])
    for title, heads, ranking in event.tables(words):
        if title:
            st.markdown(f"**{title}**")
        st.dataframe(pd.DataFrame(ranking, columns=heads), hide_index=True, width="stretch")
    notes = event.said(language())
    for note in notes:
        st.caption(note)
    with st.container(horizontal=True):
        st.download_button(say("download_csv"), as_csv(COLUMNS, rows), "result.csv", "text/csv")
        st.download_button(
            say("download_html"), as_html(event.scored, words, language(), notes), "result.html", "text/html"
        )
    _distribution(table, words)
    results = event.scored.field.results
    boards = sorted({row.board for row in results})
    first, second = st.columns(2)
    pair = first.selectbox(say("explain_pair"), list(table[words["pair"]]))
    number = second.selectbox(say("explain_board"), boards)
    try:
        explained, sentence = event.explained(f"{pair}:{number}", language())
        st.markdown(sentence)
        show_calculation(explained, "field")
    except LawbridgeError as error:
        st.warning(plain(error))
    frequency([row.score for row in results if row.board == number and isinstance(row.score, int)])


def _event(name: str, data: bytes, apart: bool, options: Options) -> FieldEvent:
    from app.scoring.field import FieldFile, field_event

    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / f"results{Path(name).suffix.lower()}"
        path.write_bytes(data)
        try:
            return field_event(FieldFile(path, lines_apart=apart), options, language())
        except LawbridgeError as error:
            raise BadInput(str(error).replace(str(path), name)) from error


def _distribution(table: pd.DataFrame, words: dict[str, str]) -> None:
    points = pd.to_numeric(table[words["points"]].str.replace(",", "."), errors="coerce")
    rows = pd.DataFrame({"points": points, "pair": table[words["pair"]]}).dropna()
    bars = (
        alt.Chart(rows)
        .mark_bar(color="#2e7d5b")
        .encode(x=alt.X("pair:N", title=words["pair"], sort="-y"), y=alt.Y("points:Q", title=words["points"]))
    )
    st.markdown(f"**{say('distribution')}**")
    st.altair_chart(bars.properties(height=220), width="stretch")


def movement() -> None:
    """A movement, verified, as guide cards to print."""
    from app.scoring.movements import movement_parts
    from rulings.scoring.movements.guide_cards import as_html, as_text
    from rulings.scoring.movements.verify import verify

    names = {name: say(name) for name in KINDS}
    kind = st.selectbox(say("movement"), KINDS, format_func=names.__getitem__)
    first, second = st.columns(2)
    size = int(first.number_input(say("pairs"), 2, 60, 8))
    boards = int(second.number_input(say("set"), 1, 12, 3))
    try:
        plan = movement_parts(kind, size, boards)[0].plan
        report = verify(plan)
    except LawbridgeError as error:
        st.warning(plain(error))
        return
    words = labels(language())
    for name, span in (("opponents", report.opponents), ("sets", report.boards), ("compared", report.compared)):
        st.caption(f"{words[name]}: {span[0]} / {span[1]}")
    st.download_button(say("download_html"), as_html(plan, words, language()), f"{kind}.html", "text/html")
    st.code(as_text(plan, words), language=None, wrap_lines=False)

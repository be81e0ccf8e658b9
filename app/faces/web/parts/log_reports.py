"""The reports of a tournament: its data, and each report as PDF, Word and CSV."""

from __future__ import annotations

from typing import Any

import streamlit as st

from app.access import Person
from app.faces.web.parts.log_words import say, zone
from app.faces.web.parts.plain import plain
from app.faces.web.session import language
from app.log import tournaments
from app.log.reports import FORMATS, printed, sheet
from app.log.visiting import later
from corpus.errors import LawbridgeError

WIDE = ("running", "events")
COLUMNS = {"results": ("place", "name", "score"), "master_points": ("player", "points")}


def reports(_who: Person) -> None:
    """Choose a tournament; its data; its reports."""
    st.caption(say("reports_intro"))
    names = tournaments.tournament_names()
    name = st.selectbox(
        say("field_tournament"), names, index=0 if names else None, accept_new_options=True, key="log-report-event"
    )
    if not name:
        st.info(say("tournament_choose"), icon=":material/info:")
        return
    event = tournaments.tournament(name)
    for kind in ("jury", "record", "psychs"):
        with st.container(border=True, gap="xsmall"):
            st.markdown(f"**{say(f'report.title_{kind}')}**")
            downloads(kind, tournament_name=name)
    for place, match in enumerate(event.details.get("matches", []), 1):
        with st.container(border=True, gap="xsmall"):
            st.markdown(f"**{say('report.title_match')}**")
            st.text(f"{match.get('home', '')} : {match.get('away', '')}")
            downloads("match", tournament_name=name, number=place)
    with st.expander(say("tournament_data"), icon=":material/edit_note:"):
        tournament_form(event)


def downloads(kind: str, *, tournament_name: str = "", number: int = 0) -> None:
    """The report in each format; it is made when the button is pressed, not before."""
    key = f"log-report-{kind}-{number}"
    reader, place = language(), zone()

    def made(form: str) -> Any:
        return later(
            lambda: printed(sheet(kind, reader, tournament_name=tournament_name, number=number, zone=place), form)
        )

    with st.container(horizontal=True, gap="small"):
        for form, media in FORMATS.items():
            name = f"{kind}-{number}.{form}" if number else f"{kind}.{form}"
            st.download_button(
                say(form), made(form), name, media, key=f"{key}-{form}", icon=":material/download:", on_click="ignore"
            )


def tournament_form(event: tournaments.Tournament) -> None:
    """What a report of a tournament needs beside the entries (VSz 43 and 44 ask for all of it)."""
    known: dict[str, Any] = dict(event.details)
    values: dict[str, Any] = {}
    with st.form(f"log-tournament-{event.name}", border=False):
        left, right = st.columns(2)
        for place, name in enumerate(name for name in tournaments.TEXTS if name not in WIDE):
            values[name] = (left, right)[place % 2].text_input(say(f"report.{name}"), known.get(name, ""))
        for name in WIDE:
            values[name] = st.text_area(say(f"report.{name}"), known.get(name, ""))
        for name, columns in COLUMNS.items():
            st.markdown(f"**{say(f'report.{name}')}**")
            values[name] = rows(name, columns, known.get(name, []))
        st.markdown(f"**{say('report.title_match')}**")
        values["matches"] = matches(known.get("matches", []))
        if st.form_submit_button(say("save"), type="primary", icon=":material/save:", width="stretch"):
            try:
                tournaments.save_tournament(event.name, values, event.version)
            except LawbridgeError as error:
                st.error(plain(error))
            else:
                st.toast(say("tournament_saved"), icon=":material/check:")
                st.rerun()


def rows(name: str, columns: tuple[str, ...], known: list[dict[str, Any]]) -> list[dict[str, str]]:
    """A table to type in; empty rows are dropped."""
    shown = [{column: row.get(column, "") for column in columns} for row in known] or [dict.fromkeys(columns, "")]
    config = {column: st.column_config.TextColumn(say(f"report.head_{column}")) for column in columns}
    typed = st.data_editor(
        shown, column_config=config, num_rows="dynamic", hide_index=True, key=f"log-rows-{name}", width="stretch"
    )
    clean = [{column: str(row.get(column) or "").strip() for column in columns} for row in typed]
    return [row for row in clean if any(row.values())]


def matches(known: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Team matches: one row each, and the boards of each as text lines `board open closed`."""
    columns = ("round", "home", "away", "home_captain", "away_captain", "scale", "boards")
    shown = [row | {"boards": _lines(row.get("boards", []))} for row in known] or [dict.fromkeys(columns, "")]
    names = {name: f"report.{name}" for name in columns[:5]} | {"scale": "report.victory_points"}
    config: dict[str, Any] = {name: st.column_config.TextColumn(say(key)) for name, key in names.items()}
    config["scale"] = st.column_config.SelectboxColumn(
        say("report.victory_points"), options=["", "wbf2013", "wbf2013-discrete"]
    )
    config["boards"] = st.column_config.TextColumn(say("match_boards"), help=say("match_boards_help"))
    typed = st.data_editor(
        [{name: row.get(name, "") for name in columns} for row in shown],
        column_config=config,
        num_rows="dynamic",
        hide_index=True,
        key="log-matches",
        width="stretch",
    )
    found = []
    for row in typed:
        clean: dict[str, Any] = {name: str(row.get(name) or "").strip() for name in columns[:6]}
        clean["boards"] = tournaments.read_boards(str(row.get("boards") or ""))
        if any(clean.values()):
            found.append(clean)
    return found


def _lines(boards: list[dict[str, str]]) -> str:
    return "; ".join(" ".join(row.get(name, "") for name in tournaments.BOARD) for row in boards)

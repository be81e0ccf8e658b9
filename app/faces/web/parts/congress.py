"""A tournament on the page: its YAML with the files it names, or result files alone; standings whose lines open."""

from __future__ import annotations

import html
import tempfile
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import altair as alt
import pandas as pd
import streamlit as st

from app.faces.web.parts.calculation import paragraph, say
from app.faces.web.parts.plain import plain
from app.faces.web.parts.sign_in import person
from app.faces.web.session import jurisdiction, language
from corpus.errors import BadInput, LawbridgeError
from corpus.jurisdictions import holds
from corpus.store import ULTI
from rulings.scoring.telling import tell

if TYPE_CHECKING:
    from app.scoring.tournament import CongressScored
    from rulings.scoring.tournament.standing import CompetitionScored, OpenedPart, StandingLine

TYPES = ["yaml", "yml", "csv", "txt", "tsv", "xlsx", "pbn", "xml", "usebio"]
GREEN = "#2e7d5b"


def tournament() -> None:
    """Score every competition; open a line, a session or match, a board; see a board and a session drawn."""
    from app.scoring.tournament import competition_document

    if not person().may_upload:
        st.info(say("uploads_off"), icon=":material/lock:")
        return
    given = st.file_uploader(
        say("tournament_files"),
        type=TYPES,
        accept_multiple_files=True,
        help=say("tournament_help"),
        key="congress-files",
    )
    kind, rules = ("", {}) if any(_is_yaml(one.name) for one in given) else _rules()
    if not given or (not rules and kind != "ulti" and not any(_is_yaml(one.name) for one in given)):
        st.caption(say("tournament_help"))
        return
    try:
        scored = _scored({one.name: one.getvalue() for one in given}, kind, rules)
    except LawbridgeError as error:
        st.warning(plain(error))
        return
    names = [one.competition.name for one in scored.found]
    chosen = st.pills(say("competition"), names, default=names[0], key="congress-competition", required=True)
    found = scored.competition(str(chosen))
    _standings(found)
    _downloads(scored, found)
    _told(found, competition_document(found, language()))
    line = _line(found)
    if line is not None:
        _opened(found, line)


def _is_yaml(name: str) -> bool:
    return Path(name).suffix.lower() in (".yaml", ".yml")


def _rules() -> tuple[str, dict[str, Any]]:
    """What result files are scored by: shown above the table, which stands there at once, and changed by a tap."""
    kinds = ["pairs", "teams", "individual", *(["ulti"] if holds(f"{ULTI}:I", jurisdiction()) else [])]
    kind = st.segmented_control(
        say("kind_of_event"), kinds, default="pairs", format_func=lambda k: say(f"kind_{k}"), key="congress-kind"
    )
    if kind in ("pairs", "individual"):
        names = {"2-1-0": say("scale_two"), "1-half-0": say("scale_one")}
        scale = st.segmented_control(
            say("scale"), tuple(names), default="2-1-0", format_func=names.__getitem__, key="congress-scale"
        )
        return kind, {"method": "matchpoints", "scale": scale} if scale else {}
    if kind == "teams":
        scales = {"wbf2013": say("scale_wbf2013"), "wbf2013-discrete": say("scale_wbf2013_discrete")}
        scale = st.segmented_control(say("scale"), tuple(scales), format_func=scales.__getitem__, key="congress-vp")
        boards = int(st.number_input(say("boards"), 0, 128, 0, key="congress-boards"))
        known = {"method": "imps", "vp": scale, "boards": boards}
        return kind, known if scale and boards else {}
    return kind or "", {}


def _scored(files: Mapping[str, bytes], kind: str, rules: Mapping[str, Any]) -> CongressScored:
    from app.scoring.adjusting import entries_of
    from app.scoring.tournament import congress_of, score_congress

    with tempfile.TemporaryDirectory() as folder:
        paths = []
        for name, data in files.items():
            paths.append(Path(folder) / Path(name).name)
            paths[-1].write_bytes(data)
        written = [path for path in paths if _is_yaml(path.name)]
        try:
            congress = congress_of(written or paths, kind, rules)
            log = entries_of(congress.log) if person().may_log else []
            return score_congress(congress, log)
        except LawbridgeError as error:
            raise BadInput(str(error).replace(f"{folder}/", "")) from error


def _standings(found: CompetitionScored) -> None:
    from app.scoring.tournament import heads_of, standing_rows_of

    frame = pd.DataFrame(standing_rows_of(found), columns=heads_of(found, language()))
    st.dataframe(frame, hide_index=True, width="stretch")


def _downloads(scored: CongressScored, found: CompetitionScored) -> None:
    from app.scoring.tournament import json_text
    from rulings.scoring.tournament.exchange import pbn, usebio

    with st.container(horizontal=True):
        st.download_button("JSON", json_text(scored, language()), "tournament.json", "application/json")
        if found.competition.kind != "ulti":
            st.download_button("USEBIO", usebio(found), "result.xml", "application/xml")
            st.download_button("PBN", pbn(found), "result.pbn", "application/x-pbn")


def _told(found: CompetitionScored, document: Mapping[str, Any]) -> None:
    """Ties, notes and what is still asked, each with its paragraph."""
    for place, step in enumerate(found.ties):
        _sentence(tell(step, language()), (step.cite,), f"tie-{place}")
    for place, note in enumerate(document["notes"]):
        _sentence(note["text"], note["citations"], f"note-{place}")


def _sentence(text: str, cites: Sequence[str], key: str, depth: int = 0) -> None:
    with st.container(horizontal=True, vertical_alignment="center", gap="small"):
        st.html(f'<span style="margin-left:{1.2 * depth}em">{html.escape(text)}</span>', width="content")
        for cite in cites:
            if cite:
                paragraph(cite, f"congress-{key}")


def _line(found: CompetitionScored) -> StandingLine | None:
    st.markdown(f"**{say('open_line')}**")
    names = {line.contestant: f"{line.contestant} {line.name}".strip() for line in found.lines}
    key = f"congress-line-{found.competition.name}"
    return found.line(str(st.selectbox(say("contestant"), list(names), format_func=names.__getitem__, key=key)))


def _opened(found: CompetitionScored, line: StandingLine) -> None:
    """The parts of a line; one of them, and one board of it, down to the arithmetic."""
    for place, part in enumerate(line.parts):
        _sentence(tell(part.step, language()), (part.step.cite,), f"part-{place}")
    openable = {tell(part.step, language()): part for part in line.parts if part.parts}
    if not openable:
        return
    key = f"congress-part-{found.competition.name}-{line.contestant}"
    chosen = st.selectbox(say("part_of_line"), list(openable), key=key)
    part = openable[str(chosen)]
    _session_plot(part)
    boards = {tell(inner.step, language()): inner for inner in part.parts if inner.step.values.get("board")}
    for place, inner in enumerate(one for one in part.parts if not one.step.values.get("board")):
        _sentence(tell(inner.step, language()), (inner.step.cite,), f"inner-{place}")
    if not boards:
        return
    name = st.selectbox(say("board_of_part"), list(boards), key=f"{key}-board")
    board = boards[str(name)]
    for place, inner in enumerate(board.parts):
        _sentence(tell(inner.step, language()), (inner.step.cite,), f"board-{place}", depth=1)
    _board_plot(found, part, board)


def _session_plot(part: OpenedPart) -> None:
    """What the contestant got on each board of the session or match."""
    rows = [
        {"board": int(inner.step.values["board"]), "points": float(inner.amount or 0)}
        for inner in part.parts
        if inner.step.values.get("board", "").isdecimal()
    ]
    if not rows:
        return
    st.markdown(f"**{say('session_plot')}**")
    bars = (
        alt.Chart(pd.DataFrame(rows))
        .mark_bar(color=GREEN)
        .encode(
            x=alt.X("board:O", title=say("explain_board")), y=alt.Y("points:Q", title=None), tooltip=["board", "points"]
        )
    )
    st.altair_chart(bars.properties(height=180), width="stretch")


def _board_plot(found: CompetitionScored, part: OpenedPart, board: OpenedPart) -> None:
    """All results of the board: every table's NS score, from the least to the most."""
    from rulings.scoring.tournament.reading import results_of

    number, where = int(board.step.values["board"]), part.step.values
    rows = [
        {"result": f"{one.ns}-{one.ew}", "score": one.ns_score.points}
        for one in results_of(found.competition)
        if one.board == number
        and one.ns_score.kind == "points"
        and where.get("session", one.session) in (one.session, "1" if not one.session else one.session)
        and where.get("round", one.round) in (one.round, "-")
    ]
    if len(rows) < 2:
        return
    st.markdown(f"**{say('board_plot')}**")
    bars = (
        alt.Chart(pd.DataFrame(rows))
        .mark_bar(color=GREEN)
        .encode(x=alt.X("result:N", title=None, sort="y"), y=alt.Y("score:Q", title=None), tooltip=["result", "score"])
    )
    st.altair_chart(bars.properties(height=180), width="stretch")

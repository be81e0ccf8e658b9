"""What was kept: who answered what, by area, the hardest questions, what to read again."""

from __future__ import annotations

import csv
import io

import streamlit as st

from app.faces.web.parts.citation import chips
from app.faces.web.parts.quiz_make import saying
from app.faces.web.parts.quiz_words import area_bars, area_title, bar, hold, html_block, score_line, word
from app.faces.web.parts.sign_in import needs_director
from app.faces.web.parts.words import coloured
from app.faces.web.session import language, service
from app.quiz import editing
from app.quiz.exports.csv_writer import cell
from app.quiz.results.attempts import Answered, Attempt, answers, attempts
from app.quiz.results.statistics import by_area, by_item

_state = st.session_state
MOST_ITEMS = 15
MOST_PAPERS = 30


def main() -> None:
    """A choice of papers, then their statistics; names are for directors where the app is open to the room."""
    if needs_director() is None:
        return
    with saying():
        rows = attempts()
        if not rows:
            st.info(word("results_none"), icon=":material/query_stats:")
            return
        picked = pick(rows)
        given = answers([row.id for row in picked])
        summary(picked, given)


def pick(rows: list[Attempt]) -> list[Attempt]:
    """All attempts, those of one quiz or paper, or of one class."""
    groups: dict[str, list[Attempt]] = {word("results_all"): rows}
    for row in rows:
        name = f"{row.title} · {row.room or row.paper}" if row.room or row.paper else row.title
        groups.setdefault(name, []).append(row)
    chosen = st.selectbox(word("results_of"), list(groups), key="results-of")
    return groups[chosen]


def summary(rows: list[Attempt], given: list[Answered]) -> None:
    """Areas with their laws, papers, items, and the table to take away."""
    found = by_area(given)
    html_block(f'<div class="headline">{score_line(sum(row.right for row in given), len(given))}</div>')
    st.markdown(f"**{word('by_topic')}**")
    area_bars(found)
    weak = [row for row in found if row.is_weak() and row.area]
    if weak:
        st.markdown(f"**{word('weak')}**")
        for row in weak[:5]:
            st.markdown(area_title(row.area))
            chips(row.missed[:4], f"results-{row.area}")
        if st.button(word("fresh"), key="results-fresh", icon=":material/casino:"):
            with st.spinner(word("making")):
                names = [row.area for row in weak]
                hold(editing.fresh(service().store, names, 10, None, language(), len(given), ()))
            _state["quiz-tab-wanted"] = "make"
            st.rerun()
    st.markdown(f"**{word('people')}**")
    html_block("".join(paper_bar(row) for row in rows[:MOST_PAPERS]))
    items(given)
    st.download_button(
        word("download"),
        data=lambda: table(rows),
        file_name="lawbridge-results.csv",
        mime="text/csv",
        icon=":material/download:",
        key="results-download",
        on_click="ignore",
    )


def paper_bar(row: Attempt) -> str:
    """One paper: who, which, when, how many right."""
    who = coloured(row.who or word("nobody"))
    words = f"{who} <small>{coloured(row.title)} · {row.started.astimezone():%Y-%m-%d %H:%M}</small>"
    return bar(words, row.percent / 100, f"{row.right}/{row.total}")


def items(given: list[Answered]) -> None:
    """The hardest questions."""
    with st.expander(word("items"), icon=":material/leaderboard:"):
        st.caption(word("discrimination_help"))
        for row in by_item(given)[:MOST_ITEMS]:
            note = f"{round(100 * row.difficulty)} % · n={row.asked}"
            if row.discrimination is not None:
                note += f" · D={row.discrimination:+.2f}"
            html_block(bar(coloured(row.stem[:160]), row.difficulty, note, "weak" if row.is_doubtful else ""))


def table(rows: list[Attempt]) -> bytes:
    """The papers as CSV."""
    out = io.StringIO()
    writer = csv.writer(out)
    writer.writerow(["who", "title", "paper", "class", "mode", "right", "total", "percent", "started", "finished"])
    for row in rows:
        finished = row.finished.isoformat() if row.finished else ""
        numbers = [str(row.right), str(row.total), f"{row.percent:.1f}", row.started.isoformat(), finished]
        writer.writerow([cell(row.who), cell(row.title), row.paper, row.room, row.mode, *numbers])
    return out.getvalue().encode("utf-8-sig")

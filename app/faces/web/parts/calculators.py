"""The calculators of the page of scores: each reads its fields and draws a `Calculation`."""

from __future__ import annotations

import altair as alt
import pandas as pd
import streamlit as st

from app.faces.web.parts.calculation import say, show_calculation
from app.faces.web.parts.plain import plain
from app.faces.web.session import language
from bridge.calls import Denomination
from bridge.notation import format_denomination
from corpus.errors import LawbridgeError
from rulings.scoring import typed


def contract() -> None:
    """Law 77: level, denomination, doubling, vulnerability, tricks."""
    from rulings.scoring.contract import contract_score

    first, second, third = st.columns(3)
    level = first.number_input(say("level"), 1, 7, 4)
    names = {item.value: format_denomination(item, language()) for item in Denomination}
    denomination = second.selectbox(say("denomination"), list(names), index=3, format_func=names.__getitem__)
    times = {0: say("undoubled"), 1: say("doubled"), 2: say("redoubled")}
    doubling = third.selectbox(say("doubling"), tuple(times), format_func=times.__getitem__)
    vulnerable = st.toggle(say("vulnerable"))
    tricks = st.slider(say("tricks"), 0, 13, 10)
    show_calculation(contract_score(int(level), denomination, doubling, vulnerable, tricks), "contract")


def imp() -> None:
    """Law 78B: the difference of two tables; from whose side the other score is written is chosen."""
    from app.scoring.boards import imp as compute

    first, second = st.columns(2)
    own = first.number_input(say("own"), -8000, 8000, 420, step=10)
    other = second.number_input(say("other"), -8000, 8000, -50, step=10)
    views = {"same": say("view_same"), "teammates": say("view_teammates")}
    view = st.segmented_control(
        say("view"), tuple(views), default="same", format_func=views.__getitem__, key="imp-view"
    )
    show_calculation(compute(int(own), int(other), view or ""), "imp")


def vp() -> None:
    """Law 78D: a margin on a scale that is chosen, never presumed; with its curve."""
    from app.scoring.scales import victory_points

    scales = ("wbf2013", "wbf2013-discrete", "old25")
    scale = st.segmented_control(
        say("scale"), scales, format_func=lambda name: say(f"scale_{name.replace('-', '_')}"), key="vp-scale"
    )
    first, second = st.columns(2)
    margin = int(first.number_input(say("margin"), -300, 300, 17))
    boards = int(second.number_input(say("boards"), 1, 128, 24))
    if scale is None:
        return
    show_calculation(victory_points(margin, boards, scale), "vp")
    if scale == "old25":
        return
    rows = [
        {"imp": imps, "vp": float(victory_points(imps, boards, scale).value)}
        for imps in range(0, int(15 * boards**0.5) + 2)
    ]
    line = alt.Chart(pd.DataFrame(rows)).mark_line(interpolate="step-after", color="#2e7d5b")
    st.markdown(f"**{say('curve')}**")
    shape = line.encode(
        x=alt.X("imp:Q", title="IMP"),
        y=alt.Y("vp:Q", title="VP", scale=alt.Scale(domain=[10, 20])),
        tooltip=["imp", "vp"],
    )
    st.altair_chart(shape, width="stretch")


def board() -> None:
    """One board against its field: matchpoints, cross-IMPs or Butler."""
    from app.scoring.boards import butler
    from rulings.scoring.comparison import cross_imps
    from rulings.scoring.matchpoints import matchpoint_result

    text = st.text_input(say("scores"), "420 450 420 -50 170 420", key="board-scores")
    how = st.segmented_control(
        say("method"),
        ("matchpoints", "cross_imps", "butler"),
        default="matchpoints",
        format_func=say,
        key="board-method",
    )
    try:
        values = typed.scores(text.replace(",", " ").split())
        if how == "matchpoints":
            scale = st.segmented_control(
                say("scale"),
                ("2-1-0", "1-half-0"),
                default="2-1-0",
                format_func=lambda name: say("scale_two" if name == "2-1-0" else "scale_one"),
            )
            show_calculation(matchpoint_result(values, 0, typed.one_of(scale or "2-1-0", "2-1-0", "1-half-0")), "board")
        elif how == "cross_imps":
            show_calculation(cross_imps(values, 0, True), "board")
        elif how == "butler":
            dropped = int(st.number_input(say("trim"), 0, max(0, (len(values) - 1) // 2), 0))
            show_calculation(butler(values, trim=dropped), "board")
    except LawbridgeError as error:
        st.warning(plain(error))
        return
    frequency(values)


def frequency(values: list[int]) -> None:
    """How often each score was made on a board."""
    counted = pd.Series(values).value_counts().rename_axis("score").reset_index(name="count")
    bars = (
        alt.Chart(counted)
        .mark_bar(color="#2e7d5b")
        .encode(
            x=alt.X("score:O", title=None, sort="ascending"),
            y=alt.Y("count:Q", title=None, axis=alt.Axis(tickMinStep=1)),
        )
    )
    st.markdown(f"**{say('frequency')}**")
    st.altair_chart(bars.properties(height=200), width="stretch")


def average() -> None:
    """Plus, average, minus, session average: Law 12C2 and, in Hungary, section 29; points where the top is told."""
    from app.scoring.boards import average as compute

    names = {"plus": "plus", "average": "average_one", "minus": "minus", "session": "session_kind"}
    which = st.segmented_control(
        say("kind"), tuple(names), default="plus", format_func=lambda name: say(names[name]), key="average-kind"
    )
    text = st.text_input(say("session"), key="average-session")
    top = st.text_input(say("top"), key="average-top")
    if which == "session" and not text.strip():
        st.caption(say("session_wanted"))
        return
    try:
        show_calculation(compute(which or "plus", text.strip(), top.strip()), "average")
    except LawbridgeError as error:
        st.warning(plain(error))

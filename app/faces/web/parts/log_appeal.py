"""The appeal of an entry: how much time is left, the form, what the law says of it, the printed form."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Any
from zoneinfo import ZoneInfo

import streamlit as st

from app import log
from app.access import Person
from app.faces.web.parts.citation import chips
from app.faces.web.parts.log_form import acted
from app.faces.web.parts.log_reports import downloads
from app.faces.web.parts.log_words import labels, say, time, zone
from app.faces.web.parts.ruled import said
from app.faces.web.parts.words import coloured
from app.faces.web.session import jurisdiction, language
from app.log import appeals
from corpus.jurisdictions import option

YES_OR_NO = ("intention_in_time", "side_agrees", "form_complete", "fee_paid")
APART = ("championship", "second_instance")
"""Kinds whose time limit does not run from the official score."""


def appeal_box(entry: log.LogEntry, seen: log.LogEntry, who: Person) -> None:
    """The appeal, if there is one, or the way to note one; what is pressed is meant for the version `seen`."""
    if not entry.appeal:
        if entry.kind == "ruling" and st.button(say("appeal.add"), icon=":material/balance:"):
            kind = "other_event" if regulated() else "laws"
            change(seen, {"state": "intended", "kind": kind}, who)
        return
    with st.container(border=True, key="log-appeal"):
        st.subheader(say("appeal.title"))
        countdown(entry.appeal_deadline, entry.appeal["state"])
        quick(entry, seen, who)
        with st.expander(
            say("report.admissible"), expanded=entry.appeal["state"] == "lodged", icon=":material/fact_check:"
        ):
            for place, document in enumerate(appeals.judged(entry.appeal, language())):
                judged(document, f"log-judged-{place}")
        with st.expander(say("appeal.form"), icon=":material/edit:"):
            form(shown_in_form(entry), who)
        st.caption(say("report.title_appeal"))
        downloads("appeal", number=entry.number)


def regulated() -> bool:
    """Whether regulations on appeals are held for the reader's country."""
    limited = option(jurisdiction(), "92.B")
    return limited is not None and bool(limited.taken_by)


def shown_in_form(entry: log.LogEntry) -> log.LogEntry:
    """The entry as it was when the form was first drawn: what is typed stays, and is meant for that version."""
    shown: log.LogEntry = st.session_state.setdefault("log-appeal-shown", entry)
    if shown.number != entry.number or not shown.appeal:
        shown = st.session_state["log-appeal-shown"] = entry
    return shown


def quick(entry: log.LogEntry, seen: log.LogEntry, who: Person) -> None:
    """The two things a director does in a hurry: the score is out now, the appeal is in now."""
    now = datetime.now(UTC).isoformat(timespec="minutes")
    with st.container(horizontal=True, gap="small"):
        if not entry.appeal.get("starts"):
            kind = entry.appeal["kind"] if entry.appeal["kind"] in APART else "laws"
            label = f"{say(f'appeal.starts_{kind}')}: {say('appeal.now')}"
            if st.button(label, icon=":material/schedule:"):
                change(seen, {"starts": now}, who)
        if entry.appeal["state"] == "intended" and st.button(say("appeal.lodged_now"), icon=":material/inbox:"):
            change(seen, {"state": "lodged", "lodged_at": now}, who)


@st.fragment(run_every="20s")
def countdown(until: datetime | None, state: str) -> None:
    """The time left, kept current; nothing once the appeal is lodged or decided."""
    if state not in ("intended", "lodged"):
        return
    if until is None:
        st.info(say("appeal.no_start"), icon=":material/schedule:")
        return
    left = until - datetime.now(UTC)
    if state == "lodged" or left <= timedelta(0):
        over = left <= timedelta(0) and state != "lodged"
        st.html(f'<div class="log-left{" log-over" if over else ""}">{_ended(until, state)}</div>')
        return
    text = say("appeal.left", time=duration(left), until=time(until))
    st.html(f'<div class="log-left">{coloured(text)}</div>')


def duration(left: timedelta) -> str:
    """Days, hours and minutes, or minutes and seconds when little is left."""
    seconds = int(left.total_seconds())
    days, hours, minutes = seconds // 86_400, seconds // 3600 % 24, seconds // 60 % 60
    return f"{days} d {hours}:{minutes:02d}" if days else f"{hours}:{minutes:02d}:{seconds % 60:02d}"


def _ended(until: datetime, state: str) -> str:
    if state == "lodged":
        return coloured(f"{say('field_appeal_deadline')}: {time(until)}")
    return coloured(say("appeal.over", until=time(until)))


def form(entry: log.LogEntry, who: Person) -> None:
    """The fields of the appeal."""
    known = dict(entry.appeal)
    values: dict[str, Any] = {}
    with st.form("log-appeal-form", border=False):
        left, right = st.columns(2)
        kinds = appeals.KINDS if regulated() else tuple(dict.fromkeys(("laws", known["kind"])))
        for name, choices, column in (("state", appeals.STATES, left), ("kind", kinds, right)):
            values[name] = column.selectbox(
                say(f"appeal.{name}"),
                choices,
                choices.index(known[name]),
                format_func=labels(f"appeal.{name}_", choices),
            )
        event = left.selectbox(
            say("appeal.event"),
            ["", *appeals.EVENTS],
            ["", *appeals.EVENTS].index(known.get("event", "")),
            format_func=labels("appeal.event_", appeals.EVENTS),
        )
        values["event"] = event
        values["period_minutes"] = right.number_input(
            say("appeal.period_minutes"), 0, appeals.LONGEST_PERIOD, known.get("period_minutes"), step=5
        )
        kind = known["kind"] if known["kind"] in APART else "laws"
        values["starts"] = when(say(f"appeal.starts_{kind}"), known.get("starts"), "starts")
        values["lodged_at"] = when(say("appeal.lodged_at"), known.get("lodged_at"), "lodged")
        asked = YES_OR_NO if known["kind"] != "laws" else ("side_agrees",)
        for name in asked:
            values[name] = yes_no(name, known.get(name))
        for name in ("appellant", "grounds", "fee", "chair", "members", "decision", "penalty"):
            draw = st.text_area if name in ("grounds", "decision") else st.text_input
            values[name] = draw(say(f"appeal.{name}"), known.get(name, ""), max_chars=appeals.LONGEST)
        values["fee_returned"] = yes_no("fee_returned", known.get("fee_returned"))
        if st.form_submit_button(say("save"), type="primary", icon=":material/save:", width="stretch"):
            change(entry, values, who)


def when(label: str, value: str | None, key: str) -> str | None:
    """A date and a time on the reader's clock, as ISO text with its zone."""
    local = datetime.fromisoformat(value).astimezone(_zone()) if value else None
    left, right = st.columns(2)
    day = left.date_input(label, local.date() if local else None, key=f"log-{key}-day", format="YYYY-MM-DD")
    clock = right.time_input(
        say("appeal.time_clock"), local.time().replace(second=0) if local else None, key=f"log-{key}-time", step=60
    )
    return datetime.combine(day, clock, _zone()).isoformat() if day and clock else None


def yes_no(name: str, value: bool | None) -> bool | None:
    """Yes, no, or not known."""
    words = {None: say("answer_open"), True: say("report.answer_yes"), False: say("report.answer_no")}
    return st.segmented_control(
        say(f"appeal.{name}"), [True, False], format_func=words.__getitem__, default=value, key=f"log-{name}"
    )


def judged(document: dict[str, Any], key: str) -> None:
    """What a procedure says of the appeal, and what it still has to know."""
    for place, row in enumerate(document["statements"]):
        look = "headline" if row.get("kind") == "headline" else "said"
        said(f'<div class="{look}">{coloured(row["text"])}</div>', row["citations"], f"{key}-{place}", chips)
    for row in document["need"]:
        st.caption(f"? {row['question']}")


def change(entry: log.LogEntry, values: dict[str, Any], who: Person) -> None:
    """Write the appeal."""
    acted(lambda: appeals.appeal(entry.number, values, entry.version, who.signature))


def _zone() -> Any:
    return ZoneInfo(zone()) if zone() else datetime.now().astimezone().tzinfo

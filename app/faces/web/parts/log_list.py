"""All entries: filters, one card each, the way to a new one."""

from __future__ import annotations

import streamlit as st

from app import log
from app.faces.web.parts.log_words import say, time, zone
from app.faces.web.parts.words import coloured, label
from app.faces.web.session import language
from app.log.reports.contents import players
from app.log.tabling import as_csv
from app.log.tournaments import tournament_names

SHOWN = 50


def entry_list() -> None:
    """The list with its filters."""
    st.button(say("new"), icon=":material/add:", type="primary", on_click=go, args=("new",))
    names, event = tournament_names(), ""
    with st.container(horizontal=True, vertical_alignment="bottom", gap="small"):
        text = st.text_input(say("filter_text"), key="log-text", icon=":material/search:", width=360)
        if len(names) > 1:
            event = st.selectbox(
                say("filter_tournament"),
                ["", *names],
                format_func=lambda name: name or say("any_tournament"),
                width=240,
            )
    choices = {
        "": "any",
        "open": "status_open",
        "closed": "status_closed",
        "withdrawn": "status_withdrawn",
        "appeals": "appeals_only",
    }
    shown = st.segmented_control(
        say("filter_status"),
        list(choices),
        format_func={name: say(key) for name, key in choices.items()}.__getitem__,
        default="",
        required=True,
    )
    found = log.entries(
        text=text,
        tournament=event or None,
        status=shown if shown in ("open", "closed", "withdrawn") else None,
        appeals=shown == "appeals",
    )
    if not found:
        st.info(say("empty"), icon=":material/menu_book:")
        return
    st.caption(say("count", count=str(len(found))))
    for entry in found[:SHOWN]:
        card(entry)
    st.download_button(
        say("csv_all"), as_csv(found, language(), zone()), "lawbridge-log.csv", "text/csv", icon=":material/table:"
    )


def go(place: str) -> None:
    """To an entry (its number), a new one (`new`), or all of them (empty)."""
    for name in ("log-editing", "log-conflict", "log-seen", "log-appeal-shown"):
        st.session_state.pop(name, None)
    if place:
        st.query_params["e"] = place
    else:
        st.query_params.pop("e", None)


def placed(entry: log.LogEntry) -> str:
    """Session, round, table and board with their names."""
    names = ("session", "round", "table", "board")
    return " · ".join(f"{say(f'field_{name}')} {getattr(entry, name)}" for name in names if getattr(entry, name))


def card(entry: log.LogEntry) -> None:
    """One entry in the list: what, where, who, how it stands; the heading opens it."""
    with st.container(border=True, gap="xsmall", key=f"log-card-{entry.number}"):
        title = f"**\\#{entry.number}** {_title(entry)}"
        st.button(title, key=f"log-open-{entry.number}", on_click=go, args=(str(entry.number),), type="tertiary")
        told = [entry.tournament, placed(entry), players(entry, language())]
        words = " · ".join(coloured(part) for part in told if part)
        st.html(f'<div class="log-meta">{badges(entry)}<br>{words}</div>')


def badges(entry: log.LogEntry) -> str:
    """How the entry stands, as small labels (HTML)."""
    found = [(entry.status, say(f"status_{entry.status}"))]
    if entry.kind != "ruling":
        found.append((entry.kind, say(f"kind_{entry.kind}")))
    if entry.appeal:
        until = f" · {time(entry.appeal_deadline)}" if entry.appeal_deadline else ""
        found.append(("appeal", f"{say('appeal.title')}: {say('appeal.state_' + entry.appeal['state'])}{until}"))
    return "".join(f'<span class="log-badge log-{name}">{coloured(text)}</span>' for name, text in found)


def _title(entry: log.LogEntry) -> str:
    text = " ".join((entry.headline or entry.situation or entry.notes or say(f"kind_{entry.kind}")).split())
    return label(text if len(text) <= 110 else f"{text[:107]}...")

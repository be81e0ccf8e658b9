"""One entry: what was ruled and on which paragraph, the appeal, what can be done, its history."""

from __future__ import annotations

import json

import streamlit as st

from app import log
from app.access import Person
from app.log.drafting import headline
from app.log.entries import SEATS
from app.web.parts.citation import chips
from app.web.parts.log_appeal import appeal_box
from app.web.parts.log_form import acted, edit_form
from app.web.parts.log_list import badges, placed
from app.web.parts.log_words import say, time
from app.web.parts.provision import law_text
from app.web.parts.ruled import said
from app.web.parts.words import coloured

NOTHING = "-"
MOST_CHIPS = 12


def show_entry(entry: log.Entry, who: Person) -> None:
    """The whole of one entry, or its form while it is edited."""
    flash()
    st.html(f'<h1 class="log-number">#{entry.number} <span class="log-meta">{badges(entry)}</span></h1>')
    editing = st.session_state.get("log-editing")
    if editing is not None and editing.number == entry.number:
        edit_form(entry, editing, who)
        return
    seats = " · ".join(f"{say(f'seat_{seat}')}: {entry.players[seat]}" for seat in SEATS if seat in entry.players)
    told = [entry.tournament, placed(entry), seats, entry.director, time(entry.created)]
    st.html(f'<div class="log-meta">{"<br>".join(coloured(part) for part in told if part)}</div>')
    if entry.situation:
        st.html(f'<div class="aloud">{coloured(entry.situation)}</div>')
    statements(entry)
    if entry.notes:
        st.html(f'<p><strong>{say("field_notes")}:</strong> <span class="log-notes">{coloured(entry.notes)}</span></p>')
    seen = seen_before(entry)
    actions(entry, seen, who)
    appeal_box(entry, seen, who)
    details(entry)


def seen_before(entry: log.Entry) -> log.Entry:
    """The entry as the page last showed it: a button pressed now was meant for that version."""
    seen: log.Entry = st.session_state.get("log-seen", entry)
    st.session_state["log-seen"] = entry
    return seen if seen.number == entry.number else entry


def flash() -> None:
    """What the last action did, once."""
    done = st.session_state.pop("log-done", "")
    if done:
        st.toast(done, icon=":material/check:")


def statements(entry: log.Entry) -> None:
    """The ruling's sentences with their paragraphs, else its headline with the entry's; what is still open."""
    rows = entry.ruling.get("statements", [])
    key = f"log-{entry.number}"
    if entry.headline and entry.headline not in (headline(entry.ruling), *(row["text"] for row in rows[:1])):
        st.html(f'<div class="headline">{coloured(entry.headline)}</div>')
    heads = [row for row in rows if row.get("kind") == "headline"] or rows[:1]
    for place, row in enumerate(rows):
        look = "headline" if row in heads else "said"
        said(f'<div class="{look}">{coloured(row["text"])}</div>', row["citations"], f"{key}-{place}", chips)
    if not rows and entry.citations:
        chips(entry.citations[:MOST_CHIPS], key)
    if entry.status == "open":
        for row in entry.ruling.get("need", []):
            st.caption(f"? {row['question']}")


def actions(entry: log.Entry, seen: log.Entry, who: Person) -> None:
    """Edit, close or reopen."""
    with st.container(horizontal=True, gap="small"):
        if st.button(say("edit"), icon=":material/edit:", type="primary"):
            st.session_state["log-editing"] = entry
            st.rerun()
        closing = entry.status == "open"
        if st.button(say("close" if closing else "reopen"), icon=f":material/{'lock' if closing else 'lock_open'}:"):
            act = log.close if closing else log.reopen
            acted(lambda: act(seen.number, seen.version, who.signature))


def details(entry: log.Entry) -> None:
    """Facts as they were told, and the history."""
    if entry.facts:
        with st.expander(say("facts_told"), icon=":material/fact_check:"):
            for name, value in entry.facts.items():
                st.text(f"{name}: {json.dumps(value, ensure_ascii=False)}")
    with st.expander(say("history"), icon=":material/history:"):
        for change in reversed(log.history(entry.number)):
            st.markdown(f"**{say(f'action_{change.action}')}** · {time(change.at)}")
            st.text(change.who)
            if change.action in ("created", "erased"):
                continue
            for name, (before, after) in change.changes.items():
                st.caption(say(f"field_{name}"))
                law_text(_plain(before), in_force=False)
                law_text(_plain(after))


def _plain(value: object) -> str:
    if isinstance(value, dict):
        return "\n".join(f"{name}: {item}" for name, item in value.items()) or NOTHING
    return str(value) if value not in (None, "", []) else NOTHING

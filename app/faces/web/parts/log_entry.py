"""One entry: what was ruled and on which paragraph, the appeal, what can be done, its history."""

from __future__ import annotations

import json
from typing import Any

import streamlit as st

from app import log
from app.access import Person
from app.case import of_entry
from app.faces.web.parts.citation import chips
from app.faces.web.parts.log_appeal import appeal_box
from app.faces.web.parts.log_form import acted, edit_form
from app.faces.web.parts.log_list import badges, placed
from app.faces.web.parts.log_words import say, time
from app.faces.web.parts.provision import law_text
from app.faces.web.parts.ruled import said
from app.faces.web.parts.table_picture import ruled_picture
from app.faces.web.parts.words import coloured
from app.faces.web.session import language
from app.log.appeals import MOMENTS
from app.log.drafting import headline
from app.log.entry_data import SEATS
from app.log.reports.contents import paragraph
from corpus.errors import LawbridgeError

NOTHING = "-"
MOST_CHIPS = 12


def show_entry(entry: log.LogEntry, who: Person) -> None:
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
    ruled_picture(entry.ruling, entry.facts, entry.happened)
    statements(entry)
    if entry.notes:
        st.html(f'<p><strong>{say("field_notes")}:</strong> <span class="log-notes">{coloured(entry.notes)}</span></p>')
    seen = seen_before(entry)
    if name := of_entry(entry.number):
        where = {"case": name, "lang": language()}
        st.page_link("views/ask.py", label=say("open_case"), query_params=where, icon=":material/forum:")
    actions(entry, seen, who)
    appeal_box(entry, seen, who)
    details(entry)


def seen_before(entry: log.LogEntry) -> log.LogEntry:
    """The entry as the page last showed it: a button pressed now was meant for that version."""
    seen: log.LogEntry = st.session_state.get("log-seen", entry)
    st.session_state["log-seen"] = entry
    return seen if seen.number == entry.number else entry


def flash() -> None:
    """What the last action did, once."""
    done = st.session_state.pop("log-done", "")
    if done:
        st.toast(done, icon=":material/check:")


def statements(entry: log.LogEntry) -> None:
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


def actions(entry: log.LogEntry, seen: log.LogEntry, who: Person) -> None:
    """Edit, close, reopen or withdraw."""
    with st.container(horizontal=True, gap="small"):
        if st.button(say("edit"), icon=":material/edit:", type="primary"):
            st.session_state["log-editing"] = entry
            st.rerun()
        closing = entry.status == "open"
        if st.button(say("close" if closing else "reopen"), icon=f":material/{'lock' if closing else 'lock_open'}:"):
            act = log.close if closing else log.reopen
            acted(lambda: act(seen.number, seen.version, who.signature))
        if entry.status != "withdrawn" and st.button(say("withdraw"), icon=":material/undo:", type="tertiary"):
            acted(lambda: log.withdraw(seen.number, seen.version, who.signature))


def details(entry: log.LogEntry) -> None:
    """Facts as they were told, and the history."""
    if entry.facts:
        with st.expander(say("facts_told"), icon=":material/fact_check:"):
            for line in facts_told(entry):
                st.html(coloured(line))
    with st.expander(say("history"), icon=":material/history:"):
        for change in reversed(log.history(entry.number)):
            st.html(f"<strong>{say(f'action_{change.action}')}</strong> · {time(change.at)} · {coloured(change.who)}")
            if change.action not in ("created", "erased"):
                for name, (before, after) in change.changes.items():
                    changed(name, before, after)


def facts_told(entry: log.LogEntry) -> list[str]:
    """The facts as sentences; as they are kept when the procedure no longer reads them."""
    from rulings.telling import tell

    try:
        return [item.text for item in tell(entry.procedure, entry.facts, language())]
    except LawbridgeError:
        return [f"{name}: {json.dumps(value, ensure_ascii=False)}" for name, value in entry.facts.items()]


def changed(name: str, before: object, after: object) -> None:
    """One field of a line of history, before and after; of an appeal only what changed."""
    if isinstance(before, dict) and isinstance(after, dict):
        keys = [key for key in {**before, **after} if before.get(key) != after.get(key)]
        before, after = ({key: row[key] for key in keys if key in row} for row in (before, after))
    st.caption(say(f"field_{name}"))
    if before not in (None, "", {}, []):
        law_text(in_words(name, before), in_force=False)
    law_text(in_words(name, after) or NOTHING)


def in_words(name: str, value: Any) -> str:
    """A kept value as people read it."""
    if name == "players":
        return "\n".join(f"{say(f'seat_{seat}')}: {player}" for seat, player in value.items())
    if name == "appeal":
        return "\n".join(f"{_appeal_label(key)}: {_appeal_value(key, item)}" for key, item in value.items())
    if name == "appeal_deadline":
        return time(value)
    if name in ("status", "kind"):
        return say(f"{name}_{value}")
    if name == "citations":
        return ", ".join(map(paragraph, value))
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)


def _appeal_label(key: str) -> str:
    return say("report.starts") if key == "starts" else say(f"appeal.{key}")


def _appeal_value(key: str, value: Any) -> str:
    if isinstance(value, bool):
        return say("report.answer_yes" if value else "report.answer_no")
    if key in MOMENTS:
        return time(value)
    return say(f"appeal.{key}_{value}") if key in ("state", "kind", "event") else str(value)

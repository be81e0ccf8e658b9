"""The form of an entry, and what happens when two directors write at once: both versions, side by side."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import streamlit as st

from app import log
from app.access import Person
from app.faces.web.parts.log_words import labels, name_of, say
from app.faces.web.parts.plain import plain
from app.faces.web.parts.provision import law_text
from app.faces.web.session import jurisdiction, language
from app.log.entry_data import ADJUSTED, KINDS, LONGEST_LINE, LONGEST_TEXT
from app.log.tournaments import tournament_names
from corpus.errors import LawbridgeError
from rulings.scoring.field.results import given_score

PLACES = ("session", "round", "table", "board")
PAIRS = ("N", "S", "E", "W")
"""Seats as the form has them: partners side by side on a phone."""


def acted(act: Callable[[], log.LogEntry]) -> None:
    """Do something to an entry and draw the page again; says so when someone was faster."""
    st.session_state.pop("log-appeal-shown", None)
    try:
        act()
    except log.ChangedMeanwhile as error:
        st.warning(say("conflict_seen", who=name_of(error.who)), icon=":material/call_split:")
    except LawbridgeError as error:
        st.error(plain(error))
    else:
        st.rerun()


def edit_form(entry: log.LogEntry | None, seen: log.LogEntry | None, who: Person) -> None:
    """A new entry (None), or a kept one: `entry` as it is now, `seen` as it was when the editing began."""
    conflict = st.session_state.get("log-conflict")
    if entry and conflict and conflict["number"] == entry.number:
        show_conflict(entry, conflict, who)
        return
    shown = seen or log.EntryDraft(**{"director": who.name, **last_place(who)})
    with st.form(f"log-form-{entry.number if entry else 'new'}", border=False):
        values = fields(shown)
        if st.form_submit_button(say("save"), type="primary", icon=":material/save:", width="stretch"):
            write(seen, values, who)


def fields(shown: log.EntryDraft) -> dict[str, Any]:
    """The widgets, with what they hold."""
    values: dict[str, Any] = {}
    values["kind"] = st.segmented_control(
        say("field_kind"), KINDS, format_func=labels("kind_", KINDS), default=shown.kind, required=True
    )
    names = list(dict.fromkeys([shown.tournament, *tournament_names()]))
    values["tournament"] = (
        st.selectbox(
            say("field_tournament"),
            [name for name in names if name],
            index=0 if shown.tournament else None,
            accept_new_options=True,
        )
        or ""
    )
    with st.container(horizontal=True, gap="small"):
        for name in PLACES:
            values[name] = st.text_input(say(f"field_{name}"), getattr(shown, name), max_chars=LONGEST_LINE, width=76)
    with st.container(horizontal=True, gap="small"):
        values["players"] = {
            seat: st.text_input(say(f"seat_{seat}"), shown.players.get(seat, ""), max_chars=LONGEST_LINE, width=172)
            for seat in PAIRS
        }
    for name, height in (("situation", 100), ("headline", 80), ("notes", 120)):
        label = say(f"field_{name}")
        values[name] = st.text_area(label, getattr(shown, name), max_chars=LONGEST_TEXT, height=height)
    kept = str(shown.facts.get(ADJUSTED, ""))
    given = st.text_input(say("field_adjusted"), kept, max_chars=LONGEST_LINE, help=say("field_adjusted_help"))
    if given.strip() != kept:
        rest = {name: value for name, value in shown.facts.items() if name != ADJUSTED}
        values["facts"] = {**rest, **({ADJUSTED: given.strip()} if given.strip() else {})}
    values["director"] = st.text_input(say("field_director"), shown.director, max_chars=LONGEST_LINE)
    return values


def last_place(who: Person) -> dict[str, Any]:
    """Tournament, session and round of the newest entry: the next ruling is likely there too, and on one's own machine
    by the same director.
    """
    newest = log.entries(limit=1)
    names = ("tournament", "session", "round", "director") if who.local else ("tournament", "session", "round")
    return {name: getattr(newest[0], name) for name in names} if newest else {}


def write(entry: log.LogEntry | None, values: dict[str, Any], who: Person) -> None:
    """Save; a conflict is kept in the session and shown."""
    values["players"] = {seat: name for seat, name in values["players"].items() if name.strip()}
    try:
        if ADJUSTED in values.get("facts", {}):
            given_score(values["facts"][ADJUSTED])
        if entry is None:
            kept = log.save(log.EntryDraft(**values, language=language(), jurisdiction=jurisdiction()), who.signature)
        else:
            changed = {name: value for name, value in values.items() if value != getattr(entry, name)}
            kept = log.edit(entry.number, changed, entry.version, who.signature) if changed else entry
    except log.ChangedMeanwhile as error:
        st.session_state["log-conflict"] = {"number": error.theirs.number, "yours": error.yours, "who": error.who}
        st.rerun()
    except LawbridgeError as error:
        st.error(plain(error))
        return
    st.session_state.pop("log-editing", None)
    st.session_state["log-done"] = say("saved", number=str(kept.number))
    st.query_params["e"] = str(kept.number)
    st.rerun()


def show_conflict(entry: log.LogEntry, conflict: dict[str, Any], who: Person) -> None:
    """Both versions of every field that differs; the director decides which is kept."""
    st.warning(say("conflict", who=name_of(conflict["who"])), icon=":material/call_split:")
    differing = {name: value for name, value in conflict["yours"].items() if getattr(entry, name) != value}
    for name, value in differing.items():
        st.markdown(f"**{say(f'field_{name}')}**")
        kept, yours = st.columns(2)
        with kept:
            st.caption(say("conflict_kept"))
            law_text(_plain(getattr(entry, name)))
        with yours:
            st.caption(say("conflict_yours"))
            law_text(_plain(value), in_force=False)
    with st.container(horizontal=True, gap="small"):
        over = st.button(say("conflict_write"), type="primary")
        drop = st.button(say("conflict_drop"))
    if over or drop:
        st.session_state.pop("log-conflict")
        st.session_state.pop("log-editing", None)
        if over:
            write(entry, {"players": dict(entry.players), **differing}, who)
        st.rerun()


def _plain(value: Any) -> str:
    return (
        ", ".join(f"{say(f'short_{seat}')}: {name}" for seat, name in value.items())
        if isinstance(value, dict)
        else str(value)
    )

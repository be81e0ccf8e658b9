"""A class: the trainer's wall with one question, a code and a link for phones; and what a phone shows."""

from __future__ import annotations

import io
import ipaddress
from urllib.parse import urlencode, urlsplit

import streamlit as st

from app.access import is_open
from app.faces.web.parts.quiz_make import saying
from app.faces.web.parts.quiz_question import ask, explains, laws, reveal, with_key, wrong_reasons
from app.faces.web.parts.quiz_words import bar, html_block, quiz_in_hand, stem_html, word
from app.faces.web.parts.words import coloured
from app.faces.web.serving import address
from app.faces.web.session import language
from app.quiz.results import rooms
from app.quiz.results.rooms import Room
from corpus.errors import LawbridgeError

_state = st.session_state
POLL = 2.0
"""Seconds between two looks at the room, on the wall and on phones."""


def main() -> None:
    """Open a class, or steer the one that is open."""
    if "quiz-room" not in _state:
        st.markdown(word("class_intro"))
        found = quiz_in_hand()
        if found is not None and st.button(word("class_open"), type="primary", icon=":material/cast:", key="room-open"):
            with saying():
                _state["quiz-room"] = rooms.open_room(found)
                st.rerun()
        return
    code, key = _state["quiz-room"]
    with saying():
        wall(rooms.room(code), key)


def wall(room: Room, key: str) -> None:
    """What the projector shows."""
    total = len(room.quiz.questions)
    if room.phase == "waiting":
        invitation(room)
        counted(room.code)
        steering(room, key, [("class_begin", room.place, "asking", ":material/play_arrow:")])
    elif room.phase == "ended":
        standings(room.code)
        if st.button(word("again"), key="room-again", icon=":material/restart_alt:"):
            _state.pop("quiz-room")
            st.rerun()
    else:
        shown = room.phase == "revealed"
        st.html("<style>.block-container { max-width: 84rem; }</style>")  # a wall is wider than a page
        st.caption(f"{word('place', place=str(room.place + 1), total=str(total))} · {room.code}")
        html_block(stem_html(room.question, big=True))
        count, right, votes = rooms.tally(room)
        html_block(with_key(room.question, votes if shown and votes else None, shown, big=True))
        if shown:
            if explains(room.question):
                html_block(f'<div class="quiz-why big">{coloured(room.question.explanation)}</div>')
            html_block(wrong_reasons(room.question, big=True))
            laws(room.question, f"room-{room.code}-{room.place}")
            st.markdown(f"**{word('right')}: {right} / {count}**")
        else:
            counted(room.code)
        steering(room, key, ways(room))
        with st.expander(word("class_join"), icon=":material/qr_code:"):
            invitation(room)


Way = tuple[str, int, rooms.Phase, str]
"""A button: its words, the question and phase it leads to, its icon."""


def ways(room: Room) -> list[Way]:
    """Where the trainer can go from here."""
    if room.phase == "asking":
        return [("class_reveal", room.place, "revealed", ":material/visibility:")]
    if room.place + 1 < len(room.quiz.questions):
        return [
            ("next", room.place + 1, "asking", ":material/arrow_forward:"),
            ("class_close", room.place, "ended", ":material/stop:"),
        ]
    return [("class_standings", room.place, "ended", ":material/trophy:")]


def steering(room: Room, key: str, found: list[Way]) -> None:
    """The trainer's buttons."""
    with st.container(horizontal=True, gap="small", key="room-steer"):
        for number, (words, place, phase, icon) in enumerate(found):
            kind = "primary" if number == 0 else "secondary"
            if st.button(word(words), type=kind, icon=icon, key=f"room-{words}-{room.place}-{room.phase}"):  # type: ignore[arg-type]
                rooms.steer(room.code, key, place, phase)
                st.rerun()


@st.fragment(run_every=POLL)
def counted(code: str) -> None:
    """How many are in, and how many have answered; looked up every two seconds."""
    with saying():
        room, people = rooms.room(code), rooms.people(code)
        if room.phase == "asking":
            count, _, _ = rooms.tally(room)
            html_block(f'<div class="quiz-count">{word("class_answers", count=str(count), people=str(people))}</div>')
        else:
            html_block(f'<div class="quiz-count">{word("class_people", count=str(people))}</div>')


def invitation(room: Room) -> None:
    """The code, the address and its QR code."""
    link = join_address(room.code)
    image, words = st.columns([2, 3], vertical_alignment="center")
    with image:
        st.image(qr(link), width="stretch", caption=None)
    with words:
        html_block(f'<div class="quiz-code" aria-label="{word("class_join")}">{room.code}</div>')
        st.markdown(word("class_scan"))
        st.code(link, language=None, wrap_lines=True)
    if is_local(link):
        st.caption(f":material/wifi_off: {word('class_local')}")


def qr(link: str) -> bytes:
    """The address as a QR code, a PNG with its white margin."""
    import segno

    out = io.BytesIO()
    segno.make(link, error="m").save(out, kind="png", scale=10, border=3)
    return out.getvalue()


def join_address(code: str) -> str:
    """Where a phone joins: the address this browser uses, with the machine's own where that is only itself."""
    url = urlsplit(str(st.context.url or "http://127.0.0.1"))
    here, bound = f"{url.scheme}://{url.netloc}", str(st.get_option("server.address") or "")
    if is_local(here) and is_open(bound):
        here = address(bound, url.port or 80)
    return f"{here}/quiz?{urlencode({'class': code, 'lang': language()})}"


def is_local(url: str) -> bool:
    """Whether only this machine can open an address."""
    host = urlsplit(url).hostname or ""
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def standings(code: str) -> None:
    """Who has how many right."""
    rows = rooms.standings(code)
    st.subheader(word("class_standings"))
    most = max((row.right for row in rows), default=1) or 1
    html_block("".join(bar(coloured(row.who), row.right / most, f"{row.right}") for row in rows))


# -- the phone -----------------------------------------------------------------------------------------------------


def phone(code: str) -> None:
    """A participant: name, then what the wall asks."""
    try:
        room = rooms.room(code)
    except LawbridgeError:
        st.warning(word("class_none"), icon=":material/info:")
        return
    joined = _state.get("room-joined")
    given = str(st.query_params.get("seat", ""))
    if (joined is None or joined[0] != room.code) and given:
        try:
            joined = _state["room-joined"] = (room.code, rooms.join(room.code, "", given).attempt)
        except LawbridgeError:
            st.query_params.pop("seat", None)  # of another class
    if joined is None or joined[0] != room.code:
        with st.form("room-join", border=False):
            html_block(f'<div class="quiz-code small">{room.code}</div>')
            name = st.text_input(word("your_name"), max_chars=60, key="room-name")
            if st.form_submit_button(word("class_in"), type="primary", width="stretch"):
                with saying():
                    seat = rooms.join(room.code, name)
                    _state["room-joined"] = (room.code, seat.attempt)
                    st.query_params["seat"] = seat.token
                    st.rerun()
        return
    playing(*joined)


@st.fragment(run_every=POLL)
def playing(code: str, attempt: int) -> None:
    """The open question, the answer taken, or its solution; follows the wall."""
    with saying():
        room = rooms.room(code)
        given = rooms.given_by(attempt, room.place)
        key = f"phone-{code}-{room.place}"
        if room.phase == "waiting":
            st.info(word("class_wait"), icon=":material/hourglass_top:")
        elif room.phase == "ended":
            st.success(word("class_over"), icon=":material/celebration:")
            standings(code)
        elif room.phase == "revealed":
            reveal(room.question, given, key)
            st.caption(word("class_wait"))
        else:
            answering(room, attempt, key)


def answering(room: Room, attempt: int, key: str) -> None:
    """One question on the phone; a tap answers it, another tap changes the answer."""
    question, before = room.question, rooms.given_by(attempt, room.place)
    given = ask(question, key, before)
    taken = before is not None
    if question.kind in ("single", "true_false"):
        if given is not None and given != before:
            taken = rooms.answer(room.code, attempt, room.place, given)
            st.rerun()
    elif st.button(word("check"), type="primary", key=f"{key}-send", width="stretch"):
        taken = rooms.answer(room.code, attempt, room.place, given) or taken
    if taken:
        st.success(word("class_taken"), icon=":material/check:")

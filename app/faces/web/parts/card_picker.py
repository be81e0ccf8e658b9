"""Cards by finger: suit, then rank; several cards; a deal pasted; tricks typed a line each."""

from __future__ import annotations

from typing import Any

import streamlit as st

from app.faces.web.parts.call_picker import Act, words
from app.faces.web.parts.plain import plain
from app.faces.web.parts.words import coloured, label
from app.faces.web.session import language
from app.wizard import typed
from bridge.cards import SUITS, Card, parse_card
from bridge.hands import hand_of
from bridge.notation import format_card, format_hand, format_seat, format_suit
from bridge.seats import Seat
from corpus.errors import LawbridgeError

RANKS = "AKQJT98765432"


@st.fragment
def card_picker(key: str, name: str, known: Any, act: Act, several: bool = False) -> None:
    """One card, or several: a row of suits, then the ranks of the suit chosen as a grid."""
    held = f"{key}-cards"
    cards: list[str] = st.session_state.setdefault(held, list(known or ()) if several else [])
    suit = st.segmented_control(
        " ",
        [one.value for one in SUITS],
        default="S",
        required=True,
        format_func=lambda code: label(format_suit(_suit(code), language())),
        key=f"{key}-suit",
        label_visibility="collapsed",
    )

    def pick(code: str) -> None:
        now: list[str] = st.session_state[held]
        if code in now:
            st.session_state[held] = [one for one in now if one != code]
        else:
            st.session_state[held] = [*now, code] if several else [code]

    with st.container(key=f"ranks-{key}"):
        for rank in RANKS:
            card = Card(_suit(suit or "S"), rank)
            taken = str(card) in cards
            st.button(
                label(format_card(card, language())),
                key=f"{key}-{card}",
                on_click=pick,
                args=(str(card),),
                type="primary" if taken else "secondary",
                width="stretch",
            )
    shown = " ".join(format_card(parse_card(code), language()) for code in cards)
    if several and cards:
        shown = format_hand(hand_of(cards), language())
    if cards:
        st.html(f'<div class="chosen">{coloured(shown)}</div>')
    ready = several or len(cards) == 1
    if st.button(words("done"), key=f"{key}-done", type="primary", disabled=not ready, icon=":material/check:"):
        act({name: cards if several else cards[0]})
        st.rerun()


def _suit(code: str) -> Any:
    return next(one for one in SUITS if one.value == code)


@st.fragment
def deal_field(key: str, known: dict[str, Any], fields: frozenset[str], act: Act) -> None:
    """A deal pasted as PBN, LIN or hand by hand; `act` gets every fact in it that the procedure has."""
    show_hands(known.get("hands"))
    text = st.text_area(
        words("paste"), key=f"{key}-deal", height=120, placeholder="N:AKQ.JT9.876.5432 JT9.AKQ.543.9876 ..."
    )
    if st.button(words("paste_button"), key=f"{key}-take", type="primary", disabled=not text.strip()):
        try:
            found = typed.deal(text, language())
        except LawbridgeError as error:
            st.warning(plain(error))
            return
        act({name: value for name, value in found.items() if name in fields})
        st.rerun()


def show_hands(hands: Any) -> None:
    """Hands as lines, a seat and its cards."""
    for seat, cards in (hands or {}).items():
        line = f"{format_seat(Seat(seat), language())}: {format_hand(hand_of(cards), language())}"
        st.html(f'<div class="hand">{coloured(line)}</div>')


@st.fragment
def tricks_field(key: str, name: str, act: Act) -> None:
    """Tricks typed a line each: who led, then the cards in order."""
    example = "W HK HA H4 H3"
    text = st.text_area(words("tricks_hint", example=example), key=f"{key}-tricks", height=120)
    if st.button(words("done"), key=f"{key}-done", type="primary", disabled=not text.strip()):
        try:
            found = typed.tricks(text, language())
        except LawbridgeError as error:
            st.warning(plain(error))
            return
        act({name: found})
        st.rerun()

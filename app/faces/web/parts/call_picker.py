"""Calls by finger: the bidding box, the auction as it grows with its dealer, a call and who made it, a contract."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import streamlit as st

from app.faces.web.parts.words import coloured, label
from app.faces.web.session import language
from app.messages import message
from bridge.auction import Auction, auction_of
from bridge.calls import DENOMINATIONS, DOUBLE, PASS, REDOUBLE, Bid, Call, Denomination, parse_call
from bridge.errors import BridgeError
from bridge.notation import auction_table, format_call, format_denomination, format_seat
from bridge.seats import SEATS, Seat

Act = Callable[[dict[str, Any]], None]
"""What happens with the facts a person gave; it never raises."""


def words(key: str, **params: str) -> str:
    """An interface text of the wizard."""
    return message(language(), f"wizard.{key}", **params)


def bidding_box(key: str, pick: Callable[[Call], None], highest: int = 7) -> None:
    """All calls as a grid of buttons: five columns of bids, then pass, double, redouble. `pick` gets the call."""
    with st.container(key=f"box-{key}", gap="xsmall"):
        with st.container(key=f"bids-{key}"):
            for level in range(1, highest + 1):
                for strain in DENOMINATIONS:
                    call, name = Bid(level, strain), f"{key}-{level}{strain}"
                    words_of = label(format_call(call, language()))
                    st.button(words_of, key=name, on_click=pick, args=(call,), width="stretch")
        with st.container(key=f"words-{key}"):
            for word in (PASS, DOUBLE, REDOUBLE):
                st.button(
                    format_call(word, language()), key=f"{key}-{word}", on_click=pick, args=(word,), width="stretch"
                )


def seat_pills(text: str, key: str, chosen: str | None = None, unknown: bool = False) -> str | None:
    """The four seats to tap; with `unknown` one may leave it open."""
    options: list[str] = [seat.value for seat in SEATS]
    found = st.segmented_control(
        text,
        options,
        default=chosen if chosen in options else None,
        format_func=lambda code: format_seat(Seat(code), language()),
        key=key,
        help=words("dealer_unknown") if unknown else None,
    )
    return found if isinstance(found, str) else None


@st.fragment
def auction_picker(key: str, facts: dict[str, Any], with_dealer: bool, act: Act) -> None:
    """An auction from the dealer on, tapped call by call; `act` gets `auction`, and `dealer` when it was chosen."""
    held = f"{key}-calls"
    calls: list[str] = st.session_state.setdefault(held, list(facts.get("auction") or ()))
    dealer = None
    if with_dealer:
        dealer = seat_pills(words("dealer"), f"{key}-dealer", facts.get("dealer"), unknown=True)

    def add(call: Call) -> None:
        st.session_state[held] = [*st.session_state[held], str(call)]

    def undo() -> None:
        st.session_state[held] = st.session_state[held][:-1]

    auction = _auction(dealer or facts.get("dealer"), calls)
    if auction is None:
        st.session_state[held] = calls[:-1]
        auction = auction_of(dealer or "N", calls[:-1])
    show_auction(auction, seats_known=bool(dealer or facts.get("dealer")))
    bidding_box(key, add)
    with st.container(horizontal=True, gap="small"):
        done = st.button(words("done"), key=f"{key}-done", type="primary", disabled=not calls, icon=":material/check:")
        st.button(words("undo"), key=f"{key}-undo", on_click=undo, disabled=not calls, icon=":material/undo:")
    if done:
        given: dict[str, Any] = {"auction": list(st.session_state[held])}
        if dealer and dealer != facts.get("dealer"):
            given["dealer"] = dealer
        act(given)
        st.rerun()


def _auction(dealer: str | None, calls: list[str]) -> Auction | None:
    try:
        return auction_of(dealer or "N", calls)
    except BridgeError:
        return None


def show_auction(auction: Auction, seats_known: bool) -> None:
    """The auction as a table; without a dealer the columns have no names."""
    rows = auction_table(auction, language())
    head = rows[0] if seats_known else ("", "", "", "")
    if not auction.calls:
        st.caption(words("auction_empty"))
        return
    body = rows[1:] if seats_known else _by_four([format_call(call, language()) for call in auction.calls])
    cells = "".join("<tr>" + "".join(f"<td>{coloured(cell)}</td>" for cell in row) + "</tr>" for row in body)
    top = "".join(f"<th>{coloured(cell)}</th>" for cell in head) if seats_known else ""
    st.html(f'<table class="auction"><tr>{top}</tr>{cells}</table>')


def _by_four(calls: list[str]) -> list[list[str]]:
    return [calls[at : at + 4] for at in range(0, len(calls), 4)]


@st.fragment
def call_picker(key: str, name: str, act: Act, by_whom: bool = False) -> None:
    """One call; with `by_whom` also who made it, as the record {player, call}."""
    player = seat_pills(words("who_called"), f"{key}-player") if by_whom else None
    bidding_box(key, lambda call: st.session_state.__setitem__(f"{key}-chosen", str(call)))
    chosen = st.session_state.get(f"{key}-chosen")
    if chosen is None:
        return
    st.html(f'<div class="chosen">{coloured(format_call(parse_call(chosen), language()))}</div>')
    ready = player is not None or not by_whom
    if st.button(words("done"), key=f"{key}-done", type="primary", disabled=not ready, icon=":material/check:"):
        act({name: {"player": player, "call": chosen} if by_whom else chosen})
        st.rerun()


@st.fragment
def contract_picker(key: str, name: str, known: Any, act: Act) -> None:
    """A contract: level, denomination, doubling, declarer."""
    given = known if isinstance(known, dict) else {}
    level = st.segmented_control(words("level"), list(range(1, 8)), default=given.get("level"), key=f"{key}-level")
    strain = st.segmented_control(
        words("denomination"),
        [one.value for one in DENOMINATIONS],
        default=given.get("denomination"),
        format_func=lambda code: label(format_denomination(Denomination(code), language())),
        key=f"{key}-strain",
    )
    doubling = st.segmented_control(
        words("doubling"),
        ["none", "X", "XX"],
        default=given.get("doubling", "none"),
        format_func=lambda code: words(f"doubling_{code}"),
        key=f"{key}-doubling",
    )
    declarer = seat_pills(words("declarer"), f"{key}-declarer", given.get("declarer"))
    ready = all(part is not None for part in (level, strain, doubling, declarer))
    if st.button(words("done"), key=f"{key}-done", type="primary", disabled=not ready, icon=":material/check:"):
        parts = {"level": level, "denomination": strain, "doubling": doubling, "declarer": declarer}
        act({name: parts})
        st.rerun()


__all__ = ["Act", "auction_picker", "call_picker", "contract_picker", "seat_pills", "words"]

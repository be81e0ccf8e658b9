"""The Ulti page: a deal against two simple opponents, every refusal cited, and a settlement from a bare result."""

from __future__ import annotations

import html
from collections.abc import Callable, Iterable
from functools import partial
from typing import Any

import streamlit as st

from app.faces.web.parts.plain import plain
from app.faces.web.parts.provision import provision
from app.faces.web.session import language, say, service
from app.looking_up.provisions import label
from bridge.ulti.bidding import Stage
from bridge.ulti.cards import UltiCard, UltiSuit
from bridge.ulti.contracts import Part, UltiContract, all_contracts
from bridge.ulti.errors import UltiError, UltiRefusal
from bridge.ulti.notation import name_of_card, name_of_contract, name_of_part, name_of_suit
from bridge.ulti.table import Period, UltiTable
from corpus.errors import LawbridgeError
from rulings.engine.ruling_document import StatementRow
from rulings.ulti.settlement.facts import RESULT_OF_PART
from rulings.ulti_table.judge import say_refusal, settle_table
from rulings.ulti_table.text_table import TextTable, new_text_table

Change = Callable[[UltiTable], UltiTable]
_state = st.session_state


def main() -> None:
    """Two tabs: the table to try, and settling."""
    st.caption(say("ulti_intro"))
    playing, settling = st.tabs([say("ulti_table"), say("ulti_settle")])
    with playing:
        table_tab()
    with settling:
        settle_tab()


def deal() -> None:
    """A new deal with the number in the field; the person bids first."""
    _state.ulti = new_text_table(int(_state.get("ulti-seed", 1)), 0, language())
    _state.ulti_lines = _state.ulti_news = _state.ulti.begin()
    _state.ulti_refused = None


def act(change: Change) -> None:
    """Do what was tapped; a refusal is kept to be shown, and nothing has changed."""
    table: TextTable = _state.ulti
    try:
        _state.ulti_news = table.act(change)
        _state.ulti_lines = [*_state.ulti_lines, *_state.ulti_news]
        _state.ulti_refused = None
    except UltiRefusal as refusal:
        said = say_refusal(refusal, language())
        _state.ulti_refused = (said.text, (said.citation,))


def table_tab() -> None:
    """The deal: what was refused, what lies on the table, the cards, what can be done, the course of it."""
    with st.container(horizontal=True, vertical_alignment="bottom", gap="small"):
        st.number_input(say("ulti_seed"), min_value=1, value=1, key="ulti-seed", width=160)
        st.button(say("ulti_new"), key="ulti-new", icon=":material/playing_cards:", on_click=deal)
    if "ulti" not in _state:
        deal()
    table: TextTable = _state.ulti
    table.language = language()
    if _state.ulti_refused:
        text, citations = _state.ulti_refused
        st.warning(text, icon=":material/block:")
        chips(citations, "refused")
    state = table.table
    st.text("\n".join(_state.ulti_news))
    standing(state)
    if state.turn is None:
        for place, row in enumerate(settle_table(state, language())["statements"]):
            cited(row, f"table-{place}")
    else:
        controls(state, f"ulti-{len(_state.ulti_lines)}")
    with st.expander(say("ulti_log"), icon=":material/history:"):
        for line in _state.ulti_lines:
            st.text(line)


def standing(state: UltiTable) -> None:
    """The bid in force, the trump suit, and the cards of the trick in progress."""
    parts = [] if state.contract is None else [name_of_contract(state.contract, language())]
    if state.play is not None and state.play.trump is not None:
        parts.append(name_of_suit(state.play.trump, language()))
    if parts:
        st.markdown(f"**{html.escape(' · '.join(parts))}**")
    if state.play is None or state.turn is None:
        return
    tricks = [trick for trick in state.play.tricks if trick.cards]
    if tricks:
        shown = ", ".join(f"{player + 1}: {card_name(card)}" for player, card in tricks[-1].played)
        st.info(f"{say('ulti_trick')}: {shown}")
    if state.hands_open:
        for player in (one for one in range(3) if one != state.turn):
            st.caption(say("ulti_open_cards", player=str(player + 1)))
            st.text(", ".join(card_name(card) for card in state.cards_of(player)))


def controls(state: UltiTable, key: str) -> None:
    """What the person in turn can do; `key` changes with every act, so that choices start empty."""
    match state.period:
        case Period.BIDDING:
            bidding_controls(state, key)
        case Period.REKONTRA:
            parts = pick_parts("ulti_rekontra", state, key)
            button("ulti_go_on", lambda table: table.answer_kontra(0, parts), key)
            show_hand(state)
        case _:
            card_controls(state, key)


def bidding_controls(state: UltiTable, key: str) -> None:
    """Bid with two cards laid down; pass or take the talon; start, or raise one's own bid."""
    stage = state.bidding.stage
    if stage is Stage.HOLDING_TALON:
        laid = st.pills(
            say("ulti_lay_down"),
            state.hand_of_turn,
            selection_mode="multi",
            format_func=partial(name_of_card, language=language()),
            key=f"{key}-talon",
        )
        contract = contract_box("ulti_bid", f"{key}-bid")
        button("ulti_say_bid", lambda table: table.with_bidding(table.bidding.bid(0, contract, laid)), key)
        return
    show_hand(state)
    with st.container(horizontal=True, gap="small"):
        if stage is Stage.DECIDING:
            button("ulti_pass", lambda table: table.with_bidding(table.bidding.pass_turn(0)), key)
        else:
            button("ulti_start", lambda table: table.with_bidding(table.bidding.start_play(0)), key)
        button("ulti_take", lambda table: table.with_bidding(table.bidding.pick_up(0)), key)
    if stage is Stage.CLOSING:
        raised = contract_box("ulti_bid", f"{key}-bid")
        button("ulti_raise", lambda table: table.with_bidding(table.bidding.raise_without_talon(0, raised)), key)


def card_controls(state: UltiTable, key: str) -> None:
    """The hand as buttons; with the first card also the trump suit, announcements and kontras."""
    leading, contract = state.period is Period.FIRST_LEAD, state.contract
    trump: UltiSuit | None = None
    suits: Iterable[UltiSuit] = ()
    parts: list[Part] = []
    first = leading or (state.play is not None and not state.play.takers and state.declarer != 0)
    if leading and contract is not None and not contract.red and not contract.trumpless:
        trump = st.pills(
            say("ulti_trump"),
            list(UltiSuit),
            format_func=partial(name_of_suit, language=language()),
            key=f"{key}-trump",
        )
    if first:
        suits = st.pills(
            say("ulti_announce"),
            list(UltiSuit),
            selection_mode="multi",
            format_func=partial(name_of_suit, language=language()),
            key=f"{key}-announce",
        )
    if first and not leading:
        parts = pick_parts("ulti_kontra", state, key)
    st.caption(say("ulti_play"))
    with st.container(horizontal=True, gap="small"):
        for card in state.hand_of_turn:
            change: Change = partial(lead, card=card, trump=trump, suits=suits)
            if not leading:
                change = partial(play, card=card, suits=suits, parts=parts)
            st.button(card_name(card), key=f"ulti-card-{card}", on_click=act, args=(change,))
    if leading:
        button("ulti_give_up", lambda table: table.give_up(0), key)


def lead(table: UltiTable, card: UltiCard, trump: UltiSuit | None, suits: Iterable[UltiSuit]) -> UltiTable:
    """The declarer's first card."""
    return table.lead_first(card, trump, suits)


def play(table: UltiTable, card: UltiCard, suits: Iterable[UltiSuit], parts: Iterable[Part]) -> UltiTable:
    """Any other card."""
    return table.play_card(0, card, suits, parts)


def settle_tab() -> None:
    """A settlement from the bid, its kontras and what was made."""
    contract = contract_box("ulti_bid", "ulti-settle-bid")
    chosen = {
        name: st.pills(
            say(f"ulti_{name}"),
            contract.ordered,
            selection_mode="multi",
            format_func=partial(name_of_part, language=language()),
            key=f"ulti-settle-{name}-{contract}",
        )
        for name in ("made", "kontra", "rekontra")
    }
    facts: dict[str, Any] = {"bid": [part.value for part in contract.said], "red": contract.red}
    facts |= {name: [part.value for part in chosen[name]] for name in ("kontra", "rekontra")}
    facts |= {RESULT_OF_PART[part]: part in chosen["made"] for part in contract.ordered}
    try:
        document = service().rule("ulti_settlement", facts, lang=language())
    except UltiRefusal as refusal:
        said = say_refusal(refusal, language())
        st.warning(said.text)
        chips((said.citation,), "settle-refused")
        return
    except (UltiError, LawbridgeError) as error:
        st.warning(plain(error))
        return
    for place, row in enumerate(document["statements"]):
        cited(row, f"settle-{place}")


def button(name: str, change: Change, key: str) -> None:
    """A button that acts."""
    st.button(say(name), key=f"{key}-{name}", on_click=act, args=(change,))


def contract_box(name: str, key: str) -> UltiContract:
    """All bids, lowest first, with their values: one that is too low can be tried, and is refused."""
    contracts, reader = all_contracts(), language()
    place = st.selectbox(say(name), range(len(contracts)), format_func=lambda at: worth(contracts[at], reader), key=key)
    return contracts[place]


def worth(contract: UltiContract, reader: str) -> str:
    """The bid with its value."""
    return f"{name_of_contract(contract, reader)} ({contract.value})"


def pick_parts(name: str, state: UltiTable, key: str) -> list[Part]:
    """Parts of the contract to double or redouble."""
    parts = () if state.contract is None else state.contract.ordered
    return list(
        st.pills(
            say(name),
            parts,
            selection_mode="multi",
            format_func=partial(name_of_part, language=language()),
            key=f"{key}-{name}-parts",
        )
    )


def show_hand(state: UltiTable) -> None:
    """The person's cards as text."""
    st.caption(say("ulti_cards"))
    st.text(", ".join(card_name(card) for card in state.cards_of(0)))


def card_name(card: UltiCard) -> str:
    """A card in the reader's language."""
    return name_of_card(card, language())


def cited(row: StatementRow, key: str) -> None:
    """A sentence with its paragraphs to tap."""
    text = html.escape(row["text"])
    st.html(f"<strong>{text}</strong>" if row["kind"] == "headline" else text)
    chips(row["citations"], key)


def chips(citations: Iterable[str], key: str) -> None:
    """Paragraphs to tap."""
    with st.container(horizontal=True, gap="xsmall"):
        for full_id in citations:
            with st.popover(label(service().store, full_id), help=say("citation"), key=f"{key}-{full_id}"):
                provision(full_id)


main()

"""One fact to be told: buttons for named answers, fields and pickers for everything else."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any

import streamlit as st

from app.faces.web.parts.call_picker import Act, auction_picker, call_picker, contract_picker, words
from app.faces.web.parts.card_picker import card_picker, deal_field, tricks_field
from app.faces.web.parts.plain import plain
from app.faces.web.parts.words import label
from app.faces.web.session import language
from app.messages import messages
from app.wizard import typed
from app.wizard.inputs import Input, input_of
from corpus.errors import LawbridgeError
from rulings import registry


def field(procedure: str, name: str, facts: dict[str, Any], key: str, act: Act) -> None:
    """The input for one fact of a procedure; `act` gets what was told, as facts."""
    asked, known = input_of(procedure, name, language()), facts.get(name)
    fields = frozenset(registry.get(procedure).fields)
    match asked.kind:
        case "choice":
            _buttons(asked, name, known, key, act)
        case "auction":
            auction_picker(key, facts, "dealer" in fields, act)
        case "call" | "call_by_seat":
            call_picker(key, name, act, by_whom=asked.kind == "call_by_seat")
        case "contract":
            contract_picker(key, name, known, act)
        case "card" | "cards":
            card_picker(key, name, known, act, several=asked.kind == "cards")
        case "hands":
            deal_field(key, facts, fields, act)
        case "tricks":
            tricks_field(key, name, act)
        case "number":
            _number(asked, name, known, key, act)
        case "several":
            _several(asked, name, known, key, act)
        case "table":
            _table(asked, name, known, key, act)
        case _:
            _typed(asked, name, known, key, act)


def _buttons(asked: Input, name: str, known: Any, key: str, act: Act) -> None:
    """Named answers as buttons; long ones below one another."""
    long = any(len(words_) > 24 for words_ in asked.labels) or len(asked.labels) > 6
    with st.container(horizontal=not long, gap="small", key=f"answers-{key}"):
        for place, (value, words_) in enumerate(zip(asked.choices, asked.labels, strict=True)):
            st.button(
                label(words_[:1].upper() + words_[1:]),
                key=f"{key}-{place}",
                on_click=act,
                args=({name: value},),
                type="primary" if value == known else "secondary",
                width="stretch" if long else "content",
                wrap=True,
            )


def _number(asked: Input, name: str, known: Any, key: str, act: Act) -> None:
    step: float = 1 if asked.whole else 0.01
    limits = {"low": _written(asked.low), "high": _written(asked.high)} if asked.high is not None else None
    with st.form(f"{key}-form", border=False):
        value = st.number_input(
            words("range", **limits) if limits else " ",
            min_value=_typed_limit(asked.low, asked.whole),
            max_value=_typed_limit(asked.high, asked.whole),
            value=known,
            step=int(step) if asked.whole else step,
            key=f"{key}-number",
            width=240,
        )
        if st.form_submit_button(words("done"), type="primary", icon=":material/check:") and value is not None:
            act({name: int(value) if float(value).is_integer() else value})
            st.rerun()


def _typed_limit(limit: float | None, whole: bool) -> Any:
    return None if limit is None else int(limit) if whole else float(limit)


def _written(limit: float | None) -> str:
    return "" if limit is None else f"{limit:g}" if abs(limit) < 1e6 else f"{limit:.0f}"


def _several(asked: Input, name: str, known: Any, key: str, act: Act) -> None:
    names = dict(zip(asked.choices, asked.labels, strict=True))
    found = st.pills(
        words("several_hint"),
        list(asked.choices),
        selection_mode="multi",
        default=known,
        format_func=lambda value: label(names[value]),
        key=f"{key}-several",
    )
    if st.button(words("done"), key=f"{key}-done", type="primary", icon=":material/check:"):
        act({name: list(found)})
        st.rerun()


def _table(asked: Input, name: str, known: Any, key: str, act: Act) -> None:
    pd: Any = import_module("pandas")  # heavy, and only where a table is asked

    heads = {column: _column(column) for column in asked.columns}
    frame = pd.DataFrame(known or [], columns=list(asked.columns)).rename(columns=heads)
    edited = st.data_editor(frame, num_rows="dynamic", hide_index=True, key=f"{key}-table", width="stretch")
    if st.button(words("done"), key=f"{key}-done", type="primary", icon=":material/check:"):
        back = {shown: column for column, shown in heads.items()}
        rows = edited.rename(columns=back).to_dict("records")
        act({name: [{part: _cell(value) for part, value in row.items() if _filled(value)} for row in rows]})
        st.rerun()


def _column(column: str) -> str:
    return messages(language()).get(f"wizard.column_{column}", column.replace("_", " "))


def _filled(value: Any) -> bool:
    return value is not None and value == value and str(value).strip() != ""


def _cell(value: Any) -> Any:
    """A cell as a fact takes it: a number where it is one, else text."""
    if isinstance(value, bool):
        return value
    try:
        number = float(str(value).replace(",", "."))
    except ValueError:
        return str(value)
    return int(number) if number.is_integer() else number


_READERS: dict[str, Callable[[str, bool], Any]] = {
    "numbers": typed.numbers,
    "number_rows": lambda text, _: typed.number_rows(text),
    "texts": lambda text, _: typed.names(text),
    "text": lambda text, _: text.strip(),
    "typed": lambda text, _: typed.anything(text),
}
_HINTS = {"numbers": "numbers_hint", "number_rows": "rows_hint", "texts": "names_hint", "typed": "typed_hint"}


def _typed(asked: Input, name: str, known: Any, key: str, act: Act) -> None:
    hint = words(_HINTS[asked.kind]) if asked.kind in _HINTS else " "
    rows = asked.kind in ("number_rows", "typed")
    shown = known if isinstance(known, str) else " ".join(map(str, known)) if known and not rows else ""
    with st.form(f"{key}-form", border=False):
        text = st.text_area(hint, shown, key=f"{key}-text") if rows else st.text_input(hint, shown, key=f"{key}-text")
        if not st.form_submit_button(words("done"), type="primary", icon=":material/check:") or not text.strip():
            return
    try:
        value = _READERS[asked.kind](text, asked.whole)
    except LawbridgeError as error:
        st.warning(plain(error))
        return
    act({name: value})
    st.rerun()

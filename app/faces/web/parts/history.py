"""Cases kept on this device: in the browser's own storage, written and drawn there, never sent until one is opened.

Decision: Streamlit's components of the second kind put a script of ours into the page without any download, so
`localStorage` works offline and nothing of one person's cases passes another session. A browser that forbids storage
only loses the list.
"""

from __future__ import annotations

import hashlib
from datetime import UTC, datetime
from functools import cache
from pathlib import Path
from typing import Any

import streamlit as st

from app.answering.documents import AnswerDocument
from app.faces.web.parts.answer import page_word
from app.faces.web.session import language
from app.wizard.sharing import address_of

_HERE = Path(__file__).parent
_HTML = """<details><summary class="title"></summary><p class="note"></p><ul></ul>
<button type="button" class="forget"></button></details>"""


@cache
def _component(_running: int) -> Any:
    """The component, registered once for each running app."""
    return st.components.v2.component(
        "lawbridge_history",
        html=_HTML,
        css=(_HERE / "history.css").read_text(encoding="utf-8"),
        js=(_HERE / "history.js").read_text(encoding="utf-8"),
    )


def history(document: AnswerDocument | None, moved: int = 0) -> dict[str, Any] | None:
    """The list of cases on this device; `document` is the newest answer. Gives the case the person opened.

    When `moved` grows, the page goes to the newest answer.
    """
    from streamlit.runtime import get_instance

    words = {key: page_word(f"history_{key}") for key in ("note", "empty", "forget")} | {"title": page_word("history")}
    found = _component(id(get_instance()))(
        key="case-history",
        data={"record": _record(document), "words": words, "moved": moved},
        on_open_change=lambda: None,
    )
    opened = found.open if found is not None else None
    return dict(opened) if isinstance(opened, dict) else None


def _record(document: AnswerDocument | None) -> dict[str, Any] | None:
    """What is kept of an answer: its address, the title, when; one record a question."""
    if document is None:
        return None
    params = address_of(document)
    title = document["course"]["title"] if "course" in document else ""
    name = document.get("case") or hashlib.sha256(f"{params['q']} {params.get('case', '')}".encode()).hexdigest()[:16]
    now = datetime.now(UTC).isoformat(timespec="seconds")
    return {**params, "id": name, "title": title, "at": now, "lang": language()}

"""What is still open as a tree: each answer leads to the next question or to what is then ruled."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import streamlit as st

from app.looking_up import label as label_of
from app.web.parts.citation import full
from app.web.parts.words import coloured
from app.web.session import service

MOST = 60
"""Branches drawn; a tree with more would not be read."""


def tree(branches: list[dict[str, Any]]) -> None:
    """Nested *if ... then ...* of the branches of a ruling, folded below the first level."""
    st.html(f'<div class="tree">{_level(branches[:MOST], 0)}</div>')


def _level(branches: list[dict[str, Any]], depth: int) -> str:
    """The branches that share their first `depth` answers, grouped by the next one."""
    groups: dict[str, list[dict[str, Any]]] = {}
    for branch in branches:
        steps = branch.get("text", [])
        groups.setdefault(steps[depth] if depth < len(steps) else "", []).append(branch)
    parts = []
    for answer, below in groups.items():
        if not answer:
            parts.append(_ending(below[0]))
            continue
        inner = _level(below, depth + 1)
        opened = " open" if depth == 0 and len(groups) <= 4 else ""
        parts.append(f"<details{opened}><summary>{coloured(answer)}</summary>{inner}</details>")
    return "".join(parts)


def _ending(branch: dict[str, Any]) -> str:
    rows = [f"<li>{coloured(row['text'])} {_labels(row['citations'])}</li>" for row in _sentences(branch)]
    return f"<ul>{''.join(rows)}</ul>"


def _sentences(branch: dict[str, Any]) -> list[dict[str, Any]]:
    rows = [row for row in branch["statements"] if row.get("kind") != "read_aloud"]
    first = [row for row in rows if row.get("kind") == "headline"]
    return first + [row for row in rows if row.get("kind") != "headline"] + list(branch["options"])


def _labels(citations: Iterable[str]) -> str:
    store = service().store
    names = [label_of(store, full(one)) for one in citations if full(one) in store]
    return f'<span class="standing">{coloured(", ".join(names))}</span>' if names else ""

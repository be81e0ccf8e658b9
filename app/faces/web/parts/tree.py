"""What is still open as a tree: each answer leads to the next question or to what is then ruled, with its paragraphs.

Only what is unfolded is drawn; the first path is unfolded where nothing else is ruled yet.
"""

from __future__ import annotations

import hashlib

import streamlit as st

from app.faces.web.parts.ruled import Cite, said
from app.faces.web.parts.words import coloured, label
from rulings.engine.ruling_document import Branch

Branches = list[Branch]


def tree(branches: Branches, key: str, cite: Cite, unfolded: bool) -> None:
    """The branches of a ruling as nested *if ... then ...*."""
    with st.container(key=f"tree-{key}", gap="xsmall"):
        _level(branches, 0, key, cite, unfolded)


def _level(branches: Branches, depth: int, key: str, cite: Cite, unfolded: bool) -> None:
    """The branches that share their first `depth` answers, grouped by the next one."""
    groups: dict[str, Branches] = {}
    for branch in branches:
        steps = branch["text"]
        groups.setdefault(steps[depth] if depth < len(steps) else "", []).append(branch)
    for place, (answer, below) in enumerate(groups.items()):
        if not answer:
            _ending(below[0], f"{key}-end", cite)
            continue
        name = f"{key}-{hashlib.sha256(answer.encode()).hexdigest()[:8]}"
        box = st.expander(label(answer), key=name, expanded=unfolded and place == 0, on_change="rerun", type="compact")
        if box.open:
            with box, st.container(key=f"under-{name}", gap="xsmall"):
                _level(below, depth + 1, name, cite, unfolded and place == 0)


def _ending(branch: Branch, key: str, cite: Cite) -> None:
    """What is ruled at the end of a path: the outcome first, then the rest, then what may be chosen."""
    rows = [row for row in branch["statements"] if row["kind"] != "read_aloud"]
    rows.sort(key=lambda row: row["kind"] != "headline")
    for place, row in enumerate([*rows, *branch["options"]]):
        style = "so" if row.get("kind") == "headline" else "said"
        said(f'<div class="{style}">{coloured(row["text"])}</div>', row["citations"], f"{key}{place}", cite)

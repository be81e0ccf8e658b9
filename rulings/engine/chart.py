"""The flow chart of a procedure, drawn from the tree that rules: Mermaid text, and an SVG that needs nothing else."""

from __future__ import annotations

import html
import textwrap
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from corpus.ids import label, split
from rulings.engine.editions import IN_FORCE_EDITION
from rulings.engine.explore import Leaf, Tree
from rulings.engine.fields import Field
from rulings.engine.inquiry import Inquiry
from rulings.engine.procedure import Procedure
from rulings.engine.wording import speaker, tell_value, text

_WIDTH, _GAP, _LINE = 230, 18, 15
_CHARACTERS = 36


@dataclass(slots=True)
class Box:
    """One box of the chart: a question or an ending, and the boxes its answers lead to."""

    words: str
    ending: bool
    answers: list[tuple[str, Box]] = field(default_factory=list)
    x: float = 0.0
    y: float = 0.0

    @property
    def lines(self) -> list[str]:
        """The words as they break in the box."""
        return textwrap.wrap(self.words, _CHARACTERS) or [""]

    @property
    def height(self) -> int:
        """Height of the box in pixels."""
        return 16 + _LINE * len(self.lines)

    def walk(self) -> Iterator[Box]:
        """This box and all below it."""
        yield self
        for _, child in self.answers:
            yield from child.walk()


def chart(procedure: Procedure, facts: Any, language: str, edition: str = IN_FORCE_EDITION) -> Box:
    """The boxes of a procedure from the given facts on."""
    people = Inquiry(facts, edition, people=procedure.people).people
    return _box(procedure, procedure.tree(facts, edition), language, dict(people))


def _box(procedure: Procedure, tree: Tree, language: str, people: dict[str, Any]) -> Box:
    if isinstance(tree, Leaf):
        return Box(_ending(procedure, tree, language, people), True)
    home = _home(procedure, tree.field)
    question = text(home, ("facts", tree.field.name, "ask"), language, people)
    box = Box(question, False)
    for value, child in tree.children:
        answer = tell_value(home, tree.field.name, value, language)
        box.answers.append((answer, _box(procedure, child, language, people)))
    return box


def _home(procedure: Procedure, asked: Field) -> str:
    return speaker(procedure.home, asked.home, "facts", asked.name, "ask")


def _ending(procedure: Procedure, leaf: Leaf, language: str, people: dict[str, Any]) -> str:
    if leaf.asks:
        return text(_home(procedure, leaf.asks), ("facts", leaf.asks.name, "ask"), language, people)
    sayings = [one for one in leaf.draft.sayings if one.section in ("statements", "notes")]
    said = next((one for one in sayings if one.headline), sayings[-1] if sayings else None)
    if said is None:
        return leaf.kind
    words = text(said.home, (said.section, said.key), language, {**people, **dict(said.params)})
    return f"{words} [{', '.join(_label(one) for one in said.citations)}]"


def _label(citation: str) -> str:
    source, path = split(citation)
    kind = "laws" if source is None or source.startswith("laws") else source.partition("-")[0]
    return label(path, {"mbsz": "regulations"}.get(kind, kind))


def mermaid(root: Box) -> str:
    """The chart as Mermaid flowchart text."""
    names = {id(box): f"n{index}" for index, box in enumerate(root.walk())}
    lines = ["flowchart TD"]
    for box in root.walk():
        words = box.words.replace('"', "'")
        shape = f'["{words}"]' if box.ending else f'{{"{words}"}}'
        lines.append(f"  {names[id(box)]}{shape}")
        lines += [f'  {names[id(box)]} -->|"{answer}"| {names[id(child)]}' for answer, child in box.answers]
    return "\n".join(lines) + "\n"


def svg(root: Box, title: str = "") -> str:
    """The chart as one self-contained SVG: the tree from left to right, questions rounded, endings square."""
    bottom = _place(root, 0, 10.0)
    boxes = list(root.walk())
    width = max(box.x for box in boxes) + _WIDTH + 10
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:.0f} {bottom:.0f}" width="{width:.0f}" '
        f'height="{bottom:.0f}" font-family="sans-serif" font-size="12" role="img">',
        f"<title>{html.escape(title)}</title>",
    ]
    for box in boxes:
        parts += [_edge(box, answer, child) for answer, child in box.answers]
    parts += [_drawn(box) for box in boxes]
    return "\n".join([*parts, "</svg>", ""])


def _place(box: Box, depth: int, top: float) -> float:
    """Lay the tree out: leaves below one another, a question at the middle of its answers. Gives the next free y."""
    box.x = 10 + depth * (_WIDTH + 130)
    if not box.answers:
        box.y = top
        return top + box.height + _GAP
    bottom = top
    for _, child in box.answers:
        bottom = _place(child, depth + 1, bottom)
    first, last = box.answers[0][1], box.answers[-1][1]
    box.y = max(top, (first.y + last.y + last.height) / 2 - box.height / 2)
    return max(bottom, box.y + box.height + _GAP)


def _edge(box: Box, answer: str, child: Box) -> str:
    x1, y1 = box.x + _WIDTH, box.y + box.height / 2
    x2, y2 = child.x, child.y + child.height / 2
    label = textwrap.wrap(answer, 18)
    words = "".join(
        f'<text x="{x2 - 6:.0f}" y="{y2 - 4 - 13 * (len(label) - 1 - row):.0f}" text-anchor="end" '
        f'fill="#333">{html.escape(line)}</text>'
        for row, line in enumerate(label)
    )
    middle = x1 + 14
    return f'<path d="M{x1:.0f},{y1:.0f} H{middle:.0f} V{y2:.0f} H{x2:.0f}" fill="none" stroke="#888"/>{words}'


def _drawn(box: Box) -> str:
    radius, colour = (2, "#eef5ee") if box.ending else (12, "#eef0fa")
    words = "".join(
        f'<text x="{box.x + 8:.0f}" y="{box.y + 18 + row * _LINE:.0f}">{html.escape(line)}</text>'
        for row, line in enumerate(box.lines)
    )
    return (
        f'<rect x="{box.x:.0f}" y="{box.y:.0f}" width="{_WIDTH}" height="{box.height}" rx="{radius}" '
        f'fill="{colour}" stroke="#667"/>{words}'
    )

"""The flow chart of a procedure, drawn from the tree that rules: Mermaid text, and an SVG that needs nothing else."""

from __future__ import annotations

import html
import textwrap
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any

from corpus.ids import label, split
from rulings.engine.draft import Saying
from rulings.engine.editions import IN_FORCE_EDITION
from rulings.engine.explore import Leaf, QuestionNode, Tree, leaves
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
    tree = procedure.tree(facts, edition)
    answered = {name for name in procedure.fields if getattr(facts, name, None) is not None}
    return _Drawer(procedure, language, dict(people), _shared(leaf for _, leaf in leaves(tree))).box(tree, answered)


@dataclass(frozen=True, slots=True)
class _Drawer:
    """Who writes the boxes: `shared` is what every ending says, and so what tells none from the others."""

    procedure: Procedure
    language: str
    people: dict[str, Any]
    shared: list[Saying]

    def box(self, tree: Tree, answered: set[str]) -> Box:
        """A question with what its answers lead to, or an ending; `answered` are the facts known by then."""
        if isinstance(tree, Leaf):
            return Box(self._ending(tree, answered), True)
        home, name = _home(self.procedure, tree.field), tree.field.name
        box = Box(text(home, ("facts", name, "ask"), self.language, self.people), False)
        known = answered | {name}
        for value, child in tree.children:
            box.answers.append((tell_value(home, name, value, self.language), self.box(child, known)))
        self._tell_apart(tree, box, known)
        return box

    def _tell_apart(self, asked: QuestionNode, box: Box, answered: set[str]) -> None:
        """Endings of one question that say the same say beside it what only they say."""
        pairs = [(child, drawn) for (_, child), (_, drawn) in zip(asked.children, box.answers, strict=True)]
        alike = Counter(drawn.words for _, drawn in pairs)
        ends = [(child, drawn) for child, drawn in pairs if isinstance(child, Leaf) and alike[drawn.words] > 1]
        if not ends:
            return
        shared = _shared(child for child, _ in ends)
        for child, drawn in ends:
            further = self._further(child, answered, shared, drawn.words)
            drawn.words = " ".join(filter(None, (drawn.words, further)))

    def _ending(self, leaf: Leaf, answered: set[str]) -> str:
        """What an ending rules: its headline, else what it says beside the others, else its last sentence."""
        if leaf.asks:
            home = _home(self.procedure, leaf.asks)
            return text(home, ("facts", leaf.asks.name, "ask"), self.language, self.people)
        said = _said(leaf, answered, "statements", "notes")
        own = [one for one in said if one not in self.shared]
        heads = [one for one in said if one.headline]
        order = [*heads, *(one for one in own if not one.aside), *own, *reversed(said)]
        return self._words(order[0]) if order else leaf.kind

    def _further(self, leaf: Leaf, answered: set[str], shared: list[Saying], words: str) -> str:
        """What an ending says beside those that are `shared`, in words of its own; empty where that is nothing."""
        own = [one for one in _said(leaf, answered, "statements") if one not in shared and one not in self.shared]
        if leaf.asks is not None:
            return ""
        return next((told for told in map(self._words, sorted(own, key=lambda one: one.aside)) if told != words), "")

    def _words(self, one: Saying) -> str:
        words = text(one.home, (one.section, one.key), self.language, {**self.people, **dict(one.params)})
        return f"{words} [{', '.join(_label(cited) for cited in one.citations)}]"


def _said(leaf: Leaf, answered: set[str], *sections: str) -> list[Saying]:
    """The sentences of an ending that nothing answered made idle."""
    return [one for one in leaf.draft.sayings if one.section in sections and answered.isdisjoint(one.while_open)]


def _shared(ends: Iterable[Leaf]) -> list[Saying]:
    """What all of several endings say; nothing of one alone."""
    first, *others = (leaf.draft.sayings for leaf in ends)
    return [one for one in first if others and all(one in other for other in others)]


def _home(procedure: Procedure, asked: Field) -> str:
    return speaker(procedure.home, asked.home, "facts", asked.name, "ask")


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

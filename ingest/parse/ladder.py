"""The ladder law, letter, number, sub-letter, roman: opens the next rung, checks the order, makes the id."""

from __future__ import annotations

from corpus.errors import BadSource
from corpus.model import Kind
from ingest.parse.tree import Node, Parse

RUNGS: tuple[Kind, ...] = ("law", "letter", "number", "subletter", "roman")
_ROMANS = ("i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "x")


def following(kind: Kind, label: str | None) -> str:
    """The label that follows `label` on its rung; the first one after None.

    >>> following("letter", "B"), following("roman", "i"), following("number", None)
    ('C', 'ii', '1')
    """
    if kind == "roman":
        return _ROMANS[_ROMANS.index(label) + 1] if label else _ROMANS[0]
    if kind == "letter":
        return chr(ord(label) + 1) if label else "A"
    if kind == "subletter":
        return chr(ord(label) + 1) if label else "a"
    return str(int(label) + 1) if label else "1"


class Ladder:
    """Where a reader stands in the laws. Labels have to come in order: one out of order is an error, not a guess.

    `first_law` is the number of the first law of the document.
    """

    def __init__(self, parse: Parse, first_law: int = 1) -> None:
        self.parse = parse
        self._path: list[tuple[int, Node]] = []
        self._last: dict[tuple[str, Kind], str] = {("", "law"): str(first_law - 1)}

    @property
    def here(self) -> Node:
        """The rung the reader stands on; raises BadSource before the first law."""
        if not self._path:
            raise BadSource("There is text before the first law; the parser has to own or skip it.")
        return self._path[-1][1]

    @property
    def law(self) -> Node | None:
        """The law the reader is in."""
        return self._path[0][1] if self._path else None

    def _above(self, kind: Kind) -> list[tuple[int, Node]]:
        rank = RUNGS.index(kind)
        return [step for step in self._path if step[0] < rank]

    def expected(self, kind: Kind) -> str:
        """The label the next rung of this kind has to bear where the reader stands."""
        above = self._above(kind)
        return following(kind, self._last.get((above[-1][1].id if above else "", kind)))

    def open(self, kind: Kind, label: str, line: int) -> Node:
        """Start a provision and add it to the parse; raises BadSource when `label` is not the expected one."""
        expected = self.expected(kind)
        above = self._above(kind)
        parent = above[-1][1] if above else None
        if label != expected:
            place = f"after {parent.id}" if parent else "there"
            raise BadSource(
                f"Line {line} opens {kind} {label!r}, but {place} {expected!r} has to come; "
                f"a lost or wrong label belongs into corpus/errata.yaml."
            )
        node = Node(f"{parent.id}.{label}" if parent else label, kind, parent.id if parent else None)
        self._last[(parent.id if parent else "", kind)] = label
        self._path = [*above, (RUNGS.index(kind), node)]
        self.parse.nodes.append(node)
        return node

    def up(self) -> Node:
        """Leave the rung for the one above (the tail of a list belongs there) and return it."""
        if len(self._path) > 1:
            self._path.pop()
        return self.here

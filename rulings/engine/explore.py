"""Exploring a procedure: run it again for every value of each unknown finite fact, and prune what makes no difference.

The same tree is the wizard's next question, the "if ... then ..." of an answer, the flow chart and the quiz. The
procedure is a deterministic function of its case, so a run is identified by the values assumed for unknown facts.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Literal

from corpus.errors import BadFacts
from rulings.engine.draft import Draft, Signature, Who
from rulings.engine.errors import TooLarge
from rulings.engine.fields import Field
from rulings.engine.inquiry import Ask, Fork, Impossible, Inquiry, Unmodelled
from rulings.engine.people import people_at_table

MAX_LEAVES = 200
MAX_QUESTIONS = 12

Decide = Callable[[Inquiry[Any]], None]
People = Callable[[Any], dict[str, Who]]


@dataclass(frozen=True, slots=True)
class Leaf:
    """The end of a path: ruled, stopped at a question that cannot branch (`asks`), or not modelled."""

    kind: Literal["ruled", "asks", "not_modelled"]
    draft: Draft
    asks: Field | None = None
    assumed: frozenset[str] = frozenset()
    asked_by: str = ""

    def signature(self) -> Signature:
        """Equal for leaves that a director could not tell apart."""
        return (self.kind, self.asks.name if self.asks else "", self.draft.signature())


@dataclass(frozen=True, slots=True)
class QuestionNode:
    """A question whose answers lead to different rulings; `draft` is what was concluded before asking it."""

    field: Field
    children: tuple[tuple[Any, Tree], ...]
    draft: Draft
    asked_by: str

    def signature(self) -> Signature:
        """Equal for subtrees that a director could not tell apart."""
        return (self.field.name, [(value, child.signature()) for value, child in self.children])


Tree = Leaf | QuestionNode


@dataclass(frozen=True, slots=True)
class Explored:
    """A pruned tree; what some run presumed while it was grown, and every fact that some run looked at."""

    tree: Tree
    presumed: Mapping[str, Any]
    read: frozenset[str] = frozenset()


def explored(decide: Decide, facts: Any, edition: str, people: People = people_at_table) -> Explored:
    """The pruned decision tree of a procedure from the given facts, and what was presumed on the way.

    Raises BadFacts for contradictory facts, TooLarge past 200 leaves or 12 questions on a path.
    """
    Inquiry(facts, edition, people=people).refuse_contradictions()
    explorer = _Explorer(decide, facts, edition, people)
    tree = explorer.grow({})
    if tree is None:
        raise BadFacts(explorer.refusal)
    if sum(1 for _ in leaves(tree)) > MAX_LEAVES:
        raise TooLarge(f"the procedure has over {MAX_LEAVES} leaves from these facts")
    return Explored(tree, explorer.presumed, frozenset(explorer.read))


class _Explorer:
    def __init__(self, decide: Decide, facts: Any, edition: str, people: People) -> None:
        self.decide, self.facts, self.edition, self.people = decide, facts, edition, people
        self.runs = 0
        self.refusal = ""
        self.presumed: dict[str, Any] = {}
        self.read: set[str] = set()

    def grow(self, assumed: dict[str, Any]) -> Tree | None:
        self.runs += 1
        if self.runs > MAX_LEAVES * 8:
            raise TooLarge(f"the procedure needs over {MAX_LEAVES * 8} runs from these facts")
        case: Inquiry[Any] = Inquiry(self.facts, self.edition, assumed, self.people)
        names = frozenset(assumed)
        try:
            return self.run(case, assumed, names)
        finally:
            self.presumed |= case.draft.presumed
            self.read |= case.draft.read

    def run(self, case: Inquiry[Any], assumed: dict[str, Any], names: frozenset[str]) -> Tree | None:
        try:
            self.decide(case)
            case.finish()
        except Fork as fork:
            return self.fork(assumed, fork, case.draft)
        except Ask as ask:
            return Leaf("asks", case.draft, ask.field, names, ask.asked_by)
        except Unmodelled:
            return Leaf("not_modelled", case.draft, None, names)
        except Impossible as impossible:
            self.refusal = self.refusal or impossible.refusal
            return None
        return Leaf("ruled", case.draft, None, names)

    def fork(self, assumed: dict[str, Any], question: Fork, draft: Draft) -> Tree | None:
        field = question.field
        if len(assumed) >= MAX_QUESTIONS:
            raise TooLarge(f"a path asks over {MAX_QUESTIONS} questions, the last about {field.name}")
        grown = [(value, self.grow({**assumed, field.name: value})) for value in field.type.finite]
        children = tuple((value, child) for value, child in grown if child is not None)
        if not children:
            return None
        first = children[0][1].signature()
        if all(child.signature() == first for _, child in children[1:]):
            return children[0][1]
        return QuestionNode(field, children, draft, question.asked_by)


def leaves(
    tree: Tree, path: tuple[tuple[Field, Any], ...] = ()
) -> Iterator[tuple[tuple[tuple[Field, Any], ...], Leaf]]:
    """Every leaf with the questions and answers that lead to it, in the order they are asked."""
    if isinstance(tree, Leaf):
        yield path, tree
        return
    for value, child in tree.children:
        yield from leaves(child, (*path, (tree.field, value)))


def questions(tree: Tree) -> list[tuple[Field, str, tuple[Any, ...]]]:
    """The facts that still matter, nearest the root first: each with the rule that asks, and the values left to it.

    The first is the next one. A value is left if on some path what is known does not exclude it.
    """
    found: dict[str, tuple[Field, str]] = {}
    left: dict[str, list[Any]] = {}
    level: list[Tree] = [tree]
    while level:
        for node in level:
            field = node.field if isinstance(node, QuestionNode) else node.asks
            if field is not None:
                found.setdefault(field.name, (field, node.asked_by))
                answers = [value for value, _ in node.children] if isinstance(node, QuestionNode) else []
                left.setdefault(field.name, []).extend(answers)
        level = [child for node in level if isinstance(node, QuestionNode) for _, child in node.children]
    return [
        (field, asked_by, tuple(value for value in field.type.finite if value in left[field.name]))
        for field, asked_by in found.values()
    ]

"""Exploring a procedure: run it again for every value of each unknown finite fact, and prune what makes no difference.

The same tree is the wizard's next question, the "if ... then ..." of an answer, the flow chart and the quiz. The
procedure is a deterministic function of its case, so a run is identified by the values assumed for unknown facts. A
run that meets an unknown fact on which nothing before has hung goes on with its first value; else it is begun anew.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Literal

from corpus.errors import BadFacts
from rulings.engine.draft import Draft, Signature, Who
from rulings.engine.errors import TooLarge
from rulings.engine.fields import Field
from rulings.engine.halts import Ask, Fork, Impossible, Question, Unmodelled
from rulings.engine.inquiry import Inquiry
from rulings.engine.people import people_at_table
from rulings.engine.remembering import Shelf, shelf
from rulings.engine.sense import letter_asked
from rulings.engine.supposing import supposed

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
    """A question whose answers lead to different rulings."""

    field: Field
    children: tuple[tuple[Any, Tree], ...]
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
    trees: Shelf[Explored] = shelf((decide, people, type(facts), edition, letter_asked(), supposed()))
    known = trees.find(facts)
    if known is not None:
        return known
    explorer = _Explorer(decide, facts, edition, people)
    tree = explorer.grow({})
    if tree is None:
        raise BadFacts(explorer.refusal)
    if sum(1 for _ in leaves(tree)) > MAX_LEAVES:
        raise TooLarge(f"the procedure has over {MAX_LEAVES} leaves from these facts")
    return trees.keep(facts, explorer.read, Explored(tree, explorer.presumed, frozenset(explorer.read)))


class _Explorer:
    def __init__(self, decide: Decide, facts: Any, edition: str, people: People) -> None:
        self.decide, self.facts, self.edition, self.people = decide, facts, edition, people
        self.runs = 0
        self.refusal = ""
        self.presumed: dict[str, Any] = {}
        self.read: set[str] = set()

    def grow(self, assumed: dict[str, Any]) -> Tree | None:
        """The tree of what is told and `assumed`, from one run that goes on where a question has not shaped it yet."""
        self.count()
        met: list[tuple[Question, dict[str, Any], dict[str, Any]]] = []
        path = dict(assumed)

        def going_on(question: Question, draft: Draft) -> Any:
            self.refuse_more(path, question)
            self.count()
            met.append((question, dict(path), dict(draft.presumed)))
            path[question.field.name] = first = question.field.type.finite[0]
            return first

        case: Inquiry[Any] = Inquiry(self.facts, self.edition, assumed, self.people, going_on)
        try:
            tree = self.run(case, path)
        finally:
            self.presumed |= case.draft.presumed
            self.read |= case.draft.read
            case.leave()
        for question, before, presumed in reversed(met):
            tree = self.fork(before, question, [tree])
            self.presumed |= presumed
        return tree

    def run(self, case: Inquiry[Any], path: dict[str, Any]) -> Tree | None:
        try:
            self.decide(case)
            case.finish()
        except Fork as fork:
            self.refuse_more(path, fork)
            return self.fork(path, fork, [])
        except Ask as ask:
            return Leaf("asks", case.draft, ask.field, frozenset(path), ask.asked_by)
        except Unmodelled:
            return Leaf("not_modelled", case.draft, None, frozenset(path))
        except Impossible as impossible:
            self.refusal = self.refusal or impossible.refusal
            return None
        return Leaf("ruled", case.draft, None, frozenset(path))

    def fork(self, assumed: dict[str, Any], question: Question, grown: list[Tree | None]) -> Tree | None:
        """The tree of a question; those of its first values may be `grown`."""
        field = question.field
        values = field.type.finite
        grown += [self.grow({**assumed, field.name: value}) for value in values[len(grown) :]]
        children = tuple((value, child) for value, child in zip(values, grown, strict=True) if child is not None)
        if not children:
            return None
        first = children[0][1].signature()
        if all(child.signature() == first for _, child in children[1:]):
            return children[0][1]
        return QuestionNode(field, children, question.asked_by)

    def count(self) -> None:
        self.runs += 1
        if self.runs > MAX_LEAVES * 8:
            raise TooLarge(f"the procedure needs over {MAX_LEAVES * 8} runs from these facts")

    def refuse_more(self, assumed: dict[str, Any], question: Question) -> None:
        if len(assumed) >= MAX_QUESTIONS:
            raise TooLarge(f"a path asks over {MAX_QUESTIONS} questions, the last about {question.field.name}")


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

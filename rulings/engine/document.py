"""The ruling as a document (design section 10): the explored tree put into words."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from bridge.seats import Seat
from corpus.editions import editions
from rulings.engine.draft import Draft, Option, RuleStep, Saying, StateItem, Who
from rulings.engine.editions import IN_FORCE_EDITION
from rulings.engine.explore import Leaf, Tree, leaves, questions
from rulings.engine.fields import Field, Kind, fields_of
from rulings.engine.forms import spell
from rulings.engine.inquiry import Inquiry
from rulings.engine.presuming import Presumption, presumptions
from rulings.engine.procedure import Procedure
from rulings.engine.ruling_document import (
    Branch,
    InForce,
    Need,
    Offered,
    Presumed,
    RulingDocument,
    StatementRow,
    StepRow,
)
from rulings.engine.stages import stages_of
from rulings.engine.wording import ENGINE, find, speaker, tell_fact, tell_value, text

Document = dict[str, Any]
"""A decision tree, or a part of one."""


def documents(
    procedure: Procedure,
    facts: Any,
    edition: str,
    languages: Iterable[str],
    *,
    weighed: bool = True,
    whole: bool = True,
) -> dict[str, RulingDocument]:
    """Rule once and put it into words in each language; `presumed` only if `weighed`. What is not `whole` says what is
    ruled, offered and asked, and neither how (`trace`, `branches`, `notes`) nor by which laws in all (`citations`).

    Raises BadFacts for contradictory facts.
    """
    if not procedure.modelled(edition):
        return {language: _edition_not_modelled(procedure, edition, language) for language in languages}
    case = Inquiry(facts, edition, people=procedure.people)
    found = procedure.explored(facts, edition)
    taken = presumptions(procedure, facts, edition, found) if weighed else []
    return {
        language: _Writer(procedure, case, facts, edition, language).write(found.tree, taken, whole)
        for language in languages
    }


def decision_trees(procedure: Procedure, facts: Any, edition: str, languages: Iterable[str]) -> dict[str, Document]:
    """The tree itself in the words of each language, for whoever rules without the engine (the pocket page).

    A question is `{"question", "citations", "answers": [[label, tree]]}`; an ending has `statements`, `options` and
    `asks`, what has to be known there and cannot be listed.
    """
    case = Inquiry(facts, edition, people=procedure.people)
    found = procedure.tree(facts, edition)
    return {language: _Writer(procedure, case, facts, edition, language).tree(found) for language in languages}


class _Writer:
    """Puts a tree into words; `case` are its facts as they are known before anything is assumed."""

    def __init__(self, procedure: Procedure, case: Inquiry[Any], facts: Any, edition: str, language: str) -> None:
        self.procedure, self.case, self.facts, self.edition = procedure, case, facts, edition
        self.language, self.people = language, case.people

    def write(self, tree: Tree, taken: list[Presumption], whole: bool = True) -> RulingDocument:
        found = list(leaves(tree))
        single = found[0][1] if len(found) == 1 else None
        status = "needs" if single is None or single.kind == "asks" else single.kind
        drafts = [leaf.draft for _, leaf in found]
        sayings = _common([draft.sayings for draft in drafts])
        options = [option for option in _common([draft.options for draft in drafts]) if self._open(option.saying)]
        state = _common([draft.state for draft in drafts])
        outcome = self._outcome(drafts)
        steps = self._steps(found) if whole else []
        needed = questions(tree)
        branches = (
            [self._branch(path, leaf, sayings, state, outcome) for path, leaf in found] if whole and not single else []
        )
        written: RulingDocument = {
            "procedure": self.procedure.name,
            "edition": self.edition,
            "status": status,
            "outcome": outcome,
            "stages": stages_of(outcome, _common([draft.stages for draft in drafts])),
            "statements": self._statements(sayings),
            "options": [self._option(option) for option in options],
            "in_force": [self._state(item) for item in state],
            "end_of_play_review": _common([draft.reviews for draft in drafts]),
            "need": [self._need(field, asked_by, left) for field, asked_by, left in needed],
            "branches": branches,
            "trace": [self._step(step) for step in steps],
            "citations": [],
            "notes": [self._say(one) for one in sayings if whole and one.section == "notes"],
            "presumed": [self._presumption(item) for item in taken],
            "people": {role: who.seat.value for role, who in self.people.items() if who.seat is not None},
            "departures": [],
        }
        written["citations"] = _citations(written, drafts) if whole else []
        return written

    def tree(self, tree: Tree) -> Document:
        if isinstance(tree, Leaf):
            ending: Document = {
                "statements": self._statements(
                    one for one in tree.draft.sayings if not (one.headline and one.while_open)
                ),
                "options": [self._option(option) for option in tree.draft.options if self._open(option.saying)],
            }
            return ending | ({"asks": self._need(tree.asks, tree.asked_by)["question"]} if tree.asks else {})
        home = self._home(tree.field)
        need = self._need(tree.field, tree.asked_by)
        answers = [
            [tell_value(home, tree.field.name, value, self.language), self.tree(child)]
            for value, child in tree.children
        ]
        return {"question": need["question"], "citations": need["citations"], "answers": answers}

    def _open(self, saying: Saying) -> bool:
        return all(getattr(self.facts, name) is None for name in saying.while_open)

    def _outcome(self, drafts: list[Draft]) -> dict[str, Any]:
        first, *others = drafts
        return {
            key: _plain(setting.value)
            for key, setting in first.outcome.items()
            if all(key in other.outcome and other.outcome[key].value == setting.value for other in others)
        }

    def _steps(self, found: list[tuple[Any, Leaf]]) -> list[RuleStep]:
        """Steps that all paths share, without values that were assumed and then turned out not to matter."""
        paths = [({field.name for field, _ in path}, leaf) for path, leaf in found]
        return _common([[_without(step, leaf.assumed - path) for step in leaf.draft.trace] for path, leaf in paths])

    def _branch(
        self,
        path: tuple[tuple[Field, Any], ...],
        leaf: Leaf,
        sayings: list[Saying],
        state: list[StateItem],
        outcome: dict[str, Any],
    ) -> Branch:
        own = {key: _plain(setting.value) for key, setting in leaf.draft.outcome.items() if key not in outcome}
        answered = {field.name for field, _ in path}
        options = [
            option
            for option in leaf.draft.options
            if self._open(option.saying) and answered.isdisjoint(option.saying.while_open)
        ]
        branch: Branch = {
            "if": {field.name: field.type.write(value) for field, value in path},
            "text": [self._answer(field, value) for field, value in path],
            "statements": self._statements(
                one for one in leaf.draft.sayings if one not in sayings and answered.isdisjoint(one.while_open)
            ),
            "outcome": own,
            "stages": stages_of({**outcome, **own}, leaf.draft.stages),
            "options": [self._option(option) for option in options],
            "in_force": [self._state(item) for item in leaf.draft.state if item not in state],
            "end_of_play_review": list(leaf.draft.reviews),
        }
        if leaf.asks:
            branch["ask"] = leaf.asks.name
        if leaf.kind == "not_modelled":
            branch["status"] = "not_modelled"
        return branch

    def _answer(self, field: Field, value: Any) -> str:
        return tell_fact(field, self._home(field), value, self.language, self.people)

    def _home(self, field: Field) -> str:
        return speaker(self.procedure.home, field.home, "facts", field.name, "ask")

    def _text(self, home: str, path: tuple[str, ...], params: dict[str, Any]) -> str:
        return text(home, path, self.language, {**self.people, **params})

    def _say(self, saying: Saying) -> str:
        return self._text(saying.home, (saying.section, saying.key), dict(saying.params))

    def _statements(self, sayings: Iterable[Saying]) -> list[StatementRow]:
        """Each sentence once, with every paragraph it was said under."""
        told: dict[str, StatementRow] = {}
        for one in self._told(sayings):
            first = told.setdefault(one["text"], one)
            first["citations"] = list(dict.fromkeys((*first["citations"], *one["citations"])))
        return list(told.values())

    def _told(self, sayings: Iterable[Saying]) -> list[StatementRow]:
        kept = (one for one in sorted(sayings, key=lambda one: not one.headline) if one.section != "notes")
        return [self._sentence(one) for one in kept if self._open(one)]

    def _sentence(self, one: Saying) -> StatementRow:
        said: StatementRow = {"text": self._say(one), "citations": list(one.citations), "kind": one.kind}
        if short := self._short(one):
            said["short"] = short
        if one.headline and one.while_open:
            said["while_open"] = list(one.while_open)
        if one.aside:
            said["aside"] = True
        if one.tells:
            said["tells"] = list(one.tells)
        return said

    def _option(self, option: Option) -> Offered:
        offered: Offered = {
            "chooser": option.chooser.code,
            "name": option.name,
            "text": self._say(option.saying),
            "citations": list(option.saying.citations),
        }
        if short := self._short(option.saying):
            offered["short"] = short
        return offered

    def _short(self, saying: Saying) -> str:
        """The sentence as it is said while the table waits, where the wording has a shorter one."""
        where = ("short", saying.section, saying.key)
        return self._text(saying.home, where, dict(saying.params)) if find(saying.home, *where) else ""

    def _state(self, item: StateItem) -> InForce:
        detail = {key: _plain(value) for key, value in item.detail}
        player = item.players[0] if item.players else Who(item.role)
        told = self._text(item.home, ("in_force", item.kind), {"player": player, **dict(item.detail)})
        return {
            "kind": item.kind,
            "players": [seat.value for seat in item.players],
            "until": item.until,
            "source": item.source,
            **detail,
            "text": told,
        }

    def _need(self, field: Field, asked_by: str, left: tuple[Any, ...] | None = None) -> Need:
        home = self._home(field)
        labels = zip(field.type.finite, self._labels(home, field), strict=True)
        named = [(value, label) for value, label in labels if left is None or value in left]
        need: Need = {
            "name": field.name,
            "kind": Kind.FACT.value if field.kind is Kind.PREDICATE else field.kind.value,
            "question": self._text(home, ("facts", field.name, "ask"), {}),
            "choices": [field.type.write(value) for value, _ in named],
            "labels": [label for _, label in named],
            "citations": [field.matters if self.edition == IN_FORCE_EDITION else asked_by or field.matters],
        }
        if find(home, "short", "facts", field.name):
            need["short"] = self._text(home, ("short", "facts", field.name), {})
        known = self.case
        usual = _worked_out(field.usual, known.known)
        if usual is not None:
            need["usual"] = field.type.write(usual)
        judged = [name for name in _worked_out(field.about, known.known) if known.has(name)]
        if judged and all(known.maybe(name) is None for name in judged):
            where = self._home(self.procedure.fields[judged[0]])
            brief = ("short", "facts", judged[0])
            path = brief if find(where, *brief) else ("facts", judged[0], "ask")
            first = self.procedure.fields[judged[0]]
            need["first"] = {"name": judged[0], "question": self._text(where, path, {})}
            if first.kind is not Kind.FINDING and first.type.finite:
                need["first"]["choices"] = [first.type.write(value) for value in first.type.finite]
                need["first"]["labels"] = self._labels(where, first)
        if _worked_out(field.quiet, known.known):
            need["quiet"] = True
        if field.chooser:
            who = self.people.get(field.chooser, Who(field.chooser))
            need["chooser"] = who.code
        return need

    def _labels(self, home: str, field: Field) -> list[str]:
        """The names of a fact's values; of places at the table the seats, where they are known."""
        seated = [self.people.get(value) if isinstance(value, str) else None for value in field.type.finite]
        if seated and all(who is not None and who.seat for who in seated):
            return [spell(who, self.language) for who in seated]
        return [tell_value(home, field.name, value, self.language) for value in field.type.finite]

    def _step(self, step: RuleStep) -> StepRow:
        told = [self._say(one) for one in step.sayings if one.section == "statements" and self._open(one)]
        settings = [f"{key} = {_shown(value)}" for key, value in step.sets.items()]
        conclusion = " ".join(told) or "; ".join(settings) or text(ENGINE, ("notes", "no_effect"), self.language)
        fields = fields_of(type(self.facts))
        because = {name: fields[name].type.write(value) for name, value in step.because.items()}
        return {"rule": step.rule, "because": because, "conclusion": conclusion}

    def _presumption(self, item: Presumption) -> Presumed:
        field, home = item.field, self._home(item.field)
        where = ("facts", field.name, "presumed")
        told = (
            self._text(home, where, {"value": item.value})
            if find(home, *where)
            else tell_fact(field, home, item.value, self.language, self.people)
        )
        taken: Presumed = {"fact": field.name, "value": field.type.write(item.value), "text": told}
        if _worked_out(field.doubted, self.case.known):
            taken["ask"] = self._need(field, field.matters)
        return taken


def _common(lists: list[list[Any]]) -> list[Any]:
    first, *others = lists
    return [one for one in first if all(one in other for other in others)]


def _worked_out(told: Any, known: Any) -> Any:
    """What a field tells of itself: always the same, or as the known facts say."""
    return told(known) if callable(told) else told


def _without(step: RuleStep, names: frozenset[str]) -> RuleStep:
    because = {name: value for name, value in step.because.items() if name not in names}
    return RuleStep(step.rule, because, step.sayings, step.sets)


def _plain(value: Any) -> Any:
    match value:
        case Who():
            return value.code
        case Seat():
            return value.value
        case dict():
            return {key: _plain(one) for key, one in value.items()}
        case tuple() | list() | frozenset() | set():
            return [_plain(one) for one in value]
        case None | bool() | int() | float():
            return value
        case _:
            return str(value)


def _shown(value: Any) -> str:
    plain = _plain(value)
    return str(plain).lower() if isinstance(plain, bool) else str(plain)


def _citations(written: RulingDocument, drafts: list[Draft]) -> list[str]:
    """Every provision the document rests on: of its sentences, options, state, reviews, questions and outcomes."""
    found: dict[str, None] = {}
    for part in (written, *written["branches"]):
        open_ones = written["need"] if part is written else []
        for item in (*part["statements"], *part["options"], *open_ones):
            found.update(dict.fromkeys(item["citations"]))
        found.update(dict.fromkeys(item["source"] for item in part["in_force"]))
        found.update(dict.fromkeys(part["end_of_play_review"]))
    for draft in drafts:
        for setting in draft.outcome.values():
            found.update(dict.fromkeys(setting.citations))
        found.update((one, None) for saying in draft.sayings if saying.section == "notes" for one in saying.citations)
    return list(found)


def _edition_not_modelled(procedure: Procedure, edition: str, language: str) -> RulingDocument:
    from rulings.engine.older_texts import (
        is_new,
        older_provisions,
        quotes,
    )  # reads the corpus, which a ruling does without

    older = older_provisions(procedure.laws, edition)
    numbers = tuple(law for law in procedure.laws if ":" not in law)
    held = editions()[edition]
    on_file = bool(older) or any(held.first_law <= int(law.split(".")[0]) <= held.last_law for law in numbers)
    key = "edition_not_modelled" if on_file else "edition_not_on_file"
    if on_file and numbers and is_new(numbers, edition):
        key = "edition_new"
    return {
        "procedure": procedure.name,
        "edition": edition,
        "status": "not_modelled",
        "outcome": {},
        "stages": [],
        "statements": [],
        "options": [],
        "in_force": [],
        "end_of_play_review": [],
        "need": [],
        "branches": [],
        "trace": [],
        "citations": older,
        "notes": [text(ENGINE, ("notes", key), language, {"edition": edition, "laws": numbers or procedure.laws})],
        "presumed": [],
        "people": {},
        "quotes": quotes(older),
        "departures": [],
    }

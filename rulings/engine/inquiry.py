"""An inquiry, what a rule is given as `case`: the rules read facts through it and conclude through it.

Reading a fact that is not known never guesses. A finite one forks: the engine (`rulings.engine.explore`) runs the
procedure again with each value assumed. Any other stops the path with that fact as the question. A conclusion takes
its citation from the rule being applied, so no sentence, outcome, option or review can lack one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from functools import lru_cache
from typing import Any, Generic, NoReturn, TypeVar, cast

from bridge.seats import Seat
from corpus.errors import BadFacts
from rulings.engine.draft import Draft, Option, Params, RuleStep, Saying, Section, SetOutcome, StateItem, Who
from rulings.engine.editions import IN_FORCE_EDITION, cited, of_edition
from rulings.engine.errors import EngineError
from rulings.engine.fields import Field, Kind, fields_of
from rulings.engine.halts import Ask, Fork, Halt, Impossible, Question, Unmodelled
from rulings.engine.people import people_at_table
from rulings.engine.sense import letter_asked
from rulings.engine.stages import MOMENTS
from rulings.engine.supposing import supposed
from rulings.engine.views import FactsView, view_of

F = TypeVar("F")
V = TypeVar("V")


class Inquiry(Generic[F]):
    """One run of a procedure over the known facts and the values assumed on this path."""

    def __init__(
        self,
        facts: F,
        edition: str,
        assumed: dict[str, Any] | None = None,
        people: Callable[[Any], dict[str, Who]] = people_at_table,
        going_on: Callable[[Question, Draft], Any] | None = None,
    ) -> None:
        self.edition = edition
        self.draft = Draft()
        self._assumed = dict(assumed or ())
        self._given = facts
        declared: Any = type(facts)
        self._fields = fields_of(declared)
        self._kept: dict[str, tuple[Any, dict[str, Any]]] = {}
        """Facts looked up: value, and every fact it was worked out from: what is given and assumed does not change."""
        self._noted: dict[str, Any] = {}
        """The facts read by what goes on now: a fact being worked out, else the rule being applied."""
        self._going_on = going_on
        """What to assume of an unknown fact, so that the run goes on as if it had begun with that."""
        self._missed: set[str] = set()
        """Facts that were unknown when they were looked at: what went before might be another with a value of them."""
        self._said: set[str] = set()
        view = view_of(declared)
        self.facts: F = cast(F, view(self._read, self.has))
        """Reads that fork or ask when the fact is unknown."""
        self.known: Any = view(self.maybe, self.has)
        """Reads that give None where it is unknown, and never ask."""
        self._stack: list[tuple[str, str, tuple[str, ...], RuleStep]] = []
        self.people: dict[str, Who] = people(self.known)
        """Who the wording's {offender}, {lho}, {partner}, {declarer} ... are."""

    # -- looking up ------------------------------------------------------------------------------------------------

    def has(self, name: str) -> bool:
        """Whether this procedure's facts declare `name`; shared rules use it before an optional reading."""
        return name in self._fields

    def maybe(self, name: str) -> Any:
        """The value of a fact if it is given, assumed or can be worked out, else None; never a question."""
        value, noted = self._kept.get(name) or self._look_up(name)
        if noted:
            self._noted.update(noted)
        if value is None:
            self._missed.add(name)
        return value

    def _look_up(self, name: str) -> tuple[Any, dict[str, Any]]:
        outer, self._noted = self._noted, {}
        try:
            kept = self._kept[name] = (self._looked_up(name), self._noted)
        finally:
            self._noted = outer
        return kept

    def _looked_up(self, name: str) -> Any:
        field = self._field(name)
        self.draft.read.add(name)
        value = getattr(self._given, name)
        if field.compute is not None:
            computed = field.compute(self.known)
            if computed is not None and value is not None and computed != value:
                self._refuse(
                    f"The fact {name} was given as {field.type.write(value)!r}, but {self._grounds(field)} make it "
                    f"{field.type.write(computed)!r}; correct one of them or leave it out.",
                    assuming=bool(self._assumed),
                )
            value = computed if value is None else value
        if value is None and name in self._assumed:
            value = self._assumed[name]
        if value is not None:
            self._noted[name] = value
        elif field.presumed is not None:  # whoever goes on without it goes on as if it were so
            self.draft.presumed[name] = field.presumed
        return value

    def _grounds(self, field: Field) -> str:
        """The given facts that a predicate was worked out from, with their values: `auction = ['1S', '1H']`."""
        used: dict[str, None] = {}

        def noting(name: str) -> Any:
            if getattr(self._given, name, None) is not None:
                used[name] = None
            return self.maybe(name)

        if field.compute is not None:
            field.compute(FactsView(noting, self.has))
        told = [f"{name} = {self._fields[name].type.write(getattr(self._given, name))!r}" for name in used]
        return " and ".join(told) or "the other facts"

    def untold(self, name: str) -> bool:
        """Whether a fact is neither given nor worked out; one that this path only assumes is not told either."""
        if name in self._assumed:
            return True
        value, noted = self._kept.get(name) or self._look_up(name)
        idle = value is None and not noted  # looked at so, it says what it would say with a value assumed
        return idle or self.maybe(name) is None

    def settled(self, name: str) -> Any:
        """The value of a fact that is given or worked out; None for one that is untold (`untold`)."""
        return None if self.untold(name) else self.maybe(name)

    def told(self, name: str) -> bool:
        """Whether somebody told it, or all that it is worked out from; the short answer may go by it without that."""
        self.draft.read.add(name)
        if getattr(self._given, name) is not None:
            return name not in supposed()
        from_these = set(self._grounds_of(name))  # of what is known it is one itself
        return bool(from_these) and from_these.isdisjoint(supposed()) and from_these.isdisjoint(self._assumed)

    def told_as(self, name: str, value: Any) -> bool:
        """Whether somebody told it (`told`), and so."""
        return self.told(name) and bool(self.maybe(name) == value)

    def assumes(self, name: str) -> bool:
        """Whether a fact is only assumed on this path."""
        if name in self._assumed:
            return True
        self._missed.add(name)
        return False

    @property
    def _asked_by(self) -> str:
        return self._stack[-1][0] if self._stack else ""

    def _read(self, name: str) -> Any:
        missed = name in self._missed
        value = self.maybe(name)
        if value is not None:
            return value
        field = self._field(name)
        if field.presumed is not None:
            self._noted[name] = field.presumed
            return field.presumed
        if not field.type.finite:
            raise Ask(field, self._asked_by)
        fork = Fork(field, self._asked_by)
        if self._going_on is None or missed:
            raise fork
        self._assumed[name] = self._going_on(fork, self.draft)
        del self._kept[name]
        return self.maybe(name)

    def not_presumed(self, name: str) -> Any:
        """The value of a fact whose presumption does not hold here: while nobody tells it, it is asked."""
        value = self.maybe(name)
        if value is not None:
            return value
        self.draft.presumed.pop(name, None)
        raise Fork(self._field(name), self._asked_by)

    def ask(self, name: str) -> NoReturn:
        """End this path with the question for `name`, which must be unknown."""
        raise Ask(self._field(name), self._asked_by)

    def refuse_contradictions(self) -> None:
        """Refuse given facts that other given facts make something else, whether or not a rule would read them.

        Found later, on a path that assumes something, such a fact would only drop that path, and so settle a choice
        or a finding that nobody has made.
        """
        for name, field in self._fields.items():
            if field.compute is not None and getattr(self._given, name) is not None:
                self.maybe(name)

    def contradiction(self, first: str, second: str) -> NoReturn:
        """Refuse two facts that cannot both be true; a path that only assumed one of them is dropped instead.

        Two facts that are told contradict each other on every path: dropping one would settle what it assumes.
        """
        from_these = {fact for name in (first, second) for fact in (name, *self._grounds_of(name))}
        self._refuse(
            f"The facts {first} = {self._written(first)} and {second} = {self._written(second)} "
            "cannot both be true; correct one of them or leave it out.",
            assuming=not from_these.isdisjoint(self._assumed),
        )

    def _grounds_of(self, name: str) -> Iterable[str]:
        """The facts that one was worked out from, itself among them where it is known."""
        return self._kept[name][1] if self.maybe(name) is not None else ()

    def _refuse(self, why: str, *, assuming: bool) -> NoReturn:
        raise Impossible(why) if assuming else BadFacts(why)

    def _written(self, name: str) -> Any:
        value = self.maybe(name)
        return None if value is None else self._fields[name].type.write(value)

    def _field(self, name: str) -> Field:
        try:
            return self._fields[name]
        except KeyError:
            raise EngineError(f"{type(self._given).__name__} declares no fact {name!r}") from None

    def since(self, year: str) -> bool:
        """Whether the edition ruled by is that of `year` or a later one."""
        return self.edition >= year

    def of_edition(self, values: Mapping[str, V]) -> V:
        """What a table by edition says for this one, or for the one it inherits from."""
        found = of_edition(values, self.edition)
        if found is None:
            raise EngineError(f"a table of {', '.join(values)} says nothing for the edition {self.edition}")
        return found

    def by_letter(self, provision: str) -> bool:
        """Whether this ruling follows the printed words of `provision`, where they change the ruling."""
        return self.edition == IN_FORCE_EDITION and letter_asked()

    # -- applying rules --------------------------------------------------------------------------------------------

    @contextmanager
    def applying(self, provision: str, home: str, exception_to: tuple[str, ...]) -> Iterator[None]:
        """Conclude under `provision` until the block ends."""
        self.apply(provision, home, exception_to)
        try:
            yield
        finally:
            self.applied()

    def apply(self, provision: str, home: str, exception_to: tuple[str, ...]) -> None:
        """Conclude under `provision` until it is `applied` (used by `@rule_of`)."""
        step = RuleStep(provision, {}, [], {})
        self.draft.trace.append(step)
        self._stack.append((provision, home, exception_to, step))
        self._noted = step.because

    def applied(self) -> None:
        """Conclude under what was being applied before."""
        self._stack.pop()
        self._noted = self._stack[-1][3].because if self._stack else {}

    def _rule(self) -> tuple[str, str, tuple[str, ...], RuleStep]:
        if not self._stack:
            raise EngineError("a conclusion was drawn outside any rule, so it would have no citation")
        return self._stack[-1]

    def _cite(self, also: tuple[str, ...]) -> tuple[str, ...]:
        ruled = self._rule()[0]
        return _citations(ruled, also, self.edition) if also else (ruled,)

    # -- concluding ------------------------------------------------------------------------------------------------

    def headline(self, key: str, *, also: tuple[str, ...] = (), tells: tuple[str, ...] = (), **params: Any) -> None:
        """Conclude `statements.key` as the outcome in one sentence: it comes first. `tells` is as for `meanwhile`."""
        self._saying("statements", key, also, params, headline=True, tells=tells)

    def meanwhile(
        self, key: str, *decides: str, also: tuple[str, ...] = (), tells: tuple[str, ...] = (), **params: Any
    ) -> None:
        """What the law says, as the headline while none of the facts `decides` is known: `statements.key`.

        `tells` are choices whose options it names with what follows, so that a short answer does not list them again.
        """
        if all(self.untold(name) for name in decides):
            self._saying("statements", key, also, params, headline=True, while_open=decides, tells=tells)

    def say(self, key: str, *, also: tuple[str, ...] = (), tells: tuple[str, ...] = (), **params: Any) -> None:
        """Conclude the sentence `statements.key`; `also` adds further provisions, `tells` is as for `meanwhile`."""
        self._saying("statements", key, also, params, tells=tells)

    def aside(self, key: str, *, also: tuple[str, ...] = (), **params: Any) -> None:
        """As `say`, for what the whole ruling tells and a short answer leaves out."""
        self._saying("statements", key, also, params, aside=True)

    def read_aloud(self, key: str, *decides: str, also: tuple[str, ...] = (), **params: Any) -> None:
        """Words the director reads to the players: `read_aloud.key`, while none of the facts `decides` is given."""
        self._saying("read_aloud", key, also, params, while_open=decides)

    def note(self, key: str, *, also: tuple[str, ...] = (), **params: Any) -> None:
        """A remark beside the ruling, such as an ambiguity of the text: `notes.key`."""
        self._saying("notes", key, also, params)

    def _saying(
        self,
        section: Section,
        key: str,
        also: tuple[str, ...],
        params: dict[str, Any],
        *,
        headline: bool = False,
        while_open: tuple[str, ...] = (),
        aside: bool = False,
        tells: tuple[str, ...] = (),
    ) -> Saying:
        _, home, _, step = self._rule()
        saying = Saying(section, key, home, _frozen(params), self._cite(also), headline, while_open, aside, tells)
        if section != "options" and (key not in self._said or saying not in self.draft.sayings):
            self._said.add(key)
            self.draft.sayings.append(saying)
            step.sayings.append(saying)
        return saying

    def set(self, *, also: tuple[str, ...] = (), **outcome: Any) -> None:
        """Set outcome keys (design section 9). Raises Conflict as `Draft.put` does."""
        provision, _, exceptions, step = self._rule()
        for key, value in outcome.items():
            if self.draft.put(key, SetOutcome(value, provision, exceptions, self._cite(also))):
                step.sets[key] = value

    def option(
        self, chooser: Who, name: str, *decides: str, also: tuple[str, ...] = (), words: str = "", **params: Any
    ) -> None:
        """Offer an option (Law 10C1), worded `options.name` (or `words`); shown until a fact of `decides` is given."""
        saying = self._saying("options", words or name, also, {"chooser": chooser, **params}, while_open=decides)
        self.draft.options.append(Option(chooser, name, saying))

    def keep_in_force(self, kind: str, players: Who | tuple[Seat, ...], until: str, **detail: Any) -> None:
        """Leave something in force on the board until `until`; it is the `in_force` fact of the next ruling."""
        who = players if isinstance(players, Who) else None
        seats = ((who.seat,) if who.seat else ()) if who else cast("tuple[Seat, ...]", players)
        source, home, _, _ = self._rule()
        item = StateItem(kind, seats, who.role if who else "", until, source, _frozen(detail), home)
        if item not in self.draft.state:
            self.draft.state.append(item)

    def review(self, provision: str | None = None) -> None:
        """Promise to look again at the end of play under `provision` (default: the rule being applied)."""
        promised = cited(provision, self.edition) if provision else self._rule()[0]
        if promised not in self.draft.reviews:
            self.draft.reviews.append(promised)

    def stage(self, moment: str, **outcome: Any) -> None:
        """Add what holds at one moment only (`rulings.engine.stages.MOMENTS`) beside what the outcome says."""
        if moment not in MOMENTS:
            raise EngineError(f"{moment!r} is no moment of a ruling")
        self.draft.stages += [(moment, field, value) for field, value in outcome.items()]

    def route(self, procedure: str, key: str, **params: Any) -> None:
        """Say (`statements.key`) that another procedure rules, and name it in the outcome."""
        self.headline(key, **params)
        self.set(result="see_procedure", procedure=procedure)

    def not_modelled(self, key: str, **params: Any) -> NoReturn:
        """End this path as not modelled, with the reason `notes.key`."""
        self.note(key, **params)
        raise Unmodelled

    def leave(self) -> None:
        """Let go of itself once the run is over, so that nothing of it is left to the collector of cycles."""
        del self.facts, self.known

    def finish(self) -> None:
        """Once the rules have returned: the outcome's `end_of_play_review`, the first promised (design section 9)."""
        first = next(iter(self.draft.reviews), None)
        promised = SetOutcome(first, first or "", (), (first,) if first else ())
        self.draft.outcome.setdefault("end_of_play_review", promised)


@lru_cache(maxsize=4096)
def _citations(ruled: str, also: tuple[str, ...], edition: str) -> tuple[str, ...]:
    return tuple(dict.fromkeys((ruled, *(cited(item, edition) for item in also))))


def _frozen(params: dict[str, Any]) -> Params:
    rows = params.items()
    return tuple([(key, tuple(value) if isinstance(value, list) else value) for key, value in rows]) if rows else ()


__all__ = ["Ask", "Fork", "Halt", "Impossible", "Inquiry", "Kind", "Unmodelled", "Who"]

"""What was played: one `Result` a table and board, and the `FieldResults` they make."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace

from corpus.errors import BadInput
from rulings.scoring.calculation import Step
from rulings.scoring.field import entries
from rulings.scoring.field.entries import Side, ns_score, tricks_of
from rulings.scoring.matchpoints import Spread

__all__ = ["Artificial", "FieldResults", "Named", "Result", "Side", "Split", "adjusted", "ns_score", "tricks_of"]


@dataclass(frozen=True)
class Artificial:
    """An artificial score for each side: an average by name, or a percentage of the top; None for nobody (a sit-out, a
    pair that has withdrawn).
    """

    ns: Side | None
    ew: Side | None


@dataclass(frozen=True)
class Split:
    """An assigned score that does not balance (Law 12C1e, 12C4): what counts for NS and for EW, scores as NS scores."""

    ns: int | Spread | Side
    ew: int | Spread | Side


@dataclass(frozen=True)
class Result:
    """One result: the NS score, a weighted score (`Spread`, both sides the same), an artificial one, or a split one.

    A pair "" is nobody: the other pair sits out. `group` tells apart the groups of a fouled board (MBSz 27), `section`
    the sections that number their pairs alike. `session`, `round`, `table` and `room` say where it was, `seats` who sat
    N E S W in an individual, `entry` what put the score there when it was not the file.
    """

    board: int
    ns: str
    ew: str
    score: int | Spread | Artificial | Split
    contract: str = ""
    group: str = ""
    section: str = ""
    session: str = ""
    round: str = ""
    table: str = ""
    room: str = ""
    seats: tuple[str, ...] = ()
    entry: str = ""
    declarer: str = ""
    tricks: int | None = None

    @property
    def pairs(self) -> tuple[str, ...]:
        """The pairs that exist, NS first."""
        return tuple(pair for pair in (self.ns, self.ew) if pair)


@dataclass(frozen=True)
class Named:
    """The name of a pair as the file has it; `line` N or E where the file tells the lines apart."""

    pair: str
    name: str
    line: str = ""
    section: str = ""


@dataclass(frozen=True)
class FieldResults:
    """All results, the names of the pairs where the file has them, where it came from, notes on what was read but not
    used, and the lines without a result (`unplayed`, with no score for either side). `apart`: NS and EW are ranked for
    themselves (annex 6.1 a).
    """

    results: tuple[Result, ...]
    names: Mapping[str, str] = field(default_factory=dict)
    source: str = ""
    notes: tuple[Step, ...] = ()
    named: tuple[Named, ...] = ()
    unplayed: tuple[Result, ...] = ()
    apart: bool = False

    def lines_apart(self) -> FieldResults:
        """The same field with NS and EW numbers made different pairs (`N1`, `E1`): a Mitchell with two winners."""
        rows = (*self.results, *self.unplayed)
        lines = {"N": {r.ns for r in rows}, "E": {r.ew for r in rows}}
        given = self.named or tuple(Named(pair, name) for pair, name in self.names.items())
        named = tuple(
            replace(n, pair=f"{line}{n.pair}", line=line)
            for n in given
            for line in (n.line or "NE")
            if n.pair in lines[line]
        )
        return replace(self._called(lambda pair, line, section: f"{line}{pair}", named), apart=True)

    def sections_apart(self) -> FieldResults:
        """The same field with the section before the pair (`A7`), when there is more than one."""
        if len({r.section for r in (*self.results, *self.unplayed) if r.section}) < 2:
            return self
        named = tuple(replace(n, pair=f"{n.section}{n.pair}") for n in self.named)
        return self._called(lambda pair, line, section: f"{section}{pair}", named)

    def _called(self, call: Callable[[str, str, str], str], named: tuple[Named, ...]) -> FieldResults:
        def renamed(r: Result) -> Result:
            ns, ew = (call(p, line, r.section) if p else "" for p, line in ((r.ns, "N"), (r.ew, "E")))
            return replace(r, ns=ns, ew=ew)

        return replace(
            self,
            results=tuple(map(renamed, self.results)),
            unplayed=tuple(map(renamed, self.unplayed)),
            names={n.pair: n.name for n in named},
            named=named,
        )

    def checked(self, teams: bool = False) -> FieldResults:
        """Itself, once no pair has two results on a board; raises BadInput naming board and pair otherwise.

        In a match of teams (`teams`) a number is a team, which plays a board once in each direction.
        """
        if not any(r.ns and r.ew for r in self.results):
            raise BadInput(f"The file {self.source} has no results: see docs/scoring.md for the formats.")
        seen: set[tuple[object, ...]] = set()
        for r in self.results:
            if r.ns == r.ew:
                raise BadInput(
                    f"Board {r.board}: pair {r.ns} sits in both directions; if NS and EW have their own numbers, "
                    "use `--lines-apart`."
                )
            keys: Iterable[tuple[object, ...]] = (
                [(r.session, r.round, r.board, r.ns, r.ew)]
                if teams
                else [(r.session, r.board, pair) for pair in r.pairs]
            )
            for key in keys:
                if key in seen and teams:
                    raise BadInput(
                        f"Board {r.board}: teams {r.ns} (NS) and {r.ew} (EW) have two results; correct the file."
                    )
                if key in seen:
                    raise BadInput(
                        f"Board {r.board}: pair {key[2]} has two results; if NS and EW have their own numbers, "
                        "use `--lines-apart`, else correct the file."
                    )
                seen.add(key)
        return self


def names_of(named: Sequence[Named]) -> dict[str, str]:
    """Names by pair number; where NS and EW of one number are called differently, the NS name."""
    found: dict[str, str] = {}
    for n in sorted(named, key=lambda n: n.line == "E"):
        found.setdefault(n.pair, n.name)
    return found


def adjusted(text: str) -> Spread | Artificial | Split:
    """An adjusted score as people write it (see `entries.adjusted`, `entries.split`), as the score of a `Result`."""
    if (two := entries.split(text)) is not None:
        return Split(*two)
    found = entries.adjusted(text)
    return Artificial(*found) if isinstance(found, tuple) else found


def given_score(text: str) -> int | Spread | Artificial | Split:
    """A score a director gives: points as an NS score (`420`), or what `adjusted` reads. Raises BadInput."""
    try:
        return entries.points(text)
    except BadInput:
        return adjusted(text)

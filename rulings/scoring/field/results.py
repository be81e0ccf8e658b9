"""What was played: one `Result` a table and board, and the `Field` they make."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Literal

from bridge.calls import parse_bid
from bridge.errors import BridgeError
from bridge.seats import parse_seat, vulnerability_of_board
from corpus.errors import BadInput
from rulings.scoring.adjusted import checked_weights
from rulings.scoring.contract import contract_score
from rulings.scoring.matchpoints import Spread
from rulings.scoring.working import exact

Side = Literal["plus", "average", "minus"] | Fraction
_AVERAGE: dict[str, Side] = {"A+": "plus", "A": "average", "A-": "minus", "A=": "average"}
_CONTRACT = re.compile(r"^([1-7])\s*(NT|[CDHSN])\s*(XX|X|\*\*|\*)?$", re.IGNORECASE)
_PASSED = {"PASS", "P", "AP", "ALLPASS", "ALL PASS", "PASSED OUT", "0"}


@dataclass(frozen=True)
class Artificial:
    """An artificial score for each side: an average by name, or a percentage of the top."""

    ns: Side
    ew: Side


@dataclass(frozen=True)
class Result:
    """One result: the NS score, a weighted score (`Spread`, both sides the same), or an artificial one."""

    board: int
    ns: str
    ew: str
    score: int | Spread | Artificial
    contract: str = ""


@dataclass(frozen=True)
class Field:
    """All results, the names of the pairs where the file has them, and where it came from."""

    results: tuple[Result, ...]
    names: Mapping[str, str] = field(default_factory=dict)
    source: str = ""

    def lines_apart(self) -> Field:
        """The same field with NS and EW numbers made different pairs (`N1`, `E1`): a Mitchell with two winners."""
        results = tuple(Result(r.board, f"N{r.ns}", f"E{r.ew}", r.score, r.contract) for r in self.results)
        names = {f"{line}{pair}": name for pair, name in self.names.items() for line in "NE"}
        return Field(results, names, self.source)

    def checked(self) -> Field:
        """Itself, once no pair has two results on a board; raises BadInput naming board and pair otherwise."""
        seen: set[tuple[int, str]] = set()
        for r in self.results:
            if r.ns == r.ew:
                raise BadInput(
                    f"Board {r.board}: pair {r.ns} sits in both directions; if NS and EW have their own numbers, "
                    "use `--lines-apart`."
                )
            for pair in (r.ns, r.ew):
                if (r.board, pair) in seen:
                    raise BadInput(
                        f"Board {r.board}: pair {pair} has two results; if NS and EW have their own numbers, "
                        "use `--lines-apart`, else correct the file."
                    )
                seen.add((r.board, pair))
        if not self.results:
            raise BadInput(f"The file {self.source} has no results: see docs/scoring.md for the formats.")
        return self


def ns_score(board: int, contract: str, declarer: str, tricks: int) -> int:
    """NS score of a contract as people write it (`4S`, `3NTX`, `2HXX`, `PASS`) on a numbered board (Law 2 gives the
    vulnerability).

    Raises BadInput for what is no contract.
    """
    text = contract.strip().upper()
    if text in _PASSED:
        return 0
    found = _CONTRACT.match(text)
    if not found:
        raise BadInput(f"Board {board}: {contract!r} is no contract; write 4S, 3NT, 2HX, 1CXX or PASS.")
    level, denomination, doubling = found.groups()
    try:
        bid = parse_bid(f"{level}{denomination[0].upper()}")
        seat = parse_seat(declarer.strip().upper())
    except BridgeError as error:
        raise BadInput(f"Board {board}: {error}") from error
    vulnerable = vulnerability_of_board(board).value in ("both", seat.side.value)
    times = {"X": 1, "*": 1, "XX": 2, "**": 2}.get((doubling or "").upper(), 0)
    score = contract_score(bid.level, bid.denomination.value, times, vulnerable, tricks).value
    return score if seat.side.value == "ns" else -score


def tricks_of(contract: str, result: str) -> int:
    """Tricks won, from `10`, `=`, `+1` or `-2`. Raises BadInput for anything else."""
    text = result.strip()
    level = next((int(c) for c in contract if c.isdigit()), 0)
    if text == "=":
        return level + 6
    if re.fullmatch(r"[+-]\d+", text):
        return level + 6 + int(text)
    if re.fullmatch(r"\d+", text):
        return int(text)
    raise BadInput(f"{result!r} is no result of {contract}; write the tricks (10), or =, +1, -2.")


def adjusted(text: str) -> Spread | Artificial:
    """An adjusted score as people write it: `A+/A-`, `60/40` (per cent, NS first) or weights `60:620 40:-100` (NS
    scores).
    """
    parts = text.strip().upper().split("/")
    try:
        if len(parts) == 2:
            return Artificial(*(_AVERAGE.get(p.strip()) or exact(p) for p in parts))
        pairs = [row.split(":") for row in text.split()]
        spread: dict[int, Fraction] = {}
        for weight, score in checked_weights([(exact(w), int(s)) for w, s in pairs]):
            spread[score] = spread.get(score, Fraction(0)) + weight
    except (ValueError, ZeroDivisionError) as error:
        raise BadInput(
            f"{text!r} is no adjusted score; write A+/A-, 60/40 or weights such as 60:620 40:-100."
        ) from error
    return spread

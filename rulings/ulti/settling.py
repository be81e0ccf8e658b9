"""The arithmetic of a deal of Ulti (I.4, I.6, I.7, I.10.e): what each defender pays or receives, part by part.

Amounts are points per defender from the declarer's side: +4 means that this defender pays the declarer 4. A ledger
always sums to zero over the three players.
"""

from __future__ import annotations

from collections.abc import Container, Iterable
from dataclasses import dataclass
from typing import TypeAlias

from bridge.ulti.contracts import ULTI_PENALTY, Part, UltiContract
from bridge.ulti.kontra import Stakes

TIMES = "\N{MULTIPLICATION SIGN}"
SILENT_ULTI = {False: 2, True: 4}
"""I.4.d: a silent ulti, plain and red."""
SILENT_ULTI_PENALTY = {False: 2, True: 4}
"""I.4.d: the extra loss for a silent ulti that is caught."""
SILENT_ACES = {False: 2, True: 4}
"""I.4.c: four aces taken unbid, plain and red."""
SILENT_HUNDRED_FACTOR = 2
"""I.4.a: a silent hundred of either side doubles the value of the jatek."""

SilentUltiResult: TypeAlias = str
"""`none`, `declarer_made`, `declarer_caught`, `defender_made` or `defender_caught`."""
Scorer: TypeAlias = str
"""`none`, `declarer` or `defenders`."""
Offender: TypeAlias = str
"""`declarer` or `defender`."""


@dataclass(frozen=True, slots=True)
class SettlementLine:
    """One part of a settlement: what it is for, the provisions, the sum in figures, the amounts of both defenders."""

    item: str
    provisions: tuple[str, ...]
    shown: str
    amounts: tuple[int, int]


@dataclass(frozen=True, slots=True)
class Ledger:
    """The lines of a deal and the final score of the declarer, the first and the second defender.

    Where one defender pays for his partner, `transfers` are what moves from the offender (first) to the innocent.
    """

    lines: tuple[SettlementLine, ...]
    transfers: tuple[int, int] = (0, 0)

    @property
    def amounts(self) -> tuple[int, int]:
        """The sum of the lines for the first and the second defender, from the declarer's side."""
        return sum(line.amounts[0] for line in self.lines), sum(line.amounts[1] for line in self.lines)

    @property
    def score(self) -> tuple[int, int, int]:
        """Points of declarer, first and second defender; their sum is zero."""
        first, second = self.amounts
        return first + second, -first + self.transfers[0], -second + self.transfers[1]


def part_line(stakes: Stakes, part: Part, *, made: bool, silent_hundred: bool = False) -> SettlementLine:
    """One undertaken part (I.4): its value, doubled if jatek with a silent hundred, times kontra or rekontra."""
    contract = stakes.contract
    base = contract.part_value(part)
    doubled = silent_hundred and part is Part.JATEK
    steps = [str(base)] + ([str(SILENT_HUNDRED_FACTOR)] if doubled else [])
    worth = base * (SILENT_HUNDRED_FACTOR if doubled else 1)
    factors = stakes.factors(part)
    sign = 1 if made else -1
    provisions = [contract.provision_of(part)]
    if max(factors) > 1:
        provisions.append("I.7")
    first, second = (_shown(steps, factor, worth * factor) for factor in factors)
    amounts = (sign * worth * factors[0], sign * worth * factors[1])
    return SettlementLine(part.value, tuple(provisions), first if first == second else f"{first} / {second}", amounts)


def _shown(steps: list[str], factor: int, total: int) -> str:
    product = [*steps, *([str(factor)] if factor > 1 else [])]
    return f"{f' {TIMES} '.join(product)} = {total}" if len(product) > 1 else str(total)


def ulti_penalty_line(contract: UltiContract) -> SettlementLine:
    """I.4.d: the extra loss for a failed bid ulti, which no kontra changes."""
    amount = ULTI_PENALTY[contract.red]
    return SettlementLine("ulti_penalty", ("I.4.d",), str(amount), (-amount, -amount))


def silent_ulti_line(contract: UltiContract, result: SilentUltiResult) -> SettlementLine:
    """I.4.d: a silent ulti made, or caught with its extra loss; a defender's is shared with his partner."""
    worth = SILENT_ULTI[contract.red]
    made = result.endswith("_made")
    amount = worth if made else worth + SILENT_ULTI_PENALTY[contract.red]
    gains = result in ("declarer_made", "defender_caught")
    shown = str(worth) if made else f"{worth} + {SILENT_ULTI_PENALTY[contract.red]} = {amount}"
    signed = amount if gains else -amount
    return SettlementLine(f"silent_ulti_{result}", ("I.4.d",), shown, (signed, signed))


def silent_aces_line(contract: UltiContract, scorer: Scorer) -> SettlementLine:
    """I.4.c: four aces taken unbid by the declarer, or all by one defender."""
    amount = SILENT_ACES[contract.red]
    signed = amount if scorer == "declarer" else -amount
    return SettlementLine(f"silent_aces_{scorer}", ("I.4.c",), str(amount), (signed, signed))


def settle(
    stakes: Stakes,
    made: Iterable[Part],
    *,
    silent_hundred: Scorer = "none",
    silent_ulti: SilentUltiResult = "none",
    silent_aces: Scorer = "none",
) -> Ledger:
    """Settle a deal from its result: every undertaken part separately, then what was done silently (I.4, I.7, I.8)."""
    contract = stakes.contract
    done = frozenset(made)
    lines = []
    for part in contract.ordered:
        lines.append(part_line(stakes, part, made=part in done, silent_hundred=silent_hundred != "none"))
        if part is Part.ULTI and part not in done:
            lines.append(ulti_penalty_line(contract))
    if silent_ulti != "none":
        lines.append(silent_ulti_line(contract, silent_ulti))
    if silent_aces != "none":
        lines.append(silent_aces_line(contract, silent_aces))
    return Ledger(tuple(lines))


def settle_given_up(contract: UltiContract) -> Ledger:
    """I.6: thrown in before the first lead: every part lost, doubled as by a kontra."""
    return settle(Stakes(contract).all_doubled(), made=())


def settle_renonsz(
    stakes: Stakes,
    offender: Offender,
    *,
    silent_hundred: Scorer = "none",
    silent_aces: Scorer = "none",
    shared: bool = False,
) -> Ledger:
    """Settle after a renonsz (I.10.c-e, II): the declarer who erred loses every part, with the defender the bid is won.

    The erring defender, counted as the first, pays his partner's share and pays the partner as well (I.10.e), unless
    `shared`, where both defenders bear it (II.C.8).
    """
    made = () if offender == "declarer" else stakes.contract.ordered
    ledger = settle(stakes, made, silent_hundred=silent_hundred, silent_aces=silent_aces)
    if offender == "declarer" or shared:
        return ledger
    return compensated(ledger)


def compensated(ledger: Ledger, items: Container[str] | None = None) -> Ledger:
    """I.10.e: the first defender erred: he pays for the innocent partner, and pays him the same again.

    What the partner would owe is taken line by line, so that nothing the defenders won (a failed ulti, silent aces)
    spares the offender; `items` are the lines the renonsz is about, if not all (II.C.12).
    """
    owed = sum(
        line.amounts[1] for line in ledger.lines if line.amounts[1] > 0 and (items is None or line.item in items)
    )
    return Ledger(ledger.lines, (-2 * owed, 2 * owed))

"""Contracts of Ulti (I.3-I.5): their parts and values, which combinations are legal, and how bids rank.

The parts are called by their Hungarian names, without accents: `jatek`, `40-100`, `20-100`, `ulti`, `4-asz`,
`durchmars`, `teritett-durchmars`; without trumps `betli`, `rebetli`, `teritett-betli`, `szintelen-durchmars`,
`redurchmars`, `szintelen-teritett-durchmars`.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from itertools import product

from bridge.ulti.errors import UltiRefusal


class Part(StrEnum):
    """One thing a declarer undertakes."""

    JATEK = "jatek"
    FORTY_HUNDRED = "40-100"
    TWENTY_HUNDRED = "20-100"
    ULTI = "ulti"
    FOUR_ACES = "4-asz"
    DURCHMARS = "durchmars"
    OPEN_DURCHMARS = "teritett-durchmars"
    BETLI = "betli"
    REBETLI = "rebetli"
    OPEN_BETLI = "teritett-betli"
    PLAIN_DURCHMARS = "szintelen-durchmars"
    REDURCHMARS = "redurchmars"
    PLAIN_OPEN_DURCHMARS = "szintelen-teritett-durchmars"


@dataclass(frozen=True, slots=True)
class PartRule:
    """What the rules print about a part: its value plain and (with piros trumps) red, and where."""

    plain: int
    red: int | None
    provision: str
    red_provision: str = ""


PART_RULES: dict[Part, PartRule] = {
    Part.JATEK: PartRule(1, 2, "I.4.a"),
    Part.FORTY_HUNDRED: PartRule(4, 8, "I.4.b"),
    Part.FOUR_ACES: PartRule(4, 8, "I.4.c"),
    Part.ULTI: PartRule(4, 8, "I.4.d"),
    Part.BETLI: PartRule(5, None, "I.4.e.1"),
    Part.REBETLI: PartRule(10, None, "I.4.e.2"),
    Part.OPEN_BETLI: PartRule(20, None, "I.4.e.3"),
    Part.TWENTY_HUNDRED: PartRule(8, 16, "I.4.f"),
    Part.DURCHMARS: PartRule(6, 12, "I.4.g.1.a", "I.4.g.1.b"),
    Part.OPEN_DURCHMARS: PartRule(12, 24, "I.4.g.1.c", "I.4.g.1.d"),
    Part.PLAIN_DURCHMARS: PartRule(6, None, "I.4.g.2.a"),
    Part.REDURCHMARS: PartRule(12, None, "I.4.g.2.b"),
    Part.PLAIN_OPEN_DURCHMARS: PartRule(24, None, "I.4.g.2.c"),
}
"""`red` is None for games without trumps, which have no colour."""

HUNDREDS = (Part.FORTY_HUNDRED, Part.TWENTY_HUNDRED)
TRUMP_DURCHMARS = (Part.DURCHMARS, Part.OPEN_DURCHMARS)
TRUMPLESS = tuple(part for part, rule in PART_RULES.items() if rule.red is None)
BETLIS = (Part.BETLI, Part.REBETLI, Part.OPEN_BETLI)
OPEN_PARTS = (Part.OPEN_BETLI, Part.OPEN_DURCHMARS, Part.PLAIN_OPEN_DURCHMARS)
ULTI_PENALTY = {False: 4, True: 8}
"""I.4.d: the extra loss for a failed declared ulti, plain and red; doubling leaves it as it is."""

PART_ORDER = tuple(Part)


@dataclass(frozen=True, slots=True)
class UltiContract:
    """A legal bid: its parts (the automatic játék included) and whether piros is trump. Build it with `contract_of`."""

    parts: frozenset[Part]
    red: bool = False

    @property
    def ordered(self) -> tuple[Part, ...]:
        """The parts in a fixed order."""
        return tuple(part for part in PART_ORDER if part in self.parts)

    @property
    def said(self) -> tuple[Part, ...]:
        """The parts that are spoken: without a játék that is automatic."""
        return tuple(part for part in self.ordered if part is not Part.JATEK) or (Part.JATEK,)

    def part_value(self, part: Part) -> int:
        """The printed value of one part in this contract's colour."""
        rule = PART_RULES[part]
        return rule.red if self.red and rule.red is not None else rule.plain

    def provision_of(self, part: Part) -> str:
        """Where the part's value in this contract's colour is printed."""
        rule = PART_RULES[part]
        return rule.red_provision if self.red and rule.red_provision else rule.provision

    @property
    def value(self) -> int:
        """The sum of the values of the parts (I.5)."""
        return sum(self.part_value(part) for part in self.parts)

    @property
    def trumpless(self) -> bool:
        """Whether it is played without trumps (I.4.e, I.4.g.2)."""
        return any(part in TRUMPLESS for part in self.parts)

    @property
    def open(self) -> bool:
        """Whether all hands are laid open after the first trick (terített)."""
        return any(part in OPEN_PARTS for part in self.parts)

    @property
    def announcements_allowed(self) -> bool:
        """Whether both sides may announce: only where the játék is at stake (I.4.a against b, e, f, g)."""
        return Part.JATEK in self.parts

    @property
    def depends_on_reading(self) -> bool:
        """Whether its value depends on how the text is read: ulti with four aces, játék or not (see `contract_of`)."""
        return {Part.ULTI, Part.FOUR_ACES} <= self.parts and not any(part in HUNDREDS for part in self.parts)

    def overcalls(self, other: UltiContract) -> bool:
        """I.3: higher value; or equal value and fewer parts; at equality ulti beats four aces (I.4.c)."""
        if self.value != other.value:
            return self.value > other.value
        if len(self.parts) != len(other.parts):
            return len(self.parts) < len(other.parts)
        mine, theirs = self.parts - other.parts, other.parts - self.parts
        return Part.ULTI in mine and Part.FOUR_ACES in theirs

    def __str__(self) -> str:
        return " ".join((*(("piros",) if self.red else ()), *(part.value for part in self.said)))


def contract_of(
    parts: Iterable[Part | str], *, red: bool = False, game_with_ulti_and_aces: bool = False
) -> UltiContract:
    """The contract of the named parts. Raises UltiRefusal when they may not be combined (I.5.a).

    The automatic játék is added where nothing beyond ulti is undertaken (I.5.b), and to four aces bid alone, whose
    value the rules print as 4+1 (I.4.c). For ulti with four aces the text speaks both ways: I.4.d and I.5.b give no
    játék (nothing beyond ulti), I.4.c prices four aces at 4+1. The letter of I.5.b is the default;
    `game_with_ulti_and_aces` takes the other reading.
    """
    named = frozenset(Part(part) for part in parts)
    if not named:
        raise UltiRefusal("no_contract_named", "I.3")
    _refuse_wrong_combination(named, red=red)
    others = named - {Part.JATEK}
    automatic = others <= {Part.ULTI} or others == {Part.FOUR_ACES}
    automatic = automatic or (game_with_ulti_and_aces and others == {Part.ULTI, Part.FOUR_ACES})
    if Part.JATEK in named and not automatic:
        raise UltiRefusal("game_is_not_part_of_this_contract", "I.5.b")
    return UltiContract(others | {Part.JATEK} if automatic else others, red)


def _refuse_wrong_combination(named: frozenset[Part], *, red: bool) -> None:
    trumpless = [part for part in named if part in TRUMPLESS]
    if trumpless and len(named) > 1:
        raise UltiRefusal("trumpless_contracts_stand_alone", "I.5.b")
    if trumpless and red:
        raise UltiRefusal("trumpless_contract_has_no_colour", "I.4.e" if trumpless[0] in BETLIS else "I.4.g.2")
    if named.issuperset(HUNDREDS):
        raise UltiRefusal("only_one_hundred", "I.5.a")
    if named.issuperset(TRUMP_DURCHMARS):
        raise UltiRefusal("only_one_durchmars", "I.5.a")
    if Part.FOUR_ACES in named and any(part in TRUMP_DURCHMARS for part in named):
        raise UltiRefusal("four_aces_not_with_durchmars", "I.5.a")


@cache
def all_contracts(*, game_with_ulti_and_aces: bool = False) -> tuple[UltiContract, ...]:
    """Every legal contract, weakest first: by value, then more parts first, four aces before ulti."""
    choices = product((None, *HUNDREDS), (None, Part.ULTI), (None, *TRUMP_DURCHMARS, Part.FOUR_ACES))
    combined = [[part for part in choice if part is not None] or [Part.JATEK] for choice in choices]
    coloured = [
        contract_of(parts, red=red, game_with_ulti_and_aces=game_with_ulti_and_aces)
        for parts in combined
        for red in (False, True)
    ]
    return tuple(sorted((*coloured, *(contract_of([part]) for part in TRUMPLESS)), key=_ladder_place))


def _ladder_place(contract: UltiContract) -> tuple[int, int, int, tuple[int, ...]]:
    weak = 0 if Part.FOUR_ACES in contract.parts and Part.ULTI not in contract.parts else 1
    strong = 1 if Part.ULTI in contract.parts and Part.FOUR_ACES not in contract.parts else 0
    shape = tuple(PART_ORDER.index(part) for part in contract.ordered)
    return contract.value, -len(contract.parts), weak + strong, shape


def smallest_overcalls(contract: UltiContract | None) -> tuple[UltiContract, ...]:
    """The weakest contracts that overcall this one: what II.B.1, B.3 and B.4 make an offender pay.

    More than one when the ladder has equals (their value is the same); all of the lowest kind when nothing was bid.
    """
    above = [other for other in all_contracts() if contract is None or other.overcalls(contract)]
    return tuple(other for other in above if not any(other.overcalls(lower) for lower in above))


NAME_FAMILIES: dict[Part, tuple[Part, ...]] = {
    Part.BETLI: BETLIS,
    Part.PLAIN_DURCHMARS: (Part.PLAIN_DURCHMARS, Part.REDURCHMARS, Part.PLAIN_OPEN_DURCHMARS),
}
"""Names whose next grade is another name (I.3: betli said after piros ulti means rebetli)."""


def understood_bid(
    parts: Iterable[Part | str], *, red: bool = False, after: UltiContract | None = None
) -> UltiContract:
    """I.3: what a shortened bid means: the lowest contract of the same name that overcalls the one in force.

    `red` says that piros was spoken. Raises UltiRefusal when no contract of that name is high enough (II.B.3).
    """
    named = [Part(part) for part in parts]
    families = [NAME_FAMILIES.get(part, (part,)) for part in named]
    colours = (red,) if red or any(part in TRUMPLESS for part in named) else (False, True)
    for colour in colours:
        for meaning in product(*families):
            contract = contract_of(meaning, red=colour)
            if after is None or contract.overcalls(after):
                return contract
    raise UltiRefusal("bid_not_higher", "I.3", tuple(str(contract) for contract in smallest_overcalls(after)))

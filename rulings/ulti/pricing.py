"""Saying a ledger line by line, and the rules of I.10 that every renonsz shares."""

from __future__ import annotations

from typing import Any

from bridge.ulti.contracts import Part
from bridge.ulti.kontra import Stakes
from bridge.ulti.notation import name_of_contract
from rulings.engine import Inquiry, rule_of
from rulings.scoring.calculation import signed
from rulings.ulti.facts import stakes_from
from rulings.ulti.settling import Ledger, SettlementLine, settle_renonsz

Facts = Inquiry[Any]


LINE_KEYS: dict[str, tuple[str, str]] = {
    "jatek": ("won_jatek", "lost_jatek"),
    "40-100": ("won_40-100", "lost_40-100"),
    "20-100": ("won_20-100", "lost_20-100"),
    "ulti": ("won_ulti", "lost_ulti"),
    "4-asz": ("won_4-asz", "lost_4-asz"),
    "durchmars": ("won_durchmars", "lost_durchmars"),
    "teritett-durchmars": ("won_teritett-durchmars", "lost_teritett-durchmars"),
    "betli": ("won_betli", "lost_betli"),
    "rebetli": ("won_rebetli", "lost_rebetli"),
    "teritett-betli": ("won_teritett-betli", "lost_teritett-betli"),
    "szintelen-durchmars": ("won_szintelen-durchmars", "lost_szintelen-durchmars"),
    "redurchmars": ("won_redurchmars", "lost_redurchmars"),
    "szintelen-teritett-durchmars": ("won_szintelen-teritett-durchmars", "lost_szintelen-teritett-durchmars"),
    "ulti_penalty": ("ulti_penalty", "ulti_penalty"),
    "silent_ulti_declarer_made": ("silent_ulti_declarer_made", "silent_ulti_declarer_made"),
    "silent_ulti_declarer_caught": ("silent_ulti_declarer_caught", "silent_ulti_declarer_caught"),
    "silent_ulti_defender_made": ("silent_ulti_defender_made", "silent_ulti_defender_made"),
    "silent_ulti_defender_caught": ("silent_ulti_defender_caught", "silent_ulti_defender_caught"),
    "silent_aces_declarer": ("silent_aces_declarer", "silent_aces_declarer"),
    "silent_aces_defenders": ("silent_aces_defenders", "silent_aces_defenders"),
}
"""Item of a ledger line -> how it is said when the declarer gains by it, and when he loses."""


def no_people(_known: Any) -> dict[str, Any]:
    """Ulti's wording names declarer and defenders itself; there are no seats to speak of."""
    return {}


def _full(line: SettlementLine) -> tuple[str, ...]:
    return tuple(f"ulti-hu:{provision}" for provision in line.provisions)


@rule_of("ulti-hu:I.8")
def each_part_i8(case: Facts, ledger: Ledger) -> None:
    """The results are added up, made parts as plus and failed ones as minus."""
    for line in ledger.lines:
        won, lost = LINE_KEYS[line.item]
        case.say(won if line.amounts[0] > 0 else lost, also=_full(line), sum=line.shown)
    case.set(lines=[{"item": line.item, "shown": line.shown, "points": list(line.amounts)} for line in ledger.lines])


def tell_score(case: Facts, ledger: Ledger, key: str, *, offender: str = "") -> None:
    """Conclude the score under the rule being applied: `statements.key` and the outcome `score`.

    `offender` is `defender` where one defender pays for both, so that the score is told by offender and partner.
    """
    declarer, first, second = ledger.score
    case.headline(key, declarer=signed(declarer), first=signed(first), second=signed(second))
    names = ("declarer", "offender", "partner") if offender == "defender" else _NAMES
    case.set(score=dict(zip(names, ledger.score, strict=True)))


_NAMES = ("declarer", "first_defender", "second_defender")


@rule_of("ulti-hu:I.3")
def state_contract(case: Facts, stakes: Stakes) -> None:
    """Put the contract and its value into the outcome, and name what its reading leaves open."""
    case.set(contract=name_of_contract(stakes.contract, "hu"), value=stakes.contract.value)
    if stakes.contract.depends_on_reading:
        reading_ulti_with_aces(case)
    if stakes.contract.parts == {Part.JATEK, Part.FOUR_ACES}:
        reading_four_aces(case)


@rule_of("ulti-hu:I.5.b")
def reading_ulti_with_aces(case: Facts) -> None:
    """Ulti with four aces: the text speaks for and against an automatic jatek."""
    case.note("ulti_with_aces", also=("ulti-hu:I.4.c", "ulti-hu:I.4.d"))


@rule_of("ulti-hu:I.4.c")
def reading_four_aces(case: Facts) -> None:
    """Four aces bid alone count 4+1: the jatek is read as undertaken with it."""
    case.note("four_aces_with_game")


@rule_of("ulti-hu:I.10")
def too_late_i10(case: Facts) -> bool:
    """A renonsz must be declared as soon as it is noticed; otherwise the game stands. Says whether it is too late."""
    if case.facts.declared_at_once:
        return False
    case.headline("too_late")
    case.set(result="play_stands")
    return True


@rule_of("ulti-hu:I.10.c")
def done_before_i10c(case: Facts) -> tuple[str, str]:
    """A silent hundred or four aces completed before the renonsz counts only if it was noticed nearly at once."""
    hundred, aces = case.facts.silent_hundred_before, case.facts.silent_aces_before
    if "declarer" not in (hundred, aces) and "defenders" not in (hundred, aces):
        return "none", "none"
    if not case.facts.noticed_at_once:
        case.say("silent_lost")
        return "none", "none"
    case.say("silent_counts")
    return hundred, aces


@rule_of("ulti-hu:I.10.e")
def defender_compensates_i10e(case: Facts, ledger: Ledger) -> None:
    """The erring defender pays for the innocent partner, and pays the partner too."""
    case.say("defender_compensates")
    case.note("partner_share")
    case.set(paid_to_partner=ledger.score[2])


def price_renonsz(case: Facts, *, silent: bool = True, kontra: bool = True) -> None:
    """Price a renonsz: the declarer at fault loses the bid, with a defender at fault the bid is won (I.10, II).

    `silent` and `kontra` say whether the case of chapter II lets earlier silent results and kontras count.
    """
    stakes = stakes_from(case.facts)
    if not kontra:
        stakes = Stakes(stakes.contract)
    at_fault = case.facts.at_fault
    hundred, aces = done_before_i10c(case) if silent else ("none", "none")
    ledger = settle_renonsz(stakes, at_fault, silent_hundred=hundred, silent_aces=aces)
    pay(case, stakes, ledger, at_fault)


def pay(case: Facts, stakes: Stakes, ledger: Ledger, at_fault: str) -> None:
    """Say who pays what, line by line, and put it into the outcome."""
    state_contract(case, stakes)
    each_part_i8(case, ledger)
    if at_fault == "defender":
        score_defender_i10e(case, ledger)
        defender_compensates_i10e(case, ledger)
    else:
        score_i10d(case, ledger, _PAYER[at_fault])
    case.set(result="renonsz", at_fault=at_fault, play_continues=False)
    if at_fault in ("declarer", "bidder") and Part.ULTI in stakes.contract.parts:
        ulti_penalty_note(case)


_PAYER = {"declarer": "declarer_pays", "bidder": "bidder_pays", "defenders": "defenders_pay"}
"""Side at fault -> headline; a `bidder` erred before there was a declarer and pays in the declarer's place (II.B)."""


@rule_of("ulti-hu:I.10.d")
def score_i10d(case: Facts, ledger: Ledger, key: str) -> None:
    """The penalty follows chapter II: the declarer pays both defenders, or both defenders pay him."""
    tell_score(case, ledger, key)


@rule_of("ulti-hu:I.10.e")
def score_defender_i10e(case: Facts, ledger: Ledger) -> None:
    """The erring defender alone pays."""
    tell_score(case, ledger, "defender_pays", offender="defender")


@rule_of("ulti-hu:I.4.d")
def ulti_penalty_note(case: Facts) -> None:
    """The extra loss of a failed ulti is added here too; the rules of renonsz do not mention it."""
    case.note("ulti_penalty_added")

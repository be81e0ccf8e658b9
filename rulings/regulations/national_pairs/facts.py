"""Facts of annex 4.20-4.21."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from rulings.engine import BOOL, TEXT, fact, list_of, one_of, whole
from rulings.scoring.number_facts import decimal

QUALIFYING = "mbsz-hu:M4.20/selejtezot"
FINAL = "mbsz-hu:M4.20/dontot"
SUPER = "mbsz-hu:M4.20/szuperdonto"
SUBSTITUTE = "mbsz-hu:M4.20/helyettesites"
MIXED = "mbsz-hu:M4.21"


@dataclass(frozen=True)
class StageFacts:
    """The plan of a stage (M4.20): rounds, and boards a round or against each opponent."""

    stage: str = fact(one_of("qualifying", "final", "super_final"), "mbsz-hu:M4.20")
    rounds: int = fact(whole(1, 50), QUALIFYING)
    boards_a_round: int = fact(whole(1, 60), QUALIFYING)
    boards_an_opponent: int = fact(whole(1, 20), SUPER)


@dataclass(frozen=True)
class FinalEntryFacts:
    """By which right a pair enters the final (M4.20)."""

    route: str = fact(
        one_of("qualifying", "last_super_final", "budapest_mitchell", "country_pairs", "registration", "wild_card"),
        FINAL,
    )
    same_pair: bool = fact(BOOL, FINAL)
    rank: int = fact(whole(1, 500), FINAL)
    percent: Fraction = fact(decimal(0, 100), QUALIFYING)


@dataclass(frozen=True)
class SuperFinalFacts:
    """The result of the final, best first, and who withdraws (M4.20)."""

    final_order: tuple[str, ...] = fact(list_of(TEXT), FINAL)
    withdrawn_pairs: tuple[str, ...] = fact(list_of(TEXT), FINAL, presumed=())


@dataclass(frozen=True)
class StageSubstituteFacts:
    """A substitute in a stage of the national pairs (M4.20)."""

    stage: str = fact(one_of("qualifying", "final", "super_final"), SUBSTITUTE)
    short: bool = fact(BOOL, SUBSTITUTE)
    registered: bool = fact(BOOL, SUBSTITUTE)
    substituted_elsewhere: bool = fact(BOOL, SUBSTITUTE)
    master: bool = fact(BOOL, SUBSTITUTE)
    entered_in_this_stage: bool = fact(BOOL, SUBSTITUTE)
    rank_higher: bool = fact(BOOL, SUBSTITUTE)


@dataclass(frozen=True)
class MixedFacts:
    """The plan of the Budapest mixed pairs, and a substitute (M4.21)."""

    pair_size: int = fact(whole(1, 5), f"{MIXED}.a")
    rounds: int = fact(whole(1, 20), f"{MIXED}/lebonyolitas")
    boards_a_round: int = fact(whole(1, 60), f"{MIXED}/lebonyolitas")
    substitute_for: str = fact(one_of("nobody", "woman", "man"), f"{MIXED}.b")
    substitute_is_woman: bool = fact(BOOL, f"{MIXED}.b")

"""M4.20 and M4.21: stages, who may play in which, substitutes, mixed pairs."""

from __future__ import annotations

from corpus.errors import BadFacts
from rulings.engine import Inquiry, procedure, rule_of
from rulings.regulations.national_pairs.facts import (
    FINAL,
    MIXED,
    QUALIFYING,
    SUBSTITUTE,
    SUPER,
    FinalEntryFacts,
    MixedFacts,
    StageFacts,
    StageSubstituteFacts,
    SuperFinalFacts,
)
from rulings.scoring.championship import super_final_boards
from rulings.scoring.stating import work

ROUNDS = 3
BOARDS = {"qualifying": (26, 30), "final": (26, 28)}  # a round
CITE = {"qualifying": QUALIFYING, "final": FINAL, "super_final": SUPER}
LEAST_AN_OPPONENT = 3
PAIRS = 16  # of the super final
WITHDRAWN_PLACE = 17
RANKS = {
    "qualifying": 40,
    "last_super_final": 8,
    "budapest_mitchell": 6,
    "country_pairs": 4,
    "registration": 30,
    "wild_card": 5,
}
SAME_PAIR = ("qualifying", "last_super_final", "budapest_mitchell", "country_pairs")
MIXED_ROUNDS = (4, 6)
MIXED_BOARDS = 24


@rule_of(QUALIFYING)
def stage_of_rounds_m4_20(case: Inquiry[StageFacts]) -> None:
    """Three rounds; 26 to 30 boards in the qualifying, 26 to 28 in the final."""
    stage = case.facts.stage
    low, high = BOARDS[stage]
    faults = []
    if case.facts.rounds != ROUNDS:
        faults.append("three_rounds")
    if not low <= case.facts.boards_a_round <= high:
        faults.append("boards_against_the_text")
    case.headline("stage_against" if faults else "stage_in_order", also=(CITE[stage],))
    for key in faults:
        case.say(key, low=low, high=high) if key == "boards_against_the_text" else case.say(key)
    case.set(result="against_the_text" if faults else "in_order", faults=faults, boards=[low, high])


@rule_of(SUPER)
def super_final_stage_m4_20(case: Inquiry[StageFacts]) -> None:
    """All play all, at least three boards against each opponent."""
    each = case.facts.boards_an_opponent
    total = work(case, SUPER, super_final_boards, each)
    faults = [] if each >= LEAST_AN_OPPONENT else ["three_an_opponent"]
    case.headline("stage_against" if faults else "stage_in_order")
    for key in faults:
        case.say(key)
    case.set(result="against_the_text" if faults else "in_order", faults=faults, boards=total)


def stage(case: Inquiry[StageFacts]) -> None:
    """By the stage."""
    if case.facts.stage == "super_final":
        super_final_stage_m4_20(case)
    else:
        stage_of_rounds_m4_20(case)


@rule_of(FINAL)
def entry_m4_20(case: Inquiry[FinalEntryFacts]) -> None:
    """Above 50 % in the qualifying, last year's places, 30 by registration, five wild cards."""
    route = case.facts.route
    faults = []
    if route == "qualifying" and case.facts.percent <= 50:
        faults.append("not_above_fifty")
    else:
        if case.facts.rank > RANKS[route]:
            faults.append("rank_too_low")
        if route in SAME_PAIR and not case.facts.same_pair:
            faults.append("another_pair")
    case.headline("may_not_play_final" if faults else "may_play_final", also=(QUALIFYING,))
    for key in faults:
        case.say(key, most=RANKS[route]) if key == "rank_too_low" else case.say(key)
    case.set(result="not_entitled" if faults else "entitled", faults=faults)


@rule_of(FINAL)
def super_final_m4_20(case: Inquiry[SuperFinalFacts]) -> None:
    """The sixteen best; who withdraws is replaced and can only be seventeenth."""
    order, gone = case.facts.final_order, case.facts.withdrawn_pairs
    stray = next((pair for pair in gone if pair not in order), None)
    if stray is not None:
        raise BadFacts(
            f"The pair {stray!r} withdraws but is not in the result of the final: name it as it stands there."
        )
    playing = [pair for pair in order if pair not in gone][:PAIRS]
    seventeenth = [pair for pair in gone if order.index(pair) < PAIRS]
    case.headline("super_final_pairs", count=len(playing), names=", ".join(playing))
    if seventeenth:
        case.say("withdrawn_seventeenth", names=", ".join(seventeenth))
    if len(playing) < PAIRS:
        case.note("fewer_than_sixteen")
    case.say("fifth_is_carried")
    case.set(result="super_final", pairs=playing, withdrawn_at_best=WITHDRAWN_PLACE if seventeenth else None)


@rule_of(SUBSTITUTE)
def substitute_m4_20(case: Inquiry[StageSubstituteFacts]) -> None:
    """A member, for one unit in a stage, no master in the qualifying, not entered in the stage, not ranked higher."""
    faults = []
    if not case.facts.registered:
        faults.append("not_registered")
    if not case.facts.short and case.facts.substituted_elsewhere:
        faults.append("one_unit_a_stage")
    if case.facts.stage == "qualifying" and case.facts.master:
        faults.append("master_in_qualifying")
    if case.facts.entered_in_this_stage:
        faults.append("own_unit_only")
    if case.facts.rank_higher:
        faults.append("ranked_higher")
    case.headline("stage_substitute_refused" if faults else "stage_substitute_allowed")
    for key in faults:
        case.say(key)
    case.say("stage_substitute_rights")
    case.set(result="not_allowed" if faults else "allowed", faults=faults)


@rule_of(MIXED)
def mixed_m4_21(case: Inquiry[MixedFacts]) -> None:
    """Two members; four to six rounds of 24 boards at least; a woman is replaced by any woman."""
    faults = []
    if case.facts.pair_size != 2:
        faults.append("two_members_only")
    if not MIXED_ROUNDS[0] <= case.facts.rounds <= MIXED_ROUNDS[1]:
        faults.append("four_to_six_rounds")
    if case.facts.boards_a_round < MIXED_BOARDS:
        faults.append("twenty_four_boards")
    replaced = case.facts.substitute_for
    if replaced == "woman" and not case.facts.substitute_is_woman:
        faults.append("woman_by_a_woman")
    case.headline("mixed_against" if faults else "mixed_in_order", also=(f"{MIXED}/lebonyolitas",))
    for key in faults:
        case.say(key)
    if replaced == "man":
        case.say("man_by_the_general_rules", also=(f"{MIXED}.b", "mbsz-hu:M4.9"))
    case.say("else_as_mitchell", also=("mbsz-hu:M4.16",))
    case.set(result="against_the_text" if faults else "in_order", faults=faults)


VSZ_M4_20_STAGE, VSZ_M4_20_ENTRY, VSZ_M4_20_SUPER, VSZ_M4_20_SUBSTITUTE, VSZ_M4_21 = (
    procedure(name, facts=facts, laws=(law,), concepts=concepts, decide=decide)
    for name, facts, law, concepts, decide in (
        ("vsz_m4_20_stage", StageFacts, "mbsz-hu:M4.20", ("national_pairs", "movement", "championship"), stage),
        ("vsz_m4_20_entry", FinalEntryFacts, "mbsz-hu:M4.20", ("national_pairs", "championship"), entry_m4_20),
        (
            "vsz_m4_20_super_final",
            SuperFinalFacts,
            "mbsz-hu:M4.20",
            ("super_final", "national_pairs", "championship"),
            super_final_m4_20,
        ),
        (
            "vsz_m4_20_substitute",
            StageSubstituteFacts,
            "mbsz-hu:M4.20",
            ("national_pairs", "substitute", "championship"),
            substitute_m4_20,
        ),
        ("vsz_m4_21_mixed", MixedFacts, "mbsz-hu:M4.21", ("mixed_pairs", "championship"), mixed_m4_21),
    )
)

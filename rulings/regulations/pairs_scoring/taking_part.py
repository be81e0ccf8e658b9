"""MBSz 25: substitutes and pairs that leave."""

from __future__ import annotations

from corpus.errors import BadFacts
from rulings.engine import Inquiry, procedure, rule_of
from rulings.regulations.pairs_scoring.facts import SubstituteFacts, WithdrawalFacts


@rule_of("mbsz-hu:25")
def substitute_25(case: Inquiry[SubstituteFacts]) -> None:
    """Only with the director's permission, never two, nobody who plays in the event or knows the boards."""
    if not case.facts.director_permits:
        case.headline("substituted_without_permission")
        case.set(result="excluded", valid=False)
        return
    if case.facts.both_missing:
        case.headline("two_substitutes")
        case.set(result="not_allowed", valid=False)
        return
    if not case.facts.substitute_is_free:
        case.headline("substitute_not_free")
        case.set(result="not_allowed", valid=False)
        return
    case.headline("substitute_allowed")
    case.set(result="allowed", valid=True)
    rights_25(case)


@rule_of("mbsz-hu:25")
def rights_25(case: Inquiry[SubstituteFacts]) -> None:
    """Rights need half of the boards; of two, the one with more boards; equal: the player who was entered."""
    total, own, other = case.facts.boards_total, case.facts.boards_entered, case.facts.boards_substitute
    if own + other > total:
        raise BadFacts(f"The boards of both players, {own} and {other}, are more than the {total} boards of the event.")
    if max(own, other) * 2 < total:
        case.say("nobody_has_rights", own=own, other=other, total=total)
        case.set(rights="nobody")
    elif other > own:
        case.say("substitute_has_rights", own=own, other=other, total=total)
        case.set(rights="substitute")
    else:
        case.say("entered_has_rights", own=own, other=other, total=total)
        case.set(rights="entered_player")


@rule_of("mbsz-hu:25")
def withdrawal_25(case: Inquiry[WithdrawalFacts]) -> None:
    """One session: results stand if half of the boards were played; more: if one whole session was."""
    boards, played = case.facts.session_boards, case.facts.session_boards_played
    if played > boards or case.facts.full_sessions_played > case.facts.sessions:
        raise BadFacts(f"Nobody plays {played} of {boards} boards, or more sessions than the event has.")
    half = played * 2 >= boards
    stand = half if case.facts.sessions == 1 else case.facts.full_sessions_played >= 1
    if stand:
        case.headline("results_stand")
        broken_off = "none" if not played else "whole" if half else "cancelled"
        if case.facts.sessions > 1 and played:
            case.say("broken_session_counts" if half else "broken_session_cancelled")
        case.set(result="results_stand", broken_session=broken_off)
    else:
        case.headline("results_cancelled")
        case.set(result="results_cancelled", broken_session="cancelled")
    case.say("opponents_get_plus", also=("mbsz-hu:29/plusz-atlag", "12.C.2.a"))
    case.set(opponents_not_met="plus_average")


VSZ_25_SUBSTITUTE = procedure(
    "vsz_25_substitute", facts=SubstituteFacts, laws=("mbsz-hu:25",), concepts=("substitute",), decide=substitute_25
)
VSZ_25_WITHDRAWAL = procedure(
    "vsz_25_withdrawal", facts=WithdrawalFacts, laws=("mbsz-hu:25",), concepts=("withdrawal",), decide=withdrawal_25
)

"""MBSz 31 and VI.2.c: a table that is not finished when the change is called, and loud disputes."""

from __future__ import annotations

from rulings.engine import Inquiry, procedure, rule_of
from rulings.regulations.discipline.facts import ChangeCalledFacts, DisputeFacts
from rulings.scoring.clock import LADDER, Event

SPOILT = 25  # per cent of the top


@rule_of("mbsz-hu:31")
def change_called_31(case: Inquiry[ChangeCalledFacts]) -> None:
    """A board in play is finished; one whose auction has not begun is not; slow play is penalized either way."""
    match case.facts.stage:
        case "finished":
            case.headline("table_in_time")
            case.set(result="no_penalty", penalty=False)
            return
        case "auction_begun":
            case.headline("board_is_finished")
            case.set(result="finish_board")
        case "begun_after_call":
            case.headline("begun_after_change", also=("90.B.8",))
            case.set(result="separate_penalty")
        case _:
            not_begun_31(case)
    case.say("slow_play_penalty", also=("mbsz-hu:VI.2.b", "90.B.2"))
    case.set(penalty=True)


@rule_of("mbsz-hu:31")
def not_begun_31(case: Inquiry[ChangeCalledFacts]) -> None:
    """No auction when the change is called: an adjusted score by 29; who is partly to blame has a minus average."""
    case.headline("board_not_begun", also=("mbsz-hu:29", "12.C.2.a"))
    case.set(result="adjusted_score", adjusted_score="artificial")
    if case.facts.finding_one_side_at_fault:
        case.say("slow_side_minus", also=("mbsz-hu:29/plusz-atlag", "mbsz-hu:29/minusz-atlag", "12.C.2.c"))
        case.set(side_at_fault="minus", other_side="plus")
    else:
        case.say("both_slow_minus", also=("mbsz-hu:29/minusz-atlag", "12.C.2.c"))
        case.note("partly_slow_by_law", also=("12.C.2.a",))
        case.set(side_at_fault="minus", other_side="minus", by_law="average")


@rule_of("mbsz-hu:VI.2.c")
def dispute_vi_2c(case: Inquiry[DisputeFacts]) -> None:
    """Repeated, the ladder of slow play; a board spoilt at another table costs 25 % besides."""
    event: Event = "pairs" if case.facts.event == "pairs" else "teams"
    degree = min(case.facts.occurrence, len(LADDER[event]))
    penalty = LADDER[event][degree - 1]
    spoilt = case.facts.other_table_spoilt
    if penalty:
        case.headline(
            "dispute_percent" if event == "pairs" else "dispute_vp",
            also=("mbsz-hu:VI.2.b.t1", "90.B.3"),
            degree=degree,
            amount=penalty,
        )
    else:
        case.headline("dispute_warning", also=("mbsz-hu:VI.2.b.t1", "90.B.3"))
    if spoilt:
        case.say("dispute_spoilt_board", also=("90.B.3", "12.A.2"))
        if event == "teams":
            case.note("spoilt_at_teams")
    case.say("telephones_forbidden")
    case.set(
        result="penalty" if penalty or spoilt else "warning",
        degree=degree,
        penalty=penalty,
        unit="percent" if event == "pairs" else "vp",
        separate_penalty_percent=SPOILT if spoilt else 0,
    )


VSZ_31_CHANGE = procedure(
    "vsz_31_change_called",
    facts=ChangeCalledFacts,
    laws=("mbsz-hu:31", "90"),
    concepts=("change_called", "slow_play"),
    decide=change_called_31,
)
VSZ_VI_2_DISPUTE = procedure(
    "vsz_vi_2_dispute",
    facts=DisputeFacts,
    laws=("mbsz-hu:VI.2.c", "90"),
    concepts=("loud_dispute", "procedural_penalty"),
    decide=dispute_vi_2c,
)

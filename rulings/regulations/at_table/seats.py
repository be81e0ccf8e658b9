"""MBSz 13 with Law 5: who sits where."""

from __future__ import annotations

from bridge.seats import Seat
from rulings.engine import Inquiry, procedure, rule_of
from rulings.regulations.at_table.facts import SeatFacts

OTHER_LINE = {"N": "E", "S": "W", "E": "S", "W": "N"}
LADIES = ("S", "W")


@rule_of("mbsz-hu:13")
def seating_13(case: Inquiry[SeatFacts]) -> None:
    """Seats are kept to the end of the session; on a change of line N and E, S and W, E and S, W and N follow each
    other.
    """
    match case.facts.situation:
        case "partners_exchanged_seats":
            if case.facts.director_allowed:
                case.headline("exchange_allowed", also=("5.A",))
                case.set(result="allowed")
            else:
                case.headline("seats_are_kept", also=("5.A",))
                case.say("wrong_seats_penalty", also=("mbsz-hu:32.h", "90.B.8"))
                case.set(result="back_to_own_seat")
        case "pair_changes_line":
            seat = case.facts.seat
            case.headline("line_changed", also=("5.B",), old=Seat(seat), new=Seat(OTHER_LINE[seat]))
            case.set(result="new_seat", new_seat=OTHER_LINE[seat])
        case _:
            lady, seat = case.facts.lady, case.facts.seat
            right = (seat in LADIES) == lady
            case.headline("mixed_right" if right else "mixed_wrong")
            case.set(result="right_seat" if right else "wrong_seat", allowed=right)


VSZ_13 = procedure("vsz_13_seating", facts=SeatFacts, laws=("mbsz-hu:13",), concepts=("seating",), decide=seating_13)

"""What short answers of the deal, the auction and of explanations must say, by law text; read by `test_decisive`."""

from __future__ import annotations

from tests.app.answering.decisive import Facts, Row

SOUTH_PLAYS = {"contract": {"level": 4, "denomination": "S", "declarer": "S"}}
LOWEST = {"dealer": "E", "auction": ["1S", "1H"], "replacement": "2H"}
SLIP = {"offender": "S", "withdrawn": "2C", "cause": "mechanical"}
BEHIND_1NT: Facts = {"dealer": "W", "auction": ["1NT"], "out_of_turn": {"player": "S", "call": "1S"}}
SILENCED = {"rho_obliged_to_pass": True}

ROWS: list[Row] = [
    # 27A1, 27B1a: the bid named is the lowest in the denomination; West may accept the first, and nothing else is said
    (
        "insufficient_bid",
        LOWEST,
        ("West may accept", "2\u2665 stands", "North is free"),
        ("anything",),
        "choice_accept",
    ),
    (
        "insufficient_bid",
        {"dealer": "E", "auction": ["1S", "1H"]},
        ("West may accept", "anything"),
        (),
        "choice_accept",
    ),
    ("insufficient_bid", {**LOWEST, "choice_accept": False}, ("West did not accept",), ("may accept",), None),
    # 25A4, 25A6: told that partner has not called it is no condition; LHO's call may be changed whether told or not
    (
        "change_of_call",
        {**SLIP, "partner_called": False},
        ("North has not called, so", "If West"),
        ("as long as",),
        None,
    ),
    (
        "change_of_call",
        {**SLIP, "lho_called": True},
        ("as long as North", "West may change too"),
        ("keeps",),
        "partner_called",
    ),
    ("change_of_call", {**SLIP, "lho_called": False}, ("South may change",), ("West",), "partner_called"),
    ("change_of_call", {"finding_unintended": False, "change_made": False}, ("forgetting",), ("reached",), None),
    # 20F5b, 75A: both sides' time, and what partner's explanation is to the bidder
    (
        "duty_to_correct",
        {"noticed_by": "partner", "phase": "clarification"},
        ("now, before the lead is faced", "end of play", "unauthorized"),
        (),
        "side_declares",
    ),
    # 15B3: who is left without a result
    ("wrong_opponents_board", {"event": "pairs"}, ("cancelled", "artificial score"), (), "already_played"),
    # 27A2: out of turn, the bid is not ruled as insufficient; 28A: whose turn it is then
    ("bid_out_of_rotation", {**BEHIND_1NT, "choice_accept": False}, ("not as insufficient", "16C2"), (), None),
    ("bid_out_of_rotation", BEHIND_1NT, ("may accept", "Law 27 does not apply"), (), "choice_accept"),
    (
        "bid_out_of_rotation",
        {"dealer": "E", "auction": ["1S", "2C", "2S"], "out_of_turn": {"player": "E", "call": "4S"}, **SILENCED},
        ("in rotation", "South calls next"),
        (),
        None,
    ),
    # 23A: a double for penalties says something else than a natural bid, and so is not comparable
    (
        "bid_out_of_rotation",
        {
            **{"dealer": "W", "auction": ["1N"], "out_of_turn": {"player": "S", "call": "2H"}, "called_before": False},
            **{"lho_called": False, "choice_accept": False, "replacement": "X", "double_meaning": "penalties"},
        },
        ("Not comparable", "North must pass once"),
        ("It depends",),
        None,
    ),
    (
        "insufficient_bid",
        {
            **{"dealer": "N", "auction": ["1S", "2H", "1N"], "offender": "S", "lho_called": False},
            **{"replaced_early": True, "replacement": "X", "double_meaning": "takeout"},
        },
        ("West may accept", "the double, not being comparable, is cancelled"),
        ("a comparable double stands",),
        "choice_accept",
    ),
    # 23A: a takeout double may show the suit that was bid, one for penalties may be of it; a bid has no such meaning
    (
        "insufficient_bid",
        {
            **{"dealer": "N", "auction": ["1C", "1S", "1H"], "offender": "S", "choice_accept": False},
            **{"replacement": "X", "double_meaning": "takeout"},
        },
        ("It depends on whether the new call is comparable",),
        (),
        "finding_comparable",
    ),
    (
        "insufficient_bid",
        {
            **{"dealer": "N", "auction": ["P", "2H", "1H"], "offender": "S", "choice_accept": False},
            **{"replacement": "X", "double_meaning": "penalties"},
        },
        ("It depends on whether the new call is comparable",),
        (),
        "finding_comparable",
    ),
    (
        "insufficient_bid",
        {
            **{"dealer": "N", "auction": ["1S", "2H", "1N"], "offender": "S", "choice_accept": False},
            **{"replacement": "3H", "double_meaning": "takeout"},
        },
        ("It depends on whether the new call is comparable",),
        (),
        "finding_comparable",
    ),
    (
        "bid_out_of_rotation",
        {
            **{"dealer": "W", "auction": ["1N"], "out_of_turn": {"player": "S", "call": "2H"}, "called_before": False},
            **{"lho_called": False, "choice_accept": False, "replacement": "3H", "double_meaning": "penalties"},
        },
        ("it depends on whether it is comparable",),
        (),
        "finding_comparable",
    ),
    (
        "insufficient_bid",
        {"choice_accept": False, "replacement": "X", "double_meaning": "penalties"},
        ("It depends on whether the new call is comparable",),
        (),
        "finding_comparable",
    ),
    (
        "insufficient_bid",
        {
            **{"dealer": "N", "auction": ["1C", "1S", "1H"], "offender": "S", "choice_accept": False},
            **{"replacement": "X", "double_meaning": "penalties"},
        },
        ("is cancelled",),
        ("It depends",),
        None,
    ),
    # 21B1a: who passed last is not told, so whether partner has called since is a condition, and asked
    (
        "misinformation",
        {
            **{"contract": {"level": 3, "denomination": "N", "declarer": "S"}, "offender": "E", "misinformed": "N"},
            **{"phase": "clarification", "corrected_by": "explainer"},
        },
        ("North may change a final pass it influenced, unless partner has called since",),
        (),
        "evidence_of_agreement",
    ),
    # 21B1a, 21B2: the auction tells that South passed last, influence is told; then only a later call
    (
        "misinformation",
        {
            **{"dealer": "N", "auction": ["1N", "P", "2D", "P", "3N", "P", "P", "P"], "offender": "E"},
            **{"phase": "clarification", "corrected_by": "explainer", "finding_call_influenced": True},
        },
        ("South may change the final pass;",),
        ("it influenced", "unless"),
        "evidence_of_agreement",
    ),
    (
        "misinformation",
        {
            **{"dealer": "W", "auction": ["2D", "P"], "calls_untold": False, "offender": "E", "misinformed": "N"},
            **{"phase": "auction", "finding_call_influenced": True},
        },
        ("the auction goes on with East",),
        ("change too",),
        "evidence_of_agreement",
    ),
    # 20F5a, 21B1a: the remark, and the change that is left
    (
        "misinformation",
        {
            **{**SOUTH_PLAYS, "offender": "E", "phase": "auction", "corrected_by": "partner"},
            **{"partner_called_since": False, "finding_call_influenced": True},
        },
        ("unauthorized for East", "may change the call"),
        ("influenced",),
        "evidence_of_agreement",
    ),
    # 21B1a: that it could have influenced the call is told
    (
        "misinformation",
        {
            **{"explanation_kind": "missing_alert", "phase": "auction", "action": "call"},
            **{"about_earlier_call": False, "finding_call_influenced": True},
        },
        ("partner has not called since",),
        ("influenced",),
        "partner_called_since",
    ),
    # 15A3: what awaits the board that the cards came from, whatever becomes of this one
    ("wrong_board_hand", {"offender": "S", "partner_called": True}, ("other board",), (), None),
    ("wrong_board_hand", {"offender": "S"}, ("other board",), (), "partner_called"),
    # 20F5b: a defender may not put his partner's explanation right before play ends
    (
        "misinformation",
        {**SOUTH_PLAYS, "offender": "E", "misinformed": "S", "phase": "clarification"},
        ("only after play", "unauthorized", "final pass"),
        ("lead",),
        "evidence_of_agreement",
    ),
    # 87B: the director has to find out when it was changed
    ("fouled_board", {"difference": "cards", "event": "pairs"}, ("from which table", "each group"), (), None),
]

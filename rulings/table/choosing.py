"""Which procedures rule an irregularity, and in which order several are ruled."""

from __future__ import annotations

from bridge.table.exposures import penalty_cards
from bridge.table.findings import Irregularity
from bridge.table.model import is_double
from bridge.table.replay import State

PROCEDURES: dict[str, str] = {
    "insufficient_bid": "insufficient_bid",
    "inadmissible_double": "inadmissible_double",
    "bid_over_seven": "bid_over_seven",
    "call_after_final_pass": "call_after_final_pass",
    "simultaneous_call": "simultaneous_call",
    "change_of_call": "change_of_call",
    "required_pass_violated": "required_pass_violated",
    "card_exposed_in_auction": "card_exposed_in_auction",
    "auction_period": "auction_period",
    "opening_lead": "opening_lead_face_down",
    "lead_out_of_turn_opening": "opening_lead_out_of_turn",
    "lead_out_of_turn_defender": "lead_out_of_turn_defender",
    "lead_out_of_turn_declarer": "lead_out_of_turn_declarer",
    "face_down_lead_out_of_turn": "opening_lead_face_down",
    "premature_play": "premature_play",
    "fifth_card": "fifth_card",
    "defective_trick": "defective_trick",
    "simultaneous_cards": "simultaneous",
    "exposed_card_defender": "exposed_card_defender",
    "exposed_card_declarer": "exposed_card_declarer",
    "penalty_card_lead": "penalty_card_lead",
    "penalty_card_play": "penalty_card_play",
    "penalty_card_kind": "penalty_card_kind",
    "played_card": "played_card",
    "dummy_wrong_card": "dummy_wrong_card",
    "dummy_acts": "dummy_rights",
    "change_of_designation": "change_designation",
    "incomplete_designation": "designation_from_dummy",
    "retracted_card": "retract_card",
    "wrong_count": "wrong_count_extra",
    "missing_card": "missing_card",
    "wrong_board": "wrong_board_hand",
    "wrong_opponents": "wrong_opponents_board",
    "irregular_deal": "irregular_deal",
    "fouled_board": "fouled_board",
    "unauthorised_information": "unauthorized_information",
    "extraneous_information": "extraneous_info",
    "misinformation": "misinformation",
    "duty_to_correct": "duty_to_correct",
    "question": "right_to_ask_or_review",
    "deception": "deception",
    "inspection": "inspect_tricks",
    "tricks_disputed": "agreed_tricks_and_time_limits",
    "claim": "claim_or_concession",
    "claim_agreed": "acquiescence",
    "claim_contested": "contested_claim",
    "concession": "cancel_concession",
    "conduct": "etiquette",
    "spectator": "spectator_conduct",
    "lateness": "penalties",
    "slow_play": "penalties",
    "score_correction": "agreed_tricks_and_time_limits",
    "appeal": "appeals",
    "director_error": "director_error",
    "acted_before_director": "waivers_and_forfeiture",
    "psyche": "psych_and_agreements",
    "facts_disputed": "director_duties",
}
"""The procedure of each irregularity; those with several are told apart in `procedure_of`."""

_SIDE_ISSUES = ("dummy_acts", "question", "unauthorised_information", "deception", "acted_before_director")


def procedure_of(item: Irregularity, state: State, found: tuple[Irregularity, ...]) -> str | None:
    """The procedure that rules an irregularity at this moment; None when another one of the same event does."""
    if item.what == "call_out_of_rotation":
        inadmissible = any(other.what == "inadmissible_double" and other.n == item.n for other in found)
        return "inadmissible_double" if inadmissible else _out_of_rotation(item, state)  # 32: 36 rules it
    if item.what == "revoke":
        return _revoke(item, state)
    if item.what == "none":
        return REGULAR.get(str(item.detail.get("about")))
    if item.what == "score":
        return _score(state)
    twofold = any(other.what == "call_out_of_rotation" and other.n == item.n for other in found)
    if twofold and item.what in ("insufficient_bid", "inadmissible_double"):
        return None
    return PROCEDURES.get(item.what)


def _out_of_rotation(item: Irregularity, state: State) -> str:
    refused = any(event.act == "object" and event.n > (item.n or 0) and event.done for event in state.table.events)
    proper = state.called_since(item.turn, item.n) == "yes" and item.turn is not None
    if item.accepted == "yes" or (proper and not refused):
        return "call_out_of_rotation"
    if item.what_done.is_pass:
        return "pass_out_of_rotation"
    if is_double(item.what_done):
        return "double_out_of_rotation"
    return "bid_out_of_rotation" if item.what_done.is_bid else "call_out_of_rotation"


def _revoke(item: Irregularity, state: State) -> str:
    trick = state.play.trick_of(item.n)
    told = state.table.first("trick")
    number = trick.number if trick and trick.number else told.value if told else None
    if number == 12:
        return "revoke_correction"
    if item.established == "yes":
        return "revoke_rectification"
    if item.established == "no":
        return "revoke_correction"
    return "revoke_rectification" if any(a.form == "how_many" for a in state.table.asked) else "revoke_established"


REGULAR = {
    "claim": "claim_or_concession",
    "revoke": "revoke_definition",
    "disputed": "director_duties",
    "auction_end": "auction_period",
    "call": "call_legality",
    "rotation": "call_out_of_rotation",
    "play": "trick_engine",
}
"""What is said of something regular, by what it is said of."""


def _score(state: State) -> str | None:
    fault = any(word in str(item.value).lower() for item in state.table.told("other") for word in ("fault", "cancel"))
    if fault:
        return "artificial_score"
    if state.contract.told or state.phase == "passed_out":
        return "contract_score"
    told = state.table.first("score", "form")
    if told is not None and (told.part("imps") is not None or told.value == "imps"):
        return "imp"
    if told is not None and (told.value == "matchpoints" or told.part("points") is not None):
        return "matchpoints"
    return "contract_score" if state.table.first("result") else None


def in_order(found: tuple[Irregularity, ...], state: State) -> list[Irregularity]:
    """The irregularities as they are to be ruled: by time, what is asked about first among equals, side issues last."""
    focus = [state.likely(item.who) for item in state.table.asked if item.who]
    dummy = any(item.who == "dummy" for item in state.table.asked) or state.dummy in focus

    obliged = any(item.what == "required_pass_violated" and not item.detail.get("breach") for item in found)
    settled = {what.card for _, what, _ in penalty_cards(state) if what.card}

    def rank(item: Irregularity) -> tuple[int, int]:
        n = item.n if item.n is not None else 9999
        event = state.table.event(item.n)
        if item.what == "dummy_acts" and (dummy or (event is not None and event.act == "ask")):
            return (-1, n)
        old = item.what.startswith("lead_out") and item.what_done.card in settled
        old = old or (item.what == "card_exposed_in_auction" and obliged)
        return (2 if old or item.what == "director_error" else 1 if item.what in _SIDE_ISSUES else 0, n)

    return sorted(found, key=rank)

"""What a procedure is asked about at a table: the irregularity it rules, else the event that it can only mean."""

from __future__ import annotations

from bridge.seats import Seat
from bridge.table.exposures import acts_as_dummy
from bridge.table.findings import Irregularity
from bridge.table.model import Event
from bridge.table.replay import State
from rulings.table.choosing import PROCEDURES, in_order, procedure_of

_CALLS = ("call", "replace")
_CARDS = ("play", "lead", "expose", "designate")
_ACTS: dict[str, tuple[str, ...]] = {
    **dict.fromkeys(
        (
            "insufficient_bid", "inadmissible_double", "bid_over_seven", "call_after_final_pass", "change_of_call",
            "required_pass_violated", "simultaneous_call", "call_out_of_rotation", "pass_out_of_rotation",
            "bid_out_of_rotation", "double_out_of_rotation", "call_legality", "comparable_call", "lead_restriction_26",
            "psych_and_agreements",
        ),
        _CALLS,
    ),
    **dict.fromkeys(
        (
            "opening_lead_out_of_turn", "lead_out_of_turn_defender", "lead_out_of_turn_declarer",
            "opening_lead_face_down", "penalty_card_lead",
        ),
        ("lead", "play"),
    ),
    **dict.fromkeys(
        (
            "revoke_established", "revoke_correction", "revoke_rectification", "revoke_definition", "premature_play",
            "fifth_card", "defective_trick", "simultaneous", "penalty_card_play", "retract_card", "played_card",
            "play_after_irregularity", "inability",
        ),
        ("play", "lead", "designate", "expose"),
    ),
    **dict.fromkeys(("card_exposed_in_auction", "exposed_card_defender", "exposed_card_declarer", "penalty_card_kind"),
                    ("expose", "lead", "play")),
    **dict.fromkeys(("designation_from_dummy", "change_designation", "dummy_wrong_card"), ("designate", "play")),
    **dict.fromkeys(("claim_or_concession", "acquiescence", "contested_claim", "cancel_concession"),
                    ("claim", "concede")),
    **dict.fromkeys(("unauthorized_information", "deception", "tempo_variation", "etiquette"),
                    ("hesitate", "gesture", "remark", "ask")),
    **dict.fromkeys(("misinformation", "duty_to_correct", "alert_duty"), ("explain", "alert")),
    "right_to_ask_or_review": ("ask",),
    "inspect_tricks": ("ask", "look", "notice"),
    "extraneous_info": ("look", "notice"),
    "waivers_and_forfeiture": ("rule", "replace", "agree"),
}  # fmt: skip
_NAMES = {procedure: name for name, procedure in PROCEDURES.items()}


def focus_for(procedure: str, state: State, found: tuple[Irregularity, ...]) -> Irregularity:
    """The irregularity that a procedure rules at this table; where none is found, the event it would be about."""
    ordered = in_order(found, state)
    match = next((item for item in ordered if procedure_of(item, state, found) == procedure), None)
    match = match or next((item for item in ordered if PROCEDURES.get(item.what) == procedure), None)
    if match is not None:
        return match
    family = _family(procedure)
    near = next((item for item in ordered if item.what == family), None)
    if near is not None:
        return near
    event = _event(procedure, state)
    if event is None:
        return ordered[0] if ordered else Irregularity("none")
    return _made(procedure, family, state, event)


def _family(procedure: str) -> str:
    if procedure.startswith("revoke"):
        return "revoke"
    return "call_out_of_rotation" if procedure.endswith("_out_of_rotation") else _NAMES.get(procedure, "none")


def _event(procedure: str, state: State) -> Event | None:
    acts = _ACTS.get(procedure, ())
    done = [event for event in state.table.done if event.act in acts]
    if procedure == "dummy_rights":
        return next((event for event in state.table.events if acts_as_dummy(state, event)), None)
    if acts == _CALLS:
        done = [event for event in done if not event.what.names_card]
        return done[-1] if done else None
    off_suit = frozenset({"not_following", "ruff", "discard"})
    turn = frozenset({"out_of_turn", "wrong_hand", "before_partner"})
    telling = [event for event in done if event.how & (turn if acts[:1] == ("lead",) else off_suit)]
    if telling:
        return telling[0]
    for act in acts:
        of_kind = [event for event in done if event.act == act]
        if of_kind:
            return of_kind[-1]
    return None


def _made(procedure: str, what: str, state: State, event: Event) -> Irregularity:
    seat = _who(state, event)
    turn = _turn(state, event) if what == "call_out_of_rotation" else None
    return Irregularity(
        what,
        event.who,
        seat,
        event.n,
        told=True,
        sure=False,
        turn=turn if turn is not seat else None,
        what_done=event.what,
        detail={"guessed": procedure},
    )


def _who(state: State, event: Event) -> Seat | None:
    for trick in state.tricks:
        for played in trick.played:
            if played.n == event.n:
                return played.seat
    spoken = next((item for item in state.calls.spoken if item.n == event.n), None)
    return spoken.seat if spoken is not None else state.likely(event.who)


def _turn(state: State, event: Event) -> Seat | None:
    before = [item for item in state.calls.before.get(event.n, ()) if item.n is not None]
    last = before[-1].seat if before else None
    return last.lho if last is not None else state.calls.dealer

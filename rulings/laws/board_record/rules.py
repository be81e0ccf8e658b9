"""What the record of a board shows: is it possible, whose turn, contract, tricks, revokes, score.

Nothing is judged here: what an irregularity costs is ruled by the procedure of its own law, which takes the same facts.
"""

from __future__ import annotations

from bridge.board_record import accepted_insufficient, check, established, last_fault
from bridge.legality import legal_calls
from bridge.seats import SEATS
from rulings.engine import CONTRACT, Inquiry, procedure, rule_of
from rulings.laws.board_record.facts import BoardFacts, record_of, record_people
from rulings.laws.law_41_44_play_of_cards.trick import go_on, wrong_leader_44g
from rulings.laws.law_61_64_revoke.result import score_of

Facts = Inquiry[BoardFacts]
PROCEDURE_OF = {
    "27": "insufficient_bid",
    "30": "pass_out_of_rotation",
    "31": "bid_out_of_rotation",
    "32": "double_out_of_rotation",
    "36": "inadmissible_double",
    "38": "bid_over_seven",
    "39": "call_after_final_pass",
}


def check_record(case: Facts) -> None:
    """Refuse what cannot have happened; an auction whose dealer is unknown and needed is asked about."""
    known = case.known
    if known.auction is not None and known.dealer is None and known.contract is None:
        case.ask("dealer")
    check(record_of(known))


@rule_of("17.C")
def turn_17c(case: Facts) -> None:
    """The auction goes on: the next player in rotation calls."""
    case.headline("auction_goes_on")
    case.set(result="auction", next_to_act=case.people["next_player"])
    record = record_of(case.known)
    if record.auction is None:
        return
    if not irregular_call_35(case):
        case.set(legal_calls=tuple(str(call) for call in legal_calls(record.auction)))


@rule_of("35")
def irregular_call_35(case: Facts) -> bool:
    """The last call was no legal one: another procedure rules on it before the next player calls. Says whether so."""
    record = record_of(case.known)
    fault = last_fault(record.auction) if record.auction else None
    if fault is None or record.auction is None:
        return False
    last = record.auction.made[-1]
    case.say("irregular_call", also=(fault.breaks, fault.rectified_by), call=last.call, player=last.player)
    case.set(irregular_call={"player": last.player, "call": last.call})
    case.set(call_legal=False, procedure=PROCEDURE_OF[fault.rectified_by])
    return True


@rule_of("27.A.1")
def accepted_27a1(case: Facts) -> None:
    """An insufficient bid over which the next player called was accepted by that call."""
    record = record_of(case.known)
    for number in accepted_insufficient(record.auction) if record.auction else ():
        entry = record.auction.made[number - 1] if record.auction else None
        if entry is not None:
            case.say("insufficient_accepted", call=entry.call, player=entry.player)


@rule_of("22.B")
def passed_out_22b(case: Facts) -> None:
    """Four passes: the auction is over, nobody scores, and there is no redeal."""
    case.headline("passed_out", also=("77",))
    case.set(result="passed_out", next_to_act=None, score=0)


@rule_of("22.A")
def contract_22a(case: Facts) -> None:
    """The last bid became the contract."""
    contract = case.known.contract
    if contract is None:
        return
    case.say("contract", contract=contract)
    case.set(contract=CONTRACT.write(contract), declarer=contract.declarer, dummy=contract.dummy)


@rule_of("61.A")
def revokes_61a(case: Facts) -> None:
    """Every failure to follow suit by a hand that could, in the order of play."""
    if not case.facts.record_revoke:
        if _all_hands(case):
            case.say("no_revoke", also=("44.C",))
            case.set(revokes=[])
        return
    play = record_of(case.known).play
    found = []
    for one in play.revokes():
        final = established(play, one.trick, one.player)
        if one.trick == 12:
            twelfth_62d1(case, one.trick)
        key = "revoke_established" if final else "revoke_open"
        case.say(
            key,
            also=("63.A.1", "64") if final else ("62.A",),
            player=one.player,
            number=one.trick,
            card=one.card,
            cards=one.could_follow,
        )
        found.append(
            {
                "trick": one.trick,
                "player": one.player,
                "card": one.card,
                "could_follow": one.could_follow,
                "established": final,
                "procedure": "revoke_rectification" if final else "revoke_correction",
            }
        )
    case.set(revokes=found)
    if not found:
        case.say("some_revoke", also=("62.A", "64"))


@rule_of("62.D.1")
def twelfth_62d1(case: Facts, number: int) -> None:
    """A revoke to trick twelve is corrected, even established, while the hands are not all back in the board."""
    case.say("twelfth", number=number)


def _all_hands(case: Facts) -> bool:
    hands = case.known.hands
    return hands is not None and all(len(hands.get(seat.value, ())) == 13 for seat in SEATS)


@rule_of("65.B")
def tricks_won_65b(case: Facts) -> None:
    """Tricks won by each side so far."""
    record = record_of(case.known)
    contract = record.contract
    if contract is None or not record.tricks:
        return
    side = contract.declarer.side
    mine, theirs = record.play.tricks_won(side), record.play.tricks_won(side.other)
    case.set(tricks_won=dict(sorted({side.value: mine, side.other.value: theirs}.items())))
    case.say("tricks_so_far", mine=mine, theirs=theirs)


@rule_of("77")
def result_77(case: Facts) -> None:
    """The play is over: declarer's tricks, and the score from the declaring side's view."""
    case.headline("play_over")
    case.set(result="play_over", next_to_act=None)
    contract, tricks = case.facts.contract, case.facts.declarer_tricks
    over = tricks - contract.tricks_needed
    case.set(declarer_tricks=tricks, contract_made=over >= 0, relative_result=over)
    case.say("result_made" if over >= 0 else "result_down", contract=contract, tricks=tricks)
    vulnerability = case.facts.vulnerability
    score = score_of(case.known, contract, tricks)
    if score is not None and vulnerability is not None:
        case.set(score=score, score_ns=score if contract.declarer.side.value == "ns" else -score)
        case.say("score", score=f"{score:+d}")


def decide(case: Facts) -> None:
    """Possible at all? Then by the period the board is in."""
    check_record(case)
    phase = case.facts.phase
    accepted_27a1(case)
    if phase == "auction":
        turn_17c(case)
        return
    if phase == "passed_out":
        passed_out_22b(case)
        return
    contract_22a(case)
    if phase == "clarification":
        go_on(case, "no_card")
        return
    tricks_won_65b(case)
    if phase == "play_over":
        result_77(case)
    elif not wrong_leader_44g(case):
        go_on(case, case.facts.trick_state)
    revokes_61a(case)


BOARD_RECORD = procedure(
    "board_record",
    facts=BoardFacts,
    laws=("17", "22", "44", "61", "77"),
    concepts=("board_record",),
    decide=decide,
    people=record_people,
)

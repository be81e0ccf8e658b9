"""Replaying the calls: passes that nobody told are filled in first; what no regular filling explains is irregular."""

from __future__ import annotations

from dataclasses import replace

from bridge.calls import DOUBLE, PASS, REDOUBLE, Bid
from bridge.legality import Reason, faults_of
from bridge.seats import SEATS, Seat
from bridge.table.auction_start import against_turn, find_dealer, find_obliged
from bridge.table.call_answers import set_accepted, statement
from bridge.table.call_line import AuctionLine, Spoken
from bridge.table.findings import Irregularity
from bridge.table.model import Circumstance, Event, Table, What, is_double
from bridge.table.people import People

_NAMES = {
    Reason.INSUFFICIENT: "insufficient_bid",
    Reason.INADMISSIBLE_DOUBLE: "inadmissible_double",
    Reason.INADMISSIBLE_REDOUBLE: "inadmissible_double",
    Reason.OVER_SEVEN: "bid_over_seven",
    Reason.AFTER_FINAL_PASS: "call_after_final_pass",
}
_PLAY_ACTS = ("lead", "play", "designate", "face")
_PLAY_TOLD = ("contract", "declarer", "dummy", "auction_over", "lead_faced", "dummy_spread", "penalty_card", "trick")


def auction_line(table: Table, people: People, spared: frozenset[int] = frozenset()) -> AuctionLine:
    """Replay every call that happened; `spared` ones came in the turn of a player who had to pass (28A)."""
    line = _line(table, people, spared, by_board=True)
    if line.found and not line.dealer_told and table.first("board") is not None:
        other = _line(table, people, spared, by_board=False)
        line = other if len(other.found) < len(line.found) else line
    if not (line.found or line.obliged) and (jumped := _answered(line, table)) is not None:
        line = _line(table, people, spared, by_board=True, irregular=jumped)
    return line


def _answered(line: AuctionLine, table: Table) -> int | None:
    """A call that somebody accepts or refuses, though untold passes would make it regular: it was out of rotation."""
    last = table.last_call
    said = table.first("accepted") is not None or any(
        event.n > last and event.act in ("agree", "object") for event in table.done
    )
    before = line.before.get(last, ())
    filled = bool(before) and before[-1].n is None and any(item.n is not None for item in before)
    return last if said and filled and table.first(*_PLAY_TOLD) is None and not _explained(table) else None


def _explained(table: Table) -> bool:
    """Whether the answer may be to something else than a call: a change, an explanation, a hesitation, a claim."""
    others = ("explain", "alert", "replace", "withdraw", "hesitate", "claim", "concede", "rule", "remark", "gesture")
    return any(event.act in others for event in table.events) or table.first("unintended", "explanation") is not None


def _line(
    table: Table, people: People, spared: frozenset[int], *, by_board: bool, irregular: int | None = None
) -> AuctionLine:
    line = AuctionLine(irregular=irregular, spared=spared)
    find_dealer(line, table, people, by_board=by_board)
    against_turn(line, table, people)
    find_obliged(line, table, people)
    for event in table.done:
        if event.n > table.first_card:
            break
        if event.act == "call" and not event.what.names_card and (owed := _owed(line)) is not None:
            _change(line, table, people, replace(event, act="replace", who=owed.value))
        elif event.act == "call" and not event.what.names_card and "instead" not in event.how:
            _call(line, table, people, event)
        elif event.act in ("replace", "withdraw", "call") and _about_call(line, table, event):
            _change(line, table, people, event)
        elif event.act in ("agree", "object"):
            statement(line, table, people, event)
    _close(line, table)
    return line


def _not_done(table: Table, people: People, seat: Seat, act: str, n: int) -> bool:
    """Whether it is told that the player had not done it when event n came."""
    for item in table.told("not_done"):
        about = item.part("act")
        if about not in (None, act, "call" if act == "call" else "play"):
            continue
        covers = item.who in (None, "everybody") or people.likely(item.who) is seat or _covers(people, item, seat)
        if covers and (item.when is None or item.when == n or (isinstance(item.when, int) and item.when >= n)):
            return True
    return False


def _covers(people: People, item: Circumstance, seat: Seat) -> bool:
    side = people.side(item.who)
    return people.likely(item.who) is None and side is seat.side


def _call(line: AuctionLine, table: Table, people: People, event: Event) -> None:
    last = line.standing[-1] if line.standing else None
    direct = last is not None and event.after is not None and event.after == last.n
    seat = people.likely(event.who) or (line.turn if event.who or direct else None)
    if _restated(line, event, seat):
        return
    if _over_late_call(line, event, seat):
        return
    _accept_by_call(line, seat)
    turn = line.turn
    if turn is not None and turn.lho is seat and (turn in line.obliged or event.n in line.spared):
        line.standing.append(Spoken(turn, What(call=PASS)))  # Law 28A: in rotation, as he had to pass
        turn = line.turn
    if _over(line):
        turn = seat  # after the final pass nobody is out of turn: Law 39
    skipped = 0 if turn is None or seat is None else turn.steps_to(seat)
    told_out = bool(event.how & {"out_of_turn", "before_partner"}) or event.n == line.irregular
    gap = _gap(line, table, people, event, skipped) if skipped and not told_out else "none"
    out = told_out or gap == "irregular"
    if gap in ("passes", "calls") and turn is not None:
        call = What(call=PASS) if gap == "passes" else What()
        line.standing += [Spoken(turn.turned(step), call) for step in range(skipped)]
    line.before[event.n] = tuple(line.standing)
    faults = _faults(line, table, event, seat)
    simultaneous = "simultaneous" in event.how and bool(line.standing)
    if simultaneous:
        faults = ["simultaneous_call", *(faults if not skipped else [])]
    elif out:
        faults = [name for name in faults if name in ("inadmissible_double", "bid_over_seven", "insufficient_bid")]
        faults.insert(0, "call_out_of_rotation")
    for name in faults:
        told = (told_out and name == "call_out_of_rotation") or ("insufficient" in event.how and "insuff" in name)
        sure = told or _certain(line, name, direct=direct)
        proper = turn if turn is not None and skipped else _dealer_passed_over(line, seat)
        line.found.append(
            Irregularity(
                name, event.who, seat, event.n, told=told or simultaneous, turn=proper, what_done=event.what, sure=sure
            )
        )
    spoken = Spoken(seat, event.what, event.n, tuple(faults), linked=direct)
    line.spoken.append(spoken)
    if "call_after_final_pass" not in faults:  # cancelled whatever follows (39A)
        line.standing.append(spoken)


def _over_late_call(line: AuctionLine, event: Event, seat: Seat | None) -> bool:
    """Whether a call only goes on after one that came after the final pass: the auction is over all the same (39A)."""
    late = line.spoken[-1] if line.spoken else None
    if late is None or "call_after_final_pass" not in late.faults or late.seat is None or seat is not late.seat.lho:
        return False
    set_accepted(line, late.n, "yes")
    line.spoken.append(Spoken(seat, event.what, event.n))
    return True


def _certain(line: AuctionLine, name: str, *, direct: bool) -> bool:
    """Whether calls that were not told could make something else of a fault."""
    if name == "call_out_of_rotation":
        return _goes_on(line)
    if name == "call_after_final_pass":
        return direct and all(item.linked for item in line.standing[-3:])
    if name != "inadmissible_double":
        return True
    for item in reversed(line.standing):
        if isinstance(item.what.call, Bid):
            return direct
        if not item.linked:
            return direct and item is line.standing[0]
    return direct


def _goes_on(line: AuctionLine) -> bool:
    """Whether the told calls show that the auction had not ended."""
    for passes, item in enumerate(reversed(line.standing)):
        if item.what.is_pass is False:
            return passes < 3
        if not item.linked:
            return item is line.standing[0] and passes < 2 and line.dealer_told and item.seat is line.dealer
    return True


def _told_over(line: AuctionLine, table: Table, event: Event) -> bool:
    """Whether a call comes after an auction that is told to have ended in another contract."""
    phase, contract = table.first("phase"), table.first("contract")
    over = table.so("auction_over") is not None or (phase is not None and phase.value == "clarification")
    if not over or contract is None or event.n != table.last_call or event.what.is_pass is not False:
        return False
    told = f"{contract.part('level')}{str(contract.part('denomination'))[:1]}"
    doubled = contract.part("doubling") in ("X", "XX")
    return not doubled and any(str(item.what.call) == told for item in line.standing) and str(event.what.call) != told


def _over(line: AuctionLine) -> bool:
    """Whether told passes have ended the auction; three behind a bid do, whoever made them."""
    told = all(item.n is not None and item.what.is_pass for item in line.standing[-3:])
    if not line.standing or not told:
        return False
    bid = any(isinstance(item.what.call, Bid) for item in line.standing[:-3])
    return bool(line.ended()) if line.auction() is not None else bid and len(line.standing) > 3


def _dealer_passed_over(line: AuctionLine, seat: Seat | None) -> Seat | None:
    return line.dealer if line.dealer is not seat and not line.standing else None


def _gap(line: AuctionLine, table: Table, people: People, event: Event, skipped: int) -> str:
    """What stands between the turn and a call: untold `passes`, untold `calls`, or nothing regular (`irregular`)."""
    turn = line.turn
    if turn is None:
        return "none"
    last = line.standing[-1] if line.standing else None
    if last is not None and event.after is not None and event.after == last.n:
        return "irregular"
    if last is None and line.dealer_told:
        return "irregular"
    between = [turn.turned(step) for step in range(skipped)]
    if any(_not_done(table, people, seat, "call", event.n) for seat in between):
        return "irregular"
    auction = line.auction([*line.standing, *(Spoken(seat, What(call=PASS)) for seat in between)])
    return "calls" if auction is not None and auction.ended else "passes"


def _restated(line: AuctionLine, event: Event, seat: Seat | None) -> bool:
    """The same call by the same player told once more (a player says that he passed)."""
    last = line.spoken[-1] if line.spoken else None
    if last is None or last.seat is not seat or seat is None or event.how & {"out_of_turn"} or event.after:
        return False
    same = event.what.call is not None and last.what.call == event.what.call
    same = same or bool(is_double(last.what) and is_double(event.what) and last.what.call in (None, event.what.call))
    same = same or bool(last.what.is_pass and event.what.is_pass)
    return same or (event.status == "claimed" and last.what == event.what)


def _faults(line: AuctionLine, table: Table, event: Event, seat: Seat | None) -> list[str]:
    found: list[str] = []
    call = event.what.call
    auction = line.auction()
    if call is not None and auction is not None and (line.standing or isinstance(call, Bid)):
        reasons = [fault.reason for fault in faults_of(auction, call, seat or auction.turn)]
        found = [_NAMES[reason] for reason in reasons if reason in _NAMES]
        if call in (DOUBLE, REDOUBLE) and (seat is None or not _double_certain(line)):
            found = [name for name in found if name != "inadmissible_double"]
        if not _over(line):
            found = [name for name in found if name != "call_after_final_pass"]
    elif isinstance(call, Bid):
        bids = [item.what.call for item in line.standing if isinstance(item.what.call, Bid)]
        if call.over_seven:
            found.append("bid_over_seven")
        elif bids and not call.supersedes(bids[-1]):
            found.append("insufficient_bid")
    if event.what.level and event.what.level > 7 and "bid_over_seven" not in found:
        found.append("bid_over_seven")
    if "insufficient" in event.how and "insufficient_bid" not in found:
        found.append("insufficient_bid")
    if (_over(line) or _told_over(line, table, event)) and "call_after_final_pass" not in found:
        found.append("call_after_final_pass")
    if seat is not None and seat in line.obliged and event.what.is_pass is False:
        served = any(item.seat is seat and item.n and item.n > line.obliged[seat] for item in line.spoken)
        found = found if served else ["required_pass_violated", *found]
    if "insufficient_bid" in found and is_double(event.what):
        found.remove("insufficient_bid")
    return found


def _double_certain(line: AuctionLine) -> bool:
    """Whether everything from the last bid on is told, so that nothing untold can make a double regular."""
    for item in reversed(line.standing):
        if item.n is None:
            return False
        if isinstance(item.what.call, Bid):
            return True
    return line.dealer_told or line.dealer is not None


def _accept_by_call(line: AuctionLine, seat: Seat | None) -> None:
    """A call over an irregular one by its left-hand opponent accepts it; the proper player's call passes it over."""
    last = line.standing[-1] if line.standing else None
    if last is None or not last.faults or last.seat is None or seat is None:
        return
    if seat is last.seat.lho:
        set_accepted(line, last.n, "yes")
        return
    if "call_out_of_rotation" in last.faults:
        set_accepted(line, last.n, "no")
        line.standing.pop()


def _about_call(line: AuctionLine, table: Table, event: Event) -> bool:
    if not line.spoken or event.what.names_card:
        return False
    about = table.event(event.what.event)
    if about is not None:
        return about.act in ("call", "replace") and not about.what.names_card
    return event.what.names_call or not any(item.act in _PLAY_ACTS for item in table.done if item.n < event.n)


def _change(line: AuctionLine, table: Table, people: People, event: Event) -> None:
    """A call taken back or replaced."""
    seat = people.likely(event.who)
    open_change = line.found[-1] if line.found and line.found[-1].what == "change_of_call" else None
    waits = open_change is not None and not open_change.what_done.names_call and open_change.accepted != "no"
    if open_change is not None and waits and event.what.names_call and seat in (None, open_change.seat):
        # taken back, then replaced: one change
        line.found[-1] = replace(open_change, what_done=event.what, n=event.n)
        line.spoken.append(Spoken(open_change.seat, event.what, event.n))
        line.standing.append(Spoken(open_change.seat, event.what, event.n))
        return
    old = next((item for item in reversed(line.spoken) if item.n == event.what.event), None) or next(
        (item for item in reversed(line.spoken) if item.withdrawn is None and (seat is None or item.seat is seat)), None
    )
    if old is None:
        if event.act == "call":
            _call(line, table, people, event)
        return
    replaces = event.act != "withdraw" and (event.what.names_call)
    line.spoken = [replace(item, withdrawn=event.n) if item is old else item for item in line.spoken]
    at = next((index for index, item in enumerate(line.standing) if item.n == old.n), None)
    if old.faults:
        if table.whole or set(old.faults) != {"insufficient_bid"}:  # replaced at once, it may still be accepted (27C)
            set_accepted(line, old.n, "no")
    elif _replaces_faulty(line, old):
        pass  # replaced once more: 27B4, 36
    elif (first := _changed_before(line, old)) is not None:
        line.found = [
            replace(item, detail={**item.detail, "lho_changes": True}) if item is first else item for item in line.found
        ]
    else:
        line.found.append(
            Irregularity(
                "change_of_call",
                event.who or None,
                old.seat,
                event.n,
                told=True,
                what_done=event.what if replaces else What(),
                about=old.n,
                detail={"old": old.what},
            )
        )
    if at is not None:
        new = Spoken(old.seat, event.what, event.n)
        if {"bid_over_seven", "inadmissible_double"} & set(old.faults):  # what was called over it goes too (36A, 38B)
            over = {item.n for item in line.standing[at + 1 :]}
            line.spoken = [replace(item, withdrawn=event.n) if item.n in over else item for item in line.spoken]
            del line.standing[at + 1 :]
        if replaces and "call_out_of_rotation" not in old.faults:
            line.standing[at] = new
        else:
            del line.standing[at]
    if replaces:
        line.spoken.append(Spoken(old.seat, event.what, event.n))


def _replaces_faulty(line: AuctionLine, call: Spoken) -> bool:
    """Whether a call was itself made in place of a faulty one."""
    return any(item.withdrawn == call.n and item.faults for item in line.spoken) or any(
        item.withdrawn == call.n and _replaces_faulty(line, item) for item in line.spoken if item.n != call.n
    )


def _changed_before(line: AuctionLine, call: Spoken) -> Irregularity | None:
    """The change of the right-hand opponent's call after this one was made over it: then this one may be changed too
    (21B2, 25A6).
    """
    for item in line.found:
        over = item.about is not None and item.n is not None and call.n is not None and item.about < call.n < item.n
        if item.what == "change_of_call" and over and item.seat is not None and item.seat.lho is call.seat:
            return item
    return None


def _owed(line: AuctionLine) -> Seat | None:
    """Who has to replace a call that was refused, though it was in turn: the next call told is his (27B, 36B)."""
    last = line.standing[-1] if line.standing else None
    if last is None or not {"insufficient_bid", "inadmissible_double"} & set(last.faults):
        return None
    refused = any(item.n == last.n and item.accepted == "no" for item in line.found)
    return last.seat if refused and "call_out_of_rotation" not in last.faults else None


def _close(line: AuctionLine, table: Table) -> None:
    """Fill the passes that end the auction when play is told to have begun."""
    begun = any(event.act in _PLAY_ACTS for event in table.done) or table.so(*_PLAY_TOLD) is not None
    phase = told.value if (told := table.first("phase")) is not None else None
    begun = begun and not table.denied("auction_over") and phase not in ("auction", "before_auction")
    begun = begun or phase in ("clarification", "play", "after_play")
    if not begun or not line.standing or not any(item.what.is_bid for item in line.standing):
        return
    for _ in SEATS:
        auction, turn = line.auction(), line.turn
        if auction is None or auction.ended or auction.deprived is not None or turn is None:
            return  # to a player who was passed over the auction reverts (17D3), whatever was led
        line.standing.append(Spoken(turn, What(call=PASS)))

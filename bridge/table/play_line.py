"""Replaying the cards: tricks as far as told, leads and plays in or out of turn, failures to follow suit.

Untold cards are filled in: a player who is passed over in a trick may have followed suit, a lead by somebody who was
not known to have won the last trick is regular. Irregular is what is told so, or what nothing told allows.
"""

from __future__ import annotations

from dataclasses import replace

from bridge.contract import PartialContract
from bridge.seats import SEATS, Seat
from bridge.table.defects import settle_short
from bridge.table.designations import not_in_dummy
from bridge.table.findings import Irregularity, Truth
from bridge.table.model import Event, Table
from bridge.table.people import People
from bridge.table.refusals import said_of_lead
from bridge.table.retold import retold
from bridge.table.several_cards import called_instead, choose_one
from bridge.table.trick_line import Played, PlayLine, PlayStart, TrickLine
from bridge.table.trick_winners import number_tricks, settle, settle_all


def play_line(
    table: Table, people: People, contract: PartialContract, in_auction: frozenset[int], *, sure: bool = True
) -> PlayLine:
    """Replay every card that was led, played or called for.

    `in_auction` are events from before the play; `sure` says whether who declares is told or follows from told calls.
    """
    line = PlayLine()
    line.trump = contract.denomination.suit if contract.denomination else None
    line.notrump = contract.denomination is not None and line.trump is None
    setting = PlayStart(table, people, contract, sure)
    events = [event for event in table.done if event.n not in in_auction]
    for index, event in enumerate(events):
        if event.act == "lead" or _called_lead(line, event):
            _lead(line, setting, event)
        elif (event.act == "play" and not event.what.names_call) or (
            event.act == "designate" and not _played_next(setting, events[index + 1 :]) and not _void(setting, event)
        ):
            _play(line, setting, event)
        elif event.act in ("replace", "withdraw") and not event.what.names_call:
            _take_back(line, setting, event)
        elif event.act in ("agree", "object", "choose") and not choose_one(line, setting, event):
            _statement(line, setting, event)
    for item in table.told("trick"):
        told = line.trick_of(item.when) if isinstance(item.when, int) and isinstance(item.value, int) else None
        if told is not None:
            told.number = item.value
    number_tricks(line)
    settle_all(line, setting)
    settle_short(table, line)
    return line


def _called_lead(line: PlayLine, event: Event) -> bool:
    """Whether a card called from dummy is a lead out of turn: no trick is in progress (55A)."""
    current = line.current
    between = current is None or len(current.standing) >= len(SEATS)
    return event.act == "designate" and between and bool(event.how & {"out_of_turn", "wrong_hand"})


def _void(setting: PlayStart, event: Event) -> bool:
    """Whether a card was called that dummy has not: nothing was played (46B4)."""
    dummy = setting.declarer.partner if setting.declarer else None
    told = setting.table.told("holds")
    held = [item for item in told if item.who == "dummy" or (dummy and setting.people.likely(item.who) is dummy)]
    return event.what.card is not None and not_in_dummy(held, event.what.card)


def _played_next(setting: PlayStart, later: list[Event]) -> bool:
    """Whether the next thing told is that dummy's card was played."""
    if not later or later[0].act not in ("play", "lead"):
        return False
    dummy = setting.declarer.partner if setting.declarer else None
    return later[0].who == "dummy" or (dummy is not None and setting.people.likely(later[0].who) is dummy)


def _number(setting: PlayStart, line: PlayLine, event: Event) -> int | None:
    for item in setting.table.told("trick"):
        if isinstance(item.value, int) and (item.when is None or item.when == event.n):
            return item.value if item.when == event.n or not line.tricks else None
    before = line.current
    if before is None or before.number is None or not _follows(before, event):
        return None
    return before.number + 1


def _follows(trick: TrickLine, event: Event) -> bool:
    """Whether an event is told to follow directly on a trick."""
    direct = bool(trick.played) and event.after is not None and event.after == trick.played[-1].n
    return direct or "to_next_trick" in event.how


def is_opening(setting: PlayStart, line: PlayLine, event: Event) -> bool:
    """Whether a lead is the opening lead: nothing told speaks of an earlier trick."""
    waiting = all(trick.opening and len(trick.standing) == 1 and _lies(trick) for trick in line.tricks)
    if not waiting or "to_next_trick" in event.how or event.how & {"from_hand", "from_dummy"}:
        return False
    number = _number(setting, line, event)
    if number is not None:
        return number == 1
    seat = setting.hand(event)
    if any(isinstance(item.value, int) and item.value > 1 for item in setting.table.told("trick")):
        return False
    sure = len({fit.get("declarer") for fit in setting.people.fits}) == 1
    if sure and setting.declarer is not None and not _opening_fits(setting, event, seat):
        return False
    later = ("lead_in", "cards_left", "penalty_card", "won_trick", "dummy_spread", "tricks_total")
    if any(item.holds and item.when in (None, event.n) and item.kind in later for item in setting.table.circumstances):
        return False
    if _dummy_is_down(setting, event):
        return False
    if setting.declares(event, seat):
        phase = setting.table.first("phase")
        return "out_of_turn" in event.how and phase is not None and phase.value == "clarification"
    if event.how & {"face_down"} or setting.table.first("lead_faced", "dummy_spread"):
        return True
    phase = setting.table.first("phase")
    return phase is None or phase.value not in ("play", "after_play")


def _dummy_is_down(setting: PlayStart, event: Event) -> bool:
    """Whether dummy plays to this lead and nothing is told of its being spread: it lay there before."""
    after = next((item for item in setting.table.done if item.n > event.n and item.act in ("play", "designate")), None)
    spread = any(item.act in ("expose", "face") for item in setting.table.done if item.n > event.n)
    told = setting.table.first("phase", "lead_faced", "dummy_spread") is not None or "opening" in (event.words or "")
    return after is not None and after.who == "dummy" and not spread and not told


def _lies(trick: TrickLine) -> bool:
    """Whether an opening lead lies face down."""
    return "face_down" in trick.played[0].how


def _opening_fits(setting: PlayStart, event: Event, seat: Seat | None) -> bool:
    """Whether a lead can be the opening lead of a known declarer: by his LHO in turn, or else out of turn."""
    leader = setting.declarer.lho if setting.declarer else None
    for item in setting.table.told("on_lead"):
        if item.when in (None, event.n, "now", "before") and item.holds and item.who is not None:
            return setting.people.likely(item.who) is leader
    return not (seat is leader and "out_of_turn" in event.how)


def _first_lead(setting: PlayStart, line: PlayLine, event: Event) -> bool:
    """Whether it is told that no trick came before this lead."""
    told = setting.table.so("lead_faced", "dummy_spread") is not None or "face_down" in event.how
    phase = setting.table.first("phase")
    told = told or (phase is not None and phase.value == "clarification") or _number(setting, line, event) == 1
    return told or (event.after is not None and event.after == setting.table.last_call)


def due_leader(setting: PlayStart, line: PlayLine, event: Event, *, opening: bool) -> tuple[Seat | None, bool]:
    """Whose lead it was, and whether that is told (or follows from tricks told in full)."""
    lead_in = setting.table.first("lead_in")
    if lead_in is not None and setting.declarer is not None and not opening:
        where = str(lead_in.value or lead_in.who)
        if where in ("dummy", "hand", "declarer"):
            return (setting.declarer.partner if where == "dummy" else setting.declarer), True
    for item in setting.table.told("on_lead"):
        if item.when in (None, event.n, "now", "before") and item.holds:
            return setting.people.likely(item.who), True
    if opening and len({fit.get("declarer") for fit in setting.people.fits}) > 1:
        return None, False
    if opening:
        first = setting.table.whole or _first_lead(setting, line, event)
        return (setting.declarer.lho if setting.declarer else None), setting.declarer is not None and first
    before = line.current
    if before is not None:
        settle(line, setting, before)
        told = before.cards() is None or (setting.sure and all(item.sure for item in before.standing))
        if before.winner is not None and told and _follows(before, event):
            return before.winner, True
        if before.winner is not None and told and "out_of_turn" in event.how:
            return before.winner, False  # who won the trick last told was on lead, if nothing else is told
    return None, False


def _lead(line: PlayLine, setting: PlayStart, event: Event) -> None:
    current = line.current
    if current is not None:
        settle(line, setting, current)
    seat = setting.leads_from(event, current.winner if current else None)
    if retold(line, setting.table, event, setting.hand(event), _number(setting, line, event)):
        return
    if "simultaneous" in event.how and current is not None:
        line.found.append(_made("simultaneous_cards", event, seat, told=True))
        current.played.append(Played(seat, event.what, event.n, event.how))
        return
    if current is not None and _before_partner(setting, current, event, seat):
        line.found.append(_made("premature_play", event, seat, told=True, turn=seat.partner if seat else None))
        line.tricks.append(TrickLine(None, seat, [Played(seat, event.what, event.n, event.how)]))
        return
    opening = is_opening(setting, line, event)
    due, told_due = due_leader(setting, line, event, opening=opening)
    told = bool(event.how & {"out_of_turn", "wrong_hand", "before_partner"})
    wrong = told or (told_due and seat is not None and due is not None and seat is not due)
    if current is not None and _answers_wrong_lead(line, current, seat, due):
        proper = TrickLine(current.number, seat, [Played(seat, event.what, event.n, event.how)])
        proper.opening, proper.linked = current.opening, current.linked
        line.tricks.append(proper)
        return
    if wrong and current is not None and len(current.standing) == 1 and "to_next_trick" not in event.how and not told:
        wrong = current.leader is not seat.partner if seat and current.leader else wrong
    if wrong:
        line.found.append(_wrong_lead(setting, event, seat, due, opening=opening, told=told))
    several = event.n if len(event.what.cards) > 1 else None
    if several:
        line.found.append(_made("simultaneous_cards", event, seat, told=True))
    led = Played(seat, event.what, event.n, event.how, withdrawn=several, sure=True)
    trick = TrickLine(_number(setting, line, event), seat, [led])
    trick.opening = opening
    first = _first_lead(setting, line, event) or (opening and setting.table.whole)
    trick.linked = first if current is None else _chained(current, event, enough=3 if setting.table.whole else 4)
    line.tricks.append(trick)


def _before_partner(setting: PlayStart, trick: TrickLine, event: Event, seat: Seat | None) -> bool:
    """Law 57A: a lead to the next trick before partner has played to this one."""
    if "before_partner" in event.how and "to_next_trick" in event.how:
        return True
    if "to_next_trick" not in event.how or seat is None or trick.of(seat.partner) is not None:
        return False
    return any(
        setting.people.likely(item.who) is seat.partner and item.part("act") == "play" and item.part("what") is None
        for item in setting.table.told("not_done")
    )


def _chained(before: TrickLine, event: Event, *, enough: int) -> bool:
    """Whether everything up to this lead is told: the trick before it is complete and it follows directly.

    Of a table told whole three cards are `enough`: the trick was defective (67).
    """
    complete = len(before.standing) >= enough and all(item.sure and item.seat for item in before.standing)
    return before.linked and complete and event.after is not None and event.after == before.played[-1].n


def _made(
    what: str, event: Event, seat: Seat | None, *, told: bool, turn: Seat | None = None, accepted: Truth = "unknown"
) -> Irregularity:
    return Irregularity(what, event.who, seat, event.n, told=told, turn=turn, accepted=accepted, what_done=event.what)


def _wrong_lead(
    setting: PlayStart, event: Event, seat: Seat | None, due: Seat | None, *, opening: bool, told: bool
) -> Irregularity:
    declares = setting.declares(event, seat)
    up = setting.table.first("lead_faced")
    if "face_down" in event.how and (up is None or not up.truth):
        name = "face_down_lead_out_of_turn"
    elif declares and not opening:
        name = "lead_out_of_turn_declarer"
    else:
        name = "lead_out_of_turn_opening" if opening else "lead_out_of_turn_defender"
    found = _made(name, event, seat, told=told, turn=due if due is not seat else None)
    found.detail["declares"] = declares
    certain = declares is not None and setting.sure and (not opening or bool(up) or not _guessed(setting, event))
    return replace(found, sure=certain)


def _guessed(setting: PlayStart, event: Event) -> bool:
    """Whether nothing but the want of an earlier trick makes a lead the opening lead."""
    marks = setting.table.first("phase", "on_lead", "lead_faced", "dummy_spread", "trick", "not_done")
    linked = event.after is not None and event.after == setting.table.last_call
    return marks is None and "face_down" not in event.how and not linked


def _answers_wrong_lead(line: PlayLine, current: TrickLine, seat: Seat | None, due: Seat | None) -> bool:
    """Whether this lead is the proper one, made after a lead out of turn (Law 53B)."""
    wrong = next((item for item in line.found if item.n == current.played[0].n and "lead_out" in item.what), None)
    if wrong is None or seat is None or len(current.standing) != 1:
        return False
    proper = wrong.turn or due
    if proper is not None and seat is not proper:
        return False
    line.found = [
        replace(item, accepted="no", detail={**item.detail, "correct_leader_led": True}) if item is wrong else item
        for item in line.found
    ]
    return True


def _play(line: PlayLine, setting: PlayStart, event: Event) -> None:
    seat = setting.hand(event)
    if retold(line, setting.table, event, seat, _number(setting, line, event)):
        return
    trick = line.current
    if event.act == "designate" and "instead" in event.how and trick and called_instead(trick, setting.table, event):
        return
    if trick is None or "to_next_trick" in event.how or _again(trick, seat, event):
        trick = TrickLine(_number(setting, line, event))
        line.tricks.append(trick)
    if "second_card" in event.how or len(event.what.cards) > 1:
        name = "fifth_card" if "second_card" in event.how and len(event.what.cards) < 2 else "simultaneous_cards"
        line.found.append(_made(name, event, seat, told=True))
        trick.played.append(Played(seat, event.what, event.n, event.how, withdrawn=event.n))
        return
    _accept_lead(line, trick, seat)
    if _premature(setting, trick, event, seat):
        line.found.append(_made("premature_play", event, seat, told=True, turn=_next(trick)))
    elif "simultaneous" in event.how:
        line.found.append(_made("simultaneous_cards", event, seat, told=True))
    called = setting.table.event(event.after)
    after = called.after if called is not None and called.act == "designate" else event.after
    linked = bool(trick.played) and trick.played[-1].sure and trick.played[-1].n in (event.after, after)
    trick.played.append(Played(seat, event.what, event.n, event.how, sure=linked and event.after is not None))


def _again(trick: TrickLine, seat: Seat | None, event: Event) -> bool:
    return seat is not None and trick.of(seat) is not None and "second_card" not in event.how


def _next(trick: TrickLine) -> Seat | None:
    last = trick.standing[-1] if trick.standing else None
    return last.seat.lho if last and last.seat else None


def _premature(setting: PlayStart, trick: TrickLine, event: Event, seat: Seat | None) -> bool:
    if event.how & {"before_partner", "out_of_turn"}:
        return True
    if seat is None or trick.leader is None or not trick.standing:
        return False
    due = _next(trick)
    if due is None or due is seat:
        return False
    if event.after is not None and event.after == trick.standing[-1].n and len(trick.standing) < 4:
        return True
    skipped = [due.turned(step) for step in range(due.steps_to(seat))]
    absent = [
        item
        for item in setting.table.told("not_done")
        if item.part("act") in ("play", None)
        and setting.people.likely(item.who) in skipped
        and item.who is not None
        and (item.when == event.n or item.part("what") is None)
    ]
    last = max((item.n for item in setting.table.acts("lead", "play")), default=0)
    partner = any(setting.people.likely(item.who) is seat.partner for item in absent)
    before = any(setting.people.likely(item.who) is seat.rho for item in absent) and event.n == last
    return seat.side is not getattr(setting.declarer, "side", None) and (partner or before)


def _accept_lead(line: PlayLine, trick: TrickLine, seat: Seat | None) -> None:
    """A card played to a lead out of turn by the next hand accepts it (Law 53A)."""
    if not trick.played or seat is None:
        return
    first = trick.played[0]
    for index, item in enumerate(line.found):
        if item.n == first.n and item.what.startswith("lead_out") and item.accepted == "unknown" and item.seat:
            other = seat.side is not item.seat.side
            detail = {**item.detail, "next_player_played": seat is item.seat.lho, "partner_played": not other}
            line.found[index] = replace(item, accepted="yes" if other else "unknown", detail=detail)


def _take_back(line: PlayLine, setting: PlayStart, event: Event) -> None:
    """A card withdrawn or replaced; irregular in itself only when nothing irregular called for it."""
    seat = setting.hand(event)
    target: Played | None = None
    for trick in reversed(line.tricks):
        target = next((i for i in reversed(trick.standing) if i.n == event.what.event), None) or next(
            (i for i in reversed(trick.standing) if seat is not None and i.seat is seat), None
        )
        if target is None and event.who == "declarer" and setting.declarer is not None:
            target = trick.of(setting.declarer.partner)
        if target is not None:
            trick.played = [replace(i, withdrawn=event.n) if i is target else i for i in trick.played]
            if event.act == "replace":
                trick.played.append(Played(target.seat, event.what, event.n, event.how, sure=target.sure))
            break
    if target is None:
        return
    told = setting.table.event(target.n)
    if told is not None and told.act == "designate":
        line.found.append(replace(_made("change_of_designation", event, target.seat, told=True), about=target.n))
    elif not any(item.n == target.n for item in line.found):
        line.found.append(replace(_made("retracted_card", event, target.seat, told=True), about=target.n))
    else:
        line.found = [replace(i, detail={**i.detail, "withdrawn": True}) if i.n == target.n else i for i in line.found]


def _statement(line: PlayLine, setting: PlayStart, event: Event) -> None:
    """An opponent accepts or refuses a lead out of turn, or declarer chooses what comes with the one or the other."""
    said = said_of_lead(event)
    seat = setting.people.likely(event.who)
    for index in range(len(line.found) - 1, -1, -1):
        item = line.found[index]
        if not item.what.startswith("lead_out") or item.n is None or event.n < item.n:
            continue
        if seat is not None and item.seat is not None and seat.side is item.seat.side and event.who != "declarer":
            return
        statements = {**item.detail.get("statements", {}), (seat.value if seat else event.who or "?"): said}
        answer: Truth = said if item.accepted == "unknown" else item.accepted
        line.found[index] = replace(
            item, accepted=answer, detail={**item.detail, "statements": statements, "said": event.n}
        )
        return
